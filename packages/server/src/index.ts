/** The server of online matches. */

export { ConfigError, readConfig } from './config.ts';
export type { Config } from './config.ts';
export { WindroseServer } from './server.ts';
export type { ServerSetup } from './server.ts';
