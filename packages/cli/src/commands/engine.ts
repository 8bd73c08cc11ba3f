/** `windrose engine`: lets a program in any language drive a match, line by line, or many at once. */

import type { Command } from 'commander';

import { serveEngine } from '../engine/serve.ts';

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
    .option('--strict', 'refuse a request with a field that it does not know, instead of warning of it')
    .action(({ strict = false }: { readonly strict?: boolean }) => serveEngine(process.stdin, { strict }));
}
