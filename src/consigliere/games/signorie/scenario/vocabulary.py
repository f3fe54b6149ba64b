# not compiled: read only to be shown.
"""All words of Signorie's scenarios, each with an example and the id of the message that explains it."""

from consigliere.core.vocabulary import Vocabulary
from consigliere.games.signorie.scenario.moments import MOMENTS

FILE = {
    "id": 'id = "Y-24"',
    "rules": 'rules = ["SI-11.12", "RU-36"]',
    "game": 'game = "signorie"',
    "seats": "seats = 3",
    "options": "options = {optional_city_tile = true}",
    "about": 'about = "A die of a higher value costs nothing."',
    "pack": 'pack.helper = [{id = "vp3", cost = 5}]',
    "position": 'position = {at = "actions", to_play = "red"}',
    "chance": "chance.results = [{offspring = [2, 3, 5]}]",
    "play": 'play = [{seat = "red", move = "pass"}]',
}

PLAY = {
    "seat": 'seat = "red"',
    "move": 'move = "die turquoise 6"',
    "refuse": 'refuse = {move = "die red 1", rule = "SI-4.5"}',
    "legal": 'legal = ["wed", "done"]',
    "expect": 'expect = {players = {red = {florins = "-3", helpers = ["die_initiative"]}}}',
    "events": 'events = [{kind = "sent", city = "milano"}]',
    "sees": 'sees = {viewer = "spectator", knows = {round = 1}, not = ["own.red"]}',
    "stop": "stop = true",
}

POSITION = {
    "at": 'at = "actions"',
    "to_play": 'to_play = "red"',
    "clear": "clear = true",
    "round": "round = 2",
    "phase": 'phase = "actions"',
    "order": 'order = ["yellow", "red"]',
    "passed": 'passed = ["yellow"]',
    "entitled": 'entitled = ["red", "yellow"]',
    "initiative.DISC_SPACE": 'initiative.2 = ["yellow", "red"]',
    "dice.DIE": "dice.red = [2, 5]",
    "aside.DIE": "aside.red = 0",
    "tasks.TASK_SPACE": 'tasks.red_upper = "task_florins"',
    "rewards.ROUND": 'rewards.2 = "rw_action"',
    "stack": "stack = 52",
    "removed.HOUSE": "removed.medici = 2",
    "removed_tiles": 'removed_tiles = ["medici_1", "medici_2"]',
    "helper_discs": "helper_discs = 47",
    "brides": "brides = 15",
    "players.COLOUR.seat": "players.red.seat = 0",
    "players.COLOUR.florins": "players.red.florins = 5",
    "players.COLOUR.vp": "players.red.vp = 12",
    "players.COLOUR.points.SOURCE": "players.red.points.mission = 9",
    "players.COLOUR.men": "players.red.men = 4",
    "players.COLOUR.women": "players.red.women = 3",
    "players.COLOUR.reserve.men": "players.red.reserve.men = 8",
    "players.COLOUR.reserve.women": "players.red.reserve.women = 8",
    "players.COLOUR.careers.CAREER": "players.red.careers.church = [4, 2]",
    "players.COLOUR.threshold.men": "players.red.threshold.men = 1",
    "players.COLOUR.threshold.women": "players.red.threshold.women = 1",
    "players.COLOUR.dice.DIE": "players.red.dice.grey = 4",
    "players.COLOUR.helpers": 'players.red.helpers = ["vp3", "mission_fd"]',
    "players.COLOUR.rows.ROW": 'players.red.rows.politics = ["gonzaga_1", "este_4"]',
    "players.COLOUR.face_down.ROW": "players.red.face_down.church = 1",
    "players.COLOUR.brides": "players.red.brides = 1",
    "cities.CITY.closed": "cities.roma.closed = true",
    "cities.CITY.pawns": 'cities.milano.pawns = ["red.man", "yellow.woman"]',
    "cities.CITY.marriage": 'cities.milano.marriage = "este_9"',
    "cities.CITY.mission": 'cities.milano.mission = "medici_5"',
}

EXPECT = {
    "players.COLOUR.sum": "players.red.sum = 13",
    "players.COLOUR.limit": "players.red.limit = 16",
    "players.COLOUR.worth.ROW": "players.red.worth.church = 9",
    "players.COLOUR.married": "players.red.married = 2",
    "cities.CITY.lowest": "cities.milano.lowest = 2",
    "actors": 'actors = ["red"]',
    "over": "over = true",
    "result.scores": "result.scores = [120, 98]",
    "result.ranks": "result.ranks = [1, 2]",
    "result.winners": "result.winners = [0]",
    "result.draw": "result.draw = false",
    "result.ending": 'result.ending = "ending-most-points"',
    "result.payoff": "result.payoff = [1.0, -1.0]",
}

TASK_WORDS = "politics church military initiative tile threshold mission marriage florins pawns"
ALL_TASKS = ", ".join(f'"task_{name}"' for name in TASK_WORDS.split())

CHANCE = {
    "colours": '{colours = ["yellow", "red"]}',
    "order": '{order = ["red", "yellow"]}',
    "rewards": '{rewards = ["rw_mission", "rw_men", "rw_career", "rw_tile", "rw_action"]}',
    "scoring": '{scoring = ["rv_helpers", "rv_men"]}',
    "removed": '{removed = ["medici_1", "medici_7"]}',
    "closed": '{closed = ["roma", "venezia"]}',
    "tiles": '{tiles = ["medici_4", "este_2", "borgia_9", "sforza_2", "aragona_3", "gonzaga_5"]}',
    "dice": "{dice = [1, 2, 3, 4, 5, 6, 1, 2, 3, 4]}",
    "tasks": f"{{tasks = [{ALL_TASKS}]}}",
    "offspring": "{offspring = [2, 5]}",
}

MOVES = {
    "die": "die turquoise 4",
    "pass": "pass",
    "hire": "hire 2",
    "task": "task purple_lower 3",
    "manage": "manage",
    "step": "step politics 0",
    "initiative": "initiative 2",
    "done": "done",
    "mission": "mission military 7 milano",
    "marriage": "marriage firenze 4",
    "tile": "tile",
    "row": "row church",
    "take": "take 1 1",
    "helper": "helper 1",
    "bonus": "bonus",
    "florins": "florins",
    "cell": "cell grey 3",
    "wed": "wed",
    "pay": "pay",
}

VALUES = {
    "seat": "0",
    "colour": '"red"',
    "die": '"turquoise"',
    "house": '"medici"',
    "tile": '"medici_5"',
    "city": '"milano"',
    "place": '"mission"',
    "reward": '"rw_mission"',
    "task": '"task_florins"',
    "task_space": '"grey_upper"',
    "helper": '"vp3"',
    "gender": '"man"',
    "management": '"tracks"',
    "career": '"politics"',
    "row": '"church"',
    "source": '"mission"',
    "ending": '"ending-most-points"',
}

VOCABULARY = Vocabulary(
    FILE, PLAY, POSITION, EXPECT, CHANCE, MOMENTS, MOVES, VALUES, {"tile": ("alliance_tile", "value")}
)
