"""UNO Golf in sentences: what a finding says, and what each seat does now."""

from collections.abc import Iterator, Sequence

from referee.games.golf.model.rulebook import (
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
    GRID_CANNOT_BE,
    LAST_CLEAR,
    LEAVING,
    OPENED,
    PILE_DRY,
    PILE_GIVES,
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
    SKIP,
    STARTER,
    TAKEN_DISCARD,
    TARGET,
    THROW,
    THROWN_ACTION,
    YOUR_TURN,
)
from referee.games.golf.model.state import ROWS, GolfMatch, Round, has_a_round
from referee.games.golf.options.differences import (
    ACT_WHENEVER,
    FROM_THE_GRID,
    IGNORED_GO_BACK,
    LEFT_OF_THE_DEALER,
    MOST_ROUNDS,
)
from referee.games.golf.options.house_rules import HOUSE_RULES
from referee.games.golf.options.rulesets import RULEBOOK
from referee.kit.seats import NameOf, Seat
from referee.languages.grammar import in_words
from referee.match.model.rulebook import LEAVING_A_MATCH, PLAY_ON
from referee.match.model.state import Match
from referee.match.text.sentences import (
    MATCH_SENTENCES,
    Sentences,
    cards,
    listed,
    made_of,
    points,
    rounds,
    sentence,
    so_many,
)
from referee.rulings.finding import Finding, Spoken, Weight

HOLDS, UNSEEN, BREAKS = Weight.HOLDS, Weight.UNSEEN, Weight.BREAKS


def columns(number: int) -> str:
    return f"{'a' if number == 1 else in_words(number)} new facedown column{'' if number == 1 else 's'}"


ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")


def ordinal(number: int) -> str:
    """The place of something in a row, as it is spoken."""
    if number <= len(ORDINALS):
        return ORDINALS[number - 1]
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th") if number % 100 not in (11, 12, 13) else "th"
    return f"{number}{ending}"


def _the_column(facts: Spoken) -> str:
    """`the second column`, from the left; older rulings know only its number."""
    return f"the {ordinal(facts['nth'])} column" if "nth" in facts else f"column {facts['column']}"


def _the_card(facts: Spoken) -> str:
    """`the upper card of the second column`."""
    return f"the {facts['row']} card of {_the_column(facts)}" if "row" in facts else "that card"


def _several(nths: Sequence[int]) -> str:
    """`first and third columns`."""
    return f"{listed([ordinal(one) for one in nths])} column{'s' * (len(nths) > 1)}"


def _places(facts: Spoken) -> str:
    """`Ann's second and third columns and Cat's first column`; older rulings know only their numbers."""
    of: dict[str, list[int]] = {}
    for seat, column in zip(facts["whose"], facts.get("nths", facts["columns"]), strict=True):
        of.setdefault(seat, []).append(column)
    if "nths" in facts:
        return listed([f"{seat}'s {_several(nths)}" for seat, nths in of.items()])
    numbers = {seat: listed(list(map(str, one))) for seat, one in of.items()}
    return listed([f"{seat}'s column{'s' * (len(of[seat]) > 1)} {told}" for seat, told in numbers.items()])


def _the(names: Sequence[str]) -> str:
    """`the red skip and the green 3`."""
    return listed([f"the {one}" for one in names])


def _capital(text: str) -> str:
    """With a capital to begin a sentence; names keep theirs."""
    return f"{text[0].upper()}{text[1:]}"


# --- the deal ---


def _starts(facts: Spoken) -> str:
    if "begins" in facts:
        return f"{facts['seat']} has the first turn."
    if "tied" in facts:
        return (
            f"{facts['tied']} tie for the fewest points. {facts['seat']} starts round {facts['round']}: "
            f"to the left of whoever started the last round, {facts['seat']} comes first."
        )
    return f"{facts['seat']} had the fewest points and starts round {facts['round']}."


def _starts_at_the_left(facts: Spoken) -> str:
    if "begins" in facts:
        return f"{facts['seat']}, to the dealer's left, has the first turn."
    return f"{facts['seat']}, to the dealer's left, starts round {facts['round']}."


def _no_such_first_card(facts: Spoken) -> str:
    if "passed_over" in facts:
        return f"The {facts['card']} is a number, so it begins the discards: turn up no other card."
    if "after" in facts:
        return f"The {facts['after']} is a number, so it begins the discards: turn up no other card."
    return f"The {facts['card']} is an action card: leave it there, and turn up cards until one is a number."


