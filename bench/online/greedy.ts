/**
 * One address that takes all it can get from a server until it is stopped: guests, tables of admirals, own packs with padding,
 * lobby, sockets, repeated watches, malformed messages. Configured by its arguments; prints what it got as a line of JSON.
 *
 *   node bench/online/greedy.ts URL ADDRESS
 */

import { setTimeout as pause } from 'node:timers/promises';

import { newCommandId } from '@windrose/protocol';
import { PACKS } from '@windrose/rules';

import { startByHand } from '../../packages/server/test/players.ts';

const [url, address] = process.argv.slice(2) as [string, string];
const from = { 'x-forwarded-for': address };

const got: Record<string, number> = {};
const count = (what: string): void => {
  got[what] = (got[what] ?? 0) + 1;
};
let ending = false;

async function ask(method: string, path: string, body: unknown, headers: Record<string, string> = {}) {
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  try {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...from, ...type, ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    count(`${method} ${path.replaceAll(/[0-9A-Za-z]{16}/g, ':id').split('?')[0]} ${answer.status}`);
    return { answer, body: (await answer.json().catch(() => ({}))) as Record<string, string> };
  } catch {
    count(`${method} ${path} failed`);
    return null;
  }
}

const cookies: string[] = [];
const matches: string[] = [];

async function guests(): Promise<void> {
  while (!ending) {
    const came = await ask('POST', '/api/session', { name: `Greedy ${cookies.length}` });
    const cookie = came?.answer.headers.get('set-cookie')?.split(';')[0];
    if (cookie) cookies.push(cookie);
    await pause(cookies.length < 40 ? 20 : 500);
  }
}

async function tables(): Promise<void> {
  const padded = { ...PACKS['spice-road']!, padding: 'x'.repeat(100_000) };
  for (let at = 0; !ending; at++) {
    const cookie = cookies[at % Math.max(1, cookies.length)];
    if (cookie === undefined) {
      await pause(50);
      continue;
    }
    const wanted = { id: newCommandId(), game: 'spice-road', seats: 5, listed: at % 3 === 0 };
    const bots = [null, 'admiral', 'admiral', 'admiral', 'admiral'];
    const pack = at % 4 === 0 ? { ownPacks: [padded] } : at % 4 === 1 ? { ownPacks: [PACKS['spice-road']] } : {};
    const set = await ask('POST', '/api/matches', { ...wanted, ...pack, bots }, { cookie });
    const match = set?.body.match;
    if (match !== undefined) {
      matches.push(match);
      const send = (asked: object) =>
        ask('POST', '/api/commands', { ...asked, match, id: newCommandId(), version: 1e9 }, { cookie });
      await startByHand([send]);
      await send({ type: 'leave' });
    }
    await pause(5);
  }
}

async function floods(): Promise<void> {
  const socketUrl = `${url.replace('http', 'ws')}/api/socket`;
  const sockets = new Set<WebSocket>();
  while (!ending) {
    while (sockets.size < 600) {
      const socket = new WebSocket(socketUrl, { headers: from } as never);
      sockets.add(socket);
      socket.onopen = () => count('sockets opened');
      socket.onclose = () => sockets.delete(socket);
      socket.onerror = () => {};
      socket.onmessage = ({ data }) => {
        got['bytes heard'] = (got['bytes heard'] ?? 0) + String(data).length;
      };
    }
    for (const socket of sockets) {
      if (socket.readyState !== WebSocket.OPEN) continue;
      const match = matches[Math.floor(Math.random() * matches.length)];
      if (match !== undefined) socket.send(JSON.stringify({ type: 'watch', match, since: 0, view: true }));
      socket.send('{"type":"nonsense"}');
    }
    await pause(100);
  }
  for (const socket of sockets) socket.close();
}

process.stdin.resume().once('data', () => (ending = true));
process.stdin.once('end', () => process.exit(0));
await Promise.all([guests(), tables(), tables(), floods()]);
console.log(JSON.stringify(got));
process.exit(0);
