/** The prompt fits the window, explains itself, and can be played through: tables, puzzles, lessons, films. */

import { readFileSync } from 'node:fs';

import { openPuzzle, readPuzzles } from '@windrose/analysis';
import { POLICIES } from '@windrose/bots';
import { FastLuck, GAMES, loadMatch, type Match, MOST_OPTIONS, startMatch } from '@windrose/rules';
import { LANGUAGES, wordsFor } from '@windrose/words';
import { describe, expect, test } from 'vitest';

import { drawTable, TABLE_PARTS } from '../src/draw/table.ts';
import { explain } from '../src/explain/explain.ts';
import { frameAfter, playFilm } from '../src/film/film.ts';
import { width } from '../src/table.ts';
import { exerciseText, explainText, playText } from '../src/words/index.ts';
import { windowSizeOf, sideBySide, wrapped } from '../src/wrap.ts';
import { windrose } from './run.ts';

/** A match in its middle, played by a simple policy. */
function middleOf(game: (typeof GAMES)[number]['id'], seats: number): Match {
  const match = startMatch({ game, seats, seed: 'window' });
  const choose = POLICIES['claim-first'](match.core);
  const state = match.core.newState();
  const codes = new Int32Array(MOST_OPTIONS);
  const luck = new FastLuck(5);
  while (!match.over && match.round < 12) {
    match.copyState(state);
    match.choose(choose(state, codes, match.core.legal(state, codes), luck));
  }
  return match;
}

describe('text', () => {
  test('is broken at words, and goes on below its first word', () => {
    expect(wrapped('  one two three four', 11, 2)).toBe('  one two\n    three\n    four');
    expect(wrapped('short', 20)).toBe('short');
    // Rows of a table go on below the column that did not fit.
    expect(wrapped('   1  place one settler', 16, 2)).toBe('   1  place one\n        settler');
    expect(wrapped('  A1-3  1 settler  two yellow', 26)).toBe('  A1-3  1 settler  two\n        yellow');
    // A column after a broken one stands by itself.
    expect(wrapped('  A1  three and three and two  a hill', 17)).toBe(
      '  A1  three and\n      three and\n      two\n      a hill',
    );
    expect(wrapped('unbreakablelongword and', 10)).toBe('unbreakablelongword\nand');
  });

  test('keeps its colours and counts only visible characters', () => {
    const bold = `\u001B[1m${'a'.repeat(8)}\u001B[22m`;
    expect(wrapped(`${bold} ${bold}`, 17)).toBe(`${bold} ${bold}`);
    expect(wrapped(`${bold} ${bold}`, 16)).toBe(`${bold}\n${bold}`);
    expect(wrapped(`${bold}  one two three`, 20)).toBe(`${bold}  one two\n${' '.repeat(10)}three`);
  });

  test('stands side by side where there is room', () => {
    expect(sideBySide('ab\nc', 'x\ny\nz', 10)).toBe('ab   x\nc    y\n     z');
    expect(sideBySide('ab', 'x', 5)).toBeNull();
  });

  test('knows how large its window is', () => {
    expect(windowSizeOf({ isTTY: true, columns: 90, rows: 30 })).toEqual({ columns: 90, rows: 30 });
    expect(windowSizeOf({ isTTY: true, columns: 3, rows: 30 }).columns).toBe(20);
    // A terminal that does not know its size says 0: then it is as without a window.
    expect(windowSizeOf({ isTTY: true, columns: 0, rows: 0 })).toEqual(windowSizeOf({}));
  });
});

test('help is told in columns that keep below each other in a narrow window', () => {
  for (const { help } of LANGUAGES.flatMap((language) => [playText(language), exerciseText(language)])) {
    const commands = help.filter((line) => line.startsWith('  '));
    const starts = commands.map((line) => /^ {2}\S.*? {2,}(?=\S)/.exec(line)?.[0].length);
    expect(new Set(starts).size).toBe(1);
    const [start = 0] = starts;
    const indents = wrapped(help.join('\n'), 60)
      .split('\n')
      .map((line) => line.search(/\S/));
    expect([...new Set(indents)].sort((x, y) => x - y)).toEqual([0, 2, start]);
  }
});

