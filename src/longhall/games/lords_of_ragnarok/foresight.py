"""Foresight for the greedy player: try an option on an imagined copy of the position and see what a round makes of it.

The copy is dealt anew from what the seat may know. The rules run on it with the quick estimates of `bot.py` for every
answer, up to the seat's next turn; then the position is judged. Where followers play, that is worth its time: their
turns are rules, so what comes next can be foreseen.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from math import comb, exp, log1p
from typing import Any, Final

from longhall.games.lords_of_ragnarok.chart import bits
from longhall.games.lords_of_ragnarok.ending import roots
from longhall.games.lords_of_ragnarok.follower.invasion import powers, targets
from longhall.games.lords_of_ragnarok.game import LordsOfRagnarok
from longhall.games.lords_of_ragnarok.sheet import (
    beside,
    desolations,
    enterable,
    followers,
    full_lands,
    temples_of,
    wins_with,
)
from longhall.games.lords_of_ragnarok.specials import performable
from longhall.games.lords_of_ragnarok.state import Player, State
from longhall.games.lords_of_ragnarok.worth import march_worth, region_worth, special_worth
from longhall.kernel import Ask, AskAll, Chance, Option, Rng

Policy = Callable[[State, Ask[Any], random.Random], Option]

STEPS: Final = ("hero", "runes", "manoeuvres", "special")
"""Questions that open a step: the step can be run again from the position as it is."""
WON: Final = 12.0
CLEAR: Final = 8.0
"""The odds of a game that is won, and the most that a position can say, as logarithms."""
IMMINENT: Final = 30.0

ARRIVALS: Final[Mapping[int, float]] = {2: 0.33, 3: 0.55}
"""How often a round of so many followers brings a desolation token, counted in games; with one the weights tell."""
AHEAD: Final = 3
"""How many rounds of several followers are looked ahead for the coming of Surtur."""

WEIGHTS: Final = {
    "own_land_1": 0.556,
    "own_land_2": -0.201,
    "own_land_3": 0.387,
    "own_lands_together": 2.053,
    "own_two_lands": 0.611,
    "own_temples": 0.291,
    "own_three_temples": 0.526,
    "own_two_temples": 0.233,
    "own_shrines": -0.080,
    "own_regions": 0.025,
    "own_wheel": 0.070,
    "own_values": 0.061,
    "own_armies": 0.063,
    "own_strongest": 0.207,
    "own_might": 0.026,
    "own_wisdom": -0.150,
    "own_authority": 0.055,
    "own_cards": 0.053,
    "own_runes": 0.021,
    "own_priests": 0.156,
    "own_blessings": 0.098,
    "own_alliances": 0.224,
    "own_slayers": 0.725,
    "rival_land_1": -0.156,
    "rival_land_2": -0.465,
    "rival_land_3": -0.144,
    "rival_lands_together": -0.123,
    "rival_two_lands": -0.129,
    "rival_temples": -0.080,
    "rival_three_temples": -0.318,
    "rival_two_temples": 0.053,
    "rival_shrines": -0.141,
    "rival_regions": -0.047,
    "rival_wheel": 0.042,
    "rival_values": -0.038,
    "rival_armies": 0.015,
    "rival_strongest": -0.060,
    "rival_might": 0.010,
    "rival_wisdom": -0.006,
    "rival_authority": -0.200,
    "rival_cards": -0.066,
    "rival_runes": -0.032,
    "rival_priests": -0.285,
    "rival_blessings": -0.012,
    "rival_alliances": -0.040,
    "rival_slayers": -0.123,
    "desolation_3": -0.240,
    "desolation_4": -0.632,
    "desolation_5": -0.652,
    "injuries": -0.152,
    "free_monsters": 0.072,
    "free_usurp": 0.216,
    "free_prepare": 0.061,
    "free_mobilize": 0.044,
    "free_reinforce": 0.034,
    "free_build_temple": 0.029,
    "rival_may_build": -0.201,
    "signs": 0.067,
    "root_lead": 0.009,
    "last_root_lead": 0.110,
    "last_turns": 0.014,
    "promise": 0.037,
    "menace": -0.046,
    "imminent": -0.329,
}
"""How much each feature of a position at the start of a person's turn changes the odds of winning: a logistic
regression over the positions of some 700 solo games of this player."""


def foresee(s: State, ask: Ask[Any], option: Option, policy: Policy, seed: int) -> float:
    """How the position looks at the seat's next turn if it answers so."""
    rng = random.Random(seed)
    game = LordsOfRagnarok(s.box)
    copy = s.clone()
    game.determinise(copy, ask.seat, Rng.seeded(rng.getrandbits(64)))
    _run(game, copy, ask.kind, option, policy, rng)
    rounds = copy.round
    while copy.phase == "turn" and game.next_beat(copy):
        if copy.turn == ask.seat and copy.round > rounds:
            break
        _run(game, copy, "", (), policy, rng)
    return judge(copy, ask.seat)


