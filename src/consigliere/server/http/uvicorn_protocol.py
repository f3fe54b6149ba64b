"""HTTP and sockets as they come in: what is too long, never ends or is never read keeps no connection."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from consigliere.server.http.connections import Connections, Line
from consigliere.server.rate_limits import Bucket

LARGEST_HEAD = 32 * 1024
HEAD_SECONDS = 20.0
BODY_SECONDS = 20.0
MOST_WAITING = 16  # requests of one connection that wait for the answer to an earlier one
CLOSE_SECONDS = 3.0  # until a socket that was closed must have answered
FRAMES_PER_SECOND, MOST_FRAMES = 50, 500  # frames of one socket that no message limit counts: pings, pongs, fragments
SLICE = 4096  # bytes that are parsed at once: of a socket, the event loop serves others in between
GOODBYE_SECONDS = 1.0  # until a socket that has been told to go is cut off
CROWDED = b"HTTP/1.1 429 Too Many Requests\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
LINE = "line"  # what the next protocol of a connection finds its line by


class LimitedHttpProtocol(HttpToolsProtocol):
    """uvicorn's protocol with limits: connections of an address, size and time of a head, time of a body, requests that
    wait. A connection that has ended leaves nothing behind: uvicorn would keep its requests until cycles are searched
    for, or until the timer of a connection that waits for its next request ends."""

    in_head = True
    in_body = False
    head = 0
    timer: asyncio.TimerHandle | None = None
    line: Line | None = None
    answering: RequestResponseCycle | None = None

    @property
    def all_lines(self) -> Connections:
        """All connections of this server."""
        connections: Connections = self.config.app.state.connections  # type: ignore[union-attr]
        return connections

    def connection_made(self, transport: Any) -> None:
        """Starts waiting for the first request head, unless its address has too many connections."""
        super().connection_made(transport)
        self.line = self.all_lines.enter(transport, self.client[0] if self.client else "")
        if self.line is None:
            transport.write(CROWDED)
            transport.close()
            return
        self.await_head()

    def await_head(self) -> None:
        """Starts the time limit for the next request head."""
        self.in_head, self.in_body, self.head = True, False, 0
        self.start_timer(HEAD_SECONDS)

    def start_timer(self, seconds: float) -> None:
        """Ends the connection after so long."""
        self.stop_timer()
        self.timer = self.loop.call_later(seconds, self.transport.close)

    def stop_timer(self) -> None:
        """What was waited for is there, or nobody waits for it any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def data_received(self, data: bytes) -> None:
        """Parse in slices until the connection ends or becomes a socket; count what belongs to an incomplete head."""
        for start in range(0, len(data), SLICE):
            part = data[start : start + SLICE]
            super().data_received(part)
            if self.transport.is_closing() or self.parser is None:
                return
            if self.in_head:
                self.head += len(part)
                if self.head > LARGEST_HEAD:
                    self.send_400_response("The head of this request is too large.")
                    return

    def on_message_begin(self) -> None:
        """The next request on the same connection begins."""
        super().on_message_begin()
        self.await_head()

    def on_headers_complete(self) -> None:
        """The head is complete: now the body has its time."""
        self.in_head, self.in_body = False, True
        self.start_timer(BODY_SECONDS)
        super().on_headers_complete()
        if len(self.pipeline) > MOST_WAITING and not self.transport.is_closing():
            self.all_lines.aborted += 1
            self.transport.abort()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        """Remember which request is being answered: uvicorn only knows the last one."""
        self.answering = cycle
        super()._start_asgi_task(cycle, app)

    def on_message_complete(self) -> None:
        """The request is complete: no time limit any more."""
        self.in_body = False
        self.stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection becomes a socket, and is still the same one."""
        self.stop_timer()
        self.app_state = {**self.app_state, LINE: self.line}
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # they hold each other, and unused cycles are rarely searched for

    def shutdown(self) -> None:
        """The server stops: a request that is not complete is not waited for."""
        self.all_lines.begin_stop()
        super().shutdown()
        if self.in_head or self.in_body:
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended: nothing to wait for."""
        self.stop_timer()
        if self.line is not None:
            self.all_lines.leave(self.line)
        super().connection_lost(exc)
        self._unset_keepalive_if_required()  # after an error uvicorn leaves it running, and it holds the last request
        if self.answering is not None and not self.answering.response_complete:
            self.answering.disconnected = True
            self.answering.message_event.set()
        self.pipeline.clear()
        self.answering = self.cycle = None  # type: ignore[assignment]


class LimitedSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's socket with limits: it is counted until it is closed, can be cut off whatever the other end does, and
    takes a bounded number of frames and a bounded time of the event loop."""

    parsing: asyncio.Handle | None = None

    def __init__(self, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.unparsed = b""
        self.frames_left = Bucket(FRAMES_PER_SECOND, MOST_FRAMES)

    @property
    def all_lines(self) -> Connections:
        """All connections of this server."""
        connections: Connections = self.config.app.state.connections  # type: ignore[union-attr]
        return connections

    def connection_made(self, transport: Any) -> None:
        """The connection has become a socket."""
        super().connection_made(transport)
        self.close_timeout = CLOSE_SECONDS

    def data_received(self, data: bytes) -> None:
        """Parse a slice at once; read no more until the rest has been parsed, too."""
        self.unparsed += data
        if self.parsing is None and not self.read_paused:
            self.parse_slice()

    def parse_slice(self) -> None:
        """Parse the next slice. What follows it waits for the rest of the event loop, and for messages to be taken."""
        self.parsing = None
        part, self.unparsed = self.unparsed[:SLICE], self.unparsed[SLICE:]
        super().data_received(part)
        self.continue_parsing()

    def continue_parsing(self) -> None:
        """Schedule the next slice, or read on if there is none."""
        if self.transport.is_closing():
            self.unparsed = b""
        elif self.unparsed:
            self.transport.pause_reading()
            if self.parsing is None and not self.read_paused:
                self.parsing = self.loop.call_soon(self.parse_slice)
        elif not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        """Give the next message to the application; after the last one there is room for more."""
        message = await super().receive()
        if self.unparsed:
            self.continue_parsing()
        return message

    def allows_frame(self) -> bool:
        """Count a frame; more of them than any client of ours sends abort the connection."""
        if not self.transport.is_closing() and not self.frames_left.take():
            self.all_lines.aborted += 1
            self.transport.abort()
        return not self.transport.is_closing()

    def handle_ping(self) -> None:
        """Answer a ping."""
        if self.allows_frame():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Take the answer to a ping."""
        if self.allows_frame():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Take a further fragment of a message."""
        if self.allows_frame():
            super().handle_cont(event)

    def handle_text(self, event: Frame) -> None:
        """Take a message. Whole ones are counted where they are answered: not fragments, and none after the end."""
        if (event.fin and not self.close_sent) or self.allows_frame():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """Take a binary message, as `handle_text`."""
        if (event.fin and not self.close_sent) or self.allows_frame():
            super().handle_bytes(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended."""
        if self.parsing is not None:
            self.parsing.cancel()
        self.parsing, self.unparsed = None, b""
        line: Line | None = self.app_state.get(LINE)
        if line is not None:
            self.all_lines.leave(line)
        super().connection_lost(exc)
        self.conn.parser.close()  # it holds the connection, and the connection holds it

    def shutdown(self) -> None:
        """The server stops: says so, and waits a moment only."""
        self.all_lines.begin_stop()
        super().shutdown()
        self.loop.call_later(GOODBYE_SECONDS, self.transport.abort)
