"""A situation that somebody describes is judged as in a match, or what is missing is asked for."""

import contextlib
from collections.abc import Iterator

import pytest

from referee.ask.situation.possible_states import InvalidAnswer, combine_answers
from referee.ask.situation.ruling_or_question import (
    CommonRuling,
    PossibleRulings,
    SeparatingFact,
    find_ruling_or_question,
)
from referee.codec import ClaimSchema, SituationSchema
from referee.games.help import HELP
from referee.languages.speech import render
from referee.match.help.situation import (
    ContradictoryDescription,
    Situation,
    complete_description,
    lines_of_situation,
    rule_on_situation,
)
from referee.match.model.position import DEFAULT_PLAYER_NAMES
from referee.rulings.shapes import ABSENT

MOST_QUESTIONS = 4
MOST_JUDGED = 100
"""So many combinations take less than 50 ms; see `make bench`."""

CHALLENGE = {"claim": "uno.challenge", "seat": 1}
CATCH = {"claim": "uno.catch", "caught": 0}
CALL = {"claim": "uno.call", "seat": 0}


def situation(*claims: dict, game: str = "uno", **described) -> Situation:
    """As it comes in over HTTP, with a round open where nobody says otherwise."""
    loaded = SituationSchema().load({"game": game, **described})
    submission = tuple(claim for claim, _ in map(ClaimSchema().load, claims))
    round = loaded.game.position.round_type() if loaded.round is ABSENT else loaded.round
    return complete_description(
        Situation(loaded.game, loaded.match, round, loaded.happened, submission, loaded.given_members)
    )


def fact_asked_for(described: Situation, **answers: str) -> str:
    """The fact that is asked for."""
    found = find_ruling_or_question(described, answers)
    assert isinstance(found, SeparatingFact), found
    return found.fact.id


def texts_of_answers(found: SeparatingFact) -> list[str]:
    """The answers that are offered, where nobody is named."""
    return [render(answer.text, DEFAULT_PLAYER_NAMES.__getitem__) for answer in found.answers]


def ruling(described: Situation, **answers: str) -> tuple[str, str]:
    """The verdict on the last claim, and the article that decides it."""
    found = find_ruling_or_question(described, answers)
    assert isinstance(found, CommonRuling), found.fact
    last = found.steps[-1].entry.ruling
    return last.verdict.value, last.findings[0].article


def faults(described: dict, *claims: dict, game: str = "uno") -> dict:
    """What of it cannot be."""
    with pytest.raises(ContradictoryDescription) as raised:
        rule_on_situation(situation(*(claims or (CALL,)), game=game, **described))
    return raised.value.faults


# --- rulings on reported details ---


def test_what_matters_is_enough():
    """The top card, the seat on turn, and the played card."""
    play = {"claim": "uno.play", "seat": 2, "card": "blue 7"}

    assert ("upheld", "uno.play") == ruling(situation(play, round={"top": "blue 3", "turn": 2}))
    assert ("refused", "uno.match") == ruling(situation(play, round={"top": "red 3", "turn": 2}))
    assert ("refused", "uno.turn") == ruling(
        situation(play, round={"top": "blue 3", "turn": 1, "drew": False})
    )


def test_claims_follow_each_other():
    """Each in the position that those before it have made."""
    described = situation(
        {"claim": "uno.play", "seat": 0, "card": "red skip"},
        {"claim": "uno.play", "seat": 1, "card": "red 2"},
        {"claim": "uno.play", "seat": 2, "card": "red 2"},
        round={"top": "red 5", "turn": 0},
    )

    verdicts = [step.entry.ruling.verdict.value for step in rule_on_situation(described)]

    assert ["upheld", "refused", "upheld"] == verdicts


def test_for_a_last_card_no_color_is_named():
    """A hand is counted all the same."""
    count = {"claim": "uno.count", "seat": 1, "cards": ["red 5"]}

    assert ("stands", "uno.count.hand") == ruling(situation(count, round={"top": "wild", "out": 0}))


