"""A match: its state, its scores, the answer to a claim, and what may be claimed now."""

from collections.abc import Iterator, Sequence

from referee.codec import dump
from referee.kit.seats import Seat
from referee.match.history.ledger import ledger
from referee.match.history.line import apply, line
from referee.match.model.edits import Entry
from referee.match.model.game import Candidate, Game
from referee.match.model.state import Match
from referee.match.table.rounds import starter, winners
from referee.presenters.rulings import Names, Told, present_entry, present_say
from referee.rulings.judge import judge, would_count
from referee.rulings.ruling import Ruling
from referee.rulings.submission import KEEPER, Submission


def present_state(game: Game, match: Match) -> Told:
    """The state with what can be read off it: the round's number, who has won, who starts the next round, who
    stands where, top card and pile."""
    round = None if match.round is None else {**dump(match.round), **dump(game.shown(match))}
    ruleset = game.ruleset_of(match)
    return {
        **dump(match),
        "round_number": match.round_number,
        "winners": list(winners(ruleset, match)),
        "starter": starter(ruleset, match),
        "standings": [{"place": place, "seat": seat} for seat, place in places(game, match).items()],
        "round": round,
    }


def present_answer(game: Game, names: Names, entry: Entry, after: Match, with_may: bool) -> Told:
    """The whole answer to a claim: its entry, what each seat does now, and the state after it."""
    return {
        **present_entry(game, names, entry),
        "say": present_say(game, names, entry, after),
        "state": present_state(game, after),
        **({"may": list(present_may(game, after))} if with_may else {}),
    }


def present_may(game: Game, match: Match) -> Iterator[Told]:
    """The claims that would not be refused now; for plays and draws also what follows from them."""
    ruleset = game.ruleset_of(match)
    for candidate in game.candidates(match):
        submission = Submission(candidate.claim, KEEPER, 0)
        if would_count(ruleset, match, submission):
            follows = judge(ruleset, match, submission) if candidate.is_act else None
            yield _present_candidate(game, match, candidate, follows)


def _present_candidate(game: Game, match: Match, candidate: Candidate, ruling: Ruling | None) -> Told:
    told = dump(candidate.claim)
    claim = {name: value for name, value in told.items() if name not in candidate.blank}
    if ruling is None:
        return {"claim": claim, **({"color": candidate.color} if candidate.color else {})}
    then = game.follows(match, apply(game, match, ruling))
    return {"claim": claim, "verdict": ruling.verdict.value, "then": then}


def present_scores(game: Game, names: Names, match: Match, entries: Sequence[Entry]) -> Told:
    """The ledger, totals and standings. A total is where that seat started, and the points of its rounds."""
    ruleset = game.ruleset_of(match)
    return {
        "rounds": dump(ledger(game, line(entries))),
        "totals": list(match.totals),
        "start": list(match.start),
        "paper_rounds": match.paper_rounds,
        "standings": [
            {"place": place, "seat": seat, "name": names[seat], "total": match.totals[seat]}
            for seat, place in places(game, match).items()
        ],
        "winners": list(winners(ruleset, match)),
        "dealer": match.dealer,
        "starter": starter(ruleset, match),
    }


def places(game: Game, match: Match) -> dict[Seat, int]:
    """The place of each seat, the first being 1; equal totals share one, but not with who is out."""
    ruleset = game.ruleset_of(match)
    standings = ruleset.choices["standings"](match, ruleset.settings["target"])
    found: dict[Seat, int] = {}
    shared: dict[int, int] = {}
    for number, seat in enumerate(standings, 1):
        still_in = seat in match.players
        found[seat] = shared.setdefault(match.totals[seat], number) if still_in else number
    return found
