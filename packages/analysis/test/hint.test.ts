/** A hint says every click in its order and what it is good for, and never nothing. */

import { createBot } from '@windrose/bots';
import {
  type AnyView,
  FastLuck,
  findGame,
  formatBundle,
  GAME_IDS,
  loadMatch,
  type Match,
  required,
  seaTableOf,
  startMatch,
} from '@windrose/rules';
import { Faces, factOf, wordsFor } from '@windrose/words';
import { describe, expect, test } from 'vitest';

import { LESSONS, lessonStepsOf } from '../src/lessons/lessons.ts';
import { ClaimSolver } from '../src/puzzles/solver.ts';
import { acquiredBy } from '../src/review/acquired.ts';
import { NO_AIM } from '../src/review/aim.ts';
import { named } from '../src/review/claim-named.ts';
import { goodOf } from '../src/review/good-of.ts';
import { percentLost } from '../src/review/result.ts';
import { reviewWordsOf } from '../src/words/words.ts';
import { messages as en } from '../src/words/en.ts';
import { messages as pl } from '../src/words/pl.ts';
import { goodBy } from './good-by.ts';

const words = wordsFor('en');
const review = reviewWordsOf(en, words);
const polish = reviewWordsOf(pl, wordsFor('pl'));

/** Codes to the end of the turn, taken at random. */
function restOfTurn(match: Match, luck: FastLuck): number[] {
  const fork = match.fork();
  const { turn } = fork;
  const codes: number[] = [];
  while (!fork.over && fork.turn === turn) {
    const options = fork.legal();
    const { code } = options[luck.draw(options.length)]!;
    codes.push(code);
    fork.choose(code);
  }
  return codes;
}

/** A trade as often as it can be made. */
function trades(match: Match): number[] {
  const fork = match.fork();
  const codes: number[] = [];
  let next = fork.over ? undefined : fork.legal().find(({ kind }) => kind === 'trade');
  while (next) {
    codes.push(next.code);
    fork.choose(next.code);
    next = fork.legal().find(({ kind }) => kind === 'again');
  }
  return codes;
}

test('a loss is shown with the figure of a mark only if it has the mark', () => {
  expect([0.0499, 0.05, 0.1999, 0.2, 0.29].map(percentLost)).toEqual([4, 5, 19, 20, 29]);
});

/** What the games of one kind of claim do not have. */
const LACKS: Readonly<Record<string, RegExp>> = {
  'new-world': /order/,
  'east-to-west-1': /order/,
  'spice-road': /order/,
  'eastern-wonders': /card/,
};

