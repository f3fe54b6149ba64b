"""What all routes share: the house, and how a request leads to a person, a table and a seat."""

import re
from contextlib import AbstractAsyncContextManager
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from consigliere.table.access import Access, access, asker, same_origin
from consigliere.table.guests import Guests
from consigliere.table.house import House
from consigliere.table.limits import network_of
from consigliere.table.live_table import LiveTable
from consigliere.table.outgoing import Sent
from consigliere.table.people import Person
from consigliere.table.problem import Problem
from consigliere.table.settings import Settings, any_interface
from consigliere.table.sockets import Sockets

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
    """A house, and how requests find their way to persons, tables and seats in it."""

    def __init__(self, house: House, settings: Settings, sockets: Sockets, guests: Guests) -> None:
        self.house = house
        self.guests = guests
        self.settings = settings
        self.sockets = sockets

    def address(self, request: Request) -> str:
        """The beginning of links: the address that was set, or else the one this request came to."""
        asked = HOST.fullmatch(request.headers.get("host", "")) if self.settings.address_unknown else None
        return self.settings.address if asked is None or any_interface(asked[1].strip("[]")) else f"http://{asked[0]}"

    async def person(self, request: Request) -> Person:
        """The person behind the cookie."""
        found = (await asker(request, self.house.people)).person
        if found is None:
            raise Problem(401, "who")
        return found

    async def may(self, request: Request, live: LiveTable) -> Access:
        """What the asker is at the table; what a cookie changes must come from our own page."""
        who = await asker(request, self.house.people)
        if request.method not in ("GET", "HEAD") and who.token is None:
            self.check_origin(request)
        return access(live.room, who)

    def check_origin(self, request: Request) -> None:
        """Refuses what another site sends with our cookie."""
        if not same_origin(request, self.settings.public_url):
            raise Problem(403, "origin")

    async def viewer(self, request: Request, live: LiveTable) -> int | None:
        """The seat that looks, or None for a watcher."""
        return (await self.may(request, live)).viewer(live.room, number(request, "seat"))

    async def seat(self, request: Request, live: LiveTable) -> int:
        """The seat that acts."""
        return (await self.may(request, live)).seat(live.room, number(request, "seat"))

    def lang(self, request: Request) -> str | None:
        """The language that is wanted, if any."""
        return request.query_params.get("lang")

    def table(self, request: Request) -> AbstractAsyncContextManager[LiveTable]:
        """The table of the path, locked."""
        return self.house.at(str(request.path_params["table"]))