describe.each(GAMES.map(({ id, seats }) => [id, seats[1]] as const))('the table of %s with %i seats', (game, seats) => {
  const match = middleOf(game, seats);

  test.each(LANGUAGES)('fits into narrow and wide windows (%s)', (language) => {
    const words = wordsFor(language);
    for (const plain of [false, true]) {
      for (const [columns, rows] of [
        [60, 24],
        [60, 40],
        [100, 30],
        [160, 50],
      ] as const) {
        const text = drawTable(match, { words, viewer: 0, plain, windowSize: { columns, rows } });
        const lines = text.split('\n');
        expect(Math.max(...lines.map(width))).toBeLessThanOrEqual(columns);
        expect(lines.length).toBeLessThanOrEqual(rows);
        // The viewer's own seat is always shown.
        expect(text).toContain(words.seat(0));
        // Places have names that people can say.
        expect(text).not.toMatch(/\d,\d/);
      }
    }
  });

  test('shows everything where there is room, and each part on its own', () => {
    const words = wordsFor('en');
    const whole = drawTable(match, { words, viewer: 0, plain: false });
    expect(whole).not.toContain('by typing its word');
    for (const seat of match.scores().seats.keys()) expect(whole).toContain(words.seat(seat));
    const parts = TABLE_PARTS.map((part) => drawTable(match, { words, viewer: 0, plain: false }, part));
    for (const line of parts.flatMap((part) => part.split('\n'))) expect(whole).toContain(line);
    for (const line of whole.split('\n')) expect(parts.join('\n')).toContain(line);
  });
});

test('a request for the map of a game on boards shows the boards, and vice versa', () => {
  const words = wordsFor('en');
  const drawing = { words, viewer: 0, plain: false } as const;
  for (const game of ['new-world', 'eastern-wonders'] as const) {
    const match = middleOf(game, 2);
    expect(drawTable(match, drawing, 'map').split('\n').length).toBeGreaterThan(10);
    expect(drawTable(match, drawing, 'boards')).toBe(drawTable(match, drawing, 'map'));
  }
});

