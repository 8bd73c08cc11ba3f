/**
 * Connections held idle, each following a match, and the memory of the server that holds them.
 *
 *   node bench/online/idle.ts [--connections 10000] [--matches 500]
 */

import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { parseArgs } from 'node:util';

import { startStorage } from '../../packages/server/test/storages.ts';
import { WIDE } from '../../packages/server/test/wide.ts';
import { ServerProcess } from './server-process.ts';
import { WindroseTable } from './windrose-table.ts';

/** Connections that are opened at once. */
const AT_ONCE = 200;

const { values } = parseArgs({
  options: { connections: { type: 'string', default: '10000' }, matches: { type: 'string', default: '500' } },
});
const [count, matches] = [Number(values.connections), Number(values.matches)];

const storage = await startStorage('SQLite');
const server = new ServerProcess({ ...WIDE, ...storage.env });
await server.start();
const mib = (): number => Math.round(server.memory / 2 ** 20);
const tables: WindroseTable[] = [];
for (let at = 0; at < matches; at++) tables.push(await WindroseTable.open([server.url, server.url], at));
const before = mib();

/** A client on the bare network, which costs nothing here. */
async function follow(match: string): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1');
  const head = ['GET /api/socket HTTP/1.1', 'Host: 127.0.0.1', 'Upgrade: websocket', 'Connection: Upgrade'];
  head.push('Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==', '', '');
  socket.write(head.join('\r\n'));
  await once(socket, 'data');
  const text = Buffer.from(JSON.stringify({ type: 'watch', match, since: 0 }));
  socket.write(Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), text]));
  socket.resume();
  return socket;
}

const sockets: Socket[] = [];
while (sockets.length < count) {
  const more = Math.min(AT_ONCE, count - sockets.length);
  sockets.push(...(await Promise.all(Array.from({ length: more }, (_, at) => follow(tables[at % matches]!.match)))));
}
// News about their match is still arriving.
await new Promise((resolve) => setTimeout(resolve, 5000));
const metrics = await (await fetch(`${server.url}/metrics`)).text();
const figure = (name: string): number => Number(new RegExp(`^${name} ([\\d.e+]+)$`, 'm').exec(metrics)![1]);
const connections = figure('windrose_connections');
const watchers = figure('windrose_watchers');
console.log(JSON.stringify({ connections, watchers, matches, mibBefore: before, mib: mib() }));
await server.kill();
await storage.close();
process.exit(connections >= count ? 0 : 1);
