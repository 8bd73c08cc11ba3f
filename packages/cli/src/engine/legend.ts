/**
 * The legend of a game: the meaning of the numbers that programs get. Phases are numbered as in the feature `phase`; codes
 * are collected from random matches that half of the time prefer choices with points, so rare codes may be missing.
 */

import {
  type Core,
  FastLuck,
  Features,
  type Match,
  MOST_OPTIONS,
  type GameId,
  type MatchOptions,
  required,
} from '@windrose/rules';

/** The number of decisions played to collect codes. */
const DECISIONS = 30_000;

/** Options that bring points or bonus tiles. */
const GAINFUL = new Set(['claim', 'build', 'card', 'tile', 'explore', 'bonus']);

/** Fields with more values than this are described by the first ones. */
const MOST_VALUES = 64;

/** The meaning of a code in one phase: the kind of the option, and for each of its fields the values seen with this code. */
export interface CodeLegend {
  readonly code: number;
  readonly kind: string;
  readonly fields: Readonly<Record<string, readonly (string | number)[]>>;
}

/** A phase with a decision. */
export interface PhaseLegend {
  /** Its number: the value of the feature `phase`. */
  readonly phase: number;
  /** The kind of the decision, as in `legal`. */
  readonly kind: string;
  /** Whether it belongs to the set-up, before the first turn. */
  readonly setUp: boolean;
  readonly codes: readonly CodeLegend[];
}

/** The meaning of a game's numbers, for one number of seats and one set of options. */
export interface Legend {
  readonly game: GameId;
  readonly seats: number;
  readonly options: MatchOptions;
  readonly phases: readonly PhaseLegend[];
  readonly features: Pick<Features, 'size' | 'fields'>;
}

/** The legend of a match's game with its seats and options. */
export function legendOf(match: Match): Legend {
  const { core } = match;
  const { fields, size } = new Features(core);
  return {
    game: match.game.id,
    seats: match.seats,
    options: match.options,
    phases: phasesOf(core),
    features: { size, fields },
  };
}

function phasesOf(core: Core): PhaseLegend[] {
  const seen = core.assembly.chain.map(() => new Map<string, Seen>());
  const luck = new FastLuck(1);
  const state = core.newState();
  const codes = new Int32Array(MOST_OPTIONS);
  core.deal(state, luck);
  for (let decision = 0; decision < DECISIONS; decision++) {
    if (state.over === 1) core.deal(state, luck);
    const phase = core.phase(state);
    const n = core.legal(state, codes);
    const options = Array.from(codes.subarray(0, n), (code) => ({ code, ...phase.option(state, code) }));
    const entry = required(seen[state.phase], 'phase of the chain');
    for (const { code, ...option } of options) note(entry, code, option);
    // At random alone hardly anything is ever claimed: half of all decisions take what brings points.
    const gainful = luck.draw(2) === 0 ? options.filter(({ kind }) => GAINFUL.has(kind)) : [];
    const choices = gainful.length > 0 ? gainful : options;
    core.apply(state, required(choices[luck.draw(choices.length)], 'option').code, luck);
  }
  return core.assembly.chain.flatMap(({ kind }, phase) => {
    const options = [...(seen[phase]?.values() ?? [])];
    if (kind === '' || options.length === 0) return [];
    const sorted = options.toSorted((a, b) => a.code - b.code || (a.kind < b.kind ? -1 : 1));
    return [{ phase, kind, setUp: phase < core.assembly.setUp, codes: sorted.map(readable) }];
  });
}

interface Seen {
  readonly code: number;
  readonly kind: string;
  readonly fields: Map<string, Set<string | number>>;
}

function note(seen: Map<string, Seen>, code: number, option: { readonly kind: string }): void {
  const key = `${code} ${option.kind}`;
  let entry = seen.get(key);
  if (!entry) seen.set(key, (entry = { code, kind: option.kind, fields: new Map() }));
  for (const [name, value] of Object.entries(option)) {
    if (name === 'kind') continue;
    let values = entry.fields.get(name);
    if (!values) entry.fields.set(name, (values = new Set()));
    if (values.size < MOST_VALUES) values.add(value as string | number);
  }
}

function readable({ code, kind, fields }: Seen): CodeLegend {
  return {
    code,
    kind,
    fields: Object.fromEntries([...fields].map(([name, values]) => [name, [...values].toSorted(byValue)])),
  };
}

/** Numbers by size, texts by letter. */
function byValue(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a) < String(b) ? -1 : 1;
}
