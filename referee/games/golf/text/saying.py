"""What each seat does now, in UNO Golf."""

from collections.abc import Iterator, Mapping, Sequence

from referee.games.golf.model.claims import Call, Catch, Clear, Turn
from referee.games.golf.model.deck import is_action_card
from referee.games.golf.model.events import ColumnsDrawn, ColumnsReturned, TurnMissed
from referee.games.golf.model.rulebook import (
    CALL,
    CALL_CROSSED,
    CARD_CANNOT_BE,
    CATCH,
    CLEAR_TOP,
    CLOSING,
    DEAL,
    DECK,
    DOUBLE_DRAW_TWO,
    DRAW_TWO,
    EVERYBODY_SCORES,
    PILE_GIVES,
    PLACE,
    SKIP,
    STARTER,
    TARGET,
    YOUR_TURN,
)
from referee.games.golf.model.ruleset import GolfRuleset
from referee.games.golf.model.state import GolfMatch, Round, count_facedown, has_open_round
from referee.games.golf.options.rulesets import RULEBOOK
from referee.games.golf.text.after_edit import stands
from referee.games.golf.text.happened import happened
from referee.games.golf.text.past_tense import was
from referee.games.golf.text.sentences import said
from referee.games.shared.calls import ruling_upholds_catch_despite_call
from referee.kit.said import Facts, Person, Said
from referee.kit.seats import Seat
from referee.kit.values import not_none
from referee.match.model.edits import CorrectEntry
from referee.match.model.game import GameSentences
from referee.match.model.rulebook import DECIDING_A_CONTEST, MATCH_IS_OVER, ONE_ROUND_AT_A_TIME
from referee.match.model.saying import (
    InstructionParts,
    InstructionsBySeat,
    information_instruction,
    merge_instructions,
    penalty_instruction,
    remedy_instruction,
    turn_instruction,
)
from referee.match.table.ranking import winners
from referee.match.table.rounds import seat_that_starts_next_round
from referee.rulings.finding import Finding, FindingWeight, fact_as_number
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission
from referee.rulings.tags import Claim, Event, seat_named_in_claim


def parts(
    ruleset: GolfRuleset, match: GolfMatch, submission: Submission, ruling: Ruling
) -> dict[Seat, InstructionParts]:
    """What each seat does now, sentence by sentence; `match` is the state after the ruling."""
    now = merge_instructions(_from_now_on(match, ruling), _due(ruleset, match), _to_do(ruleset, match))
    seat, article = seat_named_in_claim(submission.claim), ruling.findings[0].article
    if ruling.takes_effect or seat is None:
        return now
    kind, broken = submission.claim.__class__, _broken(ruling)
    if kind in TELL_AGAIN and all(map(_is_only_told_wrong, broken)):
        # Whoever is to play has played, and does not begin anew.
        rest = tuple(one for one in now.get(seat, ()) if one.article != YOUR_TURN.id)
        instead = (*remedy_instruction(article, Said(TELL_AGAIN[kind])), *rest)
    else:
        asks = kind is Turn or kind in REFUSED
        costs = information_instruction(article, _costs(ruling)) if asks else ()
        back = _take_back(broken) if kind is Turn else _refused(kind, ruling)
        instead = (*remedy_instruction(article, back), *costs, *now.get(seat, ()))
    return dict(sorted({**now, seat: instead}.items()))


def _costs(ruling: Ruling) -> Said:
    """A call that came after the catch costs nothing on top of it."""
    is_late = "late" in ruling.findings[0].facts
    return Said("golf-the-catch-stands" if is_late else "golf-no-penalty")


def _refused(kind: type[Claim], ruling: Ruling) -> Said:
    if kind is Clear and isinstance(ruling.remedy, CorrectEntry):
        return Said("golf-clear-with-your-turn")
    return Said(REFUSED.get(kind, "golf-that-does-not-count"), {})


REFUSED: Mapping[type[Claim], str] = {
    Clear: "golf-put-the-column-back",
    Call: "golf-your-call-does-not-count",
    Catch: "golf-your-catch-does-not-count",
}
"""What becomes of a claim that is refused; of these, and of a turn, people ask at once what it costs to be
wrong."""
TELL_AGAIN: Mapping[type[Claim], str] = {
    Turn: "golf-tell-the-turn-again",
    Clear: "golf-tell-the-clearing-again",
}
"""Where not the move was wrong, but what was told of it."""
TOLD_WRONG = frozenset(
    one.id for one in (CARD_CANNOT_BE, CLEAR_TOP, DECK, DOUBLE_DRAW_TWO, PILE_GIVES, PLACE)
)
NOTHING_TO_PLAY = frozenset(one.id for one in (CLOSING, MATCH_IS_OVER, ONE_ROUND_AT_A_TIME))


def _broken(ruling: Ruling) -> list[Finding]:
    return [finding for finding in ruling.findings if finding.weight is FindingWeight.BREAKS]


def _is_only_told_wrong(finding: Finding) -> bool:
    return RULEBOOK.standard_article_id(finding.article) in TOLD_WRONG


def _take_back(broken: Sequence[Finding]) -> Said:
    """With whose turn it is instead, where it is somebody's."""
    turns = [one.facts["turn"] for one in broken if RULEBOOK.standard_article_id(one.article) == YOUR_TURN.id]
    if turns:
        return Said("golf-take-back-not-your-turn", {"turn": Person(Seat(fact_as_number(turns[0])))})
    is_over = any(RULEBOOK.standard_article_id(one.article) in NOTHING_TO_PLAY for one in broken)
    return Said("golf-take-back" if is_over else "golf-take-back-and-play")


