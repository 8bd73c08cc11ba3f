/** The English texts of analyses and hints. */

import { summary } from '@windrose/analysis/words/summary.en';

/** The words of two figures. */
const ACCURACY = 'Accuracy';
const BEST = 'best';

export const en = {
  ...summary,
  title: 'Analysis',
  start: 'Analyse',
  startHelp:
    'Bots play on from every turn, in your browser. The first curve is there soon; to be sure of mistakes takes some minutes, for a long match many. It goes on while you look at other pages.',
  stop: 'Stop',
  again: 'Analyse again',
  begins: 'Starting: loading what the bots know…',
  beginsLong: 'This is taking unusually long. If the connection is gone, stop here and analyse again once it is back.',
  left: (minutes: number) =>
    minutes < 1 ? 'less than a minute' : minutes < 1.5 ? 'about a minute' : `about ${Math.round(minutes)} minutes`,
  leftOfPart: (time: string, isLonger: boolean) =>
    `${isLonger ? 'This takes longer than first thought: ' : ''}${time} left for this part`,
  doing: {
    curve: 'Part 1 of 3: who was ahead when',
    turns: 'Part 2 of 3: was there a better turn?',
    playouts: 'Part 3 of 3: doubtful turns, one by one',
  },
  /** Where one's own are judged already. */
  sureOfOwn: 'Your turns are judged, so you need not wait: only those of others are still worked on.',
  /** What can be relied on while a part runs. @param judged how many of the doubtful turns are */
  sure: {
    curve: 'You can leave this page meanwhile: it goes on.',
    turns: 'The curve is there already. You need not wait: look around, or leave this page; it goes on.',
    playouts: (judged: number, of: number) =>
      `You need not wait: the curve is there, and a marked turn stays marked. ${of === 1 ? 'The one doubtful turn is' : `Judged so far: ${judged} of ${of} doubtful turns; the others are`} still being judged.`,
  },
  stopped: 'Stopped early: marked turns are sure; the others were not judged to the end.',
  failed: 'The analysis failed.',
  curve: 'Chance of winning, in %',
  curveHelp: 'Click the curve to go to that turn.',
  /** @param ends each side's name with its points. */
  playedOn: (ends: readonly string[]) =>
    `From here, strong bots would end at about: ${ends.join(', ')}. What counts besides the points so far are the cubes, the position, and whose turn it is.`,
  curveSoFar: 'Pale: still being worked out, until the turns there are judged.',
  /** The same of an analysis that was stopped. */
  curveNotJudged: 'Pale: a first estimate, as the turns there were not judged to the end.',
  table: 'Show as a table',
  costliest: (round: number, name: string | null) =>
    `${name === null ? 'Your costliest turn' : 'The costliest turn'}: ${round === 0 ? 'the set-up' : `round ${round}`}${name === null ? '' : `, ${name}`}`,
  mostDoubtful: (round: number, name: string | null) =>
    `${name === null ? 'Your most doubtful turn' : 'The most doubtful turn'}: ${round === 0 ? 'the set-up' : `round ${round}`}${name === null ? '' : `, ${name}`}`,
  doubtful: 'It is not certain, but here something else may have been better:',
  judging: 'still being judged',
  judgingNow: 'Still being judged:',
  judgingMore: (n: number) => `and ${n} more`,
  judgingHelp: 'Bots play both turns on to the end again and again. Only then is it said whether it was a mistake.',
  /** Doubtful turns that were judged, and got no mark. */
  checked: (n: number) => `Checked, no clear mistake: ${n}`,
  checkedHelp:
    'At first each of these seemed to have lost something. Bots played it and the best other turn on to the end, again and again: of none is it sure that the other one would have been better.',
  asGood: 'as good as anything else found',
  comparedWith: 'Compared with',
  /** In a table: no better turn was found. */
  best: BEST,
  /** @param what what is said of it; null where it may have lost something. @param figure the loss with its margin; null where none was measured */
  cleared: (what: string | null, figure: string | null) =>
    `Judged to the end: ${what ?? 'not certain'}${figure === null ? '' : ` (measured: ${figure} %)`}, so it is not marked.`,
  /** The figures of a turn of which nothing is certain. */
  measured: (figure: string) =>
    `Measured: ${figure} percentage points. That may be nothing: either turn may be the better one.`,
  told: (round: number, name: string, what: string) => `${round === 0 ? 'Set-up' : `Round ${round}`}, ${name}: ${what}`,
  round: (round: number) => (round === 0 ? 'Set-up' : `Round ${round}`),
  soFar: (added: number) =>
    `${added === 0 ? '' : `Added at the end of the list: ${added}. `}So far; sorted by cost when this part is done.`,
  sorted: 'Now sorted: the costliest turn comes first.',
  isNew: 'new',
  withdrawn: 'Looked at again: not a mistake after all.',
  noneOfOwn: 'No clear mistakes of yours: of none of your turns is it sure that another one would have been better.',
  otherMarks: (n: number) => (n === 1 ? 'One more marked turn' : `${n} more marked turns`),
  /** @param what the careless turns of others, counted. */
  ofOthers: (what: string) => `Others: ${what.toLowerCase()}`,
  showSlow: 'Show the slow turns',
  marksOfOthers: (n: number) => `Marked turns of others: ${n}`,
  bot: (name: string) => `${name} (bot)`,
  upTo: (name: string, round: number) => (round === 0 ? `${name}, set-up` : `${name}, to round ${round}`),
  ahead: (name: string | null, round: number | null, sides: number) => {
    const best = sides === 2 ? 'the better one' : 'the best';
    return round === null
      ? `${name === null ? 'Your' : `${name}’s`} chance of winning was ${best} from beginning to end.`
      : `From ${round === 0 ? 'the set-up' : `round ${round}`} on ${name === null ? 'your' : `${name}’s`} chance of winning was ${best}.`;
  },
  fell: (round: number, name: string | null, from: number, to: number) =>
    `Your chance of winning fell most in ${round === 0 ? 'the set-up' : `round ${round}`}: before ${name === null ? 'your turn' : `the turn of ${name}`} it was ${from} %, after it ${to} %.`,
  lostSince: (round: number) =>
    `From ${round === 0 ? 'the set-up' : `round ${round}`} on your chance of winning was under 5 %: no later turn could lose much, so none of them is marked as a mistake. Look at the turns before, and at those called slow.`,
  /** Where a side was sure to win early. */
  wonSince: (round: number) =>
    `From ${round === 0 ? 'the set-up' : `round ${round}`} on your chance of winning was over 95 %, as strong bots play on: no later turn lost much of it, however slow it was, so none of them is marked as a mistake. Look at the turns before, and at those called slow.`,
  /** Turns that gained nothing at all. */
  idleTurns: (turns: number) =>
    `After ${turns} of your turns you had just what you had before, as after a rest with nothing to take back: each of them was given away.`,
  headStart: (name: string | null, chance: number, margin: number) =>
    `Before the first turn ${name === null ? 'your chance' : `${name}’s chance`} was ${chance} ±${margin} %: so often that seat wins when bots of one strength play. What lies open and how well people play adds to that, or takes from it.`,
  goThere: 'Go there',
  playedOut: 'How that was found out',
  figures: 'What the figures mean',
  more: 'More',
  accuracyMeans: 'Accuracy is 100 % where no turn lost anything.',
  accuracyLater: 'Accuracy is known at the end of a match.',
  accuracyColumn: ACCURACY,
  turnsColumn: 'Turns',
  noneMarked: 'No clear mistakes: of no turn is it sure that another one would have been better.',
  /** @param sign of the mark; null for a loss that is not certain */
  mark: (sign: string | null, round: number, name: string, loss: number, margin: number) =>
    `${sign === null ? '' : `${sign} `}${round === 0 ? 'Set-up' : `Round ${round}`}, ${name}: ${sign === null ? `${summary.perhaps} ` : ''}−${loss} ±${margin} %`,
  unit: 'In percentage points of the chance of winning; ± is how far a figure may be off.',
  played: 'Played',
  youPlayed: 'You played',
  /** Another turn beside what was played. */
  certainties: {
    sure: 'Better',
    perhaps: 'Perhaps better',
    open: 'Another way',
    slow: 'Sooner',
    wasted: 'More cubes',
    idle: 'Instead',
  },
  /** @param isSure whether the other turn is surely better. */
  onBoard: (isSure: boolean) =>
    `On the board the played turn carries its player's sign; the ${isSure ? 'better' : 'other'} one has a frame.`,
  shownOnBoard: (isSure: boolean) =>
    `The board shows the ${isSure ? 'better' : 'other'} turn as if it had been played. What it reveals there is drawn anew.`,
  show: 'Show it on the board',
  back: 'Show what was played',
  practise: 'Practise this turn',
  /** The same for the turn of another player. */
  tryTurn: 'Find the better turn yourself',
  /** One of the reader's own turns. */
  tryOwn: (round: number) => `Try another turn of yours: ${round === 0 ? 'set-up' : `round ${round}`}`,
  /** A turn of somebody else. */
  tryOf: (round: number, name: string) => `Try a turn of ${name}: ${round === 0 ? 'set-up' : `round ${round}`}`,
  /** Where no turn is the reader's own. */
  tryOther: (round: number, name: string) => `Try another turn: ${round === 0 ? 'set-up' : `round ${round}`}, ${name}`,
  soloChances:
    'Strong play still beats the rival from nearly every position, so a slow turn loses no chance here; only one after which it is too late does. How well you played shows in the rounds and points.',
  /** Each word and figure with its meaning; what is true of all has no word. */
  help: [
    [
      '',
      'Figures are percentage points of the chance of winning: −10 means that a chance of 60 % became one of 50 %; 0 means that it stayed as it was.',
    ],
    ['±', 'how far a figure may be off, nine times of ten.'],
    [
      summary.lost,
      'the chance after the turn beside the chance after the best other turn that was found: 0 means that nothing was lost. A turn is judged by everything that could have been revealed after it, not by what was.',
    ],
    ['?!, ?, ??', 'marks of a turn that surely lost something: probably 5 points or more (?!), 10 (?) or 20 (??).'],
    [BEST, `${summary.same}; nothing was measured.`],
    [summary.none, 'from the best other turn: 0 points, rounded.'],
    [summary.even, 'the loss may be 0, and is surely less than 10 points.'],
    [summary.unclear, 'the loss may be 0, or 10 points and more.'],
    [
      summary.slow,
      'no loss in points, so it is no mistake: it is counted in turns. After another turn the player could have claimed something at least one own turn sooner, if the others do nothing meanwhile, and nothing worth more comes later for it. In the table the word leads to that turn.',
    ],
    [summary.wasted, 'another turn leads to the same position with more cubes kept.'],
    [
      summary.idle,
      'after the turn the player had no more than before, though another turn would have brought something.',
    ],
    [
      summary.luck,
      'how much what was really revealed in a turn raised (+) or lowered (−) the chance of the player whose turn it was, beside the mean of all that could have been revealed: 0 is neither good nor bad luck. Where nothing was revealed, nothing stands there. For all turns it is the sum for that player, over the turns of others, too.',
    ],
    [
      ACCURACY,
      'the mean of a player’s turns: 100 % for one that lost nothing, about 64 % for one that lost 10 points, 0 % for one that lost all.',
    ],
    [
      '',
      'In the first quarter of a match a turn seldom decides much: the less exact a figure is, the less of it is believed, and a turn is marked only where a claim, a card or points say why.',
    ],
    [
      '',
      'Before the first turn the curve shows how often a seat wins when bots of one strength play: nobody knows more by then. Where too few such matches were counted, all begin alike.',
    ],
    [
      '',
      'Losses and luck need not add up to the whole change of the curve: a loss that is not certain counts for little, and some show only turns later.',
    ],
  ] as readonly (readonly [word: string, meaning: string])[],
  hintMore: 'What should I do?',
  hintThen: (n: number) => (n === 1 ? 'Then one more thing.' : `Then ${n} more things.`),
  hintRest: 'More',
  hintLess: 'Less',
  hintWait: 'Thinking…',
  hintFailed: 'No hint could be found.',
};

/** The texts of analyses, in one language. */
export type ReviewUi = typeof en;
