"""A router in front of cells: the same rules as operations/cluster/haproxy-cells.cfg, in Python."""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from urllib.parse import parse_qs, urlsplit

from tests.api.phone import Answer, Send

IDS = {"ticket": 3, "knock": 0, "rematch": 0, "match": 0}
"""What a body may name, each with the letters of its prefix."""


def keys_of(cell: str, send: Send) -> Send:
    """The same way, but every key that comes along it names a cell."""

    def sent(method: str, path: str, headers: Mapping[str, str], body: bytes | None) -> Answer:
        key = headers.get("Idempotency-Key")
        named = {"Idempotency-Key": f"cell-{cell}-{key}"} if key else {}
        return send(method, path, {**headers, **named}, body)

    return sent


@dataclass
class Router:
    """Sends each request to the cell that it belongs to; `sent` counts them."""

    cells: Mapping[str, Send]
    first: str = "a"
    sent: dict[str, int] = field(default_factory=dict)

    def __call__(self, method: str, path: str, headers: Mapping[str, str], body: bytes | None) -> Answer:
        cell = self.cell_for(method, path, headers, body)
        cell = cell if cell in self.cells else self.first
        self.sent[cell] = self.sent.get(cell, 0) + 1
        return self.cells[cell](method, path, headers, body)

    def cell_for(self, method: str, path: str, headers: Mapping[str, str], body: bytes | None) -> str:
        found = self._named(method, urlsplit(path).path, path, headers, body)
        return self.first if found is None else found

    def _named(
        self, method: str, path: str, whole: str, headers: Mapping[str, str], body: bytes | None
    ) -> str | None:
        if found := re.match(r"/v1/(?:matches|groups|knocks)/([^/]+)", path):
            return self._of(found[1])
        if asked := parse_qs(urlsplit(whole).query).get("match"):
            return self._of(asked[0])
        if method == "POST" and path in ("/v1/joins", "/v1/doors", "/v1/knocks", "/v1/rulings"):
            return self._in_the_body(json.loads(body or b"{}"))
        token = headers.get("Authorization", "").removeprefix("Bearer ")
        if token and path in ("/v1/matches", "/v1/records"):
            return self._of(token[3:])
        named = re.match('"?cell-([a-z])-', headers.get("Idempotency-Key", ""))
        return named[1] if named else None

    def _in_the_body(self, said: Mapping[str, str]) -> str | None:
        if code := said.get("code"):
            return re.sub("[^A-Za-z0-9]", "", code)[0].lower()
        return next((self._of(said[name][prefix:]) for name, prefix in IDS.items() if name in said), None)

    def _of(self, made: str) -> str | None:
        return made[0] if len(made) in (13, 23, 44) else None
