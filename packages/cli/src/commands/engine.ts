/** `windrose engine`: lets a program in any language drive a match, line by line. */

import type { Command } from 'commander';

import { readLines } from '../engine/lines.ts';
import { LONGEST_REQUEST, Session, unread } from '../engine/session.ts';

export function addEngine(program: Command): void {
  program
    .command('engine')
    .description(
      'answer requests of a program: a JSON object a line on standard input, an answer a line on standard output',
    )
    .addHelpText(
      'after',
      '\nThe requests are described in docs/engine-protocol.md. Ends with "quit" or the end of the input.',
    )
    .action(run);
}

async function run(): Promise<void> {
  const session = new Session();
  for await (const line of readLines(process.stdin, LONGEST_REQUEST)) {
    const answer = 'text' in line ? session.answer(line.text) : unread(line.fault);
    process.stdout.write(`${JSON.stringify(answer)}\n`);
    if (session.over) break;
  }
}
