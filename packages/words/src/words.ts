/** Everything the system says to people about a match, in their language. */

import {
  BONUS_KINDS,
  type CodedOption,
  type Event,
  type Match,
  type Refusal,
  type RuleId,
  type RulesError,
  type SpiceLetter,
  SPICES,
} from '@windrose/rules';
import { factOf } from './fact-of.ts';
import { type CardNames, merchantName, pointCardName } from './card-names.ts';
import { marketThen, routeThen } from './cards-then.ts';
import { ownFact } from './facts.ts';
import { placeName } from './places.ts';
import { Faces, isLandmark } from './faces.ts';
import { type FirstWords, firstWordsOf, known } from './first-words.ts';
import type { Language } from './languages.ts';
import { SPICE_NAMES } from './games/index.ts';
import type { Amount, Messages, Say } from './messages.ts';
import { ownOption, ownTexts, type TextTable, withoutWords } from './own.ts';

/** The names of seats, in order; a seat without one is called "Player 1" and so on. */
export type SeatNames = readonly (string | undefined)[];

/** One line of a side's scores, explained. */
export interface ScoreLine {
  readonly part: string;
  readonly name: string;
  readonly points: number;
  /** The reason for these points. */
  readonly why: string;
}

/** A language's texts about matches. */
export interface Words extends FirstWords {
  /** A game's name for a spice: ginger, turmeric, corn … A combined game uses its colour. */
  spice(game: string, spice: SpiceLetter): string;
  /** The colour of a spice. */
  colour(spice: SpiceLetter): string;
  /** Cubes as the object of a sentence: "a red cube", "2 yellow and 1 brown". @param letters such as `YYB`. */
  cubes(letters: string): string;
  /** Cubes that are there, are a price or are missing, where a language tells these from the object of a verb. */
  cubesThere(letters: string): string;
  /** "2 cubes". */
  cubeCount(n: number): string;
  /** What a trade gives for what, in letters: "2 yellow for 1 green". */
  exchange(give: string, take: string): string;
  /** "12 points". */
  points(n: number): string;
  /** A bonus tile by its name in states and events: `free-move`, `points-6` (or `points`), or an id of the land games. */
  bonus(match: Match, tile: string): string;
  /** A point card by its price, points and benefit. */
  card(match: Match, id: string): string;
  /** An exploration tile by what it brings. */
  exploration(match: Match, id: string): string;
  /** A merchant card as an imperative: "trade 2 yellow for 1 green". */
  merchant(match: Match, id: string): string;
  /** The names of the cards of the road. */
  readonly cardNames: CardNames;
  /** The name of a point card of the road by its price in letters, in quotation marks; null where cards have no names. */
  pointCard(match: Match, price: string): string | null;
  /** A merchant card by its name, in quotation marks. */
  merchantNamed(match: Match, id: string): string;
  /** A merchant card by its name and effect: "Little Mill – upgrade up to 2 times". */
  merchantCalled(match: Match, id: string): string;
  /** A point card by its name, price and points; those of the land have no names. */
  cardCalled(match: Match, id: string): string;
  /** The action of a location as an imperative: "take 2 yellow", "visit the fort". */
  work(match: Match, at: string): string;
  /** A landmark by its name in the pack; a name in a custom pack is not translated. */
  landmark(landmark: string): string;
  /** A place of the map: "C4". */
  place(match: Match, id: string): string;
  /** The name of an unnamed seat. @param seat from 0; past the seats of the match: the rival. */
  seat(seat: number, names?: SeatNames): string;
  /** The solo rival. */
  readonly rival: string;
  /** A turn of a seat in which nothing happened. */
  idle(seat: number, names?: SeatNames): string;
  /** Whose settlers were sent back by others, at the end of a clause: "sending 2 settlers of Bea back". */
  sendingBack(seat: number, settlers: number, names?: SeatNames): string;
  /**
   * The question of a decision. @param game its id, for games with their own decisions. @throws RangeError for an unknown kind.
   * This and the following members throw RulesError `bad-game` when the words of a custom game lack the text.
   */
  decision(kind: string, game?: string): string;
  /** The question of the present decision of `match`, which a trade that has been made asks in another way. */
  question(match: Match): string;
  /** The meaning of an option of the present decision of `match`: an imperative without capital and full stop. */
  option(match: Match, option: CodedOption, names?: SeatNames): string;
  /** A sentence about an event. */
  event(match: Match, event: Event, names?: SeatNames): string;
  /** A line of the scores: its name. @throws RangeError for an unknown part. */
  scorePart(part: string): string;
  /** The scores of a side line by line. @param side a seat, or the number of seats for the solo rival. */
  scoreLines(match: Match, side: number): ScoreLine[];
  /** A sentence that names the winner, after the end; null before. @param own the reader's seat: "You win" where it has won. */
  winner(match: Match, names?: SeatNames, own?: number | null): string | null;
  /** The table of a custom game as its words describe it; empty for built-in games, which are drawn. */
  tables(match: Match, names?: SeatNames): readonly TextTable[];
  /** A sentence about the reason why something is not allowed in this match. */
  refusal(match: Match, why: Refusal): string;
  /** The number of a rule within a sentence: "rule EW-12", "ruling EW-21r". */
  rule(id: RuleId): string;
  /** The message of an error. */
  error(error: RulesError): string;
}

