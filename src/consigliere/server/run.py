"""Runs the server: one process, one line when it answers, a clean stop."""

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from functools import partial

import uvicorn
from starlette.applications import Starlette

from consigliere.core.errors import Mistake
from consigliere.server import logs
from consigliere.server.app import make
from consigliere.server.cluster.node import Node
from consigliere.server.http import connections
from consigliere.server.http.uvicorn_protocol import LimitedHttpProtocol, LimitedSocketProtocol
from consigliere.server.settings import Settings

log = logging.getLogger(__name__)

STOP_SECONDS = 5
SWITCH_SECONDS = 0.001  # after which a thread that loads a table lets the event loop go on
KEPT_SECONDS = 75  # an idle connection: longer than clients and proxies keep it, or they ask just when it is closed


def listen(settings: Settings) -> socket.socket:
    """The socket; a port that is taken is one sentence."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # unnamed, answers would wait to be joined
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if family == socket.AF_INET6:
        listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)  # "::" is IPv4 too, on every system
    try:
        listener.bind((settings.host, settings.port))
    except (OSError, OverflowError) as error:
        listener.close()
        problem = getattr(error, "strerror", None) or str(error)
        raise Mistake("mistake-serve-port", host=settings.host, port=str(settings.port), problem=problem) from None
    return listener


def run(settings: Settings, open_page: bool, announce: Callable[[str], None]) -> None:
    """Serves until it is told to stop."""
    logs.set_up()
    files = connections.raise_file_limit()
    listener = listen(settings)
    settings = replace(settings, port=listener.getsockname()[1])
    rarely_collect()
    sys.setswitchinterval(SWITCH_SECONDS)
    with asyncio.Runner(loop_factory=quickest_loop()) as runner:
        runner.run(serve(settings, listener, open_page, announce, files))


def rarely_collect() -> None:
    """A search for unused cycles would hold all tables: what is new is searched in small portions, the rest when it is
    quiet (`background`)."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(700, 2, 1_000_000)


def quickest_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's event loop where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    new: Callable[[], asyncio.AbstractEventLoop] = uvloop.new_event_loop
    return new


def config_of(settings: Settings, app: Starlette) -> uvicorn.Config:
    """How uvicorn is to serve the application."""
    return uvicorn.Config(
        app,
        http=LimitedHttpProtocol,
        ws=LimitedSocketProtocol,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.public_url is not None,
        forwarded_allow_ips=settings.proxies if settings.public_url else "",
        timeout_graceful_shutdown=STOP_SECONDS,
        timeout_keep_alive=KEPT_SECONDS,
        ws_max_size=settings.largest_body,
        ws_per_message_deflate=False,
        lifespan="on",
    )


async def serve(
    settings: Settings, listener: socket.socket, open_page: bool, announce: Callable[[str], None], files: int
) -> None:
    """The same, inside an event loop. A database that cannot be opened is one sentence, before anything is served."""
    app = make(settings)
    app.state.connections.most_of_all = max(files - connections.OWN_FILES, files // 2)
    try:
        await app.state.store.open()
        await app.state.people.open()
    except Mistake:
        listener.close()
        if app.state.store.writer is not None:
            await app.state.store.close()
        raise
    log.info("open file limit", extra={"files": files})
    server = uvicorn.Server(config_of(settings, app))
    loop = asyncio.get_running_loop()

    def stop() -> None:
        server.should_exit = True

    node: Node | None = app.state.node
    if node is not None:
        node.give_up = stop
    for number in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop if node is None else partial(node.stop_soon, stop))
    serving = asyncio.create_task(server._serve([listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.01)
    if server.started:
        announce(settings.address)
        if open_page:
            await asyncio.to_thread(webbrowser.open, settings.address)
    await serving
    if not server.started:
        raise Mistake("mistake-serve-start")
