"""After the end: the whole history in portions, the scores round by round, the person's finished games, the record."""

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import consigliere
from consigliere.server.tables import broadcast, lobby
from tests.server.running import Running, made, running
from tests.server.server import Postgres

ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("after")) as found:
        yield found


def by_hand(server: Running, person: httpx.Client, game: str, seats: int, moves: int = 10_000) -> dict[str, Any]:
    """A table where one person plays every seat at random, to the end or for so many moves."""
    found = made(person, game, [{"kind": "me", "name": f"Seat {n}"} for n in range(seats)], name="Long ago")
    state = consigliere.game(game)
    rng = Random(7)
    live = server.registry.tables[found["table"]]

    async def play() -> None:
        async with server.registry.locked(found["table"]) as live:
            for _ in range(moves):
                now = live.state.match.state
                if now.over:
                    return
                seat = now.actors[0]
                await live.play(seat, now.asked[seat], state.text(rng.choice(now.moves(seat))))

    server.inside(play)
    assert live.state.status == ("over" if moves == 10_000 else "running")
    return found


@pytest.fixture(scope="module")
def anna(server: Running) -> httpx.Client:
    return server.person("Anna")


@pytest.fixture(scope="module")
def finished(server: Running, anna: httpx.Client) -> dict[str, Any]:
    return by_hand(server, anna, "signorie", 2)


def test_the_log_comes_in_portions_down_to_the_first_move(
    server: Running, anna: httpx.Client, finished: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(broadcast, "WHOLE_LOG", 25)
    table = f"/api/tables/{finished['table']}"
    live, welcome = server.live(finished["table"], anna, lang="en")
    live.close()
    log = welcome["log"]
    assert len(log) == 25
    portions = 0
    while until := log[0]["at"] - len(log[0]["events"]):
        portion = anna.get(f"{table}/log?until={until}&lang=en").json()["log"]
        assert 0 < len(portion) <= 25
        assert portion[-1]["at"] == until
        assert all(entry["lines"] for entry in portion if entry["events"])
        log = portion + log
        portions += 1
    assert portions >= 2
    shown = anna.get(f"{table}/events").json()
    assert [event for entry in log for event in entry["events"]] == shown["events"]
    assert log[-1]["at"] == shown["at"]
    assert "lines" not in anna.get(f"{table}/log").json()["log"][0]
    assert anna.get(f"{table}/log?until=0").json() == {"log": []}
    assert anna.get(f"{table}/log?until=x").status_code == 400


def test_the_scores_by_round_end_as_the_result(server: Running, anna: httpx.Client, finished: dict[str, Any]) -> None:
    table = f"/api/tables/{finished['table']}"
    rounds = anna.get(f"{table}/rounds").json()["rounds"]
    assert [one["round"] for one in rounds] == list(range(8))
    assert rounds[0]["scores"] == [0, 0]
    assert rounds[-1]["scores"] == anna.get(f"{table}/about").json()["result"]["scores"]
    for one in rounds[1:-1]:  # the same as the view of that moment says
        then = anna.get(f"{table}/then?at={one['at']}").json()
        points = {player["seat"]: player["vp"] for player in then["table"]["players"].values()}
        assert one["scores"] == [points[0], points[1]]
        assert then["table"]["round"] == one["round"] + 1
    watcher = {"authorization": f"Bearer {finished['watch']}"}
    theirs = server.stranger().get(f"{table}/rounds", headers=watcher).json()["rounds"]
    assert [one["scores"] for one in theirs] == [one["scores"] for one in rounds]


def test_while_a_game_runs_there_are_no_scores_by_round(server: Running, anna: httpx.Client) -> None:
    table = by_hand(server, anna, "corleone", 2, 20)["table"]
    answer = anna.get(f"/api/tables/{table}/rounds")
    assert (answer.status_code, answer.json()["error"]) == (409, "game-not-over")


def test_a_record_is_a_file(anna: httpx.Client, finished: dict[str, Any]) -> None:
    answer = anna.get(f"/api/tables/{finished['table']}/record")
    name = f"consigliere-signorie-{finished['table']}.json"
    assert answer.headers["content-disposition"] == f'attachment; filename="{name}"'
    assert consigliere.replay(answer.json()).state.over


def test_finished_games_are_listed_for_those_who_were_there(
    server: Running, anna: httpx.Client, finished: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    bruno = server.person("Bruno")
    assert bruno.get("/api/me/games").json() == {"games": [], "more": False}
    assert server.stranger().get("/api/me/games").status_code == 401
    mine = anna.get("/api/me/games").json()["games"]
    game = mine[0]["game"]
    assert {one["game"] for one in anna.get(f"/api/me/games?game={game}").json()["games"]} == {game}
    assert anna.get("/api/me/games?game=chess").json() == {"games": [], "more": False}
    one = next(game for game in mine if game["table"] == finished["table"])
    assert one["result"] == anna.get(f"/api/tables/{finished['table']}/about").json()["result"]
    assert (one["name"], one["game"], one["status"], one["you"]) == ("Long ago", "signorie", "over", [0, 1])
    running_now = made(bruno, "signorie", ME_AND_BOT)["table"]
    never_begun = made(bruno, "signorie", [{"kind": "me"}, {"kind": "open"}])["table"]
    bruno.delete(f"/api/tables/{never_begun}").raise_for_status()
    assert bruno.get("/api/me/games").json()["games"] == []
    bruno.post(f"/api/tables/{running_now}/agree", json={"what": "stop"}).raise_for_status()
    given_up = made(bruno, "signorie", ME_AND_BOT)["table"]
    bruno.post(f"/api/tables/{given_up}/agree", json={"what": "resign"}).raise_for_status()
    monkeypatch.setattr(lobby, "MOST_FINISHED", 1)
    first, second = (bruno.get(f"/api/me/games?skip={skip}").json() for skip in (0, 1))
    assert (first["more"], second["more"]) == (True, False)
    assert {first["games"][0]["table"], second["games"][0]["table"]} == {running_now, given_up}
    by_table = {found["games"][0]["table"]: found["games"][0] for found in (first, second)}
    assert by_table[running_now]["result"] is None
    assert by_table[running_now]["reason"] == "stopped"
    assert by_table[given_up]["result"]["winners"] == [1]


def test_a_game_that_no_database_could_hold_has_no_finished_games(postgres: Postgres, tmp_path: Path) -> None:
    """PostgreSQL refuses a NUL instead of finding nothing."""
    with running(tmp_path, database=postgres.database()) as server:
        answer = server.person("Anna").get("/api/me/games", params={"game": "\0"})
    assert (answer.status_code, answer.json()) == (200, {"games": [], "more": False})
