/** Notices to people who are not looking: by web push and by e-mail. */

import * as z from 'zod/mini';

import { knownZone } from './pace.ts';
import { MatchId, Moment } from './values.ts';

/** The languages notices are written in. */
const Language = z.enum(['en', 'pl']);

const HourMinute = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'an hour as 00:00 to 23:59'));

/** The hours in which a person gets no notices. */
export const QuietHours = z.object({
  from: HourMinute,
  to: HourMinute,
  zone: z.string().check(z.minLength(1), z.maxLength(64), z.refine(knownZone, 'a time zone such as Europe/Warsaw')),
});
export type QuietHours = z.infer<typeof QuietHours>;

/** PUT /api/notices: the wanted notices and quiet hours. */
export const NoticeWishes = z.object({
  language: Language,
  /** In which of the ways; each needs a subscription or a confirmed address, too. */
  push: z.boolean(),
  mail: z.boolean(),
  quiet: z.nullable(QuietHours),
});
export type NoticeWishes = z.infer<typeof NoticeWishes>;

/** GET /api/notices. */
export const Notices = z.object({
  wishes: NoticeWishes,
  /** The key a browser subscribes with. */
  pushKey: z.string(),
  /** How many browsers have subscribed. */
  subscriptions: z.int(),
  /** Whether this server sends mail at all. */
  mailOffered: z.boolean(),
  address: z.nullable(z.object({ address: z.string(), confirmed: z.boolean() })),
});

/** POST /api/notices/push: a browser's subscription, as its PushManager gives it. Sent again, it is the same. */
export const PushSubscription = z.object({
  endpoint: z.url().check(z.maxLength(1000)),
  expirationTime: z.optional(z.nullable(z.number())),
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[0-9A-Za-z_-]{80,100}={0,2}$/)),
    auth: z.string().check(z.regex(/^[0-9A-Za-z_-]{16,40}={0,2}$/)),
  }),
});

/** POST /api/notices/push/end: take a subscription back. */
export const EndPush = z.object({ endpoint: z.string().check(z.maxLength(1000)) });

/** PUT /api/notices/mail: an address; a code is sent to it. */
export const MailAddress = z.object({ address: z.email().check(z.maxLength(200)) });

/** POST /api/notices/mail/confirm: the code that was sent. */
export const MailCode = z.object({ code: z.string().check(z.regex(/^\d{6}$/, 'the six digits of the code')) });

/** The subject of a notice. */
export const NoticeKind = z.enum(['turn', 'reminder', 'away', 'over']);
export type NoticeKind = z.infer<typeof NoticeKind>;

/** The content of a push message, once decrypted: JSON, ready to be shown. */
export const PushMessage = z.object({
  kind: NoticeKind,
  match: MatchId,
  language: Language,
  title: z.string(),
  body: z.string(),
  /** The path that a tap opens, below the page's address. */
  path: z.string(),
  /** A later notice with the same tag takes the place of the earlier. */
  tag: z.string(),
  /** Until when the turn lasts; null without a clock. */
  deadline: z.nullable(Moment),
});
export type PushMessage = z.infer<typeof PushMessage>;
