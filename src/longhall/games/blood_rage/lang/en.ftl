### Blood Rage in English, in our own words. Ids, attributes and variables are the same in en, uk and ru.
### Names are nominative; other texts set them after a colon, an arrow or a comma, where no language needs a case.

title = Blood Rage
tagline = Lead a clan through the last three ages of the world and die with the most glory.

## The map

yggdrasil = Yggdrasil
elvagar = Elvagar
angerboda = Angerboda
muspelheim = Muspelheim
horgr = Horgr
utgard = Utgard
andlang = Andlang
gimle = Gimle
myrkvlor = Myrkvlor

manheim = Manheim
alfheim = Alfheim
jotunheim = Jotunheim

northeast = North-east fjord
southeast = South-east fjord
southwest = South-west fjord
northwest = North-west fjord

## Clans, their stats and figures

wolf = Wolf
raven = Raven
serpent = Serpent
bear = Bear

rage = Rage
axes = Axes
horns = Horns
glory = Glory
all = All three stats

leader = Leader
warrior = Warrior
ship = Ship

step4 = Legendary: step 4
step5 = Legendary: step 5
step6 = Legendary: step 6

## The clan sheet and the kinds of card; leader, ship and quest are named elsewhere

warriors = Warriors
monster = Monster
clan = Clan

upgrade = Upgrade
battle = Battle

## Ages and phases

age1 = Age 1
age2 = Age 2
age3 = Age 3

gods_gifts = Gods' gifts
action = Action
discard = Discard
quest = Quest
ragnarok = Ragnarok
valhalla = Valhalla

## Gods

odin = Odin
thor = Thor
loki = Loki
frigga = Frigga
heimdall = Heimdall
tyr = Tyr

## Cards: monsters

troll = Troll
    .effect = When it invades, every enemy warrior in the province is destroyed.
dwarf_chieftain = Dwarf Chieftain
    .effect = Strength { $strength }, but the card and invading with it cost { $cost } rage.
sea_serpent = Sea Serpent
    .effect = Both a monster and a ship: invades fjords only, supports two provinces, never moves.
valkyrie = Valkyrie
    .effect = Gain 2 glory for each enemy figure destroyed in a battle she takes part in.
dark_elf = Dark Elf
    .effect = May invade Yggdrasil; its strength is 3 there and { $strength } elsewhere.
fire_giant = Fire Giant
    .effect = When it invades, every enemy figure in the province and its fjord is destroyed, except monsters.
frost_giant = Frost Giant
    .effect = After a successful pillage it takes part in, gain the reward once more.
soldier_of_hel = Soldier of Hel
    .effect = Strength { $strength }, but the card and invading with it cost { $cost } rage.
volur_witch = Volur Witch
    .effect = When she would be destroyed in an outer province, she may flee to Yggdrasil instead.

## Cards: leader, warriors and ship upgrades

lord_of_hammers = Lord of Hammers
    .effect = After a successful pillage with your leader, you may move the leader to an adjacent province.
lord_of_axes = Lord of Axes
    .effect = After a successful pillage with your leader, raise one stat by 1.
lord_of_spears = Lord of Spears
    .effect = After a successful pillage with your leader, raise all three stats by 1.
brothers_in_arms = Brothers in Arms
    .effect = In a province, two of your warriors are worth { $pair_strength } together, an odd one { $warrior_strength }.
experts_in_arms = Experts in Arms
    .effect = Your warriors have strength { $warrior_strength }, and invading with one costs as much.
masters_in_arms = Masters in Arms
    .effect = Your warriors have strength { $warrior_strength }; in a province, two of them are worth { $pair_strength } together.
lokis_dragons = Loki's Dragons
    .effect = Gain { $ship_lost_glory } glory each time a ship of yours is destroyed.
fire_dragons = Fire Dragons
    .effect = Gain { $ship_lost_glory } glory each time a ship of yours is destroyed.
eternal_dragons = Eternal Dragons
    .effect = Gain { $ship_lost_glory } glory each time a ship of yours is destroyed.

## Cards: clan upgrades

lokis_domain = Loki's Domain
    .effect = Gain { $release_glory } glory for each figure of yours released from Valhalla.
