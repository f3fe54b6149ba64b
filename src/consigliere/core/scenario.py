# not compiled: it reads files written by hand and compares trees of plain data.
"""Scenarios: a position, what is played, what must come of it; small enough to write by hand (TOML)."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

from consigliere.core.chance import Chance, key_of
from consigliere.core.errors import Mistake
from consigliere.core.game import Game
from consigliere.core.state import State

SHAPES: dict[str, tuple[type, ...]] = {
    "id": (str,),
    "rules": (list,),
    "game": (str,),
    "seats": (int,),
    "options": (dict,),
    "about": (str,),
    "pack": (dict,),
    "position": (dict,),
    "chance": (dict,),
    "play": (list,),
}
PLAY_SHAPES: dict[str, tuple[type, ...]] = {
    "seat": (str, int),
    "move": (str,),
    "refuse": (dict,),
    "legal": (list,),
    "expect": (dict,),
    "events": (list,),
}
REFUSE_SHAPES: dict[str, tuple[type, ...]] = {"move": (str,), "rule": (str,)}
KEYS = set(SHAPES)
PLAY_KEYS = set(PLAY_SHAPES)
NAMES = {str: "a text", int: "a whole number", list: "a list", dict: "a table"}
NOTHING: tuple[Any, ...] = (None, 0, "", [], {}, False)


class Scenario:
    """One file, read and checked for its shape."""

    def __init__(self, data: dict[str, Any], source: str) -> None:
        self.source = source
        check_shape(data, SHAPES, ("id", "game", "rules", "play"), source)
        self.id: str = data["id"]
        self.game: str = data["game"]
        self.rules: list[str] = data["rules"]
        self.seats: int | None = data.get("seats")
        self.options: dict[str, bool] = data.get("options", {})
        self.pack: dict[str, Any] = data.get("pack", {})
        self.position: dict[str, Any] = data.get("position", {})
        self.chance: list[dict[str, Any]] = data.get("chance", {}).get("results", [])
        check_parts(self.chance, dict, f"{source}: chance.results")
        check_parts(self.rules, str, f"{source}: rules")
        self.play: list[dict[str, Any]] = data["play"]
        check_parts(self.play, dict, f"{source}: play")
        for i, entry in enumerate(self.play):
            where = f"{source}: play[{i + 1}]"
            needs = ("seat",) if entry.keys() & {"move", "refuse", "legal"} else ()
            check_shape(entry, PLAY_SHAPES, needs, where)
            check_parts(entry.get("legal", []), str, f"{where}: legal")
            check_parts(entry.get("events", []), dict, f"{where}: events")
            if "refuse" in entry:
                check_shape(entry["refuse"], REFUSE_SHAPES, ("move", "rule"), f"{where}: refuse")


def check_shape(
    table: dict[str, Any], shapes: dict[str, tuple[type, ...]], needed: tuple[str, ...], where: str
) -> None:
    """Only known keys, all needed ones, each with the right kind of value."""
    for key, value in table.items():
        if key not in shapes:
            raise Mistake(f"{where}: the key '{key}' is not known (one of {', '.join(sorted(shapes))})")
        if not isinstance(value, shapes[key]) or isinstance(value, bool):
            kinds = " or ".join(NAMES[kind] for kind in shapes[key])
            raise Mistake(f"{where}: {key}: {kinds} is expected, found {value!r}")
    for key in needed:
        if key not in table:
            raise Mistake(f"{where}: the key '{key}' is missing")


def check_parts(parts: Any, kind: type, where: str) -> None:
    """A list of parts of one kind."""
    for part in parts if isinstance(parts, list) else [None]:
        if not isinstance(part, kind):
            raise Mistake(f"{where}: a list of {NAMES[kind][2:]}s is expected, found {parts!r}")


def read(path: Path) -> Scenario:
    """Reads a scenario file; a Mistake names the file and what is wrong."""
    try:
        return Scenario(tomllib.loads(path.read_text(encoding="utf-8")), str(path))
    except OSError as error:
        raise Mistake(f"{path}: the file cannot be read ({error.strerror})") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise Mistake(f"{path}: this is no TOML file: {error}") from error


def run(scenario: Scenario, load: Callable[[Scenario], Game]) -> list[str]:
    """Plays the scenario; returns what differs from what it says, [] if nothing does."""
    try:
        return Run(scenario, load(scenario)).differences()
    except Mistake as mistake:
        text = str(mistake)
        raise Mistake(text if text.startswith(scenario.source) else f"{scenario.source}: {text}") from mistake


class Run:
    """One scenario being played."""

    def __init__(self, scenario: Scenario, game: Game[Any]) -> None:
        self.scenario = scenario
        self.game: Game = game
        self.state: State = game.blank(game.seats[0] if scenario.seats is None else scenario.seats, scenario.options)
        self.state.chance = Chance(key_of(0))
        self.state.chance.script = game.prepared_luck(scenario.chance)
        game.set_position(self.state, scenario.position)
        before = self.position()
        self.state.settle([], -1, -1)
        self.before = before
        self.forced = pairs(self.state)

    def position(self) -> dict[str, Any]:
        return self.game.position_of(self.state)

    def differences(self) -> list[str]:
        """What differs; a refused move ends the run."""
        found: list[str] = []
        for i, entry in enumerate(self.scenario.play):
            where = f"play[{i + 1}]"
            try:
                problems, goes_on = self.step(entry)
            except Mistake as mistake:
                raise Mistake(f"{self.scenario.source}: {where}: {mistake}") from mistake
            found += [f"{where}: {problem}" for problem in problems]
            if not goes_on:
                break
        return found

    def step(self, entry: dict[str, Any]) -> tuple[list[str], bool]:
        """One entry of [[play]]: its problems, and whether the run can go on."""
        found: list[str] = []
        seat = self.seat(entry["seat"]) if "seat" in entry else -1
        if "refuse" in entry:
            found += self.refused(seat, entry["refuse"])
        if "legal" in entry:
            found += self.legal(seat, entry["legal"])
        if "move" in entry:
            problem = self.move(seat, entry["move"])
            if problem:
                return [*found, problem], False
        if "events" in entry:
            found += self.events(entry["events"])
        if "expect" in entry:
            now = self.position()
            found += compare(entry["expect"], now, self.before, "")
            self.before = now
        return found, True

    def seat(self, name: int | str) -> int:
        """A seat by number or by what the game calls it."""
        seat = name if isinstance(name, int) else self.game.seat_named(self.state, name)
        if not 0 <= seat < self.state.seats:
            raise Mistake(f"'{name}' is no seat of this game")
        return seat

    def refused(self, seat: int, wanted: dict[str, str]) -> list[str]:
        refusal = self.state.refusal(seat, self.game.parse(wanted["move"]))
        if refusal is None:
            return [f"'{wanted['move']}' should be refused by {wanted['rule']}, it is allowed"]
        if refusal.rule != wanted["rule"]:
            by = f"{refusal.rule} forbids it ({refusal.message})"
            return [f"'{wanted['move']}' should be refused by {wanted['rule']}, {by}"]
        return []

    def legal(self, seat: int, wanted: list[str]) -> list[str]:
        legal = {self.game.text(move) for move in self.state.moves(seat)}
        expected = {self.game.text(self.game.parse(text)) for text in wanted}
        missing = [f"'{text}' should be legal" for text in sorted(expected - legal)]
        return missing + [f"'{text}' should not be legal" for text in sorted(legal - expected)]

    def move(self, seat: int, text: str) -> str:
        """Plays a move; '' or why it cannot be played. A move the engine has just played by itself counts as played."""
        move = self.game.parse(text)
        refusal = self.state.refusal(seat, move)
        if refusal is None:
            self.state.play(seat, move)
            self.forced = pairs(self.state)
            return ""
        if (seat, move) in self.forced:
            del self.forced[: self.forced.index((seat, move)) + 1]
            return ""
        legal = ", ".join(self.game.text(m) for m in self.state.moves(seat)) or "nothing"
        open_step = self.state.question()
        asked = "the game is over" if open_step is None else f"{open_step['message']} of {self.state.actors}"
        return (
            f"'{text}' of seat {seat} is refused by {refusal.rule} ({refusal.message}); open: {asked}; legal: {legal}"
        )

    def events(self, wanted: list[dict[str, Any]]) -> list[str]:
        """The wanted events in this order, others may lie between."""
        rest = list(self.state.events)
        for event in wanted:
            while rest and not any(agrees(event, rest[0].seen(viewer)) for viewer in range(self.state.seats)):
                rest.pop(0)
            if not rest:
                happened = ", ".join(str(event.seen(None)) for event in self.state.events)
                return [f"the event {event} should have happened; what happened: {happened}"]
            rest.pop(0)
        return []


def pairs(state: State) -> list[tuple[int, int]]:
    """The moves the engine has played by itself, as (seat, move)."""
    return [(state.forced[i], state.forced[i + 1]) for i in range(0, len(state.forced), 2)]


def agrees(wanted: dict[str, Any], seen: dict[str, Any] | None) -> bool:
    return seen is not None and all(key in seen and seen[key] == value for key, value in wanted.items())


def compare(wanted: Any, now: Any, before: Any, path: str) -> list[str]:
    """What differs between the wanted parts and the position; '+n' and '-n' mean a change."""
    if isinstance(wanted, dict):
        if not isinstance(now, dict):
            return (
                []
                if now is None and all(same(value, None) for value in wanted.values())
                else [differs(path, wanted, now)]
            )
        found = []
        for key, value in wanted.items():
            old = before.get(key) if isinstance(before, dict) else None
            if key not in now and not (path.count(".") or isinstance(value, dict)):
                raise Mistake(f"expect: the key '{key}' is not known (one of {', '.join(now)})")
            found += compare(value, now.get(key), old, f"{path}.{key}" if path else key)
        return found
    if isinstance(wanted, str) and wanted[:1] in "+-" and wanted[1:].isdigit():
        change = (now or 0) - (before or 0)
        return (
            [] if change == int(wanted) else [f"{path} should change by {wanted}, it changes by {change:+d} to {now}"]
        )
    return [] if same(wanted, now) else [differs(path, wanted, now)]


def same(wanted: Any, now: Any) -> bool:
    """Equal, or both nothing (an absent piece, no side, an empty list)."""
    return bool(wanted == now) or (wanted in NOTHING and now in NOTHING)


def differs(path: str, wanted: Any, now: Any) -> str:
    return f"{path} should be {wanted!r}, it is {now!r}"
