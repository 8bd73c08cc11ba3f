/** Whether the program runs in a clone of Windrose: some commands need its programs or its history. */

import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { Fault } from './faults.ts';

/** @param what what is possible only there, as the beginning of a sentence. @throws Fault in the installed package. */
export function needClone(what: string): void {
  if (existsSync(fileURLToPath(new URL('../../../bench/subject.ts', import.meta.url)))) return;
  throw new Fault(`${what} only in a clone of Windrose; this is the installed package.`);
}
