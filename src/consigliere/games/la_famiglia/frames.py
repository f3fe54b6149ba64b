"""The steps of the stack: their codes, what is in the slots of their frames after code and seat, and how each is made.

One module for all, since the chapters open each other's steps: a space of the sheets places Soldati, issues orders and
gathers, an order moves, attacks and strikes, and each step of an attack is followed by the next.
"""

from typing import Final

from consigliere.core.step import CODE, SEAT
from consigliere.games.la_famiglia.state import NEUTRAL, LaFamigliaState, hq_orders

# ---- codes: the first int of a frame, and the index into the game's list of steps
CHOOSE_FAMILIES: Final = 0
EXTRA_UNITS: Final = 1
EXTRA_LABS: Final = 2
START_TOKENS: Final = 3
INFLUENCE_TILE: Final = 4
PLANNING_TURN: Final = 5
ASK_GIFT: Final = 6
CHOOSE_SPACE: Final = 7
MOVE_TOKENS: Final = 8
GAIN_INFLUENCE: Final = 9
ACTION_PARTS: Final = 10
FINAL_ACTION: Final = 11
RECRUIT_SOLDATI: Final = 12
PLACE_WHERE: Final = 13
PLACE_HOW_MANY: Final = 14
ORDER_WHERE: Final = 15
ORDER_WHICH: Final = 16
EQUIPMENT: Final = 17
SAIL_ON: Final = 18
SINK_OTHER: Final = 19
GATHER_WHERE: Final = 20
FETCH_PIECES: Final = 21
CHOOSE_ROW: Final = 22
LAY_TOKEN: Final = 23
MANAGEMENT_STEP: Final = 24
NEXT_ORDER: Final = 25
EXECUTE_ORDER: Final = 26
SECOND_TARGET: Final = 27
SEND_SOLDATI: Final = 28
AFTER_MOVEMENT: Final = 29
SECOND_MOVEMENT: Final = 30
BEFORE_ATTACK: Final = 31
APPROACH: Final = 32
NAME_DEFENDER: Final = 33
COMMIT_CARD: Final = 34
ATTACKER_TAKES: Final = 35
DEFENDER_TAKES: Final = 36
SECOND_STRIKE: Final = 37
PENTITO_REMOVES: Final = 38
AGITATE_TARGET: Final = 39
AGITATE_SEND: Final = 40
SWAP_ENEMIES: Final = 41
GUARD_LABS: Final = 42
SUPPORT_AREAS: Final = 43
INVITED_PARTNER: Final = 44

# ---- set-up
SETUP_TURN: Final = 2  # of extra units, extra labs and start tokens: place in the order of play


def choose_families() -> list[int]:
    """The choice of families; who chooses follows from who has not yet."""
    return [CHOOSE_FAMILIES, 0]


UNIT_KIND: Final = 3  # UNIT_… of setup.py, -1 before the first
UNITS_LEFT: Final = 4  # of that kind
UNITS_HIGHEST_AREA: Final = 5  # of those with units of that kind, or -1
# only while units of later kinds have been placed already
CARS_AHEAD: Final = 6
CARS_AHEAD_AREA: Final = 7  # the highest, or -1
BOATS_AHEAD: Final = 8


def extra_units(first: int) -> list[int]:
    """Extra units, before the first seat's first kind."""
    return [EXTRA_UNITS, first, 0, -1, 0, -1]


LABS_LEFT: Final = 3  # -1 before the first seat's turn
LABS_HIGHEST_AREA: Final = 4  # of those with labs of the card, or -1


def extra_labs(first: int) -> list[int]:
    """Extra labs, before the first seat's turn."""
    return [EXTRA_LABS, first, 0, -1, -1]


def start_tokens(first: int) -> list[int]:
    """The start tokens; its turns go on until all have laid theirs."""
    return [START_TOKENS, first, 0]


# ---- planning
INFLUENCE_TURN: Final = 2  # place in the order of play


def influence_tile(first: int) -> list[int]:
    """LF-10.1: the owners of the Influence tile one after the other, before the first turn of a planning phase."""
    return [INFLUENCE_TILE, first, 0]


TILES_USED: Final = 2  # bit i: tile i
ACTED: Final = 3  # option A or B has been chosen
ASKED: Final = 4  # the teammate has been asked for money
MODE: Final = 5  # what the player may do: MODE_… of chapters/spaces.py
LEAST_PRICE: Final = 6  # of a free space with an effect
LEAST_IDLE_PRICE: Final = 7  # of a free space without any


