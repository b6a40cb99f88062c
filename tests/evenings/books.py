"""The books that a careful person would keep beside the referee's: who sits where, what each started with,
what each round brought, who is out and who has won. A value; every change is a new one."""

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

FEW_ARE_GOOD = ("own-lowest-wins", "elimination", "golf")


@dataclass(frozen=True)
class Played:
    """One round as it was scored: the points of everybody who was in it. `cards` is how many cards were seen
    to be left in each hand and `out` who was seen to go out, where the round was followed to its end.
    `gone` is who left in the middle of it."""

    points: dict[int, int]
    out: int | None = None
    cards: dict[int, int] = field(default_factory=dict)
    discards: tuple[str, ...] = ()
    starter: int | None = None
    gone: tuple[int, ...] = ()


@dataclass(frozen=True)
class Books:
    """`ring` is the table clockwise, with the places of those who have left; `target` is None where people
    play on without one. `dealer` and `starter` are None where the rules do not tell, and the referee may.
    `stays_out` is who was out before a target was raised: no text says whether they are in again. `dealt` is
    who still plays the open round, and `gone` who has left in the middle of it."""

    form: str
    target: int | None
    ring: tuple[int, ...]
    left: frozenset[int] = frozenset()
    starts: dict[int, int] = field(default_factory=dict)
    rounds: tuple[Played, ...] = ()
    paper: int = 0
    winners: tuple[int, ...] = ()
    finished: bool = False
    stays_out: frozenset[int] = frozenset()
    dealer: int | None = None
    starter: int | None = None
    dealt: tuple[int, ...] | None = None
    gone: tuple[int, ...] = ()

    # --- who, and how many points ---

    @property
    def seats(self) -> list[int]:
        """Everybody who ever sat here, by number."""
        return sorted(self.ring)

    @property
    def present(self) -> list[int]:
        """Who sits at the table, clockwise."""
        return [seat for seat in self.ring if seat not in self.left]

    @property
    def playing(self) -> list[int]:
        """Who is still in the match, clockwise: 3.12, at the target one is out."""
        return [seat for seat in self.present if not self.is_out(seat)]

    def total(self, seat: int) -> int:
        """What one started with, and what each round brought."""
        return self.starts.get(seat, 0) + sum(played.points.get(seat, 0) for played in self.rounds)

    def is_out(self, seat: int) -> bool:
        if self.form != "elimination" or self.target is None:
            return False
        return seat in self.stays_out or self.total(seat) >= self.target

    @property
    def few_are_good(self) -> bool:
        return self.form in FEW_ARE_GOOD

    @property
    def next_round(self) -> int:
        return self.paper + len(self.rounds) + 1

    def partner(self, seat: int) -> int | None:
        """Row 54: who sits opposite."""
        if self.form != "partners":
            return None
        return self.ring[(self.ring.index(seat) + len(self.ring) // 2) % len(self.ring)]

    @property
    def worst(self) -> int:
        """The worst total in play, where few points are good; else nobody starts behind."""
        return max((self.total(seat) for seat in self.playing), default=0) if self.few_are_good else 0

    @property
    def all_are_tied(self) -> bool:
        """Whether in no round somebody who is still there alone had the fewest points."""
        fewest = [[s for s, p in one.points.items() if p == min(one.points.values())] for one in self.rounds]
        return not any(len(seats) == 1 and seats[0] in self.playing for seats in fewest)

    def left_of(self, seat: int, among: list[int]) -> int | None:
        """The next of these, clockwise from a place."""
        at = self.ring.index(seat)
        return next((one for one in (*self.ring[at + 1 :], *self.ring[: at + 1]) if one in among), None)

    # --- who has won ---

    def leaders(self) -> tuple[int, ...]:
        """Who has the best total of those in play; who ties shares it."""
        inside = self.playing or self.present
        best = min if self.few_are_good else max
        goal = best(self.total(seat) for seat in inside)
        return tuple(seat for seat in inside if self.total(seat) == goal)

    def won(self) -> tuple[int, ...]:
        """uno.md 52-54; house-rules.md 3.12; golf.md G30: who has won by the points as they stand."""
        if self.finished:
            return self.leaders()
        if self.target is None or self.form == "none":
            return ()
        if self.form == "elimination":
            return tuple(self.playing) if len(self.playing) == 1 else ()
        if self.form == "golf":
            return self.leaders() if self.next_round > self.target else ()
        return self.leaders() if any(self.total(seat) >= self.target for seat in self.present) else ()

    def first_at_the_target(self) -> tuple[int, ...]:
        """Row 52, read to the letter where several are over it: who was there first, round by round."""
        if self.finished or self.target is None or self.form not in ("winner-takes-all", "partners"):
            return self.won()
        for until in range(len(self.rounds) + 1):
            then = replace(self, rounds=self.rounds[:until])
            if won := then.won():
                return won
        return ()

    # --- what happens ---

    def score(self, played: Played, *, dealer_known: bool = True) -> "Books":
        """A round is over: the deal passes to the left, by those who are still in it."""
        starter = self.next_starter(played)
        played = replace(played, gone=self.gone)
        scored = replace(self, rounds=(*self.rounds, played), dealt=None, gone=(), starter=starter)
        dealer = None
        if dealer_known and self.dealer is not None and scored.playing:
            dealer = scored.left_of(self.dealer, scored.playing)
        return replace(scored, dealer=dealer, winners=scored.won())

    def next_starter(self, played: Played) -> int | None:
        """G7: whoever had fewest; of several the nearest to the left of who started that round."""
        if self.form != "golf" or played.starter is None:
            return None
        fewest = min(played.points.values())
        return self.left_of(played.starter, [s for s, p in played.points.items() if p == fewest])

    def replace_round(self, number: int, played: Played) -> "Books":
        """What one round brought was another; who deals now does not change unless that seat is out by it."""
        at = number - self.paper - 1
        played = replace(played, gone=self.rounds[at].gone)
        rounds = (*self.rounds[:at], played, *self.rounds[at + 1 :])
        changed = replace(self, rounds=rounds, dealer=None, starter=None)
        return replace(changed, winners=changed.won())

    def differs(self, state: dict[str, Any]) -> Iterator[str]:
        """What the referee tells otherwise."""
        totals = [self.total(seat) for seat in self.seats]
        if state["totals"] != totals:
            yield f"totals {state['totals']}, not {totals}"
        if sorted(state["winners"]) != sorted(self.winners):
            yield f"winners {state['winners']}, not {sorted(self.winners)}"
        if self.winners:
            return
        if state["order"] != self.playing and not self._same_but_for(state["order"]):
            yield f"in play {state['order']}, not {self.playing}"
        if state["round_number"] != self.next_round:
            yield f"round {state['round_number']}, not {self.next_round}"
        yield from self._deals_otherwise(state)

    def _same_but_for(self, order: list[int]) -> bool:
        """The same people clockwise from somewhere else."""
        starts = range(len(order))
        return any([*order[at:], *order[:at]] == self.playing for at in starts)

    def _deals_otherwise(self, state: dict[str, Any]) -> Iterator[str]:
        if self.dealt is None:
            if self.dealer is not None and state["dealer"] != self.dealer:
                yield f"seat {state['dealer']} deals, not {self.dealer}"
            if state["dealer"] not in self.playing:
                yield f"seat {state['dealer']} deals, and does not play"
            if self.starter is not None and state["starter"] != self.starter:
                yield f"seat {state['starter']} starts, not {self.starter}"
        if (state["round"] is not None) != (self.dealt is not None):
            yield "a round is open" if state["round"] else "no round is open"
