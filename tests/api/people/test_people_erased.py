"""A person asks to be forgotten: the name is nowhere any more, and every record is as good as before."""

import json
import re
import secrets

import pytest
import sqlalchemy as sa

from referee.services import erasure, maintenance
from referee.storage import groups, journal
from referee.storage.db import db
from referee.storage.deflating import inflated
from referee.storage.tables import ReplyRow
from referee.storage.transactions import open_read_session, transact
from tests.api.evenings import Circle
from tests.api.phone import Answer, Phone, new_key, through
from tests.proofs.server import together


@pytest.fixture
def circle(send) -> Circle:
    return Circle.opening(send)


@pytest.fixture
def gone() -> str:
    """The name to be forgotten; no other test has it, for they share their database."""
    return f"Xanthippe {secrets.token_hex(4)}"


def dump(app) -> str:
    """Every row of every table, as text, and what stands deflated in it."""
    with app.app_context(), db.engine.connect() as connection:
        tables = db.metadata.sorted_tables
        rows = [row for table in tables for row in connection.execute(sa.select(table))]
    told = [inflated(value) for row in rows for value in row if isinstance(value, bytes)]
    return "\n".join([*map(str, rows), *told])


def forget_seat(phone: Phone, seat: int | str) -> Answer:
    bearer = {"Authorization": f"Bearer {phone.token}"}
    return phone.send("DELETE", f"{phone.path}/seats/{seat}/name", bearer, None)


def renamed(text: str, **names: str) -> str:
    for old, new in names.items():
        text = re.sub(rf"\b{old}\b", new, text)
    return text


class Evening:
    """A match with all kinds of answers in it, each kept to be asked for again."""

    def __init__(self, phone: Phone):
        self.phone = phone
        self.told: list[tuple[Phone, dict, str, str, bytes]] = []
        self.play()

    def tell(self, claim: dict, phone: Phone | None = None, query: str = "") -> None:
        phone, key = phone or self.phone, new_key()
        claim = {"after": self.phone.number, **claim}
        answer = phone.tell(claim, key, query)
        assert answer.status == 201, answer.body
        self.phone.number = answer.json["number"]
        self.told.append((phone, claim, key, query, answer.body))

    def play(self) -> None:
        """Plays, refusals, edits of the line, other rules, comings and goings, with `may` and without."""
        tell, seat = self.tell, self.phone.at_seat(1)
        tell({"claim": "uno.deal", "turned_up": ["red 5"]}, query="?may=1")
        tell({"claim": "uno.play", "seat": 1, "card": "wild draw four", "color": "blue"}, seat)
        tell({"claim": "uno.play", "seat": 2, "card": "red 9"}, query="?may=1")
        tell({"claim": "uno.challenge", "seat": 2, "held_color": True})
        tell({"claim": "uno.play", "seat": 0, "card": "green 3"})
        tell({"claim": "match.allow", "entry": 6})
        tell({"claim": "match.take_back", "to": 5}, query="?may=1")
        tell({"claim": "match.note", "text": "what a game"}, seat)
        tell({"claim": "match.score", "winner": 1, "points": 30})
        tell({"claim": "match.join", "name": "Dan"})
        tell({"claim": "match.rename", "seat": 2, "name": "Cleo"})
        tell({"claim": "match.score", "winner": 0, "points": 470, "round": 1})
        tell(
            {
                "claim": "match.correct",
                "entry": 10,
                "instead": {"claim": "match.score", "winner": 1, "points": 9},
            }
        )
        tell({"claim": "match.score", "winner": 1, "points": 500})

    def repeated(self) -> list[bytes]:
        """What the same requests are answered now."""
        answers = [
            phone.post(f"{phone.path}/claims{query}", claim, key) for phone, claim, key, query, _ in self.told
        ]
        assert {201} == {answer.status for answer in answers}
        assert {"true"} == {answer.headers["Idempotent-Replayed"] for answer in answers}
        return [answer.body for answer in answers]

    def first_told(self) -> list[bytes]:
        return [body for *_, body in self.told]


