/**
 * The messages between client and server: one schema per message, with the types derived from it.
 *
 * @module @windrose/protocol
 */

export { ClosedError } from './client/closed.ts';
export { Online, RefusedError, newCommandId } from './client/online.ts';
export type { OnlineSetup } from './client/online.ts';
export type { OnlineMatch, PartStore } from './client/online-match.ts';
export type { ConnectionState, SocketLike } from './client/socket.ts';
export * from './chat.ts';
export * from './commands.ts';
export * from './desk.ts';
export { checkLuck, checkRecordLuck } from './fair-luck.ts';
export type { LuckFinding } from './fair-luck.ts';
export * from './http.ts';
export * from './lobby.ts';
export * from './luck.ts';
export * from './messages.ts';
export * from './notices.ts';
export { afterQuietHours, Pace, slowDeadline } from './pace.ts';
export * from './people.ts';
export * from './steps.ts';
export { isDecided, placesOf, StepError, Table, tableOf, UnknownStepError } from './table.ts';
export type { Ending, Stage, TableSeat } from './table.ts';
export * from './values.ts';
