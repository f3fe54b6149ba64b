"""Planning aids are an option of a table: on unless somebody says otherwise, the same for all, off is off for all."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

import consigliere
from consigliere.games import GameFolder
from tests.server.running import Running, made, running

FOUR = [{"kind": "open"}] * 4


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with running(tmp_path_factory.mktemp("aids")) as found:
        yield found


def frames(server: Running, table: dict[str, Any]) -> list[dict[str, Any]]:
    """What every seat and a watcher get by request and by socket, now and of the past."""
    found = []
    for token in [table["watch"], *(seat["token"] for seat in table["seats"])]:
        client = server.bearer(token)
        path = f"/api/tables/{table['table']}"
        found.append(client.get(f"{path}?lang=en").json())
        then = client.get(f"{path}/then?at={found[-1]['at']}&lang=en")
        assert then.status_code == 200, then.text
        found.append(then.json())
        live, welcome = server.live(table["table"], token=token, lang="pl")
        live.close()
        found.append(welcome["view"])
    return found


@pytest.mark.parametrize("game", consigliere.games())
def test_without_the_option_nothing_is_sent_to_anybody(server: Running, game: str) -> None:
    seats = FOUR[: consigliere.game(game).seats[-1]]
    off = made(server.stranger(), game, seats, aids=False)
    assert all("aids" not in frame for frame in frames(server, off))
    on = made(server.stranger(), game, seats)
    assert all("aids" in frame for frame in frames(server, on))


def test_aids_are_on_unless_somebody_says_otherwise_and_everybody_can_see_which(server: Running) -> None:
    anna = server.person("Anna")
    seats = [{"kind": "me"}, {"kind": "open"}]
    tables = {
        None: made(anna, "signorie", seats, open=True),
        True: made(anna, "signorie", seats, open=True, aids=True),
        False: made(anna, "signorie", seats, open=True, aids=False),
    }
    listed = {one["table"]: one["aids"] for one in server.stranger().get("/api/tables").json()["open"]}
    for wanted, table in tables.items():
        assert listed[table["table"]] is (wanted is not False)
        about = server.bearer(table["watch"]).get(f"/api/tables/{table['table']}/about").json()
        assert about["aids"] is (wanted is not False)


def test_the_option_is_stored_with_the_table_and_goes_on_in_the_rematch(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna = server.person("Anna")
        table = made(anna, "signorie", [{"kind": "me"}, {"kind": "bot", "bot": "random"}], aids=False)["table"]
    with running(tmp_path) as server:  # out of the storage
        with closing(sqlite3.connect(tmp_path / "table.db")) as stored:
            assert stored.execute("select aids from tables").fetchall() == [(0,)]
        again = server.person("Anna")
        again.cookies = anna.cookies
        assert "aids" not in again.get(f"/api/tables/{table}").json()
        assert again.post(f"/api/tables/{table}/agree", json={"what": "stop"}).status_code == 200
        assert again.post(f"/api/tables/{table}/agree", json={"what": "rematch"}).status_code == 200
        after = again.get(f"/api/tables/{table}/about").json()["next"]
        assert again.get(f"/api/tables/{after}/about").json()["aids"] is False


def test_aids_that_fail_would_be_noticed(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the server sends is what the game says of this viewer's view."""
    monkeypatch.setattr(GameFolder, "aids", lambda folder, game, view: {"viewer": view["viewer"]})
    table = made(server.stranger(), "signorie", FOUR[:2])
    told = [server.bearer(seat["token"]).get(f"/api/tables/{table['table']}").json()["aids"] for seat in table["seats"]]
    assert told == [{"viewer": 0}, {"viewer": 1}]
