/** Failures of players during many matches: each fault is reported once and counted, and too many end the run. */

import { failureInWords, type PlayerFailure } from '@windrose/bots/host';
import type { Command } from 'commander';

import { Fault } from '../faults.ts';
import { whole } from '../flags.ts';
import { big } from '../table.ts';

/** Default number of a player's failures that ends the run. */
export const USUAL_FAULTS = 10;

/** Maximum number of different faults reported per player, when they occur and again at the end. */
const MOST_KINDS = 5;

/** Adds `--faults`. @param then what follows when a player has failed too often. */
export function addFaultsFlag(command: Command, then: string): Command {
  return command.option(
    '--faults <number>',
    `how many failures (crashes, late or illegal answers) a player may have before ${then}; 0 for no limit`,
    whole(0, 1_000_000_000),
    USUAL_FAULTS,
  );
}

/** A kind of failure; messages that differ only in numbers are the same kind. */
interface Kind {
  readonly why: string;
  times: number;
}

/** Counts failures, and reports each kind the first time it occurs. */
export class Failures {
  readonly #most: number;
  readonly #report: (sentence: string) => void;
  readonly #players = new Map<string, { all: number; readonly kinds: Map<string, Kind> }>();
  readonly #tooMany = new AbortController();
  /** The failure that was one too many, and how many its player has had. */
  #broken: { readonly failure: PlayerFailure; readonly all: number } | null = null;

  /** @param most number of a player's failures that is too much; 0: no limit. */
  constructor(most: number, report: (sentence: string) => void) {
    this.#most = most;
    this.#report = report;
  }

  /** Aborted when a player has failed too often. */
  get tooMany(): AbortSignal {
    return this.#tooMany.signal;
  }

  add(failure: PlayerFailure): void {
    if (this.#broken !== null) return;
    const { player, why, givenUp } = failure;
    const known = this.#players.get(player) ?? { all: 0, kinds: new Map<string, Kind>() };
    this.#players.set(player, known);
    known.all++;
    const key = kindOf(why);
    const kind = known.kinds.get(key);
    if (kind) kind.times++;
    else {
      known.kinds.set(key, { why: shortened(why), times: 1 });
      if (known.kinds.size <= MOST_KINDS) this.#report(`WARNING: ${failureInWords(failure)}`);
    }
    if (this.#most === 0 || (known.all < this.#most && givenUp === null)) return;
    this.#broken = { failure, all: known.all };
    this.#tooMany.abort();
  }

  /** All failures, one sentence per player. */
  get sentences(): string[] {
    return [...this.#players].map(([player, { all, kinds }]) => {
      const list = [...kinds.values()].toSorted((a, b) => b.times - a.times);
      const faults = list.slice(0, MOST_KINDS).map(({ why, times }) => `${big(times)} × ${why}`);
      if (list.length > MOST_KINDS) faults.push(`${big(list.length - MOST_KINDS)} other faults`);
      return `WARNING: ${player} failed ${often(all)}: ${faults.join('; ')}. Simple choices were made instead, so its results are not its own.`;
    });
  }

  /** The reason why the run has ended, or null. @param goOn makes the command that continues anyway, or null. */
  faultOf(goOn: () => string | null): Fault | null {
    if (this.#broken === null) return null;
    const { failure, all } = this.#broken;
    const { player, givenUp } = failure;
    const why = givenUp ?? `it has failed ${often(all)}`;
    const command = goOn();
    const anyway =
      command === null
        ? 'With --faults 0 simple choices would be made for it.'
        : `To play on with simple choices: ${command}`;
    return new Fault(`Stopped because of ${player}: ${why}${why.includes('\n') ? '\n' : '. '}${anyway}`);
  }
}

function often(times: number): string {
  return times === 1 ? 'once' : `${big(times)} times`;
}

/** The same fault with other numbers or fields is one. */
function kindOf(why: string): string {
  return shortened(why)
    .replaceAll(/\{.*\}/g, '{}')
    .replaceAll(/\d+/g, '0');
}

/** A reason without the list of what is allowed. */
function shortened(why: string): string {
  return why.replace(/; allowed are [^;]*/, '');
}
