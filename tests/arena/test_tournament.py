"""Which games are played, what counts of them, and going on after a stop."""

import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from consigliere.arena.entrants import Entrant, entrants_of
from consigliere.arena.journal import Journal, code_digest
from consigliere.arena.results import results
from consigliere.arena.schedule import Job, Schedule
from consigliere.arena.tournament import Tournament, points
from consigliere.arena.workers import Lines, NextJob
from consigliere.core.errors import Mistake

TWO = ((0,), (1,))
TEAMS = ((0, 2), (1, 3))
FOUR = ((0,), (1,), (2,), (3,))


def schedule(bots: str = "strong,weak", teams: tuple[tuple[int, ...], ...] = TWO) -> Schedule:
    return Schedule("signorie", teams, tuple(entrants_of(bots)))


def line_of(plan: Schedule, job: Job) -> dict[str, Any]:
    """A game that nobody plays: "strong" wins four of five, by some points."""
    rng = Random(f"{job.key}")
    labels = [plan.entrants[number].label for number in job.seating]
    strong = next((seat for seat, label in enumerate(labels) if label == "strong"), 0)
    winner = (
        strong if rng.random() < 0.8 else next(seat for seat in range(plan.seats) if labels[seat] != labels[strong])
    )
    team = next(team for team in plan.teams if winner in team)
    return {
        "pairing": job.pairing,
        "block": job.block,
        "turn": job.turn,
        "seed": job.seed,
        "bots": labels,
        "winners": list(team),
        "scores": [100 + 10 * (seat in team) for seat in range(plan.seats)],
        "ending": "ending-most",
        "rounds": 7,
        "moves": 100 + job.block,
        "digest": "",
        "fault": None,
        "decisions": [1] * plan.seats,
        "seconds": [rng.random()] * plan.seats,
        "longest": [1.0] * plan.seats,
    }


class Imagined:
    """Plays nothing; as many games at once as wanted, finished in any order; stops after some."""

    def __init__(self, plan: Schedule, at_once: int = 1, most: int = 10**6) -> None:
        self.plan = plan
        self.at_once = at_once
        self.most = most
        self.jobs: list[Job] = []

    def __call__(self, next_job: NextJob) -> Lines:
        rng = Random(self.at_once)
        waiting: list[Job] = []
        while len(self.jobs) < self.most:
            while len(waiting) < self.at_once and (job := next_job()) is not None:
                waiting.append(job)
            if not waiting:
                return
            self.jobs.append(waiting.pop(rng.randrange(len(waiting))))
            yield line_of(self.plan, self.jobs[-1])


def table(plan: Schedule, games: int, at_once: int = 1, **how: Any) -> dict[str, Any]:
    tournament, journal = Tournament(plan, games, **how), Journal(None, plan)
    tournament.run(Imagined(plan, at_once), journal)
    found: dict[str, Any] = results(tournament, journal)["table"]
    return found


# ---- bots


def test_bots_have_budgets_of_their_own_or_the_common_one() -> None:
    found = entrants_of("hard@40,hard@250ms,greedy,command:run 'a,b',greedy", simulations=7)
    assert found == [
        Entrant("hard@40", "hard", (("simulations", 40),)),
        Entrant("hard@250ms", "hard", (("ms", 250),)),
        Entrant("greedy", "greedy", (("simulations", 7),)),
        Entrant("command:run 'a,b'", "command:run 'a,b'", (("simulations", 7),)),
        Entrant("greedy#2", "greedy", (("simulations", 7),)),
    ]
    assert entrants_of("a,b")[0].budget == ()


@pytest.mark.parametrize("wrong", ["", "greedy", "greedy@0,random", ","])
def test_bots_that_make_no_arena(wrong: str) -> None:
    with pytest.raises(Mistake):
        entrants_of(wrong)


# ---- schedule


def seatings(plan: Schedule, pairing: int = 0, blocks: int = 1) -> Iterator[tuple[int, ...]]:
    for block in range(blocks):
        for turn in range(plan.turns):
            yield plan.job(pairing, block, turn).seating


def test_every_deal_is_played_from_all_sides() -> None:
    assert list(seatings(schedule())) == [(0, 1), (1, 0)]
    assert list(seatings(schedule(teams=TEAMS))) == [(0, 1, 0, 1), (1, 0, 1, 0)]
    assert list(seatings(schedule(teams=FOUR))) == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    assert {schedule().job(0, 3, turn).seed for turn in range(2)} == {3}


def test_as_many_bots_as_seats_sit_together_with_all_neighbours() -> None:
    plan = schedule("a,b,c,d", FOUR)
    assert [pairing.sides for pairing in plan.pairings] == [(0, 1, 2, 3)]
    found = list(seatings(plan, blocks=6))
    assert len(set(found)) == 24
    for seat in range(4):
        assert Counter(seating[seat] for seating in found[:4]) == {0: 1, 1: 1, 2: 1, 3: 1}


def test_more_bots_than_sides_meet_in_pairs() -> None:
    assert [pairing.sides for pairing in schedule("a,b,c").pairings] == [(0, 1), (0, 2), (1, 2)]
    assert [pairing.sides for pairing in schedule("a,b", FOUR).pairings] == [(0, 1, 1, 1)]
    assert schedule(teams=FOUR).blocks(10) == 3


