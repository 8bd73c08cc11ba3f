/**
 * For Node: bots on separate threads that can be stopped.
 *
 * @module @windrose/bots/host
 */

export type { SeatSetup } from './answers.ts';
export { BotHost, HostedSeat } from './host.ts';
export type { HostedSetup, HostSetup } from './host.ts';
export { failureInWords } from './failure.ts';
export type { PlayerFailure } from './failure.ts';
export { openingOf } from './opening.ts';
export { readNamedGames, readOwnGame } from './own-games.ts';
export type { OwnGame } from './own-games.ts';
export { killGroup, OutsidePlayer, type OutsideSeat, readOutside } from './outside.ts';
export type { OutsideCommand, OutsideSetup } from './outside.ts';
export type { BeginLine, ChooseLine, Course, EndLine, PlayerLine } from './player-lines.ts';
