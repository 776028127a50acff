### Стол игры «Во славу Одина»: то, чего не говорят собственные тексты игры.

## Поле действий

fo-action-board = Поле действий
fo-offer = Горы, острова, особые жетоны
fo-or = или
fo-vikings = { $count ->
    [one] { $count } викинг
    [few] { $count } викинга
   *[other] { $count } викингов
}
fo-column-draw = взять профессию
fo-column-play = сыграть профессию
fo-taken-by = Занято: { $seat }
fo-space-build_whaling_boat = Вельбот
fo-space-hunting_game_1 = Охота
fo-space-hunting_game_2 = Охота
fo-space-carve_rune_stone = Рунический камень
fo-space-mountain_1_upgrade_1 = Горы, улучшение
fo-space-mountain_2 = Горы
fo-space-upgrade_2 = Улучшение
fo-space-overseas_1 = Морская торговля
fo-space-explore_near = Исследование
fo-space-build_stone_house = Каменный дом
fo-space-build_long_house = Длинный дом
fo-space-build_shed = Хижина
fo-space-build_knarr = Кнорр
fo-space-build_longship = Драккар
fo-space-buy_cattle_milk = Корова и молоко
fo-space-mountain_3_upgrade_1 = Горы, улучшение
fo-space-upgrade_3 = Улучшение
fo-space-overseas_2 = Морская торговля
fo-space-pillaging_2 = Разбой
fo-space-explore_mid = Исследование
fo-space-emigrate_2 = Переселение
fo-space-occ_draw = Взять профессию
fo-space-occ_play_1 = Сыграть профессию
fo-space-occ_play_2 = Профессии
fo-space-whaling_3 = Киты, 3 вельбота
fo-space-chests_and_runes = Сундуки и руны
fo-space-mountain_3_2 = Горы
fo-space-upgrade_3_weapons = Улучшение, оружие
fo-space-upgrade_4 = Улучшение
fo-space-pillaging_3 = Разбой
fo-space-explore_far = Исследование
fo-space-emigrate_3 = Переселение
fo-space-occ_play_4 = Профессии
fo-space-whaling_1 = Киты, 1 вельбот
fo-space-buy_sheep_cattle = Овца и корова
fo-space-mountain_4_upgrade = Горы, двойное
fo-space-mountain_2222_or_upgrade = Горы или двойное
fo-space-upgrade_boat_emigrate = Кнорр, переселение
fo-space-imitate_1 = Копирование
fo-space-imitate_2 = Копирование
fo-space-imitate_3 = Копирование
fo-space-imitate_4 = Копирование

## Что можно взять

fo-goods = Товары, которые можно получить
fo-strips = Жетоны гор
fo-strips-left = ещё впереди: { $count }
fo-mine = { $strip }, взять: { $things }
fo-islands = Планшеты островов
fo-island-taken = Занято
fo-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
   *[other] { $count } очков
}
fo-specials = Особые жетоны
fo-specials-hint = значение меча, цена в серебре, куётся в кузнице
fo-tiles-left = { $count ->
    [one] { $count } особый жетон
    [few] { $count } особых жетона
   *[other] { $count } особых жетонов
}
fo-weapons-left = { $count ->
    [one] { $count } карта оружия
    [few] { $count } карты оружия
   *[other] { $count } карт оружия
}
fo-discarded = в сбросе
fo-deck = { $count ->
    [one] { $count } карта в колоде
    [few] { $count } карты в колоде
   *[other] { $count } карт в колоде
}

## Вещи игрока

