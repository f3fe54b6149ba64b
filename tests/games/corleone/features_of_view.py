"""The features of Corleone's Empire read from a view, by name: slow, and independent of `features.py`."""

from typing import Any

from consigliere.core.game import Game

GOODS = ["gun", "booze", "blood_money", "narcotics"]
NEUTRALS = ["union_boss", "mayor", "police_chief"]
PHASES = [
    *("setup", "open-business", "family-business", "turf-war", "bribery", "tribute", "entracte", "end"),
]


def read(view: dict[str, Any], game: Game) -> dict[str, int]:
    """All but what the open question tells."""
    pack = game.pack.data
    table = view["table"]
    seats: int = view["seats"]
    families: list[str] = [""] * seats  # from the viewer on
    for name, family in table["families"].items():
        families[(family["seat"] - view["viewer"]) % seats] = name
    money = [f"${value}" for value in sorted(entry["value"] for entry in pack["money"])]
    found = {"act": int(table["act"]), "deck": table["deck_size"]}
    for phase in PHASES:
        found[f"phase.{phase}"] = int(table["phase"] == phase)
    for i, name in enumerate(families):
        found[f"horse.p{i}"] = int(table["horse"] == name)
    for card in money + GOODS:
        found[f"supply.{card}"] = table["supply"][card]
    for colour, n in table["stacks"].items():
        found[f"stack.{colour}"] = n
    for i, figure in enumerate(NEUTRALS):
        found[f"borrowed.{figure}"] = table["course"]["borrowed"] >> i & 1
        found[f"shot.{figure}"] = int(figure in table["hudson"])
    read_board(found, table, families, pack)
    for job in pack["jobs"]:
        read_job(found, job["id"], view, families)
    for ally in pack["allies"]:
        read_ally(found, ally["id"], view, families)
    chosen: list[list[Any]] = view["chosen"].get("cards", [])
    jobs = {job["id"] for job in pack["jobs"]}
    allies = {ally["id"] for ally in pack["allies"]}
    for card in money + GOODS:
        found[f"chosen.{card}"] = sum(n for name, n in chosen if name == card)
    found["chosen.jobs"] = sum(n for name, n in chosen if name in jobs)
    found["chosen.allies"] = sum(n for name, n in chosen if name in allies)
    for i, name in enumerate(families):
        read_player(found, f"p{i}", name, view, money, pack)
    return found


def read_board(found: dict[str, int], table: dict[str, Any], families: list[str], pack: dict[str, Any]) -> None:
    """Territories, businesses and family spaces."""
    sides = {**{name: f"p{i}" for i, name in enumerate(families)}, "union_boss": "neutral", "mayor": "neutral"}
    for area, stack in table["control"].items():
        found[f"chief.{area}"] = int(table["chief"] == area)
        for tile in pack["business_tiles"]:
            found[f"tile.{area}.{tile['id']}"] = int(table["tiles"][area] == tile["id"])
        for i, name in enumerate(families):
            found[f"controller.{area}.p{i}"] = int(table["controllers"][area] == name)
            found[f"control.{area}.p{i}"] = stack.count(name)
    for kind, spaces in (("thug", table["thugs"]), ("member", table["members"])):
        for space, figure in spaces.items():
            for side in [*(f"p{i}" for i in range(len(families))), "neutral"]:
                found[f"{kind}.{space}.{side}"] = int(figure is not None and sides[figure] == side)


def read_job(found: dict[str, int], job: str, view: dict[str, Any], families: list[str]) -> None:
    """Where a job is, as far as the viewer knows."""
    table, own = view["table"], view["own"][families[0]]
    found[f"job.{job}.open"] = int(job in table["open_jobs"])
    found[f"job.{job}.discard"] = int(job in table["discard"])
    found[f"job.{job}.in_work"] = int(job in table["course"]["in_work"])
    found[f"job.{job}.looked"] = int(job in own.get("looked", []))
    for i, name in enumerate(families):
        found[f"job.{job}.suitcase.p{i}"] = int(job in table["families"][name]["suitcase"]["jobs"])
        hand = table["families"][name]["known"] if i else own["hand"]
        found[f"job.{job}.hand.p{i}"] = int(job in hand)


def read_ally(found: dict[str, int], ally: str, view: dict[str, Any], families: list[str]) -> None:
    """Where an ally is, as far as the viewer knows."""
    table = view["table"]
    found[f"ally.{ally}.display"] = int(ally in table["allies"])
    found[f"ally.{ally}.box"] = int(ally in table["box"]["allies"])
    found[f"ally.{ally}.later"] = int(ally in table["course"]["later"])
    for i, name in enumerate(families):
        found[f"ally.{ally}.front.p{i}"] = int(ally in table["families"][name]["front"])
        hand = table["families"][name]["known"] if i else view["own"][name]["hand"]
        found[f"ally.{ally}.hand.p{i}"] = int(ally in hand)


def read_player(
    found: dict[str, int], p: str, name: str, view: dict[str, Any], money: list[str], pack: dict[str, Any]
) -> None:
    """One family."""
    family = view["table"]["families"][name]
    course = view["table"]["course"]
    for key in ("hand", "thugs", "members", "tokens"):
        found[f"{p}.{key}"] = family[key]
    for kind in ("thugs", "members"):
        found[f"{p}.hudson.{kind}"] = family["hudson"][kind]
    found[f"{p}.looks"] = int(course["looker"] == family["seat"])
    found[f"{p}.committed"] = int(family["seat"] in course["committed"])
    known = view["own"][name]["hand"] if p == "p0" else family["known"]
    for card in money + GOODS:
        found[f"{p}.known.{card}"] = known.count(card)
    for card in money:
        found[f"{p}.suitcase.{card}"] = family["suitcase"]["money"].count(card)
        found[f"{p}.bribe.{card}"] = family["bribe"].count(card)
    colours = [job["colour"] for job in pack["jobs"] if job["id"] in family["suitcase"]["jobs"]]
    for colour in ("yellow", "blue", "green", "grey"):
        found[f"{p}.jobs.{colour}"] = colours.count(colour)
