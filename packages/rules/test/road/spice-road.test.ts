import { describe, expect, test } from 'vitest';

import { FastLuck, type Option, ScriptedLuck, startMatch } from '../../src/index.ts';
import { roadTable } from './table.ts';

interface Described {
  seats: { hold: string; limit: number; hand: string[]; played: string[]; cards: string[] }[];
  market: { card: string; heap: string }[];
  row: string[];
  deck: string[];
  merchantDeck: string[];
  coins: { gold: number; silver: number };
}

const plays = (options: readonly string[]): string[] => options.filter((word) => word.startsWith('play-'));
const acquisitions = (options: readonly string[]): string[] => options.filter((word) => word.startsWith('acquire-'));
const claims = (options: readonly string[]): string[] => options.filter((word) => word.startsWith('claim-'));

describe('set-up', () => {
  test.each([2, 3, 4, 5])('[SR-1] [SR-2] [SR-3] [SR-4] [SR-5] %i seats', (seats) => {
    const match = startMatch({ game: 'spice-road', seats, seed: 'x' });
    const state = match.state() as unknown as Described;
    expect(match.decision).toEqual({ seat: 0, kind: 'turn' });
    expect(state.seats.map((seat) => seat.hold)).toEqual(['YYY', 'YYYY', 'YYYY', 'YYYR', 'YYYR'].slice(0, seats));
    for (const seat of state.seats) {
      expect(seat).toMatchObject({ limit: 10, hand: ['S1', 'S2'], played: [], cards: [] });
    }
    expect(state.market).toHaveLength(6);
    expect(state.market.every(({ heap }) => heap === '')).toBe(true);
    expect(state.merchantDeck).toHaveLength(37);
    expect([...state.market.map(({ card }) => card), ...state.merchantDeck].filter((id) => id.startsWith('S'))).toEqual(
      [],
    );
    expect(state.row).toHaveLength(5);
    expect(state.deck).toHaveLength(31);
    expect(state.coins).toEqual({ gold: 2 * seats, silver: 2 * seats });
  });

  test('one seat and six are refused', () => {
    for (const seats of [1, 6]) {
      expect(() => startMatch({ game: 'spice-road', seats, seed: 'x' })).toThrow(
        'spice-road is played with 2 to 5 seats',
      );
    }
  });
});

describe('playing a card', () => {
  test('[SR-6] a spice card brings its cubes; it is then played, and the turn is over', () => {
    const table = roadTable({ seats: 2, holds: ['Y', ''], hands: [['M06']] });
    table.play('play-M06');
    expect(table.hold(0)).toBe('YYG');
    expect(table.seat(0)).toMatchObject({ hand: ['S1', 'S2'], played: ['M06'] });
    expect(table.asked).toBe('1 turn');
  });

  test('[SR-7] it counts as played immediately', () => {
    const table = roadTable({ seats: 2, holds: ['YY', ''] });
    table.play('play-S2');
    expect(table.seat(0)).toMatchObject({ hand: ['S1'], played: ['S2'] });
    expect(table.asked).toBe('0 upgrade');
  });

  test('[SR-6] an upgrade card allows its number of single upgrades, several on one cube if wanted', () => {
    const table = roadTable({ seats: 2, holds: ['YY', ''], hands: [['M09']] });
    table.play('play-M09');
    expect(table.options()).toEqual(['Y+', 'enough']);
    table.play('Y+ R+ G+');
    expect(table.hold(0)).toBe('YB');
    expect(table.asked).toBe('1 turn');
  });

  test('[SR-6] fewer upgrades are enough', () => {
    const table = roadTable({ seats: 2, holds: ['YY', ''] });
    table.play('play-S2 Y+ enough');
    expect([table.hold(0), table.asked]).toEqual(['YR', '1 turn']);
  });

  test('[SR-16r] an upgrade card may be played with nothing to upgrade', () => {
    for (const hold of ['', 'BB']) {
      const table = roadTable({ seats: 2, holds: [hold, ''] });
      expect(table.options()).toContain('play-S2');
      expect(table.play('play-S2').asked).toBe('1 turn');
      expect(table.seat(0)).toMatchObject({ played: ['S2'] });
    }
  });

  test('upgrades end when nothing is left to upgrade', () => {
    const table = roadTable({ seats: 2, holds: ['G', ''] });
    expect(table.play('play-S2 G+').asked).toBe('1 turn');
  });

  test('[SR-6] a trade is made at least once, and as often as can be paid', () => {
    const table = roadTable({ seats: 2, holds: ['YYYYYYYYY', ''], hands: [['M12']] });
    table.play('play-M12');
    expect([table.hold(0), table.options()]).toEqual(['YYYYYYB', ['again', 'enough']]);
    table.play('again again');
    expect([table.hold(0), table.asked]).toEqual(['BBB', '1 turn']);
  });

  test('a trade that cannot be paid cannot be played', () => {
    const table = roadTable({ seats: 2, holds: ['YYR', ''], hands: [['M12', 'M10', 'M22']] });
    expect(plays(table.options())).toEqual(['play-S1', 'play-S2', 'play-M10']);
  });

  test('the gain of a trade can be traded again', () => {
    // M11: two yellow for two red; M19, the reverse, is another card, so it cannot continue.
    const table = roadTable({ seats: 2, holds: ['YYY', ''], hands: [['M11']] });
    expect(table.play('play-M11').asked).toBe('1 turn');
    expect(table.hold(0)).toBe('YRR');
  });
});

