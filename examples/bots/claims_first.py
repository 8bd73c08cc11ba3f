"""A bot in Python: claims and builds when it can, else takes any option. It needs Python 3.9 and nothing else.

docs/writing-a-bot.md explains it. To let it play:
    npm run -s windrose -- arena spice-road --players "cmd:python3 examples/bots/claims_first.py",B0 --matches 20
"""

import json
import random
import sys

WANTED = ("claim", "card", "build", "tile")


def choose(line: dict, own: random.Random) -> dict:
    """The option to take: one that gains something, else any."""
    options = line["options"]
    gainful = [option for option in options if option["kind"] in WANTED]
    return own.choice(gainful or options)


def main() -> None:
    own = random.Random()
    for text in sys.stdin:
        line = json.loads(text)
        if line["do"] == "begin":
            own = random.Random(line["seed"])
            answer = {}
        elif line["do"] == "choose":
            answer = {"code": choose(line, own)["code"]}
        else:
            answer = {}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
