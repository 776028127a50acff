### Vikings Gone Wild in English, in our own words. Ids, attributes and variables are the same in en, uk and ru.
### Names are nominative; other texts set them after a colon, an arrow or a comma, where no language needs a case.

## The game

title = Vikings Gone Wild
tagline = Brew, build, raid your neighbours, and be the one the gods favour.

## Villages

wolf = Wolf
raven = Raven
serpent = Serpent
bear = Bear

## Starting cards; beer and gold are also the resources

beer = Beer
    .effect = Pay with it: { $beer } beer, for this turn only.
gold = Gold
    .effect = Pay with it: { $gold } gold, for this turn only.
viking_warrior = Viking Warrior
    .effect = Unit of strength { $strength }.

## Fighters

elf_archer = Elf Archer
    .effect = Unit of strength { $strength }.
bone_crusher = Bone Crusher
    .effect = Unit of strength { $strength }.
pigator = Pigator
    .effect = Unit of strength { $strength }.

## Fortifications

cannon = Cannon
    .effect = When one of your buildings is attacked: its defence +{ $defend } until the end of the round.
chicken_tower = Chicken Tower
    .effect = When one of your buildings is attacked: its defence +{ $defend } until the end of the round.
sheep_cannon = Sheep Cannon
    .effect = When one of your buildings is attacked: its defence +{ $defend } until the end of the round.

## Odin's Path

shaman = Shaman
    .effect = Unit of strength { $strength }; also draw { $draw } cards, before or after its attack.
gold_miner = Gold Miner
    .effect = Pay with it: { $gold } gold, and { $gold_factory } more for each Gold Factory in your village, even under construction.
beer_specialist = Beer Specialist
    .effect = Pay with it: { $beer } beer, and { $brewery } more for each Brewery in your village, even under construction.
beer_mugs = Beer Mugs
    .effect = Pay with it: { $beer } beer, for this turn only.
gold_bars = Gold Bars
    .effect = Pay with it: { $gold } gold, for this turn only.
money_theft = Money Theft
    .effect =
        Take { $steal_gold ->
             [one] a gold token
            *[other] { $steal_gold } gold tokens
        } from buildings of an opponent, whatever they are; this is loot.
recipe_theft = Recipe Theft
    .effect =
        Take { $steal_beer ->
             [one] a beer token
            *[other] { $steal_beer } beer tokens
        } from buildings of an opponent, whatever they are; this is loot.
bear_rider = Bear Rider
    .effect = Unit of strength { $strength }.
assassin = Assassin
    .effect = Unit of strength { $strength }. Or, from your hand when you are attacked: one attacking unit of your choice adds no strength.
hero_trap = Hero Trap
    .effect = When you are attacked: one attacking hero of your choice adds no strength. If no hero attacks: the attacked building has defence +{ $defend_no_hero } until the end of the round.
shockwave_tower = Shockwave Tower
    .effect = When you are attacked: all your buildings and the Town Hall have defence +{ $defend_all } until the end of the round.
sword = Sword
    .effect = +{ $attack_bonus } to one attack with a unit in it.
odins_boost = Odin's Boost
    .effect = Each of your units has strength +{ $boost } for the rest of this turn.
scroll = Scroll
    .effect = Draw { $draw } cards.
crystal = Crystal
    .effect =
        You may remove { $destroy ->
             [one] a card
            *[other] up to { $destroy } cards
        } in your hand or discard pile from the game. Draw { $draw ->
             [one] a card
            *[other] { $draw } cards
        }. In either order.
mystery_gift_resource = Mystery Gift (resource)
    .effect = Turn up cards of your deck until { $reveal_resource } resource cards have come; take them, discard the others.
mystery_gift_unit = Mystery Gift (unit)
    .effect = Turn up cards of your deck until { $reveal_unit } units have come; take them, discard the others.
undead_gold = Undead (gold)
    .effect =
        Defence { $defense }. Beat it for { $vp } VP and { $tokens ->
             [one] a gold token
            *[other] { $tokens } gold tokens
        }.
undead_beer = Undead (beer)
    .effect =
        Defence { $defense }. Beat it for { $vp } VP and { $tokens ->
             [one] a beer token
            *[other] { $tokens } beer tokens
        }.

