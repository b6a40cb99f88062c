"""UNO Golf in sentences: what a finding says, and what each seat does now."""

from collections.abc import Iterator, Mapping

from referee.games.golf.deck import is_action
from referee.games.golf.differences import (
    ACT_WHENEVER,
    FROM_THE_GRID,
    IGNORED_GO_BACK,
    LEFT_OF_THE_DEALER,
    MOST_ROUNDS,
)
from referee.games.golf.events import ColumnsDrawn, ColumnsReturned, TurnMissed
from referee.games.golf.house_rules import HOUSE_RULES
from referee.games.golf.rulebook import (
    ACTIONS_ACT,
    CALL,
    CALL_CROSSED,
    CALL_EARLY,
    CALL_IN_TIME,
    CARD_CANNOT_BE,
    CATCH,
    CATCH_HEARD,
    CLEAR,
    CLEAR_BEFORE,
    CLEAR_FACEUP,
    CLEAR_TOP,
    CLOSING,
    DECK,
    DOUBLE_DRAW_TWO,
    DOUBLE_DRAW_TWO_FOR_TWO,
    DRAW_TWO,
    EVERYBODY_SCORES,
    FIRST_CARD,
    LAST_CLEAR,
    LEAVING,
    OPENED,
    PILE_DRY,
    PILE_SHORT,
    PLACE,
    POINTS,
    RECOUNT,
    RESHUFFLED_EARLY,
    RESYNC,
    REVEAL,
    REVERSE,
    REVERSE_FOR_TWO,
    SCORE_CANNOT_BE,
    SITTING_DOWN,
    SKIP,
    STARTER,
    TAKEN_DISCARD,
    TARGET,
    THROW,
    THROWN_ACTION,
    YOUR_TURN,
)
from referee.games.golf.rulesets import RULEBOOK
from referee.games.golf.state import facedown
from referee.kit.seats import Seat
from referee.match.game import Words
from referee.match.rounds import starter, winners
from referee.match.rulebook import LEAVING_A_MATCH, PLAY_ON
from referee.match.state import Match
from referee.match.words import MATCH_SENTENCES, NameOf, Sentences, cards, in_words, listed, points, sentence
from referee.rulings.finding import Finding, Weight
from referee.rulings.heard import Heard
from referee.rulings.ruleset import Ruleset
from referee.rulings.ruling import Ruling

HOLDS, UNSEEN, BREAKS = Weight.HOLDS, Weight.UNSEEN, Weight.BREAKS


def columns(number: int) -> str:
    return f"{'a' if number == 1 else in_words(number)} new facedown column{'' if number == 1 else 's'}"


def _places(facts: Mapping) -> str:
    """`Ann's columns 2 and 3 and Cat's column 1`."""
    of: dict[str, list[str]] = {}
    for seat, column in zip(facts["whose"], facts["columns"], strict=True):
        of.setdefault(seat, []).append(str(column))
    return listed([f"{seat}'s column{'s' * (len(one) > 1)} {listed(one)}" for seat, one in of.items()])


# --- the deal ---


def _starts(facts: Mapping) -> str:
    if "begins" in facts:
        return f"{facts['seat']} has the first turn."
    if "tied" in facts:
        return (
            f"{facts['tied']} tie for the fewest points; {facts['seat']} is next to the left of who started, "
            f"and starts round {facts['round']}."
        )
    return f"{facts['seat']} had the fewest points and starts round {facts['round']}."


def _starts_at_the_left(facts: Mapping) -> str:
    if "begins" in facts:
        return f"{facts['seat']}, to the dealer's left, has the first turn."
    return f"{facts['seat']}, to the dealer's left, starts round {facts['round']}."


def _no_such_first_card(facts: Mapping) -> str:
    if "passed_over" in facts:
        return f"The {facts['card']} is a number and begins the discards: no other card is turned up."
    if "after" in facts:
        return f"The {facts['after']} is a number and begins the discards: no other card is turned up."
    return f"The {facts['card']} is an action card: turn up another one until it is a number."


def _stay_under(facts: Mapping) -> str:
    stay = "is ignored, and stays" if len(facts["ignored"]) == 1 else "are ignored, and stay"
    return f"The {listed(facts['ignored'])} {stay} under the first number."


def _go_back(facts: Mapping) -> str:
    go = "goes" if len(facts["ignored"]) == 1 else "go"
    return f"The {listed(facts['ignored'])} {go} back into the pile."


