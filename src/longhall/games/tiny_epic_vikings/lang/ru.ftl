### Tiny Epic: Викинги по-русски, нашими словами. Идентификаторы, атрибуты и переменные одинаковы в en, uk и ru.
### Названия стоят в именительном падеже, поэтому в предложениях они идут после двоеточия.

title = Tiny Epic: Викинги
tagline = Плавайте, селитесь и сражайтесь три эпохи и разжигайте ярость бога, чьи руны у вас.

## Кланы

wolf = Волк
raven = Ворон
serpent = Змей
bear = Медведь
enemy = враг (нейтральный)
rival = вражеский клан
rival_clan = Вражеский клан
rival_tracks = Треки вражеского клана
garrison = Отряд врага

## Руны и ресурсы

fehu = Богатство
perthro = Тайна
hagalaz = Ярость природы
any_rune = любая руна
wood = дерево
food = еда
steel = сталь
any = любой ресурс

## Фишки и планшет клана

settler = Поселенец
boat = Корабль
temple = Храм
chief = Корабль вождя
boat_1 = Корабль, первая ячейка
    .effect = Стоит дерева: { $wood }.
boat_2 = Корабль, вторая ячейка
    .effect = Стоит дерева: { $wood }.
boat_3 = Корабль, третья ячейка
    .effect = Стоит дерева: { $wood }.
temple_1 = Храм, первая ячейка
    .effect = Стоит дерева: { $wood }.
temple_2 = Храм, вторая ячейка
    .effect = Стоит дерева: { $wood }.

## Действия

sail = Плавание
    .effect = Переместите один корабль столько раз; в доке высадите до стольких поселенцев по 1 еде и совершите набег на селение.
explore_settler = Исследование поселенцем
    .effect = Столько переправ ваших поселенцев на пароме на соседние острова.
harvest = Сбор урожая
    .effect = Столько ресурсов на выбор, ещё 1 еда за каждый построенный корабль и 1 любой ресурс за каждый храм.
build = Строительство
    .effect = Заплатите дерево, чтобы поставить корабль во фьорд рядом с вами или храм на остров с вашим поселенцем.
fury = Ярость
    .effect = Меняет ярость бога, от которой зависит ценность его руны в конце.
explore_temple = Исследование с помощью храма
smite = Убийство поселенца
draw_replace = Добор и замена карты
enter_battle = Вступление в битву
collect = Сбор ресурсов
exchange = Обмен ресурсов
foresee = Пророчество
leader_action = действие лидера
rune_action = действие руны
attack = атака
up = вверх
down = вниз

## Поля, острова, доки и фьорды

small = сторона для одного и двоих
large = сторона для троих и четверых
havey = Хавей
austrey = Аустрей
vestrey = Вестрей
bjarney = Бьярней
hvaley = Хвалей
sudrey = Судрей
hrafney = Храфней
nordrey = Нордрей
drangey = Дрангей
lambey = Ламбей
midey = Мидей
papey = Папей
selja = Селья
eldey = Эльдей
grimsey = Гримсей
havey_sea = Хавей (открытое море)
havey_hvaley = Хавей (паром: Хвалей)
havey_austrey = Хавей (паром: Аустрей)
havey_vestrey = Хавей (паром: Вестрей)
havey_bjarney = Хавей (паром: Бьярней)
austrey_hvaley = Аустрей (паром: Хвалей)
austrey_sea = Аустрей (открытое море)
austrey_sudrey = Аустрей (паром: Судрей)
austrey_vestrey = Аустрей (паром: Вестрей)
austrey_havey = Аустрей (паром: Хавей)
vestrey_havey = Вестрей (паром: Хавей)
vestrey_austrey = Вестрей (паром: Аустрей)
vestrey_sudrey = Вестрей (паром: Судрей)
vestrey_sea = Вестрей (открытое море)
vestrey_bjarney = Вестрей (паром: Бьярней)
bjarney_havey = Бьярней (паром: Хавей)
bjarney_vestrey = Бьярней (паром: Вестрей)
hvaley_austrey = Хвалей (паром: Аустрей)
hvaley_havey = Хвалей (паром: Хавей)
sudrey_vestrey = Судрей (паром: Вестрей)
sudrey_austrey = Судрей (паром: Аустрей)
hrafney_nordrey = Храфней (паром: Нордрей)
hrafney_lambey = Храфней (паром: Ламбей)
nordrey_sea = Нордрей (открытое море)
nordrey_drangey = Нордрей (паром: Дрангей)
nordrey_midey = Нордрей (паром: Мидей)
nordrey_hrafney = Нордрей (паром: Храфней)
drangey_papey = Дрангей (паром: Папей)
drangey_nordrey = Дрангей (паром: Нордрей)
lambey_hrafney = Ламбей (паром: Храфней)
lambey_midey = Ламбей (паром: Мидей)
lambey_selja = Ламбей (паром: Селья)
lambey_sea = Ламбей (открытое море)
midey_nordrey = Мидей (паром: Нордрей)
midey_papey = Мидей (паром: Папей)
midey_eldey = Мидей (паром: Эльдей)
midey_lambey = Мидей (паром: Ламбей)
papey_drangey = Папей (паром: Дрангей)
papey_sea = Папей (открытое море)
papey_grimsey = Папей (паром: Гримсей)
papey_midey = Папей (паром: Мидей)
selja_lambey = Селья (паром: Ламбей)
selja_eldey = Селья (паром: Эльдей)
eldey_midey = Эльдей (паром: Мидей)
eldey_grimsey = Эльдей (паром: Гримсей)
eldey_sea = Эльдей (открытое море)
eldey_selja = Эльдей (паром: Селья)
grimsey_eldey = Гримсей (паром: Эльдей)
grimsey_papey = Гримсей (паром: Папей)
whale_fjord = Китовый фьорд
east_sound = Восточный пролив
south_sound = Южный пролив
west_sound = Западный пролив
north_west_reach = Северо-западный плёс
north_east_reach = Северо-восточный плёс
east_reach = Восточный плёс
south_east_reach = Юго-восточный плёс
south_west_reach = Юго-западный плёс
west_reach = Западный плёс
north_west_sound = Северо-западный пролив
north_east_sound = Северо-восточный пролив
south_east_sound = Юго-восточный пролив
south_west_sound = Юго-западный пролив
north_west_bight = Северо-западный залив
north_east_bight = Северо-восточный залив
upper_east_bight = Верхний восточный залив
lower_east_bight = Нижний восточный залив
south_east_bight = Юго-восточный залив
south_west_bight = Юго-западный залив
lower_west_bight = Нижний западный залив
upper_west_bight = Верхний западный залив

