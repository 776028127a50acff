"""The table of the ladder: for the terminal, and for a document that keeps it up to date."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from longhall import games
from longhall.bots import BOTS, recipe
from longhall.study.ladder import HIGHEST, Results, Standing, rungs_of, tries_of
from longhall.text import Texts

HEADINGS: Final = ("game", "level", "below", "thought", "games", "wins", "from", "to")
BEGIN: Final = "<!-- ladder: written by `longhall study ladder` -->"
OTHERS: Final = "With other tries:"
END: Final = "<!-- ladder -->"


def row_of(one: Standing) -> tuple[str, ...]:
    """A standing as a row of a table."""
    title = Texts(games.load(one.game), "en").say("title")
    thought = " / ".join([tries_of(bot) for bot in one.players if recipe(bot).startswith("search")])
    bounds = [f"{bound:.0%}" for bound in one.interval]
    return title, one.level, one.below, thought or "-", str(one.games), f"{one.wins:g}", *bounds


def markdown(kept: Results) -> str:
    """The ladder as it is for a document, then what else was played, between the marks by which `into` finds them."""
    ladder = set(rungs_of(list(HIGHEST), BOTS))
    now, others = [kept.standings([one for one in kept.rungs if (one in ladder) == wanted]) for wanted in (True, False)]
    return "\n".join([BEGIN, "", *_table(now), "", OTHERS, "", *_table(others), "", END])


def _table(standings: Sequence[Standing]) -> list[str]:
    rows = [HEADINGS, ["---"] * len(HEADINGS), *map(row_of, standings)]
    return [f"| {' | '.join(row)} |" for row in rows]


def into(page: str, table: str) -> str:
    """A page with its table replaced by another; a ValueError where the page has no place for one."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not (begin and end):
        raise ValueError(f"there is no place for the table: a line {BEGIN!r} and later a line {END!r}")
    return before + table + after
