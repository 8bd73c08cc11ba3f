/** The others' latest chat lines, shown at their seats. */

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';

import { PHRASES } from '../../i18n/phrases.ts';
import type { TableChat } from './Chat.tsx';
import { lastWords } from './last-words.ts';
import { PhraseArt } from './PhraseArt.tsx';

/** Milliseconds for which a message is shown at its seat. */
const SHOWN = 6000;

/** Returns the latest line of a seat, for seated players. */
export function useSayings({ match, me, own, state }: TableChat): (seat: number) => ReactNode {
  const phrases = PHRASES.use().text;
  const { lines, latest, known } = state;
  const shown = useRef<number | null>(null);
  const [after, setAfter] = useState<number | null>(null);
  useEffect(() => {
    if (!known) return undefined;
    // Older lines are in the chat.
    if (shown.current === null) {
      shown.current = latest;
      setAfter(latest);
    }
    if (latest === shown.current) return undefined;
    const timer = setTimeout(() => {
      shown.current = latest;
      setAfter(latest);
    }, SHOWN);
    return () => clearTimeout(timer);
  }, [known, latest]);
  return useCallback(
    (seat: number) => {
      const person = match.table.seats[seat]?.person;
      if (!own || after === null || typeof person !== 'string') return null;
      const line = lastWords(lines, after, me).get(person);
      if (!line) return null;
      if (line.phrase === null) return line.text;
      return (
        <>
          <PhraseArt phrase={line.phrase} size={44} /> {phrases[line.phrase]}
        </>
      );
    },
    [match, me, own, lines, after, phrases],
  );
}
