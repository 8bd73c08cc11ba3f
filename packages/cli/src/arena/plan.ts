/** The plan of an arena: each deal once with every rotation of the seats, so that luck and places are fair. */

import { type Budget, isYardstick, type NetWeights, type PlayerName, PLAYERS } from '@windrose/bots';
import { type OutsideCommand, readOutside } from '@windrose/bots/host';
import { findGame, type MatchRequest, required } from '@windrose/rules';

import { Fault } from '../faults.ts';
import { didYouMean } from '../nearest.ts';
import { B7, commandOfB7 } from '../yardsticks/b7.ts';

/** Weights by the file after the plus of a level; those of a plus without a file by the empty name. */
export type PlayerWeights = Readonly<Record<string, NetWeights>>;

/** Everything that a match of an arena depends on, together with its number. */
export interface Setting {
  /** The game, its seats, options and packs; the seed is that of the whole arena. */
  readonly request: MatchRequest;
  /** Names; a level may have weights or its own milliseconds: `captain+`, `captain+w.json`, `captain@100`; see {@link readPlayer}. */
  readonly players: readonly string[];
  /** The budget per turn of levels without their own; empty: the level's default. */
  readonly budget: Budget;
  /** The weights of levels with a plus for this game; other levels use the built-in weights. */
  readonly weights?: PlayerWeights;
  /** Whether each match is also handed over as a record; no match depends on it. */
  readonly records?: boolean;
  /** Whether the players keep their seats, each match with its own deal; otherwise seats rotate, as in an arena. */
  readonly fixed?: boolean;
}

/** A player as written by the user, and its settings. */
export interface NamedPlayer {
  /** As it is written everywhere from now on. */
  readonly label: string;
  /** A built-in player, or an external program. */
  readonly player: PlayerName | OutsideCommand;
  /** Its own milliseconds, or null. */
  readonly ms: number | null;
  /** The weights of the setting by which it judges; null: what ships. */
  readonly plus: string | null;
}

/** The most milliseconds for a turn. */
export const MOST_MS = 600_000;

/**
 * Reads `admiral`, `B1`, `admiral@100`, `admiral+`, `admiral+w.json`, `./mybot.mjs` or `cmd:python3 bot.py@20`.
 * @param game the id of the game that is played.
 * @param weights those of the setting; each plus needs its own. @throws Fault for an unknown player.
 */
export function readPlayer(text: string, game: string, weights: PlayerWeights = {}): NamedPlayer {
  const { called, name, ms, plus } = readName(text);
  const outside = name.toUpperCase() === B7 ? commandOfB7(game) : outsideOf(name);
  const player = outside ?? PLAYERS.find((known) => known.toLowerCase() === name.toLowerCase());
  if (player === undefined) {
    throw new Fault(
      `There is no player "${name}"; the players are ${PLAYERS.join(', ')}, ${B7}, a module (./mybot.mjs) and a program (cmd:python3 bot.py).${didYouMean(name, [...PLAYERS, B7])}`,
      2,
    );
  }
  if (typeof player === 'string' && isYardstick(player) && ms !== null) {
    throw new Fault(`${player} always thinks the same; it takes no milliseconds.`, 2);
  }
  if (plus !== null && (typeof player !== 'string' || isYardstick(player))) {
    throw new Fault(`${name} has no weights; a "+" comes after a level.`, 2);
  }
  if (plus !== null && weights[plus] === undefined) {
    throw new Fault(
      `${called} judges by weights of your own, and there are none: name the file after the plus (${name}+FILE), or with --weights FILE.`,
      2,
    );
  }
  const label = `${typeof player === 'string' ? player : player.name}${plus === null ? '' : `+${plus}`}`;
  return { label: ms === null ? label : `${label}@${ms}`, player, ms, plus };
}

/** The parts of a player as typed; a plus is one only after the name of a player: files may have one, too. */
function readName(text: string): { called: string; name: string; ms: number | null; plus: string | null } {
  const { name: called, ms } = readTime(text.trim());
  const [, before, file] = /^(\w+)\+(.*)$/s.exec(called) ?? [];
  if (before === undefined || file === undefined) return { called, name: called, ms, plus: null };
  const isPlayer = PLAYERS.some((known) => known.toLowerCase() === before.toLowerCase());
  return isPlayer || file === '' ? { called, name: before, ms, plus: file } : { called, name: called, ms, plus: null };
}

