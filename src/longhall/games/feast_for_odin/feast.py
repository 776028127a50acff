"""The feast (p. 10-11): the open squares of the banquet table are filled from left to right.

A tile takes as many squares as it is wide, or as it is high when it stands upright. Orange never beside orange, red
never beside red, silver anywhere; the second and further tiles of a good stand upright. An empty square is a penalty.
"""

from __future__ import annotations

from longhall.games.feast_for_odin.anytime import anytime_options, do_anytime
from longhall.games.feast_for_odin.hooks import ANYTIME, HOOKS, fire_all
from longhall.games.feast_for_odin.sheet import open_squares, rule
from longhall.games.feast_for_odin.state import Player, State
from longhall.games.feast_for_odin.verbs import clear_banquet, pay_sober, serve
from longhall.kernel import Ask, Option

GAP: Option = ("gap",)
SOBER: Option = ("sober",)


def squares_left(s: State, seat: int) -> int:
    """Open squares that nothing was served on yet."""
    p = s.players[seat]
    filled = sum([width for _, width in p.banquet])
    return open_squares(s) - s.box.table.squares_a_ship * len(p.emigrated) - filled


def serve_options(s: State, seat: int) -> list[Option]:
    """What may come next on the table: food by good and width, silver, sobriety where it pays, a gap."""
    p, box = s.players[seat], s.box
    room = squares_left(s, seat)
    beside = box.colour.get(p.banquet[-1][0], "") if p.banquet else ""
    options: list[Option] = []
    for colour in ("orange", "red"):
        if colour != beside:
            for good in box.by_colour[colour]:
                if p.supply[box.thing[good]] and not (p.sober and good == "mead"):
                    options += [("serve", good, str(w)) for w in widths(s, seat, good) if w <= room]
    if p.supply[box.silver]:
        options.append(("serve", "silver", "1"))
    if may_be_sober(s, seat):
        options.append(SOBER)
    options.append(GAP)
    return options


def widths(s: State, seat: int, good: str) -> list[int]:
    """How many squares a good may take: its length, lying, if that is still allowed; its height, standing."""
    record = s.box.goods[good]
    long, short = max(record.width, record.height), min(record.width, record.height)
    kind = record.bears or good
    lying = [width for served, width in s.players[seat].banquet if _kind(s, served) == kind and width == long]
    served = [1 for served, _ in s.players[seat].banquet if _kind(s, served) == kind]
    allowed = rule(s, seat, "flat_peas") or 1 if good == "peas" else 1
    may_lie = not served if allowed == 1 else len(lying) < allowed
    return [long, short] if may_lie and long > short else [short]


def _kind(s: State, good: str) -> str:
    """A good's kind: pregnant animals count as their like (ruling `feast_vertical`)."""
    record = s.box.goods.get(good)
    return good if record is None else record.bears or good


def may_be_sober(s: State, seat: int) -> bool:
    """Whether silver for a feast without mead may be taken now."""
    p = s.players[seat]
    return not p.sober and any(card in HOOKS["sober"] for card in p.played) and not served(p, "mead")


def served(p: Player, good: str) -> int:
    """How many of a good are on the table."""
    return len([1 for word, _ in p.banquet if word == good])


async def eat(s: State, seat: int, alone: bool) -> None:
    """Fill the table square by square; anytime moves may come between."""
    while squares_left(s, seat) > 0:
        left = squares_left(s, seat)
        options = lambda: [*serve_options(s, seat), *anytime_options(s, seat, alone)]  # noqa: E731
        choice: Option = await Ask(seat, "feast", options, left=left)
        if choice[0] in ANYTIME:
            await do_anytime(s, seat, choice)
        elif choice == GAP:
            serve(s, seat, "", 1)
        elif choice == SOBER:
            pay_sober(s, seat)
        else:
            await feed(s, seat, choice[1], int(choice[2]))
    if may_be_sober(s, seat):
        pay_sober(s, seat)


async def feed(s: State, seat: int, good: str, width: int) -> None:
    """Serve a tile; cards may pay for it."""
    serve(s, seat, good, width)
    for card in s.players[seat].played:
        hook = HOOKS["served"].get(card)
        if hook:
            hook(s, seat, good)


async def rise(s: State, seat: int) -> None:
    """After the feast: what cards do, then the table is cleared."""
    await fire_all(s, seat, "after_feast")
    clear_banquet(s, seat)


async def feast_alone(s: State, seat: int) -> None:
    """A feast phase for one player."""
    await fire_all(s, seat, "feast_start")
    await eat(s, seat, alone=False)
    await rise(s, seat)
