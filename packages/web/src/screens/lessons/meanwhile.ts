/** What happens between two steps of a lesson, where the match continues by itself: otherwise rounds would pass unseen. */

import type { Choice, Event, Match, SpiceLetter } from '@windrose/rules';
import { Faces, merchantName, type Words } from '@windrose/words';

import { capital } from '../../i18n/capital.ts';
import { isToldBy } from '../../play/told-by.ts';

/** So many actions of somebody else are told one by one; of more only the gains. */
const FEW = 4;

/** And so many of Solo's rival. */
const FEW_OF_RIVAL = 1;

/** So many of the learner's own turns are told one by one; of more only what they brought. */
const FEW_TURNS = 3;

/** Nor are they longer than this; all that is told is not longer than the second number. */
const MOST_LETTERS = 240;
const MOST_IN_ALL = 330;

/** The gains that are counted, in the order in which they are told. */
const GAINS = ['built', 'claimed', 'card', 'merchant', 'explored', 'bonus'] as const satisfies readonly Event['kind'][];

/** A gain of a side. */
type Gain = (typeof GAINS)[number];

/** Gains of one kind. */
interface Gained {
  readonly n: number;
  /** What they are worth in words; null for nothing, or where that is told elsewhere. */
  readonly points: string | null;
  /** Names of cards or places; none where they have none. */
  readonly names: readonly string[];
  /** Whether they are the learner's. */
  readonly own: boolean;
}

/** What the learner did, each as a clause without its subject. */
interface Deeds {
  /** @param cards the names of the cards that paid for the steps */
  readonly sailed: (to: string, cards: readonly string[]) => string;
  readonly placed: (settlers: number, at: string) => string;
  readonly sent: (settlers: number) => string;
  /** @param at null where the clause before names the place */
  readonly built: (at: string | null, points: string | null) => string;
  readonly traded: (what: string) => string;
  /** What was done so many times. */
  readonly often: (what: string, times: number) => string;
  readonly upgraded: (whats: readonly string[]) => string;
  readonly upgrade: (from: string, to: SpiceLetter) => string;
  readonly took: (cubes: string) => string;
  readonly heap: (cubes: string) => string;
  readonly card: (points: string) => string;
  readonly claimed: (at: string, points: string) => string;
  readonly merchant: (name: string) => string;
  readonly routed: (name: string) => string;
  /** @param effect what it does; null where that is told next */
  readonly played: (name: string, effect: string | null) => string;
  readonly rested: (times: number) => string;
  readonly bonus: (tile: string) => string;
  readonly explored: (tile: string) => string;
  readonly discarded: (cubes: string) => string;
}

/** The texts of one language. */
export interface MeanwhileTexts {
  readonly now: string;
  /** In the ribbon while the match plays on, where whose turn it is stands otherwise. */
  readonly passing: { readonly title: string; readonly todo: string };
  /** The same where it waits until what has happened has been read. */
  readonly held: { readonly title: string; readonly todo: string };
  /** That the learner's turns are played, too. */
  readonly forYou: string;
  readonly hold: string;
  readonly goOn: string;
  readonly inRound: (round: number) => string;
  /** The button that shows the next step at once, and the one that shows again what happened before it. */
  readonly toStep: string;
  readonly watch: string;
  readonly rounds: (from: number, to: number) => string;
  /** The same in a few words, with the points the learner has gained. */
  readonly short: (from: number, to: number, points: number) => string;
  readonly gained: Readonly<Record<Gain, (gained: Gained) => string>>;
  readonly trades: (times: number) => string;
  readonly deeds: Deeds;
  /** The learner's turn, after another one or not. */
  readonly you: (clauses: string, then: boolean) => string;
  /** What the learner did as it is said of somebody else. */
  readonly theirs: (deed: string) => string;
  /** What the learner has done in the turn that goes on. */
  readonly thisTurn: (clauses: string) => string;
  readonly quoted: (name: string) => string;
}

/** Events that only show what comes next. */
export const isDone = (event: Event): boolean => 'seat' in event && event.kind !== 'turn';

/**
 * What a learner sees of it before it is unfolded: which rounds, and the points gained.
 * @param from as in {@link meanwhile}
 * @param before the points of the seat when that step was done
 */
export function meanwhileShort(
  match: Match,
  from: number,
  seat: number,
  before: number,
  texts: MeanwhileTexts,
): string {
  const choices = match.choices.slice(from);
  const [first] = choices;
  const last = choices.at(-1);
  const points = (match.scores().seats[seat]?.total ?? 0) - before;
  return first && last ? texts.short(first.round, last.round, points) : texts.now;
}

/** How things of a match are called in its language. */
interface Telling {
  readonly match: Match;
  readonly words: Words;
  readonly texts: MeanwhileTexts;
}

