"""Who may do what: the keeper all, a seat for itself, anybody else nothing and without a hint."""

from collections.abc import Callable

import pytest

from referee.codec import CLAIM_SCHEMAS
from referee.services.entry_ranges import run_in_own_transaction
from referee.storage import tokens
from referee.storage.transactions import transact
from tests.api.joining import answer_knock, code, join, joined, knock, look_at, phones, send_away, ticket
from tests.api.phone import Phone, Send, new_key, post

KEEPERS_OWN = [
    {"claim": "uno.deal", "turned_up": ["red 5"]},
    {"claim": "match.score", "winner": 1, "points": 10},
    {"claim": "match.void"},
    {"claim": "match.dealer", "cards": {"0": "red 5", "1": "red 6", "2": "red 7"}},
    {"claim": "match.take_back", "to": 1},
    {"claim": "match.allow", "entry": 2},
    {"claim": "match.correct", "entry": 2, "instead": {"claim": "match.note", "text": "hm"}},
    {"claim": "match.join", "name": "Dan"},
    {"claim": "match.rename", "seat": 1, "name": "Bill"},
    {"claim": "match.opening", "points": {"1": 10}},
    {"claim": "match.recount", "seat": 1, "count": 7},
    {"claim": "match.rules", "rules": {"preset": "basic"}},
    {"claim": "match.play_on", "target": 700},
    {"claim": "match.finish"},
    {"claim": "uno.hint", "seat": 1},
    {"claim": "uno.reshuffle"},
    {"claim": "uno.resync", "top": "red 7", "turn": 1},
    {"claim": "golf.deal", "turned_up": ["red 3"], "opened": {}},
    {"claim": "golf.reshuffle"},
    {"claim": "golf.resync", "top": "red 3", "turn": 1},
]
OF_A_SEAT = [
    {"claim": "uno.play", "seat": 1, "card": "red 7"},
    {"claim": "uno.color", "seat": 1, "color": "red"},
    {"claim": "uno.draw", "seat": 1},
    {"claim": "uno.count", "seat": 1, "points": 10},
    {"claim": "match.points", "seat": 1, "round": 1, "points": 10},
    {"claim": "uno.call", "seat": 1},
    {"claim": "uno.challenge", "seat": 1},
    {"claim": "uno.catch", "caught": 0, "seat": 1},
    {"claim": "uno.swap", "seat": 1, "with": 2},
    {"claim": "uno.play_equal", "seat": 1, "cards": ["red 7", "blue 7"]},
    {"claim": "uno.color_crazy", "seat": 1, "cards": ["red 7"]},
    {"claim": "match.leave", "seat": 1},
    {
        "claim": "golf.turn",
        "seat": 1,
        "took": "discard",
        "place": {"column": 1, "row": "lower"},
        "came_out": "red 1",
    },
    {"claim": "golf.clear", "seat": 1, "column": 1, "on_top": "blue 1"},
    {"claim": "golf.call", "seat": 1},
    {"claim": "golf.catch", "caught": 0, "seat": 1},
    {"claim": "golf.reveal", "seat": 1, "cards": [{"column": 2, "row": "upper", "card": "red 1"}]},
]
OF_ANY_SEAT = [
    {"claim": "match.note", "text": "x"},
    {"claim": "uno.show_hand", "seat": 0, "held_color": True},
    {"claim": "uno.catch", "caught": 0},
    {"claim": "golf.catch", "caught": 0},
    {"claim": "match.decide", "entry": 2, "for": 0},
]


def name(claim: dict) -> str:
    return claim["claim"] + ("" if "seat" in claim or not claim["claim"].endswith(".catch") else " by nobody")


@pytest.fixture
def table(request: pytest.FixtureRequest, send: Send) -> Callable[[dict], Phone]:
    """The keeper's phone of a round of the game that a claim is of."""
    return lambda claim: request.getfixturevalue("golf" if claim["claim"].startswith("golf.") else "dealt")


