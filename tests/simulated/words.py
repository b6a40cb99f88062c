"""Two phones that tell a challenged hand in two ways (entries.md 6.5): nothing is settled by one of them."""

from collections.abc import Iterator
from dataclasses import replace

from tests.simulated.people import Step
from tests.simulated.talk import Talk
from tests.simulated.truth import Debt

HOW = ("same", "opposite", "opposite", "gives in", "turns round", "keeper", "silence")
STANDS = "entries.md 6.5: told by one of the two it stands and applies"
SETTLED = "entries.md 6.5: the same by both parties is upheld"
CONTESTED = "entries.md 6.5: the opposite by the other makes it contested, as if nobody had challenged"
DECIDED = "entries.md 6.5: decided, it moves cards and never the turn"
NOT_FOR_ITSELF = "entries.md 6.7: a party decides only against itself"


class Words(Talk):
    """What the accused and the challenger say of the hand from phones of their own."""

    def _differ(self, debt: Debt, challenger: int) -> Iterator[Step]:
        """One of the two speaks first; then the other, the same once more, or the keeper."""
        debt, truth = replace(debt), debt.held
        first, second = self.rng.sample([debt.accused, challenger], 2)
        how = self.rng.choice(HOW)
        good = first == challenger  # what is said to the own good: that the hand was guilty
        said = {"gives in": good, "turns round": not good}.get(how, truth)
        if how == "opposite":
            said = self.rng.choice((True, False))
        if how in ("gives in", "turns round") and (said == truth) != (how == "turns round"):
            said, how = truth, "same"
        self.round.tell(said)
        yield self._says(first, debt, said, "stands", STANDS)
        yield from self._drawn_in_between(said, challenger)
        if self.round.word is None:
            return  # whose hand has come to a limit says no more
        self.tally[f"word: {how}"] += 1
        yield from self._then(how, (first, second), debt, said, truth)

    def _drawn_in_between(self, said: bool, challenger: int) -> Iterator[Step]:
        """Drawing what is owed is no act: the other may still speak."""
        debt = self.round.debt
        is_asked = self.round.word is not None and debt is not None and debt.seat == challenger
        if not said and is_asked and self._chance(0.4):
            before = len(self.round.hands[challenger])
            step = self._pay("entries.md 6.5: the six are drawn on one word")
            if self.round.word is not None:
                drawn = len(self.round.hands[challenger]) - before
                self.round.word = replace(self.round.word, drawn=drawn)
            yield step

    def _then(self, how: str, two: tuple[int, int], debt: Debt, said: bool, truth: bool) -> Iterator[Step]:
        first, second = two
        match how:
            case "same":
                self.round.word = None
                yield self._says(second, debt, said, "upheld", SETTLED)
            case "opposite":
                self.round.deny()
                step = self._says(second, debt, not said, "contested", CONTESTED)
                if self.round.contest is None:
                    yield step
                    return
                self.round.contest.entry = self.submission
                yield step
                # A hand that did hold the color is not waited for: it could show by itself.
                if truth or self._chance(0.5):
                    yield from self._decide()
            case "gives in":
                self.round.tell_otherwise()
                yield self._says(first, debt, not said, "upheld", "entries.md 6.5: it gives in")
            case "turns round":
                because = "entries.md 6.7: nobody takes a word back to the own good"
                yield self._says(first, debt, not said, "unlawful", because)
            case "keeper":
                self.round.word = None
                claim = {"claim": "uno.show_hand", "seat": debt.accused, "held_color": said}
                yield self._step(claim, "keeper", "upheld", "entries.md 6.5: told by the keeper it is upheld")
            case "silence":
                yield self._says(first, debt, said, "stands", "entries.md 6.5: the own word twice is one")

    def _says(self, seat: int, debt: Debt, held: bool, expect: str, because: str) -> Step:
        """Who laid the card tells by showing the hand."""
        shown = {"shown": True} if seat == debt.accused else {}
        claim = {"claim": "uno.show_hand", "seat": debt.accused, "held_color": held, **shown}
        return self._step(claim, seat, expect, because)

    # ---- decided -------------------------------------------------------------------------------------------

    def _decide_later(self) -> Iterator[Step]:
        """While play goes on; nobody decides what has lapsed."""
        if self.round.contest is not None and self._chance(0.1):
            yield from self._decide()

    def _decide(self) -> Iterator[Step]:
        """The keeper or somebody else decides, or a party gives in; for itself none does."""
        contest = self.round.contest
        parties = (contest.accused, contest.challenger)
        if self._chance(0.5):
            seat = self.rng.choice(parties)
            yield self._decision(contest.entry, seat, seat, "unlawful", NOT_FOR_ITSELF)
        believed = self.rng.choice(parties)
        others = [seat for seat in self.round.order if seat != believed]
        self.round.decide(believed)
        self.tally["contest: guilty" if believed == contest.challenger else "contest: innocent"] += 1
        by = self.rng.choice(["keeper", *others])
        yield self._decision(contest.entry, believed, by, "upheld", DECIDED)

    def _decision(self, entry: int, believed: int, by: str | int, expect: str, because: str) -> Step:
        claim = {"claim": "match.decide", "entry": entry, "for": believed}
        return self._step(claim, by, expect, because)
