/** What is told of a whole match, sentence by sentence and as a table. */

import { type Match, required } from '@windrose/rules';
import type { SeatNames, Words } from '@windrose/words';

import type { Account, Moment, SideAccount } from '../account/account.ts';
import {
  cardUse,
  type Cause,
  compareSides,
  type Counted,
  type PointsDifference,
  restUse,
  type RestUse,
} from '../account/differences.ts';
import type { AccountMessages, Claimed, NamedPoints, SideName } from './account-messages.ts';
import { decimal } from './figures.ts';

/** A sentence, and the moment of the match that it leads to; null without one. */
export interface AccountSentence {
  readonly text: string;
  readonly moment: Moment | null;
}

/** What is told of two sides. */
export interface AccountTold {
  readonly opening: string;
  /** The parts of the difference, the largest first. */
  readonly points: readonly AccountSentence[];
  /** What was done with the turns, what cost most of them first. */
  readonly turns: readonly AccountSentence[];
}

/** A row of the table: its name, and a cell for each side. */
export interface AccountRow {
  readonly name: string;
  readonly cells: readonly string[];
}

/** A language's texts about whole matches. */
export interface AccountWords {
  readonly title: string;
  readonly turns: string;
  readonly table: string;
  /** What made the difference between the side in front and another one. @param own the side of the reader; null for none. @param most so many of each kind */
  told(
    match: Match,
    account: Account,
    side: number,
    about: { readonly names?: SeatNames; readonly own: number | null; readonly most: number },
  ): AccountTold;
  /** All of it in figures. */
  rows(match: Match, account: Account): readonly AccountRow[];
}

/** How the side in front and the other one are called, and what is claimed. */
interface Spoken {
  readonly of: SideName;
  readonly other: SideName;
  readonly kind: Claimed;
}

/** A name that is an ordinary word, within a sentence. */
const inSentence = (name: string): string => `${name.slice(0, 1).toLowerCase()}${name.slice(1)}`;

/** Nothing to tell of a side. */
const NONE = '–';