## Эпохи, фазы и стол

era_1 = Эпоха 1
era_2 = Эпоха 2
era_3 = Эпоха 3
raid_1 = Набег в эпоху 1
raid_2 = Набег в эпоху 2
raid_3 = Набег в эпоху 3
setup = Подготовка к игре
draft = Отбор карт
action = Выполнение действий
last_battle = Последняя битва эпохи
era_end = Конец эпохи
end = Финальный подсчёт очков
solo = Соло-игра
two = Два игрока
three = Три игрока
four = Четыре игрока
island_1 = Островная руна первого бога
island_2 = Островная руна второго бога
island_3 = Островная руна третьего бога
favour_1 = Руна благосклонности первого бога
favour_2 = Руна благосклонности второго бога
favour_3 = Руна благосклонности третьего бога
upper = верхний ряд
lower = нижний ряд
left = левый край
right = правый край
face_up = лицом вверх
face_down = лицом вниз
unpaid = лицом вниз, не оплачено

## Параметры стола

difficulty = Сила вражеского клана
normal = обычная
easy = лёгкая
hard = трудная
saga = сага
board = Игровое поле
by_players = по числу игроков
random = случайно
chosen = выбирает первый игрок
gods = Боги
first_player = Первый игрок
seat_1 = первое место

## Боги и их дары Вальхаллы

odin = Один
    .effect =
        Возьмите карту викинга, сбросьте одну, затем получите { $any ->
             [one] { $any } ресурс
             [few] { $any } ресурса
            *[other] { $any } ресурсов
        } на выбор.
thor = Тор
    .effect =
        Удалите { $amount ->
             [one] { $amount } поселенца
             [few] до { $amount } поселенцев
            *[other] до { $amount } поселенцев
        } противников с любых островов.
frigg = Фригг
    .effect = Откройте верхнюю карту викинга и выполните действие её лидера или действие руны, какие бы руны у вас ни были; вступить в битву так нельзя.
freyja = Фрейя
    .effect = { explore_settler } ×{ $amount }.
loki = Локи
    .effect = Измените ярость любого бога в игре на { $amount } вверх или вниз.
tyr = Тюр
    .effect = Получите: сталь — { $steel }, еда — { $food }.

## Карты викингов

asa_deep_purse = Аса Глубокая Мошна
    .effect = { sail } ×{ $leader_amount }. [{ $perthro } × { perthro }] { harvest } ×{ $action_amount }. Сила: { $strength }.
bragi_net_caster = Браги Метатель Сетей
    .effect = { sail } ×{ $leader_amount }. [{ $fehu } × { fehu }] { collect }: { $food } × { food }, { $any } × { any }. Сила: { $strength } + { perthro }.
dag_coin_biter = Даг Кусай-Монету
    .effect = { sail } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { smite } ×{ $action_amount }. Сила: { $strength }; в битве сталь: { $steel }.
eydis_long_keel = Эйдис Долгий Киль
    .effect = { sail } ×{ $leader_amount }. [{ $perthro } × { perthro }] { build } ×{ $action_amount }. Сила: { $strength } + { fehu }.
frode_barrow_wise = Фроде Знаток Курганов
    .effect = { sail } ×{ $leader_amount }. [{ $fehu } × { fehu }] { explore_settler } ×{ $action_amount }. Сила: { $strength } + { wood }.
gerd_barn_filler = Герд Полный Амбар
    .effect = { harvest } ×{ $leader_amount }. [{ $perthro } × { perthro }] { draw_replace } ×{ $action_amount }. Сила: { $factor } × { any_rune }.
halla_honey_hand = Халла Медовая Рука
    .effect = { harvest } ×{ $leader_amount }. [{ $any } × { any_rune }] { exchange }. Сила: { $strength }.
