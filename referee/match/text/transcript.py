"""A whole game as text that a player can read: claims, a line each, and what the referee ruled.

The first line names the game, the rules and the people in clockwise order. Lines that begin with
two blanks are rulings; whoever replays a transcript reads only the others and writes the rulings anew.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce

from referee.kit.quantities import PersonName
from referee.kit.seats import NameOfSeat, Seat, row_values_by_seat
from referee.kit.values import not_none, replace
from referee.languages.speech import tell
from referee.match.history.entering import enter_submission
from referee.match.history.line import snapshot_after_entries
from referee.match.history.reach import WholeHistory
from referee.match.model.edits import CorrectEntry, Entry
from referee.match.model.game import Game
from referee.match.model.naming import ClaimWithNames
from referee.match.model.state import AnyMatch, Rules
from referee.match.table.agreement import AgreeOnRules, complete_new_rules, errors_in_rules
from referee.match.table.people import Join, RenamePlayer
from referee.match.table.rounds import OpenMatch
from referee.match.table.validation import is_score_without_points
from referee.match.text.notation import NotationError
from referee.match.text.quoting import as_words, plain, quoted, word_of
from referee.match.text.rendering import text_of_finding, texts_of_instructions
from referee.match.text.rules_notation import RulesTextError, read_rules, typed
from referee.rulings.finding import FindingWeight
from referee.rulings.judge import judge
from referee.rulings.submission import KEEPER, Submission
from referee.rulings.tags import Claim

FIRST_LINE = "uno standard to 500 | Ann Bob Cat"
PHONE = re.compile(r"(\S+)'s phone")
SEEN = re.compile(r"had seen (\d+)")
REMARK = re.compile(r"(correct [^:]*: *)?note:")
LATER = re.compile(r"(\d+(?:\.\d+)?) s later")


@dataclass(frozen=True)
class Opening:
    """The first line of a transcript: `uno standard to 500, house jump-in | Ann Bob Cat`."""

    game: str
    rules: Rules
    names: tuple[str, ...]


def read_opening(line: str) -> Opening:
    """What a first line says. Raises NotationError."""
    head, bar, names = line.partition("|")
    game, _, rules = head.partition(" ")
    try:
        if bar:
            return Opening(game, read_rules(rules), tuple(map(plain, as_words(names).split())))
    except RulesTextError as error:
        raise NotationError(f"the first line reads like `{FIRST_LINE}`; {error}") from error
    raise NotationError(f"the first line reads like `{FIRST_LINE}`")


def claim_lines(text: str) -> list[str]:
    """The claims of a transcript as they were written, without rulings and remarks on the side."""
    return [line for line in text.splitlines()[1:] if line.strip() and not line.startswith(("  ", "#"))]


class Transcript:
    """A game that is judged line by line."""

    def __init__(self, game: Game, opening: Opening):
        self.game = game
        self.names: dict[Seat, str] = {}
        self._call(row_values_by_seat(opening.names))
        self.entries: list[Entry] = []
        rules = self._agreed(typed(game.differences, game.house_rules, opening.rules), len(opening.names))
        ruleset = game.ruleset(rules, len(opening.names))
        submission = Submission(OpenMatch(game.name, len(opening.names), rules), KEEPER, 1)
        self.entries.append(Entry(submission, judge(ruleset, None, submission)))
        self.snapshot = snapshot_after_entries(game, self.entries)

    def _agreed(self, rules: Rules, seats: int) -> Rules:
        """The rules spelled out. Raises NotationError for some that cannot be."""
        if wrong := errors_in_rules(self.game, rules, seats):
            raise NotationError(f"these are no rules: {wrong}")
        return complete_new_rules(self.game, rules)

    def tell(self, line: str) -> Entry:
        """Judge one line and enter it. Raises NotationError for a line that is no claim."""
        said, _, circumstances = (line, "", "") if REMARK.match(line) else as_words(line).partition("|")
        claim = self._claim(said.strip())
        submission = self._heard(claim, [part.strip() for part in circumstances.split(",") if part.strip()])
        named = claim.names_by_seat(self.state) if isinstance(claim, ClaimWithNames) else {}
        entry, self.snapshot = enter_submission(
            self.game, self.snapshot, submission, WholeHistory(self._after)
        )
        self.entries.append(entry)
        if entry.ruling.takes_effect:
            self._call(named)
        return entry

    def take_for_certain(self, entry: Entry) -> None:
        """Take what a refused claim has shown for what is so: it was no mistake."""
        certain = (event.as_certain_event() for event in entry.ruling.events)
        state = reduce(self.game.evolve, (event for event in certain if event is not None), self.state)
        self.snapshot = replace(self.snapshot, state=state)

    @property
    def state(self) -> AnyMatch:
        return not_none(self.snapshot.state)

    def _claim(self, said: str) -> Claim:
        try:
            claim = self.game.notation.read(said, self._said)
            if wrong := claim.errors_by_field():
                raise NotationError("; ".join(wrong.values()))
            if is_score_without_points(
                self.game, self.state, claim.instead if isinstance(claim, CorrectEntry) else claim
            ):
                raise NotationError(tell("error-score-points"))
            return self._typed(claim)
        except NotationError as error:
            raise NotationError(plain(str(error))) from error
        except (ValueError, IndexError) as error:
            raise NotationError(f"{plain(said)!r} breaks off, or says more than one thing") from error

    def _typed(self, claim: Claim) -> Claim:
        """The claim with its rules, if it agrees on some, as the game knows them, and with its new name."""
        if isinstance(claim, CorrectEntry):
            return replace(claim, instead=self._typed(claim.instead))
        if isinstance(claim, Join | RenamePlayer) and claim.name:
            return replace(claim, name=PersonName(plain(claim.name)))
        if not isinstance(claim, AgreeOnRules):
            return claim
        rules = typed(self.game.differences, self.game.house_rules, claim.rules)
        return AgreeOnRules(self._agreed(rules, len(self.state.players)))

    def name(self, seat: Seat) -> str:
        return self.names[seat]

    def _heard(self, claim: Claim, circumstances: list[str]) -> Submission:
        """A claim with what stands behind the bar: `| Cat's phone, had seen 4, 0.3 s later`.

        Without it the keeper reports, having seen everything, and each claim comes two seconds later.
        """
        by: str | Seat = KEEPER
        after, later = None, 2.0
        for told in circumstances:
            if (phone := PHONE.fullmatch(told)) and phone[1] in self._said:
                by = self._said[phone[1]]
            elif seen := SEEN.fullmatch(told):
                after = int(seen[1])
            elif wait := LATER.fullmatch(told):
                later = float(wait[1])
            else:
                raise NotationError(f"{plain(told)!r} is none of `Cat's phone`, `had seen 4`, `0.3 s later`")
        at = self.entries[-1].submission.at + round(later * 1000)
        return Submission(claim, by, len(self.entries) + 1, after, at)

    def describe(self, entry: Entry) -> Iterator[str]:
        return described(self.game, entry, self.state, self.name)

    def _call(self, named: Mapping[Seat, str]) -> None:
        self.names |= named
        self.seats = {name: seat for seat, name in self.names.items()}
        self._said = self.seats | {word_of(name): seat for name, seat in self.seats.items()}

    def _after(self, number: int) -> list[Entry]:
        return self.entries[number:]


def first_line(game: Game, rules: Rules, names: Sequence[str]) -> str:
    """The first line of the transcript of a match."""
    told = not_none(game.notation.write(AgreeOnRules(rules), str)).removeprefix("rules: ")
    return f"{game.name} {told} | {' '.join(map(quoted, names))}"


def claim_line(game: Game, submission: Submission, name: NameOfSeat) -> str | None:
    """The line of a claim as it was heard, with the phone that reported it and what that phone had missed;
    None of the one that opens the match."""
    said = game.notation.write(_with_quoted_name(submission.claim), quoting(name))
    if isinstance(submission.by, str):
        return said
    has_missed = submission.after is not None and submission.after < submission.number - 1
    return f"{said} | {quoted(name(submission.by))}'s phone" + (
        f", had seen {submission.after}" if has_missed else ""
    )


def _with_quoted_name(claim: Claim) -> Claim:
    """The claim with the name that it gives to somebody, as a line has it."""
    if isinstance(claim, CorrectEntry):
        return replace(claim, instead=_with_quoted_name(claim.instead))
    if isinstance(claim, Join | RenamePlayer) and claim.name:
        return replace(claim, name=PersonName(quoted(claim.name)))
    return claim


def quoting(name: NameOfSeat) -> NameOfSeat:
    """What names a seat as the lines of a transcript do."""
    return lambda seat: quoted(name(seat))


def described(game: Game, entry: Entry, after: AnyMatch, name: NameOfSeat) -> Iterator[str]:
    """The ruling in a few lines: verdict and articles, what each seat does, what can be seen of the state
    `after` it."""
    ruling = entry.ruling
    articles = ", ".join(finding.article for finding in ruling.findings)
    yield f"{entry.submission.number:>5} {ruling.verdict:<9} {articles}"
    for finding in ruling.findings:
        if finding.facts or finding.weight is not FindingWeight.HOLDS:
            yield f"{'':15} {text_of_finding(game, finding, name)}"
    if ruling.remedy is not None:
        yield f"{'':15} to mend it: {game.notation.write(ruling.remedy, quoting(name))}"
    for changed in ruling.changed:
        now = changed.ruling.verdict if changed.ruling else "fallen"
        yield f"{'':15} entry {changed.entry} is now {now}"
    for seat, text in texts_of_instructions(game, after, entry.submission, ruling, name).items():
        yield f"{'':15} -> {name(seat)}: {text}"
    yield f"      = {game.notation.state(after, name)}"


def replayed(games: dict[str, Game], text: str) -> Iterator[str]:
    """The transcript written anew, line by line, with today's rulings. Raises NotationError."""
    first, *lines = text.splitlines() or [""]
    opening = read_opening(first)
    if opening.game not in games:
        raise NotationError(f"{opening.game!r} is none of the games: {', '.join(games)}")
    transcript = Transcript(games[opening.game], opening)
    yield first
    yield from judged_anew(transcript, lines)


def judged_anew(transcript: Transcript, lines: Iterable[str]) -> Iterator[str]:
    """The lines after the first one, each claim with today's ruling. Raises NotationError.

    The transcript judges the claims; it may be of a class that records more.
    """
    for number, line in enumerate(lines, start=2):
        if line.startswith("  "):
            continue
        yield line
        if line.strip() and not line.startswith("#"):
            yield from transcript.describe(_told(transcript, number, line))


def _told(transcript: Transcript, number: int, line: str) -> Entry:
    try:
        return transcript.tell(line)
    except NotationError as error:
        raise NotationError(f"line {number}: {error}") from error
