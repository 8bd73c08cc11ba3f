/** Achievements that teach: each is an idea of one of the games, and is earned by a match in which it worked. */

import { type Event, type EventKind, type GameId, isGameId, type RuleId } from '@windrose/rules';

import type { ToldMatch } from './told.ts';

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

/** What there is to be achieved. */
interface Rule {
  readonly group: AchievementGroup;
  /** What teaches more about it: a rule by its id, or the lesson of a game. */
  readonly more: { readonly rule: RuleId } | { readonly lesson: string };
  readonly earns: (told: ToldMatch) => boolean;
}

type Of<Kind extends EventKind> = Extract<Event, { readonly kind: Kind }>;

/** The events of a kind that concern the seat, or no seat. */
function own<Kind extends EventKind>({ choices, seat }: ToldMatch, kind: Kind): Of<Kind>[] {
  const isOwn = (event: Event): event is Of<Kind> => event.kind === kind && (!('seat' in event) || event.seat === seat);
  return choices.flatMap(({ events }) => events.filter(isOwn));
}

/** The most events of a kind in one turn. */
function mostInTurn(told: ToldMatch, kind: EventKind): number {
  const perTurn = new Map<number, number>();
  for (const choice of told.choices) {
    const n = own({ ...told, choices: [choice] }, kind).length;
    perTurn.set(choice.turn, (perTurn.get(choice.turn) ?? 0) + n);
  }
  return Math.max(0, ...perTurn.values());
}

const part = ({ score }: ToldMatch, name: string): number => score.parts[name] ?? 0;

/** A hold of the box keeps ten cubes; half of one is the price of most orders. */
const HALF_A_HOLD = 5;
const GOLD = 3;

const RULES = {
  'no-waste': {
    group: 'any',
    more: { rule: 'SH-9' },
    earns: (told) => told.won && own(told, 'discarded').length === 0,
  },
  'own-end': { group: 'any', more: { rule: 'SH-12' }, earns: (told) => told.won && own(told, 'final').length > 0 },
  comeback: { group: 'any', more: { rule: 'SH-12' }, earns: (told) => told.won && told.behind >= 10 },
  'trade-chain': {
    group: 'any',
    more: { lesson: 'eastern-wonders' },
    earns: (told) => mostInTurn(told, 'traded') >= 4,
  },

  'outposts-win': {
    group: 'sea',
    more: { rule: 'EW-29' },
    earns: (told) => told.won && part(told, 'board') + part(told, 'bonus') >= part(told, 'tiles'),
  },
  'two-cargoes': {
    group: 'sea',
    more: { rule: 'EW-34' },
    earns: (told) =>
      told.choices.some(
        (choice) => choice.cubes >= HALF_A_HOLD && own({ ...told, choices: [choice] }, 'claimed').length > 0,
      ),
  },
  'light-wake': {
    group: 'sea',
    more: { rule: 'EW-15' },
    earns: (told) => told.won && own(told, 'sailed').filter(({ leave }) => leave !== '').length <= 3,
  },
  flotsam: {
    group: 'sea',
    more: { rule: 'EW-20' },
    earns: (told) => own(told, 'heap').some(({ cubes }) => cubes.length >= 4),
  },
  'three-columns': { group: 'sea', more: { rule: 'EW-31' }, earns: (told) => own(told, 'bonus').length >= 3 },
  'no-toll': {
    group: 'sea',
    more: { rule: 'EW-17' },
    // Solo has no tolls.
    earns: (told) => !groupsOf(told.game).includes('solo') && told.won && own(told, 'toll').length === 0,
  },

  starved: {
    group: 'solo',
    more: { lesson: 'eastern-wonders-solo' },
    earns: (told) =>
      told.won && told.choices.flatMap(({ events }) => events.filter(isRivalsClaim(told.seat))).length <= 1,
  },
  fierce: { group: 'solo', more: { rule: 'SO-26' }, earns: (told) => told.won && told.options.level === 'fierce' },

  thanks: { group: 'land', more: { lesson: 'new-world' }, earns: (told) => own(told, 'ousted').length >= 5 },
  explorer: { group: 'land', more: { rule: 'NW-35' }, earns: (told) => own(told, 'explored').length >= 3 },
  'tile-and-card': {
    group: 'land',
    more: { rule: 'NW-22' },
    earns: (told) => {
      const tiles = turnsWith(told, 'bonus');
      return turnsWith(told, 'card').some((turn) => tiles.includes(turn));
    },
  },
  'all-hands': {
    group: 'land',
    more: { rule: 'NW-32' },
    earns: (told) => told.won && own(told, 'rested').every(({ count }) => count >= 4),
  },

  gold: {
    group: 'road',
    more: { rule: 'SR-13' },
    earns: (told) => own(told, 'coin').filter(({ points }) => points === GOLD).length >= 3,
  },
  'small-hand': {
    group: 'road',
    more: { rule: 'SR-8' },
    earns: (told) => told.won && own(told, 'merchant').length <= 8,
  },
  gleaner: {
    group: 'road',
    more: { rule: 'SR-9' },
    earns: (told) => own(told, 'merchant').some(({ cubes }) => cubes.length >= 4),
  },

  'long-haul': { group: 'sand', more: { rule: 'SS-9' }, earns: (told) => mostInTurn(told, 'laid') >= 4 },
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

/** Whether a text is the id of an achievement. */
export function isAchievement(id: string): id is AchievementId {
  return Object.hasOwn(RULES, id);
}

/** The achievements a seat has earned in a match. @param told a finished match */
export function earnedBy(told: ToldMatch): AchievementId[] {
  return ACHIEVEMENTS.filter(
    ({ group, earns }) => (group === 'any' || groupsOf(told.game).includes(group)) && earns(told),
  ).map(({ id }) => id);
}

const isRivalsClaim =
  (seat: number) =>
  (event: Event): boolean =>
    event.kind === 'claimed' && event.seat !== seat;

/** The turns with an event of a kind. */
function turnsWith(told: ToldMatch, kind: EventKind): number[] {
  return told.choices.flatMap((choice) => (own({ ...told, choices: [choice] }, kind).length > 0 ? [choice.turn] : []));
}