friggas_charm = Frigga's Charm
    .effect = Your upgrade cards cost { $upgrade_discount } rage less, but never less than 0.
thors_glory = Thor's Glory
    .effect = Won or lost, a battle of yours that destroys at least 2 enemy figures brings you 2 glory.
friggas_succor = Frigga's Succor
    .effect = Each time you invade a province, you may add a warrior from your reserve there for free.
tyrs_domain = Tyr's Domain
    .effect = A quest card you reveal in battle may count as a battle card with +{ $quest_bonus }.
lokis_blessing = Loki's Blessing
    .effect = When you lose a battle, you may invade that province with a warrior from your reserve for free.
odins_inspiration = Odin's Inspiration
    .effect = Glory for your figures that Ragnarok destroys: ×{ $ragnarok_factor }.
tyrs_challenge = Tyr's Challenge
    .effect = As an action, pay 2 rage to pillage a province that has already been pillaged.
friggas_protection = Frigga's Protection
    .effect = When a figure of yours would be destroyed, you may pay 1 rage to keep it.
lokis_eminence = Loki's Eminence
    .effect = Gain { $release_glory } glory for each figure of yours released from Valhalla.
tyrs_prowess = Tyr's Prowess
    .effect = When you win a battle, you may take back any of the cards you played for 1 rage each.
thors_domain = Thor's Domain
    .effect = After invading a province, you may pay 2 rage to pillage it in the same turn.
friggas_domain = Frigga's Domain
    .effect = A figure of yours may invade straight from Valhalla for 1 rage instead of its own cost.
odins_throne = Odin's Throne
    .effect = Glory for the quests you complete: ×{ $quest_factor }.
thors_conquest = Thor's Conquest
    .effect = At the end of the game, gain { $board_glory } glory for each figure of yours on the board.
friggas_sacrifice = Frigga's Sacrifice
    .effect = As an action, destroy 2 figures of your own to raise one stat by 1.
tyrs_wrath = Tyr's Wrath
    .effect = A quest card you reveal in battle may count as a battle card with +{ $quest_bonus }.
lokis_wrath = Loki's Wrath
    .effect = Gain { $release_glory } glory for each figure of yours released from Valhalla.

## Cards: quests

quest_alfheim = Alfheim!
    .effect = Be the strongest, without a tie, in a province of Alfheim: { $glory } glory, and any stat +1.
quest_jotunheim = Jotunheim!
    .effect = Be the strongest, without a tie, in a province of Jotunheim: { $glory } glory, and any stat +1.
quest_manheim = Manheim!
    .effect = Be the strongest, without a tie, in a province of Manheim: { $glory } glory, and any stat +1.
quest_glorious_death = Glorious Death!
    .effect = Have at least 4 figures in Valhalla: { $glory } glory, and any stat +1.
quest_yggdrasil = Yggdrasil!
    .effect = Be the strongest, without a tie, in Yggdrasil: { $glory } glory, and any stat +1.

## Cards: battle

tyrs_bash = Tyr's Bash
    .effect = Strength +{ $bonus }.
tyrs_smash = Tyr's Smash
    .effect = Strength +{ $bonus }.
tyrs_crush = Tyr's Crush
    .effect = Strength +{ $bonus }.
tyrs_smite = Tyr's Smite
    .effect = Strength +{ $bonus }.
tyrs_rage = Tyr's Rage
    .effect = Strength +{ $bonus }.
odins_smite = Odin's Smite
    .effect = Strength +{ $bonus }. First, one warrior of each opponent in the province is destroyed.
heimdalls_sight = Heimdall's Sight
    .effect = Adds as much strength as the highest bonus an opponent shows in this battle.
friggas_grace = Frigga's Grace
    .effect = Strength +{ $bonus }. If you pillage the province, another stat +{ $pillage_raise }.
lokis_trickery = Loki's Trickery
    .effect = Strength +{ $bonus }. If you lose, take { $steal_rage } rage from the winner.
thors_hammer = Thor's Hammer
    .effect = Strength +{ $bonus }. If you win, gain { $win_glory } glory.
heimdalls_eye = Heimdall's Eye
    .effect = Strength +{ $bonus }. You may also add it after the cards are revealed.
