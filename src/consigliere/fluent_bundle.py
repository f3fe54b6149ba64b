# not compiled
"""The messages of one language, and names that know their other forms."""

from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from consigliere.cache import Cache

LARGEST_NUMBER = 10**15  # that is grouped by thousands; a larger one is no count of anything here
REMEMBERED = 2048  # sentences; a table says the same few things again and again
ID = "id"
BARE = {"gender", "letter", ID}  # forms that are no text to be shown: a drawing does not dress them

Form = Callable[[str, Mapping[str, object]], str]


class Name(str):
    """What a thing is called, as a sentence shows it; a sentence may ask for another form of it: `{ $area-loc }`."""

    __slots__ = ("_form",)
    _form: Form

    @classmethod
    def made(cls, text: str, form: Form) -> "Name":
        """A name with its other forms, which are made when they are asked for."""
        name = cls(text)
        name._form = form
        return name

    def form(self, form: str, args: Mapping[str, object]) -> str:
        """The name in another form, inside a sentence with these arguments; as it is if it has no such form."""
        return self._form(form, args)

    def dressed(self, dress: Callable[[str], str]) -> "Name":
        """The same name in all its forms as a drawing shows it: with a badge, or leading to the thing."""

        def form(wanted: str, args: Mapping[str, object]) -> str:
            said = self.form(wanted, args)
            return said if wanted in BARE else dress(said)

        return Name.made(dress(self), form)


def listed(parts: Iterable[object], between: str = ", ") -> Name:
    """Some things one after the other; in another form, each of them in that form."""
    kept = list(parts)

    def form(wanted: str, args: Mapping[str, object]) -> str:
        return between.join(in_form(part, wanted, args) for part in kept)

    return Name.made(between.join(map(str, kept)), form)


def in_form(value: object, form: str, args: Mapping[str, object]) -> str:
    """A value in a form, if it is a name; else as it is."""
    return value.form(form, args) if isinstance(value, Name) else str(value)


def plain(value: object) -> object:
    """A name as mere text: who remembers it would keep all that its other forms are made of."""
    return str(value) if isinstance(value, Name) else value


class Variables(Visitor):
    """Collects the variables that a message uses, and the messages it refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.messages: set[tuple[str, str | None]] = set()  # with the attribute that is referred to

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add((node.id.name, node.attribute.name if node.attribute else None))


class Entry:
    """One message: how it is written, and what it uses."""

    def __init__(self, message: ast.Message, file: Path) -> None:
        self.message = message
        self.file = file
        self.attributes = {attribute.id.name: attribute for attribute in message.attributes}

    @cached_property
    def variables(self) -> Variables:
        """What the text of the message uses; its forms are asked for separately."""
        variables = Variables()
        if self.message.value is not None:
            variables.visit(self.message.value)
        return variables


class Book:
    """The messages of one language from some .ftl files, in the order they are written in."""

    def __init__(self, lang: str, files: list[Path]) -> None:
        self.lang = lang
        self.entries: dict[str, Entry] = {}
        self.files = files
        self.bodies: list[list[ast.EntryType]] = []  # all that was read, file by file
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._used: dict[str, frozenset[str]] = {}
        self._filled: dict[tuple[str, str | None], tuple[tuple[str, str, str], ...]] = {}
        self._said: Cache[Any, tuple[str, list[Exception]]] = Cache(REMEMBERED)
        for file in files:
            resource = FluentResource(file.read_text(encoding="utf-8"))
            self._bundle.add_resource(resource)
            self.bodies.append(resource.body)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    self.entries[entry.id.name] = Entry(entry, file)

    @property
    def ids(self) -> list[str]:
        """The ids of the messages in the order of the files."""
        return list(self.entries)

    def has(self, message: str, form: str | None = None) -> bool:
        """Whether this language has the message, and the form of it that is asked for."""
        entry = self.entries.get(message)
        return entry is not None and (form in entry.attributes if form else entry.message.value is not None)

    def say(self, message: str, args: Mapping[str, object], form: str | None = None) -> tuple[str, list[Exception]]:
        """The message, or a form of it, with its arguments filled in; and what went wrong."""
        given: dict[str, Any] = {}
        for name, base, wanted in self._gaps(message, form):
            if name in args:
                given[name] = plain(sayable(args[name]))
            elif wanted and base in args:
                given[name] = in_form(sayable(args[base]), wanted, args)
        key = (message, form, *given, *given.values(), *map(type, given.values()))
        try:
            sentence = self._said.get(key)
        except TypeError:  # a table where a damaged record should have a name
            return self._format(message, given, form)
        if sentence is None:
            sentence = self._said[key] = self._format(message, given, form)
        return sentence

    def _format(self, message: str, given: dict[str, Any], form: str | None) -> tuple[str, list[Exception]]:
        entry = self._bundle.get_message(message)
        pattern = entry.value if form is None else entry.attributes[form]
        if pattern is None:
            raise KeyError(message)
        text, errors = self._bundle.format_pattern(pattern, given)
        return str(text), errors

    def _gaps(self, message: str, form: str | None) -> tuple[tuple[str, str, str], ...]:
        """What is filled in: the variable, the argument it is made of, and the form of it that is wanted, if any."""
        gaps = self._filled.get((message, form))
        if gaps is None:
            parted = ((name, name.partition("-")) for name in sorted(self.used(message, form)))
            gaps = self._filled[message, form] = tuple((name, base, wanted) for name, (base, _, wanted) in parted)
        return gaps

    def used(self, message: str, form: str | None = None) -> frozenset[str]:
        """The variables that a message uses, also by way of messages it refers to: `area`, `area-loc`, `n`."""
        key = message if form is None else f"{message}.{form}"
        if key not in self._used:
            entry = self.entries[message]
            if form is None:
                variables = entry.variables
            else:
                variables = Variables()
                variables.visit(entry.attributes[form])
            names = set(variables.found)
            self._used[key] = frozenset(names)  # a message that refers to itself ends here
            for other, attribute in variables.messages:
                if self.has(other, attribute):
                    names |= self.used(other, attribute)
            self._used[key] = frozenset(names)
        return self._used[key]

    def arguments(self, message: str) -> set[str]:
        """The names of the arguments the message uses: `area` also for `area-loc`."""
        return {name.partition("-")[0] for name in self.used(message)}


def sayable(value: object) -> object:
    """A list in one line; nothing at all as "none"; a number too large to be grouped by thousands as its digits."""
    if isinstance(value, list):
        return listed(value) if value else "none"
    if isinstance(value, int | float) and abs(value) > LARGEST_NUMBER:
        return str(value)
    return "none" if value is None else value
