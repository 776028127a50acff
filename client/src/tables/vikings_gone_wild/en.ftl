### What the table of Vikings Gone Wild says besides the game's own texts.

gw-chapter = Round { $round } · { $phase }
gw-race = An Asgard card at { $points }; the last round begins at { $goal }.
gw-villages = Villages
gw-your-village = Your village
gw-first = first player
gw-your-target = your target
gw-discard = discards { $count }
gw-look-through = Look through the cards: { $name }
gw-hand-and-deck = In hand and deck together
gw-no-cards = No cards
gw-free = free
gw-opens = opens next round
gw-no-limit = no limit
gw-raise = raise
gw-keeps = keep { $n }
gw-spend = Set out to pay with: { $name } ({ $from })
gw-can-spend = To pay with, { $name }: { $count }
gw-loot = { $name }: { $count }
gw-loot-note = Lost at the end of the round, unless it is spent or stored
gw-under-attack = attacked with strength { $strength }
gw-buildings = { $count } of { $limit } buildings
gw-buildings-free =
    { $count ->
        [one] { $count } building, no limit
       *[other] { $count } buildings, no limit
    }
gw-leaves = leaves at the end of the round
gw-asgard-at = at { $points } VP
gw-dragon = 1 beer or 1 gold, once a round
gw-market = Market
gw-stack-fighters = Fighters
gw-stack-fortifications = Fortifications
gw-stack-buildings = Buildings
gw-full = your village is full
gw-achievement-worth = { $vp } VP each, at the end
gw-missions = Your missions
gw-missions-note = { $done } done
gw-missions-claimed = one this round; { $done } in all
gw-missions-others = Missions of the others; deck { $deck }
gw-hand = Your hand
gw-pile-hand = Hand
gw-pile-deck = Deck
gw-pile-discard = Discards
gw-pile-played = Played
gw-ready = may fight

## The number on a card, for those who hear it

gw-number-unit = Strength { $n }
gw-number-hero = Strength { $n }
gw-number-defense = Defence { $n }
gw-number-resource = Pays { $n }
gw-number-action = Strength { $n }
gw-number-undead = Defence { $n }

## Effects in a word or two

gw-fx-beer = { $n } beer
gw-fx-gold = { $n } gold
gw-fx-mix = { $n } of any kind
gw-fx-draw = draw { $n }
gw-fx-boost = units +{ $n }
gw-fx-steal_beer = steal { $n } beer
gw-fx-steal_gold = steal { $n } gold
gw-fx-tax_beer = { $n } beer from all
gw-fx-tax_gold = { $n } gold from all
gw-fx-reveal_resource = find { $n } resources
gw-fx-reveal_unit = find { $n } units
gw-fx-destroy = remove { $n }
gw-fx-recover = take back { $n }
gw-fx-peek = see a hand
gw-fx-attack_bonus = attack +{ $n }
gw-fx-unit_bonus = each unit +{ $n }
gw-fx-defend = defence +{ $n }
gw-fx-defend_all = all get +{ $n }
gw-fx-defend_no_hero = or +{ $n }
gw-fx-cancel_unit = or stop a unit
gw-fx-cancel_hero = stop a hero
gw-fx-undead = { $vp } VP, { $resource } { $n }
gw-fx-more = +{ $n }: { $name }

## An attack

gw-against = against
gw-nobody-yet = Nobody has joined yet
gw-if-answers = If { $name } answers
gw-equal = equal is enough
gw-chart = Strength { $strength } against each answer
gw-no-answer = nothing
gw-all-answers = { $count } cards
gw-wins = wins
gw-fails = fails
gw-attack-won = The attack succeeds
gw-attack-repelled = The attack is repelled
gw-lands = Lands
gw-lands-now = { $vp } VP at once
gw-lands-loot = { $count } stolen
gw-lands-asgard = an Asgard card
gw-lands-end = attacks are worth { $vp } VP at the end of the turn
gw-repelled = Repelled
gw-repelled-pays = { $vp } VP to { $name }
gw-strength-against = strength { $strength } against { $defense }

## Questions on the way

