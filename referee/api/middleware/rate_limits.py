"""How often a phone may ask: what comes too often is refused with 429 and `Retry-After`.

    claims            before anything is read, by the token; once it is known who may claim, by the match
    claims of a day   their number, and the bytes that are stored of them, by the address and by the token
    opening, asking   by the address
    strangers         requests without a valid token, by the address (strangers.py)
    judging           what is tried, edits, and what is worked out from the entries (scores, standings, files,
                      how a match stood earlier), by what it costs: by the address, and by the token
    records           by the address: each is an opening as well, and its bytes are counted by the day
    exports           by the token
    at the door       what the scorekeeper does there, and read-only links, by the token
    coming in         by the ticket, the code or the token that is shown: of a phone, of an address, in all
    tickets, knocks   those that lead nowhere, by the address; a good one is let in whatever others tried
    spoken codes      those that lead nowhere, by the address, by its site and of everybody, before any is
                      looked up

A whole table sits behind one address, so what succeeds is hardly counted by it, and claims only by the day. A
ticket and a knock's token have 128 bits, which nobody guesses; a code has 35, so a client that tried too many
gets no answer even to a right one. Streams are counted as they are open, by the match and the address.
What a request was counted by stands in `RateLimit` and `RateLimit-Policy` of its answer.

An address is the socket's, or what the farthest of our own proxies saw (REFEREE_PROXY_HOPS); of IPv6 it is
the network, /64, in which a phone has more addresses than we have memory. Its site is the network /48.

Guessing a spoken code: in each minute 3,000 wrong codes are looked up, whatever their addresses. While these
are used up, 600 more a minute are looked up from addresses without a wrong code in the last hour, one from
each. So 3,600 addresses that guess all the time, at 50 an hour each, close no door for a phone that has not
guessed. Some ten thousand more would: no more are remembered (`MOST_BUCKETS`). A code is good for ten
minutes. In that time, after a quiet minute, (3,000 + 600) * 11 = 39,600 of 2**35 codes can be tried at each
worker, so the chance to hit a given code is 1.2e-6. If one code is good at all times and the attack never
ends, one hit in 18 years is expected at each worker; with a hundred such codes, one in two months. A hit gets
no data: it lets somebody ask to join, under a name that the scorekeeper sees and may refuse.
"""

import hashlib
import math
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial

from flask import Flask, Response, current_app, g, request

from referee.addresses import SITE, whose
from referee.api.http.bodies import LARGEST_RECORD
from referee.api.http.metrics import metrics
from referee.api.http.problems import Problem
from referee.api.http.requests import bearer
from referee.api.middleware.token_buckets import DAY, HOUR, MINUTE, SECOND, Buckets, Rate
from referee.api.middleware.turns import NotYourTurn, Turns
from referee.config import Config
from referee.records.cooperative import counting
from referee.services.auth import Caller
from referee.services.budget import Budget
from referee.services.errors import NoWayIn


@dataclass(frozen=True)
class Limit:
    """What must not be too much: `name` it in a sentence. Whatever `of` tells apart has its own rates."""

    name: str
    of: Callable[[], str | None]
    rates: tuple[Rate, ...]


def address() -> str:
    """Whose request it is, as far as the network tells."""
    return whose(request.remote_addr or "") or "unknown"


def site() -> str:
    """The same with all networks that one customer may have."""
    return whose(request.remote_addr or "", SITE) or "unknown"


def site_of_networks() -> str | None:
    """The site, if it is more than the address; None for IPv4."""
    return None if site() == address() else site()


def token() -> str | None:
    """The digest of the token that came along, however its scheme is spelt; None if none did."""
    sent = bearer()
    return digest(sent) if sent else None


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def match() -> str:
    return str((request.view_args or {})["match_id"])


def everybody() -> str:
    return ""


