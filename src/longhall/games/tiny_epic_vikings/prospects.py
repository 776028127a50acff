"""What actions and battles are worth to a seat, for the bot: the position that they would lead to, or a fair guess.

Like `worth.py`, this reads only what the seat may know.
"""

from __future__ import annotations

from typing import Final

from longhall.games.tiny_epic_vikings.actions.build import boat_sites, temple_sites
from longhall.games.tiny_epic_vikings.actions.sail import attack
from longhall.games.tiny_epic_vikings.box import Card, Deed
from longhall.games.tiny_epic_vikings.sheet import active_runes, built, factions, favour_ends
from longhall.games.tiny_epic_vikings.state import State
from longhall.games.tiny_epic_vikings.verbs import (
    build_boat,
    build_temple,
    move_fury,
    move_settler,
    move_temple,
    remove_settler,
)
from longhall.games.tiny_epic_vikings.worth import (
    GIFT,
    RESOURCE,
    Landings,
    after,
    bag_worth,
    chance_against,
    chance_against_invaders,
    favour_worth,
    power,
    turns_left,
    unseen,
)

SPITE: Final = 1.0
"""A favour that goes to the rival, against one that goes to oneself."""
JOINERS: Final = 0.35
"""How likely another player joins a battle."""
LASTING: Final = {"sail": 0.1, "explore_settler": 0.4, "harvest": 1.6, "smite": 0.3, "collect": 0.35}
"""How much of what an action promises seems to come of it, by duels of greedy players: land may be taken back."""
VICTORY: Final = 1.75
"""What the prize of a battle is worth, against the same things gained otherwise, by duels as well."""
BATTLE: Final = (0.0, 0.5, 0.5, 1.1)
"""What a battle costs beside its card, by era and by duels."""


# ---- what actions are worth ------------------------------------------------------------------------------------------


def deed_worth(s: State, seat: int, deed: Deed, landings: Landings) -> float:
    """What will have come of an action, if it is done well."""
    return LASTING.get(deed.kind, 1.0) * promise(s, seat, deed, landings)


def promise(s: State, seat: int, deed: Deed, landings: Landings) -> float:
    """What an action adds to the position as it is now."""
    now = landings.now
    match deed.kind:
        case "sail":
            return max(0.15, landings.best(deed.amount) - now)
        case "explore_settler":
            return max(0.0, best_explore(s, seat, now) - now) * (1 + 0.3 * (deed.amount - 1))
        case "harvest":
            boats, temples = built(s, seat)
            return bag_worth((0, boats, 0, deed.amount + temples)) * min(1.0, turns_left(s, seat) / 5)
        case "build":
            return best_build(s, seat, now) - now
        case "explore_temple":
            return max(0.0, best_temple_move(s, seat, now) - now)
        case "smite":
            return max(0.0, best_smite(s, seat, now) - now) * (1 + 0.6 * (deed.amount - 1))
        case "collect":
            times = active_runes(s, seat)[deed.per] if deed.per >= 0 else 1
            return bag_worth(deed.bag) * times
        case "fury":
            return max([fury_worth(s, seat, rune, deed.amount) for rune in range(3)]) - now
        case _:
            return 1.4


def best_explore(s: State, seat: int, now: float) -> float:
    """The best ferry trip of a settler; if there is none, the position is worth what it is now."""
    trips = [
        explore_worth(s, seat, source, target)
        for source, count in enumerate(s.settlers[seat])
        if count
        for target in s.board.adjacent[source]
    ]
    return max(trips, default=now)


def explore_worth(s: State, seat: int, source: int, target: int) -> float:
    """A settler's trip, with the attack after it."""

    def change(copy: State) -> None:
        move_settler(copy, seat, source, target)
        attack(copy, seat, target)

    return after(s, seat, change)


def temple_worth(s: State, seat: int, source: int, target: int) -> float:
    """A temple's trip."""
    return after(s, seat, lambda copy: move_temple(copy, seat, source, target))


def best_temple_move(s: State, seat: int, now: float) -> float:
    """The best ferry trip of a temple."""
    own = s.temples[seat]
    trips = [
        temple_worth(s, seat, source, target)
        for source, count in enumerate(own)
        if count
        for target in s.board.adjacent[source]
        if not own[target]
    ]
    return max(trips, default=now)


