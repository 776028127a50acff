### Слова самої зали в командному рядку й терміналі. Назви та змінні однакові в en, uk і ru.

hall-players = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[other] { $count } гравців
}: { $names }
hall-turn = { $seat }, ваша відповідь.
hall-prompt = Номер, ? — довідка:
hall-help =
    Введіть номер вибору або його слова й натисніть Enter.
    ? 3 пояснює вибір 3, ? і тема — правила; b знову показує поле; u забирає ваш останній вибір назад.
    r ФАЙЛ продовжує із запису; q зберігає запис і виходить.
hall-page = У правилах це на сторінці { $page }.
hall-topics = Теми: { $topics }
hall-unexplained = Про цей вибір більше нічого сказати.
hall-no-choice = Немає вибору «{ $line }»: введіть номер від 1 до { $last } або ? для довідки.
hall-no-undo = Назад брати нічого: відтоді щось відкрили або походив хтось інший.
hall-no-resume = Продовжити не вдасться: { $reason }
hall-resumed = Продовжуємо з { $file }.
hall-saved = Запис у файлі { $file }
hall-curtain = Черга: { $seat }. Передайте місце й натисніть Enter. (u забирає останній вибір назад.)
hall-over = Гру завершено.
hall-score = { $seat }: { $points }
hall-won = Перемога: { $names }
hall-nobody-won = Ніхто за столом не переміг.
hall-unfinished = Далі гра триває.
hall-companion-template =
    Позиція гри { $game } для супутника. Опишіть тут те, що лежить у вас на столі, збережіть у файлі й викличте
    longhall play { $game } --companion FILE
    Слова без пробілів; регіон можна вказати номером. Пропущений рядок означає «немає» або «як на початку».
hall-companion-kept = Нова позиція у файлі { $file }: допишіть, що зроблять у свої ходи люди, і викличте знову.
hall-companion-left = Хід не закінчено: { $file } лишився, як був.
hall-companion-impossible = Такого не могло випасти: усі такі карти лежать деінде. Ще раз:
hall-companion-seen = Що випало? { $what }
hall-companion-prompt = Номер або слово:
hall-bot-ratatosk = Рататоск
hall-bot-thjalfi = Тьяльві
hall-bot-thor = Тор
hall-bot-tyr = Тюр
hall-bot-mimir = Мімір
hall-bot-odin = Одін
ev-taken_back = { $seat } забирає останній вибір назад.
ev-rewound = Стіл повертається до ходу { $move }.
