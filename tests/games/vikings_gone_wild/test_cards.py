"""Cards that need code: resources, decks, theft, strength, answers to attacks."""

from __future__ import annotations

import pytest

from longhall.games.vikings_gone_wild.state import EVERYBODY, State
from longhall.kernel import Match
from tests.games.stage import asked, may, options, told
from tests.games.vikings_gone_wild.scenes import Village, attack, building, play, player, scene, vp

# ---- resources -----------------------------------------------------------------------------------------------------


def funds(m: Match[State]) -> list[int]:
    """What the first player could pay."""
    return list(m.game.view(m.state, 0)["players"][0]["own"]["funds"].values())


@pytest.mark.parametrize(
    ("card", "buildings", "paid"),
    [
        ("beer", "", [1, 0]),
        ("gold", "", [0, 1]),
        ("beer_mugs", "", [2, 0]),
        ("gold_bars", "", [0, 2]),
        ("beer_specialist", "", [1, 0]),
        ("beer_specialist", "2*brewery tavern", [3, 0]),
        ("gold_miner", "", [0, 1]),
        ("gold_miner", "gold_factory brewery", [0, 2]),
    ],
)
def test_effect_beer_and_gold_of_resource_cards(card: str, buildings: str, paid: list[int]) -> None:
    assert funds(scene(Village(hand=card, buildings=buildings))) == paid


@pytest.mark.parametrize(("card", "purse"), [("beer_taxes", [2, 0]), ("gold_taxes", [0, 2])])
def test_effect_beer_and_gold_of_other_cards_come_when_played(card: str, purse: list[int]) -> None:
    m = scene(Village(hand=card))
    play(m, f"0 play {card}")
    assert m.state.purse == purse


def test_effect_mix() -> None:
    m = scene(Village(hand="treasure_chest"))
    play(m, "0 play treasure_chest")
    assert options(m, 0) == ["mix 4 0", "mix 3 1", "mix 2 2", "mix 1 3", "mix 0 4"]
    play(m, "0 mix 1 3")
    assert m.state.purse == [1, 3]


# ---- decks ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "drawn"), [("scroll", 2), ("time_manipulation", 3), ("shaman", 2), ("alviss", 2)])
def test_effect_draw(card: str, drawn: int) -> None:
    m = scene(Village(hand=card, deck="9*beer"))
    play(m, f"0 play {card}")
    assert player(m, 0).hand == ["beer"] * drawn


@pytest.mark.parametrize(
    ("card", "found", "dropped"),
    [
        ("mystery_gift_resource", {"beer", "gold_miner"}, {"cannon", "elf_archer", "pigator"}),
        ("mystery_gift_unit", {"elf_archer", "pigator"}, {"cannon", "beer", "gold_miner"}),
    ],
)
def test_effect_reveal_resource_and_reveal_unit(card: str, found: set[str], dropped: set[str]) -> None:
    """Both cards of the class come to hand; what came up before them is discarded, all of it open."""
    m = scene(Village(hand=card, deck="cannon beer elf_archer gold_miner pigator"))
    events = play(m, f"0 play {card}")
    p = player(m, 0)
    assert set(p.hand) == found
    assert set(p.discard) <= dropped
    assert {fact["card"] for fact in told(events, "revealed")} == set(p.hand) | set(p.discard)
    assert sorted(p.known[EVERYBODY]) == sorted(p.hand)
    assert not m.state.revealed


def test_effect_reveal_unit_reshuffles_and_stops_when_there_is_nothing_more() -> None:
    m = scene(Village(hand="mystery_gift_unit", deck="beer", discard="viking_warrior"))
    play(m, "0 play mystery_gift_unit")
    assert player(m, 0).hand == ["viking_warrior"]
    assert player(m, 0).discard == ["beer"]


def test_effect_destroy_and_draw_in_either_order() -> None:
    m = scene(Village(hand="crystal beer", deck="gold", discard="viking_warrior"))
    play(m, "0 play crystal")
    assert options(m, 0) == ["first destroy", "first draw"]
    play(m, "0 first draw")
    assert options(m, 0) == [
        "remove beer hand",
        "remove gold hand",
        "remove viking_warrior discard",
        "decline",
    ]
    play(m, "0 remove gold hand")
    assert (player(m, 0).hand, m.state.removed) == (["beer"], ["gold"])


def test_effect_destroy_may_be_declined() -> None:
    m = scene(Village(hand="crystal", deck="gold", discard="beer"))
    play(m, "0 play crystal", "0 first destroy", "0 decline")
    assert m.state.removed == []
    assert player(m, 0).hand == ["gold"]


def test_effect_recover() -> None:
    m = scene(Village(hand="resurrection", discard="beer thor cannon"))
    play(m, "0 play resurrection", "0 recover thor")
    assert options(m, 0) == ["recover beer", "recover cannon", "decline"]
    play(m, "0 recover cannon")
    assert player(m, 0).hand == ["thor", "cannon"]
    assert player(m, 0).known == {EVERYBODY: ["thor", "cannon"]}
    assert asked(m) == [(0, "act")]


