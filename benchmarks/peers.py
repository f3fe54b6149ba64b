"""The engines that are measured, ours and the peers, each behind the same few functions.

Run as a program it is a worker for one engine: it reads a command per line ("play 0.5", "copies 0.1", "knowledge 0.1",
"search 0.5", "steps 0.5") and answers with one line of JSON. Time is CPU time: each engine is one busy thread, so the
machine's load counts less.
"""

import json
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from random import Random
from typing import Any, Protocol

BATCH = 20  # calls between two looks at the clock
PLAYERS = 4
SNAPSHOTS = 12  # positions of one game that copies and views are measured on
SIMULATIONS = 64  # of one search
GAMES_AT_ONCE = 64  # of a batch
STEPS = 20  # of an environment between two looks at the clock
Task = Callable[[], object]
Search = Callable[[], int]  # thinks once, and says how many simulations that took
Steps = Callable[[], int]  # plays some random steps with observations and masks, and says how many


class Tally:
    """What a player of random games counts. Only decisions with at least two legal moves count."""

    def __init__(self) -> None:
        self.games = 0
        self.decisions = 0
        self.moves = 0  # legal moves that were listed at those decisions


class Engine(Protocol):
    """One engine: whole games with random moves, and copies of positions in the middle of a game."""

    def play(self, rng: Random, tally: Tally) -> None:
        """Plays one game to its end."""
        ...

    def copies(self, rng: Random) -> list[Task]:
        """For some positions of one game a function that copies it."""
        ...


def pick(items: list[Any], rng: Random, tally: Tally) -> Any:
    """One of the legal moves, counted."""
    n = len(items)
    if n > 1:
        tally.decisions += 1
        tally.moves += n
    return items[int(rng.random() * n)]


