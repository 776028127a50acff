"""Missions and achievements; and no card is without its test."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from longhall.games.vikings_gone_wild.bot import JUDGES
from longhall.games.vikings_gone_wild.box import ON_PLAY, REACTIONS, Deed, Effect
from longhall.games.vikings_gone_wild.cards import EFFECTS
from longhall.games.vikings_gone_wild.sheet import fulfilled, leaders, tally
from tests.games.source import source
from tests.games.stage import may
from tests.games.vikings_gone_wild.scenes import Village, attack, box, play, player, scene, vp

# ---- missions ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mission", "before", "line"),
    [
        ("worship", Village(hand="3*beer"), "0 take scroll 1"),
        ("worker", Village(hand="2*gold"), "0 build brewery"),
        ("strategy", Village(hand="3*beer"), "0 buy elf_archer"),
        ("shield", Village(hand="2*gold"), "0 buy cannon"),
        ("thirsty", Village(hand="5*beer"), "0 buy bone_crusher"),
        ("money_money", Village(hand="3*gold"), "0 build drakkar"),
        ("brewer", Village(hand="2*gold", buildings="brewery"), "0 build brewery"),
        ("foundry", Village(hand="3*beer", buildings="gold_factory"), "0 build gold_factory"),
        ("captain", Village(hand="3*gold"), "0 build drakkar"),
        ("innkeeper", Village(hand="5*gold"), "0 build tavern"),
        ("architect", Village(hand="2*gold", hall="2", buildings="3*tavern 2*brewery"), "0 build brewery"),
    ],
)
def test_missions_done_by_buying(mission: str, before: Village, line: str) -> None:
    """Not before, but after; buildings under construction count (ruling `mission_sites`)."""
    before.missions = mission
    m = scene(before)
    assert not may(m, f"0 claim {mission}")
    play(m, line, f"0 claim {mission}")
    assert vp(m)[0] == box().missions[mission].vp


@pytest.mark.parametrize(
    ("mission", "village"),
    [
        ("beer_mission", Village(buildings="brewery:1 beer_container:1", loot=(1, 0))),
        ("gold_mission", Village(buildings="gold_factory:1 gold_container:2")),
    ],
)
def test_missions_for_tokens_in_the_village(mission: str, village: Village) -> None:
    village.missions = mission
    assert may(scene(village), f"0 claim {mission}")
    village.buildings = village.buildings.split()[0]
    assert not may(scene(village), f"0 claim {mission}")


def test_mission_attacker() -> None:
    m = scene(Village(hand="viking_warrior", missions="attacker"), Village(buildings="brewery"))
    attack(m, 0, "raven", "brewery_1", "viking_warrior")
    assert may(m, "0 claim attacker")


def test_mission_town_fall() -> None:
    m = scene(Village(hand="viking_warrior bone_crusher", missions="town_fall"), Village(buildings="brewery"))
    attack(m, 0, "raven", "brewery_1", "viking_warrior")
    assert not may(m, "0 claim town_fall")
    attack(m, 0, "raven", "town_hall", "bone_crusher")
    assert may(m, "0 claim town_fall")


@pytest.mark.parametrize(("last", "done"), [("bone_crusher", True), ("bear_rider", False)])
def test_mission_warfare_wants_a_strong_unit(last: str, done: bool) -> None:
    m = scene(Village(hand=f"2*viking_warrior {last}", missions="warfare"), Village(buildings="3*brewery"))
    attack(m, 0, "raven", "brewery_1", "viking_warrior")
    attack(m, 0, "raven", "brewery_2", "viking_warrior")
    attack(m, 0, "raven", "brewery_3", last)
    assert may(m, "0 claim warfare") == done


def test_deeds_are_of_one_turn() -> None:
    m = scene(Village(hand="2*gold", missions="worker", deck="9*gold"), Village(deck="9*beer"))
    play(m, "0 build brewery", "0 end", "1 end", "1 end")
    assert not may(m, "0 claim worker")


def test_exchange_is_no_spending() -> None:
    """Ruling `spending`."""
    m = scene(Village(hand="6*beer", missions="thirsty"))
    play(m, "0 exchange beer gold", "0 exchange beer gold", "0 exchange beer gold")
    assert not may(m, "0 claim thirsty")
    assert m.state.deeds == {}


# ---- achievements --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("aim", "village", "counted"),
    [
        ("defender", Village(deck="cannon", hand="hero_trap", discard="shockwave_tower", played="assassin"), 3),
        ("conqueror", Village(deck="viking_warrior assassin", hand="pigator", discard="thor"), 3),
        ("builder", Village(buildings="brewery tavern+"), 2),
        ("beer_tycoon", Village(buildings="brewery:1 beer_container:3 gold_container:4", loot=(2, 0)), 3),
        ("miner", Village(buildings="gold_factory:1 gold_container:2"), 2),
        ("follower", Village(deck="scroll bear_rider", hand="elf_archer thor", played="sword"), 3),
        ("accomplisher", Village(done="worker worship"), 2),
        ("king_pig", Village(deck="2*pigator elf_archer"), 2),
    ],
)
def test_achievements(aim: str, village: Village, counted: int) -> None:
    """All cards of a player count, wherever they are."""
    m = scene(village, Village())
    assert [tally(m.state, p, aim) for p in m.state.players] == [counted, 0]
    assert leaders(m.state, aim) == [0]


def test_achievements_count_fortifications_on_buildings() -> None:
    m = scene(Village(hand="viking_warrior"), Village(hand="cannon shockwave_tower", buildings="brewery"))
    attack(m, 0, "raven", "brewery_1", "viking_warrior")
    play(m, "1 defend cannon", "1 defend shockwave_tower")
    assert tally(m.state, player(m, 1), "defender") == 2


# ---- completeness --------------------------------------------------------------------------------------------------


def test_every_effect_is_played_an_answer_or_part_of_an_attack() -> None:
    rest = {"beer", "gold", "attack_bonus", "unit_bonus"}
    assert ON_PLAY | REACTIONS | rest == set(get_args(Effect))
    assert EFFECTS.keys() == ON_PLAY | {"beer", "gold"}


def test_every_effect_is_used_by_a_card() -> None:
    assert {effect for card in box().cards.values() for effect in card.effect} == set(get_args(Effect))


def test_every_effect_has_a_test() -> None:
    names = " ".join(re.findall(r"def test_effect_(\w+)", source(__file__, "cards")))
    for effect in get_args(Effect):
        assert re.search(rf"(^| |_and_){effect}(_| |$)", names), effect


def test_every_fighter_and_mission_has_a_test() -> None:
    text = source(__file__, "cards")
    for name in (*box().strength, *box().missions, *box().achievements):
        assert f'"{name}"' in text or f"_{name}" in text, name


def test_every_deed_is_asked_by_a_mission() -> None:
    assert {mission.deed for mission in box().missions.values() if mission.deed} == set(get_args(Deed))


def test_no_mission_is_fulfilled_by_an_idle_village() -> None:
    m = scene(Village())
    assert not [mission for mission in box().missions.values() if fulfilled(m.state, player(m, 0), mission)]


def test_the_bot_judges_every_kind_of_question() -> None:
    assert set(JUDGES) == {
        "act",
        "join",
        "defend",
        "dragon",
        "asgard",
        "asgard_reward",
        "order",
        "mix",
        "remove",
        "recover",
        "peek",
        "drop",
        "steal",
        "store",
        "arrange",
        "keep",
    }
