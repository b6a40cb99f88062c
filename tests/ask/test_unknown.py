"""What nobody told is asked for, left out, or answered in cases; it is never made up."""

import re

import pytest

from tests.ask.asking import ruled

PEOPLE = ["Oma", "Ida", "Kai", "Bob"]
CATCH = {"claim": "uno.catch", "caught": 0}
CHALLENGE = {"claim": "uno.challenge", "seat": 1}
REMIND = {"house_rules": {"remind-uno": {}}}
"""So that what is said depends on whether somebody has called."""
STACKING = {"house_rules": {"stacking": {"answers": ["2/2"]}}}


def ask(*claims, answers=None, **situation):
    return ruled({"game": "uno", "people": PEOPLE, **situation}, list(claims), answers)


def asked(answer) -> str | None:
    return answer.json["asks"] and answer.json["asks"]["fact"]


def verdict(answer) -> str:
    return answer.json["rulings"][-1]["verdict"]


def everything_said(answer) -> str:
    return " ".join(
        one["sentence"] for ruled in answer.json["rulings"] for one in (*ruled["findings"], *ruled["say"])
    )


def shown(*hand: str) -> dict:
    return {"claim": "uno.show_hand", "seat": 1, "hand": list(hand)}


# --- what people say of a referee that makes things up ---


def test_nobody_named_a_red_five():
    """Which color was in force before a hand is shown is asked for; none is said that nobody told."""
    hand, four = (
        shown("green 3", "green 7", "yellow 4", "green 1"),
        {"top": "wild draw four", "color": "blue"},
    )
    answers = {"challenged": "yes", "before": "unknown", "direction": "clockwise"}

    assert 422 == ask(hand, round={"top": "green 5", "hands": {"1": 4}}, answers={"challenged": "yes"}).status
    assert "before" == asked(ask(hand, round=four | {"direction": 1}, answers={"challenged": "yes"}))
    assert ["yellow", "green"] in [
        [option["option"] for option in given["options"]]
        for case in ask(hand, round=four, answers=answers).json["cases"]
        for given in case["given"]
    ]


def test_the_hand_had_three_cards_as_i_told():
    """A size that was told is never replaced."""
    told = {"top": "wild draw four", "color": "blue", "hands": {"1": 3}, "direction": 1}
    answers = {"challenged": "yes", "before": "red"}
    three = ask(shown("green 3", "green 7", "yellow 4"), round=told, answers=answers)
    four = ask(shown("green 3", "green 7", "yellow 4", "green 1"), round=told, answers=answers)

    assert "upheld" == verdict(three)
    assert "refused" == verdict(four)


def test_i_told_that_a_blue_nine_lies_there():
    """So there is no Wild Draw Four to challenge, and what happened since it is not asked for."""
    assert "refused" == verdict(ask(CHALLENGE, round={"top": "blue 9"}))
    named = ask(CHALLENGE, round={"top": "blue 9"}, answers={"since": "nothing"})

    assert 422 == named.status
    assert ["'since' is not asked here."] == named.json["errors"]["answers"]["since"]


def test_that_card_was_laid_just_now_i_jump_in():
    """Where jump-in is agreed and the same card lies there, it is asked for."""
    told = {"rules": {"house_rules": {"jump-in": {}}}, "round": {"top": "red 5", "turn": 0}}
    play = {"claim": "uno.play", "seat": 2, "card": "red 5"}

    assert "just" == asked(ask(play, **told))
    assert "refused" == verdict(ask(play, **told, answers={"just": "no"}))


@pytest.mark.parametrize(
    ("claim", "discards"),
    [
        (CHALLENGE, ["red 5", "wild draw four"]),
        ({"claim": "uno.play", "seat": 1, "card": "red 3"}, ["red 5", "red draw two"]),
    ],
)
def test_i_told_more_and_it_is_asked_all_the_same(claim, discards):
    """Who tells the card under the top card is asked no less than who tells the top card alone."""
    assert asked(ask(claim, round={"top": discards[-1]})) is not None
    assert asked(ask(claim, round={"discards": discards})) is not None


STACKED = [
    {"claim": "uno.play", "seat": 1, "card": "red draw two"},
    {"claim": "uno.play", "seat": 2, "card": "blue draw two"},
]
KNOWN = {"top": "color", "turn": "theirs", "direction": "clockwise"}


def test_i_put_my_draw_two_on_yours_and_must_draw_two_cards():
    """The number of cards in the hands was not reported. It is assumed that it is not the last one, and the
    cards to draw are named."""
    answer = ask(*STACKED, answers=KNOWN)

    assert "refused" == verdict(answer)
    assert ["drew", "last", "round-on"] == sorted(one["fact"] for one in answer.json["assumed"])
    assert "Draw two cards and miss your turn." in everything_said(answer)


def test_i_do_not_know_whether_it_was_the_last_card():
    """A client that answers so gets the verdict, and nothing that rests on it."""
    assumed = {one["fact"]: "unknown" for one in ask(*STACKED, answers=KNOWN).json["assumed"]}
    answer = ask(*STACKED, answers=KNOWN | assumed)

    assert ("refused", []) == (verdict(answer), answer.json["assumed"])
    assert "Draw two cards" not in everything_said(answer)


def test_we_play_the_other_way_round():
    """Whom a card hits depends on it: it is asked for."""
    play = {"claim": "uno.play", "seat": 1, "card": "red draw two"}
    told = {"top": "red 5", "turn": 1, "drew": False, "hands": {"1": 5}}

    assert "direction" == asked(ask(play, round=told))
    for way, who in (("clockwise", "Kai"), ("counterclockwise", "Oma")):
        assert who == ask(play, round=told, answers={"direction": way}).json["rulings"][0]["say"][0]["name"]


def test_i_had_drawn_already():
    """A second draw of a turn is not upheld unasked."""
    draw = {"claim": "uno.draw", "seat": 1}

    assert "drew" == asked(ask(draw, round={"top": "red 5", "turn": 1}))


def test_whoever_comes_before_had_drawn():
    """Then a card just drawn counts as kept, and the next one acts in turn."""
    draw = {"claim": "uno.draw", "seat": 1}
    told = {"top": "red 5", "drew": True, "direction": 1, "hands": {"1": 5}}
    before, another = (ask(draw, round=told, answers={"turn": whose}) for whose in ("before", "another"))

    assert ("upheld", "refused") == (verdict(before), verdict(another))


def test_only_the_color_before_was_not_told():
    """Where the card under the Wild Draw Four tells it, it is known; else it is asked for."""
    debt = {"seat": 2, "count": 4, "by": 1, "open_to_challenge": True}
    told = {"color": "green", "hands": {"0": 5, "1": 2, "2": 4, "3": 6}, "debt": debt, "challenged": 1}
    hand = shown("red 3", "green 7")
    known = ask(hand, round=told | {"discards": ["red 5", "wild draw four"]})

    assert "Ida had a card of the current color. Ida draws four cards" in everything_said(known)
    assert "before" == asked(ask(hand, round=told | {"discards": ["wild", "wild draw four"]}))


def test_the_discards_are_not_everything():
    """A card on a Draw Two just laid, and a hand of one card, depend on more than what lies there."""
    play = {"claim": "uno.play", "seat": 1, "card": "green 4"}

    assert asked(ask(play, round={"discards": ["red 5", "green draw two"]})) is not None
    assert asked(ask(CATCH, round={"discards": ["red 5", "red 7"]})) is not None


@pytest.mark.parametrize(
    ("claim", "rules", "answers", "invented"),
    [
        (
            {"claim": "uno.play", "seat": 1, "card": "green 4"},
            {},
            {"turn": "another", "top": "color"},
            "turn:",
        ),
        (
            {"claim": "uno.play", "seat": 1, "card": "green 4"},
            {},
            {"turn": "theirs", "top": "neither", "drew": "no"},
            "green 3",
        ),
        ({"claim": "uno.draw", "seat": 1}, STACKING, {"turn": "theirs", "owed": "two"}, "two cards"),
    ],
)
def test_that_is_not_what_i_said(claim, rules, answers, invented):
    """Somebody else has no name, another color is no card, and stacked debts are not one card's."""
    said = everything_said(ask(claim, rules=rules, answers=answers))

    assert said
    assert invented not in said
    assert not any(f"{name}'s turn" in said for name in PEOPLE)