def test_what_happened_counts_whatever_the_rules_say():
    """The description says what the players did."""
    happened = [{"claim": "uno.play", "seat": 0, "card": "blue skip"}]
    described = situation(
        {"claim": "uno.play", "seat": 2, "card": "blue 2"},
        round={"top": "red 5", "turn": 0},
        happened=happened,
    )

    assert ("upheld", "uno.play") == ruling(described)


def test_a_hand_that_nobody_counted_is_unknown():
    """Who says so is not asked again: a call may be due then, for all that can be seen."""
    described = situation(CALL, round={"discards": ["red 5"], "turn": 1, "hands": {"0": None}})

    assert ("stands", "uno.call") == ruling(described)


def test_the_rules_of_the_table_count():
    """Here two cards are fined for a late call, there four."""
    one_left = {"top": "red 5", "turn": 0, "hands": {"0": 2}}
    play = {"claim": "uno.play", "seat": 0, "card": "red 7"}
    hands = [
        rule_on_situation(situation(play, CATCH, round=one_left, rules=rules))[-1].after.round.hands[0]
        for rules in ({}, {"differences": {"late-uno-penalty": 4}})
    ]

    assert [3, 5] == hands


def test_who_is_renamed_is_called_so_from_then_on():
    """Also where the name comes with a claim, and is kept with no entry."""
    described = situation({"claim": "match.rename", "seat": 1, "name": "Eve"}, CALL, seats=3)
    renamed, called = rule_on_situation(described)

    assert ["Eve", "Eve"] == [step.names[1] for step in (renamed, called)]


def test_nobody_needs_a_name():
    """But who is named is called so."""
    nameless, named = situation(CALL), situation(CALL, people=["Ida", "Oma"])

    assert ["Ann", "Bob", "Cat", "Dan"] == list(nameless.names.values())
    assert ["Ida", "Oma"] == list(named.names.values())


# --- questions about unreported details ---


@pytest.mark.parametrize(
    ("claim", "answers", "verdict"),
    [
        (
            CHALLENGE,
            {"target": "mine", "direction": "clockwise", "since": "nothing", "held": "held"},
            "upheld",
        ),
        (CHALLENGE, {"since": "nothing", "held": "held", "target": "another"}, "refused"),
        (CHALLENGE, {"since": "drawn"}, "refused"),
        (CATCH, {"left": "one", "since": "nothing", "said": "no"}, "upheld"),
        (CATCH, {"left": "one", "since": "drawn"}, "refused"),
        (CATCH, {"left": "one", "since": "skipped", "said": "no"}, "upheld"),
        (CATCH, {"left": "more"}, "refused"),
        (CALL, {"left": "two"}, "upheld"),
        (CALL, {"left": "one", "since": "caught", "said": "no"}, "refused"),
        (
            {"claim": "uno.play", "seat": 1, "card": "red skip"},
            {"top": "draw-two"},
            "refused",
        ),
        (
            {"claim": "uno.play", "seat": 1, "card": "red reverse"},
            {"top": "color", "turn": "theirs", "last": "no", "people": "two"},
            "upheld",
        ),
    ],
)
def test_a_dispute_is_settled_from_an_empty_start(claim, answers, verdict):
    """Each fact is asked for by itself, and none that does not matter."""
    given: dict[str, str] = {}
    while given != answers:
        fact = fact_asked_for(situation(claim), **given)
        given[fact] = answers[fact]

    assert verdict == ruling(situation(claim), **answers)[0]


DISPUTES = {
    "a Wild Draw Four is challenged": CHALLENGE,
    "UNO is called late": CALL,
    "who has not called is caught": CATCH,
    "a Draw Two is played": {"claim": "uno.play", "seat": 1, "card": "red draw two"},
    "a Skip is played": {"claim": "uno.play", "seat": 1, "card": "blue skip"},
    "a Reverse is played": {"claim": "uno.play", "seat": 0, "card": "green reverse"},
    "a number is played": {"claim": "uno.play", "seat": 0, "card": "green 3"},
    "a Wild is played": {"claim": "uno.play", "seat": 3, "card": "wild", "color": "red"},
    "a Wild Draw Four is played": {"claim": "uno.play", "seat": 1, "card": "wild draw four"},
    "cards are drawn": {"claim": "uno.draw", "seat": 1},
    "a hand is shown": {"claim": "uno.show_hand", "seat": 1, "held_color": False},
    "a color is named": {"claim": "uno.color", "seat": 2, "color": "red"},
    "a hand is counted": {"claim": "uno.count", "seat": 1, "cards": ["red 5"]},
}
VARIANTS = {
    "standard": {},
    "family": {"preset": "family"},
    "stacking": {"house_rules": {"stacking": {"answers": ["2/2", "2/4", "4/2", "4/4"]}}},
    "any playable": {"differences": {"wild-draw-four": "any-playable"}},
    "jump-in": {"house_rules": {"jump-in": {}}},
}


