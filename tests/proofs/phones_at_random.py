"""Phones of one table that are tapped at random, while the network comes and goes, tell the truth."""

import contextlib
import json
import random
import re
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, fields

from playwright.sync_api import Browser, Error, Route

from tests.api.phone import Phone, post
from tests.page.between import Wire, hang_up
from tests.page.phones import Screen
from tests.page.truth import READ, is_quiet, untruths
from tests.proofs.server import Line, Server

NAMES = ("Ana", "Ben", "Chloé", "Dev")
CLAIMS = "**/claims*"
NEVER_OVER = {"uno": 100_000, "golf": 99}
QUIET_WITHIN = 60  # seconds, of an outbox that has been told to wait
SETTLES = 1.5  # seconds until a screen that is fetched stands

KEEPS = """async ([told, how]) => {
    const { href } = document.querySelector('link[rel="modulepreload"][href$="/match.js"]');
    (await import(href)).keepMatch(told, how);
}"""

GOES = """async (path) => {
    if (location.hash === path) {
      location.hash = `${path.split("/").slice(0, 3).join("/")}/menu`;
      await new Promise((done) => setTimeout(done, 50));
    }
    location.hash = path;
}"""

CONTROLS = """() => {
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
    const isHere = (element) => !element.closest("[inert], .scrim") && !element.hasAttribute("download");
    const [, , id] = location.hash.split("/");
    const isOfTheMatch = (element) => !element.matches("a") || element.hash.startsWith(`#/match/${id}`);
    window.controls = [...document.querySelectorAll("button:not(:disabled), a[href], summary")]
      .filter((element) => isSeen(element) && isHere(element) && isOfTheMatch(element));
    const told = (element) => element.ariaLabel ?? element.textContent;
    return window.controls.map((element) => told(element).replace(/\\s+/g, " ").trim());
}"""

PLACE = """(at) => {
    const element = window.controls[at];
    if (!element?.isConnected) return null;
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = element.getBoundingClientRect();
    const place = [x + width / 2, y + height / 2];
    const hit = document.elementFromPoint(...place);
    return hit && element.contains(hit) ? place : null;
}"""

SUM = """() => document.querySelector(".entry .sum")?.textContent ?? null"""

DESTROYS = re.compile(
    "^Undo|^Drop|[Rr]eplace|does not count|hange|did not happen|^Leave it|stays on|happened|takes it back"
    "|Finish|it is round"
)
"""What may take a saved round away."""
BESIDES = re.compile("/(ask|history|menu|invite|rounds|share|table)")
"""Screens beside the play."""
SHARES = {"keep": 6, "seat": 4, "watc": 1}
NEVER = re.compile(
    r"Share|Send away|Close the door|Make a new link|Copy|Rematch|Come along|To the rematch|Save the|Print"
    r"|rematch|Start from paper"
)
"""What leads out of the match, or leaves the page."""
WEIGHTS = [
    (re.compile(what), weight)
    for what, weight in (
        (r"^Save |^Replace", 8),
        (r"^(Next round|Go on)", 5),
        (r"^(Yes, replace|No, it is|Enter mine|Try again)|takes it back|does not count$", 4),
        (r"It stays|^Leave it, send", 4),
        (r"^Drop ", 1),
        (r"^(UNO!|Caught!|Challenge)", 1.5),
        (r"^Drew", 3),
        (r"That is all|enter the points of the hand", 6),
        (r"went out$", 3),
        (r"^Next$", 3),
        (r"^Undo$", 1),
        (r"^Back$", 0.5),
        (r"^Enter round", 0.5),
        (r"^Follow the turns", 2),
        (r"^(Took|Drew, kept|Drew, threw)", 2),
        (r"^Leave it$", 3),
        (r"^(Cancel|Not |Close|Decide later)", 1.5),
        (r"\?$|^(Wild|Somebody|Everybody|The) .* .* ", 0.2),
        (r"^(Ask|Menu|Invite|Table|All rounds|History|What was told|Finish|Tap again)", 0.25),
        (r"count this hand|, change$|Lost track|leaves$|Rename|another face|joins|rules", 0.25),
        (r"^(Scores|Follow|Already)", 0.5),
        (r"This round does not count|Play on", 0.3),
        (r"^(red|blue|green|yellow)$", 4),
    )
]


def weight_of(name: str) -> float:
    return next((weight for pattern, weight in WEIGHTS if pattern.search(name)), 1)