# ---- what counts


def test_victories_are_divided_by_sides() -> None:
    plan = schedule(teams=FOUR)
    line = {"bots": ["strong", "weak", "weak", "weak"]}
    assert points({**line, "winners": [0]}, "strong", plan) == 1
    assert points({**line, "winners": [0, 2]}, "strong", plan) == 0.5
    assert points({**line, "winners": [1, 2]}, "weak", plan) == 1
    assert points({**line, "winners": []}, "strong", plan) == 0.25
    teams = {"bots": ["strong", "weak"] * 2, "winners": [1, 3]}
    assert points(teams, "weak", schedule(teams=TEAMS)) == 1


@pytest.mark.parametrize("teams", [TWO, TEAMS, FOUR])
def test_the_table_does_not_depend_on_the_order_in_which_games_end(teams: tuple[tuple[int, ...], ...]) -> None:
    plan = schedule(teams=teams)
    assert table(plan, 100) == table(plan, 100, at_once=7)
    many = schedule("strong,weak,third")
    assert table(many, 60) == table(many, 60, at_once=16)


def test_games_stop_when_the_question_is_answered() -> None:
    found = table(schedule(), 400)["pairings"][0]
    assert found["stopped"]
    assert found["games"] < 100
    assert found["answer"] == "yes"
    assert found["interval"] == "sequential"
    share = found["shares"]["strong"]
    assert 0.5 < share["low"] < share["share"] < share["high"] < 1
    assert found["wins"]["strong"] + found["wins"]["weak"] == found["games"]
    assert found["margins"]["strong"]["low"] > 0
    everything = table(schedule(), 60, stop=False)["pairings"][0]
    assert (everything["games"], everything["interval"], everything["stopped"]) == (60, "fixed", False)
    hard = table(schedule(), 40, bound=0.75)["pairings"][0]
    assert (hard["games"], hard["answer"], hard["interval"]) == (40, None, "fixed")
    assert table(schedule(), 400, bound=0.97)["pairings"][0]["answer"] == "no"


def test_ratings_are_anchored() -> None:
    found = table(schedule("strong,greedy,weak"), 40)["ratings"]
    assert [each["bot"] for each in found if each["anchor"]] == ["greedy"]
    assert found[0]["bot"] == "strong"
    assert found[0]["low"] > 1000


# ---- the journal


def test_a_stopped_arena_goes_on_to_the_same_table(tmp_path: Path) -> None:
    plan, file = schedule("strong,weak,third"), tmp_path / "out" / "games.jsonl"
    whole = table(plan, 30)
    first = Tournament(plan, 30)
    first.run(Imagined(plan, 3, most=17), Journal(file, plan))
    assert len(file.read_text().splitlines()) == 18
    with file.open("a") as opened:
        opened.write('{"pairing": 0, "blo')  # killed in the middle of a line
    second, again = Imagined(plan, 5), Tournament(plan, 30)
    journal = Journal(file, plan, resume=True)
    again.run(second, journal)
    assert results(again, journal)["table"] == whole
    assert len(second.jobs) + 17 == len(file.read_text().splitlines()) - 1
    third = Imagined(plan)
    last = Tournament(plan, 30)
    last.run(third, Journal(file, plan, resume=True))
    assert third.jobs == []
    assert all(json.loads(line) for line in file.read_text().splitlines())


def test_games_of_another_arena_are_not_taken_over(tmp_path: Path) -> None:
    plan, file = schedule(), tmp_path / "games.jsonl"
    Tournament(plan, 4).run(Imagined(plan), Journal(file, plan))
    with pytest.raises(Mistake, match="holds games already"):
        Journal(file, plan)
    with pytest.raises(Mistake, match="another arena: bots differ"):
        Journal(file, schedule("strong,other"), resume=True)
    longer = Tournament(plan, 8)
    longer.run(Imagined(plan), Journal(file, plan, resume=True))
    assert longer.played == 8


def test_what_bots_never_see_may_change(monkeypatch: pytest.MonkeyPatch) -> None:
    plan = schedule()
    before = code_digest(plan)
    assert code_digest(plan) == before != code_digest(Schedule("corleone", TWO, plan.entrants))
    monkeypatch.setattr("consigliere.arena.journal.FOR_PEOPLE", {"text", "scenario", "statistics.py", "ending.py"})
    assert code_digest(plan) != before
    monkeypatch.setattr("consigliere.arena.journal.FOR_PEOPLE", {"scenario", "statistics.py"})
    assert code_digest(plan) != before


def test_a_bot_that_was_changed_is_another_one(tmp_path: Path) -> None:
    bot, file = tmp_path / "mine.py", tmp_path / "games.jsonl"
    bot.write_text("class Mine: ...")
    plan = schedule(f"{bot}:Mine,weak")
    Journal(file, plan)
    Journal(file, plan, resume=True)
    bot.write_text("class Mine: pass")
    with pytest.raises(Mistake, match="code differ"):
        Journal(file, plan, resume=True)
