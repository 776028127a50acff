"""Playing a random game in a process of its own, under a chosen PYTHONHASHSEED.

`python -m tests.conformance.hash_seeds MODULE:FUNCTION SEATS SEED` prints the record; the function makes the game, and
gets what follows a second colon as its argument (`longhall.games:load:blood_rage`).
"""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from longhall.kernel import Game, Record
from longhall.study.conformance import play_random

ROOT = Path(__file__).parents[2]


def record_under(hash_seed: int, source: str, seats: int, seed: int) -> str:
    """The record of a random game that a new process plays."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.conformance.hash_seeds", source, str(seats), str(seed)],
        env={**os.environ, "PYTHONHASHSEED": str(hash_seed)},
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    return done.stdout


def main(source: str, seats: str, seed: str) -> None:
    module, function, *arguments = source.split(":")
    game: Game[Any] = getattr(import_module(module), function)(*arguments)
    sys.stdout.write(Record.of(play_random(game, int(seats), int(seed))).write())


if __name__ == "__main__":
    main(*sys.argv[1:])
