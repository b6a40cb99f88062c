"""Requests of every kind, each ready to be sent, and what tells whether it was stored."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tests.api.evenings import Circle
from tests.api.phone import Answer, Phone, Send, new_key
from tests.proofs.server import Line, Server

AT_ONCE = {"SQLite": 3, "PostgreSQL": 2}
"""So many plays are sent at the same moment: on SQLite the second and the third share a COMMIT."""


@dataclass(frozen=True)
class Request:
    """One request, the same each time that it is sent.

    `stored` tells how many there are now of what it stores, one more than `before` once it has. What only
    reads has no `before`, and is always told what it `reads`.
    """

    send: Callable[[], Answer]
    stored: Callable[[], int]
    before: int | None = None
    told: Callable[[Answer], object] = lambda answer: answer.body
    """What is the same in all answers."""
    reads: object = None

    @property
    def usual(self) -> int:
        """The status when nothing fails."""
        return 200 if self.before is None else 201


class Table:
    """A match, and requests on it. What has to go before a request is sent when it is asked for."""

    def __init__(self, server: Server):
        self.send = alone(server)
        self.phone = Phone.opening(self.send, "Ann", "Bob", target=100_000)

    def entries(self) -> int:
        return int(self.phone.look()["number"])

    def deal(self) -> int:
        """Begin another round; the seat whose turn it is."""
        self.phone.claim_lawfully("match.score", winner=1, points=1)
        dealt = self.phone.claim_lawfully("uno.deal", turned_up=["red 5"])
        return int(dealt["state"]["round"]["turn"])

    def play(self) -> Request:
        return self.claim(_red_7(self.deal()))

    def refused_play(self) -> Request:
        return self.claim(_red_7(1 - self.deal()))

    def correction(self) -> Request:
        seat = self.deal()
        self.phone.claim("uno.play", seat=seat, card="red 8")
        return self.claim({"claim": "match.correct", "entry": self.phone.number, "instead": _red_7(seat)})

    def look(self) -> Request:
        self.deal()
        return Request(self.phone.get, self.entries, reads=self.phone.get().body)

    def opening(self) -> Request:
        """In a group of its own, which tells whether there is a match."""
        circle, key = Circle.opening(self.send), new_key()

        def send() -> Answer:
            return circle.open("Ann", "Bob", key=key)

        return Request(send, lambda: len(circle.history()), 0, _without_its_secret)

    def claim(self, said: Mapping[str, object]) -> Request:
        told, key = {"after": self.phone.number, **said}, new_key()
        return Request(lambda: self.phone.tell(told, key), self.entries, self.phone.number)


def _red_7(seat: int) -> dict[str, object]:
    return {"claim": "uno.play", "seat": seat, "card": "red 7"}


def _without_its_secret(opened: Answer) -> object:
    """A retry gets the same token with a new secret, as only digests of secrets are stored."""
    return {**opened.json, "token": ""}


def alone(server: Server) -> Send:
    """A way to the server, with a new connection for each request."""

    def send(*request: object) -> Answer:
        line = Line(server)
        try:
            return line(*request)
        finally:
            line.close()

    return send


def requests(tables: Sequence[Table]) -> dict[str, Callable[[], list[Request]]]:
    """All kinds; those at once are one for each table."""
    table = tables[0]
    return {
        "a play": lambda: [table.play()],
        "a refused play": lambda: [table.refused_play()],
        "a correction": lambda: [table.correction()],
        "an opening": lambda: [table.opening()],
        "a look": lambda: [table.look()],
        PLAYS_AT_ONCE: lambda: [each.play() for each in tables],
    }


PLAYS_AT_ONCE = "plays at once"
