/** A preview of what choosing a thing does, in a few words and drawings, shown beside the thing. */

import { useMemo } from 'react';

import { Drawn } from '../art/Drawn.tsx';
import { drawnParts } from '../art/drawn-words.ts';
import { useWords } from '../i18n/words.ts';
import { outcomeOf } from '../play/outcome.ts';
import { Ahead } from './Ahead.tsx';
import { only } from './only.ts';
import styles from './Preview.module.css';
import type { Choices } from './worth.ts';

/** The maximum number of ways shown. */
const MOST = 4;

/** The preview. */
export function Preview({ choices: { match, names, offers } }: { readonly choices: Choices }) {
  const { ui, words } = useWords();
  const { language } = words;
  const single = only(offers);
  const outcome = useMemo(() => {
    if (!single) return null;
    const whole = outcomeOf(match, single.codes);
    // The words of a voyage name its end and the card it costs; the way is drawn on the chart.
    const brief = { ...whole, route: [], cards: 0 };
    return namesCubes(single.label, language, whole.gives + whole.takes) ? { ...brief, gives: '', takes: '' } : brief;
  }, [match, single, language]);
  return (
    <div className={styles.preview} data-preview={offers.length}>
      {offers.slice(0, MOST).map(({ label, codes }) => (
        <p key={codes.join()} className={styles.does}>
          <Drawn text={label} amountsOnly />
        </p>
      ))}
      {offers.length > MOST && <p className={styles.does}>{ui.moreWays(offers.length - MOST)}</p>}
      {outcome && <Ahead match={match} outcome={outcome} names={names} plain />}
    </div>
  );
}

/** Whether a sentence names just these cubes. */
function namesCubes(sentence: string, language: Parameters<typeof drawnParts>[1], letters: string): boolean {
  const named = drawnParts(sentence, language, () => false, true).flatMap((part) =>
    typeof part === 'string' ? [] : part.drawings.filter((name) => name.startsWith('cube-')),
  );
  const sorted = (list: readonly string[]): string => list.toSorted().join('');
  return sorted(named.map((name) => name.slice('cube-'.length))) === sorted(Array.from(letters));
}
