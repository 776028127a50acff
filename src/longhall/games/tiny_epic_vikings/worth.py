"""What a position is worth to a seat, for the bot: rough estimates in points, from what that seat may know.

Nothing here reads hands, packs or face-down cards of others, the decks, or the favours that others hold.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from typing import Final

from longhall.games.tiny_epic_vikings.actions.sail import attack
from longhall.games.tiny_epic_vikings.board import Board
from longhall.games.tiny_epic_vikings.box import ANY, Card
from longhall.games.tiny_epic_vikings.control import settle
from longhall.games.tiny_epic_vikings.phases import next_first
from longhall.games.tiny_epic_vikings.rival.pieces import send_home
from longhall.games.tiny_epic_vikings.sheet import FIRST_RESOURCE, active_runes, built, ranks, resources_of
from longhall.games.tiny_epic_vikings.state import NOBODY, State
from longhall.games.tiny_epic_vikings.verbs import land, raid, shift

RESOURCE: Final = (0.17, 0.15, 0.28)
"""The first few of a resource, each."""
SURPLUS: Final = 0.12
ENOUGH: Final = 4
CERTAINTY: Final = (0.0, 0.25, 0.5, 0.8)
"""How much of the gods' present order will last, by era."""
VILLAGE: Final = 1.5
BOAT: Final = 0.9
TEMPLE: Final = 1.5
"""A temple, beyond its influence: harvests bring more."""
RUNE: Final = 0.25
"""An active rune, for the actions that it allows."""
GIFT: Final = 0.2
"""A Valhalla gift."""
LAND: Final = (0.0, 0.75, 0.45, 1.3)
"""How much of the map as it stands seems to last, by era and by duels of greedy players."""
LAST_WORD: Final = (0.0, 0.0, 4.0, 0.0)
"""To come last in the next era rather than first, by the era that is played now."""


def turns_left(s: State, seat: int) -> int:
    """Cards that a seat will still play: those in hand, and those of later eras."""
    hand, era = s.box.hand, s.era
    now = hand[era] if s.phase in ("setup", "draft") else len(s.players[seat].hand)
    return sum(hand[era + 1 :]) + now


def rune_points(s: State, points: tuple[int, ...]) -> tuple[float, ...]:
    """What a rune of each kind will be worth at the end, as far as one can tell."""
    return _rune_points(s.era, points, tuple(s.fury))


@lru_cache(4096)
def _rune_points(era: int, points: tuple[int, ...], fury: tuple[int, ...]) -> tuple[float, ...]:
    sure, mean = CERTAINTY[era], sum(points) / 3
    return tuple([sure * points[rank] + (1 - sure) * mean for rank in ranks(fury)])


def favour_worth(s: State, favour: str) -> float:
    """The runes of a favour card."""
    return favours_worth(s, [favour])


def favours_worth(s: State, favours: Sequence[str]) -> float:
    """The runes of some favour cards."""
    if not favours:
        return 0.0
    worth, runes = rune_points(s, s.box.favour_points), s.box.favour_runes
    return sum([worth[rune] for favour in favours for rune in runes[favour]])


def bag_worth(bag: tuple[int, int, int, int]) -> float:
    """The resources of a bag."""
    return sum([count * each for count, each in zip(bag, (*RESOURCE, 0.45), strict=True)])


def value(s: State, seat: int) -> float:
    """The whole position, in points."""
    left = turns_left(s, seat)
    p, (boats, temples) = s.players[seat], built(s, seat)
    total = LAND[s.era] * map_worth(s, seat, left)
    if LAST_WORD[s.era]:
        total += LAST_WORD[s.era] * place_in_order(s, seat, next_first(s))
    total += favours_worth(s, p.favours)
    use = min(1.0, left / 5)
    for count, each in zip(p.resources, RESOURCE, strict=True):
        total += use * (each * min(count, ENOUGH) + SURPLUS * max(0, count - ENOUGH))
    total += min(1.0, left / 2) * VILLAGE * min(p.villages, left)
    total += use * (BOAT * boats + TEMPLE * temples + 0.1 * p.home)
    return total


def place_in_order(s: State, seat: int, first: int) -> float:
    """The place in an order of turns that begins with a seat, from 0 for the first to 1 for the last."""
    n = len(s.players)
    return (seat - first) % n / max(1, n - 1)


def map_worth(s: State, seat: int, left: int) -> float:
    """Islands held and hoped for, less what the others hold."""
    worth, influence = rune_points(s, s.box.island_points), s.influence
    envy, use = 0.7 if len(s.players) < 3 else 0.3, RUNE * min(left, 6) / 2
    ours, harmless = influence[seat], s.foe if s.enemy is not None else NOBODY
    others = [row for who, row in enumerate(influence) if who != seat]
    most = list(map(max, *others)) if len(others) > 1 else others[0]
    total = 0.0
    for island, (owner, rune, own, best) in enumerate(zip(s.control, s.board.rune, ours, most, strict=True)):
        points = worth[rune]
        if owner == seat:
            total += (points + use) * safety(own - best, left)
        else:
            if own:
                total += 0.25 * points * own / (best + own + 1)
            if owner not in (NOBODY, harmless):
                total -= envy * points * safety(influence[owner][island] - own, left)
    return total


@cache
def safety(margin: int, left: int) -> float:
    """How likely an island stays with its owner, by the lead in influence."""
    risk = min(0.45, max(0.04, 0.4 - 0.08 * margin))
    return 1.0 - risk * min(1.0, left / 6)


