/** Says that a new version waits, and lets it come into use. */

import { useState } from 'react';

import { takeOver, useWaitingVersion } from './update.ts';
import { useAppWords } from '../screens/shell/words.ts';
import { Button } from '../ui/Button.tsx';
import { Toast } from '../ui/Toast.tsx';

/** The notice; nothing while there is no new version. */
export function UpdateNotice() {
  const app = useAppWords();
  const waiting = useWaitingVersion();
  const [later, setLater] = useState(false);
  if (!waiting || later) return null;
  return (
    <Toast label={app.newVersion}>
      <p>{app.newVersion}</p>
      <Button kind="main" onClick={takeOver}>
        {app.useNewVersion}
      </Button>
      <Button onClick={() => setLater(true)}>{app.later}</Button>
    </Toast>
  );
}
