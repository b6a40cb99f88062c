"""What each seat does now, in UNO."""

from collections.abc import Iterator

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
    DebtDrawn,
    HandsMoved,
    HandsShuffled,
    HandTold,
    PenaltyDrawn,
    PenaltyReturned,
    TurnMissed,
)
from referee.games.uno.model.rulebook import (
    BLUFF_PROVED,
    CALL,
    CALL_CROSSED,
    CATCH,
    CHALLENGE,
    CHALLENGE_CROSSED,
    CHALLENGE_GUILTY,
    CHALLENGE_HAND,
    CHALLENGE_INNOCENT,
    CHALLENGE_LAST_CARD,
    CHALLENGE_WORD,
    COLOR_OWED,
    COUNT,
    DEAL,
    DRAWN_CARD,
    FIRST_DRAW_TWO,
    FIRST_REVERSE,
    FIRST_SKIP,
    OWED,
    OWED_UNDISPUTED,
    PILE_DRY,
    REVERSE_FOR_TWO,
    SHUFFLE_HANDS,
    SITTING_OUT,
    SKIP,
    SWAP,
    TARGET,
    TURN,
    WILD_DRAW_FOUR_COLOR,
    WINNER_TAKES_ALL,
)
from referee.games.uno.model.ruleset import UnoRuleset
from referee.games.uno.model.state import Debt, Round, Testimony, UnoMatch, has_a_round
from referee.games.uno.options.differences import ALL_THAT_FITS_BARS, WILDS_BAR
from referee.games.uno.options.house.kind import UnoHouseRule
from referee.games.uno.options.house_rules import HOUSE_RULES
from referee.games.uno.options.rulesets import RULEBOOK
from referee.games.uno.rules.draw import KEEPING
from referee.games.uno.rules.going_out import who_still_counts
from referee.games.uno.rules.slips import LaysSeveral
from referee.games.uno.scores.scoring_forms import ROUNDS_WON
from referee.games.uno.text.after_edit import stands
from referee.games.uno.text.happened import happened
from referee.games.uno.text.past_tense import was
from referee.games.uno.text.sentences import DREW, DUE, FINED, MISSED, SENTENCES, said, what_goes
from referee.kit.seats import NameOf, Seat
from referee.kit.values import known
from referee.languages.grammar import a_or_an, in_words, printed, started
from referee.match.model.events import SeatSitsOut, SeatsOut
from referee.match.model.game import Words
from referee.match.model.rulebook import DECIDE
from referee.match.model.saying import Parts, Say, information, joined, penalty, remedy, turn
from referee.match.model.state import Match
from referee.match.table.people import Leave, Recount
from referee.match.table.rounds import winners
from referee.match.text.sentences import cards, points
from referee.rulings.finding import Finding, Weight, as_number
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission
from referee.rulings.tags import Claim, Event, seat_of


def parts(
    ruleset: UnoRuleset, match: UnoMatch, submission: Submission, ruling: Ruling, name: NameOf
) -> dict[Seat, Parts]:
    """What each seat does now, sentence by sentence; `match` is the state after the ruling."""
    asked = (
        _from_now_on(ruleset, match, submission, ruling, name),
        _due(ruleset, match),
        _to_do(ruleset, match, name),
        _besides(match, name),
    )
    owes_color = match.round is not None and match.round.color_owed_by is not None
    now = joined(_read_out(match, submission, ruling), *(reversed(asked) if owes_color else asked))
    seat = seat_of(submission.claim)
    if ruling.counts or seat is None:
        return now
    return dict(
        sorted({**now, seat: _instead(match, submission.claim, seat, ruling, now.get(seat, ()))}.items())
    )


def _read_out(match: UnoMatch, submission: Submission, ruling: Ruling) -> Say:
    """What everybody is told by a house rule."""
    told = [
        part
        for rule in (_in_force(match) if ruling.counts else ())
        if (text := rule.reads_out(match, submission)) is not None
        for part in information(rule.article, text)
    ]
    return dict.fromkeys(match.order, tuple(told)) if told else {}


def _besides(match: UnoMatch, name: NameOf) -> Say:
    """What a house rule lets seats do, whoever is to play."""
    return joined(*(rule.invites(match, name) for rule in _in_force(match)))


