"""Facts on which a draw depends: whose turn it is, owed cards, earlier draws, and the piles."""

from collections import Counter
from collections.abc import Iterator, Sequence

from referee.games.shared.position import DEFAULT_TOP_CARD, described_top_card
from referee.games.uno.help.facts.table import (
    DEFAULT_NAMED_COLOR,
    DRAW_FOUR,
    card_of_color_in_force,
    facts_about_draw,
    facts_about_top_card,
    hand_limit,
    may_act_next,
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
from referee.match.help.situation import ClaimedT, is_reported
from referee.rulings.tags import Claim

CARDS_OF_A_SHORT_PILE = 10
"""A pile with at least this number of cards has enough for every draw."""


def facts_of_draw(situation: UnoSituation[Draw]) -> Iterator[UnoFact[Draw]]:
    """The facts on which a draw depends."""
    round, seat = situation.round, situation.claims[0].seat
    if may_act_next(situation, seat):
        yield from which_way(situation)
    yield from whose_turn(situation)
    yield from facts_about_top_card(situation)
    if described_top_card(situation) is None and not is_reported(situation, "debt"):
        yield Fact("owed", Said("fact-uno-owed-asks", {"who": Person(seat)}), _owed_answers)
    yield from facts_about_draw(situation)
    if round.hands is None and _pile_may_be_short(situation):
        yield Fact("pile", Said("fact-pile-asks"), _pile_answers)


def _pile_may_be_short(situation: UnoSituation[Claim]) -> bool:
    """Whether the pile may have too few cards: nobody counted it, or it is small and the discards are not
    reported."""
    round = situation.round
    return round.draw_pile is None or (round.draw_pile < CARDS_OF_A_SHORT_PILE and round.discards is None)


def _owed_answers(situation: UnoSituation[Draw]) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    yield Answer(
        "nothing", NO, with_round(situation, top=card_of_color_in_force(situation, DEFAULT_TOP_CARD.face))
    )
    two, *others = with_debts(situation, seat, card_of_color_in_force(situation, "draw two"))
    yield Answer("two", Said("fact-uno-owed-two"), two, tuple(others))
    named = situation.round.color or DEFAULT_NAMED_COLOR
    four, *others = (with_round(one, color=named) for one in with_debts(situation, seat, DRAW_FOUR))
    yield Answer("four", Said("fact-uno-owed-four"), four, tuple(others))


def _pile_answers(situation: UnoSituation[Draw]) -> Iterator[Answer]:
    yield Answer("enough", Said("fact-uno-pile-enough"), situation)
    discards, pile = situation.round.discards, situation.round.draw_pile
    if discards is not None:
        short = [
            _with_rest_in_hands(situation, discards, left)
            for left in _pile_sizes_too_small(situation, discards)
        ]
        yield from _answer_if_possible("none", Said("fact-uno-pile-too-few"), short)
        return
    if pile is None:
        yield from _answer_if_possible("short", Said("fact-uno-pile-short"), [_with_piles(situation, 11, 1)])
    count, owed = situation.claims[0].count or 0, _cards_owed_by_others(situation)
    # A reported number of drawn cards may be all cards that were left after the owed ones.
    most = max(count + owed, pile or 0)
    is_shuffled = owed and pile is not None
    none = Said("fact-uno-pile-none-shuffled" if is_shuffled else "fact-uno-pile-none", {"most": most})
    fewest = most if count else max(0, pile or 0)
    situations = [_with_drawable_cards(situation, left) for left in range(most, fewest - 1, -1)]
    yield from _answer_if_possible("none", none, situations)


def _answer_if_possible(id: str, text: Said, situations: Sequence[UnoSituation[Claim]]) -> Iterator[Answer]:
    """The answer with the situations in which nobody has more cards than the hand limit. Empty if there are
    none."""
    limit = hand_limit(situations[0])
    allowed = [
        each
        for each in situations
        if limit is None or max(held or 0 for held in (each.round.hands or {}).values()) < limit
    ]
    if allowed:
        yield Answer(id, text, allowed[0], tuple(allowed[1:]))


def _cards_owed_by_others(situation: UnoSituation[Draw]) -> int:
    """The number of cards that another player has to draw first."""
    debt = situation.round.debt
    return 0 if debt is None or debt.seat == situation.claims[0].seat else debt.count


def _pile_sizes_too_small(situation: UnoSituation[Claim], discards: tuple[Card, ...]) -> Iterator[int]:
    """The sizes of a pile that is empty, or that the owed cards use up."""
    owed = 0 if situation.round.debt is None else situation.round.debt.count
    yield from range(max(0, owed - len(discards) + 1) + 1)


def _with_drawable_cards(situation: UnoSituation[ClaimedT], left: int) -> UnoSituation[ClaimedT]:
    """The situation in which this number of cards can be drawn. If the pile was counted, some are
    discards."""
    pile = situation.round.draw_pile
    under = 0 if pile is None else left - pile
    return _with_piles(situation, 1 + under, left - under)


def _with_piles(situation: UnoSituation[ClaimedT], discarded: int, left: int) -> UnoSituation[ClaimedT]:
    """The situation with these numbers of discards and of cards in the pile.

    Nothing is inferred from the discards, because nobody reported them.
    """
    edition = ruleset(situation.match.rules, situation.seats).edition
    copies, top = COPIES_BY_EDITION[edition], situation.round.top or DEFAULT_TOP_CARD
    others = list((Counter(copies) - Counter([top])).elements())
    return with_round(_with_rest_in_hands(situation, (*others[: discarded - 1], top), left), silent=True)


def _with_rest_in_hands(
    situation: UnoSituation[ClaimedT], discards: tuple[Card, ...], left: int
) -> UnoSituation[ClaimedT]:
    """The situation with this number of cards in the pile, and the rest of the deck in the hands."""
    edition, order = ruleset(situation.match.rules, situation.seats).edition, order_of(situation)
    round = situation.round
    held = sum(COPIES_BY_EDITION[edition].values()) - len(discards) - round.aside - left
    each, more = divmod(held, len(order) - (round.out is not None))
    holding = [seat for seat in order if seat != round.out]
    hands = {seat: CardCount(each + (place < more)) for place, seat in enumerate(holding)}
    return with_round(situation, discards=discards, hands=hands, lost_track=None)
