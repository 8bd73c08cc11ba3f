/**
 * Tree search over whole turns. A node is a position in which a seat begins (or continues) its turn, an edge one of the few
 * turns that a planner and a judge rate best; a leaf has the value of its best turn. Each seat maximises its own chance to win,
 * with any number of seats; chance events are sampled, a few outcomes per edge.
 */

// oxlint-disable typescript/no-non-null-assertion -- the tree reads its own rows below the number of nodes, and a decision has at least one option

import { type Core, FastLuck, MOST_OPTIONS, type State } from '@windrose/rules';
import type { Advice } from './advice.ts';
import type { Evaluation, PreparedSeats } from './evaluate/evaluate.ts';
import { type Judge, waitOf, worthTo } from './evaluate/judge.ts';
import { isOnLand, isOnRoad } from './evaluate/realm.ts';
import { hashOf } from './hash.ts';
import type { Budget } from './levels.ts';
import { Slabs } from './slabs.ts';
import { type Line, TurnPlanner } from './turn-planner.ts';
import { Straightener } from './straighten.ts';

const NEVER = (): boolean => false;

/** The breadth of planning: the number of positions kept within a turn, and the number of ends that are judged. */
interface Breadth {
  readonly width: number;
  readonly ends: number;
}

/** The parameters of a tree. */
export interface Growth extends Breadth {
  /** The breadth of a search that has at least {@link HURRY} for a turn; absent where more does not pay. */
  readonly broad?: Breadth;
  /** The number of turns considered at the root, and deeper. */
  readonly rootTurns: number;
  readonly turns: number;
  /** The weight of exploration: the preference for rarely tried turns over turns that have done well. */
  readonly exploration: number;
  /** Maximum number of iterations, whatever the budget; with 0 the judge's best turn is played. */
  readonly iterations: number;
}

/** A turn with a value lower by this much, as {@link worthTo} returns it, is e times less likely to be tried first. */
const TEMPERATURE = 0.04;

/** Maximum steps of a voyage below the root. */
const MOST_STEPS = 3;

/** Maximum number of different outcomes at the end of one turn. */
const MOST_OUTCOMES = 6;

/**
 * On land alone and on the road a turn has two outcomes from the start, and another one for every 8 of the root of its visits: what is
 * revealed there (one card of a row) changes less than what can be looked at in their place. Measured in docs/bots.md.
 */
const FEW_OUTCOMES = { first: 2, pace: 1 / 8 } as const;
const OUTCOMES = { first: 1, pace: 1 } as const;

/**
 * With less time for a turn than this many milliseconds the root is planned as quickly as deeper nodes; not at sea with more than
 * two seats, where the few iterations that there is time for depend on the turns they begin with. Measured in docs/bots.md.
 */
const HURRY = 50;

/**
 * Maximum memory of a tree in bytes; then the search continues without growing, and evaluates leaves again each time.
 * Filling it takes minutes at least.
 */
const MOST_BYTES = 2 ** 30;

/** Approximate bytes of a position and a turn outside the slabs. */
const OBJECT_BYTES = 160;

/** The part of a chance that an end of the match loses for each turn until then. */
const SOONER = 0.002;

/** The chance to win from which a match counts as decided. */
const NEARLY_CERTAIN = 0.9;

/** A number of rounds without a claim that is long. */
const LONG = 10;

/** How much a point further on counts where a match is decided, and the most points that count. */
const PRESS = 0.003;
const MOST_PRESSED = 40;

/** The size of a tree is checked after about this many added turns. */
const LOOK_AT_BYTES = 1000;

/** Storage for positions, choices and sums of a tree. */
interface Store {
  readonly whole: Slabs<Int32Array>;
  readonly sums: Slabs<Float64Array>;
}

/** Turns are as good as each other if their values differ by no more, and the less visited one has at least this share of the other's visits. */
const AS_GOOD = { mean: 0.0005, visits: 0.1 } as const;

/** Of turns that are as good as the first, the one with the fewest choices comes first: no detour, and nothing spent for nothing. */
function plainestFirst(edges: Edge[]): Edge[] {
  const [best] = edges;
  if (best === undefined) return edges;
  let plainest = best;
  for (const edge of edges) {
    if (edge.drawn !== best.drawn || edge.visits < AS_GOOD.visits * best.visits) continue;
    if (edge.mean >= best.mean - AS_GOOD.mean && edge.codes.length < plainest.codes.length) plainest = edge;
  }
  return plainest === best ? edges : [plainest, ...edges.filter((edge) => edge !== plainest)];
}

