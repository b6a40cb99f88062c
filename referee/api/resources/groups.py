"""Groups of people who play together over many evenings: their people, history and standings."""

import base64
import binascii
import datetime
import re
from typing import Any, TypedDict

import marshmallow as ma
from flask import Response

from referee.api.http.requests import KEY_HEADER, TOKEN, fingerprint, owned_group, readable_group
from referee.api.middleware import cells, rate_limits
from referee.api.openapi.document import Blueprint, answer
from referee.api.openapi.kinds import ref
from referee.codec import Data, Name, as_json
from referee.games import GAMES
from referee.kit.bounds import LONGEST_NAME
from referee.presenters.groups import GroupStandingsView, HistoryView
from referee.rulings.shapes import ABSENT
from referee.services import day, erasure, groups, people
from referee.services.matches import OpeningKey
from referee.storage.group_history import HistoryFilter, HistoryPosition

blueprint = Blueprint("groups", __name__, description="People who play together over many evenings.")

MOST_MATCHES = 100
"""Maximum number of matches on a page of the history."""
CURSOR = re.compile(r"(-?\d{1,15})\.([A-Za-z0-9_-]{1,64})", re.ASCII)


class GroupOpeningSchema(ma.Schema):
    """The name of the group."""

    class Meta:
        unknown = ma.RAISE

    name = Name(required=True, validate=ma.validate.Length(1, LONGEST_NAME))


class GroupOpening(TypedDict):
    """The name of a new group."""

    name: str


class MergeTarget(TypedDict):
    """The other entry for the same person."""

    into: str


class HistoryPage(TypedDict):
    """The position in the history after which a page starts, and its maximum number of matches."""

    cursor: HistoryPosition | None
    limit: int


class MergeSchema(ma.Schema):
    """The person that this one is merged into."""

    class Meta:
        unknown = ma.RAISE

    into = ma.fields.String(required=True, validate=ma.validate.Length(1, 64))


class Day(ma.fields.String):
    """A day in the time zone of the players."""

    default_error_messages = {"no_day": "Write the date as 2026-11-21."}

    def _deserialize(self, value: Any, attr: Any, data: Any, **kwargs: Any) -> Any:
        text = super()._deserialize(value, attr, data, **kwargs)
        parts = re.fullmatch(r"(\d{4})-(\d\d)-(\d\d)", text, re.ASCII)
        if parts is None:
            raise self.make_error("no_day")
        try:
            return datetime.date(*map(int, parts.groups()))
        except ValueError:
            raise self.make_error("no_day") from None


class Cursor(ma.fields.String):
    """A place in the history, as `next` of a page gives it."""

    default_error_messages = {"no_cursor": "Send `next` of the previous page, unchanged."}

    def _deserialize(self, value: Any, attr: Any, data: Any, **kwargs: Any) -> Any:
        text = super()._deserialize(value, attr, data, **kwargs)
        try:
            decoded = base64.b64decode(text.encode("ascii"), b"-_", validate=True).decode("ascii")
        except (UnicodeError, binascii.Error):
            raise self.make_error("no_cursor") from None
        place = CURSOR.fullmatch(decoded)
        if place is None:
            raise self.make_error("no_cursor")
        return HistoryPosition(int(place[1]), place[2])


def cursor_text(place: HistoryPosition | None) -> str | None:
    """Return the text of a cursor, which `Cursor` reads; None for the end of the history."""
    if place is None:
        return None
    return base64.urlsafe_b64encode(f"{place.opened_at}.{place.match_id}".encode()).decode()


