"""The solo rulebook, p. 2-3: setup, what is different for a follower, ties, prayer, hero, runes."""

from __future__ import annotations

import pytest

from longhall.games.lords_of_ragnarok import gains, hunt, monsters, realms
from longhall.games.lords_of_ragnarok.follower import invasion, runes, turn
from longhall.games.lords_of_ragnarok.follower.choice import choose_army, choose_monster, choose_region
from longhall.games.lords_of_ragnarok.sheet import desolations, tie_rule
from longhall.games.lords_of_ragnarok.verbs.cards import lay_out
from longhall.games.lords_of_ragnarok.verbs.course import open_hunt
from tests.games.lords_of_ragnarok.cast import (
    YOU,
    aslaug,
    beowulf,
    new,
    ragnar,
    stage,
)
from tests.games.lords_of_ragnarok.scenes import Side, box, scene

# ---- p. 2: setup -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hero", box().heroes)
def test_p2_a_follower_begins_as_its_tile_says(hero: str) -> None:
    s = new(follower_1=hero).state
    p, tile = s.players[1], box().corrupted[hero]
    region = tile.start["two"]
    more = tile.advantage.get("army_up", 0)
    assert p.hero_at == region
    assert sorted(p.value) == [0, 0, 0, 0, 1, 1 + more]
    assert [at for at in p.where if at] == [region, region]
    assert p.attributes == [tile.attributes["might"], tile.attributes["wisdom"], tile.attributes["authority"]]
    assert s.desolate == 1 << tile.desolation["two"]
    assert p.drakkar == -1
    assert p.origin == "odinson"
    assert len(p.hand) == 1 + tile.advantage.get("cards", 0)
    assert sum(p.runes) == tile.advantage.get("runes", 0)
    assert p.pool == tile.advantage.get("priests", 0)
    assert p.allied.bit_count() == (1 if tile.advantage_realm else 0)


@pytest.mark.parametrize("seed", range(6))
def test_p2_the_action_deck_is_a_basic_set_two_hero_cards_and_six_advanced_cards(seed: int) -> None:
    p = new(seed=seed, follower_1="snorri").state.players[1]
    kinds = [box().action_cards[card].kind for card in (*p.row, *p.stack)]
    decks = {box().action_cards[card].deck for card in (*p.row, *p.stack)} - {None}
    assert len(p.row) == 3
    assert all(box().action_cards[card].kind in ("basic", "hero") for card in p.row)
    assert {kind: kinds.count(kind) for kind in sorted(set(kinds))} == {"basic": 6, "gothi": 4, "hero": 2, "jarl": 2}
    assert len(decks) == 1


def test_p2_the_two_player_side_and_no_origin_of_odin_for_you() -> None:
    for seed in range(8):
        m = new(seed=seed)
        assert m.state.board == "two"
        assert ("origin", "odinson") not in m.ask_for(0).options
        assert len(m.ask_for(0).options) == 2


def test_p2_two_heroes_to_choose_from_or_all_as_the_table_wishes() -> None:
    drawn, free = new(), new(heroes="free")
    for m in (drawn, free):
        stage(m, 1)
    assert len(drawn.ask_for(0).options) == 2
    assert len(free.ask_for(0).options) == len(box().heroes) - 1


def test_p2_you_begin_beside_your_drakkar_and_not_with_the_follower() -> None:
    m = new(follower_1="ragnar")
    stage(m, 2)
    assert m.ask_for(0).kind == "start_sea"
    m.apply(0, ("sail", "north_sea"))
    assert [option[1] for option in m.ask_for(0).options] == ["smidjudal", "hamarfell"]
    m.apply(0, ("settle", "hamarfell"))
    p = m.state.players[0]
    assert [v for v in p.value if v][:2] >= [1, 1]
    assert m.state.control[14] == -1, "population strength 3 is not controlled at once"


def test_p2_a_region_of_population_2_is_controlled_at_once() -> None:
    m = new(seed=3, follower_1="ragnar")
    stage(m, 2)
    m.apply(0, ("sail", "south_sea"))
    m.apply(0, ("settle", "haervik"))
    assert m.state.control[10] == 0


# ---- p. 3: challenges, what is different for a follower, ties --------------------------------------------------------


