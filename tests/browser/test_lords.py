"""Lords of Ragnarok in the browser: whole games by clicking, the scenes, the phone, three languages, axe-core."""

from __future__ import annotations

import random
import time

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.visit import DESK, ME, PHONE, RANDOM, Seats, Visit

GAME = "lords_of_ragnarok"
TOLD = ".scene .middle > .btn.primary"
TURN = ".scene [role=log]"


def begin(visit: Visit, seats: Seats, seed: int = 7, **options: str) -> str:
    table = visit.table(seats, seed=seed, options=options, game=GAME)
    visit.sit(table)
    return table


def go(visit: Visit, dice: random.Random, query: str = "", seconds: float = 240) -> int:
    """Click on, pieces of the map among the rest, until something shows or the game is over; how many clicks."""
    clicks, until = 0, time.monotonic() + seconds
    while not (seen := visit.look())["over"]:
        if query and visit.page.locator(query).first.is_visible():
            break
        assert time.monotonic() < until, f"no {query or 'end'} after {clicks} clicks: {seen}"
        pieces = visit.page.locator("main:not([inert]) g.piece.may")
        if not seen["goon"] and dice.random() < 0.3 and pieces.count() > 0:
            pieces.nth(dice.randrange(pieces.count())).dispatch_event("click")
            clicks += 1
        elif visit.step(dice, seen):
            clicks += 1
        else:
            visit.page.wait_for_timeout(15)
    return clicks


def test_a_game_against_a_follower(visit: Visit, page: Page) -> None:
    begin(visit, [ME], seed=3)
    expect(page.locator("svg.map")).to_be_visible()
    assert go(visit, random.Random(3)) > 20
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_turns_of_four_on_the_large_side(visit: Visit, page: Page) -> None:
    begin(visit, [ME, RANDOM, RANDOM, RANDOM], seed=5)
    expect(page.locator("g.place[data-ref=gimlefjell]")).to_be_visible()
    assert page.locator("g.place[data-ref]").count() == 21 + 6 + 6 + 6 + 1  # regions, seas, realms, spaces, hub
    dice, clicks = random.Random(5), 0
    while clicks < 25:
        clicks += visit.step(dice)
    expect(page.locator(".saga li").nth(5)).to_be_visible()
    visit.check_texts()


@pytest.mark.parametrize(
    ("seats", "followers"), [([ME], "three"), ([ME, RANDOM], "two")], ids=["three followers", "mixed"]
)
def test_several_followers_are_told_of_one_after_the_other(
    visit: Visit, page: Page, seats: Seats, followers: str
) -> None:
    begin(visit, seats, seed=4, followers=followers)
    go(visit, random.Random(4), TURN)
    expect(page.get_by_role("button", name="To my turn")).to_be_visible()
    page.locator(TOLD).click()
    expect(page.locator(TURN)).to_be_visible()
    page.get_by_role("button", name="See the table").click()
    expect(page.locator(".scene")).to_have_count(0)
    page.get_by_role("button", name="Turn of a follower").click()
    while page.locator(TURN).is_visible():
        page.locator(TOLD).click()
    visit.check_access()


def test_a_follower_says_why(visit: Visit, page: Page) -> None:
    begin(visit, [ME], seed=7)
    go(visit, random.Random(7), TURN)
    panel = page.locator(".scene")
    expect(panel).to_contain_text("Turn of a follower")
    expect(panel.locator("ol h3")).to_have_text(
        ["Card", "Prayer", "Hero", "Runes", "Manoeuvres", "Special action", "Bonus"]
    )
    expect(panel.get_by_text("Why: the chosen card").first).to_be_visible()
    expect(panel.get_by_label("Row of Surtur").locator("ol > li")).to_have_count(3)
    expect(panel.get_by_label("Row of Surtur").locator(".chosen")).to_have_count(1)
    visit.check_access()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)


def test_an_army_marches_from_the_picture_alone(visit: Visit, page: Page) -> None:
    begin(visit, [ME, RANDOM], seed=6)
    go(visit, random.Random(6), '[data-option^="march"], [data-option="march"]')
    army = page.locator("g.piece.may[data-ref=army]").first
    source = army.get_attribute("data-region")
    army.dispatch_event("click")
    goal = page.locator(f"g.place.may:not([data-ref={source}])").first
    target = goal.get_attribute("data-ref")
    goal.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"g.piece[data-ref=army][data-region={target}], .scene").first).to_be_visible()


def test_a_card_can_be_read_large(visit: Visit, page: Page) -> None:
    begin(visit, [ME], seed=7)
    go(visit, random.Random(7), TURN)
    page.locator(TOLD).click()
    page.locator("section[aria-label='Your hand'] button.card").first.click(button="right")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("button.mini").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Hero to region")


@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("ru", DESK), ("uk", PHONE)], ids=["en", "ru", "phone"])
def test_the_table_in_every_language(site: str, chromium: Browser, language: str, size: ViewportSize) -> None:
    with Visit(site, chromium, size, language) as visit:
        visit.set(language=language, theme="dark" if language == "uk" else "light", motion="none", confirm=False)
        dice = random.Random(3)
        table = begin(visit, [ME], seed=3)
        for query in ("button.card.may", TURN, '[data-option^="take"]', ".scene .opts .opt"):
            go(visit, dice, query)
            visit.check_texts()
            visit.check_access()
        visit.retire(table, 0)
        visit.check_texts()
        visit.check_access()
