"""One person at two tabs: both follow, a tab that was left behind is told so and recovers; undo and a fresh turn."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.browser.cable import Cable
from tests.browser.visit import BOT, DESK, ME, OPEN, PHONE, Visit

FIRST = {"first_age": "dealt", "first_player": "seat_1"}


def heading(page: Page) -> Locator:
    return page.get_by_role("heading", level=1)


def land_the_leader(page: Page) -> str:
    """Invade with the leader by the list alone; where it landed comes back."""
    page.locator('[data-option="invade"]').click()
    page.get_by_role("button", name="Leader").first.click()
    place = str(page.locator("g.place.may").first.get_attribute("data-ref"))
    page.locator(f"g.place[data-ref={place}]").focus()
    page.keyboard.press("Enter")
    return place


def test_two_tabs_of_one_seat_show_the_same(visit: Visit) -> None:
    table = visit.table([ME, BOT], seed=5, options=FIRST)
    visit.sit(table)
    other = visit.context.new_page()
    other.goto(f"/table/{table}")
    expect(heading(other)).to_contain_text("choose an action")
    place = land_the_leader(visit.page)
    for page in (visit.page, other):
        expect(page.locator(f".piece[data-ref=leader][data-area={place}]")).to_be_visible()
    expect(heading(other)).to_contain_text("choose an action")
    other.locator('[data-option="pass"]').click()
    other.locator("[role=alertdialog] .go").click()
    expect(visit.page.get_by_role("log")).to_contain_text("pass")
    assert visit.page.get_by_text("moved on without you").count() == 0


def test_a_stale_tab_is_refused_clearly_and_recovers(site: str, chromium: Browser) -> None:
    with Visit(site, chromium) as visit, Cable(site) as cable:
        table = visit.table([ME, BOT], seed=5, options=FIRST)
        visit.sit(table)
        stale = visit.context.new_page()
        stale.goto(f"{cable.site}/table/{table}")
        expect(heading(stale)).to_contain_text("choose an action")
        cable.cut()
        expect(stale.get_by_text("Lost the wind")).to_be_visible()
        place = land_the_leader(visit.page)
        piece = f".piece[data-ref=leader][data-area={place}]"
        expect(visit.page.locator(piece)).to_be_visible()
        at = visit.page.locator("main").get_attribute("data-at")

        assert land_the_leader(stale) == place
        expect(stale.get_by_text("Lost the wind")).to_be_visible()
        cable.mend()
        expect(stale.get_by_text("That moved on without you")).to_be_visible()
        expect(stale.locator(piece)).to_have_count(1)
        expect(heading(stale)).to_contain_text("choose an action")
        assert stale.locator("main").get_attribute("data-at") == at

        stale.get_by_role("button", name="Close").click()
        expect(stale.get_by_text("That moved on without you")).to_be_hidden()
        stale.locator('[data-option="pass"]').click()
        stale.locator("[role=alertdialog] .go").click()
        expect(visit.page.get_by_role("log")).to_contain_text("pass")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_turn_of_two_answers_is_begun_again_with_one_click(site: str, chromium: Browser, size: ViewportSize) -> None:
    with Visit(site, chromium, size) as olha, Visit(site, chromium) as taras:
        table = olha.table([ME, OPEN], seed=2, options=FIRST, begin=False)
        taras.name("Taras")
        taras.post(f"/api/tables/{table}/seats/1", {"do": "take"})
        olha.post(f"/api/tables/{table}/start")
        olha.sit(table)
        page = olha.page
        troll = page.locator(".piece[data-ref=troll]")
        page.locator('[data-option="upgrade"]').click()
        page.locator('[data-option="upgrade troll"]').click()
        page.locator('[data-option="invade troll elvagar"]').click()
        expect(troll).to_be_visible()
        again = page.get_by_role("button", name="Reset my turn")
        again.click()
        expect(again).to_be_hidden()
        expect(troll).to_have_count(0)
        expect(page.get_by_role("heading", name="choose an action")).to_be_visible()
        expect(page.locator("button.card[data-ref=troll]").first).to_be_visible()
