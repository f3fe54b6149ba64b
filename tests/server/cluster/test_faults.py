"""Something breaks under two nodes while people play: nothing is lost, doubled or shown to others.

`dev.py bench faults` is the same at length. And the checker itself: it notices what it is there for."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import consigliere
from tests.conftest import Size
from tests.server.cluster import faults
from tests.server.cluster.faults import Cluster, Crowd, Timed, Truth, disagreements
from tests.server.player import Player
from tests.server.server import Postgres, Table

LEASE = 2.0  # seconds
KINDS = ["kill -9", "paused", "cut from the database", "database restarted", "restarted in turn"]


@pytest.mark.ci
@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_nothing_is_lost_doubled_or_shown_to_others(postgres: Postgres, tmp_path: Path, size: Size, kind: str) -> None:
    async def work() -> None:
        cluster = Cluster(postgres, tmp_path, LEASE)
        assert sorted(cluster.faults()) == sorted(KINDS)
        async with cluster.running() as people:
            crowd = Crowd(people, cluster, size(4, 10, ci=4), size(30, 50, ci=30))
            try:
                for _ in range(size(1, 20, ci=1)):
                    await crowd.through(cluster.faults()[kind])
            finally:
                await crowd.end()

    asyncio.run(work())


def test_waiting_for_a_bot_counts_and_for_a_person_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = iter([10.0, 12.5, 20.0])
    monkeypatch.setattr(faults, "time", SimpleNamespace(monotonic=lambda: next(clock)))
    table = Table.__new__(Table)
    table.tokens = {0: "anna", 1: "bruno"}
    player = Timed(table, 0)
    rest = {"type": "update", "can_undo": {}, "at": 1, "mark": "", "log": []}
    player.take({**rest, "view": {"actors": [2]}})  # at 10
    player.take({**rest, "view": {"actors": [1]}})  # at 12.5
    assert player.longest == 2.5
    player.take({**rest, "view": {"actors": [0]}})  # much later: people think as long as they like
    assert player.longest == 2.5


# ---- the checker


@pytest.fixture
def told() -> tuple[Truth, list[Player]]:
    """A true history of La Famiglia, and four players who were told it."""
    game = consigliere.game("la-famiglia")
    match = game.match(seats=4, seed=b"s" * 32)
    rows: list[dict[str, Any]] = []
    rows.append({"seq": 0, "kind": "deal", "seat": -1, "move": "", "key": None})
    players = [Player(Table.__new__(Table), seat) for seat in range(4)]
    while len(rows) < 60:
        seat = match.state.actors[0]
        text = game.text(match.state.moves(seat)[0])
        key = f"{seat}-{len(players[seat].acknowledged)}"
        match.play(seat, game.parse(text))
        rows.append({"seq": len(rows), "kind": "move", "seat": seat, "move": text, "key": key})
        players[seat].acknowledged.append({"type": "move", "key": key, "move": text})
    for player in players:
        events = [*match.opening.events, *(event for entry in match.entries for event in entry.events)]
        seen = [one for event in events if (one := event.seen(player.seat)) is not None]
        player.log, player.after = [{"at": len(seen), "events": seen}], len(seen)
    return Truth("la-famiglia", 4, b"s" * 32, {}, rows), players


def test_the_checker_agrees_with_a_true_history(told: tuple[Truth, list[Player]]) -> None:
    assert disagreements(*told) == []


def test_the_checker_notices_a_move_that_is_lost_or_double(told: tuple[Truth, list[Player]]) -> None:
    truth, players = told
    players[2].acknowledged.append({"type": "move", "key": "lost", "move": "pass"})
    assert disagreements(truth, players) == ["seat 2: what is stored is not what was acknowledged"]
    players[2].acknowledged.pop()
    truth.rows[-1]["seq"] = 0
    assert disagreements(truth, players) == ["rows are missing or double"]


def test_the_checker_notices_what_only_another_may_see(told: tuple[Truth, list[Player]]) -> None:
    truth, players = told
    players[0].log, players[0].after = players[1].log, players[1].after
    assert disagreements(truth, players) == ["seat 0: it was shown something else"]
