"""Attacks (3.4): on buildings of other players, on the undead of Odin's Path and on the dragon."""

from __future__ import annotations

from collections.abc import Sequence

from longhall.games.vikings_gone_wild.box import DRAGON, RESOURCES, TOWN_HALL
from longhall.games.vikings_gone_wild.rules import fill_path, offer_asgard, score
from longhall.games.vikings_gone_wild.sheet import at, may_react, power, target_defense, victims, without
from longhall.games.vikings_gone_wild.state import Attack, Building, Player, State
from longhall.games.vikings_gone_wild.verbs import (
    cancel,
    damage,
    declare,
    discard_path,
    end_attack,
    fortify,
    fought_dragon,
    join,
    leave_path,
    put_loot,
    seat_of,
    take_token,
)
from longhall.kernel import Ask, Option

STRIKE: Option = ("strike",)
HOLD: Option = ("hold",)
FIGHT_DRAGON: Option = ("fight_dragon",)

# ---- targets -------------------------------------------------------------------------------------------------------


def attack_options(s: State, seat: int) -> list[Option]:
    """Every building that may be attacked, then the undead and the dragon if they can be beaten."""
    p, strength = s.players[seat], s.box.strength
    fighters = [card for card in p.ready if card in strength] + [card for card in p.hand if card in strength]
    if not fighters:
        return []
    options = [
        s.box.attacks[victim][building.ref]
        for victim in victims(s, seat)
        for building in s.players[victim].village
        if not building.site and not building.damaged
    ]
    undead = s.box.undead
    printed = sum([strength[card] for card in fighters])  # all that may change it adds to it
    for i, card in enumerate(s.path):
        if card in undead:
            wanted = undead[card].defense
            if printed >= wanted or might(s, seat, fighters, card) >= wanted:
                options.append(s.box.path_options[card, place_of(s, i)])
    if not p.dragon:
        wanted = s.box.dragon.defense
        if printed >= wanted or might(s, seat, fighters, DRAGON) >= wanted:
            options.append(FIGHT_DRAGON)
    return options


def place_of(s: State, index: int) -> int:
    """The place of a card on Odin's Path, 1 beside the deck; only the places beside the deck can be empty."""
    return s.box.number("path_row") - len(s.path) + index + 1


def might(s: State, seat: int, fighters: list[str], kind: str, sent: Sequence[str] = ()) -> int:
    """All the strength that a player could bring against a target, `sent` being cards that help already."""
    aids = [*sent, *[card for card in s.players[seat].hand if card in s.box.aids]]
    if s.box.units.isdisjoint(fighters):
        aids = []
    return power(s, Attack(by=seat, ref=kind, kind=kind, fighters=fighters, aids=aids))


def can_muster(s: State, attack: Attack) -> bool:
    """Whether the attacker has, or has sent, the fighters for an attack that was declared."""
    p = s.players[attack.by]
    fighters = [*attack.fighters, *[card for card in (*p.ready, *p.hand) if card in s.box.strength]]
    if attack.victim >= 0:
        return bool(fighters)
    return might(s, attack.by, fighters, attack.kind, attack.aids) >= target_defense(s, attack)


# ---- attacks on players --------------------------------------------------------------------------------------------


async def attack_building(s: State, seat: int, crest: str, ref: str) -> None:
    """Name a building, commit the cards, let the defender answer, and see who is stronger."""
    victim = seat_of(crest)
    building = at(s.players[victim], ref)
    kind = TOWN_HALL if ref == TOWN_HALL else building.kind
    attack = Attack(by=seat, victim=victim, ref=ref, kind=kind)
    declare(s, attack)
    await muster(s, attack)
    await defend(s, attack)
    strength, defense = power(s, attack), target_defense(s, attack)
    if strength >= defense:
        damage(s, attack)
        end_attack(s, "won", strength, defense)
        await plunder(s, seat, victim, building)
    else:
        end_attack(s, "repelled", strength, defense)
        await score(s, victim, len(attack.fighters) * s.box.number("repelled_vp"), "defense")


async def muster(s: State, attack: Attack) -> None:
    """Fighters join one by one, and what makes them stronger; against a player the attacker says when it is enough.

    Undead and dragon do not answer, so there the attack is made as soon as it is strong enough.
    """
    while True:
        strength, defense = power(s, attack), target_defense(s, attack)
        if attack.victim < 0 and strength >= defense:
            return
        choice = await Ask(
            attack.by,
            "join",
            lambda: join_options(s, attack),
            target=attack.ref,
            strength=strength,
            defense=defense,
        )
        if choice == STRIKE:
            return
        join(s, attack.by, choice[1])


