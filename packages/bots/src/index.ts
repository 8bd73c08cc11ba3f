/** Players for the Century games. */

export { createBot } from './bot.ts';
export type { Bot, BotSetup } from './bot.ts';
export { LEVELS, USUAL_LEVEL } from './levels.ts';
export type { Budget, Level } from './levels.ts';
export { POLICIES } from './policies.ts';
export type { Policy, PolicyName } from './policies.ts';
export type { Candidate, Thought } from './thought.ts';
