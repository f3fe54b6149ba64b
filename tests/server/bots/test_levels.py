"""Opponents at a table: levels to choose from, their names, an engine that is compiled while the server runs."""

import asyncio
import logging
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

import consigliere
from consigliere import _chooser
from consigliere.bots import BOTS, LEVELS, opponents
from consigliere.server.bots import pool as bot_pool_module
from consigliere.server.bots.pool import BotPool
from consigliere.server.engine_build import NO_COMPILER, EngineBuild
from tests.server.running import Running, made, running


def seats_of(server: Running, person: Any, table: str) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = person.get(f"/api/tables/{table}/about").json()["seats"]
    return found


def test_people_are_offered_levels_with_names_and_programs_the_yardsticks_too(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = server.person("Anna")
        for game in anna.get("/api/games").json()["games"]:
            assert [level["bot"] for level in game["levels"]] == opponents.levels(game["name"])
            assert game["bots"] == list(BOTS)
            for level in game["levels"]:
                found = {seats: opponents.rating(game["name"], int(seats), level["bot"]) for seats in level["ratings"]}
                assert all(found.values())
        table = made(anna, "corleone", [{"kind": "me"}, *({"kind": "bot", "bot": level} for level in LEVELS)])["table"]
        sitting = seats_of(server, anna, table)[1:]
        assert [seat["bot"] for seat in sitting] == list(LEVELS)
        assert [seat["name"] for seat in sitting] == [opponents.people(LEVELS[n])[n + 1] for n in range(len(LEVELS))]
        same = made(anna, "corleone", [{"kind": "me"}, *([{"kind": "bot", "bot": "easy"}] * 4)])["table"]
        assert len({seat["name"] for seat in seats_of(server, anna, same)}) == 5
        program = made(anna, "signorie", [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])["table"]
        assert seats_of(server, anna, program)[1]["name"] == "greedy"
        assert anna.get(f"/api/tables/{program}/about").json()["engine"] == consigliere.build
        assert anna.get("/health").json()["bots"] == consigliere.build
        words = anna.get("/api/words/en").text
        assert all(f"level-{bot}-about = " in words for bot in BOTS)


def test_an_empty_seat_given_to_a_bot_gets_a_name_that_nobody_has(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = server.person(opponents.people("normal")[1])  # of all names
        table = made(anna, "signorie", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}])["table"]
        assert anna.post(f"/api/tables/{table}/bot", json={"seat": 1, "bot": "normal"}).status_code == 200
        assert anna.post(f"/api/tables/{table}/bot", json={"seat": 2, "bot": "normal"}).status_code == 200
        sitting = seats_of(server, anna, table)
        assert len({seat["name"] for seat in sitting}) == 3
        assert all(seat["name"] in opponents.people("normal") for seat in sitting)


def test_a_rematch_is_played_against_the_same_people(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = server.person("Anna")
        wanted = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "greedy"}]
        table = made(anna, "signorie", wanted)["table"]
        with closing(sqlite3.connect(tmp_path / "table.db")) as connection:  # a table of earlier days
            assert connection.execute("SELECT count(*) FROM seats WHERE name = 'greedy'").fetchone() == (1,)
        before = [seat["name"] for seat in seats_of(server, anna, table)]
        for what in ("stop", "rematch"):
            assert anna.post(f"/api/tables/{table}/agree", json={"what": what, "yes": True}).status_code == 200
        after = anna.get(f"/api/tables/{table}/about").json()["next"]
        assert [seat["name"] for seat in seats_of(server, anna, after)] == before[1:] + before[:1]


# ---- several processes for one decision


