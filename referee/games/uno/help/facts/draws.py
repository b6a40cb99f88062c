"""What drawing depends on: whose turn it is, what is owed, whether somebody drew already, and the piles."""

from collections import Counter
from collections.abc import Iterator, Sequence

from referee.games.shared.position import DEFAULT_TOP_CARD, described_top_card
from referee.games.uno.help.facts.table import (
    DRAW_FOUR,
    NAMED,
    card_of_its_color,
    limit_of_a_hand,
    may_come_next,
    of_the_draw,
    of_the_top,
    whose_turn,
    with_debts,
)
from referee.games.uno.help.situation import (
    UnoFact,
    UnoSituation,
    with_round,
)
from referee.games.uno.model.claims import Draw
from referee.games.uno.model.deck import COPIES_BY_EDITION
from referee.games.uno.options.rulesets import ruleset
from referee.kit.cards import Card
from referee.kit.quantities import CardCount
from referee.kit.said import Person, Said
from referee.match.help.fact import NO, Answer, Fact, order_of, which_way
from referee.match.help.situation import ClaimedT, is_told
from referee.rulings.tags import Claim

FEW = 10
"""As many cards nobody has to draw at once; of more there are enough."""


def of_a_draw(situation: UnoSituation[Draw]) -> Iterator[UnoFact[Draw]]:
    round, seat = situation.round, situation.claims[0].seat
    if may_come_next(situation, seat):
        yield from which_way(situation)
    yield from whose_turn(situation)
    yield from of_the_top(situation)
    if described_top_card(situation) is None and not is_told(situation, "debt"):
        yield Fact("owed", Said("fact-uno-owed-asks", {"who": Person(seat)}), _owed)
    yield from of_the_draw(situation)
    if round.hands is None and _may_be_short(situation):
        yield Fact("pile", Said("fact-pile-asks"), _piles)


def _may_be_short(situation: UnoSituation[Claim]) -> bool:
    """Whether nobody counted the pile; or hardly a card is in it, and nobody told the discards."""
    round = situation.round
    return round.draw_pile is None or (round.draw_pile < FEW and round.discards is None)


def _owed(situation: UnoSituation[Draw]) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    yield Answer(
        "nothing", NO, with_round(situation, top=card_of_its_color(situation, DEFAULT_TOP_CARD.face))
    )
    two, *others = with_debts(situation, seat, card_of_its_color(situation, "draw two"))
    yield Answer("two", Said("fact-uno-owed-two"), two, tuple(others))
    named = situation.round.color or NAMED
    four, *others = (with_round(one, color=named) for one in with_debts(situation, seat, DRAW_FOUR))
    yield Answer("four", Said("fact-uno-owed-four"), four, tuple(others))


def _piles(situation: UnoSituation[Draw]) -> Iterator[Answer]:
    yield Answer("enough", Said("fact-uno-pile-enough"), situation)
    discards, pile = situation.round.discards, situation.round.draw_pile
    if discards is not None:
        short = [_in_hands(situation, discards, left) for left in _too_few(situation, discards)]
        yield from _that_can_be("none", Said("fact-uno-pile-too-few"), short)
        return
    if pile is None:
        yield from _that_can_be("short", Said("fact-uno-pile-short"), [_with_pile(situation, 11, 1)])
    count, owed = situation.claims[0].count or 0, _owed_by_another(situation)
    # Whoever says how many were drawn may have drawn all there were, after what was owed.
    most = max(count + owed, pile or 0)
    is_shuffled = owed and pile is not None
    none = Said("fact-uno-pile-none-shuffled" if is_shuffled else "fact-uno-pile-none", {"most": most})
    fewest = most if count else max(0, pile or 0)
    tables = [_with_so_many(situation, left) for left in range(most, fewest - 1, -1)]
    yield from _that_can_be("none", none, tables)


def _that_can_be(id: str, text: Said, tables: Sequence[UnoSituation[Claim]]) -> Iterator[Answer]:
    """The answer, if there is such a table: nobody holds more cards than the table lets them."""
    limit = limit_of_a_hand(tables[0])
    allowed = [
        table
        for table in tables
        if limit is None or max(held or 0 for held in (table.round.hands or {}).values()) < limit
    ]
    if allowed:
        yield Answer(id, text, allowed[0], tuple(allowed[1:]))


def _owed_by_another(situation: UnoSituation[Draw]) -> int:
    """How many cards somebody else has to draw before, once play goes on."""
    debt = situation.round.debt
    return 0 if debt is None or debt.seat == situation.claims[0].seat else debt.count


def _too_few(situation: UnoSituation[Claim], discards: tuple[Card, ...]) -> Iterator[int]:
    """How many cards may lie in a pile that is empty, or used up by what is owed."""
    owed = 0 if situation.round.debt is None else situation.round.debt.count
    yield from range(max(0, owed - len(discards) + 1) + 1)


def _with_so_many(situation: UnoSituation[ClaimedT], left: int) -> UnoSituation[ClaimedT]:
    """So many cards can be drawn, also of the discards where the pile was counted."""
    pile = situation.round.draw_pile
    under = 0 if pile is None else left - pile
    return _with_pile(situation, 1 + under, left - under)


def _with_pile(situation: UnoSituation[ClaimedT], discarded: int, left: int) -> UnoSituation[ClaimedT]:
    """So many cards discarded and left in the pile; nothing is deduced from those that nobody told."""
    edition = ruleset(situation.told.rules, situation.seats).edition
    copies, top = COPIES_BY_EDITION[edition], situation.round.top or DEFAULT_TOP_CARD
    others = list((Counter(copies) - Counter([top])).elements())
    return with_round(_in_hands(situation, (*others[: discarded - 1], top), left), silent=True)


def _in_hands(
    situation: UnoSituation[ClaimedT], discards: tuple[Card, ...], left: int
) -> UnoSituation[ClaimedT]:
    """So many cards are left in the pile; the rest of the deck is in the hands."""
    edition, order = ruleset(situation.told.rules, situation.seats).edition, order_of(situation)
    round = situation.round
    held = sum(COPIES_BY_EDITION[edition].values()) - len(discards) - round.aside - left
    each, more = divmod(held, len(order) - (round.out is not None))
    holding = [seat for seat in order if seat != round.out]
    hands = {seat: CardCount(each + (place < more)) for place, seat in enumerate(holding)}
    return with_round(situation, discards=discards, hands=hands, lost_track=None)