def _no_such_first_card_that_goes_back(facts: Spoken) -> str:
    if "passed_over" in facts or "after" in facts:
        return _no_such_first_card(facts)
    until = "turn up cards until one is a number"
    return f"The {facts['card']} is an action card: put it back into the draw pile, and {until}."


def _stay_under(facts: Spoken) -> str:
    stay = "does nothing, and stays" if len(facts["ignored"]) == 1 else "do nothing, and stay"
    return f"{_capital(_the(facts['ignored']))} {stay} under the first number."


def _go_back(facts: Spoken) -> str:
    go = "goes" if len(facts["ignored"]) == 1 else "go"
    return f"{_capital(_the(facts['ignored']))} {go} back into the draw pile."


def _not_so_opened(facts: Spoken) -> str:
    if "twice" in facts:
        return f"{facts['seat']} named the same card twice: each card is turned up once."
    opened = so_many(facts["opened"])
    return f"Everybody turns up {cards(facts['many'])}, but {facts['seat']} turned up {opened}."


# --- a turn ---


def _no_such_place(facts: Spoken) -> str:
    if "came_out" in facts:
        return f"{_capital(_the_card(facts))} lay facedown: say which card came out."
    if facts.get("had"):
        return f"{facts['seat']} no longer has that column."
    return f"{facts['seat']} has no {ordinal(facts['column'])} column."


def _cannot_be(facts: Spoken) -> str:
    if "top" in facts:
        return f"The top discard is the {facts['lies']}, not the {facts['card']}."
    if "lies" in facts:
        return f"The {facts['lies']} lies faceup in that place: it comes out, not the {facts['card']}."
    if facts["copies"] == 1:
        return f"There is only one {facts['card']}, and it lies faceup already. {OR_EARLIER}"
    all_of_them = "both" if facts["copies"] == 2 else "all of them"
    there_are = f"There are only {in_words(facts['copies'])} {facts['card']} cards"
    return f"{there_are}, and {all_of_them} lie faceup already. {OR_EARLIER}"


TOLD_EARLIER = "something told earlier was wrong, so correct that first."
OR_EARLIER = f"Look again: if the card is right, {TOLD_EARLIER}"
COUNT_AGAIN = f"Count again: if the points are right, {TOLD_EARLIER}"


def _the_pile_does_not_give(facts: Spoken) -> str:
    card, lay = facts["card"], facts["lay"]
    if facts.get("old"):
        lies = f"a card lay in {_the_column(facts)} already"
        return f"When the {card} was shuffled into the draw pile, {lies}. {OR_EARLIER}"
    cannot = f"{facts['seat']} cannot have {'had' if 'column' in facts else 'drawn'} the {card}"
    if not lay and facts["pile"] == 1:
        return f"{cannot}: the one card that was shuffled into the draw pile was another one. {OR_EARLIER}"
    if not lay:
        pile = f"the {cards(facts['pile'])} that were shuffled into the draw pile"
        return f"{cannot}: it was not among {pile}. {OR_EARLIER}"
    were = "only one was" if lay == 1 else f"only {in_words(lay)} were"
    came = "it has" if lay == 1 else "they have"
    return f"{cannot}: {were} shuffled into the draw pile, and {came} come out already. {OR_EARLIER}"


NEW_PILE = "shuffle all the others into a new draw pile"


def _pile_short(facts: Spoken) -> str:
    pile, rest = facts["pile"], facts.get("rest")
    if pile and rest:
        first = f"The draw pile has only {cards(pile)}. Draw {'it' if pile == 1 else 'them'} first."
        then = f"Then leave the top discard, {NEW_PILE}, and draw {in_words(rest)} more."
        return f"{first} {then}"
    leave = f"leave the top discard, and {NEW_PILE}."
    return _capital(leave) if pile else f"The draw pile is empty: {leave}"


def _nothing_to_draw(facts: Spoken) -> str:
    left, had = facts["drawable"], facts["drawable"] // 2
    are = f"{cards(left)} {'is' if left == 1 else 'are'} left to draw"
    if not left:
        return f"{_capital(are)}, so there is no new column."
    if not had:
        return f"Only {are}, but a new column takes two, so there is no new column."
    return f"Only {are}: they make only {in_words(had)} new column{'' if had == 1 else 's'}."


