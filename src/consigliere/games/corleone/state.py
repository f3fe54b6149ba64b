"""A position of Corleone's Empire: where every card, figure and token is (CE-1.4)."""

from typing import Final

from consigliere.core.state import State
from consigliere.core.step import NO_SEAT
from consigliere.games.corleone.components import (
    ACTS,
    ALLIES,
    AREAS,
    BUSINESSES,
    JOBS,
    MONEY,
    PILES,
    PRINTED,
    SEATS,
    SPACES,
    TERRITORIES,
    Components,
)

NEUTRAL: Final = SEATS  # the side of the Union Boss on a thug space and of the Mayor on a family space
BESIDE: Final = -1  # a neutral figure beside the board
SHOT: Final = -2  # a neutral figure in the Hudson

# where a job card is
DECK: Final = 0
DISCARDED: Final = 1
OPEN: Final = 2
BOX: Final = 3
LOOKED_AT: Final = 4
IN_WORK: Final = 5  # being completed: neither in hand nor in the suitcase (RU-12)
HAND: Final = 10  # + seat
CASE: Final = 20  # + seat

# where an ally card is; BOX and HAND as above
DISPLAY: Final = 0
LATER: Final = 1  # of an act to come
FRONT: Final = 20  # + seat

# phases (CE-3.1)
SETUP: Final = 0
OPENING: Final = 1
FAMILY_BUSINESS: Final = 2
TURF: Final = 3
BRIBERY: Final = 4
TRIBUTE_PHASE: Final = 5
BETWEEN_ACTS: Final = 6
AFTER: Final = 7
PHASES: Final = [
    "setup",
    "open-business",
    "family-business",
    "turf-war",
    "bribery",
    "tribute",
    "entracte",
    "end",
]

# everything a position consists of, in the order of its JSON
FIELDS: Final = (
    "act",
    "phase",
    "horse",
    "deck_age",
    "looking_seat",
    "boss",
    "mayor",
    "chief",
    "borrowed",
    "family",
    "thugs",
    "members",
    "gone_thugs",
    "gone_members",
    "gone_tokens",
    "tokens",
    "hudson_thugs",
    "hudson_members",
    "thug_at",
    "member_at",
    "tile_at",
    "spot",
    "piles",
    "box",
    "hand",
    "seen",
    "suitcase",
    "bribes",
    "job_at",
    "job_seen",
    "job_age",
    "open_jobs",
    "discards",
    "ally_at",
    "ally_seen",
    "committed",
    "transfer_log",
    "control",
    "chosen",
)


