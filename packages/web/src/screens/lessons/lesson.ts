/** The parts of the table on which a step of a lesson is done. */

import { type LessonStep, nextOption } from '@windrose/analysis/lessons';
import { type AnyOf, type CodedOption, type Match, required } from '@windrose/rules';

import type { Anchor } from '../../anchors/anchors.ts';

/** Options that have no place of their own on the table: a click on what they lead to chooses both. */
const LEADING: ReadonlySet<string> = new Set(['move', 'stay', 'stop']);

/** What a step asks for next. */
export interface Asked {
  readonly option: CodedOption;
  /** The match in which it is chosen. */
  readonly match: Match;
  /** The codes that choose it: its own, after those of the options that lead to it. */
  readonly codes: readonly number[];
  /** Which of the step's tasks it is, from 1, and how many there are. */
  readonly number: number;
  readonly of: number;
}

/**
 * What a step asks for next, as the table offers it.
 * @param match a match that began as the step does, in which the beginning of what it asks for has been chosen, and not all of it
 */
export function askedOf(step: LessonStep, match: Match): Asked {
  const ahead = step.match.fork();
  const tasks: (Pick<Asked, 'option' | 'match'> & { readonly end: number })[] = [];
  for (const [at, code] of step.codes.entries()) {
    const option = required(nextOption(step, ahead), `option of the step ${step.id}`);
    const there = ahead.fork();
    ahead.choose(code);
    const end = at + 1;
    if (!LEADING.has(option.kind) || end === step.codes.length) tasks.push({ option, match: there, end });
  }
  const made = match.version - step.match.version;
  const index = tasks.findIndex(({ end }) => end > made);
  const { end, ...task } = required(tasks[index], `task of the step ${step.id}`);
  return { ...task, codes: step.codes.slice(made, end), number: index + 1, of: tasks.length };
}

/** The anchors by which an option is chosen: its button, or the thing it is about. @param codes those that choose it */
export function pointsAt(option: CodedOption, codes: readonly number[] = [option.code]): Anchor[] {
  const { kind, to, at, stack, cube, tile, card, slot, from, a, b }: AnyOf<CodedOption> = option;
  const anchors: Anchor[] = [`offer ${codes.join()}`];
  for (const place of [to, at]) {
    if (typeof place === 'string') anchors.push(`place ${place}`, `choose place ${place}`, `choose location ${place}`);
  }
  if (kind === 'play' && typeof card === 'string') anchors.push(`choose hand ${card}`);
  if (kind === 'lay' && typeof card === 'string') anchors.push(`choose ${from === 'played' ? from : 'hand'} ${card}`);
  if ((kind === 'acquire' || kind === 'merchant') && typeof slot === 'number') anchors.push(`choose market ${slot}`);
  if (kind === 'route' && typeof slot === 'number') anchors.push(`choose route ${slot}`);
  if (kind === 'swap') {
    for (const place of [a, b]) if (typeof place === 'number') anchors.push(`choose route ${place}`);
  }
  if (kind === 'claim' && typeof slot === 'number') anchors.push(`choose card ${slot}`);
  if (typeof stack === 'number') anchors.push(`choose stack ${stack}`);
  if (typeof cube === 'string') anchors.push(`choose cube ${cube}`);
  if (typeof tile === 'string') anchors.push(`choose beside ${tile}`, `choose supply ${tile}`);
  return anchors;
}

/** The steps whose text speaks of a part of the table that a phone shows below the map. */
const NEAR: Readonly<Record<string, Readonly<Record<string, 'own' | 'others'>>>> = {
  'eastern-wonders': { build: 'own' },
  'eastern-wonders-solo': { order: 'others' },
  'new-world': { rest: 'own' },
  'east-to-west-1': { rest: 'own' },
  'east-to-west-2': { column: 'own' },
  'east-to-west-3': { rest: 'own', bonus: 'own' },
};

/** The part of the table that a step speaks of, where a phone would not show it. */
export function partOf(game: string, step: string): 'own' | 'others' | undefined {
  return NEAR[game]?.[step];
}
