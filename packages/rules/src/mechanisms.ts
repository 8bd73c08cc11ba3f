/**
 * The parts that games are made of, for authors of custom games: the state and how mechanisms extend it, phases, turns, and
 * the mechanisms of the built-in games: of the hold, at sea, on land and on the road. `docs/adding-a-game.md` explains how to
 * assemble them and what each needs; `examples/own-game` is a complete game.
 *
 * @module @windrose/rules/mechanisms
 */

// First of all: fields that a game's own mechanisms declare come after all of ours.
import './games/index.ts';

export * from './core/bits.ts';
export * from './core/state.ts';
export * from './core/events.ts';
export { required } from './core/required.ts';
export type { Assembly, ScorePart, StateDescription, Tables } from './core/core.ts';
export type { Game, OptionRule, OptionsBy, Setting } from './core/game.ts';
export type { GameShape, NoOptions, OptionsOf } from './core/shape.ts';
export type { Luck } from './core/luck.ts';
export { AutomaticPhase, MOST_OPTIONS, Phase } from './core/phase.ts';
export type { OptionBase } from './core/phase.ts';
export { Turn } from './core/turn-choice.ts';
export type { TurnChoice } from './core/turn-choice.ts';
export { BeginTurn, EndTurn, noteClaim, SetUpBackwards, STALL_ROUNDS, triggerEnd } from './core/turns.ts';
export { Act, PASS } from './hold/act.ts';
export type { Action, ActOption } from './hold/act.ts';
export { Discard } from './hold/limit.ts';
export type { DiscardOption } from './hold/limit.ts';
export { PayPrice } from './hold/pay.ts';
export type { PriceOption } from './hold/pay.ts';
export { canTrade, Trade, tradeOnce } from './hold/trade.ts';
export type { TradeOption } from './hold/trade.ts';
export { Upgrade } from './hold/upgrade.ts';
export type { UpgradeOption } from './hold/upgrade.ts';
export type { Inspected, Inspector } from './referee/inspector.ts';

// Cubes.
export { formatBundle, notYellow, one, parseBundle } from './core/spice.ts';
export type { Bundle, SpiceLetter } from './core/spice.ts';

// Packs of Windrose, as tables of their components.
export { readSeaPack } from './games/eastern-wonders/pack.ts';
export type { SeaPack } from './games/eastern-wonders/pack.ts';
export type { PackFiles } from './games/packs.ts';
export { readLandPack } from './games/new-world/pack.ts';
export type { LandBuild, LandMode, LandPack } from './games/new-world/pack.ts';
export { readRoadPack, ROAD_SEATS } from './games/spice-road/pack.ts';
export type { RoadPack } from './games/spice-road/pack.ts';

// At sea.
export { bonusList, bonusPoints, dealBonuses, describeSupply, TakeBonus } from './sea/bonus.ts';
export type { BonusOption, BonusSupply, SupplyView } from './sea/bonus.ts';
export { LayCard, MOVE_BOAT, SailByCards } from './sea/card-sail.ts';
export type { CardSailOption, LaidSeatView, LayOption, MoveOption } from './sea/card-sail.ts';
export { Chart, checkedChart, makeMapCode, parseMapCode } from './sea/chart.ts';
export type { MapNeeds, Place, PlaceKind } from './sea/chart.ts';
export { noteColumn, TakeColumn } from './sea/column.ts';
export type { ColumnOption } from './sea/column.ts';
export { dealTiles } from './sea/deal.ts';
export { HARVEST_ACTION, SURE_HARVEST } from './sea/harvest.ts';
export { TakeHeap } from './sea/heap.ts';
export type { HeapOption } from './sea/heap.ts';
export { marketTable, openTrade, tradeHere } from './sea/market.ts';
export type { Markets } from './sea/market.ts';
export { boardPoints, buildHere, describeOutposts, FoundOutpost } from './sea/outposts.ts';
export type { OutpostBoard, OutpostsView } from './sea/outposts.ts';
export { claimedList, claimedPoints, claimHere, dealPorts, describePorts, vpTable } from './sea/ports.ts';
export type { PortsView, VpTiles } from './sea/ports.ts';
export { randomIslands, randomMap } from './sea/random-map.ts';
export { Rival, RIVAL_LEVELS } from './sea/rival.ts';
export type { Reaction, RivalLevel, RivalTable, RivalView } from './sea/rival.ts';
export { CastOff, Sail } from './sea/sail.ts';
export type { SailOption } from './sea/sail.ts';
export { ChooseSet, PlaceBoat } from './sea/start.ts';
export type { BoatOption, SetOption } from './sea/start.ts';
export { chooseChart, describeSea, describeSeaSeat, seaLayout, seaNames, seaScores } from './sea/table.ts';
export type { SeaSeatView, SeaTable, SeaTableView } from './sea/table.ts';
export { PayToll } from './sea/toll.ts';
export type { TollOption, TollTiles } from './sea/toll.ts';
export { neededActions, optionalActions, seaTurn } from './sea/turn.ts';
export type { NeededActionKind, OptionalActionKind, SeaTurnOption } from './sea/turn.ts';

