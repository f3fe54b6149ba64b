"""Reading what a person has written by hand: a value, or a Mistake that says where and what would be right."""

from typing import Any

from consigliere.core.errors import Mistake


def index_of(names: list[str], name: Any, where: str) -> int:
    """The index of a name in a list."""
    if name not in names:
        raise Mistake(f"{where}: '{name}' is not known here (one of {', '.join(names)})")
    return names.index(name)


def count_of(entry: dict[str, Any], key: str, where: str, default: int) -> int:
    """A number of pieces in a table, or what it is if nothing is said."""
    value = entry.get(key, default)
    if not isinstance(value, int) or value < 0:
        raise Mistake(f"{where}.{key}: a number from 0 is expected, found {value!r}")
    return value


def known_keys(entry: Any, known: set[str], where: str) -> None:
    """A key nobody knows is an error, not a silent nothing."""
    if not isinstance(entry, dict):
        raise Mistake(f"{where}: a table is expected, found {entry!r}")
    for key in entry:
        if key not in known:
            raise Mistake(f"{where}: the key '{key}' is not known (one of {', '.join(sorted(known))})")