CLAIMS = Limit("claims", token, (Rate(10, SECOND, burst=20), Rate(240, MINUTE, burst=240)))
TOKENS_OF_AN_ADDRESS = 20
"""One token may use this fraction of the daily budget of its address: a club of 200 tables shares one."""
CLAIMS_OF_A_MATCH = Limit("claims at this match", match, (Rate(40, SECOND, burst=40),))
OPENINGS = Limit("matches and groups opened", address, (Rate(60, HOUR, burst=60),))
QUESTIONS = Limit("questions", address, (Rate(10, SECOND, burst=60),))
JUDGING = Rate(6_000, SECOND, burst=120_000)
"""Steps (services/budget.py): in the long run a third of what a processor can, at once six seconds of it."""
JUDGED = (Limit("judging", address, (JUDGING,)), Limit("judging", token, (JUDGING,)))
EXPORTS = Limit("files", token, (Rate(6, MINUTE, burst=6),))
RECORDS = Limit("imported records", address, (Rate(6, MINUTE, burst=6),))
A_DAYS_RECORDS = 4 * LARGEST_RECORD
"""Bytes."""
BYTES_OF_RECORDS = Limit("bytes of records", address, (Rate(A_DAYS_RECORDS, DAY, burst=A_DAYS_RECORDS),))
DOORKEEPING = Limit("invitations and answers to join requests", token, (Rate(2, SECOND, burst=30),))
FAILED_JOINS = Limit("failed joins", address, (Rate(10, MINUTE, burst=10), Rate(50, HOUR, burst=50)))
GUESSES = Limit("invalid codes", address, (Rate(10, MINUTE, burst=10), Rate(50, HOUR, burst=50)))
GUESSES_OF_A_SITE = Limit(
    "invalid codes of one site", site_of_networks, (Rate(60, MINUTE, burst=60), Rate(300, HOUR, burst=300))
)
"""More than one address may: networks of many customers of a mobile carrier share a site."""
ALL_GUESSES = Limit("invalid codes in all", everybody, (Rate(3000, MINUTE, burst=3000),))
RESERVED_GUESSES = Limit("reserved invalid codes", everybody, (Rate(600, MINUTE, burst=600),))
"""For addresses that have not guessed wrong."""
FIRST_GUESS = Limit("first invalid codes", address, (Rate(1, HOUR, burst=1),))

STREAMS_OF_A_MATCH, STREAMS_OF_AN_ADDRESS = 50, 64
STREAM_AGAIN = 5
"""Seconds; by then a phone that is gone may have been noticed."""
LONGEST_TURN = 10
"""Seconds that a request waits for others of its route and address, before it is refused."""

MATCH, GROUP = "/v1/matches/<match_id>", "/v1/groups/<group_id>"
FILES = (
    *(f"{MATCH}/record.{kind}" for kind in ("ndjson", "csv", "xlsx", "txt")),
    *(f"{GROUP}/{what}.{kind}" for what in ("history", "standings") for kind in ("csv", "xlsx")),
)
DOORKEEPERS = (
    *(("POST", f"{MATCH}/{what}") for what in ("tickets", "codes", "tokens")),
    ("POST", f"{MATCH}/seats/<int:seat>/tokens"),
    ("POST", f"{MATCH}/knocks/<knock_id>"),
    ("DELETE", f"{MATCH}/tickets/<ticket_id>"),
    ("DELETE", f"{MATCH}/phones/<phone_id>"),
    *(("POST", f"{what}/readers") for what in (MATCH, GROUP)),
    *(("DELETE", f"{what}/readers/<reader_id>") for what in (MATCH, GROUP)),
)
DOORS = {("POST", "/v1/joins"), ("POST", "/v1/doors"), ("POST", "/v1/knocks")}
"""What is shown here stands in the body, so it is counted where that has been read."""

