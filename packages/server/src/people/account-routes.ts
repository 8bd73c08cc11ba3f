/** Accounts: creating, changing, exporting and deleting them. */

import {
  Account,
  ChangeName,
  ChangePassphrase,
  DeleteAccount,
  InList,
  KeepPasskey,
  MakeAccount,
  AccountExport,
  Okay,
  PasskeyOptions,
  Refusal as RefusalBody,
  Session,
} from '@windrose/protocol';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';

import { Refusal } from '../match/refusal.ts';
import { recordDevice } from './devices.ts';
import { deletePerson } from './leaving.ts';
import { accountOf, everythingOf } from './mine.ts';
import type { PeopleServices } from './people-services.ts';
import { demandProof, siteOf } from './proof.ts';

const refusals = { '4xx': RefusalBody, '5xx': RefusalBody };
const tags = ['account'];

export function accountRoutes(parts: PeopleServices): FastifyPluginCallbackZod {
  const { sessions, guard, accounts, passkeys, arrivals, publicUrl, seldom, now } = parts;
  return (app, _options, done) => {
    app.post(
      '/api/account',
      {
        config: seldom(20),
        schema: {
          tags,
          summary: 'Create an account; a guest keeps all matches',
          body: MakeAccount,
          response: { 200: Session, ...refusals },
        },
      },
      async (request, reply) => {
        const { name, passphrase } = request.body;
        const guest = await guard.personOf(request);
        if (!guest) await arrivals.take(guard.originOf(request));
        const person = await accounts.make(guest, name, passphrase, now());
        const opened = guest ? await guard.sessionOf(request) : null;
        if (opened) await sessions.prove(opened.hash, now());
        else {
          const origin = guard.originOf(request);
          guard.setCookie(reply, await sessions.open(person.id, 'cookie', now(), { proved: true, origin }));
        }
        await recordDevice(parts, request, reply, person.id);
        return { person };
      },
    );
    app.get(
      '/api/account',
      {
        schema: { tags, summary: 'My sign-in methods, sessions and tokens', response: { 200: Account, ...refusals } },
      },
      async (request) => {
        const { id } = await guard.demandPerson(request);
        return accountOf(parts, id, guard.tokenOf(request), now());
      },
    );
    app.put(
      '/api/account/name',
      {
        config: seldom(20),
        schema: { tags, summary: 'Change my name', body: ChangeName, response: { 200: Session, ...refusals } },
      },
      async (request) => {
        const person = await guard.demandPerson(request);
        return { person: await accounts.takeName(person, request.body.name, now()) };
      },
    );
    app.put(
      '/api/account/passphrase',
      {
        config: seldom(10),
        schema: {
          tags,
          summary: 'Set or change the passphrase; all other browsers are signed out',
          body: ChangePassphrase,
          response: { 200: Okay, ...refusals },
        },
      },
      async (request) => {
        const person = await guard.demandPerson(request);
        const { now: old, passphrase, keepTokens } = request.body;
        const account = await accounts.about(person.id);
        if (!account) throw new Refusal('wrong-stage', 'Guests have no passphrase; make an account first.');
        // People with a passphrase confirm with it; those with passkeys only have just signed in with one.
        await demandProof(parts, request, person, account.passphrase ? (old ?? '') : undefined);
        await accounts.setPassphrase(person.id, passphrase);
        await sessions.endOthers(person.id, guard.tokenOf(request), keepTokens);
        return { done: true as const };
      },
    );
    app.post(
      '/api/passkeys/options',
      {
        config: seldom(30),
        schema: { tags, summary: 'Start creating a passkey', response: { 200: PasskeyOptions, ...refusals } },
      },
      async (request) => {
        const person = await guard.demandPerson(request);
        return { ...(await passkeys.offer(person, siteOf(request, publicUrl), now())) };
      },
    );
    app.post(
      '/api/passkeys',
      {
        config: seldom(30),
        schema: {
          tags,
          summary: 'Store a passkey; a guest becomes a member',
          body: KeepPasskey,
          response: { 200: Session, ...refusals },
        },
      },
      async (request) => {
        const { answer, label, name } = request.body;
        const asker = await guard.demandPerson(request);
        await demandProof(parts, request, asker);
        const credential = await passkeys.check(asker.id, answer, siteOf(request, publicUrl), now());
        const person = asker.guest ? await accounts.make(asker, name ?? asker.name, null, now()) : asker;
        await passkeys.keep(person.id, credential, label, now());
        const session = await guard.sessionOf(request);
        if (session) await sessions.prove(session.hash, now());
        return { person };
      },
    );
    app.delete(
      '/api/passkeys/:id',
      { schema: { tags, summary: 'Delete a passkey', params: InList, response: { 200: Okay, ...refusals } } },
      async (request) => {
        const asker = await guard.demandPerson(request);
        await demandProof(parts, request, asker);
        const person = asker.id;
        const [account, known] = await Promise.all([accounts.about(person), passkeys.list(person)]);
        if (account && !account.passphrase && known.length === 1) {
          throw new Refusal('wrong-stage', 'This is the only way you can sign in; set a passphrase first.');
        }
        if (!(await passkeys.remove(person, request.params.id))) {
          throw new Refusal('no-such-thing', 'You have no such passkey.');
        }
        return { done: true as const };
      },
    );
    app.get(
      '/api/account/export',
      {
        config: seldom(6),
        schema: { tags, summary: 'Export my data', response: { 200: AccountExport, ...refusals } },
      },
      async (request, reply) => {
        const { id } = await guard.demandPerson(request);
        reply.header('Content-Disposition', 'attachment; filename="windrose-mine.json"');
        return everythingOf(parts, id, guard.tokenOf(request), now());
      },
    );
    app.delete(
      '/api/account',
      {
        config: seldom(10),
        schema: {
          tags,
          summary: 'Delete my account; my matches stay, without my name',
          body: DeleteAccount,
          response: { 200: Session, ...refusals },
        },
      },
      async (request, reply) => {
        const person = await guard.demandPerson(request);
        const { id } = person;
        const account = await accounts.about(id);
        await demandProof(parts, request, person, account?.passphrase ? (request.body.passphrase ?? '') : undefined);
        await deletePerson(parts, id);
        sessions.ended();
        guard.clearCookie(reply);
        return { person: null };
      },
    );
    done();
  };
}