describe('acquiring a card', () => {
  const market = ['M01', 'M02', 'M03', 'M04', 'M05', 'M06'];

  test('[SR-8] [SR-9] the leftmost is free and comes with the cubes on it', () => {
    const table = roadTable({ seats: 2, holds: ['Y', ''], market, heaps: ['RRB'] });
    table.play('acquire-0');
    expect(table.hold(0)).toBe('YRRB');
    expect(table.seat(0)).toMatchObject({ hand: ['S1', 'S2', 'M01'], played: [] });
    expect(table.asked).toBe('1 turn');
  });

  test('[SR-8] a cube of choice goes on each card to the left, from the leftmost on', () => {
    const table = roadTable({ seats: 2, holds: ['YRG', ''], market });
    table.play('acquire-3');
    expect([table.asked, table.options()]).toEqual(['0 place', ['Y@0', 'R@0', 'G@0']]);
    table.play('R@0');
    expect(table.options()).toEqual(['Y@1', 'G@1']);
    table.play('G@1 Y@2');
    expect(table.hold(0)).toBe('');
    expect(table.seat(0)).toMatchObject({ hand: ['S1', 'S2', 'M04'] });
    expect(table.market.slice(0, 5)).toEqual(['M01 R', 'M02 G', 'M03 Y', 'M05', 'M06']);
  });

  test('[SR-8] there must be enough cubes', () => {
    const table = roadTable({ seats: 2, holds: ['YB', ''], market });
    expect(acquisitions(table.options())).toEqual(['acquire-0', 'acquire-1', 'acquire-2']);
    const empty = roadTable({ seats: 2, market });
    expect(acquisitions(empty.options())).toEqual(['acquire-0']);
  });

  test('[SR-18r] the cubes on the card itself do not pay for it', () => {
    const table = roadTable({ seats: 2, holds: ['Y', ''], market, heaps: ['', '', 'YYYY'] });
    expect(acquisitions(table.options())).toEqual(['acquire-0', 'acquire-1']);
  });

  test('[SR-10] [SR-18r] cubes stay with their cards when the row slides; the last place is filled with a card without cubes', () => {
    const table = roadTable({ seats: 2, holds: ['Y', ''], market, heaps: ['R', 'G', 'B', 'YY', '', 'RR'] });
    // 37 cards are left; the fifth of them in the order of the pack is M11.
    table.withLuck(new ScriptedLuck(4)).play('acquire-1 Y@0');
    expect(table.market).toEqual(['M01 YR', 'M03 B', 'M04 YY', 'M05', 'M06 RR', 'M11']);
    expect(table.hold(0)).toBe('G');
  });

  test('[SR-17r] when the deck is out the row gets shorter', () => {
    const table = roadTable({ seats: 2, holds: ['Y', 'Y'], market: ['M01', 'M02', 'M03'] });
    expect(acquisitions(table.options())).toEqual(['acquire-0', 'acquire-1']);
    table.play('acquire-0');
    expect(table.market).toEqual(['M02', 'M03']);
    table.play('acquire-1 Y@0 acquire-0');
    expect(table.market).toEqual([]);
    expect(acquisitions(table.options())).toEqual([]);
    expect(table.play('rest').asked).toBe('0 turn');
  });

  test('the last card of the deck fills the row without chance', () => {
    const table = roadTable({ seats: 2, market });
    const ids = table.core.names.merchant!;
    table.state.merchantDeck.fill(0);
    table.state.merchantDeck[0] = 1 << ids.indexOf('M20');
    table.withLuck(new ScriptedLuck()).play('acquire-0');
    expect(table.market.at(-1)).toBe('M20');
  });
});

