"""A greedy player of Tiny Epic Vikings: it gives every option a worth in points and takes the best.

It reads only what its seat may know. `worth.py` says what a position is worth, `prospects.py` what an action or battle
adds to it; most options are judged by the position that they lead to, the others by rules of thumb.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from longhall.games.tiny_epic_vikings.actions.sail import attack
from longhall.games.tiny_epic_vikings.box import Deed
from longhall.games.tiny_epic_vikings.prospects import (
    Fray,
    deed_worth,
    explore_worth,
    fury_worth,
    prize_worth,
    slot_worth,
    smite_worth,
    temple_worth,
)
from longhall.games.tiny_epic_vikings.rival.pieces import put_up_temple
from longhall.games.tiny_epic_vikings.sheet import active_runes, faction_word, factions, meets
from longhall.games.tiny_epic_vikings.state import SHOWN, State
from longhall.games.tiny_epic_vikings.verbs import (
    exchange,
    gain,
    land,
    move_fury,
    put_settlers,
    put_temple,
    raid,
)
from longhall.games.tiny_epic_vikings.worth import (
    BOAT,
    VILLAGE,
    Landings,
    after,
    favour_worth,
    sea_miles,
    turns_left,
    value,
)
from longhall.kernel import Ask, Option

EARLY_DRAFT: Final = {"sail": 0.5, "explore_settler": 0.05, "harvest": 1.5, "build": 1.6}
LAST_DRAFT: Final = {"sail": 2.4, "explore_settler": 0.05, "harvest": 0.8, "build": 1.6}
DRAFT: Final[Sequence[Mapping[str, float]]] = ({}, EARLY_DRAFT, EARLY_DRAFT, LAST_DRAFT)
"""A leader action in the draft, for each of its amount, by era: first harvests, in the last era sails."""
STRENGTH: Final = (0.0, 0.75, 0.75, 0.13)
"""Each strength of a card in the draft, by era."""
Judge = Callable[[State, Ask[Any], Option], float]


def choose(s: State, ask: Ask[Any], rng: random.Random) -> Option:
    """The option of the highest worth; equal ones by lot."""
    scored = [(worth + rng.random() * 0.001, option) for worth, option in zip(worths(s, ask), ask.options, strict=True)]
    best: Option = max(scored)[1]
    return best


def worths(s: State, ask: Ask[Any]) -> list[float]:
    """What each option is worth, in their order."""
    judge = JUDGES.get(ask.kind)
    if judge is None:
        judge = PLANNERS[ask.kind](s, ask)
    return [judge(s, ask, option) for option in ask.options]


# ---- judges that look ahead ------------------------------------------------------------------------------------------


def plan_turn(s: State, ask: Ask[Any]) -> Judge:
    """Every card face up or face down; equal actions are judged once."""
    seat, known = ask.seat, dict[Deed, float]()
    runes, landings, fray = active_runes(s, seat), Landings(s, seat), Fray(s, seat)

    def worth(deed: Deed) -> float:
        if deed not in known:
            known[deed] = deed_worth(s, seat, deed, landings)
        return known[deed]

    def judge(s: State, ask: Ask[Any], option: Option) -> float:
        if option[0] == "recall":
            return -5.0
        card = s.box.cards[option[1]]
        if option[0] == "fight":
            return fray.worth(card)
        own = [count + (rune == card.rune) for rune, count in enumerate(runes)]
        likely = 1.0 if meets(own, card.needs) else 0.15
        saved = 0.12 * max(0, card.strength - 3)
        return worth(card.leader) + 0.8 * likely * worth(card.action) - saved

    return judge


def plan_sail(s: State, ask: Ask[Any]) -> Judge:
    """Towards the best dock within reach, or the best beyond it."""
    seat, left, amount = ask.seat, int(ask.about["left"]), int(ask.about["amount"])
    miles, landings = sea_miles(s.board), Landings(s, seat)

    def judge(s: State, ask: Ask[Any], option: Option) -> float:
        if option[0] != "sail":
            return landings.now + (0.02 if option[0] == "stop" else 0.0)
        boat, target = s.board.place[option[1]], s.board.place[option[2]]
        ends = [
            landings.worth(boat, dock, amount) - 0.05 * miles[target][dock]
            for dock in range(s.board.docks)
            if miles[target][dock] <= left - 1 and s.docked[dock] != seat
        ]
        return max(ends, default=landings.now + 0.05)

    return judge


def plan_stop(s: State, ask: Ask[Any]) -> Judge:
    """A boat under way: go on only if that is better than ending here."""
    here, go_on = s.board.place[next(o[1] for o in ask.options if o[0] == "sail")], plan_sail(s, ask)

    def judge(s: State, ask: Ask[Any], option: Option) -> float:
        if option[0] != "stop":
            return go_on(s, ask, option)
        if here >= s.board.docks:
            return value(s, ask.seat)
        return Landings(s, ask.seat).worth(here, here, int(ask.about["amount"]))

    return judge


def plan_dedicate(s: State, ask: Ask[Any]) -> Judge:
    """What a dedication does, against keeping the village."""
    landings = Landings(s, ask.seat)

    def judge(s: State, ask: Ask[Any], option: Option) -> float:
        if option[0] == "skip":
            return min(0.4, 0.1 * turns_left(s, ask.seat))
        if option[1] in s.gods:
            return fury_worth(s, ask.seat, s.gods.index(option[1]), s.box.god_fury) - landings.now
        deed = s.box.mat_deeds[s.box.mat_words.index(option[1])]
        return deed_worth(s, ask.seat, deed, landings)

    return judge


def plan_use(s: State, ask: Ask[Any]) -> Judge:
    """The better action of a card that was turned over."""
    landings, card = Landings(s, ask.seat), s.box.cards[str(ask.about["card"])]

    def judge(s: State, ask: Ask[Any], option: Option) -> float:
        if option[0] == "skip":
            return 0.0
        return deed_worth(s, ask.seat, card.leader if option[1] == "leader_action" else card.action, landings)

    return judge


# ---- judges, one a kind of question ----------------------------------------------------------------------------------


def judge_deploy(s: State, ask: Ask[Any], option: Option) -> float:
    """Landing, with the attack after it; settlers are not recalled for it."""
    island = s.board.island[str(ask.about["island"])]
    if option[0] == "recall":
        return value(s, ask.seat) - 5.0
    if option[0] == "skip":
        return value(s, ask.seat)

    def change(copy: State) -> None:
        land(copy, ask.seat, island, int(option[1]))
        attack(copy, ask.seat, island)

    return after(s, ask.seat, change)


def judge_raid(s: State, ask: Ask[Any], option: Option) -> float:
    """A village for steel."""
    if option[0] == "skip":
        return value(s, ask.seat)
    return after(s, ask.seat, lambda copy: raid(copy, ask.seat, s.board.place[option[1]]))


def judge_explore(s: State, ask: Ask[Any], option: Option) -> float:
    """A ferry trip, or none."""
    if option[0] != "explore":
        return value(s, ask.seat)
    return explore_worth(s, ask.seat, s.board.island[option[1]], s.board.island[option[2]])


def judge_temple(s: State, ask: Ask[Any], option: Option) -> float:
    """A temple's trip, or none."""
    if option[0] != "move_temple":
        return value(s, ask.seat)
    return temple_worth(s, ask.seat, s.board.island[option[1]], s.board.island[option[2]])


