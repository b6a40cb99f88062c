"""The recipe for a screen in CONTRIBUTING.md, followed as it stands there."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.proofs.server import Server
from tests.recipes import Copy
from tests.test_contributing import RECIPES


def test_a_screen_is_opened_by_its_address(browser: Browser, tmp_path: Path):
    copy = Copy(tmp_path / "copy")
    copy.follow(RECIPES["A screen"])
    server = Server(f"sqlite:///{tmp_path}/referee.sqlite3", tmp_path)
    server.environ |= {"PYTHONPATH": str(copy.folder), "PYTHONSAFEPATH": "1"}
    with server, browser.new_page() as page:
        page.goto(f"http://127.0.0.1:{server.port}/#/glossary")
        expect(page.get_by_role("heading", name="Words")).to_be_visible()
        expect(page.get_by_text("Saying UNO aloud when it is due.")).to_be_visible()
