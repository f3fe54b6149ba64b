"""What the client's types say is what the server sends and reads: real messages against web/src/lib/types.ts."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any, get_args

import httpx
import msgspec
import pytest

import consigliere
from consigliere.table import messages
from tests.games import any_game
from tests.table.running import Running, made, running, seated
from tests.table.typescript import Shape, Types, client_types

TABLES = [(name, seats) for name in consigliere.games() for seats in consigliere.game(name).seats]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server."""
    with running(tmp_path_factory.mktemp("types")) as found:
        yield found


@pytest.fixture(scope="module")
def people(server: Running) -> list[httpx.Client]:
    """Five people."""
    return [server.person(f"Person {n}") for n in range(5)]


@pytest.fixture(scope="module")
def types() -> Types:
    """The client's types."""
    return client_types()


def check(types: Types, name: str, value: Any) -> None:
    """A value fits a type."""
    assert types.problem(name, value) == ""


@pytest.mark.ci
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_all_a_client_is_told_at_a_table_has_the_types_it_knows(
    server: Running, people: list[httpx.Client], types: Types, game: str, seats: int, long: bool
) -> None:
    found = seated(people[:seats], game, clock={"kind": "live", "minutes": 30, "increment": 5})
    table = found["table"]
    lives = [server.live(table, person, lang="en") for person in people[:seats]]
    lives.append(server.live(table, token=found["watch"], lang="en"))
    for _, welcome in lives:
        check(types, "ServerMessage", welcome)
    rng = Random(seats)
    kinds = set()
    for n in range(300 if long else 25):
        state = server.at(table, lambda live: live.room.match.state)
        if state.over:
            break
        seat, move = any_game.choice(state, rng, True)
        live = lives[seat][0]
        text = state.game.text(move)
        live.send({"type": "preview", "move": text, "id": n})
        live.send({"type": "why", "element": (state.game.elements(move) or ["x:y"])[0], "id": n})
        live.send({"type": "move", "ask": 0, "move": text, "key": f"stale {n}"})
        live.send({"type": "move", "ask": state.asked[seat], "move": "nonsense", "key": f"no {n}"})
        live.send({"type": "move", "ask": state.asked[seat], "move": text, "key": f"yes {n}"})
        if n % 5 == 0:
            live.send({"type": "undo", "ask": None, "key": f"back {n}"})
            live.send({"type": "chat", "scope": "table", "text": "hello", "key": f"chat {n}"})
            live.send({"type": "agree", "what": "pause", "yes": False})
            live.send("rubbish")
        for each, _ in [lives[seat], *lives]:
            for said in each.so_far():
                check(types, "ServerMessage", json.loads(said))
                kinds.add(json.loads(said)["type"])
    assert kinds >= {"update", "done", "stale", "refused", "preview", "why", "about", "chat", "error"}
    for each, _ in lives:
        each.close()
    for viewer in people[:seats]:
        check(types, "View", viewer.get(f"/api/tables/{table}?lang=en").json())
        check(types, "View", viewer.get(f"/api/tables/{table}/then?at=1000&lang=en").json())
        check(types, "About", viewer.get(f"/api/tables/{table}/about").json())


def test_what_a_client_is_told_elsewhere_has_the_types_it_knows(
    server: Running, people: list[httpx.Client], types: Types
) -> None:
    for open_table in (True, False):
        made(people[0], "signorie", [{"kind": "me"}, {"kind": "open"}], wait=True, open=open_table)
    seated(people[:2], "signorie", open=True)
    check(types, "Lobby", people[0].get("/api/tables").json())
    check(types, "Me", people[0].get("/api/me").json()["me"])
    for game in people[0].get("/api/games").json()["games"]:
        check(types, "GameInfo", game)


# ---- what the client sends


def fields_of(kind: Any) -> tuple[str, dict[str, bool]]:
    """A message the server reads: its tag, and its fields with whether they may be missing."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    return str(info.tag), {each.name: not each.required for each in info.fields}


def test_the_server_reads_exactly_what_the_client_may_send(types: Types) -> None:
    read = dict(fields_of(kind) for kind in get_args(messages.Live))
    sent = {part.fields["type"][0].name: part for part in types.of["ClientMessage"].parts}
    assert sent.keys() == read.keys()
    for tag, shape in sent.items():
        fields = {name: optional for name, (_, optional) in shape.fields.items() if name != "type"}
        assert fields.keys() == read[tag].keys(), tag
        for name, optional in fields.items():
            assert read[tag][name] or not optional, f"{tag}.{name} may be missing, but the server needs it"


def test_every_message_of_the_client_is_read(types: Types) -> None:
    samples: dict[str, Any] = {"string": "pass", "number": 3, "boolean": True, "null": None}

    def example(shape: Shape) -> Any:
        if shape.kind == "literal":
            return shape.name
        if shape.kind == "choice":
            return example(shape.parts[0])
        if shape.kind == "name":
            return samples[shape.name] if shape.name in samples else example(types.of[shape.name])
        return {name: example(each) for name, (each, _) in shape.fields.items()}

    for part in types.of["ClientMessage"].parts:
        message = {**example(part), "token": "0123456789"} if "token" in part.fields else example(part)
        assert messages.read_live(json.dumps(message))


def test_a_wrong_value_is_noticed(types: Types) -> None:
    right = {"type": "chat", "n": 1, "seat": 0, "name": "x", "scope": "team", "text": "y", "time": 1}
    check(types, "ServerMessage", right)
    for wrong in ({"n": "1"}, {"scope": "all"}, {"seat": True}, {"text": None}, {"type": "chatter"}):
        assert types.problem("ServerMessage", {**right, **wrong})
    assert types.problem("ServerMessage", {name: value for name, value in right.items() if name != "text"})
