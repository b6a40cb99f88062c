"""A group and its evenings, as the tests play them."""

from typing import Any
from urllib.parse import urlencode

from tests.api.phone import Answer, Phone, Send, as_body, new_key, post

RED_FIVE = {"turned_up": ["red 5"]}


class Circle:
    """A group's phone: it opens matches and looks back on them."""

    def __init__(self, send: Send, group: str, token: str):
        self.send, self.group, self.token = send, group, token

    @classmethod
    def opening(cls, send: Send, name: str = "Fridays") -> "Circle":
        opened = post(send, "/v1/groups", {"name": name})
        assert opened.status == 201, opened.body
        return cls(send, opened.json["id"], opened.json["token"])

    @property
    def path(self) -> str:
        return f"/v1/groups/{self.group}"

    @property
    def bearer(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def open(
        self, *names: str, key: str | None = None, target: int = 500, game: str = "uno", **rules: Any
    ) -> Answer:
        told = {"game": game, "seats": list(names), "rules": {"target": target, **rules}}
        return post(self.send, "/v1/matches", told, key, self.bearer)

    def evening(self, *names: str, target: int = 500, **rules: Any) -> Phone:
        """The keeper's phone of a new match in the group."""
        opened = self.open(*names, target=target, **rules)
        assert opened.status == 201, opened.body
        return Phone(self.send, opened.json["id"], opened.json["token"])

    def at(self, phone: Phone) -> Phone:
        """A phone that holds the group's token before a match."""
        return Phone(self.send, phone.match, self.token)

    def ask(self, path: str = "", **query: Any) -> Answer:
        """What stands below the group."""
        asked = f"{self.path}{path}" + (f"?{urlencode(query)}" if query else "")
        return self.send("GET", asked, self.bearer, None)

    def history(self, **query: Any) -> list[dict]:
        answer = self.ask("/history", **query)
        assert answer.status == 200, answer.body
        return answer.json["matches"]

    def standings(self, **query: Any) -> dict[str, dict]:
        """By name."""
        answer = self.ask("/standings", **query)
        assert answer.status == 200, answer.body
        return {row["name"]: row for row in answer.json["standings"]}

    def people(self) -> dict[str, str]:
        """Ids by name."""
        return {person["name"]: person["id"] for person in self.ask().json["people"]}

    def merge(self, person: str, into: Any) -> Answer:
        return post(self.send, f"{self.path}/people/{person}/merge", {"into": into}, new_key(), self.bearer)

    def forget(self, person: str) -> Answer:
        return self.delete(f"{self.path}/people/{person}")

    def delete(self, path: str) -> Answer:
        return self.send("DELETE", path, self.bearer, None)


def send_raw(circle: Circle, method: str, path: str, body: Any = None) -> Answer:
    """A request with the group's token and all that a good one carries."""
    headers = {**circle.bearer, "Idempotency-Key": new_key(), "Content-Type": "application/json"}
    return circle.send(method, path, headers, None if body is None else as_body(body))
