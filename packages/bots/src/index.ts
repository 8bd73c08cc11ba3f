/**
 * Players for the Century games.
 *
 * @module @windrose/bots
 */

export type { NetWeights } from './evaluate/net.ts';
export { createBot, createBotWith } from './bot.ts';
export type { Bot, BotSetup, CodePlayer, LeanBotSetup } from './bot.ts';
export { DecisionTree } from './decision-tree.ts';
export type { DecisionTreeSetup } from './decision-tree.ts';
export { loadWeights } from './games/load-weights.ts';
export { weightsFor } from './games/weights.ts';
export { evaluationFor } from './evaluate/evaluate.ts';
export { stepsBetween } from './evaluate/sea.ts';
export { addBots } from './evaluate/own.ts';
export type { Judgement, OwnBots } from './evaluate/own.ts';
export { EASTERN_WONDERS_WEIGHTS } from './games/eastern-wonders/weights.ts';
export { EASTERN_WONDERS_SOLO_WEIGHTS } from './games/eastern-wonders-solo/weights.ts';
export { NEW_WORLD_WEIGHTS } from './games/new-world/weights.ts';
export { EAST_TO_WEST_1_WEIGHTS } from './games/east-to-west-1/weights.ts';
export { EAST_TO_WEST_2_WEIGHTS } from './games/east-to-west-2/weights.ts';
export { EAST_TO_WEST_3_WEIGHTS } from './games/east-to-west-3/weights.ts';
export { SPICE_ROAD_WEIGHTS } from './games/spice-road/weights.ts';
export { SAND_TO_SEA_WEIGHTS } from './games/sand-to-sea/weights.ts';
export { mostIterations } from './level-configurations.ts';
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
export { EndComparer } from './same-end.ts';
export { withoutDetours } from './straighten.ts';
export { sightOf, sightWith } from './sight.ts';
export type { Sight } from './sight.ts';
export type { Candidate, Thought } from './thought.ts';
export { YARDSTICKS } from './yardsticks/index.ts';
export type { YardstickName } from './yardsticks/index.ts';
export type { Chooser, Yardstick } from './yardsticks/yardstick.ts';
