"""The content: counts that the rulebook gives, a sound map, provenance, and packs that are refused with a reason."""

from __future__ import annotations

from pathlib import Path

import pytest

from longhall.content import BadContent
from longhall.games.tiny_epic_vikings.box import Box
from longhall.games.tiny_epic_vikings.game import load
from longhall.kernel import Match

BOX = Box()


def pack(folder: Path, section: str, text: str) -> Path:
    folder.joinpath(f"{section}.toml").write_text(text, "utf-8")
    return folder


# ---- as printed ------------------------------------------------------------------------------------------------------


def test_every_record_says_where_it_is_from() -> None:
    """Rulebook, public or designed: our own content never claims to be an owner's."""
    for section, records in BOX.sections.items():
        assert {record.provenance for record in records.values()} <= {"rulebook", "public", "designed"}, section


def test_the_counts_of_the_rulebook() -> None:
    """P. 3: cards, mats and pieces; 13 villages and 9 runes at most on a side."""
    assert (len(BOX.vikings), len(BOX.favours), len(BOX.gods), len(BOX.clans)) == (48, 18, 6, 4)
    for clan in BOX.clans.values():
        assert (clan.settlers, clan.boats, clan.temples) == (6, 4, 2)
    for board in BOX.boards:
        assert sum(board.village) <= 13
        assert len(board.islands) <= 9
        assert max(board.rune.count(rune) for rune in range(3)) <= 3


@pytest.mark.parametrize(("number", "islands", "docks", "fjords", "edge"), [(0, 6, 21, 10, 6), (1, 9, 28, 12, 8)])
def test_the_map(number: int, islands: int, docks: int, fjords: int, edge: int) -> None:
    """Routes join islands both ways and separate the same two fjords all along; Euler's count holds."""
    board = BOX.boards[number]
    assert (len(board.islands), board.docks, len(board.places) - board.docks, len(board.edge)) == (
        islands,
        docks,
        fjords,
        edge,
    )
    ends = [dock for dock in range(board.docks) if board.ferry[dock] >= 0]
    assert all(board.ferry[board.ferry[dock]] == dock for dock in ends)
    assert all(set(board.fjords_of[dock]) == set(board.fjords_of[board.ferry[dock]]) for dock in ends)
    routes = len(ends) // 2 + (board.docks - len(ends))
    # the edge of the map and the islands at it are one corner of the plane, the inner islands the others
    assert fjords == routes - (len(board.inner) + 1) + 2


def test_docks_lie_around_their_island_in_order() -> None:
    """Neighbouring docks of an inner island share a fjord."""
    for board in BOX.boards:
        for island in board.inner:
            for dock in board.docks_of[island]:
                assert set(board.fjords_of[dock]) & set(board.fjords_of[board.clockwise[dock]])


def test_the_whale_fjord_touches_six_docks_of_the_inner_islands() -> None:
    """P. 17: the chief boat begins on one of them."""
    board = BOX.boards[0]
    (whale,) = [fjord.id for fjord in BOX.sections["fjords"].values() if getattr(fjord, "whale", False)]
    docks = [place for place in board.reach[board.place[whale]] if place < board.docks]
    assert len(docks) == 6
    assert {board.island_of[dock] for dock in docks} == set(board.inner)
    assert all(board.chief_dock[island] in docks for island in board.inner)


# ---- packs -----------------------------------------------------------------------------------------------------------


def test_a_pack_corrects_a_card(tmp_path: Path) -> None:
    """Only the fields that it names; the rest stays."""
    game = load(pack(tmp_path, "vikings", "[dag_coin_biter]\nstrength = 9\n"))
    card = game.box.vikings["dag_coin_biter"]
    assert (card.strength, card.steel, card.provenance) == (9, 1, "owner")
    assert game.box.cards["dag_coin_biter"].strength == 9
    assert Match.new(game, 2, 1).pending


def test_a_pack_changes_a_price(tmp_path: Path) -> None:
    """The numbers are in the content, not in the code."""
    assert load(pack(tmp_path, "raids", "[raid_2]\nsteel = 1\n")).box.raid == (0, 1, 1, 3)


