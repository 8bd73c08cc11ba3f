/** Requests about people: accounts, passkeys, profiles, blocks, reports, chat, quick match, notices. */

import {
  Account,
  Blocks,
  Chat,
  newCommandId,
  Notices,
  type NoticeWishes,
  Okay,
  PasskeyOptions,
  type Person,
  type Phrase,
  Profile,
  type ChatMessage,
  Seeking,
  type SeekMatch,
  Session,
} from '@windrose/protocol';

import { ask } from './server.ts';

type Answer<Shape extends { parse(value: unknown): unknown }> = ReturnType<Shape['parse']>;

/** The person's sign-in methods. */
export type MyAccount = Answer<typeof Account>;
/** Another person: ratings, statistics, past matches. */
export type TheirProfile = Answer<typeof Profile>;
/** The person's notices. */
export type MyNotices = Answer<typeof Notices>;
/** Reasons for reports. */
export const REPORT_REASONS = ['insults', 'cheating', 'stalling', 'name', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** The person of an answer about the session. */
const personOf = async (asked: Promise<Answer<typeof Session>>): Promise<Person | null> => (await asked).person;

export const makeAccount = (name: string, passphrase: string): Promise<Person | null> =>
  personOf(ask(Session, 'POST', '/api/account', { name, passphrase }));

export const signIn = (name: string, passphrase: string): Promise<Person | null> =>
  personOf(ask(Session, 'POST', '/api/session/sign-in', { name, passphrase }));

export const askAccount = (): Promise<MyAccount> => ask(Account, 'GET', '/api/account');

/** Begins to make a passkey, or to sign in with one: what the browser's own dialog needs. */
export const askPasskeyOptions = (what: 'make' | 'sign-in'): Promise<Answer<typeof PasskeyOptions>> =>
  ask(PasskeyOptions, 'POST', what === 'make' ? '/api/passkeys/options' : '/api/session/passkey/options');

/** Keeps a passkey. @param name for a guest, who becomes a member with it. */
export const keepPasskey = (answer: object, label: string, name?: string): Promise<Person | null> =>
  personOf(ask(Session, 'POST', '/api/passkeys', { answer, label, ...(name === undefined ? {} : { name }) }));

export const signInByPasskey = (answer: object): Promise<Person | null> =>
  personOf(ask(Session, 'POST', '/api/session/passkey', { answer }));

export const removePasskey = (id: string): Promise<unknown> => ask(Okay, 'DELETE', `/api/passkeys/${id}`);

/** Deletes the account; its matches stay, without the name. */
export const deleteAccount = (passphrase?: string): Promise<Person | null> =>
  personOf(ask(Session, 'DELETE', '/api/account', passphrase === undefined ? {} : { passphrase }));

export const askProfile = (person: string): Promise<TheirProfile> => ask(Profile, 'GET', `/api/people/${person}`);

export const block = (person: string, blocked: boolean): Promise<unknown> =>
  ask(Okay, blocked ? 'PUT' : 'DELETE', `/api/blocks/${person}`);

export const askBlocked = async (): Promise<readonly Person[]> => (await ask(Blocks, 'GET', '/api/blocks')).people;

export const report = (person: string, reason: ReportReason, text: string, match?: string): Promise<unknown> =>
  ask(Okay, 'POST', '/api/reports', { person, reason, text, ...(match === undefined ? {} : { match }) });

/** The chat of a table after a line. */
export const askChat = (match: string, since: number): Promise<Chat> =>
  ask(Chat, 'GET', `/api/matches/${match}/chat?since=${since}`);

/** Says a phrase, or a text where all agree to it. */
export const sendChat = (
  match: string,
  message: { readonly phrase: Phrase } | { readonly text: string },
): Promise<Chat> =>
  ask(Chat, 'POST', `/api/matches/${match}/chat`, { id: newCommandId(), ...message } satisfies ChatMessage);

/** Agrees to free text, or no longer. */
export const agreeToText = (match: string, agree: boolean): Promise<Chat> =>
  ask(Chat, 'PUT', `/api/matches/${match}/chat/free`, { agree });

/** Looks for opponents. */
export const seek = (wish: Omit<SeekMatch, 'id'>): Promise<Seeking> =>
  ask(Seeking, 'POST', '/api/quick', { id: newCommandId(), ...wish });

export const askSeeking = (): Promise<Seeking> => ask(Seeking, 'GET', '/api/quick');

export const seekNoLonger = (): Promise<Seeking> => ask(Seeking, 'DELETE', '/api/quick');

export const askNotices = (): Promise<MyNotices> => ask(Notices, 'GET', '/api/notices');

export const wishNotices = (wishes: NoticeWishes): Promise<MyNotices> => ask(Notices, 'PUT', '/api/notices', wishes);

export const subscribePush = (subscription: object): Promise<MyNotices> =>
  ask(Notices, 'POST', '/api/notices/push', subscription);

export const endPush = (endpoint: string): Promise<MyNotices> =>
  ask(Notices, 'POST', '/api/notices/push/end', { endpoint });

/** Has a code sent to an address. */
export const setAddress = (address: string): Promise<MyNotices> =>
  ask(Notices, 'PUT', '/api/notices/mail', { address });

export const confirmAddress = (code: string): Promise<MyNotices> =>
  ask(Notices, 'POST', '/api/notices/mail/confirm', { code });