def _in_force(match: UnoMatch) -> list[UnoHouseRule]:
    chosen = match.rules.house_rules
    return [rule for rule in HOUSE_RULES if rule.id in chosen] if chosen else []


# --- what just happened ---


def _from_now_on(
    ruleset: UnoRuleset, match: UnoMatch, submission: Submission, ruling: Ruling, name: NameOf
) -> Say:
    """What the events themselves ask of a seat, whoever is to play."""
    return joined(
        *(one for event in ruling.events for one in _after(event, ruleset, match, submission, ruling, name))
    )


def _after(
    event: Event, ruleset: UnoRuleset, match: UnoMatch, submission: Submission, ruling: Ruling, name: NameOf
) -> Iterator[Say]:
    match event:
        case DebtDrawn() if event.count and seat_of(submission.claim) != event.seat:
            text = f"If you have not yet drawn your {cards(event.count)}, draw {_them(event.count)} now."
            yield {event.seat: turn(OWED_UNDISPUTED, text)}
        case TurnMissed() if not _is_on_turn(match, event.seat):
            # Between two the turn that was missed is over by now: whose turn it is says it all.
            yield {event.seat: information(_cited(ruling, MISSES) or TURN.id, "You miss this turn.")}
        case PenaltyDrawn():
            article = _cited(ruling, COSTS) or ruling.findings[0].article
            yield {event.seat: penalty(article, _draws(event, ruleset, ruling))}
            if _may_be_shown(match, event.seat):
                apart = "Keep the cards you draw now apart from your hand: it may still have to be shown."
                yield {event.seat: information(CHALLENGE, apart)}
        case PenaltyReturned():
            # Whoever is caught draws at once, and nobody tells that it was done.
            is_of_a_catch = any(isinstance(one, CatchDisputed) for one in ruling.events)
            text = (_need_not_draw if is_of_a_catch else _put_back)(event.count)
            yield {event.seat: remedy(ruling.findings[0].article, text)}
        case HandTold():
            yield _may_be_denied(event.testimony)
        case SeatsOut():
            gone = (seat for seat in match.seating if seat not in event.order)
            yield dict.fromkeys(gone, information(ruleset.cited(TARGET), "You are out of the match."))
        case SeatSitsOut():
            yield {event.seat: turn(SITTING_OUT, "Lay your hand aside: you are out of this round.")}
        case HandsMoved():
            swapped = ruleset.cited(SWAP)
            for now, was in event.hand_of.items():
                both = event.hand_of.get(was) == now
                told = f"Swap hands with {name(now)}." if both else f"Give your hand to {name(now)}."
                yield {was: turn(swapped, told)}
        case HandsShuffled():
            for seat in match.order:
                if (count := event.hands[seat]) is not None:
                    dealt = f"Put your hand with all the others: you are dealt {cards(count)}."
                    yield {seat: turn(SHUFFLE_HANDS, dealt)}


MISSES = frozenset(
    one.id for one in (SKIP, REVERSE_FOR_TWO, FIRST_SKIP, FIRST_REVERSE, OWED_UNDISPUTED, OWED)
)
"""The articles by which somebody misses a turn."""
COSTS = frozenset(one.id for one in (CATCH, CHALLENGE_GUILTY, CALL_CROSSED, DECIDE)) | {
    article.id for rule in HOUSE_RULES for article in (rule.article, *rule.articles)
}
"""The articles by which somebody draws for a slip."""


def _draws(event: PenaltyDrawn, ruleset: UnoRuleset, ruling: Ruling) -> str:
    """A penalty, with its reason."""
    reasons = (_reason(finding, event.seat, ruleset) for finding in ruling.findings)
    why = next(filter(None, reasons), None)
    if not event.count:
        return f"{why}, but no card is left to draw." if why else "No card is left to draw."
    if _is_fewer_than_due(event, ruling):
        left = "the one card that is left" if event.count == 1 else f"the {cards(event.count)} that are left"
        return f"{why}: draw {left}." if why else f"Draw {left} as a penalty."
    return f"{why}: draw {cards(event.count)}." if why else f"Draw {cards(event.count)} as a penalty."


def _is_fewer_than_due(event: PenaltyDrawn, ruling: Ruling) -> bool:
    """Whether these are all the cards that could be drawn, and more were due."""
    return any(
        finding.article == PILE_DRY.id
        and finding.weight is Weight.HOLDS
        and as_number(finding.facts["drawable"]) == event.count < as_number(finding.facts["wanted"])
        for finding in ruling.findings
    )


