"""A game in a few lines, for tests that read like a dispute at the table.

    table = table_of("Ann Bob Cat", "deal: green draw two", "Bob: blue draw two")

    assert "uno.owed" == table.article
    assert "Bob owes 2" in table.seen

The lines are those of the transcripts under tests/scenarios. Each property is about the last line, and shows
the names of the people.
"""

from typing import Any

from referee.codec import to_json_value
from referee.games import GAMES
from referee.match.history.entering import enter_submission
from referee.match.history.reach import WholeHistory
from referee.match.model.edits import Entry
from referee.match.model.state import Match, Rules
from referee.match.text.notation import NotationError
from referee.match.text.rendering import text_of_sentence, texts_of_instructions
from referee.match.text.transcript import Opening, Transcript
from referee.presenters.matches import present_legal_claims
from referee.rulings.finding import Finding, FindingWeight
from referee.rulings.ruling import Ruling
from referee.rulings.submission import KEEPER, Submission
from tests.refusals import Refusing, refusal


class Table(Refusing):
    """People at a table, and the rulings of the referee."""

    def __init__(self, names: tuple[str, ...], game: str = "uno", rules: Rules | None = None):
        self.transcript = Transcript(GAMES[game], Opening(game, rules or Rules(), names))
        self.game = self.transcript.game

    def report(self, *lines: str) -> "Table":
        """Report these lines. The scorekeeper reports a line that names no phone."""
        for line in lines:
            try:
                self.transcript.tell(line)
            except NotationError as error:
                error.add_note(f"in the line {line!r}")
                raise
        return self

    def knows(self, *lines: str) -> "Table":
        """The same of claims that are refused, and that were no mistake: what they show is certain, as a
        described situation may say (`in_hands`)."""
        for line in lines:
            entry = self.transcript.tell(line)
            assert not entry.ruling.takes_effect, line
            self.transcript.take_for_certain(entry)
        return self

    def submit_claim(self, claim: Any, by: str | int = KEEPER) -> "Table":
        """The same for a claim that is not written as a line."""
        submission = Submission(claim, by, self.number + 1, at=self.entries[-1].submission.at + 2000)
        entry, self.transcript.snapshot = enter_submission(
            self.game,
            self.transcript.snapshot,
            submission,
            WholeHistory(lambda number: self.entries[number:]),
        )
        self.entries.append(entry)
        return self

    # --- the last ruling ---

    @property
    def entries(self) -> list[Entry]:
        return self.transcript.entries

    @property
    def number(self) -> int:
        return len(self.entries)

    @property
    def ruling(self) -> Ruling:
        return self.entries[-1].ruling

    @property
    def refusals(self) -> list[str]:
        """A sentence for each refused claim: its kind, why it was refused, and its line."""
        return [self._refusal(entry) for entry in self.entries if not entry.ruling.takes_effect]

    @property
    def verdict(self) -> str:
        return self.ruling.verdict.value

    @property
    def articles(self) -> list[str]:
        """What the ruling cites, the deciding article first."""
        return [finding.article for finding in self.ruling.findings]

    @property
    def article(self) -> str:
        """The article that decided."""
        return self.articles[0]

    @property
    def broken(self) -> list[str]:
        return [finding.article for finding in self.ruling.findings if finding.weight is FindingWeight.BREAKS]

    def facts_of(self, article: str) -> dict[str, Any]:
        """The facts of the first finding that cites this article."""
        return dict(next(one.facts for one in self.ruling.findings if one.article == article))

    @property
    def sentences(self) -> list[str]:
        """The findings as they are read out, in their order."""
        submission = self.entries[-1].submission
        return [self._sentence(finding, submission, self.ruling) for finding in self.ruling.findings]

    def _sentence(self, finding: Finding, submission: Submission, ruling: Ruling) -> str:
        sentence = self.game.words.sentence_for_finding(finding, submission, ruling)
        return text_of_sentence(self.game, sentence, finding.article, self.name)

    @property
    def sentence(self) -> str:
        """The finding that decided, as it is read out."""
        return self.sentences[0]

    @property
    def say(self) -> dict[str, str]:
        """What each of them is told to do now, by name."""
        said = texts_of_instructions(
            self.game, self.state, self.entries[-1].submission, self.ruling, self.name
        )
        return {self.name(seat): sentence for seat, sentence in said.items()}

    @property
    def fix(self) -> str | None:
        """The line that would put a refusal right."""
        return self.ruling.remedy and self.game.notation.write(self.ruling.remedy, self.name)

    @property
    def changed(self) -> dict[int, str]:
        """The entries an edit ruled on anew, each with its verdict now."""
        return {
            change.entry: change.ruling.verdict.value if change.ruling else "fallen"
            for change in self.ruling.changed
        }

    def now(self, entry: int) -> list[str]:
        """What the newest ruling on an earlier entry cites."""
        rulings = {change.entry: change.ruling for change in self.ruling.changed}
        assert rulings.get(entry), f"entry {entry} was not ruled on anew; changed: {self.changed}"
        return [finding.article for finding in rulings[entry].findings]

    @property
    def events(self) -> list[str]:
        return [event.tag for event in self.ruling.events]

    # --- what can be seen now ---

    @property
    def state(self) -> Match:
        return self.transcript.state

    @property
    def round(self) -> Any:
        """The open round, None between two rounds. Fails with the reason if its deal was refused."""
        if self.state.round is None and (deal := self._refused_deal()):
            raise AssertionError(self._refusal(deal))
        return self.state.round

    @property
    def open_round(self) -> Any:
        """The round that is open. Fails with the reason if there is none."""
        assert self.round is not None, "no round is open: " + "; ".join(self.refusals or ["none was dealt"])
        return self.round

    @property
    def seen(self) -> str:
        """The match in one line: `Ann 7, Bob 6, Cat 7 | red 7 | pile 86 | Cat to play`."""
        return self.game.notation.state(self.state, self.name)

    @property
    def turn(self) -> str | None:
        return self.name(self.open_round.turn)

    @property
    def hands(self) -> str:
        """How many cards everybody holds: `Ann 7, Bob 6, Cat 7`."""
        return self._by_name(self.open_round.hands)

    @property
    def totals(self) -> str:
        """The points so far: `Ann 0, Bob 132, Cat 0`."""
        return self._by_name(self.state.totals)

    @property
    def dealer(self) -> str:
        return self.name(self.state.dealer)

    @property
    def owes(self) -> str | None:
        """`Bob 2`, if Bob owes two cards."""
        debt = self.open_round.debt
        return debt and f"{self.name(debt.seat)} {debt.count}"

    @property
    def may(self) -> list[dict]:
        """The claims that would count now, as JSON; see referee/presenters/matches.py."""
        return [to_json_value(offer) for offer in present_legal_claims(self.game, self.state)]

    def name(self, seat: int | None) -> str | None:
        return None if seat is None else self.transcript.name(seat)

    def text(self) -> str:
        """The whole game so far, to be read when a test fails."""
        lines = []
        for entry in self.entries:
            claim = to_json_value(entry.submission.claim)
            lines.append(
                f"{entry.submission.number:>5} {entry.submission.by}: {claim} {entry.ruling.verdict}"
            )
            lines += [f"{'':8}{finding.article} {dict(finding.facts)}" for finding in entry.ruling.findings]
        return "\n".join([*lines, self.seen])

    def _refused_deal(self) -> Entry | None:
        """The last deal, if it was refused and nothing has counted since."""
        for entry in reversed(self.entries):
            if entry.ruling.takes_effect:
                return None
            if entry.submission.claim.tag.endswith(".deal"):
                return entry
        return None

    def _refusal(self, entry: Entry) -> str:
        submission, decided = entry.submission, entry.ruling.findings[0]
        claim = submission.claim
        sentence = self._sentence(decided, submission, entry.ruling)
        why = refusal(claim.tag, decided.article, sentence)
        return f"{why}\n  entry {submission.number}: {self.game.notation.write(claim, self.name)}"

    def _by_name(self, amounts: tuple[int, ...]) -> str:
        return ", ".join(f"{self.name(seat)} {amounts[seat]}" for seat in self.state.order)


def table_of(
    names: str, *lines: str, target: int | None = None, game: str = "uno", preset: str = "standard"
) -> Table:
    """These people, after these lines."""
    return Table(tuple(names.split()), game, Rules(preset, target)).report(*lines)


def agreed(line: str, number: int = 2) -> tuple[str, str]:
    """A line that the rules refuse and the table lets count; `number` is the entry it becomes.

    Short hands are dealt this way: `table("Ann Bob", *agreed("deal: red 5; Ann 2, Bob 2"))`.
    """
    return line, f"allow {number}"


TEN = "Ann Bob Cat Dan Eve Fay Gus Hal Ivy Jon"
