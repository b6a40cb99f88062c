"""Simulated tables against the pure core: the dealer there knows every hand, the referee never does."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from typing import Any

from referee.codec import ClaimSchema, from_json_value, schema_for_dataclass, to_json_value
from referee.games.golf.game import GOLF
from referee.games.golf.model.deck import COPIES_BY_EDITION as GOLF_EDITIONS
from referee.games.golf.model.state import Column
from referee.games.golf.model.state import Round as GolfRound
from referee.games.uno.game import UNO
from referee.games.uno.model.deck import COPIES_BY_EDITION as UNO_EDITIONS
from referee.games.uno.model.state import Round as UnoRound
from referee.match.history.entering import enter_submission
from referee.match.history.line import snapshot_after_entries
from referee.match.history.reach import WholeHistory
from referee.match.model.edits import Entry
from referee.match.model.game import Game
from referee.match.model.state import Match, Rules
from referee.match.table.agreement import complete_new_rules
from referee.match.table.rounds import OpenMatch
from referee.match.text.rendering import text_of_finding
from referee.rulings.judge import judge
from referee.rulings.ruling import Ruling
from referee.rulings.submission import KEEPER, Submission
from tests.simulated.table import Table as UnoTable
from tests.simulated_golf.table import Table as GolfTable

VERDICTS = {
    "upheld": {"upheld"},
    "stands": {"stands"},
    "contested": {"contested"},
    "lawful": {"upheld", "stands"},
    "unlawful": {"refused"},
}
"""What the table expects, and which verdicts are that."""


@dataclass
class Played:
    """How many steps a table took, and where the referee disagreed first, if it did."""

    steps: int = 0
    disagreement: str | None = None
    seeds: list[tuple[int, int]] = field(default_factory=list)


@dataclass(frozen=True)
class Simulated:
    """A game with its simulated table. `seen(state, wanted)` are the visible facts of an open round, by the
    names that the table has for them, and `cards(round)` how many cards there are, and should be. `apart`
    makes phones of that table contradict each other, where every claim is an entry."""

    game: Game
    table: Callable[..., Any]
    seen: Callable[[Match, dict], dict[str, Any]]
    cards: Callable[[Any], tuple[int, int]]
    apart: Mapping[str, bool] = field(default_factory=dict)


def play(
    name: str,
    seed: int,
    seats: int,
    agreed: dict | None = None,
    limit: int | None = None,
    comings: bool = False,
) -> Played:
    """A match or its first steps, under the rules (as JSON) that the people agreed on, or the standard;
    `comings`: people come and go between its rounds."""
    at = SIMULATED[name]
    game = at.game
    rules = complete_new_rules(game, schema_for_dataclass(Rules, ())().load(agreed or {}))
    opening = Submission(OpenMatch(game.name, seats, rules), KEEPER, 1)
    entries = [Entry(opening, judge(game.ruleset(rules, seats), None, opening))]
    snapshot = snapshot_after_entries(game, entries)
    load, played = ClaimSchema().load, Played(seeds=[(seed, seats)])
    table = at.table(seed, seats, comings=comings, rules=agreed, **at.apart)
    for step in islice(table.steps(), limit):
        claim, _ = load(step.claim)
        submission = Submission(claim, step.by, len(entries) + 1, len(entries))
        entry, snapshot = enter_submission(
            game, snapshot, submission, WholeHistory(lambda number: entries[number:])
        )
        entries.append(entry)
        played.steps += 1
        if wrong := _disagreement(at, step, entry, snapshot.state):
            played.disagreement = f"seed {seed}, {seats} seats, {agreed}, entry {submission.number}: {wrong}"
            break
    else:
        played.disagreement = _not_as_stored(game, entries, snapshot.state)
    return played


def _not_as_stored(game: Game, entries: list[Entry], state: Match) -> str | None:
    """Whether the state is another than the one that the stored entries make."""
    stored = [
        Entry(entry.submission, from_json_value(Ruling, json.loads(json.dumps(to_json_value(entry.ruling)))))
        for entry in entries
    ]
    return (
        None
        if snapshot_after_entries(game, stored).state == state
        else "the stored entries make another state"
    )


def _seat(seat: int) -> str:
    return f"seat {seat}"


def _disagreement(at: Simulated, step: Any, entry: Entry, state: Match) -> str | None:
    if entry.ruling.verdict.value not in VERDICTS[step.expect]:
        got = "; ".join(
            f"{one.article}: {text_of_finding(at.game, one, _seat)}" for one in entry.ruling.findings
        )
        return f"{step.claim} is {entry.ruling.verdict} ({got}), not {step.expect}: {step.because}"
    if not all(finding.article in at.game.rulebook for finding in entry.ruling.findings):
        return f"{step.claim} cites what is no article"
    wanted, totals = step.sees, {"totals": list(state.totals)}
    if state.round is None:
        seen = dict.fromkeys(wanted) | totals
    else:
        seen = at.seen(state, wanted) | totals
        held, deck = at.cards(state.round)
        if held != deck:
            return f"after {step.claim} there are {held} cards"
    different = {name: (seen[name], wanted[name]) for name in wanted if seen[name] != wanted[name]}
    return f"after {step.claim} the referee sees other than the table: {different}" if different else None


# --- UNO ---


def _uno_cards(round: UnoRound) -> tuple[int, int]:
    held = round.draw_pile + len(round.discards) + sum(round.hands) + round.aside
    return held, sum(UNO_EDITIONS[round.edition].values())


def _uno_seen(state: Match, wanted: dict) -> dict[str, Any]:
    """Once somebody is out the direction has no meaning."""
    round = state.round
    return {
        "round": state.round_number,
        "dealer": state.dealer,
        "turn": round.turn,
        "direction": round.direction if wanted["out"] is None else wanted["direction"],
        "top": round.top.name,
        "color": round.color,
        "hands": list(round.hands),
        "draw_pile": round.draw_pile,
        "debt": round.debt and {"seat": round.debt.seat, "count": round.debt.count},
        "out": round.out,
    }


# --- Golf ---


def _golf_cards(round: GolfRound) -> tuple[int, int]:
    held = round.draw_pile + len(round.discards) + len(round.aside)
    held += sum(len(column.cards_of_column) for grid in round.grids for column in grid)
    return held, sum(GOLF_EDITIONS[round.edition].values())


def _golf_seen(state: Match, wanted: dict) -> dict[str, Any]:
    """Once only counting is left, the discards have no meaning."""
    round = state.round
    is_over = round.turn is None
    return {
        "round": state.round_number,
        "dealer": state.dealer,
        "turn": round.turn,
        "direction": None if is_over else round.direction,
        "top": None if is_over else round.top.name,
        "grids": [[_golf_column(column) for column in grid] for grid in round.grids],
        "draw_pile": None if is_over else round.draw_pile,
        "closed_by": round.closed_by,
    }


def _golf_column(column: Column) -> dict[str, Any]:
    upper, lower = (card and card.name for card in column.cards_of_column)
    return {"id": column.id, "upper": upper, "lower": lower}


SIMULATED = {
    "uno": Simulated(
        UNO, partial(UnoTable, calls=True, challenges=True), _uno_seen, _uno_cards, {"two_phones": True}
    ),
    "golf": Simulated(GOLF, GolfTable, _golf_seen, _golf_cards),
}
