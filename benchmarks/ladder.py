"""The ratings that stand beside the levels at the table, from the games that `strength.py` has played.

Each level has met its neighbours in a fixed number of games: `easy` and `normal` the baseline bot `greedy`, `hard` the
level `normal`, and `expert` the level `hard`, these two at a fifth of their budgets. `greedy` is 1000.
"""

import json
from pathlib import Path
from typing import Any

from consigliere.arena.ratings import ANCHOR, Contest, ratings
from consigliere.bots import LEVELS
from consigliere.games import get

LADDER = "ladder-"  # pairings of the ladder are called so
EXPERT = "expert-hard"
BOTS = [ANCHOR, *LEVELS]


def level_of(label: str) -> int:
    """Which bot it is, whatever its budget."""
    return BOTS.index(label.partition("@")[0])


def contest_of(pairing: dict[str, Any]) -> Contest:
    """The games of a pairing; a shared victory is divided."""
    wins = {level_of(bot): each["share"] * pairing["games"] for bot, each in pairing["shares"].items()}
    return Contest(tuple(level_of(side) for side in pairing["sides"]), wins)


def rated(report: dict[str, Any]) -> dict[str, Any]:
    """What a game's report says about its levels, by number of players."""
    contests: dict[int, list[Contest]] = {}
    for name, entry in report["pairings"].items():
        if name.startswith(LADDER) or name == EXPERT:
            pairing = entry["results"]["table"]["pairings"][0]
            contests.setdefault(entry["wanted"]["seats"], []).append(contest_of(pairing))
    found = {}
    for seats, some in sorted(contests.items()):
        levels = {
            bot: {"rating": round(each.rating), "low": round(each.low), "high": round(each.high)}
            for bot, each in zip(BOTS, ratings(len(BOTS), some, BOTS.index(ANCHOR)))
            if each is not None and bot in LEVELS
        }
        if levels:
            found[str(seats)] = {"command": f"python3 dev.py bench strength {report['game']}", "levels": levels}
    return found


def write_ratings(report: dict[str, Any], file: Path | None = None) -> None:
    """Put a game's ratings into its data file; what was written by hand there stays."""
    file = file or get(report["game"]).path / "bot" / "measured.json"
    if found := rated(report):
        known = json.loads(file.read_text(encoding="utf-8"))
        known["ratings"] = found
        file.write_text(json.dumps(known, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
