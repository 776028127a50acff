"""Takes the pictures in docs/screens: `python -m tests.browser.screens ADDRESS`, with a server running there."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

from tests.browser.conftest import ARGS, find_chromium
from tests.browser.gone_wild import GAME, a_defence, a_rich_turn, an_attack
from tests.browser.midgame import bring
from tests.browser.visit import BOT, DESK, HOTSEAT, ME, PHONE, RANDOM, Visit

FOLDER = Path(__file__).parents[2] / "docs" / "screens"
FOUR = [BOT, ME, BOT, BOT]
TINY = "tiny_epic_vikings"


def hall(visit: Visit) -> None:
    visit.table(FOUR, seed=2, options={"first_age": "dealt"})
    visit.table([ME, {"kind": "open"}, {"kind": "open"}], begin=False)
    visit.page.goto("/")
    visit.page.wait_for_selector("li.row")


def new_table(visit: Visit) -> None:
    visit.page.goto("/")
    visit.page.locator(".acts .btn").first.click()
    visit.page.wait_for_selector("dialog .seats")


def seats(visit: Visit) -> None:
    table = visit.table([ME, BOT, {"kind": "open"}], begin=False)
    visit.page.goto(f"/table/{table}")
    visit.page.wait_for_selector(".who")


def draft(visit: Visit) -> None:
    visit.sit(visit.table(FOUR, seed=4))
    visit.page.wait_for_selector("button.card.may")


def turn(visit: Visit) -> None:
    dice = random.Random(5)
    visit.reach('[data-option="march"]', FOUR, dice, {"first_age": "dealt"})
    visit.page.locator('[data-option="invade"]').click()
    visit.page.locator(".opts .opt").last.click()
    visit.page.locator("g.place.may").first.dispatch_event("pointerenter")


def battle(visit: Visit) -> None:
    visit.reach(".scene .opts .opt", FOUR, random.Random(8))


def result(visit: Visit) -> None:
    visit.reach(".scene .after", [ME, HOTSEAT], random.Random(8))


def end(visit: Visit) -> None:
    visit.sit(visit.table(FOUR, seed=21))
    visit.play(random.Random(6))
    visit.page.wait_for_selector(".kicker")


def replay(visit: Visit) -> None:
    """Between battles."""
    table = visit.table(FOUR, seed=21)
    visit.sit(table)
    visit.retire(table, FOUR.index(ME))
    visit.page.locator("a[href^='/replay/']").first.click()
    scrubber = visit.page.locator("input[type=range]")
    scrubber.wait_for()
    for step in range(60, 90):
        scrubber.fill(str(step))
        visit.page.wait_for_timeout(200)
        if not visit.page.locator(".scene").first.is_visible():
            return


def curtain(visit: Visit) -> None:
    visit.sit(visit.table([ME, HOTSEAT], seed=3))
    visit.page.wait_for_selector("dialog[open]")


def gone_wild(visit: Visit) -> None:
    bring(visit, GAME, 3, 11, a_rich_turn)


def gone_wild_attack(visit: Visit) -> None:
    bring(visit, GAME, 3, 21, an_attack)


def gone_wild_defence(visit: Visit) -> None:
    bring(visit, GAME, 3, 31, a_defence)


def lords(visit: Visit) -> None:
    visit.sit(visit.table([ME], seed=3, game="lords_of_ragnarok"))
    dice = random.Random(3)
    visit.play_until('[data-option^="take"]', dice)
    visit.page.locator("g.place.may[data-place]").first.dispatch_event("pointerenter")


def lords_large(visit: Visit) -> None:
    visit.sit(visit.table([BOT, ME, BOT, BOT], seed=5, game="lords_of_ragnarok"))
    dice = random.Random(5)
    for _ in range(45):
        visit.step(dice)
        visit.page.wait_for_timeout(60)


def lords_follower(visit: Visit) -> None:
    visit.sit(visit.table([ME], seed=7, game="lords_of_ragnarok"))
    visit.play_until(".scene .steps", random.Random(7))


def lords_battle(visit: Visit) -> None:
    visit.sit(visit.table([ME], seed=3, game="lords_of_ragnarok"))
    visit.play_until(".scene .score", random.Random(3))


def feast(visit: Visit) -> None:
    visit.sit(visit.table([ME, BOT, BOT], seed=11, game="feast_for_odin"))
    dice = random.Random(4)
    for _ in range(60):
        visit.step(dice)
        visit.page.wait_for_timeout(60)
    visit.play_until(".sp.may", dice)


def feast_dice(visit: Visit) -> None:
    visit.sit(visit.table([ME, BOT], seed=11, game="feast_for_odin"))
    visit.play_until(".scene .dice", random.Random(4), 120)


def tiny(visit: Visit) -> None:
    visit.sit(visit.table([ME], seed=8, game=TINY))
    visit.play_until("g.piece.may[data-ref=boat]", random.Random(4))


def tiny_large(visit: Visit) -> None:
    visit.sit(visit.table([RANDOM, ME, RANDOM, RANDOM], seed=9, game=TINY))
    visit.play_until("g.dock.may", random.Random(4))


def tiny_rival(visit: Visit) -> None:
    visit.sit(visit.table([ME], seed=3, game=TINY))
    visit.play_until(".turn .btn.primary", random.Random(2))
    visit.page.locator(".turn .btn.primary").click()


def tiny_battle(visit: Visit) -> None:
    visit.reach(".scene .middle .btn", [ME], random.Random(4), game=TINY)


SCREENS: list[tuple[str, Callable[[Visit], None], ViewportSize, str, str]] = [
    ("hall-light", hall, DESK, "light", "en"),
    ("hall-dark", hall, DESK, "dark", "en"),
    ("new-table-light", new_table, DESK, "light", "en"),
    ("seats-light", seats, DESK, "light", "en"),
    ("draft-light", draft, DESK, "light", "en"),
    ("turn-light", turn, DESK, "light", "en"),
    ("turn-dark", turn, DESK, "dark", "uk"),
    ("battle-light", battle, DESK, "light", "en"),
    ("battle-dark", battle, DESK, "dark", "ru"),
    ("result-light", result, DESK, "light", "en"),
    ("curtain-light", curtain, DESK, "light", "en"),
    ("end-light", end, DESK, "light", "en"),
    ("end-dark", end, DESK, "dark", "uk"),
    ("replay-light", replay, DESK, "light", "en"),
    ("lords-light", lords, DESK, "light", "en"),
    ("lords-dark", lords, DESK, "dark", "uk"),
    ("lords-large-light", lords_large, DESK, "light", "en"),
    ("lords-follower-light", lords_follower, DESK, "light", "en"),
    ("lords-battle-dark", lords_battle, DESK, "dark", "ru"),
    ("phone-lords-light", lords, PHONE, "light", "uk"),
    ("feast-light", feast, DESK, "light", "en"),
    ("feast-dark", feast, DESK, "dark", "uk"),
    ("feast-dice-light", feast_dice, DESK, "light", "ru"),
    ("phone-feast-light", feast, PHONE, "light", "en"),
    ("phone-hall-light", hall, PHONE, "light", "uk"),
    ("phone-turn-light", turn, PHONE, "light", "uk"),
    ("phone-turn-dark", turn, PHONE, "dark", "en"),
    ("phone-draft-light", draft, PHONE, "light", "en"),
    ("phone-battle-light", battle, PHONE, "light", "en"),
    ("phone-end-light", end, PHONE, "light", "en"),
    ("tiny-light", tiny, DESK, "light", "en"),
    ("tiny-dark", tiny, DESK, "dark", "uk"),
    ("tiny-large-light", tiny_large, DESK, "light", "ru"),
    ("tiny-rival-light", tiny_rival, DESK, "light", "en"),
    ("tiny-battle-dark", tiny_battle, DESK, "dark", "en"),
    ("tiny-phone-light", tiny, PHONE, "light", "uk"),
    ("tiny-phone-dark", tiny_large, PHONE, "dark", "en"),
    ("gone-wild-light", gone_wild, DESK, "light", "en"),
    ("gone-wild-dark", gone_wild, DESK, "dark", "ru"),
    ("gone-wild-attack-light", gone_wild_attack, DESK, "light", "uk"),
    ("gone-wild-defence-light", gone_wild_defence, DESK, "light", "en"),
    ("gone-wild-phone-light", gone_wild, PHONE, "light", "uk"),
    ("gone-wild-phone-attack-dark", gone_wild_attack, PHONE, "dark", "ru"),
]


def main(site: str, only: str = "") -> None:
    """Take all pictures, or those whose names begin with a word."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGS)
        for name, go, size, theme, language in SCREENS:
            if not name.startswith(only):
                continue
            with Visit(site, browser, size, language) as visit:
                visit.set(language=language, theme=theme, motion="none", confirm=False)
                go(visit)
                visit.page.wait_for_timeout(500)
                visit.page.screenshot(path=FOLDER / f"{name}.png")
                print(name)


if __name__ == "__main__":
    main(*sys.argv[1:])