heimdalls_gaze = Heimdall's Gaze
    .effect = Strength +{ $bonus }. You may also add it after the cards are revealed.
odins_tide = Odin's Tide
    .effect = Strength +{ $bonus }. First, each clan in the battle keeps one figure of its choice and loses the rest.
lokis_backstab = Loki's Backstab
    .effect = Strength +{ $bonus }. If you lose, take { $steal_glory } glory from the winner.
heimdalls_watch = Heimdall's Watch
    .effect = Discard all revealed cards, gain the sum of their bonuses as glory; everyone plays a new card.
thors_oath = Thor's Oath
    .effect = Strength +{ $bonus }. If you win, one stat +{ $win_raise }.
thors_primacy = Thor's Primacy
    .effect = Strength +{ $bonus }. Cancels the texts of your opponents' revealed cards; their bonuses stay.
thors_ascension = Thor's Ascension
    .effect = Strength +{ $bonus }. If you win, gain { $win_glory } glory and { $win_rage } rage.
odins_judgement = Odin's Judgement
    .effect = Strength +{ $bonus }. Gain { $kill_glory } glory for each figure destroyed here, your own included.
lokis_poison = Loki's Poison
    .effect = Strength +{ $bonus }. If you lose, take the cards the winner revealed into your hand.

## Words of questions, events and table options

setup = Setup
end = End of the game

battles = Battles
quests = Quests
pillage = Pillage
cards = Cards
legend = Legendary stats
sacrifice = Sacrifice

first_age = Cards of the first age
draft = Drafted
dealt = Dealt at random
first_player = First player
random = At random
seat_1 = Player 1

## Labels of the table

age = Age
phase = Phase
turn = Turn
first = First player
dooms = Doomed
players = Players
id = Place
provinces = Provinces
province = Province
region = Region
villages = Villages
fjords = Fjords
token = Token
pillaged = Pillaged
fallen = Destroyed
figures = Figures
figure = Figure
strength = Strength
bonus = Card bonus
seat = Player
sources = Glory from
stats = Stats
step = Step
value = Value
passed = Passed
reserve = Reserve
on_board = On the board
slots = Upgrades
slot = Slot
card = Card
hand = Hand
shown = Known cards in hand
pack = Cards to draft from
played = Played
own = Your own
dropped = Discarded unseen
by = Pillager
fighters = In battle
killed = Figures lost
cancelled = Text cancelled

## Questions

ask-draft = Choose what to keep from this pack.
ask-act = Your turn: choose an action.
ask-troop = March, { $source } → { $target }: who goes?
ask-free_invade = You may invade at once for free: { $figure }.
ask-succor = { friggas_succor }: bring a warrior along for free?
ask-thors_domain = { thors_domain }: pay 2 rage to pillage at once?
ask-sacrifice =
    { $nth ->
        [1] { friggas_sacrifice }: choose the first figure to give up.
       *[other] { friggas_sacrifice }: choose the second figure to give up.
    }
ask-call = Call to battle: { $province }. Do you join?
ask-battle_card = Battle: { $province }. Choose a card to play face down.
ask-late_card = Battle: { $province }. Add a card after the reveal?
ask-treat = You have revealed a quest. Does it count as a battle card?
ask-spare = { odins_tide }: choose the figure that you keep.
ask-recover = { tyrs_prowess }: pay 1 rage to take back a card you played?
ask-save = { friggas_protection }: pay 1 rage to save a figure?
ask-flee = { volur_witch }: flee to Yggdrasil instead of being destroyed?
ask-blessing = { lokis_blessing }: invade with a warrior for free?
ask-move_leader = { lord_of_hammers }: move your leader to an adjacent province?
ask-raise = Choose a stat to raise by 1.
ask-discard = Choose the card to keep for the next age.

## Options

