/** Plays one match of an arena. */

import { createPlayer, isYardstick } from '@windrose/bots';
import { type BotHost, type HostedSeat } from '@windrose/bots/host';
import { FastLuck, MOST_OPTIONS, sha256Text, startMatch, type State } from '@windrose/rules';

import { plannedMatch, readPlayer, type Setting } from './plan.ts';

/** How a seat played. */
interface SeatLine {
  /** Its player, as a position in the players of the setting. */
  readonly player: number;
  readonly score: number;
  /** Decisions with more than one option. */
  readonly decisions: number;
  /** Milliseconds spent on them, in all and on the slowest. */
  readonly ms: number;
  readonly slowest: number;
  /** How often the player failed and a simple choice was made for it. */
  readonly failures: number;
}

/** How a match went: a line of the results. */
export interface MatchLine {
  /** The number of the match. */
  readonly match: number;
  readonly seats: readonly SeatLine[];
  /** Solo: what the rival scored. */
  readonly rival?: number;
  /** The winner by the rules: a seat, or the number of seats for the solo rival. */
  readonly winner: number;
  /** Whether the two best had the same score, so that their places in the turn order decided. */
  readonly tie: boolean;
  readonly rounds: number;
  /** Whether somebody brought it to its end; if not, it stalled. */
  readonly finished: boolean;
}

interface Sitter {
  choose(state: State, codes: Int32Array, n: number): number | Promise<number>;
  readonly hosted: HostedSeat | null;
}

/** A number out of a text, for the streams of chance. */
function seedOf(text: string): number {
  return Number.parseInt(sha256Text(text).slice(0, 8), 16) | 0;
}

/**
 * Plays a match.
 * @param hosts per player of the setting: where its bots think; yardsticks need none, they never think for long.
 * @throws Error when a yardstick chooses what is not legal.
 */
export async function playPlanned(setting: Setting, number: number, hosts: readonly BotHost[]): Promise<MatchLine> {
  const { request, players, budget } = setting;
  const { deal, seats } = plannedMatch(setting, number);
  // What the board itself is made of belongs to the deal, and so do all chances that follow.
  const match = { ...request, seed: `${request.seed}/${deal}` };
  const { core } = startMatch(match);
  const luck = new FastLuck(seedOf(match.seed));
  const sitters = seats.map((player, seat): Sitter => {
    // A player's chance is its own in each deal, wherever it sits; where it sits twice, twice.
    const copy = seats.slice(0, seat).filter((other) => other === player).length;
    const named = readPlayer(players[player]!);
    const setup = { core, player: named.player, seed: seedOf(`${match.seed}/${players[player]!}/${copy}`) };
    if (isYardstick(setup.player)) return { choose: createPlayer(setup), hosted: null };
    const hosted = hosts[player]!.sit({ ...setup, match, budget: named.ms === null ? budget : { ms: named.ms } });
    return { choose: (state) => hosted.choose(state), hosted };
  });

  for (const { hosted } of sitters) await hosted?.ready();

  const state = core.newState();
  const codes = new Int32Array(MOST_OPTIONS);
  const spent = seats.map(() => ({ decisions: 0, ms: 0, slowest: 0 }));
  core.deal(state, luck);
  while (state.over === 0) {
    const n = core.legal(state, codes);
    let code = codes[0]!;
    if (n > 1) {
      const begun = performance.now();
      const chosen = sitters[state.actor]!.choose(state, codes, n);
      code = typeof chosen === 'number' ? chosen : await chosen;
      const ms = performance.now() - begun;
      const own = spent[state.actor]!;
      own.decisions++;
      own.ms += ms;
      own.slowest = Math.max(own.slowest, ms);
      if (!codes.subarray(0, n).includes(code)) {
        throw new Error(`${players[seats[state.actor]!]!} chose ${code} in match ${number}, which is not legal`);
      }
    }
    core.apply(state, code, luck);
  }
  for (const { hosted } of sitters) hosted?.leave();

  const scores = Array.from({ length: core.sides }, (_, side) => core.points(state, side));
  const ranked = scores.toSorted((a, b) => b - a);
  return {
    match: number,
    seats: seats.map((player, seat) => ({
      player,
      score: scores[seat]!,
      decisions: spent[seat]!.decisions,
      ms: round(spent[seat]!.ms),
      slowest: round(spent[seat]!.slowest),
      failures: sitters[seat]!.hosted?.replaced ?? 0,
    })),
    ...(scores.length > seats.length ? { rival: scores[seats.length]! } : {}),
    winner: core.leader(state),
    tie: ranked[0] === ranked[1],
    rounds: state.round,
    finished: state.final === 1,
  };
}

function round(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}
