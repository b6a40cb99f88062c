"""What leaving a round depends on where the hand that is laid down counts: how many cards it has."""

from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from itertools import groupby

from referee.games.uno.help.facts.table import limit_of_a_hand, rules_of
from referee.games.uno.help.situation import UnoFact, UnoSituation, with_hand
from referee.games.uno.model.claims import CountHand
from referee.games.uno.model.state import Round
from referee.games.uno.rules.deduction import cite_impossible_points
from referee.games.uno.rules.leaving import leaving_player_reports_points
from referee.kit.said import Person, Said
from referee.kit.seats import Seat
from referee.match.help.fact import Answer, Fact, order_of
from referee.match.help.situation import Contradictory, placed
from referee.match.table.people import Leave

MOST = 40
"""Nobody is asked whether they hold more cards than these."""
EXAMPLES = 5
"""So many sizes stand for all that an answer names."""
Sizes = list[int]


def of_leaving(situation: UnoSituation[Leave]) -> Iterator[UnoFact[Leave]]:
    """How many cards the hand has, where only some sizes can come to the points that are told."""
    if not _counts(situation):
        return
    groups = _groups(situation)
    if len(groups) > 1:
        who = {"who": Person(situation.claims[0].seat)}
        yield Fact("size", Said("fact-uno-size-asks", who), partial(_sizes, groups))


def _counts(situation: UnoSituation[Leave]) -> bool:
    """Whether points are told of a hand that counts, and nobody has told its size."""
    seat, round = situation.claims[0].seat, situation.round
    if situation.claims[0].points is None or seat not in order_of(situation) or round.out == seat:
        return False
    is_sized = (round.hands or {}).get(seat) is not None or (round.window and round.window.seat == seat)
    return not is_sized and leaving_player_reports_points in rules_of(situation).procedures[Leave].checks


def _sizes(groups: list[Sizes], situation: UnoSituation[Leave]) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    for sizes in groups:
        then, *others = (with_hand(situation, seat, size) for size in sizes[:EXAMPLES])
        yield Answer(f"{sizes[0]}", _read_out(sizes), then, tuple(others))


def _read_out(sizes: Sizes) -> Said:
    """The text of an answer that names these sizes."""
    if sizes[-1] == MOST:
        return Said("fact-uno-size-or-more", {"fewest": sizes[0]})
    if len(sizes) == 1:
        return Said("fact-uno-size-one", {"size": sizes[0]})
    return Said("fact-uno-size-some", {"fewest": sizes[0], "most": sizes[-1]})


def _groups(situation: UnoSituation[Leave]) -> list[Sizes]:
    """The sizes that the hand may have: those next to each other that can come to the points, or cannot.
    The smallest ones that can come first."""
    count = CountHand(situation.claims[0].seat, points=situation.claims[0].points)
    points, tried = rules_of(situation).points, []
    for size in range(1, min(MOST + 1, limit_of_a_hand(situation) or MOST + 1)):
        round = _with_so_many(situation, count.seat, size)
        if round is not None:
            tried.append((size, cite_impossible_points(round, count, points) is None))
    groups = [(fits, [size for size, _ in some]) for fits, some in groupby(tried, key=lambda one: one[1])]
    return [sizes for _, sizes in sorted(groups, key=lambda group: not group[0])]


def _with_so_many(situation: UnoSituation[Leave], seat: Seat, size: int) -> Round | None:
    """The round in which this hand has so many cards, if there can be one."""
    with suppress(Contradictory):
        round = placed(with_hand(situation, seat, size)).round
        return round if isinstance(round, Round) else None
    return None
