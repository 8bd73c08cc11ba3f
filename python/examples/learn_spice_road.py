"""Learns to play Spice Road by playing against itself: numpy alone, one core, a few minutes.

Written in cells (`# %%`): run it whole, or cell by cell as a notebook in an editor that knows them.

    python examples/learn_spice_road.py --out policy.npz

Then let it meet the boatswain in the arena, from the root of the clone:

    npm run -s windrose -- arena spice-road --matches 400 \\
        --players "cmd:python3 python/examples/learned_bot.py policy.npz" --players boatswain
"""

# %% What is needed: the engine, and numpy on one core.
from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("OMP_NUM_THREADS", "1")
import numpy as np
import numpy.typing as npt

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "src"))
from windrose import Batch, Engine
from windrose._arrays import BatchArrays

Numbers = npt.NDArray[np.float32]
GAME, SEATS, CARDS, ROW = "spice-road", 2, 64, 5
TURN, CLAIM = 1, 73  # the phase in which a turn begins, and the code there that claims the first card: docs/legend.md

# %% What the cards cost.
#
# The engine sends which cards lie there, not what is printed on them. That can be seen: a claim takes its price out of the
# hold, and the points go up.


def find_prices(matches: int = 256, steps: int = 5000) -> Numbers:
    """Plays at random, but claims what it can, until every card that ever lay in the row has been claimed.

    Returns for each card the cubes of its price and its points (a row each).
    """
    prices = np.zeros((CARDS, 5), np.float32)
    luck = np.random.default_rng(1)
    with Engine() as engine:
        batch = engine.batch(GAME, SEATS, matches, "prices", features=True)
        arrays = BatchArrays(batch)
        at = {field["name"]: field["at"] for field in batch.fields}
        known, lain = np.zeros(CARDS, bool), np.zeros(CARDS, bool)
        for step in range(steps):
            # With so many matches every card has lain in a row soon.
            row = arrays.features[:, at["row"] : at["row"] + ROW]
            lain[row[row >= 0]] = True
            if step > 500 and known[lain].all():
                break
            before, seat, points = arrays.features.copy(), arrays.seat.copy(), arrays.scores.copy()
            weights = luck.random((matches, 256), np.float32) * arrays.masks()
            weights[before[:, at["phase"]] == TURN, CLAIM : CLAIM + ROW] *= 100
            codes = weights.argmax(1)
            batch.step(codes.astype(np.uint8).tobytes())
            claims = (before[:, at["phase"]] == TURN) & (codes >= CLAIM) & (codes < CLAIM + ROW) & (arrays.done == 0)
            for match in np.flatnonzero(claims):
                card = before[match, at["row"] + codes[match] - CLAIM]
                hold = slice(at["hold"] + 4 * seat[match], at["hold"] + 4 * seat[match] + 4)
                paid = before[match, hold] - arrays.features[match, hold]
                prices[card, :4] = paid
                # Cubes that are not yellow counted a point each before; with some claims comes a coin.
                worth = arrays.scores[match, seat[match]] - points[match, seat[match]] + paid[1:].sum()
                prices[card, 4] = min(worth, prices[card, 4]) if known[card] else worth
                known[card] = True
    return prices


# %% What a position looks like to a seat.