ivar_salt_trader = Ивар Соляной Купец
    .effect = { harvest } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { sail } ×{ $action_amount }. Сила: { $strength } + { food }.
jorunn_ring_giver = Йорунн Дарительница Колец
    .effect = { harvest } ×{ $leader_amount }. [{ $fehu } × { fehu }] { enter_battle }. Сила: { $strength }; в битве сталь: { $steel }.
kari_beam_setter = Кари Плотник
    .effect = { build } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { harvest } ×{ $action_amount }. Сила: { $strength } + { $factor } × { fehu }; в битве сталь: { $steel }.
leif_stone_layer = Лейф Каменщик
    .effect = { build } ×{ $leader_amount }. [{ $perthro } × { perthro }] { explore_temple } ×{ $action_amount }. Сила: { $strength }.
magna_tall_mast = Магна Высокая Мачта
    .effect = { build } ×{ $leader_amount }. [{ $perthro } × { perthro } + { $hagalaz } × { hagalaz }] { sail } ×{ $action_amount }. Сила: { $factor } × { steel }.
njal_far_walker = Ньял Дальний Странник
    .effect = { explore_settler } ×{ $leader_amount }. [{ $fehu } × { fehu }] { build } ×{ $action_amount }. Сила: { $strength }.
oda_shore_finder = Ода Искательница Берегов
    .effect = { explore_settler } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { collect }: { $bag_steel } × { steel } за каждую активную: { fehu }. Сила: { $strength } + { hagalaz }.
palni_gold_tooth = Пальни Золотой Зуб
    .effect = { explore_settler } ×{ $leader_amount }. [{ $perthro } × { perthro } + { $hagalaz } × { hagalaz }] { smite } ×{ $action_amount }. Сила: { $strength }; в битве сталь: { $steel }.
ragna_ox_back = Рагна Бычья Спина
    .effect = { explore_settler } ×{ $leader_amount }. [{ $any } × { any_rune }] { explore_settler } ×{ $action_amount }. Сила: { $strength }; в битве сталь: { $steel }.
alfhild_fog_reader = Альвхильд Читающая Туман
    .effect = { sail } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { harvest } ×{ $action_amount }. Сила: { $strength }.
bard_quiet_oar = Бард Тихое Весло
    .effect = { sail } ×{ $leader_amount }. [{ $perthro } × { perthro }] { collect }: { $wood } × { wood }, { $any } × { any }. Сила: { $strength } + { hagalaz }.
cnut_lot_caster = Кнуд Бросай-Жребий
    .effect = { sail } ×{ $leader_amount }. [{ $fehu } × { fehu }] { smite } ×{ $action_amount }. Сила: { $strength }; в битве сталь: { $steel }.
disa_moon_pilot = Диса Лунная Кормчая
    .effect = { sail } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { build } ×{ $action_amount }. Сила: { $strength } + { perthro }.
egil_riddle_tongue = Эгиль Язык Загадок
    .effect = { sail } ×{ $leader_amount }. [{ $perthro } × { perthro }] { explore_settler } ×{ $action_amount }. Сила: { $strength } + { steel }.
finna_herb_keeper = Финна Травница
    .effect = { harvest } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { draw_replace } ×{ $action_amount }. Сила: { $factor } × { any_rune }.
groa_bowl_seer = Гроа Провидица над Чашей
    .effect = { harvest } ×{ $leader_amount }. [{ $any } × { any_rune }] { exchange }. Сила: { $strength }.
hauk_two_minds = Хаук Две Мысли
    .effect = { harvest } ×{ $leader_amount }. [{ $fehu } × { fehu }] { sail } ×{ $action_amount }. Сила: { $strength } + { wood }.
inga_veil_walker = Инга За-Завесой
    .effect = { harvest } ×{ $leader_amount }. [{ $perthro } × { perthro }] { enter_battle }. Сила: { $strength }; в битве сталь: { $steel }.
odd_dream_builder = Одд Строитель Снов
    .effect = { build } ×{ $leader_amount }. [{ $fehu } × { fehu }] { harvest } ×{ $action_amount }. Сила: { $strength } + { $factor } × { perthro }; в битве сталь: { $steel }.
kol_cave_singer = Коль Пещерный Певец
    .effect = { build } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { explore_temple } ×{ $action_amount }. Сила: { $strength }.
liv_star_hewer = Лив Тёсаные Звёзды
    .effect = { build } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz } + { $fehu } × { fehu }] { sail } ×{ $action_amount }. Сила: { $factor } × { food }.
mord_mist_foot = Мёрд Туманная Нога
    .effect = { explore_settler } ×{ $leader_amount }. [{ $perthro } × { perthro }] { build } ×{ $action_amount }. Сила: { $strength }.
nanna_path_whisper = Нанна Шёпот Троп
    .effect = { explore_settler } ×{ $leader_amount }. [{ $fehu } × { fehu }] { collect }: { $food } × { food } за каждую активную: { perthro }. Сила: { $strength } + { fehu }.