## Asgard cards

alviss = Alviss
    .effect = Hero of strength { $strength }; also draw { $draw } cards, before or after his attack.
dvergar = Dvergar
    .effect = Hero of strength { $strength }, +{ $brewery } for each Brewery in your village, even under construction.
grendel = Grendel
    .effect = Hero of strength { $strength }, +{ $town_hall } when attacking a Town Hall.
thor = Thor
    .effect = Hero of strength { $strength }.
valkyrie = Valkyrie
    .effect = Hero of strength { $strength }; each unit in the same attack has strength +{ $unit_bonus }.
mjollnir = Mjöllnir
    .effect = +{ $attack_bonus } to one attack with a unit in it.
treasure_chest = Treasure Chest
    .effect = Gain { $mix } resources in any mix of beer and gold, for this turn only.
resurrection = Resurrection
    .effect = Take up to { $recover } cards from your discard pile to your hand.
time_manipulation = Time Manipulation
    .effect = Draw { $draw } cards.
lokis_lens = Loki's Lens
    .effect =
        An opponent of your choice shows you their hand; you may have { $peek ->
             [one] a defence card
            *[other] up to { $peek } defence cards
        } of it discarded. Draw { $draw ->
             [one] a card
            *[other] { $draw } cards
        }. In either order.
beer_taxes = Beer Taxes
    .effect =
        Gain { $beer } beer for this turn, and take { $tax_beer ->
             [one] a beer token
            *[other] { $tax_beer } beer tokens
        } from each opponent who has any; this is loot.
gold_taxes = Gold Taxes
    .effect =
        Gain { $gold } gold for this turn, and take { $tax_gold ->
             [one] a gold token
            *[other] { $tax_gold } gold tokens
        } from each opponent who has any; this is loot.

## Buildings

brewery = Brewery
    .effect = Makes a beer token each round and holds { $capacity } at most. Defence { $defense }.
gold_factory = Gold Factory
    .effect = Makes a gold token each round and holds { $capacity } at most. Defence { $defense }.
drakkar = Drakkar
    .effect =
        You may keep { $keeps ->
             [one] an unplayed card
            *[other] up to { $keeps } unplayed cards
        } in hand for the next round. Defence { $defense }; whoever damages it gains { $vp } VP.
beer_container = Beer Container
    .effect =
        Holds up to { $capacity } beer tokens; full in the storage phase: { $full_vp } VP. Defence { $defense }; whoever damages it takes { $loot ->
             [one] a token
            *[other] up to { $loot } tokens
        } out of it.
gold_container = Gold Container
    .effect =
        Holds up to { $capacity } gold tokens; full in the storage phase: { $full_vp } VP. Defence { $defense }; whoever damages it takes { $loot ->
             [one] a token
            *[other] up to { $loot } tokens
        } out of it.
tavern = Tavern
    .effect =
        In the draw phase you draw { $draws ->
             [one] a card
            *[other] { $draws } cards
        } more. Defence { $defense }; whoever damages it gains { $vp } VP.
brewery_1 = { brewery } 1
brewery_2 = { brewery } 2
brewery_3 = { brewery } 3
gold_factory_1 = { gold_factory } 1
gold_factory_2 = { gold_factory } 2
gold_factory_3 = { gold_factory } 3
drakkar_1 = { drakkar } 1
drakkar_2 = { drakkar } 2
drakkar_3 = { drakkar } 3
beer_container_1 = { beer_container } 1
beer_container_2 = { beer_container } 2
beer_container_3 = { beer_container } 3
gold_container_1 = { gold_container } 1
gold_container_2 = { gold_container } 2
gold_container_3 = { gold_container } 3
tavern_1 = { tavern } 1
tavern_2 = { tavern } 2
tavern_3 = { tavern } 3
town_hall = Town Hall
town_hall_1 = Town Hall (level 1)
    .effect = At most { $limit } buildings in the village. Defence { $defense }; whoever damages it gains { $reward_vp } VP.
town_hall_2 = Town Hall (level 2)
    .effect = At most { $limit } buildings in the village. Defence { $defense }; whoever damages it gains { $reward_vp } VP.
