/** Reads typed lines, one after the other. */

import { createInterface } from 'node:readline';

/** A source of lines. */
export interface Lines {
  /** Asks for a line; null when there are no more, or Ctrl-C was pressed. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

/**
 * The lines of standard input: of a person, a file or a program.
 * @param keys lines that a key of a terminal stands for as long as nothing is typed, by Node's names of keys.
 */
export function linesOfInput(keys: Readonly<Record<string, string>> = {}): Lines {
  const { stdin: input, stdout: output } = process;
  // If single keys have a meaning, the up and down keys must not browse earlier lines.
  const historySize = Object.keys(keys).length > 0 ? 0 : 30;
  const lines = createInterface({ input, output, terminal: input.isTTY && output.isTTY, historySize });
  // Ctrl-C ends the input; leaving is then the same as at its end.
  lines.on('SIGINT', () => lines.close());
  if (lines.terminal) {
    input.on('keypress', (text: string | undefined, { name = '' }: { readonly name?: string }) => {
      // The key itself may be what is typed.
      if (lines.line !== '' && lines.line !== text) return;
      const typed = Object.hasOwn(keys, name) ? keys[name] : undefined;
      if (typed !== undefined) lines.write(`${lines.line === typed ? '' : typed}\n`);
    });
  }
  let closed = false;
  lines.once('close', () => (closed = true));
  const next = lines[Symbol.asyncIterator]();
  return {
    async ask(prompt) {
      // The input of a program may have ended meanwhile; lines that are waiting are read all the same.
      if (closed) output.write(prompt);
      else {
        lines.setPrompt(prompt);
        lines.prompt();
      }
      const { value, done } = await next.next();
      if (!input.isTTY) console.log();
      return done ? null : (value as string);
    },
    close: () => lines.close(),
  };
}