def _not_so_opened(facts: Mapping) -> str:
    if "twice" in facts:
        return f"{facts['seat']} opens each card once."
    had = f"{facts['seat']} has opened {in_words(facts['opened']) if facts['opened'] else 'none'}"
    return f"Everybody opens {in_words(facts['many'])}, and {had}."


# --- a turn ---


def _no_such_place(facts: Mapping) -> str:
    if "came_out" in facts:
        return f"That card in column {facts['column']} lay facedown: say which card came out."
    return f"In front of {facts['seat']} there is no column {facts['column']}."


def _cannot_be(facts: Mapping) -> str:
    if "top" in facts:
        return f"The top discard is the {facts['lies']}, not the {facts['card']}."
    if "lies" in facts:
        return f"The {facts['lies']} lies there faceup, so the {facts['card']} cannot come out."
    many = "Both" if facts["copies"] == 2 else f"All {in_words(facts['copies'])}"
    copies = f"{many} copies of the {facts['card']} lie faceup already"
    if facts["copies"] == 1:
        copies = f"The only {facts['card']} lies faceup already"
    return f"{copies}: either this card or an earlier entry is wrong."


def _nothing_to_draw(facts: Mapping) -> str:
    had = facts["drawable"] // 2
    left = "is no new column" if not had else f"{'is' if had == 1 else 'are'} only {columns(had)}"
    one = "is only one card" if facts["drawable"] == 1 else f"are only {cards(facts['drawable'])}"
    return f"There {one} left to draw, so there {left}."


# --- action cards ---


def _is_skipped(facts: Mapping) -> str:
    return (
        f"The {facts['card']} acts: {facts['seat']} misses this turn."
        if "seat" in facts
        else (f"Nobody has a turn left that the {facts['card']} could take.")
    )


def _draws_a_column(facts: Mapping) -> str:
    if "seat" not in facts:
        return f"Nobody has a turn left that the {facts['card']} could take."
    lays = f"The {facts['card']} acts: {facts['seat']} lays {_so_many(facts['new'])}"
    return f"{lays}." if "over" in facts else f"{lays} and misses this turn."


def _draw_columns(facts: Mapping) -> str:
    laid = zip(facts["whose"], facts["new"], strict=True)
    who = [f"{seat} lays {_so_many(number)}" for seat, number in laid]
    return f"The {facts['card']} acts: {listed(who)}."


def _so_many(number: int) -> str:
    return columns(number) if number else "no new column"


def _wrongly_chosen(facts: Mapping) -> str:
    if "acts" in facts:
        return "No Double Draw Two acts, so nobody is chosen."
    if "oneself" in facts:
        return f"A Double Draw Two is for others: {facts['seat']} cannot choose {facts['oneself']}."
    if facts["chosen"] == 0:
        return "Say who lays new columns: two other players, or one."
    return "Choose two other players, or one."


# --- columns ---


def _is_cleared(facts: Mapping) -> str:
    told = facts["columns"]
    many = f"columns {listed([str(one) for one in told])}" if len(told) > 1 else f"column {told[0]}"
    return f"{facts['seat']} clears {many}."


def _not_alike(facts: Mapping) -> str:
    return (
        f"The {facts['upper']} and the {facts['lower']} have neither the same number nor the same color: "
        f"column {facts['column']} stays."
    )


# --- calls ---


def _no_call(facts: Mapping) -> str:
    if "caught" in facts:
        return f"{facts['caught']} has called already."
    return f"{facts['seat']} has {cards(facts['left'])} facedown: UNO is called with one."


def _no_catch(facts: Mapping) -> str:
    if "by" in facts:
        return "Nobody catches themselves."
    if "disputed" in facts:
        return f"Whether {facts['caught']} was caught is contested: settle that first."
    if "entry" in facts:
        return f"{facts['caught']} was caught already (entry {facts['entry']})."
    return f"{facts['caught']} has {cards(facts['left'])} facedown and did not have to call just now."


# --- the end ---


def _not_turned_up(facts: Mapping) -> str:
    if "over" in facts:
        return "The round is not over: cards are turned up at its end."
    if "faceup" in facts:
        return f"In column {facts['column']} that card lies faceup already."
    if "twice" in facts:
        return f"A card in column {facts['column']} was named twice."
    if facts["left"] == 0:
        return f"All of {facts['seat']}'s cards lie faceup already."
    hidden = f"{facts['seat']} has {cards(facts['left'])} facedown"
    return f"{hidden}: name all of them, not {in_words(facts['said'])}."


