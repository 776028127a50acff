"""A greedy player of Blood Rage: it gives every option a worth in glory and takes the best.

It reads only what its seat may know: the board, the sheets, its own cards, and the number of cards in other hands.
Worths are rough estimates by hand; `WORTH` holds what cannot be read off a card.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from math import exp
from typing import Any, Final

from longhall.games.blood_rage.actions import upgrade_cost
from longhall.games.blood_rage.battle import bonus
from longhall.games.blood_rage.box import LAST_STEP, PROVINCES, RAGE, STATS, YGGDRASIL, Card
from longhall.games.blood_rage.phases import fulfilled, strongest
from longhall.games.blood_rage.rules import invade_cost, room
from longhall.games.blood_rage.sheet import effect, figure_strength, present, stat, strength
from longhall.games.blood_rage.state import State
from longhall.kernel import Ask, Option

WORTH: Final = {
    "troll": 6.0,
    "dwarf_chieftain": 6.0,
    "sea_serpent": 6.0,
    "valkyrie": 7.0,
    "dark_elf": 5.0,
    "fire_giant": 8.0,
    "frost_giant": 8.0,
    "soldier_of_hel": 8.0,
    "volur_witch": 6.0,
    "lord_of_hammers": 4.0,
    "lord_of_axes": 7.0,
    "lord_of_spears": 11.0,
    "brothers_in_arms": 5.0,
    "experts_in_arms": 6.0,
    "masters_in_arms": 9.0,
    "friggas_charm": 5.0,
    "friggas_succor": 7.0,
    "friggas_protection": 4.0,
    "friggas_domain": 5.0,
    "friggas_sacrifice": 2.0,
    "thors_glory": 5.0,
    "thors_domain": 3.0,
    "tyrs_domain": 3.0,
    "tyrs_wrath": 3.0,
    "tyrs_challenge": 3.0,
    "tyrs_prowess": 4.0,
    "lokis_blessing": 3.0,
    "heimdalls_sight": 3.0,
    "heimdalls_watch": 4.0,
    "thors_primacy": 5.0,
    "odins_smite": 4.0,
    "odins_tide": 3.0,
    "lokis_poison": 2.0,
}
"""What a card is worth in glory to a clan that has nothing else."""

AGES_LEFT: Final = {1: 3.0, 2: 2.0, 3: 1.0}
UNKNOWN_CARD: Final = {1: 2.5, 2: 3.5, 3: 4.0}
"""What an opponent's battle card adds on average, by age."""


def choose(s: State, ask: Ask[Any], rng: random.Random) -> Option:
    """The option of the highest worth; equal ones by lot."""
    scored = [(worth + rng.random() * 0.01, option) for worth, option in zip(worths(s, ask), ask.options, strict=True)]
    best: Option = max(scored)[1]
    return best


def worths(s: State, ask: Ask[Any]) -> list[float]:
    """What each option is worth, in their order."""
    worth = JUDGES[ask.kind]
    return [worth(s, ask.seat, option) for option in ask.options]


# ---- what things are worth -----------------------------------------------------------------------------------------


def stat_worth(s: State, seat: int, which: int) -> float:
    """A step on a track: what it gives in the ages left, and the way to a legendary bonus."""
    step = s.players[seat].steps[which]
    if step >= LAST_STEP:
        return 0.0
    gain = s.box.steps[which][step + 1] - s.box.steps[which][step]
    use = (1.6, 2.0, 1.0)[which] * gain * (AGES_LEFT[s.age] - (which == RAGE))
    legend = s.box.legend.get(step + 2, 0) - s.box.legend.get(step + 1, 0)
    return max(use, 0.0) + legend + (2.0 if step == 1 else 1.0)


def reward_worth(s: State, seat: int, province: int) -> float:
    """What pillaging a province pays, battle glory apart."""
    reward = s.box.tokens[s.tokens[province]].reward
    raised = sum([stat_worth(s, seat, which) for which, name in enumerate(STATS) if name in reward])
    return raised + reward.get("glory", 0)


