"""Every screen in three languages, themes and sizes: no text is missing, nothing is too wide, axe-core is content."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.visit import DESK, HOTSEAT, ME, PHONE, RANDOM, Visit

LANGUAGES = ("en", "uk", "ru")
BOXES = """() => [...document.querySelectorAll('.topbar > :not(.middle)')]
  .map((tool) => tool.getBoundingClientRect()).map(({ left, right }) => [left, right])"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_hall_and_its_pages(site: str, chromium: Browser, language: str, size: dict[str, int]) -> None:
    with Visit(site, chromium, PHONE if size == PHONE else DESK, language) as visit:
        if language != "en":
            visit.set(language=language, theme="dark", motion="none")
        for path in ("/", "/rules", "/replays", "/credits"):
            visit.page.goto(path)
            expect(visit.page.get_by_role("heading", level=1)).to_be_visible()
            visit.check_texts()
            visit.check_access()
        visit.page.goto("/")
        visit.page.locator(".hero .btn").first.click()
        expect(visit.page.get_by_role("dialog")).to_be_visible()
        visit.check_texts()
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
            visit.check_texts()
            visit.check_access()
        visit.retire(table, 0)
        visit.check_texts()
        visit.check_access()
        visit.page.locator("a[href^='/replay/']").click()
        visit.page.locator("input[type=range]").fill("50")
        visit.check_texts()
        visit.check_access()


def test_a_phone_at_a_table(site: str, chromium: Browser) -> None:
    with Visit(site, chromium, PHONE, "uk") as visit:
        visit.sit(visit.table([ME, HOTSEAT]))
        expect(visit.page.locator("dialog[open] h2")).to_be_visible()
        visit.check_access()
        dice = random.Random(2)
        for query in ("[data-option=invade]", ".scene .opts", ".scene .after"):
            visit.reach(query, [ME, HOTSEAT], dice, {"first_age": "dealt"})
            visit.check_texts()
            visit.check_access()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_bar_of_a_phone_has_room_for_everything(language: str, site: str, chromium: Browser) -> None:
    """With another table that waits, something to take back, and the longest names of phases."""
    with Visit(site, chromium, PHONE, language) as visit:
        visit.table([ME, RANDOM], options={"first_age": "dealt", "first_player": "seat_1"})
        for game, query in (
            ("tiny_epic_vikings", "[data-option=lead]"),
            ("lords_of_ragnarok", ".topbar button:nth-last-child(5)"),  # to take back: the other four are always there
        ):
            visit.reach(query, [ME, RANDOM], random.Random(1), game=game)
            expect(visit.page.locator(".topbar .wait")).to_be_visible()
            boxes = visit.page.evaluate(BOXES)
            assert len(boxes) >= 6
            assert all(0 <= left < right <= PHONE["width"] for left, right in boxes), boxes


@pytest.mark.parametrize(("language", "players"), [("en", "Players"), ("uk", "Гравці"), ("ru", "Игроки")])
def test_the_score_pad_is_in_words(language: str, players: str, site: str, chromium: Browser) -> None:
    """Of a room that has no word of its own for a seat."""
    with Visit(site, chromium, language=language) as visit:
        table = visit.table([ME, RANDOM], game="vikings_gone_wild")
        visit.sit(table)
        visit.retire(table, 0)
        expect(visit.page.locator("thead th").first).to_have_text(players)


def test_a_full_hand_on_a_phone(site: str, chromium: Browser) -> None:
    """Eight cards can be brought into sight one by one, read large, and played with a finger."""
    with Visit(site, chromium, PHONE) as visit:
        page = visit.page
        visit.sit(visit.table([ME, RANDOM], seed=4))
        cards = page.locator("button.card")
        expect(cards).to_have_count(8)
        for n in range(8):
            cards.nth(n).scroll_into_view_if_needed()
            box = cards.nth(n).bounding_box()
            assert box is not None
            assert box["x"] >= 0, (n, box)
            assert box["x"] + box["width"] <= PHONE["width"], (n, box)
            assert min(box["width"], box["height"]) >= 44, (n, box)
        names = {str(cards.nth(n).get_attribute("data-ref")) for n in range(8)}
        visit.sit(visit.table([ME, RANDOM], seed=4, options={"first_age": "dealt", "first_player": "seat_1"}))
        page.get_by_role("button", name="Hand", exact=True).click()
        expect(cards).to_have_count(8)
        assert names
        visit.check_texts()
        visit.check_access()
        cards.last.scroll_into_view_if_needed()
        cards.last.focus()
        page.keyboard.press("Space")
        expect(page.get_by_role("dialog")).to_be_visible()
        visit.check_access()


@pytest.mark.parametrize(("size", "theme"), [(DESK, "dark"), (PHONE, "light")], ids=["desk", "phone"])
def test_every_dialog(site: str, chromium: Browser, size: ViewportSize, theme: str) -> None:
    """New table, settings, who you are, rules, the table's own, an invitation, a card, the curtain."""
    with Visit(site, chromium, size, "uk") as visit:
        page = visit.page
        visit.set(language="uk", theme=theme, motion="none")

        def look() -> None:
            expect(page.locator("dialog[open]").last).to_be_visible()
            visit.check_texts()
            visit.check_access()

        visit.name("Olha")
        page.goto("/")
        for opener in (".hero .btn >> nth=0", ".topbar .iconbtn >> nth=-1", ".topbar .me"):
            page.locator(opener).click()
            look()
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_have_count(0)
        visit.sit(visit.table([ME, HOTSEAT], seed=2, options={"first_age": "dealt", "first_player": "seat_1"}))
        look()
        page.locator("dialog[open] .btn.primary").click()
        for name in ("Правила", "Стіл"):
            page.get_by_role("button", name=name, exact=True).first.click()
            look()
            if name == "Стіл":
                page.locator("dialog[open] li .btn").first.click()
                expect(page.get_by_label("Запрошення як QR-код")).to_be_visible()
                look()
                page.keyboard.press("Escape")
            page.keyboard.press("Escape")
            expect(page.locator("dialog[open]")).to_have_count(0)
        page.locator("button.card").first.focus()
        page.keyboard.press("Space")
        look()
