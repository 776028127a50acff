"""Build Monument (rule 9.12): the six steps, for people and followers alike, and the preconditions of Ragnarok (16)."""

from __future__ import annotations

from longhall.games.lords_of_ragnarok.chart import bits
from longhall.games.lords_of_ragnarok.follower.beasts import loki_moves, prowls
from longhall.games.lords_of_ragnarok.gains import heal_some
from longhall.games.lords_of_ragnarok.monsters import decide, roll
from longhall.games.lords_of_ragnarok.sheet import effect, full_lands, neutral_monsters, people, temples_of
from longhall.games.lords_of_ragnarok.state import State
from longhall.games.lords_of_ragnarok.verbs.cards import ready_artefacts
from longhall.games.lords_of_ragnarok.verbs.course import begin_ragnarok
from longhall.games.lords_of_ragnarok.verbs.pieces import gain_priests, recall_priests, refill_forges
from longhall.games.lords_of_ragnarok.verbs.world import clear_wheel, flip_sign, move_monster
from longhall.kernel import Ask, Option


def unfinished(s: State) -> list[int]:
    """The monuments that can still grow."""
    return [i for i, level in enumerate(s.levels) if level < s.rules.monument_levels]


def metric(s: State, name: str) -> int:
    """What a precondition counts."""
    match name:
        case "monuments_complete":
            return len(s.levels) - len(unfinished(s))
        case "monsters_killed_total":
            return sum([not beast.alive for beast in s.monsters.values()])
        case "max_temples_one_player":
            return max([temples_of(s, p) for p in s.players])
        case "max_full_lands_one_player":
            return max([full_lands(s, p.holds) for p in s.players])
        case _:  # wheel_regions_controlled
            return sum([s.control[region] >= 0 for region in bits(s.map.wheel)])


def check_signs(s: State) -> int:
    """Flip the preconditions that are fulfilled now; how many (rule 16.1)."""
    flipped = 0
    for i, sign in enumerate(s.box.preconditions.values()):
        wanted = sign.two_player if s.board == "two" else sign.many
        if not s.signs[i] and metric(s, sign.metric) >= wanted:
            flip_sign(s, i)
            flipped += 1
    return flipped


async def finish_monument(s: State, seat: int) -> None:
    """Steps 3 to 6: priests home, markers and artefacts back, forges filled, monsters and Loki move."""
    recall_priests(s)
    gain_priests(s, seat, temples_of(s, s.players[seat]))
    clear_wheel(s)
    ready_artefacts(s)
    for player in people(s):
        await heal_some(s, player, effect(s, s.players[player], "monument_heal"))
    refill_forges(s)
    for monster in neutral_monsters(s):
        if s.monsters[monster].at:
            face = await roll(s, seat, monster)
            if s.players[seat].follower:
                await prowls(s, seat, monster, face)
            else:
                await decide(s, seat, monster, face)
    await place_loki(s, seat)
    if sum(s.signs) >= s.rules.preconditions_for_ragnarok and s.last_turns < 0:
        begin_ragnarok(s)


async def place_loki(s: State, seat: int) -> None:
    """The active player places Loki in any region but his own, if he lives."""
    loki = s.monsters[s.box.loki]
    if not loki.alive:
        return
    if s.players[seat].follower:
        await loki_moves(s, seat)
        return
    options: list[Option] = [("loki", s.map.word[region]) for region in bits(s.map.all) if region != loki.at]
    _, word = await Ask(seat, "loki", options)
    move_monster(s, s.box.loki, s.map.number[word])
