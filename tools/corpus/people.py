"""What a table, its phones and its group do over an evening and after it, beside playing."""

from typing import Any

from tools.corpus.book import NDJSON, Answer, Book

DAY = 24 * 60 * 60 * 1000


class Table:
    """A match, and the token of whoever opened it."""

    def __init__(self, book: Book, *names: str, game: str = "uno", token: str | None = None, **rules: Any):
        self.book = book
        told = {"game": game, "seats": list(names), "rules": rules}
        opened = book.post("/v1/matches", told, token, " ".join(names)).json
        self.id, self.path, self.token = opened["id"], f"/v1/matches/{opened['id']}", opened["token"]

    def get(self, path: str = "", **more: Any) -> Answer:
        return self.book.get(f"{self.path}{path}", self.token, **more)

    def post(self, path: str, body: Any = None, note: str = "", **more: Any) -> Answer:
        return self.book.post(f"{self.path}{path}", body or {}, self.token, note, **more)

    def claim(self, tag: str, **said: Any) -> Answer:
        number = self.get(told=False).json["number"]
        return self.post("/claims", {"claim": tag, "after": number, **said}, tag)

    def delete(self, path: str = "", token: str | None = None) -> Answer:
        return self.book.ask("DELETE", f"{self.path}{path}", token or self.token)


def doors(book: Book) -> None:
    """Tickets, codes and knocks, said twice, answered, closed and expired."""
    table = Table(book, "Ann", "Bob", "Cat")
    key = {"Idempotency-Key": book.key()}
    first = table.post("/tickets", {"role": "table"}, headers=key).json
    second = table.post("/tickets", {"role": "table"}, "with the same key", headers=key).json
    book.post("/v1/doors", {"ticket": first["ticket"]}, note="with the older secret")
    seat = {"ticket": second["ticket"], "seat": 1}
    key = {"Idempotency-Key": book.key()}
    book.post("/v1/joins", seat, headers=key)
    joined = book.post("/v1/joins", seat, note="with the same key", headers=key).json
    book.post("/v1/joins", seat, note="with another key")
    book.post("/v1/joins", {"ticket": second["ticket"], "seat": 2}, joined["token"], "changes over")
    book.post("/v1/joins", {"ticket": second["ticket"], "seat": 9})
    book.post("/v1/joins", {"ticket": second["ticket"]})
    keepers = table.post("/tickets", {"role": "keeper"}).json
    book.post("/v1/joins", {"ticket": keepers["ticket"], "watch": True})
    book.post("/v1/joins", {"ticket": keepers["ticket"], "seat": 0})
    book.post("/v1/joins", {"ticket": keepers["ticket"], "seat": 0}, note="again")
    _knocks(book, table)
    table.get("/tickets")
    table.delete(f"/tickets/{second['id']}")
    table.delete("/tickets")
    book.post("/v1/doors", {"ticket": second["ticket"]}, note="closed")
    table.get("/phones")
    table.post("/tokens")
    table.get("/logbook?limit=200")
    book.stored(table.id)


def _knocks(book: Book, table: Table) -> None:
    code = table.post("/codes").json["code"]
    for name, answer in (
        ("Dan", {"admit": False}),
        ("Eve", {"admit": True, "seat": 0}),
        ("Fay", {"admit": True, "seat": 1}),
        ("Gus", {"admit": True, "watch": True}),
        ("Hal", None),
    ):
        book.clock.wait()
        knock = book.post("/v1/knocks", {"code": code.lower(), "name": name}, note=name).json
        if answer is not None:
            table.post(f"/knocks/{knock['knock']}", answer, name)
        book.get(f"/v1/knocks/{knock['knock']}", knock["token"], name)
        book.post("/v1/joins", {"knock": knock["knock"]}, knock["token"], name)
    table.get("/knocks")
    book.clock.wait(11 * 60 * 1000)
    book.post("/v1/knocks", {"code": code, "name": "Ivy"}, note="after the code has expired")
    table.get("/knocks", note="later")