# --- a person of a group ---


def test_a_person_is_forgotten_everywhere(app, circle, gone):
    """No row of the database holds the name; every match is what it was, played by a number."""
    evenings = [Evening(circle.evening("Ann", gone, "Cat")) for _ in range(2)]
    circle.evening("Bob", gone.upper())
    before = [evening.phone.look() for evening in evenings]
    assert gone in dump(app)
    answer = circle.forget(circle.people()[gone])
    text = dump(app)

    assert (204, b"") == (answer.status, answer.body)
    assert gone.casefold() not in text.casefold()
    assert json.loads(renamed(json.dumps(before), **{gone: "Player 2"})) == [
        evening.phone.look() for evening in evenings
    ]
    assert {"Ann", "Bob", "Cat", "Cleo", "Dan"} == set(circle.people())
    assert {gone} & {person["name"] for match in circle.history() for person in match["people"]} == set()
    assert gone not in circle.standings()


def test_every_retry_is_still_answered(circle, gone):
    """With the bytes it was given, but for the name; as they would be told today where others were
    renamed since."""
    evening = Evening(circle.evening("Ann", gone, "Cat"))
    circle.forget(circle.people()[gone])
    wanted = [renamed(body.decode(), **{gone: "Player 2", "Cat": "Cleo"}) for body in evening.first_told()]

    assert wanted == [body.decode() for body in evening.repeated()]


def test_a_key_is_still_bent_by_nobody(circle, gone):
    """Another claim under the same key is refused as before."""
    evening = Evening(circle.evening("Ann", gone, "Cat"))
    circle.forget(circle.people()[gone])
    phone, claim, key, *_ = evening.told[1]

    assert 422 == phone.post(f"{phone.path}/claims", claim | {"card": "wild"}, key).status


def test_the_audit_finds_nothing_wrong(app, circle, gone):
    """Entries and states hold no names, and are not touched."""
    evening = Evening(circle.evening("Ann", gone, "Cat"))
    with app.app_context(), open_read_session() as session:
        before = journal.read_entries_of_match(session, evening.phone.match)
    circle.forget(circle.people()[gone])
    with app.app_context():
        with open_read_session() as session:
            after = journal.read_entries_of_match(session, evening.phone.match)

        assert before == after
        assert [] == maintenance.find_match_defects(evening.phone.match)


def test_the_match_goes_on(circle, gone):
    """The seat keeps its token and its points, and may be given a name again."""
    evening = Evening(circle.evening("Ann", gone, "Cat"))
    circle.forget(circle.people()[gone])
    phone = evening.phone
    answer = phone.claim("match.rename", seat=1, name="Yolanda")

    assert ["Ann", "Yolanda", "Cleo", "Dan"] == [seat["name"] for seat in phone.look()["seats"]]
    assert "upheld" == answer["verdict"]
    assert "Yolanda" in circle.people()


def test_an_older_name_of_a_seat_goes_as_well(app, circle, gone):
    """Somebody sat there by that name once, and the old answers tell it."""
    phone = circle.evening("Ann", gone, "Cat")
    phone.claim("uno.deal", turned_up=["red 5"])
    phone.claim("match.rename", seat=1, name="Bob")
    known = circle.people()
    circle.forget(known[gone])

    assert {"Ann", "Bob", "Cat"} == set(circle.people())
    assert ["Ann", "Bob", "Cat"] == [seat["name"] for seat in phone.look()["seats"]]
    assert gone not in dump(app)


@pytest.mark.parametrize("name", ["Ann", "%", "_", "100%", "\\", "Zoë"])
def test_a_name_is_looked_for_as_it_is(app, circle, monkeypatch, name):
    """No letter of it means anything else; no reply is left out, however many are looked into at a time."""
    phone = circle.evening("Bob", "Cat")
    for _ in range(3):
        phone.claim("match.note", text="x")
    phone.claim("match.note", text=f"so says {name} there")
    for _ in range(3):
        phone.claim("match.note", text="x")
    with app.app_context():
        for at_once in (1, 2, 7, 100):
            monkeypatch.setattr(erasure, "REPLIES_PER_QUERY", at_once)
            assert erasure._has_reply_containing(
                phone.match, json.dumps(f"says {name} th", ensure_ascii=False)[1:-1]
            )
            assert not erasure._has_reply_containing(
                phone.match, json.dumps(f"says {name}!", ensure_ascii=False)[1:-1]
            )
            assert not erasure._has_reply_containing(phone.match, "s_ys")


