"""Claims as lines of text: what is written is what is read."""

import pytest

from referee.games import GAMES
from referee.kit.cards import card_with_printed_name
from referee.match.model.edits import AllowRefusedEntry, TakeBackEntries
from referee.match.table.rounds import DrawForDeal, Note, ScoreRound, VoidRound
from referee.match.text.notation import NotationError
from referee.rulings.tags import claim_or_event_type_with_tag
from tools.transcripts import Judged, judged, name_of, transcripts

UNO = GAMES["uno"]
NAMES = ("Ann", "Bob", "Cat")
SEATS = {name: seat for seat, name in enumerate(NAMES)}
Play, Draw, Deal = (
    claim_or_event_type_with_tag("uno.play"),
    claim_or_event_type_with_tag("uno.draw"),
    claim_or_event_type_with_tag("uno.deal"),
)
NameColor, CountHand = claim_or_event_type_with_tag("uno.color"), claim_or_event_type_with_tag("uno.count")


def cards(*names: str) -> tuple:
    return tuple(map(card_with_printed_name, names))


LINES = {
    "deal: red 5": Deal(cards("red 5")),
    "deal: wild draw four, green skip": Deal(cards("wild draw four", "green skip")),
    "deal by Cat: wild": Deal(cards("wild"), dealer=2),
    "deal by Ann: red 5; Bob 6, Cat 8": Deal(cards("red 5"), dealer=0, hands={1: 6, 2: 8}),
    "Ann: red 5": Play(0, *cards("red 5")),
    "Bob: wild draw four": Play(1, *cards("wild draw four")),
    "Bob: wild, blue": Play(1, *cards("wild"), "blue"),
    "Cat: yellow draw two, drawn": Play(2, *cards("yellow draw two"), drawn=True),
    "Cat: wild draw four, red, drawn": Play(2, *cards("wild draw four"), "red", drawn=True),
    "Cat: red 7, not drawn": Play(2, *cards("red 7"), drawn=False),
    "Ann: red 5, blue": Play(0, *cards("red 5"), "blue"),
    "Ann: names green": NameColor(0, "green"),
    "Ann: draws": Draw(0),
    "Ann: draws, keeps": Draw(0, keep=True),
    "Ann: draws 0": Draw(0, 0),
    "Ann: draws 4": Draw(0, 4),
    "Ann: draws 2, keeps": Draw(0, 2, keep=True),
    "Bob: left red 5, wild": CountHand(1, cards=cards("red 5", "wild")),
    "Bob: left nothing": CountHand(1, cards=()),
    "Bob: left values 9 20 50": CountHand(1, values=(9, 20, 50)),
    "Bob: left values": CountHand(1, values=()),
    "Bob: left 79 points": CountHand(1, points=79),
    "score: winner Bob 132": ScoreRound(1, 132),
    "score: Ann 12, Bob 0": ScoreRound(points={0: 12, 1: 0}),
    "score: left Ann red 5, wild; Bob blue skip": ScoreRound(
        left={0: cards("red 5", "wild"), 1: cards("blue skip")}
    ),
    "score round 3: winner Bob 132": ScoreRound(1, 132, round=3),
    "score round 3: Cat 7": ScoreRound(points={2: 7}, round=3),
    "score round 3: left Ann red 5": ScoreRound(left={0: cards("red 5")}, round=3),
    "draw for deal: Ann red 5, Bob wild": DrawForDeal(
        {0: card_with_printed_name("red 5"), 1: card_with_printed_name("wild")}
    ),
    "note: Bob said: never again": Note("Bob said: never again"),
    "void": VoidRound(),
    "take back to 12": TakeBackEntries(12),
    "allow 12": AllowRefusedEntry(12),
}
each_line = pytest.mark.parametrize(("text", "claim"), LINES.items(), ids=LINES)


@each_line
def test_a_line_is_read(text, claim):
    assert claim == UNO.notation.read(text, SEATS)


@each_line
def test_a_claim_is_written(text, claim):
    assert text == UNO.notation.write(claim, NAMES.__getitem__)


@pytest.mark.parametrize(
    ("loose", "strict"),
    [
        ("Ann: keeps", "Ann: draws, keeps"),
        ("  Ann :  red 5 ,drawn ", "Ann: red 5, drawn"),
        ("Ann: wild, drawn, red", "Ann: wild, red, drawn"),
        ("Ann: draws,keeps", "Ann: draws, keeps"),
        ("score :winner Bob 132", "score: winner Bob 132"),
        ("score: left Ann red 5; Bob", "score: left Ann red 5; Bob "),
        ("note:hm", "note: hm"),
    ],
)
def test_a_line_may_be_written_loosely(loose, strict):
    """People type these by hand; blanks and the order of what follows a card do not matter."""
    assert strict == UNO.notation.write(UNO.notation.read(loose, SEATS), NAMES.__getitem__)


def written_and_read(one: Judged) -> object:
    """What is read once a line's claim was written."""
    notation = one.game.notation
    return notation.read(notation.write(one.said, one.before.__getitem__), one.seats)


@pytest.mark.parametrize("path", transcripts(), ids=name_of)
def test_whatever_transcripts_say_is_written_as_it_was_read(path):
    lines = judged(path)

    assert [(one.line, one.said) for one in lines] == [(one.line, written_and_read(one)) for one in lines]


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_claim_occurs_in_a_transcript(game):
    """So that every kind is read and written here, and can be looked up there."""
    told = {one.said.tag for path in transcripts() for one in judged(path)}

    assert set() == {kind.tag for kind in GAMES[game].claims} - {"match.open"} - told


NO_CARD = "is no card, followed by a color, `drawn`, `not drawn` or `UNO!`"
MISTAKES = {
    "Bob red 5": "a line begins with who says it, then a colon",
    "allow": "a line begins with who says it, then a colon",
    "Zoe: red 5": "nobody here is called 'Zoe'",
    "deal by Zoe: red 5": "nobody here is called 'Zoe'",
    "deal by: red 5": "write `deal: red 5` or `deal by Ann: red 5`",
    "deal: red 5; Ann six": "'six' is no whole number",
    "deal: red 11": "'red 11' is no card of UNO",
    "Ann: purple 5": "'purple 5' is no card of UNO",
    "Ann: Red 5": "'Red 5' is no card of UNO",
    "Ann: red 5, upside down": f"'red 5, upside down' {NO_CARD}",
    "Ann: wild, red, blue": f"'wild, red, blue' {NO_CARD}",
    "Ann: draws two": "'two' is no whole number",
    "Ann: draws 1 2": "write `draws`, `draws 2` or `draws, keeps`",
    "score round: Ann 3": "write `score:` or `score round 3:`",
    "score round one: Ann 3": "'one' is no whole number",
    "score: Ann three": "'three' is no whole number",
    "score: winner Zoe 3": "nobody here is called 'Zoe'",
    "take back to then": "'then' is no whole number",
    "allow it": "'it' is no whole number",
}


@pytest.mark.parametrize(("text", "sentence"), MISTAKES.items(), ids=MISTAKES)
def test_a_line_that_says_nothing_is_explained(text, sentence):
    """What was expected, in a sentence."""
    with pytest.raises(NotationError) as error:
        UNO.notation.read(text, SEATS)

    assert sentence == str(error.value)