orm_shadow_hand = Орм Рука Тени
    .effect = { explore_settler } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz } + { $fehu } × { fehu }] { smite } ×{ $action_amount }. Сила: { $strength }; в битве сталь: { $steel }.
runa_silent_blade = Руна Молчаливый Клинок
    .effect = { explore_settler } ×{ $leader_amount }. [{ $any } × { any_rune }] { explore_settler } ×{ $action_amount }. Сила: { $strength }; в битве сталь: { $steel }.
aud_storm_rower = Ауд Гребец Бури
    .effect = { sail } ×{ $leader_amount }. [{ $fehu } × { fehu }] { harvest } ×{ $action_amount }. Сила: { $strength }.
bjorn_hail_beard = Бьёрн Градобород
    .effect = { sail } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { collect }: { $bag_steel } × { steel }, { $any } × { any }. Сила: { $strength } + { fehu }.
brynja_wave_cleaver = Бринья Секущая Волны
    .effect = { sail } ×{ $leader_amount }. [{ $perthro } × { perthro }] { smite } ×{ $action_amount }. Сила: { $strength }; в битве сталь: { $steel }.
dyri_ice_keel = Дюри Ледяной Киль
    .effect = { sail } ×{ $leader_amount }. [{ $fehu } × { fehu }] { build } ×{ $action_amount }. Сила: { $strength } + { hagalaz }.
einar_gale_horn = Эйнар Рог Шторма
    .effect = { sail } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { explore_settler } ×{ $action_amount }. Сила: { $strength } + { food }.
freydis_frost_reaper = Фрейдис Жница Мороза
    .effect = { harvest } ×{ $leader_amount }. [{ $fehu } × { fehu }] { draw_replace } ×{ $action_amount }. Сила: { $factor } × { any_rune }.
gunnar_rain_caller = Гуннар Зови-Дождь
    .effect = { harvest } ×{ $leader_amount }. [{ $any } × { any_rune }] { exchange }. Сила: { $strength }.
hild_thunder_churn = Хильд Громовая Маслобойка
    .effect = { harvest } ×{ $leader_amount }. [{ $perthro } × { perthro }] { sail } ×{ $action_amount }. Сила: { $strength } + { steel }.
isleif_wolf_winter = Ислейф Волчья Зима
    .effect = { harvest } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { enter_battle }. Сила: { $strength }; в битве сталь: { $steel }.
jofrid_pine_breaker = Йофрид Ломай-Сосну
    .effect = { build } ×{ $leader_amount }. [{ $perthro } × { perthro }] { harvest } ×{ $action_amount }. Сила: { $strength } + { $factor } × { hagalaz }; в битве сталь: { $steel }.
ketil_cliff_raiser = Кетиль Воздвигни-Скалу
    .effect = { build } ×{ $leader_amount }. [{ $fehu } × { fehu }] { explore_temple } ×{ $action_amount }. Сила: { $strength }.
loft_root_turner = Лофт Корчеватель
    .effect = { build } ×{ $leader_amount }. [{ $fehu } × { fehu } + { $perthro } × { perthro }] { sail } ×{ $action_amount }. Сила: { $factor } × { wood }.
mar_snow_strider = Мар Снежный Ходок
    .effect = { explore_settler } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { build } ×{ $action_amount }. Сила: { $strength }.
nott_ridge_runner = Нотт Бегущая по Хребтам
    .effect = { explore_settler } ×{ $leader_amount }. [{ $perthro } × { perthro }] { collect }: { $wood } × { wood } за каждую активную: { hagalaz }. Сила: { $strength } + { perthro }.
ottar_avalanche = Оттар Лавина
    .effect = { explore_settler } ×{ $leader_amount }. [{ $fehu } × { fehu } + { $perthro } × { perthro }] { smite } ×{ $action_amount }. Сила: { $strength }; в битве сталь: { $steel }.
sigrun_bear_heart = Сигрун Медвежье Сердце
    .effect = { explore_settler } ×{ $leader_amount }. [{ $any } × { any_rune }] { explore_settler } ×{ $action_amount }. Сила: { $strength }; в битве сталь: { $steel }.

## Карты благосклонности

full_granary = Полная житница
    .effect = Руны: { fehu }. Сразу: { $food } × { food }, { $wood } × { wood }.
market_day = Ярмарочный день
    .effect = Руны: { fehu }. Сразу: { $wood } × { wood }, { $food } × { food }, { $steel } × { steel }.
open_purse = Развязанный кошель
    .effect = Руны: { fehu }. Сразу: { $food } × { food }, { $any } × { any }.
hoard_of_oak = Дубовый клад
    .effect = Руны: { fehu }, { fehu }. Сразу: { $wood } × { wood }.
hoard_of_iron = Железный клад
    .effect = Руны: { fehu }, { fehu }. Сразу: { $steel } × { steel }.
buried_gold = Зарытое золото
    .effect = Руны: { fehu }, { perthro }. Сразу: { $steel } × { steel }, { $any } × { any }.
carved_lots = Резные жребии
    .effect = Руны: { perthro }. Сразу: { $wood } × { wood }, { $steel } × { steel }.
three_norns = Три норны
    .effect = Руны: { perthro }. Сразу: { $wood } × { wood }, { $food } × { food }, { $steel } × { steel }.
