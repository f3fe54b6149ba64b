"""Who may do what: every route and every message of the socket, for everybody who might try, at every kind of table.

A route or message without a row here fails `test_every_route_has_a_row` or `test_every_message_has_a_row`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, get_args

import httpx
import msgspec
import pytest
from starlette.routing import Route

import consigliere
from consigliere.server.protocol import requests
from tests.server.cluster.forwarded import ALONE, OTHER_NODE, served
from tests.server.running import COOKIE, UNUSED, Running, made

T = "/api/tables/{table}"
SCENES = ("running", "running, listed", "waiting", "waiting, listed", "over")
INSIDE = ("seat", "partner", "opponent", "program")
NOT_AT_THE_TABLE = ("stranger", "other", "revoked")
ROLES = (*INSIDE, "invited", "host", "watcher", *NOT_AT_THE_TABLE, "spent", "wrong token", "other site")
ANY_MOVE = consigliere.game("la-famiglia").text(0)
Answer = tuple[int, str | None]
DONE: Answer = (200, None)


@dataclass
class Row:
    """A route, a request to it, and whom it serves: `who` names a function below that knows the others' answers."""

    method: str
    path: str
    who: str
    body: Any = None
    query: str = ""
    ok: Mapping[str, Answer] = field(default_factory=dict)  # by kind of scene, if it is not 200
    changes: bool = False  # who succeeds changes what others would get

    def served(self, scene: str) -> Answer:
        """What those get whom the route serves."""
        return self.ok.get(scene, self.ok.get(scene.partition(",")[0], self.ok.get("*", DONE)))


