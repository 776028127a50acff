### Tiny Epic Vikings in English, in our own words. Ids, attributes and variables are the same in en, uk and ru.

title = Tiny Epic Vikings
tagline = Sail, settle and fight through three eras, and stir up the god whose runes you hold.

## Clans

wolf = Wolf
raven = Raven
serpent = Serpent
bear = Bear
enemy = the enemy
rival = the rival clan
rival_clan = The rival clan
rival_tracks = The rival's tracks
garrison = Garrison of the enemy

## Runes and resources

fehu = Wealth
perthro = Mystery
hagalaz = Nature's Fury
any_rune = any rune
wood = wood
food = food
steel = steel
any = any resource

## Pieces and the clan mat

settler = Settler
boat = Boat
temple = Temple
chief = Chief boat
boat_1 = Boat, first place
    .effect = Costs { $wood } wood.
boat_2 = Boat, second place
    .effect = Costs { $wood } wood.
boat_3 = Boat, third place
    .effect = Costs { $wood } wood.
temple_1 = Temple, first place
    .effect = Costs { $wood } wood.
temple_2 = Temple, second place
    .effect = Costs { $wood } wood.

## Actions

sail = Sail
    .effect = Move one boat so many times; in a dock, land up to as many settlers for 1 food each and raid the village.
explore_settler = Explore with settlers
    .effect = So many ferry trips of your settlers to islands next to theirs.
harvest = Harvest
    .effect = So many resources of your choice, 1 food more for each boat built, 1 resource more for each temple built.
build = Build
    .effect = Pay wood to put a boat into a fjord near you or a temple on an island with your settler.
fury = Fury
    .effect = Moves the fury of a god, which ranks its rune at the end.
explore_temple = Explore with a temple
smite = Kill a settler
draw_replace = Draw and replace
enter_battle = Enter battle
collect = Collect resources
exchange = Exchange resources
foresee = Prophecy
leader_action = the leader action
rune_action = the rune action
attack = attack
up = up
down = down

## Boards, islands, docks and fjords

small = the side for one and two
large = the side for three and four
havey = Havey
austrey = Austrey
vestrey = Vestrey
bjarney = Bjarney
hvaley = Hvaley
sudrey = Sudrey
hrafney = Hrafney
nordrey = Nordrey
drangey = Drangey
lambey = Lambey
midey = Midey
papey = Papey
selja = Selja
eldey = Eldey
grimsey = Grimsey
havey_sea = Havey (open sea)
havey_hvaley = Havey (Hvaley ferry)
havey_austrey = Havey (Austrey ferry)
havey_vestrey = Havey (Vestrey ferry)
havey_bjarney = Havey (Bjarney ferry)
austrey_hvaley = Austrey (Hvaley ferry)
austrey_sea = Austrey (open sea)
austrey_sudrey = Austrey (Sudrey ferry)
austrey_vestrey = Austrey (Vestrey ferry)
austrey_havey = Austrey (Havey ferry)
vestrey_havey = Vestrey (Havey ferry)
vestrey_austrey = Vestrey (Austrey ferry)
vestrey_sudrey = Vestrey (Sudrey ferry)
vestrey_sea = Vestrey (open sea)
vestrey_bjarney = Vestrey (Bjarney ferry)
bjarney_havey = Bjarney (Havey ferry)
bjarney_vestrey = Bjarney (Vestrey ferry)
hvaley_austrey = Hvaley (Austrey ferry)
hvaley_havey = Hvaley (Havey ferry)
sudrey_vestrey = Sudrey (Vestrey ferry)
sudrey_austrey = Sudrey (Austrey ferry)
hrafney_nordrey = Hrafney (Nordrey ferry)
hrafney_lambey = Hrafney (Lambey ferry)
nordrey_sea = Nordrey (open sea)
nordrey_drangey = Nordrey (Drangey ferry)
nordrey_midey = Nordrey (Midey ferry)
nordrey_hrafney = Nordrey (Hrafney ferry)
drangey_papey = Drangey (Papey ferry)
drangey_nordrey = Drangey (Nordrey ferry)
lambey_hrafney = Lambey (Hrafney ferry)
lambey_midey = Lambey (Midey ferry)
lambey_selja = Lambey (Selja ferry)
lambey_sea = Lambey (open sea)
midey_nordrey = Midey (Nordrey ferry)
midey_papey = Midey (Papey ferry)
midey_eldey = Midey (Eldey ferry)
midey_lambey = Midey (Lambey ferry)
papey_drangey = Papey (Drangey ferry)
papey_sea = Papey (open sea)
papey_grimsey = Papey (Grimsey ferry)
papey_midey = Papey (Midey ferry)
selja_lambey = Selja (Lambey ferry)
selja_eldey = Selja (Eldey ferry)
eldey_midey = Eldey (Midey ferry)
eldey_grimsey = Eldey (Grimsey ferry)
eldey_sea = Eldey (open sea)
eldey_selja = Eldey (Selja ferry)
grimsey_eldey = Grimsey (Eldey ferry)
grimsey_papey = Grimsey (Papey ferry)
whale_fjord = Whale Fjord
east_sound = East Sound
south_sound = South Sound
west_sound = West Sound
north_west_reach = North-west Reach
north_east_reach = North-east Reach
east_reach = East Reach
south_east_reach = South-east Reach
south_west_reach = South-west Reach
west_reach = West Reach
north_west_sound = North-west Sound
north_east_sound = North-east Sound
south_east_sound = South-east Sound
south_west_sound = South-west Sound
north_west_bight = North-west Bight
north_east_bight = North-east Bight
upper_east_bight = Upper East Bight
lower_east_bight = Lower East Bight
south_east_bight = South-east Bight
south_west_bight = South-west Bight
lower_west_bight = Lower West Bight
upper_west_bight = Upper West Bight