def test_i_only_do_not_know_the_color():
    """A question will do where a wild lies on top."""
    play = {"claim": "uno.play", "seat": 1, "card": "green 4"}

    assert "color" == asked(ask(play, round={"top": "wild", "turn": 1}))


@pytest.mark.parametrize("claim", [CATCH, CHALLENGE, {"claim": "uno.play", "seat": 1, "card": "red 7"}])
def test_i_do_not_know_is_an_answer(claim):
    """To every question; after four at the most the ruling comes in cases, and under which answers."""
    answers: dict[str, str] = {}
    while (fact := asked(answer := ask(claim, answers=answers))) is not None:
        assert "unknown" in [one["option"] for one in answer.json["asks"]["options"]]
        answers[fact] = "unknown"
    cases = answer.json["cases"]

    assert len(answers) <= 4
    assert 2 <= len(cases) <= 4
    assert all(case["given"] and case["rulings"] for case in cases)
    assert [] == answer.json["rulings"]


# --- what cannot be ---


@pytest.mark.parametrize(
    ("round", "member", "sentence"),
    [
        ({"top": "red 5", "color": "blue"}, "color", "red is the current color, not blue"),
        ({"top": "red 5", "discards": ["red 6"]}, "top", "The last of the discards is red 6, not red 5."),
        ({"turn": 2, "debt": {"seat": 1, "count": 2, "by": 0}}, "debt", "That is not seat 2."),
        (
            {"drew": True, "debt": {"seat": 1, "count": 2, "by": 0}},
            "drew",
            "cannot draw one instead of playing a card",
        ),
        ({"out": 1, "hands": {"1": 3}}, "out", "Seat 1 has gone out, but still holds cards: 3."),
        ({"discards": ["red 5"] * 3}, "discards", "The deck has 2 of red 5, not 3."),
    ],
)
def test_those_two_cannot_both_be(round, member, sentence):
    """It is said what contradicts what."""
    answer = ask(CATCH, round=round)

    assert 422 == answer.status
    assert sentence in answer.json["errors"]["situation"]["round"][member][0]


# --- what was drawn, and what there was to draw ---


def test_the_challenge_was_lost_before_that():
    """Then six cards are owed for the Wild Draw Four and not four: no number is said that nobody told."""
    play = {"claim": "uno.play", "seat": 1, "card": "yellow 7"}
    told = {"top": "wild draw four", "color": "yellow", "turn": 0, "direction": 1, "drew": False}
    answer = ask(play, round=told | {"hands": {"1": 5}}, answers={"drawn": "no"})

    assert "upheld" == verdict(answer)
    assert "four cards" not in everything_said(answer)


def test_there_was_only_one_card_left():
    """Who counted a pile that is nearly empty is asked for the rest, and an answer leads to that."""
    draw = {"claim": "uno.draw", "seat": 1, "count": 1}
    debt = {"seat": 1, "count": 4, "by": 0, "open_to_challenge": False}
    told = {"top": "wild draw four", "color": "red", "debt": debt, "direction": 1, "draw_pile": 0}

    assert "pile" == asked(ask(draw, round=told))
    for pile, verdict_then in (("enough", "refused"), ("none", "upheld")):
        assert verdict_then == verdict(ask(draw, round=told, answers={"pile": pile}))


def test_all_cards_were_in_our_hands():
    """Who counted every hand has told what is left to draw."""
    nothing = {"claim": "uno.draw", "seat": 1, "count": 0}
    told = {"top": "wild draw four", "color": "red", "debt": None, "turn": 1, "drew": False, "direction": 1}
    hands = {str(seat): held for seat, held in enumerate((27, 27, 27, 26))}

    assert "upheld" == verdict(ask(nothing, round=told | {"hands": hands}))
    assert "refused" == verdict(ask(nothing, round=told | {"hands": hands | {"0": 20}}))


def test_nobody_knows_whether_there_were_four_to_draw():
    """Where hardly a card is in the pile, the others may all be in the hands: no number is promised."""
    challenge = {"claim": "uno.challenge", "seat": 1, "held_color": True}
    debt = {"seat": 1, "count": 4, "by": 2, "over": "red", "open_to_challenge": True}
    told = {"top": "wild draw four", "color": "yellow", "debt": debt, "direction": -1, "draw_pile": 1}
    answer = ask(challenge, round=told)

    assert "upheld" == verdict(answer)
    assert "Draw four cards" not in everything_said(answer)


# --- how it may have come about ---


def test_i_did_not_say_which_entry_it_was():
    """Also of a case that few tables show nothing is told but what is so at all that may be meant."""
    challenge = {"claim": "uno.challenge", "seat": 0, "held_color": False}
    rules = {"differences": {"who-challenges": "anyone"}}
    told = {"top": "wild draw four", "color": "green", "direction": 1}
    answers = {"since": "nothing", "target": "another", "last": "no"}
    cases = ask(challenge, rules=rules, number=7, round=told, answers=answers).json["cases"]

    assert 2 == len(cases)
    assert not any("entry" in event for case in cases for event in case["rulings"][0]["events"])


def test_it_cannot_be_the_last_card_with_another_in_that_hand():
    """Of a hand in which another card certainly is nobody asks that."""
    play = {"claim": "uno.play", "seat": 1, "card": "red 7"}
    seen = [{"seat": 1, "card": "green 0"}]
    told = {"discards": ["red 5"], "lost_track": False, "turn": 1, "drew": False, "direction": 1}
    answer = ask(play, round=told | {"in_hands": seen})

    assert None is asked(answer)
    assert "upheld" == verdict(answer)


def test_a_card_that_a_refused_claim_has_shown_may_not_be_there():
    """The claim may have been a mistake, so it can be the last card."""
    play = {"claim": "uno.play", "seat": 1, "card": "red 7"}
    shown = [{"seat": 1, "card": "green 0", "entry": 3, "by": 1}]
    told = {"discards": ["red 5"], "lost_track": False, "turn": 1, "drew": False, "direction": 1}

    assert "last" == asked(ask(play, round=told | {"in_hands": shown}))


@pytest.mark.parametrize(("more", "expected"), [({}, "refused"), ({"entry": 3, "by": 1}, "stands")])
def test_who_has_to_play_what_fits_does_not_draw_with_such_a_card(more, expected):
    """If the card is certainly in that hand; not if only a refused claim has shown it."""
    told = {"discards": ["red 5"], "lost_track": False, "turn": 1, "drew": False, "direction": 1}
    known = {"in_hands": [{"seat": 1, "card": "red 9", **more}], "draw_pile": 60}
    rules = {"differences": {"declining": "must-lay"}}
    answer = ask({"claim": "uno.draw", "seat": 1}, rules=rules, round=told | known, answers={})

    assert expected == verdict(answer)
    assert ("Ida showed the red 9" in everything_said(answer)) is ("entry" in more)


def test_the_last_card_makes_the_next_one_draw():
    """Whether that was done is asked where hands are counted, too, as it tells who still draws."""
    count = {"claim": "uno.count", "seat": 2, "points": 7}
    told = {"top": "red draw two", "out": 0, "direction": 1, "hands": {"1": 3, "2": 1, "3": 4}}
    later, before = (ask(count, round=told, answers={"drawn": one}) for one in ("no", "yes"))

    assert "drawn" == asked(ask(count, round=told))
    assert ["uno.debt-drawn"] == [event["event"] for event in later.json["rulings"][0]["events"]][:1]
    assert "Draw" not in everything_said(before)