def card_worth(s: State, seat: int, card: Card) -> float:
    """What a card is worth in hand, at the time of the draft."""
    p, loki = s.players[seat], effect(s, s.players[seat], "release_glory")
    if card.type == "battle":
        extra = sum([card.effect.get(key, 0) for key in ("win_glory", "win_rage", "steal_glory", "late")])
        return WORTH.get(card.title, 1.0 + card.bonus) + 0.7 * extra + 3 * card.effect.get("win_raise", 0)
    if card.type == "quest":
        ease = 0.35 + 0.35 * (loki > 0) if card.quest == "valhalla" else 0.55
        return ease * (card.glory + 4)
    if card.slot == "ship":
        return 0.8 * card.effect.get("ship_lost_glory", 0) * AGES_LEFT[s.age] / 2 + 1
    data = 3.0 * card.effect.get("release_glory", 0) * AGES_LEFT[s.age] / 2
    data += 4.0 * (card.effect.get("ragnarok_factor", 0) > 0) + 5.0 * (card.effect.get("quest_factor", 0) > 0)
    data += 4.0 * card.effect.get("board_glory", 0)
    crowded = card.slot in ("warriors", "leader", "ship") and any(
        other and s.box.cards[other].slot == card.slot for other in p.slots
    )
    return (WORTH.get(card.title, 2.0) + data) * (0.5 if crowded else 1.0)


def best_card(s: State, seat: int) -> int:
    """The highest bonus in hand."""
    return max([s.box.cards[card].bonus for card in s.players[seat].hand], default=0)


def helpers(s: State, seat: int, province: int) -> int:
    """The strength that a clan could still send into a battle."""
    free = room(s, province)
    if free <= 0:
        return 0
    p, near = s.players[seat], s.box.adjacent[province]
    found = [figure_strength(s, p, figure, 1) for figure, at in p.uniques.items() if at in near]
    found += [figure_strength(s, p, "warrior", 1) for area in near if p.warriors[area]]
    return sum(sorted(found, reverse=True)[:free])


def chance_to_win(s: State, seat: int, province: int, more: int = 0, gone: int = 0) -> float:
    """How likely a pillage of a province succeeds, with so much strength more there and so much of helpers gone."""
    own = strength(s, seat, province) + more + 0.6 * max(0, helpers(s, seat, province) - gone) + best_card(s, seat)
    best = -9.0
    for other, p in enumerate(s.players):
        if other == seat:
            continue
        there = strength(s, other, province)
        near = helpers(s, other, province)
        if there + near:
            card = UNKNOWN_CARD[s.age] if p.hand else 0.0
            best = max(best, there + (0.7 if there else 0.4) * near + card * (1.0 if there else 0.6))
    return 0.97 if best < 0 else 1 / (1 + exp(-(own - best) / 1.8))


def pillage_worth(s: State, seat: int, province: int, more: int = 0, gone: int = 0) -> float:
    """Reward and battle glory by their chance, less the figures at stake."""
    chance = chance_to_win(s, seat, province, more, gone)
    opposed = any(strength(s, other, province) for other in range(len(s.players)) if other != seat)
    gain = reward_worth(s, seat, province) + (stat(s, seat, 1) if opposed else 0)
    stake = 1.0 * len(present(s, seat, province)) + 0.5
    return chance * gain - (1 - chance) * max(0.0, stake - 1.5 * effect(s, s.players[seat], "release_glory"))


def place_worth(s: State, seat: int, province: int, more: int) -> float:
    """What standing in a province with so much more strength is worth: pillage, quests, a glorious death."""
    worth = 0.0
    if not s.pillaged[province]:
        before = chance_to_win(s, seat, province) if present(s, seat, province) else 0.0
        gain = reward_worth(s, seat, province) + 0.5 * stat(s, seat, 1)
        worth += max(0.0, chance_to_win(s, seat, province, more) - before) * gain
    if s.dooms[s.age - 1] == province:
        worth += 0.7 * s.box.ragnarok_glory[s.age] * (effect(s, s.players[seat], "ragnarok_factor") or 1)
    return worth + quest_pull(s, seat, province, more)


def quest_pull(s: State, seat: int, province: int, more: int) -> float:
    """What more strength in a province does for the quests that the clan has taken or holds."""
    p, cards = s.players[seat], s.box.cards
    aim = "yggdrasil" if province == YGGDRASIL else s.box.region[province]
    wanted = [card for card in (*p.quests, *p.hand) if cards[card].quest == aim]
    if not wanted or s.fallen[province]:
        return 0.0
    rival = max([strength(s, other, province) for other in range(len(s.players)) if other != seat])
    own = strength(s, seat, province)
    if own > rival + 2:
        return 0.0
    lead = 1 / (1 + exp(-(own + more - rival - 1) / 1.5)) - 1 / (1 + exp(-(own - rival - 1) / 1.5))
    return lead * sum([cards[card].glory + 3 for card in wanted])


# ---- judges, one a kind of question --------------------------------------------------------------------------------


