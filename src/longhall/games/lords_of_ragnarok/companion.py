"""A companion at a real table: given the position of the physical game, it plays a follower's turn and says why.

`turn` runs the steps of the follower whose turn it is, one at a time. What the people at the table see (dice, cards
turned over) comes through `roll`, what a person decides through `answer`. Hands are known by number only: `seen` says
what can have come up, `choices` what a person may answer whatever they hold, and `settle` and `hold` make the cards
that come to light the true ones. How a position is written down is in `position.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

from longhall.games.lords_of_ragnarok.box import ATTRIBUTES, Box
from longhall.games.lords_of_ragnarok.control import GameEnds
from longhall.games.lords_of_ragnarok.ending import ragnarok
from longhall.games.lords_of_ragnarok.game import FOLLOWER, LordsOfRagnarok
from longhall.games.lords_of_ragnarok.position import BadPosition, read, write
from longhall.games.lords_of_ragnarok.sheet import who
from longhall.games.lords_of_ragnarok.state import State
from longhall.games.lords_of_ragnarok.verbs.course import abandon, begin_step, begin_turn, pass_over
from longhall.kernel import Ask, Chance, Event, Json, Match, Option, Rule

__all__ = [
    "BadPosition",
    "Seen",
    "Step",
    "choices",
    "example",
    "hold",
    "read",
    "seen",
    "settle",
    "turn",
    "who",
    "words",
    "write",
]

Answer = Callable[[State, Ask[Any]], Option]
Roll = Callable[[State, Chance], tuple[int, ...]]

FROM_HAND: Final = ("battle_card", "discard")
"""The questions of a follower's turn that a person answers with a card of their hand."""


class Step(NamedTuple):
    """A step of a follower's turn and what happened in it."""

    name: str
    events: list[Event]


class Seen(NamedTuple):
    """What the people at the table see of a throw or draw: of these words so many; a word may come again."""

    what: str
    words: list[str]
    number: int
    again: bool = False


# ---- the turn --------------------------------------------------------------------------------------------------------


def turn(s: State, answer: Answer, roll: Roll) -> Iterator[Step]:
    """Play the turn of the follower whose turn it is, step by step; it stops where the game ends.

    Then it is the turn of the next follower: the people's turns in between are theirs to play and to write down.
    """
    if s.last_turns:
        begin_turn(s, s.at, "row")
        for name, step in FOLLOWER.items():
            begin_step(s, name)
            yield Step(name, _told(s, partial(_run, s, step(s, s.turn), answer, roll)))
            if s.winners:
                return
    if s.last_turns == 0:
        yield Step("ragnarok", _told(s, partial(ragnarok, s)))
    else:
        pass_over(s)


def _told(s: State, deed: Callable[[], None]) -> list[Event]:
    """What happens in a deed."""
    events: list[Event] = []
    s.sink = events
    deed()
    s.sink = None
    return events


def _run(s: State, rule: Rule[None], answer: Answer, roll: Roll) -> None:
    """Run a rule to its end, or to the end of the game."""
    reply: Any = None
    try:
        while True:
            q: Any = rule.send(reply)
            reply = roll(s, q) if isinstance(q, Chance) else answer(s, q)
    except StopIteration:
        pass
    except GameEnds:
        abandon(s)


# ---- what comes to light ---------------------------------------------------------------------------------------------


def seen(s: State, chance: Chance) -> Seen | None:
    """What people see of a chance; None where nobody looks, and any outcome will do."""
    p = s.players[s.turn]
    match chance.kind:
        case "surtur_die":
            return Seen("surtur_die", sorted(set(s.box.surtur_die)), 1)
        case "monster_die":
            return Seen("monster_die", sorted(set(s.box.monster_die)), 1)
        case "row":
            return Seen("row", list(p.stack), chance.count)
        case "battle_card":
            return Seen("battle", list(s.box.cards), 1)
        case "hunt_hand":
            return Seen("hunt", list(s.box.cards), len(p.hand), again=True)
        case "blessing" | "blessings":
            return Seen("blessings", list(s.blessings), chance.count)
        case "blind_blessing":
            return Seen("blessings", list(s.offer), 1)
    return None


def settle(s: State, chance: Chance, words: Sequence[str]) -> tuple[int, ...]:
    """The outcome of a chance in which the people have seen these words; BadPosition where that cannot be."""
    match chance.kind:
        case "surtur_die":
            return (s.box.surtur_die.index(words[0]),)
        case "monster_die":
            return (s.box.monster_die.index(words[0]),)
        case "battle_card":
            deck = next(p.battle_deck for p in s.players if p.battle_deck)
            swap_in(s, deck, 0, words[0])
            return (0,)
        case "hunt_hand":
            hand = s.players[s.turn].hand
            for place, card in enumerate(words):
                swap_in(s, hand, place, card)
            return ()
    found = seen(s, chance)
    assert found is not None
    return tuple([found.words.index(word) for word in words])


def choices(s: State, ask: Ask[Any]) -> list[Option]:
    """What a person may answer, whichever cards they hold."""
    if ask.kind not in FROM_HAND:
        return list(ask.options)
    p = s.players[ask.seat]
    held, p.hand = p.hand, list(s.box.cards)
    options = list(ask.options)
    p.hand = held
    return options


def hold(s: State, ask: Ask[Any], choice: Option) -> None:
    """A card that a person answers with is in their hand; BadPosition where that cannot be."""
    if ask.kind in FROM_HAND and len(choice) > 1:
        swap_in(s, s.players[ask.seat].hand, 0, choice[1])


def swap_in(s: State, zone: list[str], place: int, card: str) -> None:
    """A battle card that comes to light is this one: the imagined one goes to where this one was thought to be."""
    if card in zone[place:]:
        other = zone.index(card, place)
        zone[place], zone[other] = card, zone[place]
        return
    for bag in (s.deck, *[zone for p in s.players for zone in (p.hand, p.battle_deck)]):
        if bag is not zone and card in bag:
            bag[bag.index(card)], zone[place] = zone[place], card
            return
    raise BadPosition(f"every copy of {card!r} has been seen already")


# ---- a position to begin with ----------------------------------------------------------------------------------------


def example(game: LordsOfRagnarok) -> Json:
    """A solo game in its second round, before another turn of the follower."""
    m = Match.new(game, 1, 1)
    while m.state.round < 2:
        m.apply(0, m.ask_for(0).options[0])
    pass_over(m.state)
    return write(m.state)


def words(box: Box) -> dict[str, list[str]]:
    """Every word that a position can hold, by what it stands for; regions in the order of their numbers."""
    return {
        "regions_two": list(box.charts["two"].number),
        "regions_many": list(box.charts["many"].number),
        "seas_two": list(box.charts["two"].sea_word),
        "seas_many": list(box.charts["many"].sea_word),
        "heroes": list(box.heroes),
        "attributes": list(ATTRIBUTES),
        "runes": list(box.rune_words),
        "gods": list(box.gods),
        "realms": list(box.realm_words),
        "actions": list(box.action_of),
        "monsters": list(box.monsters),
        "signs": list(box.preconditions),
        "challenges": list(box.challenges),
        "blessings": list(box.blessings),
        "artefacts": list(box.artefacts),
        "action_cards": list(box.action_cards),
    }
