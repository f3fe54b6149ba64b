"""The named moments a scenario starts from, and the position it describes."""

from typing import Any, Final

from consigliere.core.errors import Mistake
from consigliere.core.position_input import everybody, index_of, known_keys
from consigliere.games.la_famiglia import frames
from consigliere.games.la_famiglia.chapters import setup
from consigliere.games.la_famiglia.chapters.rounds import start_encounter, start_management, start_planning
from consigliere.games.la_famiglia.check.audit import audit
from consigliere.games.la_famiglia.components import AREAS, COLUMNS, GRID, SEAS, TILES
from consigliere.games.la_famiglia.frames import final_action
from consigliere.games.la_famiglia.state import (
    EMPTY,
    IN_HQ,
    NEUTRAL,
    ON_BOARD,
    OUT,
    PLANNING,
    SEATS,
    SETUP,
    SIDES,
    SOLD,
    LaFamigliaState,
    family_orders,
)
from consigliere.games.la_famiglia.viewer.position import (
    advanced_orders,
    derive,
    holder,
    lay,
    opened_orders,
    order_named,
    read_table,
    seat_families,
)

MOMENTS: Final = [
    "start",
    "setup-families",
    "setup-units",
    "setup-labs",
    "setup-tokens",
    "planning",
    "planning-turn",
    "final-action",
    "management",
    "encounter",
    "round-end",
]
PHASE_OF: Final = {  # the others belong to the set-up
    "planning": "planning",
    "planning-turn": "planning",
    "final-action": "planning",
    "management": "management",
    "encounter": "encounter",
    "round-end": "management",
}
BEGINNINGS: Final = ("planning", "management", "encounter", "round-end")  # of a phase
PLAIN_FAMILIES: Final = ["red", "blue", "green", "yellow"]
WORDS: Final = "at to_play clear round phase primo first tiles dealt families areas seas sheets marked control own"
SETS: Final = (  # lists without order
    "tiles",
    "dealt.TEAM",
    "families.FAMILY.sold",
    "families.FAMILY.held",
    "areas.AREA.orders",
    "areas.AREA.executed",
    "own.FAMILY.orders",
    "own.FAMILY.laid.AREA",
    "actors",
    "result.winners",
)
KEYS: Final = {*WORDS.split(), "lab_pool", "neutral"}
FAMILY_KEYS: Final = {"seat", "character", "money", "soldati", "mat", "sold", "supply", "bust"}
AREA_KEYS: Final = {"side", "soldati", "cars", "labs", "orders", "executed"}


def set_position(s: LaFamigliaState, position: dict[str, Any]) -> None:
    """Fills the state from a scenario's [position] and opens the moment it starts from."""
    known_keys(position, KEYS, "position")
    at = position.get("at", "start")
    index_of(MOMENTS, at, "position.at")
    if at == "start":
        setup.begin(s)
        return
    if at != "setup-families" or not position.get("clear"):
        position = {**position, "families": all_families(s, position)}
    if not position.get("clear"):
        position = plain_start(s, position)
    families = position.get("families", {})
    for colour, entry in families.items():
        known_keys(entry, FAMILY_KEYS, f"position.families.{colour}")
    for name, entry in position.get("areas", {}).items():
        known_keys(entry, AREA_KEYS, f"position.areas.{name}")
    known_keys(position.get("sheets", {}), {"columns", "spaces"}, "position.sheets")
    seat_families(s, families)
    read_table(s, position)
    fill_tiles(s, "tiles" in position)
    read_orders(s, position)
    check_possible(s, position)
    derive(s)
    check_given(s, position)
    check_moment(s, at, position)
    open_moment(s, at, holder(s, position.get("to_play"), "position.to_play", s.first))
    wrong = audit(s)
    if wrong:
        raise Mistake("mistake-where", where="position", problem=wrong[0])


