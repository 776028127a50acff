"""Every screen in three languages, themes and sizes: no text is missing, nothing is too wide, axe-core is content."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.visit import BOT, DESK, HOTSEAT, ME, PHONE, RANDOM, Visit

LANGUAGES = ("en", "uk", "ru")


def spoken(visit: Visit) -> None:
    """Nothing on the page shows the key of a text instead of the text."""
    text = visit.page.locator("body").inner_text()
    assert "‹" not in text, [line for line in text.splitlines() if "‹" in line]
    width = visit.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0, f"{width} px too wide: {visit.page.url}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_hall_and_its_pages(site: str, chromium: Browser, language: str, size: dict[str, int]) -> None:
    with Visit(site, chromium, PHONE if size == PHONE else DESK, language) as visit:
        if language != "en":
            visit.set(language=language, theme="dark", motion="none")
        for path in ("/", "/rules", "/replays", "/credits"):
            visit.page.goto(path)
            expect(visit.page.get_by_role("heading", level=1)).to_be_visible()
            spoken(visit)
            visit.check_access()
        visit.page.goto("/")
        visit.page.locator(".hero .btn").first.click()
        expect(visit.page.get_by_role("dialog")).to_be_visible()
        spoken(visit)
        visit.check_access()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_table_from_the_draft_to_the_end(site: str, chromium: Browser, language: str) -> None:
    with Visit(site, chromium, DESK, language) as visit:
        if language == "uk":
            visit.set(language=language, theme="dark", motion="none")
        dice = random.Random(8)
        for query in ("button.card.may", "[data-option=invade]", ".scene button.card.may"):
            table = visit.reach(
                query, [ME, RANDOM, RANDOM], dice, {} if "scene" in query else {"first_player": "seat_1"}
            )
            spoken(visit)
            visit.check_access()
        visit.retire(table, 0)
        spoken(visit)
        visit.check_access()
        visit.page.locator("a[href^='/replay/']").click()
        visit.page.locator("input[type=range]").fill("50")
        spoken(visit)
        visit.check_access()


def test_a_phone_at_a_table(site: str, chromium: Browser) -> None:
    with Visit(site, chromium, PHONE, "uk") as visit:
        visit.sit(visit.table([ME, HOTSEAT]))
        expect(visit.page.locator("dialog[open] h2")).to_be_visible()
        visit.check_access()
        dice = random.Random(2)
        for query in ("[data-option=invade]", ".scene .opts", ".scene .after"):
            visit.reach(query, [ME, HOTSEAT], dice, {"first_age": "dealt"})
            spoken(visit)
            visit.check_access()


def test_dialogs_of_a_table(visit: Visit) -> None:
    page = visit.page
    visit.sit(visit.table([ME, BOT], seed=2, options={"first_age": "dealt", "first_player": "seat_1"}))
    for name in ("Rules", "Table", "Settings"):
        page.get_by_role("button", name=name, exact=True).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        visit.check_access()
        page.keyboard.press("Escape")
    page.locator("button.card").first.focus()
    page.keyboard.press("Space")
    expect(page.get_by_role("dialog")).to_be_visible()
    visit.check_access()
