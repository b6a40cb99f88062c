"""What each seat is told comes in sentences that a phone can set apart."""

from referee.codec import to_json_value
from referee.match.model.state import Rules
from referee.presenters.rulings import present_instructions
from tests.games.golf.tables import ABC as GOLF_ABC
from tests.games.golf.tables import dealt
from tests.table import Table, table_of

ABC = "Ann Bob Cat"
SHORT = ("deal: red 5; Ann 7, Bob 2, Cat 7", "allow 2")


def house(rule: str | None, *lines: str) -> Table:
    """By this house rule."""
    rules = Rules("standard", None, {}, {rule: {}} if rule else {})
    return Table(tuple(ABC.split()), "uno", rules).report(*lines)


def parts(table: Table, name: str) -> list[tuple[str, str, str]]:
    """What a person is told, sentence by sentence: what it is, its article, and how it is said."""
    said = to_json_value(
        present_instructions(table.game, table.transcript.names, table.entries[-1], table.state)
    )
    one = next(one for one in said if one["name"] == name)
    texts = [part[member] for part in one["parts"] for member in ("sentence", "more") if member in part]
    assert one["sentence"] == " ".join(texts)
    return [(part["kind"], part["article"], part["sentence"]) for part in one["parts"]]


def test_whose_turn_it_is():
    expected = [("turn", "uno.turn", "Play red, a 5 or a wild, or draw.")]

    assert expected == parts(table_of(ABC, "deal: red 5"), "Bob")


def test_a_card_that_goes_back_costs_nothing():
    """The remedy, the price, and what is to be done then."""
    assert [
        ("remedy", "uno.match", "Take the blue 7 back."),
        ("information", "uno.match", "There is no penalty."),
        ("turn", "uno.turn", "Play red, a 5 or a wild, or draw."),
    ] == parts(table_of(ABC, "deal: red 5", "Bob: blue 7"), "Bob")


def test_what_a_table_fines_is_a_penalty():
    """Where a wrong card costs cards, nobody hears that it costs nothing."""
    told = parts(house("illegal-play", "deal: red 5", "Bob: blue 7"), "Bob")

    assert ("penalty", "uno.house.illegal-play", "You played a card wrongly: draw two cards.") in told
    assert "There is no penalty." not in [sentence for _, _, sentence in told]


def test_being_caught_is_a_penalty():
    assert ("penalty", "uno.catch", "You did not call UNO: draw two cards.") in parts(
        house(None, *SHORT, "Bob: red 7", "Cat: catches Bob"), "Bob"
    )


def test_a_turn_that_is_missed_is_only_to_be_known():
    table = table_of(ABC, "deal: red 5", "Bob: red skip")

    assert [("information", "uno.skip", "You miss this turn.")] == parts(table, "Cat")


def test_a_claim_of_golf_that_does_not_count_costs_nothing():
    assert [
        ("remedy", "golf.turn.order", "Take your move back: it is Bob's turn."),
        ("information", "golf.turn.order", "There is no penalty."),
    ] == parts(dealt(GOLF_ABC, "Cat: draws red 1, flips 2 upper blue 4"), "Cat")


def test_columns_for_a_card_are_no_penalty():
    told = parts(dealt(GOLF_ABC, "Bob: draws red draw two, flips 2 upper blue 4"), "Cat")

    assert [("turn", "golf.draw-two"), ("information", "golf.draw-two")] == [one[:2] for one in told]


def test_two_players_are_told_once_what_follows_a_draw_two():
    """Not that the turn is missed, and then that it is theirs."""
    table = table_of("Ann Bob", "deal: red 5", "Bob: red draw two", "Bob: red 9")

    assert (
        "If you have not yet drawn your two cards, draw them now. Play red, "
        "a 9 or a wild, or draw." == table.say["Ann"]
    )


def test_everybody_who_may_go_crazy_is_told_so():
    """Whoever is first, and the others after whom."""
    table = house("sixty-nine", "deal: red 1", "Bob: red 6", "Cat: red 9", "Ann: red 6")
    many = "as many red cards as you like."

    assert f"Color Crazy starts with you: discard {many}" in table.say["Ann"]
    assert f"Color Crazy: after Ann, you may discard {many}" in table.say["Bob"]
    assert f"Color Crazy: after Bob, you may discard {many}" in table.say["Cat"]


def test_a_wrong_discard_of_who_goes_crazy_costs_nothing():
    """Like any card laid wrongly, which is told."""
    crazy = ("sixty-nine", "deal: red 1", "Bob: red 6", "Cat: red 9", "Ann: red 6")
    table = house(*crazy, "Ann: goes crazy: blue 2")

    assert table.say["Ann"].startswith(
        "Take these cards back. There is no penalty. Color Crazy starts with you: "
    )


def test_whoever_has_had_the_chance_is_not_asked_to_go_crazy_again():
    table = house(
        "sixty-nine", "deal: red 1", "Bob: red 6", "Cat: red 9", "Ann: red 6", "Ann: goes crazy: red 2"
    )

    assert "Color Crazy" not in table.say.get("Ann", "")
    assert "starts with you" in table.say["Bob"]
