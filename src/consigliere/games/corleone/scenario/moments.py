"""The named moments a scenario starts from, and the position it describes."""

from typing import Any, Final

from consigliere.core.errors import Mistake
from consigliere.core.position_input import everybody, index_of, known_keys
from consigliere.games.corleone import frames
from consigliere.games.corleone.chapters import setup
from consigliere.games.corleone.chapters.phases import (
    start_act,
    start_bribery,
    start_family_business,
    start_tribute,
    start_turf_war,
)
from consigliere.games.corleone.check.audit import audit
from consigliere.games.corleone.components import ALLIES, JOBS
from consigliere.games.corleone.state import BOX, DECK, LATER, CorleoneState
from consigliere.games.corleone.viewer.position import (
    derive_figures,
    derive_piles,
    player,
    playing,
    put_card,
    put_job,
    read_board,
    read_cards,
    seat_families,
)

MOMENTS: Final = [
    "start",
    "open-business",
    "family-business",
    "turf-war",
    "bribery",
    "tribute",
    "entracte",
    "end",
]
WORDS: Final = "at to_play clear act horse families tiles thugs members chief hudson control open_jobs discard deck"
SETS: Final = (  # lists without order
    "hudson",
    "deck",
    "allies",
    "families.FAMILY.suitcase.money",
    "families.FAMILY.suitcase.jobs",
    "families.FAMILY.front",
    "families.FAMILY.known",
    "families.FAMILY.drawn",
    "families.FAMILY.bribe",
    "families.FAMILY.won.territories",
    "families.FAMILY.won.colours",
    "box.allies",
    "box.jobs",
    "course.later",
    "course.in_work",
    "course.looked",
    "course.committed",
    "own.FAMILY.hand",
    "own.FAMILY.looked",
    "actors",
    "result.winners",
)
KEYS: Final = {*WORDS.split(), "allies", "supply", "own"}
FAMILY_KEYS: Final = {"seat", "thugs", "members", "hudson", "tokens", "suitcase", "front"}


def set_position(s: CorleoneState, position: dict[str, Any]) -> None:
    """Fills the state from a scenario's [position] and opens the moment it starts from."""
    known_keys(position, KEYS, "position")
    at = position.get("at", "start")
    index_of(MOMENTS, at, "position.at")
    rest = {key: value for key, value in position.items() if key != "families"}
    families = everybody(position.get("families", {}), s.c.families, s.seats, rest, "position.families")
    seat_families(s, families)
    if at == "start":
        setup.begin(s)
        return
    for name, entry in families.items():
        known_keys(entry, FAMILY_KEYS, f"position.families.{name}")
        known_keys(entry.get("suitcase", {}), {"money", "jobs"}, f"position.families.{name}.suitcase")
        known_keys(entry.get("hudson", {}), {"thugs", "members"}, f"position.families.{name}.hudson")
    read_board(s, position)
    read_cards(s, position)
    read_hands(s, position)
    for seat, name in enumerate(playing(s)):
        derive_figures(s, seat, families.get(name, {}), f"families.{name}")
    read_deck(s, position)
    box_allies(s)
    derive_piles(s, position.get("supply", {}))
    to_play = player(s, position["to_play"], "position.to_play") if "to_play" in position else s.horse
    open_moment(s, at, to_play)
    wrong = audit(s)
    if wrong:
        raise Mistake("mistake-where", where="position", problem=wrong[0])


def read_hands(s: CorleoneState, position: dict[str, Any]) -> None:
    """The hands as named; without `clear` the others hold the money of the start (CE-2.9)."""
    own = position.get("own", {})
    for name, entry in own.items():
        player(s, name, "position.own")
        known_keys(entry, {"hand"}, f"position.own.{name}")
    start = [] if position.get("clear") else [s.c.cards[value] for value in s.c.start_money]
    for seat, name in enumerate(playing(s)):
        for card in own.get(name, {}).get("hand", start):
            put_card(s, seat, card, f"position.own.{name}.hand")


def read_deck(s: CorleoneState, position: dict[str, Any]) -> None:
    """The jobs of the deck: all that lie nowhere else, or those named."""
    if "deck" not in position:
        return
    free = [job for job in range(JOBS) if s.job_at[job] == DECK]
    for job in free:
        s.job_at[job] = BOX
    for name in position["deck"]:
        job = index_of(s.c.jobs, name, "position.deck")
        if job not in free or s.job_at[job] == DECK:
            put_job(s, name, DECK, "position.deck")
        s.job_at[job] = DECK


def box_allies(s: CorleoneState) -> None:
    """Allies of this act and earlier ones that lie nowhere are in the box."""
    for ally in range(ALLIES):
        if s.ally_at[ally] == LATER and s.c.ally_act[ally] <= s.act:
            s.ally_at[ally] = BOX


def open_moment(s: CorleoneState, at: str, to_play: int) -> None:
    """Puts the stack of the moment."""
    if at == "open-business":
        start_act(s)
    elif at == "family-business":
        start_family_business(s, to_play)
    elif at == "turf-war":
        start_turf_war(s)
    elif at == "bribery":
        start_bribery(s)
    elif at == "tribute":
        start_tribute(s)
    elif at == "entracte":
        s.stack = [frames.entracte(s.horse)]
    else:
        s.stack = [frames.game_end(s.horse)]
