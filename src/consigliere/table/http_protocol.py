"""HTTP as it comes in: a request whose head is too long or never ends takes neither memory nor a connection."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

LARGEST_HEAD = 32 * 1024
HEAD_SECONDS = 20.0


class LimitedHttpProtocol(HttpToolsProtocol):
    """uvicorn's protocol with a limit of size and time for everything before the body."""

    in_head = True
    head = 0
    timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        """Starts waiting for the first request head."""
        super().connection_made(transport)
        self.await_head()

    def await_head(self) -> None:
        """Starts the time limit for the next request head."""
        self.in_head, self.head = True, 0
        self.stop_timer()
        self.timer = self.loop.call_later(HEAD_SECONDS, self.transport.close)

    def stop_timer(self) -> None:
        """The head is there, or nobody waits for it any more."""
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def data_received(self, data: bytes) -> None:
        """Counts what belongs to a head that is not complete yet."""
        super().data_received(data)
        if self.in_head and not self.transport.is_closing():
            self.head += len(data)
            if self.head > LARGEST_HEAD:
                self.send_400_response("The head of this request is too large.")

    def on_message_begin(self) -> None:
        """The next request on the same connection begins."""
        super().on_message_begin()
        self.await_head()

    def on_headers_complete(self) -> None:
        """The head is complete: no time limit any more."""
        self.in_head = False
        self.stop_timer()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection has ended: nothing to wait for."""
        self.stop_timer()
        super().connection_lost(exc)
