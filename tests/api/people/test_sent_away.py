"""A phone that a scorekeeper has sent away stays away: what SECURITY.md promises of it."""

from functools import partial
from typing import Any

import pytest

from referee.services import joining
from tests.api.joining import code, join, joined, knock, phones, send_away, ticket
from tests.api.phone import Answer, Phone, new_key, through
from tests.proofs.server import together

CLOSING = "?close_invitations=true"
OUT = "The phone is removed and cannot come along to a rematch"
OPEN = f"{OUT}; the tickets and codes of the match still work."
CLOSED = f"{OUT}, and no ticket or code of the match works any more."


@pytest.fixture
def phone(phone) -> Phone:
    """A match with points, so that it may have a rematch."""
    phone.claim("match.opening", points={"0": 5})
    return phone


def rematch(keeper: Phone) -> Phone:
    """The scorekeeper's phone at the rematch of its match, in which points are brought as well."""
    opened = keeper.post(f"{keeper.path}/rematch").json
    phone = Phone(keeper.send, opened["id"], opened["token"])
    phone.claim("match.opening", points={"0": 5})
    return phone


def along(phone: Phone, keeper: Phone) -> Answer:
    return join(phone.send, token=phone.token, rematch=keeper.match)


def came_along(phone: Phone, keeper: Phone) -> Phone:
    answer = along(phone, keeper)
    assert answer.status == 201, answer.body
    return Phone(phone.send, keeper.match, answer.json["token"])


def bobs(keeper: Phone) -> str:
    """The id of Bob's phone, the only one that is not the scorekeeper's."""
    (other,) = [one["phone"] for one in phones(keeper) if not one["this"]]
    return str(other)


def chain(phone: Phone) -> tuple[list[Phone], list[Phone]]:
    """Three matches, each the rematch of the one before: the scorekeeper's phones, and Bob's, who came along
    to each."""
    keepers, bob = [phone], [joined(phone, seat=1)]
    for _ in range(2):
        keepers.append(rematch(keepers[-1]))
        bob.append(came_along(bob[-1], keepers[-1]))
    return keepers, bob


# --- it says what it did ---


@pytest.mark.parametrize(("query", "sentence"), [("", OPEN), (CLOSING, CLOSED)])
def test_the_answer_says_what_was_done_and_a_retry_gets_the_same(phone, query, sentence):
    """In one sentence and as data; the retry changes nothing."""
    bob = joined(phone, seat=1)
    gone = bobs(phone)
    first = send_away(phone, gone, query)
    before = phone.get("/logbook").body
    again = send_away(phone, gone, query)

    told = {"phone": gone, "barred": True, "invitations_closed": bool(query), "sentence": sentence}
    assert (200, told, first.body) == (first.status, first.json, again.body)
    assert (401, before) == (bob.get().status, phone.get("/logbook").body)


def test_a_phone_that_leaves_by_itself_is_told_so(phone):
    answer = send_away(bob := joined(phone, seat=1), bobs(phone))

    assert (200, "Your phone has left the match.") == (answer.status, answer.json["sentence"])
    assert (False, False, 401) == (answer.json["barred"], answer.json["invitations_closed"], bob.get().status)


# --- the invitations ---


def test_with_a_ticket_a_phone_may_come_back_unless_it_is_closed(phone):
    """The scorekeeper decides, in one request."""
    shown, spoken = ticket(phone), code(phone)
    join(phone.send, ticket=shown, seat=1)
    send_away(phone, bobs(phone))
    back = join(phone.send, ticket=shown, seat=1)
    send_away(phone, bobs(phone), CLOSING)

    assert (201, 404) == (back.status, join(phone.send, ticket=shown, seat=1).status)
    assert (404, []) == (knock(phone.send, spoken).status, phone.get("/tickets").json["tickets"])
    assert 201 == join(phone.send, ticket=ticket(phone), seat=1).status


def test_closing_the_invitations_of_a_rematch_closes_the_way_from_the_match_before(phone):
    """Also to somebody who joins that one anew, with its ticket."""
    shown, bob = ticket(phone), joined(phone, seat=1)
    keeper = rematch(phone)
    came_along(bob, keeper)
    send_away(keeper, bobs(keeper), CLOSING)
    anew = Phone(phone.send, phone.match, join(phone.send, ticket=shown, watch=True).json["token"])

    assert [404, 404] == [along(one, keeper).status for one in (bob, anew)]


