### Tiny Epic: Вікінги українською, нашими словами. Ідентифікатори, атрибути й змінні однакові в en, uk і ru.
### Терміни — з українських правил гри. Назви стоять у називному відмінку, тому в реченнях вони йдуть після двокрапки.

title = Tiny Epic: Вікінги
tagline = Плавайте, селіться й бийтеся три епохи та розпалюйте лють бога, чиї руни у вас.

## Клани

wolf = Вовк
raven = Крук
serpent = Змій
bear = Ведмідь
enemy = ворог (нейтральний)
rival = ворожий клан
rival_clan = Ворожий клан
rival_tracks = Треки ворожого клану
garrison = Загін ворога

## Руни й ресурси

fehu = Багатство
perthro = Таємниця
hagalaz = Лютість природи
any_rune = будь-яка руна
wood = дерево
food = їжа
steel = сталь
any = будь-який ресурс

## Фішки й планшет клану

settler = Поселенець
boat = Човен
temple = Храм
chief = Човен вождя
boat_1 = Човен, перша комірка
    .effect = Коштує дерева: { $wood }.
boat_2 = Човен, друга комірка
    .effect = Коштує дерева: { $wood }.
boat_3 = Човен, третя комірка
    .effect = Коштує дерева: { $wood }.
temple_1 = Храм, перша комірка
    .effect = Коштує дерева: { $wood }.
temple_2 = Храм, друга комірка
    .effect = Коштує дерева: { $wood }.

## Дії

sail = Плавання
    .effect = Перемістіть один човен стільки разів; у доку розмістіть до стількох поселенців по 1 їжі та здійсніть рейд на селище.
explore_settler = Дослідження поселенцем
    .effect = Стільки переправ ваших поселенців поромом на сусідні острови.
harvest = Збирання врожаю
    .effect = Стільки ресурсів на вибір, ще 1 їжа за кожен побудований човен і 1 будь-який ресурс за кожен храм.
build = Будування
    .effect = Сплатіть дерево, щоб поставити човен у фіорд поруч із вами або храм на острів із вашим поселенцем.
fury = Лють
    .effect = Змінює лють бога, від якої залежить цінність його руни наприкінці.
explore_temple = Дослідження за допомогою храму
smite = Вбивство поселенця
draw_replace = Добирання та заміна карти
enter_battle = Долучення до битви
collect = Збирання ресурсів
exchange = Обмін ресурсів
foresee = Пророцтво
leader_action = лідерська дія
rune_action = дія руни
attack = атака
up = вгору
down = вниз

## Поля, острови, доки й фіорди

