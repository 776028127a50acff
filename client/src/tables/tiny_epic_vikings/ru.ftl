### Стол Tiny Epic Vikings по-русски.

## Карта

tev-map = Карта, { $board }
tev-island = { $name }: руна { $rune }; контролирует: { $control }. { $forces }
tev-force =
    { $clan }: { $settlers ->
        [0] без поселенцев
        [one] { $settlers } поселенец
        [few] { $settlers } поселенца
       *[other] { $settlers } поселенцев
    }{ $temples ->
        [0] { "" }
        [one] , { $temples } храм
        [few] , { $temples } храма
       *[other] , { $temples } храмов
    }, влияние { $influence }
tev-dock = Док, { $name }: { $there }
tev-fjord = Фьорд, { $name }. Корабли: { $boats }
tev-nobody = никого
tev-empty = пусто
tev-none = пока нет
tev-raid-for = селение: набег за { $steel } стали
tev-rune-worth = Руна сейчас даёт { $points } ({ $god })
tev-favours-upper = Благосклонность, север
tev-favours-lower = Благосклонность, юг
tev-favours-none = всё взято
tev-battle-on = За эту благосклонность идёт битва, начал клан: { $clan }

## Боги, эпохи

tev-god = { $god }, бог руны { $rune }: ярость { $fury }, ранг { $rank }, { $points } за каждую руну острова
tev-rank = Ранг { $rank } · руна { $points }
tev-rank-short = { $rank } · { $points }
tev-rank-long = Ранг { $rank }: руна острова даёт { $points }, руна на карте благосклонности { $favours }
tev-villages-of = селений: { $count } из { $limit }
tev-era-mat = Планшет эпохи
tev-chapter = Эпоха { $era } · { $phase }
tev-phases = Фазы эпохи
tev-turns =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
       *[other] { $count } ходов
    }
tev-raid-steel = Набег: { $steel } стали

## Действия, коротко

tev-do-sail = Плавание
tev-do-explore_settler = Разведка
tev-do-harvest = Урожай
tev-do-build = Стройка
tev-do-smite = Убийство
tev-do-collect = Ресурсы
tev-do-exchange = Обмен
tev-do-draw_replace = Карта
tev-do-explore_temple = Храм
tev-do-enter_battle = Битва

## Карты

tev-strength = сила
tev-steel-price = В битве стоит { $steel } стали
tev-row = Ваш ряд
tev-active = активные руны
tev-hand = Рука
tev-hand-note =
    { $count ->
        [0] больше нет ходов в этой эпохе
        [one] ещё { $count } ход
        [few] ещё { $count } хода
       *[other] ещё { $count } ходов
    }
tev-pack = Отбор
tev-pack-note = оставьте одну из { $count }; уже взято: { $kept }
tev-face-lead = Возглавить, лицом вверх
tev-face-fight = Сражаться, лицом вниз

## Кланы

tev-mat = Планшет клана, { $clan }
tev-first = первый
tev-enemy = Нейтральный враг
tev-points-now = очков сейчас
tev-points-islands = Очки за острова сейчас; благосклонность тайная
tev-settlers = Поселенцы
tev-settler-price = высадка, каждый 1
tev-settlers-home = поселенцы на планшете
tev-built = построено
tev-boats-built = построено кораблей
tev-temples-built = построено храмов
tev-villages =
    { $count ->
        [one] селение
        [few] селения
       *[other] селений
    }
tev-villages-raided = разграбленные селения, которые можно посвятить
tev-influence = Влияние поселенца, корабля в доке, храма
tev-cards-in-hand = карт на руке
tev-take = { $resource }: +{ $count }
tev-chief-sails = корабль вождя +{ $docks }
tev-track = { $resource }: деление { $space } из { $end }
tev-leaders = Лидеры
tev-in-deck = в колоде: { $count }
tev-battle-row = Ряд битвы

## Вопросы и подсказки

tev-ask-sail = Куда отсюда: { $place }?
tev-ask-explore = Какой переправой отсюда: { $place }?
tev-ask-temple = Куда храм отсюда: { $place }?
tev-ask-exchange = Какой ресурс на какой и сколько?
tev-hint-boat = здесь корабль: { $clan }
tev-hint-fight =
    сила сейчас { $strength }{ $steel ->
        [0] { "" }
       *[other] , за { $steel } стали
    }
tev-warn-recall = Вернуть поселенца на планшет? Он покинет: { $island }.
tev-warn-steel = { $card }: в битве нужно { $price } стали, а у вас { $steel }. Без оплаты карта не участвует.
tev-why-full = Стопка полна: { $limit } селений, по одному на игрока.
tev-why-own-dock = Там уже ваш корабль.

## Ход вражеского клана, стопки

tev-rival-turn = Ход вражеского клана
tev-step-card = Карта
tev-step-leader = Действие лидера
tev-step-dedicate = Посвящение
tev-step-rune = Действие руны
tev-step-symbols = Действия ресурсов
tev-step-tracks = Полные шкалы
tev-step-nothing = делать нечего
tev-next = Дальше: { $step }
tev-to-my-turn = К моему ходу
tev-show = показать
tev-hide = скрыть
tev-piles = Стопки
tev-pile-discard = Сброс
tev-pile-invaders = Захватчики

## Битва

tev-battle-for = Битва: { $favour }
tev-battle-fought = Карты открыты
tev-battle-won = Победа: { $clan }
tev-battle-nobody = Благосклонность не получил никто
tev-wins = победа
tev-unpaid = Сталь не уплачена
tev-steel-bonus = из них +{ $bonus } за сталь

## Когда всё кончено

tev-era = Эпоха { $era }
tev-tale-rival = Вражеский клан.
tev-tale-rival-text = Его очки: { $total }; за острова { $islands }, за благосклонность { $favours }.
tev-tale-feared = Самый грозный бог.
tev-tale-feared-text = { $god }, ярость { $fury }.
tev-tale-won = Больше всего побед в битвах.
tev-tale-won-text = { $clan }: { $count }.
tev-tale-stole = Больше всего украденных рун.
tev-tale-stole-text = { $clan }: { $count }.