def requests(phone: Phone) -> dict[str, int]:
    """The status of everything that can be asked about a match."""
    bearer = {"Authorization": f"Bearer {phone.token}"}
    return {
        "look": phone.get().status,
        "logbook": phone.get("/logbook").status,
        "scores": phone.get("/scores").status,
        "agreement": phone.get("/agreement").status,
        "rulebook": phone.get("/rulebook").status,
        "rulebook as text": phone.get("/rulebook.txt").status,
        "claim": phone.tell({"claim": "match.note", "text": "x", "after": None}).status,
        "preview": phone.preview({"claim": "match.void"}).status,
        "seat token": phone.post(f"{phone.path}/seats/0/tokens").status,
        "keeper token": phone.post(f"{phone.path}/tokens").status,
        "rematch": phone.post(f"{phone.path}/rematch").status,
        "forget": phone.send("DELETE", f"{phone.path}/seats/0/name", bearer, None).status,
        "erase": phone.send("DELETE", phone.path, bearer, None).status,
    }


def last_tag(phone: Phone) -> str:
    """What the newest entry is: that the seat's phone came in, where nothing was entered after it."""
    return phone.get("/logbook").json["entries"][-1]["claim"]["claim"]


# --- rights ---


@pytest.mark.parametrize("claim", OF_A_SEAT, ids=name)
def test_a_seat_reports_for_itself(table, claim):
    """The logbook says who reported it."""
    answer = table(claim).at_seat(1).tell(claim)

    assert (201, "seat 1") == (answer.status, answer.json["by"])


@pytest.mark.parametrize("claim", OF_A_SEAT, ids=name)
def test_a_seat_does_not_report_for_others(table, claim):
    """403, and nothing is entered."""
    dealt = table(claim)
    answer = dealt.at_seat(2).tell(claim)

    assert (403, "urn:referee:problem:not-your-right") == (answer.status, answer.json["type"])
    assert "match.phone" == last_tag(dealt)


@pytest.mark.parametrize("claim", KEEPERS_OWN, ids=name)
def test_what_is_the_keepers_no_seat_reports(table, claim):
    """Not even the dealer's or the winner's."""
    dealt = table(claim)
    answer = dealt.at_seat(1).tell(claim)

    assert (403, "match.phone") == (answer.status, last_tag(dealt))


@pytest.mark.parametrize("claim", [*KEEPERS_OWN, *OF_A_SEAT, *OF_ANY_SEAT], ids=name)
def test_the_keeper_reports_for_all(table, claim):
    """Whatever the verdict."""
    answer = table(claim).tell(claim)

    assert (201, "keeper") == (answer.status, answer.json["by"])


@pytest.mark.parametrize("claim", OF_ANY_SEAT, ids=name)
def test_some_claims_are_everybodys(table, claim):
    """What one has seen at the table, whoever did it."""
    answer = table(claim).at_seat(2).tell(claim)

    assert (201, "seat 2") == (answer.status, answer.json["by"])


def test_every_claim_is_somebodys():
    """A claim that is new is to be added to one of these lists."""
    listed = {claim["claim"] for claim in (*KEEPERS_OWN, *OF_A_SEAT, *OF_ANY_SEAT)}

    assert set(CLAIM_SCHEMAS) == listed


def test_a_seat_sees_all_and_manages_nothing(dealt):
    """It reads, claims and tries; tokens and erasing are the keeper's."""
    assert {
        "look": 200,
        "logbook": 200,
        "scores": 200,
        "agreement": 200,
        "rulebook": 200,
        "rulebook as text": 200,
        "claim": 201,
        "preview": 200,
        "seat token": 403,
        "keeper token": 403,
        "rematch": 403,
        "forget": 403,
        "erase": 403,
    } == requests(dealt.at_seat(1))


# --- tokens that ended ---