def planning_turn(seat: int) -> list[int]:
    """LF-4.2: the turn of a seat."""
    return [PLANNING_TURN, seat, 0, 0, 0, 0, 0, 0]


def ask_gift(seat: int) -> list[int]:
    """The question to the teammate `seat`."""
    return [ASK_GIFT, seat]


TOKEN_COLUMN: Final = 2
TOKEN_SIDE: Final = 3
MODE_THEN: Final = 4  # the mode of the turn, the money and the number of orders when the token was chosen
MONEY_THEN: Final = 5
ORDERS_THEN: Final = 6


def choose_space(s: LaFamigliaState, seat: int, column: int, side: int, mode: int) -> list[int]:
    """The choice of a space for a token of `side` from a column."""
    return [CHOOSE_SPACE, seat, column, side, mode, s.money[seat], len(hq_orders(s, seat))]


SPACE: Final = 2
PARTS_DONE: Final = 3  # bit i: part i
TILES_ALLOWED: Final = 4
TILE_RUNS: Final = 5  # a tile is being used, whose effect is not one of the space
EFFECT: Final = 6  # a part has had an effect (LF-4.9)


def action_parts(seat: int, space: int, tiles_allowed: bool) -> list[int]:
    """LF-4.9: a space of which no part is done yet."""
    return [ACTION_PARTS, seat, space, 0, int(tiles_allowed), 0, 0]


FINAL_TURN: Final = 2  # place in the order of play


def final_action(first: int) -> list[int]:
    """The final actions, before the first seat's."""
    return [FINAL_ACTION, first, 0]


INFLUENCE_COLUMN: Final = 2  # of tokens that are moved, and of the influence gained by it
MOVED_HUE: Final = 3  # the colour whose tokens are moved now, -1 before the first
HIGHEST_RANK: Final = 4  # of the spaces taken by tokens of that colour: their places in the list of spaces, or -1


def move_tokens(seat: int, column: int) -> list[int]:
    """Moving a column's tokens, before the first one."""
    return [MOVE_TOKENS, seat, column, -1, -1]


ACTION_DONE: Final = 3
ORDER_DONE: Final = 4


def gain_frame(seat: int, column: int) -> list[int]:
    """A column's action and order, none of them done yet."""
    return [GAIN_INFLUENCE, seat, column, 0, 0]


MOST: Final = 2  # of recruiting, and of placing somewhere
BY: Final = 3  # BY_… of actions.py


def recruit_soldati(seat: int, most: int, by: int) -> list[int]:
    """Recruiting up to `most` Soldati."""
    return [RECRUIT_SOLDATI, seat, most, by]


def place_where(seat: int, most: int, by: int) -> list[int]:
    """Placing up to `most` Soldati in an area that is still to be chosen."""
    return [PLACE_WHERE, seat, most, by]


PLACE_AREA: Final = 2
PLACE_MOST: Final = 3
PLACE_BY: Final = 4  # BY_… of actions.py


def place_how_many(seat: int, area: int, most: int, by: int) -> list[int]:
    """Placing up to `most` Soldati in an area."""
    return [PLACE_HOW_MANY, seat, area, most, by]


ORDERS_LEFT: Final = 2
TWO_IN_ONE: Final = 3  # both orders go to one area
FIRST_AREA: Final = 4  # or -1
MAY_STOP: Final = 5


def order_where(seat: int, orders: int, two_in_one: bool = False) -> list[int]:
    """Issuing orders to areas that are still to be chosen."""
    return [ORDER_WHERE, seat, orders, int(two_in_one), -1, 0]


ISSUE_AREA: Final = 2
LEFT_HERE: Final = 3  # orders still to be issued in this area
MAY_STOP_HERE: Final = 4


def order_which(seat: int, area: int, orders: int) -> list[int]:
    """Issuing orders in an area."""
    return [ORDER_WHICH, seat, area, orders, 0]


OFFERED: Final = 2  # …_OFFERED of equipment.py
MAY_DECLINE: Final = 3
ORDER_AREA: Final = 4  # the area of the order that offers it, or -1


def equipment(seat: int, offered: int, area: int = -1, may_decline: bool = False) -> list[int]:
    """Placing one piece of equipment; `area` if an order fixes it."""
    return [EQUIPMENT, seat, offered, int(may_decline), area]


BOAT_SEA: Final = 2  # where the new boat is


