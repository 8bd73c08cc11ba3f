/** Plays one match of an arena. */

import { createPlayer, isYardstick } from '@windrose/bots';
import { type BotHost, type OutsidePlayer } from '@windrose/bots/host';
import { type Match, MOST_OPTIONS, required, sha256Text, startMatch, type State, RecordedLuck } from '@windrose/rules';

import { plannedMatch, readPlayer, type Setting } from './plan.ts';
import { RecordingLuck } from './recording-luck.ts';

/** The result of a seat. */
interface SeatLine {
  /** Its player, as a position in the players of the setting. */
  readonly player: number;
  readonly score: number;
  /** Decisions with more than one option. */
  readonly decisions: number;
  /** Milliseconds spent on them, in all and on the slowest. */
  readonly ms: number;
  readonly slowest: number;
  /** Turns in which it had such a decision; results of earlier versions do not say. */
  readonly turns?: number;
  /** Milliseconds of processor time of an external program, where known. */
  readonly cpu?: number;
  /** The number of failures of the player, each replaced by a simple choice. */
  readonly failures: number;
}

/** The result of a match: a line of the results file. */
export interface MatchLine {
  /** The number of the match. */
  readonly match: number;
  readonly seats: readonly SeatLine[];
  /** Solo: what the rival scored. */
  readonly rival?: number;
  /** The winner by the rules: a seat, or the number of seats for the solo rival. */
  readonly winner: number;
  /** Whether the two best had the same score, so that the turn order decided. */
  readonly tie: boolean;
  readonly rounds: number;
  /** Whether a seat triggered the end; if not, the match stalled. */
  readonly finished: boolean;
}

interface Sitter {
  choose(state: State, codes: Int32Array, n: number): number | Promise<number>;
  ready?(): Promise<void>;
  leave?(): void | Promise<void>;
  readonly replaced: number;
  readonly cpu: number | null;
}

/** A seat of a match: who sits there, and how it has played so far. */
interface Seated {
  readonly player: number;
  readonly label: string;
  readonly sitter: Sitter;
  decisions: number;
  turns: number;
  turn: number;
  ms: number;
  slowest: number;
}

/** The thread or process of a player: bots run on threads, external programs in processes. Yardsticks need neither. */
export type PlayerHost = BotHost | OutsidePlayer;

/** A number out of a text, for the streams of chance. */
function seedOf(text: string): number {
  return Number.parseInt(sha256Text(text).slice(0, 8), 16) | 0;
}

/** A player's name without the folders in it: the same program plays the same matches in every clone. */
const nameForSeed = (label: string): string => label.replaceAll(/[^\s"':,+]*[\\/]/g, '');

/**
 * Plays a match.
 * @param hosts per player of the setting: where it thinks.
 * @param onRecord gets the match as a record, with the names of its players, when it is over.
 * @throws Error when a yardstick chooses what is not legal.
 */
export async function playPlanned(
  setting: Setting,
  number: number,
  hosts: readonly PlayerHost[],
  onRecord: ((record: object) => void) | null = null,
): Promise<MatchLine> {
  const { request, players, budget, weights } = setting;
  const { deal, seats } = plannedMatch(setting, number);
  const labelOf = (player: number): string => required(players[player], `player ${player}`);
  // The board belongs to the deal, and so do all later draws.
  const match = { ...request, seed: `${request.seed}/${deal}` };
  const begun = startMatch(match);
  const { core } = begun;
  const luck = new RecordingLuck(seedOf(match.seed));
  const state = core.newState();
  core.deal(state, luck);

  // Outside programs are asked by a match with a face; the others by the state alone, which is faster.
  const known = new RecordedLuck(begun.draws().filter(([of]) => of !== undefined && of < 0));
  known.add([[0, ...luck.take()]]);
  let face: Match | null = null;
  const faced = (): Match => (face ??= startMatch({ ...match, luck: known }));

  const sitterAt = (player: number, seat: number): Sitter => {
    // A player's chance is its own in each deal, wherever it sits; where it sits twice, twice.
    const copy = seats.slice(0, seat).filter((other) => other === player).length;
    const label = labelOf(player);
    const named = readPlayer(label, request.game, weights);
    const seed = seedOf(`${match.seed}/${nameForSeed(label)}/${copy}`);
    const time = named.ms === null ? budget : { ms: named.ms };
    if (typeof named.player !== 'string') {
      const outside = (hosts[player] as OutsidePlayer).sit(faced(), seat, seed, time);
      return {
        choose: () => outside.choose(faced()),
        ready: () => outside.ready(),
        leave: () => outside.leave(faced()),
        get replaced() {
          return outside.replaced;
        },
        get cpu() {
          return outside.cpu;
        },
      };
    }
    const setup = { core, player: named.player, seed };
    if (isYardstick(setup.player)) {
      const yardstick = createPlayer(setup);
      return { choose: (position, options, n) => yardstick.choose(position, options, n), replaced: 0, cpu: null };
    }
    const learned = named.plus === null ? undefined : weights?.[named.plus];
    const own = learned === undefined ? {} : { weights: learned };
    const hosted = (hosts[player] as BotHost).sit({ ...setup, match, budget: time, ...own });
    return {
      choose: (position) => hosted.choose(position),
      ready: () => hosted.ready(),
      leave: () => hosted.leave(),
      get replaced() {
        return hosted.replaced;
      },
      cpu: null,
    };
  };
  if (onRecord !== null) faced();
  const seated = seats.map((player, seat): Seated => {
    const sitter = sitterAt(player, seat);
    return { player, label: labelOf(player), sitter, decisions: 0, turns: 0, turn: -1, ms: 0, slowest: 0 };
  });

  for (const { sitter } of seated) await sitter.ready?.();

  const codes = new Int32Array(MOST_OPTIONS);
  for (let version = 1; state.over === 0; version++) {
    const n = core.legal(state, codes);
    let [code = NaN] = codes;
    if (n > 1) {
      const own = required(seated[state.actor], `seat ${state.actor}`);
      const asked = performance.now();
      const chosen = own.sitter.choose(state, codes, n);
      code = typeof chosen === 'number' ? chosen : await chosen;
      const ms = performance.now() - asked;
      own.decisions++;
      if (own.turn !== state.turn) own.turns++;
      own.turn = state.turn;
      own.ms += ms;
      own.slowest = Math.max(own.slowest, ms);
      if (!codes.subarray(0, n).includes(code)) {
        throw new Error(`${own.label} chose ${code} in match ${number}, which is not legal`);
      }
    }
    core.apply(state, code, luck);
    if (face !== null) {
      known.add([[version, ...luck.take()]]);
      (face as Match).choose(code);
    }
  }
  for (const { sitter } of seated) await sitter.leave?.();
  onRecord?.({ ...faced().record(), sitters: seated.map(({ label }) => label) });

  const scores = Array.from({ length: core.sides }, (_, side) => core.points(state, side));
  const ranked = scores.toSorted((a, b) => b - a);
  return {
    match: number,
    seats: seated.map(({ player, sitter, decisions, turns, ms, slowest }, seat) => {
      const { cpu, replaced } = sitter;
      return {
        player,
        score: core.points(state, seat),
        decisions,
        turns,
        ms: round(ms),
        slowest: round(slowest),
        ...(cpu === null ? {} : { cpu }),
        failures: replaced,
      };
    }),
    ...(scores.length > seats.length ? { rival: core.points(state, seats.length) } : {}),
    winner: core.leader(state),
    tie: ranked[0] === ranked[1],
    rounds: state.round,
    finished: state.final === 1,
  };
}

function round(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}
