"""What a match answers of itself: who leads, who deals, by which rules it is played."""

import re

from referee.ask.named_rules import named_in
from referee.ask.now import NO_ROUND, QuestionAtMatch, RightNow
from referee.ask.round_now import between_rounds
from referee.kit.quantities import RoundNumber
from referee.languages.grammar import listed
from referee.match.model.articles import title_of
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
        return RightNow(None, "Nobody has any points yet.")
    now = ranking(ruleset, match)
    ahead = [seat for seat, place in now.places.items() if place == 1]
    points = [f"{asked.name(seat)} has {match.totals[seat]}" for seat in now.places]
    if now.winners:
        verb = "has won" if len(ahead) == 1 else "have won"
    else:
        verb = "leads" if len(ahead) == 1 else "lead"
    left = [
        f" {asked.name(seat)} left with {match.totals[seat]}."
        for seat in seats_that_left_before_end(match, now)
    ]
    return RightNow(
        None, f"{listed([asked.name(seat) for seat in ahead])} {verb}: {listed(points)}.{''.join(left)}"
    )


def points(asked: QuestionAtMatch) -> RightNow | None:
    if asked.who is None:
        return leads(asked)
    total = asked.place.match.totals[asked.who]
    return RightNow(None, f"{asked.name(asked.who)} has {total} {'point' if total == 1 else 'points'}.")


def round(asked: QuestionAtMatch) -> RightNow:
    match = asked.place.match
    if match.round is None:
        return RightNow(None, f"{NO_ROUND} {len(match.points)} have been scored.")
    return RightNow(None, f"This is round {match.round_number}.")


def dealer(asked: QuestionAtMatch) -> RightNow:
    match = asked.place.match
    deals = "deals this round" if match.round is not None else "deals the next round"
    return RightNow(None, f"{asked.name(match.dealer)} {deals}.")


def rules(asked: QuestionAtMatch) -> RightNow:
    game = asked.place.game
    agreed = complete_stored_rules(game, asked.place.match.rules).house_rules
    titles = [title_of(rule.article) for rule in game.house_rules if rule.id in agreed]
    if not titles:
        return RightNow(None, "You play without house rules.")
    return RightNow(None, f"You play with these house rules: {listed(titles)}.")


def plays_by(asked: QuestionAtMatch) -> RightNow | None:
    """Whether the match is played by a rule that is named."""
    game, rules = asked.place.game, asked.place.match.rules
    named = named_in("with " + re.sub(PLAYS, "", asked.text), game.name).rules
    if not named:
        return None
    rule, agreed = named[0], complete_stored_rules(game, rules)
    chosen = rule.change.differences.items() <= agreed.differences.items()
    yes = chosen and set(rule.change.house_rules) <= set(agreed.house_rules)
    return RightNow(yes, f"Yes. You play with {rule.says}." if yes else f"No. You play without {rule.says}.")


def starts(asked: QuestionAtMatch) -> RightNow | None:
    return between_rounds(asked) if asked.seen is None else None


def target(asked: QuestionAtMatch) -> RightNow | None:
    """What the match is played to; how far somebody is from it, where points win."""
    match, now = asked.place.match, asked.now
    ruleset = asked.place.game.ruleset_of(match)
    if now is None or ruleset.target is None:
        return None
    goal = now.goal.format(ruleset.target)
    if asked.who is None or fewer_points_are_better(ruleset, match):
        return RightNow(None, goal)
    missing = max(0, ruleset.target - match.totals[asked.who])
    return RightNow(None, f"{goal} {asked.name(asked.who)} needs {missing} more.")


def last_round(asked: QuestionAtMatch) -> RightNow:
    """What a round brought: the one whose number is said, else the last that was scored."""
    match = asked.place.match
    number = re.search(r"\bround (\d{1,4})\b", asked.text)
    round_number = int(number[1]) if number else len(match.points)
    if not 1 <= round_number <= len(match.points):
        return RightNow(None, "That round has not been scored.")
    row = match.points[round_number - 1]
    played = match.all_seats_that_played_round(RoundNumber(match.paper_rounds + round_number))
    seats = played if asked.who is None else (asked.who,)
    got = [f"{asked.name(seat)} got {row[seat]}" for seat in seats if seat < len(row)]
    return RightNow(None, f"Round {round_number}: {listed(got)}.")


def last_place(asked: QuestionAtMatch) -> RightNow:
    match = asked.place.match
    ruleset = asked.place.game.ruleset_of(match)
    if not match.points and not any(match.totals):
        return RightNow(None, "Nobody has any points yet.")
    places = ranking(ruleset, match).places
    seats = [seat for seat, place in places.items() if place == max(places.values())]
    verb, total = "is" if len(seats) == 1 else "are", match.totals[seats[0]]
    return RightNow(None, f"{listed([asked.name(seat) for seat in seats])} {verb} last with {total} points.")


def rounds_played(asked: QuestionAtMatch) -> RightNow:
    match = asked.place.match
    played, ruleset = len(match.points), asked.place.game.ruleset_of(match)
    if ruleset.target is not None and fewer_points_are_better(ruleset, match):
        return RightNow(None, f"{played} of {ruleset.target} rounds have been scored.")
    return RightNow(None, f"{played} {'round has' if played == 1 else 'rounds have'} been scored.")
