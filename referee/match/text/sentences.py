"""Sentences for people, made when an answer is rendered and never stored."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from referee.kit.cards import card_named
from referee.kit.seats import NameOf
from referee.match.model.rulebook import (
    ALLOW,
    COMING_BACK,
    CORRECT,
    DEALER,
    DECIDE,
    FINISH,
    HANDS_TOLD,
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
    WHO_PLAYED,
)
from referee.rulings.article import Rulebook
from referee.rulings.finding import Finding, Spoken, Weight
from referee.rulings.judge import AGREEMENT

Template = str | Callable[[Spoken], str]
Sentences = Mapping[tuple[str, str], Template]
"""By an article's id and a weight, or another word for when it is said."""
PastTense = Mapping[str, Callable[[Spoken], str]]

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
        "challenger",
        "told",
        "teller",
        "believed",
        "caught",
        "closed",
        "laid",
        "other",
        "oneself",
        "waiting",
        "neighbor",
        "really",
    )
)
SEAT_LISTS = frozenset(
    ("again", "among", "gone", "missing", "parties", "partners", "seats", "tied", "winners", "without_cards")
)
SEAT_ROWS = frozenset(("whose",))
"""Seats beside each of which something else is told, in a list of its own."""


NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def in_words(number: int) -> str:
    """A small number as it is spoken, a large one in digits."""
    return NUMBERS[number] if number < len(NUMBERS) else str(number)


def so_many(number: int) -> str:
    """A number that stands alone: `none`, `one`, `two`."""
    return in_words(number) if number else "none"


def cards(number: int) -> str:
    return f"{in_words(number)} card{'' if number == 1 else 's'}"


def points(number: int) -> str:
    return f"{number} point{'' if number == 1 else 's'}"


def were(number: int, of: Callable[[int], str] = so_many) -> str:
    """So many of them were: `none were`, `one was`, `two cards were`."""
    return f"{of(number)} {'was' if number == 1 else 'were'}"


def printed(card: str) -> str:
    """A card as sentences name it: wild cards as they are printed, `Wild Draw Four`, colored ones as they are
    spoken of, `green draw two`."""
    return card.title() if card_named(card).color is None else card


def unless_written_wrongly(facts: Spoken) -> str:
    """What else may be so: a refused claim has shown the card that speaks against this one, and was wrong."""
    if "entry" not in facts:
        return ""
    return f" If {facts['by']}'s {printed(facts['shown'])} was written down wrongly, correct that first."


def a_or_an(text: str) -> str:
    """`a 5`, `an 8`."""
    return f"{'an' if text[0] in '8aeiou' else 'a'} {text}"


def verb(names: str, many: str) -> str:
    """What they do: `Ann draws`, `Ann and Bob draw`; of `have` and `are` the other form, too."""
    if " and " in names:
        return many
    return {"have": "has", "are": "is"}.get(many, f"{many}s")


def listed(names: Sequence[str]) -> str:
    """Names as they are read aloud: `Ann, Bob and Cat`."""
    if len(names) < 2:
        return "".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def started(sentence: str) -> str:
    """With a capital letter; a name or a card in the middle stays as it is."""
    return sentence[:1].upper() + sentence[1:]


# --- what is edited, by the name people have for it ---

OF_A_SEAT = {
    "color": "color",
    "draw": "draw",
    "challenge": "challenge",
    "show_hand": "answer to the challenge",
    "swap": "swap of hands",
    "call": "call",
    "catch": "catch",
    "count": "count",
    "play_equal": "equal cards",
    "color_crazy": "discards",
    "hint": "hint",
    "turn": "turn",
    "clear": "cleared column",
    "reveal": "count",
    "leave": "leaving",
    "join": "coming back",
    "rename": "new name",
    "recount": "counted hand",
    "points": "count",
}
OF_NOBODY = {
    "open": "the beginning of the match",
    "deal": "the deal",
    "catch": "the catch",
    "reshuffle": "the shuffle",
    "resync": "the new start of the round",
    "score": "the score",
    "void": "the round without a score",
    "dealer": "the drawing for the deal",
    "play_on": "the playing on",
    "finish": "the end of the match",
    "rules": "the change of rules",
    "note": "the remark",
    "opening": "the totals from paper",
    "join": "the arrival of somebody new",
    "recount": "the counted pile",
    "decide": "the decision of the table",
}


