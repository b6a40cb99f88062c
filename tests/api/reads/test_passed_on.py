"""What is told of an entry that was just stored is what reading tells; and who hears nothing of it."""

import json
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import pytest
import sqlalchemy as sa

from referee import create_app
from referee.codec import from_json_match_state, to_json_text
from referee.config import read_config
from referee.games import GAMES
from referee.live.subscriptions import NewsOfLocalEntry, StreamsOfMatch
from referee.match.text.transcript import Transcript, claim_lines, read_opening
from referee.services import auth, streaming
from referee.services.streaming import StreamFrame
from referee.storage.db import db
from referee.storage.loading import LoadedMatch, make_stored_entry, parse_stored_entry
from referee.storage.stored import StoredMatch
from tests.api.closing import close
from tests.api.evenings import Circle
from tests.api.joining import join, send_away, ticket
from tests.api.joining import phones as phone_list
from tests.api.phone import Phone, through
from tests.api.readers import end, link_to_group, link_to_match
from tests.settings import UNLIMITED
from tools.transcripts import SCENARIOS, transcripts


@contextmanager
def followed(app, phone: Phone) -> Iterator[Iterator[StreamFrame | None]]:
    """The frames of this phone, which has been told all that there is."""
    with app.app_context():
        frames = streaming.stream_match_frames(
            auth.find_caller(phone.token, phone.match), phone.number - 1, seconds=60
        )
        with closing(frames):
            assert phone.number == next(frames).number
            yield frames


@contextmanager
def asked(app) -> Iterator[list[str]]:
    """What is asked of the database by this thread."""
    statements, here = [], threading.current_thread()

    def note(connection, cursor, statement, *_) -> None:
        if threading.current_thread() is here:
            statements.append(statement)

    sa.event.listen(db.engine, "before_cursor_execute", note)
    try:
        yield statements
    finally:
        sa.event.remove(db.engine, "before_cursor_execute", note)


@pytest.fixture
def elsewhere(app, database_url, monkeypatch):
    """Another process over the same database, whose notices get lost."""
    monkeypatch.setattr("referee.live.broadcast.Notifier.send", lambda *_: None)
    other = create_app(read_config({"REFEREE_DATABASE_URL": database_url, **UNLIMITED}))
    yield through(other.test_client())
    close(other)


def there(elsewhere, phone: Phone) -> Phone:
    """The same phone, asking the other process."""
    return Phone(elsewhere, phone.match, phone.token, phone.number)


# --- the same as by reading ---


@pytest.mark.parametrize(
    "path", transcripts(), ids=lambda path: str(path.relative_to(SCENARIOS).with_suffix(""))
)
def test_each_entry_is_told_as_if_it_had_been_read(path: Path):
    """By each byte, in every scenario: what is stored of it and read again tells the same."""
    text = path.read_text(encoding="utf-8")
    opening = read_opening(text.partition("\n")[0])
    transcript = Transcript(GAMES[opening.game], opening)
    passed_on, was_read = [], []
    for line in claim_lines(text):
        entry = transcript.tell(line)
        table = as_stored(transcript, opening.game)
        passed_on.append(streaming._news_of_page(streaming._page_of_one_entry(table, entry)))
        again = parse_stored_entry(make_stored_entry(entry))
        was_read.append(streaming._news_of_page(streaming._page_of_one_entry(as_read(table), again)))

    assert passed_on
    assert was_read == passed_on


def as_stored(transcript: Transcript, game: str) -> LoadedMatch:
    """The match as it stands now."""
    number = len(transcript.entries)
    stored = StoredMatch("k3f9", game, 0, number, number, "", "", 0, 0, "", "")
    return LoadedMatch(stored, transcript.game, transcript.snapshot, dict(transcript.names), {})


def as_read(table: LoadedMatch) -> LoadedMatch:
    """The same once its state has been told as text."""
    state = from_json_match_state(table.game, json.loads(to_json_text(table.snapshot.state)))
    return replace(table, snapshot=replace(table.snapshot, state=state))


CLAIMS = (
    {"claim": "uno.deal", "turned_up": ["red 5"]},
    {"claim": "uno.play", "seat": 1, "card": "red draw two"},
    {"claim": "uno.play", "seat": 2, "card": "red 7"},
    {"claim": "match.correct", "entry": 4, "instead": {"claim": "uno.play", "seat": 1, "card": "red 9"}},
    {"claim": "match.take_back", "to": 3},
    {"claim": "match.rename", "seat": 1, "name": "Bea"},
    {"claim": "match.join", "name": "Dan", "left_of": 2},
    {"claim": "match.note", "text": 'on "we" go: é'},
    {"claim": "match.score", "winner": 1, "points": 1000},
)


def test_a_phone_and_who_reads_are_told_the_same(app, send):
    """The scorekeeper's phone is passed on what is claimed; a read-only link reads every entry."""
    keeper = Phone.opening(send, "Ann", "Bob", "Cat", target=100)
    link = Phone(send, keeper.match, link_to_match(keeper).token, keeper.number)
    with followed(app, keeper) as phones, followed(app, link) as links:
        for claim in CLAIMS:
            assert 201 == keeper.tell(claim).status
            with asked(app) as by_phone:
                told = next(phones)
            with asked(app) as by_link:
                assert next(links) == told
            assert ([], True) == (by_phone, bool(by_link))

        assert [StreamFrame("end", '"over"')] == list(phones) == list(links)