def test_only_the_scorekeeper_closes_the_invitations(phone):
    """403 for a phone that leaves, and it stays."""
    bob, shown = joined(phone, seat=1), ticket(phone)

    assert (403, 200) == (send_away(bob, bobs(phone), CLOSING).status, bob.get().status)
    assert 201 == join(phone.send, ticket=shown, watch=True).status


def test_the_last_scorekeeper_closes_nothing_by_leaving(phone):
    """409, and all is as it was; with another one there it leaves and closes."""
    shown, own = ticket(phone), phones(phone)[0]["phone"]
    assert 409 == send_away(phone, own, CLOSING).status
    other = join(phone.send, ticket=ticket(phone, "keeper")).json
    assert 201 == join(phone.send, ticket=shown, watch=True).status
    left = send_away(phone, own, CLOSING)

    assert (
        "Your phone has left the match, and no ticket or code of the match works any more."
        == (left.json["sentence"])
    )
    assert 404 == join(phone.send, ticket=shown, watch=True).status
    assert 200 == Phone(phone.send, phone.match, other["token"]).get().status


@pytest.mark.parametrize(
    "query",
    ["?close_invitations=maybe", "?close_invitations=", "?close_invitations=%00", "?close_invitations=2"]
    + ["?close_invitations=" + "9" * 500, "?close=true", f"{CLOSING}&close_invitations=true"],
)
def test_what_cannot_be_meant_sends_nobody_away(phone, query):
    """422 with the name of the parameter."""
    bob = joined(phone, seat=1)
    answer = send_away(phone, bobs(phone), query)

    assert (422, 200) == (answer.status, bob.get().status)
    assert [query[1:].partition("=")[0]] == list(answer.json["errors"])


# --- rematches ---


@pytest.mark.parametrize("match", [0, 1, 2], ids=["first", "second", "third"])
def test_no_token_of_a_phone_that_was_sent_away_comes_along(phone, match):
    """From whichever match of the chain it was sent away: neither to a rematch that is there, where it was or
    was not before, nor to one that is opened later, and with no token of an earlier match."""
    keepers, bob = chain(phone)
    send_away(keepers[match], bobs(keepers[match]))
    fourth = rematch(keepers[2])

    assert [404] * 3 == [along(bob[at], (*keepers, fourth)[at + 1]).status for at in range(3)]
    assert [200] * 2 == [one.get().status for at, one in enumerate(bob) if at != match]


def test_a_rematch_that_is_opened_anew_is_barred_as_well(phone):
    """The second rematch of the first match, after the invitations of the other were closed."""
    bob = joined(phone, seat=1)
    keeper = rematch(phone)
    came_along(bob, keeper)
    send_away(keeper, bobs(keeper), CLOSING)
    anew = rematch(phone)

    assert anew.match != keeper.match
    assert (404, 200) == (along(bob, anew).status, bob.get().status)


def test_a_phone_that_changes_over_stays_the_same_phone(phone):
    """A new token that it got for an older one is barred with it, and the other way round."""
    bob = joined(phone, seat=1)
    keeper = rematch(phone)
    there = came_along(bob, keeper)
    watches = join(phone.send, token=there.token, ticket=ticket(keeper), watch=True).json
    send_away(keeper, watches["phone"], CLOSING)

    assert 404 == along(bob, rematch(phone)).status


def test_a_phone_that_has_left_by_itself_comes_along_to_the_next_rematch(phone):
    """It was not sent away."""
    bob = joined(phone, seat=1)
    keeper = rematch(phone)
    there = came_along(bob, keeper)
    send_away(there, bobs(keeper))
    bearer = {"Authorization": f"Bearer {keeper.token}"}
    keeper.send("DELETE", f"{keeper.path}/tickets", bearer, None)

    assert 201 == along(bob, rematch(phone)).status


