/**
 * Runs bots on a separate thread. A bot that hangs, throws, dies or chooses illegally is stopped, and its seat makes a simple
 * legal choice instead: callers always get a legal code in time.
 */

import { Worker } from 'node:worker_threads';

import { type Core, FastLuck, MOST_OPTIONS, type State } from '@windrose/rules';
import { POLICIES } from '../policies.ts';
import type { Chooser } from '../yardsticks/yardstick.ts';
import type { Answer, SeatSetup, HostRequest, ThreadData } from './answers.ts';
import { failureInWords, type PlayerFailure } from './failure.ts';
import type { ThreadPriority } from './priority.ts';

/** Settings of a host. */
export interface HostSetup {
  /** Milliseconds beyond its budget before a bot is stopped; 50 by default. */
  readonly grace?: number;
  /** Milliseconds for a choice of a bot without a time budget; 10,000 by default. */
  readonly patience?: number;
  /** Called with a sentence for each stopped bot; `console.warn` by default. */
  readonly log?: (sentence: string, failure: PlayerFailure) => void;
  /** The module that runs on the thread; tests pass bots that misbehave. */
  readonly thread?: URL;
  /**
   * Whether the thread makes no other thread wait: it runs when a core is free. Where none is for long, it gets a tenth of one for
   * some minutes. Only on Linux.
   */
  readonly lowPriority?: boolean;
}

/** The input for a seat: the data sent to the thread, and the core of the match. */
export interface HostedSetup extends SeatSetup {
  readonly core: Core;
}

const USUAL_GRACE = 50;
const USUAL_PATIENCE = 10_000;

/** Maximum milliseconds for starting a thread and setting up a match on it, on a busy machine. */
const MOST_STARTING = 60_000;

/** Milliseconds for which threads have a low priority after one of idle priority had hardly run. */
const MORE_THAN_IDLE = 10 * 60_000;

/** Sources run as they are; what is built has another ending. */
const THREAD = new URL(import.meta.url.endsWith('.ts') ? './thread.ts' : './thread.js', import.meta.url);

/**
 * One thread, and the seats whose bots think on it, one at a time.
 * @example A bot that thinks in parallel with the program
 * ```ts
 * import { BotHost } from '@windrose/bots/host';
 * import { FastLuck, startMatch } from '@windrose/rules';
 *
 * const match = { game: 'spice-road', seats: 2, seed: 'a secret' } as const;
 * const { core } = startMatch(match);
 * const state = core.newState();
 * core.deal(state, new FastLuck(1));
 * const host = new BotHost({ patience: 5000, log: console.error });
 * const seat = host.sit({ core, match, player: 'captain', seed: 1 });
 * console.log(await seat.choose(state));
 * await host.close();
 * ```
 */
export class BotHost {
  readonly #grace: number;
  readonly #patience: number;
  readonly #log: (sentence: string, failure: PlayerFailure) => void;
  readonly #file: URL;
  readonly #lowPriority: boolean;
  /** Until when threads are started with more than idle priority, as `performance.now()` counts. */
  #starvedUntil = 0;
  #thread: Thread | null = null;
  #seats = 0;
  /** The end of the line of those who wait. */
  #last: Promise<unknown> = Promise.resolve();

  constructor({
    grace = USUAL_GRACE,
    patience = USUAL_PATIENCE,
    log = (sentence) => console.warn(sentence),
    thread = THREAD,
    lowPriority = false,
  }: HostSetup = {}) {
    this.#grace = grace;
    this.#patience = patience;
    this.#log = log;
    this.#file = thread;
    this.#lowPriority = lowPriority;
  }

  /** Lets a bot sit down. */
  sit(setup: HostedSetup): HostedSeat {
    return new HostedSeat(this, this.#seats++, setup);
  }

  /** Ends the thread. Seats that are asked afterwards start another one. */
  async close(): Promise<void> {
    const thread = this.#thread;
    this.#thread = null;
    await thread?.stop();
  }

  /**
   * For seats: asks the thread, one question after the other.
   * @returns the code, or why there is none.
   */
  ask(seat: number, setup: SeatSetup, state: State): Promise<number | string> {
    const cells = state.cells.slice();
    return this.#queue(() => this.#ask(seat, setup, cells));
  }

  /** For seats: lets the thread make ready for one, so that no question has to wait for that. */
  async prepare(seat: number, setup: SeatSetup): Promise<void> {
    await this.#queue(async () => (await this.#ready()).seat(seat, setup));
  }

  /** For seats: forgets one. */
  leave(seat: number): void {
    this.#thread?.leave(seat);
  }

  /** For seats: reports that a simple choice was made. */
  report(failure: PlayerFailure): void {
    this.#log(failureInWords(failure), failure);
  }

  #queue<T>(what: () => Promise<T>): Promise<T> {
    const answer = this.#last.then(what);
    this.#last = answer;
    return answer;
  }

  async #ask(seat: number, setup: SeatSetup, cells: Int32Array): Promise<number | string> {
    const thread = await this.#ready();
    const fault = await thread.seat(seat, setup);
    if (fault === null) {
      const limit = (setup.budget?.ms ?? this.#patience) + this.#grace;
      const answer = await thread.ask({ do: 'choose', seat, cells }, limit);
      if ('code' in answer) {
        if (thread.starved && thread.priority === 'idle') await this.#drop(thread);
        return answer.code;
      }
      await this.#drop(thread);
      return 'fault' in answer ? answer.fault : 'it answered something else';
    }
    await this.#drop(thread);
    return fault;
  }

