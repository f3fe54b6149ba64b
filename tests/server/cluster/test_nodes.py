"""Real nodes as processes: any takes any request; what one leaves, dying or stopping, another goes on with."""

import asyncio
import json
import re
import signal
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from consigliere.cli.main import main
from consigliere.server.cluster.forwarding import COMES_BACK
from tests.conftest import Size
from tests.server.cluster.nodes import SECRET, AnyNode, at, has, node, nodes
from tests.server.player import Player
from tests.server.server import Postgres, Server, Table, wait_until
from tests.server.storage.test_kill import stored

GAME = "signorie"


def actor(table: Table) -> int:
    """A seat that owes a choice."""
    return int(table.get("")["actors"][0])


def test_a_killed_node_loses_its_tables_to_another_which_plays_on(postgres: Postgres, tmp_path: Path) -> None:
    with nodes(tmp_path, postgres.database(), "one", "two") as (one, two):
        here = one.make(GAME, ["open", "open"])
        bots = one.make(GAME, ["random", "random"])  # nobody asks for it
        there = at(two, here)
        seat = actor(there)
        assert there.play(seat, "first").status_code == 200
        assert two.metric("tables") == 0
        one.kill()
        view = there.get("", seat)  # waits until the lease is over
        move = {"ask": view["ask"], "move": view["choices"][0]["text"], "key": "second"}
        assert there.post("/moves", seat, move).status_code == 200
        assert there.post("/moves", seat, move).status_code == 200  # the same key, the same answer
        keys = [row["key"] for row in asyncio.run(stored(two.database))[here.id] if row["kind"] == "move"]
        assert keys == ["first", "second"]
        over = at(two, bots)
        wait_until(lambda: over.about()["status"] == "over", 240, "the bots play on")
        one.start()  # under its name and at its address
        assert at(one, here).get("", seat) == there.get("", seat)


def test_a_node_that_was_paused_past_its_lease_cannot_write(postgres: Postgres, tmp_path: Path) -> None:
    with nodes(tmp_path, postgres.database(), "one", "two") as (one, two):
        here = one.make(GAME, ["open", "open"])
        there = at(two, here)
        seat = actor(here)
        view = here.get("", seat)
        moves = [choice["text"] for choice in view["choices"]]
        assert one.process is not None
        line = connect(f"{two.address.replace('http', 'ws')}{here.path}/live", compression=None, legacy=True)
        line.send(json.dumps({"type": "hello", "token": here.tokens[seat]}))
        assert until(line, "welcome")["view"]["ask"] == view["ask"]
        one.process.send_signal(signal.SIGSTOP)
        line.send(json.dumps({"type": "ping"}))  # nobody will ever answer that
        late: list[httpx.Response] = []
        body = {"ask": view["ask"], "move": moves[0], "key": "late"}
        asking = threading.Thread(target=lambda: late.append(here.post("/moves", seat, body)))
        asking.start()  # it waits in the paused process's socket
        answer = there.post("/moves", seat, {"ask": view["ask"], "move": moves[-1], "key": "in time"})
        if answer.status_code == 503:  # the paused node had it, and nobody knew what it would do
            answer = there.post("/moves", seat, {"ask": view["ask"], "move": moves[-1], "key": "in time"})
        assert answer.status_code == 200, answer.text
        with line, pytest.raises(ConnectionClosed) as closed:  # so the client comes back, and asks again
            until(line, "never")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == COMES_BACK
        one.process.send_signal(signal.SIGCONT)
        asking.join(60)
        assert late[0].status_code in (409, 503), late[0].text  # the question is answered, or nobody could say
        wait_until(lambda: one.get("/health").status_code == 200, 30, "it has come back")
        assert here.get("/record", seat) == there.get("/record", seat)
        mine = [row for row in asyncio.run(stored(one.database))[here.id] if row["kind"] == "move"]
        assert [row["key"] for row in mine] == ["in time"]