describe('a hint', () => {
  test.each(GAME_IDS)('says something at every decision of %s', (game) => {
    const luck = new FastLuck(3);
    const match = startMatch({ game, seats: game === 'eastern-wonders-solo' ? 1 : 2, seed: 'hint' });
    for (let made = 0; made < 60 && !match.over; made++) {
      const codes = restOfTurn(match, luck);
      expect(review.todo(match, codes)).toMatch(/^I would \S.*\w.*\.$/);
      const good = goodBy(review, match, codes);
      expect(good).toMatch(
        /^(?:That|Then|Later|From there|It prepares|You hold too many cubes|Each use of this card|(?:The|Your) [1-9]\d* (?:cards|settlers)|The card|Your settler)\b.+\.$/,
      );
      // What a game lacks is not spoken of.
      expect(review.look(match, codes)).not.toMatch(LACKS[game] ?? /^$/);
      // What is left is no reason.
      expect(good).not.toMatch(/leaves you with/);
      // Nor is what was said of the click itself.
      expect(good).not.toMatch(/^That brings (?!.*: worth more in trades)/);
      expect(goodBy(polish, match, codes)).toMatch(/\S\.$/);
      match.choose(codes[0]!);
    }
  });

  /** The first moment of a match at which a kind of decision offers an option. */
  function at(decision: string, kind: string): Match {
    const luck = new FastLuck(9);
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'stop' });
    for (let made = 0; made < 4000 && !match.over; made++) {
      const options = match.legal();
      if (match.decision!.kind === decision && options.length > 1 && options.some((one) => one.kind === kind)) {
        return match;
      }
      match.choose(options[luck.draw(options.length)]!.code);
    }
    throw new Error(`no ${kind} at ${decision}`);
  }

  test('says why just these cubes are given up', () => {
    const reasons = new Set<string>();
    const inPolish: string[] = [];
    for (const game of ['eastern-wonders', 'new-world', 'spice-road'] as const) {
      const luck = new FastLuck(5);
      const match = startMatch({ game, seats: 2, seed: 'limit' });
      for (let made = 0; made < 4000 && !match.over; made++) {
        const options = match.legal();
        for (const { code } of match.decision!.kind === 'discard' ? options : []) {
          reasons.add(goodBy(review, match, [code]).replace(/ for .*/, ' …'));
          inPolish.push(goodBy(polish, match, [code]));
        }
        match.choose(options[luck.draw(options.length)]!.code);
      }
    }
    expect(inPolish.filter((reason) => !reason.startsWith('Masz za dużo kostek'))).toEqual([]);
    expect([...reasons].sort()).toEqual([
      'You hold too many cubes, and the cheapest go first.',
      'You hold too many cubes, and those you keep are of more use to you.',
      'You hold too many cubes. Nothing that goes is needed …',
      'You hold too many cubes. Those you keep still pay …',
    ]);
  });

  test('says that one stops trading, too: it has to be clicked', () => {
    const match = at('trade', 'enough');
    const enough = match.legal().find(({ kind }) => kind === 'enough')!;
    expect(review.todo(match, [enough.code])).toBe('I would trade nothing.');
  });

  test('says stopping and building as the one click that they are', () => {
    const match = at('sail', 'stay');
    const stay = match.legal().find(({ kind }) => kind === 'stay')!;
    const there = match.fork();
    there.choose(stay.code);
    const harvest = there.legal().find(({ kind }) => kind === 'harvest')!;
    expect(review.todo(match, [stay.code, harvest.code])).toMatch(/^I would harvest /);
  });

  test('calls the steps of a boat one way, and says where a cube is left', () => {
    const luck = new FastLuck(2);
    const match = startMatch({ game: 'eastern-wonders', seats: 3, seed: 'way' });
    const steps = (one: Match, leaves: boolean) =>
      one.legal().find((option) => option.kind === 'step' && ('leave' in option && option.leave !== '') === leaves);
    const ways: string[] = [];
    const costly: string[] = [];
    while (!match.over && (ways.length === 0 || costly.length === 0)) {
      const first = match.decision!.kind === 'sail' ? steps(match, false) : undefined;
      const there = match.fork();
      if (first) there.choose(first.code);
      const isOn = first !== undefined && !there.over && there.turn === match.turn && there.decision!.kind === 'sail';
      const [free, paid] = isOn ? [steps(there, false), steps(there, true)] : [];
      if (first && free) ways.push(review.line(match, [first.code, free.code]));
      if (first && paid) costly.push(review.line(match, [first.code, paid.code]));
      match.choose(required(match.legal()[luck.draw(match.legal().length)], 'option').code);
    }
    expect(ways[0]).toMatch(/^sail to [A-G]\d \(by way of [A-G]\d\)$/);
    expect(costly[0]).toMatch(/^sail to [A-G]\d, then sail to [A-G]\d, leaving /);
  });

  test('says what to click first, and folds the rest of a long plan', () => {
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'long' });
    const codes = restOfTurn(match, new FastLuck(1));
    const { first, rest, more } = review.next(match, codes);
    expect(more).toBeGreaterThan(0);
    expect(first).toMatch(/^I would [^,]+\.$/);
    expect(`${first.slice(0, -1)}, then ${rest}.`).toBe(review.todo(match, codes));
    expect(review.next(match, codes.slice(0, 1))).toMatchObject({ rest: '', more: 0 });
  });

  test('counts the same trade as one thing done several times', async () => {
    const { record } = await LESSONS['eastern-wonders-solo']!();
    const match = loadMatch({ ...record, codes: [] });
    const before = [match.fork()];
    for (const code of record.codes) {
      match.choose(code);
      before.push(match.fork());
    }
    const repeated = before.flatMap((moment) => {
      const codes = trades(moment);
      return codes.length > 1 ? [{ moment, codes }] : [];
    });
    expect(repeated).not.toEqual([]);
    for (const { moment, codes } of repeated) {
      expect(review.todo(moment, codes)).toMatch(
        new RegExp(`^I would trade [^,]+, ${codes.length}\u00a0times in all\\.$`),
      );
      expect(polish.todo(moment, codes)).toMatch(new RegExp(`, w sumie ${codes.length}\u00a0razy\\.$`));
    }
  });

  test('does not name twice what is claimed', async () => {
    const { match: before, codes } = lessonStepsOf(await LESSONS['eastern-wonders']!()).at(-1)!;
    const match = before.fork();
    for (const sailed of codes.slice(0, -1)) match.choose(sailed);
    const code = codes.at(-1)!;
    expect(review.todo(match, [code])).toMatch(/^I would claim the order/);
    // The button of the claim shows the same two figures.
    const [, points, lost] =
      /^That scores (\d+) points at once; the cubes you pay for it are worth (\d+) points to you\.$/.exec(
        goodBy(review, match, [code]),
      ) ?? [];
    const scored = match.scores().seats[0]!.total;
    match.choose(code);
    expect(match.scores().seats[0]!.total - scored).toBe(Number(points) - Number(lost));
  });

  /** A match of Spice Road at a claim that brings a coin, and the claim. */
  function atCoin(): {
    readonly match: Match;
    readonly code: number;
    readonly points: number;
    readonly coin: number;
    /** The points by which the whole score changes. */
    readonly gained: number;
  } {
    const luck = new FastLuck(4);
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'coin' });
    while (!match.over) {
      const options = match.legal();
      for (const { code } of options) {
        const fork = match.fork();
        const { seat } = match.decision!;
        const total = (then: Match): number => then.scores().seats[seat]!.total;
        const events = fork.choose(code);
        const card = events.find((event) => event.kind === 'card');
        const coin = events.find((event) => event.kind === 'coin');
        if (card && coin && total(fork) < total(match) + card.points + coin.points) {
          return { match, code, points: card.points, coin: coin.points, gained: total(fork) - total(match) };
        }
      }
      match.choose(options[luck.draw(options.length)]!.code);
    }
    throw new Error('nothing was claimed with a coin');
  }

  test('names what is begun where nothing is gained yet: a place to trade, another turn, where the boat starts', () => {
    const found = new Set<string>();
    for (const game of ['eastern-wonders', 'east-to-west-1'] as const) {
      const luck = new FastLuck(7);
      const match = startMatch({ game, seats: 2, seed: 'begun' });
      while (!match.over) {
        const options = match.legal();
        for (const { code } of options) {
          const good = goodBy(review, match, [code]);
          if (/^From there (?:one island is|\d islands are) one step away\.$/.test(good)) found.add('start');
          else if (/^(?:Then|Later) you can trade there: .* for .*\.$/.test(good)) {
            found.add(good.startsWith('Then') ? 'outpost' : 'outpost later');
          } else if (good.startsWith('That gives you another turn at once')) found.add('again');
        }
        match.choose(required(options[luck.draw(options.length)], 'option').code);
      }
    }
    expect([...found].toSorted()).toEqual(['again', 'outpost', 'outpost later', 'start']);
  });

  test('says where the first cubes pay for a trade around the start, or at it', () => {
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'a' });
    match.choose(match.legal().find((option) => option.kind === 'set' && option.cubes === 'RR')!.code);
    expect(match.decision!.kind).toBe('boat');
    const chart = seaTableOf(match.core.assembly)!.chart;
    let told = 0;
    for (const option of match.legal()) {
      if (option.kind !== 'boat') continue;
      const good = goodOf(match, [option.code]);
      if (good.kind !== 'start' || good.trade === null) continue;
      told++;
      const near = chart.touching(chart.places.findIndex(({ id }) => id === option.at));
      const around = [option.at, ...near.map((place) => chart.places[place]!.id)];
      expect(around).toContain(good.trade.at);
      expect(['R', 'RR']).toContain(good.trade.give);
      const sentence = goodBy(review, match, [option.code]);
      expect(sentence).toMatch(
        /^From there .+ one step away, and your first cubes pay for a trade on \w\d: .+ for .+\.$/,
      );
      expect(goodBy(polish, match, [option.code])).toContain('pierwsze kostki wystarczą na wymianę na ');
    }
    expect(told).toBeGreaterThan(0);
  });

  test.each(['eastern-wonders', 'new-world', 'spice-road'] as const)(
    'promises nothing that something open already gives, or is nearer to (%s)',
    (game) => {
      const countOf = (cubes: string, cube: string): number => cubes.split(cube).length - 1;
      const lacks = (price: string, hold: string): string =>
        Array.from('YRGB', (cube) => cube.repeat(Math.max(0, countOf(price, cube) - countOf(hold, cube)))).join('');
      const worth = (cubes: string): number =>
        Array.from('YRGB', (cube, spice) => countOf(cubes, cube) * (spice + 1)).reduce((sum, part) => sum + part, 0);
      const found = new Set<string>();
      const luck = new FastLuck(11);
      const match = startMatch({ game, seats: 2, seed: 'better' });
      const solver = new ClaimSolver(match.core);
      for (let made = 0; made < 1500 && !match.over; made++) {
        const state = match.copiedState();
        const open = solver.targets(state).map(({ price, points }) => ({ price: formatBundle(price), points }));
        const hold = formatBundle(required(state.hold[state.actor], 'hold'));
        const options = match.legal();
        for (const { code } of options) {
          const good = goodOf(match, [code]);
          if (good.kind !== 'payable' && good.kind !== 'nearer') continue;
          found.add(good.kind);
          const asGood = open.filter(({ points }) => points >= good.claim.points);
          expect(asGood.filter(({ price }) => lacks(price, hold) === '')).toEqual([]);
          if (good.kind === 'payable') continue;
          // Of which more than half is missing nobody says that it has come nearer.
          expect(2 * good.missing.length).toBeLessThanOrEqual(good.claim.price.length);
          const after = match.fork();
          after.choose(code);
          const held = formatBundle(required(after.copiedState().hold[state.actor], 'hold'));
          if (lacks(good.claim.price, held) !== good.missing) continue;
          expect(asGood.filter(({ price }) => worth(lacks(price, held)) < worth(good.missing))).toEqual([]);
        }
        match.choose(required(options[luck.draw(options.length)], 'option').code);
      }
      expect(found).toContain('nearer');
    },
  );

  test('counts what the other steps of a turn score beside its claim', () => {
    const kept = (match: Match, seat: number): number => {
      const { total, parts } = required(match.scores().seats[seat], 'score');
      return total - (parts.cubes ?? 0);
    };
    let found = 0;
    for (const game of ['new-world', 'east-to-west-1'] as const) {
      const match = startMatch({ game, seats: 2, seed: 'all steps' });
      const bots = [0, 1].map((seat) => createBot({ core: match.core, seed: seat, level: 'deckhand' }));
      while (!match.over) {
        const before = match.fork();
        const { seat } = required(match.decision, 'decision');
        const codes: number[] = [];
        let claims = 0;
        while (!match.over && match.turn === before.turn && match.decision?.seat === seat) {
          const code = bots[seat]!.chooseFor(match);
          codes.push(code);
          for (const event of match.choose(code)) if (event.kind === 'card') claims += event.points;
        }
        const others = kept(match, seat) - kept(before, seat) - claims;
        const good = goodOf(before, codes);
        if (match.over || good.kind !== 'claims' || others === 0) continue;
        expect(good.others).toBe(others);
        const said = review.good(before, codes)[0].text;
        if (!said.startsWith('That scores')) continue;
        found++;
        const [, more = '0', less = '0', lost = '0'] =
          /(?:and (\d+) more (?:on your tiles|with the other steps)|less (\d+) by the other steps)(?:; the cubes you pay for it are worth (\d+) points? to you)?\.$/.exec(
            said,
          ) ?? [];
        expect(Number(more) - Number(less)).toBe(others);
        expect(Number(lost)).toBe(good.claim.price.replaceAll('Y', '').length);
        // On land alone it is the tiles that become worth more.
        expect(said.includes('on your tiles')).toBe(others > 0);
        expect(goodBy(polish, before, codes)).toContain(others > 0 ? ' za kafle' : ' za pozostałe kroki');
      }
    }
    expect(found).toBeGreaterThan(0);
  });

  test('says what tools bring beside what is printed on the location', () => {
    const match = startMatch({ game: 'new-world', seats: 2, seed: 'tools' });
    const bots = [0, 1].map((seat) => createBot({ core: match.core, seed: seat, level: 'boatswain' }));
    let told = 0;
    while (!match.over && told < 3) {
      for (const { code, kind } of match.legal()) {
        const after = match.imagine();
        const events = kind === 'work' ? after.choose(code) : [];
        const tools = events.find((event) => event.kind === 'tools');
        const said = kind === 'work' ? review.todo(match, [code]) : '';
        expect(said.includes(' by your tools)')).toBe(tools !== undefined);
        if (tools) told++;
      }
      match.choose(bots[match.decision!.seat]!.chooseFor(match));
    }
    expect(told).toBeGreaterThan(0);
  });

  test('counts the coin that a claim brings, and calls the card by its name', () => {
    const { match, code, points, coin, gained } = atCoin();
    const lost = points + coin - gained;
    expect(goodBy(review, match, [code])).toBe(
      `That scores ${points} points and a coin worth ${coin}; the cubes you pay for it are worth ${lost} points to you.`,
    );
    expect(goodBy(polish, match, [code])).toContain(
      `moneta warta ${coin}; kostki, które za to oddajesz, są dla ciebie warte ${lost} pkt.`,
    );
    expect(review.look(match, [code])).toMatch(/^Look at “[^”]+” \(\d+ points, now with a coin worth [13]\)\.$/);
    expect(polish.look(match, [code])).toMatch(/kartę „[^”]+” \(\d+ punkt.*, teraz z monetą wartą [13]\)/);
  });

  test('speaks of the cubes while these are chosen, not of a place', () => {
    const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'set' });
    expect(match.decision!.kind).toBe('set');
    expect(review.look(match, restOfTurn(match, new FastLuck(1)))).not.toMatch(/[A-F]\d/);
  });

  test('points at the cards for sale, at the island of the boat, or at what is missing', () => {
    const road = startMatch({ game: 'spice-road', seats: 2, seed: 'look' });
    const acquired = required(
      road.legal().find(({ kind }) => kind === 'acquire'),
      'card to acquire',
    );
    expect(review.look(road, [acquired.code])).toMatch(
      /^Look at the merchant card .+ – .+: what would it do for your cubes\?$/,
    );
    expect(goodBy(review, road, [acquired.code])).toMatch(
      /^Each use of this card makes your cubes worth \d more \(yellow 1, red 2, green 3, brown 4\)/,
    );
    expect(goodBy(polish, road, [acquired.code])).toMatch(
      /^Każde użycie tej karty zwiększa wartość twoich kostek o \d \(żółta 1, czerwona 2, zielona 3, brązowa 4\)/,
    );

    const sea = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'look' });
    const harvest = (): number | undefined => sea.legal().find(({ kind }) => kind === 'harvest')?.code;
    while (harvest() === undefined) sea.choose(required(sea.legal()[0], 'option').code);
    const { boat } = required((sea.state() as AnyView).seats[sea.decision!.seat], 'seat');
    expect(review.look(sea, [harvest()!])).toMatch(
      /^Look at [A-F]\d on the map\. You need more cubes before you trade on\.$/,
    );
    expect(boat).not.toBeNull();
  });

  // In Solo the match ends with the turn that fulfils its condition.
  const withLastRound = GAME_IDS.filter((game) => game !== 'eastern-wonders-solo');
  test.each(withLastRound)('promises nothing for later in the last turn of %s', { tags: 'full' }, (game) => {
    const told: { readonly kind: string; readonly isSaid: boolean }[] = [];
    for (const seed of ['a', 'b', 'c']) {
      const match = startMatch({ game, seats: 2, seed });
      const players = Array.from({ length: match.seats }, (_, seat) =>
        createBot({ core: match.core, seed: seat, level: 'mate', budget: { iterations: 2 } }),
      );
      while (!match.over) {
        if (match.final && match.legal().length > 1) {
          for (const luckSeed of [1, 2, 3]) {
            const codes = restOfTurn(match, new FastLuck(luckSeed));
            const { kind } = goodOf(match, codes);
            told.push({ kind, isSaid: goodBy(review, match, codes).startsWith('It is your last turn') });
          }
        }
        match.choose(required(players[match.decision!.seat], 'bot').chooseFor(match));
      }
    }
    expect(told.length).toBeGreaterThan(0);
    for (const { kind, isSaid } of told) {
      expect(['claims', 'points', 'last', 'spared', 'cheapest', 'excess']).toContain(kind);
      expect(isSaid).toBe(kind === 'last');
    }
  });

  test('says what a merchant card is for, not what the cubes that lie on it bring nearer', () => {
    const luck = new FastLuck(5);
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'nearer' });
    let acquired = 0;
    for (let made = 0; made < 400 && !match.over && !match.final; made++) {
      for (const { code } of match.legal().filter(({ kind }) => kind === 'acquire')) {
        const fork = match.fork();
        fork.choose(code);
        const codes = [code, ...(fork.turn === match.turn ? restOfTurn(fork, luck) : [])];
        expect(['merchant', 'payable', 'points']).toContain(goodOf(match, codes).kind);
        acquired++;
      }
      match.choose(match.legal()[luck.draw(match.legal().length)]!.code);
    }
    expect(acquired).toBeGreaterThan(20);
  });

  test('tells the measure of cubes only in the first rounds', () => {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'measure' });
    const luck = new FastLuck(1);
    const told = new Map<number, boolean>();
    while (!match.over && match.round < 8) {
      const card = match.legal().find(({ kind }) => kind === 'acquire');
      const good = card === undefined ? null : goodBy(review, match, [card.code]);
      if (good?.startsWith('Each use of this card')) told.set(match.round, good.includes('(yellow 1'));
      match.choose(match.legal()[luck.draw(match.legal().length)]!.code);
    }
    expect([...told].filter(([, isTold]) => isTold).map(([round]) => round)).toEqual([1, 2, 3]);
    expect(told.size).toBeGreaterThan(4);
  });

  test('of a rest that leads to a claim, says how many cards come back, too', () => {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'rest' });
    const first = required(
      match.legal().find(({ kind }) => kind === 'play'),
      'card to play',
    ).code;
    match.choose(first);
    while (match.decision?.seat !== 0 || match.decision.kind !== 'turn')
      match.choose(required(match.legal()[0], 'option').code);
    const rest = required(
      match.legal().find(({ kind }) => kind === 'rest'),
      'rest',
    ).code;
    const claim = required(new ClaimSolver(match.core).targets(match.copiedState()).map(named)[0], 'card');
    const aim = { ...NO_AIM, leadsTo: { claim, turns: 3, way: null } };
    expect(goodBy(review, match, [rest], aim)).toMatch(/^The card you played comes back: .+\. That leads to /);
  });

  test('says of a merchant card that the cubes on it come with it', () => {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'lying' });
    const bots = [0, 1].map((seat) => createBot({ core: match.core, seed: seat, level: 'deckhand' }));
    let found = 0;
    while (!match.over && found < 3) {
      for (const { code, kind } of match.legal()) {
        const good = kind === 'acquire' ? goodOf(match, [code]) : null;
        if (good?.kind !== 'merchant' || good.cubes === '') continue;
        found++;
        expect(goodBy(review, match, [code])).toContain(
          ` What lies on it is yours at once: ${words.cubes(good.cubes)}.`,
        );
        expect(goodBy(polish, match, [code])).toContain(' Od razu dostajesz też to, co na niej leży: ');
      }
      match.choose(bots[required(match.decision, 'decision').seat]!.chooseFor(match));
    }
    expect(found).toBeGreaterThan(0);
  });

  test('says which cards a merchant card goes with: each brings or takes what is said of it', () => {
    const kinds = new Set<string>();
    for (const seed of ['fit 1', 'fit 2']) {
      const match = startMatch({ game: 'spice-road', seats: 2, seed });
      const bots = [0, 1].map((seat) => createBot({ core: match.core, seed: seat, level: 'deckhand' }));
      const faces = new Faces(match);
      const bringing = (id: string): string => {
        const face = faces.merchant(id);
        return face.kind === 'spice' ? face.cubes : face.kind === 'trade' ? face.take : '';
      };
      const taking = (id: string): string => {
        const face = faces.merchant(id);
        return face.kind === 'trade' ? face.give : '';
      };
      const covers = (cubes: string, wanted: string): boolean => Array.from(wanted).every((one) => cubes.includes(one));
      while (!match.over) {
        const acquiring = match.legal().filter(({ kind }) => kind === 'acquire');
        for (const { code } of acquiring) {
          const good = goodOf(match, [code]);
          const card = acquiredBy(match, [code]);
          if (good.kind !== 'merchant' || card === null) continue;
          const { from, to, offered } = good.fit;
          for (const [kind, id] of Object.entries({ from, to, offered })) if (id !== null) kinds.add(kind);
          const isTrue =
            (from === null || covers(bringing(from), taking(card))) &&
            (to === null || covers(bringing(card), taking(to))) &&
            (offered === null || (from === null && covers(bringing(offered), taking(card))));
          expect(isTrue).toBe(true);
          const isSaid = /goes with your cards|brings what it takes|takes what it brings|would bring what it takes/;
          expect(isSaid.test(goodBy(review, match, [code]))).toBe((from ?? to ?? offered) !== null);
          expect(/co ona (?:bierze|daje)/.test(goodBy(polish, match, [code]))).toBe((from ?? to ?? offered) !== null);
        }
        match.choose(bots[required(match.decision, 'decision').seat]!.chooseFor(match));
      }
    }
    expect([...kinds].toSorted()).toEqual(['from', 'offered', 'to']);
  });

  test('says of one merchant card on offer, and of equals, that no other does better', () => {
    const road = startMatch({ game: 'spice-road', seats: 2, seed: 'look' });
    const offers = road.legal().filter(({ kind }) => kind === 'acquire');
    // The first slot is free; others cost cubes, which are chosen after the card.
    const goods = offers.map(({ code }) => {
      const fork = road.fork();
      const codes = [code];
      fork.choose(code);
      while (fork.decision?.seat === road.decision!.seat && fork.turn === road.turn) {
        codes.push(fork.legal()[0]!.code);
        fork.choose(codes.at(-1)!);
      }
      return goodOf(road, codes);
    });
    const merchants = goods.flatMap((good) => (good.kind === 'merchant' ? [good] : []));
    const most = Math.max(...merchants.map(({ gain }) => gain));
    expect(merchants.length).toBeGreaterThan(1);
    expect(merchants.filter(({ best, gain }) => best && gain < most)).toEqual([]);
    expect(merchants.some(({ best }) => !best)).toBe(true);
  });

  test('calls points scored only what is kept, and only where the score rises by them and by the cubes together', () => {
    const scoreOf = (match: Match, seat: number) => {
      const { total, parts } = required(match.scores().seats[seat], 'score');
      return { total, kept: total - required(parts.cubes, 'points of cubes') };
    };
    const inAll = new Set<number>();
    let praised = 0;
    for (const game of ['eastern-wonders', 'new-world', 'spice-road'] as const) {
      const match = startMatch({ game, seats: 2, seed: 'kept' });
      const luck = new FastLuck(3);
      for (let step = 0; step < 400 && !match.over; step++) {
        const seat = match.decision!.seat;
        for (const { code } of match.legal()) {
          const fork = match.fork();
          fork.choose(code);
          // What follows by itself belongs to it.
          while (!fork.over && fork.turn === match.turn && fork.decision?.seat === seat && fork.legal().length === 1) {
            fork.choose(fork.legal()[0]!.code);
          }
          const good = review.good(match, [code])[0].text;
          if (fork.over || !/^That scores .* at once/.test(good)) continue;
          const [had, has] = [scoreOf(match, seat), scoreOf(fork, seat)];
          const net = has.total - had.total;
          expect(has.kept).toBeGreaterThan(had.kept);
          praised++;
          if (goodOf(match, [code]).kind !== 'points') continue;
          expect(net).toBeGreaterThan(0);
          const kept = has.kept - had.kept;
          const points = `${kept} point${kept === 1 ? '' : 's'}`;
          const worth = `${kept - net} point${kept - net === 1 ? '' : 's'}`;
          const lost = `; the cubes you pay for it are worth ${worth} to you`;
          const gained = `, and ${net - kept} for the cubes that come: ${net} in all`;
          const cubes = net === kept ? '' : net < kept ? lost : gained;
          expect(good).toBe(`That scores ${points} at once${cubes}.`);
          inAll.add(Math.sign(net - kept));
        }
        const options = match.legal();
        match.choose(required(options[luck.draw(options.length)], 'option').code);
      }
    }
    expect(praised).toBeGreaterThan(20);
    expect([...inAll]).toContain(0);
  });
});

