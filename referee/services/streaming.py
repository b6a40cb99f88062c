"""Streams of a match to phones: each entry once, in order, while the match goes on.

A process that stores an entry hands it to its own streams of the match. A stream that has sent all entries
before it needs no query. Otherwise it reads the entries after the last one that it has sent, in pages, each
in a transaction of its own. No transaction is open while a stream waits or a frame is on its way.

A revoked token gets no later entries. A read checks the tokens in the same transaction. Local news goes only
to phones whose tokens were valid at an earlier read. That is enough, because removing a phone adds an entry
of its own (`phones.remove_phone`). A stream that has not sent that entry takes no later local news, and
reading the entry shows that the token was revoked.
"""

import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Literal

from referee.codec import NewerReleaseNeeded, as_json
from referee.kit.values import known
from referee.live import wakeups
from referee.live.subscriptions import STREAMS_OF_A_LINK, STREAMS_OF_A_TOKEN, Audience, LocalNews, Watch
from referee.match.model.edits import Entry, edits_the_line
from referee.match.table.ranking import winners
from referee.records.cooperative import count_steps
from referee.rulings.shapes import Absent
from referee.services import match_clock
from referee.services.auth import GROUP, READER, Caller, find_match
from referee.services.budget import STEPS_OF_AN_ENTRY
from referee.services.errors import InvalidClaim
from referee.services.last_used import expires_on, record_use
from referee.services.match_views import ParsedPage, present_match, read_page
from referee.storage import journal, tokens
from referee.storage.loading import LoadedMatch, table_of
from referee.storage.transactions import NotApplied, reading

HEARTBEAT = 15
"""Seconds without a frame after which a stream sends a heartbeat."""

PAGE = 50
"""Maximum number of entries that one read returns."""

End = Literal["over", "gone", "revoked"]
"""Reason for the end of a stream: the match is over, it was erased, or the token was revoked."""


@dataclass(frozen=True)
class Frame:
    """One event of a stream: the state or an entry with its number, or the end. `data` is JSON."""

    event: Literal["state", "entry", "end"]
    data: str
    number: int | None = None


@dataclass(frozen=True)
class News:
    """The news after an entry: the next entries, whether there are more, and the end of the stream if there
    is one.

    `living` are the valid ones of the tokens of all watches of the match.
    """

    entries: Sequence[Frame] = ()
    more: bool = False
    end: End | None = None
    living: Collection[str] = ()


def follow(caller: Caller, after: int | None, seconds: float) -> Iterator[Frame | None]:
    """The frames of a stream: the state of the match, unless entries `after` a number are requested; then
    each entry as it comes, and None as a heartbeat. It ends without a frame after `seconds`, when the process
    ends, or when the token has newer streams.

    Raises before the first frame: NoSuchMatch, InvalidClaim if there is no entry `after` yet, and
    NewerReleaseNeeded.
    """
    with reading() as session:
        table = find_match(session, caller)
        expires = expires_on(session, table.stored.id)
        page = None if after is None else read_page(session, table, after, PAGE)
    if page is not None:
        page.read()  # raises NewerReleaseNeeded before anything is sent
    if after is not None and after > table.stored.number:
        raise InvalidClaim({"after": [f"`after` is too large: the last entry is {table.stored.number}."]})
    return _stream(caller, table, expires, after, time.monotonic() + seconds)


def _stream(
    caller: Caller, table: LoadedMatch, expires: str | Absent, after: int | None, until: float
) -> Iterator[Frame | None]:
    most = STREAMS_OF_A_LINK if caller.holder.role == READER else STREAMS_OF_A_TOKEN
    with wakeups.watching(table.stored.id, caller.token, most) as watch:
        watch.number = table.stored.number if after is None else after
        if after is None:
            state = present_match(table, None, with_may=False, expires=expires)
            yield Frame("state", as_json(state), watch.number)
        is_a_phone = caller.holder.role not in (GROUP, READER)
        with suppress(NewerReleaseNeeded):  # the next request raises it before anything is sent
            yield from _frames(watch, until, is_a_phone)


def announce(table: LoadedMatch, entry: Entry) -> None:
    """Announce an entry to the streams of its match, after the commit. `table` is the match after the entry.
    It never fails."""
    number = entry.submission.number
    wakeups.wake(table.stored.id, LocalNews(number, lambda: _news_of(_page_of_one(table, entry))))


def _page_of_one(table: LoadedMatch, entry: Entry) -> ParsedPage:
    """The page that a read after the previous entry would return, if this entry is the last one."""
    edits = [entry] if edits_the_line(entry.submission.claim) else []
    return ParsedPage(table, entry.submission.number - 1, PAGE, [entry], edits)


def _frames(watch: Watch, until: float, is_a_phone: bool) -> Iterator[Frame | None]:
    heartbeat = time.monotonic() + HEARTBEAT
    while not watch.is_over:
        local_news = _take_local_news(watch)
        news = local_news or _news(watch, is_a_phone)
        for entry in news.entries:
            yield entry
            watch.number = known(entry.number)
            if not local_news:
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
            record_use(watch.match_id)  # a stream is a use of the match, also when a new day begins
            yield None
        watch.wait(max(0, min(heartbeat, until) - now))


def _take_local_news(watch: Watch) -> News | None:
    """The news of the next entry, if it is local and this stream may take it; None otherwise."""
    local = watch.audience.local_news(watch.number + 1) if watch.takes_local_news else None
    return local.news if local else None


def _news(watch: Watch, is_a_phone: bool) -> News:
    """The news for this stream, read once for all streams of the match with the same last entry.

    Empty if the database cannot serve now: the stream waits on, and is woken when it can.
    """
    try:
        news = watch.audience.shared(
            watch.number, lambda: _read(watch.audience, watch.match_id, watch.number)
        )
    except NotApplied:
        return News()
    if news.end != "gone" and watch.token not in news.living:
        return News(end="revoked")
    watch.takes_local_news = is_a_phone
    return news


def _read(audience: Audience, match_id: str, after: int) -> News:
    with reading() as session:
        stored = journal.find(session, match_id)
        if stored is None or stored.erased_at is not None:
            return News(end="gone")
        match_clock.note_newest(match_id, stored.number)
        living = tokens.living(session, {watch.token for watch in tuple(audience.watches)})
        page = read_page(session, table_of(session, stored), after, PAGE)
    return _news_of(page.read(), living)


def _news_of(page: ParsedPage, living: Collection[str] = ()) -> News:
    view = page.present()
    shown = list(view.entries)
    if view.say:
        shown[-1] = replace(shown[-1], say=view.say)
    entries = [Frame("entry", as_json(one), one.entry.number) for one in shown]
    return News(entries, view.more, "over" if _is_over(page.table) else None, living)


def _is_over(table: LoadedMatch) -> bool:
    state = table.state
    return bool(winners(table.game.ruleset_of(state), state))