def test_a_phone_that_was_sent_away_is_told_so(phone):
    """Each by what it was: it sent a token, and a good one, once."""
    gone = [joined(phone, seat=1), joined(phone, watch=True), joined(phone, "keeper")]
    for one in phones(phone)[1:]:
        send_away(phone, one["phone"])
    answers = [one.get() for one in gone]

    assert {(401, "urn:referee:problem:revoked")} == {(one.status, one.json["type"]) for one in answers}
    assert all(one.headers["WWW-Authenticate"].startswith("Bearer") for one in answers)
    for said, answer in zip(
        ("its seat was given", "has been removed", "no longer keeps the score"), answers, strict=True
    ):
        assert said in answer.json["detail"]


def test_a_token_that_ended_tells_of_no_match(send, phone):
    """Its own, another and one that never was: one answer, byte for byte."""
    bob = phone.at_seat(1)
    phone.at_seat(1)
    matches = (phone.match, Phone.opening(send, "Dan", "Eve").match, "A" * 22)
    answers = [Phone(send, match, bob.token).get() for match in matches]

    assert {(401, answers[0].body)} == {(answer.status, answer.body) for answer in answers}


def test_a_group_s_token_that_ended_is_told_so(send):
    """At the group, and where a match is opened in it."""
    group = post(send, "/v1/groups", {"name": "Tuesdays"}).json
    bearer = {"Authorization": f"Bearer {group['token']}"}
    send("GET", f"/v1/groups?x={group['token']}", {}, None)
    answers = [
        send("GET", f"/v1/groups/{group['id']}", bearer, None),
        post(send, "/v1/matches", {"game": "uno", "seats": ["Ann", "Bob"]}, None, bearer),
    ]

    assert {(401, "urn:referee:problem:revoked")} == {(one.status, one.json["type"]) for one in answers}


def test_a_phone_s_token_that_ended_is_no_group_s(phone):
    """Whoever opens a match with it is told that, and not to ask a scorekeeper."""
    bob = phone.at_seat(1)
    phone.at_seat(1)
    answer = bob.post("/v1/matches", {"game": "uno", "seats": ["Ann", "Bob"]})

    assert (401, "urn:referee:problem:no-token") == (answer.status, answer.json["type"])


def test_without_a_token_it_says_how_one_is_sent(dealt):
    """And of one that never was, that it is not known."""
    none, unknown = (
        dealt.send("GET", dealt.path, sent, None) for sent in ({}, {"Authorization": "Bearer x"})
    )

    assert "Send a token of this match: Authorization: Bearer …" == none.json["detail"]
    assert "This token is not known: send a token of this match." == unknown.json["detail"]


# --- tokens that are none ---


@pytest.mark.parametrize(
    "header",
    [
        None,
        "",
        "Bearer",
        "Bearer ",
        "Bearer nonsense",
        "Bearer rk_" + "A" * 43,
        "Basic cms6cms=",
        "Bearer \xed\xa0\x80",
        "Bearer rk_\xff\xfe",
        "Bearer " + "x" * 5000,
        "Bearer null",
        "Bearer ' OR 1=1 --",
        "Token {token}",
        "{token}",
        "Bearer {token} {token}",
        "Bearer {token},{token}",
        "Bearer {shorter}",
    ],
)
def test_without_a_token_nobody_is_told_anything(dealt, header):
    """401 and which token is wanted, on every route of a match; the match stays as it is."""
    said = {} if header is None else {"Authorization": _filled(header, dealt.token)}
    paths = [
        ("GET", ""),
        ("GET", "/logbook"),
        ("GET", "/scores"),
        ("GET", "/rulebook"),
        ("GET", "/rulebook.txt"),
        ("DELETE", ""),
        ("POST", "/seats/1/tokens"),
        ("POST", "/tokens"),
        ("POST", "/rematch"),
        ("DELETE", "/seats/1/name"),
    ]
    for method, path in paths:
        key = {"Idempotency-Key": new_key()} if method == "POST" else {}
        answer = dealt.send(method, f"{dealt.path}{path}", said | key, None)

        assert (401, "urn:referee:problem:no-token") == (answer.status, answer.json["type"])
        assert answer.headers["WWW-Authenticate"].startswith("Bearer")
    assert 2 == dealt.look()["number"]