def test_a_rolling_restart_interrupts_nobody(postgres: Postgres, tmp_path: Path, size: Size) -> None:
    with nodes(tmp_path, postgres.database(), "one", "two") as servers:
        anywhere = AnyNode(servers)
        table = anywhere.make(GAME, ["open", "random", "open"])
        asyncio.run(restarted_in_turn(table, anywhere, servers, size(2, 20, ci=4)))
        for server in servers:
            assert [line["message"] for line in server.logged() if line["level"] == "error"] == []
        anywhere.close()


async def restarted_in_turn(table: Table, anywhere: AnyNode, servers: list[Server], times: int) -> None:
    """A game goes on while one node after the other is stopped and started; then all have seen and kept everything."""
    players = [Player(table, seat, undo=0.15, pause=0.05) for seat in table.tokens]
    playing = [asyncio.create_task(player.run()) for player in players]
    try:
        for count in range(times):
            await some_moves(players)
            server = servers[count % len(servers)]
            anywhere.up.remove(server)  # as a proxy does when its health says 503
            assert await asyncio.to_thread(server.stop) == 0
            await some_moves(players)
            await asyncio.to_thread(server.start)
            anywhere.up.append(server)
        await some_moves(players)
        for player in players:
            player.go.clear()
        async with asyncio.timeout(60):
            while not await all_told(table, players):
                await asyncio.sleep(0.1)
    finally:
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    rows = (await stored(anywhere.database))[table.id]
    for player in players:
        mine = [(row["kind"], row["key"]) for row in rows if row["seat"] == player.seat]
        assert mine == [(message["type"], message["key"]) for message in player.acknowledged]
        assert [message for message in player.refused if message["type"] == "move"] == []
        assert player.connections > 1


async def some_moves(players: list[Player]) -> None:
    """Waits until everybody has played on."""
    before = [len(player.acknowledged) for player in players]
    async with asyncio.timeout(120):
        while not all(len(p.acknowledged) > n or p.over for p, n in zip(players, before)):
            await asyncio.sleep(0.05)


async def all_told(table: Table, players: list[Player]) -> bool:
    """Whether nothing is in flight, and each player has seen what a newcomer is told."""
    for player in players:
        told = await asyncio.to_thread(table.get, "/events?after=0", player.seat)
        shown = [event for entry in player.log for event in entry["events"]]
        if player.pending is not None or player.after != told["at"] or shown != told["events"][-len(shown) :]:
            return False
    return True


def test_a_person_is_the_same_at_every_node(postgres: Postgres, tmp_path: Path) -> None:
    with nodes(tmp_path, postgres.database(), "one", "two") as (one, two), httpx.Client() as me, httpx.Client() as you:
        assert me.post(f"{one.address}/api/me", json={"name": "Anna"}).status_code == 200
        assert you.post(f"{two.address}/api/me", json={"name": "Bela"}).status_code == 200
        seats = [{"kind": "me"}, {"kind": "open"}]
        first = me.post(f"{one.address}/api/tables", json={"game": GAME, "seats": seats}).json()
        second = me.post(f"{two.address}/api/tables", json={"game": GAME, "seats": seats}).json()
        has(one, 1)
        has(two, 1)
        cookie = {"cookie": f"consigliere={me.cookies['consigliere']}"}
        line = f"{one.address.replace('http', 'ws')}/api/tables/{second['table']}/live"  # the table is at two
        with connect(line, additional_headers=cookie, compression=None) as socket:
            socket.send(json.dumps({"type": "hello"}))
            assert until(socket, "welcome")["about"]["seats"][0]["name"] == "Anna"
            assert me.post(f"{one.address}/api/me", json={"name": "Ania"}).status_code == 200
            while until(socket, "about")["seats"][0]["name"] != "Ania":
                pass
            claim = {"token": first["seats"][0]["token"]}
            assert you.post(f"{two.address}/api/tables/{first['table']}/claim", json=claim).status_code == 200
            turn = at(one, Table(one, {**first, "seats": []}))
            wait_until(lambda: about(turn, me)["status"] == "running", 30, "it has begun")
            if 0 in me.get(f"{two.address}/api/tables/{first['table']}").json()["actors"]:
                assert until(socket, "notice")["table"] == first["table"]
            assert me.request("DELETE", f"{one.address}/api/me", headers=cookie).status_code == 200
            with pytest.raises(Exception, match="received 1"):
                until(socket, "never")
        answer = httpx.get(f"{two.address}/api/tables/{second['table']}", headers=cookie)
        assert answer.status_code == 404