def weights_of(names: list[str], path: str) -> list[float]:
    """Of a screen beside the play every third tap leads back."""
    weights = [0 if NEVER.search(name) else weight_of(name) for name in names]
    if not BESIDES.search(path):
        return weights
    return [
        sum(weights) / 2 if name == "Back" else weight for name, weight in zip(names, weights, strict=True)
    ]


@dataclass
class Found:
    """What a table of phones was tapped, and what was wrong."""

    taps: int = 0
    looks: int = 0
    resting: float = 0
    wrong: list[str] = field(default_factory=list)
    log: list[str] = field(default_factory=list)
    kinds: Counter = field(default_factory=Counter)

    def __add__(self, other: "Found") -> "Found":
        return Found(*(getattr(self, one.name) + getattr(other, one.name) for one in fields(self)))


class Held:
    """A phone in a hand that taps at random, and the line that it has."""

    def __init__(self, browser: Browser, server: Server, name: str):
        self.name = name
        self.wire = Wire(server)
        self.screen = Screen(browser, self.wire, reduced_motion="reduce")
        self.page = self.screen.page
        self.home = ""
        self.is_offline = False
        self.is_lossy = False

    def close(self) -> None:
        self.screen.context.close()
        self.wire.__exit__()

    def comes_in(self, told: dict, **how) -> None:
        self.screen.at_home()
        self.page.evaluate("localStorage.setItem('referee.rests', 'false')")
        self.page.evaluate(KEEPS, [told, how])
        self.home = f"#/match/{told['id']}"
        self.goes(self.home)

    def goes(self, path: str) -> None:
        """Anew, even where it is: a sheet that lies there is closed."""
        self.page.evaluate(GOES, path)

    def sees(self) -> dict:
        return self.page.evaluate(READ)

    def loses(self, rng: random.Random) -> None:
        """From now on some claims get lost, before or after they were heard."""
        self.is_lossy = True
        chance = random.Random(rng.random())

        def lose(route: Route) -> None:
            with contextlib.suppress(Error):
                fate = chance.random()
                if fate < 0.3:
                    route.abort()
                elif fate < 0.6:
                    route.fetch()
                    route.abort()
                else:
                    route.continue_()

        self.page.route(CLAIMS, lose)

    def recovers(self) -> None:
        if self.is_lossy:
            self.page.unroute(CLAIMS)
        self.screen.context.set_offline(False)
        self.is_lossy = self.is_offline = False

    def cuts_its_streams(self) -> None:
        for end in list(self.wire.streams):
            hang_up(end)
        self.wire.streams.clear()


