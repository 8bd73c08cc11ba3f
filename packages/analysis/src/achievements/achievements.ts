/** Achievements that teach: each is an idea of one of the games, and is earned by a match in which it worked. */

import { type Event, type EventKind, type GameId, isGameId, type RuleId } from '@windrose/rules';

import type { RecordedMatch } from './recorded-match.ts';

/** The groups of achievements, in display order. */
export const ACHIEVEMENT_GROUPS = ['any', 'sea', 'solo', 'land', 'road', 'sand'] as const;
export type AchievementGroup = (typeof ACHIEVEMENT_GROUPS)[number];

/** The groups of each game; the group `any` belongs to every game, one of somebody else's too. */
const GROUPS_OF: Readonly<Record<GameId, readonly AchievementGroup[]>> = {
  'eastern-wonders': ['sea'],
  'eastern-wonders-solo': ['sea', 'solo'],
  'new-world': ['land'],
  'east-to-west-1': ['land'],
  'east-to-west-2': ['land'],
  'east-to-west-3': ['land'],
  'spice-road': ['road'],
  'sand-to-sea': ['sand'],
};

const groupsOf = (game: string): readonly AchievementGroup[] => (isGameId(game) ? GROUPS_OF[game] : []);

/** An achievement. */
interface Rule {
  readonly group: AchievementGroup;
  /** Further reading: a rule by its id, or the lesson of a game. */
  readonly more: { readonly rule: RuleId } | { readonly lesson: string };
  readonly earns: (match: RecordedMatch) => boolean;
}

type Of<Kind extends EventKind> = Extract<Event, { readonly kind: Kind }>;

/** The events of a kind that concern the seat, or no seat. */
function own<Kind extends EventKind>({ choices, seat }: RecordedMatch, kind: Kind): Of<Kind>[] {
  const isOwn = (event: Event): event is Of<Kind> => event.kind === kind && (!('seat' in event) || event.seat === seat);
  return choices.flatMap(({ events }) => events.filter(isOwn));
}

/** The most events of a kind in one turn. */
function mostInTurn(match: RecordedMatch, kind: EventKind): number {
  const perTurn = new Map<number, number>();
  for (const choice of match.choices) {
    const n = own({ ...match, choices: [choice] }, kind).length;
    perTurn.set(choice.turn, (perTurn.get(choice.turn) ?? 0) + n);
  }
  return Math.max(0, ...perTurn.values());
}

const part = ({ score }: RecordedMatch, name: string): number => score.parts[name] ?? 0;

/** A hold of the box keeps ten cubes; half of one is the price of most orders. */
const HALF_A_HOLD = 5;
const GOLD = 3;

const RULES = {
  'no-waste': {
    group: 'any',
    more: { rule: 'SH-9' },
    earns: (match) => match.won && own(match, 'discarded').length === 0,
  },
  'own-end': { group: 'any', more: { rule: 'SH-12' }, earns: (match) => match.won && own(match, 'final').length > 0 },
  comeback: { group: 'any', more: { rule: 'SH-12' }, earns: (match) => match.won && match.behind >= 10 },
  'trade-chain': {
    group: 'any',
    more: { lesson: 'eastern-wonders' },
    earns: (match) => mostInTurn(match, 'traded') >= 4,
  },

  'outposts-win': {
    group: 'sea',
    more: { rule: 'EW-29' },
    earns: (match) => match.won && part(match, 'board') + part(match, 'bonus') >= part(match, 'tiles'),
  },
  'two-cargoes': {
    group: 'sea',
    more: { rule: 'EW-34' },
    earns: (match) =>
      match.choices.some(
        (choice) => choice.cubes >= HALF_A_HOLD && own({ ...match, choices: [choice] }, 'claimed').length > 0,
      ),
  },
  'light-wake': {
    group: 'sea',
    more: { rule: 'EW-15' },
    earns: (match) => match.won && own(match, 'sailed').filter(({ leave }) => leave !== '').length <= 3,
  },
  flotsam: {
    group: 'sea',
    more: { rule: 'EW-20' },
    earns: (match) => own(match, 'heap').some(({ cubes }) => cubes.length >= 4),
  },
  'three-columns': { group: 'sea', more: { rule: 'EW-31' }, earns: (match) => own(match, 'bonus').length >= 3 },
  'no-toll': {
    group: 'sea',
    more: { rule: 'EW-17' },
    // Solo has no tolls.
    earns: (match) => !groupsOf(match.game).includes('solo') && match.won && own(match, 'toll').length === 0,
  },

  starved: {
    group: 'solo',
    more: { lesson: 'eastern-wonders-solo' },
    earns: (match) =>
      match.won && match.choices.flatMap(({ events }) => events.filter(isRivalsClaim(match.seat))).length <= 1,
  },
  fierce: { group: 'solo', more: { rule: 'SO-26' }, earns: (match) => match.won && match.options.level === 'fierce' },

  thanks: { group: 'land', more: { lesson: 'new-world' }, earns: (match) => own(match, 'ousted').length >= 5 },
  explorer: { group: 'land', more: { rule: 'NW-35' }, earns: (match) => own(match, 'explored').length >= 3 },
  'tile-and-card': {
    group: 'land',
    more: { rule: 'NW-22' },
    earns: (match) => {
      const tiles = turnsWith(match, 'bonus');
      return turnsWith(match, 'card').some((turn) => tiles.includes(turn));
    },
  },
  'all-hands': {
    group: 'land',
    more: { rule: 'NW-32' },
    earns: (match) => match.won && own(match, 'rested').every(({ count }) => count >= 4),
  },

  gold: {
    group: 'road',
    more: { rule: 'SR-13' },
    earns: (match) => own(match, 'coin').filter(({ points }) => points === GOLD).length >= 3,
  },
  'small-hand': {
    group: 'road',
    more: { rule: 'SR-8' },
    earns: (match) => match.won && own(match, 'merchant').length <= 8,
  },
  gleaner: {
    group: 'road',
    more: { rule: 'SR-9' },
    earns: (match) => own(match, 'merchant').some(({ cubes }) => cubes.length >= 4),
  },

  'long-haul': { group: 'sand', more: { rule: 'SS-9' }, earns: (match) => mostInTurn(match, 'laid') >= 4 },
} as const satisfies Readonly<Record<string, Rule>>;

/** The name of an achievement. */
export type AchievementId = keyof typeof RULES;

/** An achievement. */
export interface Achievement extends Rule {
  readonly id: AchievementId;
}

/** All achievements, group by group. */
export const ACHIEVEMENTS: readonly Achievement[] = Object.entries<Rule>(RULES).map(([id, rule]) => ({
  id: id as AchievementId,
  ...rule,
}));

/** The achievements a seat has earned in a match. @param match a finished match */
export function earnedBy(match: RecordedMatch): AchievementId[] {
  return ACHIEVEMENTS.filter(
    ({ group, earns }) => (group === 'any' || groupsOf(match.game).includes(group)) && earns(match),
  ).map(({ id }) => id);
}

const isRivalsClaim =
  (seat: number) =>
  (event: Event): boolean =>
    event.kind === 'claimed' && event.seat !== seat;

/** The turns with an event of a kind. */
function turnsWith(match: RecordedMatch, kind: EventKind): number[] {
  return match.choices.flatMap((choice) =>
    own({ ...match, choices: [choice] }, kind).length > 0 ? [choice.turn] : [],
  );
}
