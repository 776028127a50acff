### Собственные тексты зала по-русски. Те же ключи и переменные в en, uk и ru; у игр свои тексты.

longhall = Longhall
pages = Страницы зала
page-hall = Зал
page-rules = Правила
page-replays = Записи
skip-to-main = К главному
loading = Минутку
close = Закрыть
cancel = Отмена
yes = Да
no = Нет
you = Вы
guest = Гость
bot = Бот
game = Игра
start = Начать
final = Конец
total = Всего
sorry = Что-то пошло не так
try-again = Попробовать ещё раз
to-the-hall = В зал

## Зал

hero-fire = Огонь горит.
hero-wait =
    { $count ->
        [0] Садитесь за стол.
        [one] { $count } стол ждёт вас.
        [few] { $count } стола ждут вас.
       *[many] { $count } столов ждут вас.
    }
hero-line = Пять игр о викингах, где соблюдено каждое правило: в одиночку, против ботов, за одним экраном или через море.
take-your-turn = Сделать ход
start-a-table = Новый стол
five-games = Пять игр
minutes = { $n } мин
solo = Соло
soon = Пока нет на этом сервере
your-tables = Ваши столы
await-you =
    { $count ->
        [one] { $count } ждёт вас
       *[other] { $count } ждут вас
    }
open-seats = Свободные места
tables-count =
    { $count ->
        [one] { $count } стол
        [few] { $count } стола
       *[many] { $count } столов
    }
no-tables-title = Ваших столов пока нет
no-tables = Начните новый: против ботов игра начинается сразу.
hall-quiet-title = В зале тихо
hall-quiet = Открытых столов пока нет. Начните новый, и его увидят другие.
table-open =
    { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
       *[many] { $count } свободных мест
    }
table-ready = Можно начинать
table-over = Завершено, { $ago }
table-frozen = Заморожено: игра началась по другим правилам
table-your-turn = Ваш ход, { $ago }
table-thinking = Думает: { $name }, { $ago }
table-running = Идёт
table-news = С тех пор, как вы смотрели, что-то произошло
seat-free = Свободное место
do-play = Играть
do-open = Открыть
do-join = Сесть
do-watch = Смотреть
do-look = Взглянуть

game-blood_rage = Кровь и ярость
game-blood_rage-line = Драфт, набеги и славная смерть до Рагнарёка.
game-feast_for_odin = Во славу Одина
game-feast_for_odin-line = Охотьтесь, мастерите, плавайте; заполните каждую щель дома.
game-tiny_epic_vikings = Tiny Epic: Викинги
game-tiny_epic_vikings-line = Малые острова, острые мечи, капризные боги.
game-lords_of_ragnarok = Владыки Рагнарёка
game-lords_of_ragnarok-line = Герои и чудовища в конце времён.
game-vikings_gone_wild = Дикинги
game-vikings_gone_wild-line = Стройте селение, варите пиво, громите соседей.

## Новый стол и места

players = Игроки
seats = Места
seat-of = Кто играет: { $seat }
wish-me = Я
# The levels, from the weakest; the last two are known from older tables.
bot-ratatosk = Рататоск
about-bot-ratatosk = { bot-ratatosk }: играет наугад
bot-thjalfi = Тьяльви
about-bot-thjalfi = { bot-thjalfi }: играет неплохо, но ошибается
bot-thor = Тор
about-bot-thor = { bot-thor }: играет просто на победу
bot-tyr = Тюр
about-bot-tyr = { bot-tyr }: думает наперёд
bot-mimir = Мимир
about-bot-mimir = { bot-mimir }: взвешивает тщательно
bot-odin = Один
about-bot-odin = { bot-odin }: думает долго, до 10 с на ход
bot-random = Бот, играющий наугад
bot-greedy = Бот, играющий на победу
wish-open = Открытое: кто-то присоединится
wish-hotseat = Кто-то за этим экраном
name-at-screen = Имя, если хотите
more-options = Больше настроек
seed = Зерно
seed-random = Случайное
table-private = Закрытый: только по ссылке
table-open-hands = Зрители могут заглядывать в руки
table-hints = Игроки могут просить совета
open-table = Открыть стол
begin-now = Начать сейчас
begin = Начать
gather = Собирайтесь
gather-host = Отправьте ссылку, посадите ботов или пригласите телефон. Начинайте, когда все места заняты.
gather-guest = Займите свободное место. Хозяин начнёт, когда все места заняты.
take-seat = Занять место
leave-seat = Встать
put-bot = Бот
open-seat = Освободить место
kick = Проводить
offline = не на связи
wait-for-host = Ждём хозяина
copy-link = Копировать ссылку
link-copied = Скопировано
invite = Пригласить
invite-to = Место для кого-то: { $seat }
invite-note = Кто первым откроет эту ссылку, тот и сядет. Отсканируйте телефоном, и карты будут в нём.
invite-code = Приглашение как QR-код
invite-link = Приглашение как ссылка
invited = Для вас держат место

