"""Full disks, databases that are away or locked, nonsense: a clear answer, nothing lost, and it goes on by itself."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

import consigliere
from consigliere.words import say
from tests.server.conftest import Start
from tests.server.player import Player
from tests.server.running import made, running
from tests.server.server import UNUSED, Postgres, Server, Table, wait_until

SENTENCE = "The table cannot store anything right now; nothing has happened, try again in a moment."


@pytest.fixture
def playing(start: Start) -> Table:
    """A game of two people and a bot, somewhere in its middle."""
    server = start()
    table = server.make("signorie", ["open", "random", "open"])
    for _ in range(12):
        for seat in table.tokens:
            if table.get("", seat)["ask"] is not None:
                assert table.play(seat).status_code == 200
    return table


def to_play(table: Table) -> int:
    """A person's seat that owes a choice."""
    found: list[int] = []

    def there() -> bool:
        found[:] = [seat for seat in table.get("")["actors"] if seat in table.tokens]
        return bool(found)

    wait_until(there)
    return found[0]


def check_unavailable(answer: httpx.Response) -> None:
    """503 with the sentence."""
    assert answer.status_code == 503
    assert answer.json() == {"error": "unavailable", "message": SENTENCE}


def finish(table: Table) -> None:
    """Plays to the end: everybody, bots too, goes on."""
    asyncio.run(everybody(table))
    record = table.get("/record")
    assert consigliere.replay(record).result() == table.about()["result"]


async def everybody(table: Table) -> None:
    """All seats."""
    async with asyncio.timeout(300):
        await asyncio.gather(*(Player(table, seat).run() for seat in table.tokens))


def test_a_full_disk_refuses_moves_and_when_there_is_room_again_all_goes_on(playing: Table) -> None:
    server = playing.server
    seat = to_play(playing)
    before = playing.get("", seat)
    server.largest_file(4096)
    refused = [playing.play(seat, key=f"full-{n}") for n in range(3)]
    for answer in refused:
        check_unavailable(answer)
    assert playing.get("", seat) == before
    check_unavailable(server.post("/api/tables", {"game": "corleone", "seats": [{"kind": "open"}] * 2}))
    assert server.get("/health").status_code == 503
    server.largest_file(None)
    assert server.get("/health").status_code == 200
    assert playing.play(seat, key="full-0").status_code == 200
    assert server.metric("write_failures") >= 4
    assert playing.play(to_play(playing)).status_code == 200
    assert "disk" in str([line for line in server.logged() if line["message"] == "database write failed"])


def test_bots_and_people_play_on_after_the_disk_was_full_in_the_middle_of_everything(playing: Table) -> None:
    asyncio.run(full_for_a_while(playing))
    assert consigliere.replay(playing.get("/record")).result() == playing.about()["result"]


async def full_for_a_while(table: Table) -> None:
    """The disk is full for a moment, again and again."""
    players = [Player(table, seat) for seat in table.tokens]
    task = asyncio.gather(*(player.run() for player in players))
    for _ in range(3):
        await asyncio.sleep(0.5)
        table.server.largest_file(4096)
        await asyncio.sleep(0.7)
        table.server.largest_file(None)
    async with asyncio.timeout(300):
        await task
    for player in players:
        played = [line["move"] for line in table.get("/record")["moves"] if line["seat"] == player.seat]
        assert played[-len(player.effective()) :] == player.effective()


