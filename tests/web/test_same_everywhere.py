"""What a transcript shows is what the service says: over HTTP, on both databases, claim by claim."""

import json
from random import Random

import pytest

from referee.answers import told_answer, told_state
from referee.desk import callers, hearing
from referee.desk.phones import noted
from referee.games import GAMES
from referee.logbook import tokens
from referee.logbook.transactions import transact
from referee.match.agreement import AgreeOnRules
from referee.match.consequences import consequences
from referee.match.edits import Correct, edits_the_line
from referee.match.phones import Phone as ComesOrGoes
from referee.match.transcript import Transcript, claim_lines, read_opening
from referee.rulings.heard import KEEPER
from referee.wire import dump
from tests.golden import SCENARIOS, transcripts
from tests.web.phone import Phone

TOLD = [path.relative_to(SCENARIOS).as_posix() for path in transcripts()]
BY_OTHER_RULES = [name for name in TOLD if name.count("/") > 1]
BY_COMMON_RULES = [name for name in TOLD if name not in BY_OTHER_RULES]
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


def told_alike(app, send, monkeypatch, name):
    """Verdicts, findings, events, what each seat is told, and every state; the desk's clock goes as in it."""
    text = (SCENARIOS / name).read_text(encoding="utf-8")
    opening = read_opening(text.splitlines()[0])
    game, pure = GAMES[opening.game], Transcript(GAMES[opening.game], opening)
    monkeypatch.setattr(hearing, "now", lambda: pure.entries[-1].heard.at)
    rules = dump(pure.entries[0].heard.claim.rules)
    phones = {KEEPER: Phone.opening(send, *opening.names, game=opening.game, **rules)}
    for line in claim_lines(text):
        claim = dump(game.notation.read(line.partition("|")[0].strip(), pure.seats))
        before = pure.state
        entry = pure.tell(line)
        if agrees_on_rules(entry.heard.claim):
            claim = dump(entry.heard.claim)
        by = entry.heard.by
        if isinstance(entry.heard.claim, ComesOrGoes):
            by_the_desk(app, phones[KEEPER], entry.heard)
            assert json.loads(json.dumps(told_state(game, pure.state))) == phones[KEEPER].look()["state"], (
                line
            )
            continue
        if by not in phones:
            phones[by] = quietly_at_seat(app, phones[KEEPER], by)
        seen = entry.heard.number - 1 if entry.heard.after is None else entry.heard.after
        answer = phones[by].tell({**claim, "after": seen})
        assert 201 == answer.status, (line, answer.body)

        expected = json.loads(json.dumps(told_answer(game, pure.names, entry, pure.state, with_may=False)))
        if edits_the_line(entry.heard.claim):
            expected["consequences"] = consequences(
                game, pure.entries[:-1], entry, before, pure.state, pure.name
            )
        expected["after"] = max(seen, answer.json["after"])  # the desk knows what this phone was told

        assert expected == answer.json, line


def quietly_at_seat(app, keeper, seat):
    """The phone of a seat. That it came is in no entry, as the transcript has none."""
    with app.app_context():
        token = transact(lambda session: tokens.issue(session, keeper.match, "seat", seat, at=0))
    return Phone(keeper.send, keeper.match, token)


def by_the_desk(app, keeper, heard):
    """What no phone can claim."""
    with app.app_context():
        caller = callers.caller(keeper.token, keeper.match)
        transact(lambda session: noted(session, callers.locked(session, caller), heard.claim, heard.by))


def agrees_on_rules(claim) -> bool:
    """Rules are spelled out when they are stored, so that is how they are sent."""
    return isinstance(claim.instead if isinstance(claim, Correct) else claim, AgreeOnRules)
