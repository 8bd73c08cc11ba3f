"""Plays a match line by line: whoever can claim or build does, else anything. python3 examples/python/play_match.py"""

import random

from windrose import Engine

GAINFUL = {"claim", "build", "card", "tile", "explore"}


def play(game="eastern-wonders", seats=2, seed="python"):
    """Plays a match to its end. Returns its scores and its record."""
    chance = random.Random(seed)
    with Engine() as engine:
        engine.ask("new", game=game, seats=seats, luck={"seed": seed})
        while True:
            legal = engine.ask("legal")
            if legal.get("over"):
                return engine.ask("scores"), engine.ask("record")["record"]
            gainful = [option for option in legal["options"] if option["kind"] in GAINFUL]
            option = chance.choice(gainful or legal["options"])
            engine.ask("choose", code=option["code"])


if __name__ == "__main__":
    scores, record = play()
    for number, seat in enumerate(scores["seats"]):
        print("seat %d: %d points %s" % (number, seat["total"], seat["parts"]))
    print("winner: %s, after %d choices" % (scores["winner"], len(record["codes"])))
