"""`dev.py bench strength`, with bots that take no time."""

import json
import math
import sys
from pathlib import Path
from typing import Any

import pytest

import consigliere
from benchmarks import ladder, strength
from benchmarks.strength import Wanted, verdict
from consigliere.arena.entrants import entrants_of
from consigliere.games import names

pytestmark = pytest.mark.sources("benchmarks/*.py", "src/consigliere/arena/*.py", "src/consigliere/bots/*.py")
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
    assert found["expert-hard"].deals >= 1000, "others than those on which an expert's numbers were chosen"
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
    asked = [Wanted("one", bots, 2, 2, 0.5), Wanted("two", bots, 3, 3, deals=70)]
    monkeypatch.setattr(strength, "REPORTS", tmp_path / "reports")
    monkeypatch.setattr(strength, "GAMES", tmp_path / "games")
    monkeypatch.setattr(strength, "pairings", lambda game: asked)
    monkeypatch.setattr(strength, "write_ratings", lambda report: None)

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
    assert {json.loads(line)["seed"] for line in before.splitlines()[1:]} == {70}
    monkeypatch.setattr(strength, "play_in_processes", lambda *job: iter(()))
    run("--pairing", "two")
    assert (tmp_path / "games" / "signorie" / "two.jsonl").read_text() == before
    assert len(json.loads(file.read_text())["pairings"]["two"]["results"]["table"]["faults"]) == 3
    assert [path.name for path in file.parent.iterdir()] == ["signorie.json"]
    assert run("--html", str(tmp_path / "page.html"))[0] == 0
    assert "two: printed" in (tmp_path / "page.html").read_text(encoding="utf-8")
    (tmp_path / "mine.py").write_text(BOTS + "\n", encoding="utf-8")
    code, said = run("--pairing", "two")
    assert code == 2
    assert "code differ" in said.err
    assert run("--pairing", "two", "--restart")[0] == 0
    code, said = run("--pairing", "three")
    assert (code, said.err) == (2, "There is no pairing three; there is one, two.\n")


@pytest.mark.parametrize("game", names())
def test_a_report_in_the_repository_is_rendered_as_a_page(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "page.html"
    monkeypatch.setattr(sys, "argv", ["strength", game, "--html", str(file)])
    assert strength.main() == 0
    text = file.read_text(encoding="utf-8")
    assert all(f"{name}: " in text for name in strength.earlier_report(game)["pairings"])
    assert text.count("<svg") >= 10


def test_ratings_come_from_the_ladder_and_leave_the_rest_alone(tmp_path: Path) -> None:
    def entry(seats: int, share: float, *bots: str) -> dict[str, Any]:
        shares = {bots[0]: {"share": share}, bots[1]: {"share": 1 - share}}
        pairing = {"games": 100, "sides": [*bots[:1], *bots[1:] * (seats - 1)], "shares": shares}
        return {"wanted": {"seats": seats}, "results": {"table": {"pairings": [pairing]}}}

    report = {
        "game": "signorie",
        "pairings": {
            "hard-greedy": entry(2, 1.0, "hard@9", "greedy"),  # stopped early: not of the ladder
            "expert-hard": entry(2, 0.75, "expert@9", "hard@1"),
            "ladder-normal-2": entry(2, 0.75, "normal", "greedy"),
            "ladder-hard-2": entry(2, 0.75, "hard@9", "normal"),
            "ladder-normal-4": entry(4, 0.25, "normal", "greedy"),
        },
    }
    file = tmp_path / "measured.json"
    kept = {"choices": {"2": 9}, "not_offered": {"expert": "why"}, "ratings": {"2": {}}}
    file.write_text(json.dumps(kept))
    ladder.write_ratings(report, file)
    found = json.loads(file.read_text())
    assert found["not_offered"] == kept["not_offered"]
    assert found["choices"] == kept["choices"]
    assert found["ratings"]["2"]["command"] == "python3 dev.py bench strength signorie"
    two = {level: each["rating"] for level, each in found["ratings"]["2"]["levels"].items()}
    assert list(two) == ["normal", "hard", "expert"]  # nobody has met `easy`
    step = 400 * math.log10(75.5 / 25.5)  # every two that met have one drawn game more
    assert [round((two[level] - 1000) / step, 2) for level in two] == [1, 2, 3]
    assert found["ratings"]["4"]["levels"]["normal"]["rating"] == pytest.approx(1000, abs=5)
