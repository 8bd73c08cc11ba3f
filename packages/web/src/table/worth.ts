/** The current uses of things, provided by the table on screen and read by previews and explanations. */

import type { Match } from '@windrose/rules';
import { useEffect } from 'react';

import type { Offer } from '../play/offers.ts';
import type { Thing } from '../play/targets.ts';

/** The offers of a thing. */
export interface Choices {
  readonly match: Match;
  readonly names: readonly string[];
  /** At least one. */
  readonly offers: readonly Offer[];
}

/** Answers of the table on screen. */
export interface TableAnswers {
  /** The offers of a thing; null if it cannot be chosen. */
  readonly choices: (thing: Thing) => Choices | null;
  /** The reason why a thing cannot be chosen; null if there is none to give. */
  readonly whyNot: (thing: Thing) => Promise<string | null>;
  /** What the others have done there since the player's own last turn, as a sentence or several; null for nothing. */
  readonly happened: (thing: Thing) => string | null;
}

let current: TableAnswers | null = null;
const listeners = new Set<() => void>();

/** Registers the answers of a table while it is mounted. @param answers stable while nothing changes. */
export function useTableAnswers(answers: TableAnswers): void {
  useEffect(() => {
    current = answers;
    for (const listener of listeners) listener();
    return () => {
      if (current === answers) current = null;
    };
  }, [answers]);
}

/** The current offers of a thing; null if it cannot be chosen. */
export function choicesOf(thing: string): Choices | null {
  return current?.choices(thing as Thing) ?? null;
}

/** The reason why a thing cannot be chosen now. */
export async function whyNotNow(thing: string): Promise<string | null> {
  return (await current?.whyNot(thing as Thing)) ?? null;
}

/** What the others have done at a thing since the player's own last turn; null for nothing. */
export const happenedTo = (thing: string): string | null => current?.happened(thing as Thing) ?? null;

/** Calls `listener` whenever the offers change. Returns a function that stops this. */
export function watchChoices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
