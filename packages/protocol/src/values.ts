/** The small values that messages are made of: ids, names, seats, codes. */

import * as z from 'zod/mini';

const text = (shortest: number, longest: number) => z.string().check(z.minLength(shortest), z.maxLength(longest));

/** The id of a match: 16 letters and digits, not to be guessed. Who knows it may watch. */
export const MatchId = z.string().check(z.regex(/^[0-9A-Za-z]{16}$/));

/** The id of a person, guests included: not a name, and says nothing about them. */
export const PersonId = z.string().check(z.regex(/^[0-9A-Za-z]{16}$/));

/** The id of a command, made by who sends it, so that it can be sent again without harm. */
export const CommandId = z.string().check(z.regex(/^[0-9A-Za-z_-]{8,64}$/));

/** A seat, 0-based in turn order. */
export const Seat = z.int().check(z.minimum(0), z.maximum(7));

/** The version of a match: the number of its latest step; 0 before the first. */
export const Version = z.int().check(z.minimum(0), z.maximum(1_000_000_000));

/** A moment: milliseconds since 1970, as the server's clock has it. */
export const Moment = z.int().check(z.minimum(0));

/** The level of a bot, as `GET /api/games` lists them. */
export const BotLevel = z.string().check(z.regex(/^[a-z][a-z-]{1,23}$/));

/** A word with Latin letters and Cyrillic or Greek ones: no language is written so, and who wants to pass for somebody does. */
const TWO_ALPHABETS =
  /\p{Script=Latin}\S*[\p{Script=Cyrillic}\p{Script=Greek}]|[\p{Script=Cyrillic}\p{Script=Greek}]\S*\p{Script=Latin}/u;

/** How a person is called by others. Nothing that cannot be seen, no towers of accents, not only spaces, one alphabet a word. */
export const PersonName = text(1, 40).check(
  z.regex(/^[^\p{C}]*[\p{L}\p{N}][^\p{C}]*$/u, 'a name has a letter or digit, and nothing invisible'),
  z.regex(/^[^\p{Default_Ignorable_Code_Point}\u2800]*$/u, 'a name has nothing invisible'),
  z.regex(/^(?!.*\p{M}{3})/u, 'a name has at most two accents on a letter'),
  z.refine((name) => !TWO_ALPHABETS.test(name), 'a word of a name has letters of one alphabet'),
);

/** Entries of a record: codes of options; an undo back to `v` choices is -1 - v. One whole turn at most. */
export const Codes = z
  .array(z.int().check(z.minimum(-100_000), z.maximum(100_000)))
  .check(z.minLength(1), z.maxLength(500));

/** A part of a match's luck, or the SHA-256 of one: 64 hexadecimal digits. */
export const LuckDigits = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** Entries that take back choices which one seat may store in one turn. */
export const MOST_TAKEN_BACK = 100;

/**
 * Steps and entries of a match from which on nothing is stored any more but what brings it to its end: no take-backs,
 * no leaving and coming back. The longest matches at random have 2,300 choices.
 */
export const LONGEST_MATCH = 20_000;

/** What luck decided: the number of the decision, then its draws. The set-up has the numbers -1 and 0. */
export const Draws = z.array(z.array(z.int()));

/** The options of a match by name, as the game allows them. */
export const Options = z.record(z.string(), z.union([z.boolean(), text(0, 2000)]));

/** Which pack a match is played with. */
export const PackName = z.object({ name: z.string(), version: z.string(), hash: z.string() });

/** Own packs of a table: what is printed on the components of the box that somebody owns. A game has three packs at most. */
export const OwnPacks = z.array(z.record(z.string(), z.unknown())).check(z.maxLength(3));

/** How much own packs may be in all, as JSON, in UTF-16 code units. */
export const MOST_OWN_PACKS: number = 128 * 1024;

/** What others see of a person. */
export const Person = z.object({
  id: PersonId,
  name: z.string(),
  /** Whether they sit as a guest, without an account. */
  guest: z.boolean(),
});
export type Person = z.infer<typeof Person>;

/** Names of the people a message speaks of; who has deleted their account is missing. */
export const People = z.array(Person);