/** The files of weights that players name after their plus. */
export function weightsFiles(players: readonly string[]): string[] {
  return players.map((player) => readName(player).plus ?? '').filter((file) => file !== '');
}

/** A name, and the milliseconds that may come after its last "@". @throws Fault when they are none. */
function readTime(text: string): { name: string; ms: number | null } {
  const [, name, time] = /^([^@]*|.*[/:\s].*)@([^@/]*)$/s.exec(text) ?? [];
  if (name === undefined || time === undefined) return { name: text, ms: null };
  const ms = Number(time);
  if (!/^\d+$/.test(time) || ms < 1 || ms > MOST_MS) {
    throw new Fault(`After "@" come milliseconds for a turn, 1 to ${MOST_MS}, not "${time}".`, 2);
  }
  return { name, ms };
}

function outsideOf(name: string): OutsideCommand | null {
  try {
    return readOutside(name);
  } catch (error) {
    throw new Fault((error as Error).message, 2);
  }
}

/** A match to be played. */
export interface PlannedMatch {
  /** Number of the match in its arena, from 0, independent of who plays it and when. */
  readonly number: number;
  /** The luck of the match; all rotations of a line-up have the same. */
  readonly deal: number;
  /** Per seat: who sits there, as a position in the players of the setting. */
  readonly seats: readonly number[];
}

/**
 * The players of each match: with as many seats as players all of them; with more seats one of the first player and the others
 * in rotation on what is left; with fewer every selection in turn.
 */
export function lineUps(players: number, seats: number): number[][] {
  if (players <= seats) {
    const others = Math.max(1, players - 1);
    const first = players > 1 ? 1 : 0;
    return [Array.from({ length: seats }, (_, seat) => (seat === 0 ? 0 : first + ((seat - 1) % others)))];
  }
  return selections(players, seats, 0);
}

function selections(players: number, size: number, from: number): number[][] {
  if (size === 0) return [[]];
  const all: number[][] = [];
  for (let first = from; first <= players - size; first++) {
    for (const rest of selections(players, size - 1, first + 1)) all.push([first, ...rest]);
  }
  return all;
}

/** The match of a number: a pure function of the setting and the number. */
export function plannedMatch({ players, request: { seats }, fixed }: Setting, number: number): PlannedMatch {
  if (fixed === true) {
    return { number, deal: number, seats: Array.from({ length: seats }, (_, seat) => seat % players.length) };
  }
  const tables = lineUps(players.length, seats);
  const table = Math.floor(number / seats);
  const rotation = number % seats;
  const lineUp = required(tables[table % tables.length], 'line-up of players');
  // Rotated to the right: the last `rotation` players come first.
  const seated = [...lineUp.slice(seats - rotation), ...lineUp.slice(0, seats - rotation)];
  return { number, deal: Math.floor(table / tables.length), seats: seated };
}

/**
 * Number of matches to play for a requested number: whole deals, with every line-up in every rotation, so that all players
 * sit equally often and meet the same luck.
 */
export function wholeMatches({ players, request: { seats }, fixed }: Setting, asked: number): number {
  const deal = fixed === true ? 1 : lineUps(players.length, seats).length * seats;
  return Math.ceil(asked / deal) * deal;
}

/** Identifies a setting. @throws Fault when it cannot be played. */
export function checkSetting({ request, players, weights }: Setting): void {
  const named = players.map((player) => readPlayer(player, request.game, weights));
  if (weights?.[''] !== undefined && !named.some(({ plus }) => plus === '')) {
    throw new Fault('With --weights, a "+" after a level says who judges by them: --players captain+,captain.', 2);
  }
  if (players.length === 0) throw new Fault('An arena needs at least one player.', 2);
  const twice = players.find((player, at) => players.indexOf(player) !== at);
  if (twice !== undefined) throw new Fault(`${twice} is named twice; each player is named once.`, 2);
  if (players.length === 1 && findGame(request.game).seats[1] > 1) {
    throw new Fault(`${request.game} needs at least two players to compare.`, 2);
  }
}
