"""One game of an arena, and bots that do not behave."""

import multiprocessing
import signal
from typing import Any

import pytest

import consigliere
from consigliere.arena.contest import Conditions, play_job
from consigliere.arena.entrants import entrants_of
from consigliere.arena.schedule import Schedule
from consigliere.arena.workers import play_in_processes

BOTS = """
import os, sys, time

class First:
    def __init__(self, game, seed=0):
        self.asked = 0

    def choose(self, view, budget):
        self.asked += 1
        return self.after_some(view) if self.asked > 3 else view["moves"][0]

    def after_some(self, view):
        return view["moves"][0]

class Crash(First):
    def after_some(self, view):
        raise RuntimeError("no idea")

class Quit(First):
    def after_some(self, view):
        sys.exit(1)

class Cheat(First):
    def after_some(self, view):
        return max(view["moves"]) + 1_000_000

class Nothing(First):
    def after_some(self, view):
        return None

class Late(First):
    def after_some(self, view):
        while True:
            try:
                time.sleep(9)
            except Exception:
                pass

class Nosy(First):
    def saw(self, events):
        raise ValueError("too much to see")

class Unmade(First):
    def __init__(self, game, seed=0):
        raise KeyError("weights")

class Dies(First):
    def after_some(self, view):
        os._exit(7)
"""


@pytest.fixture(scope="module")
def mine(tmp_path_factory: pytest.TempPathFactory) -> str:
    file = tmp_path_factory.mktemp("bots") / "mine.py"
    file.write_text(BOTS, encoding="utf-8")
    return str(file)


def schedule(bots: str, seats: int = 2) -> Schedule:
    teams = consigliere.game("signorie").teams(seats)
    return Schedule("signorie", tuple(tuple(team) for team in teams), tuple(entrants_of(bots)))


def played(plan: Schedule, turn: int = 0, patience: float = 10) -> dict[str, Any]:
    return play_job(consigliere.game("signorie"), plan, plan.job(0, 0, turn), Conditions(patience))


def test_a_game_is_told_in_one_line(mine: str) -> None:
    plan = schedule(f"{mine}:First,random")
    line = played(plan)
    assert line == {**played(plan), "seconds": line["seconds"], "longest": line["longest"]}
    assert line["bots"] == [f"{mine}:First", "random"]
    assert line["fault"] is None
    assert len(line["scores"]) == 2
    assert all(0 < longest <= seconds for longest, seconds in zip(line["longest"], line["seconds"]))
    assert sum(line["decisions"]) <= line["moves"]
    assert played(plan, turn=1)["bots"] == ["random", f"{mine}:First"]


@pytest.mark.parametrize(
    ("bot", "kind", "detail"),
    [
        ("Crash", "crash", "RuntimeError: no idea (mine.py:17)"),
        ("Quit", "crash", "SystemExit: 1 (mine.py:21)"),
        ("Cheat", "illegal", "10"),
        ("Nothing", "illegal", "None"),
        ("Late", "late", "0."),
        ("Nosy", "crash", "too much to see"),
        ("Unmade", "crash", "KeyError: 'weights'"),
    ],
)
@pytest.mark.parametrize("turn", [0, 1])
def test_a_bot_that_does_not_behave_loses(mine: str, bot: str, kind: str, detail: str, turn: int) -> None:
    line = played(schedule(f"{mine}:{bot},{mine}:First"), turn, patience=0.2)
    fault = line["fault"]
    assert (fault["kind"], fault["seat"], fault["bot"]) == (kind, turn, f"{mine}:{bot}")
    assert detail in fault["detail"]
    assert line["winners"] == [1 - turn]
    assert line["scores"] is None


def test_all_others_have_won_if_one_bot_fails(mine: str) -> None:
    assert played(schedule(f"{mine}:Crash,{mine}:First", 3), 1)["winners"] == [0, 2]
    assert played(schedule(f"{mine}:First,{mine}:Crash", 3), 1)["winners"] == [1]


def test_a_late_bot_leaves_no_alarm_behind(mine: str) -> None:
    before = signal.getsignal(signal.SIGALRM)
    played(schedule(f"{mine}:Late,{mine}:First"), patience=0.2)
    assert signal.getsignal(signal.SIGALRM) == before
    assert signal.getitimer(signal.ITIMER_REAL)[0] == 0


def test_a_bot_that_ends_its_process_loses_and_the_others_play_on(mine: str) -> None:
    plan = schedule(f"{mine}:Dies,{mine}:First")
    jobs = iter([plan.job(0, 0, 0), plan.job(0, 0, 1)])
    lines = list(play_in_processes(plan, Conditions(), lambda: next(jobs, None), 1))
    assert [line["fault"]["kind"] for line in lines] == ["died", "died"]
    assert [line["winners"] for line in lines] == [[1], [0]]
    assert multiprocessing.active_children() == []
