/** Notices over HTTP: preferences, subscriptions, addresses. */

import {
  EndPush,
  MailAddress,
  MailCode,
  Notices,
  NoticeWishes,
  PushSubscription,
  Refusal as RefusalBody,
} from '@windrose/protocol';
import { type Language, LANGUAGES, noticeWordsFor } from '@windrose/words';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginCallbackZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import type { Guard } from '../http/guard.ts';
import type { Seldom } from '../http/limits.ts';
import { Refusal } from '../match/refusal.ts';
import type { Mailer } from './mailer.ts';
import type { Pusher } from './push.ts';
import { CODE_MINUTES, type Wishes } from './wishes.ts';

const refusals = { '4xx': RefusalBody, '5xx': RefusalBody };
const tags = ['notices'];
const Stop = z.object({ stop: z.string().regex(/^[0-9a-f]{64}$/) });
const Html = { description: 'a page', content: { 'text/html': { schema: z.string() } } };

interface Parts {
  readonly wishes: Wishes;
  readonly pusher: Pusher;
  readonly mailer: Mailer | null;
  readonly guard: Guard;
  readonly seldom: Seldom;
  readonly now: () => number;
}

export function noticeRoutes({ wishes, pusher, mailer, guard, seldom, now }: Parts): FastifyPluginCallbackZod {
  const all = async (person: string) => ({
    wishes: await wishes.of(person),
    pushKey: pusher.key,
    subscriptions: (await wishes.browsers(person)).length,
    mailOffered: mailer !== null,
    address: await wishes.address(person),
  });

  return (app, _options, done) => {
    app.get(
      '/api/notices',
      {
        schema: {
          tags,
          summary: 'My notice preferences, subscriptions and address',
          response: { 200: Notices, ...refusals },
        },
      },
      async (request) => all((await guard.demandPerson(request)).id),
    );
    app.put(
      '/api/notices',
      {
        schema: {
          tags,
          summary: 'Set my notice preferences',
          body: NoticeWishes,
          response: { 200: Notices, ...refusals },
        },
      },
      async (request) => {
        const { id } = await guard.demandPerson(request);
        await wishes.set(id, request.body);
        return all(id);
      },
    );
    app.post(
      '/api/notices/push',
      {
        schema: {
          tags,
          summary: 'Send me notices through this browser',
          body: PushSubscription,
          response: { 200: Notices, ...refusals },
        },
      },
      async (request) => {
        const { id } = await guard.demandPerson(request);
        pusher.demandService(request.body.endpoint);
        await wishes.subscribe(id, request.body, now());
        return all(id);
      },
    );
    app.post(
      '/api/notices/push/end',
      {
        schema: {
          tags,
          summary: 'Stop notices through a browser',
          body: EndPush,
          response: { 200: Notices, ...refusals },
        },
      },
      async (request) => {
        const { id } = await guard.demandPerson(request);
        await wishes.unsubscribe(id, request.body.endpoint);
        return all(id);
      },
    );
    app.put(
      '/api/notices/mail',
      {
        config: seldom(4),
        schema: {
          tags,
          summary: 'Send me notices by mail: a code is sent to the address',
          body: MailAddress,
          response: { 200: Notices, ...refusals },
        },
      },
      async (request) => {
        const { id } = await guard.demandPerson(request);
        if (!mailer) throw new Refusal('not-offered', 'This server sends no mail.');
        const { address } = request.body;
        const at = now();
        const code = await wishes.enterAddress(id, address, at);
        const { language } = await wishes.of(id);
        try {
          await mailer.send(address, noticeWordsFor(language).code(code, CODE_MINUTES), null);
        } catch (error) {
          request.log.warn({ err: error }, 'sending confirmation code failed');
          await wishes.codeNotSent(id, at);
          throw new Refusal(
            'try-again',
            'The mail server did not take the mail; check the address or try again later.',
          );
        }
        return all(id);
      },
    );
    app.post(
      '/api/notices/mail/confirm',
      {
        schema: {
          tags,
          summary: 'Confirm my address with the code',
          body: MailCode,
          response: { 200: Notices, ...refusals },
        },
      },
      async (request) => {
        const { id } = await guard.demandPerson(request);
        await wishes.confirm(id, request.body.code, now());
        return all(id);
      },
    );
    app.delete(
      '/api/notices/mail',
      { schema: { tags, summary: 'Delete my mail address', response: { 200: Notices, ...refusals } } },
      async (request) => {
        const { id } = await guard.demandPerson(request);
        await wishes.removeAddress(id);
        return all(id);
      },
    );
    app.get(
      '/api/notices/stop/:stop',
      {
        schema: {
          tags,
          summary: 'The unsubscribe page linked in a mail',
          params: Stop,
          response: { 200: Html, ...refusals },
        },
      },
      async (request, reply) => {
        const known = await wishes.behindStop(request.params.stop);
        const language = known?.language ?? languageOf(request);
        const { question, button, unknown } = noticeWordsFor(language).stop;
        void reply.type('text/html; charset=utf-8').headers(PAGE_HEADERS);
        return known
          ? page(language, `<p>${question}</p><form method="post"><button>${button}</button></form>`)
          : page(language, `<p>${unknown}</p>`);
      },
    );
    // Mail programs post a form here when their user presses "unsubscribe" (RFC 8058).
    app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, parsed) => {
      payload.resume();
      parsed(null, undefined);
    });
    app.post(
      '/api/notices/stop/:stop',
      {
        schema: {
          tags,
          summary: 'Unsubscribe me from mails',
          params: Stop,
          response: { 200: Html, ...refusals },
        },
      },
      async (request, reply) => {
        const known = await wishes.behindStop(request.params.stop);
        if (known) await wishes.removeAddress(known.person);
        const language = known?.language ?? languageOf(request);
        const { done: sentence, unknown } = noticeWordsFor(language).stop;
        void reply.type('text/html; charset=utf-8').headers(PAGE_HEADERS);
        return page(language, `<p>${known ? sentence : unknown}</p>`);
      },
    );
    done();
  };
}

/** The preferred language of the reader's browser, among those available. */
function languageOf({ headers }: FastifyRequest): Language {
  const asked = (headers['accept-language'] ?? '').split(',').map((part) => {
    const [tag = '', weight = 'q=1'] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    return { tag, weight: Number(weight.replace('q=', '')) || 0 };
  });
  for (const { tag } of asked.toSorted((a, b) => b.weight - a.weight)) {
    const spoken = LANGUAGES.find((language) => tag === language || tag.startsWith(`${language}-`));
    if (spoken) return spoken;
  }
  return 'en';
}

const PAGE_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  // The form must send its origin: it is accepted from this page only.
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
};

const page = (language: Language, body: string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Windrose</title><body>${body}</body></html>`;
