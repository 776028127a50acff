"""The solo rulebook page by page: followers of Surtur, as scenes. Base rules are in `test_base_rules.py`."""

from __future__ import annotations

import pytest

from longhall.games.lords_of_ragnarok import armies, battle, ending, gains, hunt, realms
from longhall.games.lords_of_ragnarok.chart import bits
from longhall.games.lords_of_ragnarok.follower import beasts, fury, invasion, runes, specials, turn
from longhall.games.lords_of_ragnarok.follower.choice import choose_army, choose_monster, choose_region, tie_rule
from longhall.games.lords_of_ragnarok.game import load
from longhall.games.lords_of_ragnarok.sheet import cleansing_value, defence_value, desolations
from longhall.games.lords_of_ragnarok.state import State
from longhall.kernel import Match
from tests.games.lords_of_ragnarok.scenes import Scene, Side, box, scene

GAME = load()
YOU = Side("lagertha", at="haervik")


def ragnar(**facts: object) -> Side:
    """A follower: priority authority, method 3."""
    return Side("ragnar", follower=True, **{"at": "hrafnvik", **facts})  # type: ignore[arg-type]


def aslaug(**facts: object) -> Side:
    """A follower: priority wisdom, method 1."""
    return Side("aslaug", follower=True, **{"at": "skarpnes", **facts})  # type: ignore[arg-type]


def beowulf(**facts: object) -> Side:
    """A follower: priority might, hunts, method 2."""
    return Side("beowulf", follower=True, **{"at": "solvik", **facts})  # type: ignore[arg-type]


def new(seats: int = 1, seed: int = 1, **options: str) -> Match[State]:
    """A real game at its first question."""
    return Match.new(GAME, seats, seed, options)


def stage(m: Match[State], count: int) -> None:
    """Answer the first questions of a real game with the first option."""
    for _ in range(count):
        m.apply(m.pending[0].seat, m.pending[0].options[0])


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


# ---- p. 4: difficulty and manoeuvres ---------------------------------------------------------------------------------


def test_p4_difficulty_of_a_neutral_region_is_its_population() -> None:
    t = scene(YOU, ragnar())
    assert [invasion.difficulty(t.s, t.region(word)) for word in ("hrafnvik", "smidjudal", "jarnvid")] == [2, 3, 5]


def test_p4_example_your_region_with_armies_2_and_1_has_difficulty_3_and_without_armies_0() -> None:
    t = scene(Side("lagertha", at="haervik", armies={"haervik": "2 1"}, holds="lejre"), ragnar())
    assert invasion.difficulty(t.s, t.region("haervik")) == 3
    assert invasion.difficulty(t.s, t.region("lejre")) == 0


def test_p4_bonuses_of_yours_count_towards_difficulty() -> None:
    t = scene(Side("lagertha", at="haervik", armies={"haervik": "2 1"}, blessings="steadfast"), ragnar())
    assert invasion.difficulty(t.s, t.region("haervik")) == 4


@pytest.mark.parametrize(("value", "tucked", "able"), [(2, "", False), (3, "", True), (2, "seidr", True)])
def test_p4_a_neutral_region_is_capturable_by_one_army_and_tucked_cards(value: int, tucked: str, able: bool) -> None:
    t = scene(YOU, ragnar(armies={"hrafnvik": str(value)}, tucked=tucked, hand="hew hew ram", attributes=(1, 3, 1)))
    assert invasion.capturable(t.s, 1, t.region("smidjudal"), value) is able


@pytest.mark.parametrize(
    ("hand", "wisdom", "tucked", "able"),
    [("", 1, "", False), ("hew", 1, "", True), ("hew hew", 1, "", True), ("", 1, "seidr", True)],
)
def test_p4_your_region_is_capturable_only_if_difficulty_is_lower(
    hand: str, wisdom: int, tucked: str, able: bool
) -> None:
    """An army of 3 against 3: one card in hand, within its wisdom, or a tucked card tips the scales."""
    t = scene(
        Side("lagertha", at="haervik", armies={"smidjudal": "3"}),
        ragnar(armies={"hrafnvik": "3"}, hand=hand, tucked=tucked, attributes=(1, wisdom, 1)),
    )
    assert invasion.capturable(t.s, 1, t.region("smidjudal"), 3) is able


def test_p4_cards_count_no_more_than_wisdom() -> None:
    t = scene(YOU, ragnar(hand="hew hew ram ram", attributes=(1, 2, 1)))
    assert invasion.reserves(t.s, t.s.players[1]) == 2


def test_p4_it_never_combines_armies() -> None:
    t = scene(YOU, ragnar(armies={"hrafnvik": "2 2", "skarpnes": "2"}))
    assert not invasion.capturable(t.s, 1, t.region("smidjudal"), 2)
    t.run(invasion.manoeuvres(t.s, 1))
    assert t.controls(1) == ["hrafnvik", "skarpnes"]


@pytest.mark.parametrize(("armies", "able"), [("5", True), ("6", False)])
def test_p4_an_attack_that_would_win_the_game_dares_2_more(armies: str, able: bool) -> None:
    """Three whole lands but for Smidjudal: an army of 3 attacks 5, not 6."""
    held = "hrafnvik jarnvid skarpnes helgelund eldmyr solvik offerlund idavoll"
    t = scene(
        Side("lagertha", at="haervik", armies={"smidjudal": armies}),
        ragnar(holds=held, armies={"hrafnvik": "3"}),
    )
    assert invasion.capturable(t.s, 1, t.region("smidjudal"), 3) is able


def test_p4_a_region_that_wins_at_once_is_chosen_before_all_others() -> None:
    held = "hrafnvik jarnvid skarpnes helgelund eldmyr solvik offerlund idavoll"
    t = scene(Side("lagertha", at="ulvoy", holds="smidjudal breidablik"), ragnar(holds=held, armies={"hrafnvik": "3"}))
    t.run(invasion.manoeuvres(t.s, 1))
    assert t.ended
    assert (t.s.winners, t.s.victory) == ([1], "great_jarl")


def test_p4_with_nothing_to_capture_the_army_beside_most_of_your_regions_grows() -> None:
    you = Side("lagertha", at="haervik", armies={"helgelund": "6", "eldmyr": "6", "offerlund": "6"})
    t = scene(you, ragnar(armies={"hrafnvik": "1", "solvik": "1"}))
    t.run(invasion.manoeuvres(t.s, 1))
    assert t.armies(1, "solvik") == [2]
    assert t.reason("strengthen")["by"] == "borders"


