"""Who is connected to a table, and what each of them is told: only what is new, only what its viewer may see."""

import asyncio
from bisect import bisect_right
from dataclasses import dataclass, field
from typing import Any, Protocol, cast

import msgspec

from consigliere.table.chairs import Chair
from consigliere.table.history import History
from consigliere.table.outgoing import (
    About,
    AboutMessage,
    Changed,
    LogEntry,
    LogLine,
    Rewound,
    Sent,
    Update,
    View,
    Welcome,
    You,
)
from consigliere.table.phrasing import Phrasing
from consigliere.table.room import Room
from consigliere.table.told import Parts, Told, table_parts

MOST_WAITING = 256  # messages a slow connection may lag behind, and bytes
MOST_BYTES = 4 * 1024 * 1024
WHOLE_LOG = 200  # moves a newcomer gets, and anybody who asks for earlier ones at a time
encode = msgspec.json.encode


class Line(Protocol):
    """A socket, as far as subscribers need it."""

    async def send_text(self, data: str) -> None:
        """Sends one message."""
        ...


@dataclass(eq=False)
class Connection:
    """One socket at a table: which seat it watches from (None: the public), in which language."""

    line: Line
    viewer: int | None
    lang: str | None
    person: str | None
    token_hash: str | None = None  # of the token it came with, if it came with one
    you: You | None = None  # what it was told about itself
    changes: bool = False  # whether it takes what has changed for a view
    told: Told | None = None  # the view it has
    waiting: asyncio.Queue[bytes | None] = field(default_factory=asyncio.Queue)
    bytes_waiting: int = 0
    leaving: bool = False  # nothing more is sent, and nothing it asks for is done
    ended: asyncio.Event = field(default_factory=asyncio.Event)

    def send(self, message: bytes) -> None:
        """Queues a message. Who lags too far behind is let go: it has all up to some message, and comes back."""
        if self.leaving:
            return
        self.bytes_waiting += len(message)
        self.waiting.put_nowait(message)
        if self.waiting.qsize() > MOST_WAITING or self.bytes_waiting > MOST_BYTES:
            self.cut()

    def let_go(self) -> None:
        """Ends the connection after what is queued."""
        if not self.leaving:
            self.leaving = True
            self.waiting.put_nowait(None)

    def cut(self) -> None:
        """Ends the connection at once; what is queued is not sent."""
        self.leaving = True
        self.ended.set()
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.waiting.put_nowait(None)

    async def pump(self) -> None:
        """Sends what is queued until the connection ends."""
        while (message := await self.waiting.get()) is not None:
            await self.line.send_text(message.decode())
            self.bytes_waiting -= len(message)

    def may_act(self, room: Room) -> bool:
        """Whether the seat it looks from still belongs to whoever opened it."""
        if self.viewer is None or self.leaving:
            return False
        return self.holds(room.chairs[self.viewer])

    def holds(self, chair: Chair) -> bool:
        """Whether a chair belongs to whoever opened this connection."""
        if self.token_hash is not None:
            return chair.token_hash == self.token_hash
        return self.person is not None and chair.person == self.person