def sail_on(seat: int, sea: int) -> list[int]:
    """A boat that has just been placed."""
    return [SAIL_ON, seat, sea]


def sink_other(seat: int, sea: int) -> list[int]:
    """A sea area with one boat too many, the seat's new one."""
    return [SINK_OTHER, seat, sea]


def gather_where(seat: int) -> list[int]:
    """The choice where to gather."""
    return [GATHER_WHERE, seat]


FETCH_AREA: Final = 2
FETCH_ORDER: Final = 3  # the order being executed, or -1
FETCHED: Final = 4  # the `place_of` all pieces fetched so far, as bits (picks.py)


def fetch_pieces(seat: int, area: int, order: int = -1) -> list[int]:
    """Fetching pieces into an area; `order` is the one that rallies them."""
    return [FETCH_PIECES, seat, area, order, 0]


ROW_KIND: Final = 2  # P_EXERT_…, INSTITUTION or TWO_INSTITUTIONS
TOKENS_REMOVED: Final = 3
FIRST_ROW: Final = 4  # the row of the first one, or -1


def choose_row(seat: int, kind: int, row: int = -1) -> list[int]:
    """Taking tokens off the mat, by option B or by a part (LF-4.31, LF-4.32)."""
    return [CHOOSE_ROW, seat, kind, 0, row]


MAY_STAY: Final = 2  # the token may also stay in supply
OF_TWO: Final = 3  # it comes from two institutions


def lay_token(seat: int, may_stay: bool, of_two: bool) -> list[int]:
    """Laying a removed token."""
    return [LAY_TOKEN, seat, int(may_stay), int(of_two)]


# ---- management
AFTER_ENCOUNTER: Final = 2
STAGE: Final = 3
MANAGEMENT_TURN: Final = 4  # place in the order of play
SKIPPED: Final = 5  # placements skipped in a row


def management(first: int, after_encounter: bool) -> list[int]:
    """LF-5: both times in a round."""
    return [MANAGEMENT_STEP, first, int(after_encounter), 0, 0, 0]


# ---- encounter


def next_order(first: int) -> list[int]:
    """LF-6.2: the encounter phase, as long as orders are left."""
    return [NEXT_ORDER, first]


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
SPECIAL_USED: Final = 13
LOST: Final = 14  # the area of the order was left or lost meanwhile


def execute_order(seat: int, order: int, area: int) -> list[int]:
    """LF-6.3: an order of which nothing has been done yet."""
    return [EXECUTE_ORDER, seat, order, area, 0, 0, 0, 0, 0, 0, -1, -1, 0, 0, 0]


MOVE_ORIGIN: Final = 2  # also of the second movement's target
MOVE_TARGET: Final = 3
MOVE_ROUTE: Final = 4


def send_soldati(seat: int, origin: int, target: int, route: int) -> list[int]:
    """A movement whose target is chosen."""
    return [SEND_SOLDATI, seat, origin, target, route]


REACHED: Final = 2  # the target of the movement
TOOK: Final = 3  # it has taken the target (LF-10.7)


def after_movement(seat: int, reached: int) -> list[int]:
    """LF-10.7: what follows when a movement to an area is over."""
    return [AFTER_MOVEMENT, seat, reached, 0]


def second_movement(seat: int) -> list[int]:
    """The question whether and from where Soldati move again."""
    return [SECOND_MOVEMENT, seat]


def second_target(seat: int, origin: int) -> list[int]:
    """A second movement from an area."""
    return [SECOND_TARGET, seat, origin]


def second_strike(seat: int) -> list[int]:
    """The question for a second Strike."""
    return [SECOND_STRIKE, seat]


PENTITO_ORDER: Final = 2
PENTITO_AREA: Final = 3
PENTITO_MOVES: Final = 4  # from here on, sorted: the moves that removed Soldati


def pentito_removes(seat: int, order: int, area: int) -> list[int]:
    """A Pentito in an area that has removed nobody yet."""
    return [PENTITO_REMOVES, seat, order, area]


NEUTRALS_FROM: Final = 2
NEUTRALS_TO: Final = 3


def agitate_target(seat: int, source: int) -> list[int]:
    """The choice where agitated neutrals go."""
    return [AGITATE_TARGET, seat, source]


def agitate_send(seat: int, source: int, target: int) -> list[int]:
    """The choice how many agitated neutrals go."""
    return [AGITATE_SEND, seat, source, target]


