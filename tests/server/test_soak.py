"""`dev.py bench soak`, small: people come and go at a real server, and what is printed is what was sampled."""

import argparse
import asyncio
from pathlib import Path
from typing import Any

import pytest

from benchmarks import soak
from benchmarks.servers import kept
from tests.conftest import Size


def sample(minutes: float, **other: Any) -> dict[str, Any]:
    """One of a run that stays as it is."""
    usual = {"run": 1, "t": minutes * 60, "memory": 100.0, "tasks": 50.0, "sockets": 9.0, "files": 30, "tables": 5.0}
    return {**usual, "p50": 3.0, "p99": 9.0, "moves": 10, "errors": 0, **other}


BEGIN = {"run": 1, "begin": {"minutes": 30, "tables": 5, "nodes": 1, "memory": 90.0}}
OVER = {"tasks": 0.0, "sockets": 0.0, "files": 2.0}
END: dict[str, Any] = {
    "run": 1,
    "end": {"left_over": OVER, "done": {"move: done": 9}, "errors": {}, "logged": [], "made": 7},
}


@pytest.mark.ci
@pytest.mark.long
def test_people_come_and_go_and_nothing_is_left(tmp_path: Path, size: Size) -> None:
    minutes, tables, nodes = size((0.05, 3, 1), (2.0, 40, 2), ci=(0.3, 10, 1))
    wanted = {"minutes": minutes, "tables": tables, "nodes": nodes, "rate": 6 * tables, "every": 0.5, "postgres": False}
    file = tmp_path / "soak.jsonl"
    asyncio.run(soak.soak(argparse.Namespace(**wanted), file))
    entries = kept(file)
    samples, end = entries[1:-1], entries[-1]["end"]
    assert samples
    assert max(found["sockets"] for found in samples) > 0
    assert end["done"]
    assert end["errors"] == {}
    assert end["logged"] == []
    assert (end["left_over"]["sockets"], end["left_over"]["tasks"] <= 0) == (0, True)
    assert "left over" in soak.summary(entries)[0]


def test_a_run_that_stays_as_it_is_is_good() -> None:
    samples = [sample(n, memory=100.0 + n % 2) for n in range(30)]
    text, good = soak.summary([BEGIN, *samples, END])
    assert good
    assert "22 samples after 7.3 minutes" in text
    rise, error = soak.slope(samples)
    assert abs(rise) < 2 * error


@pytest.mark.parametrize(
    ("samples", "end"),
    [
        ([sample(n, p50=3.0 + n) for n in range(30)], END),
        ([sample(n, memory=100.0 + n / 2) for n in range(30)], END),
        ([sample(n) for n in range(30)], {"run": 1, "end": {**END["end"], "left_over": {**OVER, "tasks": 3.0}}}),
        ([sample(n) for n in range(30)], {"run": 1, "end": {**END["end"], "errors": {"lost": 1}}}),
        ([sample(n) for n in range(30)], sample(31)),
    ],
    ids=["slower", "more memory", "tasks left", "errors", "stopped"],
)
def test_what_has_grown_or_is_left_is_not(samples: list[dict[str, Any]], end: dict[str, Any]) -> None:
    assert not soak.summary([BEGIN, *samples, end])[1]


def test_memory_that_grows_is_a_slope() -> None:
    rise, error = soak.slope([sample(n, memory=100.0 + n / 2) for n in range(30)])
    assert rise == pytest.approx(30)
    assert error < 0.001
