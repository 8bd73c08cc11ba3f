/** Web push in this browser: subscribing to what the server sends, through the worker that keeps the page. */

import { endPush, type MyNotices, subscribePush, wishNotices } from './server-people.ts';

/** Whether this browser can show messages of a closed page. */
export function isPushPossible(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The subscription of this browser; null without one. */
export async function pushHere(): Promise<PushSubscription | null> {
  if (!isPushPossible()) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/**
 * Subscribes this browser.
 * @param notices as they are, with the server's key
 * @throws DOMException if the browser does not let it be
 */
export async function startPushHere(notices: MyNotices, language: 'en' | 'pl'): Promise<MyNotices> {
  const worker = await navigator.serviceWorker.getRegistration();
  // A page without a service worker cannot receive messages.
  if (!worker) throw new DOMException('This page has no service worker.', 'InvalidStateError');
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: notices.pushKey,
  });
  await subscribePush(subscription.toJSON());
  return wishNotices({ ...notices.wishes, language, push: true });
}

/** Subscribes this browser no longer. */
export async function endPushHere(): Promise<MyNotices> {
  const subscription = await pushHere();
  const notices = await endPush(subscription?.endpoint ?? '');
  await subscription?.unsubscribe();
  return notices;
}
