"""The socket of a table: the same things as the routes, and everything new as soon as it is stored."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from consigliere.server.cluster.forwarding import COMES_BACK, MOVED_SOCKET, PAUSE, PeerForwarder
from consigliere.server.cluster.lease import Elsewhere
from consigliere.server.cluster.peer_listener import HOP
from consigliere.server.http.access import named, requested_lang, requester, same_origin
from consigliere.server.http.connections import Line
from consigliere.server.http.uvicorn_protocol import LINE
from consigliere.server.people import tokens
from consigliere.server.protocol import messages, requests
from consigliere.server.protocol.decode import read_live
from consigliere.server.protocol.errors import Illegal, Problem
from consigliere.server.rate_limits import Bucket, network_of
from consigliere.server.settings import Settings
from consigliere.server.storage.store import LostLease, Unavailable
from consigliere.server.tables import votes
from consigliere.server.tables.registry import TableRegistry
from consigliere.server.tables.roles import access
from consigliere.server.tables.subscribers import PersonSockets, Subscriber
from consigliere.server.tables.table import Table
from consigliere.words import known

log = logging.getLogger(__name__)

HELLO_SECONDS = 10
HELLO_COST = 3.0  # a welcome tells the whole game
WORDED_AT_ONCE = 10  # moves that are put into words on the event loop
BYE = 4000
COSTS: dict[Any, float] = {
    requests.LivePreview: 3.0,
    requests.LiveWhy: 3.0,
    requests.LiveLanguage: HELLO_COST,
}  # what takes longer counts for more
CLOSE_SECONDS = 3.0  # until a socket whose other end reads nothing is cut off
GONE = (WebSocketDisconnect, RuntimeError, OSError)
Answer = messages.Sent | None


class Sockets:
    """All sockets of a server."""

    def __init__(
        self,
        registry: TableRegistry,
        person_sockets: PersonSockets,
        settings: Settings,
        forwarder: PeerForwarder | None,
    ) -> None:
        self.registry = registry
        self.people = registry.people
        self.allowance = registry.creation_policy.allowance
        self.person_sockets = person_sockets
        self.settings = settings
        self.forwarder = forwarder  # to tables on other nodes
        self.of_network: dict[str, int] = {}

    async def serve(self, socket: WebSocket) -> None:
        """Serve one socket from its hello to its end."""
        network = network_of(socket.client.host if socket.client else "")
        await socket.accept()
        if self.of_network.get(network, 0) >= self.settings.connections:
            await reject(socket, Problem(429, "too-many-connections"))
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
        table_id = str(socket.path_params["table"])
        try:
            if not self.allowance.take(network, named(socket.headers, self.people), HELLO_COST):
                raise Problem(429, "too-many-connections")
            async with asyncio.timeout(HELLO_SECONDS):
                first = await socket.receive()
            hello = read_live(text_of(first))
            if not isinstance(hello, requests.Hello):
                raise Problem(400, "bad-hello")
            subscriber = await self.enter_or_forward(socket, table_id, hello, first)
            if subscriber is None:
                return
        except Problem as problem:
            await reject(socket, problem)
            return
        except TimeoutError:
            await reject(socket, Problem(400, "bad-hello"))
            return
        except Unavailable:
            await reject(socket, Problem(503, "unavailable"))
            return
        pump = asyncio.create_task(subscriber.pump())
        listen = asyncio.create_task(self.listen(socket, subscriber, network))
        ended = asyncio.create_task(subscriber.ended.wait())
        try:
            done, _ = await asyncio.wait({pump, listen, ended}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                error = task.exception()  # raised here it would hold this frame, which holds the task, which holds it
                if error is not None and not isinstance(error, GONE):
                    raise error
        finally:
            self.exit(subscriber)
            for task in (pump, listen, ended):
                task.cancel()
            await asyncio.gather(pump, listen, ended, return_exceptions=True)
            await close(socket)

    async def enter_or_forward(
        self, socket: WebSocket, table_id: str, hello: requests.Hello, first: Any
    ) -> Subscriber | None:
        """Enter the table, on whichever node it is; None if that was another one, and the socket has ended."""
        end = self.forwarder.patience() if self.forwarder is not None else 0.0
        while True:
            try:
                return await self.enter(socket, table_id, hello)
            except Elsewhere as elsewhere:
                if HOP in socket.scope or self.forwarder is None:
                    await close(socket, MOVED_SOCKET)
                    return None
                if await self.forwarder.converse(elsewhere.peer, socket, first):
                    return None
                self.forwarder.leases.forget(table_id)
                if time.monotonic() > end or socket.client_state is WebSocketState.DISCONNECTED:
                    await close(socket, COMES_BACK)
                    return None
            await asyncio.sleep(PAUSE)

    async def enter(self, socket: WebSocket, table_id: str, hello: requests.Hello) -> Subscriber:
        """Enter the table: find out who it is, and send what it has missed."""
        who = await requester(socket, self.people, hello.token)
        if who.person is not None and not same_origin(socket, self.settings.public_url):
            raise Problem(403, "cross-origin")
        async with self.registry.locked(table_id) as table:
            may = access(table.state, who)
            viewer = may.viewer(table.state, hello.seat)
            lang = hello.lang if hello.lang in table.broadcast.phrasings else None
            token_hash = tokens.hash_of(who.token) if who.token is not None else None
            subscriber = Subscriber(table_id, socket, viewer, lang, who.person.id if who.person else None, token_hash)
            subscriber.changes = hello.changes
            absent = viewer not in table.broadcast.present()
            you = messages.You(seat=viewer, seats=may.seats, watcher=viewer is None, host=may.host)
            await self.welcome(table, subscriber, you, hello.after, hello.mark)
            self.person_sockets.add(subscriber)
            if absent and viewer is not None:
                table.broadcast.send_about()
        return subscriber

    async def welcome(
        self, table: Table, subscriber: Subscriber, you: messages.You, after: int | None, mark: str | None
    ) -> None:
        """Send what a subscriber does not know yet of the table and the game, in its language."""
        viewer, lang = subscriber.viewer, subscriber.lang
        wordless = table.broadcast.wordless(viewer, lang, after, mark)
        if len(wordless) > WORDED_AT_ONCE:
            await self.registry.off_loop(table.broadcast.log, viewer, lang, wordless)
        welcome = table.broadcast.welcome(subscriber, after, mark)
        try:
            welcome.chat = await table.chat.lines(viewer)
        except BaseException:
            table.broadcast.leave(subscriber)
            raise
        welcome.about = table.broadcast.about_for(viewer)
        welcome.you = you
        subscriber.you = you
        subscriber.send(msgspec.json.encode(welcome))

    def exit(self, subscriber: Subscriber) -> None:
        """Forget a socket that has ended."""
        self.person_sockets.remove(subscriber)
        table = self.registry.tables.get(subscriber.table)
        if table is not None and subscriber in table.broadcast.subscribers:
            table.broadcast.leave(subscriber)
            if subscriber.viewer is not None and subscriber.viewer not in table.broadcast.present():
                table.broadcast.send_about()

    # ---- messages

    async def listen(self, socket: WebSocket, subscriber: Subscriber, network: str) -> None:
        """Answer messages until the socket ends."""
        bucket = Bucket(self.settings.rate, self.settings.burst)
        name = subscriber.token_hash or subscriber.person
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
                    raise Problem(429, "rate-limited")
                answer = await to_the_end(self.answer(message, subscriber, network))
            except (Elsewhere, LostLease):  # another node has the table: the client comes back and asks again there
                subscriber.close()
                continue
            except Problem as problem:
                answer = problem.message(key, known(subscriber.lang))
                pause = pause or 1 / self.settings.rate / 10  # slows down who sends what cannot be done
            except Exception:
                log.exception("handling a message failed", extra={"table": subscriber.table})
                answer = Problem(503, "unavailable").message(key, known(subscriber.lang))
            if answer is not None:
                subscriber.send(msgspec.json.encode(answer))
            if pause:
                await asyncio.sleep(pause)

    async def answer(self, message: requests.Live, subscriber: Subscriber, network: str) -> Answer:
        """Answer one message."""
        if isinstance(message, requests.Ping):
            return messages.Pong()
        if isinstance(message, requests.Hello):
            raise Problem(400, "unknown-message")
        async with self.registry.locked(subscriber.table) as table:
            if subscriber not in table.broadcast.subscribers:  # the table was loaded again: come back
                subscriber.close()
                return None
            if isinstance(message, requests.LiveLanguage):
                known_lang = message.lang if message.lang in table.broadcast.phrasings else None
                table.broadcast.set_language(subscriber, known_lang)
                if subscriber.you is not None:
                    await self.welcome(table, subscriber, subscriber.you, None, None)
                return None
            seat = subscriber.viewer
            if seat is None or not subscriber.may_act(table.state.chairs):
                raise Problem(403, "forbidden")
            lang = subscriber.lang
            if isinstance(message, requests.LiveMove):
                at = await table.play(seat, message.ask, message.move, message.key, lang)
                return messages.Done(key=message.key, at=at)
            if isinstance(message, requests.LiveUndo):
                at = await table.undo(seat, message.ask, message.key, message.practice)
                return messages.Done(key=message.key, at=at)
            if isinstance(message, requests.LivePreview):
                return preview(table, seat, message, lang)
            if isinstance(message, requests.LiveWhy):
                refusal = table.why(seat, message.move, message.element, lang)
                return messages.WhyMessage(id=message.id, refusal=refusal)
            if isinstance(message, requests.LiveChat):
                await table.chat.write(seat, message.text, message.scope, message.key)
                at = table.state.history(seat).seen_count if table.state.dealt is not None else 0
                return messages.Done(key=message.key, at=at)
            await votes.vote(self.registry, table, seat, message.what, message.yes, network)
            return None


async def to_the_end(work: Coroutine[Any, Any, Answer]) -> Answer:
    """What was begun is finished even if the socket ends meanwhile."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        task.add_done_callback(lambda done: done.cancelled() or done.exception())
        raise


def preview(table: Table, seat: int, asked: requests.LivePreview, lang: str | None) -> messages.PreviewMessage:
    """A preview, or why there is none."""
    try:
        result = table.preview(seat, asked.move, lang)
    except Illegal as illegal:
        refusal = table.in_words(seat, illegal.refusal, lang)
        return messages.PreviewMessage(id=asked.id, refusal=refusal)
    return messages.PreviewMessage(id=asked.id, **msgspec.structs.asdict(result))


def text_of(received: Any) -> str | bytes:
    """The content of a message."""
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received.get("code", 1000))
    text: str | bytes = received.get("text") or received.get("bytes") or b""
    return text


async def reject(socket: WebSocket, problem: Problem) -> None:
    """Say why, and close."""
    with contextlib.suppress(*GONE):
        async with asyncio.timeout(CLOSE_SECONDS):
            await socket.send_text(msgspec.json.encode(problem.message(None, requested_lang(socket))).decode())
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
