"""Every hero, artefact, blessing, battle card, monster and action card: what it does, and that nothing is missing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from longhall.games import load
from longhall.games.lords_of_ragnarok import (
    armies,
    battle,
    gains,
    hunt,
    monsters,
    monument,
    realms,
    rune_actions,
    setup,
    specials,
    steps,
)
from longhall.games.lords_of_ragnarok.artefacts import any_time, use_artefact
from longhall.games.lords_of_ragnarok.follower import turn
from longhall.games.lords_of_ragnarok.hooks import HOOKS
from longhall.games.lords_of_ragnarok.sheet import hand_limit, hero_reach, population, rune_limit
from longhall.games.lords_of_ragnarok.state import Battle, Player
from longhall.games.lords_of_ragnarok.verbs.course import open_hunt
from longhall.text import LANGUAGES, Texts
from tests.games.lords_of_ragnarok.scenes import Scene, Side, box, scene

FOE = Side("snorri", at="ulvoy")


def me(hero: str = "sigrun", **facts: object) -> Side:
    return Side(hero, **{"at": "haervik", **facts})  # type: ignore[arg-type]


def attack(attacker: Side, defender: Side, *answers: str, temples: str = "") -> Scene:
    """The attacker's army in Haervik marches to Offerlund."""
    t = scene(attacker, defender, temples=temples)
    value = t.armies(0, "haervik")[0]
    t.run(armies.activate_army(t.s, 0, ("march", "haervik", str(value), "offerlund"), 0), *answers)
    return t


def foe(value: str = "3", **facts: object) -> Side:
    """The defender of Offerlund."""
    return Side("snorri", **{"at": "ulvoy", "armies": {"offerlund": value}, "holds": "offerlund solvik", **facts})  # type: ignore[arg-type]


# ---- nothing is missing ----------------------------------------------------------------------------------------------


def test_every_artefact_has_code_and_every_hook_a_card() -> None:
    coded = {name for hooks in HOOKS.values() for name in hooks}
    assert set(box().artefacts) <= coded
    assert set(box().heroes) <= coded
    assert coded <= set(box().artefacts) | set(box().heroes) | set(box().cards)
    assert HOOKS["ready"].keys() == HOOKS["use"].keys()


