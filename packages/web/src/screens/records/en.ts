/** The English texts about records of matches, brought along or taken away. */

import type { ReadFault } from '../../records/importing.ts';

export const en = {
  // in a match
  menu: 'This match: rules and more',
  menuWord: 'Match',
  handOver: 'Let the bots finish',
  handOverNow: 'Yes, let the bots finish now',
  handOverNot: 'No, I play on',
  handOverHelp:
    'Bots take your place and play on to the end; then you see the result. You cannot take it back, and the match counts for no achievement.',
  keepElsewhere: 'Save or copy this match',
  keepElsewhereHelp:
    'A record is for programs, a notation for people. Both hold the whole match, and both can be opened here again.',
  record: 'Record',
  notation: 'Notation',
  save: (what: string) => `Save: ${what}`,
  copy: (what: string) => `Copy: ${what}`,
  copied: (what: string) => `${what} copied.`,
  saved: (file: string) => `Saved as ${file}.`,
  notCopied: 'The browser does not allow copying; save the file instead.',

  // on home
  archive: 'Records',
  finished: (n: number) => `Finished matches (${n})`,
  over: 'finished',
  wonBy: (name: string, points: number) => `finished: ${name} won with ${points}`,
  rivalWon: (points: number) => `finished: the rival won with ${points}`,
  lookAt: (game: string, who: string) => `Replay ${game} (${who})`,
  removed: (game: string) => `Removed: ${game}.`,
  putBack: 'Undo',
  open: 'Open a record',

  // the dialog
  openTitle: 'Open a record or notation',
  fromFile: 'Choose a file…',
  fromFileHelp: 'If the match used a pack of your own, choose the pack file as well.',
  fromText: 'Or paste the text',
  read: 'Open',
  refused: 'This cannot be opened.',
  faults: {
    empty: 'There is nothing to open.',
    'too-long': 'The text is too long for a match.',
    'no-json': 'The text begins like a record, but it is not valid JSON: perhaps part of it is missing.',
    'two-matches': 'There are several matches here; open one at a time.',
    'no-match': 'This is a pack, not a match.',
  } satisfies Record<ReadFault, string> as Readonly<Record<ReadFault, string>>,
  unfinished: 'This match is not finished.',
  whoGoesOn: 'Who plays on?',
  begin: 'Open the match',
};

/** The texts about records, in one language. */
export type RecordsUi = typeof en;
