"""`longhall games` and `longhall content`, and the command line itself."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from longhall import __version__, games
from tests.cli.conftest import Run


def test_games(run: Run) -> None:
    """Titles, players, versions and options."""
    result = run("games")
    assert "runes" in result.stdout
    assert "2-4" in result.stdout
    assert "length: short | long" in result.stdout


def test_games_as_json(run: Run) -> None:
    """In the language asked for."""
    found = json.loads(run("games", "--json", "--lang", "uk").stdout)["games"]
    assert [game["name"] for game in found] == [*games.NAMES]
    assert found[-1] == {
        "name": "runes",
        "title": "Руни",
        "version": 1,
        "seats": [2, 3, 4],
        "options": {"length": ["short", "long"]},
    }


def test_content_as_json(run: Run) -> None:
    """Records, pieces and provenance by section, and nothing else."""
    assert json.loads(run("content", "runes", "--json").stdout) == {
        "sections": {
            "stones": {"records": 3, "pieces": 26, "provenance": {"designed": 1, "public": 1, "rulebook": 1}},
        }
    }


def test_content(run: Run) -> None:
    """Every record with its name."""
    told = run("content", "runes", "--lang", "ru").stdout
    assert "беркано" in told
    assert "3 records, 26 pieces" in told


def test_a_pack_is_shown_as_the_owners(run: Run, tmp_path: Path) -> None:
    """With the records it changes."""
    (tmp_path / "stones.toml").write_text("[cen]\npower = 5\ncopies = 9\n", "utf-8")
    found = json.loads(run("content", "runes", "--json", "--content", str(tmp_path)).stdout)["sections"]["stones"]
    assert found == {"records": 3, "pieces": 29, "provenance": {"owner": 1, "public": 1, "rulebook": 1}}


@pytest.mark.parametrize(
    ("pack", "said"),
    [
        ("[cen]\npower = 'much'\n", "stones.toml: [cen] power: a whole number is wanted, not 'much'"),
        ("[cen]\npwoer = 5\n", "stones.toml: [cen] pwoer: no such field"),
        ("[odal]\ncopies = 2\n", "stones.toml: [odal] power: this field is missing"),
        ("[odal]\nremove = true\n", "stones.toml: [odal] remove: there is no such record"),
        ("[cen\n", "stones.toml: "),
    ],
)
def test_broken_packs(refused: Callable[..., str], tmp_path: Path, pack: str, said: str) -> None:
    """The one line names file, record and field."""
    (tmp_path / "stones.toml").write_text(pack, "utf-8")
    assert said in refused("content", "runes", "--content", str(tmp_path))


def test_packs_that_are_none(refused: Callable[..., str], tmp_path: Path) -> None:
    """An empty folder, and a file of another game."""
    assert "no TOML file" in refused("content", "runes", "--content", str(tmp_path))
    (tmp_path / "ships.toml").write_text("", "utf-8")
    assert "no such section; a pack may hold stones" in refused("content", "runes", "--content", str(tmp_path))


def test_unknown_games_and_commands(refused: Callable[..., str]) -> None:
    """Say what there is."""
    assert "there is no game 'chess'; there is " in refused("content", "chess")
    assert "No such command 'dance'" in refused("dance")


@pytest.mark.parametrize(
    ("environment", "title"),
    [
        ({"LANG": "uk_UA.UTF-8"}, "Руни"),
        ({"LANG": "de_DE.UTF-8"}, "Runes"),
        ({"LANG": "uk_UA.UTF-8", "LONGHALL_LANG": "ru"}, "Руны"),
    ],
)
def test_languages(run: Run, monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], title: str) -> None:
    """The hall's own variable first, then the system's, else English."""
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert title in run("games").stdout


def test_unknown_languages(refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch) -> None:
    """On the command line and in the hall's variable."""
    assert "--lang: en, uk, ru are the languages, not 'xx'" in refused("games", "--lang", "xx")
    monkeypatch.setenv("LONGHALL_LANG", "yy")
    assert "not 'yy'" in refused("games")


def test_version_and_help(run: Run) -> None:
    """Help is what comes without a command, too."""
    assert run("--version").stdout == f"longhall {__version__}\n"
    for args in ([], ["--help"]):
        result = run(*args)
        assert result.exit_code == 0
        assert "simulate" in result.stdout


def test_the_installed_command() -> None:
    """One line and exit code 2, from the outside as well."""
    command = [str(Path(sys.executable).with_name("longhall")), "replay", "no-such.saga"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "longhall: no-such.saga: No such file or directory\n"
