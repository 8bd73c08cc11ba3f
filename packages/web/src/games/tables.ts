/** The screens on which matches are played, each fetched when it is first shown. */

import type { GameId } from '@windrose/rules';

import type { Table, TableSession } from '../play/session.ts';
import { Loading } from '../ui/Loading.tsx';
import type { LazyComponent } from '../browser/lazy.ts';
import { spokenComponent } from '../i18n/spoken.ts';

/** A screen on which a match is played. */
type MatchTable = LazyComponent<{ readonly session: TableSession; readonly table: Table }>;

const land = spokenComponent(async () => (await import('../realms/land/LandScreen.tsx')).LandScreen, Loading);
const road = spokenComponent(async () => (await import('../realms/road/RoadScreen.tsx')).RoadScreen, Loading);
const sea = spokenComponent(async () => (await import('../realms/sea/SeaScreen.tsx')).SeaScreen, Loading);

/** Every game without any drawing. */
export const TextView = spokenComponent(async () => (await import('./reader/TextView.tsx')).TextView, Loading);

/** Which screen shows which game: one line a game. */
export const TABLES: Readonly<Record<GameId, MatchTable>> = {
  'eastern-wonders': sea,
  'eastern-wonders-solo': sea,
  'new-world': land,
  'east-to-west-1': land,
  'east-to-west-2': land,
  'east-to-west-3': land,
  'spice-road': road,
  'sand-to-sea': road,
};

/** The screen of a game by an id that comes from outside; undefined when there is no such game. */
export function tableOf(game: string): MatchTable | undefined {
  return new Map<string, MatchTable>(Object.entries(TABLES)).get(game);
}
