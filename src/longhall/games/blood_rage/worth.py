"""What things are worth to a clan of Blood Rage, in glory: rough estimates by hand.

They read only what a seat may know: the board, the sheets, its own cards, and the number of cards in other hands.
"""

from __future__ import annotations

from functools import cached_property
from math import exp
from typing import Final

from longhall.games.blood_rage.box import AXES, LAST_STEP, RAGE, STATS, YGGDRASIL, Card
from longhall.games.blood_rage.rules import room
from longhall.games.blood_rage.sheet import effect, figure_strength, figures_at, present, stands_in, stat, strength
from longhall.games.blood_rage.state import Player, State

WORTH: Final = {
    "troll": 9.5,
    "dwarf_chieftain": 15.0,
    "sea_serpent": 4.7,
    "valkyrie": 6.1,
    "dark_elf": 5.0,
    "fire_giant": 11.0,
    "frost_giant": 7.2,
    "soldier_of_hel": 8.0,
    "volur_witch": 4.7,
    "lord_of_hammers": 4.0,
    "lord_of_axes": 5.4,
    "lord_of_spears": 5.7,
    "brothers_in_arms": 6.4,
    "experts_in_arms": 5.0,
    "masters_in_arms": 6.7,
    "friggas_charm": 7.2,
    "friggas_succor": 14.0,
    "friggas_protection": 4.0,
    "friggas_domain": 4.2,
    "friggas_sacrifice": 2.0,
    "thors_glory": 3.9,
    "thors_domain": 3.0,
    "tyrs_domain": 3.0,
    "tyrs_wrath": 3.0,
    "tyrs_challenge": 3.0,
    "tyrs_prowess": 4.0,
    "lokis_blessing": 3.0,
    "heimdalls_sight": 4.6,
    "heimdalls_watch": 3.3,
    "thors_primacy": 5.0,
    "odins_smite": 3.0,
    "odins_tide": 3.0,
    "lokis_poison": 2.0,
}
"""What a card is worth in glory to a clan that has nothing else."""

LASTING: Final = {1: 2.3, 2: 2.2, 3: 1.1}
"""How often what lasts is of use, by the age in which it comes."""
UNKNOWN_CARD: Final = {1: 3.9, 2: 4.8, 3: 5.5}
"""What an opponent's battle card adds on average, by age."""
NOBODY: Final = -9.0
"""The force of opponents where none can come."""
UNOPPOSED: Final = 0.97
"""What a chance counts for where none can come: to be sure of it saves cards and figures."""


def stat_worth(s: State, seat: int, which: int) -> float:
    """A step on a track: what it gives in the ages left, and the way to a legendary bonus."""
    step = s.players[seat].steps[which]
    if step >= LAST_STEP:
        return 0.0
    gain = s.box.steps[which][step + 1] - s.box.steps[which][step]
    use = (2.0, 2.0, 0.77)[which] * gain * (LASTING[s.age] - (which == RAGE))
    legend = s.box.legend.get(step + 2, 0) - s.box.legend.get(step + 1, 0)
    return max(use, 0.0) + legend + (2.0 if step == 1 else 1.4)


def reward_worth(s: State, seat: int, province: int) -> float:
    """What pillaging a province pays, battle glory apart."""
    reward = s.box.tokens[s.tokens[province]].reward
    raised = sum([stat_worth(s, seat, which) for which, name in enumerate(STATS) if name in reward])
    return raised + reward.get("glory", 0)


def card_worth(s: State, seat: int, card: Card) -> float:
    """What a card is worth in hand, at the time of the draft."""
    p = s.players[seat]
    if card.type == "battle":
        extra = sum([card.effect.get(key, 0) for key in ("win_glory", "win_rage", "steal_glory", "late")])
        return WORTH.get(card.title, 3.4 + card.bonus) + 0.31 * extra + 3 * card.effect.get("win_raise", 0)
    if card.type == "quest":
        ease = 0.28 + 0.25 * (effect(s, p, "release_glory") > 0) if card.quest == "valhalla" else 0.55
        return ease * (card.glory + 4)
    if card.slot == "ship":
        return 0.57 * card.effect.get("ship_lost_glory", 0) * LASTING[s.age] / 2 + 1
    data = 3.0 * card.effect.get("release_glory", 0) * LASTING[s.age] / 2
    data += 5.5 * (card.effect.get("ragnarok_factor", 0) > 0) + 4.1 * (card.effect.get("quest_factor", 0) > 0)
    data += 2.1 * card.effect.get("board_glory", 0)
    crowded = card.slot in ("warriors", "leader", "ship") and any(
        other and s.box.cards[other].slot == card.slot for other in p.slots
    )
    return (WORTH.get(card.title, 2.0) + data) * (0.5 if crowded else 0.65)


def helpers(s: State, p: Player, province: int, free: int) -> int:
    """The strength that a clan could still send into a battle, with so many villages free."""
    if free <= 0:
        return 0
    near, warrior = s.box.adjacent[province], s.box.strength["warrior"]
    found = [figure_strength(s, p, figure, 1) for figure, at in p.uniques.items() if at in near]
    found += [warrior for area in near if p.warriors[area]]
    return sum(found if len(found) <= free else sorted(found, reverse=True)[:free])