## Eras, phases and the table

era_1 = Era 1
era_2 = Era 2
era_3 = Era 3
raid_1 = Raid in era 1
raid_2 = Raid in era 2
raid_3 = Raid in era 3
setup = Setup
draft = Draft
action = Actions
last_battle = Last battle of the era
era_end = End of the era
end = Final scoring
solo = Solo game
two = Two players
three = Three players
four = Four players
island_1 = Island rune of the first god
island_2 = Island rune of the second god
island_3 = Island rune of the third god
favour_1 = Favour rune of the first god
favour_2 = Favour rune of the second god
favour_3 = Favour rune of the third god
upper = upper row
lower = lower row
left = left end
right = right end
face_up = face up
face_down = face down
unpaid = face down, not paid

## Table options

difficulty = Strength of the rival clan
normal = normal
easy = easy
hard = hard
saga = saga
board = Board
by_players = by the number of players
random = random
chosen = chosen by the first player
gods = Gods
first_player = First player
seat_1 = first seat

## Gods and their Valhalla gifts

odin = Odin
    .effect =
        Draw a Viking card, discard one, then gain { $any ->
             [one] a resource
            *[other] { $any } resources
        } of your choice.
thor = Thor
    .effect =
        Remove { $amount ->
             [one] a settler
            *[other] up to { $amount } settlers
        } of opponents from any islands.
frigg = Frigg
    .effect = Turn over the top Viking card and do its leader action, or its rune action whatever runes you have; never one that enters a battle.
freyja = Freyja
    .effect = { explore_settler } ×{ $amount }.
loki = Loki
    .effect = Move the fury of any god in play { $amount } up or down.
tyr = Tyr
    .effect = Gain { $steel } steel and { $food } food.

## Viking cards

asa_deep_purse = Asa Deep-Purse
    .effect = { sail } ×{ $leader_amount }. [{ $perthro } × { perthro }] { harvest } ×{ $action_amount }. Strength: { $strength }.
bragi_net_caster = Bragi Net-Caster
    .effect = { sail } ×{ $leader_amount }. [{ $fehu } × { fehu }] { collect }: { $food } × { food }, { $any } × { any }. Strength: { $strength } + { perthro }.
dag_coin_biter = Dag Coin-Biter
    .effect = { sail } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { smite } ×{ $action_amount }. Strength: { $strength }; in battle { $steel } steel.
eydis_long_keel = Eydis Long-Keel
    .effect = { sail } ×{ $leader_amount }. [{ $perthro } × { perthro }] { build } ×{ $action_amount }. Strength: { $strength } + { fehu }.
frode_barrow_wise = Frode Barrow-Wise
    .effect = { sail } ×{ $leader_amount }. [{ $fehu } × { fehu }] { explore_settler } ×{ $action_amount }. Strength: { $strength } + { wood }.
gerd_barn_filler = Gerd Barn-Filler
    .effect = { harvest } ×{ $leader_amount }. [{ $perthro } × { perthro }] { draw_replace } ×{ $action_amount }. Strength: { $factor } × { any_rune }.
halla_honey_hand = Halla Honey-Hand
    .effect = { harvest } ×{ $leader_amount }. [{ $any } × { any_rune }] { exchange }. Strength: { $strength }.
ivar_salt_trader = Ivar Salt-Trader
    .effect = { harvest } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { sail } ×{ $action_amount }. Strength: { $strength } + { food }.
