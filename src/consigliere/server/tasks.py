"""Work that goes on beside the requests, and work that is repeated."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from consigliere.server.protocol.errors import Problem

log = logging.getLogger(__name__)


class Tasks:
    """The background tasks of a server; they end with it."""

    def __init__(self) -> None:
        self.running: set[asyncio.Task[Any]] = set()
        self.closing = False

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Start a task; it is kept until it ends. Once the server stops, none begins any more."""
        if self.closing:
            work.close()
            return
        task = asyncio.create_task(work)
        self.running.add(task)
        task.add_done_callback(self.running.discard)

    async def close(self) -> None:
        """Cancel all tasks and wait for them."""
        self.closing = True
        tasks = list(self.running)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    """Repeat some work; what goes wrong is logged, and the next time comes."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Problem:
            continue
        except Exception:
            log.exception("periodic task failed")
