"""The type of a component pack, read from its data: tables become interfaces, entries of a list are of one kind."""

from collections.abc import Iterator
from typing import Any

SHORT = 4  # numbers in a list that are always as many, up to so many, are a tuple: a point, a colour
PROVENANCE = ("prov", "prov_note")


class Kind:
    """What was found in one place of the pack, over all entries."""

    __slots__ = ("fields", "items", "lengths", "plain", "seen", "tables")

    def __init__(self) -> None:
        self.plain: list[str] = []
        self.tables = 0  # how many tables were found here
        self.fields: dict[str, Kind] = {}
        self.seen: dict[str, int] = {}  # in how many of them a field is there
        self.items: Kind | None = None
        self.lengths: set[int] = set()

    def add(self, value: Any) -> None:
        """One more value of this place."""
        if isinstance(value, dict):
            self.tables += 1
            for name, inner in value.items():
                if name not in PROVENANCE and not name.endswith("_prov"):
                    self.fields.setdefault(name, Kind()).add(inner)
                    self.seen[name] = self.seen.get(name, 0) + 1
        elif isinstance(value, list):
            self.items = self.items or Kind()
            self.lengths.add(len(value))
            for inner in value:
                self.items.add(inner)
        else:
            name = "boolean" if isinstance(value, bool) else "string" if isinstance(value, str) else "number"
            if name not in self.plain:
                self.plain.append(name)

    def join(self, other: "Kind") -> None:
        """Takes in what was found in another place of the same name."""
        self.plain += [name for name in other.plain if name not in self.plain]
        self.tables += other.tables
        self.lengths |= other.lengths
        for name, kind in other.fields.items():
            self.fields.setdefault(name, Kind()).join(kind)
            self.seen[name] = self.seen.get(name, 0) + other.seen[name]
        if other.items is not None:
            self.items = self.items or Kind()
            self.items.join(other.items)


class PackInterfaces:
    """Names every table of a pack: Pack and its key; where that is taken, with the key above it."""

    def __init__(self, names: dict[str, str], unread: tuple[str, ...], values: dict[str, str]) -> None:
        self.names = names  # names given by the game, by path without list marks
        self.unread = unread  # paths of tables that no client reads
        self.values = values  # types of plain values, where a game has names for them
        self.kinds: dict[str, Kind] = {}
        self.paths: dict[str, str] = {}

    def read(self, data: dict[str, Any]) -> dict[str, str]:
        """The interfaces by name, as TypeScript."""
        top = Kind()
        top.add(data)
        for path, kind in sorted(
            tables(top, "", self.unread), key=lambda one: one[0].count(".")
        ):  # the upper ones keep short names
            name = self.name(path)
            self.paths[path] = name
            if name in self.kinds:
                self.kinds[name].join(kind)
            else:
                self.kinds[name] = kind
        found = {}
        for name, kind in self.kinds.items():
            path = next(path for path, taken in self.paths.items() if taken == name)
            lines = []
            for field, inner in kind.fields.items():
                mark = "" if kind.seen[field] == kind.tables else "?"
                lines.append(f"  {field}{mark}: {self.text(inner, f'{path}.{field}'.strip('.'))};\n")
            found[name] = f"export interface {name} {{\n{''.join(lines)}}}\n"
        return found

    def name(self, path: str) -> str:
        """The name of a table."""
        if path in self.names:
            return self.names[path]
        keys = path.split(".") if path else []
        for many in range(min(1, len(keys)), len(keys) + 1):
            name = "Pack" + "".join(camel(key) for key in keys[len(keys) - many :])
            if name not in self.kinds:
                return name
        raise ValueError(f"two tables of the pack have the path {path}")

    def text(self, kind: Kind, path: str) -> str:
        """A kind as an expression."""
        if path in self.unread:
            return "unknown"
        found = [self.values[path]] if path in self.values and kind.plain else list(kind.plain)
        if kind.items is not None:
            inner = self.text(kind.items, path)
            length = min(kind.lengths)
            if inner == "number" and kind.lengths == {length} and 1 < length <= SHORT:
                found.append(f"[{', '.join([inner] * length)}]")
            else:
                found.append(f"({inner})[]" if " | " in inner else f"{inner}[]")
        if kind.tables:
            found.append(self.record(kind, path) if by_id(kind) else self.paths[path])
        return " | ".join(found) or "never"

    def record(self, kind: Kind, path: str) -> str:
        """A table by ids: all its values are of one kind."""
        inside = dict.fromkeys(self.text(inner, f"{path}.{field}") for field, inner in kind.fields.items())
        return f"Record<string, {' | '.join(inside)}>"


def tables(kind: Kind, path: str, unread: tuple[str, ...]) -> Iterator[tuple[str, Kind]]:
    """All tables with names of fields, with their paths."""
    if path in unread:
        return
    if kind.items is not None:
        yield from tables(kind.items, path, unread)
    if kind.tables and not by_id(kind):
        yield path, kind
    for field, inner in kind.fields.items():
        yield from tables(inner, f"{path}.{field}".strip("."), unread)


def by_id(kind: Kind) -> bool:
    """Whether the keys of a table are ids or numbers instead of names of fields."""
    return not all(name.isidentifier() for name in kind.fields)


def camel(key: str) -> str:
    """A key as part of a name, without its plural."""
    single = key[:-3] + "y" if key.endswith("ies") else key[:-1] if key.endswith("s") and key[-2] != "s" else key
    return "".join(word.capitalize() for word in single.split("_"))