jorunn_ring_giver = Jorunn Ring-Giver
    .effect = { harvest } ×{ $leader_amount }. [{ $fehu } × { fehu }] { enter_battle }. Strength: { $strength }; in battle { $steel } steel.
kari_beam_setter = Kari Beam-Setter
    .effect = { build } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { harvest } ×{ $action_amount }. Strength: { $strength } + { $factor } × { fehu }; in battle { $steel } steel.
leif_stone_layer = Leif Stone-Layer
    .effect = { build } ×{ $leader_amount }. [{ $perthro } × { perthro }] { explore_temple } ×{ $action_amount }. Strength: { $strength }.
magna_tall_mast = Magna Tall-Mast
    .effect = { build } ×{ $leader_amount }. [{ $perthro } × { perthro } + { $hagalaz } × { hagalaz }] { sail } ×{ $action_amount }. Strength: { $factor } × { steel }.
njal_far_walker = Njal Far-Walker
    .effect = { explore_settler } ×{ $leader_amount }. [{ $fehu } × { fehu }] { build } ×{ $action_amount }. Strength: { $strength }.
oda_shore_finder = Oda Shore-Finder
    .effect = { explore_settler } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { collect }: { $bag_steel } × { steel } for each { fehu }. Strength: { $strength } + { hagalaz }.
palni_gold_tooth = Palni Gold-Tooth
    .effect = { explore_settler } ×{ $leader_amount }. [{ $perthro } × { perthro } + { $hagalaz } × { hagalaz }] { smite } ×{ $action_amount }. Strength: { $strength }; in battle { $steel } steel.
ragna_ox_back = Ragna Ox-Back
    .effect = { explore_settler } ×{ $leader_amount }. [{ $any } × { any_rune }] { explore_settler } ×{ $action_amount }. Strength: { $strength }; in battle { $steel } steel.
alfhild_fog_reader = Alfhild Fog-Reader
    .effect = { sail } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { harvest } ×{ $action_amount }. Strength: { $strength }.
bard_quiet_oar = Bard Quiet-Oar
    .effect = { sail } ×{ $leader_amount }. [{ $perthro } × { perthro }] { collect }: { $wood } × { wood }, { $any } × { any }. Strength: { $strength } + { hagalaz }.
cnut_lot_caster = Cnut Lot-Caster
    .effect = { sail } ×{ $leader_amount }. [{ $fehu } × { fehu }] { smite } ×{ $action_amount }. Strength: { $strength }; in battle { $steel } steel.
disa_moon_pilot = Disa Moon-Pilot
    .effect = { sail } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { build } ×{ $action_amount }. Strength: { $strength } + { perthro }.
egil_riddle_tongue = Egil Riddle-Tongue
    .effect = { sail } ×{ $leader_amount }. [{ $perthro } × { perthro }] { explore_settler } ×{ $action_amount }. Strength: { $strength } + { steel }.
finna_herb_keeper = Finna Herb-Keeper
    .effect = { harvest } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { draw_replace } ×{ $action_amount }. Strength: { $factor } × { any_rune }.
groa_bowl_seer = Groa Bowl-Seer
    .effect = { harvest } ×{ $leader_amount }. [{ $any } × { any_rune }] { exchange }. Strength: { $strength }.
hauk_two_minds = Hauk Two-Minds
    .effect = { harvest } ×{ $leader_amount }. [{ $fehu } × { fehu }] { sail } ×{ $action_amount }. Strength: { $strength } + { wood }.
inga_veil_walker = Inga Veil-Walker
    .effect = { harvest } ×{ $leader_amount }. [{ $perthro } × { perthro }] { enter_battle }. Strength: { $strength }; in battle { $steel } steel.
odd_dream_builder = Odd Dream-Builder
    .effect = { build } ×{ $leader_amount }. [{ $fehu } × { fehu }] { harvest } ×{ $action_amount }. Strength: { $strength } + { $factor } × { perthro }; in battle { $steel } steel.
kol_cave_singer = Kol Cave-Singer
    .effect = { build } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { explore_temple } ×{ $action_amount }. Strength: { $strength }.
liv_star_hewer = Liv Star-Hewer
    .effect = { build } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz } + { $fehu } × { fehu }] { sail } ×{ $action_amount }. Strength: { $factor } × { food }.
mord_mist_foot = Mord Mist-Foot
    .effect = { explore_settler } ×{ $leader_amount }. [{ $perthro } × { perthro }] { build } ×{ $action_amount }. Strength: { $strength }.
nanna_path_whisper = Nanna Path-Whisper
    .effect = { explore_settler } ×{ $leader_amount }. [{ $fehu } × { fehu }] { collect }: { $food } × { food } for each { perthro }. Strength: { $strength } + { fehu }.
