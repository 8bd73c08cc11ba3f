/** What goes wrong, told in a sentence and an exit code: 1 for something refused or found wrong, 2 for wrong usage. */

import { RulesError } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { CommanderError } from 'commander';

/** A fault of what somebody asked for, to be shown as it is. */
export class Fault extends Error {
  override readonly name = 'Fault';
  /** The exit code of the command. */
  readonly exitCode: 1 | 2;

  /** @param exitCode 2 if the command was called wrongly, 1 if what it was given is wrong. */
  constructor(message: string, exitCode: 1 | 2 = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Tells an error on standard error and gives the exit code for it; an error that is a bug keeps its stack. */
export function report(error: unknown): number {
  // Commander has told its own faults already; asking for help is none.
  if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
  if (error instanceof Fault) {
    console.error(error.message);
    return error.exitCode;
  }
  if (error instanceof RulesError) {
    console.error(error.rule === null ? error.message : `${error.message} (${wordsFor('en').rule(error.rule)})`);
    return 1;
  }
  console.error(error);
  return 70;
}
