"""What the rules do to the position: the only writers of state. Each keeps the invariants and tells what happened."""

from __future__ import annotations

from collections.abc import Sequence

from longhall.games.feast_for_odin.box import KNARR, STACKS, WHALING_BOAT
from longhall.games.feast_for_odin.sheet import length
from longhall.games.feast_for_odin.state import Board, Deed, Player, State
from longhall.kernel import tell

# ---- things --------------------------------------------------------------------------------------------------------


def gain(s: State, seat: int, word: str, count: int) -> None:
    """Things come from the general supply, which never runs out (p. 21)."""
    if count:
        number = s.box.thing[word]
        s.players[seat].supply[number] += count
        if s.deed is not None and s.deed.seat == seat:
            s.deed.gained[number] += count
        tell(s, "gained", seat=seat, thing=word, amount=count)


def spend(s: State, seat: int, word: str, count: int) -> None:
    """Things go back; weapons to their discard pile. The caller has made sure that they are there."""
    if count:
        number = s.box.thing[word]
        s.players[seat].supply[number] -= count
        if word in s.box.weapons:
            s.arms_spent[number - s.box.first_arm] += count
        tell(s, "spent", seat=seat, thing=word, amount=count)


def take_weapon(s: State, seat: int, word: str) -> None:
    """A certain weapon: from the discard pile, else from the deck, else a substitute (p. 18, 21)."""
    kind = s.box.thing[word] - s.box.first_arm
    for pile in (s.arms_spent, s.arms):
        if pile[kind]:
            pile[kind] -= 1
            break
    else:
        s.arms_made[kind] += 1
    gain(s, seat, word, 1)


def draw_weapon(s: State, seat: int, nth: int) -> None:
    """The weapon at a place in the deck, counted kind by kind."""
    for kind, count in enumerate(s.arms):
        if nth < count:
            s.arms[kind] -= 1
            gain(s, seat, s.box.things[s.box.first_arm + kind], 1)
            return
        nth -= count


def shuffle_weapons(s: State) -> None:
    """The discard pile becomes the deck; if there is none either, substitutes for a whole new deck (p. 21)."""
    s.arms = [a + b for a, b in zip(s.arms, s.arms_spent, strict=True)]
    s.arms_spent = [0] * len(s.arms)
    if not any(s.arms):
        s.arms = [weapon.copies for weapon in s.box.weapons.values()]
        s.arms_made = [a + b for a, b in zip(s.arms_made, s.arms, strict=True)]


def take_special(s: State, seat: int, tile: str) -> None:
    """A special tile comes from the oval board."""
    s.specials.remove(tile)
    s.players[seat].specials.append(tile)
    tell(s, "gained", seat=seat, thing=tile, amount=1)


def turn_animals(s: State, seat: int, kind: str, count: int, pregnant: bool) -> None:
    """Animals are turned to their other side."""
    p, plain, bearing = s.players[seat], s.box.thing[kind], s.box.pregnant[kind]
    change = count if pregnant else -count
    p.supply[plain] -= change
    p.supply[bearing] += change
    tell(s, "pregnant" if pregnant else "born", seat=seat, thing=kind, amount=count)


# ---- mountains -----------------------------------------------------------------------------------------------------


def mine(s: State, seat: int, strip: str, count: int) -> list[str]:
    """Take items from the arrow end of a strip; an empty strip leaves the game (p. 15)."""
    at, gone = next((i, gone) for i, (word, gone) in enumerate(s.strips) if word == strip)
    items: list[str] = list(s.box.strips[strip].items[gone : gone + count])
    tell(s, "mined", seat=seat, strip=strip, things=items)
    for item in items:
        gain(s, seat, "silver" if item == "silver_2" else item, 2 if item == "silver_2" else 1)
    if s.deed is not None and s.deed.seat == seat:
        s.deed.kinds_mined += [item for item in items if item not in s.deed.kinds_mined]
    _strip_on(s, at, gone + count)
    return items


def _strip_on(s: State, at: int, gone: int) -> None:
    strip = s.strips[at][0]
    if gone < len(s.box.strips[strip].items):
        s.strips[at] = (strip, gone)
    else:
        del s.strips[at]


def wear_strips(s: State) -> list[str]:
    """The first item of each strip is lost; empty strips leave the game (p. 11)."""
    items = [s.box.strips[strip].items[gone] for strip, gone in s.strips]
    s.strips = [(strip, gone + 1) for strip, gone in s.strips if gone + 1 < len(s.box.strips[strip].items)]
    tell(s, "worn", things=list(items))
    return list(items)


def show_strip(s: State, nth: int) -> None:
    """A new strip is turned up."""
    strip = s.strips_left.pop(nth)
    s.strips.append((strip, 0))
    tell(s, "strip", strip=strip)


# ---- ships ---------------------------------------------------------------------------------------------------------


def add_ship(s: State, seat: int, kind: str) -> None:
    """A ship comes into the harbour, without ore."""
    p = s.players[seat]
    if kind == KNARR:
        p.knarrs += 1
    else:
        (p.boats if kind == WHALING_BOAT else p.longships).append(0)
    tell(s, "ship", seat=seat, ship=kind)


