# not compiled: read only to be shown.
"""The words of a game's scenarios, each with an example and the id of the message that explains it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

Word: TypeAlias = tuple[str, str, str]
"""A word, an example, a message id. In a word, capitals stand for a name: areas.AREA.soldati, land AREA."""


@dataclass(frozen=True)
class Vocabulary:
    """What a game's scenarios can say: for each word an example."""

    file: dict[str, str]
    play: dict[str, str]
    position: dict[str, str]
    expect: dict[str, str]
    chance: dict[str, str]
    options: Iterable[str]
    moments: Iterable[str]
    moves: dict[str, str]
    verbs: list[tuple[str, str, int]]
    events: list[tuple[int, str, str, str]]
    values: dict[str, str]  # an example of each kind of value in an event; every other kind is a number

    def sections(self) -> dict[str, list[Word]]:
        """The words by section: file, play, options, moments, position, expect, chance, moves, events."""
        return {
            "file": [(key, example, f"vocab-file-{key}") for key, example in self.file.items()],
            "play": [(key, example, f"vocab-play-{key}") for key, example in self.play.items()],
            "options": [
                (name, f"options = {{{name} = true}}", f"option-{name.replace('_', '-')}") for name in self.options
            ],
            "moments": [(name, f'at = "{name}"', f"vocab-moment-{name}") for name in self.moments],
            "position": [(path, example, key_message(path)) for path, example in self.position.items()],
            "expect": [(path, example, key_message(path)) for path, example in self.expect.items()],
            "chance": [(label, example, f"vocab-chance-{label}") for label, example in self.chance.items()],
            "moves": [(form(name, slots), self.moves[name], f"vocab-move-{name}") for name, slots, _ in self.verbs],
            "events": [
                (kind, self.event(kind, f"{public} {secret}"), f"event-{kind}")
                for _, kind, public, secret in self.events
            ],
        }

    def event(self, kind: str, fields: str) -> str:
        """An event of that kind as a scenario writes it, with all its fields."""
        parts = [f'kind = "{kind}"']
        for field in fields.split():
            name, _, value = field.partition(":")
            example = self.values.get(field, self.values.get(value or name, "1"))
            parts.append(f"{name[:-1]} = [{example}]" if name.endswith("*") else f"{name} = {example}")
        return f"{{{', '.join(parts)}}}"


def key_message(path: str) -> str:
    """The message that explains a key of a position."""
    return f"vocab-key-{path.replace('.', '-')}"


def form(verb: str, slots: str) -> str:
    """A verb with its slots: land AREA."""
    return " ".join([verb, *(slot.partition(":")[0].upper() for slot in slots.split())])
