"""A phone with the page on it: what a person sees there, and how often they have to tap."""

import json
import re
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, expect

from referee.page import digest_of_assets
from tests.proofs.server import Line, Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP table.test 127.0.0.1",
]

PATIENCE = 30  # seconds

IN_THE_NETWORK = "table.test"
"""A name of this machine under which a browser trusts it no more than any other: plain http in a network."""

COUNTS_TAPS = """
    window.taps = Number(sessionStorage.getItem("taps"));
    addEventListener("click", (event) => {
      window.lastTap = event;
      if (event.isTrusted) sessionStorage.setItem("taps", ++window.taps);
    }, true);
"""
"""In the capture phase, so that nothing on the page keeps a click from being counted."""

LIES_UNDER_THE_LAST_TAP = """(key) => {
    if (!window.lastTap || performance.now() - window.lastTap.timeStamp > 300) return false;
    const { left, top, width, height } = key.getBoundingClientRect();
    const { clientX, clientY } = window.lastTap;
    return Math.hypot(left + width / 2 - clientX, top + height / 2 - clientY) < 40;
}"""
"""And so soon that it would be the second half of a double tap, of which the page takes nothing."""

TOTALS = """
    (rows) => rows.map((row) => [row.querySelector(".name").title || row.querySelector(".name").innerText,
                                 row.querySelector("strong, .num, td:last-child").dataset.total
                                 ?? row.querySelector("strong, .num, td:last-child").innerText])
"""
"""All of them at once: they stand in another order when the referee answers."""

ARRIVED = """async () => {
    await new Promise(requestAnimationFrame);
    const ends = ({ effect }) => effect.getComputedTiming().endTime !== Infinity;
    await Promise.allSettled(document.getAnimations().filter(ends).map(({ finished }) => finished));
}"""

KEEPS = """async ([told, how]) => {
    const { href } = document.querySelector('link[rel="modulepreload"][href$="/match.js"]');
    (await import(href)).keepMatch(told, how);
}"""
"""What the page does with a match that was just opened or joined."""

EXPECTED = re.compile(
    r"Failed to load resource: (net::ERR_(INTERNET_DISCONNECTED|FAILED)|the server responded)"
    r"|An unknown error occurred when fetching the script"
    r"|The Cross-Origin-Opener-Policy header has been ignored, because the URL's origin was untrustworthy"
)
"""What Chromium itself writes: a request fails, as it must where a test takes the network away; and on plain
http a header is of no use."""