/** @param messages the sentences of a language. @param words its texts of matches. */
export function accountWordsOf(messages: AccountMessages, words: Words): AccountWords {
  const eachOf = ({ points, count }: Counted): string | null =>
    count === null || count < 2 ? null : decimal(points / count, words);

  const ofRests = (use: RestUse): RestUse & { readonly each: string } => ({
    ...use,
    each: decimal(use.times === 0 ? 0 : use.back / use.times, words),
  });

  const pointsSentence = (
    { parts, gap, ahead, behind, turn }: PointsDifference,
    { of, other, kind, partName }: Spoken & { readonly partName: (part: string) => string },
  ): AccountSentence => {
    const [named, otherNamed] = [
      { ...ahead, name: of },
      { ...behind, name: other },
    ];
    const [part = ''] = parts;
    if (part === 'tiles' || part === 'cards') {
      const text = messages.claims(
        gap,
        { ...named, each: eachOf(ahead) },
        { ...otherNamed, each: eachOf(behind) },
        kind,
        parts.includes('coins'),
      );
      return { text, moment: turn };
    }
    const text =
      part === 'board'
        ? messages.outposts(gap, named, otherNamed)
        : messages.part(gap, partName(part), named, otherNamed);
    return { text, moment: turn };
  };

  const causeSentence = (
    cause: Cause,
    {
      of,
      other,
      kind,
      leader,
      behind: { side, cards },
    }: Spoken & { readonly leader: number; readonly behind: SideAccount },
  ): AccountSentence => {
    switch (cause.kind) {
      case 'later': {
        const { nth, ahead, behind } = cause;
        return { text: messages.later(nth, of, ahead.round, other, behind.round, kind), moment: behind };
      }
      case 'dry': {
        const { stretch } = cause;
        const { turns, first, last, uses, won } = stretch;
        const told = {
          turns,
          from: first.round,
          to: last.round,
          uses: [...uses].toSorted(([, a], [, b]) => b - a),
          won: required(won[side], `points of side ${side}`),
          wonAhead: required(won[leader], `points of side ${leader}`),
        };
        return { text: messages.dry(other, told, of, cause.other, kind), moment: first };
      }
      case 'cards':
        return { text: messages.cards(other, cause.behind, of, cause.ahead), moment: cause.turn };
      case 'rests': {
        const what = cards === null ? 'settlers' : 'cards';
        return {
          text: messages.rests(other, ofRests(cause.behind), of, ofRests(cause.ahead), what),
          moment: cause.turn,
        };
      }
      case 'cubes':
        return { text: messages.cubes(other, cause.lost, cause.left), moment: cause.turn };
    }
  };

  return {
    title: messages.title,
    turns: messages.turns,
    table: messages.table.title,
    told(match, account, side, { names = [], own, most }) {
      const { ahead, behind, points, causes } = compareSides(account, side);
      const nameOf = (one: number): SideName =>
        one === own ? null : one < match.seats ? words.seat(one, names) : inSentence(words.rival);
      const kind: Claimed = 'tiles' in ahead.score.parts ? 'orders' : 'cards';
      const [of, other] = [nameOf(ahead.side), nameOf(side)];
      const named = (account_: SideAccount, name: SideName): NamedPoints => ({
        name,
        points: account_.score.total,
        count: null,
      });
      const lines = words.scoreLines(match, 0);
      const partName = (part: string): string => lines.find((line) => line.part === part)?.name ?? part;
      const less = points.filter(({ gap }) => gap > 0).slice(0, most);
      const more = points.filter(({ gap }) => gap < 0).toReversed();
      return {
        opening: messages.opening(named(ahead, of), named(behind, other), account.over),
        points: [
          ...less.map((part) => pointsSentence(part, { of, other, kind, partName })),
          ...(more.length === 0
            ? []
            : [
                {
                  text: messages.more(
                    other,
                    more.map(({ parts: [part = ''], gap }) => `${partName(part)} +${-gap}`),
                  ),
                  moment: null,
                },
              ]),
        ],
        turns: causes
          .slice(0, most)
          .map((cause) => causeSentence(cause, { of, other, kind, leader: ahead.side, behind })),
      };
    },
    rows(match, account) {
      const { sides } = account;
      const { table } = messages;
      const row = (name: string, cell: (side: SideAccount) => string): AccountRow => ({
        name,
        cells: sides.map((side) => cell(side)),
      });
      /** Of sides that have turns; no row where it is nothing for all of them. */
      const rowOf = (
        name: string,
        count: (side: SideAccount) => number,
        cell = (side: SideAccount) => `${count(side)}`,
      ) =>
        sides.every((side) => count(side) === 0) ? [] : [row(name, (side) => (side.turns === 0 ? NONE : cell(side)))];
      return [
        row(table.total, ({ score }) => String(score.total)),
        ...words.scoreLines(match, 0).map(({ part, name }) => row(name, ({ score }) => String(score.parts[part] ?? 0))),
        row(table.rounds, ({ claims }) => claims.map(({ round }) => round).join(', ') || NONE),
        ...rowOf(table.turns, ({ turns }) => turns),
        ...rowOf(
          table.each,
          ({ claims }) => claims.length,
          ({ turns, claims }) => (claims.length === 0 ? NONE : decimal(turns / claims.length, words)),
        ),
        ...rowOf(
          table.dry,
          ({ dry }) => dry?.turns ?? 0,
          ({ dry }) => (dry === null ? NONE : table.stretch(dry.turns, dry.first.round, dry.last.round)),
        ),
        ...rowOf(
          table.rests,
          ({ rests }) => rests.length,
          (side) => table.rested(restUse(side).times, restUse(side).back),
        ),
        ...rowOf(
          table.cards,
          ({ cards }) => cards?.length ?? 0,
          (side) => table.taken(cardUse(side)),
        ),
        ...rowOf(table.outposts, ({ outposts }) => outposts.length),
        ...rowOf(table.bonuses, ({ bonuses }) => bonuses.length),
        ...rowOf(table.explored, ({ explored }) => explored.length),
        ...rowOf(table.lost, ({ lost }) => lost.length),
        ...rowOf(table.left, ({ left }) => left),
      ];
    },
  };
}
