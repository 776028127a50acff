"""What the rules do to the position: the only writers of state. Each keeps the invariants and tells what happened.

Here are points, cards, resources and attacks; what lays out the table and moves the rounds on is in `upkeep.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from longhall.games.vikings_gone_wild.box import LOOT, RESOURCES, SEATS, TOWN_HALL, Cost
from longhall.games.vikings_gone_wild.sheet import at, hall, producers, storages, worth
from longhall.games.vikings_gone_wild.state import EVERYBODY, Attack, Building, Player, State
from longhall.kernel import tell

# ---- points --------------------------------------------------------------------------------------------------------


def gain_vp(s: State, seat: int, amount: int, source: str) -> None:
    """Move up the score track; `source` is kept for the end of the game."""
    p = s.players[seat]
    before = p.vp
    p.vp += amount
    p.sources[source] = p.sources.get(source, 0) + amount
    tell(s, "vp", seat=seat, amount=amount, source=source, total=p.vp)
    if before < s.goal <= p.vp and s.phase != "end":
        tell(s, "goal", seat=seat, goal=s.goal)


def pass_threshold(s: State, seat: int) -> None:
    """An Asgard card is due for a threshold of the score track."""
    s.players[seat].favours += 1


def turn_up_asgard(s: State, drawn: int) -> None:
    """Turn up the top card of the Asgard deck, beside the open ones."""
    s.asgard.append(s.asgard_unseen.pop(drawn))
    s.asgard_left -= 1


def take_asgard(s: State, seat: int, card: str) -> None:
    """Take one of the open Asgard cards; it lies with the cards played this round."""
    s.asgard.remove(card)
    s.players[seat].played.append(card)
    tell(s, "asgard", seat=seat, card=card)


# ---- cards ---------------------------------------------------------------------------------------------------------


def leave_hand(p: Player, card: str) -> None:
    """A card leaves the hand face up."""
    p.hand.remove(card)
    for cards in p.known.values():
        if card in cards:
            cards.remove(card)


def show_in_hand(p: Player, card: str) -> None:
    """A card goes to the hand face up: from now on everybody knows that it is there."""
    p.hand.append(card)
    p.known.setdefault(EVERYBODY, [])
    for cards in p.known.values():
        cards.append(card)


def draw(s: State, seat: int, places: Sequence[int]) -> None:
    """Take cards from the deck to the hand."""
    p = s.players[seat]
    cards = [p.deck[i] for i in places]
    if len(cards) == len(p.deck):
        p.deck = []
    else:
        for i in sorted(places, reverse=True):
            del p.deck[i]
    p.hand += cards
    tell(s, "drew", {seat: {"cards": cards}}, seat=seat, count=len(cards))


def reshuffle(s: State, seat: int) -> None:
    """The discard pile becomes the deck. As the deck was empty, everybody can tell what the hand holds."""
    p = s.players[seat]
    p.deck, p.discard = p.discard, []
    p.known = {EVERYBODY: list(p.hand)}
    tell(s, "reshuffled", seat=seat, count=len(p.deck))


def play(s: State, seat: int, card: str) -> None:
    """Play a card for its effect. A fighter may still attack this turn."""
    p = s.players[seat]
    leave_hand(p, card)
    (p.ready if card in s.box.strength else p.played).append(card)
    tell(s, "played", seat=seat, card=card)


def collect(s: State, seat: int, card: str) -> None:
    """Use the effect of a fighter that has attacked already."""
    s.players[seat].owed.remove(card)
    tell(s, "collected", seat=seat, card=card)


def reveal(s: State, seat: int, place: int) -> str:
    """Turn up a card of the deck."""
    card = s.players[seat].deck.pop(place)
    s.revealed.append(card)
    tell(s, "revealed", seat=seat, card=card)
    return card


def take_revealed(s: State, seat: int, card: str) -> None:
    """A card that was turned up goes to the hand."""
    s.revealed.remove(card)
    show_in_hand(s.players[seat], card)
    tell(s, "took", seat=seat, card=card)


def drop_revealed(s: State, seat: int) -> None:
    """Cards that were turned up and are not taken are discarded."""
    s.players[seat].discard += s.revealed
    s.revealed = []


def recover(s: State, seat: int, card: str) -> None:
    """A card goes from the discard pile to the hand."""
    p = s.players[seat]
    p.discard.remove(card)
    show_in_hand(p, card)
    tell(s, "took", seat=seat, card=card)


def remove_card(s: State, seat: int, card: str, zone: str) -> None:
    """A card leaves the game."""
    p = s.players[seat]
    if zone == "hand":
        leave_hand(p, card)
    else:
        p.discard.remove(card)
    s.removed.append(card)
    tell(s, "removed", seat=seat, card=card)


def see_hand(s: State, seat: int, whose: int) -> None:
    """A player looks at an opponent's hand."""
    p = s.players[whose]
    p.known[seat] = list(p.hand)
    tell(s, "peeked", {seat: {"cards": sorted(p.hand)}, whose: {"cards": sorted(p.hand)}}, seat=seat, of_seat=whose)