well_of_fate = Колодец судьбы
    .effect = Руны: { perthro }. Сразу: { $wood } × { wood }, { $any } × { any }.
hidden_blade = Скрытый клинок
    .effect = Руны: { perthro }, { perthro }. Сразу: { $steel } × { steel }.
feast_of_seers = Пир провидиц
    .effect = Руны: { perthro }, { perthro }. Сразу: { $food } × { food }.
veiled_storm = Буря за завесой
    .effect = Руны: { perthro }, { hagalaz }. Сразу: { $food } × { food }, { $any } × { any }.
ice_forge = Ледяная кузня
    .effect = Руны: { hagalaz }. Сразу: { $steel } × { steel }, { $food } × { food }.
winter_stores = Зимние запасы
    .effect = Руны: { hagalaz }. Сразу: { $wood } × { wood }, { $food } × { food }, { $steel } × { steel }.
wreckers_luck = Береговая добыча
    .effect = Руны: { hagalaz }. Сразу: { $steel } × { steel }, { $any } × { any }.
long_winter = Долгая зима
    .effect = Руны: { hagalaz }, { hagalaz }. Сразу: { $food } × { food }.
fallen_pines = Поваленные сосны
    .effect = Руны: { hagalaz }, { hagalaz }. Сразу: { $wood } × { wood }.
flotsam = Принесённое волнами
    .effect = Руны: { hagalaz }, { fehu }. Сразу: { $wood } × { wood }, { $any } × { any }.

## Вражеский клан

rival_fehu = Враг: { fehu }
    .effect = { harvest } ×{ $amount }.
rival_perthro = Враг: { perthro }
    .effect = { explore_settler } ×{ $amount }.
rival_hagalaz = Враг: { hagalaz }
    .effect = { sail } ×{ $amount }.
chase = Погоня
    .effect = Корабль вождя переходит к вашему ближайшему кораблю в доке и вытесняет его.
ferry = Паром
    .effect = Корабль вождя пересекает паромный маршрут своего дока.
battle = Битва
    .effect = Враг начинает битву; дополнительная сила: { $bonus }.
only = единственный вариант
nearest = ближайший
least_influence = наименьшее влияние
most_settlers = больше всего поселенцев
your_choice = ничья, ваш выбор
off_map = маршрут ведёт за пределы карты
clockwise = следующий пустой док по часовой стрелке

## Подписи стола

era = Эпоха
first = Первый игрок
raid = Набег
invaders = Захватчики
god = Бог
rune = Руна
rank = Место
points = Очки
gift = Дар Вальхаллы
dedications = Посвящения
seat = Клан
island = Остров
islands = Острова
control = Контроль
clans = Влияние
docks = Доки
village = Селение
villages = Селения
fjords = Фьорды
clan = Клан
home = На планшете
built = Построено
runes = Активные руны
row = Ряд
hand = Рука
pack = Карты на выбор
favours = Благосклонность
deck = Колода

## Вопросы

ask-gods = Выберите трёх богов для этой партии.
ask-launch = Поставьте первый корабль в пустой фьорд у края поля.
ask-draft = Выберите карту, которую оставите себе.
ask-turn = Ваш ход: сыграйте карту лицом вверх, чтобы действовать, или лицом вниз, чтобы сражаться.
ask-join = Вражеский клан начал битву. Присоединитесь?
ask-favour = За какую карту благосклонности вы сражаетесь?
ask-give_up = У вас место только для трёх карт благосклонности: верните одну из своих.
ask-sail = Плавание: выберите корабль и первое перемещение. Перемещений: { $left }.
ask-sail_on = Плыть дальше? Осталось перемещений: { $left }.
ask-undock = Ваш корабль должен освободить док: { $dock }. Куда?
ask-deploy = Сколько поселенцев высадить, по 1 еде: { $island }?
ask-raid = Совершить набег на селение? Сталь: { $steel }.
ask-explore = Исследование поселенцем. Перемещений: { $left }.
ask-explore_temple = Какой храм и куда перемещается?
ask-take = Ресурсов на ваш выбор: { $count }.
ask-exchange = Обменять ресурсы?
ask-build = Что вы строите?
ask-site = Где разместить: { $piece }?
ask-smite = Какого поселенца убить? Осталось: { $left }.
ask-draw = Взять карту, а затем сбросить одну?
ask-throw = Какую карту вы сбрасываете?
ask-fury = Чья ярость изменится на { $amount }?
ask-foresee = Открыть верхнюю карту викинга?
ask-use = Какое действие выполнить: { $card }?
ask-enter_battle = Вступает ли этот лидер в битву?
ask-dedicate = Посвятить захваченное селение?
ask-rival_route = Пути одинаковой длины: каким поплывёт враг ({ $rune })?
ask-rival_source = Планшет врага пуст, острова равны: откуда переместится поселенец? Цель: { $island }.
ask-rival_dock = Одинаково близкие пустые доки: куда встанет корабль врага?
ask-rival_chase = Одинаково близкие ваши корабли: за каким гонится корабль вождя?
ask-rival_temple = Острова равны: где враг поставит храм?
ask-rival_favour = Оба края одинаково близки: за какую карту благосклонности сражается враг?