small = бік для одного й двох
large = бік для трьох і чотирьох
havey = Гавей
austrey = Аустрей
vestrey = Вестрей
bjarney = Б'ярней
hvaley = Гвалей
sudrey = Судрей
hrafney = Графней
nordrey = Нордрей
drangey = Дрангей
lambey = Ламбей
midey = Мідей
papey = Папей
selja = Селья
eldey = Ельдей
grimsey = Грімсей
havey_sea = Гавей (відкрите море)
havey_hvaley = Гавей (пором: Гвалей)
havey_austrey = Гавей (пором: Аустрей)
havey_vestrey = Гавей (пором: Вестрей)
havey_bjarney = Гавей (пором: Б'ярней)
austrey_hvaley = Аустрей (пором: Гвалей)
austrey_sea = Аустрей (відкрите море)
austrey_sudrey = Аустрей (пором: Судрей)
austrey_vestrey = Аустрей (пором: Вестрей)
austrey_havey = Аустрей (пором: Гавей)
vestrey_havey = Вестрей (пором: Гавей)
vestrey_austrey = Вестрей (пором: Аустрей)
vestrey_sudrey = Вестрей (пором: Судрей)
vestrey_sea = Вестрей (відкрите море)
vestrey_bjarney = Вестрей (пором: Б'ярней)
bjarney_havey = Б'ярней (пором: Гавей)
bjarney_vestrey = Б'ярней (пором: Вестрей)
hvaley_austrey = Гвалей (пором: Аустрей)
hvaley_havey = Гвалей (пором: Гавей)
sudrey_vestrey = Судрей (пором: Вестрей)
sudrey_austrey = Судрей (пором: Аустрей)
hrafney_nordrey = Графней (пором: Нордрей)
hrafney_lambey = Графней (пором: Ламбей)
nordrey_sea = Нордрей (відкрите море)
nordrey_drangey = Нордрей (пором: Дрангей)
nordrey_midey = Нордрей (пором: Мідей)
nordrey_hrafney = Нордрей (пором: Графней)
drangey_papey = Дрангей (пором: Папей)
drangey_nordrey = Дрангей (пором: Нордрей)
lambey_hrafney = Ламбей (пором: Графней)
lambey_midey = Ламбей (пором: Мідей)
lambey_selja = Ламбей (пором: Селья)
lambey_sea = Ламбей (відкрите море)
midey_nordrey = Мідей (пором: Нордрей)
midey_papey = Мідей (пором: Папей)
midey_eldey = Мідей (пором: Ельдей)
midey_lambey = Мідей (пором: Ламбей)
papey_drangey = Папей (пором: Дрангей)
papey_sea = Папей (відкрите море)
papey_grimsey = Папей (пором: Грімсей)
papey_midey = Папей (пором: Мідей)
selja_lambey = Селья (пором: Ламбей)
selja_eldey = Селья (пором: Ельдей)
eldey_midey = Ельдей (пором: Мідей)
eldey_grimsey = Ельдей (пором: Грімсей)
eldey_sea = Ельдей (відкрите море)
eldey_selja = Ельдей (пором: Селья)
grimsey_eldey = Грімсей (пором: Ельдей)
grimsey_papey = Грімсей (пором: Папей)
whale_fjord = Китовий фіорд
east_sound = Східна протока
south_sound = Південна протока
west_sound = Західна протока
north_west_reach = Північно-західне плесо
north_east_reach = Північно-східне плесо
east_reach = Східне плесо
south_east_reach = Південно-східне плесо
south_west_reach = Південно-західне плесо
west_reach = Західне плесо
north_west_sound = Північно-західна протока
north_east_sound = Північно-східна протока
south_east_sound = Південно-східна протока
south_west_sound = Південно-західна протока
north_west_bight = Північно-західна затока
north_east_bight = Північно-східна затока
upper_east_bight = Верхня східна затока
lower_east_bight = Нижня східна затока
south_east_bight = Південно-східна затока
south_west_bight = Південно-західна затока
lower_west_bight = Нижня західна затока
upper_west_bight = Верхня західна затока

## Епохи, фази й стіл

era_1 = Епоха 1
era_2 = Епоха 2
era_3 = Епоха 3
raid_1 = Рейд в епоху 1
raid_2 = Рейд в епоху 2
raid_3 = Рейд в епоху 3
setup = Приготування до гри
draft = Відбір карт
action = Виконання дій
last_battle = Остання битва епохи
era_end = Кінець епохи
end = Фінальний підрахунок очок
solo = Соло-гра
two = Два гравці
three = Три гравці
four = Чотири гравці
island_1 = Острівна руна першого бога
island_2 = Острівна руна другого бога
island_3 = Острівна руна третього бога
favour_1 = Руна прихильності першого бога
favour_2 = Руна прихильності другого бога
favour_3 = Руна прихильності третього бога
upper = верхній ряд
lower = нижній ряд
left = лівий край
right = правий край
face_up = горілиць
face_down = долілиць
unpaid = долілиць, не сплачено

## Параметри столу

difficulty = Сила ворожого клану
normal = звичайна
easy = легка
hard = важка
saga = сага
board = Ігрове поле
by_players = за кількістю гравців
random = випадково
chosen = обирає перший гравець
gods = Боги
first_player = Перший гравець
seat_1 = перше місце

## Боги та їхні дари Вальгалли

odin = Один
    .effect =
        Візьміть карту вікінга, скиньте одну, потім отримайте { $any ->
             [one] { $any } ресурс
             [few] { $any } ресурси
            *[other] { $any } ресурсів
        } на вибір.
thor = Тор
    .effect =
        Видаліть { $amount ->
             [one] { $amount } поселенця
             [few] до { $amount } поселенців
            *[other] до { $amount } поселенців
        } противників із будь-яких островів.
frigg = Фригга
    .effect = Відкрийте верхню карту вікінга й виконайте її лідерську дію або дію руни, хоч би які руни ви мали; долучитися до битви так не можна.
freyja = Фрейя
    .effect = { explore_settler } ×{ $amount }.
loki = Локі
    .effect = Змініть лють будь-якого бога в грі на { $amount } вгору або вниз.
tyr = Тюр
    .effect = Отримайте: сталь — { $steel }, їжа — { $food }.

## Карти вікінгів

asa_deep_purse = Аса Глибока Калита
    .effect = { sail } ×{ $leader_amount }. [{ $perthro } × { perthro }] { harvest } ×{ $action_amount }. Сила: { $strength }.
bragi_net_caster = Браґі Закидач Сітей
    .effect = { sail } ×{ $leader_amount }. [{ $fehu } × { fehu }] { collect }: { $food } × { food }, { $any } × { any }. Сила: { $strength } + { perthro }.
dag_coin_biter = Даґ Кусай-Монету
    .effect = { sail } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { smite } ×{ $action_amount }. Сила: { $strength }; у битві сталь: { $steel }.
eydis_long_keel = Ейдіс Довгий Кіль
    .effect = { sail } ×{ $leader_amount }. [{ $perthro } × { perthro }] { build } ×{ $action_amount }. Сила: { $strength } + { fehu }.
frode_barrow_wise = Фроде Знавець Курганів
    .effect = { sail } ×{ $leader_amount }. [{ $fehu } × { fehu }] { explore_settler } ×{ $action_amount }. Сила: { $strength } + { wood }.
gerd_barn_filler = Ґерд Повна Комора
    .effect = { harvest } ×{ $leader_amount }. [{ $perthro } × { perthro }] { draw_replace } ×{ $action_amount }. Сила: { $factor } × { any_rune }.
halla_honey_hand = Галла Медова Рука
    .effect = { harvest } ×{ $leader_amount }. [{ $any } × { any_rune }] { exchange }. Сила: { $strength }.
ivar_salt_trader = Івар Соляний Купець
    .effect = { harvest } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { sail } ×{ $action_amount }. Сила: { $strength } + { food }.
jorunn_ring_giver = Йорунн Дарувальниця Перснів
    .effect = { harvest } ×{ $leader_amount }. [{ $fehu } × { fehu }] { enter_battle }. Сила: { $strength }; у битві сталь: { $steel }.
kari_beam_setter = Карі Тесля
    .effect = { build } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { harvest } ×{ $action_amount }. Сила: { $strength } + { $factor } × { fehu }; у битві сталь: { $steel }.
leif_stone_layer = Лейф Каменяр
    .effect = { build } ×{ $leader_amount }. [{ $perthro } × { perthro }] { explore_temple } ×{ $action_amount }. Сила: { $strength }.
magna_tall_mast = Маґна Висока Щогла
    .effect = { build } ×{ $leader_amount }. [{ $perthro } × { perthro } + { $hagalaz } × { hagalaz }] { sail } ×{ $action_amount }. Сила: { $factor } × { steel }.
njal_far_walker = Ньял Далекий Мандрівник
    .effect = { explore_settler } ×{ $leader_amount }. [{ $fehu } × { fehu }] { build } ×{ $action_amount }. Сила: { $strength }.
oda_shore_finder = Ода Шукачка Берегів
    .effect = { explore_settler } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { collect }: { $bag_steel } × { steel } за кожну активну: { fehu }. Сила: { $strength } + { hagalaz }.
palni_gold_tooth = Пальні Золотий Зуб
    .effect = { explore_settler } ×{ $leader_amount }. [{ $perthro } × { perthro } + { $hagalaz } × { hagalaz }] { smite } ×{ $action_amount }. Сила: { $strength }; у битві сталь: { $steel }.
ragna_ox_back = Раґна Воляча Спина
    .effect = { explore_settler } ×{ $leader_amount }. [{ $any } × { any_rune }] { explore_settler } ×{ $action_amount }. Сила: { $strength }; у битві сталь: { $steel }.
alfhild_fog_reader = Альвгільд Читачка Туману
    .effect = { sail } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { harvest } ×{ $action_amount }. Сила: { $strength }.
bard_quiet_oar = Бард Тихе Весло
    .effect = { sail } ×{ $leader_amount }. [{ $perthro } × { perthro }] { collect }: { $wood } × { wood }, { $any } × { any }. Сила: { $strength } + { hagalaz }.
cnut_lot_caster = Кнуд Кидай-Жереб
    .effect = { sail } ×{ $leader_amount }. [{ $fehu } × { fehu }] { smite } ×{ $action_amount }. Сила: { $strength }; у битві сталь: { $steel }.
disa_moon_pilot = Діса Місячна Стерничка
    .effect = { sail } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { build } ×{ $action_amount }. Сила: { $strength } + { perthro }.
egil_riddle_tongue = Еґіль Загадковий Язик
    .effect = { sail } ×{ $leader_amount }. [{ $perthro } × { perthro }] { explore_settler } ×{ $action_amount }. Сила: { $strength } + { steel }.
finna_herb_keeper = Фінна Зелійниця
    .effect = { harvest } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { draw_replace } ×{ $action_amount }. Сила: { $factor } × { any_rune }.
groa_bowl_seer = Ґроа Провидиця над Чашею
    .effect = { harvest } ×{ $leader_amount }. [{ $any } × { any_rune }] { exchange }. Сила: { $strength }.
hauk_two_minds = Гаук Дві Думки
    .effect = { harvest } ×{ $leader_amount }. [{ $fehu } × { fehu }] { sail } ×{ $action_amount }. Сила: { $strength } + { wood }.
inga_veil_walker = Інґа За-Завісою
    .effect = { harvest } ×{ $leader_amount }. [{ $perthro } × { perthro }] { enter_battle }. Сила: { $strength }; у битві сталь: { $steel }.
odd_dream_builder = Одд Будівничий Снів
    .effect = { build } ×{ $leader_amount }. [{ $fehu } × { fehu }] { harvest } ×{ $action_amount }. Сила: { $strength } + { $factor } × { perthro }; у битві сталь: { $steel }.
kol_cave_singer = Коль Печерний Співець
    .effect = { build } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { explore_temple } ×{ $action_amount }. Сила: { $strength }.
liv_star_hewer = Лів Тесляр Зірок
    .effect = { build } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz } + { $fehu } × { fehu }] { sail } ×{ $action_amount }. Сила: { $factor } × { food }.
