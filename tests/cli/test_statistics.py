"""`consigliere simulate --statistics`: what each game counts, in words."""

import re
from typing import Any

import pytest

import consigliere
from consigliere import words
from consigliere.arena.series import Plan, Tally, play_series
from consigliere.cli.main import main
from consigliere.cli.statistics import statistics_lines
from consigliere.core.statistics import PER_SEAT, USED, Sheet
from consigliere.games import get, names

GAMES = 6


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words, "strict", True)


def tally_of(name: str, seats: int) -> Tally:
    game = consigliere.game(name)
    tally = Tally(game.teams(seats))
    for parcel in play_series(Plan(name, seats, ("random",) * seats, count=True), range(GAMES)):
        for played in parcel:
            tally.add(played)
    return tally


def table_sizes() -> list[tuple[str, int]]:
    return [(name, seats) for name in names() for seats in consigliere.game(name).seats]


@pytest.mark.parametrize(("name", "seats"), table_sizes())
def test_everything_that_is_counted_has_its_row(name: str, seats: int) -> None:
    tally = tally_of(name, seats)
    tables = {table.name: table for table in get(name).statistics(consigliere.game(name), seats).tables}
    for table, row, measure in tally.summary.cells:
        assert row in tables[table].rows, f"{table} has no row {row}"
        assert measure in tables[table].measures, f"{table} has no measure {measure}"
    counted = {table for table, _, _ in tally.summary.cells}
    assert counted == tables.keys(), "a table stays empty"


@pytest.mark.parametrize(("name", "seats"), table_sizes())
def test_tables_are_told_in_words(name: str, seats: int) -> None:
    tally = tally_of(name, seats)
    tables = get(name).statistics(consigliere.game(name), seats).tables
    lines = list(statistics_lines(name, tally.summary, tables))
    assert lines.count("") == len(tables)
    assert not [line for line in lines if re.search(r"statistics-|measure-", line)]
    for table in tables:
        assert all(any(line.startswith(f"  {row}  ") for line in lines) for row in table.rows.values())


@pytest.mark.parametrize(("name", "seats"), table_sizes())
def test_who_started_where_is_counted_for_every_player(name: str, seats: int) -> None:
    found = tally_of(name, seats).summary
    places = get(name).statistics(consigliere.game(name), seats).tables[0]
    assert places.name == "places"
    assert list(places.rows) == [str(n + 1) for n in range(seats)]
    for row in places.rows:
        assert (found.used(places, row).games, found.used(places, row).players) == (GAMES, GAMES)


def test_points_by_source_are_all_points() -> None:
    tally = tally_of("signorie", 4)
    cells = tally.summary.cells.items()
    scores = sum(sum(game.result["scores"]) for parcel in series("signorie", 4) for game in parcel)
    assert sum(cell.total for (table, _, _), cell in cells if table == "points") == scores


def test_wealth_by_source_is_all_wealth() -> None:
    tally = tally_of("corleone", 4)
    money = {row: cell.total for (table, row, _), cell in tally.summary.cells.items() if table == "wealth"}
    lost = money.pop("bribes", 0) + money.pop("withdrawn", 0)
    assert money.pop("all") == sum(money.values()) - lost
    assert money["territories"] > 0


def series(name: str, seats: int) -> Any:
    return play_series(Plan(name, seats, ("random",) * seats, count=True), range(GAMES))


def test_winners_are_compared_with_all_where_players_are() -> None:
    tally = tally_of("signorie", 2)
    tables = get("signorie").statistics(consigliere.game("signorie"), 2).tables
    threshold = next(table for table in tables if table.name == "threshold")
    assert threshold.per == PER_SEAT
    rounds = [tally.summary.average(threshold, row, USED) for row in threshold.rows]
    assert sum(rounds) == 7
    line = next(line for line in statistics_lines("signorie", tally.summary, [threshold]) if "winners" in line)
    assert line.split()[-5:] == ["used", "winners", "in", "games", "wins"]


def test_the_command_prints_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "signorie", "-n", "2", "--seats", "3", "--statistics"]) == 0
    shown = capsys.readouterr().out
    assert "\nHelpers, per game " in shown
    assert "\n  never: " in shown


def test_a_job_has_an_effect_if_more_happens_than_its_money_comes() -> None:
    game = consigliere.game("corleone")
    counted = get(game.name).statistics(game, 2)
    ours = {"seat": 0, "job": "jg01"}  # a gun for $1, and an opponent's thug is moved
    money = [{"kind": "paid", "seat": 0, "card": "gun", "n": 1}, {"kind": "gained", "seat": 0, "card": "$1"}]
    moved = {"kind": "figure-moved", "seat": 0, "side": "vitale", "from": "sb_queens", "place": "sb_midtown"}
    for between, effect in ((money, 0), ([*money, moved], 1)):
        sheet = Sheet(2)
        for event in [{"kind": "job-begun", **ours}, *between, {"kind": "job-completed", **ours}]:
            counted.see(event, sheet)
        assert sheet.notes["jobs", "jg01", "effect", 0] == effect
        assert sheet.notes["jobs", "jg01", "completed", 0] == 1
        assert sheet.notes["colours", "grey", "completed", 0] == 1
