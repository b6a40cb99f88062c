"""How people take their turns: by temper, and never so that no text says what comes of it."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from tests.simulated_golf import effects, rules
from tests.simulated_golf.people import People
from tests.simulated_golf.truth import Grid, Place, Turn

PATIENCE = 130  # turns after which everybody opens a card whenever possible, so that every round ends
TRIES = 10


@dataclass(frozen=True)
class Temper:
    """Chances: to take any discard, to throw what was drawn, to swap a faceup card, to clear, to fight."""

    takes: float
    throws: float
    swaps: float
    clears: float
    fights: float = 0.0  # for action cards that give columns to others


PLAIN = Temper(takes=0.15, throws=0.35, swaps=0.35, clears=0.8)
HASTY = Temper(takes=0.1, throws=0.6, swaps=0.05, clears=0.5)
CAREFUL = Temper(takes=0.3, throws=0.1, swaps=0.6, clears=0.95)
LAZY = Temper(takes=0.2, throws=0.4, swaps=0.3, clears=0.15)
WASTEFUL = Temper(takes=0.0, throws=0.0, swaps=1.0, clears=0.02)
WARLIKE = Temper(takes=0.1, throws=0.1, swaps=0.7, clears=0.4, fights=0.9)

TEMPERS = {PLAIN: 8, HASTY: 4, CAREFUL: 4, LAZY: 3, WASTEFUL: 1, WARLIKE: 2}


class Tempers(People):
    """Whole turns, planned with all cards known."""

    tempers: list[Temper]

    def _change_tempers(self) -> None:
        """From round to round: often everybody has the same one, so that piles run dry."""
        several, weights = list(TEMPERS), list(TEMPERS.values())
        self.tempers = self.rng.choices(several, weights, k=self.seats)
        if self._chance(0.4):
            self.tempers = self.seats * self.tempers[:1]

    def is_patient(self) -> bool:
        return self.round.turns <= PATIENCE

    def plan(self, seat: int) -> Turn | None:
        """A turn whose outcome is beyond doubt; None only where there is none."""
        for _ in range(TRIES):
            turn = self.some_turn(seat)
            if not effects.is_doubtful(self.round, turn):
                return self._aim(turn)
        self.tally["doubtful turns avoided"] += 1
        plain = [turn for turn in self._plain_turns(seat) if not effects.is_doubtful(self.round, turn)]
        return self._aim(self.rng.choice(plain)) if plain else None

    def some_turn(self, seat: int) -> Turn:
        temper = self.tempers[seat]
        if self._takes_discard(seat, temper):
            turn = self._place("discard", seat, self.round.top, temper)
        else:
            turn = self._use(seat, self.round.peek(), temper)
        self._clear(turn, temper)
        return turn

    def _plain_turns(self, seat: int) -> Iterator[Turn]:
        """golf.md G8: everything that can be done without a clear."""
        grid, round_ = self.round.grids[seat], self.round
        places = grid.places(up=True) + grid.places(up=False)
        for place in grid.places(up=False):
            yield self.throw(seat, round_.peek(), place)
        for place in places:
            yield self.put("pile", seat, round_.peek(), place)
            if self.may_take(seat, round_.top):
                yield self.put("discard", seat, round_.top, place)

    # ---- the card ------------------------------------------------------------------------------------------

    def may_take(self, seat: int, card: str) -> bool:
        """golf.md G14: always; never; or so many times a round."""
        if not rules.is_action(card):
            return True
        most = self.agreed.pickups
        return most is None or self.round.picked_up[seat] < most

    def _takes_discard(self, seat: int, temper: Temper) -> bool:
        """golf.md G14; low cards and cards that match are wanted, and some fight with what gives columns."""
        top = self.round.top
        if not self.may_take(seat, top) or not self.is_patient():
            return False
        if temper is WASTEFUL:
            return False
        if rules.face_of(top) in rules.GIVING and self._chance(temper.fights):
            return True
        wanted = not rules.is_action(top) and rules.face_of(top) in "012"
        matches = bool(self._partners(self.round.grids[seat], top))
        return self._chance(0.55 if wanted or matches else temper.takes)

    def _use(self, seat: int, card: str, temper: Temper) -> Turn:
        """golf.md G8: a drawn card is kept, or thrown and a card flipped."""
        grid = self.round.grids[seat]
        throws = temper.throws
        if not self.is_patient():
            throws = 0.2 if rules.is_action(card) else 0.6
        elif rules.face_of(card) in rules.GIVING:
            throws = max(throws, temper.fights / 2)
        if self._chance(throws):
            return self.throw(seat, card, self.rng.choice(grid.places(up=False)))
        return self._place("pile", seat, card, temper)

    def throw(self, seat: int, card: str, place: Place) -> Turn:
        return Turn(seat, "pile", card, place, throws=True, out=card, opens=True)

    def put(self, took: str, seat: int, card: str, place: Place) -> Turn:
        grid = self.round.grids[seat]
        return Turn(seat, took, card, place, throws=False, out=grid.card(place), opens=not grid.is_up(place))

    def _place(self, took: str, seat: int, card: str, temper: Temper) -> Turn:
        return self.put(took, seat, card, self._where(self.round.grids[seat], card, temper))

    def _where(self, grid: Grid, card: str, temper: Temper) -> Place:
        """Next to a card that matches, on a high card, or on a facedown one."""
        up, down = grid.places(up=True), grid.places(up=False)
        if not self.is_patient():
            return self.rng.choice(down or up)
        giving = [place for place in up if rules.face_of(grid.card(place)) in rules.GIVING]
        if giving and self._chance(temper.fights):
            return self.rng.choice(giving)
        partners = self._partners(grid, card) if temper is not WASTEFUL else []
        if partners and self._chance(0.7):
            return self.rng.choice(partners)
        if up and self._chance(temper.swaps):
            return max(up, key=lambda place: (_worth(grid.card(place)), self.rng.random()))
        return self.rng.choice(down or up)

    def _partners(self, grid: Grid, card: str) -> list[Place]:
        """golf.md G19: places that make a column match."""
        return [
            (id_, row)
            for id_, column in grid.columns.items()
            for row in (0, 1)
            if column.up[1 - row] and self.agreed.is_alike(card, column.cards[1 - row])
        ]

    # ---- clears and targets --------------------------------------------------------------------------------

    def clearable(self, turn: Turn) -> dict[int, list[str]]:
        """golf.md G19 and G22: the columns that match once the card lies, with their cards."""
        grid, found = self.round.grids[turn.seat], {}
        for id_, column in grid.columns.items():
            cards, up = column.cards, column.up
            if id_ == turn.place[0]:
                cards, up = list(cards), list(up)
                up[turn.place[1]] = True
                if not turn.throws:
                    cards[turn.place[1]] = turn.card
            if up[0] and up[1] and self.agreed.is_alike(*cards):
                found[id_] = cards
        return found

    def _clear(self, turn: Turn, temper: Temper) -> None:
        """golf.md G12: what gives columns is left on top by those who fight, else either card."""
        like = self.clearable(turn)
        chosen = [column for column in like if self._chance(temper.clears)]
        self.rng.shuffle(chosen)
        for column in chosen:
            giving = [card for card in like[column] if rules.face_of(card) in rules.GIVING]
            cards = giving if giving and self._chance(temper.fights) else like[column]
            turn.cleared.append((column, self.rng.choice(cards)))

    def _aim(self, turn: Turn) -> Turn:
        """golf.md G17: one or two other players, where a Double Draw Two acts."""
        acts = effects.acting(self.round, turn)
        if not any(rules.face_of(card) == rules.DOUBLE for card in acts):
            return turn
        others = [seat for seat in range(self.seats) if seat != turn.seat]
        return replace(turn, targets=self.rng.sample(others, min(len(others), self.rng.choice((1, 2)))))


def _worth(card: str) -> int:
    return 10 if rules.is_action(card) else int(rules.face_of(card))
