"""The components: what the box holds, and what a content pack may and may not change."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from longhall.bots import RandomBot
from longhall.content import BadContent
from longhall.games import load
from longhall.games.vikings_gone_wild.box import DECKS, Box
from longhall.kernel import Match
from longhall.study.simulate import play_out
from tests.games.stage import may
from tests.games.vikings_gone_wild.scenes import Village, box, scene

RECORDS = [(section, key) for section, records in box().sections.items() for key in records]
FOUR_MARKED = "".join(f"[{card}]\nmin_players = 4\n" for card in ("thor", "alviss", "grendel", "dvergar"))
CARDS = (*DECKS, "undead", "buildings", "town_halls", "missions", "achievements")


def pieces(*sections: str) -> int:
    return sum(record.pieces for section in sections for record in box().sections[section].values())


# ---- the printed box -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sections", "count"),
    [
        (("starting",), 40),
        (("fighters",), 18),
        (("fortifications",), 14),
        (("path", "undead"), 40),
        (("asgard",), 12),
        (("buildings",), 52),
        (("town_halls",), 12),
        (("missions",), 20),
        (("achievements",), 8),
        (CARDS, 216),
    ],
)
def test_cards_in_the_box(sections: tuple[str, ...], count: int) -> None:
    assert pieces(*sections) == count


def test_a_starting_deck() -> None:
    assert Counter(box().starting_deck()) == {"beer": 6, "gold": 2, "viking_warrior": 2}


def test_missions_by_worth() -> None:
    worth = Counter({1: 0})
    for mission in box().missions.values():
        worth[mission.vp] += mission.copies
    assert worth == {1: 11, 2: 6, 3: 3}


@pytest.mark.parametrize(
    ("name", "price"),
    [
        ("elf_archer", (3, 0)),
        ("bone_crusher", (5, 0)),
        ("pigator", (4, 3)),
        ("cannon", (0, 2)),
        ("chicken_tower", (0, 3)),
        ("sheep_cannon", (0, 6)),
        ("brewery", (0, 2)),
        ("gold_factory", (3, 0)),
        ("drakkar", (0, 3)),
        ("beer_container", (0, 1)),
        ("gold_container", (2, 0)),
        ("tavern", (0, 5)),
    ],
)
def test_prices(name: str, price: tuple[int, int]) -> None:
    assert box().price[name] == price


def test_defences() -> None:
    assert [hall.defense for hall in box().town_halls] == [4, 6, 8]
    assert {kind.id: kind.defense for kind in box().buildings.values()} == {
        "brewery": 1,
        "gold_factory": 1,
        "drakkar": 3,
        "beer_container": 3,
        "gold_container": 3,
        "tavern": 6,
    }


def test_every_record_says_where_it_is_from() -> None:
    found = Counter(record.provenance for records in box().sections.values() for record in records.values())
    assert set(found) == {"rulebook", "public", "designed"}


# ---- content packs -------------------------------------------------------------------------------------------------


def pack(folder: Path, section: str, text: str) -> Path:
    (folder / f"{section}.toml").write_text(text, "utf-8")
    return folder


def test_a_pack_changes_a_card(tmp_path: Path) -> None:
    changed = Box(pack(tmp_path, "fighters", "[elf_archer]\ncost = { gold = 1 }\nstrength = 5\n"))
    assert (changed.price["elf_archer"], changed.strength["elf_archer"]) == ((0, 1), 5)
    assert changed.sections["fighters"]["elf_archer"].provenance == "owner"
    assert may(scene(Village(hand="gold"), components=changed), "0 buy elf_archer")


def test_a_pack_adds_a_card_with_an_effect(tmp_path: Path) -> None:
    text = '[feast]\ntype = "action"\ncopies = 3\ncost = { beer = 1 }\neffect = { draw = 1, mix = 2 }\n'
    changed = Box(pack(tmp_path, "path", text))
    assert changed.plays["feast"] == ("draw", "mix")
    assert len(changed.path_deck()) == 43


@pytest.mark.parametrize(("section", "key"), RECORDS)
def test_a_record_less_is_refused_or_played(tmp_path: Path, section: str, key: str) -> None:
    """Never a crash in the middle of a game."""
    try:
        game = load("vikings_gone_wild", pack(tmp_path, section, f"[{key}]\nremove = true\n"))
    except BadContent:
        return
    for players in game.seats:
        assert play_out(Match.new(game, players, 1, track=False), [RandomBot(1)] * players) > 0


@pytest.mark.parametrize(
    ("section", "text", "said"),
    [
        ("fighters", "[elf_archer]\nstrength = 0\n", r"fighters.toml: \[elf_archer\] strength: a fighter needs one"),
        ("fighters", "[elf_archer]\ncost = {}\n", r"fighters.toml: \[elf_archer\] cost: a card that is bought"),
        ("fighters", "[elf_archer]\ncost = { silver = 1 }\n", r"\[elf_archer\] cost key: one of beer, gold is wanted"),
        ("path", "[scroll]\neffect = { dance = 1 }\n", r"path.toml: \[scroll\] effect key: one of beer, gold, mix"),
        ("path", "[gold_miner]\nper = { mine = 1 }\n", r"path.toml: \[gold_miner\] per: there is no building 'mine'"),
        ("asgard", "[grendel]\nagainst = { sea = 1 }\n", r"asgard.toml: \[grendel\] against: there is no target 'sea'"),
        ("path", "[assassin]\neffect = { cancel_unit = 2 }\n", r"\[assassin\] effect: cancel_unit is of one fighter"),
        ("asgard", FOUR_MARKED, r"asgard.toml: 3 players need 9 cards"),
        ("starting", "[beer]\nper_deck = 5\n", r"starting.toml: \[beer\] copies: 4 times per_deck is wanted"),
        ("town_halls", "[town_hall_2]\nlevel = 4\n", r"town_halls.toml: \[town_hall_3\] level: 2 is wanted, not 3"),
        ("town_halls", "[town_hall_1]\ncopies = 3\n", r"town_halls.toml: \[town_hall_1\] copies: one a player"),
        ("missions", '[worker]\nhave = "buildings"\n', r"missions.toml: \[worker\]: either deed or have is wanted"),
        ("missions", '[brewer]\nbuilding = "inn"\n', r"missions.toml: \[brewer\] building: there is no building 'inn'"),
        ("achievements", '[king_pig]\ncard = "boar"\n', r"achievements.toml: \[king_pig\] card: there is no card"),
        ("achievements", "[miner]\nremove = true\n[beer_tycoon]\nremove = true\n", r"4 first_game cards, not 3"),
        ("numbers", "[hand]\nvalues = [5, 6]\n", r"numbers.toml: \[hand\] values: 1 wanted, not 2"),
        ("numbers", "[attack_vp]\nvalues = []\n", r"numbers.toml: \[attack_vp\] values: some wanted, not 0"),
        ("numbers", '[end_vp]\nby_players = { "5" = 9 }\n', r"\[end_vp\] by_players key: one of 2, 3, 4 is wanted"),
        ("dragon", "[wyrm]\ndefense = 1\ntokens = 1\n", r"dragon.toml: one record \[dragon\] is wanted"),
        (
            "undead",
            '[scroll]\ndefense = 1\nvp = 1\ntoken = "beer"\ntokens = 1\n',
            r"\[scroll\]: there is one of that name",
        ),
    ],
)
def test_what_a_pack_may_not_say(tmp_path: Path, section: str, text: str, said: str) -> None:
    """The error names the place."""
    with pytest.raises(BadContent, match=said):
        Box(pack(tmp_path, section, text))
