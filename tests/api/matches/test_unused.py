"""With REFEREE_UNUSED_DAYS a match outside any group is erased once nobody has used it for so long, and its
answers say the day beforehand."""

import datetime
import json
import time
from collections.abc import Iterator

import pytest
import sqlalchemy as sa
from flask import Flask

from referee import create_app
from referee.config import read_config
from referee.services import auth, expiry, last_used, matches, streaming
from referee.services.clock import now
from referee.storage import journal
from referee.storage import last_used as stored_uses
from referee.storage.db import db
from referee.storage.last_used import MILLISECONDS_PER_DAY
from referee.storage.transactions import NotApplied, open_read_session, transact
from tests.api.closing import close
from tests.api.contract import CheckedClient, Contract
from tests.api.evenings import Circle
from tests.api.phone import Phone, through
from tests.api.readers import link_to_match
from tests.api.records_over_http import brought, taken_out
from tests.proofs.costs import ROUND, costs_at
from tests.proofs.server import PATIENCE, Server
from tests.settings import UNLIMITED
from tests.storage.samples import open_sample, together

DAYS = 30


@pytest.fixture
def app(own_database_url: str) -> Iterator[Flask]:
    """One that keeps unused matches for so many days, over a database of its own."""
    yield from _app(own_database_url, REFEREE_UNUSED_DAYS=str(DAYS))


@pytest.fixture
def app_without(own_database_url: str) -> Iterator[Flask]:
    """One that keeps them for ever, over the same database."""
    yield from _app(own_database_url)


@pytest.fixture
def app_of_a_week(own_database_url: str) -> Iterator[Flask]:
    """One that keeps them for seven days, over the same database."""
    yield from _app(own_database_url, REFEREE_UNUSED_DAYS="7")


def _app(url: str, **settings: str) -> Iterator[Flask]:
    app = create_app(read_config({"REFEREE_DATABASE_URL": url, **UNLIMITED, **settings}))
    app.extensions["contract"] = Contract(app)
    app.test_client_class = CheckedClient
    yield app
    close(app)


