"""The fact on which leaving a round depends if the cards of the leaving player score: the size of the
hand."""

from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from itertools import groupby

from referee.games.uno.help.facts.table import hand_limit, rules_of
from referee.games.uno.help.situation import UnoFact, UnoSituation, with_hand
from referee.games.uno.model.claims import CountHand
from referee.games.uno.model.state import Round
from referee.games.uno.rules.deduction import cite_impossible_points
from referee.games.uno.rules.leaving import leaving_player_reports_points
from referee.kit.said import Person, Said
from referee.kit.seats import Seat
from referee.match.help.fact import Answer, Fact, order_of
from referee.match.help.situation import ContradictoryDescription, starting_match
from referee.match.table.people import Leave

MOST_CARDS = 40
"""The largest number of cards that a fact about a hand distinguishes."""
MOST_EXAMPLES = 5
"""Maximum number of hand sizes that stand for all sizes of an answer."""
Sizes = list[int]


def facts_of_leaving(situation: UnoSituation[Leave]) -> Iterator[UnoFact[Leave]]:
    """The fact about the size of the hand. It is asked for if only some sizes can make the reported
    points."""
    if not _points_without_size(situation):
        return
    groups = _size_groups(situation)
    if len(groups) > 1:
        who = {"who": Person(situation.claims[0].seat)}
        yield Fact("size", Said("fact-uno-size-asks", who), partial(_size_answers, groups))


def _points_without_size(situation: UnoSituation[Leave]) -> bool:
    """Whether points are reported for a hand that scores, and its size is not reported."""
    seat, round = situation.claims[0].seat, situation.round
    if situation.claims[0].points is None or seat not in order_of(situation) or round.out == seat:
        return False
    is_sized = (round.hands or {}).get(seat) is not None or (round.window and round.window.seat == seat)
    return not is_sized and leaving_player_reports_points in rules_of(situation).procedures[Leave].checks


def _size_answers(groups: list[Sizes], situation: UnoSituation[Leave]) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    for sizes in groups:
        then, *others = (with_hand(situation, seat, size) for size in sizes[:MOST_EXAMPLES])
        yield Answer(f"{sizes[0]}", _text_of_sizes(sizes), then, tuple(others))


def _text_of_sizes(sizes: Sizes) -> Said:
    """The text of an answer that names these sizes."""
    if sizes[-1] == MOST_CARDS:
        return Said("fact-uno-size-or-more", {"fewest": sizes[0]})
    if len(sizes) == 1:
        return Said("fact-uno-size-one", {"size": sizes[0]})
    return Said("fact-uno-size-some", {"fewest": sizes[0], "most": sizes[-1]})


def _size_groups(situation: UnoSituation[Leave]) -> list[Sizes]:
    """The possible sizes of the hand in groups of neighbors that can all make the points, or cannot.

    Groups that can come first, each kind from the smallest size on.
    """
    count = CountHand(situation.claims[0].seat, points=situation.claims[0].points)
    points, size_fits = rules_of(situation).points, []
    for size in range(1, min(MOST_CARDS + 1, hand_limit(situation) or MOST_CARDS + 1)):
        round = _round_with_hand_size(situation, count.seat, size)
        if round is not None:
            size_fits.append((size, cite_impossible_points(round, count, points) is None))
    groups = [(fits, [size for size, _ in some]) for fits, some in groupby(size_fits, key=lambda one: one[1])]
    return [sizes for _, sizes in sorted(groups, key=lambda group: not group[0])]


def _round_with_hand_size(situation: UnoSituation[Leave], seat: Seat, size: int) -> Round | None:
    """The round in which this hand has this number of cards. None if it is impossible."""
    with suppress(ContradictoryDescription):
        round = starting_match(with_hand(situation, seat, size)).round
        return round if isinstance(round, Round) else None
    return None
