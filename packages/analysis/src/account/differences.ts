/** What made the difference between two sides of a match: the parts of the points first, then what each did with its turns. */

import { required } from '@windrose/rules';

import type { Account, AccountClaim, Moment, SideAccount, Stretch } from './account.ts';

/** Lines of the scores that are told as one: a coin comes with a claim. */
const CLAIMS: readonly string[] = ['tiles', 'cards', 'coins'];

/** A part of the difference in points. */
export interface PointsDifference {
  /** The lines of the scores that it is made of. */
  readonly parts: readonly string[];
  /** By so many points the side in front has more of it; below 0, the other. */
  readonly gap: number;
  /** Of the side in front, and of the other: the points, and how many things they are of (null: these are not counted). */
  readonly ahead: Counted;
  readonly behind: Counted;
  /** A turn of the side in front that brought much of it; null without one. */
  readonly turn: Moment | null;
}

/** Points of a side. */
export interface Counted {
  readonly points: number;
  readonly count: number | null;
}

/** Something that the side behind did otherwise. */
export type Cause =
  /** It had its `nth` claim later: the rounds of both. */
  | { readonly kind: 'later'; readonly nth: number; readonly ahead: AccountClaim; readonly behind: AccountClaim }
  /** It claimed nothing for long. @param other turns of the longest stretch of the side in front; null where that has none. */
  | { readonly kind: 'dry'; readonly stretch: Stretch; readonly other: number | null }
  /** It took merchant cards that it hardly played. */
  | { readonly kind: 'cards'; readonly behind: CardUse; readonly ahead: CardUse; readonly turn: Moment }
  /** It rested more often, or less came back each time. */
  | { readonly kind: 'rests'; readonly behind: RestUse; readonly ahead: RestUse; readonly turn: Moment }
  /** Cubes were given up, or left at the end. */
  | { readonly kind: 'cubes'; readonly lost: number; readonly left: number; readonly turn: Moment | null };

/** How merchant cards were used that a side took. */
export interface CardUse {
  readonly taken: number;
  readonly never: number;
  readonly once: number;
}

/** The rests of a side. */
export interface RestUse {
  readonly times: number;
  /** All that came back. */
  readonly back: number;
  /** The rests with which nothing came back. */
  readonly empty: number;
}

/** The comparison of two sides. */
export interface Comparison {
  readonly ahead: SideAccount;
  readonly behind: SideAccount;
  /** All parts of the difference, the largest first; their gaps are the whole difference. */
  readonly points: readonly PointsDifference[];
  /** What can be said of the turns, what cost most of them first. */
  readonly causes: readonly Cause[];
}

/** Fewer rounds are no delay, and fewer turns no drought. */
const LATE = 3;
const DRY = 5;
/** Rests of fewer cards or settlers than this, of so many rests, are worth a word. */
const FEWER_BACK = 0.75;
const SOME_RESTS = 3;
/** Cubes that cost a turn, about. */
const CUBES_OF_TURN = 3;

/**
 * The sides to compare with the one in front: the side whose match it is, or the best of the others where that is in front itself.
 * @param own whose match it is; null for nobody's: then all others.
 */
export function comparedWith({ sides, ahead }: Account, own: number | null): readonly number[] {
  const others = sides
    .filter(({ side }) => side !== ahead)
    .toSorted((a, b) => b.score.total - a.score.total)
    .map(({ side }) => side);
  if (own === null) return others;
  return own === ahead ? others.slice(0, 1) : [own];
}

/** What made the difference between the side in front and another one. */
export function compareSides({ sides, ahead: leader }: Account, side: number): Comparison {
  const ahead = required(sides[leader], `side ${leader}`);
  const behind = required(sides[side], `side ${side}`);
  const lines = Object.keys(ahead.score.parts);
  const groups = [
    lines.filter((line) => CLAIMS.includes(line)),
    ...lines.flatMap((line) => (CLAIMS.includes(line) ? [] : [[line]])),
  ];
  const points = groups
    .filter((parts) => parts.length > 0)
    .map((parts): PointsDifference => {
      const [of, other] = [counted(ahead, parts), counted(behind, parts)];
      return { parts, gap: of.points - other.points, ahead: of, behind: other, turn: turnOf(ahead, parts) };
    })
    .toSorted((a, b) => b.gap - a.gap);
  const causes = [later, dry, cards, rests, cubes].flatMap((find) => find(ahead, behind));
  return {
    ahead,
    behind,
    points,
    causes: causes.toSorted((a, b) => b.turns - a.turns).map(({ cause }) => cause),
  };
}

const isClaims = (parts: readonly string[]): boolean => parts.some((part) => CLAIMS.includes(part));

