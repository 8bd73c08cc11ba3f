/** An online match as a page plays it, with the real server: tentative turns, others' choices, and what comes too late. */

import { createBot } from '@windrose/bots';
import { newCommandId, type OnlineMatch } from '@windrose/protocol';
import { firstWordsFor } from '@windrose/words';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { TappedSocket } from '../../server/test/proof/tapped-socket.ts';
import { Running } from '../../server/test/running.ts';
import { OnlineSession } from '../src/screens/online/session.ts';
import { seatingOf } from '../src/screens/online/seating.ts';

const NAMES = { bot: (seat: number) => `Bot ${seat + 1}`, someone: 'someone', person: firstWordsFor('en').person };

let running: Running;

beforeAll(async () => {
  running = await Running.start();
});

afterAll(async () => {
  await running.close();
});

/** A match of two people that has started, and a client for each of them. */
async function begin(game: string): Promise<{ matches: OnlineMatch[]; people: string[]; tokens: string[] }> {
  const [ann, bob] = await Promise.all([running.guest('Ann'), running.guest('Bob')]);
  const wanted = { id: newCommandId(), game, seats: 2 };
  const { body } = await running.ask('POST', '/api/matches', { token: ann.token, body: wanted });
  const matches = [ann, bob].map(({ token }) => running.online(token).watch(body.match as string));
  await matches[1]!.until(({ known }) => known);
  await matches[1]!.sit(1);
  await matches[0]!.start();
  for (const match of matches) await match.until(({ table }) => table.stage === 'running');
  return { matches, people: [ann.person.id, bob.person.id], tokens: [ann.token, bob.token] };
}

/** The match as the page of one person shows it. */
function sitDown(match: OnlineMatch, me: string | null): OnlineSession {
  const session = new OnlineSession(match, () => seatingOf(match, me, NAMES));
  session.open();
  return session;
}

/** Resolves as soon as something holds of what a session shows. */
function until(session: OnlineSession, holds: () => boolean): Promise<void> {
  return new Promise((resolve) => {
    const stop = session.subscribe(() => look());
    const look = (): void => {
      if (!holds()) return;
      stop();
      resolve();
    };
    look();
  });
}

/** Plays like a person at the page: chooses, ends the turn, waits for the others. */
async function play(session: OnlineSession, seed: number): Promise<void> {
  const bot = createBot({ core: session.table().match.core, seed, level: 'deckhand' });
  for (;;) {
    await until(session, () => ['choice', 'held', 'over'].includes(session.table().stage));
    const { stage, match } = session.table();
    if (stage === 'over') return;
    if (stage === 'held') session.endTurn();
    else session.choose([bot.chooseFor(match)]);
  }
}

test.each(['spice-road', 'new-world'])('two pages play %s to its end, and show the same', async (game) => {
  const { matches, people } = await begin(game);
  const sessions = matches.map((match, at) => sitDown(match, people[at]!));
  expect(sessions[0]!.names).toEqual(['Ann', 'Bob']);
  const spectator = running.online().watch(matches[0]!.id);
  await spectator.until(({ table }) => table.match !== null);
  const watching = sitDown(spectator, null);
  await Promise.all(sessions.map((session, at) => play(session, at)));
  await until(watching, () => watching.table().stage === 'over');
  const [ann, bob] = sessions.map((session) => session.table().match.record());
  expect(ann).toEqual(bob);
  expect(watching.table().match.record()).toEqual(ann);
  expect(sessions.map(({ turnFault }) => turnFault)).toEqual([null, null]);
});

test('guests who share a name, in capitals or not, are called guests', async () => {
  const people = await Promise.all(['Ann', 'ann', 'Bob'].map((name) => running.guest(name)));
  const [ann] = people;
  const wanted = { id: newCommandId(), game: 'spice-road', seats: 3 };
  const { body } = await running.ask('POST', '/api/matches', { token: ann!.token, body: wanted });
  const matches = people.map(({ token }) => running.online(token).watch(body.match as string));
  for (const [seat, match] of matches.entries()) {
    await match.until(({ known }) => known);
    if (seat > 0) await match.sit(seat);
  }
  await matches[0]!.until(({ table }) => table.seats.every(({ person }) => person !== null));
  const { sitters } = seatingOf(matches[0]!, ann!.person.id, NAMES);
  expect(sitters.map(({ name }) => name)).toEqual(['Guest Ann', 'Guest ann', 'Bob']);
});

