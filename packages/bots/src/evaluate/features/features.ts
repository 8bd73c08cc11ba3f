/** A position as numbers, as one side sees it: what a learned judgement is made from. */

// oxlint-disable typescript/no-non-null-assertion -- reads rows of the state and of tables with an entry per seat, place or component, at every position judged

import { type Core, notYellow, popcount, type State } from '@windrose/rules';
import type { PreparedSeats } from '../evaluate.ts';
import type { Description } from './description.ts';
import { realmsOf } from '../realm.ts';
import { ProspectFeatures, PROSPECT_FEATURES } from './prospect-features.ts';

/** Points are counted in twenties, so that all features are of about the same size. */
const TWENTIES = 0.05;

/** A lead of this many points has half of the maximum effect. */
const LEAD = 8;

/** Rounds are counted in forties. */
const FORTIES = 0.025;

/** Features of every side; those of its realm follow them. */
const OWN = ['worth', 'points', 'cubes not yellow', 'to move', 'turns after'] as const;

/** Features of the table. */
const TABLE = ['lead', 'lead of worth', 'share', 'round', 'seats', 'covered', 'stall'] as const;

/** Turns positions of one core into numbers: a side's own standing, that of its nearest rival, and the table. */
export class Features {
  /** The number of features. */
  readonly size: number;
  readonly names: readonly string[];
  readonly #core: Core;
  readonly #descriptions: readonly Description[];
  readonly #ways = new ProspectFeatures();
  /** Per side: its own numbers, and what it is worth with its prospects. */
  readonly #own: readonly Float64Array[];
  readonly #worth: Float64Array;
  readonly #points: Float64Array;

  constructor(core: Core) {
    const { sides } = core;
    this.#core = core;
    this.#descriptions = realmsOf(core).flatMap((realm) => realm.describe(core));
    const own = [...OWN, ...PROSPECT_FEATURES, ...this.#descriptions.flatMap(({ names }) => names)];
    this.names = [...own, ...own.map((name) => `rival: ${name}`), ...TABLE];
    this.size = this.names.length;
    this.#own = Array.from({ length: sides }, () => new Float64Array(own.length));
    this.#worth = new Float64Array(sides);
    this.#points = new Float64Array(sides);
  }

  /** Analyses a position. */
  look(prepared: PreparedSeats, state: State): void {
    const core = this.#core;
    for (let side = 0; side < core.sides; side++) {
      const own = this.#own[side]!;
      const points = core.points(state, side);
      this.#points[side] = points;
      let worth = points;
      let at: number = OWN.length;
      if (side < core.seats) {
        const { prospects } = prepared[side]!;
        worth += prospects.value(state, side);
        this.#ways.clear();
        prospects.lookAhead(state, side, this.#ways);
        at = this.#ways.write(state.hold[side]!, state.limit[side]!, own, at);
        for (const description of this.#descriptions) at = description.write(state, side, own, at);
      } else {
        // The rival of Solo has no prospects and holds no cubes: only its standing at sea counts.
        at += PROSPECT_FEATURES.length;
        for (const description of this.#descriptions) at = description.write(state, side, own, at);
      }
      this.#worth[side] = worth;
      own[0] = worth * TWENTIES;
      own[1] = points * TWENTIES;
      own[2] = notYellow(state.hold[side]!) * TWENTIES;
      own[3] = state.mover === side ? 1 : 0;
      own[4] = ((side - state.mover + core.sides) % core.sides) / core.sides;
    }
  }

  /** Writes the features of a side from the latest analysis. */
  write(prepared: PreparedSeats, state: State, side: number, out: Float64Array): void {
    const { seats, sides } = this.#core;
    let rival = side === 0 ? 1 : 0;
    for (let other = rival + 1; other < sides; other++) {
      if (other !== side && this.#worth[other]! > this.#worth[rival]!) rival = other;
    }
    const own = this.#own[side]!;
    out.set(own);
    let at = own.length;
    // A lone seat has no rival, nor has it any in a match with itself.
    if (rival < sides) out.set(this.#own[rival]!, at);
    else out.fill(0, at, at + own.length);
    at += own.length;
    const lead = rival < sides ? this.#points[side]! - this.#points[rival]! : 0;
    const ahead = rival < sides ? this.#worth[side]! - this.#worth[rival]! : 0;
    out[at++] = lead / (Math.abs(lead) + LEAD);
    out[at++] = ahead / (Math.abs(ahead) + LEAD);
    out[at++] = prepared[Math.min(side, seats - 1)]!.prospects.share(state);
    out[at++] = state.round * FORTIES;
    out[at++] = seats - 2;
    out[at++] = state.closed.length > 0 ? popcount(state.closed[0]!) * 0.1 : 0;
    out[at] = Math.min(state.stall, 10) * 0.1;
  }
}
