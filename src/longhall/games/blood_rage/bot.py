"""A greedy player of Blood Rage: it gives every option a worth in glory and takes the best.

What things are worth, and what a seat may know of them, is in `worth.py`; here is a judge for each kind of question.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from math import exp
from typing import Any, Final

from longhall.games.blood_rage.actions import upgrade_cost
from longhall.games.blood_rage.battle import bonus
from longhall.games.blood_rage.box import AXES, PROVINCES, STATS
from longhall.games.blood_rage.phases import fulfilled
from longhall.games.blood_rage.rules import invade_cost
from longhall.games.blood_rage.sheet import effect, figure_strength, stat, strength
from longhall.games.blood_rage.state import State
from longhall.games.blood_rage.worth import LASTING, UNKNOWN_CARD, Lookout, stat_worth
from longhall.kernel import Ask, Option

RAGE_PRICE: Final = 0.8
"""What a point of rage is worth."""


def choose(s: State, ask: Ask[Any], rng: random.Random) -> Option:
    """The option of the highest worth; equal ones by lot."""
    scored = [(worth + rng.random() * 0.01, option) for worth, option in zip(worths(s, ask), ask.options, strict=True)]
    best: Option = max(scored)[1]
    return best


def worths(s: State, ask: Ask[Any]) -> list[float]:
    """What each option is worth, in their order."""
    judge, look = JUDGES[ask.kind], Lookout(s, ask.seat)
    return [judge(look, option) for option in ask.options]


# ---- judges, one a kind of question --------------------------------------------------------------------------------


def judge_draft(look: Lookout, option: Option) -> float:
    """The cards kept, with a balance of types: a hand needs something to fight with."""
    cards, held = look.s.box.cards, list(look.types)
    worth = 0.0
    for card in option[1:]:
        worth += look.card(card) / (1 + 0.17 * held.count(cards[card].type))
        held.append(cards[card].type)
    return worth


def judge_act(look: Lookout, option: Option) -> float:
    """An action of a turn; passing is worth nothing."""
    return ACTS[option[0]](look, option)


def act_invade(look: Lookout, option: Option) -> float:
    """A figure on the map: its place, its own worth, its rage; rage spent to the last can pillage no more."""
    s, p, figure = look.s, look.p, option[1]
    area = s.box.number[option[2]]
    cost = invade_cost(s, look.seat, figure) if option[0] == "invade" else 1
    power = figure_strength(s, p, figure, area) if figure != "warrior" else 1
    if area < PROVINCES:
        place = look.at(area).standing(power)
    else:
        place = sum([look.at(i).standing(power) for i in s.box.supports[area] if not s.fallen[i]])
        place += 0.5 * effect(s, p, "ship_lost_glory")
    broke = 3.1 if p.rage - cost <= 0 else 0.0
    return 1.9 + place + 0.43 * power - RAGE_PRICE * cost - broke


def act_march(look: Lookout, option: Option) -> float:
    """Moving everything that fits: what the goal gains less what the start loses."""
    number = look.s.box.number
    src, dst = look.at(number[option[1]]), look.at(number[option[2]])
    power = min(src.own, 2 * min(src.movable, dst.room))
    broke = 4.0 if look.p.rage <= 1 else 0.0
    return dst.standing(power) - src.leaving - 6.0 * src.quests_held - 2.1 - broke


def act_upgrade(look: Lookout, option: Option) -> float:
    """The card less its rage, less the card that it replaces; an age that is nearly over makes it worth less."""
    cost = upgrade_cost(look.s, look.seat, option[1])
    worth = look.card(option[1]) * (1.2 + 0.2 * LASTING[look.s.age])
    if option[0] == "replace":
        worth -= look.card(option[2]) + 1.0
    broke = 4.0 if look.p.rage - cost <= 0 and cost else 0.0
    return worth - RAGE_PRICE * cost - broke


def act_quest(look: Lookout, option: Option) -> float:
    """A quest costs nothing but the turn, and the card as something to play in battle."""
    hope = 0.87 if fulfilled(look.s, look.seat, option[1]) else 0.13
    urgent = 2.0 if look.p.rage <= 2 else 0.0
    return hope * (look.s.box.cards[option[1]].glory + 4) + urgent


def act_pillage(look: Lookout, option: Option) -> float:
    """A pillage now, with a little for being first."""
    cost = 2 * RAGE_PRICE if option[0] == "challenge" else 0.0
    return look.at(look.s.box.number[option[1]]).pillage() * 2.5 - cost


def judge_troop(look: Lookout, option: Option) -> float:
    """The more the better."""
    return float(len(option))


def judge_call(look: Lookout, option: Option) -> float:
    """Join where it helps to win, or to die well, and does not leave a better place."""
    s, battle = look.s, look.s.battle
    assert battle is not None
    if option[0] == "stay":
        return 0.0
    src, figure = s.box.number[option[2]], option[1]
    power = figure_strength(s, look.p, figure, src) if figure != "warrior" else 1
    there = look.at(battle.where)
    after = there.chance(power, power)
    reward = there.reward if look.seat == battle.by else 1.5
    gain = (after - there.now) * (reward + stat(s, look.seat, AXES))
    risk = (1 - after) * (1.2 - effect(s, look.p, "release_glory"))
    return gain - max(0.0, risk) - (0.44 if not s.pillaged[src] else 0.0)


def judge_battle_card(look: Lookout, option: Option) -> float:
    """The card that is just enough: strong where it may decide, cheap where the battle is lost or won anyway."""
    s, seat, battle = look.s, look.seat, look.s.battle
    assert battle is not None
    card, here = s.box.cards[option[1]], look.at(battle.where)
    lead = here.own - here.rival
    extra = {"heimdalls_sight": 2, "thors_primacy": 1, "odins_smite": 1}.get(card.title, 0)
    chance = 1 / (1 + exp(-(lead + card.bonus + extra - UNKNOWN_CARD[s.age]) / 1.4))
    gain = stat(s, seat, AXES) + (here.reward if battle.by == seat else 0)
    spoils = sum([card.effect.get(key, 0) for key in ("win_glory", "win_rage")])
    loss = sum([card.effect.get(key, 0) for key in ("steal_glory", "steal_rage")])
    return chance * (gain + 3 + spoils) + (1 - chance) * loss - chance * 0.4 * look.card(option[1])


def judge_late_card(look: Lookout, option: Option) -> float:
    """Add a card only if it turns the battle."""
    s, seat, battle = look.s, look.seat, look.s.battle
    assert battle is not None
    more = s.box.cards[option[1]].bonus if option[0] == "play" else 0
    own = strength(s, seat, battle.where) + bonus(s, seat)
    best = max([strength(s, other, battle.where) + bonus(s, other) for other in battle.fighters if other != seat])
    return (5.0 if own + more > best else 0.0) - (1.0 if more else 0.0)


def judge_raise(look: Lookout, option: Option) -> float:
    """The stat that is worth most."""
    return stat_worth(look.s, look.seat, STATS.index(option[1]))


def judge_discard(look: Lookout, option: Option) -> float:
    """The card to keep for the next age; a quest or a battle card ages well."""
    return look.card(option[1])


def judge_landing(look: Lookout, option: Option) -> float:
    """A free figure on the map, if it may come."""
    return 0.0 if option[0] == "decline" else 6.0 + act_invade(look, option)


def judge_sacrifice(look: Lookout, option: Option) -> float:
    """The figure that is missed least."""
    return -float(figure_strength(look.s, look.p, option[1], look.s.box.number[option[2]]))


def judge_spare(look: Lookout, option: Option) -> float:
    """The figure that is strongest where it stands."""
    return float(figure_strength(look.s, look.p, option[1], look.s.box.number[option[2]]))


def judge_save(look: Lookout, option: Option) -> float:
    """Rage for a figure: worth it for a strong one, never for the last point of rage."""
    if option[0] == "decline" or effect(look.s, look.p, "release_glory") > 1:
        return 0.5 if option[0] == "decline" else 0.0
    keeps = look.p.rage > 2
    return 0.4 * figure_strength(look.s, look.p, option[1], look.s.box.number[option[2]]) if keeps else 0.0


def judge_thors_domain(look: Lookout, option: Option) -> float:
    """A pillage at once for 2 rage."""
    return 0.0 if option[0] == "decline" else look.at(look.s.box.number[option[1]]).pillage() - 2.5


def judge_yes(look: Lookout, option: Option) -> float:
    """Offers that are good to take."""
    return 0.0 if option[0] == "decline" else 1.0


def judge_treat(look: Lookout, option: Option) -> float:
    """A quest as a battle card: the higher bonus."""
    return 0.0 if option[0] == "decline" else float(look.s.box.cards[option[1]].effect["quest_bonus"])


def judge_recover(look: Lookout, option: Option) -> float:
    """A card back for a point of rage, if it is a good one."""
    return 0.0 if option[0] == "decline" else look.card(option[1]) - 3.0


def judge_move_leader(look: Lookout, option: Option) -> float:
    """The leader goes where it is of most use."""
    return 0.5 if option[0] == "decline" else look.at(look.s.box.number[option[2]]).standing(3)


Judge = Callable[[Lookout, Option], float]

ACTS: Final[dict[str, Judge]] = {
    "invade": act_invade,
    "return": act_invade,
    "march": act_march,
    "upgrade": act_upgrade,
    "replace": act_upgrade,
    "quest": act_quest,
    "pillage": act_pillage,
    "challenge": act_pillage,
    "sacrifice": lambda look, option: max([stat_worth(look.s, look.seat, which) for which in range(3)]) - 5.0,
    "pass": lambda look, option: -0.5,
}

JUDGES: Final[dict[str, Judge]] = {
    "draft": judge_draft,
    "act": judge_act,
    "troop": judge_troop,
    "free_invade": judge_landing,
    "succor": judge_yes,
    "blessing": judge_yes,
    "thors_domain": judge_thors_domain,
    "sacrifice": judge_sacrifice,
    "call": judge_call,
    "battle_card": judge_battle_card,
    "late_card": judge_late_card,
    "treat": judge_treat,
    "spare": judge_spare,
    "recover": judge_recover,
    "save": judge_save,
    "flee": judge_yes,
    "move_leader": judge_move_leader,
    "raise": judge_raise,
    "discard": judge_discard,
}
