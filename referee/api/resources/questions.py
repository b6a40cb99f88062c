"""Questions that people ask at the table, answered by the judge under the rules of the person who asks."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NotRequired, TypedDict

import marshmallow as ma
from flask import Response

from referee.api.http.bodies import parsed
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
from referee.codec import ABSENT, Text, as_json, schema_of
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
from referee.rulings.tags import Plain
from referee.services.errors import InvalidClaim
from referee.services.rulings import place_of

blueprint = Blueprint("questions", __name__, description="What people ask at the table, with the answers.")

MOST_HITS = 20
MOST_FOUND, MOST_AFTER = 5, 12
"""So many are answered where nobody says how many: of what was looked up, and after what just happened."""
STEPS_OF_A_LOOKUP, STEPS_OF_AN_ANSWER = 200, 40
"""Finding the questions that match, and answering one of them, take as long as these numbers of steps
(services/budget.py)."""
LONGEST_ID = 64
LONGEST_CHOICE = 4000
OPEN_OR_TOKEN = [{}, *TOKEN]
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


class UnderRules(TypedDict):
    """The rules under which the question is answered."""

    preset: str | None
    game: NotRequired[str | None]
    differences: Mapping[str, Plain] | None
    house_rules: Mapping[str, Mapping[str, Plain] | None] | None
    match: str | None


class Reading(UnderRules):
    """How the question was typed."""

    q: str | None


class Asking(Reading):
    """What is wanted of the questions that are found."""

    most: int | None
    quoted: bool | None


class AsJson(ma.fields.String):
    """A JSON object in a parameter."""

    default_error_messages = {"no_object": "Send a JSON object."}

    def _deserialize(self, value: Any, attr: str | None, data: Any, **kwargs: Any) -> Any:
        self._validate(text := super()._deserialize(value, attr, data, **kwargs))
        try:
            told = parsed(text.encode("utf-8", "surrogatepass"))
        except Problem:
            raise self.make_error("no_object") from None
        if not isinstance(told, dict):
            raise self.make_error("no_object")
        return told


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
    def check(self, data: UnderRules, **kwargs: object) -> None:
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
@blueprint.doc(security=OPEN_OR_TOKEN)
@blueprint.arguments(AskedSchema, location="query")
@blueprint.response(200, ref("Questions"))
def look_up(asked: Asking) -> Response:
    """Find the questions that match `q`, the best match first, with their answers; without `q`, list all
    questions, those that are argued about most first.

    If no question fits well, `said` says so, and the closest ones are returned. For a match, the answers use
    its rules and its players' names, and what just happened there comes first.
    """
    with rate_limits.folding():
        return answer(as_json(_looked_up(asked)))


def _looked_up(asked: Asking) -> QuestionsView:
    place = _place(asked)
    game = asked.get("game") if place is None else place.game.name
    if (typed := asked["q"]) is not None:
        return _found(typed, asked, game, place)
    listed = [one for one in QUESTIONS.values() if game in (None, one.game) and _is_wanted(one, asked)]
    if place is None:
        return QuestionsView(questions=tuple(map(_listed, sorted(listed, key=_is_smaller))))
    first = [one for one in brought_up(place) if _is_wanted(one, asked)]
    nearest = list(dict.fromkeys((*first, *listed)))[: asked["most"] or MOST_AFTER]
    return QuestionsView(answers=tuple(_told_question(one, asked, place) for one in nearest))


def _is_smaller(question: Question) -> int:
    """What is argued about most comes first, in its order; all others as they are."""
    big = HELP[question.game].big
    return big.index(question.id) if question.id in big else len(big)


def _found(typed: str, asked: Asking, game: str | None, place: Place | None) -> QuestionsView:
    most = asked["most"] or MOST_FOUND
    hits = tuple(hit for hit in found_for(typed, game) if _is_wanted(hit.question, asked))
    count_steps(STEPS_OF_A_LOOKUP)
    hits = (hits if place is None else nearer(hits, place))[:most]
    stands = None if place is None else answered_by_the_match(typed, place)
    good = stands is not None or any(hit.is_good for hit in hits)
    which = () if stands is not None else asked_back(hits)
    return QuestionsView(
        good=good,
        said=WHICH if which else None if good else NOTHING_NEAR if hits else NOTHING_AT_ALL,
        asks_back=tuple(FollowUpView(one.id, one.asks) for one in which) or ABSENT,
        right_now=ABSENT
        if stands is None
        else RightNowView(stands.yes, stands.line, stands.why, stands.entry),
        hits=tuple(_told_hit(hit, typed, asked, place) for hit in hits),
    )


def _is_wanted(question: Question, asked: Asking) -> bool:
    return asked["quoted"] in (None, question.is_quoted)


@blueprint.route("/v1/questions/<question_id>", parameters=[ID])
@blueprint.doc(security=OPEN_OR_TOKEN)
@blueprint.arguments(ReadSchema, location="query")
@blueprint.response(200, ref("Question"))
def read(asked: Reading, question_id: str) -> Response:
    """Get one question with its answer; for a match, answered by its rules and with its players' names."""
    place = _place(asked)
    question = QUESTIONS.get(question_id)
    if question is None:
        raise Problem("no-such-question", "There is no such question.")
    if place is not None and place.game.name != question.game:
        title = GAMES[question.game].title
        raise InvalidClaim(
            {"match": [f"This match is {place.game.title}, and that question is about {title}."]}
        )
    with rate_limits.folding():
        return answer(as_json(_told_question(question, asked, place, asked["q"])))


