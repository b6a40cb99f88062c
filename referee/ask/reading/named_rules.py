"""Rules that a question names: they count for its answer, and the answer says so."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from referee.ask.reading.statements import (
    OF_A_TABLE as SAYS_HOW_A_TABLE_PLAYS,
)
from referee.ask.reading.statements import (
    Statement,
    asks_about_itself,
    asks_whether_it_is_so,
    is_denied,
    is_like_a_rule,
    is_of_a_story,
    is_opinion,
    only_introduces,
    rule_with_a_name,
    statements_in,
)
from referee.ask.search.lookup import DIGITS, SURE, Hit, index_of
from referee.games import GAMES
from referee.games.help import HELP
from referee.kit.quantities import Points
from referee.kit.said import Said
from referee.kit.tables import read_text_table
from referee.kit.values import replace
from referee.languages.speech import render
from referee.match.help.named import NUMBER_WORDS, NamedRule
from referee.match.help.question import Change, Question
from referee.match.model.position import Faults
from referee.match.model.state import Rules
from referee.match.table.agreement import complete_new_rules, errors_in_rules
from referee.rulings.tags import PlainValueOrList

TABLE = read_text_table("ask/reading/named_rules.txt")


def _part(name: str) -> str:
    """A part that is a pattern."""
    return TABLE.pattern_of_named_part(name).pattern


OF_A_TABLE = _part("OF_A_TABLE")
"""After these words a rule that is named is one of the table."""
NEXT, IS_ON, ASKS = map(_part, ("NEXT", "IS_ON", "ASKS"))
ASKED = "".join(rf"(?<!\b{word} )" for word in TABLE.section_with_heading("asks before").words_of_rows)
"""After these words a question asks whether a table plays so, or what such a rule is."""
WE, IT_IS = map(_part, ("WE", "IT_IS"))
"""After these words follows what the table does, and the name of a rule that it plays."""
AGREED, FEW_WORDS, AT_OURS = map(_part, ("AGREED", "FEW_WORDS", "AT_OURS"))
"""What stands around a sentence of an agreement: before it, between the two, and after it."""
OFFICIAL = TABLE.pattern_of_named_part("OFFICIAL")
"""Then the rule that is named is what is asked about."""
ANNOUNCES, ENDS = map(TABLE.pattern_of_named_part, ("ANNOUNCES", "ENDS"))
"""What announces a house rule of the table, and where the announcement ends."""
LEFT_BEHIND = TABLE.pattern_of_named_part("LEFT_BEHIND")
"""Commas and joining words between two sentences, of which one was left out."""
HEADING, BEFORE_HEADING = map(_part, ("HEADING", "BEFORE_HEADING"))
"""After the name of a rule at the beginning: it is what the question is asked under."""
LONG_TEXT = 300
"""Number of characters from which a text is looked up only once. In so long a text, the few words that name
rules hardly change what is found."""
WE_JUST_BEFORE = _part("WE_JUST_BEFORE")
"""Before what "we" do in a statement."""
NO_IN_BETWEEN = _part("NO_IN_BETWEEN")
"""Such a word denies what the words around it say."""
NUMBER = rf"(?:\d+|{'|'.join(NUMBER_WORDS)})(?! (?:cards? )?left\b)"
"""The pattern of a number in a sentence of an agreement."""
FACTOR_OF_NAMED_RULE = 2.7
"""Factor for the odds of a question whose answer depends on a rule that the text names."""
JUST_NOT_SURE = SURE - 10**-DIGITS
"""The highest probability of a question that is not shown alone."""
PEOPLE_OF_A_QUOTE = 4
"""Number of players for whom an article is quoted."""
KEPT = 256
"""Number of texts of which the named rules are kept: each hit of a search needs them."""
MOST = 12
"""So many named rules are taken in, whatever else is named."""


@dataclass(frozen=True)
class Named:
    """The house rules that a text names.

    - `rest`: The words of the text without these rules; empty if it asks nothing else.
    - `clash`: Why they cannot be played; then they do not count. None if they can be played.
    - `unknown`: The words that announce another house rule, which is not known; None if there is none.
    - `is_described`: Whether `unknown` describes a rule in other words than a name. It may be the rule that a
      question presupposes.
    - `is_official`: Whether the text asks about the official rules.
    """

    rules: tuple[NamedRule, ...] = ()
    rest: str = ""
    clash: str | None = None
    unknown: str | None = None
    is_described: bool = False
    is_official: bool = False

    @property
    def said(self) -> Said:
        """How an answer begins: with stacking and jump-in."""
        return Said("ask-with-rules", {"rules": self.names})

    @property
    def names(self) -> tuple[Said, ...]:
        """What an answer calls the rules."""
        return tuple(rule.said for rule in self.rules)

    @property
    def change(self) -> Change:
        """What the rules choose. A house rule that is not played has None."""
        return Change(
            {
                name: option
                for rule in self.rules
                if rule.is_played
                for name, option in rule.change.differences.items()
            },
            _house_rules_of(self.rules),
            next((rule.change.target for rule in self.rules if rule.change.target is not None), None),
        )


NO_RULES = Named()


@lru_cache(maxsize=KEPT)
def named_in(typed: str, game: str) -> Named:
    """The rules of a game that are named in what was typed."""
    text = _plain(typed)
    if OFFICIAL.search(text):
        return Named((), text, is_official=True)
    patterns = _patterns_that_may_fit(text, game)
    stated = _read_statements(text, game)
    if stated is None:
        return Named((), text)
    found, text = list(stated.rules), stated.rest
    while len(found) < MOST and (hit := _first(text, patterns, found)):
        rule, (start, end) = hit
        found.append(rule.with_number(text[start:end]))
        # The next one may follow with no more than an "and": so what introduced this one stays.
        text = " ".join(f"{text[:start]} {text[end:]}".split())
    rest = _without_what_introduces(text) if len(found) > len(stated.rules) else text
    named = _consistent(found)
    played = tuple(rule for rule in named if _can_be_chosen(rule))
    if strange := [rule for rule in named if rule not in played]:
        return Named(played, rest, unknown=render(strange[0].said))
    if stated.unknown is not None:
        return Named(played, rest, unknown=stated.unknown, is_described=stated.is_described)
    announced = None if len(found) > len(stated.rules) else _announced(text)
    return Named(played, rest, unknown=announced, is_described=announced is not None)


def _read_statements(text: str, game: str) -> Named | None:
    """The rules in the statements of a text, and the text without the parts of them that name rules.

    None if the text asks only whether these rules are right.
    """
    found: list[NamedRule] = []
    dropped: list[tuple[int, int]] = []
    described: list[str] = []
    with_a_name: list[str] = []
    for statement in statements_in(text):
        rules, parts = _rules_stated(text, statement, game)
        if not rules:
            if name := _name_in_parts(text, statement.parts):
                with_a_name.append(name)
            elif is_like_a_rule(text, statement):
                described.append(text[statement.start : statement.end].strip(" ,;:"))
            continue
        found += rules
        others = [part for part in statement.parts if part not in parts]
        empty = [part for part in others if only_introduces(text, part)]
        names = [(part, rule_with_a_name(text, part)) for part in others if part not in empty]
        strange = [(part, name) for part, name in names if name and not is_of_a_story(text, part)]
        with_a_name += [name for _, name in strange]
        dropped += [*parts, *empty, *(part for part, _ in strange)]
    rest = _without_places(text, dropped)
    if found and asks_whether_it_is_so(rest):
        return None
    if found and asks_about_itself(rest):
        rest = ""
    unknown = next(iter((*with_a_name, *described)), None)
    return Named(tuple(found[:MOST]), rest, unknown=unknown, is_described=not with_a_name and bool(described))


def _name_in_parts(text: str, parts: Iterable[tuple[int, int]]) -> str | None:
    """The name of a rule that is not known, in the parts of a statement that are no story; None if none."""
    names = (rule_with_a_name(text, part) for part in parts if not is_of_a_story(text, part))
    return next(filter(None, names), None)


def _rules_stated(
    text: str, statement: Statement, game: str
) -> tuple[list[NamedRule], list[tuple[int, int]]]:
    """The rules in a statement, and the places of its parts that name them."""
    left = " " * statement.start + text[statement.start : statement.end]
    found: list[NamedRule] = []
    parts: dict[tuple[int, int], None] = {}
    for rule, pattern in _statement_patterns(game):
        while len(found) < MOST and (hit := pattern.search(left, statement.start)):
            start, end = hit.span()
            own = list(statement.parts_at(start, end))
            if own and not _is_story_or_opinion(left, statement, own[0], start):
                parts |= dict.fromkeys(own)
                is_played = not is_denied(left, own[0], start)
                found.append(replace(rule.with_number(hit[0]), is_played=is_played))
            left = left[:start] + "#" * (end - start) + left[end:]
    return found, list(parts)


def _is_story_or_opinion(text: str, statement: Statement, part: tuple[int, int], start: int) -> bool:
    """Whether a part of a statement is about somebody's opinion, or what happened, before `start`."""
    if is_opinion(text, part, start):
        return True
    is_announced = any(only_introduces(text, one) for one in statement.parts if one[1] <= part[0])
    says_how = is_announced or SAYS_HOW_A_TABLE_PLAYS.search(text, *part) is not None
    return is_of_a_story(text, part) and not says_how


