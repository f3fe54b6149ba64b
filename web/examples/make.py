"""Writes the example tables that the gallery shows, from real matches: `python web/examples/make.py [GAME]`.

Each `web/examples/GAME.toml` lists situations: a name, seats, a seed, the question to stop at (`ask`), which time it is
asked (`nth`), who looks (`viewer`: a seat, "actor" or "spectator"), `over = true` for the end of the game,
`long_names = true` for people whose names are as long as names may be.
"""

import json
import sys
import tomllib
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import consigliere
from consigliere.core.event import Event
from consigliere.core.game import Game
from consigliere.core.state import State
from consigliere.server.protocol.messages import About, CanUndo, LogEntry, Preview, SeatInfo, Welcome, You
from consigliere.server.protocol.requests import LiveClock
from consigliere.server.tables.payload import viewer_payload
from consigliere.server.tables.phrasing import Phrasing
from consigliere.server.tables.preview import ledger
from consigliere.words import SOURCE_LANGUAGE

HERE = Path(__file__).parent
OUT = HERE.parent / "public" / "examples"
LOG = 30  # moves of the log that come along
PREVIEWS = 20  # moves that can be looked at
PEOPLE = ["Anna", "Piotr", "Marek", "Dora", "Lucia"]
LONG_NAMES = ["Massimiliano Guicciardini di Castelvecchio", "Aleksandra Brzęczyszczykiewicz-Kowalska"]
LONGEST_NAME = 40
TABLE = "Thursday in Cefalù"


def listed(game_name: str) -> list[dict[str, Any]]:
    """The situations of a game, as they are written down."""
    found: list[dict[str, Any]] = tomllib.loads((HERE / f"{game_name}.toml").read_text(encoding="utf-8"))["situation"]
    return found


def reached(state: State, wanted: dict[str, Any], seen: int) -> bool:
    """Whether this is the moment."""
    if wanted.get("over"):
        return state.over
    question = state.question()
    return question is not None and question["message"] == wanted["ask"] and seen + 1 >= wanted.get("nth", 1)


@cache
def played(game_name: str, name: str) -> tuple[State, list[tuple[list[Event], int]]]:
    """Plays greedy bots to the moment: the position, and what was told move by move. The same in every language."""
    wanted = next(one for one in listed(game_name) if one["name"] == name)
    game = consigliere.game(game_name)
    seats = wanted.get("seats", game.seats[0])
    state = game.start(seats=seats, seed=wanted["seed"], options=wanted.get("options", {}))
    bots = [consigliere.bot(wanted.get("bot", "greedy"), game, seed=wanted["seed"] * seats + i) for i in range(seats)]
    told: list[tuple[list[Event], int]] = [(state.events, 0)]
    seen, before = 0, ""
    while not reached(state, wanted, seen):
        if state.over:
            raise SystemExit(f"{game_name}: '{name}' is never reached")
        question = state.question()
        message = question["message"] if question else ""
        if message == wanted.get("ask") and message != before:
            seen += 1
        before = message
        seat = state.actors[0]
        events = state.play(seat, bots[seat].choose(state.view(seat), {}))
        told.append((events, state.shown[0]))
    return state, told


def situation(game_name: str, wanted: dict[str, Any], lang: str = SOURCE_LANGUAGE) -> dict[str, Any]:
    """What a page in this language gets at a moment of a match of greedy bots."""
    game = consigliere.game(game_name)
    state, told = played(game_name, wanted["name"])
    viewer = wanted.get("viewer", "actor")
    who = None if viewer == "spectator" else (state.actors or [0])[0] if viewer == "actor" else viewer
    phrasing = Phrasing(game, lang)
    known = state.view(who)
    found = Welcome(
        view=viewer_payload(game, known, phrasing),
        at=known["at"],
        mark="example",
        whole=True,
        log=log(told, known, phrasing),
        can_undo=CanUndo(undo=who in state.actors, practice=False),
        chat=[],
        about=about(game, state, wanted),
        you=You(seat=who, seats=[] if who is None else [who], watcher=who is None, host=who == 0),
    )
    previews = {} if who is None else previews_of(game, known, phrasing)
    return {"name": wanted["name"], "welcome": msgspec.to_builtins(found), "previews": msgspec.to_builtins(previews)}


def log(told: list[tuple[list[Event], int]], known: dict[str, Any], phrasing: Phrasing) -> list[LogEntry]:
    """What a viewer has read of the last moves."""
    found = []
    for events, at in told[-LOG:]:
        shown = [one for event in events if (one := event.seen(known["viewer"])) is not None]
        lines = phrasing.log(known, shown)
        found.append(LogEntry(at=at, seat=lines[0].seat if lines else None, events=shown, lines=lines))
    return found


def about(game: Game, state: State, wanted: dict[str, Any]) -> About:
    """People around the table, the last of them a bot."""
    long = LONG_NAMES if wanted.get("long_names") else []
    names = [name[:LONGEST_NAME] for name in (*long, *PEOPLE)]
    seats = wanted.get("seats", game.seats[0])
    people = [
        SeatInfo(seat=i, kind="person", name=names[i], here=i != 1, clock_ms=754_000 - 100_000 * i, running=False)
        for i in range(seats)
    ]
    people[-1] = SeatInfo(seat=seats - 1, kind="bot", name=PEOPLE[seats - 1], bot="normal", clock_ms=754_000)
    return About(
        table=f"example-{game.name}-{wanted['name']}",
        name=TABLE,
        game=game.name,
        status="over" if state.over else "running",
        reason=None,
        seats=people,
        teams=game.teams(seats),
        clock=LiveClock(minutes=30),
        host=0,
        open=False,
        options=wanted.get("options", {}),
        aids=True,
        commitment="",
        agreements={},
        next=None,
        result=None,
        made=0,
        engine="compiled",
    )


def previews_of(game: Game, known: dict[str, Any], phrasing: Phrasing) -> dict[str, Preview]:
    """What the first moves would do, by their notation."""
    found = {}
    for move in [*known["moves"], *known["side_moves"]][:PREVIEWS]:
        world = game.imagine(known, Random(0))
        world.play(known["viewer"], move)
        preview = Preview(**game.preview_of(world, known["viewer"]))
        preview.gist = phrasing.gist(known, preview.events)
        preview.ledger = ledger(known, world, phrasing)
        found[game.text(move)] = preview
    return found


def main() -> None:
    """Writes all examples, or those of one game."""
    for file in sorted(HERE.glob("*.toml")):
        if len(sys.argv) > 1 and file.stem != sys.argv[1]:
            continue
        folder = OUT / file.stem
        folder.mkdir(parents=True, exist_ok=True)
        wanted = listed(file.stem)
        for each in wanted:
            text = json.dumps(situation(file.stem, each), ensure_ascii=False)
            (folder / f"{each['name']}.json").write_text(text, encoding="utf-8")
        (folder / "list.json").write_text(json.dumps([each["name"] for each in wanted]), encoding="utf-8")


if __name__ == "__main__":
    main()
