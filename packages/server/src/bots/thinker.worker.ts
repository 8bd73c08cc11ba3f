/** The thread in which bots think. It is told what a seat may know, and tells what it chooses. */

import { parentPort } from 'node:worker_threads';

import { type Bot, createBot, type Level } from '@windrose/bots';
import { loadMatch, type MatchRecord, RulesError } from '@windrose/rules';

/** A position and who has to choose in it. */
export interface Question {
  readonly number: number;
  /** The public record: what was drawn, not the secret. */
  readonly record: MatchRecord;
  readonly level: string;
}

export type Answer = { readonly number: number } & ({ readonly codes: readonly number[] } | { readonly fault: string });

/** A turn has fewer choices than this. */
const MOST_CHOICES = 200;

/** Chooses until the turn is over, another seat has to choose, or something is turned up that nobody knows yet. */
function think({ record, level }: Question): number[] {
  const match = loadMatch(record);
  const { seat } = match.decision!;
  const { turn } = match;
  const bot: Bot = createBot({
    core: match.core,
    seed: crypto.getRandomValues(new Uint32Array(1))[0]!,
    level: level as Level,
  });
  const codes: number[] = [];
  while (match.decision?.seat === seat && match.turn === turn && codes.length < MOST_CHOICES) {
    const code = bot.chooseFor(match);
    codes.push(code);
    try {
      match.choose(code);
    } catch (error) {
      if (error instanceof RulesError && error.code === 'untold-luck') break;
      throw error;
    }
  }
  return codes;
}

parentPort!.on('message', (question: Question) => {
  const { number } = question;
  let answer: Answer;
  try {
    answer = { number, codes: think(question) };
  } catch (error) {
    answer = { number, fault: String(error) };
  }
  parentPort!.postMessage(answer);
});
