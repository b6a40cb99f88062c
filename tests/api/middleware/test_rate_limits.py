"""What comes too often is refused for a while, and nobody else notices."""

import io
import json
import re
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from typing import Any

import gevent
import pytest
from flask import Flask
from flask.ctx import RequestContext
from gevent.event import Event

from referee import create_app
from referee.api.http.problems import Problem
from referee.api.http.requests import OPENAPI_TOKEN_REQUIRED
from referee.api.middleware import rate_limits
from referee.api.middleware.rate_limits import RateLimit
from referee.api.middleware.token_buckets import DAY, MINUTE, MOST_TOKEN_BUCKETS, SECOND, Rate, TokenBuckets
from referee.api.resources import claims, rulings
from referee.api.resources.questions import STEPS_OF_A_LOOKUP, STEPS_OF_AN_ANSWER
from referee.config import read_config
from referee.records import cooperative
from referee.server import logging
from referee.services.auth import Caller
from referee.services.budget import (
    MOST_STEPS_OF_A_MATCH_REQUEST,
    MOST_STEPS_OF_A_SITUATION_QUESTION,
    STEPS_TO_RENDER_AN_ENTRY,
    StepBudget,
    TooManySteps,
)
from referee.services.errors import NoRightToJoin
from referee.storage.stored import TokenHolder
from tests.api.closing import close
from tests.api.contract import CheckedClient, Contract
from tests.api.joining import answer_knock, code, join, joined, knock, send_away, ticket
from tests.api.phone import Answer, Phone, Send, as_body, new_key, post, through

CATCH = {"claim": "uno.catch", "caught": 1, "seat": 0}


