"""Rate limits: a request beyond one of them is refused with 429 and `Retry-After`.

    claims            by the token before the body is read, and by the match once the caller may claim
    claims of a day   their number and their stored bytes, by the address and by the token
    opening, asking   by the address
    strangers         requests without a valid token, by the address (strangers.py)
    judging           dry runs, edits, and what is computed from the entries (scores, standings, exports, past
                      states), by their cost: by the address and by the token
    records           by the address; each import also counts as an opening, and its bytes by the day
    exports           by the token
    invitations       what the scorekeeper does to let phones in, and read-only links, by the token
    joining           uses of one ticket, code or token: by the phone, by the address and in all
    tickets, knocks   invalid ones, by the address; a valid one succeeds whatever others tried
    spoken codes      invalid ones, by the address, by its site and in all, before any is looked up

A whole table shares one address, so successful requests are hardly counted by address, and claims only by
the day. A ticket and a knock's token have 128 bits, which nobody guesses. A code has 35, so a client that
tried too many gets no answer even to a valid one. Streams are counted while they are open, by the match and
the address. The answer lists the limits of its request in `RateLimit` and `RateLimit-Policy`.

An address is that of the socket, or the one that the farthest of our own proxies saw (REFEREE_PROXY_HOPS).
For IPv6 it is the network /64, in which a phone has more addresses than we have memory. A site is the network
/48.

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

from referee.addresses import SITE, client_network
from referee.api.http.bodies import LARGEST_RECORD
from referee.api.http.metrics import metrics
from referee.api.http.problems import Problem
from referee.api.http.requests import bearer
from referee.api.middleware.key_locks import KeyLocks, WaitedTooLong
from referee.api.middleware.token_buckets import DAY, HOUR, MINUTE, SECOND, Buckets, Rate
from referee.config import Config
from referee.records.cooperative import counting
from referee.services.auth import Caller
from referee.services.budget import Budget
from referee.services.errors import NoWayIn


@dataclass(frozen=True)
class RateLimit:
    """A limit: `name` is used in sentences, `of` returns the key to count by, or None for no limit."""

    name: str
    of: Callable[[], str | None]
    rates: tuple[Rate, ...]


def address() -> str:
    """Return the client of the request: its IPv4 address or IPv6 network /64."""
    return client_network(request.remote_addr or "") or "unknown"


def site() -> str:
    """Return the IPv4 address or IPv6 network /48, which one customer may have."""
    return client_network(request.remote_addr or "", SITE) or "unknown"


def site_of_networks() -> str | None:
    """Return the site if it is larger than the address; None for IPv4."""
    return None if site() == address() else site()


def token() -> str | None:
    """Return the digest of the bearer token, or None if there is none. The case of the scheme is ignored."""
    sent = bearer()
    return digest(sent) if sent else None


def digest(secret: str) -> str:
    """Return the SHA-256 of a secret, in hexadecimal."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def match() -> str:
    """Return the id of the match in the path."""
    return str((request.view_args or {})["match_id"])


def everybody() -> str:
    """Return one key for all clients."""
    return ""


