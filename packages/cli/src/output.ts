/** Files that commands write: whether they can be written is found out before the work. */

import { accessSync, constants, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { Fault } from './faults.ts';

/** @throws Fault in a sentence when a file cannot be written, before any work is done for it. */
export function checkWritable(file: string): void {
  const folder = dirname(file);
  if (!existsSync(folder)) throw new Fault(`${file}: there is no folder ${folder}.`);
  if (!statSync(folder).isDirectory()) throw new Fault(`${file}: ${folder} is not a folder.`);
  if (existsSync(file) && statSync(file).isDirectory()) throw new Fault(`${file}: this is a folder.`);
  try {
    accessSync(existsSync(file) ? file : folder, constants.W_OK);
  } catch {
    throw new Fault(`${file}: this cannot be written.`);
  }
}

/** Makes a folder if there is none. @throws Fault in a sentence when nothing can be written there. */
export function makeFolder(folder: string): void {
  if (existsSync(folder) && !statSync(folder).isDirectory()) throw new Fault(`${folder}: this is not a folder.`);
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    throw new Fault(`${folder}: this folder cannot be written (${(error as Error).message}).`);
  }
}

/** Writes a file. @throws Fault in a sentence when it cannot be written. */
export function writeOut(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    checkWritable(file);
    throw new Fault(`${file}: this cannot be written (${(error as Error).message}).`);
  }
}