def _from_now_on(match: GolfMatch, ruling: Ruling) -> InstructionsBySeat:
    """What the events themselves ask of a seat, whoever is to play."""
    return merge_instructions(*(one for event in ruling.events for one in _after(event, match, ruling)))


def _after(event: Event, match: GolfMatch, ruling: Ruling) -> Iterator[InstructionsBySeat]:
    match event:
        case ColumnsDrawn():
            fine, acts = _cited(ruling, COSTS), _cited(ruling, ACTS) or DRAW_TWO.id
            laid = (
                turn_instruction(acts, _draw(event))
                if fine is None
                else penalty_instruction(fine, _draw_as_caught(event, ruling))
            )
            yield {event.seat: laid}
        case ColumnsReturned():
            yield {event.seat: remedy_instruction(ruling.findings[0].article, Said("golf-return-a-column"))}
        case TurnMissed() if match.round is None or match.round.turn != event.seat:
            yield {
                event.seat: information_instruction(
                    _cited(ruling, ACTS) or SKIP.id, Said("golf-miss-this-turn")
                )
            }


def _draw(event: ColumnsDrawn) -> Said:
    key = "golf-draw-columns-on-the-left" if event.on_the_left else "golf-draw-columns"
    return Said(key, _drawn(event))


def _draw_as_caught(event: ColumnsDrawn, ruling: Ruling) -> Said:
    if ruling_upholds_catch_despite_call(ruling, RULEBOOK, CALL_CROSSED):
        keys = "golf-draw-as-caught-at-once", "golf-draw-as-caught-at-once-on-the-left"
    else:
        keys = "golf-draw-as-caught", "golf-draw-as-caught-on-the-left"
    return Said(keys[event.on_the_left], _drawn(event))


def _drawn(event: ColumnsDrawn) -> Facts:
    return {"cards": 2 * event.columns, "columns": event.columns}


COSTS = frozenset(one.id for one in (CATCH, CALL_CROSSED, DECIDING_A_CONTEST))
"""The articles by which somebody lays a column for a slip."""
ACTS = ("golf.skip", "golf.draw-two", "golf.double-draw-two", "golf.house.reverse-as-skip")
"""What begins the articles by which a card hits somebody."""


def _cited(ruling: Ruling, among: frozenset[str] | tuple[str, ...]) -> str | None:
    """The first of these articles that the ruling cites, or one in its place."""
    ids = [finding.article for finding in ruling.findings]
    return next((one for one in ids if one.startswith(tuple(among))), None)


def _due(ruleset: GolfRuleset, match: GolfMatch) -> InstructionsBySeat:
    """A reminder for who has one facedown card and has not called, where the table wants that."""
    window = match.round.window if match.round is not None and ruleset.reminds_to_call else None
    if (
        window is None
        or window.called
        or window.caught
        or window.disputed
        or not_none(match.round).turn is None
    ):
        return {}
    return {window.seat: turn_instruction(CALL, Said("golf-call-uno"))}


def _to_do(ruleset: GolfRuleset, match: GolfMatch) -> InstructionsBySeat:
    if not has_open_round(match):
        return _between_rounds(ruleset, match)
    round = match.round
    if round.turn is not None:
        may_take = not is_action_card(round.top) or ruleset.takes_action_cards(match, round.turn)
        return {round.turn: turn_instruction(YOUR_TURN, _your_turn(round, may_take))}
    closing = ruleset.article_or_its_substitute(CLOSING)
    hidden = [seat for seat in match.order if count_facedown(round.grids[seat])]
    up = dict.fromkeys(hidden, turn_instruction(closing, Said("golf-turn-up-your-cards")))
    return up or dict.fromkeys(match.order, turn_instruction(EVERYBODY_SCORES, Said("golf-add-up")))


def _your_turn(round: Round, may_take: bool) -> Said:
    is_last, card = round.closed_by is not None, {"card": round.top.name}
    if may_take:
        return Said("golf-your-last-turn-take-or-draw" if is_last else "golf-your-turn-take-or-draw", card)
    return Said("golf-your-last-turn-draw" if is_last else "golf-your-turn-draw", card)


def _between_rounds(ruleset: GolfRuleset, match: GolfMatch) -> InstructionsBySeat:
    won = winners(ruleset, match)
    if won:
        target = ruleset.article_or_its_substitute(TARGET)
        return {
            seat: information_instruction(target, Said("golf-you-have-won", {"points": match.totals[seat]}))
            for seat in won
        }
    starts, number = not_none(seat_that_starts_next_round(ruleset, match)), match.round_number
    deal = Said("golf-deal-the-round", {"round": number, "opened": ruleset.opened})
    first = ruleset.article_or_its_substitute(STARTER)
    if starts == match.dealer:
        return {
            starts: (
                *turn_instruction(DEAL, deal),
                *information_instruction(first, Said("golf-you-have-the-first-turn")),
            )
        }
    told = {
        match.dealer: (
            *turn_instruction(DEAL, deal),
            *information_instruction(first, Said("golf-has-the-first-turn", {"seat": Person(starts)})),
        ),
        starts: information_instruction(first, Said("golf-you-start-the-round", {"round": number})),
    }
    return dict(sorted(told.items()))


WORDS = GameSentences(said, parts, happened, was, stands)