def test_p4_an_army_of_6_moves_up_through_its_own_regions() -> None:
    """Hrafnvik's neighbours are all its own; Smidjudal borders on what is not."""
    t = scene(
        Side("lagertha", at="haervik", armies={"skarpnes": "6"}, blessings="steadfast"),
        ragnar(armies={"hrafnvik": "6"}, holds="hrafnvik smidjudal jarnvid hamarfell breidablik"),
        monsters={},
    )
    t.s.control[t.region("eldmyr")] = -1
    assert t.run(invasion.approach(t.s, 1, 0))
    assert t.armies(1, "hrafnvik") == []
    assert t.told("chose")[0]["rule"] == "approach"


def test_p4_without_an_army_it_recruits_and_brings_desolation() -> None:
    t = scene(YOU, ragnar(holds="hrafnvik", attributes=(1, 1, 2)))
    t.run(invasion.manoeuvres(t.s, 1))
    assert t.armies(1, "hrafnvik") == [2]
    assert desolations(t.s) == 1


# ---- p. 5: choosing a target, special actions, bonus and renewal -----------------------------------------------------


def targets_scene(hero: str) -> Scene:
    """An army of 5 in Hrafnvik: Smidjudal (3, forge), Jarnvid (5, shrine), Hamarfell (yours), Breidablik (temple)."""
    return scene(
        Side("lagertha", at="ulvoy", holds="hamarfell ulvoy"),
        Side(hero, follower=True, at="skarpnes", armies={"hrafnvik": "5"}, holds="hrafnvik smidjudal"),
        temples="breidablik",
    )


@pytest.mark.parametrize(
    ("hero", "region"), [("aslaug", "breidablik"), ("lagertha", "hamarfell"), ("ragnar", "jarnvid")]
)
def test_p5_three_methods_of_choosing_a_target(hero: str, region: str) -> None:
    """1: temples first. 2: you first. 3: the land where it controls most."""
    t = targets_scene(hero)
    found = invasion.targets(t.s, 1, invasion.powers(t.s.players[1], t.s.map.near, [0]))
    assert [t.s.map.word[r] for r in found] == ["jarnvid", "hamarfell", "breidablik"]
    assert t.s.map.word[t.run(invasion.choose_target(t.s, 1, found))] == region


def test_p5_the_reason_names_what_ruled_the_others_out() -> None:
    t = targets_scene("aslaug")
    t.run(invasion.choose_target(t.s, 1, [3, 14, 15]))
    reason = t.reason("method_1")
    assert reason["by"] == "site"
    assert reason["candidates"] == ["jarnvid", "hamarfell", "breidablik"]
    assert [(note["candidate"], note["criterion"]) for note in reason["ruled_out"]] == [
        ("jarnvid", "site"),
        ("hamarfell", "site"),
    ]


def test_p5_method_1_goes_on_with_difficulty_and_nearness() -> None:
    """Helgelund and Offerlund are shrines: 4 against 3."""
    t = scene(Side("lagertha", at="ulvoy", holds="ulvoy"), aslaug(armies={"solvik": "5"}))
    t.run(invasion.choose_target(t.s, 1, [5, 8]))
    assert t.reason("method_1")["by"] == "difficulty"
    assert t.reason("method_1")["choice"] == "offerlund"


def test_p5_the_strongest_army_beside_the_region_moves_in() -> None:
    t = scene(YOU, ragnar(armies={"hrafnvik": "3", "skarpnes": "4"}))
    t.run(invasion.manoeuvres(t.s, 1))
    moved = t.told("marched")[0]
    assert moved["value"] == 4
    assert t.s.control[t.region(moved["target"])] == 1


def test_p5_it_takes_an_undefended_region_of_yours_without_a_battle() -> None:
    t = scene(Side("lagertha", at="ulvoy", holds="smidjudal"), ragnar(armies={"hrafnvik": "1"}))
    t.run(invasion.manoeuvres(t.s, 1))
    assert t.controls(1) == ["hrafnvik", "smidjudal"]
    assert t.told("battle") == []


@pytest.mark.parametrize(
    ("wheel", "action", "by"),
    [
        ({}, "reinforce", "card"),
        ({"reinforce": [1]}, "mobilize", "priority"),
        ({"reinforce": [1], "mobilize": [1]}, "prepare", "prepare"),
        ({"reinforce": [1], "mobilize": [1], "prepare": [1]}, "build_monument", "last_resort"),
    ],
)
def test_p5_the_chain_of_special_actions(wheel: dict[str, list[int]], action: str, by: str) -> None:
    t = scene(YOU, ragnar(armies={"hrafnvik": "1"}), wheel=wheel)
    t.run(specials.special(t.s, 1))
    reason = t.reason("special")
    assert (reason["choice"], reason["by"]) == (action, by)


def test_p5_its_first_marker_activates_the_realm_and_covering_yours_gives_you_a_rune() -> None:
    t = scene(Side("lagertha", at="haervik", allied="niflheim"), ragnar(allied="niflheim", runes="isa isa"))
    t.run(realms.lay_marker(t.s, 1, box().realm_of["prepare"]), "decline")
    assert [facts["who"] for facts in t.told("realm")] == ["ragnar", "lagertha"]
    t = scene(YOU, ragnar(), wheel={"prepare": [0]})
    t.run(realms.lay_marker(t.s, 1, box().realm_of["prepare"]), "rune isa")
    assert sum(t.s.players[0].runes) == 1


def test_p5_an_action_that_the_realms_bonus_makes_impossible_is_not_done() -> None:
    """You move your hero into the only region that it could usurp (ruling `realm_before_action`)."""
    t = scene(
        Side("ragnar", at="ulvoy", holds="smidjudal", allied="svartalfheim alfheim"),
        Side("lagertha", follower=True, at="smidjudal", attributes=(1, 1, 1)),
    )
    assert specials.AVAILABLE["usurp"](t.s, 1)
    t.s.players[0].hero_at = t.region("smidjudal")
    t.run(specials.perform(t.s, 1, "usurp"))
    assert t.controls(1) == []
    assert t.told("skipped") == [{"who": "lagertha", "rule": "usurp", "by": "nothing_possible"}]


def test_p5_the_bonus_comes_even_if_another_action_was_done_if_its_condition_holds() -> None:
    """A6: with 2 settlements, a card."""
    t = scene(YOU, ragnar(row="a6 a1 a2", holds="hrafnvik skarpnes"))
    t.s.players[1].stack = ["a3"]
    t.run(turn.bonus(t.s, 1))
    assert len(t.s.players[1].hand) == 1
    t = scene(YOU, ragnar(row="a6 a1 a2", holds="hrafnvik"))
    t.s.players[1].stack = ["a3"]
    t.run(turn.bonus(t.s, 1))
    assert t.s.players[1].hand == []
    assert t.told("skipped")[-1]["by"] == "condition"


