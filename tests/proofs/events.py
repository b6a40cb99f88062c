"""A phone's stream: server-sent events over a connection of its own, as a browser reads them."""

import http.client
import json
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from tests.api.phone import Phone
from tests.proofs.server import PATIENCE


class Event(NamedTuple):
    """A frame: what it is called, its number, and what it says."""

    event: str
    id: int | None
    data: Any


class Events:
    """The frames of one stream, in order. Raises OSError or http.client.HTTPException where it breaks off."""

    def __init__(self, port: int, phone: Phone, query: str = "", headers: Mapping[str, str] | None = None):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        self.retry: int | None = None
        try:
            told = {"Authorization": f"Bearer {phone.token}", **(headers or {})}
            self.connection.request("GET", f"{phone.path}/stream{query}", headers=told)
            self.response = self.connection.getresponse()
        except BaseException:
            self.connection.close()
            raise
        self.status, self.headers = self.response.status, self.response.headers

    def __iter__(self) -> Iterator[Event]:
        """Those that are left, until the stream ends."""
        while (event := self._read()) is not None:
            yield event

    def next(self) -> Event:
        event = self._read()
        assert event is not None, "the stream has ended"
        return event

    def close(self) -> None:
        self.response.close()
        self.connection.close()

    def _read(self) -> Event | None:
        """As the standard says: lines up to an empty one are a frame, a comment begins with a colon."""
        fields: dict[str, str] = {}
        while line := self.response.readline().decode():
            name, _, value = line.rstrip("\n").partition(":")
            if name == "retry":
                self.retry = int(value)
            elif name in ("event", "id", "data"):
                fields[name] = value.removeprefix(" ")
            elif line == "\n" and "data" in fields:
                number = int(fields["id"]) if "id" in fields else None
                return Event(fields["event"], number, json.loads(fields["data"]))
        return None
