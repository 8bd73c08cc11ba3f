"""Windrose's engine from Python: the line protocol and its batch form, with the standard library alone.

docs/engine-protocol.md describes what is sent and answered. Where the engine is, the environment variable WINDROSE
may say (a command line); without it, it is that of the clone this file lies in.
"""

import array
import json
import os
import shlex
import struct
import subprocess
import sys

_ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))

_POSITIONS, _REFUSAL, _END = 1, 2, 3
_STOP, _CHOICES = 0, 1


class WindroseError(Exception):
    """A request that could not be done; nothing has changed. `code` and `where` are those of the protocol."""

    def __init__(self, error):
        super().__init__(error["message"])
        self.code = error["code"]
        self.where = error.get("where")


def engine_command():
    """The command line that starts the engine."""
    if "WINDROSE" in os.environ:
        return shlex.split(os.environ["WINDROSE"])
    node = os.path.join(_ROOT, "node_modules", ".bin", "node")
    return [node, os.path.join(_ROOT, "packages", "cli", "src", "main.ts"), "engine"]


class Engine:
    """A running engine. `with Engine() as engine:` ends it."""

    def __init__(self, command=None):
        self._process = subprocess.Popen(
            command or engine_command(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=1 << 20
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Ends the engine."""
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()

    def ask(self, do, **fields):
        """Sends a request and returns its answer, a dict. Raises WindroseError if it cannot be done."""
        self.write(json.dumps({"do": do, **fields}).encode() + b"\n")
        line = self._process.stdout.readline()
        if not line:
            raise EOFError("the engine has ended")
        answer = json.loads(line)
        if "error" in answer:
            raise WindroseError(answer["error"])
        return answer

    def batch(self, game, seats, matches, seed, options=None, features=True):
        """Begins many matches at once; until the Batch is stopped, nothing else can be asked.

        features: True (16 bits each), "bytes" (8 bits, twice as quick to send: -128 stands for less, 127 for more), or False.
        """
        fields = {"game": game, "seats": seats, "matches": matches, "features": features}
        answer = self.ask("batch", options=options or {}, luck={"seed": str(seed)}, **fields)
        return Batch(self, answer["batch"])

    def write(self, data):
        self._process.stdin.write(data)
        self._process.stdin.flush()

    def read(self, size):
        data = self._process.stdout.read(size)
        if len(data) < size:
            raise EOFError("the engine has ended")
        return data


class Batch:
    """Many matches side by side. After each step, with a match at position m of M and S seats:

    - seat[m]: the seat that has to choose
    - counts[m]: how many options it has; `codes` holds those of all matches one after the other, a byte each
    - features[m*F : (m+1)*F]: the position, F whole numbers (`fields` says what each is)
    - done[m]: 0, or the match has just ended (1 as the rules want, 2 stalled) and all above is of the next one
    - rewards[m*S + s]: 0, or after a match 1 for the winner's seat; the others share -1
    - scores[m*S + s]: points as if the match ended now; after a match those it ended with
    """

    def __init__(self, engine, description):
        self._engine = engine
        self.matches = description["matches"]
        self.seats = description["seats"]
        self.size = description["features"]
        self.bits = description["bits"]
        self.fields = description["fields"]
        self._read()

    def step(self, choices):
        """Takes a choice (a code) in every match. `choices` is a bytes-like object, a byte a match."""
        choices = bytes(choices)
        self._engine.write(struct.pack("<II", _CHOICES, len(choices)) + choices)
        self._read()

    def stop(self):
        """Ends the batch; the engine can be asked something else then."""
        self._engine.write(struct.pack("<II", _STOP, 0))
        kind, length = struct.unpack("<II", self._engine.read(8))
        self._engine.read(length)
        assert kind == _END

    def _read(self):
        kind, length = struct.unpack("<II", self._engine.read(8))
        body = memoryview(self._engine.read(length))
        if kind == _REFUSAL:
            raise WindroseError(json.loads(bytes(body))["error"])
        assert kind == _POSITIONS
        matches, seated = self.matches, self.matches * self.seats
        total = struct.unpack_from("<I", body)[0]
        at = 4

        def take(format_, count):
            nonlocal at
            end = at + count * struct.calcsize(format_)
            part = body[at:end].cast(format_)
            at = end
            if sys.byteorder == "little":
                return part
            swapped = array.array(format_, part)
            swapped.byteswap()
            return memoryview(swapped)

        self.rewards = take("f", seated)
        self.scores = take("h", seated)
        self.features = take("b" if self.bits == 8 else "h", matches * self.size)
        at += at % 2
        self.counts = take("H", matches)
        self.seat = body[at : at + matches]
        self.done = body[at + matches : at + 2 * matches]
        self.codes = body[at + 2 * matches : at + 2 * matches + total]

    def options(self):
        """The legal codes of each match: a list of bytes-like objects."""
        listed, at = [], 0
        for count in self.counts:
            listed.append(self.codes[at : at + count])
            at += count
        return listed
