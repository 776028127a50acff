"""The greedy bot: it answers every question, reads nothing hidden, beats random play and, mostly, the rival."""

from __future__ import annotations

from typing import Any

import pytest

from longhall.games.tiny_epic_vikings import bot
from longhall.games.tiny_epic_vikings.evaluation import PARTS, STAGES, builds, last_word, next_word, sails, stage
from longhall.games.tiny_epic_vikings.game import load
from longhall.games.tiny_epic_vikings.pages import PAGES
from longhall.games.tiny_epic_vikings.worth import LAST_WORD, Landings, dock_worth, value
from longhall.kernel import Ask, Game
from longhall.text import Texts
from tests.games.bots import asks_of, assert_honest, won_against_chance, won_alone
from tests.games.tiny_epic_vikings.scenes import Clan, scene

GAME: Game[Any] = load()


def test_every_question_has_a_judge() -> None:
    """Whatever the texts know as a question."""
    texts = Texts(GAME, "en")
    kinds = {kind for kind in PAGES if texts._bundle.has_message(f"ask-{kind}")}
    assert kinds == {*bot.JUDGES, *bot.PLANNERS}


def test_it_beats_random_play_in_more_than_95_of_100_games() -> None:
    """Two players, in both seats."""
    assert won_against_chance(GAME, 40) > 0.95


def test_it_beats_the_rival_more_often_than_not() -> None:
    """About two games in three over many seeds; more on these."""
    assert won_alone(GAME, 60) > 0.6


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_reads_nothing_that_its_seat_may_not_know(seats: int) -> None:
    assert_honest(GAME, bot.choose, seats, {})


@pytest.mark.parametrize("seats", GAME.seats)
def test_landings_are_worth_what_each_dock_by_itself_is(seats: int) -> None:
    """Though each island is looked at once for all its docks that differ in nothing."""
    found = 0
    for s, ask in asks_of(GAME, seats, 4, "turn"):
        landings, p = Landings(s, ask.seat), s.players[ask.seat]
        most = min(p.home, p.resources[1] // max(1, s.box.settler_food))
        for boat in p.boats:
            for dock in range(s.board.docks):
                for amount in (0, 1, 4):
                    found += 1
                    alone = dock_worth(s, ask.seat, boat, dock, min(amount, most))
                    assert landings.worth(boat, dock, amount) == alone, (boat, dock, amount)
    assert found > 300


def test_who_has_the_last_word() -> None:
    """Late in the order is good; whoever has the most islands comes first in the next era (p. 15), if there is one."""
    clans = Clan(hand="dag_coin_biter", at={"havey": "2*settler"}), Clan(boats="east_sound"), Clan(boats="east_sound")
    second, third = (scene(*clans, first=1, era=era, control={"havey": "wolf"}, board="small").state for era in (2, 3))
    assert [last_word(second, seat) for seat in range(3)] == [1.0, 0.0, 0.5]
    assert [next_word(second, seat) for seat in range(3)] == [0.0, 0.5, 1.0]
    assert [next_word(third, seat) for seat in range(3)] == [0.0, 0.0, 0.0]
    assert value(second, 2) == pytest.approx(value(second, 1) + LAST_WORD[2] / 2), "the greedy player minds it as well"
    assert value(third, 2) == pytest.approx(value(third, 1)), "but not in the last era"


def test_drafts_are_for_harvests_first_and_for_sails_in_the_last_era() -> None:
    def best(era: int) -> str:
        s = scene(Clan(hand="dag_coin_biter"), Clan(boats="east_sound"), era=era).state
        plain = [card for card in s.box.cards.values() if card.per < 0 and not card.steel]
        two = {card.leader.kind: ("keep", card.id) for card in plain if card.leader.kind in ("harvest", "sail")}
        ask = Ask(0, "draft", [*two.values()])
        return max(two, key=lambda kind: bot.judge_draft(s, ask, two[kind]))

    assert [best(era) for era in (1, 2, 3)] == ["harvest", "harvest", "sail"]


def test_what_the_hand_sails_and_builds() -> None:
    """By the leader actions of its cards and by their rune actions, which may come about."""
    s = scene(Clan(hand="asa_deep_purse eydis_long_keel dag_coin_biter"), Clan(boats="east_sound")).state
    assert [sails(s, seat) for seat in range(2)] == [4 + 2 + 3, 0]
    assert [builds(s, seat) for seat in range(2)] == [1, 0]


def test_stages_are_of_a_side_of_the_board_and_a_part_of_an_era() -> None:
    """The first era is one part; the others end when half of the hand is played."""

    def found(era: int, cards: str, board: str = "small") -> str:
        waters = {"small": ("south_west_reach", "east_sound"), "large": ("north_west_bight", "north_east_bight")}
        clans = [Clan(hand=cards, boats=waters[board][0]), Clan(boats=waters[board][1])]
        return STAGES[stage(scene(*clans, era=era, board=board).state)]

    many = "asa_deep_purse eydis_long_keel dag_coin_biter frode_barrow_wise"
    assert len(STAGES) == 2 * len(PARTS)
    assert found(1, many) == found(1, "dag_coin_biter") == "small_era_1"
    assert [found(era, many) for era in (2, 3)] == ["small_era_2", "small_era_3"]
    assert [found(era, "dag_coin_biter") for era in (2, 3)] == ["small_late_2", "small_late_3"]
    assert found(3, many, "large") == "large_era_3"
