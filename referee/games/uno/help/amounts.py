"""Amounts of UNO that people ask for. Each figure comes from the ruleset, or from a round that is judged."""

from collections.abc import Sequence
from itertools import pairwise

from referee.games.uno.model.deck import (
    COPIES_BY_EDITION,
    NUMBER_FACES,
    SPECIAL_WILD_FACES,
    WILD_FACES,
    Face,
)
from referee.games.uno.model.ruleset import UnoRuleset
from referee.games.uno.model.state import Round
from referee.games.uno.options.house.equal_cards import EQUAL_CARDS
from referee.games.uno.options.rulesets import ruleset as uno_ruleset
from referee.kit.cards import COLORS
from referee.kit.quantities import Points
from referee.kit.said import Said
from referee.kit.seats import Seat
from referee.kit.tables import read_text_table
from referee.kit.values import not_none
from referee.match.help.amounts import (
    CARD,
    CARDS,
    POINTS,
    WORD,
    Amount,
    AmountHelp,
    AmountKind,
    AskedAmount,
    NamedCards,
    Part,
    deck_has,
    parts_of_sum,
    patterns_of_amounts,
    possible_players,
    sentence_of_copies,
    sentence_of_sum,
    table_with_players,
    usual_players,
)
from referee.match.model.game import Game
from referee.match.model.state import Rules
from referee.match.text.transcript import Transcript

WINNER, *LOSERS = map(Seat, range(10))
SAMPLE = Points(77)
"""Points of a hand by which it is tried how the rules score a round. One point would not show whether they
count cards, or only that somebody has won."""
TABLE = read_text_table("games/uno/help/amounts.txt")
QUESTION_ABOUT_STACK = {
    ("draw two", "draw two"): "stack-total",
    ("draw two", "wild draw four"): "draw-four-on-draw-two",
    ("wild draw four", "draw two"): "draw-two-on-draw-four",
    ("wild draw four", "wild draw four"): "draw-four-on-draw-four",
}
"""The question about a card that is played on another one instead of drawing. The keys are the card below
and the card that is played."""
COPIES_OF_A_DRAW_TWO = 2
"""Number of Draw Twos of each color in every edition of the deck."""
QUESTION_ABOUT_EFFECT = {"draw two": "what-draw-two-does", "wild draw four": "what-draw-four-does"}


QUESTION_ABOUT_COPIES = {
    "draw two": "how-many-draw-twos",
    "wild draw four": "how-many-draw-fours",
    "skip": "how-many-skips",
    "reverse": "how-many-skips",
}


def find_amount(asked: AskedAmount, game: Game, rules: Rules) -> Amount | None:
    """The amount under these rules; None if it cannot be known."""
    players = possible_players(asked, game, rules)
    if players is None:
        return None
    ruleset = uno_ruleset(rules, players)
    if not deck_has(COPIES_BY_EDITION[ruleset.edition], asked.cards):
        return None
    match asked.kind:
        case AmountKind.POINTS:
            return _points(asked.cards, ruleset, game, rules, players)
        case AmountKind.GAIN:
            return _gain(asked.cards, ruleset, game, rules, players)
        case AmountKind.DRAW:
            return _cards_to_draw(asked.cards, ruleset, game, rules)
        case AmountKind.PILE:
            return _draw_pile(ruleset, game, rules, players)
        case AmountKind.DEALT:
            return _dealt(ruleset, players)
        case AmountKind.COPIES:
            return _copies(asked.cards[0], ruleset)


# --- points ---


def _points(
    cards: Sequence[NamedCards], ruleset: UnoRuleset, game: Game, rules: Rules, players: int
) -> Amount | None:
    """The points of cards in a hand. None if the rules count no cards, or count them more than once."""
    scored = _scored(ruleset, game, rules, players, LOSERS[0])
    if set(scored.values()) != {SAMPLE}:
        return None
    return Amount(_question_about_points(cards), sentence_of_sum(POINTS, _parts(cards, ruleset)))


def _gain(
    cards: Sequence[NamedCards], ruleset: UnoRuleset, game: Game, rules: Rules, players: int
) -> Amount | None:
    """The points that the player who went out gets for the cards of the others. None if another player gets
    them, or if it matters which of the others had them."""
    scores = [_scored(ruleset, game, rules, players, seat) for seat in LOSERS[: players - 1]]
    gain = scores[0].get(WINNER, 0)
    if any(scored != {WINNER: gain} for scored in scores) or not gain or gain % SAMPLE:
        return None
    parts, times = _parts(cards, ruleset), gain // SAMPLE
    if times == 1:
        return Amount("who-gets-the-points", sentence_of_sum(POINTS, parts))
    points = sum(part.total for part in parts)
    facts = {"total": times * points, "times": times, "points": points}
    return Amount("points-count-double", Said("ask-amount-points-times", facts))


def _parts(cards: Sequence[NamedCards], ruleset: UnoRuleset) -> tuple[Part, ...]:
    return parts_of_sum(cards, lambda face: ruleset.points[_face(face)])


