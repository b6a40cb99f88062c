"""Questions that people ask at the table, answered by the judge under the rules of the person who asks."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NotRequired, TypedDict

import marshmallow as ma
from flask import Response

from referee.api.http.bodies import parse_json
from referee.api.http.problems import Problem
from referee.api.http.requests import TOKEN, caller
from referee.api.middleware import cells, rate_limits
from referee.api.openapi.document import Blueprint, answer
from referee.api.openapi.kinds import ref
from referee.ask.answers import Answer, Otherwise, Ruled, Said, as_told, said
from referee.ask.answers import answer as answered
from referee.ask.every_question import QUESTIONS
from referee.ask.in_match import answer_here, brought_up, nearer
from referee.ask.lookup import LONGEST_QUERY, Hit, asked_back
from referee.ask.named_rules import Named, found_for, named_in, under
from referee.ask.place import Place
from referee.ask.right_now import answered_by_the_match
from referee.codec import Text, as_json, schema_of
from referee.games import GAMES
from referee.games.help import HELP
from referee.match.help.question import Example, Question
from referee.match.model.game import Game
from referee.match.model.state import Rules
from referee.match.table.agreement import as_agreed, expanded, faults
from referee.presenters.links import article_link
from referee.presenters.questions import (
    DecidingArticleView,
    ExampleView,
    FollowUpView,
    HereView,
    HitView,
    ListedView,
    NamedView,
    OtherwiseView,
    QuestionsView,
    QuestionView,
    RightNowView,
)
from referee.records.cooperative import count_steps
from referee.rulings.article import Article
from referee.rulings.shapes import ABSENT
from referee.rulings.tags import Plain
from referee.services.errors import InvalidClaim
from referee.services.rulings import place_of

blueprint = Blueprint("questions", __name__, description="What people ask at the table, with the answers.")

MOST_HITS = 20
"""Maximum number of answers to a search."""
MOST_FOUND, MOST_AFTER = 5, 12
"""Default numbers of answers: to a search, and after what just happened in a match."""
STEPS_OF_A_LOOKUP, STEPS_OF_AN_ANSWER = 200, 40
"""Steps (services/budget.py) that are counted for a search, and for each answer."""
LONGEST_ID = 64
LONGEST_CHOICE = 4000
"""Maximum numbers of characters of a match id, and of rules as JSON."""
OPTIONAL_TOKEN = [{}, *TOKEN]
WHICH = "Which of these do you mean?"
NOTHING_NEAR = "The referee has no answer to that. The closest questions are these."
NOTHING_AT_ALL = "No question matches that."
PRESETS = tuple(dict.fromkeys(name for game in GAMES.values() for name in game.presets))

ID = {
    "in": "path",
    "name": "question_id",
    "description": "The id of the question.",
    "required": True,
    "schema": {"type": "string"},
}


class RulesQuery(TypedDict):
    """The rules under which the question is answered."""

    preset: str | None
    game: NotRequired[str | None]
    differences: Mapping[str, Plain] | None
    house_rules: Mapping[str, Mapping[str, Plain] | None] | None
    match: str | None


class QuestionQuery(RulesQuery):
    """The rules, and the question as it was typed."""

    q: str | None


class SearchQuery(QuestionQuery):
    """The question as it was typed, and which of the found questions to return."""

    most: int | None
    quoted: bool | None


class AsJson(ma.fields.String):
    """A JSON object in a query parameter."""

    default_error_messages = {"no_object": "Send a JSON object."}

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        self._validate(text := super()._deserialize(value, attr, data, **kwargs))
        try:
            parsed = parse_json(text.encode("utf-8", "surrogatepass"))
        except Problem:
            raise self.make_error("no_object") from None
        if not isinstance(parsed, dict):
            raise self.make_error("no_object")
        return parsed


class UnderRulesSchema(ma.Schema):
    """The rules under which the question is answered."""

    preset = ma.fields.String(
        load_default=None,
        validate=ma.validate.OneOf(PRESETS),
        metadata={
            "description": ("A preset. If the game has no preset of that name, the standard rules are used.")
        },
    )
    differences = AsJson(
        load_default=None,
        validate=ma.validate.Length(max=LONGEST_CHOICE),
        metadata={
            "description": (
                "The options chosen, as for a match and written as JSON. Rules that a game does not know do "
                "not count for questions about it; if no game knows them, the answer is 422."
            )
        },
    )
    house_rules = AsJson(
        load_default=None,
        validate=ma.validate.Length(max=LONGEST_CHOICE),
        metadata={"description": "The house rules, as for a match and written as JSON."},
    )
    match = Text(
        load_default=None,
        validate=ma.validate.Length(1, LONGEST_ID),
        metadata={
            "description": (
                "The id of a match; needs a token of that match. The answers then use its rules and "
                "its players' names, and questions about what just happened there come first."
            )
        },
    )

    @ma.validates_schema
    def check(self, data: RulesQuery, **kwargs: object) -> None:
        """Raise ValidationError for rules that the game, or without a game every game, does not have."""
        _check_rules(data, data.get("game"))


class ReadSchema(UnderRulesSchema):
    """How the question was typed, and the rules under which it is answered."""

    q = Text(
        load_default=None,
        validate=ma.validate.Length(1, LONGEST_QUERY),
        metadata={
            "description": (
                "The question in the words with which it was found. The answer then fits these words: yes or "
                "no the way round they ask, by the rules that they name."
            )
        },
    )


class AskedSchema(UnderRulesSchema):
    """The question, and the game that it is about."""

    q = Text(
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
        validate=ma.validate.Range(1, MOST_HITS),
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
@blueprint.doc(security=OPTIONAL_TOKEN)
@blueprint.arguments(AskedSchema, location="query")
@blueprint.response(200, ref("Questions"))
def look_up(query: SearchQuery) -> Response:
    """Find the questions that match `q`, the best match first, with their answers; without `q`, list all
    questions, those that are argued about most first.

    If no question fits well, `said` says so, and the closest ones are returned. For a match, the answers use
    its rules and its players' names, and what just happened there comes first.
    """
    with rate_limits.counted_work():
        return answer(as_json(_search(query)))


def _search(query: SearchQuery) -> QuestionsView:
    place = _place(query)
    game = query.get("game") if place is None else place.game.name
    if (typed := query["q"]) is not None:
        return _hits_view(typed, query, game, place)
    listed = [one for one in QUESTIONS.values() if game in (None, one.game) and _is_wanted(one, query)]
    if place is None:
        return QuestionsView(questions=tuple(map(_listed_view, sorted(listed, key=_rank_by_disputes))))
    first = [one for one in brought_up(place) if _is_wanted(one, query)]
    nearest = list(dict.fromkeys((*first, *listed)))[: query["most"] or MOST_AFTER]
    return QuestionsView(answers=tuple(_question_view(one, query, place) for one in nearest))


def _rank_by_disputes(question: Question) -> int:
    """Return the sort key that puts the questions that are argued about most first, in their order."""
    big = HELP[question.game].big
    return big.index(question.id) if question.id in big else len(big)


def _hits_view(typed: str, query: SearchQuery, game: str | None, place: Place | None) -> QuestionsView:
    most = query["most"] or MOST_FOUND
    hits = tuple(hit for hit in found_for(typed, game) if _is_wanted(hit.question, query))
    count_steps(STEPS_OF_A_LOOKUP)
    hits = (hits if place is None else nearer(hits, place))[:most]
    from_match = None if place is None else answered_by_the_match(typed, place)
    good = from_match is not None or any(hit.is_good for hit in hits)
    which = () if from_match is not None else asked_back(hits)
    return QuestionsView(
        good=good,
        said=WHICH if which else None if good else NOTHING_NEAR if hits else NOTHING_AT_ALL,
        asks_back=tuple(FollowUpView(one.id, one.asks) for one in which) or ABSENT,
        right_now=ABSENT
        if from_match is None
        else RightNowView(from_match.yes, from_match.line, from_match.why, from_match.entry),
        hits=tuple(_hit_view(hit, typed, query, place) for hit in hits),
    )


def _is_wanted(question: Question, query: SearchQuery) -> bool:
    return query["quoted"] in (None, question.is_quoted)


@blueprint.route("/v1/questions/<question_id>", parameters=[ID])
@blueprint.doc(security=OPTIONAL_TOKEN)
@blueprint.arguments(ReadSchema, location="query")
@blueprint.response(200, ref("Question"))
def read(query: QuestionQuery, question_id: str) -> Response:
    """Get one question with its answer; for a match, answered by its rules and with its players' names."""
    place = _place(query)
    question = QUESTIONS.get(question_id)
    if question is None:
        raise Problem("no-such-question", "There is no such question.")
    if place is not None and place.game.name != question.game:
        title = GAMES[question.game].title
        raise InvalidClaim(
            {"match": [f"This match is {place.game.title}, and that question is about {title}."]}
        )
    with rate_limits.counted_work():
        return answer(as_json(_question_view(question, query, place, query["q"])))


