# not compiled: lines for a terminal
"""The four families in a terminal: headquarters, supplies, mats; the control tiles; round, phase and teams."""

from typing import Any

from consigliere.fluent_bundle import listed
from consigliere.games.la_famiglia.text.names import Names, View
from consigliere.terminal_style import Part, beside, tied, visible

SHUT = "×"  # a closed headquarters
HEADS = ("mandamenti", "money", "soldati", "orders", "supply", "cars", "boats", "tokens", "mat")
TEAMS = "ab"


class Families:
    """Families and control tiles, drawn from views."""

    def __init__(self, pack: dict[str, Any], names: Names) -> None:
        self.names = names
        self.say = names.words.say
        self.ink = names.ink
        self.rounds: int = pack["counts"]["rounds_max"]
        self.alone: int = pack["limits"]["win_mandamenti_single"]
        self.together: int = pack["limits"]["win_mandamenti_team"]
        self.tiles: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in pack["control_tile"]}
        self.tie_break: str = pack["limits"]["tie_break_area"]

    # ---- round and teams

    def status(self, view: View) -> list[str]:
        """Round and phase, who began it, and how the teams stand."""
        table = view["table"]
        parts = [self.say("draw-round", round=table["round"], rounds=self.rounds), self.say(f"phase-{table['phase']}")]
        if table["primo"]:
            parts.append(self.say("draw-primo", family=self.names.family(table["primo"])))
        lines = self.ink.wrap(" · ".join(parts))
        if table["families"]:
            lines += self.ink.wrap(
                " ".join([self.team_words(view, 0), self.say("draw-against"), self.team_words(view, 1)])
            )
        return lines

    def team(self, view: View, which: int) -> list[str]:
        """The colours of a team, in the order of its seats."""
        families = view["table"]["families"]
        return sorted((c for c in families if families[c]["seat"] % 2 == which), key=lambda c: int(families[c]["seat"]))

    def team_words(self, view: View, which: int) -> str:
        """A team with its Mandamenti."""
        held = view["table"]["mandamenti"]
        names = [f"{self.names.family(colour)} {held[colour]}" for colour in self.team(view, which)]
        return self.say(
            "draw-team", list=" + ".join(names), total=sum(held[colour] for colour in self.team(view, which))
        )

    # ---- families

    def table(self, view: View) -> Part:
        """One line for each family: Mandamenti, headquarters, supply, tokens left on the mat."""
        rows = [[""] + [self.say(f"draw-head-{head}") for head in HEADS]]
        for which in (0, 1):
            rows += [self.family_row(view, colour) for colour in self.team(view, which)]
        columns = [right_aligned(list(column)) for column in zip(*rows)]
        columns[0] = [row[0] for row in rows]
        widths = [max(map(visible, column)) for column in columns]
        if sum(widths) + len(widths) - 1 > self.ink.width:
            return Part("families", [], [self.narrow(rows[0], row) for row in rows[1:]])
        lines = beside(columns, widths, 1)
        return Part("families", [self.ink.paint(lines[0], "quiet")], [[line] for line in lines[1:]])

    def legend(self) -> Part:
        """What the short heads above the families mean."""
        return Part("heads", self.ink.title(self.say("draw-heads"), "quiet"))

    def narrow(self, heads: list[str], row: list[str]) -> list[str]:
        """A family's numbers where there is no room for a table."""
        numbers = [tied(f"{head} {value}") for head, value in zip(heads[1:], row[1:])]
        return self.ink.wrap(", ".join(numbers), f"{row[0]}: ", "    ")

    def family_row(self, view: View, colour: str) -> list[str]:
        """A family's numbers; a closed headquarters looks shut."""
        family = view["table"]["families"][colour]
        open_house = colour in view["own"] or view["options"].get("open_books", False)
        house = [str(family[key]) if open_house else SHUT for key in ("money", "soldati", "orders")]
        supply = [str(family["supply"][key]) for key in ("soldati", "cars", "boats", "tokens")]
        name = self.say(
            "draw-you" if family["seat"] == view["viewer"] else "draw-other", family=self.names.family(colour)
        )
        mat = " ".join(str(left) for left in family["mat"].values())
        return [name, str(view["table"]["mandamenti"][colour]), *house, *supply, mat]

    # ---- control tiles

    def tile_lines(self, view: View) -> list[str]:
        """The control tiles of the match with the tokens of both teams on them."""
        entries = [tied(f"{self.names.tile(tile)} {self.marks(view, tile)}") for tile in view["table"]["tiles"]]
        return self.ink.wrap(self.say("draw-tiles", list=" · ".join(entries)), "", "  ")

    def marks(self, view: View, tile: str) -> str:
        """Whose tokens lie on a tile."""
        owners = [view["table"]["marked"][tile][team] for team in TEAMS]
        return "".join(self.names.badge(owner).strip() for owner in owners if owner) or self.ink.paint("–", "quiet")

    def tile_page(self, view: View) -> list[str]:
        """The control tiles with what they do."""
        lines = []
        for tile in view["table"]["tiles"]:
            head = f"{self.ink.paint(self.names.tile(tile), 'strong')} {self.marks(view, tile)}"
            lines += [head, *self.ink.wrap(self.tile_words(tile), "  ")]
        return lines

    def tile_words(self, tile: str) -> str:
        """What a control tile does, with the numbers of the pack."""
        numbers = {key: value for key, value in self.tiles[tile].items() if isinstance(value, int)}
        return self.say(f"tile-{tile.replace('_', '-')}-text", **numbers)

    # ---- before anybody leads a family

    def dealt(self, view: View) -> list[str]:
        """The families dealt to each team."""
        lines = []
        for team in TEAMS:
            families = listed(self.names.family(colour) for colour in view["table"]["dealt"][team])
            lines += self.ink.wrap(self.say("draw-dealt", team=self.say(f"team-{team}"), list=families))
        return lines


def right_aligned(cells: list[str]) -> list[str]:
    """Numbers and their heading below each other."""
    width = max(map(visible, cells))
    return [" " * (width - visible(cell)) + cell for cell in cells]
