## Blood Rage: what the table says beside the game's own texts

br-map = Map
br-chapter = Age { $age } · { $phase }
br-age = Age { $age }
br-ages = Ages
br-dooms = Age { $age } · dooms
br-ragnarok = Ragnarok
br-fallen-setup = fallen at setup
br-fallen-age = fallen · age { $age }
br-nobody = nobody
br-pillaged = pillaged
br-province =
    { $free ->
        [-1] { $name }. There: { $figures }. Reward: { $reward }.
       *[other] { $name }, { $region }. Free villages: { $free }. There: { $figures }. Reward: { $reward }.
    } { $doomed ->
        [1] Falls at the end of this age.
       *[0] {""}
    }
br-province-fallen = { $name }: destroyed
br-fjord-label = { $fjord }. There: { $ships }.
br-sheet = Clan sheet: { $clan }
br-first = First
br-glory = glory
br-passed = passed
br-rage-word = rage left
br-rage-left = Rage left: { $rage } of 12
br-track = step { $step } of 6
br-slots = Upgrades
br-slot-empty = { $slot }: empty
br-reserve-figure =
    { $cost ->
        [0] Reserve: { $figure } ×{ $count }, invades for free
       *[other] Reserve: { $figure } ×{ $count }, invades for { $cost } rage
    }
br-board-of = Board { $used } of { $horns }
br-cards-in-hand = Cards in hand
br-quests-laid = Quests face down
br-hand = Your hand
br-hand-note =
    { $count ->
        [one] { $count } card. Keep one when the age ends.
       *[other] { $count } cards. Keep one when the age ends.
    }
br-hand-note-last =
    { $count ->
        [one] { $count } card. All go when the age ends.
       *[other] { $count } cards. All go when the age ends.
    }
br-hand-empty = No cards in hand.
br-hand-draft = { $count } to choose from, { $kept } in hand.
br-pack = Gods' gifts
br-sort = Sort
br-laid = Quests face down
br-laid-quest = Quest face down: { $name }
br-number-battle = bonus { $n }
br-number-upgrade = cost { $n }
br-number-quest = { $n } glory

br-battle-for = Battle: { $province }
br-at-stake = Pillager: { $clan } · at stake: { $prize }
br-step-call = Call to battle
br-step-cards = Cards down
br-step-effects = Effects
br-step-late = After the reveal
br-step-result = Result
br-pillager = pillager
br-defender = defender
br-card-down = A card face down
br-choosing = choosing a card
br-no-card = no card
br-leads = leads
br-wins = wins
br-won = Victory: { $clan }
br-tied = A tie: all lose
br-if-win = If you win
br-if-lose = If you lose
br-win-pillage = Pillage: { $prize }
br-win-glory = { $glory } glory from axes
br-win-dead =
    { $count ->
        [one] { $count } enemy figure goes to Valhalla
       *[other] { $count } enemy figures go to Valhalla
    }
br-win-cards = Your cards are discarded
br-lose-dead = To Valhalla: { $figures }
br-lose-cards = Your cards return to your hand
br-lose-token = { $province } may be pillaged again
br-lose-plunder = The pillager takes the reward: { $province }

br-ask-invade = Who invades?
br-ask-invade-next = { $name }: where to land?
br-ask-return = Who comes back from Valhalla?
br-ask-return-next = { $name }: where to land?
br-ask-march = From where do you march?
br-ask-march-next = From { $name }: where to?
br-ask-upgrade = Which upgrade do you play?
br-ask-upgrade-next = { $name }: play it?
br-ask-replace = Which upgrade do you play?
br-ask-replace-next = { $name }: in place of what?
br-ask-quest = Which quest do you lay down?
br-ask-quest-next = { $name }: lay it down?
br-ask-pillage = Which province do you pillage?
br-ask-pillage-next = { $name }: pillage it?
br-ask-challenge = Which province do you pillage again?
br-ask-challenge-next = { $name }: pillage it again?

br-hint-free =
    { $count ->
        [one] { $count } free village
       *[other] { $count } free villages
    }
br-hint-doomed = falls at the end of this age
br-hint-prize = reward: { $prize }
br-warn-pass =
    { $rage ->
        [one] You give up { $rage } rage and act no more in this age.
       *[other] You give up { $rage } rage and act no more in this age.
    }
br-warn-replace = This upgrade is thrown away: { $card }.
br-warn-sacrifice = Two figures of your own will die.
br-why-battle-card = Battle cards are played in battles only.
br-why-rage = It costs { $cost } rage; you have { $rage }.
br-why-fallen = { $name } is destroyed.
br-why-yggdrasil = Nobody can invade Yggdrasil; march there.
br-why-full = { $name } has no free village
br-why-pillaged = it has been pillaged in this age
br-why-far = You have no figure there and none to send: { $name }.
br-why-horns = You have as many figures on the board as horns: { $horns }.

br-tale-battle = Closest battle.
br-tale-battle-text = { $province }: { $score }.
br-tale-died = Gladly died.
br-tale-died-text = { $clan } took { $glory } glory from Ragnarok.
br-tale-oaths = Kept the oaths.
br-tale-oaths-text = { $clan } fulfilled { $kept } of { $laid } quests.
