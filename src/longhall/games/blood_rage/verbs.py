"""What the rules do to the position: the only writers of state. Each keeps the invariants and tells what happened."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from longhall.games.blood_rage.box import AREAS, AXES, LAST_STEP, RAGE, RESERVE, SLOTS, STATS, VALHALLA, YGGDRASIL
from longhall.games.blood_rage.sheet import effect, reach, stat
from longhall.games.blood_rage.state import Battle, Player, State
from longhall.kernel import tell

RAGE_TRACK_END = 12

# ---- gaining, paying, raising --------------------------------------------------------------------------------------


def gain_glory(s: State, seat: int, amount: int, source: str) -> None:
    """Move up the glory track; `source` is kept for the end of the game."""
    p = s.players[seat]
    if amount == 0:
        return
    p.glory += amount
    p.sources[source] = p.sources.get(source, 0) + amount
    tell(s, "glory", seat=seat, amount=amount, source=source, total=p.glory)


def lose_glory(s: State, seat: int, amount: int, source: str) -> int:
    """Move down the glory track, never below 0; how far."""
    p = s.players[seat]
    amount = min(amount, p.glory)
    if amount:
        p.glory -= amount
        p.sources[source] = p.sources.get(source, 0) - amount
        tell(s, "glory_lost", seat=seat, amount=amount, source=source, total=p.glory)
    return amount


def pay_rage(s: State, seat: int, amount: int) -> None:
    """Spend rage; the caller has made sure that it is there."""
    s.players[seat].rage -= amount


def gain_rage(s: State, seat: int, amount: int) -> None:
    """Gain rage for this phase, up to the end of the track."""
    p = s.players[seat]
    gained = min(amount, RAGE_TRACK_END - p.rage)
    if gained > 0:
        p.rage += gained
        tell(s, "rage", seat=seat, amount=gained, total=p.rage)


def raise_stat(s: State, seat: int, which: int) -> None:
    """Move a stat one step to the right; on the last step nothing happens (p. 7)."""
    p = s.players[seat]
    if p.steps[which] < LAST_STEP:
        p.steps[which] += 1
        tell(s, "raised", seat=seat, stat=STATS[which], value=stat(s, seat, which), step=p.steps[which] + 1)


def pass_out(s: State, seat: int) -> None:
    """Pass: the rest of the rage is lost, and with it the right to act in this age (p. 14)."""
    p = s.players[seat]
    tell(s, "passed", seat=seat, rage=p.rage)
    p.rage, p.passed = 0, True


# ---- figures -------------------------------------------------------------------------------------------------------


def move(s: State, seat: int, figure: str, src: int, dst: int) -> None:
    """Take a figure from one place to another, the places off the map included."""
    p = s.players[seat]
    if figure == "warrior":
        p.warriors[src] -= 1
        p.warriors[dst] += 1
    else:
        p.uniques[figure] = dst
    if src < AREAS:
        s.crowd[src] -= 1
    if dst < AREAS:
        s.crowd[dst] += 1


def place(s: State, seat: int, figure: str, area: int, src: int, cost: int) -> None:
    """Put an invading figure on the map."""
    move(s, seat, figure, src, area)
    kind = "invaded" if src == RESERVE else "returned"
    tell(s, kind, seat=seat, figure=figure, area=s.box.areas[area], cost=cost)


def march(s: State, seat: int, figures: Sequence[str], src: int, dst: int) -> None:
    """Move figures over land (p. 15)."""
    for figure in figures:
        move(s, seat, figure, src, dst)
    areas = s.box.areas
    tell(s, "marched", seat=seat, figures=list(figures), source=areas[src], target=areas[dst])


def kill(s: State, seat: int, figure: str, area: int, cause: str) -> None:
    """Destroy a figure: it goes to Valhalla (p. 8)."""
    move(s, seat, figure, area, VALHALLA)
    if s.battle is not None:
        s.battle.killed[seat] += 1
    tell(s, "destroyed", seat=seat, figure=figure, area=s.box.areas[area], cause=cause)
    if figure in s.box.afloat:
        gain_glory(s, seat, effect(s, s.players[seat], "ship_lost_glory"), "cards")


def recruit(s: State, seat: int, monster: str) -> None:
    """A monster joins the clan: into the reserve (p. 16)."""
    s.players[seat].uniques[monster] = RESERVE
    tell(s, "recruited", seat=seat, figure=monster)


def dismiss(s: State, seat: int, monster: str) -> None:
    """A replaced monster goes back to the box, wherever it is (p. 16)."""
    p = s.players[seat]
    at = p.uniques.pop(monster)
    if at < AREAS:
        s.crowd[at] -= 1
    tell(s, "dismissed", seat=seat, figure=monster)


# ---- cards ---------------------------------------------------------------------------------------------------------


def keep(s: State, seat: int, cards: Sequence[str]) -> None:
    """Take drafted cards out of the pack in hand."""
    p = s.players[seat]
    for card in cards:
        p.pack.remove(card)
        p.hand.append(card)
    tell(s, "kept", {seat: {"cards": list(cards)}}, seat=seat, count=len(cards))


def pass_left(s: State) -> None:
    """Everybody hands the pack to the left at once, and remembers it; a pack that comes back tells more (p. 12)."""
    packs = [p.pack for p in s.players]
    for seat, pack in enumerate(packs):
        dealt_to = (seat + 1 - s.picks) % len(packs)
        s.players[seat].lent[dealt_to] = list(pack)
        left = s.players[(seat + 1) % len(packs)]
        left.pack = pack
        if dealt_to in left.lent:
            left.taken.append(list((Counter(left.lent.pop(dealt_to)) - Counter(pack)).elements()))


def drop_packs(s: State) -> None:
    """What is left of each pack is discarded unseen (p. 13)."""
    for p in s.players:
        p.dropped.extend(p.pack)
        p.pack = []


def drop_hand(s: State, seat: int, kept: str | None) -> None:
    """Discard the hand unseen but for one card (p. 20)."""
    p = s.players[seat]
    dropped = list(p.hand)
    if kept is not None:
        dropped.remove(kept)
    p.hand = [] if kept is None else [kept]
    p.dropped.extend(dropped)
    if dropped:
        p.shown = []
        facts = {"cards": dropped}
        tell(s, "dropped", {seat: facts}, seat=seat, count=len(dropped))


def take_out(p: Player, card: str) -> None:
    """A card leaves the hand face up."""
    p.hand.remove(card)
    if card in p.shown:
        p.shown.remove(card)


def put_upgrade(s: State, seat: int, card: str, slot: int) -> None:
    """Lay an upgrade in a slot; what lay there is discarded (p. 16)."""
    p = s.players[seat]
    take_out(p, card)
    old = p.slots[slot]
    p.slots[slot] = card
    tell(s, "upgraded", seat=seat, card=card, slot=SLOTS[slot])
    if old:
        s.discard.append(old)
        tell(s, "replaced", seat=seat, card=old)
        if SLOTS[slot] == "monster":
            dismiss(s, seat, old)
    if SLOTS[slot] == "monster":
        recruit(s, seat, card)


def commit_quest(s: State, seat: int, card: str) -> None:
    """Lay a quest face down (p. 17). Nobody else can tell whether it is one that was seen going to this hand."""
    p = s.players[seat]
    p.hand.remove(card)
    p.quests.append(card)
    age = s.box.cards[card].age
    p.shown = [other for other in p.shown if (s.box.cards[other].type, s.box.cards[other].age) != ("quest", age)]
    tell(s, "committed", {seat: {"card": card}}, seat=seat, age=age)


def reveal(s: State, seat: int, card: str) -> None:
    """A card chosen for battle leaves the hand and lies face up."""
    p = s.players[seat]
    take_out(p, card)
    p.played.append(card)
    tell(s, "revealed", seat=seat, card=card)


def discard_played(s: State, seat: int) -> None:
    """Everything a fighter has played goes to the discard pile."""
    p = s.players[seat]
    s.discard.extend(p.played)
    p.played = []


def take_back(s: State, seat: int, cards: Sequence[str], whose: int) -> None:
    """Played cards go to a hand; everybody has seen them."""
    p = s.players[seat]
    for card in cards:
        s.players[whose].played.remove(card)
        p.hand.append(card)
        p.shown.append(card)
    if cards:
        tell(s, "took_back", seat=seat, cards=list(cards), from_seat=whose)


# ---- battle and the ages -------------------------------------------------------------------------------------------


def open_battle(s: State, by: int, where: int) -> None:
    """A pillage is announced: the call to battle goes out (p. 17)."""
    s.battle = Battle(where=where, by=by, killed=[0] * len(s.players))
    tell(s, "pillage", seat=by, province=s.box.areas[where])


def close_battle(s: State) -> None:
    """The battle, or the pillage without one, is over."""
    s.battle = None


def flip_token(s: State, seat: int, province: int) -> None:
    """Mark a province as pillaged (p. 18)."""
    s.pillaged[province] = True
    tell(s, "pillaged", seat=seat, province=s.box.areas[province])


def refill_rage(s: State) -> None:
    """Every clan begins the action phase with as much rage as its stat says (p. 13)."""
    for seat, p in enumerate(s.players):
        p.rage, p.passed = stat(s, seat, RAGE), False
    s.turn = (s.first - 1) % len(s.players)


def spend_out(s: State) -> None:
    """The action phase is over: rage that is left is of no more use."""
    for p in s.players:
        p.rage = 0


def win_axes(s: State, seat: int) -> None:
    """The winner of a battle gains glory by axes (p. 18)."""
    gain_glory(s, seat, stat(s, seat, AXES), "battles")


def destroy_province(s: State, province: int, when: int) -> None:
    """Ragnarok takes a province for good (p. 22)."""
    s.fallen[province] = when
    tell(s, "fell", province=s.box.areas[province])


def turn_age(s: State) -> None:
    """Between ages: pillage tokens face up again, the first player token goes left (p. 22)."""
    s.pillaged = [False] * len(s.pillaged)
    s.first = (s.first + 1) % len(s.players)
    s.age += 1
    s.picks = 0


def join(s: State, seat: int, figure: str, src: int, dst: int) -> None:
    """A figure answers the call to battle."""
    move(s, seat, figure, src, dst)
    areas = s.box.areas
    tell(s, "joined", seat=seat, figure=figure, source=areas[src], target=areas[dst])


def muster(s: State, fighters: list[int]) -> None:
    """The call is over and somebody opposes: these clans fight."""
    battle = s.battle
    assert battle is not None
    battle.fighters = fighters
    here = reach(s, battle.where)
    battle.monsters = [
        figure
        for seat in fighters
        for figure, at in s.players[seat].uniques.items()
        if at in here and figure in s.box.monsters
    ]
    tell(s, "battle", seats=fighters, province=s.box.areas[battle.where])


def treat(s: State, seat: int, bonus: int) -> None:
    """A revealed quest counts as a battle card."""
    assert s.battle is not None
    s.battle.treated[seat] = bonus
    tell(s, "treated", seat=seat, bonus=bonus)


def cancel_texts(s: State, seats: list[int]) -> None:
    """The text of these fighters' face-up cards does not count."""
    assert s.battle is not None
    for seat in seats:
        if seat not in s.battle.cancelled and s.players[seat].played:
            s.battle.cancelled.append(seat)
            tell(s, "cancelled", seat=seat, cards=list(s.players[seat].played))