CLAIMS = RateLimit("claims", token, (Rate(10, SECOND, burst=20), Rate(240, MINUTE, burst=240)))
TOKENS_OF_AN_ADDRESS = 20
"""One token may use 1/20 of the daily budget of its address: a club of 200 tables shares one address."""
CLAIMS_OF_A_MATCH = RateLimit("claims at this match", match, (Rate(40, SECOND, burst=40),))
OPENINGS = RateLimit("matches and groups opened", address, (Rate(60, HOUR, burst=60),))
QUESTIONS = RateLimit("questions", address, (Rate(10, SECOND, burst=60),))
JUDGING = Rate(6_000, SECOND, burst=120_000)
"""Steps (services/budget.py): a third of a processor in the long run, six seconds of it at once."""
JUDGED = (RateLimit("judging", address, (JUDGING,)), RateLimit("judging", token, (JUDGING,)))
EXPORTS = RateLimit("files", token, (Rate(6, MINUTE, burst=6),))
RECORDS = RateLimit("imported records", address, (Rate(6, MINUTE, burst=6),))
RECORD_BYTES_A_DAY = 4 * LARGEST_RECORD
"""Maximum number of bytes of records that an address may import in a day."""
BYTES_OF_RECORDS = RateLimit(
    "bytes of records", address, (Rate(RECORD_BYTES_A_DAY, DAY, burst=RECORD_BYTES_A_DAY),)
)
INVITATIONS = RateLimit("invitations and answers to join requests", token, (Rate(2, SECOND, burst=30),))
FAILED_JOINS = RateLimit("failed joins", address, (Rate(10, MINUTE, burst=10), Rate(50, HOUR, burst=50)))
GUESSES = RateLimit("invalid codes", address, (Rate(10, MINUTE, burst=10), Rate(50, HOUR, burst=50)))
GUESSES_OF_A_SITE = RateLimit(
    "invalid codes of one site", site_of_networks, (Rate(60, MINUTE, burst=60), Rate(300, HOUR, burst=300))
)
"""Higher than for one address, because many customers of a mobile carrier share a site."""
ALL_GUESSES = RateLimit("invalid codes in all", everybody, (Rate(3000, MINUTE, burst=3000),))
RESERVED_GUESSES = RateLimit("reserved invalid codes", everybody, (Rate(600, MINUTE, burst=600),))
"""For addresses that have not guessed wrong."""
FIRST_GUESS = RateLimit("first invalid codes", address, (Rate(1, HOUR, burst=1),))

STREAMS_OF_A_MATCH, STREAMS_OF_AN_ADDRESS = 50, 64
"""Maximum numbers of open streams."""
STREAM_RETRY_SECONDS = 5
"""Seconds until a client may try again; by then a vanished phone may have been noticed."""
LONGEST_WAIT = 10
"""Maximum number of seconds that a request waits for others of its route and address."""

MATCH, GROUP = "/v1/matches/<match_id>", "/v1/groups/<group_id>"
EXPORT_PATHS = (
    *(f"{MATCH}/record.{kind}" for kind in ("ndjson", "csv", "xlsx", "txt")),
    *(f"{GROUP}/{what}.{kind}" for what in ("history", "standings") for kind in ("csv", "xlsx")),
)
INVITATION_ROUTES = (
    *(("POST", f"{MATCH}/{what}") for what in ("tickets", "codes", "tokens")),
    ("POST", f"{MATCH}/seats/<int:seat>/tokens"),
    ("POST", f"{MATCH}/knocks/<knock_id>"),
    ("DELETE", f"{MATCH}/tickets/<ticket_id>"),
    ("DELETE", f"{MATCH}/phones/<phone_id>"),
    *(("POST", f"{what}/readers") for what in (MATCH, GROUP)),
    *(("DELETE", f"{what}/readers/<reader_id>") for what in (MATCH, GROUP)),
)
JOIN_ROUTES = {("POST", "/v1/joins"), ("POST", "/v1/doors"), ("POST", "/v1/knocks")}
"""Routes whose ticket, code or knock is in the body, so its use is counted after the body has been read."""

LIMITED: dict[tuple[str, str], tuple[RateLimit, ...]] = {
    ("POST", f"{MATCH}/claims"): (CLAIMS,),
    ("POST", "/v1/matches"): (OPENINGS,),
    ("POST", f"{MATCH}/rematch"): (OPENINGS,),
    ("POST", "/v1/groups"): (OPENINGS,),
    ("POST", "/v1/rulings"): (QUESTIONS,),
    ("GET", "/v1/questions"): (QUESTIONS,),
    ("GET", "/v1/questions/<question_id>"): (QUESTIONS,),
    ("POST", "/v1/records"): (RECORDS, OPENINGS),
    **{("GET", path): (EXPORTS,) for path in EXPORT_PATHS},
    **dict.fromkeys(INVITATION_ROUTES, (INVITATIONS,)),
}
STREAM = ("GET", f"{MATCH}/stream")
COMPUTED_ROUTES = {
    ("GET", path)
    for path in (MATCH, f"{MATCH}/scores", f"{MATCH}/logbook", f"{GROUP}/history", f"{GROUP}/standings")
}
"""Routes whose answer is computed from the entries and counted by its cost. Exports are counted so, too."""
DOCUMENTED = {*LIMITED, *JOIN_ROUTES, STREAM, *COMPUTED_ROUTES}
"""Routes that may answer 429, as methods and rules."""