def test_every_effect_of_a_blessing_is_used_by_a_test_here() -> None:
    effects = {key for blessing in box().blessings.values() for key in blessing.effect}
    assert effects <= set(BLESSINGS) | {"runes_now"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_says_what_it_does(lang: str) -> None:
    texts = Texts(load("lords_of_ragnarok"), lang)
    for section in (
        "heroes",
        "origins",
        "battle_cards",
        "monsters",
        "blessings",
        "artefacts",
        "challenges",
        "action_cards",
    ):
        for name in box().sections[section]:
            assert texts.effect(name), name
            assert texts.named(name)


# ---- heroes ----------------------------------------------------------------------------------------------------------


def test_ragnar_attacks_in_his_land_with_1_more_for_each_army() -> None:
    t = attack(me("ragnar", at="solvik", armies={"haervik": "3"}), foe())
    assert t.told("result")[0]["attack"] == 4
    t = attack(me("ragnar", at="haervik", armies={"haervik": "3"}), foe())
    assert t.told("result")[0]["attack"] == 3, "Offerlund is in Svealand, Haervik in Jutland"


def test_aslaug_counts_the_realms_beside_her_as_allied() -> None:
    t = scene(me("aslaug", at="offerlund", holds="solvik"), FOE)
    t.run(realms.activate_realm(t.s, 0, box().realm_words.index("muspelheim")), "recruit solvik")
    t.run(realms.activate_realm(t.s, 0, box().realm_words.index("vanaheim")))
    assert t.told("realm") == []


def test_snorri_gains_a_rune_for_a_settlement_taken_without_a_battle_in_his_land() -> None:
    t = scene(me("snorri", at="idavoll", armies={"haervik": "2"}, drakkar="south_sea"), Side("ragnar", at="ulvoy"))
    t.run(armies.activate_army(t.s, 0, ("march", "haervik", "2", "solvik"), 0), "rune isa")
    t = scene(me("snorri", at="haervik", armies={"haervik": "2"}, drakkar="south_sea"), Side("ragnar", at="ulvoy"))
    t.run(armies.activate_army(t.s, 0, ("march", "haervik", "2", "solvik"), 0))
    assert t.asked == [], "another land"


def test_snorri_gains_nothing_after_a_battle() -> None:
    t = scene(
        me("snorri", at="idavoll", armies={"haervik": "5"}, drakkar="south_sea"),
        Side("ragnar", at="ulvoy", armies={"solvik": "1"}),
    )
    t.run(armies.activate_army(t.s, 0, ("march", "haervik", "5", "solvik"), 0))
    assert t.told("control")[0]["region"] == "solvik"


def test_lagertha_grows_after_a_battle_won_in_her_land() -> None:
    t = attack(me("lagertha", at="solvik", armies={"haervik": "5"}), foe("2"))
    assert t.armies(0, "offerlund") == [6]
    t = attack(me("lagertha", at="haervik", armies={"haervik": "5"}), foe("2"))
    assert t.armies(0, "offerlund") == [5]


def test_beowulf_draws_for_each_injury_and_may_injure_himself_first() -> None:
    t = scene(me("beowulf"), FOE)
    t.run(gains.injure_hero(t.s, 0, 1), "injure wisdom")
    assert len(t.s.players[0].hand) == 1
    t = attack(me("beowulf", at="solvik", armies={"haervik": "3"}), foe(), "accept", "injure wisdom", "pass")
    assert t.s.players[0].injured[1]
    t = scene(me("beowulf"), FOE, monsters={"draugr": "haervik"})
    t.run(hunt.hunt(t.s, 0, "draugr"), "accept", "injure wisdom", "give_up")
    assert t.s.players[0].injured[1]
    t = scene(me("beowulf", injured="might wisdom authority"), FOE, monsters={"draugr": "haervik"})
    t.run(hunt.hunt(t.s, 0, "draugr"), "give_up")


def test_sigrun_draws_one_more_for_a_hunt() -> None:
    t = scene(me("sigrun", attributes=(2, 3, 1)), FOE, monsters={"draugr": "haervik"})
    t.run(hunt.hunt(t.s, 0, "draugr"), "give_up")
    assert len(t.s.players[0].hand) == 3


# ---- origins ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "answers", "gain"),
    [
        ("odinson", ["rune isa"], lambda p: (p.attributes[1], sum(p.runes)) == (2, 1)),
        ("thorson", [], lambda p: (p.attributes[0], len(p.hand)) == (2, 1)),
        ("freyason", [], lambda p: (p.attributes[2], sum(p.value)) == (2, 3)),
        ("tyrson", ["grow haervik 2"], lambda p: (sum(p.value), len(p.hand)) == (4, 1)),
        ("heimdallson", ["rune isa", "ally alfheim"], lambda p: (p.allied.bit_count(), sum(p.runes)) == (1, 1)),
        ("baldrson", [], lambda p: (p.pool, len(p.hand)) == (1, 1)),
        ("njordson", ["rune isa", "rune isa"], lambda p: sum(p.runes) == 2),
        ("ullrson", ["keep draupnir"], lambda p: p.artefacts == ["draupnir"]),
    ],
)
def test_origins(origin: str, answers: list[str], gain: Callable[[Player], bool]) -> None:
    t = scene(me(origin=origin, armies={"haervik": "1 1"}), FOE)
    t.run(setup.apply_origin(t.s, 0), *answers)
    assert gain(t.s.players[0])


def test_njords_drakkar_sails_one_sea_further() -> None:
    seas = box().charts["many"].sea_number
    for origin, reach in (("njordson", 5), ("thorson", 4)):
        t = scene(me(origin=origin, drakkar="north_sea"), FOE, Side("ragnar", at="solvik"))
        sails = [option for option in steps.hero_options(t.s, 0) if option[0] == "sail"]
        assert len(sails) == reach, seas


# ---- battle cards ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "total"),
    [
        ("arrow_rain", 4),
        ("skirmishers", 4),
        ("volley", 5),
        ("shield_wall", 5),
        ("spear_thicket", 5),
        ("thrust", 6),
        ("duel", 4),
        ("flanking_sweep", 5),
        ("jarls_command", 6),
        ("blade_dance", 6),
        ("berserk_charge", 8),
        ("hew", 6),
        ("split_the_line", 5),
        ("bloodlust", 5),
        ("breaker", 5),
        ("ram", 7),
        ("crushing_blow", 7),
        ("raised_shields", 3),
        ("hold_fast", 3),
        ("call_to_arms", 3),
    ],
)
def test_battle_cards_of_an_attacker(card: str, total: int) -> None:
    """An army of 3 with authority 2 attacks; the defender is weaker and has no hero there."""
    t = attack(me(armies={"haervik": "3"}, hand=card, attributes=(1, 1, 2)), foe("1"), f"play {card}")
    assert t.told("result")[0]["attack"] == total