orm_shadow_hand = Orm Shadow-Hand
    .effect = { explore_settler } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz } + { $fehu } × { fehu }] { smite } ×{ $action_amount }. Strength: { $strength }; in battle { $steel } steel.
runa_silent_blade = Runa Silent-Blade
    .effect = { explore_settler } ×{ $leader_amount }. [{ $any } × { any_rune }] { explore_settler } ×{ $action_amount }. Strength: { $strength }; in battle { $steel } steel.
aud_storm_rower = Aud Storm-Rower
    .effect = { sail } ×{ $leader_amount }. [{ $fehu } × { fehu }] { harvest } ×{ $action_amount }. Strength: { $strength }.
bjorn_hail_beard = Bjorn Hail-Beard
    .effect = { sail } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { collect }: { $bag_steel } × { steel }, { $any } × { any }. Strength: { $strength } + { fehu }.
brynja_wave_cleaver = Brynja Wave-Cleaver
    .effect = { sail } ×{ $leader_amount }. [{ $perthro } × { perthro }] { smite } ×{ $action_amount }. Strength: { $strength }; in battle { $steel } steel.
dyri_ice_keel = Dyri Ice-Keel
    .effect = { sail } ×{ $leader_amount }. [{ $fehu } × { fehu }] { build } ×{ $action_amount }. Strength: { $strength } + { hagalaz }.
einar_gale_horn = Einar Gale-Horn
    .effect = { sail } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { explore_settler } ×{ $action_amount }. Strength: { $strength } + { food }.
freydis_frost_reaper = Freydis Frost-Reaper
    .effect = { harvest } ×{ $leader_amount }. [{ $fehu } × { fehu }] { draw_replace } ×{ $action_amount }. Strength: { $factor } × { any_rune }.
gunnar_rain_caller = Gunnar Rain-Caller
    .effect = { harvest } ×{ $leader_amount }. [{ $any } × { any_rune }] { exchange }. Strength: { $strength }.
hild_thunder_churn = Hild Thunder-Churn
    .effect = { harvest } ×{ $leader_amount }. [{ $perthro } × { perthro }] { sail } ×{ $action_amount }. Strength: { $strength } + { steel }.
isleif_wolf_winter = Isleif Wolf-Winter
    .effect = { harvest } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { enter_battle }. Strength: { $strength }; in battle { $steel } steel.
jofrid_pine_breaker = Jofrid Pine-Breaker
    .effect = { build } ×{ $leader_amount }. [{ $perthro } × { perthro }] { harvest } ×{ $action_amount }. Strength: { $strength } + { $factor } × { hagalaz }; in battle { $steel } steel.
ketil_cliff_raiser = Ketil Cliff-Raiser
    .effect = { build } ×{ $leader_amount }. [{ $fehu } × { fehu }] { explore_temple } ×{ $action_amount }. Strength: { $strength }.
loft_root_turner = Loft Root-Turner
    .effect = { build } ×{ $leader_amount }. [{ $fehu } × { fehu } + { $perthro } × { perthro }] { sail } ×{ $action_amount }. Strength: { $factor } × { wood }.
mar_snow_strider = Mar Snow-Strider
    .effect = { explore_settler } ×{ $leader_amount }. [{ $hagalaz } × { hagalaz }] { build } ×{ $action_amount }. Strength: { $strength }.
nott_ridge_runner = Nott Ridge-Runner
    .effect = { explore_settler } ×{ $leader_amount }. [{ $perthro } × { perthro }] { collect }: { $wood } × { wood } for each { hagalaz }. Strength: { $strength } + { perthro }.
ottar_avalanche = Ottar Avalanche
    .effect = { explore_settler } ×{ $leader_amount }. [{ $fehu } × { fehu } + { $perthro } × { perthro }] { smite } ×{ $action_amount }. Strength: { $strength }; in battle { $steel } steel.
sigrun_bear_heart = Sigrun Bear-Heart
    .effect = { explore_settler } ×{ $leader_amount }. [{ $any } × { any_rune }] { explore_settler } ×{ $action_amount }. Strength: { $strength }; in battle { $steel } steel.

## Favour cards

full_granary = Full Granary
    .effect = Runes: { fehu }. At once: { $food } × { food }, { $wood } × { wood }.
market_day = Market Day
    .effect = Runes: { fehu }. At once: { $wood } × { wood }, { $food } × { food }, { $steel } × { steel }.
open_purse = Open Purse
    .effect = Runes: { fehu }. At once: { $food } × { food }, { $any } × { any }.
hoard_of_oak = Hoard of Oak
    .effect = Runes: { fehu }, { fehu }. At once: { $wood } × { wood }.
