"""How much a first visit downloads: the hall and one table, with the fonts and texts of each language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Request

from tests.browser.visit import ME, RANDOM, Visit

MOST = 250_000
"""Bytes, compressed, for the shell and one table."""


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_the_first_visit_is_light(site: str, chromium: Browser, language: str) -> None:
    """Counted with gzip, which every browser reads; with Brotli it is less."""
    with Visit(site, chromium, language=language) as visit:
        visit.context.set_extra_http_headers({"accept-encoding": "gzip"})
        table = visit.table([ME, RANDOM], seed=6)
        sizes: dict[str, int] = {}

        def count(request: Request) -> None:
            sizes[request.url] = max(sizes.get(request.url, 0), request.sizes()["responseBodySize"])

        visit.page.on("requestfinished", count)
        visit.page.goto("/")
        visit.page.wait_for_load_state("networkidle")
        visit.sit(table)
        visit.page.wait_for_load_state("networkidle")
        total = sum(sizes.values())
        print(f"first visit, {language}: {total} bytes in {len(sizes)} files")
        assert 100_000 < total < MOST, sorted(sizes.items(), key=lambda found: -found[1])
