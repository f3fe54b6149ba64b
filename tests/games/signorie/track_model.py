"""SI-8 once more, written from the text of the rules alone: what a player may do with points, and what comes of it."""

from dataclasses import dataclass
from typing import Any

CAREERS = ("politics", "church", "military")
TOP_OF_CAREERS = 7  # SI-8.1
TOP_OF_DISCS = 7  # SI-8.8
PAYING_SPACE, PAYS = 4, 2  # SI-8.6
MOVING_SPACE = 6
POOL = 0  # where a man comes from who begins a career

Pick = tuple[str, str, int]  # "step", career, space it is made from; or "initiative", "", number of steps

TASK_TRACKS = {f"task_{track}": (track,) for track in (*CAREERS, "initiative")}  # SI-6.5, SI-6.6
TRACK_HELPERS: dict[
    tuple[str, int], tuple[tuple[str, ...], int | None]
] = {  # SI-10.3: die and row, tracks, points or None for the value of the die
    ("yellow", 2): (("initiative",), None),
    ("red", 3): (("politics",), None),
    ("purple", 3): (CAREERS, 3),
    ("grey", 2): (("military",), None),
    ("turquoise", 1): (("initiative",), 3),
    ("turquoise", 3): (("church",), None),
}
REWARDS = {"rw_career": CAREERS, "rw_initiative": ("initiative",)}  # SI-11.10
EVERY_TRACK = (*CAREERS, "initiative")
SPACE_VALUES = {"yellow": 1, "red": 2, "purple": 3, "grey": 4, "turquoise": 5}  # SI-4.7


def from_text(text: str) -> Pick:
    """A move as scenarios write it."""
    verb, *rest = text.split()
    return (verb, rest[0], int(rest[1])) if verb == "step" else (verb, "", int(rest[0]))


def to_text(pick: Pick) -> str:
    """As scenarios write it."""
    verb, career, n = pick
    return f"step {career} {n}" if verb == "step" else f"initiative {n}"


@dataclass
class Player:
    """What points can change."""

    men: int
    careers: dict[str, list[int]]
    disc: int
    florins: int

    @classmethod
    def of(cls, view: dict[str, Any]) -> "Player":
        """The viewer of a view."""
        table = view["table"]
        colour, player = next((c, p) for c, p in table["players"].items() if p["seat"] == view["viewer"])
        disc = next(int(space) for space, colours in table["initiative"].items() if colour in colours)
        careers = {career: sorted(player["careers"][career]) for career in CAREERS}
        return cls(player["men"], careers, disc, player["florins"])

    def can(self, pick: Pick) -> bool:
        """SI-8.2, SI-8.3, SI-8.7."""
        verb, career, n = pick
        if verb == "initiative":
            return self.disc + n <= TOP_OF_DISCS
        if n == POOL:
            return self.men > 0
        return n < TOP_OF_CAREERS and n in self.careers[career]

    def do(self, pick: Pick) -> None:
        """SI-8.2, SI-8.6, SI-8.7, RU-18."""
        verb, career, n = pick
        if verb == "initiative":
            self.disc += n
            return
        if n == POOL:
            self.men -= 1
        else:
            self.careers[career].remove(n)
        self.careers[career] = sorted([*self.careers[career], n + 1])
        if n + 1 == PAYING_SPACE:
            self.florins += PAYS
        if n + 1 == MOVING_SPACE:
            self.disc = min(self.disc + 1, TOP_OF_DISCS)


@dataclass
class Spending:
    """Points of one source (SI-8.9), spent one after another in any order (SI-14.3, RU-80)."""

    player: Player
    tracks: tuple[str, ...]
    points: int
    spent: int = 0
    ended: bool = False

    def picks(self) -> list[Pick]:
        """All that is possible now."""
        careers = [track for track in self.tracks if track != "initiative"]
        found: list[Pick] = [("step", career, n) for career in careers for n in range(TOP_OF_CAREERS + 1)]
        if "initiative" in self.tracks:
            found += [("initiative", "", n) for n in range(1, self.points + 1)]
        return [pick for pick in found if self.player.can(pick)]

    def answers(self) -> set[str]:
        """The legal moves: at least one point is spent (SI-8.9)."""
        return {to_text(pick) for pick in self.picks()} | ({"done"} if self.spent else set())

    def play(self, text: str) -> None:
        """One answer. It ends by itself when the points are used up or no step is possible (SI-14.3)."""
        if text == "done":
            self.ended = True
            return
        only_the_disc = not self.spent and all(pick[0] == "initiative" for pick in self.picks())
        pick = from_text(text)
        self.player.do(pick)
        cost = pick[2] if pick[0] == "initiative" else 1
        self.points -= cost
        self.spent += cost
        self.ended = not self.points or not self.picks() or only_the_disc


def source(table: dict[str, Any], placed: tuple[str, int], text: str) -> tuple[tuple[str, ...], int] | None:
    """The tracks and the number of points that a move gives, with the die just placed."""
    verb, *rest = text.split()
    die, value = placed
    if verb == "manage" and die == "grey":
        return EVERY_TRACK, 4  # SI-7.3
    if verb == "task" and table["tasks"][rest[0]] in TASK_TRACKS:
        return TASK_TRACKS[table["tasks"][rest[0]]], 2 * int(rest[1])
    if verb == "helper" and (die, int(rest[0])) in TRACK_HELPERS:
        tracks, points = TRACK_HELPERS[die, int(rest[0])]
        return tracks, value if points is None else points  # SI-10.6
    reward = table["rewards"][str(table["round"])]
    return (REWARDS[reward], 3) if verb == "bonus" and reward in REWARDS else None


def pay(player: Player, table: dict[str, Any], text: str) -> None:
    """What a move costs before it gives points: florins for a die (SI-4.6), men for a task (SI-3.4, SI-6.3)."""
    verb, *rest = text.split()
    if verb == "die" and table["phase"] == "actions":
        player.florins -= max(0, SPACE_VALUES[rest[0]] - int(rest[1]))
    if verb == "task" and rest[0].endswith("lower"):
        player.men -= int(rest[1])
