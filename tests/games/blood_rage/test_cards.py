"""Cards and monsters: one test and more for each that needs code, and for each effect that is data.

A test of a coded card is called `test_<title>...`, of an effect `test_effect_<key>...`; the last tests here see to it
that none is missing. Rulings are named by their id in RULES.md.
"""

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
from longhall.games.blood_rage.state import State
from longhall.kernel import Match
from tests.games.blood_rage.scenes import (
    Clan,
    asked,
    box,
    glory,
    may,
    options,
    play,
    player,
    rage,
    scene,
    stats,
    there,
    told,
)

GIMLE = {"gimle": "2*warrior"}


def battle(*clans: Clan, where: str = "gimle", age: int = 3, token: str = "horns") -> Match[State]:
    """The first clan pillages a province; the others may be called."""
    m = scene(*clans, age=age, tokens={where: token}, dooms=("elvagar", "angerboda", "muspelheim"))
    play(m, f"0 pillage {where}")
    return m


def totals(m: Match[State], *lines: str) -> list[int]:
    """Play on to the end of a battle; what everybody's strength came to."""
    events = play(m, *lines)
    (end,) = [*told(events, "battle_won"), *told(events, "battle_tied")]
    found: list[int] = end["totals"]
    return found


# ---- monsters ------------------------------------------------------------------------------------------------------


def test_troll_destroys_enemy_warriors_where_it_invades() -> None:
    m = scene(
        Clan(hand="troll", at={"gimle": "warrior"}),
        Clan(at={"gimle": "leader warrior", "northwest": "ship"}),
        Clan(at={"gimle": "warrior", "utgard": "warrior"}),
    )
    play(m, "0 upgrade troll", "0 invade troll gimle")
    assert there(m, 0, "gimle") == ["troll", "warrior"]
    assert there(m, 1, "gimle") == ["leader"]
    assert there(m, 1, "northwest") == ["ship"]
    assert there(m, 2, "valhalla") == ["warrior"]
    assert there(m, 2, "utgard") == ["warrior"]


def test_troll_only_invading_counts() -> None:
    """Ruling `invade_triggers`: no march, no call to battle, and no other figure of the clan."""
    m = scene(Clan(upgrades="troll", at={"utgard": "troll"}), Clan(at={"gimle": "2*warrior"}))
    play(m, "0 march utgard gimle", "1 pass", "0 invade warrior gimle")
    assert there(m, 1, "gimle") == ["warrior", "warrior"]
    m = scene(Clan(at={"gimle": "warrior"}), Clan(upgrades="troll", at={"yggdrasil": "troll"}))
    play(m, "0 pillage gimle", "1 join troll yggdrasil")
    assert glory(m) == [0, 3], "the warrior died in the battle, not before it: 1 against 2"


def test_dwarf_chieftain_costs_nothing_but_needs_rage_to_act() -> None:
    """Ruling `free_monsters_zero_rage`."""
    m = scene(Clan(hand="dwarf_chieftain", rage=1), Clan())
    play(m, "0 upgrade dwarf_chieftain", "0 decline")
    assert rage(m)[0] == 1
    play(m, "1 pass", "0 invade dwarf_chieftain gimle")
    assert rage(m)[0] == 1
    assert strength(m.state, 0, box().number["gimle"]) == 2
    broke = scene(Clan(hand="dwarf_chieftain", rage=0), Clan())
    assert asked(broke) == [(1, "act")]


def test_soldier_of_hel_costs_nothing_and_is_worth_3() -> None:
    m = scene(Clan(hand="soldier_of_hel", rage=1), age=3)
    play(m, "0 upgrade soldier_of_hel", "0 invade soldier_of_hel gimle")
    assert rage(m)[0] == 1
    assert strength(m.state, 0, box().number["gimle"]) == 3


def test_sea_serpent_is_a_ship_too() -> None:
    """Rulings `ship_march` and `serpent_dragons`."""
    m = scene(Clan(hand="sea_serpent", upgrades="lokis_dragons"), Clan(at={"utgard": "leader 2*warrior"}), age=1)
    play(m, "0 upgrade sea_serpent")
    assert {option.split()[-1] for option in options(m, 0, "invade")} == set(box().areas[9:])
    play(m, "0 invade sea_serpent southwest")
    assert strength(m.state, 0, box().number["andlang"]) == strength(m.state, 0, box().number["utgard"]) == 3
    play(m, "1 pillage utgard")
    assert there(m, 0, "valhalla") == ["sea_serpent"]
    assert glory(m)[0] == 4


def test_sea_serpent_neither_marches_nor_joins() -> None:
    m = scene(Clan(at={"gimle": "warrior"}), Clan(upgrades="sea_serpent", at={"southwest": "sea_serpent"}))
    play(m, "0 pillage gimle")
    assert asked(m) == [(1, "act")]
    assert options(m, 1, "march") == []


