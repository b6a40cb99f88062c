"""Matches that an earlier release stored are opened again, looked at and played on."""

import json
import secrets
from dataclasses import replace
from itertools import chain

import pytest
from flask import Flask

from referee.games import GAMES
from referee.services import maintenance
from referee.storage import journal, tokens
from referee.storage.stored import StoredEntry, StoredMatch
from referee.storage.transactions import transact
from tests.api.phone import Phone
from tests.api.records_over_http import brought, taken_out
from tests.test_fixtures import FIXTURES, matches, says_the_same

OLD = list(chain.from_iterable(map(matches, sorted(FIXTURES.glob("0.1.*.ndjson")))))
OLD_GOLF = [told for told in matches(FIXTURES / "0.3.0.ndjson") if told["game"] == "golf"]
"""Of which no release could follow a round yet."""
ALL = [*OLD, *OLD_GOLF]
PEOPLE = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal", "Ivy", "Jon", "Kim", "Lea"]


@pytest.fixture
def old(app: Flask, send, request) -> Phone:
    """The keeper's phone of a match as the earlier release left it on its row."""
    told = ALL[request.param]
    rows = [StoredEntry(**row) for row in told["entries"]]
    state, exact = json.dumps(told["state"]), [row.number for row in rows if row.exact]
    # The base is read by no release that folds anew, so any state stands for it.
    match = StoredMatch(
        secrets.token_urlsafe(16),
        told["game"],
        1,
        rows[-1].number,
        exact[-1],
        state,
        state,
        1,
        0,
        secrets.token_hex(32),
        secrets.token_hex(32),
    )
    seats = range(len(told["state"]["totals"]))

    def store(session) -> str:
        first = replace(match, number=1)
        journal.store_new_match(session, first, {seat: PEOPLE[seat] for seat in seats}, rows[0])
        for row in rows[1:]:
            journal.append_entry_and_reply(session, replace(match, number=row.number), row, None)
        return tokens.issue_match_token(session, match.id, "keeper", None, 0)

    with app.app_context():
        token = transact(store)
    return Phone(send, match.id, token, rows[-1].number)


each_old_match = pytest.mark.parametrize("old", range(len(OLD)), indirect=True, ids=str)


@each_old_match
def test_an_old_match_is_told_as_it_was(old, request):
    """Its state says all that it said, its logbook and its scores can be read."""
    was = OLD[request.node.callspec.params["old"]]
    body = old.look()

    assert says_the_same(
        was["state"], body["state"] if was["state"]["round"] else body["state"] | {"round": None}
    )
    assert len(was["entries"][:50]) == len(old.get("/logbook").json["entries"])
    assert was["state"]["totals"] == old.get("/scores").json["totals"]


@each_old_match
def test_an_old_match_is_played_by_the_standard_rules(old, request):
    """No release changes what a table agreed on."""
    body = old.get("/agreement").json

    assert OLD[request.node.callspec.params["old"]]["state"]["rules"]["target"] == body["target"]
    assert [one.default_option.id for one in GAMES["uno"].differences] == [
        one["option"] for one in body["options"]
    ]
    assert [] == body["house_rules"]


@each_old_match
def test_an_old_match_goes_on(app, old):
    """A claim is heard, other rules may be agreed on, and what is stored then is of today's format."""
    old.claim("match.note", text="here we are again")
    agreed = old.claim("match.rules", rules={"differences": {"late-uno-penalty": 4}})
    old.claim("match.take_back", to=1)
    with app.app_context():
        wrong = maintenance.find_match_defects(old.match)

    assert agreed["verdict"] == "upheld" or agreed["findings"][0]["article"] == "match.over"
    assert [] == wrong


@pytest.mark.parametrize("old", [0, len(OLD) - 1], indirect=True)
def test_the_audit_finds_nothing_wrong_with_an_old_match(app, old):
    """Its state is of another format, and folded anew before anybody sees it."""
    with app.app_context():
        assert [] == maintenance.find_match_defects(old.match)


@pytest.mark.parametrize("old", range(len(OLD), len(ALL)), indirect=True, ids=str)
def test_an_old_scorepad_of_golf_goes_on_with_a_round_that_is_followed(app, send, old, request):
    """Its scores stay, what is new is played as in the standard rules, and its record comes back in."""
    was = ALL[request.node.callspec.params["old"]]
    body = old.get("/agreement").json
    chosen = {one["difference"]: one["option"] for one in body["options"] if one["departs"]}
    assert was["state"]["totals"] == old.look()["state"]["totals"]
    # Nobody was asked about new columns then, and they were placed on the right.
    assert chosen.items() <= {"new-columns": "right", **was["state"]["rules"]["differences"]}.items()
    assert "right" == chosen["new-columns"]

    many = {one["difference"]: one["option"] for one in body["options"]}["opened-places"]
    opened = {
        str(seat): [
            {"column": 1 + place, "row": "upper", "card": f"blue {seat % 7}"} for place in range(many)
        ]
        for seat in was["state"]["order"]
    }
    dealt = old.claim("golf.deal", turned_up=["red 3"], opened=opened)
    assert dealt["verdict"] == "upheld" or dealt["findings"][0]["article"] == "match.over"
    assert taken_out(old) == taken_out(brought(send, taken_out(old)))
    with app.app_context():
        assert [] == maintenance.find_match_defects(old.match)