class Clock:
    """Stands still until it is moved."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class WorkingClock:
    """Each look at it takes a millisecond of work; a pause takes no longer than it should."""

    def __init__(self) -> None:
        self.worked = self.paused = 0.0

    def monotonic(self) -> float:
        self.worked += 0.001
        return self.worked + self.paused

    def sleep(self, seconds: float) -> None:
        self.paused += seconds


# --- buckets ---


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def buckets(clock: Clock) -> TokenBuckets:
    return TokenBuckets(clock)


RATE = Rate(10, SECOND, burst=20)


def test_a_burst_fits_and_no_more(buckets):
    """Twenty at once; the next a tenth of a second later."""
    assert [0.0] * 20 == [buckets.count_if_allowed(RATE, "ann") for _ in range(20)]
    assert buckets.count_if_allowed(RATE, "ann") == pytest.approx(0.1)


def test_who_waits_as_long_as_told_is_let_in(buckets, clock):
    """And one moment earlier is not."""
    for _ in range(20):
        buckets.count_if_allowed(RATE, "ann")
    clock.now += 0.09
    assert buckets.count_if_allowed(RATE, "ann") > 0
    clock.now += 0.0101
    assert 0 == buckets.count_if_allowed(RATE, "ann")


def test_in_the_long_run_the_rate_holds(buckets, clock):
    """A minute of a hundred tries a second lets 600 and the burst through, within 5 percent."""
    let_in = 0
    for _ in range(6000):
        let_in += buckets.count_if_allowed(RATE, "ann") == 0
        clock.now += 0.01

    assert 620 == pytest.approx(let_in, rel=0.05)


def test_who_is_refused_does_not_wait_longer_for_it(buckets, clock):
    """Else a phone that tries every second would never get in."""
    rate = Rate(1, MINUTE, burst=1)
    buckets.count_if_allowed(rate, "ann")
    for _ in range(61):
        clock.now += 1
        last = buckets.count_if_allowed(rate, "ann")
        if not last:
            break

    assert (0, 1060) == (last, clock.now)


def test_nobody_waits_longer_than_for_one_more(buckets):
    """However much too much it was, and whoever it was that did it."""
    for _ in range(1000):
        buckets.count_events(RATE, "ann")

    assert buckets.seconds_until_allowed(RATE, "ann") == pytest.approx(0.1)


def test_what_is_given_back_has_not_happened(buckets):
    """There is room for one more, and a bucket that is full takes no memory."""
    for _ in range(20):
        buckets.count_if_allowed(RATE, "ann")
    buckets.undo_count(RATE, "ann")

    assert 0 == buckets.count_if_allowed(RATE, "ann") < buckets.count_if_allowed(RATE, "ann")
    for _ in range(20):
        buckets.undo_count(RATE, "ann")
    assert {} == buckets._full_at


def test_a_bucket_that_is_full_takes_nothing_back(buckets, clock):
    """What came back late makes no room for more than the burst."""
    buckets.count_if_allowed(RATE, "ann")
    clock.now += 60
    buckets.undo_count(RATE, "ann")

    assert 20 == [buckets.count_if_allowed(RATE, "ann") for _ in range(21)].count(0)


def test_keys_do_not_know_each_other(buckets):
    """Nor do two rates of one key."""
    for _ in range(20):
        buckets.count_if_allowed(RATE, "ann")

    assert (0, 0) == (
        buckets.count_if_allowed(RATE, "bob"),
        buckets.count_if_allowed(Rate(1, MINUTE, burst=1), "ann"),
    )


def test_made_up_keys_take_no_more_memory_than_we_have(buckets, clock):
    """Whoever was there last is still remembered."""
    slow = Rate(1, MINUTE, burst=1)
    for number in range(MOST_TOKEN_BUCKETS + 10):
        buckets.count_events(slow, f"key {number}")

    assert len(buckets._full_at) <= MOST_TOKEN_BUCKETS
    assert buckets.seconds_until_allowed(slow, f"key {MOST_TOKEN_BUCKETS + 9}") > 0


def test_what_is_left_is_told_with_the_time_until_all_is(buckets, clock):
    rate = Rate(2, SECOND, burst=4)
    buckets.count_events(rate, "ann", 3)

    assert ((1, 1.5), (4, 0.0)) == (
        buckets.remaining_and_seconds_to_full(rate, "ann"),
        buckets.remaining_and_seconds_to_full(rate, "bob"),
    )
    clock.now += 0.6
    assert 2 == buckets.remaining_and_seconds_to_full(rate, "ann")[0]


def test_a_phone_that_claims_all_day_gets_four_a_second(buckets, clock):
    """240 a minute, beside the ten a second."""
    let_in = 0
    for _ in range(10 * 300):
        if not any(buckets.seconds_until_allowed(rate, "ann") for rate in rate_limits.CLAIMS.rates):
            let_in += 1
            for rate in rate_limits.CLAIMS.rates:
                buckets.count_events(rate, "ann")
        clock.now += 0.1

    assert 4 * 300 + 240 == pytest.approx(let_in, rel=0.05)


# --- over HTTP ---


@pytest.fixture(scope="module")
def limited(database_url: str) -> Iterator[Flask]:
    """The app as it is served: with its rates."""
    config = read_config(
        {"REFEREE_DATABASE_URL": database_url, "REFEREE_LOG": "off", "REFEREE_PROXY_HOPS": "1"}
    )
    app = create_app(config)
    app.extensions["contract"] = Contract(app)
    app.test_client_class = CheckedClient
    yield app
    close(app)
    logging.start_logging("off")


@pytest.fixture
def time_at(limited: Flask) -> Clock:
    """Nothing has happened yet, and time stands still."""
    clock = Clock()
    limited.extensions["referee-limits"].buckets = TokenBuckets(clock)
    return clock


@pytest.fixture
def ask(limited: Flask, time_at: Clock) -> Send:
    return through(limited.test_client())


@pytest.fixture
def table(ask: Send) -> Phone:
    phone = Phone.opening(ask, "Ann", "Bob", "Cat", "Dan", "Eve")
    phone.claim("uno.deal", turned_up=["red 5"])
    return phone


def refused(answer: Answer) -> int:
    """The seconds that a 429 tells to wait."""
    assert answer.status == 429, answer.body
    assert "urn:referee:problem:too-many-requests" == answer.json["type"]
    assert "no-store" == answer.headers["Cache-Control"]
    return int(answer.headers["Retry-After"])


def test_an_answer_tells_what_it_was_counted_by(table, time_at):
    """Each limit by its name and the seconds of its rate; also where it refuses."""
    time_at.now += 60
    phone = table.at_seat(0)
    told = phone.tell(CATCH).headers
    for _ in range(19):
        phone.tell(CATCH)
    refusing = phone.tell(CATCH).headers

    assert (
        '"claims/1s";q=20;w=2, "claims/60s";q=240;w=60, "claims at this match/1s";q=40;w=1'
        == (told["RateLimit-Policy"])
    )
    assert (
        '"claims/1s";r=19;t=1, "claims/60s";r=239;t=1, "claims at this match/1s";r=39;t=1'
        == (told["RateLimit"])
    )
    assert refusing["RateLimit"].startswith('"claims/1s";r=0;t=2, ')


def test_records_are_openings_and_counted_by_their_bytes(table, ask, time_at, monkeypatch):
    """By the day, of one address; another one has a day of its own."""
    record = table.get("/record.ndjson").body
    day = RateLimit(
        "bytes of records", rate_limits.address, (Rate(3 * len(record), DAY, burst=3 * len(record)),)
    )
    monkeypatch.setattr(rate_limits, "IMPORTED_BYTES_OF_AN_ADDRESS", day)
    empty = ask("POST", "/v1/records", _as_record(), b"")
    answers = [ask("POST", "/v1/records", _as_record(), record) for _ in range(4)]

    assert '"matches and groups opened/3600s"' in empty.headers["RateLimit"]
    assert [201, 201, 201, 429] == [one.status for one in answers]
    assert 86_400 / 3 >= refused(answers[-1]) > 0
    assert 201 == ask("POST", "/v1/records", _as_record("203.0.113.9"), record).status


def _as_record(address: str = "203.0.113.8") -> dict[str, str]:
    return {
        "Idempotency-Key": new_key(),
        "Content-Type": "application/x-ndjson",
        "X-Forwarded-For": address,
    }


def test_what_is_counted_by_nothing_tells_nothing(table):
    assert "RateLimit" not in table.get().headers


def test_a_hundred_catches_a_second_stop_nobody_else(table, time_at):
    """The catcher is refused after the first twenty, and the table plays on."""
    catcher, player = table.at_seat(0), table.at_seat(1)
    time_at.now += 60
    answers = [catcher.tell(CATCH).status for _ in range(100)]
    played = player.tell({"claim": "uno.draw", "seat": 1, "after": table.look()["number"]})

    assert ([201] * 20, [429] * 80) == (answers[:20], answers[20:])
    assert 201 == played.status


def test_one_phone_claims_again_after_the_wait(table, time_at):
    """Retry-After is enough, and the key of the refused claim is still free."""
    time_at.now += 60
    key, note = new_key(), {"claim": "match.note", "text": "x"}
    for _ in range(20):
        table.tell(note)
    seconds = refused(table.tell(note, key))
    time_at.now += seconds
    submission = table.tell(note, key)

    assert (201, None) == (submission.status, submission.headers.get("Idempotent-Replayed"))


def test_five_phones_at_a_table_share_the_rate_of_their_match(table, time_at):
    """Forty claims at once of one match, whoever sends them."""
    phones = [table.at_seat(seat) for seat in range(5)]
    time_at.now += 60
    statuses = [
        phone.tell(CATCH | {"seat": seat}).status for seat, phone in enumerate(phones) for _ in range(10)
    ]

    assert (40, 10) == (statuses.count(201), statuses.count(429))


NOTE = {"claim": "match.note", "text": "x"}


@pytest.mark.parametrize(
    ("budget", "name"),
    [("claims_of_a_day", "claims in one day"), ("bytes_of_a_day", "bytes stored in one day")],
)
def test_an_address_and_a_token_have_a_budget_of_a_day(table, time_at, limited, monkeypatch, budget, name):
    """One token may use a twentieth of what its address may, and others at the address play on."""
    size = stored_by(table, limited) if budget == "bytes_of_a_day" else 1
    at_home = rate_limits._daily_limits(name, 4 * 20 * size)
    monkeypatch.setattr(limited.extensions["referee-limits"], budget, at_home)
    other = table.at_seat(1)
    statuses = [table.tell(NOTE).status for _ in range(6)]
    last = table.tell(NOTE)
    seconds = refused(last)

    assert [201] * 4 == statuses[:4]
    assert 429 == statuses[5]
    assert last.json["detail"].startswith(f"Too many {name}: send the same again in")
    assert 201 == other.tell(NOTE).status
    time_at.now += seconds
    assert 201 == table.tell(NOTE).status


@pytest.mark.parametrize("budget", ["claims_of_a_day", "bytes_of_a_day"])
def test_tokens_of_one_address_share_its_day(table, time_at, limited, monkeypatch, budget):
    """Five claims fit, whoever makes them; another address has a day of its own."""
    size = stored_by(table, limited) if budget == "bytes_of_a_day" else 1
    of_an_address, _ = rate_limits._daily_limits("claims", 5 * size)
    monkeypatch.setattr(limited.extensions["referee-limits"], budget, (of_an_address,))
    phones = [table, *(table.at_seat(seat) for seat in range(3))] * 2
    statuses = [phone.tell(NOTE).status for phone in phones]
    elsewhere = table.post(f"{table.path}/claims", NOTE | {"after": 2}, **{"X-Forwarded-For": "203.0.113.9"})

    assert [201] * 5 == statuses[:5]
    assert [429] * 2 == statuses[6:]
    assert 201 == elsewhere.status


def test_a_claim_that_is_answered_again_is_not_stored_again(table, limited):
    key = new_key()
    first, again = (stored_by(table, limited, key) for _ in range(2))

    assert first > 100
    assert 0 == again


def stored_by(table: Phone, limited: Flask, key: str | None = None) -> int:
    """How many bytes are counted for a note."""
    limits = limited.extensions["referee-limits"]
    (rate,) = limits.bytes_of_a_day[0].rates
    of_home = f"{limits.bytes_of_a_day[0].name} 127.0.0.1"
    left = limits.buckets.remaining_and_seconds_to_full(rate, of_home)[0]
    assert 201 == table.post(f"{table.path}/claims", NOTE | {"after": 2}, key).status
    return left - limits.buckets.remaining_and_seconds_to_full(rate, of_home)[0]


def test_a_stranger_cannot_use_up_the_rate_of_a_match(table, ask, time_at):
    """Whose token it is is asked first."""
    time_at.now += 60
    headers = {"Content-Type": "application/json", "Authorization": "Bearer made-up"}
    for number in range(60):
        sent = headers | {"Authorization": f"Bearer made-up-{number}", "Idempotency-Key": new_key()}
        assert 401 == ask("POST", f"{table.path}/claims", sent, as_body({**CATCH, "after": 2})).status

    assert 201 == table.tell(CATCH).status


def test_a_watcher_cannot_use_up_the_rate_of_a_match(table, time_at):
    """Who may claim nothing is sent away before it is counted."""
    watchers = [joined(table, watch=True) for _ in range(3)]
    time_at.now += 60
    statuses = [watcher.tell({"claim": "match.note", "text": "x"}).status for watcher in watchers * 20]

    assert [403] * 60 == statuses
    assert 201 == table.tell({"claim": "match.note", "text": "x"}).status


def test_a_token_is_one_however_its_scheme_is_spelt(table, time_at):
    """Bearer, bearer, BEARER: twenty claims at once."""
    time_at.now += 60
    schemes = ["Bearer", "bearer", "BEARER", "bEARER"] * 6
    statuses = [
        table.post(
            f"{table.path}/claims", CATCH | {"after": 2}, Authorization=f"{scheme} {table.token}"
        ).status
        for scheme in schemes
    ]

    assert [201] * 20 + [429] * 4 == statuses


def opening(ask: Send, address: str) -> Answer:
    told = {"game": "uno", "seats": ["Ann", "Bob"]}
    headers = {"Content-Type": "application/json", "Idempotency-Key": new_key(), "X-Forwarded-For": address}
    return ask("POST", "/v1/matches", headers, as_body(told))


def test_an_address_opens_sixty_matches_an_hour(ask):
    """And another one opens its own."""
    statuses = [opening(ask, "192.0.2.1").status for _ in range(61)]

    assert [201] * 60 + [429] == statuses
    assert 201 == opening(ask, "192.0.2.2").status


def test_a_phone_has_one_address_in_its_network(ask):
    """Of IPv6 it may take any of billions; and only what our own proxy says of it counts."""
    for number in range(60):
        opening(ask, f"2001:db8::{number:x}")

    assert 429 == opening(ask, "2001:db8::ffff:1").status
    assert 429 == opening(ask, "198.51.100.7, 2001:db8::1").status
    assert 429 == opening(ask, "[2001:db8::1]:5123").status
    assert 201 == opening(ask, "2001:db8:0:1::1").status


def test_questions_are_limited_generously(ask):
    """Sixty at once from one address, with or without a token."""
    sent = [{"Authorization": f"Bearer made-up-{number}"} for number in range(61)]
    statuses = [ask("GET", "/v1/questions/must-i-say-uno", headers, None).status for headers in sent]

    assert [200] * 60 + [429] == statuses


# --- what it costs to judge ---

TEN = [f"P{number}" for number in range(10)]
RED_FIVE = {"claim": "uno.play", "seat": 1, "card": "red 5"}
MANY = {"situation": {"game": "uno", "people": TEN}, "claims": [RED_FIVE] * 20}
CORRECTION = {"claim": "match.correct", "entry": 2, "instead": {"claim": "uno.deal", "turned_up": ["red 6"]}}


def described(ask: Send, address: str = "192.0.2.1") -> Answer:
    return post(ask, "/v1/rulings", MANY, headers={"X-Forwarded-For": address})


@pytest.fixture
def spent(monkeypatch) -> list[StepBudget]:
    """The budgets of what was judged, in order."""
    made = []

    def kept(*told, **named):
        made.append(StepBudget(*told, **named))
        return made[-1]

    monkeypatch.setattr(rate_limits, "StepBudget", kept)
    return made


def test_twenty_claims_of_ten_people_are_judged_in_a_moment(ask, spent):
    """Nothing is tried for every slip before: that took five seconds."""
    assert 200 == described(ask).status
    assert 0 < spent[0].spent < 1_000


def test_what_is_described_and_would_take_too_long_is_not_judged(ask, monkeypatch):
    """It is said so, at once."""
    monkeypatch.setattr(rulings, "MOST_STEPS_OF_A_SITUATION_QUESTION", 100)
    answer = described(ask)

    assert (422, "urn:referee:problem:too-much-to-judge") == (answer.status, answer.json["type"])
    assert ["claims"] == list(answer.json["errors"])


def test_the_first_claim_that_is_too_much_is_named(table, monkeypatch, spent):
    """Of twenty corrections the first ones could be tried: so many may be sent again."""
    assert 200 == table.preview(CORRECTION).status
    monkeypatch.setattr(rulings, "MOST_STEPS_OF_A_MATCH_REQUEST", 3 * spent[0].spent)
    answer = table.preview(*[CORRECTION] * 20)
    (name,) = answer.json["errors"]
    fits = int(name.removeprefix("claims."))

    assert (422, "urn:referee:problem:too-much-to-judge") == (answer.status, answer.json["type"])
    assert 1 <= fits <= 3
    assert 200 == table.preview(*[CORRECTION] * fits).status


def test_a_correction_that_would_take_too_long_is_not_entered(table, monkeypatch):
    monkeypatch.setattr(claims, "MOST_STEPS_OF_A_MATCH_REQUEST", 5)
    answer = table.tell(CORRECTION)

    assert (422, "urn:referee:problem:too-much-to-judge") == (answer.status, answer.json["type"])
    assert 2 == table.look()["number"]


def test_who_has_much_judged_waits_and_nobody_else_does(ask, time_at, spent, monkeypatch):
    """What counts is what it cost, by the address; the rest of each budget is given back."""
    rate = Rate(100, SECOND, burst=MOST_STEPS_OF_A_SITUATION_QUESTION + 2_000)
    monkeypatch.setattr(
        rate_limits, "LIMITS_OF_COMPUTATION_STEPS", (RateLimit("judging", rate_limits.address, (rate,)),)
    )
    statuses = [described(ask).status for _ in range(20)]
    fit = 2_000 // spent[0].spent + 1

    assert 3 <= fit
    assert [200] * fit + [429] * (20 - fit) == statuses
    assert 200 == described(ask, "198.51.100.1").status
    time_at.now += refused(described(ask))
    assert 200 == described(ask).status


def test_a_budget_is_reserved_while_it_is_spent(limited, time_at):
    """As many as come at once, each by another route, are counted as if each needed all of it."""
    first, second, third = ("/v1/rulings", "/v1/matches", "/v1/records")
    assert rate_limits.RATE_OF_COMPUTATION_STEPS.burst // MOST_STEPS_OF_A_MATCH_REQUEST == 2
    with ExitStack() as stack:
        for path in (first, second):
            stack.enter_context(in_line(limited, "POST", path))
            stack.enter_context(rate_limits.budget_counted_beforehand(MOST_STEPS_OF_A_MATCH_REQUEST))
        with (
            in_line(limited, "POST", third),
            pytest.raises(Problem) as told,
            rate_limits.budget_counted_beforehand(MOST_STEPS_OF_A_MATCH_REQUEST),
        ):
            raise AssertionError("one too many")
        assert told.value.status == 429
    with (
        in_line(limited, "POST", third),
        rate_limits.budget_counted_beforehand(MOST_STEPS_OF_A_MATCH_REQUEST) as budget,
    ):
        assert budget.spent == 0  # nothing of it was spent


def test_others_are_served_between_a_few_steps(monkeypatch):
    """Every five milliseconds: at once, and after a tenth of a second for as long as the steps took. Where
    the budget is used up, not one step more is taken."""
    pauses, now = [], [1000.0]
    monkeypatch.setattr(
        cooperative, "let_other_requests_run", lambda long: pauses.append((budget.spent, round(long, 3)))
    )
    monkeypatch.setattr(cooperative.time, "monotonic", lambda: now[0])
    budget = StepBudget(156, gives_way=True)
    with pytest.raises(TooManySteps):
        for _ in range(1_000):
            now[0] += 0.0001001 if budget.spent < 150 else 0.006 if budget.spent == 154 else 0.03
            budget.spend_step()

    short = [(50, 0), (100, 0), (150, 0), (151, 0), (152, 0)]
    assert [*short, (153, 0.02), (154, 0.02), (155, 0.006), (156, 0.02)] == pauses
    assert 156 == budget.spent


RECORDS = ("/record.ndjson", "/record.txt", "/record.csv", "/record.xlsx")
FOLDED = ("/scores", "?at=1", "/logbook", *RECORDS)


@pytest.mark.parametrize("path", ["/scores", "?at=32", "/logbook", *RECORDS])
def test_whoever_asks_waits_no_longer_than_the_work_takes(table, time_at, monkeypatch, path):
    """A pause is no work of whatever else pauses: else a text of ten thousand entries takes seven minutes."""
    score_rounds(table, time_at)
    clock = WorkingClock()
    monkeypatch.setattr(cooperative, "SECONDS_OF_SHORT_WORK", 0)
    monkeypatch.setattr(cooperative, "time", clock)

    assert 200 == table.get(path).status
    assert 0 < clock.paused <= clock.worked


def test_what_a_text_applies_while_it_leaves_is_counted(table, time_at, spent):
    """Each of its events, and not only each entry that is read."""
    score_rounds(table, time_at)
    spent.clear()
    assert 200 == table.get("/record.txt").status
    _, leaving = spent

    assert leaving.spent > 2 * table.number


def score_rounds(table: Phone, time_at: Clock) -> None:
    """The last one is entry 32."""
    for _ in range(30):
        time_at.now += 60
        table.claim("match.score", winner=1, points=1)


@pytest.mark.parametrize("path", FOLDED)
def test_what_is_worked_out_from_the_entries_is_counted_by_what_that_takes(table, time_at, monkeypatch, path):
    """By the address: it goes through as long as what was counted before is not too much."""
    rate = Rate(1, SECOND, burst=4)
    monkeypatch.setattr(
        rate_limits, "LIMITS_OF_COMPUTATION_STEPS", (RateLimit("judging", rate_limits.address, (rate,)),)
    )
    for number in range(4):
        table.claim("match.note", text=f"note {number}")
    answers = [table.get(path) for _ in range(5)]
    statuses = [one.status for one in answers]
    many = statuses.index(429)

    assert [200] * many + [429] * (5 - many) == statuses
    assert 1 <= many <= 4
    assert "judging" in answers[many].headers["RateLimit"]
    time_at.now += 60
    assert 200 == table.get(path).status


def test_what_one_address_has_judged_comes_one_after_another(limited, time_at):
    """However much comes at once; another address does not wait for it."""
    began, let_go = [], threading.Event()

    def judge(name: str, address: str) -> None:
        context = limited.test_request_context(environ_base={"REMOTE_ADDR": address})
        with context, rate_limits.budget_counted_beforehand(10):
            began.append(name)
            let_go.wait(30)

    threads = [
        threading.Thread(target=judge, args=told)
        for told in (("first", "192.0.2.1"), ("second", "192.0.2.1"), ("other", "192.0.2.2"))
    ]
    for many, thread in zip((1, 1, 2), threads, strict=True):
        thread.start()
        until = time.monotonic() + 30
        while len(began) < many and time.monotonic() < until:
            time.sleep(0.01)
    assert ["first", "other"] == began
    let_go.set()
    for thread in threads:
        thread.join()

    assert "second" == began[-1]
    assert 0 == len(limited.extensions["referee-limits"].key_locks)


def in_line(limited: Flask, method: str, path: str) -> RequestContext:
    """Such a request of the table's address."""
    return limited.test_request_context(path, method=method, environ_base={"REMOTE_ADDR": "127.0.0.1"})