## Люди

account = Кто вы
who-you-are = Кто вы: { $name }
your-name = Ваше имя
password = Пароль, не меньше 8 символов
keep-name = Взять это имя
account-known = Ваши столы с этой учётной записью на каждом устройстве.
account-note = С паролем ваши столы будут на каждом устройстве. Без него они остаются в этом браузере.
log-in = Войти
log-out = Выйти
register = Создать учётную запись

## Настройки

settings = Настройки
set-language = Язык
set-theme = Свет
set-theme-system = Как в системе
set-theme-light = Светлая тема
set-theme-dark = Тёмная тема
set-motion = Движение
set-motion-system = Как в системе
set-motion-full = Включено
set-motion-none = Выключено
set-shapes = Выразительные фигуры
set-shapes-note = Более крупные знаки и узоры на каждой фигурке для тех, кто иначе видит цвета.
set-plain = Столы словами
set-plain-note = Без рисунков: весь стол списками, удобно для экранного диктора.
set-sound = Звук
set-sound-note = Рог, когда наступает ваш ход.
set-notify = Уведомления
set-notify-note = От браузера, когда ваш ход, а вы смотрите в другое место.
set-notify-refused = Браузер этого не разрешает: это решают его настройки для этой страницы.
set-confirm = Спрашивать перед отправкой ответа
set-confirm-note = Последний клик называет ход, а кнопка его отправляет.
sound = Звук
sound-on = Звук включён
sound-off = Звук выключен

## За столом

table = Стол
question = Вопрос
your-turn = Ваш ход
wait = Подождите
watching = Вы смотрите
thinking =
    { $count ->
        [one] Думает: { $names }
       *[other] Думают: { $names }
    }
a-moment = Минутку
is-asked = думает
skip = Пропустить
undo = Отменить
reset-turn = Начать ход заново
back = Назад
confirm = Вы уверены?
do-it = Сделать
costs = Стоит
one-less = На одного меньше: { $name }
rulebook-page = правила, с. { $page }
page = с. { $page }
you-may = Вы можете
ways =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
saga = Сага
saga-so-far = Сага до сих пор
saga-all = Показать все строки: { $count }
saga-stand-in = Бот не ответил: вместо него сделал ход { $bot }.
rules = Правила
all-rules = Все правила
rules-of = { $game }: коротко о правилах
parts-of-table = Части стола
tab-turn = Ход
tab-hand = Рука
tab-clan = Кланы
tab-saga = Сага
no-hand = В этой игре нет карт на руке.
see-result = Увидеть итог
why-watching = Вы смотрите за этим столом.
why-not-asked = Ещё не ваш ход.
why-other-question = Сначала ответьте: { $question }
ask-rewind = Просить вернуться дальше назад
hand-to-bot = Передать боту
look-from = Смотреть отсюда
shared-screen = Общий экран, телефоны как руки
seed-hash = Хеш зерна, чтобы проверить тасовку после игры:{" "}

curtain = Передайте экран: { $name }
curtain-note = Смотрит только { $who }.
curtain-plain = Больше никто сейчас не смотрит.
curtain-open = Здесь { $name }

