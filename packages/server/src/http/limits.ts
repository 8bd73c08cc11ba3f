/** How many requests a minute one address may make. */

/** The usual limit for everything together, to which the limits of single routes are in proportion. */
const USUAL = 1200;

/** A limit for one route: `seldom(30)` is 30 a minute as long as REQUESTS_PER_MINUTE is at its usual value. */
export type Seldom = (most: number) => { rateLimit: { max: number; timeWindow: string } };

export function limitsFor(requestsPerMinute: number): Seldom {
  return (most) => ({
    rateLimit: { max: Math.max(1, Math.ceil((most * requestsPerMinute) / USUAL)), timeWindow: '1 minute' },
  });
}
