"""What each seat does now, in UNO."""

from collections.abc import Iterator, Mapping
from functools import reduce
from typing import Any

from referee.games.shared.calls import ruling_upholds_catch_despite_call
from referee.games.uno.model.claims import (
    Call,
    Catch,
    Challenge,
    CountHand,
    Draw,
    NameColor,
    Play,
    ShowHand,
    Swap,
)
from referee.games.uno.model.events import (
    CatchDisputed,
    DrawDebtPaid,
    HandsChangedOwners,
    HandsShuffled,
    HandTestimonyGiven,
    PenaltyDrawn,
    PenaltyReturned,
    TurnMissed,
)
from referee.games.uno.model.rulebook import (
    BLUFF_PROVED,
    CALL,
    CARDS_OWED_COUNT_AS_DRAWN,
    CATCH,
    CHALLENGE,
    CHALLENGE_GUILTY,
    CHALLENGE_HAND,
    CHALLENGE_INNOCENT,
    CHALLENGE_LAST_CARD,
    COLOR_NOT_YET_NAMED,
    CONTRADICTION_ABOUT_CHALLENGED_HAND,
    CONTRADICTION_OF_CALL_AND_CATCH,
    COUNTING_THE_HANDS,
    DEAL,
    DRAWING_THE_CARDS_OWED,
    DRAWN_CARD,
    FIRST_DRAW_TWO,
    FIRST_REVERSE,
    FIRST_SKIP,
    NOTHING_LEFT_TO_DRAW,
    REVERSE_FOR_TWO,
    SITTING_OUT,
    SKIP,
    SWAPPING_HANDS,
    TESTIMONY_ABOUT_CHALLENGED_HAND,
    TURN,
    WILD_DRAW_FOUR_COLOR,
    WILD_SHUFFLE_HANDS,
    WINNER_TAKES_ALL,
    WINNING_THE_MATCH,
)
from referee.games.uno.model.ruleset import UnoRuleset
from referee.games.uno.model.state import Debt, Round, Testimony, UnoMatch, has_open_round
from referee.games.uno.options.differences import ALL_THAT_FITS_BARS, WILDS_BAR
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.games.uno.options.house_rules import HOUSE_RULES
from referee.games.uno.options.rulesets import RULEBOOK
from referee.games.uno.rules.cards_of_refused_claims import SeveralCardsPlay
from referee.games.uno.rules.draw import CHECKS_OF_KEEPING_DRAWN_CARD
from referee.games.uno.rules.going_out import seats_with_uncounted_hands
from referee.games.uno.scores.scoring_forms import ROUNDS_COUNT_INSTEAD_OF_POINTS, ROUNDS_COUNT_TOWARD_TARGET
from referee.games.uno.text.after_edit import stands
from referee.games.uno.text.happened import happened
from referee.games.uno.text.past_tense import was
from referee.games.uno.text.sentences import DREW, DUE, FINED, MISSED, SENTENCES, said, what_goes
from referee.kit.said import Person, Said
from referee.kit.seats import Seat
from referee.kit.values import not_none
from referee.match.model.events import SeatSitsOutRound, SeatsOutOfMatch
from referee.match.model.game import GameSentences
from referee.match.model.rulebook import DECIDING_A_CONTEST
from referee.match.model.saying import (
    InstructionParts,
    InstructionsBySeat,
    information_instruction,
    merge_instructions,
    penalty_instruction,
    remedy_instruction,
    turn_instruction,
)
from referee.match.model.state import Match
from referee.match.table.people import Leave, RecountCards
from referee.match.table.ranking import winners
from referee.rulings.finding import Finding, FindingWeight, fact_as_number
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission
from referee.rulings.tags import Claim, Event, seat_named_in_claim


def parts(
    ruleset: UnoRuleset, match: UnoMatch, submission: Submission, ruling: Ruling
) -> dict[Seat, InstructionParts]:
    """What each seat does now, sentence by sentence; `match` is the state after the ruling."""
    claim = submission.claim
    refused = claim if isinstance(claim, Play) and not ruling.takes_effect else None
    asked = (
        _from_now_on(ruleset, match, submission, ruling),
        _due(ruleset, match),
        _besides(match),
        _to_do(ruleset, match, refused),
    )
    owes_color = match.round is not None and match.round.color_owed_by is not None
    now = merge_instructions(
        _read_out(match, submission, ruling), *(reversed(asked) if owes_color else asked)
    )
    seat = seat_named_in_claim(submission.claim)
    if ruling.takes_effect or seat is None:
        return now
    return dict(
        sorted({**now, seat: _instead(match, submission.claim, seat, ruling, now.get(seat, ()))}.items())
    )


