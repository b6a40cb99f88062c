"""All that the corpus knows of the inside of Referee. Whoever moves modules mends this file and no other.

Everything else is asked over HTTP, of the command line, and of the database by its tables.
"""

import dataclasses
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from click import Group
from flask import Flask

import referee.cli
from referee import config, create_app
from referee.codec import to_json_value
from referee.games import GAMES
from referee.match.model.edits import CorrectEntry
from referee.match.table.agreement import AgreeOnRules
from referee.match.text.transcript import Transcript, claim_lines, read_opening
from referee.records import cooperative
from referee.rulings import tags
from referee.services import clock as clocks
from referee.services import maintenance, match_clock
from referee.storage import db, ids
from referee.storage.remembered import LRUCache
from tests.proofs.situations import can_be_told, described_whole
from tools.corpus.fixed import Chance, Clock

COMMANDS: Group = referee.cli.cli
OPENING = 1
"""The entry that opens a match."""


def migrated(environ: dict[str, str]) -> None:
    """The database of these settings gets its tables."""
    db.migrate_database(config.read_config(environ))


def opened(environ: dict[str, str]) -> Flask:
    """The whole app by these settings."""
    return create_app(config.read_config(environ))


def document(app: Flask) -> dict[str, Any]:
    """The document of the API."""
    return app.extensions["referee-api"].spec.to_dict()


def forget_replies(app: Flask) -> None:
    """What whoever runs the service does now and then."""
    with app.app_context():
        maintenance.delete_old_replies()


def audited(app: Flask, match: str) -> list[str]:
    """What is wrong with a stored match; nothing is, if its stored state is what its entries make."""
    with app.app_context():
        return maintenance.find_match_defects(match)


@contextmanager
def fixed(chance: Chance, clock: Clock) -> Iterator[None]:
    """Inside, ids and secrets come from this chance, and the services read this clock and have heard of no
    match. Long work makes no pauses, as there is nobody to serve meanwhile: they take half of the time."""
    heard = LRUCache(16)
    with (
        patch.object(ids, "secrets", chance),
        patch.object(clocks, "time", clock),
        patch.object(match_clock, "_NEWEST_ENTRY_FIRST_SEEN", heard),
        patch.object(cooperative, "let_other_requests_run", lambda seconds=0: None),
    ):
        yield


@dataclasses.dataclass(frozen=True)
class Told:
    """A line of a scenario: the claim as a phone sends it, by whom, what that phone had seen, and when.

    `position` is the table before it, as somebody would describe it to whom nothing is hidden; None where a
    description cannot tell all of it.
    """

    line: str
    number: int
    claim: dict[str, Any]
    by: str | int
    after: int
    at: int
    position: dict[str, Any] | None


@dataclasses.dataclass(frozen=True)
class Scenario:
    """A transcript: who plays what, by which rules, and what they claim."""

    game: str
    names: tuple[str, ...]
    rules: dict[str, Any]
    told: tuple[Told, ...]


def scenario(text: str) -> Scenario:
    """What a transcript tells."""
    opening = read_opening(text.partition("\n")[0])
    transcript = Transcript(GAMES[opening.game], opening)
    rules = to_json_value(transcript.entries[0].submission.claim.rules)
    told = tuple(_told(transcript, line) for line in claim_lines(text))
    return Scenario(opening.game, opening.names, rules, told)


def _told(transcript: Transcript, line: str) -> Told:
    game, state, last = transcript.game, transcript.state, len(transcript.entries)
    position = described_whole(game, state, last) if can_be_told(state) else None
    said = game.notation.read(line.partition("|")[0].strip(), transcript.seats)
    submission = transcript.tell(line).submission
    claim = submission.claim if _agrees_on_rules(submission.claim) else said
    after = last if submission.after is None else submission.after
    return Told(line, submission.number, to_json_value(claim), submission.by, after, submission.at, position)


def _agrees_on_rules(claim: Any) -> bool:
    """Rules are spelled out when they are stored, so that is how they are sent."""
    return isinstance(claim.instead if isinstance(claim, CorrectEntry) else claim, AgreeOnRules)


def stored_kinds() -> Iterator[str]:
    """Each kind of claim and event by its tag, with the names of its fields in JSON and their defaults."""
    for tag, kind in sorted(tags._type_by_tag.items()):
        if kind.__module__.partition(".")[0] == "referee":
            fields = (_told_field(field) for field in dataclasses.fields(kind))
            rights = f" ({kind.reporter}, {kind.freshness})" if kind.kind == "claim" else ""
            yield f"{kind.kind} {tag}{rights}: {', '.join(fields) or 'nothing'}"


def _told_field(field: dataclasses.Field) -> str:
    name = tags.json_name_of_field(field.name)
    return name if field.default is dataclasses.MISSING else f"{name}={to_json_value(field.default)}"


def settings() -> Iterator[str]:
    """What the environment may say, as it is explained; and what holds where it says nothing."""
    yield from (sys.modules[config.read_config.__module__].__doc__ or "").splitlines()
    known = dataclasses.asdict(config.read_config({}))
    yield from (f"{name}={value}" for name, value in known.items() if name != "database_url")
