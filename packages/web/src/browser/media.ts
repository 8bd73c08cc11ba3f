/** Media queries as hooks: what the window has room for. */

import { useSyncExternalStore } from 'react';

/** Makes a hook that returns whether a media query matches, and renders again on change. */
function mediaQueryHook(query: string): () => boolean {
  const asked = matchMedia(query);
  const subscribe = (listener: () => void): (() => void) => {
    asked.addEventListener('change', listener);
    return () => asked.removeEventListener('change', listener);
  };
  const holds = (): boolean => asked.matches;
  return () => useSyncExternalStore(subscribe, holds);
}

/** Whether the window is that of a phone, upright or on its side. */
export const usePhone = mediaQueryHook('(max-width: 760px), (max-height: 520px)');

/** Whether the layout has one column, as on a phone. */
export const useNarrow = mediaQueryHook('(max-width: 760px)');

/** Whether the window is as low as that of a phone in landscape. */
export const useLow = mediaQueryHook('(min-width: 761px) and (max-height: 520px)');

/** Whether the top bar has no space for a sentence. */
export const useShortBar = mediaQueryHook('(max-width: 1200px)');

/** Whether the others' column is beside the map at the full height of the window. */
export const useSideColumn = mediaQueryHook('(min-width: 1081px) and (min-height: 521px)');

/** Whether a table with two boards has four columns. */
export const useFourColumns = mediaQueryHook('(min-width: 1200px)');

/** Whether the window is wide enough for two boards side by side, but too low for the others' boards beside them. */
export const useLowDesk = mediaQueryHook('(min-width: 1200px) and (max-height: 860px)');

/** Whether the others' column is beside the map of a window that is not low. */
export const useHighDesk = mediaQueryHook('(min-width: 1081px) and (min-height: 861px)');

/** Whether the boards of two players have room below one of two maps. */
export const useLargeDesk = mediaQueryHook('(min-width: 1440px) and (min-height: 861px)');

/** Whether the window is that of a tablet on its side: a chart between two columns would be small. */
export const useBroadTablet = mediaQueryHook('(min-width: 1081px) and (max-width: 1199px) and (min-height: 521px)');

/** Whether the window is that of an upright tablet. */
export const useUprightTablet = mediaQueryHook(
  '(min-width: 761px) and (max-width: 1080px) and (orientation: portrait)',
);

/** Whether a chat fits beside the log of a table, below the board of one other player. */
export const useRoomForChat = mediaQueryHook('(min-width: 1360px) and (min-height: 800px)');

/** Whether it fits below the boards of two. */
export const useHighRoomForChat = mediaQueryHook('(min-width: 1360px) and (min-height: 1000px)');

/** Whether a dozen cards have room beside each other on a table. */
export const useRoomy = mediaQueryHook('(min-width: 1600px)');

/** Whether the controls of a replay leave their height to the analysis below them: everywhere but on a narrow phone and a high desk. */
export const useCloseControls = mediaQueryHook(
  '(min-width: 761px) and (max-height: 960px), (min-width: 761px) and (max-width: 1199px)',
);

/** Whether a lesson's text, the options and the only other board stand one below another beside two maps, with no room for a log below. */
export const useLessonColumn = mediaQueryHook('(min-width: 1440px) and (min-height: 861px) and (max-height: 1000px)');
