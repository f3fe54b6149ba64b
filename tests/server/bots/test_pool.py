"""Bots that crash, hang or answer rubbish are replaced for that decision, and the event loop is never held."""

import asyncio
import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import consigliere
from consigliere import bots
from consigliere.server.bots import pool as bot_pool_module
from consigliere.server.bots.pool import BotPool
from consigliere.server.tables import table_state
from consigliere.server.tables.registry import TableRegistry
from tests.server.bots import bad_worker
from tests.server.bots.bad_worker import KINDS, TALKATIVE
from tests.server.conftest import Start
from tests.server.player import Player
from tests.server.running import made, running
from tests.server.server import Server, Table, wait_until

BAD = """
import os, sys, time

class Crash:
    def __init__(self, game, seed):
        pass

    def choose(self, view, budget):
        raise RuntimeError("I do not know")

class Exit(Crash):
    def choose(self, view, budget):
        os._exit(7)

class Leave(Crash):
    def choose(self, view, budget):
        sys.exit("enough")

class Hang(Crash):
    def choose(self, view, budget):
        while True:
            time.sleep(1)

class Rubbish(Crash):
    def choose(self, view, budget):
        return 10 ** 9

class Nothing(Crash):
    def choose(self, view, budget):
        return None

class Chatter(Crash):
    def choose(self, view, budget):
        print('{"move": "rubbish"}', flush=True)
        os.write(1, b'{"move": "rubbish"}\\n')
        return view["moves"][0]

class Bigmouth(Crash):
    def choose(self, view, budget):
        os.write(1, b"x" * 20_000_000)
        return view["moves"][0]
"""


@pytest.fixture
def bad(tmp_path: Path) -> Path:
    """A file with bots of all bad kinds."""
    (tmp_path / "bad.py").write_text(BAD)
    return tmp_path / "bad.py"


def test_whatever_a_bot_does_there_is_a_possible_move_and_a_line_in_the_log(
    bad: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bots, "BOTS", dict(bots.BOTS))
    monkeypatch.setattr(bot_pool_module, "WORKER", [])
    bad_worker.register(str(bad))
    game = consigliere.game("corleone")
    state = game.match(seats=2, seed=1).state
    seat = state.actors[0]
    view = state.view(seat)
    possible = [game.text(move) for move in view["moves"]]

    async def ask() -> None:
        bot_pool = BotPool(1, budget_ms=10, grace=4)
        await bot_pool.choose("random", 1, view, "t")  # a first decision loads the game
        for kind in TALKATIVE + KINDS:
            assert await bot_pool.choose(kind, 1, view, "t") in possible
        assert bot_pool.replaced == len(KINDS)
        assert await bot_pool.choose("greedy", 1, view, "t") in possible  # the next one is as good as ever
        assert (bot_pool.decisions, bot_pool.replaced) == (len(KINDS) + 4, len(KINDS))
        await bot_pool.close()
        assert not bot_pool.running

    asyncio.run(ask())
    reported = [record for record in caplog.records if record.message == "bot failed; playing a random move"]
    assert [vars(record)["bot"] for record in reported] == KINDS
    problems = " ".join(vars(record)["problem"] for record in reported)
    for part in ("I do not know", "the process ended", "enough", "no answer in time", "is not possible"):
        assert part in problems


def test_a_bot_whose_pipe_has_just_closed_is_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    """uvloop says so with a RuntimeError when a process was killed between two decisions."""
    state = consigliere.game("signorie").match(seats=2, seed=1).state
    view = state.view(state.actors[0])
    possible = [state.game.text(move) for move in view["moves"]]

    async def closed(self: BotPool, worker: Any, request: Any) -> Any:
        raise RuntimeError("the handler is closed")

    async def ask() -> None:
        bot_pool = BotPool(1)
        with monkeypatch.context() as patch:
            patch.setattr(BotPool, "exchange", closed)
            assert await bot_pool.choose("random", 1, view, "t") in possible
        assert bot_pool.replaced == 1
        await bot_pool.choose("random", 1, view, "t")
        assert bot_pool.replaced == 1
        await bot_pool.close()

    asyncio.run(ask())


