/**
 * Explains why a thing on the table cannot be chosen now. The rules judge all candidate moves at a decision; this module finds
 * those that a thing stands for. Loaded on the first such click.
 */

import {
  type AnyOf,
  type AnyView,
  type CandidateMove,
  candidateMoves,
  landTableOf,
  type Match,
  type Refusal,
  type RuleId,
  ruleOf,
  type SpaceFile,
} from '@windrose/rules';
import { Faces } from '@windrose/words';

import { pageGameOf } from '../games/catalogue.ts';
import { lacking } from './lacking.ts';
import { after } from './offers.ts';
import type { TableSnapshot } from './session.ts';
import type { Thing } from './targets.ts';

/** The reason. */
export type WhyNot =
  /** A rule, with its figures. */
  | { readonly kind: 'refusal'; readonly why: Refusal; readonly rule: RuleId }
  /** The voyage is over and ended elsewhere. */
  | { readonly kind: 'boat-elsewhere'; readonly at: string; readonly rule: RuleId }
  /** Steps to a tile cost more cubes than are left. */
  | { readonly kind: 'too-far'; readonly rule: RuleId }
  /** The boat moves only by working at a location with a boat. */
  | { readonly kind: 'boat-first'; readonly rule: RuleId }
  /** Boats start on islands. */
  | { readonly kind: 'islands-only'; readonly rule: RuleId }
  /** The tile or card belongs to another fort than the one where the settlers are. */
  | { readonly kind: 'other-fort'; readonly at: string; readonly rule: RuleId }
  /** The card of the fort where the settlers are: its bonus tile is being decided about. */
  | { readonly kind: 'tile-first'; readonly rule: RuleId }
  /** No space for another bonus tile is left: for the tile itself, and for a fort whose card cannot be paid for either. */
  | { readonly kind: 'tiles-full' | 'fort-full'; readonly rule: RuleId }
  /** It can only be taken together with something else: an emptied column, a card, a gap in the row; or no cube is due. */
  | { readonly kind: 'column-first' | 'card-first' | 'next-card' | 'no-cube-asked'; readonly rule: RuleId }
  /** Something else is being decided. */
  | { readonly kind: 'not-now'; readonly decision: string; readonly rule: RuleId }
  /** This seat has no decision: another one chooses, the turn waits to be ended, the match is over. */
  | { readonly kind: 'stage'; readonly stage: 'bot' | 'far' | 'sent' | 'held' | 'over' };

/** A candidate that is refused. */
type Refused = Extract<CandidateMove, { readonly code: null }>;
/** Any candidate move. */
type AnyOption = AnyOf<CandidateMove['option']>;

/** Unspecific reasons; any other takes precedence. */
const VAGUE: ReadonlySet<Refusal['because']> = new Set(['not-now', 'free-step', 'step-costs']);

/** The reason why a click on a thing has no effect; null if the match is only displayed. */
export function whyNot({ match, stage, decision, seat }: TableSnapshot, thing: Thing): WhyNot | null {
  if (stage === 'shown') return null;
  if (stage !== 'choice' || decision === null) return { kind: 'stage', stage: stage === 'choice' ? 'over' : stage };
  return new Search(match, decision.kind, seat).of(thing);
}

/** Reasons that speak of a kind of cubes. */
const OF_CUBES: ReadonlySet<Refusal['because']> = new Set(['no-cube', 'free-step', 'dearest', 'full']);

/** Looks for the reason at one decision. */
class Search {
  readonly #match: Match;
  readonly #view: AnyView;
  readonly #kind: string;
  readonly #seat: number;

  constructor(match: Match, kind: string, seat: number) {
    this.#match = match;
    this.#view = match.view(seat);
    this.#kind = kind;
    this.#seat = seat;
  }

  of(thing: Thing): WhyNot {
    const space = thing.indexOf(' ');
    const name = thing.slice(space + 1);
    switch (thing.slice(0, space)) {
      case 'place':
        return this.#place(name);
      case 'location':
        return this.#location(name);
      case 'card':
        return this.#pointCard(Number(name));
      case 'stack':
        return this.#stack(Number(name));
      case 'market':
        return this.#merchantCard(Number(name));
      case 'route':
        return this.#refused(({ kind, slot }) => kind === 'route' && slot === Number(name));
      case 'hand':
      case 'played':
        return this.#refused(({ kind, card }) => kind === 'play' && card === name);
      case 'supply':
        return this.#kind === 'bonus' || this.#kind === 'column'
          ? this.#refused(({ kind, tile }) => kind === 'bonus' && tile === name)
          : { kind: 'column-first', rule: 'EW-31' };
      case 'beside':
        return this.#kind === 'explore' ? this.#notNow() : { kind: 'card-first', rule: 'NW-35' };
      case 'cube':
        return this.#cube(name);
      default:
        return this.#notNow();
    }
  }

