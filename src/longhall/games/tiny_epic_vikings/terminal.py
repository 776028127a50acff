"""How the table of Tiny Epic Vikings looks in a terminal: gods, favours, map, clans, the rival, and one's own cards.

Everything is read from the view and said by the texts, so it shows a seat what that seat may see.
"""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longhall.kernel import Json
from longhall.terminal.parts import columns, counted, fact
from longhall.text import Texts


def render(view: Json, texts: Texts) -> RenderableType:
    """The whole table."""
    parts: list[RenderableType] = [_headline(view, texts), _gods(view, texts), _shelves(view, texts)]
    parts += [_islands(view, texts), _fjords(view, texts), _clans(view, texts)]
    if view["rival"]:
        parts.append(_rival(view["rival"], texts))
    if view["battle"]:
        parts.append(_battle(view["battle"], texts))
    parts += [_own(player, texts) for player in view["players"] if "own" in player]
    return Group(*parts)


def _headline(view: Json, texts: Texts) -> Text:
    facts = [f"{texts.name('era')} {view['era']}", texts.name(view["phase"])]
    facts.append(fact(texts, "first", texts.name(view["first"])))
    facts.append(fact(texts, "raid", f"{view['raid']} {texts.name('steel')}"))
    facts.append(fact(texts, "invaders", str(len(view["invaders"]))))
    return Text(" · ".join(facts), style="bold")


def _gods(view: Json, texts: Texts) -> Table:
    """Each god with its rune, fury and rank, what its runes are worth, and the villages dedicated to it."""
    table = columns(texts, "god", "rune", "fury", "rank", "points", "villages", "gift")
    for god in view["gods"]:
        worth = f"{god['island_points']} / {god['favour_points']}"
        stack, gift = f"{god['stack']}/{god['limit']}", texts.effect(god["god"])
        figures = [str(god["fury"]), str(god["rank"]), worth]
        table.add_row(texts.name(god["god"]), texts.name(god["rune"]), *figures, stack, gift)
    return table


def _shelves(view: Json, texts: Texts) -> Group:
    """The rows of favours, and the dedications of the era mat."""
    rows = [
        Text(fact(texts, row, ", ".join(_favour(favour, texts) for favour in cards) or "-"))
        for row, cards in view["favours"].items()
    ]
    deeds = [f"{texts.name(d['id'])} ×{d['amount']} {d['stack']}/{d['limit']}" for d in view["dedications"]]
    return Group(*rows, Text(fact(texts, "dedications", ", ".join(deeds))))


def _favour(favour: str, texts: Texts) -> str:
    return f"{texts.name(favour)} [{texts.effect(favour)}]"


def _islands(view: Json, texts: Texts) -> Table:
    """Who is where, and what lies in the docks."""
    table = columns(texts, "island", "rune", "control", "clans", "docks")
    for island in view["islands"]:
        docks = [_dock(dock, texts) for dock in view["docks"] if dock["island"] == island["id"] and _filled(dock)]
        control = texts.name(island["control"]) if island["control"] else "-"
        clans = "; ".join(_presence(clan, texts) for clan in island["clans"])
        table.add_row(
            texts.name(island["id"]), texts.name(island["rune"]), control, clans, "; ".join(filter(None, docks))
        )
    return table


def _presence(clan: Json, texts: Texts) -> str:
    pieces = ["settler"] * clan["settlers"] + ["temple"] * clan["temples"]
    return f"{texts.name(clan['clan'])} {clan['influence']} ({counted(texts, pieces) or '-'})"


def _filled(dock: Json) -> bool:
    return bool(dock["village"] or dock["boat"] or dock["chief"])


def _dock(dock: Json, texts: Texts) -> str:
    """What lies in a dock."""
    things = [texts.name("village")] if dock["village"] else []
    things += [fact(texts, "boat", texts.name(dock["boat"]))] if dock["boat"] else []
    things += [texts.name("chief")] if dock["chief"] else []
    return f"{texts.name(dock['id'])}: {', '.join(things)}"


def _fjords(view: Json, texts: Texts) -> Text:
    there = [f"{texts.name(f['id'])}: {counted(texts, f['boats'])}" for f in view["fjords"] if f["boats"]]
    return Text(fact(texts, "fjords", "; ".join(there) or "-"))


def _clans(view: Json, texts: Texts) -> Table:
    """A row for each clan: resources, pieces at home, runes, cards, points."""
    table = columns(
        texts, "clan", "wood", "food", "steel", "home", "built", "villages", "runes", "row", "hand", "favours", "points"
    )
    for player in view["players"]:
        name = texts.name(player["clan"]) + (" *" if view["turn"] == player["clan"] else "")
        resources = [str(count) for count in player["resources"].values()]
        built = f"{player['built']['boats']} + {player['built']['temples']}"
        row = ", ".join(_lying(card, texts) for card in player["row"])
        favours = player["favours"]
        held = str(favours) if isinstance(favours, int) else counted(texts, favours) or "0"
        figures = [str(player["home"]), built, str(player["villages"]), _runes(player["runes"], texts)]
        table.add_row(name, *resources, *figures, row, str(player["hand"]), held, _points(player["points"]))
    return table


def _lying(card: Json, texts: Texts) -> str:
    """A card of a row, with how it lies unless that is face up."""
    name = texts.name(card["card"]) if card["card"] else "?"
    return name if card["face"] == "face_up" else f"{name} ({texts.name(card['face'])})"


def _runes(runes: Json, texts: Texts) -> str:
    return ", ".join(f"{texts.name(rune)} {count}" for rune, count in runes.items() if count) or "-"


def _points(points: Json) -> str:
    return f"{points['islands']} + {'?' if points['favours'] is None else points['favours']}"


def _rival(rival: Json, texts: Texts) -> Group:
    """The mat of the rival clan."""
    home, favours = rival["home"], rival["favours"]
    at_home = ["settler"] * home["settlers"] + ["boat"] * home["boats"] + ["temple"] * home["temples"]
    held = str(favours) if isinstance(favours, int) else counted(texts, favours)
    mat = {
        "home": counted(texts, at_home),
        "runes": _runes(rival["runes"], texts),
        "deck": str(rival["deck"]),
        "row": counted(texts, rival["leaders"]) or "-",
        "battle": counted(texts, rival["fights"]) or "-",
        "favours": held,
        "points": _points(rival["points"]),
    }
    tracks = ", ".join(f"{texts.name(word)} {space}" for word, space in rival["tracks"].items())
    head = fact(texts, "rival", f"{fact(texts, 'difficulty', texts.name(rival['difficulty']))} · {tracks}")
    return Group(Text(head), Text("  " + " · ".join(fact(texts, label, value) for label, value in mat.items())))


def _battle(battle: Json, texts: Texts) -> Text:
    """Who fights for what."""
    fighters = ", ".join(texts.name(clan) for clan in battle["fighters"])
    return Text(f"{fact(texts, 'battle', _favour(battle['favour'], texts))}. {fighters}", style="bold red")


def _own(player: Json, texts: Texts) -> Group:
    """One's cards, zone by zone, with what they do."""
    lines: list[Text] = []
    for zone in ("pack", "hand"):
        if player["own"][zone]:
            lines.append(Text(f"{texts.name(zone)}:", style="bold"))
            lines += [_card(card, texts) for card in player["own"][zone]]
    return Group(*lines)


def _card(card: str, texts: Texts) -> Text:
    rune = texts.name(texts.game.box.vikings[card].rune)
    return Text(f"  {texts.name(card)} ({rune}): {texts.effect(card)}")
