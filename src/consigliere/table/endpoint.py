"""One route of the API: what is asked, who may ask, what is answered."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from consigliere.table.messages import Body
from consigliere.table.outgoing import Sent
from consigliere.words import languages

Handler = Callable[[Any, Request], Awaitable[Response]]
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


def number(name: str, most: int = 2147483647) -> Query:
    """A number in the query."""
    return Query(name, {"type": "integer", "minimum": 0, "maximum": most}, "N")


def text(name: str, value: str = "TEXT") -> Query:
    """A text in the query."""
    return Query(name, {"type": "string", "maxLength": 200}, value)


LANG = Query("lang", {"type": "string", "enum": list(languages())}, "en")
SEAT = number("seat", 9)


@dataclass(frozen=True, eq=False)
class Endpoint:
    """A route: routing, OpenAPI and the table in docs/api.md are made from it."""

    method: str
    path: str
    handler: Handler
    who: str
    what: str
    body: type[Body] | None = None
    query: tuple[Query, ...] = ()
    answer: type[Sent] | None = None  # None: what `media` says, or JSON that is described elsewhere
    statuses: tuple[int, ...] = (200,)
    media: str = "application/json"

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
