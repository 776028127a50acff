"""The cards and monsters that need code, one function a card and moment; all others are data in `content/cards.toml`.

Effects are told in our own words. Where the printed cards leave a question open, the ruling is in `RULES.md`.
"""

from __future__ import annotations

from longhall.games.blood_rage.actions import can_pillage
from longhall.games.blood_rage.battle import bonus, pillage, take_reward
from longhall.games.blood_rage.box import AREAS, PROVINCES, RESERVE, VALHALLA, YGGDRASIL
from longhall.games.blood_rage.hooks import action, card
from longhall.games.blood_rage.rules import (
    DECLINE,
    choose_raise,
    destroy,
    invade,
    landings,
    may_invade,
    room,
)
from longhall.games.blood_rage.sheet import clockwise, figures_at, present
from longhall.games.blood_rage.state import Battle, State
from longhall.games.blood_rage.verbs import (
    cancel_texts,
    flee,
    gain_glory,
    march,
    pay_rage,
    place,
    raise_stat,
    save,
    take_back,
)
from longhall.kernel import Ask, Option

Figures = list[tuple[str, int]]

# ---- on invading ---------------------------------------------------------------------------------------------------


@card("troll", on="invade")
async def troll(s: State, seat: int, figure: str, area: int) -> None:
    """When the Troll invades, every enemy warrior in the province is destroyed."""
    if figure == "troll":
        for enemy in clockwise(s, seat)[1:]:
            await destroy(s, enemy, [("warrior", area)] * s.players[enemy].warriors[area], "troll")


@card("fire_giant", on="invade")
async def fire_giant(s: State, seat: int, figure: str, area: int) -> None:
    """When the Fire Giant invades, every enemy figure there but monsters is destroyed, in the fjord too."""
    if figure == "fire_giant":
        for enemy in clockwise(s, seat)[1:]:
            there = [pair for pair in present(s, enemy, area) if pair[0] not in s.box.monsters]
            await destroy(s, enemy, there, "fire_giant")


@card("friggas_succor", on="invade")
async def friggas_succor(s: State, seat: int, figure: str, area: int) -> None:
    """An invasion of an outer province may bring a warrior from the reserve along, at no cost."""
    outer = YGGDRASIL < area < PROVINCES
    if outer and room(s, area) > 0 and s.players[seat].warriors[RESERVE] and may_invade(s, seat):
        come: Option = ("invade", "warrior", s.box.areas[area])
        if await Ask(seat, "succor", [come, DECLINE]) == come:
            place(s, seat, "warrior", area, RESERVE, 0)


@card("thors_domain", on="invaded")
async def thors_domain(s: State, seat: int, area: int) -> None:
    """After invading in your own turn you may pay 2 rage to pillage there at once."""
    cost = 2
    provinces = s.box.supports.get(area, (area,))
    targets = [i for i in provinces if not s.fallen[i] and not s.pillaged[i]]
    if targets and s.players[seat].rage >= cost:
        options: list[Option] = [("pillage", s.box.areas[i]) for i in targets]
        choice = await Ask(seat, "thors_domain", [*options, DECLINE])
        if choice != DECLINE:
            pay_rage(s, seat, cost)
            await pillage(s, seat, s.box.number[choice[1]])


# ---- actions -------------------------------------------------------------------------------------------------------


@card("tyrs_challenge", on="options")
def challenge_options(s: State, seat: int) -> list[Option]:
    """As an action, pay 2 rage to pillage a province that is pillaged already."""
    if s.players[seat].rage < 2:
        return []
    return [("challenge", s.box.areas[i]) for i in range(PROVINCES) if s.pillaged[i] and can_pillage(s, seat, i)]


@action("challenge")
async def tyrs_challenge(s: State, seat: int, province: str) -> None:
    """The pillage of Tyr's Challenge: reward and glory come again, the token stays turned."""
    pay_rage(s, seat, 2)
    await pillage(s, seat, s.box.number[province])


@card("friggas_domain", on="options")
def return_options(s: State, seat: int) -> list[Option]:
    """Invade with a figure straight out of Valhalla, for 1 rage whatever the figure."""
    p = s.players[seat]
    if p.rage < 1 or not may_invade(s, seat):
        return []
    figures = figures_at(p, VALHALLA)
    return [("return", figure, s.box.areas[i]) for figure in dict.fromkeys(figures) for i in landings(s, figure)]


