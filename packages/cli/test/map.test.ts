import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { GALLERY, GAMES, namePack, PACKS, startMatch } from '@windrose/rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { windrose } from './run.ts';

describe('windrose map', () => {
  const games = GAMES.filter((game) => game.map);

  test.each(games.map(({ id }) => id))(
    'makes a map for %s that it can be played on',
    { tags: 'full' },
    async (game) => {
      const { out, code } = await windrose(['map', 'random', '--game', game, '--seed', 'test']);
      expect(code).toBe(0);
      const map = out.trim();
      const { seats } = games.find(({ id }) => id === game)!;
      expect(() => startMatch({ game, seats: seats[0], seed: 's', options: { map } })).not.toThrow();
      const checked = await windrose(['map', 'check', map, '--game', game, '--json']);
      expect(checked.code).toBe(0);
      expect(JSON.parse(checked.out)).toMatchObject({
        code: map,
        playable: true,
        games: [{ game, faults: [] }],
        advice: [],
      });
    },
  );

  test('the same seed gives the same map, another one another', async () => {
    const [a, b, c] = await Promise.all(['x', 'x', 'y'].map((seed) => windrose(['map', 'random', '--seed', seed])));
    expect(a!.out).toBe(b!.out);
    expect(a!.out).not.toBe(c!.out);
  });

  test('draws a map and says for each game why it cannot be played', async () => {
    const { out, code } = await windrose(['map', 'check', 'pmm.s']);
    expect(code).toBe(1);
    expect(out).toMatch(/\/ {5}A1 {5}\\/);
    expect(out).toContain('eastern-wonders, eastern-wonders-solo: The map has 1 port; it needs exactly 4.');
    expect(out).toContain('Advice: The tile C1 touches 1 other tile; it should touch two.');
  });

  test('calls its tiles as a match on it does, and keeps their ids for programs', async () => {
    const places = async (...args: string[]) => (await windrose(['map', ...args])).out;
    const drawn = await places('random', '--seed', 'a', '--draw');
    const map = drawn.trim().split('\n').at(-1)!;
    expect(drawn).toContain(' D3 ');
    expect(await places('check', map)).not.toMatch(/\d,\d/);
    expect(JSON.parse(await places('check', map, '--json')).tiles[0].id).toMatch(/^\d+,\d+$/);
  });

  test('lists the tiles where a drawing does not fit, and keeps to the window', async () => {
    const { out } = await windrose(['map', 'check', 'pmm.s'], '', { COLUMNS: '30' });
    expect(out).toMatch(/^The window is too narrow for a\n  drawing/);
    expect(out).toMatch(/^A1: port; beside B1 A2$/m);
    expect(Math.max(...out.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(30);
  });

  test('[EW-50] [EW-51r] advises where ports touch and stand inside, and refuses nothing', async () => {
    const { out, code } = await windrose(['map', 'check', 'mmmmmmm.mppmmmm.mppmmmm.mmms']);
    expect(code).toBe(0);
    expect(out).toContain('eastern-wonders, eastern-wonders-solo: can be played');
    expect(out).toMatch(
      /Advice: The port B2 touches the port [A-G]\d; ports should lie apart, at the corners of the map\./,
    );
  });

  test('measures how fair a map of the gallery is', async () => {
    const run = await windrose(['map', 'fairness', 'star', '--game', 'east-to-west-2', '--matches', '2', '--json']);
    expect(run.code).toBe(0);
    const result = JSON.parse(run.out) as { shape: number; corners: { trade: number }[] };
    expect(result).toMatchObject({ map: 'star', game: 'east-to-west-2', matches: 2 });
    expect(result.shape).toBeCloseTo(1, 9);
    expect(result.corners).toHaveLength(6);
  }, 240_000);

  test('is played on by simulate, with its code as an option', async () => {
    const { code: map } = GALLERY[0]!;
    const asked = ['simulate', 'eastern-wonders', '--option', `map=${map}`, '--matches', '2', '--json'];
    const run = await windrose(asked);
    expect(run.code).toBe(0);
    expect(JSON.parse(run.out)).toMatchObject({ game: 'eastern-wonders' });
    const refused = await windrose(asked.map((word) => word.replace('map=6p', 'map=6m')));
    expect(JSON.parse(refused.out)).toEqual({
      error: { message: 'The map has 3 ports; it needs exactly 4.', rule: expect.any(String), exitCode: 1 },
    });
    expect([refused.err, refused.code]).toEqual(['', 1]);
  }, 120_000);

  test('draws an even map', { tags: 'full' }, async () => {
    const run = await windrose(['map', 'random', '--game', 'east-to-west-2', '--even', '--seed', 'e', '--json']);
    const { code } = JSON.parse(run.out) as { code: string };
    const checked = await windrose(['map', 'check', code, '--game', 'east-to-west-2']);
    expect(checked.code).toBe(0);
  });

  test.each([
    [['fairness', 'pmm', '--matches', '2'], 1, 'The map has 1 port; it needs exactly 4.'],
    [['check', 'pp.x'], 1, 'Row 2 of the map code has "x"'],
    [['check', 'pw.m5.x'], 1, 'Row 1 of the map code has "w"'],
    [['check', 'pw.m5.x'], 1, 'Row 3 of the map code has "x"'],
    [['fairness', 'butterflies'], 2, 'The gallery has no map "butterflies"; it has lagoon,'],
    [['fairness', 'butterflies'], 2, 'Did you mean "butterfly"?'],
    [['check', 'lagune'], 2, 'The gallery has no map "lagune"'],
    [['check', 'm.json'], 2, '"m.json" is the name of a file; a map is named by its code'],
    [['fairness', './maps/mine'], 2, '"./maps/mine" is the name of a file'],
    [['check'], 2, "missing required argument 'map'"],
    [['random', '--seas', '9'], 2, 'It must be a whole number from 0 to 8.'],
    [['random', '--seas', '5'], 2, 'A map for eastern-wonders has 0 to 4 sea tiles, not 5.'],
    [['random', '--game', 'spice-road'], 2, 'Allowed choices are eastern-wonders,'],
  ])('refuses %j in a sentence', { tags: 'full' }, async (args, code, sentence) => {
    const run = await windrose(['map', ...args]);
    expect(run.code).toBe(code);
    expect(run.err).toContain(sentence);
  });
});

describe('windrose pack', () => {
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'windrose-'));
  });

  afterAll(() => rm(folder, { recursive: true }));

  async function check(content: string, ...flags: string[]) {
    const file = join(folder, 'pack.json');
    await writeFile(file, content);
    return { file, ...(await windrose(['pack', 'check', file, ...flags])) };
  }

  test.each(Object.entries(PACKS))(
    'prints the built-in pack %s, and finds it right',
    { tags: 'full' },
    async (name, pack) => {
      const printed = await windrose(['pack', 'print', name]);
      expect(JSON.parse(printed.out)).toEqual(pack);
      const { out, code } = await check(printed.out, '--json');
      expect(code).toBe(0);
      const report = JSON.parse(out);
      expect(report).toMatchObject({ ...namePack(pack), builtIn: true });
      expect(report.games).toEqual(GAMES.filter(({ packs }) => packs.includes(name)).map(({ id }) => id));
    },
  );

  test('sums up how well the figures of each group are known', { tags: 'full' }, async () => {
    const own = { ...structuredClone(PACKS['eastern-wonders']!), version: 'mine' };
    const { out } = await check(JSON.stringify(own));
    expect(out).toMatch(/^eastern-wonders version mine$/m);
    expect(out).toMatch(/^hash [0-9a-f]{64}$/m);
    expect(out).toMatch(/^marketTiles +24 /m);
    const { out: json } = await check(JSON.stringify(own), '--json');
    const { groups } = JSON.parse(json);
    expect(groups.find(({ group }: { group: string }) => group === 'vpTiles')).toMatchObject({
      rows: 26,
      confidence: { inferred: 26 },
    });
  });

  test('reports all faults together, each with its place and the intended word', async () => {
    const own = structuredClone(PACKS['new-world']) as {
      pointCards: Record<string, unknown>[];
      boards: { A1: { spaces: Record<string, unknown>[] } };
      modes: { part3: { forts: string[] } };
    };
    own.pointCards.pop();
    own.pointCards[3]!.costt = own.pointCards[3]!.cost;
    delete own.pointCards[3]!.cost;
    own.pointCards[5]!.kind = 'setlers';
    own.pointCards[7]!.vp = 'nine';
    own.pointCards[9]!.id = own.pointCards[8]!.id;
    own.boards.A1.spaces[0]!.kind = 'frot';
    own.modes.part3.forts = ['A2-1'];
    const { out, err, code } = await check(JSON.stringify(own));
    expect([code, out]).toEqual([1, '']);
    const [card, kind, points, space, twice, forts, count, unread, ...rest] = err.trim().split('\n');
    expect(card).toMatch(/new-world\.pointCards\[3\]\.cost: expected cubes such as "YYR", found nothing\.$/);
    expect(kind).toMatch(/pointCards\[5\]\.kind: expected one of .*, found "setlers"\. Did you mean "settlers"\?$/);
    expect(points).toMatch(/pointCards\[7\]\.vp: expected a whole number, found "nine"\.$/);
    expect(space).toMatch(/boards\.A1\.spaces\[0\]\.kind: expected one of .*Did you mean "fort"\?$/);
    expect(twice).toMatch(/pointCards\[9\]\.id: the id ".*" occurs twice\.$/);
    expect(forts).toMatch(/modes\.part3\.forts: expected all 4 spaces of the kind fort\.$/);
    expect(count).toBe('Warning: new-world.pointCards: there are 55; the pack that comes with Windrose has 56.');
    expect(unread).toBe('Warning: new-world.pointCards[3].costt: unknown field. Did you mean "cost"?');
    expect(rest).toEqual([]);

    const { out: json } = await check(JSON.stringify(own), '--json');
    const report = JSON.parse(json) as { faults: unknown[]; warnings: unknown[]; whole: boolean };
    expect([report.faults.length, report.warnings.length, report.whole]).toEqual([6, 2, true]);
    expect(report.faults[1]).toMatchObject({ where: 'new-world.pointCards[5].kind', meant: 'settlers' });
  });

  test.each([
    [undefined, 'found nothing.'],
    ['new-wrold', 'found "new-wrold". Did you mean "new-world"?'],
  ])('a pack called %j is checked as the one it resembles', { tags: 'full' }, async (name, found) => {
    const { pack: _, version, ...own } = structuredClone(PACKS['new-world']) as Record<string, unknown>;
    const cards = own.pointCards as Record<string, unknown>[];
    cards.pop();
    cards[3]!.csot = cards[3]!.cost;
    delete cards[3]!.cost;
    const { code, err, file } = await check(JSON.stringify({ ...own, versoin: version, pack: name }));
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toEqual([
      `${file}: pack: expected one of eastern-wonders, new-world, spice-road, ${found}`,
      `${file}: new-world.pointCards[3].cost: expected cubes such as "YYR", found nothing.`,
      'Warning: new-world.pointCards: there are 55; the pack that comes with Windrose has 56.',
      'Warning: new-world.pointCards[3].csot: unknown field. Did you mean "cost"?',
      'Warning: new-world.versoin: unknown field. Did you mean "version"?',
    ]);
  });

  test('misspelt words and fields are warned of by the check, by simulate and by the engine', async () => {
    const own = structuredClone(PACKS['spice-road']) as { pointCards: Record<string, unknown>[] };
    Object.assign(own.pointCards[0]!, { confidence: 'liekly', vpp: 9 });
    own.pointCards[1]!.confidence = 'exact: two lists agree';
    const warnings = [
      'spice-road.pointCards[0].confidence: expected one of exact, likely, inferred, derived, stand-in, found "liekly". ' +
        'Did you mean "likely"?',
      'spice-road.pointCards[0].vpp: unknown field. Did you mean "vp"?',
    ];
    const printed = warnings.map((warning) => `Warning: ${warning}\n`).join('');
    const { code, err, file } = await check(JSON.stringify(own));
    expect([code, err]).toEqual([0, printed]);
    const played = await windrose(['simulate', 'spice-road', '--matches', '1', '--pack', file, '--json']);
    expect([played.code, played.err]).toEqual([0, printed]);
    const request = { do: 'new', game: 'spice-road', seats: 2, luck: { seed: 'x' }, options: { pack: file } };
    const asked = await windrose(['engine'], `${JSON.stringify(request)}\n`);
    expect(JSON.parse(asked.out)).toEqual({ version: 0, warnings });
  });

  test.each([
    ['{"pack": "eastern-wonders"', /pack\.json: this is not JSON: /],
    ['{"pack": "chess"}', /pack\.json: pack: expected one of eastern-wonders, new-world, spice-road, found "chess"/],
    ['[]', /pack\.json: pack: expected one of/],
    ['null', /pack\.json: pack: expected one of/],
    ['{"pack": "eastern-wonders"}', /pack\.json: eastern-wonders\.marketTiles: expected a list/],
    [
      JSON.stringify({ ...PACKS['spice-road'], limit: -1 }),
      /pack\.json: spice-road\.limit: expected a number from .*, found -1/,
    ],
  ])('refuses %j with the place', { tags: 'full' }, async (content, reason) => {
    const { code, out, err } = await check(content);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(reason);
    expect(err).not.toMatch(/^\s+at /m);
  });
});
