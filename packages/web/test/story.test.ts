/** The end of a match: its story, and how everybody stands on the way there. */

import { createBot } from '@windrose/bots';
import { type AnyView, type GameId, type Match, required, startMatch } from '@windrose/rules';
import { Faces } from '@windrose/words';
import { describe, expect, test } from 'vitest';

import { table as english } from '../src/i18n/table.en.ts';
import { table as polish } from '../src/i18n/table.pl.ts';
import { momentsOf } from '../src/play/moments.ts';
import { standingsOf } from '../src/play/progress.ts';
import { endingOf, storyOf } from '../src/play/story.ts';

/** A match played to its end by its first legal choices, a little mixed. */
function finished(game: GameId, seats: number, options = {}): Match {
  const match = startMatch({ game, seats, options, seed: 'story' });
  for (let made = 0; !match.over; made++) {
    const legal = match.legal();
    match.choose(legal[(made * 7) % legal.length]!.code);
  }
  return match;
}

/** A match played to its end by bots of a low level. */
function played(game: GameId, seats: number, seed: string): Match {
  const match = startMatch({ game, seats, seed });
  const bot = createBot({ core: match.core, seed: 1, level: 'deckhand' });
  while (!match.over) match.choose(bot.chooseFor(match));
  return match;
}

describe('the story of a finished match', () => {
  test.each([
    ['spice-road', 3],
    ['eastern-wonders', 2],
    ['new-world', 2],
    ['eastern-wonders-solo', 1],
  ] as const)('%s: its curve ends with the scores, and the turns it tells of are turns of the match', (game, seats) => {
    const match = finished(game, seats);
    const { curve, rounds, best, inFront } = storyOf(match);
    const { seats: own, rival } = match.scores();
    const totals = [...own, ...(rival ? [rival] : [])].map(({ total }) => total);
    expect(curve).toHaveLength(new Set(match.choices.map(({ turn }) => turn)).size + 1);
    expect(curve.at(-1)).toEqual(totals);
    expect(rounds).toHaveLength(curve.length - 1);
    expect(rounds.at(-1)).toBe(match.choices.at(-1)!.round);
    expect(rounds).toEqual(rounds.toSorted((a, b) => a - b));
    const turns = match.choices.map(({ mover, round }) => `${mover} ${round}`);
    const moments = [best, inFront].flatMap((moment) => (moment ? [`${moment.seat} ${moment.round}`] : []));
    expect(turns).toEqual(expect.arrayContaining(moments));
  });

  test('the best turn is the one that won most points, cubes aside', () => {
    const match = played('eastern-wonders', 2, 'best');
    const replay = match.restart();
    const won = (): number[] => replay.scores().seats.map(({ total, parts }) => total - parts.cubes!);
    const gains: { round: number; seat: number; gained: number }[] = [];
    let before = won();
    for (const [at, { option, turn, mover, round }] of match.choices.entries()) {
      replay.choose(option.code);
      if (match.choices[at + 1]?.turn === turn) continue;
      gains.push({ round, seat: mover, gained: won()[mover]! - before[mover]! });
      before = won();
    }
    const most = Math.max(...gains.map(({ gained }) => gained));
    expect(most).toBeGreaterThan(0);
    expect(storyOf(match).best).toMatchObject(gains.find(({ gained }) => gained === most)!);
  });

  test('a match ends for a reason: the last claim of a side, the rival included, or too many rounds without one', () => {
    const ends = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
      const match = played('eastern-wonders-solo', 1, seed);
      const { round, side } = endingOf(match)!;
      expect(round).toBe(match.round);
      expect(standingsOf(match, 0).find((standing) => standing.side === side)!.claims).toBe(4);
      return side;
    });
    expect(new Set(ends)).toEqual(new Set([0, 1]));
    expect(endingOf(finished('eastern-wonders', 2))).toEqual({
      round: expect.any(Number) as number,
      side: null,
      claim: null,
    });
    expect(endingOf(startMatch({ game: 'eastern-wonders', seats: 2, seed: 'a' }))).toBeNull();
  });

  test('the claim that ended the match is told by the name of its card, or by its port', () => {
    for (const [game, kind] of [
      ['spice-road', 'card'],
      ['eastern-wonders', 'claimed'],
    ] as const) {
      const match = played(game, 2, 'ending');
      const { side, claim } = endingOf(match)!;
      expect(claim).toMatchObject({ kind, seat: side, count: game === 'spice-road' ? 6 : 4 });
    }
    expect(english.story.ended.cards(21, 'Ada', 6, '“Smiths’ Gate”')).toBe(
      'Ada claimed “Smiths’ Gate” and has 6 point cards, so round 21 was the last.',
    );
    expect(english.story.ended.cards(21, 'Ada', 8, '')).toContain('Ada claimed a point card and has 8 point cards');
    expect(polish.story.ended.orders(21, 'Ada', 4, 'B3')).toContain('w B3, już 4., więc runda 21');
  });

  test('the winner is in front since a turn: with more points than every other seat after it, and not before it', () => {
    let checked = 0;
    for (const seats of [2, 3, 4]) {
      const match = finished('spice-road', seats);
      const { winner } = match.scores();
      const { curve, inFront } = storyOf(match);
      if (typeof winner !== 'number' || !inFront) continue;
      checked++;
      const { turn } = match.choices.findLast(({ mover, round }) => mover === inFront.seat && round === inFront.round)!;
      const isInFront = (points: readonly number[]): boolean =>
        points.every((other, seat) => seat === winner || other < points[winner]!);
      expect(curve.slice(turn).every(isInFront)).toBe(true);
      expect(isInFront(curve[turn - 1]!)).toBe(false);
    }
    expect(checked).toBeGreaterThan(0);
    expect(english.story.inFront(3, 'Isla')).toBe('In front for good from round 3 on: Isla.');
    expect(polish.story.inFront(3, 'Isla')).toBe('Na stałe na prowadzeniu od rundy 3: Isla.');
  });
});

