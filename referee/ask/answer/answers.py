"""The answer to a question: the ruling of the judge on its example, under the rules of the user."""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from referee.ask.answer.agreement import differing_essentials
from referee.ask.reading.named_rules import NO_RULES, PEOPLE_OF_A_QUOTE, Named
from referee.ask.reading.polarity import AnsweredWords, answered_words_of, is_answered_alike
from referee.games import GAMES
from referee.kit.said import Said, Sentence, paragraph
from referee.kit.seats import NameOfSeat, Seat
from referee.kit.values import not_none, replace
from referee.languages.speech import render, says_the_same, tell
from referee.match.help.question import (
    Change,
    Question,
    answer_text,
    children_text,
    has_answer,
    text_of_question,
)
from referee.match.model.articles import sentence_of, text_of
from referee.match.model.edits import AllowRefusedEntry, Entry
from referee.match.model.game import Game
from referee.match.model.position import Faults
from referee.match.model.rulebook import CHANGING_THE_RULES, ONE_ROUND_AT_A_TIME
from referee.match.model.state import AnyMatch, Rules
from referee.match.table.agreement import complete_new_rules, complete_stored_rules, errors_in_rules
from referee.match.text.rendering import text_of_finding, text_of_sentence
from referee.match.text.transcript import Opening, Transcript
from referee.rulings.article import Article
from referee.rulings.finding import Finding, FindingWeight
from referee.rulings.ruling import Ruling
from referee.rulings.submission import Submission
from referee.rulings.verdict import Verdict

LET_COUNT, SHOWN, CERTAIN = "! ", "? ", "?! "
"""The markers before a line of an example (see `Example`)."""
SENTENCE_ENDS = re.compile(r"(?<=\.) (?=[A-Z])")
ABOUT_TWO = Said("ask-about-two")
CANNOT_COME_UP = Said("ask-cannot-come-up")
LONGEST_LINE = 180
"""Maximum number of characters of a line that has more than one sentence."""


@dataclass(frozen=True)
class Ruled:
    """The answer to a question under some rules.

    - `verdict`: The verdict on the example. None if the example cannot come up, or if an article is quoted.
    - `yes`: Whether the answer is yes. None if it is neither yes nor no.
    - `line`: The answer in one line, without yes or no.
    - `because`: The deciding finding about the example, in short.
    - `why`: The sentences of all findings.
    - `article`: The deciding article.
    - `reason`: The deciding sentence as a value about the people of the example. Two answers are compared by
      it.
    - `for_children`: The line for children, with yes or no. None if the question has none.
    - `is_amount`: Whether `line` is an amount that was worked out for the words that were typed. Then it is
      not the answer to the example.
    """

    verdict: Verdict | None
    yes: bool | None
    line: str
    because: str
    why: tuple[str, ...]
    article: Article
    reason: Sentence
    for_children: str | None = None
    is_amount: bool = False


@dataclass(frozen=True)
class FirstLine:
    """The first line of an answer.

    - `yes`: The answer to the words that were typed; None if it is neither yes nor no.
    - `line`: The answer in one line, after yes or no.
    - `for_children`: The line for children; None if none answers these words.
    - `note`: What is said before the line, if it does not answer exactly what was typed: it answers a
      question that is near, or a house rule is not known or cannot be played. Then `yes` is None.
    """

    yes: bool | None
    line: str
    for_children: str | None = None
    note: str | None = None


@dataclass(frozen=True)
class Played:
    """An example that was played up to the claim that the question asks about.

    - `match`: The match before this claim.
    - `submissions`: The submissions that took effect before it.
    - `asked`: The submission of this claim, and `ruling` the ruling on it.
    - `seats`: The seat of each person by name.
    """

    match: AnyMatch
    submissions: tuple[Submission, ...]
    asked: Submission
    ruling: Ruling
    seats: Mapping[str, Seat]

    @property
    def last(self) -> Submission | None:
        """The last submission; None if there is none."""
        return self.submissions[-1] if self.submissions else None


