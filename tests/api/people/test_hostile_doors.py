"""Whatever is sent to the door, the answer is a problem that names what is wrong, and nobody comes in."""

import io
import json
import xml.etree.ElementTree as ET
from typing import Any

import pytest
import segno

from tests.api.hostile.test_hostile import TEXTS, UNREADABLE, WHOLE_NUMBERS, names_the, problem, raw
from tests.api.joining import answer_knock, code, knock, phones, ticket
from tests.api.phone import new_key, post

NOT_YES_OR_NO = [None, "true", 0, 1, [], {}]
SEATS = [seat for seat in [*WHOLE_NUMBERS, 3, 99] if seat is not None]
NO_SECRETS = [text for text in [*TEXTS, "x" * 101] if not isinstance(text, str) or not 0 < len(text) < 101]
NAMES = [*TEXTS, "  ", "x" * 41, "B\nob", "\u202eboB", "\u200b", "B\x7fob"]
CREATING = ("/v1/joins", "/v1/knocks", "{match}/tickets", "{match}/codes")
WITH_A_BODY = ("/v1/doors", "/v1/joins", "/v1/knocks", "{match}/tickets", "{match}/knocks/x")

BODIES: list[tuple[str, str, Any]] = [
    *(("ticket", "/v1/doors", {"ticket": said}) for said in NO_SECRETS),
    ("ticket", "/v1/doors", {}),
    ("seat", "/v1/doors", {"ticket": "x", "seat": 1}),
    *(("ticket", "/v1/joins", {"ticket": said, "seat": 1}) for said in NO_SECRETS),
    *(("knock", "/v1/joins", {"knock": said}) for said in NO_SECRETS if said is not None),
    ("ticket", "/v1/joins", {}),
    ("ticket", "/v1/joins", {"ticket": "x", "knock": "x"}),
    ("ticket", "/v1/joins", {"ticket": "x", "rematch": "x"}),
    ("ticket", "/v1/joins", {"knock": "x", "rematch": "x"}),
    *(("rematch", "/v1/joins", {"rematch": said}) for said in NO_SECRETS if said is not None),
    ("seat", "/v1/joins", {"rematch": "x", "seat": 1}),
    ("seat", "/v1/joins", {"rematch": "x", "watch": True}),
    ("seat", "/v1/joins", {"knock": "x", "seat": 1}),
    ("seat", "/v1/joins", {"knock": "x", "watch": True}),
    ("seat", "/v1/joins", {"ticket": "{ticket}", "seat": 1, "watch": True}),
    ("seat", "/v1/joins", {"ticket": "{ticket}"}),
    *(("seat", "/v1/joins", {"ticket": "{ticket}", "seat": seat}) for seat in SEATS),
    *(("watch", "/v1/joins", {"ticket": "{ticket}", "watch": said}) for said in NOT_YES_OR_NO),
    *(
        (name, "/v1/joins", {"ticket": "{ticket}", "seat": 1, name: "x"})
        for name in ("role", "token", "name", "")
    ),
    *(("code", "/v1/knocks", {"code": said, "name": "Dan"}) for said in NO_SECRETS),
    *(("name", "/v1/knocks", {"code": "{code}", "name": name}) for name in NAMES),
    *(("watch", "/v1/knocks", {"code": "{code}", "name": "Dan", "watch": said}) for said in NOT_YES_OR_NO),
    ("name", "/v1/knocks", {"code": "{code}"}),
    *(
        (name, "/v1/knocks", {"code": "{code}", "name": "Dan", name: 1})
        for name in ("seat", "admit", "match")
    ),
    *(("role", "{match}/tickets", {"role": role}) for role in [*TEXTS, "seat", "group", "watcher", "Keeper"]),
    ("id", "{match}/tickets", {"id": "x"}),
    *(("admit", "{match}/knocks/x", {"admit": said}) for said in NOT_YES_OR_NO),
    *(("seat", "{match}/knocks/x", {"admit": True, "seat": seat}) for seat in SEATS if seat not in (3, 99)),
    ("name", "{match}/knocks/x", {"admit": False, "name": "Dan"}),
]


@pytest.mark.parametrize(("field", "path", "body"), BODIES, ids=[str(place) for place in range(len(BODIES))])
def test_what_cannot_be_meant_is_unfit(phone, field, path, body):
    """422 with the field by name, and nobody is in or waits."""
    filled = {"{ticket}": ticket(phone), "{code}": code(phone)}
    told = {name: filled.get(said, said) if isinstance(said, str) else said for name, said in body.items()}
    answer = phone.post(path.replace("{match}", phone.path), told)

    problem(answer, 422)
    assert names_the(field, answer), answer.json["errors"]
    assert (1, []) == (len(phones(phone)), phone.get("/knocks").json["knocks"])


@pytest.mark.parametrize("path", WITH_A_BODY)
@pytest.mark.parametrize("name", UNREADABLE)
def test_what_is_no_json_is_not_read(phone, path, name):
    """400."""
    problem(raw(phone, path.replace("{match}", phone.path), UNREADABLE[name]), 400)


@pytest.mark.parametrize("path", CREATING)
@pytest.mark.parametrize("key", [None, "", "short", "x" * 65, "../../../../etc/passwd"])
def test_what_lets_in_needs_a_key(phone, path, key):
    """400: without one a retry would make a second."""
    bodies = {
        "/v1/joins": {"ticket": ticket(phone), "seat": 1},
        "/v1/knocks": {"code": code(phone), "name": "Dan"},
    }
    headers = {"Authorization": f"Bearer {phone.token}", "Content-Type": "application/json"}
    headers |= {} if key is None else {"Idempotency-Key": key}
    body = json.dumps(bodies.get(path, {})).encode()

    problem(phone.send("POST", path.replace("{match}", phone.path), headers, body), 400)
    assert 1 == len(phones(phone))


def test_a_name_at_the_door_is_only_a_name(send, phone):
    """Whatever stands in it is told as it is."""
    name = '<img src=x onerror="alert(1)">=1+1'
    came = knock(send, code(phone), name).json

    assert [name] == [one["name"] for one in phone.get("/knocks").json["knocks"]]
    assert 200 == answer_knock(phone, came, admit=False).status


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.168.1.7:8000", "http://192.168.1.7:8000"),
        ("uno.example", "http://uno.example"),
        ("[::1]:8000", "http://[::1]:8000"),
        ('evil"><script>', "http:"),
        ("evil.example/#t=rt_another", "http:"),
        ("me@evil.example", "http:"),
    ],
)
def test_a_code_to_scan_is_the_link_below_the_host_that_was_asked(phone, host, address):
    """Nothing else is drawn: of what is no host at all there is nothing in it."""
    body = phone.post(f"{phone.path}/tickets", {}, None, Host=host).json

    assert drawn(body["qr"]) == drawn(code_of(address + body["link"]))


def code_of(text: str) -> str:
    svg = io.BytesIO()
    segno.make(text, micro=False).save(svg, kind="svg")
    return svg.getvalue().decode()


def drawn(svg: str) -> str:
    """The dark modules of a code."""
    return ET.fromstring(svg).findall("{http://www.w3.org/2000/svg}path")[-1].attrib["d"]


def test_a_door_of_the_other_kind_does_not_open(send, phone):
    """A keeper's token, a seat's, a code: none is a ticket."""
    for said in (phone.token, code(phone), phone.match):
        assert 404 == post(send, "/v1/joins", {"ticket": said, "seat": 1}, new_key()).status