class Table:
    """A match, the phones at it, and the line of somebody who looks at what the server knows."""

    def __init__(self, browser: Browser, server: Server, seed: int, phones: int, game: str):
        self.rng = random.Random(seed)

        def send(*request):
            with contextlib.closing(Line(server)) as line:
                return line(*request)

        names = NAMES[: 4 if game == "uno" else 2]
        self.keeper = Phone.opening(send, *names, game=game, target=NEVER_OVER[game])
        self.game = game
        self.found = Found()
        self.sums: set[str] = set()
        self.sure: set[str] = set()  # sums that were saved, and nobody has since undone or dropped anything
        self.phones: list[Held] = []
        told = {**self.keeper.look(kit=1), "token": self.keeper.token}
        ways = (
            [({}, None), ({}, None)]
            if phones == 2
            else [({}, None), ("seat", 1), ("seat", 0), ("watcher", None)]
        )
        for role, seat in ways:
            phone = Held(
                browser, server, f"{role or 'keeper'}{seat if seat is not None else len(self.phones)}"
            )
            if role == "seat":
                token = self.keeper.at_seat(seat).token
                phone.comes_in({**told, "token": token}, role="seat", seat=seat)
            elif role == "watcher":
                ticket = self.keeper.post(f"{self.keeper.path}/tickets").json["ticket"]
                joined = post(send, "/v1/joins", {"ticket": ticket, "watch": True}).json
                phone.comes_in(joined, role="watcher")
            else:
                phone.comes_in(
                    told,
                    role="keeper",
                    depth="referee" if phones > 2 else self.rng.choice(("scorepad", "referee")),
                )
            self.phones.append(phone)

    def close(self) -> None:
        for phone in self.phones:
            phone.close()

    # --- what they do ---

    def plays(self, taps: int) -> None:
        while self.found.taps < taps and len(self.found.wrong) < 20:
            phone = self.rng.choices(self.phones, [SHARES[phone.name[:4]] for phone in self.phones])[0]
            if self.rng.random() < 0.25:
                self.misbehaves(phone)
            before = self.found.taps // 100
            for _ in range(self.rng.randint(1, 5) if phone.name[:5] != "watch" else 0):
                self.taps(phone)
            self.looks(phone)
            if self.found.taps // 100 > before:
                began = time.monotonic()
                self.rests()
                self.found.resting += time.monotonic() - began
        self.rests()

    def note(self, phone: Held, what: str) -> None:
        self.found.log.append(f"{self.found.taps} {phone.name}: {what}")

    def wrong(self, phone: Held, what: str) -> None:
        latest = "\n      ".join(self.found.log[-14:])
        self.found.wrong.append(f"after {self.found.taps} taps {phone.name} {what}\n      {latest}")

    def misbehaves(self, phone: Held) -> None:
        """The network, or the one who holds it."""
        what = self.rng.choice(
            (
                "offline",
                "lossy",
                "recovers",
                "recovers",
                "cut",
                "reload",
                "back",
                "cut",
                "offline",
                "lossy",
                "hands",
                "home",
            )
        )
        if what == "offline" and not phone.is_offline:
            phone.screen.context.set_offline(True)
            phone.is_offline = True
        elif what == "lossy" and not phone.is_lossy:
            phone.loses(self.rng)
        elif what == "recovers":
            phone.recovers()
        elif what == "cut":
            phone.cuts_its_streams()
        elif what == "reload" and not phone.is_offline:
            phone.page.reload(wait_until="domcontentloaded")
        elif what == "back":
            phone.page.evaluate("history.back()")
        elif what == "home":
            phone.goes(phone.home)
        elif what == "hands" and self.game == "uno":
            self.hands_are_small()
        else:
            return
        self.note(phone, f"[{what}]")

    def hands_are_small(self) -> None:
        """Somebody counts: so that rounds come to their end."""
        now = self.keeper.look()
        if not now["state"]["round"] or now["state"]["round"]["out"] is not None:
            return
        order = now["state"]["order"]
        hands = {str(seat): self.rng.randint(1, 3) for seat in order}
        told = {
            "claim": "uno.resync",
            "top": "red 5",
            "color": "red",
            "turn": self.rng.choice(order),
            "direction": 1,
        }
        self.keeper.tell({**told, "hands": hands, "after": now["number"]})

    def taps(self, phone: Held) -> None:
        try:
            self._taps(phone)
        except Error as error:
            if "context was destroyed" not in error.message:
                raise
        self.found.taps += 1

    def _taps(self, phone: Held) -> None:
        names = phone.page.evaluate(CONTROLS)
        if not phone.page.url.partition("#")[2].startswith(phone.home[1:]):
            phone.goes(phone.home)
            return
        weights = weights_of(names, phone.page.url)
        if not any(weights):
            phone.page.wait_for_timeout(1000 * SETTLES)
            names = phone.page.evaluate(CONTROLS)
            weights = weights_of(names, phone.page.url)
            if not any(weights):
                seen = phone.sees()
                if not seen["actions"]:
                    self.wrong(phone, f"has nothing to tap at {seen['hash']}: {seen['text']}")
                phone.goes(phone.home)
                return
        [at] = self.rng.choices(range(len(names)), weights)
        if re.match("Save .*|Replace round", names[at]) and not self.is_new_sum(phone, names[at]):
            return
        place = phone.page.evaluate(PLACE, at)
        if place is None:
            self.found.kinds["not to be hit"] += 1
            return
        self.note(phone, names[at])
        if DESTROYS.search(names[at]):
            self.sure.clear()
        elif found := re.search(r"^Save .*\+(\d+)$", names[at]):
            self.sure.add(found[1])
        self.found.kinds[re.sub(r"\d+|Ana|Ben|Chloé|Dev", "_", names[at])] += 1
        phone.page.touchscreen.tap(*place)

    def is_new_sum(self, phone: Held, name: str) -> bool:
        """Every round that is saved gives other points, so that one which counts twice is seen."""
        found = re.search(r"\+(\d+)$", name)
        amount = found[1] if found else phone.page.evaluate(SUM)
        if amount is None:
            return True
        if amount == "0" or amount in self.sums:
            return False
        self.sums.add(amount)
        return True

    # --- what has to be so ---

    def looks(self, phone: Held) -> None:
        """Only what is still there after a moment is wrong: a screen may have to be fetched first."""
        if not (wrong := self.found_at(phone)):
            return
        time_was = time.monotonic()
        while wrong and time.monotonic() - time_was < SETTLES:
            phone.page.wait_for_timeout(100)
            wrong = self.found_at(phone)
        for one in wrong:
            self.wrong(phone, one)

    def found_at(self, phone: Held) -> list[str]:
        try:
            seen = phone.sees()
        except Error:
            return []
        complaints, phone.screen.complaints[:] = list(phone.screen.complaints), []
        wrong = [f"complains: {one}" for one in complaints]
        if not seen["text"] or not seen.get("main") and "main" not in seen:
            wrong.append(f"is blank at {seen['hash']}")
        if not seen["answer"] or seen["queue"] or seen["trouble"]:
            return wrong
        body = self.keeper.look()
        self.found.looks += body["number"] == seen["answer"]["number"]
        body["say"] = self.keeper.get("/logbook", after=body["number"] - 1).json["say"]
        if body["number"] != seen["answer"]["number"]:
            return wrong
        return wrong + [f"{one} at {seen['hash']} {seen['main']}" for one in untruths(seen, body)]

    def rests(self) -> None:
        """Everybody is online, decides what is to be decided, and then shows the same."""
        for phone in self.phones:
            phone.recovers()
        for phone in self.phones:
            self.decides(phone)
        body = self.keeper.look()
        for phone in self.phones:
            self.hears(phone, body["number"])
        for phone in self.phones:
            for screen in self.screens(phone):
                phone.goes(f"{phone.home}{screen}")
                phone.page.wait_for_timeout(150)
                self.looks(phone)
            phone.goes(phone.home)
        self.no_round_counts_twice(body)

    def screens(self, phone: Held) -> list[str]:
        own = {"keeper": ["/scorepad", "/referee" if self.game == "uno" else "/golf"]}
        return [*own.get(phone.name[:6], []), "", "/table", "/rounds", "/menu", "/history"]

    def decides(self, phone: Held) -> None:
        """Until nothing waits on it."""
        until = time.monotonic() + QUIET_WITHIN
        phone.goes(phone.home)
        while time.monotonic() < until:
            phone.page.wait_for_timeout(100)
            seen = phone.sees()
            if is_quiet(seen) and not seen["isCovered"]:
                return
            if seen["trouble"] or seen["isCovered"]:
                keys = phone.page.locator(".notice button, [role=alertdialog] button")
                many = keys.count()
                if many:
                    key = keys.nth(self.rng.randrange(many))
                    with contextlib.suppress(Error):
                        self.note(phone, f"decides: {key.inner_text(timeout=500)}")
                        self.sure.clear()
                        key.tap(timeout=1000)
        self.wrong(
            phone, f"does not come to rest: {json.dumps({**seen, 'answer': None}, ensure_ascii=False)}"
        )

    def hears(self, phone: Held, number: int) -> None:
        until = time.monotonic() + QUIET_WITHIN
        while time.monotonic() < until:
            if phone.sees()["answer"]["number"] >= number:
                return
            phone.page.wait_for_timeout(100)
        self.wrong(phone, f"does not hear of entry {number}")

    def no_round_counts_twice(self, told: dict) -> None:
        if self.game != "uno":
            return
        scored = Counter(str(sum(row["points"])) for row in self.keeper.get("/scores").json["rounds"])
        entered = Counter(self.entered())
        for gain in self.sure - {*scored}:
            self.wrong(self.phones[0], f"has lost {gain} points: {told['state']['points']}")
        for gain, times in entered.items():
            if times > 1:
                self.wrong(self.phones[0], f"counts {gain} points {times} times: {told['state']['points']}")

    def entered(self) -> Iterator[str]:
        """What rounds that were saved with a sum of their own came to; counted hands may come to it twice."""
        for row in self.keeper.get("/scores").json["rounds"]:
            [entry] = self.keeper.get("/logbook", after=row["entry"] - 1, limit=1).json["entries"]
            if entry["claim"]["claim"] == "match.score" and (gain := str(sum(row["points"]))) in self.sums:
                yield gain


def tap_at_random(
    browser: Browser, server: Server, seed: int, taps: int, phones: int = 2, game: str = "uno"
) -> Found:
    """A match of the game on so many phones, two or four, tapped so often."""
    table = Table(browser, server, seed, phones, game)
    try:
        table.plays(taps)
    finally:
        table.close()
    return table.found
