/** The others' turns since the player's own last turn, and their traces. */

import { createBot } from '@windrose/bots';
import { type AnyView, type Match, startMatch } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { expect, test } from 'vitest';

import { en as first } from '../src/i18n/en.ts';
import { table as later } from '../src/i18n/table.en.ts';
import { LocalSession } from '../src/play/local-session.ts';
import { marksOf, turnsSince } from '../src/play/since.ts';
import { happenedAt } from '../src/table/happened.ts';
import { turnLog } from '../src/table/turn-log.ts';
import { turnWords } from '../src/table/turn-words.ts';

/** A match played by bots until something holds. */
function played(
  game: 'eastern-wonders' | 'new-world' | 'eastern-wonders-solo' | 'spice-road',
  seats: number,
  until: (match: Match) => boolean,
): Match {
  const match = startMatch({ game, seats, seed: 'since' });
  const bots = Array.from({ length: seats }, (_, seat) => createBot({ core: match.core, seed: seat }));
  while (!match.over && !until(match)) match.choose(bots[match.decision!.seat]!.chooseFor(match));
  return match;
}

const atTurn = (round: number) => (match: Match) => !match.inSetUp && match.round === round && match.mover === 0;

test('during the player’s turn the turns before it are listed, one per seat, in the order of play', () => {
  const match = played('eastern-wonders', 3, atTurn(4));
  const turns = turnsSince(match, 0, 0);
  expect(turns.map(({ seat }) => seat)).toEqual([1, 2]);
  for (const { seat, choices } of turns) {
    expect(new Set(choices.map(({ turn }) => turn)).size).toBe(1);
    expect(choices.every(({ mover }) => mover === seat)).toBe(true);
  }
  const [option] = match.legal();
  match.choose(option!.code);
  expect(turnsSince(match, 0, 0)).toEqual(turns);
});

test('after the player’s turn the list is empty until another seat has chosen', () => {
  const match = played('eastern-wonders', 3, (now) => !now.inSetUp && now.round === 4 && now.mover === 1);
  expect(turnsSince(match, 0, 1)).toEqual([]);
});

test('boats leave a wake, settlers their sign', () => {
  const sea = played('eastern-wonders', 3, atTurn(5));
  const { seats }: AnyView = sea.state();
  const { trails } = marksOf(sea, turnsSince(sea, 0, 0), 0);
  for (const { seat, places } of trails) expect(places.at(-1)).toBe(seats[seat]!.boat);
  expect(trails.length).toBeGreaterThan(0);
  const land = played(
    'new-world',
    2,
    (now) =>
      atTurn(now.round)(now) &&
      turnsSince(now, 0, 0).some(({ choices }) =>
        choices.some(({ events }) => events.some(({ kind }) => kind === 'placed')),
      ),
  );
  const { things } = marksOf(land, turnsSince(land, 0, 0), 0);
  expect([...things].some(([thing, seat]) => thing.startsWith('location ') && seat === 1)).toBe(true);
});

test('a card that has come in place of one that was taken is new, and nobody’s', () => {
  const road = played('spice-road', 2, (now) => {
    const marks = marksOf(now, turnsSince(now, 0, 0), 0);
    return now.mover === 0 && [...marks.fresh].some((thing) => thing.startsWith('market '));
  });
  const { things, fresh } = marksOf(road, turnsSince(road, 0, 0), 0);
  for (const thing of fresh) expect(things.has(thing)).toBe(false);
  // The last place of the row: the others have moved on.
  expect([...fresh].filter((thing) => thing.startsWith('market '))).toEqual(['market 5']);
});

test('the outposts of Solo’s rival are marked', () => {
  const match = played('eastern-wonders-solo', 1, (now) => {
    const last = now.choices.at(-1)?.turn;
    return (
      now.mover === 0 &&
      last !== now.turn &&
      now.choices.some((one) => one.turn === last && one.events.some(({ kind }) => kind === 'rival'))
    );
  });
  const { things } = marksOf(match, turnsSince(match, 0, 0), 0);
  expect([...things.values()]).toContain(match.seats);
});

