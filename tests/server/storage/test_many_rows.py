"""Tables with very many rows: only what stands is played again, taking back has an end, and nobody waits for a load."""

import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from benchmarks import hostile
from consigliere.server.protocol.errors import Problem
from consigliere.server.storage import replay
from consigliere.server.tables import table_state
from consigliere.server.tables.table import Table
from tests.server.running import Running, made, running
from tests.server.server import wait_until

Size = Callable[..., int]
ALONE = [{"kind": "me"}, {"kind": "me"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with wide limits."""
    with running(tmp_path_factory.mktemp("rows")) as found:
        yield found


def new_table(server: Running, game: str = "signorie") -> tuple[httpx.Client, str]:
    """A person who holds both seats of a table, so that everything can be taken back."""
    person = server.person("Anna")
    return person, str(made(person, game, ALONE)["table"])


async def act(live: Table, rng: Random, undo: float, back: float) -> None:
    """A move of a seat that owes one, or one taken back."""
    here = live.state
    seats = [seat for seat in range(len(here.chairs)) if here.can_undo(seat).undo]
    if seats and rng.random() < undo:
        await live.undo(rng.choice(seats), None, f"u{here.seq}", False)
    elif here.match.entries and rng.random() < back:
        await live.undo(here.match.entries[-1].seat, None, f"b{here.seq}", True)
    elif not here.match.state.over:
        state = here.match.state
        seat = rng.choice(state.actors)
        await live.play(seat, state.asked[seat], here.game.text(rng.choice(state.moves(seat))), f"m{here.seq}")


def play(server: Running, table: str, steps: int, seed: int = 0, undo: float = 0.0, back: float = 0.0) -> None:
    """So many actions at a table, drawn by lot; what may not be taken back any more is not."""
    rng = Random(seed)

    async def work() -> None:
        for _ in range(steps):
            async with server.registry.locked(table) as live:
                with suppress(Problem):  # what was taken back too often
                    await act(live, rng, undo, back)

    server.inside(work)


def forget(server: Running, table: str) -> None:
    """The table is in the storage only."""

    async def work() -> None:
        server.registry.unload(server.registry.tables[table])

    server.inside(work)


def memory(live: Table) -> dict[str, Any]:
    """What a table knows."""
    here = live.state
    viewers = [None, *range(len(here.chairs))]
    return {
        "position": here.match.state.to_json(),
        "moves": [(entry.seat, entry.move) for entry in here.match.entries],
        "marks": [here.history(viewer).seen_digest for viewer in viewers],
        "undo": [here.can_undo(viewer) for viewer in viewers],
        "practice": here.match.practice,
        "row": here.seq,
        "snapshot": live.log.last_snapshot,
        "keys": dict(here.done),
        "taken back": +here.taken_back,
        "turns": here.turns,
    }


@pytest.mark.parametrize("game", ["la-famiglia", "corleone", "signorie"])
def test_a_table_with_much_taken_back_is_loaded_as_it_was(server: Running, game: str) -> None:
    seats = {"la-famiglia": 4}.get(game, 3)
    person = server.person("Anna")
    table = made(person, game, [{"kind": "me"}] * seats, clock={"kind": "turn", "hours": 24})["table"]
    for part in range(4):
        play(server, table, 100, seed=part, undo=0.4, back=0.05)
        before = server.at(table, memory)
        forget(server, table)
        assert server.at(table, memory) == before
    assert sum(before["taken back"].values()) > 50
    assert before["snapshot"] > 0


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The rows that are played again."""
    found: list[int] = []
    real = replay.replay_row

    def noted(match: Any, row: Any) -> Any:
        found.append(row["seq"])
        return real(match, row)

    monkeypatch.setattr(replay, "replay_row", noted)
    return found


def flood(server: Running, table: str, rows: int) -> int:
    """Somebody has taken back one and the same move again and again, at a time when that had no limit; returns the
    number of the last row."""
    forget(server, table)
    return hostile.lengthen(server.settings.database, table, rows)


def test_only_what_stands_is_played_again(server: Running, size: Size, played: list[int]) -> None:
    person, table = new_table(server)
    play(server, table, 30)
    before = server.at(table, lambda live: live.state.match.state.to_json())
    rows = flood(server, table, size(4_000, 100_000))
    assert server.at(table, lambda live: live.state.match.state.to_json()) == before
    assert len(played) == 31  # the deal and the moves
    assert server.at(table, lambda live: live.state.seq) == rows
    assert len(person.get(f"/api/tables/{table}/record").json()["shown"]) > 0
    play(server, table, 3)  # and it goes on
    assert server.at(table, lambda live: live.state.seq) == rows + 3


def test_a_row_that_takes_back_what_is_not_there_closes_the_table(server: Running) -> None:
    person, table = new_table(server)
    play(server, table, 5)
    flood(server, table, 4)
    with closing(sqlite3.connect(server.settings.database, timeout=60)) as connection:
        connection.execute("UPDATE moves SET move = '77' WHERE table_id = ? AND kind = 'undo'", [table])
        connection.commit()
    assert person.get(f"/api/tables/{table}/about").json()["reason"] == "closed-rules"
    assert len(person.get(f"/api/tables/{table}/record").json()["moves"]) == 5


# ---- taking back has an end


@pytest.mark.parametrize("practice", [False, True])
def test_a_question_can_be_returned_to_twenty_times(server: Running, practice: bool) -> None:
    person, table = new_table(server, "corleone")
    path = f"/api/tables/{table}"
    assert table_state.MAX_UNDOS == 20
    answers: list[httpx.Response] = []
    while len(answers) < 21:
        view = person.get(path, params={"seat": 0}).json()
        if view["ask"] is None or view["actors"] != [0]:
            play(server, table, 1, seed=len(answers))
            continue
        move = {"move": view["choices"][0]["text"], "ask": view["ask"]}
        assert person.post(f"{path}/moves?seat=0", json=move).status_code == 200
        answers.append(person.post(f"{path}/undo?seat=0", json={"practice": practice}))
        if answers[-1].json().get("error") == "nothing-to-undo":
            answers = []
    assert [answer.status_code for answer in answers] == [200] * 20 + [409]
    assert answers[-1].json()["error"] == "undo-limit"
    assert "20 times" in answers[-1].json()["message"]
    forget(server, table)  # the storage knows it too
    again = person.post(f"{path}/undo?seat=0", json={"practice": practice})
    assert (again.status_code, again.json()["error"]) == (409, "undo-limit")


# ---- nobody waits for a load


class SlowLoad:
    """Holds the rows of loads until it is told to go on."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun = threading.Event()
        self.go_on = threading.Event()
        self.rows = 0
        self.real = replay.replay_row
        monkeypatch.setattr(replay, "replay_row", self.row)

    def row(self, match: Any, row: Any) -> Any:
        """Plays a row, later."""
        self.begun.set()
        self.rows += 1
        self.go_on.wait(60 if self.rows == 1 else 0.5)
        return self.real(match, row)


def test_a_long_load_holds_no_other_table(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, slow_table = new_table(server)
    bert, other = new_table(server)
    for table in (slow_table, other):
        play(server, table, 10)
    forget(server, slow_table)
    slow = SlowLoad(monkeypatch)
    answers: list[int] = []
    waiting = threading.Thread(target=lambda: answers.append(anna.get(f"/api/tables/{slow_table}").status_code))
    waiting.start()
    try:
        assert slow.begun.wait(60)
        assert bert.get(f"/api/tables/{other}/record", timeout=30).status_code == 200
        assert not answers
    finally:
        slow.go_on.set()
        waiting.join()
    assert answers == [200]


def test_a_stop_does_not_wait_for_a_load_and_says_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    before = {thread for thread in threading.enumerate() if thread.name.startswith("offload")}
    with running(tmp_path) as server:
        anna, table = new_table(server)
        play(server, table, 120)
        forget(server, table)
        slow = SlowLoad(monkeypatch)
        answers: list[int | str] = []

        def ask() -> None:
            try:
                answers.append(anna.get(f"/api/tables/{table}").status_code)
            except httpx.HTTPError as error:
                answers.append(type(error).__name__)

        waiting = threading.Thread(target=ask)
        waiting.start()
        assert slow.begun.wait(60)
        server.server.should_exit = True
        wait_until(server.registry.stopping.is_set, what="the server begins to stop")
        slow.go_on.set()
        slow.go_on = threading.Event()  # the next rows take long
        waiting.join()
        server.thread.join(60)
        assert not server.thread.is_alive()
        assert answers == [503]
        assert slow.rows < 10
        left = {thread for thread in threading.enumerate() if thread.name.startswith("offload")} - before
        assert not left
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