def sweep_table(s: State) -> None:
    """Every face-up card is discarded; new ones will be played."""
    assert s.battle is not None
    for seat in s.battle.fighters:
        discard_played(s, seat)
    s.battle.treated, s.battle.cancelled = {}, []
    tell(s, "swept")


def tell_totals(s: State, totals: list[int], winner: int | None) -> None:
    """Announce how the battle ended."""
    assert s.battle is not None
    where, fighters = s.box.areas[s.battle.where], s.battle.fighters
    if winner is None:
        tell(s, "battle_tied", seats=fighters, totals=totals, province=where)
    else:
        tell(s, "battle_won", seat=winner, seats=fighters, totals=totals, province=where)


def flee(s: State, seat: int, figure: str, area: int) -> None:
    """A figure goes to Yggdrasil instead of dying."""
    move(s, seat, figure, area, YGGDRASIL)
    tell(s, "fled", seat=seat, figure=figure, source=s.box.areas[area])


def save(s: State, seat: int, figure: str, area: int, cost: int) -> None:
    """A figure is kept from destruction, for rage."""
    pay_rage(s, seat, cost)
    tell(s, "saved", seat=seat, figure=figure, area=s.box.areas[area], cost=cost)


# ---- setup, draft, quests, Valhalla --------------------------------------------------------------------------------


