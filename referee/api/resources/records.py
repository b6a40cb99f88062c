"""Routes that export matches as NDJSON, CSV, XLSX or text, and that import records (matches as NDJSON)."""

import hashlib
from collections.abc import Iterable, Iterator
from importlib.metadata import version
from itertools import chain, islice
from typing import IO

from flask import Response, request, stream_with_context

from referee.api.http.bodies import LARGEST_RECORD, NDJSON_CONTENT_TYPE, read_record_body
from referee.api.http.requests import (
    IDEMPOTENCY_KEY_PARAMETER,
    OPENAPI_TOKEN_REQUIRED,
    group_id_of_token_or_none,
    request_fingerprint,
    require_caller,
    require_token_that_may_read_group,
)
from referee.api.middleware import cells, in_flight, rate_limits
from referee.api.openapi.document import Blueprint, json_response
from referee.api.openapi.kinds import ref
from referee.api.resources.groups import HistoryFilterSchema
from referee.codec import to_json_text
from referee.records.cooperative import iterate_with_pauses
from referee.records.rounds import SPREADSHEET_COLUMNS
from referee.records.sheets import SheetColumn, SheetRow, csv_lines, write_xlsx_file
from referee.services import groups, records
from referee.services.matches import OpeningIdempotencyKey
from referee.services.records import MatchToExport
from referee.storage.group_history import HistoryFilter

blueprint = Blueprint("records", __name__, description="Export and import of the score history.")

BYTES_IN_PIECE_OF_EXPORT = 32 * 1024
"""Number of bytes in one piece of an export. An export is sent piece by piece."""

CSV_CONTENT_TYPE = "text/csv"
TEXT_CONTENT_TYPE = "text/plain"
XLSX_CONTENT_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"

HISTORY_COLUMNS = (SheetColumn("match", 24), *SPREADSHEET_COLUMNS)
STANDINGS_COLUMNS = (
    SheetColumn("game", 10),
    SheetColumn("name", 18),
    SheetColumn("played", 15),
    SheetColumn("won", 15),
    SheetColumn("rounds", 15),
    SheetColumn("rounds_won", 15),
    SheetColumn("points", 10),
    SheetColumn("average_left", 24),
    SheetColumn("calls_missed", 15),
    SheetColumn("catches", 10),
    SheetColumn("challenges_made", 16),
    SheetColumn("challenges_won", 16),
)

BINARY_FILE_SCHEMA = {"type": "string", "format": "binary"}
TEXT_FILE_SCHEMA = {"type": "string"}

RECORD_BODY = {
    "required": True,
    "description": (
        "A record as `GET /v1/matches/{match_id}/record.ndjson` exports it, of at most "
        f"{LARGEST_RECORD} bytes; Content-Length is required."
    ),
    "content": {NDJSON_CONTENT_TYPE: {"schema": {**TEXT_FILE_SCHEMA, "minLength": 1}}},
}


@blueprint.route("/v1/matches/<match_id>/record.ndjson")
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(200, TEXT_FILE_SCHEMA, content_type=NDJSON_CONTENT_TYPE)
def export_ndjson(match_id: str) -> Response:
    """Export the whole match as NDJSON, as a backup or to import it into any server.

    The first line has `"part": "header"`. It has the `format` of the record, the version of Referee that
    wrote it, the game, and the time when the match was opened. It also has everybody who ever had a seat,
    with the avatars that were chosen. Last come the rules at the start, with the option chosen for every
    difference.

    Then comes a `"part": "entry"` line for each entry of the logbook, with its claim and its ruling as they
    are stored. Then comes a `"part": "round"` line for each scored round, with its points after all
    corrections. The last line has `"part": "trailer"`: the number of entries and rounds, the totals, and
    `before`. A record without a trailer is not complete.

    Each line ends with a member `digest`, a SHA-256 in lower-case hexadecimal digits. The hashed text is the
    line in UTF-8, without the digest and without the line feed. To get this text, replace the last 77
    characters of the line (`,"digest":"…"}`) by `}`. `before` is the SHA-256 of all bytes above the trailer.
    Digests detect damage, not forgery.
    """
    book = records.find_match_to_export(require_caller(match_id))
    with rate_limits.counted_computation():
        lines = records.lines_of_record(book, version("referee"))
    return _match_file_response(
        book, "ndjson", NDJSON_CONTENT_TYPE, _join_into_pieces(line.encode() for line in lines)
    )


