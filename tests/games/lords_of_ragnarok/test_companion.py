"""The companion at a real table: a follower's turn with its reasons, the same turn as in the game."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from longhall.games.lords_of_ragnarok import companion
from longhall.games.lords_of_ragnarok.game import load
from longhall.games.lords_of_ragnarok.state import State
from longhall.kernel import Ask, Chance, Option, Rng
from longhall.kernel.game import table_options
from tests.games.lords_of_ragnarok.scenes import TABLE, box

GAME = load()


def die(number: int) -> Callable[[State, Chance], tuple[int, ...]]:
    """The owner throws this number; all else comes as it may."""

    def roll(s: State, chance: Chance) -> tuple[int, ...]:
        if chance.kind == "surtur_die":
            return (s.box.surtur_die.index(str(number)),)
        return tuple(range(chance.count))

    return roll


def first(s: State, ask: Ask[Any]) -> Option:
    option: Option = ask.options[0]
    return option


def test_a_turn_step_by_step_with_its_reasons() -> None:
    """The pattern of the panel: what, of which candidates, why."""
    s = companion.read(box(), TABLE)
    steps = list(companion.turn(s, first, die(1)))
    assert [step.name for step in steps] == ["row", "prayer", "hero", "runes", "manoeuvres", "special", "bonus"]
    chose = [event.public for event in steps[4].events if event.kind == "chose"]
    assert chose[0]["rule"] == "method_1"
    assert chose[0]["choice"] == "breidablik"
    assert chose[0]["by"] == "site"
    assert {note["candidate"] for note in chose[0]["ruled_out"]} == {"jarnvid", "hamarfell", "smidjudal"}
    assert s.control[15] == 1


def test_the_next_turn_is_the_next_followers() -> None:
    """The people's turns in between are theirs; with them desolation may come again, and the last turns pass."""
    ragnar = {**TABLE["players"]["aslaug"], "at": "lejre", "holds": [], "armies": [], "row": ["b1", "b2", "b3"]}
    players = {**TABLE["players"], "ragnar": ragnar}
    s = companion.read(box(), {**TABLE, "board": "many", "temples": [], "players": players, "last_turns": 3})
    assert [s.players[seat].hero for seat in s.order] == ["aslaug", "ragnar", "lagertha"]
    list(companion.turn(s, first, die(1)))
    assert (s.players[s.turn].hero, s.last_turns) == ("ragnar", 2)
    s.scorched = True
    again = companion.read(box(), companion.write(s))
    assert again.scorched
    list(companion.turn(again, first, die(1)))
    assert (again.players[again.turn].hero, again.last_turns, again.scorched) == ("aslaug", 0, False)


@pytest.mark.parametrize("last_turns", [0, 1])
def test_after_the_last_turn_the_world_ends(last_turns: int) -> None:
    s = companion.read(box(), {**TABLE, "last_turns": last_turns})
    steps = list(companion.turn(s, first, die(1)))
    assert [step.name for step in steps][-1] == "ragnarok"
    assert len(steps) == (1 if last_turns == 0 else 8)
    assert s.victory == "ragnarok"


# ---- what comes to light ---------------------------------------------------------------------------------------------


def test_a_hand_laid_open_for_a_hunt_is_the_true_one() -> None:
    follower = {**TABLE["players"]["aslaug"], "cards": 2}
    s = companion.read(box(), {**TABLE, "players": {**TABLE["players"], "aslaug": follower}})
    chance = Chance("hunt_hand", 1, 0)
    seen = companion.seen(s, chance)
    assert seen is not None
    assert (seen.number, seen.again) == (2, True)
    assert companion.settle(s, chance, ["hew", "ram"]) == ()
    assert s.players[1].hand == ["hew", "ram"]
    assert list(GAME.invariants(s)) == []
    s.discard, s.deck = s.deck, []
    with pytest.raises(companion.BadPosition, match="every copy of 'duel' has been seen already"):
        companion.settle(s, chance, ["duel", "ram"])