@pytest.mark.parametrize(
    ("card", "total"), [("arrow_rain", 5), ("duel", 6), ("ram", 5), ("berserk_charge", 7), ("hold_fast", 6)]
)
def test_battle_cards_of_a_defender(card: str, total: int) -> None:
    """In a region with a temple, with the hero there."""
    t = attack(me(armies={"haervik": "3"}), foe("3", hand=card, at="offerlund"), f"play {card}", temples="offerlund")
    assert t.told("result")[0]["defence"] == total


def test_spear_thicket_defends_a_settlement() -> None:
    t = scene(me(armies={"offerlund": "3"}), Side("snorri", at="ulvoy", armies={"haervik": "3"}, hand="spear_thicket"))
    t.run(armies.activate_army(t.s, 0, ("march", "offerlund", "3", "haervik"), 0), "play spear_thicket")
    assert t.told("result")[0]["defence"] == 7


def test_volley_needs_more_armies() -> None:
    t = scene(me(armies={"haervik": "2 1"}, hand="volley"), foe("1"))
    t.run(
        specials.mobilize(t.s, 0),
        "march haervik 2 offerlund",
        "march haervik 1 offerlund",
        "play volley",
        "lose offerlund 1",
    )
    assert t.told("result")[0]["attack"] == 7


def test_bloodlust_counts_when_behind() -> None:
    t = attack(me(armies={"haervik": "3"}, hand="bloodlust"), foe("4"), "play bloodlust")
    assert t.told("result")[0]["attack"] == 8


def test_flanking_sweep_and_split_the_line_cost_the_loser_1_more() -> None:
    for card in ("flanking_sweep", "split_the_line"):
        t = attack(me(armies={"haervik": "4"}, hand=card), foe("4"), f"play {card}")
        assert t.armies(1, "solvik") == [2]


def test_raised_shields_ignore_a_symbol_and_let_a_costly_card_be_played() -> None:
    t = attack(me(armies={"haervik": "1"}, hand="raised_shields hew"), foe("1"), "play raised_shields", "play hew")
    assert t.armies(0, "offerlund") == [1]


def test_breaker_mutes_the_last_card_of_the_enemy() -> None:
    t = attack(
        me(armies={"haervik": "3"}, hand="breaker"), foe("1", hand="arrow_rain"), "play arrow_rain", "play breaker"
    )
    assert t.told("result")[0]["defence"] == 2, "the value stays, the text is gone"
    assert t.told("muted")[0]["card"] == "arrow_rain"


def test_call_to_arms_brings_an_army_which_goes_back_after_a_lost_attack() -> None:
    side = me(armies={"haervik": "3", "idavoll": "2"}, hand="call_to_arms")
    t = attack(side, foe("1"), "play call_to_arms", "summon idavoll 2")
    assert t.told("result")[0]["attack"] == 5
    lost = attack(side, foe("6"), "play call_to_arms", "summon idavoll 2", "lose offerlund 2")
    assert lost.armies(0, "idavoll") == [1]
    assert lost.armies(0, "haervik") == [3]
    stayed = attack(side, foe("1"), "play call_to_arms", "decline")
    assert stayed.armies(0, "idavoll") == [2]


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


# ---- artefacts -------------------------------------------------------------------------------------------------------


def test_barrow_crown_recruits_where_the_hero_is_in_control() -> None:
    t = scene(me(artefacts="barrow_crown", holds="haervik"), FOE)
    t.run(use_artefact(t.s, 0, "barrow_crown"))
    assert t.armies(0, "haervik") == [1]
    assert any_time(scene(me(artefacts="barrow_crown"), FOE).s, 0) == []


def test_troll_stone_adds_2_in_one_battle() -> None:
    t = attack(me(armies={"haervik": "2"}, artefacts="troll_stone"), foe("3"), "accept")
    assert t.told("result")[0]["attack"] == 4
    assert t.s.players[0].spent == ["troll_stone"]
    t = attack(me(armies={"haervik": "2"}, artefacts="troll_stone"), foe("3"), "decline")
    assert t.s.players[0].spent == []