class WantedSchema(ma.Schema):
    """Which matches of the group. Loads as HistoryFilter."""

    person = ma.fields.String(
        load_default=None,
        validate=ma.validate.Length(1, 64),
        metadata={"description": "Only matches in which the person with this id played."},
    )
    game = ma.fields.String(load_default=None, validate=ma.validate.OneOf(list(GAMES)))
    since = Day(
        data_key="from",
        load_default=None,
        metadata={
            "format": "date",
            "description": ("Only matches opened on this day or later, where their players are."),
        },
    )
    until = Day(
        data_key="to",
        load_default=None,
        metadata={
            "format": "date",
            "description": ("Only matches opened on this day or earlier, where their players are."),
        },
    )

    @ma.validates_schema
    def check(self, data: Data, **kwargs: object) -> None:
        """Raise ValidationError if the last day is before the first one."""
        if None not in (data["since"], data["until"]) and data["since"] > data["until"]:
            raise ma.ValidationError("The last day is before the first one.", "to")

    @ma.post_load
    def make(self, data: Data, **kwargs: object) -> HistoryFilter:
        """Return the filter; a day becomes the moment at which it begins for the players."""
        since, until = data["since"], data["until"]
        # No day follows the last one that a calendar knows.
        after = None if until in (None, datetime.date.max) else until + datetime.timedelta(days=1)
        return HistoryFilter(
            data["person"],
            data["game"],
            since and day.day_start(since),
            after and day.day_start(after),
        )


class HistoryPageSchema(ma.Schema):
    """The part of the history to return."""

    cursor = Cursor(load_default=None, metadata={"description": ("The cursor: `next` of the previous page.")})
    limit = ma.fields.Integer(load_default=20, validate=ma.validate.Range(1, MOST_MATCHES))


@blueprint.route("/v1/groups", methods=["POST"], parameters=[KEY_HEADER])
@blueprint.arguments(GroupOpeningSchema)
@blueprint.response(201, ref("OpenedGroup"))
def open_group(opening: GroupOpening) -> Response:
    """Create a group. The answer has its token; use it to open matches in the group.

    Until the first match is opened in the group, anybody who knows the Idempotency-Key can get the token:
    make the key long and random.
    """
    asked = OpeningKey(cells.opening_key(), fingerprint(opening))
    opened = groups.open_group(opening["name"], asked)
    return answer(as_json(opened), 201, {"Location": f"/v1/groups/{opened.id}"})


@blueprint.route("/v1/groups/<group_id>")
@blueprint.doc(security=TOKEN)
@blueprint.response(200, ref("Group"))
def read(group_id: str) -> Response:
    """Get the group and its people, each with the number of matches they played in."""
    return answer(as_json(groups.read(readable_group(group_id))))


@blueprint.route("/v1/groups/<group_id>/history")
@blueprint.doc(security=TOKEN)
@blueprint.arguments(WantedSchema, location="query")
@blueprint.arguments(HistoryPageSchema, location="query")
@blueprint.response(200, ref("History"))
def history(wanted: HistoryFilter, page: HistoryPage, group_id: str) -> Response:
    """List the matches of the group, the newest first, each with its players and standings."""
    group = readable_group(group_id)
    with rate_limits.counted_work():
        found = groups.history(group, wanted, page["cursor"], page["limit"])
    unread = found.unread or ABSENT
    return answer(as_json(HistoryView(found.matches, cursor_text(found.next), unread)))


@blueprint.route("/v1/groups/<group_id>/standings")
@blueprint.doc(security=TOKEN)
@blueprint.arguments(WantedSchema, location="query")
@blueprint.response(200, ref("GroupStandings"))
def standings(wanted: HistoryFilter, group_id: str) -> Response:
    """List the results of each person in each game; the person who has won most matches comes first."""
    group = readable_group(group_id)
    with rate_limits.counted_work():
        return answer(as_json(GroupStandingsView(groups.standings(group, wanted))))


@blueprint.route("/v1/groups/<group_id>/people/<person_id>/merge", methods=["POST"])
@blueprint.doc(security=TOKEN)
@blueprint.arguments(MergeSchema)
@blueprint.response(200, ref("Group"))
def merge(wanted: MergeTarget, group_id: str, person_id: str) -> Response:
    """Merge two entries for the same person: all matches of this person are moved to the person named in the
    body, and this person is deleted."""
    members = owned_group(group_id)
    people.merge(members, person_id, wanted["into"])
    return answer(as_json(groups.read(members)))


@blueprint.route("/v1/groups/<group_id>/people/<person_id>", methods=["DELETE"])
@blueprint.doc(security=TOKEN)
@blueprint.response(204)
def forget(group_id: str, person_id: str) -> Response:
    """Erase a person's name from the group and all its matches. The games stay, with a number in place of the
    name.

    Remarks stay as they were written, and so does the name of the group, even if they mention the person.
    """
    erasure.forget_person(owned_group(group_id), person_id)
    return Response(status=204)
