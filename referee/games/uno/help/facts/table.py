"""Facts that claims of several types share: the number of players, whose turn it is, the color in force, and
whether a player still has to draw for the top card."""

from collections.abc import Iterator
from itertools import product

from referee.games.shared.position import DEFAULT_TOP_CARD, DEFAULT_TOP_COLOR, described_top_card
from referee.games.uno.help.situation import UnoFact, UnoSituation, with_hand, with_round
from referee.games.uno.model.claims import Call, CountHand, Draw, Play
from referee.games.uno.model.ruleset import UnoRuleset
from referee.games.uno.model.state import Debt
from referee.games.uno.options.house.equal_cards import PlayEqual
from referee.games.uno.options.house.hand_limit import HAND_LIMIT
from referee.games.uno.options.rulesets import ruleset
from referee.games.uno.rules.calls import CALL_WINDOW_CLOSING_RULES
from referee.kit.cards import COLORS, Card, Color
from referee.kit.quantities import CardCount
from referee.kit.said import Person, Said
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.match.help.fact import NO, YES, Answer, Fact, order_of, seat_from, with_seats
from referee.match.help.situation import DEFAULT_SEATS, AnySituation, ClaimedT, is_reported
from referee.rulings.tags import Claim, seat_named_in_claim

AnyPlay = Play | PlayEqual
TurnClaim = AnyPlay | Draw | Call | CountHand
"""Claims of a player who may be on turn."""
WILD, DRAW_FOUR = Card("wild"), Card("wild draw four")
DEFAULT_NAMED_COLOR: Color = "blue"
"""The color named for a wild if any color does."""
CARDS_OWED_BY_FACE = {"draw two": 2, "wild draw four": 4}
"""How many cards the next player has to draw for a card."""


def card_of_color_in_force(situation: UnoSituation[Claim], face: str) -> Card:
    """A possible top card with this face. It has the color in force, or any color if none is reported."""
    return Card(face, situation.round.color or DEFAULT_TOP_COLOR)


def reported_card_under_top(situation: UnoSituation[Claim]) -> Card | None:
    """The reported card under the top card. None if it is not reported."""
    discards = situation.round.discards or ()
    return discards[-2] if len(discards) > 1 else None


def before_it_was_played(situation: UnoSituation[ClaimedT], usual: Card, by: Seat) -> UnoSituation[ClaimedT]:
    """The situation before this seat played the top card.

    The top card is then the reported card under it, or else the `usual` card. The play closed the call window
    of another player, unless only a draw closes it. A Reverse changed the direction. All other details stay
    the same.
    """
    round, reported = situation.round, reported_card_under_top(situation)
    under = usual if reported is None else reported
    color = usual.color if under.color is None else under.color
    discards = None if round.discards is None else (*round.discards[:-2], under)
    before = with_round(situation, top=under, color=color, turn=by, discards=discards)
    before = with_round(with_one_more_card(before, by), color_owed_by=None, debt=None)
    stays = only_a_draw_closes_window(situation) and round.window is not None and round.window.seat != by
    window = round.window if stays else None
    before = with_round(
        before, window=window, direction=direction_before_card(situation, described_top_card(situation))
    )
    return replace(before, named_fields=before.named_fields - {"debt", "turn"}, current=situation)


def direction_before_card(situation: UnoSituation[Claim], card: Card | None) -> int:
    """The direction before this card was played, or after it: a Reverse changes it, except with two
    players."""
    turns = card is not None and card.face == "reverse" and len(order_of(situation)) > 2
    return -situation.round.direction if turns else situation.round.direction


def play_of_top_card(
    situation: UnoSituation[Claim], seat: Seat, card: Card, color: Color | None = None
) -> Play:
    """The play of this card by this seat. The player called UNO with it if an open call window says so."""
    window = situation.round.window
    has_called = window is not None and window.seat == seat and window.called is not None
    return Play(seat, card, color, said_uno=has_called)


