"""The components: as many and as the rulebook says (p. 2-4), and packs of an owner are checked."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from longhall.content import BadContent
from longhall.games.feast_for_odin.box import Box
from tests.games.feast_for_odin.scenes import box


def test_346_goods_tiles_of_30_kinds() -> None:
    goods = box().goods
    assert sum(good.copies for good in goods.values()) == 346
    assert len([good for good in goods.values() if good.bears is None]) == 30
    assert Counter(g.colour for g in goods.values() if g.bears is None) == {
        "orange": 6,
        "red": 8,
        "green": 8,
        "blue": 8,
    }


def test_goods_of_a_column_have_one_shape() -> None:
    for good, better in box().upgrade.items():
        assert box().shape[good] == box().shape[better]


def test_upgrades_go_orange_red_green_blue() -> None:
    assert [box().upgrade[g] for g in ("peas", "mead", "oil")] == ["mead", "oil", "rune_stone"]
    assert box().upgrade["pregnant_cattle"] == box().upgrade["cattle"] == "clothing"
    assert "rune_stone" not in box().upgrade


@pytest.mark.parametrize(("section", "total"), [("weapons", 47), ("specials", 15), ("strips", 8), ("ships", 32)])
def test_how_many_there_are(section: str, total: int) -> None:
    assert sum(record.copies for record in box().sections[section].values()) == total


def test_resources_and_coins() -> None:
    resources = {word: r.copies for word, r in box().sections["resources"].items()}
    assert resources == {"wood": 32, "stone": 24, "ore": 40}
    assert {coin.value: coin.copies for coin in box().coins.values()} == {1: 80, 2: 22, 4: 18, 10: 5}


def test_61_spaces_in_four_columns() -> None:
    real = [space for space in box().spaces.values() if not space.imitate]
    assert Counter(space.column for space in real) == {1: 18, 2: 18, 3: 16, 4: 9}
    assert len({(space.column, space.row) for space in real}) == 61


def test_190_occupations_in_three_decks() -> None:
    cards = box().occupations.values()
    assert sorted(card.number for card in cards) == list(range(1, 191))
    assert Counter((card.deck, card.starting) for card in cards) == {
        ("A", True): 15,
        ("B", True): 15,
        ("C", True): 15,
        ("A", False): 57,
        ("B", False): 44,
        ("C", False): 44,
    }
    kinds = Counter(card.type for card in cards)
    assert kinds == {"each_time": 107, "immediate": 53, "anytime": 19, "as_soon_as": 6, "both": 5}


@pytest.mark.parametrize(
    ("board", "minus"),
    [
        ("home", 86),
        ("shetland", 24),
        ("bear_island", 22),
        ("faroe_islands", 16),
        ("baffin_island", 24),
        ("iceland", 24),
        ("labrador", 40),
        ("greenland", 20),
        ("newfoundland", 40),
        ("stone_house", 7),
        ("long_house", 15),
    ],
)
def test_marked_cells(board: str, minus: int) -> None:
    assert box().grids[board].minus.bit_count() == minus


@pytest.mark.parametrize(
    ("board", "cells"),
    [
        ("home", 143),
        ("shetland", 60),
        ("bear_island", 51),
        ("faroe_islands", 53),
        ("stone_house", 13),
        ("long_house", 30),
    ],
)
def test_cells_to_cover(board: str, cells: int) -> None:
    assert box().grids[board].area.bit_count() == cells


@pytest.mark.parametrize(
    ("tile", "cells", "sword"), [("glass_beads", 5, 7), ("round_shield", 12, 13), ("english_crown", 13, 16)]
)
def test_special_tiles(tile: str, cells: int, sword: int) -> None:
    record = box().specials[tile]
    assert (sum(row.count("#") for row in record.shape), record.sword) == (cells, sword)


def test_the_crown_is_not_for_sale_and_seven_tiles_are_forged() -> None:
    assert [t.id for t in box().specials.values() if t.price is None] == ["english_crown"]
    assert len([t for t in box().specials.values() if t.forge]) == 7
    assert box().forgeable[0] == "jewelry"


def test_mountain_items() -> None:
    items = Counter(item for strip in box().strips.values() for item in strip.items)
    assert items == {"wood": 23, "stone": 15, "ore": 9, "silver_2": 9}


def test_every_record_says_where_it_is_from() -> None:
    for section in box().sections.values():
        for record in section.values():
            assert record.provenance in ("rulebook", "public", "designed")


# ---- packs ---------------------------------------------------------------------------------------------------------


def pack(folder: Path, file: str, text: str) -> Path:
    """A pack of one file."""
    (folder / file).write_text(text, "utf-8")
    return folder


def test_a_pack_corrects_a_record(tmp_path: Path) -> None:
    changed = Box(pack(tmp_path, "ships.toml", "[knarr]\nprice = 6\n"))
    assert (changed.ships["knarr"].price, changed.ships["knarr"].points) == (6, 5)
    assert changed.ships["knarr"].provenance == "owner"


@pytest.mark.parametrize(
    ("file", "text", "error"),
    [
        ("goods.toml", "[peas]\nwidth = 'two'", r"goods.toml: \[peas\] width: a whole number is wanted, not 'two'"),
        ("goods.toml", "[mead]\nremove = true", r"the rules need \[mead\]"),
        ("spaces.toml", "[forge]\ncolumn = 5", r"spaces.toml: \[forge\] column: a column from 1 to 4"),
        ("spaces.toml", "[forge]\npay = { gold = 1 }", r"spaces.toml: \[forge\] pay: there is no 'gold'"),
        ("spaces.toml", "[raiding]\nroll = 'chess'", r"spaces.toml: \[raiding\] roll: there is no 'chess'"),
        ("spaces.toml", "[explore_far]\nexplore = ['vinland']", r"\[explore_far\] explore: there is no 'vinland'"),
        ("occupations.toml", "[o5]\nnumber = 6", r"occupations.toml: \[o5\] number: the record of card 6 is called o6"),
        ("occupations.toml", "[o47]\nget = []", r"occupations.toml: \[o47\] get: one for each of give"),
        ("occupations.toml", "[o33]\ntiers = [1]", r"occupations.toml: \[o33\] tiers: a count"),
        ("occupations.toml", "[o43]\ngain = { figs = 1 }", r"\[o43\] gain: there is no 'figs'"),
        ("boards.toml", "[home]\nincome = { z9 = 1 }", r"boards.toml: \[home\] income.z9: there is no such cell"),
        ("boards.toml", "[home]\nbonus = { a1 = ['ore'] }", r"boards.toml: \[home\] bonus.a1: the rows show 'm' there"),
        ("boards.toml", "[home]\nrows = ['..', '.']", r"boards.toml: \[home\] rows: rows of equal length"),
        ("boards.toml", "[labrador]\nremove = true", "exploration board C needs a front and a back"),
        ("lengths.toml", "[long]\nharvest = [1]", r"lengths.toml: \[long\] harvest: one entry a round"),
        ("specials.toml", "[belt]\nshape = ['..']", r"specials.toml: \[belt\] shape: rows of equal length with a '#'"),
        ("clans.toml", "[wolf]\nremove = true", "four players need four clans"),
        ("rolls.toml", "[whaling]\nremove = true", r"rolls.toml: the rules need \[whaling\]"),
        ("sagas.toml", "", "no such section"),
    ],
)
def test_a_bad_pack_is_refused_with_its_place(tmp_path: Path, file: str, text: str, error: str) -> None:
    with pytest.raises(BadContent, match=error):
        Box(pack(tmp_path, file, text))