def test_a_house_reads_on_while_somebody_in_it_imports_a_record(table, limited):
    """Turns are of one route."""
    with in_line(limited, "POST", "/v1/records"), rate_limits.one_request_at_a_time():
        answers = [table.get("/logbook"), table.get("/scores"), table.get("/record.csv")]

    assert [200, 200, 200] == [answer.status for answer in answers]


def test_nobody_waits_longer_than_ten_seconds_for_a_turn(table, limited, monkeypatch):
    """Who would is told to come again; a phone that has all of the logbook needs no turn."""
    tag = table.get("/logbook").headers["ETag"]
    monkeypatch.setattr(rate_limits, "LONGEST_WAIT_FOR_SAME_ROUTE", 0.1)
    with in_line(limited, "GET", f"{table.path}/logbook"), rate_limits.one_request_at_a_time():
        assert 1 == refused(table.get("/logbook"))
        assert 304 == table.get("/logbook", {"If-None-Match": tag}).status
    assert 200 == table.get("/logbook").status
    assert 0 == len(limited.extensions["referee-limits"].key_locks)


def test_files_are_six_a_minute(table, time_at):
    """Of all kinds together; ten seconds later there is one more."""
    kinds = ["ndjson", "csv", "xlsx", "txt", "csv", "csv"]
    assert [200] * 6 == [table.get(f"/record.{kind}").status for kind in kinds]
    time_at.now += refused(table.get("/record.txt"))
    assert 200 == table.get("/record.txt").status


