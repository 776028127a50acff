### The table of A Feast for Odin: what the game's own texts do not say.

## The action board

fo-action-board = Action board
fo-offer = Mountains, islands, special tiles
fo-or = or
fo-vikings = { $count ->
    [one] { $count } Viking
   *[other] { $count } Vikings
}
fo-column-draw = draw an occupation
fo-column-play = may play an occupation
fo-taken-by = Occupied: { $seat }
fo-space-build_whaling_boat = Whaling boat
fo-space-hunting_game_1 = Hunting game
fo-space-hunting_game_2 = Hunting game
fo-space-carve_rune_stone = Carve a rune
fo-space-mountain_1_upgrade_1 = Mountain, upgrade
fo-space-mountain_2 = Mountain
fo-space-upgrade_2 = Upgrade
fo-space-overseas_1 = Overseas trading
fo-space-explore_near = Explore
fo-space-build_stone_house = Stone house
fo-space-build_long_house = Long house
fo-space-build_shed = Shed
fo-space-build_knarr = Knarr
fo-space-build_longship = Longship
fo-space-buy_cattle_milk = Cattle and milk
fo-space-mountain_3_upgrade_1 = Mountain, upgrade
fo-space-upgrade_3 = Upgrade
fo-space-overseas_2 = Overseas trading
fo-space-pillaging_2 = Pillaging
fo-space-explore_mid = Explore
fo-space-emigrate_2 = Emigrate
fo-space-occ_draw = Draw occupation
fo-space-occ_play_1 = Play occupation
fo-space-occ_play_2 = Occupations
fo-space-whaling_3 = Whaling, 3 boats
fo-space-chests_and_runes = Chests and runes
fo-space-mountain_3_2 = Mountains
fo-space-upgrade_3_weapons = Upgrade, weapons
fo-space-upgrade_4 = Upgrade
fo-space-pillaging_3 = Pillaging
fo-space-explore_far = Explore
fo-space-emigrate_3 = Emigrate
fo-space-occ_play_4 = Occupations
fo-space-whaling_1 = Whaling, 1 boat
fo-space-buy_sheep_cattle = Sheep and cattle
fo-space-mountain_4_upgrade = Mountain, double up
fo-space-mountain_2222_or_upgrade = Mountains or double
fo-space-upgrade_boat_emigrate = Refit and emigrate
fo-space-imitate_1 = Imitation
fo-space-imitate_2 = Imitation
fo-space-imitate_3 = Imitation
fo-space-imitate_4 = Imitation

## What is on offer

fo-goods = Goods you could get
fo-strips = Mountain strips
fo-strips-left = { $count } more to come
fo-mine = { $strip }, take: { $things }
fo-islands = Exploration boards
fo-island-taken = Taken
fo-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
fo-specials = Special tiles
fo-specials-hint = sword value, price in silver, made at the forge
fo-tiles-left = { $count ->
    [one] { $count } special tile
   *[other] { $count } special tiles
}
fo-weapons-left = { $count ->
    [one] { $count } weapon card
   *[other] { $count } weapon cards
}
fo-discarded = discarded
fo-deck = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}

## A player's things

fo-boards = Boards: { $name }
fo-my-boards = My boards
fo-board-says = { $name }: income { $income }, points lost { $lost }
fo-income = income { $income }
fo-lost = −{ $lost } uncovered
fo-bonus = bonus: { $goods }
fo-tab-feast = Feast table
fo-tab-cards = Occupations
fo-tab-harbour = Harbour
fo-squares = { $left } of { $open } open squares to fill
fo-penalties = { $count ->
    [one] { $count } Thing penalty
   *[other] { $count } Thing penalties
}
fo-feast-says = Feast table: { $open } squares open, { $left } to fill
fo-harbour = Harbour
fo-stage-free = Free landing stage
fo-stable-empty = No animals in the stable
fo-buy = Buy: { $name }
fo-no-goods = No goods in supply
fo-supply-hint = drag goods home at any time
fo-in-hand = in hand
fo-used = used
fo-no-cards = No occupations yet
fo-hidden-cards = In hand: light { $light }, dark { $dark }
fo-type-immediate = At once
fo-type-anytime = At any time
fo-type-each_time = Each time
fo-type-as_soon_as = As soon as
fo-type-both = At once and later
fo-first = Start player
fo-then = then { $phases }
fo-chapter = Round { $round } · { $phase }

## Laying

fo-laying = Laying: { $name }
fo-lay-hint = { $count ->
    [0] No place on this board.
    [one] One place. Click a lit cell.
   *[other] { $count } places. Click a lit cell.
}
fo-turn = Turn
fo-lay = Lay here
fo-put-back = Put back
fo-place-before = The place before
fo-place-after = The next place

fo-bonuses = { $count ->
    [one] { $count } bonus
   *[other] { $count } bonuses
}
fo-arrange = Arrange for me
fo-proposed = { $count ->
    [one] One tile could be laid like this
   *[other] { $count } tiles could be laid like this
}
fo-proposed-none = Nothing would be worth laying now
fo-lay-all = Lay them so

## Options

fo-hint-island = { $points } points, { $silver } silver on it
fo-warn-pass = { $count ->
    [one] One Viking stays idle this round. Pass?
   *[other] { $count } Vikings stay idle this round. Pass?
}
fo-warn-gap = An empty square is a Thing penalty: 3 points less at the end. Leave it empty?
fo-page-spaces = Action board
fo-page-offer = Mountains, islands, special tiles
fo-page-boards = Boards
fo-page-feast = Feast table
fo-page-cards = Occupations
fo-page-harbour = Harbour and stable

## Why not

fo-why-taken = { $seat } stands there.
fo-why-vikings = This takes { $need } Vikings; you have { $have }.
fo-why-pay = You lack: { $things }.
fo-why-space = You could not use it now.
fo-why-thing = It cannot be laid or used now.

## Hunts and raids

fo-roll-low = A low throw is wanted; wood and weapons pay for it
fo-roll-high = A high throw is wanted, at least { $least }; stone and long swords add to it
fo-throw = Throw { $nth }
fo-at-hand = At hand
fo-if-failure = In a failure you get
fo-if-success = In a success you get
fo-loot = Loot within reach
fo-success = Success
fo-failure = Failure

## When it is over

fo-tale-tiles = The fullest boards
fo-tale-tiles-text = { $name }: { $count } tiles laid.
fo-tale-dice = The luckiest hand
fo-tale-dice-text = { $name }: { $count } hunts and raids won.
fo-tale-silver = The richest home
fo-tale-silver-text = { $name }: { $count } silver of income.
fo-tale-cards = The busiest people
fo-tale-cards-text = { $name }: { $count } occupations played.
