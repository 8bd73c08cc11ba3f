/**
 * The hint that was given last. While its plan is followed, whoever asks again is told the rest of it: thinking anew would often find
 * another plan that is as good, and lead back and forth.
 */

import type { Aim } from '@windrose/analysis';
import type { Match } from '@windrose/rules';

/** A hint: the choices of the match before it, and those of its plan. */
interface GivenHint {
  readonly core: Match['core'];
  readonly before: readonly number[];
  readonly line: readonly number[];
  /** The claim the plan leads to; undefined until it is known. */
  aim: Aim | undefined;
}

let given: GivenHint | null = null;

const codesOf = ({ choices }: Match): readonly number[] => choices.map(({ option }) => option.code);

/** Remembers a hint. @param match at the decision that its plan begins with */
export function rememberHint(match: Match, line: readonly number[]): void {
  given = { core: match.core, before: codesOf(match), line, aim: undefined };
}

/** Remembers what the last hint leads to. @param match at the decision that its plan begins with */
export function rememberAim(match: Match, aim: Aim): void {
  if (given?.core === match.core && given.before.length === match.choices.length) given.aim = aim;
}

/**
 * The rest of the plan of the last hint, and whether it has been begun; null if something else has been chosen since, if it is done, or
 * if it is not possible any more.
 */
export function restOfHint(
  match: Match,
): { readonly line: readonly number[]; readonly begun: boolean; readonly aim: Aim | undefined } | null {
  if (given?.core !== match.core) return null;
  const { before, line, aim } = given;
  const made = codesOf(match);
  const planned = [...before, ...line];
  if (made.length < before.length || made.some((code, at) => code !== planned[at])) return null;
  const rest = planned.slice(made.length);
  if (!match.legal().some(({ code }) => code === rest[0])) return null;
  const begun = made.length > before.length;
  // What could have been claimed instead is past once the plan has been begun.
  return { line: rest, begun, aim: begun && aim ? { ...aim, passes: null } : aim };
}