class CorleoneState(State):
    """All pieces of Corleone's Empire.

    The order of a stack that nobody knows is not stored: a card or tile is drawn when the rules reach it. What secret
    transfers of cards leave open for those who did not see them follows from the `transfer_log` (hidden.py).
    """

    __slots__ = ("c", *FIELDS)

    def __init__(self) -> None:
        super().__init__()

    def fresh(self) -> State:
        return CorleoneState()

    def clear(self, c: Components) -> None:
        """Nothing on the table yet; says what each field holds."""
        self.c = c
        self.act = 1
        self.phase = SETUP
        self.horse = 0  # who holds the Horse Head
        self.deck_age = 0  # how often the job deck has been reshuffled
        self.looking_seat = NO_SEAT  # who is looking at jobs, or -1
        self.boss = BESIDE  # business where the Union Boss stands, or BESIDE, SHOT
        self.mayor = BESIDE  # family space
        self.chief = BESIDE  # territory
        self.borrowed = 0  # bit i: neutral figure i was played this turn and counts as the player's own (CE-8.3)
        self.family = list(range(SEATS))  # seat -> family
        self.thugs = [0] * SEATS  # seat -> unplayed thugs
        self.members = [0] * SEATS  # seat -> unplayed family members
        self.gone_thugs = [0] * SEATS  # seat -> out of the game (only in positions set up by hand)
        self.gone_members = [0] * SEATS
        self.gone_tokens = [0] * SEATS
        self.tokens = [c.tokens] * SEATS  # seat -> control tokens in supply
        self.hudson_thugs = [0] * SEATS  # seat
        self.hudson_members = [0] * SEATS
        self.thug_at = [NO_SEAT] * BUSINESSES  # business -> side, or NO_SEAT
        self.member_at = [NO_SEAT] * SPACES  # family space -> side, or NO_SEAT
        self.tile_at = [-1] * AREAS  # area -> business tile, or -1
        self.spot = list(range(PRINTED)) + [-1] * (BUSINESSES - PRINTED)  # business -> area, or -1
        self.piles = c.pile_size[:]  # money by value, then goods: cards in the supply
        self.box = [0] * PILES  # the same, out of the game (only in positions set up by hand)
        self.hand = [0] * (SEATS * PILES)  # hand_at(seat, pile) -> cards in hand
        self.seen = [0] * (SEATS * PILES)  # the same: those everybody knows of
        self.suitcase = [0] * (SEATS * MONEY)  # case_at(seat, value)
        self.bribes = [0] * (SEATS * MONEY)  # the same: set aside and revealed
        self.job_at = [DECK] * JOBS  # job -> DECK, HAND + seat …
        self.job_seen = [0] * JOBS  # job -> 1 if everybody knows whose hand it is in
        self.job_age = [0] * JOBS  # job -> the deck it was last shuffled into
        self.open_jobs: list[int] = []  # place -> job, or -1
        self.discards: list[int] = []  # the job discard pile, oldest first
        self.ally_at = [LATER] * ALLIES  # ally -> DISPLAY, HAND + seat …
        self.ally_seen = [0] * ALLIES  # ally -> 1 if everybody knows whose hand it is in
        self.committed = [0] * SEATS  # seat -> 1 if its secret choice of a simultaneous step is made
        self.transfer_log: list[int] = []  # what happened to hands since the first secret transfer (transfer_log.py)
        self.control: list[list[int]] = [[] for _ in range(TERRITORIES)]  # territory -> seats, bottom to top
        self.chosen: list[list[int]] = [
            [] for _ in range(SEATS)
        ]  # seat -> card, n, card, n …: its secret choice so far

    def copy_pieces(self, other: State) -> None:
        assert isinstance(other, CorleoneState)
        other.c = self.c
        other.act = self.act
        other.phase = self.phase
        other.horse = self.horse
        other.deck_age = self.deck_age
        other.looking_seat = self.looking_seat
        other.boss = self.boss
        other.mayor = self.mayor
        other.chief = self.chief
        other.borrowed = self.borrowed
        other.family = self.family[:]
        other.thugs = self.thugs[:]
        other.members = self.members[:]
        other.gone_thugs = self.gone_thugs[:]
        other.gone_members = self.gone_members[:]
        other.gone_tokens = self.gone_tokens[:]
        other.tokens = self.tokens[:]
        other.hudson_thugs = self.hudson_thugs[:]
        other.hudson_members = self.hudson_members[:]
        other.thug_at = self.thug_at[:]
        other.member_at = self.member_at[:]
        other.tile_at = self.tile_at[:]
        other.spot = self.spot[:]
        other.piles = self.piles[:]
        other.box = self.box[:]
        other.hand = self.hand[:]
        other.seen = self.seen[:]
        other.suitcase = self.suitcase[:]
        other.bribes = self.bribes[:]
        other.job_at = self.job_at[:]
        other.job_seen = self.job_seen[:]
        other.job_age = self.job_age[:]
        other.open_jobs = self.open_jobs[:]
        other.discards = self.discards[:]
        other.ally_at = self.ally_at[:]
        other.ally_seen = self.ally_seen[:]
        other.committed = self.committed[:]
        other.transfer_log = self.transfer_log[:]
        other.control = [stack[:] for stack in self.control]
        other.chosen = [choice[:] for choice in self.chosen]

    def fields(self) -> tuple[str, ...]:
        return FIELDS


def hand_at(seat: int, card: int) -> int:
    """Where a kind of money or goods is in `hand` and `seen`."""
    return seat * PILES + card


def case_at(seat: int, value: int) -> int:
    """Where a value of money is in `suitcase` and `bribes`."""
    return seat * MONEY + value


def turn_order(s: CorleoneState) -> list[int]:
    """CE-3.4: the holder of the Horse Head first, then clockwise."""
    return [(s.horse + i) % s.seats for i in range(s.seats)]


def others(s: CorleoneState, seat: int) -> list[int]:
    """The opponents of a seat, clockwise."""
    return [(seat + i) % s.seats for i in range(1, s.seats)]


def last_act(s: CorleoneState) -> bool:
    """Whether this is the last act."""
    return s.act == ACTS