def lay_tokens(s: State, loose: Sequence[str]) -> None:
    """Put the pillage tokens out: those with a place of their own there, the others as drawn (p. 10)."""
    left = iter(loose)
    fixed = {token.province: token.id for token in s.box.tokens.values() if token.province is not None}
    s.tokens = [fixed[name] if name in fixed else next(left) for name in s.box.areas[: len(s.pillaged)]]


def set_dooms(s: State, provinces: list[int]) -> None:
    """Lay the Ragnarok tokens of the three ages (p. 10)."""
    s.dooms = provinces
    tell(s, "dooms", provinces=[s.box.areas[i] for i in provinces])


def set_first(s: State, seat: int) -> None:
    """Give the first player token (p. 11)."""
    s.first = seat
    tell(s, "first", seat=seat)


def deal(s: State, deck: list[str], drawn: Sequence[int]) -> None:
    """Deal the drawn cards to the players in equal packs; the rest of the age's deck is out of the game (p. 12)."""
    each = len(drawn) // len(s.players)
    for seat, p in enumerate(s.players):
        p.taken += p.lent.values()
        p.lent = {}
        p.pack = [deck[i] for i in drawn[seat * each : (seat + 1) * each]]
    used = set(drawn)
    s.aside += [card for i, card in enumerate(deck) if i not in used]
    tell(s, "dealt", age=s.age, count=each)