town_hall_3 = Town Hall (level 3)
    .effect = Any number of buildings. { $vp } VP at once. Defence { $defense }; whoever damages it may take an Asgard card.
loot_beer = Beer on the Town Hall
loot_gold = Gold on the Town Hall
dragon = Dragon
    .effect =
        Defence { $defense }. Once a round; beat it for { $tokens ->
             [one] a token
            *[other] { $tokens } tokens
        } of your choice, beer or gold.

## Missions

worship = Worship
    .effect =
        Buy { $at_least ->
             [one] a card of Odin's Path
            *[other] { $at_least } cards of Odin's Path
        } in one turn. { $vp } VP.
worker = Worker
    .effect =
        Buy { $at_least ->
             [one] a building
            *[other] { $at_least } buildings
        } in one turn. { $vp } VP.
strategy = Strategy
    .effect =
        Buy { $at_least ->
             [one] a unit
            *[other] { $at_least } units
        } in one turn. { $vp } VP.
shield = Shield
    .effect =
        Buy { $at_least ->
             [one] a defence card
            *[other] { $at_least } defence cards
        } in one turn. { $vp } VP.
attacker = Attacker
    .effect =
        Damage { $at_least ->
             [one] a building
            *[other] { $at_least } buildings
        } in one turn. { $vp } VP.
thirsty = Thirsty?
    .effect = Spend { $at_least } beer in one turn. { $vp } VP.
money_money = Money, Money
    .effect = Spend { $at_least } gold in one turn. { $vp } VP.
brewer = Brewer
    .effect =
        Have { $at_least ->
             [one] a Brewery
            *[other] { $at_least } Breweries
        }. { $vp } VP.
foundry = Foundry
    .effect =
        Have { $at_least ->
             [one] a Gold Factory
            *[other] { $at_least } Gold Factories
        }. { $vp } VP.
captain = Captain
    .effect =
        Have { $at_least ->
             [one] a Drakkar
            *[other] { $at_least } Drakkars
        }. { $vp } VP.
innkeeper = Innkeeper
    .effect =
        Have { $at_least ->
             [one] a Tavern
            *[other] { $at_least } Taverns
        }. { $vp } VP.
beer_mission = Beer!
    .effect =
        Have { $at_least ->
             [one] a beer token in your village
            *[other] { $at_least } beer tokens in your village
        }. { $vp } VP.
gold_mission = Gold!
    .effect =
        Have { $at_least ->
             [one] a gold token in your village
            *[other] { $at_least } gold tokens in your village
        }. { $vp } VP.
town_fall = Town Fall
    .effect =
        Damage { $at_least ->
             [one] a Town Hall
            *[other] { $at_least } Town Halls
        } in one turn. { $vp } VP.
architect = Architect
    .effect =
        Have { $at_least ->
             [one] a building besides the Town Hall
            *[other] { $at_least } buildings besides the Town Hall
        }. { $vp } VP.
warfare = Warfare
    .effect = Damage { $at_least } buildings in one turn, with a unit of printed strength { $strength } or more in a successful attack. { $vp } VP.

## Achievements

defender = Defender
    .effect = The most defence cards.
conqueror = Conqueror
    .effect = The most units; heroes do not count.
builder = Builder
    .effect = The most buildings.
beer_tycoon = Beer Tycoon
    .effect = The most beer in storages.
miner = Miner
    .effect = The most gold in storages.
follower = Follower
    .effect = The most cards of Odin's Path; beaten undead do not count.
accomplisher = Accomplisher
    .effect = The most missions completed.
king_pig = King Pig
    .effect = The most Pigators.

## Numbers of the rules; hand, exchange and others are words of the table too

hand = Hand
path_row = Open cards of Odin's Path
mission_slots = Places for missions
achievements_used = Achievements in a game
asgard_each = Asgard cards for each player
asgard_row = Open Asgard cards
alike = Buildings of a kind at most
attack_vp = Points for successful attacks
attack_vp_more = For each attack beyond the table
repelled_vp = Points for each fighter repelled
full_defense_vp = Points for full defence
asgard_vp = Points that bring an Asgard card
exchange = Exchange
swap_cost = Gold for swapping a mission
achievement_vp = Points for an achievement, by how many share it
end_vp = Points that end the game
long_vp = Points that end a long game

