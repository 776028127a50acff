"""Whole games by clicking: hot-seat, against bots, by keyboard alone, on a phone."""

from __future__ import annotations

import random

from playwright.sync_api import Browser, Page, expect

from tests.browser.visit import BOT, HOTSEAT, ME, PHONE, RANDOM, Visit


def test_a_hot_seat_game_of_two_from_the_hall_to_the_end(visit: Visit, page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Start a table").first.click()
    page.get_by_label("Your name").fill("Olha")
    page.get_by_role("button", name="2", exact=True).click()
    page.get_by_label("Who plays: Raven").select_option("hotseat")
    page.get_by_label("Name, if you like").fill("Marta")
    page.get_by_text("More options").click()
    page.get_by_label("Seed").fill("11")
    page.get_by_role("button", name="Begin now").click()
    curtain = page.get_by_role("dialog")
    expect(curtain).to_contain_text("Pass the screen")
    assert "Your hand" not in page.content()
    visit.play(random.Random(1))
    expect(page.get_by_role("heading", level=1)).to_contain_text("win")
    expect(page.get_by_role("heading", name="Where the points came from")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_label("Step", exact=True)).to_be_visible()


def test_a_game_against_bots(visit: Visit, page: Page) -> None:
    visit.sit(visit.table([ME, BOT, RANDOM]))
    visit.play(random.Random(2))
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()


def test_a_game_by_keyboard_alone(visit: Visit, page: Page) -> None:
    visit.sit(visit.table([ME, RANDOM], seed=5))
    dice = random.Random(3)
    for _ in range(2500):
        seen = visit.look()
        if seen["over"]:
            break
        if seen["goon"] or seen["doubt"] or (seen["ready"] and dice.random() < 0.7):
            page.keyboard.press("Enter")
        elif seen["options"]:
            page.keyboard.press(str(1 + dice.randrange(min(9, seen["options"]))))
            if dice.random() < 0.05:
                page.keyboard.press("Escape")
        else:
            page.wait_for_timeout(15)
    assert visit.look()["over"]


def test_a_game_on_a_phone(site: str, chromium: Browser) -> None:
    with Visit(site, chromium, PHONE) as visit:
        visit.sit(visit.table([ME, HOTSEAT], seed=3))
        visit.play(random.Random(4))
        assert visit.page.evaluate("document.documentElement.scrollWidth") <= 390


def test_a_game_in_words(site: str, chromium: Browser) -> None:
    with Visit(site, chromium) as visit:
        visit.set(language="en", theme="light", motion="none", confirm=False, plain=True)
        visit.sit(visit.table([ME, RANDOM], seed=6))
        expect(visit.page.get_by_text("Provinces")).to_be_visible()
        assert visit.page.locator("svg.map").count() == 0
        visit.check_access()
        visit.play(random.Random(5))


def test_undo_and_a_fresh_start_of_the_turn(visit: Visit, page: Page) -> None:
    visit.sit(visit.table([ME, HOTSEAT], seed=9, options={"first_age": "dealt", "first_player": "seat_1"}))
    page.locator("dialog[open] .btn.primary").click()
    place = page.locator("g.place.may").first.get_attribute("data-ref")
    leader = page.get_by_role("button", name="Reserve: Leader")
    leader.click()
    page.locator(f"g.place[data-ref={place}]").focus()
    page.keyboard.press("Enter")
    piece = page.locator(f".piece[data-ref=leader][data-area={place}]")
    expect(piece).to_be_visible()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.locator("dialog[open] .btn.primary").click()
    page.keyboard.press("u")
    expect(piece).to_be_hidden()