def test_valkyrie_gains_2_glory_for_each_enemy_destroyed() -> None:
    m = battle(
        Clan(at={"gimle": "valkyrie leader"}, upgrades="valkyrie"),
        Clan(at={"gimle": "2*warrior"}),
        Clan(at={"gimle": "warrior"}),
    )
    assert glory(m) == [3 + 2 * 3, 0, 0]


def test_valkyrie_pays_the_loser_too() -> None:
    """Ruling `valkyrie_loses`: figures destroyed at any point of the battle count, hers do not."""
    m = battle(
        Clan(at={"gimle": "leader warrior"}, hand="tyrs_bash"),
        Clan(at={"gimle": "valkyrie"}, upgrades="valkyrie", hand="odins_smite"),
    )
    play(m, "0 play tyrs_bash", "1 play odins_smite")
    assert glory(m) == [3, 2]
    assert there(m, 1, "valhalla") == ["valkyrie"]


def test_valkyrie_must_take_part() -> None:
    m = battle(Clan(at={"gimle": "leader", "utgard": "valkyrie"}, upgrades="valkyrie"), Clan(at={"gimle": "warrior"}))
    assert glory(m) == [3, 0]


def test_dark_elf_invades_yggdrasil_for_1_and_is_worth_3_there() -> None:
    """Ruling `dark_elf_cost`."""
    m = scene(Clan(upgrades="dark_elf friggas_succor"), age=2)
    play(m, "0 invade dark_elf yggdrasil")
    assert rage(m)[0] == 5
    assert asked(m) == [(1, "act")], "ruling `succor_limits`: Frigga's Succor brings nobody to Yggdrasil"
    assert strength(m.state, 0, 0) == 3
    play(m, "1 pass", "0 march yggdrasil gimle")
    assert strength(m.state, 0, box().number["gimle"]) == 1


def test_fire_giant_destroys_all_but_monsters_the_fjord_included() -> None:
    """Ruling `fire_giant_fjord`."""
    m = scene(
        Clan(hand="fire_giant", at={"gimle": "warrior", "northwest": "ship"}),
        Clan(at={"gimle": "leader warrior", "northwest": "ship sea_serpent"}, upgrades="sea_serpent"),
        Clan(at={"gimle": "troll", "myrkvlor": "warrior"}, upgrades="troll"),
        age=2,
    )
    play(m, "0 upgrade fire_giant", "0 invade fire_giant gimle")
    assert there(m, 0, "gimle") == ["fire_giant", "warrior"]
    assert there(m, 0, "northwest") == ["ship"]
    assert there(m, 1, "valhalla") == ["leader", "ship", "warrior"]
    assert there(m, 1, "northwest") == ["sea_serpent"]
    assert there(m, 2, "gimle") == ["troll"]
    assert there(m, 2, "myrkvlor") == ["warrior"]


def test_frost_giant_doubles_the_reward_before_the_glory_for_axes() -> None:
    m = battle(Clan(at={"gimle": "frost_giant"}, upgrades="frost_giant"), Clan(at={"gimle": "warrior"}), token="axes")
    assert stats(m, 0)["axes"] == 5
    assert glory(m)[0] == 5


def test_frost_giant_must_be_there() -> None:
    m = battle(Clan(at={"gimle": "warrior", "utgard": "frost_giant"}, upgrades="frost_giant"), token="glory")
    assert glory(m)[0] == 5
    m = battle(Clan(at={"gimle": "frost_giant"}, upgrades="frost_giant"), token="glory")
    assert glory(m)[0] == 10, "a pillage without a battle will do"


def test_volur_witch_flees_a_lost_battle_to_yggdrasil() -> None:
    """Ruling `volur_battle`; she is not destroyed (`saved_not_destroyed`)."""
    m = battle(
        Clan(at={"gimle": "leader 2*warrior"}, upgrades="thors_glory"),
        Clan(at={"gimle": "volur_witch warrior"}, upgrades="volur_witch"),
    )
    assert asked(m) == [(1, "flee")]
    play(m, "1 flee volur_witch")
    assert there(m, 1, "yggdrasil") == ["volur_witch"]
    assert there(m, 1, "valhalla") == ["warrior"]
    assert glory(m)[0] == 3, "one figure destroyed: Thor's Glory pays nothing"


def test_volur_witch_may_die_all_the_same_and_must_in_yggdrasil() -> None:
    m = battle(Clan(at={"gimle": "leader warrior"}), Clan(at={"gimle": "volur_witch"}, upgrades="volur_witch"))
    play(m, "1 decline")
    assert there(m, 1, "valhalla") == ["volur_witch"]
    m = battle(
        Clan(at={"yggdrasil": "leader warrior"}),
        Clan(at={"yggdrasil": "volur_witch"}, upgrades="volur_witch"),
        where="yggdrasil",
    )
    assert there(m, 1, "valhalla") == ["volur_witch"]


