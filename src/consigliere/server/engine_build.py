"""Compiles the engine beside the running server, where a developer's tree and a C compiler are: bots use it at once.

An installed package has no command for this, and never compiles. The build is made in a folder of its own and put
beside the sources with its stamp last (`hatch_build.py`), so that whoever starts meanwhile runs in plain Python.
"""

import asyncio
import logging
import os
import signal
import time as clock
from asyncio.subprocess import DEVNULL, PIPE, STDOUT, Process
from contextlib import suppress
from pathlib import Path

import consigliere
from consigliere import _chooser
from consigliere.server.tables.registry import TableRegistry

log = logging.getLogger(__name__)

PACKAGE = Path(consigliere.__file__).parent
NO_COMPILER = 3  # exit code of hatch_build.py
LAST_WORDS = 300  # of a build that failed, for the log


class EngineBuild:
    """One build while the server runs; with its end the bots' processes are replaced."""

    def __init__(self, registry: TableRegistry, command: tuple[str, ...], package: Path = PACKAGE) -> None:
        self.registry = registry
        self.command = command
        self.package = package
        self.process: Process | None = None

    def is_needed(self) -> bool:
        """Whether bots think in plain Python that need not."""
        return bool(self.command) and os.environ.get("CONSIGLIERE_PURE") != "1" and not self.is_there()

    def is_there(self) -> bool:
        """Whether there is a compiled build of the sources as they are."""
        return _chooser.is_current(self.package)

    async def run(self) -> None:
        """Builds, and one line in the log says what came of it."""
        if not await asyncio.to_thread(self.is_needed):
            return
        begun = clock.monotonic()
        try:
            code, said = await self.build()
        except OSError as error:
            code, said = 1, str(error)
        took = round(clock.monotonic() - begun)
        if code == NO_COMPILER:
            log.info("no C compiler; bots run in plain Python and play weaker")
        elif code != 0 or not await asyncio.to_thread(self.is_there):
            log.error("compiling the engine failed", extra={"code": code, "said": said[-LAST_WORDS:]})
        else:
            await self.registry.bot_pool.renew()
            for table in list(self.registry.tables.values()):
                table.broadcast.send_about()
            if self.registry.bot_pool.build == "compiled":
                log.info("engine compiled; bots use it now", extra={"seconds": took})

    async def build(self) -> tuple[int, str]:
        """Runs the command to its end; a server that stops takes it along."""
        self.process = await asyncio.create_subprocess_exec(
            *self.command, stdin=DEVNULL, stdout=PIPE, stderr=STDOUT, start_new_session=True
        )
        try:
            said, _ = await self.process.communicate()
            return self.process.returncode or 0, said.decode(errors="replace")
        finally:
            await self.stop()

    async def stop(self) -> None:
        """Ends the build with all compilers it has started. What it has made so far is kept for the next time."""
        if self.process is not None and self.process.returncode is None:
            with suppress(OSError):
                if hasattr(os, "killpg"):
                    os.killpg(self.process.pid, signal.SIGKILL)
                else:
                    self.process.kill()
            await self.process.wait()
