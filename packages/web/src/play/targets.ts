/** Targets: which things on the table can be clicked, and what each click does. */

import type { Words } from '@windrose/words';

import type { Ui } from '../i18n/table.en.ts';
import { lacking } from './lacking.ts';
import type { Offer } from './offers.ts';

/** A thing on the table by its kind and its name or position: `location A1-3`, `card 0`, `cube Y`. */
export type Thing =
  | `location ${string}`
  | `card ${number}`
  | `stack ${number}`
  | `beside ${string}`
  | `route ${number}`
  | `market ${number}`
  | `place ${string}`
  | `hand ${string}`
  | `played ${string}`
  | `supply ${string}`
  | `cube ${string}`;

/** Everything that can be clicked at a decision. */
export interface Targets {
  /** A thing with several offers needs a second click, on another thing that has the wanted one too. */
  readonly things: ReadonlyMap<Thing, readonly Offer[]>;
  /** Things that need a second click, even with one offer. */
  readonly first: ReadonlySet<Thing>;
  /** The cubes that are missing for things that could be had for cubes now. */
  readonly short: ReadonlyMap<Thing, string>;
  /** Those of which nothing of the price is there. */
  readonly bare?: ReadonlySet<Thing>;
  /** The buttons. */
  readonly main: readonly Offer[];
  /** Every option there is, in the engine's order. */
  readonly all: readonly Offer[];
}

/** Nothing can be clicked. */
export const NO_TARGETS: Targets = { things: new Map(), first: new Set(), short: new Map(), main: [], all: [] };

/** The words and names for offers. */
export interface Vocabulary {
  readonly words: Words;
  readonly ui: Ui;
  readonly names: readonly string[];
}

/** Collects offers thing by thing. */
export class TargetList {
  readonly things = new Map<Thing, Offer[]>();
  readonly first = new Set<Thing>();
  readonly short = new Map<Thing, string>();
  readonly bare = new Set<Thing>();

  /** Says what a hold lacks of the price of a thing. */
  price(thing: Thing, price: string, hold: string): void {
    const missing = lacking(price, hold);
    if (missing !== '') this.short.set(thing, missing);
    if (missing !== '' && missing.length === price.length) this.bare.add(thing);
  }

  /** Adds an offer to a thing. */
  put(thing: Thing, offer: Offer): void {
    const offers = this.things.get(thing);
    if (offers) offers.push(offer);
    else this.things.set(thing, [offer]);
  }
}

/** Only what is missing for the cards in sight, as one looks at it before a turn is ended. */
export function onlyShort(price: (list: TargetList) => void): Targets {
  const list = new TargetList();
  price(list);
  return { ...NO_TARGETS, short: list.short, bare: list.bare };
}
