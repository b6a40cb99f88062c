"""Disputes and rulebooks on the command line: without a server, without a database."""

from click.testing import CliRunner, Result

from referee.cli import cli
from referee.games import GAMES

NOWHERE = {"REFEREE_DATABASE_URL": "postgresql://nobody@nowhere.invalid/nothing"}


def _run(*arguments: str) -> Result:
    return CliRunner().invoke(cli, arguments, env=NOWHERE)


def test_a_dispute_is_settled():
    """What was understood, the answer, the article with its sources, and what it would be otherwise."""
    told = _run("ask", "can I put a +2 on a +4").output.splitlines()

    assert "May I lay a Draw Two of the color named on a Wild Draw Four instead of drawing?" == told[0]
    assert "  No. Cat draws four cards, misses the turn, and lays nothing instead." == told[1]
    assert "Cards owed (S3, S4, KONB)" in told
    assert "- stacking (S3, S4, LIQ, LU)" in told
    assert "  Yes. Cat lays a card on it: six cards are owed now." == told[-1]


def test_it_is_settled_by_the_rules_of_whoever_asks():
    """Words need no quotes."""
    told = _run("ask", "--game", "uno", "--preset", "family", "stack", "two", "plus", "twos").output

    assert "Yes. Cat lays a card on it" in told
    assert "- standard rules" in told


def test_what_is_no_question_of_ours_is_said_honestly():
    """With the nearest, if there are any."""
    told = _run("ask", "who won the world cup").output.splitlines()
    assert "None of our questions is quite that; these are the nearest." == told[0]
    assert 4 == len(told)

    assert "None of our questions is anything like that.\n" == _run("ask", "我可以叠加吗").output


def test_a_game_or_preset_that_is_not_there_is_named():
    """With those that are."""
    for asked in (["ask", "x", "--game", "chess"], ["rules", "chess"], ["ask", "x", "--preset", "royal"]):
        result = _run(*asked)
        assert 1 == result.exit_code
        assert "there is" in result.output
    assert 1 == _run("ask", "x", "--game", "golf", "--preset", "family").exit_code


def test_a_rulebook_is_printed():
    """Every article in order, with its sources."""
    for name, game in GAMES.items():
        told = _run("rules", name).output
        titles = [f"\n{one.title} ({', '.join(one.sources)})\n{one.text}\n" for one in game.rulebook.articles]

        assert told == f"{game.title}\n" + "".join(titles)
