"""What a match answers of itself: who leads, who deals, by which rules it is played."""

import re

from referee.ask.match.now import NO_POINTS, QuestionAtMatch, RightNow, who
from referee.ask.match.round_now import between_rounds
from referee.ask.reading.named_rules import named_in
from referee.ask.reading.polarity import after_yes_or_no
from referee.kit.quantities import RoundNumber
from referee.kit.said import Said, paragraph, people
from referee.match.model.articles import title_as_said
from referee.match.model.kit import fewer_points_are_better
from referee.match.table.agreement import complete_stored_rules
from referee.match.table.ranking import ranking, seats_that_left_before_end

PLAYS = (
    r"^(?:so )?(?:do|are|did) (?:we|you) (?:play(?:ing)?|us(?:e|ing)|have|having)?(?: with| by)?|^(?:is|are) "
)


def leads(asked: QuestionAtMatch) -> RightNow:
    match = asked.place.match
    ruleset = asked.place.game.ruleset_of(match)
    if not match.points and not any(match.totals):
        return RightNow(None, NO_POINTS)
    now = ranking(ruleset, match)
    ahead = [seat for seat, place in now.places.items() if place == 1]
    points = tuple(Said("ask-has-total", {**who(seat), "total": match.totals[seat]}) for seat in now.places)
    left = (
        Said("ask-left-with", {**who(seat), "total": match.totals[seat]})
        for seat in seats_that_left_before_end(match, now)
    )
    line = Said("ask-has-won" if now.winners else "ask-leads", {"ahead": people(ahead), "points": points})
    return RightNow(None, paragraph(line, *left))


def points(asked: QuestionAtMatch) -> RightNow | None:
    if asked.who is None:
        return leads(asked)
    total = asked.place.match.totals[asked.who]
    return RightNow(None, Said("ask-points-of", {**who(asked.who), "total": total}))


def round(asked: QuestionAtMatch) -> RightNow:
    match = asked.place.match
    if match.round is None:
        return RightNow(None, Said("ask-no-round-scored", {"rounds": len(match.points)}))
    return RightNow(None, Said("ask-round", {"round": match.round_number}))


def dealer(asked: QuestionAtMatch) -> RightNow:
    match = asked.place.match
    line = Said("ask-deals-next-round" if match.round is None else "ask-deals-this-round", who(match.dealer))
    return RightNow(None, line)


def rules(asked: QuestionAtMatch) -> RightNow:
    game = asked.place.game
    agreed = complete_stored_rules(game, asked.place.match.rules).house_rules
    titles = tuple(title_as_said(rule.article) for rule in game.house_rules if rule.id in agreed)
    if not titles:
        return RightNow(None, Said("ask-plays-without-house-rules"))
    return RightNow(None, Said("ask-plays-house-rules", {"rules": titles}))


def plays_by(asked: QuestionAtMatch) -> RightNow | None:
    """Whether the match is played by a rule that is named."""
    game, rules = asked.place.game, asked.place.match.rules
    named = named_in("with " + re.sub(PLAYS, "", asked.text), game.name).rules
    if not named:
        return None
    rule, agreed = named[0], complete_stored_rules(game, rules)
    chosen = rule.change.differences.items() <= agreed.differences.items()
    yes = chosen and set(rule.change.house_rules) <= set(agreed.house_rules)
    line = Said("ask-plays-with" if yes else "ask-plays-without", {"rule": rule.said})
    return RightNow(yes, after_yes_or_no(yes, line))


def starts(asked: QuestionAtMatch) -> RightNow | None:
    return between_rounds(asked) if asked.seen is None else None


def target(asked: QuestionAtMatch) -> RightNow | None:
    """What the match is played to; how far somebody is from it, where points win."""
    match, now = asked.place.match, asked.now
    ruleset = asked.place.game.ruleset_of(match)
    if now is None or ruleset.target is None:
        return None
    goal = now.goal(ruleset.target)
    if asked.who is None or fewer_points_are_better(ruleset, match):
        return RightNow(None, goal)
    missing = max(0, ruleset.target - match.totals[asked.who])
    needs = Said("ask-needs-more", {**who(asked.who), "missing": missing})
    return RightNow(None, paragraph(goal, needs))


def last_round(asked: QuestionAtMatch) -> RightNow:
    """What a round brought: the one whose number is said, else the last that was scored."""
    match = asked.place.match
    number = re.search(r"\bround (\d{1,4})\b", asked.text)
    round_number = int(number[1]) if number else len(match.points)
    if not 1 <= round_number <= len(match.points):
        return RightNow(None, Said("ask-round-not-scored"))
    row = match.points[round_number - 1]
    played = match.all_seats_that_played_round(RoundNumber(match.paper_rounds + round_number))
    seats = played if asked.who is None else (asked.who,)
    each = tuple(
        Said("ask-got-points", {**who(seat), "points": row[seat]}) for seat in seats if seat < len(row)
    )
    return RightNow(None, Said("ask-points-of-round", {"round": round_number, "each": each}))


def last_place(asked: QuestionAtMatch) -> RightNow:
    match = asked.place.match
    ruleset = asked.place.game.ruleset_of(match)
    if not match.points and not any(match.totals):
        return RightNow(None, NO_POINTS)
    places = ranking(ruleset, match).places
    seats = [seat for seat, place in places.items() if place == max(places.values())]
    facts = {"seats": people(seats), "total": match.totals[seats[0]]}
    return RightNow(None, Said("ask-last-place", facts))


def rounds_played(asked: QuestionAtMatch) -> RightNow:
    match = asked.place.match
    played, ruleset = len(match.points), asked.place.game.ruleset_of(match)
    if ruleset.target is not None and fewer_points_are_better(ruleset, match):
        facts = {"played": played, "target": ruleset.target}
        return RightNow(None, Said("ask-rounds-played-of", facts))
    return RightNow(None, Said("ask-rounds-played", {"played": played}))
