"""Streams of a match to phones. A stream sends each entry once and in order, as soon as the entry is stored.

When a process stores the entry of a claim, it passes the entry directly to the streams in the same process.
Such an entry is called local news. A stream that has sent all earlier entries sends local news without a
database query. Otherwise a stream reads the entries from the database, each page in a transaction of its own.
No transaction is open while a stream waits or sends.

A stream ends when its token is revoked. Each read from the database checks the token, but local news is sent
without a check. A removed phone still gets no news, because its removal is an entry without local news
(`phones.remove_phone`). The stream has to read this entry from the database, and that read ends the stream.
"""

import time
from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Literal

from referee.codec import NewerReleaseNeeded, to_json_text
from referee.kit.values import not_none
from referee.languages.speech import tell
from referee.live import wakeups
from referee.live.subscriptions import (
    MOST_STREAMS_OF_A_READ_ONLY_LINK,
    MOST_STREAMS_OF_A_TOKEN,
    NewsOfLocalEntry,
    StreamsOfMatch,
    WaitingStream,
)
from referee.match.model.edits import Entry, is_edit_claim
from referee.match.table.ranking import winners
from referee.records.cooperative import report_work_steps
from referee.rulings.shapes import AbsentInJSON
from referee.services import match_clock
from referee.services.auth import GROUP_ROLE, READ_ONLY_ROLE, Caller, find_match
from referee.services.budget import STEPS_TO_RENDER_AN_ENTRY
from referee.services.errors import InvalidClaim
from referee.services.last_used import expiry_date_of_match, record_match_use
from referee.services.match_views import ParsedLogbookPage, present_match, read_logbook_rows
from referee.storage import journal, tokens
from referee.storage.loading import LoadedMatch, load_stored_match
from referee.storage.transactions import NotApplied, open_read_session

HEARTBEAT_SECONDS = 15
"""Number of seconds without an entry after which a stream sends a heartbeat."""

ENTRIES_PER_READ = 50
"""Maximum number of entries that one read of a stream returns."""

StreamEndReason = Literal["over", "gone", "revoked"]
"""Reason why a stream ends.

- `over`: The match is over.
- `gone`: The match was erased.
- `revoked`: The token was revoked.
"""


@dataclass(frozen=True)
class StreamFrame:
    """One message of a stream: the state, an entry, or the end. `data` is JSON text. `number` is the number
    of the entry, or of the last entry that the state includes. It is None for the end."""

    event: Literal["state", "entry", "end"]
    data: str
    number: int | None = None


@dataclass(frozen=True)
class StreamNews:
    """The next part of a stream: the frames `entries`. `more` says whether the stream can read later entries
    at once. If the stream ends after `entries`, `end` is the reason. If the stream goes on, `end` is None.

    `living` has the tokens of the match's streams, without the revoked tokens.
    """

    entries: Sequence[StreamFrame] = ()
    more: bool = False
    end: StreamEndReason | None = None
    living: Collection[str] = ()


def stream_match_frames(caller: Caller, after: int | None, seconds: float) -> Iterator[StreamFrame | None]:
    """The frames of a stream of the match: first the state, then each entry as soon as it is stored. If
    `after` is a number, the stream sends no state, but all entries that follow entry `after`. If there is no
    entry for some time, the iterator yields None, and the client gets a heartbeat.

    The stream ends without an end frame in three cases: after `seconds`, when the process ends, and when the
    same token has opened too many newer streams.

    Raises NoSuchMatch, NewerReleaseNeeded, and InvalidClaim if there is no entry `after` yet. All are raised
    before the first frame.
    """
    with open_read_session() as session:
        table = find_match(session, caller)
        expires = expiry_date_of_match(session, table.stored.id)
        page = None if after is None else read_logbook_rows(session, table, after, ENTRIES_PER_READ)
    if page is not None:
        page.parse_rows()  # raises NewerReleaseNeeded before the first frame is sent
    if after is not None and after > table.stored.number:
        raise InvalidClaim({"after": [tell("error-after-too-large", {"last": table.stored.number})]})
    return _stream_frames(caller, table, expires, after, time.monotonic() + seconds)


def _stream_frames(
    caller: Caller, table: LoadedMatch, expires: str | AbsentInJSON, after: int | None, until: float
) -> Iterator[StreamFrame | None]:
    """The frames of a stream, as `stream_match_frames` describes them. The stream ends at the latest at
    `until`, in seconds of the monotonic clock."""
    most = (
        MOST_STREAMS_OF_A_READ_ONLY_LINK if caller.holder.role == READ_ONLY_ROLE else MOST_STREAMS_OF_A_TOKEN
    )
    with wakeups.register_waiting_stream(table.stored.id, caller.token, most) as watch:
        watch.number = table.stored.number if after is None else after
        if after is None:
            state = present_match(table, None, with_may=False, expires=expires)
            yield StreamFrame("state", to_json_text(state), watch.number)
        is_a_phone = caller.holder.role not in (GROUP_ROLE, READ_ONLY_ROLE)
        with suppress(NewerReleaseNeeded):  # the next request of the phone gets this error
            yield from _entry_frames(watch, until, is_a_phone)


