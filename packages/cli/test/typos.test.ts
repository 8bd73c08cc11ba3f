import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { windrose } from './run.ts';

describe('a mistyped word', () => {
  const cases: [string[], number, string][] = [
    [['arena', 'spiceroad', '--players', 'B0'], 2, 'Did you mean "spice-road"?'],
    [['puzzles', 'play', 'newworld'], 2, 'Did you mean "new-world"?'],
    [['stats', 'spice-road', '--matches', '1', '--level', 'captan'], 2, 'Did you mean "captain"?'],
    [['simulate', 'spice-road', '--matches', '1', '--option', 'coverd=true'], 2, 'Did you mean "covered"?'],
    [['simulate', 'new-world', '--matches', '1', '--option', 'board=D11'], 2, 'Did you mean "D1"?'],
    // Missing arguments are named only where nothing is mistyped.
    [['arena', 'spiceroad'], 2, 'Did you mean "spice-road"?'],
    [['arena', 'spice-road', '--playrs', 'B0'], 2, '(Did you mean --players?)'],
    [['arena', 'spice-road'], 2, "error: required option '--players <list>' not specified"],
    // A request for help does not hide it.
    [['ladder', '--help'], 2, "error: unknown command 'ladder'"],
    [['help', 'ladder'], 2, "error: unknown command 'ladder'"],
    [['pack', 'chck', '-h'], 2, "error: unknown command 'chck'"],
  ];
  test.each(cases)('%j is answered with the one that was meant', { tags: 'full' }, async (args, code, hint) => {
    const run = await windrose(args);
    expect([run.code, run.err]).toEqual([code, expect.stringContaining(hint)]);
  });

  test.each([
    [{ game: 'spiceroad' }, 'unknown-game', 'Did you mean "spice-road"?'],
    [{ options: { coverd: true } }, 'bad-options', 'Did you mean "covered"?'],
    [
      { seats: undefined, seat: 2 },
      'bad-seats',
      '"seats" is missing: the number of seats, 2 to 5. Did you mean "seats"?',
    ],
    [{ game: 'eastern-wonders-solo', seats: 1, options: { level: 'clam' } }, 'bad-options', 'Did you mean "calm"?'],
  ])('%j in the line protocol, too', { tags: 'full' }, async (fields, code, hint) => {
    const request = { do: 'new', game: 'spice-road', seats: 2, luck: { seed: 'x' }, ...fields };
    const { error } = JSON.parse((await windrose(['engine'], `${JSON.stringify(request)}\n`)).out);
    expect(error).toMatchObject({ code, message: expect.stringContaining(hint) });
  });
});

test('the help marks what must be given', async () => {
  for (const command of ['simulate', 'stats']) {
    expect((await windrose([command, '--help'])).out).toMatch(/--matches <number> +number of matches \(required\)/);
  }
});

test('an own pack that is wrong is refused with its file and the command that lists its faults', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'windrose-pack-'));
  try {
    const file = join(folder, 'bad.json');
    writeFileSync(file, JSON.stringify({ pack: 'spice-road' }));
    const { code, err } = await windrose(['simulate', 'spice-road', '--matches', '1', '--pack', file]);
    expect(code).toBe(1);
    expect(err).toMatch(new RegExp(`^${file}: .*\\. To list all faults: .* pack check ${file}\n$`));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a rule is explained by its number with or without the hyphen', async () => {
  const { out } = await windrose(['explain', 'EW-12']);
  expect(out).toMatch(/^EW-12: /);
  expect((await windrose(['explain', 'ew12'])).out).toBe(out);
});

test('leaving a puzzle prints how to continue with it, not that the next one is the same', async () => {
  const { out } = await windrose(['puzzles', 'play', 'new-world', '--number', '20'], 'quit\n');
  expect(out).toMatch(/^To continue: .*--number 20$/m);
});
