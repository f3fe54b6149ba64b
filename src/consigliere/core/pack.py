"""Component packs: data with provenance, from a folder of TOML files or one file, extended and overlaid by key."""

import hashlib
import json
from pathlib import Path
from typing import Any

from consigliere.core.errors import Both, Mistake, Phrase
from consigliere.core.files import read_toml
from consigliere.core.pack_entry import (
    Entry,
    Origins,
    PackError,
    below,
    check_provenance,
    identity,
    label,
    shown,
    wrong,
)

__all__ = ["Difference", "Entry", "Pack", "PackError", "diff", "entries", "load", "overlay"]

EXTENDS = "extends"
REMOVE = "remove"
"""In changes: `remove = true` takes the entry away, `remove = ["key"]` keys of a table."""


class Pack:
    """The component data of a game. The data is shared between packs: nobody changes it."""

    __slots__ = ("data", "digest", "name", "origins")

    def __init__(self, name: str, data: dict[str, Any], origins: Origins) -> None:
        self.name = name
        self.data = data
        self.origins = origins
        self.digest = digest(self.top)

    @property
    def source(self) -> str:
        """The file or folder it was loaded from."""
        return self.origins.source

    @property
    def top(self) -> Entry:
        """The whole data as an entry, for checks."""
        return Entry(self.origins, "", self.data)


class Difference:
    """A key that two packs give different values; None where a pack does not have it."""

    __slots__ = ("left", "path", "right")

    def __init__(self, path: str, left: object, right: object) -> None:
        self.path = path
        self.left = left
        self.right = right


def digest(top: Entry) -> str:
    """The fingerprint of the data, whatever files and order it came in."""
    try:
        text = json.dumps(top.table, sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False)
    except (TypeError, ValueError) as problem:
        raise top.wrong("", Phrase("wanted-plain"), str(problem)) from None
    return hashlib.blake2b(text.encode(), digest_size=32).hexdigest()


def load(path: Path) -> Pack:
    """The pack in a folder of TOML files or in one file, which may extend another pack."""
    return _load(path, [])


def overlay(pack: Pack, changes: dict[str, Any], source: str = "[pack]") -> Pack:
    """The pack with some entries added or changed, named by their keys."""
    origins = Origins(source)
    origins.note(changes, "", source)
    return _lay_over(pack, changes, pack.name, origins)


def entries(pack: Pack) -> list[Entry]:
    """All entries in order: every table that says its provenance or must."""
    entries: list[Entry] = []
    _collect(pack.top, True, entries)
    return entries


def check_header(top: Entry, game: str, schema: int, needed: list[str]) -> None:
    """The keys a pack must have, what it is called, and whether it is for this game in a format that is read."""
    top.keys(needed)
    for key in ("name", "title"):
        top.text(key)
    top.fixed("schema", schema, Phrase("wanted-why-format"))
    top.fixed("game", game, Phrase("wanted-why-game"))


def check_entries(pack: Pack) -> None:
    """Every entry of a pack has provenance, and a key of its own in its list."""
    seen: set[str] = set()
    for entry in entries(pack):
        if entry.path in seen:
            raise entry.wrong("", Phrase("wanted-one-entry"), Phrase("wanted-two"))
        seen.add(entry.path)
        check_provenance(entry)


def diff(left: Pack, right: Pack) -> list[Difference]:
    """What differs, by key path; entries of lists are compared by their keys."""
    differences: list[Difference] = []
    _compare(left.data, right.data, "", differences)
    return differences


def own_pack(name: str) -> Path:
    """Where a game of that name keeps its own pack."""
    return Path(__file__).parent.parent / "games" / name.replace("-", "_") / "pack"


def _load(path: Path, above: list[Path]) -> Pack:
    if path.resolve() in above:
        raise wrong(str(above[-1]), EXTENDS, Phrase("wanted-not-in-turn"), shown(str(path)))
    origins = Origins(str(path))
    data: dict[str, Any] = {}
    for file in _files(path):
        _join(data, _read(file), "", file, origins)
    if EXTENDS not in data:
        return Pack(_name(data, path), data, origins)
    base = _load(_extended(path, origins, data.pop(EXTENDS)), [*above, path.resolve()])
    return _lay_over(base, data, _name(data, path), origins)


def _name(data: dict[str, Any], path: Path) -> str:
    name = data.get("name")
    return name if isinstance(name, str) else path.stem


def _extended(path: Path, origins: Origins, name: object) -> Path:
    if isinstance(name, str) and name:
        for place in (own_pack(name), (path if path.is_dir() else path.parent) / name):
            if place.exists():
                return place
    raise wrong(origins.file(EXTENDS), EXTENDS, Phrase("wanted-name"), shown(name))


def _files(path: Path) -> list[Path]:
    if not path.is_dir():
        return [path]
    files = sorted(path.rglob("*.toml"), key=str)
    if not files:
        raise wrong(str(path), "", Phrase("wanted-folder"), Phrase("wanted-none"))
    return files


