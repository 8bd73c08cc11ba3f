/** The choices of a line told as steps: what belongs together is one step, and what goes without saying is none. */

import type { LineChoice } from './line-choices.ts';
import type { ReviewTexts } from './messages.ts';

/** Steps one below the other. */
export interface StepList {
  /** What stands above them. */
  readonly title: string;
  readonly steps: readonly string[];
}

/** Options that say nothing where something else follows. */
const PASSING: readonly string[] = ['stop', 'leave'];

/** One sentence of several choices. */
export const joined = (texts: ReviewTexts, choices: readonly LineChoice[]): string =>
  texts.messages.line(stepsOf(texts, choices));

/** Several choices as a list. */
export const listOf = (texts: ReviewTexts, title: string, choices: readonly LineChoice[]): StepList => ({
  title,
  steps: stepsOf(texts, choices).map((step) => texts.messages.listed.step(step)),
});

/** Choices as steps: what a step lets one upgrade belongs to it; where that step is past, each upgrade is one. */
function stepsOf(texts: ReviewTexts, choices: readonly LineChoice[]): readonly string[] {
  const steps: { readonly text: string; readonly upgrades: string[]; readonly isUpgrade: boolean }[] = [];
  for (const { text, upgrades } of partsOf(texts, choices)) {
    const before = steps.at(-1);
    if (upgrades && before && !before.isUpgrade) before.upgrades.push(text);
    else steps.push({ text, upgrades: [], isUpgrade: upgrades });
  }
  return steps.map(({ text, upgrades }) => (upgrades.length === 0 ? text : texts.messages.upgrading(text, upgrades)));
}

/** The same choice several times in a row, and a trade made again, are counted; steps of a boat in a row are one way. */
export function partsOf(
  { messages, words }: ReviewTexts,
  choices: readonly LineChoice[],
): { readonly text: string; readonly upgrades: boolean }[] {
  const parts: {
    text: string;
    paid: string;
    readonly trades: boolean;
    readonly before: number;
    readonly upgrades: boolean;
    times: number;
    readonly way: string[] | null;
  }[] = [];
  for (const { text, trades, again, before, pays, upgrades, steps } of toldOf(choices)) {
    const last = parts.at(-1);
    // What they pay for may have been chosen before the line.
    if (pays !== null && last) last.paid += pays;
    else if (last?.way && steps !== null) {
      last.text = text;
      last.way.push(steps);
    } else if (last && (last.text === text || (again && last.trades))) last.times++;
    else
      parts.push({
        text: pays === null ? text : '',
        paid: pays ?? '',
        trades,
        before,
        upgrades,
        times: 1,
        way: steps === null ? null : [steps],
      });
  }
  return parts.map(({ text, paid, trades, before, upgrades, times, way }) => {
    if (paid !== '') {
      const cubes = words.cubes(paid);
      return { text: text === '' ? messages.pays(cubes) : messages.paying(text, cubes), upgrades };
    }
    if (way && way.length > 1) return { text: messages.way(text, way.slice(0, -1)), upgrades };
    if (times === 1) return { text, upgrades };
    // A trade may be called one made again: how often it is made in all is no riddle.
    const told = trades ? messages.trades(text, before + times, before > 0) : messages.times(text, times);
    return { text: told, upgrades };
  });
}

/** The choices without those that are said by what comes after them. */
const toldOf = (choices: readonly LineChoice[]): readonly LineChoice[] =>
  choices.filter(({ sails, kind }, at) => {
    const isLast = at === choices.length - 1;
    // That one sails is said by where to, and that one stops, or leaves cubes, on the way to something by what it is for.
    return isLast || !(sails || (at > 0 && PASSING.includes(kind)));
  });