def _place(asked: UnderRules) -> Place | None:
    """The match for which the question is asked; None if none is named. Raises InvalidClaim for a game or a
    preset that is not its own."""
    if asked["match"] is None:
        return None
    cells.check_id(asked["match"])
    place = place_of(caller(asked["match"]))
    game, preset = asked.get("game"), asked["preset"]
    if game not in (None, place.game.name):
        raise InvalidClaim({"game": [f"This match is {place.game.title}: do not send `game`."]})
    for name, told in (("differences", asked["differences"]), ("house_rules", asked["house_rules"])):
        if told is not None:
            raise InvalidClaim({name: [f"The rules of the match are in force: do not send `{name}`."]})
    if preset not in (None, place.match.rules.preset):
        wrong = f"This match uses the rules {place.match.rules.preset}: do not send `preset`."
        raise InvalidClaim({"preset": [wrong]})
    return place


def _check_rules(asked: UnderRules, game: str | None) -> None:
    """Raises ValidationError for rules that are none of this game's, or of none of all."""
    chosen = _chosen(asked)
    games = [GAMES[game]] if game is not None else list(GAMES.values())
    wrong = [faults(one, chosen, one.seats[0]) for one in games]
    only_preset = not (chosen.differences or chosen.house_rules)
    if all(wrong) and not (game is None and only_preset):
        raise ma.ValidationError(wrong[0])


def _chosen(asked: UnderRules) -> Rules:
    """The rules that are named by parameters. Raises ValidationError."""
    names = ("preset", "differences", "house_rules")
    told = {name: asked.get(name) for name in names if asked.get(name) is not None}
    chosen: Rules = schema_of(Rules, ())().load(told)
    return chosen


def _rules_of(game: Game, asked: UnderRules) -> Rules:
    """Those of them that this game knows; its standard rules where it knows none."""
    chosen = _chosen(asked)
    if chosen.preset not in game.presets:
        chosen = replace(chosen, preset=Rules().preset)
    return Rules(chosen.preset) if faults(game, chosen, game.seats[0]) else chosen


def _listed(question: Question) -> ListedView:
    return ListedView(question.id, question.game, question.chapter, question.asks, question.is_quoted)


def _told_hit(hit: Hit, typed: str, asked: UnderRules, place: Place | None) -> HitView:
    return HitView(_told_question(hit.question, asked, place, typed), hit.score, hit.is_good)


def _told_question(
    question: Question, asked: UnderRules, place: Place | None, typed: str | None = None
) -> QuestionView:
    count_steps(STEPS_OF_AN_ANSWER)
    if place is not None:
        return _told_at(question, place, typed)
    rules = _rules_of(GAMES[question.game], asked)
    if typed is None:
        return _told_answer(answered(question, rules))
    rules, named = under(rules, named_in(typed, question.game), question)
    return _told_under(question, rules, named, typed)


def _told_under(question: Question, rules: Rules, named: Named, typed: str) -> QuestionView:
    """The answer under these rules, with those that the question names."""
    told = _told_answer(answered(question, rules), named.rest or typed)
    if not named.rules:
        return told
    line = told.line if named.clash else f"{named.said}: {told.line}"
    return replace(told, line=line, named=_told_named(named))


def _told_named(named: Named) -> NamedView:
    return NamedView(named.said, named.change.differences, named.change.house_rules, named.clash)


def _told_at(question: Question, place: Place, typed: str | None = None) -> QuestionView:
    """By the rules of the match; where the question names others, by those."""
    rules, named = under(_rules_at(place), named_in(typed or "", question.game), question)
    if named.rules and not named.clash and expanded(place.game, rules) != _rules_at(place):
        return _told_under(question, rules, named, typed or "")
    found = answer_here(question, place)
    told = _told_answer(found.answer, typed)
    if told.example is not None:
        told = replace(told, example=replace(told.example, people=found.people))
    return (
        told
        if found.here is None
        else replace(told, here=_told_here(question, found.here, found.claim, typed))
    )


def _rules_at(place: Place) -> Rules:
    return as_agreed(place.game, place.match.rules)


def _told_here(question: Question, ruled: Ruled, claim: Any, typed: str | None) -> HereView:
    """Of the people of the match, so by what was found there."""
    first = said(question, ruled, ruled.because, typed)
    return HereView(ruled.verdict, first.yes, first.line, ruled.why, claim)


def _told_answer(told: Answer, typed: str | None = None) -> QuestionView:
    question, ruled, first = told.question, told.ruled, told.said(typed)
    return QuestionView(
        listed=_listed(question),
        verdict=ruled.verdict,
        yes=first.yes,
        line=first.line,
        for_children=first.for_children,
        why=ruled.why,
        article=_told_article(GAMES[question.game], ruled.article),
        example=None if question.example is None else _told_example(question.example),
        otherwise=tuple(_told_otherwise(one, told.said_otherwise(one, typed)) for one in told.otherwise),
        follow_ups=tuple(FollowUpView(one, QUESTIONS[one].asks) for one in question.follow_ups),
    )


def _told_article(game: Game, article: Article) -> DecidingArticleView:
    link = article_link(game, article.id)
    return DecidingArticleView(article.id, article.title, article.text, article.sources, link)


def _told_example(example: Example) -> ExampleView:
    lines = map(as_told, (*example.before, example.claim))
    return ExampleView(tuple(example.people.split()), tuple(lines))


def _told_otherwise(one: Otherwise, first: Said) -> OtherwiseView:
    return OtherwiseView(
        differences=one.change.differences,
        house_rules=one.change.house_rules,
        sources=one.sources,
        verdict=one.ruled.verdict,
        yes=first.yes,
        line=first.line,
    )
