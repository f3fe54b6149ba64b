# not compiled: read only to be shown.
"""All words of La Famiglia's scenarios, each with an example and the id of the message that explains it."""

from typing import TypeAlias

from consigliere.games.la_famiglia.events import ROWS
from consigliere.games.la_famiglia.moments import MOMENTS
from consigliere.games.la_famiglia.notation import VERBS

Word: TypeAlias = tuple[str, str, str]
"""A word, an example, a message id. In a word, capitals stand for a name: areas.AREA.soldati, land AREA."""

FILE = {
    "id": 'id = "X-17"',
    "rules": 'rules = ["LF-7.10", "LF-7.11"]',
    "game": 'game = "la-famiglia"',
    "seats": "seats = 4",
    "options": "options = {identical_cards_once = true}",
    "about": 'about = "A bonus that removes every defender gives the area without a conflict."',
    "pack": 'pack.family = [{color = "red", order = [{id = "red.basic.1", skull = 4}]}]',
    "position": 'position = {at = "planning-turn", to_play = "red"}',
    "chance": "chance.results = [{first = 2}]",
    "play": 'play = [{seat = "red", move = "gain 1"}]',
}

PLAY = {
    "seat": 'seat = "red"',
    "move": 'move = "land ragusa"',
    "refuse": 'refuse = {move = "land corleone", rule = "LF-7.3"}',
    "legal": 'legal = ["finesse", "brute"]',
    "expect": 'expect = {areas = {gela = {soldati = 3}}, families = {red = {money = "-2"}}}',
    "events": 'events = [{kind = "conquered", area = "ragusa"}]',
}

POSITION = {
    "at": 'at = "planning-turn"',
    "to_play": 'to_play = "red"',
    "clear": "clear = true",
    "round": "round = 2",
    "phase": 'phase = "planning"',
    "primo": 'primo = "red"',
    "first": 'first = "blue"',
    "tiles": 'tiles = ["meeting", "cars", "bribery", "allies", "influence", "miniguns", "recruitment"]',
    "dealt.a": 'dealt.a = ["red", "green", "black"]',
    "dealt.b": 'dealt.b = ["blue", "yellow", "white"]',
    "families.COLOUR.seat": "families.red.seat = 0",
    "families.COLOUR.character": 'families.red.character = "stefano"',
    "families.COLOUR.money": "families.red.money = 5",
    "families.COLOUR.soldati": "families.red.soldati = 4",
    "families.COLOUR.mat.ROW": "families.red.mat.justice = 2",
    "families.COLOUR.sold": 'families.red.sold = ["red.basic.5"]',
    "families.COLOUR.supply.soldati": "families.red.supply.soldati = 45",
    "families.COLOUR.supply.cars": "families.red.supply.cars = 5",
    "families.COLOUR.supply.boats": "families.red.supply.boats = 4",
    "families.COLOUR.supply.tokens": "families.red.supply.tokens = 8",
    "families.COLOUR.bust": 'families.red.bust = "6-1"',
    "areas.AREA.side": 'areas.gela.side = "red"',
    "areas.AREA.soldati": "areas.gela.soldati = 5",
    "areas.AREA.cars": "areas.gela.cars = 1",
    "areas.AREA.labs": "areas.gela.labs = 2",
    "areas.AREA.orders": 'areas.gela.orders = ["red.justice.A"]',
    "areas.AREA.executed": 'areas.gela.executed = ["red.justice.A"]',
    "seas.SEA.COLOUR": "seas.mare-licata.red = 1",
    "sheets.columns": "sheets.columns = [{red = 1, neutral = 2}, {}, {}, {}, {}, {}]",
    "sheets.spaces.SPACE.SIDE": 'sheets.spaces."1-4".neutral = 1',
    "marked.TILE.a": 'marked.meeting.a = "red"',
    "marked.TILE.b": 'marked.meeting.b = "blue"',
    "control.MANDAMENTO": 'control.etna = "red"',
    "lab_pool": "lab_pool = 30",
    "neutral.soldati": "neutral.soldati = 30",
    "neutral.tokens": "neutral.tokens = 7",
    "own.COLOUR.orders": 'own.red.orders = ["red.basic.1", "red.basic.2"]',
}

EXPECT = {
    "families.COLOUR.orders": "families.red.orders = 5",
    "families.COLOUR.held": 'families.red.held = ["red.basic.1", "red.basic.2"]',
    "families.COLOUR.times.ORDER": 'families.red.times."red.justice.A" = [3, 0]',
    "families.COLOUR.returned": "families.red.returned = [[1, 2]]",
    "areas.AREA.laid": "areas.gela.laid = [1]",
    "sheets.top": "sheets.top = 1",
    "sheets.bottom": "sheets.bottom = 2",
    "mandamenti.COLOUR": "mandamenti.red = 2",
    "marching.side": 'marching.side = "red"',
    "marching.soldati": "marching.soldati = 3",
    "marching.car": "marching.car = 1",
    "course.clock": "course.clock = 1",
    "course.effect": "course.effect = 1",
    "course.took": "course.took = 1",
    "course.revealed": "course.revealed = 1",
    "own.COLOUR.laid.AREA": 'own.red.laid.gela = ["red.justice.A"]',
    "actors": 'actors = ["red"]',
    "over": "over = true",
    "result.scores": "result.scores = [6, 2, 6, 2]",
    "result.ranks": "result.ranks = [1, 3, 1, 3]",
    "result.winners": "result.winners = [0, 2]",
    "result.draw": "result.draw = false",
    "result.ending": 'result.ending = "ending-six-together"',
    "result.payoff": "result.payoff = [1.0, -1.0, 1.0, -1.0]",
}

