### Власні тексти зали українською. Ті самі ключі та змінні в en, uk і ru; ігри мають свої тексти.

longhall = Longhall
pages = Сторінки зали
page-hall = Зала
page-rules = Правила
page-replays = Записи
skip-to-main = До головного
loading = Хвилинку
close = Закрити
cancel = Скасувати
yes = Так
no = Ні
you = Ви
guest = Гість
bot = Бот
game = Гра
start = Почати
final = Кінець
total = Разом
sorry = Щось пішло не так
try-again = Спробувати ще раз
to-the-hall = До зали

## Зала

hero-fire = Вогонь горить.
hero-wait =
    { $count ->
        [0] Сідайте до столу.
        [one] { $count } стіл чекає на вас.
        [few] { $count } столи чекають на вас.
       *[many] { $count } столів чекають на вас.
    }
hero-line = П'ять ігор про вікінгів, де дотримано кожне правило: наодинці, проти ботів, за одним екраном чи через море.
take-your-turn = Зробити хід
start-a-table = Новий стіл
five-games = П'ять ігор
minutes = { $n } хв
solo = Соло
soon = Ще немає на цьому сервері
your-tables = Ваші столи
await-you =
    { $count ->
        [one] { $count } чекає на вас
       *[other] { $count } чекають на вас
    }
open-seats = Вільні місця
tables-count =
    { $count ->
        [one] { $count } стіл
        [few] { $count } столи
       *[many] { $count } столів
    }
no-tables-title = Ваших столів ще немає
no-tables = Почніть новий: проти ботів гра починається одразу.
hall-quiet-title = У залі тихо
hall-quiet = Відкритих столів ще немає. Почніть новий, і його побачать інші.
table-open =
    { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
       *[many] { $count } вільних місць
    }
table-ready = Можна починати
table-over = Завершено, { $ago }
table-frozen = Заморожено: гра почалася за іншими правилами
table-your-turn = Ваш хід, { $ago }
table-thinking = Думає: { $name }, { $ago }
table-running = Триває
table-news = Відколи ви дивилися, щось сталося
seat-free = Вільне місце
do-play = Грати
do-open = Відкрити
do-join = Сісти
do-watch = Дивитися
do-look = Глянути

game-blood_rage = Лють крові
game-blood_rage-line = Драфт, набіги та славна смерть до Рагнароку.
game-feast_for_odin = Бенкет на честь Одіна
game-feast_for_odin-line = Полюйте, майструйте, плавайте; заповніть кожну шпарину вдома.
game-tiny_epic_vikings = Tiny Epic: Вікінги
game-tiny_epic_vikings-line = Малі острови, гострі мечі, примхливі боги.
game-lords_of_ragnarok = Володарі Рагнароку
game-lords_of_ragnarok-line = Герої та чудовиська наприкінці світу.
game-vikings_gone_wild = Vikings Gone Wild
game-vikings_gone_wild-line = Будуйте селище, варіть пиво, громіть сусідів.

## Новий стіл і місця

players = Гравці
seats = Місця
seat-of = Хто грає: { $seat }
wish-me = Я
# The levels, from the weakest; the last two are known from older tables.
bot-ratatosk = Рататоск
about-bot-ratatosk = { bot-ratatosk }: грає навмання
bot-thjalfi = Тьяльві
about-bot-thjalfi = { bot-thjalfi }: грає непогано, але помиляється
bot-thor = Тор
about-bot-thor = { bot-thor }: грає просто на перемогу
bot-tyr = Тюр
about-bot-tyr = { bot-tyr }: думає наперед
bot-mimir = Мімір
about-bot-mimir = { bot-mimir }: зважує ретельно
bot-odin = Одін
about-bot-odin = { bot-odin }: думає довго, до 10 с на хід
bot-random = Бот, що грає навмання
bot-greedy = Бот, що грає на перемогу
wish-open = Відкрите: хтось приєднається
wish-hotseat = Хтось за цим екраном
name-at-screen = Ім'я, якщо хочете
more-options = Більше налаштувань
seed = Зерно
seed-random = Випадкове
table-private = Приватний: лише за посиланням
table-open-hands = Глядачі можуть зазирати в руки
table-hints = Гравці можуть просити поради
open-table = Відкрити стіл
begin-now = Почати зараз
begin = Почати
gather = Збирайтеся
gather-host = Надішліть посилання, посадіть ботів або запросіть телефон. Починайте, коли всі місця зайняті.
gather-guest = Займіть вільне місце. Господар почне, коли всі місця зайняті.
take-seat = Зайняти місце
leave-seat = Встати
put-bot = Бот
open-seat = Звільнити місце
kick = Відпровадити
offline = не на зв'язку
wait-for-host = Чекаємо на господаря
copy-link = Копіювати посилання
link-copied = Скопійовано
invite = Запросити
invite-to = Місце для когось: { $seat }
invite-note = Хто перший відкриє це посилання, той сяде. Скануйте телефоном, і карти будуть у ньому.
invite-code = Запрошення як QR-код
invite-link = Запрошення як посилання
invited = Для вас тримають місце

