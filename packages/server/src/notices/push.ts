/** Web push (RFC 8030, 8291, 8292): encrypted for one browser, sent through its vendor's push service. */

import type { Logger } from 'pino';
import webPush from 'web-push';

import { Refusal } from '../match/refusal.ts';
import type { Database } from '../storage/database.ts';
import type { Browser } from './wishes.ts';

const { generateRequestDetails, generateVAPIDKeys } = webPush;

/** Timeout of a push service in milliseconds. */
const PATIENCE = 10_000;

/** The keys that identify this server to push services. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** The keys, created at the first start. All processes share them, and browser subscriptions stay bound to them. */
export async function vapidKeys({ db }: Database): Promise<VapidKeys> {
  const name = 'vapid';
  await db
    .insertInto('secrets')
    .values({ name, value: JSON.stringify(generateVAPIDKeys()) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
  return JSON.parse(value) as VapidKeys;
}

/** Outcomes of a push. */
export type PushOutcome =
  /** The push service accepted it. */
  | 'sent'
  /** The browser is no longer subscribed. */
  | 'gone'
  /** It may work another time. */
  | 'failed';

interface Setup {
  readonly keys: VapidKeys;
  /** The contact address of the operator, for push services: `mailto:` or `https:`. */
  readonly contact: string;
  /** Host names, or suffixes that start with a dot, or whole origins. */
  readonly services: readonly string[];
  readonly log: Logger;
}

export class Pusher {
  readonly #setup: Setup;

  constructor(setup: Setup) {
    this.#setup = setup;
  }

  get key(): string {
    return this.#setup.keys.publicKey;
  }

  /**
   * A browser's endpoint is a URL that this server will request, so only those of push services are accepted, on the https
   * port. A service on another port must be named as an origin in PUSH_SERVICES.
   * @throws Refusal `malformed`
   */
  demandService(endpoint: string): void {
    const { protocol, hostname, origin, port, username, password } = new URL(endpoint);
    const allowed = this.#setup.services.some((service) =>
      service.includes('://')
        ? origin === service
        : protocol === 'https:' &&
          port === '' &&
          `${username}${password}` === '' &&
          (hostname === service || hostname.endsWith(`.${service}`)),
    );
    if (!allowed) throw new Refusal('malformed', `${origin} is not a push service that this server knows.`);
  }

  /**
   * Sends a message.
   * @param seconds how long the push service keeps it for a browser that is offline.
   * @param topic a later message of the same topic replaces an undelivered one.
   */
  async send(browser: Browser, message: string, seconds: number, topic: string): Promise<PushOutcome> {
    const { keys, contact, log } = this.#setup;
    const { endpoint, method, headers, body } = generateRequestDetails(
      { endpoint: browser.endpoint, keys: { p256dh: browser.p256dh, auth: browser.auth } },
      message,
      {
        vapidDetails: { subject: contact, ...keys },
        TTL: Math.max(0, Math.round(seconds)),
        urgency: 'normal',
        topic,
        contentEncoding: 'aes128gcm',
      },
    );
    // The rest of an endpoint is the browser's secret.
    const service = new URL(endpoint).host;
    try {
      const { status, body: answer } = await fetch(endpoint, {
        method,
        headers: headers as Record<string, string>,
        body: new Uint8Array(body),
        // A push service has no reason to redirect.
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      });
      await answer?.cancel();
      if (status === 404 || status === 410) return 'gone';
      if (status >= 200 && status < 300) return 'sent';
      log.warn({ service, status }, 'sending push failed');
      return 'failed';
    } catch (error) {
      log.warn({ service, err: error }, 'sending push failed');
      return 'failed';
    }
  }
}
