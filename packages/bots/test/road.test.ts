import { Core, FastLuck, findGame, one, PACKS, popcount, startMatch } from '@windrose/rules';
import { describe, expect, it, vi } from 'vitest';

import { waitOf, worthTo } from '../src/evaluate/judge.ts';
import { CLEAR_VIEW, misjudged } from '../src/evaluate/view.ts';
import { createBot, type Level } from '../src/index.ts';
import { ROAD_ACTIONS, RoadPlan } from '../src/road/own-plan.ts';
import { roadTableOf, TurnMaker } from '../src/road/table.ts';
import { Slabs } from '../src/slabs.ts';

const VALUES = { cubes: [0.25, 0.5, 0.75, 1], ready: 0.05, claim: 3, patience: 0.97 } as const;

function setUp(seed: number) {
  const game = findGame('spice-road');
  const core = new Core(game.assemble({ seats: 2, options: {}, packs: PACKS, luck: new FastLuck(seed) }));
  const table = roadTableOf(core)!;
  const state = core.newState();
  core.deal(state, new FastLuck(seed));
  const cards = new Float64Array(table.merchants.ids.length);
  const plan = new RoadPlan(table, state, { ...VALUES, cards }, { turns: 6, width: 60 });
  return { core, state, table, plan };
}

describe('the lower levels on the road', { tags: 'full' }, () => {
  it(
    'score well enough to be fair opponents: each has at least 60 % of the points of the next one',
    { timeout: 120_000 },
    () => {
      const levels = ['passenger', 'deckhand', 'boatswain', 'helmsman'] as const;
      for (const [at, lower] of levels.slice(0, -1).entries()) {
        const points = [0, 0];
        for (let number = 0; number < 12; number++) {
          const match = startMatch({ game: 'spice-road', seats: 2, seed: `ladder ${number >> 1}` });
          const bots = [0, 1].map((seat) =>
            createBot({ core: match.core, seed: number, level: (seat + number) % 2 === 0 ? lower : levels[at + 1]! }),
          );
          while (!match.over) match.choose(bots[match.decision!.seat]!.chooseFor(match));
          const { seats } = match.scores();
          for (const [seat, { total }] of seats.entries()) points[(seat + number) % 2]! += total;
        }
        expect(points[0]!).toBeGreaterThan(0.6 * points[1]!);
        expect(points[0]!).toBeLessThan(points[1]!);
      }
    },
  );
});

describe('hands of the lower levels', { tags: 'full' }, () => {
  // Per level: the average number of merchant cards of a seat at the end, and of rounds, at most.
  const MOST = {
    'spice-road': { passenger: [15, 49], deckhand: [13, 47], boatswain: [12, 45], helmsman: [13, 45] },
    'sand-to-sea': { deckhand: [13.5, 52], boatswain: [12, 46] },
  } as const;
  it.each(Object.entries(MOST))(
    'are not filled for their own sake in %s, and matches end in time',
    { timeout: 240_000 },
    (game, levels) => {
      for (const [level, [mostCards, mostRounds]] of Object.entries(levels)) {
        const matches = game === 'spice-road' ? 10 : 4;
        let cards = 0;
        let rounds = 0;
        for (let number = 0; number < matches; number++) {
          const match = startMatch({ game: game as 'spice-road' | 'sand-to-sea', seats: 2, seed: `hands ${number}` });
          const bots = [1, 2].map((seat) =>
            createBot({ core: match.core, seed: 2 * number + seat, level: level as Level }),
          );
          while (!match.over) match.choose(bots[match.decision!.seat]!.chooseFor(match));
          const state = match.core.newState();
          match.copyState(state);
          const piles = [state.hand, state.played, ...(game === 'spice-road' ? [] : [state.filed])];
          for (const pile of piles) cards += pile.reduce((sum, word) => sum + popcount(word), 0);
          rounds += state.round;
        }
        expect(cards / (2 * matches), `cards of a ${level}`).toBeLessThanOrEqual(mostCards);
        expect(rounds / matches, `rounds of a ${level}`).toBeLessThanOrEqual(mostRounds);
      }
    },
  );

  it('are filled with the same cards again and again by the same misjudgement', () => {
    const view = { sight: Infinity, misjudgement: 1, seed: 7, valuesUse: true };
    const values = [10, 12, 14, 16];
    const seen = misjudged(values, 'orders', view, 0);
    expect(misjudged(values, 'orders', view, 0)).toEqual(seen);
    expect(misjudged(values, 'orders', view, 1)).not.toEqual(seen);
    expect(misjudged(values, 'orders', { ...view, seed: 8 }, 0)).not.toEqual(seen);
    for (const [at, value] of values.entries()) expect(Math.abs(seen[at]! / value - 1)).toBeLessThanOrEqual(0.4);
    expect(Array.from(misjudged(values, 'merchants', CLEAR_VIEW, 0))).toEqual(values);
  });
});

