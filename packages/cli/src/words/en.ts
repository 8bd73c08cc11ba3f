/** The terminal's texts in English, besides the words of matches. */

import type { ExerciseText, ExplainText, Labels, PlayText } from './texts.ts';

/** Labels in drawings. */
export const labels: Labels = {
  hold: 'hold',
  of: (n, limit) => `${n} of ${limit}`,
  has: (cubes) => cubes,
  boat: 'boat',
  outposts: 'outposts',
  orders: 'orders',
  bonus: 'bonus',
  settlers: 'settlers',
  settlersHere: (ready, reserve) => `${ready} ready, ${reserve} in reserve`,
  cards: 'cards',
  explored: 'explored',
  merchants: 'merchants',
  route: 'route',
  hand: 'hand',
  played: 'played',
  pile: 'face down',
  coins: 'coins',
  coinCount: (gold, silver) => `${gold} gold, ${silver} silver`,
  none: 'none',
  covered: 'covered',
  port: 'port',
  closed: 'closed',
  sea: 'sea',
  legend: '◆ symbol · ⌂ outposts · ▲ boats · last line: cubes lying there',
  island: (colour) => `${colour} island`,
  boats: 'boats',
  lying: 'lying there',
  beside: 'beside',
  supply: 'bonus tiles left',
  top: 'on top',
  board: 'board',
  needs: (settlers) => (settlers === 1 ? '1 settler' : `${settlers} settlers`),
  under: 'under an exploration tile',
  pointCards: 'Point cards',
  next: 'next',
  stacks: 'Bonus tiles',
  left: (n) => `${n} left`,
  besideBoards: 'Beside the boards',
  market: 'Merchant cards',
  gap: 'empty',
  gold: 'gold',
  silver: 'silver',
  final: 'last round',
  total: 'Total',
  round: (n) => `Round ${n}`,
  more: (parts) => {
    const words = { map: 'map', boards: 'boards', cards: 'cards', seats: 'players' };
    return `For more, type: ${parts.map((part) => words[part]).join(', ')}; table shows everything.`;
  },
};

/** Texts of explanations. */
export const explain: ExplainText = {
  signs: {
    '⌂': '⌂: outposts; the numbers after it are their owners, R the rival. On a player board, ⌂ is an outpost not yet built, still covering its space.',
    '▲': '▲: boats; the numbers after it are the players they belong to.',
    '◆': '◆: the symbol of an island, with the letter of its colour.',
    '↑': '↑: upgrades, as many as the number says; each raises one cube by one step.',
    '→': '→: a trade: you give what is before it and take what is after it.',
    '+': '+: cubes you take.',
    '=': '=: you pay what is before it; the number after it is the points.',
    '·': '·: an empty space of the hold.',
    '►': '►: whose turn it is.',
    '~': '~: open sea.',
  },
  landmark: 'landmark',
  leads: {
    port: ['EW-34', 'EW-7', 'EW-39', 'EW-19'],
    boat: ['EW-13', 'EW-16', 'EW-10'],
    order: ['EW-34', 'EW-7', 'EW-44', 'EW-2'],
    market: ['EW-27', 'EW-33', 'EW-1'],
    sea: ['EW-13', 'EW-19', 'EW-48'],
    turn: ['EW-12', 'SR-23', 'NW-9'],
    rival: ['SO-12', 'SO-13', 'SO-11', 'SO-6'],
    points: ['EW-45', 'EW-46', 'EW-47', 'SH-13'],
    card: ['SR-6', 'SR-8', 'SR-12', 'NW-22'],
    'point card': ['SR-12', 'NW-22', 'NW-40'],
  },
  onFirstMap: (game) => `${game}, the map of the first game`,
  mapOfItsOwn: (place, game) =>
    `In ${game} each match has a map of its own. Type "explain ${place}" at the prompt of a match.`,
  also: (rules) => `More: ${rules.join(', ')}.`,
};

