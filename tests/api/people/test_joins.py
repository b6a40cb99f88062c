"""Coming in: with a ticket at once, with a spoken code by leave of the keeper; all else is one answer."""

import json
import xml.etree.ElementTree as ET

import pytest
import sqlalchemy as sa

from referee.services import clock
from referee.storage.db import db
from referee.storage.tables import KnockRow, SpokenCodeRow, TicketRow, TokenRow
from tests.api.joining import (
    answer_knock,
    code,
    comings_and_goings,
    join,
    joined,
    knock,
    look_at,
    phones,
    send_away,
    ticket,
)
from tests.api.phone import Phone, Send, new_key, post, through
from tests.storage.samples import together

TEN_MINUTES = 600_000
EMPTY = "urn:referee:problem:no-way-in"


@pytest.fixture
def later(monkeypatch):
    """Lets time pass: milliseconds."""
    real = clock.now
    passed = [0]

    def pass_by(ms: int) -> None:
        passed[0] += ms

    for module in ("joining", "phones"):
        monkeypatch.setattr(f"referee.services.{module}.now", lambda: real() + passed[0])
    return pass_by


# --- tickets ---


def test_a_ticket_is_a_link_and_a_code_to_scan(phone):
    """128 bits behind the #, which no server is told; the code holds the address the phone came by."""
    body = phone.post(f"{phone.path}/tickets").json

    assert body["link"] == f"/#t={body['ticket']}"
    assert ("table", None, "rt_a", 22) == (
        *(body["role"], body["expires_at"], body["ticket"][:4]),
        len(body["ticket"]) - 4,
    )
    assert ET.fromstring(body["qr"]).tag == "{http://www.w3.org/2000/svg}svg"
    assert "script" not in body["qr"] and "style" not in body["qr"]


def test_a_ticket_shows_what_can_be_chosen(send, phone):
    """The game, and the seats with their names."""
    shown = ticket(phone)
    joined(phone, seat=1)
    door = post(send, "/v1/doors", {"ticket": shown})

    assert (200, "table", "uno") == (door.status, door.json["role"], door.json["game"])
    assert [("Ann", True), ("Bob", False), ("Cat", True)] == [
        (seat["name"], seat["free"]) for seat in door.json["seats"]
    ]


def test_tap_your_name_and_you_are_in(send, dealt):
    """The answer carries the token and the match; the phone plays at once, in the middle of a round."""
    answer = join(send, ticket=ticket(dealt), seat=1)
    bob = Phone(send, answer.json["id"], answer.json["token"], answer.json["number"])

    assert (201, "seat", 1, "rs_") == (
        *(answer.status, answer.json["role"], answer.json["seat"]),
        answer.json["token"][:3],
    )
    assert f"/v1/matches/{dealt.match}" == answer.headers["Location"]
    assert "seat 1" == bob.claim("uno.play", seat=1, card="red 7")["by"]


def test_a_watcher_reads_and_says_nothing(dealt):
    """Neither a remark."""
    watcher = joined(dealt, watch=True)

    assert ("rw_", 200, 200) == (watcher.token[:3], watcher.get().status, watcher.get("/logbook").status)
    assert 403 == watcher.tell({"claim": "match.note", "text": "x"}).status


def test_one_ticket_lets_the_whole_table_in(send, phone):
    """It is reachable during the whole match; watchers are as many as like."""
    shown = ticket(phone)
    wishes = [{"seat": 0}, {"seat": 1}, {"seat": 2}, {"watch": True}, {"watch": True}]

    assert [201] * 5 == [join(send, ticket=shown, **wish).status for wish in wishes]


def test_a_new_ticket_leaves_the_older_one_alive(send, phone):
    """Until it is revoked; who came in with it stays."""
    first = phone.post(f"{phone.path}/tickets").json
    second = ticket(phone)
    bob = Phone(send, phone.match, join(send, ticket=first["ticket"], seat=1).json["token"])
    bearer = {"Authorization": f"Bearer {phone.token}"}
    for _ in range(2):
        revoked = send("DELETE", f"{phone.path}/tickets/{first['id']}", bearer, None)
        assert 204 == revoked.status

    assert [404, 201] == [join(send, ticket=one, seat=2).status for one in (first["ticket"], second)]
    assert 200 == bob.get().status


