"""A real server, a real Chromium, and phones that are touched.

A browser takes seconds for what is done in moments: `make test` plays the journeys with their taps and what
must never break, and `make prove` all of it.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.conftest import WHOLE
from tests.page.phones import FLAGS, Screen
from tests.proofs.server import Server
from tests.settings import folder_in_memory

BROWSERS = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
"""Without windows it takes half the work; the whole one does as well."""

IN_EVERY_RUN = {
    "test_loading": ["the_first_load_is_small", "the_shell_allows_itself_nothing_else"],
    "test_words": ["no_screen_holds_a_word_of_its_own", "a_word_in_a_screen_is_found"],
    "test_journeys": ["four_new_people_start_in_three_taps_and_typing", "a_round_is_entered_in_five_taps"],
    "test_referee": ["a_round_is_played_to_its_score"],
}

expect.set_options(timeout=10_000)  # ms, on a machine that does other things as well


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is left for `make prove` is counted as deselected. Whoever names a file or a test gets it all."""
    if config.stash[WHOLE]:
        return
    later = [
        item for item in items if item.path.parent == Path(__file__).parent and not is_in_every_run(item)
    ]
    items[:] = [item for item in items if item not in later]
    config.hook.pytest_deselected(items=later)


def is_in_every_run(item: pytest.Item) -> bool:
    names = [f"test_{name}" for name in IN_EVERY_RUN.get(item.path.stem, ())]
    return item.name in names or item.name.partition("[")[0] in names


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with folder_in_memory() as folder, Server(f"sqlite:///{folder}/referee.sqlite3", Path(folder)) as running:
        yield running


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = next((path for path in BROWSERS if Path(path).exists()), None)
    if found is None:
        command = f"apt-get install {Path(BROWSERS[0]).name}"
        pytest.fail(f"There is no Chromium: as root, run '{command}'.", pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def new_phone(server: Server, browser: Browser) -> Iterator[Callable[..., Screen]]:
    """Makes a phone that knows nothing yet; whatever its page complains of fails the test."""
    phones: list[Screen] = []

    def make(**options) -> Screen:
        phones.append(Screen(browser, server, **options))
        return phones[-1]

    yield make
    complaints = [complaint for phone in phones for complaint in phone.complaints]
    for phone in phones:
        phone.context.close()
    assert [] == complaints


@pytest.fixture
def phone(new_phone: Callable[..., Screen]) -> Screen:
    """One at the home screen."""
    return new_phone().at_home()
