"""The words of Signorie: names from the pack, numbers."""

from collections.abc import Iterator
from typing import Any

import pytest

from consigliere import words
from consigliere.games import load
from consigliere.games.signorie.state import PHASES

NAME = "signorie"
GAME = load(NAME)
HELPERS: list[dict[str, Any]] = GAME.pack.data["helper"]
TASKS: list[dict[str, Any]] = GAME.pack.data["task_tile"]


@pytest.fixture(autouse=True)
def _strict_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """A missing message or argument is an error here."""
    monkeypatch.setattr(words, "strict", True)


def dashes(name: str) -> str:
    return name.replace("_", "-")


def names() -> Iterator[str]:
    kinds = GAME.events.kinds
    for kind, prefix in (("colour", "player"), ("die", "die"), ("career", "career"), ("row", "row")):
        yield from (f"{prefix}-{name}" for name in kinds[kind])
    yield "track-initiative"
    for kind in ("management", "source"):
        yield from (f"{kind}-{name}" for name in kinds[kind])
    yield from ("gender-man", "gender-woman")
    yield from (f"phase-{phase}" for phase in PHASES)
    yield from (f"{kind}-{dashes(name)}" for kind in ("helper", "task", "reward") for name in kinds[kind])


def test_everything_has_a_name() -> None:
    assert [message for message in names() if not words.has(message, game=NAME)] == []


@pytest.mark.parametrize("helper", HELPERS, ids=lambda helper: str(helper["id"]))
def test_every_helper_tells_what_it_does_with_the_numbers_of_the_pack(helper: dict[str, Any]) -> None:
    assert words.game_say(NAME, f"helper-{dashes(helper['id'])}") == helper["label"]
    assert words.game_say(NAME, f"helper-{dashes(helper['id'])}-text", **helper).endswith(".")


@pytest.mark.parametrize("task", TASKS, ids=lambda task: str(task["id"]))
def test_every_task_tells_what_it_does_with_the_numbers_of_the_pack(task: dict[str, Any]) -> None:
    assert words.game_say(NAME, f"task-{dashes(task['id'])}-text", **task).endswith(".")


def test_numbers_choose_the_form_of_the_word() -> None:
    event = {"kind": "received", "seat": 0}
    assert words.event_say(NAME, {**event, "n": 1}) == "0 gains 1 florin."
    assert words.event_say(NAME, {**event, "n": 3}) == "0 gains 3 florins."


PLURALS = {"pl": ("floren", "floreny", "florenów"), "ru": ("флорин", "флорина", "флоринов")}


@pytest.mark.parametrize("lang", PLURALS)
@pytest.mark.parametrize("n", [*range(26), 100, 101, 111])
def test_numbers_choose_among_three_forms(lang: str, n: int) -> None:
    one, few, many = PLURALS[lang]
    single = n == 1 if lang == "pl" else n % 10 == 1 and n % 100 != 11
    expected = one if single else few if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else many
    assert words.event_say(NAME, {"kind": "received", "seat": 0, "n": n}, lang=lang).endswith(f" {n} {expected}.")


CASES = [
    ("pl", "move-step", {"from": 0, "career": "career-church", "vp": 0, "next": 1}, "Zacznij karierę kościelną"),
    ("pl", "move-row", {"row": "row-military"}, "Połóż w rzędzie wojskowym"),
    ("ru", "move-step", {"from": 0, "career": "career-church", "vp": 0, "next": 1}, "Начать карьеру в церкви"),
    (
        "ru",
        "why-rank-too-low",
        {"city": "city-firenze"},
        "Его ранг ниже самого дешёвого свободного места во Флоренции.",
    ),
]


@pytest.mark.parametrize(("lang", "message", "args", "sentence"), CASES)
def test_a_sentence_puts_a_name_into_its_case(lang: str, message: str, args: dict[str, Any], sentence: str) -> None:
    speaker = words.Speaker(NAME, lang)
    given = {name: speaker.name(value) if isinstance(value, str) else value for name, value in args.items()}
    assert speaker.say(message, **given) == sentence
