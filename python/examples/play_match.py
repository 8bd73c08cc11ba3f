"""Plays a match line by line against a bot: who can claim or build does, else anything. python examples/play_match.py"""

from __future__ import annotations

import random
from typing import Any

from windrose import Engine

GAINFUL = {"claim", "build", "card", "tile", "explore"}


def play(game: str = "eastern-wonders", seed: str = "python") -> tuple[dict[str, Any], dict[str, Any]]:
    """Plays seat 0 at random with an eye for points, seat 1 by the engine's boatswain. Returns scores and record."""
    chance = random.Random(seed)
    with Engine() as engine:
        engine.ask("new", game=game, seats=2, luck={"seed": seed})
        asked = engine.ask("legal")
        while not asked.get("over"):
            if asked["decision"]["seat"] == 1:
                code = engine.ask("bot", level="boatswain")["code"]
            else:
                gainful = [option for option in asked["options"] if option["kind"] in GAINFUL]
                code = chance.choice(gainful or asked["options"])["code"]
            asked = engine.ask("choose", code=code, legal=True)
        return engine.ask("scores"), engine.ask("record")["record"]


if __name__ == "__main__":
    scores, record = play()
    for number, seat in enumerate(scores["seats"]):
        print(f"seat {number}: {seat['total']} points {seat['parts']}")
    print(f"winner: {scores['winner']}, after {len(record['codes'])} choices")
