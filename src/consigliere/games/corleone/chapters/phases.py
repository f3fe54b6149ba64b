"""CE-3, CE-4, CE-10.5: the phases of an act, new businesses, the Entr'acte."""

from typing import Final

from consigliere.core.chance import Luck
from consigliere.core.step import NO_SEAT, Step
from consigliere.games.corleone import events, frames
from consigliere.games.corleone.chapters.cards import draw_job
from consigliere.games.corleone.components import (
    ALLIES,
    BUSINESSES,
    PRINTED,
    SPACES,
    TERRITORIES,
)
from consigliere.games.corleone.frames import ENTRACTE, OPEN_BUSINESS
from consigliere.games.corleone.state import (
    BESIDE,
    BETWEEN_ACTS,
    BOX,
    BRIBERY,
    DISPLAY,
    FAMILY_BUSINESS,
    LATER,
    OPEN,
    OPENING,
    TRIBUTE_PHASE,
    TURF,
    CorleoneState,
    last_act,
)

MEMBERS = ["none", "consigliere", "heir"]


def begin_phase(s: CorleoneState, phase: int) -> None:
    """CE-3.6: the police car moves on."""
    s.phase = phase
    s.emit(events.PHASE, [s.act, phase])


def start_act(s: CorleoneState) -> None:
    """CE-3.1: every act begins with a new business."""
    begin_phase(s, OPENING)
    s.stack = [frames.open_business(s.horse)]


class OpenBusiness(Step[CorleoneState]):
    """CE-4.1: the top tile of the act's colour to the lowest-numbered territory with an empty slot."""

    def advance(self, s: CorleoneState, f: list[int]) -> bool:
        for area in range(TERRITORIES):
            if s.tile_at[area] < 0:
                open_tile(s, s.c.act_colour[s.act], area)
                break
        start_family_business(s, s.horse)
        return False


def tiles_left(s: CorleoneState, colour: str) -> list[int]:
    """The tiles of a stack, whose order nobody knows."""
    return [b for b in range(PRINTED, BUSINESSES) if s.spot[b] < 0 and s.c.tile_colour[b - PRINTED] == colour]


def open_tile(s: CorleoneState, colour: str, area: int) -> None:
    """A tile drawn face up onto an empty slot; CE-4.4: none if the stack is empty."""
    left = tiles_left(s, colour)
    if left:
        tile = s.chance.deal("tile", left, 1)[0]
        s.tile_at[area] = tile
        s.spot[tile] = area
        s.emit(events.TILE_OPENED, [tile, area]).luck = Luck("tile", [tile])


def start_family_business(s: CorleoneState, seat: int) -> None:
    """CE-5.1: starting with the first player."""
    begin_phase(s, FAMILY_BUSINESS)
    s.stack = [frames.turn(seat)]


def start_turf_war(s: CorleoneState) -> None:
    """CE-9.1: territories 1 to 7 in order."""
    begin_phase(s, TURF)
    s.stack = [frames.turf_war(s.horse)]


def start_bribery(s: CorleoneState) -> None:
    """CE-9.6; CE-3.2: not in the last act."""
    if not s.c.act_bribery[s.act]:
        start_tribute(s)
        return
    begin_phase(s, BRIBERY)
    s.stack = [frames.set_bribes(s.horse)]


def start_tribute(s: CorleoneState) -> None:
    """CE-10.1: the Tribute to the Don begins."""
    begin_phase(s, TRIBUTE_PHASE)
    s.stack = [frames.tribute(s.horse)]


def after_tribute(s: CorleoneState) -> None:
    """CE-10.4: the game ends after the last act, otherwise the next one is prepared."""
    s.stack = [frames.game_end(s.horse) if last_act(s) else frames.entracte(s.horse)]


class Entracte(Step[CorleoneState]):
    """CE-10.5: everything is made ready for the next act."""

    def advance(self, s: CorleoneState, f: list[int]) -> bool:
        begin_phase(s, BETWEEN_ACTS)
        s.act += 1
        return_figures(s)
        fill_open_jobs(s)
        gone = [ally for ally in range(ALLIES) if s.ally_at[ally] == DISPLAY]
        if gone:
            for ally in gone:
                s.ally_at[ally] = BOX
            s.emit(events.ALLIES_GONE, gone)
        reveal_allies(s)
        start_act(s)
        return False


def return_figures(s: CorleoneState) -> None:
    """CE-10.5 (a), (c): all figures are unplayed again, and a new family member comes."""
    s.thug_at = [NO_SEAT] * BUSINESSES
    s.member_at = [NO_SEAT] * SPACES
    s.boss = s.mayor = s.chief = BESIDE
    for seat in range(s.seats):
        s.hudson_thugs[seat] = s.hudson_members[seat] = 0
        s.thugs[seat] = s.c.thugs[s.seats] - s.gone_thugs[seat]
        s.members[seat] = s.c.members[s.act] - s.gone_members[seat]
        new = MEMBERS.index(s.c.act_member[s.act])
        if new:
            s.emit(events.NEW_MEMBER, [seat, new])


def fill_open_jobs(s: CorleoneState) -> None:
    """CE-10.5 (d), CE-2.5: empty places are filled as far as jobs are left."""
    for place in range(len(s.open_jobs)):
        if s.open_jobs[place] >= 0:
            continue
        job = draw_job(s, "open-job")
        if job < 0:
            return
        s.job_at[job] = OPEN
        s.open_jobs[place] = job
        s.emit(events.OPEN_JOB, [place + 1, job]).luck = Luck("open-job", [job])


def reveal_allies(s: CorleoneState) -> None:
    """CE-2.6, CE-10.5 (e): one fewer than players, face up; the others of the act go to the box."""
    pool = [ally for ally in range(ALLIES) if s.c.ally_act[ally] == s.act and s.ally_at[ally] == LATER]
    if not pool:
        return
    shown = s.chance.deal("allies", pool, min(s.c.allies_dealt[s.seats], len(pool)))
    for ally in pool:
        s.ally_at[ally] = DISPLAY if ally in shown else BOX
    s.emit_luck(events.ALLIES_REVEALED, "allies", shown)


STEPS: Final[list[tuple[int, Step[CorleoneState]]]] = [
    (OPEN_BUSINESS, OpenBusiness("open-business", "CE-4.1")),
    (ENTRACTE, Entracte("entracte", "CE-10.5")),
]
