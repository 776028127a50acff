"""Two people far apart at one table: joining, a lost connection, undo, a stale click, a phone as a hand."""

from __future__ import annotations

import random
import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.cable import Cable
from tests.browser.visit import BOT, HOTSEAT, ME, OPEN, PHONE, Visit


def meet(host: Visit, guest: Visit) -> None:
    """Two people at one table, from the invitation to the first question."""
    table = host.table([ME, OPEN], begin=False)
    host.page.goto(f"/table/{table}")
    guest.page.goto(f"/table/{table}")
    guest.page.get_by_label("Your name").fill("Taras")
    guest.page.get_by_role("button", name="Take this seat").click()
    host.page.get_by_role("button", name="Begin", exact=True).click()


def test_a_connection_lost_in_the_middle_of_a_simultaneous_choice(site: str, chromium: Browser) -> None:
    with Visit(site, chromium) as olha, Cable(site) as cable, Visit(cable.site, chromium) as taras:
        meet(olha, taras)
        for visit in (olha, taras):
            expect(visit.page.get_by_role("heading", level=1)).to_contain_text("Choose what to keep")

        cable.cut()
        expect(taras.page.get_by_text("Lost the wind")).to_be_visible()
        cards = taras.page.locator("button.card.may")
        first, second = cards.nth(0).get_attribute("data-ref"), cards.nth(1).get_attribute("data-ref")
        cards.nth(0).click()
        cards.nth(0).click()  # the second of those that still glow: the answer cannot get through now
        for n in (0, 0):
            olha.page.locator("button.card.may").nth(n).click()
        expect(olha.page.get_by_role("heading", level=1)).to_contain_text("thinking")
        expect(taras.page.get_by_text("Lost the wind")).to_be_visible()

        cable.mend()
        expect(taras.page.get_by_text("Lost the wind")).to_be_hidden()
        for visit in (olha, taras):
            expect(visit.page.get_by_role("heading", level=1)).to_contain_text("Choose what to keep")
        kept = taras.page.locator("li.kept button.card")
        expect(kept).to_have_count(2)
        assert {kept.nth(n).get_attribute("data-ref") for n in (0, 1)} == {first, second}
        assert not taras.page.get_by_text("moved on without you").is_visible()


def test_what_others_answer_at_the_same_time_disturbs_nobody(site: str, chromium: Browser) -> None:
    """Half an answer and advice stay as they are while the question does."""
    with Visit(site, chromium) as olha, Visit(site, chromium) as taras:
        meet(olha, taras)
        olha.page.locator("button.card.may").first.click()
        olha.page.get_by_role("button", name="What would you do?").click()
        for _ in range(2):
            taras.page.locator("button.card.may").first.click()
        expect(taras.page.get_by_role("heading", level=1)).to_contain_text("thinking")
        expect(olha.page.get_by_role("region", name="Advice")).to_be_visible()
        expect(olha.page.locator("button.card.chosen")).to_have_count(1)
        olha.page.locator("button.card.may").first.click()
        expect(olha.page.locator("li.kept button.card")).to_have_count(2)
        expect(olha.page.get_by_role("region", name="Advice")).to_have_count(0)


def test_undo_and_the_title_of_the_tab(visit: Visit) -> None:
    page = visit.page
    visit.sit(visit.table([ME, BOT], seed=5, options={"first_age": "dealt", "first_player": "seat_1"}))
    expect(page).to_have_title(re.compile("Your turn"))
    page.locator('[data-option="invade"]').click()
    page.get_by_role("button", name="Leader").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Leader: where to land?")
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", level=1)).to_have_text("Who invades?")
    page.keyboard.press("Escape")
    expect(page.get_by_role("heading", level=1)).to_contain_text("choose an action")
    page.locator('[data-option="pass"]').click()
    expect(page.get_by_role("alertdialog")).to_contain_text("You give up 6 rage")
    page.keyboard.press("Escape")
    expect(page.get_by_role("alertdialog")).to_be_hidden()


def test_a_thing_that_does_not_glow_says_why(visit: Visit) -> None:
    page = visit.page
    visit.sit(visit.table([ME, BOT], seed=5, options={"first_age": "dealt", "first_player": "seat_1"}))
    page.locator("button.card").filter(has_text="Battle").first.click()
    expect(page.get_by_role("status")).to_contain_text("Battle cards are played in battles only")


def test_a_phone_takes_a_seat_by_its_code(site: str, chromium: Browser) -> None:
    with Visit(site, chromium) as desk, Visit(site, chromium, PHONE) as phone:
        desk.sit(desk.table([ME, HOTSEAT], seed=3))
        desk.page.locator("dialog[open] .btn.primary").click()
        desk.page.get_by_role("button", name="Table").click()
        desk.page.get_by_role("button", name="Invite").last.click()
        expect(desk.page.get_by_label("Invitation as a QR code")).to_be_visible()
        link = desk.page.get_by_label("Invitation as a link").input_value()
        phone.page.goto(link)
        phone.page.get_by_label("Your name").fill("Marta")
        phone.page.get_by_role("button", name="Take this seat").click()
        expect(phone.page.locator("button.card.may").first).to_be_visible()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_spectator_sees_the_board_and_no_hand(site: str, chromium: Browser, theme: str) -> None:
    with Visit(site, chromium) as olha, Visit(site, chromium) as eyes:
        table = olha.table([ME, BOT], seed=4)
        eyes.set(theme=theme, motion="none")
        eyes.sit(table)
        expect(eyes.page.locator("g[data-ref=gimle]")).to_be_visible()
        assert eyes.page.locator("button.card").count() == 0
        olha.sit(table)
        for _ in range(4):
            olha.step(random.Random(1))
        assert eyes.page.locator("button.card").count() == 0
