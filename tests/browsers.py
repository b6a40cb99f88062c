"""The Chromium that drives the page's tests, and what is said where there is none."""

from pathlib import Path

from tests.started import first_there

BROWSERS = ("/usr/bin/chromium-headless-shell", "/usr/bin/chromium")
"""Without windows it takes half the work; the whole one does as well. REFEREE_TEST_CHROMIUM names another."""

MISSING = (
    "There is no Chromium, so nothing tests the page in a browser: "
    f"as root, run 'apt-get install {Path(BROWSERS[0]).name}', then make again."
)


def chromium() -> str | None:
    """The path of the first one that is there."""
    return first_there("REFEREE_TEST_CHROMIUM", BROWSERS)