test('a bot on a seat has its level beside its name', async () => {
  const ann = await running.guest('Ann');
  const wanted = { id: newCommandId(), game: 'spice-road', seats: 2, bots: [null, 'captain'] };
  const { body } = await running.ask('POST', '/api/matches', { token: ann.token, body: wanted });
  const match = running.online(ann.token).watch(body.match as string);
  await match.until(({ known }) => known);
  expect(seatingOf(match, ann.person.id, NAMES).sitters).toEqual([
    { kind: 'person', name: 'Ann' },
    { kind: 'bot', name: 'Bot 2', level: 'captain' },
  ]);
});

test('the player’s own turn is recognised by its id, not by its codes', async () => {
  const { matches, people, tokens } = await begin('eastern-wonders');
  const me = matches[1]!.table.decision!.seat;
  // The messages of this page are held back until another device of the same person has made the same choice.
  let held: (() => void) | null = null;
  const open = (url: string): TappedSocket =>
    new TappedSocket(url, {
      up(text, pass) {
        if (text.includes('"choose"')) held = () => pass(text);
        else pass(text);
      },
      down: (text, pass) => pass(text),
    });
  const match = running.online(tokens[me], open).watch(matches[0]!.id);
  await match.until(({ table }) => table.stage === 'running');
  const session = sitDown(match, people[me]!);
  while (session.table().stage === 'choice') session.choose([session.table().options[0]!.code]);
  session.endTurn();
  expect(session.table().stage).toBe('sent');
  const sent = session.table().match.record().codes;
  const elsewhere = await matches[me]!.choose(sent);
  await match.until(({ table }) => table.version >= elsewhere);
  expect(session.turnFault).toEqual({ kind: 'overtaken' });
  held!();
  await until(session, () => session.table().stage === 'far');
  expect(session.table().match.record().codes.slice(0, sent.length)).toEqual(sent);
});

test('a bug that keeps a turn from being sent is reported, and the turn can be ended again', async () => {
  const { matches, people } = await begin('spice-road');
  const me = matches[0]!.table.decision!.seat;
  const match = matches[me]!;
  const bug = new TypeError('a bug');
  match.choose = () => Promise.reject(bug);
  const session = sitDown(match, people[me]!);
  while (session.table().stage === 'choice') session.choose([session.table().options[0]!.code]);
  // The test runner takes every unhandled rejection for a failure; here one is expected.
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  const reported = new Promise((resolve) => process.once('unhandledRejection', resolve));
  try {
    if (session.table().stage === 'held') session.endTurn();
    expect(session.table().stage).toBe('sent');
    expect(await reported).toBe(bug);
  } finally {
    for (const other of others) process.on('unhandledRejection', other);
  }
  expect(session.table().stage).not.toBe('sent');
});

test('a turn is tentative until it is ended, and given up when the match goes on without it', async () => {
  const { matches, people } = await begin('eastern-wonders');
  const bob = sitDown(matches[1]!, people[1]!);
  expect(bob.table()).toMatchObject({ stage: 'choice', seat: 1, canUndo: false });
  const [first] = bob.table().options;
  bob.choose([first!.code]);
  expect(bob.table().canUndo).toBe(true);
  bob.undoStep();
  expect(bob.table().match.version).toBe(0);
  bob.choose([first!.code]);
  expect(matches[0]!.table.match!.version).toBe(0);

  // At another device of the same person the turn is played otherwise.
  const copy = matches[1]!.table.match!.fork();
  const codes: number[] = [];
  while (copy.decision?.seat === 1) {
    codes.push(copy.legal().at(-1)!.code);
    copy.choose(codes.at(-1)!);
  }
  await matches[1]!.choose(codes);
  await until(bob, () => bob.table().stage === 'far');
  expect(bob.turnFault).toEqual({ kind: 'overtaken' });
  expect(bob.table().match.record().codes).toEqual(codes);
  bob.clearFault();
  expect(bob.turnFault).toBeNull();
});
