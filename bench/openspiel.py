"""OpenSpiel's own games, measured like the other subjects: a process that answers lines of JSON (see subject.ts).

It begins with {"tasks": […]}; a line {"task", "ms"} is answered by {"measured": …}. Playing at random happens in C++: MCTS with a
single simulation, whose leaf is valued by many random matches. How many moves a match has was counted before, from Python.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import pyspiel

GAMES = ["tic_tac_toe", "connect_four", "backgammon", "chess"]
ITERATIONS = 1000


def first_decision(game: Any) -> Any:
    """The position in which the first choice is made."""
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(random.choice(state.chance_outcomes())[0])
    return state


def moves_of_a_match(game: Any, matches: int = 200) -> float:
    """How many choices a random match has on average after the first."""
    moves = 0
    for _ in range(matches):
        state = first_decision(game)
        state.apply_action(random.choice(state.legal_actions()))
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(random.choices(outcomes, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                moves += 1
    return moves / matches


def bot_of(game: Any, simulations: int, rollouts: int) -> Any:
    """OpenSpiel's own MCTS in C++."""
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=rollouts, seed=1)
    return pyspiel.MCTSBot(game, evaluator, 1.4, simulations, 100, False, 1, False)


def playing(name: str) -> Callable[[float], dict[str, float]]:
    """Random matches; as many at once as take a hundredth of a second or more."""
    game = pyspiel.load_game(name)
    moves = moves_of_a_match(game)
    size = 1
    while True:
        bot, begun = bot_of(game, 1, size), time.process_time()
        bot.step(first_decision(game))
        if time.process_time() - begun > 0.01:
            break
        size *= 2

    def run(seconds: float) -> dict[str, float]:
        matches, begun = 0, time.perf_counter()
        while time.perf_counter() - begun < seconds:
            bot.step(first_decision(game))
            matches += size
        return {"steps": matches * moves, "matches": matches}

    return run


def searching(name: str) -> Callable[[float], dict[str, float]]:
    """Iterations of its MCTS, a random match each, from the opening."""
    game = pyspiel.load_game(name)
    bot = bot_of(game, ITERATIONS, 1)

    def run(seconds: float) -> dict[str, float]:
        steps, begun = 0, time.perf_counter()
        while time.perf_counter() - begun < seconds:
            bot.step(first_decision(game))
            steps += ITERATIONS
        return {"steps": steps}

    return run


def main() -> None:
    tasks = {f"random {name}": playing(name) for name in GAMES}
    tasks["search tic_tac_toe"] = searching("tic_tac_toe")
    print(json.dumps({"tasks": list(tasks)}), flush=True)
    for text in sys.stdin:
        asked = json.loads(text)
        wall, worked = time.perf_counter(), time.process_time()
        done = tasks[asked["task"]](asked["ms"] / 1000)
        spent = {"seconds": time.process_time() - worked, "wall": time.perf_counter() - wall}
        print(json.dumps({"measured": {**done, **spent}}), flush=True)


if __name__ == "__main__":
    main()
