"""Starting and stopping: a clean end, no secrets in the log, and one sentence for whatever cannot be served."""

import asyncio
import json
import re
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.server.conftest import Start
from tests.server.forking import Forked, run
from tests.server.player import Player
from tests.server.running import running
from tests.server.server import ROOT, Postgres, Server, wait_until


def test_a_stop_in_the_middle_of_games_is_clean_and_nothing_secret_is_in_the_log(start: Start) -> None:
    server = start()
    tables = [server.make(game, ["open", "greedy", "open"]) for game in ("corleone", "signorie")]
    tables.append(server.make("la-famiglia", ["open", "greedy", "greedy", "greedy"]))
    secrets = [token for table in tables for token in (table.watch, *table.tokens.values())]
    for table in tables:
        table.claim_all()
    secrets += [token for table in tables for token in table.tokens.values()]
    secrets += asyncio.run(session(server))
    players = [Player(table, seat, pause=0.02) for table in tables for seat in table.tokens]
    took = asyncio.run(stopped_in_the_middle(server, players))
    assert took < 30
    assert server.process is not None
    assert server.process.returncode == 0
    assert all(player.connections >= 1 for player in players)
    assert {code for player in players for code in player.codes[:1]} <= {1000, 1001, 1012}

    server.start()
    for table in tables:
        if len(table.tokens) > 1:
            for seat in table.tokens:
                table.post("/agree", seat, {"what": "stop"})
        secrets.append(table.get("/about").get("seed", "no seed"))
    server.stop()
    log = server.log.read_text()
    assert "Traceback" not in log
    for line in log.splitlines():
        assert json.loads(line)["level"] in ("info", "warning")
    assert not [secret for secret in secrets if secret in log]


async def session(server: Server) -> list[str]:
    """What a browser does; returns all that it must keep to itself."""
    async with httpx.AsyncClient(base_url=server.address) as browser:
        await browser.post("/api/me", json={"name": "Anna", "mail": "anna@example.org"})
        found = [str(browser.cookies["consigliere"])]
        for path in ("/api/me/return", "/api/me/feed"):
            link = (await browser.post(path)).json()["link"]
            found.append(re.split("[=/]", link)[-1])
        await browser.get(f"/api/feed/{found[-1]}")
        await browser.get(f"/api/feed/{found[-1]}/more")
        wanted = {"game": "corleone", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        table = (await browser.post("/api/tables", json=wanted)).json()
        await browser.get(f"/api/tables/{table['table']}")
        await browser.get(f"/api/tables/{table['table']}?token={found[0]}")
        wrong = {"authorization": f"Bearer {found[1]}"}
        await browser.get(f"/api/tables/{table['table']}", headers=wrong)
        return [*found, table["watch"]]


async def stopped_in_the_middle(server: Server, players: list[Player]) -> float:
    """Everybody plays; then the server is asked to end. Returns how long that took."""
    tasks = [asyncio.create_task(player.run()) for player in players]
    async with asyncio.timeout(300):
        while not server.children() or any(not player.acknowledged for player in players):
            await asyncio.sleep(0.1)
    bots = server.children()
    start = time.monotonic()
    await asyncio.to_thread(server.stop)
    took = time.monotonic() - start
    wait_until(lambda: not any(Path(f"/proc/{bot}").exists() for bot in bots), what="the bots are gone")
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return took


def serve(folder: Path, *arguments: str) -> tuple[int, str, str]:
    """The command, which must end by itself."""
    done = run(["serve", "--port", "0", *arguments], {"PATH": "/usr/bin:/bin"}, folder)
    return done.returncode, done.stdout, done.stderr


EACH = """
import contextlib, io, json, sys
from consigliere.cli.main import main

for arguments in json.loads(sys.argv[1]):
    with contextlib.redirect_stdout(io.StringIO()) as out, contextlib.redirect_stderr(io.StringIO()) as err:
        code = main(["serve", "--port", "0", *arguments])
    print(json.dumps([code, out.getvalue(), err.getvalue()]))
"""


def serve_each(all_arguments: list[list[str]]) -> list[tuple[int, str, str]]:
    """The same again and again in one process, which must end by itself."""
    command = [sys.executable, "-c", EACH, json.dumps(all_arguments)]
    variables = {"PYTHONPATH": str(ROOT / "src"), "PATH": "/usr/bin:/bin"}
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=True, env=variables)
    found = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(found) == len(all_arguments)
    return [(code, out, err) for code, out, err in found]