WAITING: dict[str, Answer] = {"waiting": (409, "not-started")}
ENDED: dict[str, Answer] = {"over": (409, "not-running")}
ROWS = [
    Row("GET", "/health", "anybody"),
    Row("GET", "/metrics", "anybody"),  # from this machine; test_security shows the rest
    Row("GET", "/api/openapi.json", "anybody"),
    Row("GET", "/api/games", "anybody"),
    Row("GET", "/api/games/{game}/pack", "anybody"),
    Row("GET", "/api/words/{lang}", "anybody"),
    Row("GET", "/api/words/{lang}/{game}", "anybody"),
    Row("GET", "/api/words/{lang}/{game}/rules", "anybody"),
    Row("GET", "/api/me", "anybody"),
    Row("POST", "/api/me", "any_page", {"name": "Somebody"}),
    Row("POST", "/api/me/code", "person", {"code": "anything"}, ok={"*": (409, "code-not-needed")}),
    Row("POST", "/api/me/invited", "person", {"token": "0123456789abcdef"}, ok={"*": (401, "invalid-token")}),
    Row("POST", "/api/mail/confirm", "any_page", {"token": "0123456789abcdef"}, ok={"*": (401, "invalid-token")}),
    Row("DELETE", "/api/me", "person", changes=True),
    Row("POST", "/api/me/return", "person"),
    Row("DELETE", "/api/me/return", "person", changes=True),
    Row("POST", "/api/me/restore", "any_page", {"token": "0123456789abcdef"}, ok={"*": (401, "invalid-token")}),
    Row("POST", "/api/me/feed", "person"),
    Row("GET", "/api/me/games", "reader"),
    Row("GET", "/api/feed/{token}", "anybody", ok={"*": (404, "invalid-token")}),
    Row("GET", "/api/tables", "anybody"),
    Row(
        "POST", "/api/tables", "any_page", {"game": "corleone", "seats": [{"kind": "open"}] * 2}, ok={"*": (201, None)}
    ),
    Row("GET", T, "viewer", ok=WAITING),
    Row("DELETE", T, "the_host", changes=True),
    Row("GET", f"{T}/about", "told"),
    Row(
        "POST",
        f"{T}/claim",
        "holder",
        {"token": "INVITATION"},
        ok={"running": (401, "invalid-token"), "over": (401, "invalid-token")},
        changes=True,
    ),
    Row("POST", f"{T}/join", "joiner", {}, changes=True),
    Row(
        "POST",
        f"{T}/invite",
        "the_host",
        {"seat": 1},
        ok={"running": (409, "already-started"), "over": (409, "already-started")},
        changes=True,
    ),
    Row("POST", f"{T}/leave", "sitter", ok=ENDED, changes=True),
    Row(
        "POST",
        f"{T}/swap",
        "arranger",
        {"seat": 0, "other": 1},  # as long as the table waits nobody sits on 1
        ok={"running": (409, "already-started"), "over": (409, "already-started")},
        changes=True,
    ),
    Row("GET", f"{T}/preview", "sitter", query="move=nonsense", ok={"*": (422, None), **WAITING}),
    Row("GET", f"{T}/why", "sitter", query="element=area:marsala", ok=WAITING),
    Row(
        "POST",
        f"{T}/moves",
        "sitter",
        {"move": ANY_MOVE, "ask": 999},
        ok={"*": (409, "not-running"), "running": (409, "stale")},
    ),
    Row("POST", f"{T}/undo", "sitter", {}, ok={**WAITING, **ENDED, "running": (409, "nothing-to-undo")}),
    Row("GET", f"{T}/events", "viewer", ok=WAITING),
    Row("GET", f"{T}/log", "viewer", query="until=5&lang=en", ok=WAITING),
    Row("GET", f"{T}/rounds", "viewer", ok={"running": (409, "game-not-over"), "waiting": (409, "game-not-over")}),
    Row("GET", f"{T}/then", "viewer", query="at=100000", ok=WAITING),
    Row("GET", f"{T}/record", "viewer", ok=WAITING),
    Row("GET", f"{T}/chat", "viewer"),
    Row("POST", f"{T}/chat", "sitter", {"text": "hello", "scope": "team"}),
    Row("GET", f"{T}/notes", "sitter"),
    Row("PUT", f"{T}/notes", "sitter", {"text": "mine"}),
    Row("POST", f"{T}/bot", "owner", {"seat": 0, "bot": "random"}, ok=ENDED, changes=True),
    Row("DELETE", f"{T}/bot", "owner", query="seat=0", ok=ENDED),
    Row("POST", f"{T}/agree", "sitter", {"what": "stop", "yes": False}, ok={"waiting": (409, "not-running"), **ENDED}),
    Row("POST", f"{T}/rename", "the_host", {"name": "Another"}),
]


# ---- whom a route serves, and what the others get


def outside(scene: str, listed: Answer) -> Answer:
    """Somebody who is not at the table: a private one is not there for him."""
    return listed if "listed" in scene else (404, "unknown-table")


def anybody(row: Row, scene: str, role: str) -> Answer:
    """Public."""
    return row.served(scene)


def any_page(row: Row, scene: str, role: str) -> Answer:
    """Everybody but the pages of other sites."""
    return (403, "cross-origin") if role == "other site" else row.served(scene)


def person(row: Row, scene: str, role: str) -> Answer:
    """Whoever has a cookie that is good."""
    if role == "other site":
        return 403, "cross-origin"
    return row.served(scene) if role in ("seat", "partner", "opponent", "host", "other") else (401, "unauthenticated")


def reader(row: Row, scene: str, role: str) -> Answer:
    """The same, for what changes nothing: another site's page may send the cookie, and cannot read the answer."""
    return row.served(scene) if role == "other site" else person(row, scene, role)


def told(row: Row, scene: str, role: str) -> Answer:
    """The same as those who look on, and the holder of an invitation."""
    return row.served(scene) if role == "invited" else viewer(row, scene, role)


def viewer(row: Row, scene: str, role: str) -> Answer:
    """Seats, watchers, the host; at listed tables everybody."""
    if role == "invited":
        return 403, "seat-not-claimed"
    if role in ("spent", "wrong token"):
        return 401, "invalid-token"
    return outside(scene, row.served(scene)) if role in NOT_AT_THE_TABLE else row.served(scene)


