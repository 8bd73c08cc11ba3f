/** Rows of numbers in a few large typed arrays: memory that grows with a tree, is counted, and is used again for the next one. */

// oxlint-disable typescript/no-non-null-assertion -- indexes run below the length of the row

/** Numbers in a slab: a megabyte of whole ones, two of others. */
const SLAB = 1 << 18;

/** Rows of whole numbers or of any. */
export class Slabs<T extends Int32Array | Float64Array> {
  readonly #make: (length: number) => T;
  readonly #slabs: T[] = [];
  #slab = 0;
  #used = 0;

  constructor(make: (length: number) => T) {
    this.#make = make;
  }

  /** Bytes of all slabs. */
  get bytes(): number {
    return this.#slabs.reduce((sum, { byteLength }) => sum + byteLength, 0);
  }

  /** Forgets all rows; those handed out must no longer be used. */
  clear(): void {
    this.#slab = 0;
    this.#used = 0;
  }

  /** Room for a row: its number, for {@link of}. What is in it is undefined. */
  take(length: number): number {
    if (length > SLAB) throw new RangeError(`a row has at most ${SLAB} numbers`);
    if (this.#used + length > SLAB) {
      this.#slab++;
      this.#used = 0;
    }
    if (this.#slab === this.#slabs.length) this.#slabs.push(this.#make(SLAB));
    const row = this.#slab * SLAB + this.#used;
    this.#used += length;
    return row;
  }

  /** The slab that contains a row. */
  slab(row: number): T {
    return this.#slabs[Math.floor(row / SLAB)]!;
  }

  /** The position of a row in its slab. */
  static at(row: number): number {
    return row % SLAB;
  }
}