SPECIAL_AREA: Final = 2  # the area of the order, or where the teammate is invited
SWAPPED: Final = 3  # how many
SWAPPED_IN: Final = 4  # the areas, as bits (picks.py)


def swap_enemies(seat: int, area: int) -> list[int]:
    """White B in an area, before anybody is swapped."""
    return [SWAP_ENEMIES, seat, area, 0, 0]


GUARDED: Final = 2  # the areas where Soldati were placed, as bits (picks.py)


def guard_labs(seat: int) -> list[int]:
    """Yellow B, before anybody is placed."""
    return [GUARD_LABS, seat, 0]


ADJACENT_CHOSEN: Final = 3  # how many
SUPPORTED: Final = 4  # the `place_key`s of all supported areas, as bits (picks.py)


def support_areas(seat: int, area: int) -> list[int]:
    """White A in an area, before anything is done."""
    return [SUPPORT_AREAS, seat, area, 0, 0]


def invited_partner(seat: int, area: int) -> list[int]:
    """The question to the teammate `seat`."""
    return [INVITED_PARTNER, seat, area]


# ---- an attack: the slots of all its frames; its seat is the attacker or agitator
ATTACK_TARGET: Final = 2
ATTACK_ORDER: Final = 3  # -1: agitated neutrals
ATTACK_ROUTE: Final = 4
EFFECTS_USED: Final = 5  # BRIBED, SPECIAL_DONE
DEFENDER: Final = 6  # the seat of the defender's cards, or -1
NEUTRALS_LOST: Final = 7  # neutral attackers lost
ATTACKER_TOOK: Final = 8  # the other side's card
ATTACK_SIDE: Final = 9  # the attacking side, which is in no area: the seat, or NEUTRAL
ATTACK_SOLDATI: Final = 10  # its Soldati
ATTACK_CAR: Final = 11  # its car

BRIBED: Final = 1  # bits of EFFECTS_USED
SPECIAL_DONE: Final = 2


def before_attack(seat: int, target: int, order: int, route: int, soldati: int, car: int) -> list[int]:
    """An attack on an area, by an order or (-1) by neutrals that the seat has agitated."""
    return [BEFORE_ATTACK, seat, target, order, route, 0, -1, 0, 0, seat if order >= 0 else NEUTRAL, soldati, car]


def approach(f: list[int]) -> list[int]:
    """An attack whose bonuses have been applied."""
    return [APPROACH, *f[SEAT:]]


def name_defender(f: list[int]) -> list[int]:
    """An attack on neutrals by finesse."""
    return [NAME_DEFENDER, *f[SEAT:]]


def commit_card(f: list[int], defender: int) -> list[int]:
    """An attack by finesse against the cards of that seat."""
    found = [COMMIT_CARD, *f[SEAT:]]
    found[DEFENDER] = defender
    return found


def attacker_takes(f: list[int]) -> list[int]:
    """An attack in which both cards have been chosen."""
    return [ATTACKER_TAKES, *f[SEAT:]]


def defender_takes(f: list[int], attacker_took: int) -> list[int]:
    """An attack in which the attacker has taken the other side's card, or left it."""
    found = [DEFENDER_TAKES, *f[SEAT:]]
    found[ATTACKER_TOOK] = attacker_took
    return found


# ---- frames that are running


def turn_frame(s: LaFamigliaState) -> list[int]:
    """Return the frame of the running planning turn."""
    return s.stack[0]


def order_frame(s: LaFamigliaState) -> list[int]:
    """Return the frame of the order being executed."""
    for frame in s.stack:
        if frame[CODE] == EXECUTE_ORDER:
            return frame
    raise AssertionError("no order is being executed")


def running_attack(s: LaFamigliaState) -> list[int]:
    """Return the frame of the attack that is running, or []."""
    if s.stack and BEFORE_ATTACK <= s.stack[-1][CODE] <= DEFENDER_TAKES:
        return s.stack[-1]
    return []


def running(s: LaFamigliaState, code: int, slot: int) -> int:
    """Return a slot of the frame of a step, 0 if the step does not run."""
    for frame in s.stack:
        if frame[CODE] == code:
            return frame[slot]
    return 0


def note_effect(s: LaFamigliaState) -> None:
    """Note that the action space in use, if there is one, has had an effect (LF-4.9)."""
    for frame in s.stack:
        if frame[CODE] == ACTION_PARTS and not frame[TILE_RUNS]:
            frame[EFFECT] = 1
