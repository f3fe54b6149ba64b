"""The description of the API is what the server does: every route, every status, and no request makes it stumble."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import checks
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from starlette.routing import Route

from consigliere.table import openapi, route_document, route_list
from tests.conftest import Size
from tests.table.running import Running, made, running

CHECKS = [checks.not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
schema = schemathesis.openapi.from_dict(openapi.description(route_list.ENDPOINTS, "http://127.0.0.1"))
bounded = settings(
    max_examples=Size()(6, 200, ci=50),
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    database=None,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server."""
    with running(tmp_path_factory.mktemp("openapi")) as found:
        yield found


@pytest.fixture(scope="module")
def scene(server: Running) -> dict[str, Any]:
    """A person at a running table, and one that waits."""
    anna = server.person("Anna")
    seats = [{"kind": "me"}, {"kind": "open"}]
    tables = [made(anna, "corleone", seats, open=True) for _ in range(2)]
    invitation = {"token": tables[0]["seats"][0]["token"]}
    token = server.stranger().post(f"/api/tables/{tables[0]['table']}/claim", json=invitation).json()["token"]
    cookie = f"consigliere={anna.cookies['consigliere']}"
    return {
        "tables": [table["table"] for table in tables],
        "who": [{}, {"cookie": cookie}, {"authorization": f"Bearer {token}"}],
        "n": 0,
    }


def test_every_route_is_described_and_the_other_way_round(server: Running) -> None:
    routes = {
        (method.lower(), route.path)
        for route in server.app.routes
        if isinstance(route, Route) and not route.path.startswith(("/plain", "/{path"))
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert routes == {(each.method.lower(), each.path) for each in route_list.ENDPOINTS}
    served = server.stranger().get("/api/openapi.json").json()
    assert served["paths"] == openapi.description(route_list.ENDPOINTS, "http://127.0.0.1")["paths"]
    assert served["servers"] == [{"url": server.address}]


def test_the_documentation_has_all_routes_as_they_are() -> None:
    text = route_document.FILE.read_text(encoding="utf-8")
    assert text == route_document.documented(text), "run python -m consigliere.table.route_document"
    for each in route_list.ENDPOINTS:
        assert f"| `{each.written()}` | {each.who} |" in text


@pytest.mark.ci
@schema.parametrize()
@bounded
def test_no_request_makes_the_server_stumble(
    case: schemathesis.Case[Any], server: Running, scene: dict[str, Any]
) -> None:
    scene["n"] += 1
    if "table" in case.path_parameters and scene["n"] % 4:
        case.path_parameters["table"] = scene["tables"][scene["n"] % 2]
    headers = scene["who"][scene["n"] % 3]
    if (case.method, case.path) in (("DELETE", "/api/me"), ("DELETE", "/api/me/return"), ("DELETE", route_list.TABLE)):
        headers = {}  # the others are to go on
    response = case.call(base_url=server.address, headers=headers, timeout=300)
    case.validate_response(response, checks=CHECKS)
