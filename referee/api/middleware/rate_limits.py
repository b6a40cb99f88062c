"""Rate limits: a request that exceeds a limit is refused with 429 and `Retry-After`.

The table lists what is counted. "Per address" means that each address has a separate count.

    claims            per token, before the body is read; per match, after the role of the caller is checked
    claims of a day   the claims of a day and the bytes that they store, per address and per token
    opening           new matches and groups, per address
    asking            questions, per address
    strangers         requests without a valid token, per address (strangers.py)
    judging           steps of computation (services/budget.py), per address and per token: dry runs, edits,
                      scores, standings, exports and past states
    records           imports and their bytes in a day, per address; an import also counts as an opening
    exports           per token
    invitations       tickets, codes, read-only links and answers to join requests, per token
    joining           uses of one ticket, code or token: per phone, per address and for all clients together
    failed joins      with a ticket or a join request (knock), per address; only invalid ones are refused
    spoken codes      invalid codes, per address, per site and for all clients together; each code is counted
                      before the code is looked up

All phones of a table share one address. So most successful requests are not counted per address, and claims
are counted per address only for a whole day. The secret of a ticket or of a join request has 128 bits, so
nobody can guess the secret. A spoken code has only 35 bits. So a client that has sent too many invalid codes
is refused even if the next code is valid. Streams are counted per match and per address while they are open.
The headers `RateLimit` and `RateLimit-Policy` of an answer list the limits of the request.

The address of a client is the address of the socket. Behind proxies (REFEREE_PROXY_HOPS), the address is the
one that the outermost of these proxies saw. For IPv6, an address means the network /64, because a phone can
use more addresses of that network than the server can store. A site is the IPv6 network /48.

Guessing is limited as follows. All clients together may look up 3,000 invalid codes in a minute. Above this
limit, a reserve allows 600 more codes in a minute. An address may use the reserve for one code, and only if
it has sent no invalid code in the last hour. Each address may send 50 invalid codes in an hour. So an
attacker with 3,600 addresses can use up the 3,000 codes of every minute, but not the reserve: a phone that
has not guessed can still join. An attacker with ten thousand more addresses can use up the reserve, because
the server remembers only `MOST_TOKEN_BUCKETS` buckets.

A code is valid for ten minutes. In this time, each worker looks up at most (3,000 + 600) * 11 = 39,600 of
2**35 codes. The factor is 11, because the codes of one minute are allowed at once, and then those of ten
minutes. So the chance to find a given code is 1.2e-6. If one code is always valid and the attack never ends,
each worker has one correct guess in 18 years. With a hundred valid codes, each worker has one correct guess
in two months. A correct guess gives no data and only allows a join request with a name, which the scorekeeper
sees and may reject.
"""

import hashlib
import math
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Literal, get_args

from flask import Flask, Response, current_app, g, request

from referee.addresses import SITE_PREFIX_LENGTH, client_network
from referee.api.http.bodies import LARGEST_RECORD
from referee.api.http.metrics import app_metrics
from referee.api.http.problems import Problem
from referee.api.http.requests import bearer_token_or_empty
from referee.api.middleware.key_locks import KeyLocks, LockNotFreeInTime
from referee.api.middleware.token_buckets import DAY, HOUR, MINUTE, SECOND, Rate, TokenBuckets
from referee.config import Config
from referee.kit.said import Said
from referee.languages.speech import tell
from referee.records.cooperative import call_at_each_work_step
from referee.services.auth import Caller
from referee.services.budget import StepBudget
from referee.services.errors import NoRightToJoin

