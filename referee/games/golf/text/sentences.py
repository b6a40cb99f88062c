"""UNO Golf in sentences: what a finding says, and what each seat does now."""

from collections.abc import Iterator, Mapping
from typing import Any

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
    NEW_COLUMNS,
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
from referee.games.golf.model.state import ROWS, GolfMatch, Round, has_open_round
from referee.games.golf.options.differences import (
    ACT_WHENEVER,
    CALL_COUNTS,
    CATCH_COUNTS,
    FROM_THE_GRID,
    IGNORED_GO_BACK,
    LEFT_OF_THE_DEALER,
    MOST_ROUNDS,
    NEW_COLUMNS_RIGHT,
)
from referee.games.golf.options.house_rules import HOUSE_RULES
from referee.games.golf.options.rulesets import RULEBOOK
from referee.kit.said import Person, Said, Sentence
from referee.kit.seats import Seat
from referee.kit.values import not_none
from referee.match.model.rulebook import LEAVING_A_MATCH, PLAY_ON
from referee.match.model.state import Match
from referee.match.text.messages import Case, first_of, says
from referee.match.text.sentences import MATCH_SENTENCES, Sentences, made_of, sentence
from referee.rulings.finding import Finding, FindingWeight, NamedFacts

HOLDS, UNSEEN, BREAKS = FindingWeight.HOLDS, FindingWeight.UNSEEN, FindingWeight.BREAKS


def _column(facts: NamedFacts) -> Said:
    """`the second column`, from the left. Older rulings have only its number."""
    return Said("golf-column" if "nth" in facts else "golf-column-by-number", facts)


def _card(facts: NamedFacts) -> Said:
    """`the upper card of the second column`."""
    if "row" not in facts:
        return Said("golf-place-unknown", facts)
    return Said("golf-place", {**facts, "where": _column(facts)})


def _places(facts: NamedFacts) -> tuple[Said, ...]:
    """`Ann's second and third columns and Cat's first column`. Older rulings have only the numbers."""
    of: dict[Person, list[int]] = {}
    for seat, column in zip(facts["whose"], facts.get("nths", facts["columns"]), strict=True):
        of.setdefault(seat, []).append(column)
    key = "golf-columns-of" if "nths" in facts else "golf-columns-of-by-number"
    return tuple(Said(key, {"seat": seat, "columns": tuple(columns)}) for seat, columns in of.items())


# --- the deal ---


def _ignored(facts: NamedFacts) -> Mapping[str, Any]:
    return {"cards": tuple(Said("golf-the-card", {"card": card}) for card in facts["ignored"])}


def _no_such_first_card(facts: NamedFacts) -> Case:
    if "passed_over" in facts:
        return "number"
    return ("number", {"card": facts["after"]}) if "after" in facts else "action"


# --- a turn ---


def _no_such_place(facts: NamedFacts) -> Case:
    if "came_out" in facts:
        return "facedown", {"which": _card(facts)}
    return "gone" if facts.get("had") else "none"


def _the_pile_does_not_give(facts: NamedFacts) -> Case:
    if facts.get("old"):
        return "old", {"where": _column(facts)}
    how = {"how": "had" if "column" in facts else "drawn"}
    if facts["lay"]:
        return "out", how
    return "other" if facts["pile"] == 1 else "none", how


def _pile_short(facts: NamedFacts) -> Case:
    if not facts["pile"]:
        return "empty"
    return "first" if facts.get("rest") else "left"


def _nothing_to_draw(facts: NamedFacts) -> Case:
    columns = facts["drawable"] // 2
    if columns:
        return "some", {"columns": columns}
    return "one" if facts["drawable"] else "none"


# --- action cards ---


def _is_hit(facts: NamedFacts) -> Case:
    return "somebody" if "seat" in facts else "nobody"


def _draws_a_column(facts: NamedFacts) -> Case:
    if facts.get("seat") is None:
        return "nobody"
    case = "new" if facts["new"] else "none"
    return f"{case}-over" if "over" in facts else case


def _draw_columns(facts: NamedFacts) -> Case:
    """Of two who get as many, both are told at once."""
    whose, new = facts["whose"], facts["new"]
    if len(whose) > 1 and len(set(new)) == 1:
        return "each" if new[0] else "none", {"seats": whose, "new": new[0]}
    gets = tuple(
        Said("golf-gets-columns", {"seat": seat, "new": number})
        for seat, number in zip(whose, new, strict=True)
    )
    return "new" if all(new) else "few", {"gets": gets}


def _wrongly_chosen(facts: NamedFacts) -> Case:
    if "acts" in facts:
        return "acts"
    if "oneself" in facts:
        return "oneself"
    return "many" if facts["chosen"] else "none"


