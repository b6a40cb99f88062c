"""How an evening speaks to the referee, and holds every answer against its own books."""

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from tests.api.joining import joined
from tests.api.phone import Phone, Send
from tests.evenings.books import Books
from tests.evenings.clock import Clock
from tests.evenings.followed import GolfRound, UnoRound
from tests.refusals import refusal_of

KEEPER = "keeper"
ACCEPTED = ("upheld", "stands")
NO_CLAIM = "no claim"


class Disagreement(Exception):
    """The referee answered otherwise than the books say. `what` is short enough to be counted."""

    def __init__(self, what: str):
        super().__init__(what)
        self.what = what


@dataclass(frozen=True)
class Moment:
    """All that a take-back brings back: the books, and the round that is followed."""

    books: Books
    followed: UnoRound | GolfRound | None = None

    def differs(self, state: dict[str, Any]) -> Iterator[str]:
        """What the referee tells otherwise."""
        yield from self.books.differs(state)
        if self.followed is not None and state["round"] is not None:
            yield from self.followed.differs(state)
        if self.books.dealt is None and state["contests"]:
            yield "something is contested, and no round is open"


class Table:
    """The phones of one match. `moments` is how it stood after each entry."""

    def __init__(self, send: Send, clock: Clock, opening: dict[str, Any], books: Books):
        self.clock = clock
        self.keeper = Phone.opening(send, *opening["names"], game=opening["game"], **opening["rules"])
        self.lines = [f"{opening['game']} {json.dumps(opening['rules'])} | {' '.join(opening['names'])}"]
        self.names = dict(enumerate(opening["names"]))
        self.phones: dict[int, Phone] = {}
        self.sitting: int | None = None
        self.now = Moment(books)
        self.moments = {self.keeper.number: self.now}
        self.kinds: dict[int, str] = {}
        self.told = 0

    @property
    def books(self) -> Books:
        return self.now.books

    def phone_of(self, seat: int) -> Phone:
        """The phone of a seat, which comes in when it is first wanted."""
        if seat not in self.phones:
            self.phones[seat] = self.keeper.at_seat(seat)
            self._look_up()
        return self.phones[seat]

    def sit_down_with_the_score(self, seat: int) -> None:
        """Another scorekeeper's phone comes in, whose owner also plays; one of them is enough."""
        if self.sitting is None:
            self.sitting = seat
            self.phones[seat] = joined(self.keeper, KEEPER, seat=seat)
            self._look_up()

    def _look_up(self) -> None:
        """That a phone came in is an entry, too."""
        self.keeper.number = self.keeper.look()["number"]

    # --- telling ---

    def hear(
        self,
        claim: dict[str, Any],
        wanted: dict[str, list[Moment]],
        because: str,
        phone: Phone | None = None,
        seen: int | None = None,
        by: str = KEEPER,
    ) -> dict[str, Any]:
        """Tell a claim. `wanted` are the verdicts that may come, each with how it may stand then; what
        agrees with the answer is kept from then on. `seen` is the last entry the phone had shown."""
        phone = phone or self.keeper
        after = self.keeper.number if seen is None else seen
        answer = phone.tell({**claim, "after": after})
        self.told += 1
        line = f"{by}: {json.dumps(claim)}" + ("" if seen is None else f" | had seen {seen}")
        if answer.status != 201:
            self.lines.append(f"     {line}\n          {answer.status}: {answer.body.decode()[:300]}")
            if answer.status == 422 and NO_CLAIM in wanted:
                return {}
            raise Disagreement(f"{because}: {claim['claim']} is answered with {answer.status}")
        body = answer.json
        self._write(line, body)
        self.kinds[body["number"]] = claim["claim"]
        self.keeper.number = max(self.keeper.number, body["number"])
        if body["verdict"] not in wanted:
            verdict = refusal_of(claim["claim"], body) or body["verdict"]
            raise Disagreement(f"{because}: {claim['claim']} is not {' or '.join(wanted)}: {verdict}")
        self._keep(body, wanted[body["verdict"]], because)
        return body

    def refused(self, claim: dict[str, Any], because: str, **how: Any) -> None:
        """Tell what the rules do not allow: refused, or named as no claim at all (422); nothing changes."""
        self.hear(claim, {"refused": [self.now], NO_CLAIM: [self.now]}, because, **how)

    def lawful(self, claim: dict[str, Any], then: Moment, because: str, **how: Any) -> dict[str, Any]:
        """Tell what nothing speaks against."""
        return self.hear(claim, dict.fromkeys(ACCEPTED, [then]), because, **how)

    def _keep(self, told: dict[str, Any], several: list[Moment], because: str) -> None:
        """The first of these that the answer agrees with is from now on how it stands."""
        differences = [[*moment.differs(told["state"])] for moment in several]
        for moment, different in zip(several, differences, strict=True):
            if not different:
                books = as_told(moment.books, told["state"])
                self.follow(replace(moment, books=books), told["number"])
                return
        raise Disagreement(f"{because}: {'; '.join(differences[0])}")

    def follow(self, moment: Moment, number: int | None = None) -> None:
        """From now on it stands like this."""
        self.now = moment
        self.moments[self.keeper.number if number is None else number] = moment

    def at(self, number: int) -> Moment:
        """How it stood after an entry."""
        return self.moments[max(one for one in self.moments if one <= number)]

    # --- writing it down ---

    def _write(self, line: str, told: dict[str, Any]) -> None:
        """The claim, what came of it, and the score: a transcript that people can read."""
        articles = ", ".join(finding["article"] for finding in told["findings"])
        state = told["state"]
        self.lines += [
            f"{told['number']:>4} {line}",
            f"          {told['verdict']} ({articles}): {told['findings'][0]['sentence']}",
            f"          = round {state['round_number']}, totals {state['totals']}, in play {state['order']}, "
            f"seat {state['dealer']} deals, winners {state['winners']}{_of_the_round(state['round'])}",
        ]

    def text(self) -> str:
        return "\n".join(self.lines)


def as_told(books: Books, state: dict[str, Any]) -> Books:
    """The books with what the rules leave to the table: who deals and who starts."""
    starter = state["starter"] if books.form == "golf" and state["round"] is None else books.starter
    return replace(books, dealer=state["dealer"], starter=starter)


def _of_the_round(told: dict[str, Any] | None) -> str:
    """What can be seen of an open round."""
    if told is None:
        return ""
    held = told.get("hands", told.get("facedown"))
    return f" | open: {told['top']}, hands {held}, seat {told['turn']} to play"
