"""The board of the game in docs/adding-a-game.md, followed as it stands there."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.api.phone import Phone
from tests.page.phones import KEEPS
from tests.proofs.server import Line, Server
from tests.recipes import Copy
from tests.test_contributing import A_GAME


def test_a_game_has_a_board_on_the_page(browser: Browser, tmp_path: Path):
    """It shows the top card, and a tap plays one of the cards that the referee allows."""
    copy = Copy(tmp_path / "copy")
    copy.follow(A_GAME)
    server = Server(f"sqlite:///{tmp_path}/referee.sqlite3", tmp_path)
    server.environ |= {"PYTHONPATH": str(copy.folder), "PYTHONSAFEPATH": "1"}
    with server, browser.new_page() as page:
        line = Line(server)
        keeper = Phone.opening(line, "Ann", "Bob", game="climb")
        keeper.claim_lawfully("climb.deal", turned_up="red 2")
        opened = {**keeper.look(), "token": keeper.token}
        line.close()
        page.goto(f"http://127.0.0.1:{server.port}/")
        page.evaluate(KEEPS, [opened, {}])
        page.goto(f"http://127.0.0.1:{server.port}/#/match/{keeper.match}")
        board = page.locator(".board")
        expect(board.get_by_role("img", name="2, red")).to_be_visible()

        hand_of_bob = page.locator(".row", has_text="Bob")
        expect(hand_of_bob.get_by_role("button")).to_have_count(2)
        hand_of_bob.get_by_role("button", name="3, red").click()
        expect(board.get_by_role("img", name="3, red")).to_be_visible()