def _read_out(match: UnoMatch, submission: Submission, ruling: Ruling) -> InstructionsBySeat:
    """The sentences of house rules for all players."""
    read_out = [
        part
        for rule in (_in_force(match) if ruling.takes_effect else ())
        if (sentence := rule.reads_out(match, submission)) is not None
        for part in information_instruction(rule.article, sentence)
    ]
    return dict.fromkeys(match.order, tuple(read_out)) if read_out else {}


def _besides(match: UnoMatch) -> InstructionsBySeat:
    """What a house rule lets seats do, whoever is to play."""
    return merge_instructions(*(rule.invites(match) for rule in _in_force(match)))


def _in_force(match: UnoMatch) -> list[UnoHouseRule]:
    chosen = match.rules.house_rules
    return [rule for rule in HOUSE_RULES if rule.id in chosen] if chosen else []


# --- what just happened ---


def _from_now_on(
    ruleset: UnoRuleset, match: UnoMatch, submission: Submission, ruling: Ruling
) -> InstructionsBySeat:
    """What the events themselves ask of a seat, whoever is to play."""
    return merge_instructions(
        *(one for event in ruling.events for one in _after(event, ruleset, match, submission, ruling))
    )


def _after(
    event: Event,
    ruleset: UnoRuleset,
    match: UnoMatch,
    submission: Submission,
    ruling: Ruling,
) -> Iterator[InstructionsBySeat]:
    match event:
        case DrawDebtPaid() if event.count and seat_named_in_claim(submission.claim) != event.seat:
            yield {
                event.seat: turn_instruction(
                    CARDS_OWED_COUNT_AS_DRAWN, Said("uno-draw-now", {"count": event.count})
                )
            }
        case TurnMissed() if not _is_on_turn(match, event.seat):
            # Between two the turn that was missed is over by now: whose turn it is says it all.
            missed = Said("uno-you-miss-this-turn")
            yield {event.seat: information_instruction(_cited(ruling, MISSES) or TURN.id, missed)}
        case PenaltyDrawn():
            article = _cited(ruling, COSTS) or ruling.findings[0].article
            yield {event.seat: penalty_instruction(article, _draws(event, match, ruleset, ruling))}
            if _may_be_shown(match, event.seat):
                yield {event.seat: information_instruction(CHALLENGE, Said("uno-keep-apart"))}
        case PenaltyReturned():
            # Whoever is caught draws at once, and nobody tells that it was done.
            is_of_a_catch = any(isinstance(one, CatchDisputed) for one in ruling.events)
            key = "uno-put-back-for-a-catch" if is_of_a_catch else "uno-return-the-last"
            yield {
                event.seat: remedy_instruction(ruling.findings[0].article, Said(key, {"count": event.count}))
            }
        case HandTestimonyGiven():
            yield _may_be_denied(event.testimony)
        case SeatsOutOfMatch():
            gone = (seat for seat in match.seating if seat not in event.order)
            yield dict.fromkeys(
                gone,
                information_instruction(
                    ruleset.article_or_its_substitute(WINNING_THE_MATCH), Said("uno-you-are-out")
                ),
            )
        case SeatSitsOutRound():
            yield {event.seat: turn_instruction(SITTING_OUT, Said("uno-you-sit-out"))}
        case HandsChangedOwners():
            swapped = ruleset.article_or_its_substitute(SWAPPING_HANDS)
            for now, was in event.hand_of.items():
                both = event.hand_of.get(was) == now
                told = Said("uno-swap-hands" if both else "uno-give-your-hand", {"seat": Person(now)})
                yield {was: turn_instruction(swapped, told)}
        case HandsShuffled():
            for seat in match.order:
                if (count := event.hands[seat]) is not None:
                    yield {
                        seat: turn_instruction(
                            WILD_SHUFFLE_HANDS, Said("uno-you-are-dealt", {"count": count})
                        )
                    }


