/** Says that a new version waits, and lets it come into use. */

import { useEffect, useState } from 'react';

import { takeOver, useWaitingVersion } from './update.ts';
import { useAppWords } from '../screens/shell/words.ts';
import { Button } from '../ui/Button.tsx';
import { Toast } from '../ui/Toast.tsx';

/** The notice; nothing while there is no new version. What has gone by itself comes again on the next page. */
export function UpdateNotice() {
  const app = useAppWords();
  const waiting = useWaitingVersion();
  const [said, setSaid] = useState<'open' | 'gone' | 'later'>('open');
  useEffect(() => {
    if (said !== 'gone') return undefined;
    const again = (): void => setSaid('open');
    addEventListener('hashchange', again);
    return () => removeEventListener('hashchange', again);
  }, [said]);
  if (!waiting || said !== 'open') return null;
  return (
    <Toast label={app.newVersion} onClose={() => setSaid('gone')}>
      <p>{app.newVersion}</p>
      <Button kind="main" onClick={takeOver}>
        {app.useNewVersion}
      </Button>
      <Button onClick={() => setSaid('later')}>{app.later}</Button>
    </Toast>
  );
}
