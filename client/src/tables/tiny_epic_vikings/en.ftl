### The Tiny Epic Vikings table in English.

## Map

tev-map = Map, { $board }
tev-island = { $name }: rune { $rune }; held by: { $control }. { $forces }
tev-force =
    { $clan }: { $settlers ->
        [0] no settlers
        [one] { $settlers } settler
       *[other] { $settlers } settlers
    }{ $temples ->
        [0] { "" }
        [one] , a temple
       *[other] , { $temples } temples
    }, influence { $influence }
tev-dock = Dock, { $name }: { $there }
tev-fjord = Fjord, { $name }. Boats: { $boats }
tev-nobody = nobody
tev-empty = empty
tev-none = none yet
tev-raid-for = village: raid for { $steel } steel
tev-rune-worth = The rune is worth { $points } now ({ $god })
tev-favours-upper = Favours, north
tev-favours-lower = Favours, south
tev-favours-none = all won
tev-battle-on = A battle is on for this favour, begun by: { $clan }

## Gods, eras

tev-god = { $god }, god of { $rune }: fury { $fury }, rank { $rank }, { $points } points for each island rune
tev-rank = Rank { $rank } · { $points } a rune
tev-rank-short = { $rank } · { $points }
tev-rank-long = Rank { $rank }: an island rune is worth { $points }, a rune on a favour { $favours }
tev-villages-of = villages: { $count } of { $limit }
tev-era-mat = Era mat
tev-chapter = Era { $era } · { $phase }
tev-phases = Phases of the era
tev-turns =
    { $count ->
        [one] { $count } turn
       *[other] { $count } turns
    }
tev-raid-steel = Raid { $steel } steel

## Actions, short

tev-do-sail = Sail
tev-do-explore_settler = Explore
tev-do-harvest = Harvest
tev-do-build = Build
tev-do-smite = Kill
tev-do-collect = Collect
tev-do-exchange = Exchange
tev-do-draw_replace = Draw
tev-do-explore_temple = Temple
tev-do-enter_battle = Battle

## Cards

tev-strength = strength
tev-steel-price = In a battle it costs { $steel } steel
tev-row = Your row
tev-active = active runes
tev-hand = Hand
tev-hand-note =
    { $count ->
        [0] no more turns in this era
        [one] one more turn
       *[other] { $count } more turns
    }
tev-pack = Draft
tev-pack-note = keep one of { $count }; kept so far: { $kept }
tev-face-lead = Lead, face up
tev-face-fight = Fight, face down

## Clans

tev-mat = Clan mat, { $clan }
tev-first = first
tev-enemy = Neutral enemy
tev-points-now = points now
tev-points-islands = Points of its islands now; favours are secret
tev-settlers = Settlers
tev-settler-price = to land, each 1
tev-settlers-home = settlers on the mat
tev-built = built
tev-boats-built = boats built
tev-temples-built = temples built
tev-villages =
    { $count ->
        [one] village
       *[other] villages
    }
tev-villages-raided = raided villages, to be dedicated
tev-influence = Influence of a settler, a boat in a dock, a temple
tev-cards-in-hand = cards in hand
tev-take = { $resource }: +{ $count }
tev-chief-sails = chief sails +{ $docks }
tev-track = { $resource }: space { $space } of { $end }
tev-leaders = Leaders
tev-in-deck = deck: { $count }
tev-battle-row = Battle row

## Questions and hints

tev-ask-sail = Where to from { $place }?
tev-ask-explore = Over which ferry from { $place }?
tev-ask-temple = Where does the temple go from { $place }?
tev-ask-exchange = Which resource for which, and how many?
tev-hint-boat = a boat is there: { $clan }
tev-hint-fight =
    strength now { $strength }{ $steel ->
        [0] { "" }
       *[other] , for { $steel } steel
    }
tev-warn-recall = Take a settler back to the mat? It leaves { $island }.
tev-warn-steel = { $card } needs { $price } steel in battle, and you have { $steel }. Unpaid, it takes no part.
tev-why-full = This stack is full: { $limit } villages, one for each player.
tev-why-own-dock = Your own boat lies there already.

## The rival's turn, piles

tev-rival-turn = The rival's turn
tev-step-card = Card
tev-step-leader = Leader action
tev-step-dedicate = Dedication
tev-step-rune = Rune action
tev-step-symbols = Resource actions
tev-step-tracks = Full tracks
tev-step-nothing = nothing to do
tev-next = Next: { $step }
tev-to-my-turn = To my turn
tev-show = show
tev-hide = hide
tev-piles = Piles
tev-pile-discard = Discard
tev-pile-invaders = Invaders

## Battle

tev-battle-for = Battle for { $favour }
tev-battle-fought = The cards are turned over
tev-battle-won = Victory: { $clan }
tev-battle-nobody = Nobody wins the favour
tev-wins = wins
tev-unpaid = The steel could not be paid
tev-steel-bonus = of it +{ $bonus } for its steel

## When it is over

tev-era = Era { $era }
tev-tale-rival = The rival clan.
tev-tale-rival-text = It scored { $total }: islands { $islands }, favours { $favours }.
tev-tale-feared = The most feared god.
tev-tale-feared-text = { $god }, with a fury of { $fury }.
tev-tale-won = Most battles won.
tev-tale-won-text = { $clan }: { $count }.
tev-tale-stole = Most runes stolen.
tev-tale-stole-text = { $clan }: { $count }.
