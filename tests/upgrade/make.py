"""Make what later versions must still read: a database with tables in all situations, records, positions and views.

`python tests/upgrade/make.py VERSION` writes a new folder, `0.1.0` for example, beside this file, with the code it is
started with. The folders of released versions are never made again: they are what people have on their disks.
"""

import json
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import httpx

import consigliere

Data = dict[str, Any]
PEOPLE = ("Anna", "Bruno", "Carla", "Dario", "Elena")
SIZES = [(game, seats) for game in consigliere.games() for seats in consigliere.game(game).seats]
LIVE = {"kind": "live", "minutes": 90, "increment": 10}
TURNS = {"kind": "turn", "hours": 72}
ROWS_WITH_SNAPSHOT = 60
POSITION_AFTER = 40
UNDO_SOMETIMES = 0.1
WATCHER = "watcher"
TIME_DEPENDENT = ("clock_ms", "running", "here")
COOKIE = "consigliere"


# ---- the server, from outside


class Table:
    """A table of the running server and how each seat speaks to it."""

    def __init__(self, server: str, name: str, kind: str, made: Data, seats: list[Data], facts: Data) -> None:
        self.name = name
        self.kind = kind
        self.facts = facts  # game, number of seats, options, clock: as they were asked for
        self.id: str = made["table"]
        self.watch: str = made["watch"]
        self.seats = seats  # {"token": …}, {"cookie": …}, {"invitation": …} or {"bot": …} for each seat
        self.rng = Random(name)
        self.more: Data = {}
        self.address = f"{server}/api/tables/{self.id}"
        self.http = httpx.Client(timeout=60)

    def headers(self, viewer: int | None) -> dict[str, str]:
        """Who asks."""
        seat = {"token": self.watch} if viewer is None else self.seats[viewer]
        return headers_of(seat)

    def get(self, part: str = "", viewer: int | None = None) -> Any:
        """Something of the table as a viewer gets it."""
        answer = self.http.get(self.address + part, headers=self.headers(viewer))
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, part: str, seat: int, content: Data) -> httpx.Response:
        """Something a seat does."""
        method = "PUT" if part == "/notes" else "POST"
        return self.http.request(method, self.address + part, json=content, headers=self.headers(seat))

    def do(self, part: str, seat: int, **content: Any) -> None:
        """The same, and it must succeed."""
        answer = self.post(part, seat, content)
        assert answer.status_code == 200, answer.text

    def claim(self, seat: int, who: Data) -> Data:
        """Somebody takes a free seat."""
        token = self.seats[seat]["invitation"]
        answer = self.http.post(f"{self.address}/claim", json={"token": token}, headers=headers_of(who))
        assert answer.status_code == 200, answer.text
        found: Data = answer.json()
        return found

    @property
    def viewers(self) -> list[int | None]:
        """Everybody who may look: seats with a person, and a watcher."""
        return [n for n, seat in enumerate(self.seats) if {"token", "cookie"} & set(seat)] + [None]

    def actors(self) -> list[int]:
        """Who owes a choice."""
        found: list[int] = self.get()["actors"]
        return found

    def frames(self) -> Data:
        """What everybody sees, as digests."""
        return {str(WATCHER if v is None else v): digest(self.get("", v)) for v in self.viewers}

    def owing(self) -> Data:
        """The frame of a seat that owes a choice, drawn by lot."""
        seat = self.rng.choice(self.actors())
        found: Data = self.get("", seat)
        return found

    def play(self, view: Data) -> None:
        """A move drawn by lot."""
        move = self.rng.choice(view["choices"])["text"]
        self.do("/moves", view["viewer"], ask=view["ask"], move=move, key=f"k{self.rng.getrandbits(40):x}")

    def can_be_taken_back(self, seat: int) -> bool:
        """Takes back the seat's last move, if that is allowed."""
        answer = self.post("/undo", seat, {})
        assert answer.status_code in (200, 409), answer.text
        return answer.status_code == 200


@contextmanager
def serving(database: Path) -> Iterator[str]:
    """The address of a server of this code."""
    wide = ["--rate", "100000", "--tables-per-minute", "100000", "--workers", "1"]
    command = [sys.executable, "-m", "consigliere", "serve", "--port", "0", "--database", str(database), *wide]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert server.stdout is not None
        found = re.search(r"http://[^:/]+:\d+", server.stdout.readline())
        assert found, "the server did not say where it answers"
        yield found[0]
        server.send_signal(signal.SIGTERM)
        assert server.wait(60) == 0
    finally:
        server.kill()
        server.communicate()