// On land.
export {
  BONUS_TILE_KINDS,
  bonusTable,
  MOST_BONUS_TILES,
  bonusTilePoints,
  dealStacks,
  describeStacks,
  describeTiles,
  TakeBonusTile,
} from './land/bonus.ts';
export type { BonusTile, BonusTileOption, BonusTiles, Stack, StacksView } from './land/bonus.ts';
export {
  cardPoints,
  cardTable,
  ICONS,
  MOST_POINT_CARDS,
  dealCards,
  describeCards,
  describeDeck,
} from './land/cards.ts';
export type { CardRowView, PointCard, PointCards } from './land/cards.ts';
export {
  dealExploration,
  EXPLORATION_KINDS,
  MOST_EXPLORATION_TILES,
  explorationPoints,
  explorationTable,
  Explore,
} from './land/exploration.ts';
export type { ExplorationTile, ExplorationTiles, ExploreOption } from './land/exploration.ts';
export { TakeFortCard, TakeFortTile, workAtForts } from './land/forts.ts';
export type { FortCardOption, Forts, FortTileOption } from './land/forts.ts';
export { gainCubes, production, trade, upgrades } from './land/goods.ts';
export {
  dealIslands,
  describeIslands,
  describeIslandsSeat,
  islandActions,
  islandPhases,
  ISLANDS_MAP,
  islandsLayout,
} from './land/islands.ts';
export type { IslandOption, Islands, IslandSeatView, IslandsView } from './land/islands.ts';
export {
  dealSettlers,
  describeLocations,
  MOST_LOCATIONS,
  NO_LANDMARK,
  recallFromLocations,
  Work,
} from './land/locations.ts';
export type { Location, LocationAction, LocationView, PlainEffect, WorkOption } from './land/locations.ts';
export {
  AnotherTurn,
  dealMarket,
  describeMerchants,
  fillMarket,
  fillMarketFromPiles,
  marketLayout,
  PutAway,
  REFRESH_MARKET,
  workAtMarket,
} from './land/merchants.ts';
export type { MerchantMarket, MerchantMarketView, MerchantSeatView } from './land/merchants.ts';
export { Rest } from './land/rest.ts';
export type { Recall, RestOption } from './land/rest.ts';
export {
  ADJUST_ROUTE,
  AdjustRoute,
  dealRoutes,
  describeRoute,
  recallFromRoute,
  routeLayout,
  SwapRoute,
  UseOrTake,
  WorkRoute,
  workAtMarketOrRoute,
} from './land/route.ts';
export type { AdjustOption, MarketOption, ReplaceOption, RouteOption, RouteSeatView } from './land/route.ts';
export { LandTable } from './land/table.ts';
export type { LandSeatView, LandTableView } from './land/table.ts';
export { TurnUp } from './land/turn-up.ts';
export type { Refill } from './land/turn-up.ts';

// On the road.
export { PlaceCubes } from './road/acquire.ts';
export type { PlaceOption } from './road/acquire.ts';
export { applyMerchant, canUseMerchant, MERCHANT_WORDS, merchantTable, MOST_MERCHANTS } from './road/merchant.ts';
export type { MerchantCard, MerchantCards } from './road/merchant.ts';
export {
  ClaimOrder,
  coinPoints,
  dealOrders,
  describeCoins,
  describeOrderRow,
  describeOrders,
  ORDER_WORDS,
  orderPoints,
} from './road/orders.ts';
export type { ClaimCardOption, Coins, OrderRowView, Orders, OrderSeatView } from './road/orders.ts';
export { dealMerchants, describeMarket, describeOwnCards, takeMerchant } from './road/row.ts';
export type { HandView, MarketView } from './road/row.ts';
export { RoadTurn } from './road/turn.ts';
export type { FurtherAction, RoadTurnOption } from './road/turn.ts';