def test_others_come_along_all_the_same(phone):
    bob, cat = joined(phone, seat=1), joined(phone, seat=2)
    keeper = rematch(phone)
    came_along(bob, keeper)
    send_away(keeper, bobs(keeper))

    assert 201 == along(cat, keeper).status


def test_a_scorekeeper_who_was_sent_away_opens_no_rematch(phone):
    """403, with the reason, in the match that it may still read."""
    other = joined(phone, "keeper")
    keeper = rematch(phone)
    came_along(other, keeper)
    send_away(keeper, bobs(keeper))
    answer = other.post(f"{other.path}/rematch")

    assert (403, 200) == (answer.status, other.get().status)
    assert "A scorekeeper has removed this phone" in answer.json["detail"]
    assert 404 == along(other, keeper).status


def test_a_phone_that_left_before_it_is_sent_away_is_barred_too(phone):
    """The scorekeeper was a moment too late, and means the same."""
    bob = joined(phone, seat=1)
    keeper = rematch(phone)
    gone = (came_along(bob, keeper), bobs(keeper))
    send_away(*gone)

    assert send_away(keeper, gone[1]).json["barred"]
    keeper.send("DELETE", f"{keeper.path}/tickets", {"Authorization": f"Bearer {keeper.token}"}, None)
    assert 404 == along(bob, rematch(phone)).status


# --- races ---


def test_two_scorekeepers_who_send_each_other_away_leave_one(app, phone):
    """The second request finds its own token ended."""
    for _ in range(3):
        other = joined(phone, "keeper")
        ids = {one["this"]: one["phone"] for one in phones(phone)}
        racing = [Phone(through(app.test_client()), phone.match, one.token) for one in (phone, other)]
        answers = together(
            partial(send_away, racing[0], ids[False]), partial(send_away, racing[1], ids[True], CLOSING)
        )
        stay = [one for one in (phone, other) if one.get().status == 200]

        assert [200, 401] == sorted(answer.status for answer in answers)
        assert 1 == len(stay) == len(phones(stay[0]))
        phone = stay[0]


def test_who_joins_while_the_invitations_are_closed_is_in_or_out(app, phone):
    """Never in and told otherwise; afterwards nobody comes in."""
    for _ in range(3):
        shown, gone = ticket(phone), joined(phone, watch=True) and phones(phone)[-1]["phone"]
        racing = Phone(through(app.test_client()), phone.match, phone.token)
        joins, away = together(
            partial(join, through(app.test_client()), new_key(), ticket=shown, watch=True),
            partial(send_away, racing, gone, CLOSING),
        )
        listed = [one["phone"] for one in phones(phone)]

        assert (200, True) == (away.status, joins.status in (201, 404))
        assert (joins.status == 201) == (joins.json.get("phone") in listed)
        assert 404 == join(phone.send, ticket=shown, watch=True).status


def test_a_phone_that_is_barred_on_its_way_stays_out(phone, monkeypatch):
    """From the second match to the third, while it is sent away from the first: it is looked up once more
    under the lock."""
    keepers, bob = [phone], [joined(phone, seat=1)]
    keepers.append(rematch(phone))
    bob.append(came_along(bob[0], keepers[1]))
    keepers.append(rematch(keepers[1]))
    joined_then, gone = joining._join_match, bobs(phone)

    def sent_away_first(*asked: Any) -> Any:
        send_away(phone, gone)
        return joined_then(*asked)

    monkeypatch.setattr(joining, "_join_match", sent_away_first)

    assert (404, 200) == (along(bob[1], keepers[2]).status, bob[1].get().status)


def test_a_phone_that_is_sent_away_on_its_way_to_a_rematch_comes_in_or_not_but_no_further(app, phone):
    """However the two requests race."""
    bob = joined(phone, seat=1)
    keeper, gone = rematch(phone), bobs(phone)
    at_door: list[Any] = together(
        lambda: along(Phone(through(app.test_client()), phone.match, bob.token), keeper),
        lambda: send_away(Phone(through(app.test_client()), phone.match, phone.token), gone),
    )
    third = rematch(keeper)

    assert at_door[0].status in (201, 404)
    if at_door[0].status == 201:
        there = Phone(phone.send, keeper.match, at_door[0].json["token"])
        assert 404 == along(there, third).status
