/** Compares the steps that clients received with those stored: nothing lost, nothing duplicated, no divergence. */

import type { OnlineMatch, Step } from '@windrose/protocol';

/** A choice that was acknowledged. */
interface AcknowledgedChoice {
  readonly match: string;
  readonly version: number;
  readonly seat: number;
  readonly codes: readonly number[];
}

/** The result of a run. */
export interface LedgerReport {
  readonly matches: number;
  /** Choices that were acknowledged. */
  readonly acknowledged: number;
  /** Of them, those that are not stored as acknowledged. */
  readonly lost: number;
  /** Commands that are stored more than once. */
  readonly doubled: number;
  /** Clients that did not come to have the very steps that are stored. */
  readonly different: number;
}

/** Milliseconds in which a client must come to know what is stored. */
const PATIENCE = 60_000;

export class Ledger {
  readonly #choices: AcknowledgedChoice[] = [];
  readonly #waiting = new Map<number, () => void>();
  readonly #matches = new Map<string, { readonly followed: OnlineMatch[]; readonly seen: string[] }>();

  get acknowledged(): number {
    return this.#choices.length;
  }

  /** The ids of all matches that were played. */
  get ids(): string[] {
    return [...this.#matches.keys()];
  }

  get matches(): number {
    return this.#matches.size;
  }

  /** A client follows a match. */
  follow(match: OnlineMatch): void {
    const known = this.#matches.get(match.id);
    if (known) known.followed.push(match);
    else this.#matches.set(match.id, { followed: [match], seen: [] });
  }

  acknowledge(choice: AcknowledgedChoice): void {
    this.#choices.push(choice);
    for (const [upTo, resolve] of this.#waiting) {
      if (this.#choices.length < upTo) continue;
      this.#waiting.delete(upTo);
      resolve();
    }
  }

  /** Resolves after a number of further acknowledged choices. */
  grown(by: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const upTo = this.#choices.length + by;
    const before = this.#waiting.get(upTo);
    this.#waiting.set(upTo, () => {
      before?.();
      resolve();
    });
    return promise;
  }

  /** A match is over for a client, which has heard its last step: what it has heard is kept, and it follows no more. */
  put(match: OnlineMatch): void {
    const entry = this.#matches.get(match.id)!;
    entry.seen.push(JSON.stringify(match.steps));
    entry.followed.splice(entry.followed.indexOf(match), 1);
    match.close();
  }

  /** Evaluates after play has stopped. @param read the stored steps of a match */
  async report(read: (match: string) => Promise<Step[]>): Promise<LedgerReport> {
    const stored = new Map<string, readonly Step[]>();
    let different = 0;
    for (const [id, { followed, seen }] of this.#matches) {
      const steps = await read(id);
      stored.set(id, steps);
      const text = JSON.stringify(steps);
      different += seen.filter((own) => own !== text).length;
      for (const match of followed) {
        let now: readonly Step[] = steps;
        const converged = await Promise.race([
          match.until(({ table }) => table.version >= now.length).then(() => true),
          new Promise<false>((resolve) => setTimeout(() => resolve(false), PATIENCE)),
        ]);
        // A bot may continue its turn after people have stopped: the client has then received more than was read.
        while (converged && match.steps.length > now.length) now = await read(id);
        if (!converged || JSON.stringify(match.steps) !== JSON.stringify(now.slice(0, match.steps.length))) different++;
      }
    }
    const lost = this.#choices.filter(({ match, version, seat, codes }) => {
      const step = stored.get(match)![version - 1];
      return step?.kind !== 'chose' || step.seat !== seat || JSON.stringify(step.codes) !== JSON.stringify(codes);
    }).length;
    let doubled = 0;
    for (const steps of stored.values()) {
      const ids = steps.flatMap(({ by, id }) => (id === undefined ? [] : [`${by} ${id}`]));
      doubled += ids.length - new Set(ids).size;
    }
    return { matches: stored.size, acknowledged: this.#choices.length, lost, doubled, different };
  }
}
