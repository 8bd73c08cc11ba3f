/**
 * Renews the recorded matches that the tests of a game's rules replay: whole matches, one for each way to end and each rare
 * rule, found by trying seeds. Needed when the version of a game's rules is raised.
 *
 *   node scripts/record-matches.ts GAME [NAME…]     writes packages/rules/test/recorded/GAME/NAME.txt, prints the ends
 */

import { writeFileSync } from 'node:fs';
import { createBot } from '@windrose/bots';
import {
  type AnySeat,
  type AnyView,
  FastLuck,
  findGame,
  makeNotation,
  type Match,
  type MatchOptions,
  PACKS,
  startMatch,
} from '@windrose/rules';
import { claimer, collector, pusher, sailor, trader } from '../packages/rules/test/land/players.ts';
import { eager, idle, type Leaning, pick, uniform, vagrant } from '../packages/rules/test/players.ts';

/** A bot, or how much a player likes each option. */
type Player = 'bot' | Leaning;

/** A match that is wanted. */
interface Wanted {
  /** The first line of the file. */
  readonly about: string;
  readonly seats: number;
  readonly options?: MatchOptions;
  /** One a seat, or one for all. */
  readonly players: readonly Player[];
  /** Takes something back now and then. */
  readonly undoes?: boolean;
  readonly ends: (match: Match) => boolean;
}

const eighth = (match: Match, seat: number): boolean => match.final && cardsOf(match, seat) === 8;
const cardsOf = (match: Match, seat: number): number => seatsOf(match)[seat]?.cards?.length ?? 0;
const seatsOf = (match: Match): readonly AnySeat[] => match.state().seats;
const tied = (match: Match): boolean => {
  const totals = match.scores().seats.map(({ total }) => total);
  return totals.filter((total) => total === Math.max(...totals)).length > 1;
};
const has = (match: Match, kind: string): boolean =>
  match.choices.some(({ events }) => events.some((event) => event.kind === kind));
const kindsOf = (match: Match, side: number, kind: string): boolean =>
  match.choices.some(({ events }) =>
    events.some((event) => event.kind === kind && 'seat' in event && event.seat === side),
  );

const islands: Readonly<Record<string, Wanted>> = {
  'eighth-card-two-seats': {
    about: 'Two seats; the eighth card of the first seat ends the match after the round.',
    seats: 2,
    players: [claimer, trader],
    ends: (match) => eighth(match, 0) && has(match, 'built'),
  },
  'eighth-card-three-seats': {
    about: 'Three seats.',
    seats: 3,
    players: [claimer, sailor, pusher],
    ends: (match) => match.final,
  },
  'eighth-card-four-seats': {
    about: 'Four seats.',
    seats: 4,
    players: [claimer, collector, trader, sailor],
    ends: (match) => match.final,
  },
  'eighth-card-by-the-last-seat': {
    about: 'The last seat takes the eighth card: nobody has another turn.',
    seats: 2,
    players: [sailor, claimer],
    ends: (match) => eighth(match, 1) && cardsOf(match, 0) < 8,
  },
  tie: {
    about: 'Equal points: the later seat wins.',
    seats: 2,
    players: [claimer],
    ends: (match) => match.final && tied(match),
  },
  'with-undos': {
    about: 'Two seats who often take something back.',
    seats: 2,
    players: [claimer, sailor],
    undoes: true,
    ends: (match) => match.final && has(match, 'built'),
  },
  'own-map': {
    about: 'On a map of their own.',
    seats: 2,
    options: { map: '1mmmm.mmsmm.1mmmm' },
    players: [sailor, claimer],
    ends: (match) => match.final && holdsTile(match, 'flat'),
  },
  'stall-guard': {
    about: 'Nobody takes a point card: the match ends after sixty rounds.',
    seats: 2,
    players: [sailor, trader],
    ends: (match) => !match.final && match.round === 60,
  },
  'stall-guard-after-a-claim': {
    about: 'A point card starts the count of sixty rounds anew.',
    seats: 2,
    players: [sailor, trader],
    ends: (match) => !match.final && match.round > 60,
  },
};

const SHUFFLED: Wanted = {
  about: 'The merchant deck runs out: the piles become a new one.',
  seats: 3,
  players: [trader, trader, claimer],
  ends: (match) => match.final && has(match, 'shuffled'),
};

const bonusOf = (match: Match): readonly string[] => seatsOf(match)[0]?.bonus ?? [];

