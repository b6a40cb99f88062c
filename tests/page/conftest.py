"""A real server, a real Chromium, and phones that are touched.

A browser takes seconds for what is done in moments: `make test` plays every journey with its taps, both games
to the end, and what must never break; `make test-all` all of it.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browsers import MISSING, chromium
from tests.page.phones import FLAGS, Screen, phones_of
from tests.page.rounds import follow
from tests.proofs.server import Server
from tests.settings import folder_in_memory

expect.set_options(timeout=30_000)  # ms, on a machine that does other things as well


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with folder_in_memory() as folder, Server(f"sqlite:///{folder}/referee.sqlite3", Path(folder)) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = chromium()
    if found is None:
        pytest.fail(MISSING, pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def keeps_files() -> None:
    """A test that asks for this has phones on which a service worker keeps the files of the page.

    It is of use where a page is loaded again or has no network; elsewhere it fetches all files once more.
    """


@pytest.fixture
def new_phone(
    request: pytest.FixtureRequest, server: Server, browser: Browser
) -> Iterator[Callable[..., Screen]]:
    with phones_of(Screen, server, browser) as make:
        yield make if "keeps_files" in request.fixturenames else without_files(make)


def without_files(make: Callable[..., Screen]) -> Callable[..., Screen]:
    """Makes phones on which nothing keeps the files of the page; what would need them fails."""

    def made(**options: Any) -> Screen:
        phone = make(**{"service_workers": "block", **options})
        phone.page.reload = phone.context.set_offline = needs_files
        return phone

    return made


def needs_files(*_: Any, **__: Any) -> None:
    pytest.fail('a test that reloads a page, or goes offline, has the fixture "keeps_files"')


@pytest.fixture
def phone(new_phone: Callable[..., Screen]) -> Screen:
    """One at the home screen."""
    return new_phone().at_home()


@pytest.fixture
def table(new_phone: Callable[..., Screen], server: Server) -> Callable[..., Screen]:
    """A phone that follows a round of UNO: who plays, what was `laid`, by which `rules`."""

    def at(*names: str, laid=(), rules=None, **options) -> Screen:
        return follow(new_phone(**options), server, *names, laid=laid, rules=rules)

    return at
