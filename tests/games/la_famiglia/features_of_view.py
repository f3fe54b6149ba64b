"""The features of La Famiglia read from a view, by name: slow, and independent of `features.py`."""

from typing import Any

from consigliere.core.features import bounded
from consigliere.core.game import Game
from consigliere.core.step import CODE, SEAT
from consigliere.games.la_famiglia.frames import AREA, EXECUTE_ORDER, ORDER
from consigliere.games.la_famiglia.state import LaFamigliaState

HAND = 13


class Reader:
    """One view, and what its names stand for."""

    def __init__(self, view: dict[str, Any], game: Game[LaFamigliaState]) -> None:
        self.view = view
        self.table: dict[str, Any] = view["table"]
        self.c = game.fresh().c
        self.game = game
        self.found: dict[str, int] = {}
        self.colours: list[str | None] = [None] * 4  # the families from the viewer on
        for colour, family in self.table["families"].items():
            self.colours[(family["seat"] - view["viewer"]) % 4] = colour
        self.sides = [("neutral", "neutral"), *[(f"p{i}", colour) for i, colour in enumerate(self.colours)]]

    def hand_index(self, order: str) -> int:
        """The place of an order among the thirteen of its family, from 1."""
        return self.c.orders.index(order) % HAND + 1

    def flags(self, name: str, parts: list[str], chosen: list[str | None]) -> None:
        for part in parts:
            self.found[f"{name}.{part}"] = int(part in chosen)

    def players(self, name: str, chosen: list[str | None]) -> None:
        """A flag for each player whose colour is chosen."""
        for i, colour in enumerate(self.colours):
            self.found[f"{name}.p{i}"] = int(colour is not None and colour in chosen)

    def by_side(self, name: str, numbers: dict[str, int]) -> None:
        for side, colour in self.sides:
            self.found[f"{name}.{side}"] = numbers.get(colour or "", 0)

    # ---- parts of the table

    def read(self) -> dict[str, int]:
        """All but what the open question tells."""
        table, found = self.table, self.found
        found["round"] = table["round"]
        self.flags("phase", ["setup", "planning", "management", "encounter"], [table["phase"]])
        self.players("primo", [table["primo"]])
        self.players("first", [table["first"]])
        self.course()
        found["lab_pool"] = table["lab_pool"]
        for key, n in table["neutral"].items():
            found[f"neutral.{key}"] = n
        self.flags("tile", self.c.tiles, table["tiles"])
        for tile in self.c.tiles:
            self.players(f"marked.{tile}", list(table["marked"].get(tile, {}).values()))
        ours = "ab"[self.view["viewer"] % 2]
        for letter, colours in table["dealt"].items():
            self.flags(f"dealt.{'ours' if letter == ours else 'theirs'}", self.c.colours, colours)
        for i, tokens in enumerate(table["sheets"]["columns"]):
            self.by_side(f"column.{i + 1}", tokens)
        for space in self.c.spaces:
            self.by_side(f"space.{space}", table["sheets"]["spaces"].get(space, {}))
        for mandamento, owner in table["control"].items():
            self.players(f"control.{mandamento}", [owner])
        for sea, boats in table["seas"].items():
            for i, colour in enumerate(self.colours):
                found[f"sea.{sea}.p{i}"] = boats.get(colour, 0)
        for name, area in table["areas"].items():
            self.area(name, area)
        for i, colour in enumerate(self.colours):
            self.player(f"p{i}", colour)
            self.secrets(f"p{i}", colour, (self.view["viewer"] + i) % 4)
        return found

    def course(self) -> None:
        """The order being executed and the Soldati on the move."""
        found, step, marching = self.found, self.view["step"], self.table["marching"]
        frames = [f for f in (step["stack"] if step else []) if f[CODE] == EXECUTE_ORDER]
        order = self.c.orders[frames[0][ORDER]] if frames else ""
        for i in range(4):
            found[f"executing.p{i}"] = int(bool(frames) and (self.view["viewer"] + i) % 4 == frames[0][SEAT])
        for i in range(1, HAND + 1):
            found[f"executing.order.{i}"] = int(bool(order) and self.hand_index(order) == i)
        self.flags("executing.area", self.c.areas, [self.c.areas[frames[0][AREA]]] if frames else [])
        for side, colour in self.sides:
            found[f"marching.{side}"] = int(marching is not None and marching["side"] == colour)
        found["marching.soldati"] = marching["soldati"] if marching else 0
        found["marching.car"] = marching["car"] if marching else 0
        for key in ("effect", "took", "revealed"):
            found[key] = self.table["course"][key]

    def area(self, name: str, area: dict[str, Any]) -> None:
        """One area; the faces of the team's tokens stand among its own secrets."""
        found = self.found
        for side, colour in self.sides:
            found[f"area.{name}.{side}.soldati"] = area["soldati"] if colour and colour == area["side"] else 0
        found[f"area.{name}.cars"] = area["cars"]
        found[f"area.{name}.labs"] = area["labs"]
        found[f"area.{name}.executed"] = len(area.get("executed", []))
        owners = [order.split(".")[0] for order in area["orders"]]
        for i, colour in enumerate(self.colours):
            found[f"area.{name}.p{i}.orders"] = owners.count(colour or "")
        laid = {colour: list(secret["laid"].get(name, [])) for colour, secret in self.view["own"].items()}
        for i in (0, 1):
            face = 0
            if i < len(owners):
                known = laid[owners[i]].pop(0) if owners[i] in laid else area["orders"][i]
                face = self.hand_index(known) if "." in known else 0
            found[f"area.{name}.face.{i + 1}"] = face

    def player(self, p: str, colour: str | None) -> None:
        """The public side of one family."""
        found = self.found
        family = self.table["families"][colour] if colour else None
        self.flags(f"{p}.colour", self.c.colours, [colour])
        self.flags(f"{p}.character", self.c.characters, [family["character"]] if family else [])
        for key in ("money", "soldati", "orders"):
            found[f"{p}.{key}"] = bounded(family[key]) if family else 0
        found[f"{p}.mandamenti"] = self.table["mandamenti"][colour] if family else 0
        for row in self.c.rows:
            found[f"{p}.mat.{row}"] = family["mat"][row] if family else 0
        for kind in ("soldati", "cars", "boats", "tokens"):
            found[f"{p}.supply.{kind}"] = family["supply"][kind] if family else 0
        bust = family["bust"] if family else None
        found[f"{p}.bust"] = 0 if bust is None else self.c.spaces.index(bust) + 1
        for key in ("held", "sold"):
            indexes = [self.hand_index(order) for order in family[key]] if family else []
            for i in range(1, HAND + 1):
                found[f"{p}.{key}.{i}"] = int(i in indexes)

    def secrets(self, p: str, colour: str | None, seat: int) -> None:
        """What only the team knows."""
        chosen = self.view["chosen"].get(str(seat))
        card = self.game.slots(self.game.parse(chosen)).get("card") if chosen else None
        self.found[f"{p}.chosen"] = int(chosen is not None)
        self.flags(f"{p}.card", self.c.cards, [card])
        own = self.view["own"].get(colour or "", {"orders": []})
        indexes = [self.hand_index(order) for order in own["orders"]]
        for i in range(1, HAND + 1):
            self.found[f"{p}.hand.{i}"] = int(i in indexes)


def read(view: dict[str, Any], game: Game[LaFamigliaState]) -> dict[str, int]:
    """All but what the open question tells."""
    return Reader(view, game).read()