@action("return")
async def friggas_domain(s: State, seat: int, figure: str, area: str) -> None:
    """The invasion of Frigga's Domain."""
    await invade(s, seat, figure, s.box.number[area], 1, VALHALLA)


@card("friggas_sacrifice", on="options")
def sacrifice_options(s: State, seat: int) -> list[Option]:
    """As an action, destroy two of your own figures to raise a stat."""
    return [("sacrifice",)] if len(own_figures(s, seat)) >= 2 else []


def own_figures(s: State, seat: int) -> Figures:
    """Every figure of a clan on the board, with its area."""
    return [(figure, area) for area in range(AREAS) for figure in figures_at(s.players[seat], area)]


@action("sacrifice")
async def friggas_sacrifice(s: State, seat: int) -> None:
    """The two figures are chosen one after the other; nothing can rescue what you give up yourself."""
    for nth in (1, 2):
        options = dict.fromkeys([("destroy", figure, s.box.areas[i]) for figure, i in own_figures(s, seat)])
        _, figure, area = await Ask(seat, "sacrifice", list(options), nth=nth)
        await destroy(s, seat, [(figure, s.box.number[area])], "sacrifice")
    await choose_raise(s, seat)


# ---- rescue --------------------------------------------------------------------------------------------------------


@card("friggas_protection", on="rescue")
async def friggas_protection(s: State, seat: int, figures: Figures, cause: str) -> Figures:
    """Pay 1 rage for each figure that you keep from destruction, in the action phase."""
    left = list(figures)
    while left and s.phase == "action" and cause != "sacrifice" and s.players[seat].rage >= 1:
        options = dict.fromkeys([("save", figure, s.box.areas[i]) for figure, i in left])
        choice = await Ask(seat, "save", [*options, DECLINE])
        if choice == DECLINE:
            break
        saved = (choice[1], s.box.number[choice[2]])
        save(s, seat, *saved, 1)
        left.remove(saved)
    return left


@card("volur_witch", on="rescue")
async def volur_witch(s: State, seat: int, figures: Figures, cause: str) -> Figures:
    """In an outer province the Volur Witch may flee to Yggdrasil instead of being destroyed."""
    left = list(figures)
    for figure, area in figures:
        if figure == "volur_witch" and area != YGGDRASIL and cause != "sacrifice":
            out: Option = ("flee", figure)
            if await Ask(seat, "flee", [out, DECLINE]) == out:
                flee(s, seat, figure, area)
                left.remove((figure, area))
    return left


# ---- in battle -----------------------------------------------------------------------------------------------------


def battle_of(s: State) -> Battle:
    """The battle that is going on."""
    assert s.battle is not None
    return s.battle


def opponents(s: State, seat: int) -> list[int]:
    """The others in the battle, in order of resolution."""
    return [other for other in battle_of(s).fighters if other != seat]


@card("thors_primacy", on="first")
async def thors_primacy(s: State, seat: int) -> None:
    """Before anything else, the text of every card that opponents revealed is cancelled; their bonuses stay."""
    cancel_texts(s, opponents(s, seat))


@card("heimdalls_watch", on="sweep")
async def heimdalls_watch(s: State, seat: int) -> None:
    """Gain the sum of all bonuses shown; all face-up cards are then discarded and new ones played."""
    gain_glory(s, seat, sum([bonus(s, other) for other in battle_of(s).fighters]), "cards")


@card("heimdalls_sight", on="bonus")
def heimdalls_sight(s: State, seat: int) -> int:
    """Adds as much as the highest bonus on a card that an opponent shows; another Sight counts as 0."""
    cards, treated = s.box.cards, battle_of(s).treated
    shown = [cards[card].bonus for other in opponents(s, seat) for card in s.players[other].played]
    return max([*shown, *[treated[other] for other in opponents(s, seat) if other in treated], 0])


@card("odins_smite", on="reveal")
async def odins_smite(s: State, seat: int) -> None:
    """Before strength is compared, one warrior of each opponent in the province is destroyed."""
    where = battle_of(s).where
    for other in opponents(s, seat):
        if s.players[other].warriors[where]:
            await destroy(s, other, [("warrior", where)], "odins_smite")


