"""The socket of a table: the same things as the routes, and everything new as soon as it is stored."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from consigliere.table import consent, messages, outgoing, talk, tokens
from consigliere.table.access import access, asked_lang, asker, named, same_origin
from consigliere.table.cluster.door import HOP
from consigliere.table.cluster.lease import Elsewhere
from consigliere.table.cluster.passing import COMES_BACK, MOVED_SOCKET, PAUSE, Hops
from consigliere.table.connections import Line
from consigliere.table.house import House
from consigliere.table.http_protocol import LINE
from consigliere.table.limits import Allowance, Bucket, network_of
from consigliere.table.live_table import LiveTable
from consigliere.table.problem import Illegal, Problem
from consigliere.table.reading import read_live
from consigliere.table.settings import Settings
from consigliere.table.store import LostLease, Unavailable
from consigliere.table.subscribers import Connection
from consigliere.words import known

log = logging.getLogger(__name__)

HELLO_SECONDS = 10
HELLO_COST = 3.0  # a welcome tells the whole game
WORDED_AT_ONCE = 10  # moves that are put into words on the event loop
BYE = 4000
COSTS: dict[Any, float] = {
    messages.LivePreview: 3.0,
    messages.LiveWhy: 3.0,
    messages.LiveLanguage: HELLO_COST,
}  # what takes longer counts for more
CLOSE_SECONDS = 3.0  # until a socket whose other end reads nothing is cut off
GONE = (WebSocketDisconnect, RuntimeError, OSError)
Answer = outgoing.Sent | None


class Sockets:
    """All sockets of a house."""

    def __init__(self, house: House, settings: Settings, allowance: Allowance) -> None:
        self.house = house
        self.settings = settings
        self.allowance = allowance
        self.of_network: dict[str, int] = {}
        self.of_person: dict[str, set[Connection]] = {}
        self.hops: Hops | None = None  # to tables on other nodes
        house.on_turn.append(self.notice)

    async def serve(self, socket: WebSocket) -> None:
        """One socket from hello to good-bye."""
        network = network_of(socket.client.host if socket.client else "")
        await socket.accept()
        if self.of_network.get(network, 0) >= self.settings.connections:
            await bye(socket, Problem(429, "crowded"))
            return
        self.of_network[network] = self.of_network.get(network, 0) + 1
        try:
            await self.converse(socket, network)
        except GONE:
            pass
        finally:
            self.of_network[network] -= 1
            if not self.of_network[network]:
                del self.of_network[network]

    async def converse(self, socket: WebSocket, network: str) -> None:
        """Hello, then messages both ways."""
        table = str(socket.path_params["table"])
        try:
            if not self.allowance.take(network, named(socket.headers, self.house.people), HELLO_COST):
                raise Problem(429, "crowded")
            async with asyncio.timeout(HELLO_SECONDS):
                first = await socket.receive()
            hello = read_live(text_of(first))
            if not isinstance(hello, messages.Hello):
                raise Problem(400, "bye")
            connection = await self.enter_or_pass_on(socket, table, hello, first)
            if connection is None:
                return
        except Problem as problem:
            await bye(socket, problem)
            return
        except TimeoutError:
            await bye(socket, Problem(400, "bye"))
            return
        except Unavailable:
            await bye(socket, Problem(503, "unavailable"))
            return
        pump = asyncio.create_task(connection.pump())
        listen = asyncio.create_task(self.listen(socket, table, connection, network))
        ended = asyncio.create_task(connection.ended.wait())
        try:
            done, _ = await asyncio.wait({pump, listen, ended}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                error = task.exception()  # raised here it would hold this frame, which holds the task, which holds it
                if error is not None and not isinstance(error, GONE):
                    raise error
        finally:
            self.exit(table, connection)
            for task in (pump, listen, ended):
                task.cancel()
            await asyncio.gather(pump, listen, ended, return_exceptions=True)
            await close(socket)

    async def enter_or_pass_on(
        self, socket: WebSocket, table: str, hello: messages.Hello, first: Any
    ) -> Connection | None:
        """Somebody comes to the table, wherever that is; None if it was elsewhere, and all is said."""
        end = self.hops.patience() if self.hops is not None else 0.0
        while True:
            try:
                return await self.enter(socket, table, hello)
            except Elsewhere as elsewhere:
                if HOP in socket.scope or self.hops is None:
                    await close(socket, MOVED_SOCKET)
                    return None
                if await self.hops.converse(elsewhere.peer, socket, first):
                    return None
                self.hops.leases.forget(table)
                if time.monotonic() > end or socket.client_state is WebSocketState.DISCONNECTED:
                    await close(socket, COMES_BACK)
                    return None
            await asyncio.sleep(PAUSE)

    async def enter(self, socket: WebSocket, table: str, hello: messages.Hello) -> Connection:
        """Somebody comes to the table: who it is, and what it has missed."""
        who = await asker(socket, self.house.people, hello.token)
        if who.person is not None and not same_origin(socket, self.settings.public_url):
            raise Problem(403, "origin")
        async with self.house.at(table) as live:
            may = access(live.room, who)
            viewer = may.viewer(live.room, hello.seat)
            lang = hello.lang if hello.lang in live.phrasings else None
            token_hash = tokens.hash_of(who.token) if who.token is not None else None
            connection = Connection(socket, viewer, lang, who.person.id if who.person else None, token_hash)
            connection.changes = hello.changes
            absent = viewer not in live.subscribers.present()
            you = outgoing.You(seat=viewer, seats=may.seats, watcher=viewer is None, host=may.host)
            await self.greet(live, connection, you, hello.after, hello.mark)
            if connection.person is not None:
                self.of_person.setdefault(connection.person, set()).add(connection)
            if absent and viewer is not None:
                self.send_presence(table)
        return connection

    async def greet(
        self, live: LiveTable, connection: Connection, you: outgoing.You, after: int | None, mark: str | None
    ) -> None:
        """Tells somebody what it does not know yet of the table and the game, in its language."""
        viewer, lang = connection.viewer, connection.lang
        wordless = live.subscribers.wordless(viewer, lang, after, mark)
        if len(wordless) > WORDED_AT_ONCE:
            await self.house.off_loop(live.subscribers.log, viewer, lang, wordless)
        welcome = live.subscribers.welcome(connection, after, mark)
        try:
            welcome.chat = await talk.lines(self.house.store, live, viewer)
        except BaseException:
            live.subscribers.leave(connection)
            raise
        welcome.about = live.about_for(viewer)
        welcome.you = you
        connection.you = you
        connection.send(msgspec.json.encode(welcome))

    def exit(self, table: str, connection: Connection) -> None:
        """Somebody has gone."""
        if connection.person is not None:
            mine = self.of_person.get(connection.person, set())
            mine.discard(connection)
            if not mine:
                self.of_person.pop(connection.person, None)
        live = self.house.tables.get(table)
        if live is not None and connection in live.subscribers.connections:
            live.subscribers.leave(connection)
            if connection.viewer is not None and connection.viewer not in live.subscribers.present():
                self.send_presence(table)

    def send_presence(self, table: str) -> None:
        """Who is here has changed."""
        live = self.house.tables.get(table)
        if live is not None:
            live.send_about()

    def notice(self, live: LiveTable, seat: int, ask: int) -> None:
        """A person who sits elsewhere learns that it is its turn here."""
        person, room = live.room.chairs[seat].person, live.room
        if person is not None:
            self.notice_here(person, room.id, room.name, seat)
            self.house.tell("turn", {"person": person, "table": room.id, "name": room.name, "seat": seat})

    def notice_here(self, person: str, table: str, name: str, seat: int) -> None:
        """The same on this node."""
        live = self.house.tables.get(table)
        there = live.subscribers.connections if live is not None else set()
        text = msgspec.json.encode(outgoing.Notice(kind="your-turn", table=table, name=name, seat=seat))
        for connection in self.of_person.get(person, set()):
            if connection not in there:
                connection.send(text)

    def let_go(self, person: str) -> None:
        """Ends all sockets of a person; a browser whose cookie is still good comes back by itself."""
        self.let_go_here(person)
        self.house.tell("let-go", {"person": person})

    def let_go_here(self, person: str) -> None:
        """The same on this node."""
        for connection in list(self.of_person.get(person, set())):
            connection.cut()

    # ---- messages

    async def listen(self, socket: WebSocket, table: str, connection: Connection, network: str) -> None:
        """Answers messages until the socket ends."""
        bucket = Bucket(self.settings.rate, self.settings.burst)
        name = connection.token_hash or connection.person
        while True:
            received = await socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            key: str | None = None
            pause = 0.0
            try:
                message = read_live(text_of(received))
                key = getattr(message, "key", None)
                cost = COSTS.get(type(message), 1.0)
                if not bucket.take(cost * self.allowance.share(network)) or not self.allowance.take(
                    network, name, cost
                ):
                    pause = 1 / self.settings.rate
                    raise Problem(429, "too-fast")
                answer = await to_the_end(self.answer(message, table, connection, network))
            except (Elsewhere, LostLease):  # another node has the table: the client comes back and asks again there
                connection.let_go()
                continue
            except Problem as problem:
                answer = problem.message(key, known(connection.lang))
                pause = pause or 1 / self.settings.rate / 10  # slows down who sends what cannot be done
            except Exception:
                log.exception("a message failed", extra={"table": table})
                answer = Problem(503, "unavailable").message(key, known(connection.lang))
            if answer is not None:
                connection.send(msgspec.json.encode(answer))
            if pause:
                await asyncio.sleep(pause)

    async def answer(self, message: messages.Live, table: str, connection: Connection, network: str) -> Answer:
        """What one message gets back."""
        if isinstance(message, messages.Ping):
            return outgoing.Pong()
        if isinstance(message, messages.Hello):
            raise Problem(400, "unknown-message")
        async with self.house.at(table) as live:
            if connection not in live.subscribers.connections:  # the table was loaded anew: come back
                connection.let_go()
                return None
            if isinstance(message, messages.LiveLanguage):
                live.subscribers.speak(connection, message.lang if message.lang in live.phrasings else None)
                if connection.you is not None:
                    await self.greet(live, connection, connection.you, None, None)
                return None
            seat = connection.viewer
            if seat is None or not connection.may_act(live.room):
                raise Problem(403, "forbidden")
            lang = connection.lang
            if isinstance(message, messages.LiveMove):
                at = await live.move(seat, message.ask, message.move, message.key, lang)
                return outgoing.Done(key=message.key, at=at)
            if isinstance(message, messages.LiveUndo):
                at = await live.undo(seat, message.ask, message.key, message.practice)
                return outgoing.Done(key=message.key, at=at)
            if isinstance(message, messages.LivePreview):
                return preview(live, seat, message, lang)
            if isinstance(message, messages.LiveWhy):
                found = live.why(seat, message.move, message.element, lang)
                return outgoing.WhyMessage(id=message.id, refusal=found)
            if isinstance(message, messages.LiveChat):
                await talk.write(self.house.store, live, seat, message.text, message.scope, message.key)
                at = live.room.history(seat).at if live.room.dealt is not None else 0
                return outgoing.Done(key=message.key, at=at)
            await consent.agree(live, seat, message.what, message.yes, network)
            return None


async def to_the_end(work: Coroutine[Any, Any, Answer]) -> Answer:
    """What was begun is finished even if the socket ends meanwhile."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        raise


