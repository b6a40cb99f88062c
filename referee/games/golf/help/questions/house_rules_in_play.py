"""Questions about UNO Golf: details of house rules, and two house rules together."""

from referee.kit.tables import read_text_table
from referee.match.help.phrased import with_phrasings
from referee.match.help.question import Change, Example, Question

LAST_TURNS = Change(house_rules={"last-turns": {}})
NO_ACTION_PICKUP = Change(house_rules={"no-action-pickup": {}})
NEARLY_OVER = (
    "! deal: red 3; Ann 1 upper blue 4, Ann 1 lower red 1, Ann 2 upper green 6, "
    "Ann 2 lower blue skip, Ann 3 upper yellow 2, Bob 1 upper yellow 1, Bob 1 lower green 5, "
    "Bob 2 upper red 0, Bob 2 lower blue 6, Bob 3 upper green 4"
)
DEALT = "! deal: red 3; Ann 1 upper blue 4, Bob 1 upper green 5, Cat 1 upper yellow 0, Dan 1 upper yellow 6"
BOB_HAS_A_REVERSE = (
    "! deal: red 3; Ann 1 upper blue 4, Bob 1 upper green reverse, Cat 1 upper yellow 0, Dan 1 upper yellow 6"
)

ASKED = (
    Question(
        "golf-last-turns-mine",
        "golf",
        "the-end-of-a-round",
        Example(
            "Bob: draws red 4 to 3 lower, out red 5",
            (
                NEARLY_OVER,
                "Bob: draws red 2 to 3 lower, out blue 1",
                "Ann: draws red 5 to 3 upper, out yellow 2",
            ),
            people="Ann Bob",
        ),
        yes="counts",
        otherwise=(LAST_TURNS,),
        follow_ups=("golf-others-play-on", "golf-clear-at-the-end"),
    ),
    Question(
        "golf-pickup-number",
        "golf",
        "action-cards",
        Example(
            "Cat: takes red 6 to 1 lower, out blue 2", (DEALT, "Bob: draws green 1 to 2 upper, out red 6")
        ),
        yes="counts",
        follow_ups=("golf-take-an-action", "golf-pickup-limit-others"),
    ),
    Question(
        "golf-pickup-limit-others",
        "golf",
        "action-cards",
        Example(
            "Bob: takes red draw two to 1 lower, out blue 2",
            (
                DEALT,
                "Bob: draws green 1 to 2 upper, out red skip",
                "Dan: takes red skip to 1 lower, out red draw two",
            ),
        ),
        yes="counts",
        otherwise=(NO_ACTION_PICKUP,),
        follow_ups=("golf-take-an-action", "golf-take-actions-how-often"),
    ),
    Question(
        "golf-reverse-as-skip-four",
        "golf",
        "action-cards",
        Example(
            "Ann: draws red 1, flips 2 upper red 6", (DEALT, "Bob: draws green 1 to 2 upper, out red reverse")
        ),
        follow_ups=("golf-reverse-for-two", "golf-skipped"),
    ),
    Question(
        "golf-clear-other-symbols",
        "golf",
        "clearing-columns",
        Example(
            "Bob: draws blue skip to 1 lower, out red 1, clears 1 with blue skip on top", (BOB_HAS_A_REVERSE,)
        ),
        yes="counts",
        follow_ups=("golf-clear-same-symbol", "golf-clear-two-action-cards"),
    ),
    Question(
        "golf-clear-anytime-turn",
        "golf",
        "clearing-columns",
        Example(
            "Dan: draws red 4, flips 2 upper red 0",
            (
                DEALT,
                "Bob: draws green 1 to 1 lower, out blue 6",
                "Cat: draws red 1, flips 2 upper blue 3",
                "? Bob: clears 1 with green 1 on top",
            ),
        ),
        yes="counts",
        follow_ups=("golf-clear-out-of-turn", "golf-clear-before-turn"),
    ),
)

QUESTIONS = with_phrasings(ASKED, read_text_table("games/golf/help/phrasings/house_rules_in_play.txt"))