def test_a_seat_is_one_phones(send, phone):
    """409, naming it and who can help."""
    joined(phone, seat=1)
    answer = join(send, ticket=ticket(phone), seat=1)

    assert (409, "urn:referee:problem:seat-held", ["seat"]) == (
        *(answer.status, answer.json["type"]),
        list(answer.json["errors"]),
    )
    assert "can remove it" in answer.json["detail"]


def test_of_two_who_tap_one_name_at_once_one_gets_it(app, phone):
    """And the other is told so."""
    shown = ticket(phone)
    for seat in range(3):
        answers = together(
            app, *[lambda seat=seat: join(through(app.test_client()), ticket=shown, seat=seat)] * 3
        )
        assert [201, 409, 409] == sorted(answer.status for answer in answers)
    assert 4 == len(phones(phone))


@pytest.mark.parametrize("seat", [3, 99])
def test_nobody_sits_there(send, phone, seat):
    """422, naming the seat."""
    answer = join(send, ticket=ticket(phone), seat=seat)

    assert (422, ["seat"]) == (answer.status, list(answer.json["errors"]))


def test_a_retry_gets_the_same_phone_with_another_token(send, phone):
    """The answer may have been lost on its way, or just be late: the last two of them are good."""
    shown, key = ticket(phone), new_key()
    answers = [join(send, key, ticket=shown, seat=1) for _ in range(3)]
    tokens = [one.json["token"] for one in answers]

    assert {(201, answers[0].json["phone"])} == {(one.status, one.json["phone"]) for one in answers}
    assert [401, 200, 200] == [Phone(send, phone.match, one).get().status for one in tokens]
    assert [("seat 1", "seat", 1, False)] == comings_and_goings(phone)


@pytest.mark.parametrize("other", [{"seat": 2}, {"watch": True}])
def test_a_key_is_for_one_wish(send, phone, other):
    """422: a phone that changes its mind chooses a new one."""
    shown, key = ticket(phone), new_key()
    join(send, key, ticket=shown, seat=1)

    assert 422 == join(send, key, ticket=shown, **other).status


@pytest.mark.parametrize(
    ("role", "wish"), [("keeper", {}), ("table", {"seat": 1}), ("table", {"watch": True})]
)
def test_a_retry_of_a_phone_that_was_sent_away_leads_nowhere(send, phone, role, wish):
    """Else whoever was sent away would be in again by a phone that tries on its own."""
    shown, key = ticket(phone, role), new_key()
    came = join(send, key, ticket=shown, **wish).json
    send_away(phone, came["phone"])

    assert (404, EMPTY) == ((again := join(send, key, ticket=shown, **wish)).status, again.json["type"])


def test_a_late_copy_of_an_older_wish_leads_nowhere(send, phone):
    """The phone has changed over since."""
    shown, key = ticket(phone), new_key()
    token = join(send, key, ticket=shown, seat=1).json["token"]
    changed = join(send, token=token, ticket=shown, seat=2)

    assert 404 == join(send, key, ticket=shown, seat=1).status
    assert 200 == Phone(send, phone.match, changed.json["token"]).get().status


def test_a_retried_ticket_is_the_same_ticket(phone, send):
    """With a new secret; under another wish the key is refused."""
    key = new_key()
    first, again = (phone.post(f"{phone.path}/tickets", key=key).json for _ in range(2))

    assert first["id"] == again["id"]
    assert [404, 201] == [join(send, ticket=one["ticket"], seat=1).status for one in (first, again)]
    assert 422 == phone.post(f"{phone.path}/tickets", {"role": "keeper"}, key).status


# --- another scorekeeper ---


def test_a_keepers_ticket_makes_one_more_keeper_once(send, phone):
    """Who opens the match anew, or hands over."""
    shown = ticket(phone, "keeper")
    first = join(send, ticket=shown)

    assert (201, "keeper", None) == (first.status, first.json["role"], first.json["seat"])
    assert 404 == join(send, ticket=shown).status
    assert 201 == Phone(send, phone.match, first.json["token"]).tell({"claim": "match.finish"}).status


def test_a_keepers_ticket_is_good_for_ten_minutes(send, phone, later):
    """The table's has no end."""
    keepers, tables = ticket(phone, "keeper"), ticket(phone)
    later(TEN_MINUTES + 1)

    assert [404, 201] == [
        join(send, ticket=one, **wish).status for one, wish in [(keepers, {}), (tables, {"seat": 1})]
    ]