def test_volur_witch_flees_ragnarok_without_its_glory() -> None:
    """Rulings `volur_scope` and `saved_not_destroyed`."""
    m = scene(
        Clan(at={"gimle": "volur_witch warrior"}, upgrades="volur_witch"),
        age=3,
        phase="ragnarok",
        dooms=("horgr", "utgard", "gimle"),
    )
    play(m, "0 flee volur_witch")
    assert glory(m)[0] == 4
    assert there(m, 0, "yggdrasil") == ["volur_witch"]


# ---- leaders -------------------------------------------------------------------------------------------------------


def test_lord_of_hammers_moves_on_after_a_pillage() -> None:
    m = scene(Clan(at={"gimle": "leader"}, upgrades="lord_of_hammers"), Clan(at={"andlang": "3*warrior"}), tokens={})
    play(m, "0 pillage gimle", "1 stay")
    assert asked(m) == [(0, "move_leader")]
    assert options(m, 0) == ["move leader myrkvlor", "move leader yggdrasil", "decline"], "Andlang is full"
    play(m, "0 move leader yggdrasil")
    assert there(m, 0, "yggdrasil") == ["leader"]


def test_lord_of_hammers_must_be_there_and_may_stay() -> None:
    m = scene(Clan(at={"gimle": "warrior", "utgard": "leader"}, upgrades="lord_of_hammers"))
    play(m, "0 pillage gimle")
    assert asked(m) == [(1, "act")]
    m = scene(Clan(at={"gimle": "leader"}, upgrades="lord_of_hammers"))
    play(m, "0 pillage gimle", "0 decline")
    assert there(m, 0, "gimle") == ["leader"]


def test_lord_of_axes_raises_a_stat_that_counts_at_once() -> None:
    m = battle(Clan(at={"gimle": "leader"}, upgrades="lord_of_axes"), Clan(at={"gimle": "warrior"}))
    assert asked(m) == [(0, "raise")]
    play(m, "0 raise axes")
    assert glory(m)[0] == 4
    assert stats(m, 0) == {"rage": 6, "axes": 4, "horns": 5}


def test_lord_of_spears_raises_all_three() -> None:
    m = battle(Clan(at={"gimle": "leader"}, upgrades="lord_of_spears"), Clan(at={"gimle": "warrior"}))
    assert stats(m, 0) == {"rage": 7, "axes": 4, "horns": 6}
    assert glory(m)[0] == 4


def test_lord_of_spears_must_have_survived() -> None:
    """Ruling `leader_must_survive`."""
    m = battle(
        Clan(at={"gimle": "leader warrior"}, upgrades="lord_of_spears", hand="tyrs_rage_age3"),
        Clan(at={"gimle": "warrior"}, hand="odins_tide"),
    )
    play(m, "0 play tyrs_rage_age3", "1 play odins_tide", "0 spare warrior gimle")
    assert stats(m, 0) == {"rage": 6, "axes": 3, "horns": 5}


# ---- clan upgrades -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("won", [True, False])
def test_thors_glory_pays_for_two_enemies_destroyed_won_or_lost(won: bool) -> None:
    m = battle(
        Clan(at={"gimle": "2*warrior"}, upgrades="thors_glory", hand="tyrs_bash"),
        Clan(at={"gimle": "2*warrior"}, hand="lokis_domain" if won else "tyrs_bash"),
    )
    play(m, "0 play tyrs_bash", f"1 play {'lokis_domain' if won else 'tyrs_bash'}")
    assert glory(m)[0] == (5 if won else 2), "in a tie both lose two figures"


def test_thors_glory_needs_two() -> None:
    m = battle(Clan(at={"gimle": "2*warrior"}, upgrades="thors_glory"), Clan(at={"gimle": "warrior"}))
    assert glory(m)[0] == 3


def test_friggas_succor_brings_a_warrior_along() -> None:
    m = scene(Clan(upgrades="friggas_succor"))
    play(m, "0 invade leader gimle")
    assert options(m, 0) == ["invade warrior gimle", "decline"]
    play(m, "0 invade warrior gimle")
    assert there(m, 0, "gimle") == ["leader", "warrior"]
    assert rage(m)[0] == 6
    assert asked(m) == [(1, "act")], "the extra warrior brings no other"


def test_friggas_succor_is_optional_and_keeps_to_the_limits() -> None:
    """Ruling `succor_limits`: not with ships, only with room, horns and a warrior in reserve."""
    m = scene(Clan(upgrades="friggas_succor", at={"andlang": "2*warrior"}), Clan())
    play(m, "0 invade ship southwest")
    assert asked(m) == [(1, "act")], "a fjord is no province"
    play(m, "1 pass", "0 invade warrior andlang")
    assert asked(m) == [(0, "act")], "Andlang is full, and so are the horns"
    m = scene(Clan(upgrades="friggas_succor", at={"gimle": "3*warrior"}))
    play(m, "0 invade warrior gimle")
    assert asked(m) == [(1, "act")], "horns"
    m = scene(Clan(upgrades="friggas_succor"))
    play(m, "0 invade warrior gimle", "0 decline")
    assert there(m, 0, "gimle") == ["warrior"]