def test_p5_example_two_runes_for_each_forge_and_the_card_goes_back_into_the_deck() -> None:
    t = scene(YOU, ragnar(row="a1 a3 a2", chosen=1, holds="smidjudal eldmyr"))
    t.s.players[1].stack = ["a4", "a5"]
    t.run(turn.bonus(t.s, 1), rolls={"row": [1]})
    p = t.s.players[1]
    assert sum(p.runes) == 4
    assert p.row == ["a1", "a2", "a5"]
    assert p.stack == ["a4", "a3"]
    assert p.chosen == -1


def test_p5_a_card_marked_so_leaves_the_game() -> None:
    t = scene(YOU, ragnar(row="a1 a2 a3", chosen=0))
    t.s.players[1].stack = ["a4"]
    t.run(turn.bonus(t.s, 1))
    assert t.s.players[1].row == ["a2", "a3", "a4"]
    assert t.s.players[1].gone == ["a1"]


# ---- p. 5-6: rune actions --------------------------------------------------------------------------------------------


def test_p5_it_controls_the_neutral_monster_near_its_hero_with_most_open_wounds() -> None:
    t = scene(
        YOU,
        ragnar(at="jarnvid"),
        monsters={"troll": "hrafnvik", "nidhogg": "smidjudal", "lindworm": "haervik"},
        wounds={"troll": [0, -1, -1, -1, -1, -1]},
    )
    t.run(runes.control_monster(t.s, 1))
    assert t.told("ringed")[0]["monster"] == "nidhogg"


def test_p5_with_none_near_and_none_controlled_it_takes_the_nearest_anywhere() -> None:
    t = scene(YOU, ragnar(at="hrafnvik"), monsters={"troll": "haervik", "nidhogg": "solvik"})
    assert runes.tameable(t.s, 1) == ["troll", "nidhogg"]
    t = scene(YOU, ragnar(at="hrafnvik"), monsters={"troll": "haervik", "nidhogg": "solvik"}, rings={"troll": 1})
    assert runes.tameable(t.s, 1) == []


def test_p5_loki_cannot_be_controlled() -> None:
    t = scene(YOU, ragnar(at="hrafnvik"), monsters={"loki": "hrafnvik"})
    assert runes.tameable(t.s, 1) == []


def test_p5_alliances_reach_one_region_beyond_the_hero() -> None:
    t = scene(YOU, ragnar(at="jarnvid"))
    assert [box().realm_words[i] for i in bits(runes.realms_near(t.s, 1))] == ["vanaheim", "alfheim"]
    t = scene(YOU, ragnar(at="jarnvid", allied="vanaheim alfheim"))
    assert not runes.realms_near(t.s, 1)


def test_p5_improving_needs_an_army_below_6() -> None:
    t = scene(YOU, ragnar(armies={"hrafnvik": "6"}, runes="isa isa"))
    assert not t.run(runes.attempt(t.s, 1, "improve_army", "a1"))
    assert sum(t.s.players[1].runes) == 2


def test_p5_monsters_are_activated_only_to_harm_you_and_its_own_first() -> None:
    you = Side("lagertha", at="haervik", armies={"haervik": "3"})
    quiet = scene(you, ragnar(runes="isa isa"), monsters={"troll": "hrafnvik"})
    assert not quiet.run(runes.attempt(quiet.s, 1, "activate_monster", "a5"))
    t = scene(
        you,
        ragnar(runes="isa isa"),
        monsters={"troll": "glodheim", "nidhogg": "haervik"},
        rings={"troll": 1},
    )
    t.run(runes.attempt(t.s, 1, "activate_monster", "a5"))
    assert t.told("region_attack")[0]["monster"] == "troll"
    assert t.armies(0, "haervik") == [2]


def test_p5_of_several_it_activates_the_one_nearest_to_your_armies() -> None:
    t = scene(
        Side("lagertha", at="haervik", armies={"haervik": "3"}),
        ragnar(),
        monsters={"garm": "lejre", "nidhogg": "haervik"},
        rings={"garm": 1, "nidhogg": 1},
    )
    t.run(beasts.activate_harmful(t.s, 1))
    assert t.reason("harmful")["choice"] == "nidhogg"
    assert t.armies(0, "haervik") == [1], "Nidhogg's region attack takes 2"


def test_p5_a_monster_moves_to_crush_your_strongest_army() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"haervik": "3", "offerlund": "5"}),
        ragnar(),
        monsters={"draugr": "idavoll"},
        rings={"draugr": 1},
    )
    t.run(beasts.prowls(t.s, 1, "draugr", "choice"))
    assert t.s.monsters["draugr"].at == t.region("offerlund")
    assert t.armies(0, "offerlund") == [4]


def test_p5_else_it_comes_nearer_by_your_regions_if_it_can() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"haervik": "3"}, holds="breidablik"),
        ragnar(),
        monsters={"draugr": "jarnvid"},
        rings={"draugr": 1},
    )
    t.run(beasts.prowls(t.s, 1, "draugr", "choice"))
    assert t.s.monsters["draugr"].at == t.region("breidablik")
    assert t.reason("prowl")["by"] == "controller"


def test_p5_a_neutral_monster_goes_by_the_die_and_never_onto_a_followers_army() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"haervik": "3"}),
        ragnar(armies={"breidablik": "2"}),
        monsters={"draugr": "jarnvid"},
    )
    t.run(beasts.prowls(t.s, 1, "draugr", "move"))
    assert t.s.monsters["draugr"].at == t.region("eldmyr")


def test_p6_it_draws_as_many_cards_as_its_wisdom() -> None:
    t = scene(YOU, ragnar(runes="isa isa", attributes=(1, 3, 1)))
    t.run(runes.attempt(t.s, 1, "draw_cards", "a3"))
    assert len(t.s.players[1].hand) == 3


@pytest.mark.parametrize(
    ("attributes", "raised"), [((1, 1, 2), "authority"), ((1, 1, 3), "might"), ((2, 1, 4), "wisdom"), ((5, 5, 5), "")]
)
def test_p6_raising_an_attribute(attributes: tuple[int, int, int], raised: str) -> None:
    t = scene(YOU, ragnar(runes="isa isa isa", attributes=attributes))
    assert t.run(runes.attempt(t.s, 1, "raise_attribute", "a4")) is bool(raised)
    assert [facts["attribute"] for facts in t.told("raised")] == ([raised] if raised else [])


def test_p6_recruiting_by_runes_brings_no_desolation() -> None:
    t = scene(YOU, ragnar(runes="isa isa isa", holds="jarnvid"))
    t.run(runes.attempt(t.s, 1, "recruit_army", "j1"))
    assert t.armies(1, "jarnvid") == [1]
    assert desolations(t.s) == 0


# ---- p. 6: special actions -------------------------------------------------------------------------------------------