MISSES = frozenset(
    one.id
    for one in (
        SKIP,
        REVERSE_FOR_TWO,
        FIRST_SKIP,
        FIRST_REVERSE,
        CARDS_OWED_COUNT_AS_DRAWN,
        DRAWING_THE_CARDS_OWED,
    )
)
"""The articles by which somebody misses a turn."""
COSTS = frozenset(
    one.id for one in (CATCH, CHALLENGE_GUILTY, CONTRADICTION_OF_CALL_AND_CATCH, DECIDING_A_CONTEST)
) | {article.id for rule in HOUSE_RULES for article in (rule.article, *rule.articles)}
"""The articles by which somebody draws for a slip."""


def _draws(event: PenaltyDrawn, match: UnoMatch, ruleset: UnoRuleset, ruling: Ruling) -> Said:
    """A penalty, with its reason. It is called a penalty if the seat also has to draw other cards."""
    reasons = (_reason(finding, event.seat, ruleset) for finding in ruling.findings)
    why = next(filter(None, reasons), None)
    if ruling_upholds_catch_despite_call(ruling, RULEBOOK, CONTRADICTION_OF_CALL_AND_CATCH):
        why = Said("uno-because-of-a-tie")
    keys = "uno-penalty", "uno-penalty-because"
    if not event.count:
        keys = "uno-penalty-dry", "uno-penalty-dry-because"
    elif _is_fewer_than_due(event, ruling):
        keys = "uno-penalty-left", "uno-penalty-left-because"
    elif match.round is not None and match.round.debt is not None and match.round.debt.seat == event.seat:
        keys = "uno-penalty-first", "uno-penalty-first-because"
    if why is None:
        return Said(keys[0], {"count": event.count})
    return Said(keys[1], {"count": event.count, "why": why})


def _is_fewer_than_due(event: PenaltyDrawn, ruling: Ruling) -> bool:
    """Whether these are all the cards that could be drawn, and more were due."""
    return any(
        finding.article == NOTHING_LEFT_TO_DRAW.id
        and finding.weight is FindingWeight.HOLDS
        and fact_as_number(finding.facts["drawable"]) == event.count < fact_as_number(finding.facts["wanted"])
        for finding in ruling.findings
    )


COUNT_ROUNDS = (ROUNDS_COUNT_INSTEAD_OF_POINTS, ROUNDS_COUNT_TOWARD_TARGET)

REASONS = {
    CATCH.id: "uno-because-of-no-call",
    CHALLENGE_GUILTY.id: "uno-because-of-a-bluff",
    BLUFF_PROVED.id: "uno-because-of-a-bluff",
    CHALLENGE_INNOCENT.id: "uno-because-of-a-wrong-challenge",
    CHALLENGE_LAST_CARD.id: "uno-because-of-a-wrong-challenge",
    CONTRADICTION_ABOUT_CHALLENGED_HAND.id: "uno-because-people-disagree",
    DECIDING_A_CONTEST.id: "uno-because-the-table-decided",
    FIRST_DRAW_TWO.id: "uno-because-of-the-first-card",
}
"""Why somebody draws cards that nobody owed before, by what is found."""
REASONS_OF_HOUSE_RULES = {
    rule.article.id: reason
    for rule in HOUSE_RULES
    if isinstance(reason := rule.sentences.get((rule.article.id, FINED)), Said)
}
WHO_DRAWS = {CHALLENGE_GUILTY.id: "accused", CATCH.id: "caught"}
"""The fact of a finding that names whoever draws for it, where it is not the seat."""


def _reason(finding: Finding, seat: Seat, ruleset: UnoRuleset) -> Said | None:
    """The reason why this seat draws, as a part of a sentence. None if the finding is about another seat."""
    base = RULEBOOK.standard_article_id(finding.article)
    whose = finding.facts.get(WHO_DRAWS.get(base, "seat"), seat)
    if whose != seat:
        return None
    if base in REASONS_OF_HOUSE_RULES:
        return REASONS_OF_HOUSE_RULES[base]
    missed = _in_words_of(ruleset.article_or_its_substitute(CALL).id, MISSED) if base == CATCH.id else None
    return missed or (Said(REASONS[base]) if base in REASONS else None)


def _in_words_of(article: str, when: str) -> Said | None:
    """The sentence for this occasion at a table that plays by this article."""
    sentence = SENTENCES.get((article, when))
    return sentence if isinstance(sentence, Said) else None


def _cited(ruling: Ruling, among: frozenset[str]) -> str | None:
    """The first of these articles that the ruling cites, or what this table has in its place."""
    ids = (finding.article for finding in ruling.findings)
    return next((one for one in ids if {one, RULEBOOK[one].instead_of} & among), None)


