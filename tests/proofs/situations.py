"""A position that is described gets the rulings that it gets in the match it comes from."""

import typing
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from random import Random
from typing import Any

from referee import create_app
from referee.codec import ClaimSchema, schema_for_dataclass, to_json_value
from referee.config import read_config
from referee.match.history.entering import enter_submission
from referee.match.history.line import Snapshot, snapshot_after_entries
from referee.match.history.reach import WholeHistory
from referee.match.model.edits import Entry, is_edit_claim
from referee.match.model.game import Game
from referee.match.model.position import DEFAULT_PLAYER_NAMES
from referee.match.model.state import Match, Rules
from referee.match.table.agreement import complete_new_rules
from referee.match.table.rounds import OpenMatch
from referee.presenters.matches import present_answer
from referee.rulings.judge import judge
from referee.rulings.submission import KEEPER, Submission
from tests.api.phone import Send, post, through
from tests.proofs.describing import trials
from tests.proofs.tables import SIMULATED
from tests.settings import UNLIMITED

MOST_CLAIMS = 20
ONE_IN = 4
"""So many claims are there for one that is asked about."""


@dataclass
class Compared:
    """How many positions were ruled on twice, and where the rulings differed."""

    positions: int = 0
    between_claims: int = 0
    different: list[str] = field(default_factory=list)


@cache
def anybody() -> Send:
    """The way to an app whose database nobody will look into."""
    return through(
        create_app(
            read_config({"REFEREE_DATABASE_URL": "sqlite:////nowhere/at/all", **UNLIMITED})
        ).test_client()
    )


def compare_some(name: str, seed: int, seats: int, agreed: dict | None, limit: int) -> Compared:
    """The same, for a process of its own."""
    return compare(anybody(), name, seed, seats, agreed, limit)


def answered(seed: int, many: int, rules: list[dict | None]) -> tuple[int, list[str]]:
    """How many of so many situations, described at random, are ruled on or asked about; and those to which
    the answer is neither that nor the name of what cannot be."""
    ruled, wrong = 0, []
    for body in trials(seed, many, rules):
        status = post(anybody(), "/v1/rulings", body).status
        ruled += status == 200
        wrong += [] if status in (200, 422) else [f"{status} for {body}"]
    return ruled, wrong


def compare(send: Send, name: str, seed: int, seats: int, agreed: dict | None, limit: int) -> Compared:
    """Positions of the first `limit` claims of a simulated match, picked at random; each with the claim that
    came next, in the match and as it is described."""
    rng, found = Random(seed), Compared()
    for before, claims, asked in positions(name, seed, seats, agreed, limit):
        if rng.randrange(ONE_IN):
            continue
        body = {"situation": described_whole(*before), "claims": claims}
        answer = post(send, "/v1/rulings", body)
        rulings = answer.json.get("rulings") or [None]
        found.positions += 1
        found.between_claims += len(claims) > 1
        told = asked()
        # What to do instead of a correction is said where there is no entry to correct.
        is_mended = told is not None and (told["fix"] or {}).get("claim") == "match.correct"
        apart = ("say",) if is_mended else ()
        if _plainly(rulings[-1], apart) != _plainly(told, apart):
            found.different.append(f"seed {seed}, {seats} seats, {agreed}, {body}: {answer.json}, not {told}")
            break
    return found


def positions(
    name: str, seed: int, seats: int, agreed: dict | None, limit: int
) -> Iterator[tuple[tuple[Game, Match, int], list[dict], Callable[[], dict]]]:
    """Each claim of a match that can be asked about: the last position before it of which everything can be
    told, the claims since then with this one, and what tells the answer it gets."""
    at = SIMULATED[name]
    game, names = at.game, dict(enumerate(DEFAULT_PLAYER_NAMES))
    rules = complete_new_rules(game, schema_for_dataclass(Rules, ())().load(agreed or {}))
    opening = Submission(OpenMatch(game.name, seats, rules), KEEPER, 1)
    entries = [Entry(opening, judge(game.ruleset(rules, seats), None, opening))]
    snapshot, load = snapshot_after_entries(game, entries), ClaimSchema().load
    before: tuple[Game, Match, int] | None = (game, snapshot.state, 1)
    since: list[dict] = []
    for _, step in zip(range(limit), at.table(seed, seats, rules=agreed).steps(), strict=False):
        claim, _ = load(step.claim)
        since = [*since, step.claim]
        if before is not None and len(since) <= MOST_CLAIMS and not is_edit_claim(claim):
            yield before, since, partial(_asked, game, names, snapshot, claim, len(entries), list(entries))
        submission = Submission(claim, step.by, len(entries) + 1, len(entries))
        entry, snapshot = enter_submission(
            game, snapshot, submission, WholeHistory(lambda number: entries[number:])
        )
        entries.append(entry)
        if can_be_told(snapshot.state):
            before, since = (game, snapshot.state, len(entries)), []
        elif step.by != KEEPER or is_edit_claim(claim):
            before = None  # in a described situation everything is heard from the keeper