def _filled(header: str, token: str) -> str:
    return header.replace("{token}", token).replace("{shorter}", token[:-1])


@pytest.mark.parametrize(
    "where", ["?token={}", "?access_token={}", "?Authorization=Bearer%20{}", "?x={}", "/{}"]
)
def test_a_token_in_the_address_is_not_read_and_ends(dealt, where):
    """Addresses end up in logs and histories."""
    bob = dealt.at_seat(1)
    answer = bob.get(where.format(bob.token))

    assert (400, "urn:referee:problem:token-in-address") == (answer.status, answer.json["type"])
    assert (401, 200) == (bob.get().status, dealt.get().status)
    left = dealt.get("/logbook").json["entries"][-1]["claim"]
    assert {"claim": "match.phone", "role": "seat", "seat": 1, "left": True} == left


def test_what_is_only_called_a_token_is_refused_as_well(dealt):
    """Whatever it is; and the one in the header lives on. It says that something ended only where it did."""
    nothing, ended = dealt.get(token="xyz"), dealt.get(token=dealt.at_seat(1).token)

    assert [400, 400, 200] == [nothing.status, ended.status, dealt.get().status]
    assert [False, True] == ["has been revoked" in answer.json["detail"] for answer in (nothing, ended)]


def test_what_has_ended_before_does_not_end_now(dealt):
    """Nor does what never was good: neither is told that it ended."""
    bob = dealt.at_seat(1)
    bob.get(x=bob.token)
    answers = [
        dealt.get(x=said) for said in (bob.token, "rk_" + "A" * 43, "rt_" + "A" * 22, "rn_" + "A" * 22)
    ]

    assert {400} == {answer.status for answer in answers}
    assert not [answer for answer in answers if "has been revoked" in answer.json["detail"]]


@pytest.mark.parametrize("where", ["/v1/doors?ticket={}", "/v1/{}", "/v1/questions?{}=x"])
@pytest.mark.parametrize("role", ["table", "keeper"])
def test_a_ticket_in_the_address_ends(send, phone, where, role):
    """Whoever reads the address does not come in; the other tickets are good."""
    leaked, other = ticket(phone, role), ticket(phone)
    answer = send("GET", where.format(leaked), {}, None)

    assert (400, "urn:referee:problem:token-in-address") == (answer.status, answer.json["type"])
    assert "has been revoked" in answer.json["detail"]
    wish = {"seat": 1} if role == "table" else {}
    assert [404, 201] == [
        join(send, ticket=leaked, **wish).status,
        join(send, ticket=other, seat=2).status,
    ]


def test_what_was_given_for_a_knock_ends_in_the_address(send, phone):
    """Also once it has been admitted: nobody comes in with it."""
    came = knock(send, code(phone)).json
    answer_knock(phone, came, admit=True, seat=1)
    answer = send("GET", f"/v1/knocks/{came['knock']}?x={came['token']}", {}, None)

    assert (400, True) == (answer.status, "has been revoked" in answer.json["detail"])
    assert 404 == look_at(send, came).status
    assert 404 == join(send, token=came["token"], knock=came["knock"]).status


def test_the_only_scorekeepers_token_stays_good_in_the_address(phone):
    """Or nobody could keep the score; it says what to do."""
    answer = phone.get(token=phone.token)

    assert (400, 200) == (answer.status, phone.get().status)
    assert "not revoked" in answer.json["detail"] and "another phone" in answer.json["detail"]
    assert "has been revoked" not in answer.json["detail"]
    assert 1 == phone.look()["number"]


def test_another_scorekeepers_token_ends_in_the_address(phone):
    """Somebody keeps the score without it."""
    other = joined(phone, "keeper")

    assert "has been revoked" in phone.get(token=phone.token).json["detail"]
    assert (401, 200) == (phone.get().status, other.get().status)


