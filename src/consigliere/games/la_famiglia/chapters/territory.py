"""LF-5.1: who controls a Mandamento."""

from consigliere.games.la_famiglia.components import MANDAMENTI
from consigliere.games.la_famiglia.state import SEATS, LaFamigliaState


def controller(s: LaFamigliaState, mandamento: int) -> int:
    """The family with at least 2 of its 3 areas, or -1; teammates do not add up."""
    areas = s.c.mandamento_areas[mandamento]
    for area in areas:
        side = s.side[area]
        if side < SEATS and s.soldati[area]:
            held = 0
            for other in areas:
                if s.side[other] == side and s.soldati[other]:
                    held += 1
            if held >= s.c.areas_to_control:
                return side
    return -1


def mandamenti_of(s: LaFamigliaState, seat: int) -> int:
    """How many Mandamenti a family controls now (from Soldati, not from tokens: Q-22)."""
    count = 0
    for mandamento in range(MANDAMENTI):
        if controller(s, mandamento) == seat:
            count += 1
    return count
