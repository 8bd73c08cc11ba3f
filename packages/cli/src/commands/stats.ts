/** `windrose stats`: bots play, and how often each tile, location, card, starting set and seat wins is counted. */

import { writeFileSync } from 'node:fs';

import { type ComponentKind, type ComponentNumbers, type Numbers, type Share, tally } from '@windrose/analysis';
import { type Level, LEVELS } from '@windrose/bots';
import { type Command, Option } from 'commander';
import pc from 'picocolors';

import { addMatchFlags, addSeatsFlag, gameArgument, type MatchFlags, matchRequest, whole } from '../flags.ts';
import { Progress } from '../progress.ts';
import { big, columns } from '../table.ts';

interface Flags extends MatchFlags {
  readonly matches: number;
  readonly level: Level;
  readonly iterations?: number;
  readonly minutes?: number;
  readonly json?: boolean;
  readonly out?: string;
}

const TITLES: Readonly<Record<ComponentKind, string>> = {
  set: 'starting sets',
  market: 'market tiles',
  order: 'VP tiles',
  bonus: 'bonus tiles',
  location: 'locations',
  card: 'point cards',
  exploration: 'exploration tiles',
  merchant: 'merchant cards',
};

export function addStats(program: Command): void {
  const command = program
    .command('stats')
    .description('let bots play and count how often each tile, location, card, starting set and seat wins')
    .addArgument(gameArgument())
    .requiredOption('--matches <number>', 'how many matches', whole(1, 10_000_000))
    .addOption(new Option('--level <level>', 'how well the bots play').choices(LEVELS).default('captain'))
    .option('--iterations <number>', 'rounds of search a turn, in place of what the level takes', whole(1, 1_000_000))
    .option('--minutes <number>', 'count no longer than this', whole(1, 100_000))
    .option('--seed <text>', 'seed of all luck: the same seed plays the same matches', '1')
    .option('--json', 'tell the numbers as one JSON object')
    .option('--out <file>', 'write that object into a file');
  addSeatsFlag(addMatchFlags(command))
    .addHelpText(
      'after',
      '\nShares come with their 95 % interval. "z" says how many standard deviations the seats that used something won' +
        '\nmore or less often than a seat does on average; among a hundred components only what is beyond 3.5 is remarkable.',
    )
    .action(run);
}

function run(game: string, flags: Flags): void {
  const { matches, level, iterations, minutes = Infinity, out } = flags;
  const begun = performance.now();
  const progress = new Progress(matches, 'matches');
  const numbers = tally(
    { request: matchRequest(game, flags), level, matches, ...(iterations ? { budget: { iterations } } : {}) },
    (played) => {
      progress.show(played);
      return performance.now() - begun > minutes * 60_000;
    },
  );
  progress.end();
  if (out !== undefined) writeFileSync(out, `${JSON.stringify(numbers)}\n`);
  console.log(flags.json ? JSON.stringify(numbers) : inText(numbers));
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const interval = ({ share, low, high, of }: Share): string =>
  of === 0 ? '–' : `${percent(share)} (${(low * 100).toFixed(0)}–${(high * 100).toFixed(0)})`;

function inText(numbers: Numbers): string {
  const { seats, rounds, points, margin, wins, rival } = numbers;
  const head = columns([
    ['matches', `${big(numbers.matches)}, ${big(numbers.finished)} ended as usual`],
    ['rounds', `${rounds.mean} ± ${rounds.sd}`],
    ['points', `${points.mean} ± ${points.sd}, ${margin} between the first two`],
    ...wins.map((share, seat) => [`seat ${seat}`, `won ${interval(share)}`]),
    ...(rival ? [['rival', `won ${interval(rival)}`]] : []),
  ]);
  const parts = Object.entries(TITLES).flatMap(([kind, title]) => {
    const rows = numbers.components.filter((component) => component.kind === kind);
    return rows.length === 0 ? [] : [table(title, rows)];
  });
  return [`${pc.bold(numbers.game)}, ${seats} seats, level ${numbers.level}`, head, ...parts].join('\n\n');
}

function table(title: string, rows: readonly ComponentNumbers[]): string {
  const sorted = [...rows].sort((a, b) => b.won.share - a.won.share);
  return columns(
    [
      [pc.bold(title), 'open in', 'used in', 'uses', 'users won', 'z'],
      ...sorted.map(({ id, open, used, uses, won, z }) => [
        id,
        big(open),
        interval(used),
        uses.toFixed(2),
        interval(won),
        won.of === 0 ? '–' : z.toFixed(1),
      ]),
    ],
    [1, 2, 3, 4, 5],
  );
}
