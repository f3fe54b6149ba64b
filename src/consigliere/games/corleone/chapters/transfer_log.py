"""CE-12.1: the log of what happened to hands since the first secret transfer, `ROW` ints for each entry.

A row is named by the index of its first int. A card that a viewer did not see is -1 in its copy of the log.
"""

from typing import Final

ROW: Final = 4

# the ints of a row: what happened, then
_SEAT: Final = 1  # whose hand
_EXTRA: Final = 2
_CARD: Final = 3

# what happened; the extra int and the card of such a row
GAINED: Final = 0  # 0, card: everyone saw it come to this hand
LOST: Final = 1  # age (of a job), card: everyone saw it leave this hand
DRAWN: Final = 2  # age, job: drawn in secret from a deck of this age
MOVED: Final = 3  # the hand it went to in secret, card and age of a job
HAD_MONEY: Final = 4  # 0, 1 or 0: it showed that there was money in this hand, or none

_AGE: Final = 256  # a card of a MOVED row has this added for each deck before its own


def entry(kind: int, seat: int, extra: int, card: int) -> list[int]:
    """One row."""
    return [kind, seat, extra, card]


def move_entry(seat: int, to: int, card: int, age: int) -> list[int]:
    """The row of a card that went to another hand in secret."""
    return [MOVED, seat, to, card + _AGE * age]


def rows(log: list[int], start: int = 0) -> range:
    """All rows, or those from one on."""
    return range(start, len(log), ROW)


def kind_at(log: list[int], row: int) -> int:
    """What happened."""
    return log[row]


def seat_at(log: list[int], row: int) -> int:
    """Whose hand it happened to."""
    return log[row + _SEAT]


def extra_at(log: list[int], row: int) -> int:
    """The age of a deck, or the hand a card went to."""
    return log[row + _EXTRA]


def card_at(log: list[int], row: int) -> int:
    """The card."""
    return log[row + _CARD] % _AGE


def age_at(log: list[int], row: int) -> int:
    """The deck that a job comes from which went to another hand in secret."""
    return log[row + _CARD] // _AGE


def has_card(log: list[int], row: int) -> bool:
    """Whether the log knows the card."""
    return log[row + _CARD] >= 0


def set_card(log: list[int], row: int, card: int, age: int) -> None:
    """Write the card of a row; its age counts where it went to another hand in secret."""
    log[row + _CARD] = card + _AGE * age if log[row] == MOVED else card


def is_secret(log: list[int], row: int) -> bool:
    """Whether only the players concerned saw the card."""
    return log[row] == DRAWN or log[row] == MOVED


def knows(log: list[int], row: int, viewer: int | None) -> bool:
    """Whether a viewer saw the card of a secret row."""
    if log[row] == DRAWN:
        return log[row + _SEAT] == viewer
    return log[row] == MOVED and viewer in (log[row + _SEAT], log[row + _EXTRA])


def public_row(log: list[int], row: int) -> list[int]:
    """A row without a card that only some players saw."""
    return [*log[row : row + _CARD], -1] if is_secret(log, row) else log[row : row + ROW]


def insert_sorted(log: list[int], kind: int, seat: int, extra: int, card: int) -> None:
    """Add a row; rows of one kind and hand that follow each other are sorted.

    So cards that come or go one after the other leave the same log in any order of picks.
    """
    row = len(log)
    while row and log[row - ROW] == kind and log[row - ROW + _SEAT] == seat:
        before = log[row - ROW + _EXTRA]
        if before < extra or (before == extra and log[row - ROW + _CARD] <= card):
            break
        row -= ROW
    log[row:row] = entry(kind, seat, extra, card)
