/** Summarises the results of an arena by player. */

import type { MatchLine } from './match.ts';
import type { Setting } from './plan.ts';
import { gather, type Order, ordersOfMatch, rate, type Rating } from './rating.ts';
import { median } from '../median.ts';
import { type Share, wilson } from './wilson.ts';

/** The results of a player. Wins, ties, losses and stalls count its seats in matches. */
export interface PlayerSummary {
  readonly player: string;
  readonly seated: number;
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
  /** Matches that stalled, without a winner. */
  readonly stalled: number;
  /** Wins of decided matches, ties left out; a match that stalled is one that was not won. */
  readonly decided: Share;
  /** The share won of decided matches, as a multiple of the fair share (its seats of all seats); null without decided matches. */
  readonly timesFair: number | null;
  /** Null without other players to be rated against. */
  readonly elo: Rating | null;
  /** Null where it has not sat. */
  readonly meanScore: number | null;
  /** Decisions with more than one option. */
  readonly decisions: number;
  /** Milliseconds for a decision with more than one option: on average, and the slowest of all. */
  readonly msPerDecision: number;
  readonly slowestMs: number;
  /** Milliseconds of the clock for a turn with such a decision. */
  readonly msPerTurn: number;
  /** Milliseconds of processor time per turn of an external program, where known; else null. */
  readonly cpuPerTurn: number | null;
  readonly failures: number;
}

/** The results of one player against another in matches of two sides. */
export interface PairSummary {
  readonly player: string;
  readonly against: string;
  readonly matches: number;
  readonly wins: number;
  readonly ties: number;
  readonly losses: number;
  /** Matches that stalled, without a winner. */
  readonly stalled: number;
  /** Wins of decided matches, ties left out; a match that stalled is one that was not won. */
  readonly decided: Share;
  readonly meanScores: readonly [number, number];
}

/** The summary of an arena. */
export interface Summary {
  readonly matches: number;
  /** The players in their order; in Solo the rival after them. */
  readonly players: readonly PlayerSummary[];
  /** Empty where more than two sides play. */
  readonly pairs: readonly PairSummary[];
  readonly rounds: { readonly min: number; readonly median: number; readonly max: number };
  readonly stalled: number;
}

const RIVAL = 'rival';
const ANCHOR = { player: 'B0', elo: 1000 };

interface Side {
  readonly player: number;
  readonly score: number;
  readonly won: boolean;
}

/** Sums up an arena. */
export function summarize({ players }: Setting, lines: readonly MatchLine[]): Summary {
  const solo = lines.some(({ rival }) => rival !== undefined);
  const names: string[] = [...players, ...(solo ? [RIVAL] : [])];
  const tables = lines.map((line) => ({ line, sides: sidesOf(line, players.length) }));
  const orders = gather(
    tables.flatMap(({ line, sides }) => {
      // A stalled match has no winner: all of its sides are equal.
      const scores = sides.map(({ score }) => (line.finished ? score : 0));
      return ordersOfMatch(
        sides.map(({ player }) => player),
        scores,
      );
    }),
  );
  const ratings = ratingsOf(names, orders);
  const rounds = lines.map((line) => line.rounds).sort((a, b) => a - b);
  return {
    matches: lines.length,
    players: names.map((name, player) => playerSummary(name, player, tables, ratings)),
    pairs: tables.every(({ sides }) => sides.length === 2) ? pairsOf(names, tables) : [],
    rounds: {
      min: rounds[0] ?? 0,
      median: median(rounds),
      max: rounds.at(-1) ?? 0,
    },
    stalled: lines.filter(({ finished }) => !finished).length,
  };
}

interface Played {
  readonly line: MatchLine;
  readonly sides: readonly Side[];
}

/** The sides of a match; a stalled one has no winner, even if a side is ahead. */
function sidesOf({ seats, rival, winner, finished }: MatchLine, rivalPlayer: number): Side[] {
  const sides = seats.map(({ player, score }, seat) => ({ player, score, won: finished && seat === winner }));
  if (rival !== undefined) {
    sides.push({ player: rivalPlayer, score: rival, won: finished && winner === seats.length });
  }
  return sides;
}

function ratingsOf(names: readonly string[], orders: readonly Order[]): Rating[] | null {
  if (names.length < 2 || orders.length === 0) return null;
  const at = names.indexOf(ANCHOR.player);
  return rate(names.length, orders, at < 0 ? null : { player: at, elo: ANCHOR.elo });
}

function playerSummary(
  name: string,
  player: number,
  tables: readonly Played[],
  ratings: readonly Rating[] | null,
): PlayerSummary {
  let seated = 0;
  let wins = 0;
  let ties = 0;
  let stalled = 0;
  let score = 0;
  let decisions = 0;
  let turns = 0;
  let ms = 0;
  let cpu: number | null = null;
  let slowest = 0;
  let failures = 0;
  /** Decided matches in which it sat, those that it won, and how many it would win by its seats alone. */
  let decided = 0;
  let won = 0;
  let fair = 0;
  for (const { line, sides } of tables) {
    const own = sides.filter((side) => side.player === player);
    if (own.length === 0) continue;
    seated += own.length;
    for (const side of own) {
      score += side.score;
      if (!line.finished) stalled++;
      else if (line.tie) ties++;
      else if (side.won) wins++;
    }
    for (const seat of line.seats) {
      if (seat.player !== player) continue;
      decisions += seat.decisions;
      turns += seat.turns ?? 0;
      ms += seat.ms;
      if (seat.cpu !== undefined) cpu = (cpu ?? 0) + seat.cpu;
      slowest = Math.max(slowest, seat.slowest);
      failures += seat.failures;
    }
    if (line.tie && line.finished) continue;
    decided++;
    won += Number(own.some((side) => side.won));
    fair += own.length / sides.length;
  }
  return {
    player: name,
    seated,
    wins,
    ties,
    losses: seated - wins - ties - stalled,
    stalled,
    decided: wilson(won, decided),
    timesFair: fair === 0 ? null : won / fair,
    elo: seated === 0 ? null : (ratings?.[player] ?? null),
    meanScore: seated === 0 ? null : score / seated,
    decisions,
    msPerDecision: decisions === 0 ? 0 : ms / decisions,
    slowestMs: slowest,
    msPerTurn: turns === 0 ? 0 : ms / turns,
    cpuPerTurn: cpu === null || turns === 0 ? null : cpu / turns,
    failures,
  };
}

function pairsOf(names: readonly string[], tables: readonly Played[]): PairSummary[] {
  const pairs: PairSummary[] = [];
  for (const [a, name] of names.entries()) {
    for (const [b, against] of names.entries()) {
      if (b <= a) continue;
      let wins = 0;
      let losses = 0;
      let ties = 0;
      let stalled = 0;
      const scores: [number, number] = [0, 0];
      for (const { line, sides } of tables) {
        const own = sides.find(({ player }) => player === a);
        const other = sides.find(({ player }) => player === b);
        if (!own || !other) continue;
        scores[0] += own.score;
        scores[1] += other.score;
        if (!line.finished) stalled++;
        else if (line.tie) ties++;
        else if (own.won) wins++;
        else losses++;
      }
      const matches = wins + losses + ties + stalled;
      if (matches === 0) continue;
      pairs.push({
        player: name,
        against,
        matches,
        wins,
        ties,
        losses,
        stalled,
        decided: wilson(wins, wins + losses + stalled),
        meanScores: [scores[0] / matches, scores[1] / matches],
      });
    }
  }
  return pairs;
}
