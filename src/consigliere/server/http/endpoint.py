"""Routes of the API, declared beside their handlers: routing, OpenAPI and docs/api.md use the same `ENDPOINTS`."""

import inspect
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from consigliere.server.protocol.messages import Sent
from consigliere.server.protocol.requests import Body
from consigliere.words import languages

Handler = Callable[[Any, Request], Awaitable[Response]]
TABLE = "/api/tables/{table}"
ANYONE, PERSON, SEATED, VIEWER, HOST = "anyone", "identity", "seat", "seat, watcher", "host"
CHANGED = (200, 401, 403)
READ = (200, 400, 401, 403, 404)
NOW = (*READ, 409)
RULES = (*NOW, 422)
IN_PATH = {
    "table": "ID",
    "game": "GAME",
    "lang": "LANG",
    "token": "TOKEN",
}  # as the documentation writes it


@dataclass(frozen=True, eq=False)
class Query:
    """A parameter behind the `?`: its name, its JSON schema, and how the documentation writes its value."""

    name: str
    schema: dict[str, Any]
    value: str


def query_number(name: str, most: int = 2147483647) -> Query:
    """A number in the query."""
    return Query(name, {"type": "integer", "minimum": 0, "maximum": most}, "N")


def query_text(name: str, value: str = "TEXT") -> Query:
    """A text in the query."""
    return Query(name, {"type": "string", "maxLength": 200}, value)


LANG = Query("lang", {"type": "string", "enum": list(languages())}, "en")
SEAT = query_number("seat", 9)


@dataclass(frozen=True, eq=False)
class Endpoint:
    """A route and its handler, whose docstring describes it."""

    method: str
    path: str
    handler: Handler
    who: str
    body: type[Body] | None = None
    query: tuple[Query, ...] = ()
    answer: type[Sent] | None = None  # None: what `media` says, or JSON that is described elsewhere
    statuses: tuple[int, ...] = (200,)
    media: str = "application/json"

    @property
    def what(self) -> str:
        """The description, as one line."""
        return " ".join((inspect.getdoc(self.handler) or "").split())

    def written(self) -> str:
        """The request as the documentation writes it: `GET /api/tables/ID/then?at=N`."""
        path = self.path
        for name, shown in IN_PATH.items():
            path = path.replace(f"{{{name}}}", shown)
        query = "&".join(f"{query.name}={query.value}" for query in self.query if query is not SEAT)
        fields = "" if self.body is None else f" {{{', '.join(field_names(self.body))}}}"
        return f"{self.method} {path}{'?' if query else ''}{query}{fields}"


def field_names(body: type[Body]) -> list[str]:
    """The fields of a body; those that may be missing with a question mark."""
    return [field.name if field.required else f"{field.name}?" for field in msgspec.structs.fields(body)]


ENDPOINTS: list[Endpoint] = []  # in the order of declaration, complete once `tables.py` is imported


def route(method: str, path: str, who: str = ANYONE, **details: Any) -> Callable[[Handler], Handler]:
    """Declare the handler of a route; `details` are the further fields of an Endpoint."""

    def declare(handler: Handler) -> Handler:
        ENDPOINTS.append(Endpoint(method, path, handler, who, **details))
        return handler

    return declare


get, post, put, delete = (partial(route, method) for method in ("GET", "POST", "PUT", "DELETE"))


def routes(api: Any) -> list[Route]:
    """All routes, bound to the object with their handlers."""
    return [Route(each.path, partial(each.handler, api), methods=[each.method]) for each in ENDPOINTS]
