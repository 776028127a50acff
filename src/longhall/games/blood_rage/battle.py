"""Pillage (p. 17-19): the call to battle, the cards, the end of the battle, and the reward."""

from __future__ import annotations

from longhall.games.blood_rage.box import PROVINCES, STATS
from longhall.games.blood_rage.hooks import HOOKS, fire, fire_played, on_table
from longhall.games.blood_rage.rules import DECLINE, choose_raise, destroy, room
from longhall.games.blood_rage.sheet import clockwise, present, stands_in, strength
from longhall.games.blood_rage.state import Battle, State
from longhall.games.blood_rage.verbs import (
    close_battle,
    discard_played,
    flip_token,
    gain_glory,
    gain_rage,
    join,
    lose_glory,
    muster,
    open_battle,
    pay_rage,
    raise_stat,
    reveal,
    sweep_table,
    take_back,
    tell_totals,
    treat,
    win_axes,
)
from longhall.kernel import Ask, AskAll, Option

STAY: Option = ("stay",)


async def pillage(s: State, by: int, where: int) -> None:
    """A whole pillage, with a battle if anybody opposes it."""
    open_battle(s, by, where)
    battle = s.battle
    assert battle is not None
    await call_to_battle(s, battle)
    fighters = [seat for seat in clockwise(s, by) if stands_in(s, seat, where)]
    if fighters == [by]:
        await plunder(s, by, where, [])
    else:
        muster(s, fighters)
        await fight(s, battle)
    close_battle(s)


# ---- 1. the call to battle (p. 17) ---------------------------------------------------------------------------------


async def call_to_battle(s: State, battle: Battle) -> None:
    """From the pillager's left, round and round, one figure at a time, until all stay away in a row or it is full."""
    order = clockwise(s, battle.by + 1)
    stayed = 0
    while stayed < len(order):
        for seat in order:
            if room(s, battle.where) <= 0:
                return
            joined = await answer_call(s, seat, battle.where)
            stayed = 0 if joined else stayed + 1
            if stayed >= len(order):
                return


async def answer_call(s: State, seat: int, where: int) -> bool:
    """One player may send one figure from an adjacent province, at no cost, even without rage."""
    options = joiners(s, seat, where)
    if not options:
        return False
    choice = await Ask(seat, "call", [STAY, *options], province=s.box.areas[where])
    if choice == STAY:
        return False
    join(s, seat, choice[1], s.box.number[choice[2]], where)
    return True


def joiners(s: State, seat: int, where: int) -> list[Option]:
    """The figures that a clan could send, one option a kind and province. Ships never move."""
    p, areas = s.players[seat], s.box.areas
    options: list[Option] = []
    for area in s.box.adjacent[where]:
        options += [("join", figure, areas[area]) for figure, at in p.uniques.items() if at == area]
        if p.warriors[area]:
            options.append(("join", "warrior", areas[area]))
    return options


# ---- 2. the cards (p. 18) ------------------------------------------------------------------------------------------


async def fight(s: State, battle: Battle) -> None:
    """A battle of all who stand in the province and its fjord."""
    await play_cards(s, battle)
    await fire_played(s, "reveal")
    await add_late_cards(s, battle)
    totals = [strength(s, seat, battle.where) + bonus(s, seat) for seat in battle.fighters]
    best = [seat for seat, total in zip(battle.fighters, totals, strict=True) if total == max(totals)]
    winner = best[0] if len(best) == 1 else None
    tell_totals(s, totals, winner)
    await resolve(s, battle, winner)


async def play_cards(s: State, battle: Battle) -> None:
    """Everybody chooses a card in secret and shows it; cards that sweep the table make them do it again."""
    while True:
        armed = [seat for seat in battle.fighters if s.players[seat].hand]
        chosen = await AskAll(
            {
                seat: Ask(
                    seat,
                    "battle_card",
                    lambda seat=seat: card_choices(s, seat),  # type: ignore[misc]
                    province=s.box.areas[battle.where],
                )
                for seat in armed
            }
        )
        for seat, (_, card) in chosen.items():
            reveal(s, seat, card)
        await treat_quests(s, battle)
        await fire_played(s, "first")
        if not await fire_played(s, "sweep"):
            return
        sweep_table(s)


def card_choices(s: State, seat: int) -> list[Option]:
    """Any card of the hand may be played, of whatever type; whoever has one must play one."""
    return [("play", card) for card in dict.fromkeys(s.players[seat].hand)]


async def treat_quests(s: State, battle: Battle) -> None:
    """Upgrades may let a revealed quest count as a battle card: the owner chooses."""
    cards = s.box.cards
    for seat in battle.fighters:
        p = s.players[seat]
        ways = [card for card in p.slots if card and "quest_bonus" in cards[card].effect]
        if ways and any(cards[card].type == "quest" for card in p.played):
            choice = await Ask(seat, "treat", [*[("treat", card) for card in ways], DECLINE])
            if choice != DECLINE:
                treat(s, seat, cards[choice[1]].effect["quest_bonus"])