  /** The reason for the refused candidate that a thing stands for: one that says something of the thing, if there is one. */
  #refused(about: (option: AnyOption) => boolean, match: Match = this.#match): WhyNot {
    const refused = candidateMoves(match).filter(
      (candidate): candidate is Refused =>
        candidate.why !== null && about(candidate.option) && candidate.why.because !== 'not-now',
    );
    const candidate = refused.find(({ why }) => !VAGUE.has(why.because)) ?? refused[0];
    return candidate ? because(match, candidate) : this.#notNow();
  }

  #notNow(): WhyNot {
    const rule = ruleOf(this.#match, { kind: 'other' }, { because: 'not-now' });
    return { kind: 'not-now', decision: this.#kind, rule };
  }

  /** A kind of cubes of the hold. */
  #cube(letter: string): WhyNot {
    const reasons = candidateMoves(this.#match).filter((candidate): candidate is Refused => {
      const { cube, leave }: AnyOption = candidate.option;
      return candidate.why !== null && (cube === letter || leave === letter) && OF_CUBES.has(candidate.why.because);
    });
    const candidate = reasons[0];
    return candidate
      ? because(this.#match, candidate)
      : { kind: 'no-cube-asked', rule: ruleOf(this.#match, { kind: 'other' }, { because: 'not-now' }) };
  }

  /** A location of the land. */
  #location(name: string): WhyNot {
    const refused = this.#refused(({ kind, at }) => (kind === 'work' || kind === 'explore') && at === name);
    const isUseless = refused.kind === 'refusal' && refused.why.because === 'no-use' && refused.why.kind === 'fort';
    const hasTiles = this.#view.stacks?.some(({ at, left }) => at === name && left > 0) === true;
    return isUseless && hasTiles && this.#areTilesFull() ? { kind: 'fort-full', rule: 'NW-23' } : refused;
  }

  /** Whether every space for bonus tiles on the seat's board is taken. */
  #areTilesFull(): boolean {
    const spaces = landTableOf(this.#match.core.assembly)?.forts.spaces ?? Infinity;
    return (this.#view.seats[this.#seat]?.tiles?.length ?? 0) >= spaces;
  }

  /** A tile of the chart. */
  #place(at: string): WhyNot {
    const boat = this.#view.seats[this.#seat]?.boat ?? null;
    const land = this.#view.locations !== undefined;
    switch (this.#kind) {
      case 'sail':
        if (boat === at) return this.#here(after(this.#match, endingOf(this.#match)));
        return this.#step(at);
      case 'turn': {
        if (land) return { kind: 'boat-first', rule: 'EE-36' };
        const move = this.#match.legal().find(({ kind }) => kind === 'move');
        if (!move) return this.#refused(({ kind }) => kind === 'step');
        const there = after(this.#match, [move.code]);
        return boat === at
          ? this.#here(after(there, endingOf(there)))
          : this.#refused(({ kind, to }) => kind === 'step' && to === at, there);
      }
      case 'act':
        if (boat === at) return this.#here(this.#match);
        return boat === null
          ? this.#notNow()
          : { kind: 'boat-elsewhere', at: boat, rule: ruleOf(this.#match, { kind: 'other' }, { because: 'not-now' }) };
      case 'boat':
        return { kind: 'islands-only', rule: 'EW-10' };
      case 'outpost':
        return this.#outpost(at);
      default:
        return this.#notNow();
    }
  }

  /** A tile to which the boat can't sail. At sea a voyage may have several steps, each of which costs a cube. */
  #step(at: string): WhyNot {
    const refused = this.#refused(({ kind, to }) => (kind === 'step' || kind === 'sail') && to === at);
    const costly = this.#view.map?.some(({ heap }) => heap !== undefined);
    const far = refused.kind === 'refusal' && refused.why.because === 'far';
    return far && costly ? { kind: 'too-far', rule: 'EW-15' } : refused;
  }

  /** Why an action at the boat's place is impossible: the purpose of the tile. @param there at the choice of an action */
  #here(there: Match): WhyNot {
    const view: AnyView = there.view(this.#seat);
    const at = view.seats[this.#seat]?.boat ?? null;
    const place = view.map?.find((one) => one.at === at);
    const own = place?.outposts.includes(this.#seat) === true;
    const wanted = place?.kind === 'port' ? 'claim' : own ? 'trade' : 'build';
    return this.#refused(({ kind }) => kind === wanted, there);
  }

  /** An island at which an outpost trade is wanted. */
  #outpost(at: string): WhyNot {
    const place = this.#view.map?.find((one) => one.at === at);
    const option = { kind: 'outpost', at } as const;
    const refusal = (why: Refusal): WhyNot => ({ kind: 'refusal', why, rule: ruleOf(this.#match, option, why) });
    if (place?.market === undefined || !place.outposts.includes(this.#seat))
      return { kind: 'refusal', why: { because: 'no-outpost' }, rule: 'EE-45' };
    const { give } = new Faces(this.#match).market(place.market);
    return refusal({ because: 'short', missing: lacking(give, this.#hold()) });
  }

  #hold(): string {
    return this.#view.seats[this.#seat]?.hold ?? '';
  }

  /** A point card: on the road it is claimed itself, on land at the fort below it. */
  #pointCard(slot: number): WhyNot {
    if (slot < 0) return { kind: 'next-card', rule: 'NW-25' };
    const fort = this.#locationOf('fort', slot);
    if (fort === null) return this.#refused((option) => option.kind === 'claim' && option.slot === slot);
    if (this.#kind !== 'turn') return this.#otherFort(fort);
    const card = this.#view.row?.[slot];
    const missing = card ? lacking(new Faces(this.#match).pointCard(card).price, this.#hold()) : '';
    if (missing !== '') return { kind: 'refusal', why: { because: 'short', missing }, rule: 'NW-24' };
    return this.#refused(({ kind, at }) => kind === 'work' && at === fort);
  }

  /** A stack of bonus tiles: those of forts, and those for fourth cards or emptied columns. */
  #stack(index: number): WhyNot {
    const stack = this.#view.stacks?.[index];
    const fort = this.#view.locations?.find(({ at }) => at === stack?.at)?.at;
    if (this.#kind === 'turn') {
      if (fort !== undefined && this.#areTilesFull()) return { kind: 'tiles-full', rule: 'NW-23' };
      if (fort !== undefined) return this.#refused(({ kind, at }) => kind === 'work' && at === fort);
      return pageGameOf(this.#match.game.id)?.land?.looseStacks ?? this.#notNow();
    }
    if (fort !== undefined && this.#kind === 'card') return this.#otherFort(fort);
    return this.#refused((option) => option.stack === index);
  }

  #otherFort(at: string): WhyNot {
    if (this.#kind !== 'tile' && this.#kind !== 'card') return this.#notNow();
    const { core } = this.#match;
    if (core.names.location?.[this.#match.copiedState().at] === at) return { kind: 'tile-first', rule: 'NW-24' };
    return { kind: 'other-fort', at, rule: 'NW-24' };
  }

  /** A merchant card of the row: acquired on the road, used at the market above it on land. */
  #merchantCard(slot: number): WhyNot {
    const market = this.#locationOf('market', slot);
    return this.#refused((option) =>
      market === null
        ? (option.kind === 'acquire' || option.kind === 'merchant') && option.slot === slot
        : option.kind === 'work' && option.at === market,
    );
  }

  /** The location that belongs to a card of a row: they stand in the same order. */
  #locationOf(kind: SpaceFile['kind'], slot: number): string | null {
    if (this.#view.locations === undefined) return null;
    const faces = new Faces(this.#match);
    const ids = this.#view.locations.map(({ at }) => at).filter((at) => at.includes('-'));
    return ids.filter((at) => faces.location(at).kind === kind)[slot] ?? null;
  }
}

/** The choice that ends a voyage at the boat's place, if it may end there. */
function endingOf(match: Match): number[] {
  const ending = match.legal().find(({ kind }) => kind === 'stop' || kind === 'stay');
  return ending ? [ending.code] : [];
}

function because(match: Match, { option, why }: Refused): WhyNot {
  return { kind: 'refusal', why, rule: ruleOf(match, option, why) };
}
