/** Windrose's rules engine: the Century trilogy as pure, deterministic code. Start from {@link startMatch} and {@link Match}. */

export * from './core/spice.ts';
export { bitList, inSet, lowestBit, popcount } from './core/bits.ts';
export { Core } from './core/core.ts';
export { MOST_OPTIONS } from './core/phase.ts';
export type { Assembly, ScorePart } from './core/core.ts';
export { RulesError } from './core/errors.ts';
export type { ErrorCode } from './core/errors.ts';
export type { Event, EventKind } from './core/events.ts';
export { type FeatureRow, Features } from './core/features.ts';
export type { FeatureField } from './core/features.ts';
export { COMMON_OPTIONS } from './core/game.ts';
export type { Game, MatchOptions, OptionRule, OptionValue, Setting } from './core/game.ts';
export { FastLuck, MatchLuck, ScriptedLuck, ToldLuck } from './core/luck.ts';
export type { Luck, ToldDraws } from './core/luck.ts';
export { Match } from './core/match.ts';
export type { Choice, CodedOption, Decision, Scores, SeatScore } from './core/match.ts';
export { makeNotation } from './core/notation.ts';
export { namePack } from './core/pack.ts';
export type { PackName, RawPack } from './core/pack.ts';
export type { Option } from './core/phase.ts';
export type { MatchRecord } from './core/record.ts';
export { RULES_VERSION } from './core/record.ts';
export { sha256Text } from './core/sha256.ts';
export { State } from './core/state.ts';
export { STALL_ROUNDS } from './core/turns.ts';
export { findGame, loadMatch, matchFrom, parseNotation, startMatch } from './family.ts';
export type { MatchRequest } from './family.ts';
export { eastToWest1 } from './games/east-to-west-1.ts';
export { eastToWest2 } from './games/east-to-west-2.ts';
export { eastToWest3 } from './games/east-to-west-3.ts';
export { easternWonders, EASTERN_WONDERS_MAP } from './games/eastern-wonders.ts';
export { easternWondersSolo } from './games/eastern-wonders-solo.ts';
export { GAMES } from './games/index.ts';
export { newWorld } from './games/new-world.ts';
export { sandToSea, SAND_TO_SEA_MAP } from './games/sand-to-sea.ts';
export { spiceRoad } from './games/spice-road.ts';
export { islandsOf } from './land/islands.ts';
export type { Islands } from './land/islands.ts';
export { landTableOf } from './land/table.ts';
export type { LandTable } from './land/table.ts';
export { PACKS } from './packs/index.ts';
export { deedsOf } from './position/deeds.ts';
export type { Deed } from './position/deeds.ts';
export type { Refusal } from './position/refusals.ts';
export { countSheet } from './position/sheet.ts';
export { positionOf } from './position/position.ts';
export type { Position } from './position/position.ts';
export { Referee } from './referee/referee.ts';
export { merchantsOf } from './road/merchant.ts';
export type { MerchantCards } from './road/merchant.ts';
export { ordersOf } from './road/orders.ts';
export type { Orders } from './road/orders.ts';
export { cornerShapes, evenMap, evenness, shapeEvenness } from './sea/balance.ts';
export {
  checkedChart,
  Chart,
  makeMapCode,
  mapAdvice,
  mapFaults,
  MOST_PLACES,
  parseMapCode,
  randomIslands,
  randomMap,
} from './sea/chart.ts';
export { GALLERY } from './sea/gallery.ts';
export type { MapFault, MapNeeds, Place, PlaceKind } from './sea/chart.ts';
export { seaTableOf } from './sea/table.ts';
export type { SeaTable } from './sea/table.ts';