def test_a_keeper_may_also_play(send, phone):
    """With a seat, which then is nobody else's."""
    both = joined(phone, "keeper", seat=0)

    assert 409 == join(send, ticket=ticket(phone), seat=0).status
    assert "keeper" == both.claim("match.note", text="x")["by"]


def test_a_keepers_ticket_is_not_for_watching(send, phone):
    """422; and it is not used up by that."""
    shown = ticket(phone, "keeper")

    assert [422, 201] == [join(send, ticket=shown, **wish).status for wish in ({"watch": True}, {})]


def test_a_keeper_who_plays_settles_nothing_of_its_own(send):
    """A party is refused, whoever keeps the score; a scorekeeper who does not play may."""
    keeper = Phone.opening(send, "Ann", "Bob", "Cat")
    keeper.claim("uno.deal", turned_up=["red 5"])
    keeper.claim("match.recount", seat=1, count=2)
    bob = joined(keeper, "keeper", seat=1)
    keeper.claim("uno.play", seat=1, card="red 7")
    keeper.at_seat(2).claim("uno.catch", caught=1, seat=2)
    entry = keeper.at_seat(0).tell({"claim": "match.note", "text": "heard nothing"}).json["number"] + 1
    assert (entry, "contested") == ((said := bob.claim("uno.call", seat=1))["number"], said["verdict"])
    told = [phone.claim("match.decide", entry=entry, **{"for": 1}) for phone in (bob, keeper)]

    assert [("seat 1", "refused"), ("keeper", "upheld")] == [(one["by"], one["verdict"]) for one in told]


def test_a_phone_changes_over_with_its_token_in_hand(send, phone):
    """A seat's phone takes the score over and keeps its seat; the older token ends."""
    bob = joined(phone, seat=1)
    both = join(send, token=bob.token, ticket=ticket(phone, "keeper"), seat=1)

    assert (201, 401) == (both.status, bob.get().status)
    assert [("keeper", None), ("keeper", 1)] == [(one["role"], one["seat"]) for one in phones(phone)]


def test_the_last_keeper_cannot_change_over_to_a_seat(send, phone):
    """409: nobody would keep the score."""
    answer = join(send, token=phone.token, ticket=ticket(phone), seat=1)

    assert (409, "urn:referee:problem:last-keeper") == (answer.status, answer.json["type"])


# --- spoken codes ---


def test_a_code_can_be_read_out(phone):
    """Eight letters and digits without look-alikes."""
    spoken = {code(phone) for _ in range(10)}

    assert 10 == len(spoken)
    assert all(len(one) == 9 and one[4] == "-" for one in spoken)
    assert set("".join(spoken)) <= set("0123456789ABCDEFGHJKMNPQRSTVWXYZ-")


def test_a_code_is_heard_as_people_type_it(send, phone):
    """In any case, with any blanks and dashes, I and L for 1, O for 0, and wide letters."""
    spoken = code(phone)
    mumbled = spoken.lower().replace("1", "l").replace("0", "o").replace("-", " ")
    wide = "".join(chr(ord(char) + 0xFEE0) for char in spoken)
    typed = (mumbled, mumbled.replace(" ", "").upper(), spoken.replace("-", "–"), f"{spoken}\t.", wide)

    assert [201] * len(typed) == [knock(send, one).status for one in typed]


def test_who_knocks_is_told_nothing_until_the_scorekeeper_answers(send, phone):
    """Neither the game nor a name; then the phone comes in, once."""
    came = knock(send, code(phone)).json

    assert {"knock", "status", "seat", "expires_at", "token"} == set(came)
    assert 409 == join(send, token=came["token"], knock=came["knock"]).status
    assert [("Dan", False)] == [(one["name"], one["watch"]) for one in phone.get("/knocks").json["knocks"]]
    assert "admitted" == answer_knock(phone, came, admit=True, seat=1).json["status"]
    assert ("admitted", 1) == (look_at(send, came).json["status"], look_at(send, came).json["seat"])
    key = new_key()
    first, again = (join(send, key, came["token"], knock=came["knock"]) for _ in range(2))
    assert [201, 201] == [first.status, again.status]
    assert ("seat", 1, first.json["phone"]) == (again.json["role"], again.json["seat"], again.json["phone"])
    assert [404, 404] == [
        join(send, token=came["token"], knock=came["knock"]).status,
        look_at(send, came).status,
    ]
    assert [("seat 1", "seat", 1, False)] == comings_and_goings(phone)