## Варианты

do-gods = Боги: { $gods }
do-launch = Начать здесь: { $fjord }
do-keep = Оставить: { $card }
do-lead = Лидер, лицом вверх: { $card }
do-fight = В бой, лицом вниз: { $card }
do-decline = Не присоединяться
do-favour = Сражаться за: { $favour } ({ $row }, { $end })
do-give_up = Вернуть: { $favour } ({ $row }, { $end })
do-recall = Вернуть поселенца: { $island }
do-sail = Плавание: { $source } → { $target }
do-undock = Отойти сюда: { $fjord }
do-deploy = Поселенцев: { $count }
do-raid = Набег: { $dock }
do-explore = Поселенец: { $source } → { $target }
do-move_temple = Храм: { $source } → { $target }
do-take = Дерево { $wood }, еда { $food }, сталь { $steel }
do-exchange = Обменять { $amount }: { $source } → { $target }
do-build = Строить: { $slot }
do-site = Разместить здесь: { $place }
do-smite = Убить: { $clan }, { $island }
do-draw = Взять карту
do-throw = Сбросить: { $card }
do-fury = Ярость: { $god }, { $way }
do-reveal = Открыть
do-use = Выполнить: { $part }
do-enter = Вступить в битву
do-dedicate = Посвятить: { $place }
do-skip = Не выполнять
do-stop = Завершить
do-route = Через: { $docks }
do-source = Отсюда: { $island }
do-berth = Док: { $dock }
do-chase = Док: { $dock }
do-temple = Храм: { $island }

## События

ev-board = Игровое поле: { $board }. Острова: { $islands }.
ev-gods = Боги этой партии: { $gods }. Их руны: { $runes }.
ev-favours = Карты благосклонности над полем: { $upper }. Под полем: { $lower }.
ev-first = Маркер вождя: { $seat }.
ev-garrison = Враг держит остров { $island }: поселенцев — { $settlers }, храмов — { $temples }.
ev-launched = { $seat } — первый корабль: { $fjord }.
ev-phase = Эпоха { $era }: { $phase }.
ev-turn = Ход: { $seat }.
ev-rival_turn = Ход вражеского клана.
ev-dealt =
    { $count ->
        [one] Эпоха { $era }: роздано по { $count } карте.
        [few] Эпоха { $era }: роздано по { $count } карты.
       *[other] Эпоха { $era }: роздано по { $count } карт.
    }
ev-kept =
    { $own ->
       *[0] { $seat } — карта оставлена себе.
        [1] { $seat } — оставлена себе карта: { $card }.
    }
ev-enemy_discarded = Враг сбрасывает: { $card }.
ev-stack =
    { $own ->
       *[0] { $seat } — просмотрена стопка, карт: { $count }.
        [1] { $seat } — просмотрена стопка: { $cards }.
    }
ev-reshuffled =
    { $count ->
        [one] Сброс становится колодой: { $count } карта.
        [few] Сброс становится колодой: { $count } карты.
       *[other] Сброс становится колодой: { $count } карт.
    }
ev-led = { $seat } — сыгран лидер: { $card }.
ev-hid =
    { $own ->
       *[0] { $seat } — сыграна карта лицом вниз.
        [1] { $seat } — сыграно лицом вниз: { $card }.
    }
ev-flipped = { $seat } — лидер идёт в бой: { $card }.
ev-drew =
    { $own ->
       *[0] { $seat } — взята карта.
        [1] { $seat } — взята карта: { $card }.
    }
ev-threw = { $seat } — сброшена карта: { $card }.
ev-foresaw = { $seat } — открыта верхняя карта: { $card }.
ev-battle = { $seat } — начало битвы за: { $favour } ({ $row }, { $end }).
ev-rival_battle = Враг начинает битву за: { $favour } ({ $row }, { $end }).
ev-joined = { $seat } — присоединение к битве за: { $favour }.
ev-rival_joined = Враг присоединяется к битве за: { $favour }.
ev-resolving = Разыгрывается битва за: { $favour }.
ev-revealed = { $seat } — открыта карта: { $card }. Заплачено стали: { $steel }.
ev-unpaid =
    { $own ->
       *[0] { $seat }: не хватает стали, карта остаётся лицом вниз.
        [1] { $seat }: не хватает стали, остаётся лицом вниз: { $card }.
    }
