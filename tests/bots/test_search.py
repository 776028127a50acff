"""The search: what it sees, what it remembers, how it ends."""

from __future__ import annotations

import time
from collections.abc import Callable
from math import inf
from random import Random
from typing import Any

import pytest

from longhall import games
from longhall.bots import BOTS, Budget, SearchBot, make_bot, seconds
from longhall.bots.evaluation import Evaluation
from longhall.bots.rollout import Rollout
from longhall.bots.search import LEAST, Move, Search, Trail
from longhall.bots.tree import PLAIN, Arm, Manner, Node, Table, Worths
from longhall.games.feast_for_odin.game import PAGES
from longhall.kernel import CHANCE, Ask, Game, Match, Option, Rng
from longhall.kernel.match import Entry
from longhall.study.simulate import play_out
from tests.bots.matches import after, twins


@pytest.mark.parametrize("name", games.NAMES)
def test_hidden_things_do_not_change_a_choice(name: str) -> None:
    """Whatever the others really hold: a match that the seat cannot tell from the true one gets the same answer."""
    game, tried = games.load(name), 0
    match, bot = Match.new(game, 2, 11), make_bot("greedy", game, 11)
    while match.pending and tried < 4:
        seat, save = match.pending[0].seat, match.save()
        if save["at"] == len(match.log) and len(match.ask_for(seat).options) > 1 and len(match.log) > 30 * tried:
            tried += 1
            assert (
                len({SearchBot(game, 5, Budget(iterations=10)).choose(m, seat) for m in twins(game, save, seat)}) == 1
            )
        match.apply(seat, bot.choose(match, seat))
    assert tried == 4


@pytest.mark.parametrize("name", games.NAMES)
def test_the_same_seed_thinks_the_same(name: str) -> None:
    """With a fixed number of iterations, whatever the clock says."""
    game = games.load(name)
    match = after(game, 2, 4, 30)
    seat = match.pending[0].seat
    one, same = (SearchBot(game, 9, Budget(iterations=16)).think(match, seat).table for _ in range(2))
    assert [(o, arm.visits, arm.total) for o, arm in one.ranking] == [
        (o, arm.visits, arm.total) for o, arm in same.ranking
    ]


def test_many_tries_look_further() -> None:
    """In Vikings Gone Wild one round more; by the clock too, for a bot that has not thought before."""
    game = games.load("vikings_gone_wild")
    rollout, match = Rollout(game), after(game, 2, 4, 30)
    rounds = [rounds_ahead(rollout, match, tries) for tries in (0, 59, 60, 5000)]
    assert rounds == [1, 1, 2, 2]
    thorough, hasty = (SearchBot(game, 1, Budget(iterations=tries)) for tries in (60, 59))
    assert followed(thorough, match) == 2
    assert followed(hasty, match) == 1
    for patient in (Budget(seconds=1.0), Budget(move=1.0)):
        assert followed(SearchBot(game, 1, patient), match) == 2
    for rushed in (Budget(seconds=0.001), Budget(move=0.001)):
        assert followed(SearchBot(game, 1, rushed), match) == 1


def seats_searched(name: str, tries: int, monkeypatch: pytest.MonkeyPatch) -> tuple[set[bool], set[bool]]:
    """Whether a search chose answers for its own seat and for others, and whose answers its tree has."""
    game = games.load(name)
    match, chosen, select = after(game, 2, 4, 30), set(), Table.select
    seat = match.pending[0].seat

    def watched(table: Table, state: Any, ask: Ask[Any], worths: Worths, manner: Manner) -> tuple[Option, Arm]:
        chosen.add(ask.seat == seat)
        return select(table, state, ask, worths, manner)

    monkeypatch.setattr(Table, "select", watched)
    nodes = [SearchBot(game, 5, Budget(iterations=tries)).think(match, seat).root]
    for node in nodes:
        nodes += node.children.values()
    return chosen, {who == seat for node in nodes for who, _ in node.tables}


def test_others_do_not_learn_what_a_seat_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    """In Tiny Epic Vikings others answer as in rollouts, yet the tree knows what; elsewhere they are searched too."""
    assert seats_searched("tiny_epic_vikings", 120, monkeypatch) == ({True}, {True, False})
    assert seats_searched("blood_rage", 120, monkeypatch) == ({True, False}, {True, False})


def test_lines_of_the_last_era_go_to_the_end() -> None:
    """In Tiny Epic Vikings, where the last turns decide most; before it they stop after two turns of the seat."""
    game = games.load("tiny_epic_vikings")
    rollout, match, bot = Rollout(game), Match.new(game, 2, 3), make_bot("greedy", game, 3)
    ended: dict[int, set[bool]] = {}
    while match.pending:
        ask = match.pending[0]
        if ask.kind == "turn":
            imagined = match.imagine(ask.seat, Rng.seeded(1))
            rollout.play(imagined, rollout.line(imagined, ask.seat), Random(1))
            ended.setdefault(match.state.era, set()).add(imagined.over)
        match.apply(ask.seat, bot.choose(match, ask.seat))
    assert ended == {1: {False}, 2: {False}, 3: {True}}


