"""Windrose as Gymnasium environments: one seat against bots, and many matches at once.

An observation is a dict: `observation`, the position as F whole numbers (the same for all seats, since nothing in it is
hidden), and `action_mask`, 256 numbers, 1 where an action is legal. An action is a code from 0 to 255; docs/legend.md of
Windrose says what codes and features mean.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal, cast

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from ._arrays import BatchArrays, Mask, one_of
from .engine import ACTIONS, Batch, Engine, Field

__all__ = ["SeatEnv", "SeatsVectorEnv", "MatchesVectorEnv", "register"]

Bot = str | Mapping[str, Any]
Observation = dict[str, npt.NDArray[Any]]
_STALLED = 2


def observation_space(batch: Batch) -> gymnasium.spaces.Space[Observation]:
    """The space of observations of a batch's game."""
    dtype = np.int8 if batch.bits == 8 else np.int16
    limits = np.iinfo(dtype)
    space: Any = gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(limits.min, limits.max, (batch.size,), dtype),
            "action_mask": gymnasium.spaces.MultiBinary(ACTIONS),
        }
    )
    return cast(gymnasium.spaces.Space[Observation], space)


def opponents_by_seat(seats: int, seat: int, opponents: Bot | Sequence[Bot]) -> dict[int, Bot]:
    """Who plays the seats other than `seat`. Raises ValueError for a seat, or a number of opponents, that there is not."""
    if not 0 <= seat < seats:
        raise ValueError(f"seat is 0 to {seats - 1}, not {seat}")
    others = [other for other in range(seats) if other != seat]
    bots = [opponents] * len(others) if isinstance(opponents, (str, Mapping)) else list(opponents)
    if len(bots) != len(others):
        raise ValueError(f"there are {len(others)} other seats, and {len(bots)} opponents for them")
    return dict(zip(others, bots))


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a match; the engine's bots play the others (nobody in Solo).

    Reward: at the end of a match 1 for a win; after a loss -1 divided by the number of opponents (-1 in Solo).
    `info["scores"]` has the points of all seats as they stand, for those who shape rewards; in Solo `info["rival"]` has
    those of the rival.
    Terminated: the match is over. An illegal action ends it, too: reward -1, `info["illegal"]` is true; with
    `illegal="raise"` it raises WindroseError and changes nothing.
    Truncated: the match was ended after 60 rounds without a claim.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(
        self,
        game: str = "spice-road",
        seats: int | None = None,
        seat: int = 0,
        opponents: Bot | Sequence[Bot] = "boatswain",
        options: Mapping[str, Any] | None = None,
        features: Literal["int16", "int8"] = "int16",
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: str | None = None,
    ) -> None:
        """Starts an engine.

        seats: how many; by default the fewest the game allows, which is 1 in Solo and otherwise 2.
        seat: the seat that is played, in turn order from 0.
        opponents: a level (see `Engine.ask("info")`) or a dict of `level`, `ms`, `iterations`; or one for each other seat.
        illegal: what an illegal action does: "lose" ends the episode with reward -1 and `info["illegal"]`; "raise"
            raises WindroseError and changes nothing.
        Raises WindroseError for a game, number of seats, option or bot that there is not.
        """
        one_of("features", features, ("int16", "int8"))
        one_of("illegal", illegal, ("lose", "raise"))
        one_of("render_mode", render_mode, ("ansi", None))
        self._engine = Engine()
        seats = self._engine.fewest_seats(game) if seats is None else seats
        bots = opponents_by_seat(seats, seat, opponents)
        self.render_mode = render_mode
        self.seat = seat
        self._illegal = illegal
        self._setup: dict[str, Any] = {
            "game": game,
            "seats": seats,
            "options": options,
            "features": "bytes" if features == "int8" else True,
            "bots": bots,
            "final": True,
            "rival": True,
        }
        self._begin(0)
        self.observation_space = observation_space(self._batch)
        self.action_space = gymnasium.spaces.Discrete(ACTIONS)
        self._over = True

    def _begin(self, seed: int) -> None:
        self._batch = self._engine.batch(matches=1, seed=seed, **self._setup)
        self._arrays = BatchArrays(self._batch)

    @property
    def fields(self) -> list[Field]:
        """What the numbers of an observation are."""
        return self._batch.fields

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals a match: the same one for the same seed, otherwise the next one. May be called at any time."""
        super().reset(seed=seed)
        if seed is not None:
            self._batch.stop()
            self._begin(seed)
        else:
            self._batch.redeal({0: int(self.np_random.integers(2**32))})
        self._over = False
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Takes an action; the opponents play until the seat has to choose again."""
        if self._over:
            raise gymnasium.error.ResetNeeded("The match is over: call reset before step.")
        if self._illegal == "lose" and int(action) not in self._batch.codes:
            self._over = True
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": True}
        self._batch.step([int(action)])
        done = int(self._arrays.done[0])
        if not done:
            return self._observation(), 0.0, False, False, self._info()
        self._over = True
        final: Observation = {"observation": self._arrays.final[0].copy(), "action_mask": np.zeros(ACTIONS, np.int8)}
        return final, float(self._arrays.rewards[0, self.seat]), done != _STALLED, done == _STALLED, self._info()

    def action_masks(self) -> Mask:
        """Which actions are legal, by the name that sb3-contrib's MaskablePPO asks for."""
        mask: Mask = self._arrays.masks()[0]
        return mask

    def render(self) -> str | None:
        """The table as text, with `render_mode="ansi"`."""
        if self.render_mode is None:
            gymnasium.logger.warn("render was called without a render_mode; make the environment with render_mode='ansi'")
            return None
        return str(self._batch.look(0)["picture"])

    def close(self) -> None:
        self._engine.close()

    def _observation(self) -> Observation:
        return {"observation": self._arrays.features[0].copy(), "action_mask": self._arrays.masks()[0]}

    def _info(self) -> dict[str, Any]:
        info = {"scores": self._arrays.scores[0].copy(), "illegal": False}
        if self._arrays.rival.size > 0:
            info["rival"] = int(self._arrays.rival[0])
        return info


