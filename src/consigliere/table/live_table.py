"""One table in use: the room and its subscribers behind one object that plays or changes, stores, then tells."""

from collections import deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, cast

import msgspec
import sqlalchemy as sa

from consigliere.table import preview, schema
from consigliere.table.chairs import Chair, without_wishes
from consigliere.table.outgoing import About, Clock, Preview, Refusal, Result
from consigliere.table.phrasing import Phrasing
from consigliere.table.problem import Illegal
from consigliere.table.room import ADD_MOVE, CLOSED, FOLLOW, OVER, PAUSED, RUNNING, WAITING, Room
from consigliere.table.store import now
from consigliere.table.subscribers import Subscribers

if TYPE_CHECKING:
    from consigliere.table.house import House


TABLE = "table"


@dataclass
class ChatLog:
    """What is stored of a table's chat: the last row, how many lines there ever were to the table and by each seat to
    its team, and which rows are left of the table's and of each team's (by its lowest seat)."""

    last: int
    counts: dict[str, int]
    kept: dict[int | str, deque[int]]

    def number(self, viewers: set[int | None]) -> int:
        """How many lines a team, or the public ({None}), could read so far: the number of the last one for them."""
        return self.counts.get(TABLE, 0) + sum(self.counts.get(str(seat), 0) for seat in viewers)


