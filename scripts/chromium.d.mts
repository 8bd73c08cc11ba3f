/** The path of Chromium or Chrome; null when none is found. @throws Error when CHROMIUM_PATH names no file. */
export function findChromium(): string | null;

/** The path of Chromium or Chrome. @throws Error when none is found. */
export function chromiumPath(): string;