def test_reading_is_not_limited(table):
    """A phone without a stream asks every second or two, and a table has ten of them."""
    assert {200} == {table.get().status for _ in range(200)}


# --- what leads nowhere ---

MADE_UP = {
    "/v1/doors": {"ticket": "A" * 22},
    "/v1/joins": {"ticket": "A" * 22},
    "/v1/knocks": {"code": "7777-7777", "name": "Dan"},
}


def at_door(ask: Send, path: str, body: dict | None = None, address: str = "192.0.2.1") -> Answer:
    """Something shown at a door, by default a secret that was made up."""
    return post(ask, path, body or MADE_UP[path], headers={"X-Forwarded-For": address})


def after_ten(ask: Send, path: str, address: str = "192.0.2.1") -> int:
    """The seconds to wait, told to one address that has shown ten secrets that were made up."""
    assert [404] * 10 == [at_door(ask, path, address=address).status for _ in range(10)]
    return refused(at_door(ask, path, address=address))


@pytest.mark.parametrize("path", MADE_UP)
def test_ten_of_one_address_lead_nowhere_before_it_is_refused(ask, time_at, path):
    """And another ten only after as many waits."""
    time_at.now += after_ten(ask, path)

    assert [404, 429] == [at_door(ask, path).status for _ in range(2)]


