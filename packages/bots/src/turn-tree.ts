/**
 * Tree search over whole turns. A node is a position in which a seat begins (or goes on with) its turn, an edge one of
 * the few turns that a planner and a judge think best; a leaf is worth what the best turn from it is worth. Each seat maximises its
 * own chance to win, whatever their number; what is turned up is drawn anew, a few times an edge.
 */

import { type Core, FastLuck, MOST_OPTIONS, type State } from '@windrose/rules';
import { type Evaluation, prepareAll } from './evaluate/evaluate.ts';
import { type Judge, worthTo } from './evaluate/judge.ts';
import { hashOf } from './hash.ts';
import type { Budget } from './levels.ts';
import { type Line, TurnPlanner } from './turn-planner.ts';

const NEVER = (): boolean => false;

/** How a tree grows. */
export interface Growth {
  /** How broadly turns are planned: how many positions are followed within one, and how many ends are judged. */
  readonly width: number;
  readonly ends: number;
  /** How many turns are considered, at the root and further on. */
  readonly rootTurns: number;
  readonly turns: number;
  /** How much a turn that was seldom tried is preferred to one that has done well. */
  readonly curiosity: number;
  /** The most iterations, whatever the budget; with 0 the turn is played that the judge likes best. */
  readonly iterations: number;
}

/** A turn worth so much less than another, as {@link worthTo} tells, is e times less likely to be tried first. */
const TEMPERATURE = 0.04;

/** Longer voyages are looked at from the root only. */
const MOST_STEPS = 3;

/** The most different things that are turned up at the end of one turn. */
const MOST_OUTCOMES = 6;

/** With less time for a turn than so many milliseconds it is planned as quickly as those further on. */
const HURRY = 50;

/** The most nodes of a tree. */
const MOST_NODES = 20_000;

/** A turn from a node. */
export class Edge {
  readonly codes: Int32Array;
  /** The position in which each code is to be chosen, as a hash. */
  readonly hashes: Int32Array;
  readonly drawn: boolean;
  prior = 0;
  /** The first visit is that of the judge, before anything was tried. */
  visits = 1;
  /** Per side: what the visits brought, chances to win and points at the end. */
  readonly wins: Float64Array;
  readonly scores: Float64Array;
  /** What the visits were worth to who chooses. */
  worth: number;
  readonly outcomes: Node[] = [];

  constructor({ codes, hashes, length, drawn }: Line, chances: Float64Array, scores: Float64Array, worth: number) {
    this.codes = codes.slice(0, length);
    this.hashes = hashes.slice(0, length);
    this.drawn = drawn;
    this.wins = chances.slice();
    this.scores = scores.slice();
    this.worth = worth;
  }

  get mean(): number {
    return this.worth / this.visits;
  }
}

/** A position. */
class Node {
  readonly cells: Int32Array;
  readonly actor: number;
  readonly over: boolean;
  visits = 0;
  edges: Edge[] | null = null;

  constructor({ cells, actor, over }: State) {
    this.cells = cells.slice();
    this.actor = actor;
    this.over = over === 1;
  }
}

/** Searches positions of one core. */
export class TurnTree {
  iterations = 0;
  readonly #core: Core;
  readonly #evaluation: Evaluation;
  readonly #judge: Judge;
  readonly #growth: Growth;
  readonly #seed: number;
  readonly #rootPlanner: TurnPlanner;
  readonly #planner: TurnPlanner;
  readonly #luck = new FastLuck(0);
  readonly #state: State;
  readonly #options = new Int32Array(MOST_OPTIONS);
  readonly #chances: Float64Array;
  readonly #scores: Float64Array;
  readonly #path: Edge[] = [];
  readonly #nodes: Node[] = [];
  #root: Node;
  #made = 0;

  constructor(core: Core, evaluation: Evaluation, judge: Judge, growth: Growth, seed: number) {
    this.#core = core;
    this.#evaluation = evaluation;
    this.#judge = judge;
    this.#growth = growth;
    this.#seed = seed;
    const { width, ends } = growth;
    this.#rootPlanner = new TurnPlanner(core, evaluation, { turns: 1, width: 2 * width, ends: 2 * ends }, seed);
    this.#planner = new TurnPlanner(core, evaluation, { turns: 1, width, ends, steps: MOST_STEPS }, seed);
    this.#state = core.newState();
    this.#chances = new Float64Array(core.sides);
    this.#scores = new Float64Array(core.sides);
    this.#root = new Node(this.#state);
  }