def _scored(ruleset: UnoRuleset, game: Game, rules: Rules, players: int, loser: Seat) -> dict[Seat, int]:
    """The points of each seat that gets some, if `WINNER` goes out and `loser` has `SAMPLE` points left."""
    match = table_with_players(game, rules, players).state
    return dict(ruleset.scoring(match, WINNER, {loser: SAMPLE}))


def _question_about_points(cards: Sequence[NamedCards]) -> str:
    faces = {one.face for one in cards}
    if len(faces) > 1 or cards[0].count > 1:
        return "what-cards-are-worth"
    (face,) = faces
    if face in NUMBER_FACES:
        return "number-worth"
    if face in SPECIAL_WILD_FACES:
        return "shuffle-hands-worth" if face == "wild shuffle hands" else "what-cards-are-worth"
    return "wild-worth" if face in WILD_FACES else "action-worth"


# --- cards that somebody draws ---


def _cards_to_draw(
    cards: Sequence[NamedCards], ruleset: UnoRuleset, game: Game, rules: Rules
) -> Amount | None:
    """The cards that are drawn for cards that were played one after another. If these rules do not allow one
    of them, the sentence says so and has no figure. None if one of them makes nobody draw."""
    faces = [_face(not_none(one.face)) for one in cards for _ in range(one.count)]
    if not all(face in QUESTION_ABOUT_EFFECT for face in faces):
        return None
    if len(faces) > 1 and EQUAL_CARDS.id in rules.house_rules:
        return None  # Two of them may have been played at once.
    for on, played in pairwise(faces):
        if (on, played) not in ruleset.answers:
            facts = {"played": played, "on": on}
            return Amount(_question_about_stack(on, played), Said("ask-amount-not-stacked", facts))
    owed = _judged_debt(faces, game, rules)
    parts = parts_of_sum(cards, lambda face: ruleset.actions[_face(face)].owes)
    if owed is None or owed != sum(part.total for part in parts):
        return None
    if len(faces) == 1:
        return Amount(QUESTION_ABOUT_EFFECT[faces[0]], sentence_of_sum(CARDS, parts))
    mixed = next((pair for pair in pairwise(faces) if pair[0] != pair[1]), (faces[0], faces[1]))
    return Amount(_question_about_stack(*mixed), sentence_of_sum(CARDS, parts))


def _question_about_stack(on: Face, played: Face) -> str:
    return QUESTION_ABOUT_STACK[on, played]


def _judged_debt(faces: Sequence[Face], game: Game, rules: Rules) -> int | None:
    """The cards that are owed after these cards were played in a round that is judged. None if one of them is
    refused."""
    players = usual_players(game, rules)
    if players is None:
        return None
    table = table_with_players(game, rules, players)
    if not table.tell("deal: red 5").ruling.takes_effect:
        return None
    colors = [color for color in COLORS for _ in range(COPIES_OF_A_DRAW_TWO)]
    for place, face in enumerate(faces):
        # A Wild Draw Four names the color of the next Draw Two, which then fits by any rules.
        color = colors[min(faces[:place].count("draw two"), len(colors) - 1)]
        card = f"{color} {face}" if face == "draw two" else f"{face}, {color}"
        name = table.name(not_none(_round(table).turn))
        if not table.tell(f"{name}: {card}").ruling.takes_effect:
            return None
    debt = _round(table).debt
    return None if debt is None else debt.count


def _round(table: Transcript) -> Round:
    """The open round at a table. Raises ValueError if no round was dealt."""
    if not isinstance(round := table.state.round, Round):
        raise ValueError("no round is open at this table")
    return round


# --- the deal and the deck ---


def _draw_pile(ruleset: UnoRuleset, game: Game, rules: Rules, players: int) -> Amount | None:
    """The cards in the draw pile after the deal, as in a round that is dealt."""
    table = table_with_players(game, rules, players)
    table.tell("deal: red 5")
    round = _round(table)
    if round.draw_pile is None:
        return None
    facts = {
        "left": round.draw_pile,
        "deck": round.deck,
        "dealt": players * ruleset.cards_dealt,
        "up": len(round.discards),
    }
    is_sum = facts["left"] == facts["deck"] - facts["dealt"] - facts["up"]
    return Amount("set-up", Said("ask-amount-pile", facts)) if is_sum else None


def _dealt(ruleset: UnoRuleset, players: int) -> Amount:
    each = ruleset.cards_dealt
    facts = {"total": players * each, "each": each, "players": players}
    return Amount("how-many-dealt", Said("ask-amount-dealt", facts))


def _copies(cards: NamedCards, ruleset: UnoRuleset) -> Amount | None:
    """The copies of a card in the deck. None for a Wild, as the word may mean all wild cards."""
    if cards.face == "wild":
        return None
    question = QUESTION_ABOUT_COPIES.get(cards.face or "", "cards-in-the-deck")
    return Amount(question, sentence_of_copies(COPIES_BY_EDITION[ruleset.edition], cards))


def _face(name: str) -> Face:
    face: Face = name  # type: ignore[assignment]
    return face


AMOUNTS = AmountHelp(patterns_of_amounts(TABLE, CARD), patterns_of_amounts(TABLE, WORD), find_amount)