# --- action cards ---


def _is_skipped(facts: Spoken) -> str:
    if "seat" not in facts:
        return f"The {facts['card']} does nothing: nobody has a turn left."
    return f"The {facts['card']} makes {facts['seat']} miss this turn."


def _draws_a_column(facts: Spoken) -> str:
    seat, card = facts.get("seat"), facts["card"]
    if seat is None:
        return f"The {card} does nothing: nobody has a turn left."
    gives = f"The {card} gives {seat} {_so_many(facts['new'])}"
    if not facts["new"]:
        return f"{gives}{TOO_FEW}.{'' if 'over' in facts else f' {seat} misses this turn.'}"
    return f"{gives}." if "over" in facts else f"{gives}, and {seat} misses this turn."


def _draw_columns(facts: Spoken) -> str:
    """Of two who get as many, both are told at once."""
    whose, new = facts["whose"], facts["new"]
    if len(whose) > 1 and len(set(new)) == 1:
        each = f"{_so_many(new[0])} each" if new[0] else f"no new columns{TOO_FEW}"
        return f"The {facts['card']} gives {listed(whose)} {each}."
    gets = [f"{seat} {_so_many(number)}" for seat, number in zip(whose, new, strict=True)]
    return f"The {facts['card']} gives {listed(gets)}{'' if all(new) else TOO_FEW}."


TOO_FEW = ", as too few cards are left"
"""The one reason for which a card that gives columns gives none."""


def _so_many(number: int) -> str:
    return columns(number) if number else "no new column"


def _wrongly_chosen(facts: Spoken) -> str:
    if "acts" in facts:
        return "No Double Draw Two takes effect now, so do not choose anybody."
    if "oneself" in facts:
        return f"{facts['seat']} has to choose somebody else: a Double Draw Two is for other players."
    if facts["chosen"] == 0:
        return "Say who gets the new columns: one other player, or two."
    return "Choose one other player, or two different ones."


# --- columns ---


def _is_cleared(facts: Spoken) -> str:
    if "nths" in facts:
        return f"{facts['seat']} clears the {_several(facts['nths'])}."
    told = facts["columns"]
    many = f"columns {listed([str(one) for one in told])}" if len(told) > 1 else f"column {told[0]}"
    return f"{facts['seat']} clears {many}."


def _not_alike(facts: Spoken) -> str:
    upper, lower = facts["upper"], facts["lower"]
    return (
        f"{_capital(_the_column(facts))} cannot be cleared: the {upper} and the {lower} have neither the "
        "same number nor the same color."
    )


# --- calls ---


def _no_call(facts: Spoken) -> str:
    if "caught" in facts:
        return f"{facts['caught']} has called UNO and cannot be caught."
    return f"{facts['seat']} has {_facedown(facts['left'])}: call UNO when there is only one."


def _no_catch(facts: Spoken) -> str:
    if "by" in facts:
        return "Nobody can catch themselves."
    caught = facts["caught"]
    if "disputed" in facts:
        return f"You do not agree yet whether {caught} was caught: settle that first."
    if "late" in facts:
        return f"{caught} calls UNO too late: {caught} was caught before."
    if "entry" in facts:
        return f"{caught} was caught already, and gets a new column only once."
    if facts["left"] == 1:
        return f"{caught} cannot be caught: {caught} did not come down to one facedown card just now."
    return f"{caught} cannot be caught: {caught} has {_facedown(facts['left'])}, not one."


def _crossed(facts: Spoken) -> str:
    caught, cannot_tell = facts["caught"], "the referee cannot tell which came first"
    said = f"{caught} called UNO and was caught, and {cannot_tell}."
    if "begun" in facts:
        said = f"{caught} was caught just as the next turn began, and {cannot_tell}."
    gets = "keeps the new column" if "kept" in facts else "gets no new column"
    return f"{said} For now {caught} {gets}. Play on for now. When you agree, tell the referee who was right."


def _facedown(number: int) -> str:
    """So many cards of a grid: `no facedown cards`, `one facedown card`."""
    return f"{in_words(number)} facedown card{'' if number == 1 else 's'}"


# --- the end ---


