# not compiled: lines and words for a terminal
"""La Famiglia in a terminal, drawn from a view and the pack: pages, questions, choices, log lines, the end."""

from typing import Any

from consigliere.cache import Cache
from consigliere.fluent_bundle import listed, plain
from consigliere.game_text import REMEMBERED, GameText, Seating, capital
from consigliere.games.la_famiglia import notation
from consigliere.games.la_famiglia.text import end
from consigliere.games.la_famiglia.text.board import Sicily
from consigliere.games.la_famiglia.text.end import End
from consigliere.games.la_famiglia.text.families import Families
from consigliere.games.la_famiglia.text.mat import Mats
from consigliere.games.la_famiglia.text.names import NEUTRAL, Names, View
from consigliere.games.la_famiglia.text.sheets import Sheets
from consigliere.terminal_style import Ink, Part, pad, whole_table

BOARD_AT = {
    "ask-extra-units",
    "ask-planning-turn",
    "ask-next-order",
    "ask-execute-order",
    "ask-management",
}
FIGHTS = {
    "ask-before-attack",
    "ask-approach",
    "ask-name-defender",
    "ask-commit-card",
    "ask-attacker-takes",
    "ask-defender-takes",
}
CHAPTERS = {
    "tiles-drawn",
    "families-dealt",
    "families-chosen",
    "leads",
    "first-drawn",
    "characters-dealt",
    "token-laid",
    "phase",
    "space-used",
    "influence-gained",
    "influence-used",
    "order-executed",
    "order-revealed",
    "tile-marked",
    "tile-cleared",
    "mandamento-gained",
    "mandamento-lost",
    "headquarters-filled",
    "game-over",
}
AREA_VERBS = {"at", "car", "lab", "soldati", "cars", "labs", "land", "sea", "allies", "again", "strike", "bomb"} | {
    "strike-on",
    "bomb-on",
    "fetch",
    "fetch-cars",
    "remove",
    "swap",
    "invite",
    "agitate",
}
ORDER_VERBS = {"sell", "execute"}
UNUSED = {
    **dict.fromkeys(("land", "sea", "allies"), "movement"),
    **dict.fromkeys(("strike", "bomb", "strike-on", "bomb-on"), "strike"),
    **{verb: verb for verb in ("rally", "pentito", "agitate")},
}
"""What is left unused by going on instead, by its verb."""
VERB_NAMES = {first: name for name, _, first in notation.VERBS}
TOLD_VERBS = {"rally", "finesse", "brute"}
TILE_VERBS = {"tile", "mark", "clear"}
BRIBERY = "bribery"
YELLOW_B = "yellow_economy_b"


