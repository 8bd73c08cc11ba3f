/** The rounds that are named below a curve over the turns of a match. */

/** The distances between rounds that are named, and how many are at most. */
const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MOST = 3;

/** The rounds to name, and the number of the turn that each begins with. @param rounds the round of each turn, in order. */
export function namedRounds(rounds: readonly number[]): readonly { readonly round: number; readonly turn: number }[] {
  const last = rounds.at(-1) ?? 0;
  const step = STEPS.find((one) => last / one < MOST + 1) ?? last;
  return Array.from({ length: Math.floor(last / step) }, (_, at) => {
    const round = (at + 1) * step;
    return { round, turn: rounds.findIndex((one) => one >= round) };
  });
}
