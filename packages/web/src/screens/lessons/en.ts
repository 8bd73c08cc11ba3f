/** The English texts in lessons. */

import { rival, steps } from '@windrose/analysis/lessons/en';

import type { MeanwhileTexts } from './meanwhile.ts';

export const en = {
  title: 'Learn',
  intro:
    'Your first match in ten short steps, on the real board. Each step asks for one thing; between steps the match plays itself. You can stop at any time and continue later.',
  begin: 'Begin',
  left: (step: number, of: number) => `Continue the lesson: step ${step} of ${of}`,
  goOn: (step: number) => `Continue with step ${step}`,
  again: 'Play it again',
  lesson: (game: string) => `First match: ${game}`,
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  now: (what: string, n: number, of: number) => (of === 1 ? `Now: ${what}` : `Now (${n} of ${of}): ${what}`),
  done: 'Well done.',
  wrong: 'The rules allow that, but this step is about something else. The board is back as it was.',
  next: 'Next step',
  skip: 'Skip this step',
  enlarges: 'The button “+” enlarges the chart.',
  back: 'Previous step',
  leave: 'All lessons',
  finished: 'You know the essentials.',
  finishedText: 'Finish this match, read the rest in the rules, or learn another game.',
  easiest: 'The easiest to learn next',
  rules: 'The rules',
  nextLesson: (game: string) => `Learn next: ${game}`,
  meanwhile: {
    now: 'Meanwhile',
    rounds: (from: number, to: number) =>
      from === to ? `Meanwhile round ${from} has been played.` : `Meanwhile rounds ${from} to ${to} have been played.`,
    short: (from: number, to: number, points: number) =>
      `Meanwhile: ${from === to ? `round ${from}` : `rounds ${from}–${to}`}${points > 0 ? `, +${points} for you` : ''}`,
    gained: {
      built: (n: number) => `outposts: ${n}`,
      claimed: (n: number, points: string | null) => `orders: ${n}${points === null ? '' : ` (${points})`}`,
      card: (n: number, points: string | null) => `point cards: ${n}${points === null ? '' : ` (${points})`}`,
      merchant: (n: number) => `merchant cards: ${n}`,
      explored: (n: number) => `exploration tiles: ${n}`,
      bonus: (n: number) => `bonus tiles: ${n}`,
    },
  } as MeanwhileTexts,
  playOn: 'Play on from here',
  symbols: 'Point at a symbol, press and hold it, or press ? while it has the focus to see what it means.',
  confirm: (button: string) => `press “${button}”`,
  symbolsTouched: 'Press and hold a symbol to see what it means.',
  steps,
  rival,
};

/** The texts in lessons, in one language. */
export type LessonsUi = typeof en;