def all_families(s: LaFamigliaState, position: dict[str, Any]) -> dict[str, Any]:
    """The families that are named, and as many others as are missing."""
    rest = {key: value for key, value in position.items() if key not in ("families", "dealt")}
    colours = [*PLAIN_FAMILIES, *[colour for colour in s.c.colours if colour not in PLAIN_FAMILIES]]
    return everybody(position.get("families", {}), colours, SEATS, rest, "position.families")


def plain_start(s: LaFamigliaState, position: dict[str, Any]) -> dict[str, Any]:
    """The start line-up (LF-2.8) with the characters' headquarters, overlaid with what the scenario names."""
    start = dict(position)
    start["families"] = {}
    areas: dict[str, dict[str, Any]] = {
        s.c.areas[a]: {"side": "neutral", "soldati": n} for a, n in s.c.start_neutral.items()
    }
    for colour, entry in position["families"].items():
        seat = entry["seat"]
        card = entry.get("character", s.c.characters[seat])
        index = index_of(s.c.characters, card, f"position.families.{colour}.character")
        plain = {"character": card, "money": s.c.hq_money[index], "soldati": s.c.hq_soldati[index]}
        start["families"][colour] = {**plain, **entry}
        for a, n in s.c.start[seat].items():
            areas[s.c.areas[a]] = {"side": colour, "soldati": n}
    for name, entry in position.get("areas", {}).items():
        areas[name] = {**areas.get(name, {}), **entry}
    start["areas"] = areas
    if position.get("round", 1) == 1 and "sheets" not in position and not position.get("at", "").startswith("setup"):
        start["sheets"] = {"columns": [{"neutral": n} for n in s.c.neutral_start]}
    return start


def fill_tiles(s: LaFamigliaState, given: bool) -> None:
    """Seven control tiles: those named or marked, else the first ones of the pack."""
    if given:
        return
    for tile in range(TILES):
        if sum(s.in_play) < s.c.tiles_in_play:
            s.in_play[tile] = 1


def read_orders(s: LaFamigliaState, position: dict[str, Any]) -> None:
    """Order tokens on the board as named, in headquarters as named or what is left."""
    for name, entry in position.get("areas", {}).items():
        area = s.c.areas.index(name)
        orders = entry.get("orders", [])
        if len(orders) > 2:
            raise Mistake("mistake-la-famiglia-orders", name=name)
        for i, order_name in enumerate(orders):
            order = order_named(s, order_name, f"position.areas.{name}.orders")
            if s.side[area] >= SEATS or order not in family_orders(s, s.side[area]):
                raise Mistake("mistake-la-famiglia-order-family", name=name, order=order_name)
            if s.where[order] in (ON_BOARD, SOLD):
                raise Mistake("mistake-la-famiglia-order-twice", name=name, order=order_name)
            lay(s, area * 2 + i, order, order_name in entry.get("executed", []))
            s.clock += 1
            s.laid[area * 2 + i] = s.clock
    own = position.get("own", {})
    for colour in own:
        known_keys(own[colour], {"orders"}, f"position.own.{colour}")
        if s.seat_of[index_of(s.c.colours, colour, "position.own")] < 0:
            raise Mistake("mistake-la-famiglia-own", colour=colour)
    for seat in range(SEATS):
        if s.family[seat] < 0:
            continue
        colour = s.c.colours[s.family[seat]]
        named = own.get(colour, {}).get("orders")
        if named is not None:
            for order_name in named:
                order = order_named(s, order_name, f"position.own.{colour}.orders")
                if order not in family_orders(s, seat) or s.where[order] in (ON_BOARD, SOLD):
                    raise Mistake("mistake-la-famiglia-headquarters", colour=colour, order=order_name)
                s.where[order] = IN_HQ
        advanced, opened = advanced_orders(s, seat), opened_orders(s, seat)
        for order in family_orders(s, seat):
            if s.where[order] == OUT and (order not in advanced or order in opened):
                s.where[order] = IN_HQ if named is None else SOLD