lost-title = Ветер стих
lost = Соединяемся снова. Ничего не потеряно; ваш последний ход сохранён.
stale-title = Игра пошла дальше без вас
refused-title = Отказано
vote-title = Вернуться назад?
vote = { $name } просит вернуться назад.
rematch-ready = Готовится реванш.
notice-bot-failed = Бот не ответил; вместо него сделал ход бот послабее, как сказано в саге.
notice-rewind-refused = Стол не возвращается назад.
notice-rewound = Стол вернулся назад.

## Конец

saga-told =
    { $minutes ->
        [one] Сага рассказана · { $minutes } минута
        [few] Сага рассказана · { $minutes } минуты
       *[many] Сага рассказана · { $minutes } минут
    }
end-winner = Победа: { $name }, { $points }
end-winners = Общая победа: { $names }, { $points }
end-winner-plain = Победа: { $name }
end-winners-plain = Общая победа: { $names }
end-alone-points =
    { $points ->
        [one] { $name }: { $points } очко
        [few] { $name }: { $points } очка
       *[many] { $name }: { $points } очков
    }
end-alone-lost = На этот раз поражение: { $name }
end-nobody-won = Никто за столом не победил
first-place = Победа
where-from = Откуда взялись очки
score-over-time = Очки по ходу игры
by-the-fire = Рассказывают у огня
rematch = Реванш
replay = Просмотр
see-board = Взглянуть на поле
download-record = Скачать запись
download-story = Скачать сагу
seed-was = Зерно:
salt-was = Соль:

## Просмотр

replay-setup = Подготовка
replay-step = Шаг
step-back = Шаг назад
step-on = Шаг вперёд
play = Играть
pause = Пауза
whose-eyes = Чьими глазами?
spectator = Зритель
taken-back = потом отменено
what-if = А если? Играть дальше: { $seat }
what-if-note = Новый стол отсюда, с той же удачей: это место ваше, остальные держат боты.
no-replays = Завершённых игр пока нет.
upload-record = Отправить запись

## Благодарности

credits = Благодарности
credits-icons = Значки
credits-icons-note = От авторов
credits-type = Шрифты
credits-software = Программы
credits-games = Игры
unofficial = Неофициальный свободный проект, не связанный с издателями.
unofficial-long = Названия игр принадлежат их владельцам. Правила пересказаны нашими словами, рисунки наши; никаких изображений и текстов издателей здесь нет. Покупайте игры: ничто не заменит стола с друзьями вокруг.

## Почему отказано

code-offline = Сервер не отвечает. Проверьте соединение и попробуйте ещё раз.
code-bad-name = Такое имя не подходит.
code-bad-option = Так в эту игру не играют.
code-bad-record = Это не запись игры по правилам.
code-closing = Сервер сейчас перезапустится. Через миг игра продолжится.
code-fault = За этим столом что-то сломалось. Всё сохранено; попробуйте ещё раз.
code-frozen = Этот стол начался по другим правилам, на него можно только смотреть.
code-illegal = Сейчас это невозможно.
code-malformed = Сервер не понял.
code-name-taken = Это имя занято.
code-no-person = Сначала назовитесь.
code-no-vote = Голосования нет.
code-not-allowed = Это не разрешено.
code-not-asked = На этот вопрос уже ответили. Выберите ещё раз.
code-not-found = Такого здесь нет.
code-not-host = Это может только хозяин стола.
code-not-ready = Ещё не все места заняты.
code-not-running = Игра не идёт.
code-not-your-seat = Это не ваше место.
code-nothing-to-undo = Отменять нечего: что-то уже открыто или кто-то уже походил.
code-rate = Слишком быстро. Подождите немного.
code-running = Игра ещё идёт.
code-seat-taken = Это место занято.
code-stale = Кто-то был быстрее. Выберите ещё раз.
code-started = Игра уже началась.
code-storage = Сервер не смог сохранить. Попробуйте ещё раз.
code-too-large = Это слишком велико.
code-unknown-game = На этом сервере в такое не играют.
code-unknown-table = Такого стола нет, или он не для вас.
code-wrong-password = Имя и пароль не подходят друг к другу.

