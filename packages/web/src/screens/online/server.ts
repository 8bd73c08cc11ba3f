/** HTTP requests to the server. Without a server the page says so; everything else works. */

import { MatchList, type Person, type Reason, Refusal, Session, type SetTable, TableSet } from '@windrose/protocol';

/** A match in a list. */
export type ListedMatch = ReturnType<typeof MatchList.parse>['matches'][number];

/** No Windrose server answers: there is no network, or the page comes from a host without one. */
export class NoServerError extends Error {
  override readonly name = 'NoServerError';
}

/** The server has refused what was asked. */
export class AskRefusedError extends Error {
  override readonly name = 'AskRefusedError';
  readonly reason: Reason;
  /** With `internal`: the id to quote to those who run the server. */
  readonly fault: string | null;

  constructor(reason: Reason, message: string, fault: string | null = null) {
    super(message);
    this.reason = reason;
    this.fault = fault;
  }
}

/** The expected shape of an answer. */
interface Shape<Value> {
  safeParse(value: unknown): { readonly success: true; readonly data: Value } | { readonly success: false };
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** The longest wait for an answer, in milliseconds. */
const PATIENCE = 15_000;

/**
 * Asks the server.
 * @throws NoServerError when nothing answers, or what answers is none; AskRefusedError when it refuses.
 */
export async function ask<Value>(shape: Shape<Value>, method: Method, path: string, body?: object): Promise<Value> {
  let answer: Response;
  let received: unknown;
  try {
    answer = await fetch(path, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
    });
    received = await answer.json();
  } catch (error) {
    throw new NoServerError(`${method} ${path}: ${String(error)}`, { cause: error });
  }
  if (answer.ok) {
    const read = shape.safeParse(received);
    if (read.success) return read.data;
    throw new NoServerError(`${method} ${path} was answered with something else than expected.`);
  }
  const refusal = Refusal.safeParse(received);
  if (refusal.success) throw new AskRefusedError(refusal.data.reason, refusal.data.message, refusal.data.fault ?? null);
  throw new NoServerError(`${method} ${path} was answered with the status ${answer.status}.`);
}

/** The signed-in person; null without a session. */
export function askWhoIAm(): Promise<ReturnType<typeof Session.parse>> {
  return ask(Session, 'GET', '/api/session');
}

/** Sits down as a guest, or takes another name. */
export async function takeName(name: string): Promise<Person | null> {
  return (await ask(Session, 'POST', '/api/session', { name })).person;
}

/** Ends the session of this browser. */
export async function endSession(): Promise<void> {
  await ask(Session, 'DELETE', '/api/session');
}

/** The person's own matches, the most recently changed first; or the tables of the lobby. */
export async function listOnline(list: 'mine' | 'open'): Promise<readonly ListedMatch[]> {
  return (await ask(MatchList, 'GET', `/api/matches?list=${list}`)).matches;
}

/** Sets a table. @returns the id of its match. */
export async function setTable(wanted: SetTable): Promise<string> {
  return (await ask(TableSet, 'POST', '/api/matches', wanted)).match;
}