def named(kind: str | None, seat: str | None, card: str | None) -> str:
    """What somebody said, as people speak of it: by whose card it was, or whose draw, call or count."""
    kind = None if kind is None else kind.rpartition(".")[2]
    if card is not None:
        return f"{seat}'s turn with the {card}" if kind == "turn" else f"{seat}'s {printed(card)}"
    if seat is not None:
        return f"{seat}'s {OF_A_SEAT[kind]}" if kind in OF_A_SEAT else f"what {seat} said"
    return "that" if kind is None else OF_NOBODY.get(kind, "that")


def _which(facts: Spoken) -> str:
    return named(facts.get("kind"), facts.get("seat"), facts.get("card"))


def _corrected(facts: Spoken) -> str:
    """What was said, and what is said instead where that is another card or of somebody else."""
    was = _which(facts)
    now = named(facts.get("instead_kind"), facts.get("really"), facts.get("instead"))
    if "instead_kind" not in facts or now == was:
        return f"{started(was)} is corrected."
    is_play = facts["kind"].endswith(".play") and facts["instead_kind"] == facts["kind"]
    if is_play and facts["seat"] == facts["really"]:
        laid, told = printed(facts["instead"]), printed(facts["card"])
        return f"Corrected: {facts['seat']} laid the {laid}, not the {told}."
    if now == OF_NOBODY["note"]:
        if not facts["kind"].endswith(".play"):
            return f"Corrected: {was} was only a remark."
        laid = printed(facts["card"])
        return f"Corrected: {facts['seat']} did not lay the {laid}; it was only a remark."
    return f"Corrected: it was {now}, not {was}."


def _taken_back(facts: Spoken) -> str:
    if "kind" not in facts:
        return "Taken back: what came later no longer counts."
    return f"Taken back: {_which(facts)}{' and all that came after it' if facts['more'] else ''}."


def _parted(facts: Spoken) -> str | None:
    """Why an edit cannot leave everything after it as it is."""
    if "joined" in facts:
        return "somebody has sat down since, and would not be there."
    if "ended" in facts:
        return "this round has already ended in another way. Correct that instead."
    if "scored" in facts:
        return f"round {facts['scored']} had already ended before."
    if "later" in facts:
        return "then later rounds would be other rounds, or for other people."
    return None


def _correct(facts: Spoken) -> str:
    if "later" in facts:
        return "It is too late to correct that: rounds played later depend on it."
    if (why := _parted(facts)) is not None:
        return f"This correction is not possible: {why}"
    if facts["entry"] == 1:
        return "That is the very start of the match: it cannot be corrected."
    if facts["is_in_line"]:
        return "That cannot be right either: what you want to put there would be refused, too."
    return "There is nothing to correct: that does not count any more."


def _allow(facts: Spoken) -> str:
    if (why := _parted(facts)) is not None:
        return f"The table cannot let that count: {why}"
    if facts["is_in_line"]:
        if "counts" not in facts:
            return "That counts already, or letting it count would change nothing."
        return "That counts already." if facts["counts"] else "Letting that count would change nothing."
    return "There is nothing to let count: that was not refused, or it was taken back."


# --- what else is said of every match ---


def _round(facts: Spoken) -> str:
    if facts["open"]:
        return f"Round {facts['round']} is not over yet: score it first, or say that it does not count."
    return f"No round is being played now. {facts['dealer']} deals the next one."


def _one_winner(facts: Spoken) -> str:
    """Names those who were said to have no cards left, if there are several."""
    several = facts.get("without_cards")
    if several:
        both = "both" if several.count(",") == 0 and " and " in several else "all"
        if " and " in several:
            return f"{several} cannot {both} have gone out: exactly one player has no cards left."
    return "Exactly one player goes out: tell what everybody else had left, and of nobody more."


