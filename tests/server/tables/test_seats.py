"""Who counts as seated: invitations, one seat for each person, stand-ins, bots that wait for people, rematches."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from consigliere.server.storage.store import Unavailable
from consigliere.server.tables.chat import Chat
from consigliere.server.tables.clocks import MINUTE, RETURN_GRACE, Clocks
from tests.server.running import Running, made, running, seated
from tests.server.server import wait_until

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
LIVE = {"kind": "live", "minutes": 5, "increment": 0}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server."""
    with running(tmp_path_factory.mktemp("seats")) as found:
        yield found


@pytest.fixture
def people(server: Running) -> list[httpx.Client]:
    """Some people."""
    return [server.person(name) for name in ("Anna", "Bruno", "Carla", "Dino")]


def at(table: dict[str, Any], part: str = "") -> str:
    """The address of something of a table."""
    return f"/api/tables/{table['table']}{part}"


def about(who: httpx.Client, table: dict[str, Any]) -> dict[str, Any]:
    """The table itself."""
    found: dict[str, Any] = who.get(at(table, "/about")).raise_for_status().json()
    return found


def asked(answer: httpx.Response) -> tuple[int, str | None]:
    """The status, and the code of an error."""
    return answer.status_code, answer.json().get("error")


def hand(who: httpx.Client, table: dict[str, Any], seat: int, bot: str = "random") -> None:
    """Lets a bot play."""
    who.post(at(table, "/bot"), json={"seat": seat, "bot": bot}).raise_for_status()


def back(who: httpx.Client, table: dict[str, Any], seat: int) -> httpx.Response:
    """Takes the seat back."""
    return who.delete(at(table, f"/bot?seat={seat}"))


def played(server: Running, table: dict[str, Any]) -> int:
    """How much has been played."""
    return server.at(table["table"], lambda live: live.state.seq)


def play(who: httpx.Client, table: dict[str, Any]) -> httpx.Response:
    """The first move that is possible."""
    view = who.get(at(table)).raise_for_status().json()
    return who.post(at(table, "/moves"), json={"ask": view["ask"], "move": view["choices"][0]["text"]})


# ---- 1 invitations


def test_at_a_persons_table_nothing_is_dealt_before_all_have_come(server: Running, people: list[httpx.Client]) -> None:
    table = made(people[0], "corleone", [ME, OPEN, OPEN], wait=False, clock=LIVE)
    assert about(people[0], table)["status"] == "waiting"
    assert asked(people[0].get(at(table))) == (409, "not-started")
    for person, seat in zip(people[1:], table["seats"]):
        assert about(people[0], table)["status"] == "waiting"
        person.post(at(table, "/claim"), json={"token": seat["token"]}).raise_for_status()
    assert about(people[0], table)["status"] == "running"
    alone = made(people[0], "corleone", [ME, BOT, ME], wait=True)
    assert about(people[0], alone)["status"] == "running"


def test_an_invitation_can_only_be_claimed(server: Running, people: list[httpx.Client]) -> None:
    table = made(people[0], "la-famiglia", [ME, OPEN, OPEN, OPEN], wait=False)
    token = table["seats"][0]["token"]
    guest = server.bearer(token)
    assert guest.get(at(table, "/about")).status_code == 200  # what the invitation is for
    for method, part, body in (
        ("GET", "", None),
        ("GET", "/events", None),
        ("GET", "/record", None),
        ("GET", "/chat", None),
        ("GET", "/notes", None),
        ("PUT", "/notes", {"text": "mine"}),
        ("POST", "/chat", {"text": "hello", "scope": "team"}),
        ("POST", "/moves", {"ask": 0, "move": "pass"}),
        ("POST", "/agree", {"what": "stop"}),
        ("POST", "/bot", {"seat": 1, "bot": "random"}),
        ("DELETE", "/bot?seat=1", None),
        ("POST", "/leave", {}),
    ):
        assert asked(guest.request(method, at(table, part), json=body)) == (403, "seat-not-claimed"), part
    live, first = server.live(table["table"], token=token)
    assert (first["type"], first["code"]) == ("error", "seat-not-claimed")
    live.close()
    assert people[1].post(at(table, "/claim"), json={"token": token}).json() == {"seat": 1}


def test_at_a_programs_table_a_token_is_the_seat(server: Running) -> None:
    table = made(server.stranger(), "corleone", [OPEN, OPEN])
    tokens = [server.bearer(seat["token"]) for seat in table["seats"]]
    assert [each.get(at(table)).json()["viewer"] for each in tokens] == [0, 1]
    seat = tokens[0].get(at(table)).json()["actors"][0]
    assert play(tokens[seat], table).status_code == 200