  /** The thread, which is started where there is none, and again where others have left it more time for long enough. */
  async #ready(): Promise<Thread> {
    const priority = !this.#lowPriority ? 'normal' : performance.now() < this.#starvedUntil ? 'low' : 'idle';
    if (this.#thread?.priority === 'low' && priority === 'idle') await this.#drop(this.#thread);
    return (this.#thread ??= new Thread(this.#file, priority));
  }

  /** A thread on which something went wrong is not used again. After one that had hardly run the next has a higher priority. */
  async #drop(thread: Thread): Promise<void> {
    if (thread.starved && thread.priority === 'idle') this.#starvedUntil = performance.now() + MORE_THAN_IDLE;
    if (this.#thread === thread) this.#thread = null;
    await thread.stop();
  }
}

/** A seat whose bot thinks on the thread of a host. */
export class HostedSeat {
  readonly #host: BotHost;
  readonly #number: number;
  readonly #setup: SeatSetup;
  readonly #core: Core;
  readonly #simple: Chooser;
  readonly #position: State;
  readonly #codes = new Int32Array(MOST_OPTIONS);
  /** The number of the bot's choices that were replaced by a simple one. */
  replaced = 0;

  constructor(host: BotHost, number: number, { core, ...setup }: HostedSetup) {
    this.#host = host;
    this.#number = number;
    this.#setup = setup;
    this.#core = core;
    this.#position = core.newState();
    const choose = POLICIES['claim-first'](core);
    const luck = new FastLuck(setup.seed);
    this.#simple = (state, codes, n) => choose(state, codes, n, luck);
  }

  /** Waits until the thread has set up the match; asking does that too, but then the first choice takes longer. */
  async ready(): Promise<void> {
    await this.#host.prepare(this.#number, this.#setup);
  }

  /**
   * A legal code for the seat to move in `state`, at the latest when its budget and the grace are over.
   * One question at a time.
   * @throws RangeError when the match is over.
   */
  async choose(state: State): Promise<number> {
    const n = this.#core.legal(state, this.#codes);
    if (n === 0) throw new RangeError('the match is over, nothing can be chosen');
    const [only = NaN] = this.#codes;
    if (n === 1) return only;
    // The caller may modify the state meanwhile.
    const position = this.#position;
    position.copy(state);
    const answer = await this.#host.ask(this.#number, this.#setup, position);
    if (typeof answer === 'number' && this.#codes.subarray(0, n).includes(answer)) return answer;
    const why = typeof answer === 'number' ? `it chose ${answer}, which is not legal` : answer;
    const { match, player } = this.#setup;
    this.replaced++;
    this.#host.report({ player, game: match.game, seat: position.actor, why, givenUp: null });
    return this.#simple(position, this.#codes, n);
  }

  /** Ends the match for this seat. */
  leave(): void {
    this.#host.leave(this.#number);
  }
}

/** A worker that answers one question at a time. */
class Thread {
  readonly #worker: Worker;
  readonly #known = new Set<number>();
  #answered: ((answer: Answer) => void) | null = null;
  #ended: string | null = null;
  readonly priority: ThreadPriority;
  /** Whether it has hardly run while it had a question, or has not answered in time. */
  starved = false;

  constructor(file: URL, priority: ThreadPriority) {
    this.priority = priority;
    this.#worker = new Worker(file, { workerData: { priority } satisfies ThreadData });
    // A thread that waits for questions keeps no program alive.
    this.#worker.unref();
    this.#worker.on('message', (answer: Answer) => this.#answer(answer));
    this.#worker.on('error', (error) => this.#end(`its thread broke: ${String(error)}`));
    this.#worker.on('exit', () => this.#end('its thread has ended'));
  }

  /** Starts a bot on its thread unless it has started already. @returns the fault, or null. */
  async seat(seat: number, setup: SeatSetup): Promise<string | null> {
    if (this.#known.has(seat)) return null;
    const answer = await this.ask({ do: 'sit', seat, setup }, MOST_STARTING);
    if ('ready' in answer) this.#known.add(seat);
    return 'ready' in answer ? null : 'fault' in answer ? answer.fault : 'it answered something else';
  }

  /** Asks, and waits at most `limit` milliseconds. */
  ask(request: HostRequest, limit: number): Promise<Answer> {
    if (this.#ended !== null) return Promise.resolve({ fault: this.#ended });
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.starved = true;
        this.#answer({ fault: `it had not answered after ${limit} ms` });
      }, limit);
      this.#answered = (answer) => {
        clearTimeout(timer);
        if ('starved' in answer && answer.starved === true) this.starved = true;
        resolve(answer);
      };
      this.#worker.postMessage(request);
    });
  }

  leave(seat: number): void {
    if (this.#known.delete(seat)) this.#worker.postMessage({ do: 'leave', seat } satisfies HostRequest);
  }

  async stop(): Promise<void> {
    this.#end('its thread was stopped');
    await this.#worker.terminate();
  }

  #answer(answer: Answer): void {
    const answered = this.#answered;
    this.#answered = null;
    answered?.(answer);
  }

  #end(why: string): void {
    this.#ended ??= why;
    this.#answer({ fault: why });
  }
}
