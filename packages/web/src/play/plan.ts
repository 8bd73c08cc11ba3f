/**
 * A plan of one's own next turn, made while others move. A step is what was meant, not the code that it had then: when
 * the turn comes it is carried out as far as the same can still be done.
 */

import { type CodedOption, type Match, MatchLuck } from '@windrose/rules';
import { type Fact, factOf } from '@windrose/words';

import type { Offer } from './offers.ts';
import { revealsHidden } from './reveals.ts';
import type { Table } from './session.ts';
import type { Thing } from './targets.ts';

/** One click of a plan. */
export interface PlanStep {
  /** What it does, choice by choice: prices and gains are part of it. */
  readonly facts: readonly Fact[];
  /** In words. */
  readonly label: string;
  /** What was clicked; null for a button. */
  readonly thing: Thing | null;
}

/** What has come of a plan. */
interface CarriedOut {
  /** The codes of what can be done, in order. */
  readonly codes: readonly number[];
  /** How many steps that is. */
  readonly done: number;
  /** What is in the way of the next step: it can't be done (so), or it reveals something, which nobody else decides. */
  readonly stopped: 'gone' | 'reveals' | null;
}

/** How a turn is spent by who does nothing. */
const IDLE: readonly string[] = ['stay', 'stop', 'pass', 'rest', 'keep', 'end'];
/** More choices than all others need for doing nothing. */
const MOST = 60;

/**
 * The match as it would be at the next turn of a seat if the others did nothing until then. Null where that can't be
 * said: something hidden would be turned up, or the match would be over.
 */
export function nextTurn(match: Match, seat: number): Match | null {
  const fork = match.fork(new MatchLuck('plan'));
  for (let choices = 0; choices < MOST && fork.decision !== null; choices++) {
    if (fork.mover === seat && fork.decision.seat === seat) return fork;
    const options = fork.legal();
    const option = options.toSorted((a, b) => idleness(a) - idleness(b))[0];
    if (!option || revealsHidden(fork, [option.code])) return null;
    fork.choose(option.code);
  }
  return null;
}

function idleness({ kind }: CodedOption): number {
  const at = IDLE.indexOf(kind);
  return at < 0 ? IDLE.length : at;
}

/** The step that an offer is. @param match the one of whose decision the offer begins. */
export function stepOf(match: Match, offer: Offer, thing: Thing | null): PlanStep {
  const fork = match.fork(new MatchLuck('plan'));
  const facts = offer.codes.flatMap((code) => {
    const option = fork.legal().find((one) => one.code === code);
    if (!option) return [];
    const fact = factOf(fork, option);
    fork.choose(code);
    return [fact];
  });
  return { facts, label: offer.label, thing };
}

/**
 * Finds what of a plan can be done at the running turn. A step is done whole or not at all, and after one that can't be
 * done none is. What leaves no choice is done on the way. Nothing that reveals something is ever done.
 */
export function carryOut(match: Match, steps: readonly PlanStep[]): CarriedOut {
  const fork = match.fork();
  const { turn } = fork;
  const seat = fork.decision?.seat;
  const codes: number[] = [];
  for (const [done, { facts }] of steps.entries()) {
    const begun = codes.length;
    for (const fact of facts) {
      const wanted = JSON.stringify(fact);
      for (;;) {
        const options = fork.turn === turn && fork.decision?.seat === seat ? fork.legal() : [];
        const option = options.find((one) => JSON.stringify(factOf(fork, one)) === wanted);
        const next = option ?? (options.length === 1 ? options[0] : undefined);
        if (!next) return { codes: codes.slice(0, begun), done, stopped: 'gone' };
        if (revealsHidden(fork, [next.code])) return { codes: codes.slice(0, begun), done, stopped: 'reveals' };
        fork.choose(next.code);
        codes.push(next.code);
        if (option) break;
      }
    }
  }
  return { codes, done: steps.length, stopped: null };
}

/** The table at which a plan is gone on with, and how much of the plan could be carried out now; null where none is. */
export function planTable(
  table: Table,
  seat: number,
  steps: readonly PlanStep[],
): { readonly table: Table; readonly done: number } | null {
  const match = nextTurn(table.match, seat);
  if (!match) return null;
  const { turn } = match;
  const { codes, done } = carryOut(match, steps);
  for (const code of codes) match.choose(code);
  for (;;) {
    const options = isOn(match, turn, seat) ? match.legal() : [];
    const [only] = options;
    if (codes.length === 0 || options.length !== 1 || !only || revealsHidden(match, [only.code])) break;
    match.choose(only.code);
  }
  const goesOn = isOn(match, turn, seat);
  return {
    table: {
      ...table,
      match,
      stage: 'choice',
      mover: seat,
      seat,
      decision: goesOn ? match.decision : null,
      options: goesOn ? match.legal() : [],
      canUndo: false,
      settled: match.version,
      botFailed: false,
    },
    done,
  };
}

function isOn(match: Match, turn: number, seat: number): boolean {
  return match.turn === turn && match.decision?.seat === seat;
}
