"""What a round is worth, who is still in, who deals next, when a match is over (uno.md 4, 45-54)."""

from tests.simulated import rules
from tests.simulated.agreed import Agreed
from tests.simulated.truth import Round

ROUNDS_WITHOUT_SCORE = 4  # then people stop


def counting(agreed: Agreed, round_: Round) -> list[int]:
    """Whose hands are counted: all others; the partner's cards count for nobody."""
    if not agreed.counts_points:
        return []
    own = agreed.team(round_.out, round_.seats)
    return [seat for seat in round_.order if seat not in own]


def gains(agreed: Agreed, round_: Round) -> dict[int, int]:
    """uno.md 51-54: what each column gets at the end; house-rules.md 3.13: at some tables twice."""
    times = int(agreed.says("double-score", "times") or 1)
    return {seat: times * points for seat, points in _once(agreed, round_).items()}


def _once(agreed: Agreed, round_: Round) -> dict[int, int]:
    winner = round_.out
    own = agreed.team(winner, round_.seats)
    hands = {seat: round_.points(seat) for seat in counting(agreed, round_)}
    if not agreed.counts_points:
        return {winner: 1}
    if agreed["scoring"] in ("own-lowest-wins", "elimination"):
        return hands | round_.knocked_out
    knocked_out = [round_.knocked_out[seat] for seat in round_.knocked_out if seat not in own]
    worth = sum(hands.values()) + round_.aside_points + sum(knocked_out)
    return dict.fromkeys(agreed.team(winner, round_.seats), worth)


def still_in(agreed: Agreed, totals: list[int], order: list[int]) -> list[int]:
    """uno.md 53: who has the target or more is out of the match."""
    if agreed["scoring"] != "elimination":
        return order
    return [seat for seat in order if totals[seat] < agreed.target]


def is_over(agreed: Agreed, totals: list[int], order: list[int], rounds: int) -> bool:
    """uno.md 51-54: somebody has the target; or one is left; or people have had enough."""
    if agreed["scoring"] == "none":
        return rounds >= ROUNDS_WITHOUT_SCORE
    if agreed["scoring"] == "elimination":
        return len(order) == 1
    return max(totals) >= agreed.target


def next_dealer(agreed: Agreed, round_: Round, order: list[int]) -> int:
    """uno.md 4 and disputes.md 85; of whoever is out of the match the next to the left deals."""
    way = agreed["next-dealer"]
    if way == "winner":
        return round_.out
    if way == "loser" and (loser := _loser(agreed, round_)) is not None:
        return _to_the_left(loser - 1, round_.seats, order)
    return _to_the_left(round_.dealer, round_.seats, order)


def _loser(agreed: Agreed, round_: Round) -> int | None:
    """The highest hand left; of several the next to the dealer's left; None where hands are unknown."""
    points = {seat: round_.points(seat) for seat in counting(agreed, round_)}
    if not points:
        return None
    points |= {seat: worth for seat, worth in round_.knocked_out.items() if worth}
    highest = [seat for seat, worth in points.items() if worth == max(points.values())]
    return _to_the_left(round_.dealer, round_.seats, highest)


def _to_the_left(seat: int, seats: int, among: list[int]) -> int:
    """The next of these clockwise in the original seating."""
    return next(one for step in range(1, seats + 1) if (one := (seat + step) % seats) in among)


def dealer_draws(rng, agreed: Agreed, order: list[int]) -> tuple[dict[int, str], int]:
    """uno.md 3: everybody draws a card; the highest deals. Drawn until one is the highest alone."""
    while True:
        cards = agreed.deck()
        if agreed["first-dealer"] == "again":
            cards = [card for card in cards if rules.is_number(card)]
        drawn = dict(zip(order, rng.sample(cards, len(order)), strict=True))
        worth = {seat: _worth(agreed, card) for seat, card in drawn.items()}
        highest = [seat for seat in order if worth[seat] == max(worth.values())]
        if len(highest) == 1:
            return drawn, highest[0]


def _worth(agreed: Agreed, card: str) -> int:
    """uno.md 3: a symbol counts nothing, or as many points as at the end."""
    if rules.is_number(card) or agreed["first-dealer"] == "points":
        return agreed.points(card)
    return 0