def _can_be_chosen(rule: NamedRule) -> bool:
    """Whether the number of a rule is one that its game knows: a missed UNO costs at most four cards."""
    if rule.number is None:
        return True
    change = rule.change
    rules = Rules(differences=change.differences, house_rules=change.house_rules)
    return not errors_in_rules(GAMES[rule.game], rules, PEOPLE_OF_A_QUOTE)


def _consistent(found: Iterable[NamedRule]) -> tuple[NamedRule, ...]:
    """The rules without those that add nothing to others, or deny what others choose."""
    kept: list[NamedRule] = []
    for rule in sorted(found, key=lambda one: not one.is_played):
        if _adds_to(rule, kept):
            kept.append(rule)
    return tuple(kept)


def _adds_to(rule: NamedRule, kept: Sequence[NamedRule]) -> bool:
    chosen = {name for one in kept for name in (*one.change.differences, *one.change.house_rules)}
    if chosen.isdisjoint((*rule.change.differences, *rule.change.house_rules)):
        return True
    if not rule.is_played or rule.change.differences:
        return False
    both = _house_rules_of((*kept, rule))
    return both != _house_rules_of(kept)


def _house_rules_of(rules: Iterable[NamedRule]) -> dict[str, Mapping[str, PlainValueOrList] | None]:
    """The house rules that are named, with what all their names settle. None stands for one that is not
    played."""
    found: dict[str, Mapping[str, PlainValueOrList] | None] = {}
    for rule in rules:
        for name, settled in rule.change.house_rules.items():
            found[name] = _both(found.get(name) or {}, settled or {}) if rule.is_played else None
    return found


