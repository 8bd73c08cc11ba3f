/** Matches from files: a record (JSON) or a notation (text). */

import { text } from 'node:stream/consumers';

import { loadMatch, type Match, parseNotation, type RawPack, RulesError } from '@windrose/rules';

import { strangeToRecord } from './engine/fields.ts';
import { Fault } from './faults.ts';
import { readJson, readText } from './flags.ts';

/**
 * Reads and replays a match.
 * @param file "-" is standard input.
 * @throws Fault naming the file, the line or field, and what is wrong with it.
 */
export async function readMatch(file: string, packs: readonly RawPack[]): Promise<Match> {
  const content = await readInput(file);
  return namingFile(file, () => {
    if (!content.trimStart().startsWith('{')) return parseNotation(content, packs);
    const record = readJson(content, file);
    const match = loadMatch(record, packs);
    const strange =
      typeof record === 'object' && record !== null ? strangeToRecord(record, match.restart().state()) : [];
    for (const { message } of strange) console.error(`Warning: ${file}: ${message}${message.endsWith('?') ? '' : '.'}`);
    return match;
  });
}

/**
 * Reads a file, or all of standard input.
 * @param file "-" is standard input, which is awaited: another program may have made it one that never waits.
 * @throws Fault naming a file that cannot be read.
 */
export async function readInput(file: string): Promise<string> {
  return file === '-' ? text(process.stdin) : readText(file);
}

/** Does something with what a file says. @throws Fault naming the file and the field for what the rules refuse. */
export function namingFile<Result>(file: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof RulesError)) throw error;
    // A notation's faults name their line themselves, and those of single figures their path.
    const { code, where, message } = error;
    const field = code === 'bad-record' && where && !message.startsWith(`${where}: `) ? `${where}: ` : '';
    const own = code === 'unknown-game' ? ' A game of your own is named by its module: --game MODULE.' : '';
    throw new Fault(`${file}: ${field}${message}${own}`);
  }
}