def rounds_ahead(rollout: Rollout, match: Match[Any], tries: float) -> int:
    """How many rounds a line from here goes on."""
    seat = match.pending[0].seat
    imagined = match.imagine(seat, Rng.seeded(1))
    rollout.play(imagined, rollout.line(imagined, seat, tries), Random(1))
    rounds: int = imagined.state.round - match.state.round
    return rounds


def followed(bot: SearchBot, match: Match[Any]) -> int:
    """How many rounds the lines of a bot's next search go on."""
    search = bot.think(match, match.pending[0].seat)
    assert isinstance(search, Search)
    return rounds_ahead(bot.rollout, match, search._tries)


TABLES = [(name, seats) for name in games.NAMES for seats in games.load(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_table_can_be_searched(name: str, seats: int) -> None:
    """With every number of players, at the start and later; the values are chances."""
    game = games.load(name)
    for decisions in (0, 25):
        match = after(game, seats, 2, decisions)
        for ask in match.pending:
            table = SearchBot(game, 3, Budget(iterations=6)).think(match, ask.seat).table
            assert table.ranking[0][0] in ask.options
            assert all(0.0 <= arm.mean <= 1.0 for arm in table.arms.values())


@pytest.mark.parametrize(("name", "seats"), TABLES)
@pytest.mark.parametrize("level", [level for level in BOTS if seconds(level)])
def test_every_searching_level_keeps_the_rules(name: str, seats: int, level: str) -> None:
    """On every seat of every table, if it thinks a thousandth as long: the match refuses what is not legal."""
    game = games.load(name)
    match = Match.new(game, seats, 21)
    budget = Budget(seconds=seconds(level) / 1000)
    bots, answered = [SearchBot(game, seat, budget) for seat in range(seats)], set[int]()
    for _ in range(8 * seats):
        if match.pending:
            seat = match.pending[-1].seat
            match.apply(seat, bots[seat].choose(match, seat))
            answered.add(seat)
    assert answered == set(range(seats))


@pytest.mark.parametrize(
    ("seats", "options"),
    [(1, {"followers": "two"}), (1, {"followers": "three"}), (2, {"followers": "one"}), (2, {"followers": "two"})],
)
def test_followers_are_opponents(seats: int, options: dict[str, str]) -> None:
    """In Lords of Ragnarok they win too: the chances of people alone do not add up to 1."""
    game = games.load("lords_of_ragnarok")
    match = Match.new(game, seats, 5, options)
    bot = SearchBot(game, 3, Budget(iterations=3))
    for _ in range(20):
        seat = match.pending[0].seat
        match.apply(seat, bot.choose(match, seat))
    chances = Evaluation(game).chances(match.state)
    assert len(chances) == len(match.state.players) > seats
    assert sum(chances) == pytest.approx(1.0)
    assert 0.0 < sum(chances[:seats]) < 1.0


@pytest.mark.parametrize(("seats", "options"), [(1, {"followers": "two"}), (2, {"followers": "one"})])
def test_against_followers_each_side_has_means_of_its_own(seats: int, options: dict[str, str]) -> None:
    """A slain monster is good for whoever slew it, and bad for all others."""
    game = games.load("lords_of_ragnarok")
    evaluation, match, bot = Evaluation(game), Match.new(game, seats, 5, options), make_bot("greedy:1", game, 3)
    while match.state.phase != "turn":
        seat = match.pending[0].seat
        match.apply(seat, bot.choose(match, seat))
    before = evaluation.chances(match.state)
    for slayer in (0, len(before) - 1):
        told = match.state.clone()
        told.players[slayer].slayers += 1
        after = evaluation.chances(told)
        assert (after[0] > before[0]) == (slayer == 0)
        assert (after[-1] > before[-1]) == (slayer != 0)


def test_the_only_option_is_taken_at_once(runes: Game[Any]) -> None:
    """Without a thought."""
    match = Match.new(runes, 2, 1)
    only = match.ask_for(0).options[:1]
    match.pending = (Ask(0, "cast", only), match.pending[1])
    bot = SearchBot(runes, 1, Budget(iterations=50))
    assert bot.choose(match, 0) == only[0]
    assert bot.iterations == 0


def test_the_clock_is_kept(runes: Game[Any]) -> None:
    """A bot that watches the clock answers in time."""
    match = Match.new(runes, 3, 1)
    bot, since = SearchBot(runes, 1, Budget(seconds=0.2)), time.perf_counter()
    bot.choose(match, 0)
    assert time.perf_counter() - since < 1.0
    assert bot.iterations > 0


class Clock:
    """A clock that goes on a hundredth of a second each time somebody looks at it."""

    def __init__(self) -> None:
        self.looks = 0

    def perf_counter(self) -> float:
        self.looks += 1
        return self.looks / 100


def test_a_move_has_one_time_for_all_its_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each may take a part of what is left, and a little in any case; the next move has all of it again."""
    game, clock = games.load("vikings_gone_wild"), Clock()
    monkeypatch.setattr("longhall.bots.search.time", clock)
    monkeypatch.setattr(Search, "sure", lambda search, left: False)
    match, bot, other = after(game, 2, 8, 30), SearchBot(game, 1, Budget(move=1.0)), make_bot("greedy", game, 2)
    moves: list[list[float]] = [[]]
    while len(moves) < 5:
        seat, before = match.pending[0].seat, clock.perf_counter()
        match.apply(seat, (bot if seat == 0 else other).choose(match, seat))
        took = clock.perf_counter() - before - 0.01
        if seat == 0 and took > 0.005:
            moves[-1].append(took)
        elif seat != 0 and moves[-1]:
            moves.append([])
    few, first = 0.08, bot.rollout.share
    assert max(map(len, moves)) >= 8
    assert all(sum(move) <= 1.0 + (few + LEAST) * len(move) for move in moves)
    assert min(took for move in moves for took in move) >= LEAST
    assert all(max(move) <= first + few for move in moves[:-1])
    assert all(move[0] > first - 0.05 for move in moves[1:-1])


def test_a_move_ends_with_the_answer_of_another() -> None:
    """Chance and own answers go on with it; another game, or one in which something was taken back, does not."""
    game = games.load("vikings_gone_wild")
    match = after(game, 2, 8, 30)
    seat, log = match.pending[0].seat, match.log[:]
    move = Move(match.seed, log, 0.1)
    assert move.goes_on(match, seat)
    match.log.append(Entry(CHANCE, "draw", ("1",)))
    match.log.append(Entry(seat, "act", ("end",)))
    assert move.goes_on(match, seat)
    assert not move.goes_on(match, 1 - seat)
    assert not move._replace(seed=match.seed + 1).goes_on(match, seat)
    match.log.append(Entry(1 - seat, "act", ("end",)))
    assert not move.goes_on(match, seat)
    del match.log[len(log) - 1 :]
    assert not move.goes_on(match, seat)


def test_by_the_clock_a_clear_lead_is_enough(runes: Game[Any]) -> None:
    """Nobody is expected to come from behind with all tries that are left; with a number of them it is certain."""
    match = Match.new(runes, 2, 1)
    bot = SearchBot(runes, 1, Budget(seconds=1.0))
    table = bot.think(match, 0, seconds=0.0).table
    one, two = match.ask_for(0).options[:2]
    for option, tries in ((one, 90), (two, 40)):
        table.arms[option].visits = tries
    root = Node()
    root.tables[(0, match.ask_for(0).kind)] = table
    search = Search(bot.rollout, match, 0, 7, root)
    assert search.sure(49)
    assert not search.sure(51)
    bot._pace, now = 0.01, time.perf_counter()
    assert bot._enough(search, 130, 0, now, now + 1.0)
    assert not bot._enough(search, 130, 0, now, now + 2.0)
    assert not SearchBot(runes, 1, Budget(iterations=230))._enough(search, 130, 0, now, inf)


def test_what_was_found_is_used_again() -> None:
    """The next decision of the same turn goes on with the same tree, for less of the budget."""
    game = games.load("vikings_gone_wild")
    match = after(game, 2, 8, 30)
    bot, spent = SearchBot(game, 1, Budget(iterations=60)), []
    for _ in range(12):
        seat = match.pending[0].seat
        before = bot.iterations
        match.apply(seat, bot.choose(match, seat))
        spent.append(bot.iterations - before)
    assert any(0 < iterations < 60 - 10 for iterations in spent)
    assert max(spent) <= 60


def test_what_was_only_imagined_is_not_chosen() -> None:
    """A tree that is used again may know options that the true match does not have; they neither win nor cost time."""
    game = games.load("vikings_gone_wild")
    match = after(game, 2, 8, 30)
    seat, bot, root = match.pending[0].seat, SearchBot(game, 1, Budget(iterations=20)), Node()
    ghost = root.table(match.ask_for(seat)).arms[("buy", "nothing")] = Arm(99.0)
    ghost.visits, ghost.total, ghost.available = 50, 50.0, 50
    ranking = bot.think(match, seat, Trail(match.seed, match.log[:], root, 5)).ranking
    assert {option for option, _ in ranking} == set(match.ask_for(seat).options)
    assert bot.iterations > 10


def test_a_beaten_option_is_seen(runes: Game[Any]) -> None:
    """Boasting costs nothing and resting gains nothing: at the very end both are equal, but a search still answers."""
    match, bots = Match.new(runes, 2, 6), [make_bot("search:20", runes, seat) for seat in range(2)]
    assert play_out(match, bots) > 0


def test_simultaneous_choices_do_not_see_each_other(runes: Game[Any]) -> None:
    """Both seats have a table of their own at the root, and only the own answer leads on."""
    match = Match.new(runes, 2, 1)
    search = Search(Rollout(runes), match, 0, 7, Node())
    for _ in range(30):
        search.iterate()
    assert {seat for seat, _ in search.root.tables} == {0, 1}
    assert all(len(key) == 1 and key[0] in match.ask_for(0).options for key in search.root.children)
    assert sum(arm.visits for arm in search.table.arms.values()) == 30


def visits(tries: int, manner: Manner, chance: Callable[[int], float] = lambda nth: 0.5) -> dict[int, int]:
    """How often each of a hundred options was tried; a greater number looks better at first sight."""
    options: list[Option] = [("take", str(n)) for n in range(100)]
    ask: Ask[Any] = Ask(0, "take", options)
    table = Table()
    for _ in range(tries):
        option, arm = table.select(None, ask, lambda s, ask: [float(option[1]) for option in ask.options], manner)
        arm.visits += 1
        arm.total += chance(int(option[1]))
    return {int(option[1]): arm.visits for option, arm in table.arms.items() if arm.visits}


def test_long_lists_are_widened_slowly() -> None:
    """The options that look best come first; the others when those are known."""
    tried = sorted(visits(25, PLAIN))
    assert tried == list(range(100 - len(tried), 100))
    assert 3 < len(tried) < 12


def test_width_can_have_an_end() -> None:
    """However many tries there are, only the options that look best are looked at."""
    assert len(visits(25, Manner(widest=8))) == len(visits(25, PLAIN))
    assert sorted(visits(400, Manner(widest=8))) == list(range(92, 100))
    assert len(visits(400, PLAIN)) > 20


def test_curiosity_comes_back_to_what_did_badly() -> None:
    """The more of it there is, the oftener."""

    def bad(explore: float) -> int:
        return visits(200, Manner(explore, widest=2), lambda nth: 0.5 if nth == 99 else 0.2)[98]

    assert bad(0.05) == 1
    assert 1 < bad(0.2) < bad(0.4)


def test_tiny_epic_vikings_looks_at_eight_options_at_most() -> None:
    """Its room says so; others look at as many as their tries are for."""
    tried = {}
    for name in ("tiny_epic_vikings", "blood_rage"):
        game = games.load(name)
        match = next(one for one in (after(game, 2, 4, n) for n in range(20, 200)) if len(one.pending[0].options) > 12)
        search = SearchBot(game, 5, Budget(iterations=60)).think(match, match.pending[0].seat)
        tried[name] = sum(arm.visits > 0 for _, arm in search.ranking)
    assert tried["tiny_epic_vikings"] == 8
    assert tried["blood_rage"] > 8


def test_options_that_are_rarely_there_are_not_punished() -> None:
    """Their count of chances to be chosen grows only when they are there."""
    table = Table()
    both: Ask[Any] = Ask(0, "take", [("a",), ("b",)])
    one: Ask[Any] = Ask(0, "take", [("a",)])
    for ask in (both, one, one, both):
        _, arm = table.select(None, ask, lambda s, ask: [0.0] * len(ask.options), PLAIN)
        arm.visits += 1
    assert {option: arm.available for option, arm in table.arms.items()} == {("a",): 4, ("b",): 2}


@pytest.mark.parametrize("name", ["blood_rage", "vikings_gone_wild"])
def test_search_beats_greed(name: str) -> None:
    """Most of six games, from either seat."""
    game, won = games.load(name), 0.0
    for seed in range(6):
        match = Match.new(game, 2, seed)
        bots = [make_bot("search:40", game, seed), make_bot("greedy", game, seed)]
        play_out(match, bots[:: 1 if seed % 2 else -1])
        won += game.returns(match.state)[0 if seed % 2 else 1]
    assert won >= 4


def test_what_a_room_has_settled_is_not_searched(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where it keeps every kind of question, it plays by itself, without a thought."""
    game = games.load("feast_for_odin")
    bot = SearchBot(game, 1, Budget(iterations=5))
    assert bot.rollout.evaluation is not None
    monkeypatch.setattr(bot.rollout.evaluation, "settled", frozenset(PAGES))
    match = Match.new(game, 1, 7, {"length": "short"})
    while match.pending:
        match.apply(0, bot.choose(match, 0))
    assert bot.iterations == 0
    assert game.scores(match.state)[0] > 30
