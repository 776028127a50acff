"""Verbs of cards: battle cards in hands and decks, blessings, artefacts, monster attacks, a follower's action cards."""

from __future__ import annotations

from collections.abc import Sequence

from longhall.games.lords_of_ragnarok.sheet import who
from longhall.games.lords_of_ragnarok.state import Player, State
from longhall.kernel import tell


def take(bag: list[str], drawn: Sequence[int]) -> list[str]:
    """Take the drawn places out of a bag, in the order drawn."""
    cards = [bag[i] for i in drawn]
    for i in sorted(drawn, reverse=True):
        del bag[i]
    return cards


# ---- battle cards ----------------------------------------------------------------------------------------------------


def draw(s: State, seat: int, drawn: Sequence[int]) -> None:
    """Draw battle cards. A follower's cards are seen by nobody."""
    cards, p = take(s.deck, drawn), s.players[seat]
    p.hand += cards
    if p.follower:
        tell(s, "drew_unseen", who=who(s, seat), count=len(cards), total=len(p.hand))
    else:
        tell(s, "drew", {seat: {"cards": cards}}, who=who(s, seat), count=len(cards), total=len(p.hand))


def reshuffle(s: State) -> None:
    """The discard pile becomes the new deck (rule 1.16)."""
    s.deck, s.discard = s.deck + s.discard, []
    tell(s, "reshuffled")


def forget(p: Player, card: str) -> None:
    """A card leaves a hand face up: whoever had seen it there need not remember it."""
    for seen in p.known.values():
        if card in seen:
            seen.remove(card)


def discard(s: State, seat: int, card: str) -> None:
    """A battle card goes from a hand to the discard pile, face up."""
    p = s.players[seat]
    p.hand.remove(card)
    forget(p, card)
    s.discard.append(card)
    tell(s, "discarded", who=who(s, seat), card=card)


def show_hand(s: State, seat: int, to: int) -> None:
    """A player looks at another's hand, or at the battle deck of a follower."""
    p = s.players[seat]
    seen = p.battle_deck if p.follower else p.hand
    before = p.known.setdefault(to, [])
    left = list(seen)
    for card in before:
        if card in left:
            left.remove(card)
    before += left
    tell(s, "looked", {to: {"cards": list(seen)}}, who=who(s, to), whom=who(s, seat), count=len(seen))


def form_battle_deck(s: State, seat: int, drawn: Sequence[int]) -> None:
    """A follower's battle deck: cards of its hand, unseen (p. 7)."""
    p = s.players[seat]
    p.battle_deck = take(p.hand, drawn)
    tell(s, "battle_deck", who=who(s, seat), count=len(p.battle_deck))


def return_battle_deck(s: State, seat: int) -> None:
    """What is left of a battle deck goes back to the hand, unseen (p. 7)."""
    p = s.players[seat]
    p.hand += p.battle_deck
    p.battle_deck = []


def mingle_hand(s: State, seat: int) -> int:
    """A follower's cards go back into the deck after a hunt, to be drawn anew; how many (p. 6)."""
    p = s.players[seat]
    count = len(p.hand)
    s.deck += p.hand
    p.hand, p.known = [], {}
    return count


def reveal_hand(s: State, seat: int) -> None:
    """A follower's cards are laid open for its hunt (p. 6)."""
    tell(s, "revealed", who=who(s, seat), cards=list(s.players[seat].hand))


# ---- blessings, artefacts, attacks -----------------------------------------------------------------------------------


def lay_out(s: State, bag: list[str], drawn: Sequence[int], kind: str) -> None:
    """Lay cards out to choose from."""
    s.offer = take(bag, drawn)
    tell(s, "offered", what=kind, cards=list(s.offer))


def take_blessing(s: State, seat: int, card: str, source: list[str]) -> None:
    """A person keeps a blessing; a follower tucks it under its board."""
    source.remove(card)
    p = s.players[seat]
    (p.tucked if p.follower else p.blessings).append(card)
    tell(s, "tucked" if p.follower else "blessed", who=who(s, seat), card=card)


def renew_blessings(s: State) -> None:
    """Blessings that nobody took become the new deck."""
    s.blessings, s.past_blessings = s.blessings + s.past_blessings, []


def clear_offer(s: State, to: list[str]) -> None:
    """What nobody took goes to where it came from, or to its discard pile."""
    to += s.offer
    s.offer = []


def take_artefact(s: State, seat: int, card: str, source: list[str]) -> None:
    """A person gains an artefact; a follower tucks it under its board."""
    if card in source:
        source.remove(card)
    p = s.players[seat]
    (p.tucked if p.follower else p.artefacts).append(card)
    tell(s, "tucked" if p.follower else "artefact", who=who(s, seat), card=card)


def exhaust(s: State, seat: int, card: str) -> None:
    """An artefact is used and exhausted."""
    s.players[seat].spent.append(card)
    tell(s, "used", who=who(s, seat), card=card)


def ready_artefacts(s: State) -> None:
    """Every exhausted artefact is ready again."""
    for p in s.players:
        p.spent = []


def choose_attack(s: State, card: str) -> None:
    """One of the monster attacks laid out is carried out; the others are discarded."""
    s.struck += s.offer
    s.offer = []
    assert s.hunt is not None
    tell(s, "strike", monster=s.hunt.monster, card=card, who=who(s, s.hunt.hunter))


def shuffle_attacks(s: State) -> None:
    """All monster attacks are shuffled after a hunt."""
    s.attacks += s.struck
    s.struck = []
    s.attacks.sort()


# ---- a follower's action cards ---------------------------------------------------------------------------------------


def deal_row(s: State, seat: int, drawn: Sequence[int]) -> None:
    """Lay action cards out at the right of the row."""
    p = s.players[seat]
    cards = take(p.stack, drawn)
    p.row += cards
    for card in cards:
        if card in p.met:
            p.met.remove(card)
    tell(s, "row", who=who(s, seat), cards=list(p.row), drawn=cards)


def put_in_deck(s: State, seat: int, drawn: Sequence[int]) -> None:
    """Advanced cards go from the box into a follower's deck, unseen (p. 2)."""
    s.players[seat].stack += take(s.aside, drawn)


def choose_card(s: State, seat: int, place: int, roll: int) -> None:
    """The die of Surtur chooses a card (p. 3)."""
    p = s.players[seat]
    p.chosen = place
    tell(s, "chosen", who=who(s, seat), roll=roll, card=p.row[place])


def retire_card(s: State, seat: int) -> None:
    """The chosen card leaves the row: out of the game, or back into the deck (p. 5)."""
    p = s.players[seat]
    card, p.chosen = p.row.pop(p.chosen), -1
    back = s.box.action_cards[card].after == "shuffle"
    if back:
        p.stack.append(card)
        p.met.append(card)
    else:
        p.gone.append(card)
    tell(s, "returned" if back else "removed", who=who(s, seat), card=card)