function counted(side: SideAccount, parts: readonly string[]): Counted {
  const { claims, outposts, bonuses, explored } = side;
  const points = parts.reduce((sum, part) => sum + (side.score.parts[part] ?? 0), 0);
  if (isClaims(parts)) return { points, count: claims.length };
  // The solo rival has points of its own, not of things.
  if (side.turns === 0) return { points, count: null };
  switch (parts[0]) {
    case 'board':
      return { points, count: outposts.length };
    case 'bonus':
      return { points, count: bonuses.length };
    case 'exploration':
      return { points, count: explored.length };
    default:
      return { points, count: null };
  }
}

function turnOf({ claims, outposts, bonuses, explored }: SideAccount, parts: readonly string[]): Moment | null {
  const most = (some: readonly (Moment & { readonly points: number })[]): Moment | null =>
    some.toSorted((a, b) => b.points - a.points)[0] ?? null;
  if (isClaims(parts)) return most(claims.map((claim) => ({ ...claim, points: claim.points + claim.coin })));
  if (parts[0] === 'board') return most(outposts);
  if (parts[0] === 'bonus') return most(bonuses);
  return parts[0] === 'exploration' ? (explored[0] ?? null) : null;
}

/** A cause, and about how many turns it cost. */
type Weighed = { readonly cause: Cause; readonly turns: number };
type Finder = (ahead: SideAccount, behind: SideAccount) => readonly Weighed[];

/** The claim that came latest, compared with the same one of the side in front. */
const later: Finder = (ahead, behind) => {
  const found = behind.claims.flatMap((claim, at): Weighed[] => {
    const before = ahead.claims[at];
    const turns = claim.round - (before?.round ?? Infinity);
    // That the first one came late is told by the stretch before it.
    const isTold = at === 0 && (behind.dry?.turns ?? 0) >= DRY && (behind.dry?.last.at ?? Infinity) < claim.at;
    return before === undefined || turns < LATE || isTold
      ? []
      : [{ cause: { kind: 'later', nth: at + 1, ahead: before, behind: claim }, turns }];
  });
  return found.toSorted((a, b) => b.turns - a.turns).slice(0, 1);
};

const dry: Finder = (ahead, { dry: stretch }) => {
  if (stretch === null || stretch.turns < DRY) return [];
  const other = ahead.turns === 0 ? null : (ahead.dry?.turns ?? 0);
  const turns = stretch.turns - (other ?? 0);
  return turns < (other === null ? 0 : 2) ? [] : [{ cause: { kind: 'dry', stretch, other }, turns }];
};

/** How a side used the merchant cards that it took. */
export const cardUse = ({ cards: taken }: SideAccount): CardUse => ({
  taken: taken?.length ?? 0,
  never: taken?.filter(({ uses }) => uses === 0).length ?? 0,
  once: taken?.filter(({ uses }) => uses === 1).length ?? 0,
});

/** A card that was played once has paid for itself in part. */
const wasted = ({ never, once }: CardUse): number => never + once / 2;

const cards: Finder = (ahead, behind) => {
  const [own, other] = [cardUse(behind), cardUse(ahead)];
  const unused = behind.cards?.toSorted((a, b) => a.uses - b.uses || a.at - b.at)[0];
  const turns = wasted(own) - wasted(other);
  return unused === undefined || turns < 1
    ? []
    : [{ cause: { kind: 'cards', behind: own, ahead: other, turn: unused }, turns }];
};

/** The rests of a side, summed up. */
export const restUse = ({ rests: all }: SideAccount): RestUse => ({
  times: all.length,
  back: all.reduce((sum, { back }) => sum + back, 0),
  empty: all.filter(({ back }) => back === 0).length,
});

const rests: Finder = (ahead, behind) => {
  const [own, other] = [restUse(behind), restUse(ahead)];
  const least = behind.rests.toSorted((a, b) => a.back - b.back)[0];
  if (least === undefined || own.times < SOME_RESTS || other.times === 0) return [];
  const [each, otherEach] = [own.back / own.times, other.back / other.times];
  // With as much each time, fewer rests would have done.
  const spared = otherEach === 0 ? 0 : own.times - own.back / otherEach;
  if (otherEach - each < FEWER_BACK && own.empty === 0) return [];
  const turns = Math.max(own.empty, spared);
  return turns < 1 ? [] : [{ cause: { kind: 'rests', behind: own, ahead: other, turn: least }, turns }];
};

const cubes: Finder = (ahead, behind) => {
  const { lost, left } = behind;
  const more = lost.length + left - ahead.lost.length - ahead.left;
  if (more < CUBES_OF_TURN) return [];
  return [{ cause: { kind: 'cubes', lost: lost.length, left, turn: lost[0] ?? null }, turns: more / CUBES_OF_TURN }];
};
