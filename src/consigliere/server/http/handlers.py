"""What all routes share: how a request leads to a person, a table and a seat."""

import re
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from consigliere.server.http.access import requester, same_origin
from consigliere.server.http.static_cache import StaticCache
from consigliere.server.people.mail_limits import MailLimits
from consigliere.server.people.people import Person
from consigliere.server.protocol.errors import Problem
from consigliere.server.protocol.messages import Sent
from consigliere.server.rate_limits import network_of
from consigliere.server.settings import Settings, any_interface
from consigliere.server.tables.registry import TableRegistry
from consigliere.server.tables.roles import Access, access
from consigliere.server.tables.subscribers import PersonSockets
from consigliere.server.tables.table import Table

HOST = re.compile(r"([A-Za-z0-9][A-Za-z0-9.-]{0,252}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")


def answer(content: Sent | dict[str, Any], status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A JSON response."""
    return Response(msgspec.json.encode(content), status, headers, "application/json")


def network(request: Request) -> str:
    """The address a request comes from, as it is counted."""
    return network_of(request.client.host if request.client else "")


def number(request: Request, name: str, most: int = 1 << 31) -> int | None:
    """A number out of the query."""
    text = request.query_params.get(name)
    if text is None:
        return None
    if not text.isascii() or not text.isdecimal() or len(text) > 10 or int(text) > most:
        raise Problem(400, "bad-request", detail=name)
    return int(text)


class RouteBase:
    """How requests find their way to persons, tables and seats."""

    def __init__(
        self, registry: TableRegistry, mail_limits: MailLimits, person_sockets: PersonSockets, settings: Settings
    ) -> None:
        self.registry = registry
        self.store, self.people, self.creation_policy = registry.store, registry.people, registry.creation_policy
        self.mail_limits = mail_limits
        self.person_sockets = person_sockets
        self.settings = settings
        self.static_cache = StaticCache()

    def address(self, request: Request) -> str:
        """The beginning of links: the address that was set, or else the one this request came to."""
        asked = HOST.fullmatch(request.headers.get("host", "")) if self.settings.address_unknown else None
        return self.settings.address if asked is None or any_interface(asked[1].strip("[]")) else f"http://{asked[0]}"

    async def person(self, request: Request) -> Person:
        """The person behind the cookie."""
        person = (await requester(request, self.people)).person
        if person is None:
            raise Problem(401, "unauthenticated")
        return person

    async def may(self, request: Request, table: Table) -> Access:
        """What the requester is at the table; what a cookie changes must come from our own page."""
        who = await requester(request, self.people)
        if request.method not in ("GET", "HEAD") and who.token is None:
            self.check_origin(request)
        return access(table.state, who)

    def check_origin(self, request: Request) -> None:
        """Refuses what another site sends with our cookie."""
        if not same_origin(request, self.settings.public_url):
            raise Problem(403, "cross-origin")

    @asynccontextmanager
    async def viewing(self, request: Request) -> AsyncIterator[tuple[Table, int | None]]:
        """Lock the table of the path; also return the seat that looks, or None for a watcher."""
        async with self.table(request) as table:
            yield table, (await self.may(request, table)).viewer(table.state, number(request, "seat"))

    @asynccontextmanager
    async def acting(self, request: Request) -> AsyncIterator[tuple[Table, int]]:
        """Lock the table of the path; also return the seat that acts."""
        async with self.table(request) as table:
            yield table, (await self.may(request, table)).seat(table.state, number(request, "seat"))

    def lang(self, request: Request) -> str | None:
        """The language that is wanted, if any."""
        return request.query_params.get("lang")

    def table(self, request: Request) -> AbstractAsyncContextManager[Table]:
        """The table of the path, locked."""
        return self.registry.locked(str(request.path_params["table"]))
