/** The folder for files without a name from the user: matches at the prompt, interrupted work. */

import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

import { makeFolder } from './output.ts';

/** The folder: `WINDROSE_HOME`, else `.windrose` in the user's own folder. */
export function keptIn(): string {
  return process.env.WINDROSE_HOME || join(homedir(), '.windrose');
}

/** A file that is not there yet, in the folder, which is made: `name-1.json`. @throws Fault when it cannot be made. */
export function newFile(name: string, ending = 'json'): string {
  makeFolder(keptIn());
  return freeName(name, ending);
}

/** The name of a file that is not there yet, in the folder, which may not be there either. */
export function freeName(name: string, ending = 'json'): string {
  for (let number = 1; ; number++) {
    const file = join(keptIn(), `${name}-${number}.${ending}`);
    if (!existsSync(file)) return file;
  }
}
