# not compiled: it reads files written by hand and compares trees of plain data.
"""Scenarios: a position, what is played, what must come of it; small enough to write by hand (TOML)."""

from pathlib import Path
from typing import Any

from consigliere.core.errors import Either, Mistake, Phrase
from consigliere.core.files import read_toml

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
    "sees": (dict,),
    "stop": (bool,),
}
REFUSE_SHAPES: dict[str, tuple[type, ...]] = {"move": (str,), "rule": (str,), "why": (str,)}
SEES_SHAPES: dict[str, tuple[type, ...]] = {"viewer": (str, int), "knows": (dict,), "not": (list,)}
KEYS = set(SHAPES)
PLAY_KEYS = set(PLAY_SHAPES)
NAMES = {str: "text", int: "whole", list: "list", dict: "table", bool: "true"}


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
                check_shape(entry["refuse"], REFUSE_SHAPES, ("move",), f"{where}: refuse")
            if "sees" in entry:
                check_shape(entry["sees"], SEES_SHAPES, ("viewer",), f"{where}: sees")
                check_parts(entry["sees"].get("not", []), str, f"{where}: sees.not")
            if "stop" in entry and (entry["stop"] is not True or i + 1 < len(self.play)):
                raise Mistake("mistake-scenario-stop", where=where)


def check_shape(
    table: dict[str, Any], shapes: dict[str, tuple[type, ...]], needed: tuple[str, ...], where: str
) -> None:
    """Only known keys, all needed ones, each with the right kind of value."""
    for key, value in table.items():
        if key not in shapes:
            raise Mistake("mistake-key", where=where, key=key, known=sorted(shapes))
        if not isinstance(value, shapes[key]) or (isinstance(value, bool) and bool not in shapes[key]):
            kinds = Either(Phrase(f"mistake-kind-{NAMES[kind]}") for kind in shapes[key])
            raise Mistake("mistake-kind", where=where, key=key, kinds=kinds, found=repr(value))
    for key in needed:
        if key not in table:
            raise Mistake("mistake-key-missing", where=where, key=key)


def check_parts(parts: Any, kind: type, where: str) -> None:
    """A list of parts of one kind."""
    for part in parts if isinstance(parts, list) else [None]:
        if not isinstance(part, kind):
            raise Mistake(f"mistake-list-{NAMES[kind]}", where=where, found=repr(parts))


def read(path: Path) -> Scenario:
    """Reads a scenario file; a Mistake names the file and what is wrong."""
    return Scenario(read_toml(path), str(path))