REASONS = {
    CATCH.id: "You did not call UNO",
    CHALLENGE_GUILTY.id: "Your Wild Draw Four was a bluff",
    BLUFF_PROVED.id: "Your Wild Draw Four was a bluff",
    CHALLENGE_INNOCENT.id: "Your challenge was wrong",
    CHALLENGE_LAST_CARD.id: "Your challenge was wrong",
    CHALLENGE_CROSSED.id: "For now it is as if nobody had challenged",
    DECIDE.id: "The table decided against you",
    FIRST_DRAW_TWO.id: "The first card is a Draw Two",
    **{
        rule.article.id: reason
        for rule in HOUSE_RULES
        if isinstance(reason := rule.sentences.get((rule.article.id, FINED)), str)
    },
}
"""Why somebody draws cards that nobody owed before, by what is found."""
WHO_DRAWS = {CHALLENGE_GUILTY.id: "accused", CATCH.id: "caught"}
"""The fact of a finding that names whoever draws for it, where it is not the seat."""


def _reason(finding: Finding, seat: Seat, ruleset: UnoRuleset) -> str | None:
    """What this finding says of why this seat draws; nothing if it speaks of somebody else."""
    base = RULEBOOK.standard(finding.article)
    whose = finding.facts.get(WHO_DRAWS.get(base, "seat"), seat)
    if whose != seat or base not in REASONS:
        return None
    missed = _in_words_of(ruleset.cited(CALL).id, MISSED) if base == CATCH.id else None
    return missed or REASONS[base]


def _in_words_of(article: str, when: str) -> str | None:
    """What is said at this moment at a table that plays by this article."""
    told = SENTENCES.get((article, when))
    return told if isinstance(told, str) else None


def _them(count: int) -> str:
    return "it" if count == 1 else "them"


def _put_back(count: int) -> str:
    """Cards that were drawn go back as they came: nobody else sees them, and the newest ones are meant."""
    if count == 1:
        return "Return the last card you drew to the draw pile, facedown."
    return f"Return {cards(count)} to the draw pile, facedown: the last ones you drew."


def _need_not_draw(count: int) -> str:
    """The cards for a catch that is contested by now."""
    if count == 1:
        return "If you have already drawn a card for that, put it back on the draw pile, facedown."
    return f"If you have already drawn {cards(count)} for that, put them back on the draw pile, facedown."


def _cited(ruling: Ruling, among: frozenset[str]) -> str | None:
    """The first of these articles that the ruling cites, or what this table has in its place."""
    ids = (finding.article for finding in ruling.findings)
    return next((one for one in ids if {one, RULEBOOK[one].instead_of} & among), None)


def _is_on_turn(match: UnoMatch, seat: Seat) -> bool:
    return match.round is not None and match.round.out is None and match.round.turn == seat


def _may_be_denied(word: Testimony) -> Say:
    """What the one is told who draws for it and knows whether it is true."""
    seat = known(word.debt.by) if word.guilty else word.challenger
    if seat == word.by:
        return {}
    held = "you held no card of that color" if word.guilty else "the hand held a card of that color"
    return {
        seat: information(CHALLENGE_WORD, f"If {held}, say so before the next player lays or draws a card.")
    }


def _may_be_shown(match: UnoMatch, seat: Seat) -> bool:
    """Whether this hand may yet be shown: what comes into it now does not belong to what is judged."""
    debt = match.round.debt if match.round is not None else None
    return debt is not None and debt.by == seat and debt.open_to_challenge


def _due(ruleset: UnoRuleset, match: UnoMatch) -> Say:
    """Who has one card left and was not heard to call."""
    window = match.round.window if match.round is not None else None
    if window is None or window.called is not None or window.caught is not None or window.disputed:
        return {}
    if known(match.round).hands[window.seat] not in (1, None):
        return {}
    call = ruleset.cited(CALL)
    return {window.seat: turn(call, _in_words_of(call.id, DUE) or "You have one card left: call UNO!")}


# --- what was refused ---

MAY_COST = (Play, Draw, Call, Catch, Challenge, *(one for rule in HOUSE_RULES for one in rule.claims))
"""Of these people ask at once what it costs to be wrong; so they do of what a house rule lets be claimed."""


