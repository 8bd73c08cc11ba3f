/** The screens on which matches are played, each fetched when it is first shown. */

import { pageGameOf } from '../games/catalogue.ts';
import type { Realm } from '../games/page-game.ts';
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

/** The screens, by what they draw. */
export const SCREENS: Readonly<Record<Realm, MatchTable>> = { sea, land, road };

/** The screen of a game, loaded on demand; undefined for a custom game, which is played as text. */
export function tableOf(game: string): MatchTable | undefined {
  const about = pageGameOf(game);
  return about === null ? undefined : SCREENS[about.screen];
}
