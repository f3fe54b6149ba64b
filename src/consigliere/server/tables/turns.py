"""Wake the players whose turn it is: bots think, people are notified."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from hashlib import blake2b

from consigliere.server.bots.pool import BotPool, random_move
from consigliere.server.cluster.lease import Elsewhere
from consigliere.server.protocol.errors import Problem
from consigliere.server.tables.seats import STAND_IN
from consigliere.server.tables.subscribers import PersonSockets
from consigliere.server.tables.table import Table
from consigliere.server.tables.table_state import TableState
from consigliere.server.tasks import Tasks

log = logging.getLogger(__name__)

PAUSE_AFTER_FAILURE = 1.0


class Turns:
    """The bots that think, and the people who were notified, at all tables of a server."""

    def __init__(
        self,
        locked: Callable[[str], AbstractAsyncContextManager[Table]],
        tasks: Tasks,
        bot_pool: BotPool,
        sockets: PersonSockets,
    ) -> None:
        self.locked = locked
        self.tasks = tasks
        self.bot_pool = bot_pool
        self.sockets = sockets
        self.thinking: dict[tuple[str, int], int] = {}  # table and seat: the question a bot thinks about
        self.moves = 0

    def played(self, table: str, seat: int) -> None:
        """Count a move; a bot on that seat thinks again, also about the same question."""
        self.moves += 1
        self.reset(table, seat)

    def reset(self, table: str, seat: int) -> None:
        """Let a bot on that seat think again, also about the same question."""
        self.thinking.pop((table, seat), None)

    def wake(self, state: TableState) -> None:
        """Let bots think about each question once, and notify people once for each turn."""
        for seat in state.owing_bots():
            ask = state.match.state.asked[seat]
            if self.thinking.get((state.id, seat)) != ask:
                self.thinking[state.id, seat] = ask
                self.tasks.spawn(self.let_bot_play(state.id, seat, ask))
        turns = {seat: state.turns[seat] for seat in state.owing_people()}
        for seat, turn in turns.items():
            person = state.chairs[seat].person
            if person is not None and state.noticed.get(seat) != turn:
                self.sockets.notify_turn(person, state.id, state.name, seat)
        state.noticed = turns

    async def let_bot_play(self, table: str, seat: int, ask: int) -> None:
        """Let a bot choose from its view; after a refusal chance chooses."""
        refused = False
        try:
            while True:
                try:
                    async with self.locked(table) as live:
                        state = live.state
                        if seat not in state.owing_bots() or state.match.state.asked[seat] != ask:
                            return
                        bot, view, owner = state.chairs[seat].bot or STAND_IN, state.view(seat), state.owner
                        seed = seed_of(state.seed, seat, view["at"], ask)
                    if refused:
                        text = random_move(view, seed)
                    else:
                        text = await self.bot_pool.choose(bot, seed, view, table, owner)
                    async with self.locked(table) as live:
                        state = live.state
                        if seat in state.owing_bots() and state.match.state.asked[seat] == ask:
                            await live.play(seat, ask, text, by_bot=True)
                        return
                except Elsewhere:  # its bots think there
                    return
                except Problem as problem:
                    if problem.status == 404:
                        return
                    if problem.status != 503:
                        refused = True
                        log.error("bot move refused", extra={"table": table, "problem": problem.code})
                    await asyncio.sleep(PAUSE_AFTER_FAILURE)
        except Exception:
            log.exception("running a bot failed", extra={"table": table, "seat": seat})
        finally:
            if self.thinking.get((table, seat)) == ask:
                del self.thinking[table, seat]


def seed_of(secret: bytes, seat: int, at: int, ask: int) -> int:
    """Return a bot's seed for one decision: the same after a restart, unknown to others."""
    return int.from_bytes(blake2b(secret + f"bot/{seat}/{at}/{ask}".encode(), digest_size=6).digest(), "big")
