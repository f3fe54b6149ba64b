"""One table in use: every action changes the state, is stored, then is published, one at a time."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from consigliere.server.protocol.errors import Illegal
from consigliere.server.protocol.messages import WAITING, Preview, Refusal
from consigliere.server.storage.move_log import MoveLog
from consigliere.server.storage.store import finished, now
from consigliere.server.storage.stored_line import MOVE, Row
from consigliere.server.tables import preview
from consigliere.server.tables.broadcast import Broadcast
from consigliere.server.tables.chat import Chat
from consigliere.server.tables.phrasing import Phrasing
from consigliere.server.tables.seats import Chair
from consigliere.server.tables.table_state import TableState


class Players(Protocol):
    """What a table needs of those who wake its players."""

    def wake(self, state: TableState) -> None:
        """Let bots think that owe a choice, and notify people whose turn has come."""
        ...

    def played(self, table: str, seat: int) -> None:
        """Count a move."""
        ...

    def reset(self, table: str, seat: int) -> None:
        """Let a bot on that seat think again, also about the same question."""
        ...


class Table:
    """What handlers, sockets and bots call. Hold its lock (`TableRegistry.locked`)."""

    def __init__(self, state: TableState, log: MoveLog, broadcast: Broadcast, players: Players) -> None:
        self.state = state
        self.log = log
        self.broadcast = broadcast
        self.players = players
        self.chat = Chat(state, log, broadcast)
        self.lock = asyncio.Lock()
        self.broken = False  # memory and storage may differ: the table is loaded again

    def phrasing(self, lang: str | None) -> Phrasing | None:
        """Return the words of a language; None if none is wanted or there is none."""
        return self.broadcast.phrasings.get(lang) if lang else None

    # ---- playing

    async def play(
        self,
        seat: int,
        ask: int | None,
        text: str,
        key: str | None = None,
        lang: str | None = None,
        by_bot: bool = False,
    ) -> int:
        """Play a move of a person or a bot; return how much the seat has been shown then. Same key, same answer."""
        try:
            if (at := self.state.answered(seat, key)) is not None:
                return at
            row = self.state.play(seat, ask, text, key, now(), by_bot)
        except Illegal as illegal:
            raise Illegal(self.in_words(seat, illegal.refusal, lang)) from None
        return await self.append(row)

    async def undo(self, seat: int, ask: int | None, key: str | None, practice: bool) -> int:
        """Take back the seat's last move, or in practice more; return how much the seat has been shown then."""
        if (at := self.state.answered(seat, key)) is not None:
            return at
        return await self.append(self.state.undo(seat, ask, key, practice, now()))

    async def append(self, row: Row) -> int:
        """Store an action, then publish it, even if the one who acted has gone meanwhile."""
        state = self.state
        with self.changing():
            cancelled = await finished(self.log.append(row, state.outline(state.touched), state.match))
        if row["kind"] == MOVE:
            self.players.played(state.id, row["seat"])
        self.publish()
        if cancelled:
            raise asyncio.CancelledError
        return int(row["at"])

    def publish(self) -> None:
        """Send everybody what is new, then wake those who are to play."""
        self.broadcast.publish()
        self.players.wake(self.state)

    @contextmanager
    def changing(self) -> Iterator[None]:
        """Store a change that memory already has; if that fails, the table is loaded again."""
        try:
            yield
        except BaseException:
            self.broken = True
            raise

    # ---- questions about a move

    def preview(self, seat: int, text: str, lang: str | None) -> Preview:
        """Say what a move would do up to the barrier."""
        return preview.preview(self.state, seat, text, self.phrasing(lang))

    def why(self, seat: int, text: str | None, element: str | None, lang: str | None) -> Refusal | None:
        """Say why a move, or a thing on the table, cannot be chosen now; None if it can."""
        refusal = preview.why(self.state, seat, text, element)
        return None if refusal is None else self.in_words(seat, refusal, lang)

    def in_words(self, seat: int, refusal: Refusal, lang: str | None) -> Refusal:
        """Add the sentence to a refusal if a language is wanted."""
        return preview.in_words(self.state, seat, refusal, self.phrasing(lang))

    # ---- changes of the table itself

    async def stand_in(self, seat: int, bot: str | None, gone: bool = False) -> None:
        """Let a bot play on for a person (for good if they are gone), or (None) the person play again."""
        state, time = self.state, now()
        state.chairs[seat].gone = state.chairs[seat].gone or gone
        state.stand_in(seat, bot, time)
        with self.changing():
            await self.log.change(seats=[state.chairs[seat].row(state.id)], outline=state.outline(time))
        self.players.reset(state.id, seat)
        self.broadcast.send_about()
        self.publish()

    async def change_seats(self, *chairs: Chair) -> None:
        """Store and publish seats that changed hands; when the last seat is taken, a table that waited begins."""
        state, time = self.state, now()
        begins = state.status == WAITING and not any(chair.waits_for_person for chair in state.chairs)
        values: dict[str, Any] = {}
        if state.drop_wishes({chair.seat for chair in (state.chairs if begins else chairs)}):
            values["agreed"] = state.stored_votes()
        with self.changing():
            deal = state.begin(time) if begins else None
            if deal is not None:
                values |= {"rules": state.rules, "pack": state.pack}
            seats = [chair.row(state.id) for chair in chairs]
            await self.log.change(seats=seats, deal=deal, outline=state.outline(time), **values)
        state.touched = time
        self.broadcast.send_about()
        if begins:
            self.broadcast.welcome_all()
        self.publish()

    async def forget_names(self, people: set[str]) -> None:
        """Remove the names of people who were deleted from their seats and from what they wrote."""
        chairs = [chair for chair in self.state.chairs if chair.person in people]
        for chair in chairs:
            chair.name = ""
        with self.changing():
            seats = [chair.row(self.state.id) for chair in chairs]
            await self.log.change(self.chat.without_names(people), seats=seats)
        self.broadcast.send_about()

    async def change(self, only: set[int] | None = None, **values: Any) -> None:
        """Change columns of the table and publish that to everybody, or only to some seats."""
        time = now() if only is None else self.state.touched  # what only some may know is not seen in lists
        with self.changing():
            await self.log.change(touched=time, **values)
        self.state.touched = time
        self.broadcast.send_about(only)

    async def change_votes(self, only: set[int] | None = None) -> None:
        """Store and publish who agrees to what."""
        await self.change(only, agreed=self.state.stored_votes())

    async def pause(self) -> None:
        """Stop all clocks; no one plays until `resume`."""
        self.state.pause(now())
        await self.change(status=self.state.status, due=None, clocks=self.state.clock_state())

    async def resume(self) -> None:
        """Go on after a pause."""
        self.state.resume(now())
        outline = self.state.outline(0)
        await self.change(status=self.state.status, due=outline["due"], clocks=outline["clocks"])
        self.publish()

    async def end(self, status: str, reason: str, result: dict[str, Any] | None) -> None:
        """End the table for good: closed, or over by resigning or consent."""
        state, time = self.state, now()
        state.end(status, reason, result, time)
        clocks = state.clock_state()
        with self.changing():
            await self.log.change(
                status=status, reason=reason, result=result, clocks=clocks, due=None, turn=[], touched=time
            )
        state.touched = time
        self.broadcast.send_about()
        self.broadcast.send_updates()
