/** The screens on which matches are played, each fetched when it is first shown. */

import type { Table, TableSession } from '../play/session.ts';
import { Loading } from './Loading.tsx';
import { type Fetched, fetched } from './parts.ts';

/** A screen on which a match is played. */
type MatchTable = Fetched<{ readonly session: TableSession; readonly table: Table }>;

const land = fetched(async () => (await import('../land/LandScreen.tsx')).LandScreen, Loading);
const road = fetched(async () => (await import('../road/RoadScreen.tsx')).RoadScreen, Loading);
const sea = fetched(async () => (await import('../sea/SeaScreen.tsx')).SeaScreen, Loading);

/** Every game without any drawing. */
export const TextView = fetched(async () => (await import('../reader/TextView.tsx')).TextView, Loading);

/** Which screen shows which game: one line a game. */
export const TABLES: Readonly<Record<string, MatchTable>> = {
  'eastern-wonders': sea,
  'eastern-wonders-solo': sea,
  'new-world': land,
  'east-to-west-1': land,
  'east-to-west-2': land,
  'east-to-west-3': land,
  'spice-road': road,
  'sand-to-sea': road,
};
