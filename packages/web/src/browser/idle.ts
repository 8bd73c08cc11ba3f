/** Work that waits until the browser has nothing else to do. */

/** Calls when the browser is idle. Returns a function that cancels the call. */
export function whenIdle(call: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(call, 600);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(call, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
}
