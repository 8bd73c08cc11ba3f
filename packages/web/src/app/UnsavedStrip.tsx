/** A strip above everything while the page cannot save: what is played is kept in memory only, or taken along as a file. */

import { useLayoutEffect } from 'react';

import { saveFile } from '../browser/files.ts';
import { lazyValue } from '../browser/lazy.ts';
import { useUnsaved } from '../browser/storage.ts';
import { useAppWords } from '../screens/shell/words.ts';
import styles from './UnsavedStrip.module.css';

const backup = lazyValue(() => import('../records/backup.ts'));

/** The strip; nothing while everything is saved. */
export function UnsavedStrip() {
  const app = useAppWords();
  const unsaved = useUnsaved();
  // Tables fill the window: they leave room for the strip.
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--strip', unsaved === null ? null : '48px');
  }, [unsaved]);
  if (unsaved === null) return null;
  return (
    <div className={styles.strip} role="alert" data-unsaved={unsaved}>
      <p>{app.notSaved[unsaved]}</p>
      <button
        type="button"
        onClick={() => void backup.fetch().then(({ backupFile }) => saveFile(backupFile(Date.now())))}
      >
        {app.saveAll}
      </button>
    </div>
  );
}