describe('explain', () => {
  const words = wordsFor('en');
  const sea = startMatch({ game: 'eastern-wonders', seats: 2, seed: 'explain' });
  const land = startMatch({ game: 'east-to-west-3', seats: 2, seed: 'explain' });
  const road = startMatch({ game: 'spice-road', seats: 2, seed: 'explain' });

  test.each([
    ['EW-17', sea, /^EW-17: Toll\. If you stop on a market tile/],
    ['ew-21R', sea, /^EW-21r: Ruling: toll before heap/],
    ['NW-1', sea, /^NW-1: /],
    ['c4', sea, /^C4: \w+ island, [YRGB]+ → [YRGB]+; .*beside/],
    ['⌂', sea, /^⌂: outposts/],
    ['G', sea, /^G: a green cube$/],
    ['toll', sea, /^EW-17: Toll\./],
    ['free-move', sea, /^free-move: one more free step$/],
    ['A2-3', land, /^A2-3: take 2 yellow$/],
    ['p07', road, /^P07: Monks’ Kitchen – 3 yellow and 2 green for 9 points$/],
    ['M42', road, /^M42: Hidden Spring – trade 1 yellow and 1 red for 1 brown$/],
  ])('%s', (topic, match, sentence) => {
    expect(explain(topic, match, words)?.[0]).toMatch(sentence);
  });

  test('an action comes with its rules before the bonus tile of the same name', () => {
    const lines = explain('harvest', sea, words)!;
    expect(lines[0]).toMatch(/^EW-35: Harvest, anywhere/);
    expect(lines.at(-1)).toBe('harvest: one more red cube per harvest');
    expect(explain('upgrade', sea, words)?.[0]).toMatch(/^SH-3: Upgrade/);
    const hold = explain('hold', sea, words)!;
    expect(hold[0]).toBe('hold: room for 3 more cubes');
    expect(hold.join(' ')).toContain('EW-43: 10 cubes');
  });

  test('rules that are about a word come before those in which it occurs', () => {
    const board = startMatch({ game: 'new-world', seats: 2, seed: 'window' });
    const shown = (topic: string, match: Match) => explain(topic, match, words)!.map((line) => line.split(':')[0]);
    expect(shown('rest', board)).toEqual(['NW-9', 'NW-31', 'NW-32', 'More']);
    expect(shown('fort', board)[0]).toBe('NW-22');
    expect(shown('claim order', sea)[0]).toBe('EW-34');
  });

  test('a thing that many rules mention leads with the rules that say what it is for', () => {
    const first = (topic: string, match: Match, language: 'en' | 'pl' = 'en') =>
      explain(topic, match, wordsFor(language))![0]!.split(':')[0];
    for (const word of ['port', 'ports']) expect(first(word, sea)).toBe('EW-34');
    expect(first('port', sea, 'pl')).toBe('EW-34');
    expect(first('boat', sea)).toBe('EW-13');
    expect(first('turn', sea)).toBe('EW-12');
    expect(first('card', road)).toBe('SR-6');
    expect(first('łódź', sea, 'pl')).toBe('EW-13');
    // Every rule that is named exists.
    for (const language of LANGUAGES) {
      const ids = Object.values(explainText(language).leads).flat();
      expect(ids.filter((id) => explain(id, sea, wordsFor(language)) === null)).toEqual([]);
    }
  });

  test('the name of a game leads to what it is about', () => {
    for (const [topic, language, sentence] of [
      ['solo', 'en', /^Eastern Wonders – Solo: You against a rival/],
      ['Solo', 'pl', /^Cuda Wschodu – solo: Grasz przeciw rywalowi/],
      ['new world', 'en', /^A New World: Two to four players send settlers/],
      ['spice-road', 'en', /^Spice Road: Two to five merchants/],
    ] as const) {
      const lines = explain(topic, sea, wordsFor(language))!;
      expect(lines[0]).toMatch(sentence);
      expect(lines[1]).toMatch(/^(?:More|Więcej): (?:SO|NW|SR)-1, /);
    }
  });

  test('explains rivers and hills, which the rules call landmarks', () => {
    const board = startMatch({ game: 'new-world', seats: 2, seed: 'window' });
    expect(explain('river', board, wordsFor('en'))!.join(' ')).toContain('NW-15');
    expect(explain('las', board, wordsFor('pl'))!.join(' ')).toContain('NW-15');
  });

  test('speaks the language of the match, and says when it knows nothing', () => {
    const polish = wordsFor('pl');
    expect(explain('opłata', sea, polish)?.[0]).toMatch(/^EW-17: Opłata za postój/);
    expect(explain('Ż', sea, polish)?.[0]).toMatch(/^Ż: żółt/);
    const unknown = ['', 'zorp', 'EW-999', '('].filter((nothing) => explain(nothing, sea, polish) !== null);
    expect(unknown).toEqual([]);
  });

  test('is a command, too', { tags: 'full' }, async () => {
    const [known, unknown, elsewhere, slip, polish, rival, ending] = await Promise.all([
      windrose(['explain', 'EW-17', '--lang', 'pl']),
      windrose(['explain', 'zorp']),
      windrose(['explain', 'M42']),
      windrose(['explain', 'tolll']),
      windrose(['explain', 'oplata', '--lang', 'pl']),
      windrose(['explain', 'rival']),
      windrose(['explain', 'zbiór', '--lang', 'pl']),
    ]);
    // Without a named game, the game that knows the word is used, or the nearest word is suggested.
    expect([elsewhere.code, elsewhere.out]).toEqual([
      0,
      expect.stringMatching(/^Spice Road\nM42: Hidden Spring – trade/),
    ]);
    expect([slip.code, slip.err]).toEqual([1, 'There is nothing about "tolll" here. Did you mean "toll"?\n']);
    expect(polish.err).toContain('Czy chodziło o „opłata”?');
    expect(ending.err).toContain('Czy chodziło o „zbiory”?');
    // The rules that all games share mention the rival, too.
    expect(rival.out).toMatch(/^Eastern Wonders – Solo\nSO-12: /);
    expect([known.code, known.out]).toEqual([0, expect.stringMatching(/^EW-17: Opłata za postój/)]);
    expect([unknown.code, unknown.err]).toEqual([1, expect.stringContaining('There is nothing about "zorp"')]);
  });

  test('a place without a match is one of the first map, and says so', async () => {
    const [first, polish, own, ownPolish, json] = await Promise.all([
      windrose(['explain', 'D3']),
      windrose(['explain', 'D3', '--lang', 'pl']),
      windrose(['explain', 'D3', '--game', 'east-to-west-3'], '', { COLUMNS: '60' }),
      windrose(['explain', 'D3', '--game', 'eastern-wonders-solo', '--lang', 'pl']),
      windrose(['explain', 'D3', '--json']),
    ]);
    expect(first.out).toMatch(/^Eastern Wonders, the map of the first game\nD3: /);
    expect(polish.out).toMatch(/^Cuda Wschodu, mapa pierwszej gry\nD3: /);
    expect([own.code, own.err]).toEqual([1, expect.stringMatching(/each\smatch\shas\sa\smap\sof\sits\sown/)]);
    expect(Math.max(...own.err.split('\n').map(width))).toBeLessThanOrEqual(60);
    expect(ownPolish.err).toContain('każda partia ma własną mapę');
    expect(JSON.parse(json.out)).toMatchObject({ game: 'eastern-wonders', map: 'first' });
  });
});