def test_p3_challenges_at_the_setup() -> None:
    plain = new(follower_1="ragnar").state
    hard = new(follower_1="ragnar", early_embers="yes", sworn_swords="yes", blooded_champion="yes").state
    p, q = plain.players[1], hard.players[1]
    assert desolations(hard) == desolations(plain) + 1
    assert len(q.hand) == len(p.hand) + 3
    assert sum(q.runes) == sum(p.runes) + 2
    assert q.attributes[2] == p.attributes[2] + 1
    assert sum(q.value) == sum(p.value) + 1


def test_p3_challenges_can_be_drawn_blindly() -> None:
    assert len(new(blind_challenges="two").state.challenges) == 2


def test_p3_the_follower_moves_first() -> None:
    m = new()
    assert m.state.order == [1, 0]


def test_p3_covering_a_followers_marker_gives_it_a_rune() -> None:
    t = scene(YOU, ragnar(), wheel={"prepare": [1]})
    t.run(realms.lay_marker(t.s, 0, box().realm_of["prepare"]))
    assert sum(t.s.players[1].runes) == 1
    assert t.s.wheel[box().realm_of["prepare"]] == [1, 0]


def test_p3_a_follower_has_at_most_6_runes_and_8_cards() -> None:
    t = scene(YOU, ragnar(runes="isa isa isa isa isa", hand="hew hew ram ram duel duel breaker"))
    t.run(gains.gain_runes(t.s, 1, 3))
    t.run(gains.draw_cards(t.s, 1, 3))
    assert sum(t.s.players[1].runes) == 6
    assert len(t.s.players[1].hand) == 8


@pytest.mark.parametrize(
    ("hand", "held", "card"), [("hew", "isa isa", True), ("hew", "isa", True), ("hew ram", "isa", False)]
)
def test_p3_an_allied_realm_gives_a_follower_a_card_or_a_rune(hand: str, held: str, card: bool) -> None:
    """Whichever it has fewer of; a card if equal."""
    t = scene(YOU, ragnar(hand=hand, runes=held, allied="vanaheim"))
    t.run(realms.activate_realm(t.s, 0, box().realm_words.index("vanaheim")))
    p = t.s.players[1]
    assert (len(p.hand), sum(p.runes)) == (len(hand.split()) + card, len(held.split()) + (not card))


def test_p3_blessings_and_artefacts_are_tucked() -> None:
    t = scene(YOU, ragnar())
    t.run(gains.gain_blessing(t.s, 1))
    assert len(t.s.players[1].tucked) == 1
    assert t.s.players[1].blessings == []


def test_p3_killing_a_monster_with_4_markers_of_a_follower_gives_it_a_slayer_token() -> None:
    t = scene(YOU, ragnar(), monsters={"draugr": "haervik"}, wounds={"draugr": [1, 1, 1, 1, 0]})
    t.run(hunt.kill(t.s, 0, "draugr"))
    assert t.s.players[1].slayers == 1
    assert t.s.players[0].artefacts == ["barrow_crown"]


def test_p3_your_monsters_crush_its_armies() -> None:
    t = scene(YOU, ragnar(armies={"hrafnvik": "3"}), monsters={"draugr": "smidjudal"}, rings={"draugr": 0})
    t.run(monsters.decide(t.s, 0, "draugr", "choice"), "prowl hrafnvik")
    assert t.armies(1, "hrafnvik") == [2]


def test_p3_alone_the_attack_of_a_hunted_monster_is_drawn_by_lot() -> None:
    """Nobody is asked: of the two cards laid out one comes by chance."""
    t = scene(YOU, ragnar(), monsters={"draugr": "haervik"})
    open_hunt(t.s, 0, "draugr", 0, 0)
    lay_out(t.s, t.s.attacks, [0, 17], "attacks")
    assert t.s.hunt is not None
    assert t.run(hunt.attack_chosen(t.s, t.s.hunt), rolls={"attack_card": [1]}) == t.s.offer[1]
    assert t.asked == []


def test_p3_its_hero_cannot_be_injured() -> None:
    t = scene(YOU, ragnar(at="haervik"), monsters={"garm": "haervik"})
    assert [target.seat for target in monsters.targets(t.s, "garm", [0, 1])] == [0]


