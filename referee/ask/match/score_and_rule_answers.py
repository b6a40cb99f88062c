"""Answers about the points, the rounds and the rules of a match: who leads, who deals, which house rules."""

import re

from referee.ask.match.question_about_match import (
    NO_POINTS,
    AnswerAboutMatch,
    QuestionAboutMatch,
    make_player_facts,
)
from referee.ask.match.round_answers import answer_between_rounds
from referee.ask.reading.named_rules import named_in
from referee.ask.reading.polarity import after_yes_or_no
from referee.kit.quantities import RoundNumber
from referee.kit.said import Said, paragraph, people
from referee.match.model.articles import title_as_said
from referee.match.model.kit import fewer_points_are_better
from referee.match.table.agreement import complete_stored_rules
from referee.match.table.ranking import ranking, seats_that_left_before_end

WORDS_BEFORE_RULE = (
    r"^(?:so )?(?:do|are|did) (?:we|you) (?:play(?:ing)?|us(?:e|ing)|have|having)?(?: with| by)?|^(?:is|are) "
)
"""The pattern of the words of a question before the name of a rule, as in "do we play with stacking"."""


# --- points ---


def answer_leader(question: QuestionAboutMatch) -> AnswerAboutMatch:
    """Who leads or has won, and how many points every player has."""
    match = question.context.match
    ruleset = question.context.game.ruleset_of(match)
    if not match.points and not any(match.totals):
        return AnswerAboutMatch(None, NO_POINTS)
    ranked = ranking(ruleset, match)
    leaders = [seat for seat, place in ranked.places.items() if place == 1]
    points = tuple(
        Said("ask-has-total", {**make_player_facts(seat), "total": match.totals[seat]})
        for seat in ranked.places
    )
    left = (
        Said("ask-left-with", {**make_player_facts(seat), "total": match.totals[seat]})
        for seat in seats_that_left_before_end(match, ranked)
    )
    key = "ask-has-won" if ranked.winners else "ask-leads"
    return AnswerAboutMatch(None, paragraph(Said(key, {"ahead": people(leaders), "points": points}), *left))


def answer_points(question: QuestionAboutMatch) -> AnswerAboutMatch | None:
    """How many points the player in the question has, or every player if the question names none."""
    if question.player is None:
        return answer_leader(question)
    total = question.context.match.totals[question.player]
    return AnswerAboutMatch(None, Said("ask-points-of", {**question.player_facts, "total": total}))


def answer_last_place(question: QuestionAboutMatch) -> AnswerAboutMatch:
    """Who is in the last place."""
    match = question.context.match
    ruleset = question.context.game.ruleset_of(match)
    if not match.points and not any(match.totals):
        return AnswerAboutMatch(None, NO_POINTS)
    places = ranking(ruleset, match).places
    seats = [seat for seat, place in places.items() if place == max(places.values())]
    facts = {"seats": people(seats), "total": match.totals[seats[0]]}
    return AnswerAboutMatch(None, Said("ask-last-place", facts))


def answer_target(question: QuestionAboutMatch) -> AnswerAboutMatch | None:
    """To how many points or rounds the match is played, and how many points the player still needs.

    The second part is left out if the question names no player, or if few points are good.
    """
    match, help = question.context.match, question.round_help
    ruleset = question.context.game.ruleset_of(match)
    if help is None or ruleset.target is None:
        return None
    goal = help.goal(ruleset.target)
    if question.player is None or fewer_points_are_better(ruleset, match):
        return AnswerAboutMatch(None, goal)
    missing = max(0, ruleset.target - match.totals[question.player])
    needs = Said("ask-needs-more", {**question.player_facts, "missing": missing})
    return AnswerAboutMatch(None, paragraph(goal, needs))


# --- rounds ---


def answer_points_of_round(question: QuestionAboutMatch) -> AnswerAboutMatch:
    """How many points the players got in the round that the question names, or in the last scored round."""
    match = question.context.match
    named = re.search(r"\bround (\d{1,4})\b", question.text)
    number = int(named[1]) if named else len(match.points)
    if not 1 <= number <= len(match.points):
        return AnswerAboutMatch(None, Said("ask-round-not-scored"))
    row = match.points[number - 1]
    played = match.all_seats_that_played_round(RoundNumber(match.paper_rounds + number))
    seats = played if question.player is None else (question.player,)
    each = tuple(
        Said("ask-got-points", {**make_player_facts(seat), "points": row[seat]})
        for seat in seats
        if seat < len(row)
    )
    return AnswerAboutMatch(None, Said("ask-points-of-round", {"round": number, "each": each}))


def answer_rounds_played(question: QuestionAboutMatch) -> AnswerAboutMatch:
    """How many rounds have been scored, and of how many, if the match has a number of rounds."""
    match, help = question.context.match, question.round_help
    played, ruleset = len(match.points), question.context.game.ruleset_of(match)
    if help is not None and help.target_is_rounds and ruleset.target is not None:
        facts = {"played": played, "target": ruleset.target}
        return AnswerAboutMatch(None, Said("ask-rounds-played-of", facts))
    return AnswerAboutMatch(None, Said("ask-rounds-played", {"played": played}))


def answer_round_number(question: QuestionAboutMatch) -> AnswerAboutMatch:
    """Which round is open."""
    match = question.context.match
    if match.round is None:
        return AnswerAboutMatch(None, Said("ask-no-round-scored", {"rounds": len(match.points)}))
    return AnswerAboutMatch(None, Said("ask-round", {"round": match.round_number}))


def answer_dealer(question: QuestionAboutMatch) -> AnswerAboutMatch:
    """Who deals the open round or, between rounds, the next one."""
    match = question.context.match
    key = "ask-deals-next-round" if match.round is None else "ask-deals-this-round"
    return AnswerAboutMatch(None, Said(key, make_player_facts(match.dealer)))


def answer_starter(question: QuestionAboutMatch) -> AnswerAboutMatch | None:
    """Who starts the next round. None if a round is open."""
    return answer_between_rounds(question) if question.visible_round is None else None


# --- rules ---


def answer_house_rules(question: QuestionAboutMatch) -> AnswerAboutMatch:
    """Which house rules are played."""
    game = question.context.game
    agreed = complete_stored_rules(game, question.context.match.rules).house_rules
    titles = tuple(title_as_said(rule.article) for rule in game.house_rules if rule.id in agreed)
    if not titles:
        return AnswerAboutMatch(None, Said("ask-plays-without-house-rules"))
    return AnswerAboutMatch(None, Said("ask-plays-house-rules", {"rules": titles}))


def answer_named_rule(question: QuestionAboutMatch) -> AnswerAboutMatch | None:
    """Whether the match is played with the rule that the question names."""
    game, rules = question.context.game, question.context.match.rules
    named = named_in("with " + re.sub(WORDS_BEFORE_RULE, "", question.text), game.name).rules
    if not named:
        return None
    rule, agreed = named[0], complete_stored_rules(game, rules)
    has_differences = rule.change.differences.items() <= agreed.differences.items()
    yes = has_differences and set(rule.change.house_rules) <= set(agreed.house_rules)
    line = Said("ask-plays-with" if yes else "ask-plays-without", {"rule": rule.said})
    return AnswerAboutMatch(yes, after_yes_or_no(yes, line))
