import { describe, expect, test } from 'vitest';

import { checkNewWorld } from '../../../../scripts/check-new-world.ts';
import { PACKS, type RawPack, startMatch, type GameId } from '../../src/index.ts';
import { thrown } from '../thrown.ts';

const builtIn = PACKS['new-world']!;

/** The built-in pack with one value changed: the path as in `pointCards[3].cost`; `undefined` takes it out. */
function changed(path: string, value: unknown): RawPack {
  const pack = structuredClone(builtIn) as Record<string, unknown>;
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  const last = keys.pop()!;
  let at: Record<string, unknown> = pack;
  for (const key of keys) at = at[key] as Record<string, unknown>;
  if (value === undefined) delete at[last];
  else at[last] = value;
  return pack;
}

const refusal = (
  pack: RawPack,
  game: GameId = 'new-world',
): { code: string; where: string | null; message: string } => {
  const { code, where, message } = thrown(() => startMatch({ game, seats: 2, seed: 'x', packs: [pack] }));
  return { code, where, message };
};

describe('the built-in pack agrees with everything known of the printed game', () => {
  const findings = checkNewWorld(builtIn);

  test('81 constraints are looked at', () => {
    expect(findings.length).toBe(81);
  });

  test.each(findings)('$section: $title', ({ verdict, found }) => {
    expect([verdict, found]).toEqual(['holds', []]);
  });

  test('the checker finds faults', () => {
    const failing = (pack: RawPack): number => checkNewWorld(pack).filter(({ verdict }) => verdict === 'fails').length;
    expect(failing(changed('boards.A1.spaces[0].settlers', 5))).toBeGreaterThan(0);
    expect(failing(changed('bonusTiles[0].vp', 7))).toBeGreaterThan(0);
    expect(failing(changed('pointCards[0].cost', 'YYYYY'))).toBeGreaterThan(0);
  });

  test('faces of an owned box are not judged by taste', () => {
    const own = checkNewWorld({ ...changed('pointCards[0].vp', 99), standIn: false });
    expect(own.every(({ verdict, title }) => verdict !== 'fails' && !title.startsWith('[design]'))).toBe(true);
  });
});

