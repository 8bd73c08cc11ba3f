/** Looking back: every position of bots' matches, and links that hold them. */

import { makeNotation, PACKS, RulesError } from '@windrose/rules';
import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { readMatch } from '../src/records/importing.ts';
import { LinkError, packMatch, unpackMatch } from '../src/screens/replay/link.ts';
import { Timeline } from '../src/screens/replay/timeline.ts';
import { NAMES, playedTo } from './table.ts';

const whole = (game: string, seats: number) =>
  playedTo({ game, seats: Array.from({ length: seats }, () => 'bot'), seed: 'timeline', until: () => false });

const MATCHES = [
  ['eastern-wonders', 3],
  ['eastern-wonders-solo', 1],
  ['new-world', 2],
  ['east-to-west-1', 2],
  ['east-to-west-2', 2],
  ['east-to-west-3', 2],
  ['spice-road', 2],
  ['sand-to-sea', 2],
] as const;

describe('a timeline of a match', () => {
  test.each(MATCHES)('has every position of %s as it was, in whatever order one looks', (game, seats) => {
    const match = playedTo({
      game,
      seats: Array.from({ length: seats }, () => 'bot'),
      seed: 'timeline',
      until: ({ round }) => round === 12,
    });
    const walk = match.restart();
    const states = [walk.state()];
    for (const { option } of match.choices) {
      walk.choose(option.code);
      states.push(walk.state());
    }
    const timeline = new Timeline(match);
    const order = [...states.keys()].map((at) => (at * 37) % states.length);
    for (const at of order) expect(timeline.at(at).state()).toEqual(states[at]);
    expect(timeline.end).toBe(match.version);
    expect(timeline.at(timeline.end).scores()).toEqual(match.scores());
    const { seats: ends, rival } = match.scores();
    expect(timeline.points.at(-1)).toEqual([...ends, ...(rival ? [rival] : [])].map(({ total }) => total));
    expect(timeline.points).toHaveLength(timeline.turns.length + 1);
  });

  test('knows where each turn begins and ends', () => {
    const timeline = new Timeline(whole('new-world', 2));
    expect(timeline.at(timeline.end).over).toBe(true);
    expect(timeline.turns[0]).toMatchObject({ from: 0 });
    timeline.turns.forEach((turn, at) => {
      expect(turn.to).toBeGreaterThan(turn.from);
      expect(turn.from).toBe(timeline.turns[at - 1]?.to ?? 0);
      expect(timeline.turnFrom(turn.from, 1)).toBe(turn.to);
      expect(timeline.turnFrom(turn.to, -1)).toBe(turn.from);
      const from = timeline.at(turn.from);
      expect(from.turn).toBe(turn.turn);
      expect(from.mover).toBe(turn.mover);
    });
    expect(timeline.turnFrom(0, -1)).toBe(0);
    expect(timeline.turnFrom(timeline.end, 1)).toBe(timeline.end);
  });

  test('of a match that goes on ends where it stands', () => {
    const match = playedTo({ seats: ['bot', 'bot'], seed: 'on', until: ({ round }) => round === 4 });
    const timeline = new Timeline(match);
    expect(timeline.at(timeline.end).state()).toEqual(match.state());
    expect(new Timeline(match.restart()).points).toEqual([[0, 0]]);
  });
});

describe('a link that holds a match', () => {
  const sitters = NAMES.slice(0, 2).map((name) => ({ kind: 'bot', name }) as const);

  test('returns the match and its seats, also for an imported notation', async () => {
    const { match } = readMatch([makeNotation(whole('new-world', 2))]);
    const link = await packMatch(match, sitters);
    expect(link).toMatch(/^[\w-]+$/);
    expect(link.length).toBeLessThan(2000);
    const brought = await unpackMatch(link);
    expect(brought.sitters).toEqual(sitters);
    expect(brought.match.state()).toEqual(match.state());
    expect(brought.match.seed).toBe(match.seed);
  });

  test('leaves out undone choices', async () => {
    const match = playedTo({ seats: ['bot', 'bot'], seed: 'undo', until: (one) => one.decision?.kind === 'sail' });
    match.choose(match.legal().find(({ kind }) => kind === 'step')!.code);
    match.undo();
    expect(match.record().codes.some((code) => code < 0)).toBe(true);
    const { match: read } = await unpackMatch(await packMatch(match, sitters));
    expect(read.record().codes).toEqual(match.choices.map(({ option }) => option.code));
    expect(read.state()).toEqual(match.state());
  });

  test('brings own figures along', async () => {
    const pack = { ...PACKS['spice-road'], version: 'mine' };
    const { startMatch } = await import('@windrose/rules');
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'own', packs: [pack] });
    const brought = await unpackMatch(await packMatch(match, sitters, [pack]));
    expect(brought.packs).toEqual([pack]);
  });

  test('that is damaged, empty or bloated is refused', async () => {
    const link = await packMatch(whole('spice-road', 2), sitters);
    const packed = (text: string | Buffer) => deflateRawSync(text).toString('base64url');
    for (const bad of [link.slice(0, -20), 'x', '***', packed('{}'), packed('null'), packed('[]'), packed('7')]) {
      await expect(unpackMatch(bad)).rejects.toThrow(LinkError);
    }
    await expect(unpackMatch(packed(Buffer.alloc(9_000_000, 32)))).rejects.toThrow(LinkError);
    await expect(unpackMatch(packed('{"record":{"windrose":9}}'))).rejects.toThrow(RulesError);
  });
});