  /**
   * Grows a tree from a position, which is left as it is.
   * @param enough asked after every iteration; true ends the search.
   * @returns the turns from it, the best first; at least one.
   */
  search(state: State, { iterations = Infinity, ms = Infinity }: Budget, enough: () => boolean): readonly Edge[] {
    prepareAll(this.#evaluation, state, enough);
    this.#root = new Node(state);
    this.#made = 1;
    this.#luck.reseed(this.#seed, hashOf(state));
    this.iterations = 0;
    this.#expand(this.#root, ms < HURRY ? this.#planner : this.#rootPlanner, this.#growth.rootTurns, NEVER);
    // With a single turn to choose there is nothing to find out.
    const most = this.#root.edges!.length > 1 ? Math.min(iterations, this.#growth.iterations) : 0;
    while (this.iterations < most && this.#made < MOST_NODES) {
      if (enough() || !this.#iterate(enough)) break;
      this.iterations++;
    }
    return this.#root.edges!.toSorted((a, b) => b.visits - a.visits || b.mean - a.mean);
  }

  /** Looks further into one line. @returns false when there was not enough time for it. */
  #iterate(enough: () => boolean): boolean {
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
      this.#judge.judge(this.#state, this.#chances, this.#scores);
    } else if (!this.#expand(node, this.#planner, this.#growth.turns, enough)) {
      return false;
    } else {
      // A position is worth what the best turn from it is worth.
      const best = node.edges![0]!;
      this.#chances.set(best.wins);
      this.#scores.set(best.scores);
    }
    this.#backUp();
    return true;
  }

  /** Finds the turns from a position, the best first as the judge sees them. @returns false when it was given up. */
  #expand(node: Node, planner: TurnPlanner, turns: number, enough: () => boolean): boolean {
    const state = this.#state;
    const evaluation = this.#evaluation;
    const { seats } = this.#core;
    const { actor } = node;
    state.cells.set(node.cells);
    // The root has been prepared, as far as there was time for it.
    if (node !== this.#root) evaluation.prepare(state, actor, enough);
    if (!planner.planEndings(state, enough)) return false;
    // In the midst of a long voyage the quick planner may find no end to it.
    const found = planner.endings.length > 0 ? planner : this.#rootPlanner;
    if (found !== planner && !found.planEndings(state, enough)) return false;
    const edges = found.endings.map((line) => {
      for (let seat = 0; seat < seats; seat++) if (seat !== actor) evaluation.refresh(line.state, seat);
      this.#judge.judge(line.state, this.#chances, this.#scores);
      const edge = new Edge(line, this.#chances, this.#scores, worthTo(actor, this.#chances, this.#scores));
      return { edge, line };
    });
    edges.sort((a, b) => b.edge.worth - a.edge.worth);
    if (edges.length > turns) edges.length = turns;
    const best = edges[0]!.edge.worth;
    let sum = 0;
    for (const { edge } of edges) {
      edge.prior = Math.exp((edge.worth - best) / TEMPERATURE);
      sum += edge.prior;
    }
    for (const { edge, line } of edges) {
      edge.prior /= sum;
      edge.outcomes.push(new Node(line.state));
    }
    node.edges = edges.map(({ edge }) => edge);
    this.#made += edges.length;
    return true;
  }

  /** The turn to be tried next: well done so far, likely, or seldom tried. */
  #select(node: Node): Edge {
    const root = Math.sqrt(node.visits + 1) * this.#growth.curiosity;
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

  /** Where a turn leads: where something is turned up, to one of a few outcomes that grow with the visits. */
  #follow(node: Node, edge: Edge): Node {
    const { outcomes } = edge;
    if (!edge.drawn) return outcomes[0]!;
    const wanted = Math.min(MOST_OUTCOMES, 1 + Math.floor(Math.sqrt(edge.visits)));
    if (outcomes.length < wanted && this.#made < MOST_NODES) {
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
    return new Node(state);
  }

  #backUp(): void {
    const { sides } = this.#core;
    const chances = this.#chances;
    const scores = this.#scores;
    for (let i = 0; i < this.#path.length; i++) {
      const edge = this.#path[i]!;
      const node = this.#nodes[i]!;
      node.visits++;
      edge.visits++;
      for (let side = 0; side < sides; side++) {
        edge.wins[side]! += chances[side]!;
        edge.scores[side]! += scores[side]!;
      }
      edge.worth += worthTo(node.actor, chances, scores);
    }
  }
}