@pytest.mark.parametrize("path", ["/v1/joins", "/v1/knocks"])
def test_fifty_an_hour_may_lead_nowhere(ask, time_at, path):
    """However slowly they come."""
    failed = 0
    for _ in range(100):
        failed += at_door(ask, path).status == 404
        time_at.now += 12

    assert 65 <= failed <= 68  # fifty at once, and seventeen in the course of twenty minutes


def test_tickets_that_fail_shut_nobody_out_with_a_good_one(table, ask):
    """It has 128 bits: nobody learns anything from its being let in."""
    shown = ticket(table)
    after_ten(ask, "/v1/joins")

    assert 200 == at_door(ask, "/v1/doors", {"ticket": shown}).status
    assert 201 == at_door(ask, "/v1/joins", {"ticket": shown, "seat": 1}).status


def test_who_was_admitted_comes_in_whatever_others_tried(table, ask):
    """The token of a knock has 128 bits as well."""
    came = knock(ask, code(table)).json
    answer_knock(table, came, admit=True, seat=1)
    after_ten(ask, "/v1/joins", "127.0.0.1")

    assert 201 == join(ask, token=came["token"], knock=came["knock"]).status


def led_nowhere(limited: Flask, way: Callable, number: int) -> None:
    """As many times something was shown that was made up, at a number of addresses; no service is asked."""
    for one in range(number):
        address = f"198.51.{one // 200}.{one % 200}"
        asking = limited.test_request_context(environ_base={"REMOTE_ADDR": address})
        with asking, suppress(NoRightToJoin), way(f"made up {one}"):
            raise NoRightToJoin


def test_tickets_that_fail_are_not_counted_together(limited, ask):
    """Whoever shows them from many addresses shuts nobody out."""
    led_nowhere(limited, rate_limits.counted_use_of_secret, 1000)

    assert 404 == at_door(ask, "/v1/joins").status


def test_asking_too_early_is_no_guess(table, ask):
    """Who has knocked knows that nothing was said yet: 409, however often."""
    came = knock(ask, code(table)).json
    statuses = [join(ask, token=came["token"], knock=came["knock"]).status for _ in range(15)]

    assert [409] * 15 == statuses


def test_another_knocks_token_is_a_guess(table, ask):
    """As much as one that was made up."""
    came, other = (knock(ask, code(table), name).json for name in ("Dan", "Fay"))
    statuses = [join(ask, token=came["token"], knock=other["knock"]).status for _ in range(11)]

    assert [404] * 10 + [429] == statuses