test.each(GAME_IDS)(
  '%s: a line other than the one played is described where only the draws of the match are known',
  { tags: 'full' },
  (game) => {
    const source = startMatch({ game, seats: findGame(game).seats[0], seed: 'told' });
    const luck = new FastLuck(5);
    while (!source.over && source.version < 160) {
      const options = source.legal();
      source.choose(options[luck.draw(options.length)]!);
    }
    const told = loadMatch(source.publicRecord()).restart();
    for (const { option } of source.choices) {
      for (let tried = 0; tried < 3; tried++) {
        const seeded = startMatch({ game, seats: source.seats, seed: 'told' });
        for (const { option: before } of told.choices) seeded.choose(before.code);
        const line = restOfTurn(seeded, luck);
        const said = (): unknown => [review.line(told, line), review.look(told, line), goodOf(told, line)];
        expect(said).not.toThrow();
      }
      told.choose(option.code);
    }
  },
);

test('upgrades are told with the card that lets them be made, not as a second way to upgrade', () => {
  const match = startMatch({ game: 'spice-road', seats: 2, seed: 'ups' });
  const codes: number[] = [];
  const fork = match.fork();
  const choose = (kind: string, shows: (after: Match) => boolean = () => true): void => {
    const found = fork.legal().find((option) => {
      const after = fork.fork();
      after.choose(option.code);
      return option.kind === kind && shows(after);
    });
    codes.push(required(found, kind).code);
    fork.choose(required(found, kind).code);
  };
  choose('play', (after) => after.decision?.kind === 'upgrade');
  choose('upgrade');
  choose('upgrade');
  expect(review.todo(match, codes)).toBe(
    'I would play “Little Mill”: upgrade up to 2 times – upgrade a yellow cube to red, 2\u00a0times.',
  );
  expect(polish.todo(match, codes)).toBe(
    'Moja rada: zagraj kartę „Mały młyn”: ulepsz do 2 razy – ulepsz żółtą kostkę na czerwoną, 2\u00a0razy.',
  );
  expect(review.next(match, codes)).toMatchObject({ more: 1 });
});