def join_options(s: State, attack: Attack) -> list[Option]:
    """Fighters played already, then cards in hand; what needs a unit only beside one; then the attack itself."""
    p, strength, aids = s.players[attack.by], s.box.strength, s.box.aids
    with_unit = not s.box.units.isdisjoint(attack.fighters)
    cards = dict.fromkeys([card for card in (*p.ready, *p.hand) if card in strength or (with_unit and card in aids)])
    options: list[Option] = [("join", card) for card in cards]
    if attack.fighters and attack.victim >= 0:
        options.append(STRIKE)
    return options


async def defend(s: State, attack: Attack) -> None:
    """The defender may answer with cards from hand, as many as there are (3.4).

    Whoever might hold such a card, for all that everybody knows, is asked: being asked tells nothing.
    """
    p = s.players[attack.victim]
    while may_react(s, p):
        choice = await Ask(
            attack.victim,
            "defend",
            lambda: defend_options(s, p, attack),
            building=attack.ref,
            strength=power(s, attack),
            defense=target_defense(s, attack),
            attacker_seat=attack.by,
        )
        match choice:
            case ("defend", card):
                fortify(s, card)
            case ("cancel", card, fighter):
                cancel(s, card, fighter)
            case _:
                return


def defend_options(s: State, p: Player, attack: Attack) -> list[Option]:
    """Each card in hand that can answer, in each way that it can, then to do nothing more."""
    box = s.box
    fighting = dict.fromkeys(without(attack.fighters, attack.cancelled))
    heroes = not box.units.issuperset(attack.fighters)
    options: list[Option] = []
    for card in dict.fromkeys(p.hand):
        if card not in box.reactions:
            continue
        effect = box.cards[card].effect
        if "defend" in effect or "defend_all" in effect or ("defend_no_hero" in effect and not heroes):
            options.append(("defend", card))
        if "cancel_unit" in effect:
            options += [("cancel", card, fighter) for fighter in fighting if fighter in box.units]
        if "cancel_hero" in effect:
            options += [("cancel", card, fighter) for fighter in fighting if fighter not in box.units]
    return [*options, HOLD]


async def plunder(s: State, seat: int, victim: int, building: Building) -> None:
    """What damaging a building pays at once: points, a token out of a storage, or the offer of an Asgard card (3.4)."""
    if building.ref == TOWN_HALL:
        hall = s.box.hall_of[building.kind]
        await score(s, seat, hall.reward.get("vp", 0), "rewards")
        for _ in range(hall.reward.get("asgard", 0)):
            await offer_asgard(s, seat)
        return
    reward = s.box.buildings[building.kind].reward
    for _ in range(min(reward.get("loot", 0), building.tokens)):
        put_loot(s, seat, take_token(s, victim, building.ref), 1)
    await score(s, seat, reward.get("vp", 0), "rewards")


# ---- undead and dragon ---------------------------------------------------------------------------------------------


async def fight_undead(s: State, seat: int, card: str, place: str) -> None:
    """Beat an undead: its token and its points, and the Path moves on (ruling `undead_refill`)."""
    attack = Attack(by=seat, ref=card, kind=card, place=int(place))
    declare(s, attack)
    await muster(s, attack)
    undead = s.box.undead[card]
    end_attack(s, "won", power(s, attack), undead.defense)
    discard_path(s, leave_path(s, len(s.path) - s.box.number("path_row") + attack.place - 1))
    put_loot(s, seat, RESOURCES.index(undead.token), undead.tokens)
    await fill_path(s)
    await score(s, seat, undead.vp, "undead")


async def fight_dragon(s: State, seat: int) -> None:
    """Beat the dragon, once a round: a token of one's choice."""
    attack = Attack(by=seat, ref=DRAGON, kind=DRAGON)
    declare(s, attack)
    fought_dragon(s, seat)
    await muster(s, attack)
    end_attack(s, "won", power(s, attack), s.box.dragon.defense)
    for _ in range(s.box.dragon.tokens):
        _, resource = await Ask(seat, "dragon", [("loot", resource) for resource in RESOURCES])
        put_loot(s, seat, RESOURCES.index(resource), 1)