LimitName = Literal[
    "claims",
    "claims at this match",
    "matches and groups opened",
    "questions",
    "judging",
    "files",
    "imported records",
    "bytes of records",
    "invitations and answers to join requests",
    "failed joins",
    "invalid codes",
    "invalid codes of one site",
    "invalid codes in all",
    "reserved invalid codes",
    "first invalid codes",
    "claims in one day",
    "bytes stored in one day",
    "streams at once of one match",
    "streams at once of one address",
    "uses of one ticket, code or token by one phone",
    "uses of one ticket, code or token at one address",
    "uses of one ticket, code or token",
    "requests of this kind at once",
    "requests without a valid token",
    "bytes held for one address",
]
"""What a limit counts, as in headers and metrics. `key_of_limit` returns the key of the message."""
LIMIT_NAMES: tuple[LimitName, ...] = get_args(LimitName)


@dataclass(frozen=True)
class RateLimit:
    """A rate limit. `name` is used in headers, and for the key of a message (`key_of_limit`).

    `of` returns the key of the current request, for example the address of the client. Requests with the same
    key are counted together. If `of` returns None, the request is not limited.
    """

    name: LimitName
    of: Callable[[], str | None]
    rates: tuple[Rate, ...]


def address() -> str:
    """Return the IPv4 address or IPv6 network /64 of the client, or `unknown` if the client has none."""
    return client_network(request.remote_addr or "") or "unknown"


def client_site() -> str:
    """Return the site of the client, which is the IPv4 address or the IPv6 network /48.

    One customer of a provider may have a whole network /48.
    """
    return client_network(request.remote_addr or "", SITE_PREFIX_LENGTH) or "unknown"


def ipv6_site_or_none() -> str | None:
    """Return the IPv6 network /48 of the client, or None for IPv4.

    None means that the limit of a site does not apply. For IPv4, a site is one address, and the limit of an
    address is lower.
    """
    return None if client_site() == address() else client_site()


def bearer_token_digest() -> str | None:
    """Return the SHA-256 of the request's bearer token, in hexadecimal, or None if there is no token."""
    sent = bearer_token_or_empty()
    return sha256_of_secret(sent) if sent else None


def sha256_of_secret(secret: str) -> str:
    """Return the SHA-256 of a secret, in hexadecimal."""
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def match_id_in_path() -> str:
    """Return the id of the match in the path."""
    return str((request.view_args or {})["match_id"])


def same_key_for_all_clients() -> str:
    """Return the same key for every client, so that a limit counts the requests of all clients together."""
    return ""


