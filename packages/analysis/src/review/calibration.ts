/** Chances to win as the matches of strong bots bear them out: the network of a game may be too bold, or too cautious. */

/**
 * Factor for the logarithm of the odds, per game: below 1 if the network is overconfident. Fitted to fresh matches
 * (`npm run proof:teacher -- calibration`); a game in which no clear difference from 1 was measured has none.
 */
const SHARPNESS: Readonly<Partial<Record<string, number>>> = { 'east-to-west-3': 0.6 };

/** The sharpness of a game's chances; 1 where they are taken as the network gives them. */
export const sharpnessOf = (game: string): number => SHARPNESS[game] ?? 1;

/** Chances with their odds raised to a power. @param win the chances of all sides; they add up to 1, and so does what is returned. */
export function sharpened(win: readonly number[], sharpness: number): number[] {
  if (sharpness === 1) return [...win];
  const powers = win.map((chance) => chance ** sharpness);
  const sum = powers.reduce((a, b) => a + b, 0);
  return powers.map((power) => power / sum);
}