mord_mist_foot = Мерд Туманна Нога
    .effect = { explore_settler } ×{ $leader_amount }. [{ $perthro } × { perthro }] { build } ×{ $action_amount }. Сила: { $strength }.
nanna_path_whisper = Нанна Шепіт Стежок
    .effect = { explore_settler } ×{ $leader_amount }. [{ $fehu } × { fehu }] { collect }: { $food } × { food } за кожну активну: { perthro }. Сила: { $strength } + { fehu }.
orm_shadow_hand = Орм Рука Тіні
    .effect = { explore_settler } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz } + { $fehu } × { fehu }] { smite } ×{ $action_amount }. Сила: { $strength }; у битві сталь: { $steel }.
runa_silent_blade = Руна Мовчазне Лезо
    .effect = { explore_settler } ×{ $leader_amount }. [{ $any } × { any_rune }] { explore_settler } ×{ $action_amount }. Сила: { $strength }; у битві сталь: { $steel }.
aud_storm_rower = Ауд Веслярка Бурі
    .effect = { sail } ×{ $leader_amount }. [{ $fehu } × { fehu }] { harvest } ×{ $action_amount }. Сила: { $strength }.
bjorn_hail_beard = Бйорн Градова Борода
    .effect = { sail } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { collect }: { $bag_steel } × { steel }, { $any } × { any }. Сила: { $strength } + { fehu }.
