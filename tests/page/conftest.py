"""A real server, a real Chromium, and phones that are touched.

A browser takes seconds for what is done in moments: `make test` plays every journey with its taps, both games
to the end, and what must never break, with some of the rest; `make prove` all of it.
"""

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.conftest import SEED, WHOLE
from tests.page.phones import FLAGS, Screen
from tests.page.rounds import follow
from tests.proofs.server import Server
from tests.settings import folder_in_memory

BROWSERS = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
"""Without windows it takes half the work; the whole one does as well."""

IN_EVERY_RUN = {
    "test_loading": ["the_first_load_is_small", "the_shell_allows_itself_nothing_else"],
    "test_words": ["no_screen_holds_a_word_of_its_own", "a_word_in_a_screen_is_found", "every_word_is_used"],
    "test_journeys": ["a_match_of_uno_to_500", "nine_rounds_of_golf"],
    "test_referee": ["a_round_is_played_to_its_score"],
    "test_golf_turn": ["a_round_of_two_from_the_deal_to_its_score"],
    "test_measured": ["twenty_plays_through_losses_arrive_once_and_in_order[127.0.0.1]"],
    "test_tour": [
        "every_screen_is_for_everybody",
        "every_look_finds_what_is_wrong",
        "every_picture_is_shown",
    ],
}
JOURNEY = re.compile(r"J\d")
"""So begins the claim of a test that plays one."""
MEASURES = "test_measured"
"""Plays them again, by keyboard and by ear."""
OF_THE_REST = 60
"""One of so many in a run, and other ones in the next."""

expect.set_options(timeout=10_000)  # ms, on a machine that does other things as well


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What is left for `make prove` is counted as deselected. Whoever names a file or a test gets it all."""
    if config.stash[WHOLE]:
        return
    rng = Random(config.stash[SEED])
    here = [item for item in items if item.path.parent == Path(__file__).parent]
    later = {item for item in here if not is_in_every_run(item) and rng.randrange(OF_THE_REST)}
    items[:] = [item for item in items if item not in later]
    config.hook.pytest_deselected(items=list(later))


def is_in_every_run(item: pytest.Item) -> bool:
    names = [f"test_{name}" for name in IN_EVERY_RUN.get(item.path.stem, ())]
    plays_a_journey = JOURNEY.match(item.function.__doc__ or "") and item.path.stem != MEASURES
    return bool(plays_a_journey) or item.name in names or item.name.partition("[")[0] in names


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


@pytest.fixture
def table(new_phone: Callable[..., Screen], server: Server) -> Callable[..., Screen]:
    """A phone that follows a round of UNO: who plays, what was `laid`, by which `rules`."""

    def at(*names: str, laid=(), rules=None, **options) -> Screen:
        return follow(new_phone(**options), server, *names, laid=laid, rules=rules)

    return at
