/** Request limits per minute and address. */

/** The default of the overall limit; the limits of single routes scale with it. */
const USUAL = 1200;

/** A limit for one route: `seldom(30)` is 30 per minute at the default value of REQUESTS_PER_MINUTE. */
export type Seldom = (most: number) => { rateLimit: { max: number; timeWindow: string } };

export function limitsFor(requestsPerMinute: number): Seldom {
  return (most) => ({
    rateLimit: { max: Math.max(1, Math.ceil((most * requestsPerMinute) / USUAL)), timeWindow: '1 minute' },
  });
}

/** For health checks and metrics: a limit that no monitoring reaches, whatever else its address asks for. */
export const MONITORING = { rateLimit: { max: 600, timeWindow: '1 minute' } };
