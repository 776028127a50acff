"""The phases of a round in the rulebook's order (1-5), one rule each, with setup before and the end after them.

Phase 3, the turns, is in `actions.py`.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, product

from longhall.games.vikings_gone_wild.actions import turn
from longhall.games.vikings_gone_wild.box import RESOURCES
from longhall.games.vikings_gone_wild.rules import draw_cards, fill_path, next_mission, score
from longhall.games.vikings_gone_wild.sheet import clockwise, in_use, leaders, storages, tokens
from longhall.games.vikings_gone_wild.state import Player, State
from longhall.games.vikings_gone_wild.upkeep import (
    clear_marks,
    crown,
    discard_round,
    pass_first,
    produce,
    set_achievements,
    set_first,
    tell_achievement,
    tell_tie_break,
    turn_up_spare,
)
from longhall.games.vikings_gone_wild.verbs import discard_path, gain_vp, lay_out, leave_path, turn_up_asgard
from longhall.kernel import Ask, AskAll, Chance, Option, Together

STORE: Option = ("store",)

# ---- setup ---------------------------------------------------------------------------------------------------------


async def setup(s: State) -> None:
    """Achievements, Asgard cards, Odin's Path, the first player, two missions each."""
    box = s.box
    aims = list(box.achievements)
    if s.first_game:
        set_achievements(s, [aim for aim in aims if box.achievements[aim].first_game])
    else:
        drawn = await Chance("achievements", len(aims), box.number("achievements_used"))
        set_achievements(s, [aims[i] for i in sorted(drawn)])
    for _ in range(box.number("asgard_row")):
        (card,) = await Chance("asgard", len(s.asgard_unseen))
        turn_up_asgard(s, card)
    await fill_path(s)
    (seat,) = await Chance("first_player", len(s.players)) if s.draw_first else (0,)
    set_first(s, seat)
    await fill_missions(s)


async def fill_missions(s: State) -> None:
    """Missions for free places, from the first player on (3.5)."""
    for seat in clockwise(s, s.first):
        for _ in range(s.box.number("mission_slots") - len(s.players[seat].missions)):
            await next_mission(s, seat)


# ---- 1. production and 2. draw -------------------------------------------------------------------------------------


async def production(s: State) -> None:
    """One token on every brewery and smelter."""
    for seat in clockwise(s, s.first):
        produce(s, seat)


async def draw_phase(s: State) -> None:
    """Five cards and one more a tavern; cards kept by drakkars come on top. Then new missions."""
    for seat in clockwise(s, s.first):
        await draw_cards(s, seat, s.box.number("hand") + in_use(s, s.players[seat], "draws"))
    await fill_missions(s)


# ---- 3. actions ----------------------------------------------------------------------------------------------------


async def action(s: State) -> None:
    """The turn of one player."""
    await turn(s, s.turn)


# ---- 4. storage ----------------------------------------------------------------------------------------------------


async def storage(s: State) -> None:
    """Tokens go to storages, all others are lost; each full storage is worth a point."""
    await Together({seat: store(s, seat) for seat in range(len(s.players))})
    kinds = s.box.buildings
    for seat in clockwise(s, s.first):
        p = s.players[seat]
        full = [kinds[b.kind] for which in (0, 1) for b in storages(s, p, which) if b.tokens == kinds[b.kind].capacity]
        await score(s, seat, sum([kind.full_vp for kind in full]), "storage")


async def store(s: State, seat: int) -> None:
    """One player stores: all as well as can be, or as the player arranges it."""
    p = s.players[seat]
    ways = [layouts(s, p, 0), layouts(s, p, 1)]
    chosen = [ways[0][0], ways[1][0]]
    left = [which for which in (0, 1) if len(ways[which]) > 1]
    while left:
        options: list[Option] = [STORE, *[("arrange", RESOURCES[which]) for which in left]]
        choice = await Ask(seat, "store", options)
        if choice == STORE:
            break
        which = RESOURCES.index(choice[1])
        counts: list[Option] = [("lay_out", choice[1], *map(str, way)) for way in ways[which]]
        _, _, *answer = await Ask(seat, "arrange", counts, resource=choice[1])
        chosen[which] = tuple([int(word) for word in answer])
        left.remove(which)
    for which in (0, 1):
        lay_out(s, seat, which, chosen[which])


def layouts(s: State, p: Player, which: int) -> tuple[tuple[int, ...], ...]:
    """Every way to spread a resource over its storages, the fullest first."""
    stored = storages(s, p, which)
    capacities = tuple([s.box.buildings[b.kind].capacity for b in stored])
    return _layouts(capacities, sum([b.tokens for b in stored]), tokens(s, p, which))


@cache
def _layouts(capacities: tuple[int, ...], least: int, most: int) -> tuple[tuple[int, ...], ...]:
    """Counts for storages of these capacities, `least` to `most` in all; storages that are alike from full to empty.

    More tokens come before fewer, and full storages before half-full ones. What is stored already stays stored.
    """
    alike = [i for i in range(1, len(capacities)) if capacities[i] == capacities[i - 1]]
    ways = [
        way
        for way in product(*[range(capacity, -1, -1) for capacity in capacities])
        if least <= sum(way) <= most and all(way[i] <= way[i - 1] for i in alike)
    ]
    return tuple(sorted(ways, key=sum, reverse=True))


# ---- 5. end of the round -------------------------------------------------------------------------------------------


async def end_of_round(s: State) -> None:
    """Cards to the discard piles, tokens off the buildings, the Path moves, the first player token goes on."""
    kept = await AskAll(
        {
            seat: Ask(seat, "keep", lambda p=p: keep_options(s, p))  # type: ignore[misc]
            for seat, p in enumerate(s.players)
            if p.hand and in_use(s, p, "keeps")
        }
    )
    for seat in range(len(s.players)):
        discard_round(s, seat, kept[seat][1:] if seat in kept else ())
    clear_marks(s)
    if s.path:
        discard_path(s, leave_path(s, len(s.path) - 1))
    await fill_path(s)
    pass_first(s)


def keep_options(s: State, p: Player) -> list[Option]:
    """Every different choice of cards to keep with drakkars, more before fewer."""
    most = min(in_use(s, p, "keeps"), len(p.hand))
    hand = sorted(p.hand)
    return [("keep", *some) for n in range(most, -1, -1) for some in dict.fromkeys(combinations(hand, n))]


# ---- the end of the game -------------------------------------------------------------------------------------------


async def end(s: State) -> None:
    """Points for achievements, and the winner; a tie is broken by the achievements that were not used."""
    shares = s.box.numbers["achievement_vp"]
    for aim in s.achievements:
        seats = leaders(s, aim)
        amount = shares[len(seats) - 1] if seats else 0
        tell_achievement(s, aim, seats, amount)
        for seat in seats:
            gain_vp(s, seat, amount, "achievements")
    best = max([p.vp for p in s.players])
    tied = [seat for seat, p in enumerate(s.players) if p.vp == best]
    while len(tied) > 1 and s.spare:
        (drawn,) = await Chance("tie_break", len(s.spare))
        aim = turn_up_spare(s, drawn)
        met = leaders(s, aim)
        tied = [seat for seat in tied if seat in met] or tied
        tell_tie_break(s, aim, tied)
    crown(s, tied)
