"""The engine protocol: one request a line, or many matches at once in frames of bytes. Standard library only.

The protocol is described in docs/engine-protocol.md of Windrose. The engine is a JavaScript program; which one runs is
decided by `engine_command`.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import struct
import subprocess
import sys
import warnings
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, TypedDict

ACTIONS = 256
"""How many action codes there are: a code is 0 to 255 in every game."""

_CODES = range(ACTIONS)

OLDEST_NODE = 20

_PATIENCE = 2.0
"""Seconds that an idle engine has for ending, before it is killed."""

_HERE = Path(__file__).resolve().parent

# Frames to the engine, and from it.
_STOP, _CHOICES, _SAVE, _LOAD, _REDEAL, _LOOK = 0, 1, 2, 3, 4, 5
_POSITIONS, _REFUSAL, _END, _SAVED, _LOOKED = 1, 2, 3, 4, 5


class Field(TypedDict):
    """A field of the state among the features: `length` numbers from `at` on, `each` of them for one cell."""

    name: str
    at: int
    length: int
    each: int


class WindroseError(Exception):
    """A request that could not be done; nothing has changed. `code` and `where` are those of the protocol."""

    def __init__(self, error: Mapping[str, Any]) -> None:
        super().__init__(error["message"])
        self.code: str = error["code"]
        self.where: str | None = error.get("where")


def engine_command() -> list[str]:
    """The command line that starts the engine.

    In this order: the environment variable WINDROSE (a command line), the engine inside this package, the clone of
    Windrose that this file lies in. The last two need Node 20 or newer.

    Raises FileNotFoundError where there is no engine or no Node.
    """
    if "WINDROSE" in os.environ:
        return shlex.split(os.environ["WINDROSE"])
    bundled = _HERE / "engine.mjs"
    root = _HERE.parents[2]
    own_node = root / "node_modules" / ".bin" / "node"
    main = root / "packages" / "cli" / "src" / "main.ts"
    if not bundled.exists() and main.exists() and own_node.exists():
        return [str(own_node), str(main), "engine"]
    node = shutil.which("node")
    if node is None:
        raise FileNotFoundError(
            f"The engine of Windrose runs on Node {OLDEST_NODE} or newer, and there is no `node` on the PATH. "
            "Install Node, or name another command by the environment variable WINDROSE."
        )
    if not bundled.exists():
        raise FileNotFoundError("There is no engine in this package; name one by the environment variable WINDROSE.")
    return [node, str(bundled)]


class Engine:
    """A running engine: a process that answers requests. `with Engine() as engine:` ends it."""

    def __init__(self, command: Sequence[str] | None = None) -> None:
        """Starts the engine; `command` is the command line, by default that of `engine_command`."""
        if sys.byteorder != "little":
            raise OSError("Frames are read as they are, which needs a little-endian processor.")
        self._process = subprocess.Popen(
            list(command) if command is not None else engine_command(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=1 << 16,
        )
        self._asked = 0
        # The numbers of the requests that have not been answered yet: several after an interruption.
        self._unanswered: list[int] = []
        self._broken = False
        # What stands for the open batch; the Batch itself would keep the two alive.
        self._open: object | None = None

    def __enter__(self) -> Engine:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __del__(self) -> None:
        process = getattr(self, "_process", None)
        if process is not None and process.poll() is None:
            self.close()

    def close(self) -> None:
        """Ends the engine, also while it works on something; does nothing if it has ended."""
        process = self._process
        if self._unanswered or self._broken:
            process.kill()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None and not pipe.closed:
                try:
                    pipe.close()
                except BrokenPipeError:
                    pass
        try:
            process.wait(_PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def ask(self, do: str, **fields: Any) -> dict[str, Any]:
        """Sends a request and returns its answer. Raises WindroseError if it cannot be done, EOFError if the engine is gone.

        After an interruption (Ctrl-C) the next request waits until the engine is done with the interrupted one, and
        drops that answer. A batch that was interrupted cannot be continued: RuntimeError, and another Engine is needed.
        RuntimeError, too, while a batch is open. `warnings` of the answer are shown as Python's warnings.
        """
        if self._open is not None and not self._broken:
            raise RuntimeError("A batch is open; stop it before asking anything else.")
        self._asked += 1
        number = self._asked
        line = json.dumps({"do": do, **fields, "id": number}).encode() + b"\n"
        self._unanswered.append(number)
        self._write(line)
        if do == "batch":
            with self._whole():
                answer = self._answer_to(number)
        else:
            answer = self._answer_to(number)
        del answer["id"]
        if "id" in fields:
            answer["id"] = fields["id"]
        for sentence in answer.get("warnings", ()):
            # Shown where the package is called from, whichever of its modules asked.
            level, frame = 2, sys._getframe(1)
            while frame.f_back is not None and Path(frame.f_code.co_filename).parent == _HERE:
                level, frame = level + 1, frame.f_back
            warnings.warn(sentence, stacklevel=level)
        if "error" in answer:
            raise WindroseError(answer["error"])
        return answer

    def _answer_to(self, number: int) -> dict[str, Any]:
        """The answer to a request; those to interrupted ones before it are dropped. An answer always has its `id`."""
        assert self._process.stdout is not None
        while True:
            line = self._process.stdout.readline()
            if not line:
                raise EOFError("the engine has ended")
            try:
                answer: dict[str, Any] = json.loads(line)
            except ValueError:
                # The end of a line whose beginning was lost when reading it was interrupted.
                if self._unanswered == [number]:
                    raise
                answer = {}
            # A request that could not be read is answered without a number: answers come in order.
            whose = answer.setdefault("id", self._unanswered[0])
            self._unanswered = [one for one in self._unanswered if one > whose]
            if whose == number:
                return answer

    def fewest_seats(self, game: str) -> int:
        """The fewest seats that a game allows. Raises WindroseError for a game that there is not."""
        games = {one["id"]: one for one in self.ask("info")["info"]["games"]}
        if game not in games:
            self.ask("legend", game=game, seats=2, luck={"seed": ""})
        return int(games[game]["seats"][0])

    def batch(
        self,
        game: str,
        seats: int,
        matches: int,
        seed: int | str,
        *,
        options: Mapping[str, Any] | None = None,
        features: bool | str = True,
        final: bool = False,
        rival: bool = False,
        bots: Mapping[int, str | Mapping[str, Any]] | None = None,
    ) -> Batch:
        """Begins 1 to 4,096 matches at once; until the Batch is stopped, nothing else can be asked.

        features: True (16 bits each), "bytes" (8 bits each, saturated at -128 and 127, faster to send) or False.
        final: whether to report also the features of ended matches at their end (`Batch.final`).
        rival: whether to report the points of the rival of Solo (`Batch.rival`); other games have none.
        bots: seats that the engine plays itself: a level, or a dict of `level`, `ms`, `iterations`, `seed`.
        """
        answer = self.ask(
            "batch",
            game=game,
            seats=seats,
            matches=matches,
            luck={"seed": str(seed)},
            options=dict(options or {}),
            features=features,
            final=final,
            rival=rival,
            bots={str(seat): bot for seat, bot in (bots or {}).items()},
        )
        return Batch(self, answer["batch"])

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """What must not be interrupted, since nothing says where the next answer begins. Afterwards nothing more can be asked."""
        if self._broken:
            raise RuntimeError("The engine was interrupted in the middle of a frame or a request; start another Engine.")
        try:
            yield
        except (WindroseError, EOFError):
            raise
        except BaseException:
            self._broken = True
            raise

    def _write(self, data: bytes) -> None:
        assert self._process.stdin is not None
        with self._whole():
            try:
                self._process.stdin.write(data)
                self._process.stdin.flush()
            except (BrokenPipeError, ValueError) as error:
                raise EOFError("the engine has ended") from error

    def _read_into(self, view: memoryview) -> None:
        """Fills a piece of memory. Raises EOFError if the engine is gone."""
        stream: Any = self._process.stdout
        while len(view) > 0:
            read = stream.readinto(view)
            if not read:
                raise EOFError("the engine has ended")
            view = view[read:]


class Batch:
    """Many matches side by side, M of them with S seats and F features each.

    The attributes are views of one piece of memory that the next step writes over: copy what is to be kept.
    With a match at place m:

    - `seat[m]`: the seat that has to choose
    - `counts[m]`: how many options it has; `codes` holds those of all matches one after the other, a byte each
    - `features[m*F : (m+1)*F]`: the position, F whole numbers (`fields` says what each is)
    - `done[m]`: 0, or the match has just ended (1 as the rules want, 2 stalled) and all else is of the next one
    - `rewards[m*S + s]`: 0, or after a match 1 for the winner's seat; the others share -1
    - `scores[m*S + s]`: points as if the match ended now; after a match those it ended with
    - `rival[m]`: with `rival=True` the points of the rival of Solo, likewise; empty in other games
    - `final`: with `final=True` the features of the matches that have just ended, as they ended, in their order
    """

    def __init__(self, engine: Engine, description: Mapping[str, Any]) -> None:
        self._engine = engine
        self.matches: int = description["matches"]
        self.seats: int = description["seats"]
        self.size: int = description["features"]
        self.bits: int = description["bits"]
        self.fields: list[Field] = description["fields"]
        self.cells: int = description["cells"]
        self.has_final: bool = description["final"]
        rivals: int = self.matches if description.get("rival", False) else 0
        self.bots: list[int] = description["bots"]
        m, wide = self.matches, self.bits // 8
        row = m * self.size * wide
        row += row % 2
        most = 4 + m * self.seats * 6 + rivals * 2 + row + m * 4 + m * ACTIONS + (m * self.size * wide if self.has_final else 0) + 8
        self._memory = memoryview(bytearray(8 + most))
        self._head = self._memory[:8]
        at = 12

        def take(kind: str, count: int, size: int) -> Any:
            nonlocal at
            memory: Any = self._memory[at : at + count * size]
            at += count * size
            return memory.cast(kind)

        self.rewards: memoryview[float] = take("f", m * self.seats, 4)
        self.scores: memoryview[int] = take("h", m * self.seats, 2)
        self.rival: memoryview[int] = take("h", rivals, 2)
        self.features: memoryview[int] = take("b" if wide == 1 else "h", m * self.size, wide or 1)
        at += at % 2
        self.counts: memoryview[int] = take("H", m, 2)
        self.seat: memoryview[int] = take("B", m, 1)
        self.done: memoryview[int] = take("B", m, 1)
        self._codes_at = at
        self.codes = self._memory[at:at]
        self.final = self._memory[at:at]
        self._token = engine._open = object()
        with engine._whole():
            self._expect(_POSITIONS)
            self._note_positions()

    def step(self, choices: bytes | bytearray | memoryview | Sequence[int]) -> None:
        """Takes a choice (a legal code) in every match: a byte a match.

        Raises WindroseError (`illegal-choice`, the match under `where`); nothing has changed then.
        """
        try:
            codes = bytes(choices)
        except (TypeError, ValueError):
            for place, code in enumerate(choices):
                if code not in _CODES:
                    message = f"{code} is not an option of match {place}: a code is 0 to {ACTIONS - 1}."
                    raise WindroseError({"code": "illegal-choice", "message": message, "where": f"choices[{place}]"}) from None
            raise
        self._exchange(_CHOICES, codes, _POSITIONS)

    def save(self, places: Sequence[int]) -> bytes:
        """The positions of some matches, `4 * cells` bytes each, to be loaded into any place later."""
        return bytes(self._exchange(_SAVE, struct.pack(f"<{len(places)}I", *places), _SAVED))

    def load(self, places: Sequence[int], positions: bytes) -> None:
        """Makes matches those positions. Raises WindroseError for a position that is not as it was saved."""
        self._exchange(_LOAD, struct.pack(f"<{len(places)}I", *places) + positions, _POSITIONS)

    def redeal(self, numbers: Mapping[int, int]) -> None:
        """Deals anew in some places: by place the number of the match, 0 to 2**32 - 1; a number deals the same match again."""
        pairs = [part for pair in numbers.items() for part in pair]
        self._exchange(_REDEAL, struct.pack(f"<{len(pairs)}I", *pairs), _POSITIONS)

    def look(self, place: int) -> dict[str, Any]:
        """What lies on the table of a match, for people: `state`, `decision`, `options` and a `picture` in text."""
        view: dict[str, Any] = json.loads(bytes(self._exchange(_LOOK, struct.pack("<I", place), _LOOKED)))
        return view

    def options(self) -> list[memoryview]:
        """The legal codes of each match."""
        listed, at = [], 0
        for count in self.counts:
            listed.append(self.codes[at : at + count])
            at += count
        return listed

    def stop(self) -> None:
        """Ends the batch; the engine can be asked something else then. Does nothing if that was done."""
        if self._engine._open is self._token:
            self._exchange(_STOP, b"", _END)
            self._engine._open = None

    def _exchange(self, kind: int, body: bytes, wanted: int) -> memoryview:
        """Sends a frame and returns what the engine answers, a frame of the kind that is wanted."""
        if self._engine._open is not self._token:
            raise RuntimeError("This batch was stopped; begin another one.")
        with self._engine._whole():
            self._engine._write(struct.pack("<II", kind, len(body)) + body)
            answer = self._expect(wanted)
            if wanted == _POSITIONS:
                self._note_positions()
            return answer

    def _receive(self) -> tuple[int, memoryview]:
        self._engine._read_into(self._head)
        kind, length = struct.unpack("<II", self._head)
        if kind == _POSITIONS:
            body = self._memory[8 : 8 + length]
        else:
            body = memoryview(bytearray(length))
        self._engine._read_into(body)
        if kind == _REFUSAL:
            raise WindroseError(json.loads(bytes(body))["error"])
        return kind, body

    def _expect(self, wanted: int) -> memoryview:
        kind, body = self._receive()
        if kind != wanted:
            raise ConnectionError(f"the engine sent a frame of kind {kind} instead of {wanted}")
        return body

    def _note_positions(self) -> None:
        (total,) = struct.unpack_from("<I", self._memory, 8)
        at = self._codes_at + total
        self.codes = self._memory[self._codes_at : at]
        if self.has_final and self.size:
            ended = sum(1 for done in self.done if done)
            at += at % 2
            wide = self.bits // 8
            rows = self._memory[at : at + ended * self.size * wide]
            self.final = rows.cast("b" if wide == 1 else "h")
