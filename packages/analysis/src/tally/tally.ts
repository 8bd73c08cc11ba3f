/** Numbers for the curious: bots play, and what they used is counted together with who won. */

import { type Bot, type Budget, createBot, type Level } from '@windrose/bots';
import {
  findGame,
  type MatchRequest,
  type PackName,
  PackReader,
  RulesError,
  startMatch,
  required,
} from '@windrose/rules';
import {
  COMPONENT_KINDS,
  type ComponentKind,
  componentsOf,
  openAtStart,
  tilesByPlace,
  type Use,
  usesIn,
} from './uses.ts';

/** The settings of a count. */
export interface TallyJob {
  /** Match `n` is played with the seed `seed/n`; the first is 0. */
  readonly request: MatchRequest;
  readonly level: Level;
  readonly budget?: Budget;
}

/** A share of tries with its 95 % interval (Wilson's). */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** The number of tries. */
  readonly of: number;
}

/** The counts of a component. */
export interface ComponentNumbers {
  readonly kind: ComponentKind;
  readonly id: string;
  /** The number of matches in which it was available. */
  readonly open: number;
  /** The share of these in which a seat used it. */
  readonly used: Share;
  /** Average number of uses in the matches in which it was available. */
  readonly uses: number;
  /** The share of the seats that used it which won. */
  readonly won: Share;
  /** The z-score: standard deviations from a seat's mean chance; beyond 3.5 is remarkable among a hundred. */
  readonly z: number;
}

/** The totals. */
export interface Numbers {
  readonly game: string;
  readonly seats: number;
  readonly level: Level;
  readonly seed: string;
  readonly matches: number;
  readonly packs: readonly PackName[];
  /** Matches that ended by the rules; the others were stopped by the stall guard. */
  readonly finished: number;
  readonly rounds: { readonly mean: number; readonly sd: number };
  /** Points of the seats: mean and standard deviation. */
  readonly points: { readonly mean: number; readonly sd: number };
  /** Points by which the winner was ahead of the next side, on average. */
  readonly margin: number;
  readonly wins: readonly Share[];
  /** Solo: the rival's share of the matches. */
  readonly rival?: Share;
  readonly components: readonly ComponentNumbers[];
}

interface Count {
  open: number;
  usedIn: number;
  uses: number;
  users: number;
  wins: number;
}

/** The counts so far, in the form stored in a file for continuing. */
export interface KeptTally {
  readonly tally: typeof KEPT_FORMAT;
  readonly rules: number;
  readonly request: MatchRequest;
  readonly level: Level;
  readonly budget: Budget;
  readonly packs: readonly PackName[];
  readonly played: number;
  readonly finished: number;
  readonly margins: number;
  readonly wins: readonly number[];
  readonly points: readonly number[];
  readonly rounds: readonly number[];
  readonly counts: Readonly<Record<string, Readonly<Count>>>;
}

/** Version of {@link KeptTally}. */
const KEPT_FORMAT = 1;

/** More than any number of a count. */
const MOST_COUNTED = 1_000_000_000;

/** Counts match by match; can be stopped after any of them, stored, and continued. */
export class Tally {
  readonly #job: TallyJob;
  readonly #counts: Map<string, Count>;
  readonly #wins: number[];
  readonly #points: number[] = [];
  readonly #rounds: number[] = [];
  #packs: readonly PackName[];
  #finished = 0;
  #margins = 0;
  #played = 0;

  /**
   * @param kept the result of `kept()` of the same job, from a file, to continue from.
   * @throws RulesError when the requested match is not allowed, `bad-record` when `kept` is of another job or damaged.
   */
  constructor(job: TallyJob, kept?: unknown) {
    this.#job = job;
    const first = startMatch({ ...job.request, seed: `${job.request.seed}/0` });
    this.#packs = first.packs;
    this.#counts = new Map();
    for (const [kind, ids] of componentsOf(first)) for (const id of ids) this.#counts.set(`${kind} ${id}`, noCount());
    this.#wins = Array.from({ length: job.request.seats + 1 }, () => 0);
    if (kept !== undefined) this.#goOn(kept);
  }

