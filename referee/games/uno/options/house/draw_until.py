"""Draw until you can play: one card after the other, until one fits."""

from collections.abc import Iterator

from referee.games.uno.model.claims import Draw
from referee.games.uno.model.phrases import may_draw_sentence, may_not_draw_sentence
from referee.games.uno.model.ruleset import UnoCase, UnoRuleset
from referee.games.uno.model.state import UnoMatch
from referee.games.uno.options.house.cites import under
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.games.uno.rules.draw import (
    CHECKS_OF_DRAW_BY_CHOICE,
    is_claim_to_keep_drawn_card,
    is_draw_of_owed_cards,
    only_one_card_is_drawn_per_turn,
    the_number_drawn_is_right,
    you_have_no_card_that_fits,
)
from referee.games.uno.rules.owed_cards import number_of_drawable_cards
from referee.games.uno.rules.turn import imply_keeping_of_drawn_card
from referee.kit.said import Said, Sentence
from referee.kit.values import not_none, replace
from referee.match.model.game import ClaimCandidate
from referee.match.text.messages import key_of, says
from referee.rulings.article import OURS, Article
from referee.rulings.finding import (
    Finding,
    FindingWeight,
    NamedFacts,
    finding_breaks,
    finding_holds,
    finding_unseen,
)
from referee.rulings.house import HouseRule, Parameter, Parameters
from referee.rulings.ruleset import NOTHING_IMPLIED, ImpliedEvents

ARTICLE = Article("uno.house.draw-until", ("S3", "S4", OURS))


def as_many_as_it_takes(case: UnoCase[Draw]) -> Finding | None:
    """Cards owed are another matter; otherwise at least one, and no more than there are."""
    if is_draw_of_owed_cards(case):
        return the_number_drawn_is_right(case)
    count = case.claim.count
    if count is None or is_claim_to_keep_drawn_card(case):
        return None
    drawable = case.state.round.drawable_card_count
    most = count if drawable is None else drawable
    return (
        finding_breaks(ARTICLE, seat=case.claim.seat, most=most)
        if not min(1, most) <= count <= most
        else None
    )


def you_may_go_on_drawing(case: UnoCase[object]) -> Finding | None:
    """Several draws are one turn."""
    return None


def nothing_is_left_to_draw(case: UnoCase[Draw]) -> Finding | None:
    """After what this claim says was drawn; nobody knows where the hands are not known."""
    if case.state.round.drawable_card_count is None:
        return finding_unseen(ARTICLE, seat=case.claim.seat, kept=True)
    drawn = 0 if is_claim_to_keep_drawn_card(case) else case.claim.count or 1
    return (
        finding_breaks(ARTICLE, seat=case.claim.seat)
        if number_of_drawable_cards(case.state.round, drawn + 1) > drawn
        else None
    )


def only_what_fits_is_kept(case: UnoCase[Draw]) -> Finding | None:
    """Nobody else sees whether it does."""
    left = nothing_is_left_to_draw(case)
    return left and finding_unseen(ARTICLE, seat=case.claim.seat, kept=True)


def it_is_still_their_turn(case: UnoCase[object]) -> ImpliedEvents:
    """Nobody goes on before the card that fits is laid, unless nothing is left to draw."""
    return NOTHING_IMPLIED if case.state.round.drawable_card_count else imply_keeping_of_drawn_card(case)


def more_may_follow(case: UnoCase[Draw]) -> Finding | None:
    """Cites this house rule for a draw that nobody else can check."""
    if is_draw_of_owed_cards(case) or is_claim_to_keep_drawn_card(case):
        return None
    found = you_have_no_card_that_fits(case)
    return (
        finding_holds(ARTICLE, seat=case.claim.seat)
        if found is not None and found.weight is FindingWeight.UNSEEN
        else None
    )


def amend(ruleset: UnoRuleset, chosen: Parameters) -> UnoRuleset:
    """As many draws as it takes, of any number."""
    drawing = ruleset.with_replaced_check(Draw, only_one_card_is_drawn_per_turn, you_may_go_on_drawing)
    drawing = drawing.with_replaced_check(Draw, the_number_drawn_is_right, as_many_as_it_takes)
    if ruleset.declining is CHECKS_OF_DRAW_BY_CHOICE["must-lay"]:
        # The option that was chosen says when a card is drawn, this house rule how many.
        ruleset = drawing.with_added_check(Draw, more_may_follow)
    else:
        ruleset = replace(drawing, declining=under(ARTICLE, you_have_no_card_that_fits))
    if chosen["keep"]:
        return replace(ruleset, keeping=only_what_fits_is_kept)
    return replace(ruleset, keeping=nothing_is_left_to_draw, resolve_drawn_card=it_is_still_their_turn)


def candidates(match: UnoMatch) -> Iterator[ClaimCandidate]:
    """One card more."""
    if match.round is not None and match.round.drew:
        yield ClaimCandidate(Draw(not_none(match.round.turn)), is_act=True)


def _unseen(facts: NamedFacts) -> Sentence:
    if "kept" in facts:
        return Said("uno-house-draw-until-unseen-kept", facts)
    return may_draw_sentence(facts)


def _wrong(facts: NamedFacts) -> Sentence:
    if "card" in facts:
        return may_not_draw_sentence(facts)
    if "most" in facts:
        return Said("uno-house-draw-until-breaks-most", facts)
    return Said("uno-house-draw-until-breaks-stopped", facts)


DRAW_UNTIL: UnoHouseRule = HouseRule(
    "draw-until",
    ARTICLE,
    amend,
    parameters={"keep": Parameter(False)},
    sentences={
        **dict([says(ARTICLE, FindingWeight.HOLDS)]),
        (ARTICLE.id, FindingWeight.UNSEEN): _unseen,
        (ARTICLE.id, FindingWeight.BREAKS): _wrong,
        (ARTICLE.id, "drew"): Said(key_of(ARTICLE, "drew")),
    },
    candidates=candidates,
    clashes=("must-play-drawn", "force-play"),
    settles=("declining", "drawn-card"),
    picture=("facedown", "facedown", "blue 9"),
)
