/** How long answers took, and how many there were. */

/** The result of a load sample. Times are milliseconds. */
export interface Measured {
  /** Choices answered in a second. */
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

export class Latencies {
  readonly #times: number[] = [];

  /** @param ms from asking to the answer */
  add(ms: number): void {
    this.#times.push(ms);
  }

  over(seconds: number): Measured {
    const times = this.#times.toSorted((a, b) => a - b);
    const at = (part: number): number => times[Math.min(times.length - 1, Math.floor(times.length * part))] ?? NaN;
    return { rate: times.length / seconds, p50: at(0.5), p99: at(0.99), most: at(1) };
  }
}

/** A table of any server: two players who choose in turn. */
export interface LoadedTable {
  /** Makes the next choice. @returns milliseconds until it was answered, or null if a new match had to begin first */
  choose(): Promise<number | null>;
  close(): void;
}

/**
 * Lets tables play for a while.
 * @param latencies where the times are noted
 * @param rate choices a second of all tables together; without it each makes the next as soon as the last is answered
 */
export async function play(
  tables: readonly LoadedTable[],
  seconds: number,
  rate?: number,
  latencies = new Latencies(),
): Promise<Measured> {
  const began = performance.now();
  const end = began + seconds * 1000;
  const every = rate === undefined ? 0 : (tables.length / rate) * 1000;
  await Promise.all(
    tables.map(async (table, at) => {
      // Spread evenly, so that they do not come in waves.
      let next = began + (every * at) / tables.length;
      while (next < end && performance.now() < end) {
        const wait = next - performance.now();
        if (wait > 1) await new Promise((resolve) => setTimeout(resolve, wait));
        const ms = await table.choose();
        if (ms !== null && performance.now() < end) latencies.add(ms);
        next = Math.max(next + every, every === 0 ? 0 : performance.now() - every);
      }
    }),
  );
  return latencies.over(seconds);
}
