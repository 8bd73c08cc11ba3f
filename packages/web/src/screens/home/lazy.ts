/** Parts of home that a first visit does not show at once. */

import { onceDrawn } from '../../browser/lazy.ts';
import { localizedComponent } from '../../i18n/localized.ts';

const loadMatches = () => import('./Matches.tsx');

/** The matches of this browser; fetched with home if there are any. */
export const MatchSections = localizedComponent(async () => (await loadMatches()).MatchSections);
export const Removed = localizedComponent(async () => (await loadMatches()).Removed);

/** The foot of the page. */
export const Archive = localizedComponent(onceDrawn(async () => (await import('./Archive.tsx')).Archive));