hoard_of_iron = Hoard of Iron
    .effect = Runes: { fehu }, { fehu }. At once: { $steel } × { steel }.
buried_gold = Buried Gold
    .effect = Runes: { fehu }, { perthro }. At once: { $steel } × { steel }, { $any } × { any }.
carved_lots = Carved Lots
    .effect = Runes: { perthro }. At once: { $wood } × { wood }, { $steel } × { steel }.
three_norns = Three Norns
    .effect = Runes: { perthro }. At once: { $wood } × { wood }, { $food } × { food }, { $steel } × { steel }.
well_of_fate = Well of Fate
    .effect = Runes: { perthro }. At once: { $wood } × { wood }, { $any } × { any }.
hidden_blade = Hidden Blade
    .effect = Runes: { perthro }, { perthro }. At once: { $steel } × { steel }.
feast_of_seers = Feast of Seers
    .effect = Runes: { perthro }, { perthro }. At once: { $food } × { food }.
veiled_storm = Veiled Storm
    .effect = Runes: { perthro }, { hagalaz }. At once: { $food } × { food }, { $any } × { any }.
ice_forge = Ice Forge
    .effect = Runes: { hagalaz }. At once: { $steel } × { steel }, { $food } × { food }.
winter_stores = Winter Stores
    .effect = Runes: { hagalaz }. At once: { $wood } × { wood }, { $food } × { food }, { $steel } × { steel }.
wreckers_luck = Wrecker's Luck
    .effect = Runes: { hagalaz }. At once: { $steel } × { steel }, { $any } × { any }.
long_winter = Long Winter
    .effect = Runes: { hagalaz }, { hagalaz }. At once: { $food } × { food }.
fallen_pines = Fallen Pines
    .effect = Runes: { hagalaz }, { hagalaz }. At once: { $wood } × { wood }.
flotsam = Flotsam
    .effect = Runes: { hagalaz }, { fehu }. At once: { $wood } × { wood }, { $any } × { any }.

## The rival clan

rival_fehu = Rival: { fehu }
    .effect = { harvest } ×{ $amount }.
rival_perthro = Rival: { perthro }
    .effect = { explore_settler } ×{ $amount }.
rival_hagalaz = Rival: { hagalaz }
    .effect = { sail } ×{ $amount }.
chase = Chase
    .effect = The chief boat goes to your nearest boat in a dock, and drives it out.
ferry = Ferry
    .effect = The chief boat crosses the ferry of its dock.
battle = Battle
    .effect = The rival starts a battle; strength more: { $bonus }.
only = the only one
nearest = the nearest
least_influence = the least influence
most_settlers = the most settlers
your_choice = a tie, you chose
off_map = the route leaves the map
clockwise = the next empty dock clockwise

## Labels of the table

era = Era
first = First player
raid = Raid
invaders = Invaders
god = God
rune = Rune
rank = Rank
points = Points
gift = Valhalla gift
dedications = Dedications
seat = Clan
island = Island
islands = Islands
control = Control
clans = Influence
docks = Docks
village = Village
villages = Villages
fjords = Fjords
clan = Clan
home = On the mat
built = Built
runes = Active runes
row = Row
hand = Hand
pack = Cards to choose from
favours = Favours
deck = Deck

## Questions

ask-gods = Choose the three gods of this game.
ask-launch = Put your first boat into an empty fjord at the edge.
ask-draft = Choose a card to keep.
ask-turn = Your turn: play a card face up to act, or face down to fight.
ask-join = The rival clan has begun a battle. Do you join?
ask-favour = Which favour do you fight for?
ask-give_up = You have room for three favours: give one of yours back.
ask-sail = Sail: choose a boat and its first move. Moves: { $left }.
ask-sail_on = Sail on? Moves left: { $left }.
ask-undock = Your boat has to make way: { $dock }. Where to?
ask-deploy = How many settlers land here, 1 food each: { $island }?
ask-raid = Raid the village? Steel: { $steel }.
ask-explore = Explore with a settler. Moves: { $left }.
ask-explore_temple = Which temple moves, and where?
ask-take = Resources of your choice: { $count }.
ask-exchange = Exchange resources?
ask-build = What do you build?
ask-site = Where does it go: { $piece }?
ask-smite = Which settler dies? Left: { $left }.
ask-draw = Draw a card and then discard one?
ask-throw = Which card do you discard?
ask-fury = Whose fury moves, by { $amount }?
ask-foresee = Turn over the top Viking card?
ask-use = Which action do you use: { $card }?
ask-enter_battle = Does this leader enter battle?
ask-dedicate = Dedicate a raided village?
ask-rival_route = Ways of the same length: which one does the rival sail ({ $rune })?
ask-rival_source = The rival's mat is empty and islands are tied: from which does a settler move? Goal: { $island }.
ask-rival_dock = Equally near empty docks: where does the rival's boat go?
ask-rival_chase = Equally near boats of yours: which one does the chief boat chase?
ask-rival_temple = Islands are tied: where does the rival's temple go?
ask-rival_favour = Both ends are equally near: which favour does the rival fight for?

