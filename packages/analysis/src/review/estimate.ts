/** Estimated numbers and how far they may be off. */

/** An estimate. */
export interface Estimate {
  readonly value: number;
  /** Its standard error, in the unit of the value. */
  readonly error: number;
}

/** Standard errors to either side that nine of ten values lie within, and nineteen of twenty. */
const WITHIN_90 = 1.645;
const WITHIN_95 = 1.96;

/** The interval in which the true value lies nine times of ten. */
export const intervalOf = ({ value, error }: Estimate): readonly [number, number] => [
  value - WITHIN_90 * error,
  value + WITHIN_90 * error,
];

/** The standard error of an estimate with this interval. */
export const errorOf = ([least, most]: readonly [number, number]): number => (most - least) / 2 / WITHIN_90;

/** Whether the true value is surely positive: the interval of 95 % excludes zero. */
export const isPositive = ({ value, error }: Estimate): boolean => value - WITHIN_95 * error > 0;

/** The mean of some measurements, at least two. A spread of zero among few is not believed: one unit more is added to it. */
export function meanWithError(values: readonly number[], unit = 0): Estimate {
  const n = values.length;
  const value = values.reduce((sum, each) => sum + each, 0) / n;
  const spread = values.reduce((sum, each) => sum + (each - value) ** 2, unit * unit) / Math.max(1, n - 1);
  return { value, error: Math.sqrt(spread / n) };
}

/** Student's t that nineteen of twenty lie within, by degrees of freedom from 1. */
const STUDENT = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306] as const;

/** The same of a few measurements: their spread is known so badly that the error counts more, as Student's t says. */
export function meanOfFew(values: readonly number[], unit = 0): Estimate {
  const { value, error } = meanWithError(values, unit);
  const wider = (STUDENT[values.length - 2] ?? WITHIN_95) / WITHIN_95;
  return { value, error: error * wider };
}

/** Two independent estimates of the same number as one: each counts by its precision. */
export function combined(a: Estimate, b: Estimate): Estimate {
  const [ofA, ofB] = [1 / a.error ** 2, 1 / b.error ** 2];
  return { value: (a.value * ofA + b.value * ofB) / (ofA + ofB), error: Math.sqrt(1 / (ofA + ofB)) };
}