def _read(file: Path) -> dict[str, Any]:
    try:
        return read_toml(file)
    except Mistake as problem:
        if isinstance(problem.__cause__, OSError):
            raise wrong(
                str(file), "", Phrase("wanted-pack"), problem.__cause__.strerror or str(problem.__cause__)
            ) from None
        raise PackError("mistake-pack-file", problem=problem) from None


def _join(data: dict[str, Any], more: dict[str, Any], path: str, file: Path, origins: Origins) -> None:
    """Add the keys of another file of the same folder; lists of tables go on, nothing else is given twice."""
    for key, value in more.items():
        here, there = below(path, key), data.get(key)
        if there is None:
            data[key] = value
            origins.note(value, here, str(file))
        elif isinstance(there, dict) and isinstance(value, dict):
            _join(there, value, here, file, origins)
        elif identity(there) and identity(there) == identity(value):
            there.extend(value)
            origins.note(value, here, str(file))
        else:
            raise wrong(str(file), here, Phrase("wanted-one-file", file=origins.file(here)), Phrase("wanted-again"))


def _lay_over(base: Pack, changes: dict[str, Any], name: str, origins: Origins) -> Pack:
    data = _changed_table(base.data, changes, Entry(origins, "", changes))
    origins.files = base.origins.files | origins.files
    return Pack(name, data, origins)


def _changed_table(old: dict[str, Any], new: dict[str, Any], here: Entry) -> dict[str, Any]:
    result = dict(old)
    for key in _removed_keys(here):
        if result.pop(key, None) is None:
            raise here.wrong(REMOVE, Phrase("wanted-keys-there"), shown(key))
    for key, value in new.items():
        if key == REMOVE:
            continue
        result[key] = _changed(result[key], value, key, here) if key in result else value
    return result


def _removed_keys(here: Entry) -> list[str]:
    return here.texts(REMOVE) if REMOVE in here.table else []


def _changed(old: object, new: object, key: str, here: Entry) -> object:
    if isinstance(old, dict) and isinstance(new, dict):
        return _changed_table(old, new, here.part(key))
    if isinstance(old, list) and isinstance(new, list):
        keys = identity(old)
        return _changed_list(old, new, keys, key, here) if keys else new
    if _kind(old) != _kind(new):
        raise here.wrong(key, Phrase(f"mistake-kind-{_kind(old)}"), shown(new))
    return new


def _changed_list(old: list[Any], new: list[Any], keys: tuple[str, ...], key: str, here: Entry) -> list[Any]:
    places = {label(table, keys): place for place, table in enumerate(old)}
    result: list[Any] = list(old)
    for number, table in enumerate(new, 1):
        path = f"{below(here.path, key)}[{number}]"
        if not isinstance(table, dict) or any(name not in table for name in keys):
            given = ", ".join(table) if isinstance(table, dict) else shown(table)
            raise wrong(
                here.origins.file(path),
                path,
                Phrase("wanted-table-with", keys=Both(keys)),
                given or Phrase("wanted-empty-table"),
            )
        name = label(table, keys)
        entry = Entry(here.origins, f"{below(here.path, key)}[{name}]", table)
        if table.get(REMOVE) is True:
            if name not in places:
                raise entry.wrong(REMOVE, Phrase("wanted-entry-there"), shown(name))
            result[places[name]] = None
        elif name in places:
            result[places[name]] = _changed_table(old[places[name]], table, entry)
        else:
            result.append(table)
    return [table for table in result if table is not None]


def _kind(value: object) -> str:
    if isinstance(value, bool):
        return "truth"
    if isinstance(value, int | float):
        return "number"
    if isinstance(value, str):
        return "text"
    return "list" if isinstance(value, list) else "table"


def _collect(entry: Entry, must: bool, found: list[Entry]) -> None:
    if entry.path and (must or "prov" in entry.table):
        found.append(entry)
    for key, value in entry.table.items():
        if isinstance(value, dict):
            _collect(entry.part(key), not entry.path, found)
        elif identity(value):
            for inner in entry.parts(key):
                _collect(inner, True, found)


def _compare(left: object, right: object, path: str, found: list[Difference]) -> None:
    if isinstance(left, dict) and isinstance(right, dict):
        for key in [*left, *(key for key in right if key not in left)]:
            _compare(left.get(key), right.get(key), below(path, key), found)
    elif identity(left) and identity(left) == identity(right):
        _compare_entries(left, right, path, found)
    elif left != right or type(left) is not type(right):
        found.append(Difference(path, left, right))


def _compare_entries(left: object, right: object, path: str, found: list[Difference]) -> None:
    assert isinstance(left, list)
    assert isinstance(right, list)
    keys = identity(left)
    ours = {label(table, keys): table for table in left}
    theirs = {label(table, keys): table for table in right}
    for name in [*ours, *(name for name in theirs if name not in ours)]:
        _compare(ours.get(name), theirs.get(name), f"{path}[{name}]", found)