describe('resting', () => {
  test('[SR-11] all played cards come back to the hand', () => {
    const table = roadTable({ seats: 2, hands: [['M10']], played: [['S1', 'M20', 'M43']] });
    table.play('rest');
    expect(table.seat(0)).toMatchObject({ hand: ['S1', 'S2', 'M10', 'M20', 'M43'], played: [] });
    expect(table.asked).toBe('1 turn');
  });

  test('[SR-15r] is always allowed, with no card played too', () => {
    const table = roadTable({ seats: 2 });
    expect(table.options()).toContain('rest');
    expect(table.play('rest').asked).toBe('1 turn');
  });
});

describe('claiming a point card', () => {
  // P01 YYRR 6, P02 YYYRR 7, P03 YYGG 8, P04 RRRR 8, P06 YYRB 9.
  const row = ['P01', 'P02', 'P03', 'P04', 'P06'];

  test('[SR-12] its price is paid exactly', () => {
    const table = roadTable({ seats: 2, holds: ['YYYRRRRB', ''], row });
    expect(claims(table.options())).toEqual(['claim-0', 'claim-1', 'claim-3', 'claim-4']);
    table.play('claim-4');
    expect(table.hold(0)).toBe('YRRR');
    expect(table.seat(0)).toMatchObject({ cards: ['P06'] });
  });

  test('[SR-12] the row slides and is filled', () => {
    const table = roadTable({ seats: 2, holds: ['YYRRRR', ''], row });
    // Of the 31 cards left the third in the order of the pack is P08.
    table.withLuck(new ScriptedLuck(2)).play('claim-0');
    expect(table.table.row).toEqual(['P02', 'P03', 'P04', 'P06', 'P08']);
  });

  test('[SH-18r] whatever card comes up is named, the first of the pack too', () => {
    const dealt = new Set<string>();
    for (let seed = 0; seed < 3; seed++) {
      const match = startMatch({ game: 'spice-road', seats: 2, seed: `dealt ${seed}` });
      const luck = new FastLuck(seed);
      for (let choices = 0; choices < 4000 && !match.over; choices++) {
        const options = match.legal();
        const claim = options.find(({ kind }) => kind === 'claim');
        const { deck } = match.state() as unknown as Described;
        const events = match.choose((claim ?? options[luck.draw(options.length)]!).code);
        const named = events.flatMap((event) => (event.kind === 'dealt' ? [event.card] : []));
        const left = (match.state() as unknown as Described).deck;
        expect(named).toEqual(deck.filter((card) => !left.includes(card)));
        for (const card of named) dealt.add(card);
      }
    }
    expect(dealt.has('P01')).toBe(true);
  });

  test('[SR-17r] when the deck is out the row gets shorter', () => {
    const table = roadTable({ seats: 2, holds: ['YYRR', ''], row: ['P04', 'P01'] });
    expect(claims(table.options())).toEqual(['claim-1']);
    table.play('claim-1');
    expect(table.table.row).toEqual(['P04']);
  });

  test('[SR-13] with the leftmost card comes a gold coin, with the second a silver one, with others none', () => {
    const coinsOf = (slot: number): unknown => {
      const table = roadTable({ seats: 2, holds: ['YYYYRRRRGGGGBBBB', ''], row });
      table.play(`claim-${slot}`);
      expect(table.table.coins).toEqual({ gold: slot === 0 ? 3 : 4, silver: slot === 1 ? 3 : 4 });
      return table.seat(0).coins;
    };
    expect([0, 1, 2, 3, 4].map(coinsOf)).toEqual([
      { gold: 1, silver: 0 },
      { gold: 0, silver: 1 },
      { gold: 0, silver: 0 },
      { gold: 0, silver: 0 },
      { gold: 0, silver: 0 },
    ]);
  });

  test('[SR-14] when the last gold is gone the silver moves over the leftmost card', () => {
    const table = roadTable({ seats: 2, holds: ['YYYYRRRR', 'YYRR'], row, coins: { gold: 1, silver: 2 } });
    table.play('claim-0');
    expect(table.table.coins).toEqual({ gold: 0, silver: 2 });
    const leftmost = roadTable({ seats: 2, holds: ['YYRR', ''], row, coins: { gold: 0, silver: 2 } });
    leftmost.play('claim-0');
    expect(leftmost.seat(0).coins).toEqual({ gold: 0, silver: 1 });
    const second = roadTable({ seats: 2, holds: ['YYYRR', ''], row, coins: { gold: 0, silver: 2 } });
    second.play('claim-1');
    expect(second.seat(0).coins).toEqual({ gold: 0, silver: 0 });
    expect(second.table.coins).toEqual({ gold: 0, silver: 2 });
  });

  test('[SR-19r] without silver the second card brings none, and without any coin neither does the first', () => {
    const second = roadTable({ seats: 2, holds: ['YYYRR', ''], row, coins: { gold: 2, silver: 0 } });
    expect(second.play('claim-1').seat(0).coins).toEqual({ gold: 0, silver: 0 });
    const first = roadTable({ seats: 2, holds: ['YYRR', ''], row, coins: { gold: 0, silver: 0 } });
    expect(first.play('claim-0').seat(0).coins).toEqual({ gold: 0, silver: 0 });
  });
});

