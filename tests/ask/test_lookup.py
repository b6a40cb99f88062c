"""Whoever asks in words of their own is understood, or told honestly that they are not."""

from difflib import SequenceMatcher
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from referee.ask.reading.elsewhere import not_ours
from referee.ask.reading.named_rules import _patterns, build_patterns, found_for
from referee.ask.reading.words import words_of
from referee.ask.search import lookup
from referee.ask.search.every_question import QUESTIONS
from referee.ask.search.features import word_features
from referee.ask.search.lookup import LONGEST_QUERY, Index, all_indexes, asked_back, index_of
from referee.games import GAMES
from referee.kit.tables import InvalidTextTable, parse_text_table
from referee.match.help.phrased import phrasings_in
from referee.match.help.question import text_of_question

HERE = Path(__file__).parent


def _asked(name: str) -> list[list[tuple[int, str]]]:
    """The sets of a file, between empty lines: on each line the number of a dispute and what was typed."""
    sets = (HERE / name).read_text(encoding="utf-8").strip().split("\n\n")
    lines = [[line.partition(" | ") for line in one.splitlines()] for one in sets]
    return [[(int(number), typed) for number, _, typed in one] for one in lines]


FIRST, SECOND = _asked("paraphrases.txt")
NEWER = [
    (question, typed)
    for question, _, typed in (
        line.partition(" | ")
        for line in (HERE / "held_out_newer.txt").read_text(encoding="utf-8").splitlines()
    )
]
"""Of questions that are in no catalogue of disputes: the question by its id, and what was typed."""
ASKED = FIRST + SECOND
NOT_OURS = (HERE / "not_ours.txt").read_text(encoding="utf-8").splitlines()
TOO_LIKE = 0.8
"""A phrasing of ours so like a line of the paraphrases has been copied from it."""


@pytest.fixture(scope="module")
def index() -> Index:
    return index_of(None)


class Found(NamedTuple):
    """Of what was asked: how much was found first, how much among three, how much of the good hits was right,
    and how much was found first but not called good."""

    first: float
    among_three: float
    good_are_right: float
    right_but_not_good: float


def _found(index: Index, asked: list[tuple[int, str]]) -> Found:
    hits = [(dispute, index.look_up(typed, 3)) for dispute, typed in asked]
    right = [[dispute in hit.question.disputes for hit in found] for dispute, found in hits]
    good = [bool(found) and found[0].is_good for _, found in hits]
    first = [one[:1] == [True] for one in right]
    of_good = [is_right for is_right, is_good in zip(first, good, strict=True) if is_good]
    unsure = [is_right and not is_good for is_right, is_good in zip(first, good, strict=True)]
    return Found(
        sum(first) / len(asked),
        sum(any(one) for one in right) / len(asked),
        sum(of_good) / len(of_good),
        sum(unsure) / len(asked),
    )


@pytest.mark.parametrize("asked", [FIRST, SECOND], ids=["first set", "second set"])
def test_what_people_type_is_understood(index, asked):
    """By people who knew only the catalogue of disputes. The lookup was tuned on both sets."""
    found = _found(index, asked)

    assert found.first >= 0.98
    assert found.among_three >= 0.99
    assert found.good_are_right >= 0.99
    assert found.right_but_not_good <= 0.065


def test_what_people_type_is_understood_that_nobody_tuned_on(index):
    """The figures to expect of new users. After tuning by this set, another one has to be written.

    The probability is calibrated to what strangers type, who use more and other words: fewer short texts are
    sure, and more of what is sure is right."""
    found = _found(index, *_asked("held_out.txt"))

    assert found.first >= 0.95
    assert found.among_three >= 0.99
    assert found.good_are_right >= 0.99
    assert found.right_but_not_good <= 0.07


STRANGERS = ("strangers.txt", "strangers_newer.txt", "held_out_latest.txt")


def _lines(name: str) -> list[str]:
    return (HERE / name).read_text(encoding="utf-8").splitlines()


def _labelled(name: str) -> list[tuple[list[str], str]]:
    """The lines of a file that some question is about: those that answer it, and what was typed."""
    lines = (line.partition(" | ") for line in _lines(name))
    return [(ids.split(), typed) for ids, _, typed in lines if ids != "-"]


