# not compiled: lines and words for a terminal
"""The end of La Famiglia in words: who has won and why, and the Mandamenti of everybody round by round."""

from typing import Any

from consigliere.games.la_famiglia.text.families import Families
from consigliere.games.la_famiglia.text.names import View

RULES = {
    "ending-five-alone": "LF-11.1",
    "ending-six-together": "LF-11.1",
    "ending-more-mandamenti": "LF-11.2",
    "ending-bronte": "LF-11.3",
    "ending-draw": "LF-11.3",
}


class End:
    """How a game ended, drawn from views."""

    def __init__(self, families: Families) -> None:
        self.families = families
        self.names = families.names
        self.say = families.say
        self.ink = families.ink

    def result(self, view: View) -> list[str]:
        """What decided, and what it takes to win; set in between them the Mandamenti of each family."""
        result = view["result"]
        rule = RULES[result["ending"]]
        lines = self.ink.wrap(
            self.say("draw-verdict", ending=self.say(result["ending"]), rule=self.ink.name("rule", rule, rule))
        )
        tie_break = self.families.tie_break
        holder = self.names.side(view["table"]["areas"][tie_break]["side"])
        held = self.say("draw-result-tie", area=self.names.areas[tie_break], side=holder)
        tied = len(set(result["scores"])) == 1
        if tied:
            lines += self.ink.wrap(held)
        for which in sorted((0, 1), key=lambda team: team not in result["winners"]):
            message = "draw-result-won" if which in result["winners"] else "draw-result-other"
            lines += self.ink.wrap(self.say(message, team=self.families.team_words(view, which)), "  ", "    ")
        if not tied:
            lines += self.ink.wrap(held, "  ", "    ")
        needs = {
            "alone": self.families.alone,
            "together": self.families.together,
            "area": self.names.areas[tie_break],
        }
        return lines + self.ink.wrap(self.say("draw-result-needs", **needs))


def round_begun(event: dict[str, Any]) -> int:
    """The round that an event begins, or 0."""
    return int(event["round"]) if event["kind"] == "phase" and event["phase"] == "planning" else 0


def standing(view: View) -> list[int]:
    """The Mandamenti of each seat's family."""
    seats = {family["seat"]: colour for colour, family in view["table"]["families"].items()}
    return [int(view["table"]["mandamenti"].get(seats.get(seat), 0)) for seat in range(view["seats"])]
