/** `windrose bench --beside`: the speed of each game beside that of another clone of Windrose, such as an earlier version. */

import { access } from 'node:fs/promises';
import { join } from 'node:path';

import type { GameId } from '@windrose/rules';

import { Fault } from '../faults.ts';
import { columns } from '../table.ts';
import { median } from '../median.ts';
import { Subject } from './subject.ts';

interface Asked {
  readonly games: readonly GameId[];
  readonly pairs: number;
  readonly rounds: number;
  readonly milliseconds: number;
  /** Called after each pair of processes; returns whether to continue. */
  readonly goOn: () => Promise<boolean>;
}

/** The speed of this clone's task relative to the other clone's. */
interface RelativeSpeed {
  readonly game: GameId;
  readonly task: string;
  /** The middle of the ratios, each of two stretches that were measured one right after the other. */
  readonly ratio: number;
  /** An interval that holds the true middle with 95 of 100 chances. */
  readonly from: number;
  readonly to: number;
  /** The number of ratios. */
  readonly stretches: number;
}

/** Measures games of this clone and of another, stretch by stretch in turn, in fresh processes for each pair. */
export async function measureAgainst(other: string, asked: Asked): Promise<RelativeSpeed[]> {
  await access(join(other, 'bench/subject.ts')).catch(() => {
    throw new Fault(`${other} is not a clone of Windrose: it has no bench/subject.ts.`);
  });
  const ratios = new Map<string, { game: GameId; task: string; all: number[] }>();
  for (let pair = 0; pair < asked.pairs; pair++) {
    for (const game of asked.games) {
      await measurePair(game, other, asked, (task, ratio) => {
        const key = `${game} ${task}`;
        const known = ratios.get(key) ?? { game, task, all: [] };
        ratios.set(key, known);
        known.all.push(ratio);
      });
      if (await asked.goOn()) return compared();
    }
  }
  return compared();

  function compared(): RelativeSpeed[] {
    return [...ratios.values()].map(({ game, task, all }) => ({ game, task, ...interval(all), stretches: all.length }));
  }
}

async function measurePair(
  game: GameId,
  other: string,
  { rounds, milliseconds }: Asked,
  report: (task: string, ratio: number) => void,
): Promise<void> {
  const subjects: Subject[] = [];
  try {
    const own = await Subject.start(game);
    subjects.push(own);
    const before = await Subject.start(game, other);
    subjects.push(before);
    for (const task of own.tasks.filter((name) => before.tasks.includes(name))) {
      // The first round is for the compiler and is thrown away.
      for (let round = 0; round <= rounds; round++) {
        // The order alternates: what comes after a pause may be slower, or faster.
        const order = round % 2 === 0 ? [own, before] : [before, own];
        let ratio = 1;
        for (const subject of order) {
          const { steps, seconds } = await subject.measure(task, milliseconds);
          const rate = steps / seconds;
          ratio = subject === own ? ratio * rate : ratio / rate;
        }
        if (round > 0) report(task, ratio);
      }
    }
  } finally {
    for (const subject of subjects) subject.stop();
  }
}

/** The median, and the two sorted values that enclose the true median with 95 % probability. */
function interval(values: readonly number[]): { ratio: number; from: number; to: number } {
  const sorted = values.toSorted((a, b) => a - b);
  const n = sorted.length;
  const low = Math.max(0, Math.floor((n - 1.96 * Math.sqrt(n)) / 2));
  const within = sorted.slice(low, n - low);
  return { ratio: median(sorted), from: Math.min(...within), to: Math.max(...within) };
}

export function showRelativeSpeeds(all: readonly RelativeSpeed[]): string {
  const games = [...new Set(all.map(({ game }) => game))];
  const mean = (list: readonly RelativeSpeed[]): string =>
    Math.exp(list.reduce((sum, { ratio }) => sum + Math.log(ratio), 0) / list.length).toFixed(3);
  const rows = games.flatMap((game) => {
    const own = all.filter((one) => one.game === game);
    return [
      ...own.map(({ task, ratio, from, to, stretches }) => [
        `${game}, ${task}`,
        ratio.toFixed(3),
        `${from.toFixed(3)} to ${to.toFixed(3)}`,
        String(stretches),
      ]),
      [`${game}, all`, mean(own), '', ''],
    ];
  });
  return columns(
    [['times as fast as the other clone', 'middle', '95 %', 'stretches'], ...rows, ['all games', mean(all), '', '']],
    [1, 2, 3],
  );
}
