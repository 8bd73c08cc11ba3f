/** Positions: a match's own position is read back unchanged; impossible ones are refused. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import {
  type RuleId,
  FastLuck,
  GAMES,
  type LandPackFile,
  loadMatch,
  makeNotation,
  type Match,
  matchFrom,
  MOST_OPTIONS,
  NEW_WORLD_PACK,
  parseNotation,
  type Position,
  positionOf,
  RulesError,
  startMatch,
  type GameId,
} from '../../src/index.ts';
import { choose, eager } from '../players.ts';
import { played, plans } from '../random-match.ts';

/** JSON to be spoiled at will. */
// oxlint-disable-next-line typescript/no-explicit-any -- its shape is what is tried out
type Json = Record<string, any>;

/** As it comes from a file. */
const written = (position: Position): { -readonly [Key in keyof Position]: Position[Key] } & { state: Json } =>
  JSON.parse(JSON.stringify(position));

/** Derived parts that may be left out. */
const FOLLOWING = ['limit', 'outposts', 'pile', 'supply', 'deck', 'unseen', 'merchantDeck', 'coins', 'final', 'stall'];

/** The match at the beginning of its running turn. */
function atTurn(match: Match): Match {
  const start = match.restart();
  for (const { turn, option } of match.choices) {
    if (!match.over && turn === match.turn) break;
    start.choose(option.code);
  }
  return start;
}

/** The parts that two matches in the same position share. */
function seen(match: Match): unknown {
  const { version: _, ...state } = match.state();
  return { state, legal: match.legal(), scores: match.scores(), over: match.over };
}

function refusal(attempt: () => unknown): RulesError {
  try {
    attempt();
  } catch (error) {
    if (error instanceof RulesError) return error;
    throw error;
  }
  throw new Error('it was not refused');
}

/** A match somewhere in the middle. */
function middle(game: GameId, seats: number, seed = 'm', moves = 160): Position {
  const match = startMatch({ game, seats, seed });
  const luck = new FastLuck(7);
  for (let move = 0; move < moves && !match.over; move++) choose(match, eager, luck);
  return positionOf(match);
}

describe('a position', () => {
  test('has as many settlers on a card of a route as the pack has', () => {
    const { playerBoards } = NEW_WORLD_PACK as unknown as LandPackFile;
    const settlers = { ...playerBoards.settlers, total: 60 };
    const packs = [{ ...NEW_WORLD_PACK, playerBoards: { ...playerBoards, settlers } }];
    const match = startMatch({ game: 'east-to-west-1', seats: 2, seed: 'm', packs });
    const luck = new FastLuck(7);
    for (let move = 0; move < 160 && !match.over; move++) choose(match, eager, luck);
    const position = written(positionOf(match));
    const own = position.state.seats.find(({ route }: Json) => route.length > 0);
    own.route[0].settlers += own.settlers + own.reserve;
    Object.assign(own, { settlers: 0, reserve: 0 });
    expect(own.route[0].settlers).toBeGreaterThan(30);
    const { seats } = written(positionOf(matchFrom(position, 'read', packs))).state;
    expect(seats).toEqual(position.state.seats);
  });

  test('of any match, written and read, has the same options and scores', () => {
    const kinds = new Set<string>();
    const early: string[] = [];
    fc.assert(
      fc.property(plans(400), (plan) => {
        const match = played(plan);
        if (atTurn(match).inSetUp) {
          early.push(refusal(() => positionOf(match)).code);
          return;
        }
        const start = atTurn(match);
        const read = matchFrom(written(positionOf(match)), 'other');
        expect(seen(read)).toEqual(seen(start));
        kinds.add(`${plan.game} ${match.over}`);

        // Both continue alike, so hidden parts are equal, too.
        if (start.over) return;
        const [a, b] = [start.core.newState(), read.core.newState()];
        start.copyState(a);
        read.copyState(b);
        const [luckA, luckB] = [new FastLuck(plan.chance), new FastLuck(plan.chance)];
        const [optionsA, optionsB] = [new Int32Array(MOST_OPTIONS), new Int32Array(MOST_OPTIONS)];
        for (let step = 0; step < 60 && a.over === 0; step++) {
          const n = start.core.legal(a, optionsA);
          expect(read.core.legal(b, optionsB)).toBe(n);
          expect(optionsB.subarray(0, n)).toEqual(optionsA.subarray(0, n));
          const code = optionsA[new FastLuck(step).draw(n)]!;
          start.core.apply(a, code, luckA);
          read.core.apply(b, code, luckB);
        }
        expect(read.core.assembly.describe(b)).toEqual(start.core.assembly.describe(a));
      }),
      { numRuns: 160 },
    );
    expect(new Set(early)).toEqual(new Set(['bad-position']));
    expect(new Set([...kinds].map((kind) => kind.split(' ')[0]))).toEqual(new Set(GAMES.map(({ id }) => id)));
  }, 240_000);

  test('needs nothing that follows from the rest', () => {
    fc.assert(
      fc.property(plans(300), (plan) => {
        const start = atTurn(played(plan));
        if (start.inSetUp) return;
        const position = written(positionOf(start));
        const layers = (position.state.merchantDeck as unknown[] | undefined)?.every((one) => typeof one === 'string');
        for (const name of FOLLOWING) {
          // Layers of a deck are nothing that follows.
          if (name === 'merchantDeck' && layers === false) continue;
          if (name !== 'stall') delete position.state[name];
          for (const own of position.state.seats as Json[]) {
            if (name === 'limit' || name === 'outposts') delete own[name];
          }
        }
        expect(seen(matchFrom(position, ''))).toEqual(seen(start));
      }),
      { numRuns: 80 },
    );
  }, 240_000);

  test('is kept in the record of the match that began from it, and in its notation', () => {
    for (const { id, seats } of GAMES) {
      const match = matchFrom(middle(id, seats[0]), 'from here');
      const luck = new FastLuck(3);
      for (let move = 0; move < 40 && !match.over; move++) choose(match, eager, luck);
      const record = JSON.parse(JSON.stringify(match.record()));
      expect(loadMatch(record).state()).toEqual(match.state());
      expect(match.restart().version).toBe(0);
      const read = parseNotation(makeNotation(match));
      expect(read.record()).toEqual(match.record());
    }
  }, 120_000);

  test('with random changes is refused with a place, or can be played on', () => {
    const places: [Position, string[]][] = [];
    for (const { id, seats } of GAMES) {
      const position = middle(id, seats[1], 'spoiled');
      const paths: string[] = [];
      const walk = (value: unknown, path: string): void => {
        paths.push(path);
        if (typeof value === 'object' && value !== null) {
          for (const [key, member] of Object.entries(value)) walk(member, `${path}/${key}`);
        }
      };
      walk(position.state, '');
      places.push([position, paths.filter((path) => path !== '')]);
    }
    const refused: RulesError[] = [];
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.nat(),
        fc.oneof(fc.jsonValue({ maxDepth: 1 }), fc.nat(40), fc.constantFrom('Y', 'YYRRGGBBB', null, [], undefined)),
        ([position, paths], at, value) => {
          const spoiled = written(position);
          const path = paths[at % paths.length]!.split('/').slice(1);
          const last = path.pop()!;
          let owner: Json = spoiled.state;
          for (const key of path) owner = owner[key];
          owner[last] = value;
          try {
            const match = matchFrom(spoiled, 'spoiled');
            const luck = new FastLuck(at);
            for (let move = 0; move < 30 && !match.over; move++) choose(match, eager, luck);
          } catch (error) {
            if (!(error instanceof RulesError)) throw error;
            refused.push(error);
          }
        },
      ),
      { numRuns: 600 },
    );
    expect(refused.length).toBeGreaterThan(200);
    for (const error of refused) {
      expect(error.code).toBe('bad-position');
      expect(error.where).toMatch(/^state/);
    }
  }, 240_000);
});

