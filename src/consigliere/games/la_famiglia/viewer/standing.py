# not compiled: a table for pages
"""How both teams stand on their way to winning (LF-11.1 to LF-11.3), from what everybody sees on the board."""

from functools import lru_cache
from typing import Any

from consigliere.core.game import Game

REMEMBERED = 1024  # boards: all four players look at the same one, and most moves change nothing here
View = dict[str, Any]
Held = tuple[tuple[str, str | None], ...]


def standings(game: Game, view: View) -> list[dict[str, Any]] | None:
    """For each team: its Mandamenti and what it lacks to win; None before all families are chosen."""
    table = view["table"]
    if len(table["families"]) < view["seats"]:
        return None
    colours = {family["seat"]: colour for colour, family in table["families"].items()}
    held = tuple((area, here["side"] if here["soldati"] else None) for area, here in table["areas"].items())
    tie = table["areas"][game.pack.data["map"]["tie_break_area"]]["side"]
    return standing(game, tuple(colours[seat] for seat in range(view["seats"])), held, tie)


@lru_cache(REMEMBERED)
def standing(game: Game, colours: tuple[str, ...], held: Held, tie: str | None) -> list[dict[str, Any]]:
    """The same, by the families of the seats, whose Soldati are where, and who has what decides a tie."""
    teams = game.teams(len(colours))
    return [team(game.pack.data, dict(held), tie, [colours[seat] for seat in seats]) for seats in teams]


def team(pack: dict[str, Any], of_area: dict[str, str | None], tie: str | None, colours: list[str]) -> dict[str, Any]:
    """One team, its lower seat first."""
    limits = pack["limits"]
    held: list[dict[str, Any]] = []
    split: list[str] = []
    for mandamento in pack["map"]["mandamenti"]:
        of_whom = [of_area[area] for area in mandamento["areas"]]
        counts = {colour: of_whom.count(colour) for colour in colours}
        owner = max(colours, key=lambda colour: counts[colour])
        if counts[owner] >= limits["areas_to_control_mandamento"]:  # LF-5.1
            held.append({"mandamento": mandamento["id"], "side": owner, "areas": counts[owner]})
        elif sum(counts.values()) >= limits["areas_to_control_mandamento"]:  # LF-5.1: teammates do not add up
            split.append(mandamento["id"])
    each = [sum(one["side"] == colour for one in held) for colour in colours]
    best = max(range(len(colours)), key=lambda i: each[i])
    return {
        "colours": colours,
        "held": held,
        "split": split,
        "together": {"has": len(held), "needs": limits["win_mandamenti_team"]},
        "alone": {"side": colours[best], "has": each[best], "needs": limits["win_mandamenti_single"]},
        "tie": tie in colours,  # LF-11.3
    }