def test_p6_reinforce_in_the_settlement_nearest_to_you_then_with_the_lowest_defence() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", holds="eldmyr"),
        ragnar(holds="hrafnvik skarpnes solvik", armies={"helgelund": "4"}, attributes=(1, 1, 3)),
        temples="",
    )
    t.run(specials.do_reinforce(t.s, 1))
    assert t.told("recruited") == [{"who": "ragnar", "region": "solvik", "value": 3}]
    assert t.reason("settlement")["by"] == "max"
    assert [note["criterion"] for note in t.reason("settlement")["ruled_out"]] == ["distance", "max"]
    assert desolations(t.s) == 0


def test_p6_reinforce_without_a_settlement_in_any_region_and_desolation() -> None:
    t = scene(YOU, ragnar(holds="jarnvid"))
    t.run(specials.do_reinforce(t.s, 1))
    assert t.armies(1, "jarnvid") == [1]
    assert t.told("desolation")[0]["cause"] == "no_settlement"


def test_p6_reinforce_without_a_region_where_it_can_capture_and_desolation() -> None:
    t = scene(Side("lagertha", at="haervik", holds="ulvoy"), ragnar(attributes=(1, 1, 2)))
    t.run(specials.do_reinforce(t.s, 1))
    assert len(t.controls(1)) == 1
    assert desolations(t.s) == 1


def test_p6_reinforce_where_nothing_can_be_captured_raises_authority() -> None:
    """Nobody holds anything, and the new army of 1 is weaker than every population."""
    t = scene(YOU, ragnar(attributes=(1, 1, 1)))
    t.run(specials.do_reinforce(t.s, 1))
    assert t.s.players[1].attributes[2] == 2
    assert t.total(1) == 0
    assert desolations(t.s) == 1


def test_p6_reinforce_is_unavailable_with_all_armies_out() -> None:
    t = scene(YOU, ragnar(armies={"hrafnvik": "1 1 1 1 1 1"}))
    assert not specials.AVAILABLE["reinforce"](t.s, 1)


def test_p6_mobilize_goes_from_the_weakest_army_up_and_fights_at_once() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"helgelund": "1"}),
        ragnar(armies={"hrafnvik": "3", "skarpnes": "2"}),
    )
    t.run(specials.mobilize(t.s, 1))
    assert [facts["value"] for facts in t.told("marched")] == [2, 3]
    assert t.told("battle")[0]["region"] == "helgelund"


def test_p6_mobilize_an_army_that_cannot_invade_grows_or_draws_at_6() -> None:
    you = Side("lagertha", at="ulvoy", armies={"smidjudal": "6", "jarnvid": "6", "hamarfell": "6", "breidablik": "6"})
    t = scene(you, ragnar(armies={"hrafnvik": "2"}))
    t.run(specials.mobilize(t.s, 1))
    assert t.armies(1, "hrafnvik") == [3]
    assert t.told("desolation")[0]["cause"] == "no_region"
    t = scene(you, ragnar(armies={"hrafnvik": "6"}))
    t.run(specials.mobilize(t.s, 1))
    assert len(t.s.players[1].hand) == 1


def test_p6_mobilize_an_army_among_its_own_regions_moves_up() -> None:
    """Only regions around Hrafnvik are its own, and none beyond can be captured by 1."""
    t = scene(YOU, ragnar(armies={"hrafnvik": "1"}, holds="hrafnvik smidjudal jarnvid hamarfell breidablik"))
    t.run(specials.mobilize(t.s, 1))
    assert t.told("chose")[0]["rule"] == "approach"
    assert desolations(t.s) == 1


def test_p6_a_new_region_spares_the_desolation() -> None:
    t = scene(YOU, ragnar(armies={"hrafnvik": "3"}))
    t.run(specials.mobilize(t.s, 1))
    assert len(t.controls(1)) == 2
    assert desolations(t.s) == 0


def test_p6_prepare_gives_runes_by_wisdom_and_2_cards() -> None:
    t = scene(YOU, ragnar(attributes=(1, 3, 1)))
    t.run(specials.prepare(t.s, 1))
    assert (sum(t.s.players[1].runes), len(t.s.players[1].hand)) == (3, 2)


def test_p6_prepare_is_unavailable_with_6_runes_and_8_cards() -> None:
    full = {"runes": "isa isa isa isa isa isa", "hand": "hew hew ram ram duel duel breaker breaker"}
    assert not specials.can_prepare(scene(YOU, ragnar(**full)).s, 1)
    assert specials.can_prepare(scene(YOU, ragnar(**{**full, "runes": "isa"})).s, 1)


def test_p6_build_temple_by_the_tie_break_with_a_priest() -> None:
    t = scene(YOU, ragnar(holds="jarnvid helgelund offerlund", chosen=0))
    t.run(specials.raise_temple(t.s, 1))
    assert t.told("temple")[0]["region"] == "offerlund"
    assert t.s.players[1].pool == 1
    assert desolations(t.s) == 0


def test_p6_a_selection_of_blessings_is_blind_for_it_and_brings_desolation() -> None:
    t = scene(YOU, ragnar(holds="jarnvid"), temples="lejre")
    t.run(specials.raise_temple(t.s, 1), "bless ravens_watch", rolls={"blind_blessing": [2]})
    assert len(t.s.players[1].tucked) == 1
    assert t.s.players[0].blessings == ["ravens_watch"]
    assert t.told("desolation")[0]["cause"] == "blessings"


def test_p6_build_temple_is_unavailable_without_a_free_shrine() -> None:
    assert not specials.AVAILABLE["build_temple"](scene(YOU, ragnar(holds="hrafnvik")).s, 1)
    assert not specials.AVAILABLE["build_temple"](scene(YOU, ragnar(holds="jarnvid"), temples="jarnvid").s, 1)


def test_p6_monsters_that_can_harm_you_are_activated_and_bring_desolation() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"haervik": "3"}),
        ragnar(),
        monsters={"nidhogg": "haervik"},
    )
    t.run(specials.monsters(t.s, 1), rolls={"monster_die": [0]})
    assert t.armies(0, "haervik") == [1]
    assert t.told("desolation")[0]["cause"] == "monsters"


def test_p6_monsters_are_unavailable_when_none_can_harm_you() -> None:
    assert not specials.AVAILABLE["monsters"](scene(YOU, ragnar(), monsters={"troll": "hrafnvik"}).s, 1)


def test_p6_prey_lies_within_1_region_and_1_more_for_each_tucked_card() -> None:
    near, far = {"draugr": "offerlund"}, {"draugr": "haervik"}
    assert beasts.prey_of(scene(YOU, beowulf(), monsters=near).s, 1) == ["draugr"]
    assert beasts.prey_of(scene(YOU, beowulf(), monsters=far).s, 1) == []
    assert beasts.prey_of(scene(YOU, beowulf(tucked="seidr"), monsters=far).s, 1) == ["draugr"]


