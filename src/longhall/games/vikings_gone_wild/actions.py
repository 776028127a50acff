"""What a player may do on a turn (3.1-3.6), any number of times and in any order.

Options are listed in this order: missions to claim, cards to play, effects still owed, attacks, buying from the stacks
and from Odin's Path, building, the town hall, exchange, setting out what to pay with, swapping a mission, dismantling,
and the end of the turn.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from longhall.games.vikings_gone_wild.attack import (
    attack_building,
    attack_options,
    fight_dragon,
    fight_undead,
    place_of,
)
from longhall.games.vikings_gone_wild.box import BEER, GOLD, RESOURCES, price
from longhall.games.vikings_gone_wild.cards import act_out, worth_playing
from longhall.games.vikings_gone_wild.payment import pay, use_options
from longhall.games.vikings_gone_wild.rules import fill_path, missions_left, next_mission, score
from longhall.games.vikings_gone_wild.sheet import attack_points, count, fulfilled, funds, hall, limit
from longhall.games.vikings_gone_wild.state import Player, State
from longhall.games.vikings_gone_wild.upkeep import end_turn, mark_defended
from longhall.games.vikings_gone_wild.verbs import (
    build,
    buy,
    claim,
    collect,
    dismantle,
    from_stack,
    gain,
    leave_path,
    note,
    play,
    put_under,
    raise_hall,
    set_out,
)
from longhall.kernel import Ask, Option, Rule

END: Option = ("end",)
EXCHANGES: Final[tuple[Option, Option]] = (("exchange", "beer", "gold"), ("exchange", "gold", "beer"))


async def turn(s: State, seat: int) -> None:
    """Actions of all kinds until the player has had enough, then the points for attacks (3)."""
    while True:
        choice = await Ask(seat, "act", lambda: actions(s, seat))
        if choice == END:
            break
        await ACTIONS[choice[0]](s, seat, *choice[1:])
    damaged, victim = s.deeds.get("damaged", 0), s.victim
    end_turn(s, seat)
    await score(s, seat, attack_points(s, damaged), "attacks")
    if victim >= 0 and not damaged:
        mark_defended(s, victim)
        await score(s, victim, s.box.number("full_defense_vp"), "defense")


def actions(s: State, seat: int) -> list[Option]:
    """Everything that the player may do now."""
    p = s.players[seat]
    beer, gold = funds(s, p)
    options = mission_options(s, p)
    options += play_options(s, seat)
    options += attack_options(s, seat)
    options += buy_options(s, beer, gold)
    options += build_options(s, p, beer, gold)
    options += upgrade_options(s, p, beer, gold)
    give = s.box.numbers["exchange"][0]
    if beer >= give:
        options.append(EXCHANGES[BEER])
    if gold >= give:
        options.append(EXCHANGES[GOLD])
    options += use_options(s, p)
    options += swap_options(s, p, gold)
    if not p.dismantled:
        options += [("dismantle", building.ref) for building in p.village[1:]]
    options.append(END)
    return options


# ---- cards (3.1) ---------------------------------------------------------------------------------------------------


def play_options(s: State, seat: int) -> list[Option]:
    """Cards in hand that do something when played, then effects of fighters that have attacked."""
    p, plays = s.players[seat], s.box.plays
    cards = dict.fromkeys([card for card in p.hand if card in plays])
    options: list[Option] = [("play", card) for card in cards if worth_playing(s, seat, card)]
    if p.owed:
        options += [("collect", card) for card in dict.fromkeys(p.owed)]
    return options


async def do_play(s: State, seat: int, card: str) -> None:
    """Play a card for what it does."""
    play(s, seat, card)
    await act_out(s, seat, card)


async def do_collect(s: State, seat: int, card: str) -> None:
    """Use what a fighter does besides fighting, after its attack (general rules: effects in any order)."""
    collect(s, seat, card)
    await act_out(s, seat, card)


def buy_options(s: State, beer: int, gold: int) -> list[Option]:
    """Fighters, fortifications and cards of Odin's Path that the player can pay for."""
    supply, prices = s.supply, s.box.price
    options: list[Option] = [option for card, b, g, option in s.box.stacks if b <= beer and g <= gold and supply[card]]
    for i, card in enumerate(s.path):
        if card in prices:
            b, g = prices[card]
            if b <= beer and g <= gold:
                options.append(s.box.path_options[card, place_of(s, i)])
    return options


