/** Locations: spaces on the boards where settlers are placed to do something. */

// oxlint-disable typescript/no-non-null-assertion -- the layout gives every seat, location and stack its cell, and tables of components have an entry per id

import { lowestBit } from '../core/bits.ts';
import { declareEvents, EVENT_IDS } from '../core/events.ts';
import type { Luck } from '../core/luck.ts';
import { addUpTo, type Bundle, exchangeMask, isLight } from '../core/spice.ts';
import { cellOf, declareRows, type NumberName, type State } from '../core/state.ts';
import type { TurnChoice } from '../core/turn-choice.ts';
import { NO_OPTION } from '../core/phase.ts';
import { required } from '../core/required.ts';
import { Affordable } from '../hold/affordable.ts';
import { canTrade } from '../hold/trade.ts';
import '../hold/gain.ts';
import './pending.ts';
import type { Recall } from './rest.ts';

declare module '../core/state.ts' {
  interface State {
    /** Per seat: settlers on its board, ready to be placed. */
    readonly ready: Int32Array;
    /** Per seat: settlers in its reserve. */
    readonly reserve: Int32Array;
    /** Per location: how many settlers stand there. */
    readonly settlers: Int32Array;
    /** Per location: the seat whose settlers stand there, counted from 1; 0 when none do. */
    readonly holder: Int32Array;
    /** Per location: the exploration tile that covers it, or -1. */
    readonly covered: Int32Array;
    /** Bits of the locations that an exploration tile covers. */
    readonly closed: Int32Array;
    /** Per seat: bits of the locations where its settlers stand. */
    readonly occupied: Int32Array;
    /** Per location: settlers it asks of a seat that is not there, helps aside. */
    readonly asked: Int32Array;
    /** Per seat, five a seat: native help cards of each landmark; the last cell is for locations without one and stays 0. */
    readonly help: Int32Array;
    /** Per seat, five a seat: what the tool cards of each landmark yield, a bundle; the last cell as in `help`. */
    readonly tool: Int32Array;
  }
}

declareRows(
  {
    ready: 'number',
    reserve: 'number',
    settlers: 'number',
    holder: 'number',
    covered: 'number',
    closed: 'set',
    occupied: 'set',
    asked: 'number',
    help: 'number',
    tool: 'bundle',
  },
  (Fields) =>
    class extends Fields {
      override readonly ready = this.view('ready');
      override readonly reserve = this.view('reserve');
      override readonly settlers = this.view('settlers');
      override readonly holder = this.view('holder');
      override readonly covered = this.view('covered');
      override readonly closed = this.view('closed');
      override readonly occupied = this.view('occupied');
      override readonly asked = this.view('asked');
      override readonly help = this.view('help');
      override readonly tool = this.view('tool');
    },
);

/** The events it emits. */
const EVENTS = {
  /** Settlers were placed on a location. */
  placed: { seat: 'number', at: 'location', count: 'number' },
  /** Settlers had to leave a location; they are back on their owner's board. */
  ousted: { seat: 'number', at: 'location', count: 'number' },
  /** Settlers came from the reserve to the board. */
  settled: { seat: 'number', count: 'number' },
  /** Tools yielded cubes. */
  tools: { seat: 'number', at: 'location', cubes: 'cubes' },
} as const;
type Events = typeof EVENTS;
declare module '../core/events.ts' {
  interface EventShapes extends Events {}
  interface ComponentNames {
    /** The locations of the boards. */
    readonly location: readonly string[];
  }
}
declareEvents(EVENTS);

/** The number of kinds of landmarks. */
export const LANDMARK_COUNT = 4;

/** Stands for the landmark of a location that has none: nothing ever helps or yields there. */
export const NO_LANDMARK = 4;

/** In `state.help` and `state.tool`: how many cells a seat has. */
export const LANDMARK_CELLS = LANDMARK_COUNT + 1;