## Люди

account = Хто ви
who-you-are = Хто ви: { $name }
your-name = Ваше ім'я
password = Пароль, щонайменше 8 символів
keep-name = Узяти це ім'я
account-known = Ваші столи з цим обліковим записом на кожному пристрої.
account-note = З паролем ваші столи будуть на кожному пристрої. Без нього вони лишаються в цьому браузері.
log-in = Увійти
log-out = Вийти
register = Створити обліковий запис

## Налаштування

settings = Налаштування
set-language = Мова
set-theme = Світло
set-theme-system = Як у системі
set-theme-light = Світла тема
set-theme-dark = Темна тема
set-motion = Рух
set-motion-system = Як у системі
set-motion-full = Увімкнено
set-motion-none = Вимкнено
set-shapes = Виразні фігури
set-shapes-note = Більші знаки та візерунки на кожній фігурці для тих, хто інакше бачить кольори.
set-plain = Столи словами
set-plain-note = Без малюнків: увесь стіл списками, зручно для екранного читача.
set-sound = Звук
set-sound-note = Ріг, коли настає ваш хід.
set-notify = Сповіщення
set-notify-note = Від браузера, коли ваш хід, а ви дивитеся деінде.
set-notify-refused = Браузер цього не дозволяє: це вирішують його налаштування для цієї сторінки.
set-confirm = Питати перед надсиланням відповіді
set-confirm-note = Останній клік називає хід, а кнопка його надсилає.
sound = Звук
sound-on = Звук увімкнено
sound-off = Звук вимкнено

## За столом

table = Стіл
question = Запитання
your-turn = Ваш хід
wait = Зачекайте
watching = Ви дивитеся
thinking =
    { $count ->
        [one] Думає: { $names }
       *[other] Думають: { $names }
    }
a-moment = Хвилинку
is-asked = думає
skip = Пропустити
undo = Скасувати
reset-turn = Почати хід заново
back = Назад
confirm = Ви певні?
do-it = Зробити
costs = Коштує
one-less = На одного менше: { $name }
rulebook-page = правила, с. { $page }
page = с. { $page }
you-may = Ви можете
ways =
    { $count ->
        [one] { $count } варіант
        [few] { $count } варіанти
       *[many] { $count } варіантів
    }
saga = Сага
saga-so-far = Сага досі
saga-all = Показати всі рядки: { $count }
saga-stand-in = Бот не відповів: замість нього хід зробив { $bot }.
rules = Правила
all-rules = Усі правила
rules-of = { $game }: коротко про правила
parts-of-table = Частини столу
tab-turn = Хід
tab-hand = Рука
tab-clan = Клани
tab-saga = Сага
no-hand = У цій грі немає карт на руці.
see-result = Побачити підсумок
why-watching = Ви дивитеся за цим столом.
why-not-asked = Ще не ваш хід.
why-other-question = Спершу дайте відповідь: { $question }
ask-rewind = Просити повернутися далі назад
hand-to-bot = Передати боту
look-from = Дивитися звідси
shared-screen = Спільний екран, телефони як руки
seed-hash = Хеш зерна, щоб перевірити тасування після гри:{" "}