CHANCE = {
    "tiles": '{tiles = ["influence", "meeting", "cars", "allies", "bribery", "delay_detonator", "miniguns"]}',
    "families": '{families = ["red", "green", "black", "blue", "yellow", "white"]}',
    "first": "{first = 2}",
    "characters": '{characters = ["stefano", "lucia", "tommaso", "agata"]}',
}

OPTIONS = ["first_game", "identical_cards_once", "agitate_requires_attack", "open_books"]

MOVES = {
    "lead": "lead red green",
    "soldati": "soldati gela 2",
    "cars": "cars gela 1",
    "labs": "labs gela 2",
    "token": "token 3",
    "influence": "influence 2",
    "use": "use 3 neutral",
    "space": "space 1-4",
    "gain": "gain 2",
    "tile": "tile meeting",
    "part": "part 1",
    "action": "action",
    "at": "at gela",
    "recruit": "recruit 4",
    "place": "place 5",
    "order": "order red.basic.1",
    "car": "car gela",
    "lab": "lab gela",
    "boat": "boat mare-licata",
    "sail": "sail mare-siracusa",
    "sink": "sink blue",
    "fetch": "fetch ragusa 2",
    "fetch-cars": "fetch-cars ragusa 1",
    "row": "row police",
    "top": "top 3",
    "done": "done",
    "sell": "sell red.basic.5",
    "give": "give",
    "clear": "clear meeting",
    "mark": "mark meeting",
    "execute": "execute red.basic.2",
    "rally": "rally",
    "land": "land ragusa",
    "sea": "sea ragusa",
    "allies": "allies noto",
    "send": "send 3",
    "drive": "drive 3",
    "again": "again ragusa",
    "strike": "strike ragusa",
    "bomb": "bomb ragusa",
    "strike-on": "strike-on noto",
    "bomb-on": "bomb-on noto",
    "pentito": "pentito",
    "remove": "remove ragusa 2",
    "special": "special",
    "swap": "swap ragusa 1",
    "invite": "invite ragusa",
    "agitate": "agitate noto",
    "bribe": "bribe",
    "turn": "turn 1",
    "buy": "buy 2",
    "finesse": "finesse",
    "brute": "brute",
    "defend": "defend blue",
    "card": "card coward_1",
    "take": "take",
    "leave": "leave",
    "garrison": "garrison 1",
}

VALUES = {
    "seat": "0",
    "to": "1",
    "side": '"red"',
    "colour": '"red"',
    "area": '"gela"',
    "from:area": '"ragusa"',
    "sea": '"mare-licata"',
    "from:sea": '"mare-siracusa"',
    "column": '"3"',
    "space": '"1-4"',
    "row": '"police"',
    "order": '"red.basic.1"',
    "tile": '"meeting"',
    "card": '"turncoat"',
    "character": '"stefano"',
    "mandamento": '"etna"',
    "phase": '"planning"',
    "route": '"land"',
    "ending": '"ending-bronte"',
}
"""An example of each kind of value in an event; every other kind is a number."""


def vocabulary() -> dict[str, list[Word]]:
    """The words by section: file, play, options, moments, position, expect, chance, moves, events."""
    return {
        "file": [(key, example, f"vocab-file-{key}") for key, example in FILE.items()],
        "play": [(key, example, f"vocab-play-{key}") for key, example in PLAY.items()],
        "options": [(name, f"options = {{{name} = true}}", f"option-{name.replace('_', '-')}") for name in OPTIONS],
        "moments": [(name, f'at = "{name}"', f"vocab-moment-{name}") for name in MOMENTS],
        "position": [(path, example, key_message(path)) for path, example in POSITION.items()],
        "expect": [(path, example, key_message(path)) for path, example in EXPECT.items()],
        "chance": [(label, example, f"vocab-chance-{label}") for label, example in CHANCE.items()],
        "moves": [(form(name, slots), MOVES[name], f"vocab-move-{name}") for name, slots, _ in VERBS],
        "events": [(kind, event(kind, f"{public} {secret}"), f"event-{kind}") for kind, public, secret in ROWS],
    }


def key_message(path: str) -> str:
    """The message that explains a key of a position."""
    return f"vocab-key-{path.replace('.', '-')}"


def form(verb: str, slots: str) -> str:
    """A verb with its slots: land AREA."""
    return " ".join([verb, *(slot.partition(":")[0].upper() for slot in slots.split())])


def event(kind: str, fields: str) -> str:
    """An event of that kind as a scenario writes it, with all its fields."""
    parts = [f'kind = "{kind}"']
    for field in fields.split():
        name, _, value = field.partition(":")
        example = VALUES.get(field, VALUES.get(value or name, "1"))
        parts.append(f"{name[:-1]} = [{example}]" if name.endswith("*") else f"{name} = {example}")
    return f"{{{', '.join(parts)}}}"
