"""Our games in OpenSpiel: `register()`, then `pyspiel.load_game("consigliere_NAME(seats=3)")`.

Luck is a chance node: one of OUTCOMES equally likely branches, each with dice, cards and tiles of its own. Seats that
choose at the same time are asked one by one, as the engine allows; so OpenSpiel's algorithms for turns can play.
"""

import json
from hashlib import sha256
from random import Random
from typing import Any

import numpy as np
import pyspiel

from consigliere.core.chance import Chance
from consigliere.core.errors import Mistake
from consigliere.core.game import Game
from consigliere.core.state import State
from consigliere.games import get, load, names

OUTCOMES = 256  # of a chance node
DEALS = 3  # chance nodes before the first choice, so that there are many different games
MOST_MOVES = 20_000  # of a game, chance nodes included


def register() -> list[str]:
    """Makes OpenSpiel know our games; returns the names it knows them by."""
    registered = []
    for name in names():
        short = f"consigliere_{get(name).module}"
        registered.append(short)
        if short not in pyspiel.registered_names():
            pyspiel.register_game(type_of(load(name), short), type(short, (SpielGame,), {"name": name}))
    return registered


def type_of(game: Game, short_name: str) -> Any:
    """What OpenSpiel wants to know of a game; its options are parameters, besides the number of seats."""
    parameters: dict[str, Any] = {"seats": game.seats[0]}
    parameters.update({name: option.default for name, option in game.options.items()})
    return pyspiel.GameType(
        short_name=short_name,
        long_name=f"Consigliere: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,  # there are always pieces that nobody knows
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters,
    )


def has_secrets(game: Game) -> bool:
    """Whether a seat can know something that another does not."""
    own = get(game.name).view_types.Own
    return not (isinstance(own, type) and not own.__annotations__)


class Line:
    """Where a game stands; never changed, so that copies are free. Before the deal there is no state."""

    __slots__ = ("key", "pending", "state", "undealt")

    def __init__(self, state: State | None, key: bytes, pending: int = -1, undealt: int = 0) -> None:
        self.state = state
        self.key = key  # of the luck to come
        self.pending = pending  # a move that waits for luck, or -1
        self.undealt = undealt  # chance nodes before the first choice

    def __deepcopy__(self, memo: dict[int, Any]) -> "Line":
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """OpenSpiel serialises a state with its history and with this."""
        position = None if self.state is None else self.state.to_json()
        return line_from, (position, self.key, self.pending, self.undealt)


def line_from(position: dict[str, Any] | None, key: bytes, pending: int, undealt: int) -> Line:
    """The inverse of `Line.__reduce__`."""
    state = None if position is None else load(position["game"]).load(position)
    return Line(state, key, pending, undealt)


class Setting:
    """What is played: a game, the number of players, options. OpenSpiel pickles it with the game."""

    def __init__(self, name: str, seats: int, options: dict[str, bool]) -> None:
        self.rules = load(name)
        self.seats = seats
        self.options = options
        self.features = get(self.rules.name).features(self.rules, seats)  # a Mistake if it is not for so many

    def __reduce__(self) -> tuple[Any, ...]:
        return Setting, (self.rules.name, self.seats, self.options)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games for a number of players and some options; each game has a class of its own below this one."""

    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        rules = load(self.name)
        options = {option: bool(given[option]) for option in rules.options if option in given}
        self.setting = Setting(self.name, int(given.get("seats", rules.seats[0])), options)
        information = pyspiel.GameInfo(
            num_distinct_actions=rules.move_count,
            max_chance_outcomes=OUTCOMES,
            num_players=self.setting.seats,
            min_utility=1.0 - self.setting.seats,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=MOST_MOVES,
        )
        super().__init__(type_of(rules, f"consigliere_{get(self.name).module}"), information, given)

    def new_initial_state(self) -> "SpielState":
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        """What a player, or everybody, sees."""
        if params:
            raise Mistake("mistake-observer", game=self.name, params=params)
        return Observer(self.setting, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, or a chance node on the way to one."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.line = Line(None, b"", undealt=DEALS)

    @property
    def position(self) -> State:
        """Our own state; there is none before the deal."""
        state = self.line.state
        if state is None:
            raise Mistake("mistake-chance-node")
        return state

    def current_player(self) -> int:
        """Who is asked: of several seats that choose at the same time the first."""
        line = self.line
        if line.state is None or line.pending >= 0:
            return int(pyspiel.PlayerId.CHANCE)
        if line.state.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return line.state.actors[0]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        state = self.line.state
        return state is not None and state.over

    def _legal_actions(self, player: int) -> list[int]:
        if player < 0 or player != self.current_player():
            return []
        return sorted(self.position.moves(player) + self.position.side_moves(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Branches of luck, all alike."""
        return [(outcome, 1.0 / OUTCOMES) for outcome in range(OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        line = self.line
        if line.state is not None and line.pending < 0:
            self.line = after(line.state, line.key, action)
            return
        key = sha256(line.key + bytes([action])).digest()
        if line.undealt > 1:
            self.line = Line(None, key, undealt=line.undealt - 1)
        elif line.state is None:
            played = self.get_game().setting
            self.line = Line(played.rules.start(played.seats, key, played.options), key)
        else:
            state = line.state.copy()
            state.chance = Chance(key)
            state.apply(state.actors[0], line.pending)
            self.line = Line(state, key)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        return str(self.get_game().setting.rules.text(action))

    def returns(self) -> list[float]:
        """Who has won; adds up to 0."""
        result = None if self.line.state is None else self.line.state.result
        return [0.0] * self.get_game().setting.seats if result is None else list(result.payoff)

    def resample_from_infostate(self, player_id: int, probability_sampler: Any) -> "SpielState":
        """Another position that could be the truth for a player, with luck of its own."""
        sampled: SpielState = self.clone()
        rng = Random(str(probability_sampler()))
        world = self.get_game().setting.rules.imagine(self.position.view(player_id), rng)
        key = rng.randbytes(32)
        world.chance = Chance(key)
        sampled.line = Line(world, key)
        return sampled

    def __str__(self) -> str:
        state = self.line.state
        if state is None:
            return f"before the deal, {self.line.undealt}"
        waits = "" if self.line.pending < 0 else f" luck for {state.game.text(self.line.pending)}"
        return json.dumps(state.to_json(), sort_keys=True) + waits


def after(state: State, key: bytes, move: int) -> Line:
    """Where a move leads; if it needs luck, it waits for that."""
    successor = state.copy()
    successor.chance = Chance(key)
    successor.apply(state.actors[0], move)
    return Line(successor, key) if successor.chance.drawn == 0 else Line(state, key, move)


class Observer:
    """A player's view as text, its features as tensor; of public information alone, the view of a spectator."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        self.features = setting.features
        self.secrets = has_secrets(setting.rules)
        self.public = bool(kind.public_info)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor = np.zeros(len(self.features.names) if self.public and self.private else 0, np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fills the tensor; there are features only of what a player sees."""
        if self.tensor.size and state.line.state is not None:
            self.tensor[:] = np.frombuffer(self.features.packed(state.line.state, player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str | None:
        """What is seen, as JSON; None for the secrets of a player where nobody can have any."""
        if not self.public and not self.secrets:
            return None
        if state.line.state is None:
            return ""
        view = state.line.state.view(player if self.private else None)
        if self.public:
            return json.dumps(view, sort_keys=True)
        secret = {key: view[key] for key in ("own", "chosen") if self.private and view[key]}
        return json.dumps(secret, sort_keys=True) if secret else ""
