"""The table of Vikings Gone Wild: a whole game by clicks, its scenes and panels, the phone, three languages."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.gone_wild import (
    GAME,
    a_defence,
    a_favour,
    a_full_storage,
    a_large_village,
    a_rich_turn,
    all_but_achievements,
    an_attack,
    fighters_at_hand,
    many_buildings,
)
from tests.browser.midgame import Want, bring
from tests.browser.visit import BOT, ME, PHONE, Visit

LOOKS = "all => all.map((el) => getComputedStyle(el)).map((it) => it.backgroundColor + it.backgroundImage)"


def test_a_whole_game_by_clicks(visit: Visit) -> None:
    """Villages, market, Path, missions, cards and the list, as chance has it."""
    visit.all_that_glows = True
    visit.sit(visit.table([ME, BOT, BOT], seed=5, game=GAME))
    clicks = visit.play(random.Random(3))
    assert clicks > 40
    expect(visit.page.locator(".tales li").first).to_be_visible()
    visit.check_texts()
    visit.check_access()


@pytest.mark.parametrize(
    ("want", "language"),
    [
        *[(a_rich_turn, language) for language in ("en", "uk", "ru")],
        (an_attack, "uk"),
        (a_defence, "ru"),
        (a_favour, "en"),
        (a_full_storage, "uk"),
    ],
)
def test_every_state_in_some_language(site: str, chromium: Browser, language: str, want: Want) -> None:
    """No text is missing, nothing is too wide, axe-core is content; dark in one language."""
    with Visit(site, chromium, language=language) as visit:
        if language == "ru":
            visit.set(language=language, theme="dark", motion="none")
        bring(visit, GAME, 3, 11, want)
        expect(visit.page.locator(".opts .opt").first).to_be_visible()
        visit.check_texts()
        visit.check_access()


def test_no_two_sources_of_points_look_alike_at_the_end(visit: Visit) -> None:
    """There are more of them than colours."""
    bring(visit, GAME, 4, 11, all_but_achievements)
    visit.play(random.Random(1))
    looks = visit.page.locator(".legend i").evaluate_all(LOOKS)
    assert len(looks) == 8
    assert len(set(looks)) == 8, looks


@pytest.mark.parametrize("want", [a_rich_turn, an_attack, many_buildings])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_own_village_is_never_cut_off(visit: Visit, seats: int, want: Want) -> None:
    """At a desk the village lies whole between the Path and the hand."""
    bring(visit, GAME, seats, 11, want)
    village = visit.page.locator("section.own").bounding_box()
    hand = visit.page.locator("section.hand").bounding_box()
    assert village
    assert hand
    assert village["y"] + village["height"] <= hand["y"]
    assert hand["y"] + hand["height"] <= 900


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_villages_of_three_rivals_fit_their_frames(site: str, chromium: Browser, language: str) -> None:
    with Visit(site, chromium, language=language) as visit:
        bring(visit, GAME, 4, 11, a_large_village)
        hidden = "all => Math.max(...all.map(el => el.scrollHeight - el.clientHeight))"
        assert visit.page.locator("section.rival .tiles").evaluate_all(hidden) <= 0


def test_between_phone_and_desk_the_market_is_a_drawer(site: str, chromium: Browser) -> None:
    """The villages keep their room."""
    with Visit(site, chromium, {"width": 1024, "height": 768}, "uk") as visit:
        bring(visit, GAME, 3, 11, a_rich_turn)
        page = visit.page
        rival = page.locator("section.rival").first.bounding_box()
        hand = page.locator("section.hand").bounding_box()
        assert rival
        assert hand
        assert rival["y"] + rival["height"] <= hand["y"]
        page.get_by_role("button", name="Ринок").click()
        expect(page.locator("section.market .row").first).to_be_visible()
        visit.check_texts()
        visit.check_access()


def test_fighters_first_then_the_target(visit: Visit) -> None:
    """Whoever was chosen joins the attack that a click on a building announces."""
    bring(visit, GAME, 3, 11, fighters_at_hand)
    page = visit.page
    page.locator('.hand button.card[data-ref="viking_warrior"]').first.click()
    page.locator("section.rival .face.may").first.click()
    panel = page.get_by_label("Attack", exact=True)
    expect(panel).to_contain_text("Viking Warrior")
    expect(panel).to_contain_text("Repelled")
    expect(page.locator('[data-ref="strike"]')).to_be_visible()


def test_the_defender_sees_what_each_card_would_do(visit: Visit) -> None:
    """A card in the scene is an answer; the scene closes when it has been given."""
    bring(visit, GAME, 3, 31, a_defence)
    page = visit.page
    scene = page.locator(".scene[role=region]")
    expect(scene.locator(".result").first).to_contain_text(":")
    scene.get_by_role("button", name="Play nothing more").click()
    expect(scene.locator(".middle")).to_contain_text("against defence")
    visit.check_access()
    scene.get_by_role("button", name="Go on").click()
    expect(scene.locator(".middle", has_text="against defence")).to_be_hidden()


def test_the_outcome_of_an_attack_closes_by_itself(site: str, chromium: Browser) -> None:
    with Visit(site, chromium, language="ru") as visit:
        bring(visit, GAME, 3, 31, a_defence)
        page = visit.page
        page.locator('.scene .opt[data-option="hold"]').click()
        outcome = page.locator(".scene .middle ul")
        expect(outcome).to_be_visible()
        visit.check_texts()
        expect(outcome).to_be_hidden(timeout=15_000)


def test_what_may_be_looked_at(visit: Visit) -> None:
    """Discard piles of all, one's own piles, cards large with the reason why not."""
    bring(visit, GAME, 3, 11, a_rich_turn)
    page = visit.page
    page.locator("section.rival .piles").first.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Discard pile")
    expect(dialog).to_contain_text("In hand and deck together")
    visit.check_access()
    page.keyboard.press("Escape")
    page.locator("section.hand .pile").nth(2).click()
    expect(page.locator("section.hand .card.may")).to_have_count(0)
    page.locator("section.hand .card").last.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("section.market .row.rest").last.click()
    expect(page.get_by_role("dialog").locator(".why")).to_be_visible()