// The same for this file: compiled code looks up an exported constant at every use, and these are known to it.
const MARKS = LANDMARK_COUNT;
const OWN_CELLS = LANDMARK_CELLS;
const NO_MARK = NO_LANDMARK;

/**
 * Returns the locations among some (bits) whose action is possible for the mover when it comes there with a hold. What is possible with
 * a hold must be possible with more cubes, too, as long as there is room for them.
 */
export type Where = (state: State, locations: number, hold: Bundle) => number;

/** An action that does no more than take cubes from the supply and set bits of a number that every state has. */
export interface PlainEffect {
  readonly gain: Bundle;
  readonly sets: NumberName;
  readonly bits: number;
}

/** The action of a location. Its automatic part happens immediately; later phases ask for its choices. */
export interface LocationAction {
  /** The bundle that it always takes from the hold first; 0 for none. */
  readonly give: Bundle;
  /** The bundle that it then adds. */
  readonly take: Bundle;
  /** A further condition; null when `give` and `take` suffice. Locations that share a condition are checked in one call. */
  readonly can: Where | null;
  /** Whether it may add 64 cubes of a spice or more beside `take`, so that there may be no room for them beside a light hold. */
  readonly heavy?: boolean;
  /** What it does. A function is called on its own, without the action as `this`, as is `can`. */
  readonly run: ((state: State, at: number, luck: Luck) => void) | PlainEffect;
}

/** One location. */
export interface Location {
  readonly id: string;
  /** Settlers it asks for while empty. */
  readonly settlers: number;
  /** The landmark that native help and tools refer to, 0 to 3, or {@link NO_LANDMARK}. */
  readonly landmark: number;
  readonly action: LocationAction;
}

/** No location: a placeholder for action kinds that a game lacks. */
const NOWHERE: Where = () => 0;

/** The number of conditions that have a call site of their own, which the compiler can optimise. */
const ASKED_APART = 5;

/** A number of settlers, helps included, that no seat reaches: as many cells has a landmark in the table of settlers. */
const TOO_MANY = 256;

/** The first code of an option to work; the codes before it belong to the other choices of a turn. */
const FIRST_CODE = 8;

/** The most locations of a game: one word of bits. */
export const MOST_LOCATIONS = 32;

/** Working at a location. */
export type WorkOption = { readonly kind: 'work'; readonly at: string };

/** Working: settlers are placed on a location, whose tools yield their cubes, and it acts. */
export class Work implements TurnChoice<WorkOption> {
  readonly first = FIRST_CODE;
  readonly codes: number;
  readonly #locations: readonly Location[];
  readonly #landmark: Int8Array;
  /** What each action does: kept here, since looking it up in one of many kinds of actions takes longer. */
  readonly #runs: readonly (((state: State, at: number, luck: Luck) => void) | null)[];
  /** Per location whose action is a plain effect, for which there is no function: its cubes, the cell of its number, the bits. */
  readonly #gains: Int32Array;
  readonly #sets: Int32Array;
  readonly #bits: Int32Array;
  /** Per location: what it takes, and what it adds. */
  readonly #gives: Int32Array;
  readonly #takes: Int32Array;
  /** Per landmark, none being the last: bits of its locations. */
  readonly #near: Int32Array;
  /** Per landmark and number of settlers: bits of its locations that ask for no more of them while empty. */
  readonly #within: Int32Array;
  /** The actions with a condition of their own, and the locations (bits) of each. */
  readonly #asking: readonly { readonly can: Where; readonly locations: number }[];
  /** Bits of the locations whose action says so itself. */
  readonly #asked: number;
  readonly #affordable: Affordable;
  /** Whether what any location adds has room beside a light hold. */
  readonly #light: boolean;