def test_a_newcomer_sits_down_first(send, phone):
    """A seat is made by the claim that somebody sits down; then the phone gets it."""
    came = knock(send, code(phone)).json
    phone.claim("match.join", name="Dan")

    assert 200 == answer_knock(phone, came, admit=True, seat=3).status
    assert 3 == join(send, token=came["token"], knock=came["knock"]).json["seat"]


def test_who_is_refused_stays_outside(send, phone):
    """And learns that it was seen; it may be said otherwise."""
    came = knock(send, code(phone), watch=True).json
    answer_knock(phone, came, admit=False)

    assert ("refused", 409) == (
        look_at(send, came).json["status"],
        join(send, token=came["token"], knock=came["knock"]).status,
    )
    answer_knock(phone, came, admit=True, watch=True)
    assert "watcher" == join(send, token=came["token"], knock=came["knock"]).json["role"]


@pytest.mark.parametrize(
    "said",
    [
        *({"admit": True}, {"admit": True, "seat": 1, "watch": True}, {"admit": False, "seat": 1}),
        *(
            {"admit": True, "seat": 9},
            {"admit": "yes"},
            {"admit": None},
            {"seat": 1},
            {"admit": True, "seat": "1"},
        ),
    ],
    ids=json.dumps,
)
def test_an_answer_that_says_nothing_changes_nothing(send, phone, said):
    """422; the newcomer waits."""
    came = knock(send, code(phone)).json

    assert 422 == answer_knock(phone, came, **said).status
    assert "waiting" == look_at(send, came).json["status"]


def test_somebody_is_admitted_to_a_free_seat(send, phone):
    """409 for another one. From then on it is kept: nobody else gets it, and it may be answered once more."""
    came, other = knock(send, code(phone)).json, knock(send, code(phone), "Eve").json
    joined(phone, seat=1)
    assert 409 == answer_knock(phone, came, admit=True, seat=1).status
    assert [200, 200] == [answer_knock(phone, came, admit=True, seat=2).status for _ in range(2)]

    assert 409 == answer_knock(phone, other, admit=True, seat=2).status
    assert 409 == join(send, ticket=ticket(phone), seat=2).status
    assert 201 == join(send, token=came["token"], knock=came["knock"]).status


def test_who_was_admitted_stands_at_the_door_until_coming_in(send, phone):
    """So that another scorekeeper's phone, too, can still say otherwise."""
    came = knock(send, code(phone)).json
    answer_knock(phone, came, admit=True, seat=2)
    assert [("Dan", "admitted", 2)] == [
        (one["name"], one["status"], one["seat"]) for one in phone.get("/knocks").json["knocks"]
    ]
    join(send, token=came["token"], knock=came["knock"])

    assert [] == phone.get("/knocks").json["knocks"]


def test_who_comes_in_too_early_is_told_to_wait(send, phone):
    """And who was refused is told that: a knock has its own secret, so there is nothing to hide."""
    came = knock(send, code(phone)).json
    early = join(send, token=came["token"], knock=came["knock"])
    answer_knock(phone, came, admit=False)
    refused = join(send, token=came["token"], knock=came["knock"])

    assert [(409, "urn:referee:problem:not-admitted")] * 2 == [
        (one.status, one.json["type"]) for one in (early, refused)
    ]
    assert "has not answered" in early.json["detail"] and "has rejected" in refused.json["detail"]


def at(app, address: str) -> Send:
    """Sends requests from this address."""
    client = app.test_client()
    client.environ_base["REMOTE_ADDR"] = address
    return through(client)


def test_eight_wait_at_the_most(app, phone):
    """The ninth is told so; there is room once one is answered."""
    spoken = code(phone)
    here, there, elsewhere = (at(app, f"192.0.2.{number}") for number in range(3))
    waiting = [knock(one, spoken, f"Newcomer {at}").json for at, one in enumerate([here] * 4 + [there] * 4)]
    assert (409, "urn:referee:problem:crowded") == (
        (ninth := knock(elsewhere, spoken, "Zoe")).status,
        ninth.json["type"],
    )
    assert ninth.json["detail"].startswith("8 people are already waiting. ")
    answer_knock(phone, waiting[0], admit=False)

    assert 201 == knock(elsewhere, spoken, "Zoe").status