def test_a_name_in_replies_of_before_goes_as_well(app, circle, gone):
    """They are text that was stored as it is, of a seat that has another name by now."""
    phone = circle.evening("Ann", gone)
    phone.claim("uno.deal", turned_up=["red 5"])
    phone.claim("match.rename", seat=1, name="Bob")
    as_before(app, phone)
    assert gone in dump(app)
    circle.forget(circle.people()[gone])

    assert gone not in dump(app)
    assert [2, 3] == sorted(json.loads(one.body)["number"] for one in replies(app, phone))


def as_before(app, phone: Phone) -> None:
    """Store the replies of a match as releases before 0.12 did."""
    with app.app_context():
        told = replies(app, phone)
        for one in told:
            stored = sa.update(ReplyRow).filter_by(match_id=phone.match, by=one.by, key=one.key)
            old = stored.values(body=one.body, deflated=None, number=None)
            transact(lambda session, old=old: session.execute(old))


def test_somebody_is_forgotten_where_replies_were(app, circle, gone):
    """Nothing is told anew where nothing is kept, and what comes after is."""
    phone = circle.evening("Ann", gone)
    phone.claim("uno.deal", turned_up=["red 5"])
    with app.app_context():
        assert 1 == transact(lambda session: journal.delete_reply_bodies(session, phone.match, int))
    phone.claim("match.rename", seat=0, name="Eve")
    circle.forget(circle.people()[gone])

    assert gone not in dump(app)
    assert {2: True, 3: False} == {one.number: one.body is None for one in replies(app, phone)}


def test_whoever_comes_by_that_name_is_somebody_new(circle, gone):
    """Nothing links them with what was played."""
    circle.evening("Ann", gone).claim("match.score", winner=1, points=20)
    person_id = circle.people()[gone]
    circle.forget(person_id)
    circle.evening("Ann", gone)

    assert person_id != circle.people()[gone]
    assert 0 == circle.standings()[gone]["rounds"]


def test_the_standings_of_the_others_stay(circle, gone):
    """What they have won they have won."""
    circle.evening("Ann", gone).claim("match.score", winner=0, points=20)
    before = circle.standings()
    circle.forget(circle.people()[gone])

    assert {"Ann": before["Ann"]} == circle.standings()


def test_forgetting_again_changes_nothing(circle, gone):
    """204 for the phone that lost the answer; of the person nothing can be asked any more."""
    circle.evening("Ann", gone)
    person_id = circle.people()[gone]
    statuses = [circle.forget(person_id).status for _ in range(3)]

    assert [204] * 3 == statuses
    assert (404, 422) == (
        circle.merge(person_id, circle.people()["Ann"]).status,
        circle.merge(circle.people()["Ann"], person_id).status,
    )
    assert 422 == circle.ask("/history", person=person_id).status


def test_remarks_are_peoples_own_words(app, circle, gone):
    """They stay, whoever they name, and so does what the group is called."""
    phone = circle.evening("Ann", gone)
    phone.claim("match.note", text=f"{gone} was here")
    circle.forget(circle.people()[gone])

    assert f"{gone} was here" == phone.get("/logbook").json["entries"][1]["claim"]["text"]


def test_somebody_else_may_be_a_number_already(circle, gone):
    """Then it is another number."""
    phone = circle.evening("player 3", "Bob", gone)
    circle.forget(circle.people()[gone])

    assert ["player 3", "Bob", "Player 3 2"] == [seat["name"] for seat in phone.look()["seats"]]


