"""The points of a round, told in any of their forms; and scores that cannot be."""

from collections import Counter
from dataclasses import dataclass
from random import Random
from typing import Any

from tests.evenings.books import Books, Played
from tests.evenings.cards import MOST_POINTS, drawn, golf_numbers, uno_deck, worth

Told = tuple[dict[str, Any], Played]


@dataclass(frozen=True)
class Round:
    """Who was in a round, and what everybody saw of it: who went out and how many cards are left in the other
    hands, where it was followed to its end; and the cards that lie on the table. `gone` is who left in the
    middle of a round that is scored: its hand was laid aside, unless the table comes to say otherwise."""

    seats: tuple[int, ...]
    out: int | None = None
    cards: dict[int, int] | None = None
    discards: tuple[str, ...] = ()
    gone: tuple[int, ...] = ()


def round_of(books: Books, number: int) -> Round:
    """One that was scored."""
    played = books.rounds[number - books.paper - 1]
    return Round(tuple(played.points), played.out, played.cards or None, played.discards, played.gone)


def some_score(rng: Random, books: Books, at: Round) -> Told:
    """The claim without its round, and what it comes to."""
    if books.form == "golf":
        return _golf_score(rng, at)
    winner = rng.choice(at.seats) if at.out is None else at.out
    hands = _hands(rng, at, winner)
    points = gains(books, winner, {seat: sum(map(worth, hand)) for seat, hand in hands.items()})
    played = Played({seat: points.get(seat, 0) for seat in at.seats}, at.out, at.cards or {}, at.discards)
    return _as_told(rng, books, winner, hands, points), played


def gains(books: Books, winner: int, hands: dict[int, int]) -> dict[int, int]:
    """uno.md 51 to 54: what each gets for the points left in these hands."""
    if books.form == "none":
        return {winner: 1}
    if books.few_are_good:
        return {**hands, winner: 0}
    if books.form == "winner-takes-all":
        return {winner: sum(hands.values())}
    opposite = books.partner(winner)
    worth_of_all = sum(points for seat, points in hands.items() if seat != opposite)
    return {winner: worth_of_all, opposite: worth_of_all}


def _hands(rng: Random, at: Round, winner: int) -> dict[int, list[str]]:
    """Hands that can be: of cards that lie nowhere else, as many as were seen."""
    deck = uno_deck() - Counter(at.discards)
    counts = at.cards or {}
    return {
        seat: drawn(rng, deck, counts.get(seat) or rng.randint(1, 7)) for seat in at.seats if seat != winner
    }


def _as_told(rng: Random, books: Books, winner: int, hands: dict, points: dict[int, int]) -> dict[str, Any]:
    by_seat = {str(seat): amount for seat, amount in points.items()}
    if books.form == "none":
        return {"winner": winner, "points": rng.choice((1, 40))}
    forms: list[dict[str, Any]] = [
        {"left": {str(seat): hand for seat, hand in hands.items()}},
        {"values": {str(seat): [worth(card) for card in hand] for seat, hand in hands.items()}},
        {"points": by_seat},
    ]
    if not books.few_are_good:
        forms.append({"winner": winner, "points": points[winner]})
    return rng.choice(forms)


def _golf_score(rng: Random, at: Round) -> Told:
    """Section 2.3: every column has two cards, so a grid has an even number."""
    deck = golf_numbers()
    grids = {seat: drawn(rng, deck, rng.choice((0, 2, 4, 4, 6, 6, 6, 8))) for seat in at.seats}
    numbers = {seat: [int(card.split(" ")[1]) for card in grid] for seat, grid in grids.items()}
    points = {seat: sum(grid) for seat, grid in numbers.items()}
    told = rng.choice(
        (
            {"left": {str(seat): grid for seat, grid in grids.items()}},
            {"values": {str(seat): grid for seat, grid in numbers.items()}},
            {"points": {str(seat): amount for seat, amount in points.items()}},
            {"points": {str(seat): amount for seat, amount in points.items()}},
        )
    )
    return told, Played(points)


# --- what cannot be ---


Impossible = tuple[str, dict[str, Any]]
"""Why it cannot be, and the claim without its round."""


def some_impossible_score(rng: Random, books: Books, at: Round, *, again: bool = False) -> Impossible:
    """Of the next round, or of one that has points already: there who is not named keeps them."""
    if books.form == "golf":
        return rng.choice(_impossible_golf(rng, books, at, again))
    return rng.choice(_impossible_uno(rng, books, at))