def test_the_host_renews_a_link_or_gives_the_seat_to_a_bot(server: Running, people: list[httpx.Client]) -> None:
    table = made(people[0], "corleone", [ME, OPEN, OPEN])
    old = table["seats"][0]["token"]
    assert asked(people[1].post(at(table, "/invite"), json={"seat": 1})) == (404, "unknown-table")
    fresh = people[0].post(at(table, "/invite"), json={"seat": 1}).raise_for_status().json()
    assert fresh["seat"] == 1
    assert asked(people[1].post(at(table, "/claim"), json={"token": old})) == (401, "invalid-token")
    people[1].post(at(table, "/claim"), json={"token": fresh["token"]}).raise_for_status()
    assert asked(people[1].post(at(table, "/invite"), json={"seat": 2})) == (403, "forbidden")
    assert asked(people[0].post(at(table, "/invite"), json={"seat": 1})) == (409, "seat-taken")
    assert asked(people[0].post(at(table, "/invite"), json={"seat": 7})) == (404, "unknown-route")
    hand(people[0], table, 2)
    found = about(people[0], table)
    assert (found["status"], found["seats"][2]["kind"]) == ("running", "bot")
    assert asked(people[0].post(at(table, "/invite"), json={"seat": 2})) == (409, "already-started")


# ---- 2 one seat for each person


def test_a_person_takes_one_seat_of_an_open_table(server: Running, people: list[httpx.Client]) -> None:
    table = made(people[0], "corleone", [ME, OPEN, OPEN, OPEN], open=True)
    assert people[1].post(at(table, "/join"), json={}).status_code == 200
    assert asked(people[1].post(at(table, "/join"), json={})) == (409, "already-seated")
    assert asked(people[0].post(at(table, "/join"), json={"seat": 2})) == (409, "already-seated")
    assert asked(people[1].post(at(table, "/claim"), json={"token": table["seats"][1]["token"]})) == (
        409,
        "already-seated",
    )
    assert [seat["kind"] for seat in about(people[2], table)["seats"]] == ["person", "person", "open", "open"]
    people[1].post(at(table, "/leave"), json={}).raise_for_status()
    assert people[1].post(at(table, "/join"), json={"seat": 3}).status_code == 200


def test_seats_that_one_person_took_for_one_device_are_shown_to_all(
    server: Running, people: list[httpx.Client]
) -> None:
    table = made(people[0], "corleone", [BOT, ME, {"kind": "me", "name": "Zoe"}, OPEN], open=True)
    people[1].post(at(table, "/join"), json={}).raise_for_status()
    seats = about(people[1], table)["seats"]
    assert [seat.get("shared") for seat in seats] == [None, 1, 1, None]


# ---- 3 time for coming back


def left(server: Running, table: dict[str, Any], seat: int, set_to: int | None = None) -> int:
    """What is left to a seat; sets it first, if wanted."""

    def look(live: Any) -> int:
        if set_to is not None:
            live.state.clocks.left[seat] = set_to
        return int(live.state.clocks.left[seat])

    return server.at(table["table"], look)


