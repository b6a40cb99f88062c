"""What of a position of Golf may be hidden, and how it may be as well.

Written from the rules of the game alone: a grid has a facedown card until its player closes the round, who
comes to have one left has to call, and of each kind the deck has so many cards.
"""

import json
import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from referee.games.golf.model.deck import COPIES_BY_EDITION

Told = dict[str, Any]
Grid = list[dict[str, Any]]
WINDOWS = ("window", "last_window", "called_early")


# --- what is hidden ---


def _of_the_round(*names: str) -> Callable[[Told], None]:
    def leave_out(told: Told) -> None:
        for name in names:
            told["round"].pop(name, None)

    return leave_out


def _dealer(told: Told) -> None:
    told.pop("dealer", None)


def _turn(told: Told) -> None:
    """Who knows the dealer might say whose turn it is after the deal."""
    _of_the_round("turn")(told)
    _dealer(told)


def _grids(first: int) -> Callable[[Told], None]:
    """Of every second seat, with how many columns it has had."""

    def leave_out(told: Told) -> None:
        round = told["round"]
        for name in ("grids", "columns"):
            if name in round:
                round[name] = {seat: one for seat, one in round[name].items() if int(seat) % 2 != first}

    return leave_out


def _discards(told: Told) -> None:
    """Only the top card is told."""
    round = told["round"]
    if "discards" in round:
        round["top"] = round.pop("discards")[-1]
    _of_the_round("lost_track", "silent", "recycled")(told)


HIDES: dict[str, Callable[[Told], None]] = {
    "turn": _turn,
    "dealer": _dealer,
    "direction": _of_the_round("direction"),
    "grids": _grids(0),
    "other grids": _grids(1),
    "discards": _discards,
    "top": _of_the_round("discards", "lost_track", "silent", "recycled", "top"),
    "draw_pile": _of_the_round("draw_pile"),
    "columns": _of_the_round("columns"),
    "closed": _of_the_round("closed_by", "last_turns"),
    "windows": _of_the_round(*WINDOWS),
    "last window": _of_the_round("last_window"),
}
BETWEEN_ROUNDS = ("dealer",)
"""What there is of it while no round is open."""


# --- how it may be as well ---


def filled(rng: Random, whole: Told, told: Told, claims: list[Told]) -> Told:
    """The position with what is not told filled in anew, as it may be as well."""
    return _Filling(rng, whole, told, claims).filled()


