"""Intervals and what was counted over many games."""

import pytest

from consigliere.arena.play import Notes, Played
from consigliere.arena.series import BotTally, Plan
from consigliere.arena.summary import Summary, interval
from consigliere.core.statistics import NOBODY, PER_SEAT, Count, Sheet, Statistics, Table, clockwise, places

HELPERS = Table("helpers", {"nurse": "Nurse", "poet": "Poet", "envoy": "Envoy"}, ("hired", "used"))
POINTS = Table("points", {"mission": "missions"}, ("points",), PER_SEAT)


def played(winners: list[int], notes: Notes) -> Played:
    result = {"winners": winners, "ending": "ending-most", "draw": not winners}
    return Played(0, result, None, 1, 1, 2, b"", ("a", "b"), notes)


@pytest.mark.parametrize(
    ("hits", "tries", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (81, 263, 0.2553, 0.3662)],
)
def test_wilsons_interval(hits: int, tries: int, low: float, high: float) -> None:
    assert list(interval(hits, tries)) == pytest.approx([low, high], abs=5e-5)


def test_a_game_is_summed_by_row_and_measure() -> None:
    summary = Summary()
    summary.add(played([0], {("helpers", "nurse", "used", 0): 3, ("helpers", "nurse", "used", 1): 1}))
    summary.add(played([0], {("helpers", "nurse", "hired", 1): 1, ("helpers", "poet", "used", 1): 2}))
    summary.add(played([0], {("points", "mission", "points", 0): 12, ("points", "mission", "points", 1): 6}))
    nurse = summary.used(HELPERS, "nurse")
    assert (nurse.total, nurse.games, nurse.players, nurse.wins, nurse.winners_total) == (4, 1, 2, 1, 3)
    assert summary.average(HELPERS, "nurse", "used") == pytest.approx(4 / 3)
    assert summary.average(POINTS, "mission", "points") == 3
    assert summary.never(HELPERS) == ["envoy"]
    assert summary.always(HELPERS) == []
    found = summary.to_json([HELPERS])["helpers"]
    assert found["poet"] == {"hired": 0, "used": 2, "games": 1, "players": 1, "wins": 0}


def test_what_belongs_to_nobody_has_no_winners() -> None:
    summary = Summary()
    summary.add(played([1], {("helpers", "nurse", "used", NOBODY): 2}))
    assert summary.always(HELPERS) == ["nurse"]
    assert summary.used(HELPERS, "nurse").players == 0


def test_events_are_counted_by_their_fields() -> None:
    counts = {"hired": [Count("helpers", "helper")], "dealt": [Count("helpers", "helpers", "hired")]}
    statistics = Statistics([HELPERS], counts | {"paid": [Count("helpers", "helper", "used", "n")]})
    sheet = Sheet(2)
    statistics.see({"kind": "hired", "seat": 1, "helper": "nurse"}, sheet)
    statistics.see({"kind": "paid", "seat": 1, "helper": "nurse", "n": 4}, sheet)
    statistics.see({"kind": "dealt", "helpers": ["nurse", "poet"]}, sheet)
    statistics.see({"kind": "hired", "seat": 1, "helper": None}, sheet)
    statistics.see({"kind": "unknown"}, sheet)
    places(clockwise(1, 2), sheet)
    assert dict(sheet.notes) == {
        ("helpers", "nurse", "used", 1): 5,
        ("helpers", "nurse", "hired", NOBODY): 1,
        ("helpers", "poet", "hired", NOBODY): 1,
        ("places", "1", "used", 1): 1,
        ("places", "2", "used", 0): 1,
    }


def test_bots_sit_everywhere_equally_often_if_rotated() -> None:
    plan = Plan("any", 3, ("a", "b", "c"), rotate=True)
    assert [plan.seating(seed) for seed in range(4)] == [
        ("a", "b", "c"),
        ("c", "a", "b"),
        ("b", "c", "a"),
        ("a", "b", "c"),
    ]
    assert Plan("any", 3, ("a", "b", "c")).seating(1) == ("a", "b", "c")


def test_a_bot_wins_wherever_it_sits_and_a_shared_victory_is_told() -> None:
    tally = BotTally()
    for seats, winners in (([0], [0]), ([1], [0]), ([0, 2], [2]), ([1], [0, 1]), ([0, 2], [0, 2]), ([0], [])):
        tally.add(seats, winners)
    assert (tally.games, tally.wins, tally.shared) == (6, 4, 1)
    assert tally.to_json()["interval"] == pytest.approx([0.3, 0.9032], abs=1e-3)