/** The name of a card of the road, in quotation marks. */
function cardName({ match, words, texts }: Telling, card: string): string {
  return texts.quoted(merchantName(words.cardNames, new Faces(match).merchant(card)));
}

/** The events of a turn without those that an earlier one says already, such as what a card that was played gives. */
function withoutRepeats(match: Match, events: readonly Event[]): Event[] {
  return events.filter((event, at) => {
    const before = events[at - 1];
    if (event.kind === 'merchant') {
      return !events.slice(0, at).some((other) => other.kind === 'played' && other.card === event.card);
    }
    return !isToldBy(match, before, event);
  });
}

/** What a side did in a turn, clause by clause. @param all its events */
function deedsOf(telling: Telling, all: readonly Event[]): string[] {
  const { match, words, texts } = telling;
  const events = withoutRepeats(match, all);
  const { deeds } = texts;
  const told: string[] = [];
  // Where the boat or the settlers are by now.
  let there: string | null = null;
  let paidWith: string[] = [];
  for (let at = 0; at < events.length; at++) {
    const event = events[at];
    const next = events[at + 1];
    /** The event and those of its kind that follow it. */
    const run = <Kind extends Event['kind']>(first: Event & { readonly kind: Kind }): (typeof first)[] => {
      const same = [first];
      for (; events[at + 1]?.kind === first.kind; at++) same.push(events[at + 1] as typeof first);
      return same;
    };
    switch (event?.kind) {
      case 'laid':
        paidWith.push(cardName(telling, event.card));
        break;
      case 'sailed':
        there = event.to;
        // A voyage is told by where it ends.
        if (next?.kind === 'laid' || next?.kind === 'sailed') break;
        told.push(deeds.sailed(words.place(match, event.to), paidWith));
        paidWith = [];
        break;
      case 'placed':
        there = event.at;
        told.push(deeds.placed(event.count, words.place(match, event.at)));
        break;
      case 'sent':
        told.push(deeds.sent(event.count));
        break;
      case 'built': {
        const points = event.points > 0 ? words.points(event.points) : null;
        told.push(deeds.built(event.at === there ? null : words.place(match, event.at), points));
        break;
      }
      case 'traded':
        for (const [what, times] of counted(run(event).map(({ give, take }) => words.exchange(give, take)))) {
          told.push(deeds.often(deeds.traded(what), times));
        }
        break;
      case 'upgraded':
        told.push(
          deeds.upgraded(
            [...counted(run(event).map(({ from, to }) => deeds.upgrade(words.cubes(from), to as SpiceLetter)))].map(
              ([what, times]) => deeds.often(what, times),
            ),
          ),
        );
        break;
      case 'gained':
        for (const [what, times] of counted(run(event).map(({ cubes }) => words.cubes(cubes)))) {
          told.push(deeds.often(deeds.took(what), times));
        }
        break;
      case 'tools':
        // Tools give cubes of a landmark before its own.
        told.push(deeds.took(words.cubes(event.cubes)));
        break;
      case 'heap':
        told.push(deeds.heap(words.cubes(event.cubes)));
        break;
      case 'card':
        told.push(deeds.card(words.points(event.points)));
        break;
      case 'claimed':
        told.push(deeds.claimed(words.place(match, event.at), words.points(event.points)));
        break;
      case 'merchant':
        told.push(
          next?.kind === 'routed'
            ? deeds.routed(cardName(telling, event.card))
            : deeds.merchant(cardName(telling, event.card)),
        );
        break;
      case 'played':
        told.push(
          deeds.played(
            cardName(telling, event.card),
            next?.kind === 'upgraded' ? null : words.merchant(match, event.card),
          ),
        );
        break;
      case 'rested':
      case 'tookBack':
        told.push(deeds.rested(1));
        break;
      case 'bonus':
        told.push(deeds.bonus(words.bonus(match, event.tile)));
        break;
      case 'explored':
        told.push(deeds.explored(words.exploration(match, event.tile)));
        break;
      case 'discarded':
        told.push(deeds.discarded(words.cubes(event.cubes)));
        break;
      default:
    }
  }
  return told;
}

