### Что говорит стол «Владык Рагнарёка» кроме текстов самой игры.

lr-chapter = Ход { $round } · { $step }
lr-none = нет
lr-neutral = нейтральный
lr-open = открыта
lr-of = { $value } из { $most }

## Карта мира

lr-map = Карта мира
lr-region-label = Регион { $number }, { $region }, { $land }. Население { $population }. Места: { $sites }. Контроль: { $owner }. Здесь: { $pieces }.
lr-sea-label = { $sea }. Драккары: { $ships }.
lr-realm-label = Царство { $realm }. Союз стоит Руну { $rune }. Пара: { $action }. Союзники: { $allies }.
lr-wheel-space = Колесо: { $action }, Царство { $realm }. Маркеры снизу вверх: { $markers }. Союзники: { $allies }.
lr-wheel-mobilize = Мобилизация
lr-wheel-reinforce = Подкрепление
lr-wheel-build_temple = Храм
lr-wheel-monsters = Монстры
lr-wheel-usurp = Узурпация
lr-wheel-prepare = Подготовка
lr-wheel-build_monument = Монумент
lr-hero-of = Герой: { $who }
lr-army-of = Армия { $value }: { $who }
lr-threat = { $who } может привести { $value }
lr-defends = { $who } защищается с { $value }

## Игроки

lr-sheet = Планшет: { $who }
lr-whole-sheet = Весь планшет
lr-follower = Последователь Суртура
lr-regions = регионы
lr-roads = Пути к победе
lr-road-great_jarl = целые Земли
lr-road-great_gothi = Храмы
lr-road-hunter = жетоны для охоты на Локи
lr-its-goal = его цель
lr-road-ragnarok = регионы Колеса
lr-injured = { $value } из { $most }, ранено
lr-rune-title = { $rune }: { $count }, в запасе { $supply }
lr-armies-on-map = Армии на карте
lr-priests = Жрецов готово { $ready }, отправлено { $sent }, в запасе { $supply }
lr-priests-ready = Готовые Жрецы
lr-hand-of = Карты битвы в руке
lr-tucked = Подложенные карты, по 1 силе
lr-known = Увидено в этой руке: { $cards }
lr-boons = Благословения и Артефакты
lr-spent = { $card }, истощено
lr-method-1 = Вторгается в Храмы, затем в Святилища, затем к слабейшим, затем ближе к людям
lr-method-2 = Вторгается ближе к людям, затем к слабейшим, затем в Храмы и Святилища
lr-method-3 = Вторгается туда, где больше его Земли, затем в Храмы и Святилища, затем к слабейшим
lr-row = Следующие карты
lr-row-die = выбирает кубик
lr-odds = { $count } из { $faces }
lr-surtur-in = Жетон ещё не выложен
lr-surtur-out = Жетон на карте; вернёт Армия { $army }
lr-surtur-note = Выложено { $tokens } из { $places }. Ещё один сверх { $places }, и вы проиграли.
lr-surtur-needed = Чтобы устранить жетон: Армия { $army }.

## Планшеты и колоды

lr-monuments = Монументы
lr-monuments-note = и их Жрецы
lr-monument-label = { $god }, уровень { $level } из { $levels }. Мест для Жрецов: { $spots }. Жрецы: { $priests }.
lr-temples = Храмы
lr-slot = Храм { $slot }
lr-slot-blessing = Храм { $slot }: выбор Благословений
lr-monsters = Монстры
lr-monsters-note = золотые раны дают награду
lr-slain = убит
lr-wound = Рана { $space }: { $symbol }. Награда: { $reward }. Маркер: { $marker }.
lr-hand = Ваша рука
lr-hand-empty = Карт нет.
lr-deck = Колода: { $count }
lr-discard = Сброшено: { $count }
lr-card-value = Значение
lr-losses = { $count ->
    [0] без потерь
    [one] { $count } потеря
    [few] { $count } потери
   *[other] { $count } потерь
}
lr-type-blessing = Благословение
lr-type-artefact = Артефакт
lr-type-attack = Атака Монстра
lr-type-action = Карта действий
lr-type-hero = Герой
lr-type-origin = Происхождение

## Ход

lr-step-row = Карта
lr-step-prayer = Молитва
lr-step-hero = Герой
lr-step-runes = Руны
lr-step-manoeuvres = Манёвры
lr-step-special = Особое действие
lr-step-bonus = Бонус
lr-step-end = Конец
lr-signs = Предпосылок: { $flipped } из { $wanted }
lr-last-turns = Осталось ходов: { $count }
lr-sign-on = { $sign }: выполнено
lr-sign-off = { $sign }: ещё нет

## Битвы и охота

lr-battle-for = Битва за регион: { $region }
lr-battle-ready = Бонусы
lr-battle-cards = Карты
lr-battle-losses = Потери
lr-battle-result = Итог
lr-battle-won = Победа: { $who }
lr-battle-value = Значение битвы
lr-battle-deck = В колоде битвы: { $cards }
lr-army = Армия
lr-card-texts = Тексты карт
lr-attacks = атакует
lr-defends-here = защищается, при ничьей побеждает
lr-passed = пас
lr-leads = впереди
lr-won = победа
lr-hunt-for = Охота: { $monster }
lr-hunter = Охотник: { $who }. Травм: { $injuries }.
lr-hunt-strike = Ваш удар
lr-hunt-attack = Удар Монстра
lr-hunt-defend = Ваша защита

## Ход Последователя

lr-turn-of = Ход Последователя: { $who }
lr-next-step = Дальше: { $step }
lr-next-follower = Следующий Последователь
lr-to-my-turn = К моему ходу
lr-row-of-surtur = Ряд Суртура
lr-die = На кубике { $roll }
lr-chosen = выбрано
lr-done = выполнено
lr-after-remove = выбывает
lr-after-shuffle = возвращается
lr-why = Почему: { $by }
lr-skips = Пропускает: { $rule }. Почему: { $by }
lr-nothing = Ничего не происходит.
lr-candidate = Можно выбрать
lr-criterion = Отброшено по
lr-measure = Мера
lr-against = { $measure } против { $best }

## Подсказки

lr-ask-go = Куда идёт ваш Герой?
lr-ask-sail = Куда плывёт ваш драккар?
lr-ask-march = Армия { $value }, { $region }: куда она идёт?
lr-hint-value = { $from } → { $to }
lr-hint-number = регион { $number }
lr-hint-population = население { $count }
lr-hint-covers = накрывает маркер: { $who } получает Руну
lr-hint-realm = { $realm } даёт бонус: { $allies }
lr-hint-free = { $realm } не имеет союзников
lr-why-step = Колесо для особого действия, последнего этапа хода.
lr-why-marked = Там уже лежит ваш маркер; Монумент освобождает Колесо.
lr-why-impossible = Это действие сейчас не выполнить.
lr-why-monument = Для Монумента нужен ваш маркер на Колесе.
lr-why-allied = Вы уже в союзе с этим Царством.
lr-why-realm = Для союза нужны его Руна и ваш Герой рядом с Царством, на этапе Рун.
lr-why-loki = Армии не могут войти в регион Локи.
lr-why-far = Это слишком далеко.

## У огня

lr-tale-battle = Самая упорная битва.
lr-tale-slayer = Гроза Монстров.
lr-tale-slayer-text = { $who }, убито Монстров: { $count }.
lr-tale-fury = Ярость Суртура.
lr-tale-fury-text = Выложено жетонов Опустошения: { $count }; одновременно на карте: { $most }.