describe('the limit of 10', () => {
  test('[SR-20] is checked at the end of the turn, and the mover discards cubes of choice', () => {
    const table = roadTable({ seats: 2, holds: ['YYYYYYYYR', ''], hands: [['M04']] });
    table.play('play-M04');
    expect([table.hold(0), table.asked, table.options()]).toEqual(['YYYYYYYYYYYYR', '0 discard', ['drop-Y', 'drop-R']]);
    table.play('drop-Y drop-R drop-Y');
    expect([table.hold(0), table.asked]).toEqual(['YYYYYYYYYY', '1 turn']);
  });

  test('[SH-8] never earlier: within a turn a hold may overflow', () => {
    const table = roadTable({ seats: 2, holds: ['GGGGGGGGGG', ''], hands: [['M29']] });
    table.play('play-M29 again');
    expect(table.hold(0)).toBe('YYYYYYYYRRGGGGGGGG');
    expect(table.play('enough').asked).toBe('0 discard');
  });
});

describe('the end', () => {
  const five = ['P10', 'P11', 'P12', 'P13', 'P14'];
  const row = ['P01', 'P02', 'P03', 'P04', 'P06'];

  test.each([2, 3])('[SR-21] %i seats: the 6th card triggers it', (seats) => {
    const table = roadTable({ seats, holds: ['YYRR', ''], row, cards: [five] });
    table.play('claim-0');
    expect([table.state.final, table.asked]).toEqual([1, '1 turn']);
    const fifth = roadTable({ seats, holds: ['YYRR', ''], row, cards: [five.slice(1)] });
    expect(fifth.play('claim-0').state.final).toBe(0);
  });

  test.each([4, 5])('[SR-21] %i seats: the 5th card triggers it', (seats) => {
    const table = roadTable({ seats, holds: ['YYRR', ''], row, cards: [five.slice(1)] });
    table.play('claim-0');
    expect([table.state.final, table.asked]).toEqual([1, '1 turn']);
    const fourth = roadTable({ seats, holds: ['YYRR', ''], row, cards: [five.slice(2)] });
    expect(fourth.play('claim-0').state.final).toBe(0);
  });

  test('[SH-12] the round is finished: everybody has had the same number of turns', () => {
    const table = roadTable({ seats: 3, mover: 1, holds: ['', 'YYRR', ''], row, cards: [[], five] });
    table.play('claim-0');
    expect(table.asked).toBe('2 turn');
    expect(table.play('rest').asked).toBe('over');
  });

  test('the last seat ends it with its own card', () => {
    const table = roadTable({ seats: 2, mover: 1, holds: ['', 'YYRR'], row, cards: [[], five] });
    expect(table.play('claim-0').asked).toBe('over');
  });

  test('[SR-22] scores: cards, coins, and a point for each cube that is not yellow', () => {
    const table = roadTable({
      seats: 2,
      mover: 1,
      holds: ['YYYRGB', 'YYRR'],
      row,
      cards: [['P36', 'P05'], five],
      coins: { gold: 1, silver: 2 },
    });
    // The coins that are not on the table are with seat 1: three gold and two silver, and a gold with the last card.
    table.play('claim-0');
    expect(table.points(0)).toEqual({ cards: 28, coins: 0, cubes: 3 });
    expect(table.points(1)).toEqual({ cards: 10 + 11 + 11 + 12 + 12 + 6, coins: 4 * 3 + 2, cubes: 0 });
  });

  test('a tie goes to the latest in turn order', () => {
    const table = roadTable({ seats: 3, holds: ['RR', 'GG', 'Y'] });
    expect(table.core.leader(table.state)).toBe(1);
  });
});

