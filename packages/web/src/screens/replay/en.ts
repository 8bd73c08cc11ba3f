/** The English texts of replays. */

import type { CarelessKind, Certainty } from '@windrose/analysis';

export const en = {
  title: 'Replay',
  controls: 'Replay controls',
  first: 'To the beginning',
  turnBack: 'Back one turn',
  stepBack: 'Back one step',
  play: 'Play',
  pause: 'Pause',
  stepOn: 'Forward one step',
  turnOn: 'Forward one turn',
  last: 'To the end',
  speed: 'Speed',
  times: (n: number) => `${n}×`,
  at: (version: number, end: number) => `Step ${version} of ${end}`,
  keys: 'Keys: ← → move one step, with Shift one turn; Home and End; Space plays and pauses.',
  /** @param name null: the reader */
  /** @param certainty how sure it is that it is better */
  betterFor: (name: string | null, certainty: Certainty | CarelessKind) =>
    `${{ sure: 'Better', perhaps: 'Perhaps better', open: 'Another way', slow: 'Sooner', wasted: 'More cubes', idle: 'Instead' }[certainty]} for ${name ?? 'you'}`,
  begins: 'The match begins.',
  viewer: 'View as',
  analysis: 'Analysis',
  curve: 'Points by turn',
  curveHelp: 'Click the curve to go to that turn.',
  branch: 'Play on from here',
  /** The visible part of it: its place is narrow. */
  branchShort: 'Play on',
  branchHint: 'A new match begins at this moment',
  voyageCounts: 'This voyage counts, so it is sailed without help. After its end it can be analysed and tried anew.',
  branchOver: 'The match is over here. Go back to an earlier step, then play on from there.',
  atBeginning: 'This is the beginning of the match.',
  atEnd: 'This is the end of the match.',
  branchTitle: 'Play on from here',
  branchHelp:
    'A new match starts from this position; the original stays as it is. What is revealed later will be the same.',
  share: 'Link to this moment',
  shareTitle: 'A link to this moment',
  shareHelp:
    'The link contains the whole match with the players’ names; it works on any Windrose page, without a server. What is still face down can be worked out from it.',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied.',
  notCopied: 'The browser does not allow copying; select the link and copy it.',
  toMatch: 'Back to the match',
  toMatchBriefly: 'Back',
  damaged: 'This link contains no match: perhaps part of it is missing.',
};

/** The texts of replays, in one language. */
export type ReplayUi = typeof en;