class _Filling:
    """One way it may be: who is on turn and whether the round is closed, then the grids, the times to call,
    and the discards."""

    def __init__(self, rng: Random, whole: Told, told: Told, claims: list[Told]):
        self.rng, self.whole, self.claims = rng, whole, claims
        self.told, self.order = told, told["order"]
        self.is_open = told["round"] is not None
        if not self.is_open:
            return
        self.was, self.round = whole["round"], dict(told["round"])
        self.unknown = [seat for seat in self.order if str(seat) not in self.round["grids"]]
        rules = json.dumps(told["rules"])
        self.has_last_turns = '"last-turns"' in rules
        edition = "116" if re.search(r'"double-draw-twos": 2', rules) else "112"
        deck = Counter({card.name: many for card, many in COPIES_BY_EDITION[edition].items()})
        shown = [card for grid in self.round["grids"].values() for card in _faceup(grid)]
        shown += self.round.get("discards", [self.round["top"]] if "top" in self.round else [])
        shown += [card for card in self.round.get("aside", []) if card is not None]
        named = re.findall(r'"((?:red|yellow|green|blue) [a-z0-9 ]+)"', json.dumps(claims))
        self.many = sum(deck.values())
        self.pool = list((deck - Counter(shown) - Counter(named)).elements())
        rng.shuffle(self.pool)

    def filled(self) -> Told:
        filled = dict(self.told)
        filled["dealer"] = self.told.get("dealer", self.rng.choice(self.order))
        if not self.is_open:
            return filled
        self._fill_whose_turn()
        self._fill_grids()
        self._fill_windows()
        self._fill_discards()
        return filled | {"round": self.round}

    # --- who is on turn ---

    def _fill_whose_turn(self) -> None:
        round, rng = self.round, self.rng
        round.setdefault("direction", rng.choice((1, -1)))
        if "closed_by" not in round:
            round["closed_by"] = self._closer()
            is_settled = False
        else:
            is_settled = round["closed_by"] is not None and "last_turns" in round
        if round["closed_by"] is None:
            round.setdefault("last_turns", [])
            round.setdefault("turn", rng.choice(self.order))
        elif not is_settled:
            self._fill_last_turns()

    def _closer(self) -> int | None:
        """Nobody, or somebody whose cards may all lie faceup."""
        round = self.round
        up = [seat for seat in self.order if not self._is_untold(seat) and not _facedown(self._grid(seat))]
        if up:
            return self.rng.choice(up)
        may_be = [seat for seat in self.unknown if seat != round.get("turn") and seat not in self._callers()]
        if "turn" in round and not self.has_last_turns:
            may_be = []
        if self._has_an_open_window() and not self.has_last_turns:
            may_be = []
        return self.rng.choice([None, *may_be, *may_be[:1]]) if may_be else None

    def _fill_last_turns(self) -> None:
        """Whoever comes after who is on turn still has one, up to who closed."""
        round = self.round
        closer, step = self.order.index(round["closed_by"]), round["direction"]
        after = [self.order[(closer + step * n) % len(self.order)] for n in range(1, len(self.order))]
        after = after if self.has_last_turns else []
        if "turn" in round:
            round["last_turns"] = after[after.index(round["turn"]) :]
            return
        left = self.rng.choice([after[n:] for n in range(len(after) + 1)])
        if self._has_an_open_window() and not left:
            left = after[-1:]
        round["last_turns"] = left
        if left:
            round["turn"] = left[0]

    def _has_an_open_window(self) -> bool:
        return self.round.get("window") is not None

    def _callers(self) -> set[int]:
        told = [self.round[name] for name in ("window", "last_window") if self.round.get(name)]
        early = self.round.get("called_early")
        return {window["seat"] for window in told} | ({early} if early is not None else set())

    # --- grids ---

    def _is_untold(self, seat: int) -> bool:
        return seat in self.unknown

    def _grid(self, seat: int) -> Grid:
        return self.round["grids"][str(seat)]

    def _fill_grids(self) -> None:
        round = self.round
        round["grids"] = dict(round["grids"])
        many = self._how_many_columns()
        for seat in self.unknown:
            round["grids"][str(seat)] = self._a_grid(seat, many[seat])

    def _how_many_columns(self) -> dict[int, int]:
        """As many as there are, where the pile and the discards were counted, or many play."""
        if ("draw_pile" in self.round and "discards" in self.round) or self._are_many():
            return {seat: len(self.was["grids"][str(seat)]) for seat in self.unknown}
        return {seat: self.rng.choice((2, 3, 3, 4)) for seat in self.unknown}

    def _are_many(self) -> bool:
        """Whether so many play that there may be no cards for other columns."""
        return len(self.order) > 6

    def _a_grid(self, seat: int, many: int) -> Grid:
        """The columns of which the claim speaks are as they are."""
        was = self.was["grids"][str(seat)]
        keep = [column for column in was if column["id"] in self._columns_claimed(seat)]
        if seat in self._callers() or (seat == self._claims_about() and self._speaks_of_all()):
            return self._other_cards(was, keep)
        ids = [column["id"] for column in keep]
        free = [number for number in range(1, 100) if number not in ids]
        grid = [*keep, *({"id": number} for number in free[: max(0, many - len(keep))])]
        for column in grid[len(keep) :]:
            for row in ("upper", "lower"):
                column[row] = self._card() if self.pool and self._lies_faceup(seat) else None
        return sorted(self._as_it_must_be(seat, grid, keep), key=lambda column: column["id"])

    def _lies_faceup(self, seat: int) -> bool:
        return seat == self.round["closed_by"] or self.rng.random() < 0.6

    def _as_it_must_be(self, seat: int, grid: Grid, keep: Grid) -> Grid:
        """Who has not closed the round has a facedown card left."""
        is_over = self.round["closed_by"] is not None and seat not in self.round["last_turns"]
        if seat == self.round["closed_by"] or is_over or _facedown(grid):
            return grid
        others = [column for column in grid if column not in keep]
        if not others:
            return [
                *grid,
                {"id": max([0, *(column["id"] for column in grid)]) + 1, "upper": None, "lower": None},
            ]
        self.rng.choice(others)[self.rng.choice(("upper", "lower"))] = None
        return grid

    def _other_cards(self, was: Grid, keep: Grid) -> Grid:
        """The same places with other cards."""
        return [
            column
            if column in keep
            else {"id": column["id"]} | {row: column[row] and self._card() for row in ("upper", "lower")}
            for column in was
        ]

    def _card(self) -> str:
        return self.pool.pop()

    def _claims_about(self) -> int | None:
        claim = self.claims[0]
        return claim.get("caught", claim.get("seat"))

    def _speaks_of_all(self) -> bool:
        return self.claims[0]["claim"] in ("golf.reveal",)

    def _columns_claimed(self, seat: int) -> set[int]:
        claim = self.claims[0]
        if claim.get("seat") != seat or "caught" in claim:
            return set()
        places = [claim[name] for name in ("place", "flip") if claim.get(name)]
        places += [*claim.get("cleared", []), *claim.get("cards", []), claim if "column" in claim else {}]
        return {place["column"] for place in places if place}

    # --- times to call ---

    def _fill_windows(self) -> None:
        """Who has one facedown card may have come to that just now; others once had to call."""
        round, rng = self.round, self.rng
        if not any(name not in round for name in WINDOWS):
            return
        number = self.told.get("number") or 9
        down_to_one = [
            seat
            for seat in self.order
            if _facedown(self._grid(seat)) == 1 and (seat != round.get("turn") or len(self.order) == 2)
        ]
        if "window" not in round:
            round["window"] = None
            if down_to_one and round.get("turn") is not None and rng.random() < 0.7:
                seat = rng.choice(down_to_one)
                round["window"] = self._window(seat, number)
        if "last_window" not in round:
            round["last_window"] = None
            if rng.random() < 0.5:
                last = self._window(rng.choice(self.order), max(2, number - 2))
                round["last_window"] = last | {"closed": {"entry": number - 1, "at": 0}}
        if "called_early" not in round:
            seat = round.get("turn")
            may_have = seat is not None and _facedown(self._grid(seat)) == 2
            round["called_early"] = seat if may_have and rng.random() < 0.5 else None

    def _window(self, seat: int, number: int) -> Told:
        """Nobody called, somebody did, or somebody was caught who has a new column now, unless many play."""
        opened = {"seat": seat, "opened": {"entry": max(1, number - 1), "at": 0}}
        kind = self.rng.choice(("missed", "called", "caught"))
        later = {"entry": number, "at": 0}
        if kind == "called":
            return opened | {"called": later}
        grid, may_be_new = self._grid(seat), "draw_pile" not in self.round and not self._are_many()
        if kind == "caught" and grid and self._is_untold(seat) and may_be_new:
            self.round["grids"][str(seat)] = [*grid, {"id": grid[-1]["id"] + 1, "upper": None, "lower": None}]
            return opened | {"caught": later, "by_keeper": True, "drawn": 2}
        return opened

    # --- discards ---

    def _fill_discards(self) -> None:
        """Any cards under the top card, which is what is said to be taken; as many as there are where the
        pile was counted."""
        round = self.round
        if "discards" in round:
            return
        top = round.pop("top", None) or self._taken() or self._card()
        in_grids = 2 * sum(map(len, round["grids"].values())) + len(round.get("aside", []))
        most = min(len(self.pool), self.many - in_grids - 1)
        many = most if self.rng.random() < 0.2 else self.rng.randint(0, min(most, 5))
        if "draw_pile" in round:
            many = self.many - in_grids - 1 - round["draw_pile"]
        round["discards"] = [*self.pool[: max(0, many)], top]

    def _taken(self) -> str | None:
        """The card that whoever claims names as the discard taken: the claim tells of it as it is."""
        claim = self.claims[0]
        return claim.get("card") if claim.get("took") == "discard" else None


