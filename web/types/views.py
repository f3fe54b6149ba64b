"""What the views, events and pack of one game hold, as TypeScript (`python web/make_types.py` writes it).

Understands typed dictionaries, lists, dictionaries, tuples, literals and unions. Every class that a type mentions
becomes an interface of the same name.
"""

import types
import typing
from collections.abc import Iterable
from typing import Annotated, Any, Literal, NotRequired, Required, Union, get_args, get_origin

from consigliere.core.event import EventTable
from web.types.packs import PackInterfaces

PLAIN: dict[object, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    None: "null",
    type(None): "null",
    Any: "unknown",
    object: "unknown",
}
WIDTH = 100  # columns of a line, as Prettier has them
HEAD = """\
// Made by `python web/make_types.py`: change the Python types instead.
import type { GameTypes } from '../../lib/net/types';
"""
TYPES = """\
/** What this game puts into the messages of a table. */
export interface Types extends GameTypes {
  table: Table;
  own: Own;
  chosen: Chosen;
  outlook: Outlook;
  sides: Sides;
  aids: Aids;
  args: QuestionArgs;
  unknown: Unknown;
  pack: Pack;
  event: Happening;
}
"""


class Writer:
    """Collects interfaces in the order in which they are first needed."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}
        self.names: dict[Any, str] = {}  # literals that have a name

    def expression(self, wanted: Any) -> str:
        """A type as an expression; classes on the way are written as interfaces."""
        if wanted in PLAIN:
            return PLAIN[wanted]
        origin, inside = get_origin(wanted), get_args(wanted)
        if origin is Literal and wanted in self.names:
            return self.names[wanted]
        if origin is Annotated or origin in (NotRequired, Required):
            return self.expression(inside[0])
        if origin is Literal:
            return " | ".join(repr(value) if isinstance(value, str) else str(value).lower() for value in inside)
        if origin in (Union, types.UnionType):
            return self.union(inside)
        if origin in (list, frozenset, set):
            return f"{self.inner(inside[0])}[]"
        if origin is tuple:
            if inside[-1] is Ellipsis:
                return f"{self.inner(inside[0])}[]"
            return f"[{', '.join(self.expression(one) for one in inside)}]"
        if origin is dict:
            return f"Record<{self.expression(inside[0])}, {self.expression(inside[1])}>"
        if isinstance(wanted, type):
            return self.interface(wanted)
        raise TypeError(f"no TypeScript for {wanted!r}")

    def union(self, parts: Iterable[Any]) -> str:
        """The parts of a union, each once."""
        return " | ".join(dict.fromkeys(self.expression(one) for one in parts))

    def inner(self, wanted: Any) -> str:
        """A type before `[]`."""
        text = self.expression(wanted)
        return f"({text})" if " | " in text else text

    def interface(self, wanted: type) -> str:
        """A class as an interface; its name."""
        name = wanted.__name__
        if name not in self.written:
            self.written[name] = ""  # types may mention themselves
            lines = "".join(f"  {line};\n" for line in self.fields(wanted))
            if not lines:
                self.alias(name, "Record<string, never>")
                return name
            doc = (wanted.__doc__ or "").strip().split("\n")[0]
            comment = f"/** {doc} */\n" if doc and not doc.startswith(("dict(", f"{name}(")) else ""
            self.written[name] = f"{comment}export interface {name} {{\n{lines}}}\n"
        return name

    def fields(self, wanted: type) -> list[str]:
        """The fields of a class, one line each."""
        if not typing.is_typeddict(wanted):
            raise TypeError(f"no TypeScript for {wanted!r}")
        optional = wanted.__optional_keys__  # type: ignore[attr-defined]
        hints = typing.get_type_hints(wanted, include_extras=True)
        return [f"{key(name)}{'?' if name in optional else ''}: {self.expression(one)}" for name, one in hints.items()]

    def alias(self, name: str, text: str) -> None:
        """A name for an expression."""
        self.written[name] = f"export type {name} = {text};\n"

    def text(self) -> str:
        """All that was written."""
        return HEAD + "".join(f"\n{one}" for one in self.written.values())


def key(name: str) -> str:
    """A key, in quotes where TypeScript needs them."""
    return name if name.isidentifier() else repr(name)


def event_union(table: EventTable) -> str:
    """The kinds of events of a game as one union; secret fields are there only for those who may see them."""
    found = []
    for kind, public, secret in zip(table.names, table.public, table.secret, strict=True):
        fields = [f"kind: '{kind}'"]
        for rows, mark in ((public, ""), (secret, "?")):
            for name, value in rows:
                one = "number" if value not in table.kinds else "string | null"
                many = name.endswith("*")
                fields.append(f"{name.rstrip('*')}{mark}: {f'({one})[]' if many and ' ' in one else one + '[]' * many}")
        line = f"\n  | {{ {'; '.join(fields)} }}"
        if len(line) > WIDTH:
            line = "\n  | {" + "".join(f"\n      {field};" for field in fields) + "\n    }"
        found.append(line)
    return "".join(found)


def game_types(module: types.ModuleType, events: EventTable, pack: dict[str, Any]) -> str:
    """All types of one game: what its views and its pack hold, and what can happen."""
    writer = Writer()
    for name, value in vars(module).items():
        if get_origin(value) is Literal:
            writer.alias(name, writer.expression(value))
            writer.names[value] = name
    for name in ("Table", "Own", "Chosen", "Outlook", "Sides", "Aids", "QuestionArgs", "Unknown"):
        wanted = getattr(module, name, None)  # nobody plays in teams: no sides
        if typing.is_typeddict(wanted):
            writer.expression(wanted)
        else:
            writer.alias(name, writer.expression(wanted))
    writer.written |= PackInterfaces(module.PACK_NAMES, module.PACK_UNREAD, module.PACK_VALUES).read(pack)
    writer.alias("Happening", event_union(events))
    writer.written["Types"] = TYPES
    return writer.text()
