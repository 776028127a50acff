"""What a position of Tiny Epic Vikings promises: the terms that the searching bot weighs, in points at the end.

The weights are in `evaluation.toml`, one set a stage. A line of play is followed for a turn or two of a clan, or to the
end of the era from a draft, and then judged by these terms; in the last era it is followed to the end of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from longhall.games.tiny_epic_vikings.board import BOARDS
from longhall.games.tiny_epic_vikings.box import ERAS, Deed
from longhall.games.tiny_epic_vikings.phases import next_first
from longhall.games.tiny_epic_vikings.sheet import active_runes, built, points
from longhall.games.tiny_epic_vikings.state import NOBODY, State
from longhall.games.tiny_epic_vikings.worth import favour_worth, place_in_order, rune_points, safety, turns_left

PARTS: Final = ("era_1", "era_2", "late_2", "era_3", "late_3")
STAGES: Final = tuple([f"{board}_{part}" for board in BOARDS for part in PARTS])
QUIET: Final = frozenset({"turn"})
"""Questions at which a position can be judged: an action is over."""
TURNS: Final[Mapping[str, int]] = {"": 2, "draft": 99}
"""How many turns of its own a seat looks ahead, by the kind of question; 99 is to the next era."""

LAST: Final = ERAS
"""In the last era lines go to the end: the last turns decide too much to be guessed at."""

WIDEST: Final = 8
"""No question is searched wider than this: many tries are better spent on knowing the options that look best."""

EXPLORE: Final = 0.2
"""How soon a search comes back to an option that did badly: sooner than in other rooms."""

QUESTIONS: Final = 2.2
"""How many questions that want thought a move has on average, in games of two who search."""

ENOUGH: Final = (8, 60)
"""After how many iterations for each opponent the searching levels have thought enough, but for the highest."""

SEARCH_OTHERS: Final = False
"""Others answer as in rollouts: the own hand is the same in all imagined matches, and they would learn to know it."""


def stage(s: State) -> int:
    """The side of the board, the era, and after the first one whether the hands are half empty."""
    late = 2 * max([len(p.hand) for p in s.players]) <= s.box.hand[s.era]
    return len(PARTS) * s.board_number + (0 if s.era == 1 else 2 * s.era - 3 + late)


def tick(s: State) -> int:
    """The era: no line goes far beyond it."""
    return s.era


def par(s: State) -> float:
    """What the rival has, where a clan plays alone against it."""
    return sum(points(s, s.foe)) if s.rival is not None and s.gods else 0.0


# ---- terms ---------------------------------------------------------------------------------------------------------


def points_now(s: State, seat: int) -> float:
    """Points as the gods stand now."""
    return sum(points(s, seat)) if s.gods else 0.0


def held(s: State, seat: int) -> float:
    """Islands that are held, by how safe they are and what their god may be worth."""
    if not s.gods:
        return 0.0
    left, worth = turns_left(s, seat), rune_points(s, s.box.island_points)
    total = 0.0
    for island, owner in enumerate(s.control):
        if owner == seat:
            best = max([row[island] for who, row in enumerate(s.influence) if who != seat])
            total += worth[s.board.rune[island]] * safety(s.influence[seat][island] - best, left)
    return total


def hoped(s: State, seat: int) -> float:
    """Islands of others, or nobody's, where the clan has a foothold, by its share of the influence there."""
    if not s.gods:
        return 0.0
    worth, total = rune_points(s, s.box.island_points), 0.0
    for island, owner in enumerate(s.control):
        own = s.influence[seat][island]
        if owner != seat and own:
            best = max([row[island] for who, row in enumerate(s.influence) if who != seat])
            total += worth[s.board.rune[island]] * own / (best + own + 1)
    return total


def free_land(s: State, seat: int) -> float:
    """Islands that nobody holds, for whoever has turns left."""
    return s.control.count(NOBODY) * turns_left(s, seat) / 10


def favours(s: State, seat: int) -> float:
    """Favour cards, by what their gods may be worth."""
    return sum([favour_worth(s, favour) for favour in s.players[seat].favours]) if s.gods else 0.0


def wood(s: State, seat: int) -> float:
    """Wood, up to what can be used."""
    return min(s.players[seat].resources[0], turns_left(s, seat))


def food(s: State, seat: int) -> float:
    """Food, up to what can be used."""
    return min(s.players[seat].resources[1], turns_left(s, seat))


def steel(s: State, seat: int) -> float:
    """Steel, up to what can be used."""
    return min(s.players[seat].resources[2], turns_left(s, seat))


def villages(s: State, seat: int) -> float:
    """Raided villages that can still be dedicated."""
    return min(s.players[seat].villages, turns_left(s, seat))


def boats(s: State, seat: int) -> float:
    """Boats built."""
    return built(s, seat)[0]


def temples(s: State, seat: int) -> float:
    """Temples built."""
    return built(s, seat)[1]


def home(s: State, seat: int) -> float:
    """Settlers that wait on the mat."""
    return s.players[seat].home


def runes(s: State, seat: int) -> float:
    """Active runes, for the actions that they allow in the turns left."""
    return sum(active_runes(s, seat)) * min(turns_left(s, seat), 6) / 6


def turns(s: State, seat: int) -> float:
    """Cards still to be played in this era."""
    return len(s.players[seat].hand)


def might(s: State, seat: int) -> float:
    """The strength of the best card in hand."""
    return max([s.box.cards[card].strength for card in s.players[seat].hand], default=0)


def sails(s: State, seat: int) -> float:
    """How far boats sail by the cards in hand, the rune actions included."""
    return sum([deed.amount for deed in deeds_in_hand(s, seat) if deed.kind == "sail"])


def builds(s: State, seat: int) -> float:
    """How much is built by the cards in hand, the rune actions included."""
    return sum([deed.amount for deed in deeds_in_hand(s, seat) if deed.kind == "build"])


def deeds_in_hand(s: State, seat: int) -> list[Deed]:
    """Both actions of every card in hand."""
    hand = [s.box.cards[card] for card in s.players[seat].hand]
    return [deed for card in hand for deed in (card.leader, card.action)]


def last_word(s: State, seat: int) -> float:
    """How late in the order of turns the clan comes in this era: what it does last, nobody answers."""
    return place_in_order(s, seat, s.first)


def next_word(s: State, seat: int) -> float:
    """How late it would come in the next era: whoever has the most islands comes first then."""
    return 0.0 if s.era == ERAS else place_in_order(s, seat, next_first(s))


TERMS: Final[Mapping[str, Callable[[State, int], float]]] = {
    "points_now": points_now,
    "held": held,
    "hoped": hoped,
    "free_land": free_land,
    "favours": favours,
    "wood": wood,
    "food": food,
    "steel": steel,
    "villages": villages,
    "boats": boats,
    "temples": temples,
    "home": home,
    "runes": runes,
    "turns": turns,
    "might": might,
    "sails": sails,
    "builds": builds,
    "last_word": last_word,
    "next_word": next_word,
}