def _facedown(grid: Grid) -> int:
    return sum(column.get(row) is None for column in grid for row in ("upper", "lower"))


def _faceup(grid: Grid) -> list[str]:
    return [column[row] for column in grid for row in ("upper", "lower") if column.get(row) is not None]


def has_columns_in_another_order(table: Told, told: Told, claim: Told) -> bool:
    """Whether new columns have come to the left of a grid that nobody told. A claim names the columns of
    such a grid by their places: its first column is the one on the left."""
    seat = str(claim.get("seat"))
    if told["round"] is None or seat in told["round"]["grids"]:
        return False
    ids = [column["id"] for column in table["round"]["grids"].get(seat, ())]
    return ids != sorted(ids)


def is_refused_for_what_is_filled_in(really: Told, hidden: list[str]) -> bool:
    """Whether it is refused for cards that are only filled in: the claim tells of them as they are."""
    broken = [one for one in really["findings"] if one["weight"] == "breaks"]
    lies_faceup = any(one["article"] == "golf.reveal" and "faceup" in one["facts"] for one in broken)
    is_so = lies_faceup or any(one["article"] in TOLD_BY_THE_CLAIM for one in broken)
    return is_so and bool(CARDS & set(hidden))


CARDS = {"grids", "other grids", "discards", "top"}
TOLD_BY_THE_CLAIM = {
    "golf.deduction.card",
    "golf.deduction.pile",
    "golf.deduction.grid",
    "golf.deduction.score",
    "golf.turn.place",
    "golf.clear.top",
}


# --- what can be seen of it ---


def _whose_turn(table: Told, claim: Told) -> str | None:
    if table["round"]["closed_by"] is not None:
        return None
    return "theirs" if table["round"]["turn"] == claim["seat"] else "another"


def _left_facedown(table: Told, claim: Told) -> str | None:
    """How many cards of a grid lie facedown after a turn."""
    grid = table["round"]["grids"].get(str(claim["seat"]))
    place = claim.get("flip") or claim.get("place")
    if grid is None or place is None or claim["claim"] != "golf.turn":
        return None
    turned = [column[place["row"]] for column in grid if column["id"] == place["column"]]
    if turned != [None]:
        return None
    facedown = [column[row] for column in grid for row in ("upper", "lower")].count(None)
    return "more" if facedown > 1 else "none"


SHOWN: dict[str, Callable[[Told, Told], str | None]] = {
    "direction": lambda table, claim: "clockwise" if table["round"]["direction"] == 1 else "counterclockwise",
    "people": lambda table, claim: "two" if len(table["order"]) == 2 else "more",
    "turn": _whose_turn,
    "left": _left_facedown,
}
"""Which answer to these facts is so at a table that is told whole; None where it does not show that."""