def test_effect_recover_needs_a_discard_pile() -> None:
    assert not may(scene(Village(hand="resurrection")), "0 play resurrection")


def test_effect_peek() -> None:
    m = scene(Village(hand="lokis_lens", deck="gold"), Village(hand="cannon beer hero_trap"), Village(hand="gold"))
    play(m, "0 play lokis_lens", "0 first peek")
    assert options(m, 0) == ["peek raven", "peek serpent"]
    events = play(m, "0 peek raven")
    assert events[0].private[0] == {"cards": ["beer", "cannon", "hero_trap"]}
    assert options(m, 0) == ["drop cannon", "drop hero_trap", "decline"]
    play(m, "0 drop cannon")
    assert player(m, 1).discard == ["cannon"]
    assert sorted(player(m, 1).known[0]) == ["beer", "hero_trap"]
    assert player(m, 0).hand == ["gold"], "and a card is drawn"


def test_effect_peek_asks_alike_whatever_the_hand_holds() -> None:
    m = scene(Village(hand="lokis_lens", deck="gold"), Village(hand="beer"))
    play(m, "0 play lokis_lens", "0 first peek")
    assert options(m, 0) == ["decline"]


def test_effect_peek_cannot_be_taken_back() -> None:
    m = scene(Village(hand="lokis_lens", deck="gold"), Village(hand="beer"))
    play(m, "0 play lokis_lens", "0 first peek")
    assert m.undo_point(0) is None


# ---- theft ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "which", "kind"), [("recipe_theft", 0, "beer"), ("money_theft", 1, "gold")])
def test_effect_steal_beer_and_steal_gold_from_any_building(card: str, which: int, kind: str) -> None:
    """Ruling `theft`: producers, storages and loot on the town hall."""
    m = scene(
        Village(hand=card),
        Village(buildings="brewery:1 gold_factory:1"),
        Village(buildings="beer_container:2 gold_container:2", loot=(1, 1)),
    )
    play(m, f"0 play {card}")
    producer, storage = ("brewery", "beer_container") if kind == "beer" else ("gold_factory", "gold_container")
    assert options(m, 0) == [
        f"steal raven {producer}_1",
        f"steal serpent {storage}_1",
        f"steal serpent loot_{kind}",
    ]
    play(m, f"0 steal serpent {storage}_1")
    assert building(m, 2, f"{storage}_1").tokens == 1
    assert player(m, 0).loot[which] == 1


def test_effect_steal_gold_needs_a_token() -> None:
    assert not may(scene(Village(hand="money_theft"), Village(buildings="brewery:1")), "0 play money_theft")


@pytest.mark.parametrize(
    ("card", "producer", "which"), [("beer_taxes", "brewery", 0), ("gold_taxes", "gold_factory", 1)]
)
def test_effect_tax_beer_and_tax_gold_from_every_opponent(card: str, producer: str, which: int) -> None:
    m = scene(
        Village(hand=card),
        Village(buildings=f"{producer}:1"),
        Village(),
        Village(buildings=f"2*{producer}:1"),
    )
    play(m, f"0 play {card}", f"0 steal bear {producer}_2")
    assert player(m, 0).loot[which] == 2
    assert [b.tokens for b in player(m, 3).village] == [0, 1, 0]


# ---- strength ------------------------------------------------------------------------------------------------------


def strength(m: Match[State], crest: str, ref: str, *cards: str) -> int:
    """How strong an attack with these cards is."""
    play(m, f"0 attack {crest} {ref}", *[f"0 join {card}" for card in cards])
    found = m.game.view(m.state, None)["attack"]["strength"]
    assert isinstance(found, int)
    return found


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("viking_warrior", 1),
        ("elf_archer", 2),
        ("bone_crusher", 4),
        ("pigator", 6),
        ("shaman", 1),
        ("bear_rider", 3),
        ("assassin", 2),
        ("alviss", 3),
        ("dvergar", 3),
        ("grendel", 6),
        ("thor", 8),
        ("valkyrie", 4),
    ],
)
def test_strength_of_every_fighter(card: str, expected: int) -> None:
    assert strength(scene(Village(hand=card), Village(buildings="brewery")), "raven", "brewery_1", card) == expected


def test_dvergar_is_stronger_with_breweries() -> None:
    m = scene(Village(hand="dvergar", buildings="2*brewery gold_factory"), Village(buildings="brewery"))
    assert strength(m, "raven", "brewery_1", "dvergar") == 5


@pytest.mark.parametrize("level", ["1", "2", "3"])
def test_grendel_is_stronger_against_town_halls(level: str) -> None:
    assert strength(scene(Village(hand="grendel"), Village(hall=level)), "raven", "town_hall", "grendel") == 8