def preview(live: LiveTable, seat: int, asked: messages.LivePreview, lang: str | None) -> outgoing.PreviewMessage:
    """A preview, or why there is none."""
    try:
        found = live.preview(seat, asked.move, lang)
    except Illegal as illegal:
        refusal = live.refusal_in_words(seat, illegal.refusal, lang)
        return outgoing.PreviewMessage(id=asked.id, refusal=refusal)
    return outgoing.PreviewMessage(
        id=asked.id, events=found.events, final=found.final, gist=found.gist, ledger=found.ledger
    )


def text_of(received: Any) -> str | bytes:
    """The content of a message."""
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code", 1000))
    text: str | bytes = received.get("text") or received.get("bytes") or b""
    return text


async def bye(socket: WebSocket, problem: Problem) -> None:
    """Says why, and closes."""
    with contextlib.suppress(*GONE):
        async with asyncio.timeout(CLOSE_SECONDS):
            await socket.send_text(msgspec.json.encode(problem.message(None, asked_lang(socket))).decode())
    await close(socket, BYE, problem.code)


async def close(socket: WebSocket, code: int = 1000, reason: str | None = None) -> None:
    """Closes a socket; one whose other end reads nothing any more is cut off."""
    try:
        async with asyncio.timeout(CLOSE_SECONDS):
            await socket.close(code, reason)
    except TimeoutError:
        line: Line | None = socket.scope.get("state", {}).get(LINE)
        if line is not None:
            line.transport.abort()
    except GONE:
        pass
