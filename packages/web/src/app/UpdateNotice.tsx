/** Says that a new version waits, and lets it come into use. */

import { useState } from 'react';

import styles from './Notice.module.css';
import { takeOver, useWaitingVersion } from './update.ts';
import { useAppWords } from './words.ts';

/** The notice; nothing while there is no new version. */
export function UpdateNotice() {
  const app = useAppWords();
  const waiting = useWaitingVersion();
  const [later, setLater] = useState(false);
  if (!waiting || later) return null;
  return (
    <aside className={styles.notice} role="status" aria-label={app.newVersion}>
      <p>{app.newVersion}</p>
      <button type="button" className={styles.main} onClick={takeOver}>
        {app.useNewVersion}
      </button>
      <button type="button" onClick={() => setLater(true)}>
        {app.later}
      </button>
    </aside>
  );
}
