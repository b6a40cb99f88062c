"""Sentences for people, made when an answer is rendered and never stored."""

from collections.abc import Callable, Mapping, Sequence

from referee.kit.seats import Seat
from referee.match.rulebook import (
    ALLOW,
    CORRECT,
    DEALER,
    DECIDE,
    FINISH,
    JOINING,
    LEAVING_A_MATCH,
    ONE_WINNER,
    OVER,
    PAPER,
    PHONES,
    PLAY_ON,
    ROUND,
    RULES,
    SCORE,
    TAKE_BACK,
)
from referee.rulings.article import Rulebook
from referee.rulings.finding import Finding, Weight

NameOf = Callable[[Seat], str]
Template = str | Callable[[Mapping], str]
Sentences = Mapping[tuple[str, Weight], Template]

SEATS = frozenset(
    (
        "seat",
        "turn",
        "owing",
        "out",
        "by",
        "winner",
        "dealer",
        "kept_by",
        "accused",
        "told",
        "teller",
        "believed",
        "caught",
        "closed",
        "laid",
        "other",
        "oneself",
        "waiting",
    )
)
SEAT_LISTS = frozenset(
    ("again", "among", "gone", "missing", "parties", "seats", "tied", "winners", "without_cards")
)
SEAT_ROWS = frozenset(("whose",))
"""Seats beside each of which something else is told, in a list of its own."""


NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def in_words(number: int) -> str:
    """A small number as it is spoken, a large one in digits."""
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


def cards(number: int) -> str:
    return f"{in_words(number)} card{'' if number == 1 else 's'}"


def points(number: int) -> str:
    return f"{number} point{'' if number == 1 else 's'}"


def were(number: int) -> str:
    if number == 0:
        return "none were"
    return f"{in_words(number)} {'was' if number == 1 else 'were'}"


def listed(names: Sequence[str]) -> str:
    """Names as they are read aloud: `Ann, Bob and Cat`."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def _round(facts: Mapping) -> str:
    if facts["open"]:
        return f"Round {facts['round']} is still open: score it first, or declare it void."
    return f"No round is open. {facts['dealer']} deals the next one."


def _no_playing_on(facts: Mapping) -> str:
    if "fewest" in facts:
        return "There is nobody left to play on with."
    if "target" in facts:
        return f"Somebody has {facts['most']} points already: play on to more than that."
    return "The match is not over yet."


def _correct(facts: Mapping) -> str:
    entry = facts["entry"]
    if (why := _parted(facts)) is not None:
        return f"Entry {entry} cannot be put right like this: {why}"
    if entry == 1:
        return "The first entry opened the match: nothing goes back before it."
    if facts["is_in_line"]:
        return f"Entry {entry} cannot be put right like this: it would have no effect."
    return f"Entry {entry} is no claim that still stands in the logbook."


def _parted(facts: Mapping) -> str | None:
    """Why an edit cannot leave everything after it as it is."""
    if "joined" in facts:
        return f"in entry {facts['joined']} somebody sat down."
    if "ended" in facts:
        return f"entry {facts['ended']} has ended this round already. Put that one right instead."
    if "scored" in facts:
        return f"round {facts['scored']} had ended before it."
    if "later" in facts:
        return f"what was claimed from entry {facts['later']} on would be another round, or for other people."
    return None


def _allow(facts: Mapping) -> str:
    if (why := _parted(facts)) is not None:
        return f"Entry {facts['entry']} cannot be let count: {why}"
    if facts["is_in_line"]:
        return f"Entry {facts['entry']} cannot be let count: it counts already, or it would have no effect."
    return f"Entry {facts['entry']} is no refused claim that still stands in the logbook."


def _phone(facts: Mapping) -> str:
    whose = {"keeper": "The scorekeeper's phone", "watcher": "A watcher's phone"}.get(facts["role"])
    if whose is None:
        whose = f"The phone of {facts['seat']}"
    elif "seat" in facts:
        whose += f", of {facts['seat']},"
    return f"{whose} {'has left' if facts['left'] else 'is in'}."


MATCH_SENTENCES: Sentences = {
    (OVER.id, Weight.BREAKS): "The match is over: {winners} won it.",
    (ROUND.id, Weight.BREAKS): _round,
    (SCORE.id, Weight.BREAKS): "Round {round} has not come yet; the next one to score is round {next}.",
    (ONE_WINNER.id, Weight.BREAKS): (
        "Exactly one player goes out: name the cards left of everybody else, and of nobody more."
    ),
    (DEALER.id, Weight.BREAKS): lambda facts: (
        f"{facts['tied']} tie for the highest card and draw again."
        if "tied" in facts
        else f"A card without a number does not count: {facts['again']} draw again."
        if "again" in facts
        else "Rounds have been scored already: cards are drawn before the first deal."
    ),
    (PLAY_ON.id, Weight.BREAKS): _no_playing_on,
    (FINISH.id, Weight.BREAKS): "Nothing is scored yet, so nobody leads.",
    (FINISH.id, Weight.HOLDS): lambda facts: f"The match is over: {facts['winners']} won it.",
    (RULES.id, Weight.BREAKS): lambda facts: (
        f"Other rules wait for the next deal: agree on them again once {facts['waiting']} has left."
        if "waiting" in facts
        else "Rounds have been scored already: the way of scoring stays until the match is over."
    ),
    (JOINING.id, Weight.BREAKS): "No more than {most} people play this game.",
    (LEAVING_A_MATCH.id, Weight.BREAKS): lambda facts: (
        f"{in_words(facts['fewest']).capitalize()} have to stay for the match to go on."
    ),
    (PHONES.id, Weight.HOLDS): _phone,
    (PAPER.id, Weight.BREAKS): "Rounds have been scored already: totals from paper come before the first.",
    (DECIDE.id, Weight.HOLDS): "The table believes {believed}.",
    (DECIDE.id, Weight.BREAKS): lambda facts: (
        f"{facts['parties']} cannot settle it: somebody else does."
        if "parties" in facts
        else f"It is between {facts['among']}: one of them is believed."
        if "among" in facts
        else f"Entry {facts['entry']} is not contested (any more)."
    ),
    (TAKE_BACK.id, Weight.HOLDS): "What came after entry {to} no longer counts.",
    (ALLOW.id, Weight.HOLDS): "Entry {entry} counts from now on.",
    (TAKE_BACK.id, Weight.BREAKS): "There is nothing to take back: entry {last} is the last one.",
    (ALLOW.id, Weight.BREAKS): _allow,
    (CORRECT.id, Weight.HOLDS): "Entry {entry} is put right.",
    (CORRECT.id, Weight.BREAKS): _correct,
}


def sentence(finding: Finding, name: NameOf, sentences: Sentences, rulebook: Rulebook) -> str:
    """What a finding says, with people's names; where there is nothing to add, what the article says.

    Of an article that simply holds, the title is enough.
    """
    article = rulebook[finding.article]
    if finding.weight is Weight.HOLDS and not finding.facts:
        return article.title.rstrip("?") + "."
    ids = (one for one in (article.id, article.instead_of) if one is not None)
    told = (sentences[key] for one in ids if (key := (one, finding.weight)) in sentences)
    template = next(told, None)
    if template is None:
        return article.text
    facts = {key: _spoken(key, value, name) for key, value in finding.facts.items()}
    return template(facts) if callable(template) else template.format(**facts)


def _spoken(key: str, value, name: NameOf):
    if key in SEATS and value is not None:
        return name(value)
    if key in SEAT_ROWS:
        return [name(seat) for seat in value]
    return listed([name(seat) for seat in value]) if key in SEAT_LISTS else value
