/** What is said in English about records of matches, brought along or taken away. */

import type { ReadFault } from './importing.ts';

export const en = {
  // in a match
  menu: 'This match',
  keepElsewhere: 'Take the match along',
  keepElsewhereHelp:
    'A record is for programs, a notation for people; both hold the whole match and can be opened here again.',
  record: 'Record',
  notation: 'Notation',
  save: (what: string) => `Save: ${what}`,
  copy: (what: string) => `Copy: ${what}`,
  copied: (what: string) => `${what}: copied.`,
  saved: (file: string) => `Saved as ${file}.`,
  notCopied: 'The browser does not let the page copy; save the file instead.',

  // on home
  archive: 'Records',
  finished: (n: number) => `Finished matches (${n})`,
  lookAt: (game: string, who: string) => `Look at ${game}: ${who}`,
  removed: (game: string) => `Removed: ${game}.`,
  putBack: 'Put it back',
  open: 'Open a record',

  // the dialog
  openTitle: 'Open a record or notation',
  fromFile: 'Choose a file…',
  fromFileHelp: 'Of a match with own figures choose its pack file, too.',
  fromText: 'Or paste the text',
  read: 'Read it',
  refused: 'This cannot be opened.',
  faults: {
    empty: 'There is nothing to be read.',
    'too-long': 'The text is longer than any match.',
    'no-json': 'The text begins like a record, but it is not JSON: perhaps a part is missing.',
    'two-matches': 'These are several matches; only one can be opened at a time.',
    'no-match': 'This is a pack of figures without a match.',
  } satisfies Record<ReadFault, string> as Readonly<Record<ReadFault, string>>,
  whoGoesOn: 'The match is not finished. Who plays on?',
  begin: 'Open the match',
};

/** What is said about records, in one language. */
export type RecordsUi = typeof en;
