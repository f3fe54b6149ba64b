# not compiled: read only to be shown.
"""All words of the scenarios of Corleone's Empire, each with an example and the id of the message that explains it."""

from typing import TypeAlias

from consigliere.games.corleone.events import ROWS
from consigliere.games.corleone.moments import MOMENTS
from consigliere.games.corleone.notation import VERBS

Word: TypeAlias = tuple[str, str, str]
"""A word, an example, a message id. In a word, capitals stand for a name: control.AREA, thug BUSINESS."""

FILE = {
    "id": 'id = "EC-7"',
    "rules": 'rules = ["CE-5.14"]',
    "game": 'game = "corleone"',
    "seats": "seats = 3",
    "options": "options = {open_books = true}",
    "about": 'about = "Who controls a territory uses its front once."',
    "pack": "pack.acts = [{number = 1, hand_limit = 6}]",
    "position": 'position = {at = "family-business", to_play = "vitale"}',
    "chance": 'chance.results = [{tile = "bt_b1"}]',
    "play": 'play = [{seat = "vitale", move = "thug sb_queens"}]',
}

PLAY = {
    "seat": 'seat = "vitale"',
    "move": 'move = "thug sb_queens"',
    "refuse": 'refuse = {move = "thug sb_central_park", rule = "CE-5.16"}',
    "legal": 'legal = ["self-first", "controller-first"]',
    "expect": 'expect = {own = {vitale = {hand = ["$2", "gun"]}}, supply = {gun = "-1"}}',
    "events": 'events = [{kind = "gained", seat = 2, card = "gun"}]',
}

POSITION = {
    "at": 'at = "family-business"',
    "to_play": 'to_play = "vitale"',
    "clear": "clear = true",
    "act": "act = 2",
    "horse": 'horse = "vitale"',
    "tiles.AREA": 'tiles.wall_street = "bt_b1"',
    "thugs.BUSINESS": 'thugs.sb_queens = "matarazzo"',
    "members.SPACE": 'members.fm04 = "mayor"',
    "chief": 'chief = "chelsea"',
    "hudson": 'hudson = ["union_boss"]',
    "control.AREA": 'control.queens = ["vitale", "matarazzo"]',
    "open_jobs": 'open_jobs = ["jy07", "", "je01"]',
    "discard": 'discard = ["jg05"]',
    "deck": 'deck = ["jg01", "jg02", "jg03"]',
    "allies": 'allies = ["al_i_4", "al_i_5"]',
    "supply.CARD": "supply.gun = 1",
    "families.FAMILY.seat": "families.vitale.seat = 2",
    "families.FAMILY.thugs": "families.vitale.thugs = 1",
    "families.FAMILY.members": "families.vitale.members = 1",
    "families.FAMILY.hudson.thugs": "families.vitale.hudson.thugs = 1",
    "families.FAMILY.hudson.members": "families.vitale.hudson.members = 1",
    "families.FAMILY.tokens": "families.vitale.tokens = 4",
    "families.FAMILY.suitcase.money": 'families.vitale.suitcase.money = ["$3", "$5"]',
    "families.FAMILY.suitcase.jobs": 'families.vitale.suitcase.jobs = ["je03"]',
    "families.FAMILY.front": 'families.vitale.front = ["al_i_1"]',
    "own.FAMILY.hand": 'own.vitale.hand = ["$1", "gun", "jb01", "al_i_6"]',
}

