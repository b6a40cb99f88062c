"""Matches in which nothing has been said for long are erased, their replies are forgotten before that, and
those that go on are left alone."""

import os
import time
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import pytest
from click.testing import CliRunner, Result
from flask import Flask

from referee.cli import cli
from referee.config import Config, read_config
from referee.services import maintenance
from referee.storage import db, journal
from referee.storage.stored import StoredReply
from referee.storage.transactions import NotApplied, open_read_session, transact
from tests.storage.databases import KINDS, lent
from tests.storage.samples import a_match, a_reply, an_entry, names_in, open_sample, reply_to

OPENED = 1_700_000_000_001
"""When samples are opened: 2023-11-14."""
DAY = 24 * 60 * 60 * 1000


@pytest.fixture(params=KINDS)
def migrated_url(request: pytest.FixtureRequest) -> Iterator[str]:
    """The URL of a migrated empty database; the test runs once on each kind."""
    with lent(request) as url:
        yield url


@pytest.fixture
def config(migrated_url: str) -> Config:
    return read_config({"REFEREE_DATABASE_URL": migrated_url})


@pytest.fixture
def app(config: Config) -> Iterator[Flask]:
    app = Flask(__name__)
    db.init_app(app, config)
    with app.app_context():
        yield app
        db.db.engine.dispose()


@pytest.fixture
def erase(app: Flask, config: Config):
    """The command line."""
    return partial(run, config.database_url, "erase")


@pytest.fixture
def forget(app: Flask, config: Config):
    """What the command line says."""
    return lambda: run(config.database_url, "forget-replies").output


def run(database_url: str, *arguments: str) -> Result:
    """With no other setting: a REFEREE_TEST_SEED is none of Referee's, and a REFEREE_PORT may be anything."""
    environ = dict.fromkeys(name for name in os.environ if name.startswith("REFEREE_"))
    environ["REFEREE_DATABASE_URL"] = database_url
    return CliRunner().invoke(cli, arguments, env=environ)


