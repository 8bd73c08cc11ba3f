"""Measures how many decisions a second pass through the pipe. python3 examples/python/measure.py [game] [seconds]"""

import random
import sys
import time

from windrose import Engine


def measure(game, seconds, features, matches=1024):
    """Decisions a second, chosen at random, with a match at each of `matches` positions."""
    pick = random.random
    with Engine() as engine:
        batch = engine.batch(game, 2, matches, "measure", features=features)
        decisions, begun = 0, time.perf_counter()
        while time.perf_counter() - begun < seconds:
            choices, at, codes = bytearray(matches), 0, batch.codes
            for match, count in enumerate(batch.counts):
                choices[match] = codes[at + int(pick() * count)]
                at += count
            batch.step(choices)
            decisions += matches
        return decisions / (time.perf_counter() - begun), batch.size


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "eastern-wonders"
    duration = float(sys.argv[2]) if len(sys.argv) > 2 else 3.0
    for told in (False, "bytes", True):
        rate, size = measure(name, duration, told)
        bits = 8 if told == "bytes" else 16
        what = "with %d features of %d bits" % (size, bits) if told else "without features"
        print("%s, %s: %d decisions a second" % (name, what, rate))
