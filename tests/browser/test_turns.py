"""Games that last for weeks: where it is my turn comes first, what is new is marked, and who asks for it is called."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, expect

from tests.browser.visit import ME, OPEN, Visit

FIRST = {"first_age": "dealt", "first_player": "seat_1"}

NOTED = """
window.noted = [];
window.Notification = class {
  static permission = 'granted';
  static requestPermission = async () => 'granted';
  constructor(title, { body, tag }) { window.noted.push([title, body, tag]); }
  close() {}
};
Object.defineProperty(document, 'hidden', { get: () => true });
"""
"""Notifications are written down, and the page takes itself for one in the background."""


def table_of_two(olha: Visit, taras: Visit) -> str:
    """A table where Taras, on the first seat, is asked first and Olha then."""
    table = taras.table([ME, OPEN], seed=2, options=FIRST, begin=False)
    olha.post(f"/api/tables/{table}/seats/1", {"do": "take"})
    taras.post(f"/api/tables/{table}/start")
    return table


def pass_turn(visit: Visit, table: str) -> None:
    visit.sit(table)
    visit.page.locator('[data-option="pass"]').click()
    visit.page.locator("[role=alertdialog] .go").click()


def test_my_turn_comes_first_and_what_is_new_is_marked(site: str, chromium: Browser) -> None:
    with Visit(site, chromium) as olha, Visit(site, chromium) as taras:
        olha.name("Olha")
        old = table_of_two(olha, taras)
        new = table_of_two(olha, taras)
        page = olha.page
        page.goto("/")
        rows = page.locator("section", has_text="Your tables").locator("li.row")
        links = rows.locator("a")
        expect(links.first).to_have_attribute("href", f"/table/{new}")
        expect(rows.first).to_contain_text("is thinking")
        expect(page).to_have_title("Longhall")
        olha.sit(old)
        page.goto("/")
        expect(rows.get_by_label("Something has happened since you last looked")).to_have_count(1)

        pass_turn(taras, old)
        expect(page).to_have_title("(1) Longhall", timeout=60_000)
        expect(links.first).to_have_attribute("href", f"/table/{old}")
        expect(rows.first).to_contain_text("Your turn")
        expect(rows.get_by_label("Something has happened since you last looked")).to_have_count(2)
        expect(page.get_by_role("heading", level=1)).to_contain_text("A table waits for you")

        page.goto(f"/table/{new}")
        expect(page).to_have_title(re.compile(r"^\(1\) Blood Rage"))
        page.get_by_role("link", name="A table waits for you").click()
        expect(page).to_have_url(re.compile(old))
        expect(page).to_have_title(re.compile("Your turn"))


def test_a_notification_when_it_becomes_my_turn(site: str, chromium: Browser) -> None:
    with Visit(site, chromium) as olha, Visit(site, chromium) as taras:
        olha.name("Olha")
        olha.context.add_init_script(NOTED)
        here, there = table_of_two(olha, taras), table_of_two(olha, taras)
        page = olha.page
        page.goto("/")
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Notifications").check()
        page.keyboard.press("Escape")
        pass_turn(taras, there)
        page.wait_for_function("() => window.noted.length === 1", timeout=60_000)
        assert page.evaluate("window.noted") == [["Your turn", "Blood Rage", f"/table/{there}"]]
        page.locator(f"a[href='/table/{here}']").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("thinking")
        pass_turn(taras, here)
        page.wait_for_function("() => window.noted.length === 2")
        assert page.evaluate("window.noted[1]") == ["Your turn", "Blood Rage", f"/table/{here}"]
