/** The database of online matches, opened for one piece of work beside servers that run. */

import { fileURLToPath } from 'node:url';

import type * as ServerModule from '@windrose/server';

import { Fault } from './faults.ts';
import { demandKnownVariables } from './variables.ts';

/** The data folder of `windrose serve` if the environment names none. */
const DATA = fileURLToPath(new URL('../../../data', import.meta.url));

type Server = typeof ServerModule;
type Config = ServerModule.Config;
type Database = Awaited<ReturnType<Server['openDatabase']>>;

/**
 * Opens the database for one piece of work.
 * @param isNew whether it may be made if it is not there
 */
export async function withDatabase<Result>(
  work: (database: Database, server: Server, config: Config) => Promise<Result>,
  isNew = false,
): Promise<Result> {
  // Only these commands need it, and it takes a while to read.
  const server = await import('@windrose/server');
  demandKnownVariables(server.VARIABLES.map(({ name }) => name));
  try {
    const config = server.readConfig(process.env, DATA);
    if (!isNew) server.demandDatabase(config.database);
    const database = await server.openDatabase(config);
    try {
      return await work(database, server, config);
    } catch (error) {
      throw server.storageFault(error, config.database) ?? error;
    } finally {
      await database.close();
    }
  } catch (error) {
    throw faultOf(server, error);
  }
}

/** Turns errors of the settings, the storage or the request into a sentence; rethrows anything else. */
export function faultOf(server: Server, error: unknown): unknown {
  if (error instanceof server.ConfigError) return new Fault(error.message, 2);
  const { BackupError, StorageError, WhoError, Refusal } = server;
  const expected = [BackupError, StorageError, WhoError, Refusal].some((kind) => error instanceof kind);
  return expected && error instanceof Error ? new Fault(error.message) : error;
}
