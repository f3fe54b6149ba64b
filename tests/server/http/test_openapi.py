"""The description of the API is what the server does: every route, every status, and no request makes it stumble."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from starlette.routing import Route

from consigliere.server.http import api_docs, endpoint, openapi
from tests.conftest import Size
from tests.server.http.scene import CHECKS, Scene, described
from tests.server.running import Running, running

schema = described()
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
def scene(server: Running) -> Scene:
    """A person at a running table, and one that waits."""
    return Scene(server.address)


def test_every_route_is_described_and_the_other_way_round(server: Running) -> None:
    routes = {
        (method.lower(), route.path)
        for route in server.app.routes
        if isinstance(route, Route) and not route.path.startswith(("/plain", "/{path"))
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert routes == {(each.method.lower(), each.path) for each in endpoint.ENDPOINTS}
    served = server.stranger().get("/api/openapi.json").json()
    assert served["paths"] == openapi.description(tuple(endpoint.ENDPOINTS), "http://127.0.0.1")["paths"]
    assert served["servers"] == [{"url": server.address}]


def test_the_documentation_has_all_routes_as_they_are() -> None:
    text = api_docs.FILE.read_text(encoding="utf-8")
    assert text == api_docs.documented(text), "run python -m consigliere.server.http.api_docs"
    for each in endpoint.ENDPOINTS:
        assert f"| `{each.written()}` | {each.who} |" in text


@pytest.mark.ci
@schema.parametrize()
@bounded
def test_no_request_makes_the_server_stumble(case: schemathesis.Case[Any], scene: Scene) -> None:
    _, response = scene.ask(case)
    case.validate_response(response, checks=CHECKS)
