"""What people do besides playing: an account on two devices, a rematch, a record taken home and back, settings."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.visit import BOT, ME, OPEN, RANDOM, Visit

FIRST = {"first_age": "dealt", "first_player": "seat_1"}


def test_an_account_keeps_the_tables_on_every_device(site: str, chromium: Browser) -> None:
    with Visit(site, chromium) as desk, Visit(site, chromium) as other:
        table = desk.table([ME, BOT], seed=5, options=FIRST)
        page = desk.page
        page.goto("/")
        page.get_by_role("button", name="Who you are").click()
        page.get_by_label("Your name").fill("Olha of Kyiv")
        page.get_by_label("Password").fill("correct horse battery")
        page.get_by_role("button", name="Make an account").click()
        expect(page.get_by_role("dialog")).to_be_hidden()

        page = other.page
        page.goto("/")
        page.get_by_role("button", name="Who you are").click()
        page.get_by_label("Your name").fill("Olha of Kyiv")
        page.get_by_label("Password").fill("wrong horse battery")
        page.get_by_role("button", name="Log in").click()
        expect(page.get_by_role("alert")).to_contain_text("do not fit")
        page.get_by_label("Password").fill("correct horse battery")
        page.get_by_role("button", name="Log in").click()
        expect(page.get_by_role("dialog")).to_be_hidden()
        page.locator(f"a[href='/table/{table}']").first.click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("choose an action")
        other.errors.clear()  # the browser notes the refused password


def test_a_rematch_takes_everybody_along(site: str, chromium: Browser) -> None:
    """Players and spectators: the new table is one click away on the old one."""
    with Visit(site, chromium) as olha, Visit(site, chromium) as taras, Visit(site, chromium) as eyes:
        table = olha.table([ME, OPEN], seed=3, options=FIRST, begin=False)
        taras.name("Taras")
        taras.post(f"/api/tables/{table}/seats/1", {"do": "take"})
        olha.post(f"/api/tables/{table}/start")
        for visit in (taras, eyes, olha):
            visit.sit(table)
        taras.post(f"/api/tables/{table}/seats/1", {"do": "bot", "bot": "random"})
        olha.retire(table, 0)
        olha.page.get_by_role("button", name="Rematch").click()
        expect(olha.page).not_to_have_url(f"{site}/table/{table}")
        eyes.page.get_by_text("A rematch is being set up.").wait_for()
        eyes.page.get_by_role("link", name="Open", exact=True).click()
        expect(eyes.page).to_have_url(olha.page.url)


def test_a_record_goes_home_and_comes_back(visit: Visit, tmp_path: Path) -> None:
    table = visit.table([ME, RANDOM], seed=4, options=FIRST)
    visit.sit(table)
    visit.retire(table, 0)
    page = visit.page
    result = page.get_by_role("heading", level=1).inner_text()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    with page.expect_download() as story:
        page.get_by_role("link", name="Download the saga").click()
    assert "The game is over.\n" in story.value.path().read_text("utf-8")
    record = tmp_path / "game.saga"
    download.value.save_as(record)
    page.goto("/replays")
    page.locator("input[type=file]").set_input_files(record)
    page.wait_for_url("**/table/**")
    assert table not in page.url
    expect(page.get_by_role("heading", level=1)).to_have_text(result)
    broken = tmp_path / "broken.saga"
    broken.write_text(record.read_text().replace("\n0 ", "\n1 ", 1))
    page.goto("/replays")
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.get_by_role("alert")).to_contain_text("no record of a game")
    visit.errors.clear()  # the browser notes the refused record


def test_settings_hold_at_once_and_for_good(site: str, chromium: Browser) -> None:
    """Language, light, motion and shapes, from the dialog; they are there after a reload."""
    context = chromium.new_context(base_url=site, locale="en", reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    root = page.locator("html")
    expect(root).to_have_attribute("data-motion", "none")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Dark").click()
    page.get_by_label("Strong shapes").check()
    page.get_by_role("button", name="Українська").click()
    for _ in range(2):
        expect(root).to_have_attribute("data-theme", "dark")
        expect(root).to_have_attribute("data-shapes", "strong")
        expect(page.get_by_role("heading", level=1)).to_contain_text("Вогонь горить")
        page.reload()
    context.close()
