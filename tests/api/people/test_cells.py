"""Ids and secrets begin with the letter of the cell that made them; older ones, without it, stay good."""

import re

import pytest
import sqlalchemy as sa

from referee import create_app
from referee.config import read_config
from referee.storage import db
from referee.storage.tables import KnockRow, TicketRow, TokenRow
from referee.storage.tokens import hash_of_token
from tests.api.closing import close
from tests.api.phone import Phone, new_key, post, through
from tests.settings import UNLIMITED


@pytest.fixture
def cell_b(own_database_url):
    """A client of a service that is the cell b."""
    app = create_app(
        read_config({"REFEREE_DATABASE_URL": own_database_url, "REFEREE_CELL": "b", **UNLIMITED})
    )
    yield through(app.test_client())
    close(app)


LONG, SHORT, TOKEN = 1 + 22, 1 + 12, 1 + 43


def _made(send):
    """Everything that is made up: ids by their length, and secrets by their prefix and length."""
    group = post(send, "/v1/groups", {"name": "Fridays"}).json
    friday = {"Authorization": f"Bearer {group['token']}"}
    opened = post(send, "/v1/matches", {"game": "uno", "seats": ["Ann", "Bob"]}, headers=friday).json
    phone = Phone(send, opened["id"], opened["token"])
    ticket = phone.post(f"{phone.path}/tickets").json
    watcher = post(send, "/v1/joins", {"ticket": ticket["ticket"], "watch": True}).json
    seat = phone.at_seat(1)
    code = phone.post(f"{phone.path}/codes").json["code"]
    knock = post(send, "/v1/knocks", {"code": code, "name": "Cat"}).json
    record = phone.get("/record.ndjson").body
    headers = {"Content-Type": "application/x-ndjson", "Idempotency-Key": new_key()}
    brought = send("POST", "/v1/records", headers, record).json
    people = send("GET", f"/v1/groups/{group['id']}", friday, None).json["people"]
    ids = {
        LONG: [group["id"], opened["id"], brought["id"]],
        SHORT: [ticket["id"], watcher["phone"], knock["knock"], *(person["id"] for person in people)],
    }
    secrets = {
        ("rg_", TOKEN): [group["token"]],
        ("rk_", TOKEN): [opened["token"], brought["token"]],
        ("rs_", TOKEN): [seat.token],
        ("rw_", TOKEN): [watcher["token"]],
        ("rt_", LONG): [ticket["ticket"]],
        ("rn_", LONG): [knock["token"]],
    }
    return ids, secrets, code


@pytest.mark.parametrize("cell", ["a", "b"])
def test_what_is_made_begins_with_the_letter_of_its_cell(send, request, cell):
    """One letter more than before; of a secret right after its prefix, and of a code that is read out the
    first, which has eight as before."""
    ids, secrets, code = _made(send if cell == "a" else request.getfixturevalue("cell_b"))

    for length, made in ids.items():
        assert {(cell, length)} == {(one[0], len(one)) for one in made}
    for (prefix, length), made in secrets.items():
        assert {(prefix + cell, len(prefix) + length)} == {(one[:4], len(one)) for one in made}
    assert re.fullmatch(f"{cell.upper()}[0-9A-Z]{{3}}-[0-9A-Z]{{4}}", code)


def _aged(app, phone: Phone, ticket: str, knock: str) -> tuple[Phone, str, str]:
    """The same match, its keeper's token, a ticket and a knock as an older release made them."""
    token, shown, waiting = (one[:3] + one[4:] for one in (phone.token, ticket, knock))
    with app.app_context(), db.db.engine.begin() as connection:
        aged = ((TokenRow, phone.token, token), (TicketRow, ticket, shown), (KnockRow, knock, waiting))
        for model, was, now in aged:
            connection.execute(
                sa.update(model).filter_by(hash=hash_of_token(was)).values(hash=hash_of_token(now))
            )
    return Phone(phone.send, phone.match, token), shown, waiting


def test_older_ones_are_good_for_ever(app, send, phone):
    """A phone, a ticket and somebody at the door from before there were cells."""
    ticket = phone.post(f"{phone.path}/tickets").json["ticket"]
    code = phone.post(f"{phone.path}/codes").json["code"]
    knock = post(send, "/v1/knocks", {"code": code, "name": "Cat"}).json
    old, shown, waiting = _aged(app, phone, ticket, knock["token"])

    assert len(old.token) == 3 + 43
    assert old.look()["number"] == 1
    assert post(send, "/v1/joins", {"ticket": shown, "seat": 1}).status == 201
    at_the_door = {"Authorization": f"Bearer {waiting}"}
    assert send("GET", f"/v1/knocks/{knock['knock']}", at_the_door, None).json["status"] == "waiting"


@pytest.mark.parametrize("old", [True, False])
def test_one_that_stands_in_an_address_ends_whatever_its_length(app, send, phone, old):
    """Also where something else follows it."""
    ticket = phone.post(f"{phone.path}/tickets").json["ticket"]
    code = phone.post(f"{phone.path}/codes").json["code"]
    knock = post(send, "/v1/knocks", {"code": code, "name": "Cat"}).json["token"]
    if old:
        _, ticket, _ = _aged(app, phone, ticket, knock)
    answer = send("GET", f"/v1/presets?t={ticket}-and-more", {}, None)

    assert answer.json["type"].endswith("token-in-address")
    assert post(send, "/v1/joins", {"ticket": ticket, "seat": 1}).status == 404
