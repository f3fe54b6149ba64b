# not compiled: read only to be shown.
"""The words of a game's scenarios, each with an example and the id of the message that explains it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TypeAlias

from consigliere.core.game import Game
from consigliere.core.moves import Verb

Word: TypeAlias = tuple[str, str, str]
"""A word, an example, a message id. In a word, capitals stand for a name: areas.AREA.soldati, land AREA."""


@dataclass(frozen=True)
class Vocabulary:
    """An example of each word that a game's scenarios can say; options, verbs and events are those of the game."""

    file: dict[str, str]
    play: dict[str, str]
    position: dict[str, str]
    expect: dict[str, str]
    chance: dict[str, str]
    moments: Iterable[str]
    moves: dict[str, str]
    values: dict[str, str]  # an example of each kind of value in an event; every other kind is a number
    worth: dict[str, tuple[str, str]] = field(default_factory=dict)  # kind of names -> table of the pack, its key

    def sections(self, game: Game) -> dict[str, list[Word]]:
        """The words by section: file, play, options, moments, position, expect, chance, moves, events."""
        return {
            "file": [(key, example, f"vocab-file-{key}") for key, example in self.file.items()],
            "play": [(key, example, f"vocab-play-{key}") for key, example in self.play.items()],
            "options": [
                (name, f"options = {{{name} = true}}", option.message) for name, option in game.options.items()
            ],
            "moments": [(name, f'at = "{name}"', f"vocab-moment-{name}") for name in self.moments],
            "position": [(path, example, key_message(path)) for path, example in self.position.items()],
            "expect": [(path, example, key_message(path)) for path, example in self.expect.items()],
            "chance": [(label, example, f"vocab-chance-{label}") for label, example in self.chance.items()],
            "moves": [(form(verb), self.moves[verb.name], f"vocab-move-{verb.name}") for verb in game.moves.verbs],
            "events": [
                (kind, self.event(kind, [*public, *secret]), f"event-{kind}")
                for kind, public, secret in zip(game.events.names, game.events.public, game.events.secret, strict=True)
            ],
        }

    def worth_of(self, game: Game, kind: str) -> dict[str, int]:
        """What the pieces of a kind are worth, by name, where scenarios need to know it; else nothing."""
        if kind not in self.worth:
            return {}
        table, key = self.worth[kind]
        return {entry["id"]: entry[key] for entry in game.pack.data[table]}

    def event(self, kind: str, fields: list[tuple[str, str]]) -> str:
        """An event of that kind as a scenario writes it, with all its fields."""
        parts = [f'kind = "{kind}"']
        for name, value in fields:
            example = self.values.get(f"{name}:{value}", self.values.get(value, "1"))
            parts.append(f"{name[:-1]} = [{example}]" if name.endswith("*") else f"{name} = {example}")
        return f"{{{', '.join(parts)}}}"


def key_message(path: str) -> str:
    """The message that explains a key of a position."""
    return f"vocab-key-{path.replace('.', '-')}"


def form(verb: Verb) -> str:
    """A verb with its slots: land AREA."""
    return " ".join([verb.name, *(slot.upper() for slot, _ in verb.slots)])