def _not_turned_up(facts: Spoken) -> str:
    if "over" in facts:
        return "The round is not over yet: the facedown cards are turned up when it is."
    if "faceup" in facts:
        return f"{_capital(_the_card(facts))} lies faceup already."
    if "twice" in facts:
        return f"{_capital(_the_card(facts))} was named twice: name it once."
    if facts["left"] == 0:
        return f"All of {facts['seat']}'s cards lie faceup already."
    left, said = facts["left"], so_many(facts["said"])
    return f"{facts['seat']} has {_facedown(left)}: turn up exactly {in_words(left)}, not {said}."


def _scores(facts: Spoken) -> str:
    (first, amount), *others = zip(facts["whose"], facts["points"], strict=True)
    told = [f"{first} gets {points(amount)}", *(f"{seat} {amount}" for seat, amount in others)]
    return f"In this round {listed(told)}."


def _not_everybody(facts: Spoken) -> str:
    if "missing" in facts:
        return f"Say the points of {facts['missing']}, too."
    return "Everybody scores: say the points of each player."


SAY_POINTS = "say how many points each grid makes"


def _unknown_points(facts: Spoken) -> str:
    if "value" in facts:
        unknown = f"The referee cannot say which card counts {points(facts['value'])}"
        return f"{unknown}: add up each grid, and {SAY_POINTS}."
    _, _, kind = facts.get("card", "").partition(" ")
    what = f"what a {kind.title()} counts" if kind else "what action cards count"
    return f"The referee cannot say {what} here: agree on it, and {SAY_POINTS}."


def _grid_cannot_be(facts: Spoken) -> str:
    left = cards(facts["left"])
    if "least" not in facts:
        told = f"{_capital(left)} cannot be left in {facts['seat']}'s grid"
        return f"{told}: it has columns of two cards each."
    least, most = 2 * facts["least"], 2 * facts["most"]
    known = f"{least} to {most} cards" if least < most else cards(most)
    told = so_many(facts["left"])
    return f"By the cards in {facts['seat']}'s grid, {known} can be left in it at the end, not {told}."


def _points_cannot_be(facts: Spoken) -> str:
    if "value" in facts:
        count = "counts" if facts["copies"] == 1 else "count"
        only = f"Only {cards(facts['copies'])} {count} {points(facts['value'])}"
        return f"{only}, so {so_many(facts['left'])} of them cannot be left."
    told = points(facts["points"])
    if "most" in facts:
        return f"All cards of the deck are worth {points(facts['most'])}, so {told} cannot be left."
    if "is" in facts:
        return f"The cards in {facts['seat']}'s grid make {points(facts['is'])}, not {told}. {COUNT_AGAIN}"
    return f"The cards in {facts['seat']}'s grid cannot make {told}. {COUNT_AGAIN}"


def _wins(facts: Spoken) -> str:
    total = points(facts["total"])
    if "winners" in facts:
        return (
            f"All rounds are played: {facts['winners']} share the lowest total, {total}, and win the match."
        )
    return f"All rounds are played: {facts['winner']} has the lowest total, {total}, and wins the match."


def _wins_by_rounds(facts: Spoken) -> str:
    if "winners" in facts:
        return (
            f"All rounds are played: {facts['winners']} have the lowest total, {points(facts['total'])}, and "
            "have won equally many rounds. They share the match."
        )
    return f"All rounds are played: {facts['winner']} wins the match with {points(facts['total'])}."


# --- when something went wrong ---


def _no_playing_on(facts: Spoken) -> str:
    if "target" in facts:
        played = facts.get("rounds", facts["target"])
        scored = f"{rounds(played)} {'is' if played == 1 else 'are'} scored already"
        return f"{_capital(scored)}: choose {rounds(played + 1)} or more."
    return made_of(MATCH_SENTENCES[PLAY_ON.id, BREAKS], facts)


def _no_leaving(facts: Spoken) -> str:
    if "points" in facts:
        if "seat" not in facts:
            return "Whoever leaves gets no points for the open round: leave the points out."
        who = facts["seat"]
        return f"{who} is leaving, so do not give {who} any points for this round."
    return made_of(MATCH_SENTENCES[LEAVING_A_MATCH.id, BREAKS], facts)


def _no_resync(facts: Spoken) -> str:
    if "card" in facts:
        return f"The deck does not have that many copies of the {facts['card']}."
    if "seat" in facts:
        return (
            f"Say which columns lie in front of {facts['seat']}: with an empty grid the round would be over."
        )
    if "turn" in facts:
        return f"{facts['turn']} has no turn left in this round."
    return f"That makes {cards(facts['cards'])} in all, but the deck has {facts['deck']}."