describe('exercises at the prompt', { timeout: 120_000 }, () => {
  /** The option numbers of codes, for a match that continues with them. */
  function numbersOf(match: Match, codes: readonly number[]): string[] {
    return codes.map((code) => {
      const number = match.legal().findIndex((option) => option.code === code) + 1;
      match.choose(code);
      return String(number);
    });
  }

  const mined = new URL('../../analysis/src/games/new-world/puzzles.json', import.meta.url);
  const file = readPuzzles(JSON.parse(readFileSync(mined, 'utf8')));

  test('a puzzle is tried, hinted at and solved', async () => {
    const puzzle = openPuzzle(file, 4);
    const twin = loadMatch(puzzle.match.record());
    const [first] = puzzle.line;
    const wrong = twin.legal().findIndex(({ code }) => code !== first) + 1;
    const right = numbersOf(twin, puzzle.line);
    const typed = ['hint', 'explain toll', 'solution', String(wrong), ...Array<string>(12).fill('undo'), ...right];
    const { out, code } = await windrose(
      ['puzzles', 'play', 'new-world', '--number', '5'],
      typed.map((line) => `${line}\n`).join(''),
    );
    expect(code).toBe(0);
    expect(out).toContain(`A New World, puzzle 5 of ${file.list.length}, grade ${puzzle.grade}`);
    expect(out).toMatch(/Solution: .*\./);
    expect(out).toContain('From the start again.');
    expect(out).toMatch(/Solved: /);
    expect(out).toMatch(/The next one: .*puzzles play new-world --number 6$/m);
  });

  test('the lesson of Solo explains what the rival will do, and why', async () => {
    const { out } = await windrose(['lesson', 'eastern-wonders-solo', '--step', '2', '--plain'], 'skip\n');
    expect(out).toMatch(/^The rival next: The rival places an outpost on \w\d\. The rival gains 2 yellow\./m);
    expect(out).toContain('You harvest, and so does it.');
    expect(out).toContain('The rival next: It waits');
  });

  test('a lesson takes one step after the other, and names the command that continues', async () => {
    const { out, code } = await windrose(
      ['lesson', 'new-world', '--lang', 'pl', '--step', '9', '--plain'],
      '\npomiń\n',
    );
    expect(code).toBe(0);
    expect(out).toContain('Krok 9 z 10');
    expect(out).toContain('Krok 10 z 10');
    expect(out).not.toContain('Nie ma ruchu');
    expect(out).toMatch(/Dalej poleceniem: .*lesson new-world --lang pl --plain --step 10$/m);
  });
});

