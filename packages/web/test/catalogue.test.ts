import { GAME_IDS, type GameId, GAMES, RULE_PAGES, RULE_PAGES_OF } from '@windrose/rules';
import { expect, test } from 'vitest';

import { asOffered, CATALOGUE, FAMILY, FIRST_GAME, pageGameOf } from '../src/games/catalogue.ts';
import type { PageGame } from '../src/games/page-game.ts';

test('the catalogue offers the games of the rules, with their seats', () => {
  const listed = GAMES.map(({ id, seats }) => ({ id, seats }));
  expect(CATALOGUE).toHaveLength(listed.length);
  expect(CATALOGUE).toEqual(expect.arrayContaining(listed));
});

test('the three games of the trilogy are offered first, then what combines them, then the game for one', () => {
  const ids = CATALOGUE.map(({ id }) => id);
  expect(ids.slice(0, 3)).toEqual(['spice-road', 'eastern-wonders', 'new-world']);
  expect(ids.at(-1)).toBe('eastern-wonders-solo');
  expect(asOffered(GAME_IDS)).toEqual(ids);
  expect(ids).toContain(FIRST_GAME);
});

test('the manifest lacks no game and no part of one: without it the page does not compile', () => {
  const { 'sand-to-sea': left, ...others } = FAMILY;
  // @ts-expect-error -- a game is missing
  const games: Readonly<Record<GameId, PageGame>> = others;
  expect(Object.keys(games)).toHaveLength(GAMES.length - 1);
  const { aid, ...noAid } = left;
  // @ts-expect-error -- the printed aid is missing
  const unprinted: PageGame = noAid;
  const { box, ...noBox } = left;
  // @ts-expect-error -- the picture of the box is missing
  const boxless: PageGame = noBox;
  const { screen, ...noScreen } = left;
  // @ts-expect-error -- the screen is missing
  const unseen: PageGame = noScreen;
  expect([unprinted.aid, boxless.box, unseen.screen]).toEqual([undefined, undefined, undefined]);
  expect({ ...noAid, aid, box, screen }).toEqual(pageGameOf('sand-to-sea'));
});

test('the rules of a game are looked up on the page that the rules name', () => {
  for (const id of GAME_IDS) expect(FAMILY[id].rules).toBe(RULE_PAGES[RULE_PAGES_OF[id][0]]);
});

test('a custom game needs no part of the page', () => {
  expect(pageGameOf('trade-winds')).toBeNull();
  expect(pageGameOf('toString')).toBeNull();
});
