"""A whole game as text, read and written anew."""

import pytest

from referee.games import GAMES
from referee.match.model.state import Rules
from referee.match.text.notation import NotationError
from referee.match.text.quoting import as_words, plain, quoted
from referee.match.text.transcript import Opening, Transcript, claim_lines, read_opening, replayed

TEXT = """\
uno standard to 500 | Ann Bob
# They begin.
deal: red 5
    2 upheld    uno.deal, uno.first-card
                The red 5 is the first card, and Bob plays first.
                -> Bob: Play red, a 5 or a wild, or draw.
      = Ann 7, Bob 7 | red 5 | pile 93 | Bob to play

Bob: blue 7
    3 refused   uno.match
                The blue 7 does not fit on the red 5. Only red, a 5 or a wild fits.
                -> Bob: Take the blue 7 back. There is no penalty. Play red, a 5 or a wild, or draw.
      = Ann 7, Bob 7 | red 5 | pile 93 | Bob to play
"""


def anew(text: str) -> str:
    return "\n".join(replayed(GAMES, text)) + "\n"


def test_the_first_line_names_game_rules_and_people():
    expected = Opening("uno", Rules("standard", 500), ("Ann", "Bob", "Cat"))

    assert expected == read_opening("uno standard to 500 | Ann Bob Cat")


@pytest.mark.parametrize(
    "line", ["", "uno", "uno standard 500 | Ann Bob", "uno standard to many | Ann Bob", "uno standard to 500"]
)
def test_another_first_line_is_explained(line):
    with pytest.raises(NotationError, match="the first line reads like `uno standard to 500 | Ann Bob Cat`"):
        read_opening(line)


def test_the_claims_of_a_transcript():
    """Without the first line, the rulings, the remarks on the side and the empty lines."""
    assert ["deal: red 5", "Bob: blue 7"] == claim_lines(TEXT)


def test_a_transcript_written_anew_is_the_same():
    """Remarks and empty lines stay where they are."""
    assert TEXT == anew(TEXT)


def test_rulings_are_not_read():
    """Whatever stood there, they are made anew."""
    assert TEXT == anew(TEXT.replace("upheld", "refused").replace("blue 7 does not", "blue 7 does"))


def test_a_transcript_without_rulings_gets_them():
    claims_only = "\n".join(line for line in TEXT.splitlines() if not line.startswith("  "))

    assert TEXT == anew(claims_only)


def test_a_mistake_names_its_line():
    with pytest.raises(NotationError, match="line 9: nobody here is called 'Zoe'"):
        anew(TEXT.replace("Bob: blue 7", "Zoe: blue 7"))


def test_an_unknown_game_is_named():
    with pytest.raises(NotationError, match="'chess' is none of the games: uno"):
        anew("chess standard to 500 | Ann Bob")


def test_nothing_at_all_is_no_transcript():
    with pytest.raises(NotationError):
        anew("")


def test_telling_enters_a_claim():
    """Entry 1 is the opening."""
    transcript = Transcript(GAMES["uno"], read_opening("uno standard to 500 | Ann Bob"))
    entry = transcript.tell("deal: red 5")

    assert 2 == entry.submission.number
    assert entry is transcript.entries[-1]
    assert 93 == transcript.state.round.draw_pile


def test_a_mistake_enters_nothing():
    transcript = Transcript(GAMES["uno"], read_opening("uno standard to 500 | Ann Bob"))
    with pytest.raises(NotationError):
        transcript.tell("Zoe: red 5")

    assert 1 == len(transcript.entries)


def test_a_ruling_is_described_as_it_is_read_out():
    """Verdict and articles, the reasons, what would mend it, what each one does, what can be seen."""
    transcript = Transcript(GAMES["uno"], read_opening("uno standard to 500 | Ann Bob Cat"))
    transcript.tell("deal: red 5")
    transcript.tell("Bob: blue 7")

    assert [
        "    4 refused   uno.turn, uno.match",
        "                It is Bob's turn, not Cat's.",
        "                The blue 9 does not fit on the red 5. Only red, a 5 or a wild fits.",
        "                to mend it: allow 3",
        "                -> Bob: Play red, a 5 or a wild, or draw.",
        "                -> Cat: Take the blue 9 back. There is no penalty. Wait for your turn.",
        "      = Ann 7, Bob 7, Cat 7 | red 5 | pile 86 | Bob to play",
    ] == list(transcript.describe(transcript.tell("Cat: blue 9")))


def test_a_name_of_several_words_is_quoted():
    expected = Opening("uno", Rules("standard", 500), ("Oma Inge", "Bob", 'Jo "Jay" Ray', "\\", "Ann, Cat"))
    line = r'uno standard to 500 | "Oma Inge" Bob "Jo \"Jay\" Ray" "\\" "Ann, Cat"'

    assert expected == read_opening(line)


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("Ann", "Ann"),
        ("Zoë-Marie", "Zoë-Marie"),
        ("O'Neil", "O'Neil"),
        ("שרה", "שרה"),
        ("Oma Inge", '"Oma Inge"'),
        ("note", '"note"'),
        ("🦊", '"🦊"'),
        ('"', r'"\""'),
        ("\\", r'"\\"'),
    ],
)
def test_a_name_that_is_no_plain_word_is_quoted(name, written):
    assert written == quoted(name)
    assert name == plain(as_words(f"{written}: red 5").partition(":")[0])


def test_a_name_in_quotation_marks_is_named_in_a_mistake():
    with pytest.raises(NotationError, match="line 2: nobody here is called 'Oma Inge'"):
        anew('uno standard to 500 | Ann Bob\n"Oma Inge": red 5')


def test_a_plain_name_may_be_quoted():
    told = anew(TEXT.replace("Bob: blue 7", '"Bob": blue 7'))

    assert TEXT == told.replace('"Bob": blue 7', "Bob: blue 7")


def test_quotation_marks_in_a_remark_are_none_of_a_name():
    told = anew(TEXT + 'note: "Ann" said "hello"\n')

    assert 'note: "Ann" said "hello"' in told


def test_who_sits_down_may_have_a_name_of_several_words():
    lines = ['join: "Uncle Tom" with 40 left of Ann', 'rename Bob: "Bob B."', 'score: winner "Bob B." 20']
    told = anew("\n".join(["uno standard to 500 | Ann Bob", *lines]))

    assert "= totals Ann 0, Uncle Tom 40, Bob B. 20" in told
