/** What is said in English where one looks back at a match. */

export const en = {
  title: 'Looking back',
  controls: 'Move through the match',
  first: 'To the beginning',
  turnBack: 'A turn back',
  stepBack: 'A step back',
  play: 'Play',
  pause: 'Pause',
  stepOn: 'A step on',
  turnOn: 'A turn on',
  last: 'To the end',
  speed: 'Speed',
  times: (n: number) => `${n}×`,
  at: (version: number, end: number) => `Step ${version} of ${end}`,
  keys: 'Keys: ← → a step, with Shift a turn; Home and End; Space plays and pauses.',
  begins: 'The match begins.',
  viewer: 'Seen by',
  curve: 'Points over the turns',
  curveHelp: 'Click a place on the curve to go there.',
  branch: 'What if…',
  branchTitle: 'Play on from here',
  branchHelp:
    'A new match begins at this moment; the one you look at stays as it is. Whatever comes up later is dealt as it was.',
  share: 'Link to here',
  shareTitle: 'A link to this moment',
  shareHelp:
    'The link holds the whole match with the names of the seats; it opens in any Windrose page, without a server. What is still face down can be computed from it.',
  link: 'Link',
  copy: 'Copy the link',
  copied: 'Copied.',
  notCopied: 'The browser does not let the page copy; select the link and copy it.',
  toMatch: 'To the match',
  damaged: 'This link holds no match: perhaps a part of it is missing.',
};

/** What is said where one looks back, in one language. */
export type ReplayUi = typeof en;
