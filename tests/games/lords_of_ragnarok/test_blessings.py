"""Every blessing, by what it does."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from longhall.games.lords_of_ragnarok import (
    armies,
    gains,
    hunt,
    monument,
    rune_actions,
    specials,
    steps,
)
from longhall.games.lords_of_ragnarok.sheet import hand_limit, hero_reach, population, rune_limit
from longhall.games.lords_of_ragnarok.verbs.course import open_hunt
from tests.games.lords_of_ragnarok.cast import (
    FOE,
    attack,
    foe,
    me,
)
from tests.games.lords_of_ragnarok.scenes import Side, box, scene

# ---- blessings -------------------------------------------------------------------------------------------------------


def bless_hand_limit() -> None:
    t = scene(me(blessings="mimirs_counsel"), FOE)
    assert hand_limit(t.s, t.s.players[0]) == 5


def bless_peek() -> None:
    t = attack(me(armies={"haervik": "3"}, blessings="ravens_watch"), foe("2", hand="hew duel"), "pass")
    assert sorted(t.s.players[1].known[0]) == ["duel", "hew"]
    t = scene(
        me(armies={"haervik": "5"}, blessings="ravens_watch"),
        Side("ragnar", follower=True, at="hrafnvik", armies={"offerlund": "1"}, hand="hew duel", attributes=(1, 1, 1)),
    )
    t.run(armies.activate_army(t.s, 0, ("march", "haervik", "5", "offerlund"), 0), rolls={"battle_deck": [1]})
    assert t.told("looked")[0]["count"] == 1
    assert t.s.players[1].known == {0: []}, "the one card seen was played"


def bless_rune_limit() -> None:
    t = scene(me(), FOE)
    t.run(gains.bless(t.s, 0, "rune_memory", t.s.blessings), "rune isa")
    assert rune_limit(t.s, t.s.players[0]) == 7
    assert sum(t.s.players[0].runes) == 1


def bless_forge_more() -> None:
    t = scene(me(at="glodheim", blessings="twice_forged"), FOE, forges={"glodheim": "isa"})
    t.run(steps.prayer(t.s, 0), "forge isa")
    assert sum(t.s.players[0].runes) == 2


def bless_wild_spear() -> None:
    t = scene(me(blessings="gungnirs_aim", hand="thrust thrust"), FOE, monsters={"draugr": "haervik"})
    chase = open_hunt(t.s, 0, "draugr", 1, 0)
    wounds = [o for o in hunt.strike_options(t.s, chase, hunt.REST) if o[0] == "wound"]
    assert len(wounds) == 5
    t.run(hunt.wound(t.s, chase, 0, ["thrust"]))
    wounds = [o for o in hunt.strike_options(t.s, chase, hunt.REST) if o[0] == "wound"]
    assert wounds == [("wound", "4", "thrust")]


def bless_hero_move() -> None:
    near, far = (hero_reach(t.s, t.s.players[0]) for t in (scene(me(), FOE), scene(me(blessings="high_seat"), FOE)))
    assert len(far) > len(near)


def bless_raise_discount() -> None:
    t = scene(me(runes="isa fehu", blessings="price_of_an_eye"), FOE)
    t.run(rune_actions.carry_out(t.s, 0, ("raise", "might")), "pay isa")
    assert t.s.players[0].attributes[0] == 2


def bless_hunt_cards() -> None:
    t = scene(me("ragnar", blessings="wild_hunt"), FOE, monsters={"draugr": "haervik"})
    t.run(hunt.hunt(t.s, 0, "draugr"), "give_up")
    assert len(t.s.players[0].hand) == 2


def bless_hammer_value() -> None:
    t = attack(me(armies={"haervik": "3"}, hand="ram", blessings="weight_of_mjolnir"), foe("1"), "play ram")
    assert t.told("result")[0]["attack"] == 8


def bless_monument_heal() -> None:
    t = scene(me(), Side("snorri", at="ulvoy", injured="might", blessings="goat_feast"))
    t.run(monument.finish_monument(t.s, 0), "loki lejre")
    assert not any(t.s.players[1].injured)


def bless_usurp_might() -> None:
    assert specials.performable(scene(me(blessings="belt_of_might"), FOE).s, 0, "usurp")
    assert not specials.performable(scene(me(), FOE).s, 0, "usurp")


def bless_attack_value() -> None:
    t = attack(me(armies={"haervik": "3"}, blessings="stormcaller"), foe("3"))
    assert t.told("result")[0]["attack"] == 4


def bless_win_cards() -> None:
    t = attack(me(armies={"haervik": "3"}, blessings="spoils_of_thunder"), foe("1"))
    assert len(t.s.players[0].hand) == 1


def bless_ignore_losses() -> None:
    t = attack(me(armies={"haervik": "3"}, hand="hew", blessings="iron_grip"), foe("1"), "play hew")
    assert t.armies(0, "offerlund") == [3]


def bless_hunt_cancels() -> None:
    t = scene(me(blessings="giant_slayer"), FOE, monsters={"draugr": "haervik"})
    chase = open_hunt(t.s, 0, "draugr", 0, 1)
    t.run(hunt.defend(t.s, chase, "maul_5"), "cancel")
    assert not any(t.s.players[0].injured)
    assert chase.cancels == 0
    assert len(t.s.players[0].hand) == 2


def bless_reward_cards() -> None:
    t = scene(me(blessings="trophy_taker"), FOE)
    t.run(hunt.take_reward(t.s, 0, "priest"))
    assert len(t.s.players[0].hand) == 1


def bless_reinforce_value() -> None:
    t = scene(me(holds="haervik", blessings="host_of_folkvang"), FOE)
    t.run(specials.reinforce(t.s, 0))
    assert t.armies(0, "haervik") == [2]


def bless_drakkar_move() -> None:
    t = scene(me(drakkar="north_sea", blessings="falcon_cloak"), FOE, Side("ragnar", at="solvik"))
    assert len([option for option in steps.hero_options(t.s, 0) if option[0] == "sail"]) == 5


def bless_population_less() -> None:
    t = scene(me(armies={"haervik": "2"}, blessings="brisingamen"), FOE)
    assert population(t.s, t.s.players[0], t.region("offerlund")) == 2
    t.run(armies.activate_army(t.s, 0, ("march", "haervik", "2", "offerlund"), 0))
    assert "offerlund" in t.controls(0)


def bless_any_rune() -> None:
    t = scene(me(runes="isa fehu", blessings="seidr"), FOE)
    t.run(rune_actions.runes(t.s, 0), "ally svartalfheim", "pay fehu", "done")
    assert t.s.players[0].allied.bit_count() == 1


def bless_defend_value() -> None:
    t = attack(me(armies={"haervik": "3"}), foe("3", blessings="steadfast"))
    assert t.told("result")[0]["defence"] == 4


def bless_train_more() -> None:
    t = scene(me(armies={"haervik": "2"}, blessings="drillmaster"), FOE)
    t.run(steps.manoeuvres(t.s, 0), "train haervik 2")
    assert t.armies(0, "haervik") == [4]


def bless_temple_priests() -> None:
    t = scene(me(holds="offerlund", blessings="sessrumnir"), FOE)
    t.run(specials.raise_temple(t.s, 0))
    assert t.s.players[0].pool == 2


def bless_activations() -> None:
    t = scene(me(armies={"haervik": "2"}, blessings="swift_levies"), FOE)
    t.run(steps.manoeuvres(t.s, 0), "train haervik 2", "train haervik 3")
    assert t.armies(0, "haervik") == [4]


BLESSINGS: dict[str, Callable[[], None]] = {
    name.removeprefix("bless_"): function for name, function in list(globals().items()) if name.startswith("bless_")
}


@pytest.mark.parametrize("effect", BLESSINGS)
def test_blessings(effect: str) -> None:
    BLESSINGS[effect]()


def test_every_effect_of_a_blessing_is_used_by_a_test_here() -> None:
    effects = {key for blessing in box().blessings.values() for key in blessing.effect}
    assert effects <= set(BLESSINGS) | {"runes_now"}
