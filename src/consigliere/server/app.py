"""The server as one application: routes, socket, pages, and what every answer must carry."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator

import msgspec
from prometheus_client import REGISTRY
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from consigliere.server import metrics
from consigliere.server.bots.fair_queue import FairQueue
from consigliere.server.bots.pool import BotPool
from consigliere.server.bots.remote import RemoteBots
from consigliere.server.cluster.bus import Bus
from consigliere.server.cluster.forwarding import LEAVE, ForwardMiddleware
from consigliere.server.cluster.lease import Elsewhere
from consigliere.server.cluster.node import Cluster, Node
from consigliere.server.cluster.peer_listener import HOP
from consigliere.server.engine_build import EngineBuild
from consigliere.server.http import endpoint, pages
from consigliere.server.http.access import named, requested_lang
from consigliere.server.http.connections import LOOKS, Connections
from consigliere.server.http.static_cache import accepted
from consigliere.server.http.tables import Api
from consigliere.server.http.websocket import Sockets
from consigliere.server.people.creation_policy import CreationPolicy
from consigliere.server.people.mail_limits import MailLimits
from consigliere.server.people.notices import Notices
from consigliere.server.people.people import People
from consigliere.server.protocol.errors import Problem
from consigliere.server.rate_limits import Allowance, network_of
from consigliere.server.settings import Settings
from consigliere.server.storage.store import Store
from consigliere.server.tables.background import Background
from consigliere.server.tables.registry import TableRegistry
from consigliere.server.tables.subscribers import PersonSockets
from consigliere.server.tasks import Tasks, every

log = logging.getLogger(__name__)

SECURITY = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
LONGEST_ADDRESS = 4096
LARGEST_HEAD = 16 * 1024
# what takes longer counts for more
COSTS = {"preview": 3.0, "why": 3.0, "then": 5.0, "log": 5.0, "rounds": 5.0, "record": 5.0}
FILE_COST = 0.2  # a page is many files, and they are kept ready
AT_WORK = 16  # requests that are worked on at once; the others wait, and every address has its turn
QUICK = 3  # how hard answers are compressed that are made for one person


class RequestGuard:
    """Around everything: limits of size and rate, headers of security, problems as plain answers."""

    def __init__(self, app: ASGIApp, settings: Settings, people: People, allowance: Allowance) -> None:
        self.app = app
        self.settings = settings
        self.people = people
        self.allowance = allowance
        self.in_flight: dict[str, int] = {}  # requests of an address that are not answered yet
        self.places: FairQueue[int] = FairQueue()
        for place in range(AT_WORK):
            self.places.put(place)
        self.security = dict(SECURITY)
        if settings.secure:
            self.security["strict-transport-security"] = "max-age=31536000"

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or HOP in scope:  # the node that passed it on has looked at it
            await self.app(scope, receive, send)
            return
        begun = False
        place: int | None = None

        def leave() -> None:
            nonlocal place
            if place is not None:
                self.places.put(place)
                place = None

        async def sent(message: Message) -> None:
            nonlocal begun
            begun = True
            leave()  # the work is done; who reads slowly keeps nobody waiting
            if message["type"] == "http.response.start":
                self.add_headers(message, scope)
            await send(message)

        network = network_of(scope["client"][0] if scope.get("client") else "")
        problem = self.problem(scope, network)
        if problem is not None:
            await answer(problem, HTTPConnection(scope))(scope, receive, sent)
            return
        self.in_flight[network] = self.in_flight.get(network, 0) + 1
        try:
            body = await self.whole_body(receive)
            place = await self.places.get((network, named(Headers(scope=scope), self.people) or ""))
            scope[LEAVE] = leave
            await self.app(scope, read_before(body, receive), sent)
        except ClientDisconnect:
            return
        except Problem as too_large:
            await answer(too_large, HTTPConnection(scope))(scope, receive, sent)
        except Exception as error:  # our own mistake: it is logged, the sender learns nothing of it
            log.error(
                "handling a request failed", exc_info=error, extra={"route": getattr(scope.get("route"), "path", "")}
            )
            if not begun:
                await answer(Problem(500, "unavailable"), HTTPConnection(scope))(scope, receive, sent)
        finally:
            leave()
            self.in_flight[network] -= 1
            if not self.in_flight[network]:
                del self.in_flight[network]

    async def whole_body(self, receive: Receive) -> bytes:
        """All of a body: nothing is done, and nobody waits, before it has come."""
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] == "http.disconnect":
                raise ClientDisconnect
            body += message.get("body", b"")
            if len(body) > self.settings.largest_body:
                raise Problem(413, "too-large")
            if not message.get("more_body", False):
                return bytes(body)

    def problem(self, scope: Scope, network: str) -> Problem | None:
        """Why a request is not even read."""
        path, headers = scope["path"], Headers(scope=scope)
        if len(scope.get("raw_path") or b"") + len(scope["query_string"]) > LONGEST_ADDRESS:
            return Problem(414, "too-large")
        if sum(len(name) + len(value) for name, value in scope["headers"]) > LARGEST_HEAD:
            return Problem(431, "too-large")
        length = headers.get("content-length", "0")
        if length.isdecimal() and (len(length) > 12 or int(length) > self.settings.largest_body):
            return Problem(413, "too-large")
        if self.in_flight.get(network, 0) >= self.settings.connections:
            return Problem(429, "too-many-connections")
        name = named(headers, self.people)
        cost = COSTS.get(path.rpartition("/")[2], 1.0) if path.startswith("/api/") else FILE_COST
        if not self.allowance.take(network, name, cost):
            return Problem(429, "rate-limited")
        if scope["method"] == "POST" and makes(path, headers, name) and not self.allowance.make(network):
            return Problem(429, "rate-limited")
        return None

    def add_headers(self, message: Message, scope: Scope) -> None:
        """Adds to every answer what keeps a browser careful."""
        headers = MutableHeaders(scope=message)
        for name, value in self.security.items():
            headers.setdefault(name, value)
        if scope["path"].startswith("/api/") or message["status"] >= 400:
            headers.setdefault("cache-control", "no-store")


def read_before(body: bytes, receive: Receive) -> Receive:
    """Gives a body that has been read already, and then what else comes."""
    given = False

    async def receive_again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return receive_again


def makes(path: str, headers: Headers, name: str | None) -> bool:
    """Whether a request makes something that stays: a table, or a person."""
    return path == "/api/tables" or (path == "/api/me" and (name is None or "authorization" in headers))


def answer(problem: Problem, asked: HTTPConnection) -> Response:
    """The JSON response for a problem: error, message and details, in the language of whoever asked."""
    body = problem.body(requested_lang(asked))
    return Response(msgspec.json.encode(body), problem.status, media_type="application/json")


async def on_problem(request: Request, error: Exception) -> Response:
    """What is wrong with a request."""
    assert isinstance(error, Problem)
    if isinstance(error, Elsewhere):
        raise error  # for whoever passes it on
    return answer(error, request)


async def on_http(request: Request, error: Exception) -> Response:
    """A route or method that is not there."""
    assert isinstance(error, HTTPException)
    problem = Problem(error.status_code, "unknown-route")
    response = answer(problem, request)
    response.headers.update(error.headers or {})
    return response


class CompressAnswers(GZipMiddleware):
    """Compresses what the API makes for one requester; what is constant comes compressed, or is not worth it."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        taken = scope["type"] == "http" and accepted(Headers(scope=scope).get("accept-encoding", ""))
        if taken and "gzip" in taken and scope["path"].startswith("/api/"):
            await super().__call__(scope, receive, send)
        else:
            await self.app(scope, receive, send)


