"""Decisions into files, one for each game and number of players: Parquet (needs the extra `export`) or JSON lines.

Rows are written as they come: the memory does not grow with their number.
"""

import json
from collections.abc import Iterable
from contextlib import ExitStack
from dataclasses import asdict, fields
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol

from consigliere.core.features import FeatureList
from consigliere.core.state import State
from consigliere.games import get, load
from consigliere.research.data import Decision

FORMATS = ("parquet", "jsonl")
BATCH = 2048  # rows that are written together
COLUMNS = [field.name for field in fields(Decision)]


class Writer(Protocol):
    """One file."""

    def write(self, decision: Decision) -> None:
        """One more row."""
        ...

    def close(self) -> None:
        """All rows are there; the file becomes whole."""
        ...


class LineWriter:
    """JSON lines: an object for each decision."""

    def __init__(self, file: Path) -> None:
        self.file = file.open("w", encoding="utf-8")

    def write(self, decision: Decision) -> None:
        """One more line."""
        self.file.write(json.dumps(asdict(decision), separators=(",", ":"), ensure_ascii=False) + "\n")

    def close(self) -> None:
        """Closes the file."""
        self.file.close()


class ParquetWriter:
    """Parquet: a row group for each batch; features are bytes, and their names stand in the file's metadata."""

    def __init__(self, file: Path, about: dict[str, Any]) -> None:
        import pyarrow
        from pyarrow import parquet

        self.arrow = pyarrow
        self.size = len(about["features"])
        metadata = {f"consigliere.{key}": json.dumps(value) for key, value in about.items()}
        self.schema = arrow_schema(self.size).with_metadata(metadata)
        self.writer = parquet.ParquetWriter(file, self.schema, compression="zstd")
        self.rows: list[Decision] = []

    def write(self, decision: Decision) -> None:
        """One more row, written when there are enough of them."""
        self.rows.append(decision)
        if len(self.rows) == BATCH:
            self.flush()

    def flush(self) -> None:
        """What has been collected goes into the file."""
        if not self.rows:
            return
        arrays = []
        for field in self.schema:
            if field.name == "features":
                numbers = b"".join(bytes(row.features) for row in self.rows)
                flat = self.arrow.Array.from_buffers(
                    self.arrow.uint8(), len(numbers), [None, self.arrow.py_buffer(numbers)]
                )
                arrays.append(self.arrow.FixedSizeListArray.from_arrays(flat, self.size))
            else:
                arrays.append(self.arrow.array([getattr(row, field.name) for row in self.rows], field.type))
        self.writer.write_batch(self.arrow.RecordBatch.from_arrays(arrays, schema=self.schema))
        self.rows.clear()

    def close(self) -> None:
        """Writes the rest and the end of the file."""
        self.flush()
        self.writer.close()


def arrow_schema(size: int) -> Any:
    """The columns as Arrow types, for so many features."""
    import pyarrow as arrow

    texts, moves = arrow.dictionary(arrow.int32(), arrow.string()), arrow.list_(arrow.int32())
    types = {
        "game": texts,
        "seats": arrow.int8(),
        "record": texts,
        "number": arrow.int32(),
        "seat": arrow.int8(),
        "player": texts,
        "ask": arrow.int32(),
        "question": texts,
        "legal": moves,
        "side_legal": moves,
        "move": arrow.int32(),
        "notation": arrow.string(),
        "side": arrow.bool_(),
        "features": arrow.list_(arrow.uint8(), size),
        "practice": arrow.bool_(),
        "score": arrow.int32(),
        "rank": arrow.int8(),
        "won": arrow.bool_(),
        "payoff": arrow.float32(),
    }
    return arrow.schema([(name, types[name]) for name in COLUMNS])


class Export:
    """All files of one export, in a folder: GAME-SEATS.parquet or .jsonl, and what their numbers mean beside each."""

    def __init__(self, folder: Path, form: str) -> None:
        self.folder = folder
        self.form = form
        self.writers: dict[tuple[str, int], Writer] = {}
        self.rows: dict[Path, int] = {}

    def __enter__(self) -> "Export":
        self.folder.mkdir(parents=True, exist_ok=True)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        with ExitStack() as stack:
            for writer in self.writers.values():
                stack.callback(writer.close)

    def file(self, game: str, seats: int) -> Path:
        """Where the decisions of a game for so many players go."""
        return self.folder / f"{game}-{seats}.{self.form}"

    def add(self, decisions: Iterable[Decision]) -> int:
        """More rows; returns how many."""
        count = 0
        for decision in decisions:
            file = self.file(decision.game, decision.seats)
            writer = self.writers.get((decision.game, decision.seats)) or self.opened(decision, file)
            writer.write(decision)
            self.rows[file] += 1
            count += 1
        return count

    def opened(self, decision: Decision, file: Path) -> Writer:
        """The writer of a new file."""
        game = load(decision.game)
        about = described(get(game.name).features(game, decision.seats), game.rules)
        beside = file.with_suffix(".schema.json")
        beside.write_text(json.dumps(about, indent=1) + "\n", encoding="utf-8")
        writer = ParquetWriter(file, about) if self.form == "parquet" else LineWriter(file)
        self.writers[decision.game, decision.seats] = writer
        self.rows[file] = 0
        return writer


def described(found: FeatureList[State], rules: str) -> dict[str, Any]:
    """What a reader of a file needs to know."""
    return {
        "game": found.game.name,
        "seats": found.seats,
        "rules": rules,
        "moves": found.game.move_count,
        "columns": COLUMNS,
        "features": found.names,
        "bounds": found.bounds,
    }