def announce_entry(table: LoadedMatch, entry: Entry) -> None:
    """Send an entry to the streams of its match. `table` is the match after the entry. Call this function
    after the commit. This function raises no error."""
    number = entry.submission.number
    wakeups.wake_streams_of_match(
        table.stored.id, NewsOfLocalEntry(number, lambda: _news_of_page(_page_of_one_entry(table, entry)))
    )


def _page_of_one_entry(table: LoadedMatch, entry: Entry) -> ParsedLogbookPage:
    """A page of the logbook with only this entry, which is the last entry of the match."""
    edits = [entry] if is_edit_claim(entry.submission.claim) else []
    return ParsedLogbookPage(table, entry.submission.number - 1, ENTRIES_PER_READ, [entry], edits)


def _entry_frames(watch: WaitingStream, until: float, is_a_phone: bool) -> Iterator[StreamFrame | None]:
    """The frames of the entries that a stream has not sent yet, heartbeats (None), and the end. `is_a_phone`
    is false for the streams of a group's token or of a read-only link, which always read the database."""
    heartbeat = time.monotonic() + HEARTBEAT_SECONDS
    while not watch.is_over:
        local_news = _local_news_of_next_entry(watch)
        news = local_news or _read_news_shared_by_streams(watch, is_a_phone)
        for entry in news.entries:
            yield entry
            watch.number = not_none(entry.number)
            if not local_news:
                report_work_steps(STEPS_TO_RENDER_AN_ENTRY)
        if news.more:
            continue
        if news.end:
            yield StreamFrame("end", to_json_text(news.end))
            return
        now = time.monotonic()
        if now >= until:
            return
        if news.entries:
            heartbeat = now + HEARTBEAT_SECONDS
        elif now >= heartbeat:
            heartbeat = now + HEARTBEAT_SECONDS
            record_match_use(watch.match_id)  # a match with an open stream is used
            yield None
        watch.wait_for_wakeup(max(0, min(heartbeat, until) - now))


def _local_news_of_next_entry(watch: WaitingStream) -> StreamNews | None:
    """The news of the next entry of this stream, if this process has stored the entry itself (local news).
    None if the stream has to read the database."""
    local = watch.audience.find_news_of_local_entry(watch.number + 1) if watch.takes_local_news else None
    return local.news_created_once if local else None


def _read_news_shared_by_streams(watch: WaitingStream, is_a_phone: bool) -> StreamNews:
    """The next entries for this stream. One read of the database serves all streams of the match that have
    sent the same last entry.

    If the database is unavailable, the result is empty. The stream then waits, and is woken when the database
    is available again.
    """
    try:
        news = watch.audience.read_once_for_all_streams(
            watch.number, lambda: _read_news(watch.audience, watch.match_id, watch.number)
        )
    except NotApplied:
        return StreamNews()
    if news.end != "gone" and watch.token not in news.living:
        return StreamNews(end="revoked")
    watch.takes_local_news = is_a_phone
    return news


def _read_news(audience: StreamsOfMatch, match_id: str, after: int) -> StreamNews:
    """Read the entries of a match that follow entry `after`, and check the tokens of all streams of the
    match. If the match is erased, the result ends the streams."""
    with open_read_session() as session:
        stored = journal.find_match(session, match_id)
        if stored is None or stored.erased_at is not None:
            return StreamNews(end="gone")
        match_clock.record_newest_entry_if_new(match_id, stored.number)
        living = tokens.find_valid_tokens(session, {watch.token for watch in tuple(audience.watches)})
        page = read_logbook_rows(session, load_stored_match(session, stored), after, ENTRIES_PER_READ)
    return _news_of_page(page.parse_rows(), living)


def _news_of_page(page: ParsedLogbookPage, living: Collection[str] = ()) -> StreamNews:
    """The news with the entries of this page. `living` has the tokens of the match's streams, without the
    revoked tokens."""
    view = page.present_logbook_page()
    shown = list(view.entries)
    if view.say:
        shown[-1] = replace(shown[-1], say=view.say)
    entries = [StreamFrame("entry", to_json_text(one), one.entry.number) for one in shown]
    return StreamNews(entries, view.more, "over" if _is_match_over(page.table) else None, living)


def _is_match_over(table: LoadedMatch) -> bool:
    """Whether the match has winners."""
    state = table.state
    return bool(winners(table.game.ruleset_of(state), state))
