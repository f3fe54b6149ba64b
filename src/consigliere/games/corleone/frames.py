"""The steps of the stack: their codes, what is in the slots of their frames after code and seat, and how each is made.

One module for all, since the chapters open each other's steps: a card (CE-5) asks for figures, fronts and control, an
ability for cards, a phase ends in the next one.
"""

from typing import Final

from consigliere.core.step import NO_SEAT, SEAT
from consigliere.games.corleone import effects as op
from consigliere.games.corleone.components import MONEY
from consigliere.games.corleone.effects import Effect
from consigliere.games.corleone.state import CorleoneState

# ---- codes: the first int of a frame, and the index into the game's list of steps
OPEN_BUSINESS: Final = 0
TURN: Final = 1
PAYMENT: Final = 2
JOB_ORDER: Final = 3
CARD_PARTS: Final = 4
SHARING: Final = 5
ABILITY_SET: Final = 6
TRADE_DISCARDS: Final = 7
CHOOSE_GOOD: Final = 8
KEEP_JOB: Final = 9
LAUNDER_CARDS: Final = 10
PART_JOBS: Final = 11
PART_HORSE: Final = 12
PART_TRADE: Final = 13
PART_TRADE_GOOD: Final = 14
PART_COLLECT: Final = 15
PART_OFFER: Final = 16
SHOOT_WHERE: Final = 17
SHOOT_FIGURE: Final = 18
MOVE_WHICH: Final = 19
MOVE_WHERE: Final = 20
PLACE_FIGURE: Final = 21
PUSH_WHICH: Final = 22
USE_BACKS: Final = 23
USE_FRONTS: Final = 24
PLACE_TOKEN: Final = 25
REMOVE_TOKEN: Final = 26
REPLACE_TOKEN: Final = 27
SWAP_TOKENS: Final = 28
REORDER_TOKENS: Final = 29
WHICH_TOKEN: Final = 30
STEAL_FROM: Final = 31
AUDIT_WHOM: Final = 32
WITHDRAW_CARD: Final = 33
GIVE_CARDS: Final = 34
OFFER_CARD: Final = 35
TAKE_JOBS: Final = 36
TURF_WAR: Final = 37
SET_BRIBES: Final = 38
PICK_ALLY: Final = 39
TRIBUTE: Final = 40
ENTRACTE: Final = 41
GAME_END: Final = 42
ALLY_PARTS: Final = 43

# ---- a turn of the Family Business phase
ACTED: Final = 2  # whether the action is over
EXTRA: Final = 3  # an extra action (CE-13.24)
STUCK: Final = 4  # how many players in a row could not act

GRANTED: Final = 1  # values of EXTRA
TAKING: Final = 2


def turn(seat: int) -> list[int]:
    """The turns of the Family Business phase, beginning with a seat."""
    return [TURN, seat, 0, 0, 0]


def whose_turn(s: CorleoneState) -> int:
    """The player whose turn it is; in other phases the one that the phase began with."""
    return s.stack[0][SEAT]


def grant_extra_action(s: CorleoneState) -> None:
    """CE-13.24: another action in the turn that is running."""
    s.stack[0][EXTRA] = GRANTED


# ---- a job or an ally being resolved
CARD: Final = 2  # its number
NEXT_PART: Final = 3  # of a job, whose parts come in order
PARTS_LEFT: Final = 3  # of an ally, whose parts come in any order (RU-13): those not resolved yet, as bits
CHIEF_PLACED: Final = 4  # whether this card has placed the Police Chief
MONEY_TIME: Final = 5  # when a job's money comes

MONEY_UNDECIDED: Final = 0  # values of MONEY_TIME
MONEY_ASKED: Final = 1
MONEY_FIRST: Final = 2
MONEY_LAST: Final = 3
MONEY_TAKEN: Final = 4


def job_parts(seat: int, job: int) -> list[int]:
    """A job: its abilities and its money."""
    return [CARD_PARTS, seat, job, 0, 0, MONEY_UNDECIDED]


def ally_parts(seat: int, ally: int, parts: int) -> list[int]:
    """An ally whose parts come in any order."""
    return [ALLY_PARTS, seat, ally, (1 << parts) - 1, 0]