def _scores(facts: Mapping) -> str:
    told = [f"{seat} {amount}" for seat, amount in zip(facts["whose"], facts["points"], strict=True)]
    return f"The round scores {listed(told)}."


def _not_everybody(facts: Mapping) -> str:
    if "missing" in facts:
        return f"Say the points of {facts['missing']}, too."
    return "Everybody scores: say the points of each player."


def _unknown_points(facts: Mapping) -> str:
    if "value" in facts:
        return f"No card that we know of counts {facts['value']}: add up the grid, and say its points."
    card = facts.get("card", "action cards")
    return f"Nobody but you sees what is printed on the {card}: add up each grid, and say its points."


def _points_cannot_be(facts: Mapping) -> str:
    told = points(facts["points"])
    if "most" in facts:
        return f"All cards together are worth {points(facts['most'])}: {told} cannot be."
    if "is" in facts:
        return (
            f"{facts['seat']}'s grid comes to {points(facts['is'])}, not {told}: either the score or an "
            "earlier entry is wrong."
        )
    return (
        f"{facts['seat']}'s grid cannot come to {told}, by what lies faceup: either the score or an earlier "
        "entry is wrong."
    )


def _wins(facts: Mapping) -> str:
    total = points(facts["total"])
    if "winners" in facts:
        return (
            f"All rounds are played: {facts['winners']} share the lowest total, {total}, and win the match."
        )
    return f"All rounds are played: {facts['winner']} has the lowest total, {total}, and wins the match."


def _wins_by_rounds(facts: Mapping) -> str:
    if "winners" in facts:
        return (
            f"All rounds are played: {facts['winners']} have the lowest total, {points(facts['total'])}, won "
            "as many rounds, and share the match."
        )
    return f"All rounds are played: {facts['winner']} wins the match with {points(facts['total'])}."


# --- when something went wrong ---


def _no_playing_on(facts: Mapping) -> str:
    if "target" in facts:
        return f"Round {facts['target']} has been scored already: play on to more rounds than that."
    return MATCH_SENTENCES[PLAY_ON.id, BREAKS](facts)


def _no_leaving(facts: Mapping) -> str:
    if "points" in facts:
        return "No points come with leaving: what was in the grid does not count."
    return MATCH_SENTENCES[LEAVING_A_MATCH.id, BREAKS](facts)


def _no_resync(facts: Mapping) -> str:
    if "card" in facts:
        return f"There are not so many of the {facts['card']}."
    if "seat" in facts:
        return f"Say the columns in front of {facts['seat']}: whose grid is empty has closed the round."
    if "turn" in facts:
        return f"{facts['turn']} has no turn left in this round."
    return f"That makes {facts['cards']} cards, and the deck has {facts['deck']}."


def _counted(facts: Mapping) -> str:
    if "pile" in facts:
        is_known = "that is right" if facts["known"] else "how many there should be nobody knows"
        return f"{cards(facts['pile']).capitalize()} in the pile: {is_known}."
    return f"{cards(facts['count']).capitalize()} in front of {facts['seat']}: that is right."


def _miscounted(facts: Mapping) -> str:
    if "pile" in facts:
        return (
            f"There should be {cards(facts['expected'])} in the pile, not {facts['pile']}: a card is missing "
            f"or one too many of the {facts['deck']}."
        )
    return (
        f"{cards(facts['lies']).capitalize()} should lie in front of {facts['seat']}, not {facts['count']}: "
        "say how the round stands."
    )


