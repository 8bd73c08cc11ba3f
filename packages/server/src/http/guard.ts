/** Who may call: pages of our own address, and programs. And who is calling. */

import type { Person } from '@windrose/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { Refusal } from '../match/refusal.ts';
import { SESSION_DAYS, type Sessions } from '../people/sessions.ts';

const COOKIE = 'windrose';

export class Guard {
  readonly #sessions: Sessions;
  readonly #publicUrl: string | null;
  readonly #now: () => number;

  constructor(sessions: Sessions, publicUrl: string | null, now: () => number) {
    this.#sessions = sessions;
    this.#publicUrl = publicUrl;
    this.#now = now;
  }

  /** Whether a request comes from a page of another address. Programs send no Origin. */
  isForeign({ headers }: FastifyRequest): boolean {
    const { origin, host } = headers;
    if (headers['sec-fetch-site'] === 'cross-site') return true;
    if (origin === undefined) return false;
    if (this.#publicUrl !== null) return origin !== this.#publicUrl;
    return !URL.canParse(origin) || new URL(origin).host !== host;
  }

  /** The token a request brings along. */
  tokenOf(request: FastifyRequest): string | undefined {
    const { authorization } = request.headers;
    if (authorization?.startsWith('Bearer ')) return authorization.slice('Bearer '.length);
    return request.cookies[COOKIE];
  }

  /** Who is calling; null without a session. */
  personOf(request: FastifyRequest): Promise<Person | null> {
    return this.#sessions.personOf(this.tokenOf(request), this.#now());
  }

  /** Whose token it is. */
  personWith(token: string): Promise<Person | null> {
    return this.#sessions.personOf(token, this.#now());
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

  /** Gives the browser its session. */
  setCookie(reply: FastifyReply, token: string): void {
    reply.setCookie(COOKIE, token, { ...this.#cookie, maxAge: SESSION_DAYS * 86_400 });
  }

  clearCookie(reply: FastifyReply): void {
    reply.clearCookie(COOKIE, this.#cookie);
  }

  get #cookie() {
    const secure = this.#publicUrl?.startsWith('https:') ?? false;
    return { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  }
}