def judge_draft(s: State, seat: int, option: Option) -> float:
    """The cards kept, with a balance of types: a hand needs something to fight with."""
    cards = s.box.cards
    held = [cards[card].type for card in s.players[seat].hand]
    worth = 0.0
    for card in option[1:]:
        worth += card_worth(s, seat, cards[card]) / (1 + 0.25 * held.count(cards[card].type))
        held.append(cards[card].type)
    return worth


def judge_act(s: State, seat: int, option: Option) -> float:
    """An action of a turn; passing is worth nothing."""
    return ACTS[option[0]](s, seat, option)


def act_invade(s: State, seat: int, option: Option) -> float:
    """A figure on the map: its place, its own worth, its rage; rage spent to the last can pillage no more."""
    figure, area = option[1], s.box.number[option[2]]
    p = s.players[seat]
    cost = invade_cost(s, seat, figure) if option[0] == "invade" else 1
    power = figure_strength(s, p, figure, area) if figure != "warrior" else 1
    if area < PROVINCES:
        place = place_worth(s, seat, area, power)
    else:
        place = sum([place_worth(s, seat, i, power) for i in s.box.supports[area] if not s.fallen[i]])
        place += 0.5 * effect(s, p, "ship_lost_glory")
    broke = 4.0 if p.rage - cost <= 0 else 0.0
    return 1.0 + place + 0.3 * power - rage_price(s) * cost - broke


def rage_price(s: State) -> float:
    """What a point of rage is worth."""
    return 0.8


def act_march(s: State, seat: int, option: Option) -> float:
    """Moving everything that fits: what the goal gains less what the start loses."""
    src, dst = s.box.number[option[1]], s.box.number[option[2]]
    p = s.players[seat]
    movable = min(len([1 for _, area in present(s, seat, src) if area == src]), room(s, dst))
    power = min(strength(s, seat, src), movable * 2)
    broke = 4.0 if p.rage <= 1 else 0.0
    leaving = 0.0 if s.pillaged[src] else place_worth(s, seat, src, 0) + 2.0
    kept = [card for card in p.quests if strongest(s, seat, src) and s.box.cards[card].quest == s.box.region[src]]
    return place_worth(s, seat, dst, power) - leaving - 6.0 * len(kept) - 1.2 - broke


def act_upgrade(s: State, seat: int, option: Option) -> float:
    """The card less its rage, less the card that it replaces; an age that is nearly over makes it worth less."""
    card = s.box.cards[option[1]]
    cost = upgrade_cost(s, seat, option[1])
    worth = card_worth(s, seat, card) * (0.6 + 0.15 * AGES_LEFT[s.age])
    if option[0] == "replace":
        worth -= card_worth(s, seat, s.box.cards[option[2]]) + 1.0
    broke = 4.0 if s.players[seat].rage - cost <= 0 and cost else 0.0
    return worth - rage_price(s) * cost - broke


def act_quest(s: State, seat: int, option: Option) -> float:
    """A quest costs nothing but the turn, and the card as something to play in battle."""
    card = s.box.cards[option[1]]
    likely = 0.8 if fulfilled(s, seat, option[1]) else 0.3
    urgent = 2.0 if s.players[seat].rage <= 2 else 0.0
    return likely * (card.glory + 4) * 0.6 + urgent


def act_pillage(s: State, seat: int, option: Option) -> float:
    """A pillage now, with a little for being first."""
    province = s.box.number[option[1]]
    cost = 2 * rage_price(s) if option[0] == "challenge" else 0.0
    return pillage_worth(s, seat, province) * 1.1 - cost


def judge_troop(s: State, seat: int, option: Option) -> float:
    """The more the better."""
    return float(len(option))


def judge_call(s: State, seat: int, option: Option) -> float:
    """Join where it helps to win, or to die well, and does not leave a better place."""
    battle = s.battle
    assert battle is not None
    if option[0] == "stay":
        return 0.0
    src, figure = s.box.number[option[2]], option[1]
    power = figure_strength(s, s.players[seat], figure, src) if figure != "warrior" else 1
    fighting = bool(present(s, seat, battle.where))
    before = chance_to_win(s, seat, battle.where) if fighting else 0.0
    after = chance_to_win(s, seat, battle.where, power, power)
    reward = reward_worth(s, seat, battle.where) if seat == battle.by else 1.5
    gain = (after - before) * (reward + stat(s, seat, 1))
    risk = (1 - after) * (1.5 - effect(s, s.players[seat], "release_glory"))
    return gain - max(0.0, risk) - 0.5 * quest_pull(s, seat, src, 0) - (0.5 if not s.pillaged[src] else 0.0)


