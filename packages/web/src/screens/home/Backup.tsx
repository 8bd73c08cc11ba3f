/** Everything that this browser keeps, saved to one file and brought back from it. */

import { useState } from 'react';

import { lazyValue } from '../../browser/lazy.ts';
import { saveFile } from '../../browser/files.ts';
import type { BroughtBack } from '../../records/backup.ts';
import { useAppWords } from '../shell/words.ts';
import styles from './Home.module.css';

const backup = lazyValue(() => import('../../records/backup.ts'));

/** The buttons. @param onBroughtBack called when other matches may be kept than before */
export function Backup({ onBroughtBack }: { readonly onBroughtBack: () => void }) {
  const app = useAppWords();
  const [brought, setBrought] = useState<BroughtBack | 'no-backup' | null>(null);
  const save = async (): Promise<void> => {
    const { backupFile } = await backup.fetch();
    saveFile(backupFile(Date.now()));
  };
  const bring = async (file: File): Promise<void> => {
    const [{ readBackup, bringBack }, text] = await Promise.all([backup.fetch(), file.text()]);
    const entries = readBackup(text);
    setBrought(entries === null ? 'no-backup' : bringBack(entries));
    onBroughtBack();
  };
  return (
    <>
      <p className={styles.help} id="backup-help">
        {app.backupHelp}
      </p>
      <div className={styles.pair}>
        <button type="button" className={styles.set} aria-describedby="backup-help" onClick={() => void save()}>
          {app.saveAll}
        </button>
        <label className={styles.set}>
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
      {brought !== null && (
        <p role="status">
          {brought === 'no-backup' ? app.noBackup : app.broughtBack(brought.matches, brought.known, brought.damaged)}
        </p>
      )}
    </>
  );
}