class Screen:
    """A page in a browser of its own, with the storage of its own."""

    def __init__(
        self,
        browser: Browser,
        server: Server,
        width: int = 360,
        height: int = 740,
        host: str = "127.0.0.1",
        **options: Any,
    ):
        self.server = server
        self.address = f"http://{host}:{server.port}"
        self.context = browser.new_context(
            base_url=self.address,
            viewport={"width": width, "height": height},
            has_touch=True,
            is_mobile=True,
            **options,
        )
        self.context.add_init_script(COUNTS_TAPS)
        self.context.set_default_timeout(1000 * PATIENCE)
        self.page = self.context.new_page()
        self.complaints: list[str] = []
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._overhear)

    def _overhear(self, message) -> None:
        if message.type == "error" and not EXPECTED.match(message.text):
            self.complaints.append(message.text)

    def at_home(self) -> "Screen":
        self.page.goto("/")
        self.sees("Referee")
        return self

    def at_match(self, *names: str, game: str = "uno") -> "Screen":
        """Return this phone on the scorepad of a new match of these people.

        The match is opened over the API, and the page keeps it as it keeps every match that it opens.
        """
        opened = self.at_home().opened(*names, game=game)
        self.page.evaluate(KEEPS, [opened, {}])
        self.go(f"#/match/{opened['id']}")
        self.sees("Round 1")
        return self

    def opened(self, *names: str, game: str) -> dict:
        """Return what the API answers to the phone that opens a match."""
        body = json.dumps({"game": game, "seats": names, "rules": {}}).encode()
        key = {"Content-Type": "application/json", "Idempotency-Key": secrets.token_hex(16)}
        with closing(Line(self.server)) as line:
            answer = line("POST", "/v1/matches", key, body)
        assert 201 == answer.status, answer.body
        return answer.json

    def go(self, path: str) -> None:
        """Show another screen of the same page."""
        self.page.evaluate("(path) => { location.hash = path; }", path)

    def opens_match(self, *names: str, game: str = "uno") -> "Screen":
        """Return this phone on the scorepad of a new match, which it opens with taps and typed names."""
        self.at_home().tap("New match")
        if game == "golf":
            self.tap("Golf, 9 rounds")
        self.type_names(*names)
        self.tap("Deal the cards")
        self.sees("Round 1")
        return self

    def type_names(self, *names: str) -> None:
        """Enter goes on to the next; places that stay empty are not dealt in."""
        for _ in names[4:]:
            self.tap("Player")
        self.page.get_by_label("Name of player 1", exact=True).focus()
        for name in names:
            self.page.keyboard.type(name)
            self.page.keyboard.press("Enter")

    def key(self, name: str) -> Locator:
        """What can be tapped under exactly this name; "Ana went out" is on whatever shows her total, and
        "Continue" at home."""
        role = self.page.get_by_role
        if name.endswith(" went out"):
            told = re.compile(rf"^{re.escape(name.removesuffix(' went out'))} .*: went out$")
            return role("button", name=told)
        if name == "Continue":  # at home, with what the match has come to
            return role("link", name=re.compile("^(Go on: round|See how it ended)"))
        return role("button", name=name, exact=True).or_(role("link", name=name, exact=True))

    def tap(self, *names: str) -> None:
        for name in names:
            self.touch(self.key(name))

    def touch(self, key: Locator) -> None:
        """Tap it, and not so soon after another tap in the same place that the page takes both for one."""
        if key.evaluate(LIES_UNDER_THE_LAST_TAP):
            self.pause()
        key.tap()

    def has_its_notices(self) -> None:
        """What says that something is to be decided is here. A page of which a test answers requests keeps no
        copies of files, and what it failed to import while the network was off it does not import later."""
        self.page.evaluate(
            "path => import(path).then(() => null)", f"/page/{digest_of_assets()}/screens/notices.js"
        )

    def pause(self) -> None:
        """As long as fingers need for two taps that are meant as two."""
        self.page.wait_for_timeout(300)

    def comes_to_rest(self) -> None:
        """Whatever moves has arrived; what moves for ever is not waited for."""
        self.page.evaluate(ARRIVED)

    def waits_for(self, script: str, arg: Any = None) -> None:
        """Until the script is true. Playwright would evaluate text in the page, where that is forbidden."""
        until = time.monotonic() + PATIENCE
        while not self.page.evaluate(script, arg):
            assert time.monotonic() < until, script
            self.page.wait_for_timeout(20)

    def sees(self, heading: str) -> None:
        expect(self.page.get_by_role("heading", level=1, name=heading)).to_be_visible()

    def reads(self, text: str) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    @property
    def taps(self) -> int:
        return self.page.evaluate("window.taps")

    @property
    def totals(self) -> dict[str, int]:
        """What the scorepad shows, or the final board."""
        rows = self.page.locator(".tiles li, .race li, .course tbody tr, .ranking li")
        told = rows.evaluate_all(TOTALS)
        return {name: int(total) for name, total in told}

    @property
    def submission(self) -> str:
        """The last sentence that is read out."""
        return self.page.get_by_role("status").inner_text()

    def is_saved(self) -> None:
        """Wait until everything is on the server."""
        expect(self.page.locator(".standing")).to_have_text("saved")

    def kept(self) -> dict:
        """What the phone keeps of the match it is at."""
        script = """() => JSON.parse(localStorage.getItem(`referee.match.${location.hash.split("/")[2]}`))"""
        return self.page.evaluate(script)

    def logbook(self) -> list[dict]:
        """The entries on the server, asked for with this phone's token."""
        kept = self.kept()
        line = Line(self.server)
        answer = line(
            "GET", f"/v1/matches/{kept['id']}/logbook", {"Authorization": f"Bearer {kept['token']}"}, None
        )
        line.close()
        assert 200 == answer.status
        return answer.json["entries"]

    def out(self, name: str) -> None:
        """Tap whoever went out: the tile, or the name below the last round."""
        self.tap(f"{name} went out")

    def score(self, winner: str, points: str) -> None:
        """A round of UNO: who went out, and what the others had left."""
        self.out(winner)
        self.tap(*points)
        self.touch(self.page.get_by_role("button", name=f"Save {winner} +", exact=False))
        self.pause()  # another key comes up beneath the finger

    def goes_on(self) -> None:
        """From what a round came to back to the scorepad: other keys were beneath the finger, and will be."""
        self.pause()
        self.touch(self.page.get_by_role("button", name=re.compile("^(Next round|Go on)")))
        self.pause()

    def score_each(self, *points: str) -> None:
        """A round of Golf, hand by hand."""
        self.touch(self.page.get_by_role("button", name=re.compile("^Enter round")))
        for place, typed in enumerate(points):
            if place:
                self.tap("Next")
            self.tap(*typed)
        self.touch(self.page.get_by_role("button", name=re.compile("^Save round")))


@contextmanager
def phones_of(kind: type[Screen], server: Server, browser: Browser) -> Iterator[Callable[..., Screen]]:
    """Makes phones that know nothing yet; whatever their pages complain of fails the test."""
    phones: list[Screen] = []

    def make(**options: Any) -> Screen:
        phones.append(kind(browser, server, **options))
        return phones[-1]

    yield make
    complaints = [complaint for phone in phones for complaint in phone.complaints]
    for phone in phones:
        phone.context.close()
    assert not complaints, complaints
