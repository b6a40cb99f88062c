"""Sentences for people, made when an answer is rendered and never stored."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, fields
from typing import Any
from warnings import warn

from referee.kit.seats import NameOfSeat
from referee.languages.grammar import in_words
from referee.languages.speech import tell
from referee.match.model.rulebook import (
    ALLOWING_A_REFUSED_CLAIM,
    CHANGING_THE_RULES,
    COMING_BACK,
    CORRECTING_AN_ENTRY,
    DECIDING_A_CONTEST,
    DRAWING_FOR_THE_DEAL,
    FINISHING_THE_MATCH,
    HAND_POINTS,
    JOINING,
    LEAVING_A_MATCH,
    MATCH_IS_OVER,
    ONE_ROUND_AT_A_TIME,
    ONE_SEAT_GOES_OUT,
    PHONES,
    PLAY_ON,
    POINTS_ONLY_FOR_ROUND_PLAYERS,
    SCORING_A_ROUND,
    TAKE_BACK,
    TOTALS_FROM_PAPER,
    VOID_ROUND,
)
from referee.match.text.messages import Case, first_of, says
from referee.rulings.article import Rulebook
from referee.rulings.finding import Finding, FindingWeight, NamedFacts
from referee.rulings.judge import AGREEMENT_ARTICLE
from referee.rulings.tags import claim_or_event_type_with_tag

Template = str | Callable[[NamedFacts], str]
Sentences = Mapping[tuple[str, str], Template]
"""By an article's id and a weight, or another word for when it is said."""
PastTense = Mapping[str, Callable[[NamedFacts], str]]

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


def cards(number: int) -> str:
    return f"{in_words(number)} card{'' if number == 1 else 's'}"


def unless_written_wrongly(facts: NamedFacts) -> str:
    """What else may be so: a refused claim has shown the card that speaks against this one, and was wrong.
    Older releases refused claims for that."""
    if "entry" not in facts:
        return ""
    return f" {tell('unless-written-wrongly', facts)}"


class Listed(str):
    """Several words as they are read aloud, with their number: a name may itself have an "and" in it."""

    number: int


def listed(words: Sequence[str]) -> Listed:
    """The words as they are read aloud: `Ann, Bob and Cat`."""
    last = f" and {words[-1]}" if len(words) > 1 else ""
    said = Listed(", ".join(words[: -1 if last else None]) + last)
    said.number = len(words)
    return said


def people_in(names: str) -> int:
    """The number of people in a list of names; one for a name that stands alone."""
    return names.number if isinstance(names, Listed) else 1


def verb(names: str, many: str) -> str:
    """What they do: `Ann draws`, `Ann and Bob draw`; of `have` and `are` the other form, too."""
    if people_in(names) > 1:
        return many
    return {"have": "has", "are": "is"}.get(many, f"{many}s")


# --- what is edited, by the name people have for it ---

OF_A_SEAT = frozenset(
    (
        *("color", "draw", "challenge", "show_hand", "swap", "call", "catch", "count", "play_equal"),
        *("color_crazy", "hint", "turn", "clear", "reveal", "leave", "join", "rename", "recount", "points"),
    )
)
"""Kinds of claims that are named by whose they are."""


def named(kind: str | None, seat: str | None, card: str | None) -> str:
    """What somebody said, as people speak of it: by whose card it was, or whose draw, call or count."""
    kind = None if kind is None else kind.rpartition(".")[2]
    if card is not None:
        return tell("said-turn-with-card" if kind == "turn" else "said-card", {"seat": seat, "card": card})
    if seat is not None:
        return tell("said-of-a-seat" if kind in OF_A_SEAT else "said-something", {"seat": seat, "kind": kind})
    return tell("said-of-nobody", {"kind": kind or "nothing"})


def _which(facts: NamedFacts) -> str:
    return named(facts.get("kind"), facts.get("seat"), facts.get("card"))


def _corrected(facts: NamedFacts) -> Case:
    """What was said, and what is said instead where that is another card or of somebody else."""
    was = _which(facts)
    now = named(facts.get("instead_kind"), facts.get("really"), facts.get("instead"))
    if "instead_kind" not in facts or now == was:
        return "same", {"was": was}
    is_play = _names_its_card(facts["kind"])
    if is_play and facts["instead_kind"] == facts["kind"] and facts["seat"] == facts["really"]:
        return "card"
    if facts["instead_kind"].endswith(".note"):
        return "card-remark" if is_play else ("remark", {"was": was})
    return "other", {"was": was, "now": now}