def _run(game: LordsOfRagnarok, s: State, kind: str, first: Option, policy: Policy, rng: random.Random) -> None:
    """Run the current beat; the first question of a kind is answered with `first`."""
    rule = game.beat(s)
    reply: Any = None
    try:
        while True:
            q: Any = rule.send(reply)
            if isinstance(q, Chance):
                reply = tuple(rng.sample(range(q.n), q.count))
            elif isinstance(q, AskAll):
                raise TypeError("no question here is put to several at once")
            elif first and q.kind == kind:
                reply, first = first, ()
            else:
                reply = policy(s, q, rng)
    except StopIteration:
        return


# ---- judging ---------------------------------------------------------------------------------------------------------


def judge(s: State, seat: int) -> float:
    """The odds of the seat, as a logarithm, against the opponent who looks most dangerous, and against Surtur."""
    if s.winners:
        return WON if seat in s.winners else -WON
    odds = [weigh(features(s, seat, rival)) for rival in range(len(s.players)) if rival != seat]
    found, ruin = max(-CLEAR, min([CLEAR, *odds])), doom(s)
    return found + log1p(-ruin) - log1p(ruin * exp(found))  # the chance to win, times that of being spared


def doom(s: State) -> float:
    """How likely the tokens that several followers place in the next rounds bring Surtur, if none is removed (p. 8)."""
    often, left = ARRIVALS.get(len(followers(s)), 0.0), len(s.box.spots) + 1 - desolations(s)
    return sum([comb(AHEAD, n) * often**n * (1 - often) ** (AHEAD - n) for n in range(left, AHEAD + 1)])


def weigh(values: list[float]) -> float:
    """The sum of all features by their weights."""
    return sum([value * weight for value, weight in zip(values, WEIGHTS.values(), strict=True)])


def features(s: State, seat: int, rival: int) -> list[float]:
    """A position in numbers, in the order of `WEIGHTS`."""
    p, q = s.players[seat], s.players[rival]
    tokens, signs, lead = desolations(s), sum(s.signs), roots(s, seat) - roots(s, rival)
    danger = menace(s, rival) if q.follower else 0.0
    free = [float(seat not in markers) for markers in s.wheel]
    last = float(s.last_turns >= 0)
    return [
        *standing(s, p),
        *standing(s, q),
        *[float(tokens == count) for count in (3, 4, 5)],
        float(sum(p.injured)),
        *free,
        float(rival not in s.wheel[s.box.realm_of["build_temple"]]),
        float(signs),
        (signs >= 2) * lead,
        last * lead,
        last,
        promise(s, seat),
        min(danger, 8.0),
        float(danger > 8.0),
    ]


def standing(s: State, p: Player) -> list[float]:
    """A player in numbers: the ways to victory, and the means."""
    lands = sorted([(p.holds & land).bit_count() / land.bit_count() for land in s.map.lands], reverse=True)[:3]
    temples = temples_of(s, p)
    counts = [
        temples,
        temples >= 3,
        temples >= 2,
        (p.holds & s.map.shrines & ~s.temples).bit_count(),
        p.holds.bit_count(),
        (p.holds & s.map.wheel).bit_count(),
        sum(p.value),
        sum([value > 0 for value in p.value]),
        max(p.value),
        *p.attributes,
        len(p.hand),
        sum(p.runes),
        p.pool,
        len(p.blessings) + len(p.tucked),
        p.allied.bit_count(),
        p.slayers,
    ]
    together = lands[0] * lands[1] * lands[2]
    return [*lands, together, float(full_lands(s, p.holds) == 2), *[float(count) for count in counts]]


def promise(s: State, seat: int) -> float:
    """What the seat may gain in its next turn: by a special action, and by a march."""
    p = s.players[seat]
    free = [word for word, markers in zip(s.box.action_of, s.wheel, strict=True) if seat not in markers]
    actions = [special_worth(s, seat, ("take", word)) for word in free if performable(s, seat, word)]
    marches = [
        march_worth(s, seat, (at, value), region)
        for at, value in set(zip(p.where, p.value, strict=True))
        if at
        for region in bits(beside(s, p, at) & ~p.holds & enterable(s, p))
    ]
    return min(8.0, max(actions, default=0.0)) + min(8.0, max(marches, default=0.0))


def menace(s: State, follower: int) -> float:
    """What a follower may take in its next turn; much, if that wins."""
    q = s.players[follower]
    found = targets(s, follower, powers(q, s.map.near, [army for army, at in enumerate(q.where) if at]))
    if any(wins_with(s, q.holds | 1 << region) for region in found):
        return IMMINENT
    if q.holds & s.map.shrines & ~s.temples and temples_of(s, q) + 1 >= s.rules.great_gothi_temples:
        return IMMINENT / 2
    return max([min(region_worth(s, follower, region), 8.0) for region in found], default=0.0)
