/** The quickest way to a claim: what is done in each of its turns, as a sentence and as lists. */

import type { SeatNames } from '@windrose/words';
import type { SolutionTurn } from '../puzzles/puzzle.ts';
import { clicksOf, isSilent, type LineChoice } from './line-choices.ts';
import { joined, listOf, type StepList } from './line-steps.ts';
import type { ReviewTexts } from './messages.ts';

/** What is told of a plan besides its steps. */
export interface Told {
  /** Sentences. */
  readonly text: string;
  /** The same as lists, where it is a way of several turns: what stands above it, and the steps of each turn; otherwise null. */
  readonly way: { readonly title: string; readonly turns: readonly StepList[] } | null;
}

/** What is told in sentences alone. */
export const sentence = (text: string): Told => ({ text, way: null });

/** A way as a sentence. */
export const wayInWords = (texts: ReviewTexts, turns: readonly SolutionTurn[], names: SeatNames): string =>
  sentenceOf(
    texts,
    turns.map((turn) => doneIn(texts, turn, names)),
  );

/** A way as a sentence and as lists. */
export function wayTold(texts: ReviewTexts, turns: readonly SolutionTurn[], names: SeatNames = []): Told {
  const { listed } = texts.messages;
  const done = turns.map((turn) => doneIn(texts, turn, names));
  return {
    text: sentenceOf(texts, done),
    way: { title: listed.way, turns: done.map((choices, at) => listOf(texts, listed.turn(at), choices)) },
  };
}

/** What is done in a turn, in the words of a way. */
export const turnInWords = (texts: ReviewTexts, turn: SolutionTurn, names: SeatNames): string =>
  joined(texts, doneIn(texts, turn, names));

const sentenceOf = (texts: ReviewTexts, turns: readonly (readonly LineChoice[])[]): string =>
  texts.messages.quickestWay(turns.map((choices) => joined(texts, choices)));

/** What is done in a turn of a way: everything that has to be clicked. */
const doneIn = (texts: ReviewTexts, { match, line }: SolutionTurn, names: SeatNames): readonly LineChoice[] =>
  clicksOf(texts, match, line, names).filter((choice) => !isSilent(choice));
