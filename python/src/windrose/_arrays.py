"""The numbers of a batch as numpy arrays, without copies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from .engine import ACTIONS, Batch

Mask = npt.NDArray[np.int8]


def one_of(name: str, value: object, allowed: Sequence[object]) -> None:
    """Raises ValueError, which names the values there are, for a setting with another one."""
    if value not in allowed:
        raise ValueError(f"{name} is one of {', '.join(map(repr, allowed))}, not {value!r}")


class BatchArrays:
    """Views of a batch's memory: each array changes with the next step."""

    def __init__(self, batch: Batch) -> None:
        m, s = batch.matches, batch.seats
        self.batch = batch
        self.dtype: type[np.signedinteger[Any]] = np.int8 if batch.bits == 8 else np.int16
        rewards: Any = batch.rewards
        self.rewards: npt.NDArray[np.float32] = np.frombuffer(rewards, np.float32).reshape(m, s)
        self.scores: npt.NDArray[np.int16] = np.frombuffer(batch.scores, np.int16).reshape(m, s)
        self.rival: npt.NDArray[np.int16] = np.frombuffer(batch.rival, np.int16)
        self.features: npt.NDArray[Any] = np.frombuffer(batch.features, self.dtype).reshape(m, batch.size)
        self.counts: npt.NDArray[np.uint16] = np.frombuffer(batch.counts, np.uint16)
        self.seat: npt.NDArray[np.uint8] = np.frombuffer(batch.seat, np.uint8)
        self.done: npt.NDArray[np.uint8] = np.frombuffer(batch.done, np.uint8)
        self._places = np.arange(m)

    @property
    def codes(self) -> npt.NDArray[np.uint8]:
        """The legal codes of all matches, one match after the other."""
        return np.frombuffer(self.batch.codes, np.uint8)

    @property
    def final(self) -> npt.NDArray[Any]:
        """The features of the matches that have just ended, a row each."""
        return np.frombuffer(self.batch.final, self.dtype).reshape(-1, self.batch.size)

    def masks(self) -> Mask:
        """A new array (matches, 256): 1 where a code is legal."""
        masks = np.zeros((self.batch.matches, ACTIONS), np.int8)
        masks[np.repeat(self._places, self.counts), self.codes] = 1
        return masks
