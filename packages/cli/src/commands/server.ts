/** `windrose server`: what is done to the data of online matches, beside serving. */

import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import type * as ServerModule from '@windrose/server';
import type { Command } from 'commander';

import { Fault } from '../faults.ts';

/** Where `windrose serve` stores matches if the environment says nothing else. */
const DATA = fileURLToPath(new URL('../../../../data', import.meta.url));

export function addServer(program: Command): void {
  const server = program
    .command('server')
    .description('the data of online matches: backup, restore, export, reports')
    .addHelpText('after', '\nDATABASE_URL or WINDROSE_DATA say where the data are, as for "windrose serve".');
  server
    .command('backup')
    .argument('<file>', 'the file to write, such as windrose.backup.gz')
    .description('write everything into one file, while the server runs')
    .action(backup);
  server
    .command('restore')
    .argument('<file>', 'a file that "backup" has written')
    .description('fill an empty database from a backup; also the way from SQLite to PostgreSQL')
    .action(restore);
  server
    .command('export')
    .argument('<person>', 'the name of an account, or the id of a person')
    .argument('<file>', 'the JSON file to write')
    .description('write everything that is stored of one person')
    .action(exportOne);
  server
    .command('reports')
    .option('--close <id>', 'put a report away')
    .option('--json', 'tell them as JSON')
    .description('what people have reported about others')
    .action(reports);
}

type Server = typeof ServerModule;
type Database = Awaited<ReturnType<Server['openDatabase']>>;

/** Opens the database for one piece of work. */
async function withDatabase<Result>(work: (database: Database, server: Server) => Promise<Result>): Promise<Result> {
  // Only these commands need it, and it takes a while to read.
  const server = await import('@windrose/server');
  try {
    const database = await server.openDatabase(server.readConfig(process.env, DATA));
    try {
      return await work(database, server);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (error instanceof server.ConfigError) throw new Fault(error.message, 2);
    if (error instanceof server.BackupError) throw new Fault(error.message);
    throw error;
  }
}

async function backup(file: string): Promise<void> {
  const rows = await withDatabase((database, server) => server.backUp(database, file, Date.now()));
  console.log(`${rows} rows are in ${file}. It holds personal data: keep it as safe as the database.`);
}

async function restore(file: string): Promise<void> {
  const rows = await withDatabase((database, server) => server.restore(database, file));
  console.log(`${rows} rows are restored from ${file}.`);
}

async function exportOne(person: string, file: string): Promise<void> {
  const mine = await withDatabase((database, server) => server.exportPerson(database, person, Date.now()));
  if (!mine) throw new Fault(`There is nobody called ${JSON.stringify(person)}, by account or by id.`);
  await writeFile(file, `${JSON.stringify(mine, null, 2)}\n`, { mode: 0o600 });
  console.log(`Everything of ${person} is in ${file}.`);
}

async function reports({ close, json }: { readonly close?: string; readonly json?: boolean }): Promise<void> {
  if (close !== undefined) {
    const closed = await withDatabase((database, server) => server.closeReport(database, close, Date.now()));
    if (!closed) throw new Fault(`There is no open report ${close}.`);
    console.log('The report is put away.');
    return;
  }
  const open = await withDatabase((database, server) => server.openReports(database));
  if (json) {
    console.log(JSON.stringify(open));
    return;
  }
  if (open.length === 0) console.log('No open reports.');
  for (const { id, created, reason, by, about, match, text } of open) {
    const when = new Date(created).toISOString().slice(0, 16).replace('T', ' ');
    const who = `${by?.name ?? 'somebody'} about ${about?.name ?? 'somebody who is gone'} (${about?.id ?? '-'})`;
    console.log(`${id}  ${when}  ${reason}: ${who}${match === null ? '' : `, match ${match}`}`);
    if (text !== '') console.log(`    ${text}`);
  }
}
