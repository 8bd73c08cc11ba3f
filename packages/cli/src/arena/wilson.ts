/** Wilson's interval of a share that was counted. */

/** A share with its 95 % interval, each from 0 to 1; of nothing it is known to be anything. */
export interface Share {
  /** Null where nothing was counted. */
  readonly share: number | null;
  readonly low: number;
  readonly high: number;
}

const DEVIATES = 1.959964;

/** @param of how many times something could have happened. @param won how many times it did; may be a part. */
export function wilson(won: number, of: number): Share {
  if (of === 0) return { share: null, low: 0, high: 1 };
  const share = won / of;
  const z = (DEVIATES * DEVIATES) / of;
  const middle = (share + z / 2) / (1 + z);
  const half = Math.sqrt(share * (1 - share) * z + (z * z) / 4) / (1 + z);
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
