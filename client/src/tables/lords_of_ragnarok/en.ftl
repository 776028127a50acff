### What the Lords of Ragnarok table says beside the game's own texts.

lr-chapter = Turn { $round } · { $step }
lr-none = none
lr-neutral = neutral
lr-open = open
lr-of = { $value } of { $most }

## The map

lr-map = The map
lr-region-label = Region { $number }, { $region }, { $land }. Population { $population }. Sites: { $sites }. Control: { $owner }. Here: { $pieces }.
lr-sea-label = { $sea }. Drakkars: { $ships }.
lr-realm-label = Realm { $realm }. An alliance costs the rune { $rune }. Paired with: { $action }. Allies: { $allies }.
lr-wheel-space = Wheel: { $action }, realm { $realm }. Markers, lowest first: { $markers }. Allies: { $allies }.
lr-wheel-mobilize = Mobilize
lr-wheel-reinforce = Reinforce
lr-wheel-build_temple = Temple
lr-wheel-monsters = Monsters
lr-wheel-usurp = Usurp
lr-wheel-prepare = Prepare
lr-wheel-build_monument = Monument
lr-hero-of = Hero: { $who }
lr-army-of = Army of { $value }: { $who }
lr-threat = { $who } can bring { $value }
lr-defends = { $who } defends with { $value }

## Players

lr-sheet = Sheet: { $who }
lr-whole-sheet = Whole sheet
lr-follower = Follower of Surtur
lr-regions = regions
lr-roads = Roads to victory
lr-road-great_jarl = whole lands
lr-road-great_gothi = temples
lr-road-hunter = tokens to hunt Loki
lr-its-goal = its goal
lr-road-ragnarok = regions of the wheel
lr-injured = { $value } of { $most }, injured
lr-rune-title = { $rune }: { $count }, in the supply { $supply }
lr-armies-on-map = Armies on the map
lr-priests = Priests ready { $ready }, sent { $sent }, in the supply { $supply }
lr-priests-ready = Priests ready
lr-hand-of = Battle cards in hand
lr-tucked = Tucked cards, 1 strength each
lr-known = Seen in this hand: { $cards }
lr-boons = Blessings and artefacts
lr-spent = { $card }, exhausted
lr-method-1 = Invades temples, then shrines, then the weakest, then the nearest to people
lr-method-2 = Invades the nearest to people, then the weakest, then temples and shrines
lr-method-3 = Invades where it has most of a land, then temples and shrines, then the weakest
lr-row = Next cards
lr-row-die = the die picks
lr-odds = { $count } in { $faces }
lr-surtur-in = Token not yet placed
lr-surtur-out = Token on the map; an army of { $army } brings it back
lr-surtur-note = { $tokens } of { $places } are out. One more than { $places }, and you lose.
lr-surtur-needed = To remove one: an army of { $army }.

## Boards and piles

lr-monuments = Monuments
lr-monuments-note = and their priests
lr-monument-label = { $god }, level { $level } of { $levels }. Spots for priests: { $spots }. Priests: { $priests }.
lr-temples = Temples
lr-slot = Temple { $slot }
lr-slot-blessing = Temple { $slot }: blessings are chosen
lr-monsters = Monsters
lr-monsters-note = gold wounds pay
lr-slain = slain
lr-wound = Wound { $space }: { $symbol }. Reward: { $reward }. Marker: { $marker }.
lr-hand = Your hand
lr-hand-empty = No cards.
lr-deck = Deck: { $count }
lr-discard = Discards: { $count }
lr-card-value = Value
lr-losses = { $count ->
    [0] no loss
    [one] { $count } loss
   *[other] { $count } losses
}
lr-type-blessing = Blessing
lr-type-artefact = Artefact
lr-type-attack = Monster attack
lr-type-action = Action card
lr-type-hero = Hero
lr-type-origin = Origin

## The turn

lr-step-row = Card
lr-step-prayer = Prayer
lr-step-hero = Hero
lr-step-runes = Runes
lr-step-manoeuvres = Manoeuvres
lr-step-special = Special action
lr-step-bonus = Bonus
lr-step-end = End
lr-signs = { $flipped } of { $wanted } signs
lr-last-turns = Turns left: { $count }
lr-sign-on = { $sign }: fulfilled
lr-sign-off = { $sign }: not yet

## Battles and hunts

lr-battle-for = Battle for { $region }
lr-battle-ready = Bonuses
lr-battle-cards = Cards
lr-battle-losses = Losses
lr-battle-result = Result
lr-battle-won = Won by: { $who }
lr-battle-value = Battle value
lr-battle-deck = In the battle deck: { $cards }
lr-army = Army
lr-card-texts = Texts of the cards
lr-attacks = attacks
lr-defends-here = defends, wins a tie
lr-passed = passed
lr-leads = leads
lr-won = has won
lr-hunt-for = The hunt: { $monster }
lr-hunter = Hunter: { $who }. Injuries: { $injuries }.
lr-hunt-strike = You strike
lr-hunt-attack = The monster strikes
lr-hunt-defend = Your defence

## A follower's turn

lr-turn-of = Turn of a follower: { $who }
lr-next-step = Next: { $step }
lr-next-follower = The next follower
lr-to-my-turn = To my turn
lr-row-of-surtur = Row of Surtur
lr-die = The die shows { $roll }
lr-chosen = chosen
lr-done = done
lr-after-remove = leaves
lr-after-shuffle = returns
lr-why = Why: { $by }
lr-skips = Skips: { $rule }. Why: { $by }
lr-nothing = Nothing happens.
lr-candidate = Could choose
lr-criterion = Ruled out by
lr-measure = Measure
lr-against = { $measure } against { $best }

## Hints

lr-ask-go = Where does your hero go?
lr-ask-sail = Where does your drakkar go?
lr-ask-march = The army of { $value } in { $region }: where does it march?
lr-hint-value = { $from } → { $to }
lr-hint-number = region { $number }
lr-hint-population = population { $count }
lr-hint-covers = covers the marker of { $who }, who gains a rune
lr-hint-realm = { $realm } gives its bonus: { $allies }
lr-hint-free = { $realm } has no allies
lr-why-step = The wheel is for the special action, the last step of the turn.
lr-why-marked = Your marker lies there already; a monument clears the wheel.
lr-why-impossible = That action cannot be done now.
lr-why-monument = A monument takes a marker of yours on the wheel.
lr-why-allied = You are allied with this realm.
lr-why-realm = An alliance takes its rune and your hero beside the realm, in the step of runes.
lr-why-loki = Armies may not enter the region of Loki.
lr-why-far = That is too far away.

## By the fire

lr-tale-battle = The closest battle.
lr-tale-slayer = Slayer of monsters.
lr-tale-slayer-text = { $who }, monsters killed: { $count }.
lr-tale-fury = The fury of Surtur.
lr-tale-fury-text = Desolation tokens placed: { $count }; on the map at once: { $most }.
