"""One table of a pack, with the place it stands at: typed access, and errors that name file, key and expectation."""

import json
from typing import Any

from consigliere.core.errors import PackError as PackError
from consigliere.core.errors import Phrase

IDENTITIES = (
    *(("id",), ("color",), ("number",), ("row", "pos"), ("column",)),
    *(("track", "space"), ("space",), ("slot",), ("player",), ("players",)),
)
"""What tells the tables of a list apart; the first that all of them have counts."""

PROVENANCE = ["S", "E", "W", "M", "R"]
"""Stated by the rulebook, read off an example, an outside page, remembered, our reconstruction."""

SHORT = 70


def wrong(source: str, path: str, expected: str | Phrase, found: str | Phrase) -> PackError:
    """The error for one key of one file."""
    where = f"{source}: {path}" if path else source
    return PackError("mistake-pack-found", where=where, expected=expected, found=found)


def shown(value: object) -> str | Phrase:
    """A value as an error sentence shows it."""
    if value is None:
        return Phrase("wanted-nothing")
    if isinstance(value, dict):
        return Phrase("mistake-kind-table")
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= SHORT else text[: SHORT - 1] + "…"


def either(words: list[str]) -> str | Phrase:
    """Words as an expectation: one of a, b, c."""
    return shown(words[0]) if len(words) == 1 else Phrase("wanted-one-of", words=[word or '""' for word in words])


def identity(value: object) -> tuple[str, ...]:
    """The keys that tell the tables of a list apart; empty if it is no list of such tables."""
    if not isinstance(value, list) or not value or not all(isinstance(table, dict) for table in value):
        return ()
    for keys in IDENTITIES:
        if all(key in table for table in value for key in keys):
            return keys
    return ()


def label(table: dict[str, Any], keys: tuple[str, ...]) -> str:
    """What a table of a list is called in a key path: order[red.basic.1], space[justice 2]."""
    return " ".join(str(table[key]) for key in keys)


def below(path: str, key: str) -> str:
    """The path of a key in the table at a path."""
    return f"{path}.{key}" if path else key


class Origins:
    """Which file gave which key its value."""

    __slots__ = ("files", "source")

    def __init__(self, source: str) -> None:
        self.source = source
        self.files: dict[str, str] = {}

    def note(self, value: object, path: str, file: str) -> None:
        """Remember the file for everything at and below a path."""
        if path:
            self.files[path] = file
        if isinstance(value, dict):
            for key, inner in value.items():
                self.note(inner, below(path, key), file)
        elif keys := identity(value):
            assert isinstance(value, list)
            for table in value:
                self.note(table, f"{path}[{label(table, keys)}]", file)

    def file(self, path: str) -> str:
        """The file of the nearest thing above a path, or the whole pack's."""
        for end in range(len(path), 0, -1):
            if path[:end] in self.files:
                return self.files[path[:end]]
        return self.source


