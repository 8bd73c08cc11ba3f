/** How long work may still take, by how fast it has been so far. */

/** Seconds after which the speed so far says something. */
const SURE_AFTER = 2;

/** @param done the work done in `seconds`. @returns the seconds for what is left; null as long as that is a guess */
export function secondsLeft(done: number, left: number, seconds: number): number | null {
  return done <= 0 || seconds < SURE_AFTER ? null : (left * seconds) / done;
}