def test_gnipa_chain_cancels_a_region_attack_or_a_crush() -> None:
    side = Side("snorri", at="ulvoy", armies={"lejre": "3"}, artefacts="gnipa_chain")
    t = scene(me(), side, monsters={"draugr": "lejre"}, rings={"draugr": 0})
    t.run(monsters.decide(t.s, 0, "draugr", "attack"), "accept")
    assert t.armies(1, "lejre") == [3]
    t = scene(me(), side, monsters={"draugr": "haervik"}, rings={"draugr": 0})
    t.run(monsters.prowl(t.s, "draugr", 0, t.region("lejre")), "decline")
    assert t.armies(1, "lejre") == [2]


def test_root_fang_bites_an_enemy_army_near_the_hero() -> None:
    t = scene(me(artefacts="root_fang"), Side("snorri", at="ulvoy", armies={"lejre": "3", "skarpnes": "2"}))
    t.run(use_artefact(t.s, 0, "root_fang"))
    assert t.armies(1, "lejre") == [2]
    assert any_time(scene(me(artefacts="root_fang"), FOE).s, 0) == []


def test_dragon_heart_draws_2_cards() -> None:
    t = scene(me(artefacts="dragon_heart"), FOE)
    t.run(use_artefact(t.s, 0, "dragon_heart"))
    assert len(t.s.players[0].hand) == 2


def test_storm_feather_places_the_hero_anywhere_but_not_in_a_hunt() -> None:
    t = scene(me(artefacts="storm_feather"), FOE, monsters={"draugr": "haervik"})
    t.run(use_artefact(t.s, 0, "storm_feather"), "go hrafnvik")
    assert t.s.players[0].hero_at == t.region("hrafnvik")
    t = scene(me(artefacts="storm_feather"), FOE, monsters={"draugr": "haervik"})
    t.run(hunt.hunt(t.s, 0, "draugr"), "give_up")
    assert "use storm_feather" not in t.options


def test_draupnir_gives_a_rune() -> None:
    t = scene(me(artefacts="draupnir"), FOE)
    t.run(use_artefact(t.s, 0, "draupnir"), "rune isa")
    assert sum(t.s.players[0].runes) == 1


def test_gjallarhorn_activates_an_army_but_not_in_the_midst_of_a_special_action() -> None:
    t = scene(me(armies={"haervik": "2"}, artefacts="gjallarhorn"), FOE, step="hero")
    t.run(use_artefact(t.s, 0, "gjallarhorn"), "train haervik 2")
    assert t.armies(0, "haervik") == [3]
    assert any_time(scene(me(armies={"haervik": "2"}, artefacts="gjallarhorn"), FOE, step="special").s, 0) == []


def test_idunns_apple_heals_all_injuries() -> None:
    t = scene(me(artefacts="idunn_apple", injured="might wisdom"), FOE)
    t.run(use_artefact(t.s, 0, "idunn_apple"))
    assert not any(t.s.players[0].injured)
    assert any_time(scene(me(artefacts="idunn_apple"), FOE).s, 0) == []


def test_megingjord_helps_one_usurpation_or_one_hunt() -> None:
    t = scene(me(artefacts="megingjord"), FOE)
    assert specials.performable(t.s, 0, "usurp")
    t.run(specials.usurp(t.s, 0))
    assert t.s.players[0].spent == ["megingjord"]
    t = scene(me(artefacts="megingjord", attributes=(2, 1, 1)), FOE)
    t.run(specials.usurp(t.s, 0))
    assert t.s.players[0].spent == [], "not needed"
    t = scene(me("ragnar", artefacts="megingjord"), FOE, monsters={"draugr": "haervik"})
    t.run(hunt.hunt(t.s, 0, "draugr"), "accept", "give_up")
    assert len(t.s.players[0].hand) == 3


def test_tarnhelm_cancels_a_monster_attack() -> None:
    t = scene(me(artefacts="tarnhelm"), FOE, monsters={"draugr": "haervik"})
    chase = open_hunt(t.s, 0, "draugr", 0, 0)
    t.run(hunt.defend(t.s, chase, "maul_5"), "use tarnhelm")
    assert not any(t.s.players[0].injured)
    assert t.s.players[0].spent == ["tarnhelm"]


def test_skidbladnir_places_the_drakkar_in_any_sea() -> None:
    t = scene(me(artefacts="skidbladnir", drakkar="north_sea"), FOE)
    t.run(use_artefact(t.s, 0, "skidbladnir"), "sail south_sea")
    assert t.s.players[0].drakkar == t.s.map.sea_number["south_sea"]


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
