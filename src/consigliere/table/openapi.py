"""The HTTP part of the API as OpenAPI 3.1, from the same kinds of bodies that requests are read with."""

from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec

from consigliere.table import messages

MOVING = [200, 400, 401, 403, 404, 409, 422]
LANG = {"name": "lang", "in": "query", "schema": {"type": "string", "enum": ["en"]}}
SEAT = {"name": "seat", "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 9}}


def number(name: str) -> dict[str, Any]:
    """A number in the query."""
    return {"name": name, "in": "query", "schema": {"type": "integer", "minimum": 0, "maximum": 2147483647}}


def text(name: str) -> dict[str, Any]:
    """A text in the query."""
    return {"name": name, "in": "query", "schema": {"type": "string", "maxLength": 200}}


TABLE = "/api/tables/{table}"
ROWS: list[tuple[str, str, str, Any, list[dict[str, Any]], list[int]]] = [
    ("get", "/health", "Whether the server can do its work", None, [], [200, 503]),
    ("get", "/metrics", "Numbers for Prometheus", None, [], [200, 403]),
    ("get", "/api/openapi.json", "This description", None, [], [200]),
    ("get", "/api/games", "The games, their options and bots", None, [], [200]),
    ("get", "/api/games/{game}/pack", "The component pack of a game", None, [], [200, 404]),
    ("get", "/api/words/{lang}", "Words of the pages, as Fluent", None, [], [200, 404]),
    ("get", "/api/words/{lang}/{game}", "Words of a game, as Fluent", None, [], [200, 404]),
    ("get", "/api/words/{lang}/{game}/rules", "Rules of a game, as Fluent", None, [], [200, 404]),
    ("get", "/api/me", "Who am I", None, [], [200, 401]),
    ("post", "/api/me", "Make or change an identity", messages.Me, [], [200, 400, 401, 403]),
    ("delete", "/api/me", "Make all my cookies and links void", None, [], [200, 401, 403]),
    ("post", "/api/me/return", "A new return link", None, [], [200, 401, 403]),
    ("delete", "/api/me/return", "Revoke it", None, [], [200, 401, 403]),
    ("post", "/api/me/restore", "Use it", messages.TokenBody, [], [200, 400, 401, 403]),
    ("post", "/api/me/feed", "A new private feed address", None, [], [200, 401, 403]),
    ("get", "/api/feed/{token}", "Your turns, as Atom", None, [], [200, 404]),
    ("get", "/api/tables", "Lists of tables", None, [], [200, 401]),
    ("post", "/api/tables", "Make a table", messages.NewTable, [], [201, 400, 401, 403, 404, 429]),
    ("get", TABLE, "The view of a seat, or of a watcher", None, [LANG, SEAT], [200, 400, 401, 403, 404, 409]),
    ("delete", TABLE, "Close the table", None, [], [200, 401, 403, 404]),
    ("get", f"{TABLE}/about", "The table itself", None, [SEAT], [200, 400, 401, 403, 404]),
    ("post", f"{TABLE}/claim", "Use an invitation", messages.TokenBody, [], [200, 400, 401, 403, 404, 409]),
    ("post", f"{TABLE}/join", "Take a free seat", messages.Join, [], [200, 400, 401, 403, 404, 409]),
    ("post", f"{TABLE}/leave", "Get up", None, [SEAT], [200, 400, 401, 403, 404, 409]),
    (
        "get",
        f"{TABLE}/preview",
        "What a move would do",
        None,
        [text("move"), LANG, SEAT],
        [200, 400, 401, 403, 404, 409, 422],
    ),
    (
        "get",
        f"{TABLE}/why",
        "Why not",
        None,
        [text("move"), text("element"), LANG, SEAT],
        [200, 400, 401, 403, 404, 409, 422],
    ),
    ("post", f"{TABLE}/moves", "Play a move", messages.MoveBody, [LANG, SEAT], MOVING),
    ("post", f"{TABLE}/undo", "Take back", messages.UndoBody, [SEAT], MOVING),  # a key says again what it said first
    ("get", f"{TABLE}/events", "What was shown", None, [number("after"), SEAT], [200, 400, 401, 403, 404, 409]),
    ("get", f"{TABLE}/then", "An earlier moment", None, [number("at"), LANG, SEAT], [200, 400, 401, 403, 404, 409]),
    ("get", f"{TABLE}/record", "The record", None, [SEAT], [200, 400, 401, 403, 404, 409]),
    ("get", f"{TABLE}/chat", "The chat", None, [number("after"), SEAT], [200, 400, 401, 403, 404]),
    ("post", f"{TABLE}/chat", "Write", messages.ChatBody, [SEAT], [200, 400, 401, 403, 404, 409]),
    ("get", f"{TABLE}/notes", "Private notes", None, [SEAT], [200, 400, 401, 403, 404]),
    ("put", f"{TABLE}/notes", "Other notes", messages.NotesBody, [SEAT], [200, 400, 401, 403, 404]),
    ("post", f"{TABLE}/bot", "Hand a seat to a bot", messages.BotBody, [], [200, 400, 401, 403, 404, 409]),
    ("delete", f"{TABLE}/bot", "Take it back", None, [SEAT], [200, 400, 401, 403, 404, 409]),
    ("post", f"{TABLE}/agree", "Consent", messages.Agree, [SEAT], [200, 400, 401, 403, 404, 409]),
    ("post", f"{TABLE}/rename", "Another name", messages.Rename, [], [200, 400, 401, 403, 404]),
]
ANSWERS = {
    200: "Done",
    201: "Made",
    400: "Cannot be read",
    401: "Who are you",
    403: "Not yours",
    404: "Not there",
    409: "Not now",
    405: "Not in this way",
    413: "Too large",
    414: "Too long an address",
    422: "Against the rules: rule, message, args",
    431: "Too large a head",
    429: "Too fast",
    503: "Nothing can be stored right now",
}


TEXTS = {"/metrics": "text/plain", "/api/feed/{token}": "application/atom+xml"}
PROBLEM = {
    "type": "object",
    "required": ["error", "message"],
    "properties": {"error": {"type": "string"}, "message": {"type": "string"}},
}
REFUSAL = {
    "type": "object",
    "required": ["rule", "message", "args"],
    "properties": {"rule": {"type": "string"}, "message": {"type": "string"}, "args": {"type": "object"}},
}


@cache
def description(address: str) -> dict[str, Any]:
    """The whole description."""
    kinds = [body for _, _, _, body, _, _ in ROWS if body is not None]
    schemas, parts = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    of_body = dict(zip(kinds, schemas))
    paths: dict[str, dict[str, Any]] = {}
    for method, path, summary, body, query, statuses in ROWS:
        operation: dict[str, Any] = {
            "summary": summary,
            "operationId": f"{method}{path}".replace("/", "-").replace("{", "").replace("}", ""),
            "parameters": [*in_path(path), *query],
            "responses": {str(status): answer(path, status) for status in sorted({*statuses, *always(method, path)})},
        }
        if body is not None:
            operation["requestBody"] = {"required": True, "content": {"application/json": {"schema": of_body[body]}}}
        paths.setdefault(path, {})[method] = operation
    return {
        "openapi": "3.1.0",
        "info": {"title": "Consigliere", "version": version("consigliere"), "description": "See docs/api.md."},
        "servers": [{"url": address}],
        "paths": paths,
        "components": {
            "schemas": {**parts, "Problem": PROBLEM, "Refusal": REFUSAL},
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer"},
                "person": {"type": "apiKey", "in": "cookie", "name": "consigliere"},
            },
        },
        "security": [{}, {"seat": []}, {"person": []}],
    }


def in_path(path: str) -> list[dict[str, Any]]:
    """The parts of a path that vary."""
    names = [part.strip("{}") for part in path.split("/") if part.startswith("{")]
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def always(method: str, path: str) -> list[int]:
    """Answers that any route but the plainest may give."""
    if not path.startswith("/api/"):
        return [414, 431]
    odd = [404, 405] if "{" in path else []  # a part of the path that is more than one part
    return [*odd, *([413] if method != "get" else []), 414, 429, 431, 503]


def answer(path: str, status: int) -> dict[str, Any]:
    """What an answer looks like."""
    if status < 400:
        kind = "text/plain" if path.startswith("/api/words") else TEXTS.get(path, "application/json")
        return {"description": ANSWERS[status], "content": {kind: {}}}
    name = "Refusal" if status == 422 else "Problem"
    return {
        "description": ANSWERS[status],
        "content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}},
    }
