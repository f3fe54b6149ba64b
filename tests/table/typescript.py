"""As much of TypeScript as web/src/lib/types.ts uses: reads its types, and says where a value does not fit."""

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

TYPES = Path(__file__).parents[2] / "web" / "src" / "lib" / "types.ts"
_OF_A_GAME = re.compile(r"<\w+( extends \w+)? = \w+>|<G\['\w+'\]>")  # parameters: what a game puts in is not looked at
_GAME = re.compile(r"G\['\w+'\]|\b(unknown|Args)\b(?!:)")
_COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.S)
_TOKEN = re.compile(r"'[^']*'|\w+|[{}()\[\]<>|&:;?,=]")
_PLAIN = {"string": str, "number": (int, float), "boolean": bool}


@dataclass
class Shape:
    """A type: a name of another, a literal, a list, an object, a choice, or all of several at once."""

    kind: str
    name: str = ""
    parts: list["Shape"] = field(default_factory=list)
    fields: dict[str, tuple["Shape", bool]] = field(default_factory=dict)  # with whether it may be missing
    rest: "Shape | None" = None


class Reader:
    """Reads declarations."""

    def __init__(self, text: str) -> None:
        self.tokens: list[str] = _TOKEN.findall(_GAME.sub("any", _OF_A_GAME.sub("", _COMMENT.sub("", text))))
        self.at = 0
        self.types: dict[str, Shape] = {}
        while self.at < len(self.tokens):
            if self.take() == "export":
                continue
            kind, name = self.tokens[self.at - 1], self.take()
            assert kind in ("type", "interface"), (kind, name)
            if kind == "type":
                self.skip("=")
            self.types[name] = self.choice()
            if self.peek() == ";":
                self.take()

    def peek(self) -> str:
        """The next token."""
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def take(self) -> str:
        """The next token, taken."""
        self.at += 1
        return self.tokens[self.at - 1]

    def skip(self, token: str) -> None:
        """A token that must be there."""
        found = self.take()
        assert found == token, f"{token} is expected, found {found} after {self.tokens[self.at - 8 : self.at]}"

    def choice(self) -> Shape:
        """A | B."""
        if self.peek() == "|":
            self.take()
        parts = [self.both()]
        while self.peek() == "|":
            self.take()
            parts.append(self.both())
        return parts[0] if len(parts) == 1 else Shape("choice", parts=parts)

    def both(self) -> Shape:
        """A & B."""
        parts = [self.single()]
        while self.peek() == "&":
            self.take()
            parts.append(self.single())
        return parts[0] if len(parts) == 1 else Shape("both", parts=parts)

    def single(self) -> Shape:
        """A name, a literal, an object, brackets, and [] after any of them."""
        token = self.take()
        if token == "(":
            found = self.choice()
            self.skip(")")
        elif token == "{":
            found = self.object()
        elif token.startswith("'"):
            found = Shape("literal", token.strip("'"))
        elif token == "Record":
            self.skip("<")
            self.choice()
            self.skip(",")
            found = Shape("object", rest=self.choice())
            self.skip(">")
        else:
            found = Shape("name", token)
        while self.peek() == "[":
            self.take()
            self.skip("]")
            found = Shape("list", parts=[found])
        return found

    def object(self) -> Shape:
        """{ name: type; name?: type; [key: string]: type }."""
        found = Shape("object")
        while self.peek() != "}":
            name = self.take()
            if name == "[":
                self.take()
                self.skip(":")
                self.take()
                self.skip("]")
                self.skip(":")
                found.rest = self.choice()
            else:
                optional = self.peek() == "?"
                if optional:
                    self.take()
                self.skip(":")
                found.fields[name] = (self.choice(), optional)
            if self.peek() in (";", ","):
                self.take()
        self.skip("}")
        return found


class Types:
    """The types of a file."""

    def __init__(self, text: str) -> None:
        self.of = Reader(text).types

    def problem(self, shape: Shape | str, value: Any, where: str = "") -> str:
        """Where a value does not fit a type, or ''."""
        if isinstance(shape, str):
            shape = self.of[shape]
        if shape.kind == "name":
            return self.named(shape.name, value, where)
        if shape.kind == "literal":
            return "" if value == shape.name else f"{where}: '{shape.name}' is expected, found {value!r}"
        if shape.kind == "list":
            if not isinstance(value, list):
                return f"{where}: a list is expected, found {value!r}"
            return next((p for i, v in enumerate(value) if (p := self.problem(shape.parts[0], v, f"{where}[{i}]"))), "")
        if shape.kind == "both":
            return next((p for part in shape.parts if (p := self.problem(part, value, where))), "")
        if shape.kind == "choice":
            problems = [self.problem(part, value, where) for part in shape.parts]
            return "" if "" in problems else max(problems, key=lambda problem: len(problem.partition(": ")[0]))
        return self.fits_object(shape, value, where)

    def named(self, name: str, value: Any, where: str) -> str:
        """A name: one of the language, or one of ours."""
        if name == "any":
            return ""
        if name == "null":
            return "" if value is None else f"{where}: null is expected, found {value!r}"
        if name in _PLAIN:
            right = isinstance(value, _PLAIN[name]) and (name == "boolean") == isinstance(value, bool)  # type: ignore[arg-type]
            return "" if right else f"{where}: {name} is expected, found {value!r}"
        return self.problem(name, value, where)

    def fits_object(self, shape: Shape, value: Any, where: str) -> str:
        """All that must be there is there, and everything named has its type."""
        if not isinstance(value, dict):
            return f"{where}: an object is expected, found {value!r}"
        for name, (each, optional) in shape.fields.items():
            if name not in value:
                if not optional:
                    return f"{where}.{name}: missing"
            elif problem := self.problem(each, value[name], f"{where}.{name}"):
                return problem
        for name in value.keys() - shape.fields.keys() if shape.rest else []:
            if shape.rest and (problem := self.problem(shape.rest, value[name], f"{where}.{name}")):
                return problem
        return ""


def client_types() -> Types:
    """What the client says it gets and sends."""
    return Types(TYPES.read_text(encoding="utf-8"))