class Drawing(GameText):
    """What a person at a terminal sees of La Famiglia."""

    pages = ("board", "sheets", "families", "tiles", "mat", "orders", "track")
    board_at = BOARD_AT
    chapters = CHAPTERS

    def __init__(self, pack: dict[str, Any], ink: Ink, lang: str) -> None:
        self.ink = ink
        self.names: Names = Names(pack, ink, lang)
        self.say = self.words.say
        self.mats = Mats(pack, self.names)
        self.moves_said: Cache[tuple[Any, ...], str] = Cache(REMEMBERED)
        self.sicily = Sicily(pack, self.names, self.mats)
        self.sheets = Sheets(pack, self.names, self.mats)
        self.families = Families(pack, self.names)
        self.end = End(self.families)
        self.cards: dict[str, dict[str, Any]] = {card["id"]: card for card in pack["conflict_card"]}
        self.tiles: list[str] = [tile["id"] for tile in pack["control_tile"]]
        self.fee: int = pack["limits"]["cost_foreign_token"]

    # ---- pages

    def page(self, name: str, view: View, about: str) -> list[str]:
        """One of the pages; `about` names a family where a page is about one."""
        self.names.look_at(view)
        if name == "sheets":
            return self.sheets.page(view)
        if name == "families":
            parts = [self.families.table(view), self.families.legend()]
            return [*self.families.status(view), *whole_table(parts)]
        if name == "track":
            return self.track(view)
        if name == "tiles":
            return self.families.tile_page(view)
        if name in ("mat", "orders"):
            draw = self.mats.mat if name == "mat" else self.mats.orders
            return [line for colour in self.asked_families(view, about) for line in draw(view, colour)]
        return whole_table(self.board(view))

    def board(self, view: View) -> list[Part]:
        """The whole table: Sicily, seas, families, control tiles."""
        self.names.look_at(view)
        status = Part("status", self.families.status(view))
        if not view["table"]["families"]:
            return [status, Part("dealt", self.families.dealt(view)), Part("rules", self.families.tile_page(view))]
        return [
            status,
            *self.sicily.parts(view),
            self.families.table(view),
            self.families.legend(),
            Part("tiles", self.families.tile_lines(view)),
        ]

    def track(self, view: View) -> list[str]:
        """The orders on the board that the viewer knows, in the sequence of their execution (LF-6.2)."""
        entries: list[tuple[bool, bool, int, int, str, str]] = []
        shut = 0
        first = view["table"]["families"].get(view["table"]["first"], {"seat": 0})["seat"]
        for area, here in view["table"]["areas"].items():
            for order in self.sicily.orders_in(view, area):
                if order not in self.names.orders:
                    shut += 1
                    continue
                turn = (view["table"]["families"][order.partition(".")[0]]["seat"] - first) % view["seats"]
                entries.append((order not in here.get("executed", []), *self.mats.rank(order), turn, area, order))
        lines = []
        for _, _, _, _, area, order in sorted(entries):
            lines += self.ink.wrap(
                self.sicily.order_line(view, area, order), f"  {pad(self.names.areas[area], 15)} ", " " * 18
            )
        if shut:
            lines += self.ink.wrap(self.say("draw-track-shut", n=shut))
        return lines or [self.say("draw-track-empty")]

    def asked_families(self, view: View, about: str) -> list[str]:
        """The families a person asks about: by colour or name, else the viewer's team, the viewer's family first."""
        asked = about.lower()
        named = [
            colour for colour, name in self.names.families.items() if asked and asked in (colour, name.lower(), "all")
        ]
        if named:
            return [c for c in named if asked != "all" or c in view["table"]["families"]]
        own = list(view["own"])
        mine = self.names.seating.get(view["viewer"])
        return sorted(own, key=lambda colour: colour != mine) or list(view["table"]["families"])

    def look(self, view: View, wanted: str) -> list[str]:
        """An area or a sea closely; if the name is not clear, which ones it could be."""
        self.names.look_at(view)
        areas = self.sicily.find(wanted)
        if len(areas) == 1:
            return self.sicily.look(view, areas[0])
        message = "draw-look-which" if areas else "draw-look-none"
        names = {**self.names.areas, **self.names.seas}
        return self.ink.wrap(
            self.say(message, wanted=wanted, list=listed(names[place] for place in areas or self.names.areas))
        )

    # ---- the open question

    def context(self, view: View) -> list[str]:
        """What one has to see to answer the open question, besides the board."""
        self.names.look_at(view)
        if view["step"] is None:
            return []
        message, args = view["step"]["message"], view["step"]["args"]
        if message == "ask-choose-families":
            return [*self.families.dealt(view), *self.families.tile_page(view)]
        if message == "ask-start-tokens" or (message == "ask-planning-turn" and not args["acted"]):
            return self.sheets.top(view)
        if message in ("ask-execute-order", "ask-order-which"):
            return self.sicily.look_area(view, args["area"])
        if message == "ask-move-tokens":
            return self.ink.wrap(self.say("draw-moving", list=self.sheets.moving(view, args["column"] - 1)))
        return self.fight(view, args["target"]) if message in FIGHTS else []

    def fight(self, view: View, target: str) -> list[str]:
        """Both sides of a running attack."""
        march = view["table"]["marching"]
        if march is None:
            return []
        side = self.names.side(march["side"])
        message = "draw-attackers-car" if march["car"] else "draw-attackers"
        lines = self.ink.wrap(self.say(message, side=side, n=march["soldati"]), "  ", "    ")
        there = f"{self.names.areas[target]}: {self.sicily.contents(view, target)}"
        return lines + self.ink.wrap(self.say("draw-defenders", there=there), "  ", "    ")

    def question_args(self, view: View) -> dict[str, Any]:
        """Return the arguments of the open question, whose token it moves next, how many parts a space has."""
        args: dict[str, Any] = view["step"]["args"]
        if view["step"]["message"] == "ask-move-tokens":
            return {**args, "side": self.sheets.next_moved(view, args["column"] - 1)}
        if view["step"]["message"] == "ask-action-parts":
            return {**args, "parts": len((self.sheets.space(view, args["space"]) or {"parts": []})["parts"])}
        return args

    # ---- choices

    def move(self, view: View, slots: dict[str, Any]) -> str:
        """A move as a button says it."""
        self.names.look_at(view)
        about = self.about(view, slots)
        said = (*slots.items(), *map(plain, about.values()))  # all that its words depend on: no slot is a seat
        if said not in self.moves_said:
            args = self.names.arguments({key: value for key, value in slots.items() if key != "verb"}) | about
            message = f"draw-move-{slots['verb']}"
            text = self.say(message if self.words.has(message) else f"move-{slots['verb']}", **args)
            self.moves_said[said] = capital(text)
        return self.moves_said[said]

    def about(self, view: View, slots: dict[str, Any]) -> dict[str, Any]:
        """What a move does not say itself: the question, the name of a column, what a space, part or order does."""
        verb, asked = slots["verb"], view["step"]["args"] if view["step"] else {}
        args: dict[str, Any] = {"ask": view["step"]["message"] if view["step"] else ""}
        if "column" in slots:
            args["name"] = self.sheets.column_name(slots["column"] - 1)
        if verb == "space":
            args["text"] = self.sheets.space_words(view, slots["space"])
            args["infinite"] = int((self.sheets.space(view, slots["space"]) or {"infinite": False})["infinite"])
        if verb == "part":
            args["text"] = self.part_words(view, slots["n"])
        if verb == "special":
            args["text"] = self.mats.special_words(asked["order"])
        if verb == "order":
            args["place"] = self.names.place(asked["area"])
            args["text"] = self.mats.order_words(slots["order"], view["table"])
            args["initiative"] = self.names.orders[slots["order"]]["initiative"]
        if verb == "done":
            args["ordered"] = asked.get("ordered", 0)
        return args

    def detail(self, view: View, slots: dict[str, Any]) -> str:
        """What a person wants to know about a move: what is there, what it costs, what it does."""
        self.names.look_at(view)
        verb, table = slots["verb"], view["table"]
        if verb in AREA_VERBS:
            return self.sicily.contents(view, slots["area"])
        if verb == "order":
            kind = self.names.orders[slots["order"]]["kind"]
            return self.say("draw-order-is", name=self.names.order_name(slots["order"]), kind=kind)
        if verb in ORDER_VERBS:
            return self.mats.order_words(slots["order"], table)
        if verb in TILE_VERBS:
            return self.families.tile_words(slots["tile"])
        if verb in ("boat", "sail"):
            return self.sicily.sea_contents(view, slots["sea"])
        if verb in ("top", "influence", "use", "gain", "action"):
            return self.column_detail(view, slots)
        if verb == "row":
            return self.mats.next_words(view, slots["row"])
        if verb == "card":
            card = self.cards[slots["card"]]
            return self.say(f"draw-card-{card['kind']}", n=card["n"])
        if verb == "part":
            return self.say("draw-part-which", n=slots["n"])
        if verb == "done":
            return self.unused(view)
        if verb == "bribe":
            return self.families.tile_words(BRIBERY)
        if verb == "pentito":
            pattern = self.names.orders[view["step"]["args"]["order"]]["pentito"]
            return self.say("draw-pentito-detail", list=listed(pattern))
        return self.say(f"draw-{verb}-detail") if verb in TOLD_VERBS else ""

    def unused(self, view: View) -> str:
        """What could still be done and is lost by going on."""
        names: dict[str, None] = {}
        for move in view["moves"]:
            verb = VERB_NAMES[notation.VERB[move]]
            if verb in UNUSED:
                names[self.say(f"draw-unused-{UNUSED[verb]}")] = None
            elif verb == "part":
                names[self.part_words(view, notation.part_of(move) + 1)] = None
            elif verb == "special":
                names[self.mats.special_words(view["step"]["args"]["order"])] = None
            elif verb == "tile":
                names[self.names.tile(self.tiles[notation.tile_of(move)])] = None
        return self.say("draw-unused", list=listed(names)) if names else ""

    def column_detail(self, view: View, slots: dict[str, Any]) -> str:
        """What belongs to a column of the top sheet."""
        verb = slots["verb"]
        if verb == "use":
            mine = self.names.seating.get(view["viewer"])
            foreign = slots["side"] not in (NEUTRAL, mine)
            return self.say("draw-use-fee", n=self.fee) if foreign else ""
        column = (view["step"]["args"]["column"] if verb == "action" else slots["column"]) - 1
        if verb == "gain":
            return self.say("draw-gain-price", n=sum(self.sheets.price(view, column)))
        if verb == "action":
            return self.sheets.action_words(column)
        return self.sheets.tokens(view["table"]["sheets"]["columns"][column])

    def part_words(self, view: View, n: int) -> str:
        """The n-th part of the space or of the order in question."""
        args = view["step"]["args"]
        if view["step"]["message"] == "ask-action-parts":
            space = self.sheets.space(view, args["space"])
            return self.sheets.part_words(view, space["parts"][n - 1]) if space else ""
        order = args["order"]
        entry = self.names.orders[order]
        parts = [*entry["supply"], *([{"do": "car"}, {"do": "lab"}] if entry["special"] == YELLOW_B else [])]
        return self.mats.supply_words(parts[n - 1], view["table"], order.partition(".")[0])

    # ---- what happened

    def sits(self, seen: dict[str, Any]) -> Seating:
        """A seat has its family's name from when it leads one: during the draft it is a number."""
        return {seen["seat"]: seen["colour"]} if seen["kind"] == "leads" else {}

    def stock(self, view: View) -> dict[str, int]:
        """What the viewer has in headquarters and supply."""
        self.names.look_at(view)
        colour = self.names.seating.get(view["viewer"])
        if colour is None:
            return {}
        family = view["table"]["families"][colour]
        quarters = {what: family[what] for what in ("money", "soldati", "orders")}
        supply = {f"supply-{what}": n for what, n in family["supply"].items()}
        return {self.say(f"draw-stock-{what}"): n for what, n in (quarters | supply).items()}

    def result(self, view: View) -> list[str]:
        """How the game ended and why."""
        self.names.look_at(view)
        return self.end.result(view)

    def round_begun(self, event: dict[str, Any]) -> int:
        """The round that an event begins, or 0."""
        return end.round_begun(event)

    def standing(self, view: View) -> list[int]:
        """The Mandamenti of each seat's family."""
        return end.standing(view)