class Entry:
    """One table of a pack; `whole`, `text` and the like read a key or raise a PackError."""

    __slots__ = ("origins", "path", "table")

    def __init__(self, origins: Origins, path: str, table: dict[str, Any]) -> None:
        self.origins = origins
        self.path = path
        self.table = table

    @property
    def prov(self) -> str:
        """Its provenance letters, such as S+R; empty if it says none."""
        return str(self.table.get("prov", ""))

    def wrong(self, key: str, expected: str | Phrase, found: str | Phrase = "") -> PackError:
        """The error for one key of this table; without `found` it shows the value."""
        path = below(self.path, key) if key else self.path
        return wrong(self.origins.file(path), path, expected, found or shown(self.table.get(key)))

    def keys(self, needed: list[str], optional: list[str] | None = None) -> None:
        """All needed keys are there and no others but the optional ones and the provenance."""
        for key in needed:
            if key not in self.table:
                raise self.wrong(key, Phrase("wanted-given"))
        known = [*needed, *(optional or []), "prov", "prov_note"]
        for key in self.table:
            if key not in known:
                raise self.wrong(key, Phrase("wanted-no-key-but", known=sorted(known)), shown(key))

    def whole(self, key: str, low: int, high: int) -> int:
        """A whole number in a range."""
        value = self.table.get(key)
        if not is_whole(value, low, high):
            raise self.wrong(key, whole_number(low, high))
        assert isinstance(value, int)
        return value

    def fixed(self, key: str, value: int | bool | str, why: str | Phrase) -> None:
        """A value that a rule or another key settles."""
        given = self.table.get(key)
        if type(given) is not type(value) or given != value:
            raise self.wrong(key, Phrase("wanted-fixed", value=shown(value), why=why))

    def number(self, key: str, low: float, high: float) -> float:
        """A number in a range."""
        value = self.table.get(key)
        if isinstance(value, bool) or not isinstance(value, int | float) or not low <= value <= high:
            raise self.wrong(key, Phrase("wanted-number", low=f"{low:g}", high=f"{high:g}"))
        return float(value)

    def text(self, key: str) -> str:
        """A text that is not empty."""
        value = self.table.get(key)
        if not isinstance(value, str) or not value:
            raise self.wrong(key, Phrase("mistake-kind-text"))
        return value

    def word(self, key: str, among: list[str]) -> str:
        """One of some words."""
        value = self.table.get(key)
        if not isinstance(value, str) or value not in among:
            raise self.wrong(key, either(among))
        return value

    def flag(self, key: str) -> bool:
        """True or false."""
        value = self.table.get(key)
        if not isinstance(value, bool):
            raise self.wrong(key, Phrase("mistake-kind-truth"))
        return value

    def wholes(self, key: str, low: int, high: int) -> list[int]:
        """A list of whole numbers in a range."""
        values = self.table.get(key)
        if not isinstance(values, list) or not all(is_whole(value, low, high) for value in values):
            raise self.wrong(key, whole_numbers(low, high))
        return list(values)

    def texts(self, key: str) -> list[str]:
        """A list of texts."""
        values = self.table.get(key)
        if not isinstance(values, list) or not all(isinstance(value, str) for value in values):
            raise self.wrong(key, Phrase("wanted-texts"))
        return list(values)

    def references(self, key: str, known: list[str], what: Phrase) -> list[str]:
        """A list of ids that exist, none of them twice."""
        values = self.texts(key)
        for value in values:
            if value not in known:
                raise self.wrong(key, Phrase("wanted-ids", what=what), shown(value))
            if values.count(value) > 1:
                raise self.wrong(
                    key, Phrase("wanted-once"), Phrase("wanted-times", value=shown(value), count=values.count(value))
                )
        return values

    def point(self, key: str) -> tuple[float, float]:
        """A point [x, y]."""
        value = self.table.get(key)
        if not is_point(value):
            raise self.wrong(key, Phrase("wanted-point"))
        assert isinstance(value, list)
        return float(value[0]), float(value[1])

    def points(self, key: str) -> list[tuple[float, float]]:
        """A list of points."""
        values = self.table.get(key)
        if not isinstance(values, list) or not all(is_point(value) for value in values):
            raise self.wrong(key, Phrase("wanted-points"))
        return [(float(value[0]), float(value[1])) for value in values]

    def part(self, key: str) -> "Entry":
        """The table under a key."""
        value = self.table.get(key)
        if not isinstance(value, dict):
            raise self.wrong(key, Phrase("mistake-kind-table"), shown(value))
        return Entry(self.origins, below(self.path, key), value)

    def parts(self, key: str) -> list["Entry"]:
        """The tables of a list; those without an identity are counted from 1 in the path."""
        values = self.table.get(key)
        if not isinstance(values, list) or not all(isinstance(value, dict) for value in values):
            raise self.wrong(key, Phrase("wanted-tables"))
        keys, path = identity(values), below(self.path, key)
        return [
            Entry(self.origins, f"{path}[{label(table, keys) if keys else place}]", table)
            for place, table in enumerate(values, 1)
        ]


def is_whole(value: object, low: int, high: int) -> bool:
    """Whether a value is a whole number in a range (true and false are not)."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def is_point(value: object) -> bool:
    """Whether a value is a list of two numbers."""
    if not isinstance(value, list) or len(value) != 2:
        return False
    return all(isinstance(number, int | float) and not isinstance(number, bool) for number in value)


def whole_number(low: int, high: int) -> Phrase:
    """The expectation of a whole number."""
    return (
        Phrase("wanted-the-whole", low=str(low))
        if low == high
        else Phrase("wanted-whole", low=str(low), high=str(high))
    )


def whole_numbers(low: int, high: int) -> Phrase:
    """The expectation of a list of them."""
    if low == high:
        return Phrase("wanted-wholes-of", low=str(low))
    return Phrase("wanted-wholes", low=str(low), high=str(high))


def check_ids(entries: list[Entry], key: str) -> list[str]:
    """Every entry has an id of its own; returns them in their order."""
    ids: list[str] = []
    for entry in entries:
        name = entry.text(key)
        if name in ids:
            raise entry.wrong(key, Phrase("wanted-own-id"), Phrase("wanted-twice", value=shown(name)))
        ids.append(name)
    return ids


def check_exactly(owner: Entry, key: str, ids: list[str], wanted: list[str]) -> None:
    """The ids of a list are exactly the wanted ones, in any order."""
    for name in wanted:
        if name not in ids:
            raise owner.wrong(key, Phrase("wanted-entry", name=shown(name)), ", ".join(ids) or Phrase("wanted-none"))
    for name in ids:
        if name not in wanted:
            raise owner.wrong(key, Phrase("wanted-only", wanted=list(wanted)), shown(name))


def check_provenance(entry: Entry) -> None:
    """The entry says where it comes from, in known letters, each once."""
    letters = entry.prov.split("+")
    if any(letter not in PROVENANCE for letter in letters) or len(set(letters)) != len(letters):
        raise entry.wrong("prov", Phrase("wanted-provenance", letters=PROVENANCE))
    if "prov_note" in entry.table:
        entry.text("prov_note")
