"""Our games as environments of PettingZoo (AEC): `env(NAME)` with the name of a game, or with a versioned one.

What an agent gets is made from its seat's view alone; `render` shows what a spectator sees.
"""

from random import SystemRandom
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from consigliere.core.errors import Mistake
from consigliere.core.state import State
from consigliere.games import get
from consigliere.research.raster import pixels
from consigliere.research.versions import game_called, version_id
from consigliere.terminal_style import Ink

RENDER_MODES = ("ansi", "human", "rgb_array")
WIDTH = 600  # pixels of a picture
SEED_BITS = 63

Observation = dict[str, NDArray[Any]]


def env(
    game: str,
    *,
    seats: int | None = None,
    options: dict[str, bool] | None = None,
    pack: str | None = None,
    zero_sum: bool = False,
    render_mode: str | None = None,
) -> OrderEnforcingWrapper:
    """An environment; `options` are those of the game, `zero_sum` makes the rewards of all agents add up to 0."""
    return OrderEnforcingWrapper(
        Environment(game, seats=seats, options=options, pack=pack, zero_sum=zero_sum, render_mode=render_mode)
    )


class Environment(AECEnv):  # type: ignore[misc]
    """One game; agent `seat_0` is seat 0. Seats that choose at the same time are asked one by one."""

    def __init__(
        self,
        game: str,
        *,
        seats: int | None = None,
        options: dict[str, bool] | None = None,
        pack: str | None = None,
        zero_sum: bool = False,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise Mistake("mistake-render", mode=render_mode, modes=list(RENDER_MODES))
        self.game = game_called(game, pack)
        self.seats = self.game.seats[0] if seats is None else seats
        self.features = get(self.game.name).features(self.game, self.seats)
        self.options = dict(options or {})
        self.game.blank(self.seats, self.options)  # a Mistake if there is no such option
        self.zero_sum = zero_sum
        self.render_mode = render_mode
        self.metadata = {
            "name": version_id(self.game),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        bounds = np.array(self.features.bounds, np.float32)
        moves = (self.game.move_count,)
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(np.zeros_like(bounds), bounds, dtype=np.float32),
                    "action_mask": spaces.Box(0, 1, moves, np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(self.game.move_count) for agent in self.possible_agents}
        self.state_: State | None = None
        self.seen: dict[str, dict[str, Any]] = {}  # the views of this position, by agent

    @property
    def feature_names(self) -> list[str]:
        """What each number of an observation is."""
        return self.features.names

    @property
    def position(self) -> State:
        """The game's own state, secrets included."""
        if self.state_ is None:
            raise Mistake("mistake-reset")
        return self.state_

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The features within their bounds, and a mask of the moves."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Moves are numbers, the same for every seat and number of players."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; without a seed with luck of its own. The options are those the environment was made with."""
        luck = SystemRandom().getrandbits(SEED_BITS) if seed is None else seed
        self.state_ = self.game.start(self.seats, luck, self.options)
        self.seen = {}
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.state_.actors[0]]

    def view(self, agent: str) -> dict[str, Any]:
        """All that the agent may know, as the engine's bots get it."""
        if agent not in self.seen:
            self.seen[agent] = self.position.view(self.possible_agents.index(agent))
        return self.seen[agent]

    def observe(self, agent: str) -> Observation:
        """The features of the agent's view; the mask is empty while somebody else is asked."""
        view = self.view(agent)
        mask = np.zeros(self.game.move_count, np.int8)
        if agent == self.agent_selection:
            mask[view["moves"] + view["side_moves"]] = 1
        return {"observation": np.array(self.features.of_view(view), np.float32), "action_mask": mask}

    def named(self, agent: str) -> dict[str, int]:
        """The features by name."""
        return dict(zip(self.features.names, self.features.of_view(self.view(agent)), strict=True))

    def step(self, action: int | None) -> None:
        """Plays a move; raises IllegalMove if the mask does not have it."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise Mistake("mistake-agent", agent=self.agent_selection)
        agent = self.agent_selection
        state = self.position
        state.play(self.possible_agents.index(agent), int(action))
        self.seen = {}
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if state.over:
            self.finish(state)
        else:
            self.agent_selection = self.possible_agents[state.actors[0]]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def finish(self, state: State) -> None:
        """Rewards by the result: 1 for winners, -1 for losers, 0 in a draw; or so that they add up to 0."""
        result = state.result
        assert result is not None
        for seat, agent in enumerate(self.possible_agents):
            won = 0.0 if result.draw else 1.0 if seat in result.winners else -1.0
            self.rewards[agent] = result.payoff[seat] if self.zero_sum else won
            self.terminations[agent] = True

    def render(self) -> str | NDArray[np.uint8] | None:
        """What a spectator sees: the table as text, on the terminal, or as a picture."""
        view = self.position.view(None)
        if self.render_mode == "rgb_array":
            return pixels(get(self.game.name).picture(view, self.game.pack), WIDTH)
        drawn = get(self.game.name).drawing(self.game.pack, Ink())
        text = "\n".join(drawn.page(drawn.pages[0], view, ""))
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held open."""
