"""What is told back: rulings, states, entries and scores as plain JSON values, with sentences for people.

Everything here is made anew from stored facts; nothing of it is stored but the bytes of a reply.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from referee.kit.seats import Seat
from referee.match.game import Candidate, Game
from referee.match.ledger import ledger
from referee.match.line import Entry, apply, line
from referee.match.rounds import winners
from referee.match.state import Match
from referee.rulings.finding import Finding
from referee.rulings.heard import KEEPER, Heard
from referee.rulings.judge import judge, would_count
from referee.rulings.ruling import Ruling
from referee.wire import dump

Names = Mapping[Seat, str]
Told = dict[str, Any]


def article_link(game: Game, article: str) -> str:
    return f"/v1/rulebooks/{game.name}/articles/{article}"


def by_whom(by: str | int) -> str:
    """Who reported a claim, as it is stored and told: `keeper` or `seat 2`."""
    return KEEPER if by == KEEPER else f"seat {by}"


def told_state(game: Game, match: Match) -> Told:
    """The state with what can be read off it: the round's number, who has won, top card and pile."""
    round = None if match.round is None else {**dump(match.round), **game.shown(match)}
    return {
        **dump(match),
        "round_number": match.round_number,
        "winners": list(winners(game.ruleset_of(match), match)),
        "round": round,
    }


def told_logbook(game: Game, names: Names, entries: Sequence[Entry], limit: int) -> list[Told]:
    """The first of these entries, each with its outcome, as far as the rest of them tells it."""
    outcomes = game.outcomes(line(entries))
    return [
        {**told_entry(game, names, entry), "outcome": dump(outcomes.get(entry.heard.number))}
        for entry in entries[:limit]
    ]


def told_entry(game: Game, names: Names, entry: Entry) -> Told:
    """An entry as it stands in the logbook: the claim as it was heard, and the ruling as it was given."""
    heard, ruling = entry.heard, entry.ruling
    return {
        "number": heard.number,
        "at": heard.at,
        "by": by_whom(heard.by),
        "after": heard.after,
        "claim": dump(heard.claim),
        **told_ruling(game, names, ruling),
    }


def told_ruling(game: Game, names: Names, ruling: Ruling) -> Told:
    return {
        "verdict": ruling.verdict.value,
        "findings": [_told_finding(game, names, finding) for finding in ruling.findings],
        "events": dump(ruling.events),
        "fix": dump(ruling.fix),
        "changed": [
            {
                "entry": changed.entry,
                "ruling": changed.ruling and told_ruling(game, names, changed.ruling),
            }
            for changed in ruling.changed
        ],
        "now_lawful": list(ruling.now_lawful),
    }


def _told_finding(game: Game, names: Names, finding: Finding) -> Told:
    return {
        "article": finding.article,
        "link": article_link(game, finding.article),
        "weight": finding.weight.value,
        "facts": dict(finding.facts),
        "sentence": game.words.said(finding, names.__getitem__),
    }


def told_answer(game: Game, names: Names, entry: Entry, after: Match, with_may: bool) -> Told:
    """The whole answer to a claim: its entry, what each seat does now, and the state after it."""
    ruleset = game.ruleset_of(after)
    said = game.words.say(ruleset, after, entry.heard, entry.ruling, names.__getitem__)
    return {
        **told_entry(game, names, entry),
        "say": [{"seat": seat, "name": names[seat], "sentence": sentence} for seat, sentence in said.items()],
        "state": told_state(game, after),
        **({"may": list(told_may(game, after))} if with_may else {}),
    }


def told_may(game: Game, match: Match) -> Iterator[Told]:
    """The claims that would not be refused now; for plays and draws also what follows from them."""
    ruleset = game.ruleset_of(match)
    for candidate in game.candidates(match):
        heard = Heard(candidate.claim, KEEPER, 0)
        if would_count(ruleset, match, heard):
            follows = judge(ruleset, match, heard) if candidate.is_act else None
            yield _told_candidate(game, match, candidate, follows)


def _told_candidate(game: Game, match: Match, candidate: Candidate, ruling: Ruling | None) -> Told:
    told = dump(candidate.claim)
    claim = {name: value for name, value in told.items() if name not in candidate.blank}
    if ruling is None:
        return {"claim": claim}
    then = game.follows(apply(game, match, ruling))
    return {"claim": claim, "verdict": ruling.verdict.value, "then": then}


def told_scores(game: Game, names: Names, match: Match, entries: Sequence[Entry]) -> Told:
    """The ledger, totals and standings; seats with equal totals share a place."""
    ruleset = game.ruleset_of(match)
    totals = [match.totals[seat] for seat in ruleset.choices["standings"](match)]
    return {
        "rounds": dump(ledger(entries)),
        "totals": list(match.totals),
        "standings": [
            {
                "place": totals.index(match.totals[seat]) + 1,
                "seat": seat,
                "name": names[seat],
                "total": match.totals[seat],
            }
            for seat in ruleset.choices["standings"](match)
        ],
        "winners": list(winners(ruleset, match)),
        "dealer": match.dealer,
    }
