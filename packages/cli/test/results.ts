/** Reads the results of an arena as a test compares them. */

import { readFileSync } from 'node:fs';

import type { MatchLine } from '../src/arena/match.ts';

/** The matches in a results file, in order, without what depends on the clock: times, and the checksum over them. */
export function timeless(file: string): MatchLine[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => JSON.parse(line) as MatchLine & { sum: string })
    .sort((a, b) => a.match - b.match)
    .map((line) => ({ ...line, sum: '', seats: line.seats.map((seat) => ({ ...seat, ms: 0, slowest: 0 })) }));
}