# --- columns ---


def _is_cleared(facts: NamedFacts) -> Case:
    return "columns" if "nths" in facts else "numbers"


def _in_that_column(facts: NamedFacts) -> Mapping[str, Any]:
    return {"where": _column(facts)}


# --- calls ---


def _no_catch(facts: NamedFacts) -> Case:
    case = next((case for case in ("by", "disputed", "late", "entry") if case in facts), None)
    if case is not None:
        return case
    return "before" if facts["left"] == 1 else "left"


def _crossed(facts: NamedFacts) -> Case:
    came = "begun" if "begun" in facts else "called"
    return f"{came}-kept" if "kept" in facts else came


# --- the end ---


def _not_turned_up(facts: NamedFacts) -> Case:
    if "over" in facts:
        return "over"
    if "faceup" in facts or "twice" in facts:
        return "faceup" if "faceup" in facts else "twice", {"which": _card(facts)}
    return "left" if facts["left"] else "none"


def _scores(facts: NamedFacts) -> Mapping[str, Any]:
    """With the word for points once."""
    scores = tuple(
        Said("golf-gets-as-well" if nth else "golf-gets-points", {"seat": seat, "points": points})
        for nth, (seat, points) in enumerate(zip(facts["whose"], facts["points"], strict=True))
    )
    return {"scores": scores}


def _unknown_points(facts: NamedFacts) -> Case:
    if "value" in facts:
        return "value"
    _, _, kind = facts.get("card", "").partition(" ")
    return ("kind", {"kind": kind}) if kind else "actions"


def _grid_cannot_be(facts: NamedFacts) -> Case:
    if "least" not in facts:
        return "odd"
    least, most = 2 * facts["least"], 2 * facts["most"]
    return "between" if least < most else "exactly", {"least": least, "most": most}


# --- when something went wrong ---


def _no_playing_on(facts: NamedFacts) -> Sentence:
    if "target" in facts:
        played = facts.get("rounds", facts["target"])
        return Said("match-play-on-breaks-rounds", {"played": played, "fewest": played + 1})
    return made_of(MATCH_SENTENCES[PLAY_ON.id, BREAKS], facts)


def _no_leaving(facts: NamedFacts) -> Sentence:
    if "points" in facts:
        is_known = "seat" in facts
        return Said(
            "match-leaving-breaks-points" if is_known else "match-leaving-breaks-points-unknown", facts
        )
    return made_of(MATCH_SENTENCES[LEAVING_A_MATCH.id, BREAKS], facts)


def _counted(facts: NamedFacts) -> Case:
    if "pile" not in facts:
        return "grid"
    return "pile-known" if facts["known"] else "pile"


