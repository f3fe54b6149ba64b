# not compiled: lines and words for a terminal
"""The end of Corleone's Empire in words: who has won and why, the bonuses, and how rich everybody was act by act."""

from typing import Any

from consigliere.fluent_bundle import listed
from consigliere.games.corleone.text.names import Names, View

RULES = {"ending-richest": "CE-11.4", "ending-more-territories": "CE-11.5", "ending-shared": "CE-11.5"}
TIES = "CE-11.5"


class End:
    """How a game ended, drawn from views."""

    def __init__(self, pack: dict[str, Any], names: Names) -> None:
        self.names = names
        self.bonuses: dict[str, int] = pack["end_bonuses"]
        self.say = names.words.say
        self.ink = names.ink
        self.colour_of_job: dict[str, str] = {job: entry["colour"] for job, entry in names.jobs.items()}

    def result(self, view: View) -> list[str]:
        """What decided; set in below it the families by rank, with wealth and bonuses."""
        result = view["result"]
        rule = RULES[result["ending"]]
        lines = self.ink.wrap(
            self.say("draw-verdict", ending=self.say(result["ending"]), rule=self.ink.name("rule", rule, rule))
        )
        families = view["table"]["families"]
        order = sorted(families, key=lambda family: int(result["ranks"][families[family]["seat"]]))
        for wealth in sorted(set(result["scores"]), reverse=True):
            tied = [family for family in order if families[family]["wealth"] == wealth]
            if len(tied) > 1:
                lines += self.ink.wrap(self.tie(tied, families, wealth))
        for family in order:
            bonus = families[family]["bonus"]
            text = self.say(
                "draw-wealth",
                family=self.names.side(family),
                n=families[family]["wealth"],
                territories=bonus["territories"],
                jobs=bonus["jobs"],
            )
            lines += self.ink.wrap(text, "  ", "    ")
        return lines

    def tie(self, tied: list[str], families: dict[str, Any], wealth: int) -> str:
        """Why equally rich families have the ranks they have."""
        bonuses = [families[family]["bonus"]["territories"] for family in tied]
        names = [self.names.side(family) for family in tied]
        rule = self.ink.name("rule", TIES, TIES)
        if len(set(bonuses)) == 1:
            return self.say(
                "draw-result-equal", families=listed(names), wealth=wealth, territories=bonuses[0], rule=rule
            )
        counts = listed(f"{name} {bonus}" for name, bonus in zip(names, bonuses))
        return self.say("draw-result-tied", families=listed(names), wealth=wealth, counts=counts, rule=rule)

    def standing(self, view: View) -> list[int]:
        """What each seat would own if the bonuses were counted now: all of it lies open, or follows by counting."""
        table = view["table"]
        families = sorted(table["families"], key=lambda family: int(table["families"][family]["seat"]))
        cases = [table["families"][family]["suitcase"] for family in families]
        won = [most_tokens(stack) for stack in table["control"].values()]
        done = [[self.colour_of_job[job] for job in case["jobs"]] for case in cases]
        best = {colour: max(jobs.count(colour) for jobs in done) for jobs in done for colour in jobs}
        return [
            sum(int(card[1:]) for card in case["money"])
            + self.bonuses["territory"] * won.count(family)
            + self.bonuses["job_colour"] * sum(jobs.count(colour) == most for colour, most in best.items())
            for family, case, jobs in zip(families, cases, done)
        ]


def most_tokens(stack: list[str]) -> str | None:
    """Who has most tokens in a territory; of equals the one whose token lies highest."""
    return max(reversed(stack), key=stack.count, default=None)


def round_begun(event: dict[str, Any]) -> int:
    """The act that an event begins, or 0."""
    return int(event["act"]) if event["kind"] == "phase" and event["phase"] == "open-business" else 0
