/** The folder for files without a name from the user: matches at the prompt, interrupted work. */

import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The folder: `WINDROSE_HOME`, else `.windrose` in the user's own folder. */
export function keptIn(): string {
  return process.env.WINDROSE_HOME || join(homedir(), '.windrose');
}

/** A file that is not there yet, in the folder, which is made: `name-1.json`. */
export function newFile(name: string, ending = 'json'): string {
  const folder = keptIn();
  mkdirSync(folder, { recursive: true });
  for (let number = 1; ; number++) {
    const file = join(folder, `${name}-${number}.${ending}`);
    if (!existsSync(file)) return file;
  }
}