def test_a_wild_lies_there_and_the_hands_were_counted():
    """Nothing else is put on top to see whether its color was named."""
    named = {"claim": "uno.color", "seat": 1, "color": "green"}
    hands = {str(seat): 7 for seat in range(4)}
    told = {"discards": ["red 5", "wild"], "hands": hands, "draw_pile": 78, "direction": 1}

    assert "wild" == asked(ask(named, round=told))
    assert "upheld" == verdict(ask(named, round=told, answers={"wild": "yes"}))


def test_we_play_without_calls():
    """Nothing is asked about a call then, whatever was told."""
    call = {"claim": "uno.call", "seat": 1}
    told = {"top": "red 4", "turn": 2, "hands": {"1": 1}}
    answer = ask(call, rules={"house_rules": {"no-calls": {}}}, round=told)

    assert None is asked(answer)
    assert "refused" == verdict(answer)


def test_i_counted_the_pile_and_she_has_one_card_left():
    """The number of discards goes with any answer about a hand; who drew a card is not made up."""
    call = {"claim": "uno.call", "seat": 1}
    told = {"top": "wild", "color": "blue", "draw_pile": 61, "drew": True, "window": None}
    table = {"people": PEOPLE[:3], "round": told}
    found = ask(call, **table)
    one, two = (ask(call, **table, answers={"left": many}) for many in ("one", "two"))

    assert ["one", "more", "two", "unknown"] == [one["option"] for one in found.json["asks"]["options"]]
    assert "card you drew" not in everything_said(one)
    assert "card you drew" not in everything_said(two)


def test_he_had_called_when_he_laid_it():
    """Who is told to have called is not told to call once the hand is shown."""
    window = {"seat": 1, "opened": {"entry": 9, "at": 0}, "called": {"entry": 9, "at": 0}}
    told = {"top": "wild draw four", "color": "green", "turn": 0, "direction": -1, "hands": {"1": 1}}
    challenge = {"claim": "uno.challenge", "seat": 0}
    answers = {"since": "nothing", "held": "not-yet", "target": "mine"}
    answer = ask(challenge, round=told | {"window": window}, answers=answers, rules=REMIND)

    assert "upheld" == verdict(answer)
    assert "call UNO" not in everything_said(answer)


def test_i_caught_her_after_the_next_one_drew_two():
    """The time to catch may be open though somebody was skipped, and an earlier one was told."""
    catch = {"claim": "uno.catch", "caught": 3, "seat": 0}
    last = {"seat": 1, "opened": {"entry": 3, "at": 0}, "closed": {"entry": 4, "at": 0}}
    told = {"discards": ["yellow 7", "yellow draw two"], "turn": 1, "last_window": last}
    answers = {"left": "one", "since": "made-to-draw", "said": "no"}

    assert asked(ask(catch, round=told)) in answers
    assert "upheld" == verdict(ask(catch, round=told | {"direction": -1}, answers=answers))


def test_who_called_ahead_of_the_turn_need_not_call_again():
    """Once it is that turn."""
    play = {"claim": "uno.play", "seat": 1, "card": "red 5"}
    told = {"top": "red 7", "called_ahead": 1, "hands": {"1": 2}, "direction": 1, "drew": False}
    answer = ask(play, round=told, answers={"turn": "theirs"}, rules=REMIND)

    assert "upheld" == verdict(answer)
    assert "call UNO" not in everything_said(answer)


def test_it_may_have_been_laid_long_ago():
    """Where hands are told, those who hold few may not have drawn four; others may, and play went on."""
    challenge = {"claim": "uno.challenge", "seat": 0, "held_color": False}
    hands = {"0": 5, "1": 14, "2": 3}
    told = {"top": "wild draw four", "color": "blue", "turn": 0, "direction": 1, "hands": hands}
    table = {"people": PEOPLE[:3], "rules": {"house_rules": {"no-calls": {}}}, "round": told}

    answers = {"target": "another", "since": "drawn"}

    assert asked(ask(challenge, **table)) in answers
    assert "refused" == verdict(ask(challenge, **table, answers=answers))


def test_she_has_had_one_card_for_long():
    """Others have played since: whether she can be caught is asked, and her call may be one too many."""
    told = {"top": "red 5", "turn": 3, "hands": {"0": 1}}
    call = ask({"claim": "uno.call", "seat": 0}, round=told)

    assert "since" == asked(ask(CATCH, round=told))
    assert "refused" == verdict(ask(CATCH, round=told, answers={"since": "played"}))
    assert ("upheld", []) == (verdict(call), call.json["rulings"][0]["events"])


def test_the_one_before_me_only_keeps_a_card():
    """Who calls then calls ahead of the turn: it is no false call, and not told as more than that."""
    call = {"claim": "uno.call", "seat": 1}
    told = {"top": "wild", "color": "red", "debt": None, "window": None, "hands": {"1": 2}}
    theirs = ask(call, round=told, answers={"turn": "theirs"})

    assert "turn" == asked(ask(call, round=told))
    assert ("upheld", []) == (verdict(theirs), theirs.json["rulings"][0]["events"])


def test_between_two_nobody_challenges_their_own_card():
    """What was told goes together, so it is ruled on, and not called impossible."""
    told = {"top": "wild draw four", "color": "red", "turn": 1, "drew": False, "hands": {"0": 3, "1": 2}}
    answer = ask({"claim": "uno.challenge", "seat": 0}, people=PEOPLE[:2], round=told)

    assert "refused" == verdict(answer)


def test_how_many_more_she_has_is_not_made_up():
    """Where the pile and the discards were counted, too."""
    call = {"claim": "uno.call", "seat": 0}
    rules = {"house_rules": {"false-call": {"cards": 3}}}
    discards = {"discards": ["red 5", "red 7"], "lost_track": False, "draw_pile": 90}
    told = discards | {"window": None, "turn": 1, "drew": False, "direction": 1}
    answer = ask(call, people=PEOPLE[:3], rules=rules, round=told, answers={"left": "more"})

    assert "refused" == verdict(answer)
    assert "has four cards" not in everything_said(answer)


def test_the_dealer_sits_this_round_out():
    """Where nobody tells whose turn it is, the first one after that place may have it."""
    call = {"claim": "uno.call", "seat": 1}
    for sits in ({"seating": [0, 1, 2, 3]}, {}):
        out = {"order": [0, 1, 2], "sitting_out": [3], "dealer": 3, **sits}

        assert 200 == ask(call, **out, round={"top": "red 5"}).status


def test_i_owe_for_the_card_of_the_player_on_my_left():
    """Who owes cards and for whose card tells which way round play goes: it is not asked, and the next
    player is the one on the other side."""
    debt = {"seat": 1, "count": 2, "by": 2, "over": "red"}
    drawn = ask({"claim": "uno.draw", "seat": 1}, round={"top": "red draw two", "debt": debt})

    assert "direction" not in (asked(drawn) or "")
    assert {"event": "uno.turn-passed", "seat": 0} in drawn.json["rulings"][0]["events"]


def test_he_laid_a_reverse_and_did_not_call():
    """Play goes as that card left it: what is asked is whether whoever comes next now has acted."""
    told = {"top": "red reverse", "color": "red", "direction": 1, "hands": {"1": 1}}
    question = ask({"claim": "uno.catch", "caught": 1}, round=told).json["asks"]
    texts = [one["text"] for one in question["options"]]

    assert "since" == question["fact"]
    assert "The next player, Kai, has drawn a card." in texts
    assert not any("Oma" in text for text in texts)


def test_a_color_that_nobody_named_is_not_looked_for():
    """The hand is looked at, whatever the color was: none is said that was not told."""
    debt = {"seat": 1, "count": 4, "by": 0, "open_to_challenge": True}
    told = {"top": "wild draw four", "color": "blue", "debt": debt, "challenged": 0, "direction": 1}
    said = everything_said(ask({"claim": "uno.play", "seat": 2, "card": "green 2"}, round=told))

    assert "Look at Oma's hand." in said
    assert "None" not in said