do-keep = Keep: { $cards }
do-invade = Invade: { $figure } → { $area }
do-return = Invade from Valhalla: { $figure } → { $area }
do-challenge = Pillage again: { $province }
do-sacrifice = Sacrifice 2 figures to raise a stat
do-destroy = Give up: { $figure } ({ $area })
do-march = March: { $source } → { $target }
do-troop = Send: { $figures }
do-upgrade = Upgrade: { $card }
do-replace = Upgrade: { $card }, discarding: { $old }
do-quest = Commit to a quest: { $card }
do-pillage = Pillage: { $province }
do-pass = Pass for the rest of the age
do-decline = Decline
do-stay = Stay away
do-join = Join: { $figure } ({ $area })
do-play = Play: { $card }
do-treat = Count it as a battle card: { $card }
do-raise = Raise: { $stat }
do-save = Save: { $figure } ({ $area })
do-flee = Flee to Yggdrasil: { $figure }
do-spare = Keep: { $figure } ({ $area })
do-recover = Take back: { $card }
do-move = Move: { $figure } → { $area }

## Events

ev-dooms = Ragnarok will take, age by age: { $provinces }.
ev-fell = Ragnarok destroys a province: { $province }.
ev-first = First player: { $seat }.
ev-phase = Age { $age }: { $phase }.
ev-dealt =
    { $count ->
        [one] Age { $age }: everybody is dealt { $count } card.
       *[other] Age { $age }: everybody is dealt { $count } cards.
    }
ev-kept =
    { $own ->
        [1] { $seat } keeps: { $cards }.
       *[0] { $count ->
                [one] { $seat } keeps { $count } card.
               *[other] { $seat } keeps { $count } cards.
            }
    }
ev-turn = Turn: { $seat }, rage { $rage }.
ev-passed = { $seat } passes; rage given up: { $rage }.
ev-invaded =
    { $cost ->
        [0] { $seat } invades: { $figure } → { $area }, free of charge.
       *[other] { $seat } invades: { $figure } → { $area }, for { $cost } rage.
    }
ev-returned =
    { $cost ->
        [0] { $seat } invades from Valhalla: { $figure } → { $area }, free of charge.
       *[other] { $seat } invades from Valhalla: { $figure } → { $area }, for { $cost } rage.
    }
ev-marched = { $seat } marches, { $source } → { $target }: { $figures }.
ev-upgraded = { $seat } plays an upgrade: { $card } ({ $slot }).
ev-replaced = { $seat } discards an upgrade: { $card }.
ev-recruited = { $seat } gains a monster: { $figure }.
ev-dismissed = { $seat } sends a monster away: { $figure }.
ev-committed =
    { $own ->
        [1] { $seat } commits to a quest: { $card }.
       *[0] { $seat } commits to a quest of age { $age }.
    }
ev-pillage = { $seat } goes pillaging: { $province }. A call to battle!
ev-joined = { $seat } answers the call: { $figure }, { $source } → { $target }.
ev-battle = Battle: { $province }. Clans: { $seats }.
ev-revealed = { $seat } reveals: { $card }
ev-treated = { $seat } counts a quest as a battle card: +{ $bonus }.
ev-cancelled = { $seat } loses the text of these cards: { $cards }
ev-swept = All revealed cards are discarded, and everybody plays anew.
ev-battle_won = { $seat } wins the battle: { $province }. Strength: { $totals } ({ $seats }).
ev-battle_tied = Tied battle, all lose: { $province }. Strength: { $totals } ({ $seats }).
ev-took_back = { $seat } takes into hand: { $cards }
ev-pillaged = { $seat } pillages { $province }.
ev-destroyed = { $seat } loses a figure: { $figure }, { $area } ({ $cause }).
ev-saved = { $seat } saves a figure: { $figure }, { $area }, for { $cost } rage.
ev-fled = { $seat } saves a figure by flight: { $figure }, { $source } → { yggdrasil }.
ev-raised = { $seat } raises a stat: { $stat } { $value }, step { $step }.
ev-rage = { $seat } gains { $amount } rage; now { $total }.
ev-glory = { $seat } gains { $amount } glory: { $source }. Total: { $total }.
ev-glory_lost = { $seat } loses { $amount } glory: { $source }. Total: { $total }.
ev-dropped =
    { $own ->
        [1] { $seat } discards: { $cards }.
       *[0] { $count ->
                [one] { $seat } discards { $count } card.
               *[other] { $seat } discards { $count } cards.
            }
    }
ev-quest_done = { $seat } fulfils a quest: { $card }
ev-quest_failed = { $seat } fails a quest: { $card }
ev-released =
    { $count ->
        [one] Released from Valhalla: { $seat }, { $count } figure.
       *[other] Released from Valhalla: { $seat }, { $count } figures.
    }

