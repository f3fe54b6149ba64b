"""A server on all interfaces hands out links that other machines can open."""

from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from consigliere.cli.main import main
from consigliere.server import run as serve
from consigliere.server.settings import Settings, lan_address
from consigliere.server.tables.registry import TableRegistry
from tests.server.running import running

GUESS = "192.168.7.9"
HINT = "If people reach this server at another address, name it with --public-url.\n"
NOT_HOSTS = ["", "evil.example/x", "me@evil.example", "evil.example#", "a b", "0.0.0.0:80", "[::]:80", "-x", "x:123456"]


@pytest.fixture(autouse=True)
def _guessed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableRegistry, "preload_words", lambda registry: None)
    monkeypatch.setattr("consigliere.server.settings.lan_address", lambda: GUESS)
    monkeypatch.setattr("consigliere.cli.admin.lan_address", lambda: GUESS)


def links(person: httpx.Client, host: str | None = None) -> list[str]:
    """Where the return link and the feed's address lead."""
    headers = {} if host is None else {"host": host}
    back = person.post("/api/me/return", headers=headers).json()["link"]
    feed = person.post("/api/me/feed", headers=headers).json()["link"]
    return [back.partition("/#return=")[0], feed.partition("/api/feed/")[0]]


@pytest.mark.parametrize("all_interfaces", ["0.0.0.0", "::"])
def test_links_begin_with_the_address_the_browser_used(all_interfaces: str, tmp_path: Path) -> None:
    with running(tmp_path, host=all_interfaces) as server:
        person = server.person("Anna")
        assert set(links(person)) == {server.address}
        for host in ("games.local:8000", "10.1.2.3:8000", "[fe80::1]:8000", "games.local"):
            assert set(links(person, host)) == {f"http://{host}"}
        for host in NOT_HOSTS:
            assert set(links(person, host)) == {f"http://{GUESS}:{server.settings.port}"}, host


def test_a_feed_leads_where_it_was_read(tmp_path: Path) -> None:
    with running(tmp_path, host="0.0.0.0", notice_look=0.1) as server:
        person = server.person("Anna")
        made = person.post("/api/tables", json={"game": "signorie", "seats": [{"kind": "me"}, {"kind": "me"}]}).json()
        feed = person.post("/api/me/feed").json()["link"].removeprefix(server.address)
        server.inside(server.app.state.notices.note_absent)
        text = person.get(feed, headers={"host": "games.local:8000"}).text
        assert f'<link href="http://games.local:8000/t/{made["table"]}"/>' in text


@pytest.mark.parametrize("settings", [{"public_url": "http://games.example.org"}, {"host": "127.0.0.1"}])
def test_a_known_address_is_never_replaced_by_the_one_a_request_names(settings: dict[str, str], tmp_path: Path) -> None:
    with running(tmp_path, **{"host": "0.0.0.0", **settings}) as server:
        known = settings.get("public_url", server.address)
        assert set(links(server.person("Anna"), "evil.example")) == {known}


def test_invitations_lead_to_this_machine_in_its_network(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with running(tmp_path, host="0.0.0.0") as server:
        assert main(["admin", "invite", "--database", server.settings.database]) == 0
        said = capsys.readouterr()
        assert said.out.startswith(f"http://{GUESS}:{server.settings.port}/#guest=")
        assert said.err == HINT
        known = ["--public-url", "https://games.example.org"]
        assert main(["admin", "invite", "--database", server.settings.database, *known]) == 0
        said = capsys.readouterr()
        assert said.out.startswith("https://games.example.org/#guest=")
        assert said.err == ""


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "0:0::0", "0", ""])
def test_the_line_of_the_start_names_an_address_that_works(
    host: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(settings: Settings, open_page: bool, announce: Callable[[str], None]) -> None:
        announce(settings.address)

    monkeypatch.setattr(serve, "run", run)
    assert main(["serve", "--host", host]) == 0
    assert capsys.readouterr().out == f"Consigliere answers at http://{GUESS}:8000\n{HINT}"
    assert main(["serve", "--host", host, "--public-url", "https://games.example.org"]) == 0
    assert capsys.readouterr().out == "Consigliere answers at https://games.example.org\n"


def test_the_guess_is_an_address_of_this_machine(tmp_path: Path) -> None:
    with running(tmp_path, host="::") as server:
        host = f"[{lan_address()}]" if ":" in lan_address() else lan_address()
        assert httpx.get(f"http://{host}:{server.settings.port}/health").status_code == 200
