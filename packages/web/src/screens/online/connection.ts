/** The page's one connection to the server, opened when something online is first shown. */

import { type ConnectionState, Online } from '@windrose/protocol';
import { useSyncExternalStore } from 'react';

import { ownParts } from './memory.ts';

let line: Online | null = null;

function open(): Online {
  const { protocol, host } = location;
  const online = new Online({ url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/socket`, parts: ownParts });
  const back = (): void => {
    if (online.state !== 'open') online.reconnect();
  };
  addEventListener('online', back);
  // Browsers report dead connections late or never; without a network there is none.
  addEventListener('offline', () => online.reconnect());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') back();
  });
  return online;
}

/** The connection. */
export function connection(): Online {
  line ??= open();
  return line;
}

/** The moment the server's clock shows. */
export function serverNow(): number {
  return Date.now() + connection().clockOffset;
}

/** Reconnects as the current person. Pending requests are kept. */
export function anew(): void {
  line?.reconnect();
}

/** The state of the connection. */
export function useConnection(): { readonly state: ConnectionState; readonly outdated: boolean } {
  const online = connection();
  const snapshot = useSyncExternalStore(online.subscribe, () => `${online.state} ${online.outdated}`);
  const [state, outdated] = snapshot.split(' ') as [ConnectionState, string];
  return { state, outdated: outdated === 'true' };
}