gw-ask-attack = What do you attack?
gw-ask-buy = Which card do you buy?
gw-ask-take = Which card of Odin's Path do you buy?
gw-ask-build = What do you build?
gw-ask-use = What do you set out to pay with?
gw-ask-swap = Which mission do you give up?
gw-ask-dismantle = Which building do you take down?
gw-ask-claim = Which mission have you done?
gw-ask-play = Which card do you play?
gw-ask-fight = Which undead do you fight?
gw-ask-exchange = Which way do you exchange?

## Warnings

gw-warn-dismantle = It goes back to its stack and nothing comes for it: { $name }. Once a round only.
gw-warn-strike = Strength { $strength } against { $defense }: the attack is repelled, and { $name } gains { $vp } VP.
gw-warn-mission = A mission is done and not yet claimed. End the turn all the same?

## Why not

gw-why-price = It costs { $price }. You can pay: { $have }.
gw-why-gone = None are left.
gw-why-full = Your Town Hall allows { $limit } buildings.
gw-why-alike = Of one kind there are never more than { $alike }.
gw-why-site = The Town Hall is under construction; raise it again next round.
gw-why-site-attack = What is under construction cannot be attacked this round.
gw-why-damaged = It has a damage token: no more attacks on it this round.
gw-why-damaged-hall = The Town Hall has a damage token: no more attacks on it this round.
gw-why-one-victim = You have attacked another village; one opponent a turn.
gw-why-attacked = Somebody has attacked this village this round; others have not been attacked yet.
gw-why-no-fighters = No fighter in your hand.
gw-why-weak = Your fighters are not strong enough.
gw-why-dragon = You have fought the dragon this round.
gw-why-exchange = Two of a kind are needed.
gw-why-claimed = One mission a round, and you have claimed one.
gw-why-mission = Not done yet: it takes { $count }.
gw-why-fighter = A fighter joins an attack: choose what to attack first.
gw-why-defense = Only when you are attacked.
gw-why-resource = It pays for whatever you buy: choose what to buy.
gw-why-action = It would do nothing now.

## By the fire

gw-tale-attack = The mightiest blow.
gw-tale-attack-text = { $name } struck with { $strength }: { $target }.
gw-tale-wall = The wall that held.
gw-tale-wall-text =
    { $count ->
        [one] { $name } repelled { $count } attack.
       *[other] { $name } repelled { $count } attacks.
    }
gw-tale-missions = A reliable neighbour.
gw-tale-missions-text =
    { $count ->
        [one] { $name } completed { $count } mission.
       *[other] { $name } completed { $count } missions.
    }

## What achievements count

gw-most-defender = defence cards
gw-most-conqueror = units
gw-most-builder = buildings
gw-most-beer_tycoon = stored beer
gw-most-miner = stored gold
gw-most-follower = cards of Odin's Path
gw-most-accomplisher = missions
gw-most-king_pig = Pigators

## An attack on you

gw-attacks-you = { $name } attacks you: { $building }
gw-no-more = No more fighters can join this attack.
gw-step-target = Target
gw-step-fighters = Fighters
gw-step-answer = Your answer
gw-step-result = Result
gw-may-strike = May be struck next this turn
gw-attacker-hand =
    { $count ->
        [one] Attacker, { $count } more card in hand
       *[other] Attacker, { $count } more cards in hand
    }
gw-holds = { $defense } : { $strength }, holds
gw-falls = { $defense } : { $strength }, falls
gw-if-holds = If it holds
gw-if-falls = If it is damaged
gw-holds-vp = { $vp } VP for you at once, one for each fighter
gw-holds-cards = Cards laid on the building stay until the end of the round
gw-holds-full = { $vp } VP more if nothing is damaged all turn
gw-holds-again = Other fighters may still attack
gw-falls-now = { $name }: { $vp } VP at once
gw-falls-loot = You lose tokens: { $count }
gw-falls-asgard = { $name } may take an Asgard card
gw-falls-end = { $name }: { $vp } VP for attacks at the end of the turn
gw-falls-safe = It still works, and is safe for the rest of the round
gw-falls-cards = You keep your cards for the next attack

## Before and after

gw-mustered = Now click what they attack.
gw-news = Since your last turn
