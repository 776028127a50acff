"""The components: what the box holds (p. 4), and what a content pack may and may not change."""

from __future__ import annotations

from pathlib import Path

import pytest

from longhall.content import BadContent
from longhall.games.blood_rage.box import CLANS, STATS, YGGDRASIL, Box
from longhall.games.blood_rage.game import load
from longhall.games.blood_rage.rules import invade_cost
from longhall.games.blood_rage.sheet import figure_strength
from longhall.kernel import Rng
from tests.games.blood_rage.scenes import box

# ---- the printed box -----------------------------------------------------------------------------------------------


def test_there_are_102_cards_of_78_kinds() -> None:
    assert len(box().cards) == 78
    assert sum(card.pieces for card in box().cards.values()) == 102


@pytest.mark.parametrize("age", [1, 2, 3])
def test_each_age_has_34_cards_and_20_and_26_for_fewer_players(age: int) -> None:
    """Eight cards with the mark 4+ and six with 3+ in each deck (p. 11)."""
    marks = dict.fromkeys(("2", "3", "4"), 0)
    for card in box().cards.values():
        for mark, copies in card.by_players.items():
            marks[mark] += copies if card.age == age else 0
    assert marks == {"2": 20, "3": 6, "4": 8}
    assert [len(box().deck(age, seats)) for seats in (2, 3, 4)] == [20, 26, 34]


@pytest.mark.parametrize(("type", "records", "pieces"), [("upgrade", 36, 36), ("quest", 15, 27), ("battle", 27, 39)])
def test_cards_by_type(type: str, records: int, pieces: int) -> None:
    cards = [card for card in box().cards.values() if card.type == type]
    assert (len(cards), sum(card.pieces for card in cards)) == (records, pieces)


def test_every_title_keeps_its_type_through_the_ages() -> None:
    types: dict[str, str] = {}
    for card in box().cards.values():
        assert types.setdefault(card.title, card.type) == card.type


def test_quests_pay_more_from_age_to_age() -> None:
    paid = {title: [c.glory for c in box().cards.values() if c.title == title] for title in set(box().titles.values())}
    assert paid["quest_jotunheim"] == paid["quest_manheim"] == paid["quest_alfheim"] == [5, 7, 9]
    assert paid["quest_glorious_death"] == paid["quest_yggdrasil"] == [6, 8, 11]


def test_monsters_have_a_card_each() -> None:
    cards = [card.id for card in box().cards.values() if card.slot == "monster"]
    assert sorted(cards) == sorted(box().monsters)
    assert len(cards) == 9


def test_the_strength_of_a_monster_is_on_its_card_too() -> None:
    for monster in box().monsters.values():
        assert (monster.strength, monster.invade_cost) == (
            box().cards[monster.id].strength,
            box().cards[monster.id].cost,
        )


def test_pillage_tokens() -> None:
    """Nine: three for rage, two for axes, two for horns, one for glory, and Yggdrasil's for all (p. 4, 10, 18)."""
    assert {token.id: token.copies for token in box().tokens.values()} == {
        "rage": 3,
        "axes": 2,
        "horns": 2,
        "glory": 1,
        "all": 1,
    }
    assert [token.id for token in box().tokens.values() if token.province == "yggdrasil"] == ["all"]


def test_clans_are_alike() -> None:
    """A leader, eight warriors and a ship each; 6 rage, 3 axes, 4 horns to begin with (p. 4, 9)."""
    assert tuple(box().clans) == CLANS
    assert {(clan.leaders, clan.warriors, clan.ships) for clan in box().clans.values()} == {(1, 8, 1)}
    assert dict(zip(STATS, [steps[0] for steps in box().steps], strict=True)) == {"rage": 6, "axes": 3, "horns": 4}


def test_strengths_of_the_clan_figures() -> None:
    """P. 8."""
    assert [box().strength[figure] for figure in ("leader", "ship", "warrior")] == [3, 2, 1]


# ---- the map (p. 6) ------------------------------------------------------------------------------------------------


def test_nine_provinces_in_three_regions_and_four_fjords() -> None:
    areas, region = box().areas, box().region
    assert len(areas) == 13
    assert [areas[i] for i in range(9) if region[i] == "alfheim"] == ["andlang", "gimle"]
    assert [areas[i] for i in range(9) if region[i] == "manheim"] == ["elvagar", "angerboda", "myrkvlor"]
    assert [areas[i] for i in range(9) if region[i] == "jotunheim"] == ["muspelheim", "horgr", "utgard"]
    assert region[YGGDRASIL] is None
    assert len(box().supports) == 4