SENTENCES: Sentences = {
    **MATCH_SENTENCES,
    (DECK.id, BREAKS): lambda facts: f"There are not {in_words(facts['many'])} of the {facts['card']}.",
    (SITTING_DOWN.id, HOLDS): lambda facts: f"{facts['seat']} starts with {points(facts['points'])}.",
    (STARTER.id, HOLDS): _starts,
    (LEFT_OF_THE_DEALER.id, HOLDS): _starts_at_the_left,
    (FIRST_CARD.id, HOLDS): _stay_under,
    (IGNORED_GO_BACK.id, HOLDS): _go_back,
    (FIRST_CARD.id, BREAKS): _no_such_first_card,
    (OPENED.id, HOLDS): "The {card} was opened in a grid and does nothing.",
    (OPENED.id, BREAKS): _not_so_opened,
    (YOUR_TURN.id, BREAKS): "It is {turn}'s turn, not {seat}'s.",
    (PLACE.id, BREAKS): _no_such_place,
    (TAKEN_DISCARD.id, BREAKS): (
        "The {card} was taken from the discards: it goes into the grid, and is not thrown again."
    ),
    (THROW.id, BREAKS): "The {faceup} in column {column} lies faceup already: turn up a facedown card.",
    (PILE_SHORT.id, HOLDS): "Shuffle all discards but the top card: they are the new draw pile.",
    (PILE_DRY.id, HOLDS): _nothing_to_draw,
    (CARD_CANNOT_BE.id, BREAKS): _cannot_be,
    (ACTIONS_ACT.id, HOLDS): "The {card} does not act: it was covered in the same turn.",
    (ACT_WHENEVER.id, HOLDS): "The {card} acts, though it was covered in the same turn.",
    (THROWN_ACTION.id, HOLDS): "The {card} was drawn and thrown at once: it acts.",
    (FROM_THE_GRID.id, HOLDS): "The {card} was drawn and thrown at once, so it does not act here.",
    (REVERSE.id, HOLDS): "The {card} acts: play goes the other way round.",
    (REVERSE_FOR_TWO.id, HOLDS): "Between two the {card} only turns the direction: the other one is next.",
    (SKIP.id, HOLDS): _is_skipped,
    (DRAW_TWO.id, HOLDS): _draws_a_column,
    (DOUBLE_DRAW_TWO.id, HOLDS): _draw_columns,
    (DOUBLE_DRAW_TWO_FOR_TWO.id, HOLDS): _draw_columns,
    (DOUBLE_DRAW_TWO.id, BREAKS): _wrongly_chosen,
    (CLEAR.id, HOLDS): _is_cleared,
    (CLEAR.id, BREAKS): _not_alike,
    (CLEAR_FACEUP.id, BREAKS): "In column {column} a card lies facedown: only two faceup cards are cleared.",
    (CLEAR_TOP.id, BREAKS): "The {card} is not in column {column}.",
    (CLEAR_BEFORE.id, HOLDS): "The {card} does not act by that.",
    (CALL.id, BREAKS): _no_call,
    (CALL_EARLY.id, HOLDS): "{seat} calls in time for the turn that comes.",
    (
        CALL_IN_TIME.id,
        HOLDS,
    ): "The next turn has begun: {seat} can no longer be caught for this, called or not.",
    (CALL_IN_TIME.id, BREAKS): "The next turn has begun (entry {entry}): {caught} is safe.",
    (CATCH.id, BREAKS): _no_catch,
    (CATCH_HEARD.id, UNSEEN): (
        "Only those in the room heard whether {caught} called: the catch stands, unless {caught} says so "
        "before the next turn."
    ),
    (CALL_CROSSED.id, Weight.CROSSED): (
        "This stands against entry {entry}, and nobody can tell what came first. No column is laid for now; "
        "play on, and settle it at the table."
    ),
    (CLOSING.id, HOLDS): lambda facts: (
        f"Nothing is left in front of {facts['closed']}: the round is over."
        if facts["left"] == 0
        else f"All of {facts['closed']}'s cards lie faceup: the round is over."
    ),
    (CLOSING.id, BREAKS): "{closed} has closed the round: turn up the cards that lie facedown.",
    (REVEAL.id, BREAKS): _not_turned_up,
    (LAST_CLEAR.id, HOLDS): lambda facts: f"Cleared at the end: {_places(facts)}.",
    (EVERYBODY_SCORES.id, HOLDS): _scores,
    (EVERYBODY_SCORES.id, BREAKS): _not_everybody,
    (POINTS.id, HOLDS): (
        "Action cards are left, and nobody told what is printed on them: say the points of each grid."
    ),
    (POINTS.id, BREAKS): _unknown_points,
    (SCORE_CANNOT_BE.id, BREAKS): _points_cannot_be,
    (TARGET.id, HOLDS): _wins,
    (MOST_ROUNDS.id, HOLDS): _wins_by_rounds,
    (PLAY_ON.id, BREAKS): _no_playing_on,
    (RESHUFFLED_EARLY.id, BREAKS): "There is nothing to shuffle under the top card.",
    (RESYNC.id, BREAKS): _no_resync,
    (RECOUNT.id, HOLDS): _counted,
    (RECOUNT.id, BREAKS): _miscounted,
    (LEAVING_A_MATCH.id, BREAKS): _no_leaving,
    (LEAVING.id, HOLDS): "{seat}'s grid is set aside as it lies, and does not count.",
    (LEAVING.id, BREAKS): "{closed} has closed the round and stays until it is counted.",
    **{key: told for rule in HOUSE_RULES for key, told in rule.sentences.items()},
}


