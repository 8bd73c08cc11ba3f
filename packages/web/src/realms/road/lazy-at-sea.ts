/** Chart, tiles and boards of a road game that is also at sea, fetched with the table of such a game. */

import { lazyComponent } from '../../browser/lazy.ts';

const load = () => import('./AtSea.tsx');

export const Chart = lazyComponent(async () => (await load()).Chart);
export const OwnBoard = lazyComponent(async () => (await load()).OwnBoard);
export const OtherBoard = lazyComponent(async () => (await load()).OtherBoard);

/** Fetches all of it. */
export const fetchAtSea = () => Promise.all([Chart, OwnBoard, OtherBoard].map((part) => part.fetch()));
