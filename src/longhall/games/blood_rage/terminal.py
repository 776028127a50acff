"""How the table of Blood Rage looks in a terminal: the map, the clans, a battle, and one's own cards.

Everything is read from the view and said by the texts, so it shows a seat what that seat may see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longhall.games.blood_rage.box import STATS
from longhall.kernel import Json
from longhall.terminal.parts import columns, counted, fact
from longhall.text import Texts


def render(view: Json, texts: Texts) -> RenderableType:
    """The whole table."""
    clans = [texts.name(player["clan"]) for player in view["players"]]
    parts: list[RenderableType] = [_headline(view, texts, clans), _map(view, texts, clans), _clans(view, texts)]
    if view["battle"]:
        parts.append(_battle(view["battle"], texts, clans))
    parts += [_own(player["own"], texts) for player in view["players"] if "own" in player]
    return Group(*parts)


def _headline(view: Json, texts: Texts, clans: Sequence[str]) -> Text:
    facts = [f"{texts.name('age')} {view['age']}", texts.name(view["phase"])]
    if view["first"] is not None and 0 <= view["first"] < len(clans):
        facts.append(fact(texts, "first", clans[view["first"]]))
    facts.append(fact(texts, "dooms", counted(texts, view["dooms"])))
    return Text(" · ".join(facts), style="bold")


def _map(view: Json, texts: Texts, clans: Sequence[str]) -> Table:
    """A row for each province that stands and each fjord."""
    table = columns(texts, "province", "region", "villages", "token", "figures")
    for place in view["provinces"]:
        if place["fallen"]:
            table.add_row(texts.name(place["id"]), "", "", texts.name("fallen"), "", style="dim")
            continue
        token = texts.name("pillaged" if place["pillaged"] else place["token"])
        region = texts.name(place["region"]) if place["region"] else ""
        villages = "" if place["villages"] is None else str(place["villages"])
        table.add_row(texts.name(place["id"]), region, villages, token, _figures(place["figures"], texts, clans))
    for place in view["fjords"]:
        table.add_row(texts.name(place["id"]), "", "", "", _figures(place["figures"], texts, clans))
    return table


def _clans(view: Json, texts: Texts) -> Table:
    """A row for each clan: the rage left, and each stat's value with its step in brackets."""
    table = columns(texts, "clan", "glory", *STATS, "reserve", "valhalla", "slots", "hand", "quests")
    for player in view["players"]:
        name = texts.name(player["clan"]) + (f" ({texts.name('passed')})" if player["passed"] else "")
        rage, *others = [f"{player['stats'][stat]['value']} ({player['stats'][stat]['step']})" for stat in STATS]
        figures = [counted(texts, player["reserve"]), counted(texts, player["valhalla"])]
        upgrades = counted(texts, [slot["card"] for slot in player["slots"] if slot["card"]])
        cards = [str(len(player["hand"])), str(len(player["quests"]))]
        stats = [f"{player['rage']} / {rage}", *others]
        table.add_row(name, str(player["glory"]), *stats, *figures, upgrades, *cards)
    return table


def _battle(battle: Json, texts: Texts, clans: Sequence[str]) -> Text:
    """Who fights where, with the strength of figures and cards."""
    sides = []
    for seat in battle["fighters"]:
        strength, bonus = battle["strength"][str(seat)], battle["bonus"][str(seat)]
        sides.append(f"{clans[seat]} {strength}" + (f" + {bonus}" if bonus else ""))
    return Text(f"{fact(texts, 'battle', texts.name(battle['province']))}. {', '.join(sides)}", style="bold red")


def _own(own: Json, texts: Texts) -> Group:
    """One's cards, zone by zone, with what they do."""
    lines: list[Text] = []
    for zone in ("pack", "hand", "quests"):
        if own[zone]:
            lines.append(Text(f"{texts.name(zone)}:", style="bold"))
            lines += [_card(card, texts) for card in own[zone]]
    return Group(*lines)


def _card(card: str, texts: Texts) -> Text:
    record: Any = texts.game.box.cards[card]
    kinds = [texts.name(record.slot or record.type)]
    if record.slot:
        kinds.append(fact(texts, "rage", str(record.cost)))
    effect = texts.effect(card)
    return Text(f"  {texts.name(card)} ({', '.join(kinds)})" + (f": {effect}" if effect else ""))


def _figures(figures: Sequence[Json], texts: Texts, clans: Sequence[str]) -> str:
    """Whose figures stand in a place."""
    seats = sorted({figure["seat"] for figure in figures})
    own = {seat: [figure["figure"] for figure in figures if figure["seat"] == seat] for seat in seats}
    return "; ".join(f"{clans[seat]}: {counted(texts, words)}" for seat, words in own.items())
