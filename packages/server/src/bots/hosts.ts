/** The bot threads of the server. A thread whose bot hangs, throws or chooses illegally is stopped and replaced. */

import { randomInt } from 'node:crypto';

import { BotHost, type HostSetup, openingOf } from '@windrose/bots/host';
import type { PlayerName } from '@windrose/bots';
import { type Match, required } from '@windrose/rules';
import type { Logger } from 'pino';

import { turnedUp } from '../match/decide.ts';

/** Milliseconds that a bot may take for a choice; the levels limit themselves to less. */
const PATIENCE = 2000;
/** Upper bound on the choices of one turn. */
const MOST_CHOICES = 200;

interface Setup {
  /** Number of threads; each starts on first use. */
  readonly threads: number;
  readonly log: Logger;
  /** Replaces {@link PATIENCE} and the thread's script, for tests of misbehaving bots. */
  readonly patience?: number;
  readonly thread?: URL;
}

interface Hosted {
  readonly host: BotHost;
  /** Turns that wait for it or are in progress. */
  turns: number;
}

export class BotHosts {
  readonly #hosts: readonly Hosted[];
  /** Number of threads. */
  readonly threads: number;

  constructor({ threads, log, patience = PATIENCE, thread }: Setup) {
    const setup: HostSetup = {
      patience,
      // Moves, clocks and notices have priority when cores are scarce.
      lowPriority: thread === undefined,
      log: (sentence: string) => log.warn({ bot: sentence }, 'bot failed'),
      ...(thread === undefined ? {} : { thread }),
    };
    this.threads = threads;
    this.#hosts = Array.from({ length: threads }, () => ({ host: new BotHost(setup), turns: 0 }));
  }

  /**
   * Returns a bot's choices for the seat to move: its turn, or the part up to a choice that reveals something. The codes
   * are legal and in time whatever the bot does. Also returns the milliseconds it thought.
   * @param match a copy, which is played on. The thread gets its position, not its luck.
   */
  async choose(match: Match, level: string): Promise<{ codes: readonly number[]; thought: number }> {
    const hosted = this.#hosts.reduce((best, other) => (other.turns < best.turns ? other : best));
    const { core, turn, components } = match;
    const { seat } = required(match.decision, 'decision for a bot');
    const setup = {
      core,
      match: openingOf(match),
      packs: Object.values(components),
      player: level as PlayerName,
      seed: anySeed(),
    };
    hosted.turns++;
    const bot = hosted.host.sit(setup);
    try {
      const position = core.newState();
      const codes: number[] = [];
      let thought = 0;
      while (match.decision?.seat === seat && match.turn === turn && codes.length < MOST_CHOICES) {
        match.copyState(position);
        const began = performance.now();
        const code = await bot.choose(position);
        thought += performance.now() - began;
        codes.push(code);
        match.choose(code);
        // A revealed draw is public only once it is stored; the rest is chosen after that. A bot that was stopped has used up
        // its time: its choices are stored before it gets more.
        if (turnedUp(match) || bot.replaced > 0) break;
      }
      return { codes, thought };
    } finally {
      hosted.turns--;
      bot.leave();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#hosts.map(({ host }) => host.close()));
  }
}

const anySeed = (): number => randomInt(2 ** 32);