CLAIMS = RateLimit("claims", bearer_token_digest, (Rate(10, SECOND, burst=20), Rate(240, MINUTE, burst=240)))
ADDRESS_BUDGET_PER_TOKEN_BUDGET = 20
"""The daily budget of a token is the daily budget of an address divided by this number. An address has a
larger budget, because a club with 200 tables shares one address."""
CLAIMS_OF_A_MATCH = RateLimit("claims at this match", match_id_in_path, (Rate(40, SECOND, burst=40),))
OPENINGS = RateLimit("matches and groups opened", address, (Rate(60, HOUR, burst=60),))
QUESTIONS = RateLimit("questions", address, (Rate(10, SECOND, burst=60),))
RATE_OF_COMPUTATION_STEPS = Rate(6_000, SECOND, burst=120_000)
"""The maximum rate of steps of computation (services/budget.py). In the long run, the steps take a third of a
processor. A burst of steps may take six seconds of a processor."""
LIMITS_OF_COMPUTATION_STEPS = (
    RateLimit("judging", address, (RATE_OF_COMPUTATION_STEPS,)),
    RateLimit("judging", bearer_token_digest, (RATE_OF_COMPUTATION_STEPS,)),
)
EXPORTS = RateLimit("files", bearer_token_digest, (Rate(6, MINUTE, burst=6),))
IMPORTS_OF_AN_ADDRESS = RateLimit("imported records", address, (Rate(6, MINUTE, burst=6),))
IMPORTED_BYTES_A_DAY = 4 * LARGEST_RECORD
"""Maximum number of bytes of records that an address may import in a day."""
IMPORTED_BYTES_OF_AN_ADDRESS = RateLimit(
    "bytes of records", address, (Rate(IMPORTED_BYTES_A_DAY, DAY, burst=IMPORTED_BYTES_A_DAY),)
)
INVITATIONS = RateLimit(
    "invitations and answers to join requests", bearer_token_digest, (Rate(2, SECOND, burst=30),)
)
FAILED_JOINS = RateLimit("failed joins", address, (Rate(10, MINUTE, burst=10), Rate(50, HOUR, burst=50)))
CODE_GUESSES_OF_AN_ADDRESS = RateLimit(
    "invalid codes", address, (Rate(10, MINUTE, burst=10), Rate(50, HOUR, burst=50))
)
CODE_GUESSES_OF_A_SITE = RateLimit(
    "invalid codes of one site", ipv6_site_or_none, (Rate(60, MINUTE, burst=60), Rate(300, HOUR, burst=300))
)
"""The limit of a site is higher than the limit of an address (`CODE_GUESSES_OF_AN_ADDRESS`), because many
customers of a mobile carrier share a site."""
CODE_GUESSES_OF_ALL_CLIENTS = RateLimit(
    "invalid codes in all", same_key_for_all_clients, (Rate(3000, MINUTE, burst=3000),)
)
RESERVED_CODE_GUESSES = RateLimit(
    "reserved invalid codes", same_key_for_all_clients, (Rate(600, MINUTE, burst=600),)
)
"""A reserve of guesses (invalid codes), for the time when `CODE_GUESSES_OF_ALL_CLIENTS` is used up. Only
addresses that have sent no invalid code in the last hour may use the reserve."""
FIRST_CODE_GUESS_OF_AN_ADDRESS = RateLimit("first invalid codes", address, (Rate(1, HOUR, burst=1),))

STREAMS_OF_A_MATCH, STREAMS_OF_AN_ADDRESS = 50, 64
"""Maximum number of open streams of one match, and of one address."""
LIMIT_NAMES_OF_STREAMS: Mapping[str, LimitName] = {
    "match": "streams at once of one match",
    "address": "streams at once of one address",
}
STREAM_RETRY_SECONDS = 5
"""Seconds until a refused client may try again to open a stream. By then, the server may have closed the
stream of a phone that has vanished."""
LONGEST_WAIT_FOR_SAME_ROUTE = 10
"""Maximum number of seconds that a request waits for earlier requests from the same address to the same
route."""

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
ROUTES_WITH_SECRET_IN_BODY = {("POST", "/v1/joins"), ("POST", "/v1/doors"), ("POST", "/v1/knocks")}
"""Routes with a ticket, a code or a join request in the body. The use of the ticket, code or join request is
counted after the body has been read."""

LIMITS_BY_ROUTE: dict[tuple[str, str], tuple[RateLimit, ...]] = {
    ("POST", f"{MATCH}/claims"): (CLAIMS,),
    ("POST", "/v1/matches"): (OPENINGS,),
    ("POST", f"{MATCH}/rematch"): (OPENINGS,),
    ("POST", "/v1/groups"): (OPENINGS,),
    ("POST", "/v1/rulings"): (QUESTIONS,),
    ("GET", "/v1/questions"): (QUESTIONS,),
    ("GET", "/v1/questions/<question_id>"): (QUESTIONS,),
    ("POST", "/v1/records"): (IMPORTS_OF_AN_ADDRESS, OPENINGS),
    **{("GET", path): (EXPORTS,) for path in EXPORT_PATHS},
    **dict.fromkeys(INVITATION_ROUTES, (INVITATIONS,)),
}
STREAM_ROUTE = ("GET", f"{MATCH}/stream")
ROUTES_COUNTED_BY_STEPS = {
    ("GET", path)
    for path in (MATCH, f"{MATCH}/scores", f"{MATCH}/logbook", f"{GROUP}/history", f"{GROUP}/standings")
}
"""Routes whose answers are computed from the entries of matches, except exports (`EXPORT_PATHS`). The steps
of the computation are counted."""
ROUTES_DOCUMENTED_WITH_429 = {
    *LIMITS_BY_ROUTE,
    *ROUTES_WITH_SECRET_IN_BODY,
    STREAM_ROUTE,
    *ROUTES_COUNTED_BY_STEPS,
}
"""Routes with the answer 429 in the OpenAPI document, as pairs of method and rule."""


