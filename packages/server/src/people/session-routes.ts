/** Sessions: guests, signing in and out, tokens for programs. */

import {
  InList,
  MakeToken,
  Okay,
  OpenSession,
  PasskeyOptions,
  Prove,
  Refusal as RefusalBody,
  Session,
  SignIn,
  SignInByPasskey,
  Token,
} from '@windrose/protocol';
import { required } from '@windrose/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { tooManyRequests } from '../http/limits.ts';
import { Refusal } from '../match/refusal.ts';
import { deviceMark, recordDevice } from './devices.ts';
import { isOperator } from './operators.ts';
import type { PeopleServices } from './people-services.ts';
import { confirmPassphrase, demandProof, siteOf } from './proof.ts';
import { skeletonOf } from './skeleton.ts';

const refusals = { '4xx': RefusalBody, '5xx': RefusalBody };
const tags = ['people'];
const MOST_TOKENS = 20;
/** Maximum browsers in which one person is signed in; the oldest session ends. */
const MOST_BROWSERS = 50;

export function sessionRoutes(parts: PeopleServices): FastifyPluginCallbackZod {
  const { database, people, sessions, guard, accounts, passkeys, attempts, arrivals, publicUrl, seldom, now } = parts;

  /** Opens a session for the browser and ends its previous one. */
  const enter = async (request: FastifyRequest, reply: FastifyReply, person: string): Promise<void> => {
    // A program that signs a browser in keeps its own token.
    const before = request.headers.authorization === undefined ? guard.tokenOf(request) : undefined;
    guard.setCookie(
      reply,
      await sessions.open(person, 'cookie', now(), { proved: true, origin: guard.originOf(request) }),
    );
    await recordDevice(parts, request, reply, person);
    if (before !== undefined) await sessions.close(before);
    await sessions.keepNewest(person, MOST_BROWSERS);
  };

  /** What identifies a browser from which somebody has signed in under this name before; null for other browsers. */
  const knownBrowser = async (request: FastifyRequest, name: string): Promise<string | null> => {
    const device = guard.deviceOf(request);
    const person = device === null ? null : await accounts.personNamed(name);
    if (device === null || person === null) return null;
    const row = await database.db
      .selectFrom('known_devices')
      .select('hash')
      .where('hash', '=', deviceMark(device, person))
      .executeTakeFirst();
    return row?.hash ?? null;
  };

  return (app, _options, done) => {
    const countByAddress = app.createRateLimit(seldom(30).rateLimit);
    const knownBrowsers = new WeakMap<FastifyRequest, string>();
    const countByBrowser = app.createRateLimit({
      ...seldom(10).rateLimit,
      keyGenerator: (request) => required(knownBrowsers.get(request), 'browser of a sign-in that is counted by it'),
    });
    /** Attempts to sign in from a known browser count for it alone, so that others at its address do not use them up. */
    const demandFewSignIns = async (request: FastifyRequest, browser: string | null): Promise<void> => {
      if (browser !== null) knownBrowsers.set(request, browser);
      const count = await (browser === null ? countByAddress : countByBrowser)(request);
      if (count.isAllowed || !count.isExceeded) return;
      throw tooManyRequests(count.max, count.ttl, browser === null ? 'your address' : 'your browser');
    };

    app.get(
      '/api/session',
      { schema: { tags, summary: 'The person of my session', response: { 200: Session } } },
      async (request) => {
        const [person, ban] = await Promise.all([guard.personOf(request), guard.banOf(request)]);
        return {
          person,
          ...(person && (await isOperator(database, person.id)) ? { operator: true as const } : {}),
          ...(ban ? { banned: { until: ban.until, reason: ban.reason } } : {}),
        };
      },
    );
    app.post(
      '/api/session',
      {
        config: seldom(120),
        schema: {
          tags,
          summary: 'Sign in as a guest; with a session, change the name',
          body: OpenSession,
          response: { 200: Session, ...refusals },
        },
      },
      async (request, reply) => {
        const { name } = request.body;
        const known = await guard.personOf(request);
        if (known) return { person: await accounts.takeName(known, name, now()) };
        await arrivals.take(guard.originOf(request));
        await accounts.requireUnclaimedName(name);
        const person = await people.addGuest(name, now());
        guard.setCookie(reply, await sessions.open(person.id, 'cookie', now(), { origin: guard.originOf(request) }));
        return { person };
      },
    );
    app.delete(
      '/api/session',
      { schema: { tags, summary: 'Sign out', response: { 200: Session } } },
      async (request, reply) => {
        const token = guard.tokenOf(request);
        if (token !== undefined) await sessions.close(token);
        guard.clearCookie(reply);
        return { person: null };
      },
    );
    app.post(
      '/api/session/sign-in',
      {
        schema: {
          tags,
          summary: 'Sign in with name and passphrase',
          body: SignIn,
          response: { 200: Session, ...refusals },
        },
      },
      async (request, reply) => {
        const { name, passphrase } = request.body;
        const folded = skeletonOf(name);
        const here = guard.originOf(request);
        const browser = await knownBrowser(request, name);
        await demandFewSignIns(request, browser);
        await attempts.demandFew(folded, here, browser);
        const person = await accounts.signIn(name, passphrase);
        if (!person) {
          attempts.failed(folded, here, browser);
          throw new Refusal('wrong-passphrase', 'There is no account with this name and passphrase.');
        }
        await enter(request, reply, person.id);
        return { person };
      },
    );
    app.post(
      '/api/session/passkey/options',
      {
        config: seldom(60),
        schema: { tags, summary: 'Start signing in with a passkey', response: { 200: PasskeyOptions, ...refusals } },
      },
      async (request) => ({ ...(await passkeys.ask(siteOf(request, publicUrl), now())) }),
    );
    app.post(
      '/api/session/passkey',
      {
        config: seldom(60),
        schema: {
          tags,
          summary: 'Sign in with a passkey',
          body: SignInByPasskey,
          response: { 200: Session, ...refusals },
        },
      },
      async (request, reply) => {
        const id = await passkeys.signIn(request.body.answer, siteOf(request, publicUrl), now());
        await enter(request, reply, id);
        return { person: await people.one(id) };
      },
    );
    app.post(
      '/api/session/proof',
      {
        config: seldom(30),
        schema: {
          tags,
          summary: 'Prove my identity again with the passphrase; valid for ten minutes',
          body: Prove,
          response: { 200: Okay, ...refusals },
        },
      },
      async (request) => {
        const person = await guard.demandPerson(request);
        await confirmPassphrase(parts, request, person, request.body.passphrase);
        const { hash } = required(await guard.sessionOf(request), 'session of a person who is signed in');
        await sessions.prove(hash, now());
        return { done: true as const };
      },
    );
    app.post(
      '/api/tokens',
      {
        config: seldom(30),
        schema: {
          tags,
          summary: 'Create a token with which a program plays in my name; it is shown once',
          body: MakeToken,
          response: { 200: Token, ...refusals },
        },
      },
      async (request) => {
        const person = await guard.demandPerson(request);
        await demandProof(parts, request, person);
        const listed = await sessions.list(person.id, now());
        if (listed.filter(({ kind }) => kind === 'token').length >= MOST_TOKENS) {
          throw new Refusal('too-large', `You have ${MOST_TOKENS} tokens; take one out first.`, {
            allowed: MOST_TOKENS,
          });
        }
        const { label = 'program', scopes = ['read', 'play'] } = request.body ?? {};
        return {
          token: await sessions.open(person.id, 'token', now(), { label, scopes, origin: guard.originOf(request) }),
        };
      },
    );
    app.delete(
      '/api/tokens/:id',
      { schema: { tags, summary: 'Revoke a token', params: InList, response: { 200: Okay, ...refusals } } },
      async (request) => {
        const person = await guard.demandPerson(request);
        if (!(await sessions.end(person.id, 'token', request.params.id))) {
          throw new Refusal('no-such-thing', 'You have no such token.');
        }
        return { done: true as const };
      },
    );
    app.delete(
      '/api/sessions/:id',
      {
        schema: { tags, summary: 'End one of my sessions', params: InList, response: { 200: Okay, ...refusals } },
      },
      async (request) => {
        const person = await guard.demandPerson(request);
        if (!(await sessions.end(person.id, 'cookie', request.params.id))) {
          throw new Refusal('no-such-thing', 'You are not signed in there.');
        }
        return { done: true as const };
      },
    );
    done();
  };
}
