"""A table in use: one way for every action, one view for everything that is made from it."""

import asyncio
import gc
import socket
import sys
import time
import weakref
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from sqlalchemy.sql.elements import BindParameter
from websockets.server import ServerProtocol

import consigliere
from consigliere.server.http.uvicorn_protocol import LimitedHttpProtocol, LimitedSocketProtocol
from consigliere.server.protocol.errors import Illegal, Problem
from consigliere.server.tables import background
from consigliere.server.tables.subscribers import Subscriber
from consigliere.server.tables.table import Table
from tests.server.running import Running, made, running
from tests.server.server import wait_until


def table_of(server: Running) -> str:
    """A table of two people who share a device: nothing is played by itself."""
    seats = [{"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bruno"}]
    table: str = made(server.person("Anna"), "signorie", seats)["table"]
    return table


def test_a_view_is_built_once_between_two_moves(tmp_path: Path) -> None:
    """Payload, log and refusals share it, and none of them changes it."""
    with running(tmp_path) as server:
        table = table_of(server)

        def look(live: Table) -> None:
            view = live.state.view(0)
            before = live.state.match.state.view(0)
            live.state.payload(0, live.phrasing("en"))
            live.broadcast.log(0, "en", [0]) if 0 in live.state.histories else live.state.history(0)
            live.preview(0, live.state.game.text(view["moves"][0]), "en") if view["moves"] else None
            live.why(0, None, "x:y", "en")
            assert live.state.view(0) is view
            assert view == before

        server.at(table, look)

        async def play() -> None:
            async with server.registry.locked(table) as live:
                seat = live.state.owing()[0]
                view = live.state.view(seat)
                await live.play(seat, view["ask"], live.state.game.text(view["moves"][0]))
                assert live.state.view(seat) is not view
                assert live.state.view(seat) == live.state.match.state.view(seat)

        server.inside(play)


def test_a_refused_move_leaves_the_match_as_it_was(tmp_path: Path) -> None:
    """The rules refuse while playing: nothing is stored, nothing is told, the same key gets the same answer."""
    with running(tmp_path) as server:
        table = table_of(server)

        async def play() -> None:
            async with server.registry.locked(table) as live:
                seat = live.state.owing()[0]
                state = live.state.match.state
                impossible = next(m for m in range(live.state.game.move_count) if m not in state.moves(seat))
                before, seq = state.to_json(), live.state.seq
                for key in ("a", "a", None):
                    with pytest.raises(Illegal) as refused:
                        await live.play(seat, state.asked[seat], live.state.game.text(impossible), key, "en")
                    assert refused.value.refusal.rule.startswith("SI-")
                    assert refused.value.refusal.text
                assert (live.state.match.state.to_json(), live.state.seq) == (before, seq)
                with pytest.raises(Problem):
                    await live.play(seat, 10**6, live.state.game.text(state.moves(seat)[0]))
                await asyncio.sleep(0)
                assert live.state.seq == seq

        server.inside(play)


@pytest.mark.parametrize(("minutes", "stays"), [(10, True), (0.001, False)])
def test_a_table_that_nobody_looks_at_leaves_the_memory_when_the_host_says(
    tmp_path: Path, minutes: float, stays: bool
) -> None:
    with running(tmp_path, unload_minutes=minutes) as server:
        anna = server.person("Anna")
        table, watched = (made(anna, "signorie", [{"kind": "me"}] * 2)["table"] for _ in range(2))
        with server.live(watched, anna, seat=0)[0]:
            time.sleep(0.1)
            server.inside(server.background.sweep)
            assert (table in server.registry.tables) == stays
            assert watched in server.registry.tables
        assert anna.get(f"/api/tables/{table}").status_code == 200  # and comes back


