"""The words of a game's scenarios as text: keys, moments, moves, events, names."""

import shutil
import textwrap
from collections.abc import Iterator

from consigliere.core.game import Game
from consigliere.games import get
from consigliere.words import arguments, game_say, say

WIDEST = 100
INDENT = "    "
NAMES = "names"


def vocabulary_text(game: Game) -> str:
    """All sections, then the names of the pack."""
    sections = [section_text(game.name, section, words) for section, words in get(game.name).scenario_words().items()]
    return "\n\n".join([*sections, names_text(game)])


def section_text(game: str, section: str, words: list[tuple[str, str, str]]) -> str:
    """One section: each word with its example and what it means."""
    lines = [_heading(section)]
    for word, example, message in words:
        lines += [word, f"{INDENT}{example}", _wrapped(meaning(game, message))]
    return "\n".join(lines)


def meaning(game: str, message: str) -> str:
    """The message, with the names of its arguments in capitals."""
    return game_say(game, message, **{name: name.upper() for name in arguments(message, game)})


def names_text(game: Game) -> str:
    """Which names stand for AREA, ORDER and so on."""
    return "\n".join([_heading(NAMES), *_names(game)])


def _names(game: Game) -> Iterator[str]:
    for kind, names in game.moves.kinds.items():
        if not all(name.isdigit() for name in names):
            worth = get(game.name).vocabulary.worth_of(game, kind)
            shown = [f"{name} ({worth[name]})" if name in worth else name for name in names]
            yield f"{kind.upper()}\n{_wrapped(', '.join(shown))}"


def _heading(section: str) -> str:
    return f"{say(f'scenario-words-{section}')}\n"


def _wrapped(text: str) -> str:
    width = min(shutil.get_terminal_size().columns, WIDEST)
    return textwrap.fill(
        text, width, initial_indent=INDENT, subsequent_indent=INDENT, break_on_hyphens=False, break_long_words=False
    )
