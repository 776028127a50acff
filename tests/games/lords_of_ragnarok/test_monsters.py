"""Every monster: what its region attack does; and every action card of the followers."""

from __future__ import annotations

import pytest

from longhall.games.lords_of_ragnarok import (
    battle,
    gains,
    hunt,
    monsters,
)
from longhall.games.lords_of_ragnarok.follower import turn
from longhall.games.lords_of_ragnarok.state import Battle
from longhall.games.lords_of_ragnarok.verbs.course import open_hunt
from tests.games.lords_of_ragnarok.cast import (
    FOE,
    attack,
    foe,
    me,
)
from tests.games.lords_of_ragnarok.scenes import Scene, Side, box, scene

# ---- monsters --------------------------------------------------------------------------------------------------------


def roused(monster: str, at: str, victim: Side, *answers: str) -> Scene:
    """A monster under control makes its region attack."""
    t = scene(me(), victim, monsters={monster: at}, rings={} if monster == "loki" else {monster: 0})
    t.run(monsters.decide(t.s, 0, monster, "attack"), *answers)
    return t


def test_draugr_hits_every_army_in_its_region() -> None:
    t = roused("draugr", "lejre", Side("snorri", at="ulvoy", armies={"lejre": "3 1"}))
    assert t.armies(1, "lejre") == [2]


def test_troll_hits_one_army_beside_it() -> None:
    t = roused("troll", "haervik", Side("snorri", at="ulvoy", armies={"lejre": "3", "haervik": "2"}))
    assert t.armies(1, "lejre") == [2]


def test_garm_injures_a_hero_in_its_region_or_beside_it() -> None:
    t = roused("garm", "lejre", Side("snorri", at="ulvoy"), "injure might")
    assert t.s.players[1].injured[0]


def test_nidhogg_takes_2_of_one_army() -> None:
    t = roused("nidhogg", "lejre", Side("snorri", at="ulvoy", armies={"lejre": "3 1"}), "hit snorri lejre 3")
    assert t.armies(1, "lejre") == [1, 1]


def test_lindworm_takes_control_away_from_a_region_without_armies() -> None:
    t = roused("lindworm", "lejre", Side("snorri", at="ulvoy", armies={"ulvoy": "1"}, holds="ulvoy idavoll"))
    assert t.controls(1) == ["ulvoy"]


def test_hraesvelg_blows_an_army_to_a_region_of_its_owner_or_it_loses_1() -> None:
    t = roused(
        "hraesvelg",
        "lejre",
        Side("snorri", at="ulvoy", armies={"lejre": "3"}, holds="lejre idavoll ulvoy"),
        "push idavoll",
    )
    assert t.armies(1, "idavoll") == [3]
    t = roused("hraesvelg", "lejre", Side("snorri", at="ulvoy", armies={"lejre": "3"}))
    assert t.armies(1, "lejre") == [2]


def test_loki_injures_every_hero_in_his_region_who_discards_a_card() -> None:
    t = roused("loki", "ulvoy", Side("snorri", at="ulvoy", hand="hew ram"), "injure might", "discard ram")
    assert t.s.players[1].injured[0]
    assert t.s.players[1].hand == ["hew"]


@pytest.mark.parametrize(
    ("monster", "answers", "on"),
    [
        ("draugr", ["discard hew", "injure might"], True),
        ("troll", ["injure might", "injure wisdom"], True),
        ("garm", ["injure might"], False),
        ("nidhogg", ["discard hew", "discard ram"], True),
        ("lindworm", ["injure might"], True),
        ("hraesvelg", ["drag lejre"], False),
        ("loki", [], True),
    ],
)
def test_special_attacks_in_a_hunt(monster: str, answers: list[str], on: bool) -> None:
    t = scene(me(hand="hew ram"), FOE, monsters={monster: "haervik"})
    chase = open_hunt(t.s, 0, monster, 0, 0)
    assert t.run(hunt.suffer(t.s, chase, {"special": 1}), *answers) is on
    special = box().monsters[monster].special
    assert sum(t.s.players[0].injured) == special.get("injuries", 0) + special.get("lasting", 0)
    assert len(t.s.players[0].hand) == 2 - special.get("discard", 0) - special.get("discard_random", 0)
    if monster == "lindworm":
        assert gains.healable(t.s.players[0]) == [], "not in this turn"


# ---- action cards of the followers -----------------------------------------------------------------------------------


@pytest.mark.parametrize("card", box().action_cards)
def test_the_bonus_of_every_action_card(card: str) -> None:
    """Paid when its condition holds, in full; not paid when it does not."""
    record = box().action_cards[card]
    shrines = "jarnvid helgelund offerlund"
    rich = Side(
        "ragnar",
        follower=True,
        at="lejre",
        holds=f"{shrines} hrafnvik smidjudal skarpnes eldmyr lejre solvik",
        armies={"hrafnvik": "1", "skarpnes": "1", "lejre": "1"},
        attributes=(2, 1, 2),
        allied="vanaheim alfheim",
        slayers=1,
        row=f"{card} a1 a2" if card not in ("a1", "a2") else f"{card} b1 b2",
    )
    t = scene(
        me(), rich, temples=shrines, monsters={"troll": "haervik", "garm": "lejre"}, rings={"troll": 1, "garm": 1}
    )
    p = t.s.players[1]
    p.victorious = True
    if record.when == "controls_no_settlement":
        for word in ("hrafnvik", "skarpnes", "solvik", "lejre"):
            t.s.control[t.region(word)] = -1
            p.holds &= ~(1 << t.region(word))
    before = [sum(p.runes), len(p.hand), sum(p.value), p.pool, len(p.tucked), sum(p.attributes)]
    assert turn.fulfilled(t.s, 1, record)
    t.run(turn.pay_bonus(t.s, 1, record))
    after = [sum(p.runes), len(p.hand), sum(p.value), p.pool, len(p.tucked), sum(p.attributes)]
    gained = [b - a for a, b in zip(before, after, strict=True)]
    place = {"runes": 0, "cards": 1, "army_up": 2, "priest": 3, "blessing": 4, "raise": 5, "recruit": 2}
    amount = {"forge": 2, "monster": 2, "temple": 3, "alliance": 2, None: 1}[record.per]
    wanted = min(record.amount * amount, record.most) if record.reward else 0
    if record.reward == "recruit":
        wanted = 2
    assert sum(gained) == wanted
    assert record.reward is None or gained[place[record.reward]] == wanted
    poor = scene(me(), Side("ragnar", follower=True, at="hrafnvik", holds="hrafnvik"))
    at_home = record.when in ("hero_in_controlled_region", "hero_region_has_settlement")
    assert turn.fulfilled(poor.s, 1, record) is (record.when is None or at_home)


def test_battle_module_knows_every_condition_of_a_card() -> None:
    """None falls through to the last case by mistake."""
    conditions = {card.when for card in box().cards.values()} - {None}
    t = attack(me(armies={"haervik": "3"}), foe("1"))
    fight = Battle(where=t.region("offerlund"), fighters=[0, 1], came=[])
    t.s.battle = fight
    for condition in conditions:
        assert battle.holds(t.s, fight, 0, str(condition)) in (True, False)