def headers_of(who: Data) -> dict[str, str]:
    """The header that says who asks."""
    if "cookie" in who:
        return {"cookie": f"{COOKIE}={who['cookie']}"}
    return {"authorization": f"Bearer {who['token']}"} if "token" in who else {}


def make_people(server: str) -> list[Data]:
    """Some people with cookies, return links and feeds."""
    found = []
    for name in PEOPLE:
        with httpx.Client(base_url=server, timeout=60) as client:
            assert client.post("/api/me", json={"name": name, "quiet": "22-7@60"}).status_code == 200
            back = client.post("/api/me/return").json()["link"].partition("#return=")[2]
            feed = client.post("/api/me/feed").json()["link"].rpartition("/")[2]
            found.append({"name": name, "cookie": client.cookies[COOKIE], "return": back, "feed": feed})
    return found


# ---- situations


class Maker:
    """Makes the tables of one game and number of players."""

    def __init__(self, server: str, people: list[Data], game: str, seats: int) -> None:
        self.server = server
        self.people = people
        self.game = game
        self.seats = seats
        self.size = f"{game}-{seats}"

    def table(self, kind: str, wanted: list[Data], host: Data | None, **more: Any) -> Table:
        """A new table, with all its seats still free."""
        facts = {"game": self.game, "seats": len(wanted), **more}
        body = {"game": self.game, "seats": wanted, "name": f"{self.size} {kind}", **more}
        answer = httpx.post(f"{self.server}/api/tables", json=body, headers=headers_of(host or {}), timeout=60)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        free = {each["seat"]: each["token"] for each in made["seats"]}
        seats = [
            {"invitation": free[n]} if n in free else {"bot": seat["bot"]} if "bot" in seat else {**(host or {})}
            for n, seat in enumerate(wanted)
        ]
        return Table(self.server, f"{self.size}-{kind}", kind, made, [only_secret(seat) for seat in seats], facts)

    def of_people(self, kind: str, **more: Any) -> Table:
        """A table at which people sit."""
        table = self.table(kind, [{"kind": "me"}] + [{"kind": "open"}] * (self.seats - 1), self.people[0], **more)
        for seat in range(1, self.seats):
            who = only_secret(self.people[seat])
            table.claim(seat, who)
            table.seats[seat] = who
        return table

    def of_programs(self, kind: str, **more: Any) -> Table:
        """A table at which programs sit, each with its own token."""
        table = self.table(kind, [{"kind": "open"}] * self.seats, None, **more)
        for seat in range(self.seats):
            table.seats[seat] = {"token": table.claim(seat, {})["token"]}
        return table

    def waiting(self) -> Table:
        """One person sits there; nothing is dealt until the others come."""
        wanted: list[Data] = [{"kind": "me"}, *[{"kind": "open"}] * (self.seats - 1)]
        listed = self.seats == consigliere.game(self.game).seats[0]  # not everybody's tables fit into the lobby
        return self.table("waiting", wanted, self.people[0], wait=True, clock=LIVE, open=listed)

    def running(self, database: Path) -> Table:
        """People, hours for each turn, moves taken back, chat and notes; far enough for a snapshot."""
        table = self.of_people("running", clock=TURNS)
        while table.get("/about")["status"] == "running":
            view = table.owing()
            table.play(view)
            if table.rng.random() < UNDO_SOMETIMES:
                table.can_be_taken_back(view["viewer"])
            kinds = kinds_of_rows(database, table.id)
            if len(kinds) > ROWS_WITH_SNAPSHOT and "undo" in kinds and "snapshot" in kinds:
                break
        else:
            raise AssertionError(f"{table.name} is over before it had all it should")
        table.do("/chat", 0, text="Buona fortuna!", key="first")
        table.do("/chat", 1, text="Anche a te 🍀")
        if any(len(team) > 1 for team in consigliere.game(self.game).teams(self.seats)):
            table.do("/chat", 0, text="Only for us", scope="team")
        table.do("/notes", 0, text="Remember the third card.")
        return table

    def half_made(self, kind: str, fits: Callable[[int, list[int], list[int]], bool], **more: Any) -> Table:
        """Stops after a move that can be taken back; `fits` gets its seat and who owed a choice before and after it."""
        table = self.of_programs(kind, clock=LIVE, **more)
        while True:
            view, before = table.owing(), table.frames()
            seat = view["viewer"]
            table.play(view)
            assert table.get("/about")["status"] == "running", f"{table.name} never came"
            if fits(seat, view["actors"], table.actors()) and table.can_be_taken_back(seat):
                assert table.frames() == before, "taken back is as it was"
                table.play(table.get("", seat))
                if fits(seat, view["actors"], table.actors()):
                    table.more = {"undo": seat, "after_undo": before}
                    return table

    def paused(self) -> Table:
        """Everybody agreed to a pause; one seat has agreed to go on."""
        table = self.of_people("paused", clock=LIVE)
        for _ in range(12):
            table.play(table.owing())
        for seat in range(self.seats):
            table.do("/agree", seat, what="pause")
        table.do("/agree", 0, what="resume")
        return table

    def over(self) -> tuple[Table, bool]:
        """A whole game; and whether several seats ever owed a choice at once."""
        table, several = self.of_programs("over"), False
        while table.get("/about")["status"] == "running":
            view = table.owing()
            several |= len(view["actors"]) > 1
            table.play(view)
        table.do("/chat", 0, text="Well played.")
        return table, several

    def practice(self) -> Table:
        """One person and bots; moves of bots were taken back, too."""
        bots = [{"kind": "bot", "bot": "random"}] * (self.seats - 1)
        table = self.table("practice", [{"kind": "me"}, *bots], self.people[1])
        for _ in range(4):
            wait_for(table, 0)
            table.play(table.get("", 0))
        wait_for(table, 0)
        table.do("/undo", 0, practice=True)
        wait_for(table, 0)
        return table

    def given_up(self) -> Table:
        """One side has resigned."""
        table = self.of_people("resigned")
        for _ in range(8):
            table.play(table.owing())
        for seat in next(team for team in consigliere.game(self.game).teams(self.seats) if 0 in team):
            table.do("/agree", seat, what="resign")
        return table

    def stopped(self) -> Table:
        """Everybody agreed to stop."""
        table = self.of_people("stopped")
        for _ in range(8):
            table.play(table.owing())
        for seat in range(self.seats):
            table.do("/agree", seat, what="stop")
        return table