def _names_its_card(tag: str) -> bool:
    """Whether every claim of this kind names a card."""
    members = fields(claim_or_event_type_with_tag(tag))  # type: ignore[arg-type]
    return any(one.name == "card" and one.default is MISSING for one in members)


def _taken_back(facts: NamedFacts) -> Case:
    if "kind" not in facts:
        return "later"
    return "more" if facts["more"] else "one", {"which": _which(facts)}


def _parted(facts: NamedFacts) -> str | None:
    """Why an edit cannot leave everything after it as it is."""
    reasons = {
        "joined": "edit-unseats-somebody",
        "ended": "edit-of-an-ended-round",
        "scored": "edit-after-the-end",
        "later": "edit-of-later-rounds",
    }
    key = next((key for fact, key in reasons.items() if fact in facts), None)
    return None if key is None else tell(key, facts)


def _correct(facts: NamedFacts) -> Case:
    if "later" in facts:
        return "late"
    if (why := _parted(facts)) is not None:
        return "apart", {"why": why}
    if facts["entry"] == 1:
        return "start"
    return "refused" if facts["is_in_line"] else "nothing"


def _allow(facts: NamedFacts) -> Case:
    if (why := _parted(facts)) is not None:
        return "apart", {"why": why}
    if not facts["is_in_line"]:
        return "nothing"
    if "counts" not in facts:
        return "either"
    return "counts" if facts["counts"] else "changes-nothing"


# --- what else is said of every match ---


def _one_winner(facts: NamedFacts) -> Case:
    """Names those who were said to have no cards left, if there are several."""
    several = facts.get("without_cards")
    if not several or people_in(several) < 2:
        return "other"
    return "several" if people_in(several) > 2 else "two", {"several": several}


def _dealer(facts: NamedFacts) -> Case:
    if "tied" in facts:
        return "tied"
    if "again" in facts:
        return "no-number", {"people": people_in(facts["again"])}
    return "late"


def _no_playing_on(facts: NamedFacts) -> Case:
    if "fewest" in facts:
        return "few"
    return "target" if "target" in facts else "not-over"


def _phone(facts: NamedFacts) -> Case:
    """Which phone came or went, and what it is for."""
    whose = tell("phone-of" if "seat" in facts else "phone-of-nobody", facts)
    role = facts["role"] if facts["role"] in ("keeper", "watcher") else "player"
    return f"{role}-left" if facts["left"] else role, {"whose": whose}


def _no_sitting_down(facts: NamedFacts) -> Case:
    if "most" in facts:
        return "many"
    return "neighbor" if "neighbor" in facts else "points"


def _no_coming_back(facts: NamedFacts) -> Case:
    return "out" if "target" in facts else "not-left"


def _comes_back(facts: NamedFacts) -> Case:
    return "same" if facts["was"] == facts["points"] else "other"


def _no_hand_told(facts: NamedFacts) -> Case:
    return "scored" if "scored" in facts else "followed"


def _removed(facts: NamedFacts) -> Case:
    """Which round is removed, the totals without it, and who deals next."""
    totals = [f"{name} {points}" for name, points in zip(facts["whose"], facts["totals"], strict=True)]
    return "removed", {"totals": listed(totals)}


def _decides_nothing(facts: NamedFacts) -> Case:
    if "parties" in facts:
        return "party"
    return "among" if "among" in facts else "nothing"


