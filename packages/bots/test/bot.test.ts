import { amount, Core, FastLuck, findGame, GAMES, MOST_OPTIONS, PACKS, startMatch, type State } from '@windrose/rules';
import { describe, expect, it } from 'vitest';
import { type Bot, type BotSetup, createBot, type Level, LEVELS, POLICIES, sightOf } from '../src/index.ts';
import { budgetOf } from '../src/level-configurations.ts';
import { newCore, playMatches, winsOf } from './matches.ts';

/** Tests share the machine: they may take their time, though they need little of it. */
const timeout = 180_000;

/** A small search, the same on every machine. */
const budget = { iterations: 3 };

/** A position some way into a match that claims as soon as it can. */
function reached(core: Core, seed: number, rounds: number): State {
  const state = core.newState();
  const choose = POLICIES['claim-first'](core);
  const luck = new FastLuck(seed);
  const codes = new Int32Array(MOST_OPTIONS);
  core.deal(state, luck);
  while (state.over === 0 && state.round < rounds) {
    core.apply(state, choose(state, codes, core.legal(state, codes), luck), luck);
  }
  return state;
}

describe('the budget of a turn', () => {
  it("is the level's own where nothing is given, or a budget that names nothing", () => {
    expect(budgetOf('admiral')).toEqual({ ms: 150 });
    expect(budgetOf('admiral', {})).toEqual({ ms: 150 });
    expect(budgetOf('captain', {})).toEqual({});
  });

  it('is the given one where it names something', () => {
    expect(budgetOf('admiral', { ms: 10 })).toEqual({ ms: 10 });
    expect(budgetOf('admiral', { iterations: 3 })).toEqual({ iterations: 3 });
  });
});

describe('a match that is all but won', () => {
  // With these deals a captain once sailed about with a full hold until the rule of 60 rounds without a claim ended the match.
  it('is brought to its end', { timeout, tags: 'full' }, async () => {
    const results = await playMatches(
      [12, 40, 54].map((seed) => ({
        game: 'eastern-wonders',
        players: ['captain', 'claim-first'],
        seed,
        budget: { iterations: 2 },
      })),
    );
    expect(results.map(({ winner, finished }) => ({ winner, finished }))).toEqual(
      Array.from({ length: 3 }, () => ({ winner: 0, finished: true })),
    );
  });
});

describe('an admiral at sea', () => {
  // In these rounds it once sailed to a tile beside it by way of another one, and left a cube there.
  it.each([
    ['waste0', 5],
    ['waste1', 38],
    ['waste2', 41],
    ['waste4', 41],
    ['waste6', 13],
  ] as const)('makes no detour: %s, round %i', (seed, round) => {
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed });
    const bots = [0, 1].map((one) => createBot({ core: match.core, seed: one, level: 'boatswain' }));
    const admiral = createBot({ core: match.core, seed: 7, level: 'admiral' });
    let detours = 0;
    for (let last = -1; match.round <= round && !match.over;) {
      const { seat, kind } = match.decision!;
      if (match.round === round && kind === 'sail' && match.turn !== last) {
        last = match.turn;
        const near = match.legal().flatMap((option) => (option.kind === 'step' ? [option.to] : []));
        const played = match.fork();
        const stops: string[] = [];
        for (const code of admiral.think(match.copiedState(), { iterations: 150 }).line) {
          const option = played.legal().find((one) => one.code === code);
          if (option?.kind === 'step') stops.push(option.to);
          played.choose(code);
        }
        if (stops.length > 1 && near.includes(stops.at(-1)!)) detours++;
      }
      match.choose(bots[seat]!.chooseFor(match));
    }
    expect(detours).toBe(0);
  });
});