def combinations(described: Situation, answers: dict[str, str]) -> list[Situation]:
    """The situation with every combination of answers to the unanswered facts. Some combinations contradict
    each other or the description."""
    facts = HELP[described.game.name].facts_of(described)
    return [then for _, then in combine_answers(facts, described.seated(), answers, 0)]


def whole_tree(
    described: Situation, answers: dict[str, str]
) -> Iterator[tuple[dict[str, str], CommonRuling]]:
    """Every way to answer what is asked for, to its end."""
    found = find_ruling_or_question(described, answers)
    if isinstance(found, CommonRuling):
        yield answers, found
        return
    assert len(found.answers) > 1
    assert found.rulings > 1
    for answer in found.answers:
        yield from whole_tree(described, {**answers, found.fact.id: answer.id})


@pytest.mark.parametrize("rules", VARIANTS.values(), ids=VARIANTS)
@pytest.mark.parametrize("claim", DISPUTES.values(), ids=DISPUTES)
def test_whatever_is_answered_the_ruling_comes_in_four_questions(claim, rules):
    """And it is the same for everything that was not asked: the judge was asked about all of it."""
    described = situation(claim, rules=rules)
    for answers, found in whole_tree(described, {}):
        assert len(answers) <= MOST_QUESTIONS
        verdicts = [step.entry.ruling.verdict for step in found.steps]
        for then in combinations(described, answers):
            with contextlib.suppress(ContradictoryDescription):
                assert verdicts == [step.entry.ruling.verdict for step in rule_on_situation(then)]


@pytest.mark.parametrize("claim", DISPUTES.values(), ids=DISPUTES)
def test_few_combinations_are_judged(claim):
    """No answer takes long."""
    assert len(combinations(situation(claim), {})) <= MOST_JUDGED


def test_what_is_told_is_not_asked_for():
    """Only the rest is."""
    play = {"claim": "uno.play", "seat": 1, "card": "red 7"}
    described = situation(play, round={"turn": 1, "hands": {"1": 4}})

    assert "top" == fact_asked_for(described)
    assert ("upheld", "uno.play") == ruling(described, top="color")
    assert ("refused", "uno.match") == ruling(described, top="neither")


DRAW_FOUR = {"claim": "uno.play", "seat": 0, "card": "wild draw four", "color": "blue"}
SHOWN = {"claim": "uno.show_hand", "seat": 0, "hand": ["green 4", "red 9"]}


def _play(seat: int, card: str) -> dict:
    return {"claim": "uno.play", "seat": seat, "card": card}


def _assumed(described: Situation, **answers: str) -> dict[str, str]:
    """The facts that are assumed, with their answers."""
    return {fact.id: answer.id for fact, answer in find_ruling_or_question(described, answers).assumed}


def test_what_happened_is_presumed_to_be_lawful():
    """So little is asked. The presumptions are named."""
    described = situation(CHALLENGE, round={"top": "red 5"}, happened=[DRAW_FOUR])

    assert ("upheld", "uno.challenge") == ruling(described)
    assert {
        "direction": "clockwise",
        "turn": "theirs",
        "drew": "no",
        "round-on": "yes",
    } == _assumed(described)


def test_the_color_before_a_challenged_card_is_asked_for():
    """A hand with a red card was judged against an invented red card before."""
    described = situation(SHOWN, happened=[DRAW_FOUR, CHALLENGE])

    assert "before" == fact_asked_for(described)
    assert ("upheld", "uno.challenge.guilty") == _deciding(described, before="red")
    assert ("upheld", "uno.challenge.innocent") == _deciding(described, before="yellow")