ev-strength = { $seat } — в бою { $card }: сила { $strength }.
ev-rival_strength = Враг — в бою { $card }: сила { $strength }, из неё за трек стали: { $bonus }.
ev-tied = Ничья, сила { $strength }: не побеждает никто, проиграли все.
ev-won = { $seat } — получена карта благосклонности: { $favour }.
ev-rival_won = Враг получает карту благосклонности: { $favour }.
ev-put_back = Возвращено в ряд: { $favour } ({ $row }, { $end }).
ev-gave_up = { $seat } — возвращена карта благосклонности: { $favour }.
ev-fell = { $seat } — поражение: { $card }. Дар Вальхаллы, бог: { $god }.
ev-rival_fell = Враг проигрывает: { $card }. Ярость растёт, бог: { $god }.
ev-invader = Нападают захватчики: { $card }. В стопке: { $count }.
ev-invader_strength = Захватчики, { $card }: сила { $strength }.
ev-invaders_beaten = Захватчики не победили: { $card }. Ярость растёт, бог: { $god }.
ev-gained = { $seat } — получено:{ $wood ->
    [0] {""}
   *[other] {" "}дерево +{ $wood }
}{ $food ->
    [0] {""}
   *[other] {" "}еда +{ $food }
}{ $steel ->
    [0] {""}
   *[other] {" "}сталь +{ $steel }
}.
ev-exchanged = { $seat } — обмен, { $amount }: { $source } → { $target }.
ev-landed = { $seat } — высажено поселенцев: { $count }, { $island }.
ev-recalled = { $seat } — поселенец возвращается: { $island }.
ev-explored = { $seat } — исследование: { $source } → { $target }.
ev-removed = { $seat } — потерян поселенец: { $island } ({ $cause }).
ev-enemy_removed = Враг теряет поселенца: { $island } ({ $cause }).
ev-rival_removed = Враг теряет поселенца: { $island } ({ $cause }).
ev-built = { $seat } — построено (дерево: { $wood }): { $piece }, { $where }.
ev-temple_moved = { $seat } — храм перемещён: { $source } → { $target }.
ev-sailed = { $seat } — плавание: { $source } → { $target }.
ev-undocked = { $seat } — док освобождён: { $dock } → { $fjord }.
ev-raided = { $seat } — набег на селение, сталь { $steel }: { $dock }.
ev-dedicated = { $seat } — посвящение селения: { $place }. Селений там: { $count }.
ev-fury = Ярость: { $god } ({ $rune }), { $before } → { $after }.
ev-took = { $seat } — получен контроль: { $island }, { $rune }.
ev-rival_took = Враг получает контроль: { $island }, { $rune }.
ev-stole = { $seat } — украдена руна: { $island }, { $rune }. Раньше контролировал клан: { $clan }.
ev-rival_stole = Враг крадёт руну: { $island }, { $rune }. Раньше контролировал клан: { $clan }.
ev-lost_rune = { $seat } — влияния больше нет: { $island }. Руна возвращается: { $rune }.
ev-rival_lost_rune = У врага больше нет влияния: { $island }. Руна возвращается: { $rune }.
ev-counted = После эпохи { $era } острова дают очков: { $points } ({ $clans }).
ev-scored =
    { $favours ->
        [0] { $seat } — очков: { $total }. Острова { $islands }, карт благосклонности нет.
       *[other] { $seat } — очков: { $total }. Острова { $islands }, благосклонность { $favours } ({ $cards }).
    }
ev-rival_scored =
    { $favours ->
        [0] Враг — очков: { $total }. Острова { $islands }, карт благосклонности нет.
       *[other] Враг — очков: { $total }. Острова { $islands }, благосклонность { $favours } ({ $cards }).
    }

## Ход врага с пояснениями

ev-rival_begins = Враг начинает здесь: { $island }. Корабль вождя: { $dock }.
ev-rival_led = Лидер врага: { $card }.
ev-rival_leads = Его действие лидера: { $deed } ×{ $amount }.
ev-rival_rune_action = Руны есть. Действие руны: { $deed } ×{ $amount }.
ev-rival_replaces = Руны есть, но этого действия враг не выполняет: { $action }. Вместо него действие планшета, { $rune }: { $deed } ×{ $amount }.
ev-rival_lacks_runes = Для действия руны не хватает рун: { $card }.
ev-rival_sails = Плавание, до { $reach } доков, { $rune }. Острова: { $candidates }; доков до них: { $docks }; влияние врага там: { $influence }. Решило: { $rule }. Путь: { $way }. Конец: { $island }.
ev-rival_landed = Враг высаживает поселенцев: { $count }, { $island }.
ev-rival_shifted = Планшет врага пуст, поэтому поселенец переходит: { $source } → { $target }. Острова: { $candidates }. Решило: { $rule }.
ev-rival_raided = Враг без платы совершает набег на селение: { $dock }.
ev-rival_dedicated = Посвящение самому верхнему действию с наименьшим числом селений: { $place }. Селений до этого: { $counts } ({ $candidates }).
ev-rival_built = Враг ставит корабль: { $dock }. Решило: { $rule }.
ev-rival_crosses = Корабль вождя пересекает паромный маршрут: { $source } → { $dock }.
ev-rival_explores = Исследование, док: { $dock } ({ $way }) → { $island }.
ev-rival_boat_home = Корабль врага возвращается на планшет: { $dock }.
ev-rival_gained = Треки врага: дерево +{ $wood }, еда +{ $food }, сталь +{ $steel }. Теперь: { $spaces }.
ev-rival_symbol = Ресурсное действие, { $track } { $space }: { $symbol }.
ev-rival_ignores = У символа нет действия: { $symbol }.
ev-rival_chases = Корабль вождя гонится за вашим ближайшим кораблём: { $dock }. Ваши доки: { $candidates }; доков до них: { $docks }. Решило: { $rule }.
ev-rival_temple = Храм врага: { $island }; поселенцев возвращено: { $count }. Острова: { $candidates }. Решило: { $rule }.
ev-rival_overflow = Трек врага заполнен и начинается снова: { $resource }. { $seat } — потеряно: { $count }.
ev-rival_hid = Враг кладёт карту лицом вниз в боевой ряд.
ev-rival_wants = Ближайшая к кораблю вождя карта благосклонности: { $favour } ({ $row }, { $end }). Края: { $candidates }. Решило: { $rule }.
ev-rival_stronger = Битва, которую начал враг, получает силу +{ $bonus }; всего: { $total }.
ev-rival_revealed = Карта врага: { $card }.
ev-rival_consoled = Вместо дара — действие планшета врага: { $deed } ×{ $amount }.

