/** Fetching parts of the page over a connection that loses some of them. */

/** Milliseconds before each further attempt. */
const PAUSES = [300, 1500];

/** The style sheets that did not arrive. Those of the document itself were awaited before any script began. */
const lost = new Set(
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].filter(({ sheet }) => !arrived(sheet)),
);
addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') lost.add(target);
  },
  { capture: true },
);

/**
 * What `load` fetches. Where it fails, it is tried again after 0.3 s and after another 1.5 s.
 * @throws the last reason, if the third attempt fails too.
 */
export async function patiently<Value>(load: () => Promise<Value>): Promise<Value> {
  for (const pause of PAUSES) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
      await fetchLostStyles();
    }
  }
  return load();
}

/**
 * Fetches the style sheets that did not arrive once more. The bundler waits for the style sheets of a script at its first attempt
 * only: without this, a second attempt would show a screen without its style.
 */
export async function fetchLostStyles(): Promise<void> {
  const again = [...lost];
  lost.clear();
  await Promise.all(
    again.map(
      (link) =>
        new Promise<void>((resolve) => {
          const copy = link.cloneNode() as HTMLLinkElement;
          copy.addEventListener('load', () => resolve());
          copy.addEventListener('error', () => resolve());
          link.replaceWith(copy);
        }),
    ),
  );
}

/** Of a style sheet that was lost, a browser has none, or one whose rules cannot be read. */
function arrived(sheet: CSSStyleSheet | null): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}