test('of a trade made again, it is said how often it is made in all', async () => {
  const { record } = await LESSONS['eastern-wonders-solo']!();
  const match = loadMatch({ ...record, codes: [] });
  let found = 0;
  for (const code of record.codes) {
    match.choose(code);
    const again = match.over ? undefined : match.legal().find(({ kind }) => kind === 'again');
    const isAgain = again !== undefined && factOf(match, again).kind === 'tradeAgain';
    const fork = match.fork();
    if (!isAgain || !fork.choose(again.code) || !fork.legal().some(({ kind }) => kind === 'again')) continue;
    found++;
    const all = match.copiedState().trades + 2;
    expect(review.todo(match, [again.code, again.code])).toMatch(
      new RegExp(`^I would trade [^,]+ again, until it is ${all}\u00a0times in all\\.$`),
    );
    expect(polish.todo(match, [again.code, again.code])).toMatch(
      new RegExp(`, aż będzie w sumie ${all}\u00a0razy\\.$`),
    );
    expect(review.todo(match, [again.code])).toMatch(/^I would trade [^,]+ again\.$/);
  }
  expect(found).toBeGreaterThan(0);
});

test('what more cubes are for is said where a trade near the boat needs them, and it can be made next turn', () => {
  let found = 0;
  for (const game of ['eastern-wonders', 'sand-to-sea'] as const) {
    const match = startMatch({ game, seats: 2, seed: 'for what' });
    const bots = [0, 1].map((seed) => createBot({ core: match.core, seed, level: 'deckhand' }));
    while (!match.over && match.round < 20) {
      const { seat } = match.decision!;
      for (const option of match.legal()) {
        const good = goodOf(match, [option.code]);
        if (good.kind !== 'cubes' || good.use === null) continue;
        const { at, give, take } = good.use;
        found++;
        const after = match.imagine();
        after.choose(option.code);
        const { hold, boat } = (after.state() as AnyView).seats[seat]!;
        const had = (match.state() as AnyView).seats[seat]!.hold;
        const count = (cubes: string, cube: string): number => cubes.split(cube).length - 1;
        expect(['Y', 'R', 'G', 'B'].every((cube) => count(hold, cube) >= count(give, cube))).toBe(true);
        expect(['Y', 'R', 'G', 'B'].some((cube) => count(give, cube) > 0 && count(hold, cube) > count(had, cube))).toBe(
          true,
        );
        const { chart } = seaTableOf(match.core.assembly)!;
        const [from, to] = [boat!, at].map((id) => chart.places.findIndex((place) => place.id === id));
        expect(from === to || chart.touching(from!).includes(to!)).toBe(true);
        const { market, outposts } = (after.state() as AnyView).map!.find((place) => place.at === at)!;
        expect(new Faces(match).market(market!)).toEqual({ give, take });
        expect(outposts.length === 0 || outposts.includes(seat)).toBe(true);
        const told = goodBy(review, match, [option.code]);
        expect(told).toContain(
          `next turn you could, for example, trade ${words.exchange(give, take)} on ${words.place(match, at)}`,
        );
        expect(goodBy(polish, match, [option.code])).toContain('w następnej turze możesz na przykład wymienić');
      }
      match.choose(bots[seat]!.chooseFor(match));
    }
  }
  expect(found).toBeGreaterThan(10);
});