async def do_buy(s: State, seat: int, card: str) -> None:
    """Buy the top card of a stack."""
    pay(s, seat, s.box.price[card])
    from_stack(s, card)
    buy(s, seat, card)


async def do_take(s: State, seat: int, card: str, place: str) -> None:
    """Buy a card of Odin's Path; the Path is filled up at once."""
    pay(s, seat, s.box.price[card])
    leave_path(s, len(s.path) - s.box.number("path_row") + int(place) - 1)
    note(s, "bought_path")
    buy(s, seat, card)
    await fill_path(s)


# ---- buildings (3.2, 3.3) ------------------------------------------------------------------------------------------


def build_options(s: State, p: Player, beer: int, gold: int) -> list[Option]:
    """Buildings that the player can pay for and has room for."""
    most = limit(s, p)
    if most is not None and len(p.village) - 1 >= most:
        return []
    supply, alike = s.supply, s.box.number("alike")
    return [
        option
        for kind, b, g, option in s.box.sites
        if b <= beer and g <= gold and supply[kind] and count(p, kind) < alike
    ]


async def do_build(s: State, seat: int, kind: str) -> None:
    """Buy a building; it can be used and attacked from the next round on."""
    pay(s, seat, s.box.price[kind])
    build(s, seat, kind)


def upgrade_options(s: State, p: Player, beer: int, gold: int) -> list[Option]:
    """The next level of the town hall, unless it is under construction already (ruling `two_upgrades`)."""
    now = hall(s, p)
    cost = price(now.upgrade)
    if p.village[0].site or now.level == len(s.box.town_halls) or cost[0] > beer or cost[1] > gold:
        return []
    return [("upgrade", s.box.town_halls[now.level].id)]


async def do_upgrade(s: State, seat: int, level: str) -> None:
    """Pay for the next level of the town hall; the points of the last level come at once."""
    pay(s, seat, price(hall(s, s.players[seat]).upgrade))
    raise_hall(s, seat)
    await score(s, seat, hall(s, s.players[seat]).vp, "town_hall")


async def do_dismantle(s: State, seat: int, ref: str) -> None:
    """Give a building back, once a round, for nothing."""
    dismantle(s, seat, ref)


# ---- missions and exchange (3.5, 3.6) ------------------------------------------------------------------------------


def mission_options(s: State, p: Player) -> list[Option]:
    """Missions that are fulfilled, if none has been completed this round."""
    if p.claimed:
        return []
    missions = s.box.missions
    return [("claim", mission) for mission in dict.fromkeys(p.missions) if fulfilled(s, p, missions[mission])]


async def do_claim(s: State, seat: int, mission: str) -> None:
    """Complete a mission; a new one comes in the next draw phase."""
    claim(s, seat, mission)
    await score(s, seat, s.box.missions[mission].vp, "missions")


def swap_options(s: State, p: Player, gold: int) -> list[Option]:
    """Each mission, once a turn, if there is gold for it and a mission to come."""
    if gold < s.box.number("swap_cost") or "swapped" in s.deeds or not missions_left(s):
        return []
    return [("swap", mission) for mission in dict.fromkeys(p.missions)]


async def do_swap(s: State, seat: int, mission: str) -> None:
    """Pay gold to put a mission under the deck and take the top one."""
    pay(s, seat, (0, s.box.number("swap_cost")))
    put_under(s, seat, mission)
    await next_mission(s, seat)


async def do_use(s: State, seat: int, source: str) -> None:
    """Set a card or a token out to pay with; what is left of it at the end of the turn is lost."""
    set_out(s, seat, source)


async def do_exchange(s: State, seat: int, given: str, taken: str) -> None:
    """Two of one resource for one of the other, which is for this turn only."""
    give, get = s.box.numbers["exchange"]
    pay(s, seat, (give, 0) if given == "beer" else (0, give), counts=False)
    gain(s, RESOURCES.index(taken), get)


ACTIONS: Final[dict[str, Callable[..., Rule[None]]]] = {
    "claim": do_claim,
    "play": do_play,
    "collect": do_collect,
    "attack": attack_building,
    "fight": fight_undead,
    "fight_dragon": fight_dragon,
    "buy": do_buy,
    "take": do_take,
    "build": do_build,
    "upgrade": do_upgrade,
    "exchange": do_exchange,
    "use": do_use,
    "swap": do_swap,
    "dismantle": do_dismantle,
}