SENTENCES: Sentences = {
    **MATCH_SENTENCES,
    **dict(
        (
            says(DECK, BREAKS),
            says(STARTER, HOLDS, first_of("begins", "tied", otherwise="fewest")),
            says(LEFT_OF_THE_DEALER, HOLDS, first_of("begins", otherwise="later")),
            says(FIRST_CARD, HOLDS, _ignored),
            says(IGNORED_GO_BACK, HOLDS, _ignored),
            says(FIRST_CARD, BREAKS, _no_such_first_card),
            says(IGNORED_GO_BACK, BREAKS, _no_such_first_card),
            says(OPENED, HOLDS),
            says(OPENED, BREAKS, first_of("twice", otherwise="many")),
            says(YOUR_TURN, BREAKS),
            says(PLACE, BREAKS, _no_such_place),
            says(TAKEN_DISCARD, BREAKS),
            says(THROW, BREAKS, lambda facts: {"which": _card(facts)}),
            says(PILE_SHORT, HOLDS, _pile_short),
            says(PILE_DRY, HOLDS, _nothing_to_draw),
            says(CARD_CANNOT_BE, BREAKS, first_of("top", "lies", otherwise="copies")),
            says(PILE_GIVES, BREAKS, _the_pile_does_not_give),
            says(ACTIONS_ACT, HOLDS),
            says(ACT_WHENEVER, HOLDS),
            says(THROWN_ACTION, HOLDS),
            says(FROM_THE_GRID, HOLDS),
            says(REVERSE, HOLDS),
            says(REVERSE_FOR_TWO, HOLDS),
            says(SKIP, HOLDS, _is_hit),
            says(DRAW_TWO, HOLDS, _draws_a_column),
            says(DOUBLE_DRAW_TWO, HOLDS, _draw_columns),
            says(DOUBLE_DRAW_TWO_FOR_TWO, HOLDS, _draw_columns, words_of=DOUBLE_DRAW_TWO),
            says(DOUBLE_DRAW_TWO, BREAKS, _wrongly_chosen),
            says(NEW_COLUMNS, HOLDS),
            says(NEW_COLUMNS_RIGHT, HOLDS),
            says(CLEAR, HOLDS, _is_cleared),
            says(CLEAR, BREAKS, _in_that_column),
            says(CLEAR_FACEUP, BREAKS, _in_that_column),
            says(CLEAR_TOP, BREAKS, _in_that_column),
            says(CLEAR_BEFORE, HOLDS),
            says(CALL, BREAKS, first_of("caught", otherwise="left")),
            says(CALL_EARLY, HOLDS),
            says(CALL_IN_TIME, HOLDS),
            says(CALL_IN_TIME, BREAKS),
            says(CATCH, BREAKS, _no_catch),
            says(CATCH_HEARD, UNSEEN),
            says(CALL_CROSSED, FindingWeight.CROSSED, _crossed),
            says(CALL_COUNTS, HOLDS, _crossed),
            says(CALL_COUNTS, BREAKS, _crossed),
            says(CATCH_COUNTS, HOLDS, _crossed),
            says(CATCH_COUNTS, BREAKS, _crossed),
            says(CLOSING, HOLDS, lambda facts: "faceup" if facts["left"] else "none"),
            says(CLOSING, BREAKS),
            says(REVEAL, BREAKS, _not_turned_up),
            says(LAST_CLEAR, HOLDS, lambda facts: {"places": _places(facts)}),
            says(EVERYBODY_SCORES, HOLDS, _scores),
            says(EVERYBODY_SCORES, BREAKS, first_of("missing", otherwise="everybody")),
            says(POINTS, HOLDS),
            says(POINTS, BREAKS, _unknown_points),
            says(GRID_CANNOT_BE, BREAKS, _grid_cannot_be),
            says(SCORE_CANNOT_BE, BREAKS, first_of("value", "corner", "most", "is", otherwise="cannot")),
            says(TARGET, HOLDS, first_of("winners", otherwise="winner")),
            says(MOST_ROUNDS, HOLDS, first_of("winners", "tied", otherwise="winner")),
            says(RESHUFFLED_EARLY, BREAKS),
            says(RESYNC, BREAKS, first_of("card", "seat", "turn", otherwise="cards")),
            says(RECOUNT, HOLDS, _counted),
            says(RECOUNT, BREAKS, first_of("pile", otherwise="grid")),
            says(LEAVING, HOLDS),
            says(LEAVING, BREAKS),
        )
    ),
    (PLAY_ON.id, BREAKS): _no_playing_on,
    (LEAVING_A_MATCH.id, BREAKS): _no_leaving,
    **{key: told for rule in HOUSE_RULES for key, told in rule.sentences.items()},
}


def said(finding: Finding) -> Sentence:
    """A finding as a sentence."""
    return sentence(finding, SENTENCES, RULEBOOK)


# --- what an edit has moved ---


def moved(before: GolfMatch, after: GolfMatch) -> Iterator[Said]:
    """Columns that an edit has laid or taken away, in the same round."""
    if not has_open_round(before) or not has_open_round(after) or before.round_number != after.round_number:
        return
    for seat in after.order:
        had, has = ([column.id for column in match.round.grids[seat]] for match in (before, after))
        new = [place for place, number in enumerate(has, 1) if number not in had]
        gone = [place for place, number in enumerate(had, 1) if number not in has]
        back = [place for place in new if has[place - 1] <= before.round.columns[seat]]
        laid = [place for place in new if place not in back]
        for key, nths in (
            ("golf-edit-columns-back", back),
            ("golf-edit-columns-new", laid),
            ("golf-edit-columns-gone", gone),
        ):
            if nths:
                yield Said(key, {"seat": Person(seat), "nths": tuple(nths)})
        yield from _turned(before, after, seat)


def _turned(before: Match[Round], after: Match[Round], seat: Seat) -> Iterator[Said]:
    """Cards of a column that is still there, and that lie there otherwise than before."""
    grid = after.round.grids[seat]
    had = {column.id: column for column in before.round.grids[seat]}
    for nth, column in enumerate(grid, 1):
        for row in ROWS if column.id in had else ():
            was, now = had[column.id].card_in_row(row), column.card_in_row(row)
            place = {"row": row, "seat": Person(seat), "nth": nth}
            if was != now and now is None:
                yield Said("golf-edit-facedown", place)
            elif was != now:
                yield Said("golf-edit-card", {**place, "card": not_none(now).name})