@pytest.mark.parametrize(
    ("name", "asked", "first", "among_three"),
    [
        ("strangers.txt", 298, 0.88, 0.97),
        ("strangers_newer.txt", 405, 0.89, 0.97),
        ("held_out_latest.txt", 135, 0.86, 0.96),
    ],
)
def test_what_strangers_type_and_say_is_understood(name, asked, first, among_three):
    """Written down by people who knew the rules and nothing of ours: typed, spoken to a phone, with house
    rules named, and in general. Before anybody had read them, 77 % of the first were understood at once and
    88 % among three, of the newer 82 and 94 %. Their kinds of words were learned since. The coefficients of
    the ranking are fitted to all three sets, the word classifier to none. Cross validation finds 1 % less."""
    lines = _labelled(name)
    hits = [(ids, [hit.question.id for hit in found_for(typed, None)[:3]]) for ids, typed in lines]

    assert asked == len(lines)
    assert sum(found[:1] != [] and found[0] in ids for ids, found in hits) / len(hits) >= first
    assert sum(not set(ids).isdisjoint(found) for ids, found in hits) / len(hits) >= among_three


def test_what_strangers_are_shown_alone_is_right_and_what_they_are_offered_has_it():
    """The thresholds were chosen by cross validation, together with texts that are harder to understand."""
    lines = [line for name in STRANGERS for line in _labelled(name)]
    found = [(set(ids), found_for(typed, None)) for ids, typed in lines]
    alone = [hits[0].question.id in ids for ids, hits in found if hits[0].is_good]
    offered = [(ids, {one.id for one in asked_back(hits)}) for ids, hits in found if asked_back(hits)]

    assert len(alone) / len(found) >= 0.75
    assert sum(alone) / len(alone) >= 0.96
    assert (len(alone) + len(offered)) / len(found) >= 0.96
    assert sum(not ids.isdisjoint(ours) for ids, ours in offered) / len(offered) >= 0.93


def test_what_strangers_type_who_have_seen_nothing_is_understood():
    """A set of 240 texts that the classifier and its coefficients have not learned from: cases of a table, as
    they are typed and dictated, in the words of children and of families with house rules."""
    lines = _labelled("held_out_strangers.txt")
    found = [(set(ids), found_for(typed, None)) for ids, typed in lines]
    alone = [hits[0].question.id in ids for ids, hits in found if hits[0].is_good]

    assert len(found) == 210
    assert sum(hits[0].question.id in ids for ids, hits in found) / len(found) >= 0.76
    assert sum(not ids.isdisjoint(hit.question.id for hit in hits[:3]) for ids, hits in found) / 210 >= 0.88
    assert len(alone) / len(found) >= 0.42
    assert sum(alone) / len(alone) >= 0.89


def test_what_no_question_answers_is_shown_no_answer():
    """What strangers asked that is in no book of ours."""
    typed = [line.removeprefix("- | ") for name in STRANGERS for line in _lines(name) if line[0] == "-"]
    alone = [one for one in typed if any(hit.is_good for hit in found_for(one, None))]

    assert len(typed) >= 60
    assert len(alone) / len(typed) <= 0.02


def test_what_people_type_about_what_is_newer_is_understood(index):
    """Written down before the phrasings were, though by the same hand; nobody tuned by it."""
    hits = [(question, [hit.question.id for hit in index.look_up(typed, 3)]) for question, typed in NEWER]

    assert sum(found[:1] == [question] for question, found in hits) / len(hits) >= 0.93
    assert sum(question in found for question, found in hits) / len(hits) >= 0.97


@pytest.mark.parametrize(("slips", "first", "among_three"), [(1, 0.96, 0.99), (3, 0.94, 0.97)])
def test_slips_of_the_fingers_are_read_over(index, slips, first, among_three):
    """In so many of the longer words of each line a letter too many, too few, wrong, or before its turn."""
    chance = Random(slips)
    found = _found(index, [(dispute, _mistyped(typed, slips, chance)) for dispute, typed in ASKED])

    assert found.first >= first
    assert found.among_three >= among_three


def _mistyped(typed: str, slips: int, chance: Random) -> str:
    words = typed.split()
    longer = [place for place, word in enumerate(words) if word.isalpha() and len(word) > 3]
    for place in chance.sample(longer, min(slips, len(longer))):
        words[place] = _with_a_slip(words[place], chance)
    return " ".join(words)


def _with_a_slip(word: str, chance: Random) -> str:
    at, other = chance.randrange(len(word) - 1), chance.choice("aeiounrtslcdm")
    before, one, next_one, after = word[:at], word[at], word[at + 1], word[at + 2 :]
    return (
        before + chance.choice([next_one + one, next_one, one + other + next_one, other + next_one]) + after
    )