@card("odins_tide", on="reveal")
async def odins_tide(s: State, seat: int) -> None:
    """Before strength is compared, every clan in the battle keeps one figure of its choice and loses the rest."""
    battle = battle_of(s)
    for other in battle.fighters:
        figures = present(s, other, battle.where)
        if len(figures) > 1:
            options = dict.fromkeys([("spare", figure, s.box.areas[i]) for figure, i in figures])
            kept = next(iter(options))
            if len(options) > 1:
                kept = await Ask(other, "spare", list(options))
            figures.remove((kept[1], s.box.number[kept[2]]))
            await destroy(s, other, figures, "odins_tide")


@card("lokis_poison", on="outwitted")
async def lokis_poison(s: State, seat: int, winner: int) -> None:
    """If you lose, the cards that the winner played go to your hand."""
    take_back(s, seat, list(s.players[winner].played), winner)


@card("tyrs_prowess", on="won")
async def tyrs_prowess(s: State, seat: int) -> None:
    """If you win, you may pay 1 rage for each played card that you take back instead of discarding it."""
    p = s.players[seat]
    while p.played and p.rage >= 1:
        options: list[Option] = [("recover", card) for card in dict.fromkeys(p.played)]
        choice = await Ask(seat, "recover", [*options, DECLINE])
        if choice == DECLINE:
            return
        pay_rage(s, seat, 1)
        take_back(s, seat, [choice[1]], seat)


def enemies_killed(s: State, seat: int) -> int:
    """How many figures of others this battle has destroyed."""
    killed = battle_of(s).killed
    return sum(killed) - killed[seat]


@card("thors_glory", on="aftermath")
async def thors_glory(s: State, seat: int) -> None:
    """A battle of yours that destroys two enemy figures or more pays 2 glory, won or lost."""
    if enemies_killed(s, seat) >= 2:
        gain_glory(s, seat, 2, "cards")


@card("valkyrie", on="aftermath")
async def valkyrie(s: State, seat: int) -> None:
    """Gain 2 glory for each enemy figure destroyed in a battle that the Valkyrie takes part in."""
    if "valkyrie" in battle_of(s).monsters:
        gain_glory(s, seat, 2 * enemies_killed(s, seat), "cards")


@card("lokis_blessing", on="lost")
async def lokis_blessing(s: State, seat: int) -> None:
    """Having lost, you may put a warrior from the reserve into that province as a free invasion."""
    where = battle_of(s).where
    p = s.players[seat]
    if where != YGGDRASIL and room(s, where) > 0 and p.warriors[RESERVE] and may_invade(s, seat):
        come: Option = ("invade", "warrior", s.box.areas[where])
        if await Ask(seat, "blessing", [come, DECLINE]) == come:
            await invade(s, seat, "warrior", where, 0)


# ---- after a pillage -----------------------------------------------------------------------------------------------


@card("frost_giant", on="pillaged")
async def frost_giant(s: State, seat: int, province: int) -> None:
    """If the Frost Giant took part, the reward comes twice."""
    if s.players[seat].uniques.get("frost_giant") == province:
        take_reward(s, seat, province)


def leader_took_part(s: State, seat: int, province: int) -> bool:
    """Whether the leader stands in the pillaged province."""
    return s.players[seat].uniques["leader"] == province


@card("lord_of_hammers", on="pillaged")
async def lord_of_hammers(s: State, seat: int, province: int) -> None:
    """If your leader took part, it may move to an adjacent province."""
    targets = [i for i in s.box.adjacent[province] if room(s, i) > 0]
    if leader_took_part(s, seat, province) and targets:
        options: list[Option] = [("move", "leader", s.box.areas[i]) for i in targets]
        choice = await Ask(seat, "move_leader", [*options, DECLINE])
        if choice != DECLINE:
            march(s, seat, ["leader"], province, s.box.number[choice[2]])


@card("lord_of_axes", on="pillaged")
async def lord_of_axes(s: State, seat: int, province: int) -> None:
    """If your leader took part, raise one stat."""
    if leader_took_part(s, seat, province):
        await choose_raise(s, seat)


@card("lord_of_spears", on="pillaged")
async def lord_of_spears(s: State, seat: int, province: int) -> None:
    """If your leader took part, raise all three stats."""
    if leader_took_part(s, seat, province):
        for which in range(3):
            raise_stat(s, seat, which)
