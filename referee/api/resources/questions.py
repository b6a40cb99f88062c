"""Routes that find and answer questions about the rules.

The service has a list of questions that people ask at the table. The judge answers them under the rules that
the client names, or under the rules of a match.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NotRequired, TypedDict

import marshmallow as ma
from flask import Response

from referee.api.http.bodies import parse_json
from referee.api.http.problems import Problem
from referee.api.http.requests import OPENAPI_TOKEN_REQUIRED, require_caller
from referee.api.middleware import cells, rate_limits
from referee.api.openapi.document import Blueprint, json_response
from referee.api.openapi.kinds import ref
from referee.ask.answer.amounts import is_about_any_table, promote_question, question_of_amount, with_amount
from referee.ask.answer.answers import (
    AnsweredQuestion,
    FirstLine,
    Otherwise,
    Ruled,
    first_line,
    without_marker,
)
from referee.ask.answer.answers import answer as answered
from referee.ask.match.answer_about_match import answer_question_about_match
from referee.ask.match.answer_in_match import answer_in_match
from referee.ask.match.match_context import MatchContext
from referee.ask.match.question_about_match import AnswerAboutMatch
from referee.ask.match.suggested_questions import promote_suggested_hits, suggest_questions
from referee.ask.reading.elsewhere import NotOurs, not_ours
from referee.ask.reading.named_rules import NO_RULES, Named, found_for, named_in, under
from referee.ask.search.every_question import QUESTIONS
from referee.ask.search.lookup import LONGEST_QUERY, Hit, asked_back
from referee.codec import TextLineField, schema_for_dataclass, to_json_text
from referee.games import GAMES
from referee.games.help import HELP
from referee.languages.speech import render, tell
from referee.match.help.question import Example, Question, text_of_chapter, text_of_question
from referee.match.model.articles import text_of, title_of
from referee.match.model.game import Game
from referee.match.model.state import Rules
from referee.match.table.agreement import complete_new_rules, complete_stored_rules, errors_in_rules
from referee.presenters.links import article_link
from referee.presenters.questions import (
    AnswerAboutMatchView,
    AnswerInThisMatchView,
    DecidingArticleView,
    DifferentAnswerView,
    ExampleView,
    FollowUpView,
    FoundQuestionView,
    ListedQuestionView,
    NamedRulesView,
    NotOursView,
    QuestionsView,
    QuestionView,
)
from referee.records.cooperative import report_work_steps
from referee.rulings.article import Article
from referee.rulings.shapes import ABSENT
from referee.rulings.tags import PlainValueOrList
from referee.services.errors import InvalidClaim
from referee.services.rulings import situation_of_match

blueprint = Blueprint("questions", __name__, description="What people ask at the table, with the answers.")

MOST_SEARCH_RESULTS = 20
"""Maximum number of questions that a search may return."""
MOST_FOUND, MOST_AFTER = 5, 12
"""Default maximum numbers of questions in an answer. The first is for a request with a search text. The
second is for a request that names a match and has no search text."""
STEPS_OF_A_LOOKUP, STEPS_OF_AN_ANSWER = 200, 40
"""Number of steps of computation (services/budget.py) that count for a search, and for each answered
question."""
LONGEST_MATCH_ID = 64
"""Maximum number of characters of the id of a match."""
LONGEST_RULES_JSON = 4000
"""Maximum number of characters of `differences` or `house_rules` as JSON."""
OPENAPI_TOKEN_OPTIONAL = [{}, *OPENAPI_TOKEN_REQUIRED]
PRESETS_OF_ALL_GAMES = tuple(dict.fromkeys(name for game in GAMES.values() for name in game.presets))

QUESTION_ID_PARAMETER = {
    "in": "path",
    "name": "question_id",
    "description": "The id of the question.",
    "required": True,
    "schema": {"type": "string"},
}


class RulesQuery(TypedDict):
    """Query parameters that choose the rules for an answer. They name the rules themselves, or a match that
    has the rules."""

    preset: str | None
    game: NotRequired[str | None]
    differences: Mapping[str, PlainValueOrList] | None
    house_rules: Mapping[str, Mapping[str, PlainValueOrList] | None] | None
    match: str | None


class QuestionQuery(RulesQuery):
    """Query parameters for the answer to one question: the rules, and the text that the user typed (`q`)."""

    q: str | None


class SearchQuery(QuestionQuery):
    """Query parameters for a search: the typed text, the rules, and two limits on the questions that are
    returned.

    `most` is the maximum number of questions. If `quoted` is True, only questions that are answered by
    quoting an article are returned. If `quoted` is False, only questions that are answered by ruling on an
    example.
    """

    most: int | None
    quoted: bool | None


class JsonObjectField(ma.fields.String):
    """A field for a query parameter whose text is a JSON object. The text is loaded as a dictionary."""

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        self._validate(text := super()._deserialize(value, attr, data, **kwargs))
        try:
            parsed = parse_json(text.encode("utf-8", "surrogatepass"))
        except Problem:
            raise ma.ValidationError(tell("error-no-object")) from None
        if not isinstance(parsed, dict):
            raise ma.ValidationError(tell("error-no-object"))
        return parsed


class RulesQuerySchema(ma.Schema):
    """Query parameters for the rules under which a question is answered. Loads as RulesQuery."""

    preset = ma.fields.String(
        load_default=None,
        validate=ma.validate.OneOf(PRESETS_OF_ALL_GAMES),
        metadata={
            "description": ("A preset. If the game has no preset of that name, the standard rules are used.")
        },
    )
    differences = JsonObjectField(
        load_default=None,
        validate=ma.validate.Length(max=LONGEST_RULES_JSON),
        metadata={
            "description": (
                "The options chosen, as for a match and written as JSON. Rules that a game does not know do "
                "not count for questions about it; if no game knows them, the answer is 422."
            )
        },
    )
    house_rules = JsonObjectField(
        load_default=None,
        validate=ma.validate.Length(max=LONGEST_RULES_JSON),
        metadata={"description": "The house rules, as for a match and written as JSON."},
    )
    match = TextLineField(
        load_default=None,
        validate=ma.validate.Length(1, LONGEST_MATCH_ID),
        metadata={
            "description": (
                "The id of a match; needs a token of that match. The answers then use its rules and "
                "its players' names, and questions about what just happened there come first."
            )
        },
    )

    @ma.validates_schema
    def check_rules_exist(self, data: RulesQuery, **kwargs: object) -> None:
        """Raise ValidationError if the chosen game does not have these rules.

        If no game is chosen, at least one game must have these rules.
        """
        _require_rules_exist(data, data.get("game"))


class QuestionQuerySchema(RulesQuerySchema):
    """Query parameters for the answer to one question. Loads as QuestionQuery."""

    q = TextLineField(
        load_default=None,
        validate=ma.validate.Length(1, LONGEST_QUERY),
        metadata={
            "description": (
                "The question in the words with which it was found. The answer then fits these words: yes or "
                "no the way round they ask, by the rules that they name."
            )
        },
    )


class SearchQuerySchema(RulesQuerySchema):
    """Query parameters for a search of questions. Loads as SearchQuery."""

    q = TextLineField(
        load_default=None,
        validate=ma.validate.Length(1, LONGEST_QUERY),
        metadata={
            "description": (
                "The question in your own words. Without it, all questions are listed or, for a "
                "match, those that people ask after what just happened."
            )
        },
    )
    game = ma.fields.String(load_default=None, validate=ma.validate.OneOf(list(GAMES)))
    most = ma.fields.Integer(
        load_default=None,
        validate=ma.validate.Range(1, MOST_SEARCH_RESULTS),
        metadata={"description": "Maximum number of answers. Default: 5, or 12 for a match without `q`."},
    )
    quoted = ma.fields.Boolean(
        load_default=None,
        metadata={
            "description": (
                "true: only questions that are answered by quoting an article; false: only questions "
                "that are answered by ruling on an example."
            )
        },
    )


@blueprint.route("/v1/questions")
@blueprint.doc(security=OPENAPI_TOKEN_OPTIONAL)
@blueprint.arguments(SearchQuerySchema, location="query")
@blueprint.response(200, ref("Questions"))
def search_questions(query: SearchQuery) -> Response:
    """Find the questions that match `q`, with their answers, the best match first. Without `q`, list all
    questions. The questions about which people argue most come first.

    If no question fits well, `said` says so, and the closest questions are returned. If `q` is about another
    game or in another language, `not_ours` names it. For a match, the answers
    use its rules and its players' names. Questions about what just happened in the match come first.
    """
    with rate_limits.counted_computation():
        return json_response(to_json_text(_find_questions(query)))


def _find_questions(query: SearchQuery) -> QuestionsView:
    place = _match_named_in_query(query)
    game = query.get("game") if place is None else place.game.name
    if (typed := query["q"]) is not None:
        return _search_results_view(typed, query, game, place)
    listed = [
        one for one in QUESTIONS.values() if game in (None, one.game) and _passes_quoted_filter(one, query)
    ]
    if place is None:
        by_disputes = sorted(listed, key=_sort_key_by_disputes)
        return QuestionsView(
            questions=tuple(_question_summary_view(one, text_of_question(one)) for one in by_disputes)
        )
    first = [one for one in suggest_questions(place) if _passes_quoted_filter(one, query)]
    nearest = list(dict.fromkeys((*first, *listed)))[: query["most"] or MOST_AFTER]
    return QuestionsView(answers=tuple(_question_view(one, query, place) for one in nearest))


def _sort_key_by_disputes(question: Question) -> int:
    """Return a sort key that puts the questions about which people argue most first.

    Each game has a list of these questions in order (`big`). Questions that are not in the list come last.
    """
    big = HELP[question.game].most_argued_about
    return big.index(question.id) if question.id in big else len(big)


def _search_results_view(
    typed: str, query: SearchQuery, game: str | None, place: MatchContext | None
) -> QuestionsView:
    most = query["most"] or MOST_FOUND
    hits = found_for(typed, game)
    report_work_steps(STEPS_OF_A_LOOKUP)
    hits = hits if place is None else promote_suggested_hits(hits, place)
    of_amount = question_of_amount(typed, game, lambda one: _rules_of_user(GAMES[one], query, place))
    hits = promote_question(hits, of_amount)
    hits = tuple(hit for hit in hits if _passes_quoted_filter(hit.question, query))[:most]
    if (reason := not_ours(typed)) is not None:
        return _not_ours_view(reason, hits, typed, query, place)
    from_match = None
    if place is not None and (of_amount is None or not is_about_any_table(typed, place.game.name)):
        from_match = answer_question_about_match(typed, place)
    good = from_match is not None or any(hit.is_good for hit in hits)
    which = () if from_match is not None else asked_back(hits)
    views = tuple(_search_hit_view(hit, hit.is_good, typed, query, place) for hit in hits)
    return QuestionsView(
        good=good,
        said=_sentence_above_results(views, bool(which), good, from_match is not None),
        asks_back=tuple(map(_follow_up_view, which)) or ABSENT,
        not_ours=None,
        right_now=ABSENT
        if place is None or from_match is None
        else _answer_about_match_view(from_match, place),
        hits=views,
    )


def _sentence_above_results(
    views: tuple[FoundQuestionView, ...], asks_back: bool, good: bool, is_from_match: bool
) -> str | None:
    """Return what a user has to know before the first result; None if it simply answers the question."""
    if asks_back:
        return tell("ask-which-is-meant")
    if good:
        return None if is_from_match or not views[0].is_good else views[0].question.note
    return tell("ask-no-good-result" if views else "ask-no-result")


def _not_ours_view(
    reason: NotOurs, hits: tuple[Hit, ...], typed: str, query: SearchQuery, place: MatchContext | None
) -> QuestionsView:
    """Return the result for a text about another game or in another language. The closest questions stay in
    the list, but none of them is good."""
    return QuestionsView(
        good=False,
        said=render(reason.sentence),
        not_ours=NotOursView(reason.kind, render(reason.name), render(reason.sentence)),
        hits=tuple(_search_hit_view(hit, False, typed, query, place) for hit in hits),
    )


def _answer_about_match_view(found: AnswerAboutMatch, place: MatchContext) -> AnswerAboutMatchView:
    """Return the answer of the match itself, with the names of its players."""
    name = place.names.__getitem__
    why = tuple(render(one, name) for one in found.why)
    return AnswerAboutMatchView(found.yes, render(found.line, name), why, found.entry)


def _passes_quoted_filter(question: Question, query: SearchQuery) -> bool:
    return query["quoted"] in (None, question.is_quoted)


@blueprint.route("/v1/questions/<question_id>", parameters=[QUESTION_ID_PARAMETER])
@blueprint.doc(security=OPENAPI_TOKEN_OPTIONAL)
@blueprint.arguments(QuestionQuerySchema, location="query")
@blueprint.response(200, ref("Question"))
def get_question(query: QuestionQuery, question_id: str) -> Response:
    """Get one question with its answer. For a match, the answer uses the rules and the players' names of the
    match."""
    place = _match_named_in_query(query)
    question = QUESTIONS.get(question_id)
    if question is None:
        raise Problem("no-such-question", tell("error-no-such-question"))
    if place is not None and place.game.name != question.game:
        title = GAMES[question.game].title
        raise InvalidClaim(
            {"match": [tell("error-question-of-another-game", {"game": place.game.title, "other": title})]}
        )
    with rate_limits.counted_computation():
        return json_response(to_json_text(_question_view(question, query, place, query["q"])))


def _match_named_in_query(query: RulesQuery) -> MatchContext | None:
    """Return the match that the query names, or None if the query names no match.

    Raises InvalidClaim if the query also names rules or a game that do not fit the match. Raises Problem 421
    for a match of another cell (installation), and the errors of `require_caller`.
    """
    if query["match"] is None:
        return None
    cells.check_cell_of_id(query["match"])
    place = situation_of_match(require_caller(query["match"]))
    game, preset = query.get("game"), query["preset"]
    if game not in (None, place.game.name):
        raise InvalidClaim({"game": [tell("error-question-game-sent", {"game": place.game.title})]})
    for name, rules in (("differences", query["differences"]), ("house_rules", query["house_rules"])):
        if rules is not None:
            raise InvalidClaim({name: [tell("error-question-rules-sent", {"parameter": name})]})
    if preset not in (None, place.match.rules.preset):
        wrong = tell("error-question-preset-sent", {"preset": place.match.rules.preset})
        raise InvalidClaim({"preset": [wrong]})
    return place


def _require_rules_exist(query: RulesQuery, game: str | None) -> None:
    """Raise ValidationError if this game does not have the rules of the query.

    If `game` is None, raise the error only if no game has the rules. A query with only a preset is then
    always accepted, because the schema has already checked the name of the preset.
    """
    chosen = _rules_in_query(query)
    games = [GAMES[game]] if game is not None else list(GAMES.values())
    wrong = [errors_in_rules(one, chosen, one.seats[0]) for one in games]
    only_preset = not (chosen.differences or chosen.house_rules)
    if all(wrong) and not (game is None and only_preset):
        raise ma.ValidationError(wrong[0])


def _rules_in_query(query: RulesQuery) -> Rules:
    """Return the rules in the query parameters. Raises ValidationError for malformed rules."""
    names = ("preset", "differences", "house_rules")
    given = {name: query.get(name) for name in names if query.get(name) is not None}
    chosen: Rules = schema_for_dataclass(Rules, ())().load(given)
    return chosen


def _rules_for_game(game: Game, query: RulesQuery) -> Rules:
    """Return the rules in the query parameters, reduced to what the game has.

    If the game does not have the preset, the standard preset is used. If the game does not accept the
    differences and house rules, only the preset is used.
    """
    chosen = _rules_in_query(query)
    if chosen.preset not in game.presets:
        chosen = replace(chosen, preset=Rules().preset)
    return Rules(chosen.preset) if errors_in_rules(game, chosen, game.seats[0]) else chosen


def _rules_of_user(game: Game, query: RulesQuery, place: MatchContext | None) -> Rules:
    """Return the rules of the match or, without a match, the rules in the query parameters."""
    return _rules_for_game(game, query) if place is None else _rules_of_match(place)


def _follow_up_view(question: Question) -> FollowUpView:
    return FollowUpView(question.id, text_of_question(question))


def _question_summary_view(question: Question, asks: str) -> ListedQuestionView:
    chapter = text_of_chapter(question)
    return ListedQuestionView(question.id, question.game, chapter, asks, question.is_quoted)


def _search_hit_view(
    hit: Hit, is_good: bool, typed: str, query: RulesQuery, place: MatchContext | None
) -> FoundQuestionView:
    return FoundQuestionView(_question_view(hit.question, query, place, typed, is_good), hit.score, is_good)


def _question_view(
    question: Question,
    query: RulesQuery,
    place: MatchContext | None,
    typed: str | None = None,
    is_sure: bool = True,
) -> QuestionView:
    """Return the question with its answer. If `is_sure` is False, `typed` may ask something else: the answer
    then has no yes or no."""
    report_work_steps(STEPS_OF_AN_ANSWER)
    if place is not None:
        return _answer_under_match_rules(question, place, typed, is_sure)
    rules = _rules_for_game(GAMES[question.game], query)
    if typed is None:
        return _question_with_answer_view(answered(question, rules))
    rules, named = under(rules, named_in(typed, question.game), question)
    return _answer_under_rules(question, rules, named, typed, is_sure)


def _answer_under_rules(
    question: Question, rules: Rules, named: Named, typed: str, is_sure: bool
) -> QuestionView:
    """Return the answer to the question under `rules`.

    `typed` is the question that the user typed. `named` has the rules that the user named in this text, such
    as stacking. `rules` already includes these rules, unless they cannot be played (`named.clash`).
    """
    found = with_amount(answered(question, rules), typed, rules)
    view = _question_with_answer_view(found, typed, named, is_sure)
    if not named.rules:
        return view
    line = (
        view.line if named.clash else tell("ask-answer-with-rules", {"rules": named.names, "line": view.line})
    )
    return replace(view, line=line, named=_named_rules_view(named))


def _named_rules_view(named: Named) -> NamedRulesView:
    return NamedRulesView(render(named.said), named.change.differences, named.change.house_rules, named.clash)


def _answer_under_match_rules(
    question: Question, place: MatchContext, typed: str | None, is_sure: bool
) -> QuestionView:
    """Return the answer to the question under the rules of the match.

    The user may name more rules in the typed question (`typed`), such as stacking. These rules apply too,
    unless they cannot be played.
    """
    rules, named = under(_rules_of_match(place), named_in(typed or "", question.game), question)
    if named.rules and not named.clash and complete_new_rules(place.game, rules) != _rules_of_match(place):
        return _answer_under_rules(question, rules, named, typed or "", is_sure)
    found = answer_in_match(question, place)
    answer = with_amount(found.answer, typed, rules)
    view = _question_with_answer_view(answer, typed, named, is_sure)
    if answer.ruled.is_amount:
        return view
    if view.example is not None:
        view = replace(view, example=replace(view.example, people=found.people))
    if found.here is None:
        return view
    first = first_line(question, found.here, found.here.because, typed, named, is_sure)
    return replace(view, here=_answer_about_players_view(found.here, first, found.claim))


def _rules_of_match(place: MatchContext) -> Rules:
    return complete_stored_rules(place.game, place.match.rules)


def _answer_about_players_view(ruled: Ruled, first: FirstLine, claim: Any) -> AnswerInThisMatchView:
    """Return the answer for the players and the current state of the match.

    `claim` is the claim that the question is about, made by a player of this match. `ruled` is the ruling on
    this claim. If the claim would be refused, `claim` is None.
    """
    return AnswerInThisMatchView(ruled.verdict, first.yes, first.line, ruled.why, claim)


def _question_with_answer_view(
    found: AnsweredQuestion, typed: str | None = None, named: Named = NO_RULES, is_sure: bool = True
) -> QuestionView:
    question, ruled, first = found.question, found.ruled, found.first_line(typed, named, is_sure)
    return QuestionView(
        listed=_question_summary_view(question, found.asks),
        verdict=ruled.verdict,
        yes=first.yes,
        line=first.line,
        note=first.note,
        for_children=first.for_children,
        why=ruled.why,
        article=_article_view(GAMES[question.game], ruled.article),
        example=None if question.example is None or ruled.is_amount else _example_view(question.example),
        otherwise=tuple(
            _answer_with_other_rules_view(one, found.first_line_otherwise(one, typed, named, is_sure))
            for one in found.otherwise
        ),
        follow_ups=tuple(_follow_up_view(QUESTIONS[one]) for one in question.follow_ups),
    )


def _article_view(game: Game, article: Article) -> DecidingArticleView:
    link = article_link(game, article.id)
    return DecidingArticleView(article.id, title_of(article), text_of(article), article.sources, link)


def _example_view(example: Example) -> ExampleView:
    lines = map(without_marker, (*example.before, example.claim))
    return ExampleView(tuple(example.people.split()), tuple(lines))


def _answer_with_other_rules_view(one: Otherwise, first: FirstLine) -> DifferentAnswerView:
    return DifferentAnswerView(
        differences=one.change.differences,
        house_rules={name: settled or {} for name, settled in one.change.house_rules.items()},
        sources=one.sources,
        verdict=one.ruled.verdict,
        yes=first.yes,
        line=first.line,
    )
