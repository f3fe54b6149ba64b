"""The listener for other nodes: what they pass on is done as if it had come here, from the address they name."""

import asyncio
import contextlib
import logging
import socket
from typing import Any

from starlette.types import ASGIApp, Message, Scope

from consigliere.core.errors import Mistake
from consigliere.server.cluster.membership import Membership
from consigliere.server.cluster.wire import Channel, Numbers, Opening, Refused, accept
from consigliere.server.storage.store import now

log = logging.getLogger(__name__)

HOP = "consigliere.hop"  # in the scope of what another node has passed on: its name. No request from outside has that
OPENING_SECONDS = 5.0
KINDS = ("http", "websocket")


def bind(host: str, port: int) -> socket.socket:
    """The socket; a port that is taken is one sentence."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except (OSError, OverflowError) as error:
        listener.close()
        problem = getattr(error, "strerror", None) or str(error)
        raise Mistake("mistake-serve-port", host=host, port=str(port), problem=problem) from None
    return listener


class PeerListener:
    """Where other nodes come in."""

    def __init__(self, app: ASGIApp, secret: bytes, members: Membership, listener: socket.socket) -> None:
        self.app = app
        self.secret = secret
        self.members = members
        self.listener = listener
        self.numbers = Numbers()
        self.server: asyncio.Server | None = None
        self.inside: set[asyncio.Task[Any]] = set()
        self.refused = 0

    async def open(self) -> None:
        """Listens from now on."""
        self.server = await asyncio.start_server(self.serve, sock=self.listener)

    async def close(self) -> None:
        """Lets nobody in any more, and ends what goes on."""
        if self.server is not None:
            self.server.close()
        for task in self.inside:
            task.cancel()
        await asyncio.gather(*self.inside, return_exceptions=True)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request or socket."""
        task = asyncio.current_task()
        assert task is not None
        self.inside.add(task)
        try:
            async with asyncio.timeout(OPENING_SECONDS):
                session = self.members.session
                opening, channel = await accept(reader, writer, self.secret, session, now(), self.numbers)
            await self.run(opening, channel)
        except Refused as why:
            self.refused += 1
            log.warning("refused a forwarded request", extra={"problem": str(why)})
        except (TimeoutError, asyncio.IncompleteReadError, ConnectionError):
            pass
        except asyncio.CancelledError:
            pass
        except Exception:
            log.exception("handling a forwarded request failed")
        finally:
            self.inside.discard(task)
            with contextlib.suppress(Exception):
                writer.close()

    async def run(self, opening: Opening, channel: Channel) -> None:
        """Does what was passed on."""
        scope = scope_of(opening)
        first: list[Message] = [
            {"type": "http.request", "body": opening.body, "more_body": False}
            if scope["type"] == "http"
            else {"type": "websocket.connect"}
        ]

        async def receive() -> Message:
            if first:
                return first.pop()
            if (message := await channel.receive()) is not None:
                return message
            return {"type": "http.disconnect"} if scope["type"] == "http" else {"type": "websocket.disconnect"}

        await self.app(scope, receive, channel.send)


def scope_of(opening: Opening) -> Scope:
    """A request as ASGI describes it, from the address it first came from."""
    said = opening.scope
    if said.get("type") not in KINDS:
        raise Refused("it is no request")
    return {
        **{name: said[name] for name in ("type", "path", "raw_path", "query_string", "scheme", "http_version")},
        **({"method": said["method"]} if said["type"] == "http" else {"subprotocols": []}),
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "headers": [(bytes(name), bytes(value)) for name, value in said["headers"]],
        "client": (str(said["client"]), 0),
        "server": None,
        "root_path": "",
        "state": {},
        HOP: opening.by,
    }
