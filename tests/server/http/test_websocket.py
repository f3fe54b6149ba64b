"""The socket under everything that can happen to it: lost, doubled and late messages, slow readers, rubbish."""

import asyncio
import contextlib
import json
import socket
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from consigliere.server.http import websocket
from consigliere.server.settings import Settings
from consigliere.server.tables import subscribers
from consigliere.server.tables.table import Table
from tests.games import any_game
from tests.server.conftest import Clock
from tests.server.running import Live, Message, Running, made, running, seated
from tests.server.server import wait_until


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with wide limits."""
    with running(tmp_path_factory.mktemp("sockets")) as found:
        yield found


@pytest.fixture
def people(server: Running) -> list[httpx.Client]:
    """Four people."""
    return [server.person(name) for name in ("Anna", "Bruno", "Carla", "Dario")]


def owing(server: Running, table: str) -> list[int]:
    """The seats that owe a choice."""
    return server.at(table, lambda live: list(live.state.owing()))


def play(server: Running, people: list[httpx.Client], table: str, moves: int, seed: int = 1) -> None:
    """Some random moves over HTTP."""
    rng = Random(seed)
    for n in range(moves):
        seat, ask, text = server.at(table, lambda live: random_move(live, rng))
        if seat < 0:
            return
        body = {"ask": ask, "move": text, "key": f"play-{seed}-{n}"}
        answer = people[seat].post(f"/api/tables/{table}/moves?seat={seat}", json=body)
        assert answer.status_code == 200, answer.text


def random_move(live: Table, rng: Random) -> tuple[int, int, str]:
    """A seat that owes a choice, its question and an answer."""
    state = live.state.match.state
    if state.over:
        return -1, 0, ""
    seat, move = any_game.choice(state, rng, True)
    return seat, state.asked[seat], state.game.text(move)


def first_choice(welcome: Message, key: str) -> Message:
    """The first possible move as a message."""
    view = welcome["view"]
    return {"type": "move", "ask": view["ask"], "move": view["choices"][0]["text"], "key": key}


def events_of(messages: list[Message]) -> list[Any]:
    """All events of welcomes and updates."""
    return [event for message in messages for entry in message.get("log", []) for event in entry["events"]]


# ---- coming back


def test_who_comes_back_gets_what_it_missed_and_nothing_twice(server: Running, people: list[httpx.Client]) -> None:
    table = seated(people[:2], "corleone")["table"]
    live, welcome = server.live(table, people[0])
    seen = events_of([welcome])
    at, mark = welcome["at"], welcome["mark"]
    live.close()
    play(server, people, table, 15)
    live, again = server.live(table, people[0], after=at, mark=mark)
    assert not again["whole"]
    seen += events_of([again])
    assert seen == people[0].get(f"/api/tables/{table}/events").json()["events"]
    live.close()
    live, third = server.live(table, people[0], after=again["at"], mark=again["mark"])
    assert third["log"] == []
    assert not third["whole"]
    live.close()


def test_a_wrong_or_old_mark_gets_the_whole(server: Running, people: list[httpx.Client]) -> None:
    table = seated(people[:2], "signorie")["table"]
    play(server, people, table, 10)
    for hello in (
        {"after": 3},
        {"mark": "00"},
        {"after": 3, "mark": "0123456789abcdef"},
        {"after": 1 << 30, "mark": "x"},
    ):
        live, welcome = server.live(table, people[0], **hello)
        assert welcome["whole"], hello
        assert events_of([welcome]) == people[0].get(f"/api/tables/{table}/events").json()["events"]
        live.close()


def test_messages_that_are_lost_doubled_or_late_do_no_harm(server: Running, people: list[httpx.Client]) -> None:
    """A client whose line breaks again and again, and that sends all it is not sure of once more."""
    table = seated(people[:2], "corleone")["table"]
    rng = Random(5)
    unsure: list[Message] = []
    for n in range(25):
        seat, ask, text = server.at(table, lambda live: random_move(live, rng))
        message = {"type": "move", "ask": ask, "move": text, "key": f"{n}"}
        live, _ = server.live(table, people[seat], seat=seat)
        sent = [message, *rng.sample(unsure, min(2, len(unsure))), message]
        rng.shuffle(sent)
        for each in sent:
            live.send(each)
        answers = [live.until("done", "stale", "refused") for _ in range(rng.randrange(len(sent) + 1))]
        mine = {answer["type"] for answer in answers if answer.get("key") == f"{n}"}
        assert mine <= {"done"}
        live.so_far()
        live.close()
        unsure.append(message)
    assert server.at(table, lambda live: live.state.seq) == 25
    assert server.at(table, lambda live: len(live.state.match.entries)) == 25


def test_one_key_is_one_move_over_socket_and_http_and_after_a_restart(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna, bruno = server.person("Anna"), server.person("Bruno")
        table = seated([anna, bruno], "signorie")["table"]
        who = [anna, bruno][owing(server, table)[0]]
        live, welcome = server.live(table, who)
        message = first_choice(welcome, "once")
        done = live.ask(message, "done")
        assert live.ask(message, "done") == done
        body = {name: message[name] for name in ("ask", "move", "key")}
        assert who.post(f"/api/tables/{table}/moves", json=body).json() == {"at": done["at"]}
        cookie = who.cookies["consigliere"]
        seq = server.at(table, lambda live: live.state.seq)
    with running(tmp_path) as server:
        who = server.stranger(cookie=f"consigliere={cookie}")
        assert who.post(f"/api/tables/{table}/moves", json=body).json() == {"at": done["at"]}
        live, _ = server.live(table, who)
        assert live.ask(message, "done") == done
        assert server.at(table, lambda live: live.state.seq) == seq
        for n in range(20):  # however many others came since
            who.post(f"/api/tables/{table}/moves", json={"ask": 0, "move": "nonsense", "key": f"other {n}"})
        assert who.post(f"/api/tables/{table}/moves", json=body).json() == {"at": done["at"]}


def test_a_stale_answer_is_told_what_was_missed(server: Running, people: list[httpx.Client]) -> None:
    table = seated(people[:2], "signorie")["table"]
    seat = owing(server, table)[0]
    live, welcome = server.live(table, people[seat])
    old = first_choice(welcome, "first")
    assert live.ask(old, "done", "refused")["type"] == "done"
    play(server, people, table, 6)
    stale = live.ask({**old, "key": "second"}, "stale")
    assert stale["missed"] == people[seat].get(f"/api/tables/{table}/events?after={welcome['at']}").json()["events"]
    live.close()


def test_a_line_of_chat_sent_twice_is_one_line(server: Running, people: list[httpx.Client]) -> None:
    table = seated(people[:2], "signorie")["table"]
    live, _ = server.live(table, people[0])
    for _ in range(3):
        live.ask({"type": "chat", "scope": "table", "text": "hello", "key": "c"}, "done")
    assert len(people[1].get(f"/api/tables/{table}/chat").json()["chat"]) == 1
    live.close()


# ---- several windows, several seats


def test_two_windows_of_one_person_are_both_told(server: Running, people: list[httpx.Client]) -> None:
    table = seated(people[:2], "signorie")["table"]
    seat = owing(server, table)[0]
    (one, welcome), (two, _) = server.live(table, people[seat]), server.live(table, people[seat])
    one.send(first_choice(welcome, "a"))
    update = one.until("update")
    assert two.until("update") == update
    two.close()
    here = people[0].get(f"/api/tables/{table}/about").json()["seats"][seat]["here"]
    assert here, "one window is still open"
    one.close()


def test_one_device_handed_round_plays_several_seats(server: Running) -> None:
    one = server.person("Both")
    table = made(one, "signorie", [{"kind": "me"}, {"kind": "me"}])["table"]
    (live0, welcome0), (live1, welcome1) = server.live(table, one, seat=0), server.live(table, one, seat=1)
    assert (welcome0["you"]["seats"], welcome0["view"]["viewer"], welcome1["view"]["viewer"]) == ([0, 1], 0, 1)
    play(server, [one, one], table, 12)
    assert any(json.loads(text)["type"] == "update" for text in live0.so_far())
    assert any(json.loads(text)["type"] == "update" for text in live1.so_far())
    assert one.get(f"/api/tables/{table}").json()["viewer"] == owing(server, table)[0]
    assert one.get(f"/api/tables/{table}?seat=1").json()["viewer"] == 1
    live0.close()
    live1.close()


def test_a_table_that_begins_later_greets_all_who_wait(server: Running, people: list[httpx.Client]) -> None:
    found = made(people[0], "signorie", [{"kind": "me"}, {"kind": "open"}], wait=True)
    table = found["table"]
    live, welcome = server.live(table, people[0])
    watcher, _ = server.live(table, token=found["watch"])
    assert welcome["view"] is None
    assert people[0].get(f"/api/tables/{table}/events").status_code == 409
    assert people[0].get(f"/api/tables/{table}/events").status_code == 409
    people[1].post(f"/api/tables/{table}/claim", json={"token": found["seats"][0]["token"]})
    again = live.until("welcome")
    assert again["whole"]
    assert again["view"]["viewer"] == 0
    assert watcher.until("welcome")["view"]["viewer"] is None
    live.close()
    watcher.close()


# ---- secret and simultaneous choices


def bribing(server: Running, people: list[httpx.Client]) -> tuple[str, list[int]]:
    """A table of three where several seats choose in secret at once, and these seats; now and then nobody has money."""
    for _ in range(5):
        table = seated(people[:3], "corleone")["table"]
        for seed in range(400):
            state = server.at(table, lambda live: live.state.match.state)
            if state.over:
                break
            if state.game.steps[state.stack[-1][0]].name == "set-bribes" and len(state.actors) > 1:
                return table, list(state.actors)
            play(server, people, table, 1, seed + 1000)
    raise AssertionError("nobody bribed anybody in five games")


def test_secret_choices_posted_all_at_once_and_taken_back_unseen(server: Running, people: list[httpx.Client]) -> None:
    table, actors = bribing(server, people)
    lives = [server.live(table, people[seat])[0] for seat in range(3)]
    for live in lives:
        live.so_far()
    first, others = actors[0], [seat for seat in range(3) if seat != actors[0]]

    def said(seat: int) -> list[Message]:
        return [json.loads(text) for text in lives[seat].so_far()]

    def choose(seat: int) -> bool:
        """One small part; True when the seat has chosen."""
        state = server.at(table, lambda live: live.state.match.state)
        body = {"ask": state.asked[seat], "move": state.game.text(state.moves(seat)[0])}
        people[seat].post(f"/api/tables/{table}/moves", json=body).raise_for_status()
        after = server.at(table, lambda live: live.state.match.state)
        return seat not in after.actors or after.stack[-1][0] != state.stack[-1][0]

    parts = 0
    while not choose(first):
        parts += 1
        assert said(others[0]) == [], "a part of a secret choice was told"
        assert said(others[1]) == []
    told = said(others[0])
    assert [message["type"] for message in told] == ["update"]
    assert len(events_of(told)) <= 1
    people[first].post(f"/api/tables/{table}/undo", json={}).raise_for_status()
    back = said(others[0])
    assert [message["type"] for message in back] in (["rewound"], ["update"], [])
    assert not events_of(back), "what was taken back is told by its absence"
    while not choose(first):
        assert said(others[1]) == [] or parts == 0
    with ThreadPoolExecutor() as pool:  # the others all at once
        list(pool.map(lambda seat: [True for _ in iter(lambda: choose(seat), True)], actors[1:]))
    final = events_of(said(others[0]))
    assert final, "all have chosen, and it is told"
    for live in lives:
        live.close()


def test_a_move_taken_back_is_rewound_for_all(server: Running, people: list[httpx.Client]) -> None:
    table = seated(people[:2], "corleone")["table"]
    lives = [server.live(table, people[seat])[0] for seat in range(2)]

    def undoable(live: Table) -> int | None:
        return next((seat for seat in range(2) if live.state.can_undo(seat).undo), None)

    for n in range(100):
        play(server, people, table, 1, n)
        seat = server.at(table, undoable)
        before = [sum(len(events_of([json.loads(text)])) for text in live.so_far()) for live in lives]
        if seat is not None and all(before):
            break
    assert seat is not None
    at = people[1 - seat].get(f"/api/tables/{table}/events").json()["at"]
    people[seat].post(f"/api/tables/{table}/undo", json={}).raise_for_status()
    for live in lives:
        rewound = live.until("rewound")
        assert rewound["back"] < at
        assert rewound["at"] == rewound["back"] + len(events_of([rewound]))
        live.close()


# ---- losing the right to be there


def test_a_claimed_seat_drops_the_socket_of_its_token_at_once(server: Running, people: list[httpx.Client]) -> None:
    found = made(server.stranger(), "signorie", [{"kind": "open"}] * 2)  # where a program is host a token is the seat
    table, token = found["table"], found["seats"][1]["token"]
    old, welcome = server.live(table, token=token)
    assert welcome["you"]["seat"] == 1
    people[1].post(f"/api/tables/{table}/claim", json={"token": token}).raise_for_status()
    assert {message["type"] for message in old.end()[0]} <= {"about"}
    assert server.live(table, token=token)[1]["code"] == "invalid-token"


def test_an_invitation_to_a_seat_given_to_a_bot_is_void(server: Running, people: list[httpx.Client]) -> None:
    found = made(people[0], "signorie", [{"kind": "me"}, {"kind": "open"}])
    body = {"seat": 1, "bot": "random"}
    people[0].post(f"/api/tables/{found['table']}/bot", json=body).raise_for_status()
    assert server.live(found["table"], token=found["seats"][0]["token"])[1]["code"] == "invalid-token"


def test_sockets_of_a_revoked_identity_are_dropped(server: Running, people: list[httpx.Client]) -> None:
    table = seated(people[:2], "signorie")["table"]
    one, _ = server.live(table, people[0])
    two, _ = server.live(table, people[0])
    other, _ = server.live(table, people[1])
    other.so_far()
    people[0].delete("/api/me").raise_for_status()
    for live in (one, two):
        assert all(message["type"] == "about" for message in live.end()[0])
    gone = [json.loads(text) for text in other.so_far()]
    assert not gone[-1]["seats"][0]["here"]
    other.close()


def test_nobody_finds_the_notes_of_who_sat_there_before(server: Running, people: list[httpx.Client]) -> None:
    found = made(people[0], "signorie", [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}], open=True, wait=True)
    notes = f"/api/tables/{found['table']}/notes"
    people[1].post(f"/api/tables/{found['table']}/join", json={"seat": 1}).raise_for_status()
    people[1].put(notes, json={"text": "private\0"}).raise_for_status()
    assert people[1].get(notes).json() == {"text": "private "}
    people[1].post(f"/api/tables/{found['table']}/leave").raise_for_status()
    people[2].post(f"/api/tables/{found['table']}/join", json={"seat": 1}).raise_for_status()
    assert people[2].get(notes).json() == {"text": ""}


# ---- slow, many, silent


def test_a_slow_reader_is_let_go_and_comes_back_whole(
    server: Running, people: list[httpx.Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = seated(people[:2], "signorie")["table"]
    monkeypatch.setattr(subscribers, "MOST_WAITING", 5)
    slow, welcome = server.live(table, people[0])
    slow.so_far()
    held = server.at(table, hold)
    play(server, people, table, 20)
    server.at(table, lambda live: held.append(live))
    seen = [welcome]
    with contextlib.suppress(ConnectionClosed):
        while True:
            seen.append(slow.next())
    told = [message for message in seen if message["type"] in ("welcome", "update")]
    live, again = server.live(table, people[0], after=told[-1]["at"], mark=told[-1]["mark"])
    events = events_of(told) + events_of([again])
    if again["whole"]:
        events = events_of([again])
    assert events == people[0].get(f"/api/tables/{table}/events").json()["events"]
    live.close()


def hold(live: Table) -> list[Any]:
    """Makes a table's sockets send nothing, as if their readers did not read."""

    async def never(data: str) -> None:
        await asyncio.sleep(3600)

    for subscriber in live.broadcast.subscribers:
        subscriber.socket.send_text = never  # type: ignore[method-assign]
    return []


