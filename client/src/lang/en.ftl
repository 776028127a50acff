### The hall's own texts in English. The same keys and variables in en, uk and ru; the games bring their own texts.

longhall = Longhall
pages = Pages of the hall
page-hall = Hall
page-rules = Rules
page-replays = Replays
skip-to-main = Skip to the main part
loading = One moment
close = Close
cancel = Cancel
yes = Yes
no = No
you = You
guest = Guest
bot = Bot
game = Game
start = Start
final = Final
total = Total
sorry = Something went wrong
try-again = Try again
to-the-hall = To the hall

## The hall

hero-fire = The fire is lit.
hero-wait =
    { $count ->
        [0] Take a seat.
        [one] A table waits for you.
       *[other] { $count } tables wait for you.
    }
hero-line = Five Viking games with every rule kept: alone, against bots, at one screen or across the sea.
take-your-turn = Take your turn
start-a-table = Start a table
five-games = Five games
minutes = { $n } min
solo = Solo
soon = Not on this server yet
your-tables = Your tables
await-you =
    { $count ->
        [one] { $count } awaits you
       *[other] { $count } await you
    }
open-seats = Open seats
tables-count =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
no-tables-title = No tables of yours yet
no-tables = Start one: against bots it begins at once.
hall-quiet-title = The hall is quiet
hall-quiet = No open tables yet. Start one, and the others will see it.
table-open =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
table-ready = Ready to begin
table-over = Over, { $ago }
table-frozen = Frozen: it began under other rules
table-your-turn = Your turn, { $ago }
table-thinking = { $name } is thinking, { $ago }
table-running = Under way
table-news = Something has happened since you last looked
seat-free = Free seat
do-play = Play
do-open = Open
do-join = Join
do-watch = Watch
do-look = Look

game-blood_rage = Blood Rage
game-blood_rage-line = Draft, raid and die well before Ragnarok.
game-feast_for_odin = A Feast for Odin
game-feast_for_odin-line = Hunt, craft and sail; fill every gap at home.
game-tiny_epic_vikings = Tiny Epic Vikings
game-tiny_epic_vikings-line = Small islands, sharp blades, fickle gods.
game-lords_of_ragnarok = Lords of Ragnarok
game-lords_of_ragnarok-line = Heroes and monsters at the end of the world.
game-vikings_gone_wild = Vikings Gone Wild
game-vikings_gone_wild-line = Build a town, brew beer, wreck the neighbours.

## A new table and its seats

players = Players
seats = Seats
seat-of = Who plays: { $seat }
wish-me = Me
# The levels, from the weakest; the last two are known from older tables.
bot-ratatosk = Ratatosk
about-bot-ratatosk = { bot-ratatosk }: plays at random
bot-thjalfi = Thjalfi
about-bot-thjalfi = { bot-thjalfi }: plays well, with mistakes
bot-thor = Thor
about-bot-thor = { bot-thor }: plays straight to win
bot-tyr = Týr
about-bot-tyr = { bot-tyr }: thinks ahead
bot-mimir = Mimir
about-bot-mimir = { bot-mimir }: weighs carefully
bot-odin = Odin
about-bot-odin = { bot-odin }: thinks long, up to 10 s a move
bot-random = A bot that plays at random
bot-greedy = A bot that plays to win
wish-open = Open: somebody joins
wish-hotseat = Somebody at this screen
name-at-screen = Name, if you like
more-options = More options
seed = Seed
seed-random = At random
table-private = Private: only with the link
table-open-hands = Spectators may look into the hands
table-hints = Players may ask for advice
open-table = Open the table
begin-now = Begin now
begin = Begin
gather = Gather round
gather-host = Send the link, fill seats with bots, or invite a phone. Begin when every seat is taken.
gather-guest = Take a free seat. The host begins when every seat is taken.
take-seat = Take this seat
leave-seat = Leave
put-bot = Bot
open-seat = Open the seat
kick = Send away
offline = away
wait-for-host = Waiting for the host
copy-link = Copy the link
link-copied = Copied
invite = Invite
invite-to = A seat for somebody: { $seat }
invite-note = Whoever opens this link first takes the seat. Scanned with a phone, the hand is held there.
invite-code = Invitation as a QR code
invite-link = Invitation as a link
invited = A seat is kept for you

## People

account = Who you are
who-you-are = Who you are: { $name }
your-name = Your name
password = Password, 8 characters or more
keep-name = Use this name
account-known = Your tables are kept with this account on every device.
account-note = A password keeps your tables on every device. Without one they stay in this browser.
log-in = Log in
log-out = Log out
register = Make an account

## Settings