## Choices

do-gods = Gods: { $gods }
do-launch = Begin here: { $fjord }
do-keep = Keep: { $card }
do-lead = Lead, face up: { $card }
do-fight = Fight, face down: { $card }
do-decline = Stay out of it
do-favour = Fight for: { $favour } ({ $row }, { $end })
do-give_up = Give back: { $favour } ({ $row }, { $end })
do-recall = Take a settler back: { $island }
do-sail = Sail: { $source } → { $target }
do-undock = Leave for: { $fjord }
do-deploy = Settlers: { $count }
do-raid = Raid: { $dock }
do-explore = Settler: { $source } → { $target }
do-move_temple = Temple: { $source } → { $target }
do-take = Wood { $wood }, food { $food }, steel { $steel }
do-exchange = Exchange { $amount }: { $source } → { $target }
do-build = Build: { $slot }
do-site = Put it here: { $place }
do-smite = Kill: { $clan }, { $island }
do-draw = Draw a card
do-throw = Discard: { $card }
do-fury = Fury: { $god }, { $way }
do-reveal = Turn it over
do-use = Use: { $part }
do-enter = Enter battle
do-dedicate = Dedicate to: { $place }
do-skip = Do without
do-stop = That is enough
do-route = By way of: { $docks }
do-source = From: { $island }
do-berth = Dock: { $dock }
do-chase = Dock: { $dock }
do-temple = Temple: { $island }

## Events

ev-board = The board: { $board }. Islands: { $islands }.
ev-gods = The gods of this game: { $gods }. Their runes: { $runes }.
ev-favours = Favours above the board: { $upper }. Below: { $lower }.
ev-first = The chief marker goes to: { $seat }.
ev-garrison = The enemy holds { $island }: settlers { $settlers }, temples { $temples }.
ev-launched = { $seat } begins here: { $fjord }.
ev-phase = Era { $era }: { $phase }.
ev-turn = Turn: { $seat }.
ev-rival_turn = The rival clan's turn.
ev-dealt =
    { $count ->
        [one] { $count } card each is dealt for era { $era }.
       *[other] { $count } cards each are dealt for era { $era }.
    }
ev-kept =
    { $own ->
       *[0] { $seat } keeps a card.
        [1] { $seat } keeps: { $card }.
    }
ev-enemy_discarded = The enemy discards: { $card }.
ev-stack =
    { $own ->
       *[0] { $seat } looks at a stack of { $count }.
        [1] { $seat } looks at a stack: { $cards }.
    }
ev-reshuffled =
    { $count ->
        [one] The discard pile becomes the deck: { $count } card.
       *[other] The discard pile becomes the deck: { $count } cards.
    }
ev-led = { $seat } leads with: { $card }.
ev-hid =
    { $own ->
       *[0] { $seat } plays a card face down.
        [1] { $seat } plays face down: { $card }.
    }
ev-flipped = { $seat } turns to battle: { $card }.
ev-drew =
    { $own ->
       *[0] { $seat } draws a card.
        [1] { $seat } draws: { $card }.
    }
ev-threw = { $seat } discards: { $card }.
ev-foresaw = { $seat } turns over: { $card }.
ev-battle = { $seat } begins a battle for: { $favour } ({ $row }, { $end }).
ev-rival_battle = The rival begins a battle for: { $favour } ({ $row }, { $end }).
ev-joined = { $seat } joins the battle for: { $favour }.
ev-rival_joined = The rival joins the battle for: { $favour }.
ev-resolving = The battle is fought for: { $favour }.
ev-revealed = { $seat } reveals: { $card }. Steel paid: { $steel }.
ev-unpaid =
    { $own ->
       *[0] { $seat } cannot pay the steel: the card stays face down.
        [1] { $seat } cannot pay the steel; it stays face down: { $card }.
    }