def test_a_right_code_is_not_looked_up_after_ten_wrong_ones(table, ask, time_at):
    """Else whoever guesses would see that one was right; the next address is told."""
    spoken = {"code": code(table), "name": "Dan"}
    wait = after_ten(ask, "/v1/knocks")

    assert 429 == at_door(ask, "/v1/knocks", spoken).status
    assert 201 == at_door(ask, "/v1/knocks", spoken, "192.0.2.2").status
    time_at.now += wait
    assert 201 == at_door(ask, "/v1/knocks", spoken).status


def test_right_codes_are_no_guesses(table, ask):
    """Nor where too many wait already: 409."""
    spoken = code(table)
    statuses = [knock(ask, spoken, f"Newcomer {number}").status for number in range(20)]

    assert ([201] * 5, [409] * 15) == (statuses[:5], statuses[5:])
    after_ten(ask, "/v1/knocks", "127.0.0.1")


@pytest.fixture
def few(monkeypatch) -> None:
    """Of everybody ten codes a minute may be wrong, and two in reserve."""
    for name, many in (("CODE_GUESSES_OF_ALL_CLIENTS", 10), ("RESERVED_CODE_GUESSES", 2)):
        limit = getattr(rate_limits, name)
        monkeypatch.setattr(rate_limits, name, RateLimit(limit.name, limit.of, (Rate(many, MINUTE, many),)))


def test_the_chance_to_guess_a_code_is_what_is_written(limited):
    """Three thousand a minute and six hundred in reserve; more would need other sentences."""
    limits = (rate_limits.CODE_GUESSES_OF_ALL_CLIENTS, rate_limits.RESERVED_CODE_GUESSES)
    a_minute, in_reserve = (sum(rate.many for rate in limit.rates) for limit in limits)
    tried = (a_minute + in_reserve) * 11  # in the ten minutes of a code, with full buckets at the start
    years = 2**35 / ((a_minute + in_reserve) * 60 * 24 * 365)
    written = " ".join(str(rate_limits.__doc__).split())

    assert f"({a_minute:,} + {in_reserve}) * 11 = {tried:,} of 2**35 codes" in written
    assert f"the chance to find a given code is {tried / 2**35 * 1e6:.1f}e-6" in written
    assert f"one correct guess in {years:.0f} years" in written


@pytest.mark.usefixtures("few")
def test_wrong_codes_are_counted_together(limited, ask, time_at):
    """From however many addresses that have guessed wrong already."""
    assert 404 == at_door(ask, "/v1/knocks").status
    led_nowhere(limited, rate_limits.counted_use_of_spoken_code, 9)
    wait = refused(at_door(ask, "/v1/knocks"))
    time_at.now += wait

    assert (6, 404, 429) == (wait, *(at_door(ask, "/v1/knocks").status for _ in range(2)))


@pytest.mark.usefixtures("few")
def test_many_who_guess_close_no_door_for_who_has_not(limited, table, ask, time_at):
    """An address without a wrong code takes from the reserve, with a right code as often as it likes; a wrong
    one it may say once."""
    spoken = {"code": code(table), "name": "Dan"}
    led_nowhere(limited, rate_limits.counted_use_of_spoken_code, 10)

    assert [201] * 5 == [at_door(ask, "/v1/knocks", spoken, "192.0.2.9").status for _ in range(5)]
    assert [404, 429] == [at_door(ask, "/v1/knocks", None, "192.0.2.9").status for _ in range(2)]
    assert 429 == at_door(ask, "/v1/knocks", spoken, "192.0.2.9").status
    assert [404, 429] == [at_door(ask, "/v1/knocks", None, f"192.0.2.{one}").status for one in (10, 11)]
    time_at.now += 60
    assert 201 == at_door(ask, "/v1/knocks", spoken, "192.0.2.9").status


def test_a_site_has_no_more_guesses_for_its_65536_networks(ask, time_at):
    """Sixty a minute, ten of each network; the next site has its own, and mapped IPv4 addresses are IPv4."""
    statuses = [
        at_door(ask, "/v1/knocks", None, f"2001:db8:1:{number % 12:x}::1").status for number in range(72)
    ]

    assert (60, 12) == (statuses.count(404), statuses.count(429))
    assert 404 == at_door(ask, "/v1/knocks", None, "2001:db8:2::1").status
    mapped = [at_door(ask, "/v1/knocks", None, f"::ffff:192.0.2.{one}").status for one in range(1, 80)]
    assert [404] * 79 == mapped


@pytest.mark.parametrize("address", ["unknown", "192.0.2", "\0", "::ffff:", "x" * 500])
def test_what_is_no_address_is_one_client(ask, address):
    """All that cannot be read are counted together."""
    statuses = [at_door(ask, "/v1/knocks", None, address).status for _ in range(11)]

    assert [404] * 10 + [429] == statuses


class HeldBack(io.BytesIO):
    """A body whose bytes come only when they are let go."""

    def __init__(self, body: bytes, let_go: Event):
        super().__init__(body)
        self.let_go = let_go

    def read(self, *size: int) -> bytes:
        self.let_go.wait()
        return super().read(*size)

    def readinto(self, buffer: Any) -> int:
        self.let_go.wait()
        return super().readinto(buffer)


def test_guesses_that_come_at_once_are_no_more_guesses(limited, time_at):
    """Forty that all hold back their bodies, and let them go together."""
    let_go, begun = Event(), []
    body = as_body(MADE_UP["/v1/knocks"])
    headers = {"Content-Type": "application/json", "Content-Length": str(len(body))}

    def guess() -> int:
        stream = HeldBack(body, let_go)
        begun.append(stream)
        told = headers | {"Idempotency-Key": new_key()}
        return limited.test_client().post("/v1/knocks", headers=told, input_stream=stream).status_code

    guessing = [gevent.spawn(guess) for _ in range(40)]
    gevent.sleep(0)
    assert 40 == len(begun) and not any(one.ready() for one in guessing)
    let_go.set()
    statuses = [one.get(timeout=30) for one in guessing]

    assert (10, 30) == (statuses.count(404), statuses.count(429))


# --- what leads somewhere ---


def test_one_ticket_is_used_thirty_times_at_once(table, ask, time_at):
    """And twice a second, by one phone: one that changes over endlessly does not fill the logbook, whatever
    token it has by then. Another phone comes in with the same ticket, also in the same network."""
    shown = ticket(table)
    token, statuses = join(ask, ticket=shown, watch=True).json["token"], []
    for _ in range(31):
        came = join(ask, token=token, ticket=shown, watch=True)
        token, statuses = came.json.get("token", token), [*statuses, came.status]

    assert [201] * 30 + [429] == statuses
    assert 201 == join(ask, ticket=shown, seat=1).status
    time_at.now += 0.5
    assert 201 == (came := join(ask, token=token, ticket=shown, seat=2)).status
    assert 429 == join(ask, token=came.json["token"], ticket=shown, watch=True).status


