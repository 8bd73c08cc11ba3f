/** The core of a match: mutable state, integer codes, no allocation. This is what search drives. */

// oxlint-disable typescript/no-non-null-assertion -- every list has an entry per phase of the chain, and the running phase is one of them

import type { ComponentNames } from './events.ts';
import type { GameShape } from './shape.ts';
import type { Luck } from './luck.ts';
import type { Phase } from './phase.ts';
import { cellOf, type Layout, Plan, type State } from './state.ts';
import { SetUpBackwards } from './turns.ts';

/** One line of the scores: its name in the protocol, and the points a side has by it. */
export interface ScorePart {
  readonly part: string;
  of(state: State, side: number): number;
}

/** The components on the table, by realm: each realm adds its own. */
// oxlint-disable-next-line typescript/no-empty-object-type -- realms add to it
export interface Tables {}

/** The definition of a game for one number of seats, one set of options and one pack. */
export interface Assembly<Shape extends GameShape = GameShape> {
  /** The id of the game. */
  readonly game: Shape['id'];
  /** Seats, 1 to 5. */
  readonly seats: number;
  /** Sides that are scored: the seats and, in Solo, the rival as the last one. */
  readonly sides: number;
  readonly layout: Layout;
  /**
   * The automatic set-up: deals tiles, cubes and cards into a state full of zeros. The chain then begins with its first phase
   * and seat 0; with {@link SetUpBackwards} in the set-up, `state.mover` is the last seat.
   */
  deal(state: State, luck: Luck): void;
  /** Set-up decisions and a turn, in order. */
  readonly chain: readonly Phase<Shape['option']>[];
  /** The number of phases of the chain that belong to the set-up. */
  readonly setUp: number;
  /** Solo: the phase of the chain in which the rival reacts. Earlier choices can then no longer be undone. */
  readonly reaction?: number;
  readonly scores: readonly ScorePart[];
  /** The ids of the components, by the positions the state uses. */
  readonly names: Partial<ComponentNames>;
  /** The components on the table, by realm, for programs that evaluate positions. Read with `seaTableOf` and similar functions. */
  readonly tables?: Partial<Tables>;
  /** The complete state in the format of the protocol, without the common fields and the seats' holds. */
  describe(state: State): StateDescription<Shape>;
}

/** A game's own part of the protocol's `state` answer. */
export interface StateDescription<Shape extends GameShape = GameShape> {
  /** Fields of each seat, in addition to `hold` and `limit`. */
  readonly seats: readonly Shape['seat'][];
  /** Fields of the whole table. */
  readonly table: Shape['table'];
}

/** The cell of the state with the position in the chain. */
const PHASE = 0;

/** A number that is never 0: the gate of phases without one. */
const ALWAYS = 'round';

/** A game made ready to be played: legal options in, next state out. */
export class Core<Shape extends GameShape = GameShape> {
  /** The id of the game that is played. */
  readonly game: Shape['id'];
  readonly seats: number;
  readonly sides: number;
  readonly names: Assembly['names'];
  readonly scores: readonly ScorePart[];
  readonly assembly: Assembly<Shape>;
  /** The fields of its states, and their cells. */
  readonly plan: Plan;
  readonly #chain: readonly Phase<Shape['option']>[];
  /** The seat that begins the set-up. */
  readonly #first: number;
  /** Per phase: the cell, and the bits of it, that are 0 while the phase has nothing to do. */
  readonly #gates: Int32Array;
  readonly #gateBits: Int32Array;
  /** The methods of the phases: kept here, since looking up one among many classes costs as much as a small phase. */
  readonly #reaches: Phase['reach'][];
  readonly #legals: Phase['legal'][];
  readonly #applies: Phase['apply'][];
  readonly #atRandom: Phase['applyAtRandom'][];

  constructor(assembly: Assembly<Shape>) {
    this.assembly = assembly;
    this.game = assembly.game;
    this.seats = assembly.seats;
    this.sides = assembly.sides;
    this.names = assembly.names;
    this.scores = assembly.scores;
    this.#chain = assembly.chain;
    const backwards = assembly.chain.slice(0, assembly.setUp).some((phase) => phase instanceof SetUpBackwards);
    this.#first = backwards ? assembly.seats - 1 : 0;
    this.plan = new Plan(assembly.layout);
    this.#gates = Int32Array.from(assembly.chain, ({ gate }) => cellOf(gate ?? ALWAYS));
    this.#gateBits = Int32Array.from(assembly.chain, ({ gateBits }) => gateBits);
    /* oxlint-disable typescript/unbound-method -- each is called with its phase */
    this.#reaches = assembly.chain.map((phase) => phase.reach);
    this.#legals = assembly.chain.map((phase) => phase.legal);
    this.#applies = assembly.chain.map((phase) => phase.apply);
    this.#atRandom = assembly.chain.map((phase) => phase.applyAtRandom);
    /* oxlint-enable typescript/unbound-method */
  }

