/** Small endgames solved exactly: the last turn of a match, every way to play it, and what each level loses against the best. */

// oxlint-disable typescript/no-non-null-assertion -- every position of the turn was solved before it is asked for; indexes run below the length

import { createBot, type Level, LEVELS } from '@windrose/bots';
import { type Core, FastLuck, findGame, type Luck, MOST_OPTIONS, startMatch, type State } from '@windrose/rules';
import type { Next } from './overrun.ts';

/** Games that are measured unless others are named. */
export const ENDGAME_GAMES = ['eastern-wonders', 'new-world', 'east-to-west-3'];

/** The default number of endgames in each game. */
export const ENDGAMES_EACH = 50;

/** The budget per turn of levels that search: iterations, so that the result does not depend on the machine. */
const ENDGAME_ITERATIONS = 40;

/** The maximum number of positions within the turn of a small endgame. */
const MOST_POSITIONS = 8000;

/** The minimum number of positions: with fewer there is hardly a choice. */
const FEWEST_POSITIONS = 25;

/** Number of matches tried per requested endgame. */
const TRIES = 12;

/** Plays up to the last turn; it is fast and holds cubes worth something. */
const PREPARING: Level = 'deckhand';

/** The exact value of a position within the last turn for the seat that plays it, over all choices and draws. */
export interface Worth {
  /** Its expected points if it plays for points. */
  readonly points: number;
  /** Its chance to win if it plays for that. */
  readonly win: number;
}

/** Every outcome of the chances in one choice, one after the other. */
class EveryLuck implements Luck {
  drawn = 0;
  /** The probability of the outcome drawn last. */
  chance = 1;
  readonly #outcome: number[] = [];
  readonly #sizes: number[] = [];

  /** Starts with the first outcome. */
  begin(): void {
    this.#outcome.length = 0;
    this.#rewind();
  }

  /** Advances to the next outcome. @returns whether there is one. */
  next(): boolean {
    while (this.#outcome.length > 0) {
      const last = this.#outcome.length - 1;
      if (++this.#outcome[last]! < this.#sizes[last]!) {
        this.#rewind();
        return true;
      }
      this.#outcome.pop();
    }
    return false;
  }

  draw(n: number): number {
    if (n === 1) return 0;
    const at = this.drawn++;
    if (at === this.#outcome.length) this.#outcome.push(0);
    this.#sizes[at] = n;
    this.chance /= n;
    return this.#outcome[at]!;
  }

  #rewind(): void {
    this.drawn = 0;
    this.chance = 1;
  }
}

/** The last turn of a match, solved: what every position in it is worth, by expectimax. */
export class Endgame {
  readonly core: Core;
  readonly start: State;
  /** The seat of the last turn; there are no decisions after it. */
  readonly seat: number;
  /** Per position. */
  readonly #worth = new Map<number, Worth>();
  readonly #codes = new Int32Array(MOST_OPTIONS);

  private constructor(core: Core, start: State) {
    this.core = core;
    this.start = start;
    this.seat = start.mover;
  }

  /** Solves the turn that begins in `start`; null where it is too large. */
  static solve(core: Core, start: State): Endgame | null {
    const endgame = new Endgame(core, start);
    return endgame.#solve(start) === null ? null : endgame;
  }

  /** The number of different positions within the turn. */
  get positions(): number {
    return this.#worth.size;
  }

  /** The value of a position of the turn. */
  worth(state: State): Worth {
    return state.over === 1 ? this.#end(state) : this.#worth.get(keyOf(state))!;
  }

  /** The value of a position of the turn after a choice, over all possible draws. */
  worthOf(state: State, code: number): Worth {
    return this.#choice(state, code, (next) => this.worth(next))!;
  }

  #solve(state: State): Worth | null {
    const key = keyOf(state);
    const known = this.#worth.get(key);
    if (known !== undefined) return known;
    if (this.#worth.size >= MOST_POSITIONS) return null;
    let points = -Infinity;
    let win = 0;
    for (const code of Array.from(this.#codes.subarray(0, this.core.legal(state, this.#codes)))) {
      const worth = this.#choice(state, code, (next) => (next.over === 1 ? this.#end(next) : this.#solve(next)));
      if (worth === null) return null;
      points = Math.max(points, worth.points);
      win = Math.max(win, worth.win);
    }
    const worth = { points, win };
    this.#worth.set(key, worth);
    return worth;
  }

  #choice(state: State, code: number, worthAfter: (next: State) => Worth | null): Worth | null {
    const luck = new EveryLuck();
    const next = this.core.newState();
    let points = 0;
    let win = 0;
    luck.begin();
    do {
      next.copy(state);
      this.core.apply(next, code, luck);
      const { chance } = luck;
      const worth = worthAfter(next);
      if (worth === null) return null;
      // Draws after the end score nothing: one outcome represents all.
      if (next.over === 1) return worth;
      points += chance * worth.points;
      win += chance * worth.win;
    } while (luck.next());
    return { points, win };
  }

