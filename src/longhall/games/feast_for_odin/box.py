"""The components of A Feast for Odin: what the content files say, and the look-ups that the rules make in them.

Things that are only counted (goods, building resources, silver, weapons) are numbered in the order of their files; the
numbers stand in the state, the words in options and texts.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final, TypeVar

from longhall.content import BadContent, read_box
from longhall.content import Box as Sections
from longhall.games.feast_for_odin.records import (
    KINDS,
    BoardKind,
    Clan,
    Coin,
    Good,
    Length,
    Occupation,
    Roll,
    Ship,
    Space,
    Special,
    Strip,
    Table,
    Things,
    Weapon,
)
from longhall.games.feast_for_odin.tiles import Grid, cell_at, rectangle
from longhall.kernel import Option

HOME: Final = "home"
WHALING_BOAT, KNARR, LONGSHIP = "whaling_boat", "knarr", "longship"
SHIPS: Final = (WHALING_BOAT, KNARR, LONGSHIP)
SHED, STONE_HOUSE, LONG_HOUSE = "shed", "stone_house", "long_house"
BUILDINGS: Final = (SHED, STONE_HOUSE, LONG_HOUSE)
HOUSES: Final = (STONE_HOUSE, LONG_HOUSE)
STACKS: Final = ("A", "B", "C", "D")
COLOURS: Final = ("orange", "red", "green", "blue")
ANIMALS: Final = ("sheep", "cattle")
RANDOM_WEAPON: Final = "weapon"
"""The word of a `gain` for a weapon card drawn at random."""

R = TypeVar("R")


class Box(Sections):
    """All components, with the look-ups that the rules use."""

    def __init__(self, pack: Path | None = None) -> None:
        found = read_box(Path(__file__).parent / "content", KINDS, pack)
        super().__init__(found)
        self.goods: dict[str, Good] = found["goods"]
        self.coins: dict[str, Coin] = found["coins"]
        self.weapons: dict[str, Weapon] = found["weapons"]
        self.specials: dict[str, Special] = found["specials"]
        self.boards: dict[str, BoardKind] = found["boards"]
        self.ships: dict[str, Ship] = found["ships"]
        self.strips: dict[str, Strip] = found["strips"]
        self.lengths: dict[str, Length] = found["lengths"]
        self.rolls: dict[str, Roll] = found["rolls"]
        self.spaces: dict[str, Space] = found["spaces"]
        self.occupations: dict[str, Occupation] = found["occupations"]
        self.clans: dict[str, Clan] = found["clans"]
        self._number()
        self._check_pieces(found["table"])
        self.table: Table = found["table"]["table"]
        self._climb()
        self._lay_out()
        self._deal_out()
        self._check()

    # ---- look-ups --------------------------------------------------------------------------------------------------

    def _number(self) -> None:
        """Number everything that is only counted."""
        self.things: tuple[str, ...] = (*self.goods, *self.sections["resources"], "silver", *self.weapons)
        self.thing = {word: i for i, word in enumerate(self.things)}
        for word in ("wood", "stone", "ore", "mead", "peas", *ANIMALS, "pregnant_sheep", "pregnant_cattle"):
            if word not in self.thing:
                raise BadContent(f"goods.toml, resources.toml: the rules need [{word}]")
        self.wood, self.stone, self.ore, self.silver = [self.thing[w] for w in ("wood", "stone", "ore", "silver")]
        self.sheep, self.cattle = self.thing["sheep"], self.thing["cattle"]
        self.pregnant = {"sheep": self.thing["pregnant_sheep"], "cattle": self.thing["pregnant_cattle"]}
        self.arms = tuple([self.thing[w] for w in self.weapons])
        self.first_arm = self.arms[0]

    def _climb(self) -> None:
        """Which good a good becomes: up in its column, or aslant into the next one."""
        by_place = {(g.column, COLOURS.index(g.colour)): g.id for g in self.goods.values() if g.bears is None}
        self.upgrade: dict[str, str] = {}
        self.up_right: dict[str, str] = {}
        self.up_left: dict[str, str] = {}
        for good in self.goods.values():
            at = (good.column, COLOURS.index(good.colour))
            for table, step in ((self.upgrade, 0), (self.up_right, 1), (self.up_left, -1)):
                above = by_place.get((at[0] + step, at[1] + 1))
                if above is not None:
                    table[good.id] = above
        self.by_colour = {c: tuple([g.id for g in self.goods.values() if g.colour == c]) for c in COLOURS}
        self.turned = {a: b for a, b in self.upgrade.items() if self.goods[a].colour in ("orange", "green")}
        """What a tile shows when it is turned over towards the better side."""
        self.food = {
            colour: tuple(
                [
                    (self.thing[good.id], max(good.width, good.height), min(good.width, good.height))
                    for good in [self.goods[word] for word in self.by_colour[colour]]
                    if not good.points
                ]
            )
            for colour in ("orange", "red")
        }
        """Food by colour, animals left out: its number, and the squares that it takes lying and standing."""
        self.crops = tuple([g.id for g in self.goods.values() if g.harvest])

    def _lay_out(self) -> None:
        """Shapes and colours of all that can be laid, and the boards to lay them on."""
        self.shape = {g.id: rectangle(g.width, g.height) for g in self.goods.values()}
        self.shape |= {coin.id: rectangle(coin.width, coin.height) for coin in self.coins.values()}
        self.shape |= {tile.id: tile.shape for tile in self.specials.values()}
        self.shape |= dict.fromkeys(("ore", "wood"), ("#",))
        self.cells = {word: sum([row.count("#") for row in shape]) for word, shape in self.shape.items()}
        """How many cells each tile covers."""
        self.colour: dict[str, str] = {g.id: str(g.colour) for g in self.goods.values()}
        self.colour |= dict.fromkeys(self.specials, "blue")
        self.colour |= dict.fromkeys((*self.coins, "ore", "wood"), "")
        for word, shape in self.shape.items():
            if len({len(row) for row in shape}) != 1 or not any("#" in row for row in shape):
                raise BadContent(f"specials.toml: [{word}] shape: rows of equal length with a '#' are wanted")
        self.grids = {board.id: self._grid(board) for board in self.boards.values() if board.rows}

    def _grid(self, board: BoardKind) -> Grid:
        where = f"boards.toml: [{board.id}]"
        if len({len(row) for row in board.rows}) != 1 or len(board.rows[0]) > 26:
            raise BadContent(f"{where} rows: rows of equal length, 26 at most, are wanted")
        for name, marks in (("income", "i"), ("income_2", "i"), ("bonus", "b")):
            for cell in getattr(board, name):
                try:
                    row, column = cell_at(cell)
                    mark = board.rows[row][column]
                except (ValueError, IndexError):
                    raise BadContent(f"{where} {name}.{cell}: there is no such cell on this board") from None
                if mark not in marks:
                    raise BadContent(f"{where} {name}.{cell}: the rows show {mark!r} there, not {marks!r}")
        return Grid(board)

    def _deal_out(self) -> None:
        """Cards by their moments and decks, spaces by section, islands by stack."""
        self.stacks = {
            stack: {b.side or "front": b.id for b in self.boards.values() if b.stack == stack} for stack in STACKS
        }
        self.by_section: dict[str, tuple[str, ...]] = {
            section: tuple([space.id for space in self.spaces.values() if section in space.sections])
            for section in dict.fromkeys([s for space in self.spaces.values() for s in space.sections])
        }
        self.menu = tuple([(space.id, space, space.column, space.plain) for space in self.spaces.values()])
        """The spaces as on the board, with what listing them needs first."""
        self.about: dict[str, frozenset[str]] = {}
        """The spaces and rolls that a card which is data is about; empty means whatever happens at its moment."""
        for card in self.occupations.values():
            spaces = [space for section in card.sections for space in self.by_section.get(section, ())]
            self.about[card.id] = frozenset([*spaces, *card.spaces, *card.rolls])
        cards = self.occupations.values()
        self.finders = frozenset([card.id for card in cards if card.take and card.when == "before"])
        """Cards that may take something from a mountain before a space is used."""
        self.dealers = frozenset([card.id for card in cards if card.discount or card.deals])
        """Cards that may change what a space costs or gives."""
        self._in_play: dict[str, frozenset[str]] = {}
        self.labels = {card.id: labels(card) for card in self.occupations.values()}
        made = [good.id for good in self.goods.values() if good.forge]
        self.forgeable = (*made, *[tile.id for tile in self.specials.values() if tile.forge])

    def deck(self, letters: str, starting: bool) -> list[str]:
        """The cards of these decks, with light or dark backs."""
        return [card.id for card in self.occupations.values() if card.deck in letters and card.starting == starting]

    def in_play(self, letters: str) -> frozenset[str]:
        """All cards of these decks."""
        if letters not in self._in_play:
            self._in_play[letters] = frozenset([*self.deck(letters, False), *self.deck(letters, True)])
        return self._in_play[letters]

    # ---- checks ----------------------------------------------------------------------------------------------------

    def _check_pieces(self, table: dict[str, Table]) -> None:
        for section, wanted in (
            ("ships", SHIPS),
            ("boards", (HOME, *BUILDINGS)),
            ("lengths", ("long", "short")),
            ("rolls", ("hunting_game", "laying_a_snare", "whaling", "raiding", "pillaging")),
            ("coins", ("silver",)),
            ("table", ("table",)),
        ):
            for word in wanted:
                if word not in self.sections[section]:
                    raise BadContent(f"{section}.toml: the rules need [{word}]")
        if len(self.clans) < 4:
            raise BadContent("clans.toml: four players need four clans")

    def _check(self) -> None:
        known = {*self.things, *SHIPS, *BUILDINGS, *self.specials, RANDOM_WEAPON}
        for length in self.lengths.values():
            for name in ("harvest", "turns", "solo"):
                if len(getattr(length, name)) != length.rounds:
                    raise BadContent(f"lengths.toml: [{length.id}] {name}: one entry a round is wanted")
        for stack, sides in self.stacks.items():
            if sorted(sides) != ["back", "front"]:
                raise BadContent(f"boards.toml: exploration board {stack} needs a front and a back")
        for board in self.boards.values():
            for cell, gives in board.bonus.items():
                self._known(f"boards.toml: [{board.id}] bonus.{cell}", gives, known)
        self._each("table", [self.table], ("start",), known)
        self._each("rolls", self.rolls.values(), ("success", "failure"), known)
        self._each("spaces", self.spaces.values(), SPACE_THINGS, known)
        self._each("occupations", self.occupations.values(), ("gain",), known)
        for space in self.spaces.values():
            self._check_space(space)
        for card in self.occupations.values():
            self._check_card(card, known)

    def _each(self, section: str, records: Iterable[R], names: tuple[str, ...], known: set[str]) -> None:
        for record in records:
            for name in names:
                self._known(f"{section}.toml: [{getattr(record, 'id', '')}] {name}", getattr(record, name), known)

    def _known(self, where: str, words: Iterable[str], known: Iterable[str]) -> None:
        for word in words:
            if word not in known:
                raise BadContent(f"{where}: there is no {word!r}")

    def _check_space(self, space: Space) -> None:
        where = f"spaces.toml: [{space.id}]"
        self._known(f"{where} explore", space.explore, self.boards)
        if not 1 <= space.column <= 4:
            raise BadContent(f"{where} column: a column from 1 to 4 is wanted, not {space.column}")
        if space.roll is not None:
            self._known(f"{where} roll", [space.roll], self.rolls)
        for craft in space.crafts:
            self._known(f"{where} crafts", craft.split(">"), {*self.things, *SHIPS})

    def _check_card(self, card: Occupation, known: set[str]) -> None:
        where = f"occupations.toml: [{card.id}]"
        if card.id != f"o{card.number}":
            raise BadContent(f"{where} number: the record of card {card.number} is called o{card.number}")
        self._known(f"{where} spaces", card.spaces, self.spaces)
        self._known(f"{where} rolls", [*card.rolls, *card.roll_bonus], self.rolls)
        self._known(f"{where} upgrade_of", card.upgrade_of, self.goods)
        for name, more in (("give", card.give), ("get", card.get), ("tier_gain", card.tier_gain)):
            for things in more:
                self._known(f"{where} {name}", things, known)
        if len(card.give) != len(card.get):
            raise BadContent(f"{where} get: one for each of give is wanted")
        if len(card.tiers) != len(card.tier_gain) or bool(card.tiers) != (card.count is not None):
            raise BadContent(f"{where} tiers: a count, its tiers, and as many tier_gain are wanted")


SPACE_THINGS: Final = ("pay", "pay_one_of", "gain", "with_cattle", "with_sheep", "or_pay", "or_gain")


def spread(things: Things) -> tuple[str, ...]:
    """One word for each single thing."""
    return tuple([word for word, n in things.items() for _ in range(n)])


def labels(card: Occupation) -> tuple[Option, ...]:
    """The option that names each exchange of a card: by what it gives you, or by what you give where that is alike."""
    side = card.get if len({spread(things) for things in card.get}) == len(card.get) else card.give
    return tuple([("trade", card.id, *spread(things)) for things in side])