def about(table: Table, client: httpx.Client) -> Any:
    """The table itself."""
    return client.get(f"{table.server.address}{table.path}/about").json()


def until(socket: Any, kind: str) -> Any:
    """The next message of a kind."""
    while (message := json.loads(socket.recv(timeout=30)))["type"] != kind:
        pass
    return message


def test_a_node_that_is_cut_off_says_so_and_comes_back(postgres: Postgres, tmp_path: Path) -> None:
    with nodes(tmp_path, postgres.database(), "one") as (one,):
        here = one.make(GAME, ["open", "open"])
        view = here.get("", 0)
        postgres.stop()
        try:
            wait_until(lambda: one.get("/health").status_code == 503, 30, "its health says so")
            asked = here.path, here.tokens[0]
            wait_until(lambda: one.get(*asked).status_code == 503, 30, "and nobody is told what may be old")
        finally:
            postgres.start()
        wait_until(lambda: one.get("/health").status_code == 200, 60, "it is back")
        assert here.get("", 0) == view


def test_a_table_is_not_made_by_a_node_that_is_leaving(postgres: Postgres, tmp_path: Path) -> None:
    with nodes(tmp_path, postgres.database(), "one", "two") as (one, two):
        held = one.make(GAME, ["open", "open"])
        stopped = threading.Thread(target=one.stop)
        stopped.start()
        made = []
        while stopped.is_alive():
            try:
                answer = httpx.post(f"{one.address}/api/tables", json={"game": GAME, "seats": [{"kind": "open"}] * 2})
            except httpx.TransportError:
                break
            assert answer.status_code in (201, 503), answer.text
            made += [answer.json()] if answer.status_code == 201 else []
        stopped.join()
        for found in made:
            assert two.get(f"/api/tables/{found['table']}", found["watch"]).status_code == 200
        assert at(two, held).get("") == at(two, held).get("")


def test_the_doctor_tells_who_has_tables_and_what_is_left_behind(
    postgres: Postgres, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with nodes(tmp_path, postgres.database(), "one", lease_seconds=2.0) as (one,):
        table = one.make(GAME, ["open", "open"])

        def said() -> list[str]:
            assert main(["admin", "doctor", "--database", one.database]) == 0
            lines = [re.sub(r"[-\d]{10} [:\d]{8}", "TIME", line) for line in capsys.readouterr().out.splitlines()]
            place = re.compile(r"127\.0\.0\.1:\d+")
            return [place.sub("PLACE", line) for line in lines[[line[6:12] for line in lines].index("Tables") + 1 :]]

        assert said() == ["ok    Node one (PLACE) is there since TIME UTC and has 1 table."]
        one.kill()
        gone = (
            "look  Node one (PLACE) was not stopped, and its lease has ended at TIME UTC. "
            "It had 1 table that no other node has taken yet."
        )
        left = f"look  1 running table was with a node that is gone, and waits for another: {table.id}"
        wait_until(lambda: said() == [gone, left], 60, "its lease has ended")


def test_nothing_of_the_secret_is_in_a_log(postgres: Postgres, tmp_path: Path) -> None:
    with nodes(tmp_path, postgres.database(), "one", "two") as (one, two):
        at(two, one.make(GAME, ["open", "open"])).about()
        intruder = node(tmp_path, one.database, "three", cluster_secret="another secret of thirty-two characters")
        with pytest.raises(AssertionError, match="no address"):
            intruder.start()
        assert intruder.ended(60) != 0
        intruder.close()
        for server in (one, two, intruder):
            assert SECRET not in server.log.read_text()
        assert "secret" in intruder.log.read_text()
