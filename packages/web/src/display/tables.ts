/** The screens on which matches are played, each fetched when it is first shown. */

import { pageGameOf } from '../games/catalogue.ts';
import type { TableSnapshot, TableSession } from '../play/session.ts';
import { Loading } from '../ui/Loading.tsx';
import type { LazyComponent } from '../browser/lazy.ts';
import { localizedComponent } from '../i18n/localized.ts';
import { Islands } from '../realms/land/lazy-islands.ts';
import { fetchAtSea } from '../realms/road/lazy-at-sea.ts';

/** A screen on which a match is played. */
type MatchTable = LazyComponent<{ readonly session: TableSession; readonly table: TableSnapshot }>;

const land = localizedComponent(async () => (await import('../realms/land/LandScreen.tsx')).LandScreen, Loading);
const landAtSea = localizedComponent(async () => {
  const [{ LandScreen }] = await Promise.all([import('../realms/land/LandScreen.tsx'), Islands.fetch()]);
  return LandScreen;
}, Loading);
const road = localizedComponent(async () => (await import('../realms/road/RoadScreen.tsx')).RoadScreen, Loading);
const roadAtSea = localizedComponent(async () => {
  const [{ RoadScreen }] = await Promise.all([import('../realms/road/RoadScreen.tsx'), fetchAtSea()]);
  return RoadScreen;
}, Loading);
const sea = localizedComponent(async () => (await import('../realms/sea/SeaScreen.tsx')).SeaScreen, Loading);

/** Every game without any drawing. */
export const TextView = localizedComponent(async () => (await import('./reader/TextView.tsx')).TextView, Loading);

/** The screens, by what they draw. */
export const TABLES = { sea, land, landAtSea, road, roadAtSea } satisfies Readonly<Record<string, MatchTable>>;

/** The name of the screen of a game; undefined for a custom game, which is played as text. */
export function tableNameOf(game: string): keyof typeof TABLES | undefined {
  const about = pageGameOf(game);
  if (about === null) return undefined;
  return about.screen === 'sea' || about.boards === null ? about.screen : `${about.screen}AtSea`;
}
