"""Plays what learn_spice_road.py has learned: a program for the arena and for `windrose join`, one line in, one line out.

    npm run -s windrose -- arena spice-road --matches 400 \\
        --players "cmd:python3 python/examples/learned_bot.py policy.npz" --players boatswain

docs/writing-a-bot.md describes the lines. The match is followed by an engine of its own, which tries out every option.
"""

from __future__ import annotations

import json
import sys
from typing import Any

import numpy as np
from learn_spice_road import GAME, SEATS, Look, Value, load, worths

from windrose import Engine


class Bot:
    """One seat of one match after the other."""

    def __init__(self, value: Value, prices: Any) -> None:
        self._value = value
        self._prices = prices
        self._engine = Engine()
        self._look: Look | None = None
        self._record: dict[str, Any] = {}

    def answer(self, line: dict[str, Any]) -> dict[str, Any]:
        """What is said to a line of the arena."""
        if line["do"] == "begin":
            if (line["game"], line["seats"]) != (GAME, SEATS):
                raise ValueError(f"it has learned {GAME} with {SEATS} seats, not {line['game']} with {line['seats']}")
            self._record = line["record"]
            self._engine.ask("load", record=self._record, pack=line["packs"])
            if self._look is None:
                legend = self._engine.ask("legend")["legend"]
                self._look = Look(legend["features"]["fields"], self._prices)
            return {}
        self._follow(line["since"], line["codes"], line["told"])
        return {"code": self._choose(line["seat"])} if line["do"] == "choose" else {}

    def _follow(self, since: int, codes: list[int], draws: list[list[int]]) -> None:
        """Goes on with the record of the match; choices may have been taken back."""
        kept = [one for one in self._record["luck"]["told"] if one[0] <= since]
        self._record["codes"] = [*self._record["codes"][:since], *codes]
        self._record["luck"] = {"told": [*kept, *draws]}

    def _choose(self, seat: int) -> int:
        assert self._look is not None
        self._engine.ask("load", record=self._record)
        root = self._engine.ask("root")
        steps = [self._engine.ask("step", node=root["node"], code=code) for code in root["codes"]]
        features = [self._engine.ask("observe", node=step["node"])["features"] for step in steps]
        self._engine.ask("drop", nodes=[root["node"], *(step["node"] for step in steps)])
        worth, _ = worths(
            self._look,
            self._value,
            np.clip(np.array(features), -128, 127).astype(np.int16),
            np.array([step["scores"] for step in steps]),
            np.array([int(step["over"]) for step in steps]),
            np.full(len(steps), seat),
        )
        code: int = root["codes"][int(worth.argmax())]
        return code


if __name__ == "__main__":
    bot = Bot(*load(sys.argv[1]))
    for text in sys.stdin:
        print(json.dumps(bot.answer(json.loads(text))), flush=True)
