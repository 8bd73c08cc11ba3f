/**
 * Windrose's rules engine: the Century trilogy as pure, deterministic code. Start from {@link startMatch} and {@link Match}.
 *
 * @module @windrose/rules
 */

export * from './core/spice.ts';
export { bitList, inSet, lowestBit, popcount } from './core/bits.ts';
export { Core } from './core/core.ts';
export { MOST_OPTIONS } from './core/phase.ts';
export type { Assembly, ScorePart } from './core/core.ts';
export { RulesError } from './core/errors.ts';
export { required } from './core/required.ts';
export type { ErrorCode } from './core/errors.ts';
export type { Event, EventKind, EventShape } from './core/events.ts';
export { type FeatureRow, Features } from './core/features.ts';
export type { FeatureField } from './core/features.ts';
export { checkPack, unreadInPack } from './check-pack.ts';
export type { Guess, PackFinding, PackCheck } from './check-pack.ts';
export { optionRules } from './core/game.ts';
export type { Game, OptionRule, Setting } from './core/game.ts';
export type { GameShape, MatchOptions, OptionValue } from './core/shape.ts';
export { FastLuck, MatchLuck, ScriptedLuck, RecordedLuck } from './core/luck.ts';
export type { Luck, RecordedDraws } from './core/luck.ts';
export { sameOption } from './core/match.ts';
export type { Match as MatchOf } from './core/match.ts';
export type { Scores, SeatScore } from './core/match.ts';
export { makeNotation } from './core/notation.ts';
export { letterOf, namePack, PackReader } from './core/pack.ts';
export type { PackName, RawPack } from './core/pack.ts';
export type { OptionBase } from './core/phase.ts';
export type { MatchRecord } from './core/record.ts';
export type { AnyOf } from './core/shape.ts';
export { sha256Text } from './core/sha256.ts';
export { State } from './core/state.ts';
export type { Decision, HoldView } from './core/view.ts';
export { STALL_ROUNDS } from './core/turns.ts';
export { addGame, allGames, findGame, isGameId } from './games/own.ts';
export {
  findNamed,
  faultOfNamed,
  hasPack,
  loadMatch,
  Match,
  matchFrom,
  packOf,
  parseNotation,
  startMatch,
  startNamed,
} from './family.ts';
export type { AnyMatch, Choice, CodedOption, MatchRequest, NamedGame, OwnMatchRequest } from './family.ts';
export { eastToWest1 } from './games/east-to-west-1/game.ts';
export { eastToWest2 } from './games/east-to-west-2/game.ts';
export { eastToWest3 } from './games/east-to-west-3/game.ts';
export { easternWonders, EASTERN_WONDERS_MAP } from './games/eastern-wonders/game.ts';
export { easternWondersSolo } from './games/eastern-wonders-solo/game.ts';
export { GAME_IDS, GAMES, RULE_PAGES_OF } from './games/index.ts';
export type { AnySeat, AnyView, GameId, Games, MatchOptionsOf, Option, OptionOfKind, View } from './games/index.ts';
export { newWorld } from './games/new-world/game.ts';
export { sandToSea, SAND_TO_SEA_MAP } from './games/sand-to-sea/game.ts';
export { spiceRoad } from './games/spice-road/game.ts';
export { CARDS_TO_END, ICONS } from './land/cards.ts';
export { islandsOf } from './land/islands.ts';
export type { Islands } from './land/islands.ts';
export { LANDMARK_CELLS } from './land/locations.ts';
export type { LocationView } from './land/locations.ts';
export { ROUTE_CELLS } from './land/route.ts';
export type { StackView } from './land/bonus.ts';
export { landTableOf } from './land/table.ts';
export type { LandSeat, LandTable, LandView } from './land/table.ts';
export type { SeaPackFile } from './games/eastern-wonders/pack.ts';
export { builtInPack, EASTERN_WONDERS_PACK, NEW_WORLD_PACK, PACKS, SPICE_ROAD_PACK } from './games/packs.ts';
export type { PackFiles } from './games/packs.ts';
export type { BoardFile, Icon, LandMode, LandPackFile, SpaceFile } from './games/new-world/pack.ts';
export type { RoadPackFile } from './games/spice-road/pack.ts';
export { candidateMoves } from './position/candidate-moves.ts';
export type { CandidateMove } from './position/candidate-moves.ts';
export type { Refusal } from './position/refusals.ts';
export type { RuleId } from './core/rule-id.ts';
export { RULE_PAGES } from './core/rule-pages.ts';
export type { RulePage } from './core/rule-pages.ts';
export { isRuleId, pageOfRule, refusedBy, ruleOf, withRule } from './position/rule-of.ts';
export type { Refused } from './position/rule-of.ts';
export { countSheet } from './position/sheet.ts';
export { positionOf } from './position/position.ts';
export type { Position } from './position/position.ts';
export { Referee } from './referee/referee.ts';
export { MERCHANT_WORDS, merchantsOf } from './road/merchant.ts';
export type { MerchantCards } from './road/merchant.ts';
export { ORDER_WORDS, ordersOf } from './road/orders.ts';
export type { CoinsView, Orders } from './road/orders.ts';
export type { RoadSeat, RoadView } from './road/view.ts';
export { BONUS_KINDS } from './sea/bonus.ts';
export type { BonusKind, SupplyView } from './sea/bonus.ts';
export type { PlaceView } from './sea/describe.ts';
export type { OutpostsView } from './sea/outposts.ts';
export type { RivalView } from './sea/rival.ts';
export { cornerShapes, evenMap, evenness, shapeEvenness } from './sea/balance.ts';
export {
  checkedChart,
  Chart,
  makeMapCode,
  mapAdvice,
  mapFaults,
  MOST_PLACES,
  parseMapCode,
  readMapCode,
} from './sea/chart.ts';
export { GALLERY } from './sea/gallery.ts';
export type { MapFault, MapNeeds, Place, PlaceKind } from './sea/chart.ts';
export { randomIslands, randomMap } from './sea/random-map.ts';
export { seaTableOf } from './sea/table.ts';
export type { SeaSeatView, SeaTable, SeaView } from './sea/table.ts';