def test_friggas_succor_comes_with_free_invasions() -> None:
    m = scene(Clan(upgrades="friggas_succor", hand="troll"), Clan(at={"andlang": "3*warrior"}))
    play(m, "0 upgrade troll")
    assert not may(m, "0 invade troll andlang"), "a free village is needed first"
    play(m, "0 invade troll utgard", "0 invade warrior utgard")
    assert there(m, 0, "utgard") == ["troll", "warrior"]


def test_lokis_blessing_puts_a_warrior_where_the_battle_was_lost() -> None:
    m = battle(Clan(at={"gimle": "2*warrior"}), Clan(at={"gimle": "warrior"}, upgrades="lokis_blessing"))
    assert asked(m) == [(1, "blessing")]
    assert glory(m) == [3, 0], "after all else"
    play(m, "1 invade warrior gimle")
    assert there(m, 1, "gimle") == ["warrior"]
    assert rage(m)[1] == 6


def test_lokis_blessing_from_the_reserve_on_a_tie_too() -> None:
    """Ruling `blessing_source`."""
    m = battle(Clan(at={"gimle": "warrior"}), Clan(at={"gimle": "warrior"}, upgrades="lokis_blessing"))
    play(m, "1 invade warrior gimle")
    assert there(m, 1, "gimle") == ["warrior"]
    m = battle(
        Clan(at={"gimle": "leader"}),
        Clan(at={"gimle": "warrior", "valhalla": "7*warrior"}, upgrades="lokis_blessing"),
    )
    assert asked(m) == [(1, "act")], "a warrior just destroyed is not in reserve"


def test_lokis_blessing_is_an_invasion() -> None:
    """It brings Frigga's Succor, but not Thor's Domain: that is not the own turn (ruling `thors_domain_scope`)."""
    m = battle(
        Clan(at={"gimle": "leader"}),
        Clan(at={"gimle": "warrior"}, upgrades="lokis_blessing friggas_succor thors_domain"),
    )
    play(m, "1 invade warrior gimle", "1 invade warrior gimle")
    assert there(m, 1, "gimle") == ["warrior", "warrior"]
    assert asked(m) == [(1, "act")]


def test_lokis_blessing_never_reaches_yggdrasil() -> None:
    m = battle(
        Clan(at={"yggdrasil": "leader"}),
        Clan(at={"yggdrasil": "warrior"}, upgrades="lokis_blessing"),
        where="yggdrasil",
    )
    assert asked(m) == [(1, "act")]


def test_tyrs_challenge_pillages_again_for_2_rage() -> None:
    """Ruling `challenge_reward`: reward and glory come again, the token stays turned."""
    m = scene(
        Clan(at={"gimle": "leader"}, upgrades="tyrs_challenge"),
        Clan(at={"gimle": "warrior"}),
        age=2,
        pillaged=["gimle", "utgard"],
        tokens={"gimle": "axes"},
    )
    assert options(m, 0, "challenge") == ["challenge gimle"]
    assert not may(m, "0 pillage gimle")
    play(m, "0 challenge gimle")
    assert rage(m)[0] == 4
    assert glory(m)[0] == 4
    assert m.state.pillaged[box().number["gimle"]]


def test_tyrs_challenge_needs_2_rage_and_a_province_that_stands() -> None:
    m = scene(Clan(at={"northwest": "ship"}, upgrades="tyrs_challenge", rage=1), pillaged=["gimle"], age=2)
    assert options(m, 0, "challenge") == []
    m = scene(
        Clan(at={"northwest": "ship"}, upgrades="tyrs_challenge"),
        pillaged=["gimle", "myrkvlor"],
        fallen=["gimle"],
        age=2,
    )
    assert options(m, 0, "challenge") == ["challenge myrkvlor"]


def test_tyrs_challenge_comes_too_late_when_all_is_pillaged() -> None:
    """Ruling `all_pillaged`."""
    rest = [area for area in box().areas[:9] if area != "gimle"]
    m = scene(Clan(at={"gimle": "leader"}, upgrades="tyrs_challenge"), pillaged=rest, age=2)
    play(m, "0 pillage gimle")
    assert m.state.phase != "action"


