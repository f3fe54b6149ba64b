"""Passing on: what is asked of a table that another node has goes to that node, one hop and no further."""

import asyncio
import contextlib
import time
from collections.abc import Coroutine
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from consigliere.server.cluster import wire
from consigliere.server.cluster.lease import Elsewhere, Peer
from consigliere.server.cluster.membership import Membership
from consigliere.server.cluster.peer_listener import HOP
from consigliere.server.cluster.shared_leases import SharedLeases
from consigliere.server.storage.store import Unavailable, now

MOVED = 421  # the answer of a node that does not have the table
MOVED_SOCKET = 4421
COMES_BACK = 1012  # a client that is told so comes back at once
CONNECT_SECONDS = 2.0
PAUSE = 0.1  # before somebody is looked for again
LEAVE = "consigliere.leave"  # in the scope: gives up one's place among those who are worked for
SAID = ("type", "path", "raw_path", "query_string", "scheme", "http_version")


class NotReached(Exception):
    """Nothing has happened: the node is not there, or does not have the table any more."""


class Broken(Exception):
    """The node has the request and did not answer: nobody knows what has happened."""


class PeerForwarder:
    """Everything that is passed on to other nodes."""

    def __init__(self, secret: bytes, members: Membership, leases: SharedLeases) -> None:
        self.secret = secret
        self.members = members
        self.leases = leases
        self.forwarded = 0

    def patience(self) -> float:
        """Until when a node that does not answer is waited for: by then another one can have its tables."""
        return time.monotonic() + self.members.seconds * 2 + 2.0

    async def open(self, peer: Peer, scope: Scope, body: bytes) -> wire.Channel:
        """A connection to another node that has been told what is asked."""
        said = {name: scope.get(name, b"" if name == "raw_path" else "") for name in SAID}
        said["raw_path"] = said["raw_path"] or b""
        said["method"] = scope.get("method", "")
        said["headers"] = list(scope["headers"])
        said["client"] = scope["client"][0] if scope.get("client") else ""
        by, address = self.members.identity.name, (peer.host, peer.port)
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                channel = await wire.connect(address, self.secret, by, peer.session, now(), said, body)
        except (OSError, TimeoutError):
            raise NotReached from None
        self.forwarded += 1
        return channel

    async def request(self, peer: Peer, scope: Scope, body: bytes, send: Send) -> None:
        """Passes on a request, and the answer back."""
        channel = await self.open(peer, scope, body)
        begun = False
        try:
            while (message := await unless_gone(channel.receive(), peer)) is not None:
                if message["type"] == "http.response.start":
                    if message["status"] == MOVED:
                        raise NotReached
                    message["headers"] = [tuple(header) for header in message["headers"]]
                begun = True
                await send(message)
                if message["type"] == "http.response.body" and not message.get("more_body", False):
                    return
        except (wire.Refused, OSError):
            pass
        finally:
            channel.close()
        if begun:
            raise ConnectionError("another node has gone within its answer")
        raise Broken

    async def converse(self, peer: Peer, socket: WebSocket, first: Message) -> bool:
        """Passes on a socket that has said hello; False if that was all, and nobody was there to hear it.

        Whoever has said or heard more comes back by itself: what is not answered then is asked again, and nothing that
        was on its way to a lost node is waited for.
        """
        try:
            channel = await self.open(peer, socket.scope, b"")
        except NotReached:
            return False
        talk = Talk(socket, channel)
        tasks = {asyncio.create_task(work) for work in (talk.upward(first), talk.downward(), peer_gone(peer))}
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if all(task.exception() is None and task.result() for task in done):
                return True
            if talk.begun:
                await close(socket, COMES_BACK, None)
            return talk.begun
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            channel.close()


class Talk:
    """A client's socket and the other node that has its table."""

    def __init__(self, socket: WebSocket, channel: wire.Channel) -> None:
        self.socket = socket
        self.channel = channel
        self.begun = False  # more than a hello was said, or something was heard

    async def upward(self, first: Message) -> bool:
        """What the client says."""
        message = first
        while True:
            said = {name: message[name] for name in ("type", "text", "bytes", "code") if name in message}
            try:
                await self.channel.send(said)
            except OSError:
                await asyncio.Event().wait()  # the other direction says what is to be done
            if message["type"] == "websocket.disconnect":
                return True
            message = await self.socket.receive()
            self.begun = True

    async def downward(self) -> bool:
        """What the table says; False if the node does not have it, or has gone."""
        while True:
            try:
                message = await self.channel.receive()
            except (wire.Refused, OSError):
                message = None
            if message is None:
                return False
            if message["type"] == "websocket.send":
                self.begun = True
                await self.socket.send(message)
            elif message["type"] == "websocket.close":
                if message.get("code") == MOVED_SOCKET:
                    return False
                await close(self.socket, message.get("code", 1000), message.get("reason"))
                return True


async def peer_gone(peer: Peer) -> bool:
    """Ends when the node is gone: whoever waits for it looks for another."""
    await peer.gone.wait()
    return False


async def close(socket: WebSocket, code: int, reason: str | None) -> None:
    """Closes a client's socket, if it is still there."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.close(code, reason)


async def unless_gone(work: Coroutine[Any, Any, dict[str, Any] | None], peer: Peer) -> dict[str, Any] | None:
    """What a node says; None if it is gone meanwhile."""
    receiving, gone = asyncio.ensure_future(work), asyncio.ensure_future(peer.gone.wait())
    try:
        done, _ = await asyncio.wait({receiving, gone}, return_when=asyncio.FIRST_COMPLETED)
        return receiving.result() if receiving in done else None
    finally:
        receiving.cancel()
        gone.cancel()


class ForwardMiddleware:
    """Around the routes: what finds its table elsewhere is passed on, and looked for again if it has moved."""

    def __init__(self, app: ASGIApp, forwarder: PeerForwarder) -> None:
        self.app = app
        self.forwarder = forwarder

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        message = await receive()
        body, end = message.get("body", b""), self.forwarder.patience()
        asked = {name: scope.get(name) for name in (*SAID, "method", "headers", "client")}

        async def receive_again() -> Message:
            nonlocal message
            first, message = message, {}
            return first or await receive()

        while True:
            message = {"type": "http.request", "body": body, "more_body": False}
            try:
                await self.app(scope, receive_again, send)
                return
            except Elsewhere as elsewhere:
                if HOP in scope:
                    await send({"type": "http.response.start", "status": MOVED, "headers": []})
                    await send({"type": "http.response.body", "body": b""})
                    return
                if LEAVE in scope:
                    scope[LEAVE]()  # others need not wait for that node
                table, peer = elsewhere.table, elsewhere.peer
            try:
                await self.forwarder.request(peer, asked, body, send)
                return
            except NotReached:
                pass
            except Broken:
                if scope["method"] not in ("GET", "HEAD"):
                    raise Unavailable("the node of the table did not answer") from None
            self.forwarder.leases.forget(table)
            if time.monotonic() > end:
                raise Unavailable("the node of the table is not there")
            await asyncio.sleep(PAUSE)