/** Texts with how often each comes, in order. */
function counted(texts: readonly string[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return times;
}

/** The gains of a side in clauses without its subject. */
function gainsOf(telling: Telling, events: readonly Event[], own: boolean): string[] {
  const { match, words, texts } = telling;
  return GAINS.flatMap((gain) => {
    const those = events.filter(({ kind }) => kind === gain);
    if (those.length === 0) return [];
    const points = those.reduce(
      (sum, event) => sum + (event.kind === 'claimed' || event.kind === 'card' ? event.points : 0),
      0,
    );
    const names = those.flatMap((event) =>
      event.kind === 'merchant'
        ? [cardName(telling, event.card)]
        : event.kind === 'built' && own
          ? [words.place(match, event.at)]
          : [],
    );
    return [texts.gained[gain]({ n: those.length, points: points === 0 ? null : words.points(points), names, own })];
  });
}

/** What many turns of the learner brought. */
function gainsOfMany(telling: Telling, events: readonly Event[]): string[] {
  const { texts } = telling;
  const rests = events.filter(({ kind }) => kind === 'rested' || kind === 'tookBack').length;
  const trades = events.filter(({ kind }) => kind === 'traded').length;
  return [
    ...gainsOf(telling, events, true),
    ...(trades > 0 ? [texts.trades(trades)] : []),
    ...(rests > 0 ? [texts.deeds.rested(rests)] : []),
  ];
}

/** The actions of somebody else: few are told one after another, of more only what they brought; null for nothing worth it. @param few how many are told */
function othersSentence(
  telling: Telling,
  turns: readonly (readonly Event[])[],
  side: number,
  names: readonly string[],
  few: number,
): string | null {
  const { match, words, texts } = telling;
  const subject = side < match.seats ? words.seat(side, names) : words.rival;
  const deeds = turns.flatMap((events) => deedsOf(telling, events)).map((deed) => texts.theirs(deed));
  const told = deeds.length > few ? gainsOf(telling, turns.flat(), false) : deeds;
  return told.length === 0 ? null : `${subject} ${words.list(told)}.`;
}

/** The events of a side, turn by turn. */
function turnsOf(choices: readonly Choice[], side: number): { readonly turn: number; readonly events: Event[] }[] {
  return [...Map.groupBy(choices, ({ turn }) => turn)].map(([turn, made]) => ({
    turn,
    events: made.flatMap(({ events }) =>
      events.filter((event) => isDone(event) && 'seat' in event && event.seat === side),
    ),
  }));
}

/**
 * A few sentences; null where nothing happened in between. The learner's own turns are told as such, each by what was done in it,
 * or, where that is long, by what they brought. What the learner has done in the turn that goes on is told at the end: it is what
 * the step continues.
 * @param from the number of choices made when the step before was done
 * @param own the seat of the learner
 */
export function meanwhile(
  match: Match,
  from: number,
  own: number,
  words: Words,
  texts: MeanwhileTexts,
  names: readonly string[],
): string | null {
  const choices = match.choices.slice(from).filter(({ events }) => events.some(isDone));
  const [first] = choices;
  const last = choices.at(-1);
  if (!first || !last) return null;
  const telling = { match, words, texts };
  const turns = turnsOf(choices, own);
  const past = turns.filter(({ turn }) => turn !== match.turn).map(({ events }) => events);
  const present = turns.filter(({ turn }) => turn === match.turn).flatMap(({ events }) => events);
  const inFull = past
    .map((events) => deedsOf(telling, events))
    .filter((deeds) => deeds.length > 0)
    .map((deeds, at) => capital(texts.you(words.list(deeds), at > 0)));
  const isLong = inFull.length > FEW_TURNS || inFull.join(' ').length > MOST_LETTERS;
  const gains = isLong ? gainsOfMany(telling, past.flat()) : [];
  const yours = gains.length > 0 ? [capital(texts.you(words.list(gains), false))] : inFull;
  const others = (few: number): string[] =>
    Array.from({ length: match.core.sides }, (_, side) => {
      if (side === own) return null;
      const theirs = turnsOf(choices, side).map(({ events }) => events);
      // What Solo's rival does is told with every step.
      return othersSentence(telling, theirs, side, names, side < match.seats ? few : Math.min(few, FEW_OF_RIVAL));
    }).filter((told) => told !== null);
  const now = deedsOf(telling, present);
  const going = now.length > 0 ? [texts.thisTurn(words.list(now))] : [];
  const rounds = texts.rounds(first.round, last.round);
  const tell = (few: number): string => {
    const told = [...yours, ...others(few)];
    if (told.length === 0) return going[0] ?? rounds;
    return [first.turn === last.turn ? `${texts.now}:` : rounds, ...told, ...going].join(' ');
  };
  const inAll = tell(FEW);
  return inAll.length > MOST_IN_ALL ? tell(0) : inAll;
}

/**
 * What a turn came to, in a sentence for each side that did something in it.
 * @param match at the end of the turn or later. @param choices of the turn. @param own the seat of the learner
 */
export function turnSentences(
  match: Match,
  choices: readonly Choice[],
  own: number,
  words: Words,
  texts: MeanwhileTexts,
  names: readonly string[],
): string {
  const telling = { match, words, texts };
  const sides = Array.from({ length: match.core.sides }, (_, side) => {
    const turns = turnsOf(choices, side).map(({ events }) => events);
    if (side !== own) return othersSentence(telling, turns, side, names, Infinity);
    const deeds = turns.flatMap((events) => deedsOf(telling, events));
    return deeds.length === 0 ? null : capital(texts.you(words.list(deeds), false));
  });
  return sides.filter((told) => told !== null).join(' ');
}
