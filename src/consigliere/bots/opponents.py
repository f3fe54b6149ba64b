"""Who people play against: the levels that a game offers, the names at the table, what was measured of them."""

from dataclasses import dataclass
from functools import cache
from json import loads
from pathlib import Path
from typing import Any

from consigliere.bots import LEVELS
from consigliere.words import SOURCE_LANGUAGE, has, say

FILE = Path(__file__).with_name("ratings.json")
USUAL = "normal"  # whom a newcomer meets, and who plays on for a person; every game offers it
BETWEEN = " · "  # the names of a level


@dataclass(frozen=True)
class Rating:
    """How strong a level is, in the compiled build, with the ends of its 95 % interval."""

    rating: int
    low: int
    high: int


@cache
def measured() -> dict[str, Any]:
    """What the data file says: `not_offered` by game and level (with the reason), `ratings` by game and players."""
    found: dict[str, Any] = loads(FILE.read_bytes())
    return found


def levels(game: str) -> list[str]:
    """The levels that people choose from in a game, the weakest first."""
    without = measured()["not_offered"].get(game, {})
    return [level for level in LEVELS if level not in without]


def rating(game: str, seats: int, level: str) -> Rating | None:
    """What was measured of a level with so many players, if anything was."""
    found = measured()["ratings"].get(game, {}).get(str(seats), {}).get("levels", {}).get(level)
    return None if found is None else Rating(**found)


def title(bot: str, lang: str | None = None) -> str:
    """A bot's level in words; one of the user's own is called as it is."""
    message = f"level-{bot}"
    return say(message, lang) if bot in LEVELS or (bot.isalpha() and has(message)) else bot


def about(bot: str, lang: str | None = None) -> str:
    """What a level is like, in one line."""
    return say(f"level-{bot}-about", lang)


def people(level: str) -> list[str]:
    """The names that a level goes by: the same in all languages, for they are kept with a table."""
    return say(f"level-{level}-names", SOURCE_LANGUAGE).split(BETWEEN)


def name_for(bot: str, seat: int, taken: list[str]) -> str:
    """The name of a bot on a seat: always the same one, or the next that nobody at the table has. Others have none."""
    if bot not in LEVELS:
        return bot
    names = people(bot)
    turned = [names[(seat + turn) % len(names)] for turn in range(len(names))]
    return next((name for name in turned if name not in taken), turned[0])