def _place(query: RulesQuery) -> Place | None:
    """Return the match for which the question is asked, or None. Raises InvalidClaim for parameters that
    contradict the match, and the errors of `caller`."""
    if query["match"] is None:
        return None
    cells.check_id(query["match"])
    place = place_of(caller(query["match"]))
    game, preset = query.get("game"), query["preset"]
    if game not in (None, place.game.name):
        raise InvalidClaim({"game": [f"This match is {place.game.title}: do not send `game`."]})
    for name, rules in (("differences", query["differences"]), ("house_rules", query["house_rules"])):
        if rules is not None:
            raise InvalidClaim({name: [f"The rules of the match are in force: do not send `{name}`."]})
    if preset not in (None, place.match.rules.preset):
        wrong = f"This match uses the rules {place.match.rules.preset}: do not send `preset`."
        raise InvalidClaim({"preset": [wrong]})
    return place


def _check_rules(query: RulesQuery, game: str | None) -> None:
    """Raise ValidationError if this game, or without a game every game, has no such rules."""
    chosen = _chosen(query)
    games = [GAMES[game]] if game is not None else list(GAMES.values())
    wrong = [faults(one, chosen, one.seats[0]) for one in games]
    only_preset = not (chosen.differences or chosen.house_rules)
    if all(wrong) and not (game is None and only_preset):
        raise ma.ValidationError(wrong[0])


