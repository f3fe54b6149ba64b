"""Bots that think on a Ray cluster: a real one, in an environment of its own, whose parts are killed."""

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from consigliere.cli import serve
from consigliere.cli.main import main
from consigliere.server.bots.remote import RemoteBots, RemoteUnavailable
from tests.with_ray import run_with_ray

PROGRAM = Path(__file__).with_name("ray_remote.py")
LONGEST = 15.0  # seconds beyond a quiet decision that a dead part of the cluster may cost, on a busy machine


@pytest.mark.ci
@pytest.mark.long
def test_bots_think_on_a_cluster_and_here_when_it_dies(tmp_path: Path) -> None:
    run_with_ray(PROGRAM, tmp_path, seconds=600)
    found: dict[str, Any] = json.loads((tmp_path / "found.json").read_text())
    assert all(there == here for here, there in found["same"])
    assert found["here"] == found["replaced"] == 0
    assert found["quiet"]["lost"] == found["process"]["lost"] == 0
    for part in ("process", "node", "head"):
        assert found[part]["seconds"] < found["quiet"]["seconds"] + LONGEST, found
    assert float(found["game"]["lost"].split()[-1]) <= found["game"]["moves"] / 10, found  # a busy machine is late
    assert found["game"]["replaced"].endswith(" 0.0")


def test_without_ray_it_is_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda name: None)
    assert main(["serve", "--thinkers", "127.0.0.1:6379"]) == 2
    assert capsys.readouterr().err == (
        "consigliere: --thinkers needs Ray; it comes with the extra: pip install consigliere[ray]\n"
    )


def test_places_follow_the_size_of_the_cluster_and_nobody_waits_for_one_that_is_gone() -> None:
    async def follow() -> None:
        thinkers = RemoteBots("nowhere")
        thinkers.resize(2)
        assert await thinkers.take(("", ""), 16) == 2
        waiting = [asyncio.create_task(thinkers.take(("", str(person)), 1)) for person in range(3)]
        await asyncio.sleep(0)
        thinkers.resize(1)
        thinkers.give_back(2)  # one of them is no more
        assert await waiting[0] == 1
        thinkers.resize(0)
        for one in waiting[1:]:
            with pytest.raises(RemoteUnavailable):
                await one
        with pytest.raises(RemoteUnavailable):
            await thinkers.ask({}, 1)
        thinkers.give_back(1)
        assert (thinkers.out, thinkers.ready) == (0, False)
        thinkers.resize(3)
        assert await thinkers.take(("", ""), 2) == 2

    asyncio.run(follow())
