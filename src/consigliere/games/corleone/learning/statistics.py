# not compiled: counting beside the game
"""What designers of Corleone's Empire count: where wealth comes from, and which jobs, allies and businesses matter."""

from typing import Any

from consigliere.core.game import Game
from consigliere.core.statistics import PER_SEAT, USED, Count, Sheet, Table, clockwise, numbered, places, plain
from consigliere.core.statistics import Statistics as Base
from consigliere.games.corleone.state import AFTER, PHASES
from consigliere.games.corleone.text.names import GAME
from consigliere.words import Speaker

COMPLETED = "completed"
PLAYED = "played"
WEALTH = ["laundered", "stashed", "offered", "last-hand", "withdrawn", "bribes", "territories", "jobs", "all"]
DEEDS = {
    "shot": "shot",
    "figure-moved": "moved",
    "boss-placed": "boss",
    "mayor-placed": "mayor",
    "chief-placed": "chief",
    "control-placed": "control",
    "control-removed": "control-removed",
    "control-swapped": "control-swapped",
    "control-reordered": "control-reordered",
    "token-moved": "token-moved",
    "stolen": "stolen",
    "given": "given",
    "offered": "offered",
    "withdrawn": "withdrawn",
    "open-job-taken": "job-taken",
    "horse-taken": "horse",
    "bribe-returned": "bribe-returned",
    "pile-empty": "pile-empty",
    "reshuffled": "reshuffled",
    "skipped": "skipped",
}
MONEY = {"laundered": "laundered", "stashed": "stashed", "offer-won": "offered", "withdrawn": "withdrawn"}
COUNTS = {
    "open-job": [Count("jobs", "job", "open")],
    "job-discarded": [Count("jobs", "job", "discarded")],
    "job-completed": [Count("jobs", "job", COMPLETED)],
    "allies-revealed": [Count("allies", "allies", "revealed")],
    "ally-taken": [Count("allies", "ally", "bribed")],
    "ally-played": [Count("allies", "ally", PLAYED)],
    "tile-opened": [Count("businesses", "business", "opened")],
    "front-shared": [Count("businesses", "business", "shared")],
    "front-used": [Count("businesses", "business")],
    "turf-won": [Count("areas", "area", "won")],
    "backs-used": [Count("areas", "area")],
    "territory-bonus": [Count("areas", "area", "bonus")],
}
PLAIN = ("paid", "pile-empty")


class Statistics(Base):
    """The tables of Corleone's Empire."""

    def __init__(self, game: Game, seats: int, lang: str) -> None:
        words = Speaker(GAME, lang)
        say, pack = words.say, game.pack.data
        self.colours: dict[str, str] = {job["id"]: job["colour"] for job in pack["jobs"]}
        self.bonuses: dict[str, int] = pack["end_bonuses"]
        self.money: dict[str, int] = {job["id"]: len(job["money"]) for job in pack["jobs"]}
        self.later = [job["id"] for job in pack["jobs"] if {"op": "extra_action"} in job["effects"]]
        colours = {name: say(f"colour-{name}") for name in pack["meta"]["job_colours"]}
        businesses = [*pack["start_businesses"], *pack["business_tiles"]]
        names = words.things("business", (entry for entry in businesses if entry["front"]))
        people, titles = words.things("ally", pack["allies"]), words.things("job", pack["jobs"], name="title")
        allies = {a["id"]: say("draw-ally-name", name=people[a["id"]], act=a["act"]) for a in pack["allies"]}
        jobs = {job: say("draw-job-name", title=title, id=job) for job, title in titles.items()}
        areas = words.things("area", pack["board"]["territories"])
        super().__init__(
            [
                Table("places", numbered(seats)),
                Table("wealth", {row: say(f"statistics-wealth-{row}") for row in WEALTH}, ("dollars",), PER_SEAT),
                Table("colours", colours, ("bonus", COMPLETED), PER_SEAT),
                Table("allies", allies, ("revealed", "bribed", PLAYED)),
                Table("jobs", jobs, ("open", "discarded", "effect", COMPLETED)),
                Table("businesses", plain(names), ("opened", "shared", USED)),
                Table("areas", plain(areas), ("won", "bonus", USED)),
                Table("deeds", {deed: say(f"statistics-deed-{deed}") for deed in DEEDS.values()}),
            ],
            COUNTS,
        )

    def see(self, event: dict[str, Any], sheet: Sheet) -> None:
        """Also money by where it comes from, jobs by colour, and what else was done."""
        super().see(event, sheet)
        kind, seat = event["kind"], event.get("seat", -1)
        if kind in DEEDS:
            sheet.add("deeds", DEEDS[kind], USED, seat)
        if kind in MONEY:
            late = kind == "laundered" and sheet.context.get("phase") == PHASES[AFTER]
            sheet.add("wealth", "last-hand" if late else MONEY[kind], "dollars", seat, int(event["card"][1:]))
        elif kind == "bribe-paid":
            sheet.add("wealth", "bribes", "dollars", seat, event["n"])
        elif kind == "territory-bonus":
            sheet.add("wealth", "territories", "dollars", seat, self.bonuses["territory"])
        elif kind == "job-bonus":
            sheet.add("wealth", "jobs", "dollars", seat, self.bonuses["job_colour"])
            sheet.add("colours", event["colour"], "bonus", seat)
        elif kind == "wealth":
            sheet.add("wealth", "all", "dollars", seat, event["n"])
        elif kind == "first-drawn":
            places(clockwise(seat, sheet.seats), sheet)
        elif kind == "phase":
            sheet.context["phase"] = event["phase"]
        self.jobs(event, sheet)

    def jobs(self, event: dict[str, Any], sheet: Sheet) -> None:
        """Completed jobs by colour; whether the ability of a job did anything: more happened than its money came."""
        kind = event["kind"]
        if kind == "discarded" and event["card"] in self.colours:
            sheet.add("jobs", event["card"], "discarded", event["seat"])
        elif kind == "job-begun":
            sheet.context["did"] = -self.money[event["job"]] + (event["job"] in self.later)
        elif kind == "job-completed":
            sheet.add("colours", self.colours[event["job"]], COMPLETED, event["seat"])
            sheet.add("jobs", event["job"], "effect", event["seat"], int(sheet.context["did"] > 0))
        elif "did" in sheet.context and kind not in PLAIN:
            sheet.context["did"] += 1