def test_no_phrasing_is_copied_from_the_paraphrases():
    """That would make the figures above a lie."""
    phrasings = [text for one in QUESTIONS.values() for text in one.phrasings]
    matcher, copied = SequenceMatcher(autojunk=False), []
    for _, asked in (*ASKED, *NEWER):
        matcher.set_seq2(asked)
        for text in phrasings:
            matcher.set_seq1(text)
            if matcher.real_quick_ratio() > TOO_LIKE and matcher.quick_ratio() > TOO_LIKE:
                copied += [text] if matcher.ratio() > TOO_LIKE else []

    assert [] == copied


@pytest.mark.parametrize("question", QUESTIONS.values(), ids=QUESTIONS)
def test_every_question_is_found_by_its_own_words(question):
    """No other of its game fits better."""
    hits = index_of(question.game).look_up(text_of_question(question))
    best = [hit.question for hit in hits if hit.score == hits[0].score]

    assert question in best
    assert hits[0].is_good


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("chalenge a wild draw four that was the last card", "challenge-last-card"),
        ("stakc two plus twos", "draw-two-on-draw-two"),
        ("blok a +4 with a skip crad", "skip-against-draw-four"),
        ("penelty for forgeting uno", "caught-how-many-cards"),
        ("two playrs, what does a revers do, one against one", "reverse-between-two"),
        ("shufle hands as last card", "last-card-shuffle-hands"),
        ("duoble points for a ruond", "points-count-double"),
        ("somone has to many crads in hand", "hand-too-big"),
        ("we wrote on the blnak wild", "written-on-a-wild"),
        ("tapped the wrnog plyer", "wrong-player-tapped"),
        ("he coms back afetr leaving", "coming-back"),
        ("COULOR: MUST I HAVE THE COLOUR THAT I WISH FOR???", "color-i-do-not-hold"),
    ],
)
def test_typos_are_read_over(index, typed, meant):
    """Whatever the capitals, too."""
    assert meant in [hit.question.id for hit in index.look_up(typed, 3)]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("can i challenge", "may-i-challenge"),
        ("can you challenge a draw 4", "may-i-challenge"),
        ("can i play +4 if i have a red card and red is on top", "draw-four-holding-the-color"),
        ("score to win", "how-many-points-win"),
        ("does the +4 guy still choose color if he loses challenge", "challenge-guilty-color"),
        ("golf: can i take the draw two from the pile", "golf-take-an-action"),
        ("can i stack", "draw-two-on-draw-two"),
        ("jump in", "jump-in-same-card"),
        ("7-0 rule", "house-seven-zero"),
        ("golf do i need to call uno", "golf-must-i-call"),
        ("how many cards in uno golf", "golf-cards-in-the-deck"),
        ("do i have to play", "draw-though-i-could-play"),
        ("can u win with a +4", "win-with-draw-four"),
        ("double points", "points-count-double"),
        ("three against three", "six-in-two-teams"),
        ("too many cards in hand", "hand-too-big"),
        ("how many cards do we start with", "how-many-dealt"),
        ("tapped the wrong player", "wrong-player-tapped"),
        ("i give in", "challenge-give-in"),
        ("golf pickup limit", "golf-house-pickup-limit"),
    ],
)
def test_few_words_are_enough_where_people_put_it_so(index, typed, meant):
    """What a newcomer typed, and was told to be none of our questions, or another one."""
    hit = index.look_up(typed)[0]

    assert (meant, True) == (hit.question.id, hit.is_good)


def test_the_order_of_two_cards_matters(index):
    """What lies below and what goes on it."""
    assert "draw-two-on-draw-four" == index.look_up("put a +2 on a +4")[0].question.id
    assert "draw-four-on-draw-two" == index.look_up("put a +4 on a +2")[0].question.id


def test_words_of_a_game_lead_to_its_questions(index):
    """A grid and its columns are only in one; without such a word the first game comes first."""
    assert "golf" == index.look_up("may I clear a column out of turn")[0].question.game
    assert "uno" == index.look_up("what does a reverse do when we are two")[0].question.game
    assert {"golf"} == {hit.question.game for hit in index_of("golf").look_up("may I say uno")}


@pytest.mark.parametrize(
    "asked",
    [
        "",
        "   ",
        "?!",
        "the and of",
        "هل يمكنني اللعب",
        "我可以叠加吗",
        "🃏🎴👨‍👩‍👧",
        "\x00\x01\x02",
        "xyzzy qwrtp",
    ],
    ids=ascii,
)
def test_what_is_no_question_of_ours_finds_nothing(index, asked):
    """Other scripts, signs, and words that say nothing."""
    assert () == index.look_up(asked)


