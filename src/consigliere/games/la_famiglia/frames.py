"""The frame of an order being executed: what its parts have to tell each other."""

from typing import Final

from consigliere.games.la_famiglia.codes import EXECUTE_ORDER
from consigliere.games.la_famiglia.state import Famiglia

SEAT: Final = 1
ORDER: Final = 2
AREA: Final = 3
PARTS: Final = 4  # bit i: supply part i done
BLOCK: Final = 5  # the attack block
SHOTS: Final = 6  # movements made
BOMBS: Final = 7  # Strikes made
PENTITI: Final = 8
RALLIED: Final = 9
TAKEN: Final = 10  # Blue B: the area taken by this order, or -1
MOVED_TO: Final = 11  # target of the first movement, or -1
CAR_USED: Final = 12  # a car came along
FOUGHT: Final = 13  # an attack, Strike or Pentito has been made
SPECIAL_USED: Final = 14
LOST: Final = 15  # the area of the order was left or lost meanwhile
UNTOUCHED: Final = [0, 0, 0, 0, 0, 0, -1, -1, 0, 0, 0, 0]  # PARTS to LOST


def order_frame(s: Famiglia) -> list[int]:
    """The frame of the order being executed."""
    for frame in s.stack:
        if frame[0] == EXECUTE_ORDER:
            return frame
    raise AssertionError("no order is being executed")