def groups(book: Book) -> None:
    """Evenings of the same people: their history in pages, who is who, and who is forgotten."""
    group = book.post("/v1/groups", {"name": "Fridays"}).json
    path, token = f"/v1/groups/{group['id']}", group["token"]
    _evenings(book, token)
    people = {one["name"]: one["id"] for one in book.get(path, token).json["people"]}
    page = book.get(f"{path}/history?limit=2", token).json
    book.get(f"{path}/history?limit=2&cursor={page['next']}", token)
    book.post(f"{path}/people/{people['Bobby']}/merge", {"into": people["Bob"]}, token)
    days = ("?from=2026-11-19&to=2026-11-20", "?to=2020-01-01")
    for wanted in ("", f"?person={people['Bob']}", "?game=golf", *days):
        for what in ("history", "standings"):
            for kind in ("", ".csv", ".xlsx"):
                book.get(f"{path}/{what}{kind}{wanted}", token)
    book.ask("DELETE", f"{path}/people/{people['Ann']}", token)
    book.ask("DELETE", f"{path}/people/{people['Ann']}", token, "again")
    book.get(path, token, "without Ann")
    book.get(f"{path}/history", token, "without Ann")
    book.get(f"{path}/standings", token, "without Ann")


def links(book: Book) -> None:
    """Read-only links to a group and to a match, said twice, tried for what they do not do, and ended."""
    group = book.post("/v1/groups", {"name": "Fridays"}).json
    path, token = f"/v1/groups/{group['id']}", group["token"]
    table = Table(book, "Ann", "Bob", token=token)
    key = {"Idempotency-Key": book.key()}
    for where, by in ((path, token), (table.path, table.token)):
        book.post(f"{where}/readers", {}, by, headers=key)
        link = book.post(f"{where}/readers", {}, by, "with the same key", headers=key).json
        book.get(path, link["token"], "with the link")
        book.get(table.path, link["token"], "with the link")
        book.post(f"{table.path}/claims", {"claim": "match.note", "text": "x", "after": 1}, link["token"])
        book.post("/v1/matches", {"game": "uno", "seats": ["Ann", "Bob"]}, link["token"])
        book.post(f"{where}/readers", {}, link["token"], "with the link")
        book.get(f"{where}/readers", by)
        for _ in range(2):
            book.ask("DELETE", f"{where}/readers/{link['id']}", by)
        book.get(table.path, link["token"], "ended")
        book.post(f"{where}/readers", {}, by, "once more with the key", headers=key)
        book.ask("DELETE", f"{where}/readers/nothing", by)


def _evenings(book: Book, token: str) -> None:
    for game, *names in (
        ("uno", "Ann", "Bob", "Cat"),
        ("uno", "Bobby", "Cat"),
        ("golf", "Ann", "Bob"),
        ("uno", "Ann", "Bob"),
    ):
        table = Table(book, *names, game=game, token=token)
        if game == "uno":
            table.claim("match.score", winner=1, points=40)
            table.claim("match.score", winner=0, points=70)
        book.clock.wait(DAY)


def matches(book: Book) -> None:
    """Keys said again, names and matches that are erased, and rematches of rematches."""
    key = {"Idempotency-Key": book.key()}
    opening = {"game": "uno", "seats": ["Ann", "Bob", "Cat"]}
    book.post("/v1/matches", opening, headers=key)
    again = book.post("/v1/matches", opening, note="with the same key", headers=key).json
    Table(book, "Ann", "Bob", target=100, preset="family")
    table = Table(book, "Ann", "Bob", "Cat")
    key = {"Idempotency-Key": book.key()}
    for note in ("", "with the same key"):
        body = {"claim": "uno.deal", "turned_up": ["red 5"], "after": 1}
        table.post("/claims", body, note, headers=key)
    table.claim("match.rename", seat=1, name="Bert")
    seat = table.post("/seats/1/tokens").json["token"]
    for path in ("?may=1", "/logbook", "/scores", "/phones", "/record.ndjson"):
        book.get(f"{table.path}{path}", seat, "by a seat")
    book.ask("HEAD", table.path, table.token)
    book.ask("OPTIONS", table.path, table.token)
    table.post("/rematch", note="of a match in which nothing is scored")
    table.claim("match.score", winner=0, points=10)
    rematch = table.post("/rematch").json
    table.post("/rematch", note="with another key")
    book.post("/v1/joins", {"rematch": rematch["id"]}, seat, "along")
    table.get()
    table.delete("/seats/2/name")
    table.get("/record.txt")
    record = table.get("/record.ndjson")
    brought = {"Content-Type": NDJSON, "Idempotency-Key": book.key()}
    book.ask("POST", "/v1/records", data=record.body, headers=brought)
    book.get(f"/v1/matches/{again['id']}", again["token"])
    table.delete()
    table.get(note="erased")
    book.stored(table.id)
