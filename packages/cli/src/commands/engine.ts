/** `windrose engine`: lets a program in any language drive a match, line by line, or many at once. */

import type { Command } from 'commander';

import { comesWith } from '../command-name.ts';
import { serveEngine } from '../engine/serve.ts';

export function addEngine(program: Command): void {
  program
    .command('engine')
    .description(
      'answer requests from a program: one JSON object per line on standard input, one answer per line on standard output',
    )
    .addHelpText(
      'after',
      `\n${comesWith('docs/engine-protocol.md')} describes the requests. The engine ends on "quit" or at the end of its input.`,
    )
    .option('--strict', 'refuse requests with unknown fields instead of warning about them')
    .action(({ strict = false }: { readonly strict?: boolean }) => serveEngine(process.stdin, { strict }));
}
