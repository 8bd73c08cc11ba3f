/** Repeats work, one round at a time: on demand, or after a pause. */

export class PollLoop {
  readonly #work: () => Promise<number>;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #again = false;
  #stopped = false;

  /** @param work one round. It catches its own errors and resolves to the maximum milliseconds until the next round. */
  constructor(work: () => Promise<number>) {
    this.#work = work;
  }

  /** Something may be due: starts a round now, or after the running one. */
  nudge = (): void => {
    if (this.#stopped) return;
    if (this.#running) {
      this.#again = true;
      return;
    }
    clearTimeout(this.#timer);
    this.#running = this.#run();
  };

  /** Resolves after a round that starts now or later. */
  async round(): Promise<void> {
    this.nudge();
    if (this.#again) {
      await this.#running;
      this.nudge();
    }
    await this.#running;
  }

  /** Starts no more rounds. Resolves when the running one has ended. */
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