describe('what one tells of a match', () => {
  test.each([
    ['spice-road', 3],
    ['eastern-wonders', 4],
    ['new-world', 2],
    ['east-to-west-1', 2],
    ['east-to-west-2', 3],
    ['east-to-west-3', 2],
    ['sand-to-sea', 2],
    ['eastern-wonders-solo', 1],
  ] as const)('%s: is what its record has', (game, seats) => {
    const match = played(game, seats, 'told');
    const { curve, rounds, claims, lead, closest, inFront, nearMisses } = storyOf(match);
    const events = match.choices.flatMap((choice) => choice.events);
    const claimed = events.flatMap((event) =>
      event.kind === 'claimed' || event.kind === 'card' ? [[event.seat, event.points]] : [],
    );
    const coins = events.reduce((sum, event) => sum + (event.kind === 'coin' ? event.points : 0), 0);
    expect(claims.map(({ side }) => side)).toEqual(claimed.map(([side]) => side));
    const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);
    // Coins count by themselves: a claim has the points that stand on it.
    expect(claims.map(({ points }) => points)).toEqual(claimed.map(([, points]) => points));
    expect(sum(claims.map(({ coin }) => coin))).toBe(coins);
    for (const { round, at } of claims) expect(rounds[at - 1]).toBe(round);
    expect(lead === null || lead.changes === 0 || rounds.includes(lead.round)).toBe(true);
    // Nobody came nearer to the winner between the turn that decided it and the last one.
    const { winner } = match.scores();
    const side = winner === 'rival' ? match.seats : winner!;
    const behind = curve
      .slice(inFront === null ? curve.length : inFront.at + 1, -1)
      .map((points) => points[side]! - Math.max(...points.filter((_, other) => other !== side)));
    expect(closest?.behind ?? Infinity).toBe(Math.min(...behind));
    expect(closest?.round ?? match.round).toBeGreaterThanOrEqual(inFront?.round ?? 0);
    for (const { claim, seat } of nearMisses) {
      expect(claims).toContain(claim);
      expect(seat).not.toBe(claim.side);
      expect(seat).toBeLessThan(match.seats);
    }
  });

  test('somebody is one cube short of a claim who has all of its cubes but one', () => {
    let checked = 0;
    for (const seed of ['a', 'b', 'c']) {
      const match = played('eastern-wonders', 4, seed);
      const replay = match.restart();
      const short: string[] = [];
      for (const { option, events } of match.choices) {
        const claim = events.find((event) => event.kind === 'claimed');
        const { seats }: AnyView = replay.state();
        if (claim) {
          const { price } = new Faces(match).order(claim.tile);
          for (const [seat, { hold }] of seats.entries()) {
            const missing = ['Y', 'R', 'G', 'B'].map((cube) =>
              Math.max(0, price.split(cube).length - hold.split(cube).length),
            );
            if (seat !== claim.seat && missing.reduce((a, b) => a + b) === 1) short.push(`${claim.seat} ${seat}`);
          }
        }
        replay.choose(option.code);
      }
      expect(storyOf(match).nearMisses.map(({ claim, seat }) => `${claim.side} ${seat}`)).toEqual(short);
      checked += short.length;
    }
    expect(checked).toBeGreaterThan(0);
  });

  test('is one sentence each', () => {
    expect(english.story.lead(0, 0)).toBe('The lead never changed.');
    expect(english.story.lead(1, 4)).toBe('The lead changed once, in round 4.');
    expect(english.story.lead(3, 12)).toBe('The lead changed 3 times, the last time in round 12.');
    expect(polish.story.lead(2, 12)).toBe('Prowadzenie zmieniało się 2 razy, ostatni raz w rundzie 12.');
    expect(english.story.nearMiss.orders('Ada', 'Bea', 9, '17 points', 'B3')).toBe(
      'Ada was one cube short of the order on B3 for 17 points that Bea claimed in round 9.',
    );
    expect(english.story.nearMiss.cards('Ada', 'Bea', 9, '17 points', '“Smiths’ Gate”')).toBe(
      'Ada was one cube short of the card “Smiths’ Gate” for 17 points that Bea claimed in round 9.',
    );
  });
});