def _deciding(described: Situation, **answers: str) -> tuple[str, str]:
    """The verdict on the last claim, and the article of its second finding: the first is that a hand is
    shown."""
    found = find_ruling_or_question(described, answers)
    assert isinstance(found, CommonRuling), found.fact
    last = found.steps[-1].entry.ruling
    return last.verdict.value, last.findings[1].article


@pytest.mark.parametrize("has_happened", [True, False])
def test_undisputed_details_are_not_asked_for(has_happened):
    """The second Draw Two comes too late on any card below the first one."""
    first, second = _play(0, "red draw two"), _play(1, "blue draw two")
    described = situation(second, happened=[first]) if has_happened else situation(first, second)

    assert ("refused", "uno.owed") == ruling(described)
    assert {"top": "color", "lawful": "yes"}.items() <= _assumed(described).items()


def test_a_presumption_can_be_turned_off():
    """If play may have gone the other way round, somebody else had to draw and might challenge."""
    described = situation(CHALLENGE, seats=3, round={"top": "red 5"}, happened=[DRAW_FOUR])

    assert isinstance(find_ruling_or_question(described, {"direction": "unknown"}), PossibleRulings)
    assert ("upheld", "uno.challenge") == ruling(described, lawful="unknown")
    with pytest.raises(InvalidAnswer):
        find_ruling_or_question(described, {"lawful": "no"})
    with pytest.raises(InvalidAnswer):
        find_ruling_or_question(situation(CHALLENGE), {"lawful": "yes"})


def test_what_was_unlawful_in_any_case_has_happened():
    """The other claims are presumed lawful all the same."""
    happened = [_play(0, "red 5"), _play(0, "red 7"), _play(1, "red 9")]
    described = situation(_play(2, "green 2"), seats=3, happened=happened)

    assert ("refused", "uno.match") == ruling(described)


@pytest.mark.parametrize(
    ("happened", "claim", "fact"),
    [
        ([{"claim": "uno.draw", "seat": 1}], _play(1, "red 5"), "top"),
        ([_play(0, "red 5")], CATCH | {"seat": 1}, "left"),
        ([{"claim": "uno.draw", "seat": 1}], CATCH | {"seat": 1}, "left"),
        ([_play(0, "red 5")], CALL, "left"),
        ([{"claim": "uno.draw", "seat": 2}, DRAW_FOUR, CHALLENGE], SHOWN, "before"),
    ],
)
def test_what_the_last_claim_depends_on_is_asked_for(happened, claim, fact):
    """Also if it goes back to before the first claim."""
    assert fact == fact_asked_for(situation(claim, seats=3, happened=happened))


@pytest.mark.parametrize(
    ("claim", "round", "answers", "verdict"),
    [
        (
            {"claim": "uno.play", "seat": 1, "card": "blue draw two"},
            {"top": "red draw two", "turn": 1},
            {"drawn": "no"},
            "refused",
        ),
        (
            {"claim": "uno.play", "seat": 1, "card": "blue draw two"},
            {"top": "red draw two", "turn": 1},
            {"drawn": "yes", "direction": "clockwise"},
            "upheld",
        ),
        (
            {"claim": "uno.play", "seat": 1, "card": "red 7", "drawn": False},
            {},
            {"top": "color", "turn": "theirs", "drew": "yes"},
            "refused",
        ),
        (
            {"claim": "uno.play", "seat": 1, "card": "red 7", "drawn": False},
            {},
            {"top": "color", "turn": "theirs", "drew": "no"},
            "upheld",
        ),
        (
            {"claim": "uno.draw", "seat": 1, "count": 2},
            {"top": "red draw two", "turn": 1},
            {"drawn": "no"},
            "upheld",
        ),
        (
            {"claim": "uno.play", "seat": 1, "card": "blue 5"},
            {"top": "wild", "turn": 1},
            {"color": "blue"},
            "upheld",
        ),
        (
            {"claim": "uno.challenge", "seat": 0},
            {"top": "wild draw four", "color": "red", "turn": 0},
            {"held": "held-none", "target": "mine"},
            "upheld",
        ),
        (CATCH, {"top": "red 5", "turn": 1, "hands": {"0": 1}}, {"since": "nothing", "said": "no"}, "upheld"),
        (CATCH, {"top": "red 5", "turn": 1, "hands": {"0": 3}}, {}, "refused"),
    ],
)
def test_who_tells_a_little_is_asked_for_the_rest(claim, round, answers, verdict):
    """A Draw Two on top does not say whether somebody still has to draw."""
    given: dict[str, str] = {}
    while given != answers:
        fact = fact_asked_for(situation(claim, round=round), **given)
        given[fact] = answers[fact]

    assert verdict == ruling(situation(claim, round=round), **answers)[0]


