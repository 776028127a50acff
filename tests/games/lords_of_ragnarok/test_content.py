"""The components: what is in the box, how it fits together, and what a content pack may and may not change."""

from __future__ import annotations

import random
from collections import Counter
from pathlib import Path

import pytest

from longhall.content import BadContent
from longhall.games.lords_of_ragnarok.box import ATTRIBUTES, BOARDS, SPECIALS, Box
from longhall.games.lords_of_ragnarok.chart import Chart, bits
from longhall.games.lords_of_ragnarok.game import load
from longhall.kernel import Match
from tests.games.lords_of_ragnarok.scenes import box

BOTH = [box().charts[board] for board in BOARDS]
RECORDS = [(section, key) for section, records in box().sections.items() for key in records]

# ---- the box ---------------------------------------------------------------------------------------------------------


def test_how_much_there_is_of_everything() -> None:
    counts = {section: sum(record.pieces for record in records.values()) for section, records in box().sections.items()}
    assert counts["battle_cards"] == 40
    assert counts["attack_cards"] == 18
    assert counts["blessings"] == 24
    assert counts["artefacts"] == 12
    assert counts["runes"] == 36
    assert counts["forges"] == 6
    assert counts["realms"] == 8
    assert counts["action_cards"] == 57
    assert counts["challenges"] == 6
    assert counts["desolation"] == 5
    assert counts["preconditions"] == 5
    assert counts["temple_track"] == 7
    assert box().surtur_die == ("1", "1", "1", "2", "2", "3")


@pytest.mark.parametrize("chart", BOTH, ids=BOARDS)
def test_lands_part_the_regions_and_hang_together(chart: Chart) -> None:
    assert sum(chart.lands) == chart.all
    for land in chart.lands:
        assert 3 <= land.bit_count() <= 4
        reached = 1 << bits(land)[0]
        for _ in range(4):
            for region in bits(reached):
                reached |= chart.near[region] & land
        assert reached == land


@pytest.mark.parametrize(("chart", "regions", "wheel"), [(BOTH[0], 15, 5), (BOTH[1], 21, 6)], ids=BOARDS)
def test_regions_and_the_wheel(chart: Chart, regions: int, wheel: int) -> None:
    assert chart.size == regions
    assert chart.wheel.bit_count() == wheel
    for coast in chart.coast:
        assert any(chart.population[region] == 2 for region in bits(coast))
    assert sorted({i for region in range(1, regions + 1) for i in bits(chart.realms[region])}) == list(range(6))


def test_distance_is_the_fewest_steps_by_land() -> None:
    chart = BOTH[0]
    for a in range(1, 16):
        for b in range(1, 16):
            assert chart.distance[a][b] == chart.distance[b][a]
            assert (chart.distance[a][b] == 1) == (b in chart.adjacent[a])
    assert chart.distance[1][8] == 4


@pytest.mark.parametrize("deck", ["a", "b", "c"])
def test_a_basic_set_has_every_special_action_once(deck: str) -> None:
    cards = [card for card in box().action_cards.values() if card.deck == deck]
    assert sorted(card.special for card in cards) == sorted(SPECIALS)
    assert Counter(card.after for card in cards) == {"remove": 4, "shuffle": 2}


def test_advanced_and_hero_cards() -> None:
    kinds = Counter(card.kind for card in box().action_cards.values())
    assert kinds == {"basic": 18, "jarl": 9, "gothi": 9, "hunter": 9, "hero": 12}
    for tile in box().corrupted.values():
        assert sum(tile.mix.values()) == 6
        assert sorted(tile.order) == sorted(ATTRIBUTES)
    assert all(card.after == "shuffle" for card in box().action_cards.values() if card.kind == "hero")


def test_a_row_can_always_be_filled() -> None:
    """Cards that are never removed: two of the set, two of the hero, at least some advanced ones."""
    for deck in "abc":
        stay = [c for c in box().action_cards.values() if c.deck == deck and c.after == "shuffle"]
        assert len(stay) + 2 >= 4


def test_every_record_says_where_it_is_from() -> None:
    known = {"rulebook", "public", "designed"}
    assert {record.provenance for records in box().sections.values() for record in records.values()} <= known


# ---- packs -----------------------------------------------------------------------------------------------------------


def pack(folder: Path, file: str, text: str) -> Path:
    (folder / file).write_text(text, "utf-8")
    return folder


