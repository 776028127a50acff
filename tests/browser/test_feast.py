"""The table of A Feast for Odin: a whole game by clicking, laying tiles in every way, dice, phones, three languages."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from longhall.kernel import Ask, Match
from tests.browser.midgame import bring
from tests.browser.visit import BOT, DESK, ME, PHONE, RANDOM, Seats, Visit

GAME = "feast_for_odin"
SPACE = ".sp.may"


def sit(visit: Visit, seats: Seats, seed: int = 7, **options: str) -> str:
    table = visit.table(seats, seed, options, game=GAME)
    visit.sit(table)
    return table


def act(visit: Visit, dice: random.Random, seen: dict[str, Any]) -> bool:
    """Click on the picture where that can be done, else on the list."""
    page = visit.page
    if page.locator(".laying .lay").first.is_visible():
        visit._press(".laying .step ~ .step")
        visit._press(".laying .lay:not(:disabled)")
        return True
    spaces = page.locator(SPACE).count()
    if spaces and dice.random() < 0.7 and not (seen["goon"] or seen["doubt"]):
        visit._press(SPACE, dice.randrange(spaces))
        return True
    return visit.step(dice, seen)


def play(visit: Visit, dice: random.Random, until: str = "", seconds: float = 240) -> None:
    """Click on until something shows, or the game is over."""
    end = time.monotonic() + seconds
    while not (seen := visit.look())["over"]:
        if until and visit.page.locator(until).first.is_visible():
            return
        assert time.monotonic() < end, f"no {until or 'end'} within {seconds} s: {seen}"
        if not act(visit, dice, seen):
            visit.page.wait_for_timeout(15)


def space(page: Page, name: str) -> None:
    """Send Vikings to a space of the action board."""
    page.locator(f".sp.may[data-ref={name}]").click()


def with_linen(visit: Visit) -> Locator:
    """Alone, after weaving linen: a green tile in supply that can be laid."""
    sit(visit, [ME])
    space(visit.page, "weave_linen")
    linen = visit.page.locator(".sg.may[data-ref=linen]")
    expect(linen).to_be_visible()
    return linen


def size(tile: Locator) -> str:
    """How a tile lies."""
    box = tile.bounding_box()
    assert box
    return "wide" if box["width"] > box["height"] else "tall"


def laid(page: Page) -> Locator:
    return page.locator("svg.grid .tile.green:not(.ghost)")


def test_a_whole_game_by_clicking(visit: Visit, page: Page) -> None:
    sit(visit, [ME, RANDOM], seed=5, length="short")
    play(visit, random.Random(2), seconds=300)
    expect(page.get_by_role("button", name="Rematch")).to_be_visible()
    expect(page.get_by_role("heading", name="Where the points came from")).to_be_visible()
    course = page.get_by_role("img", name="Points over time")
    expect(course.locator(".ax")).to_contain_text(["−50", "0", "1", "5"])
    pad = page.locator(".chart table")
    assert pad.evaluate("el => el.scrollWidth - el.parentElement.clientWidth") <= 0
    visit.check_texts()
    visit.check_access()


def test_a_tile_is_taken_up_turned_and_laid(visit: Visit, page: Page) -> None:
    linen = with_linen(visit)
    linen.click()
    panel = page.get_by_role("region", name="Laying: Linen")
    expect(page.locator("svg.grid .cell.may").first).to_be_visible()
    assert size(panel.locator(".pic > svg")) == "wide"
    page.keyboard.press("r")
    assert size(panel.locator(".pic > svg")) == "tall"
    page.get_by_label("The next place").click()
    expect(page.locator("svg.grid .tile.ghost")).to_have_count(1)
    expect(panel).to_contain_text("uncovered →")
    panel.get_by_role("button", name="Lay here").click()
    expect(laid(page)).to_have_count(1)
    expect(page.locator(".sg[data-ref=linen]")).to_have_count(0)


def both_may_lay(match: Match[Any], ask: Ask[Any]) -> bool:
    """Before income, side by side; the first seat is called to the screen."""
    lays = any(verb == "lay" for verb, *_ in ask.options)
    return ask.kind == "window" and ask.seat == 0 and len(match.pending) == 2 and lays


ANSWER = """([table, message]) => {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/tables/${table}/ws?at=0&as=seats`);
  socket.onopen = () => socket.send(JSON.stringify(message));
}"""


def test_a_tile_in_hand_stays_there_while_others_lay_theirs(visit: Visit, page: Page) -> None:
    table = bring(visit, GAME, 2, 3, both_may_lay, shared=True)
    page.locator("dialog[open] .btn.primary").click()
    page.locator(".sg.may").first.click()
    expect(page.locator("svg.grid .cell.may").first).to_be_visible()
    page.get_by_label("The next place").click()
    expect(page.locator("svg.grid .tile.ghost")).to_have_count(1)
    main = page.locator("main[data-at]")
    at = main.get_attribute("data-at")
    assert at
    move = {"type": "move", "id": "other", "at": int(at), "seat": 1, "kind": "window", "choice": "done"}
    page.evaluate(ANSWER, [table, move])
    expect(main).not_to_have_attribute("data-at", at)
    expect(page.locator("svg.grid .tile.ghost")).to_have_count(1)


def test_a_tile_is_dragged_onto_the_board_and_snaps(visit: Visit, page: Page) -> None:
    start = with_linen(visit).bounding_box()
    assert start
    page.mouse.move(start["x"] + 10, start["y"] + 8)
    page.mouse.down()
    page.mouse.move(start["x"] + 10, start["y"] - 80, steps=4)
    expect(page.locator("svg.grid .cell.may").first).to_be_visible()
    lit = page.locator("svg.grid .cell.may").nth(14).bounding_box()
    assert lit
    page.mouse.move(lit["x"] + 3, lit["y"] + lit["height"] / 2, steps=4)
    expect(page.locator("svg.grid .tile.ghost")).to_have_count(1)
    page.mouse.up()
    expect(laid(page)).to_have_count(1)


Touch = Callable[..., None]


def finger_on(page: Page) -> Touch:
    """One finger on the glass; it starts, moves and ends."""
    glass = page.context.new_cdp_session(page)

    def touch(kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        glass.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})

    return touch


def test_a_finger_that_rests_on_a_tile_drags_it_onto_the_board(site: str, chromium: Browser) -> None:
    with Visit(site, chromium, PHONE) as visit:
        linen, page = with_linen(visit), visit.page
        linen.scroll_into_view_if_needed()
        start = linen.bounding_box()
        assert start
        touch = finger_on(page)
        touch("Start", start["x"] + 10, start["y"] + 8)
        expect(page.locator("svg.grid .cell.may").first).to_be_visible()
        lit = page.locator("svg.grid .cell.may").nth(14).bounding_box()
        assert lit
        for far in (200, 120, 60, 46):
            touch("Move", lit["x"] + 3, lit["y"] + far)
        expect(page.locator("svg.grid .tile.ghost")).to_have_count(1)
        touch("End")
        expect(laid(page)).to_have_count(1)


def test_a_finger_that_passes_over_a_tile_scrolls(site: str, chromium: Browser) -> None:
    with Visit(site, chromium, PHONE) as visit:
        linen, page = with_linen(visit), visit.page
        before = visit.look()["at"]
        linen.scroll_into_view_if_needed()
        start = linen.bounding_box()
        assert start
        touch = finger_on(page)
        touch("Start", start["x"] + 10, start["y"] + 8)
        for far in range(10, 240, 20):
            touch("Move", start["x"] + 10, start["y"] + 8 - far)
        touch("End")
        page.wait_for_timeout(400)
        expect(page.locator(".laying")).to_have_count(0)
        assert visit.look()["at"] == before


def test_a_tile_that_is_put_back_has_never_been_taken(visit: Visit, page: Page) -> None:
    linen = with_linen(visit)
    before = visit.look()["at"]
    linen.click()
    expect(page.locator("svg.grid .cell.may").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".laying")).to_have_count(0)
    assert visit.look()["at"] == before


def test_the_room_arranges_goods_and_lays_nothing_without_a_yes(visit: Visit, page: Page) -> None:
    with_linen(visit)
    before = visit.look()["at"]
    page.get_by_role("button", name="Arrange for me").click()
    expect(page.locator("svg.grid .tile.ghost")).to_have_count(1)
    visit.check_access()
    assert visit.look()["at"] == before
    expect(laid(page)).to_have_count(0)
    page.get_by_role("button", name="Lay them so").click()
    expect(laid(page)).to_have_count(1)


def test_a_hunt_is_a_scene_with_dice(visit: Visit, page: Page) -> None:
    sit(visit, [ME])
    space(page, "hunting_game_1")
    expect(page.locator(".scene .dice svg")).to_have_count(1)
    visit.check_access()
    page.locator(".scene .opt[data-option=fail]").click()
    expect(page.locator(".scene .middle")).to_contain_text("Failure")
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".scene")).to_have_count(0)


def test_what_is_on_offer_and_in_the_mountains(visit: Visit, page: Page) -> None:
    sit(visit, [ME])
    space(page, "mountain_2")
    expect(page.get_by_role("region", name="Exploration boards")).to_be_visible()
    page.locator(".strips .item.may").nth(1).click()
    expect(page.locator(".sp.may").first).to_be_visible()
    expect(page.locator(".rs[data-ref=wood]")).to_contain_text("2")


def test_why_not_and_the_boards_of_others(visit: Visit, page: Page) -> None:
    sit(visit, [ME, BOT, BOT], first_player="seat_1")
    page.locator(".sp[data-ref=build_longship]").click()
    expect(page.locator(".reason")).to_contain_text("Wood 0/2")
    page.locator(".rail .pl").nth(1).click()
    expect(page.get_by_role("region", name="Boards: Raven")).to_be_visible()
    page.get_by_role("button", name="My boards").click()
    expect(page.get_by_role("region", name="Boards: Wolf")).to_be_visible()
    for tab in ("Occupations", "Harbour"):
        page.locator(".lower .tabs button", has_text=tab).click()
        visit.check_access()


def test_on_a_phone(site: str, chromium: Browser) -> None:
    with Visit(site, chromium, PHONE) as visit:
        linen, page = with_linen(visit), visit.page
        linen.tap()
        expect(page.locator("svg.grid .cell.may").first).to_be_visible()
        page.get_by_label("The next place").tap()
        visit.check_access()
        page.get_by_role("button", name="Lay here").tap()
        expect(laid(page)).to_have_count(1)
        for name in ("Mountains, islands, special tiles", "Feast table", "Occupations", "Harbour and stable"):
            page.get_by_role("button", name=name, exact=True).tap()
            visit.check_texts()
            visit.check_access()


def test_on_a_tablet(site: str, chromium: Browser) -> None:
    """Less room than the whole table needs: one part at a time, and the supply is always there."""
    with Visit(site, chromium, {"width": 1024, "height": 768}, "ru") as visit:
        linen, page = with_linen(visit), visit.page
        linen.click()
        expect(page.locator("svg.grid .cell.may").first).to_be_visible()
        visit.check_texts()
        page.locator(".laying .step").last.click()
        page.locator(".laying .lay").click()
        expect(laid(page)).to_have_count(1)
        visit.check_access()


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_the_board_lies_inside_its_panel(site: str, chromium: Browser, size: ViewportSize) -> None:
    with Visit(site, chromium, size, "ru") as visit:
        with_linen(visit).click()
        expect(visit.page.locator("svg.grid .cell.may").first).to_be_visible()
        beyond = "el => el.getBoundingClientRect().right - el.parentElement.parentElement.getBoundingClientRect().right"
        assert visit.page.locator("section.boards").evaluate(beyond) <= 0


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_three_languages(site: str, chromium: Browser, language: str) -> None:
    """A turn, a tile in hand, the offer, the feast: nothing is left untold, and axe-core is content."""
    with Visit(site, chromium, DESK, language) as visit:
        if language == "uk":
            visit.set(language=language, theme="dark", motion="none")
        linen, page = with_linen(visit), visit.page
        visit.check_texts()
        visit.check_access()
        linen.click()
        expect(page.locator("svg.grid .cell.may").first).to_be_visible()
        visit.check_texts()
        visit.check_access()
        page.keyboard.press("Escape")
        page.locator(".spaces .to").click()
        visit.check_texts()
        visit.check_access()
        page.locator("[data-option=pass]").click()
        page.locator("[role=alertdialog] .go").click()
        play(visit, random.Random(1), "[data-option^=serve], [data-option=gap]")
        visit.check_texts()
        visit.check_access()
