import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { BotHost } from '@windrose/bots/host';
import {
  EASTERN_WONDERS_MAP,
  FastLuck,
  GAMES,
  loadMatch,
  makeMapCode,
  randomMap,
  SPICE_ROAD_PACK,
  startMatch,
  type GameId,
} from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { playMatch } from '../src/play/play.ts';
import { windrose } from './run.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'windrose-'));
});

afterAll(() => rm(folder, { recursive: true }));

const at = (name: string): string => join(folder, name);

/** Runs `windrose play`, matches being kept in the test's own folder. */
function play(args: readonly string[], lines: readonly string[], env: NodeJS.ProcessEnv = {}) {
  return windrose(['play', ...args], lines.map((line) => `${line}\n`).join(''), { WINDROSE_HOME: folder, ...env });
}

/** The typed numbers of a person who plays all seats of a match at random. */
function randomNumbers(game: GameId, seats: number, seed: string): { numbers: string[]; scores: unknown } {
  const match = startMatch({ game, seats, seed });
  const luck = new FastLuck(11);
  const numbers: string[] = [];
  while (!match.over) {
    const options = match.legal();
    const chosen = luck.draw(options.length);
    match.choose(options[chosen]!.code);
    numbers.push(String(chosen + 1));
  }
  return { numbers, scores: match.scores() };
}

describe.each(GAMES.map((game) => game.id))('a whole match of %s by numbers', (game) => {
  const { seats } = GAMES.find(({ id }) => id === game)!;

  test('is played by people alone, and kept', { tags: game === 'spice-road' ? [] : ['full'] }, async () => {
    const { numbers, scores } = randomNumbers(game, seats[0], 'prompt');
    const file = at(`people-${game}.json`);
    const people = Array<string>(seats[0]).fill('human').join(',');
    const { out, err, code } = await play([game, '--seats', people, '--seed', 'prompt', '--save', file], numbers);
    expect([err, code]).toEqual(['', 0]);
    expect(out).toContain('The match is over.');
    expect(out).toMatch(/ wins with /);
    const match = loadMatch(JSON.parse(readFileSync(file, 'utf8')));
    expect([match.over, match.scores()]).toEqual([true, scores]);
  });

  test(
    'is played against bots, without drawings, in Polish',
    { tags: game === 'new-world' ? [] : ['full'] },
    async () => {
      const file = at(`bots-${game}.json`);
      const args = [game, '--bots', 'deckhand', '--plain', '--lang', 'pl', '--seed', 'prompt', '--save', file];
      const { out, err, code } = await play(args, Array<string>(5000).fill('1'));
      expect([err, code]).toEqual(['', 0]);
      expect(out).toContain('Koniec partii.');
      expect(out).not.toMatch(/[⌂▲►↑]/);
      expect(loadMatch(JSON.parse(readFileSync(file, 'utf8'))).over).toBe(true);
    },
  );
});

