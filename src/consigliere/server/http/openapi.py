"""The HTTP part of the API as OpenAPI 3.1, from the list of routes and the Structs that are read and sent."""

from functools import cache
from importlib.metadata import version
from typing import Any

import msgspec

from consigliere.server.http.endpoint import Endpoint
from consigliere.server.protocol.messages import Refusal
from consigliere.server.protocol.responses import ProblemBody

Json = dict[str, Any]
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


@cache
def description(endpoints: tuple[Endpoint, ...], address: str) -> Json:
    """The whole description."""
    kinds: list[type] = [ProblemBody, Refusal]
    for each in endpoints:
        kinds += [kind for kind in (each.body, each.answer) if kind is not None and kind not in kinds]
    schemas, parts = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    schema_of = dict(zip(kinds, schemas))
    paths: dict[str, Json] = {}
    for each in endpoints:
        paths.setdefault(each.path, {})[each.method.lower()] = operation(each, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Consigliere", "version": version("consigliere"), "description": "See docs/api.md."},
        "servers": [{"url": address}],
        "paths": paths,
        "components": {
            "schemas": parts,
            "securitySchemes": {
                "seat": {"type": "http", "scheme": "bearer"},
                "person": {"type": "apiKey", "in": "cookie", "name": "consigliere"},
            },
        },
        "security": [{}, {"seat": []}, {"person": []}],
    }


def operation(endpoint: Endpoint, schema_of: dict[type, Json]) -> Json:
    """One route."""
    method, path = endpoint.method.lower(), endpoint.path
    statuses = sorted({*endpoint.statuses, *always(method, path)})
    query = [{"name": each.name, "in": "query", "schema": each.schema} for each in endpoint.query]
    described: Json = {
        "summary": endpoint.what,
        "operationId": f"{method}{path}".replace("/", "-").replace("{", "").replace("}", ""),
        "parameters": [*in_path(path), *query],
        "responses": {str(status): answer(endpoint, status, schema_of) for status in statuses},
    }
    if endpoint.body is not None:
        content = {"application/json": {"schema": schema_of[endpoint.body]}}
        described["requestBody"] = {"required": True, "content": content}
    return described


def in_path(path: str) -> list[Json]:
    """The parts of a path that vary."""
    names = [part.strip("{}") for part in path.split("/") if part.startswith("{")]
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def always(method: str, path: str) -> list[int]:
    """Answers that any route but the plainest may give."""
    if not path.startswith("/api/"):
        return [414, 431]
    odd = [404, 405] if "{" in path else []  # a part of the path that is more than one part
    return [*odd, *([413] if method != "get" else []), 414, 429, 431, 503]


def answer(endpoint: Endpoint, status: int, schema_of: dict[type, Json]) -> Json:
    """What an answer looks like."""
    kind = endpoint.answer if status < 400 else Refusal if status == 422 else ProblemBody
    media = endpoint.media if status < 400 else "application/json"
    return {
        "description": ANSWERS[status],
        "content": {media: {} if kind is None else {"schema": schema_of[kind]}},
    }
