"""Disputes and rulebooks on the command line: without a server, without a database."""

from click.testing import CliRunner, Result

from referee.ask.search.lookup import LONGEST_QUERY
from referee.cli import cli
from referee.games import GAMES
from referee.games.uno.model.rulebook import DRAWING_THE_CARDS_OWED
from referee.match.model.articles import text_of
from referee.match.model.rule_texts import lines_of_preset

ADDS_UP = (
    "A Draw Two of the named color may be played on a Wild Draw Four. "
    "The first player who does not add a draw card draws all the cards."
)
EMPTY = {"REFEREE_DATABASE_URL": "postgresql://nobody@nowhere.invalid/nothing"}


def _run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, arguments, env=EMPTY)


def test_a_dispute_is_settled():
    """What was understood, the answer, the article with its sources, and what it would be otherwise, with who
    plays by that."""
    told = _run("ask", "can I put a +2 on a +4").output.splitlines()

    assert "May I play a Draw Two of the color named on a Wild Draw Four instead of drawing?" == told[0]
    assert [
        "  Say Ann, Bob, Cat and Dan play:",
        "    deal: red 5",
        "    Bob: wild draw four, blue",
        "    Cat: blue draw two ?",
        "  No. A Draw Two does not help against a Wild Draw Four.",
        "  Cat has to draw four cards and misses the turn. No card can be played instead.",
    ] == told[1:7]
    assert f"Cards owed ({', '.join(DRAWING_THE_CARDS_OWED.sources)})" in told
    assert "- house stacking answers=2/4 (LU)" in told
    assert f"  Yes. {ADDS_UP}" == told[-1]


def test_it_is_settled_by_the_rules_of_whoever_asks():
    """Words need no quotes."""
    output = _run("ask", "--game", "uno", "--preset", "family", "stack", "two", "plus", "twos").output

    assert "A Draw Two may be played on a Draw Two" in output
    assert "- standard rules" in output


def test_it_is_settled_by_any_rules_that_are_told():
    """Written as for `referee rules`, and as they are printed under Otherwise."""
    stacking = ("--house", "stacking answers=2/4", "--option", "late-uno-penalty=4")
    told = _run("ask", *stacking, "can I put a +2 on a +4").output.splitlines()

    assert f"  Yes. {ADDS_UP}" == told[5]
    assert f"- standard rules ({', '.join(DRAWING_THE_CARDS_OWED.sources)})" in told
    told = _run("ask", "--option", "late-uno-penalty=4", "how many cards if I am caught without uno").output
    assert "  Four cards, and only once, if you are caught in time." == told.splitlines()[5]


def test_rules_that_only_one_game_has_tell_which_is_meant():
    """It need not be said."""
    output = _run("ask", "--house", "clear-anytime", "may I clear a column when it is not my turn").output

    assert "Yes. You may clear a column at any time, even when it is not your turn." in output


def test_rules_to_ask_by_that_are_none_are_named():
    """With what there is."""
    for options, said in (
        (("--house", "jump"), "There is no house rule 'jump'; there is blank-cards, hand-size,"),
        (("--option", "fine=4"), "There is no difference 'fine'; there is deck,"),
        (("--option", "late-uno-penalty=9"), "There is no option '9'; there is 2, 4, 1, 3."),
        (("--game", "golf", "--house", "jump-in"), "There is no house rule 'jump-in'; there is"),
        (("--house", "stacking", "--house", "\x1b[2J"), "There is no house rule"),
    ):
        result = _run("ask", "x", *options)
        assert (1, True) == (result.exit_code, said in result.output), result.output
        assert "\x1b" not in result.output


def test_what_is_no_question_of_ours_is_said_honestly():
    """With the nearest, if there are any."""
    told = _run("ask", "who won the world cup").output.splitlines()
    assert "The referee has no answer to that question. These questions come closest." == told[0]
    assert 4 == len(told)

    assert "No question matches that.\n" == _run("ask", "xyzzy qwrtp").output


