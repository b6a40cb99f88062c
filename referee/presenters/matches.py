"""Views (answers of the API) about a match: its state, its scores, answers to claims, and allowed claims."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, Any

from referee.codec import to_json_value
from referee.kit.cards import Color
from referee.kit.seats import Seat, SeatOrder
from referee.match.history.ledger import RoundPoints
from referee.match.history.line import state_after_ruling
from referee.match.model.edits import Entry
from referee.match.model.game import ClaimCandidate, Game
from referee.match.model.state import AnyMatch
from referee.match.table.faces import Face
from referee.match.table.ranking import ranking, seats_that_left_before_end
from referee.match.table.rounds import seat_that_starts_next_round
from referee.presenters.members import LegalClaim, MatchDay, MemberDoc
from referee.presenters.rulings import (
    EntryView,
    NameBySeat,
    SeatInstructionsView,
    present_entry,
    present_instructions,
)
from referee.rulings.judge import judge, would_take_effect
from referee.rulings.ruling import Ruling
from referee.rulings.shapes import ABSENT, AbsentInJSON, FlattenedInJSON
from referee.rulings.submission import KEEPER, Submission
from referee.rulings.verdict import Verdict

SeatStartingNextRound = Annotated[
    Seat,
    MemberDoc("The seat that starts the next round; null while a round is open, or if the match is over."),
]


@dataclass(frozen=True)
class RoundView:
    """The open round of a game, with values that are derived from the round."""

    round: FlattenedInJSON[Any]
    shown: FlattenedInJSON[Any]


@dataclass(frozen=True)
class PlaceView:
    """A place in the standings; 1 is the best. Winners are first, and seats that are level share a place."""

    place: int
    seat: Seat


@dataclass(frozen=True)
class StateView:
    """The public state of a match."""

    match: FlattenedInJSON[AnyMatch]
    round_number: int
    winners: SeatOrder
    starter: SeatStartingNextRound | None
    standings: tuple[PlaceView, ...]
    round: Annotated[RoundView, "round"] | None


@dataclass(frozen=True)
class MayView:
    """A claim that is allowed now. A play or a draw also has its result.

    Calls and catches are listed even if they would be refused. While there is time, there is one of each for
    each player with one card.
    """

    claim: LegalClaim
    verdict: Verdict | AbsentInJSON = ABSENT
    then: Annotated[Any, "then"] | AbsentInJSON = ABSENT
    color: (
        Annotated[Color, MemberDoc("The color that the cards must have which the claim leaves blank.")]
        | AbsentInJSON
    ) = ABSENT


@dataclass(frozen=True)
class AnswerView:
    """The answer to a claim."""

    entry: FlattenedInJSON[EntryView]
    say: tuple[SeatInstructionsView, ...]
    state: StateView
    legal_claims: tuple[MayView, ...] | AbsentInJSON = ABSENT
    consequences: (
        Annotated[tuple[str, ...], MemberDoc("What a correction has changed, in sentences.")] | AbsentInJSON
    ) = ABSENT


@dataclass(frozen=True)
class SeatView:
    """A seat."""

    seat: Seat
    name: str
    face: Face


@dataclass(frozen=True)
class LeftSeatView:
    """A seat whose player left the match."""

    seat: Seat
    name: str
    face: Face


@dataclass(frozen=True)
class MatchView:
    """A match, as it is now or as it was after an entry."""

    id: str
    game: str
    number: Annotated[int, MemberDoc("The number of the last entry.")]
    seats: tuple[SeatView, ...]
    gone: tuple[LeftSeatView, ...]
    rematch: (
        Annotated[
            str,
            MemberDoc(
                "The id of the newest rematch, as long as phones of this match may join it: until "
                "its tickets are revoked or it is erased."
            ),
        ]
        | None
    )
    day: MatchDay
    state: StateView
    legal_claims: tuple[MayView, ...] | AbsentInJSON = ABSENT
    kit: Annotated[Any, "kit"] | AbsentInJSON = ABSENT
    expires_on: (
        Annotated[
            str,
            MemberDoc(
                "The day (UTC, such as 2027-03-01) on which the match is erased unless one of its tokens is "
                "used before. Absent if the server keeps unused matches, and for a match of a group."
            ),
        ]
        | AbsentInJSON
    ) = ABSENT


@dataclass(frozen=True)
class OpenedMatchView:
    """A match and its scorekeeper's token."""

    token: str
    match: FlattenedInJSON[MatchView]
    seat: Annotated[int, MemberDoc("For a rematch: the seat of its scorekeeper.")] | None | AbsentInJSON = (
        ABSENT
    )