class Calendar:
    """What time it is for a server that notes uses and erases what is unused. It is noon."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch):
        self.at = self._steady = (
            now() // MILLISECONDS_PER_DAY * MILLISECONDS_PER_DAY + MILLISECONDS_PER_DAY // 2
        )
        monkeypatch.setattr(last_used, "now", lambda: self.at)
        monkeypatch.setattr(last_used, "monotonic_ms", lambda: self._steady)
        monkeypatch.setattr(
            last_used, "LONGEST_SERVICE_TIME_ADVANCE_MS", 100_000 * MILLISECONDS_PER_DAY
        )  # so that a test need not look every hour

    def pass_days(self, days: float) -> None:
        """The server runs, and its clock goes normally."""
        self.at += round(days * MILLISECONDS_PER_DAY)
        self._steady += round(days * MILLISECONDS_PER_DAY)

    def set_clock(self, days: float) -> None:
        """Set it ahead, or back."""
        self.at += round(days * MILLISECONDS_PER_DAY)

    def start_anew(self, app: Flask, days: float) -> None:
        """The machine is off for so long; the clock that nobody sets begins at 0."""
        self.at += round(days * MILLISECONDS_PER_DAY)
        self._steady = 0
        app.extensions.pop(last_used._LAST_ADVANCE_EXTENSION_KEY, None)
        last_used._LAST_RECORDED_USE._known.clear()

    def day(self, later: int) -> str:
        """The day so many days after today, as answers tell it."""
        return (
            datetime.datetime.fromtimestamp((self.at + later * MILLISECONDS_PER_DAY) / 1000, datetime.UTC)
            .date()
            .isoformat()
        )


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    return Calendar(monkeypatch)


def look(app: Flask) -> int:
    """Erase what has expired; how many matches that were."""
    with app.app_context():
        return expiry.erase_expired_matches()


def is_there(app: Flask, match: str) -> bool:
    """Whether it is not erased; nobody uses it by asking so."""
    with app.app_context(), open_read_session() as session:
        return match in journal.ids_of_all_matches(session)


def used_on(app: Flask, match: str) -> int | None:
    with app.app_context(), open_read_session() as session:
        return session.scalar(sa.text("SELECT used_on FROM matches WHERE id = :id"), {"id": match})


def days_until_erased(app: Flask, calendar: Calendar, match: str) -> int:
    """Looks every day until it is gone."""
    for day in range(1, 3 * DAYS):
        calendar.pass_days(1)
        look(app)
        if not is_there(app, match):
            return day
    pytest.fail("it was never erased")


def test_it_is_erased_after_so_many_days_and_not_a_day_before(app, phone, calendar):
    """The day of the last use does not count: it may have been in the evening."""
    look(app)

    assert DAYS + 1 == days_until_erased(app, calendar, phone.match)
    assert 404 == phone.get().status


def test_answers_say_the_day(app, phone, calendar):
    """That of opening and of every look, the state of a stream, and what a phone is told that comes along."""
    look(app)
    told = calendar.day(DAYS + 1)
    frames = phone.get("/stream", wait=0).body.decode()
    state = json.loads(frames.partition("event: state\n")[2].partition("data: ")[2].partition("\n")[0])

    assert told == phone.look()["expires_on"] == phone.look(at=1)["expires_on"] == state["expires_on"]
    calendar.pass_days(5)
    assert calendar.day(DAYS + 1) == phone.look()["expires_on"] != told
    phone.claim("match.score", winner=0, points=10)
    opened = phone.post(f"{phone.path}/rematch").json
    assert opened["expires_on"] >= told


def test_the_day_that_was_told_is_kept(app, phone, calendar):
    """The match is there until the day before, and gone from then on."""
    look(app)
    calendar.pass_days(3)
    told = phone.look()["expires_on"]

    assert DAYS + 1 == days_until_erased(app, calendar, phone.match)
    assert told == calendar.day(0)


def test_a_new_day_is_news_for_who_has_the_match(app, phone, calendar):
    """The day on which it expires is part of what is told: the tag is another one."""
    tag = phone.get().headers["ETag"]

    assert 304 == phone.get("", {"If-None-Match": tag}).status
    calendar.pass_days(1)
    assert 200 == phone.get("", {"If-None-Match": tag}).status


@pytest.mark.parametrize(
    "use",
    [
        lambda phone: phone.look(),
        lambda phone: phone.get("/logbook"),
        lambda phone: phone.get("/stream", wait=0),
        lambda phone: phone.claim("match.note", text="x"),
        lambda phone: phone.preview({"claim": "match.note", "text": "x"}),
        lambda phone: link_to_match(phone).get("/scores"),
    ],
    ids=["a look", "the logbook", "a stream", "a claim", "a preview", "a read-only link"],
)
def test_a_use_keeps_it(app, phone, calendar, use):
    """Whatever it is, on the last day: all days count anew."""
    look(app)
    calendar.pass_days(DAYS)
    look(app)
    use(phone)
    calendar.pass_days(1)

    assert 0 == look(app)
    assert DAYS == days_until_erased(app, calendar, phone.match)


def test_it_is_used_whatever_is_answered(app, phone, calendar):
    """304 where the phone has the match; 422 for a claim that is none."""
    tag = phone.get().headers["ETag"]
    calendar.pass_days(DAYS)
    for used in (
        lambda: phone.get("", {"If-None-Match": tag}),
        lambda: phone.tell({"claim": "uno.nonsense"}),
    ):
        used()
        assert used_on(app, phone.match) == _today(app)
        calendar.pass_days(1)


def _today(app: Flask) -> int:
    with app.app_context():
        return last_used.current_day_number()


def test_who_goes_along_to_a_rematch_uses_the_match_before(app, phone, calendar):
    """It is its token that is shown."""
    seat = phone.at_seat(1)
    phone.claim("match.score", winner=0, points=10)
    rematch = phone.post(f"{phone.path}/rematch").json["id"]
    calendar.pass_days(1)
    joined = seat.post("/v1/joins", {"rematch": rematch})

    assert (201, _today(app)) == (joined.status, used_on(app, phone.match))


def test_what_is_no_use_does_not_keep_it(app, phone, calendar):
    """A token that was never issued, or is another match's."""
    phone.look()
    before = used_on(app, phone.match)
    other = Phone.opening(phone.send, "Eve", "Fay")
    calendar.pass_days(1)
    for token in (other.token, "rk_" + "x" * 43, ""):
        Phone(phone.send, phone.match, token).get()

    assert before == used_on(app, phone.match)