def _chosen(query: RulesQuery) -> Rules:
    """Return the rules in the parameters. Raises ValidationError."""
    names = ("preset", "differences", "house_rules")
    given = {name: query.get(name) for name in names if query.get(name) is not None}
    chosen: Rules = schema_of(Rules, ())().load(given)
    return chosen


def _rules_of(game: Game, query: RulesQuery) -> Rules:
    """Return the rules in the parameters if this game has them, else its standard rules."""
    chosen = _chosen(query)
    if chosen.preset not in game.presets:
        chosen = replace(chosen, preset=Rules().preset)
    return Rules(chosen.preset) if faults(game, chosen, game.seats[0]) else chosen


def _listed_view(question: Question) -> ListedView:
    return ListedView(question.id, question.game, question.chapter, question.asks, question.is_quoted)


def _hit_view(hit: Hit, typed: str, query: RulesQuery, place: Place | None) -> HitView:
    return HitView(_question_view(hit.question, query, place, typed), hit.score, hit.is_good)


def _question_view(
    question: Question, query: RulesQuery, place: Place | None, typed: str | None = None
) -> QuestionView:
    count_steps(STEPS_OF_AN_ANSWER)
    if place is not None:
        return _view_at(question, place, typed)
    rules = _rules_of(GAMES[question.game], query)
    if typed is None:
        return _answer_view(answered(question, rules))
    rules, named = under(rules, named_in(typed, question.game), question)
    return _view_under(question, rules, named, typed)


def _view_under(question: Question, rules: Rules, named: Named, typed: str) -> QuestionView:
    """Return the answer under these rules, which include those that the question names."""
    view = _answer_view(answered(question, rules), named.rest or typed)
    if not named.rules:
        return view
    line = view.line if named.clash else f"{named.said}: {view.line}"
    return replace(view, line=line, named=_named_view(named))


def _named_view(named: Named) -> NamedView:
    return NamedView(named.said, named.change.differences, named.change.house_rules, named.clash)


def _view_at(question: Question, place: Place, typed: str | None = None) -> QuestionView:
    """Return the answer under the rules of the match, or under those that the question names."""
    rules, named = under(_rules_at(place), named_in(typed or "", question.game), question)
    if named.rules and not named.clash and expanded(place.game, rules) != _rules_at(place):
        return _view_under(question, rules, named, typed or "")
    found = answer_here(question, place)
    view = _answer_view(found.answer, typed)
    if view.example is not None:
        view = replace(view, example=replace(view.example, people=found.people))
    return (
        view
        if found.here is None
        else replace(view, here=_here_view(question, found.here, found.claim, typed))
    )


def _rules_at(place: Place) -> Rules:
    return as_agreed(place.game, place.match.rules)


def _here_view(question: Question, ruled: Ruled, claim: Any, typed: str | None) -> HereView:
    """Return the answer about the people of the match, from the ruling in its current state."""
    first = said(question, ruled, ruled.because, typed)
    return HereView(ruled.verdict, first.yes, first.line, ruled.why, claim)


def _answer_view(found: Answer, typed: str | None = None) -> QuestionView:
    question, ruled, first = found.question, found.ruled, found.said(typed)
    return QuestionView(
        listed=_listed_view(question),
        verdict=ruled.verdict,
        yes=first.yes,
        line=first.line,
        for_children=first.for_children,
        why=ruled.why,
        article=_article_view(GAMES[question.game], ruled.article),
        example=None if question.example is None else _example_view(question.example),
        otherwise=tuple(_otherwise_view(one, found.said_otherwise(one, typed)) for one in found.otherwise),
        follow_ups=tuple(FollowUpView(one, QUESTIONS[one].asks) for one in question.follow_ups),
    )


def _article_view(game: Game, article: Article) -> DecidingArticleView:
    link = article_link(game, article.id)
    return DecidingArticleView(article.id, article.title, article.text, article.sources, link)


def _example_view(example: Example) -> ExampleView:
    lines = map(as_told, (*example.before, example.claim))
    return ExampleView(tuple(example.people.split()), tuple(lines))


def _otherwise_view(one: Otherwise, first: Said) -> OtherwiseView:
    return OtherwiseView(
        differences=one.change.differences,
        house_rules=one.change.house_rules,
        sources=one.sources,
        verdict=one.ruled.verdict,
        yes=first.yes,
        line=first.line,
    )
