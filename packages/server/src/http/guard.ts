/** Checks the origin of a request (our own page, or a program), and identifies the caller. */

import type { Person, Scope } from '@windrose/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Refusal } from '../match/refusal.ts';
import type { Ban, BanList } from '../people/bans.ts';
import type { Origins } from './origins.ts';
import { type OpenSession, SESSION_DAYS, type Sessions } from '../people/sessions.ts';

const COOKIE = 'windrose';
const DEVICE = 'windrose-device';
/** Milliseconds for which a passphrase or passkey counts as a fresh proof of identity. */
const PROOF_LASTS = 10 * 60_000;

/** @throws Refusal `beyond-token` */
export function demandScope({ scopes }: OpenSession, scope: Scope): void {
  if (scopes === null || scopes.includes(scope)) return;
  throw new Refusal('beyond-token', `This token is for ${scopes.join(', ')}; this needs one for ${scope}.`);
}

/** The refusal that a banned person gets. */
export function banRefusal({ until, reason }: Ban, now: number): Refusal {
  const end = until === null ? 'for good' : `until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const again = until === null ? {} : { again: Math.max(1, Math.ceil((until - now) / 1000)) };
  return new Refusal('banned', `Who runs this server has shut you out ${end}: ${reason}`, again);
}

export class Guard {
  readonly #sessions: Sessions;
  readonly #publicUrl: string | null;
  readonly #now: () => number;
  readonly #origins: Origins;
  readonly #bans: BanList;
  readonly #known = new WeakMap<FastifyRequest, Promise<OpenSession | null>>();

  constructor(sessions: Sessions, origins: Origins, bans: BanList, publicUrl: string | null, now: () => number) {
    this.#origins = origins;
    this.#bans = bans;
    this.#sessions = sessions;
    this.#publicUrl = publicUrl;
    this.#now = now;
  }

  /** Whether a request comes from a page of another origin. Programs send no Origin. */
  isForeign({ headers }: FastifyRequest): boolean {
    const { origin, host } = headers;
    if (headers['sec-fetch-site'] === 'cross-site') return true;
    if (origin === undefined) return false;
    if (this.#publicUrl !== null) return origin !== this.#publicUrl;
    return !URL.canParse(origin) || new URL(origin).host !== host;
  }

  /** The keyed hash of a request's address. */
  originOf({ ip }: FastifyRequest): string {
    return this.#origins.of(ip);
  }

  /** The token of a request. */
  tokenOf(request: FastifyRequest): string | undefined {
    const { authorization } = request.headers;
    if (authorization?.startsWith('Bearer ')) return authorization.slice('Bearer '.length);
    return request.cookies[this.#name(COOKIE)];
  }

  /** The session of a request. Looked up once. */
  sessionOf(request: FastifyRequest): Promise<OpenSession | null> {
    let session = this.#known.get(request);
    if (!session) {
      session = this.#sessions.of(this.tokenOf(request), this.#now(), this.originOf(request));
      this.#known.set(request, session);
    }
    return session;
  }

  /** The caller; null without a session. */
  async personOf(request: FastifyRequest): Promise<Person | null> {
    return (await this.sessionOf(request))?.person ?? null;
  }

  /** The session of a token. @param origin the hash of the address it is used from */
  sessionWith(token: string, origin: string): Promise<OpenSession | null> {
    return this.#sessions.of(token, this.#now(), origin);
  }

  /** The ban on a person or an address; null if there is none. @param origin the hash of the address */
  banOn(person: string | null, origin: string): Ban | null {
    return this.#bans.of(person, origin);
  }

  /** The ban that applies to a request's person or address; null if there is none. */
  async banOf(request: FastifyRequest): Promise<Ban | null> {
    const origin = this.originOf(request);
    return this.banOn(null, origin) ?? this.banOn((await this.personOf(request))?.id ?? null, origin);
  }

  /** @throws Refusal `banned` */
  async demandWelcome(request: FastifyRequest): Promise<void> {
    const ban = await this.banOf(request);
    if (ban) throw banRefusal(ban, this.#now());
  }

  /** @throws Refusal */
  async demandPerson(request: FastifyRequest): Promise<Person> {
    const person = await this.personOf(request);
    if (!person) {
      throw new Refusal(
        'who-are-you',
        'You need a session: POST /api/session, or a token in the header Authorization.',
      );
    }
    return person;
  }

  /** Checks the scope of the request's token. @throws Refusal `beyond-token` */
  async demandScope(request: FastifyRequest, scope: Scope): Promise<void> {
    if (request.headers.authorization === undefined) return;
    const session = await this.sessionOf(request);
    if (session) demandScope(session, scope);
  }

  /** Whether the person has recently proved their identity. */
  async isProved(request: FastifyRequest): Promise<boolean> {
    const session = await this.sessionOf(request);
    return session !== null && session.proved > this.#now() - PROOF_LASTS;
  }

  /** The id of this browser, also when signed out; null if it has never signed in. */
  deviceOf(request: FastifyRequest): string | null {
    const device = request.cookies[this.#name(DEVICE)];
    return device !== undefined && device.length <= 200 ? device : null;
  }

  /** Sets the cookie that recognises the browser. */
  setDevice(reply: FastifyReply, device: string): void {
    reply.setCookie(this.#name(DEVICE), device, { ...this.#cookie, maxAge: SESSION_DAYS * 86_400 });
  }

  /** Sets the session cookie. */
  setCookie(reply: FastifyReply, token: string): void {
    reply.setCookie(this.#name(COOKIE), token, { ...this.#cookie, maxAge: SESSION_DAYS * 86_400 });
  }

  clearCookie(reply: FastifyReply): void {
    reply.clearCookie(this.#name(COOKIE), this.#cookie);
  }

  /** Under TLS the `__Host-` prefix binds the cookie to this host and path, so that neighbouring hosts cannot set it. */
  #name(name: string): string {
    return this.#secure ? `__Host-${name}` : name;
  }

  get #secure(): boolean {
    return this.#publicUrl?.startsWith('https:') ?? false;
  }

  get #cookie() {
    const secure = this.#secure;
    return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  }
}