def test_dismantling_asks_first(visit: Visit) -> None:
    """A click on an own building shows it large, with what may be done with it."""
    bring(visit, GAME, 3, 11, a_rich_turn)
    page = visit.page
    page.locator("section.own .face").nth(1).click()
    page.get_by_role("dialog").get_by_role("button", name="Dismantle").click()
    expect(page.get_by_role("alertdialog")).to_be_visible()


@pytest.mark.parametrize("want", [a_rich_turn, an_attack, a_defence])
def test_on_a_phone(site: str, chromium: Browser, want: Want) -> None:
    """One village at a time; nothing is too wide; the market is a tab away."""
    with Visit(site, chromium, PHONE) as visit:
        bring(visit, GAME, 4, 11, want)
        expect(visit.page.locator(".opts .opt").first).to_be_visible()
        visit.check_texts()
        visit.check_access()
        if want is a_rich_turn:
            visit.page.locator(".tabs button").nth(2).click()
            expect(visit.page.locator("section.market .row").first).to_be_visible()
            visit.check_texts()
            visit.check_access()


def test_about_the_contents(visit: Visit) -> None:
    """The game tells what of its content is our own design; at the table and on the page of its rules."""
    bring(visit, GAME, 2, 11, a_rich_turn)
    page = visit.page
    page.get_by_role("button", name="Table", exact=True).click()
    page.get_by_role("button", name="About the contents").click()
    expect(page.get_by_role("dialog", name="About the contents")).to_contain_text("records are our own design")
    visit.check_texts()
    visit.check_access()
    page.goto(f"/rules/{GAME}")
    page.get_by_role("button", name="About the contents").click()
    expect(page.get_by_role("dialog")).to_contain_text("Town Halls")