test('what Solo’s rival did counts as the turn of another side, in the log and the ribbon, too', () => {
  const match = played('eastern-wonders-solo', 1, (now) => {
    const last = now.choices.at(-1);
    return last !== undefined && last.turn !== now.turn && last.events.some(({ kind }) => kind === 'rival');
  });
  const [rival] = turnsSince(match, 0, 0);
  expect(rival!.seat).toBe(1);
  expect(rival!.choices.flatMap(({ events }) => events).map(({ kind }) => kind)).toContain('rival');
  const log = turnLog(match, wordsFor('en'), ['Ada']);
  expect(log.at(-1)!.mover).toBe(1);
  expect(log.at(-1)!.lines[0]!.text).toMatch(/^The rival places an outpost on /);
  expect(log.at(-2)!.lines.every(({ text }) => !text.startsWith('The rival'))).toBe(true);
  const record = match.record();
  const stored = { id: 'x', sitters: [], record, pending: [], touched: 0, round: 0, over: false };
  const sitters = [{ kind: 'person' as const, name: 'Ada' }];
  const session = new LocalSession({ ...stored, sitters }, { choose: () => new Promise(() => {}) }, { keep: () => {} });
  const { before } = turnWords(session, session.table(), { ...first, ...later }, wordsFor('en'));
  expect(before).toMatch(/^The rival places an outpost on [A-Z]\d+(?:; gains .+)?\.$/);
});

test('what a card that is played does is told once in the log, with how often it was done', () => {
  const match = played('spice-road', 3, (now) => now.round > 14);
  const turns = turnLog(match, wordsFor('en'), ['Ada', 'Bea', 'Cyd']);
  const ofCards = turns.filter(({ lines }) => lines[0]!.text.includes(' plays '));
  const trades = ofCards.filter(({ lines }) => lines[0]!.text.includes(': trade '));
  expect(trades.length).toBeGreaterThan(0);
  expect(ofCards.length).toBeGreaterThan(trades.length);
  for (const { lines, turn } of ofCards) {
    const events = match.choices.filter((one) => one.turn === turn).flatMap((one) => one.events);
    const traded = events.filter(({ kind }) => kind === 'traded').length;
    expect(lines.filter(({ text }) => / (?:trades|gains) /u.test(text))).toEqual([]);
    expect(lines[0]!.times).toBe(Math.max(1, traded));
  }
  expect(trades.some(({ lines }) => lines[0]!.times > 1)).toBe(true);
});

test('a place tells what the others did there: where they came to, not what they passed, and what names no place of its own', () => {
  const words = wordsFor('en');
  const names = ['Ada', 'Bea'];
  const told = new Set<string>();
  for (let round = 3; round < 14; round++) {
    const match = played('eastern-wonders', 2, atTurn(round));
    const done = (at: string) => happenedAt(match, `place ${at}`, { own: 0, mover: 0, words, names });
    const { seats }: AnyView = match.state();
    const { boat } = seats[1]!;
    const lines = done(boat!);
    for (const line of lines) told.add(line.replaceAll(/\d+ \w+|\ba \w+ cube/g, 'N').replaceAll(/\b[A-F]\d\b/g, 'P'));
    // Every line stands at one place alone.
    const { trails } = marksOf(match, turnsSince(match, 0, 0), 0);
    const passed = trails.flatMap(({ places }) => places).filter((place) => place !== boat);
    for (const place of passed) expect(done(place).some((line) => lines.includes(line))).toBe(false);
    expect(lines.length).toBeGreaterThan(0);
    expect(happenedAt(match, 'card 0', { own: 0, mover: 0, words, names })).toEqual([]);
  }
  for (const line of told) expect(line).toMatch(/^(Bea|A new order) /);
  expect([...told].some((line) => line.startsWith('Bea trades N for N'))).toBe(true);
  expect([...told].some((line) => line.startsWith('Bea sails to P'))).toBe(true);
});