brynja_wave_cleaver = Бринья Розтин Хвиль
    .effect = { sail } ×{ $leader_amount }. [{ $perthro } × { perthro }] { smite } ×{ $action_amount }. Сила: { $strength }; у битві сталь: { $steel }.
dyri_ice_keel = Дирі Крижаний Кіль
    .effect = { sail } ×{ $leader_amount }. [{ $fehu } × { fehu }] { build } ×{ $action_amount }. Сила: { $strength } + { hagalaz }.
einar_gale_horn = Ейнар Ріг Шторму
    .effect = { sail } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { explore_settler } ×{ $action_amount }. Сила: { $strength } + { food }.
freydis_frost_reaper = Фрейдіс Жниця Морозу
    .effect = { harvest } ×{ $leader_amount }. [{ $fehu } × { fehu }] { draw_replace } ×{ $action_amount }. Сила: { $factor } × { any_rune }.
gunnar_rain_caller = Ґуннар Кличе-Дощ
    .effect = { harvest } ×{ $leader_amount }. [{ $any } × { any_rune }] { exchange }. Сила: { $strength }.
hild_thunder_churn = Гільд Громова Маслянка
    .effect = { harvest } ×{ $leader_amount }. [{ $perthro } × { perthro }] { sail } ×{ $action_amount }. Сила: { $strength } + { steel }.
isleif_wolf_winter = Іслейф Вовча Зима
    .effect = { harvest } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { enter_battle }. Сила: { $strength }; у битві сталь: { $steel }.
jofrid_pine_breaker = Йофрід Ламай-Сосну
    .effect = { build } ×{ $leader_amount }. [{ $perthro } × { perthro }] { harvest } ×{ $action_amount }. Сила: { $strength } + { $factor } × { hagalaz }; у битві сталь: { $steel }.
ketil_cliff_raiser = Кетіль Підіймай-Скелю
    .effect = { build } ×{ $leader_amount }. [{ $fehu } × { fehu }] { explore_temple } ×{ $action_amount }. Сила: { $strength }.
loft_root_turner = Лофт Корчувальник
    .effect = { build } ×{ $leader_amount }. [{ $fehu } × { fehu } + { $perthro } × { perthro }] { sail } ×{ $action_amount }. Сила: { $factor } × { wood }.
mar_snow_strider = Мар Сніговий Ходак
    .effect = { explore_settler } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { build } ×{ $action_amount }. Сила: { $strength }.
nott_ridge_runner = Нотт Біг Хребтами
    .effect = { explore_settler } ×{ $leader_amount }. [{ $perthro } × { perthro }] { collect }: { $wood } × { wood } за кожну активну: { hagalaz }. Сила: { $strength } + { perthro }.
ottar_avalanche = Оттар Лавина
    .effect = { explore_settler } ×{ $leader_amount }. [{ $fehu } × { fehu } + { $perthro } × { perthro }] { smite } ×{ $action_amount }. Сила: { $strength }; у битві сталь: { $steel }.
sigrun_bear_heart = Сіґрун Ведмеже Серце
    .effect = { explore_settler } ×{ $leader_amount }. [{ $any } × { any_rune }] { explore_settler } ×{ $action_amount }. Сила: { $strength }; у битві сталь: { $steel }.

## Карти прихильності

full_granary = Повна житниця
    .effect = Руни: { fehu }. Одразу: { $food } × { food }, { $wood } × { wood }.
market_day = Ярмарковий день
    .effect = Руни: { fehu }. Одразу: { $wood } × { wood }, { $food } × { food }, { $steel } × { steel }.
open_purse = Розв'язана калитка
    .effect = Руни: { fehu }. Одразу: { $food } × { food }, { $any } × { any }.
hoard_of_oak = Дубовий скарб
    .effect = Руни: { fehu }, { fehu }. Одразу: { $wood } × { wood }.
hoard_of_iron = Залізний скарб
    .effect = Руни: { fehu }, { fehu }. Одразу: { $steel } × { steel }.
buried_gold = Закопане золото
    .effect = Руни: { fehu }, { perthro }. Одразу: { $steel } × { steel }, { $any } × { any }.
carved_lots = Різьблені жереби
    .effect = Руни: { perthro }. Одразу: { $wood } × { wood }, { $steel } × { steel }.
three_norns = Три норни
    .effect = Руни: { perthro }. Одразу: { $wood } × { wood }, { $food } × { food }, { $steel } × { steel }.
