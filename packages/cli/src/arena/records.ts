/** Writes the matches of an arena or a simulation as records, one file each. */

import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { Fault } from '../faults.ts';
import { checkWritable, makeFolder, writeOut } from '../output.ts';

/** Enough digits that the names of all matches sort by their numbers. */
const DIGITS = 10;

/** The option of commands. */
export const RECORDS_FLAG = [
  '--records <folder>',
  'write each match as a record to this folder, for replay and analyse: GAME-0000000012.json is match 12',
] as const;

/** A folder of records. */
export class Records {
  readonly #folder: string;
  readonly #game: string;

  /** Makes the folder if there is none. @throws Fault when it cannot be written. */
  constructor(folder: string, game: string) {
    this.#folder = folder;
    this.#game = game;
    makeFolder(folder);
    checkWritable(this.#fileOf(0));
  }

  /** @throws Fault when the folder has the record of one of these matches: it is of another run. */
  refuseKnown(numbers: Iterable<number>): void {
    const known = new Set(readdirSync(this.#folder));
    for (const number of numbers) {
      if (!known.has(this.#nameOf(number))) continue;
      throw new Fault(`${this.#fileOf(number)} exists already. Name a new folder for the records.`);
    }
  }

  write(number: number, record: object): void {
    writeOut(this.#fileOf(number), `${JSON.stringify(record)}\n`);
  }

  #fileOf(number: number): string {
    return join(this.#folder, this.#nameOf(number));
  }

  #nameOf(number: number): string {
    return `${this.#game}-${String(number).padStart(DIGITS, '0')}.json`;
  }
}