class Look:
    """Turns positions of the engine, which are the same for all seats, into what one seat sees of them."""

    def __init__(self, fields: list[Any], prices: Numbers) -> None:
        self.at = {field["name"]: slice(field["at"], field["at"] + field["length"]) for field in fields}
        self.prices = prices

    def __call__(self, features: npt.NDArray[Any], scores: npt.NDArray[Any], seat: npt.NDArray[Any]) -> Numbers:
        """A row of numbers for each position, as `seat` sees it."""
        at, rows = self.at, np.arange(len(features))

        def sides(name: str, each: int) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
            both = features[:, at[name]].reshape(-1, SEATS, each)
            return both[rows, seat], both[rows, 1 - seat]

        hold, others_hold = sides("hold", 4)
        hand, others_hand = sides("hand", CARDS)
        played, others_played = sides("played", CARDS)
        claimed, others_claimed = (cards.sum(1, keepdims=True) for cards in sides("cards", CARDS))
        own, other = scores[rows, seat][:, None], scores[rows, 1 - seat][:, None]
        # Cards of the row: what they bring, and how far the hold is from their price, cubes counted by their worth.
        cards = self.prices[features[:, at["row"]]]
        points = cards[:, :, 4]
        worth = np.array([1, 2, 3, 4])
        lacks = np.maximum(cards[:, :, :4] - hold[:, None, :], 0)
        far = (lacks * worth).sum(2)
        others_far = (np.maximum(cards[:, :, :4] - others_hold[:, None, :], 0) * worth).sum(2)
        wanted = [(points - rate * far).max(1, keepdims=True) / 10.0 for rate in (0.5, 1.0, 2.0, 4.0)]
        others_wanted = [(points - rate * others_far).max(1, keepdims=True) / 10.0 for rate in (1.0, 3.0)]
        second = np.sort(points - far, 1)[:, -2:-1] / 10.0
        parts = [
            *wanted,
            *others_wanted,
            second,
            ((far == 0) * points).max(1, keepdims=True) / 10.0,
            ((others_far == 0) * points).max(1, keepdims=True) / 10.0,
            np.sort(far, 1) / 10.0,
            lacks.min(1),
            hold / 4.0,
            others_hold / 4.0,
            (hold * worth).sum(1, keepdims=True) / 10.0,
            (others_hold * worth).sum(1, keepdims=True) / 10.0,
            np.maximum(hold.sum(1, keepdims=True) - 7, 0),
            (own - other) / 20.0,
            own / 50.0,
            claimed / 5.0,
            others_claimed / 5.0,
            np.maximum(claimed, others_claimed) >= 4,
            features[:, at["final"]],
            features[:, at["coins"]] / 4.0,
            features[:, at["round"]] / 30.0,
            (features[:, at["mover"]] == seat[:, None]),
            features[:, at["upgrades"]] / 2.0,
            hand,
            played,
            hand.sum(1, keepdims=True) / 5.0,
            played.sum(1, keepdims=True) / 5.0,
            (others_hand.sum(1, keepdims=True) + others_played.sum(1, keepdims=True)) / 8.0,
        ]
        return np.concatenate([np.asarray(part, np.float32) for part in parts], 1)


# %% What is learned: how many points a seat will be ahead at the end, from the position after a choice.


class Value:
    """A small net, one layer of `hidden` units, learned by Adam."""

    def __init__(self, weights: list[Numbers]) -> None:
        self.weights = weights
        self._mean = [np.zeros_like(weight) for weight in weights]
        self._square = [np.zeros_like(weight) for weight in weights]
        self._steps = 0

    @staticmethod
    def new(size: int, hidden: int = 64) -> Value:
        luck = np.random.default_rng(2)
        first = luck.normal(0, 1 / np.sqrt(size), (size, hidden)).astype(np.float32)
        return Value([first, np.zeros(hidden, np.float32), np.zeros((hidden, 1), np.float32), np.zeros(1, np.float32)])

    def __call__(self, seen: Numbers) -> Numbers:
        first, bias, last, base = self.weights
        values: Numbers = (np.maximum(seen @ first + bias, 0) @ last + base)[:, 0]
        return values

    def learn(self, seen: Numbers, wanted: Numbers, rate: float) -> None:
        """Moves the values of some positions a little towards what is wanted."""
        first, bias, last, base = self.weights
        inner = np.maximum(seen @ first + bias, 0)
        wrong = ((inner @ last + base)[:, 0] - wanted)[:, None] / len(seen)
        back = (wrong @ last.T) * (inner > 0)
        slopes = [seen.T @ back, back.sum(0), inner.T @ wrong, wrong.sum(0)]
        self._steps += 1
        for weight, slope, mean, square in zip(self.weights, slopes, self._mean, self._square):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            size = np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8
            weight -= rate * (mean / (1 - 0.9**self._steps)) / size


