"""Who may make tables: everybody, people whom the host has invited, or who knows the host's code."""

import logging
import os
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from consigliere.cli.main import main
from consigliere.server.people import creation_policy
from consigliere.server.rate_limits import GUESSES_PER_HOUR
from consigliere.server.storage import row_checks
from consigliere.server.storage.store import now
from tests.server.conftest import Clock
from tests.server.forking import run
from tests.server.http.test_limits import finished, rematch
from tests.server.running import Running, made, running, seated

CODE = "a code of the house"
PAGE = "http://games.example"
WANTED = {"game": "signorie", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture
def invited_only(tmp_path: Path) -> Iterator[Running]:
    """A server on which only invited people make tables."""
    with running(tmp_path, guests="invited") as found:
        yield found


@pytest.fixture
def with_code(tmp_path: Path) -> Iterator[Running]:
    """A server that asks for a code."""
    with running(tmp_path, guests="code", guest_code=CODE) as found:
        yield found


def make(person: httpx.Client) -> tuple[int, str | None]:
    """Tries to make a table."""
    answer = person.post("/api/tables", json=WANTED)
    return answer.status_code, answer.json().get("error")


def told(person: httpx.Client) -> tuple[str, bool]:
    """What the page is told: who may make tables, and whether this person may."""
    found = person.get("/api/me").json()
    return found["guests"], found["may_make"]


def admin(server: Running, capsys: pytest.CaptureFixture[str], *command: str) -> list[str]:
    """What a command of the host prints, while the server runs."""
    capsys.readouterr()
    assert main(["admin", *command, "--database", server.settings.database]) == 0
    return capsys.readouterr().out.splitlines()


def open_link(person: httpx.Client, link: str) -> int:
    """A person opens an invitation of the host."""
    token = link.partition("#guest=")[2]
    return person.post("/api/me/invited", json={"token": token}).status_code


def test_by_default_everybody_makes_tables(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        assert told(server.stranger()) == told(server.person("Anna")) == ("open", True)
        program = server.stranger().post("/api/tables", json={**WANTED, "seats": [{"kind": "open"}] * 2})
        assert program.status_code == 201
        assert make(server.person("Anna")) == (201, None)


# ---- by invitation


def test_only_invited_people_make_tables(invited_only: Running, capsys: pytest.CaptureFixture[str]) -> None:
    server = invited_only
    anna, bruno = server.person("Anna"), server.person("Bruno")
    assert told(server.stranger()) == told(anna) == ("invited", False)
    assert make(anna) == make(server.stranger()) == (403, "invitation-required")
    assert "invited" in anna.post("/api/tables", json=WANTED).json()["message"]
    (link,) = admin(server, capsys, "invite")
    assert link.startswith(f"{server.settings.address}/#guest=")
    assert open_link(anna, link) == 200
    assert told(anna) == ("invited", True)
    assert open_link(bruno, link) == 401  # one link, one person
    assert make(anna) == (201, None)
    assert make(bruno) == (403, "invitation-required")
    with closing(sqlite3.connect(server.settings.database)) as connection:
        assert link.partition("#guest=")[2] not in "\n".join(connection.iterdump())


def test_who_holds_a_seat_plays_but_makes_no_table(invited_only: Running, capsys: pytest.CaptureFixture[str]) -> None:
    server = invited_only
    anna, bruno = server.person("Anna"), server.person("Bruno")
    assert open_link(anna, admin(server, capsys, "invite")[0]) == 200
    table = seated([anna, bruno], "signorie")["table"]
    joined = made(anna, "signorie", WANTED["seats"], open=True)["table"]  # type: ignore[arg-type]
    assert bruno.post(f"/api/tables/{joined}/join", json={}).status_code == 200
    seat = server.at(table, lambda live: live.state.match.state.actors[0])
    person = (anna, bruno)[seat]
    view = person.get(f"/api/tables/{table}").json()
    move = {"move": view["choices"][0]["text"], "ask": view["ask"]}
    assert person.post(f"/api/tables/{table}/moves", json=move).status_code == 200
    assert make(bruno) == (403, "invitation-required")


def test_a_rematch_needs_a_host_who_may_make_tables(invited_only: Running, capsys: pytest.CaptureFixture[str]) -> None:
    server = invited_only
    anna = server.person("Anna")
    assert open_link(anna, admin(server, capsys, "invite")[0]) == 200
    table = finished(anna)
    again = rematch(anna, table)
    assert again.status_code == 200
    table = again.json()["next"]
    anna.post(f"/api/tables/{table}/agree", json={"what": "resign"})
    (line, _) = admin(server, capsys, "guests")
    admin(server, capsys, "uninvite", line.split()[0])
    refused = rematch(anna, table)
    assert (refused.status_code, refused.json()["error"]) == (403, "invitation-required")
    about = anna.get(f"/api/tables/{table}/about").json()
    assert (about["next"], about["agreements"].get("rematch", [])) == (None, [])


def test_the_host_sees_who_is_invited_and_withdraws_it(
    invited_only: Running, capsys: pytest.CaptureFixture[str]
) -> None:
    server = invited_only
    anna, bruno = server.person("Anna"), server.person("Bruno")
    links = admin(server, capsys, "invite", "--count", "3", "--public-url", "https://games.example.org/")
    assert all(link.startswith("https://games.example.org/#guest=") for link in links)
    assert len(set(links)) == 3
    assert open_link(anna, links[0]) == 200
    line, count = admin(server, capsys, "guests")
    assert line.endswith("Anna")
    assert count == "1 invited, 2 links not used yet"
    admin(server, capsys, "uninvite", line.split()[0])  # counts at once
    assert make(anna) == (403, "invitation-required")
    assert told(anna) == ("invited", False)
    admin(server, capsys, "uninvite")
    assert open_link(bruno, links[1]) == 401
    assert main(["admin", "uninvite", "nobody", "--database", server.settings.database]) != 0


def test_a_link_is_good_for_a_month(
    invited_only: Running, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (link,) = admin(invited_only, capsys, "invite")
    monkeypatch.setattr(creation_policy, "now", lambda: now() + 31 * row_checks.DAY)
    assert open_link(invited_only.person("Anna"), link) == 401


# ---- with a code


def test_who_knows_the_code_types_it_once(with_code: Running, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    server = with_code
    anna, bruno = server.person("Anna"), server.person("Bruno")
    assert told(server.stranger()) == told(anna) == ("code", False)
    assert make(anna) == make(server.stranger()) == (403, "code-required")
    wrong = anna.post("/api/me/code", json={"code": "no idea"})
    assert (wrong.status_code, wrong.json()["error"]) == (403, "wrong-code")
    right = anna.post("/api/me/code", json={"code": f" {CODE} "})
    assert (right.status_code, right.json()["may_make"]) == (200, True)
    assert make(anna) == (201, None)
    assert make(bruno) == (403, "code-required")
    cookie = f"consigliere={anna.cookies['consigliere']}"
    with closing(sqlite3.connect(server.settings.database)) as connection:
        assert CODE not in "\n".join(connection.iterdump())
    assert CODE not in repr(server.settings)
    assert CODE not in caplog.text
    server.stop()
    with running(tmp_path, guests="code", guest_code=CODE) as again:  # remembered
        assert make(again.stranger(cookie=cookie)) == (201, None)
    with running(tmp_path, guests="code", guest_code="another code") as other:  # a new code is asked for again
        assert make(other.stranger(cookie=cookie)) == (403, "code-required")
    with running(tmp_path, guests="invited") as strict:
        assert make(strict.stranger(cookie=cookie)) == (403, "invitation-required")


def test_an_invited_person_needs_no_code(with_code: Running, capsys: pytest.CaptureFixture[str]) -> None:
    anna = with_code.person("Anna")
    assert open_link(anna, admin(with_code, capsys, "invite")[0]) == 200
    assert make(anna) == (201, None)


def test_guesses_are_few_whoever_makes_them(tmp_path: Path, clock: Clock) -> None:
    with running(tmp_path, guests="code", guest_code=CODE, public_url=PAGE) as server:

        def guess(person: httpx.Client, code: str) -> int:
            return person.post("/api/me/code", json={"code": code}).status_code

        def guest(name: str, address: str) -> httpx.Client:
            return server.person(name, origin=PAGE, **{"x-forwarded-for": address})

        people = [guest(f"Many {n}", "192.0.2.7") for n in range(3)]
        codes = [guess(people[n % 3], f"guess {n}") for n in range(GUESSES_PER_HOUR + 3)]
        assert codes == [403] * GUESSES_PER_HOUR + [429] * 3
        assert guess(people[0], CODE) == 429  # not even the right one, or guessing would go on
        token = people[0].post("/api/me/invited", json={"token": "0123456789abcdef"})
        assert (token.status_code, token.json()["error"]) == (429, "too-many-attempts")
        assert guess(guest("Other", "192.0.2.8"), CODE) == 200
        clock.now += 3600 / GUESSES_PER_HOUR + 1
        assert guess(people[0], CODE) == 200
        assert [guess(guest(f"Right {n}", "192.0.2.9"), CODE) for n in range(20)] == [200] * 20  # a club's evening


# ---- the command line


def serve(folder: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """`consigliere serve` with something wrong: it ends at once."""
    return run(["serve", "--port", "0", *arguments], {**os.environ, **variables}, folder)


def test_a_code_comes_from_a_file_or_a_variable_and_not_from_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from consigliere.cli.serve import CODE_VARIABLE, guest_code

    file = tmp_path / "code"
    file.write_text(f"{CODE}\n", encoding="utf-8")
    assert guest_code(file) == CODE
    monkeypatch.setenv(CODE_VARIABLE, "the other one")
    assert guest_code(None) == "the other one"
    assert CODE_VARIABLE not in os.environ  # nor do processes of bots get it
    missing = serve(tmp_path, "--guests", "code", "--database", str(tmp_path / "x.db"), **{CODE_VARIABLE: ""})
    assert missing.returncode != 0
    assert CODE_VARIABLE in missing.stderr
    assert len(missing.stderr.strip().splitlines()) == 1
    short = serve(tmp_path, "--guests", "code", "--database", str(tmp_path / "x.db"), **{CODE_VARIABLE: "short"})
    assert short.returncode != 0
    assert "short" not in short.stderr


def test_the_log_never_holds_the_code(with_code: Running, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    anna = with_code.person("Anna")
    anna.post("/api/me/code", json={"code": "a wrong guess"})
    anna.post("/api/me/code", json={"code": CODE})
    assert "a wrong guess" not in caplog.text
    assert CODE not in caplog.text