def test_a_bot_is_sent_its_view_and_nothing_that_is_made_for_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Outlook, standing, aids and equivalent moves take longer than the view, and no bot reads them."""
    asked: list[dict[str, Any]] = []
    exchange = BotPool.exchange

    async def noted(pool: BotPool, worker: Any, request: dict[str, Any]) -> dict[str, Any]:
        asked.append(request)
        return await exchange(pool, worker, request)

    def unwanted(*arguments: Any) -> Any:
        raise AssertionError("made for a bot")

    monkeypatch.setattr(BotPool, "exchange", noted)
    monkeypatch.setattr(TableRegistry, "preload_words", lambda registry: None)
    monkeypatch.setattr(table_state, "viewer_payload", unwanted)
    with running(tmp_path) as server:
        made(server.person("Anna"), "signorie", [{"kind": "bot", "bot": "random"}] * 2)  # a bot begins, by any seed
        wait_until(lambda: asked, 30, "a bot is asked")
    state = consigliere.game("signorie").match(seats=2, seed=1).state
    assert all(set(request["view"]) == set(state.view(0)) for request in asked)


def test_a_game_with_bad_bots_comes_to_its_end(start: Start, bad: Path) -> None:
    server = start(bot_ms=20, bot_grace=3, bad_bots=str(bad))
    table = server.make("corleone", ["open", "random", "random"])
    server.stop()
    with closing(sqlite3.connect(server.database)) as connection:  # no request can name such a bot
        for seat, kind in ((1, "Crash"), (2, "Rubbish")):
            place = (kind, table.id, seat)
            connection.execute("UPDATE seats SET bot = ? WHERE table_id = ? AND seat = ?", place)
        connection.commit()
    server.start()
    asyncio.run(Player(table, 0).run())
    assert table.about()["status"] == "over"
    replaced = server.metric("bot_replaced")
    assert replaced == server.metric("bot_decisions") > 10
    lines = [line for line in server.logged() if line["message"].startswith("bot failed")]
    assert len(lines) == replaced
    assert {line["table"] for line in lines} == {table.id}


def test_bot_processes_killed_from_outside_are_started_again(start: Start) -> None:
    server = start()
    table = server.make("signorie", ["open", "greedy", "greedy"])

    async def with_kills() -> None:
        game = asyncio.create_task(Player(table, 0).run())
        killed = 0
        while not game.done():
            await asyncio.sleep(0.3)
            for child in server.children() if killed < 4 else []:
                os.kill(child, signal.SIGKILL)
                killed += 1
        assert killed
        game.result()

    asyncio.run(with_kills())
    assert table.about()["status"] == "over"


def test_bots_of_a_killed_server_do_not_live_on(start: Start, bad: Path) -> None:
    server = start(bot_ms=10, bot_grace=2, bad_bots=str(bad))
    table = server.make("corleone", ["open", "greedy"])
    server.stop()
    with closing(sqlite3.connect(server.database)) as connection:
        connection.execute("UPDATE seats SET bot = ? WHERE seat = 1", ("Hang",))
        connection.commit()
    server.start()
    children: list[int] = []

    def one_hangs() -> bool:
        if table.get("", 0)["ask"] is not None:
            table.play(0)
        children[:] = server.children()
        return bool(children)

    wait_until(one_hangs, what="a bot thinks")
    server.kill()
    wait_until(lambda: not any(Path(f"/proc/{child}").exists() for child in children), what="they are gone")


@pytest.mark.ci
def test_while_bots_think_and_tables_load_the_event_loop_is_free(start: Start, long: bool) -> None:
    server = start()
    games = consigliere.games() if long else ["la-famiglia"]  # its moves and tables take the longest
    tables = [server.make(game, ["open", "greedy", "greedy", "greedy"]) for game in games]
    asyncio.run(some_play(tables, 60 if long else 8))
    server.kill()
    server.start()  # loads them all, and bots go on at once

    asyncio.run(some_play(tables, 4))
    for table in tables:
        table.get("/record", 0)
        table.get("/events?after=0", 0)
        table.get(f"/then?at={table.get('', 0)['at'] - 1}", 0)
    work = server.metric("loop_work_seconds")
    print(f"longest delay {server.metric('loop_delay_seconds') * 1000:.1f} ms, work {work * 1000:.1f} ms")
    assert work < (0.05 if consigliere.build == "compiled" else 0.2)  # of processor time: others may be busy too


async def some_play(tables: list[Table], moves: int) -> None:
    """Everybody plays until there are so many moves of each."""
    players = [Player(table, 0) for table in tables]
    tasks = [asyncio.create_task(player.run()) for player in players]
    async with asyncio.timeout(300):
        while any(len(player.acknowledged) < moves and not player.over for player in players):
            await asyncio.sleep(0.05)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def test_the_server_chooses_no_bot_of_strangers(start: Start, bad: Path) -> None:
    server: Server = start()
    for name in (f"{bad.name}:Crash", "os:system", "command:true", "", "Greedy"):
        wanted = {"game": "corleone", "seats": [{"kind": "open"}, {"kind": "bot", "bot": name}]}
        answer = server.post("/api/tables", wanted)
        assert answer.json()["error"] in ("unknown-bot", "bad-request")
