"""What the rules do to cards: draft, rows, battles, favours, the deck. With `verbs.py`, the only writers of state."""

from __future__ import annotations

from collections.abc import Sequence

from longhall.games.tiny_epic_vikings.board import ENDS, ROWS, RUNES
from longhall.games.tiny_epic_vikings.state import SECRET, SHOWN, STUCK, UP, Battle, State
from longhall.games.tiny_epic_vikings.verbs import tell_of
from longhall.kernel import Chance, tell

# ---- the deck (p. 15) ------------------------------------------------------------------------------------------------


async def draw(s: State, kind: str, count: int) -> list[str]:
    """Draw from the Viking deck; where it is short, the discard pile is shuffled and becomes the deck (Q10)."""
    drawn: list[str] = []
    while count and (s.deck or s.discard):
        if not s.deck:
            reshuffle(s)
        some = min(count, len(s.deck))
        places = await Chance(kind, len(s.deck), some)
        drawn += [s.deck[i] for i in places]
        for i in sorted(places, reverse=True):
            del s.deck[i]
        count -= some
    return drawn


def reshuffle(s: State) -> None:
    """The discard pile becomes the deck. Everybody knows what is in it."""
    s.shuffles += 1
    s.deck, s.discard = sorted(s.discard), []
    s.wave |= dict.fromkeys(s.deck, s.shuffles)
    tell(s, "reshuffled", count=len(s.deck))


# ---- the draft (p. 7, 16) --------------------------------------------------------------------------------------------


def deal(s: State, hands: int, cards: Sequence[str]) -> None:
    """Deal round the table, one card at a time."""
    for seat, p in enumerate(s.players):
        p.pack = list(cards[: hands * s.foe][seat :: s.foe])
    if s.enemy is not None:
        s.enemy.pack = list(cards[hands * s.foe :])
    tell(s, "dealt", count=hands, era=s.era)


def begin_pick(s: State) -> None:
    """One more round of the draft."""
    s.picks += 1


def keep(s: State, seat: int, card: str) -> None:
    """Keep a card of the pack."""
    p = s.players[seat]
    p.pack.remove(card)
    p.hand.append(card)
    tell(s, "kept", {seat: {"card": card}}, seat=seat)


def pass_packs(s: State, clockwise: bool) -> None:
    """Everybody hands the pack on at once; the neutral enemy sits between the two players (p. 7, 16)."""
    for p in s.players:
        p.seen |= dict.fromkeys(p.pack, s.picks)
    packs = [p.pack for p in s.players]
    if s.enemy is not None:
        packs.insert(1, s.enemy.pack)
    by = 1 if clockwise else -1
    packs = [packs[(i - by) % len(packs)] for i in range(len(packs))]
    if s.enemy is not None:
        s.enemy.pack = packs.pop(1)
    for p, pack in zip(s.players, packs, strict=True):
        p.pack = pack


def enemy_discards(s: State, at: int) -> None:
    """A card of the neutral enemy's hand, taken at random, is discarded (p. 16)."""
    assert s.enemy is not None
    card = s.enemy.pack.pop(at)
    s.discard.append(card)
    tell(s, "enemy_discarded", card=card)


def show_stack(s: State, cards: list[str]) -> None:
    """The solo player turns over a stack (p. 17)."""
    s.players[0].pack = cards
    tell(s, "stack", {0: {"cards": list(cards)}}, seat=0, count=len(cards))


def leave_stack(s: State) -> None:
    """What the solo player has not kept goes to the rival's deck (p. 17)."""
    p = s.players[0]
    assert s.rival is not None
    p.seen |= dict.fromkeys(p.pack, 1)
    s.rival.deck = sorted(s.rival.deck + p.pack)
    p.pack = []


def leave_unseen(s: State, cards: list[str]) -> None:
    """The last stack goes to the rival's deck as it lies (p. 17)."""
    assert s.rival is not None
    s.rival.deck = sorted(s.rival.deck + cards)


# ---- rows and hands (p. 8, 14) ---------------------------------------------------------------------------------------


def lead(s: State, seat: int, card: str) -> None:
    """Play a card face up (p. 8)."""
    p = s.players[seat]
    p.hand.remove(card)
    p.row.append(card)
    p.face.append(UP)
    tell(s, "led", seat=seat, card=card)


def hide(s: State, seat: int, card: str) -> None:
    """Play a card face down (p. 8)."""
    p = s.players[seat]
    p.hand.remove(card)
    p.row.append(card)
    p.face.append(SECRET)
    tell(s, "hid", {seat: {"card": card}}, seat=seat)


