"""A position of Corleone's Empire: where every card, figure and token is (CE-1.4)."""

from typing import Any, Final

from consigliere.core.state import State
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

NOBODY: Final = -1
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

LEDGER_ROW: Final = 4
NUMBERS: Final = ["act", "phase", "horse", "deck_age", "looker", "boss", "mayor", "chief", "borrowed"]
LISTS: Final = [
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
    "ledger",
]
NESTED: Final = ["control", "chosen"]


class Corleone(State):
    """All pieces of Corleone's Empire.

    The order of a stack that nobody knows is not stored: a card or tile is drawn when the rules reach it. What secret
    transfers of cards leave open for those who did not see them follows from the `ledger` (hidden.py).
    """

    __slots__ = (
        "act",
        "ally_at",
        "ally_seen",
        "borrowed",
        "boss",
        "box",
        "bribes",
        "c",
        "chief",
        "chosen",
        "committed",
        "control",
        "deck_age",
        "discards",
        "family",
        "gone_members",
        "gone_thugs",
        "gone_tokens",
        "hand",
        "horse",
        "hudson_members",
        "hudson_thugs",
        "job_age",
        "job_at",
        "job_seen",
        "ledger",
        "looker",
        "mayor",
        "member_at",
        "members",
        "open_jobs",
        "phase",
        "piles",
        "seen",
        "spot",
        "suitcase",
        "thug_at",
        "thugs",
        "tile_at",
        "tokens",
    )

    c: Components
    act: int
    phase: int
    horse: int  # who holds the Horse Head
    deck_age: int  # how often the job deck has been reshuffled
    looker: int  # who is looking at jobs, or -1
    boss: int  # business where the Union Boss stands, or BESIDE, SHOT
    mayor: int  # family space
    chief: int  # territory
    borrowed: int  # bit i: neutral figure i was played this turn and counts as the player's own (CE-8.3)
    family: list[int]  # seat -> family
    thugs: list[int]  # seat -> unplayed thugs
    members: list[int]  # seat -> unplayed family members
    gone_thugs: list[int]  # seat -> out of the game (only in positions set up by hand)
    gone_members: list[int]
    gone_tokens: list[int]
    tokens: list[int]  # seat -> control tokens in supply
    hudson_thugs: list[int]  # seat
    hudson_members: list[int]
    thug_at: list[int]  # business -> side, or NOBODY
    member_at: list[int]  # family space -> side, or NOBODY
    tile_at: list[int]  # area -> business tile, or -1
    spot: list[int]  # business -> area, or -1
    piles: list[int]  # money by value, then goods: cards in the supply
    box: list[int]  # the same, out of the game (only in positions set up by hand)
    hand: list[int]  # seat * PILES + pile -> cards in hand
    seen: list[int]  # the same: those everybody knows of
    suitcase: list[int]  # seat * MONEY + value
    bribes: list[int]  # seat * MONEY + value: set aside and revealed
    job_at: list[int]  # job -> DECK, HAND + seat …
    job_seen: list[int]  # job -> 1 if everybody knows whose hand it is in
    job_age: list[int]  # job -> the deck it was last shuffled into
    open_jobs: list[int]  # place -> job, or -1
    discards: list[int]  # the job discard pile, oldest first
    ally_at: list[int]  # ally -> DISPLAY, HAND + seat …
    ally_seen: list[int]  # ally -> 1 if everybody knows whose hand it is in
    committed: list[int]  # seat -> 1 if its secret choice of a simultaneous step is made
    ledger: list[int]  # what happened to hands since the first secret transfer: LEDGER_ROW ints each
    control: list[list[int]]  # territory -> seats, bottom to top
    chosen: list[list[int]]  # seat -> card, n, card, n …: its secret choice so far

    def __init__(self) -> None:
        super().__init__()

    def fresh(self) -> State:
        return Corleone()

    def clear(self, c: Components) -> None:
        """Nothing on the table yet."""
        self.c = c
        self.act = 1
        self.phase = SETUP
        self.horse = 0
        self.deck_age = 0
        self.looker = NOBODY
        self.boss = BESIDE
        self.mayor = BESIDE
        self.chief = BESIDE
        self.borrowed = 0
        self.family = list(range(SEATS))
        self.thugs = [0] * SEATS
        self.members = [0] * SEATS
        self.gone_thugs = [0] * SEATS
        self.gone_members = [0] * SEATS
        self.gone_tokens = [0] * SEATS
        self.tokens = [c.tokens] * SEATS
        self.hudson_thugs = [0] * SEATS
        self.hudson_members = [0] * SEATS
        self.thug_at = [NOBODY] * BUSINESSES
        self.member_at = [NOBODY] * SPACES
        self.tile_at = [-1] * AREAS
        self.spot = list(range(PRINTED)) + [-1] * (BUSINESSES - PRINTED)
        self.piles = c.pile_size[:]
        self.box = [0] * PILES
        self.hand = [0] * (SEATS * PILES)
        self.seen = [0] * (SEATS * PILES)
        self.suitcase = [0] * (SEATS * MONEY)
        self.bribes = [0] * (SEATS * MONEY)
        self.job_at = [DECK] * JOBS
        self.job_seen = [0] * JOBS
        self.job_age = [0] * JOBS
        self.open_jobs = []
        self.discards = []
        self.ally_at = [LATER] * ALLIES
        self.ally_seen = [0] * ALLIES
        self.committed = [0] * SEATS
        self.ledger = []
        self.control = [[] for _ in range(TERRITORIES)]
        self.chosen = [[] for _ in range(SEATS)]

    def copy_pieces(self, other: State) -> None:
        assert isinstance(other, Corleone)
        other.c = self.c
        other.act = self.act
        other.phase = self.phase
        other.horse = self.horse
        other.deck_age = self.deck_age
        other.looker = self.looker
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
        other.ledger = self.ledger[:]
        other.control = [stack[:] for stack in self.control]
        other.chosen = [choice[:] for choice in self.chosen]

    def pieces_to_json(self) -> dict[str, Any]:
        data: dict[str, Any] = {name: getattr(self, name) for name in NUMBERS}
        data.update({name: list(getattr(self, name)) for name in LISTS})
        data.update({name: [list(row) for row in getattr(self, name)] for name in NESTED})
        return data

    def pieces_from_json(self, data: dict[str, Any]) -> None:
        for name in NUMBERS:
            setattr(self, name, int(data[name]))
        for name in LISTS:
            setattr(self, name, [int(n) for n in data[name]])
        for name in NESTED:
            setattr(self, name, [[int(n) for n in row] for row in data[name]])


def turn_order(s: Corleone) -> list[int]:
    """CE-3.4: the holder of the Horse Head first, then clockwise."""
    return [(s.horse + i) % s.seats for i in range(s.seats)]


def others(s: Corleone, seat: int) -> list[int]:
    """The opponents of a seat, clockwise."""
    return [(seat + i) % s.seats for i in range(1, s.seats)]


def last_act(s: Corleone) -> bool:
    """Whether this is the last act."""
    return s.act == ACTS