well_of_fate = Криниця долі
    .effect = Руни: { perthro }. Одразу: { $wood } × { wood }, { $any } × { any }.
hidden_blade = Сховане лезо
    .effect = Руни: { perthro }, { perthro }. Одразу: { $steel } × { steel }.
feast_of_seers = Бенкет провидиць
    .effect = Руни: { perthro }, { perthro }. Одразу: { $food } × { food }.
veiled_storm = Буря за завісою
    .effect = Руни: { perthro }, { hagalaz }. Одразу: { $food } × { food }, { $any } × { any }.
ice_forge = Крижана кузня
    .effect = Руни: { hagalaz }. Одразу: { $steel } × { steel }, { $food } × { food }.
winter_stores = Зимові запаси
    .effect = Руни: { hagalaz }. Одразу: { $wood } × { wood }, { $food } × { food }, { $steel } × { steel }.
wreckers_luck = Берегова здобич
    .effect = Руни: { hagalaz }. Одразу: { $steel } × { steel }, { $any } × { any }.
long_winter = Довга зима
    .effect = Руни: { hagalaz }, { hagalaz }. Одразу: { $food } × { food }.
fallen_pines = Повалені сосни
    .effect = Руни: { hagalaz }, { hagalaz }. Одразу: { $wood } × { wood }.
flotsam = Принесене хвилями
    .effect = Руни: { hagalaz }, { fehu }. Одразу: { $wood } × { wood }, { $any } × { any }.

## Ворожий клан

rival_fehu = Ворог: { fehu }
    .effect = { harvest } ×{ $amount }.
rival_perthro = Ворог: { perthro }
    .effect = { explore_settler } ×{ $amount }.
rival_hagalaz = Ворог: { hagalaz }
    .effect = { sail } ×{ $amount }.
chase = Погоня
    .effect = Човен вождя переходить до вашого найближчого човна в доку й витісняє його.
ferry = Пором
    .effect = Човен вождя перетинає поромний маршрут свого доку.
battle = Битва
    .effect = Ворог починає битву; додаткова сила: { $bonus }.
only = єдиний варіант
nearest = найближчий
least_influence = найменший вплив
most_settlers = найбільше поселенців
your_choice = нічия, ваш вибір
off_map = маршрут веде за межі мапи
clockwise = наступний порожній док за годинниковою стрілкою

## Підписи столу

era = Епоха
first = Перший гравець
raid = Рейд
invaders = Загарбники
god = Бог
rune = Руна
rank = Місце
points = Очки
gift = Дар Вальгалли
dedications = Присвяти
seat = Клан
island = Острів
islands = Острови
control = Контроль
clans = Вплив
docks = Доки
village = Селище
villages = Селища
fjords = Фіорди
clan = Клан
home = На планшеті
built = Збудовано
runes = Активні руни
row = Ряд
hand = Рука
pack = Карти на вибір
favours = Прихильність
deck = Колода

## Запитання

ask-gods = Оберіть трьох богів для цієї партії.
ask-launch = Розмістіть перший човен у порожньому фіорді біля краю поля.
ask-draft = Оберіть карту, яку залишите собі.
ask-turn = Ваш хід: зіграйте карту горілиць, щоб діяти, або долілиць, щоб битися.
ask-join = Ворожий клан почав битву. Приєднаєтеся?
ask-favour = За яку карту прихильності ви б'єтеся?
ask-give_up = У вас місце лише для трьох карт прихильності: поверніть одну зі своїх.
ask-sail = Плавання: оберіть човен і перше переміщення. Переміщень: { $left }.
ask-sail_on = Плисти далі? Залишилося переміщень: { $left }.
ask-undock = Ваш човен має звільнити док: { $dock }. Куди?
ask-deploy = Скільки поселенців розмістити, по 1 їжі: { $island }?
ask-raid = Здійснити рейд на селище? Сталь: { $steel }.
ask-explore = Дослідження поселенцем. Переміщень: { $left }.
ask-explore_temple = Який храм і куди переміщується?
ask-take = Ресурсів на ваш вибір: { $count }.
ask-exchange = Обміняти ресурси?
ask-build = Що ви будуєте?
ask-site = Де розмістити: { $piece }?
ask-smite = Якого поселенця вбити? Залишилося: { $left }.
ask-draw = Взяти карту, а потім скинути одну?
ask-throw = Яку карту ви скидаєте?
ask-fury = Чия лють зміниться на { $amount }?
ask-foresee = Відкрити верхню карту вікінга?
ask-use = Яку дію виконати: { $card }?
ask-enter_battle = Чи долучається цей лідер до битви?
ask-dedicate = Присвятити захоплене селище?
ask-rival_route = Шляхи однакової довжини: яким попливе ворог ({ $rune })?
ask-rival_source = Планшет ворога порожній, острови рівні: звідки переміститься поселенець? Ціль: { $island }.
ask-rival_dock = Однаково близькі порожні доки: куди стане човен ворога?
ask-rival_chase = Однаково близькі ваші човни: за яким женеться човен вождя?
ask-rival_temple = Острови рівні: де ворог поставить храм?
ask-rival_favour = Обидва краї однаково близькі: за яку карту прихильності б'ється ворог?