def test_friggas_protection_keeps_figures_for_1_rage_each() -> None:
    """Rulings `protection_in_lost_battle` and `saved_not_destroyed`: they stay, and nobody is paid for them."""
    m = battle(
        Clan(at={"gimle": "leader 2*warrior"}, upgrades="thors_glory"),
        Clan(at={"gimle": "2*warrior", "northwest": "ship"}, upgrades="friggas_protection", rage=2),
    )
    assert options(m, 1) == ["save warrior gimle", "save ship northwest", "decline"]
    play(m, "1 save warrior gimle", "1 save ship northwest")
    assert rage(m)[1] == 0
    assert there(m, 1, "valhalla") == ["warrior"], "there was no rage for the third"
    assert there(m, 1, "gimle") == ["warrior"]
    assert glory(m)[0] == 3


def test_friggas_protection_is_optional_and_works_against_cards() -> None:
    m = scene(Clan(hand="troll"), Clan(at={"gimle": "2*warrior"}, upgrades="friggas_protection"))
    play(m, "0 upgrade troll", "0 invade troll gimle")
    assert asked(m) == [(1, "save")]
    play(m, "1 save warrior gimle", "1 decline")
    assert there(m, 1, "gimle") == ["warrior"]
    assert rage(m)[1] == 5


def test_friggas_protection_needs_rage() -> None:
    m = battle(Clan(at={"gimle": "leader"}), Clan(at={"gimle": "warrior"}, upgrades="friggas_protection", rage=0))
    assert there(m, 1, "valhalla") == ["warrior"]


def test_friggas_protection_does_not_work_in_ragnarok_nor_on_a_sacrifice() -> None:
    """Ruling `protection_scope`."""
    m = scene(
        Clan(at={"gimle": "warrior"}, upgrades="friggas_protection"), age=2, phase="ragnarok", dooms=["gimle"] * 3
    )
    assert glory(m)[0] == 3
    m = scene(Clan(at={"gimle": "2*warrior"}, upgrades="friggas_protection friggas_sacrifice"), age=3)
    play(m, "0 sacrifice", "0 destroy warrior gimle", "0 destroy warrior gimle", "0 raise rage")
    assert there(m, 0, "valhalla") == ["warrior", "warrior"]


def test_tyrs_prowess_takes_back_played_cards_for_1_rage_each() -> None:
    m = battle(
        Clan(at={"gimle": "leader"}, upgrades="tyrs_prowess", hand="tyrs_bash heimdalls_eye heimdalls_gaze"),
        Clan(at={"gimle": "warrior"}),
    )
    play(m, "0 play tyrs_bash", "0 play heimdalls_eye", "0 play heimdalls_gaze")
    assert asked(m) == [(0, "recover")]
    play(m, "0 recover heimdalls_gaze", "0 recover tyrs_bash", "0 decline")
    assert sorted(player(m, 0).hand) == ["heimdalls_gaze", "tyrs_bash"]
    assert m.state.discard == ["heimdalls_eye"]
    assert rage(m)[0] == 4


def test_tyrs_prowess_only_as_far_as_rage_goes() -> None:
    m = battle(
        Clan(at={"gimle": "leader"}, upgrades="tyrs_prowess", hand="tyrs_bash heimdalls_eye", rage=1),
        Clan(at={"gimle": "warrior"}),
    )
    play(m, "0 play tyrs_bash", "0 play heimdalls_eye", "0 recover tyrs_bash")
    assert rage(m)[0] == 0
    assert m.state.discard == ["heimdalls_eye"]


def test_thors_domain_pillages_after_an_invasion_for_2_rage() -> None:
    m = scene(Clan(upgrades="thors_domain"), Clan(at={"gimle": "warrior"}), age=2, tokens={"gimle": "axes"})
    play(m, "0 invade leader gimle")
    assert options(m, 0) == ["pillage gimle", "decline"]
    play(m, "0 pillage gimle")
    assert rage(m)[0] == 4
    assert glory(m)[0] == 4
    assert asked(m) == [(1, "act")]


def test_thors_domain_limits() -> None:
    """Ruling `thors_domain_scope`: 2 rage, a token face up; free invasions and ships too."""
    m = scene(Clan(upgrades="thors_domain", rage=2), age=2)
    play(m, "0 invade warrior gimle")
    assert asked(m) == [(1, "act")], "1 rage is left"
    m = scene(Clan(upgrades="thors_domain"), age=2, pillaged=["gimle"])
    play(m, "0 invade leader gimle")
    assert asked(m) == [(1, "act")]
    m = scene(Clan(upgrades="thors_domain"), age=2, fallen=["gimle"])
    play(m, "0 invade ship northwest")
    assert options(m, 0) == ["pillage myrkvlor", "decline"]
    m = scene(Clan(upgrades="thors_domain friggas_succor", hand="valkyrie"), age=2)
    play(m, "0 upgrade valkyrie", "0 invade valkyrie gimle", "0 invade warrior gimle")
    assert options(m, 0) == ["pillage gimle", "decline"], "once, after Frigga's Succor"


