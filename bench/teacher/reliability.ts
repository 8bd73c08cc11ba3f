/** How well chances agree with what happened. */

/** A judged position of a match. */
export interface Judged {
  readonly match: number;
  /** The chance of a side to win, 0 to 1. */
  readonly chance: number;
  readonly won: boolean;
}

/** How many matches are drawn anew, again and again, to see how far a result may be off. */
const BOOTSTRAPS = 400;

/** Mean square of the error, and that of always saying how often a side wins: 0 is perfect, 0.25 is a coin. */
function brier(judged: readonly Judged[]): number {
  return judged.reduce((sum, { chance, won }) => sum + (chance - Number(won)) ** 2, 0) / judged.length;
}

/** By what the logarithm of the odds would have to be multiplied to fit best: above 1 the chances are too cautious. */
export function sharpness(judged: readonly Judged[]): number {
  let slope = 1;
  // Newton's method on the likelihood of a logistic curve through even odds.
  for (let round = 0; round < 25; round++) {
    let [first, second] = [0, 1e-9];
    for (const { chance, won } of judged) {
      const odds = Math.log(Math.min(0.999, Math.max(0.001, chance)) / (1 - Math.min(0.999, Math.max(0.001, chance))));
      const fitted = 1 / (1 + Math.exp(-slope * odds));
      first += odds * (Number(won) - fitted);
      second += odds * odds * fitted * (1 - fitted);
    }
    slope += Math.max(-0.5, Math.min(0.5, first / second));
  }
  return slope;
}

/** A reliability diagram in text, with the Brier score and the sharpness. Positions of a match depend on each other: intervals are of matches. */
export function reliability(title: string, judged: readonly Judged[]): string {
  const byMatch = Map.groupBy(judged, ({ match }) => match);
  const groups = [...byMatch.values()];
  let seed = 12345;
  const draw = (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * groups.length);
  };
  const slopes = Array.from({ length: BOOTSTRAPS }, () => sharpness(groups.flatMap(() => groups[draw()] ?? []))).sort(
    (a, b) => a - b,
  );
  const at = (share: number): string => (slopes[Math.floor(share * BOOTSTRAPS)] ?? 1).toFixed(2);
  const rows = Array.from({ length: 10 }, (_, bin) => {
    const within = judged.filter(({ chance }) => Math.min(9, Math.floor(chance * 10)) === bin);
    if (within.length === 0) return null;
    const mean = within.reduce((sum, { chance }) => sum + chance, 0) / within.length;
    const won = within.filter((one) => one.won).length / within.length;
    const bar = '█'.repeat(Math.round(won * 20)).padEnd(20, '░');
    return `  ${(100 * mean).toFixed(0).padStart(3)} % said ${bar} ${(100 * won).toFixed(0).padStart(3)} % won (${within.length})`;
  });
  return [
    `${title}: ${judged.length} positions of ${groups.length} matches, Brier score ${brier(judged).toFixed(3)}, ` +
      `sharpness ${sharpness(judged).toFixed(2)} [${at(0.025)}, ${at(0.975)}]`,
    ...rows.filter((row) => row !== null),
  ].join('\n');
}