def _impossible_golf(rng: Random, books: Books, at: Round, again: bool) -> list[Impossible]:
    grids = {seat: ["red 1", "blue 2"] for seat in at.seats}
    odd, three = rng.sample(at.seats, 2)
    two = {str(seat): [1, 2] for seat in at.seats}
    points = {str(seat): rng.randint(0, 30) for seat in at.seats}
    some = {seat: amount for seat, amount in points.items() if seat != str(odd)}
    return [
        ("a grid has an even number of cards", _left({**grids, odd: ["red 3"]})),
        ("a grid has an even number of cards", {"values": {**two, str(odd): [1, 2, 3]}}),
        ("there are three of a card", _left({**grids, odd: ["green 5"] * 2, three: ["green 5"] * 2})),
        ("everybody scores", {"winner": odd, "points": 12}),
        *([] if again else [("everybody scores", {"points": some})]),
        *_for_somebody_else(books, at, points),
    ]


def _left(hands: dict[int, list[str]]) -> dict[str, Any]:
    return {"left": {str(seat): cards for seat, cards in hands.items()}}


def _impossible_uno(rng: Random, books: Books, at: Round) -> list[Impossible]:
    if books.form == "none":
        both = {str(seat): 1 for seat in at.seats[:2]}
        two = ("only one wins a round", {"points": both})
        return [two, *_for_somebody_else_wins(books, at), *_another_went_out(rng, books, at)]
    winner = rng.choice(at.seats) if at.out is None else at.out
    hands = _hands(rng, at, winner)
    others = list(hands)
    too_few = others[1:] if len(others) > 1 else at.seats
    ones = {str(seat): [1] for seat in others}
    ways = [
        ("nobody holds a card of which there is none left", _left({**hands, others[0]: ["red 0", "red 0"]})),
        ("nobody holds five wilds", _left({**hands, others[0]: ["wild"] * 5})),
        ("no card counts 15", {"values": {str(seat): [15] for seat in others}}),
        ("the deck has eight cards of 50", {"values": {**ones, str(others[0]): [50] * 9}}),
        ("somebody has gone out", _left({seat: ["red 5"] for seat in too_few})),
    ]
    some = {str(seat): rng.randint(1, 30) for seat in at.seats}
    if books.few_are_good:
        nothing = dict.fromkeys(some, 0)
        ways += [
            ("somebody has gone out, and has nothing", {"points": some}),
            ("everybody scores", {"winner": winner, "points": 12}),
            ("the deck has 1240 points", {"points": {**nothing, str(others[0]): MOST_POINTS + 1}}),
            *_for_somebody_else(books, at, {**some, str(winner): 0}),
        ]
        return ways + _another_went_out(rng, books, at, few=True)
    ways.append(("the deck has 1240 points", {"winner": winner, "points": MOST_POINTS + 1}))
    if books.form == "partners":
        opposite = books.partner(winner)
        ways += [
            ("partners have one total", {"points": {str(winner): 20, str(opposite): 30}}),
            ("partners have one total", {"points": {str(winner): 20}}),
            ("only one team scores", {"points": dict.fromkeys(some, 20)}),
        ]
    else:
        ways.append(("only the winner scores", {"points": {str(seat): 20 for seat in at.seats[:2]}}))
    return [*ways, *_for_somebody_else_wins(books, at), *_another_went_out(rng, books, at)]


def _for_somebody_else(books: Books, at: Round, points: dict[str, int]) -> list[Impossible]:
    """Points for who was not in that round: not there yet, gone home, or out of the match."""
    return [
        ("who is not in a round has no points of it", {"points": {**points, str(seat): 7}})
        for seat in books.seats
        if seat not in (*at.seats, *at.gone)
    ]


def _for_somebody_else_wins(books: Books, at: Round) -> list[Impossible]:
    return [
        ("who is not in a round does not win it", {"winner": seat, "points": 7})
        for seat in books.seats
        if seat not in (*at.seats, *at.gone)
    ]


def _another_went_out(rng: Random, books: Books, at: Round, few: bool = False) -> list[Impossible]:
    """Everybody has seen who went out. Partners have one score, so it is told of another team."""
    if at.out is None:
        return []
    other = rng.choice([seat for seat in at.seats if seat not in (at.out, books.partner(at.out))])
    least = {str(seat): 0 if seat == other else 20 for seat in at.seats}
    return [("another was seen to go out", {"points": least} if few else {"winner": other, "points": 20})]
