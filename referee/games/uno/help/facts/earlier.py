"""The facts about a description with several claims: about the state before the first of them.

The first claim is looked at as if it were judged alone: the same facts matter. Later claims add facts of
their own, such as the color before a Wild Draw Four that is challenged. An answer changes only the described
round; it adds no claim. The claims that happened are treated like those that are judged, so they are moved to
them, and moved back in each answer.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any

from referee.games.shared.call_window import CallWindow, Moment
from referee.games.shared.position import described_top_card
from referee.games.uno.help.facts.plays import facts_of_play
from referee.games.uno.help.facts.table import (
    DRAW_FOUR,
    WILD,
    AnyPlay,
    facts_about_color,
    facts_about_draw,
    rules_of,
    whose_turn,
)
from referee.games.uno.help.situation import UnoFact, UnoSituation, with_hand, with_round
from referee.games.uno.model.claims import Call, Catch, Challenge, Draw, NameColor, Play, ShowHand
from referee.games.uno.options.house.equal_cards import PlayEqual
from referee.kit.cards import COLORS, Card
from referee.kit.quantities import EntryNumber
from referee.kit.said import Person, Said
from referee.kit.seats import Seat
from referee.kit.values import replace
from referee.match.help.fact import NO, YES, Answer, AnyFact, Fact, order_of, which_way
from referee.match.help.situation import is_reported
from referee.rulings.tags import Claim, seat_named_in_claim

ABOUT_ONE_CLAIM = frozenset({"just", "last", "pile"})
"""Facts about a single claim that are left out or asked in another way."""
FACES_BEFORE = ("5", "8", "reverse")
"""Faces of examples of the card under a Wild Draw Four."""
MORE_CARDS = (3, 7)
"""Examples of the number of cards that a player has left."""


def facts_before_claims(
    situation: UnoSituation[Claim], facts_of_claim: Callable[[UnoSituation[Claim]], Iterable[AnyFact]]
) -> Iterator[AnyFact]:
    """The facts about a description with several claims. `facts_of_claim` returns those about the first
    claim. Empty if a claim is about a seat that does not play: it is refused."""
    number = len(situation.happened)
    claims = situation.all_claims
    seats = {seat for one in claims for seat in (seat_named_in_claim(one), getattr(one, "caught", None))}
    if not seats - {None} <= set(order_of(situation)):
        return
    for fact in _facts_of_all_claims(with_all_claims_judged(situation, number), facts_of_claim):
        yield replace(fact, answers=partial(_answers_before_claims, fact, number))


def with_all_claims_judged(situation: UnoSituation[Any], number: int) -> UnoSituation[Claim]:
    """The situation in which the first `number` claims that happened are the first claims to judge."""
    claims = (*situation.happened[:number], *situation.claims)
    return replace(situation, happened=situation.happened[number:], claims=claims)


def with_first_claims_happened(situation: Any, number: int) -> Any:
    """The situation in which the first `number` claims to judge have happened."""
    return replace(situation, happened=situation.claims[:number], claims=situation.claims[number:])


def _answers_before_claims(fact: AnyFact, number: int, situation: UnoSituation[Any]) -> Iterator[Answer]:
    """The answers of a fact of `_facts_of_all_claims` that add no claim."""
    for answer in fact.answers(with_all_claims_judged(situation, number)):
        fitting = [one for one in (answer.then, *answer.others) if not one.happened]
        if fitting:
            first, *others = (with_first_claims_happened(one, number) for one in fitting)
            yield replace(answer, then=first, others=tuple(others))


def _facts_of_all_claims(
    situation: UnoSituation[Any], facts_of_claim: Callable[[UnoSituation[Claim]], Iterable[AnyFact]]
) -> Iterator[AnyFact]:
    first = situation.claims[0]
    its = list(facts_of_claim(situation)) if isinstance(first, AnyPlay | Draw) else []
    if not its:
        its = [*(whose_turn(situation) if isinstance(first, Call) else ()), *facts_about_draw(situation)]
    later = [*_facts_about_color_before(situation), *_facts_about_top_before_play(situation)]
    is_top_asked = bool(later)
    left_out = ABOUT_ONE_CLAIM | ({"top", "owed"} if is_top_asked else set())
    ids = {fact.id for fact in its}
    if "direction" not in ids:
        yield from which_way(situation)
    if "color" not in ids:
        yield from facts_about_color(situation)
    yield from (fact for fact in its if fact.id not in left_out)
    yield from later
    yield from _facts_about_hands(situation)
    yield from _facts_about_last_cards(situation)


def _facts_about_color_before(situation: UnoSituation[Claim]) -> Iterator[UnoFact[Claim]]:
    """The fact about the color before the first Wild Draw Four, if a hand matters later and no claim before
    it shows the color."""
    place = next((place for place, one in enumerate(situation.claims) if _is_draw_four(one)), None)
    if place is None or described_top_card(situation) is not None or situation.round.color is not None:
        return
    is_known = any(isinstance(one, AnyPlay | NameColor) for one in situation.claims[:place])
    is_disputed = any(isinstance(one, Challenge | ShowHand) for one in situation.claims[place:])
    if is_disputed and not is_known:
        yield Fact("before", Said("fact-uno-before-asks"), _color_before_answers)


def _is_draw_four(claim: Claim) -> bool:
    return isinstance(claim, Play) and claim.card == DRAW_FOUR


def _color_before_answers(situation: UnoSituation[Claim]) -> Iterator[Answer]:
    for color in COLORS:
        first, *others = (with_round(situation, top=Card(face, color)) for face in FACES_BEFORE)
        after_wild = with_round(situation, top=WILD, color=color)
        yield Answer(color, Said("fact-uno-color", {"color": color}), first, (*others, after_wild))


def _facts_about_top_before_play(situation: UnoSituation[Any]) -> Iterator[AnyFact]:
    """The fact about the top card before the first play, if other claims come before that play."""
    claims = situation.claims
    place = next((place for place, one in enumerate(claims) if isinstance(one, AnyPlay)), 0)
    if place == 0 or described_top_card(situation) is not None or not _stays_on_top(claims[:place]):
        return
    first, *others = claims[place:]
    for fact in facts_of_play(replace(situation, claims=(first, *others))):
        if fact.id == "top" and not _is_draw_four(first):
            yield replace(fact, answers=partial(_answers_about_play, fact, place))


def _stays_on_top(claims: Iterable[Claim]) -> bool:
    """Whether the top card is the same after these claims."""
    return not any(isinstance(one, AnyPlay | NameColor) for one in claims)


def _answers_about_play(fact: AnyFact, place: int, situation: UnoSituation[Claim]) -> Iterator[Answer]:
    """The answers of a fact about the claim at this place."""
    first, *others = situation.claims[place:]
    for answer in fact.answers(replace(situation, claims=(first, *others))):
        all_claims = [replace(one, claims=situation.claims) for one in (answer.then, *answer.others)]
        yield replace(answer, then=all_claims[0], others=tuple(all_claims[1:]))


# --- hands ---


def _facts_about_hands(situation: UnoSituation[Claim]) -> Iterator[UnoFact[Claim]]:
    """The facts whether somebody went out before the last claim, and whether the last claim plays a last
    card. The second one is left out if the player has drawn since: an unknown number is then in the hand."""
    earlier, last = _earlier_claims(situation), situation.claims[-1]
    reported = _seats_with_reported_hand(situation)
    by = tuple(one.seat for one in earlier if isinstance(one, AnyPlay) and one.seat not in reported)
    if by:
        answers = partial(_round_on_answers, by)
        yield Fact("round-on", Said("fact-uno-round-on-asks"), answers, presumed="yes")
    has_drawn = any(isinstance(one, Draw) and one.seat == getattr(last, "seat", None) for one in earlier)
    if isinstance(last, AnyPlay) and last.seat not in reported and not has_drawn:
        who = {"who": Person(last.seat)}
        yield Fact("last", Said("fact-uno-last-asks", who), partial(_last_answers, last.seat))


def _earlier_claims(situation: UnoSituation[Claim]) -> tuple[Claim, ...]:
    """The claims before the last one."""
    claims: tuple[Claim, ...] = situation.claims
    return claims[:-1]


def _seats_with_reported_hand(situation: UnoSituation[Claim]) -> set[Seat]:
    return {seat for seat, held in (situation.round.hands or {}).items() if held is not None}


def _round_on_answers(by: Sequence[Seat], situation: UnoSituation[Claim]) -> Iterator[Answer]:
    """The players who have played, `by`, have cards left, or the latest of them has not."""
    earlier = _earlier_claims(situation)
    first, *others = (_with_cards_left(situation, by, more) for more in MORE_CARDS)
    yield Answer("yes", YES, first, tuple(others))
    out = with_hand(situation, by[-1], number_of_cards_played(earlier, by[-1]))
    yield Answer("no", Said("fact-uno-round-on-no", {"who": Person(by[-1])}), out)


def _with_cards_left(situation: UnoSituation[Claim], seats: Iterable[Seat], more: int) -> UnoSituation[Claim]:
    """The situation in which these seats have `more` cards after all claims, or the cards of a hand that is
    shown."""
    for seat in seats:
        shown = (one.hand for one in situation.claims if isinstance(one, ShowHand) and one.seat == seat)
        left = next((len(hand) for hand in shown if hand is not None), None)
        if left is None:
            situation = _with_more_cards(situation, seat, 1, more)
        else:
            situation = with_hand(situation, seat, number_of_cards_played(situation.claims, seat) + left)
    return situation


def _with_more_cards(
    situation: UnoSituation[Claim], seat: Seat, least: int, usual: int
) -> UnoSituation[Claim]:
    """The situation in which this seat has at least `least` cards after all claims. A hand that has more
    stays, and a smaller or unknown one has `usual` cards then."""
    played = number_of_cards_played(situation.claims, seat)
    held = (situation.round.hands or {}).get(seat)
    is_enough = held is not None and held >= played + least
    return situation if is_enough else with_hand(situation, seat, played + usual)


def _last_answers(seat: Seat, situation: UnoSituation[Claim]) -> Iterator[Answer]:
    """Whether the hand is empty after all cards that this seat plays."""
    played = number_of_cards_played(situation.claims, seat)
    first, *others = (_with_more_cards(situation, seat, 1, more) for more in MORE_CARDS)
    yield Answer("no", NO, first, tuple(others))
    yield Answer("yes", YES, with_hand(situation, seat, played))


def _facts_about_last_cards(situation: UnoSituation[Claim]) -> Iterator[UnoFact[Claim]]:
    """The facts about the hand of a player who calls UNO or is caught after other claims."""
    claims = list(enumerate(situation.claims))
    # The last claim is disputed, so its hand matters most.
    found = next(
        ((place, one) for place, one in (claims[-1], *claims) if isinstance(one, Call | Catch)), None
    )
    if found is None or not rules_of(situation).has_calls:
        return
    place, claim = found
    seat = claim.caught if isinstance(claim, Catch) else claim.seat
    played, who = _cards_played(situation.claims[:place], seat), {"who": Person(seat)}
    if played is None or seat in _seats_with_reported_hand(situation):
        return
    if played == 0 and is_reported(situation, "window"):
        return
    yield Fact("left", Said("fact-uno-left-asks", who), partial(_left_answers, claim, played))
    if played == 0 and isinstance(claim, Catch):
        yield Fact("said", Said("fact-uno-said-asks-catch", who), partial(_said_answers, seat))


def _cards_played(claims: Iterable[Claim], seat: Seat) -> int | None:
    """How many cards a player has played in these claims. None if the player has drawn some as well."""
    claims = tuple(claims)
    has_drawn = any(isinstance(one, Draw) and one.seat == seat for one in claims)
    return None if has_drawn else number_of_cards_played(claims, seat)


def number_of_cards_played(claims: Iterable[Claim], seat: Seat) -> int:
    """How many cards a seat plays in these claims."""
    plays = (one for one in claims if isinstance(one, AnyPlay) and one.seat == seat)
    return sum(len(one.cards) if isinstance(one, PlayEqual) else 1 for one in plays)


def _left_answers(claim: Call | Catch, played: int, situation: UnoSituation[Claim]) -> Iterator[Answer]:
    """The answers about the number of cards left. A player who has played none of them was down to one card
    before."""
    seat = claim.caught if isinstance(claim, Catch) else claim.seat
    one_left = with_hand(situation, seat, 1 + played)
    if not played:
        one_left = with_round(one_left, window=CallWindow(seat, Moment(EntryNumber(1))))
    yield Answer("one", Said("fact-uno-left-one"), one_left)
    first, *others = (with_hand(situation, seat, played + more) for more in MORE_CARDS)
    yield Answer("more", Said("fact-two-or-more"), first, tuple(others))
    if isinstance(claim, Call):
        text = Said("fact-uno-left-two", {"who": Person(seat)})
        yield Answer("two", text, with_hand(situation, seat, played + 2))


def _said_answers(seat: Seat, situation: UnoSituation[Claim]) -> Iterator[Answer]:
    yield Answer("no", NO, situation)
    if (window := situation.round.window) is not None and window.seat == seat:
        yield Answer("yes", YES, with_round(situation, window=replace(window, called=window.opened)))