describe('a position is refused', () => {
  const change = (game: GameId, seats: number, spoil: (state: Json) => void): RulesError => {
    const position = written(middle(game, seats));
    spoil(position.state);
    return refusal(() => matchFrom(position, ''));
  };

  test.each<[string, GameId, number, (state: Json) => void, string, RegExp, RuleId | null]>([
    [
      'with a card that two seats have',
      'new-world',
      2,
      (state) => state.seats[1].cards.push(state.seats[0].cards[0]),
      'state.seats[1].cards',
      /^state\.seats\[1\]\.cards\[\d\]: "\w+" is at state\.seats\[0\]\.cards\[0\] already$/,
      null,
    ],
    [
      'with a settler too many',
      'new-world',
      3,
      (state) => state.seats[2].settlers++,
      'state.seats[2]',
      /settlers in all; every seat has \d+$/,
      'NW-7',
    ],
    [
      'with a hold over its limit',
      'eastern-wonders',
      2,
      (state) => (state.seats[0].hold = 'YYYYYYRRRRRRRRRRRRRRRRRR'),
      'state.seats[0].hold',
      /24 cubes are more than the \d+ that may be kept/,
      'SH-9',
    ],
    [
      'with an order that is gone',
      'eastern-wonders',
      2,
      (state) => {
        delete state.pile;
        const [one, other] = state.ports.filter((port: Json) => port.tile !== 'closed');
        one.tile = other.tile;
      },
      'state.ports',
      /is at state\.ports\[\d\]\.tile already$/,
      null,
    ],
    [
      'with an outpost in a port',
      'sand-to-sea',
      2,
      (state) => state.map.find((tile: Json) => tile.kind === 'port').outposts.push(0),
      'state.map',
      /outposts stand on islands only/,
      'EW-27',
    ],
    [
      'with a merchant card that is not in the match',
      'spice-road',
      4,
      (state) => (state.market[0].card = 'M99'),
      'state.market[0].card',
      /"M99" is not in this match/,
      null,
    ],
    [
      'with the last round said where nothing ends the match',
      'spice-road',
      2,
      (state) => (state.final = !state.final),
      'state.final',
      /expected (true|false), found (true|false)/,
      null,
    ],
    [
      'with a merchant card in a pile that no one took',
      'east-to-west-3',
      2,
      (state) => {
        for (const own of state.seats) own.merchants = 0;
        state.merchantPile = [state.merchantDeck[0].shift()];
      },
      'state.merchantPile',
      /the seats have taken 0 merchant cards; 0 lie on routes and 1 in piles/,
      null,
    ],
  ])('%s', (_, game, seats, spoil, where, message, rule) => {
    const error = change(game, seats, spoil);
    expect(error.code).toBe('bad-position');
    expect(error.where).toContain(where);
    expect(error.message).toMatch(message);
    expect(error.rule).toBe(rule);
  });

  test('with fewer seats than there are', () => {
    const position = { ...middle('spice-road', 3), seats: 2 };
    expect(refusal(() => matchFrom(position, '')).message).toMatch(/expected exactly 2 entries, found 3/);
  });
});