def test_p3_its_armies_enter_lokis_region() -> None:
    t = scene(YOU, ragnar(armies={"hrafnvik": "3"}), monsters={"loki": "smidjudal"})
    t.run(invasion.manoeuvres(t.s, 1))
    assert t.controls(1) == ["hrafnvik", "smidjudal"]


def test_p3_its_armies_grow_without_a_settlement() -> None:
    """Smidjudal has a forge and nothing else; every neighbour is too strong."""
    t = scene(YOU, ragnar(armies={"smidjudal": "1"}))
    t.run(invasion.manoeuvres(t.s, 1))
    assert t.armies(1, "smidjudal") == [2]


@pytest.mark.parametrize(("face", "place"), [(0, 0), (2, 0), (3, 1), (4, 1), (5, 2)])
def test_p3_the_die_chooses_a_card(face: int, place: int) -> None:
    t = scene(YOU, ragnar(chosen=-1))
    t.run(turn.row(t.s, 1), rolls={"surtur_die": [face]})
    assert t.s.players[1].chosen == place


@pytest.mark.parametrize(("chosen", "rule", "region"), [(0, "max", 12), (1, "min", 3), (-1, "max", 12)])
def test_p3_ties_between_regions_go_by_the_number(chosen: int, rule: str, region: int) -> None:
    """Of the chosen card, or of the leftmost one if none is chosen."""
    t = scene(YOU, ragnar(row="a1 a2 a3", chosen=chosen))
    assert tie_rule(t.s, t.s.players[1]) == rule
    assert t.run(choose_region(t.s, 1, "retreat", [3, 9, 12])) == region
    assert t.reason("retreat")["by"] == rule


@pytest.mark.parametrize(("chosen", "value"), [(0, 4), (1, 2)])
def test_p3_ties_between_armies_of_one_region_go_by_the_value(chosen: int, value: int) -> None:
    t = scene(YOU, ragnar(armies={"hrafnvik": "2 4"}, chosen=chosen))
    army = t.run(choose_army(t.s, 1, "improve_army", [0, 1]))
    assert t.s.players[1].value[army] == value
    reason = t.reason("improve_army")
    assert (reason["choice"], reason["value"]) == ("hrafnvik", value), "the value tells it from the other one there"
    assert [(note["candidate"], note["value"]) for note in reason["ruled_out"]] == [("hrafnvik", 6 - value)]


def test_p3_ties_between_realms_go_clockwise_from_muspelheim() -> None:
    """Skarpnes borders Alfheim, Helgelund beside it Jotunheim: Alfheim comes first."""
    t = scene(YOU, ragnar(at="skarpnes", runes="isa"))
    t.run(runes.attempt(t.s, 1, "ally_realm", "a1"))
    assert t.told("alliance") == [{"who": "ragnar", "realm": "alfheim"}]
    assert t.reason("ally_realm")["by"] == "realm_order"


@pytest.mark.parametrize("chosen", [0, 1])
def test_p3_ties_between_monsters_of_one_region_go_to_loki_then_to_the_first_board(chosen: int) -> None:
    t = scene(YOU, ragnar(chosen=chosen), monsters={"troll": "hrafnvik", "garm": "hrafnvik", "loki": "hrafnvik"})
    assert t.run(choose_monster(t.s, 1, "harmful", ["garm", "troll", "loki"])) == "loki"
    assert t.run(choose_monster(t.s, 1, "harmful", ["garm", "troll"])) == "troll"


# ---- p. 3: prayer, hero, runes ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attributes", "god"),
    [((1, 1, 2), "freya"), ((1, 1, 1), "freya"), ((1, 1, 3), "thor"), ((2, 1, 4), "odin"), ((5, 1, 1), "freya")],
)
def test_p3_a_priest_goes_to_the_priority_attribute_unless_it_leads_by_2(
    attributes: tuple[int, int, int], god: str
) -> None:
    """Ragnar: authority, then might, then wisdom. Otherwise the lowest, ties in that order."""
    t = scene(YOU, ragnar(pool=1, attributes=attributes, armies={"hrafnvik": "1"}))
    t.run(turn.prayer(t.s, 1))
    assert t.told("prayed")[0]["god"] == god


