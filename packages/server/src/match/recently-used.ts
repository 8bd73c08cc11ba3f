/** A cache of values that can be loaded again, by last use. */

interface Entry<Value> {
  readonly value: Promise<Value | null>;
  used: number;
}

interface Limits {
  /** The most entries. */
  readonly most: number;
  /** Milliseconds after which an unused entry is dropped, at the next use of another one. */
  readonly rest: number;
  readonly now: () => number;
}

export class RecentlyUsed<Value> {
  readonly #limits: Limits;
  /** Ordered by last use, the oldest first. */
  readonly #entries = new Map<string, Entry<Value>>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#entries.size;
  }

  /** The value of a key, loaded if necessary. What could not be loaded, or does not exist, is not kept. */
  use(key: string, load: () => Promise<Value | null>): Promise<Value | null> {
    const used = this.#limits.now();
    let entry = this.#entries.get(key);
    if (entry) {
      this.#entries.delete(key);
      entry.used = used;
    } else {
      const made = { value: load(), used };
      const drop = (): void => {
        if (this.#entries.get(key) === made) this.#entries.delete(key);
      };
      made.value.then((value) => value ?? drop(), drop);
      entry = made;
    }
    this.#entries.set(key, entry);
    this.#dropUnused(used);
    return entry.value;
  }

  /** The value of a key if it is there; this does not count as a use of it. */
  peek(key: string): Promise<Value | null> | undefined {
    return this.#entries.get(key)?.value;
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }

  #dropUnused(now: number): void {
    const { most, rest } = this.#limits;
    for (const [key, { used }] of this.#entries) {
      if (this.#entries.size <= most && now - used <= rest) return;
      this.#entries.delete(key);
    }
  }
}