describe('a film', () => {
  test('shows what did not fit when it is asked for by its word, and stays at its turn', async () => {
    const match = middleOf('east-to-west-3', 2);
    const typed = ['3', 'map', 'karty', 'table', 'q'];
    const frames: string[] = [];
    const prompts: string[] = [];
    await playFilm(match, {
      words: wordsFor('en'),
      plain: false,
      windowSize: () => ({ columns: 60, rows: 24 }),
      ask(prompt) {
        prompts.push(prompt);
        return Promise.resolve(typed.shift() ?? null);
      },
      print: (text) => frames.push(text),
    });
    const [first, third, map, cards, table] = frames;
    expect(frames).toHaveLength(5);
    expect([first, third].map((frame) => frame!.split('\n').length <= 24)).toEqual([true, true]);
    expect(third).toContain('For more, type: map');
    expect(map).toContain('◆');
    expect(cards).toContain('Merchant cards');
    for (const all of [map, cards, table]) expect(all).not.toContain('For more, type');
    expect(prompts.map((prompt) => /(\d+)\/\d+/.exec(prompt)![1])).toEqual(['1', '3', '3', '3', '3']);
  });

  test('says which pictures there are where another one is asked for, and stays', async () => {
    const frames: string[] = [];
    const typed = ['2', '999', 'q'];
    await playFilm(middleOf('spice-road', 2), {
      words: wordsFor('en'),
      plain: false,
      windowSize: () => ({ columns: 60, rows: 24 }),
      ask: () => Promise.resolve(typed.shift() ?? null),
      print: (text) => frames.push(text),
    });
    expect(frames[2]).toMatch(/There is nothing called "999" here; the pictures are 1 to\s\d+\.$/);
    expect(frames[2]!.split('\n').length).toBeLessThan(24);
    expect(frames[2]!.split('\n')[0]).toBe(frames[1]!.split('\n')[0]);
  });

  test('goes on, back, to a turn, and ends', () => {
    expect(frameAfter('', 0, 3)).toBe(1);
    expect(frameAfter('b', 0, 3)).toBe(0);
    expect(frameAfter('w', 2, 3)).toBe(1);
    expect(frameAfter('3', 0, 3)).toBe(2);
    // Input that leads nowhere is not taken for something else.
    for (const line of ['99', '0', '4', 'mpa']) expect(frameAfter(line, 1, 3)).toBeUndefined();
    expect(frameAfter('', 2, 3)).toBeNull();
    expect(frameAfter('q', 0, 3)).toBeNull();
  });

  test('has a frame before the first turn and one after each', async () => {
    const match = startMatch({ game: 'spice-road', seats: 2, seed: 'film' });
    while (match.round < 2) match.choose(match.legal()[0]!.code);
    const { out, code } = await windrose(['replay', '-', '--film'], JSON.stringify(match.record()), { COLUMNS: '70' });
    expect(code).toBe(0);
    const turns = new Set(match.choices.map(({ turn }) => turn)).size;
    expect(out.split('Spice Road. Round').length - 1).toBe(turns + 1);
    expect(out).toMatch(/^1\.1 {2}Player 1 /m);
    expect(Math.max(...out.split('\n').map(width))).toBeLessThanOrEqual(70);
  });
});
