"""Cards whose effects are data; and no card is without its test."""

from __future__ import annotations

import re
from typing import get_args

import pytest

from longhall.games.blood_rage.box import AREAS, Effect
from longhall.games.blood_rage.game import WORDS
from longhall.games.blood_rage.hooks import ACTIONS, HOOKS
from longhall.games.blood_rage.phases import fulfilled
from longhall.games.blood_rage.rules import invade_cost
from longhall.games.blood_rage.sheet import strength
from tests.games.blood_rage.hands import GIMLE, battle, totals
from tests.games.blood_rage.scenes import Clan, box, glory, play, player, rage, scene, stats
from tests.games.source import source
from tests.games.stage import asked, may, options

# ---- effects that are data -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "paid"), [("lokis_dragons", 4), ("fire_dragons", 8), ("eternal_dragons", 12)])
def test_effect_ship_lost_glory(card: str, paid: int) -> None:
    """In battle and in Ragnarok, whatever destroys the ship."""
    m = battle(Clan(at={"gimle": "leader"}), Clan(at={"northwest": "ship"}, upgrades=card))
    assert glory(m)[1] == paid
    m = scene(Clan(at={"northwest": "ship"}, upgrades=card), phase="ragnarok", age=3, dooms=["gimle"] * 3)
    assert glory(m)[0] == paid + 4


@pytest.mark.parametrize(
    ("cards", "each"),
    [("lokis_domain", 1), ("lokis_eminence", 2), ("lokis_wrath", 3), ("lokis_domain lokis_wrath", 4)],
)
def test_effect_release_glory(cards: str, each: int) -> None:
    """Ruling `upgrade_stack`: side by side; also in the third age (p. 22)."""
    m = scene(Clan(at={"valhalla": "leader ship warrior"}, upgrades=cards), age=3, phase="valhalla")
    assert glory(m)[0] == 3 * each


@pytest.mark.parametrize(("card", "worth"), [("tyrs_domain", 3), ("tyrs_wrath", 5)])
def test_effect_quest_bonus(card: str, worth: int) -> None:
    m = battle(Clan(at=GIMLE, hand="quest_alfheim_age1", upgrades=card), Clan(at=GIMLE, hand="quest_alfheim_age1"))
    play(m, "0 play quest_alfheim_age1", "1 play quest_alfheim_age1")
    assert asked(m) == [(0, "treat")]
    assert totals(m, f"0 treat {card}") == [2 + worth, 2]
    assert m.state.discard == ["quest_alfheim_age1"], "the winner's"


def test_effect_quest_bonus_one_way_or_the_other() -> None:
    """Ruling `domain_and_wrath`: 3 or 5, never 8; and it is optional."""
    clans = Clan(at=GIMLE, hand="quest_alfheim_age1", upgrades="tyrs_domain tyrs_wrath"), Clan(at=GIMLE)
    m = battle(*clans)
    play(m, "0 play quest_alfheim_age1")
    assert options(m, 0) == ["treat tyrs_domain", "treat tyrs_wrath", "decline"]
    assert totals(m, "0 decline") == [2, 2]
    m = battle(*clans)
    assert totals(m, "0 play quest_alfheim_age1", "0 treat tyrs_wrath") == [7, 2]


@pytest.mark.parametrize(
    ("card", "cost", "strengths"),
    [
        ("", 1, [1, 2, 3, 4, 5]),
        ("brothers_in_arms", 1, [1, 3, 4, 6, 7]),
        ("experts_in_arms", 2, [2, 4, 6, 8, 10]),
        ("masters_in_arms", 2, [2, 6, 8, 12, 14]),
    ],
)
def test_effect_warrior_strength_and_pairs(card: str, cost: int, strengths: list[int]) -> None:
    for count, expected in enumerate(strengths, start=1):
        m = scene(Clan(at={"gimle": f"{count}*warrior"}, upgrades=card, steps=(1, 1, 6)), age=3)
        assert strength(m.state, 0, box().number["gimle"]) == expected
        assert invade_cost(m.state, 0, "warrior") == cost