## Table options

achievements = Achievements
random = At random
first_game = For a first game
length = Length of the game
normal = Normal
long = Long
first_player = First player
seat_1 = Player 1

## Phases

setup = Setup
production = Production
draw = Draw cards
action = Actions
storage = Storage
end_of_round = End of the round
end = End of the game

## Where points come from

attacks = Attacks
rewards = Rewards for damage
defense = Defence
undead = Undead
missions = Missions

## What cards do

destroy = Remove a card from the game
peek = Look at a hand
recover = Take cards from the discard pile
mix = Gain beer and gold
boost = Make units stronger
steal_beer = Steal beer
steal_gold = Steal gold
tax_beer = Take beer from everybody
tax_gold = Take gold from everybody
reveal_resource = Look for resources
reveal_unit = Look for units

## Kinds of card

resource = Resource
unit = Unit
hero = Hero

## What was done this turn

bought_path = Cards of Odin's Path bought
bought_unit = Units bought
bought_defense = Defence cards bought
built = Buildings bought
damaged = Damaged
damaged_town_hall = Town Halls damaged
spent_beer = Beer spent
spent_gold = Gold spent
unit_strength = Strongest unit in a successful attack
swapped = Missions swapped

## Labels of the table

round = Round
phase = Phase
first = First player
turn = Turn
goal = Last round at
players = Players
supply = Supply
path = Odin's Path
row = Open cards
deck = Deck
discard = Discard pile
asgard = Asgard
unseen = Not seen yet
counts = Counts
purse = Resources of this turn
deeds = This turn
victim = Attacked this turn
attack = Attack
by = By
target = Target
fighters = Fighters
aids = Other cards
cancelled = Cancelled
strength = Strength
revealed = Turned up
removed = Removed from the game
winners = Winners
crest = Crest
vp = VP
sources = VP from
village = Village
id = Name
kind = Kind
tokens = Tokens
site = Under construction
forts = Fortifications
limit = Buildings at most
loot = Loot
known = Known cards in hand
ready = May still attack
owed = Effects to use
played = Played this round
cover = Over all buildings
done = Missions completed
claimed = Mission this round
dismantled = Dismantled this round
attacked = Attacked this round
own = Your own
funds = To pay with

## Questions

ask-act = Your turn: what will you do?
ask-join = Attack: { $target }. Strength { $strength } against { $defense }. Who joins?
ask-defend = { $attacker_seat } attacks: { $building }. Strength { $strength } against { $defense }. Your answer?
ask-dragon = The dragon is beaten: which token do you take?
ask-asgard = The gods favour you: choose an Asgard card.
ask-asgard_reward = You may take an Asgard card for the Town Hall. Do you?
ask-order = { $card }: what comes first?
ask-mix = How much beer, how much gold?
ask-remove = Remove a card from the game?
ask-recover = Take a card from your discard pile?
ask-peek = Whose hand do you look at?
ask-drop = You have seen the hand of { $of_seat }. A defence card to discard?
ask-steal = Where do you take it from: { $resource }?
ask-store = Storage: put everything away, or arrange it yourself?
ask-arrange = How do you spread it over your storages: { $resource }?
ask-keep = Which cards stay in your hand?

## Answers

do-claim = Complete a mission: { $mission }
do-play = Play: { $card }
do-collect = Use the effect: { $card }
do-attack = Attack: { $target }, { $building }
do-fight = Fight: { $undead }, place { $place }
do-fight_dragon = Fight the dragon
do-buy = Buy: { $card }
do-take = Buy from Odin's Path: { $card }, place { $place }
do-build = Build: { $building }
do-upgrade = Upgrade: { $level }
do-exchange = Exchange: { $given } → { $taken }
do-use = Set out to pay with: { $source }
do-swap = Swap a mission for gold: { $mission }
do-dismantle = Dismantle: { $building }
do-end = End your turn
do-join = Send: { $card }
do-strike = Strike
do-defend = Defend with: { $card }
do-cancel = { $card } against { $fighter }
do-hold = Play nothing more
do-loot = Take: { $resource }
do-accept = Take an Asgard card
do-favour = Take: { $card }
do-first = First: { $effect }
do-mix = Beer { $beer }, gold { $gold }
do-remove = Remove: { $card } ({ $zone })
do-recover = Take: { $card }
do-peek = Look at the hand: { $target }
do-drop = Have it discarded: { $card }
do-steal = Steal: { $target }, { $source }
do-decline = Nothing
do-store = Put everything away
do-arrange = Arrange: { $resource }
do-lay_out = { $resource }: { $counts }
do-keep = Keep: { $cards }

