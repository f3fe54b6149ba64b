"""What a viewer is sent of a position, encoded part by part: who was told one is told only what is new in the next.

What is public is encoded once for all viewers of a position.
"""

from typing import Any

import msgspec
from msgspec import UNSET

from consigliere.server.protocol.messages import View

Parts = dict[str, bytes]
encode = msgspec.json.encode
PUBLIC = "table"


class EncodedView:
    """A view in parts: its fields, and apart from them the table by what lies there."""

    __slots__ = ("fields", "table")

    def __init__(self, view: View, table: Parts) -> None:
        self.fields = {
            name: encode(value)
            for name in view.__struct_fields__
            if name != PUBLIC and (value := getattr(view, name)) is not UNSET
        }
        self.table = table

    def same(self, other: "EncodedView | None") -> bool:
        """Whether both tell the same."""
        return other is not None and self.fields == other.fields and self.table == other.table

    def whole(self) -> bytes:
        """All of it, in the place of a view."""
        return joined({**self.fields, PUBLIC: joined(self.table)})

    def diff(self, before: "EncodedView | None") -> tuple[bytes, bytes] | None:
        """The fields, and what of the table, that are not as they were; None if something is no longer there."""
        if before is None or before.fields.keys() - self.fields.keys() or before.table.keys() - self.table.keys():
            return None
        return joined(new(self.fields, before.fields)), joined(new(self.table, before.table))


def table_parts(table: dict[str, Any]) -> Parts:
    """What is public, encoded."""
    return {name: encode(value) for name, value in table.items()}


def new(parts: Parts, before: Parts) -> Parts:
    """The parts that are not as before."""
    if parts is before:
        return {}
    return {name: value for name, value in parts.items() if before.get(name) != value}


def joined(parts: Parts) -> bytes:
    """Encoded parts as one object."""
    return b"{" + b",".join([b'"%b":%b' % (name.encode(), value) for name, value in parts.items()]) + b"}"