/** Texts of puzzles and lessons. */
export const exercise: ExerciseText = {
  help: [
    'Type the number of an option, or its word in the notation. Or:',
    '  undo           start this attempt again',
    '  hint           say where to look',
    '  solution       show the solution',
    '  skip           go on to the next one',
    '  table          show all; map, boards, cards or players: only that',
    '  explain WORD   explain a rule (EW-12), a place (C4), a card or tile, a sign (⌂) or a word (toll)',
    '  quit, q        quit',
  ],
  fromTheStart: 'From the start again.',
  goOn: (command) => `To continue: ${command}`,
  step: (n, of) => `Step ${n} of ${of}`,
  now: (what) => `Now: ${what}.`,
  done: 'Well done.',
  elsewhere: 'The rules allow that, but this step asks for something else. Your choice is undone.',
  finished: 'You know the essentials. The rules have the rest: explain WORD tells you about a word.',
  puzzle: (game, n, of, grade) => `${game}, puzzle ${n} of ${of}, grade ${grade}`,
  task: (target, turns, alone) =>
    `Claim ${target} within ${turns} of your turns. Play the first one; ${alone ? 'the rival reacts as always' : 'the other players do nothing'}.`,
  solvedNow: 'Solved: you claimed it.',
  solvedSoon: 'Solved: this is the only way to get there in time.',
  notYet: 'Not in time.',
  lacking: (cubes) => `You would still be missing ${cubes}.`,
  away: 'You would have the cubes, but no way to use them in time.',
  solution: (line) => `Solution: ${line}.`,
  next: (command) => `The next one: ${command}`,
  film: 'Enter or →: next; b + Enter or ←: back; number + Enter: that picture; q: quit',
  noFrame: (entry, frames) => `There is nothing called "${entry}" here; the pictures are 1 to ${frames}.`,
};

/** Texts of the prompt. */
export const prompt: PlayText = {
  help: [
    'Type the number of an option, or its word in the notation (such as C4, stop, take). Or:',
    '  undo, u        take back the last choice',
    '  undo turn      take back the whole turn, as far as possible',
    '  table, t       show the whole table again',
    '  map            show only that; likewise boards, cards, players',
    '  explain WORD   explain a rule (EW-12), a place (C4), a card or tile, a sign (⌂) or a word (toll)',
    '  log, l         show what has happened so far',
    '  scores         show the current points',
    '  hint           show what a bot would choose, and why',
    '  save [file]    save the match (it is also saved after every choice)',
    '  quit, q        quit; the match stays saved',
    '  help, h        show this text',
    'Cubes, from cheap to dear: yellow (Y), red (R), green (G), brown (B). YY→G is a trade, +YY takes cubes, ' +
      '↑2 upgrades twice, YYG=9 is worth 9 points for 2 yellow and a green cube.',
  ],
  choose: (options) => `1 to ${options}, or help`,
  single: 'the only option: press Enter to take it',
  unknown: (entry, options) => `There is no option or command "${entry}". Type a number from 1 to ${options}, or help.`,
  takenBack: (choices) => `Taken back: ${choices.join('; ')}.`,
  suggestion: (option) => `A bot would ${option}.`,
  because: (points, chance, next) =>
    `It expects ${points} points for you in the end and wins ${chance} of 100 matches from here` +
    `${next === null ? '' : `; next best, with ${next.chance} of 100: ${next.option}`}.`,
  plan: (line) => `Its plan for this turn: ${line}.`,
  explainWhat: 'Explain what? A rule (EW-12), a place (C4), a card or tile by its id, a sign (⌂), or a word (toll).',
  unexplained: (word, meant) =>
    `There is nothing about "${word}" here. ` +
    (meant === null
      ? 'Try a word from the rules, such as toll, a rule such as EW-12, or a place.'
      : `Did you mean "${meant}"?`),
  replaced: (seat) => `  ${seat}: the bot gave no valid answer, so a simple choice was made for it.`,
  saved: (file) => `Saved in ${file}.`,
  notSaved: (reason) => `The match could not be saved: ${reason}.`,
  unsaved: (file) => `The match is not saved in ${file}.`,
  continueWith: (command) => `Continue with: ${command}`,
  over: 'The match is over.',
  claimsOpen: (ruling, faceDown) =>
    `Claimed orders and cards lie open (${ruling}). The printed rules lay them face down: ${faceDown} plays it so.`,
  claimsCovered: 'Claimed orders and cards stay face down until the end, as the printed rules say.',
  advice: (sentence) => `Advice on the map: ${sentence}`,
};