@blueprint.route("/v1/matches/<match_id>/record.txt")
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(200, TEXT_FILE_SCHEMA, content_type=TEXT_CONTENT_TYPE)
def export_text(match_id: str) -> Response:
    """Export the match as text to read: the claims, the rulings as they were given, and the state after
    each."""
    book = records.find_match_to_export(require_caller(match_id))
    with rate_limits.counted_computation():
        lines = records.lines_of_transcript(book)
    return _match_file_response(
        book, "txt", TEXT_CONTENT_TYPE, _join_into_pieces(line.encode() for line in lines)
    )


@blueprint.route("/v1/matches/<match_id>/record.csv")
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(200, TEXT_FILE_SCHEMA, content_type=CSV_CONTENT_TYPE)
def export_csv(match_id: str) -> Response:
    """Export the rounds as CSV, with one row for each round and seat. Text that looks like a formula gets an
    apostrophe in front of it."""
    book = records.find_match_to_export(require_caller(match_id))
    with rate_limits.counted_computation():
        lines = records.rounds_as_csv(book)
    return _match_file_response(book, "csv", CSV_CONTENT_TYPE, _join_into_pieces(lines))


@blueprint.route("/v1/matches/<match_id>/record.xlsx")
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(200, BINARY_FILE_SCHEMA, content_type=XLSX_CONTENT_TYPE)
def export_xlsx(match_id: str) -> Response:
    """Export the rounds as an XLSX workbook, with one row for each round and seat."""
    book = records.find_match_to_export(require_caller(match_id))
    with rate_limits.counted_computation():
        return _xlsx_response(book.file_name, records.rounds_as_xlsx(book))


@blueprint.route("/v1/records", methods=["POST"], parameters=[IDEMPOTENCY_KEY_PARAMETER])
@blueprint.doc(security=[{}, *OPENAPI_TOKEN_REQUIRED], requestBody=RECORD_BODY)
@blueprint.response(201, ref("OpenedMatch"))
def import_record() -> Response:
    """Import a record as a new match; the answer has the scorekeeper's token.

    The record is checked completely. If it is damaged, cut short or made up, nothing is imported, and the
    problem names the line and what is wrong with it. With a group's token, the match belongs to that group,
    and each seat belongs to the person of the group who has the same name. The avatars in the record are used
    in this match only. Until the first claim, anybody who knows the Idempotency-Key can get the token: make
    the key long and random.
    """
    with in_flight.bytes_counted_in_memory(min(request.content_length or 0, LARGEST_RECORD)):
        data = read_record_body()
        rate_limits.count_imported_bytes(len(data))
        key, group = cells.idempotency_key_for_new_match(), group_id_of_token_or_none()
        body = [hashlib.sha256(data).hexdigest(), group]
        with rate_limits.counted_computation():
            opened = records.import_record(data, OpeningIdempotencyKey(key, request_fingerprint(body)), group)
    return json_response(to_json_text(opened), 201, {"Location": f"/v1/matches/{opened.match.id}"})


@blueprint.route("/v1/groups/<group_id>/history.csv")
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.arguments(HistoryFilterSchema, location="query")
@blueprint.response(200, TEXT_FILE_SCHEMA, content_type=CSV_CONTENT_TYPE)
def export_history_csv(wanted: HistoryFilter, group_id: str) -> Response:
    """Export the history of the group as CSV, with one row for each match, round and seat, the newest match
    first."""
    group = require_token_that_may_read_group(group_id)
    with rate_limits.counted_computation():
        rows = _with_first_row_computed(groups.round_rows_of_group_history(group, wanted))
    return _streamed_file_response(
        "history.csv", CSV_CONTENT_TYPE, _join_into_pieces(csv_lines(HISTORY_COLUMNS, rows))
    )


