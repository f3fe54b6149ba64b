"""Turn notices: one mail per turn to who is away and wants it, outside quiet hours; a feed; nothing secret in them."""

import asyncio
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from xml.etree import ElementTree

import httpx
import pytest

from consigliere.server.people.notices import Notices, quiet_now
from tests.server.conftest import Start
from tests.server.mailbox import Mailbox, confirmation
from tests.server.running import running, seated
from tests.server.server import UNUSED, Server, Table, wait_until

ATOM = "{http://www.w3.org/2005/Atom}"


class Person:
    """Somebody with a browser."""

    def __init__(self, server: Server, name: str, **more: str) -> None:
        self.server = server
        self.browser = httpx.Client(base_url=server.address, timeout=30, verify=UNUSED)
        self.change(name=name, **more)

    def change(self, **values: str) -> None:
        """Who I am."""
        answer = self.browser.post("/api/me", json=values)
        assert answer.status_code == 200, answer.text

    def play(self, table: str) -> bool:
        """One move, if it is my turn."""
        view = self.browser.get(f"/api/tables/{table}").json()
        if view["ask"] is None:
            return False
        body = {"ask": view["ask"], "move": view["choices"][0]["text"], "key": str(time.monotonic_ns())}
        assert self.browser.post(f"/api/tables/{table}/moves", json=body).status_code == 200
        return True