curtain = Передайте екран: { $name }
curtain-note = Дивиться лише { $who }.
curtain-plain = Більше ніхто зараз не дивиться.
curtain-open = Тут { $name }

lost-title = Вітер ущух
lost = З'єднуємося знову. Нічого не втрачено; ваш останній хід збережено.
stale-title = Гра пішла далі без вас
refused-title = Відмовлено
vote-title = Повернутися назад?
vote = { $name } просить повернутися назад.
rematch-ready = Готується реванш.
notice-bot-failed = Бот не відповів; замість нього хід зробив слабший бот, як сказано в сазі.
notice-rewind-refused = Стіл не повертається назад.
notice-rewound = Стіл повернувся назад.

## Кінець

saga-told =
    { $minutes ->
        [one] Сагу розказано · { $minutes } хвилина
        [few] Сагу розказано · { $minutes } хвилини
       *[many] Сагу розказано · { $minutes } хвилин
    }
end-winner = Перемога: { $name }, { $points }
end-winners = Спільна перемога: { $names }, { $points }
end-winner-plain = Перемога: { $name }
end-winners-plain = Спільна перемога: { $names }
end-alone-points =
    { $points ->
        [one] { $name }: { $points } очко
        [few] { $name }: { $points } очки
       *[many] { $name }: { $points } очок
    }
end-alone-lost = Цього разу поразка: { $name }
end-nobody-won = Ніхто за столом не переміг
first-place = Перемога
where-from = Звідки взялися очки
score-over-time = Очки впродовж гри
by-the-fire = Розказують біля вогню
rematch = Реванш
replay = Перегляд
see-board = Глянути на поле
download-record = Завантажити запис
download-story = Завантажити сагу
seed-was = Зерно:
salt-was = Сіль:

## Перегляд

replay-setup = Підготовка
replay-step = Крок
step-back = Крок назад
step-on = Крок уперед
play = Грати
pause = Пауза
whose-eyes = Чиїми очима?
spectator = Глядач
taken-back = потім скасовано
what-if = А якби? Грати далі: { $seat }
what-if-note = Новий стіл звідси, з тією самою вдачею: це місце ваше, решту тримають боти.
no-replays = Завершених ігор ще немає.
upload-record = Надіслати запис

## Подяки

credits = Подяки
credits-icons = Значки
credits-icons-note = Від авторів
credits-type = Шрифти
credits-software = Програми
credits-games = Ігри
unofficial = Неофіційний вільний проєкт, не пов'язаний з видавцями.
unofficial-long = Назви ігор належать їхнім власникам. Правила переказано нашими словами, малюнки наші; жодних зображень і текстів видавців тут немає. Купуйте ігри: ніщо не замінить столу з друзями довкола.

## Чому відмовлено

code-offline = Сервер не відповідає. Перевірте з'єднання і спробуйте ще раз.
code-bad-name = Таке ім'я не підходить.
code-bad-option = Так у цю гру не грають.
code-bad-record = Це не запис гри за правилами.
code-closing = Сервер зараз перезапуститься. За мить гра піде далі.
code-fault = За цим столом щось зламалося. Усе збережено; спробуйте ще раз.
code-frozen = Цей стіл почався за іншими правилами, на нього можна лише дивитися.
code-illegal = Зараз це неможливо.
code-malformed = Сервер не зрозумів.
code-name-taken = Це ім'я зайняте.
code-no-person = Спершу назвіться.
code-no-vote = Голосування немає.
code-not-allowed = Це не дозволено.
code-not-asked = На це запитання вже відповіли. Виберіть ще раз.
code-not-found = Такого тут немає.
code-not-host = Це може лише господар столу.
code-not-ready = Ще не всі місця зайняті.
code-not-running = Гра не триває.
code-not-your-seat = Це не ваше місце.
code-nothing-to-undo = Нічого скасовувати: щось уже відкрито або хтось уже походив.
code-rate = Зашвидко. Зачекайте трохи.
code-running = Гра ще триває.
code-seat-taken = Це місце зайняте.
code-stale = Хтось був швидший. Виберіть ще раз.
code-started = Гра вже почалася.
code-storage = Сервер не зміг зберегти. Спробуйте ще раз.
code-too-large = Це завелике.
code-unknown-game = На цьому сервері в таке не грають.
code-unknown-table = Такого столу немає, або він не для вас.
code-wrong-password = Ім'я та пароль не збігаються.