# %% Playing: every option is tried out, and the one after which the seat will be farthest ahead is taken.

SCALE = 20.0  # points that count as 1 to the net


class Tries:
    """Tries out every option of many matches: a second batch, into which positions are loaded."""

    def __init__(self, seats: int = SEATS, places: int = 2048) -> None:
        self._engine = Engine()
        self.batch = self._engine.batch(GAME, seats, places, "tries", features="bytes")
        self.arrays = BatchArrays(self.batch)
        self._all = list(range(places))

    def afterwards(self, batch: Batch, arrays: BatchArrays) -> tuple[Any, Any, Any]:
        """The position after each option of each match: features, scores, and whether the match is over."""
        saved = np.frombuffer(batch.save(range(batch.matches)), np.int32).reshape(batch.matches, -1)
        of = np.repeat(np.arange(batch.matches), arrays.counts)
        codes, parts = arrays.codes.copy(), []
        for begin in range(0, len(of), len(self._all)):
            some, chosen = of[begin : begin + len(self._all)], codes[begin : begin + len(self._all)]
            # Every place has to choose: those left over do the same as the first.
            rest = len(self._all) - len(some)
            self.batch.load(self._all, saved[np.concatenate([some, np.repeat(some[:1], rest)])].tobytes())
            self.batch.step(np.concatenate([chosen, np.repeat(chosen[:1], rest)]).tobytes())
            results = self.arrays.features, self.arrays.scores, self.arrays.done
            parts.append([array[: len(some)].copy() for array in results])
        features, scores, done = (np.concatenate(arrays) for arrays in zip(*parts))
        return features, scores, done


def worths(look: Look, value: Value, features: Any, scores: Any, done: Any, seat: Any) -> tuple[Numbers, Numbers]:
    """How far ahead each seat will be, and what it sees; where a match is over, how far ahead it is."""
    seen = look(features, scores, seat)
    rows = np.arange(len(seat))
    ahead = (scores[rows, seat] - scores[rows, 1 - seat]) / SCALE
    # To win is worth something by itself.
    return np.where(done > 0, ahead + 0.5 * np.sign(ahead), value(seen)).astype(np.float32), seen


# %% Learning: whole matches against itself; the value of a choice follows from the rest of the match.


def train(total: int, matches: int = 256, decay: float = 0.85, report: float = 20.0) -> tuple[Value, Look]:
    """Plays so many matches, `matches` at a time, and learns from them. The same numbers learn the same.

    decay: how much later values count beside the very next (lambda of TD).
    """
    begun = reported = time.perf_counter()
    engine, tries, luck = Engine(), Tries(), np.random.default_rng(3)
    batch = engine.batch(GAME, SEATS, matches, "learn", features="bytes")
    arrays = BatchArrays(batch)
    look = Look(batch.fields, find_prices())
    zeros = np.zeros(1, np.intp)
    value = Value.new(look(arrays.features[:1], arrays.scores[:1], zeros).shape[1])
    # The positions after the choices of each seat of each match, and how far ahead they were thought to be.
    course: list[list[tuple[Numbers, float]]] = [[] for _ in range(matches * SEATS)]
    pool_seen: list[Numbers] = []
    pool_wanted: list[float] = []
    played = rounds = stalled = before = 0
    while played < total:
        part = played / total
        seat = arrays.seat.astype(np.intp)
        counts = arrays.counts.astype(np.intp)
        firsts = np.concatenate([[0], np.cumsum(counts)[:-1]])
        codes = arrays.codes.copy()
        round_before = arrays.features[:, look.at["round"]][:, 0].copy()
        features, scores, done = tries.afterwards(batch, arrays)
        worth, seen = worths(look, value, features, scores, done, np.repeat(seat, counts))
        # A little chance makes play differ from match to match; there is less of it the more is known.
        tried = worth + luck.gumbel(0, 0.12 * (1 - part) + 0.01, len(worth)).astype(np.float32)
        best = np.array([first + tried[first : first + count].argmax() for first, count in zip(firsts, counts)])
        batch.step(codes[best].tobytes())
        for match in range(matches):
            course[match * SEATS + seat[match]].append((seen[best[match]], float(worth[best[match]])))
        for match in np.flatnonzero(arrays.done):
            played += 1
            rounds += int(round_before[match])
            stalled += int(arrays.done[match] == 2)
            for side in range(SEATS):
                ahead = (float(arrays.scores[match, side]) - float(arrays.scores[match, 1 - side])) / SCALE
                wanted = ahead + 0.5 * np.sign(ahead) if arrays.done[match] == 1 else -0.5
                line = course[match * SEATS + side]
                for at in range(len(line) - 1, -1, -1):
                    pool_seen.append(line[at][0])
                    pool_wanted.append(wanted)
                    # What the position before should have been worth: a mixture of this one's value and what came of it.
                    wanted = (1 - decay) * line[at][1] + decay * wanted
                line.clear()
        if len(pool_seen) >= 16384:
            all_seen, all_wanted = np.stack(pool_seen), np.array(pool_wanted, np.float32)
            for order in (luck.permutation(len(all_seen)), luck.permutation(len(all_seen))):
                for begin in range(0, len(order), 512):
                    some = order[begin : begin + 512]
                    value.learn(all_seen[some], all_wanted[some], 0.002 * (1 - 0.9 * part))
            pool_seen.clear()
            pool_wanted.clear()
        now = time.perf_counter()
        if now - reported > report:
            each = rounds / max(1, played - before)
            print(f"{now - begun:4.0f} s, {played:,} of {total:,} matches: {each:.0f} rounds each, {stalled} stalled", flush=True)
            reported, before, rounds, stalled = now, played, 0, 0
    return value, look