@contextmanager
def locked(database: str) -> Iterator[None]:
    """Another process, or somebody with a tool, holds the database for writing."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        yield
        connection.execute("ROLLBACK")


def test_a_database_locked_by_somebody_else_is_waited_for_and_then_refused(playing: Table) -> None:
    server, seat = playing.server, to_play(playing)
    before = playing.get("", seat)
    with locked(server.database):
        start = time.monotonic()
        check_unavailable(playing.play(seat, key="locked"))
        assert 4 < time.monotonic() - start < 30
        assert playing.get("", seat) == before  # reading goes on
    assert playing.play(seat, key="locked").status_code == 200
    seat = to_play(playing)
    with locked(server.database), httpx.Client(verify=UNUSED) as client:
        view = playing.get("", seat)
        body = {"ask": view["ask"], "move": view["choices"][0]["text"], "key": "short"}
        headers = {"authorization": f"Bearer {playing.tokens[seat]}"}
        with pytest.raises(httpx.ReadTimeout):
            client.post(f"{server.address}{playing.path}/moves", json=body, headers=headers, timeout=1)
    again = playing.post("/moves", seat, body)  # whoever lost patience gets the first answer
    assert again.status_code == 200
    assert again.json() == playing.post("/moves", seat, body).json()


def test_a_database_server_that_goes_away_for_a_while_loses_nothing(start: Start, postgres: Postgres) -> None:
    server = start(postgres.database())
    table = server.make("corleone", ["open", "random", "open"])
    for _ in range(4):
        assert table.play(to_play(table)).status_code == 200
    seat = to_play(table)
    before = table.get("", seat)
    postgres.stop()
    try:
        check_unavailable(table.play(seat, key="away"))
        answer = server.get(table.path, table.tokens[seat])
        check_unavailable(answer)
        assert server.get("/health").status_code == 503
        assert server.get("/api/games").status_code == 200
        with connect(f"{server.address.replace('http', 'ws')}{table.path}/live") as socket:
            socket.send(json.dumps({"type": "hello", "token": table.tokens[seat]}))
            told = json.loads(socket.recv())
            assert (told["type"], told["code"], told["message"]) == ("error", "unavailable", SENTENCE)
    finally:
        postgres.start()
    wait_until(lambda: server.get("/health").status_code == 200)
    assert table.get("", seat) == before
    assert table.play(seat, key="away").status_code == 200
    finish(table)


def test_nonsense_is_answered_and_the_server_lives(start: Start) -> None:
    server = start()
    table = server.make("signorie", ["open", "open"])
    seat = to_play(table)
    before = table.get("", seat)
    headers = {"authorization": f"Bearer {table.tokens[seat]}"}
    moves = f"{server.address}{table.path}/moves"
    for body, status in (
        (b"{", 400),
        (b"[" * 60_000, 400),
        (b'{"move": 5}', 400),
        (b'{"move": "x", "ask": -1}', 400),
        (b'{"move": "\xff"}', 400),
        (b"null", 400),
        (b'{"move": "' + b"x" * 100_000 + b'"}', 413),
    ):
        answer = server.client.post(moves, content=body, headers=headers)
        assert answer.status_code == status, body[:20]
        assert set(answer.json()) >= {"error", "message"}
    missing = server.get("/api/tables/none")
    assert (missing.status_code, missing.json()["message"]) == (404, say("table-unknown-table"))
    nonsense: list[Any] = ["{", "[]", "5", b"\xff\x00", '{"type": "nothing"}', '{"type": "move"}', "x" * 60_000]
    with connect(f"{server.address.replace('http', 'ws')}{table.path}/live") as socket:
        socket.send(json.dumps({"type": "hello", "token": table.tokens[seat]}))
        assert json.loads(socket.recv())["type"] == "welcome"
        answers: list[str] = []
        for message in nonsense:
            socket.send(message)
        while len(answers) < len(nonsense):
            told = json.loads(socket.recv(timeout=60))
            if told["type"] == "error":
                answers.append(told["code"])
    assert answers == ["bad-request"] * len(nonsense)
    with connect(f"{server.address.replace('http', 'ws')}{table.path}/live") as socket:
        socket.send("x" * 200_000)
        with pytest.raises(Exception, match="1009"):
            socket.recv(timeout=60)
    assert table.get("", seat) == before
    assert [line for line in server.logged() if line["level"] == "error"] == []


def test_rows_that_do_not_fit_these_rules_close_the_table_and_its_record_stays(start: Start) -> None:
    server = start()
    tables = [server.make("la-famiglia", ["open", "open", "open", "open"]) for _ in range(4)]
    asyncio.run(some_moves(tables))
    heads = [table.about()["commitment"] for table in tables]
    counts = [played(server, table) for table in tables]
    server.stop()
    moved, snapped, dealt, fine = tables
    later_moves = "kind = 'move' AND seq >= 20"  # some of them stand: what was taken back is not read
    tamper(server, f"UPDATE moves SET move = 'no such move' WHERE table_id = ? AND {later_moves}", moved.id)
    tamper(server, "UPDATE snapshots SET digest = 'x' || digest WHERE table_id = ?", snapped.id)
    tamper(server, "UPDATE moves SET chance = '[]' WHERE table_id = ? AND seq = 0", dealt.id)
    tamper(server, "UPDATE tables SET rules = '0.0.1' WHERE id = ?", fine.id)
    server.start()
    for name, table, commitment, count in zip(("moved", "snapped", "dealt"), tables, heads, counts):
        about = table.about()
        assert (name, about["status"], about["reason"]) == (name, "closed", "closed-rules")
        assert say(f"table-{about['reason']}").startswith("The rules or the pieces have changed")
        seat = next(iter(table.tokens))
        refused = table.post("/moves", seat, {"ask": 1, "move": "pass", "key": "k"})
        assert refused.status_code in (409, 422)
        record = table.get("/record", seat)
        assert len(record["moves"]) == count
        assert record["commitment"] == commitment
    assert fine.about()["status"] == "running"  # another version whose every row and snapshot comes out the same
    assert fine.play(to_play(fine)).status_code == 200
    problems = [line["problem"] for line in server.logged() if line["message"] == "replaying a table failed"]
    assert len(problems) == 3
    server.stop()
    server.start()
    assert moved.about()["status"] == "closed"
    record = snapped.get("/record", 0)
    assert record["opening"]
    assert consigliere.replay(record).result() is None  # the rows were good: only the digest was not


def test_a_table_that_waited_is_dealt_by_the_rules_of_now(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table = made(server.stranger(), "signorie", [{"kind": "open"}] * 2, wait=True)
    with closing(sqlite3.connect(tmp_path / "table.db")) as connection, connection:
        connection.execute("UPDATE tables SET rules = '1', pack = 'x' WHERE id = ?", [table["table"]])
    path = f"/api/tables/{table['table']}"
    with running(tmp_path) as server:
        seats = [server.stranger().post(f"{path}/claim", json={"token": seat["token"]}) for seat in table["seats"]]
        view = server.bearer(seats[0].json()["token"]).get(path).json()
    with running(tmp_path) as server:
        player = server.bearer(seats[0].json()["token"])
        assert player.get(path).json() == view
        assert player.get(f"{path}/record").json()["rules"] == consigliere.game("signorie").rules


async def some_moves(tables: list[Table]) -> None:
    """Enough moves at each for a snapshot."""
    players = [Player(table, seat, undo=0.2) for table in tables for seat in table.tokens]
    tasks = [asyncio.create_task(player.run()) for player in players]
    async with asyncio.timeout(300):
        while any(not has_snapshot(table) for table in tables):
            await asyncio.sleep(0.1)
    for player in players:
        player.go.clear()
    while any(player.pending for player in players):
        await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def has_snapshot(table: Table) -> bool:
    """Whether a snapshot of the table is stored."""
    with closing(sqlite3.connect(table.server.database)) as connection:
        row = connection.execute("SELECT count(*) FROM snapshots WHERE table_id = ?", [table.id]).fetchone()
    return bool(row[0])


def played(server: Server, table: Table) -> int:
    """How many moves stand: those played without those taken back."""
    with closing(sqlite3.connect(server.database)) as connection:
        query = "SELECT sum(kind = 'move') - sum(kind = 'undo') FROM moves WHERE table_id = ?"
        return int(connection.execute(query, [table.id]).fetchone()[0])


def tamper(server: Server, statement: str, table: str) -> None:
    """What an upgrade could do to a table: its rows mean something else now."""
    with closing(sqlite3.connect(server.database)) as connection:
        assert connection.execute(statement, [table]).rowcount > 0
        connection.commit()
