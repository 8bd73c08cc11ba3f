/** The contribution of a family of mechanisms to the referee, and the naive sums that all of them need. */

import type { Core } from '../core/core.ts';
import type { GameShape } from '../core/shape.ts';
import type { State } from '../core/state.ts';

declare module '../core/game.ts' {
  interface Game<Shape extends GameShape = GameShape> {
    /** The inspectors of a custom game's matches, besides options and scores. */
    readonly inspectors?: (match: Inspected) => readonly Inspector[];
  }
}

/**
 * Watches over the components of one mechanism. Its code is its own: it reads packs and states, and calls nothing of
 * the engine, so that both can only agree by being right.
 */
export interface Inspector {
  /** Whether a freshly dealt state is valid; the first fault as a sentence, or null. */
  begin?(state: State): string | null;
  /** Whether one decision may have led from `before` to `after`; the first fault as a sentence, or null. */
  check?(before: State, after: State, kind: string): string | null;
  /** The slower checks, made from time to time and at the end; the first fault as a sentence, or null. */
  audit?(state: State): string | null;
  /** The points of a side by line of the scores, counted from scratch; the inspectors' lines together make the scores. */
  points?(state: State, side: number): Readonly<Record<string, number>>;
}

/** The input of an inspector: one match's game, seats and components. */
export interface Inspected {
  readonly core: Core;
  readonly seats: number;
  /** The packs the match is played with, raw, by name. */
  readonly components: Readonly<Record<string, unknown>>;
}

/** Whether two fields are the same: what was right before is right still. */
export function same(a: Int32Array, b: Int32Array): boolean {
  for (let cell = 0; cell < a.length; cell++) if (a[cell] !== b[cell]) return false;
  return true;
}

/** Cubes of a bundle, all spices together. */
export function cubesIn(bundle: number): number {
  return (bundle & 255) + ((bundle >> 8) & 255) + ((bundle >> 16) & 255) + ((bundle >> 24) & 255);
}

/** Whether every spice of a bundle counts 0 to 127. */
export function isBundle(bundle: number): boolean {
  return (bundle & 0x80808080) === 0;
}

/** The bundle of letters such as "YYR". */
export function lettersToBundle(letters: string): number {
  let bundle = 0;
  for (const letter of letters) bundle += 256 ** 'YRGB'.indexOf(letter);
  return bundle;
}

/** Whether `cubes` is exactly one cube, of any spice. */
export function isOneCube(cubes: number): boolean {
  return cubes === 1 || cubes === 0x100 || cubes === 0x10000 || cubes === 0x1000000;
}

/** The number of set bits. */
export function bitsIn(word: number): number {
  let bits = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) bits++;
  return bits;
}