class MatchesVectorEnv(VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many matches at once; each step chooses in all of them, for whichever seat has to choose there.

    Without bots a policy plays itself: `infos["seat"]` says for whom it chooses next. The reward of a step is that of
    the seat that has just chosen; `infos["rewards"]` has those of all seats. A match that ends is followed by the next
    one at once (`AutoresetMode.SAME_STEP`): `infos["final_obs"]` and `infos["final_info"]` are those of its end.
    `infos["scores"]` has the points of all seats as they stand, in Solo `infos["rival"]` those of the rival; of a match
    that has just ended, those it ended with.
    """

    metadata = {"render_modes": ["ansi"], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int = 256,
        game: str = "spice-road",
        seats: int | None = None,
        bots: Mapping[int, Bot] | None = None,
        options: Mapping[str, Any] | None = None,
        features: Literal["int16", "int8"] = "int16",
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        """Starts an engine with `num_envs` matches, 1 to 4,096.

        seats: how many; by default the fewest the game allows, which is 1 in Solo and otherwise 2.
        bots: seats that the engine plays itself.
        copy: False hands out observations that lie in the engine's memory and change with the next step.
        """
        one_of("features", features, ("int16", "int8"))
        one_of("render_mode", render_mode, ("ansi", None))
        self.num_envs = num_envs
        self.render_mode = render_mode
        self._copy = copy
        self._engine = Engine()
        seats = self._engine.fewest_seats(game) if seats is None else seats
        self._setup: dict[str, Any] = {
            "game": game,
            "seats": seats,
            "options": options,
            "bots": self._bots(seats, bots),
            "features": "bytes" if features == "int8" else True,
            "final": True,
            "rival": True,
        }
        self._begin(0)
        self.single_observation_space = observation_space(self._batch)
        self.single_action_space = gymnasium.spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def _bots(self, seats: int, bots: Mapping[int, Bot] | None) -> Mapping[int, Bot] | None:
        """The seats that the engine plays."""
        return bots

    def _begin(self, seed: int) -> None:
        self._batch = self._engine.batch(matches=self.num_envs, seed=seed, **self._setup)
        self._arrays = BatchArrays(self._batch)

    @property
    def fields(self) -> list[Field]:
        """What the numbers of an observation are."""
        return self._batch.fields

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals all matches: the same ones for the same seed, otherwise new ones."""
        super().reset(seed=seed)
        if seed is not None:
            self._batch.stop()
            self._begin(seed)
        else:
            numbers = self.np_random.integers(2**32, size=self.num_envs)
            self._batch.redeal({place: int(number) for place, number in enumerate(numbers)})
        return self._observations(), self._infos()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Takes an action in every match. Raises WindroseError for an illegal one; nothing has changed then."""
        chosen = self._arrays.seat.astype(np.intp)
        actions = np.asarray(actions)
        small = actions.astype(np.uint8)
        # A number that does not fit into a byte is reported unchanged.
        self._batch.step(small.tobytes() if np.array_equal(small, actions) else actions.tolist())
        arrays = self._arrays
        done = arrays.done.copy()
        rewards = arrays.rewards[np.arange(self.num_envs), chosen].astype(np.float64)
        infos = self._infos()
        infos["rewards"] = arrays.rewards.copy()
        ended = np.flatnonzero(done)
        if ended.size > 0:
            finals = arrays.final.copy()
            final_obs = np.full(self.num_envs, None, dtype=object)
            for row, place in enumerate(ended):
                final_obs[place] = {"observation": finals[row], "action_mask": np.zeros(ACTIONS, np.int8)}
            infos["final_obs"] = final_obs
            infos["_final_obs"] = done != 0
            infos["final_info"] = {"scores": arrays.scores.copy(), "_scores": done != 0}
            if arrays.rival.size > 0:
                infos["final_info"] |= {"rival": arrays.rival.copy(), "_rival": done != 0}
            infos["_final_info"] = done != 0
        return self._observations(), rewards, (done != 0) & (done != _STALLED), done == _STALLED, infos

    def render(self) -> tuple[str, ...] | None:
        """The tables as text, with `render_mode="ansi"`."""
        if self.render_mode is None:
            return None
        return tuple(str(self._batch.look(place)["picture"]) for place in range(self.num_envs))

    def close_extras(self, **_: Any) -> None:
        self._engine.close()

    def _observations(self) -> Observation:
        features = self._arrays.features
        return {"observation": features.copy() if self._copy else features, "action_mask": self._arrays.masks()}

    def _infos(self) -> dict[str, Any]:
        infos = {"seat": self._arrays.seat.copy(), "scores": self._arrays.scores.copy()}
        if self._arrays.rival.size > 0:
            infos["rival"] = self._arrays.rival.copy()
        return infos


class SeatsVectorEnv(MatchesVectorEnv):
    """Many matches of `SeatEnv`: one seat is played in each, the engine's bots play the others (nobody in Solo).

    `gymnasium.make_vec("windrose/Seat-v0", num_envs=64, opponents="captain")` makes it. An illegal action raises.
    """

    def __init__(
        self,
        num_envs: int = 256,
        game: str = "spice-road",
        seats: int | None = None,
        seat: int = 0,
        opponents: Bot | Sequence[Bot] = "boatswain",
        options: Mapping[str, Any] | None = None,
        features: Literal["int16", "int8"] = "int16",
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        """Starts an engine with `num_envs` matches, 1 to 4,096; the rest is that of `SeatEnv` and `MatchesVectorEnv`."""
        self.seat = seat
        self._opponents = opponents
        super().__init__(num_envs, game, seats, None, options, features, copy, render_mode)

    def _bots(self, seats: int, bots: Mapping[int, Bot] | None) -> Mapping[int, Bot] | None:
        return opponents_by_seat(seats, self.seat, self._opponents)


def register() -> None:
    """Registers `windrose/Seat-v0` with Gymnasium, unless that is done; importing this module does so."""
    if "windrose/Seat-v0" in gymnasium.registry:
        return
    gymnasium.register(
        id="windrose/Seat-v0",
        entry_point="windrose.gymnasium:SeatEnv",
        vector_entry_point="windrose.gymnasium:SeatsVectorEnv",
    )


register()