def _is_on_turn(match: UnoMatch, seat: Seat) -> bool:
    return match.round is not None and match.round.out is None and match.round.turn == seat


def _may_be_denied(word: Testimony) -> InstructionsBySeat:
    """What the one is told who draws for it and knows whether it is true."""
    seat = not_none(word.debt.by) if word.guilty else word.challenger
    if seat == word.by:
        return {}
    told = Said("uno-deny-that-you-held-it" if word.guilty else "uno-deny-that-it-was-not-there")
    return {seat: information_instruction(TESTIMONY_ABOUT_CHALLENGED_HAND, told)}


def _may_be_shown(match: UnoMatch, seat: Seat) -> bool:
    """Whether this hand may yet be shown: what comes into it now does not belong to what is judged."""
    debt = match.round.debt if match.round is not None else None
    return debt is not None and debt.by == seat and debt.open_to_challenge


def _due(ruleset: UnoRuleset, match: UnoMatch) -> InstructionsBySeat:
    """A reminder for who has one card left and has not called, where the table wants that."""
    if match.round is None or not ruleset.reminds_to_call:
        return {}
    call = ruleset.article_or_its_substitute(CALL)
    reminder = turn_instruction(call, _in_words_of(call.id, DUE) or Said("uno-call-now"))
    return {
        window.seat: reminder
        for window, _ in match.round.open_call_windows
        if window.called is None
        and window.caught is None
        and not window.disputed
        and match.round.hands[window.seat] in (1, None)
    }


# --- what was refused ---

MAY_COST = (Play, Draw, Call, Catch, Challenge, *(one for rule in HOUSE_RULES for one in rule.claims))
"""Of these people ask at once what it costs to be wrong; so they do of what a house rule lets be claimed."""


def _instead(
    match: UnoMatch, claim: Claim, seat: Seat, ruling: Ruling, now: InstructionParts
) -> InstructionParts:
    """The remedy for the one whose claim was refused, and what it costs."""
    article = ruling.findings[0].article
    is_act = isinstance(claim, Play | Draw)
    text = _for_nothing(claim, match)
    if isinstance(claim, CountHand) and any(part.article == COUNTING_THE_HANDS.id for part in now):
        debt = not_none(match.round).debt
        if debt is None or debt.seat != claim.seat:
            text, now = (
                Said("uno-count-again"),
                tuple(part for part in now if part.article != COUNTING_THE_HANDS.id),
            )
        return (*remedy_instruction(article, text), *now)
    missing = _missing(claim, ruling)
    if isinstance(claim, Draw):
        text = _put_right(claim, match, ruling) or text
    # What completes a debt is all there is to do.
    goes_on = () if missing and DRAWING_THE_CARDS_OWED.id in _broken(ruling) else now
    # Whoever drew too few has something to pay, and only that.
    is_free = isinstance(claim, MAY_COST) and not missing
    costs = _costs_nothing(claim, seat, match, ruling) if is_free else ()
    plays = match.round is not None and match.round.out is None and seat in match.order
    waits = is_act and plays and not now
    return (
        *remedy_instruction(article, text),
        *costs,
        *(information_instruction(TURN, Said("uno-wait")) if waits else goes_on),
    )


NAMED = {
    Draw: "draw",
    Call: "call",
    Catch: "catch",
    Challenge: "challenge",
    ShowHand: "answer",
    NameColor: "color",
    Swap: "swap",
    RecountCards: "number",
}


def _for_nothing(claim: Claim, match: UnoMatch) -> Said:
    """A claim that comes to nothing, by its name where it has one; cards that were laid are taken back."""
    if isinstance(claim, Play):
        return Said("uno-take-the-card-back", {"card": claim.card.name})
    if isinstance(claim, CountHand):
        return Said("uno-forget-this-count")
    if isinstance(claim, SeveralCardsPlay) and claim.cards:
        return Said("uno-take-these-cards-back")
    if isinstance(claim, Leave) and claim.seat in match.order:
        return Said("uno-you-have-not-left")
    round = match.round
    if isinstance(claim, NameColor) and round is not None and round.color and round.color_owed_by is None:
        return Said("uno-it-stays", {"color": round.color})
    return Said("uno-does-not-count", {"what": NAMED.get(claim.__class__, "this")})