def test_a_stream_of_who_only_reads_counts_on_a_new_day(app, phone, calendar, monkeypatch):
    """It may have begun the evening before: each heartbeat is a use."""
    monkeypatch.setattr(streaming, "HEARTBEAT_SECONDS", 0.05)
    reader = link_to_match(phone)
    with app.app_context():
        frames = streaming.stream_match_frames(auth.find_caller(reader.token, phone.match), None, 5)
        assert next(frames).event == "state"
        calendar.pass_days(1)
        assert next(frames) is None
        frames.close()

    assert _today(app) == used_on(app, phone.match)


def test_a_stream_ends_where_its_match_expires(app, phone, calendar):
    """Such as that of a phone whose use could not be noted: it is told that the match is gone."""
    look(app)
    with app.app_context():
        frames = streaming.stream_match_frames(auth.find_caller(phone.token, phone.match), None, 10)
        next(frames)
        for days in (DAYS, 1):
            calendar.pass_days(days)
            expiry.erase_expired_matches()
        end = next(frames)

    assert ("end", '"gone"') == (end.event, end.data)


def test_matches_of_groups_never_expire(app, send, calendar):
    """Nor is a day told, or anything noted of them."""
    circle = Circle.opening(send)
    phone = circle.evening("Ann", "Bob")
    look(app)
    body = phone.look()
    calendar.pass_days(1)
    phone.look()
    calendar.pass_days(10 * DAYS)

    assert 0 == look(app)
    assert "expires_on" not in body
    assert (True, None) == (is_there(app, phone.match), used_on(app, phone.match))


def test_by_default_nothing_is_noted_and_nothing_erased(app_without, calendar):
    """No day is told either."""
    phone = _phone_of(app_without)
    body = phone.look()
    calendar.pass_days(40_000)

    assert 0 == look(app_without)
    assert "expires_on" not in body
    assert (True, None) == (is_there(app_without, phone.match), used_on(app_without, phone.match))
    with app_without.app_context(), open_read_session() as session:
        assert stored_uses.read_use_tracking(session) is None


def _phone_of(app: Flask) -> Phone:
    return Phone.opening(through(app.test_client()), "Ann", "Bob")


def test_an_old_match_counts_from_the_day_of_the_setting(app, app_without, calendar):
    """However long ago it was used last: nobody noted that, and nobody was told a day."""
    phone = _phone_of(app_without)
    calendar.pass_days(500)

    assert 0 == look(app)
    assert is_there(app, phone.match)
    assert DAYS + 1 == days_until_erased(app, calendar, phone.match)


def test_what_was_used_while_the_setting_was_off_counts_from_its_return(app, app_without, calendar):
    """Uses of that time are not noted: those that were noted before say nothing."""
    phone = _phone_of(app)
    look(app)
    calendar.pass_days(10)
    look(app_without)
    calendar.pass_days(10)
    look(app)

    assert DAYS + 1 == days_until_erased(app, calendar, phone.match)


def test_another_number_of_days_counts_from_its_day(app, app_of_a_week, calendar):
    """A day that was told before is not broken without a new one being told for as long as that number."""
    phone = _phone_of(app)
    look(app)
    calendar.pass_days(20)
    look(app)

    assert 0 == look(app_of_a_week)
    assert 8 == days_until_erased(app_of_a_week, calendar, phone.match)


def test_after_a_long_break_all_days_count_anew(app, calendar):
    """Such as where an old copy of a database is served: who used it since, nobody knows."""
    phone = _phone_of(app)
    look(app)
    calendar.pass_days(DAYS + 1)

    assert 0 == look(app)
    assert phone.look()["expires_on"] == calendar.day(DAYS + 1)


def test_a_short_break_does_not_count(app, calendar):
    """A server that is off for some days: the match is kept for so much longer."""
    phone = _phone_of(app)
    look(app)
    calendar.pass_days(5)
    look(app)
    calendar.start_anew(app, DAYS - 1)

    assert 0 == look(app)
    assert DAYS + 1 - 5 == days_until_erased(app, calendar, phone.match)


