"""The server is killed hard in the middle of games and started again: nothing acknowledged is lost or doubled."""

import asyncio
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
import sqlalchemy as sa

import consigliere
from consigliere.server.storage import schema
from consigliere.server.storage.store import Store
from tests.conftest import Size
from tests.server.cluster.nodes import OtherNode
from tests.server.player import Player, welcome
from tests.server.server import Server, Table

TABLES = [
    ("la-famiglia", ["open", "greedy", "open", "random"]),
    ("corleone", ["open", "open", "random"]),
    ("signorie", ["open", "random", "open"]),
]
LEASE = 2.0  # seconds
TOO_LATE = "leases expired without a heartbeat; dropping all tables"  # with a lease so short, on a busy machine
PACE = 0.03  # a move of a player every now and then, so that the games outlast the kills


@pytest.fixture(params=["sqlite", "postgresql", pytest.param("two nodes", marks=[pytest.mark.ci, pytest.mark.long])])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server to be killed, with each kind of database; of two nodes the one that has the tables is."""
    database = None if request.param == "sqlite" else request.getfixturevalue("postgres").database()
    two = request.param == "two nodes"
    found = OtherNode(tmp_path, str(database), lease_seconds=LEASE) if two else Server(tmp_path, database)
    try:
        yield found.start()
    finally:
        found.close()


@pytest.mark.ci
def test_a_killed_server_loses_no_acknowledged_move_and_doubles_none(server: Server, size: Size) -> None:
    two = isinstance(server, OtherNode)
    few = TABLES[1:] if server.database.endswith(".db") else TABLES[-1:]
    kills = size(2, 30, ci=10) if two else size(4, 50, ci=20)
    asyncio.run(killed_again_and_again(server, kills, size(few, TABLES)))
    assert server.stop() == 0
    errors = {line["message"] for line in server.logged() if line["level"] == "error"}
    assert errors <= ({TOO_LATE} if two else set())


async def killed_again_and_again(server: Server, kills: int, tables: list[tuple[str, list[str]]]) -> None:
    """Games of all kinds, and kills between them; when a game ends another one begins, until all kills are done."""
    rng = Random(kills)
    games = [Playing(server, *table) for table in tables]
    finished: list[Playing] = []
    try:
        for kill in range(kills):
            await asyncio.sleep(rng.uniform(0.2, 1.5))
            for number, playing in enumerate(games):
                if playing.ended():
                    finished.append(playing)
                    games[number] = Playing(server, *tables[number], len(finished))
            if kill % 2:  # every second time nobody is about to do anything, and the views can be compared
                await compare_views(server, [playing for playing in games if not playing.ended()])
            else:
                server.kill()
                await asyncio.sleep(rng.uniform(0, 0.3))
                await asyncio.to_thread(server.start)
        for playing in games:
            playing.hurry()
        async with asyncio.timeout(300):
            await asyncio.gather(*(playing.task for playing in games))
    finally:
        for playing in games:
            playing.task.cancel()
        await asyncio.gather(*(playing.task for playing in games), return_exceptions=True)
    rows = await stored(server.database)
    for playing in finished + games:
        check(playing, rows[playing.table.id])
    players = [player for playing in finished + games for player in playing.players]
    assert sum(player.connections for player in players) > len(players)  # they did come back


class Playing:
    """A table with its players."""

    def __init__(self, server: Server, game: str, seats: list[str], seed: int = 0) -> None:
        self.table = server.make(game, seats)
        self.commitment = self.table.about()["commitment"]
        self.table.claim_all()
        self.players = [Player(self.table, seat, seed, undo=0.15, pause=PACE) for seat in self.table.tokens]
        self.task = asyncio.create_task(self.run())

    async def run(self) -> None:
        """All players."""
        await asyncio.gather(*(player.run() for player in self.players))

    def ended(self) -> bool:
        """Whether the game is over and everybody knows."""
        if self.task.done():
            self.task.result()
        return self.task.done()

    def hurry(self) -> None:
        """No more kills: play to the end."""
        for player in self.players:
            player.pause = 0.0


async def compare_views(server: Server, games: list[Playing]) -> None:
    """Waits until nothing is in flight, kills, starts: all looks as before, half-made turns and undone moves too."""
    players = [player for playing in games for player in playing.players]
    for player in players:
        player.go.clear()
    async with asyncio.timeout(300):
        while any(player.pending for player in players) or not await quiet(games):
            await asyncio.sleep(0.1)
    before = [await looks(playing) for playing in games]
    server.kill()
    await asyncio.to_thread(server.start)
    after = [await looks(playing) for playing in games]
    assert before == after
    for player in players:
        player.go.set()


async def quiet(games: list[Playing]) -> bool:
    """Whether only people are to play everywhere, or nobody."""
    for playing in games:
        if not set((await asyncio.to_thread(playing.table.get, ""))["actors"]) <= set(playing.table.tokens):
            return False
    return True


async def looks(playing: Playing) -> list[dict[str, Any]]:
    """What each seat and a watcher is told when it comes to the table."""
    return [await welcome(playing.table, seat) for seat in [None, *playing.table.tokens]]


async def stored(database: str) -> dict[str, list[dict[str, Any]]]:
    """All rows of all tables."""
    store = Store(database)
    found: dict[str, list[dict[str, Any]]] = {}
    try:
        for row in await store.rows(sa.select(schema.moves).order_by(schema.moves.c.table_id, schema.moves.c.seq)):
            found.setdefault(row["table_id"], []).append(dict(row))
    finally:
        await store.database.close()
    return found


def check(playing: Playing, rows: list[dict[str, Any]]) -> None:
    """The storage has exactly what was acknowledged, the record exactly what was not taken back, and it replays."""
    table = playing.table
    record = table.get("/record")
    assert [row["seq"] for row in rows] == list(range(len(rows)))
    for player in playing.players:
        mine = [row for row in rows if row["seat"] == player.seat]
        assert [(row["kind"], row["key"]) for row in mine] == [(m["type"], m["key"]) for m in player.acknowledged]
        played = [line["move"] for line in record["moves"] if line["seat"] == player.seat]
        assert played == player.effective()
        assert [message for message in player.refused if message["type"] == "move"] == []
        shown = [event for entry in player.log for event in entry["events"]]
        assert shown == table.get("/events?after=0", player.seat)["events"][-len(shown) :]
    seed = bytes.fromhex(record["seed"])
    assert sha256(b"consigliere" + table.id.encode() + seed).hexdigest() == record["commitment"] == playing.commitment
    replayed = consigliere.replay(record)
    assert replayed.state.over
    assert replayed.result() == record["result"] == table.about()["result"]
    game = consigliere.game(record["game"])
    anew = game.match(seats=record["seats"], seed=seed, options=record["options"])
    for line in record["moves"]:
        anew.play(line["seat"], game.parse(line["move"]))
    assert anew.record()["moves"] == record["moves"]
    assert anew.result() == record["result"]


@pytest.mark.parametrize(
    "server", ["sqlite", pytest.param("two nodes", marks=[pytest.mark.ci, pytest.mark.long])], indirect=True
)
def test_after_a_kill_half_made_turns_can_still_be_taken_back(server: Server) -> None:
    asyncio.run(half_made(server, [server.make(game, ["open"] * len(seats)) for game, seats in TABLES]))


async def half_made(server: Server, tables: list[Table]) -> None:
    """Plays until a seat of each has begun something it can take back; kills; takes back; kills."""
    begun = [(table, *await begins(table)) for table in tables]
    await again(server)
    undone = []
    for table, seat, told in begun:
        assert await welcome(table, seat) == told
        assert table.post("/undo", seat, {"ask": told["view"]["ask"], "key": "back"}).status_code == 200
        undone.append(await welcome(table, seat))
        assert undone[-1]["view"] != told["view"]
    await again(server)
    for (table, seat, told), now in zip(begun, undone):
        assert await welcome(table, seat) == now
        answer = table.post("/undo", seat, {"ask": told["view"]["ask"], "key": "back"})  # was it done? the key tells
        assert answer.json() == {"at": now["at"]}
        assert await welcome(table, seat) == now


async def again(server: Server) -> None:
    """Kills it, and starts it."""
    server.kill()
    await asyncio.to_thread(server.start)


async def begins(table: Table) -> tuple[int, dict[str, Any]]:
    """Plays until a seat can take something back: which one, and what it is told then."""
    for _ in range(300):
        for seat in table.tokens:
            told = await welcome(table, seat)
            if told["can_undo"]["undo"]:
                return seat, told
            if told["view"]["ask"] is not None:
                assert table.play(seat, choice=-1).status_code == 200
        await asyncio.sleep(0.02)
    raise AssertionError("nobody ever could take back anything")
