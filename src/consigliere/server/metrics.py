"""Numbers for whoever watches the server."""

import asyncio
from collections.abc import Iterator

from prometheus_client import REGISTRY
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from consigliere.server.tables.background import Background
from consigliere.server.tables.registry import TableRegistry


class ServerNumbers(Collector):
    """Reads the server's numbers when it is asked."""

    def __init__(self, registry: TableRegistry, background: Background) -> None:
        self.registry = registry
        self.background = background

    def describe(self) -> Iterator[Metric]:
        """Nothing is known before it is asked for: several servers may run in one process."""
        return iter(())

    def collect(self) -> Iterator[Metric]:
        """All numbers, as they are now."""
        registry, store, pool = self.registry, self.registry.store, self.registry.bot_pool
        sockets = sum(len(table.broadcast.subscribers) for table in registry.tables.values())
        yield GaugeMetricFamily("consigliere_tables", "Tables in memory", len(registry.tables))
        yield GaugeMetricFamily("consigliere_sockets", "Open sockets", sockets)
        yield GaugeMetricFamily("consigliere_tasks", "Tasks of the event loop", len(asyncio.all_tasks()))
        yield GaugeMetricFamily("consigliere_bots_thinking", "Decisions bots think about", len(registry.turns.thinking))
        yield CounterMetricFamily("consigliere_moves", "Moves played", registry.turns.moves)
        yield CounterMetricFamily("consigliere_commits", "Commits of the storage", store.commits)
        yield CounterMetricFamily("consigliere_writes", "Actions stored", store.written)
        yield CounterMetricFamily("consigliere_write_failures", "Actions that could not be stored", store.failures)
        yield CounterMetricFamily("consigliere_writes_refused", "Late writes of tables another node has", store.refused)
        yield CounterMetricFamily("consigliere_tables_dropped", "Tables loaded anew after a failure", registry.dropped)
        delay = self.background.longest_delay()
        yield GaugeMetricFamily("consigliere_loop_delay_seconds", "Longest delay of the last minute", delay)
        work = self.background.longest_work()
        yield GaugeMetricFamily("consigliere_loop_work_seconds", "Longest work at a stretch of the last minute", work)
        yield CounterMetricFamily("consigliere_bot_decisions", "Decisions asked of bots", pool.decisions)
        yield CounterMetricFamily("consigliere_bot_replaced", "Decisions of failed bots", pool.replaced)
        if (thinkers := pool.remote_bots) is not None:
            yield GaugeMetricFamily("consigliere_thinkers", "Processors of the cluster for bots", thinkers.size)
            yield CounterMetricFamily("consigliere_thinkers_lost", "Decisions the cluster lost", thinkers.lost)


def watch(registry: TableRegistry, background: Background) -> ServerNumbers:
    """Show a server's numbers."""
    numbers = ServerNumbers(registry, background)
    REGISTRY.register(numbers)
    return numbers