@pytest.mark.parametrize("address", ["192.0.2.1", "::ffff:192.0.2.1", "2001:db8:1:{}::1", "no address"])
def test_one_network_leaves_places_for_others(app, phone, address):
    """Five wait of it at the most, with whatever keys and names; of IPv6 a site is one network."""
    spoken = code(phone)
    knocks = [knock(at(app, address.format(one)), spoken, f"Newcomer {one}") for one in range(6)]

    assert [201] * 5 + [409] == [one.status for one in knocks]
    assert "5 people are already waiting in your network" in knocks[5].json["detail"]
    assert [201] * 3 == [knock(at(app, "192.0.2.9"), spoken, f"Guest {one}").status for one in range(3)]


def test_a_phone_that_knocks_again_has_one_place(app, phone):
    """The same name in the same network, however it is written, with another key; elsewhere it is somebody
    else. An answer to the knock before is refused, so that nobody is let in by mistake."""
    spoken, here, there = code(phone), at(app, "192.0.2.1"), at(app, "192.0.2.2")
    first, again = knock(here, spoken, "Zoé").json, knock(here, spoken, "ZOE\u0301", watch=True).json
    other = knock(there, spoken, "Zoé").json

    assert [again["knock"], other["knock"]] == [one["knock"] for one in phone.get("/knocks").json["knocks"]]
    assert (404, 404) == (look_at(here, first).status, answer_knock(phone, first, admit=True, seat=1).status)


def test_a_knock_that_was_answered_is_not_replaced(app, phone):
    """Its seat is kept for it."""
    spoken, here = code(phone), at(app, "192.0.2.1")
    came = knock(here, spoken, "Zoe").json
    answer_knock(phone, came, admit=True, seat=1)
    knock(here, spoken, "Zoe")

    assert 201 == join(here, token=came["token"], knock=came["knock"]).status


def test_no_address_can_be_read_from_a_knock(app, phone):
    """What is stored of it is short: many thousand addresses have the same mark."""
    for number in range(2):
        knock(at(app, f"192.0.2.{number}"), code(phone), "Zoe")
    with db.engine.connect() as connection:
        marks = list(connection.scalars(sa.select(KnockRow.network).filter_by(match_id=phone.match)))

    assert [4, 4] == [len(mark) for mark in marks] and 2 == len({*marks})


def test_a_retried_knock_is_one_knock(send, phone):
    """With a new token; under another name the key is refused."""
    spoken, key = code(phone), new_key()
    first, again = (knock(send, spoken, key=key).json for _ in range(2))

    assert first["knock"] == again["knock"] and 1 == len(phone.get("/knocks").json["knocks"])
    assert [404, 200] == [look_at(send, one).status for one in (first, again)]
    assert 422 == knock(send, spoken, "Zoe", key).status


def test_a_code_is_good_for_ten_minutes_and_one_more_after_the_next(send, phone, later):
    """Whoever is typing may finish."""
    old = code(phone)
    new = code(phone)
    later(59_000)
    assert [201, 201] == [knock(send, one).status for one in (old, new)]
    later(2_000)
    assert [404, 201] == [knock(send, one).status for one in (old, new)]
    later(TEN_MINUTES)
    assert 404 == knock(send, new).status


def test_a_knock_is_forgotten_after_ten_minutes(send, phone, later):
    """And the name with it, when a code or a knock is added at any door; who comes in looks at no other."""
    came = knock(send, code(phone), "Zebedee").json
    later(TEN_MINUTES + 1)
    assert (404, []) == (look_at(send, came).status, phone.get("/knocks").json["knocks"])
    assert 404 == answer_knock(phone, came, admit=True, seat=1).status
    joined(phone, watch=True)
    assert ["Zebedee"] == names_at_the_door(phone)
    code(Phone.opening(send, "Dan", "Eve"))

    assert [] == names_at_the_door(phone)


