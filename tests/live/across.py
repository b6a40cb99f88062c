"""How long it takes from what one server stores to the phones at another one."""

import time

from tests.api.phone import Phone
from tests.proofs.events import Events
from tests.proofs.server import Line, Server

SOON = 0.3
"""Seconds: the poll alone takes as long half of the time, so ten in a row are not its work."""


def seconds_across(here: Server, there: Server, claims: int = 10) -> list[float]:
    """From the answer to each of so many claims until a stream at the other server has told of it."""
    line = Line(here)
    keeper = Phone.opening(line, "Ann", "Bob")
    events = Events(there.port, keeper)
    try:
        events.next()  # the state; a moment later the other server listens
        time.sleep(0.5)
        return [_seconds(keeper, events) for _ in range(claims)]
    finally:
        events.close()
        line.close()


def _seconds(keeper: Phone, events: Events) -> float:
    number = keeper.claim("match.note", text="so it was")["number"]
    begun = time.monotonic()
    while events.next().id != number:
        pass
    return time.monotonic() - begun


def is_soon(here: Server, there: Server) -> bool:
    """In one of three tries, as whoever is busy beside us delays one of them."""
    return any(max(seconds_across(here, there)) < SOON for _ in range(3))
