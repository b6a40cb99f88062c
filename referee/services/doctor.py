"""What an operator should know of an installation before people play: each check says what it found."""

from collections.abc import Iterator
from dataclasses import dataclass

from referee.config import Config
from referee.live import wakeups
from referee.services import maintenance
from referee.storage import db, primary, soundness
from referee.storage.primary import Settings
from referee.storage.transactions import NotApplied, reading

CONNECTIONS_OF_A_WORKER = db.CONNECTIONS + 2
"""Its pool, and two outside it: by one it tells of news, by the other it hears of them."""
AWAITED: dict[maintenance.Awaited, str] = {
    "database": "it does not answer, or its disk is full: start it, free the disk, correct its URL",
    "writable-database": "it can be read but not written: name the server that leads, or free its disk",
    "standby": "it has no standby to confirm a COMMIT: start one",
}


@dataclass(frozen=True)
class Finding:
    """One check. `is_well` is None where it works as it is, but the operator should have decided so."""

    what: str
    is_well: bool | None
    told: str


def findings(config: Config) -> Iterator[Finding]:
    """The findings in order, for these settings; where the database cannot serve, that is the only one."""
    if (why := _why_not_asked(config)) is not None:
        yield Finding("database", False, why)
        return
    if (awaited := maintenance.awaited()) is not None:
        yield Finding("database", False, AWAITED[awaited])
        return
    yield Finding("database", True, "a claim could be stored now")
    if config.on_sqlite:
        yield Finding("machines", None, "one: what was stored since the last backup is lost with its disk")
        return
    try:
        settings = primary.settings()
    except NotApplied as error:
        yield Finding("database", False, str(error))
        return
    yield _of_the_disk(settings)
    yield _of_machines(settings)
    yield _of_connections(settings, config.workers)
    yield from _of_wakes(settings, config)


def _why_not_asked(config: Config) -> str | None:
    """Why the database has no tables that could be asked, with what to do; None if it has them or does not
    answer."""
    url = config.database_url
    if (why := soundness.why_not_written(url) or soundness.why_not_there(url)) is not None:
        return why
    try:
        with reading() as session:
            return soundness.why_not_migrated(session.connection())
    except NotApplied as error:
        return soundness.said_of(error.__cause__ or error) if config.on_sqlite else None


def _of_the_disk(settings: Settings) -> Finding:
    off = [name for name, value in settings.durable.items() if value in ("off", "local")]
    if off:
        return Finding("disk", False, f"what was acknowledged can be lost: set {', '.join(off)} to on")
    return Finding("disk", True, "COMMIT waits until the disk has it")


def _of_machines(settings: Settings) -> Finding:
    if not settings.standbys:
        told = "one: no synchronous standby has what was acknowledged (docs/scaling.md)"
        return Finding("machines", None, told)
    return Finding("machines", True, f"COMMIT waits for a standby too: {settings.standbys}")


def _of_connections(settings: Settings, workers: int) -> Finding:
    needed, most = workers * CONNECTIONS_OF_A_WORKER, settings.most_connections
    if settings.is_pooled:
        return Finding("connections", True, f"a pooler shares the {most} of PostgreSQL")
    if needed > most:
        told = f"{workers} workers need {needed}, and PostgreSQL has {most}: raise max_connections"
        return Finding("connections", False, f"{told}, or put pgbouncer between")
    return Finding("connections", True, f"this server needs {needed} of the {most} of PostgreSQL")


def _of_wakes(settings: Settings, config: Config) -> Iterator[Finding]:
    if settings.is_pooled and not config.wakes_url:
        told = "LISTEN does not work through a pooler: set REFEREE_WAKES_URL"
        yield Finding("wake-ups", False, told)
        return
    error = wakeups.error_of_the_bus(config.bus_url)
    yield Finding("wake-ups", error is None, error or "the bus answers")