def silent(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots think for ever."""

    async def choose(*arguments: Any) -> str:
        await asyncio.Event().wait()
        return ""

    monkeypatch.setattr(server.bot_pool, "choose", choose)


def test_handing_over_and_back_gives_no_time(
    server: Running, people: list[httpx.Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    silent(server, monkeypatch)
    table = seated(people[:2], "signorie", clock=LIVE)
    seat = people[0].get(at(table)).json()["actors"][0]
    left(server, table, seat, 30_000)
    for _ in range(3):  # the time runs on as if nobody had been asked
        hand(people[seat], table, seat)
        time.sleep(0.3)
        assert back(people[seat], table, seat).status_code == 200
    assert about(people[0], table)["seats"][seat]["clock_ms"] <= 30_000 - 900
    for _ in range(3):  # nor without a stand-in
        assert back(people[seat], table, seat).status_code == 200
    assert about(people[0], table)["seats"][seat]["clock_ms"] <= 30_000 - 900


def test_who_comes_back_after_the_bot_has_played_gets_time_once_a_turn(
    server: Running, people: list[httpx.Client]
) -> None:
    table = seated(people[:2], "corleone", clock=LIVE)
    seat = people[0].get(at(table)).json()["actors"][0]
    granted = []
    for _ in range(6):
        if seat not in people[0].get(at(table)).json()["actors"]:
            break
        turn = server.at(table["table"], lambda live: live.state.turns.get(seat))
        left(server, table, seat, 1000)
        before = played(server, table)
        hand(people[seat], table, seat)
        wait_until(lambda before=before: played(server, table) > before, what="the stand-in plays")
        assert back(people[seat], table, seat).status_code == 200
        if left(server, table, seat) >= RETURN_GRACE:
            granted.append(turn)
    assert granted
    assert len(granted) == len(set(granted))


def test_time_for_coming_back_is_given_once_a_turn_also_if_the_answer_is_taken_back() -> None:
    clocks = Clocks(LIVE, 2)
    found = []
    for turn in (3, 3, 5, 7):
        clocks.left[0] = 10
        clocks.follow([0], 0)
        clocks.hand_over(0, 0)
        clocks.stand_in_played(0, turn)
        state = clocks.state()
        clocks = Clocks(LIVE, 2)  # a restart changes nothing
        clocks.restore(state, 600)
        clocks.take_back(0, 700, counted=True)
        found.append(clocks.left[0])
        if turn == 3:
            clocks.answer_taken_back(0, 3 if len(found) == 1 else 5)  # the question is open again: the same turn
    assert found == [RETURN_GRACE, 10, 10, RETURN_GRACE]


def test_whose_time_is_up_comes_back_after_the_bot_has_answered(
    server: Running, people: list[httpx.Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        silent(server, patch)
        table = seated(people[:2], "signorie", clock=LIVE)
        seat = people[0].get(at(table)).json()["actors"][0]
        left(server, table, seat, 1)
        wait_until(lambda: "standin" in about(people[0], table)["seats"][seat], what="time is up")
        assert asked(back(people[seat], table, seat)) == (409, "time-up")
    before = played(server, table)
    server.registry.turns.thinking.clear()
    server.at(table["table"], lambda live: live.publish())
    wait_until(lambda: played(server, table) > before, what="the stand-in answers")
    assert back(people[seat], table, seat).status_code == 200
    assert left(server, table, seat) >= RETURN_GRACE


def test_a_seat_stays_free_if_taking_it_could_not_be_stored(
    server: Running, people: list[httpx.Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise Unavailable("the disk is full")

    table = made(people[0], "signorie", [ME, OPEN], open=True)
    with monkeypatch.context() as patch:
        patch.setattr(Chat, "store_notes", fails)
        assert people[1].post(at(table, "/join"), json={}).status_code == 503
    assert people[1].post(at(table, "/join"), json={}).json() == {"seat": 1}


def test_a_table_that_cannot_be_made_takes_no_lease(
    server: Running, people: list[httpx.Client], monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = []
    monkeypatch.setattr(server.store.leases, "take", lambda *args, **named: taken.append(args))
    wrong = {"game": "signorie", "seats": [ME, OPEN], "options": {"no_such_option": True}}
    assert people[0].post("/api/tables", json=wrong).status_code == 400
    assert taken == []


# ---- 4 who lets a bot play does not play as well


@pytest.mark.parametrize("resigns", [True, False])
def test_who_has_resigned_or_handed_over_neither_moves_nor_takes_back(
    server: Running, people: list[httpx.Client], monkeypatch: pytest.MonkeyPatch, resigns: bool
) -> None:
    silent(server, monkeypatch)
    table = seated(people[:3], "corleone")
    seat = people[0].get(at(table)).json()["actors"][0]
    view = people[seat].get(at(table)).json()
    move = {"ask": view["ask"], "move": view["choices"][0]["text"], "key": "first"}
    done = people[seat].post(at(table, "/moves"), json=move).raise_for_status().json()
    if resigns:
        people[seat].post(at(table, "/agree"), json={"what": "resign"}).raise_for_status()
    else:
        hand(people[seat], table, seat)
    assert people[seat].post(at(table, "/moves"), json=move).json() == done  # the same key, the same answer
    view = people[seat].get(at(table)).json()
    again = {"ask": view["ask"], "move": (view["choices"] or [{"text": move["move"]}])[0]["text"], "key": "second"}
    assert asked(people[seat].post(at(table, "/moves"), json=again)) == (409, "bot-playing")
    assert asked(people[seat].post(at(table, "/undo"), json={})) == (409, "bot-playing")
    live, welcome = server.live(table["table"], people[seat])
    assert welcome["can_undo"] == {"undo": False, "practice": False}
    assert live.ask({"type": "move", **again, "key": "third"}, "refused", "done")["error"] == "bot-playing"
    assert live.ask({"type": "undo", "key": "fourth"}, "refused", "done")["error"] == "bot-playing"
    live.close()
    assert about(people[0], table)["seats"][seat].get("resigned") == (True if resigns else None)
    assert back(people[seat], table, seat).status_code == (403 if resigns else 200)


# ---- 5 what is told of the table


def test_the_wish_to_resign_is_told_to_the_team_only_at_tables_with_clocks_too(
    server: Running, people: list[httpx.Client]
) -> None:
    table = seated(people, "la-famiglia", clock=LIVE, open=True)
    people[0].post(at(table, "/agree"), json={"what": "resign"}).raise_for_status()
    lives = [server.live(table["table"], person)[0] for person in people] + [server.live(table["table"])[0]]
    for _ in range(8):
        seat = people[0].get(at(table)).json()["actors"][0]
        assert play(people[seat], table).status_code == 200
    team = server.at(table["table"], lambda live: live.state.team(0))
    heard: dict[int | None, bool] = {}
    for viewer, live in zip([0, 1, 2, 3, None], lives):
        found = "".join(text for text in live.so_far() if text.startswith('{"type":"about"'))
        assert found, "a clock was told"
        heard[viewer] = "resign" in found
        live.close()
    assert heard == {viewer: viewer in team for viewer in heard}


def test_one_person_on_two_teams_resigns_for_one_of_them(server: Running, people: list[httpx.Client]) -> None:
    table = made(people[0], "la-famiglia", [ME, ME, OPEN, OPEN])
    for person, seat in zip(people[1:], table["seats"]):
        person.post(at(table, "/claim"), json={"token": seat["token"]}).raise_for_status()
    people[0].post(at(table, "/agree?seat=0"), json={"what": "resign"}).raise_for_status()
    found = [about(person, table)["agreements"].get("resign") for person in people[1:3]]
    assert found == [[0], None]


# ---- 6 bots wait for people


def test_bots_wait_while_no_person_plays(server: Running, people: list[httpx.Client]) -> None:
    table = seated(people[:2], "signorie")
    for seat in (0, 1):
        hand(people[seat], table, seat)
    time.sleep(0.2)  # what was being thought about comes to nothing
    before = played(server, table)
    time.sleep(0.6)
    assert played(server, table) == before
    assert server.at(table["table"], lambda live: live.state.outline(0)["due"]) is None
    assert back(people[1], table, 1).status_code == 200
    seat = people[0].get(at(table)).json()["actors"][0]
    if seat == 1:
        assert play(people[1], table).status_code == 200
    wait_until(lambda: played(server, table) > before, what="somebody plays again")


def test_bots_wait_for_one_person_among_them_until_it_gives_up(server: Running, people: list[httpx.Client]) -> None:
    table = made(people[0], "corleone", [ME, BOT, BOT])
    hand(people[0], table, 0)
    time.sleep(0.2)
    before = played(server, table)
    time.sleep(0.4)
    assert played(server, table) == before
    people[0].post(at(table, "/agree"), json={"what": "resign"}).raise_for_status()  # nobody comes back
    wait_until(lambda: played(server, table) > before + 10, what="the bots play on")


def test_a_table_of_bots_plays_on(server: Running, people: list[httpx.Client]) -> None:
    table = made(people[0], "signorie", [BOT, BOT])
    wait_until(lambda: played(server, table) > 20, what="the bots play on")


def test_after_the_last_ones_time_the_bot_answers_and_then_waits(server: Running, people: list[httpx.Client]) -> None:
    table = made(people[0], "signorie", [ME, BOT], clock={"kind": "live", "minutes": 0.01})
    wait_until(lambda: "standin" in about(people[0], table)["seats"][0], what="time is up")
    wait_until(lambda: not server.at(table["table"], lambda live: live.state.owing_bots()), what="it has answered")
    before = played(server, table)
    time.sleep(0.5)
    assert played(server, table) == before
    assert back(people[0], table, 0).status_code == 200
    assert about(people[0], table)["seats"][0]["clock_ms"] > MINUTE / 2


def test_a_rematch_seats_the_people_and_not_their_stand_ins(server: Running, people: list[httpx.Client]) -> None:
    table = seated(people[:3], "corleone")
    hand(people[1], table, 1)
    people[2].post(at(table, "/agree"), json={"what": "resign"}).raise_for_status()
    people[0].post(at(table, "/agree"), json={"what": "stop"}).raise_for_status()
    found = people[0].post(at(table, "/agree"), json={"what": "rematch"}).raise_for_status().json()
    rematch = {"table": found["next"]}
    seats = about(people[0], rematch)["seats"]
    assert [(seat["kind"], seat.get("standin"), seat.get("resigned")) for seat in seats] == [("person", None, None)] * 3
    assert [seat["name"] for seat in seats] == ["Bruno", "Carla", "Anna"]
    seat = people[0].get(at(rematch)).json()["actors"][0]
    assert play(people[(seat + 1) % 3], rematch).status_code == 200
