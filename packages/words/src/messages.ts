/** The texts of a language: fixed texts, and sentences with parameters. */

import type { BonusKind, ErrorCode, Event, EventKind, GameId, Refusal, RuleId, SpiceLetter } from '@windrose/rules';
import type { CardNames } from './card-names.ts';
import type { Fact, FactKind } from './facts.ts';
import type { Benefit, BonusTile, ExplorationTile, Faces, Landmark, LocationWork, MerchantCard } from './faces.ts';

/** A game on its box: its name, two sentences, how long it takes. */
export interface GameWords {
  readonly title: string;
  readonly tagline: string;
  readonly length: string;
}

/** The sets of names that the games have for the four spices. */
export type SpiceNames = 'sea' | 'land' | 'road' | 'colours';

/** Questions, by the name of the decision in the engine protocol. */
type DecisionKind =
  | 'set'
  | 'boat'
  | 'sail'
  | 'toll'
  | 'heap'
  | 'act'
  | 'price'
  | 'upgrade'
  | 'bonus'
  | 'trade'
  | 'discard'
  | 'turn'
  | 'tile'
  | 'card'
  | 'explore'
  | 'build'
  | 'outpost'
  | 'market'
  | 'swap'
  | 'adjust'
  | 'place'
  | 'lay'
  | 'column';

/** The lines of the scores. */
type ScorePartName = 'tiles' | 'cards' | 'coins' | 'board' | 'bonus' | 'exploration' | 'cubes';

/** A number of cubes of one spice. */
export interface Amount {
  readonly spice: SpiceLetter;
  readonly cubes: number;
}

/** Helpers for building sentences. */
export interface Say {
  /** The name of a seat, or of the solo rival. */
  seat(side: number): string;
  /** A place of the map as it is called in a sentence. */
  place(id: string): string;
  /** Cubes as the object of a sentence: "a red cube", "2 yellow and 1 brown". @param letters as the engine writes them. */
  cubes(letters: string): string;
  /** Cubes that are there, are a price or are missing: not the object of a verb. */
  cubesThere(letters: string): string;
  /** "2 cubes". */
  cubeCount(n: number): string;
  /** The colour of a spice. */
  colour(spice: SpiceLetter): string;
  /** "3 yellow for 1 brown". */
  exchange(give: string, take: string): string;
  /** The effect of a bonus tile, by its name in options and events: `harvest`, `points-6`, an id of the land games. */
  bonus(tile: string): string;
  /** A point card by its price, points and benefit. */
  card(id: string): string;
  /** An exploration tile by what it brings. */
  exploration(id: string): string;
  /** A merchant card as an imperative: "trade 2 yellow for 1 green". */
  merchant(id: string): string;
  /** A merchant card by its name, in the quotation marks of the language. */
  merchantName(id: string): string;
  /** A point card of the road by its name, in quotation marks; null for those of the land, which have none. */
  cardName(id: string): string | null;
  /**
   * The merchant card in a place of the row, by its name; where another card of the row has the same name, with its place.
   * @param event the one that speaks of it, if the row may have changed since; null is the present row
   */
  inMarket(slot: number, event: Event | null): string;
  /** The card in a place of a seat's trade route by its name, in the same way. */
  onRoute(seat: number, slot: number, event: Event | null): string;
  /** The action of a location as an imperative; `card` is the one above a fort or below a market. */
  work(at: string, card: string | null): string;
  /** The printed content of components. */
  readonly faces: Faces;
}

/** A sentence for each reason of a refusal. */
export type Refusals = {
  readonly [Because in Refusal['because']]: (why: Extract<Refusal, { because: Because }>, say: Say) => string;
};

/** The texts of a language that are needed before a match begins. */
export interface Basics {
  /** The letter that a cube carries in drawings and in texts; records, codes and the engine's protocol have `Y R G B`. */
  readonly cubeLetters: Readonly<Record<SpiceLetter, string>>;
  readonly games: Readonly<Record<GameId, GameWords>>;
  /** A guest's name with the mark of a guest before it, where no narrow place cuts it off. */
  readonly guest: (name: string) => string;
  /** The word before the last part of a list: "and". */
  readonly and: string;
}