@pytest.mark.parametrize(
    ("article", "seen"),
    [
        ("color", "A card of the color that was being played before."),
        ("wilds-count", "A card of the color that was being played before, or another wild card."),
        ("any-playable", "A card that could have been played. Another wild card counts, too."),
    ],
)
def test_what_was_seen_in_a_hand_is_asked_in_the_words_of_the_rule(article, seen):
    """Of the table that asks."""
    described = situation(CHALLENGE, rules={"differences": {"wild-draw-four": article}})
    found = find_ruling_or_question(described, {"since": "nothing"})

    assert seen in texts_of_answers(found)


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("red 8", "An 8 of another color."),
        ("red 5", "A 5 of another color."),
        ("red skip", "A Skip of another color."),
    ],
)
def test_a_card_of_another_color_is_named_as_people_say_it(card, said):
    described = situation({"claim": "uno.play", "seat": 1, "card": card}, round={"turn": 1})
    found = find_ruling_or_question(described, {})

    assert said in texts_of_answers(found)


def test_who_jumps_in_does_so_on_a_card_laid_just_now():
    """Out of turn, with the very same card."""
    play = {"claim": "uno.play", "seat": 1, "card": "red 5"}
    described = situation(play, rules={"house_rules": {"jump-in": {}}})

    assert "upheld" == ruling(described, top="same", turn="another", last="no")[0]


def test_the_situation_that_was_judged_can_be_read():
    """Unreported details of the shown situation are examples."""
    found = find_ruling_or_question(situation(CATCH), {"left": "one", "since": "nothing", "said": "no"})

    assert ["Ann: red 7", "caught: Ann"] == lines_of_situation(found.situation)[-2:]


def test_what_was_assumed_is_told():
    """A fact that makes no difference is not asked for, but what was taken for it can be read."""
    found = find_ruling_or_question(
        situation({"claim": "uno.play", "seat": 1, "card": "red 7"}), {"turn": "another", "top": "color"}
    )

    assert [("drew", "no"), ("last", "no")] == [(fact.id, answer.id) for fact, answer in found.assumed]


@pytest.mark.parametrize(
    ("answers", "fact", "fault"),
    [
        ({"weather": "fine"}, "weather", "'weather' is not asked here."),
        ({"left": "none"}, "left", "Say one of one, more, unknown."),
    ],
)
def test_an_answer_to_nothing_is_named(answers, fact, fault):
    """With what may be answered."""
    with pytest.raises(InvalidAnswer) as raised:
        find_ruling_or_question(situation(CATCH), answers)

    assert (fact, fault) == (raised.value.fact, raised.value.fault)


# --- what cannot be ---


