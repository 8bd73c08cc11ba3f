"""Windrose as an OpenSpiel game, for its search and learning algorithms.

Importing this module registers `windrose`; `pyspiel.load_game("windrose", {"game": "new-world", "seats": 3})` loads it.
Chance is explicit: the first chance node picks one of `deals` deals; later ones are the draws that a choice reveals,
each outcome equally likely. Nothing in a position is hidden, so every game is one of perfect information.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from .engine import ACTIONS, Engine, WindroseError

__all__ = ["PointsEvaluator", "WindroseGame", "WindroseState"]

_MOST_OUTCOMES = 4096
_MOST_SEATS = 5

_GAME_TYPE = pyspiel.GameType(
    short_name="windrose",
    long_name="Windrose: the Century trilogy",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=_MOST_SEATS,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": "spice-road", "seats": 2, "deals": 64},
)


class _Node:
    """A position that the engine keeps; it is dropped there when nothing here refers to it any more."""

    __slots__ = ("_texts", "_tree", "codes", "node", "over", "scores", "seat", "winner")

    def __init__(self, tree: _Tree, reply: dict[str, Any]) -> None:
        self._tree = tree
        self.node: int = reply["node"]
        self.seat: int | None = reply["seat"]
        self.codes: list[int] = sorted(reply["codes"])
        self.over: bool = reply["over"]
        self.scores: list[int] = reply["scores"]
        self.winner: int | None = reply["winner"]
        self._texts: dict[int, str] | None = None

    def text_of(self, code: int) -> str:
        """An option as a phrase in English; one that is not legal here by its code."""
        if self._texts is None:
            self._texts = self._tree.texts(self.node)
        return self._texts.get(code, f"code {code}")

    def __deepcopy__(self, _: dict[int, Any]) -> _Node:
        return self

    def __del__(self) -> None:
        # At the end of the program the tree may be gone first.
        if self._tree is not None:
            self._tree.forget(self.node)


class _Tree:
    """One deal in an engine of its own, and the positions reached from it."""

    def __init__(self, game: str, seats: int, deal: int) -> None:
        self._engine = Engine()
        self._engine.ask("new", game=game, seats=seats, luck={"seed": f"openspiel {deal}"})
        self._forgotten: list[int] = []
        self.root = self._engine.ask("root")
        self.first = _Node(self, self.root)

    def step(self, node: int, code: int, draws: list[int]) -> dict[str, Any]:
        drop, self._forgotten = self._forgotten, []
        return self._engine.ask("step", node=node, code=code, draws=draws, drop=drop)

    def texts(self, node: int) -> dict[int, str]:
        """The legal options of a position by their codes, each as a phrase in English."""
        options = self._engine.ask("legal", node=node).get("options", [])
        return {option["code"]: option["text"] for option in options}

    def forget(self, node: int) -> None:
        self._forgotten.append(node)

    def observe(self, node: int) -> list[int]:
        features: list[int] = self._engine.ask("observe", node=node)["features"]
        return features

    def __deepcopy__(self, _: dict[int, Any]) -> _Tree:
        return self


class WindroseGame(pyspiel.Game):
    """A game of the trilogy with 2 to 5 seats; parameters `game` (an id), `seats`, `deals`.

    Raises WindroseError or ValueError where there is no such game.
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.game: str = given.get("game", "spice-road")
        self.seats: int = given.get("seats", 2)
        self.deals: int = given.get("deals", 64)
        if not 1 <= self.deals <= _MOST_OUTCOMES:
            raise ValueError(f"deals is 1 to {_MOST_OUTCOMES}, not {self.deals}")
        if not 2 <= self.seats <= _MOST_SEATS:
            raise ValueError(f"seats is 2 to {_MOST_SEATS}, not {self.seats}")
        self._trees: dict[int, _Tree] = {}
        # Refuses a game, or a number of seats, that there is not.
        self.tree(0)
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=_MOST_OUTCOMES,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=100_000,
        )
        super().__init__(_GAME_TYPE, info, given)

    def new_initial_state(self, *_: Any) -> WindroseState:
        return WindroseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> _Observer:
        return _Observer(self)

    def tree(self, deal: int) -> _Tree:
        """The positions of a deal; raises WindroseError for a game or number of seats that there is not."""
        if deal not in self._trees:
            self._trees[deal] = _Tree(self.game, self.seats, deal)
        return self._trees[deal]