class Ours:
    """One of our games, for as many players as Catan."""

    def __init__(self, name: str) -> None:
        import consigliere

        self.game = consigliere.game(name)

    def play(self, rng: Random, tally: Tally) -> None:
        """Plays one game to its end."""
        state = self.game.start(PLAYERS, rng.getrandbits(32))
        while not state.over:
            seat = state.actors[0]
            state.play(seat, pick(state.moves(seat), rng, tally))
        tally.games += 1

    def states(self, rng: Random) -> list[Any]:
        """Positions spread over one game."""
        state = self.game.start(PLAYERS, rng.getrandbits(32))
        found = []
        while not state.over:
            found.append(state.copy())
            seat = state.actors[0]
            state.play(seat, rng.choice(state.moves(seat)))
        return spread(found)

    def copies(self, rng: Random) -> list[Task]:
        """Copies of positions."""
        return [state.copy for state in self.states(rng)]

    def knowledge(self, rng: Random) -> dict[str, list[Task]]:
        """What a bot pays for: a view, a world imagined from it, and one more world from the same view."""
        states = self.states(rng)
        views = [json.loads(json.dumps(state.view(state.actors[0]))) for state in states]
        return {
            "copy": [state.copy for state in states],
            "view": [partial(state.view, state.actors[0]) for state in states],
            "imagine": [partial(self.game.imagine, view, rng) for view in views],
            "worlds": [partial(self.game.worlds(view), rng) for view in views],
        }

    def steps(self, rng: Random) -> Steps:
        """A batch in this one process: random actions out of what is possible."""
        import numpy as np

        from consigliere.research import batch

        games = batch(self.game, GAMES_AT_ONCE, seats=PLAYERS, seed=rng.getrandbits(31), processes=0)
        chance = np.random.default_rng(rng.getrandbits(31))
        games.reset()

        def run() -> int:
            games.step(games.sample(chance))
            return GAMES_AT_ONCE

        return run

    def searches(self, rng: Random) -> dict[str, Search]:
        """The search of the level `hard`, at the first decision of a game and in its middle."""
        from consigliere.bots.search import SearchBot

        states = self.states(rng)
        bot = SearchBot(self.game, rng.getrandbits(32))
        bot.heuristics_of[PLAYERS] = counted = Counted(bot.heuristics(PLAYERS))
        moments = {"start": states, "middle": states[len(states) // 2 :] + states}
        views = {}
        for moment, some in moments.items():
            state = next(each for each in some if len(counted.candidates(each, each.actors[0])) > 1)
            views[moment] = state.view(state.actors[0])

        def run(view: dict[str, Any]) -> int:
            before = counted.simulations
            bot.choose(view, {"simulations": SIMULATIONS})
            return counted.simulations - before

        return {moment: partial(run, view) for moment, view in views.items()}


class Counted:
    """Heuristics that count how often they play on: once in each simulation."""

    def __init__(self, heuristics: Any) -> None:
        self.heuristics = heuristics
        self.simulations = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.heuristics, name)

    def play_on(self, *arguments: Any) -> None:
        """Counts, and plays on."""
        self.simulations += 1
        self.heuristics.play_on(*arguments)


class Catanatron:
    """Settlers of Catan, four players, to ten points or a thousand turns."""

    def __init__(self) -> None:
        from catanatron.game import TURNS_LIMIT, Game
        from catanatron.models.player import Color, Player

        self.limit: int = TURNS_LIMIT
        self.make = Game
        self.players = [Player(color) for color in Color]

    def play(self, rng: Random, tally: Tally) -> None:
        """Plays one game to its end."""
        game = self.make(self.players, seed=rng.getrandbits(32))
        while game.winning_color() is None and game.state.num_turns < self.limit:
            game.execute(pick(game.state.playable_actions, rng, tally))
        tally.games += 1

    def copies(self, rng: Random) -> list[Task]:
        """Copies of positions."""
        game = self.make(self.players, seed=rng.getrandbits(32))
        found = []
        while game.winning_color() is None and game.state.num_turns < self.limit:
            found.append(game.copy())
            game.execute(rng.choice(game.state.playable_actions))
        return [position.copy for position in spread(found)]


class CatanatronGym:
    """Catanatron's Gym environment as it comes: two players, of whom the other one plays at random inside a step."""

    def steps(self, rng: Random) -> Steps:
        """Random actions out of its list of valid ones."""
        import gymnasium

        environment: Any = gymnasium.make("catanatron_gym:catanatron-v1", disable_env_checker=True)
        found: dict[str, Any] = {"info": environment.reset(seed=rng.getrandbits(31))[1]}

        def run() -> int:
            for _ in range(STEPS):
                _, _, over, cut, found["info"] = environment.step(rng.choice(found["info"]["valid_actions"]))
                if over or cut:
                    found["info"] = environment.reset()[1]
            return STEPS

        return run


class ChessEnvironment:
    """PettingZoo's own chess."""

    def steps(self, rng: Random) -> Steps:
        """Random actions out of its mask."""
        import numpy as np
        from pettingzoo.classic import chess_v6

        environment: Any = chess_v6.env()
        environment.reset(seed=rng.getrandbits(31))

        def run() -> int:
            for _ in range(STEPS):
                observation, _, over, cut, _ = environment.last()
                if over or cut:
                    environment.reset()
                    observation = environment.last()[0]
                environment.step(int(rng.choice(np.flatnonzero(observation["action_mask"]).tolist())))
            return STEPS

        return run


class Backgammon:
    """OpenSpiel's backgammon, written in C++."""

    def __init__(self) -> None:
        import pyspiel

        self.game = pyspiel.load_game("backgammon")

    def play(self, rng: Random, tally: Tally) -> None:
        """Plays one game to its end."""
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), rng))
            else:
                state.apply_action(pick(state.legal_actions(), rng, tally))
        tally.games += 1

    def copies(self, rng: Random) -> list[Task]:
        """Copies of positions."""
        state = self.game.new_initial_state()
        found = []
        while not state.is_terminal():
            found.append(state.clone())
            chance = state.is_chance_node()
            state.apply_action(drawn(state.chance_outcomes(), rng) if chance else rng.choice(state.legal_actions()))
        return [position.clone for position in spread(found)]

    def searches(self, rng: Random) -> dict[str, Search]:
        """OpenSpiel's MCTS in C++ with one random playout per simulation, at the first decision and in the middle."""
        import pyspiel

        found = []
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state.chance_outcomes(), rng))
            else:
                found.append(state.clone())
                state.apply_action(rng.choice(state.legal_actions()))
        playout = pyspiel.RandomRolloutEvaluator(1, rng.getrandbits(31))
        bot = pyspiel.MCTSBot(self.game, playout, 2.0, SIMULATIONS, 100, False, rng.getrandbits(31), False)

        def run(position: Any) -> int:
            bot.step(position)
            return SIMULATIONS

        return {"start": partial(run, found[0]), "middle": partial(run, found[len(found) // 2])}


class Chess:
    """python-chess, to mate, stalemate, too little material or 75 moves without progress."""

    def __init__(self) -> None:
        import chess

        self.make = chess.Board

    def play(self, rng: Random, tally: Tally) -> None:
        """Plays one game to its end."""
        board = self.make()
        moves = list(board.legal_moves)
        while moves and not board.is_insufficient_material() and board.halfmove_clock < 150:
            board.push(pick(moves, rng, tally))
            moves = list(board.legal_moves)
        tally.games += 1

    def copies(self, rng: Random) -> list[Task]:
        """Copies of positions."""
        board = self.make()
        found = []
        moves = list(board.legal_moves)
        while moves and board.halfmove_clock < 150:
            found.append(board.copy())
            board.push(rng.choice(moves))
            moves = list(board.legal_moves)
        return [position.copy for position in spread(found)]


def drawn(outcomes: list[tuple[int, float]], rng: Random) -> int:
    """A result of chance by its probability."""
    left = rng.random()
    for action, probability in outcomes:
        left -= probability
        if left < 0:
            return action
    return outcomes[-1][0]


def spread(found: list[Any]) -> list[Any]:
    """Some of them, evenly spread."""
    return found[:: max(1, len(found) // SNAPSHOTS)][:SNAPSHOTS]


PEERS: dict[str, tuple[str, Callable[[], Engine]]] = {  # the distribution, and what drives it
    "catanatron": ("catanatron", Catanatron),
    "backgammon": ("open_spiel", Backgammon),
    "chess": ("chess", Chess),
}


ENVIRONMENTS: dict[str, tuple[str, Callable[[], CatanatronGym | ChessEnvironment]]] = {
    "catanatron-gym": ("catanatron_gym", CatanatronGym),
    "pettingzoo-chess": ("pettingzoo", ChessEnvironment),
}


def measure_steps(steps: Steps, seconds: float) -> float:
    """Steps of an environment per second."""
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += steps()
    return done / spent


def measure_play(engine: Engine, rng: Random, seconds: float) -> dict[str, float]:
    """Whole games for at least so long."""
    tally = Tally()
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        engine.play(rng, tally)
    return {
        "decisions": tally.decisions / spent,
        "games": tally.games / spent,
        "us_per_move": spent * 1e6 / tally.moves,
        "moves": tally.moves / tally.decisions,
        "length": tally.decisions / tally.games,
    }


def measure(tasks: list[Task], seconds: float) -> float:
    """Microseconds for one task, all of them in turn for at least so long."""
    done = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        for task in tasks:
            for _ in range(BATCH):
                task()
        done += BATCH * len(tasks)
    return spent * 1e6 / done


def measure_search(searches: dict[str, Search], seconds: float) -> dict[str, float]:
    """Simulations per second at each moment."""
    found = {}
    for moment, search in searches.items():
        simulations = 0
        start = time.process_time()
        while (spent := time.process_time() - start) < seconds:
            simulations += search()
        found[moment] = simulations / spent
    return found


def answer(engine: Any, rng: Random, command: str, seconds: float) -> dict[str, float]:
    """What one command measures."""
    if command == "steps":
        return {"steps": measure_steps(engine.steps(rng), seconds)}
    if command == "play":
        return measure_play(engine, rng, seconds)
    if command == "copies":
        return {"copies": 1e6 / measure(engine.copies(rng), seconds)}
    if command == "search":
        assert isinstance(engine, Ours | Backgammon)
        return measure_search(engine.searches(rng), seconds)
    assert isinstance(engine, Ours)
    return {name: measure(tasks, seconds) for name, tasks in engine.knowledge(rng).items()}


def main(name: str) -> None:
    """Says who it is, a peer or one of our games, then answers commands until its input ends."""
    made: dict[str, tuple[str, Callable[[], Any]]] = {**PEERS, **ENVIRONMENTS}
    distribution, make = made.get(name, ("consigliere", partial(Ours, name)))
    engine = make()
    build = sys.modules["consigliere"].build if isinstance(engine, Ours) else ""
    print(json.dumps({"version": version(distribution), "build": build}), flush=True)
    rng = Random(name)
    for line in sys.stdin:
        command, seconds = line.split()
        print(json.dumps(answer(engine, rng, command, float(seconds))), flush=True)


if __name__ == "__main__":
    main(sys.argv[1])
