/** Players for the Century games. */

export { BOT_LEVELS, createBot } from './bot.ts';
export type { Bot, BotLevel, BotSetup } from './bot.ts';
export { POLICIES } from './policies.ts';
export type { Policy, PolicyName } from './policies.ts';
