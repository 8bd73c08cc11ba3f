/**
 * Glicko-2: Mark E. Glickman, "Example of the Glicko-2 system" (2013, revised 2022), steps 1 to 8.
 * One match is one rating period. With several opponents the player is compared with each of them, and these comparisons
 * together have the weight of one duel, because they come from one match.
 */

/** An estimate of a player's strength. */
export interface Strength {
  readonly rating: number;
  /** The uncertainty: one standard deviation in rating points. */
  readonly deviation: number;
  readonly volatility: number;
}

/** A comparison with one opponent. */
export interface Comparison {
  readonly opponent: Pick<Strength, 'rating' | 'deviation'>;
  /** 1 for a win, 0.5 for a tie, 0 for a loss. */
  readonly score: number;
  /** Its weight; 1 by default. */
  readonly weight?: number;
}

/** The strength of a new player. */
export const UNKNOWN: Strength = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
/** Constrains the change of volatility; the paper recommends 0.3 to 1.2. */
const TAU = 0.5;
const EXACT = 0.000_001;
/** Days without a match after which a well-known strength is as uncertain as a new player's. */
const DAYS_TO_UNKNOWN = 730;
const DAY = 86_400_000;
const USUAL_DEVIATION = 50;

const weightOf = (phi: number): number => 1 / Math.sqrt(1 + (3 * phi * phi) / Math.PI ** 2);

/** The strength after one rating period. Without comparisons only the uncertainty grows (step 6). */
export function afterPeriod(strength: Strength, comparisons: readonly Comparison[]): Strength {
  const mu = (strength.rating - UNKNOWN.rating) / SCALE;
  const phi = strength.deviation / SCALE;
  if (comparisons.length === 0) {
    return { ...strength, deviation: Math.min(UNKNOWN.deviation, Math.hypot(phi, strength.volatility) * SCALE) };
  }
  let information = 0;
  let surprise = 0;
  for (const { opponent, score, weight = 1 } of comparisons) {
    const g = weightOf(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (opponent.rating - UNKNOWN.rating) / SCALE)));
    information += weight * g * g * expected * (1 - expected);
    surprise += weight * g * (score - expected);
  }
  const variance = 1 / information;
  const volatility = newVolatility(strength.volatility, phi, variance, variance * surprise);
  const started = Math.hypot(phi, volatility);
  const newPhi = 1 / Math.sqrt(1 / (started * started) + 1 / variance);
  return {
    rating: UNKNOWN.rating + SCALE * (mu + newPhi * newPhi * surprise),
    deviation: Math.min(UNKNOWN.deviation, newPhi * SCALE),
    volatility,
  };
}

/** Step 5: the root of f by the Illinois algorithm. */
function newVolatility(sigma: number, phi: number, variance: number, delta: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const e = Math.exp(x);
    const spread = phi * phi + variance + e;
    return (e * (delta * delta - spread)) / (2 * spread * spread) - (x - a) / (TAU * TAU);
  };
  let low = a;
  let high: number;
  if (delta * delta > phi * phi + variance) {
    high = Math.log(delta * delta - phi * phi - variance);
  } else {
    let k = 1;
    while (f(a - k * TAU) < 0) k++;
    high = a - k * TAU;
  }
  let atLow = f(low);
  let atHigh = f(high);
  while (Math.abs(high - low) > EXACT) {
    const middle = low + ((low - high) * atLow) / (atHigh - atLow);
    const atMiddle = f(middle);
    if (atMiddle * atHigh <= 0) {
      low = high;
      atLow = atHigh;
    } else {
      atLow /= 2;
    }
    high = middle;
    atHigh = atMiddle;
  }
  return Math.exp(low / 2);
}

/** The strength after a time without matches, with grown uncertainty. @param idle milliseconds */
export function afterIdling(strength: Strength, idle: number): Strength {
  const perDay = (UNKNOWN.deviation ** 2 - USUAL_DEVIATION ** 2) / DAYS_TO_UNKNOWN;
  const deviation = Math.sqrt(strength.deviation ** 2 + perDay * Math.max(0, idle / DAY));
  return { ...strength, deviation: Math.min(UNKNOWN.deviation, deviation) };
}

/** A player with their final place: 1 is the winner, ties share a place. */
export interface Placed extends Strength {
  readonly place: number;
}

/** The strength of a player after a match against others. */
export function afterMatch({ place, ...own }: Placed, opponents: readonly Placed[]): Strength {
  return afterPeriod(
    own,
    opponents.map((opponent) => ({
      opponent,
      score: Math.sign(opponent.place - place) / 2 + 0.5,
      weight: 1 / opponents.length,
    })),
  );
}