test('the benefit of a plan whose last steps are not told comes at the end of the turn', () => {
  const cases = [
    [en.good.payable('it', null, 'at-end'), 'After this turn you can pay for it.'],
    [en.good.payable('it', 2, 'then'), 'Then you can pay for it.'],
    [
      en.good.payable('it', 3, 'then'),
      'Then you have all the cubes for it; it can be claimed in 2 turns at the earliest.',
    ],
    [en.good.nearer('it', 'a cube', 'at-end'), 'After this turn you still need a cube for it.'],
    [
      en.good.cubes('2 yellow', null, 'at-end', { use: null, scale: false }),
      'After this turn you have 2 yellow more to trade and to pay with.',
    ],
    [en.good.outpost('a for b', true, 'at-end'), 'After this turn you can trade there: a for b.'],
    [en.good.points('3 points', 0, 3, 'at-end'), 'The whole turn scores 3 points at once.'],
    [
      en.good.points('3 points', -1, 4, 'at-end'),
      'The whole turn is worth 4 points: 3 points at once, and 1 in cubes.',
    ],
    [pl.good.payable('kartę', null, 'at-end'), 'Po tej turze stać cię na kartę.'],
    [pl.good.points('3 punkty', 0, 3, 'at-end'), 'Cała tura daje: 3 punkty.'],
  ];
  for (const [said, meant] of cases) expect(said).toBe(meant);
  const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'long' });
  const luck = new FastLuck(1);
  const told: { readonly whole: string; readonly folded: string }[] = [];
  while (!match.over) {
    const codes = restOfTurn(match, luck);
    const whole = review.good(match, codes)[0].text;
    const folded = review.good(match, codes, null, 'at-end')[0].text;
    told.push({ whole, folded });
    match.choose(codes[0]!);
  }
  expect(told.filter(({ folded }) => folded.startsWith('Then '))).toEqual([]);
  const following = told.filter(({ whole }) => whole.startsWith('Then '));
  expect(following.length).toBeGreaterThan(0);
  for (const { whole, folded } of following) expect(folded).toBe(whole.replace('Then ', 'After this turn '));
});

