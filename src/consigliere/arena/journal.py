"""The games of an arena in a file, one line of JSON for each that is finished: what is not there was not played.

Its first line says what the games depend on, so that an arena never goes on with other bots, seeds or code.
"""

import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import consigliere
from consigliere.arena.schedule import Schedule
from consigliere.core.errors import Mistake
from consigliere.games import GAMES

VERSION = 1
SHARED = ("core", "bots")
SOURCES = (".py", ".json", ".toml")
FOR_PEOPLE = {
    "text",
    "scenario",
    "statistics.py",
    "measured.json",
    "opponents.py",
}  # what bots never see


def code_digest(schedule: Schedule) -> str:
    """Of all that decides what bots choose: the engine, the game, our bots, and files of the user's own."""
    package = Path(consigliere.__file__).parent
    folders = [*(package / part for part in SHARED), GAMES[schedule.game].path]
    below = [file for folder in folders for file in sorted(folder.rglob("*")) if file.suffix in SOURCES]
    files = [file for file in below if not FOR_PEOPLE & set(file.relative_to(package).parts)]
    own = [Path(entrant.bot.rpartition(":")[0]) for entrant in schedule.entrants]
    files += [file for file in own if file.suffix == ".py" and file.is_file()]
    files += [Path(schedule.pack)] if schedule.pack else []
    hashed = blake2b(digest_size=8)
    for file in files:
        hashed.update(file.name.encode() + b"\0" + file.read_bytes())
    return hashed.hexdigest()


class Journal:
    """A file that games are added to as soon as they are over; without a file they are only remembered."""

    def __init__(self, path: Path | None, schedule: Schedule, resume: bool = False) -> None:
        self.path = path
        self.head = {"arena": VERSION, **schedule.to_json(), "code": code_digest(schedule)}
        self.found: list[dict[str, Any]] = []
        if path is None:
            return
        if path.exists() and path.stat().st_size and not resume:
            raise Mistake("mistake-arena-exists", file=str(path))
        path.parent.mkdir(parents=True, exist_ok=True)
        whole = self.read() if path.exists() else 0
        with path.open("ab") as file:
            file.truncate(whole)  # without the line that was being written when it was stopped
            if not whole:
                file.write(json.dumps(self.head, separators=(",", ":")).encode() + b"\n")

    def read(self) -> int:
        """Takes in the finished games, and returns how many bytes of the file are whole lines."""
        assert self.path is not None
        whole = 0
        for number, (line, content) in enumerate(whole_lines(self.path)):
            if number == 0:
                self.compare(content)
            else:
                self.found.append(content)
            whole += len(line)
        return whole

    def compare(self, head: dict[str, Any]) -> None:
        """Refuses a file of another arena, and says what differs."""
        other = [name for name in self.head if head.get(name) != self.head[name]]
        if other:
            raise Mistake("mistake-arena-other", file=str(self.path), what=list(other))

    def add(self, line: dict[str, Any]) -> None:
        """One more game; it is in the file when this returns."""
        if self.path is not None:
            with self.path.open("ab") as file:
                file.write(json.dumps(line, separators=(",", ":")).encode() + b"\n")


def whole_lines(path: Path) -> Iterator[tuple[bytes, dict[str, Any]]]:
    """The lines of a journal up to the first that is not whole."""
    with path.open("rb") as file:
        for line in file:
            try:
                content = json.loads(line)
            except ValueError:
                return
            if not line.endswith(b"\n") or not isinstance(content, dict):
                return
            yield line, content
