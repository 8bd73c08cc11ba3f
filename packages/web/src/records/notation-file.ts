/** The notation of a match as a file. */

import { loadMatch, makeNotation } from '@windrose/rules';

import type { Sitter, StoredMatch } from '../play/store.ts';
import type { TextFile } from '../browser/files.ts';
import { fileName } from './record-file.ts';

/** The line of the notation, a comment to it, that says who sits at a seat, and how well a bot plays. */
export const SITTER = /^; Seat (\d+): (person|bot) (".*?")(?: ([a-z]\w*))?(?: since (\d+))?$/;

/** The notation, with who sits where as comments. @throws RulesError when the match cannot be replayed. */
export function notationFile(stored: StoredMatch): TextFile {
  const { record, pending, packs, sitters } = stored;
  const match = loadMatch({ ...record, codes: [...record.codes, ...pending.flat()] }, packs);
  return { name: fileName(stored, 'txt'), text: makeNotation(match).replace('\n\n', `\n${sittersText(sitters)}\n\n`) };
}

function sittersText(sitters: readonly Sitter[]): string {
  return sitters
    .map(({ kind, name, level, since }, seat) =>
      [
        `; Seat ${seat + 1}:`,
        kind,
        JSON.stringify(name),
        ...(level === undefined ? [] : [level]),
        ...(since === undefined ? [] : [`since ${since}`]),
      ].join(' '),
    )
    .join('\n');
}
