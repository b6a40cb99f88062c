"""Read-only links: at a group and all its matches, or at one match; whoever has one does nothing else."""

import pytest
import sqlalchemy as sa

from referee.services.read_only_links import MOST_READ_ONLY_LINKS
from referee.storage.db import db
from tests.api.evenings import Circle
from tests.api.joining import comings_and_goings, join, joined, phones, ticket
from tests.api.phone import Answer, Phone, new_key, post
from tests.api.readers import end, link_to_group, link_to_match


@pytest.fixture
def circle(send) -> Circle:
    return Circle.opening(send)


@pytest.fixture
def keeper(circle) -> Phone:
    """The keeper's phone of a match of the group."""
    return circle.evening("Ann", "Bob")


def problem(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.json["type"].removeprefix("urn:referee:problem:")


def bearer(phone: Phone) -> dict[str, str]:
    return {"Authorization": f"Bearer {phone.token}"}


# --- what is told of a link ---


def test_a_link_to_a_group_is_told_whole(circle):
    """Its token stands in the fragment alone, which no browser sends; and the code to scan says the same."""
    body = post(circle.send, f"{circle.path}/readers", {}, None, circle.bearer).json

    assert body["token"].startswith("rr_a")
    assert f"/#/look/group/{circle.group}/{body['token']}" == body["link"]
    assert body["url"].endswith(body["link"])
    assert body["qr"].startswith("<svg")


def test_a_link_to_a_match_is_told_whole(phone):
    """In the same way."""
    body = phone.post(f"{phone.path}/readers").json

    assert f"/#/look/match/{phone.match}/{body['token']}" == body["link"]


def test_the_links_that_are_good_are_listed_without_their_tokens(circle):
    """The oldest first; one that was ended is not among them."""
    links = [link_to_group(circle) for _ in range(3)]
    end(links[1], circle.bearer)
    body = circle.ask("/readers")

    assert {links[0].id, links[2].id} == {one["id"] for one in body.json["readers"]}
    assert not any(link.token in body.body.decode() for link in links)


def test_no_token_of_a_link_is_stored(circle, app):
    """Who reads the database learns none."""
    link = link_to_group(circle)
    with app.app_context(), db.engine.connect() as connection:
        rows = connection.execute(sa.text("SELECT * FROM readers")).all()

    assert link.id in repr(rows)
    assert link.token.removeprefix("rr_") not in repr(rows)


def test_the_same_key_gets_the_same_link_with_another_token(circle):
    """The first answer may have been lost; its token ends."""
    key = new_key()
    first, again = link_to_group(circle, key), link_to_group(circle, key)

    assert first.id == again.id
    assert [401, 200] == [link.get(circle.path).status for link in (first, again)]
    assert 1 == len(circle.ask("/readers").json["readers"])


def test_the_key_of_a_link_that_has_ended_gets_none(circle):
    """A retry brings nothing back."""
    key = new_key()
    end(link_to_group(circle, key), circle.bearer)

    assert (422, "key-reused") == problem(post(circle.send, f"{circle.path}/readers", {}, key, circle.bearer))


def test_one_key_is_good_for_several_matches_and_groups(send, circle, keeper):
    """Each gets a link of its own."""
    key = new_key()
    links = [link_to_group(circle, key), link_to_match(keeper, key), link_to_group(Circle.opening(send), key)]

    assert 3 == len({link.id for link in links})


def test_there_are_only_so_many_links(circle):
    """Who has too many ends one first."""
    links = [link_to_group(circle) for _ in range(MOST_READ_ONLY_LINKS)]
    more = post(circle.send, f"{circle.path}/readers", {}, None, circle.bearer)

    assert (409, "crowded") == problem(more)
    end(links[0], circle.bearer)
    assert link_to_group(circle).get(circle.path).status == 200


# --- what may be seen ---


def test_who_looks_at_a_group_sees_what_the_group_sees(circle, keeper):
    """Its people with their faces, its history and its standings."""
    keeper.claim("match.score", winner=1, points=40)
    link = link_to_group(circle)

    for path in ("", "/history", "/standings"):
        assert circle.ask(path).json == link.get(f"{circle.path}{path}").json


def test_who_looks_at_a_group_sees_its_matches_as_a_watcher(circle, keeper):
    """Also those that are opened later; and the stream of each."""
    link = link_to_group(circle)
    later = circle.evening("Ann", "Cat")

    for phone in (keeper, later):
        watcher = joined(phone, watch=True)
        for path in ("", "/scores", "/logbook", "/agreement", "/stream?wait=0"):
            assert watcher.get(path).body == link.get(f"{phone.path}{path}").body


def test_who_looks_at_a_match_sees_it_and_not_its_group(circle, keeper):
    """Neither the group nor another match of it is there."""
    other = circle.evening("Ann", "Cat")
    link = link_to_match(keeper)

    assert [200, 404, 404] == [link.get(path).status for path in (keeper.path, circle.path, other.path)]


def test_the_group_gives_out_a_link_to_any_of_its_matches(circle, keeper):
    """As it does with a scorekeeper's token."""
    assert 200 == link_to_match(circle.at(keeper)).get(keeper.path).status


def test_nobody_is_told_who_looks(keeper):
    """No entry, no phone; and the match is as it was."""
    before = keeper.look()
    link = link_to_match(keeper)
    link.get(f"{keeper.path}/stream?wait=0")

    assert (before, 1) == (keeper.look(), len(phones(keeper)))
    assert [] == comings_and_goings(keeper)


def test_no_record_tells_of_links(keeper):
    """Neither that there are any nor their tokens."""
    before = keeper.get("/record.ndjson").body
    link_to_match(keeper)

    assert before == keeper.get("/record.ndjson").body


# --- what may not be done ---


@pytest.mark.parametrize("to", ["group", "match"])
def test_who_looks_claims_nothing(circle, keeper, to):
    """The problem says whom to ask."""
    link = link_to_group(circle) if to == "group" else link_to_match(keeper)
    answer = Phone(keeper.send, keeper.match, link.token).tell({"claim": "match.note", "text": "x"})

    assert (403, "not-your-right") == problem(answer)
    assert "Ask the scorekeeper" in answer.json["detail"]
    assert 1 == keeper.look()["number"]


def test_who_looks_opens_no_match_in_the_group(circle):
    """Nor brings one in; and the group has none."""
    link = link_to_group(circle)
    answer = post(circle.send, "/v1/matches", {"game": "uno", "seats": ["Ann", "Bob"]}, None, link.bearer)

    assert (403, "not-your-right") == problem(answer)
    assert "the group's own token" in answer.json["detail"]
    assert 0 == circle.ask().json["matches"]


def test_who_looks_hands_on_nothing(circle, keeper):
    """No link, no ticket, no token."""
    for link in (link_to_group(circle), link_to_match(keeper)):
        looking = Phone(keeper.send, keeper.match, link.token)
        paths = [
            f"{keeper.path}/{what}" for what in ("readers", "tickets", "codes", "tokens", "seats/0/tokens")
        ]

        assert {403} == {looking.post(path).status for path in paths}
        assert 403 == looking.send("DELETE", f"{keeper.path}/readers/{link.id}", link.bearer, None).status


def test_who_looks_does_not_come_along_to_a_rematch(circle, keeper):
    """There is no way in by a link; who may look at the group sees the rematch all the same."""
    keeper.claim("match.score", winner=0, points=10)
    rematch = keeper.post(f"{keeper.path}/rematch").json["id"]
    links = link_to_match(keeper), link_to_group(circle)
    along = [post(link.send, "/v1/joins", {"rematch": rematch}, None, link.bearer) for link in links]

    assert [(404, "no-way-in")] * 2 == list(map(problem, along))
    assert [404, 200] == [link.get(f"/v1/matches/{rematch}").status for link in links]


def test_who_looks_may_be_let_in_like_anybody(send, keeper):
    """With a ticket; the link stays what it is."""
    link = link_to_match(keeper)
    came = join(send, token=link.token, ticket=ticket(keeper), seat=1)

    assert (201, "seat") == (came.status, came.json["role"])
    assert 200 == link.get(keeper.path).status


def test_who_looks_cannot_send_itself_away(keeper):
    """It is no phone: the others that have the link look on."""
    link = link_to_match(keeper)
    away = link.send("DELETE", f"{keeper.path}/phones/{link.id}", link.bearer, None)

    assert (404, "no-such-phone") == problem(away)
    assert 200 == link.get(keeper.path).status


# --- the end of a link ---


@pytest.mark.parametrize("to", ["group", "match"])
def test_a_link_that_was_ended_shows_nothing(circle, keeper, to):
    """Nothing of the group and of its matches; another one is good. The problem says whom to ask."""
    give = link_to_group if to == "group" else link_to_match
    subject, owner = (circle, circle.bearer) if to == "group" else (keeper, bearer(keeper))
    link, other = give(subject), give(subject)

    assert [204, 204] == [end(link, owner).status for _ in range(2)]
    for path in (subject.path, keeper.path, f"{keeper.path}/stream?wait=0"):
        assert (401, "revoked") == problem(link.get(path))
        assert 200 == other.get(path).status
    assert "Ask the person who sent it" in link.get(subject.path).json["detail"]


def test_a_link_ends_only_where_it_was_given(send, circle, keeper):
    """Its id means nothing at another match or group, whatever the kind."""
    link, other = link_to_group(circle), Circle.opening(send)
    tries = [
        send("DELETE", f"{other.path}/readers/{link.id}", other.bearer, None),
        send("DELETE", f"{keeper.path}/readers/{link.id}", bearer(keeper), None),
        send("DELETE", f"{circle.path}/readers/nothing", circle.bearer, None),
        send("DELETE", f"{circle.path}/readers/%00", circle.bearer, None),
    ]

    assert [(404, "no-such-reader")] * 4 == list(map(problem, tries))
    assert 200 == link.get(circle.path).status


def test_a_link_to_an_erased_match_ends(circle, keeper):
    """Who may look at the group finds the match gone."""
    to_match, to_group = link_to_match(keeper), link_to_group(circle)
    keeper.send("DELETE", keeper.path, bearer(keeper), None)

    assert (401, "revoked") == problem(to_match.get(keeper.path))
    assert (404, "no-such-match") == problem(to_group.get(keeper.path))


def test_a_link_whose_token_stood_in_an_address_ends(circle):
    """Where others may have read it; the group's own token stays good."""
    link = link_to_group(circle)
    answer = circle.ask("", token=link.token)

    assert (400, "token-in-address") == problem(answer)
    assert (401, "revoked") == problem(link.get(circle.path))
    assert 200 == circle.ask().status


# --- what is no link ---


@pytest.mark.parametrize(
    "token", ["rr_", "rr_a" + "A" * 43, "rr_\udfff", "rr_'; DROP TABLE readers; --", "{}x", "R{}"]
)
def test_what_only_looks_like_a_link_shows_nothing(circle, keeper, token):
    """401, like any other text."""
    made = token.format(link_to_group(circle).token)
    header = {"Authorization": f"Bearer {made}".encode("utf-8", "replace").decode("latin-1")}

    for path in (circle.path, keeper.path):
        assert (401, "no-token") == problem(circle.send("GET", path, header, None))


def test_a_link_is_no_ticket(keeper):
    """The door does not know it."""
    door = post(keeper.send, "/v1/doors", {"ticket": link_to_match(keeper).token})

    assert (404, "no-way-in") == problem(door)


@pytest.mark.parametrize("name", ["<img src=x onerror=alert(1)>", "'; DROP TABLE groups; --", "</script>"])
def test_a_group_is_called_what_it_is_called(send, name):
    """Markup in a name is told as it is, and never stands in the link or in the code to scan."""
    circle = Circle.opening(send, name)
    answer = post(send, f"{circle.path}/readers", {}, None, circle.bearer)

    assert name == link_to_group(circle).get(circle.path).json["name"]
    assert name not in answer.json["link"] + answer.json["qr"]