def test_p6_loki_is_prey_only_after_a_kill_and_then_before_all() -> None:
    both = {"draugr": "solvik", "loki": "solvik"}
    assert beasts.prey_of(scene(YOU, beowulf(), monsters=both).s, 1) == ["draugr"]
    assert beasts.prey_of(scene(YOU, beowulf(slayers=1), monsters=both).s, 1) == ["loki"]
    three = scene(YOU, Side("snorri", at="ulvoy"), beowulf(slayers=1), monsters=both)
    assert beasts.prey_of(three.s, 2) == ["draugr"], "two on the large side"


def test_p6_a_hunt_strikes_with_plain_cards_first_and_shields_as_any_symbol() -> None:
    """Draugr: bow, axe (reward), sword, spear, hammer. Two bows: only one has a place; the shield takes the reward."""
    t = scene(YOU, beowulf(hand="arrow_rain arrow_rain hold_fast", attributes=(1, 1, 1)), monsters={"draugr": "solvik"})
    assert beasts.plan(t.s, 1, "draugr") == [("arrow_rain", 0), ("hold_fast", 1)]


def test_p6_rewards_first_then_the_rightmost_space() -> None:
    """Troll: axe at 1 and at 6, where the reward is; hammers at 2 and 5."""
    t = scene(YOU, beowulf(hand="hew ram"), monsters={"troll": "solvik"})
    assert beasts.plan(t.s, 1, "troll") == [("hew", 5), ("ram", 4)]


def test_p6_it_hunts_the_monster_left_with_fewest_open_wounds() -> None:
    t = scene(
        YOU,
        beowulf(hand="hew", attributes=(1, 1, 1)),
        monsters={"draugr": "solvik", "troll": "solvik"},
        wounds={"troll": [-1, 1, 1, 1, 1, 1]},
    )
    t.run(specials.monsters(t.s, 1))
    assert t.told("slain") == [{"who": "beowulf", "monster": "troll"}]
    assert t.s.players[1].slayers == 1
    assert t.s.players[1].tucked == ["troll_stone"]
    assert desolations(t.s) == 0


def test_p6_a_reward_is_one_priest_whatever_it_says_and_few_markers_bring_desolation() -> None:
    t = scene(YOU, beowulf(hand="hew duel", attributes=(1, 1, 1)), monsters={"troll": "solvik"})
    drawn = t.s.deck.index("thrust")
    t.run(beasts.hunt(t.s, 1), rolls={"draw": [drawn]})
    assert t.s.players[1].pool == 1
    assert t.s.monsters["troll"].wounds.count(1) == 3
    assert t.told("desolation")[0]["cause"] == "hunt"


def test_p6_four_markers_spare_the_desolation_and_the_rest_of_the_hand_is_drawn_anew() -> None:
    t = scene(
        YOU,
        beowulf(hand="hew hew arrow_rain arrow_rain", attributes=(1, 1, 1)),
        monsters={"troll": "solvik"},
        wounds={"troll": [-1, 1, 1, 1, -1, -1]},
    )
    drawn = t.s.deck.index("thrust")
    t.run(beasts.hunt(t.s, 1), rolls={"draw": [drawn]})
    assert desolations(t.s) == 0
    assert t.s.monsters["troll"].wounds.count(1) == 5
    assert len(t.s.players[1].hand) == 3, "two bows and a spear found no place"


# ---- p. 7: usurp, build monument -------------------------------------------------------------------------------------


def test_p7_it_usurps_its_heros_region_if_might_is_enough() -> None:
    t = scene(YOU, Side("lagertha", follower=True, at="smidjudal", attributes=(3, 1, 2)), turn=1)
    t.s.players[0].hero = "ragnar"
    t.run(specials.usurp(t.s, 1))
    assert t.controls(1) == ["smidjudal"]
    assert t.armies(1, "smidjudal") == [2]


def test_p7_else_a_region_beside_it_by_the_tiles_method() -> None:
    """Lagertha, method 2: nearest to you."""
    t = scene(
        Side("ragnar", at="ulvoy", holds="hamarfell"),
        Side("lagertha", follower=True, at="jarnvid", attributes=(2, 1, 1)),
    )
    assert [t.s.map.word[r] for r in specials.usurpable(t.s, 1)] == ["hrafnvik", "skarpnes"]
    t.run(specials.usurp(t.s, 1))
    assert t.controls(1) == ["hrafnvik"]


@pytest.mark.parametrize(("armies", "able"), [("2", True), ("2 1", False)])
def test_p7_your_armies_are_what_might_must_reach(armies: str, able: bool) -> None:
    t = scene(
        Side("ragnar", at="ulvoy", armies={"smidjudal": armies}),
        Side("lagertha", follower=True, at="smidjudal", attributes=(2, 1, 1)),
    )
    assert specials.can_usurp(t.s, 1, t.region("smidjudal")) is able


def test_p7_your_armies_retreat_from_a_usurped_region_and_your_hero_bars_it() -> None:
    t = scene(
        Side("ragnar", at="ulvoy", armies={"smidjudal": "1"}, holds="skarpnes"),
        Side("lagertha", follower=True, at="smidjudal", attributes=(2, 1, 1)),
    )
    t.run(specials.usurp(t.s, 1))
    assert t.armies(0, "skarpnes") == [1]
    t = scene(
        Side("ragnar", at="smidjudal", holds="smidjudal"),
        Side("lagertha", follower=True, at="smidjudal", attributes=(2, 1, 1)),
    )
    assert not specials.can_usurp(t.s, 1, t.region("smidjudal"))


def test_p7_build_monument_by_the_order_of_attributes_with_desolation_if_no_sign_comes() -> None:
    """Ragnar: authority first, whose god is Freya; full monuments are passed over."""
    t = scene(YOU, ragnar(), wheel={"prepare": [1, 0]})
    t.run(specials.build_monument(t.s, 1))
    assert t.told("monument")[0]["god"] == "freya"
    assert t.told("desolation")[0]["cause"] == "no_sign"
    assert t.s.wheel == [[]] * 6
    t = scene(YOU, ragnar(), levels=(1, 1, 4), signs=(True, False, False, False, False))
    t.run(specials.build_monument(t.s, 1))
    assert t.told("monument")[0]["god"] == "thor"


def test_p7_a_new_sign_spares_the_desolation_and_the_third_begins_ragnarok() -> None:
    t = scene(YOU, ragnar(), levels=(1, 1, 3), signs=(False, True, True, False, False))
    t.run(specials.build_monument(t.s, 1))
    assert t.told("sign")[0]["sign"] == "a_god_stands_whole"
    assert desolations(t.s) == 0
    assert t.s.last_turns == 2


