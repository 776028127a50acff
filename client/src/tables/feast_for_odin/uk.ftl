### Стіл гри «Бенкет на честь Одіна»: те, чого не кажуть власні тексти гри.

## Поле дій

fo-action-board = Поле дій
fo-offer = Гори, острови, особливі жетони
fo-or = або
fo-vikings = { $count ->
    [one] { $count } вікінг
    [few] { $count } вікінги
   *[other] { $count } вікінгів
}
fo-column-draw = узяти професію
fo-column-play = можна зіграти професію
fo-taken-by = Зайнято: { $seat }
fo-space-build_whaling_boat = Вельбот
fo-space-hunting_game_1 = Полювання
fo-space-hunting_game_2 = Полювання
fo-space-carve_rune_stone = Рунічний камінь
fo-space-mountain_1_upgrade_1 = Гори, поліпшення
fo-space-mountain_2 = Гори
fo-space-upgrade_2 = Поліпшення
fo-space-overseas_1 = Морська торгівля
fo-space-explore_near = Дослідження
fo-space-build_stone_house = Кам'яний дім
fo-space-build_long_house = Довгий дім
fo-space-build_shed = Хижа
fo-space-build_knarr = Кнор
fo-space-build_longship = Дракар
fo-space-buy_cattle_milk = Корова й молоко
fo-space-mountain_3_upgrade_1 = Гори, поліпшення
fo-space-upgrade_3 = Поліпшення
fo-space-overseas_2 = Морська торгівля
fo-space-pillaging_2 = Розбій
fo-space-explore_mid = Дослідження
fo-space-emigrate_2 = Переселення
fo-space-occ_draw = Узяти професію
fo-space-occ_play_1 = Зіграти професію
fo-space-occ_play_2 = Професії
fo-space-whaling_3 = Кити, 3 вельботи
fo-space-chests_and_runes = Скрині й руни
fo-space-mountain_3_2 = Гори
fo-space-upgrade_3_weapons = Поліпшення, зброя
fo-space-upgrade_4 = Поліпшення
fo-space-pillaging_3 = Розбій
fo-space-explore_far = Дослідження
fo-space-emigrate_3 = Переселення
fo-space-occ_play_4 = Професії
fo-space-whaling_1 = Кити, 1 вельбот
fo-space-buy_sheep_cattle = Вівця й корова
fo-space-mountain_4_upgrade = Гори, подвійне
fo-space-mountain_2222_or_upgrade = Гори або подвійне
fo-space-upgrade_boat_emigrate = Кнор, переселення
fo-space-imitate_1 = Копіювання
fo-space-imitate_2 = Копіювання
fo-space-imitate_3 = Копіювання
fo-space-imitate_4 = Копіювання

## Що можна взяти

fo-goods = Товари, які можна отримати
fo-strips = Жетони гір
fo-strips-left = ще попереду: { $count }
fo-mine = { $strip }, узяти: { $things }
fo-islands = Планшети островів
fo-island-taken = Зайнято
fo-points = { $count ->
    [one] { $count } очко
    [few] { $count } очки
   *[other] { $count } очок
}
fo-specials = Особливі жетони
fo-specials-hint = значення меча, ціна у сріблі, кується в кузні
fo-tiles-left = { $count ->
    [one] { $count } особливий жетон
    [few] { $count } особливі жетони
   *[other] { $count } особливих жетонів
}
fo-weapons-left = { $count ->
    [one] { $count } карта зброї
    [few] { $count } карти зброї
   *[other] { $count } карт зброї
}
fo-discarded = у скиді
fo-deck = { $count ->
    [one] { $count } карта в колоді
    [few] { $count } карти в колоді
   *[other] { $count } карт у колоді
}

## Речі гравця