def with_one_more_card(situation: UnoSituation[ClaimedT], seat: Seat) -> UnoSituation[ClaimedT]:
    """The situation in which this seat has one more card, if its number of cards is reported."""
    held = (situation.round.hands or {}).get(seat)
    return situation if held is None else with_hand(situation, seat, CardCount(held + 1))


def other_color(color: Color, steps: int = 1) -> Color:
    """The color this number of places further in the list of colors."""
    return COLORS[(COLORS.index(color) + steps) % len(COLORS)]


def hand_limit(situation: UnoSituation[Claim]) -> int | None:
    """The number of cards at which a player has too many. None if the table has no such house rule."""
    agreed = situation.match.rules.house_rules.get(HAND_LIMIT.id)
    limit: int | None = None if agreed is None else agreed["cards"]
    return limit


def only_a_draw_closes_window(situation: UnoSituation[Claim]) -> bool:
    """Whether other players' plays leave a call window open. Draws of owed cards then leave it open too."""
    return rules_of(situation).closes_the_time_to_catch is CALL_WINDOW_CLOSING_RULES["next-draw"]


def a_draw_closes_window(situation: UnoSituation[Claim]) -> bool:
    """Whether a draw closes the call window."""
    return rules_of(situation).closes_the_time_to_catch is not CALL_WINDOW_CLOSING_RULES["next-play"]


# --- the number of players, and whose turn it is ---


def how_many(situation: AnySituation) -> Iterator[Fact[AnySituation]]:
    """The fact about the number of players. It is asked for only if it is not reported."""
    description = situation.match
    if description.seats is None and description.people is None and situation.seats == DEFAULT_SEATS:
        yield Fact("people", Said("fact-people-asks"), _player_count_answers)


def _player_count_answers(situation: AnySituation) -> Iterator[Answer]:
    yield Answer("more", Said("fact-people-more"), with_seats(situation, CardCount(DEFAULT_SEATS)))
    if all(seat_named_in_claim(claim) in (None, 0, 1) for claim in situation.claims):
        yield Answer("two", Said("fact-people-two"), with_seats(situation, CardCount(2)))


def may_act_next(situation: UnoSituation[Claim], seat: Seat) -> bool:
    """Whether this seat may act next, and its act would mean that another player keeps a drawn card."""
    round = situation.round
    may_have_drawn = round.drew or not is_reported(situation, "drew")
    return round.turn not in (None, seat) and round.debt is None and may_have_drawn


def whose_turn(situation: UnoSituation[TurnClaim]) -> Iterator[UnoFact[TurnClaim]]:
    """The fact about whose turn it is. It is asked for only if nothing reported says it."""
    round = situation.round
    reported = (round.turn, round.color_owed_by, round.out, round.debt and round.debt.seat)
    if all(seat is None for seat in reported):
        yield Fact("turn", Said("fact-turn-asks"), _turn_answers, presumed="theirs")


def _turn_answers(situation: UnoSituation[TurnClaim]) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    if_card_is_kept = (
        ()
        if not _previous_player_may_keep_card(situation)
        else (_with_previous_player_on_turn(situation, seat),)
    )
    who = {"who": Person(seat)}
    yield Answer("theirs", Said("fact-turn-theirs", who), _with_turn(situation, seat), if_card_is_kept)
    others = [seat_from(situation, seat, -steps) for steps in range(1, len(order_of(situation)))]
    if situation.round.drew and "drew" in situation.named_fields:
        # The next player acts as soon as the drawn card is kept.
        before, *others = others
        yield Answer("before", Said("fact-uno-turn-before", who), with_round(situation, turn=before))
        situations = [with_round(situation, turn=other) for other in others]
    else:
        # This answer means that the player on turn has not acted yet.
        draw_is_reported = replace(situation, named_fields=situation.named_fields | {"drew"})
        situations = [with_round(draw_is_reported, turn=other, drew=False) for other in others]
    if situations:
        # The claim settles what the nearest player before owes or has left open, so this player matters most.
        nearest, *further = situations
        further_situations = tuple(each for one in further for each in (one, nearest))
        yield Answer("another", Said("fact-uno-turn-another"), nearest, further_situations)


