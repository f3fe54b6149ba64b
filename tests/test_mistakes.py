"""What is wrong with an input is said in every language: a message and its arguments, never an English sentence."""

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from consigliere import words
from consigliere.core.errors import Both, Either, Mistake, PackError, Phrase
from consigliere.words import SOURCE_LANGUAGE, languages

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "consigliere"
SAID = {"Mistake": 0, "PackError": 0, "Phrase": 0, "CommandFailure": 1}
"""What takes a message and its arguments, and at which place the message stands."""
VALUES = {"space value"}  # what a pack may say, and no sentence
TWO_WORDS = re.compile(r"[A-Za-z]{2,} +[A-Za-z]{2,}")
ELSEWHERE = {"core/errors.py", "bots/command.py"}  # they hand a message on


def said() -> Iterator[tuple[str, ast.Call, ast.expr]]:
    """Every call that says something, with its place and its message."""
    for file in sorted(SOURCE.rglob("*.py")):
        name = file.relative_to(SOURCE).as_posix()
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name) or call.func.id not in SAID:
                continue
            message = call.args[SAID[call.func.id]]
            if not (name in ELSEWHERE and isinstance(message, ast.Name)):
                yield f"{name}:{call.lineno}", call, message


def texts(message: ast.expr) -> list[str]:
    """The texts that a message may be: itself, or one of two; parts that are filled in are left out."""
    if isinstance(message, ast.Constant):
        return [str(message.value)]
    if isinstance(message, ast.IfExp):
        return [*texts(message.body), *texts(message.orelse)]
    if isinstance(message, ast.JoinedStr):
        return ["".join(str(part.value) for part in message.values if isinstance(part, ast.Constant))]
    return []


def is_prose(text: str) -> bool:
    """Whether a text has words in it, and not only numbers such as a point's."""
    return " " in text and any(letter.isalpha() for letter in text)


def called(call: ast.Call) -> str:
    """The name of what is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def arguments(message: str) -> set[str] | None:
    """What a message is told with; None if there is no such message."""
    for place in (words.GENERAL, words.MISTAKES):
        if words.has(message, game=place):
            return words.arguments(message, place)
    return None


def test_no_sentence_stands_in_the_code() -> None:
    found = [place for place, _, message in said() for text in texts(message) if " " in text or "-" not in text]
    assert found == []


def test_what_is_said_is_a_message_with_its_arguments() -> None:
    """A text that is not filled in is an id; what is given is what the message tells, no more and no less."""
    wrong = []
    count = 0
    for place, call, message in said():
        given = {keyword.arg for keyword in call.keywords}
        for text in texts(message) if not isinstance(message, ast.JoinedStr) else ():
            count += 1
            if arguments(text) is None or (None not in given and arguments(text) != given):
                wrong.append(f"{place}: {text} {arguments(text)} {given}")
    assert wrong == []
    assert count > 250


def test_no_sentence_says_what_a_pack_should_have() -> None:
    """`wrong(…)`, `fixed(…)` and `references(…)` take phrases; a text is a value, an id or a rule."""
    found = []
    for file in sorted(SOURCE.rglob("*.py")):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and (name := called(call)) in ("wrong", "fixed", "references"):
                parts = call.args[2:] if name != "wrong" else call.args[1:]
                found += [f"{file}:{call.lineno}" for part in parts if any(map(is_prose, texts(part)))]
    assert found == []


def is_apart(node: ast.AST) -> bool:
    """Whether a text is no sentence by what is done with it: a docstring, or words that are taken apart."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant)
    return isinstance(node, ast.Attribute) and node.attr == "split" and isinstance(node.value, ast.Constant)


def sentences(file: Path) -> list[str]:
    """The texts of a module that read like a sentence or a part of one, and where they stand."""
    tree = ast.parse(file.read_text(encoding="utf-8"))
    apart = {id(node.value) for node in ast.walk(tree) if is_apart(node)}  # type: ignore[attr-defined]
    parts = {id(part) for node in ast.walk(tree) if isinstance(node, ast.JoinedStr) for part in node.values}
    return [
        f"{file.relative_to(SOURCE).as_posix()}:{node.lineno} {text}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant | ast.JoinedStr) and id(node) not in apart | parts
        for text in texts(node)
        if TWO_WORDS.search(text) and text not in VALUES
    ]


@pytest.mark.parametrize("folder", ["games/*/check", "cli", "client"])
def test_no_sentence_stands_where_people_are_told_something(folder: str) -> None:
    """Audits and checks, the command line and the guest are told to people: every word of theirs is a message."""
    files = sorted(SOURCE.glob(f"{folder}/**/*.py"))
    assert len(files) > 3
    assert [found for file in files for found in sentences(file)] == []


@pytest.mark.parametrize("lang", languages())
def test_no_language_leaves_a_mistake_out(lang: str) -> None:
    known = words.ids(words.MISTAKES)
    assert len(known) > 130
    assert words.ids(words.MISTAKES, lang) == known
    assert not set(known) & set(words.ids())  # an id is said in one place only


def test_a_mistake_is_said_in_any_language_and_is_english_as_a_text() -> None:
    mistake = Mistake("mistake-key", where="position", key="sold", known=["soldati", "cars"])
    assert str(mistake) == "position: the key 'sold' is not known (one of soldati, cars)"
    assert mistake.say("pl") == "position: klucz „sold” nie jest znany (możliwe: soldati, cars)"
    assert mistake.say("ru") == "position: ключ «sold» неизвестен (возможны: soldati, cars)"


def test_a_mistake_within_a_mistake_is_said_in_the_same_language() -> None:
    inner = Mistake("mistake-seats", game="g", counts=Either([2, 3, 4]), seats=7)
    outer = Mistake("mistake-where", where=Phrase("mistake-where-opening"), problem=inner)
    assert str(outer) == "the opening of the record: g is for 2, 3, or 4 players, not 7"
    assert outer.say("pl") == "początek zapisu: g: gra dla 2, 3 lub 4 graczy, nie dla 7"
    assert outer.say("ru") == "начало записи: g: игроков может быть 2, 3 или 4, а не 7"


def test_lists_in_prose_are_put_together_in_the_languages_own_way() -> None:
    phrase = Phrase("wanted-table-with", keys=Both(["row", "pos"]))
    assert [phrase.say(lang) for lang in ("en", "pl", "ru")] == [
        "a table with row and pos",
        "tabela z kluczami row i pos",
        "таблица с ключами row и pos",
    ]


def test_a_mistake_comes_whole_out_of_another_process() -> None:
    found = pickle.loads(pickle.dumps(PackError("mistake-key-missing", where="a.toml", key="id")))
    assert isinstance(found, PackError)
    assert found.say("pl") == "a.toml: brakuje klucza „id”"
    assert str(found) == f"{found.say(SOURCE_LANGUAGE)}" == "a.toml: the key 'id' is missing"