/** The words of a language whose messages have been fetched; programs that have all languages at hand take `wordsFor`. */
export function wordsOf(language: Language, messages: Messages): Words {
  const first = firstWordsOf(language, messages);
  const { list } = first;

  const cubes = (letters: string): string => {
    if (letters === '') return messages.noCubes;
    const only = SPICES.find((spice) => spice === letters);
    if (only) return messages.cube(only);
    return list(amounts(letters).map((amount) => messages.amount(amount)));
  };
  const cubesThere = (letters: string): string => {
    const only = SPICES.find((spice) => spice === letters);
    if (only) return messages.cubeThere(only);
    return letters === '' ? messages.noCubes : list(amounts(letters).map((amount) => messages.amountThere(amount)));
  };
  const counted = (letters: string): string => list(amounts(letters).map((amount) => messages.amount(amount)));
  const exchange = (give: string, take: string): string => messages.exchange(counted(give), counted(take));
  const seatName = (match: Match | null, side: number, names: SeatNames): string => {
    if (match !== null && side >= match.seats) return messages.rival;
    return names[side] ?? messages.player(side + 1);
  };
  const bonusOf = (match: Match, tile: string): string => {
    const face = new Faces(match).bonusTile(tile);
    return face ? messages.bonusTile(face) : bonusName(messages, tile);
  };
  const placeOf = (match: Match, id: string): string =>
    placeName(match, id) ?? (/^-?\d+,-?\d+$/.test(id) ? messages.placeAt(id) : id);
  const nameOfMerchant = (match: Match, id: string): string =>
    merchantName(messages.cardNames, new Faces(match).merchant(id));
  const nameOfCard = (match: Match, id: string): string | null => {
    const { price, benefit } = new Faces(match).pointCard(id);
    return benefit.kind === 'none' ? pointCardName(messages.cardNames, price) : null;
  };
  const speaker = (match: Match, names: SeatNames): Say => {
    const faces = new Faces(match);
    const named = (
      row: readonly (string | null)[] | null,
      slot: number,
      inPlace: (place: number, name: string | null) => string,
    ): string => {
      const called = row?.map((id) => (id === null ? null : messages.quoted(nameOfMerchant(match, id)))) ?? [];
      const name = called[slot] ?? null;
      const isOnly = called.filter((other) => other === name).length === 1;
      return name === null || !isOnly ? inPlace(slot + 1, name) : name;
    };
    const say: Say = {
      seat: (side) => seatName(match, side, names),
      place: (id) => placeOf(match, id),
      cubes,
      cubesThere,
      cubeCount: (n) => messages.cubeCount(n),
      colour: (spice) => messages.spices.colours[spice],
      exchange,
      bonus: (tile) => bonusOf(match, tile),
      card(id) {
        const { price, points, benefit } = faces.pointCard(id);
        return messages.card(cubes(price), points, messages.benefit(benefit));
      },
      exploration(id) {
        const tile = faces.explorationTile(id);
        return messages.exploration(tile, tile.kind === 'cubes' ? cubesThere(tile.cubes) : '');
      },
      merchant: (id) => messages.merchant(faces.merchant(id), say),
      merchantName: (id) => messages.quoted(nameOfMerchant(match, id)),
      cardName(id) {
        const name = nameOfCard(match, id);
        return name === null ? null : messages.quoted(name);
      },
      inMarket: (slot, event) =>
        named(event === null ? presentMarket(match) : marketThen(match, event), slot, (place, name) =>
          messages.cardInMarket(place, name),
        ),
      onRoute: (seat, slot, event) =>
        named(event === null ? presentRoute(match, seat) : routeThen(match, event, seat), slot, (place, name) =>
          messages.cardOnRoute(place, name),
        ),
      work: (at, card) => messages.work(faces.location(at), card, say),
      faces,
    };
    return say;
  };

  const words: Words = {
    ...first,
    rival: messages.rival,
    idle: (seat, names = []) => messages.idle(seatName(null, seat, names)),
    sendingBack: (seat, settlers, names = []) => messages.sendingBack(seatName(null, seat, names), settlers),
    spice: (game, spice) => {
      const own = ownTexts(game, language);
      return own
        ? (own.spices?.[spice] ?? messages.spices.colours[spice])
        : messages.spices[known(SPICE_NAMES, game, 'game')][spice];
    },
    colour: (spice) => messages.spices.colours[spice],
    cubes,
    cubesThere,
    cubeCount: (n) => messages.cubeCount(n),
    exchange,
    points: (n) => messages.points(n),
    bonus: bonusOf,
    card: (match, id) => speaker(match, []).card(id),
    exploration: (match, id) => speaker(match, []).exploration(id),
    merchant: (match, id) => speaker(match, []).merchant(id),
    cardNames: messages.cardNames,
    merchantNamed: (match, id) => messages.quoted(nameOfMerchant(match, id)),
    merchantCalled: (match, id) => `${nameOfMerchant(match, id)} – ${speaker(match, []).merchant(id)}`,
    pointCard: (match, price) =>
      'new-world' in match.components ? null : messages.quoted(pointCardName(messages.cardNames, price)),
    cardCalled(match, id) {
      const name = nameOfCard(match, id);
      return `${name === null ? '' : `${name} – `}${speaker(match, []).card(id)}`;
    },
    work: (match, at) => speaker(match, []).work(at, null),
    place: placeOf,
    landmark: (landmark) => (isLandmark(landmark) ? messages.landmarks[landmark] : landmark),
    seat: (seat, names = []) => seatName(null, seat, names),
    decision(kind, game = '') {
      const own = ownTexts(game, language);
      const question = own?.decisions.get(kind);
      if (question !== undefined) return question;
      if (own && !Object.hasOwn(messages.decisions, kind)) throw withoutWords(game, `decisions.${kind}`);
      return known(messages.decisions, kind, 'decision');
    },
    question(match) {
      const kind = match.decision?.kind ?? '';
      const repeats = kind === 'trade' && match.copiedState().trades > 0;
      const isOwn = ownTexts(match.game.id, language)?.decisions.has(kind) ?? false;
      if (isOwn) return words.decision(kind, match.game.id);
      if (repeats) return messages.tradeAgain;
      const hasCard = kind === 'tile' && match.legal().some((option) => option.kind === 'no-tile');
      return hasCard ? messages.tileThenCard : words.decision(kind, match.game.id);
    },
    option(match, option, names = []) {
      const texts = ownTexts(match.game.id, language);
      const own = ownOption(match.game.id, language, option.kind);
      if (own) return own(option, speaker(match, names));
      const fact = texts === null || isOurs(match, messages) ? factOf(match, option) : ownFact(option);
      if (fact.kind === 'own') throw withoutWords(match.game.id, `options.${option.kind}`);
      const sentence = messages.options[fact.kind] as (of: typeof fact, say: Say) => string;
      return sentence(fact, speaker(match, names));
    },
    event(match, event, names = []) {
      const own = ownTexts(match.game.id, language)?.events.get(event.kind);
      if (own) return own(event, speaker(match, names));
      if (!Object.hasOwn(messages.events, event.kind)) throw withoutWords(match.game.id, `events.${event.kind}`);
      const sentence = messages.events[event.kind] as (of: Event, say: Say) => string;
      return sentence(event, speaker(match, names));
    },
    scorePart: (part) => known(messages.scoreParts, part, 'part of the scores').name,
    scoreLines(match, side) {
      const { seats, rival } = match.scores();
      const score = side < match.seats ? seats[side] : rival;
      if (!score) throw new RangeError(`the match has no side ${side}`);
      return Object.entries(score.parts).map(([part, points]) => {
        const texts = ownTexts(match.game.id, language);
        const own = texts?.scoreParts.get(part);
        if (texts && !own && !Object.hasOwn(messages.scoreParts, part)) {
          throw withoutWords(match.game.id, `scoreParts.${part}`);
        }
        const { name, why } = own ?? known(messages.scoreParts, part, 'part of the scores');
        return { part, name, points, why };
      });
    },
    winner(match, names = [], own = null) {
      const { seats, rival, winner } = match.scores();
      if (winner === null) return null;
      const totals = [...seats, ...(rival ? [rival] : [])].map(({ total }) => total);
      const side = winner === 'rival' ? match.seats : winner;
      const points = totals[side] ?? 0;
      const name = side === own ? null : seatName(match, side, names);
      return messages.winner(name, points, totals.filter((t) => t === points).length > 1);
    },
    tables: (match, names = []) => ownTexts(match.game.id, language)?.tables(match, speaker(match, names)) ?? [],
    refusal(match, why) {
      const sentence = messages.refusals[why.because] as (of: Refusal, say: Say) => string;
      return sentence(why, speaker(match, []));
    },
    rule: (id) => messages.rule(id),
    error: ({ code, message }) => messages.error(code, message),
  };
  return words;
}

