"""Two seats change places while a table waits: by the host, onto a free seat, or because both people wish it."""

from collections.abc import Iterator

import httpx
import pytest

from tests.server.running import Running, made, running
from tests.server.tables.test_seats import about, asked, at

ME, OPEN, BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server."""
    with running(tmp_path_factory.mktemp("swap")) as found:
        yield found


@pytest.fixture
def people(server: Running) -> list[httpx.Client]:
    """Some people; the first one makes the tables."""
    return [server.person(name) for name in ("Anna", "Bruno", "Carla", "Dino")]


def swap(who: httpx.Client, table: dict[str, object], seat: int, other: int, yes: bool = True) -> httpx.Response:
    return who.post(at(table, "/swap"), json={"seat": seat, "other": other, "yes": yes})


def names(who: httpx.Client, table: dict[str, object]) -> list[str]:
    return [seat["name"] for seat in about(who, table)["seats"]]


def sit(who: httpx.Client, table: dict[str, object], token: str) -> None:
    who.post(at(table, "/claim"), json={"token": token}).raise_for_status()


def test_a_free_seat_is_taken_and_its_invitation_leads_to_the_other(
    server: Running, people: list[httpx.Client]
) -> None:
    table = made(people[0], "la-famiglia", [ME, OPEN, OPEN, OPEN])
    links = {seat["seat"]: seat for seat in table["seats"]}
    sit(people[1], table, links[1]["token"])
    assert about(people[0], table)["teams"] == [[0, 2], [1, 3]]
    assert swap(people[1], table, 1, 2).status_code == 200
    assert names(people[0], table) == ["Anna", "", "Bruno", ""]
    seats = about(people[0], table)["seats"]
    assert seats[1]["invitation"] == links[2]["invitation"]  # who holds the link to 2 knows where it leads now
    assert "invitation" not in seats[2]
    invited = server.bearer(links[2]["token"])
    assert invited.get(at(table, "/about")).json()["invited"] == 1
    assert people[2].post(at(table, "/claim"), json={"token": links[2]["token"]}).json() == {"seat": 1}
    assert names(people[0], table) == ["Anna", "Carla", "Bruno", ""]


def test_two_people_change_places_when_both_wish_it(server: Running, people: list[httpx.Client]) -> None:
    table = made(people[0], "la-famiglia", [OPEN, ME, OPEN, OPEN])
    for person, seat in zip(people[1:3], table["seats"]):
        sit(person, table, seat["token"])
    assert names(people[0], table) == ["Bruno", "Anna", "Carla", ""]
    assert swap(people[1], table, 0, 2).json()["agreements"] == {"swap-2": [0]}
    assert asked(swap(people[1], table, 2, 0)) == (403, "forbidden")  # not in the other's name
    assert swap(people[1], table, 0, 2, yes=False).json()["agreements"] == {}
    assert swap(people[2], table, 2, 0).json()["agreements"] == {"swap-0": [2]}
    assert names(people[0], table) == ["Bruno", "Anna", "Carla", ""]
    assert swap(people[1], table, 0, 2).json()["agreements"] == {}
    assert names(people[0], table) == ["Carla", "Anna", "Bruno", ""]
    swap(people[1], table, 2, 1).raise_for_status()
    people[1].post(at(table, "/leave")).raise_for_status()
    assert about(people[0], table)["agreements"] == {}  # whoever sits there next has wished nothing


def test_the_host_arranges_all_seats_until_the_start(server: Running, people: list[httpx.Client]) -> None:
    table = made(people[0], "la-famiglia", [ME, OPEN, OPEN, BOT])
    bot = names(people[0], table)[3]
    sit(people[1], table, table["seats"][0]["token"])
    assert asked(swap(people[1], table, 1, 3)) == (403, "forbidden")  # a bot wishes nothing
    swap(people[0], table, 1, 3).raise_for_status()
    swap(people[0], table, 0, 2).raise_for_status()
    assert names(people[0], table) == ["", bot, "Anna", "Bruno"]
    assert about(people[0], table)["host"] == 2
    assert asked(swap(people[0], table, 2, 2)) == (404, "unknown-route")
    assert asked(swap(people[0], table, 2, 7)) == (404, "unknown-route")
    sit(people[2], table, table["seats"][1]["token"])
    assert about(people[0], table)["status"] == "running"
    assert asked(swap(people[0], table, 0, 2)) == (409, "already-started")
    assert people[1].get(at(table)).json()["viewer"] == 3


def test_a_seat_at_a_programs_table_is_nobody_elses(server: Running) -> None:
    program = server.stranger()
    table = made(program, "la-famiglia", [OPEN] * 4, wait=True)
    first = server.bearer(table["seats"][0]["token"])
    assert asked(swap(first, table, 0, 1)) == (403, "forbidden")


def test_everybody_looks_on_from_the_new_seat_and_teams_keep_their_words(
    server: Running, people: list[httpx.Client]
) -> None:
    table = made(people[0], "la-famiglia", [ME, OPEN, OPEN, OPEN])
    for person, seat in zip(people[1:3], table["seats"]):
        sit(person, table, seat["token"])
    people[2].post(at(table, "/chat"), json={"text": "the harbour", "scope": "team"}).raise_for_status()
    people[2].post(at(table, "/chat"), json={"text": "hello", "scope": "table"}).raise_for_status()
    people[1].put(at(table, "/notes"), json={"text": "of Bruno"}).raise_for_status()
    with server.line(table["table"], people[1]) as live:
        live.send({"type": "hello"})
        assert live.until("welcome")["you"]["seats"] == [1]
        swap(people[0], table, 1, 2).raise_for_status()
        again = live.until("welcome")
        assert (again["you"]["seat"], again["you"]["seats"]) == (2, [2])
        assert again["about"]["seats"][2]["name"] == "Bruno"
        live.send({"type": "chat", "text": "here", "scope": "table", "key": "k1"})
        assert live.until("chat")["seat"] == 2
    for person in people[:3]:
        assert [line["text"] for line in person.get(at(table, "/chat")).json()["chat"]] == ["hello", "here"]
    assert people[2].get(at(table, "/notes")).json()["text"] == ""
