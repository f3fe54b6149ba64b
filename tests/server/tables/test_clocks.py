"""Time to think: increments, hours per turn, a stand-in when time is up, and clocks that outlive the server."""

import sqlite3
import time
from contextlib import closing
from typing import Any

import pytest

from consigliere.server.tables.clocks import HOUR, MINUTE, Clocks
from consigliere.server.tables.seats import STAND_IN
from tests.server.server import Server, Table, wait_until

LIVE = {"kind": "live", "minutes": 1, "increment": 5}


def test_a_live_clock_runs_for_who_owes_and_adds_its_increment_after_the_answer() -> None:
    clocks = Clocks(LIVE, 3)
    clocks.follow([0, 1], 0)
    assert (clocks.left_at(0, 10_000), clocks.left_at(1, 10_000), clocks.left_at(2, 10_000)) == (50_000, 50_000, MINUTE)
    clocks.follow([1], 10_000)
    assert (clocks.left_at(0, 20_000), clocks.left_at(1, 20_000)) == (55_000, 40_000)
    assert clocks.deadline() == MINUTE
    assert clocks.late(MINUTE) == [1]


def test_an_answer_taken_back_gives_its_increment_back() -> None:
    clocks = Clocks(LIVE, 2)
    for instant in range(0, 10_000, 1000):  # choosing and taking back again and again gains nothing
        clocks.follow([0, 1], instant)
        clocks.follow([1], instant + 500)
        clocks.answer_taken_back(0, 1)
    assert clocks.left_at(0, 20_000) == MINUTE - 5000


def test_hours_begin_anew_with_every_turn_and_a_pause_stops_them() -> None:
    clocks = Clocks({"kind": "turn", "hours": 24}, 2)
    clocks.follow([0], 0)
    clocks.stop(5 * HOUR)
    assert clocks.left_at(0, 100 * HOUR) == 19 * HOUR
    clocks.follow([0], 100 * HOUR)
    assert clocks.deadline() == 119 * HOUR
    clocks.follow([1], 101 * HOUR)
    assert clocks.left_at(0, 200 * HOUR) == 24 * HOUR


def test_after_a_restart_a_live_clock_goes_on_where_it_stood_and_hours_go_on_running() -> None:
    live = Clocks(LIVE, 2)
    live.follow([0], 0)
    live.follow([1], 10_000)
    state = live.state()
    again = Clocks(LIVE, 2)
    again.restore(state, 9 * HOUR)
    again.follow([1], 9 * HOUR)
    assert (again.left_at(0, 9 * HOUR), again.left_at(1, 9 * HOUR + 1000)) == (55_000, 59_000)

    kind = {"kind": "turn", "hours": 24}
    turn = Clocks(kind, 2)
    turn.follow([0], 0)
    for later, left in ((10 * HOUR, 14 * HOUR), (30 * HOUR, HOUR)):  # nobody finds all time gone
        again = Clocks(kind, 2)
        again.restore(turn.state(), later)
        again.follow([0], later)
        assert again.left_at(0, later) == left


@pytest.mark.parametrize("clock", [{"kind": "live", "minutes": 0.04}, {"kind": "turn", "hours": 0.0012}])
def test_who_is_out_of_time_gets_a_stand_in_and_can_come_back(server: Server, clock: dict[str, Any]) -> None:
    table = server.make("corleone", ["open", "random"], clock=clock)
    table.claim_all()
    wait_until(lambda: table.get("", 0)["ask"] is not None, what="the person is asked")
    question = table.get("", 0)["ask"]
    wait_until(lambda: "standin" in table.about()["seats"][0], what="a bot stands in")
    assert table.about()["seats"][0]["standin"] == STAND_IN
    wait_until(lambda: table.get("", 0)["ask"] != question, what="it plays")
    answer = server_delete(table, 0)
    assert answer == 200
    seat = table.about()["seats"][0]
    assert "standin" not in seat
    assert seat["clock_ms"] > 0


def server_delete(table: Table, seat: int) -> int:
    """The person takes the seat back."""
    import httpx

    headers = {"authorization": f"Bearer {table.tokens[seat]}"}
    return httpx.delete(f"{table.server.address}{table.path}/bot?seat={seat}", headers=headers).status_code


def test_handing_a_seat_to_a_bot_and_back_gives_no_time(server: Server) -> None:
    table = server.make("la-famiglia", ["open"] * 4, clock={"kind": "live", "minutes": 5, "increment": 0})
    table.claim_all()
    seat = table.get("")["actors"][0]
    time.sleep(1.2)
    assert table.post("/bot", seat, {"seat": seat, "bot": "greedy"}).status_code == 200
    assert server_delete(table, seat) == 200
    assert table.about()["seats"][seat]["clock_ms"] <= 5 * MINUTE - 1200


def test_clocks_and_a_pause_survive_a_kill(server: Server) -> None:
    table = server.make("signorie", ["open", "open"], clock={"kind": "live", "minutes": 5, "increment": 2})
    table.claim_all()
    seat = table.get("")["actors"][0]
    time.sleep(1)
    while seat in table.get("")["actors"]:
        assert table.play(seat).status_code == 200
    before = clocks(table)
    assert before[seat] < 5 * MINUTE + 2000 - 900
    other = table.get("")["actors"][0]
    for each in (seat, other):
        assert table.post("/agree", each, {"what": "pause"}).status_code == 200
    about = table.about()
    assert (about["status"], [each["running"] for each in about["seats"]]) == ("paused", [False, False])
    assert table.play(other).status_code == 409
    stood = clocks(table)
    server.kill()
    time.sleep(1.5)
    server.start()
    assert table.about()["status"] == "paused"
    time.sleep(1)
    assert clocks(table) == stood
    begun = time.monotonic()
    for each in (seat, other):
        assert table.post("/agree", each, {"what": "resume"}).status_code == 200
    assert table.about()["status"] == "running"
    assert table.play(other).status_code == 200
    left = clocks(table)[other]
    assert stood[other] - (time.monotonic() - begun) * 1000 - 100 < left <= stood[other]


def clocks(table: Table) -> list[int]:
    """What is left to each seat."""
    return [seat["clock_ms"] for seat in table.about()["seats"]]


def test_time_that_ran_out_while_the_server_was_killed_again_and_again_still_counts(server: Server) -> None:
    table = server.make("signorie", ["open", "open"], clock={"kind": "turn", "hours": 24})
    table.claim_all()
    seat = table.get("")["actors"][0]
    server.kill()
    back_dated(server, table, 23 * HOUR)
    server.start()
    assert HOUR - 120_000 < clocks(table)[seat] < HOUR
    server.kill()
    server.start()
    assert HOUR - 120_000 < clocks(table)[seat] < HOUR


def back_dated(server: Server, table: Table, by: int) -> None:
    """As if a running time had begun so much earlier."""
    import json

    with closing(sqlite3.connect(server.database)) as connection:
        [(text,)] = connection.execute("SELECT clocks FROM tables WHERE id = ?", [table.id]).fetchall()
        state = json.loads(text)
        state["running"] = {seat: since - by for seat, since in state["running"].items()}
        connection.execute("UPDATE tables SET clocks = ? WHERE id = ?", [json.dumps(state), table.id])
        connection.commit()