@pytest.mark.parametrize(
    ("round", "named"),
    [
        ({"discards": ["red 5"] * 3}, {"discards": ["The deck has 2 of red 5, not 3."]}),
        (
            {"top": "red 5", "in_hands": [{"seat": 0, "card": "red 5"}, {"seat": 1, "card": "red 5"}]},
            {"top": ["The deck has 2 of red 5, not 3."]},
        ),
        (
            {"hands": {"0": 60, "1": 48}},
            {
                "hands": [
                    "108 cards in hands and 1 discarded or set aside make 109 cards: the deck has only 108."
                ]
            },
        ),
        (
            {"discards": ["red 5", "red 6"], "hands": {"0": 7, "1": 7, "2": 7, "3": 7}, "draw_pile": 80},
            {
                "draw_pile": [
                    "Of 108 cards, 28 are in hands and 2 discarded or set aside. "
                    "That leaves 78 for the pile, not 80."
                ]
            },
        ),
        (
            {"top": "red 5", "color": "blue"},
            {"color": ["A red 5 lies on top: red is the current color, not blue."]},
        ),
        (
            {"top": "wild"},
            {"color": ["A wild lies on top: say what the current color is, or who is still to name it."]},
        ),
        (
            {"top": "red 5", "discards": ["red 6"]},
            {"top": ["The last of the discards is red 6, not red 5."]},
        ),
        (
            {"top": "red 5", "hands": {"0": 7, "1": 7}, "draw_pile": 94},
            {
                "draw_pile": [
                    "Of 108 cards, 14 are in hands and 1 discarded or set aside. "
                    "That leaves at most 93 for the pile, not 94."
                ]
            },
        ),
        ({"discards": []}, {"discards": ["There is always a top card: name it."]}),
        ({"turn": 7}, {"turn": ["Nobody sits at seat 7."]}),
        ({"hands": {"9": 1}}, {"hands": ["Nobody sits at seat 9."]}),
        ({"direction": 2}, {"direction": ["1 is clockwise, -1 counterclockwise."]}),
        (
            {"challenged": 2},
            {"challenged": ["There is no Wild Draw Four to challenge: say who has to draw for it (`debt`)."]},
        ),
        (
            {"top": "red draw two", "debt": {"seat": 1, "count": 2, "by": 0, "open_to_challenge": True}},
            {
                "debt": [
                    "Only a Wild Draw Four that lies on top, and that a player has played, can be challenged."
                ]
            },
        ),
        (
            {"turn": 2, "debt": {"seat": 1, "count": 2, "by": 0}},
            {"debt": ["It is the turn of the player who has to draw cards. That is not seat 2."]},
        ),
        (
            {"debt": {"seat": 1, "count": 2, "by": 1}},
            {"debt": ["Nobody has to draw for a card of their own."]},
        ),
        ({"hands": {"1": 0}}, {"hands": ["A player without cards has gone out: say that seat 1 is out."]}),
        ({"out": 1, "turn": 2}, {"turn": ["Once somebody has gone out, it is nobody's turn."]}),
        ({"out": 1, "hands": {"1": 3}}, {"out": ["Seat 1 has gone out, but still holds cards: 3."]}),
        (
            {"top": "red 5", "color_owed_by": 1},
            {
                "color_owed_by": [
                    "Somebody still has to name a color only if a wild card on top has no color yet."
                ]
            },
        ),
    ],
)
def test_a_round_that_cannot_be_is_named_with_the_arithmetic(round, named):
    """By the member that is wrong."""
    assert {"round": named} == faults({"seats": 4, "round": round})


DEALT = [{"id": number, "upper": None, "lower": None} for number in (1, 2, 3)]


@pytest.mark.parametrize(
    ("round", "named"),
    [
        (
            {"top": "red 5", "discards": ["red 4"]},
            {"top": ["The last of the discards is red 4, not red 5."]},
        ),
        (
            {"discards": ["red 5"] * 4},
            {"discards": ["The deck has 3 of red 5, not 4."]},
        ),
        (
            {"last_turns": [1]},
            {"last_turns": ["Last turns come after somebody has closed the round: say who closed it."]},
        ),
        (
            {"closed_by": 1, "grids": {"1": [{"id": 1, "upper": None, "lower": "red 5"}]}},
            {"closed_by": ["Seat 1 has closed the round with 1 cards facedown."]},
        ),
        (
            {"grids": {"1": [{"id": 1, "upper": None, "lower": None}] * 2}},
            {"grids": ["Seat 1 has two columns with the same number."]},
        ),
        (
            {"discards": ["red 5"], "draw_pile": 9, "grids": {str(seat): DEALT for seat in range(4)}},
            {
                "draw_pile": [
                    "Of 112 cards, 24 lie in grids and 1 are discarded or set aside. "
                    "That leaves 87 for the pile, not 9."
                ]
            },
        ),
    ],
)
def test_so_of_golf(round, named):
    """So is a counted pile, if all grids are reported."""
    claim = {"claim": "golf.call", "seat": 0}

    assert {"round": named} == faults({"seats": 4, "round": round}, claim, game="golf")