ev-strength = { $seat } fights with { $card }: strength { $strength }.
ev-rival_strength = The rival fights with { $card }: strength { $strength }, of it for its steel: { $bonus }.
ev-tied = A tie at strength { $strength }: nobody wins, all have lost.
ev-won = { $seat } wins the favour: { $favour }.
ev-rival_won = The rival wins the favour: { $favour }.
ev-put_back = Back to its row: { $favour } ({ $row }, { $end }).
ev-gave_up = { $seat } gives back a favour: { $favour }.
ev-fell = { $seat } loses: { $card } goes to Valhalla, the gift is from { $god }.
ev-rival_fell = The rival loses: { $card }. The god's fury grows: { $god }.
ev-invader = The Invaders come: { $card }. Their pile: { $count }.
ev-invader_strength = Invaders, { $card }: strength { $strength }.
ev-invaders_beaten = The Invaders have not won: { $card }. The god's fury grows: { $god }.
ev-gained = { $seat } gains:{ $wood ->
    [0] {""}
   *[other] {" "}wood +{ $wood }
}{ $food ->
    [0] {""}
   *[other] {" "}food +{ $food }
}{ $steel ->
    [0] {""}
   *[other] {" "}steel +{ $steel }
}.
ev-exchanged = { $seat } exchanges { $amount }: { $source } → { $target }.
ev-landed = { $seat } lands settlers: { $count }, { $island }.
ev-recalled = { $seat } takes a settler back: { $island }.
ev-explored = { $seat } explores: { $source } → { $target }.
ev-removed = { $seat } loses a settler: { $island } ({ $cause }).
ev-enemy_removed = The enemy loses a settler: { $island } ({ $cause }).
ev-rival_removed = The rival loses a settler: { $island } ({ $cause }).
ev-built = { $seat } builds for { $wood } wood: { $piece }, { $where }.
ev-temple_moved = { $seat } moves a temple: { $source } → { $target }.
ev-sailed = { $seat } sails: { $source } → { $target }.
ev-undocked = { $seat } makes way: { $dock } → { $fjord }.
ev-raided = { $seat } raids a village for { $steel } steel: { $dock }.
ev-dedicated = { $seat } dedicates a village: { $place }. Villages there: { $count }.
ev-fury = Fury of { $god } ({ $rune }): { $before } → { $after }.
ev-took = { $seat } takes control: { $island }, { $rune }.
ev-rival_took = The rival takes control: { $island }, { $rune }.
ev-stole = { $seat } steals a rune: { $island }, { $rune }. Held before by: { $clan }.
ev-rival_stole = The rival steals a rune: { $island }, { $rune }. Held before by: { $clan }.
ev-lost_rune = { $seat } has no influence left: { $island }. The rune goes back: { $rune }.
ev-rival_lost_rune = The rival has no influence left: { $island }. The rune goes back: { $rune }.
ev-counted = After era { $era } the islands are worth: { $points } ({ $clans }).
ev-scored =
    { $favours ->
        [0] { $seat } scores { $total }: islands { $islands }, no favours.
       *[other] { $seat } scores { $total }: islands { $islands }, favours { $favours } ({ $cards }).
    }
ev-rival_scored =
    { $favours ->
        [0] The rival scores { $total }: islands { $islands }, no favours.
       *[other] The rival scores { $total }: islands { $islands }, favours { $favours } ({ $cards }).
    }

## The rival's turn, explained

ev-rival_begins = The rival begins here: { $island }. The chief boat: { $dock }.
ev-rival_led = The rival's leader: { $card }.
ev-rival_leads = Its leader action: { $deed } ×{ $amount }.
ev-rival_rune_action = It has the runes. Rune action: { $deed } ×{ $amount }.
ev-rival_replaces = It has the runes but cannot do this: { $action }. Instead its mat says, { $rune }: { $deed } ×{ $amount }.
ev-rival_lacks_runes = It lacks the runes for the rune action: { $card }.
ev-rival_sails = Sails up to { $reach } docks for { $rune }. Islands: { $candidates }; docks away: { $docks }; its influence there: { $influence }. Decided by: { $rule }. The way: { $way }. It ends at { $island }.
ev-rival_landed = The rival lands settlers: { $count }, { $island }.
ev-rival_shifted = Its mat is empty, so a settler moves: { $source } → { $target }. Islands: { $candidates }. Decided by: { $rule }.
ev-rival_raided = The rival raids the village for nothing: { $dock }.
ev-rival_dedicated = It dedicates a village to the topmost action with the fewest: { $place }. Villages so far: { $counts } ({ $candidates }).
ev-rival_built = The rival puts a boat here: { $dock }. Decided by: { $rule }.
ev-rival_crosses = The chief boat crosses the ferry: { $source } → { $dock }.
ev-rival_explores = It explores from the dock { $dock } ({ $way }): { $island }.
ev-rival_boat_home = The rival's boat goes back to its mat: { $dock }.
ev-rival_gained = The rival's tracks move: wood +{ $wood }, food +{ $food }, steel +{ $steel }. Now: { $spaces }.
ev-rival_symbol = Resource action, { $track } { $space }: { $symbol }.
ev-rival_ignores = Nothing can be done for this symbol: { $symbol }.
ev-rival_chases = The chief boat chases your nearest boat: { $dock }. Your docks: { $candidates }; docks away: { $docks }. Decided by: { $rule }.
ev-rival_temple = The rival's temple: { $island }; settlers sent home: { $count }. Islands: { $candidates }. Decided by: { $rule }.
ev-rival_overflow = The rival's track is full and starts again: { $resource }. { $seat } loses { $count }.
ev-rival_hid = The rival lays a card face down in its battle row.
ev-rival_wants = The favour nearest to its chief boat: { $favour } ({ $row }, { $end }). Ends: { $candidates }. Decided by: { $rule }.
ev-rival_stronger = The battle that the rival began gets { $bonus } strength more; in all: { $total }.
ev-rival_revealed = The rival's card: { $card }.
ev-rival_consoled = Instead of a gift, the action of its mat: { $deed } ×{ $amount }.

