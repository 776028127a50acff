"""Using artefacts (rule 15.3): at any time in one's own turn, or when their own timing says so."""

from __future__ import annotations

from longhall.games.lords_of_ragnarok.hooks import HOOKS, hooked
from longhall.games.lords_of_ragnarok.state import State
from longhall.games.lords_of_ragnarok.verbs.cards import exhaust
from longhall.kernel import Option


def any_time(s: State, seat: int) -> list[Option]:
    """The ready artefacts that a person can use now."""
    if not s.players[seat].artefacts:
        return []
    return [("use", name) for name, ready in hooked(s, seat, "ready") if ready(s, seat)]


async def use_artefact(s: State, seat: int, name: str) -> None:
    """Use an artefact: it is exhausted until the next monument is built."""
    exhaust(s, seat, name)
    await HOOKS["use"][name](s, seat)