def test_effect_unit_bonus_for_units_in_the_same_attack() -> None:
    m = scene(Village(hand="valkyrie 2*viking_warrior thor"), Village())
    assert strength(m, "raven", "town_hall", "valkyrie", "viking_warrior", "viking_warrior", "thor") == 4 + 2 + 2 + 8


def test_effect_boost_for_every_unit_this_turn() -> None:
    m = scene(Village(hand="odins_boost 2*viking_warrior thor"), Village(buildings="tavern"))
    play(m, "0 play odins_boost")
    assert strength(m, "raven", "town_hall", "viking_warrior", "thor") == 2 + 8
    play(m, "0 strike", "0 attack raven tavern_1", "0 join viking_warrior")
    assert m.game.view(m.state, 0)["attack"]["strength"] == 2


@pytest.mark.parametrize(("card", "more"), [("sword", 3), ("mjollnir", 5)])
def test_effect_attack_bonus(card: str, more: int) -> None:
    m = scene(Village(hand=f"viking_warrior {card}"), Village())
    assert strength(m, "raven", "town_hall", "viking_warrior", card) == 1 + more


def test_effect_attack_bonus_helps_against_undead() -> None:
    m = scene(Village(hand="viking_warrior sword"), path="undead_gold")
    play(m, "0 fight undead_gold 5", "0 join viking_warrior", "0 join sword")
    assert vp(m) == [1, 0]


# ---- answers to attacks --------------------------------------------------------------------------------------------


def attacked(defenders: str, *fighters: str, buildings: str = "brewery") -> Match[State]:
    """The first player attacks the town hall of the second, who holds these cards."""
    m = scene(Village(hand=" ".join(fighters)), Village(hand=defenders, buildings=buildings))
    attack(m, 0, "raven", "town_hall", *fighters)
    return m


def defence(m: Match[State]) -> tuple[int, int]:
    """Strength and defence of the attack that is going on."""
    found = m.game.view(m.state, None)["attack"]
    return found["strength"], found["defense"]


@pytest.mark.parametrize(("card", "more"), [("cannon", 2), ("chicken_tower", 3), ("sheep_cannon", 6)])
def test_effect_defend(card: str, more: int) -> None:
    m = attacked(f"{card} cannon", "pigator")
    play(m, f"1 defend {card}")
    assert defence(m) == (6, 4 + more)


def test_effect_defend_all_protects_the_whole_village() -> None:
    m = attacked("shockwave_tower cannon", "pigator")
    play(m, "1 defend shockwave_tower")
    assert defence(m) == (6, 5)
    assert [b["defense"] for b in m.game.view(m.state, 0)["players"][1]["village"]] == [5, 2]
    play(m, "1 hold", "0 end", "1 end")
    assert [b["defense"] for b in m.game.view(m.state, 0)["players"][1]["village"]] == [4, 1]
    assert "shockwave_tower" not in player(m, 1).cover


def test_effect_cancel_unit_takes_strength_but_the_unit_has_taken_part() -> None:
    m = attacked("assassin cannon", "pigator", "viking_warrior", "thor")
    assert options(m, 1, "cancel") == ["cancel assassin pigator", "cancel assassin viking_warrior"]
    play(m, "1 cancel assassin pigator")
    assert defence(m) == (9, 4)
    assert player(m, 1).played == ["assassin"]


def test_effect_cancel_unit_repels_and_pays_for_the_cancelled_unit_too() -> None:
    m = attacked("assassin", "bone_crusher", "viking_warrior")
    play(m, "1 cancel assassin bone_crusher")
    assert vp(m) == [0, 2]


def test_effect_cancel_unit_of_two_alike_one() -> None:
    m = attacked("2*assassin", "elf_archer", "elf_archer")
    play(m, "1 cancel assassin elf_archer", "1 cancel assassin elf_archer")
    assert vp(m) == [0, 2]


def test_effect_cancel_hero() -> None:
    m = attacked("hero_trap cannon", "thor", "viking_warrior")
    assert options(m, 1) == ["cancel hero_trap thor", "defend cannon", "hold"]
    play(m, "1 cancel hero_trap thor")
    assert defence(m) == (1, 4)


def test_effect_cancel_hero_silences_what_the_hero_adds_to_others() -> None:
    m = attacked("hero_trap cannon", "valkyrie", "viking_warrior")
    play(m, "1 cancel hero_trap valkyrie")
    assert defence(m) == (1, 4)


def test_effect_defend_no_hero() -> None:
    m = attacked("hero_trap cannon", "pigator")
    play(m, "1 defend hero_trap")
    assert defence(m) == (6, 7)
    assert building(m, 1, "town_hall").forts == ["hero_trap"]


def test_assassin_is_a_unit_in_ones_own_turn() -> None:
    m = scene(Village(hand="assassin"), Village(buildings="brewery"))
    attack(m, 0, "raven", "brewery_1", "assassin")
    assert building(m, 1, "brewery_1").damaged
