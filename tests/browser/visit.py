"""Somebody at a browser: opens tables, answers questions by clicking, and notices every error on the page."""

from __future__ import annotations

import json
import random
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from playwright.sync_api import Browser, Page, ViewportSize

AXE = Path(__file__).parents[2] / "client" / "node_modules" / "axe-core" / "axe.min.js"
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}

Seats = list[dict[str, str]]

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy"}
RANDOM = {"kind": "bot", "bot": "random"}
HOTSEAT = {"kind": "hotseat", "name": "Marta"}
OPEN = {"kind": "open"}

LOOK = """() => {
  const seen = (el) => !!el && el.checkVisibility() && !el.closest('[inert]');
  const all = (query) => [...document.querySelectorAll(query)].filter(seen);
  const at = Number(document.querySelector('main')?.dataset.at ?? -1);
  return {
    at,
    over: location.pathname.startsWith('/table/') && seen(document.querySelector('.hero .kicker')),
    curtain: all('dialog[open] .btn.primary').length,
    goon: all('.scene .middle > .btn.primary').length,
    doubt: all('[role=alertdialog] .go').length,
    options: all('.opts .opt:not(:disabled)').length,
    ready: all('.acts .go').length,
    cards: all('button.card.may').map((el) => el.dataset.ref),
    places: all('g.place.may').map((el) => el.dataset.ref),
    things: all('button.may[data-ref]:not(.card)').length,
  };
}"""

POINT = """([query, nth]) => {
  const there = (el) => el.checkVisibility() && !el.closest('[inert]');
  const found = [...document.querySelectorAll(query)].filter(there)[nth];
  if (!found) return null;
  found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const box = found.getBoundingClientRect();
  for (const v of [0.5, 0.2, 0.8, 0.35, 0.65, 0.08, 0.92]) {
    for (const u of [0.5, 0.1, 0.9, 0.3, 0.7, 0.03, 0.97]) {
      const [x, y] = [box.left + u * box.width, box.top + v * box.height];
      if (found.contains(document.elementFromPoint(x, y))) return [x, y];
    }
  }
  return 'covered';
}"""
"""A point of a thing that a finger can reach."""

LOOKED_AT = "dialog[open]:not(:has(.btn.primary))"
"""A card that is looked at, or a page of rules: nothing to answer."""