def test_nobody_knows_whose_turn_it_is_and_which_color_was_named():
    """Of a Wild Draw Four laid long ago neither is made up for who challenges it."""
    answers = {"target": "another", "since": "drawn", "held": "not-yet"}
    told = {"top": "wild draw four", "hands": {"1": 4}, "direction": 1}
    said = everything_said(ask(CHALLENGE, round=told, answers=answers))

    assert "Your challenge does not count." in said
    assert not any(color in said for color in ("red", "blue", "green", "yellow"))
    assert ", or draw." not in said
    assert "It is your turn" not in said


# --- what is otherwise at tables that nobody thought of ---

PAST = {"seat": 0, "opened": {"entry": 5, "at": 0}, "closed": {"entry": 7, "at": 0}}


def test_he_had_drawn_a_card_by_then():
    """Who is on turn may have drawn, long after somebody came down to one card: nobody is told to draw."""
    told = {"top": "blue 3", "turn": 2, "direction": 1, "last_window": PAST}
    hands = {"0": 1, "1": 3, "2": 6, "3": 5}
    answer = ask({"claim": "uno.call", "seat": 0}, number=8, round=told | {"hands": hands})

    assert "upheld" == verdict(answer)
    assert "or draw" not in everything_said(answer)


def test_she_may_have_one_card_left():
    """Who laid the last card but one may still have to call, where nobody counted that hand."""
    debt = {
        "seat": 0,
        "count": 6,
        "by": 1,
        "over": "blue",
        "open_to_challenge": False,
        "lost_challenge": True,
    }
    told = {"top": "wild draw four", "color": "red", "direction": 1, "debt": debt, "draw_pile": 60}
    answer = ask({"claim": "uno.draw", "seat": 0, "count": 6}, people=PEOPLE[:2], rules=REMIND, round=told)
    said = {one["seat"]: one["sentence"] for one in answer.json["rulings"][0]["say"]}

    assert "upheld" == verdict(answer)
    assert 1 not in said


def test_the_debt_takes_the_last_cards():
    """Whoever draws after it may find nothing: that is an answer to whether there are cards left."""
    draw = {"claim": "uno.draw", "seat": 1, "count": 0}
    debt = {"seat": 0, "count": 4, "by": 3, "over": "red", "open_to_challenge": True}
    told = {"discards": ["green 1", "red skip", "wild draw four"], "color": "blue", "direction": 1}
    answers = {"pile": "none"}
    ruled = ask(draw, round=told | {"debt": debt}, answers=answers).json
    rulings = ruled["rulings"] or [case["rulings"][0] for case in ruled["cases"]]

    assert "upheld" in [one["verdict"] for one in rulings]
    assert not any("two cards" in said["sentence"] for one in rulings for said in one["say"])


def test_she_has_won_with_cards_in_her_hand():
    """Where a limit of cards ends the round, who has won may hold some."""
    count = {"claim": "uno.count", "seat": 1, "points": 60}
    told = {"top": "yellow 1", "out": 0, "hands": {"0": 9, "1": 25}}
    limit = {"house_rules": {"hand-limit": {"cards": 25, "points": 0}}}

    assert 200 == ask(count, people=PEOPLE[:2], rules=limit, round=told).status
    assert 422 == ask(count, people=PEOPLE[:2], round=told).status


def test_a_skip_may_have_sent_a_draw_two_on():
    """Where the table plays so, whether somebody still has to draw is asked for a Skip on top."""
    play = {"claim": "uno.play", "seat": 1, "card": "blue skip"}
    told = {"discards": ["yellow draw two", "yellow skip"], "turn": 1, "drew": False, "direction": 1}
    table = {"rules": {"house_rules": {"skip-bounce": {}}}, "round": told | {"hands": {"1": 5}}}

    assert "sent-on" == asked(ask(play, **table))
    hit = {
        sent: ask(play, **table, answers={"sent-on": sent}).json["rulings"][0]["events"][1]["event"]
        for sent in ("yes", "no")
    }
    assert {"yes": "uno.debt-laid", "no": "uno.turn-missed"} == hit


def test_no_skip_sends_anything_on_from_a_number():
    """The card that is told to lie under it tells that nothing was owed."""
    play = {"claim": "uno.play", "seat": 1, "card": "blue skip"}
    told = {"discards": ["yellow 7", "yellow skip"], "turn": 1, "drew": False, "direction": 1}
    rules = {"house_rules": {"skip-bounce": {}}}

    assert asked(ask(play, rules=rules, round=told | {"hands": {"1": 5}})) is None


def test_a_reverse_sends_cards_back():
    """Which way round play goes matters to whom it hits."""
    play = {"claim": "uno.play", "seat": 1, "card": "red reverse"}
    told = {"top": "red draw two", "debt": {"seat": 1, "count": 2}, "hands": {"1": 5}}

    assert "direction" == asked(ask(play, rules={"house_rules": {"reverse-bounce": {}}}, round=told))


def test_a_wild_draw_four_may_lie_on_a_draw_two():
    """Where only that is stacked, nobody knows whether four cards are owed or six."""
    rules = {"house_rules": {"stacking": {"answers": ["4/2"]}, "no-bluffing": {}}}
    told = {"top": "wild draw four", "color": "red", "turn": 1, "direction": 1, "hands": {"1": 5}}
    play = {"claim": "uno.play", "seat": 1, "card": "red 7"}
    answer = ask(play, rules=rules, round=told, answers={"drawn": "no"})

    assert "four cards" not in everything_said(answer)


def test_who_accuses_for_nothing_did_not_forget_a_call():
    """The one who pays for it is told why."""
    told = {"top": "red 5", "turn": 2, "drew": False, "hands": {"0": 5, "1": 6}, "window": None}
    rules = {"house_rules": {"false-accusation": {"cards": 1}}}
    answer = ask(CATCH | {"seat": 1}, rules=rules, round=told | {"last_window": None})

    assert "You caught somebody wrongly: draw one card." in everything_said(answer)


def test_a_challenge_was_lost_since_and_she_may_still_be_caught():
    """Missing a turn ends no time to catch: a last card laid earlier is not all there may be."""
    hands = {"0": 1, "1": 9, "2": 7, "3": 7}
    told = {"top": "wild draw four", "color": "red", "turn": 2, "direction": 1, "drew": False, "debt": None}
    told |= {"hands": hands, "last_window": PAST}
    catch = CATCH | {"seat": 1}

    assert "upheld" == verdict(ask(catch, round=told, answers={"since": "made-to-draw", "said": "no"}))


def test_the_pile_may_be_short_after_a_shuffle():
    """How many cards a penalty takes is left out where most of the deck has been given out."""
    received = {str(seat): 18 for seat in range(4)}
    debt = {"seat": 2, "count": 4, "by": 1, "over": "yellow", "under": "yellow 3", "open_to_challenge": True}
    told = {"top": "wild draw four", "color": "yellow", "turn": 2, "direction": 1, "debt": debt}
    challenge = {"claim": "uno.challenge", "seat": 2, "held_color": True}

    assert "draw four cards." in everything_said(ask(challenge, round=told))
    assert "draw four cards." not in everything_said(ask(challenge, round=told | {"received": received}))


def test_somebody_else_takes_the_last_cards():
    """Who draws nothing after that is right: what was owed before may have been all there was."""
    debt = {"seat": 0, "count": 2, "by": 3}
    told = {"top": "green draw two", "direction": 1, "debt": debt, "draw_pile": 0}
    draw = {"claim": "uno.draw", "seat": 1, "count": 0}
    answer = ask(draw, round=told, answers={"pile": "none"})

    assert "upheld" == verdict(answer)
    assert "uno.debt-drawn" not in [one["event"] for one in answer.json["rulings"][0]["events"]]