def _costs_nothing(claim: Claim, seat: Seat, match: UnoMatch, ruling: Ruling) -> InstructionParts:
    """The instruction that says that a mistake has no penalty, or that the catch stands after a late call.

    It is empty if the mistake has a penalty. It is also empty if the seat has to draw cards anyway: "no
    penalty" before "draw two cards" sounds wrong.
    """
    if isinstance(claim, Call) and "late" in ruling.findings[0].facts:
        return information_instruction(ruling.findings[0].article, Said("uno-the-catch-stands"))
    fined = any(isinstance(event, PenaltyDrawn) and event.seat == seat for event in ruling.events)
    debt = match.round.debt if match.round is not None else None
    if fined or (debt is not None and debt.seat == seat):
        return ()
    return information_instruction(ruling.findings[0].article, Said("uno-no-penalty"))


def _broken(ruling: Ruling) -> dict[str, Mapping[str, Any]]:
    """The facts of what was broken, by the article of the standard rules."""
    return {
        RULEBOOK.standard_article_id(finding.article): finding.facts
        for finding in ruling.findings
        if finding.weight is FindingWeight.BREAKS
    }


def _to_draw(ruling: Ruling) -> int:
    """So many cards should have been drawn; of cards that nobody was to draw, none is kept."""
    broken = _broken(ruling)
    is_number_alone = all("drawn" in facts for facts in broken.values())
    return next((fact_as_number(facts["count"]) for facts in broken.values()), 0) if is_number_alone else 0


def _missing(claim: Claim, ruling: Ruling) -> int:
    """So many cards were drawn too few."""
    if not isinstance(claim, Draw) or claim.count is None or DRAWN_CARD.id in _broken(ruling):
        return 0
    return max(0, _to_draw(ruling) - claim.count)


def _put_right(claim: Draw, match: UnoMatch, ruling: Ruling) -> Said | None:
    """What happens to cards that were drawn wrongly: too few are completed, too many go back."""
    broken = _broken(ruling)
    if DRAWN_CARD.id in broken:
        return Said("uno-put-the-second-back")
    if claim.count is None:
        return None if claim.keep else Said("uno-put-back")
    due = _to_draw(ruling)
    if claim.count > due:
        return Said("uno-return-the-last", {"count": claim.count - due})
    if claim.count == due:
        return None
    facts = {"missing": due - claim.count, "due": due}
    if DRAWING_THE_CARDS_OWED.id not in broken:
        return Said("uno-draw-more", facts)
    is_over = not_none(match.round).out is not None
    return Said("uno-draw-more-and-count" if is_over else "uno-draw-more-and-miss", facts)


# --- what comes next ---


def _to_do(ruleset: UnoRuleset, match: UnoMatch, refused: Play | None) -> InstructionsBySeat:
    """What the seat does that has to act next. A card like the one in the `refused` play of this seat is
    called "another" one."""
    if not has_open_round(match):
        return _between_rounds(ruleset, match)
    round = match.round
    if round.out is not None:
        return _counting(ruleset, match)
    if round.color_owed_by is not None:
        return {round.color_owed_by: _name_the_color(ruleset, round, round.color_owed_by)}
    if round.swap is not None and not round.swap.may_be_left_out:
        return {
            round.swap.seat: turn_instruction(
                ruleset.article_or_its_substitute(SWAPPING_HANDS), Said("uno-say-with-whom")
            )
        }
    if round.challenged is not None:
        return _show_the_hand(ruleset, round)
    if round.debt is not None:
        return _owing(ruleset, round, round.debt, refused)
    if round.drew:
        return {
            not_none(round.turn): turn_instruction(
                ruleset.article_or_its_substitute(DRAWN_CARD), _with_the_card_drawn(ruleset, match)
            )
        }
    swap = turn_instruction(ruleset.article_or_its_substitute(SWAPPING_HANDS), Said("uno-you-may-swap"))
    optional = {round.swap.seat: swap} if round.swap is not None else {}
    another_wild = refused is not None and refused.card.color is None and refused.seat == round.turn
    plays = Said("uno-your-turn", {"goes": what_goes(round.top, round.color, another_wild)})
    return merge_instructions(optional, {not_none(round.turn): turn_instruction(TURN, plays)})


def _name_the_color(ruleset: UnoRuleset, round: Round, owes: Seat) -> InstructionParts:
    """The instruction to name the color; with what comes after it, if the player who owed it has left."""
    debt = round.debt
    if debt is not None and debt.seat == owes:
        return (
            *turn_instruction(COLOR_NOT_YET_NAMED, Said("uno-name-first")),
            *_owing(ruleset, round, debt)[owes],
        )
    return turn_instruction(
        COLOR_NOT_YET_NAMED, Said("uno-name-and-play" if round.turn == owes else "uno-name-the-color")
    )


