/** The module that Windrose loads for the game: `windrose play --game ./examples/own-game/src/index.ts`. */

export { bots } from './bots.ts';
export { tradeWinds as game } from './game.ts';
export { words } from './words.ts';