def test_p3_a_full_monument_is_not_available() -> None:
    t = scene(Side("lagertha", at="haervik", sent=(0, 0, 2)), ragnar(pool=1, attributes=(1, 2, 1)))
    t.run(turn.prayer(t.s, 1))
    assert t.told("prayed")[0]["god"] == "thor"
    assert t.reason("prayer")["by"] == "lowest"


@pytest.mark.parametrize(("level", "amount"), [(1, 1), (2, 1), (3, 2), (4, 3)])
def test_p3_the_gift_depends_on_the_level(level: int, amount: int) -> None:
    t = scene(YOU, beowulf(pool=1), levels=(level, 1, 1))
    t.run(turn.prayer(t.s, 1))
    assert len(t.s.players[1].hand) == amount
    t = scene(YOU, aslaug(pool=1), levels=(1, level, 1))
    t.run(turn.prayer(t.s, 1))
    assert sum(t.s.players[1].runes) == amount
    t = scene(YOU, ragnar(pool=1, armies={"hrafnvik": "1"}), levels=(1, 1, level))
    t.run(turn.prayer(t.s, 1))
    assert t.armies(1, "hrafnvik") == [1 + amount]


def test_p3_army_points_go_where_most_regions_are_not_its_own() -> None:
    """Hrafnvik has 4 foreign neighbours, Smidjudal 2 (Hrafnvik is its own)."""
    t = scene(YOU, ragnar(armies={"hrafnvik": "1", "smidjudal": "1"}))
    t.run(runes.improve_army(t.s, 1))
    assert t.armies(1, "hrafnvik") == [2]


def test_p3_it_takes_a_rune_beside_its_hero_nearest_to_your_hero() -> None:
    t = scene(
        Side("lagertha", at="ulvoy"),
        ragnar(at="hrafnvik"),
        forges={"smidjudal": "isa", "hamarfell": "fehu", "glodheim": "algiz"},
    )
    t.run(turn.prayer(t.s, 1))
    assert t.told("forged")[0]["region"] == "hamarfell"
    assert t.reason("forge")["by"] == "distance"


def test_p3_the_hero_goes_where_the_chosen_card_says_on_the_side_in_play() -> None:
    t = scene(YOU, ragnar(row="a1 a2 a3", chosen=1))
    t.run(turn.hero(t.s, 1))
    assert t.s.players[1].hero_at == 7
    big = scene(YOU, Side("snorri", at="ulvoy"), ragnar(row="a1 a2 a3", chosen=1))
    big.run(turn.hero(big.s, 2))
    assert big.s.players[2].hero_at == 11


def test_p3_example_two_runes_pay_for_two_alliances_and_not_for_improving() -> None:
    """The worked example: ally, then improve cannot be paid, the chosen card is passed over, then ally again."""
    t = scene(
        YOU,
        ragnar(at="skarpnes", runes="isa isa", row="a1 a4 a3", chosen=1, armies={"hrafnvik": "1"}, hand="hew"),
    )
    t.run(runes.runes(t.s, 1))
    assert [facts["action"] for facts in t.told("rune_action")] == ["ally_realm", "ally_realm"]
    assert {"who": "ragnar", "rule": "improve_army", "by": "no_runes"} in t.told("skipped")
    assert sum(t.s.players[1].runes) == 0
    assert t.armies(1, "hrafnvik") == [1]


def test_p3_at_most_two_rune_actions_three_with_the_challenge() -> None:
    side = {"runes": "isa isa isa isa isa isa", "row": "a2 a1 a6", "chosen": 1, "armies": {"hrafnvik": "1"}}
    t = scene(YOU, ragnar(**side), monsters={"troll": "breidablik"})
    t.run(runes.runes(t.s, 1))
    assert [facts["action"] for facts in t.told("rune_action")] == ["improve_army", "control_monster"]
    t = scene(YOU, ragnar(**side), monsters={"troll": "breidablik"}, challenges="tireless")
    t.run(runes.runes(t.s, 1))
    assert [facts["action"] for facts in t.told("rune_action")] == ["improve_army", "control_monster", "draw_cards"]


def test_p3_with_no_rune_action_it_gains_a_rune() -> None:
    t = scene(YOU, ragnar())
    t.run(runes.runes(t.s, 1))
    assert sum(t.s.players[1].runes) == 1
    assert t.reason("runes")["by"] == "no_rune_action"