def goes_on_choosing(seat: int, before: list[int], after: list[int]) -> bool:
    """The middle of a chain of small choices."""
    return before == after == [seat]


def committed_alone(seat: int, before: list[int], after: list[int]) -> bool:
    """The middle of a simultaneous choice: one seat has committed, others have not."""
    return len(before) > 1 and bool(after) and seat not in after


def only_secret(who: Data) -> Data:
    """What a seat needs to speak."""
    return {name: who[name] for name in ("token", "cookie", "invitation", "bot") if name in who}


def wait_for(table: Table, seat: int) -> None:
    """Until bots have played and only this seat owes a choice."""
    while table.actors() != [seat]:
        assert table.get("/about")["status"] == "running"


def all_tables(server: str, people: list[Data], database: Path, sizes: list[tuple[str, int]]) -> Iterator[Table]:
    """Make every situation of these games and numbers of players."""
    for game, seats in sizes:
        make = Maker(server, people, game, seats)
        options = dict.fromkeys(consigliere.game(game).options, True)
        yield make.waiting()
        yield make.running(database)
        yield make.half_made("chain", goes_on_choosing, options=options)
        yield make.paused()
        over, several = make.over()
        yield over
        if several:
            yield make.half_made("together", committed_alone)
        if seats == consigliere.game(game).seats[0]:
            yield make.practice()
            yield make.given_up()
            yield make.stopped()


# ---- what is written


def digest(data: Any) -> str:
    """A few letters that differ when the data differ."""
    return blake2b(json.dumps(data, sort_keys=True).encode(), digest_size=6).hexdigest()


def kinds_of_rows(database: Path, table: str) -> list[str]:
    """The kinds of the stored rows of a table; also "snapshot" for each snapshot."""
    with closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT kind FROM moves WHERE table_id = ? ORDER BY seq", [table])
        kept = connection.execute("SELECT 'snapshot' FROM snapshots WHERE table_id = ?", [table])
        return [kind for (kind,) in [*rows, *kept]]


