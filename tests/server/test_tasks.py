"""Background tasks end with the server."""

import asyncio

from consigliere.server.tasks import Tasks


def test_a_task_that_is_cancelled_starts_no_other() -> None:
    """A bot's move that is stored while the server stops must not let the next bot think."""
    begun = []

    async def think() -> None:
        begun.append("next")

    async def play(tasks: Tasks) -> None:
        try:
            await asyncio.sleep(60)
        finally:
            tasks.spawn(think())

    async def run() -> None:
        tasks = Tasks()
        tasks.spawn(play(tasks))
        await asyncio.sleep(0)
        await tasks.close()
        await asyncio.sleep(0)
        assert not tasks.running

    asyncio.run(run())
    assert begun == []
