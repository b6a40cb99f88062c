"""Telling a phone what happens in a match while it happens: every entry once and in order.

Whoever hears a claim passes its entry on to those who follow the match in this process: a phone that has been
told all before it needs no database. Everything else is read: the entries after the last one that was told,
in pages, each page in a transaction of its own. While a phone waits or a frame is on its way, none is open.

A token that has ended is told nothing of what came later. What is read is told only to tokens that live by
then. What is passed on goes only to phones of the match that were found to live before, because the token of
a phone ends with an entry of its own (`phones.send_away`): no claim is passed on to a phone that has not been
told that entry, and with it, that it is revoked.
"""

import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Literal

from referee.codec import Absent, NewerReleaseNeeded, as_json
from referee.kit.values import known
from referee.live import wakeups
from referee.live.subscriptions import STREAMS_OF_A_LINK, STREAMS_OF_A_TOKEN, Audience, PassedOn, Watch
from referee.match.model.edits import Entry, edits_the_line
from referee.match.table.ranking import winners
from referee.records.cooperative import count_steps
from referee.services import match_clock
from referee.services.auth import GROUP, READER, Caller, found
from referee.services.budget import STEPS_OF_AN_ENTRY
from referee.services.errors import InvalidClaim
from referee.services.reads import Page, page_of, told_match
from referee.services.uses import expires_on, note
from referee.storage import journal, tokens
from referee.storage.loading import Table, table_of
from referee.storage.transactions import NotApplied, reading

HEARTBEAT = 15
"""Seconds without a frame after which a phone is told that all is well."""

PAGE = 50
"""So many entries are read at once."""

End = Literal["over", "gone", "revoked"]
"""The match has been decided, or was erased, or the token lives no more."""


@dataclass(frozen=True)
class Frame:
    """What is told at once: the state or an entry, with its number, or the end; `told` is JSON."""

    event: Literal["state", "entry", "end"]
    told: str
    number: int | None = None


@dataclass(frozen=True)
class News:
    """What there is after an entry: the next entries, whether there are more, and if not, whether it ends.

    `living` are those of the tokens of all who asked that live.
    """

    entries: Sequence[Frame] = ()
    more: bool = False
    end: End | None = None
    living: Collection[str] = ()


def follow(caller: Caller, after: int | None, seconds: float) -> Iterator[Frame | None]:
    """The state of the match, or nothing where entries `after` a number are asked for; then the entries, each
    as it comes, and None where there was none for a while. It ends without a word after so many seconds, and
    wherever it stands when the process stops or the token has newer ones.

    Raises, before anything is told, Unfit if there is no entry `after` yet, and NewerReleaseNeeded.
    """
    with reading() as session:
        table = found(session, caller)
        expires = expires_on(session, table.stored.id)
        page = None if after is None else page_of(session, table, after, PAGE)
    if page is not None:
        page.read()  # raises what cannot be told before anything is sent
    if after is not None and after > table.stored.number:
        raise InvalidClaim({"after": [f"`after` is too large: the last entry is {table.stored.number}."]})
    return _told(caller, table, expires, after, time.monotonic() + seconds)


def _told(
    caller: Caller, table: Table, expires: str | Absent, after: int | None, until: float
) -> Iterator[Frame | None]:
    most = STREAMS_OF_A_LINK if caller.holder.role == READER else STREAMS_OF_A_TOKEN
    with wakeups.watching(table.stored.id, caller.token, most) as watch:
        watch.number = table.stored.number if after is None else after
        if after is None:
            state = told_match(table, None, with_may=False, expires=expires)
            yield Frame("state", as_json(state), watch.number)
        is_a_phone = caller.holder.role not in (GROUP, READER)
        with suppress(NewerReleaseNeeded):  # whoever asks again is told
            yield from _frames(watch, until, is_a_phone)


def tell(table: Table, entry: Entry) -> None:
    """Tell all who follow the match, once it is committed, of an entry that was just stored; `table` is the
    match as it stands after it. Never fails."""
    number = entry.submission.number
    wakeups.wake(table.stored.id, PassedOn(number, lambda: _news_of(_page_of_one(table, entry))))


def _page_of_one(table: Table, entry: Entry) -> Page:
    """What reading after the entry before it finds, as long as no other one follows."""
    edits = [entry] if edits_the_line(entry.submission.claim) else []
    return Page(table, entry.submission.number - 1, PAGE, [entry], edits)


def _frames(watch: Watch, until: float, is_a_phone: bool) -> Iterator[Frame | None]:
    heartbeat = time.monotonic() + HEARTBEAT
    while not watch.is_over:
        passed_on = _passed_on(watch)
        news = passed_on or _news(watch, is_a_phone)
        for entry in news.entries:
            yield entry
            watch.number = known(entry.number)
            if not passed_on:
                count_steps(STEPS_OF_AN_ENTRY)
        if news.more:
            continue
        if news.end:
            yield Frame("end", as_json(news.end))
            return
        now = time.monotonic()
        if now >= until:
            return
        if news.entries:
            heartbeat = now + HEARTBEAT
        elif now >= heartbeat:
            heartbeat = now + HEARTBEAT
            note(watch.match_id)  # a phone that follows the match uses it, also when a new day begins
            yield None
        watch.wait(max(0, min(heartbeat, until) - now))


def _passed_on(watch: Watch) -> News | None:
    """The next entry, if it was passed on and this phone may take it."""
    passed_on = watch.audience.passed_on(watch.number + 1) if watch.takes_what_is_passed_on else None
    return passed_on.news if passed_on else None


def _news(watch: Watch, is_a_phone: bool) -> News:
    """What there is for this phone, read once for all at the table who have been told as much.

    Nothing where the database cannot tell now: whoever waits waits on, and is woken once it can.
    """
    try:
        news = watch.audience.shared(
            watch.number, lambda: _read(watch.audience, watch.match_id, watch.number)
        )
    except NotApplied:
        return News()
    if news.end != "gone" and watch.token not in news.living:
        return News(end="revoked")
    watch.takes_what_is_passed_on = is_a_phone
    return news


def _read(audience: Audience, match_id: str, after: int) -> News:
    with reading() as session:
        stored = journal.find(session, match_id)
        if stored is None or stored.erased_at is not None:
            return News(end="gone")
        match_clock.heard_of(match_id, stored.number)
        living = tokens.living(session, {watch.token for watch in tuple(audience.watches)})
        page = page_of(session, table_of(session, stored), after, PAGE)
    return _news_of(page.read(), living)


def _news_of(page: Page, living: Collection[str] = ()) -> News:
    told = page.told()
    shown = list(told.entries)
    if told.say:
        shown[-1] = replace(shown[-1], say=told.say)
    entries = [Frame("entry", as_json(one), one.entry.number) for one in shown]
    return News(entries, told.more, "over" if _is_over(page.table) else None, living)


def _is_over(table: Table) -> bool:
    state = table.state
    return bool(winners(table.game.ruleset_of(state), state))