# ---- paying for a job
PAID_JOB: Final = 2  # the job
PAID_GOOD: Final = 3  # the good to pay now


def payment(seat: int, job: int) -> list[int]:
    """The goods of a job, good by good."""
    return [PAYMENT, seat, job, 0]


ORDERED_JOB: Final = 2


def job_order(seat: int, job: int) -> list[int]:
    """Whether a job's money comes before or after its ability."""
    return [JOB_ORDER, seat, job]


# ---- fronts and backs
SHARED_BUSINESS: Final = 2
FRONT_OWNER: Final = 3  # who controls the territory


def sharing(seat: int, business: int, owner: int) -> list[int]:
    """A front that is shared with the player who controls its territory."""
    return [SHARING, seat, business, owner]


FIRST_EFFECT: Final = 2  # from here on the numbers of the unresolved effects


def ability_set(seat: int, effects: list[int]) -> list[int]:
    """Abilities in any order."""
    return [ABILITY_SET, seat, *effects]


FRONTS_WHERE: Final = 2
BACKS_SPACE: Final = 2  # the family space that must touch the area, or ANY_AREA
LEFT: Final = 3  # in both frames and in that of control: how many more
USED: Final = 4  # in both frames: which were used already, as bits

ANY_AREA: Final = -1


def choose_fronts(seat: int, where: int, left: int) -> list[int]:
    """Fronts that a card uses."""
    return [USE_FRONTS, seat, where, left, 0]


def choose_backs(seat: int, space: int, left: int) -> list[int]:
    """Backs that a card uses."""
    return [USE_BACKS, seat, space, left, 0]


# ---- effects that need choices
EFFECT: Final = 2  # in all frames of effects: the number of the effect

YES_OR_NO: Final = {
    op.DRAW_JOBS: PART_JOBS,
    op.TAKE_HORSE: PART_HORSE,
    op.TRADE: PART_TRADE,
    op.TRADE_GOOD: PART_TRADE_GOOD,
    op.COLLECT: PART_COLLECT,
    op.OFFER: PART_OFFER,
}


def yes_or_no(seat: int, number: int, effect: Effect) -> list[int]:
    """A part that may be declined."""
    return [YES_OR_NO[effect.op], seat, number]


DISCARDS_LEFT: Final = 3
LAST_KIND: Final = 4  # the kind discarded last, or -1
LAST_NUMBER: Final = 5  # how many of it


def trade_discards(seat: int, effect: int, left: int) -> list[int]:
    """The discards of a trade."""
    return [TRADE_DISCARDS, seat, effect, left, -1, 0]


def choose_good(seat: int) -> list[int]:
    """A good of the player's choice."""
    return [CHOOSE_GOOD, seat]


KEEP_LEFT: Final = 2  # how many more stay in hand


def which_to_keep(seat: int, left: int) -> list[int]:
    """The jobs looked at."""
    return [KEEP_JOB, seat, left]


LAUNDER_LEFT: Final = 2
LOWEST_VALUE: Final = 3  # the lowest one so far; at first the highest there is


def launder_cards(seat: int, left: int) -> list[int]:
    """Money cards from hand to the suitcase."""
    return [LAUNDER_CARDS, seat, left, MONEY - 1]


# ---- figures
def shoot_where(seat: int, effect: int) -> list[int]:
    """The territory of figures that are shot."""
    return [SHOOT_WHERE, seat, effect]


SHOTS_LEFT: Final = 3
SHOT_AREA: Final = 4  # the area they must be in, or -1
SHOT_OWNER: Final = 5  # the player they must belong to, or NO_SEAT
HIGHEST_SHOT: Final = 6  # the highest place among those shot, or -1


def shoot_figure(seat: int, effect: int, left: int, area: int, owner: int) -> list[int]:
    """The figures that are shot."""
    return [SHOOT_FIGURE, seat, effect, left, area, owner, -1]


MOVES_LEFT: Final = 3
MOVED: Final = 4  # from here on the places of those moved already, after a -1, in order of places


def move_which(seat: int, effect: int, left: int) -> list[int]:
    """The figures that are moved."""
    return [MOVE_WHICH, seat, effect, left, -1]


