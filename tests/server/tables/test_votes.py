"""What needs others: pausing, stopping, giving up, a rematch; sitting down, leaving, stand-ins, forgotten tables."""

import asyncio
import sqlite3
from contextlib import closing
from typing import Any

import httpx
import pytest

from consigliere.server.tables.seats import STAND_IN
from tests.server.player import Player
from tests.server.server import Server, Table, wait_until


def agree(table: Table, seat: int, what: str, yes: bool = True) -> dict[str, Any]:
    """A seat agrees; the table afterwards."""
    answer = table.post("/agree", seat, {"what": what, "yes": yes})
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_pause_needs_everybody_and_so_does_going_on(server: Server) -> None:
    table = server.make("signorie", ["open", "open", "random"])
    table.claim_all()
    assert agree(table, 0, "pause")["agreements"] == {"pause": [0]}
    assert agree(table, 0, "pause", yes=False)["agreements"] == {"pause": []}
    assert agree(table, 1, "pause")["status"] == "running"
    assert agree(table, 0, "pause")["status"] == "paused"
    assert table.post("/agree", 0, {"what": "pause"}).status_code == 409
    assert agree(table, 1, "resume")["status"] == "paused"
    assert agree(table, 0, "resume")["status"] == "running"


def test_stopping_needs_everybody_who_plays_but_nobody_a_bot_stands_in_for(server: Server) -> None:
    table = server.make("signorie", ["open", "open", "open"])
    table.claim_all()
    assert agree(table, 0, "stop")["status"] == "running"
    assert table.post("/leave", 2).status_code == 200
    about = agree(table, 1, "stop")
    assert (about["status"], about["reason"]) == ("closed", "stopped")
    assert "seed" in about


def test_partners_give_up_together_and_the_others_win(server: Server) -> None:
    table = server.make("la-famiglia", ["open"] * 4)
    table.claim_all()
    team = [0, 2]
    assert agree(table, team[0], "resign")["status"] == "running"
    about = agree(table, team[1], "resign")
    assert (about["status"], about["reason"]) == ("over", "resigned")
    assert about["result"]["winners"] == [seat for seat in range(4) if seat not in team]
    assert sum(about["result"]["payoff"]) == 0
    record = table.get("/record", 0)
    assert record["stopped"] == about["result"]
    table.server.kill()
    table.server.start()
    again = table.about()
    assert (again["status"], again["result"]) == ("over", about["result"])


def test_among_more_than_two_a_bot_plays_on_for_good_for_who_gave_up(server: Server) -> None:
    table = server.make("corleone", ["open", "open", "open"])
    table.claim_all()
    about = agree(table, 1, "resign")
    assert (about["status"], about["seats"][1]["standin"]) == ("running", STAND_IN)
    headers = {"authorization": f"Bearer {table.tokens[1]}"}
    assert httpx.delete(f"{server.address}{table.path}/bot?seat=1", headers=headers).status_code == 403
    assert agree(table, 0, "pause")["status"] == "running"
    assert agree(table, 2, "pause")["status"] == "paused"  # who gave up is not asked


def test_a_rematch_has_the_same_people_each_one_place_further(server: Server) -> None:
    table = server.make("corleone", ["open", "random", "open"], clock={"kind": "live", "minutes": 9}, name="Family")
    table.claim_all()
    assert table.post("/agree", 0, {"what": "rematch"}).status_code == 409
    for seat in (0, 2):
        agree(table, seat, "stop")
    assert agree(table, 0, "rematch")["next"] is None
    next_table = agree(table, 2, "rematch")["next"]
    assert next_table
    tokens = [{"seat": seat, "token": table.tokens[(seat + 1) % 3]} for seat in (1, 2)]
    rematch = Table(server, {"table": next_table, "watch": "x" * 22, "seats": tokens})
    for seat in (1, 2):  # the token of the old seat is the token of the new one
        assert rematch.get("", seat)["viewer"] == seat
    about = rematch.get("/about", 1)
    assert [seat["kind"] for seat in about["seats"]] == ["bot", "person", "person"]
    assert (about["status"], about["name"], about["clock"]["minutes"]) == ("running", "Family", 9)
    asyncio.run(both_play(rematch))
    assert rematch.get("/about", 1)["status"] == "over"


async def both_play(table: Table) -> None:
    """To the end."""
    async with asyncio.timeout(300):
        await asyncio.gather(*(Player(table, seat).run() for seat in table.tokens))


def test_a_table_that_waits_deals_when_the_last_seat_is_taken_and_not_before(server: Server) -> None:
    table = server.make("signorie", ["open", "open"], wait=True)
    invitations = dict(table.tokens)
    assert table.about()["status"] == "waiting"
    assert server.get(table.path, table.watch).status_code == 409
    first = server.post(f"{table.path}/claim", {"token": invitations[0]}).json()["token"]
    assert server.post(f"{table.path}/claim", {"token": invitations[0]}).status_code == 401
    left = server.post(f"{table.path}/leave", token=first).json()  # before the start the seat is free again
    assert left["seat"] == 0
    assert server.get(table.path, first).status_code == 401
    server.kill()
    server.start()
    assert table.about()["status"] == "waiting"
    for seat, token in ((0, left["token"]), (1, invitations[1])):
        table.tokens[seat] = server.post(f"{table.path}/claim", {"token": token}).json()["token"]
    assert table.about()["status"] == "running"
    server.kill()
    server.start()
    assert table.about()["status"] == "running"
    assert table.play(table.get("")["actors"][0]).status_code == 200


@pytest.mark.parametrize("killed", [False, True])
def test_who_leaves_is_played_by_a_bot_until_it_comes_back(server: Server, killed: bool) -> None:
    table = server.make("corleone", ["open", "open"])
    table.claim_all()
    assert table.post("/leave", 0).status_code == 200
    if killed:
        server.kill()
        server.start()
    assert table.about()["seats"][0]["standin"] == STAND_IN
    for _ in range(5):
        wait_until(lambda: table.get("")["actors"] == [1] or table.get("")["over"], what="the stand-in plays")
        table.play(1)
    headers = {"authorization": f"Bearer {table.tokens[0]}"}
    assert httpx.delete(f"{server.address}{table.path}/bot?seat=0", headers=headers).status_code == 200
    wait_until(lambda: 0 in table.get("")["actors"] or table.play(1).status_code != 200, what="it is asked again")
    assert table.play(0).status_code == 200
    assert table.post("/bot", 1, {"seat": 1, "bot": "random"}).status_code == 200
    assert table.about()["seats"][1]["standin"] == "random"


def test_tables_nobody_finishes_are_closed_after_the_hosts_limit(server: Server) -> None:
    tables = [server.make("signorie", ["open", "open"], wait=wait) for wait in (True, False)]
    busy = server.make("signorie", ["open", "open"])
    server.stop()
    age(server, [table.id for table in tables], days=61)
    server.start()
    wait_until(lambda: all(status(table) == "closed" for table in tables), what="they are closed")
    assert tables[0].about()["reason"] == "closed-idle"
    assert status(busy) == "running"


def status(table: Table) -> str:
    """Of a table."""
    return str(table.about()["status"])


def age(server: Server, tables: list[str], days: float) -> None:
    """As if nobody had touched them for so long."""
    with closing(sqlite3.connect(server.database)) as connection:
        for table in tables:
            connection.execute("UPDATE tables SET touched = touched - ? WHERE id = ?", (int(days * 86_400_000), table))
        connection.commit()