@dataclass(frozen=True)
class Otherwise:
    """A choice of rules under which the answer differs: its sources, and the answer then."""

    change: Change
    sources: tuple[str, ...]
    ruled: Ruled


@dataclass(frozen=True)
class AnsweredQuestion:
    """A question with its answer under some rules and under others. `asks` is the text of the question."""

    question: Question
    asks: str
    ruled: Ruled
    otherwise: tuple[Otherwise, ...]

    def first_line(
        self, typed: str | None = None, named: Named = NO_RULES, is_sure: bool = True
    ) -> FirstLine:
        """The answer to a text, or to the question itself if `typed` is None. `named` are the house rules
        that the text names. `is_sure`: whether the text is known to ask this question."""
        return first_line(self.question, self.ruled, self.ruled.line, typed, named, is_sure)

    def first_line_otherwise(
        self, other: Otherwise, typed: str | None = None, named: Named = NO_RULES, is_sure: bool = True
    ) -> FirstLine:
        """The answer under other rules. If it is the same word, its line says why."""
        then = other.ruled
        line = then.because if then.yes is self.ruled.yes else then.line
        return first_line(self.question, then, line, typed, named, is_sure)


def first_line(
    question: Question,
    ruled: Ruled,
    line: str,
    typed: str | None,
    named: Named = NO_RULES,
    is_sure: bool = True,
) -> FirstLine:
    """A line after yes or no. The line alone, if the question asks something else than `typed` or may do so
    (`is_sure` is False), if a house rule is not known, or if the words of `typed` do not show what a yes
    means."""
    asks = text_of_question(question)
    if ruled.is_amount:
        return FirstLine(None, line)
    if typed is None:
        return FirstLine(ruled.yes, line_after_yes_or_no(ruled.yes, line), ruled.for_children)
    without_rules = named.rest or typed
    if named.clash is not None:
        return FirstLine(None, line, note=tell("ask-rules-clash", {"why": named.clash}))
    if named.unknown is not None:
        return FirstLine(None, line, note=tell("ask-unknown-rule", {"words": named.unknown}))
    if not is_sure:
        return FirstLine(None, line)
    if differing_essentials(question, without_rules, typed):
        return FirstLine(None, line, note=tell("ask-near-question", {"question": asks}))
    alike = is_answered_alike(asks, without_rules)
    yes = None if ruled.yes is None or alike is None else ruled.yes is alike
    words = answered_words_of(without_rules)
    is_same_word = alike and words is not AnsweredWords.DOUBT
    for_children = ruled.for_children if is_same_word or ruled.yes is None else None
    return FirstLine(yes, line_after_yes_or_no(yes, line, words), for_children)


def line_after_yes_or_no(yes: bool | None, line: str, words: AnsweredWords = AnsweredWords.QUESTION) -> str:
    """A line that is text, after yes or no, as the words that were typed need it. The line alone, if neither
    is said."""
    return line if yes is None else tell(words.value[yes], {"line": line})


def answer(question: Question, rules: Rules) -> AnsweredQuestion:
    """The answer under these rules (in any game's short or expanded form)."""
    game = GAMES[question.game]
    complete = expanded_for(question, rules)
    ruled = ruled_on(question, complete)
    otherwise = tuple(_otherwise(question, game, complete, ruled))
    return AnsweredQuestion(question, text_of_question(question), ruled, otherwise)


def ruled_on(question: Question, rules: Rules) -> Ruled:
    """The answer to a question under complete rules: the ruling on its example, or the article that it
    quotes."""
    game = GAMES[question.game]
    if question.example is None:
        ruleset, article = game.ruleset(rules, PEOPLE_OF_A_QUOTE), not_none(question.article)
        houses = (one for one in _articles_agreed(game, rules) if has_answer(question, one.id))
        article = ruleset.article_or_its_substitute(next(houses, article))
        reason = _reason(game, article)
        return _quoted(text_of(article), reason, article, *_sentences(question, article.id, rules))
    return _judged(question, rules)[0]