def drop_ship(s: State, seat: int, kind: str, ore: int) -> None:
    """A ship leaves the harbour; ore on it is lost."""
    p = s.players[seat]
    if kind == KNARR:
        p.knarrs -= 1
    else:
        (p.boats if kind == WHALING_BOAT else p.longships).remove(ore)
    tell(s, "ship_lost", seat=seat, ship=kind)


def load_ore(s: State, seat: int, kind: str, ore: int, change: int, supply: bool = True) -> None:
    """Ore goes on a ship that holds so much, or off it; from and to the supply unless it is used up."""
    p = s.players[seat]
    fleet = p.boats if kind == WHALING_BOAT else p.longships
    fleet[fleet.index(ore)] += change
    if supply:
        p.supply[s.box.ore] -= change
    tell(s, "armed" if change > 0 else "disarmed", seat=seat, ship=kind, ore=ore + change)


def emigrate(s: State, seat: int, kind: str, ore: int) -> None:
    """A ship is turned over and laid on the banquet table (p. 17)."""
    drop_ship(s, seat, kind, ore)
    s.players[seat].emigrated.append(kind)
    tell(s, "emigrated", seat=seat, ship=kind)


# ---- boards --------------------------------------------------------------------------------------------------------


def add_board(s: State, seat: int, kind: str, of_many: bool) -> Board:
    """A board or building is put beside the home board."""
    p = s.players[seat]
    ref = f"{kind}_{1 + len([b for b in p.boards if b.kind == kind])}" if of_many else kind
    p.boards.append(Board(kind=kind, ref=ref))
    return p.boards[-1]


def build(s: State, seat: int, kind: str) -> None:
    """A building comes to a player (p. 15)."""
    s.buildings[kind] -= 1
    board = add_board(s, seat, kind, True)
    tell(s, "built", seat=seat, board=board.ref)


def explore(s: State, seat: int, island: str) -> None:
    """An exploration board comes to a player, with the silver on it (p. 19)."""
    at = s.islands.index(island)
    silver, s.island_silver[at] = s.island_silver[at], 0
    s.islands[at] = ""
    add_board(s, seat, island, False)
    tell(s, "explored", seat=seat, island=island, silver=silver)
    gain(s, seat, "silver", silver)


def turn_island(s: State, stack: str) -> None:
    """An exploration board that nobody has taken is turned over; its silver goes back (p. 8)."""
    at = STACKS.index(stack)
    if s.islands[at]:
        s.islands[at], s.island_silver[at] = s.box.stacks[stack]["back"], 0
        tell(s, "turned_island", island=s.islands[at])


def lay_island_silver(s: State, turning: str) -> None:
    """Silver on every exploration board that is not taken and not due to turn (p. 8)."""
    for at, stack in enumerate(STACKS):
        if s.islands[at] and stack != turning:
            s.island_silver[at] += s.box.table.island_silver
            tell(s, "island_silver", island=s.islands[at], amount=s.island_silver[at])


def lay(s: State, seat: int, board: Board, word: str, mask: int) -> None:
    """Lay something from the supply on a board; it stays there (p. 12)."""
    p, box = s.players[seat], s.box
    if word in box.specials:
        p.specials.remove(word)
    elif word in box.coins:
        p.supply[box.silver] -= box.coins[word].value
    else:
        p.supply[box.thing[word]] -= 1
    cover(s, board, word, mask)
    tell(s, "laid", seat=seat, tile=word, board=board.ref, cells=box.grids[board.kind].names(mask))


def cover(s: State, board: Board, word: str, mask: int) -> None:
    """Put a tile on the cells of a board."""
    board.covered |= mask
    board.pieces.append((word, mask))
    colour = s.box.colour[word]
    if colour == "green":
        board.green |= mask
    elif colour == "orange":
        board.orange |= mask
    elif colour == "red":
        board.red |= mask


def lift(s: State, owner: int, board: Board, tile: str, seat: int) -> int:
    """A special tile leaves a board for another supply; the cells that it leaves open."""
    at = next(i for i, (word, _) in enumerate(board.pieces) if word == tile)
    mask = board.pieces.pop(at)[1]
    board.covered &= ~mask
    s.players[seat].specials.append(tile)
    tell(s, "lifted", seat=seat, tile=tile, owner_seat=owner)
    return mask


def store(s: State, seat: int, board: Board, resource: str) -> None:
    """Wood or stone fills a slot of a shed or stone house."""
    s.players[seat].supply[s.box.thing[resource]] -= 1
    if resource == "wood":
        board.wood += 1
    else:
        board.stone += 1
    tell(s, "stored", seat=seat, thing=resource, board=board.ref)


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
    """The final income counts as points (ruling final_income)."""
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


def note_boats(s: State, count: int) -> None:
    """How many whaling boats are used."""
    assert s.deed is not None
    s.deed.boats = count


def tell_roll(s: State, seat: int, roll: str, success: bool) -> None:
    """Announce how an action with a die ended."""
    tell(s, "success" if success else "failure", seat=seat, roll=roll)


def tell_income(s: State, seat: int, amount: int) -> None:
    """Announce an income."""
    tell(s, "income", seat=seat, amount=amount)
