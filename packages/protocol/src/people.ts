/** People over HTTP: accounts, passkeys, tokens, profiles, blocks and reports. */

import * as z from 'zod/mini';

import { MatchSummary } from './http.ts';
import { MatchId, Moment, Person, PersonId, PersonName, Seat } from './values.ts';

/** A passphrase. Only its length is checked. */
const Passphrase = z
  .string()
  .check(z.minLength(10, 'a passphrase has at least 10 characters'), z.maxLength(200, 'at most 200 characters'));

/** A name for one of several passkeys or tokens, for their owner alone. */
const Label = z.string().check(z.minLength(1), z.maxLength(60));

/** The id of a passkey or token in lists. */
const ListedId = z.string().check(z.regex(/^[0-9A-Za-z_-]{8,400}$/));

/** POST /api/account: make an account. A guest keeps everything: it is the same person from now on. */
export const MakeAccount = z.object({ name: PersonName, passphrase: Passphrase });

/** POST /api/session/sign-in: with name and passphrase. */
export const SignIn = z.object({
  name: z.string().check(z.maxLength(200)),
  passphrase: z.string().check(z.maxLength(1000)),
});

/** PUT /api/account/passphrase: set or change it. A person with one sends the old one, too. */
export const ChangePassphrase = z.object({
  /** Whether programs keep their tokens. Without it they end: who knew the old passphrase may have made one. */
  keepTokens: z._default(z.boolean(), false),
  now: z.optional(z.string().check(z.maxLength(1000))),
  passphrase: Passphrase,
});

/** PUT /api/account/name. */
export const ChangeName = z.object({ name: PersonName });

/** GET /api/account: sign-in methods and sessions. */
export const Account = z.object({
  person: Person,
  created: Moment,
  passphrase: z.boolean(),
  passkeys: z.array(z.object({ id: ListedId, label: z.string(), created: Moment, used: z.nullable(Moment) })),
  /** Browsers that are signed in; `here` is the one that asks. */
  sessions: z.array(z.object({ id: ListedId, created: Moment, here: z.boolean() })),
  tokens: z.array(z.object({ id: ListedId, label: z.string(), created: Moment })),
});

/** Options for the browser's `navigator.credentials`, as WebAuthn defines them in JSON. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });

/** The answer of `navigator.credentials`, in WebAuthn's JSON form. */
const PasskeyAnswer = z.looseObject({
  id: ListedId,
  rawId: ListedId,
  type: z.literal('public-key'),
  response: z.record(z.string(), z.unknown()),
  clientExtensionResults: z._default(z.record(z.string(), z.unknown()), {}),
});

/** POST /api/passkeys: keep a new passkey. A guest becomes a member with it and says under which name. */
export const KeepPasskey = z.object({ label: Label, name: z.optional(PersonName), answer: PasskeyAnswer });

/** POST /api/session/passkey: sign in with a passkey. */
export const SignInByPasskey = z.object({ answer: PasskeyAnswer });

/** The scopes of a token: to read, to play, to change the account, to use the operator's desk. */
export const Scope = z.enum(['read', 'play', 'account', 'operate']);
export type Scope = z.infer<typeof Scope>;

/** POST /api/tokens: a token for a program that plays in one's name. */
export const MakeToken = z.nullish(
  z.object({
    label: z._default(Label, 'program'),
    scopes: z._default(z.array(Scope).check(z.minLength(1), z.maxLength(4)), ['read', 'play']),
  }),
);

/** POST /api/session/proof: say the passphrase again, before something dangerous. */
export const Prove = z.object({ passphrase: z.string().check(z.maxLength(1000)) });

/** Things in a list, to be taken out by their id. */
export const InList = z.object({ id: ListedId });

/** A Glicko-2 rating: 1500 at first; the true strength is within two deviations with 95 % probability. */
export const Rating = z.object({
  game: z.string(),
  rating: z.number(),
  deviation: z.number(),
  /** Rated matches so far. */
  matches: z.int(),
});
export type Rating = z.infer<typeof Rating>;

/** How often a person has played a game to its end, with others. */
export const Statistics = z.object({
  game: z.string(),
  played: z.int(),
  won: z.int(),
  /** The most points in one match. */
  best: z.int(),
  /** Points a match, on average. */
  average: z.number(),
});

/** A match that a person has played to its end. */
export const PastMatch = z.object({
  match: MatchId,
  game: z.string(),
  seats: z.int(),
  seat: Seat,
  /** 1 is the winner; equals share a place. */
  place: z.int(),
  points: z.int(),
  /** The rating after and before; null if the match did not count. */
  rating: z.nullable(z.object({ before: z.number(), after: z.number() })),
  finished: Moment,
});

/** GET /api/people/:person. */
export const Profile = z.object({
  person: Person,
  since: Moment,
  ratings: z.array(Rating),
  statistics: z.array(Statistics),
  /** The latest first, 50 at most. */
  matches: z.array(PastMatch),
  /** Whether the caller has blocked them. */
  blocked: z.boolean(),
});

/** GET /api/blocks: the people the caller has blocked. */
export const Blocks = z.object({ people: z.array(Person) });

/** POST /api/reports: report a person to the operators. */
export const Report = z.object({
  person: PersonId,
  match: z.optional(MatchId),
  reason: z.enum(['insults', 'cheating', 'stalling', 'name', 'other']),
  text: z._default(z.string().check(z.maxLength(2000)), ''),
});

/** DELETE /api/account: with the passphrase, if there is one. */
export const DeleteAccount = z.object({ passphrase: z.optional(z.string().check(z.maxLength(1000))) });

/** It is done, and there is nothing more to say. */
export const Okay = z.object({ done: z.literal(true) });

/** GET /api/account/export: everything that is stored of the asker. */
export const AccountExport = z.looseObject({
  windrose: z.literal(1),
  exported: Moment,
  account: Account,
  ratings: z.array(Rating),
  past: z.array(PastMatch),
  matches: z.array(
    z.looseObject({
      summary: MatchSummary,
      seat: z.nullable(Seat),
      record: z.nullable(z.record(z.string(), z.unknown())),
    }),
  ),
});