class Lookout:
    """What a seat sees in one position, each thing worked out once, when it is first asked for.

    It is made for one question, since it does not notice when the position changes.
    """

    def __init__(self, s: State, seat: int) -> None:
        self.s, self.seat, self.p = s, seat, s.players[seat]
        self._prospects: dict[int, Prospect] = {}
        self._cards: dict[str, float] = {}

    def at(self, province: int) -> Prospect:
        """What a province promises."""
        found = self._prospects.get(province)
        if found is None:
            found = self._prospects[province] = Prospect(self, province)
        return found

    def card(self, card: str) -> float:
        """What a card is worth in hand."""
        worth = self._cards.get(card)
        if worth is None:
            worth = self._cards[card] = card_worth(self.s, self.seat, self.s.box.cards[card])
        return worth

    @cached_property
    def best_card(self) -> int:
        """The highest bonus in hand."""
        return max([self.s.box.cards[card].bonus for card in self.p.hand], default=0)

    @cached_property
    def types(self) -> list[str]:
        """The types of the cards in hand."""
        return [self.s.box.cards[card].type for card in self.p.hand]

    @cached_property
    def quests(self) -> dict[str | None, int]:
        """What the quests that the clan has taken or holds are worth together, by their aim."""
        worth: dict[str | None, int] = {}
        for card in [self.s.box.cards[card] for card in (*self.p.quests, *self.p.hand)]:
            if card.type == "quest":
                worth[card.quest] = worth.get(card.quest, 0) + card.glory + 3
        return worth


class Prospect:
    """What a province promises the clan of a lookout."""

    def __init__(self, look: Lookout, province: int) -> None:
        s = self._s = look.s
        self._seat, self._p, self._province = look.seat, look.p, province
        self._best_card, self._quests = look.best_card, look.quests
        self.room, self.own, self.rival = room(s, province), 0, 0
        self._helpers, self._against = 0, NOBODY
        for seat, p in enumerate(s.players):
            there, near = strength(s, seat, province), helpers(s, p, province, self.room)
            if seat == look.seat:
                self.own, self._helpers = there, near
            elif there + near:
                card = UNKNOWN_CARD[s.age] if p.hand else 0.0
                force = there + 0.9 * near + card if there else 0.73 * near + card * 0.9
                self.rival, self._against = max(self.rival, there), max(self._against, force)
        self._standing: dict[int, float] = {}

    @cached_property
    def reward(self) -> float:
        """What pillaging pays, battle glory apart."""
        return reward_worth(self._s, self._seat, self._province)

    @cached_property
    def movable(self) -> int:
        """How many figures could march away."""
        return len(figures_at(self._p, self._province))

    @cached_property
    def leaving(self) -> float:
        """What a clan gives up here by marching away, quests apart."""
        return 0.0 if self._s.pillaged[self._province] else self.standing(0) + 2.0

    @cached_property
    def quests_held(self) -> int:
        """How many quests that the clan has taken are fulfilled here."""
        cards, region = self._s.box.cards, self._s.box.region[self._province]
        return len([1 for card in self._p.quests if cards[card].quest == region]) if self.own > self.rival else 0

    @cached_property
    def now(self) -> float:
        """How likely a pillage succeeds for the clan as it stands; not at all if it does not stand here."""
        return self.chance() if stands_in(self._s, self._seat, self._province) else 0.0

    def chance(self, more: int = 0, gone: int = 0) -> float:
        """How likely a pillage succeeds, with so much strength more here and so much of helpers gone."""
        own = self.own + more + 0.45 * max(0, self._helpers - gone) + self._best_card
        return UNOPPOSED if self._against == NOBODY else 1 / (1 + exp(-(own - self._against) / 1.5))

    def pillage(self) -> float:
        """Reward and battle glory by their chance, less the figures at stake."""
        s, seat, chance = self._s, self._seat, self.chance()
        gain = self.reward + (stat(s, seat, AXES) if self.rival else 0)
        stake = 0.57 * len(present(s, seat, self._province)) + 0.5
        return chance * gain - (1 - chance) * max(0.0, stake - 1.5 * effect(s, self._p, "release_glory"))

    def standing(self, more: int) -> float:
        """What standing here with so much more strength is worth: pillage, quests, a glorious death."""
        worth = self._standing.get(more)
        if worth is None:
            worth = self._standing[more] = self._stand(more)
        return worth

    def _stand(self, more: int) -> float:
        """The same, worked out."""
        s, worth = self._s, 0.0
        if not s.pillaged[self._province]:
            gain = self.reward + 0.34 * stat(s, self._seat, AXES)
            worth += max(0.0, self.chance(more) - self.now) * gain
        if s.dooms[s.age - 1] == self._province:
            worth += 0.7 * s.box.ragnarok_glory[s.age] * (effect(s, self._p, "ragnarok_factor") or 1)
        return worth + self._pull(more)

    def _pull(self, more: int) -> float:
        """What more strength here does for the quests that the clan has taken or holds."""
        s, own, rival = self._s, self.own, self.rival
        aim = "yggdrasil" if self._province == YGGDRASIL else s.box.region[self._province]
        wanted = self._quests.get(aim, 0)
        if not wanted or s.fallen[self._province] or own > rival + 2:
            return 0.0
        lead = 1 / (1 + exp(-(own + more - rival - 1) / 1.3)) - 1 / (1 + exp(-(own - rival - 1) / 1.7))
        return lead * wanted
