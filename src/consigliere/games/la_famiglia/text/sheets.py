# not compiled: lines for a terminal
"""The two action sheets in a terminal: tokens, prices, and what each space does, with the viewer's own numbers."""

from typing import Any

from consigliere.games.la_famiglia.text.mat import Mats
from consigliere.games.la_famiglia.text.names import NEUTRAL, Names, Table, View
from consigliere.terminal_style import beside, pad, visible, wrapped

GAP = 2
LEAST = 36  # columns that a space needs


class Sheets:
    """The action sheets of a pack, drawn from views."""

    def __init__(self, pack: dict[str, Any], names: Names, mats: Mats) -> None:
        self.names = names
        self.say = names.words.say
        self.ink = names.ink
        self.mats = mats
        self.sheets: dict[int, dict[str, Any]] = {sheet["number"]: sheet for sheet in pack["sheet"]}
        self.actions: list[dict[str, Any]] = sorted(pack["column_action"], key=lambda action: int(action["column"]))
        self.fee: int = pack["limits"]["cost_foreign_token"]
        self.each: int = pack["limits"]["cost_per_token_gain_influence"]
        self.last: int = pack["counts"]["rounds_max"]

    def page(self, view: View) -> list[str]:
        """Both sheets."""
        return [*self.top(view), *self.bottom(view)]

    # ---- the top sheet

    def top(self, view: View) -> list[str]:
        """The columns of the top sheet: tokens, what gaining influence there costs and does."""
        table = view["table"]
        number = table["sheets"]["top"]
        lines = self.ink.title(self.say("draw-top-sheet", number=number))
        tokens = [self.tokens(tokens) or self.ink.paint("–", "quiet") for tokens in table["sheets"]["columns"]]
        width = max(map(visible, tokens))
        for column, shown in enumerate(tokens):
            text = self.column_words(view, column)
            lines += self.ink.wrap(text, f"{column + 1:3} {pad(shown, width)}  ", " " * (width + 6))
        return lines

    def column_words(self, view: View, column: int) -> str:
        """What gaining influence in a column costs, if tokens lie there, and does."""
        action = self.action_words(column)
        if not view["table"]["sheets"]["columns"][column]:
            return action
        return self.say("draw-column-priced", price=self.price_words(view, column), action=action)

    def tokens(self, tokens: dict[str, int]) -> str:
        """Tokens by owner."""
        return " ".join(self.names.badge(side).strip() + (str(n) if n > 1 else "") for side, n in tokens.items())

    def moving(self, view: View, column: int) -> str:
        """The tokens of a column in the order in which they are moved: by colour, the neutral ones last."""
        tokens = view["table"]["sheets"]["columns"][column]
        return self.tokens({side: tokens[side] for side in sorted(tokens, key=moved_at)})

    def next_moved(self, view: View, column: int) -> str:
        """The side whose token of a column is moved next."""
        tokens: dict[str, int] = view["table"]["sheets"]["columns"][column]
        return min(tokens, key=moved_at)

    def price(self, view: View, column: int) -> tuple[int, int, int]:
        """LF-4.13: the column's price, the fee for the tokens, the fee to their owners."""
        table = view["table"]
        tokens = table["sheets"]["columns"][column]
        mine = self.names.seating.get(view["viewer"])
        foreign = sum(n for side, n in tokens.items() if side not in (NEUTRAL, mine))
        costs = self.sheets[table["sheets"]["top"]]["column_cost"]
        return costs[column] if costs else 0, self.each * sum(tokens.values()), self.fee * foreign

    def price_words(self, view: View, column: int) -> str:
        """What gaining influence in a column costs, as a sum."""
        printed, moved, owners = self.price(view, column)
        message = "draw-column-price-owners" if owners else "draw-column-price"
        return self.say(message, total=printed + moved + owners, printed=printed, moved=moved, owners=owners)

    def column_name(self, column: int) -> str:
        """What stands above a column, in a word or two."""
        return self.say(f"board-column-name-{self.actions[column]['id'].replace('_', '-')}")

    def action_words(self, column: int) -> str:
        """The action above a column."""
        action = self.actions[column]
        return self.say(
            f"draw-column-{action['id'].replace('_', '-') if not action['row'] else 'row'}", row=action["row"]
        )

    # ---- the bottom sheet

    def bottom(self, view: View) -> list[str]:
        """The spaces of the bottom sheet, free or taken, and what they do."""
        number = view["table"]["sheets"]["bottom"]
        lines = self.ink.title(self.say("draw-bottom-sheet", number=number))
        spaces = self.sheets[number].get("space", [])
        count = 2 if self.ink.width >= 2 * LEAST + GAP else 1
        width = (self.ink.width - GAP * (count - 1)) // count
        half = -(-len(self.actions) // count)
        blocks = [
            [
                line
                for space in spaces
                if (space["col"] - 1) // half == i
                for line in self.space_lines(view, space, width)
            ]
            for i in range(count)
        ]
        return lines + beside(blocks, [width] * count, GAP)

    def space_lines(self, view: View, space: dict[str, Any], width: int) -> list[str]:
        """One space: its id, the tokens on it, its money, what it does."""
        name = f"{space['col']}-{space['row']}"
        tokens = view["table"]["sheets"]["spaces"].get(name, {})
        shown = self.tokens(tokens)
        if not shown:
            shown = self.ink.paint("∞" if space["infinite"] else "·", "quiet")
        bust = self.bust(view["table"], name)
        text = self.space_words(view, name)
        if tokens and not space["infinite"]:
            text = self.ink.paint(text, "quiet")
        return wrapped(text + bust, width, f" {name} {pad(shown, 2)} ", " " * 8)

    def bust(self, table: Table, space: str) -> str:
        """Whose bust stands on a space."""
        owners = [colour for colour, family in table["families"].items() if family["bust"] == space]
        return "".join(" " + self.say("draw-bust", badge=self.names.badge(colour)) for colour in owners)

    def space(self, view: View, name: str) -> dict[str, Any] | None:
        """A space of the bottom sheet by what moves call it."""
        spaces: list[dict[str, Any]] = self.sheets[view["table"]["sheets"]["bottom"]].get("space", [])
        return next((space for space in spaces if f"{space['col']}-{space['row']}" == name), None)

    def space_words(self, view: View, name: str) -> str:
        """What a space costs or brings, and what it does."""
        space = self.space(view, name)
        if space is None:
            return ""
        parts = [self.part_words(view, part) for part in space["parts"]]
        text = self.say(f"draw-join-{space['join']}", first=parts[0], second=parts[-1])
        money = space["money"]
        if not money:
            return text
        return self.say("draw-space-pays" if money < 0 else "draw-space-earns", n=abs(money), text=text)

    def labs(self, view: View) -> int:
        """The viewer's labs."""
        mine = self.names.seating.get(view["viewer"])
        return sum(here["labs"] for here in view["table"]["areas"].values() if here["side"] and here["side"] == mine)

    def part_words(self, view: View, part: dict[str, Any]) -> str:
        """One part of an action space."""
        do, bonus = part["do"], part.get("bonus", 0)
        if do == "place" and not part["empty_ok"]:
            do = "place_own"
        row = {"recruit": "recruit", "place": "place", "place_own": "place"}.get(do)
        base = self.mats.base_of_viewer(view, row) if row else 0
        if do == "launder":
            base = self.labs(view)
        return self.say(f"draw-part-{do.replace('_', '-')}", base=base, bonus=bonus, n=base + bonus)


def moved_at(side: str) -> tuple[bool, str]:
    """LF-4.14: the tokens of a column are moved by colour, the neutral ones last."""
    return side == NEUTRAL, side
