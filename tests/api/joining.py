"""Coming in, as phones do."""

from typing import Any

from tests.api.phone import Answer, Phone, Send, post


def ticket(keeper: Phone, role: str = "table") -> str:
    """A ticket that the scorekeeper shows."""
    issued = keeper.post(f"{keeper.path}/tickets", {"role": role})
    assert issued.status == 201, issued.body
    return issued.json["ticket"]


def join(send: Send, key: str | None = None, token: str | None = None, **wanted: Any) -> Answer:
    """Ask to come in, with a token in hand or with none."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    return post(send, "/v1/joins", wanted, key, headers)


def joined(keeper: Phone, role: str = "table", **wanted: Any) -> Phone:
    """A phone that came in with a ticket."""
    answer = join(keeper.send, ticket=ticket(keeper, role), **wanted)
    assert answer.status == 201, answer.body
    return Phone(keeper.send, keeper.match, answer.json["token"], answer.json["number"])


def code(keeper: Phone) -> str:
    """A code that the scorekeeper reads out."""
    issued = keeper.post(f"{keeper.path}/codes")
    assert issued.status == 201, issued.body
    return issued.json["code"]


def knock(send: Send, spoken: str, name: str = "Dan", key: str | None = None, **more: Any) -> Answer:
    return post(send, "/v1/knocks", {"code": spoken, "name": name, **more}, key)


def answer_knock(keeper: Phone, knock: dict, **said: Any) -> Answer:
    return keeper.post(f"{keeper.path}/knocks/{knock['knock']}", said)


def look_at(send: Send, knock: dict) -> Answer:
    bearer = {"Authorization": f"Bearer {knock['token']}"}
    return send("GET", f"/v1/knocks/{knock['knock']}", bearer, None)


def phones(keeper: Phone) -> list[dict]:
    return keeper.get("/phones").json["phones"]


def send_away(phone: Phone, phone_id: str, query: str = "") -> Answer:
    bearer = {"Authorization": f"Bearer {phone.token}"}
    return phone.send("DELETE", f"{phone.path}/phones/{phone_id}{query}", bearer, None)


def comings_and_goings(keeper: Phone) -> list[tuple]:
    """What the logbook says of phones: by whom, role, seat, and whether it left."""
    entries = keeper.get("/logbook", limit=200).json["entries"]
    told = [(one["by"], one["claim"]) for one in entries if one["claim"]["claim"] == "match.phone"]
    return [(by, said["role"], said.get("seat"), said.get("left", False)) for by, said in told]