def test_effect_pair_strength_counts_each_province_alone() -> None:
    m = scene(Clan(at={"gimle": "warrior", "myrkvlor": "warrior"}, upgrades="brothers_in_arms"))
    assert [strength(m.state, 0, box().number[area]) for area in ("gimle", "myrkvlor")] == [1, 1]


@pytest.mark.parametrize("card", ["thors_hammer", "thors_ascension"])
def test_effect_win_glory(card: str) -> None:
    m = battle(Clan(at=GIMLE, hand=card), Clan(at={"gimle": "warrior"}))
    play(m, f"0 play {card}")
    assert glory(m)[0] == 3 + 3
    lost = battle(Clan(at={"gimle": "warrior"}, hand=card), Clan(at={"gimle": "leader"}))
    play(lost, f"0 play {card}")
    assert glory(lost)[0] == 0


def test_effect_win_rage() -> None:
    """Rulings `ascension_zero` and `rage_over_12`: acting again at 0 rage, beyond the stat, never over 12."""
    m = battle(Clan(at={"gimle": "warrior"}), Clan(at=GIMLE, hand="thors_ascension", rage=0))
    play(m, "1 play thors_ascension")
    assert rage(m)[1] == 3
    assert asked(m) == [(1, "act")]
    m = battle(Clan(at=GIMLE, hand="thors_ascension", rage=11), Clan(at={"gimle": "warrior"}))
    play(m, "0 play thors_ascension")
    assert rage(m)[0] == 12


def test_effect_win_raise() -> None:
    """After the glory for axes (ruling `after_battle_order`)."""
    m = battle(Clan(at=GIMLE, hand="thors_oath"), Clan(at={"gimle": "warrior"}))
    play(m, "0 play thors_oath", "0 raise axes")
    assert glory(m)[0] == 3
    assert stats(m, 0)["axes"] == 4


@pytest.mark.parametrize(
    ("token", "choices"),
    [
        ("rage", ["raise axes", "raise horns"]),
        ("axes", ["raise rage", "raise horns"]),
        ("horns", ["raise rage", "raise axes"]),
        ("glory", ["raise rage", "raise axes", "raise horns"]),
    ],
)
def test_effect_pillage_raise(token: str, choices: list[str]) -> None:
    """Ruling `grace_same_stat`: another stat than the reward's."""
    m = battle(Clan(at=GIMLE, hand="friggas_grace"), Clan(at={"gimle": "warrior"}), token=token)
    play(m, "0 play friggas_grace")
    assert options(m, 0) == choices


def test_effect_pillage_raise_in_yggdrasil_and_before_the_glory_for_axes() -> None:
    m = battle(
        Clan(at={"yggdrasil": "leader"}, hand="friggas_grace"),
        Clan(at={"yggdrasil": "warrior"}),
        where="yggdrasil",
        token="all",
    )
    play(m, "0 play friggas_grace", "0 raise axes")
    assert stats(m, 0) == {"rage": 7, "axes": 5, "horns": 5}
    assert glory(m)[0] == 5


def test_effect_pillage_raise_not_for_a_defender() -> None:
    m = battle(Clan(at={"gimle": "warrior"}), Clan(at=GIMLE, hand="friggas_grace"))
    play(m, "1 play friggas_grace")
    assert asked(m) == [(1, "act")]
    assert stats(m, 1) == {"rage": 6, "axes": 3, "horns": 4}


def test_effect_steal_rage() -> None:
    m = battle(Clan(at=GIMLE, hand="lokis_domain"), Clan(at={"gimle": "warrior"}, hand="lokis_trickery"))
    play(m, "0 play lokis_domain", "1 play lokis_trickery")
    assert rage(m) == [5, 7]


def test_effect_steal_rage_only_from_a_winner_who_has_some() -> None:
    """Rulings `trickery_empty` and `tie_no_winner`."""
    m = scene(Clan(at={"gimle": "warrior"}, hand="lokis_trickery", rage=2), Clan(at=GIMLE, hand="lokis_domain", rage=0))
    play(m, "0 pillage gimle", "0 play lokis_trickery", "1 play lokis_domain")
    assert rage(m) == [2, 0]
    m = battle(Clan(at=GIMLE, hand="lokis_trickery"), Clan(at=GIMLE, hand="lokis_trickery"))
    play(m, "0 play lokis_trickery", "1 play lokis_trickery")
    assert rage(m) == [6, 6]