def test_the_name_of_who_was_refused_or_came_in_is_not_kept(send, phone):
    """Nobody has to be erased who never sat down."""
    answer_knock(phone, knock(send, code(phone)).json, admit=False)
    came = knock(send, code(phone)).json
    answer_knock(phone, came, admit=True, watch=True)
    join(send, token=came["token"], knock=came["knock"])

    assert [None, None] == names_at_the_door(phone)


def names_at_the_door(phone: Phone) -> list:
    with db.engine.connect() as connection:
        return list(connection.scalars(sa.select(KnockRow.name).filter_by(match_id=phone.match)))


@pytest.fixture(autouse=True)
def in_the_app(app):
    with app.app_context():
        yield


# --- what leads nowhere ---


def test_all_that_leads_nowhere_looks_alike(send, phone, later):
    """Wrong, used, revoked, expired, of a match that is erased: one answer, byte for byte."""
    gone = Phone.opening(send, "Dan", "Eve")
    of_the_gone, spoken_there = ticket(gone), code(gone)
    send("DELETE", gone.path, {"Authorization": f"Bearer {gone.token}"}, None)
    used, expired = ticket(phone, "keeper"), ticket(phone, "keeper")
    join(send, ticket=used)
    revoked = phone.post(f"{phone.path}/tickets").json
    bearer = {"Authorization": f"Bearer {phone.token}"}
    send("DELETE", f"{phone.path}/tickets/{revoked['id']}", bearer, None)
    spoken = code(phone)
    came = knock(send, spoken).json
    later(TEN_MINUTES + 1)
    none = ["x", "rt_" + "A" * 22, phone.token, "' OR 1=1 --", "ﬀ", "🃏" * 7]
    tickets = [*none, used, expired, revoked["ticket"], of_the_gone, spoken, came["token"]]
    answers = [
        *(join(send, ticket=one, **wish) for one in tickets for wish in ({"seat": 1}, {"watch": True}, {})),
        *(post(send, "/v1/doors", {"ticket": one}) for one in tickets),
        *(knock(send, one) for one in [*none, spoken, spoken_there, revoked["ticket"]]),
        *(join(send, token=one, knock=came["knock"]) for one in (*none[1:4], came["token"])),
        *(look_at(send, {**came, "token": one}) for one in (*none[1:4], came["token"])),
        look_at(send, {"knock": "nobody", "token": came["token"]}),
    ]

    assert {(404, answers[0].body)} == {(answer.status, answer.body) for answer in answers}
    assert EMPTY == answers[0].json["type"]


def test_what_is_of_another_match_leads_nowhere(send, phone):
    """A scorekeeper answers, revokes and sends away only at the own door."""
    other = Phone.opening(send, "Dan", "Eve")
    came = knock(send, code(other)).json
    theirs = other.post(f"{other.path}/tickets").json
    bearer = {"Authorization": f"Bearer {phone.token}"}

    assert 404 == answer_knock(phone, came, admit=True, seat=1).status
    assert 404 == send("DELETE", f"{phone.path}/tickets/{theirs['id']}", bearer, None).status
    assert 404 == send_away(phone, phones(other)[0]["phone"]).status
    assert [200, 201] == [other.get().status, join(send, ticket=theirs["ticket"], seat=0).status]


def test_no_secret_is_stored(send, phone):
    """Who reads the database comes in nowhere."""
    shown, spoken = ticket(phone), code(phone)
    came = knock(send, spoken).json
    token = join(send, ticket=shown, seat=1).json["token"]
    with db.engine.connect() as connection:
        rows = repr(
            [
                connection.execute(sa.select(model)).all()
                for model in (TicketRow, SpokenCodeRow, KnockRow, TokenRow)
            ]
        )

    assert not [one for one in (shown, spoken, spoken.replace("-", ""), came["token"], token) if one in rows]


def test_an_erased_match_keeps_nothing_of_its_door(send, phone):
    """Tickets, codes and names are gone, and watchers with the seats."""
    ticket(phone), knock(send, code(phone))
    watcher = joined(phone, watch=True)
    send("DELETE", phone.path, {"Authorization": f"Bearer {phone.token}"}, None)

    with db.engine.connect() as connection:
        assert [] == [
            row
            for model in (TicketRow, SpokenCodeRow, KnockRow)
            for row in connection.execute(sa.select(model).filter_by(match_id=phone.match))
        ]
    assert 401 == watcher.get().status
