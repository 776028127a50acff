"""How the table of Vikings Gone Wild looks in a terminal: the race, the Path, the villages, an attack, one's own cards.

Everything is read from the view and said by the texts, so it shows a seat what that seat may see.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longhall.games.vikings_gone_wild.box import RESOURCES
from longhall.kernel import Json
from longhall.terminal.parts import counted, fact
from longhall.text import Texts


def render(view: Json, texts: Texts) -> RenderableType:
    """The whole table."""
    crests = [texts.name(player["crest"]) for player in view["players"]]
    parts: list[RenderableType] = [_headline(view, texts, crests), _market(view, texts), _villages(view, texts)]
    parts.append(_achievements(view, texts))
    if view["attack"]:
        parts.append(_attack(view["attack"], texts, crests))
    parts += [_own(view, player, texts) for player in view["players"] if "own" in player]
    return Group(*parts)


def _headline(view: Json, texts: Texts, crests: Sequence[str]) -> Text:
    facts = [f"{texts.name('round')} {view['round']}", texts.name(view["phase"])]
    facts += [fact(texts, "first", crests[view["first"]]), fact(texts, "goal", view["goal"])]
    return Text(" · ".join(facts), style="bold")


def _market(view: Json, texts: Texts) -> Table:
    """Stacks with what is left of them, Odin's Path from the deck on, the open Asgard cards."""
    table = Table.grid(padding=(0, 2))
    supply = [f"{texts.name(name)} {_price(texts, name)} ×{left}" for name, left in view["supply"].items() if left]
    path = [f"{texts.name(name)} {_price(texts, name)}".rstrip() for name in view["path"]["row"]]
    table.add_row(texts.name("supply"), ", ".join(supply))
    table.add_row(texts.name("path"), " → ".join(path))
    table.add_row(texts.name("asgard"), counted(texts, view["asgard"]["row"]))
    return table


def _price(texts: Texts, name: str) -> str:
    """A price, `4 Beer + 3 Gold`; nothing for what is not bought."""
    price = texts.game.box.price.get(name, (0, 0))
    return " + ".join(f"{n} {texts.name(kind)}" for n, kind in zip(price, RESOURCES, strict=True) if n)


def _villages(view: Json, texts: Texts) -> Table:
    """A row for each village: points, buildings with their marks, cards and missions."""
    labels = ("crest", "vp", "village", "loot", "hand", "deck", "discard", "played", "missions")
    table = Table(*[texts.name(label) for label in labels], box=None, header_style="dim", pad_edge=False)
    for player in view["players"]:
        name = texts.name(player["crest"]) + (f" ({texts.name('attacked')})" if player["attacked"] else "")
        buildings = ", ".join(_building(building, texts) for building in player["village"])
        loot = ", ".join(f"{texts.name(kind)} {n}" for kind, n in player["loot"].items() if n)
        cards = [str(player["hand"]), str(player["deck"]), str(len(player["discard"]))]
        zones = [counted(texts, player["played"]), counted(texts, player["missions"])]
        table.add_row(name, str(player["vp"]), buildings, loot, *cards, *zones)
    return table


def _building(building: Json, texts: Texts) -> str:
    """A building with its defence, tokens and marks."""
    name = texts.name(building["kind"] if building["id"] == "town_hall" else building["id"])
    marks = [fact(texts, "defense", building["defense"])]
    if building["tokens"]:
        marks.append(fact(texts, "tokens", building["tokens"]))
    marks += [texts.name(mark) for mark in ("site", "damaged") if building[mark]]
    marks += [texts.name(card) for card in building["forts"]]
    return f"{name} ({', '.join(marks)})"


def _achievements(view: Json, texts: Texts) -> Text:
    """Each achievement with everybody's count."""
    aims = [f"{texts.name(aim['id'])} {'/'.join(map(str, aim['counts']))}" for aim in view["achievements"]]
    return Text(fact(texts, "achievements", ", ".join(aims)))


def _attack(attack: Json, texts: Texts, crests: Sequence[str]) -> Text:
    """Who attacks what, and how strong both sides are."""
    whose = "" if attack["victim"] is None else f"{crests[attack['victim']]}, "
    sides = f"{crests[attack['by']]} → {whose}{texts.name(attack['target'])}"
    cards = counted(texts, [*attack["fighters"], *attack["aids"]])
    strength = f"{fact(texts, 'strength', attack['strength'])}, {fact(texts, 'defense', attack['defense'])}"
    return Text(f"{fact(texts, 'attack', sides)}. {strength}. {cards}", style="bold red")


def _own(view: Json, player: Json, texts: Texts) -> Group:
    """One's hand and missions with what they do, and what one can pay."""
    own = player["own"]
    funds = ", ".join(f"{texts.name(kind)} {n}" for kind, n in own["funds"].items())
    lines = [Text(fact(texts, "funds", funds), style="bold")]
    for zone, cards in (("hand", own["hand"]), ("missions", player["missions"])):
        if cards:
            lines.append(Text(f"{texts.name(zone)}:", style="bold"))
            lines += [Text(f"  {texts.name(card)}: {texts.effect(card)}") for card in cards]
    return Group(*lines)
