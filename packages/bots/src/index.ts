/** Players for the Century games. */

export type { NetWeights } from './evaluate/net.ts';
export { createBot } from './bot.ts';
export type { Bot, BotSetup, CodePlayer } from './bot.ts';
export { DecisionTree } from './decision-tree.ts';
export type { DecisionTreeSetup } from './decision-tree.ts';
export { evaluationFor } from './evaluate/evaluate.ts';
export { addBots } from './evaluate/own.ts';
export type { Judgement, OwnBots } from './evaluate/own.ts';
export { LEVELS, USUAL_LEVEL } from './levels.ts';
export type { Budget, Level } from './levels.ts';
export { codeOf, questionOf } from './player.ts';
export type { Answer, MakePlayer, Player, Question, Seating } from './player.ts';
export { createPlayer, isYardstick, PLAYERS } from './players.ts';
export type { PlayerName, PlayerSetup } from './players.ts';
export { FairnessMeter } from './map-fairness.ts';
export type { Fairness } from './map-fairness.ts';
export { POLICIES } from './policies.ts';
export type { Policy, PolicyName } from './policies.ts';
export { sightOf } from './sight.ts';
export type { Sight } from './sight.ts';
export type { Candidate, Thought } from './thought.ts';
export { YARDSTICKS } from './yardsticks/index.ts';
export type { YardstickName } from './yardsticks/index.ts';
export type { Chooser, Yardstick } from './yardsticks/yardstick.ts';
