"""The named moments a scenario starts from, and the position it describes."""

from typing import Any, Final

from consigliere.core.errors import Mistake
from consigliere.core.position_input import everybody, index_of, known_keys
from consigliere.games.signorie import frames
from consigliere.games.signorie.chapters import setup
from consigliere.games.signorie.check.audit import helpers_and_brides, negatives
from consigliere.games.signorie.components import (
    CITIES,
    HOUSES,
    PLAN_ROWS,
    REWARDS,
    ROUNDS,
    TASKS,
    TILES,
)
from consigliere.games.signorie.state import (
    ACTIONS,
    PHASES,
    PREPARE,
    REMOVED,
    REWARDING,
    UNSEEN,
    SignorieState,
    dice_sum,
    dice_taken,
    own_limit,
)
from consigliere.games.signorie.viewer.position import derive, read_table, seat_of, seat_players, turn_up
from consigliere.games.signorie.viewer.view import table

MOMENTS: Final = ["start", "preparation", "actions", "rewards", "bonuses", "end"]
WORDS: Final = "at to_play clear round phase order passed entitled initiative dice aside tasks rewards stack removed"
SETS: Final = (  # lists without order
    "passed",
    "entitled",
    "dice.DIE",
    "removed_tiles",
    "players.COLOUR.careers.CAREER",
    "players.COLOUR.helpers",
    "players.COLOUR.rows.ROW",
    "actors",
    "result.winners",
)
KEYS: Final = {*WORDS.split(), "removed_tiles", "helper_discs", "brides", "players", "cities"}
NAMING_PLAYERS: Final = ("to_play", "order", "passed", "entitled", "initiative", "cities")  # dice have colours too
PLAYER_WORDS: Final = "seat florins vp points men women reserve careers threshold dice sum limit helpers rows face_down"
PLAYER_KEYS: Final = {*PLAYER_WORDS.split(), "worth", "brides", "married"}
CITY_KEYS: Final = {"closed", "pawns", "lowest", "marriage", "mission"}


def set_position(s: SignorieState, position: dict[str, Any]) -> None:
    """Fills the state from a scenario's [position] and opens the moment it starts from."""
    known_keys(position, KEYS, "position")
    at = position.get("at", "start")
    index_of(MOMENTS, at, "position.at")
    if at == "start":
        setup.begin(s)
        return
    rest = {key: value for key, value in position.items() if key in NAMING_PLAYERS}
    players = everybody(position.get("players", {}), s.c.colours, s.seats, rest, "position.players")
    position = {**position, "players": players}
    for name, entry in players.items():
        known_keys(entry, PLAYER_KEYS, f"position.players.{name}")
    for name, entry in position.get("cities", {}).items():
        known_keys(entry, CITY_KEYS, f"position.cities.{name}")
    seat_players(s, players)
    if not position.get("clear"):
        position = plain_start(s, position)
    read_table(s, position)
    fill_in(s, position)
    derive(s)
    check_possible(s)
    check_given(s, position)
    check_moment(s, at, position)
    open_moment(s, at, position.get("to_play"))
    wrong = [*helpers_and_brides(s), *negatives(s)]
    if wrong:
        raise Mistake("mistake-where", where="position", problem=wrong[0])


def plain_start(s: SignorieState, position: dict[str, Any]) -> dict[str, Any]:
    """The pools and florins of the set-up (SI-2.1, SI-2.4), overlaid with what the scenario names."""
    seats: dict[str, int] = {name: entry["seat"] for name, entry in position["players"].items()}
    order = position.get("order") or sorted(seats, key=lambda name: seats[name])
    start = dict(position)
    start["players"] = {}
    for name, entry in position["players"].items():
        extra = s.c.extra_florins[s.seats][order.index(name)] if name in order else 0
        plain = {"florins": s.c.start_florins + extra, "men": s.c.start_men, "women": s.c.start_women}
        start["players"][name] = {**plain, **entry}
    return start


def fill_in(s: SignorieState, position: dict[str, Any]) -> None:
    """What has to be there and is not named: tasks, reward tiles, closed cities, tiles out of the game, the stack."""
    left = [task for task in range(TASKS) if task not in s.tasks]
    for space in range(TASKS):
        if s.tasks[space] < 0:
            s.tasks[space] = left.pop(0)
    for i in range(s.round - 1, ROUNDS):
        if s.rewards[i] < 0:
            kind = s.c.bonus_round[i + 1]
            s.rewards[i] = next(r for r in range(REWARDS) if s.c.is_bonus[r] == kind and r not in s.rewards)
    if not any(s.closed):
        for city in range(s.c.cities_in_use[s.seats], CITIES):
            s.closed[city] = 1
    take_out_tiles(s, position)