@pytest.mark.parametrize("days", [1, DAYS - 1, DAYS, DAYS + 1, 365])
@pytest.mark.parametrize("is_off", [False, True], ids=["running", "while it is off"])
def test_a_clock_that_is_set_ahead_erases_nothing(app, phone, calendar, days, is_off):
    """The day that was told has come by the clock, and not by what the server has run."""
    look(app)
    calendar.pass_days(1)
    phone.look()
    calendar.pass_days(1)
    look(app)
    if is_off:
        calendar.start_anew(app, days)
    else:
        calendar.set_clock(days)

    assert 0 == look(app)
    calendar.pass_days(DAYS - 2)
    assert (0, True) == (look(app), is_there(app, phone.match))
    calendar.pass_days(3)
    look(app)
    calendar.pass_days(3)
    assert 0 == look(app)
    assert not is_there(app, phone.match)


def test_a_clock_that_goes_back_and_forth_erases_nothing(app, phone, calendar):
    """Every hour by so much that nothing looks like a long break."""
    look(app)
    for _ in range(20):
        for days in (DAYS, -DAYS):
            calendar.set_clock(days)
            calendar.pass_days(1 / 24)
            assert 0 == look(app)

    assert is_there(app, phone.match)


def test_a_use_counts_while_the_clock_is_set_back(app, phone, calendar):
    """Its day is before the last one that was noted, but not its time of service."""
    look(app)
    phone.look()
    calendar.set_clock(-10)
    calendar.pass_days(5)
    look(app)
    phone.look()
    calendar.set_clock(10)
    for _ in range(2):
        look(app)
        calendar.pass_days((DAYS - 4) / 2)
    look(app)

    assert is_there(app, phone.match)
    assert 5 == days_until_erased(app, calendar, phone.match)


def test_a_day_that_is_repeated_is_noted_again(app, phone, calendar):
    """Somebody sets the clock back every evening: each use counts, although the day is always the same."""
    look(app)
    for _ in range(3 * DAYS):
        phone.look()
        calendar.pass_days(0.4)
        look(app)
        calendar.set_clock(-0.4)
        look(app)
    for _ in range(2):
        calendar.set_clock(DAYS - 10)
        assert 0 == look(app)

    assert is_there(app, phone.match)


def test_a_clock_that_was_ahead_for_a_while_delays_nothing(app, calendar):
    """Matches that nobody used meanwhile count from the day on which it was set right."""
    phone = _phone_of(app)
    look(app)
    for days in (365, -365):
        calendar.set_clock(days)
        look(app)

    assert DAYS + 1 == days_until_erased(app, calendar, phone.match)


def test_a_long_step_counts_as_far_as_a_process_looks(app, phone, calendar, monkeypatch):
    """Such as where a machine was asleep: the clock that nobody sets goes on, and nobody is served."""
    monkeypatch.setattr(last_used, "LONGEST_SERVICE_TIME_ADVANCE_MS", MILLISECONDS_PER_DAY)
    look(app)
    for _ in range(DAYS):
        calendar.pass_days(5)
        assert 0 == look(app)

    assert [0, 1] == [look(app), (calendar.pass_days(1), look(app))[1]]


def test_several_servers_count_the_same_days(own_database_url, app, phone, calendar):
    """They run at the same time, and one of them starts anew: days are not added up."""
    for other in _app(own_database_url, REFEREE_UNUSED_DAYS=str(DAYS)):
        for day in range(DAYS + 1):
            assert [0, 0] == [look(app), look(other)]
            if day % 7 == 3:
                other.extensions.pop(last_used._LAST_ADVANCE_EXTENSION_KEY)
            calendar.pass_days(1)

        assert 1 == look(app) + look(other)


def test_an_earlier_release_between_makes_all_days_count_anew(app, phone, calendar):
    """It notes uses, and not the time of service."""
    look(app)
    calendar.pass_days(DAYS)
    look(app)
    with app.app_context():
        transact(lambda session: session.execute(sa.text("UPDATE noting SET seen = seen + 1")))
    calendar.pass_days(1)

    assert 0 == look(app)
    assert DAYS + 1 == days_until_erased(app, calendar, phone.match)


def test_a_match_that_comes_as_a_record_counts_from_that_day(app, calendar, monkeypatch):
    """Its entries may be years old."""
    with monkeypatch.context() as years_ago:
        years_ago.setattr(matches, "now", lambda: 1_000_000_000_000)
        phone = _phone_of(app)
    record = taken_out(phone)
    look(app)
    calendar.pass_days(DAYS)
    look(app)
    match = brought(phone.send, record).match
    calendar.pass_days(1)

    assert (1, True) == (look(app), is_there(app, match))
    assert DAYS == days_until_erased(app, calendar, match)


