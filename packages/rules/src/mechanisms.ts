/**
 * What games are made of, for those who make one of their own: the state and how mechanisms add to it, phases, turns, and
 * the mechanisms of the hold that any game of cubes can use. `docs/adding-a-game.md` shows how they are put together;
 * `examples/own-game` is a whole game made of them.
 */

export * from './core/bits.ts';
export * from './core/state.ts';
export * from './core/events.ts';
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
// Fields that a game's own mechanisms declare come after all of ours.
import './games/index.ts';
