"""`dev.py bench load`, small: it measures real servers, keeps what it has measured, and compares trees."""

import argparse
from pathlib import Path
from typing import Any

import pytest

from benchmarks import load, servers
from benchmarks.players import CLOSE, PING, TEXT, Line
from tests.conftest import Size
from tests.server.server import make_postgres

FORMS = [(None, 0, 125), (126, 2, 0xFFFF), (127, 8, 1 << 63)]  # how the length of a frame is written


def options(**other: Any) -> argparse.Namespace:
    """What is measured."""
    usual = {
        "tables": [2],
        "rate": [20.0],
        "seconds": 0.5,
        "nodes": 1,
        "sqlite": True,
        "lang": "en",
        "rounds": 1,
        "watchers": 1,
    }
    return argparse.Namespace(**{**usual, "watchers": 1, "against": None, "fresh": False, "profile": None, **other})


def test_moves_of_real_servers_are_measured_once(
    tmp_path: Path, size: Size, capsys: pytest.CaptureFixture[str]
) -> None:
    nodes, tables, seconds = size((1, 2, 0.5), (2, 40, 10.0))
    if nodes > 1:
        next(make_postgres())  # a skip if there is none
    wanted = options(nodes=nodes, sqlite=nodes == 1, tables=[tables], seconds=seconds)
    (row,) = load.load(wanted, tmp_path / "load.jsonl")
    assert row["errors"] == 0
    assert row["moves"] >= 5
    assert 0 < row["p50"] <= row["p99"] <= row["max"]
    assert len(row["node_ms"]) == nodes
    assert sum(row["node_ms"]) > 0
    assert (row["database_ms"] > 0) == (nodes > 1)
    assert row["memory"] > 0
    first = capsys.readouterr().out
    assert load.load(wanted, tmp_path / "load.jsonl") == [row]
    assert first.endswith(capsys.readouterr().out)  # the same table, and nothing was measured again


def test_trees_take_turns_and_their_ratio_is_of_processor_time() -> None:
    trees = {"this": load.ROOT, "abc": load.ROOT}
    wanted = load.wanted_rows(options(rounds=2), trees)
    assert [(row["sources"], row["round"]) for row in wanted] == [("abc", 0), ("this", 0), ("this", 1), ("abc", 1)]
    costs = {"this": [1.0, 1.0], "abc": [1.5, 1.5]}
    rows = [{**row, "node_ms": costs[row["sources"]]} for row in wanted]
    assert load.ratios(rows, "this", "abc") == "20 moves/s: 1.50 × the moves per CPU-second of abc (1.50, 1.50)"


def test_a_journal_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    file = tmp_path / "journal.jsonl"
    servers.keep(file, {"n": 1})
    with file.open("a") as cut:
        cut.write('{"n": 2, "mo\n')
    servers.keep(file, {"n": 3})
    assert servers.kept(file) == [{"n": 1}, {"n": 3}]


def test_frames_come_in_any_pieces() -> None:
    messages = [b"a" * n for n in (0, 1, 125, 126, 5000, 65535, 70000)]
    stream = b""
    for kind, message in [(TEXT, message) for message in messages] + [(PING, b"x"), (CLOSE, b"")]:
        size = len(message)
        form, width = next((form, width) for form, width, most in FORMS if size <= most)
        head = bytes([0x80 | kind, size if form is None else form]) + (size.to_bytes(width, "big") if width else b"")
        stream += head + message
    for step in (1, 7, 1000, len(stream)):
        line = Line("http://127.0.0.1:1", "/")
        found: list[tuple[int, bytes]] = []
        for start in range(0, len(stream), step):
            line.buffer += stream[start : start + step]
            found += line.frames()
        assert [content for kind, content in found if kind == TEXT] == messages
        assert [kind for kind, _ in found[-2:]] == [PING, CLOSE]
