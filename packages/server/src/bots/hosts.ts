/** Where the server's bots think: on threads that are stopped together with a bot that hangs, throws or cheats. */

import { randomInt } from 'node:crypto';

import { BotHost, openingOf } from '@windrose/bots/host';
import type { PlayerName } from '@windrose/bots';
import { type Match, required } from '@windrose/rules';
import type { Logger } from 'pino';

import { turnedUp } from '../match/decide.ts';

/** Milliseconds that a bot may take for a choice; the levels take less, or keep to it themselves. */
const PATIENCE = 2000;
/** A turn has fewer choices than this. */
const MOST_CHOICES = 200;

interface Setup {
  /** How many threads; they are started when they are needed. */
  readonly threads: number;
  readonly log: Logger;
  /** Instead of {@link PATIENCE}, and what runs on the threads: for trials of bots that misbehave. */
  readonly patience?: number;
  readonly thread?: URL;
}

interface Hosted {
  readonly host: BotHost;
  /** How many turns wait for it or are thought about. */
  turns: number;
}

export class BotHosts {
  readonly #hosts: readonly Hosted[];
  /** How many threads there are. */
  readonly threads: number;

  constructor({ threads, log, patience = PATIENCE, thread }: Setup) {
    const setup = {
      patience,
      // Moves, clocks and notices go first where the cores do not suffice for all.
      humble: thread === undefined,
      log: (sentence: string) => log.warn({ bot: sentence }, 'a bot had to be stopped'),
      ...(thread === undefined ? {} : { thread }),
    };
    this.threads = threads;
    this.#hosts = Array.from({ length: threads }, () => ({ host: new BotHost(setup), turns: 0 }));
  }

  /**
   * What a bot chooses for the seat that has to choose: its turn, or the part up to something that is turned up. Legal
   * whatever the bot does, and in time. Tells, too, for how many milliseconds it has thought.
   * @param match a copy, which is played on. The thread gets to see its position, not its luck.
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
        // What was turned up is known to all once it is stored; it is thought about then. A bot that had to be stopped
        // has used up its time: what it has chosen is stored before it gets more.
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
