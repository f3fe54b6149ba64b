"""Every field of a state is copied, on its own, and survives JSON: a field forgotten in `copy_pieces` fails here.

Each field is filled with numbers that stand nowhere else, so that a field copied from another one is found too.
"""

import json
from collections.abc import Iterator
from itertools import count
from typing import Any, Protocol, Self

import pytest

import consigliere
from tests.games.any_game import position

TABLES = [(name, seats) for name in consigliere.games() for seats in consigliere.game(name).seats]


class Fields(Protocol):
    """What this test asks of a state."""

    def fields(self) -> tuple[str, ...]: ...
    def copy(self) -> Self: ...
    def pieces_to_json(self) -> dict[str, Any]: ...
    def pieces_from_json(self, data: dict[str, Any]) -> None: ...


def numbered(value: Any, numbers: Iterator[int]) -> Any:
    """The same shape with numbers that stand nowhere else; an empty list gets one."""
    if isinstance(value, list):
        return [numbered(part, numbers) for part in value] or [next(numbers)]
    return next(numbers)


def pieces(state: Fields) -> dict[str, Any]:
    """All fields as they are now, written down."""
    return {name: json.loads(json.dumps(getattr(state, name))) for name in state.fields()}


def change(value: Any) -> None:
    """Changes every list in place, the innermost too."""
    if isinstance(value, list):
        for part in value:
            change(part)
        if all(isinstance(part, int) for part in value):
            value.append(-99)


def check_fields(state: Fields, empty: Fields) -> None:
    """Raises an AssertionError that names the fields which a copy or JSON loses or shares."""
    numbers = count(1001)
    for name in state.fields():
        setattr(state, name, numbered(getattr(state, name), numbers))
    before = pieces(state)
    copy = state.copy()
    lost = [name for name in state.fields() if getattr(copy, name, None) != before[name]]
    assert lost == [], "a copy has other fields"
    for name in state.fields():
        change(getattr(state, name))
    shared = [name for name in state.fields() if getattr(copy, name) != before[name]]
    assert shared == [], "a copy shares lists with its original"
    empty.pieces_from_json(json.loads(json.dumps(copy.pieces_to_json())))
    wrong = [name for name in state.fields() if getattr(empty, name) != before[name]]
    assert wrong == [], "JSON brings other fields back"


@pytest.mark.both
@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_field_is_copied_and_survives_json(name: str, seats: int) -> None:
    state = position(name, seats, 1, 30, False)
    check_fields(state, state.game.fresh())


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_field_is_named_twice(name: str, seats: int) -> None:
    names = position(name, seats, 1, 0, False).fields()
    assert len(set(names)) == len(names) > 10


# ---- the test itself


class Pieces:
    """A state of three fields, copied and written as a test wishes."""

    def __init__(self, kept: tuple[str, ...] = ("money", "hand", "board"), shared: tuple[str, ...] = ()) -> None:
        self.kept, self.shared = kept, shared
        self.money = 3
        self.hand = [1, 2]
        self.board: list[list[int]] = [[1], []]

    def fields(self) -> tuple[str, ...]:
        return ("money", "hand", "board")

    def copy(self) -> "Pieces":
        other = Pieces(self.kept, self.shared)
        for name in self.kept:
            value = getattr(self, name)
            setattr(other, name, value if name in self.shared else json.loads(json.dumps(value)))
        return other

    def pieces_to_json(self) -> dict[str, Any]:
        return pieces(self)

    def pieces_from_json(self, data: dict[str, Any]) -> None:
        for name in self.fields():
            setattr(self, name, data[name])


class NotWritten(Pieces):
    def pieces_to_json(self) -> dict[str, Any]:
        return {**pieces(self), "hand": []}

    def copy(self) -> "NotWritten":
        other = NotWritten()
        other.money, other.hand, other.board = self.money, self.hand[:], [row[:] for row in self.board]
        return other


class Swapped(Pieces):
    def copy(self) -> "Swapped":
        other = Swapped()
        other.money, other.hand, other.board = self.money, self.board[0][:], [row[:] for row in self.board]
        return other


def test_fields_that_are_all_kept_pass() -> None:
    check_fields(Pieces(), Pieces())


@pytest.mark.parametrize(
    ("state", "message"),
    [
        (Pieces(kept=("money", "hand")), "a copy has other fields"),
        (Pieces(kept=("hand", "board")), "a copy has other fields"),
        (Swapped(), "a copy has other fields"),
        (Pieces(shared=("hand",)), "shares lists"),
        (Pieces(shared=("board",)), "shares lists"),
        (NotWritten(), "JSON brings other fields back"),
    ],
)
def test_a_field_that_is_lost_or_shared_fails(state: Pieces, message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        check_fields(state, Pieces())
