"""LF-3: the round. Planning, management, encounter, management with the end-of-game check."""

from consigliere.games.la_famiglia import events, frames
from consigliere.games.la_famiglia.components import AREAS, COLUMNS, GRID, GRID_ROWS, ORDERS
from consigliere.games.la_famiglia.state import ENCOUNTER, MANAGEMENT, PLANNING, SIDES, LaFamigliaState


def begin_phase(s: LaFamigliaState, phase: int) -> None:
    """LF-3.2: the order of play of a phase starts with who holds the piece when it begins."""
    s.phase = phase
    s.first = s.primo
    s.emit(events.PHASE, [s.round, phase])


def start_planning(s: LaFamigliaState) -> None:
    """LF-4.1: owners of the Influence tile first, then turns."""
    begin_phase(s, PLANNING)
    s.stack = [frames.influence_tile(s.first)]


def start_management(s: LaFamigliaState, after_encounter: bool) -> None:
    """LF-5: control of Mandamenti, then control tiles."""
    begin_phase(s, MANAGEMENT)
    s.stack = [frames.management(s.first, after_encounter)]


def start_encounter(s: LaFamigliaState) -> None:
    """LF-6.1: all order tokens on the board are turned face up; what lies in headquarters is known with them (Q-63)."""
    begin_phase(s, ENCOUNTER)
    s.revealed = 1
    forget_times(s)
    for at in range(AREAS * 2):
        if s.tokens[at] >= 0:
            s.emit(events.ORDER_REVEALED, [at // 2, s.tokens[at]])
    s.stack = [frames.next_order(s.first)]


def forget_times(s: LaFamigliaState) -> None:
    """All orders have been seen: when they were laid, gained or sold tells nothing any more."""
    s.clock = 0
    s.gained = [0] * ORDERS
    s.sold = [0] * ORDERS
    s.returned = []
    s.laid = [0] * (AREAS * 2)


def next_round(s: LaFamigliaState) -> None:
    """LF-5.6: the bottom sheet with its tokens, by column (Q-13), becomes the top sheet, the next one the bottom."""
    s.top = [0] * (COLUMNS * SIDES)
    for space in range(GRID):
        column = space // GRID_ROWS
        for side in range(SIDES):
            s.top[column * SIDES + side] += s.bottom[space * SIDES + side]
    s.bottom = [0] * (GRID * SIDES)
    s.round += 1
    start_planning(s)
