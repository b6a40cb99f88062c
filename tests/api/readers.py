"""Read-only links to a match or a group, as the tests give them out."""

from dataclasses import dataclass

from tests.api.evenings import Circle
from tests.api.phone import Answer, Phone, Send, post


@dataclass(frozen=True)
class Link:
    """A link that was given out, and its token."""

    send: Send
    path: str
    id: str
    token: str

    @property
    def bearer(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    def get(self, path: str) -> Answer:
        return self.send("GET", path, self.bearer, None)


def link_to_group(circle: Circle, key: str | None = None) -> Link:
    return _given(circle.send, circle.path, circle.bearer, key)


def link_to_match(phone: Phone, key: str | None = None) -> Link:
    """By the phone of its scorekeeper, or one with the group's token before it."""
    return _given(phone.send, phone.path, {"Authorization": f"Bearer {phone.token}"}, key)


def _given(send: Send, path: str, bearer: dict[str, str], key: str | None) -> Link:
    issued = post(send, f"{path}/readers", {}, key, bearer)
    assert issued.status == 201, issued.body
    return Link(send, path, issued.json["id"], issued.json["token"])


def end(link: Link, by: dict[str, str]) -> Answer:
    """End a link with this token."""
    return link.send("DELETE", f"{link.path}/readers/{link.id}", by, None)