def played(question: Question, rules: Rules) -> Played | None:
    """The example of a question, played up to the claim that it asks about. None if the question has no
    example, or if the example cannot come up under these rules."""
    return None if question.example is None else _judged(question, expanded_for(question, rules))[1]


def expanded_for(question: Question, rules: Rules) -> Rules:
    """The complete rules for the number of players in the example.

    The preset is not kept by its name. It would bring back the house rules that `changed_rules` leaves out.
    """
    game = GAMES[question.game]
    complete = replace(complete_new_rules(game, rules), preset=Rules().preset)
    return game.for_fewer_players(complete, _people(question))


@lru_cache(maxsize=1024)  # of some ten kilobytes each
def _judged(question: Question, rules: Rules) -> tuple[Ruled, Played | None]:
    game, example = GAMES[question.game], not_none(question.example)
    people = tuple(example.people.split())
    rules = replace(rules, differences={**rules.differences, **question.under.differences})
    if wrong := errors_in_rules(game, rules, len(people)):
        why = ABOUT_TWO if len(people) == 2 else Said("ask-fault-of-rules", {"fault": _first(wrong)})
        return _quoted(render(why), why, CHANGING_THE_RULES), None
    table = Transcript(game, Opening(game.name, rules, people))
    last, submissions = None, []
    for line in example.before:
        last = play_line(table, line)
        submissions.append(_submission_in_effect(table, last))
        if not last.ruling.takes_effect and not line.startswith((SHOWN, CERTAIN)):
            finding = last.ruling.findings[0]
            return _out_of_question(question, game, rules, finding, table.name), None
    match, seats = table.state, dict(table.seats)
    asked = table.tell(example.claim)
    before = Played(match, tuple(submissions), asked.submission, asked.ruling, seats)
    if last is not None and _has_ended(match, asked.ruling):
        return _ended(question, game, match, last.ruling, asked.ruling, table.name), before
    return answer_from_ruling(question, game, table.state, asked.ruling, table.name), before


def without_marker(line: str) -> str:
    """A line of an example without its marker, as a transcript has it."""
    return line.removeprefix(LET_COUNT).removeprefix(SHOWN).removeprefix(CERTAIN)


def play_line(table: Transcript, line: str) -> Entry:
    """Play a line of an example, and return its entry. A refused claim that the line lets count is allowed at
    once."""
    entry = table.tell(without_marker(line))
    if line.startswith(CERTAIN):
        table.take_for_certain(entry)
    if line.startswith(LET_COUNT) and not entry.ruling.takes_effect:
        return table.tell(f"allow {entry.submission.number}")
    return entry


def _submission_in_effect(table: Transcript, entry: Entry) -> Submission:
    """The submission of an entry. If the entry allows a refused one, the submission of the refused one."""
    claim = entry.submission.claim
    return (
        table.entries[claim.entry - 1].submission
        if isinstance(claim, AllowRefusedEntry)
        else entry.submission
    )


def answer_from_ruling(
    question: Question, game: Game, match: AnyMatch, ruling: Ruling, name: NameOfSeat
) -> Ruled:
    """The answer to a question that this ruling gives. `match` is the match after the ruling."""
    says = [one for one in ruling.findings if one.facts or one.weight is not FindingWeight.HOLDS]
    about = _about(question, game, ruling)
    deciding = about or next(iter(says), ruling.findings[0])
    decides = game.rulebook[deciding.article]
    is_read = question.reads == "always" or (question.reads is not None and ruling.takes_effect)
    is_said = not is_read and deciding in says
    if about is None and question.about is not None and (is_read or not says):
        if _is_in_force(game, match, question.about):
            decides = question.about
        else:
            is_said = deciding in says
    article = game.ruleset_of(match).article_or_its_substitute(decides)
    sentences = [text_of_finding(game, one, name) for one in (deciding, *says) if one in says]
    reason = game.words.finding_sentence(deciding) if is_said else _reason(game, article)
    said = sentences[0] if is_said else text_of(article)
    also = (
        text_of(game.ruleset_of(match).article_or_its_substitute(one))
        for one in question.also
        if ruling.takes_effect
    )
    why = tuple(dict.fromkeys((said, *sentences, *also)))
    return _ruled(question, ruling, why, article, reason, match.rules)


