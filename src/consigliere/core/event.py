"""What happened, as data: public parts, parts for certain seats, results of chance."""

from typing import Any

from consigliere.core.chance import Luck
from consigliere.core.numbers import check_numbers


class Event:
    """One event: a kind and ints; `seen` turns them into JSON for one viewer. Cheap until it is read."""

    __slots__ = ("eyes", "kind", "luck", "parts", "secret", "table")

    def __init__(self, table: "EventTable", kind: int, parts: list[int]) -> None:
        self.table = table
        self.kind = kind
        self.parts = parts
        self.secret: list[int] | None = None
        self.eyes = 0  # bit i: seat i sees the secret parts
        self.luck: Luck | None = None

    def seen(self, viewer: int | None) -> dict[str, Any] | None:
        """What this viewer is shown of the event, or None if nothing."""
        return self.table.seen(self, viewer)

    def reveals(self) -> bool:
        """Whether the event shows somebody a part that was secret before."""
        return self.table.reveals[self.kind]

    def secret_for(self, viewer: int | None) -> bool:
        """Whether the event has parts that this viewer may not see."""
        return self.secret is not None and (viewer is None or not self.eyes >> viewer & 1)


class EventTable:
    """The kinds of events of a game; a row is its number, name, public fields and secret fields (see `fields`)."""

    __slots__ = ("kinds", "names", "public", "reveals", "secret")

    def __init__(self, rows: list[tuple[int, str, str, str]], kinds: dict[str, list[str]], reveals: list[str]) -> None:
        """`reveals` names the kinds that show what was secret before (other than the choice itself)."""
        check_numbers("event", [(number, name) for number, name, _, _ in rows], 0)
        self.kinds = kinds
        self.reveals = [name in reveals for _, name, _, _ in rows]
        self.names = [name for _, name, _, _ in rows]
        self.public = [fields(public) for _, _, public, _ in rows]
        self.secret = [fields(secret) for _, _, _, secret in rows]

    def seen(self, event: Event, viewer: int | None) -> dict[str, Any] | None:
        """The event as JSON for one viewer."""
        found: dict[str, Any] = {"kind": self.names[event.kind]}
        self.fill(found, self.public[event.kind], event.parts)
        secret = event.secret
        if secret is not None and viewer is not None and event.eyes >> viewer & 1:
            self.fill(found, self.secret[event.kind], secret)
        return found

    def fill(self, found: dict[str, Any], wanted: list[tuple[str, str]], parts: list[int]) -> None:
        if len(parts) < len(wanted) - (1 if wanted and wanted[-1][0].endswith("*") else 0):
            fields_of_it = ", ".join([name for name, _ in wanted])
            raise AssertionError(
                f"the event '{found['kind']}' has the fields {fields_of_it}; {len(parts)} were emitted"
            )
        for i in range(len(wanted)):
            name, kind = wanted[i]
            if name.endswith("*"):
                found[name[:-1]] = [self.value(kind, part) for part in parts[i:]]
            else:
                found[name] = self.value(kind, parts[i])

    def value(self, kind: str, part: int) -> Any:
        names = self.kinds.get(kind)
        if names is None:
            return part
        return names[part] if part >= 0 else None


def fields(text: str) -> list[tuple[str, str]]:
    """'seat area n' or 'from:area' as pairs of field name and kind of value; a last field 'tiles*:tile' is a list."""
    found = []
    for word in text.split():
        name, _, kind = word.partition(":")
        found.append((name, kind or name))
    return found
