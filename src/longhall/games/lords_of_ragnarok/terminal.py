"""How the table of Lords of Ragnarok looks in a terminal: map, wheel, monuments, monsters, players, one's own cards.

Everything is read from the view and said by the texts, so it shows a seat what that seat may see.
"""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from longhall.kernel import Json
from longhall.terminal.parts import columns, counted, fact
from longhall.text import Texts


def render(view: Json, texts: Texts) -> RenderableType:
    """The whole table."""
    names = [texts.name(player["hero"] or player["colour"]) for player in view["players"]]
    parts: list[RenderableType] = [_headline(view, texts, names), _map(view, texts, names), _wheel(view, texts, names)]
    parts += [_world(view, texts, names), _monsters(view, texts, names), _players(view, texts, names)]
    parts += [_follower(player["surtur"], texts, name) for player, name in _with(view, "surtur", names)]
    if view["battle"]:
        parts.append(_battle(view["battle"], texts, names))
    parts += [_own(player, texts) for player, _ in _with(view, "own", names)]
    return Group(*parts)


def _with(view: Json, key: str, names: Sequence[str]) -> list[tuple[Json, str]]:
    """The players of whom the view says something, with their names."""
    return [(player, name) for player, name in zip(view["players"], names, strict=True) if key in player]


def _headline(view: Json, texts: Texts, names: Sequence[str]) -> Text:
    facts = [f"{texts.name('round')} {view['round']}", texts.name(view["step"] or view["phase"])]
    if view["turn"] is not None:
        facts.append(fact(texts, "turn", names[view["turn"]]))
    if view["last_turns"] >= 0:
        facts.append(fact(texts, "last_turns", str(view["last_turns"])))
    facts += [fact(texts, "deck", str(view["deck"])), fact(texts, "discard", str(len(view["discard"])))]
    if view["offer"]:
        facts.append(fact(texts, "offer", counted(texts, view["offer"])))
    return Text(" · ".join(facts), style="bold")


# ---- the world -------------------------------------------------------------------------------------------------------


def _map(view: Json, texts: Texts, names: Sequence[str]) -> Table:
    """A row for each region: what is there for good, whose it is, and who stands in it."""
    table = columns(texts, "number", "region", "land_name", "population", "sites", "control", "armies", "figures")
    for region in view["regions"]:
        figures = [names[seat] for seat in region["heroes"]] + [texts.name(name) for name in region["monsters"]]
        table.add_row(
            str(region["number"]),
            texts.name(region["id"]) + (" *" if region["wheel"] else ""),
            texts.name(region["land"]),
            str(region["population"]),
            ", ".join(_sites(region, texts)),
            _who(names, region["control"]),
            ", ".join(f"{names[army['seat']]} {army['value']}" for army in region["armies"]),
            ", ".join(figures),
        )
    return table


def _sites(region: Json, texts: Texts) -> list[str]:
    """What is built or lies in a region; a forge with its runes."""
    found = [texts.name("temple" if site == "shrine" and region["temple"] else site) for site in region["sites"]]
    if region["forge"]:
        found.append(f"{texts.name(region['forge'])} ×{region['runes']}")
    return found + ([texts.name("desolation")] if region["desolation"] else [])


def _wheel(view: Json, texts: Texts, names: Sequence[str]) -> Table:
    """A row for each space of the wheel, with its realm."""
    table = columns(texts, "action", "realm", "rune_of", "allies", "markers")
    for realm in view["realms"]:
        words = [texts.name(realm[key]) for key in ("action", "id", "rune")]
        table.add_row(*words, *[", ".join(names[seat] for seat in realm[key]) for key in ("allies", "markers")])
    return table


def _world(view: Json, texts: Texts, names: Sequence[str]) -> Group:
    """Monuments, temples, preconditions, seas, and the card of Surtur."""
    monuments = [
        f"{texts.name(m['god'])} {m['level']} ({texts.name('priests')} {sum(m['priests'])}/{m['spots']})"
        for m in view["monuments"]
    ]
    built = [slot for slot in view["track"] if slot["built"]]
    signs = [texts.name(sign["sign"]) + (" ✓" if sign["flipped"] else "") for sign in view["signs"]]
    sailing = [
        f"{texts.name(sea['id'])}: {', '.join(names[seat] for seat in sea['drakkars'])}"
        for sea in view["seas"]
        if sea["drakkars"]
    ]
    lines = [
        fact(texts, "monuments", ", ".join(monuments)),
        fact(texts, "temples", f"{len(built)}/{len(view['track'])}"),
        fact(texts, "preconditions", ", ".join(signs)),
        fact(texts, "drakkars", "; ".join(sailing) or "-"),
    ]
    if view["surtur"]:
        lines.append(_surtur(view["surtur"], texts, names))
    return Group(*[Text(line) for line in lines])