def _counted(facts: Spoken) -> str:
    if "pile" in facts:
        right = ", and that is right" if facts["known"] else ". Nobody knows how many it should have"
        return f"The draw pile has {cards(facts['pile'])}{right}."
    return f"{facts['seat']} has {cards(facts['count'])} in the grid, and that is right."


def _miscounted(facts: Spoken) -> str:
    if "pile" in facts:
        return (
            f"The draw pile should have {cards(facts['expected'])}, not {so_many(facts['pile'])}: count "
            "again, or say how the round stands."
        )
    return (
        f"{facts['seat']} should have {cards(facts['lies'])} in the grid, not {so_many(facts['count'])}: "
        "count again, or say how the round stands."
    )


SENTENCES: Sentences = {
    **MATCH_SENTENCES,
    (DECK.id, BREAKS): lambda facts: (
        f"The deck does not have {in_words(facts['many'])} cop{'y' if facts['many'] == 1 else 'ies'} of the "
        f"{facts['card']}."
    ),
    (STARTER.id, HOLDS): _starts,
    (LEFT_OF_THE_DEALER.id, HOLDS): _starts_at_the_left,
    (FIRST_CARD.id, HOLDS): _stay_under,
    (IGNORED_GO_BACK.id, HOLDS): _go_back,
    (FIRST_CARD.id, BREAKS): _no_such_first_card,
    (IGNORED_GO_BACK.id, BREAKS): _no_such_first_card_that_goes_back,
    (OPENED.id, HOLDS): "The {card} was turned up in a grid, so it does nothing.",
    (OPENED.id, BREAKS): _not_so_opened,
    (YOUR_TURN.id, BREAKS): "It is {turn}'s turn, not {seat}'s.",
    (PLACE.id, BREAKS): _no_such_place,
    (TAKEN_DISCARD.id, BREAKS): (
        "The {card} was taken from the discards, so it goes into the grid: it may not be thrown again."
    ),
    (THROW.id, BREAKS): lambda facts: (
        f"{_capital(_the_card(facts))}, the {facts['faceup']}, lies faceup already: turn up a facedown card."
    ),
    (PILE_SHORT.id, HOLDS): _pile_short,
    (PILE_DRY.id, HOLDS): _nothing_to_draw,
    (CARD_CANNOT_BE.id, BREAKS): _cannot_be,
    (PILE_GIVES.id, BREAKS): _the_pile_does_not_give,
    (ACTIONS_ACT.id, HOLDS): "The {card} does nothing: it was covered in the same turn.",
    (ACT_WHENEVER.id, HOLDS): "The {card} takes effect, though it was covered in the same turn.",
    (THROWN_ACTION.id, HOLDS): "The {card} was drawn and thrown at once, and takes effect.",
    (FROM_THE_GRID.id, HOLDS): "The {card} was drawn and thrown at once, so it does nothing at this table.",
    (REVERSE.id, HOLDS): "The {card} makes play go the other way round.",
    (REVERSE_FOR_TWO.id, HOLDS): "The {card} changes nothing between two players: the other one is next.",
    (SKIP.id, HOLDS): _is_skipped,
    (DRAW_TWO.id, HOLDS): _draws_a_column,
    (DOUBLE_DRAW_TWO.id, HOLDS): _draw_columns,
    (DOUBLE_DRAW_TWO_FOR_TWO.id, HOLDS): _draw_columns,
    (DOUBLE_DRAW_TWO.id, BREAKS): _wrongly_chosen,
    (CLEAR.id, HOLDS): _is_cleared,
    (CLEAR.id, BREAKS): _not_alike,
    (CLEAR_FACEUP.id, BREAKS): lambda facts: (
        f"{_capital(_the_column(facts))} cannot be cleared: it has a facedown card."
    ),
    (CLEAR_TOP.id, BREAKS): lambda facts: (
        f"The {facts['card']} is not in {_the_column(facts)}, so it cannot go on top of the discards."
    ),
    (CLEAR_BEFORE.id, HOLDS): (
        "The {card} does nothing: clearing by itself is not a turn, and an action card takes effect only in "
        "a turn."
    ),
    (CALL.id, BREAKS): _no_call,
    (CALL_EARLY.id, HOLDS): "{seat} calls UNO early, and it counts for this turn.",
    (
        CALL_IN_TIME.id,
        HOLDS,
    ): "Nobody can catch {seat} any more: the next turn has begun.",
    (CALL_IN_TIME.id, BREAKS): "It is too late to catch {caught}: the next turn has begun.",
    (CATCH.id, BREAKS): _no_catch,
    (CATCH_HEARD.id, UNSEEN): (
        "The referee did not hear whether {caught} called UNO. The catch counts, unless {caught} objects "
        "before the next turn."
    ),
    (CALL_CROSSED.id, Weight.CROSSED): _crossed,
    (CLOSING.id, HOLDS): lambda facts: (
        f"{facts['closed']} has no cards left: the round is over."
        if facts["left"] == 0
        else f"All of {facts['closed']}'s cards lie faceup: the round is over."
    ),
    (CLOSING.id, BREAKS): "The round is over: turn up the cards that still lie facedown.",
    (REVEAL.id, BREAKS): _not_turned_up,
    (LAST_CLEAR.id, HOLDS): lambda facts: (
        f"{_places(facts)} {'is' if len(facts['columns']) == 1 else 'are'} cleared at the end of the round."
    ),
    (EVERYBODY_SCORES.id, HOLDS): _scores,
    (EVERYBODY_SCORES.id, BREAKS): _not_everybody,
    (POINTS.id, HOLDS): (
        "The referee cannot say what the action cards that are left count here: agree on it, and "
        f"{SAY_POINTS}."
    ),
    (POINTS.id, BREAKS): _unknown_points,
    (GRID_CANNOT_BE.id, BREAKS): _grid_cannot_be,
    (SCORE_CANNOT_BE.id, BREAKS): _points_cannot_be,
    (TARGET.id, HOLDS): _wins,
    (MOST_ROUNDS.id, HOLDS): _wins_by_rounds,
    (PLAY_ON.id, BREAKS): _no_playing_on,
    (RESHUFFLED_EARLY.id, BREAKS): "Nothing can be shuffled: only the top discard lies there.",
    (RESYNC.id, BREAKS): _no_resync,
    (RECOUNT.id, HOLDS): _counted,
    (RECOUNT.id, BREAKS): _miscounted,
    (LEAVING_A_MATCH.id, BREAKS): _no_leaving,
    (LEAVING.id, HOLDS): "{seat}'s grid is set aside as it lies, and does not count.",
    (LEAVING.id, BREAKS): "{closed} ended the round, so {closed} can leave only when it is scored.",
    **{key: told for rule in HOUSE_RULES for key, told in rule.sentences.items()},
}