describe.each(GAMES.map((game) => [game.id, game] as const))('bots in %s', (id, game) => {
  const [fewest, most] = game.seats;

  it(
    'play matches to the end, reproducibly by seed, and choose only legal options',
    { timeout, tags: id === 'spice-road' ? [] : ['full'] },
    async () => {
      const plan = { game: id, players: Array.from({ length: fewest }, () => 'navigator' as const), seed: 1 };
      const [once, again] = await playMatches([plan, plan]);
      expect(once!.finished).toBe(true);
      expect(once).toEqual(again);
    },
  );

  it('of every level play with the most seats', { timeout, tags: id === 'new-world' ? [] : ['full'] }, async () => {
    const plans = LEVELS.map((_, first) => ({
      game: id,
      players: Array.from({ length: most }, (_seat, seat) => LEVELS[(first + seat) % LEVELS.length]!),
      seed: first,
      budget,
      most: 16,
    }));
    for (const { codes } of await playMatches(plans)) expect(codes).toHaveLength(16);
  });

  it('judge a position without search, and leave it as it is', () => {
    const core = newCore(id, most, 2);
    const state = reached(core, 5, 8);
    const before = core.newState();
    before.copy(state);
    const { scores, win } = sightOf(core)(state);
    expect(scores).toHaveLength(core.sides);
    expect(scores.every(Number.isFinite)).toBe(true);
    expect(win.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
    expect(state).toEqual(before);
  });

  it(
    'without any time still choose something legal, and measure nothing more',
    { timeout, tags: id === 'east-to-west-3' ? [] : ['full'] },
    () => {
      const core = newCore(id, most, 2);
      const state = reached(core, 5, 8);
      const codes = new Int32Array(MOST_OPTIONS);
      const legal = codes.slice(0, core.legal(state, codes));
      for (const level of LEVELS) {
        let asked = 0;
        const stop = (): boolean => ++asked > 0;
        const { code, candidates } = createBot({ core, seed: 1, level }).think(state, {}, stop);
        expect(legal).toContain(code);
        expect(candidates.length).toBeGreaterThan(0);
        // It was asked before every price.
        expect(asked).toBeGreaterThan(most);
      }
    },
  );

  it(
    'search reproducibly by seed and iterations, and report their findings',
    { timeout, tags: id === 'eastern-wonders' ? [] : ['full'] },
    () => {
      const core = newCore(id, fewest, 2);
      const state = reached(core, 5, 8);
      const codes = new Int32Array(MOST_OPTIONS);
      const thoughts = [1, 1].map((seed) => {
        const { ms: _, ...thought } = createBot({ core, seed, level: 'admiral' }).think(state, { iterations: 12 });
        return thought;
      });
      expect(thoughts[0]).toEqual(thoughts[1]);
      const { code, line, candidates, iterations } = thoughts[0]!;
      expect(iterations).toBe(12);
      expect(candidates[0]!.code).toBe(code);
      expect(candidates[0]!.line).toEqual(line);
      expect(candidates.reduce((sum, { visits }) => sum + visits, 0)).toBe(12);
      const legal = Array.from(codes.subarray(0, core.legal(state, codes)));
      for (const candidate of candidates) {
        expect(legal).toContain(candidate.code);
        expect(candidate.line[0]).toBe(candidate.code);
        expect(candidate.scores).toHaveLength(core.sides);
        expect(candidate.win.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1);
        for (const chance of candidate.win) expect(chance).toBeGreaterThanOrEqual(0);
        // The line is one that can be played.
        const on = core.newState();
        on.copy(state);
        for (const choice of candidate.line) {
          expect(Array.from(codes.subarray(0, core.legal(on, codes)))).toContain(choice);
          core.apply(on, choice, new FastLuck(1));
          if (on.actor !== state.actor) break;
        }
      }
    },
  );

  it.each(LEVELS)(
    'a %s does not know what will be turned up',
    { timeout, tags: id === 'spice-road' ? [] : ['full'] },
    (level) => {
      // The same deal under different luck from there on: until it shows, the bots must choose alike.
      const core = newCore(id, fewest, 4);
      const states = [core.newState(), core.newState()];
      for (const state of states) core.deal(state, new FastLuck(4, 1));
      const bots = states.map(() => createBot({ core, seed: 9, level, budget }));
      const lucks = [new FastLuck(6), new FastLuck(7)];
      const codes = new Int32Array(MOST_OPTIONS);
      let compared = 0;
      while (compared < 24 && states[0]!.cells.every((cell, i) => cell === states[1]!.cells[i])) {
        const chosen = states.map((state, i) => bots[i]!.choose(state, codes, core.legal(state, codes)));
        expect(chosen[0]).toBe(chosen[1]);
        states.forEach((state, i) => core.apply(state, chosen[i]!, lucks[i]!));
        compared++;
      }
      expect(compared).toBeGreaterThan(0);
    },
  );
});

describe('a bot', () => {
  it('chooses alike whether points are covered or not', { timeout }, () => {
    const game = findGame('eastern-wonders');
    const luck = (): FastLuck => new FastLuck(3);
    const cores = [{}, { covered: true }].map(
      (options) => new Core(game.assemble({ seats: 2, options, packs: PACKS, luck: luck() })),
    );
    const thoughts = cores.map((core) => {
      const { ms: _, ...thought } = createBot({ core, seed: 1, level: 'admiral' }).think(reached(core, 8, 12), budget);
      return thought;
    });
    expect(thoughts[0]).toEqual(thoughts[1]);
  });

  it(
    'searches on after its time on a slow device until it has made the least rounds, unless that takes too long',
    { timeout },
    () => {
      const core = newCore('eastern-wonders', 2, 1);
      const state = reached(core, 1, 5);
      const least = { iterations: 40, ms: 120_000 };
      const bot = createBot({ core, seed: 1, level: 'admiral' });
      expect(bot.think(state, { ms: 0, least }).iterations).toBe(40);
      // Asked again it counts anew.
      expect(bot.think(state, { ms: 0, least }).iterations).toBe(40);
      expect(bot.think(state, { ms: 0, least: { ...least, ms: 0 } }).iterations).toBeLessThan(40);
      // Whoever asks can end it at any time.
      expect(bot.think(state, { ms: 0, least }, () => true).iterations).toBeLessThan(40);
    },
  );

  it('stops on request with the best choice so far', { timeout }, () => {
    const core = newCore('eastern-wonders', 2, 1);
    const state = reached(core, 1, 5);
    let asked = 0;
    const bot = createBot({ core, seed: 1, level: 'admiral' });
    const { iterations, code } = bot.think(state, {}, () => ++asked === 40);
    expect(asked).toBe(40);
    expect(iterations).toBeGreaterThan(0);
    expect(iterations).toBeLessThan(40);
    const codes = new Int32Array(MOST_OPTIONS);
    expect(Array.from(codes.subarray(0, core.legal(state, codes)))).toContain(code);
  });

  it('plays at a table, and plans again after another choice was made for its seat', { timeout }, () => {
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'somebody else decides' });
    const bot: Bot = createBot({ core: match.core, seed: 1, level: 'deckhand' });
    const luck = new FastLuck(1);
    for (let choice = 0; choice < 40; choice++) {
      const options = match.legal().map((option) => option.code);
      const before = JSON.stringify(match.state());
      const code = bot.chooseFor(match);
      expect(JSON.stringify(match.state())).toBe(before);
      expect(options).toContain(code);
      match.choose(choice % 3 === 0 ? options[luck.draw(options.length)]! : code);
    }
    expect(match.version).toBe(40);
  });

  it('refuses to choose and to think when the match is over', () => {
    const core = newCore('spice-road', 2, 1);
    const state = reached(core, 1, Infinity);
    const setup: BotSetup = { core, seed: 1 };
    expect(() => createBot(setup).choose(state)).toThrow(RangeError);
    expect(() => createBot(setup).think(state)).toThrow(RangeError);
  });
});

