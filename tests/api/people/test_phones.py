"""The phones of a match: which there are, how one is sent away, and what the logbook says of it."""

import pytest

from referee.match.table.rounds import Note
from referee.services import auth, claims, errors
from referee.services import phones as phone_services
from tests.api.joining import (
    answer_knock,
    code,
    comings_and_goings,
    join,
    joined,
    knock,
    phones,
    send_away,
    ticket,
)
from tests.api.phone import Phone, new_key, post
from tests.api.records_over_http import brought


def test_the_scorekeeper_sees_which_phones_are_there(phone):
    """What each may do, since when, and which one it is itself."""
    joined(phone, seat=1)
    joined(phone, watch=True)
    told = phones(phone)

    assert [("keeper", None, True), ("seat", 1, False), ("watcher", None, False)] == [
        (one["role"], one["seat"], one["this"]) for one in told
    ]
    assert sorted(one["joined_at"] for one in told) == [one["joined_at"] for one in told]
    assert not [one for one in told if one["phone"] in phone.token]


def test_the_scorekeeper_sends_any_phone_away(send, phone):
    """At once; its seat is free again, and again changes nothing."""
    bob = joined(phone, seat=1)
    gone = phones(phone)[1]["phone"]

    assert [200, 200] == [send_away(phone, gone).status for _ in range(2)]
    assert (401, 1) == (bob.get().status, len(phones(phone)))
    assert 201 == join(send, ticket=ticket(phone), seat=1).status


@pytest.mark.parametrize("wish", [{"seat": 1}, {"watch": True}])
def test_everybody_leaves_by_themselves(send, phone, wish):
    """And sends nobody else away, who is there or not."""
    answer = join(send, ticket=ticket(phone), **wish).json
    own = Phone(send, phone.match, answer["token"])
    keeper = phones(phone)[0]["phone"]

    assert [403, 403] == [send_away(own, one).status for one in (keeper, "nobody")]
    assert (200, 401) == (send_away(own, answer["phone"]).status, own.get().status)


def test_nobody_is_sent_away_who_is_not_there(phone):
    """404."""
    answer = send_away(phone, "nobody")

    assert (404, "urn:referee:problem:no-such-phone") == (answer.status, answer.json["type"])


def test_a_match_keeps_a_keeper(phone):
    """409: the last one hands over first."""
    answer = send_away(phone, phones(phone)[0]["phone"])

    assert (409, "urn:referee:problem:last-keeper") == (answer.status, answer.json["type"])


def test_the_score_is_handed_over(phone):
    """A ticket for the other phone, and the own one goes."""
    other = joined(phone, "keeper")

    assert 200 == send_away(phone, phones(phone)[0]["phone"]).status
    assert (401, 200) == (phone.get().status, other.get("/phones").status)


def test_a_lost_phones_seat_is_given_again(phone):
    """The old phone is out; the new one plays on as the same seat."""
    lost = joined(phone, seat=1)
    new = phone.at_seat(1)

    assert (401, 200) == (lost.get().status, new.get().status)
    assert [("keeper", None), ("seat", 1)] == [(one["role"], one["seat"]) for one in phones(phone)]


def test_a_phone_that_comes_back_keeps_its_seat(phone):
    """Its token is as good as ever, whoever came meanwhile."""
    bob = joined(phone, seat=1)
    joined(phone, seat=2)

    assert 201 == bob.tell({"claim": "match.note", "text": "back again"}).status


# --- the logbook ---


def test_the_logbook_tells_who_came_when_and_went(send, phone):
    """By whom, as what; neither a name nor the phone's id, and nothing changes in the match."""
    before = phone.look()["state"]
    bob = joined(phone, seat=1)
    phone.at_seat(1)
    other = joined(phone, "keeper", seat=0)
    phone.post(f"{phone.path}/tokens")
    send_away(other, phones(other)[0]["phone"])

    assert [
        ("seat 1", "seat", 1, False),
        ("keeper", "seat", 1, True),
        ("keeper", "seat", 1, False),
        ("keeper", "keeper", 0, False),
        ("keeper", "keeper", None, False),
        ("keeper", "keeper", None, True),
    ] == comings_and_goings(other)
    text = other.get("/logbook").body.decode()
    assert not [one for one in (*(told["phone"] for told in phones(other)), bob.token) if one in text]
    assert before == other.look()["state"]


def test_a_phone_that_comes_makes_no_play_stale(dealt):
    """What Bob saw is still so."""
    bob = joined(dealt, seat=1)
    seen = bob.number
    joined(dealt, seat=2)
    joined(dealt, watch=True)

    assert 201 == bob.tell({"claim": "uno.play", "seat": 1, "card": "red 7", "after": seen}).status


def test_nobody_claims_that_a_phone_came(phone):
    """It is the service's to say, also inside of a correction."""
    for claim in (
        {"claim": "match.phone", "role": "keeper"},
        {"claim": "match.correct", "entry": 2, "instead": {"claim": "match.phone", "role": "keeper"}},
    ):
        assert 422 == phone.tell(claim).status