def _instead(match: UnoMatch, claim: Claim, seat: Seat, ruling: Ruling, now: Parts) -> Parts:
    """The remedy for the one whose claim was refused, and what it costs."""
    article = ruling.findings[0].article
    is_act = isinstance(claim, Play | Draw)
    text = _for_nothing(claim, match)
    if isinstance(claim, CountHand) and any(part.article == COUNT.id for part in now):
        debt = known(match.round).debt
        if debt is None or debt.seat != claim.seat:
            text, now = "Count your hand again.", tuple(part for part in now if part.article != COUNT.id)
        return (*remedy(article, text), *now)
    if isinstance(claim, Draw):
        text = _put_right(claim, ruling) or text
    # What completes a debt is all there is to do.
    goes_on = () if text.endswith(COMPLETES) else now
    if text.endswith(COMPLETES):
        text = f"{text}, and {'count your hand' if known(match.round).out is not None else 'miss your turn'}."
    # Whoever drew too few has something to pay, and only that.
    is_free = isinstance(claim, MAY_COST) and not text.startswith("Draw ")
    costs = _costs_nothing(claim, seat, ruling) if is_free else ()
    plays = match.round is not None and match.round.out is None and seat in match.order
    waits = is_act and plays and not now
    return (
        *remedy(article, text),
        *costs,
        *(information(TURN, "Wait for your turn.") if waits else goes_on),
    )


COMPLETES = " in all"
NAMED = {
    Draw: "Your draw",
    Call: "Your call",
    Catch: "Your catch",
    Challenge: "Your challenge",
    ShowHand: "This answer",
    NameColor: "Your color",
    Swap: "Your swap",
    Recount: "This number",
}


def _for_nothing(claim: Claim, match: UnoMatch) -> str:
    """A claim that comes to nothing, by its name where it has one; cards that were laid are taken back."""
    if isinstance(claim, Play):
        return f"Take the {printed(claim.card.name)} back."
    if isinstance(claim, CountHand):
        return "Forget this count."
    if isinstance(claim, LaysSeveral) and claim.cards:
        return "Take these cards back."
    if isinstance(claim, Leave) and claim.seat in match.order:
        return "You have not left."
    round = match.round
    if isinstance(claim, NameColor) and round is not None and round.color and round.color_owed_by is None:
        return f"It stays {round.color}."
    return f"{NAMED.get(claim.__class__, 'This')} does not count."


def _costs_nothing(claim: Claim, seat: Seat, ruling: Ruling) -> Parts:
    """Unless it was fined, or the cards for a catch are drawn all the same."""
    if isinstance(claim, Call) and "late" in ruling.findings[0].facts:
        return information(ruling.findings[0].article, "The catch stands.")
    fined = any(isinstance(event, PenaltyDrawn) and event.seat == seat for event in ruling.events)
    return () if fined else information(ruling.findings[0].article, "There is no penalty.")


def _put_right(claim: Draw, ruling: Ruling) -> str | None:
    """What happens to cards that were drawn wrongly: too few are completed, too many go back."""
    broken = {
        RULEBOOK.standard(finding.article): finding.facts
        for finding in ruling.findings
        if finding.weight is Weight.BREAKS
    }
    if DRAWN_CARD.id in broken:
        return "Put the second card you drew back on the draw pile, facedown."
    if claim.count is None:
        return None if claim.keep else "Put what you drew back on the draw pile, facedown."
    # Of cards that nobody was to draw, none is kept.
    is_number_alone = all("drawn" in facts for facts in broken.values())
    due = next((as_number(facts["count"]) for facts in broken.values()), 0) if is_number_alone else 0
    if claim.count > due:
        return _put_back(claim.count - due)
    if claim.count < due:
        missing = due - claim.count
        more = f"Draw {in_words(missing)} more card{'' if missing == 1 else 's'}"
        return f"{more}, {in_words(due)}{COMPLETES}" if OWED.id in broken else f"{more}."
    return None


# --- what comes next ---


