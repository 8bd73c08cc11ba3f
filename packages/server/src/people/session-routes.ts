/** Who one is: guests, signing in and out, tokens for programs. */

import {
  InList,
  MakeToken,
  Okay,
  OpenSession,
  PasskeyOptions,
  Refusal as RefusalBody,
  Session,
  SignIn,
  SignInByPasskey,
  Token,
} from '@windrose/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { Refusal } from '../match/refusal.ts';
import { foldName } from './accounts.ts';
import { type PeopleParts, siteOf } from './parts.ts';

const refusals = { '4xx': RefusalBody, '5xx': RefusalBody };
const tags = ['people'];
const MOST_TOKENS = 20;

export function sessionRoutes(parts: PeopleParts): FastifyPluginCallbackZod {
  const { people, sessions, guard, accounts, passkeys, attempts, publicUrl, seldom, now } = parts;

  /** Gives the browser a session of a person, and ends the one it had. */
  const enter = async (request: FastifyRequest, reply: FastifyReply, person: string): Promise<void> => {
    // A program that signs a browser in keeps its own token.
    const before = request.headers.authorization === undefined ? guard.tokenOf(request) : undefined;
    guard.setCookie(reply, await sessions.open(person, 'cookie', now()));
    if (before !== undefined) await sessions.close(before);
  };

  return (app, _options, done) => {
    app.get(
      '/api/session',
      { schema: { tags, summary: 'Who am I?', response: { 200: Session } } },
      async (request) => ({ person: await guard.personOf(request) }),
    );
    app.post(
      '/api/session',
      {
        config: seldom(120),
        schema: {
          tags,
          summary: 'Sit down as a guest; with a session, take another name',
          body: OpenSession,
          response: { 200: Session, ...refusals },
        },
      },
      async (request, reply) => {
        const { name } = request.body;
        const known = await guard.personOf(request);
        if (known) return { person: await accounts.rename(known, name) };
        const person = await people.addGuest(name, now());
        guard.setCookie(reply, await sessions.open(person.id, 'cookie', now()));
        return { person };
      },
    );
    app.delete(
      '/api/session',
      { schema: { tags, summary: 'End the session', response: { 200: Session } } },
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
        config: seldom(30),
        schema: {
          tags,
          summary: 'Sign in with name and passphrase',
          body: SignIn,
          response: { 200: Session, ...refusals },
        },
      },
      async (request, reply) => {
        const { name, passphrase } = request.body;
        const folded = foldName(name);
        await attempts.demandFew(folded, request.ip);
        const person = await accounts.signIn(name, passphrase);
        if (!person) {
          await attempts.failed(folded, request.ip);
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
        schema: { tags, summary: 'Begin to sign in with a passkey', response: { 200: PasskeyOptions, ...refusals } },
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
      '/api/tokens',
      {
        config: seldom(30),
        schema: {
          tags,
          summary: 'A token with which a program plays in my name; it is told once',
          body: MakeToken,
          response: { 200: Token, ...refusals },
        },
      },
      async (request) => {
        const person = await guard.demandPerson(request);
        const listed = await sessions.list(person.id, now());
        if (listed.filter(({ kind }) => kind === 'token').length >= MOST_TOKENS) {
          throw new Refusal('too-large', `You have ${MOST_TOKENS} tokens; take one out first.`);
        }
        return { token: await sessions.open(person.id, 'token', now(), request.body?.label ?? 'program') };
      },
    );
    app.delete(
      '/api/tokens/:id',
      { schema: { tags, summary: 'Take a token back', params: InList, response: { 200: Okay, ...refusals } } },
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
        schema: { tags, summary: 'Sign a browser of mine out', params: InList, response: { 200: Okay, ...refusals } },
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
