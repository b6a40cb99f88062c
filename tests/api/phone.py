"""A phone at the table: it knows its match, its token and the last entry it has shown."""

import json
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlencode

from flask.testing import FlaskClient

from tests.refusals import Refusing, accepted, refusal_of


@dataclass(frozen=True)
class Answer:
    """What came back, whichever way it came."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)


Send = Callable[[str, str, Mapping[str, str], bytes | None], Answer]
"""Sends a request, (method, path, headers, body), through an app or over a wire."""


NEW_KEYS: set[str] = set()
"""All that were made in this process."""


def new_key() -> str:
    NEW_KEYS.add(key := secrets.token_urlsafe(16))
    return key


def as_body(value: Any) -> bytes:
    return json.dumps(value).encode()


class Phone(Refusing):
    """The keeper's phone or a seat's. `number` is the last entry it has seen, sent as `after`."""

    def __init__(self, send: Send, match: str, token: str, number: int = 1):
        self.send, self.match, self.token, self.number = send, match, token, number
        self.refusals: list[str] = []

    @classmethod
    def opening(
        cls, send: Send, *names: str, target: int | None = None, game: str = "uno", **rules: Any
    ) -> "Phone":
        """The keeper's phone of a new match; `rules` are its differences, house rules and preset."""
        told = {"game": game, "seats": list(names), "rules": {"target": target, **rules}}
        opened = post(send, "/v1/matches", told)
        assert opened.status == 201, opened.body
        return cls(send, opened.json["id"], opened.json["token"])

    @property
    def path(self) -> str:
        return f"/v1/matches/{self.match}"

    def at_seat(self, seat: int) -> "Phone":
        """The phone of a seat, with a token issued just now."""
        issued = self.post(f"{self.path}/seats/{seat}/tokens")
        assert issued.status == 201, issued.body
        return Phone(self.send, self.match, issued.json["token"], self.number)

    def get(self, path: str = "", headers: Mapping[str, str] | None = None, **query: Any) -> Answer:
        """What stands at a path below the match."""
        asked = f"{self.path}{path}" + (f"?{urlencode(query)}" if query else "")
        return self.send("GET", asked, {"Authorization": f"Bearer {self.token}", **(headers or {})}, None)

    def post(self, path: str, body: Any = None, key: str | None = None, **headers: str) -> Answer:
        """Post to any path with this phone's token."""
        return post(self.send, path, body, key, {"Authorization": f"Bearer {self.token}"} | headers)

    def tell(self, claim: Mapping[str, Any], key: str | None = None, query: str = "") -> Answer:
        """Send a claim with what this phone has seen, unless the claim itself says `after`."""
        told = {"after": self.number, **claim}
        answer = self.post(f"{self.path}/claims{query}", told, key)
        if answer.status == 201:
            ruling = answer.json
            self.number = max(self.number, ruling["number"])
            if why := refusal_of(claim["claim"], ruling):
                self.refusals.append(f"{why}\n  entry {ruling['number']}: {json.dumps(claim)}")
        return answer

    def claim(self, tag: str, **said: Any) -> Any:
        """The ruling on a claim."""
        answer = self.tell({"claim": tag, **said})
        assert answer.status == 201, answer.body
        return answer.json

    def claim_lawfully(self, tag: str, **said: Any) -> Any:
        """The ruling on a claim. Fails with the reason if the claim is refused."""
        return accepted(tag, self.claim(tag, **said))

    def look(self, **query: Any) -> Any:
        """The match as it stands."""
        return self.get(**query).json

    def whole_logbook(self) -> dict[int, Any]:
        """Every entry by its number."""
        found: dict[int, Any] = {}
        while True:
            page = self.get("/logbook", after=len(found), limit=200).json
            found |= {entry["number"]: entry for entry in page["entries"]}
            if not page["more"]:
                return found

    def preview(self, *claims: Mapping[str, Any]) -> Answer:
        return self.post("/v1/rulings", {"match": self.match, "claims": list(claims)})


def post(
    send: Send, path: str, body: Any = None, key: str | None = None, headers: Mapping[str, str] | None = None
) -> Answer:
    """Post JSON with a key."""
    told = {"Content-Type": "application/json", "Idempotency-Key": key or new_key(), **(headers or {})}
    return send("POST", path, told, as_body({} if body is None else body))


def through(client: FlaskClient) -> Send:
    """The way of a phone's requests through a test client."""

    def send(method: str, path: str, headers: Mapping[str, str], body: bytes | None) -> Answer:
        with client.open(path, method=method, headers=headers, data=body) as response:
            return Answer(response.status_code, response.headers, response.data)

    return send