def _no_playing_on(facts: Spoken) -> str:
    if "fewest" in facts:
        return "Too few people are left to play on."
    if "target" in facts:
        return f"Somebody has {points(facts['most'])} already: choose a higher target."
    return "The match is not over yet."


def _phone(facts: Spoken) -> str:
    """Which phone came or went, and what it is for."""
    left, whose = facts["left"], f"{facts['seat']}'s phone" if "seat" in facts else None
    if facts["role"] == "keeper":
        return f"{whose or 'A phone'} {'no longer keeps' if left else 'now keeps'} the score."
    if facts["role"] == "watcher":
        return f"{whose or 'A phone'} {'no longer watches' if left else 'now watches'} the match."
    return f"{whose} has {'left' if left else 'joined'} the match."


def _no_sitting_down(facts: Spoken) -> str:
    if "most" in facts:
        return f"No more than {facts['most']} people can play this game."
    if "neighbor" in facts:
        return f"{facts['neighbor']} is not playing: choose another place to sit."
    told = points(facts["points"])
    return f"Nobody can start with {told}: the match is played to {facts['target']}."


def _no_coming_back(facts: Spoken) -> str:
    seat = facts["seat"]
    if "target" in facts:
        has = f"has reached {points(facts['target'])}"
        return f"{seat} {has} and stays out of the match."
    return f"{seat} has not left, and so cannot come back."


def _comes_back(facts: Spoken) -> str:
    seat, now = facts["seat"], points(facts["points"])
    was = "" if facts["was"] == facts["points"] else f" instead of {facts['was']}"
    return f"{seat} comes back and goes on with {now}{was}."


def no_paper(facts: Spoken) -> str:
    """Why totals cannot be brought along like this, or their rounds told one by one."""
    if "paper" in facts:
        return f"Round {facts['round']} was scored on paper: only its players' totals are known here."
    if "target" in facts:
        played, target = facts["played"], facts["target"]
        return f"The match has only {rounds(target)}: with {rounds(played)} on paper none is left."
    return "It is too late to bring totals from paper: a round has been scored here already."


def rounds(number: int) -> str:
    return f"{in_words(number)} round{'' if number == 1 else 's'}"


def _on_paper(facts: Spoken) -> str:
    played = f"{rounds(facts['rounds']).capitalize()} {'was' if facts['rounds'] == 1 else 'were'} played"
    return f"{played} on paper: the next one is round {facts['next']}."


def _no_hand_told(facts: Spoken) -> str:
    if "scored" in facts:
        return f"Round {facts['scored']} is scored already: only the scorekeeper can change it now."
    return f"The referee follows round {facts['tracked']}: count the hand there, once the round is over."


def _no_other_rules(facts: Spoken) -> str:
    if "waiting" in facts:
        seat = facts["waiting"]
        return f"Other rules are agreed on for the next deal: agree on them again once {seat} has left."
    if "open" in facts:
        return f"Round {facts['open']} is not over yet: another way of scoring is agreed on before a deal."
    return "A round has been scored already: the way of scoring stays until the match is over."


