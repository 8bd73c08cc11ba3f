/** The common interface of players: our bots, the yardsticks, and other people's programs. */

import { type CodedOption, type Core, type Match, type Option, sameOption, type View } from '@windrose/rules';
import type { Budget } from './levels.ts';

/** A question to a player: one decision of a match, with everything that its seat may see. */
export interface Question {
  /** The match as it stands. The player may read it and `fork` it; it must not choose in it. */
  readonly match: Match;
  /** The seat that has to choose. */
  readonly seat: number;
  /** Everything that may be chosen; at least one option. */
  readonly options: readonly CodedOption[];
  /** The seat's view, in the format of the engine protocol. Computed on first access. */
  readonly view: View;
  /** The thinking time of a turn; unlimited if empty. */
  readonly budget: Budget;
}

/** One of the options: its code, or the option itself. */
export type Answer = number | Option;

/** Plays one seat of one match. */
export interface Player {
  /** Chooses one of the options. */
  decide(question: Question): Answer | Promise<Answer>;
  /** The match ends for this seat. */
  end?(match: Match): void;
}

/** The input for a player that sits down. */
export interface Seating {
  readonly match: Match;
  /** The core of the match, for search by codes. */
  readonly core: Core;
  readonly seat: number;
  /** Any 32-bit number: for the player's own chance, which never is the match's. */
  readonly seed: number;
  readonly budget: Budget;
}

/**
 * Makes a player for one seat of one match: the default export of a player's module. A plain function that answers
 * questions is a valid player.
 */
export type MakePlayer = (seating: Seating) => Player | Player['decide'] | Promise<Player | Player['decide']>;

/** The question that a match asks at the moment. @throws RangeError when it is over. */
export function questionOf(match: Match, budget: Budget = {}): Question {
  const { decision } = match;
  if (decision === null) throw new RangeError('the match is over, nothing can be chosen');
  let view: View | null = null;
  return {
    match,
    seat: decision.seat,
    options: match.legal(),
    get view() {
      return (view ??= match.view(decision.seat));
    },
    budget,
  };
}

/** The code of the option that an answer means. @throws RangeError when it means none. */
export function codeOf({ options }: Question, answer: unknown): number {
  const found = options.find((option) => option.code === answer || means(answer, option));
  if (found) return found.code;
  const allowed = options.map(({ code, kind }) => `${code} (${kind})`).join(', ');
  throw new RangeError(`it chose ${JSON.stringify(answer) ?? 'nothing'}, which is not legal; allowed are ${allowed}`);
}

/** Whether an answer names an option: by its code, or by all its fields. */
function means(answer: unknown, option: CodedOption): boolean {
  if (typeof answer !== 'object' || answer === null) return false;
  return 'code' in answer && answer.code !== undefined ? answer.code === option.code : sameOption(answer, option);
}