def said(finding: Finding, name: NameOf) -> str:
    """A finding as a sentence."""
    return sentence(finding, name, SENTENCES, RULEBOOK)


# --- what each seat does now ---


def say(ruleset: Ruleset, match: Match, heard: Heard, ruling: Ruling, name: NameOf) -> dict[Seat, str]:
    """What each seat does now, one sentence a seat; `match` is the state after the ruling."""
    now = _joined(_from_now_on(match, ruling), _due(match), _to_do(ruleset, match, name))
    seat = getattr(heard.claim, "seat", None)
    if ruling.counts or seat is None:
        return dict(sorted(now.items()))
    return dict(sorted({**now, seat: f"That does not count. {now.get(seat, '')}".strip()}.items()))


def _joined(*told: dict[Seat, str]) -> dict[Seat, str]:
    seats = {seat for sentences in told for seat in sentences}
    return {seat: " ".join(one[seat] for one in told if seat in one) for seat in seats}


def _from_now_on(match: Match, ruling: Ruling) -> dict[Seat, str]:
    """What the events themselves ask of a seat, whoever is to play."""
    told: dict[Seat, list[str]] = {}
    for event in ruling.events:
        match event:
            case ColumnsDrawn():
                told.setdefault(event.seat, []).append(
                    f"Lay {columns(event.columns)}: {cards(2 * event.columns)} of the pile, unseen."
                )
            case ColumnsReturned():
                told.setdefault(event.seat, []).append("Put the newest column back into the pile, unseen.")
            case TurnMissed():
                told.setdefault(event.seat, []).append("You miss this turn.")
    return {seat: " ".join(sentences) for seat, sentences in told.items()}


def _due(match: Match) -> dict[Seat, str]:
    """Who has one facedown card and was not heard to call."""
    window = match.round.window if match.round is not None else None
    if window is None or window.called or window.caught or window.disputed or match.round.turn is None:
        return {}
    return {window.seat: "You have one facedown card left: call UNO!"}


def _to_do(ruleset: Ruleset, match: Match, name: NameOf) -> dict[Seat, str]:
    round = match.round
    if round is None:
        return _between_rounds(ruleset, match, name)
    if round.turn is not None:
        last = "It is your last turn" if round.closed_by is not None else "It is your turn"
        may_take = ruleset.settings["action cards are taken"] or not is_action(round.top)
        return {
            round.turn: f"{last}: take the {round.top.name}, or draw."
            if may_take
            else f"{last}: draw a card."
        }
    hidden = [seat for seat in match.order if facedown(round.grids[seat])]
    others = f"{name(round.closed_by)} has closed the round: turn up your facedown cards."
    own = "You have closed the round: turn up your facedown cards."
    up = {seat: own if seat == round.closed_by else others for seat in hidden}
    return up or dict.fromkeys(match.order, "Add up your grid, and say its points.")


def _between_rounds(ruleset: Ruleset, match: Match, name: NameOf) -> dict[Seat, str]:
    won = winners(ruleset, match)
    if won:
        return {seat: f"You have won the match with {points(match.totals[seat])}." for seat in won}
    starts, number = starter(ruleset, match), match.round_number
    opens = f"everybody opens {in_words(ruleset.settings['opened'])}"
    deal = f"Deal round {number}: six cards each, facedown, and turn one up; {opens}."
    if starts == match.dealer:
        return {starts: f"{deal} You start."}
    told = {match.dealer: f"{deal} {name(starts)} starts.", starts: f"You start round {number}."}
    return dict(sorted(told.items()))


# --- what an edit has moved ---


def moved(before: Match, after: Match, name: NameOf) -> Iterator[str]:
    """Columns that an edit has laid or taken away, in the same round."""
    if before.round is None or after.round is None or before.round_number != after.round_number:
        return
    for seat in after.order:
        had, has = ({column.id for column in match.round.grids[seat]} for match in (before, after))
        for number in sorted(has - had):
            yield f"In front of {name(seat)} there is column {number} now."
        for number in sorted(had - has):
            yield f"In front of {name(seat)} there is no column {number} any more."


WORDS = Words(said, say)