def drop(s: State, seat: int, card: str) -> None:
    """A card is discarded from the hand at once."""
    p = s.players[seat]
    leave_hand(p, card)
    p.discard.append(card)
    tell(s, "dropped", seat=seat, card=card)


# ---- resources -----------------------------------------------------------------------------------------------------


def gain(s: State, which: int, amount: int) -> None:
    """Resources for this turn only."""
    s.purse[which] += amount
    tell(s, "gained", seat=s.turn, resource=RESOURCES[which], amount=amount)


def use_source(s: State, seat: int, source: str) -> None:
    """Turn a card in hand, or a token, into resources to pay with."""
    p = s.players[seat]
    if source in s.box.gives:
        beer, gold = worth(s, p, source)
        leave_hand(p, source)
        p.played.append(source)
        s.purse[0] += beer
        s.purse[1] += gold
    elif source in LOOT:
        which = LOOT.index(source)
        p.loot[which] -= 1
        s.purse[which] += 1
    else:
        building = at(p, source)
        building.tokens -= 1
        s.purse[s.box.tokens_of[building.kind]] += 1


def set_out(s: State, seat: int, source: str) -> None:
    """The player puts a card or a token aside to pay with."""
    use_source(s, seat, source)
    tell(s, "set_out", seat=seat, source=source)


def pay_with(s: State, seat: int, sources: Sequence[str]) -> None:
    """A price is paid with cards and tokens."""
    for source in sources:
        use_source(s, seat, source)
    tell(s, "paid", seat=seat, sources=list(sources))


def spend(s: State, cost: Cost, counts: bool) -> None:
    """Pay what has been gathered; `counts` says whether it is spending as missions mean it."""
    for which, amount in enumerate(cost):
        if amount:
            s.purse[which] -= amount
            if counts:
                note(s, f"spent_{RESOURCES[which]}", amount)


def note(s: State, deed: str, amount: int = 1) -> None:
    """Remember what was done this turn."""
    s.deeds[deed] = s.deeds.get(deed, 0) + amount


def put_loot(s: State, seat: int, which: int, amount: int) -> None:
    """Loot goes into a storage with room, the fullest first; what finds none lies on the town hall (3.4)."""
    p, kinds = s.players[seat], s.box.buildings
    for _ in range(amount):
        room = [b for b in storages(s, p, which) if b.tokens < kinds[b.kind].capacity]
        if room:
            max(room, key=lambda building: building.tokens).tokens += 1
        else:
            p.loot[which] += 1
    tell(s, "loot", seat=seat, resource=RESOURCES[which], amount=amount)


def take_token(s: State, seat: int, source: str) -> int:
    """A token leaves a village; which resource it is."""
    p = s.players[seat]
    if source in LOOT:
        which = LOOT.index(source)
        p.loot[which] -= 1
    else:
        building = at(p, source)
        building.tokens -= 1
        which = s.box.tokens_of[building.kind]
    tell(s, "lost_token", seat=seat, resource=RESOURCES[which], source=source)
    return which


def lay_out(s: State, seat: int, which: int, counts: Sequence[int]) -> None:
    """Spread tokens over the storages of a resource; all others of it that are not stored are lost (4)."""
    p = s.players[seat]
    stored = storages(s, p, which)
    loose = producers(s, p, which)
    before = sum([b.tokens for b in stored])
    total = before + p.loot[which] + sum([b.tokens for b in loose])
    for building, tokens in zip(stored, counts, strict=True):
        building.tokens = tokens
    for building in loose:
        building.tokens = 0
    p.loot[which] = 0
    kept = sum(counts)
    if total != before:
        resource = RESOURCES[which]
        tell(s, "stored", seat=seat, resource=resource, amount=kept - before, lost=total - kept)


# ---- buying --------------------------------------------------------------------------------------------------------


def buy(s: State, seat: int, card: str) -> None:
    """A card joins those played this round; it acts only once it has been drawn (3.1)."""
    s.players[seat].played.append(card)
    kind = s.box.cards[card].type
    if kind in ("unit", "defense"):
        note(s, f"bought_{kind}")
    tell(s, "bought", seat=seat, card=card)


def from_stack(s: State, card: str) -> None:
    """One card less in a stack."""
    s.supply[card] -= 1


def leave_path(s: State, place: int) -> str:
    """Take a card off Odin's Path; those to its left move up (3.1)."""
    return s.path.pop(place)


def refill_path(s: State, drawn: int) -> None:
    """Lay the next card of the deck beside it."""
    card = s.path_deck.pop(drawn)
    s.path.insert(0, card)
    tell(s, "path", card=card)


def discard_path(s: State, card: str) -> None:
    """A card goes to the discard pile of Odin's Path."""
    s.path_discard.append(card)
    tell(s, "path_left", card=card)


def reshuffle_path(s: State) -> None:
    """The discard pile of Odin's Path becomes its deck (ruling `path_empty`)."""
    s.path_deck, s.path_discard = s.path_discard, []


