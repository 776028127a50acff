"""How the table of A Feast for Odin looks in a terminal: action board, mountains, players, one's own boards.

Everything is read from the view and the components and said by the texts, so it shows a seat what that seat may see.
On a drawn board '·' is an open cell, '-' one that costs a point, a number is income, '+' a bonus, '█' something laid.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longhall.games.feast_for_odin.tiles import cell_name
from longhall.kernel import Json
from longhall.terminal.parts import columns, counted, fact
from longhall.text import Texts

MARKS = {".": "·", "m": "-", "b": "+", "x": "×", "_": " ", "j": " "}


def render(view: Json, texts: Texts) -> RenderableType:
    """The whole table."""
    clans = [texts.name(player["clan"]) for player in view["players"]]
    parts: list[RenderableType] = [_headline(view, texts, clans), _spaces(view, texts, clans), _shared(view, texts)]
    parts.append(_players(view, texts))
    for player in view["players"]:
        if "own" in player:
            parts += [Columns([_board(board, texts) for board in player["boards"]]), _cards(player, texts)]
    return Group(*parts)


def _headline(view: Json, texts: Texts, clans: Sequence[str]) -> Text:
    facts = [f"{texts.name('round')} {view['round']}/{view['rounds']}", texts.name(view["phase"])]
    facts.append(fact(texts, "first_player", clans[view["first"]]))
    return Text(" · ".join(facts), style="bold")


def _spaces(view: Json, texts: Texts, clans: Sequence[str]) -> Table:
    """Where Vikings stand."""
    table = columns(texts, "occupied", "vikings")
    for space in view["spaces"]:
        stand = space["stand"]
        if stand:
            table.add_row(texts.name(space["id"]), f"{clans[stand['seat']]} {stand['vikings']}")
    return table


def _shared(view: Json, texts: Texts) -> Group:
    """Mountain strips, islands and special tiles that are to be had."""
    lines = [fact(texts, strip["id"], counted(texts, strip["items"])) for strip in view["strips"]]
    open_islands = [island for island in view["islands"] if island["id"]]
    there = [f"{texts.name(i['id'])} ({i['silver']})" if i["silver"] else texts.name(i["id"]) for i in open_islands]
    lines.append(fact(texts, "islands", ", ".join(there)))
    lines.append(fact(texts, "special_tiles", counted(texts, view["specials"])))
    return Group(*[Text(line) for line in lines])


def _players(view: Json, texts: Texts) -> Table:
    """A row for each player."""
    table = columns(texts, "clan", "points", "vikings", "income", "supply", "ships", "boards", "occupations", "hand")
    for player in view["players"]:
        name = texts.name(player["clan"]) + (f" ({texts.name('passed')})" if player["passed"] else "")
        supply = [texts.name(word) + (f" ×{n}" if n > 1 else "") for word, n in player["supply"].items()]
        supply += [texts.name(tile) for tile in player["specials"]]
        boards = counted(texts, [board["kind"] for board in player["boards"]])
        numbers = [str(player[key]) for key in ("score", "vikings", "income")]
        cards = [counted(texts, player["played"]), str(sum(player["hand"].values()))]
        table.add_row(name, *numbers, ", ".join(supply), _ships(player, texts), boards, *cards)
    return table


def _ships(player: Json, texts: Texts) -> str:
    """Ships with the ore on them, and those that have emigrated."""
    ships = player["ships"]
    found = [f"{texts.name(kind)} ({ore})" for kind in ("whaling_boat", "longship") for ore in ships[kind]]
    found += [texts.name("knarr")] * ships["knarr"]
    if player["emigrated"]:
        found.append(fact(texts, "emigration", counted(texts, player["emigrated"])))
    return ", ".join(found)


def _board(board: Json, texts: Texts) -> Group:
    """A board, cell by cell."""
    record: Any = texts.game.box.boards[board["kind"]]
    laid = {cell for piece in board["pieces"] for cell in piece["cells"]}
    numbers = {**record.income, **record.income_2}
    rows = [
        "".join(
            "█" if cell_name(r, c) in laid else str(numbers.get(cell_name(r, c), MARKS.get(mark, mark)))[-1]
            for c, mark in enumerate(row)
        )
        for r, row in enumerate(record.rows)
    ]
    title = f"{texts.name(board['id'])} ({-board['lost']})"
    return Group(Text(title, style="bold"), *[Text(row) for row in rows])


def _cards(player: Json, texts: Texts) -> Group:
    """One's occupations in hand, with what they do."""
    lines = [Text(f"  {texts.name(card)}: {texts.effect(card)}") for card in player["own"]["hand"]]
    return Group(Text(f"{texts.name('hand')}:", style="bold"), *lines) if lines else Group()
