/** `windrose serve`: the page and the server of online matches, in one process. */

import { existsSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import type { WindroseServer } from '@windrose/server';
import type { Command } from 'commander';

import { comesWith, commandLine, pathFromHere } from '../command-name.ts';
import { Fault } from '../faults.ts';
import { onStop } from '../interrupt.ts';
import { faultOf } from '../server-database.ts';
import { serveFolder } from '../site.ts';
import { demandKnownVariables } from '../variables.ts';

const PAGE = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** The data folder if the environment names none. */
const DATA = fileURLToPath(new URL('../../../../data', import.meta.url));

const USUAL_PORT = 8080;
/** The number of ports after a taken one that are tried. */
const TRIES = 100;

interface Flags {
  readonly port?: string;
  readonly host?: string;
  readonly json?: boolean;
  readonly variables?: boolean;
  readonly apiOnly?: boolean;
}

export function addServe(program: Command): void {
  program
    .command('serve')
    .description('serve the page and online matches to browsers')
    .option('--port <number>', `port (default: the variable PORT, else ${USUAL_PORT}); 0 for any free one`)
    .option('--host <address>', 'address to listen on (default: the variable HOST, else 127.0.0.1: this machine only)')
    .option('--api-only', 'serve online matches only; the page is hosted elsewhere')
    .option('--json', 'print the address as one JSON object')
    .option('--variables', 'list the environment variables that configure the server, and exit')
    .addHelpText(
      'after',
      '\nIf the port is taken, the next free one is used, and a message says so. Stop the server with Ctrl-C or SIGTERM.\n' +
        `Matches are stored in ${pathFromHere(process.env.WINDROSE_DATA || DATA)}. Other settings are environment variables:\n` +
        `"${commandLine('serve --variables')}" lists them, and ${comesWith('docs/operations.md')} explains them.`,
    )
    .action(serve);
}

async function serve(flags: Flags): Promise<void> {
  // Only this command needs it, and it takes a while to read.
  const { VARIABLES } = await import('@windrose/server');
  if (flags.variables) {
    for (const { name, text, usual } of VARIABLES) {
      console.log(`${name}\n    ${text}${usual === null ? '' : `; default: ${usual}`}`);
    }
    return;
  }
  demandKnownVariables(VARIABLES.map(({ name }) => name));
  const wanted = readPort(flags.port ?? process.env.PORT);
  const host = flags.host ?? (process.env.HOST || '127.0.0.1');
  if (!flags.apiOnly && !existsSync(join(PAGE, 'index.html'))) {
    throw new Fault('The page is not built yet: "npm start" builds and serves it, "npm run build" only builds it.');
  }
  const server = await createServer(flags.apiOnly === true);
  // A port from the environment is one that a proxy expects: on another port it would not find the server.
  const fixed = flags.port === undefined && Boolean(process.env.PORT);
  const port = await listen(server, wanted, host, fixed ? 0 : TRIES);
  if (port !== wanted && wanted !== 0) console.error(`Port ${wanted} is taken; using ${port} instead.`);

  onStop(() => void server.close());

  const address = `http://${shownHost(host)}:${port}/`;
  if (flags.json) {
    console.log(JSON.stringify({ address, host, port }));
    return;
  }
  console.log(
    flags.apiOnly ? `The server is at ${address}api; the page comes from elsewhere` : `Windrose is at ${address}`,
  );
  if (isEverywhere(host)) for (const near of addressesNear()) console.log(`In your network: http://${near}:${port}/`);
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return USUAL_PORT;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new Fault(`A port is a number from 0 to 65535, not ${JSON.stringify(text)}.`, 2);
  }
  return port;
}

async function createServer(apiOnly: boolean): Promise<WindroseServer> {
  const module = await import('@windrose/server');
  const { readConfig, WindroseServer: Server } = module;
  try {
    const config = readConfig(process.env, DATA);
    return await Server.create({ config, ...(apiOnly ? {} : { page: serveFolder(PAGE) }) });
  } catch (error) {
    throw faultOf(module, error);
  }
}

/** Listens on the port or, if it is taken, the next free one. @returns the port it became. */
async function listen(server: WindroseServer, wanted: number, host: string, tries: number): Promise<number> {
  const last = Math.min(wanted + tries, 65535);
  for (let port = wanted; port <= last; port++) {
    try {
      return await server.listen(port, host);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      if (code === 'EADDRINUSE') continue;
      await server.close();
      if (code === 'EACCES') throw new Fault(`This user may not use port ${port}; choose one from 1024 up.`);
      throw new Fault(`Cannot listen on ${host}: ${message}.`);
    }
  }
  await server.close();
  if (tries === 0)
    throw new Fault(`Port ${wanted}, set by PORT, is taken; stop the program that uses it, or set another port.`);
  throw new Fault(`The ports ${wanted} to ${last} are all taken.`);
}

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

/** The addresses of this machine for other devices near it. */
function addressesNear(): string[] {
  return Object.values(networkInterfaces()).flatMap((cards = []) =>
    cards.flatMap(({ family, internal, address }) => (family === 'IPv4' && !internal ? [address] : [])),
  );
}

/** An address that can be typed into a browser. */
function shownHost(host: string): string {
  if (isEverywhere(host)) return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