def _from(address: str, token: str) -> dict[str, str]:
    return {"X-Forwarded-For": address, "Authorization": f"Bearer {token}"}


def test_many_phones_of_one_address_do_not_use_up_a_ticket(table, ask):
    """Sixty uses at once of all of them together; the next address comes in."""
    shown = ticket(table)
    tokens = [join(ask, ticket=shown, watch=True).json["token"] for _ in range(3)]
    statuses = [
        post(ask, "/v1/joins", {"ticket": shown, "seat": 9}, None, _from("127.0.0.1", token)).status
        for token in tokens
        for _ in range(25)
    ]

    assert [422] * 57 + [429] * 18 == statuses
    assert 201 == at_door(ask, "/v1/joins", {"ticket": shown, "seat": 1}, "192.0.2.2").status


def test_one_address_does_not_use_up_a_ticket(table, ask):
    """Nor does it by tokens that it makes up, or by many phones: the next address comes in."""
    shown = {"ticket": ticket(table)}
    tokens = [f"rw_{one:043}" for one in range(31)]
    statuses = [
        post(ask, "/v1/joins", shown | {"seat": 9}, None, _from("192.0.2.1", token)).status
        for token in tokens
    ]

    assert [422] * 30 + [429] == statuses
    assert 201 == at_door(ask, "/v1/joins", shown | {"seat": 1}, "192.0.2.2").status


def test_one_code_is_used_thirty_times_at_once(table, ask):
    """However it is typed; the next address has its own thirty."""
    spoken = code(table)
    spellings = [spoken, spoken.lower(), spoken.replace("-", " "), spoken.replace("0", "o").replace("1", "l")]
    statuses = [knock(ask, spellings[number % 4], "Dan").status for number in range(31)]

    assert 30 == statuses.index(429)
    assert 201 == at_door(ask, "/v1/knocks", {"code": spoken, "name": "Eve"}, "192.0.2.2").status


def test_one_knock_comes_in_thirty_times_at_once(table, ask):
    """With its key: the same phone each time, under another token."""
    came, key = knock(ask, code(table)).json, new_key()
    answer_knock(table, came, admit=True, seat=1)
    statuses = [join(ask, key, came["token"], knock=came["knock"]).status for _ in range(31)]

    assert [201] * 30 + [429] == statuses


def test_the_scorekeeper_does_thirty_things_at_the_door_at_once(table, time_at):
    """And two a second; claims go on."""
    asked = [f"{table.path}/{what}" for what in ("tickets", "codes", "tokens", "seats/1/tokens")]
    statuses = [table.post(asked[number % 4]).status for number in range(31)]

    assert [201] * 30 + [429] == statuses
    assert 429 == send_away(table, "x").status == answer_knock(table, {"knock": "x"}, admit=False).status
    assert 201 == table.tell({"claim": "match.note", "text": "x"}).status
    time_at.now += 0.5
    assert [404, 429] == [send_away(table, "x").status for _ in range(2)]


# --- streams at once ---


@pytest.fixture
def place(limited: Flask, time_at: Clock):
    """Opens a stream at a match from an address."""
    with ExitStack() as stack:

        def open_one(match: str = "m", address: str = "192.0.2.1") -> rate_limits.OpenStream:
            with limited.test_request_context(environ_base={"REMOTE_ADDR": address}):
                holder = TokenHolder(match_id=match, role="seat", seat=0)
                opened = rate_limits.count_open_stream(Caller("token", holder))
            stack.callback(opened.close)
            return opened

        with limited.app_context():
            yield open_one


def test_a_match_has_fifty_streams(place):
    """One more is refused until one of them has ended; another match has its own."""
    first, *_ = [place(address=f"192.0.2.{number}") for number in range(50)]
    with pytest.raises(Problem) as refusal:
        place()
    place("another match")
    first.close()
    first.close()
    place()

    assert (429, "5") == (refusal.value.status, refusal.value.headers["Retry-After"])
    with pytest.raises(Problem):
        place()


def test_an_address_has_sixty_four_streams(place):
    """At any number of matches."""
    for number in range(64):
        place(f"match {number}")
    with pytest.raises(Problem):
        place("another match")

    place("another match", "192.0.2.2")


def test_streams_that_ended_leave_nothing_behind(place, limited):
    """Neither a count nor a key."""
    for number in range(10):
        with place(f"match {number}"):
            pass

    assert {} == limited.extensions["referee-limits"].streams


def test_a_stream_that_ends_gives_its_place_back(table, limited):
    """Read to its end, broken off, or not begun at all."""
    for _ in range(5):
        assert 200 == table.get("/stream", wait=0).status
        assert (
            200
            == table.send(
                "HEAD", f"{table.path}/stream", {"Authorization": f"Bearer {table.token}"}, None
            ).status
        )
        assert 422 == table.get("/stream", wait=0, after=999).status

    assert {} == limited.extensions["referee-limits"].streams


# --- catching up ---


@pytest.fixture
def noted(ask: Send, time_at: Clock) -> Phone:
    """The phone of a match with twenty remarks."""
    phone = Phone.opening(ask, "Ann", "Bob")
    for _ in range(20):
        phone.claim("match.note", text="on we go")
        time_at.now += 1
    time_at.now += 60
    return phone


def steps_left(answer: Answer) -> int:
    return int(re.findall(r'"judging/1s";r=(\d+)', answer.headers["RateLimit"])[0])


def test_a_stream_that_catches_up_is_counted_by_the_entries_it_tells(noted):
    """The next answer says what is left."""
    caught_up, again = (noted.get("/stream", after=1, wait=0) for _ in range(2))

    assert 20 == caught_up.body.count(b"event: entry")
    assert 20 * STEPS_TO_RENDER_AN_ENTRY <= steps_left(caught_up) - steps_left(again)