def judge_take(s: State, ask: Ask[Any], option: Option) -> float:
    """Resources, by what they are good for."""
    return after(s, ask.seat, lambda copy: gain(copy, ask.seat, [int(word) for word in option[1:]]))


def judge_exchange(s: State, ask: Ask[Any], option: Option) -> float:
    """Less of what is plenty, more of what is rare."""
    if option[0] == "skip":
        return value(s, ask.seat) + 0.01
    words = list(s.box.sections["resources"])
    source, target = words.index(option[2]), words.index(option[3])
    return after(s, ask.seat, lambda copy: exchange(copy, ask.seat, int(option[1]), source, target))


def judge_build(s: State, ask: Ask[Any], option: Option) -> float:
    """The piece that is worth most for its wood."""
    if option[0] == "skip":
        return value(s, ask.seat)
    slot = next(i for i, one in enumerate(s.box.slots) if one.id == option[1])
    return slot_worth(s, ask.seat, slot)


def judge_site(s: State, ask: Ask[Any], option: Option) -> float:
    """A temple where it gains most; a boat beside most docks that are worth entering."""
    if ask.about["piece"] == "boat":
        return judge_water(s, ask, option)
    island = s.board.island[option[1]]
    return after(s, ask.seat, lambda copy: put_temple(copy, ask.seat, island, 1))


def judge_water(s: State, ask: Ask[Any], option: Option) -> float:
    """A fjord, by the docks beside it: villages, and islands that are not held yet."""
    fjord, board = s.board.place[option[1]], s.board
    docks = [place for place in board.reach[fjord] if place < board.docks and s.docked[place] != ask.seat]
    free = [1 for dock in docks if s.control[board.island_of[dock]] != ask.seat]
    return (
        0.5 * sum([s.villages[dock] for dock in docks])
        + 0.4 * len(free)
        - 0.1 * (s.players[ask.seat].boats.count(fjord))
    )


def judge_smite(s: State, ask: Ask[Any], option: Option) -> float:
    """The settler whose death helps most."""
    if option[0] != "smite":
        return value(s, ask.seat)
    victim = next(who for who in factions(s) if faction_word(s, who) == option[1])
    return smite_worth(s, ask.seat, victim, s.board.island[option[2]]) + 0.01


def judge_fury(s: State, ask: Ask[Any], option: Option) -> float:
    """The god whose rank should change."""
    if option[0] == "skip":
        return value(s, ask.seat)
    by = int(ask.about["amount"]) * (1 if option[2] == "up" else -1)
    return after(s, ask.seat, lambda copy: move_fury(copy, s.gods.index(option[1]), by))