class Listener:
    """Notes what the processes of a pool are asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[dict[str, Any]] = []
        exchange = BotPool.exchange

        async def noted(pool: BotPool, worker: Any, request: dict[str, Any]) -> dict[str, Any]:
            self.asked.append(request)
            return await exchange(pool, worker, request)

        monkeypatch.setattr(BotPool, "exchange", noted)


def test_an_expert_thinks_in_all_processes_that_are_free(monkeypatch: pytest.MonkeyPatch) -> None:
    game = consigliere.game("signorie")
    state = game.match(seats=2, seed=1).state
    view = state.view(state.actors[0])
    possible = [game.text(move) for move in (*view["moves"], *view["side_moves"])]
    listener = Listener(monkeypatch)

    async def play() -> None:
        pool = BotPool(2, budget_ms=20)
        assert await pool.choose("expert", 7, view, "t") in possible
        assert sorted((one["seed"], one.get("part")) for one in listener.asked) == [(7, True), (8, True)]
        listener.asked.clear()
        both = await asyncio.gather(*(pool.choose("hard", 7, view, "t") for _ in range(2)))
        assert set(both) <= set(possible)
        assert [(one["seed"], one.get("part")) for one in listener.asked] == [(7, None)] * 2
        listener.asked.clear()
        one, two = await asyncio.gather(*(pool.choose("expert", seed, view, "t") for seed in (1, 2)))
        assert {one, two} <= set(possible)
        assert len(listener.asked) in (3, 4)  # who came first has both, the other what is free again first
        for process in pool.running:
            process.kill()
        await asyncio.sleep(0.1)
        assert await pool.choose("expert", 7, view, "t") in possible  # they are started again
        assert (pool.replaced, pool.decisions) == (0, 6)
        await pool.close()

    asyncio.run(play())


def test_a_decision_goes_on_with_the_processes_that_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    game = consigliere.game("signorie")
    state = game.match(seats=2, seed=1).state
    view = state.view(state.actors[0])

    async def answers(pool: BotPool, worker: Any, request: dict[str, Any]) -> dict[str, Any]:
        if request["seed"] == 7:
            raise ValueError("the process ended")
        candidates = [{"move": move, "prior": 0.1, "total": 1.0, "worlds": 2} for move in view["moves"]]
        candidates[2]["total"] = 1.5
        return {"considered": {"candidates": candidates, "finalists": view["moves"][1:3], "mixed": False}}

    async def start(pool: BotPool) -> Any:
        return object()

    async def end(pool: BotPool, worker: Any) -> None:
        return None

    monkeypatch.setattr(BotPool, "exchange", answers)
    monkeypatch.setattr(BotPool, "start", start)
    monkeypatch.setattr(BotPool, "end", end)

    async def play() -> None:
        pool = BotPool(3)
        assert await pool.choose("expert", 7, view, "t") == game.text(view["moves"][2])
        assert pool.replaced == 0

    asyncio.run(play())


# ---- the engine, compiled meanwhile

WORKER = """
import json, sys
from pathlib import Path
folder = Path(__file__).parent
build = "compiled" if (folder / "package" / "compiled.stamp").exists() else "pure"
print("ready", build, flush=True)
for line in sys.stdin:
    request = json.loads(line)
    answer = {"error": build} if request["bot"] == "random" else {"move": (folder / "move").read_text()}
    print(json.dumps({**answer, "n": request["n"]}), flush=True)
"""
BUILD = """
import runpy, sys, time
from pathlib import Path
folder = Path(__file__).parent
package = folder / "package"
chooser = runpy.run_path(sys.argv[1])
time.sleep(0.2)
if sys.argv[2] == "works":
    (package / chooser["STAMP"]).write_text(chooser["digest"](package))
sys.exit({"works": 0, "lies": 0, "lacks": 3, "fails": 1}[sys.argv[2]])
"""


class Building:
    """A pool of stand-in workers, and a stand-in for the build."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        (folder / "package" / "core").mkdir(parents=True)
        (folder / "package" / "core" / "source.py").write_text("pass\n")
        (folder / "worker.py").write_text(WORKER)
        (folder / "build.py").write_text(BUILD)
        monkeypatch.setattr(bot_pool_module, "WORKER", [str(folder / "worker.py")])
        monkeypatch.delenv("CONSIGLIERE_PURE", raising=False)
        monkeypatch.setattr(consigliere, "build", "pure")
        self.told: list[str] = []
        state = consigliere.game("signorie").match(seats=2, seed=1).state
        self.view = state.view(state.actors[0])
        (folder / "move").write_text(state.game.text(self.view["moves"][0]))

    def registry(self, pool: BotPool) -> Any:
        """As much of a registry as a build needs: one table."""
        table = SimpleNamespace(broadcast=SimpleNamespace(send_about=lambda: self.told.append(pool.build)))
        return cast(Any, SimpleNamespace(bot_pool=pool, tables={"t": table}))

    def engine(self, pool: BotPool, how: str) -> EngineBuild:
        """A build that takes a moment."""
        command = (sys.executable, str(self.folder / "build.py"), _chooser.__file__, how)
        return EngineBuild(self.registry(pool), command, self.folder / "package")


