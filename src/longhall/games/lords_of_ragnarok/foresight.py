"""Foresight for the greedy player: try an option on an imagined copy of the position and see what a round makes of it.

The copy is dealt anew from what the seat may know. The rules run on it with the quick estimates of `bot.py` for every
answer, up to the seat's next turn; then the position is judged. Where followers play, that is worth its time: their
turns are rules, so what comes next can be foreseen.
"""

from __future__ import annotations

import random
from collections.abc import Callable
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
from longhall.games.lords_of_ragnarok.state import State
from longhall.games.lords_of_ragnarok.worth import march_worth, region_worth, special_worth
from longhall.kernel import Ask, AskAll, Chance, Option, Rng

Policy = Callable[[State, Ask[Any], random.Random], Option]

STEPS: Final = ("hero", "runes", "manoeuvres", "special")
"""Questions that open a step: the step can be run again from the position as it is."""
WIN: Final = 100.0
WEIGHTS: Final = {
    "jarl": 14.0,
    "jarl_bend": 1.5,
    "gothi": 12.0,
    "gothi_bend": 1.7,
    "hunter": 8.0,
    "regions": 0.9,
    "shrines": 0.3,
    "values": 0.45,
    "armies": 0.25,
    "might": 0.8,
    "wisdom": 0.6,
    "authority": 0.8,
    "cards": 0.15,
    "runes": 0.2,
    "priests": 0.5,
    "blessings": 0.6,
    "alliances": 0.2,
    "injuries": 0.4,
    "lands": 0.8,
    "roots": 1.2,
    "others": 0.9,
    "desolation": 0.5,
    "promise": 0.5,
    "menace": 0.3,
}
"""What things are worth in a position at the start of a turn; found by search."""


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
    """What a position is worth to a seat: its own standing against the best of the others, less desolation."""
    if s.winners:
        return WIN if seat in s.winners else -WIN
    others = [standing(s, other) for other in range(len(s.players)) if other != seat]
    w = WEIGHTS
    worth = standing(s, seat) - w["others"] * max(others) - w["desolation"] * float(desolations(s) ** 1.5)
    worth += w["promise"] * promise(s, seat)
    return worth - w["menace"] * sum([menace(s, seat, other) for other in followers(s)])


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


def menace(s: State, seat: int, follower: int) -> float:
    """What a follower may take from the seat in its next turn; much, if that wins."""
    q = s.players[follower]
    found = targets(s, follower, powers(q, s.map.near, [army for army, at in enumerate(q.where) if at]))
    if any(wins_with(s, q.holds | 1 << region) for region in found):
        return 20.0
    return max([min(region_worth(s, follower, region), 8.0) for region in found], default=0.0)


def standing(s: State, seat: int) -> float:
    """How far a player is on the ways to victory, and with what means."""
    p, rules, w = s.players[seat], s.rules, WEIGHTS
    lands = sorted([(p.holds & land).bit_count() / land.bit_count() for land in s.map.lands], reverse=True)
    jarl = sum([share**2 for share in lands[: rules.great_jarl_lands]]) / rules.great_jarl_lands
    gothi = temples_of(s, p) / rules.great_gothi_temples
    hunter = p.slayers / rules.loki_slayer_tokens * (w["hunter"] if p.follower else 1.0)
    ways = w["jarl"] * float(jarl ** w["jarl_bend"]) + w["gothi"] * float(gothi ** w["gothi_bend"]) + hunter
    means = w["regions"] * p.holds.bit_count() + w["shrines"] * (p.holds & s.map.shrines).bit_count()
    means += w["values"] * sum(p.value) + w["armies"] * sum([value > 0 for value in p.value])
    means += w["might"] * p.attributes[0] + w["wisdom"] * p.attributes[1] + w["authority"] * p.attributes[2]
    means += w["cards"] * len(p.hand) + w["runes"] * sum(p.runes) + w["priests"] * p.pool
    means += w["blessings"] * (len(p.blessings) + len(p.tucked)) + w["alliances"] * p.allied.bit_count()
    means -= w["injuries"] * sum(p.injured)
    signs = sum(s.signs) / rules.preconditions_for_ragnarok
    return ways + means + w["lands"] * full_lands(s, p.holds) + w["roots"] * signs**2 * roots(s, seat)
