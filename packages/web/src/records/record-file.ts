/** The record of a match as a file. It needs no rules, so it is there even when they break. */

import type { TextFile } from '../browser/files.ts';
import type { StoredMatch } from '../play/store.ts';

/** The record, with everything chosen so far and who sits where. */
export function recordFile(stored: StoredMatch): TextFile {
  const { record, pending, sitters } = stored;
  const whole = { ...record, codes: [...record.codes, ...pending.flat()], sitters };
  // One line per field; otherwise each choice would have a line of its own.
  const fields = Object.entries(whole).map(([field, value]) => `  ${JSON.stringify(field)}: ${JSON.stringify(value)}`);
  return { name: fileName(stored, 'json'), text: `{\n${fields.join(',\n')}\n}\n` };
}

/** The file name of a match. */
export function fileName({ record, touched, id }: StoredMatch, ending: string): string {
  const day = new Date(touched).toISOString().slice(0, 10);
  return `windrose-${record.game}-${day}-${id.slice(0, 4)}.${ending}`;
}