def test_two_looks_at_once_erase_each_match_once(app, calendar):
    """Workers look for themselves, and the database settles who was first."""
    opened = [_phone_of(app).match for _ in range(6)]
    together(app, expiry.erase_expired_matches, expiry.erase_expired_matches)
    calendar.pass_days(DAYS)
    look(app)
    calendar.pass_days(1)

    assert 6 == sum(
        together(
            app, expiry.erase_expired_matches, expiry.erase_expired_matches, expiry.erase_expired_matches
        )
    )
    assert not any(is_there(app, match) for match in opened)


def test_more_than_are_looked_for_at_once_are_erased(app, calendar, monkeypatch):
    """One part after the other."""
    monkeypatch.setattr(expiry, "MATCHES_PER_QUERY", 2)
    for _ in range(5):
        _phone_of(app)
    look(app)
    calendar.pass_days(DAYS)
    look(app)
    calendar.pass_days(1)

    assert 5 == look(app)


def test_a_match_that_is_used_meanwhile_is_left_alone(app, calendar, monkeypatch):
    """It is looked at again under its lock."""
    used, other = _phone_of(app), _phone_of(app)
    look(app)
    calendar.pass_days(DAYS)
    look(app)
    calendar.pass_days(1)
    found, erase = [], expiry.run_for_each_match

    def used_before(matches, work):
        found.extend(matches)
        used.look()
        return erase(matches, work)

    monkeypatch.setattr(expiry, "run_for_each_match", used_before)

    assert (1, {used.match, other.match}) == (look(app), set(found))
    assert (True, False) == (is_there(app, used.match), is_there(app, other.match))


def test_a_request_is_answered_where_its_use_cannot_be_noted(app, phone, calendar, monkeypatch):
    """The day that it tells is the one that is stored; the next use is noted."""
    look(app)
    told = phone.look()["expires_on"]
    calendar.pass_days(1)

    def fails(work):
        raise NotApplied("busy")

    monkeypatch.setattr(last_used, "transact", fails)
    assert told == phone.look()["expires_on"]
    monkeypatch.setattr(last_used, "transact", transact)
    assert calendar.day(DAYS + 1) == phone.look()["expires_on"]


def test_a_use_is_stored_once_a_day(app, phone, calendar):
    """Whatever else is asked on that day."""
    calendar.pass_days(1)
    written = []

    def note(_connection, _cursor, text, *_):
        written.extend([text] if "used_on=" in text else [])

    with app.app_context():
        engine = db.engine
    sa.event.listen(engine, "before_cursor_execute", note)
    for _ in range(3):
        phone.look()
        phone.claim("match.note", text="x")

    assert 1 == len(written)


def test_a_claim_costs_no_more(app, app_without):
    """Its statements are the same as without the setting, once the day is noted."""
    kept, counted = (costs_at(one, through(one.test_client()), 10) for one in (app_without, app))

    assert {name: kept[name].statements for name in ROUND} == {
        name: counted[name].statements for name in ROUND
    }


def test_a_server_erases_by_itself(own_database_url, app, tmp_path):
    """Each of its workers looks when it starts."""
    new = _phone_of(app).match
    with app.app_context():
        day = last_used.current_day_number()
        noting = stored_uses.UseTracking(DAYS, 0, day, served=now(), served_since=0, served_seen=day)
        transact(lambda session: stored_uses.store_use_tracking(session, noting))
        open_sample("old")
    workers = 1 if own_database_url.startswith("sqlite") else 2
    with Server(own_database_url, tmp_path, workers, unused_days=str(DAYS)):
        until = time.monotonic() + PATIENCE
        while is_there(app, "old") and time.monotonic() < until:
            time.sleep(0.1)

    assert (False, True) == (is_there(app, "old"), is_there(app, new))


def test_an_erased_match_keeps_no_day_of_use(app, phone):
    """What remains of it says nothing of who used it when."""
    phone.look()
    answer = phone.send("DELETE", phone.path, {"Authorization": f"Bearer {phone.token}"}, None)

    assert (204, None) == (answer.status, used_on(app, phone.match))