fo-boards = Планшети: { $name }
fo-my-boards = Мої планшети
fo-board-says = { $name }: дохід { $income }, втрачено очок { $lost }
fo-income = дохід { $income }
fo-lost = −{ $lost } не закрито
fo-bonus = бонус: { $goods }
fo-tab-feast = Бенкет
fo-tab-cards = Професії
fo-tab-harbour = Гавань
fo-squares = заповнити { $left } з { $open } клітинок
fo-penalties = { $count ->
    [one] { $count } штраф тингу
    [few] { $count } штрафи тингу
   *[other] { $count } штрафів тингу
}
fo-feast-says = Бенкетний стіл: відкрито клітинок { $open }, заповнити { $left }
fo-harbour = Гавань
fo-stage-free = Вільний причал
fo-stable-empty = У стайні немає тварин
fo-buy = Купити: { $name }
fo-no-goods = У запасі немає товарів
fo-supply-hint = перетягуйте товари будь-коли
fo-in-hand = у руці
fo-used = використано
fo-no-cards = Професій ще немає
fo-hidden-cards = У руці: світлих { $light }, темних { $dark }
fo-type-immediate = Одразу
fo-type-anytime = Будь-коли
fo-type-each_time = Щоразу
fo-type-as_soon_as = Щойно
fo-type-both = Одразу й потім
fo-first = Перший гравець
fo-then = далі { $phases }
fo-chapter = Раунд { $round } · { $phase }

## Викладання

fo-laying = Викладаємо: { $name }
fo-lay-hint = { $count ->
    [0] На цьому планшеті місця немає.
    [one] { $count } місце. Клацніть по підсвіченій клітинці.
    [few] { $count } місця. Клацніть по підсвіченій клітинці.
   *[other] { $count } місць. Клацніть по підсвіченій клітинці.
}
fo-turn = Повернути
fo-lay = Покласти сюди
fo-put-back = Забрати назад
fo-place-before = Попереднє місце
fo-place-after = Наступне місце

fo-bonuses = { $count ->
    [one] { $count } бонус
    [few] { $count } бонуси
   *[other] { $count } бонусів
}
fo-arrange = Розкласти за мене
fo-proposed = { $count ->
    [one] Так можна викласти { $count } жетон
    [few] Так можна викласти { $count } жетони
   *[other] Так можна викласти { $count } жетонів
}
fo-proposed-none = Зараз викладати нічого не варто
fo-lay-all = Викласти так

## Варіанти

fo-hint-island = очки: { $points }, срібла на ньому: { $silver }
fo-warn-pass = { $count ->
    [one] { $count } вікінг цього раунду лишиться без діла. Спасувати?
    [few] { $count } вікінги цього раунду лишаться без діла. Спасувати?
   *[other] { $count } вікінгів цього раунду лишаться без діла. Спасувати?
}
fo-warn-gap = Порожня клітинка — це штраф тингу: наприкінці мінус 3 очки. Лишити порожньою?
fo-page-spaces = Поле дій
fo-page-offer = Гори, острови, особливі жетони
fo-page-boards = Планшети
fo-page-feast = Бенкет
fo-page-cards = Професії
fo-page-harbour = Гавань і стайня

## Чому ні

fo-why-taken = Тут уже стоїть { $seat }.
fo-why-vikings = Потрібно вікінгів: { $need }, у вас: { $have }.
fo-why-pay = Бракує: { $things }.
fo-why-space = Зараз цим не скористатися.
fo-why-thing = Зараз це не викласти й не використати.

## Полювання й набіги

fo-roll-low = Потрібен низький кидок; за нього платять деревом і зброєю
fo-roll-high = Потрібен високий кидок, щонайменше { $least }; камінь і довгі мечі додають
fo-throw = Кидок { $nth }
fo-at-hand = Напохваті
fo-if-failure = У разі невдачі отримаєте
fo-if-success = У разі успіху отримаєте
fo-loot = Здобич до снаги
fo-success = Успіх
fo-failure = Невдача

## Коли гру закінчено

fo-tale-tiles = Найповніші планшети
fo-tale-tiles-text = { $name }: викладено жетонів — { $count }.
fo-tale-dice = Найщасливіша рука
fo-tale-dice-text = { $name }: вдалих полювань і набігів — { $count }.
fo-tale-silver = Найбагатший дім
fo-tale-silver-text = { $name }: доходу сріблом — { $count }.
fo-tale-cards = Найметкіші люди
fo-tale-cards-text = { $name }: зіграно професій — { $count }.
