"""The phases of an age in the rulebook's order (p. 9-23), one rule each, with setup before and the end after them."""

from __future__ import annotations

from itertools import combinations

from longhall.games.blood_rage.box import PROVINCES, VALHALLA, YGGDRASIL
from longhall.games.blood_rage.rules import choose_raise, destroy
from longhall.games.blood_rage.sheet import clockwise, effect, figures_at, on_board, present, strength
from longhall.games.blood_rage.state import State
from longhall.games.blood_rage.verbs import (
    deal,
    destroy_province,
    drop_hand,
    drop_packs,
    gain_glory,
    keep,
    lay_tokens,
    pass_left,
    release,
    reveal_quests,
    set_dooms,
    set_first,
    take_packs,
    tell_quest,
)
from longhall.kernel import Ask, AskAll, Chance, Option

HAND = 8
KEEP = 6
VALHALLA_QUEST = 4
DESTROYED_AT_SETUP = {2: 3, 3: 2, 4: 1}
SETUP = 4
"""The mark of a province that fell before the first age."""


# ---- setup (p. 9-11) -----------------------------------------------------------------------------------------------


async def setup(s: State) -> None:
    """Tokens, the provinces that have fallen already, and the first player."""
    box = s.box
    loose = [token.id for token in box.tokens.values() if token.province is None for _ in range(token.copies)]
    order = await Chance("pillage_tokens", len(loose), len(loose))
    lay_tokens(s, [loose[i] for i in order])
    fixed = DESTROYED_AT_SETUP[len(s.players)]
    drawn = await Chance("ragnarok_tokens", len(box.doomable), 3 + fixed)
    places = [box.number[box.doomable[i]] for i in drawn]
    set_dooms(s, places[:3])
    for province in places[3:]:
        destroy_province(s, province, SETUP)
    first = 0
    if s.draw_first:
        (first,) = await Chance("first_player", len(s.players))
    set_first(s, first)


# ---- 1. gods' gifts (p. 12-13) -------------------------------------------------------------------------------------


def rounds_of_draft(s: State) -> int:
    """How often the cards go round: six times one card, with two players three times two."""
    if s.dealt and s.age == 1:
        return 1
    return KEEP // cards_a_pick(s)


def cards_a_pick(s: State) -> int:
    """How many cards are kept of each pack."""
    return 2 if len(s.players) == 2 else 1


async def gods_gifts(s: State) -> None:
    """One round of the draft; the first deals the cards."""
    if s.picks == 0:
        deck = s.box.deck(s.age, len(s.players))
        drawn = await Chance("deal", len(deck), HAND * len(s.players))
        deal(s, deck, drawn)
    s.picks += 1
    if s.dealt and s.age == 1:
        take_packs(s)
        return
    kept = await AskAll({seat: Ask(seat, "draft", lambda seat=seat: draft_options(s, seat)) for seat in seats(s)})  # type: ignore[misc]
    for seat, (_, *cards) in kept.items():
        keep(s, seat, cards)
    if s.picks < rounds_of_draft(s):
        pass_left(s)
    else:
        drop_packs(s)


def seats(s: State) -> range:
    """All seats."""
    return range(len(s.players))


def draft_options(s: State, seat: int) -> list[Option]:
    """Every different choice of the cards to keep, in the order of the pack."""
    picks = combinations(s.players[seat].pack, cards_a_pick(s))
    unique = dict.fromkeys([tuple(sorted(pick)) for pick in picks])
    return [("keep", *pick) for pick in unique]


# ---- 3. discard (p. 20) --------------------------------------------------------------------------------------------


async def discard(s: State) -> None:
    """All but one card go; in the last age all."""
    if s.age == 3:
        for seat in seats(s):
            drop_hand(s, seat, None)
        return
    kept = await AskAll(
        {
            seat: Ask(seat, "discard", lambda seat=seat: keep_options(s, seat))  # type: ignore[misc]
            for seat in seats(s)
            if len(s.players[seat].hand) > 1
        }
    )
    for seat, (_, card) in kept.items():
        drop_hand(s, seat, card)


def keep_options(s: State, seat: int) -> list[Option]:
    """The card that stays in hand for the next age."""
    return [("keep", card) for card in dict.fromkeys(s.players[seat].hand)]


# ---- 4. quests (p. 20) ---------------------------------------------------------------------------------------------


async def quests(s: State) -> None:
    """Every clan shows all its quests; then each one fulfilled pays glory and raises a stat."""
    if any(p.quests for p in s.players):
        await Chance("quests", 0, 0)  # what was hidden comes to light: nobody takes back what led here
    shown = {seat: reveal_quests(s, seat) for seat in clockwise(s, s.first)}
    for seat, cards in shown.items():
        for card in cards:
            done = fulfilled(s, seat, card)
            tell_quest(s, seat, card, done)
            if done:
                factor = effect(s, s.players[seat], "quest_factor") or 1
                gain_glory(s, seat, factor * s.box.cards[card].glory, "quests")
                await choose_raise(s, seat)


def fulfilled(s: State, seat: int, card: str) -> bool:
    """Whether a quest's aim is reached: strongest in a province, or enough figures in Valhalla."""
    aim = s.box.cards[card].quest
    if aim == "valhalla":
        return len(figures_at(s.players[seat], VALHALLA)) >= VALHALLA_QUEST
    if aim == "yggdrasil":
        return strongest(s, seat, YGGDRASIL)
    return any(s.box.region[i] == aim and not s.fallen[i] and strongest(s, seat, i) for i in range(PROVINCES))


def strongest(s: State, seat: int, province: int) -> bool:
    """Whether a clan alone has the most strength in a province and its fjord; a tie is not enough."""
    own = strength(s, seat, province)
    return own > 0 and own > max([strength(s, other, province) for other in seats(s) if other != seat])


# ---- 5. Ragnarok (p. 22) -------------------------------------------------------------------------------------------


async def ragnarok(s: State) -> None:
    """The doomed province falls; whoever dies in it, or in its fjord, dies gloriously."""
    province = s.dooms[s.age - 1]
    for seat in clockwise(s, s.first):
        died = await destroy(s, seat, present(s, seat, province), "ragnarok")
        factor = effect(s, s.players[seat], "ragnarok_factor") or 1
        gain_glory(s, seat, factor * died * s.box.ragnarok_glory[s.age], "ragnarok")
    destroy_province(s, province, s.age)


# ---- 6. Valhalla and the end (p. 22-23) ----------------------------------------------------------------------------


async def valhalla(s: State) -> None:
    """Every figure in Valhalla goes back to its clan's reserve."""
    for seat in clockwise(s, s.first):
        released = release(s, seat)
        gain_glory(s, seat, released * effect(s, s.players[seat], "release_glory"), "valhalla")


async def end(s: State) -> None:
    """Legendary stats and what upgrades pay at the end of the world."""
    for seat in clockwise(s, s.first):
        p = s.players[seat]
        gain_glory(s, seat, sum([s.box.legend.get(step + 1, 0) for step in p.steps]), "legend")
        gain_glory(s, seat, on_board(p) * effect(s, p, "board_glory"), "cards")
