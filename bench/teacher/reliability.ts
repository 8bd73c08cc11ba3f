/** The agreement of predicted chances with results. */

/** A judged position of a match. */
export interface Judged {
  readonly match: number;
  /** The chances of a side to win, 0 to 1, at the ends of the playouts from the position; their mean is its chance. */
  readonly leaves: readonly number[];
  readonly won: boolean;
}

/** The number of bootstrap samples of matches, from which the error of a result is estimated. */
const BOOTSTRAPS = 200;

/** Into how many parts the matches are divided: each is judged by what the others say. */
const PARTS = 5;

/** The chance, with the odds of every leaf raised to a power; certain ones stay certain. */
function chanceOf({ leaves }: Judged, sharpness: number): number {
  const raised = leaves.map((leaf) => leaf ** sharpness / (leaf ** sharpness + (1 - leaf) ** sharpness));
  return raised.reduce((sum, each) => sum + each, 0) / leaves.length;
}

/** Mean square of the error: 0 is perfect, 0.25 is a coin. */
function brier(judged: readonly Judged[], sharpness: (one: Judged) => number): number {
  const errors = judged.map((one) => chanceOf(one, sharpness(one)) - Number(one.won));
  return errors.reduce((sum, error) => sum + error * error, 0) / judged.length;
}

/** Mean surprise: of what happened, the logarithm of the chance it was given. */
function surprise(judged: readonly Judged[], sharpness: number): number {
  const surprises = judged.map((one) => {
    const chance = Math.min(0.999, Math.max(0.001, chanceOf(one, sharpness)));
    return -Math.log(one.won ? chance : 1 - chance);
  });
  return surprises.reduce((sum, each) => sum + each, 0) / judged.length;
}

/** The power of the odds that surprises least: below 1 the chances are too bold, above 1 too cautious. */
export function fittedSharpness(judged: readonly Judged[]): number {
  let [least, most] = [0.1, 3];
  while (most - least > 0.01) {
    const [low, high] = [least + (most - least) / 3, most - (most - least) / 3];
    if (surprise(judged, low) < surprise(judged, high)) most = high;
    else least = low;
  }
  return (least + most) / 2;
}

/**
 * A reliability diagram in text, with the sharpness that fits, and Brier scores without it and with that of the other matches.
 * Positions of a match depend on each other: intervals and parts are of matches.
 */
export function reliability(title: string, judged: readonly Judged[]): string {
  const groups = [...Map.groupBy(judged, ({ match }) => match).values()];
  let seed = 12345;
  const draw = (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return Math.floor((seed / 2 ** 32) * groups.length);
  };
  const fits = Array.from({ length: BOOTSTRAPS }, () =>
    fittedSharpness(groups.flatMap(() => groups[draw()] ?? [])),
  ).sort((a, b) => a - b);
  const at = (share: number): string => (fits[Math.floor(share * BOOTSTRAPS)] ?? 1).toFixed(2);
  const ofParts = Array.from({ length: PARTS }, (_, part) =>
    groups.length < PARTS ? 1 : fittedSharpness(groups.filter((__, number) => number % PARTS !== part).flat()),
  );
  const partOf = new Map(groups.flatMap((group, number) => group.map((one) => [one, number % PARTS] as const)));
  const heldOut = (one: Judged): number => ofParts[partOf.get(one) ?? 0] ?? 1;
  const rows = Array.from({ length: 10 }, (_, bin) => {
    const within = judged.filter((one) => Math.min(9, Math.floor(chanceOf(one, heldOut(one)) * 10)) === bin);
    if (within.length === 0) return null;
    const mean = within.reduce((sum, one) => sum + chanceOf(one, heldOut(one)), 0) / within.length;
    const won = within.filter((one) => one.won).length / within.length;
    const bar = '█'.repeat(Math.round(won * 20)).padEnd(20, '░');
    return `  ${(100 * mean).toFixed(0).padStart(3)} % said ${bar} ${(100 * won).toFixed(0).padStart(3)} % won (${within.length})`;
  });
  return [
    `${title}: ${judged.length} positions of ${groups.length} matches, sharpness ${fittedSharpness(judged).toFixed(2)} [${at(0.025)}, ${at(0.975)}]`,
    `  Brier score of the network ${brier(judged, () => 1).toFixed(3)}, with the sharpness of the other matches ${brier(judged, heldOut).toFixed(3)}`,
    ...rows.filter((row) => row !== null),
  ].join('\n');
}