## Варіанти

do-gods = Боги: { $gods }
do-launch = Почати тут: { $fjord }
do-keep = Залишити: { $card }
do-lead = Лідер, горілиць: { $card }
do-fight = До бою, долілиць: { $card }
do-decline = Не приєднуватися
do-favour = Битися за: { $favour } ({ $row }, { $end })
do-give_up = Повернути: { $favour } ({ $row }, { $end })
do-recall = Повернути поселенця: { $island }
do-sail = Плавання: { $source } → { $target }
do-undock = Відійти сюди: { $fjord }
do-deploy = Поселенців: { $count }
do-raid = Рейд: { $dock }
do-explore = Поселенець: { $source } → { $target }
do-move_temple = Храм: { $source } → { $target }
do-take = Дерево { $wood }, їжа { $food }, сталь { $steel }
do-exchange = Обміняти { $amount }: { $source } → { $target }
do-build = Будувати: { $slot }
do-site = Розмістити тут: { $place }
do-smite = Вбити: { $clan }, { $island }
do-draw = Взяти карту
do-throw = Скинути: { $card }
do-fury = Лють: { $god }, { $way }
do-reveal = Відкрити
do-use = Виконати: { $part }
do-enter = Долучитися до битви
do-dedicate = Присвятити: { $place }
do-skip = Не виконувати
do-stop = Завершити
do-route = Через: { $docks }
do-source = Звідси: { $island }
do-berth = Док: { $dock }
do-chase = Док: { $dock }
do-temple = Храм: { $island }

## Події

ev-board = Ігрове поле: { $board }. Острови: { $islands }.
ev-gods = Боги цієї партії: { $gods }. Їхні руни: { $runes }.
ev-favours = Карти прихильності над полем: { $upper }. Під полем: { $lower }.
ev-first = Маркер вождя: { $seat }.
ev-garrison = Ворог тримає острів { $island }: поселенців — { $settlers }, храмів — { $temples }.
ev-launched = { $seat } — перший човен: { $fjord }.
ev-phase = Епоха { $era }: { $phase }.
ev-turn = Хід: { $seat }.
ev-rival_turn = Хід ворожого клану.
ev-dealt =
    { $count ->
        [one] Епоха { $era }: роздано по { $count } карті.
        [few] Епоха { $era }: роздано по { $count } карти.
       *[other] Епоха { $era }: роздано по { $count } карт.
    }
ev-kept =
    { $own ->
       *[0] { $seat } — карту залишено собі.
        [1] { $seat } — залишено собі карту: { $card }.
    }
ev-enemy_discarded = Ворог скидає: { $card }.
ev-stack =
    { $own ->
       *[0] { $seat } — переглянуто стос, карт: { $count }.
        [1] { $seat } — переглянуто стос: { $cards }.
    }
ev-reshuffled =
    { $count ->
        [one] Скид стає колодою: { $count } карта.
        [few] Скид стає колодою: { $count } карти.
       *[other] Скид стає колодою: { $count } карт.
    }
ev-led = { $seat } — зіграно лідера: { $card }.
ev-hid =
    { $own ->
       *[0] { $seat } — зіграно карту долілиць.
        [1] { $seat } — зіграно долілиць: { $card }.
    }
ev-flipped = { $seat } — лідер іде в бій: { $card }.
ev-drew =
    { $own ->
       *[0] { $seat } — взято карту.
        [1] { $seat } — взято карту: { $card }.
    }
ev-threw = { $seat } — скинуто карту: { $card }.
ev-foresaw = { $seat } — відкрито верхню карту: { $card }.
ev-battle = { $seat } — початок битви за: { $favour } ({ $row }, { $end }).
ev-rival_battle = Ворог починає битву за: { $favour } ({ $row }, { $end }).
ev-joined = { $seat } — приєднання до битви за: { $favour }.
ev-rival_joined = Ворог приєднується до битви за: { $favour }.
ev-resolving = Розігрується битва за: { $favour }.
ev-revealed = { $seat } — відкрито карту: { $card }. Сплачено сталі: { $steel }.
ev-unpaid =
    { $own ->
       *[0] { $seat }: бракує сталі, карта лишається долілиць.
        [1] { $seat }: бракує сталі, лишається долілиць: { $card }.
    }
