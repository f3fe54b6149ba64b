"""The lobby: nobody fills it alone, and whoever tries pushes nobody else out."""

import sqlite3
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from consigliere.server.rate_limits import PEOPLE_PER_NETWORK
from consigliere.server.tables import lobby
from tests.server.running import Running, made, running

PAGE = "http://games.example"
ONE_FREE = [{"kind": "me"}, {"kind": "open"}]


def guest(server: Running, name: str, address: str) -> httpx.Client:
    """A person at an address."""
    return server.person(name, origin=PAGE, **{"x-forwarded-for": address})


def try_to_open(person: httpx.Client) -> tuple[int, str | None]:
    """Makes a table that waits in the lobby."""
    answer = person.post("/api/tables", json={"game": "signorie", "seats": ONE_FREE, "open": True})
    return answer.status_code, answer.json().get("error")


def shown(person: httpx.Client, part: str = "open") -> list[str]:
    """The tables of a list."""
    return [str(table["table"]) for table in person.get("/api/tables").json()[part]]


def test_a_person_has_only_so_many_tables_in_the_lobby(tmp_path: Path) -> None:
    with running(tmp_path, open_tables=3, public_url=PAGE) as server:
        anna, bruno = guest(server, "Anna", "192.0.2.7"), guest(server, "Bruno", "192.0.2.8")
        assert [try_to_open(anna) for _ in range(5)] == [(201, None)] * 3 + [(409, "too-many-open-tables")] * 2
        made(anna, "signorie", ONE_FREE)  # not in the lobby
        assert try_to_open(bruno) == (201, None)
        first = shown(anna)[-1]
        assert bruno.post(f"/api/tables/{first}/join", json={}).status_code == 200
        assert try_to_open(anna) == (201, None)
        closed = shown(bruno, "open")
        mine = next(table for table in closed if anna.delete(f"/api/tables/{table}").status_code == 200)
        assert mine not in shown(anna)
        assert try_to_open(anna) == (201, None)
        assert try_to_open(anna) == (409, "too-many-open-tables")


def test_an_address_has_only_so_many_whoever_it_says_it_is(tmp_path: Path) -> None:
    most = 2 * PEOPLE_PER_NETWORK
    with running(tmp_path, open_tables=2, public_url=PAGE) as server:
        many = [guest(server, f"Many {n}", "192.0.2.7") for n in range(most)]
        with ThreadPoolExecutor(8) as pool:  # all at once
            codes = [code for code, _ in pool.map(try_to_open, many + many)]
        assert codes.count(201) == most
        assert codes.count(409) == most
        program = httpx.Client(base_url=server.address, headers={"x-forwarded-for": "192.0.2.7"})
        wanted = {"game": "signorie", "seats": [{"kind": "open"}] * 2, "open": True}
        assert program.post("/api/tables", json=wanted).json()["error"] == "too-many-open-tables"
        program.close()
        assert try_to_open(guest(server, "Other", "192.0.2.9")) == (201, None)
        with closing(sqlite3.connect(server.settings.database)) as connection:
            assert "192.0.2" not in "\n".join(connection.iterdump())  # an address itself is never stored
    with running(tmp_path, open_tables=2, public_url=PAGE) as server:  # a restart forgets nothing
        assert try_to_open(guest(server, "Once more", "192.0.2.7")) == (409, "too-many-open-tables")


def test_fifty_tables_of_one_host_push_nobody_out(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "MOST", 10)
    with running(tmp_path, public_url=PAGE, database=database) as server:
        real = [guest(server, f"Real {n}", f"192.0.2.{n}") for n in range(4)]
        wanted = [str(made(each, "signorie", ONE_FREE, open=True)["table"]) for each in real]
        crowd = str(made(real[0], "la-famiglia", [{"kind": "me"}] + [{"kind": "open"}] * 3, open=True)["table"])
        assert real[1].post(f"/api/tables/{crowd}/join", json={}).status_code == 200
        spammers = [guest(server, f"Spam {n}", "192.0.2.99") for n in range(3)]
        for n in range(15):
            made(spammers[n % 3], "signorie", ONE_FREE, open=True)
            made(spammers[n % 3], "signorie", [{"kind": "me"}] * 2, open=True)
        found = shown(real[0])
        assert len(found) == 10
        assert {*wanted, crowd} <= set(found)
        assert found[0] == crowd  # most people wait there
        assert set(found[1:4]) & set(wanted) >= set(wanted[2:])
        hosts = [host(server, table) for table in found if table not in {*wanted, crowd}]
        assert len(set(hosts)) == 3  # and of one address everybody has a turn


def host(server: Running, table: str) -> Any:
    """Who made a table."""
    return server.at(table, lambda live: live.state.host)
