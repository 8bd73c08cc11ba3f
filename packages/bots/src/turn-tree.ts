/**
 * Tree search over whole turns. A node is a position in which a seat begins (or goes on with) its turn, an edge one of
 * the few turns that a planner thinks best, and a leaf is judged a fixed number of turns ahead. Each seat maximises its
 * own chance to win, whatever their number; what is turned up is drawn anew, a few times an edge.
 */

import { type Core, FastLuck, MOST_OPTIONS, type State } from '@windrose/rules';
import type { Evaluation } from './evaluate/evaluate.ts';
import type { Judge } from './evaluate/judge.ts';
import { hashOf } from './hash.ts';
import type { Budget } from './levels.ts';
import { type Line, TurnPlanner } from './turn-planner.ts';

/** How a tree grows. */
export interface Growth {
  /** How many rounds ahead positions are judged. */
  readonly rounds: number;
  /** How many turns are considered, at the root and further on. */
  readonly rootTurns: number;
  readonly turns: number;
  /** How much a turn that was seldom tried is preferred to one that has done well. */
  readonly curiosity: number;
}

/** A turn worth so many points less than another is e times less likely to be tried first. */
const TEMPERATURE = 2;

/** How much points count beside the chance to win: they decide where winning is (almost) sure or lost. */
const POINTS_WORTH = 0.15;
const POINTS_SCALE = 25;

/** Longer voyages are looked at from the root only. */
const MOST_STEPS = 3;

/** The most different things that are turned up at the end of one turn. */
const MOST_OUTCOMES = 4;

/** The most nodes of a tree. */
const MOST_NODES = 20_000;

/** A turn from a node. */
export class Edge {
  readonly codes: Int32Array;
  /** The position in which each code is to be chosen, as a hash. */
  readonly hashes: Int32Array;
  readonly drawn: boolean;
  prior: number;
  visits = 0;
  /** Per side: what the visits brought, chances to win and points at the end. */
  readonly wins: Float64Array;
  readonly scores: Float64Array;
  /** What each visit was worth to who chooses. */
  worth = 0;
  readonly outcomes: Node[] = [];

  constructor({ codes, hashes, length, drawn }: Line, prior: number, sides: number) {
    this.codes = codes.slice(0, length);
    this.hashes = hashes.slice(0, length);
    this.drawn = drawn;
    this.prior = prior;
    this.wins = new Float64Array(sides);
    this.scores = new Float64Array(sides);
  }
}

/** A position. */
class Node {
  readonly cells: Int32Array;
  readonly actor: number;
  readonly turn: number;
  visits = 0;
  edges: Edge[] | null = null;

  constructor({ cells, actor, turn }: State) {
    this.cells = cells.slice();
    this.actor = actor;
    this.turn = turn;
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
  #lastTurn = 0;

  constructor(core: Core, evaluation: Evaluation, judge: Judge, growth: Growth, seed: number) {
    this.#core = core;
    this.#evaluation = evaluation;
    this.#judge = judge;
    this.#growth = growth;
    this.#seed = seed;
    this.#rootPlanner = new TurnPlanner(core, evaluation, { turns: 1, width: 2, ends: growth.rootTurns }, seed);
    this.#planner = new TurnPlanner(
      core,
      evaluation,
      { turns: 1, width: 1, ends: growth.turns, steps: MOST_STEPS },
      seed,
    );
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
  search(state: State, { iterations = Infinity }: Budget, enough: () => boolean): readonly Edge[] {
    const { seats } = this.#core;
    for (let seat = 0; seat < seats; seat++) this.#evaluation.prepare(state, seat);
    this.#root = new Node(state);
    this.#made = 1;
    this.#lastTurn = state.turn + this.#growth.rounds * seats;
    this.#luck.reseed(this.#seed, hashOf(state));
    this.iterations = 0;
    this.#expand(this.#root, this.#rootPlanner);
    while (this.iterations < iterations && this.#made < MOST_NODES) {
      this.#iterate();
      this.iterations++;
      if (enough()) break;
    }
    return this.#root.edges!.toSorted(
      (a, b) => b.visits - a.visits || b.worth / b.visits - a.worth / a.visits || b.prior - a.prior,
    );
  }

  #iterate(): void {
    const path = this.#path;
    const nodes = this.#nodes;
    path.length = 0;
    nodes.length = 0;
    let node = this.#root;
    for (;;) {
      if (node.turn >= this.#lastTurn || this.#isOver(node)) break;
      if (node.edges === null) this.#expand(node, this.#planner);
      const edge = this.#select(node);
      path.push(edge);
      nodes.push(node);
      node = this.#follow(node, edge);
    }
    const state = this.#state;
    state.cells.set(node.cells);
    for (let seat = 0; seat < this.#core.seats; seat++) this.#evaluation.refresh(state, seat);
    this.#judge.judge(state, this.#chances, this.#scores);
    this.#backUp();
  }

  #isOver(node: Node): boolean {
    this.#state.cells.set(node.cells);
    return this.#state.over === 1;
  }

  #expand(node: Node, planner: TurnPlanner): void {
    const state = this.#state;
    state.cells.set(node.cells);
    this.#evaluation.refresh(state, node.actor);
    planner.planPrepared(state);
    // In the midst of a long voyage the quick planner may find no end to it.
    const found = planner.endings.length > 0 ? planner : this.#rootPlanner;
    if (found !== planner) found.planPrepared(state);
    const { endings } = found;
    const best = endings[0]!.value;
    let sum = 0;
    for (const { value } of endings) sum += Math.exp((value - best) / TEMPERATURE);
    node.edges = endings.map((line) => {
      const edge = new Edge(line, Math.exp((line.value - best) / TEMPERATURE) / sum, this.#core.sides);
      edge.outcomes.push(new Node(line.state));
      return edge;
    });
    this.#made += node.edges.length;
  }

  /** The turn to be tried next: well done so far, likely, or seldom tried. */
  #select(node: Node): Edge {
    const edges = node.edges!;
    if (edges.length === 1) return edges[0]!;
    const root = Math.sqrt(node.visits + 1) * this.#growth.curiosity;
    // What was not tried yet is thought to be a little worse than the rest.
    let sum = 0;
    let visits = 0;
    for (const edge of edges) {
      sum += edge.worth;
      visits += edge.visits;
    }
    const untried = visits === 0 ? 0.5 : sum / visits - 0.02;
    let best = edges[0]!;
    let most = -Infinity;
    for (const edge of edges) {
      const mean = edge.visits === 0 ? untried : edge.worth / edge.visits;
      const wish = mean + (root * edge.prior) / (1 + edge.visits);
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
      let best = -Infinity;
      for (let side = 0; side < sides; side++) {
        edge.wins[side]! += chances[side]!;
        edge.scores[side]! += scores[side]!;
        if (side !== node.actor) best = Math.max(best, scores[side]!);
      }
      const lead = (scores[node.actor]! - best) / POINTS_SCALE;
      edge.worth += chances[node.actor]! * (1 - POINTS_WORTH) + (POINTS_WORTH * (1 + lead / (1 + Math.abs(lead)))) / 2;
    }
  }
}
