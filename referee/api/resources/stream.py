"""The route that streams a match as server-sent events while the match is played."""

import socket
from collections.abc import Iterable, Iterator
from typing import TypedDict

import marshmallow as ma
from flask import Response, request, stream_with_context

from referee.api.http.requests import OPENAPI_TOKEN_REQUIRED, require_caller
from referee.api.middleware import rate_limits
from referee.api.openapi.document import Blueprint
from referee.api.openapi.kinds import ref
from referee.services import streaming
from referee.services.streaming import StreamFrame

blueprint = Blueprint("stream", __name__, description="Follow a match while it is played.")

EVENT_STREAM_CONTENT_TYPE = "text/event-stream"
LONGEST_STREAM_SECONDS = 600
"""Maximum duration of a stream in seconds. Then the client reconnects and gets the missed entries."""

RETRY_MILLISECONDS = 500
SEND_TIMEOUT_SECONDS = 10
"""Maximum number of seconds for sending one event. A slower client is disconnected and may reconnect."""
SEND_BUFFER_BYTES = 64 * 1024
"""Maximum number of unread bytes of a stream that the kernel keeps in its send buffer."""
SECONDS_UNTIL_PHONE_IS_GONE = 20
"""Number of seconds without a TCP acknowledgement after which a phone is disconnected. Without this limit,
the kernel would try to send for minutes."""

STREAM_EVENT_SCHEMA = {
    "type": "object",
    "description": "One event of the stream.",
    "required": ["event", "data"],
    "properties": {
        "event": {"enum": ["state", "entry", "end"]},
        "id": {
            "type": "string",
            "pattern": "^[0-9]+$",
            "description": ("The number of the last entry that was sent."),
        },
        "data": {
            "type": "string",
            "description": "The match, the entry, or the reason for the end, as one line of JSON.",
            "contentMediaType": "application/json",
            "contentSchema": {
                "anyOf": [ref("Match"), ref("LoggedEntry"), {"enum": ["over", "gone", "revoked"]}]
            },
        },
    },
}

ENTRY_NUMBER_VALIDATOR = ma.validate.Range(0, 10_000_000)


class StreamOptions(TypedDict):
    """Query parameters of a stream.

    `after` is the number of the entry after which the stream starts, or None to start with the state. `wait`
    is the maximum duration of the stream in seconds.
    """

    after: int | None
    wait: int


class LastEventHeader(TypedDict):
    """The header Last-Event-ID: the number of the last entry that the client received, or None."""

    last_event_id: int | None


class StreamOptionsSchema(ma.Schema):
    after = ma.fields.Integer(
        load_default=None,
        validate=ENTRY_NUMBER_VALIDATOR,
        metadata={"description": "Send only the entries after this one, and no state."},
    )
    wait = ma.fields.Integer(
        load_default=LONGEST_STREAM_SECONDS,
        validate=ma.validate.Range(0, LONGEST_STREAM_SECONDS),
        metadata={
            "description": (
                "How many seconds to wait for new entries; 0 returns only the entries that exist now."
            )
        },
    )


class LastEventHeaderSchema(ma.Schema):
    last_event_id = ma.fields.Integer(
        data_key="Last-Event-ID",
        load_default=None,
        validate=ENTRY_NUMBER_VALIDATOR,
        metadata={"description": "The same as `after`. If both are sent, this one is used."},
    )


@blueprint.route("/v1/matches/<match_id>/stream")
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.arguments(LastEventHeaderSchema, location="headers")
@blueprint.arguments(StreamOptionsSchema, location="query")
@blueprint.response(200, STREAM_EVENT_SCHEMA, content_type=EVENT_STREAM_CONTENT_TYPE)
def stream_match(header: LastEventHeader, query: StreamOptions, match_id: str) -> Response:
    """Follow a match: its state now, then every entry once and in order, as soon as it is made.

    Read the stream with `fetch`, so that the token is sent in the header. Each `data` is one line of JSON.
    The first event is `event: state`. Its `data` is the match as `GET /v1/matches/{match_id}` returns it, and
    its `id` is the number of the last entry. Then comes one `event: entry` for each entry, as in the logbook,
    with its number as `id`. An entry is sent as it was when it was made. If later entries change it, only the
    logbook shows the change (`outcome`, `superseded`).

    To continue after a break, send the number of the last entry as `after` or `Last-Event-ID`. Then the
    stream starts without a state, and sends every later entry, however many there are. After 15 seconds
    without an event, a comment is sent.

    `event: end` means: do not reconnect. Its data is the reason: `"over"`: the match has been decided;
    `"gone"`: the match was erased; `"revoked"`: the token was revoked. A match that is over can still be
    corrected or played on: get it from time to time. If a stream ends without `event: end`, reconnect. This
    happens after ten minutes, when the service stops, or when the client reads too slowly.

    A token may have at most 2 open streams per match. A third stream closes the oldest one, without `event:
    end`. The token of a read-only link, which many phones share, may have 20.
    """
    after = query["after"] if header["last_event_id"] is None else header["last_event_id"]
    who = require_caller(match_id)
    rate_limits.count_one_computation_step()
    frames = streaming.stream_match_frames(who, after, query["wait"])
    _limit_slow_connection()
    stream = rate_limits.count_open_stream(who)
    # The events are read from the database while they are sent, so Flask must keep the application context.
    response = Response(stream_with_context(_encode_events(frames)), content_type=EVENT_STREAM_CONTENT_TYPE)
    response.call_on_close(stream.close)
    response.headers["Cache-Control"] = "no-store"
    response.headers["X-Accel-Buffering"] = "no"  # without this header, nginx delays events
    return response


def _encode_events(frames: Iterable[StreamFrame | None]) -> Iterator[bytes]:
    yield f"retry: {RETRY_MILLISECONDS}\n\n".encode()
    with rate_limits.counted_streamed_computation():
        for frame in frames:
            yield b": heartbeat\n\n" if frame is None else _encode_event(frame)


def _encode_event(frame: StreamFrame) -> bytes:
    # The data is a single line, because JSON escapes line breaks.
    number = "" if frame.number is None else f"id: {frame.number}\n"
    return f"event: {frame.event}\n{number}data: {frame.data}\n\n".encode()


def _limit_slow_connection() -> None:
    """Limit the send buffer and the timeouts of the connection of this request.

    With these limits, the server soon disconnects a phone that does not read or that has vanished.
    """
    connection = request.environ.get("gunicorn.socket")
    if connection is not None:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER_BYTES)
        connection.settimeout(SEND_TIMEOUT_SECONDS)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            connection.setsockopt(
                socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, 1000 * SECONDS_UNTIL_PHONE_IS_GONE
            )
