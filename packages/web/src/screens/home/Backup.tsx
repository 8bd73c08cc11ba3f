/** Everything that this browser keeps, saved to one file and restored from it. */

import { useState } from 'react';

import { lazyValue } from '../../browser/lazy.ts';
import { saveFile } from '../../browser/files.ts';
import type { RestoredCounts } from '../../records/backup.ts';
import { useAppWords } from '../shell/words.ts';
import styles from './Home.module.css';
import { Button, buttonClass } from '../../ui/Button.tsx';

const backup = lazyValue(() => import('../../records/backup.ts'));

/** The buttons. @param onRestored called when other matches may be kept than before */
export function Backup({ onRestored }: { readonly onRestored: () => void }) {
  const app = useAppWords();
  const [restored, setRestored] = useState<RestoredCounts | 'no-backup' | null>(null);
  const save = async (): Promise<void> => {
    const { backupFile } = await backup.fetch();
    saveFile(backupFile(Date.now()));
  };
  const bring = async (file: File): Promise<void> => {
    const [{ readBackup, restoreBackup }, text] = await Promise.all([backup.fetch(), file.text()]);
    const entries = readBackup(text);
    setRestored(entries === null ? 'no-backup' : restoreBackup(entries));
    onRestored();
  };
  return (
    <>
      <p className={styles.help} id="backup-help">
        {app.backupHelp}
      </p>
      <div className={styles.pair}>
        <Button aria-describedby="backup-help" onClick={() => void save()}>
          {app.saveAll}
        </Button>
        <label className={buttonClass()}>
          {/* The browser's own button would speak the browser's language. */}
          <input
            type="file"
            className="visually-hidden"
            accept=".json,application/json"
            aria-describedby="backup-help"
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void bring(file);
              // The same file may be chosen again.
              event.target.value = '';
            }}
          />
          {app.bringBack}
        </label>
      </div>
      {restored !== null && (
        <p role="status">
          {restored === 'no-backup'
            ? app.noBackup
            : app.broughtBack(restored.matches, restored.known, restored.damaged)}
        </p>
      )}
    </>
  );
}