def test_effect_steal_rage_goes_before_tyrs_prowess() -> None:
    """Ruling `trickery_vs_prowess`."""
    m = battle(
        Clan(at=GIMLE, hand="tyrs_bash", upgrades="tyrs_prowess", rage=1),
        Clan(at={"gimle": "warrior"}, hand="lokis_trickery"),
    )
    play(m, "0 play tyrs_bash", "1 play lokis_trickery")
    assert m.state.discard == ["tyrs_bash"], "there was no rage left to take it back"
    assert rage(m) == [0, 7]


def test_effect_steal_glory() -> None:
    """Ruling `steal_glory_floor`: after the winner's glory for axes, never below 0."""
    backstab = Clan(at={"gimle": "warrior"}, hand="lokis_backstab")
    m = battle(Clan(at={"gimle": "leader"}, hand="lokis_domain"), backstab)
    play(m, "0 play lokis_domain", "1 play lokis_backstab")
    assert glory(m) == [1, 2]
    m = battle(Clan(at={"gimle": "leader"}, hand="thors_hammer"), backstab, backstab)
    play(m, "0 play thors_hammer", "1 play lokis_backstab", "2 play lokis_backstab")
    assert glory(m) == [3, 2, 1], "3 for axes, 2 and 1 of them stolen, then 3 for the hammer"


def test_effect_late() -> None:
    """Ruling `after_reveal_played_normally`: as the first card too."""
    m = battle(Clan(at=GIMLE, hand="heimdalls_eye heimdalls_gaze"), Clan(at=GIMLE))
    play(m, "0 play heimdalls_gaze")
    assert options(m, 0) == ["decline", "play heimdalls_eye"]
    assert totals(m, "0 play heimdalls_eye") == [2 + 3 + 2, 2]


def test_effect_upgrade_discount() -> None:
    m = scene(Clan(upgrades="friggas_charm", hand="troll tyrs_challenge lokis_domain lord_of_axes", rage=2), age=2)
    assert may(m, "0 upgrade lord_of_axes"), "3 less 1"
    play(m, "0 upgrade tyrs_challenge")
    assert rage(m)[0] == 2, "never below 0"
    play(m, "1 pass", "0 upgrade lokis_domain")
    assert rage(m)[0] == 2
    play(m, "0 upgrade troll", "0 decline")
    assert rage(m)[0] == 1


def test_effect_upgrade_discount_still_holds_for_what_replaces_it() -> None:
    m = scene(Clan(upgrades="friggas_charm lokis_domain tyrs_domain", hand="thors_glory"))
    play(m, "0 replace thors_glory friggas_charm")
    assert rage(m)[0] == 5, "the cost is paid first"


def test_effect_ragnarok_factor() -> None:
    m = scene(
        Clan(at={"gimle": "warrior", "northwest": "ship"}, upgrades="odins_inspiration fire_dragons"),
        age=2,
        phase="ragnarok",
        dooms=["gimle"] * 3,
    )
    assert glory(m)[0] == 2 * 2 * 3 + 8, "the dragons' glory is not doubled"


def test_effect_quest_factor() -> None:
    m = scene(Clan(at={"gimle": "warrior"}, quests="quest_alfheim_age3", upgrades="odins_throne"), age=3, phase="quest")
    play(m, "0 raise rage")
    assert player(m, 0).sources["quests"] == 18
    assert stats(m, 0)["rage"] == 7, "one raise"


def test_effect_board_glory() -> None:
    m = scene(
        Clan(at={"gimle": "leader 2*warrior", "northeast": "ship"}, upgrades="thors_conquest"), age=3, phase="end"
    )
    assert glory(m)[0] == 12


