"""Facts on which a challenge depends: who played the card, what has happened since, and what the hand had."""

from collections.abc import Iterator
from itertools import zip_longest

from referee.games.shared.position import described_top_card
from referee.games.uno.help.facts.table import (
    CARDS_OWED_BY_FACE,
    DEFAULT_NAMED_COLOR,
    DRAW_FOUR,
    before_it_was_played,
    play_of_top_card,
    reported_card_under_top,
    rules_of,
    with_debts,
    with_one_more_card,
)
from referee.games.uno.help.situation import (
    UnoFact,
    UnoSituation,
    play_that_happened,
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
    order_of,
    seat_from,
    which_way,
    with_added_claims,
    with_claim,
    with_first_happened,
)
from referee.match.help.situation import ClaimedT
from referee.rulings.tags import Claim

HAND_SIZES = (5, 9)
"""Examples of the number of cards in the hand of the player of the card."""
FORBIDDEN_AND_ALLOWED_HANDS = {
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
"""The hand that makes a Wild Draw Four unlawful and the hand that makes it lawful, by the article in
force."""


def facts_of_challenge(situation: UnoSituation[Challenge]) -> Iterator[UnoFact[Challenge]]:
    """The facts on which a challenge depends."""
    if situation.round.debt is not None:
        yield from _fact_about_color_before(situation.round.debt)
    elif _draw_four_may_be_on_top(situation):
        yield from _facts_about_possible_card(situation)


def _facts_about_possible_card(situation: UnoSituation[Challenge]) -> Iterator[UnoFact[Challenge]]:
    """The facts about a Wild Draw Four that may be the top card."""
    yield from which_way(situation)
    yield Fact("target", Said("fact-uno-target-asks"), _target_answers)
    yield Fact("since", Said("fact-uno-draw-four-since-asks"), _since_answers)
    if situation.claims[0].held_color is not None:
        yield Fact("last", Said("fact-uno-draw-four-last-asks"), _last_card_answers)
        return
    who = {"who": Person(situation.claims[0].seat)}
    yield Fact("held", Said("fact-uno-held-asks", who), _held_answers)


def _draw_four_may_be_on_top(situation: UnoSituation[Claim]) -> bool:
    """Whether a Wild Draw Four may be the top card, or was it just now, and nothing else about a debt is
    reported."""
    top, round = described_top_card(situation), situation.round
    return "debt" not in situation.named_fields and round.out is None and (top is None or top == DRAW_FOUR)


def _target_answers(situation: UnoSituation[Challenge]) -> Iterator[Answer]:
    """The answers about the player of the Wild Draw Four."""
    seat = situation.claims[0].seat
    own_target, *others = _after_draw_four(situation, seat_from(situation, seat, -1))
    who = {"who": Person(seat)}
    yield Answer("mine", Said("fact-uno-target-mine", who), own_target, tuple(others))
    # The player of the card sits a few places before the player on turn.
    turn = seat if situation.round.turn is None else situation.round.turn
    back = [seat_from(situation, turn, -steps) for steps in range(1, len(order_of(situation)) + 1)]
    other_players = [by for by in back if by not in (seat, seat_from(situation, seat, -1))]
    by_player = [_after_draw_four(situation, by) for by in other_players]
    # A player who was caught since has another number of situations than the other players.
    situations = [each for group in zip_longest(*by_player) for each in group if each is not None]
    if situations:
        yield Answer("another", Said("fact-uno-target-another"), situations[0], tuple(situations[1:]))
    if _may_have_played_it(situation, seat):
        yield Answer("next", Said("fact-uno-target-next", who), _after_draw_four(situation, seat)[0])


def _may_have_played_it(situation: UnoSituation[Claim], seat: Seat) -> bool:
    """Whether the player who challenges may have played the card.

    A person who describes a dispute would say so. A program that sends the state of a match may name any
    player.
    """
    if "turn" in situation.named_fields:
        return situation.round.turn in (seat, seat_from(situation, seat, 1))
    return len(order_of(situation)) == 2 or situation.match.number is not None


def _after_draw_four(situation: UnoSituation[ClaimedT], by: Seat) -> list[UnoSituation[ClaimedT]]:
    """The situations after this seat has played a Wild Draw Four. They differ in the color before it."""
    named = situation.round.color or DEFAULT_NAMED_COLOR
    if _was_caught_since(situation, by):
        return _with_debt_now(with_round(situation, color=named), by)
    hands = (situation.round.hands or {}).get(by)
    sizes = (None,) if hands is not None else HAND_SIZES
    play = play_of_top_card(situation, by, DRAW_FOUR, named)
    return [
        with_added_claims(_with_hand_size(before_it_was_played(situation, under, by), by, size), play)
        for under, size in zip(cards_under(situation), sizes * len(COLORS), strict=False)
    ]


def _was_caught_since(situation: UnoSituation[Claim], by: Seat) -> bool:
    """Whether this seat was caught after it played the top card. The current state is then judged."""
    window = situation.round.window
    return window is not None and window.seat == by and window.caught is not None


def _with_debt_now(situation: UnoSituation[ClaimedT], by: Seat) -> list[UnoSituation[ClaimedT]]:
    """The current situations in which the Wild Draw Four of this seat is still to be drawn for."""
    situations = with_debts(situation, seat_from(situation, by, 1), DRAW_FOUR)
    entry, hand = not_none(situation.round.window).opened.entry, CardCount(1)
    owed = [replace(not_none(each.round.debt), entry=entry, hand=hand) for each in situations]
    return [with_round(each, debt=debt) for each, debt in zip(situations, owed, strict=True)]


def _with_hand_size(
    situation: UnoSituation[ClaimedT], seat: Seat, size: int | None
) -> UnoSituation[ClaimedT]:
    """The situation with this hand size. None leaves it unchanged."""
    return situation if size is None else with_hand(situation, seat, size)


def cards_under(situation: UnoSituation[Claim]) -> list[Card]:
    """Possible cards under the Wild Draw Four."""
    under, debt = reported_card_under_top(situation), situation.round.debt
    if under is not None and under.color is not None:
        return [under]
    colors = COLORS if debt is None or debt.over is None else (debt.over,)
    return [Card(face, color) for face, color in zip(("5", "8", "skip", "2"), colors, strict=False)]


def _played_instead_of_drawing(situation: UnoSituation[ClaimedT]) -> list[UnoSituation[ClaimedT]]:
    """The situations in which the player of the Wild Draw Four owed cards and played it instead of drawing.

    The rules of the table say which cards it may answer. A reported card under it must be one of these.
    """
    reported, by = reported_card_under_top(not_none(situation.current)), play_that_happened(situation).seat
    faces = {face for face, answer in rules_of(situation).answers if answer == DRAW_FOUR.face}
    cards = [card for card in (Card("draw two", DEFAULT_NAMED_COLOR), DRAW_FOUR) if card.face in faces]
    if reported is not None:
        cards = [reported] if reported.face in faces else []
    return [_with_debt_for(card, by, situation) for card in cards if card.face in CARDS_OWED_BY_FACE]


def _with_debt_for(card: Card, by: Seat, situation: UnoSituation[ClaimedT]) -> UnoSituation[ClaimedT]:
    """The situation in which this seat owes the cards for this top card."""
    debt = Debt(by, CardCount(CARDS_OWED_BY_FACE[card.face]), seat_from(situation, by, -1))
    return with_round(situation, top=card, color=card.color or situation.round.color, debt=debt)


def _is_not_challengeable(situation: UnoSituation[Claim]) -> bool:
    """Whether nobody may challenge the card, because it was played instead of drawing. No hand matters
    then."""
    round = situation.round
    if round.debt is None:
        return False
    if not situation.happened:
        return not round.debt.open_to_challenge
    return not rules_of(situation).answers[not_none(round.top).face, DRAW_FOUR.face].open_to_challenge


def _since_answers(situation: UnoSituation[Challenge]) -> Iterator[Answer]:
    """The answers about what has happened since the Wild Draw Four."""
    yield Answer("nothing", Said("fact-uno-draw-four-since-nothing"), situation)
    if not situation.happened:
        return
    play, current = play_that_happened(situation), not_none(situation.current)
    named = play.color
    if instead := _played_instead_of_drawing(situation):
        text = Said("fact-uno-draw-four-since-instead")
        yield Answer("instead", text, instead[0], tuple(instead[1:]))
    target = seat_from(situation, play.seat, 1)
    unnamed = with_first_happened(situation, replace(play, color=None))
    yield Answer("no-color", Said("fact-uno-draw-four-since-no-color"), unnamed)
    drawn = with_added_claims(situation, Draw(target))
    seat, turn = situation.claims[0].seat, current.round.turn
    turns = (seat, seat_from(situation, seat, 1)) if turn is None else (turn,)
    later = () if target == seat else tuple(_after_everybody_drew(situation, turn) for turn in turns)
    yield Answer("drawn", Said("fact-uno-draw-four-since-drawn"), drawn, later)
    next_seat = seat_from(situation, target, 1)
    before = with_one_more_card(situation, next_seat)
    played = tuple(with_added_claims(before, Play(next_seat, Card(face, named))) for face in ("3", "7"))
    yield Answer("played", Said("fact-uno-draw-four-since-played"), played[0], played[1:])


def _after_everybody_drew(situation: UnoSituation[ClaimedT], turn: Seat) -> UnoSituation[ClaimedT]:
    """The current situation in which no cards are owed any more, and this seat is on turn."""
    current, color = not_none(situation.current), play_that_happened(situation).color
    top = DRAW_FOUR if described_top_card(current) is None else current.round.top
    return with_round(current, color=current.round.color or color, top=top, turn=turn, debt=None)


def _last_card_answers(situation: UnoSituation[Claim]) -> Iterator[Answer]:
    yield Answer("no", NO, situation)
    if situation.happened and (situation.round.hands is None or len(situation.round.hands) == 1):
        yield Answer("yes", YES, with_hand(situation, play_that_happened(situation).seat, 1))


def _held_answers(situation: UnoSituation[Challenge]) -> Iterator[Answer]:
    """The answers about the hand, in the words of the rule that this table has."""
    rules = ruleset(situation.match.rules, situation.seats)
    forbids, allows = FORBIDDEN_AND_ALLOWED_HANDS[rules.article_or_its_substitute(WILD_DRAW_FOUR_COLOR).id]
    yield Answer("not-yet", Said("fact-uno-held-not-yet"), situation)
    if _is_not_challengeable(situation):
        return
    challenge = situation.claims[0]
    held = with_claim(situation, replace(challenge, held_color=True))
    yield Answer("held", forbids, held)
    held_none = with_claim(situation, replace(challenge, held_color=False))
    yield Answer("held-none", allows, held_none)
    if situation.happened:
        by = play_that_happened(situation).seat
        yield Answer("last", Said("fact-uno-held-last"), with_hand(situation, by, 1))


def _fact_about_color_before(debt: Debt) -> Iterator[UnoFact[Claim]]:
    """The fact about the color before a card, if a debt is reported without it."""
    if debt.open_to_challenge and debt.over is None:
        yield Fact("before", Said("fact-uno-before-asks"), _color_before_answers)


def _color_before_answers(situation: UnoSituation[Claim]) -> Iterator[Answer]:
    for card in cards_under(situation):
        color: Color = not_none(card.color)
        debt = replace(not_none(situation.round.debt), over=color)
        reported = debt.under or reported_card_under_top(situation)
        possible = (card, Card("reverse", color)) if reported is None else (reported,)
        one, *others = (with_round(situation, debt=replace(debt, under=under)) for under in possible)
        yield Answer(color, Said("fact-uno-color", {"color": color}), one, tuple(others))


# --- a hand is shown ---


def facts_of_shown_hand(situation: UnoSituation[ShowHand]) -> Iterator[UnoFact[ShowHand]]:
    """The facts on which a shown hand depends."""
    if situation.round.debt is not None:
        yield from _fact_about_color_before(situation.round.debt)
    elif _draw_four_may_be_on_top(situation) and "challenged" not in situation.named_fields:
        yield from which_way(situation)
        yield Fact("challenged", Said("fact-uno-challenged-asks"), _challenged_answers)
        yield Fact("before", Said("fact-uno-before-asks"), _color_before_shown_answers)


def _challenged_answers(situation: UnoSituation[ShowHand]) -> Iterator[Answer]:
    by = situation.claims[0].seat
    played = _draw_four_of_shown_hand(situation, by, not_none(cards_under(situation)[0].color))
    yield Answer("yes", YES, with_added_claims(played, Challenge(seat_from(situation, by, 1))))
    yield Answer("no", NO, played)


def _color_before_shown_answers(situation: UnoSituation[Claim]) -> Iterator[Answer]:
    """The colors that may have been in force before the Wild Draw Four on top."""
    round, discards_are_reported = situation.round, situation.round.discards is not None
    for card in cards_under(with_round(not_none(situation.current), debt=None)):
        color: Color = not_none(card.color)
        before = with_round(situation, top=round.top if discards_are_reported else card, color=color)
        yield Answer(color, Said("fact-uno-color", {"color": color}), before)


def _draw_four_of_shown_hand(
    situation: UnoSituation[ShowHand], by: Seat, over: Color
) -> UnoSituation[ShowHand]:
    """The situation after the player who shows a hand has played a Wild Draw Four. The hand had the shown
    cards left."""
    under = next(card for card in cards_under(situation) if card.color == over)
    before = before_it_was_played(situation, under, by)
    shown = situation.claims[0].hand
    if (situation.round.hands or {}).get(by) is None:
        before = with_hand(before, by, HAND_SIZES[0] if shown is None else len(shown) + 1)
    return with_added_claims(
        before, play_of_top_card(situation, by, DRAW_FOUR, situation.round.color or DEFAULT_NAMED_COLOR)
    )