def test_what_cannot_be_served_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "text").write_text("this is no database, " * 100)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        database = str(tmp_path / "a.db")
        wrong: list[tuple[list[str], str]] = [
            (["--database", database, "--port", port], f"port {port}: Address already in use"),
            (["--database", database, "--port", "70000"], "port 70000: "),
            (["--database", database, "--host", "192.0.2.1"], "192.0.2.1"),
            (["--database", str(tmp_path / "no" / "a.db")], "cannot be opened: No such file or directory"),
            (["--database", str(tmp_path)], "cannot be opened: Is a directory"),
            (["--database", str(tmp_path / "text")], "cannot be opened: file is not a database"),
            (["--database", "mysql://a:hidden@b/c"], "not mysql"),
            (["--database", "postgresql://a:hidden@127.0.0.1:1/c"], "cannot be opened: "),
            (["--database", "://"], "no address of a database"),
            (["--database", database, "--public-url", "games.example.org"], "--public-url should begin with"),
            (["--database", database, "--mail", "nonsense"], "--mail should look like"),
        ]
        for (arguments, part), (code, out, err) in zip(wrong, serve_each([arguments for arguments, _ in wrong])):
            assert (code, out) == (2, ""), arguments
            assert part in err, (arguments, err)
            assert err.startswith("consigliere: "), (arguments, err)
            assert err.count("\n") == 1, (arguments, err)
            assert "hidden" not in err


def test_a_database_of_a_newer_version_is_not_touched(start: Start, tmp_path: Path) -> None:
    import sqlite3
    from contextlib import closing

    server = start()
    server.stop()
    with closing(sqlite3.connect(server.database)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.commit()
    code, _, err = serve(tmp_path, "--database", server.database)
    assert (code, err) == (
        2,
        "consigliere: this database was made by a newer Consigliere; nothing was changed in it\n",
    )


def test_a_second_server_on_one_database_refuses_until_the_first_is_gone(
    start: Start, database: str, tmp_path: Path
) -> None:
    server = start(database)
    table = server.make("signorie", ["open", "open"])
    check_refused(database, tmp_path)
    assert table.play(table.get("")["actors"][0]).status_code == 200  # the first one has noticed nothing
    server.kill()
    start(database).stop()  # whatever a killed server held is free at once
    start(database)


def test_the_database_is_still_ours_after_it_was_away(start: Start, postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.database()
    server = start(database)
    table = server.make("signorie", ["open", "open"])
    postgres.stop()
    postgres.start()
    wait_until(lambda: server.get("/health").status_code == 200)
    assert table.play(table.get("")["actors"][0]).status_code == 200
    check_refused(database, tmp_path)


def check_refused(database: str, folder: Path) -> None:
    """Another server does not start."""
    code, out, err = serve(folder, "--database", database)
    assert (code, out) == (2, "")
    assert err == (
        "consigliere: another server is using this database; "
        "stop that one first, or give this one another with --database\n"
    )


def test_an_answer_is_sent_at_once(tmp_path: Path) -> None:
    took: list[float] = []
    with running(tmp_path) as server:
        client = server.stranger()
        for _ in range(100):
            begun = time.monotonic()
            assert client.get("/api/me").status_code == 200
            took.append(time.monotonic() - begun)
    assert sorted(took)[30] < 0.03  # a system that joins small packets would let each of them wait for 0.04 s


@pytest.mark.parametrize("host", ["127.0.0.1", "::1"])
def test_the_address_is_the_one_people_use(host: str, tmp_path: Path) -> None:
    server = Server(tmp_path, host=host, public_url="https://games.example.org/")
    with server.log.open("a") as log:
        process = Forked(server.arguments(), log, {"PATH": "/usr/bin:/bin"}, tmp_path)
    try:
        assert process.stdout.readline() == "Consigliere answers at https://games.example.org\n"
    finally:
        process.send_signal(signal.SIGTERM)
        assert process.wait(60) == 0
        process.stdout.close()
        server.close()
