# not compiled: it reads files, which may come from anybody.
"""TOML and JSON out of files that anybody may have written: plain data of a sane size, or one sentence, quickly."""

import json
import re
import tomllib
import unicodedata
from pathlib import Path
from typing import Any

from consigliere.core.errors import Mistake, Phrase

LARGEST_TOML = 1 << 20
LARGEST_JSON = 1 << 26
DEEPEST = 64
LONGEST_SENTENCE = 1000
LARGEST_NUMBER = 1 << 256  # seeds have 32 bytes
REPLACED = "\ufffd"

_STRINGS = re.compile(
    r'"""(?:[^"\\]|\\.|"(?!""))*+(?:"""|\Z)'
    r"|'''(?:[^']|'(?!''))*+(?:'''|\Z)"
    r'|"(?:[^"\\\n]|\\[^\n])*+(?:"|$)'
    r"|'[^'\n]*+(?:'|$)"
    r"|#[^\n]*+",
    re.DOTALL | re.MULTILINE,
)
_KEY = re.compile(r"[\w-]++(?:[ \t]*+\.[ \t]*+[\w-]++)*+")


def read_toml(path: Path) -> dict[str, Any]:
    """The table in a TOML file; a Mistake says what is wrong with the file."""
    text = read_text(path, LARGEST_TOML)
    bare = _STRINGS.sub(lambda found: " " if found[0].startswith("#") else "_", text)
    depth = 0
    for bracket in re.findall(r"[\[\]{}]", bare):
        depth = depth + 1 if bracket in "[{" else max(depth - 1, 0)
        if depth > DEEPEST:
            raise too_deep(path)
    if any(found[0].count(".") >= DEEPEST for found in _KEY.finditer(bare)):  # before the parser takes minutes for it
        raise too_deep(path)
    try:
        found = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Mistake("mistake-toml", path=path, problem=str(error).rstrip(".")) from None
    except (ValueError, RecursionError, OverflowError) as error:
        raise Mistake("mistake-toml", path=path, problem=problem_of(error)) from None
    check_plain(found, path)
    return found


def read_json(path: Path) -> Any:
    """The value in a JSON file; raises json.JSONDecodeError if it is not JSON, and a Mistake for everything else."""
    try:
        content = json.loads(read_text(path, LARGEST_JSON))
    except json.JSONDecodeError:
        raise
    except (ValueError, RecursionError) as error:
        raise Mistake("mistake-json-file", path=path, problem=problem_of(error)) from None
    check_plain(content, path)
    return content


def read_text(path: Path, largest: int) -> str:
    """The text of a file that is not too large."""
    try:
        with path.open("rb") as file:
            content = file.read(largest + 1)
    except OSError as error:
        raise Mistake("mistake-file", path=path, problem=error.strerror or error) from error
    except ValueError:  # a NUL in its name
        raise Mistake("mistake-file-name") from None
    if len(content) > largest:
        raise Mistake("mistake-file-large", path=path, most=largest >> 20)
    try:
        return content.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise Mistake("mistake-file-text", path=path, problem=error.reason, byte=str(error.start)) from None


def problem_of(error: Exception) -> Phrase:
    """What a parser could not bear."""
    return Phrase("mistake-found-digits" if isinstance(error, ValueError) else "mistake-found-deep")


def too_deep(path: Path | str) -> Mistake:
    """The error for tables in tables without an end."""
    return Mistake("mistake-file-deep", path=path, most=DEEPEST)


def check_plain(value: Any, path: Path | str) -> None:
    """Nothing lies too deep, no number is without an end, no text would do something to a terminal."""
    open_values: list[tuple[Any, int]] = [(value, 0)]
    while open_values:
        item, depth = open_values.pop()
        if depth > DEEPEST:
            raise too_deep(path)
        if isinstance(item, dict):
            for key, inner in item.items():
                check_text(key, path)
                open_values.append((inner, depth + 1))
        elif isinstance(item, list):
            open_values.extend((inner, depth + 1) for inner in item)
        elif isinstance(item, str):
            check_text(item, path)
        elif isinstance(item, int) and abs(item) > LARGEST_NUMBER:
            raise Mistake("mistake-file-number", path=path, most=len(str(LARGEST_NUMBER)))


def check_text(text: str, path: Path | str) -> None:
    """Only characters that a terminal shows, and ends of lines."""
    if text.isprintable():
        return
    for character in text:
        if character not in "\n\r\t" and is_control(character):
            raise Mistake("mistake-file-control", path=path, code=format(ord(character), "04X"))


def is_control(character: str) -> bool:
    """Whether a character is none to be seen but an order to a terminal: controls, directions, half characters."""
    kind = unicodedata.category(character)
    return kind in ("Cc", "Cs", "Zl", "Zp") or (kind == "Cf" and unicodedata.bidirectional(character) != "BN")


def printable(text: str) -> str:
    """The text with a sign for everything that would do something to a terminal; one line."""
    return text if text.isprintable() else "".join(REPLACED if is_control(c) else c for c in text)


def one_line(sentence: str) -> str:
    """A sentence for a terminal, whatever the file or database that it speaks of had in it."""
    line = printable(" ".join(sentence.split()))
    return line if len(line) <= LONGEST_SENTENCE else line[: LONGEST_SENTENCE - 1] + "…"
