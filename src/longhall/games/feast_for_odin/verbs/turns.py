"""Cards, Vikings, turns, the feast, and the end."""

from __future__ import annotations

from collections.abc import Sequence

from longhall.games.feast_for_odin.sheet import length
from longhall.games.feast_for_odin.state import Deed, Player, State
from longhall.games.feast_for_odin.verbs.things import gain
from longhall.kernel import tell

# ---- cards ---------------------------------------------------------------------------------------------------------


def deal_start(s: State, seat: int, card: str) -> None:
    """A light card comes to a player's hand (p. 5)."""
    s.aside.remove(card)
    s.players[seat].hand.append(card)
    tell(s, "drew", {seat: {"card": card}}, seat=seat)


def draw(s: State, seat: int, nth: int) -> str:
    """A dark card comes to a player's hand."""
    card = s.deck.pop(nth)
    s.players[seat].hand.append(card)
    tell(s, "drew", {seat: {"card": card}}, seat=seat)
    return card


def play(s: State, seat: int, card: str) -> None:
    """A card is laid open."""
    p = s.players[seat]
    p.hand.remove(card)
    p.played.append(card)
    if s.deed is not None and s.deed.seat == seat:
        s.deed.played += 1
    tell(s, "played", seat=seat, card=card)


def use_up(s: State, seat: int, card: str) -> None:
    """A card has had its one use."""
    s.players[seat].spent.append(card)


def tell_card(s: State, seat: int, card: str) -> None:
    """Announce that a card acts."""
    tell(s, "card", seat=seat, card=card)


# ---- Vikings and turns ---------------------------------------------------------------------------------------------


def place_vikings(s: State, seat: int, space: str, count: int) -> None:
    """Vikings go to a space (p. 9)."""
    p = s.players[seat]
    p.vikings -= count
    s.stands[space] = (seat, count, s.round)
    s.last = seat
    if s.box.spaces[space].column == 2:
        p.placed += 1
    tell(s, "placed", seat=seat, space=space, amount=count)


def recall(s: State, space: str, count: int) -> None:
    """Vikings come back from a space to the Thing Square; an empty space is free again."""
    seat, there, when = s.stands[space]
    s.players[seat].vikings += count
    if there > count:
        s.stands[space] = (seat, there - count, when)
    else:
        del s.stands[space]
    tell(s, "recalled", seat=seat, space=space, amount=count)


def pass_out(s: State, seat: int) -> None:
    """A player places no more Vikings in this round (p. 9)."""
    s.players[seat].passed = s.moved = True
    tell(s, "passed", seat=seat)


def open_deed(s: State, seat: int, space: str, stand: str) -> Deed:
    """An action begins."""
    s.deed = Deed(seat=seat, space=space, stand=stand, gained=[0] * len(s.box.things))
    return s.deed


def follow(s: State, model: str) -> None:
    """The action going on is that of another space (p. 19)."""
    assert s.deed is not None
    s.deed.space = model


def set_deed(s: State, deed: Deed | None) -> None:
    """An action is over, or goes on after another one inside it."""
    s.deed = deed


def end_turn(s: State) -> None:
    """The player in turn has acted."""
    s.moved = True


def begin_turn(s: State, seat: int) -> None:
    """It is this player's turn."""
    s.turn, s.moved = seat, False
    tell(s, "turn", seat=seat, amount=s.players[seat].vikings)


def set_first(s: State, seat: int) -> None:
    """The start player (p. 9)."""
    s.first = seat
    tell(s, "first", seat=seat)


def begin_phase(s: State, phase: str) -> None:
    """The next phase of the round."""
    s.phase = phase
    tell(s, "phase", phase=phase, round=s.round)


def begin_round(s: State) -> None:
    """A new round."""
    s.round += 1
    for p in s.players:
        p.passed, p.placed, p.sober = False, 0, False
    s.last = s.first


def tell_points(s: State, points: Sequence[int]) -> None:
    """Announce everybody's points as they stand at the end of a round."""
    tell(s, "points", round=s.round, points=list(points), seats=list(range(len(points))))