  #end(state: State): Worth {
    return { points: this.core.points(state, this.seat), win: Number(this.core.leader(state) === this.seat) };
  }
}

/** A number for a position, of 53 bits: no two of the few thousand within a turn share one. */
function keyOf({ cells }: State): number {
  let low = 0x811c9dc5;
  let high = 0x9e3779b9;
  for (let i = 0; i < cells.length; i++) {
    const cell = cells[i]!;
    low = Math.imul(low ^ cell, 0x01000193) ^ (low >>> 15);
    high = Math.imul(high ^ cell, 0x85ebca6b) ^ (high >>> 13);
  }
  return (low >>> 0) * 0x20_0000 + ((high >>> 0) & 0x1f_ffff);
}

/** Makes small endgames of a game from seeds: the same ones every time. */
export function* endgames(game: string, seats: number, wanted: number): Generator<Endgame> {
  let found = 0;
  for (let seed = 0; found < wanted && seed < wanted * TRIES; seed++) {
    const { core } = startMatch({ game: findGame(game).id, seats, seed: `endgame ${seed}` });
    const state = lastTurn(core, seed);
    const endgame = state === null ? null : Endgame.solve(core, state);
    if (endgame === null || endgame.positions < FEWEST_POSITIONS) continue;
    found++;
    yield endgame;
  }
}

/** Plays a match up to the last turn of all; null when it stalls before. */
function lastTurn(core: Core, seed: number): State | null {
  const state = core.newState();
  const luck = new FastLuck(seed);
  const bots = Array.from({ length: core.seats }, (_, seat) => createBot({ core, seed: seat, level: PREPARING }));
  core.deal(state, luck);
  let turn = state.turn;
  while (state.over === 0) {
    const begins = state.turn !== turn;
    turn = state.turn;
    if (begins && state.final === 1 && state.mover === core.seats - 1 && state.actor === state.mover) return state;
    core.apply(state, bots[state.actor]!.choose(state), luck);
  }
  return null;
}

/** A level's play in the endgames of a game. The loss of a choice is exact: the best value minus its value. */
export interface Regret {
  readonly game: string;
  readonly level: Level;
  readonly endgames: number;
  /** The number of endgames it played without losing a point. */
  readonly perfect: number;
  /** Expected points lost an endgame, and in the worst one. */
  readonly points: number;
  readonly worst: number;
  /** Chances to win lost an endgame, 0 to 1, and in how many it could win. */
  readonly win: number;
  readonly winnable: number;
}

/**
 * Lets levels play the endgames of a game.
 * @param next called after each endgame that was played by all; true from it ends the measuring there.
 */
export async function measureRegret(
  game: string,
  wanted: number,
  levels: readonly Level[] = LEVELS,
  next: Next = () => Promise.resolve(false),
): Promise<Regret[]> {
  const sums = levels.map(() => ({ endgames: 0, perfect: 0, points: 0, worst: 0, win: 0, winnable: 0 }));
  for (const endgame of endgames(game, 2, wanted)) {
    levels.forEach((level, at) => {
      const lost = playOut(endgame, level);
      const sum = sums[at]!;
      sum.endgames++;
      sum.points += lost.points;
      sum.worst = Math.max(sum.worst, lost.points);
      sum.win += lost.win;
      if (lost.points < NOTHING) sum.perfect++;
      if (endgame.worth(endgame.start).win > 0) sum.winnable++;
    });
    if (await next()) break;
  }
  return levels.map((level, at) => {
    const sum = sums[at]!;
    const share = 1 / Math.max(1, sum.endgames);
    return { game, level, ...sum, points: sum.points * share, win: sum.win * share };
  });
}

/** Less is rounding. */
const NOTHING = 1e-9;

/** The losses of a level in an endgame, by choice. */
function playOut(endgame: Endgame, level: Level): Worth {
  const { core, start } = endgame;
  const state = core.newState();
  state.copy(start);
  const bot = createBot({ core, seed: 1, level, budget: { iterations: ENDGAME_ITERATIONS } });
  const luck = new FastLuck(2);
  const lost = { points: 0, win: 0 };
  while (state.over === 0) {
    const code = bot.choose(state);
    const best = endgame.worth(state);
    const chosen = endgame.worthOf(state, code);
    lost.points += best.points - chosen.points;
    lost.win += best.win - chosen.win;
    core.apply(state, code, luck);
  }
  return lost;
}
