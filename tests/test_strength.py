"""`dev.py bench strength`, with bots that take no time."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import consigliere
from benchmarks import strength
from benchmarks.strength import Wanted, verdict
from consigliere.arena.entrants import entrants_of
from consigliere.games import names

pytestmark = pytest.mark.sources("benchmarks/strength.py", "src/consigliere/arena/*.py", "src/consigliere/bots/*.py")
BOTS = """
class Quick:
    def __init__(self, game, seed=0):
        pass

    def choose(self, view, budget):
        return -1


class Fair(Quick):
    def choose(self, view, budget):
        return view["moves"][0]
"""


@pytest.mark.parametrize("game", names())
def test_every_pairing_can_be_played(game: str) -> None:
    found = {wanted.name: wanted for wanted in strength.pairings(game)}
    assert {"hard-greedy", "normal-greedy", "easy-normal", "easy-random", "expert-hard"} <= found.keys()
    loaded = consigliere.game(game)
    assert {wanted.seats for wanted in found.values()} == set(loaded.seats)
    for wanted in found.values():
        first, other = entrants_of(wanted.bots)
        assert wanted.games <= 200
        assert wanted.seats in loaded.seats
        if "ismcts" not in wanted.name:
            assert all(consigliere.bot(entrant.bot, loaded) for entrant in (first, other))
        assert bool(first.budget) == first.bot.startswith(("hard", "expert"))


@pytest.mark.parametrize(
    ("side", "answer", "share", "said"),
    [
        ("above", "yes", 0.9, "reached"),
        ("above", "no", 0.1, "NOT reached"),
        ("above", None, 0.6, "not known"),
        ("below", "no", 0.1, "reached"),
        ("below", "yes", 0.9, "NOT reached"),
        ("reached", None, 0.8, "reached"),
        ("reached", "yes", 0.75, "NOT reached"),
    ],
)
def test_a_verdict_is_what_the_test_has_answered(side: str, answer: str | None, share: float, said: str) -> None:
    pairing = {"bots": ["a", "b"], "answer": answer, "shares": {"a": {"share": share}}}
    assert verdict(Wanted("x", "a,b", 2, bound=0.8, side=side), {"table": {"pairings": [pairing]}}) == said
    assert verdict(Wanted("x", "a,b", 2), {"table": {"pairings": [pairing]}}) == "printed"


def test_reports_are_kept_and_games_are_not_played_twice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.py").write_text(BOTS, encoding="utf-8")
    bots = f"{tmp_path}/mine.py:Fair,{tmp_path}/mine.py:Quick"
    asked = [Wanted("one", bots, 2, 2, 0.5), Wanted("two", bots, 3, 3)]
    monkeypatch.setattr(strength, "REPORTS", tmp_path / "reports")
    monkeypatch.setattr(strength, "GAMES", tmp_path / "games")
    monkeypatch.setattr(strength, "pairings", lambda game: asked)

    def run(*arguments: str) -> Any:
        monkeypatch.setattr(sys, "argv", ["strength", "signorie", "--workers", "1", *arguments])
        code = strength.main()
        return code, capsys.readouterr()

    code, said = run("--pairing", "two")
    assert code == 0
    assert "| two | 3 | 3, 3 faults | 100% [" in said.out
    assert "simulations a decision (compiled build)" in said.out
    file = tmp_path / "reports" / "signorie.json"
    assert list(json.loads(file.read_text())["pairings"]) == ["two"]
    before = (tmp_path / "games" / "signorie" / "two.jsonl").read_text()
    monkeypatch.setattr(strength, "play_in_processes", lambda *job: iter(()))
    run("--pairing", "two")
    assert (tmp_path / "games" / "signorie" / "two.jsonl").read_text() == before
    assert len(json.loads(file.read_text())["pairings"]["two"]["results"]["table"]["faults"]) == 3
    assert "two: printed" in (tmp_path / "reports" / "signorie.html").read_text()
    (tmp_path / "mine.py").write_text(BOTS + "\n", encoding="utf-8")
    code, said = run("--pairing", "two")
    assert code == 2
    assert "code differ" in said.err
    assert run("--pairing", "two", "--restart")[0] == 0
    code, said = run("--pairing", "three")
    assert (code, said.err) == (2, "There is no pairing three; there is one, two.\n")
