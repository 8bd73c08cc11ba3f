/** The server of online matches. */

export { ConfigError, readConfig, VARIABLES } from './config.ts';
export type { Config, Variable } from './config.ts';
export { BackupError, backUp, restore } from './ops/backup.ts';
export { exportPerson } from './ops/export.ts';
export { openDesk, WhoError } from './desk/terminal.ts';
export type { TerminalDesk } from './desk/terminal.ts';
export { Refusal } from './match/refusal.ts';
export { WindroseServer } from './server.ts';
export type { ServerSetup } from './server.ts';
export { openDatabase } from './storage/database.ts';
export { demandDatabase, StorageError, storageFault } from './storage/fault.ts';