def lasting(about: Data) -> Data:
    """A table without what depends on the time, on who is connected and on the server's build."""
    seats = [{name: seat[name] for name in seat if name not in TIME_DEPENDENT} for seat in about["seats"]]
    return {**{name: about[name] for name in about if name != "engine"}, "seats": seats}


def expected(table: Table) -> Data:
    """What a later version must find at a table."""
    about = lasting(table.get("/about"))
    found: Data = {"name": table.name, "kind": table.kind, "table": table.id, "watch": table.watch}
    found |= {"seats": table.seats, "asked_for": table.facts, "about": about}
    if about["status"] != "waiting":
        view = table.get()
        found |= {"actors": view["actors"], "at": view["at"], "frames": table.frames()}
        found["asks"] = {str(v): table.get("", v)["ask"] for v in table.viewers if v is not None}
        found["shown"] = {
            str(WATCHER if v is None else v): digest(table.get("/events", v)["events"]) for v in table.viewers
        }
        found["chat"] = {str(WATCHER if v is None else v): texts(table.get("/chat", v)) for v in table.viewers}
        found["notes"] = {str(v): table.get("/notes", v)["text"] for v in table.viewers if v is not None}
    return {**found, **table.more}


def texts(chat: Data) -> list[str]:
    """What was said."""
    return [line["text"] for line in chat["chat"]]


def write_record(file: Path, record: Data) -> None:
    """A record with one line for each move."""
    lists = {key: value for key, value in record.items() if key in ("moves", "shown")}
    rest = {key: value for key, value in record.items() if key not in lists}
    parts = [f'"{key}": {json.dumps(value, ensure_ascii=False)}' for key, value in rest.items()]
    for key, value in lists.items():
        lines = ",\n".join(json.dumps(line, ensure_ascii=False) for line in value)
        parts.append(f'"{key}": [\n{lines}\n]')
    file.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")
    assert json.loads(file.read_text(encoding="utf-8")) == record


def write_position(file: Path, name: str, seats: int) -> None:
    """A position with everybody's view of it."""
    match, rng = consigliere.game(name).match(seats, seats), Random(seats)
    while len(match.entries) < POSITION_AFTER:
        seat = rng.choice(match.state.actors)
        match.play(seat, rng.choice(match.state.moves(seat)))
    state = match.state
    views = [state.view(viewer) for viewer in [*range(seats), None]]
    file.write_text(json.dumps({"position": state.to_json(), "views": views}) + "\n", encoding="utf-8")


def tidy(database: Path) -> None:
    """One small file, without a log beside it."""
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("VACUUM")
    for file in database.parent.glob(f"{database.name}?*"):
        file.unlink()


def make(folder: Path, sizes: list[tuple[str, int]] = SIZES) -> None:
    """Write everything."""
    folder.mkdir()
    (folder / "records").mkdir()
    (folder / "positions").mkdir()
    database = folder / "table.db"
    with serving(database) as server:
        people = make_people(server)
        tables = list(all_tables(server, people, database, sizes))
        found = [expected(table) for table in tables]
        for table in tables:
            size = table.name.removesuffix(f"-{table.kind}")
            if table.kind == "over":
                write_record(folder / "records" / f"{size}.json", table.get("/record"))
            elif table.kind == "running":
                write_record(folder / "records" / f"{size}-of-seat-1.json", table.get("/record", 1))
        dealt = [table for table in tables if table.kind != "waiting"]
        keys = sorted({key for table in dealt for viewer in table.viewers for key in table.get("", viewer)})
        for table in tables:
            table.http.close()
    for each in found:
        kinds = kinds_of_rows(database, each["table"])
        each["rows"] = {kind: kinds.count(kind) for kind in sorted(set(kinds))}
    with closing(sqlite3.connect(database)) as connection:
        ((schema,),) = connection.execute("SELECT version_num FROM alembic_version")
    tidy(database)
    for name, seats in sizes:
        write_position(folder / "positions" / f"{name}-{seats}.json", name, seats)
    rules = {name: consigliere.game(name).rules for name in consigliere.games()}
    manifest = {"rules": rules, "schema": schema, "frame_keys": keys, "people": people, "tables": found}
    text = json.dumps(manifest, indent=1, ensure_ascii=False) + "\n"
    (folder / "manifest.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2 or (Path(__file__).parent / sys.argv[1]).exists():
        sys.exit("usage: python tests/upgrade/make.py VERSION; the folder of a released version is never made again")
    make(Path(__file__).parent / sys.argv[1])