@pytest.mark.parametrize("pile", [9, 87, 100])
def test_of_grids_that_nobody_told_nobody_knows_how_many_cards_lie_there(pile):
    """So any pile may be left."""
    described = {"discards": ["red 5"], "draw_pile": pile, "grids": {"0": DEALT}}

    assert rule_on_situation(
        situation({"claim": "golf.call", "seat": 0}, game="golf", seats=4, round=described)
    )


@pytest.mark.parametrize("game", ["uno", "golf"])
def test_since_track_was_lost_more_may_have_been_laid_than_there_are(game):
    """The pile may have been shuffled unseen; what lies on top is there all the same."""
    discarded = [f"{color} {number}" for color in ("red", "blue") for number in range(7)] * 12
    play = {"claim": "uno.draw", "seat": 1} if game == "uno" else {"claim": "golf.call", "seat": 0}
    lost = {"discards": discarded, "lost_track": True}

    assert "discards" in faults({"seats": 4, "round": {"discards": discarded}}, play, game=game)["round"]
    assert rule_on_situation(situation(play, game=game, seats=4, round=lost))


@pytest.mark.parametrize(
    ("described", "named"),
    [
        ({"seats": 11}, {"seats": ["UNO is played by 2 to 10 people."]}),
        ({"people": ["Ann", "Ann"]}, {"people": ["Two people have the same name."]}),
        ({"people": ["Ann", "Bob"], "seats": 3}, {"people": ["3 people play, but 2 are named."]}),
        ({"seats": 3, "dealer": 3}, {"dealer": ["Nobody plays at seat 3."]}),
        ({"seats": 3, "order": [0, 0, 1]}, {"order": ["Name each seat from 0 to 2 at most once."]}),
        ({"seats": 3, "seating": [0, 2]}, {"seating": ["Seat 1 is missing."]}),
        ({"seats": 3, "circle": [0, 1]}, {"circle": ["Seat 2 is missing."]}),
        ({"seats": 3, "order": [1]}, {"order": ["At least two people have to play."]}),
        ({"seats": 3, "totals": {"7": 5}}, {"totals": ["Nobody sits at seat 7."]}),
        ({"seats": 3, "points": [[1, 2]]}, {"points": ["A round has 3 points: one for each seat."]}),
    ],
)
def test_a_match_that_cannot_be_is_named(described, named):
    """By the member that is wrong."""
    assert named == faults(described)


def test_somebody_of_a_team_may_have_gone_home():
    """Teams are made when a match is opened; who has never been enough for them cannot play so."""
    teams = {"differences": {"scoring": "two-teams"}}
    left = {"rules": teams, "order": [0, 1, 2, 3, 4, 5, 7], "round": {"top": "red 5"}}

    assert rule_on_situation(situation({"claim": "match.note", "text": "on we go"}, seats=8, **left))
    assert "rules" in faults({"rules": teams, "seats": 7, "round": {"top": "red 5"}})


def test_a_challenge_where_nothing_was_played_did_not_happen():
    """In the words of the referee."""
    happened = [{"claim": "uno.challenge", "seat": 1}]

    assert {
        "happened": {
            0: {"claim": ["This cannot have happened: There is no Wild Draw Four to challenge now."]}
        }
    } == faults({"happened": happened})


def test_a_logbook_is_wanted_to_take_something_back():
    """There is none in a situation."""
    wrong = faults({}, {"claim": "match.take_back", "to": 1})

    assert {
        "claims": {0: {"claim": ["You cannot correct anything here: just say what really happened."]}}
    } == wrong


def test_house_rules_that_do_not_go_together_are_named():
    """As when a match is opened."""
    rules = {"house_rules": {"stacking": {}, "no-such-rule": {}}}

    assert ["rules"] == list(faults({"rules": rules}))