def sitter(row: Row, scene: str, role: str) -> Answer:
    """Seats only."""
    if role in INSIDE:
        return row.served(scene)
    return not_served(row, scene, role)


def not_served(row: Row, scene: str, role: str) -> Answer:
    """The answers to all who are not meant."""
    if role == "other site":  # it uses the cookie of a person who is meant
        return row.served(scene) if row.method == "GET" else (403, "cross-origin")
    if role == "invited":
        return 403, "seat-not-claimed"
    if role in ("spent", "wrong token"):
        return 401, "invalid-token"
    return outside(scene, (403, "forbidden")) if role in NOT_AT_THE_TABLE else (403, "forbidden")


def owner(row: Row, scene: str, role: str) -> Answer:
    """Who sits on seat 0."""
    return row.served(scene) if role == "seat" else not_served(row, scene, role)


def arranger(row: Row, scene: str, role: str) -> Answer:
    """Who sits on seat 0, and the host."""
    return row.served(scene) if role == "host" else owner(row, scene, role)


def the_host(row: Row, scene: str, role: str) -> Answer:
    """Who made the table."""
    return row.served(scene) if role == "host" else not_served(row, scene, role)


def holder(row: Row, scene: str, role: str) -> Answer:
    """Whoever has an invitation that was not used (it is in the body), and no seat yet."""
    if role == "other site":
        return 403, "cross-origin"
    if role in ("seat", "partner") and "waiting" in scene:
        return 409, "already-seated"
    return row.served(scene)


def joiner(row: Row, scene: str, role: str) -> Answer:
    """People, at listed tables with a free seat."""
    if role == "other site":
        return 403, "cross-origin"
    if role not in ("seat", "partner", "opponent", "host", "other"):
        return 401, "unauthenticated"
    if "listed" not in scene:
        return 403, "not-public"
    if scene == "over":
        return 409, "not-running"
    if role in ("seat", "partner", "opponent"):
        return 409, "already-seated"
    return DONE if "waiting" in scene else (409, "seat-taken")


def roles(scene: str) -> tuple[str, ...]:
    """Who might try: as long as the table waits, somebody is invited to the seat of the opponent."""
    nobody = "opponent" if scene.startswith("waiting") else "invited"
    return tuple(role for role in ROLES if role != nobody)


WHO = {
    each.__name__: each
    for each in (anybody, any_page, person, reader, told, viewer, sitter, owner, arranger, the_host, holder, joiner)
}


# ---- the tables


@dataclass
class Scene:
    """A table of La Famiglia: 0 and 2 are partners, 1 is a person too, 3 a program."""

    table: str
    headers: dict[str, dict[str, str]]
    invitation: str  # good as long as the table waits