def _previous_player_may_keep_card(situation: UnoSituation[Claim]) -> bool:
    """Whether the player who calls may act next although the player before is on turn and has drawn a
    card."""
    is_settled = situation.round.debt is not None or is_reported(situation, "drew")
    return isinstance(situation.claims[0], Call) and not is_settled


def _with_previous_player_on_turn(situation: UnoSituation[ClaimedT], seat: Seat) -> UnoSituation[ClaimedT]:
    """The situation in which the player before this seat is on turn and has drawn a card."""
    draw_is_reported = replace(situation, named_fields=situation.named_fields | {"drew"})
    return with_round(draw_is_reported, turn=seat_from(situation, seat, -1), drew=True)


def _with_turn(situation: UnoSituation[ClaimedT], seat: Seat) -> UnoSituation[ClaimedT]:
    """The situation in which this seat is on turn. A call ahead of this turn becomes a call in this turn."""
    if situation.round.called_ahead != seat:
        return with_round(situation, turn=seat)
    return with_round(situation, turn=seat, called_early=seat, called_ahead=None)


# --- whether the player on turn has drawn ---


def facts_about_draw(situation: UnoSituation[Claim]) -> Iterator[UnoFact[Claim]]:
    """The fact whether the player on turn has drawn a card."""
    round = situation.round
    if not is_reported(situation, "drew") and round.debt is None and round.out is None:
        yield Fact("drew", _question_about_draw(round.turn), _draw_answers, presumed="no")


def _question_about_draw(turn: Seat | None) -> Said:
    if turn is None:
        return Said("fact-uno-drew-asks-turn")
    return Said("fact-uno-drew-asks", {"who": Person(turn)})


def _draw_answers(situation: UnoSituation[Claim]) -> Iterator[Answer]:
    yield Answer(
        "no", NO, situation if "drew" in situation.named_fields else with_round(situation, drew=False)
    )
    if situation.round.debt is None and "drew" not in situation.named_fields:
        yield Answer("yes", YES, with_round(situation, drew=True))


# --- the top card ---


def facts_about_top_card(situation: UnoSituation[TurnClaim]) -> Iterator[UnoFact[TurnClaim]]:
    """The facts about the color of a wild, and whether the cards owed for the top card have been drawn."""
    round, top = situation.round, described_top_card(situation)
    if top is None:
        return
    yield from facts_about_color(situation)
    if (
        round.color_owed_by is not None
        or is_reported(situation, "debt")
        or not cards_may_be_owed_for(situation, top)
    ):
        return
    sign = {"sign": top.face}
    if top.face in CARDS_OWED_BY_FACE:
        yield Fact("drawn", Said("fact-uno-drawn-asks", sign), _drawn_for_answers)
    else:
        yield Fact("sent-on", Said("fact-uno-sent-on-asks", sign), _passed_on_answers)


def facts_about_color(situation: UnoSituation[Claim]) -> Iterator[UnoFact[Claim]]:
    """The fact about the color that was named for a wild on top."""
    round, top = situation.round, described_top_card(situation)
    is_named = round.color is not None or round.color_owed_by is not None or round.out is not None
    if top is not None and top.color is None and not is_named:
        yield Fact("color", Said("fact-uno-color-asks"), _color_answers)


def _color_answers(situation: UnoSituation[Claim]) -> Iterator[Answer]:
    for color in COLORS:
        yield Answer(color, Said("fact-uno-color", {"color": color}), with_round(situation, color=color))


def _drawn_for_answers(situation: UnoSituation[TurnClaim]) -> Iterator[Answer]:
    first, *others = _with_debts_for_top_card(situation)
    yield Answer("no", Said("fact-uno-drawn-no"), first, tuple(others))
    yield Answer("yes", YES, with_round(situation, debt=None))