@pytest.mark.parametrize("odd", ['Ann "the" \\ %_', "O'Hara", "<b>Zoë</b>", "李", "👩\u200d👩\u200d👧"])
def test_any_name_can_be_forgotten(app, circle, odd):
    """Also one that is written otherwise in JSON."""
    name = f"{odd} {secrets.token_hex(4)}"
    phone = circle.evening(name, "Bob")
    phone.claim("uno.deal", turned_up=["red 5"])
    phone.claim("match.rename", seat=0, name="Somebody")
    circle.forget(circle.people()[name])
    text = dump(app)

    assert name not in text
    assert json.dumps(name, ensure_ascii=False)[1:-1] not in text


# --- cut off, and at the same moment ---


def test_what_was_cut_off_is_finished_by_doing_it_again(app, circle, monkeypatch, gone):
    """After any of its transactions; meanwhile nobody sits down as the one who is going."""
    phones = [circle.evening("Ann", gone) for _ in range(3)]
    for phone in phones:
        phone.claim("uno.deal", turned_up=["red 5"])
    person_id, forget = circle.people()[gone], erasure.erase_names_in_match
    done: list[str] = []

    def until(steps: int):
        def cut_off(match_id, whose):
            if len(done) == steps:
                raise KeyboardInterrupt
            done.append(match_id)
            forget(match_id, whose)

        return cut_off

    for steps in (0, 1, 2):
        done.clear()
        monkeypatch.setattr(erasure, "erase_names_in_match", until(min(steps, 1)))
        with app.app_context(), pytest.raises(KeyboardInterrupt):
            erasure.erase_name_of_person(circle.group, person_id)
        assert gone not in circle.people()
    monkeypatch.setattr(erasure, "erase_names_in_match", forget)
    circle.forget(person_id)

    assert gone not in dump(app)


def test_a_name_is_forgotten_while_the_match_goes_on(app, circle, monkeypatch, gone):
    """If something is claimed while the answers are made anew, they are made once more."""
    phone = circle.evening("Ann", gone)
    phone.claim("uno.deal", turned_up=["red 5"])
    made, told_anew = [], erasure._recompute_changed_replies

    def interrupted(record, names):
        if len(made) < times:
            phone.claim("match.note", text="x")
        made.append(len(record.replies))
        return told_anew(record, names)

    monkeypatch.setattr(erasure, "_recompute_changed_replies", interrupted)
    for times in (1, erasure.MOST_TRIES_WITHOUT_LOCK):
        made.clear()
        assert 204 == forget_seat(phone, 1).status
        assert times + 1 == len(made)
        assert "Player 2" == phone.look()["seats"][1]["name"]
    assert gone not in json.dumps([json.loads(one.body) for one in replies(app, phone)])


def replies(app, phone: Phone) -> list:
    with app.app_context(), open_read_session() as session:
        return journal.read_replies_of_match(session, phone.match)


def test_forgetting_and_claiming_do_not_meet(app, circle, gone):
    """Whichever comes first, no answer tells the name."""
    for number in range(4):
        name = f"{gone} {number}"
        phone = circle.evening("Ann", name)
        phone.claim("uno.deal", turned_up=["red 5"])
        person_id = circle.people()[name]
        claimers = [Phone(through(app.test_client()), phone.match, phone.token, 2) for _ in range(2)]
        other = Circle(through(app.test_client()), circle.group, circle.token)
        together(
            lambda other=other, person_id=person_id: other.forget(person_id),
            *(lambda one=one: one.tell({"claim": "match.note", "text": "x"}) for one in claimers),
        )

        assert not [one for one in replies(app, phone) if name in one.body]
        assert "Player 2" == phone.look()["seats"][1]["name"]


def test_a_seat_that_was_taken_over_meanwhile_keeps_its_new_name(app, circle, monkeypatch, gone):
    """The matches were found, and before it came to this one somebody else sat down there."""
    phone = circle.evening("Ann", gone)
    phone.claim("uno.deal", turned_up=["red 5"])
    person_id, where = circle.people()[gone], erasure._find_ids_of_matches_with_name

    def renamed_since(*asked):
        found = where(*asked)
        phone.claim("match.rename", seat=1, name="Bob")
        return found

    monkeypatch.setattr(erasure, "_find_ids_of_matches_with_name", renamed_since)
    circle.forget(person_id)

    assert ["Ann", "Bob"] == [seat["name"] for seat in phone.look()["seats"]]
    assert gone not in dump(app)