class Limits:
    """The counts of this process. If `is_on` is false, only streams are counted, and nothing is refused.

    `claims_of_a_day` and `bytes_of_a_day` are the maximum numbers of claims and stored bytes of one address.
    """

    def __init__(self, is_on: bool, claims_of_a_day: int, bytes_of_a_day: int):
        self.is_on = is_on
        self.claims_of_a_day = _in_a_day("claims in one day", claims_of_a_day)
        self.bytes_of_a_day = _in_a_day("bytes stored in one day", bytes_of_a_day)
        self.buckets = Buckets()
        self.streams: Counter[tuple[str, str]] = Counter()
        self.key_locks = KeyLocks()

    def check(self, several: tuple[RateLimit, ...], amount: int = 1) -> None:
        """Count this amount in each of these limits. Raises Problem 429, and counts nothing, if it exceeds
        any of them."""
        if not self.is_on:
            return
        wanted = [(limit, rate, key) for limit in several for rate, key in self._keys(limit)]
        g.setdefault("counted", []).extend(wanted)
        for limit, rate, key in wanted:
            if wait := self.buckets.wait(rate, key, amount):
                raise too_many(limit.name, wait)
        for _, rate, key in wanted:
            self.buckets.count(rate, key, amount)

    def has_room(self, limit: RateLimit) -> bool:
        """Return whether one more fits. Nothing is counted."""
        return not any(self.buckets.wait(rate, key) for rate, key in self._keys(limit))

    def take(self, limit: RateLimit) -> None:
        """Count one more, without a header in the answer. Raises Problem 429 if it does not fit."""
        for rate, key in self._keys(limit) if self.is_on else ():
            if wait := self.buckets.take(rate, key):
                raise too_many(limit.name, wait)

    def check_quietly(self, several: tuple[RateLimit, ...]) -> None:
        """Raise Problem 429 if one more exceeds any of these limits. Nothing is counted, and no header of the
        answer names them."""
        for limit in several if self.is_on else ():
            for rate, key in self._keys(limit):
                if wait := self.buckets.wait(rate, key):
                    raise too_many(limit.name, wait)

    def count(self, several: tuple[RateLimit, ...], amount: int) -> None:
        """Count this amount in each of these limits, even if it does not fit."""
        for limit in several if self.is_on else ():
            for rate, key in self._keys(limit):
                self.buckets.count(rate, key, amount)

    def give_back(self, several: tuple[RateLimit, ...], amount: int = 1) -> None:
        """Undo the count of this amount in each of these limits."""
        for limit in several:
            for rate, key in self._keys(limit):
                self.buckets.give_back(rate, key, amount)

    def _keys(self, limit: RateLimit) -> list[tuple[Rate, str]]:
        of = limit.of()
        return [] if of is None else [(rate, f"{limit.name} {of}") for rate in limit.rates]