test('that the boat sails is said by where it sails to', () => {
  const match = startMatch({ game: 'sand-to-sea', seats: 2, seed: 'sails' });
  const first = (): number => required(match.legal()[0], 'option').code;
  const voyage = (): number | undefined =>
    match.legal().find((option) => factOf(match, option).kind === 'voyage')?.code;
  while (!match.over && voyage() === undefined) match.choose(first());
  const codes = [required(voyage(), 'voyage')];
  expect(review.todo(match, codes)).toBe('I would sail, then trade, build or claim an order.');
  const fork = match.fork();
  fork.choose(required(voyage(), 'voyage'));
  codes.push(
    required(
      fork.legal().find(({ kind }) => kind === 'step'),
      'step',
    ).code,
  );
  expect(review.todo(match, codes)).toMatch(/^I would sail to [A-G]\d\b/);
  expect(review.todo(match, codes)).not.toContain('claim an order');
});

test('where a boat starts is told by the islands around it, whether or not the first cubes pay for a trade there', () => {
  const match = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'start' });
  const kinds = new Set<string>();
  for (const cubes of match.legal()) {
    const there = match.fork();
    there.choose(cubes.code);
    expect(there.decision?.kind).toBe('boat');
    for (const { code } of there.legal()) {
      const good = goodOf(there, [code]);
      expect(good.kind).toBe('start');
      kinds.add(good.kind === 'start' && good.trade === null ? 'no trade' : 'trade');
    }
  }
  expect([...kinds].toSorted()).toEqual(['no trade', 'trade']);
});
