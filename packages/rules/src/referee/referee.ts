/**
 * The referee checks the state after every decision and reports what is impossible. It shares no code with the engine, so a
 * fault would have to be made twice to go unnoticed.
 */

// oxlint-disable typescript/no-non-null-assertion -- runs at every decision of a watched match; rows of the state are as long as the layout says

import { MOST_OPTIONS } from '../core/phase.ts';
import type { Core } from '../core/core.ts';
import type { Match } from '../core/match.ts';
import type { State } from '../core/state.ts';
import type { Inspector } from './inspector.ts';
import { inspectorsOf } from './register.ts';

/** Expensive checks, such as recounting the scores, run once in this many decisions. */
const DECISIONS_PER_AUDIT = 256;

/** Writing all options as words is slow, too; the number is prime, so that no rhythm of a game's turns escapes it. */
const DECISIONS_PER_READING = 17;

/**
 * Watches matches of one game, one after the other: {@link begin} after each deal, {@link check} after each decision.
 * It cannot tell whether an option is missing (a second, naive generator in the tests compares those), and
 * whether chance is fair (the tests of luck do).
 */
export class Referee {
  readonly #core: Core;
  readonly #inspectors: readonly Inspector[];
  readonly #before: State;
  readonly #options = new Int32Array(MOST_OPTIONS);
  /** Per code: the check in which it was last seen among the options. */
  readonly #seen = new Int32Array(MOST_OPTIONS);
  #checks = 0;

  /**
   * @param match any match of the game, the seats, options and packs to be watched; it is not touched.
   * @throws RulesError `bad-game` when the game has no inspectors.
   */
  constructor(match: Match) {
    this.#core = match.core;
    this.#inspectors = inspectorsOf(match);
    this.#before = match.core.newState();
  }

  /** Begins to watch a match that has just been dealt. @returns the first fault as a sentence, or null. */
  begin(state: State): string | null {
    this.#before.copy(state);
    for (const inspector of this.#inspectors) {
      const fault = inspector.begin?.(state) ?? null;
      if (fault !== null) return fault;
    }
    return this.#checkOptions(state);
  }

  /**
   * Looks at the state after one more decision; not for a state that an undo has brought back.
   * @returns the first fault as a sentence, or null.
   */
  check(state: State): string | null {
    const before = this.#before;
    const { kind } = this.#core.phase(before);
    const inspectors = this.#inspectors;
    for (let i = 0; i < inspectors.length; i++) {
      const inspector = inspectors[i]!;
      if (inspector.check === undefined) continue;
      const fault = inspector.check(before, state, kind);
      if (fault !== null) return `After the decision "${kind}": ${fault}`;
    }
    const stuck = this.#checkOptions(state);
    if (stuck !== null) return stuck;
    before.copy(state);
    return state.over === 1 || this.#checks % DECISIONS_PER_AUDIT === 0 ? this.#audit(state) : null;
  }

  /** No dead ends: until the end a seat has options, with distinct codes and distinct words of the notation. */
  #checkOptions(state: State): string | null {
    const options = this.#options;
    const n = this.#core.legal(state, options);
    if (state.over === 1) return n === 0 ? null : `The match is over and ${n} options are offered.`;
    if (n < 1) return `Seat ${state.actor} has to choose and has no option.`;
    const stamp = ++this.#checks;
    for (let i = 0; i < n; i++) {
      const code = options[i]!;
      if (code < 0 || code >= MOST_OPTIONS) return `An option has the code ${code}, which no record can keep.`;
      if (this.#seen[code] === stamp) return `Two options have the code ${code}.`;
      this.#seen[code] = stamp;
    }
    return stamp % DECISIONS_PER_READING === 1 ? this.#readOptions(state, n) : null;
  }

  /** A record in notation has the words of options only: they must distinguish the options of a decision. */
  #readOptions(state: State, n: number): string | null {
    const phase = this.#core.phase(state);
    const codes = new Map<string, number>();
    for (let i = 0; i < n; i++) {
      const code = this.#options[i]!;
      const token = phase.token(state, code);
      if (!/^\S+$/.test(token))
        return `An option of the decision "${phase.kind}" is written "${token}": that is not one word.`;
      const other = codes.get(token);
      if (other !== undefined) {
        return `The options ${other} and ${code} of the decision "${phase.kind}" are both written "${token}".`;
      }
      codes.set(token, code);
    }
    return null;
  }

  #audit(state: State): string | null {
    for (const inspector of this.#inspectors) {
      const fault = inspector.audit?.(state) ?? null;
      if (fault !== null) return fault;
    }
    return this.#countScores(state);
  }

  /** Counts all points again and compares them with the engine's, line by line; then who leads. */
  #countScores(state: State): string | null {
    const core = this.#core;
    let leader = 0;
    let most = -1;
    for (let side = 0; side < core.sides; side++) {
      const counted: Record<string, number> = {};
      for (const inspector of this.#inspectors) {
        for (const [part, points] of Object.entries(inspector.points?.(state, side) ?? {})) {
          counted[part] = (counted[part] ?? 0) + points;
        }
      }
      let total = 0;
      for (const line of core.scores) {
        const { part } = line;
        const scored = line.of(state, side);
        const points = counted[part] ?? scored;
        if (scored !== points) return `Side ${side} has ${points} points for "${part}", the scores say ${scored}.`;
        total += points;
      }
      for (const part of Object.keys(counted)) {
        if (!core.scores.some((score) => score.part === part)) return `The scores lack the line "${part}".`;
      }
      const scored = core.points(state, side);
      if (scored !== total) return `Side ${side} has ${total} points in all, the scores say ${scored}.`;
      // The last of equals is the latest in turn order.
      if (total >= most) [leader, most] = [side, total];
    }
    const scored = core.leader(state);
    return scored === leader ? null : `Side ${leader} leads, the scores say ${scored}.`;
  }
}
