/** The English texts in lessons. */

import { rival, steps } from '@windrose/analysis/lessons/en';

import type { MeanwhileTexts } from './meanwhile.ts';

const COLOURS = { Y: 'yellow', R: 'red', G: 'green', B: 'brown' } as const;

/** "a, b and c". */
function and(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

/** What somebody got, with its number and what it is worth. */
function counted(n: number, did: string, one: string, other: string, points: string | null = null): string {
  return `${did} ${n === 1 ? one : `${n} ${other}`}${points === null ? '' : ` for ${points}`}`;
}

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
  /** In the ribbon, where whose turn it is stands otherwise. */
  stepDone: { title: 'This step is done', todo: 'Go on to the next step' },
  lessonDone: { title: 'The lesson is done', todo: 'Play on, or learn another game' },
  wrong: 'The rules allow that, but this step is about something else. The board is back as it was.',
  next: 'Next step',
  skip: 'Skip this step',
  enlarges: 'The button “+” enlarges the chart.',
  /** Unfolds the rest of a text. */
  more: 'More',
  back: 'Previous step',
  leave: 'All lessons',
  finished: 'You know the essentials.',
  finishedText: 'Finish this match, read the rest in the rules, or learn another game.',
  easiest: 'The easiest to learn next',
  first: 'Begin with this one',
  rules: 'The rules',
  nextLesson: (game: string) => `Learn next: ${game}`,
  meanwhile: {
    now: 'Meanwhile',
    passing: { title: 'The match plays on', todo: 'Watch, or go to the next step' },
    held: { title: 'The match waits for you', todo: 'Go on when you have read what happened' },
    forYou: 'Until the next step the lesson plays for you, too.',
    hold: 'Pause',
    goOn: 'Go on',
    inRound: (round: number) => `Meanwhile: round ${round}`,
    toStep: 'To the next step',
    watch: 'Watch it',
    rounds: (from: number, to: number) =>
      from === to ? `Meanwhile round ${from} has been played.` : `Meanwhile rounds ${from} to ${to} have been played.`,
    short: (from: number, to: number, points: number) =>
      `Meanwhile: ${from === to ? `round ${from}` : `rounds ${from}–${to}`}${points > 0 ? `, +${points} for you` : ''}`,
    gained: {
      built: ({ n, names }) =>
        names.length === 0
          ? counted(n, 'built', 'an outpost', 'outposts')
          : `built ${n === 1 ? 'an outpost' : 'outposts'} on ${and(names)}`,
      claimed: ({ n, points }) => counted(n, 'claimed', 'an order', 'orders', points),
      card: ({ n, points }) => counted(n, 'claimed', 'a point card', 'point cards', points),
      merchant: ({ n, names }) => (n === 1 ? `took the card ${and(names)}` : `took the cards ${and(names)}`),
      explored: ({ n }) => counted(n, 'took', 'an exploration tile', 'exploration tiles'),
      bonus: ({ n }) => counted(n, 'took', 'a bonus tile', 'bonus tiles'),
    },
    trades: (n) => `traded ${times(n)}`,
    deeds: {
      sailed: (to, cards) =>
        cards.length === 0
          ? `sailed to ${to}`
          : `paid with the card${cards.length === 1 ? '' : 's'} ${and(cards)} to sail to ${to}`,
      placed: (n, at) => `placed ${n === 1 ? 'a settler' : `${n} settlers`} on ${at}`,
      sent: (n) => `placed ${n === 1 ? 'a settler' : `${n} settlers`} on a card of the trade route`,
      built: (at, points) =>
        `built an outpost ${at === null ? 'there' : `on ${at}`}${points === null ? '' : ` (${points})`}`,
      traded: (what) => `traded ${what}`,
      often: (what, n) => `${what}${n === 1 ? '' : ` (${times(n)})`}`,
      upgraded: (whats) => `upgraded ${and(whats)}`,
      upgrade: (from, to) => `${from} to ${COLOURS[to]}`,
      took: (cubes) => `took ${cubes}`,
      heap: (cubes) => `picked up ${cubes}`,
      card: (points) => `claimed a point card for ${points}`,
      claimed: (at, points) => `claimed the order in ${at} for ${points}`,
      merchant: (name) => `took the card ${name}`,
      routed: (name) => `added the card ${name} to the trade route`,
      played: (name, effect) => `played the card ${name}${effect === null ? '' : ` (${effect})`}`,
      rested: (n) => (n === 1 ? 'rested' : `rested ${times(n)}`),
      bonus: (tile) => `took a bonus tile (${tile})`,
      explored: (tile) => `took an exploration tile (${tile})`,
      discarded: (cubes) => `gave up ${cubes}`,
    },
    you: (clauses, then) => `${then ? 'then you' : 'you'} ${clauses}.`,
    theirs: (deed) => deed,
    thisTurn: (clauses) => `In this turn you ${clauses}.`,
    quoted: (name) => `“${name}”`,
  } as MeanwhileTexts,
  playOn: 'Play on from here',
  ownMatch: 'Play a new match',
  symbols: 'Point at a symbol, press and hold it, or press ? while it has the focus to see what it means.',
  confirm: (button: string) => `press “${button}”`,
  symbolsTouched: 'Press and hold a symbol to see what it means.',
  steps,
  rival,
};

/** The texts in lessons, in one language. */
export type LessonsUi = typeof en;
