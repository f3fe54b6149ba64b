"""Numbers for whoever watches the server."""

import asyncio
from collections.abc import Iterator

from prometheus_client import REGISTRY
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from consigliere.table.house import House


class HouseNumbers(Collector):
    """Reads a house when it is asked."""

    def __init__(self, house: House) -> None:
        self.house = house

    def describe(self) -> Iterator[Metric]:
        """Nothing is known before it is asked for: several houses may stand in one process."""
        return iter(())

    def collect(self) -> Iterator[Metric]:
        """All numbers, as they are now."""
        house, store = self.house, self.house.store
        sockets = sum(len(live.subscribers.connections) for live in house.tables.values())
        yield GaugeMetricFamily("consigliere_tables", "Tables in memory", len(house.tables))
        yield GaugeMetricFamily("consigliere_sockets", "Open sockets", sockets)
        yield GaugeMetricFamily("consigliere_tasks", "Tasks of the event loop", len(asyncio.all_tasks()))
        yield GaugeMetricFamily("consigliere_bots_thinking", "Decisions bots think about", len(house.thinking))
        yield CounterMetricFamily("consigliere_moves", "Moves played", house.moves)
        yield CounterMetricFamily("consigliere_commits", "Commits of the storage", store.commits)
        yield CounterMetricFamily("consigliere_writes", "Actions stored", store.written)
        yield CounterMetricFamily("consigliere_write_failures", "Actions that could not be stored", store.failures)
        yield CounterMetricFamily("consigliere_writes_refused", "Late writes of tables another node has", store.refused)
        yield CounterMetricFamily("consigliere_tables_dropped", "Tables loaded anew after a failure", house.dropped)
        delay = house.background.longest_delay()
        yield GaugeMetricFamily("consigliere_loop_delay_seconds", "Longest delay of the last minute", delay)
        work = house.background.longest_work()
        yield GaugeMetricFamily("consigliere_loop_work_seconds", "Longest work at a stretch of the last minute", work)
        yield CounterMetricFamily("consigliere_bot_decisions", "Decisions asked of bots", house.bot_pool.decisions)
        yield CounterMetricFamily("consigliere_bot_replaced", "Decisions of failed bots", house.bot_pool.replaced)
        if (thinkers := house.bot_pool.thinkers) is not None:
            yield GaugeMetricFamily("consigliere_thinkers", "Processors of the cluster for bots", thinkers.size)
            yield CounterMetricFamily("consigliere_thinkers_lost", "Decisions the cluster lost", thinkers.lost)


def watch(house: House) -> HouseNumbers:
    """Shows a house's numbers."""
    numbers = HouseNumbers(house)
    REGISTRY.register(numbers)
    return numbers
