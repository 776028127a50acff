"""Clan upgrades."""

from __future__ import annotations

import pytest

from tests.games.blood_rage.hands import battle
from tests.games.blood_rage.scenes import Clan, box, glory, play, player, rage, scene, stats, there
from tests.games.stage import asked, may, options

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
