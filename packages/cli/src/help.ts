/** The help of commands, as wide as the window. */

import type { Command } from 'commander';

import { windowSizeOf, wrapped } from './wrap.ts';

/** The width of help in a file or a pipe. */
const USUAL = 80;

/** Below this, descriptions stand on lines of their own. */
const NARROWEST_DESCRIPTION = 24;

/** Lets the help of a program, and of the commands that are added to it later, fit the window. */
export function fitHelp(program: Command): void {
  const windowWidth = (): number => windowSizeOf(process.stdout).columns;
  program.configureHelp({ minWidthToWrap: NARROWEST_DESCRIPTION }).configureOutput({
    getOutHelpWidth: () => Math.min(windowWidth(), Math.max(USUAL, process.stdout.columns ?? 0)),
    writeOut: (text) => void process.stdout.write(fitted(text, windowWidth())),
  });
}

/** A text with its paragraphs broken anew, its lists as they are where they fit. */
function fitted(text: string, columns: number): string {
  if (columns === Infinity) return text;
  const lines = text.split('\n');
  if (lines.every((line) => line.length <= columns)) return text;
  return wrapped(text.replaceAll(/(?<=^\S.*)\n(?=\S)/gm, ' '), columns);
}
