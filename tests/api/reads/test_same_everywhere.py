"""What a transcript shows is what the service says: over HTTP, on both databases, claim by claim."""

import json
import time
from random import Random

import pytest

from referee.codec import to_json_text, to_json_value
from referee.games import GAMES
from referee.match.history.line import SNAPSHOT_BEFORE_FIRST_ENTRY
from referee.match.history.reach import EntriesNeededForEdit
from referee.match.model.edits import CorrectEntry, is_edit_claim
from referee.match.table.agreement import AgreeOnRules
from referee.match.table.phones import PhoneJoinedOrLeft as ComesOrGoes
from referee.match.text.consequences import consequences
from referee.match.text.rendering import text_of_sentence
from referee.match.text.transcript import Transcript, claim_lines, read_opening
from referee.presenters.matches import present_answer, present_state
from referee.rulings.submission import KEEPER
from referee.services import auth
from referee.services import clock as clocks
from referee.services.phones import enter_phone_in_logbook
from referee.storage import tokens
from referee.storage.transactions import transact
from tests.api.phone import Phone
from tools.transcripts import SCENARIOS, transcripts

TOLD = [path.relative_to(SCENARIOS).as_posix() for path in transcripts()]
NOT_OPENED_ANY_MORE = ("uno/house/sixty_nine_between_two.txt",)
"""Matches that were opened before a rule refused their opening; they go on from their logbook."""
BY_OTHER_RULES = [name for name in TOLD if name.count("/") > 1 and name not in NOT_OPENED_ANY_MORE]
BY_COMMON_RULES = [name for name in TOLD if name.count("/") == 1]
SOME = 15
"""So many transcripts of a kind are posted in a run, other ones in the next."""


@pytest.mark.parametrize("database_url", ["sqlite"], indirect=True)
@pytest.mark.parametrize("name", BY_COMMON_RULES)
def test_a_transcript_is_ruled_on_alike_everywhere(app, send, monkeypatch, name):
    told_alike(app, send, monkeypatch, name)


@pytest.mark.parametrize("database_url", ["postgresql"], indirect=True)
@pytest.mark.parametrize("place", range(SOME))
def test_so_it_is_on_the_other_database(app, send, monkeypatch, fresh_seed, place):
    """It is told the same; other transcripts in the next run."""
    told_alike(app, send, monkeypatch, Random(fresh_seed).sample(BY_COMMON_RULES, SOME)[place])


@pytest.mark.parametrize("place", range(SOME))
def test_so_is_one_by_other_rules(app, send, monkeypatch, fresh_seed, place):
    """They store nothing of another shape; all of them are judged in tests/test_scenarios."""
    told_alike(app, send, monkeypatch, Random(fresh_seed).sample(BY_OTHER_RULES, SOME)[place])


class Told:
    """Stands where the module `time` stands in the service: it is as late as in a transcript."""

    CLOCK_BOOTTIME = time.CLOCK_BOOTTIME

    def __init__(self, transcript: Transcript):
        self._transcript = transcript

    def time_ns(self) -> int:
        return self._transcript.entries[-1].submission.at * 1_000_000

    def clock_gettime_ns(self, clock: int) -> int:
        return self.time_ns()


def told_alike(app, send, monkeypatch, name):
    """Verdicts, findings, events, what each seat is told, and every state; the clock goes as in it."""
    text = (SCENARIOS / name).read_text(encoding="utf-8")
    opening = read_opening(text.splitlines()[0])
    game, pure = GAMES[opening.game], Transcript(GAMES[opening.game], opening)
    monkeypatch.setattr(clocks, "time", Told(pure))
    rules = to_json_value(pure.entries[0].submission.claim.rules)
    phones = {KEEPER: Phone.opening(send, *opening.names, game=opening.game, **rules)}
    for line in claim_lines(text):
        claim = to_json_value(game.notation.read(line.partition("|")[0].strip(), pure.seats))
        before = pure.state
        entry = pure.tell(line)
        if agrees_on_rules(entry.submission.claim):
            claim = to_json_value(entry.submission.claim)
        by = entry.submission.by
        if isinstance(entry.submission.claim, ComesOrGoes):
            by_the_service(app, phones[KEEPER], entry.submission)
            assert (
                json.loads(to_json_text(present_state(game, pure.state))) == phones[KEEPER].look()["state"]
            ), line
            continue
        if by not in phones:
            phones[by] = quietly_at_seat(app, phones[KEEPER], by)
        seen = entry.submission.number - 1 if entry.submission.after is None else entry.submission.after
        answer = phones[by].tell({**claim, "after": seen})
        assert 201 == answer.status, (line, answer.body)

        expected = json.loads(
            to_json_text(present_answer(game, pure.names, entry, pure.state, with_may=False))
        )
        if is_edit_claim(entry.submission.claim):
            changes = consequences(
                game,
                EntriesNeededForEdit(SNAPSHOT_BEFORE_FIRST_ENTRY, pure.entries[:-1]),
                entry,
                before,
                pure.state,
            )
            expected["consequences"] = [
                text_of_sentence(game, change, entry.ruling.findings[0].article, pure.name)
                for change in changes
            ]
        expected["after"] = max(seen, answer.json["after"])  # the service knows what this phone was told

        assert expected == answer.json, line


def quietly_at_seat(app, keeper, seat):
    """The phone of a seat. That it came is in no entry, as the transcript has none."""
    with app.app_context():
        token = transact(lambda session: tokens.issue_match_token(session, keeper.match, "seat", seat, at=0))
    return Phone(keeper.send, keeper.match, token)


def by_the_service(app, keeper, submission):
    """What no phone can claim."""
    with app.app_context():
        caller = auth.find_caller(keeper.token, keeper.match)
        transact(
            lambda session: enter_phone_in_logbook(
                session, auth.lock_match(session, caller), submission.claim, submission.by
            )
        )


def agrees_on_rules(claim) -> bool:
    """Rules are spelled out when they are stored, so that is how they are sent."""
    return isinstance(claim.instead if isinstance(claim, CorrectEntry) else claim, AgreeOnRules)