MATCH_SENTENCES: Sentences = dict(
    (
        says(MATCH_IS_OVER, FindingWeight.BREAKS),
        says(ONE_ROUND_AT_A_TIME, FindingWeight.BREAKS, lambda facts: "open" if facts["open"] else "none"),
        says(SCORING_A_ROUND, FindingWeight.BREAKS),
        says(HAND_POINTS, FindingWeight.HOLDS),
        says(HAND_POINTS, FindingWeight.BREAKS, _no_hand_told),
        says(ONE_SEAT_GOES_OUT, FindingWeight.BREAKS, _one_winner),
        says(DRAWING_FOR_THE_DEAL, FindingWeight.BREAKS, _dealer),
        says(PLAY_ON, FindingWeight.BREAKS, _no_playing_on),
        says(FINISHING_THE_MATCH, FindingWeight.BREAKS),
        says(FINISHING_THE_MATCH, FindingWeight.HOLDS),
        says(CHANGING_THE_RULES, FindingWeight.BREAKS, first_of("waiting", "open", otherwise="scored")),
        says(CHANGING_THE_RULES, FindingWeight.HOLDS),
        says(POINTS_ONLY_FOR_ROUND_PLAYERS, FindingWeight.BREAKS),
        says(VOID_ROUND, FindingWeight.BREAKS),
        says(VOID_ROUND, FindingWeight.HOLDS, _removed),
        says(JOINING, FindingWeight.BREAKS, _no_sitting_down),
        says(JOINING, FindingWeight.HOLDS),
        says(COMING_BACK, FindingWeight.BREAKS, _no_coming_back),
        says(COMING_BACK, FindingWeight.HOLDS, _comes_back),
        says(LEAVING_A_MATCH, FindingWeight.BREAKS),
        says(PHONES, FindingWeight.HOLDS, _phone),
        says(
            TOTALS_FROM_PAPER,
            FindingWeight.BREAKS,
            first_of("paper", "target", "winners", "after", "most", otherwise="late"),
        ),
        says(TOTALS_FROM_PAPER, FindingWeight.HOLDS),
        says(DECIDING_A_CONTEST, FindingWeight.HOLDS),
        says(DECIDING_A_CONTEST, FindingWeight.BREAKS, _decides_nothing),
        says(TAKE_BACK, FindingWeight.HOLDS, _taken_back),
        says(TAKE_BACK, FindingWeight.BREAKS),
        says(ALLOWING_A_REFUSED_CLAIM, FindingWeight.HOLDS, lambda facts: ("now", {"which": _which(facts)})),
        says(ALLOWING_A_REFUSED_CLAIM, FindingWeight.BREAKS, _allow),
        says(CORRECTING_AN_ENTRY, FindingWeight.HOLDS, _corrected),
        says(CORRECTING_AN_ENTRY, FindingWeight.BREAKS, _correct),
    )
)


def sentence(finding: Finding, name: NameOfSeat, sentences: Sentences, rulebook: Rulebook) -> str:
    """What a finding says, with people's names; where there is nothing to add, what the article says.

    Of an article that simply holds, what happened says more, where that is known: see `Words.told`.
    """
    article = rulebook[finding.article]
    if finding.weight is FindingWeight.HOLDS and not finding.facts:
        return tell("table-lets-it-count", {}) if article is AGREEMENT_ARTICLE else article.text
    ids = (one for one in (article.id, article.instead_of) if one is not None)
    told = (sentences[key] for one in ids if (key := (one, finding.weight)) in sentences)
    template = next(told, None)
    if template is None:
        return article.text
    facts = spoken_facts(finding, name)
    try:
        return made_of(template, facts)
    except KeyError as lacking:
        _warn_of(lacking, article.id, facts)
        return article.text


def _warn_of(lacking: KeyError, article: str, facts: NamedFacts) -> None:
    there_are = ", ".join(sorted(facts)) or "none"
    why = f"the sentence of {article} tells {lacking}, but the finding has these facts: {there_are}"
    warn(why, LacksAFact, stacklevel=3)


class LacksAFact(UserWarning):
    """A sentence is about a fact that its finding does not have: people read the article instead."""


def made_of(template: Template, facts: NamedFacts) -> str:
    """The sentence that a template makes of facts. Raises KeyError where it is about one that is missing."""
    return template(facts) if callable(template) else template.format(**facts)


def in_the_past(finding: Finding, name: NameOfSeat, past: PastTense, rulebook: Rulebook) -> str | None:
    """Why something was against the rules, as part of a sentence; None where there are no words for that.

    Those of `past` are by the article of the standard rules, also for what a table has in its place.
    """
    told = past.get(rulebook.standard_article_id(finding.article))
    if told is None:
        return None
    facts = spoken_facts(finding, name)
    try:
        return told(facts)
    except KeyError as lacking:
        _warn_of(lacking, finding.article, facts)
        return None


def spoken_facts(finding: Finding, name: NameOfSeat) -> dict[str, Any]:
    """The facts of a finding with people's names in them."""
    return {key: _spoken(key, value, name) for key, value in finding.facts.items()}


def _spoken(key: str, value: Any, name: NameOfSeat) -> Any:
    if key in SEATS and value is not None:
        return name(value)
    if key in SEAT_ROWS:
        return [name(seat) for seat in value]
    return listed([name(seat) for seat in value]) if key in SEAT_LISTS else value