def _ruled(
    question: Question,
    ruling: Ruling,
    why: tuple[str, ...],
    article: Article,
    reason: Sentence,
    rules: Rules,
) -> Ruled:
    yes, because = _yes(question, ruling), _in_short(why[0])
    articles = (*_articles_agreed(GAMES[question.game], rules), article)
    line, for_children = _sentences(question, _key(question, yes, articles), rules)
    return Ruled(ruling.verdict, yes, line or because, because, why, article, reason, for_children)


def _key(question: Question, yes: bool | None, articles: Iterable[Article]) -> str:
    """The key of the sentence that answers the question without its example. It has the id of the first of
    these articles for which there is a sentence; otherwise it is yes or no."""
    word = "" if yes is None else ("yes" if yes else "no")
    ids = (name for one in articles for name in (one.id, one.answers_as) if name is not None)
    keys = (f"{word} {name}".strip() for name in ids)
    return next((key for key in keys if has_answer(question, key)), word)


def _sentences(question: Question, key: str, rules: Rules) -> tuple[str | None, str | None]:
    """The sentence for an answer and its line for children; None for each that does not exist."""
    facts = {"target": GAMES[question.game].ruleset(rules, _people(question)).target}
    return answer_text(question, key, facts), children_text(question, key, facts)


def _articles_agreed(game: Game, rules: Rules) -> Iterator[Article]:
    """The articles of the house rules that are played."""
    agreed = complete_new_rules(game, rules).house_rules
    return (rule.article for rule in game.house_rules if rule.id in agreed)


def _out_of_question(
    question: Question, game: Game, rules: Rules, finding: Finding, name: NameOfSeat
) -> Ruled:
    """The answer if the example cannot come up under these rules."""
    article = game.rulebook[finding.article]
    reason = paragraph(CANNOT_COME_UP, game.words.finding_sentence(finding))
    because = text_of_sentence(game, reason, article.id, name)
    line, for_children = _sentences(question, article.id, rules)
    return Ruled(
        None, None, line or render(CANNOT_COME_UP), because, (because,), article, reason, for_children
    )


def _quoted(
    text: str, reason: Sentence, article: Article, line: str | None = None, for_children: str | None = None
) -> Ruled:
    """The answer without a ruling: the text of an article, or why the example cannot come up. `line` is the
    sentence that answers the question, if there is one."""
    because = _in_short(text)
    return Ruled(None, None, line or because, because, (text,), article, reason, for_children)


def _reason(game: Game, article: Article) -> Sentence:
    """The text of an article, or of the one as which it answers."""
    return sentence_of(article if article.answers_as is None else game.rulebook[article.answers_as])


def _has_ended(match: AnyMatch, ruling: Ruling) -> bool:
    """Whether a claim is refused only because what came before it has ended the round."""
    finding = ruling.findings[0]
    ended = (
        finding.article == ONE_ROUND_AT_A_TIME.id
        and finding.weight is FindingWeight.BREAKS
        and not finding.facts["open"]
    )
    return ended and match.round is None and bool(match.points)


def _ended(
    question: Question, game: Game, match: AnyMatch, last: Ruling, ruling: Ruling, name: NameOfSeat
) -> Ruled:
    """The answer if the round had already ended. It is the article that ended the round."""
    found = [game.rulebook[one.article] for one in last.findings]
    ending = [article for article in found if not _is_of_a_house(game, article)]
    article = game.ruleset_of(match).article_or_its_substitute((ending or found)[-1])
    why = (text_of(article), text_of_finding(game, ruling.findings[0], name))
    return _ruled(question, ruling, why, article, _reason(game, article), match.rules)