def said(finding: Finding, name: NameOf) -> str:
    """A finding as a sentence."""
    return sentence(finding, name, SENTENCES, RULEBOOK)


# --- what an edit has moved ---


def moved(before: GolfMatch, after: GolfMatch, name: NameOf) -> Iterator[str]:
    """Columns that an edit has laid or taken away, in the same round."""
    if not has_a_round(before) or not has_a_round(after) or before.round_number != after.round_number:
        return
    for seat in after.order:
        had, has = ([column.id for column in match.round.grids[seat]] for match in (before, after))
        new = [place for place, number in enumerate(has, 1) if number not in had]
        gone = [place for place, number in enumerate(had, 1) if number not in has]
        back = [place for place in new if has[place - 1] <= before.round.columns[seat]]
        if back:
            yield f"{name(seat)} has the {_several(back)} from the left back."
        if laid := [place for place in new if place not in back]:
            has_new = f"has {'a new column' if len(laid) == 1 else 'new columns'}"
            yield f"{name(seat)} {has_new} now, the {listed([ordinal(one) for one in laid])} from the left."
        if gone:
            yield f"{name(seat)} no longer has the {_several(gone)} from the left."
        yield from _turned(before, after, seat, name)


def _turned(before: Match[Round], after: Match[Round], seat: Seat, name: NameOf) -> Iterator[str]:
    """Cards of a column that is still there, and that lie there otherwise than before."""
    grid = after.round.grids[seat]
    had = {column.id: column for column in before.round.grids[seat]}
    for nth, column in enumerate(grid, 1):
        for row in ROWS if column.id in had else ():
            was, now = had[column.id].at(row), column.at(row)
            if was != now:
                lies = "lies facedown now" if now is None else f"is the {now.name} now"
                yield f"The {row} card of {name(seat)}'s {ordinal(nth)} column {lies}."