MOVED_FROM: Final = 3  # the place of the figure

BY_CHIEF: Final = -1  # in place of an effect: the Police Chief pushes the figure


def move_where(seat: int, effect: int, start: int) -> list[int]:
    """The space a figure is moved to."""
    return [MOVE_WHERE, seat, effect, start]


FIGURE: Final = 2
FIGURE_SPACES: Final = 3
SHAKEDOWN: Final = 4


def place_figure(seat: int, effect: Effect) -> list[int]:
    """A neutral figure: which one, on which spaces, with which shakedown."""
    return [PLACE_FIGURE, seat, effect.figure, effect.spaces, effect.shakedown]


def push_which(seat: int) -> list[int]:
    """The figures that the Police Chief pushes."""
    return [PUSH_WHICH, seat]


# ---- control; LEFT as above
CHOSEN_AREAS: Final = 4  # as bits
FIRST_AREA: Final = 5  # the first of two territories that swap, or -1

ON_CONTROL: Final = {
    op.PLACE_CONTROL: PLACE_TOKEN,
    op.REMOVE_CONTROL: REMOVE_TOKEN,
    op.REPLACE_CONTROL: REPLACE_TOKEN,
    op.SWAP_CONTROL: SWAP_TOKENS,
    op.REORDER_CONTROL: REORDER_TOKENS,
}


def on_control(seat: int, number: int, effect: Effect) -> list[int]:
    """Changes of control."""
    return [ON_CONTROL[effect.op], seat, number, effect.count, 0, -1]


TO_AREA: Final = 2  # the territory it goes to


def which_token(seat: int, area: int) -> list[int]:
    """A token that is moved because none is in supply."""
    return [WHICH_TOKEN, seat, area]


# ---- opponents
def steal_from(seat: int, effect: int) -> list[int]:
    """The victim of a theft."""
    return [STEAL_FROM, seat, effect]


def audit_whom(seat: int, effect: int) -> list[int]:
    """The victim of an audit."""
    return [AUDIT_WHOM, seat, effect]


def withdraw_card(seat: int, auditor: int) -> list[int]:
    """The card that the victim of an audit takes back to hand."""
    return [WITHDRAW_CARD, seat, auditor]


JOBS_LEFT: Final = 2


def take_jobs(seat: int, left: int) -> list[int]:
    """Open jobs that are taken."""
    return [TAKE_JOBS, seat, left]


# ---- secret choices (RU-26): the seat is the player who gets the cards, or the holder of the Horse Head
WANTED: Final = 2  # how many cards each player gives
ASKED: Final = 3  # bit i: seat i is asked; NOT_YET before that is known

NOT_YET: Final = -1


def give_cards(seat: int, count: int, asked: int) -> list[int]:
    """Cards that others give."""
    return [GIVE_CARDS, seat, count, asked]


def offer_card(seat: int, asked: int) -> list[int]:
    """Money that others offer."""
    return [OFFER_CARD, seat, 1, asked]


BIDDERS: Final = 2  # from here on all who have yet to take an ally; the seat is that of the first of them


def pick_ally(bidders: list[int]) -> list[int]:
    """The allies that are bought."""
    return [PICK_ALLY, NO_SEAT, *bidders]


# ---- phases


def open_business(seat: int) -> list[int]:
    """New businesses open."""
    return [OPEN_BUSINESS, seat]


def entracte(seat: int) -> list[int]:
    """The next act begins."""
    return [ENTRACTE, seat]


TURF_AREA: Final = 2  # the territory the Turf War has come to


def turf_war(seat: int) -> list[int]:
    """The Turf War, territory by territory."""
    return [TURF_WAR, seat, 0]


def set_bribes(seat: int) -> list[int]:
    """A secret choice whose players are not asked yet."""
    return [SET_BRIBES, seat, 0, NOT_YET]


def tribute(seat: int) -> list[int]:
    """A secret choice whose players are not asked yet."""
    return [TRIBUTE, seat, 0, NOT_YET]


def game_end(seat: int) -> list[int]:
    """The end of the game."""
    return [GAME_END, seat]