def make(settings: Settings) -> Starlette:
    """Make the application; the storage is opened when it starts."""
    cluster = Cluster(settings) if settings.node is not None else None
    store = cluster.store if cluster is not None else Store(settings.database)
    bus = cluster.bus if cluster is not None else Bus()
    people = People(store, bus)
    mail_limits = MailLimits(store, people)
    local = settings.public_url is None
    allowance = Allowance(settings.rate, settings.burst, local, settings.tables_per_minute, settings.open_tables)
    creation_policy = CreationPolicy(store, people, settings, allowance)
    remote_bots = RemoteBots(settings.thinkers) if settings.thinkers is not None else None
    bot_pool = BotPool(settings.workers, settings.bot_ms, settings.bot_grace, remote_bots)
    person_sockets = PersonSockets(bus)
    registry = TableRegistry(store, people, creation_policy, bot_pool, person_sockets, bus, Tasks())
    background = Background(registry, settings.limit_days, settings.unload_minutes)
    forwarder = cluster.forwarder if cluster is not None else None
    sockets = Sockets(registry, person_sockets, settings, forwarder)
    api = Api(registry, mail_limits, person_sockets, settings)
    notices = Notices(store, people, mail_limits, registry, settings)
    connections = Connections(settings)
    connections.on_stop.append(registry.stopping.set)

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        node: Node | None = app.state.node
        if store.writer is None:
            await store.open()
        if node is not None:
            node.start()
        await people.open()
        await creation_policy.open()
        await asyncio.to_thread(registry.preload)
        numbers = metrics.watch(registry, background)
        background.start()
        spawn = registry.tasks.spawn
        spawn(EngineBuild(registry, settings.build).run())
        if remote_bots is not None:
            spawn(remote_bots.run())
        spawn(notices.run())
        spawn(every(LOOKS, connections.poll))
        if node is not None:
            await node.open()
        try:
            yield
        finally:
            if node is not None:
                await node.hand_over()
            await registry.close()
            await asyncio.sleep(0)
            await store.close()
            if node is not None:
                await node.close()
            REGISTRY.unregister(numbers)

    app = Starlette(
        routes=[
            *endpoint.routes(api),
            WebSocketRoute("/api/tables/{table}/live", sockets.serve),
            Route("/plain/words.json", pages.plain_words),
            Route("/plain/{path:path}", pages.plain),
            Route("/{path:path}", pages.page),
        ],
        exception_handlers={
            Problem: on_problem,
            HTTPException: on_http,
        },
        lifespan=lifespan,
    )
    if forwarder is not None:
        app.add_middleware(ForwardMiddleware, forwarder=forwarder)
    app.add_middleware(CompressAnswers, minimum_size=1000, compresslevel=QUICK)
    app.add_middleware(RequestGuard, settings=settings, people=people, allowance=allowance)
    app.state.registry = registry
    app.state.background = background
    app.state.people = people
    app.state.mail_limits = mail_limits
    app.state.static_cache = api.static_cache
    app.state.store = store
    app.state.notices = notices
    app.state.connections = connections
    app.state.node = Node(cluster, registry, app) if cluster is not None else None
    return app
