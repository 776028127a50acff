"""What a position of Lords of Ragnarok promises: the terms that the searching bot weighs, where a victory is worth 10.

The weights are in `evaluation.toml`, one set a stage. A line of play is followed to the seat's next turn, and then
judged by these terms; against followers by those of `foresight.py`, which knows them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import exp
from typing import Final

from longhall.games.lords_of_ragnarok.box import AUTHORITY, MIGHT, WISDOM
from longhall.games.lords_of_ragnarok.ending import roots
from longhall.games.lords_of_ragnarok.foresight import judge, promise
from longhall.games.lords_of_ragnarok.sheet import followers, full_lands, people, temples_of
from longhall.games.lords_of_ragnarok.state import State

STAGES: Final = ("opening", "rising", "height", "last_turns")
QUIET: Final = frozenset({"hero"})
"""Questions at which a position can be judged: a turn begins."""
TURNS: Final[Mapping[str, int]] = {
    "": 1,
    **dict.fromkeys(("origin", "start_sea", "start_region", "prayer", "forge", "rune", "shed", "army_up"), 2),
}
"""How many turns of its own a seat looks ahead; 2 where the first of them is the one that it is in."""
QUESTIONS: Final = 4.2
"""How many questions that want thought a move has on average, in games of two who search."""
ENOUGH: Final = (8, 40)
"""After how many iterations for each opponent the searching levels have thought enough, but for the highest."""
VICTORY: Final = 10.0


def stage(s: State) -> int:
    """How far the strongest has come, by lands and temples; the last turns of Ragnarok are a stage of their own."""
    if s.last_turns >= 0:
        return 3
    best = max([max(full_lands(s, p.holds), temples_of(s, p) - 1) for p in s.players])
    return min(best, 2)


def tick(s: State) -> int:
    """Nothing cuts a line short but the seat's own turns."""
    return 0


def par(s: State) -> float:
    """Who plays alone has followers to beat."""
    return 0.0


def own_chances(s: State) -> list[float]:
    """The chances where followers play: they have other means than people, and rules that can be foreseen."""
    count = len(followers(s))
    if not count:
        return []
    odds = [exp(judge(s, seat)) for seat in people(s)]
    return [one / (1 + sum(odds)) for one in [*odds, *[1 / count] * count]]


def outcome(s: State) -> list[float]:
    """A victory, shared by those who share it; people, then followers."""
    return [VICTORY / len(s.winners) if seat in s.winners else 0.0 for seat in range(len(s.players))]


# ---- terms: ways to victory ------------------------------------------------------------------------------------------


def shares(s: State, seat: int) -> list[float]:
    """How much of each land a player holds, the most first."""
    holds = s.players[seat].holds
    return sorted([(holds & land).bit_count() / land.bit_count() for land in s.map.lands], reverse=True)


def best_land(s: State, seat: int) -> float:
    """How much of one land is held."""
    return shares(s, seat)[0]


def second_land(s: State, seat: int) -> float:
    """How much of a second land is held."""
    return shares(s, seat)[1]


def third_land(s: State, seat: int) -> float:
    """How much of a third land is held."""
    return shares(s, seat)[2]


def lands_together(s: State, seat: int) -> float:
    """How near the jarl's victory is: the shares of the three best lands multiplied."""
    first, second, third, *_ = shares(s, seat)
    return first * second * third


def two_lands(s: State, seat: int) -> float:
    """Whether two lands are whole: one more wins."""
    return float(full_lands(s, s.players[seat].holds) == 2)


def temples(s: State, seat: int) -> float:
    """Temples under control."""
    return temples_of(s, s.players[seat])


def near_gothi(s: State, seat: int) -> float:
    """Whether one more temple wins."""
    return float(temples_of(s, s.players[seat]) >= s.rules.great_gothi_temples - 1)


def shrines(s: State, seat: int) -> float:
    """Regions held where a temple can be built."""
    return (s.players[seat].holds & s.map.shrines & ~s.temples).bit_count()


def wheel(s: State, seat: int) -> float:
    """Regions of the wheel, which decide at Ragnarok, by how near that is."""
    return roots(s, seat) * (1 + sum(s.signs))


def slain(s: State, seat: int) -> float:
    """Monsters slain, for the slayer's victory."""
    return s.players[seat].slayers


# ---- terms: means ----------------------------------------------------------------------------------------------------


def regions(s: State, seat: int) -> float:
    """Regions under control."""
    return s.players[seat].holds.bit_count()


def armies(s: State, seat: int) -> float:
    """Armies on the map."""
    return sum([value > 0 for value in s.players[seat].value])


def strength(s: State, seat: int) -> float:
    """The values of all armies."""
    return sum(s.players[seat].value)


def strongest(s: State, seat: int) -> float:
    """The strongest army."""
    return max(s.players[seat].value)


def might(s: State, seat: int) -> float:
    """Might, which usurps."""
    return s.players[seat].attributes[MIGHT]


def wisdom(s: State, seat: int) -> float:
    """Wisdom, for cards and runes."""
    return s.players[seat].attributes[WISDOM]


def authority(s: State, seat: int) -> float:
    """Authority, for strong recruits."""
    return s.players[seat].attributes[AUTHORITY]


def injuries(s: State, seat: int) -> float:
    """Injured attributes."""
    return sum(s.players[seat].injured)


def cards(s: State, seat: int) -> float:
    """Battle cards in hand."""
    return len(s.players[seat].hand)


def runes(s: State, seat: int) -> float:
    """Runes of all kinds."""
    return sum(s.players[seat].runes)


def priests(s: State, seat: int) -> float:
    """Priests that are ready."""
    return s.players[seat].pool


def gifts(s: State, seat: int) -> float:
    """Blessings and artefacts."""
    p = s.players[seat]
    return len(p.blessings) + len(p.artefacts) + len(p.tucked)


def alliances(s: State, seat: int) -> float:
    """Alliances with realms."""
    return s.players[seat].allied.bit_count()


def actions(s: State, seat: int) -> float:
    """Special actions that are free on the wheel."""
    return sum([seat not in markers for markers in s.wheel])


def next_turn(s: State, seat: int) -> float:
    """What the next turn may gain, by a special action and a march."""
    return promise(s, seat)


TERMS: Final[Mapping[str, Callable[[State, int], float]]] = {
    "best_land": best_land,
    "second_land": second_land,
    "third_land": third_land,
    "lands_together": lands_together,
    "two_lands": two_lands,
    "temples": temples,
    "near_gothi": near_gothi,
    "shrines": shrines,
    "wheel": wheel,
    "slain": slain,
    "regions": regions,
    "armies": armies,
    "strength": strength,
    "strongest": strongest,
    "might": might,
    "wisdom": wisdom,
    "authority": authority,
    "injuries": injuries,
    "cards": cards,
    "runes": runes,
    "priests": priests,
    "gifts": gifts,
    "alliances": alliances,
    "actions": actions,
    "next_turn": next_turn,
}