def play_on(match_id: str, at: int | None = None) -> None:
    """A second entry, now unless said otherwise."""
    entry = replace(an_entry(2), at=at or time.time_ns() // 1_000_000)
    transact(
        lambda session: journal.append_entry_and_reply(session, a_match(match_id, 2), entry, a_reply("key"))
    )


def living() -> list[str]:
    with open_read_session() as session:
        return journal.ids_of_all_matches(session)


def test_what_is_older_is_erased(erase):
    """By its last entry, not by its first; what people did and who they were is gone."""
    open_sample("old")
    open_sample("played on")
    play_on("played on")
    done = erase("--older-than", "365d")

    assert (0, "1 match erased.\n") == (done.exit_code, done.output)
    assert ["played on"] == living()
    with open_read_session() as session:
        assert ({}, []) == (names_in(session, "old"), journal.read_entries_of_match(session, "old"))
        assert 2 == len(journal.read_entries_of_match(session, "played on"))


def test_erasing_again_finds_nothing(erase):
    """What is erased is no match any more."""
    open_sample("old")

    assert ["1 match erased.\n", "0 matches erased.\n"] == [
        erase("--older-than", "1d").output for _ in range(2)
    ]


def test_a_dry_run_only_lists(erase):
    """The longest quiet first, each with the day of its last entry."""
    for match_id in ("a", "b"):
        open_sample(match_id)
    play_on("a", at=OPENED + 86_400_000)
    done = erase("--older-than", "2w", "--dry-run")

    assert "b 2023-11-14\na 2023-11-15\n2 matches would be erased.\n" == done.output
    assert ["a", "b"] == living()


@pytest.mark.parametrize("age", ["999999999d", "999999999w", "20000d"])
def test_an_age_beyond_all_matches_erases_none(erase, age):
    """Nor does a number overflow."""
    open_sample("old")

    assert "0 matches erased.\n" == erase("--older-than", age).output
    assert ["old"] == living()


@pytest.mark.parametrize(
    "age",
    ["", "365", "d", "1y", "1m", "24h", "-1d", "1.5d", "1 d", "1D", "1d1w", "٣d", "1d\n", "9" * 5000 + "d"],
)
def test_other_spellings_are_refused_by_name(erase, age):
    """Somebody who means a month must not erase by the minute."""
    open_sample("old")
    done = erase("--older-than", age)

    assert 2 == done.exit_code
    assert f"{age!r} is not a valid age: write, for example, 365d (days) or 52w (weeks)." in done.output
    assert ["old"] == living()


@pytest.mark.parametrize("age", ["0d", "0w", "000d"])
def test_zero_is_refused(erase, age):
    """It would erase what people play right now."""
    open_sample("old")
    done = erase("--older-than", age)

    assert 2 == done.exit_code
    assert f"{age!r} would erase every match: the shortest age is 1d." in done.output
    assert ["old"] == living()


def test_an_age_must_be_said(erase):
    """There is none that everybody would mean."""
    assert "Missing option '--older-than'" in erase().output


def test_a_match_that_is_played_on_meanwhile_is_left_alone(app):
    """It is looked at again under its lock."""
    for match_id in ("a", "b", "c"):
        open_sample(match_id)
    since = maintenance.time_of_days_ago_ms(365)
    found = [match_id for match_id, _ in maintenance.matches_inactive_since(since)]
    play_on("b")

    assert (["a", "b", "c"], 2) == (found, maintenance.erase_inactive_matches(found, since))
    assert ["b"] == living()


def test_a_match_that_was_erased_meanwhile_is_not_counted(app):
    """Somebody else did it."""
    open_sample("a")
    since = maintenance.time_of_days_ago_ms(365)
    transact(lambda session: journal.erase_match(session, "a", 1))

    assert 0 == maintenance.erase_inactive_matches(["a"], since)


def test_a_busy_service_is_waited_for(app, monkeypatch):
    """A shell has more patience than a phone."""
    open_sample("a")
    busy = iter([NotApplied("busy", retry_after=0), NotApplied("busy", retry_after=0)])

    def crowded(work):
        for error in busy:
            raise error
        return transact(work)

    monkeypatch.setattr(maintenance, "transact", crowded)

    assert 1 == maintenance.erase_inactive_matches(["a"], maintenance.time_of_days_ago_ms(365))


def test_a_database_without_tables_is_told_in_a_sentence(database_url):
    """Somebody is in another folder than the database."""
    for command in (("erase", "--older-than", "1d"), ("forget-replies",)):
        said = run(database_url, *command)

        assert 1 == said.exit_code
        assert said.output.startswith("Error: The database cannot be used: ")


def test_a_match_that_is_erased_while_the_audit_runs_is_left_out(app):
    """It was in the list of matches a moment ago."""
    open_sample("a")
    transact(lambda session: journal.erase_match(session, "a", 1))

    assert [] == maintenance.find_match_defects("a")


# --- replies ---


def reply_of(match_id: str) -> StoredReply:
    with open_read_session() as session:
        return reply_to(session, match_id, "keeper", "key")


def ago(days: int, milliseconds: int = 0) -> int:
    return time.time_ns() // 1_000_000 - days * DAY + milliseconds


def test_replies_are_forgotten_30_days_after_the_last_entry(forget):
    """Their entries stay, and so does the match; again there is nothing to forget."""
    open_sample("old")
    play_on("old", at=ago(30))
    said = [forget() for _ in range(2)]

    assert ["1 reply forgotten.\n", "0 replies forgotten.\n"] == said
    assert replace(a_reply("key"), body=None) == reply_of("old")
    assert ["old"] == living()
    with open_read_session() as session:
        assert 2 == len(journal.read_entries_of_match(session, "old"))


@pytest.mark.parametrize("days", [30, 29, 1, 0, -1])
def test_no_reply_is_forgotten_before(forget, days):
    """However old the match is, and its other entries."""
    open_sample("young")
    play_on("young", at=ago(days, 10 * 60 * 1000))

    assert "0 replies forgotten.\n" == forget()
    assert a_reply("key") == reply_of("young")


def test_not_a_moment_before(app, monkeypatch):
    """At 30 days to the millisecond it is kept, and after one more it is not."""
    open_sample("match")
    play_on("match", at=OPENED)
    forgotten = []
    for later in (0, 1):
        monkeypatch.setattr(maintenance, "now", lambda later=later: OPENED + 30 * DAY + later)
        forgotten.append(maintenance.delete_old_replies())

    assert [0, 1] == forgotten


def test_replies_of_a_match_that_is_played_on_meanwhile_are_kept(app, monkeypatch):
    """It is looked at again under its lock."""
    for match_id in ("a", "b"):
        open_sample(match_id)
        play_on(match_id, at=OPENED)
    patiently = maintenance._retry_while_busy

    def play_on_before(work):
        monkeypatch.setattr(maintenance, "_retry_while_busy", patiently)
        entry = replace(an_entry(3), at=ago(0))
        transact(lambda session: journal.append_entry_and_reply(session, a_match("a", 3), entry, None))
        return patiently(work)

    monkeypatch.setattr(maintenance, "_retry_while_busy", play_on_before)

    assert 1 == maintenance.delete_old_replies()
    assert [False, True] == [reply_of(match_id).body is None for match_id in ("a", "b")]


def test_an_erased_match_has_no_replies_to_forget(forget):
    """They went with it."""
    open_sample("gone")
    play_on("gone", at=OPENED)
    transact(lambda session: journal.erase_match(session, "gone", 1))

    assert "0 replies forgotten.\n" == forget()
