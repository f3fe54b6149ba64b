# not compiled: lines and words for a terminal
"""Signorie in a terminal, drawn from a view and the pack: pages, questions, choices, log lines, the end."""

from typing import Any

from consigliere.fluent_bundle import listed
from consigliere.game_text import GameText
from consigliere.games.signorie import notation
from consigliere.games.signorie.notation import VERB
from consigliere.games.signorie.text import end
from consigliere.games.signorie.text.end import End
from consigliere.games.signorie.text.names import Names, View
from consigliere.terminal_style import Ink, Part, pad, tied, visible, whole_table
from consigliere.words import dashes

BOARD_AT = {"ask-turn", "ask-bonus-or-florins"}
CHAPTERS = {"colours-drawn", "order-drawn", "round", "die-taken", "passed", "order-set", "entitled", "not-entitled"} | {
    "bonus-taken",
    "florins-taken",
    "wedding",
    "five-paid",
    "game-over",
}
HEADS = ("vp", "florins", "men", "women", "reserve", "dice", "helpers", "brides", "careers", "rows")


class Drawing(GameText):
    """What a person at a terminal sees of Signorie."""

    pages = ("board", "dice", "cities", "players", "plan", "helpers")
    board_at = BOARD_AT
    chapters = CHAPTERS

    def __init__(self, pack: dict[str, Any], ink: Ink, lang: str) -> None:
        self.ink = ink
        self.names: Names = Names(pack, ink, lang)
        self.say = self.words.say
        self.helpers: list[dict[str, Any]] = pack["helper"]
        self.tasks: dict[str, dict[str, Any]] = {task["id"]: task for task in pack["task_tile"]}
        self.rewards: dict[str, dict[str, Any]] = {tile["id"]: tile for tile in pack["reward_tile"]}
        self.action_spaces: list[dict[str, Any]] = pack["action_space"]
        self.plans: dict[str, dict[str, Any]] = {plan["player"]: plan for plan in pack["plan"]}
        self.rows: list[str] = pack["rows"]
        self.rounds: int = pack["rounds"]
        self.constants: dict[str, Any] = pack["rules_constants"]
        self.career_vp: dict[int, int] = {space["space"]: space["vp"] for space in pack["career_space"]}
        self.initiative_vp: dict[int, int] = {space["space"]: space["vp"] for space in pack["initiative_space"]}
        self.wedding_vp: dict[int, int] = {portrait["slot"]: portrait["wedding_vp"] for portrait in pack["portrait"]}

    # ---- pages

    def page(self, name: str, view: View, about: str) -> list[str]:
        """One of the pages; `about` names a player where a page is about one."""
        self.names.look_at(view)
        if name in ("plan", "helpers"):
            draw = self.plan if name == "plan" else self.cells
            return [line for colour in self.asked(view, about) for line in draw(view, colour)]
        return whole_table(part for part in self.board(view) if name in ("board", *part.name.split()))

    def board(self, view: View) -> list[Part]:
        """The whole table; pages show its parts by their names."""
        self.names.look_at(view)
        return [*self.status(view), self.dice(view), self.cities(view), self.players(view), self.legend()]

    def asked(self, view: View, about: str) -> list[str]:
        """The players a person asks about: by colour, else the one who asks, else all."""
        players = list(view["table"]["players"])
        if about.lower() in players:
            return [about.lower()]
        mine = self.names.seating.get(view["viewer"])
        return [mine] if mine and about.lower() != "all" else players

    def status(self, view: View) -> list[Part]:
        """Round, phase, order, initiative track, the reward of the round."""
        table = view["table"]
        order = listed(self.names.player(colour) for colour in table["order"])
        head = [self.say("draw-round", round=table["round"], rounds=self.rounds), self.say(f"phase-{table['phase']}")]
        first = self.ink.wrap(" · ".join([*head, self.say("draw-order", list=order)]))
        discs = [
            f"{self.initiative_vp[int(space)]}: {''.join(self.names.badge(colour) for colour in colours)}"
            for space, colours in table["initiative"].items()
            if colours
        ]
        initiative = self.ink.wrap(self.say("draw-initiative", list=" · ".join(discs)))
        rewards = [f"{n} {self.names.argument('reward', reward)}" for n, reward in table["rewards"].items() if reward]
        last = self.ink.wrap(self.say("draw-rewards", list=" · ".join(rewards)), "", "  ") if rewards else []
        return [Part("round", first), Part("initiative", initiative), Part("rewards", last)]

    def dice(self, view: View) -> Part:
        """The dice areas: space value, dice left, the two tasks above."""
        table = view["table"]
        entries = []
        for space in self.action_spaces:
            die = space["color"]
            left = " ".join(self.ink.paint(str(value), die) for value in table["dice"][die]) or self.say("draw-nothing")
            tasks = [self.task_line(view, name) for name, entry in self.names.spaces.items() if entry["color"] == die]
            head = self.say("draw-area", die=self.say(f"die-{die}"), n=space["value"], list=left)
            management = self.say(f"management-{space['management']}")
            entries.append(self.ink.wrap(" · ".join([head, management, *tasks]), "  ", "    "))
        return Part("dice", [self.ink.paint(self.say("draw-dice"), "strong")], entries)

    def task_line(self, view: View, space: str) -> str:
        """A task with the sex of its pawns."""
        task = view["table"]["tasks"][space]
        return self.say("draw-task", gender=self.names.spaces[space]["gender"], task=self.names.argument("task", task))

    def cities(self, view: View) -> Part:
        """All cities in use."""
        head = [self.ink.paint(self.say("draw-cities", n=view["table"]["stack"]), "strong")]
        cities = [(city, here) for city, here in view["table"]["cities"].items() if not here["closed"]]
        return Part("cities", head, [self.ink.wrap(self.city(city, here), "  ", "    ") for city, here in cities])

    def city(self, city: str, here: dict[str, Any]) -> str:
        """A city: its lowest free space, its tiles, its pawns."""
        if here["closed"]:
            return self.say("why-city-closed", city=self.names.city(city))
        pawns = [self.pawn(*pawn.split(".")) for pawn in here["pawns"]]
        return self.say(
            "draw-city",
            city=self.names.city(city),
            n=here["lowest"],
            marriage=self.names.tile(here["marriage"]),
            mission=self.names.tile(here["mission"]),
            list=" ".join(pawns) or self.say("draw-nothing"),
        )

    def pawn(self, colour: str, gender: str) -> str:
        """A pawn in three columns."""
        return self.names.badge(colour) + self.say(f"draw-pawn-{gender}")

    def players(self, view: View) -> Part:
        """One line for each player, in turn order."""
        rows = [["", *(self.say(f"draw-head-{head}") for head in HEADS)]]
        rows += [self.player_row(view, colour) for colour in view["table"]["order"]]
        widths = [max(visible(row[i]) for row in rows) for i in range(len(rows[0]))]
        lines = ["  ".join(pad(cell, width) for cell, width in zip(row, widths)).rstrip() for row in rows]
        return Part("players", [self.ink.paint(lines[0], "quiet")], [[line] for line in lines[1:]])

    def legend(self) -> Part:
        """What the short heads above the players mean."""
        return Part("players legend", self.ink.title(self.say("draw-legend"), "quiet"))

    def player_row(self, view: View, colour: str) -> list[str]:
        """A player's numbers."""
        player = view["table"]["players"][colour]
        name: str = self.names.player(colour)
        if player["seat"] == view["viewer"]:
            name = self.say("draw-you", player=name)
        points = [[str(self.career_vp[space]) for space in spaces] for spaces in player["careers"].values()]
        careers = "/".join(" ".join(career) or "–" for career in points)
        rows = " ".join(str(len(player["rows"][row]) + player["face_down"][row]) for row in self.rows)
        return [
            name,
            *(str(player[key]) for key in ("vp", "florins", "men", "women")),
            f"{player['reserve']['men']}/{player['reserve']['women']}",
            f"{player['sum']}/{player['limit']}",
            str(len(player["helpers"])),
            str(player["brides"]),
            careers,
            rows,
        ]

    def plan(self, view: View, colour: str) -> list[str]:
        """A player's plan: shields and tiles of each row."""
        player = view["table"]["players"][colour]
        lines = [self.ink.paint(self.names.player(colour), "strong")]
        for row in self.rows:
            shields = listed(self.names.houses[house] for house in self.plans[colour][row])
            tiles = listed(self.names.tile(tile) for tile in player["rows"][row]) or self.say("draw-nothing")
            text = self.say(
                "draw-plan-row", row=self.say(f"row-{row}"), shields=shields, tiles=tiles, n=player["face_down"][row]
            )
            lines += self.ink.wrap(text, "  ", "    ")
        return lines

    def cells(self, view: View, colour: str) -> list[str]:
        """A player's helper cells, column by column."""
        hired = view["table"]["players"][colour]["helpers"]
        lines = [self.ink.paint(self.names.player(colour), "strong")]
        for helper in self.helpers:
            state = self.say("draw-hired") if helper["id"] in hired else self.say("draw-cost", n=helper["cost"])
            name = self.say(f"helper-{dashes(helper['id'])}")
            head = f"{self.say('die-' + helper['color'])} {helper['row']} {state}: {name}"
            lines += self.ink.wrap(f"{head}. {self.helper_words(helper)}", "  ", "    ")
        return lines

    def helper_words(self, helper: dict[str, Any]) -> str:
        """What a helper does, with the numbers of the pack."""
        return self.say(f"helper-{dashes(helper['id'])}-text", **helper)

    def look(self, view: View, wanted: str) -> list[str]:
        """A city closely; if the name is not clear, which ones it could be."""
        self.names.look_at(view)
        asked = wanted.lower()
        cities = [
            city for city, name in self.names.cities.items() if asked and (asked in name.lower() or asked in city)
        ]
        if len(cities) == 1:
            return self.ink.wrap(self.city(cities[0], view["table"]["cities"][cities[0]]))
        names = [self.names.cities[city] for city in cities or self.names.cities]
        return self.ink.wrap(self.say("draw-look", wanted=wanted, list=listed(names)))

    # ---- the open question

    def context(self, view: View) -> list[str]:
        """What one has to see to answer the open question, besides the board."""
        self.names.look_at(view)
        message = view["step"]["message"] if view["step"] else ""
        if message in ("ask-mission", "ask-marriage"):
            return whole_table([self.cities(view)])
        if message in ("ask-helpers", "ask-free-helper") and view["viewer"] is not None:
            return self.cells(view, self.names.seating[view["viewer"]])
        return []

    # ---- choices

    def move(self, view: View, slots: dict[str, Any]) -> str:
        """A move as a button says it."""
        self.names.look_at(view)
        args = self.names.arguments({k: v for k, v in slots.items() if k != "verb"})
        if slots["verb"] == "done":
            return self.say(f"move-done-{view['step']['message'].removeprefix('ask-')}", **view["step"]["args"])
        if slots["verb"] == "manage":
            return self.say(f"draw-manage-{self.space_of(view['step']['args']['die'])['management']}")
        return self.say(f"move-{slots['verb']}", **{**args, **self.about(view, slots)})

    def about(self, view: View, slots: dict[str, Any]) -> dict[str, Any]:
        """What a move does not say itself: the helper of a cell, the tile of a space, numbers of the pack."""
        verb = slots["verb"]
        if verb in ("hire", "helper", "cell"):
            helper = self.helper_of(view, slots)
            args = {"helper": self.names.argument("helper", helper["id"]), "n": helper["cost"]}
            return {**args, **self.skipped(view, slots)} if verb == "helper" else args
        if verb == "task":
            task = self.names.argument("task", view["table"]["tasks"][slots["space"]])
            return {"task": task, "gender": self.names.spaces[slots["space"]]["gender"]}
        if verb == "step":
            now, after = self.career_vp.get(slots["from"], 0), self.career_vp.get(slots["from"] + 1, 0)
            return {"vp": now, "next": after}
        if verb == "mission":
            return {"vp": self.career_vp[slots["space"]]}
        if verb == "bonus":
            return {"reward": self.names.argument("reward", view["step"]["args"]["reward"])}
        if verb == "florins":
            return {"n": self.constants["reward_alternative_florins"]}
        return view["step"]["args"] if verb in ("wed", "pay") else {}

    def skipped(self, view: View, slots: dict[str, Any]) -> dict[str, Any]:
        """The helpers above one that could act and no longer can once it does (SI-10.1)."""
        rows = [notation.helper_of(move) + 1 for move in view["moves"] if VERB[move] == notation.HELPER]
        above = [self.helper_of(view, {**slots, "row": row})["id"] for row in rows if row < slots["row"]]
        return {"skipped": len(above), "above": self.names.argument("helpers", above)}

    def detail(self, view: View, slots: dict[str, Any]) -> str:
        """What a person wants to know about a move: the task, the helper, the city, the points."""
        self.names.look_at(view)
        verb = slots["verb"]
        if verb == "task":
            task = self.tasks[view["table"]["tasks"][slots["space"]]]
            return self.say(f"task-{dashes(task['id'])}-text", **task)
        if verb in ("hire", "helper", "cell"):
            return self.cell_words(view, slots)
        if verb == "die" and view["step"]["message"] == "ask-turn":
            cost = self.space_of(slots["die"])["value"] - slots["value"]
            return self.say("draw-die-cost", n=cost) if cost > 0 else ""
        if verb == "bonus" and "max_points" in (tile := self.rewards[view["step"]["args"]["reward"]]):
            return self.say("draw-bonus-points", n=tile["max_points"])
        if verb == "mission":
            points = self.say("draw-points", n=self.career_vp[slots["space"]])
            return f"{points}, {self.tile_there(view, slots['city'], verb)}"
        if verb == "wed":
            return self.say("draw-wed")
        return self.tile_there(view, slots["city"], verb) if verb == "marriage" else ""

    def tile_there(self, view: View, city: str, kind: str) -> str:
        """The tile that a mission or a marriage finds in a city, or draws if a helper makes it."""
        if view["step"]["args"].get("face_down"):
            return self.say("draw-brief-tile-face-down" if view["table"]["stack"] else "draw-no-tile-left")
        tile = view["table"]["cities"][city][kind]
        return self.say(f"draw-there-{kind}", tile=self.names.tile(tile)) if tile else self.say(f"draw-there-no-{kind}")

    def space_of(self, die: str) -> dict[str, Any]:
        """The action space of a colour."""
        return next(space for space in self.action_spaces if space["color"] == die)

    def cell_words(self, view: View, slots: dict[str, Any]) -> str:
        """The helper that a move is about, by its column and row."""
        return self.helper_words(self.helper_of(view, slots))

    def helper_of(self, view: View, slots: dict[str, Any]) -> dict[str, Any]:
        """The helper of a cell: its column is named, or follows from the die."""
        column = slots.get("die") or view["step"]["args"]["die"]
        if slots["verb"] == "hire":
            column = self.space_of(column)["hires_in"]
        return next(h for h in self.helpers if h["color"] == column and h["row"] == slots["row"])

    # ---- what happened

    def event_args(self, seen: dict[str, Any]) -> dict[str, Any]:
        """The arguments of an event, with the points that are printed on the space or below the portrait."""
        if seen["kind"] == "dice-rolled":
            return {**seen, "dice": self.rolled(seen["values"])}
        if seen["kind"] == "wedding":
            return {**seen, "vp": self.wedding_vp[seen["portrait"]]}
        printed = self.initiative_vp if seen["kind"] == "initiative-moved" else self.career_vp
        return {**seen, "vp": printed[seen["space"]]}

    def rolled(self, values: list[int]) -> str:
        """The dice of each colour, in the order of their areas."""
        each = len(values) // len(self.action_spaces)
        parts = []
        for i, space in enumerate(self.action_spaces):
            numbers = [self.ink.paint(str(value), space["color"]) for value in values[i * each : (i + 1) * each]]
            parts.append(tied(" ".join([self.say(f"die-{space['color']}"), *numbers])))
        return listed(parts)

    def stock(self, view: View) -> dict[str, int]:
        """What the viewer has."""
        mine = next(player for player in view["table"]["players"].values() if player["seat"] == view["viewer"])
        return {self.say(f"draw-stock-{what}"): mine[what] for what in ("florins", "vp", "men", "women", "sum")}

    def result(self, view: View) -> list[str]:
        """How the game ended and why."""
        self.names.look_at(view)
        return End(self.names).result(view)

    def round_begun(self, event: dict[str, Any]) -> int:
        """The round that an event begins, or 0."""
        return end.round_begun(event)

    def standing(self, view: View) -> list[int]:
        """The victory points of each seat."""
        return end.standing(view)
