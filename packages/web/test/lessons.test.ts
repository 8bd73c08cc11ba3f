/** Lessons fit the rules, and every step and symbol is explained in both languages. */

import { readFileSync } from 'node:fs';

import { LESSONS, stepsOf } from '@windrose/analysis/lessons';
import { describe, expect, test } from 'vitest';

import { en as inEnglish } from '../src/table/help/symbols.en.ts';
import { pl as inPolish } from '../src/table/help/symbols.pl.ts';
import { isOrnament, meaningOf } from '../src/table/help/symbols.ts';
import { en } from '../src/screens/lessons/en.ts';
import { pointsAt } from '../src/screens/lessons/lesson.ts';
import { pl } from '../src/screens/lessons/pl.ts';

describe.each(Object.keys(LESSONS))('the lesson of %s', (game) => {
  test('has ten steps, each with one thing that the first seat can do', async () => {
    const steps = stepsOf(await LESSONS[game]!());
    expect(steps).toHaveLength(10);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(10);
    for (const { match, option } of steps) {
      expect(match.game.id).toBe(game);
      expect(match.decision?.seat).toBe(0);
      expect(match.legal()).toContainEqual(option);
      expect(pointsAt(option)).toContain(`offer ${option.code}`);
    }
  });

  test('says of each step what it is about, in both languages', async () => {
    const steps = stepsOf(await LESSONS[game]!());
    for (const { id } of steps) {
      for (const { steps: taught } of [en, pl]) {
        expect(taught[game]![id]!.title).toMatch(/\S/);
        expect(taught[game]![id]!.text.length).toBeGreaterThan(40);
      }
      expect(pl.steps[game]![id]).not.toEqual(en.steps[game]![id]);
    }
  });
});

describe('every symbol', () => {
  const names = ['Sprites', 'LandSprites', 'RoadSprites'].flatMap((file) => {
    const source = readFileSync(new URL(`../src/art/${file}.tsx`, import.meta.url), 'utf8');
    return [...source.matchAll(/<(?:symbol|Square|Scene)\s[^>]*?id=(?:"([^"]+)"|\{`([\w-]+)\$)/gs)].map(
      ([, whole, begin]) => whole ?? `${begin}0`,
    );
  });

  test('is found in the sprites', () => {
    expect(names.length).toBeGreaterThan(40);
    expect(names).toContain('bonus-harvest');
    expect(names).toContain('boat-0');
  });

  test.each([
    ['English', inEnglish],
    ['Polish', inPolish],
  ])('is explained in %s, unless it is an ornament', (_, explained) => {
    const [ornaments, symbols] = [true, false].map((wanted) => names.filter((name) => isOrnament(name) === wanted));
    for (const name of ornaments!) expect(meaningOf(name, explained)).toBeNull();
    const mute = symbols!.filter((name) => !meaningOf(name.replace(/^cube-0$/, 'cube-Y'), explained)?.endsWith('.'));
    expect(mute).toEqual([]);
  });
});
