"""What in a claim does not belong to a match; as it is answered over HTTP in tests/api."""

import pytest

from referee.games import GAMES
from referee.games.golf.model.claims import Call as GolfCall
from referee.games.uno.model.claims import Call, Catch, Deal, Play
from referee.kit.cards import Card
from referee.kit.quantities import Points, RoundNumber
from referee.kit.seats import Seat
from referee.languages.speech import tell
from referee.match.model.state import Rules
from referee.match.table.agreement import AgreeOnRules
from referee.match.table.contests import DecideContest
from referee.match.table.people import Join, Leave, PaperScores, RecountCards, RenamePlayer
from referee.match.table.phones import PhoneJoinedOrLeft
from referee.match.table.rounds import DrawForDeal, ScoreRound
from referee.match.table.validation import errors_of_claim_in_match
from referee.rulings.tags import Claim
from tests.table import Table

ANN, BOB, CAT, DAN, EVE = map(Seat, range(5))
RED_FIVE, SEVEN = Card("5", "red"), Card("7", "orange")


def match(*lines: str) -> Table:
    """Of three people who play, Cat, who is out of the match, and nobody else at the table any more."""
    rules = Rules("standard", Points(100), {"scoring": "elimination"})
    four = Table(("Ann", "Bob", "Cat", "Dan"), rules=rules)
    return four.report("score: Cat 100", "join: Eve", "Dan leaves", *lines)


def wrong(claim: Claim, *lines: str) -> dict[str, list[str]]:
    game = match(*lines)
    return errors_of_claim_in_match(game.game, game.state, claim)


def nobody(field: str, seat: Seat) -> dict[str, list[str]]:
    return {field: [f"Nobody sits at seat {seat}."]}


def test_a_claim_of_another_game_is_no_claim():
    assert {} == wrong(Call(ANN))
    assert {"claim": ["golf.call is no claim of UNO."]} == wrong(GolfCall(ANN))


def test_a_card_that_no_deck_of_the_game_has_is_no_card():
    for claim in (Play(ANN, RED_FIVE), Deal(RED_FIVE), DrawForDeal({ANN: RED_FIVE, BOB: RED_FIVE})):
        assert {} == wrong(claim)
    no_card = ["UNO has no such card."]
    assert {"card": no_card} == wrong(Play(ANN, SEVEN))
    assert {"cards": no_card} == wrong(DrawForDeal({ANN: RED_FIVE, BOB: SEVEN}))
    assert {"left": no_card} == wrong(ScoreRound(left={ANN: (RED_FIVE, SEVEN), BOB: ()}))


@pytest.mark.parametrize(
    ("claim", "field"),
    [
        (ScoreRound(points={ANN: Points(1), Seat(5): Points(2), Seat(6): Points(3)}), "points"),
        (Join(left_of=Seat(5)), "left_of"),
        (Catch(Seat(5)), "caught"),
        (DecideContest(2, Seat(5)), "for"),
    ],
)
def test_the_first_seat_at_which_nobody_sits_is_named(claim, field):
    assert nobody(field, Seat(5)) == wrong(claim)


@pytest.mark.parametrize("lines", [(), ("deal: red 5",)])
def test_who_is_out_or_has_left_is_not_named_in_a_new_round(lines):
    for seat in (CAT, DAN):
        assert nobody("caught", seat) == wrong(Catch(seat), *lines)
        assert nobody("winner", seat) == wrong(ScoreRound(winner=seat, points=Points(1)), *lines)
        assert nobody("points", seat) == wrong(ScoreRound(points={seat: Points(1)}), *lines)
        assert nobody("seat", seat) == wrong(RecountCards(seat, 1), *lines)


def test_of_a_past_round_everybody_may_be_named():
    for seat in (CAT, DAN, EVE):
        assert {} == wrong(ScoreRound(points={seat: Points(1)}, round=RoundNumber(1)))
    assert nobody("points", Seat(5)) == wrong(ScoreRound(points={Seat(5): Points(1)}, round=RoundNumber(1)))


def test_where_points_are_counted_a_winner_alone_is_too_little():
    """Of a winner who is nobody, that is told instead."""
    assert {"points": [tell("error-score-points")]} == wrong(ScoreRound(winner=ANN))
    assert nobody("winner", Seat(5)) == wrong(ScoreRound(winner=Seat(5)))


def test_the_phone_of_anybody_who_ever_sat_there_may_come_and_go():
    for seat in (CAT, DAN, EVE):
        assert {} == wrong(PhoneJoinedOrLeft("seat", seat))
    assert nobody("seat", Seat(5)) == wrong(PhoneJoinedOrLeft("seat", Seat(5)))


def test_who_is_out_may_still_speak_be_renamed_and_have_another_total_on_paper():
    """What is then refused is for the rules to say. Who has left may do none of it."""
    for claim in (Call, Leave, RenamePlayer):
        assert {} == wrong(claim(CAT))
        assert nobody("seat", DAN) == wrong(claim(DAN))
    assert {} == wrong(PaperScores({CAT: Points(5)}))
    assert nobody("points", DAN) == wrong(PaperScores({DAN: Points(5)}))


def test_who_comes_back_is_named_and_sits_beside_somebody_who_plays():
    for seat in (CAT, DAN, EVE):
        assert {} == wrong(Join(seat=seat, left_of=ANN))
    assert nobody("left_of", DAN) == wrong(Join(seat=CAT, left_of=DAN))


def test_who_sits_out_the_open_round_is_named_in_its_score():
    """Bob has had too many cards; the others play the round to its end."""
    rules = Rules(house_rules={"hand-limit": {"cards": 10}})
    game = Table(("Ann", "Bob", "Cat"), rules=rules).report(
        "deal: red 5", "count Bob: 9", "Bob: draws, keeps"
    )
    assert (BOB,) == game.state.sitting_out

    assert {} == errors_of_claim_in_match(game.game, game.state, ScoreRound(points={BOB: Points(1)}))
    assert nobody("caught", BOB) == errors_of_claim_in_match(game.game, game.state, Catch(BOB))


def test_rules_that_nobody_can_play_by_are_no_rules():
    assert ["rules"] == list(wrong(AgreeOnRules(Rules("standart"))))  # sic
    assert {} == wrong(AgreeOnRules(Rules("standard", Points(200))))


def test_partners_have_to_be_as_many_as_play_the_match():
    partners = AgreeOnRules(Rules(differences={"scoring": "partners"}))
    for names, fault in (("Ann Bob Cat Dan", []), ("Ann Bob Cat", ["rules"])):
        game = Table(tuple(names.split()))

        assert fault == list(errors_of_claim_in_match(GAMES["uno"], game.state, partners))
