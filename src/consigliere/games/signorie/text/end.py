# not compiled: lines and words for a terminal
"""The end of Signorie in words: who has won and why, where the points come from, and how everybody stood by round."""

from typing import Any

from consigliere.fluent_bundle import listed
from consigliere.games.signorie.text.names import Names, View

RULE = "SI-12.4"


class End:
    """How a game ended, drawn from views."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.say = names.words.say
        self.ink = names.ink

    def result(self, view: View) -> list[str]:
        """What decided; set in below it the players by rank, with their points and where these come from."""
        result = view["result"]
        rule = self.ink.name("rule", RULE, RULE)
        lines = self.ink.wrap(self.say("draw-verdict", ending=self.say(result["ending"]), rule=rule))
        seats = sorted(range(view["seats"]), key=lambda seat: int(result["ranks"][seat]))
        for points in sorted(set(result["scores"]), reverse=True):
            tied = [seat for seat in seats if result["scores"][seat] == points]
            if len(tied) > 1:
                players = listed(self.names.seat(seat) for seat in tied)
                lines += self.ink.wrap(self.say("draw-result-tied", n=points, players=players, rule=rule))
        for seat in seats:
            args = {"rank": result["ranks"][seat], "player": self.names.seat(seat), "n": result["scores"][seat]}
            lines += self.ink.wrap(self.say("draw-result", **args), "  ", "    ")
            sources = view["table"]["players"][self.names.seating[seat]]["points"]
            parts = [
                self.say("draw-result-part", source=self.say(f"source-{source}"), n=n)
                for source, n in sources.items()
                if n
            ]
            lines += self.ink.wrap(" · ".join(parts) or self.say("draw-nothing"), "    ", "    ")
        return lines


def round_begun(event: dict[str, Any]) -> int:
    """The round that an event begins, or 0."""
    return int(event["round"]) if event["kind"] == "round" else 0


def standing(view: View) -> list[int]:
    """The victory points of each seat."""
    players = sorted(view["table"]["players"].values(), key=lambda player: int(player["seat"]))
    return [int(player["vp"]) for player in players]