def _both(one: Mapping[str, PlainValueOrList], other: Mapping[str, PlainValueOrList]) -> dict[str, Any]:
    """The parameters of two names of one house rule: of a list the values of both, else the first."""
    joined: dict[str, Any] = {**other, **one}
    for name, values in other.items():
        if name in one and isinstance(values, tuple):
            joined[name] = tuple(dict.fromkeys((*joined[name], *values)))
    return joined


def _without_places(text: str, places: Iterable[tuple[int, int]]) -> str:
    """A text without these places, and without the commas and joining words that they leave behind."""
    for start, end in sorted(places, reverse=True):
        text = f"{text[:start]} {text[end:]}"
    text = LEFT_BEHIND.sub(" ", " ".join(text.split()))
    return " ".join(text.split()).strip(" ,;:")


def _announced(text: str) -> str | None:
    """The words of a text that announce a house rule; None if it announces none."""
    begins = ANNOUNCES.search(text)
    if begins is None:
        return None
    ends = ENDS.search(text, begins.end())
    return text[begins.start() : ends.start() if ends else None].strip(" .,;:!")


def under(rules: Rules, named: Named, question: Question) -> tuple[Rules, Named]:
    """The rules with those that are named or presupposed; without them, and with the clash, where that cannot
    be played."""
    named = _with_presupposed_rules(rules, named, question)
    if not named.rules:
        return rules, named
    game, change = GAMES[question.game], named.change
    both = replace(
        rules,
        differences={**rules.differences, **change.differences},
        house_rules={**rules.house_rules, **change.house_rules},
        target=rules.target if change.target is None else Points(change.target),
    )
    people = len(question.example.people.split()) if question.example else PEOPLE_OF_A_QUOTE
    if wrong := errors_in_rules(game, both, people):
        return rules, replace(named, clash=_first_sentence(wrong))
    return both, named