LIMITED: dict[tuple[str, str], tuple[Limit, ...]] = {
    ("POST", f"{MATCH}/claims"): (CLAIMS,),
    ("POST", "/v1/matches"): (OPENINGS,),
    ("POST", f"{MATCH}/rematch"): (OPENINGS,),
    ("POST", "/v1/groups"): (OPENINGS,),
    ("POST", "/v1/rulings"): (QUESTIONS,),
    ("GET", "/v1/questions"): (QUESTIONS,),
    ("GET", "/v1/questions/<question_id>"): (QUESTIONS,),
    ("POST", "/v1/records"): (RECORDS, OPENINGS),
    **{("GET", path): (EXPORTS,) for path in FILES},
    **dict.fromkeys(DOORKEEPERS, (DOORKEEPING,)),
}
STREAM = ("GET", f"{MATCH}/stream")
FOLDED = {
    ("GET", path)
    for path in (MATCH, f"{MATCH}/scores", f"{MATCH}/logbook", f"{GROUP}/history", f"{GROUP}/standings")
}
"""What is worked out from the entries is counted by what that takes, as files are beside their number."""
DOCUMENTED = {*LIMITED, *DOORS, STREAM, *FOLDED}
"""Routes that may answer 429: methods and rules."""


class Limits:
    """What this process remembers. Where it `is_on` it refuses; streams are counted all the same.
    `claims_of_a_day` and `bytes_of_a_day` are the most that one address may claim and store in a day."""

    def __init__(self, is_on: bool, claims_of_a_day: int, bytes_of_a_day: int):
        self.is_on = is_on
        self.claims_of_a_day = _in_a_day("claims in one day", claims_of_a_day)
        self.bytes_of_a_day = _in_a_day("bytes stored in one day", bytes_of_a_day)
        self.buckets = Buckets()
        self.streams: Counter[tuple[str, str]] = Counter()
        self.turns = Turns()

    def check(self, several: tuple[Limit, ...], more: int = 1) -> None:
        """Count one more, or so many, in each of them. Raises Problem 429 where it does not fit into all;
        then it is counted in none."""
        if not self.is_on:
            return
        wanted = [(limit, rate, key) for limit in several for rate, key in self._keys(limit)]
        g.setdefault("counted", []).extend(wanted)
        for limit, rate, key in wanted:
            if wait := self.buckets.wait(rate, key, more):
                raise too_many(limit.name, wait)
        for _, rate, key in wanted:
            self.buckets.count(rate, key, more)

    def has_room(self, limit: Limit) -> bool:
        """Whether one more fits. Nothing is counted."""
        return not any(self.buckets.wait(rate, key) for rate, key in self._keys(limit))

    def take(self, limit: Limit) -> None:
        """Count one more, and do not speak of it in the answer. Raises Problem 429 where it does not fit."""
        for rate, key in self._keys(limit) if self.is_on else ():
            if wait := self.buckets.take(rate, key):
                raise too_many(limit.name, wait)

    def check_quietly(self, several: tuple[Limit, ...]) -> None:
        """Raise Problem 429 where one more does not fit into all of these limits; count nothing, and do not
        speak of it in the answer."""
        for limit in several if self.is_on else ():
            for rate, key in self._keys(limit):
                if wait := self.buckets.wait(rate, key):
                    raise too_many(limit.name, wait)

    def count(self, several: tuple[Limit, ...], more: int) -> None:
        """Count so many in each of these limits, whether or not they fit."""
        for limit in several if self.is_on else ():
            for rate, key in self._keys(limit):
                self.buckets.count(rate, key, more)

    def give_back(self, several: tuple[Limit, ...], more: int = 1) -> None:
        """Undo the count of one, or of so many, in each of these limits."""
        for limit in several:
            for rate, key in self._keys(limit):
                self.buckets.give_back(rate, key, more)

    def _keys(self, limit: Limit) -> list[tuple[Rate, str]]:
        of = limit.of()
        return [] if of is None else [(rate, f"{limit.name} {of}") for rate in limit.rates]


