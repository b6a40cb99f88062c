"""Simulated tables against the pure core: the dealer there knows every hand, the referee never does."""

import json
from dataclasses import dataclass, field
from typing import Any

from referee.games.uno.deck import EDITIONS
from referee.games.uno.game import UNO
from referee.games.uno.state import Round
from referee.match.agreement import expanded
from referee.match.edits import Entry
from referee.match.entering import enter
from referee.match.line import stand
from referee.match.rounds import Open
from referee.match.state import Match, Rules
from referee.rulings.heard import KEEPER, Heard
from referee.rulings.judge import judge
from referee.rulings.ruling import Ruling
from referee.wire import ClaimSchema, dump, read, schema_of
from tests.simulated.table import Step, Table

VERDICTS = {
    "upheld": {"upheld"},
    "stands": {"stands"},
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


def play(seed: int, seats: int, agreed: dict | None = None) -> Played:
    """A whole match, step by step, under the rules (as JSON) that the people agreed on, or the standard."""
    rules = expanded(UNO, schema_of(Rules, ())().load(agreed or {}))
    opening = Heard(Open(UNO.name, seats, rules), KEEPER, 1)
    entries = [Entry(opening, judge(UNO.ruleset(rules, seats), None, opening))]
    standing = stand(UNO, entries)
    load, played = ClaimSchema().load, Played(seeds=[(seed, seats)])
    for step in Table(seed, seats, calls=True, challenges=True, rules=agreed).steps():
        claim, _ = load(step.claim)
        heard = Heard(claim, step.by, len(entries) + 1, len(entries))
        entry, standing = enter(UNO, standing, heard, lambda number: entries[number:])
        entries.append(entry)
        played.steps += 1
        if wrong := _disagreement(step, entry, standing.state):
            played.disagreement = f"seed {seed}, {seats} seats, {agreed}, entry {heard.number}: {wrong}"
            break
    else:
        played.disagreement = _not_as_stored(entries, standing.state)
    return played


def _not_as_stored(entries: list[Entry], state: Match) -> str | None:
    """Whether the state is another than the one that the stored entries make."""
    stored = [
        Entry(entry.heard, read(Ruling, json.loads(json.dumps(dump(entry.ruling))))) for entry in entries
    ]
    return None if stand(UNO, stored).state == state else "the stored entries make another state"


def _disagreement(step: Step, entry: Entry, state: Match) -> str | None:
    if entry.ruling.verdict.value not in VERDICTS[step.expect]:
        articles = [finding.article for finding in entry.ruling.findings]
        return f"{step.claim} is {entry.ruling.verdict} {articles}, not {step.expect}: {step.because}"
    if not all(finding.article in UNO.rulebook for finding in entry.ruling.findings):
        return f"{step.claim} cites what is no article"
    if state.round is not None and _cards(state.round) != sum(EDITIONS[state.round.edition].values()):
        return f"after {step.claim} there are {_cards(state.round)} cards"
    seen = _seen(state)
    wanted = dict(step.sees)
    if wanted["out"] is not None or wanted["round"] is None:
        seen["direction"] = wanted["direction"]  # it has no meaning once somebody is out
    different = {name: (seen[name], wanted[name]) for name in wanted if seen[name] != wanted[name]}
    return f"after {step.claim} the referee sees other than the table: {different}" if different else None


def _cards(round: Round) -> int:
    return round.draw_pile + len(round.discards) + sum(round.hands) + round.aside


def _seen(state: Match) -> dict[str, Any]:
    """The visible facts, by the names that the table has for them."""
    round, totals = state.round, list(state.totals)
    if round is None:
        names = ("round", "dealer", "turn", "direction", "top", "color", "hands", "draw_pile", "debt", "out")
        return dict.fromkeys(names) | {"totals": totals}
    return {
        "round": state.round_number,
        "dealer": state.dealer,
        "turn": round.turn,
        "direction": round.direction,
        "top": round.top.name,
        "color": round.color,
        "hands": list(round.hands),
        "draw_pile": round.draw_pile,
        "debt": round.debt and {"seat": round.debt.seat, "count": round.debt.count},
        "out": round.out,
        "totals": totals,
    }