def save(path: str, value: Value, prices: Numbers) -> None:
    arrays = {f"w{at}": weight.astype(np.float16) for at, weight in enumerate(value.weights)}
    np.savez_compressed(path, prices=prices, **arrays)


def load(path: str) -> tuple[Value, Numbers]:
    with np.load(path) as kept:
        return Value([kept[f"w{at}"].astype(np.float32) for at in range(4)]), kept["prices"]


# %% Against the boatswain, 256 matches at once, in either seat.


def meet(value: Value, prices: Numbers, level: str = "boatswain", matches: int = 256) -> float:
    """The share of matches that the policy wins against a bot of the engine."""
    won = over = 0
    for own in range(SEATS):
        with Engine() as engine:
            batch = engine.batch(GAME, SEATS, matches, "meet", features="bytes", bots={1 - own: level})
            arrays, tries = BatchArrays(batch), Tries()
            look = Look(batch.fields, prices)
            first = np.zeros(matches, bool)
            while not first.all():
                counts = arrays.counts.astype(np.intp)
                seat = np.full(int(counts.sum()), own)
                codes = arrays.codes.copy()
                worth, _ = worths(look, value, *tries.afterwards(batch, arrays), seat)
                firsts = np.concatenate([[0], np.cumsum(counts)[:-1]])
                best = [at + int(worth[at : at + count].argmax()) for at, count in zip(firsts, counts)]
                batch.step(codes[best].tobytes())
                ended = (arrays.done > 0) & ~first
                won += int((ended & (arrays.done == 1) & (arrays.rewards[:, own] > 0)).sum())
                over += int(ended.sum())
                first |= ended
    return won / over


# %% All of it.

if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Learns to play Spice Road by playing against itself.")
    parser.add_argument("--matches", type=int, default=3000, help="how many to learn from")
    parser.add_argument("--meet", type=int, default=256, help="how many matches in each seat against the boatswain")
    parser.add_argument("--out", default="policy.npz", help="the file for what is learned")
    flags = parser.parse_args()
    learned, seeing = train(flags.matches)
    save(flags.out, learned, seeing.prices)
    print(f"Kept in {flags.out}, {os.path.getsize(flags.out):,} bytes.")
    if flags.meet > 0:
        share = meet(learned, seeing.prices, matches=flags.meet)
        print(f"Against the boatswain: {100 * share:.0f} % of {2 * flags.meet} matches won.")