def check_possible(s: LaFamigliaState, position: dict[str, Any]) -> None:
    """What a person may write but the rules never allow."""
    if s.round not in range(1, s.c.rounds + 1):
        raise Mistake("mistake-la-famiglia-round", rounds=s.c.rounds, round=s.round)
    for area in range(AREAS):
        if s.side[area] != EMPTY and not s.soldati[area]:
            raise Mistake("mistake-la-famiglia-soldato", area=s.c.areas[area])
    for sea in range(SEAS):
        if sum(s.boats[sea * SEATS : sea * SEATS + SEATS]) > s.c.boats_per_sea:
            raise Mistake("mistake-la-famiglia-boats", sea=s.c.seas[sea], most=s.c.boats_per_sea)
    for space in range(GRID):
        tokens = sum(s.bottom[space * SIDES : space * SIDES + SIDES])
        if tokens > 1 and not s.c.infinite[s.round][space]:
            raise Mistake("mistake-la-famiglia-one-token", space=s.c.spaces[space])
    for seat in range(SEATS):
        space = s.bust[seat]
        if space >= 0 and not any(s.bottom[space * SIDES : space * SIDES + SIDES]):
            raise Mistake("mistake-la-famiglia-bust", space=s.c.spaces[space])
    if "tiles" in position and sum(s.in_play) != s.c.tiles_in_play:
        raise Mistake("mistake-la-famiglia-tiles", wanted=s.c.tiles_in_play, found=sum(s.in_play))


def check_given(s: LaFamigliaState, position: dict[str, Any]) -> None:
    """What follows by counting and is given all the same must agree."""
    for colour, entry in position.get("families", {}).items():
        seat = entry["seat"]
        counted = {
            "soldati": s.supply[seat],
            "cars": s.car_supply[seat],
            "boats": s.boat_supply[seat],
            "tokens": s.token_supply[seat],
        }
        for key, value in entry.get("supply", {}).items():
            if counted.get(key) != value:
                raise Mistake(
                    "mistake-la-famiglia-supply", colour=colour, key=key, counted=counted.get(key), value=value
                )
    if position.get("lab_pool", s.lab_pool) != s.lab_pool:
        raise Mistake("mistake-la-famiglia-lab-count", counted=s.lab_pool)
    neutral = {"soldati": s.supply[NEUTRAL], "tokens": s.neutral_tokens}
    for key, value in position.get("neutral", {}).items():
        if neutral.get(key) != value:
            raise Mistake("mistake-la-famiglia-neutral-count", key=key, counted=neutral.get(key), value=value)


def check_moment(s: LaFamigliaState, at: str, position: dict[str, Any]) -> None:
    """The moment says which phase it is; where a phase begins, it also says who plays first (LF-3.2)."""
    phase = PHASE_OF.get(at, "setup")
    if position.get("phase", phase) != phase:
        raise Mistake("mistake-la-famiglia-phase", at=at, phase=phase, found=position["phase"])
    if at in BEGINNINGS and s.first != s.primo:
        raise Mistake("mistake-la-famiglia-first", at=at)


def open_moment(s: LaFamigliaState, at: str, to_play: int) -> None:
    """Puts the stack of the moment."""
    if at.startswith("setup"):
        s.phase = SETUP
        s.stack = {
            "setup-families": [frames.choose_families()],
            "setup-units": [frames.extra_units(s.primo)],
            "setup-labs": [frames.extra_labs(s.primo)],
            "setup-tokens": [frames.start_tokens(s.primo)],
        }[at]
        if at == "setup-tokens" and not any(s.top[column * SIDES + NEUTRAL] for column in range(COLUMNS)):
            setup.lay_neutral_tokens(s)
    elif at == "planning":
        start_planning(s)
    elif at == "planning-turn":
        s.phase = PLANNING
        s.stack = [frames.planning_turn(to_play)]
    elif at == "final-action":
        s.phase = PLANNING
        s.stack = [final_action(s.first)]
    elif at == "encounter":
        start_encounter(s)
    else:
        start_management(s, at == "round-end")
