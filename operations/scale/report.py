"""A size as text."""

from operations.scale.arguments import Plan
from operations.scale.costs import Costs
from operations.scale.sizing import REPLIES_KEPT, Size

_WIDTH = 58


def report(plan: Plan, costs: Costs, size: Size) -> str:
    return "\n".join([*_asked(plan, costs), "", *_any_load(plan, size), "", *_by_load(plan, size)])


def _asked(plan: Plan, costs: Costs) -> list[str]:
    return [
        f"{plan.tables:,} tables, {plan.plays:g} plays a minute and {plan.phones} phones at each, "
        f"{plan.hours:g} hours a day.",
        f"Costs: {costs.machine}, {costs.cores} cores, {costs.date}, release {costs.release}, "
        f"load {costs.load:.1f}, other programs {100 * costs.others:.0f} %.",
        f"  a claim: {costs.claim_ms:.2f} ms of Referee, {costs.postgresql_ms:.2f} ms of PostgreSQL, "
        f"{costs.kept_bytes:,.0f} + {costs.reply_bytes:,.0f} bytes, {costs.wal_bytes:,.0f} of WAL",
        f"  an open stream: {costs.stream_kb:.0f} kB, {costs.stream_ms:.2f} ms a second; "
        f"a process: {costs.process_mb:.0f} MB",
        f"  a phone that is told: {costs.tell_ms:.2f} ms in the process that stored the claim, "
        f"{costs.wake_ms:.2f} ms in another one",
    ]


def _any_load(plan: Plan, size: Size) -> list[str]:
    return [
        _row("claims a second", f"{size.claims_a_second:,.1f}"),
        _row("open streams", f"{size.streams:,}"),
        _row("disk of PostgreSQL, GB more each day", f"{size.disk_gb_a_day:,.1f}"),
        _row(f"  GB after {plan.days} days, replies for {REPLIES_KEPT}", f"{size.disk_gb:,.1f}"),
        _row("WAL, MB a second", f"{size.wal_mb_a_second:,.2f}"),
    ]


def _by_load(plan: Plan, size: Size) -> list[str]:
    def row(what: str, name: str, form: str = ",") -> str:
        return _row(what, *(f"{getattr(one, name):{form}}" for one in size.at_loads))

    return [
        _row("where everything works for so much of its time", *(f"{one.load} %" for one in size.at_loads)),
        row("cores of Referee, a process each", "referee_cores"),
        row(f"  nodes of {plan.cores} cores", "nodes"),
        row("cores of PostgreSQL where it leads", "postgresql_cores"),
        row("connections to PostgreSQL without pgbouncer", "connections"),
        row("  with pgbouncer, of all pools together", "pooled"),
        row("streams in each process", "streams_of_a_process"),
        row("memory of Referee, GB", "memory_gb", ",.1f"),
        row("a claim waits, p50, ms", "p50", ",.1f"),
        row("a claim waits, p99, ms", "p99", ",.1f"),
        row(f"cells with PostgreSQL of {plan.postgresql_cores} cores", "cells"),
        row("  tables in each at most", "tables_of_a_cell"),
    ]


def _row(what: str, *values: str) -> str:
    return f"{what:<{_WIDTH}}" + "".join(f"{value:>12}" for value in values)