@pytest.mark.parametrize("asked", NOT_OURS)
def test_what_is_about_something_else_is_no_good_hit(index, asked):
    """Other games, the house, and what our questions do not say. The nearest is still told."""
    assert [] == [hit.question.id for hit in index.look_up(asked) if hit.is_good]


def test_a_question_that_sounds_like_others_gets_no_wrong_answer(index):
    """Throwing it is what one may do; what it does then is asked."""
    hits = index.look_up("golf: may i throw the skip i just drew")

    assert "golf-thrown-action" == hits[0].question.id


@pytest.mark.parametrize(
    ("typed", "also"),
    [
        ("wd4 on draw2", "+4 on +2"),
        ("plus four", "pick up 4"),
        ("reverse 2 players", "reverse when there are only two of us"),
        ("miss a go", "lose a turn"),
        ("my last card but one", "my second to last card"),
        ("1v1", "two players"),
        ("colour changer", "wild card"),
        ("didn't say uno", "forgot uno"),
    ],
)
def test_many_names_are_one_word(typed, also):
    """Whatever else stands there."""
    assert set(word_features(words_of(typed))) <= set(word_features(words_of(also)))


@pytest.mark.parametrize(
    ("heard", "meant"),
    [
        ("can i put a plus for on a plus too", "can i put a plus four on a plus two"),
        ("may i play the wild draw for now", "may i play the wild draw four now"),
        ("do i draw for cards or one", "do i draw four cards or one"),
        ("green for on a red for", "green four on a red four"),
        ("he forgot to say you know", "he forgot to say uno"),
        ("you know golf has a column of to skips", "uno golf has a column of two skips"),
        ("must i draw won card", "must i draw one card"),
        ("i had know green and the hole table saw it", "i had no green and the whole table saw it"),
        ("read skip on a read five", "red skip on a red five"),
    ],
)
def test_what_a_phone_heard_is_read_as_it_was_meant(heard, meant):
    assert word_features(words_of(meant)) == word_features(words_of(heard))


@pytest.mark.parametrize(
    "typed", ["who must i draw for", "do i draw for a draw two", "i want to draw to win", "i won the round"]
)
def test_words_that_are_meant_as_they_stand_stay(typed):
    """To draw for somebody is no draw four, and who has won is nobody's first."""
    words = words_of(typed)

    assert {"drawfour", "drawtwo", "one"}.isdisjoint(words[-3:]) or typed.endswith("draw two")
    assert "drawfour" not in words


@pytest.mark.parametrize(
    "asked",
    [
        "draw four " * 10_000,
        "a" * 100_000,
        "+ " * 50_000,
        "pick " * 20_000,
        " " * 100_000,
        "wild\x00" * 20_000,
        "ünö" * 30_000,
        " ".join(f"wrod{number}x" for number in range(10_000)),
    ],
    ids=lambda asked: ascii(asked[:12]),
)
def test_work_is_bounded_whatever_is_asked(index, asked):
    """Of 100 kB only the beginning is read."""
    assert index.look_up(asked[:LONGEST_QUERY]) == index.look_up(asked)


def test_phrasings_stand_under_their_question():
    """All of a question's in one place."""
    text = b"one\n    so\n    or so\n\ntwo\n    else\n"

    assert {"one": ("so", "or so"), "two": ("else",)} == phrasings_in(
        parse_text_table("two.txt", text), {"one", "two"}
    )
    with pytest.raises(InvalidTextTable, match=r"^two\.txt:4: one has its rows in line 1 already$"):
        phrasings_in(parse_text_table("two.txt", b"one\n    so\n\none\n    or so\n"), {"one"})


def test_no_index_is_built_by_a_request(monkeypatch):
    """A server has built those that there are before it answers."""
    all_indexes()
    build_patterns()
    built = _patterns.cache_info().misses
    monkeypatch.setattr(lookup, "Index", None)  # from now on none can be built
    for game in (None, *GAMES):
        assert found_for("with stacking, may i lay a draw two on a draw two", game)

    assert built == _patterns.cache_info().misses


def test_what_is_possible_is_asked_back_and_what_is_not_ours_is_seldom(index):
    """Of what is not about our games, and does not say which game it is about, little is asked back, without
    an answer. Of ours it is seldom needed."""
    back = [bool(asked_back(index.look_up(typed, 5))) for typed in NOT_OURS if not_ours(typed) is None]
    ours = [bool(asked_back(index.look_up(typed, 5))) for _, typed in ASKED]

    assert sum(back) / len(NOT_OURS) <= 0.07
    assert 0 < sum(ours) / len(ours) <= 0.06
