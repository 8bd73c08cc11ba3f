/** The recorded matches of a game: whole matches in notation, beside the tests that replay them. */

import { readdirSync, readFileSync } from 'node:fs';

const folder = (game: string): URL => new URL(`recorded/${game}/`, import.meta.url);

/** The names of a game's recorded matches. */
export function recordings(game: string): string[] {
  return readdirSync(folder(game))
    .map((file) => file.replace(/\.txt$/, ''))
    .sort();
}

/** The notation of a recorded match. */
export function recording(game: string, name: string): string {
  return readFileSync(new URL(`${name}.txt`, folder(game)), 'utf8');
}
