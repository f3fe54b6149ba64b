"""A log line is told as of the moment it happened, whichever language asks for it first, and whenever."""

from pathlib import Path
from typing import Any

import httpx
import pytest

import consigliere
from consigliere.server.tables.history import History
from consigliere.server.tables.phrasing import Phrasing
from consigliere.words import game_say
from tests.server.running import Running, running, seated

GAME = "la-famiglia"
LANGUAGES = ("en", "pl", "ru")
CAPTAINS = (0, 1)
Lines = list[list[Any]]


def log(person: httpx.Client, table: str, lang: str, **params: Any) -> Lines:
    """The lines of a log, as parts."""
    answer = person.get(f"/api/tables/{table}/log", params={"lang": lang, **params})
    return [line["parts"] for entry in answer.json()["log"] for line in entry["lines"]]


def refs(lines: Lines) -> list[list[str]]:
    """The things that lines name."""
    return [sorted(part["ref"] for part in line if not isinstance(part, str)) for line in lines]


def text(line: list[Any]) -> str:
    """A line as plain text."""
    return "".join(part if isinstance(part, str) else part["text"] for part in line)


def play(server: Running, people: list[httpx.Client], table: str, moves: int) -> None:
    """Somebody whose turn it is plays, so many times."""
    for _ in range(moves):
        seat = server.at(table, lambda live: live.state.owing()[0])
        view = people[seat].get(f"/api/tables/{table}?seat={seat}").json()
        body = {"ask": view["ask"], "move": view["choices"][0]["text"]}
        assert people[seat].post(f"/api/tables/{table}/moves?seat={seat}", json=body).status_code == 200


def test_a_line_of_the_draft_is_the_same_in_every_language_whenever_it_is_asked_for(tmp_path: Path) -> None:
    """A seat has no family while families are chosen: also for whoever reads it when all of them have one."""
    with running(tmp_path) as server:
        people = [server.person(name) for name in ("Anna", "Bruno", "Carla", "Dario")]
        table = seated(people, GAME)["table"]
        live, welcome = server.live(table, people[0], seat=0, lang="en")
        play(server, people, table, len(CAPTAINS) + 3)
        at = server.at(table, lambda live: live.state.history(0).seen_count)
        entries = welcome["log"]
        while entries[-1]["at"] < at:
            entries += live.until("update")["log"]
        told = [line["parts"] for entry in entries for line in entry["lines"]]  # at once, one after the other
        for lang in reversed(LANGUAGES):
            assert refs(log(people[0], table, lang)) == refs(told)
        assert log(people[0], table, "en") == told
        chose = [game_say(GAME, "seat-number", "en", seat=seat + 1) for seat in CAPTAINS]
        said = [text(line) for line in told]
        assert all(any(line.startswith(f"{name} has chosen") for line in said) for name in chose)
        leads = next(i for i, line in enumerate(said) if line.startswith(f"{chose[0]} leads "))
        assert not any(name in line for line in said[leads + 4 :] for name in chose)
        cookies = people[0].cookies
    with running(tmp_path) as server:
        later = server.stranger()
        later.cookies.update(cookies)
        for lang in LANGUAGES:
            assert (
                log(later, table, lang, until=entries[1]["at"]) == log(later, table, lang)[: len(said_until(entries))]
            )
            assert refs(log(later, table, lang)) == refs(told)
        assert log(later, table, "en") == told


def said_until(entries: list[Any]) -> list[Any]:
    """The lines of the first two entries."""
    return [line for entry in entries[:2] for line in entry["lines"]]


@pytest.mark.parametrize("first_game", [False, True])
def test_who_sat_where_follows_what_was_shown_and_taken_back(first_game: bool) -> None:
    game = consigliere.game(GAME)
    match = game.match(4, 5, {"first_game": first_game})
    drawing = Phrasing(game, "en").drawing
    shown = History(0)
    shown.sync(match)
    assert shown.seating(0, match, drawing) == {}  # the deal itself seats people, if anything
    for _ in range(6):
        seat = match.state.actors[0]
        match.play(seat, match.state.moves(seat)[0])
    shown.sync(match)
    families = match.state.view(0)["table"]["families"]
    everybody = {family["seat"]: colour for colour, family in families.items()}
    chosen = 0 if first_game else len(CAPTAINS)
    found = [shown.seating(i, match, drawing) for i in range(len(shown.seen))]
    assert found == [{}] * (chosen + 1) + [everybody] * (len(found) - chosen - 1)
    assert len({id(one) for one in found}) == 2  # one for many moves
    match.take_back(len(match.entries) - chosen + 1 if chosen else 1)
    shown.sync(match)
    assert shown.seating(len(match.entries), match, drawing) == found[len(match.entries)]
    if not first_game:
        match.play(1, match.state.moves(1)[-1])
        match.play(match.state.actors[0], match.state.moves(match.state.actors[0])[0])
        shown.sync(match)
        assert {*shown.seating(3, match, drawing).values()} != {*everybody.values()}  # other families this time
