"""Reading what a person has written by hand: a value, or a Mistake that says where and what would be right."""

from typing import Any

from consigliere.core.errors import Mistake


def index_of(names: list[str], name: Any, where: str) -> int:
    """The index of a name in a list."""
    if name not in names:
        raise Mistake("mistake-name", where=where, name=name, names=list(names))
    return names.index(name)


def count_of(entry: dict[str, Any], key: str, where: str, default: int) -> int:
    """A number of pieces in a table, or what it is if nothing is said."""
    value = entry.get(key, default)
    if not isinstance(value, int) or value < 0:
        raise Mistake("mistake-number-from", where=where, key=key, value=repr(value))
    return value


def known_keys(entry: Any, known: set[str], where: str) -> None:
    """A key nobody knows is an error, not a silent nothing."""
    if not isinstance(entry, dict):
        raise Mistake("mistake-table", where=where, found=repr(entry))
    for key in entry:
        if key not in known:
            raise Mistake("mistake-key", where=where, key=key, known=sorted(known))


def everybody(named: dict[str, Any], names: list[str], seats: int, rest: Any, where: str) -> dict[str, dict[str, Any]]:
    """All who play, with their seats: those named; then those that the rest of a position mentions; then the first of
    `names`. Who is named without a seat gets the first free one, the others follow in the order of `names`.
    """
    if len(named) > seats:
        raise Mistake("mistake-players", where=where, seats=seats, found=len(named))
    families: dict[str, dict[str, Any]] = {}
    taken: list[int] = []
    for name, entry in named.items():
        index_of(names, name, where)
        if not isinstance(entry, dict):
            raise Mistake("mistake-table-of", where=where, name=name, found=repr(entry))
        families[name] = entry
        seat = entry.get("seat")
        if "seat" in entry:
            if not isinstance(seat, int) or isinstance(seat, bool) or seat not in range(seats) or seat in taken:
                raise Mistake("mistake-free-seat", where=where, name=name, last=seats - 1, seat=repr(seat))
            taken.append(seat)
    chosen = list(families)
    for name in [*mentioned(rest, names), *names]:
        if len(chosen) < seats and name not in chosen:
            chosen.append(name)
    free = [seat for seat in range(seats) if seat not in taken]
    for name in [*families, *[name for name in names if name in chosen and name not in families]]:
        if "seat" not in families.get(name, {}):
            families[name] = {**families.get(name, {}), "seat": free.pop(0)}
    return families


def mentioned(tree: Any, names: list[str]) -> list[str]:
    """The names that occur anywhere in a tree of tables and lists, as a key, a value, or in front of a dot."""
    if isinstance(tree, str):
        name = tree.partition(".")[0]
        return [name] if name in names else []
    lines: list[str] = []
    if isinstance(tree, dict):
        for key, value in tree.items():
            lines.extend(mentioned(key, names))
            lines.extend(mentioned(value, names))
    elif isinstance(tree, list):
        for value in tree:
            lines.extend(mentioned(value, names))
    return lines