def test_more_sockets_from_one_address_than_allowed_are_sent_away(tmp_path: Path) -> None:
    with running(tmp_path, connections=5) as server:
        anna = server.person("Anna")
        table = made(anna, "signorie", [{"kind": "me"}, {"kind": "open"}])["table"]
        lives = [server.live(table, anna)[0] for _ in range(5)]
        sixth = server.line(table, anna)
        assert sixth.next()["code"] == "too-many-connections"
        lives[0].close()
        wait_until(lambda: server.live(table, anna)[1]["type"] == "welcome", what="a place is free again")


def test_a_socket_without_hello_is_closed(
    server: Running, people: list[httpx.Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert websocket.HELLO_SECONDS == 10
    monkeypatch.setattr(websocket, "HELLO_SECONDS", 0.2)
    table = seated(people[:2], "signorie")["table"]
    silent = server.line(table, people[0])
    messages, code = silent.end()
    assert (messages[0]["code"], code) == ("bad-hello", 4000)


# ---- rubbish

RUBBISH: list[str | bytes] = [
    *("", "{}", "[]", "null", "1e999", '"text"', "\0", "\ufeff{}", '{"type":"hello"'),
    *('{"type":"nothing"}', '{"type":["move"]}', '{"type":"move"}', '{"type":"move","move":"\\ud800","key":"k"}'),
    *('{"type":"ping","more":1}', '{"type":"undo","key":"\\u0000"}', '{"type":"chat","text":"\\u0000","key":"k9"}'),
    '{"type":"why","id":1,"move":"no such move"}',
    *('{"type":"why","id":-1}', '{"type":"why","id":99999999999999999999}', '{"type":"preview","move":"x","id":1.5}'),
    *(
        '{"type":"hello","seat":3}',
        '{"type":"agree","what":"war"}',
        '{"type":"move","move":"' + "x" * 5000 + '","key":"k"}',
    ),
    *(b"\xff\xfe\x00", b"\x80abc", bytes(1000), "[" * 30_000, '{"type":' * 5_000, '{"a":[' * 5_000),
]


def test_rubbish_is_answered_and_the_socket_stays_usable(server: Running, people: list[httpx.Client]) -> None:
    table = seated(people[:2], "signorie")["table"]
    live, _ = server.live(table, people[0])
    live.so_far()
    for each in RUBBISH:
        live.send(each)
        answer = live.until("error", "refused", "why", "preview")
        assert answer.get("code", answer.get("error", "")) != "unavailable", each[:60]
    live.send({"type": "ping"})
    assert live.next() == {"type": "pong"}
    live.close()


def test_rubbish_as_a_first_message_is_sent_away(server: Running, people: list[httpx.Client]) -> None:
    table = seated(people[:2], "signorie")["table"]
    for each in RUBBISH:
        with server.line(table, people[0]) as live:
            live.send(each)
            first = live.next()
            assert first["type"] == "error"
            assert first["code"] in ("bad-hello", "bad-request", "forbidden"), (each[:60], first)
            assert live.end() == ([], 4000)


def test_a_huge_message_ends_that_socket_only(server: Running, people: list[httpx.Client]) -> None:
    table = seated(people[:2], "signorie")["table"]
    live, _ = server.live(table, people[0])
    live.send("x" * (Settings().largest_body + 1))
    assert live.end()[1] == 1009
    assert server.live(table, people[0])[1]["type"] == "welcome"


def test_names_and_lines_are_cleaned(server: Running) -> None:
    odd = "A\0nna\u202egnp.exe\u2066\x1b[31m\r\n\ue000x\u200f"
    anna = server.person(odd)
    name = anna.get("/api/me").json()["me"]["name"]
    assert name == "A nna gnp.exe [31m x"
    table = made(anna, "signorie", [{"kind": "me"}, {"kind": "open"}], name=odd)["table"]
    assert anna.get(f"/api/tables/{table}/about").json()["name"] == name
    line = anna.post(f"/api/tables/{table}/chat", json={"text": f"one\n{odd}"}).json()
    assert line["text"].startswith("one\nA nna gnp.exe")
    assert all(c.isprintable() or c == "\n" for c in line["text"])
    assert anna.post("/api/me", json={"name": "\u202e\0"}).status_code == 400


def test_thousands_of_messages_are_slowed_down_and_the_socket_stays_usable(tmp_path: Path, clock: Clock) -> None:
    with running(tmp_path, rate=200, burst=20, public_url="http://play.example") as server:
        anna = server.person("Anna")
        table = made(anna, "signorie", [{"kind": "me"}, {"kind": "open"}])["table"]
        live, _ = server.live(table, anna)
        for n in range(1500):
            live.send({"type": "why", "id": n, "element": "x:y"} if n % 2 else {"type": "undo", "key": f"k{n}"})
        answers = [live.until("why", "error", "refused") for _ in range(1500)]
        slowed = [answer for answer in answers if answer.get("error", answer.get("code")) == "rate-limited"]
        assert len(slowed) > 1400
        assert all("key" in answer for answer in slowed if answer["type"] == "refused")
        clock.now += 0.5
        assert live.ask({"type": "ping"}, "pong")


def test_a_line_that_is_cut_in_the_middle_of_a_message_harms_nobody(
    server: Running, people: list[httpx.Client]
) -> None:
    table = seated(people[:2], "signorie")["table"]
    watching, _ = server.live(table, people[1])
    for _ in range(5):
        live: Live = server.line(table, people[0])
        live.line.socket.sendall(b"\x81\xfe\x10\x00half a frame")
        live.line.socket.shutdown(socket.SHUT_RDWR)
    watching.so_far()
    play(server, people, table, 3)
    assert any(json.loads(text)["type"] == "update" for text in watching.so_far())
    watching.close()
