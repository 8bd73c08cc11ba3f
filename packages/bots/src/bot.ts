/** Bots: they plan their turns within a budget, follow their plans, and say what they think. */

import { type Core, type Match, MOST_OPTIONS, type State } from '@windrose/rules';
import { evaluationFor } from './evaluate/evaluate.ts';
import { hashOf } from './hash.ts';
import { type Budget, type Level, USUAL_LEVEL } from './levels.ts';
import type { Candidate, Thought } from './thought.ts';
import { TurnPlanner } from './turn-planner.ts';

/** What a bot is made with. */
export interface BotSetup {
  /** The core of the match it plays; a bot plays matches of this one core only. */
  readonly core: Core;
  /** Any 32-bit number: of its own chance, which never is the match's. */
  readonly seed: number;
  /** Without one {@link USUAL_LEVEL}. */
  readonly level?: Level;
  /** For each turn it plans; without one that of its level. */
  readonly budget?: Budget;
}

/** Plays any seat. The same setup gives the same answers to the same questions, unless milliseconds end its thinking. */
export interface Bot {
  /**
   * Chooses for the seat that has to choose in `state`, which is left as it is.
   * @param codes the legal codes, if they are at hand. @param n how many of them.
   * @returns a legal code.
   * @throws RangeError when the match is over.
   */
  choose(state: State, codes?: Int32Array, n?: number): number;
  /** Chooses for the seat that has to choose in a match of the bot's core. @throws RangeError when it is over. */
  chooseFor(match: Match): number;
  /**
   * Thinks about the decision asked in `state`, which is left as it is, and says what it found.
   * @param budget without one the bot's own. @param stop asked now and then; true ends the thinking early.
   * @throws RangeError when the match is over.
   */
  think(state: State, budget?: Budget, stop?: () => boolean): Thought;
}

/** How many of its own turns each level looks ahead. */
const TURNS: Readonly<Record<Level, number>> = {
  passenger: 1,
  deckhand: 1,
  boatswain: 2,
  navigator: 2,
  captain: 2,
  admiral: 2,
};

/** Makes a bot. */
export function createBot({ core, seed, level = USUAL_LEVEL }: BotSetup): Bot {
  const planner = new TurnPlanner(core, evaluationFor(core), TURNS[level], seed);
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
    think(state) {
      if (state.over === 1) throw new RangeError('the match is over, nothing can be chosen');
      const begun = performance.now();
      planner.plan(state);
      made = planner.length;
      const ends = planner.ends();
      const seen = new Set<number>();
      const candidates: Candidate[] = [];
      const seat = state.actor;
      for (const { line, value } of ends) {
        const code = line[0]!;
        if (seen.has(code)) continue;
        seen.add(code);
        const scores = Array.from({ length: core.sides }, (_, side) =>
          side === seat ? value : core.points(state, side),
        );
        candidates.push({ code, visits: 1, scores, win: chances(scores), line });
      }
      const { code, line } = candidates[0]!;
      return { code, line, candidates, iterations: ends.length, ms: performance.now() - begun };
    },
  };
}

/** How many points make a lead of a match's middle worth e times the chance. */
const LEAD = 8;

/** The chances to win that go with expected scores. */
function chances(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const weights = scores.map((score) => Math.exp((score - most) / LEAD));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

function includes(codes: Int32Array, n: number, code: number): boolean {
  for (let i = 0; i < n; i++) if (codes[i] === code) return true;
  return false;
}