/** The rows of what can be won, in any game. */
const WON = ['outposts', 'bonus', 'limit', 'vp', 'market', 'row', 'cards', 'explored', 'tiles', 'reserve'] as const;

/** The number of turns of a match between two bots of a level, and how many of them only spent: without a gain of any kind. */
function idleTurns(game: string, level: Level, seed: number): { turns: number; idle: number } {
  const core = newCore(game, 2, seed);
  const bots = [0, 1].map((seat) => createBot({ core, seed: 2 * seed + seat, level }));
  const luck = new FastLuck(seed);
  const options = new Int32Array(MOST_OPTIONS);
  const state = core.newState();
  core.deal(state, luck);
  /** What a seat has: its cubes by spice, its cards in hand, its settlers at hand, and everything on the table that it may win. */
  const ownOf = (seat: number) => ({
    cubes: [0, 1, 2, 3].map((spice) => amount(state.hold[seat]!, spice)),
    hand: state.hand.slice(2 * seat, 2 * seat + 2),
    ready: state.ready[seat] ?? 0,
    won: WON.map((row) => state[row].join(' ')).join('; '),
  });
  let before = ownOf(state.mover);
  let { turn, mover } = state;
  const found = { turns: 0, idle: 0 };
  while (state.over === 0) {
    const n = core.legal(state, options);
    core.apply(state, bots[state.actor]!.choose(state, options, n), luck);
    if (state.turn === turn) continue;
    found.turns++;
    const after = ownOf(mover);
    const gained =
      after.cubes.some((count, spice) => count > before.cubes[spice]!) ||
      after.hand.some((bits, word) => (bits & ~before.hand[word]!) !== 0) ||
      after.ready > before.ready ||
      after.won !== before.won;
    if (!gained) found.idle++;
    ({ turn, mover } = state);
    before = ownOf(mover);
  }
  return found;
}

describe('levels', () => {
  it('that are careless gain something with their turns', { timeout, tags: 'full' }, () => {
    for (const game of ['eastern-wonders', 'sand-to-sea', 'new-world', 'spice-road']) {
      for (const level of ['passenger', 'deckhand', 'boatswain'] as const) {
        const { turns, idle } = idleTurns(game, level, 2);
        expect(turns).toBeGreaterThan(20);
        // All of the few ways that a level considers may be such.
        expect(idle / turns, `${level} in ${game}`).toBeLessThan(0.02);
      }
    }
  });

  // A game whose turns are short: how far apart the levels are is measured by the arena, here only that they are in order.
  it.each([
    ['passenger', 'claim-first', 6],
    ['deckhand', 'passenger', 12],
    ['boatswain', 'deckhand', 12],
    ['helmsman', 'boatswain', 12],
    ['navigator', 'helmsman', 12],
    ['mate', 'navigator', 12],
    ['captain', 'mate', 12],
  ] as const)('a %s beats a %s in A New World', { timeout, tags: 'full' }, async (better, worse, matches) => {
    const won = await winsOf('new-world', [better, worse], matches);
    console.log(`${better} against ${worse}: ${won} of ${matches}`);
    expect(won).toBeGreaterThan(matches / 2);
  });
});
