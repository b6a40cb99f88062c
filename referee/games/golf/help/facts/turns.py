"""Facts on which a turn in UNO Golf depends: whose turn it is, the cards of the grid, and who gets new
columns."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from referee.games.golf.help.facts.cards import (
    alike_cards,
    available_cards,
    cards_of_face,
    number_cards,
    unlike_number_cards,
)
from referee.games.golf.help.facts.columns import facts_about_columns, is_refused
from referee.games.golf.help.facts.grids import (
    columns_with_unknown_card,
    facedown_places,
    place_of,
    placed_card,
    with_another_column,
    with_card_at,
    with_columns,
    with_facedown_cards,
    with_only_claimed_columns,
)
from referee.games.golf.help.facts.people import (
    SKIP,
    covered_cards_act,
    fits_two_players,
    grid_is_unreported,
    how_many,
    is_on_turn,
    other_seats,
    player_count_is_unreported,
    rules_of,
    turn_has_happened,
    whose_turn,
    with_two_players,
)
from referee.games.golf.help.facts.piles import facts_about_pile
from referee.games.golf.help.situation import GolfFact, GolfSituation, reported_grid, with_round
from referee.games.golf.model.claims import Turn
from referee.games.golf.model.deck import ACTION_CARD_FACES, is_action_card
from referee.games.golf.model.state import find_column
from referee.games.golf.options.rulesets import ruleset
from referee.games.shared.position import DEFAULT_TOP_CARD, described_top_card
from referee.kit.cards import Card
from referee.kit.said import Person, Said
from referee.kit.seats import Seat
from referee.kit.values import not_none, replace
from referee.match.help.fact import Answer, Fact, order_of, which_way, with_claim
from referee.match.model.state import Rules

CAME_OUT = Card("2", "green")
"""An example of the card that comes out of a grid."""


def facts_of_turn(situation: GolfSituation[Turn]) -> Iterator[GolfFact[Turn]]:
    """The facts on which a turn depends."""
    if _may_act(situation, "reverse") or (
        _may_act(situation, "double draw two") and _targets_of_turn(situation)
    ):
        yield from how_many(situation)
    if _next_player_may_miss_turn(situation):
        yield from which_way(situation)
    yield from whose_turn(situation)
    yield from _facts_about_taken_card(situation)
    if grid_is_unreported(situation):
        yield from _facts_about_card_that_came_out(situation)
        yield from facts_about_columns(situation)
    yield from _facts_about_uncovered_card(situation)
    if grid_is_unreported(situation):
        yield from _facts_about_direction_after_turn(situation)
    if grid_is_unreported(situation):
        yield from _facts_about_facedown_cards(situation)
    # A person who reports a grid describes a turn of the past, so a missing target was not chosen.
    grid_is_reported = reported_grid(situation, situation.claims[0].seat) is not None
    if _may_act(situation, "double draw two") and not _targets_of_turn(situation) and not grid_is_reported:
        may_be_only_two = player_count_is_unreported(situation) and fits_two_players(situation)
        answers = _target_answers_or_two_players if may_be_only_two else _target_answers
        yield Fact("targets", Said("fact-golf-targets-asks"), answers)
    if may_need_cards(situation):
        yield from facts_about_pile(situation, _cards_needed_for_columns)


def may_need_cards(situation: GolfSituation[Turn]) -> bool:
    """Whether the turn may give a player new columns."""
    return _cards_needed_for_columns(situation) > 0 or _action_card_may_be_unreported(situation)


def _cards_needed_for_columns(situation: GolfSituation[Turn]) -> int:
    """The number of cards that the turn may make a player draw for new columns."""
    wanted = {"draw two": 2, "double draw two": 4}
    return max((count for face, count in wanted.items() if _may_act(situation, face)), default=0)


def _action_card_may_be_unreported(situation: GolfSituation[Turn]) -> bool:
    """Whether the card that comes out of the grid or is uncovered may be an action card that is not
    reported."""
    is_out = situation.claims[0].place is not None and situation.claims[0].came_out is None
    return (is_out and grid_is_unreported(situation)) or _uncovered_card_is_unreported(situation)


def _targets_of_turn(situation: GolfSituation[Turn]) -> tuple[Seat, ...]:
    """The seats that get new columns by the claim."""
    return situation.claims[0].targets


def _may_act(situation: GolfSituation[Turn], face: str) -> bool:
    """Whether a card with this face becomes the top card in the claimed turn."""
    claim = situation.claims[0]
    thrown = claim.card if claim.flip is not None else claim.came_out or _reported_card_at_place(situation)
    on_top = (thrown, *_top_cards_of_cleared_columns(claim), *_uncovered_cards(situation))
    return any(card is not None and card.face == face for card in on_top)


def _reported_card_at_place(situation: GolfSituation[Turn]) -> Card | None:
    """The reported card at the place where another card is put."""
    claim = situation.claims[0]
    column = find_column(reported_grid(situation, claim.seat) or (), place_of(claim).column)
    return None if column is None else column.card_in_row(place_of(claim).row)


def _uncovered_cards(situation: GolfSituation[Turn]) -> tuple[Card, ...]:
    """The reported card under the top discard that is taken, if covered cards act."""
    discards = situation.round.discards or ()
    is_bared = situation.claims[0].took == "discard" and covered_cards_act(situation)
    return discards[-2:-1] if is_bared else ()


def _top_cards_of_cleared_columns(claim: Turn) -> tuple[Card, ...]:
    return tuple(one.on_top for one in claim.cleared)


def _facts_about_taken_card(situation: GolfSituation[Turn]) -> Iterator[GolfFact[Turn]]:
    if situation.claims[0].took != "discard" or turn_has_happened(situation):
        return
    if described_top_card(situation) is None:
        grid_is_reported = reported_grid(situation, situation.claims[0].seat) is not None
        yield Fact("top", Said("fact-golf-top-asks"), partial(_taken_card_answers, grid_is_reported))


def _taken_card_answers(grid_is_reported: bool, situation: GolfSituation[Turn]) -> Iterator[Answer]:
    """The answers about the taken card. If a column is cleared, it may be the other card of that column."""
    claim = situation.claims[0]
    card = placed_card(situation, claim)
    taken = Said("fact-golf-top-taken", {"card": card.name})
    if claim.card is not None:
        yield Answer("taken", taken, with_round(situation, top=card))
        return
    is_on_top = card in _top_cards_of_cleared_columns(claim)
    if is_on_top and not grid_is_reported:
        yield Answer("taken", taken, with_round(situation, top=card))
        return
    if is_on_top:
        text = Said("fact-golf-top-alike", {"face": card.face, "color": card.color})
        yield from _answer_with_top_cards("taken", taken, situation, (card,))
        yield from _answer_with_top_cards("alike", text, situation, alike_cards(card))
        yield from _answer_with_top_cards(
            "unlike", Said("fact-golf-top-unlike"), situation, unlike_number_cards(card)
        )
        return
    signs = (SKIP, Card("draw two", "green"), *cards_of_face("reverse"), *cards_of_face("skip"))
    if _any_card_may_be_taken(situation):
        number, *others = available_cards(situation, number_cards(card)) or (card,)
        cards = (number, *available_cards(situation, signs), *others)
        yield from _answer_if_any(
            "number", Said("fact-golf-number-card"), [with_round(situation, top=one) for one in cards]
        )
        return
    yield from _answer_with_top_cards("number", Said("fact-golf-number-card"), situation, number_cards(card))
    if is_on_turn(situation):
        yield from _answer_with_top_cards("action", Said("fact-golf-action-card"), situation, signs)


def _any_card_may_be_taken(situation: GolfSituation[Turn]) -> bool:
    """Whether no house rule forbids taking action cards. It then does not matter which card was taken."""
    usual = ruleset(Rules(), len(order_of(situation)))
    return rules_of(situation).takes_action_cards is usual.takes_action_cards


def _answer_with_top_cards(
    id: str, text: Said, situation: GolfSituation[Turn], cards: Iterable[Card]
) -> Iterator[Answer]:
    """The answer with one of up to three of these cards on top. Other answers have two cards at most."""
    yield from _answer_if_any(
        id, text, [with_round(situation, top=card) for card in available_cards(situation, cards, 3)]
    )


def _answer_if_any(id: str, text: Said, situations: list[GolfSituation[Turn]]) -> Iterator[Answer]:
    if situations:
        first, *others = situations
        yield Answer(id, text, first, tuple(others))


def _facts_about_uncovered_card(situation: GolfSituation[Turn]) -> Iterator[GolfFact[Turn]]:
    """The fact about the card under the taken discard, if covered cards act."""
    if _uncovered_card_is_unreported(situation):
        answers = partial(_uncovered_card_answers, situation.claims[0].came_out is not None)
        yield Fact("under", Said("fact-golf-under-asks"), answers)


def _uncovered_card_is_unreported(situation: GolfSituation[Turn]) -> bool:
    """Whether the card under the taken discard acts and is not reported."""
    is_taken = situation.claims[0].took == "discard" and situation.round.discards is None
    return is_taken and not turn_has_happened(situation) and covered_cards_act(situation)


def _uncovered_card_answers(
    card_that_came_out_is_reported: bool, situation: GolfSituation[Turn]
) -> Iterator[Answer]:
    """The answers about the uncovered card.

    Nobody leaves out two action cards of a turn that clears a column. So after the answer that an action card
    came out, the uncovered card is a number card.
    """
    yield Answer("number", Said("fact-golf-under-number"), situation)
    claim = situation.claims[0]
    is_action_out = claim.came_out is not None and is_action_card(claim.came_out)
    no_other_answer_is_possible = not card_that_came_out_is_reported and is_action_out and bool(claim.cleared)
    if is_refused(situation) or no_other_answer_is_possible:
        return
    top = situation.round.top or DEFAULT_TOP_CARD
    for face in ACTION_CARD_FACES:
        under = [
            with_round(situation, discards=(card, top), top=None, lost_track=True, silent=True)
            for card in available_cards(situation, cards_of_face(face))
        ]
        yield from _answer_if_any(face.replace(" ", "-"), Said("fact-golf-sign", {"face": face}), under)


def _facts_about_card_that_came_out(situation: GolfSituation[Turn]) -> Iterator[GolfFact[Turn]]:
    claim = situation.claims[0]
    if claim.place is not None and claim.came_out is None:
        yield Fact("out", Said("fact-golf-out-asks"), _came_out_answers)


def _came_out_answers(situation: GolfSituation[Turn]) -> Iterator[Answer]:
    """The answers about the card that came out. A card that is covered at once has no effect."""
    if situation.claims[0].cleared and not covered_cards_act(situation):
        covered = (
            *available_cards(situation, number_cards(CAME_OUT), 1),
            *available_cards(situation, cards_of_face("reverse"), 2),
        )
        yield from _answer_if_any(
            "number", Said("fact-golf-number-card"), _situations_with_card_that_came_out(situation, covered)
        )
        return
    yield from _came_out_answer("number", Said("fact-golf-number-card"), situation, number_cards(CAME_OUT))
    if not is_on_turn(situation):
        return
    for face in ACTION_CARD_FACES:
        sign = Said("fact-golf-sign", {"face": face})
        yield from _came_out_answer(face.replace(" ", "-"), sign, situation, cards_of_face(face))


def _came_out_answer(
    id: str, text: Said, situation: GolfSituation[Turn], cards: Iterable[Card]
) -> Iterator[Answer]:
    yield from _answer_if_any(
        id, text, _situations_with_card_that_came_out(situation, available_cards(situation, cards))
    )


def _situations_with_card_that_came_out(
    situation: GolfSituation[Turn], cards: Iterable[Card]
) -> list[GolfSituation[Turn]]:
    """The situations in which one of these cards came out."""
    claim = situation.claims[0]
    return [with_claim(situation, replace(claim, came_out=card)) for card in cards]


def _facts_about_direction_after_turn(situation: GolfSituation[Turn]) -> Iterator[GolfFact[Turn]]:
    """The fact about the direction, if the card that came out or was uncovered may make the next player miss
    a turn."""
    is_out = situation.claims[0].place is not None and situation.claims[0].came_out is None
    if not is_out and not _uncovered_card_is_unreported(situation):
        return
    for fact in () if _next_player_may_miss_turn(situation) else which_way(situation):
        yield replace(fact, answers=partial(_direction_answers_if_skipped, fact.answers))


def _direction_answers_if_skipped(
    direction_answers: Callable[[GolfSituation[Turn]], Iterable[Answer]], situation: GolfSituation[Turn]
) -> Iterator[Answer]:
    clockwise, *others = direction_answers(situation)
    if _next_player_may_miss_turn(situation):
        yield from (clockwise, *others)
    else:
        yield replace(clockwise, then=situation)


def _next_player_may_miss_turn(situation: GolfSituation[Turn]) -> bool:
    """Whether the next player may miss a turn."""
    return _may_act(situation, "skip") or _may_act(situation, "draw two")


def _facts_about_facedown_cards(situation: GolfSituation[Turn]) -> Iterator[GolfFact[Turn]]:
    who = {"who": Person(situation.claims[0].seat)}
    yield Fact("left", Said("fact-golf-facedown-asks", who), _facedown_answers)


def _facedown_answers(situation: GolfSituation[Turn]) -> Iterator[Answer]:
    """The answers about the facedown cards. A single facedown card is an answer of its own only if the
    description also has a call or a catch."""
    if not columns_with_unknown_card(situation):
        situation = with_columns(situation, {})
    is_alone = len(situation.claims) == 1
    one = (*_with_one_facedown_card(situation), *_with_one_faceup_card_out(situation)) if is_alone else ()
    more = Said("fact-golf-facedown-one-or-more" if is_alone else "fact-two-or-more")
    yield Answer("more", more, with_facedown_cards(situation, 2), one)
    if situation.happened or is_refused(situation):
        return
    if not is_alone:
        yield from _one_facedown_answers(situation)
    yield _no_facedown_answer(situation)
    claim = situation.claims[0]
    if claim.flip is not None:
        faceup = with_facedown_cards(with_card_at(situation, claim.flip, claim.flipped), 2)
        text = Said("fact-golf-facedown-as-many", {"card": not_none(claim.flipped).name})
        yield Answer("as-many", text, faceup)


def _with_one_facedown_card(situation: GolfSituation[Turn]) -> tuple[GolfSituation[Turn], ...]:
    """The situations with one facedown card, also with no other cards than those of the claim."""
    return (
        with_facedown_cards(situation, 1, 1),
        with_facedown_cards(with_only_claimed_columns(situation), 1, 1),
    )


def _with_one_faceup_card_out(situation: GolfSituation[Turn]) -> tuple[GolfSituation[Turn], ...]:
    """The situations in which the card that came out was faceup before."""
    claim = situation.claims[0]
    if claim.place is None:
        return ()
    situations = (situation, with_only_claimed_columns(situation))
    return tuple(
        with_facedown_cards(with_card_at(each, claim.place, claim.came_out), 1, 1) for each in situations
    )


def _no_facedown_answer(situation: GolfSituation[Turn]) -> Answer:
    """The answer that no facedown card is left. The other cards of the grid are unknown."""
    none = with_facedown_cards(situation, 0, 0)
    return Answer(
        "none",
        Said("fact-golf-facedown-none"),
        none,
        (with_another_column(none), with_only_claimed_columns(none)),
    )


def _one_facedown_answers(situation: GolfSituation[Turn]) -> Iterator[Answer]:
    claim = situation.claims[0]
    one, *others = _with_one_facedown_card(situation)
    yield Answer("one", Said("fact-golf-facedown-one"), one, tuple(others))
    if claim.place is not None:
        text = Said("fact-golf-facedown-same", {"card": not_none(claim.came_out).name})
        same, *others = _with_one_faceup_card_out(situation)
        yield Answer("same", text, same, tuple(others))


# --- a Double Draw Two ---


def _target_answers(situation: GolfSituation[Turn]) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    others = other_seats(situation, seat)
    if not _double_draw_two_acts(situation):
        yield Answer("nobody", Said("fact-golf-targets-nobody"), situation)
        return
    if len(others) == 1:
        yield Answer("one", Said("fact-golf-targets-only-other", {"who": Person(others[0])}), situation)
        return
    two = _with_targets(situation, others[0], others[1])
    yield Answer("two", Said("fact-golf-targets-two"), two)
    if is_refused(situation):
        return
    yield Answer("one", Said("fact-golf-targets-one"), _with_targets(situation, others[0]))
    oneself = _with_targets(situation, seat, others[0])
    yield Answer("oneself", Said("fact-golf-targets-oneself", {"who": Person(seat)}), oneself)
    yield Answer("nobody", Said("fact-golf-targets-nobody-yet"), situation)


def _with_targets(situation: GolfSituation[Turn], *targets: Seat) -> GolfSituation[Turn]:
    """The situation in which these seats get the new columns."""
    return with_claim(situation, replace(situation.claims[0], targets=targets))


def _target_answers_or_two_players(situation: GolfSituation[Turn]) -> Iterator[Answer]:
    """The answers about the targets, if the number of players is not reported."""
    yield from _target_answers(situation)
    if not is_refused(situation) and _double_draw_two_acts(situation):
        yield Answer("only-two", Said("fact-golf-targets-only-two"), with_two_players(situation))


def _double_draw_two_acts(situation: GolfSituation[Turn]) -> bool:
    """Whether a Double Draw Two is still the top card after the turn, and the round goes on."""
    claim, rules = situation.claims[0], rules_of(situation)
    if _turn_closes_round(situation) and not rules.closing_card_acts:
        return False
    is_covered = bool(claim.cleared) and claim.cleared[-1].on_top.face != "double draw two"
    return not is_covered or covered_cards_act(situation)


def _turn_closes_round(situation: GolfSituation[Turn]) -> bool:
    """Whether the turn turns up the last facedown card."""
    claim = situation.claims[0]
    grid = reported_grid(situation, claim.seat)
    if grid is None or situation.round.closed_by is not None:
        return False
    return all(place == place_of(claim) for place in facedown_places(grid))