def build(s: State, seat: int, kind: str) -> None:
    """A building with a construction token joins the village, under the lowest free number of its kind (3.2)."""
    p = s.players[seat]
    taken = {building.ref for building in p.village}
    ref = next(ref for n in range(1, len(taken) + 1) if (ref := f"{kind}_{n}") not in taken)
    p.village.append(Building(ref=ref, kind=kind, site=True))
    s.supply[kind] -= 1
    note(s, "built")
    tell(s, "built", seat=seat, building=kind)


def raise_hall(s: State, seat: int) -> None:
    """The next level of the town hall, under construction (3.3)."""
    p = s.players[seat]
    building, level = p.village[0], hall(s, p).level
    building.kind, building.site = s.box.town_halls[level].id, True
    tell(s, "upgraded", seat=seat, building=building.kind)


def dismantle(s: State, seat: int, ref: str) -> None:
    """A building goes back to its stack, the tokens on it to the supply (3.3)."""
    p = s.players[seat]
    building = at(p, ref)
    p.village.remove(building)
    p.played += building.forts
    p.dismantled = True
    s.supply[building.kind] += 1
    tell(s, "dismantled", seat=seat, building=ref)


# ---- attacks -------------------------------------------------------------------------------------------------------


def declare(s: State, attack: Attack) -> None:
    """An attack is announced. Whoever's building it is counts as attacked from now on."""
    s.attack = attack
    if attack.victim >= 0:
        s.victim = attack.victim
        s.players[attack.victim].attacked = True
        tell(s, "attack", seat=attack.by, target_seat=attack.victim, building=attack.ref)
    else:
        tell(s, "fight", seat=attack.by, target=attack.ref)


def join(s: State, seat: int, card: str) -> None:
    """A card joins the attack. A fighter whose effect was not used yet may use it later in the turn."""
    p, attack = s.players[seat], s.attack
    assert attack is not None
    if card in p.ready:
        p.ready.remove(card)
    else:
        leave_hand(p, card)
        if card in s.box.plays:
            p.owed.append(card)
    (attack.fighters if card in s.box.strength else attack.aids).append(card)
    tell(s, "joined", seat=seat, card=card)


def fortify(s: State, card: str) -> None:
    """The defender lays a card on the attacked building, or on the whole village."""
    attack = s.attack
    assert attack is not None
    p = s.players[attack.victim]
    leave_hand(p, card)
    if "defend_all" in s.box.cards[card].effect:
        p.cover.append(card)
    else:
        at(p, attack.ref).forts.append(card)
    tell(s, "defended", seat=attack.victim, card=card)


def cancel(s: State, card: str, fighter: str) -> None:
    """The defender takes a fighter's strength out of the attack."""
    attack = s.attack
    assert attack is not None
    p = s.players[attack.victim]
    leave_hand(p, card)
    p.played.append(card)
    attack.cancelled.append(fighter)
    tell(s, "cancelled", seat=attack.victim, card=card, fighter=fighter)


def damage(s: State, attack: Attack) -> Building:
    """A building gets a damage token."""
    building = at(s.players[attack.victim], attack.ref)
    building.damaged = True
    note(s, "damaged")
    if building.ref == TOWN_HALL:
        note(s, "damaged_town_hall")
    units = [s.box.strength[card] for card in attack.fighters if card in s.box.units]
    s.deeds["unit_strength"] = max([s.deeds.get("unit_strength", 0), *units])
    return building


def end_attack(s: State, result: str, strength: int, defense: int) -> None:
    """The attack is over; its cards lie with those played this round."""
    attack = s.attack
    assert attack is not None
    s.players[attack.by].played += attack.fighters + attack.aids
    s.attack = None
    public = {"seat": attack.by, "strength": strength, "defense": defense}
    if attack.victim >= 0:
        tell(s, f"attack_{result}", target_seat=attack.victim, building=attack.ref, **public)
    else:
        tell(s, f"fight_{result}", target=attack.ref, **public)


def fought_dragon(s: State, seat: int) -> None:
    """Once a round is enough (3.4)."""
    s.players[seat].dragon = True


# ---- missions ------------------------------------------------------------------------------------------------------


def claim(s: State, seat: int, mission: str) -> None:
    """A mission is completed; it lies face down (3.5)."""
    p = s.players[seat]
    p.missions.remove(mission)
    p.done.append(mission)
    p.claimed = True
    tell(s, "claimed", seat=seat, mission=mission)


def put_under(s: State, seat: int, mission: str) -> None:
    """A mission goes under the mission deck (3.5)."""
    s.players[seat].missions.remove(mission)
    s.missions_bottom.append(mission)
    note(s, "swapped")
    tell(s, "put_under", seat=seat, mission=mission)


def take_mission(s: State, seat: int, deck: list[str], drawn: int) -> None:
    """The next mission comes from this part of the mission deck."""
    mission = deck.pop(drawn)
    s.players[seat].missions.append(mission)
    tell(s, "mission", seat=seat, mission=mission)


def seat_of(word: str) -> int:
    """The seat behind a crest."""
    return SEATS.index(word)
