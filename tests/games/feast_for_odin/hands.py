"""What several files of tests of cards share."""

from __future__ import annotations

from typing import Any

from longhall.games.feast_for_odin.state import State
from longhall.kernel import Match
from tests.games.feast_for_odin.scenes import Clan, play, scene


def put_down(number: int, clan: Clan | None = None, *others: Clan, **about: Any) -> Match[State]:
    """A scene in which the first player has just played a card on the space for two cards."""
    clan = clan or Clan()
    clan.hand = f"{number} {clan.hand}"
    m = scene(clan, *others, **about)
    play(m, "0 space occ_play_2", f"0 play o{number}")
    return m


def count_words(text: str) -> dict[str, int]:
    """`2*wood oil` as counts."""
    found: dict[str, int] = {}
    for word in text.split():
        times, star, thing = word.rpartition("*")
        found[thing] = found.get(thing, 0) + (int(times) if star else 1)
    return found


HIDE_HOUSE = "stone_house_1 covered b1 c1 b2 d2 b3 c3 d3"