class Visit:
    """One browser context with one page on it."""

    def __init__(self, site: str, browser: Browser, size: ViewportSize = DESK, language: str = "en") -> None:
        self.site = site
        self.all_that_glows = False
        """Click on every lit thing of a table, not only on cards and places."""
        self.context = browser.new_context(
            viewport=size, has_touch=size == PHONE, is_mobile=size == PHONE, base_url=site
        )
        self.set(language=language, theme="light", motion="none", confirm=False)
        self.context.set_default_timeout(60_000)
        self.page: Page = self.context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda message: self.errors.append(message.text) if self._bad(message) else None)

    @staticmethod
    def _bad(message: Any) -> bool:
        return message.type in ("error", "warning") and "WebSocket" not in message.text and "ERR_" not in message.text

    def set(self, **settings: str | bool) -> None:
        """Settings for every page from now on."""
        text = json.dumps(json.dumps(settings))
        self.context.add_init_script(f"localStorage.setItem('longhall.settings', {text})")

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.context.close()
        if kind is None:
            assert not self.errors, self.errors

    # ---- tables ----------------------------------------------------------------------------------------------------

    def post(self, path: str, data: dict[str, Any] | None = None) -> Any:
        """Ask something of the server as this somebody."""
        answer = self.context.request.post(path, data=data, headers={"origin": self.site})
        assert answer.ok, answer.text()
        return answer.json()

    def name(self, name: str) -> None:
        """Be somebody."""
        self.post("/api/me", {"name": name})

    def table(
        self,
        seats: Seats,
        seed: int = 7,
        options: dict[str, str] | None = None,
        begin: bool = True,
        game: str = "blood_rage",
        settings: dict[str, bool] | None = None,
    ) -> str:
        """A new table, made without the dialog."""
        self.name("Olha")
        wish = {
            "game": game,
            "seats": seats,
            "seed": str(seed),
            "options": options or {},
            "settings": settings or {},
            "start": begin,
        }
        return str(self.post("/api/tables", wish)["id"])

    def sit(self, table: str) -> None:
        """Open a table and wait until it is drawn, in its own letters."""
        self.page.goto(f"/table/{table}")
        self.page.wait_for_selector("main[data-at], .hero .kicker")
        self.page.evaluate("() => document.fonts.ready.then(() => true)")

    # ---- playing by clicks -----------------------------------------------------------------------------------------

    def look(self) -> dict[str, Any]:
        """What there is to click."""
        seen: dict[str, Any] = self.page.evaluate(LOOK)
        return seen

    def step(self, dice: random.Random, seen: dict[str, Any] | None = None) -> bool:
        """Click once on something that can be clicked, if there is anything; False while others think."""
        seen = seen or self.look()
        if seen["curtain"]:
            self._press("dialog[open] .btn.primary")
        elif seen["goon"]:
            self._press(".scene .middle > .btn.primary")
        elif seen["doubt"]:
            self._press("[role=alertdialog] .go")
        elif seen["cards"] and dice.random() < 0.6:
            self._press(f'button.card.may[data-ref="{dice.choice(seen["cards"])}"]')
        elif seen["places"] and dice.random() < 0.4:
            self._press(f'g.place.may[data-ref="{dice.choice(seen["places"])}"]')
        elif self.all_that_glows and seen["things"] and dice.random() < 0.5:
            self._press("button.may[data-ref]:not(.card)", dice.randrange(seen["things"]))
        elif seen["ready"] and dice.random() < 0.8:
            self._press(".acts .go")
        elif seen["options"]:
            # the last option is the dullest: pass, decline
            nth = dice.randrange(max(1, seen["options"] - (dice.random() < 0.85)))
            self._press(".opts .opt:not(:disabled)", nth)
        else:
            return False
        return True

    def _press(self, query: str, nth: int = 0) -> None:
        """A real click on the nth visible thing of a kind, where nothing covers it; it may just have gone."""
        point = self.page.evaluate(POINT, [query, nth])
        if point is None:
            return
        if point == "covered" and self.page.locator(LOOKED_AT).count():
            self.page.keyboard.press("Escape")  # the click before came late, and hit what had come in its place
            return
        assert point != "covered", f"{query} ({nth}) cannot be clicked anywhere: {self.page.url}"
        self.page.mouse.click(*point)

    def play(self, dice: random.Random, seconds: float = 240) -> int:
        """Click on until the game is over; how many clicks it took."""
        clicks, until = 0, time.monotonic() + seconds
        while not (seen := self.look())["over"]:
            assert time.monotonic() < until, f"not over after {clicks} clicks in {seconds} s: {seen}"
            if self.step(dice, seen):
                clicks += 1
            else:
                self.page.wait_for_timeout(15)
        return clicks

    def retire(self, table: str, seat: int) -> None:
        """Hand the seat to a bot, who plays the game to its end in no time."""
        self.post(f"/api/tables/{table}/seats/{seat}", {"do": "bot", "bot": "random"})
        self.page.wait_for_selector(".hero .kicker", timeout=240_000)

    def play_until(self, query: str, dice: random.Random, seconds: float = 240) -> bool:
        """Click on until something shows; False where the game ended without it."""
        until = time.monotonic() + seconds
        while not self.page.locator(query).first.is_visible():
            assert time.monotonic() < until, f"no {query} within {seconds} s"
            seen = self.look()
            if seen["over"]:
                return False
            if not self.step(dice, seen):
                self.page.wait_for_timeout(15)
        return True

    def reach(
        self,
        query: str,
        seats: Seats,
        dice: random.Random,
        options: dict[str, str] | None = None,
        game: str = "blood_rage",
    ) -> str:
        """Play one table after the other until something shows; the table where it does."""
        while True:
            table = self.table(seats, dice.randrange(1000), options, game=game)
            self.sit(table)
            if self.play_until(query, dice):
                return table

    # ---- looking closely -------------------------------------------------------------------------------------------

    def check_texts(self) -> None:
        """Nothing on the page shows the key of a text instead of the text, and nothing is too wide."""
        text = self.page.locator("body").inner_text()
        assert "‹" not in text, [line for line in text.splitlines() if "‹" in line]
        width = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert width <= 0, f"{width} px too wide: {self.page.url}"

    def check_access(self) -> None:
        """axe-core finds nothing serious on the page as it is."""
        self.page.evaluate(AXE.read_text() + ";0")
        found = self.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        serious = [
            f"{v['id']}: {v['help']} ({'; '.join(str(node['target']) for node in v['nodes'][:4])})"
            for v in found["violations"]
            if v["impact"] in ("serious", "critical")
        ]
        assert not serious, serious
