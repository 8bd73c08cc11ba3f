/** How long a part of an analysis may still take, by how fast this machine has been in it. */

/** Seconds, and the share of a part's work, that are measured before anything is said. */
const SURE_AFTER = 5;
const SURE_SHARE = 0.03;

/** The seconds after which a measured speed counts a third as much. */
const MEMORY = 60;

/** A longer estimate is told when it is this many times the time told before, and so many seconds more. */
const LONGER = 1.25;
const LONGER_BY = 30;

/** The time left as it is told. */
export interface ToldTime {
  readonly seconds: number;
  /** Whether it has been longer than what was told before. */
  readonly isLonger: boolean;
}

/** The time that one part still takes: it never rises without saying so. */
export class TimeLeft {
  readonly #since: number;
  readonly #from: number;
  #last: { readonly done: number; readonly at: number };
  /** The work and the seconds remembered: their quotient is the speed. */
  #work = 0;
  #seconds = 0;
  #told: ToldTime | null = null;

  /** @param done the work that is done when the part begins to be measured. @param at the time in seconds. */
  constructor(done: number, at: number) {
    this.#since = at;
    this.#from = done;
    this.#last = { done, at };
  }

  /** @param done the work done by now. @param left the work left. @returns null as long as that is a guess */
  after(done: number, left: number, at: number): ToldTime | null {
    const passed = at - this.#last.at;
    const kept = Math.exp(-passed / MEMORY);
    this.#work = this.#work * kept + done - this.#last.done;
    this.#seconds = this.#seconds * kept + passed;
    this.#last = { done, at };
    const measured = done - this.#from;
    if (at - this.#since < SURE_AFTER || measured < SURE_SHARE * (measured + left) || this.#work <= 0)
      return this.#told;
    const seconds = (left * this.#seconds) / this.#work;
    const told = this.#told;
    if (told === null || seconds <= told.seconds) this.#told = { seconds, isLonger: told?.isLonger ?? false };
    else if (seconds > LONGER * told.seconds + LONGER_BY) this.#told = { seconds, isLonger: true };
    return this.#told;
  }
}
