"""The table of Tiny Epic Vikings: whole games by clicking on what is drawn, its scenes, sizes and languages."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.visit import DESK, ME, PHONE, RANDOM, Visit

GAME = "tiny_epic_vikings"
DRAWN = (
    ".choose .btn",
    "g.piece.may[data-ref=boat]",
    "g.dock.may",
    "g.piece.may[data-ref=settler]:not(.quiet)",
    "button.cell.may",
    ".slots button.slot.may",
    "button.build.may",
    "button.deed.may",
    ".god.may .cover",
    "button.fav.may",
    ".turn .btn.primary",
)
"""What can be clicked beside cards, islands and fjords: a card's two faces, pieces, docks, the mat, gods, favours."""


def press(page: Page, query: str) -> None:
    """Click on a thing, and see that the table has changed."""
    thing = page.locator(query).first
    thing.hover()
    before = page.locator("main").inner_html()
    thing.click()
    page.wait_for_function("(before) => document.querySelector('main')?.innerHTML !== before", arg=before)


def test_everything_drawn_answers_a_click(visit: Visit, page: Page) -> None:
    """Solo games, the first to its end, in which every kind of thing that glows is clicked at least once."""
    dice, left = random.Random(3), list(DRAWN)
    for seed in range(5, 11):
        visit.sit(visit.table([ME], seed=seed, game=GAME))
        while not (seen := visit.look())["over"] and (left or seed == 5):
            part = next((query for query in left if page.locator(query).first.is_visible()), None)
            if part is not None and seen["options"]:
                press(page, part)
                left.remove(part)
            elif page.locator("[data-option^=raid]").is_visible():
                page.locator("[data-option^=raid]").click()
            elif not visit.step(dice, seen):
                page.wait_for_timeout(15)
        if seed == 5:
            expect(page.get_by_text("The rival clan.")).to_be_visible()
        if not left:
            break
    assert left == []


def test_a_game_of_three_on_a_phone(site: str, chromium: Browser) -> None:
    with Visit(site, chromium, PHONE) as visit:
        visit.sit(visit.table([ME, RANDOM, RANDOM], seed=3, game=GAME))
        visit.play(random.Random(4))
        visit.check_texts()


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_every_state_speaks_and_can_be_read(site: str, chromium: Browser, language: str) -> None:
    """The draft, a turn, a battle, another clan's cards, the piles and the end, in both themes and sizes."""
    with Visit(site, chromium, PHONE if language == "ru" else DESK, language) as visit:
        if language == "uk":
            visit.set(language=language, theme="dark", motion="none", confirm=False)
        dice = random.Random(8)
        seats = [ME] if language == "en" else [ME, RANDOM]
        for query in ("button.card.may", "g.dock.may", ".scene .middle .btn"):
            table = visit.reach(query, seats, dice, game=GAME)
            visit.check_texts()
            visit.check_access()
        visit.retire(table, 0)
        visit.check_texts()
        visit.check_access()


def test_the_way_of_a_boat(visit: Visit, page: Page) -> None:
    """A boat is chosen, then where it goes; it sails there, and its line lights both places."""
    visit.reach("g.piece.may[data-ref=boat]", [ME, RANDOM], random.Random(2), game=GAME)
    page.locator("g.piece.may[data-ref=boat]").first.click()
    goal = page.locator("g.place.may:not(.dock)").first.get_attribute("data-ref")
    page.locator(f"g.place[data-ref={goal}]").focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"g.piece[data-ref=boat][data-area={goal}][data-clan=wolf]")).not_to_have_count(0)
    page.locator(".saga li.sailed").first.hover()
    expect(page.locator("g.place.lit")).to_have_count(2)


def test_piles_and_cards_can_be_looked_at(visit: Visit, page: Page) -> None:
    visit.reach(".piles .pill:not(:disabled)", [ME, RANDOM], random.Random(6), game=GAME)
    page.locator(".piles .pill:not(:disabled)").first.click()
    expect(page.get_by_role("dialog").locator("button.card")).not_to_have_count(0)
    page.keyboard.press("Escape")
    page.locator("button.fav:not(.may)").first.click()
    expect(page.get_by_role("dialog").get_by_role("heading")).to_be_visible()