@pytest.fixture
def building(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Building:
    return Building(tmp_path, monkeypatch)


def test_bots_use_the_engine_as_soon_as_it_is_compiled(building: Building, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)

    async def play() -> None:
        pool = BotPool(2)
        engine = building.engine(pool, "works")
        await asyncio.gather(*(pool.choose("hard", 1, building.view, "t") for _ in range(2)))
        before = set(pool.running)
        assert (len(before), pool.build) == (2, "pure")
        running_build = asyncio.create_task(engine.run())
        while not running_build.done():  # bots play on meanwhile
            await pool.choose("hard", 1, building.view, "t")
        await running_build
        assert pool.build == "compiled"
        assert len(pool.running) == 2
        assert not pool.running & before
        assert all(process.returncode is not None for process in before)
        after = set(pool.running)
        await asyncio.gather(*(pool.choose("hard", 1, building.view, "t") for _ in range(2)))
        assert pool.running == after  # these stay
        assert pool.replaced == 0
        await engine.run()  # it is there: nothing to do
        assert pool.running == after
        await pool.close()

    asyncio.run(play())
    assert building.told == ["compiled"]
    said = [record.message for record in caplog.records if "engine" in record.message]
    assert said == ["engine compiled; bots use it now"]


@pytest.mark.parametrize(
    ("how", "line"),
    [("lacks", "no C compiler"), ("fails", "compiling the engine failed"), ("lies", "compiling the engine failed")],
)
def test_without_a_compiler_bots_go_on_in_plain_python(
    building: Building, caplog: pytest.LogCaptureFixture, how: str, line: str
) -> None:
    caplog.set_level(logging.INFO)

    async def play() -> None:
        pool = BotPool(1)
        await pool.choose("hard", 1, building.view, "t")
        before = set(pool.running)
        await building.engine(pool, how).run()
        assert (pool.running, pool.build) == (before, "pure")
        await pool.close()

    asyncio.run(play())
    assert building.told == []
    assert [line in record.message for record in caplog.records] == [True]
    assert NO_COMPILER == 3


def test_an_engine_that_cannot_be_loaded_is_left_alone(building: Building, caplog: pytest.LogCaptureFixture) -> None:
    """A worker that does not even start with it: the next ones are told to run in plain Python."""
    broken = WORKER.replace(
        'print("ready"',
        'import os\nif os.environ.get("CONSIGLIERE_PURE") == "1":\n    build = "pure"\nelif build == "compiled":\n'
        '    sys.exit("half a build")\nprint("ready"',
        1,
    )
    (building.folder / "worker.py").write_text(broken)

    async def play() -> None:
        pool = BotPool(1)
        await pool.choose("hard", 1, building.view, "t")
        await building.engine(pool, "works").run()
        await pool.choose("hard", 1, building.view, "t")
        assert (pool.build, pool.replaced) == ("pure", 0)
        await pool.close()

    asyncio.run(play())
    assert "loading the compiled engine failed" in caplog.text


def test_a_server_that_stops_takes_its_build_along(building: Building) -> None:
    async def stop() -> None:
        pool = BotPool(1)
        engine = building.engine(pool, "works")
        engine.command = (sys.executable, "-c", "import time; time.sleep(600)")
        task = asyncio.create_task(engine.run())
        while engine.process is None:
            await asyncio.sleep(0.01)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        assert engine.process.returncode is not None

    asyncio.run(stop())


def test_nothing_is_compiled_without_a_command_or_where_plain_python_is_wanted(
    building: Building, monkeypatch: pytest.MonkeyPatch
) -> None:
    pool = cast(BotPool, None)
    assert not EngineBuild(building.registry(pool), (), building.folder / "package").is_needed()
    engine = building.engine(pool, "works")
    assert engine.is_needed()
    monkeypatch.setenv("CONSIGLIERE_PURE", "1")
    assert not engine.is_needed()