## Rules in short

help-overview = Three eras. In each, draft Viking cards, then play them one a turn, face up to act or face down to fight. At the end, runes on islands you control and on favour cards score by the rank of their gods. (p. 6)
help-resources = Wood, food and steel are tracked from 0 to 7; what does not fit is lost. Active runes come from cards face up in your row and from islands you control; they are never spent. Runes on favour cards only score. (p. 6)
help-draft = Keep one card, pass the others: clockwise in eras 1 and 3, the other way in era 2. There are 4, 5 and 6 cards. The last card comes to you by itself. (p. 7)
help-turn = First, the battle that you began last turn is fought. Then play a card: face up for its leader action and, with the active runes, its rune action; or face down to begin or join a battle. Then you may dedicate one village. No action is obligatory. (p. 8)
help-battle = Whoever begins a battle chooses a favour from an end of a row; the others may join on their turns. At the start of the next turn of whoever began it, cards are revealed. Steel has to be paid if possible; who cannot pay takes no part. The strongest alone wins the favour and its bag. Losers get the gift of the god of their card's rune, whose fury then grows by 1. On a tie all have lost. (p. 8–9)
help-invaders = Alone in a battle you fight the top card of the deck. Earlier Invaders count as its runes, and every Invader as one of its resources. If you win, the fury of its god grows; on a tie both have lost. (p. 10)
help-sail = One boat makes up to so many moves: dock to fjord, fjord to fjord, fjord to dock. A boat of another clan in the dock has to leave. Ending in a dock you may land up to as many settlers, 1 food each, and raid its village for the steel of the era. (p. 11–12)
help-attack = After landing or exploring, if you alone have the most settlers on the island, every opponent with settlers there removes one. (p. 12)
help-explore = A settler takes the ferry to the next island. With ×2, one settler goes two islands or two settlers go one each. Routes that leave the map cannot be used. (p. 12)
help-build = Pay the wood of a place of your mat, any of them. A boat goes to a fjord beside an island or fjord where you are; a temple to an island with your settler and without a temple of yours. (p. 12)
help-control = A settler has 1 influence, a temple 4, a boat in a dock 2. With the most influence and a settler or temple you take the island's rune; after your own action you steal it with more influence than its owner. Each time the fury of its god grows by 1. Without influence you give the rune back. (p. 13)
help-dedicate = Once a turn, after your card, a raided village can be dedicated to an action of the era mat, or to a god for 2 fury. Each stack holds as many villages as there are players. (p. 14)
help-scoring = The gods are ranked by fury. An island rune of the first god scores 6, of the second 4, of the third 2; a rune on a favour card 3, 2 and 1. Tied gods have the lower rank. Ties of players: islands, favours, temples, boats, resources. (p. 15)
help-era_end = Played cards are discarded, Invaders stay. The chief marker goes to whoever has the most island runes; if tied, to whoever acted later. (p. 15)
help-enemy = Two players: the neutral enemy holds the outer islands with 2 settlers and a temple each. It never acts. In the draft it sits between you and discards a card at random after each pass. (p. 16)
help-rival = Solo: the rival plays the top card of its deck after each of your turns. Its chief boat sails from dock to dock to the nearest other island of the card's rune, raids villages, lands settlers for nothing. Its resource tracks trigger symbols; a full track starts again and costs you 1 of that resource. Where its rules end in a tie, you choose. (p. 16–23)
help-rival_battle = The rival joins your battle at once with the top card of its deck. It starts battles by its steel track: on your next turn join with a card, or it fights the Invaders. It pays no steel; when it does not win, it does the action of its mat for the card's rune. (p. 22–23)