settings = Settings
set-language = Language
set-theme = Light
set-theme-system = As the system
set-theme-light = Light
set-theme-dark = Dark
set-motion = Motion
set-motion-system = As the system
set-motion-full = On
set-motion-none = Off
set-shapes = Strong shapes
set-shapes-note = Larger marks and patterns on every piece, for whoever sees colours differently.
set-plain = Tables in words
set-plain-note = No pictures: the whole table as lists, good for a screen reader.
set-sound = Sound
set-sound-note = A horn when it is your turn.
set-notify = Notifications
set-notify-note = From the browser, when it is your turn and you look elsewhere.
set-notify-refused = The browser does not allow it: its settings for this page decide.
set-confirm = Ask before an answer is sent
set-confirm-note = The last click names the move; a button sends it.
sound = Sound
sound-on = Sound is on
sound-off = Sound is off

## At a table

table = Table
question = Question
your-turn = Your turn
wait = Wait
watching = Watching
thinking =
    { $count ->
        [one] { $names } is thinking
       *[other] { $names } are thinking
    }
a-moment = One moment
is-asked = thinking
skip = Skip
undo = Undo
reset-turn = Reset my turn
back = Back
confirm = Are you sure?
do-it = Do it
costs = Costs
one-less = One less: { $name }
rulebook-page = rulebook p. { $page }
page = p. { $page }
you-may = You may
ways =
    { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
saga = Saga
saga-so-far = Saga so far
saga-all = Show all { $count } lines
saga-stand-in = The bot gave no answer: { $bot } moved in its place.
rules = Rules
all-rules = All rules
rules-of = { $game }: the rules in short
parts-of-table = Parts of the table
tab-turn = Turn
tab-hand = Hand
tab-clan = Clans
tab-saga = Saga
no-hand = This game has no hand of cards.
see-result = See the result
why-watching = You are watching this table.
why-not-asked = It is not your turn yet.
why-other-question = First answer this: { $question }
ask-rewind = Ask to go further back
hand-to-bot = Hand to a bot
look-from = Look from here
shared-screen = Shared screen, phones as hands
seed-hash = Hash of the seed, to check the shuffle when the game is over:{" "}

curtain = Pass the screen: { $name }
curtain-note = For the eyes of { $who } only.
curtain-plain = Nobody else should look now.
curtain-open = I am { $name }

lost-title = Lost the wind
lost = Reconnecting. Nothing is lost; your last move is safe.
stale-title = That moved on without you
refused-title = Refused
vote-title = Go back?
vote = { $name } asks the table to go back.
rematch-ready = A rematch is being set up.
notice-bot-failed = A bot gave no answer; a lower level moved in its place, as the saga tells.
notice-rewind-refused = The table does not go back.
notice-rewound = The table has gone back.

## The end

saga-told =
    { $minutes ->
        [one] The saga is told · { $minutes } minute
       *[other] The saga is told · { $minutes } minutes
    }
end-winner = { $name } wins with { $points }
end-winners = { $names } win together with { $points }
end-winner-plain = { $name } wins
end-winners-plain = { $names } win together
end-alone-points =
    { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
end-alone-lost = { $name } is beaten this time
end-nobody-won = Nobody at the table has won
first-place = Winner
where-from = Where the points came from
score-over-time = Points over time
by-the-fire = Told by the fire
rematch = Rematch
replay = Replay
see-board = See the board
download-record = Download the record
download-story = Download the saga
seed-was = Seed:
salt-was = Salt:

## Replay

replay-setup = Setup
replay-step = Step
step-back = One step back
step-on = One step on
play = Play
pause = Pause
whose-eyes = Whose eyes?
spectator = Spectator
taken-back = taken back later
what-if = What if? Go on as { $seat }
what-if-note = A new table from here, with the same luck: you hold this seat, bots the others.
no-replays = No finished games of yours yet.
upload-record = Upload a record

## Credits

credits = Credits
credits-icons = Glyphs
credits-icons-note = From the authors of
credits-type = Type
credits-software = Software
credits-games = The games
unofficial = An unofficial, free project without any tie to the publishers.
unofficial-long = The names of the games belong to their owners. Rules are told in our own words, drawings are our own; no artwork and no text of the publishers is used. Buy the games: nothing replaces a table with friends round it.

## Why something was refused

code-offline = The server does not answer. Look after your connection and try again.
code-bad-name = That name cannot be used.
code-bad-option = This game cannot be played like that.
code-bad-record = That is no record of a game played by the rules.
code-closing = The server is about to restart. In a moment it goes on.
code-fault = Something broke at this table. It is stored; try again.
code-frozen = This table began under other rules and can only be looked at.
code-illegal = That is not possible now.
code-malformed = The server did not understand.
code-name-taken = That name is taken.
code-no-person = Give a name first.
code-no-vote = There is no vote.
code-not-allowed = That is not allowed.
code-not-asked = That question has been answered. Choose again.
code-not-found = There is no such thing here.
code-not-host = Only the host may do that.
code-not-ready = Not every seat is taken yet.
code-not-running = The game is not under way.
code-not-your-seat = That is not your seat.
code-nothing-to-undo = Nothing can be taken back: something was revealed, or somebody else has moved.
code-rate = Too fast. Wait a moment.
code-running = The game is still under way.
code-seat-taken = That seat is taken.
code-stale = Somebody was quicker. Choose again.
code-started = The game has begun already.
code-storage = The server could not store it. Try again.
code-too-large = That is too large.
code-unknown-game = This server does not play that game.
code-unknown-table = There is no such table, or it is not for you.
code-wrong-password = Name and password do not fit.

see-table = See the table
back-to-scene = Back to the scene
go-on = Go on

counsel = Advice
counsel-ask = What would you do?
counsel-wait = Casting the runes…
counsel-chance = Estimated chance to win
counsel-line = After “{ $choice }” perhaps
analysis = Looking back
analysis-about = How likely was everybody to win after each step, and which decisions cost most? The search thinks it over; it takes a minute or two.
analysis-begin = Look back on this game
analysis-running = The runes are being read…
analysis-failed = It could not be finished. Try again.
analysis-chances = Chances to win
analysis-turnings = The decisions that cost most
analysis-better = better: { $choice } ({ $chance })
analysis-no-turnings = No decision cost much: well played.

## About the contents of a game

about-contents = About the contents
about-note = Where each record of the box is from. What could not be found is our own design; whoever owns the game can correct any record with a content pack.
about-designed =
    { $designed ->
        [0] None of the { $records } records is our own design.
        [one] { $designed } of { $records } records is our own design.
       *[other] { $designed } of { $records } records are our own design.
    }
about-section = Section
about-records = Records
about-pieces = Pieces
about-total = All
about-list = Which ones are designed
provenance-rulebook = Rulebook
provenance-public = Public sources
provenance-designed = Our design
provenance-owner = Owner's pack
section-cards = Cards
section-monsters = Monsters
section-provinces = Provinces
section-regions = Regions
section-fjords = Fjords
section-pillage_tokens = Pillage tokens
section-ragnarok_tokens = Ragnarök tokens
section-ages = Ages
section-stats = Clan stats
section-clans = Clans
section-figures = Figures
section-legend = Legendary stats
section-goods = Goods
section-resources = Resources
section-coins = Coins
section-weapons = Weapons
section-specials = Special tiles
section-boards = Boards and buildings
section-ships = Ships
section-strips = Mountain strips
section-lengths = Lengths of the game
section-rolls = Dice rolls
section-spaces = Action spaces
section-occupations = Occupations
section-table = The table
section-vikings = Viking cards
section-favours = Favour cards
section-gods = Gods
section-runes = Runes
section-islands = Islands
section-docks = Docks
section-pieces = Pieces
section-slots = Places of a clan
section-eras = Eras
section-raids = Raids
section-dedications = Dedications
section-tables = Tables by players
section-points = Points
section-garrison = Garrison of the enemy
section-rival_mat = Mat of the rival
section-rival_tracks = Tracks of the rival
section-rival_runes = Runes of the rival
section-symbols = Symbols of the rival
section-difficulty = Difficulty
section-parameters = Numbers of the rules
section-regions_two = Regions for two
section-regions_many = Regions for three and four
section-seas_two = Seas for two
section-seas_many = Seas for three and four
section-lands = Lands
section-realms = Realms
section-forges = Rune forges
section-rune_actions = Actions of runes
section-heroes = Heroes
section-corrupted = Corrupted heroes
section-origins = Origins
section-battle_cards = Battle cards
section-rewards = Rewards
section-attack_cards = Attack cards of monsters
section-monuments = Monuments
section-temple_track = Track of temples
section-preconditions = Preconditions of Ragnarok
section-blessings = Blessings
section-artefacts = Artefacts
section-action_cards = Action cards
section-challenges = Challenges
section-desolation = Desolation
section-dice = Dice
section-starting = Starting cards
section-fighters = Fighters
section-fortifications = Fortifications
section-path = Odin's Path
section-asgard = Asgard cards
section-undead = Undead
section-buildings = Buildings
section-town_halls = Town Halls
section-missions = Missions
section-achievements = Achievements
section-dragon = Dragon
section-numbers = Numbers of the rules