def test_a_stream_waits_while_too_much_was_told(noted, monkeypatch):
    """The first request gets all entries."""
    few = RateLimit("judging", rate_limits.address, (Rate(10, SECOND, burst=20 * STEPS_TO_RENDER_AN_ENTRY),))
    monkeypatch.setattr(rate_limits, "LIMITS_OF_COMPUTATION_STEPS", (few,))

    assert 200 == noted.get("/stream", after=1, wait=0).status
    assert 1 == refused(noted.get("/stream", after=1, wait=0))


# --- what questions cost ---


def test_a_question_is_counted_by_the_answers_it_gets(ask, time_at):
    """Beside one step for the request."""
    asked = ("/must-i-say-uno", "?q=may+i+stack&most=20", "?q=may+i+stack&most=1")
    first, second, third = (steps_left(ask("GET", f"/v1/questions{path}", {}, None)) for path in asked)

    assert 1 + STEPS_OF_A_LOOKUP + 20 * STEPS_OF_AN_ANSWER == first - second
    assert 1 + STEPS_OF_A_LOOKUP + STEPS_OF_AN_ANSWER == second - third


@pytest.mark.parametrize("path", ["?q=may+i+stack", "?match={match}", "/must-i-say-uno"])
def test_questions_wait_while_too_much_was_asked(table, monkeypatch, path):
    few = RateLimit("judging", rate_limits.address, (Rate(10, SECOND, burst=STEPS_OF_AN_ANSWER),))
    monkeypatch.setattr(rate_limits, "LIMITS_OF_COMPUTATION_STEPS", (few,))
    headers = {"Authorization": f"Bearer {table.token}"}
    path = f"/v1/questions{path.format(match=table.match)}"

    assert 200 == table.send("GET", path, headers, None).status
    assert 1 == refused(table.send("GET", path, headers, None))


# --- without a valid token ---

GUESSES = 100
"""At once, of one address."""


def guess(ask: Send, path: str = "/v1/matches/nothing/claims", address: str = "203.0.113.7") -> Answer:
    """A claim with a token that nobody has, and a body that is no JSON."""
    headers = {"Authorization": f"Bearer {new_key()}", "X-Forwarded-For": address}
    return ask("POST", path, headers, b"[" * 1000)


def test_guesses_are_refused_before_anything_of_them_is_read(ask, time_at, monkeypatch):
    """By their address, whatever token they come with; a tenth of a second later there is room for one."""
    assert {401} == {guess(ask).status for _ in range(GUESSES)}
    monkeypatch.setattr("referee.api.http.bodies.StrictParser.load_json", None)

    assert 1 == refused(guess(ask))
    assert 1 == refused(guess(ask, "/v1/groups/nothing/readers"))
    monkeypatch.undo()
    time_at.now += 0.1
    assert [401, 429] == [guess(ask).status for _ in range(2)]
    assert 401 == guess(ask, address="203.0.113.8").status


def test_a_phone_plays_on_beside_somebody_who_guesses(ask, time_at):
    """At the same address: its token is remembered. So does who only reads with it, and who opens a match."""
    phone = Phone.opening(ask, "Ann", "Bob", "Cat")
    phone.claim_lawfully("uno.deal", turned_up=["red 5"])
    guessed = [guess(ask, address="127.0.0.1").status for _ in range(GUESSES + 1)]

    assert 429 == guessed[-1]
    assert 201 == phone.tell(CATCH).status
    assert 200 == phone.get().status
    assert 201 == post(ask, "/v1/matches", {"game": "uno", "seats": ["Ann", "Bob"]}).status


def test_a_token_of_another_match_is_a_guess(ask, time_at):
    """A client that has a match of its own may guess no more than others."""
    phone, other = (Phone.opening(ask, "Ann", "Bob") for _ in range(2))
    assert 200 == phone.get().status
    headers = {"Authorization": f"Bearer {phone.token}"}
    guessed = [ask("GET", other.path, headers, None).status for _ in range(GUESSES + 1)]

    assert [404] * GUESSES + [429] == guessed
    assert 200 == phone.get().status


def test_a_valid_token_is_not_counted_as_a_guess(ask, time_at):
    """Nor is that of a group, which no process remembers, nor a request that is wrong in another way."""
    token = post(ask, "/v1/groups", {"name": "Club"}).json
    headers = {"Authorization": f"Bearer {token['token']}"}
    path = f"/v1/groups/{token['id']}"

    assert {200} == {ask("GET", path, headers, None).status for _ in range(2 * GUESSES)}
    assert {422} == {ask("GET", f"{path}?made=up", headers, None).status for _ in range(2 * GUESSES)}


def test_a_good_ticket_is_no_guess_and_one_that_was_made_up_is_one(ask, time_at):
    """Ten of these are refused for another reason: they are failed joins."""
    good = {"ticket": ticket(Phone.opening(ask, "Ann", "Bob", "Cat"))}
    assert {200} == {at_door(ask, "/v1/doors", good).status for _ in range(20)}
    assert {404} == {at_door(ask, "/v1/doors").status for _ in range(10)}

    assert {401} == {guess(ask, address="192.0.2.1").status for _ in range(GUESSES - 10)}
    assert 1 == refused(guess(ask, address="192.0.2.1"))


# --- what the document says ---


def test_429_is_documented_where_it_comes(limited):
    """With Retry-After, and nowhere else."""
    spec = limited.extensions["referee-api"].spec.to_dict()
    told = {
        (method.upper(), path)
        for path, operations in spec["paths"].items()
        for method, operation in operations.items()
        if method != "parameters" and "429" in operation["responses"]
    }
    routes = {rule.rule for rule in limited.url_map.iter_rules()}
    expected = {
        (method, rule.replace("<int:", "{").replace("<", "{").replace(">", "}"))
        for method, rule in rate_limits.ROUTES_DOCUMENTED_WITH_429
        if rule in routes
    }
    expected |= {
        (method.upper(), path)
        for path, operations in spec["paths"].items()
        for method, operation in operations.items()
        if method != "parameters" and operation.get("security") == OPENAPI_TOKEN_REQUIRED
    }

    assert expected == told
    assert "Retry-After" in json.dumps(spec["components"]["responses"]["TOO_MANY_REQUESTS"])


def test_every_limited_route_is_there(limited):
    """A route that is renamed must not lose its limit."""
    routes = {(method, rule.rule) for rule in limited.url_map.iter_rules() for method in rule.methods}

    assert rate_limits.ROUTES_DOCUMENTED_WITH_429 <= routes