def test_a_person_may_play_any_card_whatever_was_imagined() -> None:
    s = companion.read(box(), TABLE)
    hand = s.players[0].hand
    ask: Ask[Any] = Ask(0, "discard", lambda: [("discard", card) for card in sorted(set(hand_of(s)))])
    assert {card for _, card in companion.choices(s, ask)} == set(box().cards)
    assert s.players[0].hand is hand
    assert "hew" not in hand
    companion.hold(s, ask, ("discard", "hew"))
    assert "hew" in hand
    assert list(GAME.invariants(s)) == []


def hand_of(s: State) -> list[str]:
    return s.players[0].hand


# ---- the game's own turns --------------------------------------------------------------------------------------------


class Witness:
    """Answers and throws at random in the game, and remembers what the people at the table have seen and decided."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.words: list[list[str]] = []
        self.answers: list[Option] = []

    def answer(self, s: State, ask: Ask[Any]) -> Option:
        self.answers.append(self.rng.choice(ask.options))
        return self.answers[-1]

    def roll(self, s: State, chance: Chance) -> tuple[int, ...]:
        outcome = tuple(self.rng.sample(range(chance.n), chance.count))
        zones = {"surtur_die": s.box.surtur_die, "monster_die": s.box.monster_die, "row": s.players[s.turn].stack}
        zones |= {"blessing": s.blessings, "blessings": s.blessings, "blind_blessing": s.offer}
        zones["battle_card"] = next((p.battle_deck for p in s.players if p.battle_deck), [])
        if chance.kind == "hunt_hand":
            self.words.append(list(s.players[s.turn].hand))
        elif companion.seen(s, chance):
            self.words.append([zones[chance.kind][i] for i in outcome])
        return outcome

    def repeat(self, s: State, ask: Ask[Any]) -> Option:
        choice = self.answers.pop(0)
        assert choice in companion.choices(s, ask)
        companion.hold(s, ask, choice)
        return choice

    def see_again(self, s: State, chance: Chance) -> tuple[int, ...]:
        seen = companion.seen(s, chance)
        if seen is None:
            return tuple(self.rng.sample(range(chance.n), chance.count))
        words = self.words.pop(0)
        assert set(words) <= set(seen.words)
        assert len(words) == seen.number
        return companion.settle(s, chance, words)


def follower_turns(seats: int, options: dict[str, str], seed: int) -> Iterator[State]:
    """The positions of a random game in which a follower begins its turn."""
    rng = random.Random(seed)
    s = GAME.setup(seats, table_options(GAME, options), Rng.seeded(seed))
    s.box = box()
    while GAME.next_beat(s):
        if s.phase == "turn" and s.step == "row":
            yield s.clone()
        rule, reply = GAME.beat(s), None
        try:
            while True:
                q: Any = rule.send(reply)
                reply = tuple(rng.sample(range(q.n), q.count)) if isinstance(q, Chance) else rng.choice(q.options)
        except StopIteration:
            continue


def told(steps: Iterator[companion.Step]) -> list[tuple[str, Any]]:
    """What happens in a turn, but for draws: nobody writes down how many cards the deck and the discard pile have."""
    every = [(event.kind, dict(event.public)) for step in steps for event in step.events]
    for kind, facts in every:
        if kind in ("victory", "defeat"):
            facts["winners"] = sorted(facts["winners"])
    return [(kind, facts) for kind, facts in every if kind not in ("drew", "drew_unseen", "reshuffled")]


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {"follower_1": "beowulf"}), (1, {"followers": "two"}), (2, {"followers": "two"}), (3, {"followers": "one"})],
)
def test_the_companion_plays_the_turns_of_the_game(seats: int, options: dict[str, str]) -> None:
    """From what an owner writes down, with what the people see and decide, every turn ends as it does in the game."""
    battles = hunts = turns = 0
    for seed in range(4):
        for s in follower_turns(seats, options, seed):
            written, witness = companion.write(s), Witness(random.Random(seed))
            events = told(companion.turn(s, witness.answer, witness.roll))
            copy = companion.read(box(), written)
            assert told(companion.turn(copy, witness.repeat, witness.see_again)) == events
            assert companion.write(copy) == companion.write(s)
            turns += 1
            battles += any(kind == "battle" for kind, _ in events)
            hunts += any(kind == "hunt" for kind, _ in events)
    assert turns > 40
    assert battles
    assert hunts or options.get("follower_1") != "beowulf"
