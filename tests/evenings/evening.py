"""One evening, made up at random from a seed."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from itertools import permutations
from random import Random
from typing import Any

from tests.api.phone import Send
from tests.evenings import disputes
from tests.evenings.asking import ACCEPTED, Disagreement, Moment, Table
from tests.evenings.books import Books, Played
from tests.evenings.cards import drawn, golf_numbers, uno_deck, worth
from tests.evenings.clock import Clock
from tests.evenings.disputes import lay, moment
from tests.evenings.followed import GolfRound, UnoRound
from tests.evenings.scores import Round, gains, round_of, some_impossible_score, some_score

NAMES = (
    "Ann",
    "Bob",
    "Cat",
    "Dan",
    "Eve",
    "Fay",
    "Gus",
    "Hal",
    "Ida",
    "Jon",
    "Kim",
    "Lea",
    "Mia",
    "Ned",
    "Oli",
)
FORMS = ("winner-takes-all", "own-lowest-wins", "elimination", "partners", "none", "golf")
TARGETS = {"winner-takes-all": 500, "own-lowest-wins": 400, "elimination": 350, "partners": 700, "none": 500}
GOLF_ROUNDS = 9
STEPS = 26


@dataclass(frozen=True)
class Result:
    """How an evening went: claims told, and where the referee disagreed first, if it did."""

    seed: str
    form: str
    told: int
    disagreement: str | None = None
    transcript: str = ""


def play_evening(send: Send, clock: Clock, seed: str, form: str | None = None) -> Result:
    """An evening of that form, or of any; `clock` is that of the service."""
    rng = Random(seed)
    evening = Evening(send, clock, rng, form or rng.choice(FORMS))
    try:
        evening.play(STEPS)
    except Disagreement as wrong:
        return Result(seed, evening.form, evening.table.told, wrong.what, evening.table.text())
    return Result(seed, evening.form, evening.table.told)


class Evening:
    """People, their table, and what they tell next."""

    def __init__(self, send: Send, clock: Clock, rng: Random, form: str):
        self.rng, self.form = rng, form
        self.game = "golf" if form == "golf" else "uno"
        seats = rng.choice((4, 4, 6, 8)) if form == "partners" else rng.randint(2, 5)
        target = GOLF_ROUNDS if form == "golf" else TARGETS[form]
        ring = tuple(range(seats))
        books = Books(form, target, ring, dealer=0, starter=1 if form == "golf" else None)
        # Partners are four; more play in teams of two.
        self.scoring = "pairs" if form == "partners" and seats > 4 else form
        rules = {"target": target} | ({} if form == "golf" else {"differences": {"scoring": self.scoring}})
        opening = {"game": self.game, "names": NAMES[:seats], "rules": rules}
        self.table, self.names = Table(send, clock, opening, books), [*NAMES[seats:]]

    @property
    def books(self) -> Books:
        return self.table.books

    def play(self, steps: int) -> None:
        """So many steps, and at the end the sheet."""
        if self.rng.random() < 0.4:
            self.from_paper()
        for _ in range(steps):
            self.step()
        self.look_at_the_sheet()

    def step(self) -> None:
        """Something that can be told now."""
        if self.books.winners:
            ways = self.ways_after_the_end()
        elif self.books.dealt is None:
            ways = self.ways_between_rounds()
        else:
            ways = self.ways_in_a_round()
        names, weights = zip(*ways.items(), strict=True)
        self.rng.choices(names, weights)[0]()

    def ways_between_rounds(self) -> dict[Callable[[], None], int]:
        return {
            self.score: 9,
            self.deal: 7,
            self.impossible_score: 3,
            self.score_anew: 3,
            self.impossible_replacement: 2,
            self.join: 3,
            self.leave: 3,
            self.come_back: 3,
            self.other_rules: 2,
            self.not_now_between_rounds: 2,
            self.tell_a_hand: 2,
            self.take_back: 2,
            self.put_right: 2,
            self.rename: 1,
            self.finish: 1,
            self.look_at_the_sheet: 1,
        }

    def ways_in_a_round(self) -> dict[Callable[[], None], int]:
        ways = {self.score: 2, self.void: 1, self.not_now_in_a_round: 1, self.leave_in_a_round: 1}
        ways |= {self.take_back: 1, self.impossible_score: 1, self.lapsed: 1}
        if self.game == "golf":
            return ways | {self.golf_turn: 3, self.golf_dispute: 6}
        followed: UnoRound = self.table.now.followed
        if followed.challenged:
            return {self.answer_challenge: 4, self.take_back: 1, self.void: 1, self.impossible_score: 1}
        if followed.out is not None:
            return {self.count_hands: 3, self.score: 2, self.impossible_score: 2, self.impossible_counts: 2}
        return ways | {self.lay: 6, self.draw: 1, self.draw_four: 6, self.go_down_to_one: 6, self.go_out: 4}

    def ways_after_the_end(self) -> dict[Callable[[], None], int]:
        ways = {self.play_on: 6, self.over: 2, self.score_anew: 2}
        return ways | {self.take_back: 1, self.look_at_the_sheet: 1}

    # --- scores ---

    def in_the_round(self) -> Round:
        """Who is in the open round, or would be in the next one."""
        if self.table.now.followed is not None:
            return self.table.now.followed.seen()
        return Round(tuple(self.books.playing))

    def score(self) -> None:
        """The points of the open round, or of the next one."""
        said, played = some_score(self.rng, self.books, self.in_the_round())
        played = replace(played, starter=self.books.starter)
        then = [Moment(books) for books in self.after_a_round(self.books.score(played))]
        because = "the points of a round are written down"
        self.table.hear({"claim": "match.score", **said}, dict.fromkeys(ACCEPTED, then), because)

    def after_a_round(self, scored: Books) -> list[Books]:
        """With several at a target that was lowered: who has most, or who was there first."""
        first = scored.first_at_the_target()
        return [scored] if first == scored.winners else [scored, replace(scored, winners=first)]

    def score_anew(self) -> None:
        """An older round brought something else."""
        if not self.books.rounds:
            return
        number, played, said = self._another_score()
        changed = self.books.replace_round(number, played)
        claim = {"claim": "match.score", "round": number, **said}
        self.table.hear(claim, self._put_right(changed), "the points of an older round are replaced")

    def _another_score(self) -> tuple[int, Played, dict[str, Any]]:
        number = self.books.paper + self.rng.randint(1, len(self.books.rounds))
        said, played = some_score(self.rng, self.books, round_of(self.books, number))
        return number, replace(played, starter=self.books.rounds[number - self.books.paper - 1].starter), said

    def _put_right(self, changed: Books) -> dict[str, list[Moment]]:
        """If later rounds would have been played by other people it may be refused."""
        if not changed.playing:
            won = (changed.leaders(), self.books.winners, self.books.leaders())
            anybody = [Moment(replace(changed, winners=some)) for some in won]
            return {"refused": [self.table.now], "upheld": anybody}
        back = replace(changed, stays_out=frozenset())
        then = [Moment(books) for books in self.after_a_round(changed)]
        then += [Moment(books) for books in self.after_a_round(replace(back, winners=back.won()))]
        wanted = dict.fromkeys(ACCEPTED, then)
        if changed.playing != self.books.playing or bool(changed.winners) != bool(self.books.winners):
            wanted["refused"] = [self.table.now]
        return wanted

    def impossible_score(self) -> None:
        why, said = some_impossible_score(self.rng, self.books, self.in_the_round())
        self.table.refused({"claim": "match.score", **said}, why)

    def impossible_replacement(self) -> None:
        """Of a round that was scored, and one that has not come yet."""
        if not self.books.rounds or self.rng.random() < 0.2:
            said, _ = some_score(self.rng, self.books, self.in_the_round())
            ahead = self.books.next_round + self.rng.randint(1, 3)
            claim = {"claim": "match.score", "round": ahead, **said}
            self.table.refused(claim, "that round has not come yet")
            return
        number = self.books.paper + self.rng.randint(1, len(self.books.rounds))
        at = round_of(self.books, number)
        why, said = some_impossible_score(self.rng, self.books, at, again=True)
        self.table.refused({"claim": "match.score", "round": number, **said}, f"replaced: {why}")

    def tell_a_hand(self) -> None:
        """Somebody has counted the own hand, before the round is scored or too late."""
        seat, points = self.rng.choice(self.books.playing), self.rng.randint(0, 90)
        claim = {"claim": "match.points", "seat": seat, "round": self.books.next_round, "points": points}
        if self.books.rounds and self.rng.random() < 0.3:
            self.table.refused(claim | {"round": claim["round"] - 1}, "that round is scored already")
        else:
            self.table.lawful(claim, self.table.now, "a hand is told, and scores nothing")

    # --- people ---

    def from_paper(self) -> None:
        """Totals from paper, and of Golf how many rounds were played for them."""
        most = {"golf": 120, "none": 4, "winner-takes-all": 450, "partners": 600}.get(self.form, 340)
        totals = {seat: self.rng.randint(0, most) for seat in self.books.present}
        if self.form == "partners":
            totals |= {seat: totals[min(seat, self.books.partner(seat))] for seat in totals}
            self._two_totals_for_a_team(totals)
        claim: dict[str, Any] = {"claim": "match.opening", "points": {str(s): p for s, p in totals.items()}}
        paper = 0
        if self.form == "golf" and self.rng.random() < 0.7:
            claim["rounds"] = paper = self.rng.randint(1, GOLF_ROUNDS - 1)
        if self.form == "elimination" and len(totals) > 2 and self.rng.random() < 0.5:
            totals[0] = self.books.target + self.rng.randint(0, 30)
            claim["points"]["0"] = totals[0]
        books = replace(self.books, starts=totals, paper=paper, dealer=None, starter=None)
        self.table.lawful(claim, Moment(books), "people bring totals from paper")

    def _two_totals_for_a_team(self, totals: dict[int, int]) -> None:
        points = {str(seat): total for seat, total in totals.items()} | {"0": totals[0] + 5}
        self.table.refused({"claim": "match.opening", "points": points}, "one team has one total")

    def join(self) -> None:
        """Somebody new sits down, level with the worst where few are good, or as the table says."""
        if not self.names or len(self.books.present) >= 7:
            return
        name = self.names[0]
        claim: dict[str, Any] = {"claim": "match.join", "name": name}
        if self.form == "partners":
            if self.books.rounds:
                self.table.refused(claim, "partners stay together")
            return
        self.names.pop(0)
        seat, ring = len(self.books.seats), self.books.ring
        at = len(ring)
        if self.rng.random() < 0.6:
            claim["left_of"] = self.rng.choice(self.books.playing)
            at = ring.index(claim["left_of"]) + 1
        points = self.books.worst
        if self.rng.random() < 0.4:
            claim["points"] = points = self._points_told()
        self.table.names[seat] = name
        books = self._with_seat(seat, (*ring[:at], seat, *ring[at:]), points)
        self.table.lawful(claim, Moment(books), "a newcomer starts level with the worst, or as told")

    def _points_told(self) -> int:
        most = min(self.books.target or 400, 300) if self.form != "golf" else 60
        return self.rng.randint(0, 3 if self.form == "none" else most // 2)

    def _with_seat(self, seat: int, ring: tuple[int, ...], total: int) -> Books:
        """Somebody sits there with this total; the deal stays where it is."""
        brought = sum(played.points.get(seat, 0) for played in self.books.rounds)
        starts = {**self.books.starts, seat: total - brought}
        starter = self.books.starter if self.books.rounds and seat not in self.books.left else None
        books = replace(self.books, ring=ring, left=self.books.left - {seat}, starts=starts)
        return replace(books, starter=starter, dealer=self.books.dealer)

    def leave(self) -> None:
        """Between two rounds; two have to stay, and no hand leaves that is being counted: uno.md 66."""
        seat = self.rng.choice(self.books.playing)
        claim = {"claim": "match.leave", "seat": seat}
        if self.form == "partners":
            if self.books.rounds:
                self.table.refused(claim, "partners stay together")
            return
        if len(self.books.playing) == 2:
            self.table.refused(claim, "two have to stay")
            return
        told = self.table.keeper.look()["state"].get("told_points", [])
        if self.form != "golf" and any(points is not None for points in told):
            self.table.refused(claim, "the hands of this round are being counted")
            return
        self.table.lawful(claim, Moment(self._without(seat)), "who leaves keeps the points")

    def _without(self, seat: int) -> Books:
        """If it was to deal, or to start, the next one to the left does; otherwise the same one starts. Only
        while all rounds are tied is that found from who dealt first, and may change with the dealer."""
        left = replace(self.books, left=self.books.left | {seat})
        dealer = left.left_of(seat, left.playing) if self.books.dealer == seat else self.books.dealer
        is_open = seat == self.books.starter or (seat == self.books.dealer and left.all_are_tied)
        return replace(left, dealer=dealer, starter=None if is_open else self.books.starter)

    def come_back(self) -> None:
        """Who left sits down again: points as they were, the worst in play where few are good, or as told.
        The table may have lowered its target meanwhile: who has that many sits down with fewer, or not."""
        gone = sorted(self.books.left)
        if not gone or len(self.books.present) >= 7:
            here = {"claim": "match.join", "seat": self.rng.choice(self.books.present)}
            self.table.refused(here, "who sits here does not come back")
            return
        seat = self.rng.choice(gone)
        points = self.books.total(seat)
        if self.books.few_are_good:
            points = max(points, self.books.worst)
        claim: dict[str, Any] = {"claim": "match.join", "seat": seat}
        if self.rng.random() < 0.3:
            claim["points"] = points = self._points_told()
        then = [self._with_seat(seat, ring, points) for ring in self._places(seat, claim)]
        if then[0].is_out(seat) or then[0].won():
            self.table.refused(claim, "nobody sits down with so many points that the match would be over")
            return
        because = "who comes back has the points as they were, or the worst in play"
        self.table.hear(claim, dict.fromkeys(ACCEPTED, [*map(Moment, then)]), because)

    def _places(self, seat: int, claim: dict[str, Any]) -> list[tuple[int, ...]]:
        """Where one may sit down again: where told, or first of all where one sat."""
        ring = tuple(one for one in self.books.ring if one != seat)
        if self.rng.random() < 0.3:
            claim["left_of"] = self.rng.choice(self.books.playing)
            at = ring.index(claim["left_of"]) + 1
            return [(*ring[:at], seat, *ring[at:])]
        return [self.books.ring, *((*ring[:at], seat, *ring[at:]) for at in range(1, len(ring) + 1))]

    def rename(self) -> None:
        seat = self.rng.choice(self.books.present)
        name = f"{self.table.names[seat]}y"[:12]
        self.table.lawful({"claim": "match.rename", "seat": seat, "name": name}, self.table.now, "a new name")
        self.table.names[seat] = name
        told = {one["seat"]: one["name"] for one in self.table.keeper.look()["seats"]}
        if told.get(seat) != name:
            raise Disagreement(f"seat {seat} is {told.get(seat)}, not {name}")

    # --- the match ---

    def other_rules(self) -> None:
        """Another target from the next deal on; in elimination who is at it is out at once. Whoever
        plays on without one has it again."""
        if self.form == "none" and self.books.target is None:
            return
        step = self.rng.choice((-2, -1, 1, 2) if self.form == "golf" else (-150, -80, 80, 150))
        target = self._not_reached() if self.books.target is None else max(1, self.books.target + step)
        if self.form == "golf" and target < self.books.next_round:
            return
        changed = replace(self.books, target=target, dealer=None, starter=None)
        rules: dict[str, Any] = {"target": target}
        if self.form != "golf":
            rules["differences"] = {"scoring": self.scoring}
        wanted = dict.fromkeys(ACCEPTED, [Moment(books) for books in self._at_once(changed)])
        if len(changed.playing) < 2 or changed.won():
            wanted["refused"] = [self.table.now]
        because = "other rules from the next deal on"
        self.table.hear({"claim": "match.rules", "rules": rules}, wanted, because)

    def _at_once(self, changed: Books) -> list[Books]:
        """Who is out is out at once; whether somebody has won at once, or after a round, no text says.
        Nor what becomes of a match in which nobody would be left; the best has won it, if anybody has."""
        won = changed.won() if changed.playing else changed.leaders()
        if self.form == "elimination":
            were = frozenset(set(self.books.present) - set(self.books.playing))
            stay = replace(changed, stays_out=were)
            return [replace(changed, winners=won), replace(stay, winners=stay.won())]
        return [changed, *(replace(changed, winners=some) for some in (won, changed.first_at_the_target()))]

    def finish(self) -> None:
        """Who leads has won."""
        if not self.books.rounds:
            return
        then = Moment(replace(self.books, winners=self.books.leaders(), finished=True))
        self.table.lawful({"claim": "match.finish"}, then, "who leads when the table ends it has won")

    def play_on(self) -> None:
        """To another target, or to none: the totals go on, and everybody is in again."""
        target = self._another_target()
        on = replace(
            self.books,
            target=target,
            winners=(),
            finished=False,
            stays_out=frozenset(),
            dealer=None,
            starter=None,
        )
        claim = {"claim": "match.play_on"} | ({} if target is None else {"target": target})
        self.table.lawful(claim, Moment(on), "the table plays on")

    def _another_target(self) -> int | None:
        return None if self.form == "none" or self.rng.random() < 0.25 else self._not_reached()

    def _not_reached(self) -> int:
        """A target that nobody has."""
        if self.form == "golf":
            return self.books.next_round + self.rng.randint(0, 3)
        return max(self.books.total(seat) for seat in self.books.present) + self.rng.randint(20, 200)

    def over(self) -> None:
        """Nothing more is dealt or scored."""
        if self.rng.random() < 0.5:
            claim = self._deal_claim(self.books.present)
        else:
            said, _ = some_score(self.rng, self.books, Round(tuple(self.books.present)))
            claim = {"claim": "match.score", **said}
        self.table.refused(claim, "the match is over")

    def take_back(self) -> None:
        """To any earlier entry: all is as it was."""
        numbers = sorted(self.table.moments)
        to = self.rng.choice(numbers[-6:-1] or numbers[:1])
        if to == self.table.keeper.number:
            return
        self.table.lawful({"claim": "match.take_back", "to": to}, self.table.at(to), "taken back")

    def put_right(self) -> None:
        """The last score was another one."""
        entry = self.scored_last()
        if entry is None:
            return
        number, before = self.books.next_round - 1, self.table.at(entry - 1)
        at = Round(tuple(self.books.rounds[-1].points))
        if self.books.rounds[-1].out is not None:
            return
        said, played = some_score(self.rng, self.books, at)
        played = replace(played, starter=self.books.rounds[-1].starter)
        changed = self.books.replace_round(number, played)
        claim = {"claim": "match.correct", "entry": entry, "instead": {"claim": "match.score", **said}}
        self.table.hear(claim, self._put_right(changed), f"a score is put right, {before.books.next_round}")

    def scored_last(self) -> int | None:
        """The entry of the last round's score, if nothing else has happened since."""
        last = max(self.table.moments)
        before = self.table.moments.get(last - 1)
        if before is None or len(self.books.rounds) != len(before.books.rounds) + 1:
            return None
        return last if self.table.kinds.get(last) == "match.score" else None

    # --- what is not now ---

    def not_now_between_rounds(self) -> None:
        claims: list[tuple[dict[str, Any], str]] = [
            ({"claim": "match.void"}, "no round is open"),
            ({"claim": "match.play_on"}, "the match is not over yet"),
        ]
        if self.books.rounds:
            points = {str(seat): 1 for seat in self.books.present}
            claims.append(({"claim": "match.opening", "points": points}, "rounds have been scored already"))
        elif not self.books.starts:
            claims.append(({"claim": "match.finish"}, "nothing is scored yet"))
        self.table.refused(*self.rng.choice(claims))

    def not_now_in_a_round(self) -> None:
        claims = [{"claim": "match.join", "name": "Zoe"}, {"claim": "match.finish"}]
        claims.append(self._deal_claim(self.books.playing))
        if self.books.left:
            claims.append({"claim": "match.join", "seat": min(self.books.left)})
        self.table.refused(self.rng.choice(claims), "a round is open")

    # --- a round that is followed ---

    def deal(self) -> None:
        """Who is out is dealt nothing."""
        claim = self._deal_claim(self.books.playing)
        table = self.table
        seats = tuple(self.books.playing)
        dealt = replace(self.books, dealt=seats)
        if self.game == "golf":
            first = self.books.starter
            shown = (claim["turned_up"][0], *(one[0]["card"] for one in claim["opened"].values()))
            followed = GolfRound(seats, dict.fromkeys(seats, 5), first, claim["turned_up"][0], shown)
        else:
            card = claim["turned_up"][0]
            first = self.books.left_of(self.books.dealer, list(seats))
            followed = UnoRound(seats, dict.fromkeys(seats, 7), first, card.split()[0], (card,))
        table.lawful(claim, Moment(dealt, followed), "nobody out is dealt in")

    def _deal_claim(self, seats: list[int]) -> dict[str, Any]:
        if self.game == "uno":
            numbers = [card for card in sorted(uno_deck()) if card[-1].isdigit()]
            return {"claim": "uno.deal", "turned_up": [self.rng.choice(numbers)]}
        top, *opened = drawn(self.rng, golf_numbers(), len(seats) + 1)
        places = {str(seat): [self._opened(card)] for seat, card in zip(seats, opened, strict=True)}
        return {"claim": "golf.deal", "turned_up": [top], "opened": places}

    def _opened(self, card: str) -> dict[str, Any]:
        return {"column": self.rng.randint(1, 3), "row": self.rng.choice(("upper", "lower")), "card": card}

    def void(self) -> None:
        """The same dealer deals again, and it was no round."""
        books = replace(self.books, dealt=None, gone=())
        if self.books.dealer in self.books.left:
            books = replace(books, dealer=books.left_of(self.books.dealer, books.playing))
        self.table.lawful({"claim": "match.void"}, Moment(books), "a void round does not count")

    def leave_in_a_round(self) -> None:
        """The hand is set aside, and the turn passes on."""
        followed = self.table.now.followed
        seat = self.rng.choice(followed.seats)
        claim = {"claim": "match.leave", "seat": seat}
        if self.form == "partners" or len(followed.seats) == 2:
            self.table.refused(claim, "partners stay together, and two have to stay")
            return
        then = followed.leave(seat)
        left = self.books.left | {seat}
        starter = None if seat == self.books.starter else self.books.starter
        gone = (*self.books.gone, seat)
        books = replace(self.books, left=left, dealt=then.seats, gone=gone, starter=starter)
        self.table.lawful(claim, Moment(books, then), "who leaves a round lays the hand aside")

    def lapsed(self) -> None:
        """What was never contested is not decided."""
        claim = {"claim": "match.decide", "entry": 1, "for": self.table.now.followed.seats[0]}
        self.table.refused(claim, "nothing is contested there")

    def lay(self) -> None:
        fitting = self.table.now.followed.closed().fitting()
        if fitting:
            lay(self.table, self.rng.choice(fitting))

    def draw(self) -> None:
        followed: UnoRound = self.table.now.followed
        claim = {"claim": "uno.draw", "seat": followed.closed().turn, "keep": True}
        self.table.lawful(claim, moment(self.table, followed.draw()), "a card is drawn instead")

    def draw_four(self) -> None:
        followed = self.table.now.followed.closed()
        if followed.unseen["wild draw four"] and followed.hands[followed.turn] > 1 and not followed.contests:
            disputes.draw_four(self.rng, self.table)

    def answer_challenge(self) -> None:
        """One that a take-back has left open."""
        disputes.answer_by_the_keeper(self.rng, self.table)

    def go_down_to_one(self) -> None:
        """A hand is counted, its last card but one is laid, and UNO is not called with it."""
        fitting = self.table.now.followed.closed().fitting()
        if not fitting or self.table.now.followed.contests:
            return
        seat = self.table.now.followed.closed().turn
        self._recount(seat, 2)
        card = self.rng.choice(fitting)
        claim = {"claim": "uno.play", "seat": seat, "card": card}
        laid = moment(self.table, self.table.now.followed.lay(card))
        self.table.lawful(claim, laid, "a number of the color in force goes")
        disputes.call_or_catch(self.rng, self.table, "uno", seat)

    def go_out(self) -> None:
        """Hands are counted, and the last card is laid."""
        at = self.table.now.followed.closed()
        if not at.fitting():
            return
        for seat in at.seats:
            if seat != at.turn and self.rng.random() < 0.5:
                self._recount(seat, self.rng.randint(1, 6))
        self._recount(at.turn, 1)
        lay(self.table, self.rng.choice(self.table.now.followed.closed().fitting()))

    def _recount(self, seat: int, count: int) -> None:
        """What is owed counts as drawn only when somebody acts, so hands that owe are left alone."""
        followed: UnoRound = self.table.now.followed
        if followed.debt and followed.debt[0] == seat:
            return
        if followed.hands[seat] == count:
            return
        counted = replace(followed, hands={**followed.hands, seat: count})
        claim = {"claim": "match.recount", "seat": seat, "count": count}
        self.table.lawful(claim, moment(self.table, counted), "a hand is counted")

    # --- hands are counted one by one ---

    def to_count(self) -> list[int]:
        """Whose hands are still counted: all others; the partner's cards count for nobody."""
        followed: UnoRound = self.table.now.followed
        done = {followed.out, self.books.partner(followed.out), *followed.counted}
        return [seat for seat in followed.seats if seat not in done]

    def count_hands(self) -> None:
        """The last count ends the round."""
        followed: UnoRound = self.table.now.followed
        if self.form == "none":
            return
        deck = followed.unseen - Counter(card for hand in followed.counted.values() for card in hand)
        hands = {seat: drawn(self.rng, deck, followed.hands[seat]) for seat in self.to_count()}
        *others, last = self.rng.sample(sorted(hands), len(hands))
        for seat in others:
            followed = replace(followed, counted={**followed.counted, seat: hands[seat]})
            self.table.lawful(
                self._count(seat, hands[seat]), moment(self.table, followed), "a hand is counted"
            )
        counted = {**followed.counted, last: hands[last]}
        points = {seat: sum(map(worth, hand)) for seat, hand in counted.items()}
        at = followed.seen()
        told = gains(self.books, followed.out, points)
        played = Played({seat: told.get(seat, 0) for seat in at.seats}, at.out, at.cards or {}, at.discards)
        then = [Moment(books) for books in self.after_a_round(self.books.score(played))]
        because = "the last count ends the round"
        self.table.hear(self._count(last, hands[last]), dict.fromkeys(ACCEPTED, then), because)

    def _count(self, seat: int, hand: list[str]) -> dict[str, Any]:
        values = [worth(card) for card in hand]
        told = self.rng.choice(({"cards": hand}, {"values": values}, {"points": sum(values)}))
        return {"claim": "uno.count", "seat": seat, **told}

    def impossible_counts(self) -> None:
        """Too many cards, points that so many cards cannot have, and two hands that cannot both be."""
        followed: UnoRound = self.table.now.followed
        counting = self.to_count()
        if self.form == "none" or not counting:
            return
        seat = self.rng.choice(counting)
        held = followed.hands[seat]
        ways: list[tuple[str, dict[str, Any]]] = [
            ("a hand has as many cards as were seen", {"values": [1] * (held + 1)}),
            ("so many cards have no such points", {"points": 50 * held - 1}),
            ("there are not so many of a card", {"cards": ["red 0"] * max(held, 2)}),
        ]
        why, said = self.rng.choice(ways)
        self.table.refused({"claim": "uno.count", "seat": seat, **said}, why)
        self._two_hands_that_cannot_be(counting)

    def _two_hands_that_cannot_be(self, counting: list[int]) -> None:
        """Each could be all wild; both could not: there are eight."""
        followed: UnoRound = self.table.now.followed
        wilds = sorted(card for card in followed.unseen.elements() if card.startswith("wild"))
        held, most = followed.hands, len(wilds)
        rich = [seat for seat in counting if held[seat] <= most]
        pairs = [pair for pair in permutations(rich, 2) if sum(held[seat] for seat in pair) > most]
        if not pairs or followed.counted:
            return
        one, other = self.rng.choice(pairs)
        counts = [{"claim": "uno.count", "seat": seat, **self._all_wild(held[seat])} for seat in (one, other)]
        number = self.table.keeper.number
        counted = moment(self.table, replace(followed, counted={one: wilds[: held[one]]}))
        self.table.lawful(counts[0], counted, "a hand may be all wild")
        self.table.refused(counts[1], "two hands cannot both exist")
        self.table.lawful({"claim": "match.take_back", "to": number}, self.table.at(number), "taken back")

    def _all_wild(self, held: int) -> dict[str, Any]:
        return self.rng.choice(({"values": [50] * held}, {"points": 50 * held}))

    # --- Golf ---

    def golf_turn(self) -> None:
        """A number is drawn and thrown, and a facedown card turned up."""
        followed: GolfRound = self.table.now.followed
        self._golf_turn(followed.turn, 4)

    def golf_dispute(self) -> None:
        """Somebody turns up the last card but one, and does not call."""
        followed: GolfRound = self.table.now.followed
        if not followed.contests:
            self._golf_turn(followed.turn, 2)
            disputes.call_or_catch(self.rng, self.table, "golf", followed.turn)

    def _golf_turn(self, seat: int, facedown: int) -> None:
        """All grids are told anew, this one with so many cards facedown; then one of them is turned up."""
        followed: GolfRound = self.table.now.followed
        deck = golf_numbers() - Counter((followed.top,))
        cards = drawn(self.rng, deck, 6 - facedown)
        top, flipped = drawn(self.rng, deck, 2)
        down = [None] * 6
        grids = {str(one): _grid(down) for one in followed.seats} | {str(seat): _grid([*cards, *down])}
        told = replace(followed, facedown={one: facedown if one == seat else 6 for one in followed.seats})
        claim = {"claim": "golf.resync", "top": followed.top, "turn": seat, "grids": grids}
        self.table.lawful(claim, moment(self.table, told), "the table says how the round stands")
        place = {"column": 3, "row": "lower"}
        claim = {"claim": "golf.turn", "seat": seat, "took": "pile", "card": top}
        claim |= {"flip": place, "flipped": flipped}
        turned = replace(told.get({seat: -1}), turn=told.after(seat), top=top)
        self.table.lawful(claim, moment(self.table, turned), "a card is drawn and thrown, and one turned up")

    # --- the sheet ---

    def look_at_the_sheet(self) -> None:
        """Rounds, totals and standings as the referee tells them."""
        body = self.table.keeper.get("/scores").json
        books = self.books
        totals = [books.total(seat) for seat in books.seats]
        if body["totals"] != totals:
            raise Disagreement(f"the sheet has totals {body['totals']}, not {totals}")
        points = [[played.points.get(seat, 0) for seat in books.seats] for played in books.rounds]
        sheet = [[amount or 0 for amount in row["points"]] for row in body["rounds"]]
        sheet = [row + [0] * (len(totals) - len(row)) for row in sheet]
        if sheet != points:
            raise Disagreement(f"the sheet has rounds {sheet}, not {points}")
        self._look_at_the_standings(body["standings"])

    def _look_at_the_standings(self, standings: list[dict[str, Any]]) -> None:
        """The best total first; who ties shares the place; who is out comes after all who are in."""
        books = self.books
        places = {row["seat"]: row["place"] for row in standings}
        sign = 1 if books.few_are_good else -1
        inside = [seat for seat in books.playing if seat in places]
        if sorted(inside) != sorted(books.playing):
            raise Disagreement(f"the standings name {sorted(places)}, not {sorted(books.playing)}")
        for seat in inside:
            better = sum(sign * books.total(one) < sign * books.total(seat) for one in inside)
            if places[seat] != 1 + better:
                raise Disagreement(f"seat {seat} is in place {places[seat]}, not {1 + better}")
        behind = [places[seat] for seat in books.present if seat in places and seat not in inside]
        if behind and min(behind) <= max((places[seat] for seat in inside), default=0):
            raise Disagreement(f"who is out is in place {min(behind)}, before somebody who is in")


def _grid(cards: list[str | None]) -> list[dict[str, Any]]:
    """Three columns of these cards, from the left."""
    return [{"id": at + 1, "upper": cards[2 * at], "lower": cards[2 * at + 1]} for at in range(3)]
