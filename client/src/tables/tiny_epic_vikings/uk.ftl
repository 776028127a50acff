### Стіл Tiny Epic Vikings українською.

## Карта

tev-map = Карта, { $board }
tev-island = { $name }: руна { $rune }; контролює: { $control }. { $forces }
tev-force =
    { $clan }: { $settlers ->
        [0] без поселенців
        [one] { $settlers } поселенець
        [few] { $settlers } поселенці
       *[other] { $settlers } поселенців
    }{ $temples ->
        [0] { "" }
        [one] , { $temples } храм
        [few] , { $temples } храми
       *[other] , { $temples } храмів
    }, вплив { $influence }
tev-dock = Док, { $name }: { $there }
tev-fjord = Фіорд, { $name }. Човни: { $boats }
tev-nobody = нікого
tev-empty = порожньо
tev-none = поки немає
tev-raid-for = селище: рейд за { $steel } сталі
tev-rune-worth = Руна зараз дає { $points } ({ $god })
tev-favours-upper = Прихильність, північ
tev-favours-lower = Прихильність, південь
tev-favours-none = усі здобуто
tev-battle-on = За цю прихильність триває битва, розпочав клан: { $clan }

## Боги, епохи

tev-god = { $god }, бог руни { $rune }: лють { $fury }, ранг { $rank }, { $points } за кожну руну острова
tev-rank = Ранг { $rank } · руна { $points }
tev-rank-short = { $rank } · { $points }
tev-rank-long = Ранг { $rank }: руна острова дає { $points }, руна на прихильності { $favours }
tev-villages-of = селищ: { $count } з { $limit }
tev-era-mat = Планшет епохи
tev-chapter = Епоха { $era } · { $phase }
tev-phases = Фази епохи
tev-turns =
    { $count ->
        [one] { $count } хід
        [few] { $count } ходи
       *[other] { $count } ходів
    }
tev-raid-steel = Рейд: { $steel } сталі

## Дії, коротко

tev-do-sail = Плавання
tev-do-explore_settler = Розвідка
tev-do-harvest = Врожай
tev-do-build = Будова
tev-do-smite = Убивство
tev-do-collect = Ресурси
tev-do-exchange = Обмін
tev-do-draw_replace = Карта
tev-do-explore_temple = Храм
tev-do-enter_battle = Битва

## Карти

tev-strength = сила
tev-steel-price = У битві коштує { $steel } сталі
tev-row = Ваш ряд
tev-active = активні руни
tev-hand = Рука
tev-hand-note =
    { $count ->
        [0] більше немає ходів цієї епохи
        [one] ще { $count } хід
        [few] ще { $count } ходи
       *[other] ще { $count } ходів
    }
tev-pack = Відбір
tev-pack-note = залиште одну з { $count }; уже взято: { $kept }
tev-face-lead = Очолити, горілиць
tev-face-fight = Битися, долілиць

## Клани

tev-mat = Планшет клану, { $clan }
tev-first = перший
tev-enemy = Нейтральний ворог
tev-points-now = очок зараз
tev-points-islands = Очки за острови зараз; прихильності таємні
tev-settlers = Поселенці
tev-settler-price = висадка, кожен 1
tev-settlers-home = поселенці на планшеті
tev-built = збудовано
tev-boats-built = збудовано човнів
tev-temples-built = збудовано храмів
tev-villages =
    { $count ->
        [one] селище
        [few] селища
       *[other] селищ
    }
tev-villages-raided = розграбовані селища, які можна присвятити
tev-influence = Вплив поселенця, човна в доку, храму
tev-cards-in-hand = карт на руці
tev-take = { $resource }: +{ $count }
tev-chief-sails = човен вождя +{ $docks }
tev-track = { $resource }: поділка { $space } з { $end }
tev-leaders = Лідери
tev-in-deck = у колоді: { $count }
tev-battle-row = Ряд битви

## Питання й підказки

tev-ask-sail = Куди звідси: { $place }?
tev-ask-explore = Якою переправою звідси: { $place }?
tev-ask-temple = Куди храм звідси: { $place }?
tev-ask-exchange = Який ресурс на який і скільки?
tev-hint-boat = тут човен: { $clan }
tev-hint-fight =
    сила зараз { $strength }{ $steel ->
        [0] { "" }
       *[other] , за { $steel } сталі
    }
tev-warn-recall = Повернути поселенця на планшет? Він покине: { $island }.
tev-warn-steel = { $card }: у битві треба { $price } сталі, а у вас { $steel }. Без сплати карта не бере участі.
tev-why-full = Стос повний: { $limit } селищ, по одному на гравця.
tev-why-own-dock = Там уже ваш човен.

## Хід ворожого клану, стоси

tev-rival-turn = Хід ворожого клану
tev-step-card = Карта
tev-step-leader = Лідерська дія
tev-step-dedicate = Присвята
tev-step-rune = Дія руни
tev-step-symbols = Дії ресурсів
tev-step-tracks = Повні шкали
tev-step-nothing = нічого робити
tev-next = Далі: { $step }
tev-to-my-turn = До мого ходу
tev-show = показати
tev-hide = сховати
tev-piles = Стоси
tev-pile-discard = Скид
tev-pile-invaders = Загарбники

## Битва

tev-battle-for = Битва: { $favour }
tev-battle-fought = Карти відкрито
tev-battle-won = Перемога: { $clan }
tev-battle-nobody = Прихильність не здобув ніхто
tev-wins = перемога
tev-unpaid = Сталь не сплачено
tev-steel-bonus = з них +{ $bonus } за сталь

## Коли все скінчено

tev-era = Епоха { $era }
tev-tale-rival = Ворожий клан.
tev-tale-rival-text = Його очки: { $total }; за острови { $islands }, за прихильність { $favours }.
tev-tale-feared = Найгрізніший бог.
tev-tale-feared-text = { $god }, лють { $fury }.
tev-tale-won = Найбільше виграних битв.
tev-tale-won-text = { $clan }: { $count }.
tev-tale-stole = Найбільше викрадених рун.
tev-tale-stole-text = { $clan }: { $count }.
