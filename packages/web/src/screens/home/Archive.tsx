/** The foot of home: opening a match from elsewhere, and saving or restoring everything. */

import { useRecordsWords } from '../records/words.ts';
import { Backup } from './Backup.tsx';
import styles from './Home.module.css';
import { Button } from '../../ui/Button.tsx';

/** Its buttons. @param onRestored called when other matches may be kept than before */
export function Archive({ onOpen, onRestored }: { readonly onOpen: () => void; readonly onRestored: () => void }) {
  const records = useRecordsWords();
  return (
    <section className={`${styles.resume} ${styles.archive}`} aria-labelledby="archive">
      <h2 id="archive">{records.archive}</h2>
      <Button onClick={onOpen}>{records.open}…</Button>
      <Backup onRestored={onRestored} />
    </section>
  );
}