def _in_a_day(name: str, of_an_address: int) -> tuple[RateLimit, ...]:
    """Return the daily limits of an address, and of a token, which may use a fraction of it."""
    of_a_token = max(1, of_an_address // TOKENS_OF_AN_ADDRESS)
    return (
        RateLimit(name, address, (Rate(of_an_address, DAY, burst=of_an_address),)),
        RateLimit(name, token, (Rate(of_a_token, DAY, burst=of_a_token),)),
    )


class OpenStream:
    """An open stream, counted for its match and its address until it is closed."""

    def __init__(self, streams: Counter[tuple[str, str]], keys: list[tuple[str, str]]):
        self._streams, self._keys, self._open = streams, keys, metrics().streams
        self._streams.update(keys)
        self._open.inc()

    def close(self) -> None:
        """Stop counting the stream. A second call changes nothing."""
        keys, self._keys = self._keys, []
        for key in keys:
            self._streams[key] -= 1
            if not self._streams[key]:
                del self._streams[key]
        if keys:
            self._open.dec()

    def __enter__(self) -> "OpenStream":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def init_app(app: Flask, config: Config) -> None:
    """Check the limits of every request, and add their headers to its answer."""
    app.extensions["referee-limits"] = Limits(config.rates, config.claims_a_day, config.bytes_a_day)
    app.before_request(_check)
    app.after_request(_add_headers)


def open_stream(caller: Caller) -> OpenStream:
    """Count one more stream of this caller, and return it. Raises Problem 429 if there are too many.

    stream = rate_limits.open_stream(caller)
    response.call_on_close(stream.close)    or, around a block: with rate_limits.open_stream(caller): ...
    """
    limits = current_limits()
    most = {
        ("match", str(caller.holder.match_id)): STREAMS_OF_A_MATCH,
        ("address", address()): STREAMS_OF_AN_ADDRESS,
    }
    for key, many in most.items():
        if limits.is_on and limits.streams[key] >= many:
            raise too_many(f"streams at once of one {key[0]}", STREAM_RETRY_SECONDS)
    return OpenStream(limits.streams, list(most))


def count_claim() -> None:
    """Count one more claim of an authorized caller. Raises Problem 429."""
    limits = current_limits()
    limits.check_quietly((*limits.claims_of_a_day, *limits.bytes_of_a_day))
    limits.check((CLAIMS_OF_A_MATCH,))
    limits.count(limits.claims_of_a_day, 1)


def count_stored_bytes(size: int) -> None:
    """Count the bytes that were stored for this request."""
    limits = current_limits()
    limits.count(limits.bytes_of_a_day, size)


def secret_limits(secret: str, phone: str | None = None) -> tuple[RateLimit, ...]:
    """Return the limits on uses of this secret: by the phone, by the address and in all.

    Valid uses count too, because the holder could otherwise join and change roles until the logbook is full.
    A phone is known by its lasting id (`phone`), or else by its address.
    """
    what, by = "uses of one ticket, code or token", address()
    rates = {
        f"{what} by one phone": (phone or by, Rate(2, SECOND, burst=30)),
        f"{what} at one address": (by, Rate(5, SECOND, burst=60)),
        what: ("", Rate(20, SECOND, burst=240)),
    }
    return tuple(
        RateLimit(name, partial(_secret_key, secret, of), (rate,)) for name, (of, rate) in rates.items()
    )


def _secret_key(secret: str, of: str) -> str:
    return f"{digest(secret)} {of}"


def count_record_bytes(size: int) -> None:
    """Count the bytes of a record. Raises Problem 429."""
    current_limits().check((BYTES_OF_RECORDS,), size)


@contextmanager
def reserved_budget(most: int) -> Iterator[Budget]:
    """Run the block with a budget of this number of steps, `one_at_a_time`. Raises Problem 429.

    The whole budget is counted beforehand, because otherwise any number of requests could begin at once. The
    unspent rest is given back.
    """
    limits, budget = current_limits(), Budget(most, gives_way=True)
    with one_at_a_time():
        limits.check(JUDGED, most)
        try:
            yield budget
        finally:
            limits.give_back(JUDGED, most - budget.spent)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Run the block while no other request of this route and address runs one. Raises Problem 429 after ten
    seconds of waiting."""
    try:
        with current_limits().key_locks.hold(" ".join((*route(), address())), LONGEST_WAIT):
            yield
    except WaitedTooLong:
        raise too_many("requests of this kind at once", LONGEST_WAIT) from None


@contextmanager
def counted_work() -> Iterator[None]:
    """Run the block, which computes from the entries of matches, `one_at_a_time`; count its steps afterwards.
    Raises Problem 429 if earlier work already exceeds the limit."""
    with one_at_a_time():
        check_work()
        with counted_stream():
            yield


def check_work() -> None:
    """Raise Problem 429 if earlier work already exceeds the limit. Call it before `counted_stream`."""
    current_limits().check(JUDGED)


@contextmanager
def counted_stream() -> Iterator[None]:
    """Count the steps of the block, which computes an answer while it is sent. Nothing is refused: the answer
    has begun."""
    budget = Budget(sys.maxsize, gives_way=True)
    try:
        with counting(budget.spend):
            yield
    finally:
        current_limits().count(JUDGED, budget.spent)


@contextmanager
def counted_secret(secret: str, phone: str | None = None) -> Iterator[None]:
    """Count a use of this ticket or token, and a failed join if the block raises NoWayIn.

    `phone` is the lasting id of the phone, if it has one. Raises Problem 429.
    """
    current_limits().check(secret_limits(secret, phone))
    try:
        yield
    except NoWayIn:
        current_limits().check((FAILED_JOINS,))
        raise


@contextmanager
def counted_code(code: str) -> Iterator[None]:
    """Count a use of this spoken code, and a guess if the block raises NoWayIn. Raises Problem 429.

    The guess is counted beforehand, because otherwise any number of codes could be looked up at once.
    """
    limits, is_guess = current_limits(), False
    as_guess = (GUESSES, GUESSES_OF_A_SITE, *_guesses_of_all(limits))
    limits.check((*secret_limits(code), *as_guess))
    try:
        yield
    except NoWayIn:
        is_guess = True
        limits.count((FIRST_GUESS,), 1)
        raise
    finally:
        if not is_guess:
            limits.give_back(as_guess)


def _guesses_of_all(limits: Limits) -> tuple[RateLimit, ...]:
    """Return the limits on a guess besides those of its address. The reserve applies if the limit of all
    clients is used up and this address has not guessed wrong."""
    reserve = (FIRST_GUESS, RESERVED_GUESSES)
    takes_reserve = not limits.has_room(ALL_GUESSES) and limits.has_room(FIRST_GUESS)
    return reserve if takes_reserve else (ALL_GUESSES,)


def too_many(name: str, wait: float) -> Problem:
    """Return Problem 429 for the limit of this name, and count it in the metrics. `wait` is in seconds."""
    metrics().refused.labels(name).inc()
    seconds = max(1, math.ceil(wait))
    again = "1 second" if seconds == 1 else f"{seconds} seconds"
    detail = f"Too many {name}: send the same again in {again}."
    return Problem("too-many-requests", detail, {"Retry-After": str(seconds)})


def _check() -> None:
    current_limits().check(LIMITED.get(route(), ()))


def _add_headers(response: Response) -> Response:
    """Add the headers RateLimit-Policy and RateLimit, which name each limit with the seconds of its rate.

    The policy has the burst (q) and the seconds in which it refills (w). The other has the number left (r)
    and the seconds until all are available again (t).
    """
    policies: dict[str, str] = {}
    left: dict[str, tuple[int, float]] = {}
    for limit, rate, key in g.get("counted", ()):
        name = f'"{limit.name}/{rate.seconds}s"'
        policies[name] = f"{name};q={rate.burst};w={math.ceil(rate.burst * rate.seconds_apart)}"
        # Limits of the address and of the token share a name: the smaller rest applies.
        now = current_limits().buckets.left(rate, key)
        left[name] = min(left.get(name, now), now)
    if policies:
        response.headers["RateLimit-Policy"] = ", ".join(policies.values())
        rests = (f"{name};r={many};t={math.ceil(seconds)}" for name, (many, seconds) in left.items())
        response.headers["RateLimit"] = ", ".join(rests)
    return response


def route() -> tuple[str, str]:
    """Return the method and the rule of this request; HEAD is returned as GET."""
    method = "GET" if request.method == "HEAD" else request.method
    return method, request.url_rule.rule if request.url_rule else ""


def current_limits() -> Limits:
    """Return the limits of the current app."""
    limits: Limits = current_app.extensions["referee-limits"]
    return limits