def test_she_may_hold_nearly_as_many_cards_as_are_too_many():
    """Then two for a wrong card put her out of the round once she plays on, and the other one has won."""
    told = {"top": "red 5", "turn": 1, "direction": 1, "drew": False, "draw_pile": 60}
    play, slip = {"claim": "uno.play", "seat": 1, "card": "blue 7"}, {"illegal-play": {"cards": 2}}
    draw = {"claim": "uno.draw", "seat": 1}
    said = {
        limit: everything_said(
            ask(play, draw, people=PEOPLE[:2], rules={"house_rules": slip | limited}, round=told)
        )
        for limit, limited in (("none", {}), ("25", {"hand-limit": {"cards": 25}}))
    }

    assert "that is the limit" not in said["none"]
    assert "Play the card you drew" in said["none"], said["none"]
    assert "Play the card you drew" not in said["25"], said["25"]


def test_the_card_drawn_came_after_the_shuffle_that_it_took():
    """Where the pile may have been empty, all discards may have come into it for that card."""
    recycled = {"cards": [], "received": [9, 9, 9, 9], "pile": ["red draw two"], "held": [20, 20, 20, 20]}
    recycled |= {"given": [1, 0, 0, 0]}
    told = {"discards": ["red 7", "blue 7"], "turn": 1, "direction": 1, "drew": False, "recycled": recycled}
    play = {"claim": "uno.play", "seat": 1, "card": "red 7", "drawn": True}
    answer = ask(play, round=told | {"lost_track": False, "silent": False}).json
    ruled = answer["rulings"] or [one["rulings"][0] for one in answer["cases"]]

    assert "refused" not in {one["verdict"] for one in ruled} or len(ruled) > 1


def test_whose_word_was_taken_is_out_of_the_round_since():
    """What was said of an earlier card may have been said by somebody who does not play any more."""
    debt = {"seat": 3, "count": 4, "by": 0, "over": "blue", "open_to_challenge": True}
    testimony = {"told": {"entry": 5, "at": 0}, "by": 2, "challenger": 3, "debt": debt, "guilty": True}
    told = {"top": "green 2", "turn": 1, "testimony": testimony | {"closed": {"entry": 6, "at": 0}}}
    play = {"claim": "uno.play", "seat": 1, "card": "green 5"}
    gone = {"order": [0, 1, 3], "sitting_out": [2], "round": told}

    assert 200 == ask(play, **gone).status


def test_others_have_laid_cards_since_i_went_down_to_one():
    """That is among the answers also where it is told which card lies on top by now."""
    told = {"top": "blue 4", "direction": -1, "draw_pile": 20, "last_window": PAST | {"seat": 3}}
    since = ask({"claim": "uno.call", "seat": 3}, seats=4, round=told, answers={"left": "one"}).json["asks"]

    assert "played" in [option["option"] for option in since["options"]]


def test_the_last_card_went_to_the_player_before_me():
    """Of two piles that were counted it follows how many cards can be drawn, whoever holds how many."""
    told = {"discards": ["wild draw four", "yellow draw two"], "draw_pile": 0, "direction": 1, "drew": False}
    told |= {"lost_track": False, "silent": False}
    draw, people = {"claim": "uno.draw", "seat": 1, "count": 0}, [*PEOPLE, "Ann", "Eve", "Dan", "Fay"]

    assert "drawn" == asked(ask(draw, people=people, round=told, answers={"turn": "another"}))


def test_whoever_holds_how_many_there_are_cards_to_draw():
    """Of hands that were counted it follows that the pile is not empty: nobody stops drawing for that."""
    rules = {"house_rules": {"draw-until": {"keep": False}}}
    told = {"top": "green 5", "turn": 1, "direction": 1, "hands": dict.fromkeys("0123", 7)}
    draw = {"claim": "uno.draw", "seat": 1, "keep": True}

    assert "refused" == verdict(ask(draw, rules=rules, round=told))


def test_who_challenges_may_have_laid_the_card():
    """Whoever hands over a match asks for anybody, also for the seat that laid it."""
    told = {"discards": ["green draw two", "wild draw four"], "color": "yellow", "lost_track": False}
    told |= {"hands": {"0": 8, "1": 2, "2": 7, "3": 6}, "silent": False}
    rules = {"differences": {"who-challenges": "anyone"}}
    answer = ask(CHALLENGE, rules=rules, seats=4, number=42, round=told, answers={"target": "next"})

    assert "refused" == verdict(answer)
    assert "uno.challenge.anyone" == answer.json["rulings"][0]["findings"][0]["article"]


def test_who_has_called_holds_one_card():
    """Where both piles were counted, all others are in the other hand: it has more than two."""
    numbers = [f"{color} {number}" for color in ("red", "blue", "green") for number in range(1, 10)]
    discards = [*numbers, *numbers, "yellow 1", "yellow 2", "yellow 3", "yellow 4", "red 0"]
    window = {"seat": 1, "opened": {"entry": 107, "at": 0}, "called": {"entry": 107, "at": 0}}
    told = {"discards": discards, "draw_pile": 45, "window": window, "turn": 0, "color": "red"}
    told |= {"lost_track": False, "silent": True}
    rules = {"differences": {"deck": "108"}}
    skip = {"claim": "uno.play", "seat": 0, "card": "red skip"}
    answer = ask(skip, rules=rules, people=PEOPLE[:2], number=107, round=told)

    assert "upheld" == verdict(answer)
    assert "You have one card left" not in everything_said(answer)


def test_play_has_gone_all_the_way_round_and_nobody_drew():
    """Where only drawing ends the time to catch, it may still be open: that is asked for."""
    told = {"top": "yellow 5", "turn": 0, "direction": 1, "drew": False, "last_window": PAST | {"seat": 0}}
    rules = {"differences": {"catch-until": "next-draw"}}
    answer = ask({"claim": "uno.catch", "caught": 0, "seat": 3}, rules=rules, seats=4, number=80, round=told)

    assert "said" == asked(answer)


def test_who_is_out_by_a_limit_has_cards():
    """Then nobody told who deals next all the same."""
    told = {"discards": ["yellow skip", "wild draw four", "red 7"], "color": "red", "out": 1, "draw_pile": 89}
    told |= {"hands": {"0": 11, "1": 5}, "lost_track": False, "silent": False}
    rules = {"house_rules": {"hand-limit": {"cards": 10, "points": 0}}, "differences": {"deck": "108"}}
    count = {"claim": "uno.count", "seat": 0, "points": 79}
    answer = ask(count, rules=rules, people=PEOPLE[:2], totals={"0": 254, "1": 68}, round=told)

    assert "upheld" == verdict(answer)
    assert "Deal" not in everything_said(answer)


@pytest.mark.parametrize(
    "way, top", [("next-draw", "blue 3"), ("next-act", "wild draw four")], ids=["for others", "a challenge"]
)
def test_she_had_one_card_and_was_given_more(way, top):
    """Cards that are owed do not end the time to call: whether it is still open is asked for."""
    told = {"top": top, "color": "blue", "turn": 1, "direction": 1, "hands": {"0": 5}, "drew": False}
    table = {"rules": {"differences": {"catch-until": way}}, "round": told | {"debt": None}}
    catch, call = {"claim": "uno.catch", "caught": 0, "seat": 3}, {"claim": "uno.call", "seat": 0}

    assert ["given", "given"] == [asked(ask(claim, **table)) for claim in (catch, call)]
    assert "upheld" == verdict(ask(catch, answers={"given": "yes", "said": "no"}, **table))
    assert "upheld" == verdict(ask(call, answers={"given": "yes"}, **table))
    assert "refused" == verdict(ask(catch, answers={"given": "no"}, **table))


def test_who_draws_in_a_turn_ends_the_time_to_call():
    """Nor may it be open for a hand that nobody has been given anything."""
    rules = {"differences": {"catch-until": "next-draw"}}
    told = [{"drew": True, "hands": {"0": 5}}, {"drew": False, "hands": {"0": 2}}]
    catch = CATCH | {"seat": 3}
    answers = [ask(catch, rules=rules, round={"top": "blue 3", "turn": 1, **one}) for one in told]

    assert ["refused", "refused"] == [verdict(answer) for answer in answers]