describe('windrose play', () => {
  const TWO = ['eastern-wonders', '--seats', 'human,human', '--seed', 'prompt'];

  test('draws the map, the boards and the numbered options', async () => {
    const { out } = await play([...TWO, '--save', at('drawn.json')], ['1', '10']);
    expect(out).toMatch(/\/ {2}C1 ◆[YRGB] {3}\\/);
    expect(out).toMatch(/\/ A1 port {2}\\/);
    expect(out).toContain('hold      YYYY······  4 of 10');
    expect(out).toMatch(/^ {3}1 {2}start with 4 yellow$/m);
    expect(out).toMatch(/▲2/);
    expect(out).toContain('Player 2: Choose your starting cubes');
    expect(out).toContain('Player 1: Choose your starting cubes');
  });

  test('lists the map where no drawing is wanted', async () => {
    const { out } = await play([...TWO, '--plain', '--save', at('plain.json')], ['1', '10']);
    expect(out).toMatch(/^C3: \w+ island, [YRGB]+ → [YRGB]+; boats: Player 2; beside B2 B3 C2 C4 D2 D3$/m);
    expect(out).toMatch(/^A1: port, [YRGB]+: \d+ points; beside A2 B1 B2$/m);
  });

  test('takes words of the notation, in any case, and Enter for a lone option', async () => {
    const file = at('words.json');
    await play([...TWO, '--save', file], ['=RR', '@c3', '=YYYY', '@D2', 'c2']);
    const match = loadMatch(JSON.parse(readFileSync(file, 'utf8')));
    expect(match.choices.map(({ option }) => option.kind)).toEqual(['set', 'boat', 'set', 'boat', 'step']);
  });

  test('takes back a choice or the turn, and says why it cannot', async () => {
    const file = at('undo.json');
    const { out } = await play([...TWO, '--save', file], ['undo', '1', 'u', '2', '5', 'undo', 'undo turn']);
    expect(out).toContain('Nothing can be taken back: no choice has been made yet.');
    expect(out).toContain('Taken back: start with 4 yellow.');
    expect(out).toContain('The choice cannot be taken back: the turn has passed.');
    expect(JSON.parse(readFileSync(file, 'utf8')).codes).toEqual([0, -1, 1, expect.any(Number)]);
  });

  test('says which rule forbids a word that is not an option now', async () => {
    const moves = ['=RR', '@c3', '=YYYY', '@D2', 'stay', 'trade'];
    const { out } = await play([...TWO, '--save', at('refused.json')], moves);
    expect(out).toContain('You may trade only where you have an outpost, and there is none here. (rule EW-33)');
    const polish = await play([...TWO, '--lang', 'pl', '--save', at('odmowa.json')], moves);
    expect(polish.out).toContain('Wymieniać wolno tylko przy swojej placówce, a tu jej nie ma. (zasada EW-33)');
  });

  test('explains itself, and prints the log, the scores and a hint', async () => {
    const { out } = await play(
      [...TWO, '--save', at('help.json')],
      ['help', '1', '1', 'log', 'scores', 'hint', 'table', 'dance', '99'],
    );
    expect(out).toContain('Type the number of an option');
    expect(out).toMatch(/^0\.2 {2}Player 2 starts with 4 yellow\. Player 2 starts at A2\.$/m);
    expect(out).toMatch(/^Orders +0 +0$/m);
    expect(out).toMatch(/^A bot would start with .*\.$/m);
    expect(out).toMatch(/^ *It expects \d+ points for you in the end and wins \d+ of 100 matches from here/m);
    expect(out).toContain('There is no option or command "dance". Type a number from 1 to 3, or help.');
    expect(out).toContain('There is no option or command "99".');
  });

  test('can be left at any moment and gone on with, the same people and bots at the table', async () => {
    const file = at('left.json');
    const left = await play(
      ['eastern-wonders', '--seats', 'human,bot', '--seed', 'left', '--save', file],
      ['1', '3', 'quit', '1'],
    );
    expect(left.code).toBe(0);
    expect(left.out).toMatch(
      new RegExp(
        `Saved in ${file}\\. Continue with: (?:npm run -s windrose --|node .*main\\.ts) play --resume ${file}`,
      ),
    );
    const before = loadMatch(JSON.parse(readFileSync(file, 'utf8')));
    const gone = await play(['--resume', file], ['1']);
    expect(gone.out).not.toContain('Player 2: Choose');
    const after = loadMatch(JSON.parse(readFileSync(file, 'utf8')));
    expect(after.version).toBeGreaterThan(before.version);
    expect(after.choices.slice(0, before.version)).toEqual(before.choices);
  });

  test('keeps each match in a file of its own, and goes on with the last one', { tags: 'full' }, async () => {
    const args = ['spice-road', '--seats', 'human,human'];
    await play(args, ['1']);
    await play(args, ['1', '1']);
    expect(existsSync(at('spice-road-1.json'))).toBe(true);
    expect(existsSync(at('spice-road-2.json'))).toBe(true);
    const { out } = await play(['spice-road', '--resume'], []);
    expect(out).toContain(`Saved in ${at('spice-road-2.json')}`);
  });

  test(
    '[SH-17r] says as it begins that claims lie open by a ruling, and how to play by the printed rule',
    { tags: 'full' },
    async () => {
      const open = await play([...TWO, '--save', at('open.json')], []);
      expect(open.out).toContain('Claimed orders and cards lie open (ruling SH-17r).');
      expect(open.out).toContain('--option covered=true plays it so.');
      const covered = await play([...TWO, '--option', 'covered=true', '--save', at('covered.json')], []);
      expect(covered.out).toContain('stay face down until the end, as the printed rules say.');
      const polish = await play([...TWO, '--lang', 'pl', '--save', at('polish.json')], []);
      expect(polish.out).toContain('leżą odkryte (rozstrzygnięcie SH-17r)');
      const goneOn = await play(['--resume', at('open.json')], []);
      expect(goneOn.out).not.toContain('SH-17r');
    },
  );

  test('[EW-51r] gives advice on an own map as it begins: ports with many neighbours, tiles that touch one other', async () => {
    const map = 'mmmmmmm.mppmmmm.mppmmmm.mmms';
    const { out } = await play([...TWO, '--map', map, '--save', at('advice.json')], []);
    expect(out).toMatch(/Advice on the map: The port B2 touches the port [A-G]\d; ports should lie apart/);
  });

  test('plays on an own map', async () => {
    const map = makeMapCode(randomMap(new FastLuck(8), EASTERN_WONDERS_MAP, 0));
    const { out, code } = await play([...TWO, '--map', map, '--save', at('map.json')], ['1']);
    expect(code).toBe(0);
    expect(out).toMatch(/[A-I]\d port/);
    expect(out).not.toMatch(/\d,\d/);
  });

  test.each([
    ['eastern-wonders-solo', '60'],
    ['eastern-wonders-solo', '200'],
    ['east-to-west-2', '60'],
    ['east-to-west-3', '60'],
  ] as const)(
    'calls the places of %s by one kind of name at %s columns, and takes ids, too',
    { tags: 'full' },
    async (game, columns) => {
      const seats = game === 'eastern-wonders-solo' ? 1 : 2;
      const people = Array<string>(seats).fill('human').join();
      const words = wordsFor('en');
      const match = startMatch({ game, seats, seed: 'a' });
      // On to the first decision that offers a place.
      const typed: string[] = [];
      const placeAt = (): number => match.tokens().findIndex((token) => /^@?\d+,\d+$/.test(token));
      while (placeAt() < 0) {
        const options = match.legal();
        const sails = options.findIndex((option) => words.option(match, option).includes('sail 1 tile'));
        typed.push(String(Math.max(0, sails) + 1));
        match.choose(options[Math.max(0, sails)]!.code);
      }
      const token = match.tokens()[placeAt()]!;
      const phrase = words.option(match, match.legal()[placeAt()]!);
      const id = token.replace('@', '');
      const name = words.place(match, id);
      expect(phrase).toContain(name);
      const [event] = match.choose(match.legal()[placeAt()]!.code);
      const happened = words.event(match, event!);
      for (const [nth, entry] of [name, name.toLowerCase(), id, token].entries()) {
        const { out } = await play(
          [game, '--seats', people, '--seed', 'a', '--save', at(`${game}-${columns}-${nth}.json`)],
          [...typed, 'map', `explain ${name}`, entry, 'undo', 'log', 'table'],
          { COLUMNS: columns },
        );
        const text = out.replaceAll(/\s+/g, ' ');
        expect(text).toContain(happened);
        // In Solo the boat's first place is a turn of its own.
        expect(text).toContain(seats > 1 ? `Taken back: ${phrase}.` : 'the turn has passed');
        expect(text).toContain(` ${name}: `);
        expect(text).not.toMatch(/\d,\d/);
      }
    },
  );

  test('an impossible map is refused by the names of its places, too', async () => {
    const map = `${makeMapCode(randomMap(new FastLuck(8), EASTERN_WONDERS_MAP, 0)).replace('m', '1')}.40m`;
    const { err } = await play([...TWO, '--map', map, '--save', at('bad.json')], []);
    expect(err).toMatch(/The tile [A-Z]+1 cannot be reached/);
  });

  test('an empty line shows the options again', async () => {
    const { out } = await play([...TWO, '--save', at('empty.json')], ['', '1']);
    expect(out).not.toContain('There is no option');
    const [asked, again] = out.match(/^Player \d: .*$/gm)!;
    expect(again).toBe(asked);
  });

  test('a whole turn that cannot be taken back is refused like a choice', async () => {
    const { out } = await play([...TWO, '--save', at('turn.json')], ['undo turn', '1', '1', 'undo turn']);
    expect(out).toContain('Nothing can be taken back: no choice has been made yet.');
    expect(out).toContain('The choice cannot be taken back: the turn has passed.');
    expect(out).not.toContain('a version from');
  });

  test(
    'names a command that continues the match as it was begun: pack, level, language and lists',
    { tags: 'full' },
    async () => {
      const pack = at('own pack.json');
      await writeFile(pack, JSON.stringify({ ...SPICE_ROAD_PACK, version: 'mine' }));
      const file = at('own.json');
      const flags = ['--pack', pack, '--bots', 'deckhand', '--lang', 'pl', '--plain'];
      const { out } = await play(['spice-road', ...flags, '--save', file], ['1']);
      const command = `play --resume ${file} --pack '${pack}' --bots deckhand --lang pl --plain`;
      expect(out).toContain(`Grasz dalej poleceniem: `);
      expect(out).toContain(command);
      const again = await play(['--resume', file, ...flags], []);
      expect([again.code, again.err]).toEqual([0, '']);
      expect(again.out).toContain(command);
    },
  );

  test.each([
    [[], 2, 'Which game? There are eastern-wonders,'],
    [['chess'], 2, 'Allowed choices are eastern-wonders,'],
    [['eastern-wonders', '--seats', 'human,cat'], 2, 'There is no player "cat"; the players are passenger'],
    [
      ['eastern-wonders', '--seats', 'human'],
      2,
      'eastern-wonders is played with 2 to 4 seats, not with 1. (rule SH-21)',
    ],
    [['eastern-wonders', '--map', 'pp'], 1, 'The map has 2 ports; it needs exactly 4. (rule EW-48)'],
    [['new-world', '--resume'], 1, 'No match of new-world is kept in'],
    [['--resume'], 2, 'Resume what? Name a game or a file.'],
  ])('refuses %j in a sentence', { tags: 'full' }, async (args, code, sentence) => {
    const run = await play(args, []);
    expect(run.code).toBe(code);
    expect(run.err).toContain(sentence);
    expect(run.err).not.toMatch(/^\s+at /m);
  });

  test('goes on unsaved, and says so, where the folder for matches cannot be made', async () => {
    const file = at('no-folder');
    await writeFile(file, '');
    const { out, err, code } = await windrose(['play', ...TWO], '1\nquit\n', { WINDROSE_HOME: file });
    expect([err, code]).toEqual(['', 0]);
    expect(out.match(/The match could not be saved: /g)).toHaveLength(1);
    expect(out).toContain('Player 2 starts with 4 yellow.');
    expect(out).toContain(`The match is not saved in ${file}`);
    expect(out).not.toContain('Saved in');
    const resumed = await windrose(['play', 'eastern-wonders', '--resume'], '', { WINDROSE_HOME: file });
    expect([resumed.code, resumed.err]).toEqual([1, expect.stringContaining('No match of eastern-wonders is kept')]);
  });

  test('refuses a folder in place of a file', async () => {
    const { err, code } = await play([...TWO, '--save', folder], []);
    expect([code, err]).toEqual([1, `${folder}: this is a folder. Name a file in it.\n`]);
  });

  test('does not write over a match, and refuses a damaged one', async () => {
    const file = at('kept.json');
    await writeFile(file, '{"windrose": 1, "rules": 1}');
    const over = await play([...TWO, '--save', file], []);
    expect(over.code).toBe(1);
    expect(over.err).toMatch(new RegExp(`^${file} exists already. To continue it: .* play --resume ${file}\n$`));
    const damaged = await play(['--resume', file], []);
    expect([damaged.code, damaged.err]).toEqual([1, `${file}: game: The record does not name its game.\n`]);
    expect(readFileSync(file, 'utf8')).toBe('{"windrose": 1, "rules": 1}');
  });
});