def _in_short(text: str) -> str:
    """The first two sentences of a text, or only the first one if they are long. The article has the rest."""
    first, *rest = SENTENCE_ENDS.split(text)
    both = " ".join((first, *rest[:1]))
    return both if len(both) <= LONGEST_LINE else first


def _about(question: Question, game: Game, ruling: Ruling) -> Finding | None:
    """The finding of the article that the question is about, or of its substitute. None if there is none."""
    if question.about is None:
        return None
    about = question.about.id
    found = (one for one in ruling.findings if about in (one.article, game.rulebook[one.article].instead_of))
    return next(found, None)


def _is_in_force(game: Game, match: AnyMatch, article: Article) -> bool:
    """Whether an article applies in this match, itself or by a substitute."""
    agreed = complete_stored_rules(game, match.rules).house_rules
    chosen = [rule for rule in game.house_rules if rule.id in agreed]
    is_chosen = any(article in (rule.article, *rule.articles) for rule in chosen)
    return is_chosen or not _is_of_a_house(game, article)


def _is_of_a_house(game: Game, article: Article) -> bool:
    return any(article in (rule.article, *rule.articles) for rule in game.house_rules)


def is_about(question: Question, game: Game, ruling: Ruling) -> bool:
    """Whether a ruling has a finding about what the question asks."""
    return _about(question, game, ruling) is not None


def _yes(question: Question, ruling: Ruling) -> bool | None:
    if question.yes is None or (question.yes == "upheld" and ruling.verdict is Verdict.STANDS):
        return None
    return ruling.takes_effect is not (question.yes == "refused")


def _first(wrong: Faults) -> str:
    """The first sentence of the faults of rules."""
    first = next(iter(wrong.values()))
    if isinstance(first, dict):
        return _first(first)
    sentence: str = first[0]
    return sentence


# --- the answers under other rules ---


def _otherwise(question: Question, game: Game, rules: Rules, ruled: Ruled) -> Iterator[Otherwise]:
    for change in (Change(), *question.otherwise):
        changed = changed_rules(question, rules, change)
        if changed == rules or errors_in_rules(game, changed, _people(question)):
            continue
        then = ruled_on(question, changed)
        if not _comes_to_the_same(then, ruled):
            yield Otherwise(change, _sources(game, change, then), then)


def _comes_to_the_same(one: Ruled, other: Ruled) -> bool:
    """Whether two rulings give the same answer for the same reason."""
    is_same = (one.verdict, one.yes) == (other.verdict, other.yes)
    return is_same and says_the_same(one.reason, other.reason)


def _people(question: Question) -> int:
    return len(question.example.people.split()) if question.example else PEOPLE_OF_A_QUOTE


def changed_rules(question: Question, rules: Rules, change: Change) -> Rules:
    """These rules with a choice. An empty choice sets all differences and house rules on which the question
    depends to the standard ones."""
    game = GAMES[question.game]
    matters = {name for one in question.otherwise for name in one.differences}
    usual = {one.id: one.default_option.id for one in game.differences if one.id in matters}
    asked = {name for one in question.otherwise for name in one.house_rules}
    house = {name: given for name, given in rules.house_rules.items() if name not in asked}
    chosen = replace(
        rules,
        differences={**rules.differences, **usual, **change.differences},
        house_rules={**house, **change.house_rules},
    )
    return complete_new_rules(game, chosen)


def _sources(game: Game, change: Change, then: Ruled) -> tuple[str, ...]:
    """The sources of the options and house rules of a choice; if there are none, those of the article."""
    options = {one.id: one for one in game.differences}
    of_options = [options[name].option_with_id(option).sources for name, option in change.differences.items()]
    settled = change.house_rules
    of_rules = [
        rule.source_keys_of_answers(settled[rule.id] or {}) for rule in game.house_rules if rule.id in settled
    ]
    cited = [source for sources in (*of_options, *of_rules) for source in sources]
    return tuple(dict.fromkeys(cited)) or then.article.sources
