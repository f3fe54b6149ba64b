# not compiled: counting beside the game
"""What designers of Signorie count: points by source, and whether every helper, task and reward is worth its place."""

from collections.abc import Callable
from typing import Any

from consigliere.core.game import Game
from consigliere.core.statistics import PER_SEAT, USED, Count, Sheet, Table, numbered, places, plain
from consigliere.core.statistics import Statistics as Base
from consigliere.games.signorie.events import SOURCES
from consigliere.games.signorie.text.names import GAME
from consigliere.words import Speaker, dashes

TAKEN = "taken"
POINTS = "points"
COUNTS = {
    "scored": [Count("points", "source", POINTS, "n")],
    "hired": [Count("helpers", "helper", "hired")],
    "helper-placed": [Count("helpers", "helper", "hired")],
    "helper-used": [Count("helpers", "helper")],
    "task-used": [Count("tasks", "task", "pawns", "n"), Count("tasks", "task")],
    "managed": [Count("management", "management")],
    "die-taken": [Count("dice", "die", "florins", "cost"), Count("dice", "die")],
    "rewards-laid": [Count("rewards", "rewards", "laid")],
    "scoring-laid": [Count("rewards", "rewards", "laid")],
    "bonus-taken": [Count("rewards", "reward", TAKEN)],
    "sent": [Count("cities", "city", "missions"), Count("cities", "city")],
    "married": [Count("cities", "city", "marriages"), Count("cities", "city")],
    "tile-taken": [Count("rows", "row", "open")],
    "tile-face-down": [Count("rows", "row", "face-down")],
    "row-scored": [Count("rows", "row", POINTS, "n")],
}


class Statistics(Base):
    """The tables of Signorie."""

    def __init__(self, game: Game, seats: int, lang: str) -> None:
        words = Speaker(GAME, lang)
        say, pack = words.say, game.pack.data
        rewards = {tile["id"]: say(f"reward-{dashes(tile['id'])}") for tile in pack["reward_tile"]}
        portraits = [str(entry["slot"]) for entry in pack["portrait"] if not entry["married_at_start"]]
        super().__init__(
            [
                Table("places", numbered(seats)),
                Table("points", {source: say(f"source-{source}") for source in SOURCES}, (POINTS,), PER_SEAT),
                Table("helpers", plain(words.things("helper", pack["helper"], name="label")), ("hired", USED)),
                Table("tasks", worded(say, "task", [entry["id"] for entry in pack["task_tile"]]), ("pawns", USED)),
                Table("management", worded(say, "management", [entry["id"] for entry in pack["management_action"]])),
                Table("dice", worded(say, "die", pack["die_colors"]), ("florins", USED)),
                Table("rewards", rewards | {"florins": say("statistics-florins")}, ("laid", TAKEN)),
                Table("threshold", {name: say(f"statistics-{name}") for name in ("met", "missed")}, per=PER_SEAT),
                Table("weddings", dict(zip(portraits, portraits)), per=PER_SEAT),
                Table("cities", plain(words.things("city", pack["city"])), ("missions", "marriages", USED)),
                Table("rows", worded(say, "row", pack["rows"]), ("open", "face-down", POINTS), PER_SEAT),
            ],
            COUNTS,
        )

    def see(self, event: dict[str, Any], sheet: Sheet) -> None:
        """Also what depends on the round: from round 6 on whoever is entitled gets the points of the tile."""
        super().see(event, sheet)
        kind, seat = event["kind"], event.get("seat", -1)
        if kind == "order-drawn":
            sheet.context["order"] = event["colours"]
        elif kind in ("entitled", "not-entitled"):
            sheet.add("threshold", "met" if kind == "entitled" else "missed", USED, seat)
        elif kind == "florins-taken":
            sheet.add("rewards", "florins", TAKEN, seat)
        elif kind == "wedding":
            sheet.add("weddings", str(event["portrait"]), USED, seat)
        elif kind == "reward-removed":
            for entitled in sheet.context.pop("scoring", []):
                sheet.add("rewards", event["reward"], TAKEN, entitled)
        if kind == "scored" and event["source"] == "reward":
            sheet.context.setdefault("scoring", []).append(seat)

    def end(self, view: dict[str, Any], sheet: Sheet) -> None:
        """Who started where."""
        players = view["table"]["players"]
        places([players[colour]["seat"] for colour in sheet.context["order"]], sheet)


def worded(say: Callable[[str], str], kind: str, names: list[str]) -> dict[str, str]:
    """Rows that are called as the game's words call them."""
    return {name: say(f"{kind}-{dashes(name)}") for name in names}