describe('a bot at the prompt', () => {
  const misbehaving = new URL('../../bots/test/misbehaving.worker.ts', import.meta.url);

  test.each([
    ['passenger', 'en', 'Player 2: the bot gave no valid answer', /had not answered after 350 ms/],
    ['deckhand', 'pl', 'bot nie odpowiedział poprawnie', /the bot has fallen overboard/],
    ['boatswain', 'en', 'Player 2: the bot gave no valid answer', /chose 255, which is not legal/],
    ['navigator', 'pl', 'bot nie odpowiedział poprawnie', /its thread has ended/],
  ] as const)(
    'that fails (%s) is stopped, and the match goes on',
    { tags: 'full' },
    async (level, language, message, why) => {
      const log: string[] = [];
      const printed: string[] = [];
      const host = new BotHost({ patience: 300, log: (sentence) => log.push(sentence), thread: misbehaving });
      const match = startMatch({ game: 'spice-road', seats: 2, seed: 'prompt' });
      let asked = 0;
      const over = await playMatch({
        match,
        sitters: ['human', 'bot'],
        level,
        host,
        words: wordsFor(language),
        plain: true,
        file: at(`misbehaving-${level}.json`),
        ask: () => Promise.resolve(++asked > 6 ? null : '1'),
        print: (text) => printed.push(text),
        complain: () => {},
        faults: 10,
      });
      await host.close();
      expect(over).toBe(false);
      expect(match.choices.some(({ seat }) => seat === 1)).toBe(true);
      expect(printed.join('\n')).toContain(message);
      expect(log[0]).toMatch(why);
    },
  );
});