def test_friggas_domain_invades_out_of_valhalla_for_1_rage() -> None:
    """Rulings `domain_cost`, `friggas_domain_action`, `friggas_domain_release`."""
    m = scene(
        Clan(
            at={"valhalla": "leader ship warrior fire_giant"},
            upgrades="friggas_domain lokis_wrath fire_giant",
        ),
        Clan(at={"gimle": "warrior"}),
        age=3,
    )
    figures = [option.split()[1] for option in options(m, 0, "return")]
    assert list(dict.fromkeys(figures)) == ["leader", "ship", "fire_giant", "warrior"]
    play(m, "0 return fire_giant gimle")
    assert rage(m)[0] == 5, "always 1, whatever the figure"
    assert there(m, 1, "valhalla") == ["warrior"], "it is an invasion"
    assert glory(m)[0] == 0, "it is no release: Loki's upgrades pay nothing"
    play(m, "1 pass", "0 return leader horgr")
    assert rage(m)[0] == 4


def test_friggas_domain_keeps_to_horns() -> None:
    m = scene(Clan(at={"valhalla": "leader", "gimle": "4*warrior"}, upgrades="friggas_domain"), age=3)
    assert options(m, 0, "return") == []


def test_friggas_sacrifice_gives_two_figures_for_a_stat() -> None:
    m = scene(
        Clan(
            at={"gimle": "warrior volur_witch", "northwest": "ship"},
            upgrades="friggas_sacrifice fire_dragons volur_witch",
        ),
        age=3,
    )
    play(m, "0 sacrifice", "0 destroy volur_witch gimle")
    assert there(m, 0, "valhalla") == ["volur_witch"], "she does not flee what you choose (ruling `volur_scope`)"
    play(m, "0 destroy ship northwest", "0 raise axes")
    assert glory(m)[0] == 8, "a ship lost is a ship lost"
    assert stats(m, 0)["axes"] == 4
    assert rage(m)[0] == 6


def test_friggas_sacrifice_needs_two_figures_on_the_board() -> None:
    m = scene(Clan(at={"gimle": "warrior", "valhalla": "2*warrior"}, upgrades="friggas_sacrifice"), age=3)
    assert not may(m, "0 sacrifice")


# ---- battle cards --------------------------------------------------------------------------------------------------


def test_odins_smite_destroys_a_warrior_of_each_opponent_before_strength_is_compared() -> None:
    m = battle(
        Clan(at={"gimle": "warrior"}, hand="odins_smite"),
        Clan(at={"gimle": "leader warrior", "northwest": "ship"}),
        Clan(at={"gimle": "warrior"}),
    )
    assert totals(m, "0 play odins_smite") == [2, 5, 0]


def test_odins_smite_can_be_bought_off() -> None:
    m = battle(
        Clan(at={"gimle": "leader"}, hand="odins_smite"),
        Clan(at={"gimle": "2*warrior"}, upgrades="friggas_protection"),
    )
    play(m, "0 play odins_smite")
    assert asked(m) == [(1, "save")]
    assert totals(m, "1 save warrior gimle", "1 decline") == [4, 2]


def test_heimdalls_sight_adds_the_highest_bonus_of_an_opponents_card() -> None:
    m = battle(
        Clan(at=GIMLE, hand="heimdalls_sight"),
        Clan(at={"gimle": "warrior"}, hand="tyrs_smite_age1"),
        Clan(at={"gimle": "warrior"}, hand="tyrs_bash"),
        age=1,
    )
    assert totals(m, "0 play heimdalls_sight", "1 play tyrs_smite_age1", "2 play tyrs_bash") == [7, 6, 3]


def test_heimdalls_sight_sees_late_cards_quests_and_no_other_sight() -> None:
    """Ruling `sight_copy`: when totals are compared, card by card; another Sight counts 0."""
    m = battle(
        Clan(at=GIMLE, hand="heimdalls_sight"),
        Clan(at={"gimle": "warrior"}, hand="tyrs_bash heimdalls_gaze"),
    )
    play(m, "0 play heimdalls_sight", "1 play tyrs_bash")
    assert totals(m, "1 play heimdalls_gaze") == [2 + 3, 1 + 5]
    m = battle(
        Clan(at=GIMLE, hand="heimdalls_sight"),
        Clan(at={"gimle": "warrior"}, hand="quest_alfheim_age1", upgrades="tyrs_wrath"),
    )
    play(m, "0 play heimdalls_sight", "1 play quest_alfheim_age1")
    assert totals(m, "1 treat tyrs_wrath") == [2 + 5, 1 + 5]
    m = battle(Clan(at=GIMLE, hand="heimdalls_sight"), Clan(at={"gimle": "warrior"}, hand="heimdalls_sight"))
    assert totals(m, "0 play heimdalls_sight", "1 play heimdalls_sight") == [2, 1]


