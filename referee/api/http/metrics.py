"""Numbers for whoever runs the service, in Prometheus's text format: how many, how long, and never who.

With several workers they write into files that all of them read, so each answers for all: see `serve.py`.
"""

import os
from collections.abc import Iterable

from flask import Flask, current_app
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from referee.live.wakeups import hub_of

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
SECONDS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """What is counted. Labels are routes, statuses and words of ours: there are only so many."""

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        self.requests = Counter(
            "referee_requests", "Requests answered", ["method", "route", "status"], registry=own
        )
        self.seconds = Histogram(
            "referee_request_seconds", "Until an answer begins", ["route"], buckets=SECONDS, registry=own
        )
        self.claims = Counter("referee_claims", "Claims ruled on", ["verdict"], registry=own)
        self.streams = Gauge(
            "referee_streams_open", "Streams that phones read", registry=own, multiprocess_mode="livesum"
        )
        self.refused = Counter("referee_refused", "Requests refused by a limit", ["limit"], registry=own)
        self.outages = Counter(
            "referee_database_outages",
            "Requests that the database could not serve",
            ["outcome"],
            registry=own,
        )
        self.wakes_missed = Counter(
            "referee_wakes_missed", "News that the poll of the database found, and nobody told", registry=own
        )
        self.wakes_lost = Gauge(
            "referee_wakes_bus_lost",
            "Workers that cannot tell news to others now, and workers that cannot hear it",
            registry=own,
            multiprocess_mode="livesum",
        )

    def text(self) -> bytes:
        """All of them, of all workers."""
        if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
            return generate_latest(self.registry)
        everybody = CollectorRegistry()
        MultiProcessCollector(everybody)
        return generate_latest(everybody)


class _Looked(Collector):
    """What was looked up just now. A Gauge would stay in the files of all workers as it was."""

    def __init__(self, told: Iterable[tuple[str, str, float]]):
        self._told = tuple(told)

    def collect(self) -> Iterable[Metric]:
        return [GaugeMetricFamily(name, meaning, value) for name, meaning, value in self._told]


def gauges(*told: tuple[str, str, float]) -> bytes:
    """Numbers that are looked up when they are asked for, and belong to no worker: name, meaning, value."""
    registry = CollectorRegistry()
    registry.register(_Looked(told))
    return generate_latest(registry)


def init_app(app: Flask) -> None:
    app.extensions["referee-metrics"] = counted = Metrics()
    counters = hub_of(app).counters
    counters.missed, counters.lost = counted.wakes_missed.inc, counted.wakes_lost.inc


def metrics() -> Metrics:
    """Those of the app that answers."""
    kept: Metrics = current_app.extensions["referee-metrics"]
    return kept