/** All texts of a language. */
export interface Messages extends Basics {
  readonly spices: Readonly<Record<SpiceNames, Readonly<Record<SpiceLetter, string>>>>;
  /** The name of an unnamed seat; seats are counted from 1 here. */
  player(number: number): string;
  readonly rival: string;
  /** A turn in which nothing happened. @param who the name of the seat */
  idle(who: string): string;
  /** What placing settlers did to another seat, at the end of a clause about it. */
  sendingBack(who: string, settlers: number): string;

  readonly cardNames: CardNames;
  /** A name of a card within a sentence: in quotation marks. */
  quoted(name: string): string;
  /** A card by its place, counted from 1, where its name is not known: "card 2 of the market". @param name said first, if it is known but not the only one */
  cardInMarket(place: number, name: string | null): string;
  cardOnRoute(place: number, name: string | null): string;

  /** No cubes, as the object of a sentence. */
  readonly noCubes: string;
  /** One cube as the object of a sentence: "a red cube". */
  cube(spice: SpiceLetter): string;
  /** Some cubes of one spice within a list, as the object of a sentence: "2 red". */
  amount(amount: Amount): string;
  /** The same two as what is there, what a thing costs or what is missing: "a red cube", "2 red". */
  cubeThere(spice: SpiceLetter): string;
  amountThere(amount: Amount): string;
  exchange(give: string, take: string): string;
  /** A number of cubes of any spice: "2 cubes". */
  cubeCount(n: number): string;
  points(n: number): string;
  /** A place that has no name, only coordinates. */
  placeAt(coordinates: string): string;

  /** The effect of a bonus tile, in a few words; points tiles: their VP. */
  bonus(kind: BonusKind, points: number): string;

  /** The value of a bonus tile of the land games. */
  bonusTile(tile: BonusTile): string;
  /** The benefit of a point card; null if it has only points. */
  benefit(benefit: Benefit): string | null;
  /** A point card. @param benefit in the words of `Messages.benefit`. */
  card(price: string, points: number, benefit: string | null): string;
  /** The effect of an exploration tile. @param cubes the cubes of such a tile as the object of a sentence. */
  exploration(tile: ExplorationTile, cubes: string): string;
  /** The effect of a merchant card, as an imperative. */
  merchant(card: MerchantCard, say: Say): string;
  readonly landmarks: Readonly<Record<Landmark, string>>;
  /** The action of a location, as an imperative. @param card the id of the card above a fort or below a market. */
  work(work: LocationWork, card: string | null, say: Say): string;

  /** Questions: sentences without a full stop. */
  readonly decisions: Readonly<Record<DecisionKind, string>>;
  /** The question of a trade that has been made at least once. */
  readonly tradeAgain: string;
  /** The question for a bonus tile at a fort where the point card can be paid for, too. */
  readonly tileThenCard: string;
  /** Options: imperatives without capital and full stop. */
  readonly options: { readonly [Kind in Exclude<FactKind, 'own'>]: (fact: Fact<Kind>, say: Say) => string };
  /** A sentence for each kind of event. */
  readonly events: { readonly [Kind in EventKind]: (event: Extract<Event, { kind: Kind }>, say: Say) => string };

  /** A sentence for each reason of a refusal. */
  readonly refusals: Refusals;
  /** The number of a rule, of a ruling or of a worked case within a sentence: "rule EW-12", "ruling EW-21r". */
  rule(id: RuleId): string;

  readonly scoreParts: Readonly<Record<ScorePartName, { readonly name: string; readonly why: string }>>;
  /** The result: who won with how many points; null for the reader. `tied` says that others have as many. */
  winner(name: string | null, points: number, tied: boolean): string;
  /** An error of a request. @param message the error's own, in English. */
  error(code: ErrorCode, message: string): string;
}
