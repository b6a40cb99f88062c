"""A scenario played over HTTP: every claim tried and made, then everything that can be asked of the match."""

import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tools.corpus.book import NDJSON, Answer, Book
from tools.corpus.inside import OPENING, Scenario, Told, scenario
from tools.transcripts import SCENARIOS

KEEPER = "keeper"
NUMBERED = ("to", "entry")
"""Fields of claims that hold the number of an entry."""
NOW_AND_THEN = 8
"""After each so many claims the match is looked at in other ways, too."""
MOST_ASKED = 6
"""So many facts are told of a situation, one after another, before it is left."""
PAGE = 200

DISPUTED = "# Dispute"


def play(book: Book, path: Path) -> None:
    """All of a scenario; what takes long and depends little on what was played, in some scenarios alone."""
    text = path.read_text(encoding="utf-8")
    played = scenario(text)
    try:
        match = Match(book, played)
    except NotOpened:
        return
    disputed = set(_disputed(text))
    for place, told in enumerate(played.told):
        book.clock.be(told.at)
        if place in disputed:
            describe(book, played, told)
        match.hear(told)
        if place % NOW_AND_THEN == NOW_AND_THEN - 1:
            match.look_around(f"after {told.number}")
    match.look_at_everything()
    if is_one_in(4, path):
        match.ask()
        match.let_others_in()
    if is_one_in(12, path):
        match.move()
    match.look_back()
    match.rematch()
    book.stored(match.id)


def is_one_in(many: int, path: Path) -> bool:
    """Whether this scenario is one of those, by its name alone: another one that is added changes nothing."""
    return zlib.crc32(path.relative_to(SCENARIOS).as_posix().encode()) % many == 0


def _disputed(text: str) -> Iterator[int]:
    """The places of the claims, among all of a transcript, that stand right after a dispute."""
    place, asked = 0, False
    for line in text.splitlines()[1:]:
        if line.startswith("#"):
            asked = asked or line.startswith(DISPUTED)
        elif line.strip() and not line.startswith("  "):
            if asked:
                yield place
            place, asked = place + 1, False


def describe(book: Book, played: Scenario, told: Told) -> None:
    """What is disputed, as a situation: once with nothing but the rules, where what is asked for is told fact
    by fact; once with all that can be seen at the table."""
    bare = {"game": played.game, "seats": len(played.names), "rules": played.rules}
    for choose in (0, -1):
        answers: dict[str, str] = {}
        for _ in range(MOST_ASKED):
            body = {"situation": bare, "claims": [told.claim], "answers": answers}
            said = " ".join(answers.values())
            found = book.post("/v1/rulings", body, note=f"described {told.number} {said}".strip())
            asks = found.json.get("asks")
            if asks is None:
                break
            answers[asks["fact"]] = asks["options"][choose]["option"]
    if told.position is not None:
        body = {"situation": told.position, "claims": [told.claim]}
        book.post("/v1/rulings", body, note=f"described whole {told.number}")


class NotOpened(Exception):
    """The rules of a match are refused today; matches that were opened earlier go on."""