def _owing(ruleset: UnoRuleset, round: Round, debt: Debt, refused: Play | None = None) -> InstructionsBySeat:
    facts: dict[str, Any] = {"count": debt.count, "wrong": debt.count + ruleset.lost_challenge}
    if debt.lost_challenge:
        return {debt.seat: turn_instruction(DRAWING_THE_CARDS_OWED, Said("uno-pay-for-the-challenge", facts))}
    another = refused.card.face if refused is not None and refused.seat == debt.seat else None
    faces = [
        Said("uno-another-face" if face == another else "uno-a-face", {"face": face})
        for on, face in ruleset.answers
        if on == round.top.face
    ]
    key = "uno-draw-or-challenge" if debt.open_to_challenge else "uno-draw-and-miss"
    if faces:
        *first, last = faces
        answers = last
        if first:
            listed = reduce(lambda one, other: Said("uno-one-and-other", {"one": one, "other": other}), first)
            answers = Said("uno-either", {"one": listed, "other": last})
        key = "uno-draw-lay-or-challenge" if debt.open_to_challenge else "uno-draw-or-lay"
        facts = {**facts, "answers": answers}
    return {debt.seat: turn_instruction(DRAWING_THE_CARDS_OWED, Said(key, facts))}


def _with_the_card_drawn(ruleset: UnoRuleset, match: UnoMatch) -> Said:
    agreed = ((rule.article.id, DREW) for rule in _in_force(match))
    sentence = next(filter(None, (_in_words_of(*key) for key in agreed)), None)
    if sentence is not None:
        return sentence
    if ruleset.keeping is CHECKS_OF_KEEPING_DRAWN_CARD["may"]:
        return Said("uno-lay-or-keep")
    return Said("uno-lay-if-it-fits")


def _between_rounds(ruleset: UnoRuleset, match: UnoMatch) -> InstructionsBySeat:
    won = winners(ruleset, match)
    if won:
        target, counts_rounds = (
            ruleset.article_or_its_substitute(WINNING_THE_MATCH),
            ruleset.article_or_its_substitute(WINNER_TAKES_ALL) in COUNT_ROUNDS,
        )
        key = "uno-you-have-won-rounds" if counts_rounds else "uno-you-have-won"
        return {
            seat: information_instruction(target, Said(key, {"total": match.totals[seat]})) for seat in won
        }
    deal = {"round": match.round_number, "count": ruleset.cards_dealt}
    return {match.dealer: turn_instruction(DEAL, Said("uno-deal", deal))}


def _counting(ruleset: UnoRuleset, match: Match[Round]) -> InstructionsBySeat:
    round = match.round
    out = {"out": Person(not_none(round.out))}
    count = turn_instruction(COUNTING_THE_HANDS, Said("uno-count-your-hand", out))
    todo = dict.fromkeys(seats_with_uncounted_hands(ruleset, match), count)
    if round.debt is not None:
        draw = Said("uno-count-your-hand-after-drawing", {**out, "count": round.debt.count})
        todo[round.debt.seat] = turn_instruction(COUNTING_THE_HANDS, draw)
    return todo


def _show_the_hand(ruleset: UnoRuleset, round: Round) -> InstructionsBySeat:
    article = ruleset.article_or_its_substitute(CHALLENGE_HAND)
    accused, challenger = not_none(round.challenged), not_none(round.challenger)
    show = "uno-show-to-one" if article is CHALLENGE_HAND else "uno-show-to-all"
    look = LOOK.get(ruleset.article_or_its_substitute(WILD_DRAW_FOUR_COLOR).id, "uno-look-for-the-color")
    sought = {"accused": Person(accused), "color": not_none(round.debt).over}
    return {
        accused: turn_instruction(article, Said(show, {"seat": Person(challenger)})),
        challenger: turn_instruction(article, Said(look, sought)),
    }


LOOK = {
    ALL_THAT_FITS_BARS.id: "uno-look-for-all-that-fits",
    WILDS_BAR.id: "uno-look-for-the-color-and-wild-cards",
}
"""What is looked for in a hand that is shown, where it is not only the color."""

WORDS = GameSentences(said, parts, happened, was, stands)