ev-strength = { $seat } — у бою { $card }: сила { $strength }.
ev-rival_strength = Ворог — у бою { $card }: сила { $strength }, з неї за трек сталі: { $bonus }.
ev-tied = Нічия, сила { $strength }: не перемагає ніхто, програли всі.
ev-won = { $seat } — здобуто карту прихильності: { $favour }.
ev-rival_won = Ворог здобуває карту прихильності: { $favour }.
ev-put_back = Повернуто в ряд: { $favour } ({ $row }, { $end }).
ev-gave_up = { $seat } — повернуто карту прихильності: { $favour }.
ev-fell = { $seat } — поразка: { $card }. Дар Вальгалли, бог: { $god }.
ev-rival_fell = Ворог програє: { $card }. Лють росте, бог: { $god }.
ev-invader = Нападають загарбники: { $card }. У стосі: { $count }.
ev-invader_strength = Загарбники, { $card }: сила { $strength }.
ev-invaders_beaten = Загарбники не перемогли: { $card }. Лють росте, бог: { $god }.
ev-gained = { $seat } — отримано:{ $wood ->
    [0] {""}
   *[other] {" "}дерево +{ $wood }
}{ $food ->
    [0] {""}
   *[other] {" "}їжа +{ $food }
}{ $steel ->
    [0] {""}
   *[other] {" "}сталь +{ $steel }
}.
ev-exchanged = { $seat } — обмін, { $amount }: { $source } → { $target }.
ev-landed = { $seat } — розміщено поселенців: { $count }, { $island }.
ev-recalled = { $seat } — поселенець повертається: { $island }.
ev-explored = { $seat } — дослідження: { $source } → { $target }.
ev-removed = { $seat } — втрачено поселенця: { $island } ({ $cause }).
ev-enemy_removed = Ворог втрачає поселенця: { $island } ({ $cause }).
ev-rival_removed = Ворог втрачає поселенця: { $island } ({ $cause }).
ev-built = { $seat } — збудовано (дерево: { $wood }): { $piece }, { $where }.
ev-temple_moved = { $seat } — храм переміщено: { $source } → { $target }.
ev-sailed = { $seat } — плавання: { $source } → { $target }.
ev-undocked = { $seat } — док звільнено: { $dock } → { $fjord }.
ev-raided = { $seat } — рейд на селище, сталь { $steel }: { $dock }.
ev-dedicated = { $seat } — присвята селища: { $place }. Селищ там: { $count }.
ev-fury = Лють: { $god } ({ $rune }), { $before } → { $after }.
ev-took = { $seat } — здобуто контроль: { $island }, { $rune }.
ev-rival_took = Ворог здобуває контроль: { $island }, { $rune }.
ev-stole = { $seat } — викрадено руну: { $island }, { $rune }. Раніше контролював клан: { $clan }.
ev-rival_stole = Ворог викрадає руну: { $island }, { $rune }. Раніше контролював клан: { $clan }.
ev-lost_rune = { $seat } — впливу більше немає: { $island }. Руна повертається: { $rune }.
ev-rival_lost_rune = Ворог більше не має впливу: { $island }. Руна повертається: { $rune }.
ev-counted = Після епохи { $era } острови дають очок: { $points } ({ $clans }).
ev-scored =
    { $favours ->
        [0] { $seat } — очок: { $total }. Острови { $islands }, карт прихильності немає.
       *[other] { $seat } — очок: { $total }. Острови { $islands }, прихильність { $favours } ({ $cards }).
    }
ev-rival_scored =
    { $favours ->
        [0] Ворог — очок: { $total }. Острови { $islands }, карт прихильності немає.
       *[other] Ворог — очок: { $total }. Острови { $islands }, прихильність { $favours } ({ $cards }).
    }

## Хід ворога з поясненнями

ev-rival_begins = Ворог починає тут: { $island }. Човен вождя: { $dock }.
ev-rival_led = Лідер ворога: { $card }.
ev-rival_leads = Його лідерська дія: { $deed } ×{ $amount }.
ev-rival_rune_action = Руни є. Дія руни: { $deed } ×{ $amount }.
ev-rival_replaces = Руни є, але цієї дії ворог не виконує: { $action }. Замість неї дія планшета, { $rune }: { $deed } ×{ $amount }.
ev-rival_lacks_runes = Для дії руни бракує рун: { $card }.
ev-rival_sails = Плавання, до { $reach } доків, { $rune }. Острови: { $candidates }; доків до них: { $docks }; вплив ворога там: { $influence }. Вирішило: { $rule }. Шлях: { $way }. Кінець: { $island }.
ev-rival_landed = Ворог розміщує поселенців: { $count }, { $island }.
ev-rival_shifted = Планшет ворога порожній, тож поселенець переходить: { $source } → { $target }. Острови: { $candidates }. Вирішило: { $rule }.
ev-rival_raided = Ворог без сплати здійснює рейд на селище: { $dock }.
ev-rival_dedicated = Присвята найвищій дії з найменшою кількістю селищ: { $place }. Селищ до цього: { $counts } ({ $candidates }).
ev-rival_built = Ворог ставить човен: { $dock }. Вирішило: { $rule }.
ev-rival_crosses = Човен вождя перетинає поромний маршрут: { $source } → { $dock }.
ev-rival_explores = Дослідження, док: { $dock } ({ $way }) → { $island }.
ev-rival_boat_home = Човен ворога повертається на планшет: { $dock }.
ev-rival_gained = Треки ворога: дерево +{ $wood }, їжа +{ $food }, сталь +{ $steel }. Тепер: { $spaces }.
ev-rival_symbol = Ресурсна дія, { $track } { $space }: { $symbol }.
ev-rival_ignores = Символ не має дії: { $symbol }.
ev-rival_chases = Човен вождя женеться за вашим найближчим човном: { $dock }. Ваші доки: { $candidates }; доків до них: { $docks }. Вирішило: { $rule }.
ev-rival_temple = Храм ворога: { $island }; поселенців повернуто: { $count }. Острови: { $candidates }. Вирішило: { $rule }.
ev-rival_overflow = Трек ворога заповнено, він починається знову: { $resource }. { $seat } — втрачено: { $count }.
ev-rival_hid = Ворог кладе карту долілиць у бойовий ряд.
ev-rival_wants = Найближча до човна вождя карта прихильності: { $favour } ({ $row }, { $end }). Краї: { $candidates }. Вирішило: { $rule }.
ev-rival_stronger = Битва, яку почав ворог, отримує силу +{ $bonus }; усього: { $total }.
ev-rival_revealed = Карта ворога: { $card }.
ev-rival_consoled = Замість дару — дія планшета ворога: { $deed } ×{ $amount }.

