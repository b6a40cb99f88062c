"""Checks that an operator runs on an installation of Referee."""

from collections.abc import Iterator
from dataclasses import dataclass

from referee.config import Config
from referee.live import wakeups
from referee.services import maintenance
from referee.storage import db, primary, soundness
from referee.storage.primary import PostgresqlSettings
from referee.storage.transactions import NotApplied, open_read_session

MOST_CONNECTIONS_OF_A_WORKER = db.POOL_SIZE + 2
"""Maximum number of database connections of one worker process. A worker has a pool of connections, one
connection to send wake-ups, and one connection to receive wake-ups."""
ADVICE_BY_OBSTACLE: dict[maintenance.StoringObstacle, str] = {
    "database": "it does not answer, or its disk is full: start it, free the disk, correct its URL",
    "writable-database": "it can be read but not written: name the server that leads, or free its disk",
    "standby": "it has no standby to confirm a COMMIT: start one",
}
"""Advice to the operator. The keys are the obstacles that can prevent the server from storing a claim."""


@dataclass(frozen=True)
class CheckResult:
    """The result of one check of an installation. `what` names the subject of the check. `detail` describes
    the result, and gives advice if something is wrong. Both are printed for the operator.

    `is_well` is True if the check passed, and False if it failed. None means that the installation works, but
    has a risk that the operator should know.
    """

    what: str
    is_well: bool | None
    detail: str


def check_installation(config: Config) -> Iterator[CheckResult]:
    """Run all checks of an installation with these settings, and yield the results in a fixed order. If the
    server could not store a claim now, the only result says why."""
    if (why := _why_database_is_unusable(config)) is not None:
        yield CheckResult("database", False, why)
        return
    if (obstacle := maintenance.find_storing_obstacle()) is not None:
        yield CheckResult("database", False, ADVICE_BY_OBSTACLE[obstacle])
        return
    yield CheckResult("database", True, "a claim could be stored now")
    if config.uses_sqlite:
        yield CheckResult(
            "machines", None, "one: what was stored since the last backup is lost with its disk"
        )
        return
    try:
        settings = primary.read_postgresql_settings()
    except NotApplied as error:
        yield CheckResult("database", False, str(error))
        return
    yield _check_disk_durability(settings)
    yield _check_standby_servers(settings)
    yield _check_connection_limit(settings, config.workers)
    yield from _check_wake_up_bus(settings, config)


def _why_database_is_unusable(config: Config) -> str | None:
    """The reason why the tables of the database cannot be read, with advice for the operator. None if the
    tables can be read. Also None if PostgreSQL does not answer, because `find_storing_obstacle` reports
    that."""
    url = config.database_url
    if (
        why := soundness.explain_why_sqlite_cannot_write(url) or soundness.explain_missing_sqlite_file(url)
    ) is not None:
        return why
    try:
        with open_read_session() as session:
            return soundness.explain_missing_tables(session.connection())
    except NotApplied as error:
        return soundness.explain_database_error(error.__cause__ or error) if config.uses_sqlite else None


def _check_disk_durability(settings: PostgresqlSettings) -> CheckResult:
    off = [name for name, value in settings.durable.items() if value in ("off", "local")]
    if off:
        return CheckResult("disk", False, f"what was acknowledged can be lost: set {', '.join(off)} to on")
    return CheckResult("disk", True, "COMMIT waits until the disk has it")


def _check_standby_servers(settings: PostgresqlSettings) -> CheckResult:
    if not settings.standbys:
        detail = "one: no synchronous standby has what was acknowledged (operations/scaling.md)"
        return CheckResult("machines", None, detail)
    return CheckResult("machines", True, f"COMMIT waits for a standby too: {settings.standbys}")


def _check_connection_limit(settings: PostgresqlSettings, workers: int) -> CheckResult:
    needed, most = workers * MOST_CONNECTIONS_OF_A_WORKER, settings.most_connections
    if settings.is_pooled:
        return CheckResult("connections", True, f"a pooler shares the {most} of PostgreSQL")
    if needed > most:
        detail = f"{workers} workers need {needed}, and PostgreSQL has {most}: raise max_connections"
        return CheckResult("connections", False, f"{detail}, or put pgbouncer between")
    return CheckResult("connections", True, f"this server needs {needed} of the {most} of PostgreSQL")


def _check_wake_up_bus(settings: PostgresqlSettings, config: Config) -> Iterator[CheckResult]:
    if settings.is_pooled and not config.wakes_url:
        detail = "LISTEN does not work through a pooler: set REFEREE_WAKES_URL"
        yield CheckResult("wake-ups", False, detail)
        return
    error = wakeups.why_bus_is_unusable(config.wakeup_bus_url)
    yield CheckResult("wake-ups", error is None, error or "the bus answers")