def test_she_has_drawn_since_and_may_be_caught_all_the_same():
    """That is among the answers, where nobody told how many cards she has."""
    rules = {"differences": {"catch-until": "next-draw"}}
    table = {"rules": rules, "round": {"top": "blue 3", "turn": 1, "direction": 1, "drew": False}}

    assert "upheld" == verdict(ask({"claim": "uno.call", "seat": 0}, answers={"left": "given"}, **table))


def test_who_has_called_is_not_asked_to_call_again():
    """Whoever else forgot it, and holds many cards since, can be caught beside."""
    rules = {"differences": {"catch-until": "next-draw"}}
    told = {"top": "red 3", "turn": 1, "direction": 1, "hands": {"0": 10, "1": 2}, "called_early": 1}
    skip = {"claim": "uno.play", "seat": 1, "card": "red skip"}
    answer = ask(skip, rules=rules, people=PEOPLE[:2], round=told | {"drew": False})

    assert "upheld" == verdict(answer)
    [due] = [one for one in answer.json["rulings"][0]["events"] if one["event"] == "uno.call-due"]
    assert (1, True) == (due["seat"], due["called"])


def test_a_time_to_call_from_before_the_wild_draw_four():
    """Where only a draw ends it, the card may have been laid by somebody else."""
    window = {"seat": 1, "opened": {"entry": 50, "at": 0}, "called": {"entry": 50, "at": 0}}
    told = {"discards": ["yellow draw two", "wild draw four"], "color": "blue", "direction": 1}
    told |= {"hands": {"0": 2, "1": 1, "2": 6}, "window": window}
    rules = {"differences": {"catch-until": "next-draw"}}
    answers = {"target": "mine", "since": "nothing", "held": "not-yet"}
    answer = ask(CHALLENGE, rules=rules, people=PEOPLE[:3], number=53, round=told, answers=answers)

    assert "upheld" == verdict(answer)


@pytest.mark.parametrize("turn, drew", [(2, False), (3, True), (0, False)])
def test_the_others_have_only_drawn(turn, drew):
    """Where a draw does not end the time to catch, it is open all that time: that is asked for."""
    told = {"top": "blue 3", "turn": turn, "direction": 1, "drew": drew, "hands": {"0": 1}}
    table = {"rules": {"differences": {"catch-until": "next-play"}}, "round": told}
    catch = CATCH | {"seat": 2}

    assert "since" == asked(ask(catch, **table))
    assert "upheld" == verdict(ask(catch, answers={"since": "drawn", "said": "no"}, **table))
    assert "refused" == verdict(ask(catch, answers={"since": "played"}, **table))


def test_nobody_has_drawn_who_has_still_to_act():
    """So it is none of the answers, where it is told that the next player has not."""
    told = {"top": "blue 3", "turn": 1, "direction": 1, "drew": False, "hands": {"0": 1}}
    rules = {"differences": {"catch-until": "next-play"}}
    since = ask(CATCH | {"seat": 2}, rules=rules, round=told).json["asks"]

    assert ["nothing", "played", "unknown"] == [one["option"] for one in since["options"]]


def test_somebody_has_drawn_in_this_turn():
    """Where that ends the time to catch, it is over whatever else has happened."""
    told = {"top": "blue 3", "turn": 2, "direction": 1, "drew": True, "hands": {"0": 1}}
    rules = {"differences": {"catch-until": "next-draw"}}

    assert "refused" == verdict(ask(CATCH | {"seat": 2}, rules=rules, round=told))


def test_she_may_have_laid_her_last_card_but_one():
    """Then nobody else owes a call any more: also where the piles tell that most have many cards."""
    window = {"seat": 1, "opened": {"entry": 73, "at": 0}}
    told = {"discards": ["blue 7"], "draw_pile": 79, "turn": 5, "direction": -1, "drew": False}
    told |= {"debt": None, "window": window, "lost_track": False, "silent": False}
    table = {"rules": {"differences": {"catch-until": "next-draw"}}, "number": 74, "round": told}
    people = [*PEOPLE, "Eve", "Fay"]
    answer = ask({"claim": "uno.play", "seat": 5, "card": "blue 8"}, people=people, **table)

    assert "upheld" == verdict(answer)
    assert "You have one card left" not in everything_said(answer)


def test_whoever_is_next_by_a_reverse_may_have_to_call_first():
    """Where only a draw ends the time to call: so what they do first is not made up."""
    told = {"discards": ["red 9", "red reverse"], "turn": 4, "direction": -1, "debt": None}
    told |= {"hands": {"0": 1, "1": 1, "2": 4, "3": 3, "4": 6}, "lost_track": False, "silent": False}
    rules = {"differences": {"catch-until": "next-draw"}, **REMIND}
    table = {"rules": rules, "number": 25, "round": told}
    play = {"claim": "uno.play", "seat": 4, "card": "blue reverse"}
    answer = ask(play, people=[*PEOPLE, "Eve"], **table)

    assert "upheld" == verdict(answer)
    assert ", or draw." not in everything_said(answer)
    assert "It is your turn" not in everything_said(answer)


@pytest.mark.parametrize(
    "way, act",
    [
        ("next-play", {"claim": "uno.draw", "seat": 0, "keep": True}),
        ("next-draw", {"claim": "uno.play", "seat": 0, "card": "blue 7"}),
    ],
    ids=["others have drawn", "others have laid cards"],
)
def test_whoever_is_next_may_have_had_to_call_all_the_way_round(way, act):
    """What others do leaves the time to call open, also where somebody nearer holds one card: what whoever
    comes next does first is not made up."""
    told = {"top": "blue 3", "turn": 0, "direction": 1, "drew": False, "debt": None}
    told |= {"hands": {"0": 3, "1": 1, "2": 5, "3": 1}}
    rules = {"differences": {"catch-until": way}, **REMIND}
    window = {"seat": 1, "opened": {"entry": 5, "at": 0}}
    still_open = ask(act, rules=rules, round=told | {"window": window})
    answer = ask(act, rules=rules, round=told)

    assert "You have one card left: call UNO!" in everything_said(still_open)
    assert "upheld" == verdict(answer)
    assert ", or draw." not in everything_said(answer)
    assert "It is your turn" not in everything_said(answer)


def test_she_may_hold_most_of_the_cards_that_are_left():
    """The piles tell of four in two hands: three may be hers, so that two are left, and no call is owed."""
    numbers = [f"{color} {number}" for color in ("red", "blue", "yellow") for number in range(1, 10)]
    told = {"discards": [*numbers, "green 9", "green 7"], "draw_pile": 75, "direction": 1, "window": None}
    told |= {"lost_track": False, "silent": False}
    rules = {"differences": {"deck": "108"}, **REMIND}
    table = {"rules": rules, "people": PEOPLE[:2], "number": 103, "round": told}
    skip = {"claim": "uno.play", "seat": 0, "card": "green skip"}
    answer = ask(skip, answers={"turn": "theirs", "last": "no"}, **table)

    assert "upheld" == verdict(answer)
    assert "Ida misses this turn." in everything_said(answer)
    assert "call UNO" not in everything_said(answer)


def test_who_has_gone_out_of_turn_of_eight_lost_a_challenge():
    """What somebody else owes may be six for a lost challenge: that a challenge was waived is not made up."""
    told = {"discards": ["red 1", "wild draw four"], "color": "green", "direction": -1, "draw_pile": 0}
    told |= {"drew": False, "window": None, "last_window": None, "lost_track": False, "silent": False}
    people = [*PEOPLE, "Eve", "Fay", "Gus", "Hal"]
    nothing = {"claim": "uno.draw", "seat": 6, "count": 0}
    table = {"people": people, "number": 89, "rules": {"differences": {"declining": "may"}}, "round": told}
    answer = ask(nothing, answers={"turn": "another", "drawn": "no"}, **table)

    draws = [one["rulings"][0] for one in answer.json["cases"] if one["rulings"][0]["verdict"] == "upheld"]
    assert draws
    assert "uno.challenge-passed" not in [event["event"] for one in draws for event in one["events"]]


