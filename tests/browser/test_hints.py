"""Advice at a decision, and the look back on a finished game."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.visit import BOT, ME, PHONE, RANDOM, Visit

DEALT = {"first_age": "dealt", "first_player": "seat_1"}
PATIENCE = 60_000
"""Milliseconds for a search on a busy machine."""


def test_what_would_you_do(visit: Visit, page: Page) -> None:
    visit.sit(visit.table([ME, BOT], seed=9, options=DEALT))
    page.get_by_role("button", name="What would you do?").click()
    advice = page.get_by_role("region", name="Advice")
    expect(advice.get_by_role("button").first).to_be_visible(timeout=PATIENCE)
    assert 1 <= advice.get_by_role("button").count() <= 3
    visit.check_access()
    best = advice.get_by_role("button").first
    expect(best).to_contain_text("%")
    words = best.locator("b").inner_text()
    best.click()
    expect(page.locator(".acts .go")).to_have_text(words)
    before = page.locator("main").get_attribute("data-at")
    page.locator(".acts .go").click()
    expect(page.locator("main")).not_to_have_attribute("data-at", before or "")
    expect(advice).to_have_count(0)


def test_a_table_without_advice_offers_none(visit: Visit, page: Page) -> None:
    visit.sit(visit.table([ME, BOT], seed=9, options=DEALT, settings={"hints": False}))
    expect(page.locator(".opts").first).to_be_visible()
    expect(page.get_by_role("button", name="What would you do?")).to_have_count(0)


def test_advice_can_be_left_out_when_a_table_is_made(visit: Visit, page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Start a table").first.click()
    page.get_by_text("More options").click()
    page.get_by_label("Players may ask for advice").uncheck()
    page.get_by_role("button", name="Begin now").click()
    page.wait_for_selector("main[data-at]")
    table = visit.context.request.get(f"/api/tables/{page.url.rsplit('/', 1)[1]}").json()
    assert table["settings"]["hints"] is False


def test_looking_back_on_a_finished_game(visit: Visit, page: Page) -> None:
    table = visit.table([ME, RANDOM], seed=4)
    visit.sit(table)
    visit.retire(table, 0)
    page.get_by_role("button", name="Look back on this game").click()
    curve = page.get_by_role("img", name="Chances to win")
    expect(curve).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("progressbar")).to_have_count(0, timeout=3 * PATIENCE)
    visit.check_access()
    page.get_by_role("link", name="Replay").click()
    expect(curve).to_be_visible()
    page.locator("button.step").first.click()
    wanted = page.locator("button.step").first.inner_text()
    expect(page.get_by_label("Step", exact=True)).to_have_value(wanted)


def test_advice_on_a_phone_in_ukrainian(site: str, chromium: Browser) -> None:
    with Visit(site, chromium, PHONE, "uk") as visit:
        visit.sit(visit.table([ME, BOT], seed=9, options=DEALT))
        visit.page.get_by_role("button", name="А що б ви зробили?").click()
        expect(visit.page.get_by_role("region", name="Порада")).to_be_visible(timeout=PATIENCE)
        assert visit.page.evaluate("document.documentElement.scrollWidth") <= 390