def judge_battle_card(s: State, seat: int, option: Option) -> float:
    """The card that is just enough: strong where it may decide, cheap where the battle is lost or won anyway."""
    battle = s.battle
    assert battle is not None
    card = s.box.cards[option[1]]
    lead = strength(s, seat, battle.where) - max(
        [strength(s, other, battle.where) for other in battle.fighters if other != seat], default=0
    )
    extra = {"heimdalls_sight": 2, "thors_primacy": 1, "odins_smite": 1}.get(card.title, 0)
    chance = 1 / (1 + exp(-(lead + card.bonus + extra - UNKNOWN_CARD[s.age]) / 1.8))
    gain = stat(s, seat, 1) + (reward_worth(s, seat, battle.where) if battle.by == seat else 0)
    spoils = sum([card.effect.get(key, 0) for key in ("win_glory", "win_rage")])
    loss = sum([card.effect.get(key, 0) for key in ("steal_glory", "steal_rage")])
    return chance * (gain + 3 + spoils) + (1 - chance) * loss - chance * 0.4 * card_worth(s, seat, card)


def judge_late_card(s: State, seat: int, option: Option) -> float:
    """Add a card only if it turns the battle."""
    battle = s.battle
    assert battle is not None
    more = s.box.cards[option[1]].bonus if option[0] == "play" else 0
    own = strength(s, seat, battle.where) + bonus(s, seat)
    best = max([strength(s, other, battle.where) + bonus(s, other) for other in battle.fighters if other != seat])
    return (5.0 if own + more > best else 0.0) - (1.0 if more else 0.0)


def judge_raise(s: State, seat: int, option: Option) -> float:
    """The stat that is worth most."""
    return stat_worth(s, seat, STATS.index(option[1]))


def judge_discard(s: State, seat: int, option: Option) -> float:
    """The card to keep for the next age; a quest or a battle card ages well."""
    return card_worth(s, seat, s.box.cards[option[1]])


def judge_landing(s: State, seat: int, option: Option) -> float:
    """A free figure on the map, if it may come."""
    return 0.0 if option[0] == "decline" else 6.0 + act_invade(s, seat, option)


def judge_sacrifice(s: State, seat: int, option: Option) -> float:
    """The figure that is missed least."""
    return -float(figure_strength(s, s.players[seat], option[1], s.box.number[option[2]]))


def judge_spare(s: State, seat: int, option: Option) -> float:
    """The figure that is strongest where it stands."""
    return float(figure_strength(s, s.players[seat], option[1], s.box.number[option[2]]))


def judge_save(s: State, seat: int, option: Option) -> float:
    """Rage for a figure: worth it for a strong one, never for the last point of rage."""
    if option[0] == "decline" or effect(s, s.players[seat], "release_glory") > 1:
        return 0.5 if option[0] == "decline" else 0.0
    keeps = s.players[seat].rage > 2
    return 0.4 * figure_strength(s, s.players[seat], option[1], s.box.number[option[2]]) if keeps else 0.0


def judge_thors_domain(s: State, seat: int, option: Option) -> float:
    """A pillage at once for 2 rage."""
    return 0.0 if option[0] == "decline" else pillage_worth(s, seat, s.box.number[option[1]]) - 2.5


def judge_yes(s: State, seat: int, option: Option) -> float:
    """Offers that are good to take."""
    return 0.0 if option[0] == "decline" else 1.0


def judge_treat(s: State, seat: int, option: Option) -> float:
    """A quest as a battle card: the higher bonus."""
    return 0.0 if option[0] == "decline" else float(s.box.cards[option[1]].effect["quest_bonus"])


def judge_recover(s: State, seat: int, option: Option) -> float:
    """A card back for a point of rage, if it is a good one."""
    return 0.0 if option[0] == "decline" else card_worth(s, seat, s.box.cards[option[1]]) - 3.0


def judge_move_leader(s: State, seat: int, option: Option) -> float:
    """The leader goes where it is of most use."""
    return 0.5 if option[0] == "decline" else place_worth(s, seat, s.box.number[option[2]], 3)


Judge = Callable[[State, int, Option], float]

ACTS: Final[dict[str, Judge]] = {
    "invade": act_invade,
    "return": act_invade,
    "march": act_march,
    "upgrade": act_upgrade,
    "replace": act_upgrade,
    "quest": act_quest,
    "pillage": act_pillage,
    "challenge": act_pillage,
    "sacrifice": lambda s, seat, option: max([stat_worth(s, seat, which) for which in range(3)]) - 5.0,
    "pass": lambda s, seat, option: -0.5,
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