def test_of_several_in_one_address_each_is_told(phone):
    """What ended, and what stays."""
    told = phone.get(x=phone.token, y=phone.at_seat(1).token).json["detail"]

    assert "not revoked" in told and "has been revoked" in told


def test_a_group_s_token_in_the_address_ends(send):
    """`referee group` gives it a new one."""
    group = post(send, "/v1/groups", {"name": "Tuesdays"}).json
    path = f"/v1/groups/{group['id']}"
    bearer = {"Authorization": f"Bearer {group['token']}"}

    assert 400 == send("GET", f"{path}?token={group['token']}", bearer, None).status
    assert 401 == send("GET", path, bearer, None).status


def test_a_token_in_a_cookie_does_nothing(dealt):
    """So no other page can make a browser claim anything."""
    for name in ("token", "Authorization", "session"):
        said = {"Cookie": f"{name}={dealt.token}"}

        assert 401 == dealt.send("GET", dealt.path, said, None).status


def test_the_token_of_another_match_sees_no_match(send, dealt):
    """404 on every route, as if there were none: that a match exists is nobody else's business."""
    other = Phone.opening(send, "Dan", "Eve")
    stranger = Phone(send, dealt.match, other.token)

    assert {404} == set(requests(stranger).values())
    assert 2 == dealt.look()["number"]


def test_a_match_that_is_not_there_looks_like_another_s(send, dealt):
    """The same answer, byte for byte."""
    other = Phone.opening(send, "Dan", "Eve")
    theirs, nobodys = Phone(send, dealt.match, other.token), Phone(send, "A" * 22, other.token)

    assert (404, theirs.get().body) == (nobodys.get().status, nobodys.get().body)


def test_a_new_token_revokes_the_seats_old_one(dealt):
    """A lost phone is out at once; the seat plays on with its new one."""
    old = dealt.at_seat(1)
    new = dealt.at_seat(1)

    assert {401} == set(requests(old).values())
    assert (200, 201) == (new.get().status, new.tell({"claim": "uno.draw", "seat": 1, "after": 2}).status)


def test_a_new_token_leaves_the_other_seats_theirs(dealt):
    """And the keeper's."""
    cat = dealt.at_seat(2)
    dealt.at_seat(1)

    assert (200, 200) == (cat.get().status, dealt.get().status)


def test_a_seat_token_tells_its_seat(dealt):
    """And is of its own kind, so that a scanner for leaked secrets knows it."""
    issued = dealt.post(f"{dealt.path}/seats/2/tokens")

    assert (201, 2, "rs_") == (issued.status, issued.json["seat"], issued.json["token"][:3])


@pytest.mark.parametrize("seat", ["3", "99", "99999999999999999999"])
def test_nobody_sits_there(dealt, seat):
    """422, naming the seat."""
    answer = dealt.post(f"{dealt.path}/seats/{seat}/tokens")

    assert (422, ["seat"]) == (answer.status, list(answer.json["errors"]))


def test_the_shell_gives_the_keeper_a_new_token(app, dealt):
    """A lost phone is no lost match; the old token lives on, for it may be in the other pocket."""
    from referee.services import matches

    with app.app_context():
        token = matches.issue_scorekeeper_token(dealt.match)

    assert (200, 200) == (Phone(dealt.send, dealt.match, token).get().status, dealt.get().status)


def test_a_token_that_another_process_has_ended_claims_nothing(app, dealt):
    """It is remembered whose it was, and asked under the lock whether it lives still."""
    dealt.claim("match.note", text="before")
    with app.app_context():
        (phone,) = run_in_own_transaction(lambda session: tokens.valid_tokens_of_match(session, dealt.match))
        transact(lambda session: tokens.revoke_token(session, phone.id, at=1))
    answers = [dealt.post(f"{dealt.path}/claims", {"claim": "match.note", "text": "after"}) for _ in range(2)]

    assert [(401, "urn:referee:problem:revoked")] * 2 == [(one.status, one.json["type"]) for one in answers]