async def add_late_cards(s: State, battle: Battle) -> None:
    """Some cards may join after the reveal: the pillager first, round and round until nobody adds one.

    Everybody who has a card in hand is asked, so that the question itself tells nothing.
    """
    if s.age < s.box.late_age:
        return
    declined = 0
    while declined < len(battle.fighters):
        for seat in battle.fighters:
            choice = DECLINE
            if s.players[seat].hand:
                choice = await Ask(
                    seat,
                    "late_card",
                    lambda seat=seat: late_choices(s, seat),  # type: ignore[misc]
                    province=s.box.areas[battle.where],
                )
            if choice == DECLINE:
                declined += 1
            else:
                declined = 0
                reveal(s, seat, choice[1])
            if declined >= len(battle.fighters):
                return


def late_choices(s: State, seat: int) -> list[Option]:
    """Not to add a card, or one of those that may be added now."""
    hand, cards = dict.fromkeys(s.players[seat].hand), s.box.cards
    return [DECLINE, *[("play", card) for card in hand if "late" in cards[card].effect]]


def bonus(s: State, seat: int) -> int:
    """What a fighter's face-up cards add."""
    variable: list[int] = [hook(s, seat) for hook in on_table(s, seat, "bonus")]
    return printed_bonus(s, seat) + sum(variable)


def printed_bonus(s: State, seat: int) -> int:
    """The same without cards whose bonus depends on others."""
    assert s.battle is not None
    return sum([s.box.cards[card].bonus for card in s.players[seat].played]) + s.battle.treated.get(seat, 0)


# ---- 3. the end of the battle (p. 18) ------------------------------------------------------------------------------


async def resolve(s: State, battle: Battle, winner: int | None) -> None:
    """Cards, figures, the reward, glory, in the order of the ruling `after_battle_order`."""
    losers = [seat for seat in battle.fighters if seat != winner]
    texts = {seat: text_cards(s, battle, seat) for seat in battle.fighters}
    await put_cards_away(s, losers, winner, texts)
    for seat in losers:
        await destroy(s, seat, present(s, seat, battle.where), "battle")
    if winner is not None:
        if winner == battle.by:
            await plunder(s, winner, battle.where, texts[winner])
        win_axes(s, winner)
        for seat in losers:
            stolen = lose_glory(s, winner, played_effect(s, texts[seat], "steal_glory"), "cards")
            gain_glory(s, seat, stolen, "cards")
        await enjoy_victory(s, winner, texts[winner])
    for seat in battle.fighters:
        gain_glory(s, seat, sum(battle.killed) * played_effect(s, texts[seat], "kill_glory"), "cards")
        await fire(s, seat, "aftermath")
    for seat in losers:
        await fire(s, seat, "lost")


def text_cards(s: State, battle: Battle, seat: int) -> list[str]:
    """The face-up cards of a fighter whose text holds."""
    return [] if seat in battle.cancelled else list(s.players[seat].played)


def played_effect(s: State, texts: list[str], key: str) -> int:
    """What played cards add up to for one effect."""
    return sum([value for card in texts for name, value in s.box.cards[card].effect.items() if name == key])


async def put_cards_away(s: State, losers: list[int], winner: int | None, texts: dict[int, list[str]]) -> None:
    """Thefts first, then the winner discards and the losers take theirs back."""
    if winner is not None:
        for seat in losers:
            stolen = min(played_effect(s, texts[seat], "steal_rage"), s.players[winner].rage)
            pay_rage(s, winner, stolen)
            gain_rage(s, seat, stolen)
            for hook in [HOOKS["outwitted"].get(s.box.titles[card]) for card in texts[seat]]:
                if hook is not None:
                    await hook(s, seat, winner)
        await fire(s, winner, "won")
        discard_played(s, winner)
    for seat in losers:
        take_back(s, seat, list(s.players[seat].played), seat)


async def enjoy_victory(s: State, winner: int, texts: list[str]) -> None:
    """What the winner's cards pay for winning."""
    gain_glory(s, winner, played_effect(s, texts, "win_glory"), "cards")
    gain_rage(s, winner, played_effect(s, texts, "win_rage"))
    for _ in range(played_effect(s, texts, "win_raise")):
        await choose_raise(s, winner)


# ---- the reward (p. 18) --------------------------------------------------------------------------------------------


async def plunder(s: State, by: int, where: int, texts: list[str]) -> None:
    """A pillage has succeeded: the reward, the token turned, and what cards add to it."""
    flip_token(s, by, where)
    take_reward(s, by, where)
    for _ in range(played_effect(s, texts, "pillage_raise")):
        await choose_raise(s, by, other_stats(s, where))
    await fire(s, by, "pillaged", where)


def take_reward(s: State, seat: int, where: int) -> None:
    """Raise the stats, or gain the glory, that a province's token shows."""
    reward = s.box.tokens[s.tokens[where]].reward
    for which, name in enumerate(STATS):
        for _ in range(reward.get(name, 0)):  # type: ignore[call-overload]
            raise_stat(s, seat, which)
    gain_glory(s, seat, reward.get("glory", 0), "pillage")


def other_stats(s: State, where: int) -> tuple[int, ...]:
    """The stats that the reward of a province did not raise; all of them if it raised all or none."""
    reward = s.box.tokens[s.tokens[where]].reward
    other = tuple([which for which, name in enumerate(STATS) if name not in reward])
    return other or (0, 1, 2)


def all_pillaged(s: State) -> bool:
    """Whether every province that stands has been pillaged: the action phase is over at once (p. 14)."""
    return all(s.pillaged[i] or s.fallen[i] for i in range(PROVINCES))