def test_whoever_laid_the_last_card_but_one_may_have_called():
    """Where nobody tells it: that they still have to is not made up."""
    told = {"top": "wild draw four", "color": "yellow", "turn": 1, "direction": 1, "hands": {"0": 1, "1": 5}}
    table = {"answers": {"target": "mine", "since": "nothing", "held": "not-yet"}, "rules": REMIND}
    answer = ask(CHALLENGE, round=told | {"draw_pile": 61}, **table)
    open = {"seat": 0, "opened": {"entry": 1, "at": 0}}
    told_open = ask(CHALLENGE, round=told | {"window": open}, **table)

    assert "upheld" == verdict(answer) == verdict(told_open)
    assert "Look at Oma's hand" in everything_said(answer)
    assert "call UNO" not in everything_said(answer)
    assert "You have one card left: call UNO!" in everything_said(told_open)


@pytest.mark.parametrize("discards, under", [(["red 1", "wild"], "wild"), (None, None)])
def test_what_lay_under_a_card_is_never_made_up(discards, under):
    """A debt is told as it is: with the wild card that is told to lie under it, and else with none."""
    told = {"top": "wild draw four"} if discards is None else {"discards": [*discards, "wild draw four"]}
    debt = {"seat": 2, "count": 4, "by": 1, "open_to_challenge": True}
    told |= {"color": "blue", "hands": {"1": 4}, "debt": debt, "challenged": 1, "challenger": 2}
    none = {"claim": "uno.show_hand", "seat": 1, "held_color": False}
    [ruled] = ask(none, answers={"before": "green"}, round=told).json["rulings"]

    assert "uno.challenge.innocent" == ruled["findings"][1]["article"]
    laid = [event["debt"]["under"] for event in ruled["events"] if event["event"] == "uno.debt-laid"]
    assert laid == ([] if under is None else [under])


def test_a_wild_draw_four_was_laid_on_a_wild():
    """Which color was named for that is asked, like any color that nobody told."""
    told = {"discards": ["red 1", "wild", "wild draw four"], "color": "blue", "direction": 1}
    none = {"claim": "uno.show_hand", "seat": 1, "held_color": False}
    yes = ask(none, answers={"challenged": "yes"}, round=told | {"hands": {"1": 4}})
    red = ask(shown("red 1", "green 3"), answers={"challenged": "yes"}, round=told | {"hands": {"1": 2}})

    assert "upheld" == verdict(yes)
    assert "red" not in everything_said(yes)
    assert ("before", ["red", "yellow", "green", "blue", "unknown"]) == (
        asked(red),
        [option["option"] for option in red.json["asks"]["options"]],
    )


def test_who_challenges_may_have_had_to_call_all_along():
    """Where only a draw ends the time to call: what they do first, once the hand was seen, is not made up."""
    told = {"top": "wild draw four", "color": "yellow", "turn": 1, "direction": 1, "draw_pile": 61}
    told |= {"hands": {"0": 4, "1": 1, "2": 5, "3": 5}}
    table = {"rules": {"differences": {"catch-until": "next-draw"}, **REMIND}}
    table |= {"answers": {"target": "mine", "since": "nothing", "held": "held"}}
    still_open = {"window": {"seat": 1, "opened": {"entry": 1, "at": 0}}}
    answer = ask(CHALLENGE, round=told, **table)

    assert "You have one card left: call UNO!" in everything_said(
        ask(CHALLENGE, round=told | still_open, **table)
    )
    assert "upheld" == verdict(answer)
    assert ", or draw." not in everything_said(answer)
    assert "It is your turn" not in everything_said(answer)


@pytest.mark.parametrize("answers, under", [("4/4", "wild draw four"), ("4/2", "blue draw two")])
def test_a_wild_draw_four_may_have_been_laid_instead_of_drawing(answers, under):
    """Where the table stacks them nobody may challenge that one, so it is asked: but not of another card."""
    table = {"rules": {"house_rules": {"stacking": {"answers": [answers]}}}}
    told = {"color": "yellow", "turn": 1, "direction": 1, "hands": {"0": 4, "1": 4, "2": 5, "3": 5}}
    on = {card: told | {"discards": ["blue 2", card, "wild draw four"]} for card in (under, "blue 3")}
    on["nobody says"] = told | {"top": "wild draw four"}
    instead = {"target": "mine", "since": "instead"}
    owed = {card: ask(CHALLENGE, answers=instead, round=round, **table) for card, round in on.items()}

    assert {under: 200, "blue 3": 422, "nobody says": 200} == {card: one.status for card, one in owed.items()}
    assert "refused" == verdict(owed[under]) == verdict(owed["nobody says"])
    assert f"Draw {'eight' if answers == '4/4' else 'six'} cards" in everything_said(owed[under])


def test_where_such_a_card_may_be_challenged_it_costs_more():
    """How many cards a wrong challenge costs is told once it is known."""
    table = {"rules": {"house_rules": {"stacking": {"answers": ["4/4"], "challenge": "top"}}}}
    told = {"top": "wild draw four", "color": "yellow", "turn": 1, "direction": 1, "hands": {"0": 4}}
    answers = {"target": "mine", "held": "held-none"}
    said = {
        since: everything_said(ask(CHALLENGE, answers=answers | {"since": since}, round=told, **table))
        for since in ("nothing", "instead")
    }

    assert "draw six cards" in said["nothing"]
    assert "draw ten cards" in said["instead"]


def test_whether_a_drawn_card_is_kept_depends_on_the_way_round():
    """Somebody else is on turn and has drawn: whoever comes next may act, and whoever does not may not."""
    told = {
        "top": "green 8",
        "turn": 0,
        "drew": True,
        "hands": {"0": 5, "1": 5, "2": 5, "3": 5},
        "debt": None,
    }
    acts = [{"claim": "uno.play", "seat": 1, "card": "green 7"}, {"claim": "uno.draw", "seat": 1}]
    for act in acts:
        ways = {
            way: verdict(ask(act, answers={"direction": way}, round=told))
            for way in ("clockwise", "counterclockwise")
        }

        assert "direction" == ask(act, round=told).json["asks"]["fact"]
        assert {"clockwise": "upheld", "counterclockwise": "refused"} == ways


def test_hardly_a_card_is_left_for_a_bluff():
    """The pile was shuffled and used up: nobody told that somebody gets all four cards."""
    recycled = {"cards": [], "received": [16, 14, 14, 17], "pile": ["wild draw four", "green 2"]}
    recycled |= {"held": [17, 18, 20, 22], "given": [0, 0, 0, 0], "came": ["wild draw four"]}
    told = {"top": "wild draw four", "color": "yellow", "direction": -1, "recycled": recycled}
    told |= {"received": {"0": 16, "1": 14, "2": 15, "3": 17}, "window": None}
    answers = {"target": "mine", "since": "nothing", "last": "no"}
    answer = ask(CHALLENGE | {"held_color": True}, answers=answers, round=told)

    assert "upheld" == verdict(answer)
    assert "was a bluff" in everything_said(answer)
    assert "draw" not in everything_said(answer).split("bluff")[1]


WAS_CAUGHT = {"opened": {"entry": 8, "at": 0}, "caught": {"entry": 9, "at": 0}, "caught_by": 1, "drawn": 2}


def test_who_laid_the_card_was_caught_and_may_still_be_challenged():
    """The one after her has neither drawn nor challenged by then."""
    told = {"top": "wild draw four", "color": "blue", "turn": 1, "direction": -1}
    told |= {"hands": {"2": 3}, "window": {"seat": 2} | WAS_CAUGHT}
    answers = {"target": "mine", "since": "nothing"}
    held = ask(CHALLENGE | {"held_color": False}, answers=answers, round=told, number=9)
    begun = ask(CHALLENGE, answers=answers | {"held": "not-yet"}, round=told, number=9)

    assert "Ida, your challenge was wrong: draw six cards" in ", ".join(
        f"{one['name']}, {one['sentence'][0].lower()}{one['sentence'][1:]}"
        for one in held.json["rulings"][-1]["say"]
    )
    assert "upheld" == verdict(begun)
    assert 200 == ask(CHALLENGE, round=told, number=9).status