class RateLimiter:
    """The counts of all rate limits in this process.

    If `is_on` is false, only streams are counted, and no request is refused. `claims_of_a_day` is the maximum
    number of claims from one address in a day. `bytes_of_a_day` is the maximum number of bytes that the
    claims from one address store in a day.
    """

    def __init__(self, is_on: bool, claims_of_a_day: int, bytes_of_a_day: int):
        self.is_on = is_on
        self.claims_of_a_day = _daily_limits("claims in one day", claims_of_a_day)
        self.bytes_of_a_day = _daily_limits("bytes stored in one day", bytes_of_a_day)
        self.buckets = TokenBuckets()
        self.streams: Counter[tuple[str, str]] = Counter()
        self.key_locks = KeyLocks()

    def count_or_raise(self, several: tuple[RateLimit, ...], amount: int = 1) -> None:
        """Count this amount in each of these limits. The headers of the answer name the limits.

        Raises Problem 429, and counts nothing, if the amount exceeds at least one limit.
        """
        if not self.is_on:
            return
        wanted = [(limit, rate, key) for limit in several for rate, key in self._rates_with_keys(limit)]
        g.setdefault("counted", []).extend(wanted)
        for limit, rate, key in wanted:
            if wait := self.buckets.seconds_until_allowed(rate, key, amount):
                raise too_many_requests_problem(limit.name, wait)
        for _, rate, key in wanted:
            self.buckets.count_events(rate, key, amount)

    def allows_one_more(self, limit: RateLimit) -> bool:
        """Return whether the limit allows one more request. Nothing is counted."""
        return not any(
            self.buckets.seconds_until_allowed(rate, key) for rate, key in self._rates_with_keys(limit)
        )

    def count_one_without_header(self, limit: RateLimit) -> None:
        """Count one request in this limit. The headers of the answer do not name the limit.

        Raises Problem 429, and counts nothing, if the limit allows no more requests. The limit must have only
        one rate. With two rates, a refusal by the second rate would come after a count in the first one.
        """
        for rate, key in self._rates_with_keys(limit) if self.is_on else ():
            if wait := self.buckets.count_if_allowed(rate, key):
                raise too_many_requests_problem(limit.name, wait)

    def raise_if_used_up(self, several: tuple[RateLimit, ...]) -> None:
        """Raise Problem 429 if one more request would exceed one of these limits.

        Nothing is counted, and the headers of the answer do not name the limits.
        """
        for limit in several if self.is_on else ():
            for rate, key in self._rates_with_keys(limit):
                if wait := self.buckets.seconds_until_allowed(rate, key):
                    raise too_many_requests_problem(limit.name, wait)

    def count_even_if_exceeded(self, several: tuple[RateLimit, ...], amount: int) -> None:
        """Count this amount in each of these limits, even if the amount exceeds a limit."""
        for limit in several if self.is_on else ():
            for rate, key in self._rates_with_keys(limit):
                self.buckets.count_events(rate, key, amount)

    def undo_count(self, several: tuple[RateLimit, ...], amount: int = 1) -> None:
        """Subtract this amount from the count of each of these limits."""
        for limit in several:
            for rate, key in self._rates_with_keys(limit):
                self.buckets.undo_count(rate, key, amount)

    def _rates_with_keys(self, limit: RateLimit) -> list[tuple[Rate, str]]:
        of = limit.of()
        return [] if of is None else [(rate, f"{limit.name} {of}") for rate in limit.rates]