class Match:
    """A match in a group of its own, if none is given, and the phones that are in it."""

    def __init__(self, book: Book, played: Scenario, group: dict[str, Any] | None = None):
        self.book = book
        group = group or book.post("/v1/groups", {"name": "Fridays"}).json
        self.group, self.groups_token = f"/v1/groups/{group['id']}", group["token"]
        told = {"game": played.game, "seats": list(played.names), "rules": played.rules}
        opened = book.post("/v1/matches", told, self.groups_token, played.game).json
        if "id" not in opened:
            raise NotOpened(played.rules)
        self.id, self.path = opened["id"], f"/v1/matches/{opened['id']}"
        self.tokens: dict[str | int, str] = {KEEPER: opened["token"]}
        self.numbers = {0: 0, OPENING: OPENING}
        """Which entry is which in the scenario: here phones come in as well."""

    # --- claims ---

    def hear(self, told: Told) -> None:
        """A line of the scenario, tried and then claimed."""
        tag = told.claim["claim"]
        if tag == "match.phone":
            self._phone_comes_or_goes(told.claim)
            self.numbers[told.number] = self._number()
            return
        if told.by not in self.tokens:
            self._let_in(told.by)
        token, note = self.tokens[told.by], f"{told.number} {tag}"
        claim, body = self.bodies(told)
        self.book.post("/v1/rulings", {"match": self.id, "claims": [claim]}, token, f"on {note}")
        ruled = self.book.post(f"{self.path}/claims?may=1", body, token, note)
        if ruled.status != 201:
            raise AssertionError(f"{told.line!r} was not ruled on: {ruled.status} {ruled.body.decode()}")
        self.numbers[told.number] = ruled.json["number"]

    def bodies(self, told: Told) -> tuple[dict[str, Any], dict[str, Any]]:
        """The claim of a line as it is tried, and as it is made."""
        claim = self._renumbered(told.claim)
        return claim, {**claim, "after": self.numbers[told.after]}

    def _renumbered(self, claim: dict[str, Any]) -> dict[str, Any]:
        here = {name: self._here(value) for name, value in claim.items() if name in NUMBERED}
        if "instead" in claim:
            here["instead"] = self._renumbered(claim["instead"])
        return claim | here

    def _here(self, number: int) -> int:
        """An entry of the scenario; one that is not there yet is as far away here."""
        last = max(self.numbers)
        return self.numbers.get(number, number - last + self.numbers[last])

    def _number(self) -> int:
        return self.keep("", told=False).json["number"]

    # --- phones ---

    def _let_in(self, seat: str | int) -> None:
        issued = self.post(f"/seats/{seat}/tokens", {}, note=f"seat {seat}")
        self.tokens[seat] = issued.json["token"]

    def _phone_comes_or_goes(self, phone: dict[str, Any]) -> None:
        role, seat = phone["role"], phone.get("seat")
        if phone.get("left"):
            there = [one for one in self.keep("/phones").json["phones"] if not one["this"]]
            for found in [one for one in there if one["role"] == role and seat in (None, one["seat"])][:1]:
                self.book.ask("DELETE", f"{self.path}/phones/{found['phone']}", self.tokens[KEEPER], role)
            self.tokens.pop(seat, None)
        elif role == "seat":
            self._let_in(seat)
        else:
            self._joined(role, {"watch": True} if role == "watcher" else {"seat": seat})

    def _joined(self, role: str, wanted: dict[str, Any]) -> Answer:
        issued = self.post("/tickets", {"role": KEEPER if role == KEEPER else "table"})
        ticket = {"ticket": issued.json["ticket"]}
        self.book.post("/v1/doors", ticket, note=role)
        return self.book.post("/v1/joins", ticket | wanted, note=role)

    def let_others_in(self) -> None:
        """By a ticket, and by a code."""
        self.book.clock.wait()
        self._joined("watcher", {"watch": True})
        code = self.post("/codes", {}).json["code"]
        knock = self.book.post("/v1/knocks", {"code": code, "name": "Zoe"}).json
        free = next((one for one in self.keep("").json["state"]["seating"] if one not in self.tokens), None)
        wish = {"watch": True} if free is None else {"seat": free}
        self.keep("/knocks")
        self.post(f"/knocks/{knock['knock']}", {"admit": True, **wish})
        self.book.get(f"/v1/knocks/{knock['knock']}", knock["token"])
        joined = self.book.post("/v1/joins", {"knock": knock["knock"]}, knock["token"], "knock")
        self.tokens["newcomer"] = joined.json["token"]
        self.book.get(f"{self.path}?may=1", self.tokens["newcomer"])
        self.keep("/tickets")
        self.keep("/phones")

    def rematch(self) -> None:
        """Everybody goes along; of a match in which nothing was scored there is no rematch."""
        rematch = self.post("/rematch", {}).json
        if "id" not in rematch:
            return
        for who, token in self.tokens.items():
            if who != KEEPER:
                self.book.post("/v1/joins", {"rematch": rematch["id"]}, token, f"by {who}")

    # --- reading ---

    def look_around(self, when: str) -> None:
        """What a phone shows beside the answer to its claim."""
        for query in ("", "?may=1"):
            self.keep(query, when)
        self.keep("/scores", when)

    def look_at_everything(self) -> None:
        """The match as every phone sees it, as it was, and everything that leaves it as a file."""
        last = self._number()
        for who, token in self.tokens.items():
            self.book.get(f"{self.path}?may=1", token, f"by {who}")
        tag = self.keep("").etag
        self.keep("", "the same", headers={"If-None-Match": tag})
        for number in sorted({1, (last + 1) // 2}):
            self.keep(f"?at={number}")
        for after in range(0, last, PAGE):
            page = f"/logbook?after={after}&limit={PAGE}"
            tag = self.keep(page).etag
            self.keep(page, "the same", headers={"If-None-Match": tag})
        for path in ("/scores", "/agreement", "/rulebook", "/rulebook.txt", "/stream?wait=0"):
            self.keep(path)
        self.keep(f"/stream?wait=0&after={max(0, last - 5)}")
        for kind in ("csv", "txt", "ndjson"):
            self.keep(f"/record.{kind}")

    def ask(self) -> None:
        """What people ask after what just happened, answered at this match."""
        self.book.get(f"/v1/questions?match={self.id}", self.tokens[KEEPER])

    def move(self) -> None:
        """As workbooks, and out of this service and into it again."""
        self.keep("/record.xlsx")
        for what in ("history", "standings"):
            self.book.get(f"{self.group}/{what}.xlsx", self.groups_token)
        record = self.keep("/record.ndjson", told=False)
        brought = {"Content-Type": NDJSON, "Idempotency-Key": self.book.key()}
        self.book.ask("POST", "/v1/records", data=record.body, headers=brought)

    def look_back(self) -> None:
        """What the group knows of the evening."""
        for path in ("", "/history", "/history.csv", "/standings", "/standings.csv"):
            self.book.get(f"{self.group}{path}", self.groups_token)

    def keep(self, path: str, note: str = "", **more: Any) -> Answer:
        return self.book.get(f"{self.path}{path}", self.tokens[KEEPER], note, **more)

    def post(self, path: str, body: Any, note: str = "") -> Answer:
        return self.book.post(f"{self.path}{path}", body, self.tokens[KEEPER], note)