class LiveTable:
    """Whoever acts at a table calls this: every method leaves the table stored and everybody told."""

    def __init__(self, house: "House", room: Room, phrasings: dict[str, Phrasing]) -> None:
        self.house = house
        self.room = room
        self.phrasings = phrasings
        self.subscribers = Subscribers(room, phrasings)
        self.status_sent = self.status_and_clocks()
        self.chat_log: ChatLog | None = None  # once somebody has read or written there

    def phrasing(self, lang: str | None) -> Phrasing | None:
        """The words of a language; None if none is wanted or there is none."""
        return self.phrasings.get(lang) if lang else None

    # ---- playing

    async def move(
        self,
        seat: int,
        ask: int | None,
        text: str,
        key: str | None = None,
        lang: str | None = None,
        by_bot: bool = False,
    ) -> int:
        """Plays a move of a person or a bot; returns how much the seat has been shown then."""
        before = self.room.seq
        try:
            return await self.room.move(seat, ask, text, key, by_bot)
        except Illegal as illegal:
            raise Illegal(self.refusal_in_words(seat, illegal.refusal, lang)) from None
        finally:  # also if whoever played has gone while it was stored
            if self.room.seq > before:
                self.house.moves += 1
                self.house.thinking.pop((self.room.id, seat), None)  # a bot thinks anew, also about the same question
                self.after_change()

    async def undo(self, seat: int, ask: int | None, key: str | None, practice: bool) -> int:
        """Takes back the seat's last move, or in practice more."""
        before = self.room.seq
        try:
            return await self.room.undo(seat, ask, key, practice)
        finally:
            if self.room.seq > before:
                self.after_change()

    def preview(self, seat: int, text: str, lang: str | None) -> Preview:
        """What a move would do up to the barrier."""
        return preview.preview(self.room, seat, text, self.phrasing(lang))

    def why(self, seat: int, text: str | None, element: str | None, lang: str | None) -> Refusal | None:
        """Why a move, or a thing on the table, cannot be chosen now; None if it can."""
        refusal = preview.why(self.room, seat, text, element)
        return None if refusal is None else self.refusal_in_words(seat, refusal, lang)

    def refusal_in_words(self, seat: int, refusal: Refusal, lang: str | None) -> Refusal:
        """A refusal, with its sentence if a language is wanted."""
        return preview.in_words(self.room, seat, refusal, self.phrasing(lang))

    # ---- changing

    async def stand_in(self, seat: int, bot: str | None) -> None:
        """A bot plays on for a person, or (None) no longer does."""
        room, time = self.room, now()
        if bot is not None:
            room.clocks.hand_over(seat, time)
        elif room.chairs[seat].played_by_bot:
            room.clocks.take_back(seat, time, counted=room.bots_play())
        room.chairs[seat].bot = bot
        room.clocks.follow(room.owing_people(), time)
        await self.store(room.chair_update(room.chairs[seat]), (FOLLOW, [room.outline(time)]))
        self.house.thinking.pop((room.id, seat), None)
        self.send_about()
        self.after_change()

    async def change_chair(self, *chairs: Chair) -> None:
        """Chairs have changed hands; when the last seat is taken, a table that waited begins."""
        room, time = self.room, now()
        begins = room.status == WAITING and not any(other.waits_for_person for other in room.chairs)
        writes: list[Any] = [room.chair_update(chair) for chair in chairs]
        agreed = without_wishes(room.agreed, {chair.seat for chair in (room.chairs if begins else chairs)})
        if agreed != room.agreed:
            room.agreed = agreed
            writes.append(self.update(agreed=agreed))
        try:
            if begins:
                writes.append((ADD_MOVE, [room.begin()]))
                writes.append(self.update(rules=room.rules, pack=room.pack))
        except BaseException:
            room.broken = True
            raise
        await self.store(*writes, (FOLLOW, [room.outline(time)]))
        room.touched = time
        self.send_about()
        if begins:
            self.subscribers.greet_all()
        self.after_change()

    async def change(self, viewers: set[int | None] | None = None, **values: Any) -> None:
        """Changes columns of the table and tells everybody, or some viewers only."""
        time = now() if viewers is None else self.room.touched  # what only some may know is not seen in lists
        await self.store(self.update(touched=time, **values))
        self.room.touched = time
        self.send_about(viewers)

    async def pause(self) -> None:
        """Nobody plays, and all clocks stand still."""
        self.room.clocks.stop(now())
        self.room.status = PAUSED
        await self.change(status=PAUSED, due=None, clocks=self.room.clock_state())

    async def resume(self) -> None:
        """The game goes on after a pause."""
        room, time = self.room, now()
        room.status = RUNNING
        room.clocks.follow(room.owing_people(), time)
        outline = room.outline(time)
        await self.change(status=RUNNING, due=outline["due"], clocks=outline["clocks"])
        self.after_change()

    async def end(self, status: str, reason: str, result: dict[str, Any] | None) -> None:
        """Ends the table for good: closed, or over by resigning or consent."""
        room, time = self.room, now()
        room.clocks.stop(time)
        room.status, room.reason, room.stopped = status, reason, result
        values = {"status": status, "reason": reason, "result": result, "clocks": room.clock_state()}
        await self.store(self.update(due=None, turn=[], touched=time, **values))
        room.touched = time
        self.send_about()
        self.subscribers.send_updates()

    def update(self, **values: Any) -> sa.Update:
        """A change of the table's row as a statement."""
        return schema.tables.update().where(schema.tables.c.id == self.room.id).values(**values)

    async def store(self, *writes: Any) -> None:
        """Stores changes that memory already has; if that fails, the room is loaded anew."""
        try:
            await self.room.write(*writes)
        except BaseException:
            self.room.broken = True
            raise

    # ---- telling

    def after_change(self) -> None:
        """Tells everybody, then wakes bots and notices."""
        self.subscribers.send_updates()
        if self.status_sent != self.status_and_clocks():
            self.status_sent = self.status_and_clocks()
            self.send_about()
        room = self.room
        for seat in room.owing_bots():
            self.house.wake_bot(room.id, seat, room.match.state.asked[seat])
        turns = {seat: room.turns[seat] for seat in room.owing_people()}
        for seat, turn in turns.items():
            if room.noticed.get(seat) != turn:
                for listener in self.house.on_turn:
                    listener(self, seat, turn)
        room.noticed = turns

    def status_and_clocks(self) -> tuple[str, Any]:
        """What of a table changes with its moves: whether it runs, and whose time does."""
        return self.room.status, self.room.clocks.shown()

    def send_about(self, viewers: set[int | None] | None = None) -> None:
        """The table itself has changed, for everybody or for some viewers."""
        self.subscribers.send_about(self.about(), viewers)

    # ---- what may be known of the table itself

    def about_for(self, viewer: int | None) -> About:
        """What one viewer may know of it."""
        return self.subscribers.about_for(viewer, self.about())

    def about(self) -> About:
        """Name, seats with their people, status, clocks, presence, commitment."""
        room, time, present = self.room, now(), self.subscribers.present()
        seats = []
        for chair in room.chairs:
            found = chair.about()
            found.here = chair.seat in present
            same = [other.seat for other in room.chairs if chair.person is not None and other.person == chair.person]
            if len(same) > 1:
                found.shared = same[0]
            if room.clocks.kind:
                found.clock_ms = room.clocks.left_at(chair.seat, time)
                found.running = chair.seat in room.clocks.running
            seats.append(found)
        result = room.result
        return About(
            table=room.id,
            name=room.name,
            game=room.game.name,
            status=cast(Any, room.status),
            reason=room.reason,
            seats=seats,
            teams=room.game.teams(len(room.chairs)),
            clock=msgspec.convert(room.clocks.kind, Clock),
            host=next((chair.seat for chair in room.chairs if room.host and chair.person == room.host), None),
            open=room.listed,
            options=room.options,
            aids=room.aids,
            commitment=room.commitment,
            agreements=room.agreed,
            next=room.next_table,
            result=None if result is None else Result(**result),
            made=room.made,
            engine=self.house.bot_pool.build,
            seed=room.seed.hex() if room.status in (OVER, CLOSED) else msgspec.UNSET,
        )