def _daily_limits(name: LimitName, of_an_address: int) -> tuple[RateLimit, ...]:
    """Return a daily limit for each address, and a lower daily limit for each token.

    `name` is the name of both limits. `of_an_address` is the limit of an address.
    """
    of_a_token = max(1, of_an_address // ADDRESS_BUDGET_PER_TOKEN_BUDGET)
    return (
        RateLimit(name, address, (Rate(of_an_address, DAY, burst=of_an_address),)),
        RateLimit(name, bearer_token_digest, (Rate(of_a_token, DAY, burst=of_a_token),)),
    )


class OpenStream:
    """An open stream, which is counted for its match and for its address until `close` is called."""

    def __init__(self, streams: Counter[tuple[str, str]], keys: list[tuple[str, str]]):
        self._streams, self._keys, self._open = streams, keys, app_metrics().streams
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
    """Check the limits of every request, and name these limits in the headers of the answer."""
    app.extensions["referee-limits"] = RateLimiter(config.rates, config.claims_a_day, config.bytes_a_day)
    app.before_request(_check_limits_of_route)
    app.after_request(_add_rate_limit_headers)


def count_open_stream(caller: Caller) -> OpenStream:
    """Count one more open stream for the match and the address of the phone, and return the stream.

    The stream must be closed with `response.call_on_close(stream.close)` or with a `with` statement. Raises
    Problem 429 if the match or the address has too many open streams.
    """
    limits = current_rate_limiter()
    most = {
        ("match", str(caller.holder.match_id)): STREAMS_OF_A_MATCH,
        ("address", address()): STREAMS_OF_AN_ADDRESS,
    }
    for key, many in most.items():
        if limits.is_on and limits.streams[key] >= many:
            raise too_many_requests_problem(LIMIT_NAMES_OF_STREAMS[key[0]], STREAM_RETRY_SECONDS)
    return OpenStream(limits.streams, list(most))


def count_claim() -> None:
    """Count one more claim for the match and for the day. The caller's role must be checked first.

    Raises Problem 429 if a limit is reached: claims of the match, claims of the day, or stored bytes of the
    day.
    """
    limits = current_rate_limiter()
    limits.raise_if_used_up((*limits.claims_of_a_day, *limits.bytes_of_a_day))
    limits.count_or_raise((CLAIMS_OF_A_MATCH,))
    limits.count_even_if_exceeded(limits.claims_of_a_day, 1)


def count_stored_bytes(size: int) -> None:
    """Count the bytes that this request has stored, in the daily limits of the address and of the token."""
    limits = current_rate_limiter()
    limits.count_even_if_exceeded(limits.bytes_of_a_day, size)


def limits_of_secret_use(secret: str, phone: str | None = None) -> tuple[RateLimit, ...]:
    """Return the limits on the use of this secret by one phone, by one address and by all clients together.

    The use of a valid secret is limited too. Otherwise, its owner could join and change roles again and
    again, until the logbook is full. `phone` is the id of the phone, which stays the same in rematches. If
    `phone` is None, the address is used in place of the id.
    """
    by = address()
    rates: dict[LimitName, tuple[str, Rate]] = {
        "uses of one ticket, code or token by one phone": (phone or by, Rate(2, SECOND, burst=30)),
        "uses of one ticket, code or token at one address": (by, Rate(5, SECOND, burst=60)),
        "uses of one ticket, code or token": ("", Rate(20, SECOND, burst=240)),
    }
    return tuple(
        RateLimit(name, partial(_limit_key_of_secret, secret, of), (rate,))
        for name, (of, rate) in rates.items()
    )


def _limit_key_of_secret(secret: str, of: str) -> str:
    return f"{sha256_of_secret(secret)} {of}"


def count_imported_bytes(size: int) -> None:
    """Count the bytes of an imported record.

    Raises Problem 429 if the address has imported too many bytes of records in a day.
    """
    current_rate_limiter().count_or_raise((IMPORTED_BYTES_OF_AN_ADDRESS,), size)


@contextmanager
def budget_counted_beforehand(most: int) -> Iterator[StepBudget]:
    """Run the block with a budget: the block may take at most `most` steps of computation.

    All steps of the budget are counted before the block runs. Afterwards, the unused steps are subtracted.
    Raises Problem 429 if the budget exceeds a limit. The block runs in `one_request_at_a_time`, whose errors
    are raised too.
    """
    limits, budget = current_rate_limiter(), StepBudget(most, gives_way=True)
    with one_request_at_a_time():
        limits.count_or_raise(LIMITS_OF_COMPUTATION_STEPS, most)
        try:
            yield budget
        finally:
            limits.undo_count(LIMITS_OF_COMPUTATION_STEPS, most - budget.spent)


@contextmanager
def one_request_at_a_time() -> Iterator[None]:
    """Run the block. Requests from the same address to the same route run their blocks one after another.

    Raises Problem 429 if the request has to wait for more than `LONGEST_WAIT_FOR_SAME_ROUTE` seconds.
    """
    try:
        with current_rate_limiter().key_locks.hold_lock(
            " ".join((*method_and_rule(), address())), LONGEST_WAIT_FOR_SAME_ROUTE
        ):
            yield
    except LockNotFreeInTime:
        raise too_many_requests_problem(
            "requests of this kind at once", LONGEST_WAIT_FOR_SAME_ROUTE
        ) from None


@contextmanager
def counted_computation() -> Iterator[None]:
    """Run the block with `one_request_at_a_time`, then count the steps of computation of the block.

    The block computes an answer from the entries of matches. Raises Problem 429 if earlier requests have used
    up the limit of steps. Raises the errors of `one_request_at_a_time`.
    """
    with one_request_at_a_time():
        count_one_computation_step()
        with counted_streamed_computation():
            yield


def count_one_computation_step() -> None:
    """Count one step of computation. Raises Problem 429 if earlier requests have used up the limit.

    Call this function before `counted_streamed_computation`, because that function never refuses a request.
    """
    current_rate_limiter().count_or_raise(LIMITS_OF_COMPUTATION_STEPS)


@contextmanager
def counted_streamed_computation() -> Iterator[None]:
    """Run the block, then count the steps of computation of the block.

    The block computes an answer while the answer is sent. No request is refused, because the client has
    already received the beginning of the answer.
    """
    budget = StepBudget(sys.maxsize, gives_way=True)
    try:
        with call_at_each_work_step(budget.spend_step):
            yield
    finally:
        current_rate_limiter().count_even_if_exceeded(LIMITS_OF_COMPUTATION_STEPS, budget.spent)


@contextmanager
def counted_use_of_secret(secret: str, phone: str | None = None) -> Iterator[None]:
    """Count a use of this ticket or token, then run the block.

    If the block raises NoRightToJoin, a failed join is counted. `phone` is the id that the phone keeps in
    rematches, or None for an unknown phone. Raises Problem 429 if the uses or the failed joins exceed a
    limit.
    """
    current_rate_limiter().count_or_raise(limits_of_secret_use(secret, phone))
    try:
        yield
    except NoRightToJoin:
        current_rate_limiter().count_or_raise((FAILED_JOINS,))
        raise


@contextmanager
def counted_use_of_spoken_code(code: str) -> Iterator[None]:
    """Count a use of this spoken code and a guess (an invalid code), then run the block, which looks up the
    code.

    If the block does not raise NoRightToJoin, the code is valid, and the guess is subtracted again. The guess
    is counted before the block runs, so that many requests at once cannot exceed the limit. Raises Problem
    429 if the uses of the code or the guesses exceed a limit.
    """
    limits, is_guess = current_rate_limiter(), False
    as_guess = (CODE_GUESSES_OF_AN_ADDRESS, CODE_GUESSES_OF_A_SITE, *_guess_limits_of_all_clients(limits))
    limits.count_or_raise((*limits_of_secret_use(code), *as_guess))
    try:
        yield
    except NoRightToJoin:
        is_guess = True
        limits.count_even_if_exceeded((FIRST_CODE_GUESS_OF_AN_ADDRESS,), 1)
        raise
    finally:
        if not is_guess:
            limits.undo_count(as_guess)


def _guess_limits_of_all_clients(limits: RateLimiter) -> tuple[RateLimit, ...]:
    """Return the limits that count a guess (an invalid code) of this request for all clients together.

    Usually, the limit is `CODE_GUESSES_OF_ALL_CLIENTS`. If it is used up, the reserve is returned for an
    address that has sent no invalid code in the last hour.
    """
    reserve = (FIRST_CODE_GUESS_OF_AN_ADDRESS, RESERVED_CODE_GUESSES)
    takes_reserve = not limits.allows_one_more(CODE_GUESSES_OF_ALL_CLIENTS) and limits.allows_one_more(
        FIRST_CODE_GUESS_OF_AN_ADDRESS
    )
    return reserve if takes_reserve else (CODE_GUESSES_OF_ALL_CLIENTS,)


def too_many_requests_problem(name: LimitName, wait: float) -> Problem:
    """Return Problem 429 for the limit with this name, and count the refusal in the metrics.

    `wait` is the number of seconds until the client may send the request again.
    """
    app_metrics().refused.labels(name).inc()
    seconds = max(1, math.ceil(wait))
    detail = tell("error-too-many-requests", {"what": Said(key_of_limit(name)), "seconds": seconds})
    return Problem("too-many-requests", detail, {"Retry-After": str(seconds)})


def key_of_limit(name: LimitName) -> str:
    """Return the key of the message for what a limit counts: small letters and dashes, without commas."""
    return f"error-limit-{name.replace(',', '').replace(' ', '-')}"


def _check_limits_of_route() -> None:
    current_rate_limiter().count_or_raise(LIMITS_BY_ROUTE.get(method_and_rule(), ()))


def _add_rate_limit_headers(response: Response) -> Response:
    """Add the headers RateLimit-Policy and RateLimit, with one item for each rate of each limit.

    The name of an item consists of the name of the limit and the period of the rate in seconds. In
    RateLimit-Policy, `q` is the burst, and `w` is the number of seconds in which an empty bucket fills up. In
    RateLimit, `r` is the number of requests that are allowed now, and `t` is the number of seconds until the
    bucket is full.
    """
    policies: dict[str, str] = {}
    left: dict[str, tuple[int, float]] = {}
    for limit, rate, key in g.get("counted", ()):
        name = f'"{limit.name}/{rate.seconds}s"'
        policies[name] = f"{name};q={rate.burst};w={math.ceil(rate.burst * rate.seconds_between_events)}"
        # If two limits have the same name, the item shows the limit that allows fewer requests now.
        now = current_rate_limiter().buckets.remaining_and_seconds_to_full(rate, key)
        left[name] = min(left.get(name, now), now)
    if policies:
        response.headers["RateLimit-Policy"] = ", ".join(policies.values())
        rests = (f"{name};r={many};t={math.ceil(seconds)}" for name, (many, seconds) in left.items())
        response.headers["RateLimit"] = ", ".join(rests)
    return response


def method_and_rule() -> tuple[str, str]:
    """Return the method and the rule of this request. For a HEAD request, the method GET is returned."""
    method = "GET" if request.method == "HEAD" else request.method
    return method, request.url_rule.rule if request.url_rule else ""


def current_rate_limiter() -> RateLimiter:
    """Return the rate limiter of the current app."""
    limits: RateLimiter = current_app.extensions["referee-limits"]
    return limits