def test_odins_tide_leaves_everybody_one_figure() -> None:
    """Ruling `tide_choice_order`: the pillager chooses first, then clockwise."""
    m = battle(
        Clan(at={"gimle": "leader warrior"}, hand="odins_tide"),
        Clan(at={"gimle": "2*warrior", "northwest": "ship"}),
        Clan(at={"gimle": "warrior"}),
    )
    play(m, "0 play odins_tide")
    assert asked(m) == [(0, "spare")]
    play(m, "0 spare leader gimle")
    assert options(m, 1) == ["spare warrior gimle", "spare ship northwest"]
    assert totals(m, "1 spare ship northwest") == [4, 2, 1]
    assert there(m, 0, "valhalla") == ["warrior"]
    assert len(there(m, 1, "valhalla")) == 3


def test_odins_tide_asks_nothing_where_there_is_no_choice() -> None:
    m = battle(Clan(at={"gimle": "3*warrior"}, hand="odins_tide"), Clan(at={"gimle": "warrior"}))
    assert totals(m, "0 play odins_tide") == [2, 1]
    assert there(m, 0, "valhalla") == ["warrior", "warrior"]


def test_odins_tide_comes_before_late_cards() -> None:
    """Ruling `tide_and_eye`."""
    m = battle(
        Clan(at={"gimle": "leader warrior"}, hand="odins_tide heimdalls_eye"), Clan(at={"gimle": "warrior"}), age=2
    )
    play(m, "0 play odins_tide")
    assert asked(m) == [(0, "spare")]
    play(m, "0 spare leader gimle")
    assert asked(m) == [(0, "late_card")]


def test_odins_tide_lets_the_witch_flee() -> None:
    m = battle(
        Clan(at={"gimle": "leader"}, hand="odins_tide"),
        Clan(at={"gimle": "volur_witch warrior"}, upgrades="volur_witch"),
    )
    play(m, "0 play odins_tide", "1 spare warrior gimle", "1 flee volur_witch")
    assert there(m, 1, "yggdrasil") == ["volur_witch"]
    assert there(m, 1, "valhalla") == ["warrior"], "which then lost the battle"


def test_heimdalls_watch_turns_bonuses_to_glory_and_has_new_cards_played() -> None:
    m = battle(
        Clan(at=GIMLE, hand="heimdalls_watch_age2 tyrs_bash"),
        Clan(at=GIMLE, hand="tyrs_smite_age2 thors_oath"),
        age=2,
    )
    play(m, "0 play heimdalls_watch_age2", "1 play tyrs_smite_age2")
    assert glory(m) == [5, 0]
    assert m.state.discard == ["heimdalls_watch_age2", "tyrs_smite_age2"]
    assert asked(m) == [(0, "battle_card"), (1, "battle_card")]
    assert totals(m, "0 play tyrs_bash", "1 play thors_oath") == [4, 3]


def test_heimdalls_watch_sweeps_cards_before_they_act() -> None:
    """Ruling `primacy_vs_watch`: after Primacy, before all others."""
    m = battle(Clan(at=GIMLE, hand="heimdalls_watch_age3"), Clan(at=GIMLE, hand="odins_tide"))
    assert totals(m, "0 play heimdalls_watch_age3", "1 play odins_tide") == [2, 2], "nobody had to lose a figure"
    assert m.state.discard == ["heimdalls_watch_age3", "odins_tide"]


def test_heimdalls_watch_details() -> None:
    """Ruling `watch_details`: Sight and treated quests count, two Watches pay both, empty hands fight without cards."""
    m = battle(
        Clan(at={"gimle": "warrior"}, hand="heimdalls_watch_age3"),
        Clan(at={"gimle": "warrior"}, hand="quest_alfheim_age1", upgrades="tyrs_domain"),
        Clan(at={"gimle": "warrior"}, hand="heimdalls_sight"),
        Clan(at={"gimle": "warrior"}, hand="heimdalls_watch_age2"),
    )
    play(m, "0 play heimdalls_watch_age3", "1 play quest_alfheim_age1", "2 play heimdalls_sight")
    play(m, "3 play heimdalls_watch_age2")
    assert totals(m, "1 treat tyrs_domain") == [1, 1, 1, 1]
    assert glory(m) == [6, 0, 0, 6]


def test_thors_primacy_cancels_the_text_but_not_the_bonus() -> None:
    """A smite, a sight and a watch do nothing; a bonus stays (ruling `sight_copy`: a cancelled Sight is 0)."""
    m = battle(
        Clan(at=GIMLE, hand="thors_primacy"),
        Clan(at={"gimle": "warrior"}, hand="odins_smite"),
        Clan(at={"gimle": "warrior"}, hand="heimdalls_sight"),
        Clan(at={"gimle": "warrior"}, hand="heimdalls_watch_age3"),
    )
    lines = ["0 play thors_primacy", "1 play odins_smite", "2 play heimdalls_sight", "3 play heimdalls_watch_age3"]
    assert totals(m, *lines) == [5, 2, 1, 1]
    assert glory(m)[3] == 0