def _in_a_day(name: str, of_an_address: int) -> tuple[Limit, ...]:
    """By the address, and by the token a fraction of it."""
    of_a_token = max(1, of_an_address // TOKENS_OF_AN_ADDRESS)
    return (
        Limit(name, address, (Rate(of_an_address, DAY, burst=of_an_address),)),
        Limit(name, token, (Rate(of_a_token, DAY, burst=of_a_token),)),
    )


class Place:
    """One open stream, among those of its match and its address; `leave` it when it has ended."""

    def __init__(self, streams: Counter[tuple[str, str]], keys: list[tuple[str, str]]):
        self._streams, self._keys, self._open = streams, keys, metrics().streams
        self._streams.update(keys)
        self._open.inc()

    def leave(self) -> None:
        """Doing it again changes nothing."""
        keys, self._keys = self._keys, []
        for key in keys:
            self._streams[key] -= 1
            if not self._streams[key]:
                del self._streams[key]
        if keys:
            self._open.dec()

    def __enter__(self) -> "Place":
        return self

    def __exit__(self, *_: object) -> None:
        self.leave()


def init_app(app: Flask, config: Config) -> None:
    app.extensions["referee-limits"] = Limits(config.rates, config.claims_a_day, config.bytes_a_day)
    app.before_request(_check)
    app.after_request(_told)


def stream_of(caller: Caller) -> Place:
    """A place for one more stream of this caller. Raises Problem 429 where there is none.

    place = limits.stream_of(caller)
    response.call_on_close(place.leave)     or, around the whole of it: with limits.stream_of(caller): ...
    """
    limits = current_limits()
    most = {
        ("match", str(caller.holder.match_id)): STREAMS_OF_A_MATCH,
        ("address", address()): STREAMS_OF_AN_ADDRESS,
    }
    for key, many in most.items():
        if limits.is_on and limits.streams[key] >= many:
            raise too_many(f"streams at once of one {key[0]}", STREAM_AGAIN)
    return Place(limits.streams, list(most))


def one_more_claim() -> None:
    """Count one more claim of a caller who may make it. Raises Problem 429."""
    limits = current_limits()
    limits.check_quietly((*limits.claims_of_a_day, *limits.bytes_of_a_day))
    limits.check((CLAIMS_OF_A_MATCH,))
    limits.count(limits.claims_of_a_day, 1)


def stored(size: int) -> None:
    """Count the bytes that were stored of this request."""
    limits = current_limits()
    limits.count(limits.bytes_of_a_day, size)


def uses_of(secret: str, phone: str | None = None) -> tuple[Limit, ...]:
    """Count a use of this secret, also of a valid one: its holder could otherwise join and change over until
    the logbook is full. It is counted for each phone, so that one of them does not use up what others need:
    by the lasting id of a `phone` that shows a token, else by the address. What all phones of one address may
    do is less than what may be done in all."""
    what, by = "uses of one ticket, code or token", address()
    rates = {
        f"{what} by one phone": (phone or by, Rate(2, SECOND, burst=30)),
        f"{what} at one address": (by, Rate(5, SECOND, burst=60)),
        what: ("", Rate(20, SECOND, burst=240)),
    }
    return tuple(Limit(name, partial(_of_secret, secret, of), (rate,)) for name, (of, rate) in rates.items())


def _of_secret(secret: str, of: str) -> str:
    return f"{digest(secret)} {of}"


def a_record_of(size: int) -> None:
    """So many bytes of a record more. Raises Problem 429."""
    current_limits().check((BYTES_OF_RECORDS,), size)


@contextmanager
def judging(most: int) -> Iterator[Budget]:
    """Around what has much judged: its whole budget is counted beforehand, else as many could begin as come
    at once; what was not needed is given back. Raises Problem 429."""
    limits, budget = current_limits(), Budget(most, gives_way=True)
    with in_turn():
        limits.check(JUDGED, most)
        try:
            yield budget
        finally:
            limits.give_back(JUDGED, most - budget.spent)


@contextmanager
def in_turn() -> Iterator[None]:
    """Around what takes long at once: what one address asks for by one route comes one after another. Raises
    Problem 429 for whom ten seconds were not enough."""
    try:
        with current_limits().turns.taken(" ".join((*route(), address())), LONGEST_TURN):
            yield
    except NotYourTurn:
        raise too_many("requests of this kind at once", LONGEST_TURN) from None


@contextmanager
def folding() -> Iterator[None]:
    """Around what is worked out from the entries of matches: what that takes is counted afterwards, and it is
    done `in_turn`. Raises Problem 429 while what was counted before is too much."""
    with in_turn():
        judged_enough()
        with counted():
            yield


def judged_enough() -> None:
    """Before work that is counted while it goes on. Raises Problem 429 while what was counted before is too
    much."""
    current_limits().check(JUDGED)


@contextmanager
def counted() -> Iterator[None]:
    """The same around what leaves while it is worked out: it has begun, so it goes on to its end."""
    budget = Budget(sys.maxsize, gives_way=True)
    try:
        with counting(budget.spend):
            yield
    finally:
        current_limits().count(JUDGED, budget.spent)


@contextmanager
def showing(secret: str, phone: str | None = None) -> Iterator[None]:
    """Around the use of a ticket, or of a knock's token. `phone` is the lasting id of a phone that has one.

    Raises Problem 429 where it is used too often; and where it leads nowhere, as too many did.
    """
    current_limits().check(uses_of(secret, phone))
    try:
        yield
    except NoWayIn:
        current_limits().check((FAILED_JOINS,))
        raise


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Around the look-up of a spoken code, which is a guess unless it leads somewhere. Raises Problem 429.

    It is counted beforehand, else as many could be looked up as come at once.
    """
    limits, is_guess = current_limits(), False
    as_guess = (GUESSES, GUESSES_OF_A_SITE, *_guesses_of_all(limits))
    limits.check((*uses_of(code), *as_guess))
    try:
        yield
    except NoWayIn:
        is_guess = True
        limits.count((FIRST_GUESS,), 1)
        raise
    finally:
        if not is_guess:
            limits.give_back(as_guess)


def _guesses_of_all(limits: Limits) -> tuple[Limit, ...]:
    """What a guess is counted by beside its address: the reserve if the limit of everybody is used up and
    this address has not guessed wrong."""
    reserve = (FIRST_GUESS, RESERVED_GUESSES)
    takes_reserve = not limits.has_room(ALL_GUESSES) and limits.has_room(FIRST_GUESS)
    return reserve if takes_reserve else (ALL_GUESSES,)


def too_many(name: str, wait: float) -> Problem:
    """The problem, counted for the operator."""
    metrics().refused.labels(name).inc()
    seconds = max(1, math.ceil(wait))
    again = "1 second" if seconds == 1 else f"{seconds} seconds"
    detail = f"Too many {name}: send the same again in {again}."
    return Problem("too-many-requests", detail, {"Retry-After": str(seconds)})


def _check() -> None:
    current_limits().check(LIMITED.get(route(), ()))


def _told(response: Response) -> Response:
    """By what this request was counted, and what is left of it: of each limit its name with the seconds of
    its rate, how many may come at once, or still may, and in how many seconds as many may again."""
    policies: dict[str, str] = {}
    left: dict[str, tuple[int, float]] = {}
    for limit, rate, key in g.get("counted", ()):
        name = f'"{limit.name}/{rate.seconds}s"'
        policies[name] = f"{name};q={rate.burst};w={math.ceil(rate.burst * rate.apart)}"
        # By the address and by the token: what is left is what both let through.
        now = current_limits().buckets.left(rate, key)
        left[name] = min(left.get(name, now), now)
    if policies:
        response.headers["RateLimit-Policy"] = ", ".join(policies.values())
        told = (f"{name};r={many};t={math.ceil(seconds)}" for name, (many, seconds) in left.items())
        response.headers["RateLimit"] = ", ".join(told)
    return response


def route() -> tuple[str, str]:
    """The method and the rule of this request; a HEAD counts as a GET."""
    method = "GET" if request.method == "HEAD" else request.method
    return method, request.url_rule.rule if request.url_rule else ""


def current_limits() -> Limits:
    """The limits of the app that answers."""
    limits: Limits = current_app.extensions["referee-limits"]
    return limits
