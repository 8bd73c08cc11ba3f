/**
 * boardgame.io's server as a process: a game whose only move does nothing, in its default storage, which is memory. It prints its
 * port as one line of JSON.
 */

import { createRequire } from 'node:module';
import type { AddressInfo, Server as HttpServer } from 'node:net';

import type * as ServerPart from 'boardgame.io/server' with { 'resolution-mode': 'require' };

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server') as typeof ServerPart;

const said = console.log;
// It logs every request and every move.
console.log = console.info = () => {};
const server = Server({
  games: [{ name: 'nothing', setup: () => ({}), moves: { wait: () => {} } }],
  origins: [Origins.LOCALHOST],
});
const { appServer } = await server.run(0);
const { port } = (appServer as unknown as HttpServer).address() as AddressInfo;
said(JSON.stringify({ port }));
