/** The shape of a language of reviews: sentences to be filled in. */

import type { Mark } from '../review/result.ts';

/** All texts of reviews and puzzles. Cubes, claims and lines come as objects of a sentence. */
export interface ReviewMessages {
  readonly marks: Readonly<Record<Mark, string>>;
  /** A claim: "the order of 2 red and 1 brown (18 points)". */
  claim(kind: 'order' | 'card', price: string, points: string): string;
  /** The better line claims it at once. */
  claims(claim: string): string;
  /** Cubes that were missing after what was played, and after the better line (null: none). */
  short(claim: string, played: string, better: string | null): string;
  /** `played` is null if it was not in reach within `horizon` turns. */
  sooner(better: number, played: number | null, horizon: number): string;
  lost(name: string): string;
  /** After what was played, somebody else claims it within so many turns, 1 being the one before the next own turn. */
  gave(name: string, claim: string, turns: number): string;
  morePoints(points: string): string;
  hold(played: string, better: string): string;
  /** What it is worth in points. @param points a number with one decimal, in the language's way. */
  expected(points: string): string;
  /** How often the seat won when bots played both turns on to the end of the match. */
  playedOut(pairs: number, better: number, played: number): string;
  /** Several things one after the other: "sail to C4, then harvest". */
  line(parts: readonly string[]): string;
  /** A part repeated several times. */
  times(part: string, times: number): string;
  /** The first hint: where to look. */
  readonly look: {
    claim(claim: string): string;
    place(place: string): string;
    location(work: string): string;
    card(card: string): string;
    /** While starting cubes are chosen. */
    readonly set: string;
    readonly other: string;
  };
  /** What to do. */
  todo(line: string): string;
  /** Why: what it is good for. */
  readonly good: {
    claims(claim: string): string;
    points(points: string): string;
    payable(claim: string): string;
    nearer(claim: string, missing: string): string;
    hold(cubes: string): string;
  };
}