describe('how everybody stands', () => {
  test('a seat that has no more than all others does not lead', () => {
    const match = startMatch({ game: 'new-world', seats: 3, seed: 'story' });
    expect(standingsOf(match, 0).map(({ leads, claims }) => [leads, claims])).toEqual(Array(3).fill([false, 0]));
  });

  test('nobody leads while the table is set up, whatever the chosen cubes count', () => {
    const match = startMatch({ game: 'eastern-wonders', seats: 3, seed: 'story' });
    const leaders = (): number => standingsOf(match, 0).filter(({ leads }) => leads).length;
    const differs = (): boolean => new Set(standingsOf(match, 0).map(({ points }) => points)).size > 1;
    let differed = false;
    while (match.inSetUp) {
      differed ||= differs();
      expect(leaders()).toBe(0);
      match.choose(required(match.legal().at(-1), 'option').code);
    }
    expect(differed).toBe(true);
    expect(leaders()).toBe(differs() ? 1 : 0);
  });

  test('the seat with most points leads', () => {
    const match = finished('spice-road', 3);
    const standings = standingsOf(match, 1);
    const most = Math.max(...standings.map(({ points }) => points!));
    expect(standings.map(({ leads }) => leads)).toEqual(standings.map(({ points }) => points === most));
  });

  test('covered points of others stay hidden, and claims decide who leads', () => {
    const match = startMatch({ game: 'eastern-wonders', seats: 3, options: { covered: true }, seed: 'story' });
    for (let made = 0; made < 400 && !match.over; made++) {
      const legal = match.legal();
      match.choose((legal.find(({ kind }) => kind === 'claim') ?? legal[(made * 7) % legal.length]!).code);
      if (match.over) break;
      const standings = standingsOf(match, 1);
      expect(standings.map(({ points }) => points === null)).toEqual([true, false, true]);
      const most = Math.max(...standings.map(({ claims }) => claims));
      const leading = standings.filter(({ leads }) => leads);
      expect(leading.map(({ claims }) => claims)).toEqual(leading.map(() => most));
    }
  });

  test('the solo rival has a place of its own', () => {
    const match = startMatch({ game: 'eastern-wonders-solo', seats: 1, seed: 'story' });
    expect(standingsOf(match, 0).map(({ side }) => side)).toEqual([0, 1]);
  });
});

describe('moments', () => {
  test('are every claim of a match and its last round', () => {
    const match = finished('spice-road', 3);
    const events = match.choices.flatMap((choice) => choice.events);
    const before = events.filter(({ kind }) => kind !== 'over');
    const moments = momentsOf(before, match);
    const claims = moments.filter(({ kind }) => kind === 'claim');
    const { seats }: AnyView = match.state();
    expect(claims).toHaveLength(seats.reduce((sum, { cards = [] }) => sum + cards.length, 0));
    expect(moments.filter(({ kind }) => kind === 'last-round')).toHaveLength(
      events.filter(({ kind }) => kind === 'final').length,
    );
  });

  test('count the coins that come with cards', () => {
    const match = finished('spice-road', 3);
    const events = match.choices.flatMap((choice) => choice.events);
    const coins = events.flatMap((event) => (event.kind === 'coin' ? [event.points] : []));
    const counted = momentsOf(events, match).flatMap((moment) =>
      moment.kind === 'claim' && moment.coin > 0 ? [moment.coin] : [],
    );
    expect(coins.length).toBeGreaterThan(0);
    expect(counted).toEqual(coins);
  });

  test('are every bonus tile of an emptied column, and none of those at forts', () => {
    const bonuses = (game: 'eastern-wonders' | 'new-world') => {
      const match = startMatch({ game, seats: 2, seed: 'column' });
      const bot = createBot({ core: match.core, seed: 1, level: 'deckhand' });
      while (!match.over) match.choose(bot.chooseFor(match));
      const events = match.choices.flatMap((choice) => choice.events.filter(({ kind }) => kind === 'bonus'));
      return { events, match };
    };
    const { events: sea, match: atSea } = bonuses('eastern-wonders');
    expect(sea.length).toBeGreaterThan(0);
    expect(momentsOf(sea, atSea).map(({ kind }) => kind)).toEqual(sea.map(() => 'column'));
    const { events: land, match: onLand } = bonuses('new-world');
    expect(land.length).toBeGreaterThan(0);
    expect(momentsOf(land, onLand)).toEqual([]);
  });

  test('of a match that ends with them there is no last round', () => {
    expect(
      momentsOf(
        [
          { kind: 'final', seat: 0 },
          { kind: 'over', stalled: 0 },
        ],
        startMatch({ game: 'spice-road', seats: 2, seed: 'end' }),
      ),
    ).toEqual([]);
  });
});