def _asked(
    game: Game, names: dict, snapshot: Snapshot, claim: Any, number: int, entries: list[Entry]
) -> dict[str, Any]:
    """What the keeper's claim would get in the match."""
    submission = Submission(claim, KEEPER, number + 1)
    entry, after = enter_submission(game, snapshot, submission, WholeHistory(lambda one: entries[one:]))
    return to_json_value(present_answer(game, names, entry, after.state, with_may=False))


def can_be_told(match: Match) -> bool:
    """Whether a description tells everything that rulings on this match depend on: what a house rule keeps in
    mind, what is contested, and rules of other rounds are not told."""
    kept = match.contests or match.rules_from or match.next_rules
    return not kept and (match.round is None or not match.round.house)


def described(game: Game, match: Match, number: int) -> dict[str, Any]:
    """The situation, as somebody who knows everything visible would tell it."""
    return {
        "game": game.name,
        "seats": len(match.totals),
        "rules": to_json_value(match.rules),
        "order": list(match.order),
        "seating": list(match.seating),
        "dealer": match.dealer,
        "totals": {str(seat): total for seat, total in enumerate(match.totals)},
        "points": to_json_value(match.points),
        "away": to_json_value(match.away),
        "circle": list(match.circle),
        "paper_rounds": match.paper_rounds,
        "plays_on": match.plays_on,
        "finished": match.finished,
        "seen_out": to_json_value(match.seen_out),
        "sitting_out": list(match.sitting_out),
        "number": number,
        "round": None if match.round is None else _round(game, match.round),
    }


def described_whole(game: Game, match: Match, number: int) -> dict[str, Any]:
    """The same, with what there is none of told as none."""
    told = described(game, match, number)
    names = typing.get_type_hints(game.position.round_type)
    none = {name: None for name in NONE_IF_UNTOLD if name in names}
    return told if told["round"] is None else told | {"round": none | told["round"]}


NONE_IF_UNTOLD = (
    "debt",
    "color_owed_by",
    "out",
    "challenged",
    "called_early",
    "window",
    "last_window",
    "swap",
    "closed_by",
)
"""Of these a position that is told whole says that there are none."""


def _round(game: Game, round: Any) -> dict[str, Any]:
    told: dict[str, Any] = {}
    for name, kind in typing.get_type_hints(game.position.round_type).items():
        if not hasattr(round, name) or name == "top":
            continue
        value = to_json_value(getattr(round, name))
        is_by_seat = any(typing.get_origin(part) is Mapping for part in typing.get_args(kind))
        told[name] = _by_seat(value) if is_by_seat else value
    # Of what is unknown nothing can be told.
    return {name: value for name, value in told.items() if value is not None}


def _by_seat(values: list) -> dict[str, Any]:
    return {str(seat): value for seat, value in enumerate(values) if value is not None}


def _plainly(told: dict | None, apart: tuple[str, ...]) -> Any:
    """An answer without the time of its claim, without what is `apart`, and without what would mend it: a
    described situation has no logbook in which an earlier claim could be let count."""
    if told is None:
        return None
    left_out = ("at", "after", "by", "fix", *apart)
    kept = {name: value for name, value in told.items() if name not in left_out}
    return _timeless(kept)


def _timeless(told: Any) -> Any:
    if isinstance(told, dict):
        return {name: _timeless(value) for name, value in told.items() if name != "at"}
    return [_timeless(value) for value in told] if isinstance(told, list | tuple) else told