describe('the stall guard', () => {
  test('[SH-15r] ends the match after the 60th round without a claim', () => {
    const table = roadTable({ seats: 2, stall: 59 });
    table.play('rest');
    expect(table.asked).toBe('1 turn');
    expect(table.play('rest').asked).toBe('over');
    expect(table.state.final).toBe(0);
  });

  test('a claim resets the count', () => {
    const table = roadTable({ seats: 2, holds: ['YYRR', ''], row: ['P01', 'P02', 'P03', 'P04', 'P06'], stall: 59 });
    table.play('claim-0 rest');
    expect([table.asked, table.state.stall]).toEqual(['0 turn', 0]);
  });
});

describe('no place holds more than 127 cubes of a spice', () => {
  const most = 'Y'.repeat(127);

  test('a spice card that would bring more cannot be played', () => {
    const table = roadTable({ seats: 2, holds: ['Y'.repeat(126), ''], hands: [['M02']] });
    expect(plays(table.options())).toEqual(['play-S2', 'play-M02']);
  });

  test('a trade that would bring more can be neither made nor repeated', () => {
    const table = roadTable({ seats: 2, holds: [`${'Y'.repeat(122)}RRR`, ''], hands: [['M19']] });
    table.play('play-M19');
    expect([table.hold(0).length, table.asked]).toEqual([127, '0 discard']);
  });

  test('no cube goes on a card that has 127 of it', () => {
    const table = roadTable({ seats: 2, holds: ['YYR', ''], heaps: ['', most] });
    table.play('acquire-2');
    // The red cube is the only one for the second card.
    expect(table.options()).toEqual(['Y@0']);
    expect(table.play('Y@0').options()).toEqual(['R@1']);
  });

  test('a card is not offered if its price cannot be put down, or its cubes have no room', () => {
    const table = roadTable({ seats: 2, holds: ['YYY', ''], heaps: ['', '', most] });
    expect(acquisitions(table.options())).toEqual(['acquire-0', 'acquire-1']);
    const full = roadTable({ seats: 2, holds: ['R', ''], heaps: ['', `${'R'.repeat(127)}`] });
    expect(acquisitions(full.options())).toEqual(['acquire-0']);
  });
});

describe('chance and undo', () => {
  const find = (options: readonly Option[], kind: string): Option => options.find((option) => option.kind === kind)!;

  test('placing cubes can be undone until the card is taken', () => {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'x' });
    match.choose({ kind: 'acquire', slot: 2 });
    match.choose({ kind: 'place', cube: 'Y', on: 0 });
    match.undo(0);
    expect(match.state()).toMatchObject({ seats: [{ hold: 'YYY' }, { hold: 'YYYY' }] });
    match.choose({ kind: 'acquire', slot: 1 });
    match.choose({ kind: 'place', cube: 'Y', on: 0 });
    expect(() => match.undo()).toThrow('something hidden was revealed by the last choice');
  });

  test('[SH-18r] a card is drawn at the moment it is revealed, and named in the events', () => {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'x' });
    const { merchantDeck } = match.state() as unknown as Described;
    const events = match.choose({ kind: 'acquire', slot: 0 });
    const dealt = events.find((event) => event.kind === 'merchantDealt')!;
    expect(merchantDeck).toContain(dealt.card);
    expect((match.state() as unknown as Described).merchantDeck).not.toContain(dealt.card);
  });

  test('upgrades of the current turn can be undone', () => {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'x' });
    match.choose({ kind: 'play', card: 'S2' });
    match.choose(match.find(find(match.legal(), 'upgrade')).code);
    match.undo(0);
    expect(match.state()).toMatchObject({ seats: [{ hold: 'YYY', hand: ['S1', 'S2'] }, {}] });
  });
});