fo-boards = Планшеты: { $name }
fo-my-boards = Мои планшеты
fo-board-says = { $name }: доход { $income }, потеряно очков { $lost }
fo-income = доход { $income }
fo-lost = −{ $lost } не закрыто
fo-bonus = бонус: { $goods }
fo-tab-feast = Пир
fo-tab-cards = Профессии
fo-tab-harbour = Гавань
fo-squares = заполнить { $left } из { $open } клеток
fo-penalties = { $count ->
    [one] { $count } штраф тинга
    [few] { $count } штрафа тинга
   *[other] { $count } штрафов тинга
}
fo-feast-says = Пиршественный стол: открыто клеток { $open }, заполнить { $left }
fo-harbour = Гавань
fo-stage-free = Свободный причал
fo-stable-empty = В стойлах нет животных
fo-buy = Купить: { $name }
fo-no-goods = В запасе нет товаров
fo-supply-hint = перетаскивайте товары когда угодно
fo-in-hand = в руке
fo-used = использовано
fo-no-cards = Профессий ещё нет
fo-hidden-cards = В руке: светлых { $light }, тёмных { $dark }
fo-type-immediate = Сразу
fo-type-anytime = Когда угодно
fo-type-each_time = Каждый раз
fo-type-as_soon_as = Как только
fo-type-both = Сразу и потом
fo-first = Первый игрок
fo-then = далее { $phases }
fo-chapter = Раунд { $round } · { $phase }

## Выкладывание

fo-laying = Выкладываем: { $name }
fo-lay-hint = { $count ->
    [0] На этом планшете места нет.
    [one] { $count } место. Нажмите на подсвеченную клетку.
    [few] { $count } места. Нажмите на подсвеченную клетку.
   *[other] { $count } мест. Нажмите на подсвеченную клетку.
}
fo-turn = Повернуть
fo-lay = Положить сюда
fo-put-back = Убрать назад
fo-place-before = Предыдущее место
fo-place-after = Следующее место

fo-bonuses = { $count ->
    [one] { $count } бонус
    [few] { $count } бонуса
   *[other] { $count } бонусов
}
fo-arrange = Разложить за меня
fo-proposed = { $count ->
    [one] Так можно выложить { $count } жетон
    [few] Так можно выложить { $count } жетона
   *[other] Так можно выложить { $count } жетонов
}
fo-proposed-none = Сейчас выкладывать ничего не стоит
fo-lay-all = Выложить так

## Варианты

fo-hint-island = очки: { $points }, серебра на нём: { $silver }
fo-warn-pass = { $count ->
    [one] { $count } викинг в этом раунде останется без дела. Спасовать?
    [few] { $count } викинга в этом раунде останутся без дела. Спасовать?
   *[other] { $count } викингов в этом раунде останутся без дела. Спасовать?
}
fo-warn-gap = Пустая клетка — это штраф тинга: в конце минус 3 очка. Оставить пустой?
fo-page-spaces = Поле действий
fo-page-offer = Горы, острова, особые жетоны
fo-page-boards = Планшеты
fo-page-feast = Пир
fo-page-cards = Профессии
fo-page-harbour = Гавань и стойла

## Почему нет

fo-why-taken = Здесь уже стоит { $seat }.
fo-why-vikings = Нужно викингов: { $need }, у вас: { $have }.
fo-why-pay = Не хватает: { $things }.
fo-why-space = Сейчас этим не воспользоваться.
fo-why-thing = Сейчас это не выложить и не использовать.

## Охота и набеги

fo-roll-low = Нужен низкий бросок; за него платят деревом и оружием
fo-roll-high = Нужен высокий бросок, не меньше { $least }; камень и длинные мечи добавляют
fo-throw = Бросок { $nth }
fo-at-hand = Под рукой
fo-if-failure = При неудаче получите
fo-if-success = При успехе получите
fo-loot = Добыча по силам
fo-success = Успех
fo-failure = Неудача

## Когда игра окончена

fo-tale-tiles = Самые полные планшеты
fo-tale-tiles-text = { $name }: выложено жетонов — { $count }.
fo-tale-dice = Самая удачливая рука
fo-tale-dice-text = { $name }: удачных охот и набегов — { $count }.
fo-tale-silver = Самый богатый дом
fo-tale-silver-text = { $name }: дохода серебром — { $count }.
fo-tale-cards = Самые деловые люди
fo-tale-cards-text = { $name }: сыграно профессий — { $count }.