def after(s: State, seat: int, change: Callable[[State], None]) -> float:
    """What the position is worth once something has changed."""
    copy = s.clone()
    change(copy)
    settle(copy, seat)
    return value(copy, seat)


# ---- boats -----------------------------------------------------------------------------------------------------------

_SEAS: dict[Board, tuple[tuple[int, ...], ...]] = {}


def sea_miles(board: Board) -> tuple[tuple[int, ...], ...]:
    """Moves from every place to every other."""
    if board not in _SEAS:
        _SEAS[board] = tuple([_miles(board, place) for place in range(len(board.places))])
    return _SEAS[board]


def _miles(board: Board, start: int) -> tuple[int, ...]:
    away, queue = {start: 0}, [start]
    for place in queue:
        for near in board.reach[place]:
            if near not in away:
                away[near] = away[place] + 1
                queue.append(near)
    return tuple([away.get(place, 99) for place in range(len(board.places))])


class Landings:
    """Ends of sails from one position, each worked out once.

    Of the dock only its island, its village and whose boat makes way count, of the boat the island that it leaves.
    """

    __slots__ = ("_known", "_most", "_s", "_seat", "now")

    def __init__(self, s: State, seat: int) -> None:
        self._s, self._seat, self.now = s, seat, value(s, seat)
        self._most = min(s.players[seat].home, s.players[seat].resources[1] // max(1, s.box.settler_food))
        self._known: dict[tuple[int, int, int, bool, int], float] = {}

    def worth(self, boat: int, dock: int, amount: int) -> float:
        """Ending a sail in a dock: landing all that can land, and raiding."""
        s, count = self._s, min(amount, self._most)
        docks, island_of = s.board.docks, s.board.island_of
        left = island_of[boat] if boat < docks else NOBODY
        key = (left, island_of[dock], s.docked[dock], s.villages[dock], count)
        if key not in self._known:
            self._known[key] = dock_worth(s, self._seat, boat, dock, count)
        return self._known[key]

    def best(self, amount: int) -> float:
        """The best end of a sail."""
        s, miles = self._s, sea_miles(self._s.board)
        found = [
            self.worth(boat, dock, amount)
            for boat in set(s.players[self._seat].boats)
            for dock in range(s.board.docks)
            if 0 < miles[boat][dock] <= amount and s.docked[dock] != self._seat
        ]
        return max(found, default=self.now)


def dock_worth(s: State, seat: int, boat: int, dock: int, count: int) -> float:
    """Ending a sail in a dock: landing so many, and raiding."""

    def change(copy: State) -> None:
        berth_there(copy, seat, boat, dock)
        p, island = copy.players[seat], copy.board.island_of[dock]
        if count:
            land(copy, seat, island, count)
            attack(copy, seat, island)
        if copy.villages[dock] and p.resources[2] >= copy.box.raid[copy.era]:
            raid(copy, seat, dock)

    return after(s, seat, change)


def berth_there(copy: State, seat: int, boat: int, dock: int) -> None:
    """Put a boat in a dock; who lies there leaves for the first fjord."""
    owner = copy.docked[dock]
    if owner == seat:
        return
    if owner != NOBODY:
        if owner < copy.foe:
            shift(copy, owner, dock, copy.board.fjords_of[dock][0])
        else:
            send_home(copy, dock)
    shift(copy, seat, boat, dock)


# ---- battles ---------------------------------------------------------------------------------------------------------


def unseen(s: State, seat: int) -> list[Card]:
    """Viking cards that the seat does not see anywhere: some of them are against it."""
    p = s.players[seat]
    known = {*s.discard, *s.invaders, *s.revealed, *p.hand, *p.row, *p.pack}
    for other in s.players:
        known.update([card for card, face in zip(other.row, other.face, strict=True) if face == 0])
    if s.rival is not None:
        known.update([*s.rival.leaders, *s.rival.fights])
    return [card for card in s.box.cards.values() if card.id not in known]


def power(s: State, who: int, card: Card, runes: list[int]) -> int:
    """The strength of a card once it lies face up beside these runes, its steel paid."""
    if card.per < 0:
        return card.strength
    if card.per >= FIRST_RESOURCE:
        paid = card.steel if card.per == FIRST_RESOURCE + 2 and who < s.foe else 0
        return card.strength + card.factor * (resources_of(s, who)[card.per - FIRST_RESOURCE] - paid)
    count = sum(runes) + 1 if card.per == ANY else runes[card.per] + (card.rune == card.per)
    return card.strength + card.factor * count


def chance_against(s: State, who: int, strength: int, pool: list[Card], bonus: int = 0) -> float:
    """How likely a strength beats a random card of a faction."""
    runes = active_runes(s, who)
    able = [card for card in pool if who == s.foe or card.steel <= s.players[who].resources[2]]
    wins = [1 for card in able if power(s, who, card, runes) + bonus < strength]
    return len(wins) / max(1, len(able))


def chance_against_invaders(s: State, strength: int, pool: list[Card]) -> float:
    """How likely a strength beats the next Invader."""
    before = len(s.invaders)
    extra = [0 if card.per < 0 else card.factor * (before + (card.per >= FIRST_RESOURCE)) for card in pool]
    wins = [1 for card, more in zip(pool, extra, strict=True) if card.strength + more < strength]
    return len(wins) / max(1, len(pool))