@pytest.mark.parametrize(
    ("file", "text", "said"),
    [
        ("parameters.toml", "[armies]\nremove = true\n", r"parameters.toml: \[armies\]: the rules need exactly"),
        ("parameters.toml", "[luck]\nvalue = 7\n", r"parameters.toml: \[luck\]: the rules need exactly"),
        ("parameters.toml", '[armies]\nvalue = "six"\n', r"parameters.toml: \[armies\] value: a whole number"),
        ("regions_two.toml", "[lejre]\nadjacent = [9, 10]\n", r"region 11 does not lie|does not lie beside"),
        ("regions_two.toml", "[lejre]\nnumber = 11\n", r"regions_two.toml: the regions must be numbered 1 to 15"),
        ("regions_two.toml", '[lejre]\nland = "mars"\n', r"\[lejre\] land: there is no land 'mars'"),
        ("regions_two.toml", '[lejre]\nseas = ["dead_sea"]\n', r"\[lejre\] seas: there is no sea 'dead_sea'"),
        ("regions_two.toml", '[lejre]\nrealms = ["asgard"]\n', r"\[lejre\] realms: there is no realm 'asgard'"),
        ("regions_two.toml", "[smidjudal]\nlair = false\n", r"regions_two.toml: 4 lairs are wanted, not 3"),
        ("realms.toml", '[alfheim]\naction = "usurp"\n', r"realms.toml: each of .* belongs to one realm"),
        ("realms.toml", '[alfheim]\nrune = "wunjo"\n', r"\[alfheim\] rune: there is no rune 'wunjo'"),
        ("monsters.toml", "[loki]\nloki = false\nhome = 1\n", r"monsters.toml: exactly one monster is Loki"),
        ("monsters.toml", '[troll]\nartefact = "spoon"\n', r"\[troll\] artefact: there is no artefact 'spoon'"),
        ("monsters.toml", '[troll]\nrewards = { "9" = "priest" }\n', r"\[troll\] rewards: there is no wound space '9'"),
        ("monsters.toml", '[troll]\nrewards = { "1" = "gold" }\n', r"\[troll\] rewards: there is no reward 'gold'"),
        ("monsters.toml", "[troll]\nhome = 22\n", r"\[troll\] home: a region of the large side"),
        ("corrupted.toml", "[ragnar]\nmethod = 4\n", r"\[ragnar\] method: 1, 2 or 3 is wanted, not 4"),
        (
            "corrupted.toml",
            '[ragnar]\norder = ["might", "might", "wisdom"]\n',
            r"\[ragnar\] order: each attribute once",
        ),
        ("corrupted.toml", "[ragnar]\nremove = true\n", r"corrupted.toml: \[ragnar\] is missing"),
        (
            "corrupted.toml",
            "[ragnar]\nstart = { two = 99, many = 1 }\n",
            r"\[ragnar\] start.two: there is no such region",
        ),
        ("action_cards.toml", "[rag1]\nremove = true\n", r"action_cards.toml: ragnar has two hero cards"),
        ("action_cards.toml", "[a1]\nregion = { two = 16, many = 4 }\n", r"\[a1\] region.two: there is no such region"),
        ("action_cards.toml", '[a1]\nruns = ["x"]\n', r"\[a1\] runs: no such field"),
        ("dice.toml", '[surtur_die]\nfaces = ["4"]\n', r"\[surtur_die\] faces: 1, 2 or 3 is wanted, not '4'"),
        ("dice.toml", "[monster_die]\nremove = true\n", r"dice.toml: \[monster_die\]: the rules need this record"),
        ("monuments.toml", "[thor]\namounts = [1]\n", r"\[thor\] amounts: one for each level"),
        ("temple_track.toml", "[slot_7]\nremove = true\n", r"temple_track.toml: 7 temples are in play"),
        ("seas_two.toml", '[west_sea]\nadjacent = ["south_sea"]\n', r"does not lie beside it"),
    ],
)
def test_what_a_pack_may_not_say(tmp_path: Path, file: str, text: str, said: str) -> None:
    """The error names file, record and field."""
    with pytest.raises(BadContent, match=said):
        Box(pack(tmp_path, file, text))


def test_an_owner_can_set_a_parameter_right(tmp_path: Path) -> None:
    changed = Box(pack(tmp_path, "parameters.toml", "[great_jarl_lands]\ntwo_player = 2\n"))
    assert (changed.numbers["two"].great_jarl_lands, changed.numbers["many"].great_jarl_lands) == (2, 3)
    assert changed.sections["parameters"]["great_jarl_lands"].provenance == "owner"


@pytest.mark.parametrize(("section", "key"), RECORDS)
def test_a_record_less_is_refused_or_played(tmp_path: Path, section: str, key: str) -> None:
    """Never a crash in the middle of a game."""
    pack(tmp_path, f"{section}.toml", f"[{key}]\nremove = true\n")
    try:
        game = load(tmp_path)
    except BadContent:
        return
    for seats in (1, 3):
        m, rng = Match.new(game, seats, 1, track=False), random.Random(1)
        for _ in range(120):
            if m.pending:
                ask = m.pending[0]
                m.apply(ask.seat, rng.choice(ask.options))
        assert list(game.invariants(m.state)) == []