## Events

ev-achievements = Achievements of this game: { $cards }.
ev-first = First player: { $seat }.
ev-round = Round { $round }. First player: { $seat }.
ev-phase = Round { $round }: { $phase }.
ev-turn = Turn: { $seat }.
ev-turn_over = { $seat } ends the turn.
ev-produced = { $seat } produces: beer { $beer }, gold { $gold }.
ev-drew =
    { $own ->
        [1] { $seat } draws: { $cards }.
       *[0] { $count ->
                [one] { $seat } draws { $count } card.
               *[other] { $seat } draws { $count } cards.
            }
    }
ev-reshuffled =
    { $count ->
        [one] { $seat } shuffles the discard pile into a new deck of { $count } card.
       *[other] { $seat } shuffles the discard pile into a new deck of { $count } cards.
    }
ev-mission = { $seat } has a new mission: “{ $mission }”.
ev-played = { $seat } plays: { $card }.
ev-collected = { $seat } uses the effect: { $card }.
ev-revealed = { $seat } turns up: { $card }.
ev-took = { $seat } takes to hand: { $card }.
ev-removed = { $seat } removes a card from the game: { $card }.
ev-peeked =
    { $own ->
        [1] { $seat } looks at a hand, { $of_seat }: { $cards }.
       *[0] { $seat } looks at a hand: { $of_seat }.
    }
ev-dropped = { $seat } must discard: { $card }.
ev-gained = { $seat } gains for this turn: { $resource } { $amount }.
ev-paid = { $seat } pays with: { $sources }.
ev-set_out = { $seat } sets out to pay with: { $source }.
ev-loot = { $seat } takes loot: { $resource } { $amount }.
ev-lost_token = { $seat } loses a token: { $resource } ({ $source }).
ev-stored = { $seat } stores: { $resource } { $amount }; lost: { $lost }.
ev-bought = { $seat } buys: { $card }.
ev-path = New on Odin's Path: { $card }.
ev-path_left = Leaves Odin's Path: { $card }.
ev-built = { $seat } builds: { $building }.
ev-upgraded = { $seat } upgrades: { $building }.
ev-dismantled = { $seat } dismantles: { $building }.
ev-attack = { $seat } attacks { $target_seat }: { $building }.
ev-fight = { $seat } fights: { $target }.
ev-joined = { $seat } sends: { $card }.
ev-defended = { $seat } defends with: { $card }.
ev-cancelled = { $seat } plays { $card }: no strength from { $fighter }.
ev-attack_won = { $seat } damages { $target_seat }, { $building }: strength { $strength } against defence { $defense }.
ev-attack_repelled = { $target_seat } repels { $seat }, { $building }: strength { $strength } against defence { $defense }.
ev-fight_won = { $seat } beats { $target }: strength { $strength } against defence { $defense }.
ev-full_defense = { $seat } has lost nothing to the attacker: full defence.
ev-claimed = { $seat } completes a mission: “{ $mission }”.
ev-put_under = { $seat } puts a mission under the deck: “{ $mission }”.
ev-asgard = { $seat } gains an Asgard card: { $card }.
ev-vp = { $seat } gains { $amount } VP: { $source }. Total: { $total }.
ev-goal = { $seat } has reached { $goal } VP: this round is the last.
ev-kept =
    { $own ->
        [1] { $seat } keeps in hand: { $cards }.
       *[0] { $count ->
                [one] { $seat } keeps { $count } card in hand.
               *[other] { $seat } keeps { $count } cards in hand.
            }
    }