def test_another_game_and_another_language_are_named():
    """No answer is given, and nothing is asked back. The closest questions are listed, if there are any."""
    told = _run("ask", "in uno flip can I put a +2 on a +2").output.splitlines()
    assert "This is about UNO Flip. I only know UNO and UNO Golf." == told[0]
    assert "The referee has no answer to that question. These questions come closest." == told[1]
    assert 5 == len(told)

    told = _run("ask", "我可以叠加吗").output
    assert "This is in another language. I only read English.\nNo question matches that.\n" == told


def test_a_text_that_is_too_long_is_refused():
    """Nothing of it is left out silently."""
    result = _run("ask", "x" * (LONGEST_QUERY + 1))

    assert (1, True) == (result.exit_code, "longer than 2,000 characters" in result.output)
    assert 0 == _run("ask", "x" * LONGEST_QUERY).exit_code


def test_a_game_or_preset_that_is_not_there_is_named():
    """With those that are."""
    for asked in (["ask", "x", "--game", "chess"], ["rules", "chess"], ["ask", "x", "--preset", "royal"]):
        result = _run(*asked)
        assert 1 == result.exit_code
        assert "there is" in result.output
    assert 1 == _run("ask", "x", "--game", "golf", "--preset", "family").exit_code


def test_the_rulebook_under_rules_is_printed():
    """What was chosen in the place of what was not, with what was agreed on above it."""
    chosen = ("--option", "late-uno-penalty=4", "--house", "jump-in", "--house", "stacking answers=2/2;4/4")
    output = _run("rules", "uno", "--preset", "faq", *chosen).output
    lines = output.splitlines()

    assert "UNO: The guide's rules, changed by the table" == lines[0]
    assert "- How many cards does it cost not to call UNO? Four cards. (S1)" in lines
    assert "? 2/2, 4/4." in " ".join(lines)
    assert {"Stacking", "Jump-in", "Being caught costs four cards", "Who says so"} <= set(lines)
    assert not {"Being caught", "Seven-zero"} & set(lines)


def test_a_preset_is_printed_with_what_it_says_of_itself():
    """As a match's rulebook has it, and without a target that nobody told."""
    lines = _run("rules", "uno", "--preset", "family").output.splitlines()

    assert ["UNO: Family rules", "================="] == lines[:2]
    game = GAMES["uno"]
    assert set(lines_of_preset(game, game.presets["family"])[1:]) <= set(lines)
    assert "family to 500" not in lines
    assert "House rules:" in lines
    assert "- How do we score? No points and no target: rounds won are counted until you" in lines


def test_rules_that_are_none_are_named():
    """With what there is, and why rules cannot live together."""
    for options, said in (
        (("--preset", "royal"), "there is standard, basic,"),
        (("--option", "fine=4"), "There is no difference 'fine'; there is deck,"),
        (("--option", "late-uno-penalty=9"), "There is no option '9'; there is 2, 4, 1, 3."),
        (("--option", "late-uno-penalty"), "'late-uno-penalty' is none of `late-uno-penalty 4`"),
        (("--house", "jump"), "There is no house rule 'jump'; there is blank-cards, hand-size,"),
        (("--house", "stacking cards=2"), "There is no parameter 'cards';"),
        (("--house", "hint cards=9"), "Say one of 1, 2, 3, 4."),
        (("--house", "silent-uno", "--house", "no-calls"), "there is nothing to tap for."),
    ):
        result = _run("rules", "uno", *options)
        assert (1, True) == (result.exit_code, said in result.output), result.output


def test_a_rulebook_is_printed():
    """Every article in order, with its sources; what some tables choose instead says so."""
    for name, game in GAMES.items():
        output = _run("rules", name).output
        text = " ".join(output.split())
        at = [text.index(f"{text_of(one)} ({', '.join(one.sources)})") for one in game.rulebook.articles]

        assert output.startswith(f"{game.title}\n")
        assert at == sorted(at)
    assert (
        "Everybody turns up two cards\n"
        'Some tables choose this instead of "Everybody turns up one card". How many\n'
        "cards does everybody turn up before the first turn? (opened-places 2)\n"
        "Before the first turn everybody turns two cards"
    ) in _run("rules", "golf").output


def test_what_may_mean_several_questions_is_asked_back():
    told = _run("ask", "--game", "uno", "can i play it on a wild").output.splitlines()

    assert "Which of these do you mean?" == told[0]
    assert 3 <= len(told) <= 4