@pytest.mark.parametrize(
    ("section", "text", "error"),
    [
        ("vikings", "[dag_coin_biter]\nstrenght = 9\n", "vikings.toml: [dag_coin_biter] strenght: no such field"),
        ("vikings", '[dag_coin_biter]\nrune = "ansuz"\n', "[dag_coin_biter] rune: one of fehu, perthro, hagalaz"),
        ("vikings", '[dag_coin_biter]\nleader = "smite"\n', "[dag_coin_biter] leader: one of sail"),
        ("vikings", "[dag_coin_biter]\nneeds = { odin = 1 }\n", "[dag_coin_biter] needs key: one of"),
        ("vikings", "[dag_coin_biter]\ncopies = 2\n", "[dag_coin_biter] copies: there is one of each"),
        ("vikings", "[dag_coin_biter]\nremove = true\n", "vikings.toml: 4 players need 48 cards, not 47"),
        ("vikings", '[new_card]\nrune = "fehu"\n', "[new_card] strength: this field is missing"),
        (
            "favours",
            "[flotsam]\nremove = true\n[long_winter]\nremove = true\n[ice_forge]\nremove = true\n"
            "[open_purse]\nremove = true\n[market_day]\nremove = true\n",
            "tables.toml: [four] favours: two rows of 7",
        ),
        ("gods", '[thor]\nboon = ["enter_battle"]\n', "gods.toml: [thor] boon: enter_battle is for Viking cards only"),
        (
            "gods",
            "".join(f"[{god}]\nremove = true\n" for god in ("odin", "thor", "tyr", "loki")),
            "a game needs 3 gods",
        ),
        ("clans", "[wolf]\nboats = 5\n", "clans.toml: [wolf] boats: 3 places and one more, not 5"),
        ("clans", "[wolf]\ntemples = 1\n", "clans.toml: [wolf] temples: there are 2 places, not 1"),
        ("clans", "[wolf]\nremove = true\n", "clans.toml: [wolf]: the rules need this record"),
        ("clans", "[pink]\nsettlers = 1\nboats = 4\ntemples = 2\n", "clans.toml: there are 4 of these, not 5"),
        ("eras", "[era_2]\nnumber = 4\n", "eras.toml: [era_2] number: the eras are 1, 2 and 3"),
        ("tables", "[two]\nseats = 3\n", "tables.toml: [two] seats: this table has 2"),
        ("dedications", '[sail]\naction = "fury"\n', "dedications.toml: [sail] action: fury is for the god mats"),
        ("vikings", "[dag_coin_biter]\nsteel = -1\n", "vikings.toml: [dag_coin_biter] steel: at least 0, not -1"),
        ("vikings", "[dag_coin_biter]\nleader_amount = 0\n", "[dag_coin_biter] leader_amount: at least 1, not 0"),
        ("favours", "[flotsam]\nbag = { wood = -2 }\n", "favours.toml: [flotsam] bag: at least 0, not -2"),
        ("eras", "[era_1]\nhand = 0\n", "eras.toml: [era_1] hand: at least 1, not 0"),
        ("rival_tracks", "[rival_tracks]\nend = 0\n", "rival_tracks.toml: [rival_tracks] end: at least 1, not 0"),
        ("points", "[island_2]\nrank = 1\n", "points.toml: the island points are of rank 1, 2 and 3"),
        ("symbols", "[wood_6]\nspace = 9\n", "symbols.toml: [wood_6] space: the tracks have the spaces 1 to 6"),
        ("docks", '[havey_sea]\nferry = "nowhere"\n', "docks.toml: [havey_sea] ferry: there is no dock 'nowhere'"),
        (
            "docks",
            '[havey_sea]\nferry = "austrey_sea"\n',
            "docks.toml: [havey_sea] ferry: the way back from 'austrey_sea'",
        ),
        ("docks", '[havey_sea]\nfjords = ["east_sound"]\n', "docks.toml: [havey_sea] fjords: a dock lies between two"),
        ("docks", '[havey_sea]\nfjords = ["east_sound", "upper_east_bight"]\n', "there is no fjord 'upper_east_bight'"),
        ("islands", '[havey]\ndocks = ["havey_port"]\n', "islands.toml: [havey] docks: there is no dock 'havey_port'"),
        (
            "islands",
            '[havey]\ndocks = ["havey_sea", "austrey_sea"]\n',
            "the dock 'austrey_sea' is on the small side twice",
        ),
        ("islands", '[havey]\nrune = "perthro"\n', "islands.toml: the small side has one inner island of each rune"),
        ("islands", '[bjarney]\nrune = "fehu"\n', "islands.toml: the small side has two islands of each rune"),
        ("islands", '[havey]\nchief_dock = "austrey_sea"\n', "islands.toml: [havey] chief_dock: one of its own docks"),
        (
            "fjords",
            "".join(f"[{f}]\nedge = false\n" for f in ("east_reach", "west_reach", "south_east_reach")),
            "fjords.toml: the small side needs 4 fjords at the edge",
        ),
    ],
)
def test_a_bad_pack_is_refused_with_file_record_and_field(tmp_path: Path, section: str, text: str, error: str) -> None:
    """What was wrong, where, and what would be right."""
    with pytest.raises(BadContent) as caught:
        load(pack(tmp_path, section, text))
    assert error in str(caught.value)