def _with_presupposed_rules(rules: Rules, named: Named, question: Question) -> Named:
    """The named rules, with those of which the question speaks as agreed: "I jumped in". They are added only
    if neither the text nor the rules of the user choose anything about them."""
    presupposed = question.presupposes
    if presupposed is None or named.is_official or named.clash is not None or _depends_on(question, named):
        return named
    rules = complete_new_rules(GAMES[question.game], rules)
    known = rules.house_rules.keys() | named.change.house_rules.keys()
    added = [
        rule
        for rule in HELP[question.game].named
        for one in _single_choices(presupposed)
        if rule.change == one and known.isdisjoint(one.house_rules)
    ]
    unknown = None if named.is_described else named.unknown
    return replace(named, rules=(*named.rules, *added), unknown=unknown)


def _single_choices(change: Change) -> Iterator[Change]:
    """Each house rule of a change, and each option, as a change of its own."""
    yield from (Change(house_rules={name: settled}) for name, settled in change.house_rules.items())
    yield from (Change({name: option}) for name, option in change.differences.items())


def found_for(typed: str, game: str | None) -> tuple[Hit, ...]:
    """The questions that fit what was typed, the best first, each as it stands or without the rules that are
    named there: those may be what is asked about, and may not. Questions whose answers depend on these rules
    are preferred."""
    index = index_of(game)
    most = len(index.questions)
    whole = {hit.question: hit for hit in index.look_up(typed, most)}
    if len(typed) > LONG_TEXT:
        return tuple(whole.values())
    named = {one: of_game for one in index.games if (of_game := named_in(typed, one)).rules}
    for rest in sorted({of_game.rest for of_game in named.values()}):
        for hit in index.look_up(rest, most):
            if hit.question not in whole or whole[hit.question].score < hit.score:
                whole[hit.question] = hit
    hits = (
        _preferred(hit)
        if hit.question.game in named and _depends_on(hit.question, named[hit.question.game])
        else hit
        for hit in whole.values()
    )
    return tuple(sorted(hits, key=lambda hit: -hit.score))


def _depends_on(question: Question, named: Named) -> bool:
    """Whether a question says that its answer depends on one of the rules."""
    change = named.change
    return any(
        not {*one.differences, *one.house_rules}.isdisjoint((*change.differences, *change.house_rules))
        for one in (*question.otherwise, question.under)
    )


def _preferred(hit: Hit) -> Hit:
    """A hit that depends on a rule that is named, with higher odds. This alone makes no hit sure."""
    odds = FACTOR_OF_NAMED_RULE * hit.score
    score = odds / (1 - hit.score + odds)
    return replace(hit, score=round(score if hit.is_good else min(score, JUST_NOT_SURE), DIGITS))


@cache
def _statement_patterns(game: str) -> Sequence[tuple[NamedRule, re.Pattern[str]]]:
    """By which rules are found in a statement."""
    return [
        (
            rule,
            re.compile(r"(?<![\w+])(?:" + "|".join(_ways_to_state(rule)) + r")(?![\w+])"),
        )
        for rule in HELP[game].named
        if rule.told or rule.stated
    ]


def _ways_to_state(rule: NamedRule) -> Iterator[str]:
    """The patterns of a rule in a statement. A name alone, such as "partner", may be no rule there."""
    yield from filter(None, (rule.stated, *map(_as_told, rule.told)))
    if rule.told:
        yield from filter(None, (rule.names, rule.alone))
        if rule.does:
            yield rf"{WE_JUST_BEFORE}(?:{rule.does})"


