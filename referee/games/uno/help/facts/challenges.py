"""What a challenge depends on: who laid the card, what has happened since, and what the hand held."""

from collections.abc import Iterator
from itertools import zip_longest

from referee.games.shared.position import described_top_card
from referee.games.uno.help.facts.table import (
    DRAW_FOUR,
    NAMED,
    OWES,
    before_it_was_laid,
    laid_by,
    rules_of,
    under_told,
    with_debts,
    with_one_more,
)
from referee.games.uno.help.situation import (
    UnoFact,
    UnoSituation,
    the_card_laid,
    with_hand,
    with_round,
)
from referee.games.uno.model.claims import Challenge, Draw, Play, ShowHand
from referee.games.uno.model.rulebook import WILD_DRAW_FOUR_COLOR
from referee.games.uno.model.state import Debt
from referee.games.uno.options.rulesets import ruleset
from referee.kit.cards import COLORS, Card, Color
from referee.kit.quantities import CardCount
from referee.kit.said import Person, Said
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.match.help.fact import (
    NO,
    YES,
    Answer,
    Fact,
    after_that,
    order_of,
    seat_from,
    which_way,
    with_claim,
    with_first,
)
from referee.match.help.situation import ClaimedT
from referee.rulings.tags import Claim

HANDS = (5, 9)
"""Sizes that the hand of who laid it may have had, where nobody counted it."""
FORBIDS_IT = {
    "uno.wild-draw-four.color": (Said("fact-uno-held-color"), Said("fact-uno-held-no-color")),
    "uno.wild-draw-four.color.any-playable": (
        Said("fact-uno-held-playable"),
        Said("fact-uno-held-no-playable"),
    ),
    "uno.wild-draw-four.color.wilds-count": (
        Said("fact-uno-held-color-or-wild"),
        Said("fact-uno-held-no-color-or-wild"),
    ),
}
"""By the article in force: what in a hand makes a Wild Draw Four unlawful, and what is there instead."""


def of_a_challenge(situation: UnoSituation[Challenge]) -> Iterator[UnoFact[Challenge]]:
    if situation.round.debt is not None:
        yield from _of_the_color_before(situation.round.debt)
    elif _may_lie_on_top(situation):
        yield from _of_a_card_that_may_lie_there(situation)


def _of_a_card_that_may_lie_there(situation: UnoSituation[Challenge]) -> Iterator[UnoFact[Challenge]]:
    yield from which_way(situation)
    yield Fact("target", Said("fact-uno-target-asks"), _targets)
    yield Fact("since", Said("fact-uno-draw-four-since-asks"), _since)
    if situation.claims[0].held_color is not None:
        yield Fact("last", Said("fact-uno-draw-four-last-asks"), _was_the_last)
        return
    who = {"who": Person(situation.claims[0].seat)}
    yield Fact("held", Said("fact-uno-held-asks", who), _held)


def _may_lie_on_top(situation: UnoSituation[Claim]) -> bool:
    """Whether a Wild Draw Four does, for all that is told, or did just now."""
    top, round = described_top_card(situation), situation.round
    return "debt" not in situation.said and round.out is None and (top is None or top == DRAW_FOUR)


def _targets(situation: UnoSituation[Challenge]) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    mine, *others = _laid_four(situation, seat_from(situation, seat, -1))
    who = {"who": Person(seat)}
    yield Answer("mine", Said("fact-uno-target-mine", who), mine, tuple(others))
    # Who laid it sits shortly before whoever is on turn now.
    turn = seat if situation.round.turn is None else situation.round.turn
    back = [seat_from(situation, turn, -steps) for steps in range(1, len(order_of(situation)) + 1)]
    elsewhere = [by for by in back if by not in (seat, seat_from(situation, seat, -1))]
    laid = [_laid_four(situation, by) for by in elsewhere]
    # A seat that was caught since has other tables than the rest, and another number of them.
    tables = [table for over in zip_longest(*laid) for table in over if table is not None]
    if tables:
        yield Answer("another", Said("fact-uno-target-another"), tables[0], tuple(tables[1:]))
    if _may_have_laid_it(situation, seat):
        yield Answer("next", Said("fact-uno-target-next", who), _laid_four(situation, seat)[0])


def _may_have_laid_it(situation: UnoSituation[Claim], seat: Seat) -> bool:
    """Whether who challenges may have laid the card: who tells of a dispute would say so, who hands over a
    state of a match may ask for anybody."""
    if "turn" in situation.said:
        return situation.round.turn in (seat, seat_from(situation, seat, 1))
    return len(order_of(situation)) == 2 or situation.told.number is not None


