/** A plan outlasts a visit to another page and a reload of its own: it is kept for the tab, until the seat has had a turn. */

import type { Match } from '@windrose/rules';

import type { PlanStep } from '../play/plan.ts';

const KEY = 'windrose/plan';

interface KeptPlan {
  /** The id of the match. */
  readonly match: string;
  /** Its length when the plan was changed last. */
  readonly version: number;
  readonly steps: readonly PlanStep[];
}

function read(): KeptPlan | null {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptPlan | null;
  } catch {
    return null;
  }
}

/** Keeps the plan of a match in place of any other; without steps its own is forgotten. */
export function keepPlan(match: string, version: number, steps: readonly PlanStep[]): void {
  try {
    if (steps.length > 0) sessionStorage.setItem(KEY, JSON.stringify({ match, version, steps } satisfies KeptPlan));
    else if (read()?.match === match) sessionStorage.removeItem(KEY);
  } catch {
    // Then it lasts as long as the page.
  }
}

/** The plan kept for a seat of a match; empty if there is none, or the seat has chosen something since. */
export function keptPlan(id: string, match: Match, seat: number): readonly PlanStep[] {
  const kept = read();
  if (kept?.match !== id || kept.version > match.version) return [];
  return match.choices.slice(kept.version).some((choice) => choice.seat === seat) ? [] : kept.steps;
}