  /** @param locations at most {@link MOST_LOCATIONS}, in the order in which the state counts them. */
  constructor(locations: readonly Location[]) {
    const bitsOf = (wanted: (location: Location) => boolean): number =>
      locations.reduce((bits, location, at) => (wanted(location) ? bits | (1 << at) : bits), 0);
    const asking = new Set(locations.map(({ action }) => action.can).filter((can) => can !== null));
    this.codes = locations.length;
    this.#locations = locations;
    this.#runs = locations.map(({ action: { run } }) => (typeof run === 'function' ? run : null));
    const effects = locations.map(({ action: { run } }) => (typeof run === 'function' ? null : run));
    this.#gains = Int32Array.from(effects, (effect) => effect?.gain ?? 0);
    this.#sets = Int32Array.from(effects, (effect) => cellOf(effect?.sets ?? 'pending'));
    this.#bits = Int32Array.from(effects, (effect) => effect?.bits ?? 0);
    this.#landmark = Int8Array.from(locations, (location) => location.landmark);
    this.#gives = Int32Array.from(locations, ({ action }) => action.give);
    this.#takes = Int32Array.from(locations, ({ action }) => action.take);
    this.#near = Int32Array.from({ length: OWN_CELLS }, (_, mark) => bitsOf(({ landmark }) => landmark === mark));
    this.#within = new Int32Array(OWN_CELLS * TOO_MANY);
    locations.forEach(({ landmark, settlers }, at) => {
      const first = landmark * TOO_MANY;
      for (let cell = first + settlers; cell < first + TOO_MANY; cell++) this.#within[cell]! |= 1 << at;
    });
    this.#asking = Array.from({ length: Math.max(asking.size, ASKED_APART) }, (_, i) => {
      const can = [...asking][i] ?? NOWHERE;
      return { can, locations: bitsOf(({ action }) => action.can === can) };
    });
    this.#asked = bitsOf(({ action }) => action.can !== null);
    this.#affordable = new Affordable(locations.map(({ action }) => action.give));
    this.#light = locations.every(({ action }) => isLight(action.take) && action.heavy !== true);
  }

  options(state: State): number {
    const seat = state.mover;
    const ready = state.ready[seat]!;
    const hold = state.hold[seat]!;
    const { asked, help, tool } = state;
    const near = this.#near;
    const own = seat * OWN_CELLS;
    let asking = this.candidates(state);
    // For empty locations among them the settlers suffice. No branches: occupation is unpredictable.
    const landmark = this.#landmark;
    for (let rest = asking & held(state); rest !== 0; rest &= rest - 1) {
      const at = lowestBit(rest);
      const spare = ready + help[own + landmark[at]!]! - asked[at]!;
      asking &= ~((spare >> 31) & (1 << at));
    }
    let tooled = 0;
    let most = hold;
    for (let mark = 0; mark < MARKS; mark++) {
      const tools = tool[own + mark]!;
      tooled |= near[mark]! & (-tools >> 31);
      most |= hold + tools;
    }
    tooled &= asking;
    let usable = this.#usable(state, asking, hold);
    // What can be done without tools can be done with them, while there is room for everything.
    if (!this.#light || !isLight(most)) usable &= ~tooled;
    const lacking = tooled & ~usable;
    if (lacking !== 0) usable |= this.#usableWithTools(state, lacking, hold);
    return usable;
  }

  /** The locations that are occupied, or for which the settlers suffice. */
  candidates(state: State): number {
    const seat = state.mover;
    const ready = state.ready[seat]!;
    if (ready === 0) return 0;
    const { help } = state;
    const within = this.#within;
    const own = seat * OWN_CELLS;
    let candidates = within[NO_MARK * TOO_MANY + ready]!;
    for (let mark = 0; mark < MARKS; mark++) candidates |= within[mark * TOO_MANY + ready + help[own + mark]!]!;
    return (candidates | held(state)) & ~(state.closed[0]! | state.occupied[seat]!);
  }

  possible(state: State, at: number): boolean {
    const seat = state.mover;
    const helpers = seat * OWN_CELLS + this.#landmark[at]!;
    if (state.ready[seat]! + state.help[helpers]! < state.asked[at]!) return false;
    const hold = addUpTo(state.hold[seat]!, state.tool[helpers]!);
    if (exchangeMask(hold, this.#gives[at]!, this.#takes[at]!) === 0) return false;
    const location = 1 << at;
    return (location & this.#asked) === 0 || this.#meets(state, location, hold) !== 0;
  }

  /** The locations among some (bits) whose action is possible with a hold and the mover's tools there. */
  #usableWithTools(state: State, locations: number, hold: Bundle): number {
    const { tool } = state;
    const near = this.#near;
    const own = state.mover * OWN_CELLS;
    let usable = 0;
    for (let mark = 0; mark < MARKS; mark++) {
      const those = locations & near[mark]!;
      if (those !== 0) usable |= this.#usable(state, those, addUpTo(hold, tool[own + mark]!));
    }
    return usable;
  }

  /** The locations among some (bits) whose action is possible with a hold. */
  #usable(state: State, locations: number, hold: Bundle): number {
    const able = locations & this.#affordableWith(hold);
    if ((able & this.#asked) === 0) return able;
    return (able & ~this.#asked) | this.#meets(state, able, hold);
  }

  /** The locations among some (bits) whose condition a hold meets; those without one are left out. */
  #meets(state: State, able: number, hold: Bundle): number {
    const asking = this.#asking;
    const first = asking[0]!;
    const second = asking[1]!;
    const third = asking[2]!;
    const fourth = asking[3]!;
    const fifth = asking[4]!;
    let usable = 0;
    // Separate call sites, so that the compiler knows the function called at each.
    if ((able & first.locations) !== 0) usable |= first.can(state, able & first.locations, hold);
    if ((able & second.locations) !== 0) usable |= second.can(state, able & second.locations, hold);
    if ((able & third.locations) !== 0) usable |= third.can(state, able & third.locations, hold);
    if ((able & fourth.locations) !== 0) usable |= fourth.can(state, able & fourth.locations, hold);
    if ((able & fifth.locations) !== 0) usable |= fifth.can(state, able & fifth.locations, hold);
    for (let i = ASKED_APART; i < asking.length; i++) {
      const { can, locations: those } = asking[i]!;
      if ((able & those) !== 0) usable |= can(state, able & those, hold);
    }
    return usable;
  }

  /** Bits of the locations for which a hold has what they take, and room for what they add. */
  #affordableWith(hold: Bundle): number {
    const able = this.#affordable.word(hold, 0);
    if (this.#light && isLight(hold)) return able;
    let roomy = able;
    for (let rest = able; rest !== 0; rest &= rest - 1) {
      const at = lowestBit(rest);
      const { give, take } = this.#locations[at]!.action;
      if (!canTrade(hold, give, take)) roomy &= ~(1 << at);
    }
    return roomy;
  }

  apply(state: State, code: number, luck: Luck): void {
    const at = code - FIRST_CODE;
    const seat = state.mover;
    place(state, seat, at, this.needed(state, seat, at));
    useTools(state, seat, at, this.#landmark[at]!);
    state.at = at;
    const run = this.#runs[at]!;
    if (run !== null) run(state, at, luck);
    else this.#applyPlain(state, at);
  }

  /** Applies a plain effect: without a call, and without branches, since which location is chosen is unpredictable. */
  #applyPlain(state: State, at: number): void {
    const gain = this.#gains[at]!;
    state.cells[this.#sets[at]!]! |= this.#bits[at]!;
    state.hold[state.mover]! += gain;
    if (state.log !== null && gain !== 0) state.log.emit(EVENT_IDS.gained, state.mover, gain);
  }

  option(_state: State, code: number): WorkOption {
    return { kind: 'work', at: required(this.#locations[code - FIRST_CODE], NO_OPTION).id };
  }

  token(_state: State, code: number): string {
    return this.#locations[code - FIRST_CODE]!.id;
  }

  /** The number of settlers that a seat needs at a location: the location's number less the seat's helps, at least one. */
  needed(state: State, seat: number, at: number): number {
    const needed = state.asked[at]! - state.help[seat * OWN_CELLS + this.#landmark[at]!]!;
    return needed > 1 ? needed : 1;
  }
}

/** Bits of the locations where settlers of any seat stand. */
function held({ occupied }: State): number {
  const seats = occupied.length;
  let locations = 0;
  for (let seat = 0; seat < seats; seat++) locations |= occupied[seat]!;
  return locations;
}

/** Puts settlers of a seat on a location; others who stand there go back to their owner's board. */
function place(state: State, seat: number, at: number, settlers: number): void {
  const ousted = state.settlers[at]!;
  if (ousted > 0) {
    const owner = state.holder[at]! - 1;
    state.ready[owner]! += ousted;
    state.occupied[owner]! &= ~(1 << at);
    if (state.log !== null) state.log.emit(EVENT_IDS.ousted, owner, at, ousted);
  }
  state.holder[at] = seat + 1;
  state.settlers[at] = settlers;
  state.asked[at] = settlers + 1;
  state.occupied[seat]! |= 1 << at;
  state.ready[seat]! -= settlers;
  if (state.log !== null) state.log.emit(EVENT_IDS.placed, seat, at, settlers);
}

/** The tools for a landmark yield their cubes. */
function useTools(state: State, seat: number, at: number, landmark: number): void {
  const cubes = state.tool[seat * OWN_CELLS + landmark]!;
  if (cubes === 0) return;
  state.hold[seat] = addUpTo(state.hold[seat]!, cubes);
  if (state.log !== null) state.log.emit(EVENT_IDS.tools, seat, at, cubes);
}

/** Calls the settlers of a seat back from the locations. */
export function recallFromLocations(locations: readonly Location[]): Recall {
  const printed = Int8Array.from(locations, (location) => location.settlers);
  return (state, seat) => {
    const { holder, settlers, asked } = state;
    let back = 0;
    for (let rest = state.occupied[seat]!; rest !== 0; rest &= rest - 1) {
      const at = lowestBit(rest);
      back += settlers[at]!;
      settlers[at] = 0;
      holder[at] = 0;
      asked[at] = printed[at]!;
    }
    state.occupied[seat] = 0;
    return back;
  };
}

/** Opens the locations and gives every seat `ready` settlers on its board and the others in reserve. */
export function dealSettlers(state: State, printed: readonly number[], ready: number, total: number): void {
  state.ready.fill(ready);
  state.reserve.fill(total - ready);
  state.covered.fill(-1);
  state.asked.set(printed);
}

/** Puts an exploration tile on a location, where settlers cannot work then. */
export function cover(state: State, at: number, tile: number): void {
  state.covered[at] = tile;
  state.closed[0]! |= 1 << at;
}

/** Takes the exploration tile off a location and returns it. */
export function uncover(state: State, at: number): number {
  const tile = state.covered[at]!;
  state.covered[at] = -1;
  state.closed[0]! &= ~(1 << at);
  return tile;
}

/** Moves up to `wanted` settlers of a seat from the reserve to its board. */
export function settle(state: State, seat: number, wanted: number): void {
  const reserve = state.reserve[seat]!;
  const settlers = wanted < reserve ? wanted : reserve;
  if (settlers === 0) return;
  state.reserve[seat]! -= settlers;
  state.ready[seat]! += settlers;
  if (state.log !== null) state.log.emit(EVENT_IDS.settled, seat, settlers);
}

/** A location: the exploration tile that covers it, and whose settlers stand there. */
export interface LocationView {
  readonly at: string;
  readonly exploration: string | null;
  readonly settlers: { readonly seat: number; readonly count: number } | null;
}

/** The locations in the words of the protocol. */
export function describeLocations(
  state: State,
  locations: readonly string[],
  tiles: readonly string[],
): LocationView[] {
  return locations.map((at, index) => ({
    at,
    exploration: tiles[state.covered[index]!] ?? null,
    settlers: state.settlers[index] === 0 ? null : { seat: state.holder[index]! - 1, count: state.settlers[index]! },
  }));
}