def test_effect_board_glory_not_for_the_fallen() -> None:
    m = scene(
        Clan(at={"gimle": "2*warrior", "valhalla": "warrior"}, upgrades="thors_conquest"),
        age=3,
        phase="ragnarok",
        dooms=["horgr", "utgard", "gimle"],
    )
    assert player(m, 0).sources == {"ragnarok": 8}


def test_effect_kill_glory() -> None:
    """Own figures too, won or lost (ruling `valkyrie_loses`); figures kept for rage do not count."""
    m = battle(Clan(at=GIMLE, hand="odins_judgement"), Clan(at={"gimle": "leader warrior"}, hand="tyrs_bash"))
    play(m, "0 play odins_judgement", "1 play tyrs_bash")
    assert glory(m) == [4, 3]
    m = battle(Clan(at=GIMLE, hand="odins_judgement"), Clan(at=GIMLE, upgrades="friggas_protection"))
    play(m, "0 play odins_judgement", "1 save warrior gimle", "1 decline")
    assert glory(m)[0] == 3 + 2


def test_effects_of_several_losers_go_clockwise_from_the_pillager() -> None:
    m = scene(
        Clan(at={"gimle": "leader"}, hand="lokis_domain", rage=1),
        Clan(at={"gimle": "warrior"}, hand="lokis_trickery", rage=0),
        Clan(at={"gimle": "warrior"}, hand="lokis_trickery", rage=0),
    )
    play(m, "0 pillage gimle", "0 play lokis_domain", "1 play lokis_trickery", "2 play lokis_trickery")
    assert rage(m) == [0, 1, 0]


# ---- nothing is forgotten ------------------------------------------------------------------------------------------


CARD_ACTIONS = {"challenge": "tyrs_challenge", "return": "friggas_domain", "sacrifice": "friggas_sacrifice"}


BASIC_ACTIONS = {"invade", "march", "upgrade", "replace", "quest", "pillage", "pass"}


def coded() -> set[str]:
    """The titles of all cards that have code."""
    return {title for hooks in HOOKS.values() for title in hooks}


def test_every_coded_title_is_a_card() -> None:
    assert coded() <= set(box().titles.values())


def test_every_card_is_data_or_has_code() -> None:
    """Battle cards with only a bonus and quests are whole as they are; monsters may differ by numbers alone."""
    plain = {"tyrs_bash", "tyrs_smash", "tyrs_crush", "tyrs_smite", "tyrs_rage"}
    by_numbers = {"dwarf_chieftain", "soldier_of_hel", "sea_serpent", "dark_elf"}
    for card in box().cards.values():
        whole = card.type == "quest" or card.title in plain | by_numbers
        assert whole or card.effect or card.title in coded(), f"{card.id} does nothing"
        assert not (card.title in plain and (card.effect or not card.bonus))


def test_every_coded_card_and_every_effect_has_a_test() -> None:
    tests = re.findall(r"^def (test_\w+)\(", source(__file__, "cards"), re.MULTILINE)
    for title in coded():
        assert any(name.startswith(f"test_{title}") for name in tests), f"{title} has no test"
    for key in get_args(Effect):
        assert any(re.match(rf"test_effect_.*{key}", name) for name in tests), f"effect {key} has no test"


def test_every_effect_is_used_by_a_card() -> None:
    assert {key for card in box().cards.values() for key in card.effect} == set(get_args(Effect))


def test_every_action_has_a_rule_and_words() -> None:
    assert set(ACTIONS) == BASIC_ACTIONS | set(CARD_ACTIONS)
    assert set(ACTIONS) <= set(WORDS)
    assert set(CARD_ACTIONS.values()) <= coded()


def test_every_quest_can_be_fulfilled() -> None:
    """Nothing in a scene is out of reach: a clan that is alone everywhere fulfils every quest."""
    at = dict.fromkeys(("yggdrasil", "gimle", "horgr", "elvagar"), "warrior") | {"valhalla": "4*warrior"}
    m = scene(Clan(at=at))
    for card in box().cards.values():
        if card.type == "quest":
            assert fulfilled(m.state, 0, card.id)
    assert len(box().areas) == AREAS