class Subscribers:
    """All connections of one table."""

    def __init__(self, room: Room, phrasings: dict[str, Phrasing]) -> None:
        self.room = room
        self.phrasings = phrasings
        self.connections: set[Connection] = set()
        self.built: dict[tuple[int | None, str | None], tuple[int, Told]] = {}  # after how many changes of the position
        self.public: tuple[int, Parts] = -1, {}  # what is public, likewise

    def present(self) -> set[int]:
        """The seats somebody is connected from."""
        return {connection.viewer for connection in self.connections if connection.viewer is not None}

    def payload(self, viewer: int | None, lang: str | None) -> Told:
        """A viewer's payload, encoded: once for each position, however many come to see it."""
        changes, built = self.room.changes, self.built.get((viewer, lang))
        if built is None or built[0] != changes:
            view = self.room.payload(viewer, self.phrasings.get(lang) if lang else None)
            if self.public[0] != changes:
                self.public = changes, table_parts(view.table)
            built = self.built[viewer, lang] = changes, Told(view, self.public[1])
        return built[1]

    # ---- coming and going

    def welcome(self, connection: Connection, after: int | None, mark: str | None) -> Welcome:
        """What a newcomer, or one who returns, is told of the game; from now on it gets what is new."""
        self.connections.add(connection)
        room = self.room
        if room.dealt is None:
            return Welcome(view=None, at=0, mark="", whole=True, log=[], can_undo=room.can_undo(None))
        viewer = connection.viewer
        shown = room.history(viewer)
        connection.told = self.payload(viewer, connection.lang)
        known, fresh = self.fresh(viewer, after, mark)
        return Welcome(
            view=encoded(connection.told.whole()),
            at=shown.at,
            mark=shown.mark,
            whole=not known,
            log=self.log(viewer, connection.lang, fresh),
            can_undo=room.can_undo(viewer),
        )

    def fresh(self, viewer: int | None, after: int | None, mark: str | None) -> tuple[bool, list[int]]:
        """Whether what a client remembers is right, and the moves it is to be told."""
        shown = self.room.history(viewer)
        known = after is not None and mark is not None and shown.remembers(after, mark)
        since = after if known and after is not None else 0
        found = [i for i in range(len(shown.ats)) if shown.ats[i] > since and shown.seen[i]]
        return known, found if known else found[-WHOLE_LOG:]

    def until(self, viewer: int | None, at: int) -> list[int]:
        """The moves a viewer was shown up to so many things; of too many for one portion the last ones."""
        shown = self.room.history(viewer)
        return [i for i in range(bisect_right(shown.ats, at)) if shown.seen[i]][-WHOLE_LOG:]

    def wordless(self, viewer: int | None, lang: str | None, after: int | None, mark: str | None) -> list[int]:
        """The moves it is to be told that nobody has put into words of its language yet."""
        if self.room.dealt is None or lang is None:
            return []
        shown = self.room.history(viewer)
        return [i for i in self.fresh(viewer, after, mark)[1] if lang not in shown.words[i]]

    def leave(self, connection: Connection) -> None:
        """A connection has ended."""
        self.connections.discard(connection)
        self.forget(connection.viewer, connection.lang)

    def forget(self, viewer: int | None, lang: str | None) -> None:
        """What was built for a kind of viewer is kept only as long as there is one."""
        kind = (viewer, lang)
        if not any((other.viewer, other.lang) == kind for other in self.connections):
            self.built.pop(kind, None)

    def drop(self, seat: int, person: str | None) -> None:
        """The seat belongs to somebody else now: whoever looked from it must show that it still may."""
        for connection in list(self.connections):
            if connection.viewer == seat and (person is None or connection.person != person):
                self.leave(connection)
                connection.cut()

    def swap(self, seat: int, other: int) -> None:
        """Two seats have changed places: everybody goes on looking from where they sit now."""
        for connection in self.connections:
            if connection.viewer in (seat, other):
                connection.viewer = other if connection.viewer == seat else seat

    def greet_moved(self, about: About) -> None:
        """Whoever has another seat, or other ones, is told so."""
        for connection in list(self.connections):
            mine = [chair.seat for chair in self.room.chairs if connection.holds(chair)]
            if connection.you is None or (connection.you.seat, connection.you.seats) == (connection.viewer, mine):
                continue
            connection.you = msgspec.structs.replace(connection.you, seat=connection.viewer, seats=mine)
            welcome = self.welcome(connection, None, None)
            welcome.about, welcome.you = self.about_for(connection.viewer, about), connection.you
            connection.send(encode(welcome))

    def speak(self, connection: Connection, lang: str | None) -> None:
        """Whoever is connected wants another language from now on."""
        before, connection.lang = connection.lang, lang
        self.forget(connection.viewer, before)

    def greet_all(self) -> None:
        """The game has begun: those who waited get their first view."""
        for connection in list(self.connections):
            connection.send(encode(self.welcome(connection, None, None)))

    # ---- telling

    def send_updates(self) -> None:
        """After every stored action: each viewer gets what it is shown of it, if anything."""
        if self.room.dealt is None:
            return
        histories = self.room.histories
        changes = {viewer: shown.sync(self.room.dealt, histories.values()) for viewer, shown in histories.items()}
        for viewer, lang in {(connection.viewer, connection.lang) for connection in self.connections}:
            if viewer not in changes:
                self.room.history(viewer)
                changes[viewer] = (None, list(range(len(self.room.histories[viewer].seen))))
            self.send_update(viewer, lang, *changes[viewer])
        self.room.forget_views()

    def send_update(self, viewer: int | None, lang: str | None, back: int | None, fresh: list[int]) -> None:
        """One kind of viewer: nothing is sent to whom nothing it may see has changed for."""
        told, shown = self.payload(viewer, lang), self.room.histories[viewer]
        news = {
            "at": shown.at,
            "mark": shown.mark,
            "log": self.log(viewer, lang, fresh),
            "can_undo": self.room.can_undo(viewer),
        }
        written: dict[int | None, bytes] = {}  # one message for all that have been told the same before
        for connection in self.connections:
            if (connection.viewer, connection.lang) != (viewer, lang):
                continue
            before, connection.told = connection.told, told
            if not fresh and back is None and told.same(before):
                continue
            base = before if connection.changes and back is None else None
            if id(base) not in written:
                written[id(base)] = encode(self.update(news, told, base, back))
            connection.send(written[id(base)])

    def update(self, news: dict[str, Any], told: Told, before: Told | None, back: int | None) -> Sent:
        """What is told of a position: all of it, or what is new to whom another one was told before."""
        if back is not None:
            return Rewound(**news, view=encoded(told.whole()), back=back)
        changes = told.changes(before)
        if changes is None:
            return Update(**news, view=encoded(told.whole()))
        return Changed(**news, view=raw(changes[0]), table=raw(changes[1]))

    def log(self, viewer: int | None, lang: str | None, indexes: list[int]) -> list[LogEntry]:
        """Some moves as log entries, in words if a language is wanted."""
        shown = self.room.histories[viewer]
        phrasing = self.phrasings.get(lang) if lang else None
        found = []
        for i in indexes:
            entry = LogEntry(at=shown.ats[i], seat=shown.movers[i], events=shown.seen[i])
            if phrasing is not None:
                entry.lines = cast(list[LogLine], msgspec.Raw(self.words(shown, i, phrasing)))
            found.append(entry)
        return found

    def words(self, shown: History, i: int, phrasing: Phrasing) -> bytes:
        """A move in the words of a language, encoded: said once for all viewers that were shown the same of it."""
        lang, match = phrasing.lang, self.room.match
        if lang not in shown.words[i]:
            seating = shown.seating(i, match, phrasing.drawing)
            for other in self.room.histories.values():
                if other is not shown and shown.shows_the_same(i, other) and lang in other.words[i]:
                    if other.seating(i, match, phrasing.drawing) == seating:
                        shown.words[i][lang] = other.words[i][lang]
                        break
            else:
                shown.words[i][lang] = encode(phrasing.log(self.room.view(shown.viewer), shown.seen[i], seating))
        return shown.words[i][lang]

    def team(self, viewer: int | None) -> set[int | None]:
        """The viewers that win and lose together with this one."""
        teams = self.room.game.teams(len(self.room.chairs))
        return {viewer} if viewer is None else next({*team} for team in teams if viewer in team)

    def about_for(self, viewer: int | None, about: About) -> About:
        """What a viewer may know of the table itself: who wants to resign is told to their team only."""
        agreed = about.agreements
        mine = [seat for seat in agreed.get("resign", []) if seat in self.team(viewer)]
        others = {what: seats for what, seats in agreed.items() if what != "resign"}
        return msgspec.structs.replace(about, agreements={**others, "resign": mine} if mine else others)

    def send_about(self, about: About, seats: set[int | None] | None = None) -> None:
        """The table itself has changed, for everybody or for some viewers."""
        viewers = {connection.viewer for connection in self.connections}
        for viewer in viewers if seats is None else viewers & seats:
            self.send_all(about_message(self.about_for(viewer, about)), {viewer})

    def send_all(self, message: Sent, seats: set[int | None] | None = None) -> None:
        """To everybody, or to some viewers only."""
        text = encode(message)
        for connection in self.connections:
            if seats is None or connection.viewer in seats:
                connection.send(text)


def encoded(view: bytes) -> View:
    """A view that is encoded already, in the place of a view: one encoding for all connections of a kind."""
    return cast(View, msgspec.Raw(view))


def raw(parts: bytes) -> dict[str, Any]:
    """Likewise some parts of it."""
    return cast(dict[str, Any], msgspec.Raw(parts))


def about_message(about: About) -> AboutMessage:
    """The table itself, as a message."""
    return AboutMessage(**{name: getattr(about, name) for name in about.__struct_fields__})
