/** What Windrose reads of the game when it is named: `windrose play --game ./examples/own-game/src/index.ts`. */

export { bots } from './bots.ts';
export { tradeWinds as game } from './game.ts';
export { words } from './words.ts';
