"""A finished game told again: scenes of battles, every seat's eyes, the scrubber and the keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.visit import DESK, ME, PHONE, RANDOM, Visit


def finished(visit: Visit) -> tuple[str, list[dict[str, Any]]]:
    """A game that is over, and its steps as a spectator sees them."""
    table = visit.table([ME, RANDOM, RANDOM], seed=12, options={"first_age": "dealt"})
    visit.sit(table)
    visit.retire(table, 0)
    steps: list[dict[str, Any]] = []
    total = 1
    while len(steps) < total:
        answer = visit.context.request.get(f"/api/tables/{table}/replay?start={len(steps)}&count=100").json()
        steps += answer["steps"]
        total = answer["total"]
    return table, steps


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_battle_is_a_scene_in_the_replay(site: str, chromium: Browser, size: ViewportSize) -> None:
    with Visit(site, chromium, size) as visit:
        page = visit.page
        table, steps = finished(visit)
        kinds = [{event["kind"] for event in step["events"]} for step in steps]
        decided = next(n for n, found in enumerate(kinds) if "battle_won" in found and steps[n - 1]["view"]["battle"])
        fighters = steps[decided - 1]["view"]["battle"]["fighters"]

        page.goto(f"/replay/{table}")
        scrubber = page.get_by_role("slider")
        scrubber.fill(str(decided))
        scene = page.get_by_role("region", name="Battle:")
        expect(scene).to_contain_text("Victory")
        assert scene.locator(".army svg").count() > 0
        visit.check_access()

        page.get_by_role("button", name="One step back").click()
        expect(scene.locator("li[aria-current=step]")).not_to_have_text("Result")
        page.get_by_role("group", name="Whose eyes?").get_by_role("button").nth(1 + fighters[0]).click()
        if size == DESK:
            expect(scene.locator(".hand")).to_be_visible()
        page.keyboard.press("ArrowRight")
        expect(scene).to_contain_text("Victory")
        page.get_by_role("button", name="See the table").click()
        expect(page.locator("svg.map")).to_be_visible()
        scrubber.fill("0")
        expect(scene).to_be_hidden()
        assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0


def test_the_eyes_of_a_seat_see_its_hand(visit: Visit) -> None:
    table, steps = finished(visit)
    page = visit.page
    page.goto(f"/replay/{table}")
    first = next(n for n, step in enumerate(steps) if {"turn"} & {event["kind"] for event in step["events"]})
    page.get_by_role("slider").fill(str(first))
    expect(page.locator("button.card")).to_have_count(0)
    page.get_by_role("group", name="Whose eyes?").get_by_role("button").nth(1).click()
    expect(page.locator("button.card").first).to_be_visible()


def test_another_line_from_a_step(visit: Visit) -> None:
    """What if: a table of one's own goes on from there, against bots, and waits for the same decision."""
    table, steps = finished(visit)
    page = visit.page
    asked = next(n for n, step in enumerate(steps) if n > 20 and step["asks"] == [{"seat": 1, "kind": "act"}])
    page.goto(f"/replay/{table}")
    page.get_by_role("slider").fill(str(asked))
    page.get_by_role("button", name="What if? Go on as Raven").click()
    page.wait_for_url("**/table/**")
    assert table not in page.url
    expect(page.locator("main")).to_have_attribute("data-at", str(steps[asked]["to"]))
    expect(page.get_by_role("heading", level=1)).to_contain_text("choose an action")
    page.goto(f"/replay/{table}")
    page.get_by_role("slider").fill(str(len(steps) - 1))
    expect(page.get_by_text("What if?")).to_have_count(0)