def test_a_card_drawn_out_of_an_empty_pile_goes_to_no_side_by_chance():
    """The pile was shuffled, and which way round play goes was not told: nobody is said to come next."""
    hands = dict(zip("0123456", (8, 10, 20, 12, 9, 9, 15), strict=True))
    recycled = {"cards": [], "received": [8, 10, 20, 12, 9, 9, 14], "pile": ["yellow 4"], "stayed": ["red 1"]}
    recycled |= {"held": [11, 11, 22, 16, 12, 12, 21], "given": [0, 0, 0, 0, 0, 0, 1], "came": []}
    told = {"discards": ["wild", "red 1"], "received": hands, "recycled": recycled, "window": None}
    play = {"claim": "uno.play", "seat": 1, "card": "wild", "color": "yellow", "drawn": True}
    answers = {"turn": "theirs", "drew": "no", "last": "no"}
    answer = ask(play, answers=answers, round=told, people=None, seats=7, number=112)
    cases = [case["rulings"][-1] for case in answer.json["cases"] or [{"rulings": answer.json["rulings"]}]]

    assert "upheld" in [case["verdict"] for case in cases]
    assert not [case["say"] for case in cases if case["verdict"] == "upheld" and case["say"]]


def test_she_has_three_cards_where_nobody_could_have_four():
    """What was counted leaves her three at the most: "two or more" is an answer all the same."""
    hands = {"1": 40, "2": 40, "3": 20}
    told = {"discards": ["red 5"] * 2 + ["blue 5", "green 5", "red 6"], "hands": hands, "turn": 0}
    call = {"claim": "uno.call", "seat": 0}

    assert "more" in [one["option"] for one in ask(call, round=told).json["asks"]["options"]]
    assert "refused" == verdict(ask(call, answers={"left": "more"}, round=told))


def test_she_goes_home_and_nobody_said_how_many_cards_she_has():
    """Whether a hand can come to the points is asked, where only some sizes can; none can be worth more than
    the deck."""
    leave, counted = {"claim": "match.leave", "seat": 2}, {"differences": {"leaving-hand": "counted"}}

    def left(points, **told):
        return ask(leave | {"points": points}, rules=counted, round={"top": "red 5", "turn": 0}, **told)

    assert "size" == asked(left(209))
    assert ["5", "1", "unknown"] == [one["option"] for one in left(209).json["asks"]["options"]]
    assert "upheld" == verdict(left(209, answers={"size": "5"}))
    assert "refused" == verdict(left(209, answers={"size": "1"}))
    assert "refused" == verdict(left(3000))


def test_somebody_else_owes_cards_while_i_call():
    """Who owes cards is told: nobody reads that it is somebody else's turn."""
    debt = {"seat": 3, "count": 4, "by": 2, "open_to_challenge": True}
    told = {"top": "wild draw four", "direction": 1, "drew": False, "debt": debt}
    told["hands"] = {str(seat): held for seat, held in enumerate((5, 3, 6, 4, 5, 1, 2, 2))}
    late = {"differences": {"catch-until": "next-play"}}
    answer = ask({"claim": "uno.call", "seat": 5}, people=None, seats=8, rules=late, round=told).json
    assert answer["rulings"], answer["asks"]
    assert {3} >= {one["seat"] for one in answer["rulings"][0]["say"]}


@pytest.mark.parametrize(
    "claim", [{"claim": "match.leave", "seat": 2}, {"claim": "match.score", "points": {"1": 40}}]
)
def test_who_deals_next_is_not_said_if_nobody_told_who_dealt(claim):
    """Who deals next is said only where it is told who has dealt."""
    assert "Deal round" not in everything_said(ask(claim))
    assert "Deal round" in everything_said(ask(claim, dealer=1))


def test_nobody_owes_four_cards_because_a_color_was_told():
    """Whether cards are owed is asked for: each answer goes with the color."""
    round = {"hands": {"0": 4, "1": 4}, "color": "blue", "turn": 1, "drew": False}
    answer = ask({"claim": "uno.draw", "seat": 1}, people=PEOPLE[:2], round=round)

    assert ("owed", ["nothing", "two", "four", "unknown"]) == (
        asked(answer),
        [option["option"] for option in answer.json["asks"]["options"]],
    )
    nothing = ask(
        {"claim": "uno.draw", "seat": 1}, people=PEOPLE[:2], round=round, answers={"owed": "nothing"}
    )
    assert "four" not in everything_said(nothing)


def test_the_card_on_top_is_not_called_a_green_4_if_nobody_said_which_it_was():
    play = {"claim": "uno.play", "seat": 0, "card": "red draw two"}
    answer = ask(play, people=PEOPLE[:3], round={"color": "green"}, answers={"top": "neither"})

    assert "refused" == verdict(answer)
    assert not re.search(r"green \d", everything_said(answer))


def test_why_a_catch_is_too_late_is_said_as_in_a_match():
    answers = {"left": "one", "since": "played", "said": "no"}
    answer = ask(CATCH, people=PEOPLE[:3], answers=answers)

    assert "It is too late to catch Oma: somebody has played on." == everything_said(answer)


# --- what each of several tables is told ---

ACCUSED = {"house_rules": {"false-accusation": {"cards": 1}}}
MANY_HELD = {"top": "red 3", "turn": 1, "direction": 1, "drew": False, "debt": None, "hands": {"0": 11}}


def accused() -> list[dict]:
    """The cases where somebody with many cards is caught, and nobody told whether they had to call before."""
    catch = CATCH | {"seat": 2}
    return [case["rulings"][0] for case in ask(catch, rules=ACCUSED, round=MANY_HELD, number=9).json["cases"]]


def test_a_sentence_of_several_tables_is_its_parts():
    """Nothing is said to anybody that has no article beside it."""
    said = [one for ruled in accused() for one in ruled["say"]]

    assert "Your catch does not count. You caught somebody wrongly: draw one card." in [
        one["sentence"] for one in said
    ]
    assert [one["sentence"] for one in said] == [
        " ".join(part["sentence"] for part in one["parts"]) for one in said
    ]


@pytest.mark.parametrize(
    ("challenger", "fact", "verdicts"), [(1, "held", []), (2, None, ["refused"]), (3, "held", [])]
)
def test_a_player_who_was_caught_may_have_played_a_wild_draw_four(challenger, fact, verdicts):
    """Oma was caught. The players beside her may challenge; the player across from her may not."""
    caught = {"window": {"seat": 0, "opened": {"entry": 1}, "caught": {"entry": 2}}}
    answer = ask({"claim": "uno.challenge", "seat": challenger}, round=caught)

    assert (200, fact) == (answer.status, asked(answer))
    assert verdicts == [ruling["verdict"] for ruling in answer.json["rulings"]]


FORGOTTEN_TWICE = {
    "top": "red 8",
    "turn": 2,
    "hands": {"0": 1, "1": 1, "2": 5},
    "window": {"seat": 1, "opened": {"entry": 9}},
    "open_windows": [{"seat": 0, "opened": {"entry": 8}}],
}


def test_two_who_forgot_to_call_can_both_be_caught_until_somebody_draws():
    rules = {"differences": {"catch-until": "next-draw"}}
    answer = ask(
        CATCH, CATCH | {"caught": 1}, people=PEOPLE[:3], rules=rules, number=9, round=FORGOTTEN_TWICE
    )

    assert ["upheld", "upheld"] == [ruling["verdict"] for ruling in answer.json["rulings"]]


def test_nobody_has_two_times_to_call_at_once():
    twice = FORGOTTEN_TWICE | {"open_windows": [FORGOTTEN_TWICE["window"]]}

    assert "open_windows" in str(ask(CATCH, people=PEOPLE[:3], round=twice).json["errors"])
