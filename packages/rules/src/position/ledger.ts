/** Tracks the place of each component in a given position: exactly one place each. */

import type { PackReader } from '../core/pack.ts';

/** Books the components of one kind as they are read. */
export class Ledger {
  readonly #ids: readonly string[];
  readonly #used: ReadonlySet<number>;
  /** Per component: the path at which it was found. */
  readonly #found = new Map<number, string>();

  /** @param used the components that are in the match, by position; all, if it is left out. */
  constructor(ids: readonly string[], used: Iterable<number> = ids.keys()) {
    this.#ids = ids;
    this.#used = new Set(used);
  }

  /** Books the component that is named here and returns its position. @throws RulesError if it cannot be here. */
  put(reader: PackReader): number {
    const at = this.#ids.indexOf(reader.value as string);
    if (at < 0 || !this.#used.has(at)) {
      reader.fail(`${show(reader.value)} is not in this match`);
    }
    const before = this.#found.get(at);
    if (before !== undefined) reader.fail(`"${this.#ids[at]}" is at ${before} already`);
    this.#found.set(at, reader.path);
    return at;
  }

  /** Books a list of components. */
  putAll(reader: PackReader): number[] {
    return reader.list().map((one) => this.put(one));
  }

  /** Books the component named here, or none: -1. */
  putOrNone(reader: PackReader): number {
    return reader.value === null ? -1 : this.put(reader);
  }

  /** The components that have not been booked, by position. */
  left(): number[] {
    return [...this.#used].filter((at) => !this.#found.has(at));
  }

  /** The remaining components belong here; if they are listed too, the list must match exactly. */
  checkLeft(reader: PackReader): void {
    if (reader.value === undefined) return;
    this.putAll(reader);
    this.checkNoneLeft(reader);
  }

  /** Complains, here, about what has not been booked anywhere. */
  checkNoneLeft(reader: PackReader): void {
    const missing = this.left()[0];
    if (missing !== undefined) reader.fail(`"${this.#ids[missing]}" is missing`);
  }
}

/** A value as it is shown in a complaint. */
export const show = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value).slice(0, 40));

/** Complains unless a field that follows from others, if it is written at all, says what follows. */
export function checkFollows(reader: PackReader, follows: unknown): void {
  const { value } = reader;
  if (value === undefined || JSON.stringify(value) === JSON.stringify(follows)) return;
  reader.fail(`expected ${show(follows)}, found ${show(value)}`);
}

/** A list of seats. */
export function readSeats(reader: PackReader, seats: number): number[] {
  const list = reader.list().map((one) => one.whole(0, seats - 1));
  const twice = list.find((seat, index) => list.indexOf(seat) !== index);
  if (twice !== undefined) reader.fail(`expected each seat once, found ${show(reader.value)}`);
  return list;
}