def test_a_table_that_is_put_away_is_free_at_once(tmp_path: Path) -> None:
    """Python looks for unused cycles rarely here: there must be none in what a table keeps."""
    with running(tmp_path) as server:
        anna = server.person("Anna")
        table = made(anna, "la-famiglia", [{"kind": "me"}] * 4)["table"]
        lines = [server.live(table, anna, seat=seat, lang="en", changes=True)[0] for seat in range(4)]
        for n in range(20):
            seat, view = server.at(table, lambda live: (live.state.owing()[0], live.state.view(live.state.owing()[0])))
            text = consigliere.game("la-famiglia").text(view["moves"][0])
            for key, move in ((f"bad {n}", "no such move"), (f"bad {n}", "no such move"), (f"good {n}", text)):
                lines[seat].ask({"type": "move", "ask": view["ask"], "move": move, "key": key}, "done", "refused")
        for line in lines:
            line.close()
        wait_until(lambda: not server.at(table, lambda live: live.broadcast.subscribers), 10, "all have left")
        gc.collect()
        gc.disable()
        try:
            parts = server.at(
                table,
                lambda live: [weakref.ref(one) for one in (live, live.state, live.broadcast, live.state.history(0))],
            )

            async def put_away() -> None:
                server.registry.unload(server.registry.tables[table])

            server.inside(put_away)
            wait_until(lambda: not any(part() for part in parts), 10, "nothing is left")
        finally:
            gc.enable()


def lose_one(live: Table) -> None:
    """The next thing that is sent to one of those who are connected finds it gone."""

    async def gone(text: str) -> None:
        raise OSError("gone")

    subscriber = next(iter(live.broadcast.subscribers))
    subscriber.socket.send_text = gone  # type: ignore[method-assign, assignment]
    subscriber.send(b"{}")


def test_a_socket_that_has_ended_is_free_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Closed, cut off, or lost while something was sent: what it left would stay until cycles are searched for."""
    parts: list[weakref.ref[object]] = []
    for kind in (LimitedHttpProtocol, LimitedSocketProtocol, ServerProtocol, Subscriber):
        monkeypatch.setattr(kind, "__init__", noted(kind.__init__, parts))
    with running(tmp_path) as server:
        anna = server.person("Anna")
        table = made(anna, "signorie", [{"kind": "me"}] * 2)["table"]
        gc.collect()
        gc.disable()
        try:
            lines = [server.live(table, anna, seat=seat, lang="en")[0] for seat in (0, 1) * 4]
            server.at(table, lose_one)
            for line in lines[::2]:
                line.close()
            for line in lines[1::2]:
                with suppress(OSError):  # the one that was lost may be closed
                    line.line.socket.shutdown(socket.SHUT_RDWR)  # without a word
            anna.close()
            assert len(parts) >= len(lines) * 4
            wait_until(lambda: not any(part() for part in parts), 10, "nothing is left")
        finally:
            gc.enable()


def noted(made: Callable[..., None], parts: list[weakref.ref[object]]) -> Callable[..., None]:
    """An `__init__` that also notes what was made."""

    def init(self: object, *args: object, **named: object) -> None:
        made(self, *args, **named)
        parts.append(weakref.ref(self))

    return init


def test_what_is_asked_of_the_storage_again_and_again_leaves_nothing(tmp_path: Path) -> None:
    """A query that is put together anew holds itself and its values: these are the same ones each time."""
    with running(tmp_path) as server:
        anna = server.person("Anna")
        table = made(anna, "signorie", [{"kind": "me"}] * 2)["table"]
        line = server.live(table, anna, seat=0)[0]
        line.ask({"type": "chat", "text": "Buona sera", "key": "1"}, "done")
        gc.collect()
        gc.disable()
        try:
            for _ in range(5):
                with server.live(table, anna, seat=0)[0]:
                    server.inside(server.background.follow_outside)
                    server.inside(server.background.sweep)
            gc.set_debug(gc.DEBUG_SAVEALL)
            gc.collect()
            assert not [each for each in gc.garbage if isinstance(each, BindParameter)]
        finally:
            gc.set_debug(0)
            gc.garbage.clear()
            gc.enable()


def test_unused_cycles_are_searched_for_when_memory_has_grown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Even while people play."""
    size = 100 << 20
    monkeypatch.setattr(background, "resident", lambda: size)
    with running(tmp_path) as server:

        def searched() -> bool:
            server.registry.turns.moves += 1
            before = server.background.collected
            server.inside(server.background.collect)
            return server.background.collected > before

        assert not searched()
        size += background.GROWN_BYTES
        assert not searched()
        size += 1
        assert searched()
        assert not searched()  # it is counted from here
    monkeypatch.undo()
    assert sys.platform != "linux" or background.resident() > 10 << 20