def _laid_four(situation: UnoSituation[ClaimedT], by: Seat) -> list[UnoSituation[ClaimedT]]:
    """A Wild Draw Four laid by this seat, over each color that may have been in force before."""
    named = situation.round.color or NAMED
    if _has_been_caught_since(situation, by):
        return _owed_by_now(with_round(situation, color=named), by)
    hands = (situation.round.hands or {}).get(by)
    sizes = (None,) if hands is not None else HANDS
    laid = laid_by(situation, by, DRAW_FOUR, named)
    return [
        after_that(_with_size(before_it_was_laid(situation, under, by), by, size), laid)
        for under, size in zip(cards_under(situation), sizes * len(COLORS), strict=False)
    ]


def _has_been_caught_since(situation: UnoSituation[Claim], by: Seat) -> bool:
    """Whether this seat is told to have been caught for the card on top: that is judged as it is by now."""
    window = situation.round.window
    return window is not None and window.seat == by and window.caught is not None


def _owed_by_now(situation: UnoSituation[ClaimedT], by: Seat) -> list[UnoSituation[ClaimedT]]:
    """The Wild Draw Four of this seat has opened its time to call, and has still to be drawn for."""
    tables = with_debts(situation, seat_from(situation, by, 1), DRAW_FOUR)
    entry, hand = not_none(situation.round.window).opened.entry, CardCount(1)
    owed = [replace(not_none(table.round.debt), entry=entry, hand=hand) for table in tables]
    return [with_round(table, debt=debt) for table, debt in zip(tables, owed, strict=True)]


def _with_size(situation: UnoSituation[ClaimedT], seat: Seat, size: int | None) -> UnoSituation[ClaimedT]:
    return situation if size is None else with_hand(situation, seat, size)


def cards_under(situation: UnoSituation[Claim]) -> list[Card]:
    """What the Wild Draw Four may have been laid on."""
    under, debt = under_told(situation), situation.round.debt
    if under is not None and under.color is not None:
        return [under]
    colors = COLORS if debt is None or debt.over is None else (debt.over,)
    return [Card(face, color) for face, color in zip(("5", "8", "skip", "2"), colors, strict=False)]


def _laid_instead(situation: UnoSituation[ClaimedT]) -> list[UnoSituation[ClaimedT]]:
    """The tables at which whoever laid the Wild Draw Four owed cards, by what the table lets answer what, and
    by the card that is told to lie under it."""
    told, by = under_told(not_none(situation.by_now)), the_card_laid(situation).seat
    faces = {face for face, laid in rules_of(situation).answers if laid == DRAW_FOUR.face}
    cards = [card for card in (Card("draw two", NAMED), DRAW_FOUR) if card.face in faces]
    if told is not None:
        cards = [told] if told.face in faces else []
    return [_owed_for(card, by, situation) for card in cards if card.face in OWES]


def _owed_for(card: Card, by: Seat, situation: UnoSituation[ClaimedT]) -> UnoSituation[ClaimedT]:
    """The table at which this seat owes what this card on top makes it draw."""
    debt = Debt(by, CardCount(OWES[card.face]), seat_from(situation, by, -1))
    return with_round(situation, top=card, color=card.color or situation.round.color, debt=debt)


def _is_barred(situation: UnoSituation[Claim]) -> bool:
    """Whether nobody may challenge the card, as it was laid instead of drawing: no hand matters then."""
    round = situation.round
    if round.debt is None:
        return False
    if not situation.happened:
        return not round.debt.open_to_challenge
    return not rules_of(situation).answers[not_none(round.top).face, DRAW_FOUR.face].open_to_challenge


def _since(situation: UnoSituation[Challenge]) -> Iterator[Answer]:
    yield Answer("nothing", Said("fact-uno-draw-four-since-nothing"), situation)
    if not situation.happened:
        return
    laid, by_now = the_card_laid(situation), not_none(situation.by_now)
    named = laid.color
    if instead := _laid_instead(situation):
        text = Said("fact-uno-draw-four-since-instead")
        yield Answer("instead", text, instead[0], tuple(instead[1:]))
    target = seat_from(situation, laid.seat, 1)
    unnamed = with_first(situation, replace(laid, color=None))
    yield Answer("no-color", Said("fact-uno-draw-four-since-no-color"), unnamed)
    drawn = after_that(situation, Draw(target))
    seat, turn = situation.claims[0].seat, by_now.round.turn
    turns = (seat, seat_from(situation, seat, 1)) if turn is None else (turn,)
    later = () if target == seat else tuple(_long_since(situation, turn) for turn in turns)
    yield Answer("drawn", Said("fact-uno-draw-four-since-drawn"), drawn, later)
    next_one = seat_from(situation, target, 1)
    before = with_one_more(situation, next_one)
    played = tuple(after_that(before, Play(next_one, Card(face, named))) for face in ("3", "7"))
    yield Answer("played", Said("fact-uno-draw-four-since-played"), played[0], played[1:])


