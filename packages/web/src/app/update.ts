/**
 * Offline use: a service worker stores the whole page in this browser. A new version is downloaded in the background and
 * activated on request, or when no page of the old one is open. Matches are stored after every choice, so the reload loses
 * nothing.
 */

import { useSyncExternalStore } from 'react';

/** Interval at which an open page asks for a new version, in milliseconds. */
const ASK_EVERY = 60 * 60 * 1000;

let waiting: ServiceWorker | null = null;
const listeners = new Set<() => void>();

function setWaiting(worker: ServiceWorker | null): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

/** Keeps the page in this browser from now on, and looks out for new versions. */
export async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first worker to look after this page came with it; another one brings another page.
    if (controlled) location.reload();
    controlled = true;
  });
  let registration: ServiceWorkerRegistration | undefined;
  try {
    registration = await serviceWorker.register('/sw.js');
  } catch {
    // Without permission (a private window, an address without a certificate) the page works only online.
    return;
  }
  // Browsers that block workers may return nothing.
  if (!registration) return;
  const look = (): void => setWaiting(serviceWorker.controller ? registration.waiting : null);
  look();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', look);
  });
  setInterval(() => void registration.update().catch(() => {}), ASK_EVERY);
}

/** Lets the waiting version take over; every open page of this browser reloads. */
export function takeOver(): void {
  waiting?.postMessage({ type: 'SKIP_WAITING' });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a new version is ready. */
export function useWaitingVersion(): boolean {
  return useSyncExternalStore(subscribe, () => waiting !== null);
}
