/** Errors as a sentence and an exit code: 1 for a refused or failed request, 2 for wrong usage. */

import { RulesError } from '@windrose/rules';
import { wordsFor } from '@windrose/words';
import { CommanderError } from 'commander';

import { didYouMean } from './nearest.ts';

/** An error in the user's request, shown without a stack. */
export class Fault extends Error {
  override readonly name = 'Fault';
  /** The exit code of the command. */
  readonly exitCode: 1 | 2;

  /** What was finished before it, printed beside the error with --json. */
  readonly finished: object;

  /** @param exitCode 2 if the command was called wrongly, 1 if what it was given is wrong. */
  constructor(message: string, exitCode: 1 | 2 = 1, finished: object = {}) {
    super(message);
    this.exitCode = exitCode;
    this.finished = finished;
  }
}

/**
 * Reports an error and returns its exit code; bugs are shown with their stack.
 * @param json whether to print `{"error": {"message", "rule"?, "exitCode"}}` on standard output, after what was finished.
 */
export function report(error: unknown, json = false): number {
  // Commander has printed its own errors already; a request for help is none.
  if (error instanceof CommanderError) {
    const exitCode = error.exitCode === 0 ? 0 : 2;
    if (json && exitCode !== 0) reportInJson(error.message.replace(/^error: /, ''), exitCode);
    return exitCode;
  }
  const known = error instanceof Fault || error instanceof RulesError;
  const exitCode = error instanceof Fault ? error.exitCode : known ? (isOfFlags(error) ? 2 : 1) : 70;
  const message =
    error instanceof RulesError ? withHint(error) : error instanceof Error ? error.message : String(error);
  const rule = error instanceof RulesError ? error.rule : null;
  if (json) reportInJson(message, exitCode, rule, error instanceof Fault ? error.finished : {});
  else if (known) console.error(rule === null ? message : `${message} (${wordsFor('en').rule(rule)})`);
  if (!known) console.error(error);
  return exitCode;
}

/** Whether flags are wrong: seats or options that the game does not have. What a file says of them is reported as its fault. */
function isOfFlags(error: unknown): boolean {
  return error instanceof RulesError && (error.code === 'bad-seats' || error.code === 'bad-options');
}

/** The message of an error, with the word that was probably meant where only some words are allowed. */
export function withHint({ message, word, allowed }: RulesError): string {
  return word === null ? message : `${message}${didYouMean(word.slice(0, 40), allowed)}`;
}

function reportInJson(message: string, exitCode: number, rule: string | null = null, finished: object = {}): void {
  console.log(JSON.stringify({ ...finished, error: { message, ...(rule === null ? {} : { rule }), exitCode } }));
}
