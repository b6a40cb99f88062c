"""Findings and edits as sentences. A sentence is a value (`Said`), and presenters render it."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, fields
from typing import Any

from referee.kit.said import Person, Said, Sentence, people
from referee.languages.speech import is_complete, warn_of_missing_fact
from referee.match.model.articles import sentence_of
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
from referee.match.text.messages import Case, Template, first_of, says
from referee.rulings.article import Rulebook
from referee.rulings.finding import Finding, FindingWeight, NamedFacts
from referee.rulings.judge import AGREEMENT_ARTICLE
from referee.rulings.tags import claim_or_event_type_with_tag

Sentences = Mapping[tuple[str, str], Template]
"""The templates of findings. A key is the id of an article and a weight, or another word for the occasion."""
PastTense = Mapping[str, Callable[[NamedFacts], Said]]

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
    (
        *("again", "among", "gone", "missing", "parties", "partners", "seats", "tied", "whose", "winners"),
        "without_cards",
    )
)


def unless_written_wrongly(facts: NamedFacts) -> Said | None:
    """What else may be so: a refused claim has shown the card that speaks against this one, and was wrong.

    None if no entry was refused for that. Older releases refused claims for that.
    """
    return Said("unless-written-wrongly", facts) if "entry" in facts else None


# --- what is edited, by the name people have for it ---

OF_A_SEAT = frozenset(
    (
        *("color", "draw", "challenge", "show_hand", "swap", "call", "catch", "count", "play_equal"),
        *("color_crazy", "hint", "turn", "clear", "reveal", "leave", "join", "rename", "recount", "points"),
    )
)
"""Kinds of claims that are named by whose they are."""


CALLED_COUNTS = frozenset(("reveal", "points"))
"""Kinds of claims that people call a count."""


def named(kind: str | None, seat: Person | None, card: str | None) -> Said:
    """A claim, as people speak of it: by its card, or by whose draw, call or count it was.

    `kind`: the tag of the claim, with or without the name of the game.
    """
    kind = "nothing" if kind is None else kind.rpartition(".")[2]
    if card is not None:
        return Said("said-turn-with-card" if kind == "turn" else "said-card", {"seat": seat, "card": card})
    if seat is None:
        return Said("said-of-nobody", {"kind": kind})
    if kind in OF_A_SEAT:
        return Said("said-of-a-seat", {"seat": seat, "kind": "count" if kind in CALLED_COUNTS else kind})
    return Said("said-something", {"seat": seat})


def _which(facts: NamedFacts) -> Said:
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


def _parted(facts: NamedFacts) -> Said | None:
    """Why an edit cannot leave everything after it as it is."""
    reasons = {
        "joined": "edit-unseats-somebody",
        "ended": "edit-of-an-ended-round",
        "scored": "edit-after-the-end",
        "later": "edit-of-later-rounds",
    }
    key = next((key for fact, key in reasons.items() if fact in facts), None)
    return None if key is None else Said(key, facts)


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
    if not several or len(several) < 2:
        return "other"
    return "several" if len(several) > 2 else "two", {"several": several}


def _dealer(facts: NamedFacts) -> Case:
    if "tied" in facts:
        return "tied"
    if "again" in facts:
        return "no-number"
    return "late"


def _no_playing_on(facts: NamedFacts) -> Case:
    if "fewest" in facts:
        return "few"
    return "target" if "target" in facts else "not-over"


def _phone(facts: NamedFacts) -> Case:
    """Which phone came or went, and what it is for."""
    whose = Said("phone-of" if "seat" in facts else "phone-of-nobody", facts)
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
    return "removed", {"totals": points_of_people(facts["whose"], facts["totals"])}


def points_of_people(whose: Iterable[Person], points: Iterable[int]) -> tuple[Said, ...]:
    """A list of names, each with points: `Ann 20, Bob 0`."""
    return tuple(
        Said("name-and-points", {"seat": who, "points": amount})
        for who, amount in zip(whose, points, strict=True)
    )


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


def sentence(finding: Finding, sentences: Sentences, rulebook: Rulebook) -> Sentence:
    """A finding as a sentence. The text of the article, if nothing is to be added to it.

    If a claim only complies with an article, its effect says more. See `GameSentences.sentence_for_finding`.
    """
    article = rulebook[finding.article]
    if finding.weight is FindingWeight.HOLDS and not finding.facts:
        return Said("table-lets-it-count") if article is AGREEMENT_ARTICLE else sentence_of(article)
    ids = (one for one in (article.id, article.instead_of) if one is not None)
    templates = (sentences[key] for one in ids if (key := (one, finding.weight)) in sentences)
    template = next(templates, None)
    if template is None:
        return sentence_of(article)
    facts = spoken_facts(finding)
    try:
        return made_of(template, facts)
    except KeyError as missing:
        warn_of_missing_fact(article.id, missing, facts)
        return sentence_of(article)


def made_of(template: Template, facts: NamedFacts) -> Sentence:
    """The sentence that a template makes of facts. Raises KeyError if it needs a fact that is missing."""
    return template(facts) if callable(template) else template


def in_the_past(finding: Finding, past: PastTense, rulebook: Rulebook) -> Said | None:
    """The reason why something was against the rules, as part of a sentence. None if there is no message.

    `past`: the templates by the articles of the standard rules, also for the articles that replace them.
    """
    template = past.get(rulebook.standard_article_id(finding.article))
    if template is None:
        return None
    facts = spoken_facts(finding)
    try:
        said = template(facts)
    except KeyError as missing:
        warn_of_missing_fact(finding.article, missing, facts)
        return None
    return said if is_complete(said) else None


def spoken_facts(finding: Finding) -> dict[str, Any]:
    """The facts of a finding, with its seats as people, and its lists as tuples."""
    return {key: _spoken(key, value) for key, value in finding.facts.items()}


def _spoken(key: str, value: Any) -> Any:
    if key in SEATS and value is not None:
        return Person(value)
    if key in SEAT_LISTS:
        return people(value)
    return tuple(value) if isinstance(value, list) else value