# ---- p. 7: battles ---------------------------------------------------------------------------------------------------


def test_p7_defence_value_is_armies_support_and_authority_for_a_temple() -> None:
    t = scene(
        YOU,
        ragnar(armies={"jarnvid": "2 1", "hrafnvik": "4", "skarpnes": "3"}, attributes=(1, 1, 2)),
        temples="jarnvid",
    )
    assert defence_value(t.s, 1, t.region("jarnvid")) == 3 + 4 + 2
    assert defence_value(t.s, 1, t.region("smidjudal")) == 4
    assert defence_value(t.s, 1, t.region("haervik")) == 0


def test_p7_entering_a_followers_region_beside_its_army_is_a_battle_and_the_support_army_comes() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"jarnvid": "5"}),
        ragnar(armies={"hrafnvik": "2"}, holds="hrafnvik smidjudal"),
    )
    army = 0
    t.run(armies.activate_army(t.s, 0, ("march", "jarnvid", "5", "smidjudal"), army))
    assert t.told("supported")[0] == {"who": "ragnar", "source": "hrafnvik", "target": "smidjudal", "value": 2}
    assert t.told("result")[0]["winner"] == "lagertha"
    assert t.controls(0) == ["smidjudal", "jarnvid"]
    assert t.armies(1, "hrafnvik") == [1], "lost 1 and went home"


def test_p7_a_temple_defends_by_itself() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"hrafnvik": "2"}),
        ragnar(holds="jarnvid", attributes=(1, 1, 3)),
        temples="jarnvid",
    )
    t.run(armies.activate_army(t.s, 0, ("march", "hrafnvik", "2", "jarnvid"), 0))
    assert t.told("result")[0] == {
        "who": "lagertha",
        "whom": "ragnar",
        "region": "jarnvid",
        "attack": 2,
        "defence": 3,
        "winner": "ragnar",
    }
    assert t.armies(0, "hrafnvik") == [1]


def test_p7_a_region_with_defence_0_is_taken_without_a_battle() -> None:
    t = scene(Side("lagertha", at="ulvoy", armies={"hrafnvik": "1"}), ragnar(holds="smidjudal", tucked="seidr"))
    t.run(armies.activate_army(t.s, 0, ("march", "hrafnvik", "1", "smidjudal"), 0))
    assert t.told("battle") == []
    assert t.controls(0) == ["hrafnvik", "smidjudal"]


def test_p7_tucked_cards_add_1_each_in_attack_and_defence() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"smidjudal": "3"}),
        ragnar(armies={"hrafnvik": "3"}, tucked="seidr steadfast"),
    )
    t.run(armies.activate_army(t.s, 0, ("march", "smidjudal", "3", "hrafnvik"), 0))
    assert t.told("result")[0]["defence"] == 5
    t = scene(
        Side("lagertha", at="ulvoy", armies={"smidjudal": "3"}),
        ragnar(armies={"hrafnvik": "2"}, tucked="seidr steadfast"),
    )
    t.run(invasion.invade(t.s, 1, 0, t.region("smidjudal")))
    assert t.told("result")[0]["attack"] == 4


@pytest.mark.parametrize(("wisdom", "count"), [(1, 1), (2, 2), (5, 3)])
def test_p7_the_battle_deck_is_as_many_cards_as_wisdom_allows(wisdom: int, count: int) -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"hrafnvik": "6 6"}, loose=True),
        ragnar(armies={"hrafnvik": "1"}, hand="hew hew thrust", attributes=(1, wisdom, 1)),
    )
    t.run(battle.battle(t.s, 0, 1, t.region("hrafnvik"), [(0, 2), (1, 2)]))
    assert t.told("battle_deck")[0]["count"] == count
    assert len(t.told("played")) == count, "it plays on while it is behind"
    assert len(t.s.players[1].hand) == 3 - count


def test_p7_it_passes_when_you_have_passed_and_it_leads_or_ties_in_defence() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"smidjudal": "3"}, hand="duel"),
        ragnar(armies={"hrafnvik": "3"}, hand="hew hew", attributes=(1, 2, 1)),
    )
    t.run(armies.activate_army(t.s, 0, ("march", "smidjudal", "3", "hrafnvik"), 0), "pass")
    assert [facts["card"] for facts in t.told("played")] == ["hew"], "as the defender it plays first"
    assert t.told("chose")[-1]["by"] == "ahead"
    assert t.s.players[1].hand == ["hew"], "the rest goes back to its hand"


def test_p7_as_attacker_a_tie_is_not_enough() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"smidjudal": "3"}),
        ragnar(armies={"hrafnvik": "3"}, hand="hew", attributes=(1, 2, 1)),
    )
    assert t.run(invasion.invade(t.s, 1, 0, t.region("smidjudal")))
    assert [facts["card"] for facts in t.told("played")] == ["hew"]


def test_p7_its_cards_count_by_their_value_alone() -> None:
    """Hew is worth 3 and costs nothing in losses."""
    t = scene(
        Side("lagertha", at="ulvoy", armies={"smidjudal": "4"}),
        ragnar(armies={"hrafnvik": "3"}, hand="berserk_charge", attributes=(1, 1, 1)),
    )
    t.run(invasion.invade(t.s, 1, 0, t.region("smidjudal")))
    assert t.told("result")[0]["attack"] == 7, "4 for the card, nothing for attacking"
    assert t.armies(1, "smidjudal") == [2]


def test_p7_it_loses_1_of_its_strongest_army_and_the_last_point_only_if_it_loses() -> None:
    won = scene(Side("lagertha", at="ulvoy", armies={"smidjudal": "1"}), ragnar(armies={"hrafnvik": "1"}, hand="hew"))
    won.run(invasion.invade(won.s, 1, 0, won.region("smidjudal")))
    assert won.armies(1, "smidjudal") == [1]
    lost = scene(Side("lagertha", at="ulvoy", armies={"smidjudal": "3"}), ragnar(armies={"hrafnvik": "1"}))
    lost.run(armies.activate_army(lost.s, 0, ("march", "smidjudal", "3", "hrafnvik"), 0))
    assert lost.total(1) == 0


def test_p7_it_retreats_to_an_adjacent_region_it_controls_by_the_tie_break() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", armies={"hamarfell": "6"}),
        ragnar(armies={"hrafnvik": "3"}, holds="hrafnvik smidjudal breidablik", chosen=0),
    )
    t.run(armies.activate_army(t.s, 0, ("march", "hamarfell", "6", "hrafnvik"), 0))
    assert t.armies(1, "breidablik") == [2]
    assert t.reason("retreat")["by"] == "max"