def test_what_it_takes_is_made_once_for_all_phones(app, phone, monkeypatch):
    """And not before one of them wants it: a claim nobody hears of makes none."""
    made, make = [], streaming._news_of_page
    monkeypatch.setattr(streaming, "_news_of_page", lambda *told: made.append(told) or make(*told))
    phone.claim("match.note", text="nobody is there")
    assert [] == made
    seat = phone.at_seat(1)
    phone.number = seat.number = phone.look()["number"]
    with followed(app, phone) as one, followed(app, seat) as other:
        made.clear()
        phone.claim("match.note", text="on we go")
        assert [] == made
        assert next(one) == next(other)

    assert 1 == len(made)


def test_several_entries_in_a_moment_come_once_and_in_order(app, phone):
    """More than are kept are read."""
    for many in (2, 3, 9):
        with followed(app, phone) as frames:
            last = phone.number
            for _ in range(many):
                phone.claim("match.note", text="on we go")

            assert [*range(last + 1, last + many + 1)] == [next(frames).number for _ in range(many)]


def test_what_another_process_has_stored_meanwhile_is_read(app, phone, elsewhere):
    """An entry before what was passed on, and one after it."""
    other = there(elsewhere, phone)
    with followed(app, phone) as frames:
        last = phone.number
        other.claim("match.note", text="before")
        phone.claim("match.note", text="passed on")
        other.claim("match.note", text="after")

        assert [last + 1, last + 2, last + 3] == [next(frames).number for _ in range(3)]


# --- whose token has ended ---


def sent_away(keeper: Phone, phone: Phone) -> None:
    """By the scorekeeper."""
    this = next(one["phone"] for one in phone_list(keeper) if one["seat"] == 1)
    assert 200 == send_away(keeper, this).status


def gone(keeper: Phone, phone: Phone) -> None:
    """By itself."""
    this = next(one["phone"] for one in phone_list(keeper) if one["seat"] == 1)
    assert 200 == send_away(phone, this).status


def seat_given_away(keeper: Phone, phone: Phone) -> None:
    keeper.at_seat(1)


def shown_in_an_address(keeper: Phone, phone: Phone) -> None:
    assert 400 == phone.send("GET", f"/v1/matches?token={phone.token}", {}, None).status


def changed_over(keeper: Phone, phone: Phone) -> None:
    """To another seat, with another token."""
    assert 201 == join(keeper.send, ticket=ticket(keeper), token=phone.token, seat=2).status


@pytest.mark.parametrize("ends", [sent_away, gone, seat_given_away, shown_in_an_address, changed_over])
def test_a_phone_that_was_sent_away_elsewhere_hears_of_no_later_claim(app, phone, elsewhere, ends):
    """Although nobody told this process: its token ended with an entry, which it has not been told."""
    seat = phone.at_seat(1)
    seat.number = phone.look()["number"]
    with followed(app, seat) as frames:
        phone.claim("match.note", text="heard")
        heard = next(frames)
        ends(there(elsewhere, phone), there(elsewhere, seat))
        phone.claim("match.note", text="not heard")

        assert ("entry", StreamFrame("end", '"revoked"')) == (heard.event, next(frames))


@pytest.mark.parametrize("to", ["match", "group"])
def test_who_looks_by_a_link_that_ended_elsewhere_hears_of_no_later_claim(app, send, elsewhere, to):
    """Of that there is no entry, so nothing is passed on to who looks by a link."""
    circle = Circle.opening(send)
    keeper = circle.evening("Ann", "Bob")
    link = link_to_match(keeper) if to == "match" else link_to_group(circle)
    bearer = {"Authorization": f"Bearer {keeper.token if to == 'match' else circle.token}"}
    with followed(app, Phone(send, keeper.match, link.token, keeper.number)) as frames:
        keeper.claim("match.note", text="heard")
        heard = next(frames)
        end(replace(link, send=elsewhere), bearer)
        keeper.claim("match.note", text="not heard")

        assert ("entry", StreamFrame("end", '"revoked"')) == (heard.event, next(frames))


def test_nothing_is_passed_on_before_the_token_was_found_to_live(app, phone, elsewhere):
    """It may have ended between the request and the first look at what is new."""
    seat = phone.at_seat(1)
    number = phone.look()["number"]
    with app.app_context():
        who = auth.find_caller(seat.token, seat.match)
        sent_away(there(elsewhere, phone), seat)
        with closing(streaming.stream_match_frames(who, None, seconds=60)) as frames:
            assert number + 1 == next(frames).number
            phone.claim("match.note", text="not heard")

            assert StreamFrame("end", '"revoked"') == next(frames)


# --- what is kept of it ---


def test_a_wake_up_that_brings_nothing_has_all_read():
    """A phone may have been sent away, or a name erased."""
    audience = StreamsOfMatch()
    audience.wake_all_streams(NewsOfLocalEntry(2, str))
    assert audience.find_news_of_local_entry(2)
    audience.wake_all_streams()

    assert audience.find_news_of_local_entry(2) is None


def test_few_entries_are_kept():
    """Who is farther behind reads."""
    audience = StreamsOfMatch()
    for number in range(2, 50):
        audience.wake_all_streams(NewsOfLocalEntry(number, str))

    assert [46, 47, 48, 49] == [number for number in range(60) if audience.find_news_of_local_entry(number)]