def flip_down(s: State, seat: int) -> None:
    """The leader just played turns to battle: face down, but known to all (p. 14)."""
    p = s.players[seat]
    p.face[-1] = SHOWN
    tell(s, "flipped", seat=seat, card=p.row[-1])


def take(s: State, seat: int, card: str) -> None:
    """A drawn card goes to the hand."""
    s.players[seat].hand.append(card)
    tell(s, "drew", {seat: {"card": card}}, seat=seat)


def throw(s: State, seat: int, card: str) -> None:
    """A card of the hand is discarded face up."""
    s.players[seat].hand.remove(card)
    s.discard.append(card)
    tell(s, "threw", seat=seat, card=card)


def foresee(s: State, seat: int, card: str) -> None:
    """The top card of the deck is turned over for a god's gift."""
    s.revealed.append(card)
    tell(s, "foresaw", seat=seat, card=card)


def forget(s: State) -> None:
    """What a god's gift has revealed is discarded."""
    s.discard.extend(s.revealed)
    s.revealed = []


def clear_rows(s: State) -> None:
    """All cards played in the era are discarded, the Invaders apart (p. 15; the rival's p. 23)."""
    for p in s.players:
        s.discard.extend(p.row)
        p.row, p.face, p.seen = [], [], {}
    rival = s.rival
    if rival is not None:
        s.discard.extend([*rival.leaders, *rival.fights, *rival.deck])
        rival.leaders, rival.fights, rival.deck = [], [], []


# ---- battles and favours (p. 8-10) -----------------------------------------------------------------------------------


def open_battle(s: State, by: int, favour: str, row: int, end: int, bonus: int = 0) -> None:
    """Somebody begins a battle for a favour card, which leaves its row (p. 8)."""
    s.rows[row].remove(favour)
    s.battle = Battle(by=by, favour=favour, row=row, end=end, fighters=[by], bonus=bonus)
    tell_of(s, "battle", by, favour=favour, row=ROWS[row], end=ENDS[end])


def join_battle(s: State, who: int) -> None:
    """Somebody joins the battle (p. 8)."""
    assert s.battle is not None
    s.battle.fighters.append(who)
    tell_of(s, "joined", who, favour=s.battle.favour)


def reveal(s: State, seat: int) -> None:
    """A fighter pays for the card and turns it face up (p. 9)."""
    p = s.players[seat]
    card = s.box.cards[p.row[-1]]
    p.resources[2] -= card.steel
    p.face[-1] = UP
    tell(s, "revealed", seat=seat, card=card.id, steel=card.steel)


def stick(s: State, seat: int) -> None:
    """A fighter cannot pay: the card stays face down and is out of the battle (p. 9)."""
    p = s.players[seat]
    if p.face[-1] == SECRET:
        p.face[-1] = STUCK + p.resources[2]
    tell(s, "unpaid", {seat: {"card": p.row[-1]}}, seat=seat)


def win_favour(s: State, who: int) -> None:
    """The battle is won: the favour card goes to the winner, face down from now on (p. 9)."""
    assert s.battle is not None
    favour, s.battle = s.battle.favour, None
    if who < s.foe:
        s.players[who].favours.append(favour)
    else:
        assert s.rival is not None
        s.rival.favours.append(favour)
    tell_of(s, "won", who, favour=favour)


def leave_favour(s: State) -> None:
    """Nobody has won the battle: the favour card goes back to its place (p. 9)."""
    assert s.battle is not None
    battle, s.battle = s.battle, None
    put_back(s, battle.favour, battle.row, battle.end)


def put_back(s: State, favour: str, row: int, end: int) -> None:
    """A favour card goes to an end of a row."""
    cards = s.rows[row]
    cards.insert(len(cards) if end else 0, favour)
    tell(s, "put_back", favour=favour, row=ROWS[row], end=ENDS[end])


def give_up(s: State, seat: int, favour: str, row: int, end: int) -> None:
    """A fourth favour wants room: an older one goes back to a row (p. 9)."""
    s.players[seat].favours.remove(favour)
    tell(s, "gave_up", seat=seat, favour=favour)
    put_back(s, favour, row, end)


def invade(s: State, card: str) -> None:
    """An Invader comes up against a lone fighter (p. 10)."""
    s.invaders.append(card)
    tell(s, "invader", card=card, rune=RUNES[s.box.cards[card].rune], count=len(s.invaders))
