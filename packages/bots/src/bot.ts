/** The simple bot: it never wastes a turn. It plans its own turn and the one after it, and follows the plan. */

import { type Core, type Match, MOST_OPTIONS, type State } from '@windrose/rules';
import { evaluationFor } from './evaluate/evaluate.ts';
import { hashOf } from './hash.ts';
import { TurnPlanner } from './turn-planner.ts';

/** How far a bot looks: `quick` to the end of its turn, `simple` to the end of its next one. */
export const BOT_LEVELS = ['quick', 'simple'] as const;

/** A level of a bot. */
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What a bot is made with. */
export interface BotSetup {
  /** The core of the match it plays; a bot plays matches of this one core only. */
  readonly core: Core;
  /** Any 32-bit number: of its own chance, which never is the match's. */
  readonly seed: number;
  /** Without one `simple`. */
  readonly level?: BotLevel;
}

/** Plays any seat. The same setup gives the same answers to the same questions. */
export interface Bot {
  /**
   * Chooses for the seat that has to choose in `state`, which is left as it is. Allocates nothing once it has played a while.
   * @param codes the legal codes, if they are at hand. @param n how many of them.
   * @returns a legal code.
   * @throws RangeError when the match is over.
   */
  choose(state: State, codes?: Int32Array, n?: number): number;
  /** Chooses for the seat that has to choose in a match of the bot's core. @throws RangeError when it is over. */
  chooseFor(match: Match): number;
}

/** Makes a bot. */
export function createBot({ core, seed, level = 'simple' }: BotSetup): Bot {
  const planner = new TurnPlanner(core, evaluationFor(core), level === 'quick' ? 1 : 2, seed);
  const own = new Int32Array(MOST_OPTIONS);
  const position = core.newState();
  /** How many choices of the plan have been made. */
  let made = 0;

  const choose = (state: State, codes = own, n = core.legal(state, own)): number => {
    if (state.over === 1) throw new RangeError('the match is over, nothing can be chosen');
    if (n === 1) return codes[0]!;
    const hash = hashOf(state);
    // Forced choices of the plan were made without asking; where chance fell otherwise, the plan is at its end.
    while (made < planner.length && planner.hashes[made] !== hash) made++;
    if (made === planner.length || !includes(codes, n, planner.codes[made]!)) {
      planner.plan(state);
      made = 0;
    }
    return planner.codes[made++]!;
  };

  return {
    choose,
    chooseFor(match) {
      match.copyState(position);
      return choose(position);
    },
  };
}

function includes(codes: Int32Array, n: number, code: number): boolean {
  for (let i = 0; i < n; i++) if (codes[i] === code) return true;
  return false;
}
