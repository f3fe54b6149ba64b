"""Writes the example tables that the gallery shows, from real matches: `python web/examples/make.py [GAME]`.

Each `web/examples/GAME.toml` lists situations: a name, seats, a seed, the question to stop at (`ask`), which time it is
asked (`nth`), who looks (`viewer`: a seat, "actor" or "spectator"), `over = true` for the end of the game.
"""

import json
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec

import consigliere
from consigliere.core.event import Event
from consigliere.core.state import State
from consigliere.table.payload import viewer_payload
from consigliere.table.phrasing import Phrasing

HERE = Path(__file__).parent
OUT = HERE.parent / "public" / "examples"
LOG = 30  # moves of the log that come along


def reached(state: State, wanted: dict[str, Any], seen: int) -> bool:
    """Whether this is the moment."""
    if wanted.get("over"):
        return state.over
    question = state.question()
    return question is not None and question["message"] == wanted["ask"] and seen + 1 >= wanted.get("nth", 1)


def situation(game_name: str, wanted: dict[str, Any]) -> dict[str, Any]:
    """Plays greedy bots to the moment and returns what a page gets there."""
    game = consigliere.game(game_name)
    seats = wanted.get("seats", game.seats[0])
    state = game.start(seats=seats, seed=wanted["seed"], options=wanted.get("options", {}))
    bots = [consigliere.bot(wanted.get("bot", "greedy"), game, seed=wanted["seed"] * seats + i) for i in range(seats)]
    told: list[tuple[list[Event], int]] = [(state.events, 0)]
    seen, before = 0, ""
    while not reached(state, wanted, seen):
        if state.over:
            raise SystemExit(f"{game_name}: '{wanted['name']}' is never reached")
        question = state.question()
        message = question["message"] if question else ""
        if message == wanted.get("ask") and message != before:
            seen += 1
        before = message
        seat = state.actors[0]
        events = state.play(seat, bots[seat].choose(state.view(seat), {}))
        told.append((events, state.shown[0]))
    viewer = wanted.get("viewer", "actor")
    who = None if viewer == "spectator" else (state.actors or [0])[0] if viewer == "actor" else viewer
    phrasing = Phrasing(game)
    known = state.view(who)
    view = msgspec.to_builtins(viewer_payload(game, known, phrasing))
    log = []
    for events, at in told[-LOG:]:
        shown = [one for event in events if (one := event.seen(who)) is not None]
        lines = msgspec.to_builtins(phrasing.log(known, shown))
        log.append({"at": at, "events": shown, "lines": lines})
    return {"name": wanted["name"], "view": view, "log": log}


def main() -> None:
    """Writes all examples, or those of one game."""
    for file in sorted(HERE.glob("*.toml")):
        if len(sys.argv) > 1 and file.stem != sys.argv[1]:
            continue
        folder = OUT / file.stem
        folder.mkdir(parents=True, exist_ok=True)
        wanted = tomllib.loads(file.read_text(encoding="utf-8"))["situation"]
        for each in wanted:
            text = json.dumps(situation(file.stem, each), ensure_ascii=False)
            (folder / f"{each['name']}.json").write_text(text, encoding="utf-8")
        (folder / "list.json").write_text(json.dumps([each["name"] for each in wanted]), encoding="utf-8")
        pack = json.dumps(consigliere.game(file.stem).pack.data, ensure_ascii=False)
        (folder / "pack.json").write_text(pack, encoding="utf-8")
        from consigliere import words

        ftl = "\n".join(f.read_text(encoding="utf-8") for f in words.files(file.stem))
        (folder / "en.ftl").write_text(ftl, encoding="utf-8")


if __name__ == "__main__":
    main()
