"""What the server sends is what its Structs say, in real games, and what the client's types say."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, get_args

import httpx
import msgspec
import pytest

import consigliere
from consigliere.server.protocol import messages, requests, responses
from consigliere.server.tables.table import Table
from tests.games import any_game
from tests.server.running import Running, made, running, seated
from web.types import messages as typescript

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


def check(kind: Any, value: Any) -> None:
    """A value is exactly what the server's Struct says: right types, nothing missing, nothing unknown."""
    msgspec.convert(value, kind, strict=True)


@pytest.mark.ci
@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_all_a_client_is_told_at_a_table_has_the_types_it_knows(
    server: Running, people: list[httpx.Client], game: str, seats: int, long: bool
) -> None:
    found = seated(people[:seats], game, clock={"kind": "live", "minutes": 30, "increment": 5})
    table = found["table"]
    lives = [server.live(table, person, lang="en") for person in people[:seats]]
    lives.append(server.live(table, token=found["watch"], lang="en"))
    for _, welcome in lives:
        check(messages.ServerMessage, welcome)
    rng = Random(seats)
    kinds = set()
    for n in range(300 if long else 25):
        state = server.at(table, lambda live: live.state.match.state)
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
                check(messages.ServerMessage, json.loads(said))
                kinds.add(json.loads(said)["type"])
    assert kinds >= {"update", "done", "stale", "refused", "preview", "why", "about", "chat", "error"}
    for each, _ in lives:
        each.close()
    for viewer in people[:seats]:
        check(messages.View, viewer.get(f"/api/tables/{table}?lang=en").json())
        check(messages.View, viewer.get(f"/api/tables/{table}/then?at=1000&lang=en").json())
        check(messages.About, viewer.get(f"/api/tables/{table}/about").json())


def test_what_a_client_is_told_elsewhere_has_the_types_it_knows(server: Running, people: list[httpx.Client]) -> None:
    for open_table in (True, False):
        made(people[0], "signorie", [{"kind": "me"}, {"kind": "open"}], wait=True, open=open_table)
    seated(people[:2], "signorie", open=True)
    check(responses.Lobby, people[0].get("/api/tables").json())
    check(responses.MeBody, people[0].get("/api/me").json())
    check(responses.Games, people[0].get("/api/games").json())
    check(responses.Health, people[0].get("/health").json())
    check(responses.PackBody, people[0].get("/api/games/signorie/pack").json())
    check(responses.Link, people[0].post("/api/me/feed").json())
    check(responses.ProblemBody, people[0].get("/api/tables/nothing").json())


def test_what_a_client_is_answered_at_a_table_has_the_types_it_knows(
    server: Running, people: list[httpx.Client]
) -> None:
    anna = people[0]
    found = made(anna, "signorie", [{"kind": "me"}, {"kind": "open"}], wait=True)
    check(responses.Made, found)
    table = f"/api/tables/{found['table']}"
    check(responses.Seated, people[1].post(f"{table}/claim", json={"token": found["seats"][0]["token"]}).json())
    seat, move, ask = server.at(found["table"], first_move)
    player = people[seat]
    check(messages.Preview, player.get(f"{table}/preview", params={"move": move}).json())
    check(messages.Preview, player.get(f"{table}/preview", params={"move": move, "lang": "en"}).json())
    check(responses.WhyBody, player.get(f"{table}/why", params={"element": "x:y", "lang": "en"}).json())
    refused = player.post(f"{table}/moves", json={"move": "nonsense", "ask": ask})
    assert refused.status_code == 422
    check(messages.Refusal, refused.json())
    late = player.post(f"{table}/moves", json={"move": move, "ask": ask + 7})
    assert late.status_code == 409
    check(responses.ProblemBody, late.json())
    check(responses.Played, player.post(f"{table}/moves", json={"move": move, "ask": ask}).json())
    check(responses.Events, player.get(f"{table}/events").json())
    check(messages.ChatLine, player.post(f"{table}/chat", json={"text": "hello"}).json())
    check(responses.Chat, player.get(f"{table}/chat").json())
    check(responses.Empty, player.put(f"{table}/notes", json={"text": "mine"}).json())
    check(responses.Notes, player.get(f"{table}/notes").json())


def first_move(live: Table) -> tuple[int, str, int]:
    """A seat that owes a choice, a move it may play, and the number of its question."""
    seat = live.state.owing()[0]
    view = live.state.view(seat)
    return seat, live.state.game.text(view["moves"][0]), view["ask"]


# ---- the client's types


def test_the_types_of_the_client_are_those_of_the_server() -> None:
    file = Path(__file__).parents[3] / "web" / "src" / "lib" / "net" / "messages.generated.ts"
    assert file.read_text(encoding="utf-8") == typescript.text(), "run python web/make_types.py"


def test_the_written_types_say_what_the_structs_say() -> None:
    text = typescript.text()
    declared = {re.findall(r"\w+", each)[1]: each for each in text.split("\nexport ")[1:]}
    for kind in (*get_args(messages.ServerMessage), *get_args(requests.Live), *responses.ANSWERS):
        fields = dict(re.findall(r"^  (\w+)(\??):", declared[kind.__name__], re.M))
        assert fields.pop("type", "") == ""
        assert list(fields) == [field.encode_name for field in msgspec.structs.fields(kind)], kind
    assert "options: Record<string, boolean>;" in text
    assert "clock_ms?: number;" in text
    assert "label: Line;" in text  # words are there, the page asks for them
    assert "events: G['event'][];" in text
    assert "any" not in re.findall(r"\w+", re.sub(r"/\*.*?\*/|//[^\n]*", "", text, flags=re.S))


def test_a_wrong_value_is_noticed() -> None:
    right = {"type": "chat", "n": 1, "seat": 0, "name": "x", "scope": "team", "text": "y", "time": 1}
    check(messages.ServerMessage, right)
    less = {name: value for name, value in right.items() if name != "text"}
    changes: list[dict[str, Any]] = [{"n": "1"}, {"scope": "all"}, {"seat": True}, {"text": None}, {"type": "chatter"}]
    for wrong in [less, {**right, "more": 1}, *({**right, **change} for change in changes)]:
        with pytest.raises(msgspec.ValidationError):
            check(messages.ServerMessage, wrong)