def take_packs(s: State) -> None:
    """Play with the cards as dealt (p. 12, first game)."""
    for seat in range(len(s.players)):
        keep(s, seat, list(s.players[seat].pack))


def reveal_quests(s: State, seat: int) -> list[str]:
    """Turn a clan's quests face up; they are discarded at the end of the phase (p. 20)."""
    p = s.players[seat]
    cards, p.quests = p.quests, []
    s.discard.extend(cards)
    return cards


def tell_quest(s: State, seat: int, card: str, done: bool) -> None:
    """Announce a quest fulfilled or not."""
    tell(s, "quest_done" if done else "quest_failed", seat=seat, card=card)


def release(s: State, seat: int) -> int:
    """Bring a clan's figures back from Valhalla; how many (p. 22)."""
    p = s.players[seat]
    count = p.warriors[VALHALLA]
    p.warriors[RESERVE] += count
    p.warriors[VALHALLA] = 0
    for figure, at in p.uniques.items():
        if at == VALHALLA:
            p.uniques[figure] = RESERVE
            count += 1
    if count:
        tell(s, "released", seat=seat, count=count)
    return count


def begin_phase(s: State, phase: str) -> None:
    """Move the saga token (p. 12)."""
    s.phase = phase
    tell(s, "phase", phase=phase, age=s.age)


def begin_turn(s: State, seat: int) -> None:
    """It is this player's turn."""
    s.turn = seat
    tell(s, "turn", seat=seat, rage=s.players[seat].rage)