@dataclass(frozen=True)
class StandingView:
    """A place in the standings; 1 is the best. Winners are first, and seats that are level share a place."""

    place: int
    seat: Seat
    name: str
    total: int


@dataclass(frozen=True)
class PlayerWhoLeftView:
    """A player who left before the end, and the total that they keep. They have no place."""

    seat: Seat
    name: str
    total: int


@dataclass(frozen=True)
class ScoresView:
    """The points of each round, the totals and the standings."""

    rounds: tuple[RoundPoints, ...]
    totals: tuple[int, ...]
    start: Annotated[
        tuple[int, ...],
        MemberDoc(
            "Points that each seat has in addition to these rounds, by seat number: from paper, "
            "or given to a late player. These points and those of the rounds add up to the total."
        ),
    ]
    paper_rounds: Annotated[
        int, MemberDoc("The number of rounds played on paper before the first round here.")
    ]
    standings: tuple[StandingView, ...]
    winners: SeatOrder
    dealer: Seat
    starter: SeatStartingNextRound | None
    gone: tuple[PlayerWhoLeftView, ...] = ()


def present_state(game: Game, match: AnyMatch) -> StateView:
    """Return the view of the state of a match.

    It contains the state and values that are derived from the state: the winners, the next starter, the
    standings, and derived values of the open round.
    """
    ruleset = game.ruleset_of(match)
    now = ranking(ruleset, match)
    return StateView(
        match=match,
        round_number=match.round_number,
        winners=now.winners,
        starter=seat_that_starts_next_round(ruleset, match),
        standings=tuple(PlaceView(place, seat) for seat, place in now.places.items()),
        round=None if match.round is None else RoundView(match.round, game.round_view(match)),
    )


def present_answer(
    game: Game, names: NameBySeat, entry: Entry, after: AnyMatch, with_may: bool
) -> AnswerView:
    """Return the answer to a claim: the new logbook entry, the instructions of each seat, and the new state.

    `after`: the state after the entry. `with_may`: whether the answer includes the claims that are allowed
    now.
    """
    return AnswerView(
        entry=present_entry(game, names, entry),
        say=present_instructions(game, names, entry, after),
        state=present_state(game, after),
        legal_claims=tuple(present_legal_claims(game, after)) if with_may else ABSENT,
    )


def present_legal_claims(game: Game, match: AnyMatch) -> Iterator[MayView]:
    """Yield the claims that are allowed now. The game proposes candidates (claims that may be allowed).

    A candidate with `is_act`, such as a play, is listed with its result. A candidate with `is_a_guess`, such
    as a catch, is listed even if the judge would refuse it.
    """
    ruleset = game.ruleset_of(match)
    for candidate in game.candidates(match):
        submission = Submission(candidate.claim, KEEPER, 0)
        if candidate.is_a_guess or would_take_effect(ruleset, match, submission):
            follows = judge(ruleset, match, submission) if candidate.is_act else None
            yield _present_candidate(game, match, candidate, follows)


def _present_candidate(
    game: Game, match: AnyMatch, candidate: ClaimCandidate, ruling: Ruling | None
) -> MayView:
    members = to_json_value(candidate.claim)
    claim = {name: value for name, value in members.items() if name not in candidate.blank}
    if ruling is None:
        return MayView(claim, color=candidate.color or ABSENT)
    then = game.preview(match, state_after_ruling(game, match, ruling))
    return MayView(claim, ruling.verdict, then)


def present_scores(
    game: Game, names: NameBySeat, match: AnyMatch, rounds: Iterable[RoundPoints]
) -> ScoresView:
    """Return the points of each round, the totals and the standings.

    `rounds`: the points by round and seat. The total of a seat is the sum of its start points and its points
    in all rounds.
    """
    ruleset = game.ruleset_of(match)
    now = ranking(ruleset, match)
    return ScoresView(
        rounds=tuple(rounds),
        totals=match.totals,
        start=match.start,
        paper_rounds=match.paper_rounds,
        standings=tuple(
            StandingView(place, seat, names[seat], match.totals[seat]) for seat, place in now.places.items()
        ),
        winners=now.winners,
        dealer=match.dealer,
        starter=seat_that_starts_next_round(ruleset, match),
        gone=tuple(
            PlayerWhoLeftView(seat, names[seat], match.totals[seat])
            for seat in seats_that_left_before_end(match, now)
        ),
    )
