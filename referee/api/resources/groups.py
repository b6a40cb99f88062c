"""Routes for groups of people who play together over many evenings: their names, history and standings."""

import base64
import binascii
import datetime
import re
from typing import Any, TypedDict

import marshmallow as ma
from flask import Response

from referee.api.http.requests import (
    IDEMPOTENCY_KEY_PARAMETER,
    OPENAPI_TOKEN_REQUIRED,
    request_fingerprint,
    require_token_of_group,
    require_token_that_may_read_group,
)
from referee.api.middleware import cells, rate_limits
from referee.api.openapi.document import Blueprint, json_response
from referee.api.openapi.kinds import ref
from referee.codec import LoadedData, PersonNameField, to_json_text
from referee.games import GAMES
from referee.kit.bounds import MOST_CHARACTERS_OF_NAME
from referee.languages.speech import tell
from referee.presenters.groups import GroupStandingsView, HistoryView
from referee.rulings.shapes import ABSENT
from referee.services import day, erasure, groups, people
from referee.services.matches import OpeningIdempotencyKey
from referee.storage.group_history import HistoryFilter, HistoryPosition

blueprint = Blueprint("groups", __name__, description="People who play together over many evenings.")

MOST_MATCHES_ON_A_PAGE = 100
"""Maximum number of matches on a page of the history."""
CURSOR_PATTERN = re.compile(r"(-?\d{1,15})\.([A-Za-z0-9_-]{1,64})", re.ASCII)


class GroupOpeningSchema(ma.Schema):
    """The name of the group."""

    class Meta:
        unknown = ma.RAISE

    name = PersonNameField(required=True, validate=ma.validate.Length(1, MOST_CHARACTERS_OF_NAME))


class GroupOpening(TypedDict):
    """The body of a request that opens a group: the name of the group."""

    name: str


class MergeBody(TypedDict):
    """The body of a request that merges two people of a group. `into` is the id of the person who remains."""

    into: str


class HistoryPage(TypedDict):
    """Query parameters for a page of the history. The page starts after the position `cursor`, or at the
    newest match if `cursor` is None. It has at most `limit` matches."""

    cursor: HistoryPosition | None
    limit: int


class MergeSchema(ma.Schema):
    """The id of the person who remains (`into`). The other person is deleted."""

    class Meta:
        unknown = ma.RAISE

    into = ma.fields.String(required=True, validate=ma.validate.Length(1, 64))


class DayField(ma.fields.String):
    """A field for a day in the time zone of the players, such as 2026-11-21. Its text is loaded as a date."""

    def _deserialize(self, value: Any, attr: Any, data: Any, **kwargs: Any) -> Any:
        text = super()._deserialize(value, attr, data, **kwargs)
        parts = re.fullmatch(r"(\d{4})-(\d\d)-(\d\d)", text, re.ASCII)
        if parts is None:
            raise ma.ValidationError(tell("error-no-day"))
        try:
            return datetime.date(*map(int, parts.groups()))
        except ValueError:
            raise ma.ValidationError(tell("error-no-day")) from None


class CursorField(ma.fields.String):
    """A field for the member `next` of the previous page. Its text is loaded as a HistoryPosition."""

    def _deserialize(self, value: Any, attr: Any, data: Any, **kwargs: Any) -> Any:
        text = super()._deserialize(value, attr, data, **kwargs)
        try:
            decoded = base64.b64decode(text.encode("ascii"), b"-_", validate=True).decode("ascii")
        except (UnicodeError, binascii.Error):
            raise ma.ValidationError(tell("error-no-cursor")) from None
        place = CURSOR_PATTERN.fullmatch(decoded)
        if place is None:
            raise ma.ValidationError(tell("error-no-cursor"))
        return HistoryPosition(int(place[1]), place[2])


def encode_cursor(place: HistoryPosition | None) -> str | None:
    """Return a position in the history as text for `CursorField`, or None if there is no next page."""
    if place is None:
        return None
    return base64.urlsafe_b64encode(f"{place.opened_at}.{place.match_id}".encode()).decode()