const solo: Readonly<Record<string, Wanted>> = {
  'fourth-tile-of-the-player': {
    about: 'The player completes four orders against a calm rival.',
    seats: 1,
    options: { level: 'calm' },
    players: ['bot'],
    ends: (match) => match.final && match.scores().winner === 0 && bonusOf(match).includes('points-6'),
  },
  'standard-rival': {
    about: 'Against the standard rival; the player completes four orders and uses every bonus tile.',
    seats: 1,
    players: ['bot'],
    ends: (match) => match.final && match.scores().winner === 0 && has(match, 'upgraded') && has(match, 'closed'),
  },
  'fourth-tile-of-the-rival': {
    about: 'The fierce rival completes four orders first and wins.',
    seats: 1,
    options: { level: 'fierce' },
    players: [eager],
    ends: (match) => match.final && match.scores().winner === 'rival' && kindsOf(match, 1, 'final'),
  },
  'fourth-tile-of-both': {
    about: 'The player completes a fourth order; the rival answers with its own fourth.',
    seats: 1,
    options: { level: 'fierce' },
    players: ['bot'],
    ends: (match) => kindsOf(match, 0, 'final') && rivalTiles(match) === 4,
  },
  'discards-after-the-reaction': {
    about: 'The player discards what is above the limit after the rival has reacted, and takes discards back.',
    seats: 1,
    players: [eager],
    undoes: true,
    ends: (match) => match.final && has(match, 'discarded') && takesDiscardsBack(match),
  },
  'own-map': {
    about: 'On a map of its own, without sea tiles.',
    seats: 1,
    options: { map: '1p2mm.mmmmpm.mmmmm.pmmmm.2mmm.2mp', level: 'standard' },
    players: ['bot'],
    ends: (match) => match.final,
  },
  'with-undos': {
    about: 'A player who often takes something back, against a calm rival.',
    seats: 1,
    options: { level: 'calm' },
    players: [eager],
    undoes: true,
    ends: (match) => match.final && has(match, 'bonus'),
  },
  tie: {
    about: 'The same points, and the rival wins.',
    seats: 1,
    players: [vagrant],
    ends: (match) => match.scores().seats[0]!.total === match.scores().rival!.total,
  },
  'stall-guard': {
    about: 'A player who sails about; nobody claims anything for 60 rounds.',
    seats: 1,
    options: { level: 'calm' },
    players: [idle],
    ends: (match) => !match.final && match.round === 60,
  },
  'stall-guard-after-a-claim': {
    about: 'The rival completes an order, then for 60 rounds nobody does.',
    seats: 1,
    players: [uniform],
    ends: (match) => !match.final && match.round > 60,
  },
};

/** Whether a seat has a bonus tile of a kind at the end. */
function holdsTile(match: Match, kind: string): boolean {
  const { bonusTiles } = PACKS['new-world'] as unknown as { bonusTiles: { id: string; kind: string }[] };
  const held = seatsOf(match).flatMap(({ tiles = [] }) => tiles);
  return bonusTiles.some((tile) => tile.kind === kind && held.includes(tile.id));
}

function rivalTiles(match: Match): number {
  const { rival }: AnyView = match.state();
  return rival?.claimed.length ?? 0;
}

/** Whether an undo of the record undoes a discard. */
function takesDiscardsBack(match: Match): boolean {
  const again = match.restart();
  return match.record().codes.some((entry) => {
    if (entry >= 0) {
      again.choose(entry);
      return false;
    }
    const kind = again.choices.at(-1)!.kind;
    again.undo(-1 - entry);
    return kind === 'discard';
  });
}

const GAMES: Readonly<Record<string, Readonly<Record<string, Wanted>>>> = {
  'eastern-wonders-solo': solo,
  'east-to-west-2': islands,
  'east-to-west-3': { ...islands, 'piles-reshuffled': SHUFFLED },
};

/** Maximum number of seeds tried for a match. */
const MOST_SEEDS = 4000;

function play(game: string, { seats, options = {}, players, undoes }: Wanted, seed: number): Match {
  const match = startMatch({ game: findGame(game).id, seats, options, seed: `recorded ${seed}` });
  const luck = new FastLuck(seed);
  const bot = players.includes('bot')
    ? createBot({ core: match.core, seed, level: 'navigator', budget: { iterations: 20 } })
    : null;
  while (!match.over) {
    const { seat } = match.decision!;
    const player = players[seat] ?? players[0]!;
    const back = match.version - match.undoableTo;
    if (undoes && back > 0 && luck.draw(12) === 0) match.undo(match.version - 1 - luck.draw(back));
    else match.choose(player === 'bot' ? bot!.chooseFor(match) : pick(match, player, luck));
  }
  return match;
}

function find(game: string, name: string, wanted: Wanted): Match {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const match = play(game, wanted, seed);
    if (wanted.ends(match)) return match;
  }
  throw new Error(`no seed up to ${MOST_SEEDS} gives the match "${name}" of ${game}`);
}

const [game = '', ...names] = process.argv.slice(2);
const all = GAMES[game];
if (!all)
  throw new Error(`recorded matches of "${game}" are not described here; of ${Object.keys(GAMES).join(', ')} they are`);
for (const [name, wanted] of Object.entries(all)) {
  if (names.length > 0 && !names.includes(name)) continue;
  const match = find(game, name, wanted);
  const file = new URL(`../packages/rules/test/recorded/${game}/${name}.txt`, import.meta.url);
  writeFileSync(file, `; ${wanted.about}\n${makeNotation(match)}`);
  const { seats, rival, winner } = match.scores();
  const totals = seats.map(({ total }) => total).join(', ');
  console.log(
    `${name}: final ${match.final}, rounds ${match.round}, totals [${totals}], rival ${rival?.total}, winner ${winner}`,
  );
}
