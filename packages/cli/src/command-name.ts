/** The command line that starts this program, so that commands in hints can be copied. */

import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A command line of Windrose that can be typed where the reader is. @param args what comes after the program's name. */
export function commandLine(args: string): string {
  return `${programName()} ${args}`;
}

function programName(): string {
  const { WINDROSE_COMMAND: given, npm_lifecycle_event: script } = process.env;
  if (given !== undefined) return given;
  const [, main = ''] = process.argv;
  // The file itself can be run from any folder; npm's script works in the clone.
  return script === 'windrose' || main === '' ? 'npm run -s windrose --' : `node ${quoted(relative('', main))}`;
}

/** The path of a file that comes with the program, relative to the current folder. @param file its path in the clone. */
export function comesWith(file: string): string {
  return pathFromHere(fileURLToPath(new URL(`../../../${file}`, import.meta.url)));
}

/** A path for display: relative to the current folder if it is below it. */
export function pathFromHere(path: string): string {
  const below = relative('', path);
  return below === '' ? '.' : below.startsWith('..') ? path : below;
}

/** A word as a shell needs it. */
export function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

/**
 * The words of a command with other values for some of its long flags that take one.
 * @param flags by name with its dashes; null leaves the flag out.
 */
export function sameCommand(words: readonly string[], flags: Readonly<Record<string, string | null>>): string {
  const kept: string[] = [];
  let isValue = false;
  for (const word of words) {
    const [name = ''] = word.split('=');
    if (isValue) isValue = false;
    else if (Object.hasOwn(flags, name)) isValue = !word.includes('=');
    else kept.push(word);
  }
  const added = Object.entries(flags).flatMap(([name, value]) => (value === null ? [] : [name, value]));
  return [...kept, ...added].map(quoted).join(' ');
}