def _to_do(ruleset: UnoRuleset, match: UnoMatch, name: NameOf) -> Say:
    if not has_a_round(match):
        return _between_rounds(ruleset, match)
    round = match.round
    if round.out is not None:
        return _counting(ruleset, match, name)
    if round.color_owed_by is not None:
        owes = round.color_owed_by
        then = "Name the color, then it is your turn."
        return {owes: turn(COLOR_OWED, then if round.turn == owes else "Name the color of your wild card.")}
    if round.swap is not None and not round.swap.may_be_left_out:
        return {round.swap.seat: turn(ruleset.cited(SWAP), "Say with whom you swap hands.")}
    if round.challenged is not None:
        return _show_the_hand(ruleset, round, name)
    if round.debt is not None:
        return _owing(ruleset, round, round.debt)
    if round.drew:
        return {known(round.turn): turn(ruleset.cited(DRAWN_CARD), _with_the_card_drawn(ruleset, match))}
    swap = turn(ruleset.cited(SWAP), "You may swap hands: say with whom.")
    optional = {round.swap.seat: swap} if round.swap is not None else {}
    plays = f"It is your turn: lay {what_goes(round.top, round.color)}, or draw."
    return joined(optional, {known(round.turn): turn(TURN, plays)})


def _owing(ruleset: UnoRuleset, round: Round, debt: Debt) -> Say:
    draw = f"draw {cards(debt.count)} and miss your turn"
    if debt.lost_challenge:
        return {debt.seat: turn(OWED, f"Your challenge was wrong: {draw}.")}
    answers = [a_or_an(face.title()) for on, face in ruleset.answers if on == round.top.face]
    answer = f", or lay {' or '.join(answers)} on it" if answers else ""
    wrong = in_words(debt.count + ruleset.lost_challenge)
    challenge = f", or challenge: a wrong challenge costs {wrong} cards" if debt.open_to_challenge else ""
    return {debt.seat: turn(OWED, f"{started(draw)}{answer}{challenge}.")}


def _with_the_card_drawn(ruleset: UnoRuleset, match: UnoMatch) -> str:
    agreed = ((rule.article.id, DREW) for rule in _in_force(match))
    told = next(filter(None, (_in_words_of(*key) for key in agreed)), None)
    may_keep = ruleset.keeping is KEEPING["may"]
    if told or may_keep:
        return told or "Lay the card you drew if it fits, or keep it."
    return "Lay the card you drew if it fits. If not, keep it: your turn is over."


def _between_rounds(ruleset: UnoRuleset, match: UnoMatch) -> Say:
    won = winners(ruleset, match)
    if won:
        target, counts_rounds = ruleset.cited(TARGET), ruleset.cited(WINNER_TAKES_ALL) is ROUNDS_WON
        return {
            seat: information(
                target, f"You have won the match with {_total(match.totals[seat], counts_rounds)}."
            )
            for seat in won
        }
    dealt = cards(ruleset.cards_dealt)
    return {match.dealer: turn(DEAL, f"Deal round {match.round_number}: {dealt} each, and turn one up.")}


def _total(total: int, counts_rounds: bool) -> str:
    if not counts_rounds:
        return points(total)
    return f"{in_words(total)} round{'' if total == 1 else 's'}"


def _counting(ruleset: UnoRuleset, match: Match[Round], name: NameOf) -> Say:
    round = match.round
    over = f"{name(known(round.out))} has won the round"
    count = turn(COUNT, f"{over}: count the cards left in your hand.")
    todo = dict.fromkeys(who_still_counts(ruleset, match), count)
    if round.debt is not None:
        todo[round.debt.seat] = turn(COUNT, f"{over}: draw {cards(round.debt.count)}, then count your hand.")
    return todo


def _show_the_hand(ruleset: UnoRuleset, round: Round, name: NameOf) -> Say:
    article = ruleset.cited(CHALLENGE_HAND)
    accused, challenger = known(round.challenged), known(round.challenger)
    to = f"{name(challenger)}, and to nobody else" if article is CHALLENGE_HAND else "everybody"
    sought = BARRED.get(ruleset.cited(WILD_DRAW_FOUR_COLOR).id, "a {color} card").format(
        color=known(round.debt).over
    )
    return {
        accused: turn(article, f"Show your hand to {to}."),
        challenger: turn(article, f"Look at {name(accused)}'s hand: does it hold {sought}?"),
    }


BARRED = {
    ALL_THAT_FITS_BARS.id: "a card that fitted, or another wild card",
    WILDS_BAR.id: "a {color} card, or another wild card",
}
"""What is looked for in a hand that is shown, where it is not only the color."""

WORDS = Words(said, parts, happened, was, stands)