describe('an unplayable pack is refused with the figure and the allowed values', () => {
  test.each<[string, string, unknown, string]>([
    [
      'a colour that does not exist',
      'boards.A1.spaces[2].gain',
      'YP',
      '"P" is not a colour of cube; the colours are Y R G B',
    ],
    ['cubes in the wrong order', 'pointCards[0].cost', 'RYY', 'is not in the order YRGB'],
    ['a card for nothing', 'pointCards[0].cost', '', 'expected at least 1 cube, found none'],
    ['negative points', 'pointCards[0].vp', -1, 'expected a number from 0 to 99, found -1'],
    ['half a point', 'pointCards[0].vp', 1.5, 'expected a whole number, found 1.5'],
    ['no settlers', 'boards.C1.spaces[0].settlers', 0, 'expected a number from 1 to 60, found 0'],
    [
      'an unknown landmark',
      'boards.C1.spaces[0].landmark',
      'volcano',
      'expected one of river, forest, hill, plain, found',
    ],
    [
      'an unknown kind of space',
      'boards.C1.spaces[0].kind',
      'mine',
      'expected one of production, upgrade, trade, fort',
    ],
    [
      'a space that belongs to another board',
      'boards.C1.spaces[0].id',
      'D1-1',
      'the id of a space begins with its board, "C1-"',
    ],
    ['an id with a blank', 'boards.C1.spaces[0].id', 'C1- 1', 'expected an id of letters, digits and dashes'],
    ['an exploration that is a word', 'boards.C1.spaces[0].exploration', 'yes', 'expected true, false or "2-3"'],
    ['an unknown kind of card', 'pointCards[0].kind', 'help!', 'expected one of settlers, exploration, help, tool'],
    ['a tool that yields two cubes', 'pointCards[42].cube', 'YY', 'expected one of Y, R, G, B'],
    ['a pair of one icon', 'bonusTiles[4].icons', ['settlers'], 'expected exactly 2 entries, found 1'],
    ['an unknown mark', 'bonusTiles[0].mark', 'II', 'expected one of I, III'],
    ['an unknown star', 'pointCards[0].star', 'red', 'expected one of white, black'],
    ['an unknown number of players', 'pointCards[0].players', '5', 'expected one of'],
    ['three starting holds', 'playerBoards.startingCubes', ['Y', 'Y', 'Y'], 'expected exactly 4 entries, found 3'],
    [
      'more settlers at the start than in all',
      'playerBoards.settlers.start',
      13,
      'expected a number from 1 to 12, found 13',
    ],
    [
      'outposts of three rows',
      'playerBoards.sideB.outposts.values',
      [[1], [1], [1]],
      'expected exactly 4 entries, found 3',
    ],
  ])('%s', (_name, path, value, message) => {
    const { code, where, message: said } = refusal(changed(path, value));
    expect([code, said]).toEqual(['bad-pack', expect.stringContaining(message)]);
    expect(where).toContain(`new-world.${path}`.replace(/\.values$|\.startingCubes$/, ''));
  });

  test.each<[string, string, unknown, string]>([
    ['a missing board', 'boards.C1', undefined, 'expected one of A1, B1, D1'],
    ['an id twice', 'pointCards[1].id', 'S01', 'the id "S01" occurs twice'],
    [
      'a fort that is not listed',
      'modes.base.forts',
      ['A1-1', 'A1-2', 'B1-1'],
      'expected all 4 spaces of the kind fort',
    ],
    ['a fort listed twice', 'modes.base.forts', ['A1-1', 'A1-2', 'B1-1', 'B1-1'], 'the id "B1-1" occurs twice'],
    [
      'a market that is none',
      'modes.part3.markets',
      ['E2-5', 'E2-6', 'D2-5', 'E2-1'],
      'expected one of E2-5, E2-6, D2-5, D2-6',
    ],
    [
      'a kind of space that the game does not have',
      'modes.base.boards',
      ['A1', 'B1', 'F2'],
      'which this game does not have',
    ],
    ['two boards to choose from', 'modes.base.choice.oneOf', ['D1', 'E1'], 'expected 3 boards to choose from'],
    ['a board that lies nowhere', 'modes.base.arrangement', [['A1', 'B1'], ['C1']], 'expected every board once'],
    ['a fort with tiles in Part II', 'boards.A2.spaces[0].bonusStacks', [2], 'the forts of this game give none'],
    ['stacks for nothing', 'boards.C1.bonusStacks', [2], 'expected one of outpost-column, fourth-merchant'],
    [
      'more stacked tiles than there are',
      'boards.A1.spaces[0].bonusStacks',
      [9],
      'its stacks take 21 bonus tiles; there are 17 for this game',
    ],
    [
      'more covered spaces than tiles',
      'explorationTiles',
      [],
      'it covers 10 spaces with exploration tiles; there are 0',
    ],
  ])('%s', (_name, path, value, message) => {
    const { code, message: said } = refusal(changed(path, value));
    expect([code, said]).toEqual(['bad-pack', expect.stringContaining(message)]);
  });

  test('a pack of another name', () => {
    expect(refusal({ ...builtIn, pack: 'new-worlds' }).code).toBe('bad-pack');
  });
});

describe('own figures are played without touching code', () => {
  test('other prices, benefits, boards and numbers', () => {
    const own = changed('boards.A1.spaces[2].gain', 'YYYY');
    const match = startMatch({ game: 'new-world', seats: 2, seed: 'x', packs: [own] });
    match.choose({ kind: 'work', at: 'A1-3' });
    expect(match.state().seats[0]!.hold).toBe('YYYYYYY');
    expect(match.packs[0]!.hash).not.toBe(startMatch({ game: 'new-world', seats: 2, seed: 'x' }).packs[0]!.hash);
  });
});