MATCH_SENTENCES: Sentences = {
    (OVER.id, Weight.BREAKS): "The match is over: {winners} won it.",
    (ROUND.id, Weight.BREAKS): _round,
    (SCORE.id, Weight.BREAKS): (
        "Round {round} has not been played yet: the next round to score is round {next}."
    ),
    (HANDS_TOLD.id, Weight.HOLDS): lambda facts: (
        f"{facts['seat']}'s cards come to {points(facts['points'])} in round {facts['round']}."
    ),
    (HANDS_TOLD.id, Weight.BREAKS): _no_hand_told,
    (ONE_WINNER.id, Weight.BREAKS): _one_winner,
    (DEALER.id, Weight.BREAKS): lambda facts: (
        f"{facts['tied']} tie for the highest card: they draw again."
        if "tied" in facts
        else f"A card without a number does not count: {facts['again']} {verb(facts['again'], 'draw')} again."
        if "again" in facts
        else "It is too late to draw for the deal: a round has been played already."
    ),
    (PLAY_ON.id, Weight.BREAKS): _no_playing_on,
    (FINISH.id, Weight.BREAKS): "Nothing is scored yet, so nobody can have won.",
    (FINISH.id, Weight.HOLDS): lambda facts: f"The match is over: {facts['winners']} won it.",
    (RULES.id, Weight.BREAKS): _no_other_rules,
    (WHO_PLAYED.id, Weight.BREAKS): "{seats} did not play round {round}.",
    (JOINING.id, Weight.BREAKS): _no_sitting_down,
    (JOINING.id, Weight.HOLDS): lambda facts: f"{facts['seat']} starts with {points(facts['points'])}.",
    (COMING_BACK.id, Weight.BREAKS): _no_coming_back,
    (COMING_BACK.id, Weight.HOLDS): _comes_back,
    (LEAVING_A_MATCH.id, Weight.BREAKS): lambda facts: (
        f"Nobody can leave now: the match needs at least {in_words(facts['fewest'])} players."
    ),
    (PHONES.id, Weight.HOLDS): _phone,
    (PAPER.id, Weight.BREAKS): no_paper,
    (PAPER.id, Weight.HOLDS): _on_paper,
    (DECIDE.id, Weight.HOLDS): "The table believes {believed}: that settles it.",
    (DECIDE.id, Weight.BREAKS): lambda facts: (
        f"Nobody decides in their own favor: somebody other than {facts['parties']} must decide."
        if "parties" in facts
        else f"The dispute is between {facts['among']}: say which of them the table believes."
        if "among" in facts
        else "Nobody disputes that: there is nothing to settle."
    ),
    (TAKE_BACK.id, Weight.HOLDS): _taken_back,
    (ALLOW.id, Weight.HOLDS): lambda facts: f"{started(_which(facts))} was refused, but counts from now on.",
    (TAKE_BACK.id, Weight.BREAKS): "Nothing has happened that could be taken back.",
    (ALLOW.id, Weight.BREAKS): _allow,
    (CORRECT.id, Weight.HOLDS): _corrected,
    (RULES.id, Weight.HOLDS): "These rules hold from the next deal on, in round {round}.",
    (CORRECT.id, Weight.BREAKS): _correct,
}


LETS_IT_COUNT = "The table lets it count."


def sentence(finding: Finding, name: NameOf, sentences: Sentences, rulebook: Rulebook) -> str:
    """What a finding says, with people's names; where there is nothing to add, what the article says.

    Of an article that simply holds, what happened says more, where that is known: see `Words.told`.
    """
    article = rulebook[finding.article]
    if finding.weight is Weight.HOLDS and not finding.facts:
        return LETS_IT_COUNT if article is AGREEMENT else article.text
    ids = (one for one in (article.id, article.instead_of) if one is not None)
    told = (sentences[key] for one in ids if (key := (one, finding.weight)) in sentences)
    template = next(told, None)
    if template is None:
        return article.text
    return made_of(template, spoken_facts(finding, name))


def made_of(template: Template, facts: Spoken) -> str:
    """The sentence that a template makes of facts."""
    return template(facts) if callable(template) else template.format(**facts)


def in_the_past(finding: Finding, name: NameOf, past: PastTense, rulebook: Rulebook) -> str | None:
    """Why something was against the rules, as part of a sentence; None where there are no words for that.

    Those of `past` are by the article of the standard rules, also for what a table has in its place.
    """
    told = past.get(rulebook.standard(finding.article))
    return None if told is None else told(spoken_facts(finding, name))


def spoken_facts(finding: Finding, name: NameOf) -> dict[str, Any]:
    """The facts of a finding with people's names in them."""
    return {key: _spoken(key, value, name) for key, value in finding.facts.items()}


def _spoken(key: str, value: Any, name: NameOf) -> Any:
    if key in SEATS and value is not None:
        return name(value)
    if key in SEAT_ROWS:
        return [name(seat) for seat in value]
    return listed([name(seat) for seat in value]) if key in SEAT_LISTS else value