@pytest.mark.parametrize(
    "card", ["lokis_trickery", "lokis_backstab", "lokis_poison", "odins_judgement", "odins_smite", "odins_tide"]
)
def test_thors_primacy_cancels_what_losers_hope_for(card: str) -> None:
    m = battle(Clan(at=GIMLE, hand="thors_primacy"), Clan(at={"gimle": "warrior"}, hand=card))
    play(m, "0 play thors_primacy", f"1 play {card}")
    assert rage(m) == [6, 6]
    assert glory(m) == [3, 0]
    assert player(m, 1).hand == [card]
    assert m.state.discard == ["thors_primacy"]


@pytest.mark.parametrize("card", ["thors_hammer", "thors_oath", "thors_ascension"])
def test_thors_primacy_cancels_what_winners_hope_for(card: str) -> None:
    m = battle(Clan(at={"gimle": "warrior"}, hand="thors_primacy"), Clan(at={"gimle": "leader warrior"}, hand=card))
    play(m, "0 play thors_primacy", f"1 play {card}")
    assert glory(m) == [0, 3]
    assert rage(m)[1] == 6
    assert stats(m, 1) == {"rage": 6, "axes": 3, "horns": 4}


def test_thors_primacy_of_two_the_pillagers_works() -> None:
    """Same class, the pillager first: the other one is cancelled before it acts."""
    m = battle(
        Clan(at=GIMLE, hand="thors_primacy"),
        Clan(at={"gimle": "warrior"}, hand="thors_primacy"),
        Clan(at={"gimle": "warrior"}, hand="odins_smite"),
    )
    events = play(m, "0 play thors_primacy", "1 play thors_primacy", "2 play odins_smite")
    assert [event["seat"] for event in told(events, "cancelled")] == [1, 2]


def test_thors_primacy_does_not_stop_late_cards() -> None:
    """Ruling `primacy_late`."""
    m = battle(Clan(at=GIMLE, hand="thors_primacy"), Clan(at=GIMLE, hand="tyrs_bash heimdalls_gaze"))
    play(m, "0 play thors_primacy", "1 play tyrs_bash")
    assert totals(m, "1 play heimdalls_gaze") == [5, 7]


def test_thors_primacy_does_not_stop_upgrades_that_treat_quests() -> None:
    """Ruling `primacy_quest`."""
    m = battle(Clan(at=GIMLE, hand="thors_primacy"), Clan(at=GIMLE, hand="quest_alfheim_age1", upgrades="tyrs_domain"))
    play(m, "0 play thors_primacy", "1 play quest_alfheim_age1")
    assert totals(m, "1 treat tyrs_domain") == [5, 5]


def test_lokis_poison_takes_the_winners_cards() -> None:
    """Ruling `poison_scope`: all that the winner played, late cards included."""
    m = battle(
        Clan(at={"gimle": "leader"}, hand="tyrs_bash heimdalls_eye"),
        Clan(at={"gimle": "warrior"}, hand="lokis_poison"),
    )
    play(m, "0 play tyrs_bash", "1 play lokis_poison", "0 play heimdalls_eye")
    assert player(m, 1).hand == ["tyrs_bash", "heimdalls_eye", "lokis_poison"]
    assert player(m, 0).hand == []
    assert m.state.discard == []
    assert player(m, 1).shown == ["tyrs_bash", "heimdalls_eye", "lokis_poison"]


def test_lokis_poison_goes_before_tyrs_prowess() -> None:
    """Ruling `poison_vs_prowess`."""
    m = battle(
        Clan(at={"gimle": "leader"}, hand="tyrs_bash", upgrades="tyrs_prowess"),
        Clan(at={"gimle": "warrior"}, hand="lokis_poison"),
    )
    play(m, "0 play tyrs_bash", "1 play lokis_poison")
    assert asked(m) == [(1, "act")], "nothing is left to take back"
    assert "tyrs_bash" in player(m, 1).hand


def test_lokis_poison_finds_nobody_in_a_tie_and_nothing_when_it_wins() -> None:
    """Ruling `tie_no_winner`."""
    m = battle(Clan(at={"gimle": "warrior"}, hand="lokis_domain"), Clan(at={"gimle": "warrior"}, hand="lokis_poison"))
    play(m, "0 play lokis_domain", "1 play lokis_poison")
    assert (player(m, 0).hand, player(m, 1).hand) == (["lokis_domain"], ["lokis_poison"])
    m = battle(Clan(at={"gimle": "warrior"}, hand="lokis_domain"), Clan(at=GIMLE, hand="lokis_poison"))
    play(m, "0 play lokis_domain", "1 play lokis_poison")
    assert player(m, 0).hand == ["lokis_domain"]
    assert m.state.discard == ["lokis_poison"]


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
    tests = [name for name in globals() if name.startswith("test_")]
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