class WindroseState(pyspiel.State):
    """A position, or the moment between a choice and what it reveals."""

    def __init__(self, game: WindroseGame) -> None:
        super().__init__(game)
        self._shared = _Shared(game)
        self._deal: int | None = None
        self._at: _Node | None = None
        # A choice that waits for chance: its code, the draws so far, how many outcomes the next one has.
        self._code = 0
        self._draws: list[int] = []
        self._outcomes = game.deals

    def current_player(self) -> int:
        if self._outcomes > 0:
            return int(pyspiel.PlayerId.CHANCE)
        assert self._at is not None
        return int(pyspiel.PlayerId.TERMINAL) if self._at.seat is None else self._at.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self._at is not None and player == self._at.seat
        return self._at.codes

    def chance_outcomes(self) -> list[tuple[int, float]]:
        assert self.is_chance_node()
        return [(outcome, 1.0 / self._outcomes) for outcome in range(self._outcomes)]

    def _apply_action(self, action: int) -> None:
        if self._deal is None:
            self._deal = action
            tree = self._shared.game.tree(action)
            self._at = tree.first
            self._outcomes = 0
            return
        if self._outcomes > 0:
            self._draws.append(action)
        else:
            self._code, self._draws = action, []
        assert self._at is not None
        tree = self._shared.game.tree(self._deal)
        reply = tree.step(self._at.node, self._code, self._draws)
        if "draw" in reply:
            self._outcomes = reply["draw"]
        else:
            self._outcomes = 0
            self._at = _Node(tree, reply)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}" if self._at is None else f"draw {action}"
        assert self._at is not None
        return self._at.text_of(action)

    def is_terminal(self) -> bool:
        return self._outcomes == 0 and self._at is not None and self._at.over

    def returns(self) -> list[float]:
        """1 for the winner, the others share -1; 0 before the end."""
        seats = self._shared.game.seats
        if not self.is_terminal():
            return [0.0] * seats
        assert self._at is not None
        return [1.0 if seat == self._at.winner else -1.0 / (seats - 1) for seat in range(seats)]

    def scores(self) -> list[int]:
        """The points of the seats as if the match ended now; none before the deal."""
        return [] if self._at is None else self._at.scores

    def features(self) -> list[int]:
        """The position as whole numbers, the same for all seats; none before the deal."""
        if self._at is None or self._deal is None:
            return []
        return self._shared.game.tree(self._deal).observe(self._at.node)

    def __str__(self) -> str:
        return f"{self._shared.game.game}, deal {self._deal}, " + " ".join(str(a) for a in self.history())


class _Shared:
    """What copies of a state have in common."""

    def __init__(self, game: WindroseGame) -> None:
        self.game = game

    def __deepcopy__(self, _: dict[int, Any]) -> _Shared:
        return self


class _Observer:
    """Nothing is hidden: everybody observes the position, as the features of the engine (zeros before the deal)."""

    def __init__(self, game: WindroseGame) -> None:
        self.tensor = np.zeros(len(game.tree(0).observe(game.tree(0).root["node"])), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: WindroseState, player: int) -> None:
        """Fills `tensor` with a position."""
        self.tensor[:] = state.features() or 0.0

    def string_from(self, state: WindroseState, player: int) -> str:
        """The history of choices and draws, which determines the position."""
        return str(state)


class PointsEvaluator:
    """An evaluator for `open_spiel.python.algorithms.mcts`: who leads in points, without playing on. Priors are equal."""

    def evaluate(self, state: WindroseState) -> npt.NDArray[np.float64]:
        points = np.asarray(state.scores(), np.float64)
        if points.size == 0:
            return np.zeros(state.num_players())
        values: npt.NDArray[np.float64] = np.tanh((points - points.mean()) / 10.0)
        return values

    def prior(self, state: WindroseState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return list(state.chance_outcomes())
        actions = state.legal_actions(state.current_player())
        return [(action, 1.0 / len(actions)) for action in actions]


pyspiel.register_game(_GAME_TYPE, WindroseGame)
