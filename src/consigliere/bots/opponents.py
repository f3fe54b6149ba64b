"""Who people play against: the levels that a game offers, the names at the table, what was measured of them."""

from dataclasses import dataclass

from consigliere.bots import LEVELS
from consigliere.games import get
from consigliere.words import SOURCE_LANGUAGE, has, say

USUAL = "normal"  # whom a newcomer meets, and who plays on for a person; every game offers it
BETWEEN = " · "  # the names of a level


@dataclass(frozen=True)
class Rating:
    """How strong a level is, in the compiled build, with the ends of its 95 % interval."""

    rating: int
    low: int
    high: int


def levels(game: str) -> list[str]:
    """The levels that people choose from in a game, the weakest first."""
    return [level for level in LEVELS if level not in get(game).measured["not_offered"]]


def rating(game: str, seats: int, level: str) -> Rating | None:
    """What was measured of a level with so many players, if anything was."""
    entry = get(game).measured["ratings"].get(str(seats), {}).get("levels", {}).get(level)
    return None if entry is None else Rating(**entry)


def choices(game: str, seats: int) -> int | None:
    """How many choices each player makes in a game with that many players: the mean of games between greedy bots."""
    number: int | None = get(game).measured["choices"].get(str(seats))
    return number


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
