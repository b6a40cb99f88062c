"""What a turn of UNO Golf depends on: whose it is, how the cards lie, and who lays new columns."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from referee.games.golf.help.facts.cards import alike, numbers, of_a_face, spare, unlike
from referee.games.golf.help.facts.columns import columns_of, is_refused
from referee.games.golf.help.facts.grids import (
    facedown_places,
    lies,
    only_what_is_claimed,
    place_of,
    placed_card,
    whose_other_card_is_open,
    with_columns,
    with_columns_more,
    with_hidden,
)
from referee.games.golf.help.facts.people import (
    SKIP,
    acts_whenever,
    how_many,
    is_at_turn,
    is_open,
    may_be_two,
    nobody_says_how_many,
    others_of,
    rules_of,
    somebody_has_played,
    whose_turn,
    with_two,
)
from referee.games.golf.help.facts.piles import what_is_left
from referee.games.golf.help.situation import GolfFact, GolfSituation, grid_told, with_round
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
"""What comes out of a grid where nobody says it, for example."""


def of_a_turn(situation: GolfSituation[Turn]) -> Iterator[GolfFact[Turn]]:
    if _may_act(situation, "reverse") or (_may_act(situation, "double draw two") and _chosen(situation)):
        yield from how_many(situation)
    if _goes_on(situation):
        yield from which_way(situation)
    yield from whose_turn(situation)
    yield from _what_was_taken(situation)
    if is_open(situation):
        yield from _what_came_out(situation)
        yield from columns_of(situation)
    yield from _what_is_bared(situation)
    if is_open(situation):
        yield from _which_way_then(situation)
    if is_open(situation):
        yield from _how_many_lie(situation)
    # Who tells how a grid lies has the turn before them, and what is left out of it is missing.
    is_told = grid_told(situation, situation.claims[0].seat) is not None
    if _may_act(situation, "double draw two") and not _chosen(situation) and not is_told:
        may_be_only_two = nobody_says_how_many(situation) and may_be_two(situation)
        answers = _targets_or_two if may_be_only_two else _targets
        yield Fact("targets", Said("fact-golf-targets-asks"), answers)
    if may_need_cards(situation):
        yield from what_is_left(situation, _wanted)


def may_need_cards(situation: GolfSituation[Turn]) -> bool:
    """Whether somebody may get new columns, for all that is told of the turn."""
    return _wanted(situation) > 0 or _may_still_come_up(situation)


def _wanted(situation: GolfSituation[Turn]) -> int:
    """How many cards the turn may make somebody draw for new columns."""
    wanted = {"draw two": 2, "double draw two": 4}
    return max((many for face, many in wanted.items() if _may_act(situation, face)), default=0)


def _may_still_come_up(situation: GolfSituation[Turn]) -> bool:
    """Whether it is only asked which card comes out of the grid, or is bared."""
    is_out = situation.claims[0].place is not None and situation.claims[0].came_out is None
    return (is_out and is_open(situation)) or _may_bare_any(situation)


def _chosen(situation: GolfSituation[Turn]) -> tuple[Seat, ...]:
    return situation.claims[0].targets


def _may_act(situation: GolfSituation[Turn], face: str) -> bool:
    """Whether such a card comes to lie on top in the turn that is claimed."""
    claim = situation.claims[0]
    thrown = claim.card if claim.flip is not None else claim.came_out or _told_to_lie_there(situation)
    on_top = (thrown, *_on_top(claim), *_bared_by_now(situation))
    return any(card is not None and card.face == face for card in on_top)


def _told_to_lie_there(situation: GolfSituation[Turn]) -> Card | None:
    """The card that is told to lie where another is put."""
    claim = situation.claims[0]
    column = find_column(grid_told(situation, claim.seat) or (), place_of(claim).column)
    return None if column is None else column.card_in_row(place_of(claim).row)


def _bared_by_now(situation: GolfSituation[Turn]) -> tuple[Card, ...]:
    """The card under the top discard that is taken, where it acts and is told."""
    discards = situation.round.discards or ()
    is_bared = situation.claims[0].took == "discard" and acts_whenever(situation)
    return discards[-2:-1] if is_bared else ()


def _on_top(claim: Turn) -> tuple[Card, ...]:
    return tuple(one.on_top for one in claim.cleared)


def _what_was_taken(situation: GolfSituation[Turn]) -> Iterator[GolfFact[Turn]]:
    if situation.claims[0].took != "discard" or somebody_has_played(situation):
        return
    if described_top_card(situation) is None:
        grid_is_told = grid_told(situation, situation.claims[0].seat) is not None
        yield Fact("top", Said("fact-golf-top-asks"), partial(_tops, grid_is_told))


def _tops(grid_is_told: bool, situation: GolfSituation[Turn]) -> Iterator[Answer]:
    """What somebody says to have taken lies there; of a column that is cleared it may be the other card."""
    claim = situation.claims[0]
    card = placed_card(situation, claim)
    taken = Said("fact-golf-top-taken", {"card": card.name})
    if claim.card is not None:
        yield Answer("taken", taken, with_round(situation, top=card))
        return
    is_on_top = card in _on_top(claim)
    if is_on_top and not grid_is_told:
        yield Answer("taken", taken, with_round(situation, top=card))
        return
    if is_on_top:
        text = Said("fact-golf-top-alike", {"face": card.face, "color": card.color})
        yield from _one_of("taken", taken, situation, (card,))
        yield from _one_of("alike", text, situation, alike(card))
        yield from _one_of("unlike", Said("fact-golf-top-unlike"), situation, unlike(card))
        return
    signs = (SKIP, Card("draw two", "green"), *of_a_face("reverse"), *of_a_face("skip"))
    if _any_card_may_be_taken(situation):
        number, *others = spare(situation, numbers(card)) or (card,)
        cards = (number, *spare(situation, signs), *others)
        yield from _answer(
            "number", Said("fact-golf-number-card"), [with_round(situation, top=one) for one in cards]
        )
        return
    yield from _one_of("number", Said("fact-golf-number-card"), situation, numbers(card))
    if is_at_turn(situation):
        yield from _one_of("action", Said("fact-golf-action-card"), situation, signs)


def _any_card_may_be_taken(situation: GolfSituation[Turn]) -> bool:
    """Whether no house rule forbids to take action cards: then it is the same what was taken."""
    usual = ruleset(Rules(), len(order_of(situation)))
    return rules_of(situation).takes_action_cards is usual.takes_action_cards


def _one_of(id: str, text: Said, situation: GolfSituation[Turn], cards: Iterable[Card]) -> Iterator[Answer]:
    """One of these lies on top, if there is one left; of three, as other answers are told apart by two."""
    yield from _answer(id, text, [with_round(situation, top=card) for card in spare(situation, cards, 3)])


def _answer(id: str, text: Said, tables: list[GolfSituation[Turn]]) -> Iterator[Answer]:
    if tables:
        first, *others = tables
        yield Answer(id, text, first, tuple(others))


def _what_is_bared(situation: GolfSituation[Turn]) -> Iterator[GolfFact[Turn]]:
    """Where cards act whenever they lie on top, that one does once the top discard is taken."""
    if _may_bare_any(situation):
        answers = partial(_bared, situation.claims[0].came_out is not None)
        yield Fact("under", Said("fact-golf-under-asks"), answers)


def _may_bare_any(situation: GolfSituation[Turn]) -> bool:
    """Whether the card that is bared acts, and nobody told it."""
    is_taken = situation.claims[0].took == "discard" and situation.round.discards is None
    return is_taken and not somebody_has_played(situation) and acts_whenever(situation)


def _bared(what_came_out_is_told: bool, situation: GolfSituation[Turn]) -> Iterator[Answer]:
    """Of two action cards and a column that is cleared nobody leaves out both cards."""
    yield Answer("number", Said("fact-golf-under-number"), situation)
    claim = situation.claims[0]
    is_action_out = claim.came_out is not None and is_action_card(claim.came_out)
    is_told_less = not what_came_out_is_told and is_action_out and bool(claim.cleared)
    if is_refused(situation) or is_told_less:
        return
    top = situation.round.top or DEFAULT_TOP_CARD
    for face in ACTION_CARD_FACES:
        under = [
            with_round(situation, discards=(card, top), top=None, lost_track=True, silent=True)
            for card in spare(situation, of_a_face(face))
        ]
        yield from _answer(face.replace(" ", "-"), Said("fact-golf-sign", {"face": face}), under)


def _what_came_out(situation: GolfSituation[Turn]) -> Iterator[GolfFact[Turn]]:
    claim = situation.claims[0]
    if claim.place is not None and claim.came_out is None:
        yield Fact("out", Said("fact-golf-out-asks"), _out)


def _out(situation: GolfSituation[Turn]) -> Iterator[Answer]:
    """Those of which the deck has a card left; one that is covered at once does nothing, whatever it is."""
    if situation.claims[0].cleared and not acts_whenever(situation):
        covered = (*spare(situation, numbers(CAME_OUT), 1), *spare(situation, of_a_face("reverse"), 2))
        yield from _answer("number", Said("fact-golf-number-card"), _with_what_came_out(situation, covered))
        return
    yield from _came_out("number", Said("fact-golf-number-card"), situation, numbers(CAME_OUT))
    if not is_at_turn(situation):
        return
    for face in ACTION_CARD_FACES:
        sign = Said("fact-golf-sign", {"face": face})
        yield from _came_out(face.replace(" ", "-"), sign, situation, of_a_face(face))


def _came_out(id: str, text: Said, situation: GolfSituation[Turn], cards: Iterable[Card]) -> Iterator[Answer]:
    yield from _answer(id, text, _with_what_came_out(situation, spare(situation, cards)))


def _with_what_came_out(situation: GolfSituation[Turn], cards: Iterable[Card]) -> list[GolfSituation[Turn]]:
    """The situations in which it was one of these cards."""
    claim = situation.claims[0]
    return [with_claim(situation, replace(claim, came_out=card)) for card in cards]


def _which_way_then(situation: GolfSituation[Turn]) -> Iterator[GolfFact[Turn]]:
    """Asked where the card that came out, or was bared, is one by which the next one misses a turn."""
    is_out = situation.claims[0].place is not None and situation.claims[0].came_out is None
    if not is_out and not _may_bare_any(situation):
        return
    for fact in () if _goes_on(situation) else which_way(situation):
        yield replace(fact, answers=partial(_ways_if_it_goes_on, fact.answers))


def _ways_if_it_goes_on(
    ways: Callable[[GolfSituation[Turn]], Iterable[Answer]], situation: GolfSituation[Turn]
) -> Iterator[Answer]:
    clockwise, *others = ways(situation)
    if _goes_on(situation):
        yield from (clockwise, *others)
    else:
        yield replace(clockwise, then=situation)


def _goes_on(situation: GolfSituation[Turn]) -> bool:
    """Whether the next one may miss a turn."""
    return _may_act(situation, "skip") or _may_act(situation, "draw two")


def _how_many_lie(situation: GolfSituation[Turn]) -> Iterator[GolfFact[Turn]]:
    who = {"who": Person(situation.claims[0].seat)}
    yield Fact("left", Said("fact-golf-facedown-asks", who), _left)


def _left(situation: GolfSituation[Turn]) -> Iterator[Answer]:
    """Whether it is one is only of interest to who asks about a call, too."""
    if not whose_other_card_is_open(situation):
        situation = with_columns(situation, {})
    is_alone = len(situation.claims) == 1
    one = (*_with_one_hidden(situation), *_with_one_as_before(situation)) if is_alone else ()
    more = Said("fact-golf-facedown-one-or-more" if is_alone else "fact-two-or-more")
    yield Answer("more", more, with_hidden(situation, 2), one)
    if situation.happened or is_refused(situation):
        return
    if not is_alone:
        yield from _one_left(situation)
    yield _none_left(situation)
    claim = situation.claims[0]
    if claim.flip is not None:
        faceup = with_hidden(lies(situation, claim.flip, claim.flipped), 2)
        text = Said("fact-golf-facedown-as-many", {"card": not_none(claim.flipped).name})
        yield Answer("as-many", text, faceup)


def _with_one_hidden(situation: GolfSituation[Turn]) -> tuple[GolfSituation[Turn], ...]:
    """Also where nothing lies there beside what the claim speaks of."""
    return (with_hidden(situation, 1, 1), with_hidden(only_what_is_claimed(situation), 1, 1))


def _with_one_as_before(situation: GolfSituation[Turn]) -> tuple[GolfSituation[Turn], ...]:
    """What came out of the grid had been lying there faceup."""
    claim = situation.claims[0]
    if claim.place is None:
        return ()
    tables = (situation, only_what_is_claimed(situation))
    return tuple(with_hidden(lies(table, claim.place, claim.came_out), 1, 1) for table in tables)


def _none_left(situation: GolfSituation[Turn]) -> Answer:
    """How much lies there beside what the claim speaks of nobody knows."""
    none = with_hidden(situation, 0, 0)
    return Answer(
        "none", Said("fact-golf-facedown-none"), none, (with_columns_more(none), only_what_is_claimed(none))
    )


def _one_left(situation: GolfSituation[Turn]) -> Iterator[Answer]:
    claim = situation.claims[0]
    one, *others = _with_one_hidden(situation)
    yield Answer("one", Said("fact-golf-facedown-one"), one, tuple(others))
    if claim.place is not None:
        text = Said("fact-golf-facedown-same", {"card": not_none(claim.came_out).name})
        same, *others = _with_one_as_before(situation)
        yield Answer("same", text, same, tuple(others))


# --- a Double Draw Two ---


def _targets(situation: GolfSituation[Turn]) -> Iterator[Answer]:
    seat = situation.claims[0].seat
    others = others_of(situation, seat)
    if not _acts(situation):
        yield Answer("nobody", Said("fact-golf-targets-nobody"), situation)
        return
    if len(others) == 1:
        yield Answer("one", Said("fact-golf-targets-only-other", {"who": Person(others[0])}), situation)
        return
    two = _chosen_as(situation, others[0], others[1])
    yield Answer("two", Said("fact-golf-targets-two"), two)
    if is_refused(situation):
        return
    yield Answer("one", Said("fact-golf-targets-one"), _chosen_as(situation, others[0]))
    oneself = _chosen_as(situation, seat, others[0])
    yield Answer("oneself", Said("fact-golf-targets-oneself", {"who": Person(seat)}), oneself)
    yield Answer("nobody", Said("fact-golf-targets-nobody-yet"), situation)


def _chosen_as(situation: GolfSituation[Turn], *targets: Seat) -> GolfSituation[Turn]:
    """The situation in which these get the new columns."""
    return with_claim(situation, replace(situation.claims[0], targets=targets))


def _targets_or_two(situation: GolfSituation[Turn]) -> Iterator[Answer]:
    """Where nobody has said how many play."""
    yield from _targets(situation)
    if not is_refused(situation) and _acts(situation):
        yield Answer("only-two", Said("fact-golf-targets-only-two"), with_two(situation))


def _acts(situation: GolfSituation[Turn]) -> bool:
    """Whether a Double Draw Two still lies on top when the turn is over, and the round goes on."""
    claim, rules = situation.claims[0], rules_of(situation)
    if _closes(situation) and not rules.closing_card_acts:
        return False
    is_covered = bool(claim.cleared) and claim.cleared[-1].on_top.face != "double draw two"
    return not is_covered or acts_whenever(situation)


def _closes(situation: GolfSituation[Turn]) -> bool:
    claim = situation.claims[0]
    grid = grid_told(situation, claim.seat)
    if grid is None or situation.round.closed_by is not None:
        return False
    return all(place == place_of(claim) for place in facedown_places(grid))
