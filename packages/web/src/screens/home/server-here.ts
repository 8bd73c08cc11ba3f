/** Whether the page comes with a server for playing online: asked once the browser is idle, without the code of online play. */

import { useEffect, useState } from 'react';

import { whenIdle } from '../../browser/idle.ts';
import { wasOnline } from '../online/memory.ts';

/** What is known of it: `asking` until it has answered; `offline` without any network, `silent` where one has answered before. */
export type ServerHere = 'asking' | 'here' | 'offline' | 'silent' | 'none';

/** The last answer, so that nothing changes before one's eyes on the way back to the page. */
let known: ServerHere = 'asking';

async function askServer(): Promise<ServerHere> {
  try {
    const answer = await fetch('/api/session', { signal: AbortSignal.timeout(15_000) });
    // A host without a server may answer every address with the page itself.
    if (answer.ok && (answer.headers.get('content-type') ?? '').includes('json')) return 'here';
  } catch {
    if (!navigator.onLine) return 'offline';
  }
  return wasOnline() ? 'silent' : 'none';
}

/** What is known of the server; asked again whenever the network comes or goes. */
export function useServerHere(): ServerHere {
  const [here, setHere] = useState(known);
  useEffect(() => {
    let left = false;
    const look = async (): Promise<void> => {
      known = await askServer();
      if (!left) setHere(known);
    };
    const again = (): void => void look();
    addEventListener('online', again);
    addEventListener('offline', again);
    const cancel = whenIdle(again);
    return () => {
      left = true;
      cancel();
      removeEventListener('online', again);
      removeEventListener('offline', again);
    };
  }, []);
  return here;
}