def test_comings_and_goings_are_in_the_record(send, phone):
    """Out and in again, also of a seat that somebody has left."""
    joined(phone, seat=2)
    joined(phone, watch=True)
    phone.claim("match.leave", seat=2, after=phone.look()["number"])
    send_away(phone, phones(phone)[1]["phone"])
    again = brought(send, phone.get("/record.ndjson").body)

    assert comings_and_goings(phone) == comings_and_goings(again)
    assert "phone out: seat Cat" in phone.get("/record.txt").body.decode()


def test_the_audit_is_content_with_it(app, phone):
    """The state is what the entries make it."""
    from referee.services import maintenance

    joined(phone, seat=1)
    with app.app_context():
        assert [] == maintenance.find_match_defects(phone.match)


# --- sent away while a request is on its way ---


def test_a_token_is_looked_up_again_under_the_lock(app, phone):
    """401, and nothing is entered."""
    joined(phone, seat=1)
    with app.app_context():
        bob = auth.find_caller(phone.at_seat(1).token, phone.match)
        send_away(phone, bob.holder.id)
        for late in (
            lambda: claims.submit_claim(
                bob, Note("x"), None, claims.IdempotentRequest(new_key(), "", 201), False
            ),
            lambda: phone_services.remove_phone_by_id(bob, bob.holder.id),
        ):
            with pytest.raises(errors.TokenRevoked):
                late()
    assert ("keeper", "seat", 1, True) == comings_and_goings(phone)[-1]


# --- tokens that the scorekeeper fetches ---


@pytest.mark.parametrize("path", ["/tokens", "/seats/1/tokens"])
def test_a_retry_fetches_the_same_phone(phone, path):
    """With another secret, and without another entry; another key fetches another one."""
    key = new_key()
    answers = [phone.post(f"{phone.path}{path}", key=key) for _ in range(2)]
    one_more = len(phones(phone))

    assert [201, 201] == [answer.status for answer in answers]
    assert (2, 1) == (one_more, len(comings_and_goings(phone)))


def test_a_retried_fetch_of_a_token_that_has_ended_is_refused(phone):
    """422: the key is spent."""
    key = new_key()
    phone.post(f"{phone.path}/tokens", key=key)
    send_away(phone, next(one["phone"] for one in phones(phone) if not one["this"]))

    assert 422 == phone.post(f"{phone.path}/tokens", key=key).status


def test_a_retried_opening_makes_no_second_scorekeeper(send):
    """Else the only one could leave: 409."""
    key, opening = new_key(), {"game": "uno", "seats": ["Ann", "Bob"]}
    first, again = (post(send, "/v1/matches", opening, key).json for _ in range(2))
    keeper = Phone(send, again["id"], again["token"])

    assert (first["id"], 1) == (again["id"], len(phones(keeper)))
    assert 409 == send_away(keeper, phones(keeper)[0]["phone"]).status


def test_the_seat_of_a_scorekeeper_who_plays_is_not_given_again(phone):
    """409: that phone would be left with a seat that is another's."""
    joined(phone, "keeper", seat=2)

    assert 409 == phone.post(f"{phone.path}/seats/2/tokens").status


# --- closing the door ---


def test_the_open_tickets_are_told(phone):
    """Without their secrets, so that whoever else keeps the score can revoke one."""
    table, keeper = ticket(phone), ticket(phone, "keeper")
    told = phone.get("/tickets").json["tickets"]

    assert ["keeper", "table"] == [one["role"] for one in told]
    assert not [one for one in (table, keeper) if one in str(told)]
    assert 204 == away(phone, f"/tickets/{told[1]['id']}")
    assert ["keeper"] == [one["role"] for one in phone.get("/tickets").json["tickets"]]


def test_the_door_is_closed(send, phone):
    """No ticket and no code lets anybody in; who is in stays, who waits is answered, new ones are good."""
    bob, shown, spoken = joined(phone, seat=1), ticket(phone), code(phone)
    waits = knock(send, spoken).json
    assert 204 == away(phone, "/tickets")

    assert [404, 404] == [join(send, ticket=shown, watch=True).status, knock(send, spoken, "Eve").status]
    assert [200, 200] == [bob.get().status, answer_knock(phone, waits, admit=True, watch=True).status]
    assert 201 == join(send, ticket=ticket(phone), watch=True).status


def test_a_scorekeeper_who_was_sent_away_has_no_ticket_left(send, phone):
    """Else it would make itself a scorekeeper again; the table's stays good for the table."""
    second = joined(phone, "keeper")
    keepers, tables = ticket(second, "keeper"), ticket(second)
    send_away(phone, next(one["phone"] for one in phones(phone) if not one["this"]))

    assert [404, 201] == [join(send, ticket=keepers).status, join(send, ticket=tables, watch=True).status]


def away(phone: Phone, path: str) -> int:
    bearer = {"Authorization": f"Bearer {phone.token}"}
    return phone.send("DELETE", f"{phone.path}{path}", bearer, None).status


# --- what the logbook says of phones stands ---


def test_no_edit_changes_which_phones_came(phone):
    """It is no part of the game: it is neither put right nor taken back."""
    joined(phone, seat=1)
    phone.claim("match.take_back", to=1)
    put_right = phone.claim("match.correct", entry=2, instead={"claim": "match.note", "text": "nobody came"})
    told = phone.get("/logbook").json["entries"][1]

    assert ("refused", None) == (put_right["verdict"], told["superseded"])
    assert "There is nothing to correct" in put_right["findings"][0]["sentence"]