/** A turn from a node. */
export class Edge {
  readonly drawn: boolean;
  prior = 0;
  /** The first visit is that of the judge, before anything was tried. */
  visits = 1;
  /** The sum of its values for the seat that chooses. */
  worth: number;
  /** What is added to its mean because it brings a decided match to its end; see {@link eagernessOf}. */
  press = 0;
  readonly outcomes: Node[] = [];
  readonly #store: Store;
  readonly #length: number;
  readonly #sides: number;
  /** Rows of the store: the codes and then their hashes; per side what the visits brought, chances to win, then points. */
  readonly #choices: number;
  readonly #sums: number;

  constructor(
    store: Store,
    { codes, hashes, length, drawn }: Pick<Line, 'codes' | 'hashes' | 'length' | 'drawn'>,
    chances: Float64Array,
    scores: Float64Array,
    worth: number,
  ) {
    this.#store = store;
    this.#length = length;
    this.#sides = chances.length;
    this.#choices = store.whole.take(2 * length);
    const choices = store.whole.slab(this.#choices);
    const at = Slabs.at(this.#choices);
    for (let i = 0; i < length; i++) {
      choices[at + i] = codes[i]!;
      choices[at + length + i] = hashes[i]!;
    }
    this.#sums = store.sums.take(2 * chances.length);
    const sums = store.sums.slab(this.#sums);
    sums.set(chances, Slabs.at(this.#sums));
    sums.set(scores, Slabs.at(this.#sums) + chances.length);
    this.drawn = drawn;
    this.worth = worth;
  }

  get mean(): number {
    return this.worth / this.visits + this.press;
  }

  /** The choices that make the turn. */
  get codes(): Int32Array {
    const at = Slabs.at(this.#choices);
    return this.#store.whole.slab(this.#choices).subarray(at, at + this.#length);
  }

  /** The position in which each code is to be chosen, as a hash. */
  get hashes(): Int32Array {
    const at = Slabs.at(this.#choices) + this.#length;
    return this.#store.whole.slab(this.#choices).subarray(at, at + this.#length);
  }

  /** Per side: what the visits brought, chances to win. */
  get wins(): Float64Array {
    const at = Slabs.at(this.#sums);
    return this.#store.sums.slab(this.#sums).subarray(at, at + this.#sides);
  }

  /** Per side: what the visits brought, points at the end. */
  get scores(): Float64Array {
    const at = Slabs.at(this.#sums) + this.#sides;
    return this.#store.sums.slab(this.#sums).subarray(at, at + this.#sides);
  }

  /** Takes in what another visit brought. */
  add(chances: Float64Array, scores: Float64Array): void {
    const sums = this.#store.sums.slab(this.#sums);
    let at = Slabs.at(this.#sums);
    for (let side = 0; side < this.#sides; side++) sums[at++]! += chances[side]!;
    for (let side = 0; side < this.#sides; side++) sums[at++]! += scores[side]!;
  }
}

/** A position. */
class Node {
  readonly actor: number;
  readonly over: boolean;
  visits = 0;
  edges: Edge[] | null = null;
  readonly #store: Store;
  readonly #length: number;
  readonly #row: number;

  constructor(store: Store, { cells, actor, over }: State) {
    this.#store = store;
    this.#length = cells.length;
    this.#row = store.whole.take(cells.length);
    store.whole.slab(this.#row).set(cells, Slabs.at(this.#row));
    this.actor = actor;
    this.over = over === 1;
  }

  /** The position itself. */
  get cells(): Int32Array {
    const at = Slabs.at(this.#row);
    return this.#store.whole.slab(this.#row).subarray(at, at + this.#length);
  }
}

/** The planners of the turns at the root, and of those below it, which are quicker. */
interface Planners {
  readonly root: TurnPlanner;
  readonly below: TurnPlanner;
}

function plannersOf(core: Core, { width, ends }: Breadth, seed: number): Planners {
  return {
    root: new TurnPlanner(core, { turns: 1, width: 2 * width, ends: 2 * ends }, seed),
    below: new TurnPlanner(core, { turns: 1, width, ends, steps: MOST_STEPS }, seed),
  };
}

/** Searches positions of one core. */
export class TurnTree {
  iterations = 0;
  readonly #core: Core;
  readonly #evaluation: Evaluation;
  readonly #judge: Judge;
  readonly #growth: Growth;
  readonly #seed: number;
  readonly #straightener: Straightener;
  /** The number of outcomes of a turn that reveals something: the first ones, and how many more for the root of its visits. */
  readonly #outcomes: { readonly first: number; readonly pace: number };
  /** Whether the root is planned quickly where there is little time. */
  readonly #hurries: boolean;
  /** The planners for a short search, and those for a search that has time. */
  readonly #short: Planners;
  readonly #long: Planners;
  /** Those of the current search. */
  #planners: Planners;
  readonly #luck = new FastLuck(0);
  readonly #state: State;
  readonly #options = new Int32Array(MOST_OPTIONS);
  readonly #chances: Float64Array;
  readonly #scores: Float64Array;
  /** The chances after the latest best turn found. */
  readonly #bestChances: Float64Array;
  readonly #bestScores: Float64Array;
  /** The part of a chance that is lost by waiting at the end of the latest line. */
  #wait = 0;
  readonly #path: Edge[] = [];
  readonly #nodes: Node[] = [];
  readonly #store: Store = {
    whole: new Slabs((length) => new Int32Array(length)),
    sums: new Slabs((length) => new Float64Array(length)),
  };
  #prepared: PreparedSeats | null = null;
  #root: Node;
  #made = 0;
  #full = false;

  constructor(core: Core, evaluation: Evaluation, judge: Judge, growth: Growth, seed: number) {
    this.#core = core;
    this.#evaluation = evaluation;
    this.#judge = judge;
    this.#growth = growth;
    this.#seed = seed;
    this.#straightener = new Straightener(core);
    const isAtSea = !isOnLand(core) && !isOnRoad(core);
    this.#outcomes = isAtSea ? OUTCOMES : FEW_OUTCOMES;
    this.#hurries = !isAtSea || core.sides <= 2;
    this.#short = plannersOf(core, growth, seed);
    this.#long = growth.broad ? plannersOf(core, growth.broad, seed) : this.#short;
    this.#planners = this.#short;
    this.#state = core.newState();
    this.#chances = new Float64Array(core.sides);
    this.#scores = new Float64Array(core.sides);
    this.#bestChances = new Float64Array(core.sides);
    this.#bestScores = new Float64Array(core.sides);
    this.#root = new Node(this.#store, this.#state);
  }

  /**
   * Grows a tree from a position, which is not modified.
   * @param enough checked after every iteration; true ends the search.
   * @param advice another planner's opinion on the turns from the position.
   * @returns the turns from it, the best first; at least one. Valid until the next search.
   */
  search(
    state: State,
    { iterations = Infinity, ms = Infinity }: Budget,
    enough: () => boolean,
    advice: Advice | null = null,
  ): readonly Edge[] {
    const seats = this.#evaluation.prepareAll(state, enough);
    this.#prepared = seats;
    this.#store.whole.clear();
    this.#store.sums.clear();
    this.#root = new Node(this.#store, state);
    this.#made = 1;
    this.#full = false;
    this.#luck.reseed(this.#seed, hashOf(state));
    this.iterations = 0;
    // Without a limit of time it is the number of iterations that is limited, and each of them is to be quick.
    this.#planners = ms >= HURRY && ms < Infinity ? this.#long : this.#short;
    const planner = this.#hurries && ms < HURRY ? this.#planners.below : this.#planners.root;
    this.#expand(this.#root, planner, this.#growth.rootTurns, NEVER, seats);
    if (advice !== null) this.#advise(state, advice, seats);
    // With a single turn to choose there is nothing to find out.
    const most = this.#root.edges!.length > 1 ? Math.min(iterations, this.#growth.iterations) : 0;
    while (this.iterations < most) {
      if (enough() || !this.#iterate(enough, seats)) break;
      this.iterations++;
    }
    return plainestFirst(this.#root.edges!.toSorted((a, b) => b.visits - a.visits || b.mean - a.mean));
  }

  /** The seats as the last search prepared them; null before the first. */
  get prepared(): PreparedSeats | null {
    return this.#prepared;
  }

  /** About how many bytes the tree takes. */
  get bytes(): number {
    return this.#store.whole.bytes + this.#store.sums.bytes + this.#made * OBJECT_BYTES;
  }

  /** Adds the advised turns to the root, and advice on all to their priors. Values stay those of the judge and the search. */
  #advise(state: State, advice: Advice, prepared: PreparedSeats): void {
    const { actor } = state;
    const { seats } = this.#core;
    const root = this.#root;
    const edges = root.edges!;
    const ends = edges.map(({ outcomes }) => outcomes[0]!);
    for (const { codes, hashes, end } of advice.turns) {
      if (ends.some(({ cells }) => sameFor(actor, seats, end, cells, this.#state))) continue;
      refreshOthers(prepared, actor, end);
      this.#judge.judge(prepared, end, this.#chances, this.#scores);
      const line = {
        codes: Int32Array.from(codes),
        hashes: Int32Array.from(hashes),
        length: codes.length,
        drawn: true,
      };
      const worth = worthTo(actor, this.#chances, this.#scores, waitOf(end));
      const edge = new Edge(this.#store, line, this.#chances, this.#scores, worth);
      edge.outcomes.push(new Node(this.#store, end));
      edges.push(edge);
      this.#made++;
    }
    const advised = edges.map((edge) => {
      this.#state.cells.set(edge.outcomes[0]!.cells);
      return edge.mean + advice.bonus(this.#state);
    });
    const best = Math.max(...advised);
    let sum = 0;
    for (const [at, edge] of edges.entries()) {
      edge.prior = Math.exp((advised[at]! - best) / TEMPERATURE);
      sum += edge.prior;
    }
    for (const edge of edges) edge.prior /= sum;
    edges.sort((a, b) => b.prior - a.prior);
  }

  /** Looks further into one line. @returns false when there was not enough time for it. */
  #iterate(enough: () => boolean, prepared: PreparedSeats): boolean {
    const path = this.#path;
    const nodes = this.#nodes;
    path.length = 0;
    nodes.length = 0;
    let node = this.#root;
    while (node.edges !== null) {
      const edge = this.#select(node);
      path.push(edge);
      nodes.push(node);
      node = this.#follow(node, edge);
    }
    if (node.over) {
      this.#state.cells.set(node.cells);
      this.#judge.judgeEnd(this.#state, this.#chances, this.#scores);
      // Of two ways to win the shorter one is better, and of two ways to lose the longer one.
      this.#wait = path.length * SOONER;
    } else if (!this.#expand(node, this.#planners.below, this.#growth.turns, enough, prepared)) {
      return false;
    } else {
      // A position is worth what the best turn from it is worth.
      this.#chances.set(this.#bestChances);
      this.#scores.set(this.#bestScores);
    }
    this.#backUp();
    return true;
  }

  /** Finds the turns from a position, the best first as the judge sees them. @returns false when it was given up. */
  #expand(node: Node, planner: TurnPlanner, turns: number, enough: () => boolean, prepared: PreparedSeats): boolean {
    const state = this.#state;
    const { actor } = node;
    state.cells.set(node.cells);
    // The root has been prepared, as far as there was time for it.
    const own = node === this.#root ? prepared[actor]! : this.#evaluation.prepare(state, actor, enough);
    if (!planner.planEndings(own, state, enough)) return false;
    // In the midst of a long voyage the quick planner may find no end to it.
    const found = planner.endings.length > 0 ? planner : this.#planners.root;
    if (found !== planner && !found.planEndings(own, state, enough)) return false;
    const endings = node === this.#root ? this.#straightener.straightened(state, found.endings) : found.endings;
    const judged = endings.map((line) => {
      refreshOthers(prepared, actor, line.state);
      this.#judge.judge(prepared, line.state, this.#chances, this.#scores);
      return {
        line,
        chances: this.#chances.slice(),
        scores: this.#scores.slice(),
        wait: waitOf(line.state),
        worth: worthTo(actor, this.#chances, this.#scores, waitOf(line.state)),
      };
    });
    judged.sort((a, b) => b.worth - a.worth);
    const best = judged[0]!;
    if (judged.length > turns) {
      // The turn that plans see furthest on stays among those that are tried.
      const furthest = judged.reduce((one, other) => (other.line.value > one.line.value ? other : one));
      judged.length = turns;
      if (node === this.#root && !judged.includes(furthest)) judged[turns - 1] = furthest;
    }
    this.#bestChances.set(best.chances);
    this.#bestScores.set(best.scores);
    this.#wait = best.wait;
    if (this.#made % LOOK_AT_BYTES < judged.length) this.#full = this.bytes > MOST_BYTES;
    if (this.#full && node !== this.#root) return true;
    const edges = judged.map(({ line, chances, scores, worth }) => ({
      edge: new Edge(this.#store, line, chances, scores, worth),
      line,
    }));
    if (node === this.#root) {
      state.cells.set(node.cells);
      const eagerness = eagernessOf(state, best.chances[actor]!);
      const most = Math.max(...edges.map(({ line }) => line.value));
      for (const { edge, line } of edges) edge.press = eagerness * Math.max(-MOST_PRESSED, line.value - most);
      edges.sort((a, b) => b.edge.mean - a.edge.mean);
    }
    const likeliest = Math.max(...edges.map(({ edge }) => edge.mean));
    let sum = 0;
    for (const { edge } of edges) {
      edge.prior = Math.exp((edge.mean - likeliest) / TEMPERATURE);
      sum += edge.prior;
    }
    for (const { edge, line } of edges) {
      edge.prior /= sum;
      edge.outcomes.push(new Node(this.#store, line.state));
    }
    node.edges = edges.map(({ edge }) => edge);
    this.#made += edges.length;
    return true;
  }

  /** The turn to be tried next: well done so far, likely, or seldom tried. */
  #select(node: Node): Edge {
    const root = Math.sqrt(node.visits + 1) * this.#growth.exploration;
    let best = node.edges![0]!;
    let most = -Infinity;
    for (const edge of node.edges!) {
      const wish = edge.mean + (root * edge.prior) / (1 + edge.visits);
      if (wish > most) {
        most = wish;
        best = edge;
      }
    }
    return best;
  }

  /** Follows an edge: at a chance event to one of a few outcomes, whose number grows with the visits. */
  #follow(node: Node, edge: Edge): Node {
    const { outcomes } = edge;
    if (!edge.drawn) return outcomes[0]!;
    const { first, pace } = this.#outcomes;
    const wanted = Math.min(MOST_OUTCOMES, first + Math.floor(Math.sqrt(edge.visits) * pace));
    if (outcomes.length < wanted && !this.#full) {
      outcomes.push(this.#replay(node, edge));
      this.#made++;
      return outcomes.at(-1)!;
    }
    return outcomes[edge.visits % outcomes.length]!;
  }

  /** Makes a turn once more, under other luck, as far as it still can be made. */
  #replay(node: Node, edge: Edge): Node {
    const core = this.#core;
    const state = this.#state;
    const options = this.#options;
    state.cells.set(node.cells);
    for (const code of edge.codes) {
      if (state.over === 1 || state.actor !== node.actor) break;
      const n = core.legal(state, options);
      let legal = false;
      for (let i = 0; i < n; i++) legal ||= options[i] === code;
      if (!legal) break;
      core.apply(state, code, this.#luck);
    }
    return new Node(this.#store, state);
  }

  #backUp(): void {
    const chances = this.#chances;
    const scores = this.#scores;
    for (let i = 0; i < this.#path.length; i++) {
      const edge = this.#path[i]!;
      const node = this.#nodes[i]!;
      node.visits++;
      edge.visits++;
      edge.add(chances, scores);
      edge.worth += worthTo(node.actor, chances, scores, this.#wait);
    }
  }
}

/**
 * How much a point that a plan is further on counts beside the judge, for the seat to move. Where winning is all but certain, the
 * judge sees no difference between turns, and a winner would sail about; the same where nobody has claimed anything for long.
 */
function eagernessOf({ stall }: State, chance: number): number {
  const certain = Math.min(1, Math.max(0, (chance - NEARLY_CERTAIN) / (1 - NEARLY_CERTAIN)));
  return PRESS * Math.max(certain * (1 + stall / LONG), Math.max(0, stall - LONG) / LONG);
}

/** Lets all seats but one look again. */
function refreshOthers(prepared: PreparedSeats, actor: number, state: State): void {
  for (let seat = 0; seat < prepared.length; seat++) if (seat !== actor) prepared[seat]!.refresh(state);
}

/** Whether a position looks the same to a seat as the one with these cells: its hold, its possessions and the visible cards. */
function sameFor(seat: number, seats: number, end: State, cells: Int32Array, other: State): boolean {
  other.cells.set(cells);
  if (end.hold[seat] !== other.hold[seat]) return false;
  for (const field of ['hand', 'played', 'cards'] as const) {
    const words = end[field].length / seats;
    for (let word = seat * words; word < (seat + 1) * words; word++) {
      if (end[field][word] !== other[field][word]) return false;
    }
  }
  return true;
}