def best_build(s: State, seat: int, now: float) -> float:
    """The best piece to build, if there is wood for one."""
    p = s.players[seat]
    able = [i for i, slot in enumerate(s.box.slots) if p.slots[i] and slot.wood <= p.resources[0]]
    found = [slot_worth(s, seat, i) for i in able]
    return max([*found, now])


def slot_worth(s: State, seat: int, slot: int) -> float:
    """A piece of one place of the mat, put where it is worth most; any fjord will do for a boat."""
    boat = s.box.slots[slot].piece == "boat"
    sites = boat_sites(s, seat)[:1] if boat else temple_sites(s, seat)
    return max([site_worth(s, seat, slot, where) for where in sites], default=0.0)


def site_worth(s: State, seat: int, slot: int, where: int) -> float:
    """A piece of one place of the mat, put in a fjord or on an island."""
    build = build_boat if s.box.slots[slot].piece == "boat" else build_temple
    return after(s, seat, lambda copy: build(copy, seat, slot, where))


def smite_worth(s: State, seat: int, victim: int, island: int) -> float:
    """A settler killed."""
    return after(s, seat, lambda copy: remove_settler(copy, victim, island, "smite"))


def best_smite(s: State, seat: int, now: float) -> float:
    """The best settler to kill."""
    found = [
        smite_worth(s, seat, who, island)
        for who in factions(s)
        if who != seat
        for island, count in enumerate(s.settlers[who])
        if count
    ]
    return max(found, default=now)


def fury_worth(s: State, seat: int, rune: int, by: int) -> float:
    """A god's fury moved."""
    return after(s, seat, lambda copy: move_fury(copy, rune, by)) + 0.02 * by


# ---- battles ---------------------------------------------------------------------------------------------------------


class Fray:
    """The battle that a seat could fight: what there is to win, and who may be against it."""

    __slots__ = ("_loss", "_pool", "_prize", "_runes", "_s", "_seat")

    def __init__(self, s: State, seat: int) -> None:
        self._s, self._seat, self._runes, self._pool = s, seat, active_runes(s, seat), unseen(s, seat)
        favour = s.battle.favour if s.battle is not None else None
        prizes = [favour] if favour else [one[0] for one in favour_ends(s)]
        self._prize, one = max([(prize_worth(s, seat, one), one) for one in prizes], default=(0.0, ""))
        self._loss = GIFT - (SPITE * favour_worth(s, one) if s.rival is not None and one else 0.0)

    def worth(self, card: Card) -> float:
        """What playing a card face down is worth: the favour by its chance, a gift if it fails."""
        s, seat = self._s, self._seat
        if card.steel > s.players[seat].resources[2]:
            return -1.0
        chance = win_chance(s, seat, power(s, seat, card, self._runes), self._pool)
        cost = card.steel * RESOURCE[2] + BATTLE[s.era]
        return VICTORY * chance * self._prize + (1 - chance) * self._loss - cost


def prize_worth(s: State, seat: int, favour: str) -> float:
    """A favour card to win: its bag, and its runes less those of a card that has to go."""
    held = [favour_worth(s, one) for one in s.players[seat].favours]
    lost = min(held) if len(held) == 3 else 0.0
    return favour_worth(s, favour) - lost + bag_worth(s.box.bags[favour]) * min(1.0, turns_left(s, seat) / 5)


def win_chance(s: State, seat: int, strength: int, pool: list[Card]) -> float:
    """How likely a strength wins: against who is in already, who may join, or the Invaders."""
    if s.rival is not None:
        return chance_against(s, s.foe, strength, pool, s.battle.bonus if s.battle is not None else 0)
    if s.battle is not None:
        chance = 1.0
        for who in s.battle.fighters:
            chance *= chance_against(s, who, strength, pool) ** 1.5
        return chance
    alone, chance = 1.0, 1.0
    for who in range(len(s.players)):
        if who != seat and s.players[who].hand:
            alone *= 1 - JOINERS
            chance *= 1 - JOINERS + JOINERS * chance_against(s, who, strength, pool) ** 1.5
    return alone * chance_against_invaders(s, strength, pool) + (1 - alone) * chance
