"""CE-2: the set-up. CE-2.11: random draws in a fixed order; stacks are drawn from when the rules reach them (RU-1)."""

from consigliere.core.chance import Luck
from consigliere.games.corleone import events
from consigliere.games.corleone.chapters.cards import deck, put_in_hand
from consigliere.games.corleone.chapters.phases import fill_open_jobs, open_tile, reveal_allies, start_act
from consigliere.games.corleone.state import HAND, CorleoneState


def begin(s: CorleoneState) -> None:
    """The whole set-up; nobody has to choose (RU-4a: seat i leads the i-th family).

    A cleared state already has Don Corleone on Act I and the police car before the first phase (CE-2.1), full piles
    (CE-2.2), both tile stacks (CE-2.3) and the neutral figures beside the board (CE-2.8).
    """
    give_pieces(s)
    reveal_allies(s)
    s.horse = s.chance.roll("first", s.seats, 1)[0]  # CE-2.10
    s.emit_luck(events.FIRST_DRAWN, "first", [s.horse])
    for area in s.c.setup_tiles[s.seats]:  # CE-2.4
        open_tile(s, s.c.setup_colour, area)
    s.open_jobs = [-1] * s.c.open_jobs[s.seats]
    fill_open_jobs(s)
    deal_hands(s)
    start_act(s)


def give_pieces(s: CorleoneState) -> None:
    """CE-2.7: thugs by the number of players, and the Don."""
    for seat in range(s.seats):
        s.thugs[seat] = s.c.thugs[s.seats]
        s.members[seat] = s.c.members[1]


def deal_hands(s: CorleoneState) -> None:
    """CE-2.9: money for everybody, then random jobs, seat by seat."""
    for seat in range(s.seats):
        for value in s.c.start_money:
            s.piles[value] -= 1
            put_in_hand(s, seat, value)
            s.emit(events.GAINED, [seat, value])
    for seat in range(s.seats):
        jobs = s.chance.deal("hand-jobs", deck(s), s.c.start_jobs)
        for job in jobs:
            s.job_at[job] = HAND + seat
        s.emit_secret(events.JOBS_DEALT, [seat, len(jobs)], jobs, 1 << seat).luck = Luck("hand-jobs", jobs)