EXPECT = {
    "phase": 'phase = "family-business"',
    "families.FAMILY.hand": "families.vitale.hand = 3",
    "families.FAMILY.known": 'families.vitale.known = ["$1", "$2", "$3"]',
    "families.FAMILY.drawn": "families.vitale.drawn = []",
    "families.FAMILY.bribe": "families.vitale.bribe = []",
    "families.FAMILY.gone.thugs": "families.vitale.gone.thugs = 0",
    "families.FAMILY.gone.members": "families.vitale.gone.members = 0",
    "families.FAMILY.gone.tokens": "families.vitale.gone.tokens = 0",
    "families.FAMILY.bonus.territories": "families.vitale.bonus.territories = 1",
    "families.FAMILY.bonus.jobs": "families.vitale.bonus.jobs = 0",
    "families.FAMILY.won.territories": 'families.vitale.won.territories = ["queens"]',
    "families.FAMILY.won.colours": 'families.vitale.won.colours = ["blue"]',
    "families.FAMILY.wealth": "families.vitale.wealth = 23",
    "controllers.AREA": 'controllers.queens = "vitale"',
    "deck_size": "deck_size = 44",
    "stacks.blue": "stacks.blue = 8",
    "stacks.red": "stacks.red = 4",
    "box.allies": "box.allies = []",
    "box.jobs": "box.jobs = []",
    "box.cards.CARD": "box.cards.gun = 8",
    "course.later": "course.later = []",
    "course.in_work": "course.in_work = []",
    "course.borrowed": "course.borrowed = 0",
    "course.deck_age": "course.deck_age = 0",
    "course.ages.JOB": "course.ages.jg01 = 1",
    "course.looker": "course.looker = -1",
    "course.looked": "course.looked = []",
    "course.committed": "course.committed = []",
    "ledger": "ledger = []",
    "own.FAMILY.looked": 'own.vitale.looked = ["jg01", "jg02"]',
    "own.FAMILY.ledger.ROW": 'own.vitale.ledger.7 = ["gun", 0]',
    "actors": 'actors = ["vitale"]',
    "over": "over = false",
    "result.winners": "result.winners = [0]",
    "result.scores": "result.scores = [41, 38, 20]",
    "result.ranks": "result.ranks = [1, 2, 3]",
    "result.draw": "result.draw = false",
    "result.ending": 'result.ending = "ending-richest"',
    "result.payoff": "result.payoff = [1.0, -0.5, -0.5]",
}

CHANCE = {
    "allies": '{allies = ["al_i_1", "al_i_4"]}',
    "first": "{first = 1}",
    "tile": '{tile = "bt_b1"}',
    "open-job": '{open-job = "jg01"}',
    "hand-jobs": '{hand-jobs = ["jg02", "jb03"]}',
    "job": '{job = "je01"}',
    "stolen": '{stolen = "gun"}',
}

OPTIONS = ["open_books"]

MOVES = {
    "thug": "thug sb_queens",
    "member": "member fm08",
    "job": "job jy07",
    "ally": "ally al_i_4",
    "pay": "pay gun 1",
    "money-first": "money-first",
    "ability-first": "ability-first",
    "self-first": "self-first",
    "controller-first": "controller-first",
    "use": "use take-$2",
    "launder": "launder $5",
    "discard": "discard gun 1",
    "good": "good booze",
    "keep": "keep jg01",
    "shoot": "shoot fm08",
    "move": "move sb_queens",
    "to": "to sb_midtown",
    "area": "area chelsea",
    "token": "token queens 1",
    "front": "front sb_queens",
    "opponent": "opponent matarazzo",
    "withdraw": "withdraw $1",
    "take-job": "take-job jy07",
    "give": "give $1",
    "offer": "offer $1",
    "bribe": "bribe $3 1",
    "take": "take al_i_4",
    "done": "done",
}

VALUES = {
    "seat": "0",
    "to": "1",
    "from": "1",
    "owner": "1",
    "business": '"sb_queens"',
    "space": '"fm08"',
    "place": '"fm08"',
    "place:number": "1",
    "from:place": '"sb_queens"',
    "area": '"queens"',
    "from:area": '"brooklyn"',
    "other:area": '"chelsea"',
    "job": '"jy07"',
    "ally": '"al_i_4"',
    "card": '"gun"',
    "side": '"vitale"',
    "colour": '"grey"',
    "figure": '"heir"',
    "phase": '"family-business"',
    "ending": '"ending-richest"',
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
    """A verb with its slots: thug BUSINESS."""
    return " ".join([verb, *(slot.partition(":")[0].upper() for slot in slots.split())])


def event(kind: str, fields: str) -> str:
    """An event of that kind as a scenario writes it, with all its fields."""
    parts = [f'kind = "{kind}"']
    for field in fields.split():
        name, _, value = field.partition(":")
        example = VALUES.get(field, VALUES.get(value or name, "1"))
        parts.append(f"{name[:-1]} = [{example}]" if name.endswith("*") else f"{name} = {example}")
    return f"{{{', '.join(parts)}}}"