def _long_since(situation: UnoSituation[ClaimedT], turn: Seat) -> UnoSituation[ClaimedT]:
    """The table by now, on which nothing is owed any more: anybody may have drawn."""
    by_now, color = not_none(situation.by_now), the_card_laid(situation).color
    top = DRAW_FOUR if described_top_card(by_now) is None else by_now.round.top
    return with_round(by_now, color=by_now.round.color or color, top=top, turn=turn, debt=None)


def _was_the_last(situation: UnoSituation[Claim]) -> Iterator[Answer]:
    yield Answer("no", NO, situation)
    if situation.happened and (situation.round.hands is None or len(situation.round.hands) == 1):
        yield Answer("yes", YES, with_hand(situation, the_card_laid(situation).seat, 1))


def _held(situation: UnoSituation[Challenge]) -> Iterator[Answer]:
    """In the words of what this table plays by."""
    rules = ruleset(situation.told.rules, situation.seats)
    forbids, allows = FORBIDS_IT[rules.article_or_its_substitute(WILD_DRAW_FOUR_COLOR).id]
    yield Answer("not-yet", Said("fact-uno-held-not-yet"), situation)
    if _is_barred(situation):
        return
    challenge = situation.claims[0]
    held = with_claim(situation, replace(challenge, held_color=True))
    yield Answer("held", forbids, held)
    held_none = with_claim(situation, replace(challenge, held_color=False))
    yield Answer("held-none", allows, held_none)
    if situation.happened:
        by = the_card_laid(situation).seat
        yield Answer("last", Said("fact-uno-held-last"), with_hand(situation, by, 1))


def _of_the_color_before(debt: Debt) -> Iterator[UnoFact[Claim]]:
    """A debt that was told without the color that was in force before its card was laid."""
    if debt.open_to_challenge and debt.over is None:
        yield Fact("before", Said("fact-uno-before-asks"), _colors_before)


def _colors_before(situation: UnoSituation[Claim]) -> Iterator[Answer]:
    for card in cards_under(situation):
        color: Color = not_none(card.color)
        debt = replace(not_none(situation.round.debt), over=color)
        told = debt.under or under_told(situation)
        lay = (card, Card("reverse", color)) if told is None else (told,)
        one, *others = (with_round(situation, debt=replace(debt, under=under)) for under in lay)
        yield Answer(color, Said("fact-uno-color", {"color": color}), one, tuple(others))


# --- a hand is shown ---


def of_a_hand_shown(situation: UnoSituation[ShowHand]) -> Iterator[UnoFact[ShowHand]]:
    if situation.round.debt is not None:
        yield from _of_the_color_before(situation.round.debt)
    elif _may_lie_on_top(situation) and "challenged" not in situation.said:
        yield from which_way(situation)
        yield Fact("challenged", Said("fact-uno-challenged-asks"), _challenged)
        yield Fact("before", Said("fact-uno-before-asks"), _before_it)


def _challenged(situation: UnoSituation[ShowHand]) -> Iterator[Answer]:
    by = situation.claims[0].seat
    laid = _laid_by_who_shows(situation, by, not_none(cards_under(situation)[0].color))
    yield Answer("yes", YES, after_that(laid, Challenge(seat_from(situation, by, 1))))
    yield Answer("no", NO, laid)


def _before_it(situation: UnoSituation[Claim]) -> Iterator[Answer]:
    """The color that was in force before the Wild Draw Four on top by now; for a wild card under it, any."""
    round, is_told = situation.round, situation.round.discards is not None
    for card in cards_under(with_round(not_none(situation.by_now), debt=None)):
        color: Color = not_none(card.color)
        before = with_round(situation, top=round.top if is_told else card, color=color)
        yield Answer(color, Said("fact-uno-color", {"color": color}), before)


def _laid_by_who_shows(situation: UnoSituation[ShowHand], by: Seat, over: Color) -> UnoSituation[ShowHand]:
    """A Wild Draw Four laid by the seat that shows its hand: as many cards as it shows were left then."""
    under = next(card for card in cards_under(situation) if card.color == over)
    before = before_it_was_laid(situation, under, by)
    shown = situation.claims[0].hand
    if (situation.round.hands or {}).get(by) is None:
        before = with_hand(before, by, HANDS[0] if shown is None else len(shown) + 1)
    return after_that(before, laid_by(situation, by, DRAW_FOUR, situation.round.color or NAMED))
