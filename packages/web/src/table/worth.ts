/** What things are for now: provided by the table on screen, used by previews and explanations. */

import type { Match } from '@windrose/rules';
import { useEffect } from 'react';

import type { Offer } from '../play/offers.ts';
import type { Thing } from '../play/targets.ts';

/** What a thing can be chosen for. */
export interface Choices {
  readonly match: Match;
  readonly names: readonly string[];
  /** At least one. */
  readonly offers: readonly Offer[];
}

/** What a table says about its things. */
export interface TableAnswers {
  /** What a thing can be chosen for; null if it cannot be chosen. */
  readonly choices: (thing: Thing) => Choices | null;
  /** Why a thing cannot be chosen; null where there is nothing to say. */
  readonly whyNot: (thing: Thing) => Promise<string | null>;
}

let current: TableAnswers | null = null;
const listeners = new Set<() => void>();

/** Registers what a table says while it is mounted. @param answers stable while nothing changes. */
export function useTableAnswers(answers: TableAnswers): void {
  useEffect(() => {
    current = answers;
    for (const listener of listeners) listener();
    return () => {
      if (current === answers) current = null;
    };
  }, [answers]);
}

/** What a thing can be chosen for now; null if it cannot be chosen. */
export function choicesOf(thing: string): Choices | null {
  return current?.choices(thing as Thing) ?? null;
}

/** Why a thing cannot be chosen now. */
export async function whyNotNow(thing: string): Promise<string | null> {
  return (await current?.whyNot(thing as Thing)) ?? null;
}

/** Calls whenever something else can be chosen. Returns what ends it. */
export function watchChoices(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
