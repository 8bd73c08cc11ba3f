/** PollLoop of work, one at a time: the next one when it is asked for, or after a pause. */

export class PollLoop {
  readonly #work: () => Promise<number>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #again = false;
  #stopped = false;

  /** @param work one round. It catches its own errors and resolves to the milliseconds until the next round at the latest. */
  constructor(work: () => Promise<number>) {
    this.#work = work;
  }

  /** There may be something to do now: a round begins at once, or after the one that runs. */
  nudge = (): void => {
    if (this.#stopped) return;
    if (this.#running) {
      this.#again = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#running = this.#run();
  };

  /** Resolves after a round that begins now or later. */
  async round(): Promise<void> {
    this.nudge();
    if (this.#again) {
      await this.#running;
      this.nudge();
    }
    await this.#running;
  }

  /** Begins no more rounds. Resolves when the one that runs has ended. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  async #run(): Promise<void> {
    const pause = await this.#work();
    this.#running = null;
    if (this.#stopped) return;
    if (this.#again) {
      this.#again = false;
      setImmediate(this.nudge);
      return;
    }
    this.#timer = setTimeout(this.nudge, pause);
    this.#timer.unref();
  }
}
