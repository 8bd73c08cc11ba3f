/** A match as a timeline: every position it went through, the turns between them, and the points of every side over time. */

import { type Match, required } from '@windrose/rules';

/** The maximum number of choices that are replayed to reach a position. */
const APART = 32;

/** A turn of the match, as a stretch of versions. */
export interface TimelineTurn {
  /** Counted from 1 through the whole match. */
  readonly turn: number;
  readonly round: number;
  readonly mover: number;
  /** The versions before its first choice and after its last. */
  readonly from: number;
  readonly to: number;
}

/** The positions of a match. */
export class Timeline {
  readonly match: Match;
  readonly turns: readonly TimelineTurn[];
  /** The points of each side, as if the match ended there: before the first turn, then after each. */
  readonly points: readonly (readonly number[])[];
  readonly #stills: { readonly version: number; readonly match: Match }[] = [];
  #shown: { readonly version: number; readonly match: Match } | null = null;

  /** @param match the whole match; it stays as it is. */
  constructor(match: Match) {
    this.match = match;
    const walk = match.restart();
    const turns: TimelineTurn[] = [];
    const points = [pointsOf(walk)];
    let stilled = 0;
    this.#stills.push({ version: stilled, match: walk.fork() });
    match.choices.forEach(({ option, turn, round, mover }, version) => {
      const running = turns.at(-1);
      if (running?.turn === turn) {
        turns[turns.length - 1] = { ...running, to: version + 1 };
      } else {
        if (running) points.push(pointsOf(walk));
        turns.push({ turn, round, mover, from: version, to: version + 1 });
      }
      if (version - stilled >= APART) {
        stilled = version;
        this.#stills.push({ version, match: walk.fork() });
      }
      walk.choose(option.code);
    });
    if (turns.length > 0) points.push(pointsOf(walk));
    this.turns = turns;
    this.points = points;
  }

  /** The last version. */
  get end(): number {
    return this.match.version;
  }

  /** The match after a number of choices; repeated calls return the same object. */
  at(version: number): Match {
    if (this.#shown?.version === version) return this.#shown.match;
    const still = required(
      this.#stills.findLast((one) => one.version <= version),
      `position at version ${version}`,
    );
    const from = this.#shown && this.#shown.version <= version ? this.#shown : still;
    const nearest = from.version > still.version ? from : still;
    const match = nearest.match.fork();
    for (const { option } of this.match.choices.slice(nearest.version, version)) match.choose(option.code);
    this.#shown = { version, match };
    return match;
  }

  /** The version at the end of the turn before, or after, a version. */
  turnFrom(version: number, direction: -1 | 1): number {
    const ends = [0, ...this.turns.map(({ to }) => to)];
    return (direction === 1 ? ends.find((end) => end > version) : ends.findLast((end) => end < version)) ?? version;
  }
}

function pointsOf(match: Match): number[] {
  const { seats, rival } = match.scores();
  return [...seats, ...(rival ? [rival] : [])].map(({ total }) => total);
}
