"""Groups of people who play together over many evenings: who they are, what they played, how they stand."""

import base64
import binascii
import datetime
import re
from typing import Any, TypedDict

import marshmallow as ma
from flask import Response

from referee.api.http.requests import KEY_HEADER, TOKEN, fingerprint, group, idempotency_key, whole_group
from referee.api.openapi.document import Blueprint, answer
from referee.api.openapi.kinds import ref
from referee.codec import ABSENT, LONGEST_NAME, Data, Name, as_json
from referee.games import GAMES
from referee.presenters.groups import GroupStandingsView, HistoryView
from referee.services import erasure, groups, people
from referee.services.matches import Asked
from referee.storage.group_history import Place, Wanted

blueprint = Blueprint("groups", __name__, description="People who play together over many evenings.")

MOST_MATCHES = 100
DAY = 24 * 60 * 60 * 1000
CURSOR = re.compile(r"(-?\d{1,15})\.([A-Za-z0-9_-]{1,64})", re.ASCII)


class GroupOpeningSchema(ma.Schema):
    """What the group is called."""

    class Meta:
        unknown = ma.RAISE

    name = Name(required=True, validate=ma.validate.Length(1, LONGEST_NAME))


class Named(TypedDict):
    """What a group is called."""

    name: str


class Merging(TypedDict):
    """Who somebody of the group is."""

    into: str


class HistoryPage(TypedDict):
    """Where a page of the history begins, and how long it is."""

    cursor: Place | None
    limit: int


class MergeSchema(ma.Schema):
    """The person of the group who this one is."""

    class Meta:
        unknown = ma.RAISE

    into = ma.fields.String(required=True, validate=ma.validate.Length(1, 64))


class Day(ma.fields.String):
    """A day as its first millisecond since 1970, in UTC."""

    default_error_messages = {"no_day": "Say a day as 2026-11-21."}

    def _deserialize(self, value: Any, attr: Any, data: Any, **kwargs: Any) -> Any:
        text = super()._deserialize(value, attr, data, **kwargs)
        told = re.fullmatch(r"(\d{4})-(\d\d)-(\d\d)", text, re.ASCII)
        if told is None:
            raise self.make_error("no_day")
        try:
            day = datetime.date(*map(int, told.groups()))
        except ValueError:
            raise self.make_error("no_day") from None
        return (day - datetime.date(1970, 1, 1)).days * DAY


class Cursor(ma.fields.String):
    """A place in the history, as `next` told it."""

    default_error_messages = {"no_cursor": "Send the `next` of the page before, as it is."}

    def _deserialize(self, value: Any, attr: Any, data: Any, **kwargs: Any) -> Any:
        text = super()._deserialize(value, attr, data, **kwargs)
        try:
            told = base64.b64decode(text.encode("ascii"), b"-_", validate=True).decode("ascii")
        except (UnicodeError, binascii.Error):
            raise self.make_error("no_cursor") from None
        place = CURSOR.fullmatch(told)
        if place is None:
            raise self.make_error("no_cursor")
        return Place(int(place[1]), place[2])


def told_cursor(place: Place | None) -> str | None:
    """The text that `Cursor` reads."""
    if place is None:
        return None
    return base64.urlsafe_b64encode(f"{place.opened_at}.{place.match_id}".encode()).decode()


class WantedSchema(ma.Schema):
    """Which matches of the group. Loads as Wanted."""

    person = ma.fields.String(
        load_default=None,
        validate=ma.validate.Length(1, 64),
        metadata={"description": "Only those in which this person sat, by the id."},
    )
    game = ma.fields.String(load_default=None, validate=ma.validate.OneOf(list(GAMES)))
    since = Day(
        data_key="from",
        load_default=None,
        metadata={"format": "date", "description": "Only those opened on this day, in UTC, or later."},
    )
    until = Day(
        data_key="to",
        load_default=None,
        metadata={"format": "date", "description": "Only those opened on this day, in UTC, or earlier."},
    )

    @ma.validates_schema
    def check(self, data: Data, **kwargs: object) -> None:
        if None not in (data["since"], data["until"]) and data["since"] > data["until"]:
            raise ma.ValidationError("The last day is before the first one.", "to")

    @ma.post_load
    def make(self, data: Data, **kwargs: object) -> Wanted:
        until = None if data["until"] is None else data["until"] + DAY
        return Wanted(data["person"], data["game"], data["since"], until)


class PageSchema(ma.Schema):
    """Which part of the history."""

    cursor = Cursor(load_default=None, metadata={"description": "Where the page before ended: its `next`."})
    limit = ma.fields.Integer(load_default=20, validate=ma.validate.Range(1, MOST_MATCHES))


@blueprint.route("/v1/groups", methods=["POST"], parameters=[KEY_HEADER])
@blueprint.arguments(GroupOpeningSchema)
@blueprint.response(201, ref("OpenedGroup"))
def open_group(opening: Named) -> Response:
    """Open a group; the answer carries its token, with which matches are opened in it.

    The key is as good as a token until a match has been opened in it: make it long and random.
    """
    asked = Asked(idempotency_key(), fingerprint(opening))
    opened = groups.open_group(opening["name"], asked)
    return answer(as_json(opened), 201, {"Location": f"/v1/groups/{opened.id}"})


@blueprint.route("/v1/groups/<group_id>")
@blueprint.doc(security=TOKEN)
@blueprint.response(200, ref("Group"))
def read(group_id: str) -> Response:
    """The group and its people, each with the number of matches they sat in."""
    return answer(as_json(groups.read(group(group_id))))


@blueprint.route("/v1/groups/<group_id>/history")
@blueprint.doc(security=TOKEN)
@blueprint.arguments(WantedSchema, location="query")
@blueprint.arguments(PageSchema, location="query")
@blueprint.response(200, ref("History"))
def history(wanted: Wanted, page: HistoryPage, group_id: str) -> Response:
    """The matches of the group, the newest first, each with its people and how they stand."""
    told = groups.history(group(group_id), wanted, page["cursor"], page["limit"])
    unread = told.unread or ABSENT
    return answer(as_json(HistoryView(told.matches, told_cursor(told.next), unread)))


@blueprint.route("/v1/groups/<group_id>/standings")
@blueprint.doc(security=TOKEN)
@blueprint.arguments(WantedSchema, location="query")
@blueprint.response(200, ref("GroupStandings"))
def standings(wanted: Wanted, group_id: str) -> Response:
    """How each of the people has done at each game; who has won most matches stands first."""
    return answer(as_json(GroupStandingsView(groups.standings(group(group_id), wanted))))


@blueprint.route("/v1/groups/<group_id>/people/<person_id>/merge", methods=["POST"])
@blueprint.doc(security=TOKEN)
@blueprint.arguments(MergeSchema)
@blueprint.response(200, ref("Group"))
def merge(wanted: Merging, group_id: str, person_id: str) -> Response:
    """Two spellings of one person: all that the one has played is the other's, and the one is gone."""
    members = whole_group(group_id)
    people.merge(members, person_id, wanted["into"])
    return answer(as_json(groups.read(members)))


@blueprint.route("/v1/groups/<group_id>/people/<person_id>", methods=["DELETE"])
@blueprint.doc(security=TOKEN)
@blueprint.response(204)
def forget(group_id: str, person_id: str) -> Response:
    """Erase somebody's name from the group and all its matches; the games stay, played by a number.

    Remarks are people's own words, and so is the name of the group: they stay, whoever they name.
    """
    erasure.forget_person(whole_group(group_id), person_id)
    return Response(status=204)