see-table = К столу
back-to-scene = К сцене
go-on = Дальше

counsel = Совет
counsel-ask = А что сделали бы вы?
counsel-wait = Бросаем руны…
counsel-chance = Оценка шанса на победу
counsel-line = После «{ $choice }», возможно
analysis = Взгляд назад
analysis-about = Каковы были шансы каждого на победу после каждого шага и какие решения обошлись дороже всего? Поиск обдумывает партию; это занимает минуту-две.
analysis-begin = Оглянуться на эту партию
analysis-running = Читаем руны…
analysis-failed = Не удалось закончить. Попробуйте ещё раз.
analysis-chances = Шансы на победу
analysis-turnings = Решения, которые обошлись дороже всего
analysis-better = лучше: { $choice } ({ $chance })
analysis-no-turnings = Ни одно решение не обошлось дорого: хорошая игра.

## О содержимом игры

about-contents = О содержимом
about-note = Откуда взята каждая запись коробки. Что не удалось найти, придумали мы сами; владельцы игры могут исправить любую запись пакетом содержимого.
about-designed =
    { $designed ->
        [0] Среди { $records } записей нет придуманных нами.
       *[other] Придумано нами: { $designed } из { $records } записей.
    }
about-section = Раздел
about-records = Записи
about-pieces = Предметы
about-total = Всё
about-list = Что именно придумано
provenance-rulebook = Правила
provenance-public = Открытые источники
provenance-designed = Наше
provenance-owner = Пакет владельца
section-cards = Карты
section-monsters = Монстры
section-provinces = Провинции
section-regions = Регионы
section-fjords = Фьорды
section-pillage_tokens = Жетоны грабежа
section-ragnarok_tokens = Жетоны Рагнарёка
section-ages = Эпохи
section-stats = Характеристики кланов
section-clans = Кланы
section-figures = Фигурки
section-legend = Легендарные характеристики
section-goods = Товары
section-resources = Ресурсы
section-coins = Монеты
section-weapons = Оружие
section-specials = Особые жетоны
section-boards = Планшеты и здания
section-ships = Корабли
section-strips = Полоски гор
section-lengths = Длина партии
section-rolls = Броски кубиков
section-spaces = Клетки действий
section-occupations = Профессии
section-table = Стол
section-vikings = Карты викингов
section-favours = Карты благосклонности
section-gods = Боги
section-runes = Руны
section-islands = Острова
section-docks = Доки
section-pieces = Фишки
section-slots = Места клана
section-eras = Эры
section-raids = Набеги
section-dedications = Посвящения
section-tables = Стол по числу игроков
section-points = Очки
section-garrison = Отряд врага
section-rival_mat = Планшет соперника
section-rival_tracks = Треки соперника
section-rival_runes = Руны соперника
section-symbols = Символы соперника
section-difficulty = Сложность
section-parameters = Числа правил
section-regions_two = Области для двоих
section-regions_many = Области для троих и четверых
section-seas_two = Моря для двоих
section-seas_many = Моря для троих и четверых
section-lands = Земли
section-realms = Миры
section-forges = Рунные кузни
section-rune_actions = Действия рун
section-heroes = Герои
section-corrupted = Павшие герои
section-origins = Происхождения
section-battle_cards = Карты боя
section-rewards = Награды
section-attack_cards = Карты атак монстров
section-monuments = Монументы
section-temple_track = Шкала храмов
section-preconditions = Предпосылки Рагнарёка
section-blessings = Благословения
section-artefacts = Артефакты
section-action_cards = Карты действий
section-challenges = Испытания
section-desolation = Опустошение
section-dice = Кубики
section-starting = Начальные карты
section-fighters = Бойцы
section-fortifications = Укрепления
section-path = Путь Одина
section-asgard = Карты Асгарда
section-undead = Нежить
section-buildings = Постройки
section-town_halls = Ратуши
section-missions = Задания
section-achievements = Достижения
section-dragon = Дракон
section-numbers = Числа правил