  /** The number of matches counted. */
  get played(): number {
    return this.#played;
  }

  #goOn(kept: unknown): void {
    const here = this.kept();
    const there = (typeof kept === 'object' && kept !== null ? kept : {}) as Partial<KeptTally>;
    for (const name of ['tally', 'rules', 'request', 'level', 'budget', 'packs'] as const) {
      const [found, wanted] = [JSON.stringify(there[name]), JSON.stringify(here[name])];
      if (found !== wanted) {
        throw new RulesError(
          'bad-record',
          `these numbers are of another count: ${name} is ${found}, not ${wanted}`,
          name,
        );
      }
    }
    const field = (name: keyof KeptTally): PackReader => new PackReader(there[name], name, 'bad-record');
    const { seats } = this.#job.request;
    const played = field('played').whole(0, MOST_COUNTED);
    const whole = (reader: PackReader): number => reader.whole(-MOST_COUNTED, MOST_COUNTED);
    const wins = field('wins')
      .list(seats + 1, seats + 1)
      .map((won) => won.whole(0, played));
    if (wins.reduce((sum, won) => sum + won, 0) !== played) {
      field('wins').fail(`expected as many as the matches played, ${played}`);
    }
    this.#played = played;
    this.#finished = field('finished').whole(0, played);
    this.#margins = whole(field('margins'));
    wins.forEach((won, side) => (this.#wins[side] = won));
    for (const points of field('points').list(played * seats, played * seats)) this.#points.push(whole(points));
    for (const rounds of field('rounds').list(played, played)) this.#rounds.push(rounds.whole(0, MOST_COUNTED));
    const counts = field('counts');
    for (const key of counts.keys()) {
      const count = counts.at(key);
      const kind = key.slice(0, Math.max(0, key.indexOf(' ')));
      if (!COMPONENT_KINDS.some((known) => known === kind))
        count.fail('expected a kind of component, a blank and an id');
      const open = count.at('open').whole(0, played);
      const users = count.at('users').whole(0, played * seats);
      this.#counts.set(key, {
        open,
        usedIn: count.at('usedIn').whole(0, open),
        uses: count.at('uses').whole(0, MOST_COUNTED),
        users,
        wins: count.at('wins').whole(0, users),
      });
    }
  }

  /** Plays the next match and counts it. */
  play(): void {
    const { request, level, budget } = this.#job;
    const { seats } = request;
    const number = this.#played;
    const counts = this.#counts;
    const match = startMatch({ ...request, seed: `${request.seed}/${number}` });
    const { core } = match;
    const open = new Set<string>();
    const uses = new Map<string, Map<number, number>>();
    const note = ({ kind, id, seat }: Use): void => {
      const key = `${kind} ${id}`;
      if (kind === 'set') open.add(key);
      if (seat === null) {
        open.add(key);
        return;
      }
      const bySeat = uses.get(key) ?? new Map<number, number>();
      bySeat.set(seat, (bySeat.get(seat) ?? 0) + 1);
      uses.set(key, bySeat);
    };
    for (const use of openAtStart(match)) note(use);
    const tiles = tilesByPlace(match);
    const byBoat = core.names.location === undefined && core.names.merchant === undefined;
    const state = core.newState();
    const boat = (seat: number): string | null => core.names.place?.[state.boat[seat] ?? -1] ?? null;
    const bots: Bot[] = Array.from({ length: seats }, (_, seat) =>
      createBot({ core, seed: number * 8 + seat, level, ...(budget ? { budget } : {}) }),
    );
    for (let { decision } = match; decision !== null; { decision } = match) {
      const events = match.choose(required(bots[decision.seat], `bot at seat ${decision.seat}`).chooseFor(match));
      match.copyState(state);
      for (const event of events) for (const use of usesIn(event, tiles, byBoat, boat)) note(use);
    }

    const leader = core.leader(state);
    this.#wins[leader] = this.#winsOf(leader) + 1;
    const totals = Array.from({ length: core.sides }, (_, side) => core.points(state, side));
    this.#margins += core.points(state, leader) - Math.max(...totals.filter((_, side) => side !== leader));
    this.#points.push(...totals.slice(0, seats));
    this.#rounds.push(state.round);
    if (state.final === 1) this.#finished++;
    for (const key of open) countOf(counts, key).open++;
    for (const [key, bySeat] of uses) {
      const count = countOf(counts, key);
      // A component that a seat has taken was available, if only within one step.
      if (!open.has(key)) count.open++;
      count.usedIn++;
      bySeat.forEach((times, seat) => {
        count.uses += times;
        count.users++;
        if (seat === leader) count.wins++;
      });
    }
    this.#played++;
  }

  #winsOf(side: number): number {
    return required(this.#wins[side], `side ${side}`);
  }

  /** The counts so far; null without a match. */
  numbers(): Numbers | null {
    const { request, level } = this.#job;
    const { seats } = request;
    const played = this.#played;
    if (played === 0) return null;
    const solo = findGame(request.game).seats[1] === 1;
    const fair = solo ? this.#winsOf(0) / played : 1 / seats;
    return {
      game: request.game,
      seats,
      level,
      seed: request.seed,
      matches: played,
      packs: this.#packs,
      finished: this.#finished,
      rounds: meanOf(this.#rounds),
      points: meanOf(this.#points),
      margin: round(this.#margins / played, 2),
      wins: this.#wins.slice(0, seats).map((won) => shareOf(won, played)),
      ...(solo ? { rival: shareOf(this.#winsOf(seats), played) } : {}),
      // Components of the pack that were never available belong to other games or numbers of seats.
      components: Array.from(this.#counts, ([key, count]) => numbersOf(key, count, fair))
        .filter((component) => component.open > 0)
        .sort((a, b) => COMPONENT_KINDS.indexOf(a.kind) - COMPONENT_KINDS.indexOf(b.kind)),
    };
  }

  /** The counts in a form that another `Tally` of the same job can continue from. */
  kept(): KeptTally {
    const { request, level, budget = {} } = this.#job;
    const { game, seats, options = {}, seed } = request;
    return {
      tally: KEPT_FORMAT,
      rules: findGame(request.game).rules,
      request: { game, seats, options, seed },
      level,
      budget,
      packs: this.#packs,
      played: this.#played,
      finished: this.#finished,
      margins: this.#margins,
      wins: this.#wins,
      points: this.#points,
      rounds: this.#rounds,
      counts: Object.fromEntries(this.#counts),
    };
  }
}

function noCount(): Count {
  return { open: 0, usedIn: 0, uses: 0, users: 0, wins: 0 };
}

function countOf(counts: Map<string, Count>, key: string): Count {
  let count = counts.get(key);
  if (!count) counts.set(key, (count = noCount()));
  return count;
}

function numbersOf(key: string, { open, usedIn, uses, users, wins }: Count, fair: number): ComponentNumbers {
  const blank = key.indexOf(' ');
  const spread = Math.sqrt((fair * (1 - fair)) / users);
  return {
    kind: key.slice(0, blank) as ComponentKind,
    id: key.slice(blank + 1),
    open,
    used: shareOf(usedIn, open),
    uses: open === 0 ? 0 : round(uses / open, 3),
    won: shareOf(wins, users),
    z: users === 0 || spread === 0 ? 0 : round((wins / users - fair) / spread, 2),
  };
}

/** The 97.5th percentile of the normal distribution. */
const Z95 = 1.96;

/** A share with its 95 % interval by Wilson's score. */
export function shareOf(hits: number, of: number): Share {
  if (of === 0) return { share: 0, low: 0, high: 1, of };
  const share = hits / of;
  const z2 = (Z95 * Z95) / of;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z95 / (1 + z2)) * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of));
  return {
    share: round(share, 4),
    low: round(Math.max(0, middle - half), 4),
    high: round(Math.min(1, middle + half), 4),
    of,
  };
}

function meanOf(values: readonly number[]): { mean: number; sd: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean: round(mean, 2), sd: round(Math.sqrt(squares / Math.max(1, values.length - 1)), 2) };
}

function round(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
