### Слова самого зала в командной строке и терминале. Названия и переменные одинаковы в en, uk и ru.

hall-players = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}: { $names }
hall-turn = { $seat }, ваш ответ.
hall-prompt = Номер, ? — справка:
hall-help =
    Введите номер выбора или его слова и нажмите Enter.
    ? 3 объясняет выбор 3, ? и тема — правила; b снова показывает поле; u берёт ваш последний выбор назад.
    r ФАЙЛ продолжает с записи; q сохраняет запись и выходит.
hall-page = В правилах это на странице { $page }.
hall-topics = Темы: { $topics }
hall-unexplained = Об этом выборе больше нечего сказать.
hall-no-choice = Нет выбора «{ $line }»: введите номер от 1 до { $last } или ? для справки.
hall-no-undo = Назад брать нечего: с тех пор что-то открыли или ходил кто-то другой.
hall-no-resume = Продолжить не выйдет: { $reason }
hall-resumed = Продолжаем с { $file }.
hall-saved = Запись в файле { $file }
hall-curtain = Очередь: { $seat }. Передайте место и нажмите Enter. (u берёт последний выбор назад.)
hall-over = Игра окончена.
hall-score = { $seat }: { $points }
hall-won = Победа: { $names }
hall-nobody-won = Никто за столом не победил.
hall-unfinished = Дальше игра продолжается.
hall-companion-template =
    Позиция игры { $game } для спутника. Опишите здесь то, что лежит у вас на столе, сохраните в файле и вызовите
    longhall play { $game } --companion FILE
    Слова без пробелов; регион можно указать номером. Пропущенная строка означает «нет» или «как в начале».
hall-companion-kept = Новая позиция в файле { $file }: допишите, что сделают в свои ходы люди, и вызовите снова.
hall-companion-left = Ход не закончен: { $file } остался, каким был.
hall-companion-impossible = Такого не могло выпасть: все такие карты лежат в других местах. Ещё раз:
hall-companion-seen = Что выпало? { $what }
hall-companion-prompt = Номер или слово:
hall-bot-ratatosk = Рататоск
hall-bot-thjalfi = Тьяльви
hall-bot-thor = Тор
hall-bot-tyr = Тюр
hall-bot-mimir = Мимир
hall-bot-odin = Один
ev-taken_back = { $seat } берёт последний выбор назад.
ev-rewound = Стол возвращается к ходу { $move }.