def test_an_erased_match_is_passed_over(circle, app, monkeypatch, gone):
    """It was erased while the others were done: there is no name in it any more."""
    phones = [circle.evening("Ann", gone) for _ in range(2)]
    person_id, where = circle.people()[gone], erasure._find_ids_of_matches_with_name

    def erased_since(*asked):
        found = where(*asked)
        circle.delete(phones[0].path)
        return found

    monkeypatch.setattr(erasure, "_find_ids_of_matches_with_name", erased_since)

    assert 204 == circle.forget(person_id).status
    assert gone not in dump(app)


# --- one seat of a match ---


def test_a_seat_without_a_group_is_forgotten(app, send, gone):
    """By the keeper of the match."""
    evening = Evening(Phone.opening(send, "Ann", gone, "Cat"))
    answers = [forget_seat(evening.phone, 1) for _ in range(2)]

    assert [(204, b"")] * 2 == [(answer.status, answer.body) for answer in answers]
    assert ["Ann", "Player 2", "Cleo", "Dan"] == [seat["name"] for seat in evening.phone.look()["seats"]]
    assert 14 == len(evening.repeated())
    assert gone not in dump(app)


def test_a_seat_of_a_group_is_forgotten_in_one_match(circle, gone):
    """The person stays, and so do the other evenings."""
    first, second = (circle.evening("Ann", gone) for _ in range(2))
    forget_seat(first, 1)

    assert {"Ann": 2, gone: 1} == {one["name"]: one["matches"] for one in circle.ask().json["people"]}
    assert ["Player 2", gone] == [phone.look()["seats"][1]["name"] for phone in (first, second)]


@pytest.mark.parametrize("seat", ["3", "99", "9" * 30])
def test_nobody_sits_there(phone, seat):
    """422, naming the seat."""
    answer = forget_seat(phone, seat)

    assert (422, ["seat"]) == (answer.status, list(answer.json["errors"]))


@pytest.mark.parametrize("seat", ["-1", "1.0", "one", "%00", ""])
def test_what_is_no_seat_is_not_there(phone, seat):
    """404."""
    assert 404 == forget_seat(phone, seat).status


def test_only_the_keeper_forgets_a_seat(send, phone):
    """Neither a seat, not even its own, nor a stranger, nor nobody."""
    other = Phone.opening(send, "Dan", "Eve")
    seat = phone.at_seat(1)
    wrong = (seat, Phone(send, phone.match, other.token), Phone(send, phone.match, "x"))

    assert [403, 404, 401] == [forget_seat(one, 1).status for one in wrong]
    assert ["Ann", "Bob", "Cat"] == [one["name"] for one in phone.look()["seats"]]


def test_an_opening_is_not_repeated_once_a_name_is_gone(send, gone):
    """Its digest could be tried against names, so it is gone: the key is spent."""
    key, told = new_key(), {"game": "uno", "seats": ["Ann", gone]}
    phone = Phone.opening(send, "Ann", "Bob")
    opened = phone.post("/v1/matches", told, key, Authorization="").json
    forget_seat(Phone(send, opened["id"], opened["token"]), 1)

    assert 422 == phone.post("/v1/matches", told, key, Authorization="").status


def test_who_is_forgotten_leaves_an_empty_row(app, circle, gone):
    """An id that says nothing, so that the erasure can be asked for again."""
    circle.evening("Ann", gone)
    person_id = circle.people()[gone]
    circle.forget(person_id)
    with app.app_context(), open_read_session() as session:
        assert groups.StoredPerson(person_id, circle.group, None, None, None) == groups.find_person_of_group(
            session, circle.group, person_id
        )
        assert [] == groups.find_seats_of_person(session, person_id)