  /** An empty state of this game, to be dealt or copied into. */
  newState(): State {
    return this.plan.newState();
  }

  /** Sets up a match and advances to its first decision. */
  deal(state: State, luck: Luck): void {
    state.cells.fill(0);
    state.round = 1;
    state.mover = this.#first;
    this.assembly.deal(state, luck);
    this.#goOn(state, luck);
  }

  /** Advances from the start of the turn of `state.mover`: for a state set up by hand, between two turns. */
  begin(state: State, luck: Luck): void {
    state.phase = this.assembly.setUp;
    this.#goOn(state, luck);
  }

  /** Writes the codes of all legal options into `out` and returns how many; 0 only when the match is over. */
  legal(state: State, out: Int32Array): number {
    if (state.over === 1) return 0;
    const { phase } = state;
    return this.#legals[phase]!.call(this.#chain[phase]!, state, out);
  }

  /**
   * Applies an option and advances to the next decision.
   * @param code one that {@link legal} wrote for this same state; anything else leaves the state undefined.
   */
  apply(state: State, code: number, luck: Luck): void {
    const { phase } = state;
    this.#applies[phase]!.call(this.#chain[phase]!, state, code, luck);
    this.#goOn(state, luck);
  }

  /**
   * Applies a random legal option, each equally likely, and advances: the same as {@link apply} with one that {@link legal} writes,
   * without writing them. How often it draws depends on the phase. Only while the match is not over.
   */
  applyAtRandom(state: State, luck: Luck): void {
    const { phase } = state;
    this.#atRandom[phase]!.call(this.#chain[phase]!, state, luck);
    this.#goOn(state, luck);
  }

  /**
   * Gives the turn to `seat` as if the seats between had done nothing: for planning a seat's own next turns.
   * Only between turns or at the start of one.
   */
  skipTo(state: State, seat: number, luck: Luck): void {
    state.mover = seat;
    this.begin(state, luck);
  }

  /**
   * Whether the rival of Solo has reacted between two states with one choice between them. Comparing states does not
   * suffice: a reaction may change nothing.
   * @param phase position in the chain, and @param turn the turn, of the earlier state.
   */
  reacted(phase: number, turn: number, after: State): boolean {
    const { reaction, setUp } = this.assembly;
    if (reaction === undefined || phase < setUp || phase > reaction) return false;
    return after.over === 1 || after.turn !== turn || after.phase > reaction;
  }

  /** The phase that asks now. */
  phase(state: State): Phase<Shape['option']> {
    return this.#chain[state.phase]!;
  }

  /** The points of a side if the match ended now. */
  points(state: State, side: number): number {
    let sum = 0;
    for (const part of this.scores) sum += part.of(state, side);
    return sum;
  }

  /** The side that would win if the match ended now: most points, of equals the latest in turn order. */
  leader(state: State): number {
    let best = 0;
    let most = this.points(state, 0);
    for (let side = 1; side < this.sides; side++) {
      const points = this.points(state, side);
      if (points >= most) {
        best = side;
        most = points;
      }
    }
    return best;
  }

  #goOn(state: State, luck: Luck): void {
    const chain = this.#chain;
    const reaches = this.#reaches;
    const { cells } = state;
    for (let phase = cells[PHASE]!; ; phase = cells[PHASE]! + 1) {
      phase = this.#nextOpen(cells, phase);
      cells[PHASE] = phase;
      if (reaches[phase]!.call(chain[phase]!, state, luck)) return;
    }
  }

  /** The first phase whose gate is open, from `phase` on. There is one: the last phase of a turn has no gate. */
  #nextOpen(cells: Int32Array, phase: number): number {
    const gates = this.#gates;
    const bits = this.#gateBits;
    let open = phase;
    // A loop of its own without calls: the compiler then looks up the arrays once, not at every gate.
    while ((cells[gates[open]!]! & bits[open]!) === 0) open++;
    return open;
  }
}
