"""What keeps strangers out and browsers careful: headers, cookies, limits, what is never shown to anybody."""

import http.client
import json
import re
import socket
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import consigliere
import consigliere.server
from consigliere.server import run
from consigliere.server.http import pages, uvicorn_protocol
from consigliere.server.rate_limits import Allowance, network_of
from tests.games import any_game
from tests.server.running import COOKIE, Running, made, running, seated

HERE = Path(consigliere.server.__file__).parent
EVERYWHERE = ("content-security-policy", "referrer-policy", "x-content-type-options", "cross-origin-opener-policy")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with wide limits."""
    with running(tmp_path_factory.mktemp("security")) as found:
        yield found


def raw(server: Running, *parts: bytes, seconds: float = 60.0) -> bytes:
    """Bytes straight onto the line, and what comes back until it ends."""
    with socket.create_connection(("127.0.0.1", server.settings.port), timeout=seconds) as line:
        found = b""
        try:
            for part in parts:
                line.sendall(part)
            while data := line.recv(65536):
                found += data
        except (TimeoutError, ConnectionError):
            pass
        return found


# ---- headers and pages


def test_every_answer_carries_the_headers_that_keep_a_browser_careful(server: Running) -> None:
    client = server.stranger()
    requests = [
        *[("GET", path) for path in ("/", "/plain/", "/plain/plain.js", "/plain/nothing", "/health", "/api/games")],
        *[("GET", path) for path in ("/api/nothing", "/api/tables/0000", "/t/0000", "/metrics", "/api/me")],
        *[("POST", "/api/me"), ("POST", "/api/tables"), ("PATCH", "/api/me"), ("OPTIONS", "/api/me")],
        ("GET", "/api/me?" + "x" * 5000),
    ]
    for method, path in requests:
        answer = client.request(method, path)
        for name in EVERYWHERE:
            assert name in answer.headers, (method, path)
        if path.startswith("/api/") and "words" not in path:
            assert answer.headers["cache-control"] in ("no-store", "no-cache")
    policy = client.get("/").headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert "unsafe-eval" not in policy
    assert "default-src 'none'" in policy


def test_our_own_mistakes_carry_them_too_and_tell_nothing(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: Any) -> Any:
        raise KeyError("a secret in a message")

    monkeypatch.setattr("consigliere.server.http.tables.lobby.lists", broken)
    answer = server.stranger().get("/api/tables")
    assert answer.status_code == 500
    assert "secret" not in answer.text
    assert all(name in answer.headers for name in EVERYWHERE)


def test_no_page_has_script_in_it() -> None:
    pages = [*HERE.glob("plain/*.html"), *HERE.glob("site/**/*.html"), *HERE.parents[2].glob("web/*.html")]
    assert pages
    for page in pages:
        text = page.read_text(encoding="utf-8")
        for attributes, content in re.findall(r"<script([^>]*)>(.*?)</script>", text, re.S):
            assert not content.strip() or "application/json" in attributes, page
        assert not re.search(r"\son\w+\s*=", text), page
        assert "javascript:" not in text, page
    for script in HERE.glob("plain/*.js"):
        assert not re.search(
            r"innerHTML|outerHTML|insertAdjacent|document\.write|eval\(|new Function", script.read_text()
        )


@pytest.mark.parametrize("built", [False, True])
def test_no_path_leads_out_of_the_pages(
    server: Running, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, built: bool
) -> None:
    (tmp_path / "secret.txt").write_text("secret")
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "link").symlink_to(tmp_path / "secret.txt")
    if built:
        (tmp_path / "site" / "index.html").write_text("<p>page</p>")
    monkeypatch.setattr(pages, "SITE", tmp_path / "site")
    odd = ["..%2fsecret.txt", "%2e%2e/secret.txt", "..%5csecret.txt", "%2fetc%2fpasswd", "x%00y", "a" * 3000, "link"]
    odd += ["....//secret.txt", "%252e%252e%252fsecret.txt", "assets/..%2f..%2fsecret.txt", "%ff%fe", "~root", "."]
    for path in odd:
        for start in ("/", "/plain/", "/api/words/", "/api/games/"):
            found = raw(server, f"GET {start}{path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            assert found.split()[1] in (b"200", b"307", b"404", b"400"), (start, path, found[:200])
            assert b"secret" not in found.replace(b"secret.txt", b"")
            assert b"root:" not in found


def test_the_cookie_is_for_our_pages_only(server: Running, tmp_path: Path) -> None:
    plain = server.stranger().post("/api/me", json={"name": "Anna"}).headers["set-cookie"].lower()
    assert "httponly" in plain
    assert "samesite=lax" in plain
    assert "secure" not in plain
    with running(tmp_path, public_url="https://play.example") as behind:
        answer = behind.stranger().post("/api/me", json={"name": "Anna"}, headers={"origin": "https://play.example"})
        assert "; secure" in answer.headers["set-cookie"].lower()
        assert "strict-transport-security" in answer.headers
        link = behind.stranger(cookie=answer.headers["set-cookie"].split(";")[0]).post("/api/me/feed").json()["link"]
        assert link.startswith("https://play.example/")


ORIGINS = {
    "none": ({}, True),
    "ours": ({"origin": "OURS"}, True),
    "another": ({"origin": "https://elsewhere.example"}, False),
    "another port": ({"origin": "http://127.0.0.1:1"}, False),
    "null": ({"origin": "null"}, False),
    "broken": ({"origin": "http://["}, False),
    "empty": ({"origin": ""}, False),
    "ours as a part": ({"origin": "OURS.elsewhere.example"}, False),
    "ours by fetch": ({"sec-fetch-site": "same-origin"}, True),
    "another by fetch": ({"sec-fetch-site": "cross-site"}, False),
    "a neighbour by fetch": ({"sec-fetch-site": "same-site", "origin": "OURS"}, False),
}


@pytest.mark.parametrize(("headers", "ours"), ORIGINS.values(), ids=ORIGINS)
def test_what_a_cookie_changes_comes_from_our_pages(server: Running, headers: dict[str, str], ours: bool) -> None:
    anna = server.person("Anna")
    sent = {name: value.replace("OURS", server.address) for name, value in headers.items()}
    answer = anna.post("/api/me/feed", headers=sent)
    assert answer.status_code == (200 if ours else 403), answer.text


def test_odd_cookies_and_tokens_are_nobody(server: Running) -> None:
    anna = server.person("Anna")
    table = made(anna, "signorie", [{"kind": "me"}, {"kind": "open"}])["table"]
    good = anna.cookies[COOKIE]
    person, generation, signature = good.split(".")
    odd = [f"{person}.2.{signature}", f"{person}.{generation}.", f"{person}.{generation}.é", "..", ".", "x" * 3000]
    odd += [f"{person}.{'9' * 5000}.{signature}", f"{person}.{generation}.{signature[:-1]}", f"x{good}", f"{person}.²."]
    for cookie in odd:
        client = server.stranger()
        answer = client.get(f"/api/tables/{table}/about", headers=[(b"cookie", f"{COOKIE}={cookie}".encode())])
        assert answer.status_code == 404, cookie[:60]
    for header in ("Basic eDp5", "Bearer", "bearer", "x", "Bearer x\u00e9"):
        answer = anna.get(f"/api/tables/{table}/about", headers=[(b"authorization", header.encode())])
        assert answer.status_code == 401, header


# ---- limits


def test_an_identity_is_slowed_down_whatever_its_address(tmp_path: Path) -> None:
    proxy = {"public_url": "http://play.example", "rate": 1, "burst": 10, "tables_per_minute": 3}
    with running(tmp_path, **proxy) as server:
        anna = server.person("Anna", **{"x-forwarded-for": "198.51.100.1"})
        statuses = [anna.get("/api/me", headers={"x-forwarded-for": f"198.51.100.{n}"}).status_code for n in range(20)]
        assert statuses.count(429) >= 8
        assert statuses[:5] == [200] * 5
        other = server.stranger(**{"x-forwarded-for": "198.51.100.200"})
        assert other.get("/api/me").status_code == 200, "others are not slowed down"


@pytest.mark.usefixtures("clock")
def test_an_address_is_slowed_down_whatever_its_identities(tmp_path: Path) -> None:
    with running(tmp_path, public_url="http://play.example", rate=0.1, burst=10) as server:
        far = {"x-forwarded-for": "198.51.100.1"}
        statuses = [
            server.stranger(**far, authorization=f"Bearer token-number-{n}").get("/api/me").status_code
            for n in range(60)
        ]
        assert statuses == [200] * 40 + [429] * 20  # four people's share


@pytest.mark.usefixtures("clock")
def test_people_and_tables_are_not_made_by_the_thousand(tmp_path: Path) -> None:
    with running(tmp_path, public_url="http://play.example", tables_per_minute=3) as server:
        far = server.stranger(**{"x-forwarded-for": "198.51.100.1"})
        table = {"game": "signorie", "seats": [{"kind": "open"}] * 2}
        assert [far.post("/api/tables", json=table).status_code for _ in range(5)] == [201] * 3 + [429] * 2
        near = {"x-forwarded-for": "198.51.100.2"}
        people = [server.stranger(**near).post("/api/me", json={"name": "x"}).status_code for _ in range(5)]
        assert people == [200] * 3 + [429] * 2


@pytest.mark.usefixtures("clock")
def test_forwarded_addresses_count_only_behind_a_proxy(tmp_path: Path) -> None:
    with running(tmp_path, rate=0.1, burst=2) as server:
        statuses = [
            server.stranger(**{"x-forwarded-for": f"198.51.100.{n}"}).get("/api/me").status_code for n in range(60)
        ]
        assert 429 in statuses


def test_addresses_of_one_network_count_as_one() -> None:
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert network_of("2001:db8:1:3::1") != network_of("2001:db8:1:2::1")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert (network_of("::1"), network_of("127.0.0.1"), network_of("odd")) == ("::1", "127.0.0.1", "odd")
    behind = Allowance(1, 10, local=False)
    assert sum(behind.take("127.0.0.1", None) for _ in range(100)) == 10
    here = Allowance(1, 10, local=True)
    assert sum(here.take("127.0.0.1", None) for _ in range(200)) == 100, "this machine's own programs have more"


@pytest.mark.usefixtures("clock")
def test_what_is_dear_counts_for_more(tmp_path: Path) -> None:
    with running(tmp_path, public_url="http://play.example", rate=0.01, burst=30) as server:
        far = server.stranger(**{"x-forwarded-for": "198.51.100.1"})
        table = made(far, "signorie", [{"kind": "open"}] * 2)["table"]
        assert [far.get(f"/api/tables/{table}/then").status_code for _ in range(8)].count(429) == 3


def test_a_body_is_measured_however_it_comes(server: Running) -> None:
    client = server.stranger()
    large = b'{"name":"' + b"x" * 70_000 + b'"}'
    assert client.post("/api/me", content=large).status_code == 413
    chunks = (large[i : i + 1000] for i in range(0, len(large), 1000))
    assert client.post("/api/me", content=chunks).status_code == 413
    head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: "
    assert raw(server, head + b"9" * 30 + b"\r\n\r\n").split()[1] in (b"413", b"400")
    assert client.post("/api/me", json={"name": "fine"}).status_code == 200


def test_heads_and_addresses_are_measured(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    client = server.stranger()
    assert client.get("/api/me", params={"x": "y" * 5000}).status_code == 414
    assert client.get("/api/me", headers={"x": "y" * 20_000}).status_code == 431
    endless = [b"GET /api/me HTTP/1.1\r\n", *[b"x-%d: %s\r\n" % (n, b"y" * 1000) for n in range(3000)]]
    begun = time.monotonic()
    found = raw(server, *endless)
    assert found == b"" or found.split()[1] == b"400"
    assert time.monotonic() - begun < uvicorn_protocol.HEAD_SECONDS - 5, "it is closed for its size, not for its time"
    monkeypatch.setattr(uvicorn_protocol, "HEAD_SECONDS", 0.3)
    begun = time.monotonic()
    assert raw(server, b"GET /api/me HTTP/1.1\r\nHost") == b""
    assert time.monotonic() - begun < 15, "a head that never ends keeps no connection"


def test_a_connection_that_was_idle_for_a_while_still_answers(server: Running) -> None:
    line = http.client.HTTPConnection("127.0.0.1", server.settings.port, timeout=60)
    line.connect()
    same = line.sock
    for pause in (6, 0):  # clients keep a connection for about five seconds, proxies for a minute
        line.request("GET", "/api/me")
        answer = line.getresponse()
        assert (answer.status, json.loads(answer.read())["me"]) == (200, None)
        time.sleep(pause)
    assert line.sock is same
    line.close()
    assert run.KEPT_SECONDS > 60


def test_numbers_in_addresses_are_numbers(server: Running) -> None:
    anna = server.person("Anna")
    table = made(anna, "signorie", [{"kind": "me"}, {"kind": "bot", "bot": "random"}])["table"]
    for text in ("-1", "1.5", "x", "", "1e3", "٣", "0" * 3000 + "1", "9" * 12, "9" * 4000, "0x1", " 1", "4294967296"):
        for route in ("events?after=", "then?at=", "chat?after=", "about?seat="):
            answer = anna.get(f"/api/tables/{table}/{route}{text}")
            assert answer.status_code == 400, (route, text[:20], answer.text[:100])


# ---- who reads the numbers


def test_metrics_are_for_this_machine_or_for_their_token(server: Running, tmp_path: Path) -> None:
    client = server.stranger()
    assert client.get("/metrics").status_code == 200
    for header in ("x-forwarded-for", "forwarded", "via", "x-real-ip"):
        assert client.get("/metrics", headers={header: "127.0.0.1"}).status_code == 403
    assert client.get("/metrics", headers={"host": "elsewhere.example"}).status_code == 403, "a name that leads here"
    with running(tmp_path, public_url="http://play.example", metrics_token="let-me-see") as behind:
        stranger = behind.stranger()
        assert stranger.get("/metrics").status_code == 403
        assert stranger.get("/metrics", headers={"authorization": "Bearer let-me"}).status_code == 403
        assert stranger.get("/metrics", headers={"authorization": "Bearer let-me-see"}).status_code == 200


# ---- what nobody is ever shown


def test_nothing_shows_tokens_ids_of_people_or_seeds_while_a_game_runs(server: Running) -> None:
    people = [server.person(f"Person {n}") for n in range(4)]
    found = seated(people, "la-famiglia", open=True)
    table = found["table"]
    secrets = server.at(
        table,
        lambda live: [
            *[chair.person for chair in live.state.chairs],
            *[chair.token_hash for chair in live.state.chairs if chair.token_hash],
            *(live.state.seed.hex(), live.state.watch_hash, live.state.match.state.chance.key.hex()),
        ],
    )
    secrets += [seat["token"] for seat in found["seats"]] + [found["watch"]]
    rng = Random(3)
    for _ in range(30):
        seat, move = server.at(table, lambda live: any_game.choice(live.state.match.state, rng, True))
        body = server.at(
            table,
            lambda live, s=seat, m=move: {  # type: ignore[misc]
                "ask": live.state.match.state.asked[s],
                "move": live.state.game.text(m),
            },
        )
        people[seat].post(f"/api/tables/{table}/moves", json=body).raise_for_status()
    texts: list[str] = []
    for client in [*people, server.stranger()]:
        for path in ("", "/about", "/events", "/record", "/then?at=10000", "/chat"):
            texts.append(client.get(f"/api/tables/{table}{path}").text)
        texts.append(client.get("/api/tables").text)
        live, welcome = server.live(table, client, lang="en")
        texts += [json.dumps(welcome), *live.so_far()]
        live.close()
    for text in texts:
        for secret in secrets:
            assert str(secret) not in text, text[:100]
        assert '"seed"' not in text
        assert '"chance"' not in text
    record = people[0].get(f"/api/tables/{table}/record").json()
    assert set(record) == {
        *("format", "game", "rules", "pack", "seats", "options", "seat", "shown", "result", "table", "commitment"),
    }


def test_who_wants_to_give_up_is_told_to_the_own_team_only(server: Running) -> None:
    people = [server.person(f"Person {n}") for n in range(4)]
    table = seated(people, "la-famiglia")["table"]
    lives = [server.live(table, person)[0] for person in people]
    for live in lives:
        live.so_far()
    mine = people[0].post(f"/api/tables/{table}/agree", json={"what": "resign"}).json()
    assert mine["agreements"] == {"resign": [0]}
    assert json.loads(lives[2].so_far()[-1])["agreements"] == {"resign": [0]}
    assert lives[1].so_far() == lives[3].so_far() == []
    assert people[1].get(f"/api/tables/{table}/about").json()["agreements"] == {}
    assert server.live(table, people[1])[1]["about"]["agreements"] == {}


def test_a_list_does_not_show_when_somebody_thinks_in_secret(server: Running) -> None:
    people = [server.person(f"Person {n}") for n in range(2)]
    table = seated(people, "corleone", open=True)["table"]
    rng = Random(1)

    def touched() -> int:
        lists = server.stranger().get("/api/tables").json()
        return next(int(each["touched"]) for each in lists["open"] + lists["running"] if each["table"] == table)

    hidden = 0
    for _ in range(250):
        state = server.at(table, lambda live: live.state.match.state)
        seat, move = any_game.choice(state, rng, True)
        before, shown, actors = touched(), state.shown[-1], state.actors
        body = {"ask": state.asked[seat], "move": state.game.text(move)}
        people[seat].post(f"/api/tables/{table}/moves", json=body).raise_for_status()
        after = server.at(table, lambda live: live.state.match.state)
        if (after.shown[-1], after.actors) == (shown, actors):
            hidden += 1
            assert touched() == before
        if hidden >= 3 or after.over:
            break
    assert hidden  # in three rounds of bribes somebody thought in secret


def test_errors_do_not_repeat_tokens(server: Running) -> None:
    anna = server.person("Anna")
    table = made(anna, "signorie", [{"kind": "me"}, {"kind": "open"}])["table"]
    token = "A-very-secret-token-0123"
    for answer in (
        anna.post(f"/api/tables/{table}/claim", json={"token": token}),
        anna.post("/api/me/restore", json={"token": token}),
        anna.post("/api/me/restore", json={"token": token * 9}),
        anna.post("/api/me/restore", json={"tokn": token}),
        anna.get(f"/api/feed/{token}"),
        httpx.get(f"{server.address}/api/tables/{table}", headers={"authorization": f"Bearer {token}"}),
        httpx.get(f"{server.address}/api/nothing/{token}"),
    ):
        assert answer.status_code in (400, 401, 404)
        assert token not in answer.text


def test_a_feed_does_not_count_what_others_do_in_secret(tmp_path: Path) -> None:
    with running(tmp_path, notice_look=0.05) as server:
        people = [server.person(f"Person {n}") for n in range(2)]
        table = seated(people, "corleone")["table"]
        feed = people[0].post("/api/me/feed").json()["link"].removeprefix(server.address)
        rng = Random(2)
        seen = set()
        for _ in range(40):
            state = server.at(table, lambda live: live.state.match.state)
            seat, move = any_game.choice(state, rng, True)
            body = {"ask": state.asked[seat], "move": state.game.text(move)}
            people[seat].post(f"/api/tables/{table}/moves", json=body).raise_for_status()
            time.sleep(0.06)
            seen |= set(re.findall(rf"urn:consigliere:{table}:0:(\d+)</id>", server.stranger().get(feed).text))
        assert seen
        assert all(len(number) == 13 for number in seen), "times, no numbers of rows"


@pytest.mark.parametrize("game", consigliere.games())
def test_what_is_asked_about_a_move_is_cheap(game: str) -> None:
    """However many moves a verb has (La Famiglia's fetching has 1,800), an answer holds the server a moment only."""
    rules = consigliere.game(game)
    state = rules.start(rules.seats[-1], 5)
    rng = Random(5)
    seen: set[int] = set()
    for _ in range(250):
        if state.over:
            break
        seat, move = any_game.choice(state, rng, True)
        if state.stack[-1][0] not in seen:
            seen.add(state.stack[-1][0])
            begun = time.process_time()
            elements = [element for each in state.moves(seat)[:3] for element in rules.elements(each)[:2]]
            for element in elements:
                rules.why_not(state, seat, element)
            rules.preview(state.view(seat), move)
            assert time.process_time() - begun < 0.05 * (len(elements) + 1)
        state.play(seat, move)
    assert len(seen) > 5
