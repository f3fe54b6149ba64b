"""The client's types of everything that is sent and read, as TypeScript (`python web/make_types.py` writes it)."""

from typing import Any

import msgspec
from msgspec import inspect

from consigliere.server.protocol import messages, requests, responses

HEAD = """\
// Made by `python web/make_types.py` from requests.py, messages.py and responses.py of the server: change these.
// Words (label, question, lines …) are sent if a language is wanted; a page always wants one: required here.

/**
 * What the views, the events and the pack of one game hold. Each game names its own (`games/<name>/table.ts`);
 * the common parts of the page do not read it.
 */
export interface GameTypes {
  table: unknown;
  own: unknown;
  chosen: unknown;
  outlook: unknown;
  sides: unknown;
  aids: unknown;
  args: unknown;
  unknown: unknown;
  pack: { title: string };
  event: GameEvent;
}

/** What happened: a kind and its parts, as this viewer was shown it. */
export interface GameEvent {
  kind: string;
  seat?: number;
  [part: string]: unknown;
}

/** What a refusal speaks of, by name. */
export type Arguments = Record<string, string | number>;

/** The verb and the parts of a move by name. */
export interface Slots {
  verb: string;
  [slot: string]: string | number;
}
"""
WRITTEN = ("Arguments", "Slots")  # by hand, above
PARAMETER = "<G extends GameTypes = GameTypes>"  # of types that hold something of a game
WIDTH = 100  # columns of a union on one line
PLAIN: dict[type, str] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
    inspect.AnyType: "unknown",
}
ABOUT = {
    "Element": "A thing on the table, as kind and name: 'area:marsala'.",
    "Part": "Plain text, or a name that leads to a thing.",
    "Line": "A sentence.",
    "ServerMessage": "What the server says on the socket.",
    "ClientMessage": "What the page says on the socket.",
}


class Writer:
    """Collects the declarations of types and of all types they are made of."""

    def __init__(self) -> None:
        self.found: dict[str, str] = dict.fromkeys(WRITTEN, "")

    def name(self, kind: inspect.Type) -> str:
        """A type as it is written where it is used; what it is made of is declared."""
        if isinstance(kind, inspect.Metadata):
            extra = kind.extra or {}
            if "of_game" in extra:
                return f"G['{extra['of_game']}']"
            return self.declared(extra["typescript"], kind.type) if "typescript" in extra else self.name(kind.type)
        if isinstance(kind, inspect.StructType):
            return self.struct(kind)
        if isinstance(kind, inspect.UnionType):
            return " | ".join(dict.fromkeys(self.name(each) for each in kind.types))
        if isinstance(kind, inspect.ListType):
            item = self.name(kind.item_type)
            return f"({item})[]" if " | " in item else f"{item}[]"
        if isinstance(kind, inspect.DictType):
            return f"Record<{self.name(kind.key_type)}, {self.name(kind.value_type)}>"
        if isinstance(kind, inspect.LiteralType):
            return " | ".join(f"'{value}'" for value in sorted(kind.values, key=str))
        return PLAIN[type(kind)]

    def declared(self, name: str, kind: inspect.Type) -> str:
        """A type under a name of its own."""
        if name not in self.found:
            content = self.name(kind)
            if len(content) > WIDTH:
                content = "".join(f"\n  | {one}" for one in content.split(" | "))
            self.found[name] = f"{comment(ABOUT.get(name))}export type {name}{parameter(content)} = {content};\n"
        return self.used(name)

    def used(self, name: str) -> str:
        """A declared type as it is used: with the game's types, if it holds something of them."""
        return f"{name}<G>" if PARAMETER in self.found[name] else name

    def struct(self, kind: inspect.StructType) -> str:
        """A message, a body or a part of them."""
        name = kind.cls.__name__
        if name not in self.found:
            lines = [] if kind.tag_field is None else [f"  {kind.tag_field}: '{kind.tag}';"]
            for field in kind.fields:
                optional = "" if field.required or with_language(field.type) else "?"
                lines.append(f"  {field.encode_name}{optional}: {self.name(field.type)};")
            body = "\n".join(lines)
            declares = f"interface {name}{parameter(body)} {{\n{body}\n}}"
            if not lines:
                declares = f"type {name} = Record<string, never>;"
            self.found[name] = f"{comment(kind.cls.__doc__)}export {declares}\n"
        return self.used(name)


def with_language(kind: inspect.Type) -> bool:
    """Whether a field is sent whenever a language is wanted."""
    return isinstance(kind, inspect.Metadata) and bool((kind.extra or {}).get("with_language"))


def parameter(content: str) -> str:
    """The type parameter of a declaration that needs one."""
    return PARAMETER if "G[" in content or "<G>" in content else ""


def comment(text: str | None) -> str:
    """A sentence above a declaration."""
    return f"/** {' '.join(text.split())} */\n" if text else ""


def text() -> str:
    """The whole file."""
    writer = Writer()
    unions: dict[str, Any] = {"ServerMessage": messages.ServerMessage, "ClientMessage": requests.Live}
    for name, union in unions.items():
        writer.declared(name, inspect.type_info(union))
    for kind in msgspec.inspect.multi_type_info([*responses.ANSWERS, requests.NewTable]):
        writer.name(kind)
    return "\n".join([HEAD, *(declaration for declaration in writer.found.values() if declaration)])
