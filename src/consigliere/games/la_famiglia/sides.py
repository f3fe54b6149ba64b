# not compiled: a table for pages
"""How both teams stand on their way to winning (LF-11.1 to LF-11.3), from what everybody sees on the board."""

from typing import Any

from consigliere.core.game import Game

View = dict[str, Any]


def sides(game: Game, view: View) -> list[dict[str, Any]] | None:
    """For each team: its Mandamenti and what it lacks to win; None before all families are chosen."""
    families = view["table"]["families"]
    if len(families) < view["seats"]:
        return None
    colours = {family["seat"]: colour for colour, family in families.items()}
    return [team(game.pack.data, view, [colours[seat] for seat in seats]) for seats in game.teams(view["seats"])]


def team(pack: dict[str, Any], view: View, colours: list[str]) -> dict[str, Any]:
    """One team, its lower seat first."""
    areas, limits = view["table"]["areas"], pack["limits"]
    held: list[dict[str, Any]] = []
    split: list[str] = []
    for mandamento in pack["map"]["mandamenti"]:
        of_whom = [areas[area]["side"] for area in mandamento["areas"] if areas[area]["soldati"]]
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
        "tie": areas[pack["map"]["tie_break_area"]]["side"] in colours,  # LF-11.3
    }
