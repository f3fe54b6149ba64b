"""How long games are: choices of each player, counted in games between bots. Minutes made of them are an estimate."""

from functools import cache
from json import loads
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("lengths.json")


@cache
def counted() -> dict[str, Any]:
    """What the data file says."""
    found: dict[str, Any] = loads(FILE.read_bytes())
    return found


def choices(game: str, seats: int) -> int | None:
    """How many choices a player makes in a game with so many players, if that was counted."""
    found: int | None = counted().get(game, {}).get(str(seats))
    return found