/** Whether a decision of our mechanisms is asked: what a decision of a custom game's own offers is its own, too, whatever it is called. */
function isOurs(match: Match, { decisions }: Messages): boolean {
  return Object.hasOwn(decisions, match.decision?.kind ?? '');
}

/** The merchant cards that lie in the row now. */
function presentMarket(match: Match): readonly (string | null)[] | null {
  const state = match.state();
  return 'market' in state
    ? state.market.map((one) => (typeof one === 'string' || one === null ? one : one.card))
    : null;
}

/** The cards of a seat's trade route now. */
function presentRoute(match: Match, seat: number): readonly (string | null)[] | null {
  const own = match.state().seats[seat];
  return own !== undefined && 'route' in own ? own.route.map((place) => place?.card ?? null) : null;
}

/** The number of cubes of each spice in letters such as `YYB`. */
function amounts(letters: string): Amount[] {
  return SPICES.flatMap((spice) => {
    const cubes = letters.split(spice).length - 1;
    return cubes > 0 ? [{ spice, cubes }] : [];
  });
}

function bonusName(messages: Messages, tile: string): string {
  const points = /^points-(\d+)$/.exec(tile);
  const kind = points ? 'points' : BONUS_KINDS.find((one) => one === tile);
  if (!kind) throw new RangeError(`there are no words for the bonus tile "${tile}"`);
  return messages.bonus(kind, points ? Number(points[1]) : 0);
}