def test_adjacency_goes_both_ways_and_yggdrasil_is_next_to_all() -> None:
    adjacent = box().adjacent
    for here, others in enumerate(adjacent):
        assert all(here in adjacent[other] for other in others)
    assert sorted(adjacent[YGGDRASIL]) == list(range(1, 9))
    assert all(len(others) == 3 for others in adjacent[1:])


def test_villages() -> None:
    """Three to five a province, 32 in all, none in Yggdrasil (p. 6)."""
    villages = box().villages[1:]
    assert sum(villages) == 32
    assert min(villages) == 3
    assert max(villages) == 5


def test_each_fjord_lies_between_two_provinces_that_share_a_border() -> None:
    for fjord, (one, other) in box().supports.items():
        assert box().fjord[one] == box().fjord[other] == fjord
        assert other in box().adjacent[one]
    assert box().fjord[YGGDRASIL] is None


@pytest.mark.parametrize(
    ("one", "other", "near"),
    [("andlang", "horgr", False), ("gimle", "elvagar", False), ("gimle", "andlang", True)],
)
def test_what_the_examples_say_of_the_map(one: str, other: str, near: bool) -> None:
    """P. 15 and 19."""
    number = box().number
    assert (number[other] in box().adjacent[number[one]]) is near


# ---- content packs -------------------------------------------------------------------------------------------------


def pack(folder: Path, **files: str) -> Path:
    """A content pack with these files."""
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, "utf-8")
    return folder


def test_a_pack_corrects_a_number(tmp_path: Path) -> None:
    found = load(pack(tmp_path, cards="[quest_yggdrasil_age3]\nglory = 10\n")).box.cards["quest_yggdrasil_age3"]
    assert (found.glory, found.quest, found.provenance) == (10, "yggdrasil", "owner")


def test_a_pack_adds_a_card_and_takes_one_out(tmp_path: Path) -> None:
    added = (
        '[tyrs_judgement]\ntitle = "tyrs_judgement"\nage = 3\ntype = "battle"\nby_players = { "2" = 1 }\nbonus = 8\n'
    )
    made = Box(pack(tmp_path, cards=added + "[tyrs_rage_age3]\nremove = true\n"))
    assert made.cards["tyrs_judgement"].bonus == 8
    assert "tyrs_rage_age3" not in made.cards
    assert len(made.deck(3, 2)) == 20