see-table = До столу
back-to-scene = До сцени
go-on = Далі

counsel = Порада
counsel-ask = А що б ви зробили?
counsel-wait = Кидаємо руни…
counsel-chance = Оцінений шанс на перемогу
counsel-line = Після «{ $choice }», можливо
analysis = Погляд назад
analysis-about = Які шанси на перемогу мав кожен після кожного кроку і які рішення коштували найдорожче? Пошук обмірковує партію; це триває хвилину-дві.
analysis-begin = Оглянути цю партію
analysis-running = Читаємо руни…
analysis-failed = Не вдалося завершити. Спробуйте ще раз.
analysis-chances = Шанси на перемогу
analysis-turnings = Рішення, що коштували найдорожче
analysis-better = краще: { $choice } ({ $chance })
analysis-no-turnings = Жодне рішення не коштувало багато: добра гра.

## Про вміст гри

about-contents = Про вміст
about-note = Звідки взято кожен запис коробки. Чого не вдалося знайти, те придумали ми самі; власники гри можуть виправити будь-який запис пакетом вмісту.
about-designed =
    { $designed ->
        [0] Серед { $records } записів немає придуманих нами.
       *[other] Придумано нами: { $designed } із { $records } записів.
    }
about-section = Розділ
about-records = Записи
about-pieces = Предмети
about-total = Усе
about-list = Що саме придумано
provenance-rulebook = Правила
provenance-public = Відкриті джерела
provenance-designed = Наше
provenance-owner = Пакет власника
section-cards = Карти
section-monsters = Монстри
section-provinces = Провінції
section-regions = Регіони
section-fjords = Фіорди
section-pillage_tokens = Жетони грабунку
section-ragnarok_tokens = Жетони Рагнароку
section-ages = Епохи
section-stats = Характеристики кланів
section-clans = Клани
section-figures = Фігурки
section-legend = Легендарні характеристики
section-goods = Товари
section-resources = Ресурси
section-coins = Монети
section-weapons = Зброя
section-specials = Особливі жетони
section-boards = Планшети й будівлі
section-ships = Кораблі
section-strips = Смуги гір
section-lengths = Тривалість гри
section-rolls = Кидки кубиків
section-spaces = Клітинки дій
section-occupations = Професії
section-table = Стіл
section-vikings = Карти вікінгів
section-favours = Карти прихильності
section-gods = Боги
section-runes = Руни
section-islands = Острови
section-docks = Доки
section-pieces = Фішки
section-slots = Місця клану
section-eras = Ери
section-raids = Набіги
section-dedications = Присвяти
section-tables = Стіл за числом гравців
section-points = Очки
section-garrison = Загін ворога
section-rival_mat = Планшет суперника
section-rival_tracks = Треки суперника
section-rival_runes = Руни суперника
section-symbols = Символи суперника
section-difficulty = Складність
section-parameters = Числа правил
section-regions_two = Області для двох
section-regions_many = Області для трьох і чотирьох
section-seas_two = Моря для двох
section-seas_many = Моря для трьох і чотирьох
section-lands = Землі
section-realms = Світи
section-forges = Рунні кузні
section-rune_actions = Дії рун
section-heroes = Герої
section-corrupted = Занапащені герої
section-origins = Походження
section-battle_cards = Карти бою
section-rewards = Нагороди
section-attack_cards = Карти атак монстрів
section-monuments = Монументи
section-temple_track = Шкала храмів
section-preconditions = Передумови Рагнароку
section-blessings = Благословення
section-artefacts = Артефакти
section-action_cards = Карти дій
section-challenges = Випробування
section-desolation = Спустошення
section-dice = Кубики
section-starting = Початкові карти
section-fighters = Бійці
section-fortifications = Укріплення
section-path = Шлях Одіна
section-asgard = Карти Асґарду
section-undead = Нежить
section-buildings = Споруди
section-town_halls = Ратуші
section-missions = Завдання
section-achievements = Досягнення
section-dragon = Дракон
section-numbers = Числа правил