@blueprint.route("/v1/groups/<group_id>/history.xlsx")
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.arguments(HistoryFilterSchema, location="query")
@blueprint.response(200, BINARY_FILE_SCHEMA, content_type=XLSX_CONTENT_TYPE)
def export_history_xlsx(wanted: HistoryFilter, group_id: str) -> Response:
    """Export the history of the group as an XLSX workbook, with one row for each match, round and seat."""
    group = require_token_that_may_read_group(group_id)
    with rate_limits.counted_computation():
        return _xlsx_response(
            "history",
            write_xlsx_file(
                HISTORY_COLUMNS, iterate_with_pauses(groups.round_rows_of_group_history(group, wanted))
            ),
        )


@blueprint.route("/v1/groups/<group_id>/standings.csv")
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.arguments(HistoryFilterSchema, location="query")
@blueprint.response(200, TEXT_FILE_SCHEMA, content_type=CSV_CONTENT_TYPE)
def export_standings_csv(wanted: HistoryFilter, group_id: str) -> Response:
    """Export the standings of the group as CSV, with one row for each game and person."""
    group = require_token_that_may_read_group(group_id)
    with rate_limits.counted_computation():
        rows = _with_first_row_computed(groups.rows_of_group_standings(group, wanted))
    return _streamed_file_response(
        "standings.csv", CSV_CONTENT_TYPE, _join_into_pieces(csv_lines(STANDINGS_COLUMNS, rows))
    )


@blueprint.route("/v1/groups/<group_id>/standings.xlsx")
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.arguments(HistoryFilterSchema, location="query")
@blueprint.response(200, BINARY_FILE_SCHEMA, content_type=XLSX_CONTENT_TYPE)
def export_standings_xlsx(wanted: HistoryFilter, group_id: str) -> Response:
    """Export the standings of the group as an XLSX workbook, with one row for each game and person."""
    group = require_token_that_may_read_group(group_id)
    with rate_limits.counted_computation():
        return _xlsx_response(
            "standings", write_xlsx_file(STANDINGS_COLUMNS, groups.rows_of_group_standings(group, wanted))
        )


def _with_first_row_computed(rows: Iterator[SheetRow]) -> Iterator[SheetRow]:
    """Compute the first row now, and return an iterator over all rows.

    If computing the first row fails, the error is raised before any part of the answer is sent.
    """
    first = list(islice(rows, 1))
    return chain(first, rows)


def _match_file_response(book: MatchToExport, ending: str, kind: str, pieces: Iterable[bytes]) -> Response:
    return _streamed_file_response(f"{book.file_name}.{ending}", kind, pieces)


def _streamed_file_response(name: str, kind: str, pieces: Iterable[bytes]) -> Response:
    # The pieces are read from the database while they are sent, so Flask must keep the application context.
    response = Response(stream_with_context(iter(pieces)), content_type=_content_type_with_charset(kind))
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


def _content_type_with_charset(kind: str) -> str:
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind


def _xlsx_response(name: str, file: IO[bytes]) -> Response:
    response = _streamed_file_response(f"{name}.xlsx", XLSX_CONTENT_TYPE, _read_and_close(file))
    # After a HEAD request or a broken connection, `_read_and_close` may not close the file.
    response.call_on_close(file.close)
    return response


def _read_and_close(file: IO[bytes]) -> Iterator[bytes]:
    with file:
        yield from iter(lambda: file.read(BYTES_IN_PIECE_OF_EXPORT), b"")


def _join_into_pieces(lines: Iterable[bytes]) -> Iterator[bytes]:
    """Join the lines into pieces, and count the steps of computation that the lines take.

    Each piece except the last has at least `BYTES_IN_PIECE_OF_EXPORT` bytes.
    """
    piece = bytearray()
    with rate_limits.counted_streamed_computation():
        for line in lines:
            piece += line
            if len(piece) >= BYTES_IN_PIECE_OF_EXPORT:
                yield bytes(piece)
                piece.clear()
    yield bytes(piece)