## Правила кратко

help-overview = Три эпохи. В каждой отберите карты викингов, затем играйте их по одной за ход: лицом вверх, чтобы действовать, или лицом вниз, чтобы сражаться. В конце руны подконтрольных островов и карт благосклонности дают очки по месту их богов. (с. 6)
help-resources = Дерево, еду и сталь отслеживают от 0 до 7; лишнее теряется. Активные руны дают карты лицом вверх в вашем ряду и подконтрольные острова; их не тратят. Руны карт благосклонности только дают очки. (с. 6)
help-draft = Оставьте одну карту, остальные передайте: по часовой стрелке в эпохах 1 и 3, против неё в эпохе 2. Карт 4, 5 и 6. Последняя карта достаётся вам сама. (с. 7)
help-turn = Сначала разыгрывается битва, которую вы начали в прошлый ход. Затем сыграйте карту: лицом вверх — действие лидера и, если есть активные руны, действие руны; лицом вниз — начать битву или присоединиться. Затем можно посвятить одно селение. Ни одно действие не обязательно. (с. 8)
help-battle = Кто начинает битву, выбирает карту благосклонности с края ряда; остальные могут присоединиться в свои ходы. В начале следующего хода того, кто начал, карты открывают. Сталь надо заплатить, если можно; кто не может, не сражается. Сильнейший получает карту благосклонности и её мешок. Остальные получают дар бога своей руны, и его ярость растёт на 1. При ничьей проигрывают все. (с. 8–9)
help-invaders = Одинокий боец сражается с верхней картой колоды. Прежние захватчики считаются её рунами, а каждый захватчик — одним её ресурсом. Если вы победили, растёт ярость её бога; при ничьей проигрывают оба. (с. 10)
help-sail = Один корабль делает до стольких перемещений: док — фьорд, фьорд — фьорд, фьорд — док. Корабль другого клана должен освободить док. Закончив в доке, можно высадить до стольких поселенцев по 1 еде и совершить набег на селение за сталь эпохи. (с. 11–12)
help-attack = После высадки или исследования, если только у вас больше всего поселенцев на острове, каждый противник с поселенцами удаляет одного. (с. 12)
help-explore = Поселенец переправляется на пароме на соседний остров. При ×2 один поселенец проходит два острова или двое — по одному. Маршруты за пределы карты не используют. (с. 12)
help-build = Заплатите дерево любой ячейки планшета. Корабль ставят во фьорд у острова или фьорда, где вы присутствуете; храм — на остров с вашим поселенцем, где вашего храма ещё нет. (с. 12)
help-control = Поселенец даёт 1 влияние, храм 4, корабль в доке 2. С наибольшим влиянием и поселенцем или храмом вы берёте руну острова; после своего действия крадёте её, если влияния больше, чем у владельца. Каждый раз ярость её бога растёт на 1. Без влияния руну возвращают. (с. 13)
help-dedicate = Раз за ход, после карты, захваченное селение можно посвятить действию планшета эпох или богу (ярость +2). Каждая стопка вмещает столько селений, сколько игроков. (с. 14)
help-scoring = Богов упорядочивают по ярости. Островная руна первого бога даёт 6 очков, второго 4, третьего 2; руна карты благосклонности — 3, 2 и 1. Боги с равной яростью имеют нижнее место. Ничьи игроков: острова, благосклонность, храмы, корабли, ресурсы. (с. 15)
help-era_end = Сыгранные карты сбрасывают, захватчики остаются. Маркер вождя получает тот, у кого больше всего островных рун; при ничьей — кто ходил позже. (с. 15)
help-enemy = Два игрока: нейтральный враг держит внешние острова, на каждом 2 поселенца и храм. Он не действует. При отборе сидит между вами и после каждой передачи сбрасывает случайную карту. (с. 16)
help-rival = Соло: враг после каждого вашего хода играет верхнюю карту своей колоды. Корабль вождя плывёт от дока к доку к ближайшему другому острову с руной карты, совершает набеги, бесплатно высаживает поселенцев. Треки ресурсов включают символы; полный трек начинается снова и стоит вам 1 такого ресурса. Ничьи решаете вы. (с. 16–23)
help-rival_battle = Враг сразу присоединяется к вашей битве верхней картой колоды. Битвы он начинает по треку стали: в свой следующий ход присоединитесь картой, иначе он сражается с захватчиками. Стали он не платит; если не побеждает, выполняет действие планшета по руне карты. (с. 22–23)
