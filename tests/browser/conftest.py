"""A real server and a real Chromium for every test here. What is missing is an error that says how to get it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.visit import Visit

expect.set_options(timeout=30_000)  # a busy machine may be slow; what is awaited comes, or it does not

CLIENT = Path(__file__).parents[2] / "client"
ARGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with the built client, a fresh store and bots that do not wait."""
    if not (CLIENT / "dist" / "index.html").is_file():
        raise FileNotFoundError(
            "the client is not built: run `npm --prefix client ci && npm --prefix client run build`"
        )
    store = tmp_path_factory.mktemp("store") / "hall.db"
    longhall = str(Path(sys.executable).with_name("longhall"))
    command = [longhall, "serve", "--port", "0", "--pace", "0", "--db", f"sqlite:///{store}"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True) as server:
        assert server.stdout is not None
        address = next((found[0] for line in server.stdout if (found := re.search(r"http://\S+", line))), None)
        assert address, "the server did not say where it is"
        yield address.rstrip("/")
        server.terminate()
        server.stdout.close()


def find_chromium() -> str:
    """Chromium of the system, or where CHROMIUM says."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        raise FileNotFoundError("no Chromium: run `apt-get install -y chromium`, or set CHROMIUM to its path")
    return path


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Headless Chromium."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=ARGS)
        yield browser
        browser.close()


@pytest.fixture
def visit(site: str, chromium: Browser) -> Iterator[Visit]:
    """Somebody at a desk, in English, with the light on and nothing moving."""
    with Visit(site, chromium) as somebody:
        yield somebody


@pytest.fixture
def page(visit: Visit) -> Page:
    """The page of that somebody."""
    return visit.page