def judge_favour(s: State, ask: Ask[Any], option: Option) -> float:
    """The favour that is worth most."""
    return prize_worth(s, ask.seat, option[1])


def judge_give_up(s: State, ask: Ask[Any], option: Option) -> float:
    """The favour that is worth least."""
    return -favour_worth(s, option[1])


def judge_draft(s: State, ask: Ask[Any], option: Option) -> float:
    """A card in the draft: its actions, its strength, and a rune that goes with the others."""
    card = s.box.cards[option[1]]
    hand = [s.box.cards[one] for one in s.players[ask.seat].hand]
    same = len([1 for one in hand if one.leader.kind == card.leader.kind])
    worth = DRAFT[s.era][card.leader.kind] * card.leader.amount / (1 + 0.25 * same)
    runes = [len([1 for one in hand if one.rune == rune]) for rune in range(3)]
    worth += 0.5 if meets([runes[i] + 1 for i in range(3)], card.needs) else 0.2
    return worth + STRENGTH[s.era] * card.strength + (0.3 if card.per >= 0 else 0.0) - 0.15 * card.steel


def judge_throw(s: State, ask: Ask[Any], option: Option) -> float:
    """The card that is worth least."""
    return -judge_draft(s, ask, option)


def judge_enter(s: State, ask: Ask[Any], option: Option) -> float:
    """Whether the leader just played should fight as well."""
    if option[0] == "skip":
        return 0.6
    card = s.box.cards[s.players[ask.seat].row[-1]]
    copy = s.clone()
    copy.players[ask.seat].face[-1] = SHOWN
    return Fray(copy, ask.seat).worth(card)


def judge_join(s: State, ask: Ask[Any], option: Option) -> float:
    """Join the rival's battle, or keep the card for its actions."""
    if option[0] == "decline":
        return 0.9
    assert s.battle is not None
    card = s.box.cards[option[1]]
    return Fray(s, ask.seat).worth(card) + 1.0 - 0.5 * DRAFT[s.era][card.leader.kind] * card.leader.amount


def judge_yes(s: State, ask: Ask[Any], option: Option) -> float:
    """Offers that are good to take."""
    return 0.0 if option[0] == "skip" else 1.0


def judge_any(s: State, ask: Ask[Any], option: Option) -> float:
    """Nothing to choose between."""
    return 0.0


# ---- choices for the rival -------------------------------------------------------------------------------------------


def judge_route(s: State, ask: Ask[Any], option: Option) -> float:
    """The way with the fewest villages, past none of the own boats, to an island that is not held."""
    docks = [s.board.place[word] for word in option[1:]]
    mine = len([1 for dock in docks if s.docked[dock] == ask.seat])
    held = s.control[s.board.island_of[docks[-1]]] == ask.seat
    return -VILLAGE * sum([s.villages[dock] for dock in docks]) - BOAT * mine - 3.0 * held


def judge_source(s: State, ask: Ask[Any], option: Option) -> float:
    """The island from which a rival settler is missed most."""
    return after(s, ask.seat, lambda copy: put_settlers(copy, s.foe, s.board.island[option[1]], -1))


def judge_rival_temple(s: State, ask: Ask[Any], option: Option) -> float:
    """The island where a rival temple does the least harm."""
    return after(s, ask.seat, lambda copy: put_up_temple(copy, s.board.island[option[1]], [], "your_choice"))


def judge_rival_favour(s: State, ask: Ask[Any], option: Option) -> float:
    """The favour that is worth least."""
    return -favour_worth(s, option[1])


JUDGES: Final[dict[str, Judge]] = {
    "gods": judge_any,
    "launch": judge_water,
    "draft": judge_draft,
    "join": judge_join,
    "favour": judge_favour,
    "give_up": judge_give_up,
    "undock": judge_water,
    "deploy": judge_deploy,
    "raid": judge_raid,
    "explore": judge_explore,
    "explore_temple": judge_temple,
    "take": judge_take,
    "exchange": judge_exchange,
    "build": judge_build,
    "site": judge_site,
    "smite": judge_smite,
    "draw": judge_yes,
    "throw": judge_throw,
    "fury": judge_fury,
    "foresee": judge_yes,
    "enter_battle": judge_enter,
    "rival_route": judge_route,
    "rival_source": judge_source,
    "rival_dock": judge_any,
    "rival_chase": judge_any,
    "rival_temple": judge_rival_temple,
    "rival_favour": judge_rival_favour,
}

PLANNERS: Final[dict[str, Callable[[State, Ask[Any]], Judge]]] = {
    "turn": plan_turn,
    "sail": plan_sail,
    "sail_on": plan_stop,
    "dedicate": plan_dedicate,
    "use": plan_use,
}
"""Questions whose options are judged together, because they share what is costly to find out."""