def _passed_on_answers(situation: UnoSituation[TurnClaim]) -> Iterator[Answer]:
    yield Answer("no", NO, with_round(situation, debt=None))
    first, *others = _with_debts_for_top_card(situation)
    yield Answer("yes", YES, first, tuple(others))


def _with_debts_for_top_card(situation: UnoSituation[TurnClaim]) -> list[UnoSituation[TurnClaim]]:
    """The situations in which a seat owes cards for the top card."""
    owing_seat = seat_that_may_owe(situation)
    owing_seat = situation.claims[0].seat if owing_seat is None else owing_seat
    return with_debts(situation, owing_seat, not_none(described_top_card(situation)), also_lost=True)


def seat_that_may_owe(situation: UnoSituation[Claim]) -> Seat | None:
    """The seat that may have to draw for the top card: the seat on turn, or the seat after one that has gone
    out."""
    round = situation.round
    return round.turn if round.out is None else seat_from(situation, round.out, 1)


def cards_may_be_owed_for(situation: UnoSituation[Claim], card: Card | None) -> bool:
    """Whether cards may be owed for this top card: it makes a player draw, or the table lets it pass a debt
    on."""
    return card is not None and next(_possible_debts(situation, card), None) is not None


def _possible_debts(situation: UnoSituation[Claim], card: Card) -> Iterator[tuple[CardCount, bool]]:
    """The numbers of cards that may be owed for this top card, each with whether the card may be challenged.

    The first number is for the card alone. The others add the cards that were owed for a card before.
    """
    rules, under = rules_of(situation), reported_card_under_top(situation)
    if card.face in CARDS_OWED_BY_FACE:
        yield CardCount(CARDS_OWED_BY_FACE[card.face]), rules.actions[card.face].open_to_challenge
    if under is not None and (under.face, card.face) not in rules.answers:
        return
    for (before, played), answer in rules.answers.items():
        if played == card.face and before in CARDS_OWED_BY_FACE:
            yield CardCount(CARDS_OWED_BY_FACE[before] + answer.owes), answer.open_to_challenge


def can_answer_debt(situation: UnoSituation[Claim], face: str) -> bool:
    """Whether the table lets a player who owes cards play a card with this face."""
    return any(played == face for _, played in rules_of(situation).answers)


def rules_of(situation: UnoSituation[Claim]) -> UnoRuleset:
    """The rules of this table."""
    return ruleset(situation.match.rules, len(order_of(situation)))


def with_debts(
    situation: UnoSituation[ClaimedT], seat: Seat, card: Card, also_lost: bool = False
) -> list[UnoSituation[ClaimedT]]:
    """The situations in which this seat owes cards for the card that the seat before has played.

    They differ in the card under it, and in the number of cards: for the card alone, for the card and an
    earlier one, and with `also_lost` also for a lost challenge.
    """
    reported = reported_card_under_top(situation)
    before = CARDS_UNDER_TOP if reported is None else (reported,)
    by = seat_from(situation, seat, -1)
    debts = [
        Debt(seat, count, by, open_to_challenge=is_open)
        for count, is_open in _possible_debts(situation, card)
    ]
    if also_lost and debts[0].open_to_challenge:
        more = CardCount(debts[0].count + rules_of(situation).lost_challenge)
        debts.append(replace(debts[0], count=more, open_to_challenge=False, lost_challenge=True))
    return [_with_debt(situation, card, under, debt) for under, debt in product(before, debts)]


CARDS_UNDER_TOP = (DEFAULT_TOP_CARD, Card("8", "yellow"), Card("skip", "green"))
"""Possible cards under the top card."""


def _with_debt(
    situation: UnoSituation[ClaimedT], card: Card, under: Card, debt: Debt
) -> UnoSituation[ClaimedT]:
    """The situation with this debt for this card on top, and `under` below it."""
    return with_round(situation, top=card, debt=replace(debt, over=under.color, under=under))
