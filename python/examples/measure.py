"""Measures random decisions a second from Python, beside games of OpenSpiel and PettingZoo in the same run.

python examples/measure.py [seconds per line]; without gymnasium, pettingzoo or open_spiel their lines are left out.
"""

from __future__ import annotations

import importlib.util
import random
import sys
import time
from collections.abc import Callable

from windrose import Engine

Steps = Callable[[], int]


def rate(seconds: float, steps: Steps) -> float:
    """Calls `steps` for that long; it returns how many decisions it made."""
    steps()
    made, begun = 0, time.perf_counter()
    while time.perf_counter() - begun < seconds:
        made += steps()
    return made / (time.perf_counter() - begun)


def batch_steps(game: str, features: bool | str, matches: int = 1024) -> Steps:
    """Many matches through the engine's batch, the standard library alone."""
    batch = Engine().batch(game, 2, matches, "measure", features=features)

    def step() -> int:
        choices, at, codes = bytearray(matches), 0, batch.codes
        for match, count in enumerate(batch.counts):
            choices[match] = codes[at + int(random.random() * count)]
            at += count
        batch.step(choices)
        return matches

    return step


def vector_steps(game: str, matches: int = 1024) -> Steps:
    """Many matches through the Gymnasium vector environment, masks and all."""
    import numpy as np

    from windrose.gymnasium import MatchesVectorEnv

    env = MatchesVectorEnv(matches, game, features="int8", copy=False)
    luck = np.random.default_rng(1)
    state = {"mask": env.reset(seed=1)[0]["action_mask"]}

    def step() -> int:
        actions = (luck.random(state["mask"].shape, np.float32) * state["mask"]).argmax(1)
        state["mask"] = env.step(actions)[0]["action_mask"]
        return matches

    return step


def aec_steps(env: object) -> Steps:
    """A PettingZoo AEC environment, match after match."""
    import numpy as np

    luck = np.random.default_rng(1)
    env.reset(seed=1)  # type: ignore[attr-defined]

    def step() -> int:
        for _ in range(50):
            observation, _, terminated, truncated, _ = env.last()  # type: ignore[attr-defined]
            if terminated or truncated:
                env.reset()  # type: ignore[attr-defined]
                continue
            env.step(int(luck.choice(np.flatnonzero(observation["action_mask"]))))  # type: ignore[attr-defined]
        return 50

    return step


def openspiel_steps(name: str, parameters: dict[str, object] | None = None) -> Steps:
    """An OpenSpiel game driven from Python."""
    import pyspiel

    game = pyspiel.load_game(name, parameters or {})
    states = [game.new_initial_state()]

    def step() -> int:
        state, made = states[0], 0
        for _ in range(200):
            if state.is_terminal():
                state = game.new_initial_state()
            elif state.is_chance_node():
                outcomes, _ = zip(*state.chance_outcomes())
                state.apply_action(random.choice(outcomes))
            else:
                state.apply_action(random.choice(state.legal_actions()))
                made += 1
        states[0] = state
        return made

    return step


def main(seconds: float) -> None:
    rows: list[tuple[str, Steps]] = [
        ("Windrose batch, Spice Road, no features", batch_steps("spice-road", False)),
        ("Windrose batch, Spice Road, 8-bit features", batch_steps("spice-road", "bytes")),
        ("Windrose batch, Eastern Wonders, 8-bit features", batch_steps("eastern-wonders", "bytes")),
    ]
    if importlib.util.find_spec("gymnasium"):
        rows.append(("Windrose vector environment, Spice Road", vector_steps("spice-road")))
    if importlib.util.find_spec("pettingzoo"):
        import windrose.pettingzoo
        from pettingzoo.classic import connect_four_v3

        rows.append(("Windrose AEC, Spice Road", aec_steps(windrose.pettingzoo.env())))
        rows.append(("PettingZoo AEC, Connect Four", aec_steps(connect_four_v3.env())))
    if importlib.util.find_spec("pyspiel"):
        import windrose.openspiel
        from open_spiel.python.games import kuhn_poker  # noqa: F401 -- importing it registers the game

        rows.append(("Windrose in OpenSpiel, Spice Road", openspiel_steps("windrose")))
        rows.append(("OpenSpiel from Python, Python Kuhn poker", openspiel_steps("python_kuhn_poker")))
        rows.append(("OpenSpiel from Python, gin rummy (C++)", openspiel_steps("gin_rummy")))
        rows.append(("OpenSpiel from Python, chess (C++)", openspiel_steps("chess")))
    for name, steps in rows:
        print(f"{name:50} {rate(seconds, steps):12,.0f} decisions/s", flush=True)


if __name__ == "__main__":
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 3.0)