# ---- p. 7: desolation ------------------------------------------------------------------------------------------------


def test_p7_desolation_goes_to_its_own_then_neutral_then_your_regions_of_the_wheel() -> None:
    t = scene(Side("lagertha", at="ulvoy", holds="breidablik"), ragnar(holds="eldmyr hrafnvik", chosen=0))
    for expected in ("eldmyr", "lejre", "idavoll", "jarnvid", "breidablik"):
        t.run(fury.desolate(t.s, 1, "no_sign"))
        assert t.told("desolation")[0]["region"] == expected


def test_p7_control_is_not_affected() -> None:
    t = scene(Side("lagertha", at="ulvoy", holds="breidablik"), ragnar(), desolate="breidablik")
    assert t.controls(0) == ["breidablik"]


@pytest.mark.parametrize(("tokens", "needed"), [(1, 5), (2, 4), (3, 3), (4, 2), (5, 1)])
def test_p7_removing_takes_the_number_of_the_rightmost_empty_place(tokens: int, needed: int) -> None:
    words = ["jarnvid", "eldmyr", "idavoll", "lejre", "breidablik"][:tokens]
    t = scene(YOU, ragnar(), desolate=" ".join(words))
    assert cleansing_value(t.s) == needed
    hard = scene(YOU, ragnar(), desolate=" ".join(words), challenges="ashen_ground")
    assert cleansing_value(hard.s) == min(needed + 1, 6)


@pytest.mark.parametrize(("value", "able"), [(3, False), (4, True)])
def test_p7_one_activation_of_an_army_there_removes_a_token(value: int, able: bool) -> None:
    t = scene(Side("lagertha", at="ulvoy", armies={"jarnvid": str(value)}), ragnar(), desolate="jarnvid lejre")
    found = armies.activations(t.s, 0, [0])
    assert (("cleanse", "jarnvid", str(value)) in found) is able
    if able:
        t.run(armies.activate_army(t.s, 0, ("cleanse", "jarnvid", "4"), 0), "accept")
        assert desolations(t.s) == 1
        assert len(t.s.players[0].blessings) == 1


def test_p7_removing_needs_control_of_the_region() -> None:
    t = scene(Side("lagertha", at="ulvoy", armies={"jarnvid": "4"}, loose=True), ragnar(), desolate="jarnvid lejre")
    assert not [option for option in armies.activations(t.s, 0, [0]) if option[0] == "cleanse"]


def test_p7_only_the_two_leftmost_places_bring_a_blessing_and_it_may_be_declined() -> None:
    you = Side("lagertha", at="ulvoy", armies={"jarnvid": "5"})
    t = scene(you, ragnar(), desolate="jarnvid lejre eldmyr")
    t.run(armies.activate_army(t.s, 0, ("cleanse", "jarnvid", "5"), 0))
    assert t.s.players[0].blessings == []
    t = scene(you, ragnar(), desolate="jarnvid")
    t.run(armies.activate_army(t.s, 0, ("cleanse", "jarnvid", "5"), 0), "decline")
    assert t.s.players[0].blessings == []


def test_p7_a_sixth_token_is_the_coming_of_surtur() -> None:
    t = scene(YOU, ragnar(), desolate="hrafnvik jarnvid eldmyr idavoll lejre")
    t.run(fury.desolate(t.s, 1, "no_sign"))
    assert t.ended
    assert (t.s.winners, t.s.victory) == ([1], "surtur")


# ---- p. 8: Ragnarok --------------------------------------------------------------------------------------------------


def test_p8_example_3_regions_lose_to_1_region_and_3_tokens() -> None:
    """Yours: three, one with a token. Its: one, with a token. The last one neutral, with a token."""
    t = scene(
        Side("lagertha", at="ulvoy", holds="jarnvid eldmyr idavoll"),
        ragnar(holds="lejre"),
        desolate="jarnvid lejre breidablik",
    )
    assert [ending.roots(t.s, seat) for seat in (0, 1)] == [3, 4]
    ending.ragnarok(t.s)
    assert (t.s.winners, t.s.victory) == ([1], "ragnarok")


def test_p8_a_tie_goes_to_the_follower() -> None:
    t = scene(Side("lagertha", at="ulvoy", holds="jarnvid eldmyr"), ragnar(holds="lejre"), desolate="lejre")
    assert ending.winners(t.s) == [1]


@pytest.mark.parametrize(
    ("first", "second", "tokens", "won"),
    [
        ("lejre", "steinsmia", "lejre", True),
        ("lejre", "steinsmia", "lejre steinsmia", False),
        ("lejre steinsmia", "", "lejre", False),
    ],
)
def test_p8_example_against_two_followers_each_counts_by_itself(
    first: str, second: str, tokens: str, won: bool
) -> None:
    """3 against 1+1 wins, against 1+2 loses, against 2+1 loses though the other has none."""
    t = scene(
        Side("lagertha", at="ulvoy", holds="jarnvid gimlefjell idavoll"),
        ragnar(holds=first),
        Side("aslaug", follower=True, at="skarpnes", holds=second),
        desolate=tokens,
    )
    assert (ending.winners(t.s) == [0]) is won


# ---- p. 8: several followers -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", ["two", "three"])
@pytest.mark.parametrize("seed", range(4))
def test_p8_followers_have_different_priorities_the_large_side_and_one_first_token(count: str, seed: int) -> None:
    s = new(seed=seed, followers=count).state
    automata = [p for p in s.players if p.follower]
    assert s.board == "many"
    assert len(automata) == {"two": 2, "three": 3}[count]
    assert len({box().corrupted[p.hero].priority for p in automata}) == len(automata)
    first = s.players[s.order[0]].hero
    assert s.desolate == 1 << box().corrupted[first].desolation["many"]
    assert s.order[-1] == 0, "you come last"


def test_p8_one_token_at_most_between_two_of_your_turns() -> None:
    t = scene(YOU, ragnar(), Side("aslaug", follower=True, at="skarpnes"), turn=1)
    t.run(fury.desolate(t.s, 1, "no_sign"))
    t.run(fury.desolate(t.s, 2, "no_sign"))
    assert desolations(t.s) == 1
    assert t.told("skipped")[0]["by"] == "scorched"
    alone = scene(YOU, ragnar())
    alone.run(fury.desolate(alone.s, 1, "no_sign"))
    alone.run(fury.desolate(alone.s, 1, "no_sign"))
    assert desolations(alone.s) == 2, "one follower alone has no such limit"


def claims(active: str, owner: str, temples: str = "") -> Scene:
    """Ragnar may claim what Aslaug holds."""
    return scene(
        YOU,
        ragnar(holds=active, armies={"hrafnvik": "3"}),
        Side("aslaug", follower=True, at="skarpnes", holds=owner),
        temples=temples,
    )


