### Що каже стіл «Володарів Раґнарока» крім текстів самої гри.

lr-chapter = Хід { $round } · { $step }
lr-none = немає
lr-neutral = нейтральний
lr-open = відкрита
lr-of = { $value } з { $most }

## Мапа

lr-map = Мапа
lr-region-label = Регіон { $number }, { $region }, { $land }. Населення { $population }. Місця: { $sites }. Контроль: { $owner }. Тут: { $pieces }.
lr-sea-label = { $sea }. Драккари: { $ships }.
lr-realm-label = Царство { $realm }. Союз коштує Руну { $rune }. Пара: { $action }. Союзники: { $allies }.
lr-wheel-space = Колесо: { $action }, Царство { $realm }. Маркери знизу вгору: { $markers }. Союзники: { $allies }.
lr-wheel-mobilize = Мобілізація
lr-wheel-reinforce = Підкріплення
lr-wheel-build_temple = Храм
lr-wheel-monsters = Монстри
lr-wheel-usurp = Узурпація
lr-wheel-prepare = Підготовка
lr-wheel-build_monument = Монумент
lr-hero-of = Герой: { $who }
lr-army-of = Армія { $value }: { $who }
lr-threat = { $who } може привести { $value }
lr-defends = { $who } захищається з { $value }

## Гравці

lr-sheet = Планшет: { $who }
lr-whole-sheet = Увесь планшет
lr-follower = Послідовник Суртура
lr-regions = регіони
lr-roads = Шляхи до перемоги
lr-road-great_jarl = цілі Землі
lr-road-great_gothi = Храми
lr-road-hunter = жетони для полювання на Локі
lr-its-goal = його ціль
lr-road-ragnarok = регіони Колеса
lr-injured = { $value } з { $most }, поранено
lr-rune-title = { $rune }: { $count }, у запасі { $supply }
lr-armies-on-map = Армії на мапі
lr-priests = Жерців готово { $ready }, відряджено { $sent }, у запасі { $supply }
lr-priests-ready = Готові Жерці
lr-hand-of = Карти битви в руці
lr-tucked = Підкладені карти, по 1 силі
lr-known = Побачено в цій руці: { $cards }
lr-boons = Благословення й Артефакти
lr-spent = { $card }, виснажено
lr-method-1 = Вторгається в Храми, тоді у Святині, тоді до найслабших, тоді найближче до людей
lr-method-2 = Вторгається найближче до людей, тоді до найслабших, тоді в Храми та Святині
lr-method-3 = Вторгається там, де має найбільше Землі, тоді в Храми та Святині, тоді до найслабших
lr-row = Наступні карти
lr-row-die = обирає куб
lr-odds = { $count } з { $faces }
lr-surtur-in = Жетон ще не викладено
lr-surtur-out = Жетон на мапі; повертає Армія { $army }
lr-surtur-note = Викладено { $tokens } з { $places }. Ще один понад { $places }, і ви програли.
lr-surtur-needed = Щоб усунути жетон: Армія { $army }.

## Планшети й колоди

lr-monuments = Монументи
lr-monuments-note = та їхні Жерці
lr-monument-label = { $god }, рівень { $level } з { $levels }. Місць для Жерців: { $spots }. Жерці: { $priests }.
lr-temples = Храми
lr-slot = Храм { $slot }
lr-slot-blessing = Храм { $slot }: вибір Благословень
lr-monsters = Монстри
lr-monsters-note = золоті рани дають нагороду
lr-slain = убито
lr-wound = Рана { $space }: { $symbol }. Нагорода: { $reward }. Маркер: { $marker }.
lr-hand = Ваша рука
lr-hand-empty = Карт немає.
lr-deck = Колода: { $count }
lr-discard = Скинуто: { $count }
lr-card-value = Параметр
lr-losses = { $count ->
    [0] без втрат
    [one] { $count } втрата
    [few] { $count } втрати
   *[other] { $count } втрат
}
lr-type-blessing = Благословення
lr-type-artefact = Артефакт
lr-type-attack = Атака Монстра
lr-type-action = Карта дій
lr-type-hero = Герой
lr-type-origin = Походження

## Хід

lr-step-row = Карта
lr-step-prayer = Молитва
lr-step-hero = Герой
lr-step-runes = Руни
lr-step-manoeuvres = Маневри
lr-step-special = Особлива дія
lr-step-bonus = Бонус
lr-step-end = Кінець
lr-signs = Передумов: { $flipped } з { $wanted }
lr-last-turns = Лишилося ходів: { $count }
lr-sign-on = { $sign }: виконано
lr-sign-off = { $sign }: ще ні

## Битви й полювання

lr-battle-for = Битва за регіон: { $region }
lr-battle-ready = Бонуси
lr-battle-cards = Карти
lr-battle-losses = Втрати
lr-battle-result = Підсумок
lr-battle-won = Перемога: { $who }
lr-battle-value = Параметр битви
lr-battle-deck = У колоді битви: { $cards }
lr-army = Армія
lr-card-texts = Тексти карт
lr-attacks = атакує
lr-defends-here = захищається, за нічиєї перемагає
lr-passed = пас
lr-leads = попереду
lr-won = перемога
lr-hunt-for = Полювання: { $monster }
lr-hunter = Мисливець: { $who }. Травм: { $injuries }.
lr-hunt-strike = Ваш удар
lr-hunt-attack = Удар Монстра
lr-hunt-defend = Ваш захист

## Хід Послідовника

lr-turn-of = Хід Послідовника: { $who }
lr-next-step = Далі: { $step }
lr-next-follower = Наступний Послідовник
lr-to-my-turn = До мого ходу
lr-row-of-surtur = Ряд Суртура
lr-die = На кубі { $roll }
lr-chosen = обрано
lr-done = виконано
lr-after-remove = вибуває
lr-after-shuffle = повертається
lr-why = Чому: { $by }
lr-skips = Пропускає: { $rule }. Чому: { $by }
lr-nothing = Нічого не стається.
lr-candidate = Можна обрати
lr-criterion = Відкинуто за
lr-measure = Міра
lr-against = { $measure } проти { $best }

## Підказки

lr-ask-go = Куди йде ваш Герой?
lr-ask-sail = Куди пливе ваш драккар?
lr-ask-march = Армія { $value }, { $region }: куди вона йде?
lr-hint-value = { $from } → { $to }
lr-hint-number = регіон { $number }
lr-hint-population = населення { $count }
lr-hint-covers = накриває маркер: { $who } отримує Руну
lr-hint-realm = { $realm } дає бонус: { $allies }
lr-hint-free = { $realm } не має союзників
lr-why-step = Колесо для особливої дії, останнього етапу ходу.
lr-why-marked = Там уже лежить ваш маркер; Монумент звільняє Колесо.
lr-why-impossible = Цю дію зараз не виконати.
lr-why-monument = Для Монумента потрібен ваш маркер на Колесі.
lr-why-allied = Ви вже в союзі з цим Царством.
lr-why-realm = Для союзу потрібні його Руна й ваш Герой поруч із Царством, на етапі Рун.
lr-why-loki = Армії не можуть увійти до регіону Локі.
lr-why-far = Це задалеко.

## Біля вогню

lr-tale-battle = Найщільніша битва.
lr-tale-slayer = Гроза Монстрів.
lr-tale-slayer-text = { $who }, убито Монстрів: { $count }.
lr-tale-fury = Лють Суртура.
lr-tale-fury-text = Викладено жетонів Спустошення: { $count }; водночас на мапі: { $most }.
