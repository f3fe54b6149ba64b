"""What happened, as data: public parts, parts for certain seats, results of chance."""

from typing import Any

from consigliere.core.chance import Luck


class Event:
    """One event: a kind and ints; `seen` turns them into JSON for one viewer. Cheap until it is read."""

    __slots__ = ("kind", "luck", "parts", "secret", "table", "visible_to")

    def __init__(self, table: "EventTable", kind: int, parts: list[int]) -> None:
        self.table = table
        self.kind = kind
        self.parts = parts
        self.secret: list[int] | None = None
        self.visible_to = 0  # bit i: seat i sees the secret parts
        self.luck: Luck | None = None

    def seen(self, viewer: int | None) -> dict[str, Any] | None:
        """What this viewer is shown of the event, or None if nothing."""
        return self.table.seen(self, viewer)

    def reveals(self) -> bool:
        """Whether the event shows somebody a part that was secret before."""
        return self.table.reveals[self.kind]

    def secret_for(self, viewer: int | None) -> bool:
        """Whether the event has parts that this viewer may not see."""
        return self.secret is not None and (viewer is None or not self.visible_to >> viewer & 1)


class EventKinds:
    """The kinds of events of one game, numbered in the order in which they are added."""

    __slots__ = ("names", "public", "reveals", "secret")

    def __init__(self) -> None:
        self.names: list[str] = []
        self.public: list[list[tuple[str, str]]] = []
        self.secret: list[list[tuple[str, str]]] = []
        self.reveals: list[bool] = []

    def add(self, name: str, public: str = "", secret: str = "", reveals: bool = False) -> int:
        """Declare a kind with its fields (see `fields`) and return its number.

        `reveals`: it shows what was secret before, other than the choice itself.
        """
        self.names.append(name)
        self.public.append(fields(public))
        self.secret.append(fields(secret))
        self.reveals.append(reveals)
        return len(self.names) - 1


class EventTable:
    """The kinds of events of a game, and the names of what their fields hold."""

    __slots__ = ("kinds", "names", "public", "reveals", "secret")

    def __init__(self, declared: EventKinds, kinds: dict[str, list[str]]) -> None:
        self.kinds = kinds
        self.names = declared.names
        self.public = declared.public
        self.secret = declared.secret
        self.reveals = declared.reveals

    def seen(self, event: Event, viewer: int | None) -> dict[str, Any] | None:
        """The event as JSON for one viewer."""
        content: dict[str, Any] = {"kind": self.names[event.kind]}
        self.fill(content, self.public[event.kind], event.parts)
        secret = event.secret
        if secret is not None and viewer is not None and event.visible_to >> viewer & 1:
            self.fill(content, self.secret[event.kind], secret)
        return content

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
    pairs = []
    for word in text.split():
        name, _, kind = word.partition(":")
        pairs.append((name, kind or name))
    return pairs
