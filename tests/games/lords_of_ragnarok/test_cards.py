"""Every hero, origin, battle card and artefact: what it does, and that nothing is missing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from longhall.games import load
from longhall.games.lords_of_ragnarok import (
    armies,
    gains,
    hunt,
    monsters,
    realms,
    setup,
    specials,
    steps,
)
from longhall.games.lords_of_ragnarok.artefacts import any_time, use_artefact
from longhall.games.lords_of_ragnarok.hooks import HOOKS
from longhall.games.lords_of_ragnarok.state import Player
from longhall.games.lords_of_ragnarok.verbs.course import open_hunt
from longhall.text import LANGUAGES, Texts
from tests.games.lords_of_ragnarok.cast import (
    FOE,
    attack,
    foe,
    me,
)
from tests.games.lords_of_ragnarok.scenes import Side, box, scene

# ---- nothing is missing ----------------------------------------------------------------------------------------------


def test_every_artefact_has_code_and_every_hook_a_card() -> None:
    coded = {name for hooks in HOOKS.values() for name in hooks}
    assert set(box().artefacts) <= coded
    assert set(box().heroes) <= coded
    assert coded <= set(box().artefacts) | set(box().heroes) | set(box().cards)
    assert HOOKS["ready"].keys() == HOOKS["use"].keys()


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
