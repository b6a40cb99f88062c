"""What is to be done when somebody leaves an open round."""

import pytest

from tests.games.uno.options.house.playing import playing_by


@pytest.mark.parametrize(
    ("rules", "lines", "sentence"),
    [
        ("challenge-until drawing", ("Bob: wild",), "Name the color, then it is your turn."),
        (
            "challenge-until drawing",
            ("Bob: wild draw four",),
            "Name the color. Draw four cards and miss your turn.",
        ),
        (
            "house stacking answers=4/4",
            ("Bob: wild draw four, blue", "Cat: wild draw four"),
            "Name the color. Draw eight cards and miss your turn. Or play a Wild Draw Four instead.",
        ),
    ],
    ids=["a wild", "a wild draw four", "a stacked debt"],
)
def test_who_names_the_color_for_somebody_who_left_reads_what_comes_after_it(rules, lines, sentence):
    table = playing_by(rules, "Ann Bob Cat Dan", "deal: red 5", *lines)
    leaver = table.name(table.round.color_owed_by)
    table.report(f"{leaver} leaves")
    (named_by,) = table.say

    assert sentence == table.say[named_by]
    after = table.report(f"{named_by}: names blue").say[named_by]
    assert sentence.endswith("then it is your turn.") or sentence == f"Name the color. {after}"
