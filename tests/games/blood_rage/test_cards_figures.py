"""Cards of monsters and leaders."""

from __future__ import annotations

from longhall.games.blood_rage.sheet import strength
from tests.games.blood_rage.hands import battle
from tests.games.blood_rage.scenes import Clan, box, glory, play, rage, scene, stats, there
from tests.games.stage import asked, options

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
