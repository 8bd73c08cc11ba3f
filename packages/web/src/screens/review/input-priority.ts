/**
 * Input has priority over thinking: while a button or key is down, and until its effect is drawn, the analysing worker pauses. On
 * a device with few cores it would otherwise delay the response. The page sets a flag in shared memory; the worker checks it
 * between two steps of its search.
 */

/** The longest that thinking waits for a hand that holds a button down, in milliseconds. */
const LONGEST = 250;

/** The longest time from handing over a frame until it is painted, in milliseconds. */
const PAINTING = 30;

const CALM = 0;
const BUSY = 1;

let shared: Int32Array<SharedArrayBuffer> | null = null;

/** The flag for a worker; null where pages may not share memory with workers, and nothing is ever held. */
export function inputFlag(): SharedArrayBuffer | null {
  if (shared === null && globalThis.crossOriginIsolated) {
    shared = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
    watchHands(shared);
  }
  return shared?.buffer ?? null;
}

/** Raises the flag from when a button or key goes down until what came of it has been drawn. */
function watchHands(flag: Int32Array): void {
  let last = 0;
  const hold = (): void => {
    last++;
    Atomics.store(flag, 0, BUSY);
  };
  const release = (): void => {
    const mine = ++last;
    // The first frame is the one that shows the answer; once the second has begun, the first has been handed over.
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          if (mine !== last) return;
          Atomics.store(flag, 0, CALM);
          Atomics.notify(flag, 0);
        }, PAINTING),
      ),
    );
  };
  for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, hold, { capture: true, passive: true });
  for (const kind of ['pointerup', 'pointercancel', 'keyup']) {
    addEventListener(kind, release, { capture: true, passive: true });
  }
}

/** In a worker: waits while the flag is raised, for a quarter of a second at most. Never stops the thinking. */
export function yieldToInput(buffer: SharedArrayBuffer | null): () => false {
  if (buffer === null) return () => false;
  const flag = new Int32Array(buffer);
  return () => {
    if (Atomics.load(flag, 0) === BUSY) Atomics.wait(flag, 0, BUSY, LONGEST);
    return false;
  };
}
