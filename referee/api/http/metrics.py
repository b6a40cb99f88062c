"""Metrics for the operator of the service, in Prometheus's text format. No label names a person.

If there are several workers, they write their metrics into files in one folder (`serve.py`). Each worker can
read these files and report the metrics of all workers.
"""

import os
from collections.abc import Iterable

from flask import Flask, current_app
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.registry import Collector

from referee.live.wakeups import stream_hub_of_app

PROMETHEUS_CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"
DURATION_BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
"""Upper bounds of the buckets in the histogram of answer times, in seconds."""


class Metrics:
    """The metrics of an app.

    All labels are methods, routes, statuses or words from a fixed set. This limits the number of time series.
    """

    def __init__(self) -> None:
        self.registry = own = CollectorRegistry()
        self.requests = Counter(
            "referee_requests", "Requests answered", ["method", "route", "status"], registry=own
        )
        self.seconds = Histogram(
            "referee_request_seconds",
            "Until an answer begins",
            ["route"],
            buckets=DURATION_BUCKETS,
            registry=own,
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

    def prometheus_text(self) -> bytes:
        """Return the metrics of all workers in Prometheus's text format."""
        if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
            return generate_latest(self.registry)
        all_workers = CollectorRegistry()
        MultiProcessCollector(all_workers)
        return generate_latest(all_workers)


class _CurrentValuesCollector(Collector):
    """A collector (source of metrics for prometheus_client) of values that were measured just now.

    A `Gauge` is not used, because each worker would keep reporting its last value, even if it is outdated.
    """

    def __init__(self, values: Iterable[tuple[str, str, float]]):
        self._values = tuple(values)

    def collect(self) -> Iterable[Metric]:
        return [GaugeMetricFamily(name, meaning, value) for name, meaning, value in self._values]


def format_gauges(*values: tuple[str, str, float]) -> bytes:
    """Return these values as gauges in Prometheus's text format.

    `values` has the name, the description and the current value of each gauge. The values describe the whole
    service and not a single worker.
    """
    registry = CollectorRegistry()
    registry.register(_CurrentValuesCollector(values))
    return generate_latest(registry)


def init_app(app: Flask) -> None:
    """Create the metrics of the app. Two of them are counted by the hub, which wakes streams.

    A wake-up tells an open stream that its match has a new entry. `wakes_missed` counts the wake-ups that did
    not arrive. `wakes_lost` counts the workers that cannot send or receive wake-ups now.
    """
    app.extensions["referee-metrics"] = own = Metrics()
    counters = stream_hub_of_app(app.extensions).counters
    counters.missed, counters.lost = own.wakes_missed.inc, own.wakes_lost.inc


def app_metrics() -> Metrics:
    """Return the metrics of the current app."""
    own: Metrics = current_app.extensions["referee-metrics"]
    return own