class HistoryFilterSchema(ma.Schema):
    """Query parameters that choose matches of the group. Loads as HistoryFilter."""

    person = ma.fields.String(
        load_default=None,
        validate=ma.validate.Length(1, 64),
        metadata={"description": "Only matches in which the person with this id played."},
    )
    game = ma.fields.String(load_default=None, validate=ma.validate.OneOf(list(GAMES)))
    since = DayField(
        data_key="from",
        load_default=None,
        metadata={
            "format": "date",
            "description": ("Only matches opened on this day or later, where their players are."),
        },
    )
    until = DayField(
        data_key="to",
        load_default=None,
        metadata={
            "format": "date",
            "description": ("Only matches opened on this day or earlier, where their players are."),
        },
    )

    @ma.validates_schema
    def check_order_of_days(self, data: LoadedData, **kwargs: object) -> None:
        """Raise ValidationError if the last day (`to`) is before the first day (`from`)."""
        if None not in (data["since"], data["until"]) and data["since"] > data["until"]:
            raise ma.ValidationError(tell("error-days-reversed"), "to")

    @ma.post_load
    def make_history_filter(self, data: LoadedData, **kwargs: object) -> HistoryFilter:
        """Return the filter, with points in time in place of days.

        The filter chooses the matches that were opened between the beginning of the first day (`from`) and
        the end of the last day (`to`). A day begins at midnight in the time zone of the players.
        """
        since, until = data["since"], data["until"]
        # Python cannot represent the day after `datetime.date.max`.
        after = None if until in (None, datetime.date.max) else until + datetime.timedelta(days=1)
        return HistoryFilter(
            data["person"],
            data["game"],
            since and day.start_of_day_in_server_zone_and_utc(since),
            after and day.start_of_day_in_server_zone_and_utc(after),
        )


class HistoryPageSchema(ma.Schema):
    """Query parameters for a page of the history. Loads as HistoryPage."""

    cursor = CursorField(
        load_default=None, metadata={"description": ("The cursor: `next` of the previous page.")}
    )
    limit = ma.fields.Integer(load_default=20, validate=ma.validate.Range(1, MOST_MATCHES_ON_A_PAGE))


@blueprint.route("/v1/groups", methods=["POST"], parameters=[IDEMPOTENCY_KEY_PARAMETER])
@blueprint.arguments(GroupOpeningSchema)
@blueprint.response(201, ref("OpenedGroup"))
def open_group(opening: GroupOpening) -> Response:
    """Create a group. The answer has its token; use it to open matches in the group.

    Until the first match is opened in the group, anybody who knows the Idempotency-Key can get the token:
    make the key long and random.
    """
    asked = OpeningIdempotencyKey(cells.idempotency_key_in_own_cell(), request_fingerprint(opening))
    opened = groups.open_group(opening["name"], asked)
    return json_response(to_json_text(opened), 201, {"Location": f"/v1/groups/{opened.id}"})


@blueprint.route("/v1/groups/<group_id>")
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(200, ref("Group"))
def get_group(group_id: str) -> Response:
    """Get the group and its people, each with the number of matches they played in."""
    return json_response(to_json_text(groups.view_group(require_token_that_may_read_group(group_id))))


@blueprint.route("/v1/groups/<group_id>/history")
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.arguments(HistoryFilterSchema, location="query")
@blueprint.arguments(HistoryPageSchema, location="query")
@blueprint.response(200, ref("History"))
def list_group_history(wanted: HistoryFilter, page: HistoryPage, group_id: str) -> Response:
    """List the matches of the group, the newest first, each with its players and standings."""
    group = require_token_that_may_read_group(group_id)
    with rate_limits.counted_computation():
        found = groups.read_group_history(group, wanted, page["cursor"], page["limit"])
    unread = found.unread or ABSENT
    return json_response(to_json_text(HistoryView(found.matches, encode_cursor(found.next), unread)))


@blueprint.route("/v1/groups/<group_id>/standings")
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.arguments(HistoryFilterSchema, location="query")
@blueprint.response(200, ref("GroupStandings"))
def list_group_standings(wanted: HistoryFilter, group_id: str) -> Response:
    """List the results of each person in each game; the person who has won most matches comes first."""
    group = require_token_that_may_read_group(group_id)
    with rate_limits.counted_computation():
        return json_response(to_json_text(GroupStandingsView(groups.read_group_standings(group, wanted))))


@blueprint.route("/v1/groups/<group_id>/people/<person_id>/merge", methods=["POST"])
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.arguments(MergeSchema)
@blueprint.response(200, ref("Group"))
def merge_people(wanted: MergeBody, group_id: str, person_id: str) -> Response:
    """Merge two people of the group who are the same person.

    All matches of the person in the path are moved to the person in the body. Then the person in the path is
    deleted.
    """
    members = require_token_of_group(group_id)
    people.merge_people(members, person_id, wanted["into"])
    return json_response(to_json_text(groups.view_group(members)))


@blueprint.route("/v1/groups/<group_id>/people/<person_id>", methods=["DELETE"])
@blueprint.doc(security=OPENAPI_TOKEN_REQUIRED)
@blueprint.response(204)
def forget_person_in_group(group_id: str, person_id: str) -> Response:
    """Erase a person's name from the group and all its matches. The games stay, with a number in place of the
    name.

    Remarks stay as they were written, and so does the name of the group, even if they mention the person.
    """
    erasure.erase_name_of_person(require_token_of_group(group_id), person_id)
    return Response(status=204)
