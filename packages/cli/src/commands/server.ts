/** `windrose server`: what is done to the data of online matches, beside serving. */

import { writeFile } from 'node:fs/promises';

import type { Command } from 'commander';

import { Fault } from '../faults.ts';
import { withDatabase } from '../server-database.ts';
import { addDesk } from './desk.ts';

export function addServer(program: Command): void {
  const server = program
    .command('server')
    .description(
      "manage the data of online matches, and the operator's desk: backup, restore, export, who, ban, reports …",
    )
    .addHelpText('after', '\nDATABASE_URL or WINDROSE_DATA name the database, as for "serve".');
  server
    .command('backup')
    .argument('<file>', 'the file to write, such as windrose.backup.gz')
    .description('write everything to one file; the server may keep running')
    .action(backup);
  server
    .command('restore')
    .argument('<file>', 'a file written by "backup"')
    .description('fill an empty database from a backup; also how to move from SQLite to PostgreSQL')
    .action(restore);
  server
    .command('export')
    .argument('<person>', 'the name of an account, or the id of a person')
    .argument('<file>', 'the JSON file to write')
    .description('write everything that is stored about one person')
    .action(exportOne);
  addDesk(server);
}

async function backup(file: string): Promise<void> {
  const rows = await withDatabase((database, server) => server.backUp(database, file, Date.now()));
  console.log(`${rows} rows are in ${file}. It holds personal data: keep it as safe as the database.`);
}

async function restore(file: string): Promise<void> {
  const rows = await withDatabase((database, server) => server.restore(database, file), true);
  console.log(`${rows} rows are restored from ${file}.`);
}

async function exportOne(person: string, file: string): Promise<void> {
  const mine = await withDatabase((database, server) => server.exportPerson(database, person, Date.now()));
  if (!mine) throw new Fault(`There is no person called ${JSON.stringify(person)}, by account or by id.`);
  await writeFile(file, `${JSON.stringify(mine, null, 2)}\n`, { mode: 0o600 });
  console.log(`Everything of ${person} is in ${file}.`);
}