## Правила коротко

help-overview = Три епохи. У кожній відберіть карти вікінгів, а потім грайте їх по одній за хід: горілиць, щоб діяти, або долілиць, щоб битися. Наприкінці руни підконтрольних островів і карт прихильності дають очки за місцем їхніх богів. (с. 6)
help-resources = Дерево, їжу й сталь відстежують від 0 до 7; зайве втрачається. Активні руни дають карти горілиць у вашому ряду й підконтрольні острови; їх не витрачають. Руни карт прихильності лише дають очки. (с. 6)
help-draft = Залиште одну карту, решту передайте: за годинниковою стрілкою в епохах 1 і 3, проти неї в епосі 2. Карт 4, 5 і 6. Остання карта дістається вам сама. (с. 7)
help-turn = Спершу розігрується битва, яку ви почали минулого ходу. Потім зіграйте карту: горілиць — лідерська дія та, якщо є активні руни, дія руни; долілиць — почати битву чи приєднатися. Потім можна присвятити одне селище. Жодна дія не обов'язкова. (с. 8)
help-battle = Хто починає битву, обирає карту прихильності з краю ряду; інші можуть приєднатися у свої ходи. На початку наступного ходу того, хто почав, карти відкривають. Сталь треба сплатити, якщо можна; хто не може, не б'ється. Найсильніший отримує карту прихильності та її мішок. Решта отримує дар бога своєї руни, і його лють зростає на 1. За нічиєї програють усі. (с. 8–9)
help-invaders = Поодинокий боєць б'ється з верхньою картою колоди. Попередні загарбники рахуються за її руни, а кожен загарбник — за один її ресурс. Якщо ви перемогли, росте лють її бога; за нічиєї програють обоє. (с. 10)
help-sail = Один човен робить до стількох переміщень: док — фіорд, фіорд — фіорд, фіорд — док. Човен іншого клану мусить звільнити док. Закінчивши в доку, можна розмістити до стількох поселенців по 1 їжі та здійснити рейд на селище за сталь епохи. (с. 11–12)
help-attack = Після розміщення чи дослідження, якщо лише у вас найбільше поселенців на острові, кожен противник із поселенцями видаляє одного. (с. 12)
help-explore = Поселенець переправляється поромом на сусідній острів. За ×2 один поселенець проходить два острови або двоє — по одному. Маршрути за межі мапи не використовують. (с. 12)
help-build = Сплатіть дерево будь-якої комірки планшета. Човен ставлять у фіорд біля острова чи фіорду, де ви присутні; храм — на острів із вашим поселенцем, де вашого храму ще немає. (с. 12)
help-control = Поселенець дає 1 вплив, храм 4, човен у доку 2. Із найбільшим впливом та поселенцем чи храмом ви берете руну острова; після своєї дії викрадаєте її, якщо впливу більше, ніж у власника. Щоразу лють її бога росте на 1. Без впливу руну повертають. (с. 13)
help-dedicate = Раз за хід, після карти, захоплене селище можна присвятити дії планшета епох або богові (лють +2). Кожен стос вміщує стільки селищ, скільки гравців. (с. 14)
help-scoring = Богів впорядковують за люттю. Острівна руна першого бога дає 6 очок, другого 4, третього 2; руна карти прихильності — 3, 2 і 1. Боги з рівною люттю мають нижче місце. Нічиї гравців: острови, прихильність, храми, човни, ресурси. (с. 15)
help-era_end = Зіграні карти скидають, загарбники лишаються. Маркер вождя отримує той, у кого найбільше острівних рун; за нічиєї — хто ходив пізніше. (с. 15)
help-enemy = Двоє гравців: нейтральний ворог тримає зовнішні острови, на кожному 2 поселенці та храм. Він не діє. Під час відбору сидить між вами й після кожного передавання скидає випадкову карту. (с. 16)
help-rival = Соло: ворог після кожного вашого ходу грає верхню карту своєї колоди. Човен вождя пливе від доку до доку до найближчого іншого острова з руною карти, здійснює рейди, безплатно розміщує поселенців. Треки ресурсів вмикають символи; повний трек починається знову й коштує вам 1 такого ресурсу. Нічиї вирішуєте ви. (с. 16–23)
help-rival_battle = Ворог одразу приєднується до вашої битви верхньою картою колоди. Битви він починає за треком сталі: у свій наступний хід приєднайтеся картою, інакше він б'ється із загарбниками. Сталі він не сплачує; якщо не перемагає, виконує дію планшета за руною карти. (с. 22–23)
