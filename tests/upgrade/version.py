"""What a version has written, and everybody at its tables."""

import json
import shutil
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import httpx

from tests.server.running import COOKIE, Running
from tests.upgrade.make import WATCHER, digest, make

Data = dict[str, Any]
FOLDER = Path(__file__).parent
RELEASED = sorted(file.parent.name for file in FOLDER.glob("*/manifest.json"))
NOW = "now"  # what this code writes, made small for the tests
NOW_SIZES = [("signorie", 2)]
NOW_KINDS = ("waiting", "running", "chain", "paused", "over", "practice", "resigned", "stopped")
AGES = 100_000.0  # days: the tables in these folders are never too old
PATIENCE = 60.0


class Version:
    """A folder that `make.py` has written."""

    def __init__(self, folder: Path) -> None:
        self.name = folder.name
        self.folder = folder
        self.manifest: Data = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
        self.tables: dict[str, Data] = {table["name"]: table for table in self.manifest["tables"]}

    def files(self, kind: str) -> list[str]:
        """The names of all records or positions."""
        return sorted(f"{self.name}/{kind}/{file.name}" for file in (self.folder / kind).glob("*.json"))

    def copy_database(self, folder: Path) -> Path:
        """Copy the database, so that the copy can be changed."""
        return Path(shutil.copy(self.folder / "table.db", folder / "table.db"))

    def of_kinds(self, *kinds: str) -> list[Data]:
        """All tables of some kinds."""
        return [table for table in self.tables.values() if table["kind"] in kinds]


def released(name: str) -> Version:
    """Read the folder of a released version."""
    return Version(FOLDER / name)


def made_now(parent: Path) -> Version:
    """Let this code write a small folder."""
    make(parent / NOW, NOW_SIZES)
    return Version(parent / NOW)


def of_one_size(tables: list[Data]) -> list[Data]:
    """Of each game's tables of a kind the one with the fewest seats."""
    found: dict[tuple[str, str], Data] = {}
    for table in sorted(tables, key=lambda table: len(table["seats"])):
        found.setdefault((table["about"]["game"], table["kind"]), table)
    return list(found.values())


class Visitor:
    """Everybody at one table of an earlier version."""

    def __init__(self, server: Running, version: Version, table: Data) -> None:
        self.server = server
        self.name = f"{version.name}/{table['name']}"
        self.keys = version.manifest["frame_keys"]
        self.table = table
        self.seats: list[Data] = [dict(seat) for seat in table["seats"]]
        self.path = f"/api/tables/{table['table']}"
        self.http = server.stranger()
        self.rng = Random(table["name"])
        self.moves = 0

    def ask(self, method: str, part: str, viewer: int | None, content: Data | None = None) -> httpx.Response:
        """A request of a seat, or of a watcher."""
        who = {"token": self.table["watch"]} if viewer is None else self.seats[viewer]
        by_cookie = {"cookie": f"{COOKIE}={who['cookie']}"} if "cookie" in who else None
        headers = by_cookie or {"authorization": f"Bearer {who['token']}"}
        return self.http.request(method, self.path + part, json=content, headers=headers)

    def get(self, part: str = "", viewer: int | None = None) -> Any:
        """Something of the table."""
        answer = self.ask("GET", part, viewer)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def do(self, part: str, seat: int, **content: Any) -> None:
        """Something a seat does, successfully."""
        answer = self.ask("POST", part, seat, content)
        assert answer.status_code == 200, answer.text

    @property
    def viewers(self) -> dict[str, int | None]:
        """Everybody who may look, by the name in the manifest."""
        seats = [n for n, seat in enumerate(self.seats) if {"token", "cookie"} & set(seat)]
        return {**{str(n): n for n in seats}, WATCHER: None}

    def frames(self) -> Data:
        """What everybody sees."""
        return {name: self.get("", viewer) for name, viewer in self.viewers.items()}

    def digests(self) -> dict[str, str]:
        """What everybody sees, as digests; what was not there in that version does not count."""
        return {
            name: digest({key: value for key, value in frame.items() if key in self.keys})
            for name, frame in self.frames().items()
        }

    def status(self) -> str:
        """How the table stands."""
        return str(self.get("/about")["status"])

    def play(self) -> bool:
        """A move of a person who owes one, drawn by lot, as soon as the bots have played; False if the game is over."""
        end = time.monotonic() + PATIENCE
        while not (owing := set((frame := self.get())["actors"]) & set(self.viewers.values())):
            if frame["over"]:
                return False
            assert time.monotonic() < end, "the bots do not go on"
        seat = self.rng.choice(sorted(seat for seat in owing if seat is not None))
        view = self.get("", seat)
        move = self.rng.choice(view["choices"])["text"]
        self.do("/moves", seat, ask=view["ask"], move=move, key=f"upgraded-{self.moves}")
        self.moves += 1
        return True


def stored(server: Running, table: str) -> list[Data]:
    """The rows of a table as they lie in the storage."""
    with closing(sqlite3.connect(server.settings.database)) as connection:
        connection.row_factory = sqlite3.Row
        return [dict(row) for row in connection.execute("SELECT * FROM moves WHERE table_id = ? ORDER BY seq", [table])]


def differences(before: Data, now: Data) -> Data:
    """What is no longer as it was; what is new does not count."""
    return {key: (value, now.get(key)) for key, value in before.items() if now.get(key) != value}