class Cast:
    """The people, and the tables they sit at."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.client = server.stranger()
        self.people = {
            name: server.person(name) for name in ("host", "seat", "partner", "opponent", "other", "revoked")
        }
        self.cookies = {name: client.cookies[COOKIE] for name, client in self.people.items()}
        assert self.people["revoked"].delete("/api/me").status_code == 200
        self.kept: dict[str, Scene] = {}

    def kept_scene(self, kind: str) -> Scene:
        """A table at which nobody does anything that lasts."""
        if kind not in self.kept:
            self.kept[kind] = self.scene(kind)
        return self.kept[kind]

    def scene(self, kind: str) -> Scene:
        """A new table."""
        waiting = kind.startswith("waiting")
        found = made(self.people["host"], "la-famiglia", [{"kind": "open"}] * 4, wait=True, open="listed" in kind)
        table, tokens = found["table"], [seat["token"] for seat in found["seats"]]
        for token, name in zip(tokens, ("seat", "opponent", "partner")):
            if not (waiting and name == "opponent"):
                self.people[name].post(f"/api/tables/{table}/claim", json={"token": token}).raise_for_status()
        self.client.cookies.clear()
        program = self.client.post(f"/api/tables/{table}/claim", json={"token": tokens[3]}).json()["token"]
        if kind == "over":
            for name in ("seat", "partner"):
                body = {"what": "resign"}
                self.people[name].post(f"/api/tables/{table}/agree", json=body).raise_for_status()
        headers = {name: {"cookie": f"{COOKIE}={cookie}"} for name, cookie in self.cookies.items()}
        bearer = {"program": program, "watcher": found["watch"], "spent": tokens[0], "wrong token": "0123456789abcdef"}
        bearer["invited"] = tokens[1]
        headers |= {name: {"authorization": f"Bearer {token}"} for name, token in bearer.items()}
        headers["stranger"] = {}
        headers["other site"] = {**headers["seat"], "origin": "https://elsewhere.example"}
        return Scene(table, headers, tokens[1])

    def ask(self, scene: Scene, row: Row, role: str) -> Answer:
        """Somebody tries; returns the status and the code of the error."""
        names = {"table": scene.table, "game": "la-famiglia", "lang": "en", "token": "0123456789abcdef"}
        body = row.body
        if body == {"token": "INVITATION"}:
            body = {"token": scene.invitation}
        headers = scene.headers[role]
        if row.who == "the_host" and role == "other site":
            headers = {**scene.headers["host"], "origin": "https://elsewhere.example"}
        address = row.path.format(**names) + (f"?{row.query}" if row.query else "")
        self.client.cookies.clear()
        answer = self.client.request(row.method, address, headers=headers, json=body)
        kind = answer.headers.get("content-type", "")
        found = answer.json() if kind.startswith("application/json") else {}
        return answer.status_code, found.get("error") if isinstance(found, dict) else None


@pytest.fixture(scope="module", params=[ALONE])
def server(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Iterator[Running]:
    """A server, or another node, where a test says so."""
    with served(request.param, tmp_path_factory.mktemp("permissions"), request) as found:
        yield found


@pytest.fixture(scope="module")
def cast(server: Running) -> Cast:
    """Its people."""
    return Cast(server)


def test_every_route_has_a_row(server: Running) -> None:
    routes = {
        (method, route.path)
        for route in server.app.routes
        if isinstance(route, Route) and not route.path.startswith(("/plain", "/{path"))
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert routes == {(row.method, row.path) for row in ROWS}


def tried(row: Row, kind: str) -> list[Any]:
    """At one server, and through another node; there only what is done at running tables in the small size."""
    is_small = "{table}" in row.path and kind == "running"
    marks = [pytest.mark.ci] if is_small else [pytest.mark.ci, pytest.mark.long]
    return [(ALONE, row, kind), pytest.param(OTHER_NODE, row, kind, marks=marks)]


@pytest.mark.parametrize(
    ("server", "row", "kind"),
    [each for row in ROWS for kind in (SCENES if "{table}" in row.path else SCENES[:1]) for each in tried(row, kind)],
    ids=lambda each: f"{each.method} {each.path}" if isinstance(each, Row) else each,
    indirect=["server"],
    scope="module",
)
def test_a_route_serves_whom_it_should(cast: Cast, row: Row, kind: str) -> None:
    """At a table of every kind; a route that has nothing to do with a table is tried once."""
    scene = cast.scene(kind) if row.changes else cast.kept_scene(kind)
    wanted = {role: WHO[row.who](row, kind, role) for role in roles(kind)}
    found = {role: cast.ask(scene, row, role) for role in wanted if not (row.changes and wanted[role][0] < 300)}
    for role in [role for role in wanted if role not in found]:
        fresh = cast if "{table}" in row.path else Cast(cast.server)
        found[role] = fresh.ask(fresh.scene(kind), row, role)
    assert found == {role: wanted[role] for role in found}


# ---- the socket


@dataclass
class Said:
    """A message, and the answer of a seat at a running table: its type and the code of an error."""

    message: dict[str, Any]
    running: tuple[str, str | None]
    waiting: tuple[str, str | None]
    over: tuple[str, str | None]


SAID = {
    "hello": Said({}, *[("error", "unknown-message")] * 3),
    "ping": Said({}, *[("pong", None)] * 3),
    "language": Said({"lang": "pl"}, *[("welcome", None)] * 3),
    "move": Said({"move": ANY_MOVE, "ask": 999, "key": "k1"}, ("stale", "stale"), *[("refused", "not-running")] * 2),
    "undo": Said({"key": "k2"}, ("refused", "nothing-to-undo"), ("refused", "not-started"), ("refused", "not-running")),
    "preview": Said({"move": "nonsense", "id": 1}, ("preview", None), ("error", "not-started"), ("preview", None)),
    "why": Said({"element": "area:marsala", "id": 1}, ("why", None), ("error", "not-started"), ("why", None)),
    "chat": Said({"text": "hello", "scope": "team", "key": "k3"}, *[("done", None)] * 3),
    "agree": Said({"what": "stop", "yes": False}, ("about", None), *[("error", "not-running")] * 2),
}


def test_every_message_has_a_row() -> None:
    kinds = [msgspec.inspect.type_info(kind) for kind in get_args(requests.Live)]
    assert {kind.tag for kind in kinds if isinstance(kind, msgspec.inspect.StructType)} == set(SAID)


def welcome(kind: str, role: str) -> tuple[str, str | None]:
    """What a hello gets."""
    if role == "other site":
        return "error", "cross-origin"
    if role == "invited":
        return "error", "seat-not-claimed"
    if role in ("spent", "wrong token"):
        return "error", "invalid-token"
    if role in NOT_AT_THE_TABLE and "listed" not in kind:
        return "error", "unknown-table"
    return "welcome", None


@pytest.mark.parametrize("by_header", [False, True], ids=["token in hello", "token in header"])
@pytest.mark.parametrize(
    ("server", "kind"),
    [
        *((ALONE, kind) for kind in SCENES),
        pytest.param(OTHER_NODE, SCENES[0], marks=pytest.mark.ci),
        *(pytest.param(OTHER_NODE, kind, marks=[pytest.mark.ci, pytest.mark.long]) for kind in SCENES[1:]),
    ],
    indirect=["server"],
    scope="module",
)
def test_a_socket_answers_whom_it_should(cast: Cast, kind: str, by_header: bool) -> None:
    scene = cast.scene(kind)
    for role in roles(kind):
        headers = dict(scene.headers[role])
        origin = headers.pop("origin", None)
        hello: dict[str, Any] = {"type": "hello"}
        if "authorization" in headers and not by_header:
            hello["token"] = headers.pop("authorization").removeprefix("Bearer ")
        client = httpx.Client(headers=headers, verify=UNUSED)
        with client, cast.server.line(scene.table, client, origin) as live:
            live.send(hello)
            first = live.until("welcome", "error")
            assert (first["type"], first.get("code")) == welcome(kind, role), role
            if first["type"] == "error":
                assert live.end() == ([], 4000)
                continue
            assert first["you"]["watcher"] == (role not in INSIDE), role
            for name, said in SAID.items():
                live.so_far()
                wanted = getattr(said, kind.partition(",")[0])
                if role not in INSIDE and name not in ("hello", "ping", "language"):
                    wanted = ("refused" if "key" in said.message else "error", "forbidden")
                live.send({"type": name, **said.message})
                answer = live.until("error", "pong", "welcome", "stale", "refused", "done", "preview", "why", "about")
                code = answer.get("error", answer.get("code")) if answer["type"] != "preview" else None
                assert (answer["type"], code) == wanted, (role, name, answer)


def test_a_socket_needs_a_hello_first(cast: Cast) -> None:
    scene = cast.scene("running")
    for name, said in SAID.items():
        if name != "hello":
            with cast.server.line(scene.table, cast.people["seat"]) as live:
                live.send({"type": name, **said.message})
                assert live.next()["code"] == "bad-hello"
                assert live.end() == ([], 4000)