describe('a plan of a seat’s own turns on the road', () => {
  it('predicts the hold after each turn exactly, and contains only possible turns', () => {
    const { core, state, plan } = setUp(4);
    const maker = new TurnMaker(core);
    const luck = new FastLuck(9);
    let made = 0;
    for (let turn = 0; turn < 60 && state.over === 0; turn++) {
      plan.plan(state, state.actor);
      for (const first of plan.firsts) {
        expect(maker.make(state, first, 1)).toBe(true);
        expect(maker.end.hold[state.actor]).toBe(first.hold);
        made++;
      }
      maker.make(state, plan.firsts[0]!, 1);
      for (const code of maker.codes) core.apply(state, code, luck);
    }
    expect(made).toBeGreaterThan(300);
  });

  it('tries no position twice for a turn that cannot be made, in however many orders cubes can be given up', () => {
    const { core, state } = setUp(4);
    const maker = new TurnMaker(core);
    const applied = vi.spyOn(core, 'apply');
    // Nine cubes over the limit: 4 to the power of 9 orders, a few hundred positions.
    state.hold[0] = 5 + 5 * one(1) + 5 * one(2) + 4 * one(3);
    expect(maker.make(state, { way: ROAD_ACTIONS.rest, what: 0, hold: 0, worth: 0, short: 0 }, 1)).toBe(false);
    expect(applied.mock.calls.length).toBeLessThan(5000);
  });

  it('claims payable cards, and sees claims a turn ahead', () => {
    const { state, table, plan } = setUp(7);
    const card = state.row[0]!;
    const price = table.orders.price[card]!;
    state.hold[0] = price;
    plan.plan(state, 0);
    expect(plan.firsts[0]).toMatchObject({ way: ROAD_ACTIONS.claim, what: 0 });
    expect(plan.claimedAt[card]).toBe(0);
    // Two yellow cubes short, which the starting card brings in a turn.
    state.hold.fill(0);
    state.row.fill(-1);
    state.row[0] = table.orders.ids.indexOf('P01');
    state.hold[0] = table.orders.price[state.row[0]]! - 2;
    plan.plan(state, 0);
    expect(plan.firsts[0]!.way).toBe(ROAD_ACTIONS.play);
    expect(plan.claimedAt[state.row[0]]).toBe(1);
  });
});

describe('a winning seat', () => {
  it('ends the match rather than gathering points, increasingly so during rounds without a claim', () => {
    const { state } = setUp(1);
    const worth = (lead: number): number => worthTo(0, [0.999, 0.001], [80 + lead, 80], waitOf(state));
    state.final = 1;
    const ended = worth(13);
    state.final = 0;
    state.stall = 20;
    expect(worth(40)).toBeLessThan(ended);
    const waiting = waitOf(state);
    state.stall = 40;
    expect(waitOf(state)).toBeGreaterThan(waiting);
  });

  it('brings Spice Road to its end when the last card can be claimed and wins', () => {
    for (const level of ['navigator', 'captain', 'admiral'] as const) {
      const { core, state, table } = setUp(12);
      // Five cards each; seat 0 has better ones, and holds what another costs.
      const byPoints = [...table.orders.vp.keys()].sort((a, b) => table.orders.vp[b]! - table.orders.vp[a]!);
      const free = byPoints.filter((card) => !state.row.includes(card));
      for (const [seat, cards] of [free.slice(0, 5), free.slice(-5)].entries()) {
        for (const card of cards) state.cards[seat * 2 + (card >> 5)]! |= 1 << (card & 31);
      }
      state.hold[0] = table.orders.price[state.row[4]!]!;
      state.stall = 30;
      const bot = createBot({ core, seed: 1, level, budget: { iterations: 40 } });
      const code = bot.choose(state);
      expect([level, core.phase(state).option(state, code).kind]).toEqual([level, 'claim']);
    }
  });
});

describe('rows of numbers', () => {
  it('keep what is in them as they grow, are counted, and take no more memory the second time', () => {
    const slabs = new Slabs((length) => new Float64Array(length));
    const fill = (): number[] =>
      Array.from({ length: 3000 }, (_, i) => {
        const row = slabs.take(200);
        slabs.slab(row).fill(i, Slabs.at(row), Slabs.at(row) + 200);
        return row;
      });
    const rows = fill();
    rows.forEach((row, i) => expect(slabs.slab(row)[Slabs.at(row) + 199]).toBe(i));
    const { bytes } = slabs;
    expect(bytes).toBeGreaterThanOrEqual(3000 * 200 * 8);
    slabs.clear();
    fill();
    expect(slabs.bytes).toBe(bytes);
  });
});