def game(server: Server, *people: Person) -> Table:
    """A table of these people."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in people[1:])]
    wanted = {"game": "signorie", "seats": seats, "name": "Sunday"}
    answer = people[0].browser.post("/api/tables", json=wanted)
    table = Table(server, answer.json())
    for seat, person in enumerate(people[1:], 1):
        claimed = person.browser.post(f"{table.path}/claim", json={"token": table.tokens[seat]})
        assert claimed.status_code == 200
    return table


@pytest.fixture
def people(start: Start, mailbox: Mailbox) -> Iterator[tuple[Server, list[Person]]]:
    """A server with mail, and two people who want it."""
    server = start(
        mail=f"smtp://127.0.0.1:{mailbox.server_address[1]}/table@example.org",
        notice_wait=0.0,
        notice_look=0.2,
    )
    found = [Person(server, name, mail=f"{name.lower()}@example.org") for name in ("Anna", "Bruno")]
    wait_until(lambda: len(mailbox.letters) == 2, what="both addresses are asked")
    for _, letter in mailbox.letters:
        assert server.post("/api/mail/confirm", {"token": confirmation(letter)}).status_code == 200
    mailbox.letters.clear()
    yield server, found
    for person in found:
        person.browser.close()


def test_who_is_away_gets_one_mail_for_each_turn_and_nothing_secret_is_in_it(
    people: tuple[Server, list[Person]], mailbox: Mailbox
) -> None:
    server, (anna, bruno) = people
    table = game(server, anna, bruno)
    turns: list[str] = []
    for _ in range(3):  # three turns of somebody, each of several moves
        view = anna.browser.get(table.path).json()
        seat = view["actors"][0]
        person = (anna, bruno)[seat]
        if len(view["actors"]) > 1:
            break
        turns.append(f"{('anna', 'bruno')[seat]}@example.org")
        wait_until(lambda: len(mailbox.letters) == len(turns), what="a mail")
        time.sleep(0.7)  # and no second one
        while anna.browser.get(table.path).json()["actors"] == [seat]:
            assert person.play(table.id)
            time.sleep(0.3)
    assert len(turns) >= 2
    assert [to for to, _ in mailbox.letters][: len(turns)] == turns
    server.kill()
    server.start()
    time.sleep(1.5)
    assert len(mailbox.letters) <= len(turns) + 2  # a restart is no new turn
    secrets = [*table.tokens.values(), table.watch, *(str(p.browser.cookies["consigliere"]) for p in (anna, bruno))]
    for _, letter in mailbox.letters:
        assert letter["Subject"] == "Consigliere: it is your turn"
        assert letter["From"] == "table@example.org"
        text = letter.as_string()
        assert f"{server.address}/t/{table.id}" in letter.get_content().splitlines()
        assert not [secret for secret in secrets if secret in text]
        assert "#" not in letter.get_content()


def test_who_sits_at_the_table_gets_no_mail_until_it_has_gone(
    people: tuple[Server, list[Person]], mailbox: Mailbox
) -> None:
    server, (anna, _) = people
    seats = [{"kind": "me"}, {"kind": "open"}]
    answer = anna.browser.post("/api/tables", json={"game": "signorie", "seats": seats, "wait": True})
    table = Table(server, answer.json())
    asyncio.run(looking_on(table, anna, mailbox))
    wait_until(lambda: [to for to, _ in mailbox.letters] == ["anna@example.org"], what="the mail, once away")


async def looking_on(table: Table, anna: Person, mailbox: Mailbox) -> None:
    """Sits there before the game begins, and thinks when it is her turn."""
    from websockets.asyncio.client import connect

    url = table.server.address.replace("http", "ws") + table.path + "/live"
    headers = {"cookie": f"consigliere={anna.browser.cookies['consigliere']}"}
    async with connect(url, additional_headers=headers, max_size=None) as socket:
        await socket.send('{"type": "hello"}')
        assert '"type":"welcome"' in str(await socket.recv())
        begins = {"seat": 1, "bot": "random"}
        answer = await asyncio.to_thread(lambda: anna.browser.post(f"{table.path}/bot", json=begins))
        assert answer.status_code == 200, answer.text
        async with asyncio.timeout(60):
            while (await asyncio.to_thread(table.get, ""))["actors"] != [0]:
                await asyncio.sleep(0.1)
        await asyncio.sleep(1)
        assert mailbox.letters == []


def test_a_move_that_is_just_being_stored_is_no_turn_yet(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        anna, bruno = server.person("Anna"), server.person("Bruno")
        table = seated([anna, bruno], "signorie")["table"]
        notices = Notices(server.store, server.people, server.mail_limits, server.registry, server.settings)

        async def look_meanwhile() -> None:
            async with server.registry.locked(table) as live:
                match = live.state.match
                first = match.state.actors
                while match.state.actors == first:
                    match.play(first[0], match.state.moves(first[0])[0])
                await notices.note_absent()
                live.broken = True

        server.inside(look_meanwhile)
        assert notices.noted == {}
        server.at(table, lambda live: None)
        server.inside(notices.note_absent)
        assert list(notices.noted) == [(table, server.at(table, lambda live: live.state.match.state.actors[0]))]


def test_quiet_hours_are_kept_and_a_mail_server_that_is_away_is_tried_again(
    people: tuple[Server, list[Person]], mailbox: Mailbox
) -> None:
    server, (anna, bruno) = people
    hour = datetime.now(UTC).hour
    anna.change(name="Anna", quiet=f"{hour}-{(hour + 2) % 24}@0")
    bruno.change(name="Bruno", quiet=f"{hour}-{(hour + 2) % 24}@0")
    table = game(server, anna, bruno)
    time.sleep(1.5)
    assert mailbox.letters == []
    mailbox.refusing = True
    for person, name in ((anna, "Anna"), (bruno, "Bruno")):
        person.change(name=name, quiet=f"{(hour + 3) % 24}-{(hour + 5) % 24}@0")
    wait_until(lambda: "sending an email failed" in server.log.read_text())
    assert mailbox.letters == []
    mailbox.refusing = False
    wait_until(lambda: len(mailbox.letters) >= 1)
    assert table.about()["status"] == "running"
    assert "example.org" not in server.log.read_text()


@pytest.mark.parametrize(
    ("quiet", "hour", "is_quiet"),
    [("22-7@0", 23, True), ("22-7@0", 6, True), ("22-7@0", 7, False), ("9-17@0", 12, True), ("9-17@120", 16, False)],
)
def test_quiet_hours_may_cross_midnight_and_follow_the_persons_clock(quiet: str, hour: int, is_quiet: bool) -> None:
    instant = int(datetime(2026, 3, 1, hour, 30, tzinfo=UTC).timestamp() * 1000)
    assert quiet_now(quiet, instant) is is_quiet


def test_the_feed_lists_open_turns_for_whoever_has_its_address_and_nobody_else(
    people: tuple[Server, list[Person]],
) -> None:
    server, (anna, bruno) = people
    table = game(server, anna, bruno)
    links = [person.browser.post("/api/me/feed").json()["link"] for person in (anna, bruno)]
    paths = [link.removeprefix(server.address) for link in links]

    def entries(path: str) -> list[str]:
        feed = ElementTree.fromstring(server.get(path).text)
        return [str(entry.findtext(f"{ATOM}title")) for entry in feed.findall(f"{ATOM}entry")]

    seat = anna.browser.get(table.path).json()["actors"][0]
    wait_until(lambda: entries(paths[seat]) == ["Your turn: Sunday"], what="an entry")
    person = (anna, bruno)[seat]
    while person.play(table.id):
        pass
    assert entries(paths[seat]) == []
    old = paths[0]
    anna.browser.post("/api/me/feed")
    assert server.get(old).status_code == 404
