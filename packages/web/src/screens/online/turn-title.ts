/** The title of the page says when it is one's turn, so that a tab in the background shows it. */

import { useEffect } from 'react';

import { useOnlineWords } from './words.ts';

/** Shows the title of a match. @param mine whether it is one's turn */
export function useTurnTitle(title: string, mine: boolean): void {
  const online = useOnlineWords();
  useEffect(() => {
    document.title = `${mine ? `● ${online.yourTurnTitle} – ` : ''}${title} – Windrose`;
  }, [title, mine, online]);
}