def _surtur(surtur: Json, texts: Texts, names: Sequence[str]) -> str:
    facts = [fact(texts, "desolation", f"{surtur['tokens']}/{len(surtur['places'])}")]
    if surtur["needed"]:
        facts.append(fact(texts, "cleansing", str(surtur["needed"])))
    if surtur["arbiter"] >= 0:
        facts.append(fact(texts, "arbiter_token", names[surtur["arbiter"]]))
    if surtur["challenges"]:
        facts.append(fact(texts, "challenges", counted(texts, surtur["challenges"])))
    return " · ".join(facts)


def _monsters(view: Json, texts: Texts, names: Sequence[str]) -> Table:
    """A row for each living monster: where it is, whose, and its wounds with whose marker lies on them."""
    table = columns(texts, "monster", "region", "rune_of", "control", "wounds", "artefact")
    for monster in view["monsters"]:
        if not monster["alive"]:
            continue
        place = texts.name(monster["region"] or "wheel")
        rune, artefact = (texts.name(monster[key]) if monster[key] else "-" for key in ("rune", "artefact"))
        wounds = ", ".join(_wound(wound, texts, names) for wound in monster["wounds"])
        control = _who(names, monster["controller"])
        table.add_row(texts.name(monster["id"]), place, rune, control, wounds, artefact)
    return table


def _wound(wound: Json, texts: Texts, names: Sequence[str]) -> str:
    if wound["marker"] >= 0:
        return f"[{names[wound['marker']]}]"
    reward = f" ({texts.name(wound['reward'])})" if wound["reward"] else ""
    return texts.name(wound["symbol"]) + reward


# ---- the players -----------------------------------------------------------------------------------------------------


def _players(view: Json, texts: Texts, names: Sequence[str]) -> Table:
    """A row for each player, people and followers."""
    attributes = ("might", "wisdom", "authority")
    labels = ("runes", "hand", "armies", "priests", "slayers", "lands", "temples", "wheel", "belongings")
    table = columns(texts, "hero", *attributes, *labels)
    for player, name in zip(view["players"], names, strict=True):
        values = [_attribute(player["attributes"][word]) for word in attributes]
        runes = counted(texts, [rune for rune, count in player["runes"].items() for _ in range(count)])
        hand = f"{player['hand']}/{player['hand_limit']}"
        figures = [hand, player["armies"], player["priests"]["pool"], player["slayers"], *player["roads"].values()]
        table.add_row(name, *values, runes or "-", *map(str, figures), _cards(player, texts))
    return table


def _attribute(attribute: Json) -> str:
    """An attribute as it counts; while injured, with its position in brackets."""
    return f"{attribute['value']} ({attribute['position']})" if attribute["injured"] else str(attribute["value"])


def _cards(player: Json, texts: Texts) -> str:
    """Blessings, artefacts and controlled monsters; an exhausted artefact in brackets."""
    artefacts = [texts.name(a["card"]) if a["ready"] else f"({texts.name(a['card'])})" for a in player["artefacts"]]
    others = [texts.name(card) for card in (*player["blessings"], *player["monsters"])]
    return ", ".join([*others, *artefacts])


def _follower(surtur: Json, texts: Texts, name: str) -> Group:
    """What is to be known of a follower: its goal, its cards, and its row with what each card does."""
    facts = [
        fact(texts, "goal", texts.name(surtur["goal"])),
        fact(texts, "priority_action", texts.name(surtur["priority"])),
        fact(texts, "tucked", counted(texts, surtur["tucked"]) or "-"),
        fact(texts, "stack", str(surtur["stack"])),
    ]
    lines = [Text(f"{name}: {' · '.join(facts)}", style="bold")]
    for place, card in enumerate(surtur["row"]):
        mark = "*" if place == surtur["chosen"] else " "
        lines.append(Text(f" {mark}{place + 1}. {texts.name(card['id'])}: {texts.effect(card['id'])}"))
    return Group(*lines)


def _battle(battle: Json, texts: Texts, names: Sequence[str]) -> Text:
    """Who fights where, what each side has, and what was played."""
    sides = [
        f"{names[seat]} {battle['values'][side]} ({counted(texts, battle['played'][side]) or '-'})"
        for side, seat in enumerate(battle["fighters"])
    ]
    return Text(f"{fact(texts, 'battle', texts.name(battle['region']))}. {' · '.join(sides)}", style="bold red")


def _own(player: Json, texts: Texts) -> Group:
    """What a person has before them, with what it does: ability, blessings, artefacts, cards in hand."""
    shown = [player["hero"], *player["offered"], *player["blessings"], *[a["card"] for a in player["artefacts"]]]
    lines = [Text(f"  {texts.name(card)}: {texts.effect(card)}") for card in shown if card]
    if player["own"]["hand"]:
        lines.append(Text(f"{texts.name('hand')}:", style="bold"))
    return Group(*lines, *[_card(card, texts) for card in player["own"]["hand"]])


def _card(card: str, texts: Texts) -> Text:
    """A battle card with its symbol for the hunt."""
    symbol = texts.name(texts.game.box.cards[card].symbol)
    return Text(f"  {texts.name(card)} ({symbol}): {texts.effect(card)}")


def _who(names: Sequence[str], seat: int) -> str:
    return names[seat] if seat >= 0 else "-"