def _first(
    text: str, patterns: Sequence[tuple[NamedRule, re.Pattern[str]]], found: Sequence[NamedRule]
) -> tuple[NamedRule, tuple[int, int]] | None:
    chosen = {name for rule in found for name in (*rule.change.differences, *rule.change.house_rules)}
    for rule, pattern in patterns:
        if chosen.isdisjoint((*rule.change.differences, *rule.change.house_rules)) and (
            hit := pattern.search(text)
        ):
            place = next(name for name, said in hit.groupdict().items() if said is not None)
            return rule, hit.span(place)
    return None


def build_patterns() -> None:
    """By which rules are found that somebody names: all take a quarter of a second, and are kept."""
    for game in HELP:
        _patterns(game)
        _needed(game)
        _statement_patterns(game)


@cache
def _patterns(game: str) -> Sequence[tuple[NamedRule, re.Pattern[str]]]:
    return [(rule, re.compile("|".join(ways))) for rule in HELP[game].named if (ways := list(_ways(rule)))]


def _patterns_that_may_fit(text: str, game: str) -> Sequence[tuple[NamedRule, re.Pattern[str]]]:
    """The patterns of the rules whose names or sentences the text has anywhere.

    They are found much faster than by the patterns themselves, which also describe the words around them.
    """
    return [one for one, needed in zip(_patterns(game), _needed(game), strict=True) if needed.search(text)]


@cache
def _needed(game: str) -> Sequence[re.Pattern[str]]:
    """For each rule of `_patterns`, a pattern that every text has in which the rule is named."""
    return [
        re.compile("|".join((*filter(None, (rule.names, rule.does, rule.alone)), *map(_as_told, rule.told))))
        for rule, _ in _patterns(game)
    ]


def _ways(rule: NamedRule) -> Iterator[str]:
    if rule.names:
        yield rf"{ASKED}{OF_A_TABLE}{NEXT} (?P<after>{rule.names})\b"
        yield rf"{ASKED}\b(?P<before>(?:{rule.names}){IS_ON})"
        yield rf"{ASKED}{AGREED}{IT_IS} (?P<ours_is>{rule.names})\b"
        yield rf"^(?:{BEFORE_HEADING})?(?P<heading>(?:{rule.names}))(?:{HEADING})"
        yield rf"\b(?:house rules?|agreed(?: on)?|our rule)[:,]?{NEXT} (?P<agreed>{rule.names})\b"
    if rule.does:
        yield rf"{ASKED}{WE}(?P<does>{rule.does})\b"
    if rule.told:
        told = "|".join(map(_as_told, rule.told))
        yield rf"{ASKED}(?P<told>{AGREED}{FEW_WORDS} (?:{told}))(?!\w)"
        yield rf"(?<!\w)(?P<ours>(?:{told}){AT_OURS})"
    if rule.alone:
        yield rf"\b(?P<alone>{rule.alone})\b"


def _as_told(sentence: str) -> str:
    """The pattern of a sentence of an agreement, see `NamedRule`."""
    return "".join(map(_word, sentence.split())).removeprefix(",? ")


def _word(words: str) -> str:
    if words == "..":
        return rf"(?:,? (?!{NO_IN_BETWEEN}\b)[^\s.?!;:,]+){{0,4}}?"
    ways = "|".join(map(_way, words.removeprefix("?").split("/")))
    return f"(?:,? (?:{ways}))?" if words.startswith("?") else f",? (?:{ways})"


def _way(word: str) -> str:
    if word.startswith("+"):
        return rf"(?:\+|plus|draw|pick up) ?{word[1:]}"
    if word == "#":
        return NUMBER
    return "an?" if word == "a" else re.escape(word.removesuffix("*")) + r"\w*" * word.endswith("*")


def _plain(typed: str) -> str:
    return " ".join(re.sub(r"[-–/_]", " ", typed.casefold().replace("’", "").replace("'", "")).split())


def _without_what_introduces(text: str) -> str:
    """What is left once it names no rules: without the words that introduced them."""
    left = re.sub(rf"(?:{OF_A_TABLE}|{AGREED}|\bwe){NEXT} ?(?={ASKS})", " ", text)
    return " ".join(left.split()).strip(" ,.;:")


def _first_sentence(wrong: Faults) -> str:
    first = next(iter(wrong.values()))
    if isinstance(first, dict):
        return _first_sentence(first)
    sentence: str = first[0]
    return sentence
