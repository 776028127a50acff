### The hall's own words on the command line and in the terminal. Ids and variables are the same in en, uk and ru.

hall-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}: { $names }
hall-turn = { $seat }, your answer is wanted.
hall-prompt = Number, ? for help:
hall-help =
    Type the number of a choice, or its words, and press Enter.
    ? 3 explains choice 3, ? and a topic the rules; b shows the board again; u takes your last choice back.
    r FILE goes on from a record; q saves the record and leaves.
hall-page = The rulebook has this on page { $page }.
hall-topics = Topics: { $topics }
hall-unexplained = There is nothing more to say of this choice.
hall-no-choice = There is no choice “{ $line }”: type a number from 1 to { $last }, or ? for help.
hall-no-undo = There is nothing to take back: something was revealed, or somebody else has moved since.
hall-no-resume = Cannot go on from it: { $reason }
hall-resumed = Going on from { $file }.
hall-saved = The record is in { $file }
hall-curtain = Hand the table to { $seat }, who presses Enter to look. (u takes the last choice back.)
hall-over = The game is over.
hall-score = { $seat }: { $points }
hall-won = Won by: { $names }
hall-nobody-won = Nobody at the table has won.
hall-unfinished = The game goes on from here.
hall-companion-template =
    A position of { $game }, for its companion. Change it to what lies on your table, save it in a file, and call
    longhall play { $game } --companion FILE
    Words have no spaces; a region may be given by its number. A line that you leave out means none or the start.
hall-companion-kept = The new position is in { $file }: write down what the people do in their turns, then call again.
hall-companion-left = Left before the end of the turn: { $file } is as it was.
hall-companion-impossible = That cannot have come up: every copy of it lies elsewhere. Once more:
hall-companion-seen = What came up? { $what }
hall-companion-prompt = Number or word:
hall-bot-ratatosk = Ratatosk
hall-bot-thjalfi = Thjalfi
hall-bot-thor = Thor
hall-bot-tyr = Týr
hall-bot-mimir = Mimir
hall-bot-odin = Odin
ev-taken_back = { $seat } takes the last choice back.
ev-rewound = The table goes back to move { $move }.