@pytest.mark.parametrize(
    ("section", "text", "names"),
    [
        ("cards", '[troll]\ncost = "two"\n', ["cards.toml", "[troll]", "cost", "whole number"]),
        ("cards", "[troll]\ncost = -1\n", ["cards.toml", "[troll]", "cost", "at least 0"]),
        ("cards", "[troll]\nprice = 2\n", ["cards.toml", "[troll]", "price", "no such field"]),
        ("cards", "[troll]\nage = 4\n", ["cards.toml", "[troll]", "age", "1, 2 or 3"]),
        ("cards", '[troll]\nby_players = { "2" = 2 }\n', ["cards.toml", "[troll]", "by_players", "one figure"]),
        ("cards", '[tyrs_bash]\neffect = { wins = 3 }\n', ["cards.toml", "[tyrs_bash]", "effect", "wins"]),
        ("cards", '[tyrs_bash]\nslot = "clan"\n', ["cards.toml", "[tyrs_bash]", "slot", "every upgrade"]),
        ("cards", '[tyrs_bash]\ntype = "quest"\n', ["cards.toml", "[tyrs_bash]", "quest", "every quest"]),
        ("cards", '[tyrs_bash]\nby_players = {}\n[thors_hammer]\nby_players = {}\n'
         '[tyrs_smite_age1]\nby_players = {}\n[troll]\nby_players = {}\n[lokis_domain]\nby_players = {}\n',
         ["cards.toml", "2 players need 16 cards of age 1, not 15"]),
        ("cards", '[ogre]\ntitle = "ogre"\nage = 1\ntype = "upgrade"\nslot = "monster"\nby_players = { "2" = 1 }\n',
         ["cards.toml", "[ogre]", "slot", "monsters.toml"]),
        ("provinces", '[gimle]\nregion = "asgard"\n', ["provinces.toml", "[gimle]", "region", "asgard"]),
        ("provinces", '[gimle]\nadjacent = ["asgard"]\n', ["provinces.toml", "[gimle]", "adjacent", "asgard"]),
        ("provinces", '[gimle]\nadjacent = ["horgr", "andlang", "myrkvlor", "yggdrasil"]\n',
         ["provinces.toml", "adjacent", "horgr"]),
        ("provinces", '[gimle]\nfjord = "northeast"\n', ["provinces.toml", "[gimle]", "fjord", "northeast"]),
        ("provinces", '[yggdrasil]\nvillages = 3\n', ["provinces.toml", "[yggdrasil]", "villages"]),
        ("provinces", "[gimle]\nremove = true\n", ["provinces.toml", "9 provinces, not 8"]),
        ("fjords", '[northeast]\nsupports = ["gimle", "horgr"]\n', ["[elvagar]", "fjord", "northeast"]),
        ("stats", "[axes]\nsteps = [3, 4, 5]\n", ["stats.toml", "[axes]", "steps", "6 steps"]),
        ("stats", "[rage]\nsteps = [6, 7, 8, 9, 12, 13]\n", ["stats.toml", "[rage]", "steps", "12"]),
        ("stats", "[rage]\nremove = true\n", ["stats.toml", "[rage]", "need"]),
        ("ages", "[age3]\nnumber = 4\n", ["ages.toml", "1, 2 and 3"]),
        ("clans", "[bear]\nremove = true\n", ["clans.toml", "[bear]", "need"]),
        ("clans", "[bear]\nships = 2\n", ["clans.toml", "[bear]", "ships", "1 ship"]),
        ("figures", "[ship]\nremove = true\n", ["figures.toml", "[ship]", "need"]),
        ("legend", "[step6]\nstep = 7\n", ["legend.toml", "[step6]", "step"]),
        ("pillage_tokens", "[rage]\ncopies = 2\n", ["pillage_tokens.toml", "8 loose tokens, not 7"]),
        ("pillage_tokens", '[all]\nprovince = "asgard"\n', ["pillage_tokens.toml", "[all]", "province", "asgard"]),
        ("pillage_tokens", "[all]\ncopies = 2\n", ["pillage_tokens.toml", "[all]", "copies"]),
        ("ragnarok_tokens", '[yggdrasil]\nprovenance = "owner"\n', ["ragnarok_tokens.toml", "[yggdrasil]", "outer"]),
        ("ragnarok_tokens", "".join(f"[{p}]\nremove = true\n" for p in ("gimle", "horgr", "utgard")),
         ["ragnarok_tokens.toml", "at least 6"]),
        ("swords", "[long]\n", ["swords.toml", "no such section"]),
        ("cards", "[troll\n", ["cards.toml"]),
        ("cards", "[giant]\nremove = true\n", ["cards.toml", "[giant]", "remove"]),
        ("cards", '[giant]\nage = 1\n', ["cards.toml", "[giant]", "missing"]),
    ],
)  # fmt: skip
def test_a_broken_pack_is_refused_with_file_record_and_field(
    tmp_path: Path, section: str, text: str, names: list[str]
) -> None:
    with pytest.raises(BadContent) as refused:
        Box(pack(tmp_path, **{section: text}))
    for name in names:
        assert name in str(refused.value)


def test_a_pack_must_be_a_folder_with_files(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="no TOML file"):
        Box(tmp_path)
    with pytest.raises(BadContent, match="folder"):
        Box(tmp_path / "nowhere")


def test_an_upgraded_figure_has_the_strength_of_its_card(tmp_path: Path) -> None:
    """P. 8: upgrades give strength; an owner's pack may set it right."""
    game = load(pack(tmp_path, cards="[fire_dragons]\nstrength = 4\n[lord_of_axes]\nstrength = 5\n"))
    s = game.setup(2, {"first_age": "draft", "first_player": "seat_1"}, Rng.seeded(1))
    p = s.players[0]
    assert (figure_strength(s, p, "leader", 1), figure_strength(s, p, "ship", 9)) == (3, 2)
    assert invade_cost(s, 0, "ship") == 2
    p.slots[1], p.slots[2] = "lord_of_axes", "fire_dragons"
    assert (figure_strength(s, p, "leader", 1), figure_strength(s, p, "ship", 9)) == (5, 4)
    assert (invade_cost(s, 0, "leader"), invade_cost(s, 0, "ship")) == (0, 4)