def test_p8_a_superior_claim_by_temples_or_by_the_land() -> None:
    t = claims("hrafnvik jarnvid", "bjarmaskog gimlefjell", "jarnvid bjarmaskog gimlefjell")
    assert invasion.superior_claim(t.s, 1, t.region("bjarmaskog")), "two regions of Halogaland against one"
    assert not invasion.superior_claim(t.s, 1, t.region("gimlefjell")), "one temple against two"
    t = claims("hrafnvik jarnvid idavoll", "gimlefjell skarpnes", "jarnvid idavoll gimlefjell")
    assert invasion.superior_claim(t.s, 1, t.region("gimlefjell")), "two temples against one"
    assert not invasion.superior_claim(t.s, 1, t.region("skarpnes"))


@pytest.mark.parametrize(
    ("there", "near", "able"), [("3", "", True), ("2 2", "", False), ("", "4", False), ("", "3", True)]
)
def test_p8_a_follower_is_attacked_by_an_army_as_strong_as_its_armies_or_its_support(
    there: str, near: str, able: bool
) -> None:
    stands = {"bjarmaskog": there} if there else {}
    helps = {"smidjudal": near} if near else {}
    t = scene(
        YOU,
        ragnar(holds="hrafnvik jarnvid", armies={"hrafnvik": "3"}, tucked="seidr", hand="hew"),
        Side("aslaug", follower=True, at="skarpnes", holds="bjarmaskog", armies={**stands, **helps}, loose=True),
    )
    assert invasion.capturable(t.s, 1, t.region("bjarmaskog"), 3) is able


def test_p8_no_battle_between_followers_both_lose_1_and_the_loser_retreats() -> None:
    t = scene(
        YOU,
        ragnar(holds="hrafnvik jarnvid", armies={"hrafnvik": "3"}),
        Side("aslaug", follower=True, at="skarpnes", holds="smidjudal", armies={"bjarmaskog": "2"}),
    )
    assert t.run(invasion.invade(t.s, 1, 0, t.region("bjarmaskog")))
    assert t.told("battle") == []
    assert t.armies(1, "bjarmaskog") == [2]
    assert t.armies(2, "smidjudal") == [1]


def test_p8_the_last_point_is_not_lost_and_an_empty_region_costs_nothing() -> None:
    t = scene(
        YOU,
        ragnar(holds="hrafnvik jarnvid", armies={"hrafnvik": "1"}),
        Side("aslaug", follower=True, at="skarpnes", holds="bjarmaskog smidjudal", armies={"smidjudal": "1"}),
    )
    t.run(invasion.invade(t.s, 1, 0, t.region("bjarmaskog")))
    assert (t.total(1), t.total(2)) == (1, 1)
    t = scene(
        YOU,
        ragnar(holds="hrafnvik jarnvid", armies={"hrafnvik": "3"}),
        Side("aslaug", follower=True, at="skarpnes", holds="bjarmaskog"),
    )
    t.run(invasion.invade(t.s, 1, 0, t.region("bjarmaskog")))
    assert t.armies(1, "bjarmaskog") == [3]


def test_p8_usurping_prefers_yours_then_a_claimed_followers_then_neutral() -> None:
    t = scene(
        Side("snorri", at="ulvoy", holds="skarpnes"),
        ragnar(at="jarnvid", attributes=(2, 1, 1), holds="hrafnvik jarnvid"),
        Side("aslaug", follower=True, at="solvik", holds="bjarmaskog"),
    )
    ranks = [specials.controller_rank(t.s, t.region(word)) for word in ("skarpnes", "bjarmaskog", "smidjudal")]
    assert ranks == [0, 1, 2]
    t.run(specials.usurp(t.s, 1))
    assert "skarpnes" in t.controls(1)
    assert t.reason("usurp")["by"] in ("controller", "land", "only")


def test_p8_never_a_followers_region_without_a_claim_or_with_its_hero() -> None:
    t = scene(
        YOU,
        ragnar(at="skarpnes", attributes=(5, 1, 1), holds="hrafnvik jarnvid"),
        Side("aslaug", follower=True, at="bjarmaskog", holds="skarpnes bjarmaskog"),
    )
    assert not specials.can_usurp(t.s, 1, t.region("skarpnes"))
    assert not specials.can_usurp(t.s, 1, t.region("bjarmaskog"))


# ---- p. 8: followers and several people; the arbiter -----------------------------------------------------------------


def test_p8_followers_first_then_people_and_the_last_person_is_the_arbiter() -> None:
    for seed in range(4):
        s = new(2, seed, followers="two").state
        assert [s.players[seat].follower for seat in s.order] == [True, True, False, False]
        assert s.arbiter == s.order[-1]


def test_p8_no_more_than_two_followers_and_four_players() -> None:
    assert len(new(2, followers="three").state.players) == 4
    assert len(new(3, followers="two").state.players) == 4
    assert len(new(4, followers="two").state.players) == 4


def rivals(arbiter: int) -> Scene:
    """Two people with a region of the same kind each, and a follower that can take either."""
    return scene(
        Side("lagertha", at="ulvoy", holds="skarpnes"),
        Side("snorri", at="haervik", holds="bjarmaskog"),
        Side("beowulf", follower=True, at="solvik", armies={"hrafnvik": "1"}),
        arbiter=arbiter,
        turn=2,
    )


def test_p8_the_arbiter_decides_between_equal_attacks_on_different_people() -> None:
    t = rivals(1)
    found = [t.region("skarpnes"), t.region("bjarmaskog")]
    ruled = t.run(choose_region(t.s, 2, "method_2", found, [], invasion.victim(t.s)), "arbitrate skarpnes")
    assert t.s.map.word[ruled] == "skarpnes"
    assert t.asked == [(1, "arbiter")]
    assert t.s.arbiter == 0, "the token goes to whoever is attacked"


def test_p8_the_arbiter_may_choose_their_own_and_keeps_the_token() -> None:
    t = rivals(0)
    found = [t.region("skarpnes"), t.region("bjarmaskog")]
    t.run(choose_region(t.s, 2, "method_2", found, [], invasion.victim(t.s)), "arbitrate skarpnes")
    assert t.s.arbiter == 0


def test_p8_one_persons_things_go_by_the_tie_break_and_the_token_stays() -> None:
    t = scene(
        Side("lagertha", at="ulvoy", holds="skarpnes smidjudal"),
        Side("snorri", at="haervik"),
        Side("beowulf", follower=True, at="solvik", row="a1 a2 a3", chosen=0),
        arbiter=1,
    )
    t.run(choose_region(t.s, 2, "method_2", [3, 5], [], invasion.victim(t.s)))
    assert t.asked == []
    assert t.s.arbiter == 1
