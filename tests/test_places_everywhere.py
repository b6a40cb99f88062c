"""Random matches with corrections, and with people who come and go: every view says the same of who has won
and of who stands where.

The views are compared with each other, and the winners with the rules, which are written down here once more.
"""

import json
import subprocess
import sys
from collections.abc import Iterator, Mapping
from itertools import accumulate
from pathlib import Path
from random import Random
from typing import Any

from referee.ask.match.answer_about_match import answer_question_about_match
from referee.ask.match.match_context import MatchContext
from referee.codec import to_json_value
from referee.kit.quantities import Points
from referee.languages.speech import render
from referee.match.history.ledger import compute_ledger
from referee.match.history.line import timeline_of
from referee.match.model.state import Rules
from referee.presenters.groups import GroupMatchView
from referee.presenters.matches import present_scores, present_state
from referee.services.groups import _present_played_match
from referee.services.standings import compute_tally
from referee.storage.group_history import SeatWithPerson
from referee.storage.stored import StoredMatch
from tests.table import Table

NODE = Path(sys.executable).with_name("node")
PLACES = Path(__file__).parent / "page/scripts/places.mjs"
MATCHES = 120
FORMS = ("winner-takes-all", "partners", "own-lowest-wins", "elimination", "shared", "rounds-won")
GOLF = ("shared", "rounds-won")
FEW_ARE_GOOD = ("own-lowest-wins", "elimination", *GOLF)


# --- random matches ---


def played(rng: Random, form: str) -> Table:
    """A match of this form of scoring, as random people play, correct and leave it."""
    people = 4 if form == "partners" else rng.choice((2, 3, 4, 5))
    names, target = (
        tuple(f"P{seat}" for seat in range(people)),
        rng.choice((3, 4) if form in GOLF else (60, 90)),
    )
    chosen = {"match-tie" if form in GOLF else "scoring": form}
    table = Table(names, "golf" if form in GOLF else "uno", Rules(target=Points(target), differences=chosen))
    for _ in range(rng.randrange(4, 14)):
        table.report(*something(rng, table, form))
    return table


def something(rng: Random, table: Table, form: str) -> Iterator[str]:
    """The next line: mostly a round, often a correction, now and then somebody comes or goes."""
    match, kind = table.state, rng.random()
    names = [table.name(seat) for seat in match.seating]
    scored = [entry.submission.number for entry in table.entries if "match.round-scored" in tags(entry)]
    if kind < 0.55 or not scored:
        yield f"score: {a_round(rng, table, form)}"
    elif kind < 0.6:
        yield f"void round {rng.randrange(1, match.round_number)}" if match.round_number > 1 else "void"
    elif kind < 0.72:
        yield f"score round {rng.randrange(1, max(2, match.round_number))}: {a_round(rng, table, form)}"
    elif kind < 0.85:
        yield f"correct {rng.choice(scored)}: score: {a_round(rng, table, form)}"
    elif kind < 0.92:
        yield f"{rng.choice(names)} leaves"
    elif kind < 0.95:
        yield "finish"
    else:
        yield rng.choice(("play on", "join: Zoe", f"{table.name(rng.choice(match.circle))} comes back"))


def tags(entry: Any) -> list[str]:
    return [event.tag for event in entry.ruling.events]


def a_round(rng: Random, table: Table, form: str) -> str:
    names = [table.name(seat) for seat in table.state.order]
    if form in ("winner-takes-all", "partners"):
        return f"winner {rng.choice(names)} {rng.choice((10, 20, 30, 60))}"
    out = rng.choice(names)
    return ", ".join(
        f"{name} {0 if name == out and form not in GOLF else rng.choice((5, 10, 20, 30))}" for name in names
    )


# --- what each view says ---

Said = tuple[frozenset[int], Mapping[int, int]]
"""Who has won, and the places by seat."""


def from_the_state(state: Mapping[str, Any]) -> Said:
    return frozenset(state["winners"]), {one["seat"]: one["place"] for one in state["standings"]}


def of_the_group(table: Table) -> Said:
    """The group's history, from which the page counts who stood before whom."""
    stored = StoredMatch("x", table.game.name, 1, 1, 1, "", "", 1, 0, "", "", utc_offset=0)
    seats = [SeatWithPerson(seat, table.name(seat), None, None) for seat in range(len(table.state.totals))]
    view: GroupMatchView = _present_played_match(stored, 0, table.state, seats)
    places = {one.seat: one.place for one in view.people if one.place is not None}
    assert view.over == bool(view.winners)
    return frozenset(view.winners), places


def ahead_in(text: str) -> set[str]:
    """Who leads or has won, as the question is answered."""
    names = text.partition(" lead")[0].partition(" ha")[0]
    return set(names.replace(" and ", ", ").split(", "))


