/** What a match was made of, counted from its record. */

import { createBot } from '@windrose/bots';
import { GAME_IDS, type GameId, type Match, startMatch } from '@windrose/rules';
import { LANGUAGES, wordsFor } from '@windrose/words';
import { beforeAll, describe, expect, it } from 'vitest';

import type { Account, SideAccount } from '../src/account/account.ts';
import { compareSides } from '../src/account/differences.ts';
import { accountOf, comparedWith, reviewWordsFor } from '../src/index.ts';
import { usesIn } from '../src/tally/uses.ts';

/** A match in which seat 0 plays better than the others. */
function uneven(game: GameId, seed: string, rounds = Infinity): Match {
  const seats = game === 'eastern-wonders-solo' ? 1 : 3;
  const match: Match = startMatch({ game, seats, seed });
  const bots = Array.from({ length: seats }, (_, seat) =>
    createBot({ core: match.core, seed: seat, level: seat === 0 ? 'boatswain' : 'passenger' }),
  );
  while (match.decision !== null && match.round <= rounds) match.choose(bots[match.decision.seat]!.chooseFor(match));
  return match;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const all = (counts: ReadonlyMap<string, number>): number => sum([...counts.values()]);

for (const game of GAME_IDS) {
  describe(
    `the account of a match of ${game}`,
    { timeout: 120_000, tags: game === 'spice-road' ? [] : ['full'] },
    () => {
      let matches: readonly { readonly match: Match; readonly account: Account }[] = [];
      beforeAll(() => {
        matches = [uneven(game, 'account/1'), uneven(game, 'account/2'), uneven(game, 'account/3', 5)].map((match) => ({
          match,
          account: accountOf(match),
        }));
      }, 120_000);

      it('adds up to its scores', () => {
        for (const { match, account } of matches) {
          const { seats, rival, winner } = match.scores();
          expect(account.sides.map(({ score }) => score)).toEqual([...seats, ...(rival ? [rival] : [])]);
          expect([null, account.ahead]).toContain(winner === 'rival' ? match.seats : winner);
          for (const { score, claims, outposts } of account.sides) {
            const { tiles, cards, coins = 0, board = 0 } = score.parts;
            expect(sum(Object.values(score.parts))).toBe(score.total);
            expect(sum(claims.map(({ points }) => points))).toBe(tiles ?? cards);
            expect(sum(claims.map(({ coin }) => coin))).toBe(coins);
            expect(sum(outposts.map(({ points }) => points))).toBe(board);
          }
        }
      });

      it('gives every turn one use, and finds the longest stretch without a claim', () => {
        for (const { match, account } of matches) {
          const movers = new Map(match.choices.map(({ turn, mover }) => [turn, mover]));
          const setUp = match.seats * (match.core.names.vp && game !== 'eastern-wonders-solo' ? 2 : 0);
          expect(sum(account.sides.map(({ turns }) => turns))).toBeLessThanOrEqual(movers.size);
          expect(sum(account.sides.map(({ turns }) => turns))).toBeGreaterThanOrEqual(movers.size - setUp - 1);
          for (const { side, turns, uses, dry, claims } of account.sides) {
            expect(all(uses)).toBe(turns);
            expect(uses.get('claim') ?? 0).toBeLessThanOrEqual(claims.length);
            if (dry === null) continue;
            expect(all(dry.uses)).toBe(dry.turns);
            expect(dry.uses.has('claim')).toBe(false);
            expect(claims.filter(({ at }) => at > dry.first.at && at <= dry.last.at)).toEqual([]);
            // It ends with a claim, or with the match.
            const next = claims.find(({ at }) => at > dry.last.at);
            const last = match.choices.findLast(({ mover }) => mover === side)!;
            expect(next?.round ?? last.round).toBeLessThanOrEqual(dry.last.round + 1);
            // Every turn in it won something, or nothing: all of it is within what was won in all.
            expect(dry.won).toHaveLength(match.core.sides);
          }
        }
      });

      it('counts rests, merchant cards, and cubes as the events tell', () => {
        for (const { match, account } of matches) {
          const events = match.choices.flatMap((choice) => choice.events);
          for (const { side, rests, cards, lost, left, bonuses } of account.sides.slice(0, match.seats)) {
            const of = events.filter((event) => 'seat' in event && event.seat === side);
            expect(rests).toHaveLength(of.filter(({ kind }) => kind === 'rested' || kind === 'tookBack').length);
            expect(bonuses).toHaveLength(of.filter(({ kind }) => kind === 'bonus').length);
            expect(lost).toHaveLength(of.filter(({ kind }) => kind === 'discarded').length);
            expect(left).toBe(match.state().seats[side]!.hold.length);
            const plays = of
              .filter(({ kind }) => kind !== 'merchant')
              .flatMap((event) =>
                usesIn(event, new Map(), false, () => null).filter(({ kind }) => kind === 'merchant'),
              );
            for (const { id, uses } of cards ?? []) {
              const laid = of.filter((event) => event.kind === 'laid' && event.card === id).length;
              expect(uses).toBe(plays.filter((play) => play.id === id).length + laid);
            }
          }
          expect(account.sides.some(({ cards }) => cards !== null)).toBe(
            game === 'spice-road' || game === 'sand-to-sea',
          );
        }
      });

      it('explains the whole difference, and leads only to moments of the match', () => {
        for (const { match, account } of matches) {
          for (const side of comparedWith(account, null)) {
            const { ahead, behind, points, causes } = compareSides(account, side);
            expect(sum(points.map(({ gap }) => gap))).toBe(ahead.score.total - behind.score.total);
            expect(points.map(({ gap }) => gap)).toEqual(points.map(({ gap }) => gap).toSorted((a, b) => b - a));
            const after = [
              ...points.map(({ turn }) => turn),
              ...causes.map((cause) =>
                cause.kind === 'later' ? cause.behind : cause.kind === 'dry' ? cause.stretch.last : cause.turn,
              ),
            ].filter((moment) => moment !== null);
            for (const { at, round } of after) expect(match.choices[at - 1]?.round).toBe(Math.max(1, round));
            for (const cause of causes) {
              if (cause.kind !== 'dry') continue;
              const { first } = cause.stretch;
              // A stretch is looked at from the beginning of its first turn.
              expect(match.choices[first.at]).toMatchObject({ round: first.round, mover: side });
            }
          }
        }
      });

      it.each(LANGUAGES)('is told in whole sentences (%s)', (language) => {
        const { account: words } = reviewWordsFor(language, wordsFor(language));
        for (const { match, account } of matches) {
          for (const own of [null, ...account.sides.map(({ side }) => side)]) {
            for (const side of comparedWith(account, own)) {
              const { opening, points, turns } = words.told(match, account, side, {
                names: ['Ada', 'Ben'],
                own,
                most: 3,
              });
              for (const text of [opening, ...points.map((one) => one.text), ...turns.map((one) => one.text)]) {
                expect(text).toMatch(/^[\p{Lu}\d].*[.:]$/u);
                expect(text).not.toMatch(/undefined|null|NaN|Infinity| {2}/);
              }
            }
          }
          for (const { name, cells } of words.rows(match, account)) {
            expect(cells).toHaveLength(account.sides.length);
            expect([name, ...cells].join(' ')).not.toMatch(/undefined|null|NaN|Infinity/);
          }
        }
      });
    },
  );
}

describe('what one did otherwise', () => {
  const nobody: SideAccount = {
    side: 0,
    score: { total: 0, parts: { cards: 0, coins: 0, cubes: 0 } },
    claims: [],
    turns: 30,
    uses: new Map(),
    dry: null,
    rests: [],
    cards: [],
    outposts: [],
    bonuses: [],
    explored: [],
    lost: [],
    left: 0,
  };
  const moment = (round: number) => ({ at: 2 * round, round });
  const claim = (round: number) => ({ ...moment(round), kind: 'card' as const, points: 10, coin: 0 });
  const causesOf = (ahead: Partial<SideAccount>, behind: Partial<SideAccount>) =>
    compareSides(
      {
        sides: [
          { ...nobody, ...ahead },
          { ...nobody, ...behind, side: 1 },
        ],
        ahead: 0,
        over: true,
      },
      1,
    ).causes;

  it('is the claim that came latest, beside the same one of the side in front', () => {
    const causes = causesOf({ claims: [claim(5), claim(9), claim(11)] }, { claims: [claim(6), claim(13), claim(19)] });
    expect(causes).toMatchObject([{ kind: 'later', nth: 3, ahead: { round: 11 }, behind: { round: 19 } }]);
    expect(causesOf({ claims: [claim(5)] }, { claims: [claim(7)] })).toEqual([]);
  });

  it('is cards that were taken for nothing, unless the others wasted as many', () => {
    const taken = (...uses: number[]) => uses.map((times, nth) => ({ ...moment(nth + 1), id: `M${nth}`, uses: times }));
    expect(causesOf({ cards: taken(2, 3) }, { cards: taken(4, 1, 0, 2, 0) })).toEqual([
      {
        kind: 'cards',
        behind: { taken: 5, never: 2, once: 1 },
        ahead: { taken: 2, never: 0, once: 0 },
        turn: expect.objectContaining({ id: 'M2' }),
      },
    ]);
    expect(causesOf({ cards: taken(0, 0) }, { cards: taken(0, 0) })).toEqual([]);
  });

  it('is rests that brought little or nothing back', () => {
    const rested = (...back: number[]) => back.map((count, nth) => ({ ...moment(nth + 1), back: count }));
    expect(causesOf({ rests: rested(4, 4) }, { rests: rested(2, 0, 2, 2) })).toMatchObject([
      { kind: 'rests', behind: { times: 4, back: 6, empty: 1 }, ahead: { times: 2, back: 8 }, turn: { round: 2 } },
    ]);
    expect(causesOf({ rests: rested(4, 4, 4) }, { rests: rested(4, 4, 4) })).toEqual([]);
  });

  it('leads, for the points of bonus tiles, to the turn that took the one with most points', () => {
    const score = (bonus: number) => ({ total: bonus, parts: { bonus, cubes: 0 } });
    const bonuses = [
      { ...moment(4), points: 0 },
      { ...moment(10), points: 6 },
      { ...moment(12), points: 4 },
    ];
    const told = compareSides(
      {
        sides: [
          { ...nobody, score: score(12), bonuses },
          { ...nobody, score: score(0), side: 1 },
        ],
        ahead: 0,
        over: true,
      },
      1,
    );
    expect(told.points[0]).toMatchObject({ parts: ['bonus'], turn: { round: 10 } });
  });

  it('is told with what cost most turns first', () => {
    const stretch = { turns: 9, first: moment(2), last: moment(10), uses: new Map(), won: [20, 0] };
    const lost = [1, 2, 3, 4].map(moment);
    const causes = causesOf({}, { dry: stretch, lost });
    expect(causes.map(({ kind }) => kind)).toEqual(['dry', 'cubes']);
  });
});
