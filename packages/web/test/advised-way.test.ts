/** The subject of a line of choices: the way that the chart draws, and the highlighted things. */

import type { AnyView, Match } from '@windrose/rules';
import { expect, it } from 'vitest';

import { thingsAt, thingsOfLine, wayOfLine } from '../src/play/line-things.ts';
import { asks, playedTo } from './table.ts';

/** The codes of a voyage with a number of steps, then first options until another seat's turn has ended. */
function line(match: Match, steps: number): { readonly codes: number[]; readonly places: string[] } {
  const fork = match.fork();
  const codes: number[] = [];
  const places: string[] = [];
  for (const { turn } = match; fork.turn < turn + 2;) {
    const legal = fork.legal();
    const step = places.length < steps && fork.turn === turn ? legal.find(({ kind }) => kind === 'step') : undefined;
    if (step && 'to' in step) places.push(String(step.to));
    const option = step ?? legal.find(({ kind }) => kind === 'stop' || kind === 'stay') ?? legal[0]!;
    codes.push(option.code);
    fork.choose(option.code);
  }
  return { codes, places };
}

it('leads from tile to tile to the end of the voyage, and excludes later turns', () => {
  const match = playedTo({ seats: ['person', 'bot'], seed: 'way', until: asks('sail', 3) });
  const { codes, places } = line(match, 2);
  const way = wayOfLine(match, codes);
  expect(places).toHaveLength(2);
  expect(way.map(({ to }) => to)).toEqual(places);
  expect(way[1]!.from).toBe(way[0]!.to);
  expect(new Set(way.map(({ seat }) => seat))).toEqual(new Set([match.decision!.seat]));
});

it('is empty if the boat stays, and ends before an illegal option', () => {
  const match = playedTo({ seats: ['person', 'bot'], seed: 'way', until: asks('sail', 3) });
  expect(wayOfLine(match, line(match, 0).codes)).toEqual([]);
  const [first] = line(match, 2).codes;
  expect(wayOfLine(match, [first!, -1, first!])).toHaveLength(1);
});

it('finds the cards of a row where they lie at another moment, and none that have left it', () => {
  const before = playedTo({ game: 'new-world', seats: ['person', 'bot'], seed: 'row', until: asks('turn', 3) });
  const row = (match: Match): readonly (string | null)[] => (match.view(0) as AnyView).row ?? [];
  const now = before.fork();
  while (!now.over && row(now).join() === row(before).join()) now.choose(now.legal()[0]!.code);
  const things = row(before).map((_, slot) => `card ${slot}` as const);
  const found = thingsAt([...things, 'location A1-3'], before, now);
  expect(found.at(-1)).toBe('location A1-3');
  const cards = found.slice(0, -1).map((thing) => row(now)[Number(thing.split(' ')[1])]);
  expect(cards).toEqual(row(before).filter((card) => card !== null && row(now).includes(card)));
  expect(cards.length).toBeLessThan(things.length);
  expect(thingsAt(things, before, before)).toEqual(things);
});

it('begins with the card that pays for a step, and with the market card on which a cube is placed', () => {
  const game = 'sand-to-sea';
  const sailing = playedTo({ game, seats: ['person', 'bot'], seed: 'way', until: asks('lay', 1) });
  const acquire = playedTo({ game, seats: ['person', 'bot'], seed: 'way', until: asks('place', 1) });
  const [lay, place] = [sailing.legal()[0]!, acquire.legal()[0]!];
  // Whatever follows: what can be chosen now comes first.
  expect(thingsOfLine(sailing, [lay.code])).toEqual([`${'from' in lay && lay.from} ${'card' in lay && lay.card}`]);
  expect(thingsOfLine(acquire, [place.code])).toEqual([`market ${'on' in place && place.on}`]);
});