def new_viking(s: State, seat: int) -> None:
    """The leftmost Viking of the banquet table joins the others; alone, one or two of the colour in turn (p. 8, 23)."""
    count = length(s).solo[s.round - 1] if len(s.players) == 1 else 1
    s.players[seat].vikings += count
    tell(s, "viking", seat=seat, amount=count)


def return_vikings(s: State) -> None:
    """Vikings come back to the Thing Square; alone, only those of the round before do (p. 11, 23)."""
    base = length(s).vikings
    if len(s.players) == 1:
        s.stands = {space: there for space, there in s.stands.items() if there[2] == s.round}
        s.players[0].vikings = base + s.round + 1 - length(s).solo[s.round]
    else:
        s.stands = {}
        for p in s.players:
            p.vikings = base + s.round
    tell(s, "back")


# ---- feast and end -------------------------------------------------------------------------------------------------


def serve(s: State, seat: int, word: str, width: int) -> None:
    """Food or silver on the next free squares of the banquet table; "" leaves one empty (p. 10)."""
    p = s.players[seat]
    if word:
        p.supply[s.box.thing[word]] -= 1
        tell(s, "served", seat=seat, thing=word, amount=width)
    else:
        p.penalties += 1
        tell(s, "penalty", seat=seat, total=p.penalties)
    p.banquet.append((word, width))


def pay_sober(s: State, seat: int) -> None:
    """Silver for a feast without mead."""
    s.players[seat].sober = True
    gain(s, seat, "silver", 1)


def clear_banquet(s: State, seat: int) -> None:
    """The table is cleared (p. 11)."""
    s.players[seat].banquet, s.players[seat].sober = [], False


def save_from_banquet(s: State, seat: int, word: str) -> None:
    """A tile goes from the banquet table back into the supply."""
    p = s.players[seat]
    at = next(i for i, (served, _) in enumerate(p.banquet) if served == word)
    del p.banquet[at]
    p.supply[s.box.thing[word]] += 1


def note_final_income(s: State, seat: int, amount: int) -> None:
    """The final income counts as points (ruling `final_income`)."""
    s.players[seat].final_income = amount
    tell(s, "final_income", seat=seat, amount=amount)


def lay_out(s: State, imitate: Sequence[str]) -> None:
    """The imitation spaces for four players (p. 19)."""
    s.imitate = list(imitate)
    tell(s, "imitation", spaces=list(imitate))


def keep_ship_used(s: State, p: Player) -> None:
    """A longship was used in the action going on."""
    if s.deed is not None and p.longships:
        s.deed.longship = True


def begin_roll(s: State, roll: str) -> None:
    """The action going on is one with a die."""
    assert s.deed is not None
    s.deed.roll, s.deed.throws = roll, 0


def count_throw(s: State, seat: int, roll: str, throw: int, result: int) -> None:
    """A die was thrown."""
    assert s.deed is not None
    s.deed.throws += 1
    tell(s, "threw", seat=seat, roll=roll, throw=throw, result=result)


def note_spent(s: State, spent: dict[str, int]) -> None:
    """What was given for the result of the die, or on the space."""
    assert s.deed is not None
    s.deed.spent = spent


def forget_mined(s: State) -> None:
    """The space begins to bring mountain items; those that a card brought before it do not count."""
    assert s.deed is not None
    s.deed.kinds_mined = []


def note_boats(s: State, count: int) -> None:
    """How many whaling boats are used."""
    assert s.deed is not None
    s.deed.boats = count


def tell_roll(s: State, seat: int, roll: str, success: bool) -> None:
    """Announce how an action with a die ended."""
    tell(s, "success" if success else "failure", seat=seat, roll=roll)


def pay_income(s: State, seat: int, amount: int) -> None:
    """Silver from all boards (p. 9)."""
    tell(s, "income", seat=seat, amount=amount)
    gain(s, seat, "silver", amount, told=True)