ev-achievement = Achievement: { $card }. { $seats }: +{ $amount } VP.
ev-achievement_nobody = Nobody has the achievement: { $card }.
ev-tie_break = A tie. It is put to one more achievement, { $card }. Still in: { $seats }.
ev-won = The game is over. Victory: { $seats }.

## Help; numbers in brackets are sections of the rulebook

help-production = Every Brewery gets a beer token and every Gold Factory a gold token; neither ever holds more than one. Tokens pay like Beer and Gold cards, and unlike cards they can be stored. (1)
help-draw = Draw 5 cards and 1 more for each Tavern; cards kept by Drakkars come on top. If the deck runs out, shuffle the discard pile into a new one and draw on; cards played this round stay out. Then empty mission places are filled, from the first player on. (2, 3.5)
help-action = Players take one turn each, clockwise from the first player. In your turn do as many things as you like, in any order: buy, build, upgrade the Town Hall, attack, complete one mission a round, exchange. (3)
help-buy = Buy any number of fighters, fortifications and open cards of Odin's Path. Bought cards lie with those played this round and cannot be used before they are drawn. A place on the Path is filled at once, and the new card may be bought too. (3.1)
help-pay = A purchase is paid at once in the sensible way: resources of this turn, then cards, then tokens that lie loose, storages last. To pay otherwise, first set out the cards or tokens you want to use; they are spent first, and what is left of them at the end of the turn is lost. (3.1)
help-build = The Town Hall limits the number of buildings; of one kind there are never more than 3. A new building has a construction token: this round it is neither used nor attacked, but it counts for the limit and for cards that count buildings. Once a round you may dismantle a building, for nothing. (3.2, 3.3)
help-upgrade = Pay the price on the Town Hall for its next level. It has a construction token: until the next round the old limit holds, and it cannot be attacked. Level 3 brings points at once. (3.3)
help-attack = Attack buildings of one opponent a turn, one after another, and only of somebody nobody has attacked this round; if all opponents have been, of anybody, but never a building with a damage token. Each fighter attacks once. Strength equal to the defence is enough. At the end of the turn 1, 2, 3, 4 … damaged buildings pay 1, 3, 5, 7 … points. (3.4)
help-damage = A damaged building keeps working. Some pay more at once: points; a token out of an attacked storage, if there is one; an Asgard card for a Town Hall of level 3. Loot goes into your storage, or else onto your Town Hall until the end of the round. (3.4)
help-defend = When your building is attacked you may play any number of fortifications on it; then the attacker adds nothing more. An attack weaker than the defence is repelled: 1 point for each unit and hero in it. The fortifications stay until the end of the round. If the attacker damages nothing all turn, you gain 1 point more. (3.4)
help-undead = Undead on Odin's Path and the dragon do not defend themselves and are no opponents. An undead pays a token and 1 point and leaves the Path; fight as many as you can. The dragon pays a token of your choice, once a round. (3.4)
help-missions = You have 2 missions. In your turn, complete at most one a round; its points come at once, a new one in the next draw phase. Once a turn you may pay 1 gold to put one under the deck and take the top one. (3.5)
help-exchange = Two beer for one gold or two gold for one beer, as often as you like. What you get is for this turn only and cannot be stored. (3.6)
help-storage = Produced tokens and loot that are left go into storages of their kind, 4 in each, and may be moved between them; all others are lost. Every storage with 4 tokens pays 1 point, each round anew. (4)
help-end_of_round = Played cards and the rest of the hand are discarded; each Drakkar keeps one card. Construction and damage tokens are removed. The card of Odin's Path farthest from the deck leaves, the others move on, a new one comes. The first player token goes to the left. (5)
help-asgard = On reaching 5, 12 and 20 points, in your turn or not, and for damaging a Town Hall of level 3, turn up the top card of the Asgard deck and take one of the three open cards; it lies with those played this round. The card for a Town Hall may be left. When the deck is empty there are no more. (Asgard cards)
help-end = The round in which somebody reaches 40 points with two players, 30 with three or four, is the last; a long game goes to 40. Then each achievement gives 6 points, shared 3, 2 or 1 each. A tie is broken by the achievements not used, one after another. (End of the game)
