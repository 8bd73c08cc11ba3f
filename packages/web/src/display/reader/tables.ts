/** A match as text tables: each builder covers one kind of component, and is empty for games without it. */

import { type Match, required, SPICES } from '@windrose/rules';

import { capital } from '../../i18n/capital.ts';
import type { ReaderWords } from './words.ts';

/** A table: the first cell of each row names it. */
export interface TextTable {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** Said below it. */
  readonly notes?: readonly string[];
}

/** The input of the builders: a match, a viewer and words. */
export interface TableInput extends ReaderWords {
  readonly match: Match;
  /** The seat of the viewer. */
  readonly viewer: number;
  readonly names: readonly string[];
  /** The name of the viewer's seat where nobody sits at the table; null where it is the reader's. */
  readonly onlooker: string | null;
}

/** The name of a side; the one after the seats is the rival. */
export function sideName({ match, words, names }: TableInput, side: number): string {
  return side < match.seats ? words.seat(side, names) : words.rival;
}

/** Several things in a cell. */
export function listed({ texts, words }: TableInput, parts: readonly string[]): string {
  return parts.length === 0 ? texts.nothing : capital(words.list(parts));
}

/** The cubes of a price that the viewer's hold lacks. */
export function lacking({ match, viewer, words, texts }: TableInput, price: string): string {
  const { hold } = required(match.view(viewer).seats[viewer], 'seat of the viewer');
  const short = SPICES.flatMap((spice) => {
    const missing = price.split(spice).length - hold.split(spice).length;
    return missing > 0 ? [spice.repeat(missing)] : [];
  }).join('');
  return short === '' ? texts.nothing : words.cubesThere(short);
}
