"""Write the golden records anew: `python -m tests.golden.make`, from the root of the checkout.

A golden record is a whole game of random but fixed choices. It must replay move for move: when it does not, behaviour
has changed. If that was meant, bump the game's `version`, run this, and explain the difference in the commit.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from longhall.games import load
from longhall.kernel import Match, Option, Record, Rng

FOLDER = Path(__file__).parent

GAMES: dict[str, dict[str, tuple[int, dict[str, str]]]] = {
    "blood_rage": {
        "2": (2, {}),
        "3": (3, {}),
        "4": (4, {}),
        "dealt": (3, {"first_age": "dealt", "first_player": "seat_1"}),
    },
    "lords_of_ragnarok": {
        "solo": (1, {}),
        "solo_hard": (
            1,
            {"follower_1": "beowulf", "tireless": "yes", "spoils_of_muspel": "yes", "ashen_ground": "yes"},
        ),
        "two_followers": (1, {"followers": "two"}),
        "three_followers": (1, {"followers": "three", "blind_challenges": "two"}),
        "2": (2, {}),
        "3": (3, {}),
        "4": (4, {}),
        "mixed_2_1": (2, {"followers": "one"}),
        "mixed_2_2": (2, {"followers": "two", "heroes": "drawn"}),
        "mixed_3_1": (3, {"followers": "one"}),
    },
    "vikings_gone_wild": {
        "2": (2, {}),
        "3": (3, {}),
        "4": (4, {}),
        "first_game": (3, {"achievements": "first_game", "first_player": "seat_1"}),
        "long": (4, {"length": "long"}),
    },
    "tiny_epic_vikings": {
        "easy": (1, {"difficulty": "easy"}),
        "1": (1, {}),
        "hard": (1, {"difficulty": "hard"}),
        "saga": (1, {"difficulty": "saga"}),
        "2": (2, {}),
        "3": (3, {}),
        "4": (4, {}),
        "chosen": (2, {"gods": "chosen", "board": "large", "first_player": "seat_1"}),
        "small": (4, {"board": "small"}),
    },
    "feast_for_odin": {
        "1_long": (1, {"decks": "abc"}),
        "1_short": (1, {"length": "short", "first_occupation": "chosen_alone"}),
        "2_long": (2, {"decks": "abc"}),
        "2_short": (2, {"length": "short", "decks": "b"}),
        "3_long": (3, {"decks": "bc", "final_income": "ignored"}),
        "3_short": (3, {"length": "short", "decks": "c"}),
        "4_long": (4, {"decks": "abc"}),
        "4_short": (4, {"length": "short", "first_player": "seat_2"}),
    },
}
"""The records of each game by the name of their file: seats and table options."""


IDLE = ("pass", "skip", "stop", "recall")
"""Words for doing nothing, or less than nothing."""


def make(game: str, name: str) -> str:
    """The text of one golden record."""
    seats, options = GAMES[game][name]
    seed = sum(name.encode())
    match, luck = Match.new(load(game), seats, seed, options), Rng.seeded(seed)
    while match.pending:
        ask = luck.choice(match.pending)
        match.apply(ask.seat, pick(ask.options, luck))
    return Record.of(match).write()


def pick(options: Sequence[Option], luck: Rng) -> Option:
    """A random option, first by its word and idle only if there is nothing else: games with more in them."""
    words = list(dict.fromkeys([option[0] for option in options]))
    word = luck.choice([word for word in words if word not in IDLE] or words)
    return luck.choice([option for option in options if option[0] == word])


def main() -> None:
    """Write all records."""
    for game, records in GAMES.items():
        (FOLDER / game).mkdir(exist_ok=True)
        for name in records:
            (FOLDER / game / f"{name}.saga").write_text(make(game, name), "utf-8")


if __name__ == "__main__":
    main()