## Help in place, with the page of the rulebook

help-gods_gifts = Everybody is dealt 8 cards of the age, keeps 1 and hands the others to the left, again and again until 6 are kept; two players keep 2 at a time. The last 2 cards are discarded unseen. A card saved from the age before does not count towards the 6. (p. 12–13)
help-action = Beginning with the first player, each takes 1 action a turn and pays for it in rage. With 0 rage there are no actions, not even free ones, only answers to what others do. Whoever passes loses the rage left and acts no more in this age. The phase ends at once when nobody has rage or every province still standing has been pillaged. (p. 13–14)
help-discard = Keep at most 1 card in your hand for the next age and discard the others. In the third age everything is discarded. (p. 20)
help-ragnarok = The doomed province is destroyed for good. All figures in it and in its fjord go to Valhalla, and each of them brings its clan glory: 2 in the first age, 3 in the second, 4 in the third. (p. 22)
help-valhalla = All figures in Valhalla return to the reserves of their clans; figures on the board stay. Then the pillage tokens are turned face up again, and the first player token goes to the left. (p. 22)
help-invade = Put a figure from your reserve into a free village of any outer province, a ship into any fjord, and pay rage equal to its strength. Your leader invades for free. You cannot invade Yggdrasil, nor any place when you have as many figures on the board as horns. (p. 14)
help-march = For 1 rage, move any number of your figures from one province to free villages of one other province, however far away. Ships do not march. (p. 15)
help-upgrade = Lay an upgrade card from your hand in a slot of its kind and pay rage equal to its strength; a card that lies there is discarded. A leader, warriors, ship or monster upgrade lets you invade at once with one such figure from your reserve, at no further cost. (p. 16)
help-quest = As an action, lay a quest card from your hand face down on your clan sheet; it costs no rage, but you need at least 1 to act. You may commit any number of quests in an age. In the quest phase all of them are revealed: one that you have fulfilled pays its glory and raises a stat of your choice by 1, one that you have not costs nothing. Then they are discarded. (p. 17, 20)
help-pillage = Choose a province that is not yet pillaged, with a figure of yours in it or in its fjord. This costs no rage. After the call to battle, all who are there must fight. If you win, or if no enemy is there, you take the reward and the token is turned over; if not, anybody may try again. (p. 17–18)
help-call_to_battle = From the pillager's left, round and round, each player may move 1 figure from an adjacent province to a free village of the province that is being pillaged. It is free, even with 0 rage. It ends when all have declined in turn or no village is free; who declined may still join in a later round. Ships cannot move. (p. 17)
help-battle = Everyone in the battle who has cards must choose one; they are revealed together. The strength of figures plus the bonuses of battle cards decide; other cards add nothing. The highest total wins; if it is tied, all lose. The winner discards the cards played and gains glory equal to axes. Losers take their cards back, but their figures go to Valhalla. (p. 18)
help-quests = Most quests want you to be stronger than every other clan in some province of a region. Your figures there and in its fjord count; battle cards do not, and a tie is not enough. A ship counts in both provinces of its fjord. Two quests of the same kind pay separately. (p. 17, 20)
help-legend = At the end of the game, each stat on its fourth or fifth step is worth 10 glory, on its last step 20. (p. 23)
help-horns = Horns say how many figures you may have on the board at once, ships and monsters included; those in Valhalla do not count. At the limit you cannot invade. (p. 14)
help-yggdrasil = Yggdrasil borders on all other provinces, has no villages and so holds any number of figures. No fjord supports it, and no Ragnarok destroys it. It cannot be invaded: march there, or answer a call to battle. Pillaging it raises all three stats. (p. 6, 14–15, 18)
help-fjords = A fjord supports the two provinces that it lies between. Ships lie in fjords only, any number in each, and never move; they count in both provinces. What affects a province affects its fjord as well. (p. 6, 14–15)
help-monsters = The card of a monster brings its figure to your reserve, and you may invade with it at once. It then counts, dies and earns glory like any other figure of yours. A clan has at most 2 monsters; one that is replaced leaves the game. (p. 16)
