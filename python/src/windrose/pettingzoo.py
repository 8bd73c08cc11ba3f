"""Windrose as a PettingZoo AEC environment: all seats of one match, each chosen for in its turn.

Observations and actions are those of `windrose.gymnasium`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from ._arrays import BatchArrays, one_of
from .engine import ACTIONS, Engine, Field
from .gymnasium import Observation, observation_space

__all__ = ["env", "raw_env"]

_STALLED = 2


def env(**arguments: Any) -> AECEnv[str, Observation, int]:
    """`raw_env` with PettingZoo's usual wrappers: an illegal action ends the match with reward -1 for who took it."""
    wrapped: AECEnv[str, Observation, int] = raw_env(**arguments)
    wrapped = wrappers.TerminateIllegalWrapper(wrapped, illegal_reward=-1)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv[str, Observation, int]):  # noqa: N801 -- PettingZoo's name for it
    """One match. Agents are `seat_0`, `seat_1` … in turn order.

    Rewards come at the end: 1 for the winner, the others share -1 (Solo: -1 when the rival wins). `infos[agent]` has the
    `score` of the seat as it stands, and in Solo the rival's as `rival`. Truncated: the match was ended after 60 rounds without a claim.
    """

    metadata = {"name": "windrose_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(
        self,
        game: str = "spice-road",
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        features: Literal["int16", "int8"] = "int16",
        render_mode: str | None = None,
    ) -> None:
        """Starts an engine; without `seats` with the fewest the game allows. Raises WindroseError for a game, number of seats or option that there is not."""
        super().__init__()
        one_of("features", features, ("int16", "int8"))
        one_of("render_mode", render_mode, ("ansi", "human", None))
        self.render_mode = render_mode
        self._engine = Engine()
        seats = self._engine.fewest_seats(game) if seats is None else seats
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._setup: dict[str, Any] = {
            "game": game,
            "seats": seats,
            "options": options,
            "features": "bytes" if features == "int8" else True,
            "final": True,
            "rival": True,
        }
        self._luck = np.random.default_rng()
        self._begin(0)
        space = observation_space(self._batch)
        self.observation_spaces = {agent: space for agent in self.possible_agents}
        self.action_spaces = {agent: gymnasium.spaces.Discrete(ACTIONS) for agent in self.possible_agents}
        self.agents: list[str] = []

    def _begin(self, seed: int) -> None:
        self._batch = self._engine.batch(matches=1, seed=seed, **self._setup)
        self._arrays = BatchArrays(self._batch)

    @property
    def fields(self) -> list[Field]:
        """What the numbers of an observation are."""
        return self._batch.fields

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Observation]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a match: the same one for the same seed, otherwise another one. May be called at any time."""
        if seed is not None:
            self._luck = np.random.default_rng(seed)
            self._batch.stop()
            self._begin(seed)
        else:
            self._batch.redeal({0: int(self._luck.integers(2**32))})
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._final: np.ndarray[Any, Any] | None = None
        self._note_scores()
        self.agent_selection = self.possible_agents[self._arrays.seat[0]]

    def observe(self, agent: str) -> Observation:
        """What an agent sees; its mask is empty while another one chooses, and after the end."""
        if self._final is not None:
            return {"observation": self._final.copy(), "action_mask": np.zeros(ACTIONS, np.int8)}
        asked = agent == self.agent_selection
        mask = self._arrays.masks()[0] if asked else np.zeros(ACTIONS, np.int8)
        return {"observation": self._arrays.features[0].copy(), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Takes an action for `agent_selection`; None once it has terminated, which removes it.

        Raises WindroseError for an illegal action; nothing has changed then.
        """
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} has to choose: an action is a code from 0 to {ACTIONS - 1}")
        self._batch.step([int(action)])
        self._cumulative_rewards[agent] = 0.0
        self._note_scores()
        done = int(self._arrays.done[0])
        if done:
            self._final = self._arrays.final[0].copy()
            stalled = done == _STALLED
            self.terminations = dict.fromkeys(self.agents, not stalled)
            self.truncations = dict.fromkeys(self.agents, stalled)
        for seat, name in enumerate(self.possible_agents):
            self.rewards[name] = float(self._arrays.rewards[0, seat])
        self._accumulate_rewards()
        self.agent_selection = self.agents[0] if done else self.possible_agents[self._arrays.seat[0]]
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The table as text: returned with `render_mode="ansi"`, printed with "human"."""
        if self.render_mode is None:
            gymnasium.logger.warn("render was called without a render_mode; make the environment with render_mode='ansi'")
            return None
        picture = str(self._batch.look(0)["picture"])
        if self.render_mode == "human":
            print(picture)
            return None
        return picture

    def close(self) -> None:
        self._engine.close()

    def _note_scores(self) -> None:
        rival = {"rival": int(self._arrays.rival[0])} if self._arrays.rival.size > 0 else {}
        self.infos = {
            agent: {"score": int(self._arrays.scores[0, seat]), **rival}
            for seat, agent in enumerate(self.possible_agents)
        }