def take_out_tiles(s: SignorieState, position: dict[str, Any]) -> None:
    """The tiles out of the game; all others that lie nowhere are in the stack."""
    named = position.get("removed_tiles")
    if named is not None:
        for name in named:
            s.where[turn_up(s, name, "position.removed_tiles")] = REMOVED
    else:
        for house in range(HOUSES):
            unseen = [tile for tile in range(TILES) if s.c.house[tile] == house and s.where[tile] == UNSEEN]
            for tile in unseen[: s.c.removed[s.seats]]:
                s.where[tile] = REMOVED
    unseen = [tile for tile in range(TILES) if s.where[tile] == UNSEEN]
    s.pile = len(unseen) - sum(s.face_down)
    if s.pile < 0:
        raise Mistake("mistake-signorie-face-down", n=-s.pile)
    wanted = position.get("stack", s.pile)
    if wanted != s.pile:
        message = "mistake-signorie-stack" if named is None else "mistake-signorie-stack-removed"
        raise Mistake(message, counted=s.pile, found=repr(wanted))


def check_possible(s: SignorieState) -> None:
    """What a person may write but the rules never allow."""
    closed = CITIES - s.c.cities_in_use[s.seats]
    if sum(s.closed) != closed:
        raise Mistake("mistake-signorie-closed", closed=closed, found=sum(s.closed))
    for city in range(CITIES):
        if s.closed[city] and (s.filled[city] or max(s.city_tile[city * 2 : city * 2 + 2]) >= 0):
            raise Mistake("mistake-signorie-closed-city", city=s.c.cities[city])
    for i in range(ROUNDS):
        if s.rewards[i] >= 0 and (i < s.round - 1 or s.c.is_bonus[s.rewards[i]] != s.c.bonus_round[i + 1]):
            raise Mistake("mistake-signorie-reward", place=i + 1)
    for pieces, what in ((s.tasks, "tasks"), (s.rewards, "rewards")):
        laid = [piece for piece in pieces if piece >= 0]
        if len(set(laid)) != len(laid):
            raise Mistake("mistake-signorie-tile-twice", what=what)
    for seat in range(s.seats):
        taken = dice_taken(s, seat)
        if taken > s.c.most_dice:
            where = f"position.players.{s.c.colours[s.colour[seat]]}.dice"
            raise Mistake("mistake-signorie-taken", where=where, most=s.c.most_dice, taken=taken)
        for row in range(PLAN_ROWS):
            for house in range(HOUSES):
                up = s.face_up[(seat * PLAN_ROWS + row) * HOUSES + house]
                if up > s.c.shields[(s.colour[seat] * PLAN_ROWS + row) * HOUSES + house]:
                    where = f"position.players.{s.c.colours[s.colour[seat]]}.rows.{s.c.rows[row]}"
                    raise Mistake("mistake-signorie-plan", where=where, up=up, house=s.c.houses[house])


def check_given(s: SignorieState, position: dict[str, Any]) -> None:
    """What follows by counting and is given all the same must agree."""
    counted = table(s)
    for key in ("helper_discs", "brides"):
        if position.get(key, counted[key]) != counted[key]:
            raise Mistake("mistake-signorie-count", key=key, counted=counted[key], found=position[key])
    for key in ("aside", "removed"):
        for name, n in position.get(key, {}).items():
            if n != counted[key].get(name):
                raise Mistake("mistake-signorie-count-of", key=key, name=name, counted=counted[key].get(name), found=n)
    for name, entry in position["players"].items():
        own = counted["players"][name]
        for key in ("sum", "limit", "married"):
            if entry.get(key, own[key]) != own[key]:
                raise Mistake("mistake-signorie-player-count", name=name, key=key, counted=own[key], found=entry[key])
        for key, n in entry.get("reserve", {}).items():
            if n != own["reserve"].get(key):
                given = own["reserve"].get(key)
                raise Mistake("mistake-signorie-reserve", name=name, key=key, counted=given, found=n)
    for name, entry in position.get("cities", {}).items():
        if "lowest" in entry and entry["lowest"] != counted["cities"][name]["lowest"]:
            raise Mistake("mistake-signorie-lowest", name=name, counted=counted["cities"][name]["lowest"])


def check_moment(s: SignorieState, at: str, position: dict[str, Any]) -> None:
    """The moment says which phase it is; who is entitled is settled when rewards begin, by dice and pawns (SI-11.4)."""
    phase = at if at in PHASES else PHASES[REWARDING]
    if position.get("phase", phase) != phase:
        raise Mistake("mistake-signorie-phase", at=at, phase=phase, found=position["phase"])
    if "entitled" not in position:
        return
    if at not in ("rewards", "bonuses"):
        raise Mistake("mistake-signorie-entitled-yet", at=at)
    counted = [seat for seat in range(s.seats) if dice_sum(s, seat) <= own_limit(s, seat)]
    if s.entitled != sum(1 << seat for seat in counted):
        names = ", ".join(s.c.colours[s.colour[seat]] for seat in counted)
        raise Mistake("mistake-signorie-entitled", names=names)


def open_moment(s: SignorieState, at: str, to_play: Any) -> None:
    """Puts the stack of the moment."""
    if at == "preparation":
        s.phase = PREPARE
        s.stack = [frames.preparation()]
    elif at == "actions":
        s.phase = ACTIONS
        seat = s.order[0] if to_play is None else seat_of(s, to_play, "position.to_play")
        s.stack = [frames.turn(seat)]
    else:
        s.phase = REWARDING
        s.stack = [frames.end_scoring() if at == "end" else frames.phase_three(int(at == "bonuses"))]
