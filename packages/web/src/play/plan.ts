/**
 * A plan of the player's next turn, made during others' turns. A step is an intention rather than a code: it is carried out if
 * the same is still possible when the turn comes.
 */

import { type CodedOption, type Match, MatchLuck } from '@windrose/rules';
import { type Fact, factOf } from '@windrose/words';

import { type Blocked, blockedBy } from './blocked.ts';
import { after, type Offer } from './offers.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { revealsHidden } from './reveals.ts';
import type { TableSnapshot } from './session.ts';
import type { Targets, Thing } from './targets.ts';

/** One click of a plan. */
export interface PlanStep {
  /** Its effects, choice by choice, prices and gains included. */
  readonly facts: readonly Fact[];
  /** In words. */
  readonly label: string;
  /** The clicked thing; null for a button. */
  readonly thing: Thing | null;
  /** It reveals something: the player is asked about it when the turn comes, and nothing follows it. */
  readonly reveals: boolean;
}

/** The result of carrying out a plan. */
interface CarriedOut {
  /** The codes of what can be done, in order. */
  readonly codes: readonly number[];
  /** The number of those steps. */
  readonly done: number;
  /** The reason why the next step stopped: it is impossible, or it reveals something, which only the player may decide. */
  readonly stopped: 'gone' | 'reveals' | null;
  /** Where it reveals something: the codes to be asked about, after the others. */
  readonly asked: readonly number[];
}

/** The reason why the first step that was not done is impossible; null if it is not known. @param match the one that `codes` begin at, @param made with all that has happened */
export function whyGone(
  match: Match,
  made: Match,
  seat: number,
  steps: readonly PlanStep[],
  { codes, done, stopped }: Pick<CarriedOut, 'codes' | 'done' | 'stopped'>,
): Blocked | null {
  const step = steps[done];
  if (stopped !== 'gone' || !step) return null;
  const before = steps.slice(0, done).flatMap(({ facts }) => facts);
  return blockedBy(after(match, codes), made, seat, { facts: step.facts, before });
}

/** The options that do nothing. */
const IDLE: readonly string[] = ['stay', 'stop', 'pass', 'rest', 'keep', 'end'];
/** What is done with a card of a row whose place, and so what it costs, changes. */
const MOVED_CARDS: ReadonlySet<string> = new Set(['acquire', 'claimCard', 'claimCardWithCoin']);
/** An upper limit of the choices with which all others pass. */
const MOST = 60;

/**
 * The match at a seat's next turn if the others did nothing. Null if something would be revealed before, or the match would be
 * over.
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
  return { facts, label: offer.label, thing, reveals: offer.reveals };
}

/** Whether an option does what was planned. A card may have become cheaper, or its coin may be gone: that is asked about. */
function isMeant(fact: Fact, wanted: Fact): boolean {
  if (JSON.stringify(fact) === JSON.stringify(wanted)) return true;
  const alike = fact.kind === wanted.kind || (fact.kind.startsWith('claim') && wanted.kind.startsWith('claim'));
  return MOVED_CARDS.has(fact.kind) && alike && 'card' in fact && 'card' in wanted && fact.card === wanted.card;
}

/**
 * Carries out a plan in the current turn. A step is done completely or not at all, and the first impossible one ends the plan.
 * Decisions with a single option are taken automatically. Steps that reveal something are never done.
 */
export function carryOut(match: Match, steps: readonly PlanStep[]): CarriedOut {
  const fork = match.fork();
  const { turn } = fork;
  const seat = fork.decision?.seat;
  const codes: number[] = [];
  for (const [done, { facts }] of steps.entries()) {
    const begun = codes.length;
    for (const fact of facts) {
      for (;;) {
        const options = fork.turn === turn && fork.decision?.seat === seat ? fork.legal() : [];
        const option = options.find((one) => isMeant(factOf(fork, one), fact));
        const next = option ?? (options.length === 1 ? options[0] : undefined);
        if (!next) return { codes: codes.slice(0, begun), done, stopped: 'gone', asked: [] };
        if (revealsHidden(fork, [next.code])) {
          return {
            codes: codes.slice(0, begun),
            done,
            stopped: 'reveals',
            asked: [...codes.slice(begun), next.code],
          };
        }
        fork.choose(next.code);
        codes.push(next.code);
        if (option) break;
      }
    }
  }
  return { codes, done: steps.length, stopped: null, asked: [] };
}

/** The table on which the plan continues, how much of it is possible now and what that brings; null without a plan. */
export function planTable(
  table: TableSnapshot,
  seat: number,
  steps: readonly PlanStep[],
): {
  readonly table: TableSnapshot;
  readonly done: number;
  readonly before: Match;
  readonly outcome: Outcome;
  /** Why the next step is impossible, where that is known. */
  readonly blocked: Blocked | null;
} | null {
  const match = nextTurn(table.match, seat);
  if (!match) return null;
  const { turn } = match;
  const carried = carryOut(match, steps);
  const { codes, done, asked } = carried;
  const before = match.fork();
  const blocked = whyGone(before, table.match, seat, steps, carried);
  // The steps themselves say where the boat sails.
  const outcome = { ...outcomeOf(before, [...codes, ...asked]), route: [], cards: 0, tolls: [], acts: [] };
  for (const code of codes) match.choose(code);
  for (;;) {
    const options = isOn(match, turn, seat) ? match.legal() : [];
    const [only] = options;
    if (codes.length === 0 || options.length !== 1 || !only || revealsHidden(match, [only.code])) break;
    match.choose(only.code);
  }
  // Nothing can be planned past what nobody has seen.
  const goesOn = asked.length === 0 && isOn(match, turn, seat);
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
    done: asked.length > 0 ? done + 1 : done,
    before,
    outcome,
    blocked,
  };
}

/**
 * Where the things of a plan lie now, step by step: a card that was clicked may have moved along its row. Null for buttons, and for
 * what cannot be done any more.
 */
export function thingsNow(
  table: TableSnapshot,
  seat: number,
  steps: readonly PlanStep[],
  targetsOf: (table: TableSnapshot) => Targets,
): (Thing | null)[] {
  return steps.map((step, at) => {
    if (step.thing === null) return null;
    const there = planTable(table, seat, steps.slice(0, at));
    if (!there || there.done < at || there.table.decision === null) return null;
    const { codes, asked } = carryOut(there.table.match, [step]);
    const [code] = [...codes, ...asked];
    if (code === undefined) return null;
    const { things } = targetsOf(there.table);
    const does = (thing: Thing): boolean => (things.get(thing) ?? []).some((offer) => offer.codes[0] === code);
    return does(step.thing) ? step.thing : ([...things.keys()].find(does) ?? null);
  });
}

function isOn(match: Match, turn: number, seat: number): boolean {
  return match.turn === turn && match.decision?.seat === seat;
}
