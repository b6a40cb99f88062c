"""Checks of an installation, for its operator."""

from collections.abc import Iterator
from dataclasses import dataclass

from referee.config import Config
from referee.live import wakeups
from referee.services import maintenance
from referee.storage import db, primary, soundness
from referee.storage.primary import Settings
from referee.storage.transactions import NotApplied, reading

CONNECTIONS_OF_A_WORKER = db.POOL_SIZE + 2
"""Number of database connections of one worker: its pool, one to send wake-ups, and one to receive them."""
OBSTACLES: dict[maintenance.Obstacle, str] = {
    "database": "it does not answer, or its disk is full: start it, free the disk, correct its URL",
    "writable-database": "it can be read but not written: name the server that leads, or free its disk",
    "standby": "it has no standby to confirm a COMMIT: start one",
}


@dataclass(frozen=True)
class CheckResult:
    """The result of one check. `is_well` is None if the installation works, but the operator should confirm
    the setting. `what` and `detail` are words for the operator."""

    what: str
    is_well: bool | None
    detail: str


def check_results(config: Config) -> Iterator[CheckResult]:
    """Run the checks for these settings, in order. If the database cannot serve, there is only that
    result."""
    if (why := _why_not_asked(config)) is not None:
        yield CheckResult("database", False, why)
        return
    if (obstacle := maintenance.find_obstacle()) is not None:
        yield CheckResult("database", False, OBSTACLES[obstacle])
        return
    yield CheckResult("database", True, "a claim could be stored now")
    if config.on_sqlite:
        yield CheckResult(
            "machines", None, "one: what was stored since the last backup is lost with its disk"
        )
        return
    try:
        settings = primary.settings()
    except NotApplied as error:
        yield CheckResult("database", False, str(error))
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
        return soundness.explain(error.__cause__ or error) if config.on_sqlite else None


def _of_the_disk(settings: Settings) -> CheckResult:
    off = [name for name, value in settings.durable.items() if value in ("off", "local")]
    if off:
        return CheckResult("disk", False, f"what was acknowledged can be lost: set {', '.join(off)} to on")
    return CheckResult("disk", True, "COMMIT waits until the disk has it")


def _of_machines(settings: Settings) -> CheckResult:
    if not settings.standbys:
        detail = "one: no synchronous standby has what was acknowledged (operations/scaling.md)"
        return CheckResult("machines", None, detail)
    return CheckResult("machines", True, f"COMMIT waits for a standby too: {settings.standbys}")


def _of_connections(settings: Settings, workers: int) -> CheckResult:
    needed, most = workers * CONNECTIONS_OF_A_WORKER, settings.most_connections
    if settings.is_pooled:
        return CheckResult("connections", True, f"a pooler shares the {most} of PostgreSQL")
    if needed > most:
        detail = f"{workers} workers need {needed}, and PostgreSQL has {most}: raise max_connections"
        return CheckResult("connections", False, f"{detail}, or put pgbouncer between")
    return CheckResult("connections", True, f"this server needs {needed} of the {most} of PostgreSQL")


def _of_wakes(settings: Settings, config: Config) -> Iterator[CheckResult]:
    if settings.is_pooled and not config.wakes_url:
        detail = "LISTEN does not work through a pooler: set REFEREE_WAKES_URL"
        yield CheckResult("wake-ups", False, detail)
        return
    error = wakeups.bus_error(config.bus_url)
    yield CheckResult("wake-ups", error is None, error or "the bus answers")
