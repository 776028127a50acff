"""A bot that does not answer: the page says so, and the saga goes on saying so."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from longhall.server.config import Config
from tests.browser.conftest import CLIENT
from tests.browser.visit import ME, Visit
from tests.server.house import CRASHES, Server, failing

SAID = {
    "en": ("A bot gave no answer", "The bot gave no answer: Ratatosk moved in its place."),
    "uk": ("Бот не відповів", "Бот не відповів: замість нього хід зробив Рататоск."),
    "ru": ("Бот не ответил", "Бот не ответил: вместо него сделал ход Рататоск."),
}


@pytest.mark.parametrize("language", SAID)
def test_the_saga_tells_who_stood_in(language: str, chromium: Browser, tmp_path: Path) -> None:
    notice, line = SAID[language]
    config = Config(
        db=f"sqlite:///{tmp_path / 'hall.db'}",
        pace=0.0,
        workers=1,
        client=CLIENT / "dist",
        thinker=failing(CRASHES),
    )
    with Server(config) as server, Visit(f"http://{server.address}", chromium, language=language) as visit:
        visit.sit(visit.table([ME, {"kind": "bot", "bot": "tyr"}]))
        told = visit.page.get_by_role("log").get_by_text(line)
        expect(told.first).to_be_visible()  # it was told before the page was there
        before = told.count()
        assert visit.play_until(".notices .note", random.Random(1))
        expect(visit.page.locator(".notices")).to_contain_text(notice)
        assert told.count() > before