def asked(table: Table) -> set[str]:
    items = tuple(timeline_of(table.entries))
    context = MatchContext(
        table.game, table.state, table.transcript.names, None, None, table.number + 1, 0, items
    )
    found = answer_question_about_match("who is winning", context)
    return ahead_in(render(found.line, table.name))


def on_the_pages(states: list[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """What the page shows of each: the podium, the text that is shared and the export to another app."""
    told, out = json.dumps(states), subprocess.PIPE
    run = subprocess.run([NODE, PLACES], input=told, stdout=out, text=True, check=True)
    return json.loads(run.stdout)


def agrees(table: Table, said: Said) -> None:
    """The state's winners and places are those of every other view of the server."""
    won, places = said
    names = {table.name(seat) for seat in won}
    scores = present_scores(
        table.game,
        table.transcript.names,
        table.state,
        compute_ledger(table.game, timeline_of(table.entries)),
    )
    assert said == (frozenset(scores.winners), {one.seat: one.place for one in scores.standings})
    assert said == of_the_group(table)
    assert won == frozenset(compute_tally(table.game, table.entries).winners)
    assert not won or names == ahead_in(table.seen.partition(" | ")[2])
    assert not any(table.state.totals) or {
        table.name(seat) for seat, place in places.items() if place == 1
    } == asked(table)


# --- what is true of places ---


def is_a_ranking(table: Table, said: Said, form: str) -> None:
    """Winners are first and nobody else is; the others follow by totals, and who is level shares a place."""
    won, places = said
    ranked, totals = sorted(places.values()), table.state.totals
    assert ranked == [1 + sum(place < own for place in ranked) for own in ranked]
    assert not won or won == {seat for seat, place in places.items() if place == 1}
    if form == "elimination":
        return
    rest = [seat for seat in places if seat not in won]
    sign = 1 if form in FEW_ARE_GOOD else -1
    for one in rest:
        better = sum(sign * totals[other] < sign * totals[one] for other in rest)
        assert places[one] == 1 + len(won) + better


def won_by_the_rules(table: Table, form: str) -> set[int] | None:
    """Who has won by the points, where everybody was there from the first round to the last; else None."""
    match, target = table.state, table.state.rules.target
    if match.away or match.plays_on or match.finished or len(match.circle) > len(match.seating):
        return None
    rows = [list(row) for row in match.points]
    after = list(accumulate(rows, lambda sums, row: [a + b for a, b in zip(sums, row, strict=True)]))
    if form in ("winner-takes-all", "partners"):
        over = next((sums for sums in after if max(sums) >= target), None)
        return set() if over is None else {seat for seat, total in enumerate(over) if total == max(over)}
    totals = list(match.totals)
    lowest = {seat for seat, total in enumerate(totals) if total == min(totals)}
    if form in GOLF:
        if len(rows) < target:
            return set()
        alone = [sum(row[seat] == min(row) and row.count(min(row)) == 1 for row in rows) for seat in lowest]
        best = {seat for seat, many in zip(lowest, alone, strict=True) if many == max(alone)}
        return best if form == "rounds-won" else lowest
    if form == "own-lowest-wins":
        return lowest if max(totals) >= target else set()
    inside = {seat for seat, total in enumerate(totals) if total < target}
    return set() if len(inside) > 1 else inside or lowest


def test_places_and_winners_agree_in_every_view(fresh_seed):
    """The state, the scores, the group's history and tally, the line of text, what is asked; and on the page
    the podium, the picture, the text and the export."""
    rng, states, tables, decided = Random(fresh_seed), [], [], 0
    for number in range(MATCHES):
        form = FORMS[number % len(FORMS)]
        table = played(rng, form)
        state = json.loads(
            json.dumps(to_json_value(present_state(table.game, table.state)), default=to_json_value)
        )
        said = from_the_state(state)
        agrees(table, said)
        is_a_ranking(table, said, form)
        expected = won_by_the_rules(table, form)
        assert expected is None or expected == said[0], table.text()
        decided += bool(said[0])
        states.append(state)
        tables.append(table)
    for table, state, page in zip(tables, states, on_the_pages(states), strict=True):
        won, places = from_the_state(state)
        assert places == {one["seat"]: one["place"] for one in page["places"]}, table.text()
        assert not won & set(page["left"])
        assert {f"P{seat}" for seat in won} == {name for name, _, winner in page["exported"] if winner}
        for seat, place in page["below"]:
            assert f"{place} P{seat} {table.state.totals[seat]}" in page["pictured"]
        assert all((f"P{seat} left with" in page["text"]) == (seat in page["left"]) for seat in range(6))
    assert decided > MATCHES // 4
