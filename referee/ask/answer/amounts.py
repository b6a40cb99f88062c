"""Amounts that are worked out, such as the points of a hand, or the cards that somebody draws.

`reading/amounts.py` reads which amount a text asks for. The game works it out under the rules of the user
(`AmountHelp` in `match/help/amounts.py`). The amount is the line of the question to which it belongs.
"""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from referee.ask.answer.answers import AnsweredQuestion, Otherwise, Ruled, changed_rules, expanded_for
from referee.ask.reading.amounts import amount_asked
from referee.ask.reading.elsewhere import not_ours
from referee.ask.reading.named_rules import named_in, under
from referee.ask.reading.spellings import SPEAKS_OF
from referee.ask.reading.words import plain
from referee.ask.search.every_question import QUESTIONS
from referee.ask.search.lookup import SAME_WORDS, Hit
from referee.games import GAMES
from referee.games.help import HELP
from referee.kit.values import replace
from referee.languages.speech import render
from referee.match.help.amounts import Amount, AmountKind
from referee.match.help.question import Question
from referee.match.model.state import Rules
from referee.match.table.agreement import complete_new_rules

WORD = re.compile(r"[^\W_]+")
KEPT = 256
"""Number of amounts that are kept. One search needs that of the same text for each of its hits."""


@lru_cache(maxsize=KEPT)
def find_amount(typed: str, game: str, rules: Rules) -> Amount | None:
    """The amount that a text asks for, under these rules. They include the house rules that the text names.

    None if the text asks for no amount, if a word of it is not understood, or if the amount is not known.
    """
    asked = amount_asked(typed, game)
    return None if asked is None else HELP[game].amounts.find(asked, GAMES[game], rules)


def question_of_amount(typed: str, game: str | None, rules_of: Callable[[str], Rules]) -> Question | None:
    """The question to which the amount in a text belongs; None if the text asks for no amount that is known.

    - `game`: The game of the search; None for all games.
    - `rules_of(game)`: The rules of the user for a game, without the rules that the text names.
    """
    game = _game_of(typed) if game is None else game
    if amount_asked(typed, game) is None or not_ours(typed) is not None:
        return None
    any_question = next(one for one in QUESTIONS.values() if one.game == game)
    rules, named = under(rules_of(game), named_in(typed, game), any_question)
    amount = None if named.clash else find_amount(typed, game, complete_new_rules(GAMES[game], rules))
    return None if amount is None else QUESTIONS[amount.question]


def is_about_any_table(typed: str, game: str) -> bool:
    """Whether the amount in a text is the same at every table with these rules. The cards that somebody draws
    are not: a match may know better how many are due."""
    asked = amount_asked(typed, game)
    return asked is not None and asked.kind is not AmountKind.DRAW


def promote_question(hits: Sequence[Hit], meant: Question | None) -> tuple[Hit, ...]:
    """The hits with the question that is `meant` as the first. The hits as they are if it is None."""
    if meant is None:
        return tuple(hits)
    score = max((hit.score for hit in hits if hit.question is meant), default=0)
    return (Hit(meant, max(score, SAME_WORDS)), *(hit for hit in hits if hit.question is not meant))


def _game_of(typed: str) -> str:
    """The game whose words a text has; the first game if it has none of another one."""
    spoken_of = (SPEAKS_OF[word] for word in WORD.findall(plain(typed)) if word in SPEAKS_OF)
    return next(spoken_of, next(iter(GAMES)))


def with_amount(found: AnsweredQuestion, typed: str | None, rules: Rules) -> AnsweredQuestion:
    """The answer with the amount that a text asks for as its line. The answer as it is if the amount belongs
    to another question, or if there is none.

    `rules`: the rules of the answer, with the rules that the text names.
    """
    complete = expanded_for(found.question, rules)
    ruled = None if typed is None else _ruled_amount(found, found.ruled, typed, complete)
    if typed is None or ruled is None:
        return found
    otherwise = (_otherwise(found, one, typed, complete) for one in found.otherwise)
    return replace(
        found, ruled=ruled, otherwise=tuple(one for one in otherwise if one.ruled.line != ruled.line)
    )


def _otherwise(found: AnsweredQuestion, other: Otherwise, typed: str, rules: Rules) -> Otherwise:
    """The answer under other rules, with the amount under these rules if it is known."""
    changed = changed_rules(found.question, rules, other.change)
    ruled = _ruled_amount(found, other.ruled, typed, changed)
    return other if ruled is None else replace(other, ruled=ruled)


def _ruled_amount(found: AnsweredQuestion, ruled: Ruled, typed: str, rules: Rules) -> Ruled | None:
    """The answer with the amount in the place of the ruling on the example: nothing is ruled on."""
    amount = find_amount(typed, found.question.game, rules)
    # In a match, the question may have an example for another number of players: its id is the same.
    if amount is None or amount.question != found.question.id:
        return None
    line = render(amount.line)
    return replace(
        ruled,
        verdict=None,
        yes=None,
        line=line,
        because=line,
        why=(),
        reason=amount.line,
        for_children=None,
        is_amount=True,
    )
