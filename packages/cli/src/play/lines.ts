/** Reads typed lines, one after the other. */

import { createInterface } from 'node:readline';

/** Where lines come from. */
export interface Lines {
  /** Asks for a line; null when there are no more, or Ctrl-C was pressed. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

/** The lines of standard input: of a person, a file or a program. */
export function linesOfInput(): Lines {
  const { stdin: input, stdout: output } = process;
  const lines = createInterface({ input, output, terminal: input.isTTY && output.isTTY });
  // Ctrl-C ends the input; leaving is then the same as at its end.
  lines.on('SIGINT', () => lines.close());
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
